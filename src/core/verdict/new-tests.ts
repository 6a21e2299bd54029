import type { Payload } from '../events.ts';
import type { Patch } from '../ports.ts';
import type { Run } from '../run.ts';
import { stripAnsi } from '../text.ts';
import { runWithout, testTimeoutMs } from './judge.ts';
import { type ToldFailure, toldBy } from './same-failure.ts';

/** What the tests that a run added say of the base, without the rest of the patch. */
export type Trial = {
  /** `red`: by an assertion. `error`: they could not run at all. `green`: they show nothing. */
  readonly kind: 'red' | 'error' | 'green';
  readonly tests: Payload<'tests'>;
};

/** Test files that this run added and that its patch still has, sorted. Empty where the task lets it add none. */
export function newTestPaths(run: Run, patch: Pick<Patch, 'files'> | null): readonly string[] {
  if (run.setup.task.mayAddTests !== true) return [];
  const written = run.events.flatMap((event) => {
    if (event.kind !== 'tool_result' || !event.payload.obs.ok) return [];
    const { path, addsTest } = event.payload.obs.meta;
    return addsTest === true && typeof path === 'string' ? [path] : [];
  });
  const added = patch?.files.filter(({ status }) => status === 'added').map(({ path }) => path);
  return [...new Set(written)].filter((path) => added?.includes(path) ?? true).toSorted();
}

/** Runs the command on the base commit with the added test files alone; null when no time is left for it. */
export async function newTestsTrial(run: Run): Promise<Trial | null> {
  const leftMs = run.confirmMs;
  if (leftMs <= 0 || run.ports.signal.aborted) return null;
  const tests = await runWithout(run, 'product', { leftMs, only: [] });
  if (run.ports.signal.aborted || (tests.verdict === 'timeout' && leftMs < testTimeoutMs(run))) return null;
  return trialOf(tests);
}

export function trialOf(tests: Payload<'tests'>): Trial {
  if (tests.verdict === 'green') return { kind: 'green', tests };
  const isRed = tests.verdict === 'red' && judgeNewTests(toldBy(tests)) === 'assertion';
  return { kind: isRed ? 'red' : 'error', tests };
}

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
  /\bCOMPILATION ERROR\b|\bcannot find symbol\b|\bpackage [\w.]+ does not exist\b|\bCompilation failed\b|\bUnresolved reference\b/,
  /\berror CS\d{4}\b|\bfatal error: |\bundefined reference to\b|\berror: use of undeclared\b|\berror: cannot find\b/,
  // Ruby, PHP, Elixir.
  /\buninitialized constant\b|\bLoadError\b|\bNoMethodError\b|\bcannot load such file\b/,
  /\bClass "[^"]+" not found\b|\bCall to undefined (?:function|method)\b|\bUndefinedFunctionError\b|\bCompileError\b/,
];

/** How runners say that a value was not what a test expects. */
const ASSERTED: readonly RegExp[] = [
  /\bAssert(?:ion)?(?:Failed)?Error\b|\bERR_ASSERTION\b|\bassert(?:ion)?\b.*\bfailed\b|\bassertEqual|\bassert_/i,
  /^\s*(?:E\s+)?assert\b|^>?\s*assert\b/m,
  /\bexpected\b[\s\S]{0,400}?\b(?:got|received|actual|but|to (?:be|equal|have|contain|match|throw)|found|was)\b/i,
  /\b(?:got|received|actual|have)\b[\s\S]{0,200}?\b(?:want|wanted|expected)\b/i,
  /\bleft: .*[\s\S]{0,200}?\bright: /,
  /\bexpect\(.*\)\.|\bFailed asserting\b|\bFailure\/Error:|\bDID NOT RAISE\b|\bnot raised\b|\bcomparisonfailure\b/i,
  /^\s*--- FAIL: /m,
];

/**
 * What made new tests red: `assertion` where a value was wrong; `error` where they could not run, because what they
 * import or call is not there yet. Judged from the messages of the failing tests where they are known, else from the
 * output. One test that was told wrong by an assertion is enough; where both stand, the error decides unless the
 * messages are known one by one.
 */
export function judgeNewTests({ failures, text }: ToldFailure): 'assertion' | 'error' {
  const messages = failures.map(({ message }) => message).filter((message) => message.trim() !== '');
  const told = messages.length > 0 ? messages : [stripAnsi(text)];
  return told.some((each) => isAsserted(each)) ? 'assertion' : 'error';
}

function isAsserted(text: string): boolean {
  return !COULD_NOT_RUN.some((sign) => sign.test(text)) && ASSERTED.some((sign) => sign.test(text));
}
