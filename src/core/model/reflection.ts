import { limitBeforeModelCall } from '../budget.ts';
import type { Observation, Payload } from '../events.ts';
import type { Completion } from '../ports.ts';
import { type Run, record, say, spendingNow } from '../run.ts';
import type { RunState } from '../state.ts';
import { shorten } from '../text.ts';
import type { Ending } from '../verdict/outcome.ts';
import { answer, callModel, endingOf, noteMalformed } from './dialogue.ts';
import type { Loop } from './loops.ts';
import { canEcho, readReflection } from './reply.ts';

/** The reason of the note that ends all reflections of a run: its endpoint takes none. */
const NO_REFLECTIONS = 'no_reflections';

/** The cause of a second model call (I7); `key` identifies it, so that it happens once for each cause. */
interface ReflectionTrigger {
  readonly key: string;
  /** Said to the model before it must call `reflect`. */
  readonly text: string;
}

interface TurnResult {
  readonly tool: string;
  readonly obs: Observation;
  /** The test run that a write caused. */
  readonly tests: Payload<'tests'> | null;
  readonly loop: Loop | null;
}

/** Whether this turn causes a reflection: a loop, a failed test, a failed tool; each cause once, up to `maxReflections` in all. */
export function reflectionFor(
  turn: TurnResult,
  { history, summary, setup }: RunState,
): ReflectionTrigger | null {
  const trigger = triggerOf(turn);
  if (trigger === null || summary.reflections >= setup.settings.limits.maxReflections) return null;
  const isAnswered = history.some(
    ({ kind, payload }) =>
      (kind === 'driver_note' && payload.reason === NO_REFLECTIONS) ||
      (kind === 'reflection' && payload.trigger === trigger.key),
  );
  return isAnswered ? null : trigger;
}

function triggerOf({ tool, obs, tests, loop }: TurnResult): ReflectionTrigger | null {
  if (loop !== null) return { key: loop.key, text: `You are going in circles: ${loop.detail}.` };
  if (tests !== null && !tests.ok)
    return { key: `failed_test ${tests.signature}`, text: 'The tests are still red after your write.' };
  const [firstLine = ''] = obs.output.split('\n', 1);
  if (!obs.ok) return { key: `failed_tool ${tool} ${shorten(firstLine, 300)}`, text: `${tool} failed.` };
  return null;
}

/** A second model call on the same conversation (I7). The answer is recorded; it changes nothing by itself. */
export async function reflect(run: Run, trigger: ReflectionTrigger): Promise<Ending | null> {
  if (run.ports.signal.aborted || limitBeforeModelCall(spendingNow(run)) !== null) return null;
  const asks = `[driver] ${trigger.text} Call reflect: what the evidence says, what to look at next, what to avoid.`;
  say(run, { type: 'user', text: asks });
  const completion = await callModel(run, { expects: 'reflection', reason: trigger.key });
  if (completion.kind === 'failed') {
    return completion.reason === 'rejected' ? noteNoReflections(run, completion) : endingOf(run, completion);
  }
  if (completion.kind === 'garbled') return noteMalformed(run, completion, 'reflection', completion.error);
  const read = readReflection(completion);
  if (read.kind === 'malformed') return noteMalformed(run, completion, 'reflection', read.error);
  if (!canEcho(completion))
    return noteMalformed(run, completion, 'reflection', 'call reflect once, nothing else');
  const known = new Set(
    run.state.history.flatMap(({ kind, payload }) => (kind === 'reflection' ? payload.reflection.notes : [])),
  );
  // Notes of earlier reflections are not repeated.
  const notes = [...new Set(read.reflection.notes)].filter((note) => !known.has(note));
  const reflection = { ...read.reflection, notes };
  const { raw, usage } = completion;
  record(run, {
    kind: 'reflection',
    payload: { t: run.state.t, raw, reflection, trigger: trigger.key, usage },
  });
  say(run, { type: 'reply', echo: completion.echo });
  answer(
    run,
    { callId: read.callId, ignored: completion.calls.slice(1), forgiven: [] },
    '[driver] Noted. Go on with one call.',
  );
  return null;
}

/** Some servers refuse to force a function. The run goes on without reflections. */
function noteNoReflections(
  run: Run,
  { reason, status, message }: Extract<Completion, { kind: 'failed' }>,
): null {
  const { t } = run.state;
  record(run, { kind: 'llm_error', payload: { t, reason, status, message } });
  record(run, {
    kind: 'driver_note',
    payload: { t, reason: NO_REFLECTIONS, note: 'the endpoint refused to reflect' },
  });
  say(run, { type: 'user', text: '[driver] Never mind the reflection. Go on with one call.' });
  return null;
}
