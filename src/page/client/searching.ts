import type { Json, JsonObject } from '../../agent/json.ts';
import type { PageEvent } from '../page-run.ts';
import { isList, isObject, valueAt } from '../read-json.ts';
import { spokenText } from '../reply-text.ts';
import { withoutAnsi } from '../visible-text.ts';
import type { RunRecord } from './record.ts';

/** What a search found in one turn. */
export interface TurnHits {
  readonly turn: number;
  readonly count: number;
  /** Around the first hit. */
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

/** A regular expression for the words as typed, in any case. */
export function patternFor(query: string): RegExp {
  return new RegExp(query.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi');
}

/**
 * Searches the turns from `from` on, until `isDue` says that the page must breathe; returns what it found and
 * where to go on, null at the end.
 */
export function searchSlice(
  record: RunRecord,
  pattern: RegExp,
  { from, isDue }: { readonly from: number; readonly isDue: () => boolean },
): { readonly found: readonly TurnHits[]; readonly next: number | null } {
  const found: TurnHits[] = [];
  for (let turn = from; turn < record.index.turns.length; turn += 1) {
    if (turn > from && isDue()) return { found, next: turn };
    const hits = turnHits(record, turn, pattern);
    if (hits !== null) found.push(hits);
  }
  return { found, next: null };
}

function turnHits(record: RunRecord, turn: number, pattern: RegExp): TurnHits | null {
  const { from = 0, count: events = 0 } = record.index.turns[turn] ?? {};
  let count = 0;
  let first: Omit<TurnHits, 'turn' | 'count'> | null = null;
  for (let index = from; index < from + events; index += 1) {
    for (const text of searchableTexts(record.event(index))) {
      for (const match of text.matchAll(pattern)) {
        count += 1;
        first ??= around(text, match.index, match[0]);
      }
    }
  }
  return first === null ? null : { turn, count, ...first };
}

function around(text: string, at: number, hit: string): Omit<TurnHits, 'turn' | 'count'> {
  const end = at + hit.length;
  return { before: text.slice(Math.max(0, at - 48), at), hit, after: text.slice(end, end + 80) };
}

/** Requests repeat what other events say first, and hashes and counts are not looked for by their text. */
const REQUESTS = new Set(['llm_request', 'reflection_request']);
const UNSEARCHED = new Set(['usage', 'call_id', 'patch_sha256']);

/** Every text of an event that its view shows, in no particular order. */
export function searchableTexts({ kind, payload }: PageEvent): readonly string[] {
  if (REQUESTS.has(kind)) return [];
  const texts = [kind, spokenText(valueAt(payload, 'raw'))];
  // A list of open values instead of recursion: a hostile record may be nested thousands of levels deep.
  const open: Json[] = [payload];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') texts.push(withoutAnsi(value));
    else if (isList(value)) for (const part of value) open.push(part);
    else if (isObject(value)) for (const key of Object.keys(value)) addPart(open, value, { key, kind });
  }
  return texts;
}

/** The raw reply is searched only where it is all there is; a result's arguments are those of its action. */
function addPart(
  open: Json[],
  value: JsonObject,
  { key, kind }: { readonly key: string; readonly kind: string },
): void {
  const part = value[key];
  if (part === undefined || UNSEARCHED.has(key)) return;
  if (key === 'raw' && kind !== 'llm_parse_error') return;
  if (key === 'args' && kind === 'tool_result') return;
  open.push(part);
}
