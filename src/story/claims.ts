import { textAt, valueAt } from '../base/json.ts';
import { formatCount, formatCountOf } from '../base/numbers.ts';
import { stripAnsi } from '../base/text.ts';
import type { JobResult } from '../core/events.ts';
import { jobsText } from '../core/verdict/every-job.ts';
import { testName } from '../core/verdict/own-lines.ts';
import { failingIn } from '../core/verdict/same-failure.ts';
import type { FailedTest, TestRun } from './moment.ts';
import type { NamedCheck, Story } from './story.ts';
import { BEST_KEPT, type OutcomeWords, outcomeWords, type Tone, verdictWords } from './words.ts';

// Decides what a report may claim, from what the record shows. Pull request, comment, job summary and page all ask here.

/** What an outcome rests on. */
export type ProofKind =
  /** Failing tests, by name or number, pass. */
  | 'tests'
  /** The command failed and passes; single tests are not known. */
  | 'exit_code'
  /** A test that the run added fails without the rest of the change. */
  | 'new_test'
  /** People say that something is wrong, and the tests stay green. */
  | 'review'
  | 'comment'
  /** The tests pass with the change, and passed without it. */
  | 'green_before'
  | 'never_run'
  /** Another job reported a proof that is not believed. */
  | 'doubted'
  /** Nothing is claimed of the change. */
  | 'none';

interface Claim extends OutcomeWords {
  readonly kind: ProofKind;
  /** The sentence by which a person decides, in our own words; paths of new tests between back-ticks, names of jobs between stars. */
  readonly first: string;
}

type ProofFacts = Pick<
  Story,
  | 'start'
  | 'jobs'
  | 'baseline'
  | 'last'
  | 'counterfactuals'
  | 'isReportLost'
  | 'newTests'
  | 'hasEnded'
  | 'patch'
>;

interface TrustedOutcome {
  /** The outcome to report; a later job may believe less than the record says. */
  readonly outcome: string | null;
  /** Why a proof that was claimed is not believed; null or absent: nothing is doubted. */
  readonly doubt?: string | null;
}

export function claimOf(story: ProofFacts, believed: TrustedOutcome): Claim {
  const kind = proofKindOf(story, believed);
  const words = outcomeWords(believed.outcome, story.hasEnded);
  const isVain = believed.outcome === 'not_fixed' && story.last?.isGreen === true;
  const told = isVain ? { ...words, meaning: GREEN_IN_VAIN } : words;
  const claim = { kind, ...told, ...CLAIMS[kind](story, told) };
  const isOfJobs = story.jobs.length > 1 && (kind === 'none' || isProvenByTests(kind));
  return isOfJobs ? { ...claim, first: firstOfJobs(story, claim) } : claim;
}

const isProvenByTests = (kind: ProofKind): boolean => kind === 'tests' || kind === 'exit_code';

/** What is said first where several jobs failed, or a check that passed before fails now. */
function firstOfJobs(
  story: ProofFacts,
  { kind, title, first }: Pick<Claim, 'kind' | 'title' | 'first'>,
): string {
  const text = jobsText(story.jobs);
  if (isProvenByTests(kind)) return `${text[0]?.toUpperCase()}${text.slice(1)}. ${orderOf(story)}`;
  const isPartial = story.jobs.some(({ result }) => result === 'unproven' || result === 'fixed');
  return isPartial ? `${title}: ${text}.` : first;
}

function proofKindOf(
  { start, baseline, last }: ProofFacts,
  { outcome, doubt = null }: TrustedOutcome,
): ProofKind {
  const wasGreen = baseline?.isGreen === true;
  if (outcome === 'unverified') {
    if (doubt !== null) return 'doubted';
    if (baseline === null) return 'never_run';
    return wasGreen && last?.isGreen === true ? 'green_before' : 'none';
  }
  if (outcome !== 'fixed' || last?.isGreen !== true) return 'none';
  const areCompared = last.report !== null && baseline !== null && failingBefore(baseline) > 0;
  if (!wasGreen) return areCompared ? 'tests' : 'exit_code';
  const by = textAt(valueAt(start, 'task'), 'judged_by');
  return by === 'review' || by === 'comment' ? by : 'new_test';
}

const failingBefore = ({ report }: NonNullable<Story['baseline']>): number =>
  report === null ? 0 : failingIn(report);

const GREEN_IN_VAIN = 'The tests pass with the last change, but that proves no fix.';

type ClaimWords = Partial<OutcomeWords> & Pick<Claim, 'first'>;

