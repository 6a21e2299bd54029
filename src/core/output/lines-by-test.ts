import { anyOf, firstChars } from '../../base/text.ts';
import type { TestFailure } from '../events.ts';
import { idParts, testName } from '../test-names.ts';
import { LINE_CHARS } from './failing-lines.ts';
import { noiseOf } from './noise-lines.ts';

/**
 * For each of these failures, by id, the lines of an output that tell of it. A line belongs to the test that it names, or whose
 * message it holds, else to the test of the line above, up to where another test or another thing begins. A line in doubt
 * belongs to none.
 */
export function linesByTest(
  lines: readonly string[],
  failures: readonly TestFailure[],
): ReadonlyMap<string, readonly string[]> {
  const plain = lines.join('\n');
  // Of thousands of failures an output names a few.
  const tests = failures.filter((failure) => isInText(failure, plain)).map(markedTest);
  const found = new Map<string, string[]>(failures.map(({ id }) => [id, []]));
  let current = '';
  let isDiagnosed = false;
  for (const text of lines) {
    const line = firstChars(text.trimEnd(), LINE_CHARS);
    const noise = noiseOf(line);
    const named = testOfLine(line, tests);
    isDiagnosed = NOT_OK.test(line) || (isDiagnosed && DIAGNOSTIC.test(line));
    const isOther = STARTS_ANOTHER.test(line) && !(isDiagnosed && DIAGNOSTIC.test(line));
    if (named !== null) current = named;
    else if (noise === 'ends' || LEFT_OUT.test(line) || isOther) current = '';
    current = testByMessage(line, tests, current);
    const ofTest = found.get(current);
    // A summary repeats the names from above, alone or in one line with the message.
    const isSummedUp = SUMMED_UP.test(line) ? line.includes(current) : current.endsWith(line.trim());
    const isRepeated = ofTest?.at(-1) === line || (isSummedUp && ofTest?.length !== 0);
    if (noise === null && line.trim() !== '' && !isRepeated) ofTest?.push(line);
  }
  return found;
}

/** A line that stands for a part of an output that was not kept. */
const LEFT_OUT = /^\[… \d+ .*left out …\]$/;

/** Whether all that was printed is there: what one test printed may be missing otherwise, wholly or in part. */
export const isWholeOutput = (lines: readonly string[]): boolean =>
  !lines.some((line) => LEFT_OUT.test(line));

/** How runners begin what they print of another test, or of another thing. */
const STARTS_ANOTHER = anyOf([
  /^\s*(?:\d+\) |[●✖✗×✕⎯] ?|not ok\b|FAIL(?:ED)?\b|ERROR\b|\[ERROR\] )/,
  /^\s*(?:-{3,4} \w|_{5,}|={5,}|\[ +(?:OK|RUN|FAILED) +\])/,
  /^(?:failures:$|test result: |error: test failed|Ran \d+ tests? |# |ℹ |test at \S+:\d+$)/,
  // Totals, times and seeds differ from run to run.
  /^(?:Test Suites: |Ran all test suites|Randomized with seed |Errors while running CTest)/,
  /^\s*\d+ (?:passing \(\w+\)|failing|pending)$|^\d+ (?:runs|tests), \d+ assertions, /,
  /^Tests: \d+, Assertions: |^(?:FAILURES|ERRORS)!$/,
  /^\s*❯ \S+ \(\d+ tests? \|/,
  // Each event of `go test -json` names its test, if it has one. Other JSON may be what a test logs.
  /^\{"(?:Time|Action|ImportPath)":"/,
  // Where an error ended Node, as in a file that cannot be loaded.
  /^\/\S+\.[cm]?[jt]s:\d+$/,
]);
/** What TAP says of a failure stands right below it: `not ok 2 adds`, `# got 3`. Elsewhere `# ` begins a title or a sum. */
const NOT_OK = /^\s*not ok\b/;
const DIAGNOSTIC = /^\s*# /;
const SUMMED_UP = /^(?:FAILED|ERROR) \S/;
/** `> 12 | const a = 1`: a line of source code, as runners show it with its number. */
const CODE_FRAME = /^\s*[>❯]?\s*\d+\s*[|│]/;

interface MarkedTest {
  readonly id: string;
  readonly name: RegExp | null;
  /** The words of its id, such as file, class and name. */
  readonly parts: readonly string[];
  /** The first line of its message; '' where that is too short to be told from others. */
  readonly message: string;
}

const isInText = ({ id, parts, message }: TestFailure, output: string): boolean =>
  output.includes(parts?.name ?? testName(id)) ||
  (message !== '' && output.includes(firstMessageLine(message)));

const firstMessageLine = (message: string): string =>
  message.split('\n', 1)[0]?.replace(CUT_BY_RUNNER, '').trim() ?? '';

function markedTest({ id, parts, message }: TestFailure): MarkedTest {
  const name = parts?.name ?? testName(id);
  const first = firstMessageLine(message);
  return {
    id,
    name: name.length < MIN_NAME_CHARS ? null : new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w(-])`),
    parts: idParts(id),
    message: first.length < MIN_MESSAGE_CHARS ? '' : first,
  };
}

const MIN_NAME_CHARS = 3;
const MIN_MESSAGE_CHARS = 8;
/** pytest cuts a message at the edge of the terminal. */
const CUT_BY_RUNNER = /\.{3}$/;

/** The id of the test that a line names; of several tests with that name, the one of whose id the line holds most. null: it names none. */
function testOfLine(line: string, tests: readonly MarkedTest[]): string | null {
  if (CODE_FRAME.test(line)) return null;
  const rank = ({ id, parts }: MarkedTest): number =>
    line.includes(id) ? id.length + WHOLE : parts.filter((part) => line.includes(part)).join('').length;
  const [best, second] = tests
    .filter(({ id, name }) => line.includes(id) || name?.test(line) === true)
    .map((test) => ({ id: test.id, rank: rank(test) }))
    .toSorted((a, b) => b.rank - a.rank);
  if (best === undefined) return null;
  return second?.rank === best.rank ? '' : best.id;
}

/** Added to the rank of a test whose whole id the line holds: the test comes before all tests of whose ids it holds only parts. */
const WHOLE = 10_000;

/** The test whose message this line holds, if only one test has this message; else the test of the line above. */
function testByMessage(line: string, tests: readonly MarkedTest[], current: string): string {
  const saying = tests.filter(({ message }) => message !== '' && line.includes(message));
  const [only] = saying;
  if (only === undefined || saying.some(({ id }) => id === current)) return current;
  return saying.length === 1 ? only.id : current;
}
