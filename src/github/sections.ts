import { failingDigest } from '../agent/digest.ts';
import type { Payload } from '../agent/events.ts';
import { code, fence, inline, prose } from './markdown.ts';
import type { RunRecord } from './run-record.ts';
import { firstLines, withinBytes } from './shorten.ts';

// Parts that the pull request and the job summary share. Each keeps to its own size, so that the whole does.

const MAX_SUMMARY_BYTES = 10_000;
const MAX_CHANGES_BYTES = 8_000;
const MAX_OUTPUT_BYTES = 7_000;
const MAX_COMMAND_BYTES = 3_000;
const MAX_NOTES_BYTES = 4_000;

/** The model's own words. */
export const summarySection = ({ summary }: RunRecord): string =>
  withinBytes(MAX_SUMMARY_BYTES, (limit) => prose(summary, limit));

/** A line for each file of the patch: what the driver counted, then what the model says. */
export function changesSection({ files, changes }: RunRecord): string {
  const described = new Map(changes.map(({ path, description }) => [path, description]));
  const lines = files.map(({ path, status, addedLines, removedLines }) => {
    const counted = `${status === 'added' ? 'new, ' : ''}+${addedLines} −${removedLines}`;
    return `- ${code(path)} (${counted}): ${inline(described.get(path) ?? '', 300)}`.replace(/: $/, '');
  });
  return firstLines(lines, MAX_CHANGES_BYTES, 'files');
}

export function notesSection({ notes }: RunRecord): string {
  const lines = notes.map((note) => `- ${inline(note, 400)}`);
  return firstLines(lines, MAX_NOTES_BYTES, 'notes');
}

/** What the tests said, in a word: `red (exit 1, 2.3 s)`. */
export function verdictText({ verdict, exit_code, duration_ms }: Payload<'tests'>): string {
  const words = { green: 'green', red: 'red', timeout: 'stopped after too long', not_found: 'not startable' };
  const exit = exit_code === null ? '' : `exit ${exit_code}, `;
  return `${words[verdict]} (${exit}${secondsText(duration_ms)})`;
}

export const secondsText = (ms: number): string =>
  ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/** What the tests printed: of a failure the lines that tell, of a success its head and tail. */
export const outputBlock = ({ ok, output }: Payload<'tests'>): string =>
  withinBytes(MAX_OUTPUT_BYTES, (limit) => {
    const room = Math.min(limit, ok ? 2_000 : 6_000);
    return fence(ok ? output : failingDigest(output, room), room);
  });

/** The command that judged, and where it was found. */
export function oracleSection({ task }: RunRecord): string {
  const { testCommand } = task;
  if (testCommand === null) return 'There was no test command.';
  const { run, workingDirectory, source } = testCommand;
  const where = workingDirectory === '.' ? '' : `, in ${code(workingDirectory)}`;
  return `The test command, from ${inline(source, 300)}${where}:\n\n${withinBytes(MAX_COMMAND_BYTES, (limit) => fence(run, limit))}`;
}
