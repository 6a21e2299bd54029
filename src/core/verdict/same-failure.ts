import type { Payload, TestFailure, TestReport } from '../events.ts';
import type { Task } from '../task.ts';
import { firstChars, shorten } from '../text.ts';
import { failureLines } from './digest.ts';

/** The failures of a test run: as data where they are known, and as text. */
export interface ToldFailure {
  readonly failures: readonly TestFailure[];
  readonly text: string;
}

export const toldBy = ({ report, output }: Pick<Payload<'tests'>, 'report' | 'output'>): ToldFailure => ({
  failures: report?.failures ?? [],
  text: output,
});

/** The failure in CI's log; tasks from an issue or the terminal have none. */
export function toldByCi({ mustBeRedAtBase, evidence, failures = [] }: Task): ToldFailure {
  return { failures, text: mustBeRedAtBase ? evidence.map(({ text }) => text).join('\n') : '' };
}

/**
 * Whether what was red at base is red again: every test by its id where both runs know them, else at least one line
 * that names a failure, by its shape. null when it is; otherwise what differs, for people.
 */
export function unlikeBase(base: ToldFailure, again: ToldFailure): string | null {
  if (base.failures.length > 0 && again.failures.length > 0) {
    const ids = new Set(again.failures.map(({ id }) => id));
    const green = base.failures.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
    return green.length === 0
      ? null
      : `${firstNames(green)} was red at base and is not red again without the patch`;
  }
  const before = lineShapes(base.text);
  const now = lineShapes(again.text);
  const isSame = before.size === 0 ? now.size === 0 : [...before].some((shape) => now.has(shape));
  return isSame ? null : 'without the patch the tests fail in another way than at base';
}

/**
 * How the failure here differs from the one in CI's log; null when they share a failure, or one of them names none. A
 * dependency, tool or service that is missing only here is named first: no change of the repository can repair that, and a
 * stub of it would look like a fix.
 */
export function unlikeCi(ci: ToldFailure, here: ToldFailure): string | null {
  const lacking = missingHere(ci, here);
  const shared = sharedFailures(ci, here);
  const inCommon = [...shared.map(({ message }) => message), ...sharedLines(ci, here)];
  if (lacking !== null && !inCommon.some((line) => missingPieces(line).length === 0)) {
    return `${lacking.what} is missing here and was not in CI: "${shorten(lacking.line, 200)}"`;
  }
  if (shared.length > 0) return null;
  const areNamed = ci.failures.length > 0 && here.failures.length > 0;
  if (areNamed && inCommon.length === 0) return differenceOf(ci, here);
  const inCi = tellingWords(ci);
  const inRun = tellingWords(here);
  if (inCi.size === 0 || inRun.size === 0 || [...inRun].some((word) => inCi.has(word))) return null;
  return differenceOf(ci, here);
}

const differenceOf = (ci: ToldFailure, here: ToldFailure): string =>
  `CI's log tells of ${failureName(ci)}, the tests here of ${failureName(here)}`;

function missingHere(ci: ToldFailure, here: ToldFailure): Missing | null {
  if (ci.failures.length === 0 && ci.text.trim() === '') return null;
  const known = new Set(missingPieces(wholeText(ci)).map(({ name }) => name));
  return (
    missingPieces(wholeText(here)).find(({ name }) => !known.has(name) && !wholeText(ci).includes(name)) ??
    null
  );
}

function sharedLines(ci: ToldFailure, here: ToldFailure): string[] {
  const inCi = lineShapes(ci.text);
  return failureLines(here.text).filter((line) => !RUNNER_LINE.test(line) && inCi.has(lineShape(line)));
}

const wholeText = ({ failures, text }: ToldFailure): string =>
  [text, ...failures.map(({ message }) => message)].join('\n');

/** Runners name one test in several ways, with its file, its class, or alone: one name holds all words of the other. */
function sharedFailures(ci: ToldFailure, here: ToldFailure): readonly TestFailure[] {
  const inCi = ci.failures.map(({ id }) => wordsOfName(id));
  return here.failures.filter(({ id }) => {
    const words = wordsOfName(id);
    return inCi.some((others) => words.isSubsetOf(others) || others.isSubsetOf(words));
  });
}

const wordsOfName = (id: string): ReadonlySet<string> =>
  new Set(id.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [id]);

/** The words of the lines that name a failure: names of tests and files, and words of messages. */
function tellingWords({ failures, text }: ToldFailure): ReadonlySet<string> {
  const lines = [...failureLines(text), ...failures.flatMap(({ id, message }) => [id, message])];
  const words = lines
    .filter((line) => !RUNNER_LINE.test(line))
    .flatMap((line) => lineShape(line).match(WORD) ?? []);
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => !COMMON_WORDS.has(word)));
}

const WORD = /[\p{L}_][\p{L}\d_-]{3,}/gu;

/** Printed for any step that fails. */
const RUNNER_LINE = /##\[error\]|Process completed with exit code|npm (?:error|ERR!)|^make(?:\[\d+\])?:/;

