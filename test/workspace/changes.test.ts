import { expect, it } from 'vitest';
import { changesSince } from '../../src/workspace/changes.ts';
import { Repository } from '../../src/workspace/git.ts';
import { type Content, commitFiles, createRepository } from './git-repository.ts';

it('gives each file its own hunks, also behind one that became a link, and one that is a link no more', async () => {
  const before: Record<string, Content> = {
    'a.js': 'a\n',
    'b.js': 'old b\n',
    'c.js': { link: 'b.js' },
    'd.js': 'old d\n',
    'e.bin': Buffer.from('a\0b'),
    'f "ü".js': 'old f\n',
  };
  const after: Record<string, Content> = {
    'a.js': { link: 'b.js' },
    'b.js': 'new b\n',
    'c.js': 'c\n',
    'd.js': 'new d\n',
    'e.bin': Buffer.from('a\0c'),
    'f "ü".js': 'new f\n',
  };
  const { root, commit: greenAt } = createRepository(before);
  const base = commitFiles(root, after);
  const { files } = await changesSince(Repository.find(root), { greenAt, base }, (text) => text);
  const shown = files.map(({ path, hunks }) => [
    path,
    hunks === 'unknown' ? hunks : hunks.flatMap(({ lines }) => lines),
  ]);
  expect(shown).toEqual([
    ['a.js', 'unknown'],
    ['b.js', ['-old b', '+new b']],
    ['c.js', 'unknown'],
    ['d.js', ['-old d', '+new d']],
    ['e.bin', 'unknown'],
    ['f "ü".js', ['-old f', '+new f']],
  ]);
});
