import { describe, expect, it } from 'vitest';
import {
  byFolder,
  endingOf,
  parseRepoFolder,
  parseRepoPath,
  portabilityProblem,
} from '../../src/workspace/repo-path.ts';

describe('a repository path', () => {
  it.each([
    ['./a//b', 'a/b'],
    ['a/./b.txt', 'a/b.txt'],
    ['src/aux.c', 'src/aux.c'],
    ['.gitignore', '.gitignore'],
    ['.github/x.md', '.github/x.md'],
    ['git~x/config', 'git~x/config'],
    ['äöü/日本.txt', 'äöü/日本.txt'],
    ['a b/c', 'a b/c'],
  ])('%j is %j', (text, path) => {
    expect(parseRepoPath(text)).toEqual({ ok: true, path });
  });

  it.each([
    ['P01: leads out', '../x', 'path: leaves the repository'],
    ['P02: absolute', '/etc/passwd', 'path: absolute'],
    ['below a home', '~/.ssh/id_rsa', 'path: absolute'],
    ['P03: of a process', '/proc/self/environ', 'path: absolute'],
    ['P04: leads out from within', 'a/../../x', 'path: leaves the repository'],
    ['P04: leads out and back', 'a/../b', 'path: leaves the repository'],
    ['P05: NUL', 'a\0b', 'path: invisible characters'],
    ['P05: line feed', 'a\nb', 'path: invisible characters'],
    ['P05: bidi mark', 'a\u202eb', 'path: invisible characters'],
    ['P05: tag character', 'a\u{e0041}b', 'path: invisible characters'],
    ['P05: half a character', 'a\ud800b', 'path: invisible characters'],
    ['P11: .GIT', '.GIT/config', "protected: git's folder"],
    ['P11: .Git/hooks', '.Git/hooks/x', "protected: git's folder"],
    ['P11: zero-width inside .git', '.g\u200cit/config', 'path: invisible characters'],
    ['P13: short name', 'git~1/config', "protected: git's folder"],
    ['P13: trailing dot', '.git./config', "protected: git's folder"],
    ['P13: trailing blank', '.git /config', "protected: git's folder"],
    ['P14: backslashes', 'x\\.git\\config', 'path: not portable'],
    ['P14: drive', 'C:\\x', 'path: not portable'],
    ['P14: stream of .git', '.git::$INDEX_ALLOCATION/config', "protected: git's folder"],
    ['P15: below a folder', 'sub/.git/config', "protected: git's folder"],
    ['P18: empty', '', 'path: names no file'],
    ['P18: the root', '.', 'path: names no file'],
    ['P19: 5,000 characters', 'x'.repeat(5000), 'path: too long'],
    ['P19: 5,000 characters in parts', 'x/'.repeat(2500), 'path: too long'],
    ['P19: a name of 256 bytes', `a/${'x'.repeat(256)}`, 'path: too long'],
  ])('is refused: %s', (_, text, rule) => {
    expect(parseRepoPath(text)).toMatchObject({ ok: false, denial: { rule } });
  });

  it.each([
    ['path: not portable', 'a.'],
    ['path: not portable', 'a '],
    ['path: not portable', 'CON'],
    ['path: not portable', 'con.txt'],
    ['path: not portable', 'LPT1'],
    ['path: not portable', 'a:b'],
    ['path: harmful name', 'a|b'],
    ['path: harmful name', '-rf'],
    ['path: harmful name', ' x.py'],
    ['path: harmful name', '~root'],
    ['path: harmful name', '$(id).py'],
    ['path: harmful name', "it's.py"],
    ['path: invisible characters', 'a\u3164.py'],
    ['path: invisible characters', 'a\u00a0b.py'],
  ])('is not to be created, by %s: %j', (rule, name) => {
    expect(portabilityProblem([name])).toMatchObject({ rule });
  });

  it('may be created when it only looks like a device', () => {
    expect(
      portabilityProblem([
        'console.ts',
        'com.c',
        'comx',
        'a.con',
        '.env',
        '[id].tsx',
        '(group)',
        '$route.ts',
        '@scope',
        'a b.md',
        'x~',
        'naïve-日本.py',
      ]),
    ).toBeNull();
  });

  it('names the root as a folder in any of its forms', () => {
    for (const root of [null, '', '.', './', '/']) {
      expect(parseRepoFolder(root)).toEqual({ ok: true, folder: '' });
    }
    expect(parseRepoFolder('..')).toMatchObject({ ok: false });
    expect(parseRepoFolder('src/')).toEqual({ ok: true, folder: 'src' });
  });
});

it.each([
  ['src/Cart.TS', 'ts'],
  ['a.tar.gz', 'gz'],
  ['lib/x.c++', 'c++'],
  ['.gitignore', ''],
  ['src/.env', ''],
  ['v1.2/README', ''],
  ['a.b c', ''],
  ['a.', ''],
])('the ending of %s is %j', (path, ending) => {
  expect(endingOf(path)).toBe(ending);
});

it('a folder is asked about again where the next path lies below it or above it', () => {
  const folderOf = byFolder((folder) => folder);
  const paths = ['a.js', 'src/a.js', 'src/b.js', 'src/lib/a.js', 'src/z.js', 'srcs/a.js', 'z.js'];
  expect(paths.map(folderOf)).toEqual(['', 'src/', 'src/', 'src/lib/', 'src/', 'srcs/', '']);
});
