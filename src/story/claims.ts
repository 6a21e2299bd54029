import { textAt, valueAt } from '../base/json.ts';
import { formatCount, formatCountOf } from '../base/numbers.ts';
import type { TestReport } from '../core/events.ts';
import { failingCount } from '../core/output/test-output.ts';
import { describeJobs } from '../core/verdict/every-job.ts';
import type { Story } from './story.ts';
import { BEST_KEPT, capitalized, type OutcomeWords, outcomeWords } from './words.ts';

// Decides what a report may claim, from what the record shows. Pull request, comment, job summary and page all ask here.

interface Claim extends ClaimWords {
  /** The sentence by which a person decides, in our own words; paths of new tests between back-ticks, names of jobs between stars. */
  readonly first: string;
}

interface TrustedOutcome {
  /** The outcome to report; a later job may believe less than the record says. */
  readonly outcome: string | null;
  /** Why a proof that was claimed is not believed; null or absent: nothing is doubted. */
  readonly doubt?: string | null;
}

export function claimOf(story: Story, { outcome, doubt = null }: TrustedOutcome): Claim {
  const words = { ...outcomeWords(outcome, story.hasEnded), isNewTest: false };
  const isGreen = story.last?.isGreen === true;
  const wasGreen = story.baseline?.isGreen === true;
  switch (outcome) {
    case 'fixed':
      if (!isGreen) return unproven(words, story);
      return wasGreen ? fixedOverGreen(words, story) : fixedRed(words, story);
    case 'unverified':
      if (doubt !== null) return { ...words, ...UNVERIFIED.doubted };
      if (story.baseline === null) return { ...words, ...UNVERIFIED.neverRun };
      return wasGreen && isGreen ? { ...words, ...UNVERIFIED.greenBefore } : unproven(words, story);
    case 'not_fixed':
      return unproven(isGreen ? { ...words, meaning: GREEN_IN_VAIN } : words, story);
    default:
      return unproven(words, story);
  }
}

interface ClaimWords extends OutcomeWords {
  /** Whether the proof is a test that the run added, which fails without the rest of the change. */
  readonly isNewTest: boolean;
}

/** The claim where tests that failed pass now. They may be known by name, by number, or only by the exit code. */
function fixedRed(words: ClaimWords, story: Story): Claim {
  const { baseline, last, jobs } = story;
  const areCompared = last?.report != null && baseline !== null && failingBefore(baseline) > 0;
  const how = areCompared
    ? passingText(story)
    : 'The test command passes now, judged by its exit code alone.';
  const { text, failed, skipped } = describeJobs(jobs);
  const result = [failed > 1 ? `${capitalized(text)}.` : how, ...skipped.map((each) => `${each}.`)];
  const weaker = areCompared ? '' : `${story.isReportLost ? REPORT_LOST : EXIT_CODE_ALONE} `;
  return {
    ...words,
    meaning: isRedAgain(story) ? words.meaning : NOT_RED_AGAIN,
    proves: `${weaker}${words.proves}`,
    first: `${result.join(' ')} ${orderOf(story)}`,
  };
}

/** The claim where the tests were green before too: people said that something is wrong, or a test that the run added shows it. */
function fixedOverGreen(words: ClaimWords, story: Story): Claim {
  const by = textAt(valueAt(story.start, 'task'), 'judged_by');
  if (by === 'review' || by === 'comment')
    return {
      ...words,
      title: `Changed as the ${by} asks`,
      meaning: `A ${by} asked for this change; the tests are green before and after it.`,
      proves: `It proves that what the tests cover still works. Only the author of the ${by} can say whether it is what was meant.`,
      first: `Changed as the ${by} asks. ${stillOf(story, '')}`,
    };
  return {
    ...words,
    isNewTest: true,
    meaning:
      'A test that this run added fails without the change and passes with it; the tests that were there pass before and after it.',
    proves:
      'It proves what the new test asks for: read that test first. The verdict comes from test results alone.',
    first: `${newTestsOf(story)} ${stillOf(story, 'other ')}`,
  };
}

