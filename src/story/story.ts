import { textAt, valueAt } from '../base/json.ts';
import { JobResult } from '../core/events.ts';
import { NOTES } from '../core/notes.ts';
import { failingCount } from '../core/output/test-output.ts';
import { Usage } from '../core/usage.ts';
import { isOfEarlierCommit } from '../core/verdict/outcome.ts';
import { type Moment, momentOf, type StoryEvent, type TestRun } from './moment.ts';
import { listAt, numberAt, textsAt } from './read-json.ts';
import { phaseWords, shortAction, verdictWords } from './words.ts';

/** What reports, page and terminal show of a run, computed from its events. Texts are raw. */
export type Story = Readonly<ReturnType<typeof storyOf>>;
export type Turn = Readonly<ReturnType<typeof turnOf>>;

/** A check, named by its job and step. */
export interface NamedCheck {
  readonly job: string;
  readonly step: string;
}

interface RejectedCall {
  readonly turn: number | null;
  readonly what: string;
  readonly why: string;
}

/** Computes the story of a run from its events. Takes any kind with any payload; what the record lacks is null or empty. */
export function storyOf(events: readonly StoryEvent[]) {
  const last = (kind: string): unknown => events.findLast((event) => event.kind === kind)?.payload;
  /** undefined when the record lacks it. */
  const start = events.find(({ kind }) => kind === 'run_start')?.payload;
  /** In the order of the record; no event is left out. */
  const turns = turnsOf(events);
  const moments = turns.flatMap((turn) => turn.moments);
  const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
  const jobs = jobResultsOf(last('outcome'));
  const closing = moments.findLast((moment) => moment.kind === 'closing');
  const claim = moments.findLast((moment) => moment.kind === 'action');
  const summary = closing?.summary || textAt(last('run_end'), 'summary');
  const outcome = last('outcome');
  return {
    start,
    goal: textAt(start, 'goal') || textAt(start, 'task', 'goal'),
    turns,
    ...proofOf(tests, jobs),
    /** What became of each failed job, and of guards that the patch breaks. Empty where no step of a job judged. */
    jobs,
    guards: guardsIn(moments, start),
    /** null: none is recorded. `hasEnded` tells a run that was cut off from one whose writer recorded none. */
    outcome: textAt(outcome, 'outcome') || null,
    hasEnded: last('run_end') !== undefined,
    stopReason: textAt(outcome, 'stop_reason'),
    patch: outcome === undefined ? null : patchOf(outcome),
    newTests: newTestsIn(moments, outcome),
    /** The title of the change, given by whoever made it; '' where none was given. */
    title: closing?.title ?? '',
    summary,
    changes: closing?.changes ?? [],
    /** Whether `summary` is what the model itself said at the end. */
    isClaim: claim?.summary === summary,
    counts: countsOf(turns, moments),
    /** Everything the endpoint charged for. */
    usage: Usage.sum(turns.map((turn) => turn.usage)),
    /** Changes that were tried and rejected, in order. */
    rejected: turns.flatMap(rejectedIn),
    refusedWrites: refusedWritesIn(moments),
    culprit: culpritIn(events, start),
    /** Which commits are left where runs did not find the one culprit; ''. */
    culpritNote: noteOf(moments, NOTES.noCulprit),
  };
}

/** The writes that were refused for their path or content, each path once, with the setting that opens it; '' where none does. */
function refusedWritesIn(moments: readonly Moment[]) {
  const refused = moments.flatMap((moment) =>
    moment.kind === 'denied' && moment.reason !== '' && /^(?:protected: |content$)/.test(moment.rule)
      ? [
          {
            path: moment.path,
            reason: moment.reason.replace(/; only the user opens it, .*$/, ''),
            opens: moment.opens,
          },
        ]
      : [],
  );
  return [...new Map(refused.map((each) => [each.path, each])).values()];
}

/** The newest note of the driver with this reason; '' where there is none. */
const noteOf = (moments: readonly Moment[], reason: string): string =>
  moments
    .flatMap((moment) => (moment.kind === 'note' && moment.reason === reason ? [moment.note] : []))
    .at(-1) ?? '';

const isOf =
  (check: NamedCheck) =>
  ({ job, step }: NamedCheck): boolean =>
    job === check.job && step === check.step;

const isPatched = (run: TestRun): boolean =>
  run.phase !== 'baseline' && run.phase !== 'counterfactual' && !isOfEarlierCommit(run);

