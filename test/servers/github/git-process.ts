import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type GitResult, runGit } from '../../git-host/run-git.ts';

/** git that reads no configuration but the repository's own, as the service's git does. */
export function gitEnvironment(gitDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: gitDir,
    GIT_DIR: gitDir,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    // Nothing here must survive a power cut.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.fsync',
    GIT_CONFIG_VALUE_0: 'none',
    LC_ALL: 'C',
  };
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

export interface GitObject {
  readonly sha: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Runs git in one bare repository. */
export interface Git {
  readonly gitDir: string;
  /** The result, whatever the exit code. */
  attempt(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** Standard output; throws on an exit code other than 0. */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** The object that a name stands for, as `git rev-parse` reads names; asked of one process that stays. */
  read(name: string): Promise<GitObject | undefined>;
  close(): void;
}

/** What is said of objects by their whole ids never changes: `ls-tree SHA`, `rev-list SHA..SHA`. */
const IDS = /^(?:-.*|[0-9a-f]{40}(?:\.\.[0-9a-f]{40})?)$/;
const READERS: ReadonlySet<string | undefined> = new Set(['ls-tree', 'rev-list', 'merge-base', 'diff-tree']);

export function gitIn(gitDir: string): Git {
  const answers = new Map<string, GitResult>();
  const attempt = async (args: readonly string[], options: GitOptions = {}) => {
    const [command, ...rest] = args;
    const key = READERS.has(command) && rest.every((arg) => IDS.test(arg)) ? args.join(' ') : null;
    const known = key === null ? undefined : answers.get(key);
    if (known !== undefined) return known;
    const env = { ...gitEnvironment(gitDir), ...options.env };
    const answer = await runGit({ args, env, input: options.input ?? '' });
    if (key !== null && answer.stderr === '') answers.set(key, answer);
    return answer;
  };
  const objects = new ObjectReader(gitDir);
  return {
    gitDir,
    attempt,
    async run(args, options) {
      const { code, stdout, stderr } = await attempt(args, options);
      if (code !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
      return stdout.toString();
    },
    read: (name) => objects.read(name),
    close: () => objects.close(),
  };
}

/** `git cat-file --batch`: started by the first question. */
class ObjectReader {
  readonly #gitDir: string;
  readonly #waiting: ((object: GitObject | undefined) => void)[] = [];
  #process: ChildProcessByStdio<Writable, Readable, null> | undefined;
  #seen: Buffer = Buffer.alloc(0);

  constructor(gitDir: string) {
    this.#gitDir = gitDir;
  }

  read(name: string): Promise<GitObject | undefined> {
    if (/[\n\0]/.test(name)) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#process ??= this.#start();
      this.#process.stdin.write(`${name}\n`);
    });
  }

  close(): void {
    this.#process?.stdin.end();
    this.#process = undefined;
  }

  #start() {
    const env = gitEnvironment(this.#gitDir);
    const child = spawn('git', ['cat-file', '--batch'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => {});
    child.stdout.on('data', (chunk: Buffer) => {
      this.#seen = Buffer.concat([this.#seen, chunk]);
      while (this.#take());
    });
    return child;
  }

  /** Takes one whole answer: `<sha> <type> <size>`, then so many bytes; or `<name> missing` and the like. */
  #take(): boolean {
    const end = this.#seen.indexOf(0x0a);
    if (end < 0) return false;
    const [, sha, type, size] =
      /^([0-9a-f]{40}) (\w+) (\d+)$/.exec(this.#seen.toString('latin1', 0, end)) ?? [];
    const length = size === undefined ? 0 : Number(size) + 1;
    if (this.#seen.length < end + 1 + length) return false;
    const bytes = this.#seen.subarray(end + 1, end + length);
    this.#waiting.shift()?.(sha === undefined || type === undefined ? undefined : { sha, type, bytes });
    this.#seen = this.#seen.subarray(end + 1 + length);
    return true;
  }
}