const UNVERIFIED = {
  greenBefore: {
    proves: 'The tests pass with it, and passed without it. Judge the diff on its own.',
    first: 'Unverified: the tests pass with this change, and passed without it, so nothing proves it.',
  },
  neverRun: {
    proves: 'The tests were not run. Judge the diff on its own.',
    first: 'Unverified: the tests were not run, so nothing proves this change.',
  },
  doubted: {
    proves:
      'An earlier job reported it as proven, but its record does not show that. Judge the diff on its own.',
    first: 'Unverified: an earlier job reported this change as proven, but its record does not show that.',
  },
} as const;

const GREEN_IN_VAIN = 'The tests pass with the last change, but that proves no fix.';

/** The claim where nothing proves the change: what happened, and how many tests still fail. */
function unproven(words: ClaimWords, story: Story): Claim {
  const { jobs, patch } = story;
  const { title, meaning, proves } = words;
  const isKept = (patch?.files.length ?? 0) > 0;
  const isPartial =
    jobs.filter(({ skipped }) => skipped !== true).length > 1 &&
    jobs.some(({ result }) => result === 'unproven' || result === 'fixed');
  // The count of failing tests is told only with BEST_KEPT: where results differ on the same files, it says nothing.
  const left =
    (proves === BEST_KEPT && stillFailingText(story)) || meaning.charAt(0).toLowerCase() + meaning.slice(1);
  return {
    ...words,
    proves: proves === BEST_KEPT && !isKept ? 'No patch was left.' : proves,
    first: `${title}: ${isPartial ? `${describeJobs(jobs).text}.` : left}`,
  };
}

const failingBefore = ({ report }: NonNullable<Story['baseline']>): number =>
  report === null ? 0 : failingCount(report).count;

/** `At least ` where a report may not list all tests that failed, and does not count them. */
export const atLeast = (report: TestReport | null | undefined): string =>
  report == null || failingCount(report).isWhole ? '' : 'at least ';

const EXIT_CODE_ALONE = 'The command is judged by its exit code alone: single tests were not compared.';
const REPORT_LOST =
  'A draft: single tests were reported before the change and none with it, so they may not have run. ' +
  'The command is judged by its exit code alone.';

const isRedAgain = ({ counterfactuals }: Story): boolean => counterfactuals.at(-1)?.verdict === 'red';

const NOT_RED_AGAIN = 'The tests were red, and are green with this change.';

const orderOf = (story: Story): string =>
  `Failing before, passing with this change${isRedAgain(story) ? ', failing again without it' : ''}.`;

/** `2 failing tests pass now, 9 others still pass.` */
function passingText({ baseline, last }: Story): string {
  const failing = baseline === null ? 0 : failingBefore(baseline);
  const passed = last?.report?.passed ?? null;
  const least = atLeast(baseline?.report);
  const others = passed === null || least !== '' ? 0 : passed - failing;
  // "Still" only for tests that ran before the change: a base that stopped early did not reach the others.
  const still = others <= (baseline?.report?.passed ?? 0) ? ' still' : '';
  const rest =
    others > 0 ? `, ${formatCountOf(others, 'other')}${still} ${others === 1 ? 'passes' : 'pass'}` : '';
  const count = `${least}${formatCountOf(failing, 'failing test')}`;
  return `${capitalized(count)} ${failing === 1 ? 'passes' : 'pass'} now${rest}.`;
}

function newTestsOf({ newTests, counterfactuals }: Story): string {
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
function stillOf({ baseline, last }: Story, which: '' | 'other '): string {
  const [before, after] = [baseline?.report?.passed ?? 0, last?.report?.passed ?? 0];
  if (before === 0 || after < before) return `The ${which}tests pass before and after it.`;
  return `${formatCountOf(before, `${which}test`)} ${before === 1 ? 'passes' : 'pass'} before and after it.`;
}

/** How many tests failed before, and still fail with a change that is no fix; '' where that is unknown. */
function stillFailingText({ baseline, last }: Story): string {
  const before = baseline === null ? 0 : failingBefore(baseline);
  if (last === null || before === 0) return '';
  const after = last.report === null ? null : failingCount(last.report).count;
  if (last.verdict !== 'red' || after === null) return '';
  const [count, left] = [
    `${atLeast(baseline?.report)}${formatCountOf(before, 'test')}`,
    `${atLeast(last.report)}${formatCount(after)}`,
  ];
  return `${count} failed before, ${left} with the best change that was found.`;
}
