import { anyOf, firstChars, shorten } from '../../base/text.ts';
import type { TestFailure } from '../events.ts';

/** What is read of a line of output. */
export const LINE_CHARS = 400;

/** Lines by which the common runners name what failed: a test, its message, a place with a message. */
const NAMES_FAILURE = anyOf([
  /^\s*(?:FAILED\b|FAIL\b|Failed\b|ERROR\b|\[ERROR\]|--- FAIL|not ok\b)/,
  /^\s*\[ *(?:FAIL|FAILED|fail|failed) *\] |:\d+:\w+:FAIL\b/,
  /^\s*(?:[✗✘✕✖×●]\s|E\s|\d+\)\s|\S+\.\w+:\d+(?::\d+)?: \S)/,
  /\bAssertionError\b|\bpanic:|\bpanicked at\b|\bFAILED$/,
]);

/** Lines of compilers and interpreters that name no test. Passing tests log such lines too: they count when there are no others. */
const NAMES_ERROR = anyOf([
  /^\s*error(?:\[\w+\])?:|: error \w+:|\b\w*(?:Error|Exception)(?: \[\w+\])?:/,
  /\((?:\w+::)*\w+(?:Error|Exception|NotFound)\)$|\bErrno::E[A-Z]+(?:\)$|:)/,
  /^make(?:\[\d+\])?: \*\*\* /,
]);

/** Where the lines stand by which runners name failures. */
export const namedFailures = (lines: readonly string[]): number[] => matching(NAMES_FAILURE, lines);

const matching = (pattern: RegExp, lines: readonly string[]): number[] =>
  [...lines.keys()].filter((at) => pattern.test(lines[at] ?? ''));

/** Where the lines stand by which failures are named, else errors. */
export function failingLines(lines: readonly string[]): number[] {
  const failures = namedFailures(lines);
  return failures.length > 0 ? failures : matching(NAMES_ERROR, lines);
}

/**
 * A failure's message without numbers, quoted values and the words of the test's name: failures that share it have one cause in most
 * cases. Where too little is left, the place tells failures apart.
 */
