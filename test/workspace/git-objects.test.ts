import { expect, test } from 'vitest';
import { countLinesWith } from '../../src/workspace/git-objects.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
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
  expect(await countLinesWith(snapshot, [])).toEqual(new Map());
});
