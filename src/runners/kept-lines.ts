import { once } from '../base/once.ts';
import { byteLength, stripAnsi } from '../base/text.ts';
import {
  alternativesIn,
  IN_FIRST_WORD,
  INNER_TEXTS,
  isInner,
  isOfAnyWord,
  NEEDED_LINES,
  type NeededLines,
} from './needed-lines.ts';
import { PROGRAM_START } from './sources.ts';

/** An output of any length as its readers need it. */
export interface KeptOutput {
  /** Without colours. An empty line stands where something was left out. */
  readonly text: string;
  /** How many characters were left out. */
  readonly leftOut: number;
  /** Whether a line was left out that the counts of this format need. */
  isLost(format: string): boolean;
}

/** How much is kept: bytes, and `LINE_COST` for each line. */
export interface KeptLimits {
  /** Of the beginning, whole. */
  readonly head: number;
  /** Of the end, whole. */
  readonly tail: number;
  /** Of the middle: lines that are counted. */
  readonly counted: number;
  /** Of the middle: lines that name a failure, and those around them. */
  readonly named: number;
  /** The longest line. */
  readonly line: number;
}

const MIB = 1024 * 1024;
const KEPT: KeptLimits = { head: MIB, tail: 2 * MIB, counted: 5 * MIB, named: 2 * MIB, line: 2 * MIB };
/** About what a line takes in the memory of its readers, beside its text. */
const LINE_COST = 100;
/** What a line of the middle takes beside its text. */
const PIECE_COST = 40;

/** Stands for the lines between the outputs of several programs: without them, the counts of none are known. */
const PROGRAM_STARTS = 'programs';

/** How many lines are kept around one that names a failure. */
const LINES_ABOVE = 3;
const LINES_BELOW = 40;

/** A part of the middle that is kept. */
interface KeptPiece {
  /** Its place in the output. */
  readonly at: number;
  readonly text: string;
  /** The formats that count this line; empty: it names a failure, or stands near one. */
  readonly formats: readonly number[];
}

/**
 * Takes an output of any length, and keeps in bounded memory what readers need: all of a short one; of a longer one the beginning, the
 * end, and from the middle the lines of `NEEDED_LINES`. The counts of a format whose lines have no room there are lost.
 */
export class KeptLines {
  readonly #limits: KeptLimits;
  /** Finds lines that name a failure, or that are counted by a format whose counts are not lost. */
  #needed = anyNeeded;
  readonly #head: string[] = [];
  #headLength = 0;
  #headCost = 0;
  #isHeadFull = false;
  readonly #tail: LastBlocks;
  readonly #middle: KeptPieces;
  /** How much was moved out of the tail. */
  #passed = 0;
  #leftOut = 0;
  #namedCost = 0;
  #areNamesFull = false;
  #countedCost = 0;
  readonly #countedCosts: number[] = FORMATS.map(() => 0);
  readonly #lost = new Set<number>();
  /** How many more lines below the last failure's name are kept. */
  #below = 0;
  /** What was left out last: a failure's name below it brings its last lines back. */
  #aside: { readonly at: number; readonly text: string } = { at: 0, text: '' };
  /** The beginning of a line whose end has not come yet. */
  readonly #open: Uint8Array[] = [];
  #openBytes = 0;
  #isOpenCut = false;
  #lineEnds = 0;

  constructor(limits: KeptLimits = KEPT) {
    this.#limits = limits;
    this.#middle = new KeptPieces(limits.counted + limits.named);
    this.#tail = new LastBlocks(limits.tail, (block) => this.#pass(block));
  }

  /** Adds the next part of the output, which may end within a line. Keeps no reference to it. */
  add(part: Uint8Array): void {
    const end = part.lastIndexOf(NEW_LINE) + 1;
    if (end > 0) {
      this.#add([...this.#open, part.subarray(0, end)]);
      this.#open.length = 0;
      this.#openBytes = 0;
    }
    const room = this.#limits.line - this.#openBytes;
    this.#isOpenCut ||= part.length - end > room;
    // A copy: a Buffer's own `slice` shares its memory, in which the next part will stand.
    const open = new Uint8Array(part.subarray(end, end + room));
    if (open.length > 0) this.#open.push(open);
    this.#openBytes += open.length;
  }

  /** Of all parts that were added. */
  get lineEnds(): number {
    return this.#lineEnds;
  }

