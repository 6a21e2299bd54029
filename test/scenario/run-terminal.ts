import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { agentFix } from '../../src/commands/agent-fix.ts';
import type { Io } from '../../src/commands/io.ts';
import { asProcess, type Start } from './as-process.ts';
import { COMPILED } from './run-action.ts';

export interface TerminalOutput {
  /** null: killed by a signal. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the terminal from the sources, in this process: what `src/cli.ts` does. */
export async function runTerminal(
  args: readonly string[],
  start: Pick<Start, 'cwd' | 'env'>,
): Promise<TerminalOutput> {
  let [stdout, stderr] = ['', ''];
  const io: Io = {
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    isTTY: false,
    closed: new AbortController().signal,
  };
  const exitCode = await asProcess({ ...start, entry: 'cli.ts' }, () => agentFix(args, io));
  return { exitCode, stdout, stderr };
}

export const BUNDLE = join(import.meta.dirname, '../../dist/cli.js');
/** What a test says first where the bundle words a request in another way than the sources. */
export const STALE_BUNDLE = 'dist/ may be older than src/: run `npm run build`';

interface BundleStart extends Pick<Start, 'cwd' | 'env'> {
  /** Sees stderr as it comes. */
  readonly onStderr?: ((text: string, child: ChildProcess) => void) | undefined;
}

/** Starts a bundle as a user does. Never spawnSync: the servers that the child talks to live in this process. */
export function startBundle(args: readonly string[], { cwd, env, onStderr }: BundleStart) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    onStderr?.(text, child);
  });
  const ended = new Promise<TerminalOutput>((resolve, reject) => {
    child.on('error', reject).on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
  return { child, ended, stderr: () => stderr };
}
