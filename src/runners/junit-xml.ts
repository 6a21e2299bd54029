import sax from 'sax';
import type { TestFailure } from '../core/events.ts';
import { failureOf, plainPath, type TestCounts } from './test-runner.ts';

/** One `testcase`, with the names of the suites around it. */
interface TestCase {
  readonly suites: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  result: 'passed' | 'failed' | 'skipped';
  message: string;
}

/**
 * JUnit XML as pytest, surefire, Gradle, jest-junit, vitest, PHPUnit, rspec, node and gotestsum write it; there is no
 * one schema (https://github.com/testmoapp/junitxml lists what is common). null: it is no such report, or no XML.
 */
export function readJunitXml(xml: string): TestCounts | null {
  const cases = testCases(xml);
  if (cases === null) return null;
  const count = (result: TestCase['result']): number => cases.filter((each) => each.result === result).length;
  return {
    failures: cases.filter(({ result }) => result === 'failed').map(toFailure),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}

function testCases(xml: string): TestCase[] | null {
  const cases: TestCase[] = [];
  const suites: string[] = [];
  let root = '';
  let open: TestCase | null = null;
  let isMessage = false;
  const parser = sax.parser(true);
  parser.onerror = refuse;
  // Refused, because a document type could define entities.
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes: given }) => {
    root ||= name;
    // Refused: other XML in the same folder, such as a coverage report.
    if (root !== 'testsuites' && root !== 'testsuite') refuse();
    const attributes = new Map(Object.entries(given).map(([key, value]) => [key, String(value)]));
    if (name === 'testsuite') suites.push(attributes.get('name') ?? '');
    if (name === 'testcase') {
      open = { suites: [...suites], attributes, result: 'passed', message: '' };
      cases.push(open);
    } else if (open !== null && (name === 'failure' || name === 'error')) {
      open.result = 'failed';
      open.message ||= messageLine(attributes.get('message') ?? '', open);
      isMessage = true;
    } else if (open !== null && name === 'skipped' && open.result === 'passed') {
      open.result = 'skipped';
    }
  };
  parser.onclosetag = (name) => {
    if (name === 'testsuite') suites.pop();
    if (name === 'testcase') open = null;
    isMessage = false;
  };
  parser.ontext = (text) => {
    if (isMessage && open !== null && open.message === '') open.message = messageLine(text, open);
  };
  parser.oncdata = parser.ontext;
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return root === '' ? null : cases;
}

function refuse(): never {
  throw new Error('it is no report of tests');
}

/** The first line of a message, without the test's name, which PHPUnit puts before it. */
function messageLine(text: string, { attributes }: TestCase): string {
  const lines = text.trim().split('\n', 2);
  const isName = lines[0]?.startsWith(`${attributes.get('class')}::`) ?? false;
  return (isName ? lines[1] : lines[0])?.trim() ?? '';
}

function toFailure({ suites, attributes, message }: TestCase): TestFailure {
  const text = (name: string): string => attributes.get(name) ?? '';
  const named = { name: text('name').trim(), classname: text('classname').trim(), owner: text('class') };
  const { id, file } = idOf({ ...named, file: plainPath(text('file')), suites });
  const line = Number(attributes.get('line') ?? Number.NaN);
  // In pytest's older format the line is that of the test's definition, counted from 0.
  const isLine = Number.isSafeInteger(line) && line > 0 && !suites.includes('pytest');
  return failureOf(id, { file, line: isLine ? line : null, message });
}

interface NamedCase {
  readonly name: string;
  readonly classname: string;
  readonly owner: string;
  readonly file: string;
  readonly suites: readonly string[];
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** The id that the runner's output gives to the same test, as far as the report shows which runner wrote it. */
function idOf({ name, classname, owner, file, suites }: NamedCase): Pick<TestFailure, 'id' | 'file'> {
  const known = file === '' ? null : file;
  if (owner !== '' && file.endsWith('.php')) return { id: `${owner}::${name}`, file: known };
  if (file.endsWith('.rb')) return { id: `${file} > ${name}`, file: known };
  if (suites.includes('pytest')) return pytestId(name, classname, file);
  if (SCRIPT.test(classname))
    return { id: classname === name ? name : `${classname} > ${name}`, file: classname };
  // node's own: https://nodejs.org/api/test.html#test-reporters
  if (classname === 'test' && SCRIPT.test(file))
    return { id: [file, ...suites, name].join(' > '), file: known };
  if (SCRIPT.test(file)) return { id: `${file} > ${name}`, file: known };
  if (classname.includes('/') && /^(?:Test|Example|Fuzz)/.test(name))
    return { id: `${classname} ${name}`, file: known };
  if (/^[\w$]+(?:\.[\w$]+)*$/.test(classname) && /^[\w$]+(?:[({[].*)?$/.test(name))
    return { id: `${classname}#${name.replace(/[({[].*$/, '')}`, file: known };
  return { id: classname === '' || classname === name ? name : `${classname} > ${name}`, file: known };
}

/** `tests.test_cart.TestCart` and `test_a[1]`: a module is lower case by custom, a class is not. */
function pytestId(name: string, classname: string, file: string): Pick<TestFailure, 'id' | 'file'> {
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
