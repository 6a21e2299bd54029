import { anyOf, byteLength, cutMark, firstChars, shorten } from '../../base/text.ts';
import type { TestFailure } from '../events.ts';
import { testName } from '../test-names.ts';
import { type FailingCount, failingText } from './counts.ts';
import { failingLines, LINE_CHARS, messageShape, namedFailures } from './failing-lines.ts';
import { firstCopies, noiseIn, noiseOf } from './noise-lines.ts';

export const DIGEST_BYTES = 6 * 1024;
/** Lines that may be about a failure: other lines use these words as well. */
const TELLING_LINE = anyOf(
  [
    /\b(?:errors?|fail|failed|failing|failures?|assert\w*|panic|exception|traceback)\b/,
    /\b(?:expected|actual|received|got|want|undefined|cannot|mismatch|left|right)\b/,
    /^\s*(?:---|[>❯])\s|Error:|\w\.\w+:\d/,
  ],
  'i',
);

/** What is known of the tests that failed. */
interface NamedFailures {
  readonly failures: readonly TestFailure[];
  readonly failed: FailingCount;
}

/**
 * The lines of a failing run, in at most `maxBytes`. Where the failures are known one by one: their names, and the lines
 * around their messages. Else all lines if they fit; else head, failing lines and tail, in their order. Each gap
 * says how many lines it hides (I14), also those that are missing already where the lines are themselves a digest.
 */
export function failingDigest(all: readonly string[], named: NamedFailures, maxBytes: number): string {
  const plain = withoutBlankEnd(all);
  const { printed, hidden } = withoutGaps(plain);
  const lines = printed.map((line, at) => boundedLine(line, printed[at + 1]));
  const firsts = firstCopies(lines);
  const read = { lines, hidden, firsts, noise: noiseIn(lines, firsts), naming: failingLines(lines) };
  return named.failures.length > 0 && byteLength(plain.join('\n')) > SHORT_BYTES
    ? digestOfFailures(read, maxBytes, named)
    : digestOfLines(read, maxBytes, named.failures);
}

/** See `TestOutput.failingBlocks`. A line that names a failure, with nothing about it in the lines around, makes no block. */
export function failingBlocks(lines: readonly string[], maxBytes: number): string {
  const noiseAt = (at: number): NoiseInOutput | undefined =>
    lines[at] === undefined ? undefined : noiseOf(firstChars(lines[at], LINE_CHARS));
  const naming = new Set(namedFailures(lines).filter((at) => noiseAt(at) === null));
  const picked = new Set<number>();
  let room = maxBytes;
  for (const at of naming) {
    const block = [at, ...linesOfSameFailure(at, noiseAt, BLOCK_LINES)];
    const added = block.filter((each) => !picked.has(each));
    if (added.every((each) => naming.has(each) || lines[each]?.trim() === '')) continue;
    room -= added.reduce((sum, each) => sum + byteLength(lines[each] ?? '') + 1, 0);
    if (room < 0) break;
    for (const each of added) picked.add(each);
  }
  return picked.size === 0
    ? ''
    : withGaps({ lines, hidden: new Map(), noise: [], firsts: [], naming: [] }, picked);
}

/** So many lines of a block that is kept are enough for what a digest shows of it. */
const BLOCK_LINES = 30;

/** The lines without blank ones, and without blanks, at their end. */
function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return [...lines.slice(0, Math.max(0, last)), lines[last]?.trimEnd() ?? ''];
}

type NoiseInOutput = ReturnType<typeof noiseIn>[number];

interface PrintedLines {
  readonly printed: readonly string[];
  /** How many lines are missing above a line, by its index; the number of lines stands for the end. */
  readonly hidden: ReadonlyMap<number, number>;
}

/** Takes the notes of a digest out of its lines. */
function withoutGaps(all: readonly string[]): PrintedLines {
  const printed: string[] = [];
  const hidden = new Map<number, number>();
  for (const line of all) {
    const [, lines] = GAP.exec(line) ?? [];
    if (lines !== undefined) hidden.set(printed.length, (hidden.get(printed.length) ?? 0) + Number(lines));
    else printed.push(line);
  }
  return { printed, hidden };
}

