import sax from 'sax';
import type { TestFailure } from '../core/events.ts';
import { javaTest } from './jvm.ts';
import { failureAt, failureOf, joinedFailure, plainPath, type TestCounts } from './test-runner.ts';

/** One `testcase`, with the names of the suites around it. */
interface TestCase {
  readonly suites: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  result: 'passed' | 'failed' | 'skipped';
  /** Whether its failures do not count. */
  mayFail: boolean;
  message: string;
  /** The steps of a test of deno that failed. */
  readonly failedSteps: TestCase[];
}

/**
 * JUnit XML as pytest, surefire, Gradle, jest-junit, vitest, PHPUnit, rspec, node and gotestsum write it; there is no
 * one schema (https://github.com/testmoapp/junitxml lists what is common). null: it is no such report, or no XML.
 */
export const readJunitXml = (xml: string): TestCounts | null => readJunitPieces([xml]);

/** The same of a file that is read a piece at a time: of the tests that passed it keeps a count alone. */
export function readJunitPieces(pieces: Iterable<string>): TestCounts | null {
  const read = testCases(withLegalCharacters(pieces));
  if (read === null) return null;
  const cases = withoutSteps(lastRuns(read.cases));
  const count = (result: TestCase['result']): number =>
    (read.others.get(result) ?? 0) + cases.filter((each) => each.result === result).length;
  return {
    failures: withoutParents(
      cases
        .filter(({ result }) => result === 'failed')
        .flatMap(failedParts)
        .map(toFailure),
    ),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}

/** Go reports `TestTable` as failed wherever `TestTable/row` is: only the inner one is named. */
function withoutParents(failures: readonly TestFailure[]): readonly TestFailure[] {
  const ids = failures.map(({ id }) => id);
  const parents = new Set(
    ids.flatMap((id) =>
      / Test\w*\//.test(id) ? [...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index)) : [],
    ),
  );
  return failures.filter(({ id }) => !parents.has(id));
}

/** The end of a piece may break off a reference to a character: it then begins the next piece. */
function* withLegalCharacters(pieces: Iterable<string>): Generator<string> {
  let rest = '';
  for (const piece of pieces) {
    const text = rest + piece;
    const end = /&[#\w]{0,12}$/.exec(text)?.index ?? text.length;
    rest = text.slice(end);
    yield text.slice(0, end).replace(CHARACTER, legalCharacter);
  }
  yield rest;
}

const CHARACTER = /&#(?:x([\da-f]{1,8})|(\d{1,9}));/gi;

/**
 * bats and mocha write `&#27;` for a colour: no XML may, and one character is no reason to lose the report.
 * https://www.w3.org/TR/xml/#charsets
 */
function legalCharacter(reference: string, hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isLegal =
    [0x9, 0xa, 0xd].includes(code) ||
    (code >= 0x20 && code < 0xd800) ||
    (code >= 0xe000 && code < 0xfffe) ||
    (code >= 0x10000 && code < 0x110000);
  return isLegal ? reference : '\ufffd';
}

const classAndName = ({ attributes }: TestCase): readonly [classname: string, name: string] => [
  attributes.get('classname') ?? '',
  attributes.get('name') ?? '',
];

/** gotestsum reports each run of a test that it runs again, the last one last; in other reports two tests may have the same name. */
function lastRuns(cases: readonly TestCase[]): readonly TestCase[] {
  const key = (test: TestCase): string | null => {
    const [owner, name] = classAndName(test);
    return isOfGo(owner, name) ? `${owner} ${name}` : null;
  };
  const last = new Map(cases.map((each) => [key(each), each]));
  return cases.filter((each) => key(each) === null || last.get(key(each)) === each);
}

/** Without the steps that deno reports beside their test, as its console counts; a failed step is named in place of its test. */
function withoutSteps(cases: readonly TestCase[]): readonly TestCase[] {
  const named = new Map(cases.filter(isOfDeno).map((each) => [each.attributes.get('name') ?? '', each]));
  const tests = cases.filter((each) => {
    const name = each.attributes.get('name') ?? '';
    const above = isOfDeno(each) ? named.get(name.slice(0, name.lastIndexOf(' > '))) : undefined;
    if (above === undefined || above === each) return true;
    if (each.result === 'failed') above.failedSteps.push(each);
    return false;
  });
  return tests;
}

const isOfDeno = ({ attributes, suites }: TestCase): boolean => {
  const [classname = '', file] = [attributes.get('classname'), attributes.get('file')];
  return (
    classname.startsWith('./') && SCRIPT.test(classname) && file === undefined && suites.at(-1) === classname
  );
};

/** The innermost steps that failed in a test, or the test itself. */
const failedParts = (test: TestCase): readonly TestCase[] =>
  test.failedSteps.length === 0 ? [test] : test.failedSteps.flatMap(failedParts);

/** How ctest and GoogleTest mark a test that did not run. */
const NOT_RUN = /^(?:disabled|notrun|skipped|suppressed|ignored)$/i;

/** Nobody nests suites deeper; the names of all suites around a test are kept with the test. */
const MAX_SUITES = 100;

/** The tests of a report whose names are needed, and how many others there are. */
interface ReportedCases {
  readonly cases: readonly TestCase[];
  readonly others: ReadonlyMap<TestCase['result'], number>;
}

function testCases(pieces: Iterable<string>): ReportedCases | null {
  const cases: TestCase[] = [];
  const others = new Map<TestCase['result'], number>();
  const suites: string[] = [];
  let root = '';
  let open: TestCase | null = null;
  let isMessage = false;
  const parser = sax.parser(true);
  parser.onerror = refuse;
  // Refused, because a document type could define entities.
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes: rawAttributes }) => {
    root ||= name;
    // Refused: other XML in the same folder, such as a coverage report.
    if (root !== 'testsuites' && root !== 'testsuite') refuse();
    const attributes = new Map(Object.entries(rawAttributes).map(([key, value]) => [key, String(value)]));
    // The name of pytest's suite is a setting, that of all suites is not.
    if (name === 'testsuites' && attributes.get('name') === 'pytest tests') suites.push('pytest');
    if (name === 'testsuite') suites.push(attributes.get('name') ?? '');
    if (suites.length > MAX_SUITES) refuse();
    const isSuiteError = name === 'error' && open === null && suites.length > 0;
    if (name === 'testcase' || isSuiteError) {
      const isRun = ![attributes.get('status'), attributes.get('result')].some((how) =>
        NOT_RUN.test(how ?? ''),
      );
      open = {
        suites: [...suites],
        attributes: isSuiteError ? new Map() : attributes,
        result: isRun ? 'passed' : 'skipped',
        mayFail: false,
        failedSteps: [],
        message: '',
      };
      if (isSuiteError) cases.push(open);
    }
    if (open !== null && (name === 'failure' || name === 'error') && !open.mayFail) {
      open.result = 'failed';
      open.message ||= messageLine(attributes.get('message') ?? '', open);
      isMessage = true;
    } else if (open !== null && name === 'skipped' && open.result !== 'failed') {
      const why = attributes.get('message') ?? '';
      // Catch2 and node mark a test that may fail so, before its failures.
      open.mayFail = attributes.get('type') === 'todo' || /tagged with !(?:mayfail|shouldfail)/.test(why);
      // ctest also reports so a test that could not be started, which it counts as failed.
      const isOfCtest = open.attributes.get('status') === 'notrun' && isNamedTwice(open.attributes);
      open.result = isOfCtest && why !== '' && !/^(?:SKIP_|Disabled)/.test(why) ? 'failed' : 'skipped';
      if (open.result === 'failed') open.message = why;
    }
  };
  parser.onclosetag = (name) => {
    if (name === 'testsuite') suites.pop();
    if (name === 'testcase' && open !== null) {
      // Of Go and deno, one test may stand for another.
      const isKept = open.result === 'failed' || isOfDeno(open) || isOfGo(...classAndName(open));
      if (isKept) cases.push(open);
      else others.set(open.result, (others.get(open.result) ?? 0) + 1);
    }
    if (name === 'testcase' || (open?.attributes.size === 0 && name === 'error')) open = null;
    isMessage = false;
  };
  parser.ontext = (text) => {
    if (isMessage && open !== null && open.message === '') open.message = messageLine(text, open);
  };
  parser.oncdata = parser.ontext;
  try {
    for (const piece of pieces) parser.write(piece);
    parser.close();
  } catch {
    return null;
  }
  return root === '' ? null : { cases, others };
}

