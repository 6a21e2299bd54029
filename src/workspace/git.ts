import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
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
import { devNull, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findProgram } from './programs.ts';

/** How long git may take before it is killed; once `signal` is aborted, at most two more seconds. */
export interface Patience {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export type KnownPatience = Patience & { readonly timeoutMs: number };

/**
 * How long a cancelled run still waits for git. A git that works answers in milliseconds, and then the record holds what a
 * replay finds as well; one that hangs must not outlast the seconds that a cancelled job is given.
 */
const CANCELLED_MS = 2_000;

/** How much of the time is left from now on. */
export const patienceMs = ({ timeoutMs, signal }: KnownPatience): number =>
  signal?.aborted ? Math.min(timeoutMs, CANCELLED_MS) : timeoutMs;

/** Kills the process when its time is over; call the result to take that back. */
function killAfter(child: Pick<ChildProcess, 'kill'>, patience: KnownPatience): () => void {
  const wait = () => setTimeout(() => child.kill('SIGKILL'), patienceMs(patience));
  const timers = [wait()];
  const hurry = () => timers.push(wait());
  patience.signal?.addEventListener('abort', hurry, { once: true });
  return () => {
    patience.signal?.removeEventListener('abort', hurry);
    for (const timer of timers) clearTimeout(timer);
  };
}

interface GitOptions extends Patience {
  readonly cwd?: string;
  readonly input?: string | Buffer;
  /** Variables for commands that refuse to run with ours. */
  readonly env?: Readonly<Record<string, string>>;
}

/** No honest answer takes this long. A test may have put a FIFO in place of an object, on which git would wait forever (I8). */
const MAX_GIT_MS = 5 * 60_000;

interface GitAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A git command failed. The message is for people; decide by the exit code of an answer. */
export function gitError(args: readonly string[], { exitCode, stderr }: GitAnswer): Error {
  const command = args.find((arg) => !arg.startsWith('-')) ?? '';
  return new Error(`git ${command} failed (${exitCode}): ${stderr.trim()}`);
}

/**
 * A repository's own configuration names programs: fsmonitor, hooks, filters, pagers, transports. A test can
 * write that configuration, so every command runs with them off. The commit graph is a cache that a test
 * could write as well; only objects are believed.
 */
const SAFE_CONFIG = [
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  `core.attributesFile=${devNull}`,
  'core.commitGraph=false',
  'core.quotePath=true',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.allow=never',
  'safe.directory=*',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);

function safeEnvironment(): NodeJS.ProcessEnv {
  // Listed one by one, because copying process.env asks the system for every name. Undefined ones are not passed on.
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    // protocol.allow does not suffice: a repository's protocol.<name>.allow overrules it.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    // refs/replace would show another object under the id that was asked for.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_PAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
  };
}

export type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts git on a git directory, with everything off that could run other code. The caller ends it, and bounds its time. */
export function spawnGit(
  gitDir: string,
  args: readonly string[],
  { cwd = gitDir, env = {} }: Pick<GitOptions, 'cwd' | 'env'> = {},
): GitProcess {
  // Looked up before the first test, and started by its path: a test could put another `git` on PATH.
  const program = findProgram('git') ?? '/nonexistent/git';
  const all = [...SAFE_CONFIG, `--git-dir=${gitDir}`, '--no-pager', ...args];
  return spawn(program, all, {
    cwd,
    env: { ...safeEnvironment(), ...env },
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs git to its end. Throws when git is missing, and when its time is over. */
export async function askGit(
  gitDir: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitAnswer> {
  const child = spawnGit(gitDir, args, options);
  const ended = exitOf(child, options);
  // Writing to a git that died early fails with EPIPE; its exit code says more.
  child.stdin.on('error', () => {});
  child.stdin.end(options.input);
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    ended,
  ]);
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}

function exitOf(child: ChildProcess, { timeoutMs = MAX_GIT_MS, ...patience }: Patience): Promise<number> {
  const release = killAfter(child, { ...patience, timeoutMs });
  return new Promise<number>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(NO_GIT, { cause: error }) : error),
    );
    // Only `killAfter` kills it with this signal.
    child.once('close', (code, signal) =>
      signal === 'SIGKILL' ? reject(new Error(TOOK_TOO_LONG)) : resolve(code ?? 1),
    );
  }).finally(release);
}

