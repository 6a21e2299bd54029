import { randomBytes } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that the runner reads after the step, whatever tests have put in its place: a link or a FIFO is
 * neither followed nor waited for, and what is not a plain file makes way. Nobody but us has anything to say there, so
 * what stands in it goes. Throws an error of the system when it cannot be written.
 */
export function writeCommandFile(path: string, text: string): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before !== undefined && (!before.isFile() || before.nlink > 1))
    rmSync(path, { recursive: true, force: true });
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o644);
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a file`);
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** The form of GITHUB_OUTPUT for values of any text: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#multiline-strings */
export function outputsText(outputs: Readonly<Record<string, string>>): string {
  const delimiter = `agent-fix-${randomBytes(16).toString('hex')}`;
  return Object.entries(outputs)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('');
}

/** Command files that we never write to. A test that found them could set variables for the steps after ours. */
export const FOREIGN_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const;

/** Empties a command file that is not empty; says whether it was. */
export function emptyCommandFile(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() && stats.size === 0) return false;
  writeCommandFile(path, '');
  return stats !== undefined;
}

/** For the reader of the log: what could not be told to the runner, or what stood where only we write. */
export type CommandFileNote = string;

/** Gives the runner outputs and summary, and clears what tests may have put beside them. Never throws. */
export function giveOutputs(
  env: Readonly<Record<string, string | undefined>>,
  { outputs, summary }: { readonly outputs: Readonly<Record<string, string>>; readonly summary: string },
): readonly CommandFileNote[] {
  const { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile } = env;
  return [
    outputFile === undefined
      ? 'there is no GITHUB_OUTPUT: this step has no outputs'
      : note('the outputs', () => writeCommandFile(outputFile, outputsText(outputs))),
    // Old servers have no place for it.
    summaryFile === undefined || summary === ''
      ? null
      : note('the summary', () => writeCommandFile(summaryFile, summary)),
    ...FOREIGN_FILES.map((name) => clear(name, env[name])),
  ].filter((each) => each !== null);
}

function clear(name: string, path: string | undefined): CommandFileNote | null {
  let isCleared = false;
  const problem = note(name, () => {
    isCleared = path !== undefined && emptyCommandFile(path);
  });
  return isCleared
    ? `${name} was not empty, which only the tests of this step could do: it was emptied`
    : problem;
}

function note(what: string, write: () => void): CommandFileNote | null {
  try {
    write();
    return null;
  } catch (error) {
    return `${what} could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
}
