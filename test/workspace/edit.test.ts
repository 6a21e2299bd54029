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
  it('replaces what stands there exactly once', () => {
    expect(edit('a = 1\nb = 2\n', ['b = 2', 'b = 3'])).toEqual({ ok: true, text: 'a = 1\nb = 3\n' });
  });

  it('takes text for text: no pattern, no replacement signs', () => {
    expect(edit('x.*y $1\n', ['.*', '$&$1'])).toEqual({ ok: true, text: 'x$&$1y $1\n' });
  });

  it('says how often and where it stands when it is there more than once', () => {
    const result = edit('x\ny\nx\nx\n', ['x', 'z']);
    expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(/3 times \(line 1, 3, 4\)/) });
  });

  it('counts places that overlap', () => {
    expect(edit('aaa\n', ['aa', 'b'])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('2 times'),
    });
  });

  it('lists at most five places', () => {
    const result = edit('x\n'.repeat(50), ['x', 'z']);
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('line 1, 2, 3, 4, 5, …') });
  });

  it('brings the nearest real lines when it is not there', () => {
    const text = 'def f(a):\n    b = a + 1\n    return b\n\ndef g():\n    pass\n';
    const result = edit(text, ['def f(a):\n    b = a + 2\n    return b', '']);
    expect(result).toMatchObject({
      ok: false,
      reason: expect.stringContaining('1|def f(a):\n2|    b = a + 1\n3|'),
    });
  });

  it('finds the nearest line by its words when no line is equal', () => {
    const result = edit('one\ntwo\nconst total = items.length;\n', ['const total = items.size;', '']);
    expect(result).toMatchObject({
      ok: false,
      reason: expect.stringContaining('3|const total = items.length;'),
    });
  });
});

describe('blanks that do not match', () => {
  it('are passed over at the ends of lines', () => {
    expect(edit('if x:   \n  y\t\nz\n', ['if x:\n  y', 'if w:\n  v'])).toEqual({
      ok: true,
      text: 'if w:\n  v\nz\n',
    });
    expect(edit('a\nb\n', ['a  \nb ', 'c'])).toEqual({ ok: true, text: 'c\n' });
  });

  it('are shifted when the indent of all lines differs by the same', () => {
    const text = 'class A:\n    def f(self):\n        return 1\n';
    expect(edit(text, ['def f(self):\n    return 1\n', 'def f(self):\n    # two\n\n    return 2\n'])).toEqual(
      {
        ok: true,
        text: 'class A:\n    def f(self):\n        # two\n\n        return 2\n',
      },
    );
    expect(edit('a:\n  b\n', ['    a:\n      b', '    a:\n      c'])).toEqual({
      ok: true,
      text: 'a:\n  c\n',
    });
  });

  it('are shifted with tabs as well', () => {
    expect(edit('\t\tif x\n\t\t\ty\n', ['if x\n\ty', 'if x\n\tz'])).toEqual({
      ok: true,
      text: '\t\tif x\n\t\t\tz\n',
    });
  });

  it('are a miss when lines differ by different indents', () => {
    expect(edit('  a\n      b\n', ['a\nb', 'c'])).toMatchObject({ ok: false });
  });

  it('are a miss when the new text could not be shifted back', () => {
    expect(edit('a\n  b\n', ['    a\n      b', 'c'])).toMatchObject({ ok: false });
  });

  it('must lead to one place only', () => {
    const result = edit('  a\n  b\n\n    a\n    b\n', ['a\nb', 'c']);
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('2 times (line 1, 4)') });
  });

  it('do not count when the exact text is there too', () => {
    expect(edit('a \nb\na\nb\n', ['a\nb', 'c'])).toEqual({ ok: true, text: 'a \nb\nc\n' });
  });

  it('never make blank lines match by themselves', () => {
    expect(edit('a\n\nb\n', ['   ', 'x'])).toMatchObject({ ok: false });
  });
});

describe('several edits', () => {
  it('all see the text as it was', () => {
    expect(edit('a\nb\n', ['a', 'b'], ['b', 'a'])).toEqual({ ok: true, text: 'b\na\n' });
  });

  it('land in any order', () => {
    expect(edit('a\nb\nc\n', ['c', '3'], ['a', '1'])).toEqual({ ok: true, text: '1\nb\n3\n' });
  });

  it('land all or not at all, and name the one that failed', () => {
    expect(edit('a\nb\n', ['a', 'x'], ['q', 'y'])).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^edit 2 of 2: old is not in the file/),
    });
  });

  it('may not overlap', () => {
    expect(edit('abc\n', ['ab', 'x'], ['bc', 'y'])).toEqual({
      ok: false,
      reason: 'edits 1 and 2 overlap: make them one edit',
    });
  });
});

describe('the end of a file', () => {
  it('never loses its newline to an edit', () => {
    expect(edit('a\nb\n', ['b\n', 'c'])).toEqual({ ok: true, text: 'a\nc\n' });
    expect(edit('a\r\nb\n\r\n', ['b\n\r\n', 'c'])).toEqual({ ok: true, text: 'a\r\nc\r\n' });
  });

  it('may gain one', () => {
    expect(edit('a\nb', ['b', 'b\n'])).toEqual({ ok: true, text: 'a\nb\n' });
  });

  it('stays without one when the edit is elsewhere', () => {
    expect(edit('a\nb', ['a', 'c'])).toEqual({ ok: true, text: 'c\nb' });
  });

  it('may become empty', () => {
    expect(edit('a\n', ['a\n', ''])).toEqual({ ok: true, text: '' });
  });
});

describe('mixed line ends', () => {
  it('stay as they are around an edit, which takes those of its place', () => {
    expect(edit('a\r\nb\r\nc\n', ['a\nb', 'x\ny'])).toEqual({ ok: true, text: 'x\r\ny\r\nc\n' });
  });
});

describe('a hostile edit', () => {
  const text = 'x\n'.repeat(500_000);

  it.each([
    ['that almost matches everywhere', `y${'\nx'.repeat(250_000)}`, 'old is not in the file'],
    ['that matches everywhere but at its end', `${'x\n'.repeat(250_000)}y`, 'old is not in the file'],
    ['that matches everywhere', 'x\n'.repeat(250_000), '100 or more times'],
    ['of lines that match everywhere', 'x \n'.repeat(250_000), '100 or more times'],
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

  it('is not doubled below lines whose own indent was left out', () => {
    const old = 'if a:\n    return a - 1';
    const next = '    if a > 1:\n        return a';
    expect(edit(PY, [old, next])).toEqual({
      ok: true,
      text: 'def f(a):\n    if a > 1:\n        return a\n    return a\n',
    });
  });

  it('stays in the middle of a line, and at its start', () => {
    expect(edit('x = 1 # no\n', ['# no', '  # yes'])).toEqual({ ok: true, text: 'x = 1   # yes\n' });
    expect(edit('x = 1\n', ['x = 1', '    x = 1'])).toEqual({ ok: true, text: '    x = 1\n' });
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

  it('is made when what it writes was there before the run', () => {
    expect(edit('a\nfoo()\n', ['a', 'a\nfoo()'])).toEqual({ ok: true, text: 'a\nfoo()\nfoo()\n' });
  });

  it('is not supposed where the text is short enough to stand there by chance', () => {
    expect(applyEdits('x=2\n', asEdits([['1', '2']]), 'x=1\n')).toMatchObject({ ok: false });
  });
});
