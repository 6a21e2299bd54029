import type { AttemptsMade } from '../core/attempts.ts';
import { assertNever } from '../core/errors.ts';
import { totalTokens } from '../core/state.ts';
import { shellWord } from '../core/text.ts';
import { failingDigest } from '../core/verdict/digest.ts';
import { isProven, succeeds } from '../core/verdict/outcome.ts';
import { failingIn } from '../core/verdict/same-failure.ts';
import { passesAnyTest, spread } from '../core/verdict/tripwires.ts';
import { formatCount, formatCountOf, formatSeconds } from './format.ts';
import { codeSpan, fence, firstLines, inline, plainLine, prose, withinBytes } from './markdown.ts';
import type { StoryEvent, TestRun } from './moment.ts';
import { textAt, valueAt } from './read-json.ts';
import { isProvenThere, type Links, type Publication, type RunRecord } from './run-record.ts';
import {
  attemptWords,
  endWords,
  outcomeWords,
  type TriggerPiece,
  triggerPieces,
  verdictWords,
} from './words.ts';

// The Markdown of a pull request and of the comment that follows a run. Each section keeps to its own size, so that the
// whole does. Only our own words refer to anything (G10 to G16).

const MAX_TITLE_CHARS = 100;

/** How a repository words its commits: `fix: the thing`, or `Fix the thing`. */
export type TitleStyle = 'conventional' | 'sentence';

/** https://www.conventionalcommits.org */
const CONVENTIONAL = /^[a-z]+(\([^)]*\))?!?: \S/;
/** A capital, and no ticket number or component before it. */
const SENTENCE = /^[A-Z][a-z]+ [^:]+$/;
/** Merges, reverts and bots' commits show nobody's style. */
const NO_STYLE = /^(Merge|Revert|Bump|Update dependency|chore\(deps\)|build\(deps\))\b/;

/** The style of the newest commits: sentences only where most of them are. */
export function styleOf(subjects: readonly string[]): TitleStyle {
  const own = subjects.filter((subject) => !NO_STYLE.test(subject));
  const share = (pattern: RegExp) => own.filter((subject) => pattern.test(subject)).length;
  return share(SENTENCE) > own.length / 2 && share(CONVENTIONAL) * 4 < own.length
    ? 'sentence'
    : 'conventional';
}

/** Title of the pull request and subject of its commit: from the trigger, never from the model. */
export function titleOf(
  { task, baseBranch }: Pick<RunRecord, 'task' | 'baseBranch'>,
  style: TitleStyle,
): string {
  const { trigger, goal } = task;
  const what = subjectOf(task, baseBranch);
  if (style === 'conventional') return `fix: ${what}`;
  const isGoal =
    trigger.kind === 'comment' ? trigger.on !== 'issue' : /^(dispatch|terminal)$/.test(trigger.kind);
  // What people said to do is a sentence of its own: "Say so in the comment".
  const isSentence = isGoal && withoutFix(goal) === goal.trim();
  return isSentence ? what.charAt(0).toUpperCase() + what.slice(1) : `Fix ${what}`;
}

function subjectOf({ trigger, goal }: RunRecord['task'], baseBranch: string): string {
  const line = (text: string) => plainLine(withoutFix(text), MAX_TITLE_CHARS);
  switch (trigger.kind) {
    case 'issue':
      return `${line(trigger.title)} (#${trigger.number})`;
    case 'comment':
      return trigger.on === 'issue' ? `${line(trigger.title)} (#${trigger.number})` : line(goal);
    case 'review':
      return `what the review of #${trigger.number} asks for`;
    case 'workflow_run':
    case 'step':
      return `${plainLine(trigger.workflowName, 50)} on ${plainLine(baseBranch, 50)}`;
    case 'dispatch':
    case 'terminal':
      return line(goal);
    default:
      return assertNever(trigger);
  }
}

/** "Fix the rounding" must not become "fix: Fix the rounding". */
const withoutFix = (text: string): string => text.trim().replace(/^(?:fix(?:es)?|bug)\b[:\s]+/i, '');

/** Paragraphs, without those that say nothing. */
export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

export const folded = (title: string, content: string): string =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** GitHub takes 65,536 characters, which marks and notes share. */
export const MAX_BODY_CHARS = 60_000;

/**
 * The pull request's description. Where it would have more than `maxChars`, sections are left out, the least important
 * first, and it says so; what it says on top and at its end always stays.
 */
