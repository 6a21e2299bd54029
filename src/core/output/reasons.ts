import { anyOf } from '../../base/text.ts';
import type { TestFailure } from '../events.ts';
import { lineShape } from './line-shape.ts';
import { type Missing, missingPieces, withoutMissing } from './missing-things.ts';

// Why a run failed, by its words: what two runs have in common although paths, numbers and times differ.

/** What comparisons need of an output. */
interface ReasonText {
  readonly lines: readonly string[];
  /** Those that name a failure. */
  readonly naming: readonly string[];
  readonly failures: readonly TestFailure[];
}

/** `sh: 1: vitest: not found`: how a shell says that it cannot start a program. */
const SHELL_MESSAGE = anyOf([
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

const TELLS_NO_REASON = /^\W*(?:(?:tests?|fail\w*|errors?)\W*)*$|\bexit|\bstatus\b|\bcommand\b/i;

/** A line with the message of a compiler or linter, with or without its place. */
const COMPILER_ERROR = /\berror(?:\[\w+\]| \w+)?: \S|:\d+(?::\d+)?: \S/;

/** The classes of the errors that a text names. "A thread panicked" stands above assertions, too; the reason stands below it. */
export function reasonsIn({ lines, naming, failures }: ReasonText): ReadonlySet<string> {
  const named = naming.filter((line) => !RUNNER_LINE.test(line) && !/panicked at/.test(line));
  const below = lines.filter((_, at) => /panicked at .*:$/.test(lines[at - 1] ?? ''));
  const reasons = [...failures.map(({ message }) => message), ...named, ...below].map(
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
export function tellingWords({ naming, failures }: ReasonText): ReadonlySet<string> {
  const lines = [...naming, ...failures.flatMap(({ id, message }) => [id, message])];
  return wordsOf(lines.filter((line) => !RUNNER_LINE.test(line)).join('\n'));
}

/** The first line that names a failure, and is not printed for any step that fails. */
export const firstSpecificLine = ({ naming }: ReasonText): string | undefined =>
  naming.find((line) => !RUNNER_LINE.test(line));

/** The shapes of the lines that name a failure, without lines of make and npm, and lines without a name: any two commits share these. */
export function specificShapes({ naming }: ReasonText): readonly string[] {
  const namesSomething = (shape: string): boolean =>
    (shape.match(/[\p{L}_]{2,}/gu) ?? []).some((word) => !UNTELLING_WORDS.has(word.toLowerCase()));
  return naming
    .filter((line) => !RUNNER_LINE.test(line))
    .map(lineShape)
    .filter(namesSomething);
}

/**
 * Whether two messages of one test name different errors: of another class, or of the same one about other names. Two
 * failed assertions may differ in their values. What cannot be read decides nothing.
 */
export function hasOtherReason(here: string, ci: string): boolean {
  const [a, b] = [reasonOf(here), reasonOf(ci)];
  if (a === null || b === null) return false;
  if (a !== b) return true;
  const [words, others] = [wordsOf(here), wordsOf(ci)];
  return a !== ASSERTION && words.size > 0 && others.size > 0 && words.isDisjointFrom(others);
}

/** The missing tool that is all that a run tells of; undefined where something else failed as well, or may have. */
export function missingAlone(
  { lines, naming, failures }: ReasonText,
  missing: readonly Missing[],
): Missing | undefined {
  const all = [...lines, ...failures.flatMap(({ message }) => message.split('\n'))];
  // A shell ends with 127 when a program is missing; some launchers report that code in their output and end with another.
  const isHandedOn = all.some((line) => LAUNCHER_FAILED.test(line));
  const piece = missing.find(
    ({ kind, line }) => kind === 'tool' && (isHandedOn || !SHELL_MESSAGE.test(line)),
  );
  if (piece === undefined) return undefined;
  const tellsNothing = (line: string) =>
    RUNNER_LINE.test(line) ||
    LAUNCHER_FAILED.test(line) ||
    NAMES_A_FILE.test(line) ||
    missingPieces([line]).length > 0;
  // What a test asserts is about the code, also where its values hold the words of a missing thing.
  const isNoReason = (message: string) => {
    const rest = withoutMissing(message);
    return TELLS_NO_REASON.test(rest) || (tellsNothing(message) && reasonOf(rest) !== ASSERTION);
  };
  const from = all.findIndex((line) => line.includes(piece.line));
  const isAlone =
    failures.every(({ message }) => isNoReason(message)) &&
    naming.every(tellsNothing) &&
    (failures.length > 0 || !all.slice(from).some((line) => TESTS_RAN.test(line)));
  return isAlone ? piece : undefined;
}

/**
 * Whether two runs share a failure that has another reason than a missing thing: then what is missing in one is noise. `shared`: the
 * failures of `here` that `ci` has as well.
 */
export function sharesAnotherReason(
  ci: ReasonText,
  here: ReasonText,
  shared: readonly TestFailure[],
): boolean {
  const inCi = lineShapes(ci);
  const areNamed = ci.failures.length > 0 && here.failures.length > 0;
  const lines = areNamed
    ? shared.map(({ message }) => message)
    : here.naming.filter((line) => !RUNNER_LINE.test(line) && inCi.has(lineShape(line)));
  const messages = new Set(areNamed ? ci.failures.map(({ message }) => lineShape(message)) : []);
  const isReason = (line: string): boolean =>
    reasonOf(line) !== null ||
    (!areNamed && COMPILER_ERROR.test(line)) ||
    (messages.has(lineShape(line)) && !TELLS_NO_REASON.test(line));
  return lines.some((line) => isReason(line) && missingPieces(line.split('\n')).length === 0);
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

export const lineShapes = ({ naming }: ReasonText): ReadonlySet<string> => new Set(naming.map(lineShape));
