import type { AttemptsMade } from '../core/attempts.ts';
import type { RunResult } from '../core/conclude.ts';
import type { Payload, RunEvent } from '../core/events.ts';
import { totalTokens } from '../core/state.ts';
import type { TestCommand } from '../core/task.ts';
import { shellWord } from '../core/text.ts';
import { isProven } from '../core/verdict/outcome.ts';
import { progressLine } from '../story/progress.ts';
import { safeLine, safeLines } from '../story/safe-text.ts';
import type { Io } from './io.ts';

/** Prints what a person watching the run reads of an event. */
export function printProgress(event: RunEvent, io: Pick<Io, 'stderr'>): void {
  const line = progressLine(event);
  if (line !== null) io.stderr(`${line}\n`);
}

/** The test command and where it was found, in one line. */
export const describeTests = (command: TestCommand | null): string =>
  command === null ? 'no tests' : safeLine(`tests: ${command.run} (${command.source})`, 160);

const SNIPPET_CHARS = 200;

/** 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export const exitCodeOf = ({ outcome }: RunResult): number => (isProven(outcome) ? 0 : 1);

/** The result as the Python original prints it: summary, `Changes:`, `Tests:`, `Output snippet:`; what nothing proves is told apart. */
export function runReport(
  { outcome, stopReason, summary, changes, lastTests }: RunResult,
  facts: RunFacts,
): string {
  const lines = [summary];
  if (changes.length > 0)
    lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${safeLine(description)}`));
  if (outcome === 'unverified') lines.push(...unverifiedLines(lastTests, facts));
  else if (stopReason === 'cancelled') lines.push('Tests: stopped with the run');
  else if (lastTests !== null) lines.push(...testLines(lastTests));
  return safeLines(`${lines.join('\n')}\n`);
}

function testLines({ ok, output }: Payload<'tests'>): readonly string[] {
  const [firstLine = ''] = output.trim().split('\n', 1);
  const reason = ok ? 'All tests passed.' : firstLine || 'Tests failed.';
  const line = `Tests: ${ok ? 'PASSED' : 'FAILED'} - ${reason}`;
  return firstLine === '' ? [line] : [line, `Output snippet: ${firstLine.slice(0, SNIPPET_CHARS)}`];
}

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
    ...(facts.tries === null ? {} : { attempts: attemptsJson(facts.tries) }),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
