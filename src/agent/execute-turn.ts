import { executeAction } from './action-controller.ts';
import type { ToolCallAction } from './actions.ts';
import { limitBeforeModelCall, limitBeforeTests, type SpentLimit } from './budget.ts';
import { answer, type CallRef, noteMalformed } from './dialogue.ts';
import type { Ending } from './ending.ts';
import type { Observation, Payload } from './events.ts';
import { judge } from './judge.ts';
import { detectLoop, type Loop } from './loop-detection.ts';
import { callModel, endingOf } from './model-call.ts';
import type { Completion } from './ports.ts';
import { stateLine, testsText } from './prompt.ts';
import {
  NO_REFLECTIONS,
  newNotes,
  type ReflectionTrigger,
  reflectionFor,
  reflectionText,
} from './reflection.ts';
import { canEcho, readReflection } from './reply.ts';
import type { Run } from './run.ts';
import { isGreen } from './summary.ts';

/** EXECUTE → TEST? → REFLECT?: one tool call and everything it causes. */
export async function executeTurn(run: Run, action: ToolCallAction, call: CallRef): Promise<Ending | null> {
  const { limits } = run.setup.settings;
  const isTested =
    action.name === 'write_file' && run.isJudged && run.setup.settings.testPolicy === 'on_write';
  const spoiled = isTested ? limitThatSpoils(run) : null;
  if (spoiled !== null) return { stop: spoiled };
  const obs = await executeAction(run, action);
  const judged = isTested && obs.ok ? await judge(run, 'write') : null;
  const tests = typeof judged === 'string' ? null : judged;
  const loop = detectLoop(run.events, run.baseTree);
  if (loop !== null) {
    run.record({ kind: 'driver_note', payload: { t: run.t, reason: 'loop', note: loop.detail } });
  }
  answer(run, call, observationText({ obs, tests, loop, state: stateLine(run.spending) }));
  if (typeof judged === 'string') return { stop: judged };
  const trigger = reflectionFor({ tool: action.name, obs, tests, loop }, run.events, limits.maxReflections);
  return trigger === null ? null : reflect(run, trigger);
}

/** The bound that would leave a proven fix behind an untested write: the run ends before that write. */
function limitThatSpoils(run: Run): SpentLimit | null {
  const isProven = isGreen(run.summary) && run.summary.filesTouched.length > 0;
  return isProven ? limitBeforeTests(run.spending) : null;
}

interface TurnText {
  readonly obs: Observation;
  readonly tests: Payload<'tests'> | null;
  readonly loop: Loop | null;
  readonly state: string;
}

function observationText({ obs, tests, loop, state }: TurnText): string {
  const parts = [obs.ok ? obs.output : `error: ${obs.output}`];
  if (tests !== null) parts.push(`[driver] After this write, ${testsText(tests)}`);
  if (loop !== null) parts.push(`[driver] ${loop.detail}. Change your approach.`);
  return [...parts, state].join('\n');
}

/** A second model call on the same conversation (I7). What it says is noted; it changes nothing by itself. */
async function reflect(run: Run, trigger: ReflectionTrigger): Promise<Ending | null> {
  if (run.ports.signal.aborted || limitBeforeModelCall(run.spending) !== null) return null;
  run.say({ type: 'user', text: reflectionText(trigger) });
  const completion = await callModel(run, { expects: 'reflection', reason: trigger.key });
  if (completion.kind === 'failed') {
    return completion.reason === 'rejected' ? noteNoReflections(run, completion) : endingOf(run, completion);
  }
  if (completion.kind === 'garbled') return noteMalformed(run, completion, 'reflection', completion.error);
  const read = readReflection(completion);
  if (read.kind === 'malformed') return noteMalformed(run, completion, 'reflection', read.error);
  if (!canEcho(completion))
    return noteMalformed(run, completion, 'reflection', 'call reflect once, nothing else');
  const reflection = { ...read.reflection, notes: newNotes(read.reflection.notes, run.events) };
  const { raw, usage } = completion;
  run.record({ kind: 'reflection', payload: { t: run.t, raw, reflection, trigger: trigger.key, usage } });
  run.say({ type: 'reply', echo: completion.echo });
  answer(
    run,
    { callId: read.callId, ignored: completion.calls.slice(1) },
    '[driver] Noted. Go on with one call.',
  );
  return null;
}

type Failed = Extract<Completion, { kind: 'failed' }>;

/** Some servers take no forced function. A run can do without reflections; it goes on, and asks for none again. */
function noteNoReflections(run: Run, { reason, status, message }: Failed): null {
  const { t } = run;
  run.record({ kind: 'llm_error', payload: { t, reason, status, message } });
  run.record({
    kind: 'driver_note',
    payload: { t, reason: NO_REFLECTIONS, note: 'the endpoint refused to reflect' },
  });
  run.say({ type: 'user', text: '[driver] Never mind the reflection. Go on with one call.' });
  return null;
}
