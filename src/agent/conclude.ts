import type { FinalAction } from './actions.ts';
import { snakeKeys } from './codec.ts';
import { byteLength } from './digest.ts';
import { type Ending, type SettledEnding, summaryOf } from './ending.ts';
import type { Payload } from './events.ts';
import { runTests, testTimeoutMs } from './judge.ts';
import {
  computeOutcome,
  deservesConfirming,
  isProposed,
  mayReturnToGreen,
  type Outcome,
  type StopReason,
} from './outcome.ts';
import type { Patch, Redact } from './ports.ts';
import { redactFault } from './redaction.ts';
import type { Run } from './run.ts';
import { isGreen, type RunSummary } from './summary.ts';

const NOT_DESCRIBED = 'changed; the model did not say how';

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
  const settled = await settle(run, ending);
  const { stop, patch, changes, isConfirmed } = settled;
  const outcome = computeOutcome(stop, { ...evidenceOf(run, settled), isConfirmed });
  const result = {
    outcome,
    stopReason: stop,
    summary: summaryOf(outcome, settled),
    changes,
    patch,
    state: run.summary,
    baseline: run.baselineTests,
    lastTests: run.lastTests,
  };
  close(run, result, settled.shownDiff);
  return result;
}

interface Settled extends SettledEnding, Work {
  /** null: no confirming run was made, or it could not be finished. */
  readonly isConfirmed: boolean | null;
}

interface Work {
  readonly isReturned: boolean;
  readonly patch: Patch;
  /** For the record. */
  readonly shownDiff: string;
  readonly changes: readonly Change[];
}

/** Takes the Patch and confirms it, if it deserves that. What fails here ends the run as an internal error, recorded (I11); the work is kept. */
async function settle(run: Run, ending: Ending): Promise<Settled> {
  const { workspace, signal, redact } = run.ports;
  let work: Work = { patch: NO_PATCH, shownDiff: '', changes: [], isReturned: false };
  try {
    const isReturned = returnToGreen(run, ending.stop);
    const patch = await workspace.patch();
    const changes = changesOf(patch, isReturned ? undefined : ending.final, redact);
    work = { patch, shownDiff: redact(patch.diff), changes, isReturned };
    const isDeserved = deservesConfirming(ending.stop, evidenceOf(run, work));
    const isConfirmed = isDeserved ? await confirm(run) : null;
    const stop = isDeserved && isConfirmed === null ? 'timeout' : ending.stop;
    return { ...ending, ...work, stop: signal.aborted ? 'cancelled' : stop, isConfirmed };
  } catch (error) {
    return { ...work, stop: 'internal_error', detail: redactFault(error, redact), isConfirmed: null };
  }
}

/** A fix that was found is not lost because the model wrote on until the tests were red: the run ends with the fix. */
function returnToGreen(run: Run, stop: StopReason): boolean {
  const { summary, baseTree, ports } = run;
  const { lastGreen } = summary;
  if (lastGreen === null || lastGreen.tree === baseTree || lastGreen.tree === ports.workspace.treeId())
    return false;
  if (!mayReturnToGreen(stop, { isRedAtBase: isRedAtBase(run) })) return false;
  if (ports.signal.aborted || !ports.workspace.returnTo(lastGreen.tree)) return false;
  const note = 'later writes turned the tests red: back to the last state that was green';
  run.record({ kind: 'driver_note', payload: { t: run.t, reason: 'returned_to_green', note } });
  return true;
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const NO_PATCH: Patch = { diff: '', sha256: EMPTY_SHA256, files: [] };

function changesOf({ files }: Patch, final: FinalAction | undefined, redact: Redact): Change[] {
  const claimed = new Map(final?.changes.map(({ path, description }) => [path, description]));
  return files.map(({ path }) => {
    const shown = redact(path);
    return { path: shown, description: claimed.get(shown) ?? NOT_DESCRIBED };
  });
}

const isRedAtBase = ({ summary }: Run): boolean =>
  summary.baseline !== null && summary.baseline.verdict !== 'green';

function evidenceOf(run: Run, { patch, isReturned }: Work) {
  return {
    isRedAtBase: isRedAtBase(run),
    isGreen: isReturned || isGreen(run.summary),
    isReturned,
    hasPatch: patch.files.length > 0,
    neverTests: !run.isJudged,
  };
}

/** Whether green stays green; null when the run ends before that is seen, which says nothing about the tests. */
async function confirm(run: Run): Promise<boolean | null> {
  for (let made = run.confirmations; made < run.setup.settings.confirmRuns; made++) {
    const leftMs = run.confirmMs;
    if (leftMs <= 0 || run.ports.signal.aborted) return null;
    const tests = await runTests(run, 'confirm', leftMs);
    if (tests.verdict === 'timeout' && leftMs < testTimeoutMs(run)) return null;
    if (!tests.ok) return false;
  }
  return true;
}

function close(run: Run, result: RunResult, diff: string): void {
  const { outcome, stopReason, summary, changes, patch } = result;
  const status = isProposed(outcome) ? 'done' : 'cannot_fix';
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
      files: changes.map(({ path }) => path),
      diff,
    },
  });
  run.record({
    kind: 'run_end',
    payload: { run_id: run.setup.runId, summary, state: snakeKeys(run.summary) },
  });
}
