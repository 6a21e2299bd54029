import { askGit, askGitAtLength, GitError, type Patience } from './git.ts';
import { type BlobContent, GitObjects } from './git-objects.ts';
import { filesHolding } from './git-search.ts';
import type { Repository } from './repository.ts';
import { type TreeEntry, TreeIndex } from './tree-index.ts';

/** Larger files are neither read, searched nor edited (THREATS C03). */
export const MAX_FILE_BYTES = 1024 * 1024;

/** The files of one commit, read from git's objects: what lies on the disk does not matter. */
export interface Snapshot extends AsyncDisposable {
  readonly commit: string;
  readonly repository: Repository;
  readonly tree: TreeIndex;
  /** Of a file, or the text of a symbolic link. */
  read(entry: TreeEntry): Promise<BlobContent>;
  /** However large: for restoring what was checked out, and for what is known to be small. */
  readWhole(entry: TreeEntry): Promise<BlobContent>;
  /** null when it cannot be read. */
  size(entry: TreeEntry): Promise<number | null>;
  /** The files below a folder that hold a text, in order; may throw an IncompleteSearch. */
  holding(folder: string, text: string): AsyncIterable<TreeEntry>;
  /** A file's text for other readers (the search for a test command); null when there is none that is UTF-8. */
  readText(path: string): Promise<string | null>;
  /** Every path, sorted by bytes. */
  paths(): Iterable<string>;
}

/** Reads the list of files, not their contents. Throws when the commit is not there, naming what to do. `patience` is for each reading. */
export async function openSnapshot(
  repository: Repository,
  commit: string,
  patience: Patience = {},
): Promise<Snapshot> {
  if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) {
    throw new Error(`${JSON.stringify(commit)} is not a full commit id`);
  }
  const tree = new TreeIndex(await listTree(repository, commit, patience), commit.length);
  const objects = new GitObjects(repository, patience);
  const read = (entry: TreeEntry) => objects.read(entry.oid, MAX_FILE_BYTES);
  return {
    commit,
    repository,
    tree,
    read,
    readWhole: (entry) => objects.read(entry.oid, Number.POSITIVE_INFINITY),
    size: (entry) => objects.size(entry.oid),
    async *holding(folder, text) {
      for await (const path of filesHolding(repository, { commit, folder, text }, patience)) {
        const entry = tree.find(path);
        if (entry?.kind === 'file') yield entry;
      }
    },
    readText: async (path) => {
      const entry = tree.find(path);
      if (entry?.kind !== 'file') return null;
      const content = await read(entry);
      return content.kind === 'bytes' ? decodeUtf8(content.bytes) : null;
    },
    *paths() {
      for (let position = 0; position < tree.count; position += 1) yield tree.path(position);
    },
    [Symbol.asyncDispose]: () => objects.close(),
  };
}

async function listTree(repository: Repository, commit: string, patience: Patience): Promise<Buffer> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
  const answer = await askGitAtLength(repository.gitDir, args, patience);
  if (answer.exitCode === 0) return answer.stdout;
  const known = await askGit(repository.gitDir, ['cat-file', '-e', `${commit}^{tree}`], patience);
  if (known.exitCode === 0) throw new GitError(args, answer);
  throw new Error(
    `commit ${commit} is not in ${repository.root}: check it out first ` +
      '(actions/checkout: `ref:` names the commit, `fetch-depth: 0` brings older ones)',
  );
}

/** null where it is none. */
export function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
