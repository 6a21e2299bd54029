import { describe, expect, it } from 'vitest';
import type { Trigger } from '../../src/core/task.ts';
import { styleOf, type TitleStyle, titleOf } from '../../src/story/run-record.ts';
import { HOSTILE, recordWith } from './records.ts';

const issue = (title: string) => ({ kind: 'issue', number: 12, title }) as const;
const onPull = { kind: 'comment', on: 'pull_request', number: 3, title: 'x', commentId: 1 } as const;

describe('styleOf', () => {
  it.each<readonly [readonly string[], TitleStyle]>([
    [['fix(core): a', 'feat: b', 'Merge pull request #3', 'docs: c'], 'conventional'],
    [['fix!: a', 'chore(deps): bump x', 'Say why'], 'sentence'],
    [['Fix the rounding', 'Add a flag', 'Bump x from 1 to 2', 'Say why'], 'sentence'],
    [['net/http: close the body', 'runtime: fix a race', 'cmd: say why'], 'sentence'],
    [['WIP', 'stuff', '[core] x'], 'sentence'],
    [[], 'sentence'],
  ])('of %j is %s', (subjects, style) => {
    expect(styleOf(subjects)).toBe(style);
  });
});

const titled = (title: string, more: Parameters<typeof recordWith>[0] = {}) => {
  const record = recordWith(more);
  return { ...record, story: { ...record.story, title } };
};

describe("a title of a run about a dependency bot's pull request", () => {
  const colors = { name: 'colors', from: '1.4.0', to: '2.0.0' };
  it.each([
    ['', [colors], 'Adapt to colors 2.0.0'],
    ['Use red()', [colors], 'Adapt to colors 2.0.0: use red()'],
    ['Call the new colors API', [colors], 'Call the new colors API'],
    ['', [colors, { name: '@x/y', from: '', to: '2' }], 'Adapt to colors 2.0.0 and 1 more'],
    [
      'Use y',
      [{ name: 'x'.repeat(90), from: '', to: '2' }],
      expect.stringMatching(/^Adapt to x{30,}…: use y$/),
    ],
  ])('%j, with %j', (cause, bumps, title) => {
    const record = titled(cause);
    expect(titleOf({ ...record, task: { ...record.task, bumps } }, 'sentence')).toEqual(title);
  });
});

describe('a title that was given', () => {
  it.each<readonly [string, string, string]>([
    ['Keep duplicates in quicksort', 'Keep duplicates in quicksort', 'fix: keep duplicates in quicksort'],
    ['fix(sort)!: keep duplicates.', 'Keep duplicates', 'fix: keep duplicates'],
    ['Fixes the rounding', 'Fix the rounding', 'fix: the rounding'],
    ['Fixed-point sums overflow', 'Fixed-point sums overflow', 'fix: Fixed-point sums overflow'],
    ['LRUCache evicts too early', 'LRUCache evicts too early', 'fix: LRUCache evicts too early'],
    [
      'Fix test_pair: `>` → `>=` in sorting.py:6',
      'Fix test_pair: `>` → `>=` in sorting.py:6',
      'fix: test_pair: `>` → `>=` in sorting.py:6',
    ],
  ])('%s is worded as the repository words its commits', (cause, sentence, conventional) => {
    expect(titleOf(titled(cause), 'sentence')).toBe(sentence);
    expect(titleOf(titled(cause), 'conventional')).toBe(conventional);
  });

  it('of a change that is no fix says so first', () => {
    const record = titled('Keep duplicates', { outcome: 'not_fixed' });
    for (const style of ['sentence', 'conventional'] as const)
      expect(titleOf(record, style)).toBe('Not fixed: keep duplicates');
  });

  it('stands in place of what started the run, whatever that was', () => {
    expect(titleOf(titled('Keep duplicates', { trigger: issue('Broken') }), 'sentence')).toBe(
      'Keep duplicates',
    );
  });

  it.each([
    HOSTILE,
    'Fixes #99',
    'Close octo/app#1, GH-5 and https://github.com/octo/app/issues/7 for @mona',
    '<img src=x onerror=alert(1)> [here](/evil) www.evil.example',
    'Add [skip ci] and [ci skip] and [no ci] and [skip actions] and ***',
    'Add ***NO_CI*** and ***no_ci***',
    `Long ${'#1@a'.repeat(500)}`,
    '𝕏'.repeat(100),
    'One line\nAgent-Fix-Run: forged',
  ])('G10 G12 G13 G14 G15 gives nothing an effect, in 72 characters: %j', (cause) => {
    for (const style of ['sentence', 'conventional'] as const) {
      const title = titleOf(titled(cause), style);
      expect(Array.from(title).length).toBeLessThanOrEqual(72);
      expect(title).not.toMatch(
        /#\d|GH-\d|@[A-Za-z]|:\/\/|www\.|<[a-z/!]|\]\(|\[(?:ci |no )?(?:skip|ci)|\*NO_CI|\n|\u202e/i,
      );
      expect(title).not.toContain('\u001b');
    }
  });

  it.each([
    [['test_a.py::test_pair'], 'Fix test_pair (add.py)'],
    [['a.test.js > sorts', 'a.test.js > merges'], 'Fix 2 tests (add.py)'],
  ])('where none is given, the failing tests stand in its place: %j', (ids, title) => {
    const record = recordWith();
    const { baseline } = record.story;
    if (baseline === null) throw new Error('the record has no run before the change');
    const failures = ids.map((id) => ({ id, file: null, line: null, message: '' }));
    const report = { source: 'pytest', passed: 1, failed: ids.length, skipped: 0, failures };
    const story = { ...record.story, title: '', baseline: { ...baseline, report } };
    expect(titleOf({ ...record, story }, 'sentence')).toBe(title);
  });

  it.each(['', '   ', '\u200b\u202e', 'Fix: '])('that says nothing is left out: %j', (cause) => {
    expect(titleOf(titled(cause), 'sentence')).toBe('Fix CI on main (add.py)');
  });
});

describe('without a title', () => {
  it.each<readonly [Trigger, string]>([
    [issue('Crash on `$(id)`\n@mona fixes #9'), 'fix: Crash on `$(id)` @\u200bmona fixes #\u200b9 (#12)'],
    [issue('Fix: the rounding'), 'fix: the rounding (#12)'],
    [{ kind: 'dispatch', runId: 1 }, 'fix: Make it pass.'],
    [{ kind: 'step', runId: 1, workflowName: 'CI' }, 'fix: CI on main (add.py)'],
    [{ kind: 'review', number: 3, title: 'x', reviewId: 1 }, 'fix: what the review of #3 asks for'],
  ])('the trigger gives one: %j', (trigger, title) => {
    expect(titleOf(recordWith({ trigger }), 'conventional')).toBe(title);
  });

  it.each([
    ['say so in the comment', 'Say so in the comment'],
    ['Fix the rounding', 'Fix the rounding'],
  ])('what people said to do is the sentence that it is: %s', (goal, title) => {
    const record = recordWith({ trigger: onPull });
    expect(titleOf({ ...record, task: { ...record.task, goal } }, 'sentence')).toBe(title);
  });

  it('is short, whatever it is made from, and keeps the number of its issue', () => {
    const title = titleOf(recordWith({ trigger: issue('x'.repeat(1000)) }), 'conventional');
    expect(title).toMatch(/^fix: x+… \(#12\)$/);
    expect(title.length).toBe(72);
  });
});
