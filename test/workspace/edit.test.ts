import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/workspace/edit.ts';

type Pair = readonly [old: string, next: string];

const asEdits = (pairs: readonly Pair[]) => pairs.map(([old, next]) => ({ old, new: next }));

/** In a file that the run has not written yet. */
function edit(text: string, ...pairs: readonly Pair[]) {
  const edited = applyEdits(text, asEdits(pairs), text);
  if (!edited.ok) return edited;
  expect(edited.applied).toEqual([]);
  return { ok: true, text: edited.text };
}

/** Makes edits, then the same ones again. */
function editTwice(text: string, ...pairs: readonly Pair[]) {
  const once = applyEdits(text, asEdits(pairs), text);
  if (!once.ok) throw new Error(once.reason);
  return { once: once.text, twice: applyEdits(once.text, asEdits(pairs), text) };
}

describe('an edit', () => {
  it.each<readonly [string, string, readonly Pair[], string]>([
    ['replaces what stands there exactly once', 'a = 1\nb = 2\n', [['b = 2', 'b = 3']], 'a = 1\nb = 3\n'],
    ['takes text for text: no pattern, no replacement signs', 'x.*y $1\n', [['.*', '$&$1']], 'x$&$1y $1\n'],
    ['keeps line ends where they are mixed', 'a\r\nb\r\nc\n', [['a\nb', 'x\ny']], 'x\r\ny\r\nc\n'],
    // The end of a file.
    ['never loses the last newline', 'a\nb\n', [['b\n', 'c']], 'a\nc\n'],
    ['never loses the last newline of mixed ones', 'a\r\nb\n\r\n', [['b\n\r\n', 'c']], 'a\r\nc\r\n'],
    ['may add the last newline', 'a\nb', [['b', 'b\n']], 'a\nb\n'],
    ['adds none where it is elsewhere', 'a\nb', [['a', 'c']], 'c\nb'],
    ['may leave nothing', 'a\n', [['a\n', '']], ''],
    // Several of them.
    [
      'sees the text as it was before the others',
      'a\nb\n',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      'b\na\n',
    ],
    [
      'may stand behind one that lies below it',
      'a\nb\nc\n',
      [
        ['c', '3'],
        ['a', '1'],
      ],
      '1\nb\n3\n',
    ],
    // Blanks that do not match.
    [
      'passes over blanks at the ends of lines',
      'if x:   \n  y\t\nz\n',
      [['if x:\n  y', 'if w:\n  v']],
      'if w:\n  v\nz\n',
    ],
    ['has blanks of its own at the ends of lines', 'a\nb\n', [['a  \nb ', 'c']], 'c\n'],
    [
      'is shifted where the indent of all its lines is less',
      'class A:\n    def f(self):\n        return 1\n',
      [['def f(self):\n    return 1\n', 'def f(self):\n    # two\n\n    return 2\n']],
      'class A:\n    def f(self):\n        # two\n\n        return 2\n',
    ],
    ['is shifted where it is more', 'a:\n  b\n', [['    a:\n      b', '    a:\n      c']], 'a:\n  c\n'],
    ['is shifted with tabs', '\t\tif x\n\t\t\ty\n', [['if x\n\ty', 'if x\n\tz']], '\t\tif x\n\t\t\tz\n'],
    ['is made where the exact text is there too', 'a \nb\na\nb\n', [['a\nb', 'c']], 'a \nb\nc\n'],
    // An indent that stands in new and not in old.
    [
      'is not indented twice below lines whose own indent was left out',
      'def f(a):\n    if a:\n        return a - 1\n    return a\n',
      [['if a:\n    return a - 1', '    if a > 1:\n        return a']],
      'def f(a):\n    if a > 1:\n        return a\n    return a\n',
    ],
    ['may add blanks in the middle of a line', 'x = 1 # no\n', [['# no', '  # yes']], 'x = 1   # yes\n'],
    ['may add blanks at the start of a line', 'x = 1\n', [['x = 1', '    x = 1']], '    x = 1\n'],
    // The same a second time.
    [
      'is made where what it writes was there before the run',
      'a\nfoo()\n',
      [['a', 'a\nfoo()']],
      'a\nfoo()\nfoo()\n',
    ],
  ])('%s', (_, text, pairs, after) => {
    expect(edit(text, ...pairs)).toEqual({ ok: true, text: after });
  });

  it.each<readonly [string, string, readonly Pair[], RegExp]>([
    ['with how often it is there, and where', 'x\ny\nx\nx\n', [['x', 'z']], /3 times \(line 1, 3, 4\)/],
    ['with places that overlap counted', 'aaa\n', [['aa', 'b']], /2 times/],
    ['with five places at most', 'x\n'.repeat(50), [['x', 'z']], /line 1, 2, 3, 4, 5, …/],
    [
      'with the nearest real lines',
      'def f(a):\n    b = a + 1\n    return b\n\ndef g():\n    pass\n',
      [['def f(a):\n    b = a + 2\n    return b', '']],
      /1\|def f\(a\):\n2\| {4}b = a \+ 1\n3\|/,
    ],
    [
      'with the nearest line by its words',
      'one\ntwo\nconst total = items.length;\n',
      [['const total = items.size;', '']],
      /3\|const total = items\.length;/,
    ],
    [
      'whole, naming the one that failed',
      'a\nb\n',
      [
        ['a', 'x'],
        ['q', 'y'],
      ],
      /^edit 2 of 2: old is not in the file/,
    ],
    [
      'where two overlap',
      'abc\n',
      [
        ['ab', 'x'],
        ['bc', 'y'],
      ],
      /^edits 1 and 2 overlap: make them one edit$/,
    ],
    ['where lines differ by different indents', '  a\n      b\n', [['a\nb', 'c']], /not in the file/],
    [
      'where the new text could not be shifted back',
      'a\n  b\n',
      [['    a\n      b', 'c']],
      /not in the file/,
    ],
    [
      'where blanks lead to two places',
      '  a\n  b\n\n    a\n    b\n',
      [['a\nb', 'c']],
      /2 times \(line 1, 4\)/,
    ],
    ['where only blank lines match', 'a\n\nb\n', [['   ', 'x']], /not in the file/],
  ])('is refused %s', (_, text, pairs, reason) => {
    expect(edit(text, ...pairs)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describe('a hostile edit', () => {
  const text = 'x\n'.repeat(100_000);

  it.each([
    ['that almost matches everywhere', `y${'\nx'.repeat(50_000)}`, 'old is not in the file'],
    ['that matches everywhere but at its end', `${'x\n'.repeat(50_000)}y`, 'old is not in the file'],
    ['that matches everywhere', 'x\n'.repeat(50_000), '100 or more times'],
    ['of lines that match everywhere', 'x \n'.repeat(50_000), '100 or more times'],
  ])('%s is answered, in linear time', (_, old, reason) => {
    expect(edit(text, [old, ''])).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describe('an indent that stands in new and not in old', () => {
  const PY = 'def f(a):\n    if a:\n        return a - 1\n    return a\n';

  it.each<readonly [string, string, string, string]>([
    ['is not doubled', 'return a - 1', '        return a + 1', '        return a + 1'],
    [
      'is the place of the match, whatever was written',
      'return a - 1',
      '    return a + 1',
      '        return a + 1',
    ],
    [
      'moves the lines below it, too',
      'return a - 1',
      '    b = a\n    return b',
      '        b = a\n        return b',
    ],
    [
      'leaves lines below that have less',
      'return a - 1',
      '        return 1\n    # end',
      '        return 1\n    # end',
    ],
    [
      'is taken as it is when only the indent changes',
      'return a - 1',
      '    return a - 1',
      '    return a - 1',
    ],
  ])('%s', (_, old, next, line) => {
    const wanted = PY.replace('        return a - 1', () => line);
    expect(edit(PY, [old, next])).toEqual({ ok: true, text: wanted });
  });
});

describe('the same edit a second time', () => {
  it.each<readonly [string, string, Pair]>([
    ['old survives inside new', 'a = 1\nb = 2\n', ['a = 1', 'a = 1\nc = 3']],
    ['old survives at the end of new', 'import os\n', ['import os', 'import sys\nimport os']],
    ['old is gone', 'return a - b\n', ['a - b', 'a + b']],
    ['old was found by its lines', '  f(a)\n  g(b)\n', ['f(a)\ng(b)', 'f(a)\ng(b)\nh(c)']],
  ])('changes nothing where %s', (_, text, pair) => {
    const { once, twice } = editTwice(text, pair);
    expect(twice).toMatchObject({ ok: true, text: once, applied: [expect.any(Number)] });
  });

  it('is left alone beside a new one, which is made', () => {
    const first: Pair = ['a = 1', 'a = 1\nc = 3'];
    const once = editTwice('a = 1\nb = 2\n', first).once;
    const both = applyEdits(once, asEdits([first, ['b = 2', 'b = 4']]), 'a = 1\nb = 2\n');
    expect(both).toEqual({ ok: true, text: 'a = 1\nc = 3\nb = 4\n', applied: [1] });
  });

  it('is not supposed where the text is short enough to stand there by chance', () => {
    expect(applyEdits('x=2\n', asEdits([['1', '2']]), 'x=1\n')).toMatchObject({ ok: false });
  });
});
