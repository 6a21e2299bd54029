import type { TestFailure } from '../events.ts';
import { failingLines } from './failing-lines.ts';
import { noiseIn } from './noise-lines.ts';

/** What a failing run says about where the fault is. */
export interface Clues {
  /** Places that stack traces and messages name, the one nearest to the failure first. Paths as they are printed. */
  readonly frames: readonly PrintedPlace[];
  /** Names of functions, classes and tests in failing lines and in failures, each with how often. */
  readonly names: ReadonlyMap<string, number>;
  /** Of these, those that do not only stand in names of tests, in comments, or as keys of printed values: they may be called. */
  readonly mentioned: ReadonlyMap<string, number>;
  /** Where no report names a failure: the titles of checks in the lines that do, `Loads a file` of `[fail] Loads a file`. */
  readonly titles: readonly string[];
}

interface PrintedPlace {
  readonly path: string;
  readonly line: number;
}

const MAX_FRAMES = 60;
const MAX_OUTPUT_CHARS = 200_000;
/** The patterns below are quadratic in the length of a line. */
const MAX_CLUE_LINE_CHARS = 1000;

/** `File "a/b.py", line 3, in f`, `at f (/my folder/a.js:3:4)`, `a.go:3 +0x1d`, `Class.java:3`, `a.ts(3,4)`. */
const FRAMES = [
  /File "(?<path>[^"\n]+)", line (?<line>\d+)/g,
  /\bat (?:async )?[\w$.<>[\] ]+? ?\((?:file:\/\/)?(?<path>[^\s():]+|\/[^\s()]+?):(?<line>\d+)(?::\d+)?\)/g,
  /(?:file:\/\/)?(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5}):(?<line>\d+)/g,
  /(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5})\((?<line>\d+),\d+\)/g,
];

const FAILING =
  /error|fail|assert|expected|actual|panic|exception|traceback|undefined|not defined|got|want|✗|✖|×|●|not ok|^E\s|^>/i;

/** `outputs`: the lines of each. */
export function readClues(outputs: readonly (readonly string[])[], failures: readonly TestFailure[]): Clues {
  const lines = outputs.flatMap((each) => {
    const last = each.join('\n').slice(-MAX_OUTPUT_CHARS).split('\n');
    const starts = last.map((line) => line.slice(0, MAX_CLUE_LINE_CHARS));
    const noise = noiseIn(starts);
    return starts.filter((_, at) => noise[at] !== 'ends');
  });
  const names = new Map<string, number>();
  const mentioned = new Map<string, number>();
  const count = (text: string, weight: number, all: Map<string, number>): void => {
    for (const name of text.match(/[A-Za-z_$][\w$]{2,}/g) ?? []) all.set(name, (all.get(name) ?? 0) + weight);
  };
  const withoutTitles = removeTitles(failures);
  for (const line of lines) {
    if (line.length >= MAX_CLUE_LINE_CHARS || !FAILING.test(line)) continue;
    const words = withoutValues(line);
    count(words, 1, names);
    count(withoutTitles(words.replace(TRAILING_COMMENT, ' ').replace(KEYS, ' ')), 1, mentioned);
  }
  for (const { id, message } of failures) {
    const words = withoutValues(message.slice(0, MAX_CLUE_LINE_CHARS));
    count(`${id} ${words}`, 2, names);
    count(withoutTitles(words.replace(KEYS, ' ')), 2, mentioned);
  }
  const fromReport = failures.flatMap(({ file, line }) =>
    file === null ? [] : [{ path: file, line: line ?? 0 }],
  );
  const naming = failures.length > 0 ? [] : failingLines(lines).map((at) => lines[at] ?? '');
  const titles = [...new Set(naming.flatMap((line) => line.match(TITLE_OF_CHECK) ?? []))];
  return { frames: [...framesOf(lines.join('\n')), ...fromReport], names, mentioned, titles };
}

/** Three words or more in a row, as a program that tests without a runner prints them. */
const TITLE_OF_CHECK = /\b[A-Za-z]\w*(?:[ ,.'/-]+\w+){2,}/g;

/** Comments of a source that a runner quotes. */
const TRAILING_COMMENT = /(?:^|\s)(?:#|\/\/|\/\*)\s.*$/;
/** Keys of values that are printed one a line, or in JSON. */
const KEYS = /^\s*[-+]\s+[\w$-]+\s*:\s|["'][\w$-]+["']\s*:/g;
const MAX_TITLES = 500;

/** Removes the names of failing tests, whole and in their parts, as runners print them. A part of one word may be a function as well. */
function removeTitles(failures: readonly TestFailure[]): (line: string) => string {
  const titles = failures.slice(0, MAX_TITLES).flatMap(({ id }) => {
    const parts = id.split(/::| [>›] |#|(?<=\s)(?=Test)/).map((part) => part.trim());
    return [id, ...parts.filter((part) => /\s|^test|^Test/.test(part))];
  });
  const longestFirst = [...new Set(titles)].toSorted((a, b) => b.length - a.length);
  return (line) => longestFirst.reduce((text, title) => text.replaceAll(title, ' '), line);
}

/** The text without the inside of printed values: `Err(SpannedError { start: 1, end: 2 })` names no function `end`. */
function withoutValues(text: string): string {
  const next = text.replace(/\{[^{}]*\w: [^{}]*\}/g, ' ');
  return next === text ? text : withoutValues(next);
}

/** The printed places, nearest to the failure first: Python prints the deepest call last, other languages first. */
function framesOf(text: string): PrintedPlace[] {
  const found = FRAMES.flatMap((pattern) => [...text.matchAll(pattern)]);
  const isPython = /Traceback \(most recent call last\)|^\S+\.py:\d+: /m.test(text);
  const ordered = found.toSorted((a, b) => (isPython ? b.index - a.index : a.index - b.index));
  const places = ordered.map(({ groups }) => [groups?.['path'] ?? '', Number(groups?.['line'])] as const);
  const distinct = new Map(places.map(([path, line]) => [`${path}:${line}`, { path, line }]));
  return [...distinct.values()].slice(0, MAX_FRAMES);
}

/** The places in a file that lines name: `test/a.test.js:5:3`, `File "test_a.py", line 5`. */
export function placesIn(
  lines: readonly string[],
  file: string,
): readonly { readonly file: string; readonly line: number }[] {
  const named = lines.flatMap((line) => [...line.matchAll(PLACE_IN_LINE)]);
  return named.flatMap(([, path = '', line]) =>
    file.endsWith(path) || path.endsWith(file) ? [{ file, line: Number(line) }] : [],
  );
}

const PLACE_IN_LINE = /([\w./-]+\.\w+)(?::|", line )(\d+)/g;
