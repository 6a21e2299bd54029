import { limitBeforeModelCall } from './budget.ts';
import { judgeClaim } from './claim.ts';
import { settingsToTrace, taskToTrace } from './codec.ts';
import { conclude, type RunResult } from './conclude.ts';
import { noteMalformed } from './dialogue.ts';
import type { Ending } from './ending.ts';
import { executeTurn, observeMistake } from './execute-turn.ts';
import { isGreenAndIdle } from './idle.ts';
import { likelyPlaces } from './places.ts';
import { judgeBase } from './judge.ts';
import { callModel, endingOf } from './model-call.ts';
import type { Redact } from './ports.ts';
import { openingText } from './prompt.ts';
import { redactFault, redactJson } from './redaction.ts';
import { canEcho, readDecision } from './reply.ts';
import { type DriverPorts, Run, type RunSetup } from './run.ts';
import { searchRepair } from './search-repair.ts';
import { triedText } from './tried-text.ts';
import type { Task } from './task.ts';

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
    for (;;) {
      const ending = await turn(run);
      if (ending !== null) return ending;
    }
  } catch (error) {
    return { stop: 'internal_error', detail: redactFault(error, run.ports.redact) };
  }
}

function recordStart(run: Run): void {
  const { runId, version, task, settings } = run.setup;
  const { llm, workspace, redact } = run.ports;
  run.record({
    kind: 'run_start',
    payload: {
      run_id: runId,
      goal: redact(task.goal),
      version,
      task: redactJson(taskToTrace(task), redact),
      settings: settingsToTrace(settings),
      llm: {
        api: llm.api,
        model: llm.model,
        endpoint: redact(llm.endpoint),
        reasoning_effort: llm.reasoningEffort,
      },
      files: workspace.fileCount,
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
  if (tests?.ok && task.mustBeRedAtBase) return { stop: 'green_at_base' };
  // Nobody reads the opening of a run without a model.
  if (run.setup.settings.solver === 'builtin') return null;
  const { workspace, redact } = run.ports;
  const places = await likelyPlaces(run, tests);
  const surroundings = { tree: workspace.overview(OVERVIEW_BYTES), places };
  const opening = openingText(withoutSecrets(task, redact), tests, surroundings);
  run.say({ type: 'user', text: redact(opening) });
  return null;
}

/** The built-in solver's turn, where the settings give it one; null when a model goes on. */
async function search(run: Run): Promise<Ending | null> {
  const { solver } = run.setup.settings;
  if (solver === 'model') return null;
  if (run.ports.search === undefined) throw new Error(`solver ${solver} was asked for, and there is none`);
  const { ending, tried } = await searchRepair(run, run.ports.search);
  if (solver === 'builtin' || ending.stop === 'done' || run.ports.signal.aborted) return ending;
  run.say({ type: 'user', text: run.ports.redact(triedText(tried)) });
  return null;
}

/** Before the opening shortens anything: a cut could leave a piece of a key that nobody knows for one any more. */
function withoutSecrets(task: Task, redact: Redact): Task {
  const evidence = task.evidence.map(({ source, text }) => ({ source: redact(source), text: redact(text) }));
  return { ...task, goal: redact(task.goal), evidence };
}

/** DECIDE → VALIDATE, then the turn's own way: EXECUTE, or FINAL. */
async function turn(run: Run): Promise<Ending | null> {
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  const limit = limitBeforeModelCall(run.spending);
  if (limit !== null) return { stop: limit };
  if (isGreenAndIdle(run)) return { stop: 'green_and_idle' };
  run.beginTurn();
  const completion = await callModel(run, { expects: 'action' });
  if (completion.kind === 'failed') return endingOf(run, completion);
  if (completion.kind === 'garbled') return noteMalformed(run, completion, 'action', completion.error);
  const decision = readDecision(completion);
  if (decision.kind === 'malformed') return noteMalformed(run, completion, 'action', decision.error);
  if (decision.kind === 'mistaken') return observeMistake(run, completion, decision);
  if (!canEcho(completion)) return noteMalformed(run, completion, 'action', TOO_MANY_CALLS);
  const { t } = run;
  const { action, trailing } = decision;
  run.record({ kind: 'llm_action', payload: { t, raw: completion.raw, action, usage: completion.usage } });
  if (trailing !== '') run.record({ kind: 'llm_trailing_text', payload: { t, trailing } });
  run.say({ type: 'reply', echo: completion.echo });
  return action.type === 'final' ? judgeClaim(run, action, decision) : executeTurn(run, action, decision);
}

const TOO_MANY_CALLS =
  'too many calls, or calls that cannot be read, in one reply; call exactly one function';
