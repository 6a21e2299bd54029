import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findProgram } from './programs.ts';

/** How long git may take before it is killed; once `signal` is aborted, no longer than GRACE_MS. */
export interface Patience {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * What a cancelled run still grants git. A git that is well answers in milliseconds, and then the record holds what a
 * replay finds as well; one that hangs must not outlast the seconds that a runner leaves to a cancelled job.
 */
const GRACE_MS = 2_000;

/** What is left of a patience, now. */
export const patienceMs = ({ timeoutMs, signal }: Patience & { readonly timeoutMs: number }): number =>
  signal?.aborted ? Math.min(timeoutMs, GRACE_MS) : timeoutMs;

/** Kills the process when patience is at an end; gives what takes that back. */
export function killAfter(
  child: Pick<ChildProcess, 'kill'>,
  patience: Patience & { readonly timeoutMs: number },
): () => void {
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

function safeEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(HOME === undefined ? {} : { HOME }),
    ...(TMPDIR === undefined ? {} : { TMPDIR }),
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
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

/** Starts git on a git directory, with everything off that could run other code. The caller ends it, and has the patience. */
export function spawnGit(gitDir: string, args: readonly string[], cwd: string): GitProcess {
  return spawn(gitProgram(), gitArguments(gitDir, args), {
    ...spawnOptions(cwd),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Found before the first test; never by its bare name, which could lead to where a test has put one. */
const gitProgram = (): string => findProgram('git') ?? '/nonexistent/git';

function gitArguments(gitDir: string, args: readonly string[]): string[] {
  return [...SAFE_CONFIG, `--git-dir=${gitDir}`, '--no-pager', ...args];
}

function spawnOptions(cwd: string): { cwd: string; env: NodeJS.ProcessEnv; windowsHide: boolean } {
  return { cwd, env: safeEnvironment(), windowsHide: true };
}

/** Runs git to its end. Throws when git is missing, and when patience ends first. */
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
  return {
    exitCode,
    stdout: Buffer.concat(stdout),
    stderr: Buffer.concat(stderr).toString('utf8'),
  };
}

/**
 * Like askGit, for long answers: git writes to a file that has no name any more, which is then read at its
 * exact size. From a pipe, the pieces and the whole would stand in memory at once.
 */
export async function askGitAtLength(
  gitDir: string,
  args: readonly string[],
  patience: Patience = {},
): Promise<GitAnswer> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-fix-git-'));
  const file = openSync(join(folder, 'answer'), 'wx+');
  rmSync(folder, { recursive: true });
  try {
    const child = spawn(gitProgram(), gitArguments(gitDir, args), {
      ...spawnOptions(gitDir),
      stdio: ['ignore', file, 'pipe'],
    });
    const [stderr, exitCode] = await Promise.all([child.stderr?.toArray() ?? [], exitOf(child, patience)]);
    return { exitCode, stdout: readFromStart(file), stderr: Buffer.concat(stderr).toString('utf8') };
  } finally {
    closeSync(file);
  }
}

function readFromStart(file: number): Buffer {
  const bytes = Buffer.allocUnsafe(fstatSync(file).size);
  let filled = 0;
  while (filled < bytes.length) filled += readSync(file, bytes, filled, bytes.length - filled, filled);
  return bytes;
}

function exitOf(child: ChildProcess, { timeoutMs = MAX_GIT_MS, ...patience }: Patience): Promise<number> {
  const release = killAfter(child, { ...patience, timeoutMs });
  return new Promise<number>((resolve, reject) => {
    child.once('error', (error) => reject(explainStart(error)));
    // Nobody else kills it so.
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

const TOOK_TOO_LONG = 'git did not answer and was ended: are there files in the git directory that are none?';

/** Says what to do about a git that does not start. */
function explainStart(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ENOENT') return error;
  return new Error('git was not found on PATH: install git where agent-fix runs', { cause: error });
}