export function messageShape({ id, file, line, message }: TestFailure): string {
  const names = new Set(id.match(/[\p{L}\d_]{3,}/gu) ?? []);
  const shape = withoutNoise(message.split('\n', 1)[0] ?? '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '#')
    .replace(/[\p{L}\d_]{3,}/gu, (word) => (names.has(word) ? '#' : word))
    .replace(/\d+(?:\.\d+)?/g, '#');
  return (shape.match(/\p{L}{3,}/gu) ?? []).length > 1 ? shape : `${shape} ${file ?? ''}:${line ?? ''}`;
}

const SIGNATURE_CHARS = 600;

/**
 * Names a failure so that two runs with the same failing tests compare equal: their ids where they are known, else
 * failing lines, sorted, without durations, addresses, line numbers and temporary paths; the last lines when no line
 * names a failure.
 */
export function failureSignature(lines: readonly string[], failures: readonly TestFailure[]): string {
  return cutSignature(failures.length > 0 ? failures.map(({ id }) => id) : linesOfFailure(lines));
}

function linesOfFailure(lines: readonly string[]): readonly string[] {
  const filled = lines.map(startOfLine).filter((line) => line !== '');
  const failing = failingLines(filled).map((at) => filled[at] ?? '');
  return (failing.length > 0 ? failing : filled.slice(-3)).map(withoutNoise);
}

/** The lines by which a runner, a compiler or an interpreter names what failed; empty when none does. */
export function failureLines(all: readonly string[]): readonly string[] {
  const lines = all.map(startOfLine);
  return failingLines(lines).map((at) => lines[at] ?? '');
}

const startOfLine = (line: string): string => firstChars(line.trim(), LINE_CHARS);

const FAILING_LINE_CHARS = 300;

/** A place that tells of no error, as a frame of pytest's or a warning, and how many tests failed. */
const TELLS_NO_ERROR = anyOf(
  [/^\S+\.\w+:\d+(?::\d+)?: (?:in \S+$|\w*warning\b)/, /^FAILED (?:\||\()[ \w|,=()]*\d/],
  'i',
);

/** The line that names a failure, else the first that holds the word error, else the last one. */
export function firstFailingLine(lines: readonly string[], naming: readonly string[]): string {
  const candidates = lines.filter(
    (line) => line.trim() !== '' && !/^\s*Process completed with exit code/.test(line),
  );
  const line =
    naming.find((each) => !TELLS_NO_ERROR.test(each)) ??
    candidates.find((each) => /\berror\b/i.test(each) && !TELLS_NO_ERROR.test(each.trim())) ??
    naming[0] ??
    candidates.at(-1) ??
    '';
  return shorten(line.trim(), FAILING_LINE_CHARS);
}

/**
 * The lines of a run that an earlier one did not print, but for what changes from run to run: of those that name a failure, else of the
 * last ones.
 */
export function newFailingLines(
  lines: readonly string[],
  naming: readonly string[],
  before: readonly string[],
): readonly string[] {
  // `mkdir: cannot create directory` is no failure that a runner names: then the last lines count.
  const filled = lines.filter((line) => line.trim() !== '');
  return (naming.length > 0 ? naming : filled.slice(-LAST_LINES)).filter(lackedBy(before));
}

/** Says of a line whether an earlier text lacks it, but for what changes from run to run. */
function lackedBy(before: readonly string[]): (line: string) => boolean {
  const bare = (line: string): string => withoutNoise(line.trim().replace(PLACE_IN_LIST, ''));
  const known = new Set(before.map(bare));
  return (line) => !known.has(bare(line));
}

/** `2) cart adds`: rspec, minitest, mocha, phpunit and ExUnit number the failures of a run, TAP its tests: `not ok 3 adds`. */
const PLACE_IN_LIST = /^(?:\d+\)|not ok \d+(?: -)?) /;

const LAST_LINES = 10;

/** The lines that an earlier text does not hold, each below the line that names its failure. */
export function freshLines(lines: readonly string[], before: readonly string[]): readonly string[] {
  const isLacked = lackedBy(before);
  const fresh: string[] = [];
  let heading: string | null = null;
  for (const line of lines) {
    const isNew = line.trim() !== '' && isLacked(line);
    if (NAMES_FAILURE.test(line)) heading = line;
    if (!isNew) continue;
    if (heading !== null && heading !== line) fresh.push(heading);
    heading = null;
    fresh.push(line);
  }
  return fresh;
}

function cutSignature(lines: readonly string[]): string {
  const all = [...new Set(lines)].toSorted().join('\n');
  return all.length <= SIGNATURE_CHARS
    ? all
    : `${firstChars(all, SIGNATURE_CHARS)}… ${all.length} characters, ${checksum(all)}`;
}

/** A line without details that change from run to run. */
export function withoutNoise(line: string): string {
  return withoutPlaces(line)
    .replace(/\d{4}-\d{2}-\d{2}[T ]|\d{2}:\d{2}:\d{2}[.\d]*Z?/g, '…')
    .replace(/\b(duration_ms: |Elapsed":)[\d.]+/g, '$1…')
    .replace(/\s*\(?\b\d+(?:\.\d+)?\s?(?:ms|s|sec|seconds|µs|ns|m)\b\)?/g, '')
    .replace(/\b\d{5,}\b/g, '…');
}

/** A line without temporary paths, line numbers, addresses and ids: what is left may be a value that a test compares, also a time. */
export function withoutPlaces(line: string): string {
  return line
    .replace(
      /\/(?:tmp|var\/folders)(?:\/[^\s/:'")]+)+/g,
      (path) => `/tmp/…/${path.split('/').slice(3).at(-1) ?? ''}`,
    )
    .replace(/(\.\w+):\d+(?::\d+)?/g, '$1:…')
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b0x[0-9a-f]+/gi, '…')
    .replace(/' \(\d+\) panicked/, "' panicked");
}

/** FNV-1a over UTF-16 units, to tell long lists of failures apart. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
