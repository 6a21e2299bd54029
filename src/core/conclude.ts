import { assertNever } from '../base/errors.ts';
import { defined } from '../base/json.ts';
import { byteLength, shorten } from '../base/text.ts';
import type { JobResult, Payload, TestReport, Tripwire } from './events.ts';
import { type CheckName, checkKey, checkTitle } from './jobs.ts';
import type { FinalAction } from './model/tools.ts';
import { NOTES } from './notes.ts';
import { outputOf } from './output/test-output.ts';
import type { Patch, Redact } from './ports.ts';
import { redactFault } from './redaction.ts';
import { type Run, record } from './run.ts';
import {
  baselineTests,
  firstGoal,
  goalsLeft,
  isJudged,
  isRedAtBase,
  lastTests,
  newTestPaths,
  type RunState,
} from './state.ts';
import { factsOf, isGreen, type RunSummary } from './summary.ts';
import { toTrace } from './trace-form.ts';
import { lookBack } from './verdict/control.ts';
import { brokenGuards, describeJobs, jobResults, verdictOn } from './verdict/every-job.ts';
import {
  CONSEQUENCES,
  computeOutcome,
  deservesConfirming,
  deservesLookingBack,
  type Ending,
  mayReturnToGreen,
  type OracleEvidence,
  type Outcome,
  type Proof,
  STOP_TEXT,
  type StopReason,
} from './verdict/outcome.ts';
import { prove } from './verdict/proof.ts';
import { makesDraft, tripwiresOf } from './verdict/tripwires.ts';

const NOT_DESCRIBED = 'changed; the model did not say how';

interface Change {
  readonly path: string;
  readonly description: string;
}

/** The end of a run: what the driver computed, the Patch, and the evidence for both. */
export interface RunResult {
  readonly outcome: Outcome;
  readonly stopReason: StopReason;
  /** The title of commit and pull request, given by whoever made the change; absent where none was given. */
  readonly title?: string | undefined;
  /** The model's summary when it made a claim, else the driver's own words. */
  readonly summary: string;
  /** One entry for each file of the Patch. */
  readonly changes: readonly Change[];
  readonly patch: Patch;
  readonly state: RunSummary;
  readonly baseline: Payload<'tests'> | null;
  /** The newest run of the tests with the patch. */
  readonly lastTests: Payload<'tests'> | null;
  /** Whether tests were compared one by one, or only exit codes. */
  readonly evidence: TestEvidence;
  /** Why the proof failed, for people; null when it did not. */
  readonly doubt: string | null;
  readonly tripwires: readonly Tripwire[];
  /** What became of each failed job, and of each guard that the patch breaks; empty where no step of a job judged. */
  readonly jobs: readonly JobResult[];
}

/** Whether a later report can be compared with this one, by names of failing tests or by counts. */
const tellsOfTests = (report: TestReport | undefined): boolean =>
  report !== undefined && (report.failures.length > 0 || report.passed !== null);

/** What the verdict rests on: single tests by name and number, or only whether the command ended with 0. */
type TestEvidence = 'report' | 'exit code only';

/** What the run proposes, whether or not it is a fix. */
interface ProposedWork {
  /** Whether the run went back to its last green state; the model's closing words then describe a later state. */
  readonly isReturned: boolean;
  readonly patch: Patch;
  /** The diff of `patch`, redacted, for the record. */
  readonly shownDiff: string;
  readonly changes: readonly Change[];
  readonly tripwires: readonly Tripwire[];
}

interface SettledEnding extends Ending, ProposedWork {
  readonly proof: Proof;
  /** Keys of the goals that are proven. */
  readonly proven: ReadonlySet<string>;
  readonly doubt: string | null;
}

