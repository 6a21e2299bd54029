import { describe, expect, test } from 'vitest';
import type { TripwireKind } from '../../../src/core/events.ts';
import {
  addedLines,
  makesDraft,
  splitList,
  TRIPWIRES,
  tripwiresOf,
} from '../../../src/core/verdict/tripwires.ts';
import { expectLinear } from '../../linear.ts';

/** A hunk that removes lines of a file and adds others below a line that stays. */
const diffOf = (path: string, added: readonly string[], removed: readonly string[] = []): string =>
  [
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -1,${removed.length + 1} +1,${added.length + 1} @@`,
    ' kept',
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    '',
  ].join('\n');

const HEADER = ['--- a/a.py', '+++ b/a.py'];
const found = (diff: string, tests: readonly string[] = []) => tripwiresOf({ diff, tests });
const kindsOf = (path: string, ...lines: readonly string[]): TripwireKind[] =>
  found(diffOf(path, lines)).map(({ kind }) => kind);

/** A file of each language that a row is for. */
const FILES = {
  python: 'a.py',
  javascript: 'a.js',
  go: 'a.go',
  rust: 'a.rs',
  jvm: 'A.java',
  ruby: 'a.rb',
  php: 'a.php',
  shell: 'a.sh',
  c: 'a.c',
  perl: 'a.pm',
} as const;

describe.each(TRIPWIRES)(
  '$kind: $words',
  ({ kind, languages = ['python', 'javascript'], words, unless = '', hits, misses }) => {
    const files = languages.map((language) => FILES[language]);

    test.each(splitList(hits))('finds %j', (text) => {
      for (const file of files) {
        if (/^\s*#/.test(text) && ['a.rb', 'a.py', 'a.sh', 'a.pm'].includes(file)) continue;
        expect(kindsOf(file, ...text.split('\n')), file).toContain(kind);
      }
    });

    test.each(splitList(misses))('does not find %j', (text) => {
      expect(files.flatMap((file) => kindsOf(file, ...text.split('\n')))).not.toContain(kind);
    });

    test('has no words longer than 80 characters', () => {
      for (const each of splitList(`${words} | ${unless}`)) expect(each.length, each).toBeLessThanOrEqual(80);
    });
  },
);

test.each<readonly [TripwireKind, isDraft: boolean, string]>([
  ['ends the process', true, 'sys.exit()'],
  ['skips tests', true, 'pytest.skip("later")'],
  ['patches the test runner', true, 'import _pytest'],
  ['looks for the test run', false, 'if "PYTEST_CURRENT_TEST" in os.environ:'],
  ['swallows exceptions', false, 'except: pass'],
  ['talks to the workflow', false, 'print("::set-output name=x::y")'],
])('a line that %s makes a draft: %s', (kind, isDraft, line) => {
  expect(found(diffOf('a.py', [line])).map((each) => [each.kind, makesDraft(each)])).toEqual([
    [kind, isDraft],
  ]);
});

test.each<readonly [TripwireKind, hits: readonly string[], misses: readonly string[]]>([
  [
    'looks like a secret',
    [`const t = 'ghp_${'a1B2'.repeat(9)}';`, `// sk-${'a1B2'.repeat(9)}`, '-----BEGIN RSA PRIVATE KEY-----'],
    ['const token = readToken();', "const password = '';", "const skill = 'sk-8';"],
  ],
  [
    'invisible characters',
    [
      'if (isAdmin\u202e) {',
      'const a\u200b = 1;',
      '// \u{e0041}',
      'const \u3164 = 1;',
      "'x\ufe00\ufe01'",
      `${' '.repeat(5000)}run();`,
    ],
    [
      "const s = '❤\ufe0f';",
      "const s = 'naïve – “quoted” …';",
      "const s = '漢字';",
      `${' '.repeat(500)}run();`,
    ],
  ],
])('%s', (kind, hits, misses) => {
  for (const line of hits) expect(kindsOf('a.js', line), line).toContain(kind);
  for (const line of misses) expect(kindsOf('a.js', line), line).not.toContain(kind);
});

test('the line above is the one above in the new file, also where it stayed', () => {
  const diff = (above: string) =>
    [
      '--- a/a.py',
      '+++ b/a.py',
      '@@ -1,4 +1,5 @@',
      '+import os',
      ' try: f()',
      ` ${above}`,
      '-    raise',
      '+    pass',
      ' g()',
    ].join('\n');
  expect(found(diff('except Exception:'))).toMatchObject([{ kind: 'swallows exceptions', line: 4 }]);
  expect(found(diff('except ValueError:'))).toEqual([]);
  const apart = [...HEADER, '@@ -1,1 +1,3 @@', '+except Exception:', '     raise A', '+    pass'].join('\n');
  expect(found(apart)).toEqual([]);
});

test('what a hunk only moves or rewrites was there before', () => {
  expect(found(diffOf('a.py', ['    sys.exit(0)'], ['sys.exit(0)']))).toEqual([]);
  expect(found(diffOf('a.py', ['    sys.exit()'], ['sys.exit(1)']))).toHaveLength(1);
});

test('no kind is crowded out by many of another', () => {
  const kinds = kindsOf('a.py', ...Array.from({ length: 500 }, () => 'sys.exit()'), 'except: pass');
  expect(kinds).toHaveLength(100);
  expect(kinds).toContain('swallows exceptions');
});

test('removed lines and lines that stay are not looked at', () => {
  const diff = [...HEADER, '@@ -1,2 +1,2 @@', '-sys.exit()', '+pytest.skip()', ' os._exit(0)', ''].join('\n');
  expect(found(diff).map(({ kind }) => kind)).toEqual(['skips tests']);
});

test('a new test may do what tests do, and not what harms who runs them', () => {
  const diff = diffOf('test_a.py', ['pytest.skip("later")', 'print("::add-mask::the")', 'x = 1\u200b']);
  expect(found(diff, ['test_a.py']).map(({ kind }) => kind)).toEqual([
    'talks to the workflow',
    'invisible characters',
  ]);
});

test.each([
  ['a.py', '# if GITHUB_ACTIONS'],
  ['a.js', '// if GITHUB_ACTIONS'],
  ['a.js', ' * GITHUB_ACTIONS is not used'],
  ['a.sql', '-- if GITHUB_ACTIONS'],
])('a comment of %s is no code: %s', (path, line) => {
  expect(kindsOf(path, line)).toEqual([]);
});

test('the added lines of a diff have their numbers, over several hunks and files', () => {
  const diff = [
    '--- a/a.py',
    '+++ b/a.py',
    '@@ -1,2 +1,3 @@',
    ' one',
    '+two',
    ' three',
    '@@ -10,1 +11,2 @@',
    '-x',
    '+++ not a header',
    '+y',
    '--- /dev/null',
    '+++ "b/caf\\303\\251.py"',
    '@@ -0,0 +1 @@',
    '+z',
    '\\ No newline at end of file',
  ].join('\n');
  expect(addedLines(diff).map(({ path, number, text }) => [path, number, text])).toEqual([
    ['a.py', 2, 'two'],
    ['a.py', 11, '++ not a header'],
    ['a.py', 12, 'y'],
    ['café.py', 1, 'z'],
  ]);
});

test.each(['a', '\\x41', '"', 'expected '])('a hostile line of %j costs no time', (piece) =>
  expectLinear(100_000, (size) => {
    const text = piece.repeat(size / piece.length);
    tripwiresOf({ diff: diffOf('a.js', [`return ${text}`]), tests: [] });
  }),
);