  /** What was kept. Nothing can be added after that. */
  end(): KeptOutput {
    this.#add(this.#open);
    const texts = [...this.#head];
    let next = this.#headLength;
    for (const { at, text } of this.#middle.all()) {
      if (at !== next) texts.push('\n');
      texts.push(text);
      next = at + text.length;
    }
    if (next !== this.#headLength + this.#passed) texts.push('\n');
    texts.push(...this.#tail.all().map(textOfBlock));
    const text = texts.join('').replace(/^\ufeff/, '');
    return { text, leftOut: this.#leftOut, isLost: this.#leftOut > 0 ? this.#lostFormats() : () => false };
  }

  #lostFormats(): (format: string) => boolean {
    const kept = FORMATS.flatMap(([name], index) => (this.#lost.has(index) ? [] : [name]));
    return isOutside(kept.includes(PROGRAM_STARTS) ? kept : []);
  }

  /** Adds the parts of a text of whole lines. */
  #add(parts: readonly Uint8Array[]): void {
    if (this.#isOpenCut) this.#loseCut(textOfBlock(parts));
    this.#isOpenCut = false;
    const bytes = parts.reduce((sum, { length }) => sum + length, 0);
    const lineEnds = parts.reduce((sum, part) => sum + lineEndsIn(part), 0);
    this.#lineEnds += lineEnds;
    const cost = bytes + LINE_COST * lineEnds;
    this.#isHeadFull ||= this.#headCost + cost > this.#limits.head;
    if (this.#isHeadFull) {
      this.#tail.push(parts, cost);
      return;
    }
    const text = textOfBlock(parts);
    this.#head.push(text);
    this.#headLength += text.length;
    this.#headCost += cost;
  }

  /** The end of the first line is missing: a reader that counts this line would need all of it. */
  #loseCut(text: string): void {
    const line = text.split('\n', 1)[0] ?? '';
    this.#leftOut += 1;
    for (const index of this.#countedBy(line)) this.#lose(index);
  }

  /** Keeps what is needed of a block that has left the tail. */
  #pass(parts: readonly Uint8Array[]): void {
    const block = textOfBlock(parts);
    const start = this.#headLength + this.#passed;
    let from = 0;
    for (const { index } of block.matchAll(patternFor(block, this.#needed()))) {
      if (index < from) continue;
      const lineEnd = block.indexOf('\n', index) + 1;
      const end = lineEnd === 0 ? block.length : lineEnd;
      this.#passUnnamed(start + from, block.slice(from, index));
      this.#passNeeded(start + index, block.slice(index, end));
      from = end;
    }
    this.#passUnnamed(start + from, block.slice(from));
    this.#passed += block.length;
  }

  #passNeeded(at: number, text: string): void {
    const line = text.endsWith('\n') ? text.slice(0, -1) : text;
    const isOfFailure = !this.#areNamesFull && isNamed().test(line);
    if (isOfFailure) {
      const above = lastLines(this.#aside.text, LINES_ABOVE);
      if (this.#keepNamed(this.#aside.at + this.#aside.text.length - above.length, above))
        this.#leftOut -= above.length;
      this.#aside = { at, text: '' };
      this.#below = LINES_BELOW;
    }
    const formats = this.#countedBy(line);
    if (formats.length > 0) {
      this.#keepCounted({ at, text, formats });
      this.#aside = { at: at + text.length, text: '' };
    } else if (!isOfFailure) this.#passUnnamed(at, text);
    else if (!this.#keepNamed(at, text)) this.#leftOut += text.length;
  }

  /** Keeps the lines that stand below a failure's name. */
  #passUnnamed(at: number, text: string): void {
    let end = 0;
    for (; this.#below > 0 && end < text.length; this.#below -= 1) {
      const lineEnd = text.indexOf('\n', end);
      end = lineEnd === -1 ? text.length : lineEnd + 1;
    }
    if (end > 0 && !this.#keepNamed(at, text.slice(0, end))) this.#leftOut += end;
    if (end === text.length) return;
    this.#leftOut += text.length - end;
    this.#aside = { at: at + end, text: text.slice(end) };
  }

  #keepNamed(at: number, text: string): boolean {
    const cost = byteLength(text) + LINE_COST * (text.split('\n').length - 1);
    if (text === '' || this.#areNamesFull) return false;
    if (this.#namedCost + cost > this.#limits.named) {
      this.#areNamesFull = true;
      this.#needed = this.#neededFromNow();
      return false;
    }
    this.#namedCost += cost;
    this.#middle.add({ at, text, formats: [] });
    return true;
  }

  #countedBy(line: string): readonly number[] {
    return FORMATS.flatMap(([, { counts }], index) =>
      !this.#lost.has(index) && counts.test(line) ? [index] : [],
    );
  }

  #keepCounted({ at, text, formats }: KeptPiece): void {
    const needed = formats.filter((index) => !this.#lost.has(index));
    if (needed.length === 0) {
      this.#leftOut += text.length;
      return;
    }
    const cost = byteLength(text) + PIECE_COST;
    if (this.#countedCost + cost > this.#limits.counted) {
      const costs = this.#countedCosts.map((known, index) => known + (needed.includes(index) ? cost : 0));
      this.#lose(costs.indexOf(Math.max(...costs)));
      this.#keepCounted({ at, text, formats: needed });
      return;
    }
    for (const index of needed) this.#countedCosts[index] = (this.#countedCosts[index] ?? 0) + cost;
    this.#middle.add({ at, text, formats: needed });
    this.#countedCost += cost;
  }

  /** Gives up the counts of a format, and the lines that no other format counts. */
  #lose(index: number): void {
    this.#lost.add(index);
    this.#countedCosts[index] = 0;
    this.#needed = this.#neededFromNow();
    const dropped = this.#middle.drop(
      (formats) => formats.length > 0 && formats.every((each) => this.#lost.has(each)),
    );
    this.#leftOut += dropped.length;
    this.#countedCost -= dropped.cost;
  }

  /** Made when the next block is read: many formats may be lost in one. */
  #neededFromNow(): () => NeededPatterns {
    return once(() => neededOf((index) => !this.#lost.has(index), this.#areNamesFull ? [] : FAILURE_NAMES));
  }
}

/** Pieces in the order in which they were printed. Their texts stand in one buffer, for the reason that `LastBlocks` gives. */
class KeptPieces {
  readonly #limit: number;
  /** Grows with the pieces: most outputs have none. */
  #bytes = new Uint8Array();
  #end = 0;
  /** Of each piece: its place, the bytes of its text, and which of `#formats` it has. */
  #places: number[] = [];
  readonly #formats: (readonly number[])[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add({ at, text, formats }: KeptPiece): void {
    const most = this.#end + text.length * MAX_BYTES_OF_UNIT;
    if (this.#bytes.length < Math.min(most, this.#limit)) {
      const bytes = new Uint8Array(Math.min(Math.max(2 * most, FIRST_BYTES), this.#limit));
      bytes.set(this.#bytes.subarray(0, this.#end));
      this.#bytes = bytes;
    }
    const bytes = ENCODER.encodeInto(text, this.#bytes.subarray(this.#end)).written;
    this.#end += bytes;
    this.#places.push(at, bytes, this.#placeOf(formats));
  }

  *all(places = this.#places): Generator<KeptPiece> {
    let start = 0;
    for (let index = 0; index < places.length; index += 3) {
      const [at = 0, bytes = 0, place = 0] = places.slice(index, index + 3);
      const text = DECODER.decode(this.#bytes.subarray(start, start + bytes));
      yield { at, text, formats: this.#formats[place] ?? [] };
      start += bytes;
    }
  }

  /** Drops the pieces with such formats, and returns their length in characters and their cost. */
  drop(isDropped: (formats: readonly number[]) => boolean): { length: number; cost: number } {
    const dropped = { length: 0, cost: 0 };
    const places = this.#places;
    this.#places = [];
    this.#end = 0;
    for (const piece of this.all(places)) {
      if (!isDropped(piece.formats)) this.add(piece);
      else {
        dropped.length += piece.text.length;
        dropped.cost += byteLength(piece.text) + PIECE_COST;
      }
    }
    return dropped;
  }

  #placeOf(formats: readonly number[]): number {
    const name = formats.join();
    const place = this.#formats.findIndex((each) => each.join() === name);
    return place === -1 ? this.#formats.push(formats) - 1 : place;
  }
}

/** Of UTF-8, for a unit of UTF-16. */
const MAX_BYTES_OF_UNIT = 3;
const FIRST_BYTES = 16 * 1024;

/** What any of these alternatives matches, all of which start with `^`. Taken out of them, it makes the pattern much faster. */
function anyAtStart(alternatives: readonly string[], flags = ''): RegExp {
  const textOf = (each: string) => each.replace(/^\^/, '');
  const words = alternatives.filter(isOfAnyWord).map(textOf);
  const others = alternatives.filter((each) => !isOfAnyWord(each)).map(textOf);
  const all = words.length === 0 ? others : [...others, `${IN_FIRST_WORD.source}(?:${words.join('|')})`];
  return new RegExp(`^(?=.)(?:${all.join('|')})`, flags);
}

const FORMATS: readonly (readonly [name: string, needed: NeededLines])[] = [
  ...Object.entries(NEEDED_LINES),
  [PROGRAM_STARTS, { counts: PROGRAM_START }],
];
const FAILURE_NAMES = FORMATS.flatMap(([, { names }]) =>
  names === undefined ? [] : alternativesIn(names.source),
);
const isNamed = once(() => anyAtStart(FAILURE_NAMES));

/** `all` goes to the end of nearly every line; `quick` is enough for a block that holds no text of INNER_TEXTS. */
interface NeededPatterns {
  readonly all: RegExp;
  readonly quick: RegExp;
}

function neededOf(isCounted: (index: number) => boolean, names: readonly string[]): NeededPatterns {
  const counts = FORMATS.filter((_, index) => isCounted(index)).map(([, needed]) => needed.counts.source);
  const all = [...counts.flatMap(alternativesIn), ...names];
  const quick = all.filter((each) => !isInner(each));
  return { all: anyAtStart(all, 'gm'), quick: anyAtStart(quick, 'gm') };
}

const patternFor = (block: string, { all, quick }: NeededPatterns): RegExp =>
  INNER_TEXTS.some((text) => block.includes(text)) ? all : quick;
/** Of an output of which nothing is lost, as nearly all are. */
const anyNeeded = once(() => neededOf(() => true, FAILURE_NAMES));

/** Made apart from what was read, which would else stay in memory as long as the result. */
const isOutside =
  (names: readonly string[]) =>
  (name: string): boolean =>
    !names.includes(name);

/**
 * The last blocks of an output, up to a cost. Their bytes stand in one buffer that is used again and again: strings that live as long as it
 * takes to print so much would make the engine let its heap grow.
 */
class LastBlocks {
  readonly #limit: number;
  /** Made for the first block: most outputs fit in what is kept of their beginning. */
  #ring = new Uint8Array();
  #start = 0;
  /** Newer parts are added to the last one, as long as it is small. */
  readonly #blocks: { bytes: number; cost: number }[] = [];
  #bytes = 0;
  #cost = 0;
  readonly #leave: (block: readonly Uint8Array[]) => void;

  /** `leave` takes each block that makes room for newer ones, in their order; its bytes are there only during the call. */
  constructor(limit: number, leave: (block: readonly Uint8Array[]) => void) {
    this.#limit = limit;
    this.#leave = leave;
  }

  get isEmpty(): boolean {
    return this.#blocks.length === 0;
  }

  push(parts: readonly Uint8Array[], cost: number): void {
    while (!this.isEmpty && this.#cost + cost > this.#limit) this.#drop();
    if (cost > this.#limit) {
      this.#leave(parts);
      return;
    }
    if (this.#ring.length === 0) this.#ring = new Uint8Array(this.#limit);
    for (const part of parts) this.#write(part);
    const bytes = parts.reduce((sum, { length }) => sum + length, 0);
    const last = this.#blocks.at(-1);
    if (last === undefined || last.bytes + bytes > SMALL_BYTES) this.#blocks.push({ bytes, cost });
    else {
      last.bytes += bytes;
      last.cost += cost;
    }
    this.#cost += cost;
  }

  all(): readonly (readonly Uint8Array[])[] {
    let at = 0;
    return this.#blocks.map(({ bytes }) => {
      at += bytes;
      return this.#read(at - bytes, at);
    });
  }

  #drop(): void {
    const { bytes = 0, cost = 0 } = this.#blocks.shift() ?? {};
    this.#leave(this.#read(0, bytes));
    this.#start = (this.#start + bytes) % this.#ring.length;
    this.#bytes -= bytes;
    this.#cost -= cost;
  }

  #write(part: Uint8Array): void {
    const at = (this.#start + this.#bytes) % this.#ring.length;
    const first = part.subarray(0, this.#ring.length - at);
    this.#ring.set(first, at);
    this.#ring.set(part.subarray(first.length), 0);
    this.#bytes += part.length;
  }

  /** The bytes from `from` to before `to`, counted from the oldest: in two parts where they go on at the buffer's beginning. */
  #read(from: number, to: number): readonly Uint8Array[] {
    const at = (this.#start + from) % this.#ring.length;
    const first = this.#ring.subarray(at, at + to - from);
    const rest = this.#ring.subarray(0, to - from - first.length);
    return rest.length === 0 ? [first] : [first, rest];
  }
}

const NEW_LINE = 10;
const SMALL_BYTES = 32 * 1024;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of a block, without colours and returns of the carriage. Bytes that are not UTF-8 show as U+FFFD. */
function textOfBlock(parts: readonly Uint8Array[]): string {
  const [last, ...more] = parts.toReversed();
  // Most blocks are one part: then no second string of that size is made.
  const before = more.toReversed().map((part) => DECODER.decode(part, { stream: true }));
  const printed = before.join('') + DECODER.decode(last);
  const plain = printed.includes('\u001b') ? stripAnsi(printed) : printed;
  return plain.includes('\r') ? plain.replace(/\r+(?=\n|$)/g, '') : plain;
}

function lineEndsIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) count += 1;
  return count;
}

/** The last lines of a text that ends with a line. */
function lastLines(text: string, count: number): string {
  let start = text.length;
  for (let left = count; left > 0 && start > 0; left -= 1) start = text.lastIndexOf('\n', start - 2) + 1;
  return text.slice(start);
}
