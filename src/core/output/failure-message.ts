import type { TestFailure } from '../events.ts';
import { testName } from '../test-names.ts';

// Completes the message of a failing test with the values that it compared. A test report keeps only the first line of a message,
// because runs are compared by that line and values differ; the values are read from the output.

const LINES_OF_MESSAGE = 12;
const MAX_VALUES_SHOWN = 4;

const VALUE =
  /^(?:expected|actual|received|got|want(?:ed)?|left|right|but was|to (?:equal|be))\b[^:=]{0,24}[:=]\s*\S/i;
const DIFFERS = /^[+-]\s*(?!Expected\b|Received\b|actual\b|expected\b)[^\s+-]/;
/** Lines at which a message ends: a stack, the properties of an error, or another test. */
const BEYOND =
  /^(?:at |File "|[✖✗●✔]|not ok |\[ +[A-Z]+ +\]|ok \d|FAILED|FAIL\b|--- |={4}|-{4}|\d+\) |code:|generatedMessage:)/;
/** The mark of pytest where it cut a line at the terminal's edge. */
const CUT_AT_EDGE = /\.{3}$/;

/** `Expected values to be strictly equal: undefined !== 1`: the message, with the values that the output shows below it. */
export function messageWithValues(
  { id, message }: TestFailure,
  printed: readonly string[],
  failures: readonly TestFailure[],
): string {
  const first = message.trim().split('\n', 1)[0]?.trim() ?? '';
  if (first === '') return '';
  const lines = printed.map((line) => line.replace(/^E {3}/, '').trim());
  const ids = failures.map((failure) => failure.id);
  const start = first.replace(CUT_AT_EDGE, '');
  const holdsMessage = (line: string) => (start === first ? line.includes(first) : line.startsWith(start));
  const at = messageIndex(holdsMessage, { id, ids, lines });
  if (at === -1) return message;
  const whole = start === first ? message.trim() : (lines[at] ?? first);
  const below = lines.slice(at + 1, at + 1 + LINES_OF_MESSAGE);
  const values = valuesBelow(below, whole.endsWith(':')).filter((value) => !whole.includes(value));
  return [whole, ...values].join(' ');
}

/** The index of the line with this test's message: the first after the test's name, or the only such line; -1 where there is neither. */
function messageIndex(
  holdsMessage: (line: string) => boolean,
  { id, ids, lines }: Readonly<Record<'ids' | 'lines', readonly string[]>> & { readonly id: string },
): number {
  // Longer names first: a line with `adds two` is about that test, not about a test `adds`.
  const names = ids
    .map((each) => ({ id: each, name: testName(each) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found: number[] = [];
  let current = '';
  for (const [at, line] of lines.entries()) {
    current = names.find(({ name }) => line.includes(name))?.id ?? current;
    if (!holdsMessage(line)) continue;
    if (current === id) return at;
    found.push(at);
  }
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

function valuesBelow(lines: readonly string[], isCut: boolean): readonly string[] {
  const end = lines.findIndex((line) => BEYOND.test(line));
  const below = end === -1 ? lines : lines.slice(0, end);
  const values = below.filter((line) => VALUE.test(line));
  if (values.length > 0) return values.slice(0, MAX_VALUES_SHOWN);
  if (!isCut) return [];
  const differing = below.filter((line) => DIFFERS.test(line));
  if (differing.length > 0) return differing.slice(0, MAX_VALUES_SHOWN);
  const [first, second = '', third = ''] = below
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  // `{ a: 1 }`, "should loosely deep-equal", `{ a: 2 }`.
  return [first ?? '', ...(/^should /.test(second) ? [second, third] : [])].filter((text) => text !== '');
}
