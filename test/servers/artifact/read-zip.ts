import { crc32, inflateRawSync } from 'node:zlib';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const maxFileBytes = 256 * 1024 * 1024;

/** The files of a zip archive, by path. Reads what `@actions/artifact` writes: stored or deflated, no zip64. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new Error('Not a zip archive');
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let offset = zip.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (zip.readUInt32LE(offset) !== entrySignature)
      throw new Error(`Entry ${i} of the zip archive is damaged`);
    const nameLength = zip.readUInt16LE(offset + 28);
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength);
    if (!name.endsWith('/')) files.set(name, readEntry(zip, offset, name));
    offset += 46 + nameLength + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
  return files;
}

function readEntry(zip: Buffer, entry: number, name: string): Buffer {
  const method = zip.readUInt16LE(entry + 10);
  const size = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + size);
  if (method !== 0 && method !== 8) throw new Error(`${name} is packed with method ${method}`);
  const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: maxFileBytes });
  if (crc32(content) !== zip.readUInt32LE(entry + 16)) throw new Error(`${name} has a wrong checksum`);
  return content;
}
