import { spawn } from 'node:child_process';

/** git that reads no configuration but the repository's own, as the service's git does. */
export function gitEnvironment(gitDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: gitDir,
    GIT_DIR: gitDir,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    LC_ALL: 'C',
  };
}

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs git in one bare repository. */
export interface Git {
  readonly gitDir: string;
  /** The result, whatever the exit code. */
  attempt(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** Standard output; throws on an exit code other than 0. */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
}

export function gitIn(gitDir: string): Git {
  const attempt = (args: readonly string[], options: GitOptions = {}) =>
    new Promise<GitResult>((resolve, reject) => {
      const child = spawn('git', args, { env: { ...gitEnvironment(gitDir), ...options.env } });
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
      child.stdin.on('error', () => {}); // git may end without reading its input
      child.once('error', reject);
      child.once('close', (code) =>
        resolve({ code: code ?? 1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() }),
      );
      child.stdin.end(options.input ?? '');
    });
  return {
    gitDir,
    attempt,
    async run(args, options) {
      const { code, stdout, stderr } = await attempt(args, options);
      if (code !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
      return stdout.toString();
    },
  };
}
