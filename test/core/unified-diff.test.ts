import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../src/core/unified-diff.ts';

const hunksOf = (patch: string) => parseDiff(patch)?.map((file) => file.hunks) ?? null;

describe('parseDiff', () => {
  it('reads every hunk of a file, with or without a header', () => {
    const patch = '@@ -1,2 +1,2 @@ def f():\n a\n-b\n+c\n@@ -9 +9,2 @@\n d\n+e\n';
    const hunks = [
      { oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines: [' a', '-b', '+c'] },
      { oldStart: 9, oldLines: 1, newStart: 9, newLines: 2, lines: [' d', '+e'] },
    ];
    expect(hunksOf(patch)).toEqual([hunks]);
    expect(parseDiff(`diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n${patch}`)).toEqual([
      { path: 'x', hunks, changesLastFeed: false },
    ]);
  });

  it.each([
    ['a removed line that looks like a header', '@@ -1,2 +1 @@\n--- a/x\n a', ['--- a/x', ' a']],
    ['an added line that looks like a hunk', '@@ -1 +1,2 @@\n a\n+@@ -1 +1 @@', [' a', '+@@ -1 +1 @@']],
    ['an empty file that gets a line', '@@ -0,0 +1 @@\n+a\n\\ No newline at end of file', ['+a']],
    ['a line end of Windows', '@@ -1 +1 @@\n-a\r\n+b\r', ['-a\r', '+b\r']],
  ])('keeps %s', (_, patch, lines) => {
    expect(hunksOf(patch)?.[0]?.map((hunk) => hunk.lines)).toEqual([lines]);
  });

  it.each([
    ['breaks off', '@@ -1,3 +1,3 @@\n a\n-b'],
    ['has a line without a sign', '@@ -1,2 +1,2 @@\n a\nb'],
    ['has more lines than it says', '@@ -1 +0,0 @@\n+a\n-b'],
  ])('gives nothing for a hunk that %s', (_, patch) => {
    expect(parseDiff(patch)).toBeNull();
  });

  it('knows binary files, renamed ones, changed modes and names that git quotes', () => {
    const diff = [
      'diff --git a/a.png b/a.png',
      'index 1..2 100644',
      'Binary files a/a.png and b/a.png differ',
      'diff --git a/old name.py b/new name.py',
      'similarity index 100%',
      'rename from old name.py',
      'rename to new name.py',
      'diff --git a/run.sh b/run.sh',
      'old mode 100644',
      'new mode 100755',
      'diff --git "a/caf\\303\\251.py" "b/caf\\303\\251.py"',
      'index 1..2 100644',
      '--- "a/caf\\303\\251.py"',
      '+++ "b/caf\\303\\251.py"',
      '@@ -1 +1 @@',
      '-a',
      '\\ No newline at end of file',
      '+b',
      '',
    ].join('\n');
    const hunk = { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-a', '+b'] };
    expect(parseDiff(diff)).toEqual([
      { path: 'a.png', hunks: null, changesLastFeed: false },
      { path: 'new name.py', hunks: [], changesLastFeed: false },
      { path: 'run.sh', hunks: [], changesLastFeed: false },
      { path: 'café.py', hunks: [hunk], changesLastFeed: true },
    ]);
  });
});
