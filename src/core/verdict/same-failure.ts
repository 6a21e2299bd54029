import { anyOf, firstChars, shorten, stripAnsi } from '../../base/text.ts';
import type { Payload, TestFailure, TestReport } from '../events.ts';
import type { Goal, Installs } from '../task.ts';
import { type FailingCount, failureLines, isCut } from './digest.ts';
import { BRINGS } from './missing-rows.ts';
import { type Missing, missingPieces } from './missing-things.ts';
import { failedWholes } from './own-lines.ts';

/** The failures of a test run: as data where they are known, and as text. */
export interface ToldFailure {
  readonly failures: readonly TestFailure[];
  readonly text: string;
  /** Of a test that is not among `failures` nothing is known. Absent: all that failed are listed. */
  readonly cut?: true | undefined;
}

export const toldBy = ({ report, output }: Pick<Payload<'tests'>, 'report' | 'output'>): ToldFailure => ({
  failures: report?.failures ?? [],
  text: output,
  cut: report?.cut,
});

/** The failure of a step in CI's log; that of a command which is no step of a failed run is empty. */
export const toldByCi = ({ evidence, failures = [] }: Pick<Goal, 'evidence' | 'failures'>): ToldFailure => ({
  failures,
  text: evidence.map(({ text }) => text).join('\n'),
});

/**
 * What differs between the failure at base and a later red run; null: it is the same. Compares tests by id where both runs name
 * them (where the later list was cut, one test of the base that it holds suffices), else looks for at least one line that names a
 * failure, by its shape.
 */
