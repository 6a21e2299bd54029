import type { AttemptsMade } from '../core/attempts.ts';
import { shellWord } from '../core/shell-word.ts';
import { totalTokens } from '../core/state.ts';
import { failingDigest } from '../core/verdict/digest.ts';
import { spread } from '../core/verdict/tripwires.ts';
import { formatCount, formatCountOf, formatSeconds } from '../story/format.ts';
import type { TestRun } from '../story/moment.ts';
import { valueAt } from '../story/read-json.ts';
import { attemptWords, type TriggerPiece, triggerPieces, verdictWords } from '../story/words.ts';
import type { Links } from './context.ts';
import { code, fence, firstLines, inline, prose, withinBytes } from './markdown.ts';
import type { RunRecord } from './run-record.ts';

// Parts that the pull request and the job summary share. Each keeps to its own size, so that the whole does.

const MAX_SUMMARY_BYTES = 10_000;
const MAX_CHANGES_BYTES = 8_000;
const MAX_OUTPUT_BYTES = 7_000;
const MAX_COMMAND_BYTES = 3_000;
const MAX_NOTES_BYTES = 4_000;

/** The closing words, the model's own or the driver's. */
export const summarySection = ({ story }: RunRecord): string =>
  withinBytes(MAX_SUMMARY_BYTES, (limit) => prose(story.summary, limit));

/** Cause and fix, marked as the model's words where they are. */
export function wordsSection(record: RunRecord): string {
  const { story, model } = record;
  const whose = story.isClaim
    ? `### Cause and fix\n\n<sub>In the words of ${code(model.name)}:</sub>\n\n`
    : '';
  return `${whose}${summarySection(record)}`;
}

const MAX_FAILURES = 20;

/** The tests that failed at the base, by name; empty where single tests are not known. */
export function failuresSection({ story }: RunRecord): string {
  const failures = story.baseline?.report?.failures ?? [];
  if (failures.length === 0) return '';
  const lines = failures.slice(0, MAX_FAILURES).map(({ id, file, line, message }) => {
    const place = file === null ? '' : ` in ${code(line === null ? file : `${file}:${line}`)}`;
    const said = message === '' ? '' : `: ${inline(message, 160)}`;
    return `- ${code(id)}${place}${said}`;
  });
  const more = failures.length - lines.length;
  return `### Tests that failed\n\n${[...lines, ...(more > 0 ? [`- … ${more} more`] : [])].join('\n')}`;
}

