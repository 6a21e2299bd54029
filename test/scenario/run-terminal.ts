import { agentFix } from '../../src/commands/agent-fix.ts';
import type { Io } from '../../src/commands/io.ts';
import { asProcess, type Start } from './as-process.ts';

export interface Said {
  /** null: killed by a signal. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the terminal from the sources, in this process: what `src/cli.ts` does. */
export async function runTerminal(args: readonly string[], start: Pick<Start, 'cwd' | 'env'>): Promise<Said> {
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
