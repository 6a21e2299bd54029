import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PRINTED_EXCEPTIONS, readingsIn } from './printed.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Where what a run printed is read: the formats of test runners, and all else. An `output` of `llm/` is the model's. */
const READERS = /^(?:runners|core\/output|llm)\//;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !READERS.test(path))
  .toSorted()
  .map((path) => [path, readFileSync(join(SRC, path), 'utf8')] as const);

test('no other room tries a pattern on what a run printed, or takes it apart', () => {
  const found = readingsIn(sources);
  const others = found.filter(({ path }) => !Object.hasOwn(PRINTED_EXCEPTIONS, path));
  expect(others.map(({ path, line, code }) => `${path}:${line} ${code}`)).toEqual([]);
  const paths = new Set(found.map(({ path }) => path));
  expect(Object.keys(PRINTED_EXCEPTIONS).filter((path) => !paths.has(path))).toEqual([]);
}, 60_000);

const IN_CONCLUDE = readFileSync(join(SRC, 'core/conclude.ts'), 'utf8');
const BASE = 'declare const tests: { output: string };';

test.each([
  ['a pattern on an output', 'export const a = (tests: Tests) => /FAILED/.test(tests.output);'],
  ['a pattern with a name', 'const P = /x/; export const a = ({ output }: Tests) => P.exec(output);'],
  [
    'under another name',
    'export function a({ output: text }: Tests) { const all = text.trim(); return all.match(/x/); }',
  ],
  ['split into lines', `export const a = (tests: Tests) => tests.output.split('\\n').length;`],
  ['a word', `export const a = (tests: Tests) => tests.output.includes('Traceback');`],
  [
    'each line of a digest',
    'export const a = (o: TestOutput) => o.naming().filter((line) => /x/.test(line));',
  ],
  [
    'the lines of one test',
    `export const a = (tests: Tests) => outputOf(tests).linesOf('a').some((line) => line.startsWith('E '));`,
  ],
  ['evidence of CI', 'export const a = (goal: Goal) => goal.evidence.some(({ text }) => /x/.test(text));'],
  [
    'in a loop',
    'export function a(log: Line[]) { for (const { text } of log) if (/x/.test(text)) return text; }',
  ],
  [
    'by a function of its own',
    'const b = (text: string) => /x/.test(text); export const a = (tests: Tests) => b(tests.output);',
  ],
  [
    'by a method',
    'export class A { a(tests: Tests) { return this.#b(tests.output); } #b(text: string) { return /x/.test(text); } }',
  ],
  ['without colours', 'export const a = (tests: Tests) => /x/.test(stripAnsi(tests.output));'],
  ['in a longer text', `export const a = (tests: Tests) => /x/.test('log: ' + tests.output);`],
])('a second reader is seen: %s', (_, code) => {
  expect(readingsIn([['core/second.ts', `${BASE}\n${code}`]])).not.toEqual([]);
  expect(readingsIn([['core/conclude.ts', `${IN_CONCLUDE}\n${code}`]])).not.toEqual([]);
});

test('a second reader is seen in another file than the text comes from', () => {
  const reader = ['core/a.ts', 'export const looksFlaky = (text: string) => /x/.test(text);'] as const;
  const caller = ['solver/b.ts', 'export const b = (tests: Tests) => looksFlaky(tests.output);'] as const;
  expect(readingsIn([reader])).toEqual([]);
  expect(readingsIn([caller, reader]).map(({ path }) => path)).toEqual(['core/a.ts']);
});

test.each([
  ['shown', 'export const a = (tests: Tests) => fence(tests.output, { maxBytes: 100 });'],
  [
    'asked',
    `export const a = (tests: Tests) => outputOf(tests).naming().length === 0 && tests.output.length > 3;`,
  ],
  [
    'compared by a name that is known',
    'export const a = (o: TestOutput, id: string) => o.naming().find((line) => line.includes(id));',
  ],
  ['the answer of a tool', `export const a = (last: Result) => last.obs.output.split('\\n');`],
])('what is %s is not read again', (_, code) => {
  expect(readingsIn([['core/second.ts', code]])).toEqual([]);
});
