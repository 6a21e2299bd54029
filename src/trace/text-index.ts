/** A string of an earlier event: `at` points into that event's payload; `json` into the JSON that string holds, when it does. */
export interface SourceText {
  readonly seq: number;
  readonly at: string;
  readonly json?: string;
  readonly text: string;
}

/** A piece of a text: its own words, or a stretch (UTF-16 units, end exclusive) of a source. */
export type TextPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'shared'; readonly source: SourceText; readonly from: number; readonly to: number };

/** A shorter stretch costs more to refer to than to repeat. */
export const MIN_SHARED_CHARS = 96;
/** Sources are known by their blocks of this length, so every stretch of 2 × 32 or more holds a whole one. */
const BLOCK_CHARS = 32;

interface Stretch {
  readonly source: SourceText;
  /** Where it starts in the source and in the text, and how long it is. */
  readonly from: number;
  readonly at: number;
  readonly chars: number;
}

/**
 * Finds the stretches that a text shares with earlier ones, in time linear in the text: source blocks are
 * looked up by a rolling hash (Rabin and Karp), then a hit is checked and grown both ways.
 */
export class TextIndex {
  readonly #blocks = new Map<number, { readonly source: SourceText; readonly from: number }>();

  add(source: SourceText): void {
    for (const [from, hash] of blocksOf(source.text)) {
      if (this.#blocks.get(hash)?.source !== source) this.#blocks.set(hash, { source, from });
    }
  }

  remove(source: SourceText): void {
    for (const [, hash] of blocksOf(source.text)) {
      if (this.#blocks.get(hash)?.source === source) this.#blocks.delete(hash);
    }
  }

  /** The parts, in order, whose texts joined are `text`. */
  split(text: string): readonly TextPart[] {
    const parts: TextPart[] = [];
    let start = 0;
    let hash = blockHash(text, 0);
    for (let at = 0; at + BLOCK_CHARS <= text.length; ) {
      const found = this.#stretch(text, { at, hash, start });
      if (found === null) {
        hash = rollHash(hash, text.charCodeAt(at), text.charCodeAt(at + BLOCK_CHARS));
        at++;
        continue;
      }
      if (found.at > start) parts.push({ kind: 'literal', text: text.slice(start, found.at) });
      parts.push({
        kind: 'shared',
        source: found.source,
        from: found.from,
        to: found.from + found.chars,
      });
      at = start = found.at + found.chars;
      hash = blockHash(text, at);
    }
    if (start < text.length) parts.push({ kind: 'literal', text: text.slice(start) });
    return parts;
  }

  #stretch(text: string, { at, hash, start }: { at: number; hash: number; start: number }): Stretch | null {
    const block = this.#blocks.get(hash);
    if (block === undefined) return null;
    const { source, from } = block;
    if (!source.text.startsWith(text.slice(at, at + BLOCK_CHARS), from)) return null;
    let before = 0;
    while (
      at - before > start &&
      from > before &&
      sameUnit(text, at - before - 1, source.text, from - before - 1)
    )
      before++;
    let after = BLOCK_CHARS;
    while (at + after < text.length && sameUnit(text, at + after, source.text, from + after)) after++;
    if (splitsPair(text, at - before)) before--;
    if (splitsPair(text, at + after)) after--;
    if (before + after < MIN_SHARED_CHARS) return null;
    return { source, from: from - before, at: at - before, chars: before + after };
  }
}

/** The source's whole blocks: where each begins, and its hash. */
function* blocksOf(text: string): Generator<readonly [number, number]> {
  if (text.length < MIN_SHARED_CHARS) return;
  for (let from = 0; from + BLOCK_CHARS <= text.length; from += BLOCK_CHARS)
    yield [from, blockHash(text, from)];
}

const sameUnit = (a: string, atA: number, b: string, atB: number): boolean =>
  a.charCodeAt(atA) === b.charCodeAt(atB);

/** A cut inside a surrogate pair would store two halves that no UTF-8 tool can read. */
function splitsPair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

const BASE = 0x01000193;
/** BASE to the power of BLOCK_CHARS - 1: the weight of a block's first unit. */
const FIRST_WEIGHT = Array.from({ length: BLOCK_CHARS - 1 }).reduce<number>(
  (power) => Math.imul(power, BASE),
  1,
);

function blockHash(text: string, at: number): number {
  let hash = 0;
  for (let i = at; i < at + BLOCK_CHARS; i++) hash = (Math.imul(hash, BASE) + text.charCodeAt(i)) | 0;
  return hash;
}

const rollHash = (hash: number, leaving: number, entering: number): number =>
  (Math.imul(hash - Math.imul(leaving, FIRST_WEIGHT), BASE) + entering) | 0;
