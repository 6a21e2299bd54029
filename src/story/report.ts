import { assertNever } from '../base/errors.ts';
import { textAt, valueAt } from '../base/json.ts';
import { formatCount, formatCountOf, formatSeconds } from '../base/numbers.ts';
import { shellWord } from '../base/text.ts';
import type { AttemptsMade } from '../core/attempts.ts';
import { commandsOf } from '../core/jobs.ts';
import { redSinceText, shortId } from '../core/model/prompt.ts';
import { failingCount, outputOf, readOutput } from '../core/output/test-output.ts';
import { Usage } from '../core/usage.ts';
import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { makesDraft, spread } from '../core/verdict/tripwires.ts';
import { atLeast, claimOf } from './claims.ts';
import {
  codeSpan,
  fence,
  firstLines,
  folded,
  inline,
  joinAll,
  link,
  type Markdown,
  md,
  paragraphs,
  pathSpan,
  prose,
  sentenceWithNames,
  shortLine,
  type TextLimits,
  words,
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
import {
  type FailedPublication,
  isByBuiltin,
  type Links,
  type Publication,
  type RunRecord,
} from './run-record.ts';
import { culpritSentence, type NamedCheck } from './story.ts';
import {
  attemptWords,
  capitalized,
  outcomeWords,
  type Tone,
  type TriggerPiece,
  triggerPieces,
  verdictWords,
} from './words.ts';

// The Markdown of a pull request and of the comment after a run. Each section limits its own size. Only our own words may refer
// to issues and people (G10 to G16).

/** GitHub takes 65,536 characters, which marks and notes share. */
export const MAX_BODY_CHARS = 60_000;

/**
 * The pull request's description. If it would exceed `maxChars`, sections are left out, the least important first, with a note;
 * the first and last ones always stay.
 */
export function pullRequestBody(
  record: RunRecord,
  links: Links,
  maxChars: number = MAX_BODY_CHARS,
): Markdown {
  // The number is the order in which sections are left out, from 1; 0: never.
  const sections: readonly (readonly [turn: number, text: Markdown])[] = [
    [0, md`**${firstSentence(record)}**${mergeSentence(record, links)}`],
    [0, unprovenSection(record)],
    [0, togetherSection(record)],
    [0, searchedSection(record)],
    [9, startedByText(record, links)],
    [8, tripwiresSection(record)],
    [8, sinceGreenSection(record, links)],
    [7, wordsSection(record)],
    [5, failuresSection(record)],
    [6, md`### Changes\n\n${changesSection(record)}`],
    [9, proofSection(record)],
    [1, rawOutputSection(record)],
    [2, rejectedSection(record)],
    [4, notesSection(record)],
    [4, reproduceSection(record)],
    [3, folded(md`Run: where it came from and what it cost`, runSection(record, links))],
    [0, closingWord(record)],
    [0, record.story.isClaim || record.settings.solver === 'model' ? MODELS_WORDS : MECHANICAL],
  ];
  const whole = paragraphs(sections.map(([, text]) => text));
  if (whole.length <= maxChars) return whole;
  const job = link(md`the job`, links.run);
  const note = md`<sub>There was no room for the whole report: ${job} has it in its summary.</sub>`;
  for (let gone = 1; ; gone += 1) {
    const kept = sections.filter(([turn]) => turn === 0 || turn > gone).map(([, text]) => text);
    const body = paragraphs([...kept, note]);
    if (body.length <= maxChars || gone === 9) return body;
  }
}

/** What the push found out, for whoever reviews. */
export const notesAbove = (
  notes: readonly { readonly text: string; readonly conflicting?: readonly string[] }[],
): Markdown =>
  joinAll(
    notes.map(({ text, conflicting = [] }) => {
      const paths = joinAll(conflicting.map(pathSpan), md`, `);
      const conflict: Markdown = paths === '' ? '' : md`; ${paths} changed there as well and may conflict`;
      return md`> [!NOTE]\n> ${inline(text, 600)}${conflict}.\n\n`;
    }),
    '',
  );

const MODELS_WORDS = md`<sub>Cause, fix and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.</sub>`;
const MECHANICAL = md`<sub>No model was asked: everything here is measured.</sub>`;

export const firstSentence = ({ outcome, story, doubt }: RunRecord): Markdown =>
  sentenceWithNames(claimOf(story, { outcome, doubt }).first);

/** Where CI tested a merge that is red only by what the base branch became: what the branch holds. */
function mergeSentence({ task: { merge }, baseBranch }: RunRecord, links: Links): Markdown {
  if (merge === undefined) return '';
  const [head, base] = [merge.head, merge.base].map((id) => link(codeSpan(shortId(id)), links.commit(id)));
  const [branch, into] = [codeSpan(baseBranch), codeSpan(merge.into)];
  const tested = md`CI tested the merge of ${branch} at ${head ?? ''} with ${into} at ${base ?? ''}`;
  return md` ${tested}; ${branch} alone is green. This branch holds that merge, and the fix on top.`;
}

function unprovenSection({ outcome, doubt, story: { last } }: RunRecord): Markdown {
  if (CONSEQUENCES[outcome].isProven) return '';
  if (!CONSEQUENCES[outcome].succeeds) {
    const tested =
      last?.isGreen === true ? md`nothing proves this change` : md`the tests are red with this change`;
    const what = last === null ? md`this change was not tested` : tested;
    const best = md`the best that was found, kept as a draft to go on from, not to merge`;
    return md`> [!CAUTION]\n> **${inline(outcomeWords(outcome).title)}: ${what}.** It is ${best}.`;
  }
  const why =
    doubt === null
      ? md`Nothing proves that it does what it says.`
      : md`An earlier job reported it as proven, which is not believed: ${inline(doubt, 300)}.`;
  return md`> [!WARNING]\n> **Unverified.** ${why} Review it as you would a stranger's.`;
}

/** Why a change of the built-in search is a draft, or needs a closer review than others. */
function searchedSection(record: RunRecord): Markdown {
  if (!isByBuiltin(record) || !CONSEQUENCES[record.outcome].succeeds) return '';
  const draft: Markdown =
    record.isDraft === true ? md`**A draft: nobody has understood this change yet.** ` : '';
  const how = md`it undoes what changed since the tests were green, or runs the repair of a tool`;
  return md`> [!NOTE]\n> ${draft}Found by the built-in solver: ${how}.`;
}

const togetherSection = ({ suggestions = 1 }: RunRecord): Markdown => {
  if (suggestions < 2) return '';
  const whole = md`The tests prove the whole change, and no part of it.`;
  const how = md`"Add suggestion to batch" on each, then "Commit suggestions"`;
  return md`> [!NOTE]\n> Apply all ${suggestions} suggestions together: ${how}. ${whole}`;
};

/** Since when the tests are red, and which commit broke them, as shown by runs; empty where neither is known. */
export function sinceGreenSection({ task, story }: RunRecord, links: Links): Markdown {
  const { changes } = task;
  const { control, culprit, culpritNote } = story;
  if (changes === undefined) return '';
  const linked = (commit: string): Markdown => link(codeSpan(shortId(commit)), links.commit(commit));
  const broke =
    culprit === null
      ? inline(culpritNote)
      : culpritSentence<Markdown>(culprit, {
          text: md,
          commit: linked,
          subject: (text) => md`*${inline(text, 100)}*`,
          test: (id) => codeSpan(shortLine(id, 200)),
        });
  const installed = joinAll(changes.dependencyFiles.slice(0, 3).map(codeSpan), md`, `);
  const weaker =
    installed === ''
      ? ''
      : md`, but with the packages of the base commit: ${installed} changed since then, so this proves less`;
  const since = redSinceText(changes);
  const sentences = [
    broke === '' ? '' : md`**${broke}.**`,
    since === '' ? '' : md`${inline(since)}.`,
    control?.isGreen === true
      ? md`With the files of ${linked(changes.greenAt)} the failing tests pass${weaker}.`
      : '',
  ];
  return joinAll(
    sentences.filter((sentence) => sentence !== ''),
    md` `,
  );
}

const MAX_TRIPWIRES_SHOWN = 20;

/** What a reviewer should look at first; empty when there is nothing. */
function tripwiresSection({ tripwires }: RunRecord): Markdown {
  if (tripwires.length === 0) return '';
  const worst = tripwires.filter(makesDraft);
  const others = tripwires.filter((tripwire) => !makesDraft(tripwire));
  const lines = spread([...worst, ...others], MAX_TRIPWIRES_SHOWN).map(
    ({ kind, path, line, why }) =>
      md`> - ${codeSpan(`${path}:${line}`)} ${inline(kind)}: ${inline(why, 160)}`,
  );
  const more = tripwires.length - lines.length;
  const rest = more > 0 ? [md`> - … ${more} more in the trace`] : [];
  const why =
    worst.length === 0
      ? ''
      : md`**A draft: code of these kinds can keep tests from running or from failing.** `;
  return joinAll([md`> [!WARNING]`, md`> ${why}**Look at these lines first:**`, ...lines, ...rest], md`\n`);
}

/** The closing words, the model's own or the driver's. */
export const summarySection = ({ story }: RunRecord, limits: TextLimits = { maxBytes: 10_000 }): Markdown =>
  prose(story.summary, limits);

/** Cause and fix, marked as the model's words where they are. */
function wordsSection(record: RunRecord): Markdown {
  const { story, model } = record;
  const whose = story.isClaim
    ? md`### Cause and fix\n\n<sub>In the words of ${codeSpan(model.name)}:</sub>\n\n`
    : '';
  return md`${whose}${summarySection(record)}`;
}

const MAX_FAILURES_SHOWN = 20;

/** The run that shows what was wrong: the base, or the new test on it. */
const failingRun = ({ story, outcome }: RunRecord): TestRun | null =>
  claimOf(story, { outcome }).isNewTest ? (story.counterfactuals.at(-1) ?? null) : story.baseline;

/** The tests that failed before the change, by name; empty where single tests are not known. */
function failuresSection(record: RunRecord): Markdown {
  const run = failingRun(record);
  const failures = run?.report?.failures ?? [];
  if (run === null || failures.length === 0) return '';
  const lines = failures.slice(0, MAX_FAILURES_SHOWN).map((failure) => {
    const { id, file, line } = failure;
    const message = outputOf(run).messageOf(failure);
    const place = file === null ? '' : md` in ${codeSpan(line === null ? file : `${file}:${line}`)}`;
    return md`- ${codeSpan(id)}${place}${message === '' ? '' : md`: ${inline(message, 240)}`}`;
  });
  const more = (run.report === null ? 0 : failingCount(run.report).count) - lines.length;
  const rest = more > 0 ? [md`- … ${atLeast(run.report) === '' ? '' : md`at least `}${more} more`] : [];
  return md`### Tests that failed\n\n${joinAll([...lines, ...rest], md`\n`)}`;
}

/** A line for each file of the patch: what the driver counted, then what the model says. */
export function changesSection(
  { files, story }: RunRecord,
  limits: TextLimits = { maxBytes: 8_000 },
): Markdown {
  const described = new Map(story.changes.map(({ path, description }) => [path, description]));
  const lines = files.map(({ path, status, addedLines, removedLines }) => {
    const counted = md`${status === 'added' ? md`new, ` : ''}+${addedLines} −${removedLines}`;
    const why = inline(described.get(path) ?? '');
    return md`- ${codeSpan(path)} (${counted})${why === '' ? '' : md`: ${why}`}`;
  });
  return firstLines(lines, md`files`, limits);
}

const MAX_COMMAND_BYTES = 3_000;

/** What was run to prove it, in a table that fits a phone. */
function proofSection(record: RunRecord): Markdown {
  const { story, outcome } = record;
  const { tests } = story;
  const rows = [
    ...proofRowsOf(story, claimOf(story, { outcome })).map(
      (row) => md`| ${nameWithJob(inline(row.name), row.of)} | ${resultText(row)} |`,
    ),
    ...checkRowsOf(story).map(checkRow),
  ];
  // The commands that ran only the failing tests, each once; the verdict never rests on them alone.
  const commandsForFew = [...new Set(tests.flatMap(({ focus }) => focus ?? []))].join('\n');
  return paragraphs([
    md`### Proof`,
    rows.length === 0
      ? md`The tests were not run.`
      : joinAll([md`| Tests | Result |`, md`|---|---|`, ...rows], md`\n`),
    leftOutSection(record),
    oracleSection(record),
    commandsForFew === ''
      ? ''
      : folded(
          md`Commands that ran only the failing tests`,
          fence(commandsForFew, { maxBytes: MAX_COMMAND_BYTES }),
        ),
  ]);
}

const TONE_MARKS: Readonly<Record<Tone, Markdown>> = {
  good: md`🟢`,
  warn: md`🟡`,
  bad: md`🔴`,
  plain: md`⚪`,
};

function checkRow(row: CheckRow): Markdown {
  const more = row.more > 0 ? md`; and ${row.more} more` : '';
  const name = md`${inline(row.head)} ${checksText(row)}${more}`;
  return md`| ${name} | ${TONE_MARKS[row.tone]} ${inline(row.result)}${whyText(row)} |`;
}

const whyText = ({ why }: CheckRow): Markdown => (why === '' ? '' : md`: ${inline(why, 200)}`);

const checksText = ({ checks }: CheckRow): Markdown => joinAll(checks.map(checkText), md`; `);

const checkText = ({ job, step }: NamedCheck): Markdown =>
  md`${codeSpan(shortLine(job, 80))}, step ${codeSpan(shortLine(step, 80))}`;

/** A name, and the job that it is about where there are several. */
export const nameWithJob = (name: Markdown, of: NamedCheck | null): Markdown =>
  of === null ? name : md`${name}: ${checkText(of)}`;

/** A line for each check that guards nothing, with the reason; empty where all guard. */
export function leftOutSection({ story }: RunRecord): Markdown {
  const { rows, more } = leftOutRowsOf(story);
  const lines = rows.map((row) => md`- ${checksText(row)} ${inline(row.result)}${whyText(row)}`);
  return joinAll([...lines, ...(more === '' ? [] : [md`- ${inline(more)}`])], md`\n`);
}

function resultText({ run, verdict }: ProofRow): Markdown {
  const { isGreen, focus, report } = run;
  const failed =
    report === null || isGreen
      ? ''
      : `, ${atLeast(report)}${formatCountOf(failingCount(report).count, 'failure')}`;
  const passed = isGreen && report?.passed ? `, ${formatCount(report.passed)} pass` : '';
  const alone = focus === null ? '' : md`, the failing tests alone`;
  return md`${TONE_MARKS[isGreen ? 'good' : 'bad']} ${verdictText(run, verdict)}${inline(`${failed}${passed}`)}${alone}`;
}

/** What the tests said: `red (exit 1, 2.3 s)`. */
export function verdictText(
  { verdict, exitCode, durationMs }: TestRun,
  shown: string = verdictWords(verdict),
): Markdown {
  const exit = exitCode === null ? '' : md`exit ${exitCode}, `;
  return md`${inline(shown, 40)} (${exit}${inline(formatSeconds(durationMs ?? 0))})`;
}

/** The test command, where it was found, and the sandbox of the tests; of the command at most `maxLines`. */
export function oracleSection({ task, story }: RunRecord, maxLines?: number): Markdown {
  const testCommand = commandsOf(task).first;
  if (testCommand === null) return md`There was no test command.`;
  const sandbox = inline(textAt(story.start, 'sandbox', 'text'));
  const { run, workingDirectory, source, builds = [] } = testCommand;
  const where = workingDirectory === '.' ? '' : md`, in ${codeSpan(workingDirectory)}`;
  const steps = joinAll(
    builds.map(({ step }) => codeSpan(shortLine(step, 80))),
    md`, `,
  );
  const built = steps === '' ? '' : md`, after ${steps} of the same job wherever the sources differ`;
  const shown = fence(run, { maxBytes: MAX_COMMAND_BYTES, maxLines });
  const place = sandbox === '' ? '' : md`\n\nThe tests ran in: ${sandbox}.`;
  return md`The test command, from ${inline(source)}${where}${built}:\n\n${shown}${place}`;
}

/** What to show of a run's output: the telling lines of a failing run, the head and tail of a passing one. */
export const outputText = ({ isGreen, output }: TestRun): string =>
  isGreen ? readOutput(output).ends(2_000) : readOutput(output).digest(6_000);

/** What the tests printed (`outputText`), folded, in at most `maxLines`; empty where they printed nothing. */
export const outputSection = (title: Markdown, text: string, maxLines = 200): Markdown =>
  text.trim() === '' ? '' : folded(title, fence(text, { maxBytes: 7_000, maxLines }));

function rawOutputSection(record: RunRecord): Markdown {
  const { story } = record;
  const { baseline, last } = story;
  const failing = failingRun(record);
  const before =
    failing === baseline ? md`What the tests printed before` : md`What the new test printed without the fix`;
  const output = (title: Markdown, run: TestRun | null): Markdown =>
    run === null ? '' : outputSection(nameWithJob(title, jobOfRun(story, run)), outputText(run));
  return paragraphs([
    failing?.isGreen === true ? '' : output(before, failing),
    output(md`What the tests printed after`, last),
  ]);
}

/** Changes that were tried and rejected; empty when there are none. */
function rejectedSection({ story: { rejected } }: RunRecord): Markdown {
  if (rejected.length === 0) return '';
  const lines = rejected.map(({ turn, what, why }) => {
    const when = turn === null ? '' : md`Turn ${turn}: `;
    return md`- ${when}${codeSpan(what)}: ${inline(why, 200)}`;
  });
  return folded(
    md`What was tried and rejected (${rejected.length})`,
    firstLines(lines, md`tries`, { maxBytes: 4_000 }),
  );
}

/** The writes that were refused, each with the line that opens its path, whole; empty where none was. */
export function refusedSection({ story: { refusedWrites } }: RunRecord): Markdown {
  if (refusedWrites.length === 0) return '';
  const reasons = refusedWrites.map(({ reason }) => md`- ${inline(reason, 600)}`);
  const opening = [...new Set(refusedWrites.flatMap(({ opens }) => (opens === '' ? [] : [opens])))].join(
    '\n',
  );
  const limits = { maxBytes: 12_000, maxLines: 10 };
  return paragraphs([
    md`Refused writes:`,
    firstLines(reasons, md`refused writes`, limits),
    opening === '' ? '' : md`What opens them, if they may be changed:\n\n${fence(opening, limits)}`,
  ]);
}

/** Empty without notes. */
export function notesSection({ notes }: RunRecord, limits: TextLimits = { maxBytes: 4_000 }): Markdown {
  if (notes.length === 0) return '';
  const lines = notes.map((note) => md`- ${inline(note, 400)}`);
  return md`### Notes\n\n${firstLines(lines, md`notes`, limits)}`;
}

/**
 * A one-line command to try the change on a laptop; empty where the test command has several lines. A command from a bundle is
 * never offered for pasting.
 */
function reproduceSection({ branch, mode, task }: RunRecord): Markdown {
  const testCommand = commandsOf(task).first;
  if (testCommand === null || branch === null || branch.startsWith('-') || mode === 'publish') return '';
  const { builds = [], workingDirectory } = testCommand;
  const runs = [...builds, testCommand].map(({ run }) => run.trim());
  const isPlain = runs.every((text) => /^[\x20-\x7e]{1,200}$/.test(text) && !text.includes('`'));
  // Where a build runs in another folder or shell, pasting the command alone would not work.
  const isWhole = builds.every(
    (build) => build.workingDirectory === workingDirectory && build.shell === testCommand.shell,
  );
  if (!isPlain || !isWhole) return '';
  const cd = workingDirectory === '.' ? '' : ` && cd ${shellWord(workingDirectory)}`;
  // git would take a name that starts with a dash for an option.
  const checkout = ['git fetch origin', shellWord(branch), '&& git checkout FETCH_HEAD'].join(' ');
  return md`### Try it\n\n${fence(`${checkout}${cd} && ${runs.join(' && ')}`, { maxBytes: 1_000 })}`;
}

const MODE_TEXT: Readonly<Record<RunRecord['mode'], Markdown>> = {
  fix: md`${pathSpan('fix')}: one job solved and published, so tests, model key and write token shared a runner`,
  solve: md`${pathSpan('solve')}: nothing was written here; a job with \`mode: publish\` takes the bundle from here`,
  publish: md`${pathSpan('solve')} and ${pathSpan('publish')}: tests and model ran in a job without the write token, which saw neither`,
};

/** What set the run off; empty where the record lacks it. */
export function startedByText({ story }: RunRecord, links: Links): Markdown {
  const pieces = triggerPieces(valueAt(story.start, 'task', 'trigger'));
  if (pieces.length === 0) return '';
  return md`Started by ${joinAll(
    pieces.map((piece) => pieceText(piece, links)),
    '',
  )}.`;
}

/** Where a run came from, what it cost and where its record lies: a narrow table. */
export function runSection(record: RunRecord, links: Links): Markdown {
  const { baseBranch, model, runId, task, trace, tries, version } = record;
  const isBuiltin = isByBuiltin(record);
  const instructions = (task.instructions ?? []).slice(0, 5).map(({ source }) => codeSpan(source));
  const { merge } = task;
  const head = merge?.head ?? task.baseCommit;
  const base = link(inline(head.slice(0, 12)), links.commit(head));
  const job = link(md`this job`, links.run);
  const rows: readonly Markdown[] = [
    md`| Base | ${codeSpan(baseBranch)} at ${base}${merge === undefined ? '' : md`, merged with ${codeSpan(merge.into)}`} |`,
    isBuiltin ? '' : md`| Model | ${codeSpan(model.name)} (${inline(model.api)}) |`,
    tries === null ? '' : md`| Attempts | ${attemptsText(tries)} |`,
    instructions.length === 0 ? '' : md`| Instructions | ${joinAll(instructions, md`, `)} |`,
    md`| Budget | ${inline(budgetText(record))} |`,
    isBuiltin ? '' : md`| Tokens | ${inline(tokensText(record))} |`,
    record.cost === null ? '' : md`| Cost | ${inline(record.cost)} USD |`,
    md`| Trace | ${traceText(trace, links)} |`,
    md`| Run | ${codeSpan(runId)} of agent-fix ${inline(version)}, in ${job} |`,
    md`| Mode | ${MODE_TEXT[record.mode]} |`,
  ];
  const table = [md`| | |`, md`|---|---|`, ...rows.filter((row) => row !== '')];
  // Outside of the table, which has to fit a phone.
  const checksum =
    trace.sha256 === null ? '' : md`sha256 of the trace:\n\n${fence(trace.sha256, { maxBytes: 100 })}`;
  return paragraphs([joinAll(table, md`\n`), checksum]);
}

function pieceText(piece: TriggerPiece, links: Links): Markdown {
  if (typeof piece === 'string') return words(piece);
  if ('name' in piece) return codeSpan(piece.name);
  if ('runId' in piece) return link(md`run`, links.workflowRun(piece.runId));
  return link(md`#${piece.issue}`, links.issue(piece.issue));
}

function attemptsText({ of, chosen, runs }: AttemptsMade): Markdown {
  const lines = runs.map(({ model, outcome, usage }, at) => {
    const tokens = formatCountOf(Usage.total(usage), 'token');
    return md`${at + 1}: ${codeSpan(model)} ${inline(`${outcome.replaceAll('_', ' ')}, ${tokens}`)}`;
  });
  return md`${inline(attemptWords(chosen + 1, of))} (${joinAll(lines, md`; `)})`;
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

function traceText({ artifactId, pageId = null }: RunRecord['trace'], links: Links): Markdown {
  if (artifactId === null) return md`not uploaded`;
  const page = pageId === null ? '' : md`, ${link(md`page`, links.artifact(pageId))}`;
  return md`${link(md`artifact`, links.artifact(artifactId))}${page}`;
}

/** Refers to the issue. "Fixes", which closes it on merge, only stands for a proven change. */
function closingWord(record: RunRecord): Markdown {
  const { trigger } = record.task;
  const isIssue = trigger.kind === 'issue' || (trigger.kind === 'comment' && trigger.on === 'issue');
  if (!isIssue) return '';
  return CONSEQUENCES[record.outcome].isProven
    ? md`Fixes #${trigger.number}`
    : md`For #${trigger.number}, ${inline(trigger.title, 100)}`;
}

export function publicationText(publication: Publication, record: RunRecord, links: Links): Markdown {
  switch (publication.kind) {
    case 'failed': {
      const left = unpublishedText(publication, record, links);
      const kept = left === null ? '' : md` ${link(inline(left.text), left.url)}.`;
      return md`**Not published.** ${inline(publication.problem, 800)}${kept}`;
    }
    case 'suggested': {
      const { number, reviewUrl, isRepeated } = publication;
      const from = isRepeated ? md`, from an earlier run of this commit,` : '';
      return md`${link(md`A review of pull request ${number}`, reviewUrl)}${from} suggests the change.`;
    }
    case 'published': {
      const { number, url, operation } = publication;
      return md`${link(md`Pull request ${number}`, url)} was ${inline(operation)}.`;
    }
    default:
      return assertNever(publication);
  }
}

/** What is left of a change that could not be published, and a link to it; null where nothing is. */
export function unpublishedText(
  { pushed }: FailedPublication,
  { mode, trace: { artifactId } }: RunRecord,
  links: Links,
): { readonly text: string; readonly url: string } | null {
  if (pushed !== null) return { text: 'Open it by hand', url: links.newPull(pushed.branch) };
  if (artifactId !== null) return { text: 'The patch is in the record', url: links.artifact(artifactId) };
  return mode === 'fix' ? null : { text: 'The patch is in the bundle of this run', url: links.run };
}

// The comment on the issue or pull request.

const IS_RUNNING = md`**agent-fix is running.**`;

export const runningText = (commit: string, links: Links): Markdown =>
  md`${IS_RUNNING} ${link(md`This job`, links.run)} runs the tests at ${pathSpan(commit.slice(0, 12))}.`;

/** The text for a stage that a reader waits for; null for all other events. */
export function stageText({ kind, payload }: StoryEvent, links: Links): Markdown | null {
  if (kind !== 'tests') return null;
  const phase = textAt(payload, 'phase');
  if (phase !== 'baseline' && phase !== 'confirm') return null;
  const isGreen = textAt(payload, 'verdict') === 'green';
  const before = isGreen
    ? md`The tests are green before any change; a change is being made.`
    : md`The tests are red; a fix is being looked for.`;
  const stage = phase === 'baseline' ? before : md`A change makes the tests green; it is being proven.`;
  return md`${IS_RUNNING} ${stage} ${link(md`This job`, links.run)} has the log.`;
}

export function endComment(record: RunRecord, links: Links, publication: Publication | null): Markdown {
  const { outcome, story, doubt } = record;
  const { succeeds } = CONSEQUENCES[outcome];
  const { title, first } = claimOf(story, { outcome, doubt });
  const isOpen = succeeds && publication !== null && publication.kind !== 'failed';
  // The sentence may start with the title, which is printed before it.
  const rest = first.startsWith(title) ? first.slice(title.length).replace(/^[:.] /, '') : first;
  const opening = sentenceWithNames(capitalized(rest));
  return paragraphs([
    md`**agent-fix: ${inline(title.toLowerCase())}.** ${opening}`,
    succeeds ? '' : sinceGreenSection(record, links),
    publication === null ? '' : publicationText(publication, record, links),
    isOpen ? '' : summarySection(record),
    succeeds ? sinceGreenSection(record, links) : '',
    refusedSection(record),
    succeeds ? '' : rejectedSection(record),
    link(md`The job and its record`, links.run),
  ]);
}

export function endedText(
  outcome: 'refused' | 'skipped' | 'infra_error',
  reason: string,
  links: Links,
): Markdown {
  const title = inline(outcomeWords(outcome).title.toLowerCase());
  const why = inline(sentence(shortLine(reason, 500)), 600);
  return md`**agent-fix: ${title}.** ${why}\n\n${link(md`The job`, links.run)}`;
}

/** The comment on a pull request that is closed, because `branch` is green without it. */
export const settledText = (branch: string, commit: string, links: Links): Markdown =>
  md`${inline(branch)} is green at ${inline(commit.slice(0, 12))} without this change, as ${link(md`this run`, links.run)} saw.`;

/** With a capital letter, and one full stop. */
export const sentence = (text: string): string => `${capitalized(text.replace(/\.$/, ''))}.`;
