import type { EventKind } from '../agent/events.ts';
import { isJsonObject, type Json, type JsonObject } from '../agent/json.ts';
import { pointerStep } from './json-pointer.ts';
import { MIN_SHARED_CHARS, type SourceText } from './text-index.ts';

/** An object or array of an earlier event, by its JSON text. */
export interface SourceValue {
  readonly seq: number;
  readonly at: string;
  readonly json: string;
}

/** What later events may refer to in one event. */
export interface EventSources {
  readonly texts: readonly SourceText[];
  readonly values: readonly SourceValue[];
}

/**
 * The one member of a payload that may hold references. Nothing may refer into it, so that one step always
 * resolves a reference.
 */
export const COMPACTED_MEMBER: ReadonlyMap<string, string> = new Map<EventKind, string>([
  ['llm_request', 'appended'],
  ['reflection_request', 'appended'],
  ['llm_action', 'action'],
  ['tool_result', 'args'],
]);

/** Requests repeat what others said first, so nobody refers to them. */
const NO_SOURCE: ReadonlySet<string> = new Set<EventKind>([
  'llm_request',
  'reflection_request',
  'llm_attempt',
]);

/** Levels of a value that are looked at for references, on both sides; markers stand no deeper. */
export const MAX_DEPTH = 32;
/** Both APIs hold the items that come back in the next request at most so deep in `raw`. */
const MAX_VALUE_DEPTH = 5;

/** Lists the strings of an event, the strings in JSON that its strings hold, and the objects and arrays of `raw`. */
export function sourcesOf(seq: number, kind: EventKind, payload: JsonObject): EventSources {
  const found: Found = { seq, texts: [], values: [] };
  if (NO_SOURCE.has(kind)) return found;
  for (const [key, value] of Object.entries(payload)) {
    if (key === COMPACTED_MEMBER.get(kind)) continue;
    collectTexts(found, value, { at: pointerStep(key), depth: 1 });
    if (key === 'raw') collectValues(found, value, { at: pointerStep(key), depth: 1 });
  }
  return found;
}

interface Found extends EventSources {
  readonly seq: number;
  readonly texts: SourceText[];
  readonly values: SourceValue[];
}

/** `at` is where the value stands; with `json`, the string at `at` holds JSON and the value stands at `json` in it. */
interface Place {
  readonly at: string;
  readonly json?: string;
  readonly depth: number;
}

function collectTexts(found: Found, value: Json, place: Place): void {
  if (typeof value === 'string') collectText(found, value, place);
  else if (place.depth < MAX_DEPTH) {
    for (const [key, member] of membersOf(value)) collectTexts(found, member, stepInto(place, key));
  }
}

function collectText(found: Found, text: string, { at, json, depth }: Place): void {
  if (text.length < MIN_SHARED_CHARS) return;
  found.texts.push({ seq: found.seq, at, ...(json === undefined ? {} : { json }), text });
  const held = json === undefined && /^\s*[{[]/.test(text) ? parsed(text) : undefined;
  if (held !== undefined) collectTexts(found, held, { at, json: '', depth });
}

function collectValues(found: Found, value: Json, { at, depth }: Place): void {
  if (typeof value !== 'object' || value === null || depth > MAX_VALUE_DEPTH) return;
  const json = JSON.stringify(value);
  if (json.length < MIN_SHARED_CHARS) return;
  found.values.push({ seq: found.seq, at, json });
  for (const [key, member] of membersOf(value)) collectValues(found, member, stepInto({ at, depth }, key));
}

const stepInto = ({ at, json, depth }: Place, key: string | number): Place =>
  json === undefined
    ? { at: at + pointerStep(key), depth: depth + 1 }
    : { at, json: json + pointerStep(key), depth: depth + 1 };

function membersOf(value: Json): Iterable<readonly [string | number, Json]> {
  if (Array.isArray(value)) return value.entries();
  return isJsonObject(value) ? Object.entries(value) : [];
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
