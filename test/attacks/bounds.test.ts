import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import * as z from 'zod';
import { listRuns } from '../../src/trace/reader.ts';
import { bundleJson } from '../action/honest-bundle.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { attack } from './attack.ts';

// What comes from outside has a bound before it is read.

const Read = z.object({ rule: z.string(), message: z.string(), ms: z.number(), mib: z.number() });
type BundleText = Awaited<ReturnType<typeof bundleJson>>;

const listOf = (count: number, value: string): string => `[${`${value},`.repeat(count)}${value}]`;
/** A member's value in the bundle's text, which need not exist as a value in memory. */
const withText = (bundle: object, text: string): string => JSON.stringify(bundle).replace('"@"', text);
const inPatch = (bundle: BundleText, text: string): string =>
  withText({ ...bundle, patch: { ...bundle.patch, files: '@' } }, text);
const inEvents = (bundle: BundleText, text: string): string => withText({ ...bundle, events: '@' }, text);
const inTask = (bundle: BundleText, text: string): string => withText({ ...bundle, task: '@' }, text);
const inFront = (bundle: BundleText, text: string): string =>
  JSON.stringify(bundle).replace('{', () => `{${text}`);

const FORGERIES: readonly (readonly [string, (bundle: BundleText) => string])[] = [
  ['19 million zeros as files', (b) => inPatch(b, listOf(19_000_000, '0'))],
  ['37 MB of a goal', (b) => inTask(b, `{"goal":"${'x'.repeat(37_000_000)}"}`)],
  ['18 million zeros in the task', (b) => inTask(b, `{"evidence":${listOf(18_000_000, '0')}}`)],
  ['19 million zeros as events', (b) => inEvents(b, listOf(19_000_000, '0'))],
  [
    '3 million unknown keys',
    (b) => inFront(b, Array.from({ length: 3_000_000 }, (_, at) => `"k${at.toString(36)}":0,`).join('')),
  ],
  ['20,000 members of one name', (b) => inFront(b, `"patch":${listOf(900, '0')},`.repeat(20_000))],
  ['38 MB of blanks', (b) => inFront(b, ' '.repeat(38_000_000))],
  [
    'as many wrong values in one event as are read',
    (b) => inEvents(b, `[{"kind":"tests","payload":{"report":{"failures":${listOf(32_000, '0')}}}}]`),
  ],
  [
    'a file as long as is read, with a wide letter',
    (b) => inPatch(b, `[{"path":"x","content":"${'x'.repeat(28_000_000)}\u4e2d"}]`),
  ],
];

for (const [at, [what, forge]] of FORGERIES.entries())
  attack(`A21${'abcdefghi'[at]}`, `a forged bundle: ${what}`, async () => {
    const path = join(temporaryFolder(), 'bundle.json');
    writeFileSync(path, forge(await bundleJson('a'.repeat(40))));
    const program = join(import.meta.dirname, 'forged-bundle.ts');
    const read = Read.parse(
      JSON.parse(execFileSync(process.execPath, [program, path], { encoding: 'utf8' })),
    );
    expect(read.rule).toMatch(/^(?:size|form)$/);
    expect(read.ms).toBeLessThan(2_000);
    expect(read.mib).toBeLessThan(256);
    return `${read.rule}: ${read.message.slice(0, 60)}, ${Math.round(read.ms)} ms, ${Math.round(read.mib)} MiB`;
  });

for (const [id, what, text] of [
  ['A21j', 'a trace of 19 million lines', 'x\n'.repeat(19_000_000)],
  ['A21k', 'a trace of one line with 12 million values', `${listOf(11_000_000, '0')}\n`],
] as const)
  attack(id, what, async () => {
    const path = join(temporaryFolder(), 'trace.jsonl');
    writeFileSync(path, text);
    const problems: string[] = [];
    const start = performance.now();
    expect(await listRuns(path, ({ reason }) => problems.push(reason))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(problems.length).toBeLessThan(20_000);
    return problems.at(-1) ?? '';
  });