/** What was run to prove it, in a table that fits a phone. */
export function proofSection(record: RunRecord): string {
  const { baseline, after, confirms, counterfactuals } = record.story;
  const rows = [
    ...(baseline === null ? [] : [['Base commit', baseline] as const]),
    ...(after === null || after === baseline ? [] : [['With the change', after] as const]),
    ...confirms.map((run) => ['Again, in a fresh copy', run] as const),
    ...counterfactuals.map((run) => ['Without the change', run] as const),
  ];
  const table = [
    '| Tests | Result |',
    '|---|---|',
    ...rows.map(([name, run]) => `| ${name} | ${resultText(run)} |`),
  ];
  const ran = rows.length === 0 ? 'The tests were not run.' : table.join('\n');
  return ['### Proof', ran, oracleSection(record), focusText(record.story)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The narrowed commands, each once; the verdict never rests on them alone. */
function focusText({ tests }: RunRecord['story']): string {
  const commands = [...new Set(tests.flatMap(({ focus }) => focus ?? []))];
  if (commands.length === 0) return '';
  const text = withinBytes(MAX_COMMAND_BYTES, (limit) => fence(commands.join('\n'), limit));
  return folded('Narrowed to the failing tests', text);
}

function resultText(run: TestRun): string {
  const { isGreen, focus, report } = run;
  const failed = report === null || isGreen ? '' : `, ${formatCountOf(report.failures.length, 'failure')}`;
  const passed = isGreen && report?.passed ? `, ${formatCount(report.passed)} pass` : '';
  const narrowed = focus === null ? '' : ', the failing tests alone';
  return `${isGreen ? '🟢' : '🔴'} ${verdictText(run)}${failed}${passed}${narrowed}`;
}

/** What the tests printed, folded. */
export function rawOutputSection({ story: { baseline, last } }: RunRecord): string {
  const before =
    baseline === null || baseline.isGreen
      ? ''
      : folded('What the tests printed before', outputBlock(baseline));
  const after = last === null ? '' : folded('What the tests printed after', outputBlock(last));
  return [before, after].filter((part) => part !== '').join('\n\n');
}

const MAX_TRIPWIRES = 20;

/** What a reviewer should look at first; empty when there is nothing. */
export function tripwiresSection({ tripwires }: RunRecord): string {
  if (tripwires.length === 0) return '';
  const lines = spread(tripwires, MAX_TRIPWIRES).map(
    ({ kind, path, line, why }) => `> - ${code(`${path}:${line}`)} ${kind}: ${inline(why, 160)}`,
  );
  const more = tripwires.length - lines.length;
  const rest = more > 0 ? [`> - … ${more} more in the trace`] : [];
  return ['> [!WARNING]', '> **Look at these lines first:**', ...lines, ...rest].join('\n');
}

const MAX_REJECTED_BYTES = 4_000;

/** What was tried and did not do; empty when nothing was. */
export function rejectedSection({ story }: RunRecord): string {
  if (story.rejected.length === 0) return '';
  const lines = story.rejected.map(({ turn, what, why }) => {
    const when = turn === null ? '' : `Turn ${turn}: `;
    return `- ${when}${code(what)}: ${inline(why, 200)}`;
  });
  const title = `What was tried and rejected (${story.rejected.length})`;
  return folded(title, firstLines(lines, MAX_REJECTED_BYTES, 'tries'));
}

/** One line to see it on a laptop; empty where the command is not one line. A command that came in a bundle is nobody's to paste. */
export function reproduceSection({ branch, mode, task: { testCommand } }: RunRecord): string {
  const run = testCommand?.run.trim() ?? '';
  const isPlain = /^[\x20-\x7e]{1,200}$/.test(run) && !run.includes('`');
  // git would take a name that starts with a dash for an option.
  if (branch === null || branch.startsWith('-') || !isPlain || mode === 'publish') return '';
  const folder = testCommand?.workingDirectory ?? '.';
  const cd = folder === '.' ? '' : ` && cd ${shellWord(folder)}`;
  const checkout = `git fetch origin ${shellWord(branch)} && git checkout FETCH_HEAD`;
  return `### Try it\n\n${fence(`${checkout}${cd} && ${run}`, 1_000)}`;
}

export const folded = (title: string, content: string): string =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;

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

/** Where a run came from, what it cost and where its record lies: a narrow table. */
export function runSection(record: RunRecord, links: Links): string {
  const { baseBranch, model, runId, story, task, trace, version } = record;
  const startedBy = triggerPieces(valueAt(story.start, 'task', 'trigger')).map((piece) =>
    pieceText(piece, links),
  );
  const rows = [
    ['Started by', startedBy.join('')],
    ['Base', `${code(baseBranch)} at [${task.baseCommit.slice(0, 12)}](${links.commit(task.baseCommit)})`],
    ['Model', `${code(model.name)} (${model.api})`],
    ...(record.tries === null ? [] : [['Attempts', attemptsText(record.tries)]]),
    ...instructionsRow(task),
    ['Budget', budgetText(record)],
    ['Tokens', tokensText(record)],
    ...(record.cost === null ? [] : [['Cost', record.cost]]),
    ['Trace', traceText(trace, links)],
    ['Run', `${code(runId)} of agent-fix ${version}, in [this job](${links.run})`],
    ['Mode', MODE_TEXT[record.mode]],
  ];
  const table = ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)];
  // Outside of the table, which has to fit a phone.
  const checksum = trace.sha256 === null ? '' : `\n\nsha256 of the trace:\n\n${fence(trace.sha256, 100)}`;
  return `${table.join('\n')}${checksum}`;
}

/** What the repository itself told the model. */
function instructionsRow({ instructions = [] }: RunRecord['task']): readonly [string, string][] {
  const names = instructions.slice(0, MAX_INSTRUCTIONS).map(({ source }) => code(source));
  return names.length === 0 ? [] : [['Instructions', names.join(', ')]];
}

const MAX_INSTRUCTIONS = 5;

const MODE_TEXT: Readonly<Record<RunRecord['mode'], string>> = {
  fix: '`fix`: one job solved and published, so tests, model key and write token shared a runner',
  solve: '`solve`: nothing was written here; a job with `mode: publish` takes the bundle from here',
  publish: '`solve` and `publish`: tests and model ran in a job without the write token, which saw neither',
};

function pieceText(piece: TriggerPiece, links: Links): string {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return code(piece.name);
  if ('runId' in piece) return `[run](${links.workflowRun(piece.runId)})`;
  return `[#${piece.issue}](${links.issue(piece.issue)})`;
}

/** The one that is shown, and what came of all. */
function attemptsText({ of, chosen, runs }: AttemptsMade): string {
  const lines = runs.map(({ model, outcome, usage }, at) => {
    const tokens = formatCountOf(totalTokens(usage), 'token');
    return `${at + 1}: ${code(model)} ${outcome.replaceAll('_', ' ')}, ${tokens}`;
  });
  return `${attemptWords(chosen + 1, of)} (${lines.join('; ')})`;
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

function tokensText({ story, settings, tries, spent }: RunRecord): string {
  const { input, cached, output } = story.usage;
  const total = limited(input + output, settings.limits.maxTotalTokens, 'tokens');
  const all = tries === null ? '' : `; all attempts: ${formatCount(spent.input + spent.output)}`;
  return `${total}: ${formatCount(input)} in (${formatCount(cached)} cached), ${formatCount(output)} out${all}`;
}

function traceText({ artifactId, pageId = null }: RunRecord['trace'], links: Links): string {
  const page = pageId === null ? '' : `, [page](${links.artifact(pageId)})`;
  return artifactId === null ? 'not uploaded' : `[artifact](${links.artifact(artifactId)})${page}`;
}
