import { describe, expect, test } from 'vitest';
import { suggestionBody, suggestionsOf } from '../../src/github/suggestions.ts';
import { blobId } from '../../src/workspace/git-objects.ts';
import { makePatch } from '../../src/workspace/journal.ts';
import { parseRepoPath } from '../../src/workspace/repo-path.ts';

const PATH = 'src/a.js';
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `line ${at + 1}`);
const textOf = (lines: readonly string[], end = '\n') => lines.map((line) => `${line}${end}`).join('');

async function realPatch(before: string | null, after: string) {
  const check = parseRepoPath(PATH);
  if (!check.ok) throw new Error('no path');
  const bytes = Buffer.from(after);
  const base = before === null ? null : Buffer.from(before);
  const entry = {
    path: check.path,
    mode: '100644',
    oid: blobId(bytes, 40),
    bytes,
    base,
    changedBytes: 1,
  } as const;
  return makePatch({ changes: () => [entry] }, 40);
}

/** The pull request shows these lines of its file, from the first to the last. */
const showing = (...ranges: readonly (readonly [number, number])[]) => [
  {
    filename: PATH,
    patch: ranges
      .map(([from, to]) => {
        const count = to - from + 1;
        return `@@ -${from},0 +${from},${count} @@\n${Array.from({ length: count }, () => '+x').join('\n')}`;
      })
      .join('\n'),
  },
];

/** As GitHub applies a batch of suggestions: from the last to the first, each line as it stands in the block. */
function applied(before: string, suggested: ReturnType<typeof suggestionsOf>): string {
  if (suggested.kind === 'none') throw new Error(suggested.why);
  const lines = before.split('\n');
  for (const { start, end, lines: added } of suggested.suggestions.toReversed()) {
    const body = suggestionBody(added).split('\n');
    expect(body[0]).toMatch(/^`{3,}suggestion$/);
    expect(body.slice(1, -1)).not.toContain(body.at(-1));
    lines.splice(start - 1, end - start + 1, ...body.slice(1, -1));
  }
  return lines.join('\n');
}

const TEN = numbered(10);
const swap = (from: number, count: number, ...lines: readonly string[]) =>
  TEN.toSpliced(from - 1, count, ...lines);

describe('suggestions on lines that the pull request shows', () => {
  test.each<readonly [string, string, string, number]>([
    ['a line', textOf(TEN), textOf(swap(4, 1, 'new')), 1],
    ['several lines by fewer', textOf(TEN), textOf(swap(4, 3, 'new')), 1],
    ['the first and the last line', textOf(TEN), textOf(['a', ...TEN.slice(1, 9), 'b']), 2],
    ['lines that go', textOf(TEN), textOf(swap(4, 2)), 1],
    ['lines that go for an empty one', textOf(TEN), textOf(swap(4, 2, '')), 1],
    ['new lines', textOf(TEN), textOf(swap(4, 0, 'new', 'newer')), 1],
    ['new lines at the start', textOf(TEN), textOf(['new', ...TEN]), 1],
    ['new lines at the end', textOf(TEN), textOf([...TEN, 'new']), 1],
    ['new lines around one that stays', textOf(TEN), textOf(['a', 'line 1', 'b', ...TEN.slice(1)]), 1],
    ['places far from one another', textOf(TEN), textOf(['a', ...TEN.slice(1, 8), 'b', 'line 10']), 2],
    ['fences', textOf(TEN), textOf(swap(4, 1, '```js', '````', '~~~', '`` ` ``')), 1],
    ['line ends of Windows', textOf(TEN, '\r\n'), textOf(swap(4, 1, 'new'), '\r\n'), 1],
    ['a last line without an end', textOf(TEN).trimEnd(), textOf(swap(10, 1, 'new')).trimEnd(), 1],
    [
      'what looks like a diff',
      textOf(swap(4, 1, '-- a', '++ b')),
      textOf(swap(4, 1, '--- a/x', '+++ b/x', '@@ -1 +1 @@')),
      1,
    ],
  ])('give exactly the patch: %s', async (_, before, after, count) => {
    const suggested = suggestionsOf(await realPatch(before, after), showing([1, 10]));
    expect(applied(before, suggested)).toBe(after);
    expect(suggested).toMatchObject({ suggestions: { length: count } });
  });

  test.each<readonly [string, string | null, string, ReturnType<typeof showing>, string]>([
    ['a new file', null, 'x\n', showing([1, 10]), 'is a new file'],
    [
      'a line that it does not show',
      textOf(TEN),
      textOf(swap(4, 1, 'new')),
      showing([5, 10]),
      'changed at line 4',
    ],
    [
      'lines of two hunks',
      textOf(TEN),
      textOf(swap(4, 4, 'new')),
      showing([1, 5], [6, 10]),
      'changed at line 4',
    ],
    ['a file that it does not change', textOf(TEN), textOf(swap(4, 1, 'new')), [], 'changed at line 4'],
    [
      'a file that GitHub does not show',
      textOf(TEN),
      textOf(swap(4, 1, 'new')),
      [{ filename: PATH, patch: '' }],
      'changed at line 4',
    ],
    ['other line ends', textOf(TEN), textOf(swap(4, 1, 'new\r')), showing([1, 10]), 'other line endings'],
    ['a line end at the end', textOf(TEN).trimEnd(), textOf(TEN), showing([1, 10]), 'last line'],
    [
      'characters that nobody sees',
      textOf(TEN),
      textOf(swap(4, 1, 'a\u202eb')),
      showing([1, 10]),
      'nobody sees',
    ],
  ])('are none for %s', async (_, before, after, files, why) => {
    expect(suggestionsOf(await realPatch(before, after), files)).toEqual({
      kind: 'none',
      why: expect.stringMatching(`^${PATH} .*${why}`),
    });
  });

  test('are none where only one of the changes can be one', async () => {
    const patch = await realPatch(textOf(TEN), textOf(['a', ...TEN.slice(1, 9), 'b']));
    expect(suggestionsOf(patch, showing([1, 5])).kind).toBe('none');
  });

  test('stand on the line after new ones where the line before is not shown', async () => {
    const patch = await realPatch(textOf(TEN), textOf(swap(4, 0, 'new')));
    expect(suggestionsOf(patch, showing([4, 10]))).toEqual({
      kind: 'suggestions',
      suggestions: [{ path: PATH, start: 4, end: 4, lines: ['new', 'line 4'] }],
    });
  });
});
