import { describe, expect, it } from 'vitest';
import {
  decodeText,
  encodeText,
  fileLines,
  replaceText,
  type TextFile,
} from '../../src/workspace/read-file.ts';

function decode(bytes: string | Buffer): TextFile {
  const decoded = decodeText(Buffer.from(bytes));
  if (decoded.kind === 'opaque') throw new Error(decoded.what);
  return decoded.file;
}

describe('text', () => {
  it.each([
    ['', '\n'],
    ['a', '\n'],
    ['a\n', '\n'],
    ['a\r\nb\r\n', '\r\n'],
    ['a\r\nb', '\r\n'],
    ['a\r\nb\n', 'mixed'],
    ['a\n\r\n', 'mixed'],
    ['a\rb\n', '\n'],
    ['a\r\r\nb\r\n', '\r\n'],
    ['\ufeffa\n', '\n'],
    ['\ufeffa\r\n', '\r\n'],
    ['ä日𝒳\n', '\n'],
  ])('%j comes back byte for byte (line ends: %j)', (text, lineEnd) => {
    const bytes = Buffer.from(text);
    const file = decode(bytes);
    expect(file.lineEnd).toBe(lineEnd);
    expect(encodeText(file)).toEqual(bytes);
  });

  it.each([
    ['a NUL', Buffer.from('a\0b'), 'binary'],
    ['a NUL far down', Buffer.from(`${'x'.repeat(9000)}\0`), 'binary'],
    ['Latin-1', Buffer.from([0x66, 0xfc, 0x72]), 'UTF-8'],
    ['a cut character', Buffer.from([0xe2, 0x82]), 'UTF-8'],
    [
      'an LFS pointer',
      Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n'),
      'LFS',
    ],
  ])('is not what holds %s', (_, bytes, word) => {
    expect(decodeText(bytes)).toMatchObject({ kind: 'opaque', what: expect.stringContaining(word) });
  });

  it('has as many lines as an editor numbers', () => {
    expect(fileLines('')).toEqual([]);
    expect(fileLines('a')).toEqual(['a']);
    expect(fileLines('a\n')).toEqual(['a']);
    expect(fileLines('a\n\n')).toEqual(['a', '']);
    expect(fileLines('a\r\nb\n')).toEqual(['a', 'b']);
  });
});

describe('whole new text', () => {
  const replaced = (before: string, content: string) =>
    encodeText(replaceText(decode(before), content)).toString('utf8');

  it('keeps the line ends, the BOM and the final newline of the file', () => {
    expect(replaced('a\r\nb\r\n', 'a\nc\n')).toBe('a\r\nc\r\n');
    expect(replaced('a\nb\n', 'a\r\nc\r\n')).toBe('a\nc\n');
    expect(replaced('\ufeffa\n', 'b\n')).toBe('\ufeffb\n');
    expect(replaced('a\n', '\ufeffb\n')).toBe('b\n');
    expect(replaced('a\n', 'b')).toBe('b\n');
    expect(replaced('a', 'b\n')).toBe('b');
    expect(replaced('', 'b')).toBe('b');
  });

  it('keeps the end of each line that a file with mixed line ends had before', () => {
    expect(replaced('a\r\nb\nc\r\n', 'a\nnew\nb\nc\n')).toBe('a\r\nnew\nb\nc\r\n');
  });
});