/** As `JobResult`; entries without a known result are left out. */
function jobResultsOf(outcome: unknown): readonly JobResult[] {
  return listAt(outcome, 'jobs').flatMap((each) => {
    const read = JobResult.safeParse(each);
    return read.success ? [read.data] : [];
  });
}

/**
 * The checks that did not fail in CI (`isSkipped`: CI skipped it, because an earlier step had failed): `passed` are green with the
 * files at the end of the run, `notRun` were not run with them. `leftOut`:
 * checks that are not used as guards, and why; a failed job that is green here can be among them.
 */
function guardsIn(moments: readonly Moment[], start: unknown) {
  const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
  const leftOut = moments.flatMap((moment) =>
    moment.kind === 'note' && moment.reason === NOTES.guardLeftOut
      ? [{ job: moment.job, step: moment.step, why: moment.note }]
      : [],
  );
  const guards = listAt(start, 'task', 'guards')
    .map((guard) => ({
      job: textAt(guard, 'command', 'job'),
      step: textAt(guard, 'command', 'step'),
      isSkipped: valueAt(guard, 'skipped') === true,
    }))
    .filter((guard) => !leftOut.some(isOf(guard)));
  const tree = tests.findLast(isPatched)?.tree;
  const runOf = (guard: NamedCheck) =>
    tests.findLast((run) => run.isGuard && isPatched(run) && run.tree === tree && isOf(guard)(run));
  return {
    passed: guards.filter((guard) => runOf(guard)?.isGreen === true),
    notRun: guards.filter((guard) => runOf(guard) === undefined),
    leftOut,
  };
}

/** The test runs of the first failed job that was judged; those of all goals where no step of a job judged. */
function ofFirstGoal(tests: readonly TestRun[], jobs: readonly JobResult[]): readonly TestRun[] {
  const goals = tests.filter(({ isGuard }) => !isGuard);
  const first =
    jobs.find(({ result }) => result === 'fixed' || result === 'red' || result === 'unproven') ?? goals.at(0);
  return first === undefined ? goals : goals.filter(isOf(first));
}

function proofOf(all: readonly TestRun[], jobs: readonly JobResult[]) {
  const tests = ofFirstGoal(all, jobs);
  const patched = tests.filter(isPatched);
  const ofLast = patched.filter(({ tree }) => tree === patched.at(-1)?.tree);
  // If running only the failing tests would save little, a confirming run judges the change at once.
  const after = ofLast.findLast(({ phase }) => phase !== 'confirm') ?? ofLast[0] ?? null;
  const baseline = tests.findLast(({ phase }) => phase === 'baseline') ?? null;
  const counterfactuals = tests.filter(({ phase }) => phase === 'counterfactual');
  return {
    tests: all,
    baseline,
    /** The run that judged the last change. */
    after,
    /** The test runs that confirmed the last change on the same files. */
    confirms: ofLast.filter((run) => run.phase === 'confirm' && run !== after),
    /** The base without the patch, run again at the end: red proves that it is the patch that made the tests green. */
    counterfactuals,
    isReportLost: losesReport(baseline, ofLast, counterfactuals),
    /** The failing tests with the files of the last green commit; null: they were not run there. */
    control: tests.findLast(({ phase }) => phase === 'control') ?? null,
    /** The last run of all on patched files. */
    last: patched.at(-1) ?? null,
  };
}

/**
 * Whether tests were named or counted before the change, and none with it: the run may have ended before them. A runner that
 * counts nothing on success must show the failing tests passing alone, if it can run them alone.
 */
function losesReport(
  baseline: TestRun | null,
  patched: readonly TestRun[],
  counterfactuals: readonly TestRun[],
): boolean {
  const before = baseline?.report ?? null;
  if (before === null || (failingCount(before).count === 0 && before.passed === null)) return false;
  const reports = patched.flatMap(({ report }) => report ?? []);
  if (reports.some(({ passed }) => passed !== null) || patched.some(({ isGreen }) => !isGreen)) return false;
  const canRunAlone = counterfactuals.some(({ focus }) => focus !== null);
  return reports.length === 0 || before.passed !== null || canRunAlone;
}

function newTestsIn(moments: readonly Moment[], outcome: unknown): readonly string[] {
  const files = textsAt(outcome, 'files');
  const written = moments.flatMap((each) => (each.kind === 'result' && each.addsTest ? [each.path] : []));
  return files.filter((path) => written.includes(path));
}

