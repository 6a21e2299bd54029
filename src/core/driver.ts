import { earlierText, triedText } from './attempts.ts';
import { conclude, type RunResult } from './conclude.ts';
import { assertNever } from './errors.ts';
import type { Payload, RunEvent, TestVerdict } from './events.ts';
import { snakeKeys } from './json.ts';
import { openingText } from './model/prompt.ts';
import { turn } from './model/turn.ts';
import { type LikelyPlace, MAX_PLACES } from './ports.ts';
import { redactFault, redactJson } from './redaction.ts';
import { type DriverPorts, type Run, record, say, startRun } from './run.ts';
import { isJudged, type RunSetup } from './state.ts';
import type { Task } from './task.ts';
import { byteLength } from './text.ts';
import { controlFirst, controlOf } from './verdict/control.ts';
import { judgeBase } from './verdict/judge.ts';
import type { Ending, StopReason } from './verdict/outcome.ts';
import { likenessToCi, missingText, stoppingPiece, toldBy, toldByCi } from './verdict/same-failure.ts';

const OVERVIEW_BYTES = 1000;

/**
 * Drives one run to its Outcome. Never throws for anything a model, an endpoint or a test command does (I11);
 * a fault of our own ends the run as `infra_error`, recorded. Throws only when the record cannot be written.
 */
export async function drive(setup: RunSetup, ports: DriverPorts): Promise<RunResult> {
  const run = startRun(setup, ports);
  recordStart(run);
  return conclude(run, await findEnding(run));
}

async function findEnding(run: Run): Promise<Ending> {
  try {
    const early = await baseline(run);
    if (early !== null) return early;
    const found = await runBuiltinSolver(run);
    if (found !== null) return found;
    for (;;) {
      const ending = await turn(run);
      if (ending !== null) return ending;
    }
  } catch (error) {
    return { stop: 'internal_error', detail: redactFault(error, run.ports.redact) };
  }
}

function recordStart(run: Run): void {
  const { runId, version, task, settings, attempt } = run.state.setup;
  const { llm, workspace, redact } = run.ports;
  record(run, {
    kind: 'run_start',
    payload: {
      run_id: runId,
      goal: redact(task.goal),
      version,
      task: redactJson(snakeKeys(task), redact),
      settings: snakeKeys(settings),
      llm: {
        api: llm.api,
        model: llm.model,
        endpoint: redact(llm.endpoint),
        reasoning_effort: llm.reasoningEffort,
      },
      files: workspace.fileCount,
      ...(attempt === undefined ? {} : { attempt }),
    },
  });
}

/** Verdicts of the baseline after which the tests cannot judge anything. */
const UNUSABLE: Partial<Record<TestVerdict, StopReason>> = {
  not_found: 'test_command_not_found',
  timeout: 'baseline_timed_out',
  output_limit: 'baseline_output_limit',
  resource_limit: 'baseline_resource_limit',
};

/** BASELINE: the tests before the first model call. Ends the run when there is nothing to fix, or nothing to judge by. */
async function baseline(run: Run): Promise<Ending | null> {
  const { task, settings } = run.state.setup;
  const { signal } = run.ports;
  if (signal.aborted) return { stop: 'cancelled' };
  const tests = isJudged(run.state.setup) ? await judgeBase(run) : null;
  if (signal.aborted) return { stop: 'cancelled' };
  if (tests === 'timeout') return { stop: 'baseline_timed_out' };
  const unusable = tests === null ? undefined : UNUSABLE[tests.verdict];
  if (unusable !== undefined)
    return tests?.verdict === 'not_found'
      ? { stop: unusable, detail: notFoundText(tests, task) }
      : { stop: unusable };
  if (tests?.ok && task.mustBeRedAtBase) return { stop: 'green_at_base' };
  const hopeless = tests === null || tests.ok ? null : await endingOfRedBase(run, tests);
  if (hopeless !== null) return hopeless;
  if (settings.solver !== 'builtin') await sayOpening(run, tests);
  return null;
}

