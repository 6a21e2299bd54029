import { describe, expect, it } from 'vitest';
import { byteLength } from '../../../src/base/text.ts';
import { changesText, redSinceText } from '../../../src/core/model/prompt.ts';
import type { Changes, Hunk } from '../../../src/core/task.ts';

const id = (letter: string): string => letter.repeat(40);
const hunk = (newStart: number, ...lines: readonly string[]): Hunk => ({
  oldStart: newStart,
  oldLines: 1,
  newStart,
  newLines: 1,
  lines: [...lines],
});

const CHANGES: Changes = {
  greenAt: id('0'),
  commits: ['1', '2', '3'].map((each) => ({ id: id(each), parent: id('0'), subject: `Commit ${each}` })),
  files: [
    { path: 'docs.md', status: 'added', hunks: [hunk(1, '+words')] },
    { path: 'lib.py', status: 'modified', hunks: [hunk(5, '-far', '+off'), hunk(90, '-x', '+y')] },
    { path: 'logo.png', status: 'modified', hunks: 'unknown' },
  ],
  dependencyFiles: [],
  unknown: [],
};

describe('since when it is red', () => {
  it.each<[Partial<Changes>, unknown]>([
    [{}, 'Red since 3333333 (3 commits after the last green run)'],
    [{ redSince: id('1') }, 'Red since 1111111 (1 commit after the last green run)'],
    [{ redSince: id('f') }, 'Red since 3333333 (3 commits after the last green run)'],
    [{ commits: [] }, ''],
    [{ wasGreenHere: true }, expect.stringMatching(/^CI was green with the same files before it was red: /)],
  ])('%j', (changes, text) => {
    expect(redSinceText({ ...CHANGES, ...changes })).toEqual(text);
  });
});

describe('what changed, for a model', () => {
  it('shows the hunks nearest to the likely places first, and names what it does not show', () => {
    const text = changesText(CHANGES, ['lib.py:88 f']);
    const order = ['1111111 Commit 1', '-x', '-far', '+words', 'Changed as well: logo.png'].map((each) =>
      text.indexOf(each),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.each([
    [
      'many commits',
      { commits: Array(200).fill({ id: id('1'), parent: id('0'), subject: '𝕏'.repeat(900) }) },
    ],
    [
      'many hunks',
      {
        files: Array(300).fill({
          path: 'a/'.repeat(90),
          status: 'modified',
          hunks: [hunk(1, '+𝕏漢'.repeat(60))],
        }),
      },
    ],
    [
      'one long hunk',
      { files: [{ path: 'a', status: 'modified' as const, hunks: [hunk(1, ...Array(900).fill('+x'))] }] },
    ],
    ['many sentences', { unknown: Array(300).fill('x'.repeat(400)) }],
  ])('keeps to 3 KB: %s', (_, changes) => {
    expect(byteLength(changesText({ ...CHANGES, ...changes }, []))).toBeLessThanOrEqual(3 * 1024);
  });
});
