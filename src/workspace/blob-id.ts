import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const CHUNK_BYTES = 1024 * 1024;

/** git's id of a file's content, in the hash that the repository uses: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function blobId(bytes: Uint8Array, idLength: number): string {
  return startBlob(bytes.length, idLength).update(bytes).digest('hex');
}

/** The same for a regular file on the disk, a piece at a time: test data may be larger than memory should be. */
export function blobIdOfFile(path: string, idLength: number): string {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const hash = startBlob(size, idLength);
    const chunk = Buffer.allocUnsafe(Math.min(size, CHUNK_BYTES));
    for (let at = 0; at < size; ) {
      const read = readSync(file, chunk, 0, chunk.length, at);
      if (read === 0) break;
      hash.update(chunk.subarray(0, read));
      at += read;
    }
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

function startBlob(size: number, idLength: number): Hash {
  return createHash(idLength === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);
}
