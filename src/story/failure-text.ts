import { stripAnsi } from '../core/text.ts';
import type { FailedTest, TestRun } from './moment.ts';

// What a failing test says, with its values. Runners print them below the message's first line, which is all that a report
// holds of it: two runs are compared by it, and values differ.

/** Lines below a message that are looked at. */
const LINES_BELOW = 12;
const MAX_VALUES = 4;

const VALUE =
  /^(?:expected|actual|received|got|want(?:ed)?|left|right|but was|to (?:equal|be))\b[^:=]{0,24}[:=]\s*\S/i;
const DIFFERS = /^[+-]\s*(?!Expected\b|Received\b|actual\b|expected\b)[^\s+-]/;
/** A stack, the properties of an error, or another test. */
const BEYOND =
  /^(?:at |File "|[✖✗●✔]|not ok |ok \d|FAILED|FAIL\b|--- |={4}|-{4}|\d+\) |code:|generatedMessage:)/;
/** What pytest puts where the terminal ends. */
const CUT_AT_EDGE = /\.{3}$/;

/** `Expected values to be strictly equal: undefined !== 1`. */
export function messageWithValues(
  { id, message }: Pick<FailedTest, 'id' | 'message'>,
  { output, report }: Pick<TestRun, 'output' | 'report'>,
): string {
  const first = message.trim().split('\n', 1)[0]?.trim() ?? '';
  if (first === '') return '';
  const lines = stripAnsi(output)
    .split(/\r?\n/)
    .map((line) => line.replace(/^E {3}/, '').trim());
  const ids = report?.failures.map((failure) => failure.id) ?? [];
  const start = first.replace(CUT_AT_EDGE, '');
  const isSaid = (line: string) => (start === first ? line.includes(first) : line.startsWith(start));
  const at = saidAt(isSaid, { id, ids, lines });
  if (at === -1) return message;
  const whole = start === first ? message.trim() : (lines[at] ?? first);
  const below = lines.slice(at + 1, at + 1 + LINES_BELOW);
  const values = valuesBelow(below, whole.endsWith(':')).filter((value) => !whole.includes(value));
  return [whole, ...values].join(' ');
}

/** Where this test says it: below its own name, or where only one line says it; -1 where that is not known. */
function saidAt(
  isSaid: (line: string) => boolean,
  { id, ids, lines }: Readonly<Record<'ids' | 'lines', readonly string[]>> & { readonly id: string },
): number {
  // Of two names that one line holds, the longer one.
  const names = ids
    .map((each) => ({ id: each, name: testName(each) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found: number[] = [];
  let current = '';
  for (const [at, line] of lines.entries()) {
    current = names.find(({ name }) => line.includes(name))?.id ?? current;
    if (!isSaid(line)) continue;
    if (current === id) return at;
    found.push(at);
  }
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** A test's own name, as its runner prints it: `tests/test_a.py::TestB::test_c`, `a.test.js > b > c`, `pkg TestC`. */
export function testName(id: string): string {
  const last = id.split(/::| > |#/).at(-1) ?? id;
  const [first = '', second, ...more] = last.split(' ');
  const isPackage = /[./]/.test(first) || second?.startsWith('Test') === true;
  if (second !== undefined && more.length === 0 && isPackage) return second;
  return /[\s/]/.test(last) ? last : (last.split('.').at(-1) ?? last);
}

function valuesBelow(lines: readonly string[], isCut: boolean): readonly string[] {
  const end = lines.findIndex((line) => BEYOND.test(line));
  const below = end === -1 ? lines : lines.slice(0, end);
  const told = below.filter((line) => VALUE.test(line));
  if (told.length > 0) return told.slice(0, MAX_VALUES);
  if (!isCut) return [];
  const differing = below.filter((line) => DIFFERS.test(line));
  if (differing.length > 0) return differing.slice(0, MAX_VALUES);
  const [first, second = '', third = ''] = below
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  // `{ a: 1 }`, "should loosely deep-equal", `{ a: 2 }`.
  return [first ?? '', ...(/^should /.test(second) ? [second, third] : [])].filter((text) => text !== '');
}
