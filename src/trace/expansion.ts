import { isJsonObject, type Json, type JsonObject } from '../agent/json.ts';
import { COMPACTED_MEMBER, MAX_DEPTH } from './event-sources.ts';
import { EventWindow } from './event-window.ts';
import { valueAt } from './json-pointer.ts';
import { type Marker, MarkerSchema, type Ref, type StretchRef } from './markers.ts';

/** What a line can grow to: a hostile trace may refer to one long text many times. */
const MAX_EXPANDED_CHARS = 64 * 1024 * 1024;

export type Expansion =
  | { readonly kind: 'expanded'; readonly payload: JsonObject }
  | { readonly kind: 'broken'; readonly reason: string };

interface StoredEvent {
  readonly seq: number;
  readonly payload: JsonObject;
  readonly chars: number;
}

/** Gives back what the driver said from what stands in the file. Wants a run's lines in their order. */
export class Expander {
  readonly #window = new EventWindow<StoredEvent>();
  #current: StoredEvent = { seq: -1, payload: {}, chars: 0 };
  #budget = 0;

  expand(stored: {
    readonly seq: number;
    readonly kind: string;
    readonly payload: JsonObject;
    readonly lineChars: number;
  }): Expansion {
    const { seq, kind, payload, lineChars } = stored;
    this.#current = { seq, payload, chars: lineChars };
    this.#budget = MAX_EXPANDED_CHARS;
    try {
      return { kind: 'expanded', payload: this.#payload(kind, payload) };
    } catch (error) {
      if (error instanceof BadReference) return { kind: 'broken', reason: error.message };
      throw error;
    } finally {
      this.#window.push(seq, this.#current, lineChars);
    }
  }

  #payload(kind: string, payload: JsonObject): JsonObject {
    const key = COMPACTED_MEMBER.get(kind);
    const value = key === undefined ? undefined : payload[key];
    return key === undefined || value === undefined ? payload : { ...payload, [key]: this.#value(value, 0) };
  }

  #value(value: Json, depth: number): Json {
    // `appended` is a list of items, so its markers stand one level deeper than those of one value.
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH + 1) return value;
    if (Array.isArray(value)) return value.map((each: Json) => this.#value(each, depth + 1));
    if (!isJsonObject(value)) return value;
    if (Object.keys(value).some((key) => key.startsWith('$'))) return this.#marked(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, this.#value(each, depth + 1)]),
    );
  }

  #marked(value: JsonObject): Json {
    const parsed = MarkerSchema.safeParse(value);
    if (!parsed.success) throw new BadReference(`${JSON.stringify(value).slice(0, 80)} is not a reference`);
    const marker: Marker = parsed.data;
    if ('$json' in marker) return parseJson(marker.$json);
    if ('$ref' in marker) return this.#resolve(marker.$ref);
    return marker.$text.map((part) => (typeof part === 'string' ? part : this.#stretch(part))).join('');
  }

  #stretch({ from, to, ...ref }: StretchRef): string {
    const text = this.#resolve(ref);
    if (typeof text !== 'string') throw new BadReference(`no text stands at ${nameOf(ref)}`);
    const start = from ?? 0;
    const end = to ?? text.length;
    if (start > end || end > text.length) throw new BadReference(`the text at ${nameOf(ref)} is too short`);
    return text.slice(start, end);
  }

  #resolve(ref: Ref): Json {
    const target = ref.seq === this.#current.seq ? this.#current : this.#window.get(ref.seq);
    if (target === undefined) throw new BadReference(`event ${ref.seq} is out of reach`);
    const found = valueAt(target.payload, ref.at);
    if (found === undefined) throw new BadReference(`nothing stands at ${nameOf(ref)}`);
    this.#budget -= typeof found === 'string' ? found.length : target.chars;
    if (this.#budget < 0) throw new BadReference('the line grows too long');
    if (ref.json === undefined) return found;
    if (typeof found !== 'string') throw new BadReference(`no text stands at ${nameOf(ref)}`);
    const inside = valueAt(parseJson(found), ref.json);
    if (inside === undefined) throw new BadReference(`nothing stands at ${nameOf(ref)}`);
    return inside;
  }
}

class BadReference extends Error {}

const nameOf = ({ seq, at, json }: Ref): string =>
  `event ${seq} ${at}${json === undefined ? '' : ` ${json}`}`;

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadReference('a text that should hold JSON does not');
  }
}
