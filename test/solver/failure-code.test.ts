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
    { places: [{ path: 'lib/a.js', line: 4, name: 'inner' }], maxBytes, redact },
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

test('a long outline holds what places name and what is near the likeliest one, and a mark at each gap', async () => {
  const functions = Array.from({ length: 200 }, (_, at) => `function f${at}() {\n  return ${at};\n}\n`);
  const shown = await failureCode(
    memoryTree({ 'lib/b.js': functions.join('') }),
    { output: readOutput(''), evidence: [], failures: [] },
    {
      places: [301, 1].map((line) => ({ path: 'lib/b.js', line, name: '' })),
      maxBytes: 3_000,
      redact: plain,
    },
  );
  expect(shown).toContain('301-303 f100');
  expect(shown).toMatch(/:\n1-3 f0\n\[… \d+ functions left out …\]\n/);
  expect(shown).toMatch(/\[… \d+ functions left out …\]$/);
  expect(shown.match(/left out/g)).toHaveLength(2);
  expect(shown.length).toBeLessThan(1000);
});

test('a gap of one function in an outline is shown: its mark would be no shorter', async () => {
  const body = '  step();\n'.repeat(9);
  const functions = Array.from(
    { length: 200 },
    (_, at) => `function f${at}() {\n${at % 2 === 0 ? body : '  step();\n'}}\n`,
  );
  const shown = await failureCode(
    memoryTree({ 'lib/b.js': functions.join('') }),
    { output: readOutput(''), evidence: [], failures: [] },
    { places: [{ path: 'lib/b.js', line: 1, name: '' }], maxBytes: 3_000, redact: plain },
  );
  expect(shown).toMatch(/:\n1-11 f0\n12-14 f1\n15-25 f2\n26-28 f3\n/);
  expect(shown.match(/left out/g)).toHaveLength(1);
});

test('an outline holds a function of Python once, without its overloads', async () => {
  const text =
    '@t.overload\ndef edit(a: str) -> str: ...\n\n\n@cache\ndef edit(a):\n    return a\n\n\ndef b(): ...\n\n\ndef c(): ...\n';
  const shown = await failureCode(
    memoryTree({ 'a.py': text }),
    { output: readOutput(''), evidence: [], failures: [] },
    { places: [{ path: 'a.py', line: 6, name: 'edit' }], maxBytes: 3_000, redact: plain },
  );
  expect(shown).toBe('Functions of a.py:\n6-7 edit\n10-10 b\n13-13 c');
});

test('of a file with few functions the likeliest is shown, where no frame leads to any', async () => {
  const files = { 'lib/c.js': 'function a() {\n  return 1;\n}\n' };
  const shown = await failureCode(
    memoryTree(files),
    { output: readOutput(''), evidence: [], failures: [] },
    { places: [{ path: 'lib/c.js', line: 1, name: 'a' }], maxBytes: 3_000, redact: plain },
  );
  expect(shown).toBe('lib/c.js:1\nfunction a() {\n  return 1;\n}');
});

test('short functions come last into an outline', async () => {
  const short = (at: number): string => `function s${at}() {\n  return ${at};\n}\n`;
  const long = `function cause() {\n${'  step();\n'.repeat(9)}}\n`;
  const text = `function a() {\n  b();\n}\n${Array.from({ length: 90 }, (_, at) => short(at)).join('')}${long}`;
  const shown = await failureCode(
    memoryTree({ 'lib/c.js': text }),
    { output: readOutput(''), evidence: [], failures: [] },
    { places: [{ path: 'lib/c.js', line: 1, name: 'a' }], maxBytes: 3_000, redact: plain },
  );
  expect(shown).toMatch(/functions left out …\]\n274-284 cause$/);
});

test('a test in a file of the product is no code that a failure points at', async () => {
  const files = {
    'src/lib.rs':
      'pub fn add(a: u8) -> u8 {\n    a\n}\npub fn two() -> u8 { 2 }\npub fn three() -> u8 { 3 }\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() {\n        assert_eq!(add(1), 2);\n    }\n}\n',
  };
  const shown = await failureCode(
    memoryTree(files),
    {
      output: readOutput("thread 'tests::adds' panicked at src/lib.rs:11:9:\nassertion failed"),
      evidence: [],
      failures: [],
    },
    { places: [{ path: 'src/lib.rs', line: 1, name: 'add' }], maxBytes: 3_000, redact: plain },
  );
  expect(shown).toBe('Functions of src/lib.rs:\n1-3 add\n4-4 two\n5-5 three');
});

test('it is redacted', async () => {
  const redact = (text: string): string => text.replaceAll('x.y.z', '[redacted]');
  expect(await codeOf(TRACE, 3_000, redact)).toContain('return [redacted];');
});