const patchOf = (outcome: unknown) => ({
  sha256: textAt(outcome, 'patch_sha256'),
  bytes: numberAt(outcome, 'patch_bytes'),
  files: textsAt(outcome, 'files'),
  /** '' where the record does not hold it. */
  diff: textAt(outcome, 'diff'),
});

/** Counted as by RunSummary (core/state.ts), on which the limits are checked. */
function countsOf(turns: readonly Turn[], moments: readonly Moment[]) {
  const count = (is: (moment: Moment) => boolean) => moments.filter(is).length;
  return {
    /** The number of replies, good or malformed: one with several calls counts once. */
    turns: turns.filter((turn) => turn.moments.some(({ kind }) => OF_REPLIES.has(kind))).length,
    testRuns: count(({ kind }) => kind === 'tests'),
    /** The number of reflections asked for, whether or not the answer was usable. */
    reflections: count((moment) => moment.kind === 'note' && moment.reason === NOTES.reflectionAsked),
  };
}

const OF_REPLIES: ReadonlySet<Moment['kind']> = new Set(['action', 'malformed', 'reflection']);

/** Adjacent events that are shown together. */
interface Group {
  /** The part before the first turn, a turn, or the part after the last one. */
  readonly stage: 'start' | 'turn' | 'end';
  /** The turn's number, as the trace counts, from 0; null: no turn, or not recorded. */
  readonly t: number | null;
  readonly from: number;
  readonly events: StoryEvent[];
}

function turnsOf(events: readonly StoryEvent[]) {
  const groups: Group[] = [];
  for (const [index, event] of events.entries()) {
    const group = groups.at(-1);
    const next = nextGroup(event, group);
    if (next === null && group !== undefined) group.events.push(event);
    else groups.push({ ...(next ?? { stage: 'start', t: null }), from: index, events: [event] });
  }
  return groups.map(turnOf);
}

/** The group that begins with this event; null: it belongs to `group`. A request or a reply with another number begins a turn. */
function nextGroup(event: StoryEvent, group: Group | undefined): Pick<Group, 'stage' | 't'> | null {
  if (isEnding(event) && !completesFocused(event, group))
    return group?.stage === 'end' ? null : { stage: 'end', t: null };
  if (!OPENINGS.has(event.kind)) return null;
  const t = numberAt(event.payload, 't');
  const isSame = group?.stage === 'turn' && (t === group.t || t === null);
  const isNext = !isSame || (t === null && event.kind === 'llm_request');
  return isNext ? { stage: 'turn', t } : null;
}

/** Requests and replies; tries and trailing text belong to the turn they come in. */
const OPENINGS = new Set(['llm_request', 'reflection', 'llm_action', 'llm_parse_error', 'llm_error']);
const ENDINGS = new Set(['culprit', 'final', 'outcome', 'run_end']);
const ENDING_PHASES = new Set(['confirm', 'counterfactual', 'bisect']);

/** The runs that prove the patch come after the last turn, and then the driver closes the record. */
const isEnding = ({ kind, payload }: StoryEvent): boolean =>
  ENDINGS.has(kind) || (kind === 'tests' && ENDING_PHASES.has(textAt(payload, 'phase')));

/** A run of the whole command that follows one of only the failing tests: both judge the same write. */
const completesFocused = ({ kind }: StoryEvent, group: Group | undefined): boolean => {
  const before = group?.events.at(-1);
  return kind === 'tests' && before?.kind === 'tests' && textAt(before.payload, 'focus') !== '';
};

function turnOf({ stage, t, from, events }: Group) {
  const moments = events.map(momentOf).filter((moment) => moment !== null);
  const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
  return {
    stage,
    /** From 1; null outside of the model's turns. */
    number: stage === 'turn' ? (t ?? from) + 1 : null,
    /** The turn's events are the `count` events from this index on. */
    from,
    count: events.length,
    moments,
    action: moments.find((moment) => moment.kind === 'action')?.words ?? null,
    /** How many further calls the reply held that were answered too. */
    furtherActions: Math.max(0, moments.filter(({ kind }) => kind === 'action').length - 1),
    /** The newest test run of this turn, of the patched files or of the base before any patch. */
    test: tests.findLast((run) => run.phase !== 'counterfactual' && !isOfEarlierCommit(run)) ?? null,
    usage: Usage.sum(moments.flatMap((moment) => ('usage' in moment ? moment.usage : []))),
  };
}