/** Words that stand in failing lines of all kinds. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `error errors fail failed fails failing failure failures assert assertion assertionerror asserterror expected actual
   received test tests spec suite true false null none undefined from with that this have been were line file code exit
   equal equals strictly deeply should must traceback most recent call last process completed command typeerror
   valueerror exception panicked thread main node python3 python py_test internal modules summary short info passed
   warning warnings values value ran total time elapsed seconds err_assertion`.split(/\s+/),
);

function failureName({ failures, text }: ToldFailure): string {
  if (failures.length > 0) return firstNames(failures.map(({ id }) => id));
  const [line = ''] = failureLines(text).filter((each) => !RUNNER_LINE.test(each));
  return `"${shorten(line, 160)}"`;
}

function firstNames(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${names
    .slice(0, 3)
    .map((name) => shorten(name, 120))
    .join(', ')}${more}`;
}

const lineShapes = (text: string): ReadonlySet<string> => new Set(failureLines(text).map(lineShape));

/** A failing line without where and when it was printed: no numbers, no folders, no prefix of a log. */
function lineShape(line: string): string {
  return firstChars(line, 400)
    .replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z?\s*/, '')
    .replace(/(?:[A-Za-z]:)?[\w.@~-]*[\\/](?:[\w.@ ~-]+[\\/])*(?=[\w.@-])/g, '')
    .replace(/0x[0-9a-f]+|\d+(?:\.\d+)?/gi, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Something the tests needed and did not find: a package, a program, a service. */
export interface Missing {
  /** Equal when the same thing is missing. */
  readonly name: string;
  /** For people: `the Python module numpy`. */
  readonly what: string;
  /** The line that says so. */
  readonly line: string;
}

interface Pattern {
  /** Its first group is the name. */
  readonly sign: RegExp;
  readonly kind: string;
}

/** How interpreters, compilers and shells report it, each in one line. */
const PATTERNS: readonly Pattern[] = [
  {
    sign: /\b(?:ModuleNotFoundError|ImportError): No module named ['"]?([\w.-]+)/,
    kind: 'the Python module',
  },
  { sign: /\bCannot find (?:module|package) ['"]([^'"./][^'"]*)['"]/, kind: 'the package' },
  { sign: /\bCould not resolve ["']([^"'./][^"']*)["']/, kind: 'the package' },
  { sign: /\bFailed to resolve import ["']([^"'./][^"']*)["']/, kind: 'the package' },
  { sign: /\bno required module provides package ([\w./-]+)/, kind: 'the Go package' },
  { sign: /\bcannot find package "([\w./-]+)"/, kind: 'the Go package' },
  { sign: /\bcan't find crate for [`']([\w-]+)/, kind: 'the crate' },
  { sign: /\bno matching package named [`']([\w-]+)/, kind: 'the crate' },
  { sign: /\bcannot load such file -- ([\w/-]+)/, kind: 'the Ruby file' },
  {
    sign: /\bCould not find (?:gem )?['"]?([\w-]+)['"]? (?:\([^)]*\) )?in (?:any of the sources|locally installed)/,
    kind: 'the gem',
  },
  { sign: /\bCould not find artifact ([\w.:-]+)/, kind: 'the artifact' },
  { sign: /\bFailed opening required ['"]([^'"]*vendor\/autoload\.php)/, kind: 'the file' },
  { sign: /\berror while loading shared libraries: ([\w.+-]+)/, kind: 'the library' },
  { sign: /(?:^|[:\s])([\w.+/-]+): (?:command )?not found\s*$/, kind: 'the command' },
  { sign: /\bcommand not found: ([\w.+/-]+)/, kind: 'the command' },
  { sign: /\bspawn ([\w.+/-]+) ENOENT\b/, kind: 'the command' },
  {
    sign: /\b(?:Executable|executable) (?:file )?['"`]?([\w.+/-]+)['"`]? (?:file )?not found/,
    kind: 'the command',
  },
  { sign: /\bexec: "([\w.+/-]+)": executable file not found/, kind: 'the command' },
  { sign: /\b(?:connect )?ECONNREFUSED ([\w.:[\]]+)/, kind: 'a service at' },
  { sign: /\bgetaddrinfo (?:ENOTFOUND|EAI_AGAIN) ([\w.-]+)/, kind: 'the network, or the host' },
  { sign: /\bCould not resolve host: ([\w.-]+)/, kind: 'the network, or the host' },
];

const SCANNED_LINES = 20_000;
const SCANNED_LINE_CHARS = 1000;

/** Everything that a text reports as missing, in its order, each name once. */
export function missingPieces(text: string): readonly Missing[] {
  const found = new Map<string, Missing>();
  for (const raw of text.split('\n', SCANNED_LINES)) {
    const line = raw.slice(0, SCANNED_LINE_CHARS).trim();
    for (const { sign, kind } of PATTERNS) {
      const name = sign.exec(line)?.[1];
      if (name === undefined || found.has(name)) continue;
      found.set(name, { name, what: `${kind} ${name}`, line });
      break;
    }
  }
  return [...found.values()];
}

/** How many tests failed: by the runner's count, else by the names that it listed. */
export const failingIn = ({
  failed,
  failures,
}: {
  readonly failed: number | null;
  readonly failures: readonly unknown[];
}): number => failed ?? failures.length;

/** Failing tests before and now, where fewer fail and those that failed before ran again, as far as is known; else null. */
export function fewerFailing(
  before: TestReport | undefined,
  now: TestReport | undefined,
): readonly [before: number, now: number] | null {
  if (before === undefined || now === undefined) return null;
  const [was, is] = [failingIn(before), failingIn(now)];
  // A run that broke off fails little, too.
  const ranAgain = now.passed === null ? is > 0 : now.passed + is >= was;
  return ranAgain && is < was ? [was, is] : null;
}