export function pullRequestBody(record: RunRecord, links: Links, maxChars: number = MAX_BODY_CHARS): string {
  // The number says in which turn a section is left out; 0: never.
  const sections: readonly (readonly [turn: number, text: string])[] = [
    [0, `**${resultLine(record)}**`],
    [0, unprovenSection(record)],
    [0, baseMovedSection(record)],
    [8, tripwiresSection(record)],
    [7, wordsSection(record)],
    [5, failuresSection(record)],
    [6, `### Changes\n\n${changesSection(record)}`],
    [9, proofSection(record)],
    [1, rawOutputSection(record)],
    [2, rejectedSection(record)],
    [4, notesSection(record)],
    [4, reproduceSection(record)],
    [3, folded('Run: where it came from and what it cost', runSection(record, links))],
    [0, closingWord(record)],
    [0, record.story.isClaim || record.settings.solver === 'model' ? MODELS_WORDS : MECHANICAL],
  ];
  const whole = paragraphs(sections.map(([, text]) => text));
  if (whole.length <= maxChars) return whole;
  const note = `<sub>There was no room for the whole report: [the job](${links.run}) has it in its summary.</sub>`;
  for (let gone = 1; ; gone += 1) {
    const kept = sections.filter(([turn]) => turn === 0 || turn > gone).map(([, text]) => text);
    const body = paragraphs([...kept, note]);
    if (body.length <= maxChars || gone === 9) return body;
  }
}

const MODELS_WORDS =
  "<sub>Cause, fix and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.</sub>";
const MECHANICAL =
  '<sub>Found by the built-in search: no model was asked, and nobody understood the change yet. Verdicts, counts and evidence are measured.</sub>';

type Headlined = Pick<RunRecord, 'outcome' | 'story' | 'doubt' | 'cost' | 'spent' | 'tries'>;

