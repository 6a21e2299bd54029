import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { askGit, git } from './git.ts';

/** A checkout and its git directory, both absolute and without symbolic links. */
export interface Repository {
  readonly root: string;
  readonly gitDir: string;
}

/**
 * Finds the checkout that holds `path`. git's own search is not used: it refuses a checkout owned by another
 * user, which is the rule in containers, and a git directory given by name is not searched for.
 */
export function findRepository(path: string): Repository {
  if (!existsSync(path)) throw new Error(`${path} does not exist: give an existing folder as the repository`);
  const start = realpathSync(path);
  for (let folder = start; ; folder = dirname(folder)) {
    const gitDir = readGitDir(folder);
    if (gitDir !== null) return { root: folder, gitDir };
    if (dirname(folder) === folder) break;
  }
  throw new Error(
    `${start} is not in a git repository: run actions/checkout before this step, or give --repo a checkout`,
  );
}

/** `.git` is a folder, or in worktrees and submodules a file that names one: https://git-scm.com/docs/gitrepository-layout */
function readGitDir(folder: string): string | null {
  const path = join(folder, '.git');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (stats.isDirectory()) return existsSync(join(path, 'HEAD')) ? path : null;
  const link = /^gitdir: (.+?)\r?\n?$/.exec(readFileSync(path, 'utf8'))?.[1];
  return link === undefined ? null : resolve(folder, link);
}

export interface GitFolder {
  /** Of an object id in hex: 40, or 64 for SHA-256. */
  readonly idLength: number;
  readonly isBare: boolean;
  /** A commit id, or `ref: refs/heads/…`. */
  readonly head: string;
}

/** Lays out what git takes for a git directory, without the process and the templates of `git init`: https://git-scm.com/docs/gitrepository-layout */
export function createGitFolder(gitDir: string, { idLength, isBare, head }: GitFolder): void {
  mkdirSync(join(gitDir, 'objects', 'info'), { recursive: true });
  mkdirSync(join(gitDir, 'refs'));
  writeFileSync(join(gitDir, 'HEAD'), `${head}\n`);
  const core = `[core]\n\trepositoryformatversion = ${idLength === 64 ? 1 : 0}\n\tbare = ${isBare}\n`;
  const extensions = idLength === 64 ? '[extensions]\n\tobjectformat = sha256\n' : '';
  writeFileSync(join(gitDir, 'config'), core + extensions);
}

/** A place in a repository, and the commit that is checked out there. */
export interface ResolvedRepository {
  readonly root: string;
  /** From the root to the given folder, with `/`; '' for the root itself. */
  readonly prefix: string;
  readonly commit: string;
}

/** Throws for a folder that is in no repository, and for a repository without a commit. */
export async function resolveRepository(path: string): Promise<ResolvedRepository> {
  const { root, gitDir } = findRepository(path);
  const head = await askGit(gitDir, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.exitCode !== 0) throw new Error(`${root} has no commit yet: commit what the run is to start from`);
  const prefix = relative(root, realpathSync(path)).replaceAll('\\', '/');
  return { root, prefix, commit: head.stdout.toString('utf8').trim() };
}

/** Tracked files that differ from the commit that is checked out, sorted. A run starts from the commit and does not see them. */
export async function listUncommittedChanges(repository: string): Promise<readonly string[]> {
  const { root, gitDir } = findRepository(repository);
  const args = [
    `--work-tree=${root}`,
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=no',
    '--no-renames',
  ];
  const answer = await git(gitDir, args, { cwd: root });
  // Two letters and a blank, then the path: https://git-scm.com/docs/git-status#_short_format
  const entries = answer
    .toString('utf8')
    .split('\0')
    .filter((entry) => entry !== '');
  return entries.map((entry) => entry.slice(3)).sort();
}

/** Applies a diff to the working tree, all of it or nothing. When it does not fit, the error says where the diff was kept. */
export async function applyPatch(repository: string, diff: string): Promise<void> {
  if (diff === '') return;
  const { root, gitDir } = findRepository(repository);
  const args = [`--work-tree=${root}`, 'apply', '--whitespace=nowarn', '-'];
  const answer = await askGit(gitDir, args, { cwd: root, input: diff });
  if (answer.exitCode === 0) return;
  const kept = join(mkdtempSync(join(tmpdir(), 'agent-fix-')), 'agent-fix.patch');
  writeFileSync(kept, diff);
  throw new Error(
    `the patch does not apply to ${root}, nothing was changed; it is kept in ${kept}:\n${answer.stderr.trim()}`,
  );
}

/** Checkouts lie there with `path:`, or one folder deeper. */
const MAX_DEPTH = 2;
const MAX_FOLDERS = 500;

/**
 * The checkout at `commit`: that of the folder itself, or where actions/checkout was given a `path:`, one below it. Where
 * none is at `commit`, the first that there is, for its commit to be told. Throws where there is none.
 */
export async function findCheckout(folder: string, commit: string): Promise<ResolvedRepository> {
  let first: ResolvedRepository | null = null;
  for (const path of [folder, ...foldersWithGit(folder, MAX_DEPTH)]) {
    const found = await resolveRepository(path).catch(() => null);
    if (found?.commit === commit) return found;
    first ??= found;
  }
  return first ?? resolveRepository(folder);
}

/** No link is followed, and no package's folder is looked into. */
function foldersWithGit(folder: string, depth: number): readonly string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git')
    .slice(0, MAX_FOLDERS)
    .map(({ name }) => join(folder, name))
    .toSorted();
  return below.flatMap((path) => [
    ...(existsSync(join(path, '.git')) ? [path] : []),
    ...(depth > 1 ? foldersWithGit(path, depth - 1) : []),
  ]);
}
