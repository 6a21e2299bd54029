import { failingDigest } from '../agent/digest.ts';
import { formatCount, formatSeconds } from '../story/format.ts';
import type { TestRun } from '../story/moment.ts';
import { valueAt } from '../story/read-json.ts';
import { type TriggerPiece, triggerPieces, verdictWords } from '../story/words.ts';
import type { Links } from './links.ts';
import { code, fence, inline, prose } from './markdown.ts';
import type { RunRecord } from './run-record.ts';
import { firstLines, withinBytes } from './shorten.ts';

// Parts that the pull request and the job summary share. Each keeps to its own size, so that the whole does.

const MAX_SUMMARY_BYTES = 10_000;
const MAX_CHANGES_BYTES = 8_000;
const MAX_OUTPUT_BYTES = 7_000;
const MAX_COMMAND_BYTES = 3_000;
const MAX_NOTES_BYTES = 4_000;

/** The model's own words, or the driver's. */
export const summarySection = ({ story }: RunRecord): string =>
  withinBytes(MAX_SUMMARY_BYTES, (limit) => prose(story.summary, limit));

/** A line for each file of the patch: what the driver counted, then what the model says. */
export function changesSection({ files, story }: RunRecord): string {
  const described = new Map(story.changes.map(({ path, description }) => [path, description]));
  const lines = files.map(({ path, status, addedLines, removedLines }) => {
    const counted = `${status === 'added' ? 'new, ' : ''}+${addedLines} −${removedLines}`;
    return `- ${code(path)} (${counted}): ${inline(described.get(path) ?? '', 300)}`.replace(/: $/, '');
  });
  return firstLines(lines, MAX_CHANGES_BYTES, 'files');
}

/** Empty without notes. */
export function notesSection({ notes }: RunRecord): string {
  if (notes.length === 0) return '';
  const lines = notes.map((note) => `- ${inline(note, 400)}`);
  return `### Notes\n\n${firstLines(lines, MAX_NOTES_BYTES, 'notes')}`;
}

/** What the tests said, in a word: `red (exit 1, 2.3 s)`. */
export function verdictText({ verdict, exitCode, durationMs }: TestRun): string {
  const exit = exitCode === null ? '' : `exit ${exitCode}, `;
  return `${inline(verdictWords(verdict), 40)} (${exit}${formatSeconds(durationMs ?? 0)})`;
}

/** What the tests printed: of a failure the lines that tell, of a success its head and tail. */
export const outputBlock = ({ isGreen, output }: TestRun): string =>
  withinBytes(MAX_OUTPUT_BYTES, (limit) => {
    const room = Math.min(limit, isGreen ? 2_000 : 6_000);
    return fence(isGreen ? output : failingDigest(output, room), room);
  });

/** The command that judged, and where it was found. */
export function oracleSection({ task }: RunRecord): string {
  const { testCommand } = task;
  if (testCommand === null) return 'There was no test command.';
  const { run, workingDirectory, source } = testCommand;
  const where = workingDirectory === '.' ? '' : `, in ${code(workingDirectory)}`;
  return `The test command, from ${inline(source, 300)}${where}:\n\n${withinBytes(MAX_COMMAND_BYTES, (limit) => fence(run, limit))}`;
}

/** Where a run came from, what it cost and where its record lies. */
export function runSection(record: RunRecord, links: Links): string {
  const { baseBranch, model, runId, story, task, trace, version } = record;
  const startedBy = triggerPieces(valueAt(story.start, 'task', 'trigger')).map((piece) =>
    pieceText(piece, links),
  );
  const rows = [
    ['Started by', startedBy.join('')],
    ['Base', `${code(baseBranch)} at [${task.baseCommit.slice(0, 12)}](${links.commit(task.baseCommit)})`],
    ['Model', `${code(model.name)} (${model.api})`],
    ['Budget', budgetText(record)],
    ['Tokens', tokensText(record)],
    ['Trace', traceText(trace, links)],
    ['Run', `${code(runId)} of agent-fix ${version}, in [this job](${links.run})`],
    ['Mode', '`fix`: one job solved and published, so tests, model key and write token shared a runner'],
  ];
  const table = ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)];
  return `### Run\n\n${table.join('\n')}`;
}

function pieceText(piece: TriggerPiece, links: Links): string {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return code(piece.name);
  if ('runId' in piece) return `[run](${links.workflowRun(piece.runId)})`;
  return `[issue ${piece.issue}](${links.issue(piece.issue)})`;
}

const limited = (used: number, limit: number, what: string): string =>
  `${formatCount(used)} of ${formatCount(limit)} ${what}`;

function budgetText({ story, settings, durationMs }: RunRecord): string {
  const { limits } = settings;
  const { turns, testRuns, reflections } = story.counts;
  return [
    limited(turns, limits.maxIterations, 'replies'),
    limited(testRuns, limits.maxTestRuns, 'test runs'),
    limited(reflections, limits.maxReflections, 'reflections'),
    `${formatSeconds(durationMs)} of ${formatSeconds(limits.timeoutMs)}`,
  ].join(' · ');
}

function tokensText({ story, settings }: RunRecord): string {
  const { input, cached, output } = story.usage;
  const total = limited(input + output, settings.limits.maxTotalTokens, 'tokens');
  return `${total}: ${formatCount(input)} in (${formatCount(cached)} cached), ${formatCount(output)} out`;
}

function traceText({ sha256, artifactId }: RunRecord['trace'], links: Links): string {
  const where = artifactId === null ? 'not uploaded' : `[artifact](${links.artifact(artifactId)})`;
  return sha256 === null ? where : `${where}, sha256 ${code(sha256)}`;
}
