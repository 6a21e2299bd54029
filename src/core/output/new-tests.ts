import type { TestFailure } from '../events.ts';

/** What a run's patch adds: new tests, and the rest. */
export interface AddedByRun {
  /** Paths of the new tests. */
  readonly tests: readonly string[];
  /** The names that the rest of the patch declares. */
  readonly names: readonly string[];
}

/**
 * What made new tests red without the rest of the patch. `shown`: a value was wrong, or the product's code raised an error. `error`: the
 * tests could not be loaded, or need what the patch adds, which says nothing of the code as it was. Read from the messages of the
 * failing tests where they are known, else from the output. One test that shows something is enough.
 */
export function whatNewTestsShow(
  lines: readonly string[],
  failures: readonly TestFailure[],
  added: AddedByRun,
): 'shown' | 'error' {
  const messages = failures.map(({ message }) => message).filter((message) => message.trim() !== '');
  const texts = messages.length > 0 ? messages : [lines.join('\n')];
  return texts.some(isAsserted) || isRaisedByProduct(lines, added) ? 'shown' : 'error';
}

const isAsserted = (text: string): boolean =>
  !COULD_NOT_RUN.some((sign) => sign.test(text)) && ASSERTED.some((sign) => sign.test(text));

/** How interpreters and compilers say that a test could not run at all: nothing was asserted. */
const COULD_NOT_RUN: readonly RegExp[] = [
  // Python: pytest's collection, unittest's loader.
  /\b(?:ModuleNotFoundError|ImportError|SyntaxError|IndentationError|TabError|NameError)\b/,
  /\bAttributeError: (?:partially initialized )?module\b/,
  /\bcannot import name\b|\berrors? during collection\b|^ERROR collecting\b|\b_FailedTest\b/m,
  // JavaScript and TypeScript.
  /\bReferenceError\b|\bERR_MODULE_NOT_FOUND\b|\bCannot find (?:module|package)\b|\berror TS\d+:/,
  /\bdoes not provide an export named\b|\bTest suite failed to run\b|\bFailed to (?:resolve import|load url)\b/,
  /\bTypeError: \S.* is not a (?:function|constructor)\b/,
  // Go.
  /\[(?:build|setup) failed\]|: undefined: \w|\bno required module provides package\b|^# [\w./-]+ \[[\w./-]+\.test\]$/m,
  // Rust, Java, Kotlin, Scala, C#, C, C++, Swift.
  /\berror\[E\d{4}\]|\bcould not compile\b|\bunresolved import\b/,
  /\bCOMPILATION ERROR\b|\bcannot find symbol\b|\bpackage [\w.]+ does not exist\b/,
  /\bCompilation failed\b|\bUnresolved reference\b/,
  /\berror CS\d{4}\b|\bfatal error: |\bundefined reference to\b|\berror: use of undeclared\b|\berror: cannot find\b/,
  // Ruby, PHP, Elixir.
  /\buninitialized constant\b|\bLoadError\b|\bNoMethodError\b|\bcannot load such file\b/,
  /\bClass "[^"]+" not found\b|\bCall to undefined (?:function|method)\b|\bUndefinedFunctionError\b|\bCompileError\b/,
];

/** How runners report that a value was not the expected one. */
const ASSERTED: readonly RegExp[] = [
  /\bAssert(?:ion)?(?:Failed)?Error\b|\bERR_ASSERTION\b|\bassert(?:ion)?\b.*\bfailed\b|\bassertEqual|\bassert_/i,
  /^\s*(?:E\s+)?assert\b|^>?\s*assert\b/m,
  /\bexpected\b[\s\S]{0,400}?\b(?:got|received|actual|but|to (?:be|equal|have|contain|match|throw)|found|was)\b/i,
  /\b(?:got|received|actual|have)\b[\s\S]{0,200}?\b(?:want|wanted|expected)\b/i,
  /\bleft: .*[\s\S]{0,200}?\bright: /,
  /\bexpect\(.*\)\.|\bFailed asserting\b|\bFailure\/Error:|\bDID NOT RAISE\b|\bnot raised\b|\bcomparisonfailure\b/i,
  /^\s*--- FAIL: /m,
];

/** A line of a stack trace, as an interpreter or a runner prints it. */
interface Frame {
  readonly path: string;
  readonly at: number;
}

