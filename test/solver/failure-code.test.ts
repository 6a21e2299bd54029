import { expect, test } from 'vitest';
import { readOutput } from '../../src/core/output/test-output.ts';
import { failureCode } from '../../src/solver/failure-code.ts';
import { memoryTree } from './memory-tree.ts';

const long = Array.from({ length: 70 }, (_, at) => `  step(${at});\n`).join('');
const FILES = {
  'lib/a.js': `export function outer(x) {\n  return inner(x);\n}\nfunction inner(x) {\n  return x.y.z;\n}\nfunction other() {\n  return 1;\n}\nfunction endless() {\n${long}}\n`,
  'test/a.test.js': "import { outer } from '../lib/a.js';\nouter({});\n",
};
const ERROR = 'TypeError: Cannot read properties of undefined';
const INNER = 'lib/a.js:4\nfunction inner(x) {\n  return x.y.z;\n}';
const OUTER = 'lib/a.js:1\nexport function outer(x) {\n  return inner(x);\n}';
const OUTLINE = 'Functions of lib/a.js:\n1-3 outer\n4-6 inner\n7-9 other\n10-81 endless';
const TRACE = `${ERROR}\n    at inner (file:///w/lib/a.js:5:14)\n    at outer (file:///w/lib/a.js:2:10)\n    at file:///w/test/a.test.js:2:1`;

const plain = (text: string): string => text;
const codeOf = (output: string, maxBytes = 3_000, redact = plain) =>
  failureCode(
    memoryTree(FILES),
    { output: readOutput(output), evidence: [], failures: [] },
    { likeliest: { path: 'lib/a.js', line: 4, name: 'inner' }, maxBytes, redact },
  );

test('the functions of the frames are shown whole, each once, none of a test; then an outline of the likeliest file', async () => {
  const twice = `${TRACE}\n    at inner (file:///w/lib/a.js:4:1)`;
  expect(await codeOf(twice)).toBe([INNER, OUTER, OUTLINE].join('\n\n'));
});

test('no function is cut: one without room, or of more than 60 lines, is left out', async () => {
  expect(await codeOf(TRACE, INNER.length + 20)).toBe(INNER);
  expect(await codeOf(`${ERROR}\n    at endless (file:///w/lib/a.js:40:1)`)).toBe(OUTLINE);
});

test('a function that the output quotes is not shown again', async () => {
  const quoted = 'function inner(x) {\n  return x.y.z;\n}';
  expect(await codeOf(`${quoted}\n${TRACE}`)).not.toContain(INNER);
});

test('a long outline holds what is near the likeliest place', async () => {
  const functions = Array.from({ length: 200 }, (_, at) => `function f${at}() {\n  return ${at};\n}\n`);
  const shown = await failureCode(
    memoryTree({ 'lib/b.js': functions.join('') }),
    { output: readOutput(''), evidence: [], failures: [] },
    { likeliest: { path: 'lib/b.js', line: 301, name: 'f100' }, maxBytes: 3_000, redact: plain },
  );
  expect(shown).toContain('301-303 f100');
  expect(shown).toMatch(/\[… \d+ functions left out …\]$/);
  expect(shown.length).toBeLessThan(900);
});

test('it is redacted', async () => {
  const redact = (text: string): string => text.replaceAll('x.y.z', '[redacted]');
  expect(await codeOf(TRACE, 3_000, redact)).toContain('return [redacted];');
});
