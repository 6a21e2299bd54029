import type { AttemptsMade } from '../core/attempts.ts';
import type { RunResult } from '../core/conclude.ts';
import type { Payload } from '../core/events.ts';
import { shortId } from '../core/model/prompt.ts';
import { totalTokens } from '../core/state.ts';
import type { TestCommand } from '../core/task.ts';
import { firstChars, shellWord, stripAnsi } from '../core/text.ts';
import { failureLines } from '../core/verdict/digest.ts';
import { isProven } from '../core/verdict/outcome.ts';
import { stoppingPiece } from '../core/verdict/same-failure.ts';
import { type Culprit, culpritSentence, type SentenceParts } from '../story/culprit.ts';
import { messageWithValues } from '../story/failure-text.ts';
import { testRunOf } from '../story/moment.ts';
import { safeLine, safeLines } from '../story/safe-text.ts';
import type { Paint } from './io.ts';

/** The test command and where it was found, in one line. */
export const describeTests = (command: TestCommand | null): string =>
  command === null ? 'no tests' : safeLine(`tests: ${command.run} (${command.source})`, 160);

const SNIPPET_CHARS = 200;

/** 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export const exitCodeOf = ({ outcome }: RunResult): number => (isProven(outcome) ? 0 : 1);

/** The result as the Python original prints it: summary, `Changes:`, `Tests:`, `Output snippet:`; what nothing proves is told apart. */
export function runReport(result: RunResult, facts: RunFacts): string {
  const { outcome, stopReason, summary, changes, lastTests } = result;
  if (stopReason === 'test_command_not_found' && lastTests !== null)
    return safeLines(`${notStartedLines(lastTests).join('\n')}\n`);
  const lines = [...culpritLines(facts), summary];
  if (changes.length > 0)
    lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${safeLine(description)}`));
  if (outcome === 'unverified') lines.push(...unverifiedLines(lastTests, facts));
  else if (stopReason === 'cancelled') lines.push('Tests: stopped with the run');
  else if (lastTests !== null) lines.push(...testLines(lastTests));
  return safeLines(`${lines.join('\n')}\n`);
}

/** First the line that says what is missing, then what brings it. */
function notStartedLines(tests: Payload<'tests'>): readonly string[] {
  const piece = stoppingPiece(tests);
  if (piece === undefined)
    return [lastLine(tests.output), 'Tests: NOT STARTED - the test command cannot be run here'];
  const { line, what, bringAtDesk } = piece;
  return [line, `To mend it: ${bringAtDesk}`, `Tests: NOT STARTED - ${what} is missing here`];
}

/** Before the closing words: where nothing was fixed, it is the most useful line. */
const culpritLines = ({ culprit = null }: Pick<RunFacts, 'culprit'>): readonly string[] =>
  culprit === null ? [] : [`Culprit: ${safeLine(culpritSentence(culprit, PLAIN), 400)}.`];

const PLAIN: SentenceParts = { commit: shortId, subject: (text) => `"${text}"`, test: (id) => id };

function testLines(tests: Payload<'tests'>): readonly string[] {
  const { failing, snippet } = tests.ok
    ? {
        failing: '',
        snippet: filledLines(tests.output).findLast((line) => PASSED.test(line)) ?? lastLine(tests.output),
      }
    : toldFailure(tests);
  const line = tests.ok
    ? 'Tests: PASSED - All tests passed.'
    : `Tests: FAILED - ${failing || 'Tests failed.'}`;
  return snippet === '' ? [line] : [line, `Output snippet: ${firstChars(snippet, SNIPPET_CHARS)}`];
}

const PASSED = /\b(?:ok|pass(?:ed|ing)?)\b/i;

/** The line by which the runner names the first failing test, and what it says of it; without a test, the last error. */
function toldFailure(tests: Payload<'tests'>): {
  readonly failing: string;
  readonly snippet: string;
} {
  const { output, report } = tests;
  const naming = failureLines(output);
  const [first, ...others] = report?.failures ?? [];
  if (first === undefined) {
    const error = naming.at(-1) ?? lastLine(output);
    return { failing: error, snippet: error };
  }
  const line = naming.find((each) => each.includes(first.id)) ?? first.id;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return { failing: `${line}${more}`, snippet: messageWithValues(first, testRunOf(tests)) || line };
}

const filledLines = (output: string): string[] =>
  stripAnsi(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const lastLine = (output: string): string => filledLines(output).at(-1) ?? '';

/** A diff as git prints it, in colours where `paint` gives them. */
export function diffText(diff: string, paint: Paint): string {
  return safeLines(diff)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const style = STYLES.find(([start]) => line.startsWith(start))?.[1];
      return `${style === undefined ? line : paint(style, line)}\n`;
    })
    .join('');
}

const STYLES = [
  ['diff --git ', 'bold'],
  ['index ', 'bold'],
  ['--- ', 'bold'],
  ['+++ ', 'bold'],
  ['@@', 'cyan'],
  ['+', 'green'],
  ['-', 'red'],
] as const;

function unverifiedLines(lastTests: RunResult['lastTests'], { patchPath }: RunFacts): readonly string[] {
  const why = lastTests === null ? 'no tests were run' : 'the tests were green before it as well';
  return [
    `Tests: UNVERIFIED - nothing proves this patch: ${why}.`,
    patchPath === null ? 'Not applied.' : `Not applied. To take it: git apply ${shellWord(patchPath)}`,
  ];
}

export interface RunFacts {
  readonly runId: string;
  readonly tracePath: string;
  readonly patchPath: string | null;
  readonly isApplied: boolean;
  /** null: it was the only try. */
  readonly tries: AttemptsMade | null;
  /** The commit that broke the tests; null or absent: it is not known. */
  readonly culprit?: Culprit | null;
}

const attemptsJson = ({ of, chosen, runs }: AttemptsMade) => ({
  of,
  taken: chosen + 1,
  runs: runs.map(({ runId, model, outcome, usage }) => ({ run_id: runId, model, outcome, usage })),
});

/** The result for programs: `--json`. */
export function runJson(result: RunResult, facts: RunFacts): string {
  const { outcome, stopReason, summary, changes, state, lastTests, patch } = result;
  const json = {
    outcome,
    stop_reason: stopReason,
    run_id: facts.runId,
    summary,
    changes,
    tests: lastTests && { ok: lastTests.ok, verdict: lastTests.verdict, exit_code: lastTests.exit_code },
    iterations: state.turns,
    test_runs: state.testRuns,
    reflections: state.reflections,
    usage: { ...state.usage, total_tokens: totalTokens(state.usage) },
    trace: facts.tracePath,
    patch: facts.patchPath,
    patch_sha256: patch.sha256,
    applied: facts.isApplied,
    ...(!facts.culprit
      ? {}
      : {
          culprit: { commit: facts.culprit.commit, subject: facts.culprit.subject, test: facts.culprit.test },
        }),
    ...(facts.tries === null ? {} : { attempts: attemptsJson(facts.tries) }),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
