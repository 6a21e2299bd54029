import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { treeOf } from '../../src/solver/repair-tree.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
import { createRepository } from '../workspace/git-repository.ts';

test('words are searched for once, however often they are asked for', async () => {
  const { root, commit } = createRepository({ 'a.js': 'total();\ntotal();\n', 'b.js': 'other();\n' });
  const settings = { allowPaths: [], allowTestEdits: false };
  await using workspace = await openWorkspace({ repository: root, commit, settings });
  const tree = await treeOf(workspace);
  const found = [await tree.search(['total']), await tree.search(['total', 'other'])];
  renameSync(join(root, '.git', 'objects'), join(root, '.git', 'gone'));
  expect([await tree.search(['total']), await tree.search(['total', 'other'])]).toEqual(found);
  expect(found[0]).toEqual(new Map([['a.js', 2]]));
  expect(await tree.search(['other'])).toEqual(new Map());
});

test('words of an earlier search are looked for in the files that it found', async () => {
  const { root, commit } = createRepository({
    'a.js': 'total();\n',
    'b.js': 'other();\n',
    'c.js': 'no();\n',
  });
  const settings = { allowPaths: [], allowTestEdits: false };
  await using workspace = await openWorkspace({ repository: root, commit, settings });
  const { snapshot, journal, policy } = workspace;
  const searched: unknown[] = [];
  const countLinesWith: typeof snapshot.countLinesWith = (words, files) => {
    searched.push(files);
    return snapshot.countLinesWith(words, files);
  };
  const tree = await treeOf({ snapshot: { ...snapshot, countLinesWith }, journal, policy });
  await tree.search(['total', 'other', 'none']);
  expect(await tree.search(['other'])).toEqual(new Map([['b.js', 1]]));
  expect(await tree.search(['none'])).toEqual(new Map());
  expect(await tree.search(['no'])).toEqual(new Map([['c.js', 1]]));
  expect(searched).toEqual([undefined, { paths: ['a.js', 'b.js'] }, { paths: ['a.js', 'b.js'] }, undefined]);
});
