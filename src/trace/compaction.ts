import type { EventKind } from '../agent/events.ts';
import { isJsonObject, type Json, type JsonObject } from '../agent/json.ts';
import { COMPACTED_MEMBER, type EventSources, MAX_DEPTH, sourcesOf } from './event-sources.ts';
import { EventWindow } from './event-window.ts';
import { holdsMarkerKey, type Marker, type Ref } from './markers.ts';
import { MIN_SHARED_CHARS, type SourceText, TextIndex, type TextPart } from './text-index.ts';

/** A marker is worth its reader's trouble when it saves so many characters. */
const MIN_SAVED_CHARS = 64;
/** Objects and arrays are compared whole down to this level of an item. */
const MAX_COMPARED_DEPTH = 3;

/**
 * Keeps content that stands in a run's earlier events out of its later ones (docs/trace.md, "References").
 * `Expander` undoes it exactly.
 */
export class Compactor {
  readonly #texts = new TextIndex();
  readonly #values = new Map<string, Ref>();
  readonly #window = new EventWindow<EventSources>();
  #newest: EventSources = { texts: [], values: [] };

  /** The payload as it is stored. What it holds itself becomes content to refer to. */
  compact(seq: number, kind: EventKind, payload: JsonObject): JsonObject {
    this.#newest = sourcesOf(seq, kind, payload);
    for (const source of this.#newest.texts) this.#texts.add(source);
    for (const { json, at } of this.#newest.values) this.#values.set(json, { seq, at });
    const key = COMPACTED_MEMBER.get(kind);
    const value = key === undefined ? undefined : payload[key];
    if (key === undefined || value === undefined) return payload;
    const isList = kind === 'llm_request' || kind === 'reflection_request';
    const stored =
      isList && Array.isArray(value) ? value.map((item: Json) => this.#item(item)) : this.#item(value);
    return { ...payload, [key]: stored };
  }

  /** Says how long the line of the event just compacted became, so that the oldest ones can be forgotten. */
  keep(seq: number, lineChars: number): void {
    for (const { texts, values } of this.#window.push(seq, this.#newest, lineChars)) {
      for (const source of texts) this.#texts.remove(source);
      for (const { seq: from, json } of values) {
        if (this.#values.get(json)?.seq === from) this.#values.delete(json);
      }
    }
  }

  #item(item: Json): Json {
    return holdsMarkerKey(item) ? { $json: JSON.stringify(item) } : this.#value(item, 0);
  }

  #value(value: Json, depth: number): Json {
    if (typeof value === 'string') return this.#text(value);
    if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return value;
    const equal = depth < MAX_COMPARED_DEPTH ? this.#equalValue(value) : null;
    if (equal !== null) return equal;
    if (Array.isArray(value)) return value.map((each: Json) => this.#value(each, depth + 1));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, this.#value(each, depth + 1)]),
    );
  }

  #equalValue(value: Json): Marker | null {
    const json = JSON.stringify(value);
    const ref = this.#values.get(json);
    return ref === undefined ? null : ifShorter({ $ref: ref }, json);
  }

  #text(text: string): Json {
    if (text.length < MIN_SHARED_CHARS) return text;
    const parts = this.#texts.split(text);
    if (parts.every(({ kind }) => kind === 'literal')) return text;
    return ifShorter(markerOf(parts), JSON.stringify(text)) ?? text;
  }
}

function markerOf(parts: readonly TextPart[]): Marker {
  const [only, ...others] = parts;
  if (only?.kind === 'shared' && others.length === 0 && isWhole(only)) return { $ref: refOf(only.source) };
  return {
    $text: parts.map((part) => {
      if (part.kind === 'literal') return part.text;
      const { source, from, to } = part;
      return {
        ...refOf(source),
        ...(from === 0 ? {} : { from }),
        ...(to === source.text.length ? {} : { to }),
      };
    }),
  };
}

const isWhole = ({ source, from, to }: Extract<TextPart, { kind: 'shared' }>): boolean =>
  from === 0 && to === source.text.length;

const refOf = ({ seq, at, json }: SourceText): Ref => ({ seq, at, ...(json === undefined ? {} : { json }) });

function ifShorter(marker: Marker, json: string): Marker | null {
  return JSON.stringify(marker).length + MIN_SAVED_CHARS <= json.length ? marker : null;
}
