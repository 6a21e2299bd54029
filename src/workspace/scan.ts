import type { FileTree, TreeFile } from './file-tree.ts';
import type { BlobContent } from './git-objects.ts';
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

/** Few enough that no more than 16 MB are in memory. */
const WAVE_FILES = 16;

/** Reads the few files that are worth it, some at a time. */
export async function* scanSome(
  tree: FileTree,
  files: AsyncIterable<TreeFile>,
): AsyncGenerator<readonly Scanned[], void> {
  let wave: Promise<Scanned>[] = [];
  try {
    for await (const file of files) {
      wave.push(tree.read(file).then((content) => scannedOf(file, content)));
      if (wave.length < WAVE_FILES) continue;
      yield await Promise.all(wave);
      wave = [];
    }
  } catch (error) {
    // What was found before is still true.
    yield await Promise.all(wave);
    throw error;
  }
  yield await Promise.all(wave);
}

function scannedOf(file: TreeFile, content: BlobContent): Scanned {
  return content.kind === 'bytes' ? { ...content, file } : { kind: content.kind, file };
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