/** CONFIRM → END: proves a green result once more, computes the Outcome, closes the record. */
export async function conclude(run: Run, ending: Ending): Promise<RunResult> {
  const { redact } = run.ports;
  const settled = await settle(run, ending);
  const { patch, changes, proof, tripwires } = settled;
  const facts: OracleEvidence = {
    ...evidenceOf(run, settled),
    proof: proof.kind === 'cut_short' ? 'none' : proof.kind,
    isRedByNewTests: proof.kind === 'proven' && proof.isRedByNewTests,
  };
  // If the tests fail in the same way at the last green commit, no change of the code could have fixed them: that is then the ending.
  const otherCause = deservesLookingBack(settled.stop, facts)
    ? await lookBack(run, { isFixed: facts.proof === 'proven' })
    : null;
  const ended: SettledEnding = otherCause === null ? settled : { ...settled, ...otherCause, doubt: null };
  const { stop, doubt } = ended;
  const outcome = computeOutcome(stop, facts);
  const goal = firstGoal(run.state);
  const baseline = baselineTests(run.state, goal);
  const last = lastTests(run.state, goal);
  const hasReports = tellsOfTests(baseline?.report) && last?.report !== undefined;
  const words = agreedWords(outcome, ended);
  const result: RunResult = {
    outcome,
    stopReason: stop,
    title: words?.title && redact(words.title),
    summary:
      (words === null ? driverSummary(outcome, ended) : redact(words.summary)) +
      silenceOf(run.state, outcome),
    changes,
    patch,
    state: run.state.summary,
    baseline,
    lastTests: last,
    evidence: hasReports ? 'report' : 'exit code only',
    doubt,
    tripwires,
    jobs: jobResults(run.state, run.ports.workspace.treeId(), outcome === 'fixed' ? null : settled.proven),
  };
  close(run, result, settled.shownDiff);
  return result;
}

const NOT_PROVEN = { proof: { kind: 'none' }, proven: new Set<string>() } as const;

/** Proves one goal after the other, and stops at the first that is not proven. */
async function proveAll(run: Run, patch: Patch, isDone: boolean) {
  const proven = new Set<string>();
  const goals = goalsLeft(run.state);
  let last: Proof = NOT_PROVEN.proof;
  for (const goal of goals) {
    const proof = await prove(run, goal, { patch, isDone });
    if (proof.kind !== 'proven')
      return {
        proven,
        proof:
          'why' in proof && goals.length > 1 ? { ...proof, why: `${checkTitle(goal)}: ${proof.why}` } : proof,
      };
    proven.add(checkKey(goal));
    if (proven.size === 1) last = proof;
  }
  return { proof: last, proven };
}

/**
 * As `proveAll`; but a patch that changes a file with tests proves nothing. Test reports show which files those are, and the last report
 * may come after the change.
 */
async function proveOpen(run: Run, patch: Patch, isDone: boolean) {
  const { workspace, redact } = run.ports;
  const shown = await proveAll(run, patch, isDone);
  const closed = (await workspace.closedChange?.()) ?? null;
  if (closed === null || shown.proof.kind !== 'proven') return shown;
  const why = `${redact(closed)} was changed before a report showed that it holds tests`;
  return { ...NOT_PROVEN, proof: { kind: 'weak', why } as const };
}

/**
 * Takes the Patch and proves it, if it deserves that. A fault here ends the run as an internal error, recorded (I11); the
 * patch is kept.
 */
async function settle(run: Run, ending: Ending): Promise<SettledEnding> {
  const { workspace, signal, redact } = run.ports;
  let work: ProposedWork = { patch: NO_PATCH, shownDiff: '', changes: [], tripwires: [], isReturned: false };
  try {
    const isReturned = returnToGreen(run, ending.stop);
    const patch = await workspace.patch();
    const changes = describedChanges(patch, isReturned ? undefined : ending.final, redact);
    work = {
      patch,
      shownDiff: redact(patch.diff),
      changes,
      tripwires: shownTripwires(run, patch),
      isReturned,
    };
    const isDeserved = deservesConfirming(ending.stop, evidenceOf(run, work));
    const shown = isDeserved ? await proveOpen(run, patch, ending.stop === 'done') : NOT_PROVEN;
    const stop = shown.proof.kind === 'cut_short' ? 'timeout' : ending.stop;
    const doubt = doubtAboutProof(shown.proof, work.tripwires) ?? doubtAboutJobs(run, patch);
    return { ...ending, ...work, ...shown, stop: signal.aborted ? 'cancelled' : stop, doubt };
  } catch (error) {
    const detail = redactFault(error, redact);
    return {
      ...work,
      stop: signal.aborted ? 'cancelled' : 'internal_error',
      detail,
      ...NOT_PROVEN,
      doubt: null,
    };
  }
}

