import { createHash } from 'node:crypto';

/** git's id of a file's content, in the hash that the repository uses: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function blobId(bytes: Uint8Array, idLength: number): string {
  return createHash(idLength === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}