/** The changes that a turn tried in vain: red after a write, refused by the policy or the driver, or candidates that did not pass. */
function rejectedIn({ number, action, moments }: Turn): readonly RejectedCall[] {
  const what = action === null ? '' : shortAction(action);
  const fromMoments = moments.flatMap((moment): RejectedCall[] => {
    switch (moment.kind) {
      case 'denied':
        return [{ turn: number, what, why: `denied (${moment.rule})` }];
      case 'tests':
        return moment.run.phase === 'write' && !moment.run.isGreen
          ? [{ turn: number, what, why: whyRed(moment.run) }]
          : [];
      case 'note':
        return moment.reason === NOTES.claimRefused ? [{ turn: number, what, why: moment.note }] : [];
      default:
        return [];
    }
  });
  return [...fromMoments, ...rejectedCandidates(number, moments)];
}

/** `undoing 12 parts of src/cart.ts` and `10 red, 2 timed out`: one entry for all candidates in a file that did not pass. */
function rejectedCandidates(turn: Turn['number'], moments: Turn['moments']): readonly RejectedCall[] {
  const red = moments
    .filter((each) => each.kind === 'candidate')
    .filter(({ verdict }) => verdict !== 'passed');
  return [...Map.groupBy(red, ({ path }) => path)].map(([path, tried]) => {
    const [first, ...more] = tried;
    const what =
      more.length === 0
        ? `undoing ${path}:${first?.line ?? '?'}`
        : `undoing ${tried.length} parts of ${path}`;
    const verdicts = [...Map.groupBy(tried, ({ verdict }) => verdict)];
    const why = verdicts.map(([verdict, those]) =>
      verdicts.length === 1 ? verdictWords(verdict) : `${those.length} ${verdictWords(verdict)}`,
    );
    return { turn, what, why: why.join(', ') };
  });
}

function whyRed({ phase, verdict, report, signature }: TestRun): string {
  const failures = report?.failures.map(({ id }) => id).join(', ') || signature;
  const red = `${verdictWords(verdict)} ${phaseWords(phase).when}`;
  return failures === '' ? red : `${red}: ${failures}`;
}

/** The commit that broke a test, as runs of that test have shown. Texts are raw. */
export type Culprit = NonNullable<ReturnType<typeof culpritIn>>;

/** The culprit that a record names. Its subject comes from the task: the event has ids alone. */
function culpritIn(events: readonly StoryEvent[], start: unknown) {
  const culprit = events.findLast(({ kind }) => kind === 'culprit')?.payload;
  const commit = textAt(culprit, 'commit');
  if (commit === '') return null;
  const known = listAt(start, 'task', 'changes', 'commits').find((each) => textAt(each, 'id') === commit);
  return {
    commit,
    /** The commit's subject; '' where it is not known. The number stands behind it, made anew. */
    subject: textAt(known, 'subject').replace(/ ?\(#\d+\)$/, ''),
    /** The number of its pull request, where that is known. */
    pullRequest: numberAt(known, 'pull_request'),
    /** The test that the commit broke; '' where single tests are not known. */
    test: textAt(culprit, 'test'),
    /** Whether the commit changed nothing but lock files and workflows. */
    isOutsideCode: valueAt(culprit, 'outside_code') === true,
  };
}

/** How a sentence is written where it is shown: `text` tags our own words, the others make what they get safe there. */
export interface SentenceParts<T extends string> {
  readonly text: (strings: TemplateStringsArray, ...parts: readonly (T | number)[]) => T;
  commit(id: string): T;
  subject(text: string): T;
  test(id: string): T;
}

/** `abc1234 *Refactor chunking* (#12) broke `test_chunk_ranges`: its parent passes it, it fails`. */
export function culpritSentence<T extends string>(culprit: Culprit, parts: SentenceParts<T>): T {
  const { commit, subject, pullRequest, test, isOutsideCode } = culprit;
  const { text } = parts;
  const named = subject === '' ? text`` : text` ${parts.subject(subject)}`;
  const number = pullRequest === null ? text`` : text` (#${pullRequest})`;
  const broke =
    test === ''
      ? text`the tests: they pass at its parent and fail at it`
      : text`${parts.test(test)}: its parent passes it, it fails`;
  const outside = isOutsideCode
    ? text`. It changed only lock files or workflows: the cause lies outside of the code`
    : text``;
  return text`${parts.commit(commit)}${named}${number} broke ${broke}${outside}`;
}
