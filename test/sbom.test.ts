import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const PROJECT = join(import.meta.dirname, '..');
const read = (path: string): Buffer => readFileSync(join(PROJECT, path));
const BillSchema = z.object({
  components: z.array(
    z.object({
      type: z.enum(['library', 'file']),
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string().optional(),
      hashes: z
        .array(z.object({ alg: z.string(), content: z.string().regex(/^[0-9a-f]{64,128}$/) }))
        .optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const printed = execFileSync(process.execPath, [
  '--disable-warning=ExperimentalWarning',
  join(PROJECT, 'scripts/sbom.ts'),
]);
const bill = BillSchema.parse(JSON.parse(printed.toString()));
const named = new Map(bill.components.map((each) => [each.name, each]));

test('every package that the bundle holds, and every dependency of ours, is named with its version', () => {
  const licences = read('dist/bundle/licenses.txt').toString();
  // A name, and the short name of its licence below it.
  const bundled = [
    ...licences.matchAll(
      /^((?:@[a-z\d-]+\/)?[a-z\d][\w.-]*)\n(?:MIT|ISC|Apache-2\.0|BSD-\d-Clause|0BSD|BlueOak-\S+|MPL-2\.0|Unlicense|\(.*\))$/gm,
    ),
  ];
  expect(bundled.length).toBeGreaterThan(90);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json').toString()));
  const wanted = [
    ...bundled.map(([, name = '']) => name),
    ...Object.keys(dependencies),
    'web-tree-sitter',
    '@vscode/tree-sitter-wasm',
  ];
  expect(wanted.filter((name) => named.get(name)?.version === undefined)).toEqual([]);
});

test('every file of dist is named with its hash, and each grammar with the package that it comes from', () => {
  const files = globSync('dist/**/*.*', { cwd: PROJECT });
  for (const file of files)
    expect(named.get(file)?.hashes, file).toEqual([
      { alg: 'SHA-256', content: createHash('sha256').update(read(file)).digest('hex') },
    ]);
  const grammars = files.filter((file) => file.includes('.wasm'));
  expect(grammars.length).toBeGreaterThan(5);
  for (const grammar of grammars)
    expect(bill.dependencies.filter(({ ref }) => ref === grammar)).toMatchObject([
      { dependsOn: [expect.stringMatching(/^pkg:npm\/(?:web-tree-sitter|%40vscode\/tree-sitter-wasm)@\d/)] },
    ]);
});

test('every reference leads to a component, and it names no time, so that it can be made again', () => {
  const known = new Set(bill.components.map((each) => each['bom-ref']));
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual(
    [],
  );
  expect(printed.toString()).not.toMatch(/timestamp|serialNumber/);
});
