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

/** How long git may take if it is started now. */
export const patienceMs = ({ timeoutMs, signal }: KnownPatience): number =>
  signal?.aborted ? Math.min(timeoutMs, CANCELLED_MS) : timeoutMs;

/** Kills the process when its time is over, unless the function that is returned is called first. */
function killAfter(child: ChildProcess, patience: KnownPatience): () => void {
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
  /** Replaces variables of ours with which this git command refuses to run. */
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
 * A repository's own configuration names programs: fsmonitor, hooks, filters, pagers, transports, checkers of signatures. A test can
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
  'log.showSignature=false',
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

/** Starts git as `Repository.command` says. The caller ends the process, and bounds its time. */
export function spawnGit(
  gitDir: string,
  args: readonly string[],
  { cwd = gitDir, env = {} }: GitOptions = {},
): GitProcess {
  const command = Repository.command(gitDir, args);
  return spawn(command.program, command.args, {
    cwd,
    env: { ...command.env, ...env },
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

function exitOf(child: ChildProcess, { timeoutMs = MAX_GIT_MS, ...patience }: Patience): Promise<number> {
  const release = killAfter(child, { ...patience, timeoutMs });
  return new Promise<number>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(NO_GIT, { cause: error }) : error),
    );
    // Only `killAfter` sends SIGKILL to this process.
    child.once('close', (code, signal) =>
      signal === 'SIGKILL' ? reject(new Error(TOOK_TOO_LONG)) : resolve(code ?? 1),
    );
  }).finally(release);
}

const TOOK_TOO_LONG =
  'git did not answer and was ended: look for files in the git directory that git did not make';
const NO_GIT = 'git was not found on PATH: install git where agent-fix runs';

/** A place in a repository, and the commit that is checked out there. */
interface CheckedOut {
  readonly root: string;
  /** The path from the root to the given folder, with `/`; '' for the root itself. */
  readonly prefix: string;
  readonly commit: string;
}

interface NewGitFolder {
  /** The number of hex digits of an object id: 40, or 64 for SHA-256. */
  readonly idLength: number;
  readonly isBare: boolean;
  /** A commit id, or `ref: refs/heads/…`. */
  readonly head: string;
}

/** A checkout and its git directory, both absolute and without symbolic links. */
export class Repository {
  readonly root: string;
  readonly gitDir: string;
  /** Whether it is a git directory of our own that reads the objects of another one (`lendObjects`). */
  readonly isBorrower: boolean;

  constructor(root: string, gitDir: string, isBorrower = false) {
    this.root = root;
    this.gitDir = gitDir;
    this.isBorrower = isBorrower;
  }

  /**
   * Finds the checkout that holds `path`. git's own search is not used: it refuses a checkout owned by another
   * user, which is the rule in containers, and a git directory given by name is not searched for.
   */
  static find(path: string, advice = 'give --repo a folder of one'): Repository {
    if (!existsSync(path))
      throw new Error(`${path} does not exist: give an existing folder as the repository`);
    const start = realpathSync(path);
    for (let folder = start; ; folder = dirname(folder)) {
      const gitDir = readGitDir(folder);
      if (gitDir !== null) return new Repository(folder, gitDir);
      if (dirname(folder) === folder) break;
    }
    throw new Error(`${start} is not in a git repository: ${advice}`);
  }

