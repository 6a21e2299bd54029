import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/workspace/edit.ts';

const edit = (text: string, ...edits: readonly (readonly [string, string])[]) =>
  applyEdits(
    text,
    edits.map(([old, next]) => ({ old, new: next })),
  );

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