/**
 * Why a patch that makes some job pass is no fix: another job still fails, or a guard fails now. null where no job passes or
 * nothing fails.
 */
function doubtAboutJobs({ state, ports: { workspace } }: Run, patch: Patch): string | null {
  if (patch.files.length === 0) return null;
  const results = jobResults(state, workspace.treeId(), new Set());
  const passing = results.filter(({ result }) => result === 'unproven');
  const failing = results.filter(
    ({ result, skipped }) => result === 'broken' || (result === 'red' && skipped !== true),
  );
  return passing.length === 0 || failing.length === 0 ? null : describeJobs(results).text;
}

/** Why the proof failed; null where it did not. A weak proof names a line of the patch that can be the cause. */
function doubtAboutProof(proof: Proof, tripwires: readonly Tripwire[]): string | null {
  if (proof.kind !== 'weak' && proof.kind !== 'flaky') return null;
  const cause = proof.kind === 'weak' ? tripwires.find(makesDraft) : undefined;
  return cause === undefined ? proof.why : `${proof.why}; ${cause.path}:${cause.line} ${cause.kind}`;
}

function shownTripwires({ state, ports: { redact } }: Run, patch: Patch): readonly Tripwire[] {
  const tests = newTestPaths(state, patch);
  return tripwiresOf({ diff: patch.diff, tests }).map((tripwire) => ({
    ...tripwire,
    path: redact(tripwire.path),
  }));
}

/** A model may find a fix, go on writing, and end with red tests: the run then goes back to the fix. Returns whether it did. */
function returnToGreen(run: Run, stop: StopReason): boolean {
  const { workspace, signal } = run.ports;
  const { t, baseTree } = run.state;
  const tree = greenTree(run.state);
  if (tree === null || tree === baseTree || tree === workspace.treeId()) return false;
  if (!mayReturnToGreen(stop, isRedAtBase(run.state, firstGoal(run.state)))) return false;
  if (signal.aborted || !workspace.returnTo(tree)) return false;
  const note = 'later writes turned the tests red: back to the last state that was green';
  record(run, { kind: 'driver_note', payload: { t, reason: NOTES.returnedToGreen, note } });
  return true;
}

