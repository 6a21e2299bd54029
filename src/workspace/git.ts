import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { devNull } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { findProgram } from './programs.ts';

/** How long git may take before it is killed; once `signal` is aborted, two seconds at most. */
export interface Patience {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** A Patience whose limit is known. */
export type KnownPatience = Patience & { readonly timeoutMs: number };

/**
 * How long a cancelled run still waits for git. A git that works answers in milliseconds, and then the record holds what a
 * replay finds as well; one that hangs must not outlast the seconds that a cancelled job is given.
 */
const GRACE_MS = 2_000;

/** How much of the time is left from now on. */
export const patienceMs = ({ timeoutMs, signal }: KnownPatience): number =>
  signal?.aborted ? Math.min(timeoutMs, GRACE_MS) : timeoutMs;

/** Kills the process when its time is over; call the result to take that back. */
export function killAfter(child: Pick<ChildProcess, 'kill'>, patience: KnownPatience): () => void {
  const wait = () => setTimeout(() => child.kill('SIGKILL'), patienceMs(patience));
  const timers = [wait()];
  const hurry = () => timers.push(wait());
  patience.signal?.addEventListener('abort', hurry, { once: true });
  return () => {
    patience.signal?.removeEventListener('abort', hurry);
    for (const timer of timers) clearTimeout(timer);
  };
}

export interface GitOptions extends Patience {
  readonly cwd?: string;
  readonly input?: string | Buffer;
}

/** Far beyond any honest answer. A test may have put a FIFO where git looks for an object, and git would wait there for ever (I8). */
const MAX_GIT_MS = 5 * 60_000;

export interface GitAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** git said no; `stderr` is for people, `exitCode` for decisions. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly exitCode: number;

  constructor(args: readonly string[], answer: GitAnswer) {
    super(
      `git ${args.find((arg) => !arg.startsWith('-')) ?? ''} failed (${answer.exitCode}): ${answer.stderr.trim()}`,
    );
    this.exitCode = answer.exitCode;
  }
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

const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

function safeEnvironment(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT_VARIABLES.includes(name))),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    // Stronger than protocol.allow, which a repository's protocol.<name>.allow would overrule.
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
export function spawnGit(gitDir: string, args: readonly string[], cwd: string): GitProcess {
  // Found before the first test; never by its bare name, which could lead to where a test has put one.
  const program = findProgram('git') ?? '/nonexistent/git';
  const all = [...SAFE_CONFIG, `--git-dir=${gitDir}`, '--no-pager', ...args];
  return spawn(program, all, {
    cwd,
    env: safeEnvironment(),
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
  const child = spawnGit(gitDir, args, options.cwd ?? gitDir);
  const ended = exitOf(child, options);
  // A child that dies early closes its end; its exit code tells the story, not EPIPE.
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
    // Only we kill it so.
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
  if (answer.exitCode !== 0) throw new GitError(args, answer);
  return answer.stdout;
}

const TOOK_TOO_LONG =
  'git did not answer and was ended: look for files in the git directory that git did not make';
const NO_GIT = 'git was not found on PATH: install git where agent-fix runs';