function refuse(): never {
  throw new Error('it is no report of tests');
}

/** ctest names a test twice. */
const isNamedTwice = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('name') === attributes.get('classname');

/** The line of a message that tells most: the first, without the test's name, which PHPUnit puts before it. */
function messageLine(text: string, { attributes }: TestCase): string {
  const all = text.trim().split('\n');
  // A trace of Python's ends with the error.
  const lines = all[0] === 'Traceback (most recent call last):' ? all.slice(-1) : all.slice(0, 2);
  const isName = lines[0]?.startsWith(`${attributes.get('class')}::`) ?? false;
  return (isName ? lines[1] : lines[0])?.trim() ?? '';
}

function toFailure({ suites, attributes, message }: TestCase): TestFailure {
  const text = (name: string): string => attributes.get(name) ?? '';
  // An error of a suite, and a failure of GoogleTest's environment, have no name of their own.
  const named = {
    name: text('name').trim() || (suites.at(-1) ?? ''),
    // Kotest under Surefire has no names at all, and the title of a context in place of the class.
    classname: text('name').trim() === '' ? '' : text('classname').trim(),
    owner: text('class'),
  };
  const isOfGoogle = attributes.has('result') && named.classname !== '';
  const { id, ...test } = isOfGoogle
    ? {
        id: `${named.classname}.${named.name}`,
        file: plainPath(text('file')) || null,
        parts: { suites: [named.classname], name: named.name, runner: 'GoogleTest' },
      }
    : idOf({ ...named, file: plainPath(text('file')), suites });
  const line = Number(attributes.get('line') ?? Number.NaN);
  // In pytest's older format the line is that of the test's definition, counted from 0.
  const isLine = Number.isSafeInteger(line) && line > 0 && !suites.includes('pytest');
  return failureOf(id, { ...test, line: isLine ? line : null, message });
}

