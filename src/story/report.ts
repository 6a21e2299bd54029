import { assertNever } from '../base/errors.ts';
import { textAt, valueAt } from '../base/json.ts';
import { formatCount, formatCountOf, formatSeconds } from '../base/numbers.ts';
import { headAndTail, shellWord, stripAnsi } from '../base/text.ts';
import type { AttemptsMade } from '../core/attempts.ts';
import { commandsOf } from '../core/jobs.ts';
import { redSinceText, shortId } from '../core/model/prompt.ts';
import { Usage } from '../core/usage.ts';
import { failingDigest } from '../core/verdict/digest.ts';
import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { failingIn } from '../core/verdict/same-failure.ts';
import { makesDraft, spread } from '../core/verdict/tripwires.ts';
import { claimOf } from './claims.ts';
import { messageWithValues } from './failure-message.ts';
import {
  codeSpan,
  fence,
  firstLines,
  inline,
  pathSpan,
  plainLine,
  prose,
  shortLine,
  type TextLimits,
  withinBytes,
} from './markdown.ts';
import type { StoryEvent, TestRun } from './moment.ts';
import {
  type CheckRow,
  checkRowsOf,
  jobOfRun,
  leftOutRowsOf,
  type ProofRow,
  proofRowsOf,
} from './proof-rows.ts';
import { isByBuiltin, type Links, type Publication, type RunRecord } from './run-record.ts';
import { culpritSentence, type NamedCheck } from './story.ts';
import {
  attemptWords,
  outcomeWords,
  type Tone,
  type TriggerPiece,
  triggerPieces,
  verdictWords,
} from './words.ts';

// The Markdown of a pull request and of the comment after a run. Each section limits its own size. Only our own words may refer
// to issues and people (G10 to G16).

/** Joins the paragraphs that are not empty. */
export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

export const folded = (title: string, content: string): string =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** GitHub takes 65,536 characters, which marks and notes share. */
export const MAX_BODY_CHARS = 60_000;

/**
 * The pull request's description. If it would exceed `maxChars`, sections are left out, the least important first, with a note;
 * the first and last ones always stay.
 */