/** Like askGit, for commands that must succeed. */
export async function git(
  gitDir: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const answer = await askGit(gitDir, args, options);
  if (answer.exitCode !== 0) throw gitError(args, answer);
  return answer.stdout;
}

const TOOK_TOO_LONG =
  'git did not answer and was ended: look for files in the git directory that git did not make';
const NO_GIT = 'git was not found on PATH: install git where agent-fix runs';

/** A checkout and its git directory, both absolute and without symbolic links. */
export interface Repository {
  readonly root: string;
  readonly gitDir: string;
}

/**
 * Finds the checkout that holds `path`. git's own search is not used: it refuses a checkout owned by another
 * user, which is the rule in containers, and a git directory given by name is not searched for.
 */
export function findRepository(path: string, advice = 'give --repo a folder of one'): Repository {
  if (!existsSync(path)) throw new Error(`${path} does not exist: give an existing folder as the repository`);
  const start = realpathSync(path);
  for (let folder = start; ; folder = dirname(folder)) {
    const gitDir = readGitDir(folder);
    if (gitDir !== null) return { root: folder, gitDir };
    if (dirname(folder) === folder) break;
  }
  throw new Error(`${start} is not in a git repository: ${advice}`);
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

/**
 * Makes an empty git directory without starting `git init`: https://git-scm.com/docs/gitrepository-layout. `idLength`: of an object id
 * in hex, 40, or 64 for SHA-256; `head`: a commit id, or `ref: refs/heads/…`.
 */
export function createGitFolder(
  gitDir: string,
  { idLength, isBare, head }: { readonly idLength: number; readonly isBare: boolean; readonly head: string },
): void {
  mkdirSync(join(gitDir, 'objects', 'info'), { recursive: true });
  mkdirSync(join(gitDir, 'refs'));
  writeFileSync(join(gitDir, 'HEAD'), `${head}\n`);
  const core = `[core]\n\trepositoryformatversion = ${idLength === 64 ? 1 : 0}\n\tbare = ${isBare}\n`;
  const extensions = idLength === 64 ? '[extensions]\n\tobjectformat = sha256\n' : '';
  writeFileSync(join(gitDir, 'config'), core + extensions);
}

/** A place in a repository, and the commit that is checked out there. */
interface ResolvedRepository {
  readonly root: string;
  /** From the root to the given folder, with `/`; '' for the root itself. */
  readonly prefix: string;
  readonly commit: string;
}

/** Throws for a folder that is in no repository, and for a repository without a commit. */
export async function resolveRepository(path: string, advice?: string): Promise<ResolvedRepository> {
  const { root, gitDir } = findRepository(path, advice);
  const head = await askGit(gitDir, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.exitCode !== 0) throw new Error(`${root} has no commit yet: commit what the run is to start from`);
  const prefix = relative(root, realpathSync(path)).replaceAll('\\', '/');
  return { root, prefix, commit: head.stdout.toString('utf8').trim() };
}

/** Tracked files that differ from the commit that is checked out, sorted. A run starts from the commit, without these changes. */
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

/** Applies a diff to the working tree, all of it or nothing. When it does not apply, the error names the file that holds the diff. */
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

/** `path:` of actions/checkout names a folder, or one inside of another. */
const MAX_CHECKOUT_DEPTH = 2;
const MAX_CHECKOUT_FOLDERS = 500;

/**
 * The checkout at `commit`: the folder's own, or one below it, where actions/checkout was given a `path:`. If none is at
 * `commit`, the first that is found, so that a message can name its commit. Throws where there is none.
 */
export async function findCheckout(folder: string, commit: string): Promise<ResolvedRepository> {
  let first: ResolvedRepository | null = null;
  for (const path of [folder, ...foldersWithGit(folder, MAX_CHECKOUT_DEPTH)]) {
    const found = await resolveRepository(path).catch(() => null);
    if (found?.commit === commit) return found;
    first ??= found;
  }
  return first ?? resolveRepository(folder, 'run actions/checkout before this step');
}

/** Folders below that hold a `.git`; symbolic links and node_modules are passed over. */
function foldersWithGit(folder: string, depth: number): readonly string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git')
    .slice(0, MAX_CHECKOUT_FOLDERS)
    .map(({ name }) => join(folder, name))
    .toSorted();
  return below.flatMap((path) => [
    ...(existsSync(join(path, '.git')) ? [path] : []),
    ...(depth > 1 ? foldersWithGit(path, depth - 1) : []),
  ]);
}