/** The ending of a run whose base is red for another reason than CI, or than the code; null where the base can be worked on. */
async function endingOfRedBase(run: Run, tests: Payload<'tests'>): Promise<Ending | null> {
  const { task } = run.state.setup;
  const ci = toldByCi(task);
  const likeness = likenessToCi(ci, toldBy(tests));
  switch (likeness.kind) {
    case 'same_tests':
      return null;
    case 'undecided':
      return controlFirst(run);
    case 'missing':
      return ci.text === ''
        ? { stop: 'test_command_not_found', detail: missingText(likeness.piece) }
        : { stop: 'not_ci_failure', detail: likeness.why };
    case 'other':
      return { stop: 'not_ci_failure', detail: likeness.why };
    default:
      return assertNever(likeness);
  }
}

/** What could not be started, with the set-up that brings it. At a terminal the tests' output stands beside it. */
function notFoundText(tests: Payload<'tests'>, task: Task): string {
  const piece = stoppingPiece(tests);
  if (piece === undefined) return tests.output;
  return task.trigger.kind === 'terminal' ? missingText(piece) : `${missingText(piece)}\n${tests.output}`;
}

async function sayOpening(run: Run, tests: Payload<'tests'> | null): Promise<void> {
  const { workspace, redact } = run.ports;
  const { task, attempt } = run.state.setup;
  const places = await linesOfPlaces(run, tests);
  // Redacted before anything is shortened: a cut could leave a piece of a key that no pattern recognizes any more.
  const evidence = task.evidence.map(({ source, text }) => ({ source: redact(source), text: redact(text) }));
  const opening = openingText({ ...task, goal: redact(task.goal), evidence }, tests, {
    tree: workspace.overview(OVERVIEW_BYTES),
    places,
    control: controlOf(run.state),
    earlier: attempt === undefined ? '' : earlierText(attempt),
  });
  say(run, { type: 'user', text: redact(opening) });
}

/** The built-in solver's turn, where the settings give it one; null when a model goes on. */
async function runBuiltinSolver(run: Run): Promise<Ending | null> {
  const { solver } = run.state.setup.settings;
  if (solver === 'model') return null;
  if (run.ports.search === undefined) throw new Error(`solver ${solver} was asked for, and there is none`);
  const { ending, tried } = await run.ports.search(run);
  if (solver === 'builtin' || ending.stop === 'done' || run.ports.signal.aborted) return ending;
  say(run, { type: 'user', text: run.ports.redact(triedText(tried)) });
  return null;
}

const MAX_PLACES_BYTES = 1500;
const PLACES_NOTE = 'places';

/**
 * The opening's lines `path:line name`, at most 12 in 1.5 KB; none without the port. They are recorded, because what git's
 * history says of a place can differ from clone to clone: a replay uses the recorded ones.
 */
async function linesOfPlaces(run: Run, tests: Payload<'tests'> | null): Promise<readonly string[]> {
  const { places, redact } = run.ports;
  if (places === undefined) return [];
  const { task } = run.state.setup;
  const found = await places({
    output: tests?.output ?? '',
    evidence: task.evidence.map(({ text }) => text),
    failures: tests?.report?.failures ?? [],
    changes: task.changes,
  });
  const lines: string[] = [];
  const printable = found.filter(({ path }) => !/\p{Cc}/u.test(path));
  for (const { path, line, name } of printable.slice(0, MAX_PLACES)) {
    const next = redact(`${path}:${line} ${name}`);
    if (byteLength([...lines, next].join('\n')) >= MAX_PLACES_BYTES) break;
    lines.push(next);
  }
  if (lines.length > 0)
    record(run, {
      kind: 'driver_note',
      payload: { t: run.state.t, reason: PLACES_NOTE, note: lines.join('\n') },
    });
  return lines;
}

/** The places of a recorded run. */
export function recordedPlaces(said: readonly RunEvent[]): readonly LikelyPlace[] {
  const note = said.find((event) => event.kind === 'driver_note' && event.payload.reason === PLACES_NOTE);
  const text = note?.kind === 'driver_note' ? note.payload.note : '';
  return [...text.matchAll(/^(.+):(\d+) (.+)$/gm)].map(([, path = '', line, name = '']) => ({
    path,
    line: Number(line),
    name,
  }));
}
