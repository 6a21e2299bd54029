import { vi } from 'vitest';
import { inspectCommand } from '../../src/commands/inspect.ts';

export interface Inspected {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the inspector as the command does; on a terminal when told so. */
export async function runInspect(
  args: readonly string[],
  { isTTY = false, noColor = '' }: { isTTY?: boolean; noColor?: string } = {},
): Promise<Inspected> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const io = {
    stdout: (text: string): void => void stdout.push(text),
    stderr: (text: string): void => void stderr.push(text),
    isTTY,
    closed: new AbortController().signal,
  };
  vi.stubEnv('NO_COLOR', noColor);
  const code = await inspectCommand(args, io);
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}