const CLAIMS: Readonly<Record<ProofKind, (story: ProofFacts, words: OutcomeWords) => ClaimWords>> = {
  tests: (story, { meaning }) => ({
    meaning: isRedAgain(story) ? meaning : NOT_RED_AGAIN,
    first: `${passingText(story)} ${orderOf(story)}`,
  }),
  exit_code: (story, { meaning, proves }) => ({
    meaning: isRedAgain(story) ? meaning : NOT_RED_AGAIN,
    proves: `${story.isReportLost ? REPORT_LOST : EXIT_CODE_ALONE} ${proves}`,
    first: `The test command passes now, judged by its exit code alone. ${orderOf(story)}`,
  }),
  new_test: (story) => ({
    meaning:
      'A test that this run added fails without the change and passes with it; the tests that were there pass before and after it.',
    proves:
      'It proves what the new test asks for: read that test first. The verdict comes from test results alone.',
    first: `${newTestsOf(story)} ${stillOf(story, 'other ')}`,
  }),
  review: (story) => askedBy('review', story),
  comment: (story) => askedBy('comment', story),
  green_before: () => ({
    proves: 'The tests pass with it, and passed without it. Judge the diff on its own.',
    first: 'Unverified: the tests pass with this change, and passed without it, so nothing proves it.',
  }),
  never_run: () => ({
    proves: 'The tests were not run. Judge the diff on its own.',
    first: 'Unverified: the tests were not run, so nothing proves this change.',
  }),
  doubted: () => ({
    proves:
      'An earlier job reported it as proven, but its record does not show that. Judge the diff on its own.',
    first: 'Unverified: an earlier job reported this change as proven, but its record does not show that.',
  }),
  none: (story, { title, meaning, proves }) => {
    const isKept = (story.patch?.files.length ?? 0) > 0;
    // Of tests that give different results on the same files, a count says nothing.
    const left =
      (proves === BEST_KEPT && stillFailingText(story)) || meaning.charAt(0).toLowerCase() + meaning.slice(1);
    return {
      proves: proves === BEST_KEPT && !isKept ? 'No patch was left.' : proves,
      first: `${title}: ${left}`,
    };
  },
};

const askedBy = (by: 'review' | 'comment', story: ProofFacts): ClaimWords => ({
  title: `Changed as the ${by} asks`,
  meaning: `A ${by} asked for this change; the tests are green before and after it.`,
  proves: `It proves that what the tests cover still works. Only the author of the ${by} can say whether it is what was meant.`,
  first: `Changed as the ${by} asks. ${stillOf(story, '')}`,
});

/** A run of the tests that the outcome rests on. */
export interface ProofRow {
  readonly name: string;
  readonly run: TestRun;
  /** The verdict for people. Normally red and green; where a new test is the proof, `passes` and `fails`. */
  readonly verdict: string;
  /** Whose run this is, as `jobOfRun` tells. */
  readonly of: NamedCheck | null;
}

/** Whose run of the tests this is; null where only one job judged. */
export const jobOfRun = ({ jobs }: Pick<Story, 'jobs'>, run: TestRun): NamedCheck | null =>
  jobs.length > 1 && run.job !== '' ? run : null;

/** What was run to prove it, in the order in which a reader follows it. */
export function proofRowsOf(story: Story, { kind }: Pick<Claim, 'kind'>): readonly ProofRow[] {
  const { baseline, after, confirms, counterfactuals, stopReason } = story;
  const isNewTest = kind === 'new_test';
  const told = (verdict: string): string => {
    // Tests that stop because the run is cancelled are recorded as timed out.
    if (verdict === 'timeout' && stopReason === 'cancelled') return 'stopped with the run';
    if (!isNewTest || (verdict !== 'green' && verdict !== 'red')) return verdictWords(verdict);
    return verdict === 'green' ? 'passes' : 'fails';
  };
  const row = (name: string) => (run: TestRun) => ({
    name,
    run,
    verdict: told(run.verdict),
    of: jobOfRun(story, run),
  });
  const before = baseline === null ? [] : [baseline];
  const changed = after === null || after === baseline ? [] : [after];
  const where = after?.phase === 'confirm' ? ', in a fresh copy' : '';
  const again = confirms.map(row('Again, in a fresh copy'));
  return isNewTest
    ? [
        ...before.map(row('Whole suite before')),
        ...counterfactuals.slice(-1).map(row('New test without the fix')),
        ...changed.map(row(`With the fix${where}`)),
        ...again,
      ]
    : [
        ...before.map(row('Base commit')),
        ...changed.map(row(`With the change${where}`)),
        ...again,
        ...counterfactuals.map(row('Without the change')),
      ];
}

