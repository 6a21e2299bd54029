import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Repository } from '../../src/workspace/git.ts';
import { countLinesWith } from '../../src/workspace/git-objects.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
import { openSnapshot } from '../../src/workspace/snapshot.ts';
import { createRepository } from './git-repository.ts';

test('counts the lines that hold a whole word, whatever its letters mean in an expression', async () => {
  const { root, commit } = createRepository({
    'a.js': 'total(x);\nsubtotal(x);\n$el.total = total;\n',
    'b.js': 'el();\naxb();\n',
    'c.js': 'nothing\n',
  });
  const settings = { allowPaths: [], allowTestEdits: false };
  await using workspace = await openWorkspace({ repository: root, commit, settings });
  const { snapshot } = workspace;
  expect(await countLinesWith(snapshot, ['total', 'a.b'])).toEqual(new Map([['a.js', 2]]));
  expect(await countLinesWith(snapshot, ['$el'])).toEqual(new Map([['a.js', 1]]));
  expect(await countLinesWith(snapshot, ['el', 'axb'])).toEqual(
    new Map([
      ['a.js', 1],
      ['b.js', 2],
    ]),
  );
  const inBoth = await countLinesWith(snapshot, ['el', 'axb'], { endings: ['ts', 'js'] });
  expect(inBoth).toEqual(await countLinesWith(snapshot, ['el', 'axb']));
  expect(await countLinesWith(snapshot, ['el'], { endings: ['ts'] })).toEqual(new Map());
  expect(await countLinesWith(snapshot, ['el', 'axb'], { paths: ['b.js'] })).toEqual(new Map([['b.js', 2]]));
  expect(await countLinesWith(snapshot, ['el'], { paths: ['*.js'] })).toEqual(new Map());
  expect(await countLinesWith(snapshot, [])).toEqual(new Map());
});

test('the lines of the newest commits are known in files whose names git quotes, and not in those that went', async () => {
  const { root, git } = createRepository({ 'café.py': 'a\nb\n', 'gone.py': 'a\n' });
  writeFileSync(join(root, 'café.py'), 'a\nB\nc\n');
  rmSync(join(root, 'gone.py'));
  git('commit', '--quiet', '--all', '--message=one');
  writeFileSync(join(root, 'café.py'), 'a\nB\nc\nd\n');
  git('commit', '--quiet', '--all', '--message=two');
  const settings = { allowPaths: [], allowTestEdits: false };
  const commit = git('rev-parse', 'HEAD').trim();
  await using workspace = await openWorkspace({ repository: root, commit, settings });
  const lines = await workspace.snapshot.recentLines(['café.py', 'gone.py']);
  expect(lines).toEqual(new Map([['café.py', new Set([4, 2, 3])]]));
});

test('what still reads when a snapshot is closed gets no answer, and starts no process', async () => {
  const { root, commit } = createRepository({ 'a.js': 'a\n' });
  const snapshot = await openSnapshot(Repository.find(root), commit);
  expect(await snapshot.readText('a.js')).toBe('a\n');
  await snapshot[Symbol.asyncDispose]();
  expect(await snapshot.readText('a.js')).toBeNull();
});