/** The newest state of the files on which all goals were green, and have not been red since; null where there is none. */
function greenTree(state: RunState): string | null {
  const goals = goalsLeft(state);
  const trees = goals.map((goal) => factsOf(state.summary, goal).lastGreen?.tree);
  const tree = trees.find((each) => each !== undefined) ?? null;
  return tree !== null && goals.every((goal) => verdictOn(state, goal, tree) === 'green') ? tree : null;
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const NO_PATCH: Patch = { diff: '', sha256: EMPTY_SHA256, files: [] };

function describedChanges({ files }: Patch, final: FinalAction | undefined, redact: Redact): Change[] {
  const claimed = new Map(final?.changes.map(({ path, description }) => [path, description]));
  return files.map(({ path }) => {
    const shown = redact(path);
    return { path: shown, description: redact(claimed.get(shown) ?? NOT_DESCRIBED) };
  });
}

function evidenceOf({ state, ports: { workspace } }: Run, { patch, isReturned }: ProposedWork) {
  const tree = workspace.treeId();
  const isGreenOf = (check: CheckName) => verdictOn(state, check, tree) === 'green';
  const goals = goalsLeft(state);
  const first = firstGoal(state);
  const isWhole = goals.length < 2 || goals.every(isGreenOf);
  return {
    isRedAtBase: isRedAtBase(state, first),
    isGreen:
      (isReturned || (isGreen(state.summary, first) && isWhole)) && brokenGuards(state, tree).length === 0,
    isReturned,
    hasPatch: patch.files.length > 0,
    neverTests: !isJudged(state.setup),
    isRequestedByPeople: state.setup.task.judgedBy !== undefined,
  };
}

function close(run: Run, result: RunResult, diff: string): void {
  const { outcome, stopReason, title, summary, changes, patch, evidence, doubt, tripwires, jobs } = result;
  const status = CONSEQUENCES[outcome].isProposed ? 'done' : 'cannot_fix';
  record(run, {
    kind: 'final',
    payload: {
      final: {
        type: 'final',
        status,
        ...defined({ title }),
        summary,
        changes: [...changes],
      },
    },
  });
  record(run, {
    kind: 'outcome',
    payload: {
      outcome,
      stop_reason: stopReason,
      patch_sha256: patch.sha256,
      patch_bytes: byteLength(patch.diff),
      files: changes.map(({ path }) => path),
      diff,
      ...(isJudged(run.state.setup) ? { evidence } : {}),
      ...(doubt === null ? {} : { doubt: run.ports.redact(doubt) }),
      ...(tripwires.length === 0 ? {} : { tripwires: [...tripwires] }),
      ...(jobs.length === 0 ? {} : { jobs: [...jobs] }),
    },
  });
  record(run, {
    kind: 'run_end',
    payload: { run_id: run.state.setup.runId, summary, state: toTrace(run.state.summary) },
  });
}

/** The model's words where they agree with the outcome, else null: over red tests, no report may begin with "all green". */
function agreedWords(outcome: Outcome, { final, isReturned }: SettledEnding) {
  const agrees = final?.status === 'done' ? CONSEQUENCES[outcome].isProposed : outcome === 'not_fixed';
  return final !== undefined && final.summary.trim() !== '' && agrees && !isReturned
    ? { ...final, summary: final.summary.trim() }
    : null;
}

function driverSummary(outcome: Outcome, ending: SettledEnding): string {
  const because = reasonText(ending);
  switch (outcome) {
    case 'fixed':
    case 'unverified':
      if (ending.isReturned)
        return `The tests are green with this patch. Later writes turned them red and were left out; the run ended: ${because}.`;
      return ending.stop === 'done'
        ? 'The model described nothing.'
        : `The tests are green with this patch. The run ended before the model described it: ${because}.`;
    case 'flaky':
      return ending.stop === 'flaky_when_green'
        ? `Nothing can be proven: ${because}.`
        : 'The tests gave different results on the same files, so nothing can be proven by ' +
            `them${ending.doubt === null ? '' : `: ${ending.doubt}`}.`;
    case 'not_reproduced':
      return 'The tests are green at the base commit: there is nothing to fix. No model was called.';
    case 'not_fixed':
      if (ending.doubt !== null) return `Not fixed: ${ending.doubt}.`;
      if (ending.stop === 'nothing_to_search') return `Nothing was changed: ${because}.`;
      return ending.stop === 'done'
        ? 'Not fixed: the model said it was done, but it changed nothing.'
        : `Not fixed: ${because}.`;
    case 'cancelled':
      return 'Stopped: the run was cancelled before it came to a result.';
    case 'budget_exhausted':
    case 'model_error':
    case 'infra_error':
    case 'refused':
    case 'skipped':
      return `Not fixed: ${because}.`;
    default:
      return assertNever(outcome);
  }
}

const MAX_LAST_LINES_CHARS = 300;

/** Says that the output at base names no failure, where nothing was fixed; '' where it names one. */
function silenceOf(state: RunState, outcome: Outcome): string {
  const base = baselineTests(state, firstGoal(state));
  const isSilent =
    outcome === 'not_fixed' &&
    base?.verdict === 'red' &&
    (base.report?.failures ?? []).length === 0 &&
    outputOf(base).naming().length === 0;
  if (!isSilent) return '';
  const last = outputOf(base).lastLines(3).join(' / ');
  return (
    ' At the base commit the output of the test command names nothing that failed, so check that ' +
    `it is the right command. It ends: ${last === '' ? '(nothing is printed)' : shorten(last, MAX_LAST_LINES_CHARS)}`
  );
}

/** The reason of an ending, without a full stop. A failed endpoint's message is a whole sentence and stands alone. */
function reasonText({ stop, detail }: Ending): string {
  if (detail === undefined) return STOP_TEXT[stop];
  const reason = shorten(detail.trim(), 700).replace(/\.$/, '');
  return stop === 'endpoint_failed' ? reason : `${STOP_TEXT[stop]}: ${reason}`;
}