  /** Throws for a folder that is in no repository, and for a repository without a commit. */
  static async checkedOutIn(path: string, advice?: string): Promise<CheckedOut> {
    const repository = Repository.find(path, advice);
    const { root } = repository;
    const head = await repository.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head.exitCode !== 0)
      throw new Error(`${root} has no commit yet: commit what the run is to start from`);
    const prefix = relative(root, realpathSync(path)).replaceAll('\\', '/');
    return { root, prefix, commit: head.stdout.toString('utf8').trim() };
  }

  /**
   * The checkout at `commit`: the folder's own, or one below it, where actions/checkout was given a `path:`. If none is at
   * `commit`, the first that is found, so that a message can name its commit. Throws where there is none.
   */
  static async checkoutOf(commit: string, folder: string): Promise<CheckedOut> {
    let first: CheckedOut | null = null;
    for (const path of [folder, ...foldersWithGit(folder, MAX_CHECKOUT_DEPTH)]) {
      const found = await Repository.checkedOutIn(path).catch(() => null);
      if (found?.commit === commit) return found;
      first ??= found;
    }
    return first ?? Repository.checkedOutIn(folder, 'run actions/checkout before this step');
  }

  /** Makes an empty git directory without starting `git init`: https://git-scm.com/docs/gitrepository-layout */
  static create(root: string, gitDir: string, { idLength, isBare, head }: NewGitFolder): Repository {
    mkdirSync(join(gitDir, 'objects', 'info'), { recursive: true });
    mkdirSync(join(gitDir, 'refs'));
    writeFileSync(join(gitDir, 'HEAD'), `${head}\n`);
    const core = `[core]\n\trepositoryformatversion = ${idLength === 64 ? 1 : 0}\n\tbare = ${isBare}\n`;
    const extensions = idLength === 64 ? '[extensions]\n\tobjectformat = sha256\n' : '';
    writeFileSync(join(gitDir, 'config'), core + extensions);
    return new Repository(root, gitDir);
  }

  /** Makes an empty git directory that also reads the objects of this one. */
  async lendObjects(root: string, gitDir: string, made: NewGitFolder): Promise<Repository> {
    const [objects] = await this.gitPaths('objects');
    Repository.create(root, gitDir, made);
    writeFileSync(join(gitDir, 'objects', 'info', 'alternates'), `${objects}\n`);
    return new Repository(root, gitDir, true);
  }

  /** Runs git to its end. Throws when git is missing, and when its time is over. */
  async ask(args: readonly string[], options: GitOptions = {}): Promise<GitAnswer> {
    const child = spawnGit(this.gitDir, args, options);
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

  /** Like `ask`, for commands that must succeed; returns what git prints. Throws when git fails. */
  async git(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
    const answer = await this.ask(args, options);
    if (answer.exitCode !== 0) throw gitError(args, answer);
    return answer.stdout;
  }

  /** How git is started on a git directory, with everything off that could run other code. */
  static command(gitDir: string, args: readonly string[]) {
    return {
      // `findProgram` keeps the path of git that it found before the first test: a test could put another `git` on PATH.
      program: findProgram('git') ?? '/nonexistent/git',
      args: [...SAFE_CONFIG, `--git-dir=${gitDir}`, '--no-pager', ...args],
      env: safeEnvironment(),
    };
  }

  /** `objects` → the path where git keeps it: a linked worktree shares some of git's own files with its repository. */
  async gitPaths(...names: readonly string[]): Promise<readonly string[]> {
    const paths = await this.git(['rev-parse', ...names.flatMap((name) => ['--git-path', name])]);
    return paths
      .toString('utf8')
      .split('\n')
      .slice(0, names.length)
      .map((path) => resolve(this.gitDir, path));
  }

  /** Tracked files that differ from the commit that is checked out, sorted. A run starts from the commit, without these changes. */
  async uncommittedChanges(): Promise<readonly string[]> {
    const status = 'status --porcelain=v1 -z --untracked-files=no --no-renames'.split(' ');
    const answer = await this.git([`--work-tree=${this.root}`, ...status], { cwd: this.root });
    // Two letters and a blank, then the path: https://git-scm.com/docs/git-status#_short_format
    const entries = answer
      .toString('utf8')
      .split('\0')
      .filter((entry) => entry !== '');
    return entries.map((entry) => entry.slice(3)).sort();
  }

  /** Applies a diff to the working tree, all of it or nothing. When it does not apply, the error names the file that holds the diff. */
  async apply(diff: string): Promise<void> {
    if (diff === '') return;
    const args = [`--work-tree=${this.root}`, 'apply', '--whitespace=nowarn', '-'];
    const answer = await this.ask(args, { cwd: this.root, input: diff });
    if (answer.exitCode === 0) return;
    const kept = join(mkdtempSync(join(tmpdir(), 'agent-fix-')), 'agent-fix.patch');
    writeFileSync(kept, diff);
    throw new Error(
      `the patch does not apply to ${this.root}, nothing was changed; it is kept in ${kept}:\n${answer.stderr.trim()}`,
    );
  }
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

/** A checkout is looked for this deep: the `path:` of actions/checkout is like `app` or `work/app`. */
const MAX_CHECKOUT_DEPTH = 2;
const MAX_CHECKOUT_FOLDERS = 500;

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