export function unlikeBase(base: ToldFailure, again: ToldFailure): string | null {
  if (base.failures.length > 0 && again.failures.length > 0) {
    const isRed = isAmong(again.failures);
    if (again.cut === true && base.failures.some(isRed)) return null;
    const green = base.failures.filter((test) => !isRed(test)).map(({ id }) => id);
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
 * Whether the earlier commit's output has every line that names a failure at the base, compared by shape. Lines of
 * make and npm, and lines without a name, do not count: any two commits share them.
 */
export function failsAlike(base: ToldFailure, there: ToldFailure): boolean {
  const namesSomething = (line: string): boolean =>
    (lineShape(line).match(/[\p{L}_]{2,}/gu) ?? []).some((word) => !UNTELLING_WORDS.has(word.toLowerCase()));
  const telling = failureLines(base.text).filter((line) => !RUNNER_LINE.test(line) && namesSomething(line));
  const shapes = lineShapes(there.text);
  return telling.length > 0 && telling.every((line) => shapes.has(lineShape(line)));
}

/** What the comparison of the failure here with the one in CI's log showed. */
type Likeness =
  /** Both fail in the same test, by its id, and for the same reason as far as it is known. */
  | { readonly kind: 'same_tests' }
  /** Nothing shows whether the two failures are the same: their messages share words, or one of them names no test and no error. */
  | { readonly kind: 'undecided' }
  /** Something is missing here alone: no change of the repository can repair that, and a stub of it would look like a fix. */
  | { readonly kind: 'missing'; readonly piece: Missing; readonly why: string }
  | { readonly kind: 'other'; readonly why: string };

/** Compares the failure at the base with the one in CI's log. What is missing here alone comes before any other difference. */
export function likenessToCi(ci: ToldFailure, here: ToldFailure, installs: Installs = {}): Likeness {
  const isCiKnown = ci.failures.length > 0 || ci.text.trim() !== '';
  if (!isCiKnown) return missingWithoutCi(here, installs);
  const shared = sharedFailures(ci, here);
  const known = new Set(missingPieces(wholeText(ci)).map(({ name }) => placelessName(name)));
  const piece = missingPieces(wholeText(here)).find(({ name }) => !known.has(placelessName(name)));
  if (piece !== undefined && !sharesAnotherReason(ci, here, shared))
    return {
      kind: 'missing',
      piece,
      why: missingText(piece, installs, isCut(ci.text) ? undefined : NOT_IN_CI),
    };
  if (shared.length > 0) return { kind: 'same_tests' };
  if (ci.failures.length > 0) return { kind: 'other', why: differenceOf(ci, here) };
  const [reasons, reasonsHere] = [reasonsIn(ci), reasonsIn(here)];
  if (reasons.size > 0 && reasonsHere.size > 0 && reasons.isDisjointFrom(reasonsHere))
    return { kind: 'other', why: differenceOf(ci, here) };
  const [inCi, inRun] = [tellingWords(ci), tellingWords(here)];
  return inCi.size === 0 || inRun.size === 0 || !inCi.isDisjointFrom(inRun)
    ? { kind: 'undecided' }
    : { kind: 'other', why: differenceOf(ci, here) };
}

const NOT_IN_CI = 'is missing here and was not in CI';

/** For people: what is missing here, the line that says so, and how to install it. */
export function missingText(piece: Missing, installs: Installs = {}, says = 'is missing here'): string {
  return `${piece.what} ${says}: "${shorten(piece.line, 200)}". To mend it: ${mendingOf(piece, installs)}`;
}

/** How to get a missing thing: the submodule that holds it, or the package manager of the repository's lock file. */
function mendingOf({ bring, line }: Missing, { node, python, submodules = [] }: Installs): string {
  if (submodules.some((folder) => namesFolder(line, folder))) return BRINGS.submodules;
  const install = bring === BRINGS.npm ? node : bring === BRINGS.pip ? python : undefined;
  return install === undefined ? bring : `install the dependencies first: \`${install}\``;
}

/** Whether a line names a folder or something in it, also as a part of a longer path. */
const namesFolder = (line: string, folder: string): boolean =>
  line
    .split(folder)
    .some((rest, at, all) => at > 0 && !/[\w.-]$/.test(all[at - 1] ?? '') && !/^[\w-]/.test(rest));

/** The missing thing that kept a run of the tests from judging, and what brings it. */
export function stoppingPiece(
  { verdict, output }: Pick<Payload<'tests'>, 'verdict' | 'output'>,
  installs: Installs = {},
): (Missing & { readonly mending: string }) | undefined {
  const pieces = missingPieces(output);
  const piece = verdict === 'not_found' ? pieces.at(-1) : pieces.find(({ kind }) => kind === 'tool');
  return piece === undefined ? undefined : { ...piece, mending: mendingOf(piece, installs) };
}

/** Without CI's log, only a missing tool counts, and only if nothing else failed: anything else may be missing because of a bug. */
function missingWithoutCi(here: ToldFailure, installs: Installs): Likeness {
  const text = wholeText(here);
  // A shell ends with 127 when a program is missing; some launchers report that code in their output and end with another.
  const isHandedOn = LAUNCHER_FAILED.test(text);
  const piece = missingPieces(text).find(
    ({ kind, line }) => kind === 'tool' && (isHandedOn || !SAID_BY_SHELL.test(line)),
  );
  if (piece === undefined) return { kind: 'undecided' };
  const tellsNothing = (line: string) =>
    RUNNER_LINE.test(line) ||
    LAUNCHER_FAILED.test(line) ||
    NAMES_A_FILE.test(line) ||
    missingPieces(line).length > 0;
  const isAlone =
    here.failures.every(({ message }) => TELLS_NO_REASON.test(message) || tellsNothing(message)) &&
    failureLines(here.text).every(tellsNothing) &&
    (here.failures.length > 0 || !TESTS_RAN.test(text.slice(text.indexOf(piece.line))));
  return isAlone ? { kind: 'missing', piece, why: missingText(piece, installs) } : { kind: 'undecided' };
}

/** `sh: 1: vitest: not found`: how a shell says that it cannot start a program. */
const SAID_BY_SHELL = anyOf([
  /\b(?:da|ba|a|z|k)?sh: (?:(?:line )?\d+: )?[^\s:]+: (?:(?:command )?not found|Permission denied)$/,
  /: line \d+: [^\s:]+: (?:command not found|Permission denied)$/,
]);
const LAUNCHER_FAILED = /\b(?:error|code|status|exit(?:ed)?)\b[ :(=]*12[67]\b|\bELIFECYCLE\b/i;

/** Lines by which runners list a file that could not be loaded. The reason stands in other lines. */
const NAMES_A_FILE = anyOf([
  new RegExp(
    // A mark such as FAIL, the file with its line, and what the runner adds (a time, a number of tests).
    String.raw`^[^\w./@-]*(?:(?:ERROR|FAIL(?:ED)?)[^\w./@-]+)?` +
      String.raw`[\w./@-]+\.\w{1,5}(?::\d+)*:?(?: in \S+)?(?: \[ \S+ \])?(?: \([\d.]+ ?m?s\))?$`,
  ),
  /^ERROR: \S+ \(unittest\.loader\._FailedTest\b.*$|^FAILED \((?:errors|failures)=\d+\)$/,
  /^\W*(?:failing tests:|Test suite failed to run)$/,
]);

/** `3 tests passed`: how runners of which agent-fix reads no single tests print that some ran. */
const TESTS_RAN =
  /\b[1-9]\d* (?:\w+ )?(?:tests?|checks?|specs?|cases?|examples?|assertions?|passed|passing|ok)\b/i;

/** Whether both runs share a failure that has another reason than a missing thing: then what is missing here is noise. */
function sharesAnotherReason(ci: ToldFailure, here: ToldFailure, shared: readonly TestFailure[]): boolean {
  const inCi = lineShapes(ci.text);
  const areNamed = ci.failures.length > 0 && here.failures.length > 0;
  const lines = areNamed
    ? shared.map(({ message }) => message)
    : failureLines(here.text).filter((line) => !RUNNER_LINE.test(line) && inCi.has(lineShape(line)));
  const messages = new Set(areNamed ? ci.failures.map(({ message }) => lineShape(message)) : []);
  const isReason = (line: string): boolean =>
    reasonOf(line) !== null ||
    (!areNamed && COMPILER_ERROR.test(line)) ||
    (messages.has(lineShape(line)) && !TELLS_NO_REASON.test(line));
  return lines.some((line) => isReason(line) && missingPieces(line).length === 0);
}

const TELLS_NO_REASON = /^\W*(?:(?:tests?|fail\w*|errors?)\W*)*$|\bexit|\bstatus\b|\bcommand\b/i;

/** A line with the message of a compiler or linter, with or without its place. */
const COMPILER_ERROR = /\berror(?:\[\w+\]| \w+)?: \S|:\d+(?::\d+)?: \S/;

/** The name of a missing thing without what differs by the machine and the run: a folder, a port that the system chose. */
function placelessName(name: string): string {
  if (/^(?:3[3-9]|[4-6]\d)\d{3}$/.test(name)) return '#';
  return /^(?:\/|[A-Z]:)/.test(name) ? lineShape(name) : name;
}

const differenceOf = (ci: ToldFailure, here: ToldFailure): string =>
  `CI's log tells of ${failureName(ci)}, the tests here of ${failureName(here)}`;

const wholeText = ({ failures, text }: ToldFailure): string =>
  [text, ...failures.map(({ message }) => message)].join('\n');

/** The failures here that CI has as well: the same test, and no other reason than there. */
export function sharedFailures(ci: ToldFailure, here: ToldFailure): readonly TestFailure[] {
  const byId = Map.groupBy(ci.failures, ({ id }) => id);
  const inCi = ci.failures.map((failure) => ({ failure, name: testNameOf(failure) }));
  return here.failures.filter((one) => {
    const isReason = (other: TestFailure): boolean => !hasOtherReason(one.message, other.message);
    if (byId.get(one.id)?.some((other) => isEqualTest(one, other) && isReason(other)) === true) return true;
    const name = testNameOf(one);
    return inCi.some((other) => areSameNames(name, other.name) && isReason(other.failure));
  });
}

type NamedTest = Pick<TestFailure, 'id' | 'parts'>;

/**
 * Whether two failures, of runs whose outputs may have different forms, are of one test: the names are the same and no part
 * contradicts. Where the parts of one are unknown, the words of the ids are compared.
 */
export const isSameTest = (one: NamedTest, other: NamedTest): boolean =>
  areSameNames(testNameOf(one), testNameOf(other));

/** Whether any two tests of two runs are one: `isSameTest` for thousands of tests. */
export function shareTest(some: readonly NamedTest[], others: readonly NamedTest[]): boolean {
  const names = others.map(testNameOf);
  return some.map(testNameOf).some((one) => names.some((other) => areSameNames(one, other)));
}

/** Whether two runs of one command name the same test: equal titles in two files or packages are two tests. */
const isEqualTest = (one: NamedTest, other: NamedTest): boolean =>
  one.id === other.id && !haveOtherPlaces(one, other);

/** Says of a test whether it is among these, which another run of the same command names. */
export function isAmong(tests: readonly NamedTest[]): (test: NamedTest) => boolean {
  const byId = Map.groupBy(tests, ({ id }) => id);
  return (test) => byId.get(test.id)?.some((other) => isEqualTest(test, other)) === true;
}

/** A test, and what two names of one test share. */
interface TestName {
  readonly test: NamedTest;
  readonly words: readonly string[];
  /** The words of suites and name; null where these are not known. */
  readonly path: readonly string[] | null;
  /** The shape of its parameters; '' for none. */
  readonly parameters: string;
}

function testNameOf(test: NamedTest): TestName {
  const { name, suites = [] } = test.parts ?? {};
  return {
    test,
    words: wordsOfName(test.id),
    path: name === undefined ? null : longWordsIn([...suites, name].join(' ')),
    parameters: lineShape(parametersOf(test)),
  };
}

function areSameNames(one: TestName, other: TestName): boolean {
  if (one.parameters !== '' && other.parameters !== '' && one.parameters !== other.parameters) return false;
  if (haveOtherPlaces(one.test, other.test)) return false;
  return one.path === null || other.path === null ? haveSameWords(one, other) : haveSamePath(one, other);
}

/**
 * Whether the known packages or files of two tests contradict. A path may start at any folder above the other's; marks of packages
 * are compared where one tool printed both.
 */
function haveOtherPlaces({ parts: one }: NamedTest, { parts: other }: NamedTest): boolean {
  const [a, b] = [one?.package, other?.package];
  const signs = (mark: string | undefined): string | undefined => mark?.replace(/[\w@./-]+/g, 'a');
  if (a !== undefined && a !== b && signs(a) === signs(b)) return true;
  const [file, there] = [one?.file, other?.file];
  if (file === undefined || there === undefined) return false;
  return !`/${file}`.endsWith(`/${there}`) && !`/${there}`.endsWith(`/${file}`);
}

/** Whether one path of suites and name ends as the other one: reports leave out the outer suites, or join them to one name. */
function haveSamePath({ test: one, path: a }: TestName, { test: other, path: b }: TestName): boolean {
  const [shorter, longer] = [a ?? [], b ?? []].toSorted((x, y) => x.length - y.length);
  if (shorter === undefined || longer === undefined || shorter.length === 0) return one.id === other.id;
  const suites = [one.parts?.suites, other.parts?.suites];
  const isOneAlone = suites.every((each) => each !== undefined) && suites.some((each) => each?.length === 0);
  if (isOneAlone && shorter.length !== longer.length) return false;
  return shorter.every((word, at) => longer[longer.length - shorter.length + at] === word);
}

/**
 * Example: `tests/test_a.py::TestB::test_c`, `TestB.test_c` and `test_c` are one test. Runners name a test with its
 * file, with its class, or alone: the longer name holds all words of the shorter one, and both end in the same word. A
 * file alone is not a test in it.
 */
function haveSameWords(one: TestName, other: TestName): boolean {
  const [shorter, longer] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  const last = longer.at(-1);
  if (last === undefined) return one.test.id === other.test.id;
  return shorter.includes(last) && shorter.every((word) => longer.includes(word));
}

/** `[a - b]` of `test_a[a - b]`. Parameters are compared sign by sign, but for numbers and folders. */
const parametersOf = ({ id, parts }: NamedTest): string =>
  parts?.parameters ?? /^[^[]*[^[\s](\[.*\])$/s.exec(id)?.[1] ?? '';

function wordsOfName(id: string): readonly string[] {
  const [, name = id, parameters = ''] = /^(.*?)(\[.*\])$/s.exec(id) ?? [];
  return [...longWordsIn(lineShape(parameters)), ...longWordsIn(name)];
}

const longWordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];

/**
 * Whether two messages of one test name different errors: of another class, or of the same one about other names. Two
 * failed assertions may differ in their values. What cannot be read decides nothing.
 */
function hasOtherReason(here: string, ci: string): boolean {
  const [a, b] = [reasonOf(here), reasonOf(ci)];
  if (a === null || b === null) return false;
  if (a !== b) return true;
  const [words, others] = [wordsOf(here), wordsOf(ci)];
  return a !== ASSERTION && words.size > 0 && others.size > 0 && words.isDisjointFrom(others);
}

/** The classes of the errors that a text names. "A thread panicked" stands above assertions, too; the reason stands below it. */
function reasonsIn({ failures, text }: ToldFailure): ReadonlySet<string> {
  const lines = failureLines(text).filter((line) => !RUNNER_LINE.test(line) && !/panicked at/.test(line));
  const below = [...stripAnsi(text).matchAll(/panicked at [^\n]*:\n([^\n]+)/g)].map(([, line = '']) => line);
  const reasons = [...failures.map(({ message }) => message), ...lines, ...below].map(
    (line) => reasonOf(line) ?? (COMPILER_ERROR.test(line) ? 'compiler' : null),
  );
  return new Set(reasons.filter((reason) => reason !== null));
}

const ASSERTION = 'assertion';

/** The class of the error in a message, an assertion, or a panic; null where it tells none of these. */
function reasonOf(message: string): string | null {
  const named =
    /(?<![/\w])(?:(?:[A-Z]\w*)?(?:Error|Exception|Failure|NotFound|Refused|Timeout)|Errno::E[A-Z]+)\b/.exec(
      message,
    )?.[0];
  if (named !== undefined && named !== 'Error' && !/assert|comparisonfailure/i.test(named)) return named;
  if (ASSERTS.test(message)) return ASSERTION;
  if (named !== undefined) return named;
  return /\bpanic(?:ked)?\b|\bcalled `\w+::\w+\(\)`/.test(message) ? 'panic' : null;
}

const ASSERTS = anyOf(
  [
    /\bassert|\bexpect(?:ed)?\b|\bto (?:be|equal|have)\b|\b(?:got|want|received|actual)\b/,
    /\b(?:left|right): |DID NOT RAISE|[!=]==? /,
  ],
  'i',
);

/** The words of the lines that name a failure: names of tests and files, and words of messages. */
function tellingWords({ failures, text }: ToldFailure): ReadonlySet<string> {
  const lines = [...failureLines(text), ...failures.flatMap(({ id, message }) => [id, message])];
  return wordsOf(lines.filter((line) => !RUNNER_LINE.test(line)).join('\n'));
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.split('\n').flatMap((line) => lineShape(line).match(WORD) ?? []);
  return new Set(
    words
      .map((word) => word.toLowerCase())
      .filter((word) => !UNTELLING_WORDS.has(word) && !/(?:error|exception)$/.test(word)),
  );
}

const WORD = /[\p{L}_][\p{L}\d_-]{3,}/gu;

/** Lines that are printed for any step that fails. */
const RUNNER_LINE = anyOf([
  /##\[error\]|Process completed with exit code|npm (?:error|ERR!)/,
  /^make(?:\[\d+\])?:|^FAIL(?:\s+\S+ \[setup failed\])?$/,
]);

/** Words that stand in failing lines of all kinds. */
const UNTELLING_WORDS: ReadonlySet<string> = new Set(
  `error errors fail failed fails failing failure failures assert assertion assertionerror asserterror expected actual
   received test tests spec suite true false null none undefined from with that this have been were line file code exit
   equal equals strictly deeply should must traceback most recent call last process completed command typeerror
   valueerror exception panicked thread main node python3 python py_test internal modules summary short info passed
   warning warnings values value ran total time elapsed seconds err_assertion object attribute attributes module import
   imported cannot could find found name names named defined such directory property properties reading read function
   type argument arguments required positional missing given constructor uncaught unhandled type invalid index range
   list string integer number unexpected keyword nonetype method class runtime errno connection connect failed`.split(
    /\s+/,
  ),
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

/** `at cart.ts:#:#` for `2026-01-31T10:00:00Z at /work/src/cart.ts:3:7`: without the log's time stamp and folders, `#` for numbers. */
function lineShape(line: string): string {
  return firstChars(line, 400)
    .replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z?\s*/, '')
    .replace(/(?:[A-Za-z]:)?[\w.@~-]*[\\/](?:[\w.@ ~-]+[\\/])*(?=[\w.@-])/g, '')
    .replace(/0x[0-9a-f]+|\d+(?:\.\d+)?/gi, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How many tests failed: by the runner's count, else by the names that it listed. */
export const failingIn = ({
  failed,
  failures,
}: {
  readonly failed: number | null;
  readonly failures: readonly unknown[];
}): number => failed ?? failures.length;

/** How many tests failed, as far as a report tells. */
export const failingCount = (report: TestReport): FailingCount => ({
  count: Math.max(failingIn(report), report.failures.length),
  isWhole: report.cut !== true || report.failed !== null,
});

/**
 * `[3, 1]`: how many tests failed before and fail now, where fewer do and those that failed before ran again, as far as is
 * known. Else null.
 */
export function fewerFailing(
  before: TestReport | undefined,
  now: TestReport | undefined,
): readonly [before: number, now: number] | null {
  if (before === undefined || now === undefined) return null;
  const [was, is] = [failingIn(before), failingIn(now)];
  if ([before, now].some((report) => !failingCount(report).isWhole)) return null;
  // A run that stopped early, or built less, also has few failures.
  const isOfFailedWhole = failedWholes(now.failures);
  const isBroken = before.failures.some(({ id }) => isOfFailedWhole(id));
  const ranAgain = !isBroken && (now.passed === null ? is > 0 : now.passed + is >= was);
  return ranAgain && is < was ? [was, is] : null;
}
