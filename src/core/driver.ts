import { earlierText, triedText } from './attempts.ts';
import { conclude, type Ending, type RunResult } from './conclude.ts';
import { snakeKeys } from './json.ts';
import { openingText } from './model/prompt.ts';
import { likelyPlaces } from './places.ts';
import type { Redact } from './ports.ts';
import { redactFault, redactJson } from './redaction.ts';
import { type DriverPorts, Run, type RunSetup } from './run.ts';
import type { Task } from './task.ts';
import { judgeBase } from './verdict/judge.ts';
import { toldBy, toldByCi, unlikeCi } from './verdict/same-failure.ts';

const OVERVIEW_BYTES = 1000;

/**
 * Drives one run to its Outcome. Never throws for anything a model, an endpoint or a test command does (I11);
 * a fault of our own ends the run as `infra_error`, recorded. Throws only when the record cannot be written.
 */
export async function drive(setup: RunSetup, ports: DriverPorts): Promise<RunResult> {
  const run = new Run(setup, ports);
  recordStart(run);
  return conclude(run, await findEnding(run));
}

async function findEnding(run: Run): Promise<Ending> {
  try {
    const early = await baseline(run);
    if (early !== null) return early;
    const found = await search(run);
    if (found !== null) return found;
    // What reads replies, schemas and all: `solve.ts` has it loaded while the tests run.
    const { turn } = await import('./model/turn.ts');
    for (;;) {
      const ending = await turn(run);
      if (ending !== null) return ending;
    }
  } catch (error) {
    return { stop: 'internal_error', detail: redactFault(error, run.ports.redact) };
  }
}

function recordStart(run: Run): void {
  const { runId, version, task, settings, attempt } = run.setup;
  const { llm, workspace, redact } = run.ports;
  run.record({
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

/** BASELINE: the tests before the first model call. Ends the run when there is nothing to fix, or nothing to judge by. */
async function baseline(run: Run): Promise<Ending | null> {
  const { task } = run.setup;
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  const tests = run.isJudged ? await judgeBase(run) : null;
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  if (tests === 'timeout') return { stop: 'baseline_timed_out' };
  if (tests?.verdict === 'not_found') return { stop: 'test_command_not_found', detail: tests.output };
  if (tests?.verdict === 'timeout') return { stop: 'baseline_timed_out' };
  if (tests?.verdict === 'output_limit') return { stop: 'baseline_output_limit' };
  if (tests?.verdict === 'resource_limit') return { stop: 'baseline_resource_limit' };
  if (tests?.ok && task.mustBeRedAtBase) return { stop: 'green_at_base' };
  const difference = tests === null || tests.ok ? null : unlikeCi(toldByCi(task), toldBy(tests));
  if (difference !== null) return { stop: 'not_ci_failure', detail: difference };
  // Nobody reads the opening of a run without a model.
  if (run.setup.settings.solver === 'builtin') return null;
  const { workspace, redact } = run.ports;
  const places = await likelyPlaces(run, tests);
  const { attempt } = run.setup;
  const earlier = attempt === undefined ? '' : earlierText(attempt);
  const surroundings = { tree: workspace.overview(OVERVIEW_BYTES), places, earlier };
  const opening = openingText(withoutSecrets(task, redact), tests, surroundings);
  run.say({ type: 'user', text: redact(opening) });
  return null;
}

/** The built-in solver's turn, where the settings give it one; null when a model goes on. */
async function search(run: Run): Promise<Ending | null> {
  const { solver } = run.setup.settings;
  if (solver === 'model') return null;
  if (run.ports.search === undefined) throw new Error(`solver ${solver} was asked for, and there is none`);
  const { ending, tried } = await run.ports.search(run);
  if (solver === 'builtin' || ending.stop === 'done' || run.ports.signal.aborted) return ending;
  run.say({ type: 'user', text: run.ports.redact(triedText(tried)) });
  return null;
}

/** Before the opening shortens anything: a cut could leave a piece of a key that nobody knows for one any more. */
function withoutSecrets(task: Task, redact: Redact): Task {
  const evidence = task.evidence.map(({ source, text }) => ({ source: redact(source), text: redact(text) }));
  return { ...task, goal: redact(task.goal), evidence };
}
