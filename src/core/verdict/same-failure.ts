import { once } from '../../base/once.ts';
import { firstNames, shorten } from '../../base/text.ts';
import type { Payload, TestFailure, TestReport } from '../events.ts';
import {
  BRINGS,
  failingCount,
  failingIn,
  hasOtherReason,
  lineShape,
  type Missing,
  outputOf,
  readOutput,
  type TestOutput,
} from '../output/test-output.ts';
import type { Goal, Installs } from '../task.ts';
import { failedWholes } from '../test-names.ts';

/** The failure of a step in CI's log; that of a command which is no step of a failed run is empty. */
export const outputInCi = ({ evidence, failures = [] }: Goal): TestOutput =>
  readOutput(evidence.map(({ text }) => text).join('\n'), { failures });

/**
 * What differs between the failure at base and a later red run; null: it is the same. Compares tests by id where both runs name
 * them (where the later list was cut, one test of the base that it holds suffices), else looks for at least one line that names a
 * failure, by its shape.
 */
export function unlikeBase(base: TestOutput, again: TestOutput): string | null {
  if (base.failures.length > 0 && again.failures.length > 0) {
    const isRed = isAmong(again.failures);
    if (again.cut === true && base.failures.some(isRed)) return null;
    const green = base.failures.filter((test) => !isRed(test)).map(({ id }) => id);
    return green.length === 0
      ? null
      : `${threeNames(green)} was red at base and is not red again without the patch`;
  }
  const [before, now] = [base.shapes(), again.shapes()];
  const isSame = before.size === 0 ? now.size === 0 : [...before].some((shape) => now.has(shape));
  return isSame ? null : 'without the patch the tests fail in another way than at base';
}

/**
 * Whether the earlier commit's output has every line that names a failure at the base, compared by shape. Lines of
 * make and npm, and lines without a name, do not count: any two commits share them.
 */
export function failsAlike(base: TestOutput, there: TestOutput): boolean {
  const shapes = base.specificShapes();
  return shapes.length > 0 && shapes.every((shape) => there.shapes().has(shape));
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
export function likenessToCi(ci: TestOutput, here: TestOutput, installs: Installs = {}): Likeness {
  if (ci.failures.length === 0 && ci.isEmpty) {
    // Without CI's log, only a missing tool counts, and only if nothing else failed: anything else may be missing because of a bug.
    const piece = here.missingAlone();
    return piece === undefined
      ? { kind: 'undecided' }
      : { kind: 'missing', piece, why: missingText(piece, installs) };
  }
  const shared = sharedFailures(ci, here);
  const known = new Set(ci.missing().map(({ key }) => key));
  const piece = here.missing().find(({ key }) => !known.has(key));
  if (piece !== undefined && !here.sharesAnotherReason(ci, shared))
    return { kind: 'missing', piece, why: missingText(piece, installs, ci.isWhole ? NOT_IN_CI : undefined) };
  if (shared.length > 0) return { kind: 'same_tests' };
  const other: Likeness = { kind: 'other', why: differenceOf(ci, here) };
  if (ci.failures.length > 0) return other;
  const [reasons, reasonsHere] = [ci.reasons(), here.reasons()];
  if (reasons.size > 0 && reasonsHere.size > 0 && reasons.isDisjointFrom(reasonsHere)) return other;
  const [inCi, inRun] = [ci.words(), here.words()];
  return inCi.size === 0 || inRun.size === 0 || !inCi.isDisjointFrom(inRun) ? { kind: 'undecided' } : other;
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
  tests: Payload<'tests'>,
  installs: Installs = {},
): (Missing & { readonly mending: string }) | undefined {
  const pieces = outputOf(tests).missing();
  const piece = tests.verdict === 'not_found' ? pieces.at(-1) : pieces.find(({ kind }) => kind === 'tool');
  return piece === undefined ? undefined : { ...piece, mending: mendingOf(piece, installs) };
}

const differenceOf = (ci: TestOutput, here: TestOutput): string =>
  `CI's log tells of ${failureName(ci)}, the tests here of ${failureName(here)}`;

/** The failures here that CI has as well: the same test, and no other reason than there. */
export function sharedFailures(
  ci: { readonly failures: readonly TestFailure[] },
  here: { readonly failures: readonly TestFailure[] },
): readonly TestFailure[] {
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

/**
 * Finds one of `sought`, the tests that another run of the same check names, among these: by its id, else, where the forms of the outputs
 * differ, the only one that has its name. One that both runs name by the same id is nobody else.
 */
export function findAmong<Test extends NamedTest>(
  tests: readonly Test[],
  sought: readonly NamedTest[],
): (test: NamedTest) => Test | null {
  const byId = Map.groupBy(tests, ({ id }) => id);
  const names = once(() => {
    const ids = new Set(sought.map(({ id }) => id));
    return tests.filter(({ id }) => !ids.has(id)).map((test) => ({ test, name: testNameOf(test) }));
  });
  return (test) => {
    const equal = byId.get(test.id)?.find((other) => isEqualTest(test, other));
    if (equal !== undefined) return equal;
    const name = testNameOf(test);
    const [first, ...more] = names().filter((other) => areSameNames(name, other.name));
    return first === undefined || more.length > 0 ? null : first.test;
  };
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
    // On its console Playwright adds the tags of a test to its title.
    path: name === undefined ? null : longWordsIn([...suites, name.replace(/(?: @[\w-]+)+$/, '')].join(' ')),
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
  if (one.parts?.inner_unknown === true) return haveSameOuter(one, other);
  if (other.parts?.inner_unknown === true) return haveSameOuter(other, one);
  const [shorter, longer] = [a ?? [], b ?? []].toSorted((x, y) => x.length - y.length);
  if (shorter === undefined || longer === undefined || shorter.length === 0) return one.id === other.id;
  const suites = [one.parts?.suites, other.parts?.suites];
  const isOneAlone = suites.every((each) => each !== undefined) && suites.some((each) => each?.length === 0);
  if (isOneAlone && shorter.length !== longer.length) return false;
  return shorter.every((word, at) => longer[longer.length - shorter.length + at] === word);
}

/** Whether the names are the same, and the suites of `outer` are the outermost ones of `whole`. */
function haveSameOuter(outer: NamedTest, whole: NamedTest): boolean {
  const words = (texts: readonly string[] = []) => longWordsIn(texts.join(' ')).join();
  const [suites, all] = [outer.parts?.suites, whole.parts?.suites];
  if (words([outer.parts?.name ?? '']) !== words([whole.parts?.name ?? ''])) return false;
  if (suites === undefined || all === undefined) return true;
  const there = longWordsIn(all.join(' '));
  return there.some((_, at) => endAlike(words(suites), there.slice(0, at + 1).join()));
}

const endAlike = (one: string, other: string): boolean =>
  `,${one}`.endsWith(`,${other}`) || `,${other}`.endsWith(`,${one}`);

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

function failureName(output: TestOutput): string {
  if (output.failures.length > 0) return threeNames(output.failures.map(({ id }) => id));
  return `"${shorten(output.firstSpecificLine() ?? '', 160)}"`;
}

const threeNames = (names: readonly string[]): string =>
  firstNames(
    names.map((name) => shorten(name, 120)),
    3,
  );

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
