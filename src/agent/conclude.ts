import type { FinalAction } from './actions.ts';
import { assertNever } from './assert-never.ts';
import { snakeKeys } from './codec.ts';
import { byteLength } from './digest.ts';
import type { Payload } from './events.ts';
import { runTests } from './judge.ts';
import { computeOutcome, deservesConfirming, type Outcome, type StopReason } from './outcome.ts';
import type { Patch } from './ports.ts';
import type { Run } from './run.ts';
import { isGreen, type RunSummary } from './summary.ts';

/** What ended the loop; `final` is the model's claim when it made one, `detail` what went wrong. */
export interface Ending {
  readonly stop: StopReason;
  readonly final?: FinalAction;
  readonly detail?: string;
}

export interface Change {
  readonly path: string;
  readonly description: string;
}

/** The end of a run: what the driver computed, the Patch, and what it rests on. */
export interface RunResult {
  readonly outcome: Outcome;
  readonly stopReason: StopReason;
  /** The model's summary when it made a claim, else the driver's own words. */
  readonly summary: string;
  /** One entry for each file of the Patch. */
  readonly changes: readonly Change[];
  readonly patch: Patch;
  readonly state: RunSummary;
  readonly baseline: Payload<'tests'> | null;
  readonly lastTests: Payload<'tests'> | null;
}

/** CONFIRM → END: proves a green result once more, computes the Outcome, closes the record. */
export async function conclude(run: Run, ending: Ending): Promise<RunResult> {
  const { stop, detail, patch, isConfirmed } = await settle(run, ending);
  const outcome = computeOutcome(stop, { ...evidenceOf(run, patch), isConfirmed });
  const result = describe(
    run,
    { ...ending, stop, ...(detail === undefined ? {} : { detail }) },
    { outcome, patch },
  );
  close(run, result);
  return result;
}

interface Settled extends Ending {
  readonly patch: Patch;
  /** null: no confirming run was made. */
  readonly isConfirmed: boolean | null;
}

/** Takes the Patch and confirms it, if it deserves that. What fails here ends the run as an internal error, recorded (I11). */
async function settle(run: Run, ending: Ending): Promise<Settled> {
  try {
    const patch = await run.ports.workspace.patch();
    const isConfirmed = deservesConfirming(ending.stop, evidenceOf(run, patch)) ? await confirm(run) : null;
    return { ...ending, stop: run.ports.signal.aborted ? 'cancelled' : ending.stop, patch, isConfirmed };
  } catch (error) {
    return {
      stop: 'internal_error',
      detail: run.ports.redact(String(error)),
      patch: NO_PATCH,
      isConfirmed: null,
    };
  }
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const NO_PATCH: Patch = { diff: '', sha256: EMPTY_SHA256, files: [] };

function evidenceOf(run: Run, patch: Patch) {
  return {
    isRedAtBase: run.summary.baseline !== null && run.summary.baseline.verdict !== 'green',
    isGreen: isGreen(run.summary),
    hasPatch: patch.files.length > 0,
    neverTests: !run.isJudged,
  };
}

async function confirm(run: Run): Promise<boolean> {
  for (let made = 0; made < run.setup.settings.confirmRuns; made++) {
    const tests = await runTests(run, 'confirm', run.confirmMs);
    if (!tests.ok) return false;
  }
  return true;
}

function describe(
  run: Run,
  ending: Ending,
  { outcome, patch }: { outcome: Outcome; patch: Patch },
): RunResult {
  const claimed = new Map(ending.final?.changes.map(({ path, description }) => [path, description]));
  return {
    outcome,
    stopReason: ending.stop,
    summary: ending.final?.summary || driverSummary(outcome, ending),
    changes: patch.files.map(({ path, addedLines, removedLines }) => ({
      path,
      description: claimed.get(path) ?? `+${addedLines} −${removedLines} lines`,
    })),
    patch,
    state: run.summary,
    baseline: run.baselineTests,
    lastTests: run.lastTests,
  };
}

function close(run: Run, result: RunResult): void {
  const { outcome, stopReason, summary, changes, patch } = result;
  const status = outcome === 'fixed' || outcome === 'unverified' ? 'done' : 'cannot_fix';
  run.record({
    kind: 'final',
    payload: { final: { type: 'final', status, summary, changes: [...changes] } },
  });
  run.record({
    kind: 'outcome',
    payload: {
      outcome,
      stop_reason: stopReason,
      patch_sha256: patch.sha256,
      patch_bytes: byteLength(patch.diff),
      files: patch.files.map(({ path }) => path),
    },
  });
  run.record({
    kind: 'run_end',
    payload: { run_id: run.setup.runId, summary, state: snakeKeys(run.summary) },
  });
}

/** The summary of a run that ended without the model's own. */
function driverSummary(outcome: Outcome, { stop, detail }: Ending): string {
  const because = STOP_TEXT[stop];
  const more = detail === undefined ? '' : `: ${detail.trim().slice(0, 500)}`;
  switch (outcome) {
    case 'fixed':
    case 'unverified':
      return `The tests are green with this patch. The run ended before the model described it: ${because}${more}.`;
    case 'flaky':
      return 'The tests gave different results on the same files, so nothing can be proven by them.';
    case 'not_reproduced':
      return 'The tests are green at the base commit: there is nothing to fix. No model was called.';
    case 'not_fixed':
    case 'budget_exhausted':
    case 'model_error':
    case 'infra_error':
    case 'refused':
    case 'skipped':
      return `Not fixed: ${because}${more}.`;
    default:
      return assertNever(outcome);
  }
}

/** Each ending, for people. */
const STOP_TEXT: Readonly<Record<StopReason, string>> = {
  done: 'the model said it was done',
  cannot_fix: 'the model found no correct fix',
  claims_refused: 'the model kept claiming a green that was red',
  max_iterations: 'the limit of model turns was reached (max-iterations)',
  max_test_runs: 'the limit of test runs was reached (max-test-runs)',
  max_total_tokens: 'the limit of tokens was reached (max-total-tokens)',
  timeout: 'the time was up (timeout-minutes)',
  malformed_replies: 'the model gave three replies in a row that could not be used',
  endpoint_failed: 'the model endpoint failed',
  cancelled: 'the run was cancelled',
  recording_ended: 'the recording ended here',
  green_at_base: 'the tests are green at the base commit',
  test_command_not_found: 'the test command could not be started',
  baseline_timed_out: 'the test command did not finish in time before any change (test-timeout-seconds)',
  internal_error: 'agent-fix itself failed',
};