/** `firsts`: see `firstCopies`; `naming`: see `failingLines`. */
interface ReadLines {
  readonly hidden: PrintedLines['hidden'];
  readonly lines: readonly string[];
  readonly noise: readonly NoiseInOutput[];
  readonly firsts: readonly number[];
  readonly naming: readonly number[];
}

function digestOfLines(read: ReadLines, maxBytes: number, failures: readonly TestFailure[]): string {
  const indexes = linesThatTell(read);
  const whole = withGaps(read, new Set(indexes));
  if (byteLength(whole) <= maxBytes) return whole;
  const room = maxBytes - MAX_LEFT_OUT * byteLength(gap(linesIn(read)));
  return withGaps(read, pickLines({ ...read, indexes }, room, failures));
}

/** What passed, or was built, has no room beside what names a failure; in a short output nothing is left out. */
function linesThatTell({ lines, noise, naming }: ReadLines): readonly number[] {
  const isShown = (at: number): boolean => noise[at] === null;
  const isAll = byteLength(lines.join('\n')) <= SHORT_BYTES || !naming.some(isShown);
  // A gap of a single line is shown: its mark would be no shorter.
  return [...lines.keys()].filter((at) => isAll || isShown(at) || (isShown(at - 1) && isShown(at + 1)));
}

/** An output of this size is shown as it is. */
const SHORT_BYTES = 800;
const MAX_NAMED_FAILURES = 20;
const MESSAGE_CHARS = 200;

function digestOfFailures(read: ReadLines, maxBytes: number, named: NamedFailures): string {
  const { failures } = named;
  const { lines, noise, firsts } = read;
  const isQuiet = (at: number): boolean => noise[at] === null;
  const areMany = failures.length > MAX_TESTS_WITH_LINES;
  const titles = failureTitles(lines);
  const naming = (
    areMany ? oneOfEachMessage(failures, lines, titles) : linesAndTitles(failures, lines, titles)
  ).filter(isQuiet);
  // No line of the output names a failure: a report file, or one long line of JSON, holds the messages.
  const isPrinted = (message: string): boolean =>
    naming.length > 0 && lines.some((line) => line.includes(messageStart(message)));
  const names = failureNames(named, maxBytes / 2, isPrinted);
  if (naming.length === 0)
    return `${names}\n${digestOfLines(read, maxBytes - byteLength(names) - 1, failures)}`;
  const failing = areMany ? [] : read.naming.filter(isQuiet);
  const room = maxBytes - byteLength(names) - MAX_BLOCKS * byteLength(gap(linesIn(read)));
  const picked = new Set<number>();
  let used = 0;
  let blocks = 0;
  const take = (at: number): void => {
    const cost = costOf(read, at);
    const startsBlock = !picked.has(at - 1) && !picked.has(at + 1);
    if (picked.has(at) || used + cost > room || (startsBlock && blocks === MAX_BLOCKS - 1)) return;
    if (startsBlock) blocks += 1;
    used += cost;
    picked.add(at);
  };
  for (const at of [...naming, ...failing]) {
    if (used > room * MAX_SHARE_OF_STARTS) break;
    take(at);
  }
  const starts = new Set(naming);
  // Of many failures those that no line is shown of stand below one another: a block ends where the next one begins.
  const isTitle = new Set(titles);
  const ends = new Set(areMany ? titles.filter((at) => !starts.has(at)) : []);
  const around = [...picked]
    .toSorted((a, b) => a - b)
    .map((at) =>
      linesOfSameFailure(at, (each) => {
        if (ends.has(each) || (each < at && isTitle.has(at))) return 'ends';
        const first = firsts[each] ?? each;
        return starts.has(at) && isShownNowhere(first, picked) ? noise[first] : noise[each];
      }),
    );
  // The lines nearest to each, then the next ones: no failure takes the room of another.
  for (let distance = 0; distance < LINES_AFTER + LINES_BEFORE; distance += 1)
    for (const near of around) if (near[distance] !== undefined) take(near[distance] ?? 0);
  // A gap of a single line is shown: its mark would be no shorter.
  for (const at of lines.keys()) if (isQuiet(at) && picked.has(at - 1) && picked.has(at + 1)) take(at);
  const shown = withGaps(read, picked);
  const isNamed = ({ id }: TestFailure): boolean => shown.includes(id);
  return failures.every(isNamed) ? shown : `${names}\n${shown}`;
}

