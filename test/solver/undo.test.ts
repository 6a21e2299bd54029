import { structuredPatch } from 'diff';
import { describe, expect, test } from 'vitest';
import type { Changes } from '../../src/core/task.ts';
import { changedBlocks, editsToUndo, linesText, spansOf, wholeEdit } from '../../src/solver/undo.ts';
import { memoryTree } from './memory-tree.ts';

const changesOf = (path: string, before: string, now: string): Changes => ({
  greenAt: 'a'.repeat(40),
  commits: [],
  dependencyFiles: [],
  unknown: [],
  files: [{ path, status: 'modified', hunks: structuredPatch(path, path, before, now).hunks }],
});

async function undone(before: string, now: string, path = 'src/a.py') {
  const blocks = await changedBlocks(memoryTree({ [path]: now }), changesOf(path, before, now));
  const texts = [blocks, ...blocks.map((each) => [each])].map((set) =>
    editsToUndo(set)
      .flatMap(({ edits }) => edits)
      .reduce((text, edit) => text.replace(edit.old, () => edit.new), now),
  );
  return { blocks, texts };
}

describe('undoing all that changed gives the file as it was', () => {
  test.each([
    ['a replaced line', 'a\nb\nc\n', 'a\nB\nc\n'],
    ['an added line', 'a\nc\n', 'a\nb\nc\n'],
    ['a removed line', 'a\nb\nc\n', 'a\nc\n'],
    ['the first and the last line', 'a\nb\nc\n', 'A\nb\nC\n'],
    ['lines with CRLF', 'a\r\nb\r\nc\r\n', 'a\r\nB\r\nc\r\n'],
    ['two blocks of one hunk', 'a\nb\nc\nd\n', 'A\nb\nc\nD\n'],
    ['equal lines elsewhere', 'x\ny\nx\nz\nx\n', 'x\ny\nw\nz\nx\n'],
    ['many added lines at the end', 'a\n', 'a\nb\nc\nd\n'],
  ])('%s', async (_, before, now) => {
    expect((await undone(before, now)).texts[0]).toBe(before);
  });
});

test('each block is undone by itself', async () => {
  const { blocks, texts } = await undone('a\nb\nc\nd\n', 'A\nb\nc\nD\n');
  expect(blocks.map(linesText)).toEqual(['line 1', 'line 4']);
  expect(texts.slice(1)).toEqual(['a\nb\nc\nD\n', 'A\nb\nc\nd\n']);
});

test('spans of a block are what differs in it', async () => {
  const { blocks } = await undone('if a < b and c:\n', 'if a <= b or c:\n');
  const [block] = blocks;
  if (block === undefined) throw new Error('no block');
  const spans = await spansOf(block);
  expect(spans.map(({ text, start, end, was }) => [text.slice(start, end), was])).toEqual([
    ['=', ''],
    ['or', 'and'],
  ]);
});

test.each([
  ['a test', 'tests/test_a.py'],
  ['a workflow', '.github/workflows/ci.yml'],
])('%s is never undone', async (_, path) => {
  expect((await undone('a\n', 'b\n', path)).blocks).toEqual([]);
});

test('a file that the run has written since is left alone', async () => {
  const changes = changesOf('src/a.py', 'a\n', 'b\n');
  expect(await changedBlocks(memoryTree({ 'src/a.py': 'c\n' }), changes)).toEqual([]);
});

test('an edit of whole lines stands in the file once', () => {
  expect(wholeEdit('x\na\nx\nb\n', 'x\na\ny\nb\n')).toEqual({ old: 'x\nb', new: 'y\nb' });
});
