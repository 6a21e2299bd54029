import { describe, expect, test } from 'vitest';
import { type Changes, parseHunks } from '../../src/core/task.ts';
import { editsOfUnits, undoesOf } from '../../src/solver/candidates.ts';
import { likelyPlaces, rankUnits } from '../../src/solver/likely-places.ts';
import { memoryTree } from './memory-tree.ts';

const GREEN = 'a'.repeat(40);
const ID = 'b1c2d3e'.padEnd(40, '0');

function changesOf(patches: Readonly<Record<string, string>>, commits = 1): Changes {
  const commit = { id: ID, parent: GREEN, subject: 'Refactor' };
  return {
    greenAt: GREEN,
    commits: Array(commits).fill(commit),
    files: Object.entries(patches).map(([path, patch]) => ({
      path,
      status: 'modified' as const,
      hunks: [...(parseHunks(patch) ?? [])],
    })),
    dependencyFiles: [],
    unknown: [],
  };
}

const TEXT =
  'def chunks(items, size):\n    found = []\n    for index in range(0, len(items) - 1, size):\n        found.append(items[index:index + size])\n    return found\n';
const PATCH = `@@ -1,5 +1,5 @@
 def chunks(items, size):
     found = []
-    for i in range(0, len(items), size):
-        found.append(items[i:i + size])
+    for index in range(0, len(items) - 1, size):
+        found.append(items[index:index + size])
     return found`;

const textsOf = async (text: string, patch: string, path = 'a.py') =>
  (await undoesOf(memoryTree({ [path]: text }), changesOf({ [path]: patch }))).map(
    ({ mutation: { start, end, text: added }, what }) => ({
      what,
      text: text.slice(0, start) + added + text.slice(end),
    }),
  );

describe('a change is undone', () => {
  test('as a whole, and each part of it by itself', async () => {
    const texts = await textsOf(TEXT, PATCH);
    expect(texts[0]).toEqual({
      what: 'of lines 3–4 in b1c2d3e',
      text: TEXT.replaceAll('index', 'i').replace(' - 1', ''),
    });
    // The bug alone; the new name stays.
    expect(texts.map(({ text }) => text)).toContain(TEXT.replace(' - 1', ''));
  });

  test.each([
    ['a line that was added', 'a\nnew\nb\n', '@@ -1,2 +1,3 @@\n a\n+new\n b', 'a\nb\n', 'line 2'],
    ['a line that was taken out', 'a\nb\n', '@@ -1,3 +1,2 @@\n a\n-old\n b', 'a\nold\nb\n', 'before line 2'],
    ['without lines around it', 'a\nb\n', '@@ -2,1 +1,0 @@\n-old', 'a\nold\nb\n', 'before line 2'],
    [
      'with line ends of Windows',
      'a\r\nnew\r\n',
      '@@ -1,2 +1,2 @@\n a\n-old\n+new',
      'a\r\nold\r\n',
      'line 2',
    ],
    ['at the very first line', 'new\nb\n', '@@ -1,2 +1,2 @@\n-old\n+new\n b', 'old\nb\n', 'line 1'],
  ])('%s', async (_, text, patch, undone, lines) => {
    expect((await textsOf(text, patch))[0]).toEqual({ text: undone, what: `of ${lines} in b1c2d3e` });
  });

  test('by pairs of blocks of one file', async () => {
    const patch = '@@ -1,3 +1,3 @@\n-a\n+x\n b\n-c\n+z';
    const texts = await textsOf('x\nb\nz\n', patch);
    expect(texts).toContainEqual({ what: 'of line 1 and line 3 in b1c2d3e', text: 'a\nb\nc\n' });
  });

  test('since the last green commit, where more than one commit came between', async () => {
    const found = await undoesOf(memoryTree({ 'a.py': TEXT }), changesOf({ 'a.py': PATCH }, 2));
    expect(found[0]?.what).toBe('of lines 3–4 since aaaaaaa');
  });

  test.each([
    ['where the file is not what the change left', { 'a.py': TEXT.replace('len', 'LEN') }, 'a.py'],
    ['where the file is gone', {}, 'a.py'],
    ['in a test', { 'tests/test_a.py': TEXT }, 'tests/test_a.py'],
    ['in a protected file', { '.github/workflows/ci.yml': TEXT }, '.github/workflows/ci.yml'],
  ])('never %s', async (_, files, path) => {
    expect(await undoesOf(memoryTree(files), changesOf({ [path]: PATCH }))).toEqual([]);
  });
});

