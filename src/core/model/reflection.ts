import type { Observation, Payload } from '../events.ts';
import type { HistoryEvent } from '../state.ts';
import { shorten } from '../text.ts';
import type { Loop } from './loops.ts';

/** The reason of the note that ends all reflections of a run: its endpoint takes none. */
export const NO_REFLECTIONS = 'no_reflections';

/** What may cause a second model call (I7), and the name by which it is not answered twice. */
export interface ReflectionTrigger {
  readonly key: string;
  /** Said to the model before it must call `reflect`. */
  readonly text: string;
}

export interface TurnResult {
  readonly tool: string;
  readonly obs: Observation;
  /** The test run that a write caused. */
  readonly tests: Payload<'tests'> | null;
  readonly loop: Loop | null;
}

/** Decides whether this turn calls for a reflection: a loop, a failed test, a failed tool; each trouble once, at most `max` in all. */
export function reflectionFor(
  turn: TurnResult,
  events: readonly HistoryEvent[],
  max: number,
): ReflectionTrigger | null {
  const trigger = triggerOf(turn);
  if (trigger === null) return null;
  if (events.some((event) => event.kind === 'driver_note' && event.payload.reason === NO_REFLECTIONS))
    return null;
  const asked = events.filter(isReflectionAttempt);
  if (asked.length >= max) return null;
  const isRepeated = asked.some(
    (event) => event.kind === 'reflection' && event.payload.trigger === trigger.key,
  );
  return isRepeated ? null : trigger;
}

function isReflectionAttempt(event: HistoryEvent): boolean {
  return (
    event.kind === 'reflection' ||
    (event.kind === 'llm_parse_error' && event.payload.expects === 'reflection')
  );
}

function triggerOf({ tool, obs, tests, loop }: TurnResult): ReflectionTrigger | null {
  if (loop !== null) return { key: loop.key, text: `You are going in circles: ${loop.detail}.` };
  if (tests !== null && !tests.ok)
    return { key: `failed_test ${tests.signature}`, text: 'The tests are still red after your write.' };
  if (!obs.ok) return { key: `failed_tool ${tool} ${firstLine(obs.output)}`, text: `${tool} failed.` };
  return null;
}

const firstLine = (text: string): string => shorten(text.split('\n', 1)[0] ?? '', 300);

/** The request for a reflection, as the model reads it. */
export function reflectionText({ text }: ReflectionTrigger): string {
  return `[driver] ${text} Call reflect: what the evidence says, what to look at next, what to avoid.`;
}

/** Notes that say something new; those already noted in this run are dropped. */
export function newNotes(notes: readonly string[], events: readonly HistoryEvent[]): string[] {
  const known = new Set(
    events.flatMap((event) => (event.kind === 'reflection' ? event.payload.reflection.notes : [])),
  );
  return [...new Set(notes)].filter((note) => !known.has(note));
}
