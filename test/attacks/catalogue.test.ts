import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');

/** `| P | 01 02a | file |`: the rows of docs/threats.md under "By id". */
const rows = [
  ...readFileSync(join(PROJECT, 'docs/threats.md'), 'utf8').matchAll(
    /^\| ([A-Z]) \| ([\d ]+) \| `(.+?)` \|$/gm,
  ),
].flatMap(([, kind = '', numbers = '', file = '']) =>
  numbers.split(' ').map((number) => ({ id: `${kind}${number}`, file })),
);

test('every case that the document lists stands in the file that it names', () => {
  expect(rows.length).toBeGreaterThan(100);
  const texts = new Map(rows.map(({ file }) => [file, readFileSync(join(PROJECT, 'test', file), 'utf8')]));
  const missing = rows.filter(({ id, file }) => !new RegExp(`\\b${id}\\b`).test(texts.get(file) ?? ''));
  expect(missing).toEqual([]);
});

test('every case of test/attacks is listed', () => {
  const listed = new Set(rows.map(({ id }) => id));
  const tried = globSync('test/attacks/*.ts', { cwd: PROJECT }).flatMap((file) => [
    ...readFileSync(join(PROJECT, file), 'utf8').matchAll(/(?:id: |\[|attack\()'([PWEFIGMRCLA]\d\d)'/g),
  ]);
  expect([...new Set(tried.map(([, id = '']) => id))].filter((id) => !listed.has(id))).toEqual([]);
});