/** What became of one failed job, or of checks that ended the same way. It reads as `head checks result: why`. */
export interface CheckRow {
  readonly head: 'Job' | 'Passed in CI:' | '';
  /** At most five of them; `more`: how many others. */
  readonly checks: readonly NamedCheck[];
  readonly more: number;
  readonly tone: Tone;
  readonly result: string;
  /** Raw; '' where the result says it all. */
  readonly why: string;
}

const MAX_CHECKS_SHOWN = 5;

const JOB_RESULTS: Readonly<Record<JobResult['result'], Pick<CheckRow, 'tone' | 'result'>>> = {
  fixed: { tone: 'good', result: 'red before, green with the change, red again without it' },
  unproven: { tone: 'warn', result: 'green with the change; not proven' },
  red: { tone: 'bad', result: 'still fails' },
  broken: { tone: 'bad', result: 'passed before the change, fails with it' },
  not_reproduced: { tone: 'plain', result: 'green here without the change' },
  not_judged: { tone: 'plain', result: 'not judged' },
};

/**
 * A row for each failed job, unless the proof's rows are about the only one; and one each for the checks that passed in CI: those that
 * still pass, and those that were not run.
 */
export function checkRowsOf({ jobs, guards: { passed, notRun } }: Story): readonly CheckRow[] {
  const passedInCi = (
    checks: readonly NamedCheck[],
    ended: Pick<CheckRow, 'tone' | 'result'>,
  ): readonly CheckRow[] => {
    const shown = checks.slice(0, MAX_CHECKS_SHOWN);
    const row = {
      head: 'Passed in CI:',
      checks: shown,
      more: checks.length - shown.length,
      why: '',
    } as const;
    return checks.length === 0 ? [] : [{ ...row, ...ended }];
  };
  const failed = jobs.length < 2 ? [] : jobs;
  return [
    ...failed.map((job) => {
      const row = { head: 'Job', checks: [job], more: 0, why: job.why ?? '' } as const;
      return { ...row, ...JOB_RESULTS[job.result] };
    }),
    ...passedInCi(passed, { tone: 'good', result: passed.length === 1 ? 'still passes' : 'still pass' }),
    ...passedInCi(notRun, { tone: 'plain', result: 'not run with the change' }),
  ];
}

/** A row for each of the first checks that guard nothing, with the reason, and how many others there are. */
export function leftOutRowsOf({ guards: { leftOut } }: Story): {
  readonly rows: readonly CheckRow[];
  readonly more: string;
} {
  const others = leftOut.length - MAX_CHECKS_SHOWN;
  return {
    rows: leftOut.slice(0, MAX_CHECKS_SHOWN).map((check) => ({
      head: '',
      checks: [check],
      more: 0,
      tone: 'plain',
      result: 'guards nothing',
      why: check.why,
    })),
    more: others > 0 ? `… ${others} more guard nothing` : '',
  };
}

const EXIT_CODE_ALONE = 'The command is judged by its exit code alone: single tests were not compared.';
const REPORT_LOST =
  'A draft: single tests were reported before the change and none with it, so they may not have run. ' +
  'The command is judged by its exit code alone.';

const isRedAgain = ({ counterfactuals }: ProofFacts): boolean => counterfactuals.at(-1)?.verdict === 'red';

const NOT_RED_AGAIN = 'The tests were red, and are green with this change.';

const orderOf = (story: ProofFacts): string =>
  `Failing before, passing with this change${isRedAgain(story) ? ', failing again without it' : ''}.`;

/** `2 failing tests pass now, 9 others still pass.` */
function passingText({ baseline, last }: ProofFacts): string {
  const failing = baseline === null ? 0 : failingBefore(baseline);
  const passed = last?.report?.passed ?? null;
  const others = passed === null ? 0 : passed - failing;
  // "Still" only for tests that ran before the change: a base that stopped early did not reach the others.
  const still = others <= (baseline?.report?.passed ?? 0) ? ' still' : '';
  const rest =
    others > 0 ? `, ${formatCountOf(others, 'other')}${still} ${others === 1 ? 'passes' : 'pass'}` : '';
  return `${formatCountOf(failing, 'failing test')} ${failing === 1 ? 'passes' : 'pass'} now${rest}.`;
}