/** The verdict in numbers: `2 failing tests → 0, 344 pass; red, green, red; 16,012 tokens`. */
export function resultLine(record: Headlined): string {
  const { story, cost, spent, tries, doubt } = record;
  const tokens = spent.input + spent.output;
  // At the base commit, with the patch, and without it again.
  const runs = [story.baseline, story.last, story.counterfactuals.at(-1) ?? null];
  const verdicts = runs.flatMap((run) => (run === null ? [] : [verdictWords(run.verdict)]));
  const parts = [
    countsText(record),
    doubt === null ? verdicts.join(', ') : '',
    tries === null ? '' : attemptWords(tries.chosen + 1, tries.of),
    tokens === 0 ? 'no model' : `${formatCount(tokens)} tokens`,
    cost === null ? '' : `cost ${cost}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function countsText({ outcome, doubt, story }: Headlined): string {
  const { baseline, last } = story;
  const before = baseline?.report;
  const after = last?.report;
  const { title } = endWords(story, outcome);
  const failing = before && failingIn(before) > 0 ? formatCountOf(failingIn(before), 'failing test') : '';
  if (!succeeds(outcome) || doubt !== null || last === null || !last.isGreen) {
    const left =
      after && failing !== '' && doubt === null ? `, ${failing} → ${formatCount(failingIn(after))}` : '';
    return `${title}${left}`;
  }
  const passing = after?.passed ?? null;
  const pass = passing === null ? '' : `, ${formatCount(passing)} pass`;
  if (failing !== '') return `${failing} → ${after ? failingIn(after) : 0}${pass}`;
  const how = baseline === null || baseline.isGreen ? title : 'Tests red → green';
  return `${how}${pass || ', by exit code only'}`;
}

function unprovenSection({ outcome, story, doubt }: RunRecord): string {
  if (isProven(outcome)) return '';
  if (!succeeds(outcome))
    return `> [!CAUTION]\n> **${outcomeWords(outcome).title}: the tests are red with this change.** It is the best that was found, kept as a draft to go on from, not to merge.`;
  if (doubt !== null)
    return `> [!WARNING]\n> **Unverified.** It came as proven, and is not believed: ${inline(doubt, 300)}. Review it as you would a stranger's.`;
  const why =
    story.baseline === null
      ? 'The tests were never run'
      : 'The tests are green with this change, and were green without it';
  return `> [!WARNING]\n> **Unverified.** ${why}, so nothing proves that it does what it says. Review it as you would a stranger's.`;
}

const BASE_MOVED = {
  rebased: 'Rebased onto it',
  merged: 'Merged with it',
  kept: 'This branch stands where it did',
};

/** Whether what would be merged is still what was proven, or was proven again; empty where the base did not move. */
export function baseMovedSection({ outcome, baseMoved, baseBranch, task }: RunRecord): string {
  if (!baseMoved) return '';
  const { by, tip, patch, unproven } = baseMoved;
  const how = BASE_MOVED[patch];
  const moved = `${codeSpan(baseBranch)} moved on by ${formatCountOf(by, 'commit')} after the run began, from ${codeSpan(task.baseCommit.slice(0, 12))} to ${codeSpan(tip.slice(0, 12))}.`;
  if (unproven === null) return `> [!NOTE]\n> ${moved} ${how}, and proven again there: red, green, red.`;
  const gone = isProven(outcome) ? '**The base moved after the proof.** ' : '';
  return `> [!WARNING]\n> ${gone}${moved} ${how}, not proven there: ${inline(unproven, 300)}.`;
}

const MAX_TRIPWIRES_SHOWN = 20;

/** What a reviewer should look at first; empty when there is nothing. */
function tripwiresSection({ tripwires }: RunRecord): string {
  if (tripwires.length === 0) return '';
  const worst = tripwires.filter(passesAnyTest);
  const others = tripwires.filter((tripwire) => !passesAnyTest(tripwire));
  const lines = spread([...worst, ...others], MAX_TRIPWIRES_SHOWN).map(
    ({ kind, path, line, why }) => `> - ${codeSpan(`${path}:${line}`)} ${kind}: ${inline(why, 160)}`,
  );
  const more = tripwires.length - lines.length;
  const rest = more > 0 ? [`> - … ${more} more in the trace`] : [];
  const why =
    worst.length === 0 ? '' : '**A draft: code of these kinds can make any test pass without a fix.** ';
  return ['> [!WARNING]', `> ${why}**Look at these lines first:**`, ...lines, ...rest].join('\n');
}

/** The closing words, the model's own or the driver's. */
export const summarySection = ({ story }: RunRecord): string =>
  withinBytes(10_000, (limit) => prose(story.summary, limit));

/** Cause and fix, marked as the model's words where they are. */
function wordsSection(record: RunRecord): string {
  const { story, model } = record;
  const whose = story.isClaim
    ? `### Cause and fix\n\n<sub>In the words of ${codeSpan(model.name)}:</sub>\n\n`
    : '';
  return `${whose}${summarySection(record)}`;
}

const MAX_FAILURES_SHOWN = 20;

/** The tests that failed at the base, by name; empty where single tests are not known. */
function failuresSection({ story }: RunRecord): string {
  const failures = story.baseline?.report?.failures ?? [];
  if (failures.length === 0) return '';
  const lines = failures.slice(0, MAX_FAILURES_SHOWN).map(({ id, file, line, message }) => {
    const place = file === null ? '' : ` in ${codeSpan(line === null ? file : `${file}:${line}`)}`;
    const said = message === '' ? '' : `: ${inline(message, 160)}`;
    return `- ${codeSpan(id)}${place}${said}`;
  });
  const more = failures.length - lines.length;
  return `### Tests that failed\n\n${[...lines, ...(more > 0 ? [`- … ${more} more`] : [])].join('\n')}`;
}

/** A line for each file of the patch: what the driver counted, then what the model says. */
export function changesSection({ files, story }: RunRecord): string {
  const described = new Map(story.changes.map(({ path, description }) => [path, description]));
  const lines = files.map(({ path, status, addedLines, removedLines }) => {
    const counted = `${status === 'added' ? 'new, ' : ''}+${addedLines} −${removedLines}`;
    return `- ${codeSpan(path)} (${counted}): ${inline(described.get(path) ?? '', 300)}`.replace(/: $/, '');
  });
  return firstLines(lines, 8_000, 'files');
}

const MAX_COMMAND_BYTES = 3_000;

/** What was run to prove it, in a table that fits a phone. */
function proofSection(record: RunRecord): string {
  const { baseline, after, confirms, counterfactuals, tests } = record.story;
  const rows = [
    ...(baseline === null ? [] : [['Base commit', baseline] as const]),
    ...(after === null || after === baseline ? [] : [['With the change', after] as const]),
    ...confirms.map((run) => ['Again, in a fresh copy', run] as const),
    ...counterfactuals.map((run) => ['Without the change', run] as const),
  ].map(([name, run]) => `| ${name} | ${resultText(run)} |`);
  // The commands that ran only the failing tests, each once; the verdict never rests on them alone.
  const commandsForFew = [...new Set(tests.flatMap(({ focus }) => focus ?? []))].join('\n');
  return paragraphs([
    '### Proof',
    rows.length === 0 ? 'The tests were not run.' : ['| Tests | Result |', '|---|---|', ...rows].join('\n'),
    oracleSection(record),
    commandsForFew === ''
      ? ''
      : folded(
          'Commands that ran only the failing tests',
          withinBytes(MAX_COMMAND_BYTES, (limit) => fence(commandsForFew, limit)),
        ),
  ]);
}

function resultText(run: TestRun): string {
  const { isGreen, focus, report } = run;
  const failed = report === null || isGreen ? '' : `, ${formatCountOf(failingIn(report), 'failure')}`;
  const passed = isGreen && report?.passed ? `, ${formatCount(report.passed)} pass` : '';
  const alone = focus === null ? '' : ', the failing tests alone';
  return `${isGreen ? '🟢' : '🔴'} ${verdictText(run)}${failed}${passed}${alone}`;
}

/** What the tests said, in a word: `red (exit 1, 2.3 s)`. */
export function verdictText({ verdict, exitCode, durationMs }: TestRun): string {
  const exit = exitCode === null ? '' : `exit ${exitCode}, `;
  return `${inline(verdictWords(verdict), 40)} (${exit}${formatSeconds(durationMs ?? 0)})`;
}

/** The command that judged, and where it was found. */
export function oracleSection({ task: { testCommand } }: RunRecord): string {
  if (testCommand === null) return 'There was no test command.';
  const { run, workingDirectory, source } = testCommand;
  const where = workingDirectory === '.' ? '' : `, in ${codeSpan(workingDirectory)}`;
  return `The test command, from ${inline(source, 300)}${where}:\n\n${withinBytes(MAX_COMMAND_BYTES, (limit) => fence(run, limit))}`;
}

/** What the tests printed, folded; empty where they did not run. */
export function outputSection(title: string, run: TestRun | null): string {
  if (run === null) return '';
  const { isGreen, output } = run;
  const block = withinBytes(7_000, (limit) => {
    const room = Math.min(limit, isGreen ? 2_000 : 6_000);
    // Of a failure the lines that tell, of a success its head and tail.
    return fence(isGreen ? output : failingDigest(output, room), room);
  });
  return folded(title, block);
}

const rawOutputSection = ({ story: { baseline, last } }: RunRecord): string =>
  paragraphs([
    baseline?.isGreen === true ? '' : outputSection('What the tests printed before', baseline),
    outputSection('What the tests printed after', last),
  ]);

/** What was tried and did not do; empty when nothing was. */
function rejectedSection({ story: { rejected } }: RunRecord): string {
  if (rejected.length === 0) return '';
  const lines = rejected.map(({ turn, what, why }) => {
    const when = turn === null ? '' : `Turn ${turn}: `;
    return `- ${when}${codeSpan(what)}: ${inline(why, 200)}`;
  });
  return folded(`What was tried and rejected (${rejected.length})`, firstLines(lines, 4_000, 'tries'));
}

/** Empty without notes. */
export function notesSection({ notes }: RunRecord): string {
  if (notes.length === 0) return '';
  const lines = notes.map((note) => `- ${inline(note, 400)}`);
  return `### Notes\n\n${firstLines(lines, 4_000, 'notes')}`;
}

/** One line to see it on a laptop; empty where the command is not one line. A command that came in a bundle is nobody's to paste. */
function reproduceSection({ branch, mode, task: { testCommand } }: RunRecord): string {
  const run = testCommand?.run.trim() ?? '';
  const isPlain = /^[\x20-\x7e]{1,200}$/.test(run) && !run.includes('`');
  // git would take a name that starts with a dash for an option.
  if (branch === null || branch.startsWith('-') || !isPlain || mode === 'publish') return '';
  const folder = testCommand?.workingDirectory ?? '.';
  const cd = folder === '.' ? '' : ` && cd ${shellWord(folder)}`;
  const checkout = ['git fetch origin', shellWord(branch), '&& git checkout FETCH_HEAD'].join(' ');
  return `### Try it\n\n${fence(`${checkout}${cd} && ${run}`, 1_000)}`;
}

const MODE_TEXT: Readonly<Record<RunRecord['mode'], string>> = {
  fix: '`fix`: one job solved and published, so tests, model key and write token shared a runner',
  solve: '`solve`: nothing was written here; a job with `mode: publish` takes the bundle from here',
  publish: '`solve` and `publish`: tests and model ran in a job without the write token, which saw neither',
};

/** Where a run came from, what it cost and where its record lies: a narrow table. */
export function runSection(record: RunRecord, links: Links): string {
  const { baseBranch, model, runId, story, task, trace, tries, version } = record;
  const startedBy = triggerPieces(valueAt(story.start, 'task', 'trigger'));
  const instructions = (task.instructions ?? []).slice(0, 5).map(({ source }) => codeSpan(source));
  const rows = [
    ['Started by', startedBy.map((piece) => pieceText(piece, links)).join('')],
    [
      'Base',
      `${codeSpan(baseBranch)} at [${task.baseCommit.slice(0, 12)}](${links.commit(task.baseCommit)})`,
    ],
    ['Model', `${codeSpan(model.name)} (${model.api})`],
    ['Attempts', tries === null ? null : attemptsText(tries)],
    ['Instructions', instructions.length === 0 ? null : instructions.join(', ')],
    ['Budget', budgetText(record)],
    ['Tokens', tokensText(record)],
    ['Cost', record.cost],
    ['Trace', traceText(trace, links)],
    ['Run', `${codeSpan(runId)} of agent-fix ${version}, in [this job](${links.run})`],
    ['Mode', MODE_TEXT[record.mode]],
  ];
  const told = rows.flatMap(([name, value]) => (value === null ? [] : [`| ${name} | ${value} |`]));
  // Outside of the table, which has to fit a phone.
  const checksum = trace.sha256 === null ? '' : `sha256 of the trace:\n\n${fence(trace.sha256, 100)}`;
  return paragraphs([['| | |', '|---|---|', ...told].join('\n'), checksum]);
}

function pieceText(piece: TriggerPiece, links: Links): string {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return codeSpan(piece.name);
  if ('runId' in piece) return `[run](${links.workflowRun(piece.runId)})`;
  return `[#${piece.issue}](${links.issue(piece.issue)})`;
}

/** The attempt that is shown, and what came of all. */
function attemptsText({ of, chosen, runs }: AttemptsMade): string {
  const lines = runs.map(({ model, outcome, usage }, at) => {
    const tokens = formatCountOf(totalTokens(usage), 'token');
    return `${at + 1}: ${codeSpan(model)} ${outcome.replaceAll('_', ' ')}, ${tokens}`;
  });
  return `${attemptWords(chosen + 1, of)} (${lines.join('; ')})`;
}

const limited = (used: number, limit: number, what: string): string =>
  `${formatCount(used)} of ${formatCount(limit)} ${what}`;

function budgetText({ story, settings: { limits }, durationMs }: RunRecord): string {
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

/** GitHub closes the issue when the pull request is merged: only for what is proven. */
function closingWord(record: RunRecord): string {
  const { trigger } = record.task;
  const isIssue = trigger.kind === 'issue' || (trigger.kind === 'comment' && trigger.on === 'issue');
  if (!isIssue) return '';
  return isProvenThere(record)
    ? `Fixes #${trigger.number}`
    : `For #${trigger.number}, ${plainLine(trigger.title, 100)}`;
}

/** What became of the pull request, for comment and summary. */
export function publicationText(publication: Publication): string {
  if (publication.kind === 'failed') return `**Not published.** ${inline(publication.problem, 800)}`;
  const { number, url, operation } = publication;
  return `[Pull request ${number}](${url}) was ${operation}.`;
}

// The comment on the issue or pull request.

/** A run has begun. */
export const runningText = (commit: string, links: Links): string =>
  `**agent-fix is running.** [This job](${links.run}) runs the tests at \`${commit.slice(0, 12)}\`.`;

/** A stage that a reader waits for has begun; null for all other events. */
export function stageText({ kind, payload }: StoryEvent, links: Links): string | null {
  if (kind !== 'tests') return null;
  const phase = textAt(payload, 'phase');
  if (phase !== 'baseline' && phase !== 'confirm') return null;
  const isGreen = textAt(payload, 'verdict') === 'green';
  const before = isGreen
    ? 'The tests are green before any change; a change is being made.'
    : 'The tests are red; a fix is being looked for.';
  const stage = phase === 'baseline' ? before : 'A change makes the tests green; it is being proven.';
  return `**agent-fix is running.** ${stage} [This job](${links.run}) has the log.`;
}

/** A run has ended. */
export function endComment(record: RunRecord, links: Links, publication: Publication | null): string {
  const { outcome } = record;
  const { title, meaning } = endWords(record.story, outcome);
  const isOpen = succeeds(outcome) && publication?.kind === 'published';
  const summary = isOpen ? '' : summarySection(record);
  const numbers = resultLine(record);
  // The headline may start with the title, which stands before it.
  const rest = numbers.startsWith(title) ? numbers.slice(title.length).replace(/^[,;] /, '') : numbers;
  return paragraphs([
    `**agent-fix: ${title.toLowerCase()}.** ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
    publication === null ? (summary === '' ? meaning : '') : publicationText(publication),
    summary,
    succeeds(outcome) ? '' : rejectedSection(record),
    `[The job and its record](${links.run})`,
  ]);
}

/** A run was refused before it began. */
export const refusedText = (reason: string, links: Links): string =>
  `**agent-fix: refused.** ${inline(reason, 500)}.\n\n[The job](${links.run})`;
