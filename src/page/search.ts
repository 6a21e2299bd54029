import { isPlainObject } from '../core/json.ts';
import { firstChars, lastChars, withoutColours } from '../core/text.ts';
import type { StoryEvent } from '../story/moment.ts';
import { isList, valueAt } from '../story/read-json.ts';
import { isRequest } from './event-view.ts';
import { spokenText } from './prompt.ts';

/** What a search found in one turn. */
export interface Hits {
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

/** Searches all texts of a turn's events; null when nothing is found. */
export function hitsIn(events: Iterable<StoryEvent>, pattern: RegExp): Hits | null {
  let count = 0;
  let first: Omit<Hits, 'count'> | null = null;
  for (const event of events) {
    for (const text of searchableTexts(event)) {
      for (const match of text.matchAll(pattern)) {
        count += 1;
        first ??= around(text, match.index, match[0]);
      }
    }
  }
  return first === null ? null : { count, ...first };
}

function around(text: string, at: number, hit: string): Omit<Hits, 'count'> {
  const end = at + hit.length;
  return { before: lastChars(text.slice(0, at), 48), hit, after: firstChars(text.slice(end), 80) };
}

/** Hashes and counts are not looked for by their text. */
const UNSEARCHED = new Set(['usage', 'call_id', 'patch_sha256']);

/** Every text of an event that its view shows, in no particular order. Requests repeat what other events say first. */
export function searchableTexts({ kind, payload }: StoryEvent): readonly string[] {
  if (isRequest(kind)) return [];
  const texts = [kind, spokenText(valueAt(payload, 'raw'))];
  // A list of open values instead of recursion: a hostile record may be nested thousands of levels deep.
  const open: unknown[] = [payload];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') texts.push(withoutColours(value));
    else if (isList(value)) for (const part of value) open.push(part);
    else if (isPlainObject(value)) {
      for (const [key, part] of Object.entries(value)) if (isSearched(key, kind)) open.push(part);
    }
  }
  return texts;
}

/** The raw reply is searched only where it is all there is; a result's arguments are those of its action. */
function isSearched(key: string, kind: string): boolean {
  if (key === 'raw') return kind === 'llm_parse_error';
  if (key === 'args') return kind !== 'tool_result';
  return !UNSEARCHED.has(key);
}
