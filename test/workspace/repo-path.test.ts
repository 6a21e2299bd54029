import { describe, expect, it } from 'vitest';
import { parseRepoFolder, parseRepoPath, portabilityProblem } from '../../src/workspace/repo-path.ts';

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
    ['P01: leads out', '../x', 'P01'],
    ['P02: absolute', '/etc/passwd', 'P02'],
    ['P03: of a process', '/proc/self/environ', 'P02'],
    ['P04: leads out from within', 'a/../../x', 'P01'],
    ['P04: leads out and back', 'a/../b', 'P01'],
    ['P05: NUL', 'a\0b', 'P05'],
    ['P05: line feed', 'a\nb', 'P05'],
    ['P05: bidi mark', 'a\u202eb', 'P05'],
    ['P05: tag character', 'a\u{e0041}b', 'P05'],
    ['P05: half a character', 'a\ud800b', 'P05'],
    ['P11: .GIT', '.GIT/config', 'W01'],
    ['P11: .Git/hooks', '.Git/hooks/x', 'W01'],
    ['P11: zero-width inside .git', '.g\u200cit/config', 'P05'],
    ['P13: short name', 'git~1/config', 'W01'],
    ['P13: trailing dot', '.git./config', 'W01'],
    ['P13: trailing blank', '.git /config', 'W01'],
    ['P14: backslashes', 'x\\.git\\config', 'P14'],
    ['P14: drive', 'C:\\x', 'P14'],
    ['P14: stream of .git', '.git::$INDEX_ALLOCATION/config', 'W01'],
    ['P15: below a folder', 'sub/.git/config', 'W01'],
    ['P18: empty', '', 'P18'],
    ['P18: the root', '.', 'P18'],
    ['P19: 5,000 characters', 'x'.repeat(5000), 'P19'],
    ['P19: 5,000 characters in parts', 'x/'.repeat(2500), 'P19'],
    ['P19: a name of 256 bytes', `a/${'x'.repeat(256)}`, 'P19'],
  ])('is refused: %s', (_, text, rule) => {
    expect(parseRepoPath(text)).toMatchObject({ ok: false, denial: { rule } });
  });

  it.each([
    ['P13', 'a.'],
    ['P13', 'a '],
    ['P14', 'CON'],
    ['P14', 'con.txt'],
    ['P14', 'LPT1'],
    ['P14', 'a:b'],
  ])('is not to be created, by %s: %j', (rule, name) => {
    expect(portabilityProblem([name])).toMatchObject({ rule });
  });

  it('may be created when it only looks like a device', () => {
    expect(portabilityProblem(['console.ts', 'com.c', 'comx', 'a.con', '.env'])).toBeNull();
  });

  it('names the root as a folder in any of its forms', () => {
    for (const root of [null, '', '.', './', '/']) {
      expect(parseRepoFolder(root)).toEqual({ ok: true, folder: '' });
    }
    expect(parseRepoFolder('..')).toMatchObject({ ok: false });
    expect(parseRepoFolder('src/')).toEqual({ ok: true, folder: 'src' });
  });
});