/** Where more tests failed than this, only so many are shown with their lines; the others are named. */
const MAX_TESTS_WITH_LINES = 5;

/** Where an output tells of one failure of each message, as the others tell the same. */
function oneOfEachMessage(
  failures: readonly TestFailure[],
  lines: readonly string[],
  titles: readonly number[],
): readonly number[] {
  const groups = [...Map.groupBy(failures, messageShape).values()].slice(0, MAX_TESTS_WITH_LINES);
  return groups.flatMap((same) => {
    for (const failure of same.slice(0, MAX_ALIKE_TRIED)) {
      const found = messageAndPlace(failure, lines);
      const [title] = found.length > 0 ? found : titlesNaming(failure, lines, titles);
      if (title !== undefined) return found.length > 0 ? found : [title];
    }
    return [];
  });
}

/** Of a long output, lines of some failures are left out already. */
const MAX_ALIKE_TRIED = 200;

/** Where an output tells of these failures: lines that name them, and the titles of what it prints of each. */
const linesAndTitles = (
  failures: readonly TestFailure[],
  lines: readonly string[],
  titles: readonly number[],
): readonly number[] => [
  ...new Set([
    ...linesNaming(failures, lines),
    ...failures.flatMap((failure) => titlesNaming(failure, lines, titles).slice(0, 1)),
  ]),
];

/** A title of what a runner prints of one failing test: `--- FAIL: TestA/b (0.00s)`, `____ test_a ____`, `not ok 3 - adds`. */
const TITLE = /^\s*(?:--- FAIL: |not ok\b|\d+\) \S|[●✗✘✕✖×] \S|_{3,} .* _{3,}$)/;

const failureTitles = (lines: readonly string[]): readonly number[] =>
  [...lines.keys()].filter((at) => TITLE.test(lines[at] ?? ''));

