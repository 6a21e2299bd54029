import type { FileTree, TreeFile } from './file-tree.ts';
import { MAX_FILE_BYTES } from './snapshot.ts';

/** One file of a search. */
export type Scanned =
  | { readonly kind: 'bytes'; readonly file: TreeFile; readonly bytes: Buffer }
  | { readonly kind: 'too_large' | 'unreadable'; readonly file: TreeFile };

const BATCH_FILES = 256;
const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Reads many files in order, a batch at a time: git gets many ids at once instead of waiting for each answer
 * to be read, and a batch is bounded in bytes, so that memory is too.
 */
export async function* scan(
  tree: FileTree,
  files: Iterable<TreeFile>,
): AsyncGenerator<readonly Scanned[], void> {
  for (const batch of batchesOf(files)) {
    const sizes = await Promise.all(batch.map((file) => tree.size(file)));
    let wave: Promise<Scanned>[] = [];
    let bytes = 0;
    for (const [at, file] of batch.entries()) {
      const size = sizes[at] ?? null;
      wave.push(readOne(tree, file, size));
      bytes += size === null || size > MAX_FILE_BYTES ? 0 : size;
      if (bytes < BATCH_BYTES) continue;
      yield await Promise.all(wave);
      wave = [];
      bytes = 0;
    }
    yield await Promise.all(wave);
  }
}

async function readOne(tree: FileTree, file: TreeFile, size: number | null): Promise<Scanned> {
  if (size === null) return { kind: 'unreadable', file };
  if (size > MAX_FILE_BYTES) return { kind: 'too_large', file };
  return { file, ...(await tree.readWhole(file)) };
}

function* batchesOf(files: Iterable<TreeFile>): Generator<TreeFile[], void> {
  let batch: TreeFile[] = [];
  for (const file of files) {
    batch.push(file);
    if (batch.length < BATCH_FILES) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
