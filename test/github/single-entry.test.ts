import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isZip, singleEntry } from '../../src/github/single-entry.ts';

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  readonly isStored?: boolean;
  readonly crc?: number;
}

/** An archive as APPNOTE.TXT lays it out. */
function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false, crc = crc32(content) } of entries) {
    const packed = isStored ? content : deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const content = Buffer.from('{"version":1}');

test.each([false, true])('gives the only file (stored: %s), whatever its name', (isStored) => {
  const zip = zipOf([{ name: '../../etc/passwd', content, isStored }]);
  expect(isZip(zip)).toBe(true);
  expect(singleEntry(zip, 100)).toEqual({ kind: 'bytes', bytes: content });
});

test('stops inflating at the limit, whatever the header says', () => {
  const zip = zipOf([{ name: 'bomb', content: Buffer.alloc(50 * 1024 * 1024) }]);
  expect(zip.length).toBeLessThan(100_000);
  expect(singleEntry(zip, 1024)).toEqual({
    kind: 'refused',
    reason: 'the archive inflates to more than 1024 bytes',
  });
});

test.each<[string, Buffer, string]>([
  [
    'two files',
    zipOf([
      { name: 'a', content },
      { name: 'b', content },
    ]),
    'holds 2 files',
  ],
  ['no file', zipOf([]), 'holds 0 files'],
  ['a wrong checksum', zipOf([{ name: 'a', content, crc: 1 }]), 'is damaged'],
  ['a cut archive', zipOf([{ name: 'a', content }]).subarray(0, 40), 'is damaged'],
  ['a stored file that is too large', zipOf([{ name: 'a', content, isStored: true }]), 'more than 5 bytes'],
])('refuses %s', (_, zip, told) => {
  expect(singleEntry(zip, told.includes('5 bytes') ? 5 : 100)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining(told),
  });
});

test('JSON is no archive', () => {
  expect(isZip(content)).toBe(false);
  expect(isZip(Buffer.from('P'))).toBe(false);
});