interface NamedCase {
  readonly name: string;
  readonly classname: string;
  readonly owner: string;
  readonly file: string;
  readonly suites: readonly string[];
}

const isOfGo = (classname: string, name: string): boolean =>
  classname.includes('/') && /^(?:Test|Example|Fuzz)/.test(name);

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** The id that the runner's output gives to the same test, as far as the report shows which runner wrote it. */
function idOf({ name, classname, owner: phpClass, file, suites }: NamedCase) {
  const known = file === '' ? null : file;
  if (phpClass !== '' && file.endsWith('.php'))
    return joinedFailure(`${phpClass}::${name}`, '::', { file: known });
  if (file.endsWith('.rb')) return { id: `${file} > ${name}`, file: known, parts: { file, name } };
  if (classname.endsWith('.bats')) return { id: name, file: classname, parts: { file: classname, name } };
  if (suites.includes('pytest')) return pytestId(name, classname, file);
  // deno, whose console joins the steps of a test so.
  if (classname.startsWith('./') && SCRIPT.test(classname) && file === '' && suites.at(-1) === classname) {
    const path = name.split(' > ');
    return { ...failureAt(plainPath(classname), path), id: path.join(' ... ') };
  }
  if (SCRIPT.test(classname)) {
    const path = classname === name ? [] : name.split(' > ');
    const test = failureAt(classname, path);
    // Reporters for jest may leave out all suites but the one at the top, which a file is not.
    return path.length !== 1 || suites.includes(classname)
      ? test
      : { ...test, parts: { file: classname, name } };
  }
  // node's own: https://nodejs.org/api/test.html#test-reporters
  if (classname === 'test' && SCRIPT.test(file))
    return failureAt(file, [...suites, name].map(unescapedTwice));
  if (SCRIPT.test(file)) return scriptTest({ name, classname, file, suites });
  // gotestsum reports so a package that cannot be built.
  const owner = suites.at(-1) ?? '';
  if (classname === '' && name === 'TestMain' && owner.includes('/')) return { id: owner, file: known };
  const isOfDoctest = NATIVE_SOURCE.test(classname);
  if (classname.endsWith('.global') || isOfDoctest) {
    const runner = isOfDoctest ? 'doctest' : 'Catch2';
    return { id: name.replace(BDD_SECTIONS, ''), file: known, parts: { name, runner } };
  }
  // green names the class alone, and the suite by its module.
  if (/^test\w*$/.test(name) && classname !== '' && owner.endsWith(`.${classname}`))
    return joinedFailure(`${owner}.${name}`, '.', { file: known });
  if (
    file.endsWith('.py') ||
    suites.some((suite) => suite === 'nose2-junit' || suite.startsWith(`${classname}-`))
  )
    return joinedFailure(unittestXmlId(name, classname), '.', { file: known });
  if (classname === name) return { id: name, file: known };
  if (isOfGo(classname, name))
    return { id: `${classname} ${name}`, file: known, parts: { suites: [classname], name } };
  if (/^[\w$]+(?:\.[\w$]+)*$/.test(classname)) {
    // Spock tells the class alone, and the suite with its package.
    const isOfSuite = owner === classname || owner.endsWith(`.${classname}`);
    if (isOfSuite || /^[\w$]+(?:[({[].*)?$/.test(name))
      return { ...javaTest(isOfSuite ? owner : classname, name), file: known };
  }
  // Surefire 3.5 names a class by its title (JUnit's @DisplayName), also a nested one, and the suite by the outer class.
  if (JAVA_CLASS.test(owner) && suites.length === 1) {
    const { id, parts } = javaTest(owner, name);
    return { id, file: known, parts: { ...parts, inner_unknown: true as const } };
  }
  return { id: classname === '' || classname === name ? name : `${classname} > ${name}`, file: known };
}

const JAVA_CLASS = /^(?:[a-z_]\w*\.)+[A-Z][\w$]*$/;

/** A test of a JavaScript runner that tells the file; bun names the classes from the inside out, so the suites tell more. */
function scriptTest({ name, classname, file, suites }: Omit<NamedCase, 'owner'>) {
  const top = suites.indexOf(file);
  if (top !== -1) {
    const path = [...suites.slice(top + 1), name];
    return { ...failureAt(file, path), id: path.join(' > ') };
  }
  // jest and reporters for mocha put the suites into the name, and the name or only its last title in place of the class.
  const isInName = ` ${name} `.includes(` ${classname} `);
  return classname !== '' && isInName
    ? { id: name, file, parts: { file, name } }
    : failureAt(file, [...(classname === '' ? [] : [classname]), name]);
}

/** The sections of Catch2 and doctest, which their consoles do not put into the name of a test. */
const BDD_SECTIONS = /\/ *(?:(?:and )?(?:given|when|then)|and|but): .*$/i;
const NATIVE_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/;

/** node escapes names twice. */
const unescapedTwice = (text: string): string =>
  text.replace(/&(quot|apos|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** `tests.test_a.CartTest.test_rows`, as the console of unittest names a test. */
function unittestXmlId(name: string, classname: string): string {
  const whole = [...(classname === '' ? [] : [classname]), name].join('.');
  const [, fixture] = /\b(?:setUp|tearDown)(?:Class|Module) \(([\w.]+)\)$/.exec(whole) ?? [];
  return (
    fixture ??
    whole.replace(/^(?:unittest\.loader\._FailedTest|nose2\.loader\.\w+)\./, '').replace(/ [([].*$/s, '')
  );
}

/** `tests.test_cart.TestCart` and `test_a[1]`: a module is lower case by custom, a class is not. */
function pytestId(name: string, classname: string, file: string) {
  if (classname === '') {
    const path = `${name.replaceAll('.', '/')}.py`;
    return { id: path, file: path };
  }
  const parts = classname.split('.');
  const firstClass = parts.findIndex((part, at) => at > 0 && /^[A-Z]/.test(part));
  const modules = firstClass === -1 ? parts : parts.slice(0, firstClass);
  const classes = firstClass === -1 ? [] : parts.slice(firstClass);
  const path = file === '' ? `${modules.join('/')}.py` : file;
  return { id: [path, ...classes, name].join('::'), file: path };
}
