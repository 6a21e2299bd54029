import { expect, test } from 'vitest';
import { Repository } from '../../src/workspace/git.ts';
import { importLater } from '../../src/workspace/journal.ts';
import { createRepository } from './git-repository.ts';

test.each(['sha1', 'sha256'] as const)(
  'a later commit is made of what differs, and has its tree: %s',
  async (objectFormat) => {
    const options = { objectFormat };
    const files = { 'a.txt': 'a\n', 'gone.txt': 'x\n', 'src/run.sh': { executable: '#!/bin/sh\n' } };
    const { root, commit, git } = createRepository(files, options);
    const { 'gone.txt': _, ...rest } = files;
    const name = 'new "ü" file.txt';
    const then = createRepository({ ...rest, 'a.txt': 'b\n', [name]: { link: 'a.txt' } }, options);
    const tree = then.git('rev-parse', 'HEAD^{tree}').trim();
    const before = git('status', '--porcelain');
    const later = await importLater(new Repository(root, `${root}/.git`), {
      parent: commit,
      files: [
        { path: 'a.txt', mode: '100644', bytes: Buffer.from('b\n') },
        { path: 'gone.txt', mode: '', bytes: null },
        { path: name, mode: '120000', bytes: Buffer.from('a.txt') },
      ],
    });
    expect(later.tree).toBe(tree);
    expect(git('rev-parse', `${later.commit}^`).trim()).toBe(commit);
    expect(git('status', '--porcelain')).toBe(before);
    const less = await importLater(new Repository(root, `${root}/.git`), { parent: commit, files: [] });
    expect(less.tree).not.toBe(tree);
  },
);
