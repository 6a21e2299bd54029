import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '../workspace/snapshot.ts';

/**
 * What the run at the base commit has built: files and folders that it made or changed and that git ignores. `written`:
 * the checkout after that run or, where it is not `isWhole`, only what the run has written there; `original`: the
 * checkout before it. Null where the run also changed a tracked file, or left one that git does not ignore: later runs
 * must not start from that.
 */
export async function findBaseOutputs(
  { written, isWhole }: { readonly written: string; readonly isWhole: boolean },
  original: string,
  { repository, tree, paths }: Snapshot,
): Promise<readonly string[] | null> {
  const isRemoved = (path: string): boolean => !isThere(join(written, path)) && isThere(join(original, path));
  if (isWhole && [...paths()].some(isRemoved)) return null;
  const outputs: string[] = [];
  for (let folders = ['']; folders.length > 0; ) {
    const found = folders.flatMap((folder) =>
      readdirSync(join(written, folder), { withFileTypes: true })
        .filter(({ name }) => name !== '.git')
        .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() })),
    );
    // Of an ignored folder that holds tracked files, only the untracked ones count as built.
    const untracked = found.filter(({ path }) => !tree.holdsFolder(path) && tree.find(path) === null);
    const ignored = await findIgnored(repository, original, untracked.map(nameForGit));
    if (ignored === null) return null;
    folders = [];
    for (const entry of found) {
      const { path, isFolder } = entry;
      const isIgnored = ignored.has(nameForGit(entry));
      if (isFolder && !isIgnored) folders.push(path);
      else if (await isSameFile(join(written, path), join(original, path))) continue;
      else if (isIgnored) outputs.push(path);
      else return null;
    }
  }
  return outputs;
}

/** Folders end in a slash: `build/` is ignored only as a folder, and git cannot see here what `build` is. */
const nameForGit = ({ path, isFolder }: { readonly path: string; readonly isFolder: boolean }): string =>
  isFolder ? `${path}/` : path;

/** Which of the paths git ignores. Null where git cannot tell, as in a submodule. */
async function findIgnored(
  repository: Snapshot['repository'],
  root: string,
  paths: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (paths.length === 0) return new Set();
  const args = [`--work-tree=${root}`, 'check-ignore', '--no-index', '-z', '--stdin'];
  // check-ignore refuses GIT_LITERAL_PATHSPECS; the prefix `./` also keeps git from reading a path as a pattern.
  const input = paths.map((path) => `./${path}`).join('\0');
  const options = { cwd: root, input, env: { GIT_LITERAL_PATHSPECS: '0' } };
  const { exitCode, stdout } = await repository.ask(args, options);
  if (exitCode > 1) return null;
  const ignored = stdout.toString('utf8').split('\0');
  return new Set(ignored.map((path) => path.slice('./'.length)));
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

async function isSameFile(here: string, there: string): Promise<boolean> {
  const [one, other] = [here, there].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  if (one === undefined || other === undefined || one.mode !== other.mode) return false;
  if (one.isSymbolicLink()) return readlinkSync(here) === readlinkSync(there);
  if (one.isDirectory()) {
    const names = readdirSync(here);
    if (names.length !== readdirSync(there).length) return false;
    for (const name of names) if (!(await isSameFile(join(here, name), join(there, name)))) return false;
    return true;
  }
  // Compared in whole milliseconds: a copied file keeps the time of its original only to the millisecond.
  const isOfOneTime = Math.trunc(one.mtimeMs) === Math.trunc(other.mtimeMs);
  return one.isFile() && one.size === other.size && (isOfOneTime || (await haveSameBytes(here, there)));
}

const CHUNK_BYTES = 1024 * 1024;

/** Compares two files of one size piece by piece: they may be larger than memory. */
async function haveSameBytes(here: string, there: string): Promise<boolean> {
  await using one = await open(here);
  await using other = await open(there);
  const [a, b] = [Buffer.alloc(CHUNK_BYTES), Buffer.alloc(CHUNK_BYTES)];
  for (let at = 0; ; ) {
    const [read, readThere] = await Promise.all([
      one.read(a, 0, CHUNK_BYTES, at),
      other.read(b, 0, CHUNK_BYTES, at),
    ]);
    const { bytesRead } = read;
    if (bytesRead !== readThere.bytesRead || a.compare(b, 0, bytesRead, 0, bytesRead) !== 0) return false;
    if (bytesRead === 0) return true;
    at += bytesRead;
  }
}
