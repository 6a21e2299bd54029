import { describe, expect, it } from 'vitest';
import { parseHunks } from '../../src/core/task.ts';

describe('parseHunks', () => {
  it('reads every hunk of a file, with or without a header', () => {
    const patch = '@@ -1,2 +1,2 @@ def f():\n a\n-b\n+c\n@@ -9 +9,2 @@\n d\n+e\n';
    const hunks = [
      { oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines: [' a', '-b', '+c'] },
      { oldStart: 9, oldLines: 1, newStart: 9, newLines: 2, lines: [' d', '+e'] },
    ];
    expect(parseHunks(patch)).toEqual(hunks);
    expect(parseHunks(`diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n${patch}`)).toEqual(hunks);
  });

  it.each([
    ['a removed line that looks like a header', '@@ -1,2 +1 @@\n--- a/x\n a', ['--- a/x', ' a']],
    ['an added line that looks like a hunk', '@@ -1 +1,2 @@\n a\n+@@ -1 +1 @@', [' a', '+@@ -1 +1 @@']],
    ['an empty file that gets a line', '@@ -0,0 +1 @@\n+a\n\\ No newline at end of file', ['+a']],
    ['a line end of Windows', '@@ -1 +1 @@\n-a\r\n+b\r', ['-a\r', '+b\r']],
  ])('keeps %s', (_, patch, lines) => {
    expect(parseHunks(patch)?.map((hunk) => hunk.lines)).toEqual([lines]);
  });

  it.each([
    ['breaks off', '@@ -1,3 +1,3 @@\n a\n-b'],
    ['has a line without a sign', '@@ -1,2 +1,2 @@\n a\nb'],
    ['has more lines than it says', '@@ -1 +0,0 @@\n+a\n-b'],
  ])('gives nothing for a hunk that %s', (_, patch) => {
    expect(parseHunks(patch)).toBeNull();
  });

  it('gives no hunk for a patch without any', () => {
    expect(parseHunks('Binary files a/x and b/x differ\n')).toEqual([]);
  });
});