/** `File "src/a.py", line 3, in f`, `src/a.py:3: in f`, `src/a.py:3: KeyError` */
const PYTHON_FRAME = /^\s*(?:File "([^"]+)", line \d+|([\w.@/+-]+\.py):\d+:(?! \w*Warning))/;
/**
 * `at f (src/a.js:3:5)`: a line of a trace in other languages. The place stands at its end, or before `:in`, or before an
 * address in memory.
 */
const FRAME =
  /^(?!test at )\s*(?:.*[\s(])?(?:file:\/\/)?([\w.@][\w.@/+-]*\.\w+):\d+(?::\d+)?(?:\)|:| \+0x\w+|:in .*)?$/;
/** `panicked at src/a.rs:3`: all that Rust prints of a trace, unless RUST_BACKTRACE is set. */
const PANIC = /\bpanicked at ([\w.@/-]+\.rs):\d+/;

/** Frames of Java's own classes and of its test runners, which are named without their folder. */
const OF_JAVA =
  /^\s*at (?:java|javax|jdk|sun|kotlin|scala|groovy|org\.(?:junit|testng|gradle|apache\.maven))[./]/;
const INSTALLED = /^\/|(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.venv|\.cargo|target)\//;
/** Code that runs while a file is loaded, before any test of it. */
const LOADS_A_FILE = /\bin <module>|\bModule\._compile\b|\bModuleJob\.run\b/;
/** Paths of tests and of their helpers. The paths of the new tests are known from the patch. */
const TEST_PATH =
  /(?:^|\/)(?:tests?|specs?|__tests__|testing)\/|(?:^|[._/-])(?:test|spec|conftest)s?[._-]|Tests?\.\w+$/;
/** Python's traces end with the innermost frame, all others begin with it. */
const BEGINS_TRACE = /^Traceback \(most recent call last\)|^(?:_{3,}|={3,}|-{3,} )/;
/** How many lines of source a runner may show between two frames of a trace. */
const TRACE_GAP = 8;

/** Whether a trace that leads through a new test ends in the product, for another reason than a name that the patch adds. */
function isRaisedByProduct(lines: readonly string[], { tests, names }: AddedByRun): boolean {
  if (lines.some((line) => MISSING_NAME.test(line) && names.some((name) => hasWord(line, name))))
    return false;
  const isNewTest = (path: string): boolean =>
    tests.some((test) => test === path || test.endsWith(`/${path}`) || path.endsWith(`/${test}`));
  const isProduct = (path: string): boolean => !isNewTest(path) && !TEST_PATH.test(path);
  const panics = lines.flatMap((line) => PANIC.exec(line)?.[1] ?? []);
  const traces = [...pythonTraces(lines), ...otherTraces(lines)].filter(
    (trace) =>
      trace.some(({ path }) => isNewTest(path)) &&
      !trace.some(({ at }) => LOADS_A_FILE.test(lines[at] ?? '')),
  );
  const innermost = traces.flatMap((trace) => trace[0]?.path ?? []);
  return [...panics.map(withoutDotSlash), ...innermost].some(
    (path) => !INSTALLED.test(path) && isProduct(path),
  );
}

/** The traces of an output of Python: frames within the repository, innermost first. */
function pythonTraces(lines: readonly string[]): readonly (readonly Frame[])[] {
  const traces: Frame[][] = [[]];
  for (const [at, line] of lines.entries()) {
    if (BEGINS_TRACE.test(line)) traces.push([]);
    const [, native, short] = PYTHON_FRAME.exec(line) ?? [];
    const path = withoutDotSlash(native ?? short ?? '');
    if (path !== '' && !INSTALLED.test(path)) traces.at(-1)?.unshift({ path, at });
  }
  return traces;
}

function otherTraces(lines: readonly string[]): readonly (readonly Frame[])[] {
  const traces: Frame[][] = [];
  for (const [at, line] of lines.entries()) {
    const path = OF_JAVA.test(line) ? '' : withoutDotSlash(FRAME.exec(line)?.[1] ?? '');
    if (path === '' || path.endsWith('.py') || INSTALLED.test(path)) continue;
    const last = traces.at(-1)?.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (at - last > TRACE_GAP) traces.push([]);
    traces.at(-1)?.push({ path, at });
  }
  return traces;
}

const withoutDotSlash = (path: string): string => path.replace(/^\.\//, '');

/** How interpreters say that an object has no such name. */
const MISSING_NAME =
  /\bhas no attribute\b|\bis not (?:defined|a function|a constructor)\b|\bundefined (?:local variable or )?method\b/;
const hasWord = (line: string, name: string): boolean => line.split(/\W+/).includes(name);
