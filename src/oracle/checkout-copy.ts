import {
  copyFileSync,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { Repository } from '../workspace/git.ts';
import { copyTree, removeTree } from './folders.ts';
import { createTempFolder, leaseFolder, leaseTempFolder } from './leftovers.ts';

/** A copy of a checkout. Disposing of it removes the copy, unless `isKept`; if this process is killed, a later agent-fix removes it. */
export interface CheckoutCopy extends AsyncDisposable {
  readonly root: string;
  /** Gives the copy the files that the original has now. */
  renew(): Promise<void>;
  /** Checks out a commit: later files and changes are undone. What is in no commit (installed dependencies) stays. */
  restore(commit: string): Promise<void>;
  /** Gives git in the copy the commit that it was made of. Files stay as they are. */
  uncommit(): Promise<void>;
}

interface CopyOptions {
  readonly repository: string;
  readonly commit: string;
  /** An empty or new folder outside the repository; null for a temporary one. */
  readonly destination: string | null;
  /** True: the copy stays when it is disposed of. */
  readonly isKept?: boolean;
}

/**
 * A working copy for tests: all files, also untracked ones (installed dependencies), and a git directory of its own that uses the
 * repository's objects. Neither the tests nor their git can change the original.
 */
export async function copyCheckout(options: CopyOptions): Promise<CheckoutCopy> {
  const { repository, commit, destination, isKept = false } = options;
  const original = Repository.find(repository);
  const root = prepareDestination(original, destination);
  const remove = async () => removeTree(root);
  try {
    await copyTree(original.root, root, isOfGit);
    await borrowObjects(original, root, commit);
  } catch (error) {
    await remove();
    throw error;
  }
  const lease = isKept ? null : leaseFolder(root);
  return {
    root,
    renew: () => renewFrom(repository, root),
    restore: (wanted) => restoreCommit(root, repository, wanted),
    uncommit: async () => {
      const copyGit = Repository.find(root);
      // Neither command looks at the files, which tests may have made to start a filter.
      await copyGit.git(['reset', '--soft', commit, '--']);
      await copyGit.git(['read-tree', commit]);
    },
    [Symbol.asyncDispose]: async () => {
      if (lease === null) return;
      await remove();
      lease[Symbol.dispose]();
    },
  };
}

/** What is not copied: git's own folder, and the `.git` file of a submodule, which names a folder inside git's own folder. */
const isOfGit = (path: string, entry: Dirent): boolean =>
  path === '.git' || (entry.name === '.git' && !entry.isDirectory());

function prepareDestination(original: Repository, destination: string | null): string {
  if (destination === null) return createTempFolder('copy');
  const path = resolve(destination);
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new Error(`${path} is not empty: name a new folder with --copy-dir`);
  }
  mkdirSync(path, { recursive: true });
  const root = realpathSync(path);
  if (root !== original.root && !root.startsWith(original.root + sep)) return root;
  throw new Error(`${root} lies in the repository itself: name a folder outside with --copy-dir`);
}

/** Makes what `git clone --shared --no-checkout` makes, without a remote, and with HEAD at the commit. */
async function borrowObjects(original: Repository, root: string, commit: string): Promise<void> {
  const gitDir = join(root, '.git');
  const head = { idLength: commit.length, isBare: false, head: commit };
  const copy = await original.lendObjects(root, gitDir, head);
  const [graft = ''] = await original.gitPaths('shallow');
  if (existsSync(graft)) copyFileSync(graft, join(gitDir, 'shallow'));
  // `git describe` must give the same version as in the original.
  const refs = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
  writeFileSync(join(gitDir, 'packed-refs'), await original.git(refs));
  // Fills the index, and leaves the files alone.
  await copy.git([`--work-tree=${root}`, 'reset', '--quiet'], { cwd: root });
}

/**
 * Copies a checkout before the first test, without its git directory. `renew` gives the checkout these files again. `folder`: where the
 * copy goes, and the caller removes it; absent: to a temporary folder, which is removed when the backup is disposed of.
 */
export async function backUpCheckout(
  root: string,
  folder?: string,
): Promise<Disposable & { readonly renew: () => Promise<void> }> {
  const backup =
    folder === undefined ? leaseTempFolder('before') : { path: folder, [Symbol.dispose]: () => {} };
  try {
    await copyTree(root, backup.path, (path) => path === '.git');
    return { renew: () => renewFrom(backup.path, root), [Symbol.dispose]: () => backup[Symbol.dispose]() };
  } catch (error) {
    backup[Symbol.dispose]();
    throw error;
  }
}

/** Empties `root`, except for its git directory, and copies the files of `source` to it. */
async function renewFrom(source: string, root: string): Promise<void> {
  for (const name of readdirSync(root)) if (name !== '.git') removeTree(join(root, name));
  await copyTree(source, root, isOfGit);
}

async function restoreCommit(copy: string, repository: string, commit: string): Promise<void> {
  const { commit: checkedOut } = await Repository.checkedOutIn(repository);
  const copyGit = Repository.find(copy);
  const inCopy = (...args: readonly string[]) => copyGit.git([`--work-tree=${copy}`, ...args], { cwd: copy });
  // git removes files that are in its index and not in the target commit.
  await inCopy('read-tree', checkedOut);
  await inCopy('reset', '--hard', '--quiet', commit);
}
