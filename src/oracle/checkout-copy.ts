import {
  copyFileSync,
  type Dirent,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { git } from '../workspace/git.ts';
import type { Repository } from '../workspace/repository.ts';
import { createGitFolder, findRepository, resolveRepository } from '../workspace/repository.ts';
import { copyTree, removeQuietly, removeTree } from './folders.ts';

/** What the names of copies in the temporary folder begin with. */
export const COPY_PREFIX = 'agent-fix-copy-';

/** Disposing of it removes the copy. */
export interface CheckoutCopy extends AsyncDisposable {
  readonly root: string;
}

export interface CopyOptions {
  readonly repository: string;
  readonly commit: string;
  /** An empty or new folder outside the repository; null for a temporary one. */
  readonly destination: string | null;
}

/**
 * A working copy for tests: all files, untracked ones too (installed dependencies), and a git directory of its
 * own that borrows the repository's objects, so that neither the tests nor their git can touch the original.
 */
export async function copyCheckout(options: CopyOptions): Promise<CheckoutCopy> {
  const original = findRepository(options.repository);
  const root = prepareDestination(original, options.destination);
  const dispose = async () => removeTree(root);
  try {
    await copyTree(original.root, root, isOfGit);
    await borrowObjects(original, root, options.commit);
    return { root, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** A submodule's `.git` is a file that names a folder of the original's, and would lead nowhere. */
const isOfGit = (path: string, entry: Dirent): boolean =>
  path === '.git' || (entry.name === '.git' && !entry.isDirectory());

function prepareDestination(original: Repository, destination: string | null): string {
  if (destination === null) return mkdtempSync(join(realpathSync(tmpdir()), COPY_PREFIX));
  const path = resolve(destination);
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new Error(`${path} is not empty: name a new folder with --sandbox-dir`);
  }
  mkdirSync(path, { recursive: true });
  const root = realpathSync(path);
  if (root !== original.root && !root.startsWith(original.root + sep)) return root;
  throw new Error(`${root} lies in the repository itself: name a folder outside with --sandbox-dir`);
}

/** What `git clone --shared --no-checkout` leaves, without its transport and its remote, and with HEAD at the commit. */
async function borrowObjects(original: Repository, root: string, commit: string): Promise<void> {
  const gitDir = join(root, '.git');
  createGitFolder(gitDir, { idLength: commit.length, isBare: false, head: commit });
  const paths = await git(original.gitDir, ['rev-parse', '--git-path', 'objects', '--git-path', 'shallow']);
  const [objects = '', shallow = ''] = paths.toString('utf8').split('\n');
  writeFileSync(join(gitDir, 'objects', 'info', 'alternates'), `${resolve(original.gitDir, objects)}\n`);
  const graft = resolve(original.gitDir, shallow);
  if (existsSync(graft)) copyFileSync(graft, join(gitDir, 'shallow'));
  // Versions made from tags (`git describe`) should come out as they do in the original.
  const refs = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
  writeFileSync(join(gitDir, 'packed-refs'), await git(original.gitDir, refs));
  // Fills the index and compares it with the files, which it leaves alone.
  await git(gitDir, [`--work-tree=${root}`, 'reset', '--quiet'], { cwd: root });
}

/** A copy of a checkout as it was before the first test, for where no layer can lie over it. Disposing removes it. */
export interface CheckoutBackup extends Disposable {
  /** Makes the checkout what it was, its git directory aside: nothing that tests have left there remains. */
  renew(): Promise<void>;
}

export async function backUpCheckout(root: string): Promise<CheckoutBackup> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'agent-fix-before-'));
  try {
    await copyTree(root, folder, (path) => path === '.git');
    return { renew: () => renewFrom(folder, root), [Symbol.dispose]: () => removeQuietly(folder) };
  } catch (error) {
    removeQuietly(folder);
    throw error;
  }
}

/** Empties `root` but for its git directory, and copies the files of `source` there. */
export async function renewFrom(source: string, root: string): Promise<void> {
  for (const name of readdirSync(root)) if (name !== '.git') removeTree(join(root, name));
  await copyTree(source, root, isOfGit);
}

/**
 * Brings a copy of `repository` to a commit: files that the copy has of a later one, or with changes that were not
 * committed, are put back or removed. Files that no commit knows stay: installed dependencies.
 */
export async function restoreCommit(copy: string, repository: string, commit: string): Promise<void> {
  const { commit: checkedOut } = await resolveRepository(repository);
  const inCopy = (...args: readonly string[]) =>
    git(join(copy, '.git'), [`--work-tree=${copy}`, ...args], { cwd: copy });
  // git removes what its index knows and the target does not.
  await inCopy('read-tree', checkedOut);
  await inCopy('reset', '--hard', '--quiet', commit);
}