describe('what changed since the tests were green', () => {
  const FILES = {
    'a.py': `${TEXT}\n\ndef other(items):\n    return len(items) + 1\n`,
    'test_a.py':
      'from a import chunks, other\n\n\ndef test_all():\n    assert chunks([1], other([])) == [[1]]\n',
    'src/a.py': '',
    'src/size.json': '{\n  "size": 2\n}\n',
  };
  const failure = (patches: Readonly<Record<string, string>>) => ({
    output: 'FAILED test_a.py::test_all',
    evidence: [],
    failures: [],
    changes: changesOf(patches),
  });
  const OF_OTHER = '@@ -8,2 +8,2 @@\n def other(items):\n-    return len(items)\n+    return len(items) + 1';

  test.each([
    [{ 'a.py': PATCH }, 'chunks'],
    [{ 'a.py': OF_OTHER }, 'other'],
  ])('stands first among the likely places: %j', async (patches, name) => {
    expect((await likelyPlaces(memoryTree(FILES), failure(patches), 1))[0]?.name).toBe(name);
  });

  test.each([1, 6])(
    'is undone early also where the failure says nothing of its place: %i blocks',
    async (blocks) => {
      const others = Array.from(
        { length: 60 },
        (_, at) => `def other${at}(items):\n    return len(items) - ${at}\n`,
      );
      const calls = others.map((_, at) => `    assert other${at}([]) + other${at}([]) == 0\n`).join('');
      const files = {
        'a.py': others.join('\n\n'),
        'b.py': 'def unseen(items):\n    return len(items) + 1\n'.repeat(blocks),
        'test_a.py': `from a import *\n\n\ndef test_all():\n${calls}`,
      };
      const tree = memoryTree(files);
      const hunks = Array.from({ length: blocks }, (_, at) =>
        OF_OTHER.replace('-8,2 +8,2', `-${2 * at + 1},2 +${2 * at + 1},2`).replace('other', 'unseen'),
      );
      const changes = changesOf({ 'b.py': hunks.join('\n') });
      const given = { output: 'FAILED test_a.py::test_all', evidence: [], failures: [], changes };
      const found: string[] = [];
      for await (const { template } of editsOfUnits(
        await rankUnits(tree, given),
        await undoesOf(tree, changes),
      )) {
        found.push(template);
        if (template === 'undo') break;
      }
      expect(found.length).toBeLessThan(20);
    },
  );

  test('is undone by a pair of blocks only after each of the two, too late to be its rival', async () => {
    const undoes = (await firstEdits({ 'a.py': `${PATCH}\n${OF_OTHER}` }, 400)).filter(
      ({ template }) => template === 'undo',
    );
    const pairs = undoes.filter(({ description }) => / and line/.test(description));
    const whole = undoes.filter(({ description }) => /of lines 3–4 in|of line 9 in/.test(description));
    expect(pairs).toHaveLength(1);
    expect(new Set(whole.map(({ line }) => line > 4)).size).toBe(2);
    for (const { cost } of pairs)
      expect(cost).toBeGreaterThanOrEqual(Math.min(...whole.map((each) => each.cost)) + 2);
    expect(undoes.at(-1)).toBe(pairs[0]);
  });

  async function firstEdits(patches: Readonly<Record<string, string>>, most: number) {
    const tree = memoryTree(FILES);
    const ranked = await rankUnits(tree, failure(patches));
    const found = [];
    for await (const each of editsOfUnits(ranked, await undoesOf(tree, changesOf(patches)))) {
      found.push(each);
      if (found.length === most) break;
    }
    return found;
  }

  test('is undone among the first candidates, and told as what it is', async () => {
    const [first] = await firstEdits({ 'a.py': OF_OTHER }, 1);
    expect(first).toMatchObject({
      template: 'undo',
      description:
        'undo the change of line 9 in b1c2d3e: `return len(items) + 1` becomes `return len(items)`',
    });
  });

  test('ranks the lines of a function, not the function alone', async () => {
    const found = await firstEdits({ 'a.py': PATCH }, 60);
    const edits = found.filter(({ template }) => template !== 'undo').slice(0, 10);
    expect(new Set(edits.map(({ line }) => line))).toEqual(new Set([3, 4]));
  });

  test('is undone in a file of no language that is known', async () => {
    const found = await firstEdits({ 'src/size.json': '@@ -2,1 +2,1 @@\n-  "size": 1\n+  "size": 2' }, 60);
    expect(found.map(({ path }) => path)).toContain('src/size.json');
  });
});

test('lines that only failing tests run come first; functions that none of them runs come last', async () => {
  const text =
    'def f(n):\n    if n > 2:\n        return n - 1\n    return n - 2\n\n\ndef g(n):\n    return n - 3\n';
  const tree = memoryTree({ 'a.py': text });
  const failure = { output: '', evidence: [], failures: [], changes: undefined };
  const blame = new Map([
    [
      'a.py',
      new Map([
        [2, 0.7],
        [4, 1],
      ]),
    ],
  ]);
  const lines: number[] = [];
  for await (const { line, description } of editsOfUnits(await rankUnits(tree, failure, blame)))
    if (/operator: `-` becomes `\+`/.test(description)) lines.push(line);
  expect([...new Set(lines)]).toEqual([4, 3, 8]);
});
