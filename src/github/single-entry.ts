import { crc32, inflateRawSync } from 'node:zlib';

// Artifacts that were not uploaded as a single file come as a zip archive. One file is taken out of it, in memory, and
// nothing is ever written: names in the archive decide nothing. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

export type SingleEntry =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly reason: string };

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];

export const isZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && [LOCAL, END.readUInt32LE()].includes(bytes.readUInt32LE());

/** The only file of an archive. Whatever its header claims, inflating stops at `maxBytes`. Never throws. */
export function singleEntry(zip: Buffer, maxBytes: number): SingleEntry {
  try {
    return readSingle(zip, maxBytes);
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return refused(isTooLarge ? `inflates to more than ${maxBytes} bytes` : 'is damaged');
  }
}

function readSingle(zip: Buffer, maxBytes: number): SingleEntry {
  const end = zip.lastIndexOf(END);
  if (end < 0) return refused('is damaged');
  const count = zip.readUInt16LE(end + 10);
  if (count !== 1) return refused(`holds ${count} files, not one`);
  const entry = zip.readUInt32LE(end + 16);
  if (zip.readUInt32LE(entry) !== ENTRY) return refused('is damaged');
  const method = zip.readUInt16LE(entry + 10);
  const packedSize = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(local) !== LOCAL) return refused('is damaged');
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED) return refused(`is packed with method ${method}`);
  if (method === STORED && packed.length > maxBytes) return refused(`holds more than ${maxBytes} bytes`);
  const bytes = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: maxBytes });
  return crc32(bytes) === zip.readUInt32LE(entry + 16) ? { kind: 'bytes', bytes } : refused('is damaged');
}

const refused = (what: string): SingleEntry => ({ kind: 'refused', reason: `the archive ${what}` });
