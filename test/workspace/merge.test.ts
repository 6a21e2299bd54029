import { expect, test } from 'vitest';
import { importLater, mergeFile } from '../../src/workspace/journal.ts';
import { createRepository } from './git-repository.ts';

const lines = (...texts: readonly string[]) => Buffer.from(texts.map((text) => `${text}\n`).join(''));
const base = lines('1', '2', '3', '4', '5', '6', '7');

test('what two sides changed in different lines is merged, whatever bytes they hold', async () => {
  const ours = Buffer.concat([Buffer.from([0xe4, 10]), base.subarray(2)]);
  const theirs = lines('1', '2', '3', '4', '5', '6', 'seven');
  const merged = await mergeFile({ base, ours, theirs });
  expect(merged).toEqual(Buffer.concat([Buffer.from([0xe4, 10]), lines('2', '3', '4', '5', '6', 'seven')]));
});

test('the same change on both sides is one', async () => {
  const ours = lines('1', '2', '3', 'four', '5', '6', '7');
  expect(await mergeFile({ base, ours, theirs: ours })).toEqual(ours);
});

test.each([
  ['the same line', lines('one', '2', '3', '4', '5', '6', '7'), lines('eins', '2', '3', '4', '5', '6', '7')],
  ['a file that is no text', Buffer.from([0, 1]), lines('1')],
])('null where both changed %s', async (_, ours, theirs) => {
  expect(await mergeFile({ base, ours, theirs })).toBeNull();
});

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
    const later = await importLater(`${root}/.git`, {
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
    const less = await importLater(`${root}/.git`, { parent: commit, files: [] });
    expect(less.tree).not.toBe(tree);
  },
);
