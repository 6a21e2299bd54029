import { GlobError, globToRegexSource } from './glob.ts';

export interface Hit {
  readonly start: number;
  readonly end: number;
}

/** Finds a pattern in lines. */
export interface LineMatcher {
  /** What every line that matches holds; null when nothing is known. git can look for it. */
  readonly literal: string | null;
  /** A quick look at a whole file: false means no line of it can match. */
  mayMatch(bytes: Buffer): boolean;
  /** The first hit in a line, null for none. */
  find(line: string): Hit | null;
  /** How much text one search may look at, so that its time is bounded whatever the pattern. */
  readonly maxBytes: number;
}

export type Compiled<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

const MAX_PATTERN_LENGTH = 1000;
const MAX_SEARCH_BYTES = 256 * 1024 * 1024;
/**
 * RE2 takes time in proportion to text × program, at worst some 60 ns for a byte and an instruction
 * (measured with re2js on hostile patterns); this bounds a search to about a minute at the very worst.
 */
const MAX_REGEX_WORK = 1_000_000_000;

export async function compilePattern(pattern: string, isRegex: boolean): Promise<Compiled<LineMatcher>> {
  if (pattern.length > MAX_PATTERN_LENGTH) {
    return { ok: false, reason: `the pattern is longer than ${MAX_PATTERN_LENGTH} characters` };
  }
  if (isRegex) return compileRegex(pattern);
  if (pattern.includes('\n')) {
    return { ok: false, reason: 'grep looks at one line at a time: give a pattern without a line end' };
  }
  return { ok: true, value: literalMatcher(pattern) };
}

/** A model's glob, run by RE2. */
export async function compileGlob(glob: string | null): Promise<Compiled<(path: string) => boolean>> {
  if (glob === null) return { ok: true, value: () => true };
  const { RE2JS, RE2JSException } = await import('re2js');
  try {
    const pattern = RE2JS.compile(globToRegexSource(glob));
    return { ok: true, value: (path) => pattern.testExact(path) };
  } catch (error) {
    if (error instanceof GlobError) return { ok: false, reason: `glob: ${error.message}` };
    if (error instanceof RE2JSException) return { ok: false, reason: `glob: ${glob} is not a glob` };
    throw error;
  }
}

function literalMatcher(text: string): LineMatcher {
  const needle = Buffer.from(text);
  return {
    // No argument of a program can hold a NUL.
    literal: text.includes('\0') ? null : text,
    maxBytes: MAX_SEARCH_BYTES,
    mayMatch: (bytes) => bytes.includes(needle),
    find: (line) => {
      const start = line.indexOf(text);
      return start === -1 ? null : { start, end: start + text.length };
    },
  };
}

async function compileRegex(source: string): Promise<Compiled<LineMatcher>> {
  const { RE2JS, RE2JSException } = await import('re2js');
  try {
    const pattern = RE2JS.compile(source);
    return {
      ok: true,
      value: {
        literal: null,
        maxBytes: Math.min(MAX_SEARCH_BYTES, Math.floor(MAX_REGEX_WORK / pattern.programSize())),
        mayMatch: () => true,
        find: (line) => {
          if (!pattern.test(line)) return null;
          const match = pattern.matcher(line);
          return match.find() ? { start: match.start(), end: match.end() } : null;
        },
      },
    };
  } catch (error) {
    if (error instanceof RE2JSException) return { ok: false, reason: `${error.message} (RE2 syntax)` };
    throw error;
  }
}