export function pullRequestBody(record: RunRecord, links: Links, maxChars: number = MAX_BODY_CHARS): string {
  // The number is the order in which sections are left out, from 1; 0: never.
  const sections: readonly (readonly [turn: number, text: string])[] = [
    [0, `**${firstSentence(record)}**`],
    [0, unprovenSection(record)],
    [0, togetherSection(record)],
    [0, searchedSection(record)],
    [9, startedByText(record, links)],
    [8, tripwiresSection(record)],
    [8, sinceGreenSection(record, links)],
    [7, wordsSection(record)],
    [5, failuresSection(record)],
    [6, `### Changes\n\n${changesSection(record)}`],
    [8, alsoPassedSection(record)],
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

/** What the push found out, for whoever reviews. */
export const notesAbove = (
  notes: readonly { readonly text: string; readonly conflicting?: readonly string[] }[],
): string =>
  notes
    .map(({ text, conflicting = [] }) => {
      const paths = conflicting.map(pathSpan).join(', ');
      return `> [!NOTE]\n> ${text}${paths === '' ? '' : `; ${paths} changed there as well and may conflict`}.\n\n`;
    })
    .join('');

const MODELS_WORDS =
  "<sub>Cause, fix and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.</sub>";
const MECHANICAL = '<sub>No model was asked: everything here is measured.</sub>';

export const firstSentence = ({
  outcome,
  story,
  doubt,
}: Pick<RunRecord, 'outcome' | 'story' | 'doubt'>): string =>
  claimOf(story, { outcome, doubt })
    .first.split('`')
    .map((piece, at) => (at % 2 === 1 ? pathSpan(piece) : withJobs(piece)))
    .join('');

const withJobs = (text: string): string =>
  text
    .split('*')
    .map((piece, at) => (at % 2 === 1 ? `*${inline(piece, 80)}*` : piece))
    .join('');

function unprovenSection({ outcome, doubt, story: { last } }: RunRecord): string {
  if (CONSEQUENCES[outcome].isProven) return '';
  if (!CONSEQUENCES[outcome].succeeds) {
    const what = last?.isGreen === true ? 'nothing proves this change' : 'the tests are red with this change';
    const { title } = outcomeWords(outcome);
    return (
      `> [!CAUTION]\n> **${title}: ${last === null ? 'this change was not tested' : what}.** It is ` +
      'the best that was found, kept as a draft to go on from, not to merge.'
    );
  }
  const why =
    doubt === null
      ? 'Nothing proves that it does what it says.'
      : `An earlier job reported it as proven, which is not believed: ${inline(doubt, 300)}.`;
  return `> [!WARNING]\n> **Unverified.** ${why} Review it as you would a stranger's.`;
}

/** Why a change of the built-in search is a draft, or needs a closer review than others. */
function searchedSection(record: RunRecord): string {
  if (!isByBuiltin(record) || !CONSEQUENCES[record.outcome].succeeds) return '';
  const others = record.story.alsoPassed.length;
  const draft = record.isDraft === true ? '**A draft: nobody has understood this change yet.** ' : '';
  const also =
    others === 0
      ? ''
      : ` ${formatCountOf(others, 'other edit')} ${others === 1 ? 'passes' : 'pass'} the same tests, ` +
        `and ${others === 1 ? 'is' : 'are'} shown below.`;
  return `> [!NOTE]\n> ${draft}Found by the built-in search, which tries edits until the tests pass.${also}`;
}

const MAX_OTHERS_SHOWN = 10;

/** Empty where no other edit passed. */
function alsoPassedSection({ story: { alsoPassed } }: RunRecord): string {
  if (alsoPassed.length === 0) return '';
  const shown = alsoPassed
    .slice(0, MAX_OTHERS_SHOWN)
    .map(({ path, line, edits }) =>
      [`@@ ${path}:${line ?? '?'} @@`, ...edits.flatMap((edit) => diffLines(edit.old, edit.new))].join('\n'),
    );
  const more = alsoPassed.length - shown.length;
  const rest = more > 0 ? `\n\n… ${more} more in the trace.` : '';
  return `### Other edits that passed\n\n${withinBytes(5_000, (limit) => fence(shown.join('\n'), { maxBytes: limit }, 'diff'))}${rest}`;
}

/** Without the lines that both have at their start and end. */
function diffLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const changed = (lines: readonly string[], sign: string) =>
    lines.slice(head, lines.length - tail).map((line) => `${sign}${line}`);
  return [...changed(old, '-'), ...changed(now, '+')];
}

const togetherSection = ({ suggestions = 1 }: RunRecord): string =>
  suggestions < 2
    ? ''
    : `> [!NOTE]\n> Apply all ${suggestions} suggestions together: "Add suggestion to batch" on each, ` +
      'then "Commit suggestions". The tests prove the whole change, and no part of it.';

/** Since when the tests are red, and which commit broke them, as shown by runs; empty where neither is known. */
export function sinceGreenSection({ task, story }: RunRecord, links: Links): string {
  const { changes } = task;
  const { control, culprit, culpritNote } = story;
  if (changes === undefined) return '';
  const linked = (commit: string): string => `[${codeSpan(shortId(commit))}](${links.commit(commit)})`;
  const broke =
    culprit === null
      ? culpritNote
      : culpritSentence(culprit, {
          commit: linked,
          subject: (text) => `*${inline(text, 100)}*`,
          test: (id) => codeSpan(shortLine(id, 200)),
        });
  const installed = changes.dependencyFiles.slice(0, 3).map(codeSpan).join(', ');
  const weaker =
    installed === ''
      ? ''
      : `, but with the packages of the base commit: ${installed} changed since then, so this proves less`;
  const green =
    control?.isGreen === true
      ? `With the files of ${linked(changes.greenAt)} the failing tests pass${weaker}.`
      : '';
  const since = redSinceText(changes);
  return [
    broke === '' ? '' : `**${culprit === null ? inline(broke, 300) : broke}.**`,
    since === '' ? '' : `${since}.`,
    green,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const MAX_TRIPWIRES_SHOWN = 20;

/** What a reviewer should look at first; empty when there is nothing. */
function tripwiresSection({ tripwires }: RunRecord): string {
  if (tripwires.length === 0) return '';
  const worst = tripwires.filter(makesDraft);
  const others = tripwires.filter((tripwire) => !makesDraft(tripwire));
  const lines = spread([...worst, ...others], MAX_TRIPWIRES_SHOWN).map(
    ({ kind, path, line, why }) => `> - ${codeSpan(`${path}:${line}`)} ${kind}: ${inline(why, 160)}`,
  );
  const more = tripwires.length - lines.length;
  const rest = more > 0 ? [`> - … ${more} more in the trace`] : [];
  const why =
    worst.length === 0
      ? ''
      : '**A draft: code of these kinds can keep tests from running or from failing.** ';
  return ['> [!WARNING]', `> ${why}**Look at these lines first:**`, ...lines, ...rest].join('\n');
}

/** The closing words, the model's own or the driver's. */
export const summarySection = (
  { story }: RunRecord,
  { maxBytes, maxLines }: TextLimits = { maxBytes: 10_000 },
): string => withinBytes(maxBytes, (limit) => prose(story.summary, { maxBytes: limit, maxLines }));

/** Cause and fix, marked as the model's words where they are. */
function wordsSection(record: RunRecord): string {
  const { story, model } = record;
  const whose = story.isClaim
    ? `### Cause and fix\n\n<sub>In the words of ${codeSpan(model.name)}:</sub>\n\n`
    : '';
  return `${whose}${summarySection(record)}`;
}

const MAX_FAILURES_SHOWN = 20;

/** The run that shows what was wrong: the base, or the new test on it. */
const failingRun = ({ story, outcome }: RunRecord): TestRun | null =>
  claimOf(story, { outcome }).isNewTest ? (story.counterfactuals.at(-1) ?? null) : story.baseline;

/** The tests that failed before the change, by name; empty where single tests are not known. */
function failuresSection(record: RunRecord): string {
  const run = failingRun(record);
  const failures = run?.report?.failures ?? [];
  if (run === null || failures.length === 0) return '';
  const lines = failures.slice(0, MAX_FAILURES_SHOWN).map((failure) => {
    const { id, file, line } = failure;
    const message = messageWithValues(failure, run);
    const place = file === null ? '' : ` in ${codeSpan(line === null ? file : `${file}:${line}`)}`;
    const said = message === '' ? '' : `: ${inline(message, 240)}`;
    return `- ${codeSpan(id)}${place}${said}`;
  });
  const more = failures.length - lines.length;
  return `### Tests that failed\n\n${[...lines, ...(more > 0 ? [`- … ${more} more`] : [])].join('\n')}`;
}

/** A line for each file of the patch: what the driver counted, then what the model says. */
export function changesSection(
  { files, story }: RunRecord,
  limits: TextLimits = { maxBytes: 8_000 },
): string {
  const described = new Map(story.changes.map(({ path, description }) => [path, description]));
  const lines = files.map(({ path, status, addedLines, removedLines }) => {
    const counted = `${status === 'added' ? 'new, ' : ''}+${addedLines} −${removedLines}`;
    return `- ${codeSpan(path)} (${counted}): ${inline(described.get(path) ?? '', 300)}`.replace(/: $/, '');
  });
  return firstLines(lines, 'files', limits);
}

const MAX_COMMAND_BYTES = 3_000;

/** What was run to prove it, in a table that fits a phone. */
function proofSection(record: RunRecord): string {
  const { story, outcome } = record;
  const { tests } = story;
  const rows = [
    ...proofRowsOf(story, claimOf(story, { outcome })).map(
      (row) => `| ${nameWithJob(row.name, row.of)} | ${resultText(row)} |`,
    ),
    ...checkRowsOf(story).map(checkRow),
  ];
  // The commands that ran only the failing tests, each once; the verdict never rests on them alone.
  const commandsForFew = [...new Set(tests.flatMap(({ focus }) => focus ?? []))].join('\n');
  return paragraphs([
    '### Proof',
    rows.length === 0 ? 'The tests were not run.' : ['| Tests | Result |', '|---|---|', ...rows].join('\n'),
    leftOutSection(record),
    oracleSection(record),
    commandsForFew === ''
      ? ''
      : folded(
          'Commands that ran only the failing tests',
          withinBytes(MAX_COMMAND_BYTES, (limit) => fence(commandsForFew, { maxBytes: limit })),
        ),
  ]);
}

const TONE_MARKS: Readonly<Record<Tone, string>> = { good: '🟢', warn: '🟡', bad: '🔴', plain: '⚪' };

function checkRow(row: CheckRow): string {
  const more = row.more > 0 ? `; and ${row.more} more` : '';
  const name = `${row.head} ${row.checks.map(checkText).join('; ')}${more}`;
  return `| ${name} | ${TONE_MARKS[row.tone]} ${row.result}${whyText(row)} |`;
}

const whyText = ({ why }: CheckRow): string => (why === '' ? '' : `: ${inline(why, 200)}`);

const checkText = ({ job, step }: NamedCheck): string =>
  `${codeSpan(shortLine(job, 80))}, step ${codeSpan(shortLine(step, 80))}`;

/** A name, and the job that it is about where there are several. */
export const nameWithJob = (name: string, of: NamedCheck | null): string =>
  of === null ? name : `${name}: ${checkText(of)}`;

/** A line for each check that guards nothing, with the reason; empty where all guard. */
export function leftOutSection({ story }: RunRecord): string {
  const { rows, more } = leftOutRowsOf(story);
  const lines = rows.map((row) => `${row.checks.map(checkText).join('; ')} ${row.result}${whyText(row)}`);
  return [...lines, ...(more === '' ? [] : [more])].map((line) => `- ${line}`).join('\n');
}

function resultText({ run, verdict }: ProofRow): string {
  const { isGreen, focus, report } = run;
  const failed = report === null || isGreen ? '' : `, ${formatCountOf(failingIn(report), 'failure')}`;
  const passed = isGreen && report?.passed ? `, ${formatCount(report.passed)} pass` : '';
  const alone = focus === null ? '' : ', the failing tests alone';
  return `${isGreen ? '🟢' : '🔴'} ${verdictText(run, verdict)}${failed}${passed}${alone}`;
}

/** What the tests said: `red (exit 1, 2.3 s)`. */
export function verdictText(
  { verdict, exitCode, durationMs }: TestRun,
  told: string = verdictWords(verdict),
): string {
  const exit = exitCode === null ? '' : `exit ${exitCode}, `;
  return `${inline(told, 40)} (${exit}${formatSeconds(durationMs ?? 0)})`;
}

/** The test command, where it was found, and the sandbox of the tests; of the command at most `maxLines`. */
export function oracleSection({ task, story }: RunRecord, maxLines?: number): string {
  const testCommand = commandsOf(task).first;
  if (testCommand === null) return 'There was no test command.';
  const sandbox = inline(textAt(story.start, 'sandbox', 'text'), 300);
  const { run, workingDirectory, source, builds = [] } = testCommand;
  const where = workingDirectory === '.' ? '' : `, in ${codeSpan(workingDirectory)}`;
  const steps = builds.map(({ step }) => codeSpan(shortLine(step, 80))).join(', ');
  const built = steps === '' ? '' : `, after ${steps} of the same job wherever the sources differ`;
  const shown = withinBytes(MAX_COMMAND_BYTES, (limit) => fence(run, { maxBytes: limit, maxLines }));
  const place = sandbox === '' ? '' : `\n\nThe tests ran in: ${sandbox}.`;
  return `The test command, from ${inline(source, 300)}${where}${built}:\n\n${shown}${place}`;
}

/** What to show of a run's output: the telling lines of a failing run, the head and tail of a passing one. */
export const outputText = ({ isGreen, output }: TestRun): string =>
  isGreen ? headAndTail(stripAnsi(output), 2_000) : failingDigest(output, { maxBytes: 6_000 });

/** What the tests printed (`outputText`), folded, in at most `maxLines`; empty where they printed nothing. */
export const outputSection = (title: string, text: string, maxLines?: number): string =>
  text.trim() === ''
    ? ''
    : folded(
        title,
        withinBytes(7_000, (limit) => fence(text, { maxBytes: limit, maxLines })),
      );

function rawOutputSection(record: RunRecord): string {
  const { story } = record;
  const { baseline, last } = story;
  const failing = failingRun(record);
  const before =
    failing === baseline ? 'What the tests printed before' : 'What the new test printed without the fix';
  const output = (title: string, run: TestRun | null): string =>
    run === null ? '' : outputSection(nameWithJob(title, jobOfRun(story, run)), outputText(run));
  return paragraphs([
    failing?.isGreen === true ? '' : output(before, failing),
    output('What the tests printed after', last),
  ]);
}

/** Changes that were tried and rejected; empty when there are none. */
function rejectedSection({ story: { rejected } }: RunRecord): string {
  if (rejected.length === 0) return '';
  const lines = rejected.map(({ turn, what, why }) => {
    const when = turn === null ? '' : `Turn ${turn}: `;
    return `- ${when}${codeSpan(what)}: ${inline(why, 200)}`;
  });
  return folded(
    `What was tried and rejected (${rejected.length})`,
    firstLines(lines, 'tries', { maxBytes: 4_000 }),
  );
}

/** Empty without notes. */
export function notesSection({ notes }: RunRecord, limits: TextLimits = { maxBytes: 4_000 }): string {
  if (notes.length === 0) return '';
  const lines = notes.map((note) => `- ${inline(note, 400)}`);
  return `### Notes\n\n${firstLines(lines, 'notes', limits)}`;
}

/**
 * A one-line command to try the change on a laptop; empty where the test command has several lines. A command from a bundle is
 * never offered for pasting.
 */
function reproduceSection({ branch, mode, task }: RunRecord): string {
  const testCommand = commandsOf(task).first;
  if (testCommand === null || branch === null || branch.startsWith('-') || mode === 'publish') return '';
  const { builds = [], workingDirectory } = testCommand;
  const runs = [...builds, testCommand].map(({ run }) => run.trim());
  const isPlain = runs.every((run) => /^[\x20-\x7e]{1,200}$/.test(run) && !run.includes('`'));
  // Where a build runs in another folder or shell, pasting the command alone would not work.
  const isWhole = builds.every(
    (build) => build.workingDirectory === workingDirectory && build.shell === testCommand.shell,
  );
  if (!isPlain || !isWhole) return '';
  const cd = workingDirectory === '.' ? '' : ` && cd ${shellWord(workingDirectory)}`;
  // git would take a name that starts with a dash for an option.
  const checkout = ['git fetch origin', shellWord(branch), '&& git checkout FETCH_HEAD'].join(' ');
  return `### Try it\n\n${fence(`${checkout}${cd} && ${runs.join(' && ')}`, { maxBytes: 1_000 })}`;
}

const MODE_TEXT: Readonly<Record<RunRecord['mode'], string>> = {
  fix: '`fix`: one job solved and published, so tests, model key and write token shared a runner',
  solve: '`solve`: nothing was written here; a job with `mode: publish` takes the bundle from here',
  publish: '`solve` and `publish`: tests and model ran in a job without the write token, which saw neither',
};

/** What set the run off; empty where the record lacks it. */
export function startedByText({ story }: RunRecord, links: Links): string {
  const pieces = triggerPieces(valueAt(story.start, 'task', 'trigger'));
  return pieces.length === 0 ? '' : `Started by ${pieces.map((piece) => pieceText(piece, links)).join('')}.`;
}

/** Where a run came from, what it cost and where its record lies: a narrow table. */
export function runSection(record: RunRecord, links: Links): string {
  const { baseBranch, model, runId, task, trace, tries, version } = record;
  const isBuiltin = isByBuiltin(record);
  const instructions = (task.instructions ?? []).slice(0, 5).map(({ source }) => codeSpan(source));
  const rows = [
    [
      'Base',
      `${codeSpan(baseBranch)} at [${task.baseCommit.slice(0, 12)}](${links.commit(task.baseCommit)})`,
    ],
    ['Model', isBuiltin ? null : `${codeSpan(model.name)} (${model.api})`],
    ['Attempts', tries === null ? null : attemptsText(tries)],
    ['Instructions', instructions.length === 0 ? null : instructions.join(', ')],
    ['Budget', budgetText(record)],
    ['Tokens', isBuiltin ? null : tokensText(record)],
    ['Cost', record.cost === null ? null : `${record.cost} USD`],
    ['Trace', traceText(trace, links)],
    ['Run', `${codeSpan(runId)} of agent-fix ${version}, in [this job](${links.run})`],
    ['Mode', MODE_TEXT[record.mode]],
  ];
  const told = rows.flatMap(([name, value]) => (value === null ? [] : [`| ${name} | ${value} |`]));
  // Outside of the table, which has to fit a phone.
  const checksum =
    trace.sha256 === null ? '' : `sha256 of the trace:\n\n${fence(trace.sha256, { maxBytes: 100 })}`;
  return paragraphs([['| | |', '|---|---|', ...told].join('\n'), checksum]);
}

function pieceText(piece: TriggerPiece, links: Links): string {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return codeSpan(piece.name);
  if ('runId' in piece) return `[run](${links.workflowRun(piece.runId)})`;
  return `[#${piece.issue}](${links.issue(piece.issue)})`;
}

function attemptsText({ of, chosen, runs }: AttemptsMade): string {
  const lines = runs.map(({ model, outcome, usage }, at) => {
    const tokens = formatCountOf(Usage.total(usage), 'token');
    return `${at + 1}: ${codeSpan(model)} ${outcome.replaceAll('_', ' ')}, ${tokens}`;
  });
  return `${attemptWords(chosen + 1, of)} (${lines.join('; ')})`;
}

const limited = (used: number, limit: number, what: string): string =>
  `${formatCount(used)} of ${formatCount(limit)} ${what}`;

function budgetText(record: RunRecord): string {
  const {
    story,
    settings: { limits },
    durationMs,
  } = record;
  const { turns, testRuns, reflections } = story.counts;
  const replies = [
    limited(turns, limits.maxIterations, 'replies'),
    limited(reflections, limits.maxReflections, 'reflections'),
  ];
  return [
    ...(isByBuiltin(record) ? [] : replies),
    limited(testRuns, limits.maxTestRuns, 'test runs'),
    `${formatSeconds(durationMs)} of ${formatSeconds(limits.timeoutMs)}`,
  ].join(' · ');
}

function tokensText({ story, settings, tries, spent }: RunRecord): string {
  const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = story.usage;
  const total = limited(input + output, settings.limits.maxTotalTokens, 'tokens');
  const all = tries === null ? '' : `; all attempts: ${formatCount(Usage.total(spent))}`;
  return `${total}: ${formatCount(input)} in (${formatCount(cached)} cached), ${formatCount(output)} out${all}`;
}

function traceText({ artifactId, pageId = null }: RunRecord['trace'], links: Links): string {
  const page = pageId === null ? '' : `, [page](${links.artifact(pageId)})`;
  return artifactId === null ? 'not uploaded' : `[artifact](${links.artifact(artifactId)})${page}`;
}

/** Refers to the issue. "Fixes", which closes it on merge, only stands for a proven change. */
function closingWord(record: RunRecord): string {
  const { trigger } = record.task;
  const isIssue = trigger.kind === 'issue' || (trigger.kind === 'comment' && trigger.on === 'issue');
  if (!isIssue) return '';
  return CONSEQUENCES[record.outcome].isProven
    ? `Fixes #${trigger.number}`
    : `For #${trigger.number}, ${plainLine(trigger.title, 100)}`;
}

export function publicationText(publication: Publication, record: RunRecord, links: Links): string {
  switch (publication.kind) {
    case 'failed': {
      const left = unpublishedText(publication, record, links);
      const kept = left === null ? '' : ` [${left.text}](${left.url}).`;
      return `**Not published.** ${inline(publication.problem, 800)}${kept}`;
    }
    case 'suggested': {
      const { number, reviewUrl, isRepeated } = publication;
      const from = isRepeated ? ', from an earlier run of this commit,' : '';
      return `[A review of pull request ${number}](${reviewUrl})${from} suggests the change.`;
    }
    case 'published': {
      const { number, url, operation } = publication;
      return `[Pull request ${number}](${url}) was ${operation}.`;
    }
    default:
      return assertNever(publication);
  }
}

/** What is left of a change that could not be published, and a link to it; null where nothing is. */
export function unpublishedText(
  { pushed }: Extract<Publication, { kind: 'failed' }>,
  { mode, trace: { artifactId } }: Pick<RunRecord, 'mode' | 'trace'>,
  links: Links,
): { readonly text: string; readonly url: string } | null {
  if (pushed !== null) return { text: 'Open it by hand', url: links.newPull(pushed.branch) };
  if (artifactId !== null) return { text: 'The patch is in the record', url: links.artifact(artifactId) };
  return mode === 'fix' ? null : { text: 'The patch is in the bundle of this run', url: links.run };
}

// The comment on the issue or pull request.

export const runningText = (commit: string, links: Links): string =>
  `**agent-fix is running.** [This job](${links.run}) runs the tests at \`${commit.slice(0, 12)}\`.`;

/** The text for a stage that a reader waits for; null for all other events. */
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

export function endComment(record: RunRecord, links: Links, publication: Publication | null): string {
  const { outcome, story, doubt } = record;
  const { title } = claimOf(story, { outcome, doubt });
  const isOpen = CONSEQUENCES[outcome].succeeds && publication !== null && publication.kind !== 'failed';
  const summary = isOpen ? '' : summarySection(record);
  const first = firstSentence(record);
  // The sentence may start with the title, which is printed before it.
  const rest = first.startsWith(title) ? first.slice(title.length).replace(/^[:.] /, '') : first;
  return paragraphs([
    `**agent-fix: ${title.toLowerCase()}.** ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
    CONSEQUENCES[outcome].succeeds ? '' : sinceGreenSection(record, links),
    publication === null ? '' : publicationText(publication, record, links),
    summary,
    CONSEQUENCES[outcome].succeeds ? sinceGreenSection(record, links) : '',
    CONSEQUENCES[outcome].succeeds ? '' : rejectedSection(record),
    `[The job and its record](${links.run})`,
  ]);
}

export const endedText = (
  outcome: 'refused' | 'skipped' | 'infra_error',
  reason: string,
  links: Links,
): string =>
  `**agent-fix: ${outcomeWords(outcome).title.toLowerCase()}.** ${sentence(inline(reason, 500))}\n\n[The job](${links.run})`;

/** With a capital letter, and one full stop. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
