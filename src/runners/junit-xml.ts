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
 * one schema (https://github.com/testmoapp/junitxml lists what is common). Throws an XmlError for what is no XML.
 */
export function readJunitXml(xml: string): TestCounts | null {
  const cases = testCases(xmlTokens(xml));
  if (cases === null) return null;
  const count = (result: TestCase['result']): number => cases.filter((each) => each.result === result).length;
  return {
    failures: cases.filter(({ result }) => result === 'failed').map(toFailure),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}

/** null when the document is another one: coverage reports lie beside those of tests. */
function testCases(tokens: Iterable<XmlToken>): TestCase[] | null {
  const cases: TestCase[] = [];
  const suites: string[] = [];
  let root = '';
  let open: TestCase | null = null;
  let isMessage = false;
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (isMessage && open !== null && open.message === '') open.message = messageLine(token.text, open);
      continue;
    }
    const { name } = token;
    if (token.kind === 'close') {
      if (name === 'testsuite') suites.pop();
      if (name === 'testcase') open = null;
      isMessage = false;
      continue;
    }
    root ||= name;
    if (root !== 'testsuites' && root !== 'testsuite') return null;
    const { attributes } = token;
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
  }
  return root === '' ? null : cases;
}

/** PHPUnit begins with the test's own name. */
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

interface Named {
  readonly name: string;
  readonly classname: string;
  readonly owner: string;
  readonly file: string;
  readonly suites: readonly string[];
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** The id that the runner's output gives to the same test, as far as the report shows which runner wrote it. */
function idOf({ name, classname, owner, file, suites }: Named): Pick<TestFailure, 'id' | 'file'> {
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

/** A part of an XML document. */
type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** The document is not XML, or declares a document type; the message says which. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The tokens of a document, in order and in linear time. Document types are refused, so no entity can be defined: only
 * XML's five and numeric ones are expanded, once. An empty element gives an open and a close token.
 */
function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const end = start === -1 ? xml.length : start;
    if (end > at) yield { kind: 'text', text: expand(xml.slice(at, end)) };
    if (start === -1) return;
    if (xml.startsWith('<![CDATA[', start)) {
      at = afterMark(xml, ']]>', start);
      yield { kind: 'text', text: xml.slice(start + 9, at - 3) };
    } else if (xml.startsWith('<!--', start)) {
      at = afterMark(xml, '-->', start + 4);
    } else if (xml.startsWith('<?', start)) {
      at = afterMark(xml, '?>', start);
    } else if (xml.startsWith('<!', start)) {
      throw new XmlError('it declares a document type');
    } else {
      at = endOfTag(xml, start);
      yield* tagTokens(xml.slice(start + 1, at - 1));
    }
  }
}

function afterMark(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw new XmlError(`it ends before ${mark}`);
  return at + mark.length;
}

/** A `>` in a quoted value does not end the tag. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at++) {
    const char = xml.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at + 1;
  }
  throw new XmlError('it ends within a tag');
}

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;

function* tagTokens(inside: string): Generator<XmlToken> {
  const isEmpty = inside.endsWith('/');
  const text = isEmpty ? inside.slice(0, -1) : inside;
  const [, slash = '', name = ''] = /^(\/?)([\w:.-]+)/.exec(text) ?? [];
  if (name === '') throw new XmlError(`<${inside.slice(0, 20)} is no tag`);
  if (slash !== '') {
    yield { kind: 'close', name };
    return;
  }
  yield { kind: 'open', name, attributes: attributesOf(text.slice(name.length)) };
  if (isEmpty) yield { kind: 'close', name };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++;
    if (at >= text.length) return attributes;
    ATTRIBUTE.lastIndex = at;
    const [whole, name, double, single] = ATTRIBUTE.exec(text) ?? [];
    if (whole === undefined || name === undefined) throw new XmlError('an attribute has no value');
    attributes.set(name, expand(double ?? single ?? ''));
    at += whole.length;
  }
}

function expand(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,5}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
