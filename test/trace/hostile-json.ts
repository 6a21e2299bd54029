import type { Json } from '../../src/agent/json.ts';

/** Numbers from a seed, the same on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const NASTY = [
  '',
  '$',
  '$ref',
  '$text',
  '$json',
  '__proto__',
  'constructor',
  'a/b~c',
  '\ud800',
  '\udc00',
  '\u{1f600}',
  '\u0000\u001b[2J\u202e',
  '\u2028',
  '{"$ref":{"seq":0,"at":""}}',
  '"',
  '\\',
  '\n',
  '<script>alert(1)</script>',
  '7',
];

/**
 * As keys too, but for single characters that JSON escapes: V8 13.6 (Node 24.19) now and then parses the key of
 * `{"\\n":1}` as a backslash.
 */
const NASTY_KEYS = NASTY.filter((text) => !['"', '\\', '\n'].includes(text));

/** Values made of what breaks codecs: marker keys, prototype keys, half characters, and stretches of the given texts. */
export class HostileJson {
  readonly #random: () => number;
  readonly #texts: readonly string[];

  constructor(seed: number, texts: readonly string[]) {
    this.#random = randomFrom(seed);
    this.#texts = texts;
  }

  value(depth = 0): Json {
    const kind = this.#below(depth > 3 ? 4 : 6);
    if (kind === 0) return this.#pick([null, true, false, 0, -1.5, 1e21, 2 ** 60]);
    if (kind < 4) return this.text();
    const size = this.#below(5);
    if (kind === 4) return Array.from({ length: size }, () => this.value(depth + 1));
    return Object.fromEntries(Array.from({ length: size }, () => [this.#key(), this.value(depth + 1)]));
  }

  text(): string {
    return Array.from({ length: this.#below(4) }, () => this.#piece()).join('');
  }

  #key(): string {
    // Mostly plain, or no value would ever be anything but one stored as text.
    return this.#below(12) === 0
      ? this.#pick(NASTY_KEYS)
      : this.#pick(['a', 'b', 'type', 'text', '__proto__', '1', 'é']);
  }

  #piece(): string {
    if (this.#below(3) === 0) return this.#pick(NASTY);
    const text = this.#pick(this.#texts);
    const from = this.#below(text.length);
    return text.slice(from, from + this.#below(text.length - from) + 1);
  }

  #below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  #pick<T>(from: readonly T[]): T {
    const picked = from[this.#below(from.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }
}
