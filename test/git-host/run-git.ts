import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface GitRequest {
  readonly args: readonly string[];
  readonly cwd?: string;
  /** All of its variables. */
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string | Uint8Array;
}

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

type Answer = { readonly id: number } & (GitResult | { readonly error: string });

const waiting = new Map<number, (answer: Answer) => void>();
let host: ChildProcess | undefined;
let last = 0;

/**
 * The result, whatever the exit code; rejects where git cannot be started. Run by a small process that stays: a start copies
 * the page tables of its parent, which takes 20 to 30 ms in a test worker and 2 in that one.
 */
export async function runGit(request: GitRequest): Promise<GitResult> {
  host ??= startHost();
  const { channel } = host;
  last += 1;
  const id = last;
  channel?.ref();
  const answer = await new Promise<Answer>((resolve, reject) => {
    waiting.set(id, resolve);
    host?.send({ id, ...request }, (error) => error && reject(error));
  });
  waiting.delete(id);
  if (waiting.size === 0) channel?.unref();
  if ('error' in answer) throw new Error(`git ${request.args.join(' ')}: ${answer.error}`);
  return answer;
}

function startHost(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'host.ts'), {
    serialization: 'advanced',
    env: {},
    execArgv: ['--max-semi-space-size=1'],
  });
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  child.unref();
  child.channel?.unref();
  return child;
}