/** The titles that hold the own name of a failing test. */
function titlesNaming(
  { id }: TestFailure,
  lines: readonly string[],
  titles: readonly number[],
): readonly number[] {
  const name = testName(id);
  if (name.length < MIN_TITLE_CHARS) return [];
  const pattern = new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w/[-])`);
  return titles.filter((at) => lines[at]?.includes(name) === true && pattern.test(lines[at]));
}

const MIN_TITLE_CHARS = 3;

/** A line of the product stands in the frames of many failures. */
const MAX_LINES_OF_PLACE = 20;

/** The line with the message of one failure and the line with its place, of all such pairs the two nearest to each other. */
function messageAndPlace(failure: TestFailure, lines: readonly string[]): readonly number[] {
  const places = linesNaming([{ ...failure, id: '', message: '' }], lines);
  const messages = linesNaming([{ ...failure, id: '', file: null }], lines);
  if (places.length === 0 || messages.length === 0) {
    const [first] = [...places, ...messages, ...linesNaming([failure], lines)];
    return first === undefined ? [] : [first];
  }
  const pairs = places
    .slice(0, MAX_LINES_OF_PLACE)
    .flatMap((place) => messages.map((message) => [message, place] as const));
  return pairs.toSorted(([a, b], [c, d]) => Math.abs(a - b) - Math.abs(c - d))[0] ?? [];
}

/** The most blocks of lines around failures, which limits the gaps between them. */
const MAX_BLOCKS = 30;
/** The rest is for values and frames below the lines that name a failure. */
const MAX_SHARE_OF_STARTS = 0.6;

/**
 * Of many tests those that fail with one message have one line: the first, how many more, and a few of their names. Names are never
 * cut: those that do not fit are counted. A message stands beside the name where the output does not print it.
 */
function failureNames(
  { failures, failed }: NamedFailures,
  maxBytes: number,
  isPrinted: (message: string) => boolean,
): string {
  const lines: string[] = [];
  let left = failed.count;
  const groups =
    failures.length > MAX_TESTS_WITH_LINES
      ? [...Map.groupBy(failures, messageShape).values()]
      : failures.map((failure) => [failure]);
  for (const group of groups.slice(0, MAX_NAMED_FAILURES)) {
    const [{ id, message } = NO_FAILURE, ...others] = group;
    const name = isPrinted(message) ? `- ${id}` : `- ${id}: ${telling(message)}`;
    const alike = others.length === 0 ? [] : [`  and ${others.length} more like it: ${firstIds(others)}`];
    if (byteLength([...lines, name, ...alike].join('\n')) > maxBytes) break;
    lines.push(name, ...alike);
    left -= group.length;
  }
  return [`${failingText(failed)}:`, ...lines, ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
}

const NO_FAILURE: TestFailure = { id: '', file: null, line: null, message: '' };
const MAX_ALIKE_NAMED = 4;

const firstIds = (failures: readonly TestFailure[]): string =>
  [
    ...failures.slice(0, MAX_ALIKE_NAMED).map(({ id }) => shorten(id, MESSAGE_CHARS)),
    ...(failures.length > MAX_ALIKE_NAMED ? ['…'] : []),
  ].join(', ');

function telling(message: string): string {
  const lines = message.split('\n');
  const noise = noiseIn(lines);
  return firstChars(lines.filter((_, at) => noise[at] === null).join('\n'), MESSAGE_CHARS);
}

/** The lines of the failure that a line is part of, nearest first, up to where another thing begins; without foreign frames. */
function linesOfSameFailure(
  at: number,
  noiseAt: (at: number) => NoiseInOutput | undefined,
  most = LINES_AFTER,
): number[] {
  const until = (order: readonly number[]): number[] => {
    const end = order.findIndex((each) => !['frame', null].includes(noiseAt(each) ?? null));
    return (end === -1 ? order : order.slice(0, end)).filter((each) => noiseAt(each) === null);
  };
  const after = Array.from({ length: MAX_LINES_BELOW }, (_, distance) => at + 1 + distance);
  const before = Array.from({ length: LINES_BEFORE }, (_, distance) => at - 1 - distance);
  return [...until(after).slice(0, most), ...until(before)];
}

/** Frames outside of the repository stand in between: they are skipped, and not counted. */
const MAX_LINES_BELOW = 40;

const gap = (lines: number): string => `${cutMark(lines)}\n`;
/** Also what stands for lines that were not kept of a long output (`oracle/process.ts`). */
const GAP = /^\[… (\d+) lines?(?:, \d+ bytes)? left out …\]$/;
/** The lines that are there, and those that are missing. */
const linesIn = ({ lines, hidden }: ReadLines): number =>
  hidden.values().reduce((sum, missing) => sum + missing, lines.length);

/** The most blocks of lines of each kind, which limits the gaps around them. */
const MAX_RUNS = { tail: 1, failing: 6, telling: 4, head: 1 };
const MAX_LEFT_OUT = 13;

/** Values and places stand up to this far from a failing line. */
const LINES_BEFORE = 3;
const LINES_AFTER = 12;

/**
 * Tail first (summaries stand last), then failing lines, what stands around them, telling lines, head. What one kind
 * leaves of its share, the next may use; the head fills up only when nothing names a failure.
 */
function pickLines(
  { indexes, ...read }: ReadLines & { readonly indexes: readonly number[] },
  room: number,
  failures: readonly TestFailure[],
): ReadonlySet<number> {
  const { lines, noise, firsts, naming } = read;
  const picked = new Set<number>();
  const costs = [...lines.keys()].map((at) => costOf(read, at));
  let used = 0;
  const take = (order: readonly number[], upTo: number, maxRuns: number): void => {
    let runs = 0;
    for (const at of order) {
      const cost = costs[at] ?? Number.POSITIVE_INFINITY;
      if (used + cost > upTo || picked.has(at)) continue;
      const startsRun = !picked.has(at - 1) && !picked.has(at + 1);
      if (startsRun && runs === maxRuns) continue;
      if (startsRun) runs++;
      used += cost;
      picked.add(at);
    }
  };
  const failing = [...new Set([...linesNaming(failures, lines), ...naming])];
  const telling = indexes.filter((at) => TELLING_LINE.test(lines[at] ?? ''));
  take(indexes.toReversed(), room * 0.3, MAX_RUNS.tail);
  take(failing, room * 0.5, MAX_RUNS.failing);
  const around = failing.filter((at) => picked.has(at)).flatMap(neighbours);
  take(
    around.filter((at) =>
      noise[at] === 'again' ? isShownNowhere(firsts[at] ?? at, picked) : noise[at] !== 'ends',
    ),
    room * 0.75,
    0,
  );
  take(telling, room * 0.85, MAX_RUNS.telling);
  take(indexes, failing.length > 0 ? Math.min(room, used + room * 0.15) : room, MAX_RUNS.head);
  return picked;
}

/** The lines that hold the message, place or name of one of these failures. */
function linesNaming(failures: readonly TestFailure[], lines: readonly string[]): number[] {
  const marks = failures.flatMap(({ id, file, line, message }) => [
    messageStart(message),
    file === null || line === null ? '' : `${file}:${line}`,
    id,
  ]);
  const longMarks = [...new Set(marks)]
    .filter((mark) => mark.length >= MIN_MARK_CHARS)
    .slice(0, MAX_FAILURE_MARKS);
  return [...lines.keys()].filter((at) => longMarks.some((mark) => lines[at]?.includes(mark)));
}

const messageStart = (message: string): string => firstChars(message.split('\n', 1)[0] ?? '', MARK_CHARS);

/** Shorter ones occur in unrelated lines. */
const MIN_MARK_CHARS = 8;
const MARK_CHARS = 120;
const MAX_FAILURE_MARKS = 120;

/** The neighbours of a line, nearest first, so that what is picked stays in one piece. */
function neighbours(at: number): number[] {
  const after = Array.from({ length: LINES_AFTER }, (_, distance) => at + 1 + distance);
  const before = Array.from({ length: LINES_BEFORE }, (_, distance) => at - 1 - distance);
  return [...after, ...before];
}

/** What a failure prints is left out as a repeat only where its block is shown at its first copy. */
const isShownNowhere = (first: number, picked: ReadonlySet<number>): boolean =>
  ![first, ...neighbours(first)].some((at) => picked.has(at));

/** The bytes of a line, and of a gap that stands above it already. */
const costOf = (read: ReadLines, at: number): number =>
  byteLength(read.lines[at] ?? '') + 1 + (read.hidden.has(at) ? byteLength(gap(linesIn(read))) : 0);

function withGaps({ lines, hidden }: ReadLines, picked: ReadonlySet<number>): string {
  const parts: string[] = [];
  const isLeftOut = (at: number): boolean => at in lines && !picked.has(at);
  let missing = 0;
  for (const [at, line] of lines.entries()) {
    missing += hidden.get(at) ?? 0;
    const isBetweenGaps = line.trim() === '' && isLeftOut(at - 1) && isLeftOut(at + 1);
    if (isLeftOut(at) || isBetweenGaps) {
      missing++;
      continue;
    }
    if (missing > 0) parts.push(gap(missing));
    missing = 0;
    parts.push(`${line}\n`);
  }
  missing += hidden.get(lines.length) ?? 0;
  if (missing > 0) parts.push(gap(missing));
  return parts.join('').trimEnd();
}

function boundedLine(line: string, next = ''): string {
  const start = firstChars(line, LINE_CHARS);
  const [note = '', more = 0] = MORE_CHARACTERS.exec(line) ?? [];
  const left = line.length - note.length - start.length + Number(more);
  return left === 0
    ? withoutAddresses(line, next)
    : `${withoutAddresses(start, next)}${cutMark(left, { unit: 'character' })}`;
}

/** At the end of a line that a digest has cut. */
const MORE_CHARACTERS = /\[… (\d+) characters? left out …\]$/;

/** `\t/w/cart.go:32 +0x1d`, below the call of a frame. */
const GO_PLACE = /^\s+\S.*:\d+ \+0x[\da-f]+$/;

/** Addresses differ from run to run: arguments of Go's frames, `<Cart object at 0x7f3a>` of Python, numbers of goroutines. */
function withoutAddresses(line: string, next: string): string {
  if (line.startsWith('goroutine ')) return line.replace(/^goroutine \d+ (?=\[)/, 'goroutine ');
  if (!line.includes('0x')) return line;
  const shown = line.replace(/ at 0x[\da-f]+(?=>)/gi, ' at 0x…');
  return GO_PLACE.test(next)
    ? shown.replace(/^([\w./()*·[\]-]+)\((?=[^()]*0x)[{}\da-fx, .?]+\)$/, '$1(…)')
    : shown;
}
