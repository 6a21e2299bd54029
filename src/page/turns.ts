import type { Json } from '../agent/json.ts';
import { actionWords } from './action-words.ts';
import { firstLine, timeOf } from './format.ts';
import type { PageEvent } from './page-run.ts';
import { numberAt, textAt, valueAt } from './read-json.ts';
import { type Tokens, usageOf } from './run-facts.ts';
import { type Tone, testRunOf, verdictWords } from './test-result.ts';

/** A turn as its closed row shows it. Its events are `count` neighbours, from index `from`. */
export interface Turn {
  /** Unique in the page, and the target of `#…` links. */
  readonly id: string;
  /** The turn's number in the trace; null for what comes before the first turn and after the last. */
  readonly number: number | null;
  readonly from: number;
  readonly count: number;
  readonly verb: string;
  readonly object: string;
  readonly marks: readonly Mark[];
  /** How its last test run ended. */
  readonly test: Mark | null;
  readonly tokens: Tokens;
  /** Since the start of the run; null when the record holds no times. */
  readonly atMs: number | null;
}

export interface Mark {
  readonly tone: Tone;
  readonly text: string;
}

interface Group {
  readonly stage: 'start' | 'turn' | 'end';
  readonly number: number | null;
  readonly from: number;
  readonly events: PageEvent[];
}

/** Splits a run's events into turns, in the order of the record. */
export function turnsOf(events: readonly PageEvent[]): readonly Turn[] {
  const startMs = timeOf(events[0]?.ts ?? null);
  const taken = new Set<string>();
  return groupsOf(events).map((group) => turnOf(group, startMs, freeId(group, taken)));
}

function groupsOf(events: readonly PageEvent[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, event] of events.entries()) {
    const group = groups.at(-1);
    const next = nextGroup(event, group);
    if (next === null && group !== undefined) group.events.push(event);
    else groups.push({ ...(next ?? { stage: 'start', number: null }), from: index, events: [event] });
  }
  return groups;
}

/** A turn begins with a request, or else a reply, of another number; the end with the driver's closing words. */
function nextGroup(event: PageEvent, group: Group | undefined): Pick<Group, 'stage' | 'number'> | null {
  if (isEnding(event)) return group?.stage === 'end' ? null : { stage: 'end', number: null };
  if (!OPENINGS.has(event.kind)) return null;
  const number = numberAt(event.payload, 't');
  const isSame = group?.stage === 'turn' && (number === group.number || number === null);
  const isNext = !isSame || (number === null && event.kind === 'llm_request');
  return isNext ? { stage: 'turn', number } : null;
}

/** Confirming runs come after the last turn, and then the driver closes the record. */
function isEnding({ kind, payload }: PageEvent): boolean {
  return ENDINGS.has(kind) || (kind === 'tests' && textAt(payload, 'phase') === 'confirm');
}

/** Requests and replies; tries and trailing text belong to the turn they come in, and so do reflections. */
const OPENINGS = new Set(['llm_request', 'llm_action', 'llm_parse_error', 'llm_error']);
const ENDINGS = new Set(['final', 'outcome', 'run_end']);

function freeId({ stage, number, from }: Group, taken: Set<string>): string {
  const name = stage === 'turn' && Number.isSafeInteger(number) ? `turn-${number}` : stage;
  const id = taken.has(name) || name === 'turn' ? `${name}-at-${from}` : name;
  taken.add(id);
  return id;
}

function turnOf(group: Group, startMs: number | null, id: string): Turn {
  const { events, from, number } = group;
  const atMs = timeOf(events[0]?.ts ?? null);
  const tests = events.findLast(({ kind }) => kind === 'tests');
  return {
    id,
    number: group.stage === 'turn' ? (number ?? from) : null,
    from,
    count: events.length,
    ...headline(group),
    marks: events.flatMap((event) => marksOf(event)).slice(0, MAX_MARKS),
    test: tests === undefined ? null : testMark(tests.payload),
    tokens: usageOf(events),
    atMs: atMs === null || startMs === null ? null : Math.max(0, atMs - startMs),
  };
}

/** More would hide the row's words; the turn's body shows all. */
const MAX_MARKS = 5;

function headline({ stage, events }: Group): Pick<Turn, 'verb' | 'object'> {
  const payloadOf = (kind: string) => events.find((event) => event.kind === kind)?.payload;
  if (stage === 'start') return { verb: 'Before the first turn', object: '' };
  if (stage === 'end')
    return { verb: 'The end', object: textAt(payloadOf('outcome') ?? null, 'stop_reason') };
  const action = payloadOf('llm_action');
  if (action !== undefined) return actionWords(valueAt(action, 'action'));
  const malformed = payloadOf('llm_parse_error');
  if (malformed !== undefined) return { verb: 'malformed reply', object: errorLine(malformed, 'error') };
  const lost = payloadOf('llm_error');
  if (lost !== undefined) return { verb: 'no reply', object: errorLine(lost, 'message') };
  return { verb: 'no reply recorded', object: '' };
}

function errorLine(payload: Json, key: string): string {
  return firstLine(textAt(payload, key), 90);
}

function marksOf({ kind, payload }: PageEvent): readonly Mark[] {
  switch (kind) {
    case 'tests':
      return [testMark(payload)];
    case 'tool_result':
      if (valueAt(payload, 'obs', 'ok') !== false) return [];
      return [{ tone: 'warn', text: isDenied(payload) ? 'refused' : 'tool failed' }];
    case 'llm_parse_error':
      return [{ tone: 'warn', text: 'malformed' }];
    case 'llm_error':
      return [{ tone: 'bad', text: 'model lost' }];
    case 'llm_attempt':
      return numberAt(payload, 'wait_ms') === null ? [] : [{ tone: 'warn', text: 'retried' }];
    case 'reflection':
      return [{ tone: 'plain', text: 'reflection' }];
    case 'driver_note':
      return [noteMark(textAt(payload, 'reason'))];
    default:
      return [];
  }
}

function noteMark(reason: string): Mark {
  if (reason === 'evidence_first' || reason === 'claim_refused')
    return { tone: 'warn', text: 'final refused' };
  return reason === 'loop' ? { tone: 'warn', text: 'loop' } : { tone: 'plain', text: 'driver note' };
}

function testMark(payload: Json): Mark {
  const { verdict, tone, phase } = testRunOf(payload);
  return { tone, text: `${phase === 'confirm' ? 'confirming run' : 'tests'} ${verdictWords(verdict)}` };
}

function isDenied(payload: Json): boolean {
  return textAt(payload, 'obs', 'meta', 'denied') !== '';
}
