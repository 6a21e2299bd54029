import { execFile } from 'node:child_process';
import { planShell } from '../command/command.ts';

/** How long a shell may take to read a command; even megabytes of text take less. */
const READING_MS = 2_000;

/**
 * The shell's own words for why it cannot parse the command. Null: it can, another program runs the command, or the shell could
 * not be asked. Nothing of the command is run.
 */
export async function scriptProblem(
  { shell, run }: { readonly shell: string | null; readonly run: string },
  findProgram: (name: string) => string | null,
): Promise<string | null> {
  const { program: name, extension, script } = planShell(shell, run, (each) => findProgram(each) !== null);
  const program = findProgram(name);
  if (extension !== '.sh' || program === null) return null;
  // A script may switch `extglob` on itself, so its patterns are not reported as mistakes.
  const args = name === 'bash' ? ['-O', 'extglob', '-n'] : ['-n'];
  return new Promise((resolve) => {
    // The empty environment has no BASH_ENV, which bash would run, and gives messages in English.
    const child = execFile(program, args, { env: {}, timeout: READING_MS }, (error, _, stderr) => {
      const isRefused = error !== null && typeof error.code === 'number';
      resolve(isRefused ? (stderr.split('\n')[0] ?? '').replace(/^\S*sh: /, '').trim() : null);
    });
    child.stdin?.on('error', () => {}).end(script);
  });
}
