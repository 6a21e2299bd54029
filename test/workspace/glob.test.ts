import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { GlobError, globToRegexSource, MAX_GLOB_LENGTH, matcher } from '../../src/workspace/repo-path.ts';

const CASES: readonly (readonly [glob: string, path: string, matches: boolean])[] = [
  ['*.py', 'a.py', true],
  ['*.py', 'src/deep/a.py', true],
  ['*.py', 'src/a.pyc', false],
  ['/*.py', 'a.py', true],
  ['/*.py', 'src/a.py', false],
  ['./src/*.py', 'src/a.py', true],
  ['src/*.py', 'src/x/a.py', false],
  ['src/**/*.py', 'src/a.py', true],
  ['src/**/*.py', 'src/x/y/a.py', true],
  ['**/*.py', 'a.py', true],
  ['**', 'a/b/c', true],
  ['src/**', 'src/a/b', true],
  ['src/**', 'srcs/a', false],
  ['src/', 'src/a/b', true],
  ['a**b', 'axxb', true],
  ['a**b', 'ax/xb', false],
  ['**/a/**/b', 'x/a/y/z/b', true],
  ['**/a/**/b', 'a/b', true],
  ['file?.txt', 'file1.txt', true],
  ['file?.txt', 'file/.txt', false],
  ['[ab].txt', 'a.txt', true],
  ['[!ab].txt', 'a.txt', false],
  ['[^ab].txt', 'c.txt', true],
  ['[a-c]x', 'bx', true],
  ['[]x', '[]x', true],
  ['[x', '[x', true],
  ['*.{js,ts}', 'a.ts', true],
  ['*.{js,ts}', 'a.tsx', false],
  ['{a,b/{c,d}}.txt', 'b/d.txt', true],
  ['a{,.x}', 'a', true],
  ['a{,.x}', 'a.x', true],
  ['a.b', 'axb', false],
  ['(a|b)+', '(a|b)+', true],
  ['\\*.py', '*.py', true],
  ['\\*.py', 'a.py', false],
  ['a,b', 'a,b', true],
  ['a}', 'a}', true],
  ['ä*', 'äx', true],
  ['/**', 'a/b', true],
  ['./**', 'a/b', true],
  ['/./**', 'a/b', true],
  ['**/**', 'a/b', true],
  ['b\\/', 'b/a', true],
  ['[ab]\\/', 'a/b', true],
  ['*\\/', 'a/b', true],
  ['**\\/\\.x', 'a/.x', true],
  ['{a,b}\\/', 'a/c', true],
  ['[ab]\\/{c,}*', 'a/cd', true],
  ['Foo.{java,kt}', 'src/foo.kt', false],
];

describe('a glob', () => {
  it.each(CASES)('%j on %j: %s', (glob, path, matches) => {
    const source = globToRegexSource(glob);
    expect(new RegExp(source).test(path)).toBe(matches);
    expect(RE2JS.compile(source).testExact(path)).toBe(matches);
    expect(matcher([glob], '')(path)).toBe(matches);
    expect(matcher(['no.thing', glob, 'no/thing'], '')(path)).toBe(matches);
  });

  it('matches letters of either case where it is asked to', () => {
    expect(['SRC/foo.KT', 'x/FOO.java'].map(matcher(['src/*.kt', 'Foo.{java,kt}'], 'i'))).toEqual([
      true,
      true,
    ]);
  });

  it('is refused when it is empty, too long, or open', () => {
    for (const glob of ['', '/', '{a,b', 'x'.repeat(MAX_GLOB_LENGTH + 1)]) {
      expect(() => globToRegexSource(glob)).toThrow(GlobError);
      expect(() => matcher([glob], '')).toThrow(GlobError);
    }
  });
});

describe('a matcher of many globs', () => {
  const globs = [
    '*.{ts,TSX}',
    '*.d.json',
    'Makefile',
    '/lib/{a,b}.js',
    '**/{vendor,out}/**',
    '/docs/',
    'src/**/*.py',
  ];
  const folders = ['', 'src/', 'src/deep/', 'lib/', 'docs/', 'docs/x/', 'a/vendor/', 'OUT/b/', 'outer/'];
  const names = [
    'a.ts',
    'A.TS',
    'a.tsx',
    'x.json',
    'x.d.json',
    'makefile',
    'Makefile',
    'a.js',
    'c.js',
    'a.py',
    'ts',
    'vendor',
  ];

  it.each(['', 'i'] as const)(
    'answers as each of them alone would, in any order of paths (flags: %j)',
    (flags) => {
      const alone = globs.map((glob) => new RegExp(globToRegexSource(glob), flags));
      const matches = matcher(globs, flags);
      const paths = folders.flatMap((folder) => names.map((name) => folder + name));
      for (const path of [...paths, ...names.flatMap((name) => folders.map((folder) => folder + name))])
        expect([path, matches(path)]).toEqual([path, alone.some((each) => each.test(path))]);
    },
  );
});