function newTestsOf({ newTests, counterfactuals }: ProofFacts): string {
  const failures = counterfactuals.at(-1)?.report?.failures ?? [];
  const failing = newTests.filter((path) => failures.some(({ file }) => file === path));
  const shown = (failing.length > 0 ? failing : newTests).map((path) => path.replaceAll('`', "'"));
  const [first] = shown;
  if (first === undefined) return 'Proven by a new test: it fails without the fix and passes with it.';
  return shown.length === 1
    ? `Proven by a new test: \`${first}\` fails without the fix and passes with it.`
    : `Proven by new tests: ${shown.map((path) => `\`${path}\``).join(', ')} fail without the fix and pass with it.`;
}

/** The sentence about tests that were green before as well: `9 other tests pass before and after it.` */
function stillOf({ baseline, last }: ProofFacts, which: '' | 'other '): string {
  const [before, after] = [baseline?.report?.passed ?? 0, last?.report?.passed ?? 0];
  if (before === 0 || after < before) return `The ${which}tests pass before and after it.`;
  return `${formatCountOf(before, `${which}test`)} ${before === 1 ? 'passes' : 'pass'} before and after it.`;
}

/** How many tests failed before, and still fail with a change that is no fix; '' where that is unknown. */
function stillFailingText({ baseline, last }: ProofFacts): string {
  const before = baseline === null ? 0 : failingBefore(baseline);
  if (last === null || before === 0) return '';
  const after = last.report === null ? null : failingIn(last.report);
  if (last.verdict !== 'red' || after === null) return '';
  return `${formatCountOf(before, 'test')} failed before, ${formatCount(after)} with the best change that was found.`;
}

// The message of a failing test with its values. A report keeps only the message's first line, because two runs are compared by
// it and values differ; the values are read from the output.

const LINES_BELOW = 12;
const MAX_VALUES_SHOWN = 4;

const VALUE =
  /^(?:expected|actual|received|got|want(?:ed)?|left|right|but was|to (?:equal|be))\b[^:=]{0,24}[:=]\s*\S/i;
const DIFFERS = /^[+-]\s*(?!Expected\b|Received\b|actual\b|expected\b)[^\s+-]/;
/** Lines at which a message ends: a stack, the properties of an error, or another test. */
const BEYOND =
  /^(?:at |File "|[✖✗●✔]|not ok |\[ +[A-Z]+ +\]|ok \d|FAILED|FAIL\b|--- |={4}|-{4}|\d+\) |code:|generatedMessage:)/;
/** The mark of pytest where it cut a line at the terminal's edge. */
const CUT_AT_EDGE = /\.{3}$/;

/** `Expected values to be strictly equal: undefined !== 1`. */
export function messageWithValues(
  { id, message }: Pick<FailedTest, 'id' | 'message'>,
  { output, report }: Pick<TestRun, 'output' | 'report'>,
): string {
  const first = message.trim().split('\n', 1)[0]?.trim() ?? '';
  if (first === '') return '';
  const lines = stripAnsi(output)
    .split(/\r?\n/)
    .map((line) => line.replace(/^E {3}/, '').trim());
  const ids = report?.failures.map((failure) => failure.id) ?? [];
  const start = first.replace(CUT_AT_EDGE, '');
  const isSaid = (line: string) => (start === first ? line.includes(first) : line.startsWith(start));
  const at = saidAt(isSaid, { id, ids, lines });
  if (at === -1) return message;
  const whole = start === first ? message.trim() : (lines[at] ?? first);
  const below = lines.slice(at + 1, at + 1 + LINES_BELOW);
  const values = valuesBelow(below, whole.endsWith(':')).filter((value) => !whole.includes(value));
  return [whole, ...values].join(' ');
}

/** The line where this test's message stands: below its name, or the only line with that message; -1 where neither is known. */
function saidAt(
  isSaid: (line: string) => boolean,
  { id, ids, lines }: Readonly<Record<'ids' | 'lines', readonly string[]>> & { readonly id: string },
): number {
  // If a line holds two names, it belongs to the longer one.
  const names = ids
    .map((each) => ({ id: each, name: testName(each) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found: number[] = [];
  let current = '';
  for (const [at, line] of lines.entries()) {
    current = names.find(({ name }) => line.includes(name))?.id ?? current;
    if (!isSaid(line)) continue;
    if (current === id) return at;
    found.push(at);
  }
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

function valuesBelow(lines: readonly string[], isCut: boolean): readonly string[] {
  const end = lines.findIndex((line) => BEYOND.test(line));
  const below = end === -1 ? lines : lines.slice(0, end);
  const told = below.filter((line) => VALUE.test(line));
  if (told.length > 0) return told.slice(0, MAX_VALUES_SHOWN);
  if (!isCut) return [];
  const differing = below.filter((line) => DIFFERS.test(line));
  if (differing.length > 0) return differing.slice(0, MAX_VALUES_SHOWN);
  const [first, second = '', third = ''] = below
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  // `{ a: 1 }`, "should loosely deep-equal", `{ a: 2 }`.
  return [first ?? '', ...(/^should /.test(second) ? [second, third] : [])].filter((text) => text !== '');
}
