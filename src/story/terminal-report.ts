import { formatCountOf } from '../base/numbers.ts';
import { collapsed, firstChars, shellWord } from '../base/text.ts';
import type { AttemptsMade } from '../core/attempts.ts';
import type { RunResult } from '../core/conclude.ts';
import type { Payload, RunEvent } from '../core/events.ts';
import { shortId } from '../core/model/prompt.ts';
import { outputOf } from '../core/output/test-output.ts';
import type { TaskPart, TestCommand } from '../core/task.ts';
import { type TokenPrices, Usage } from '../core/usage.ts';
import { stoppingPiece } from '../core/verdict/same-failure.ts';
import { costText, spentBy } from './run-record.ts';
import { safeLine, safeLines, visibleText } from './safe-text.ts';
import { type Culprit, culpritSentence, type SentenceParts, type Story, storyOf } from './story.ts';
import { attemptWords } from './words.ts';

// The result of a run at the terminal.

/** Text in a style, or as it is where no colours are shown. */
export type Paint = (style: 'bold' | 'dim' | 'cyan' | 'green' | 'red' | 'yellow', text: string) => string;

/** A test command and where it was found, in one line. */
export const testCommandText = (command: TestCommand | null): string =>
  command === null ? 'no tests' : safeLine(`tests: ${command.run} (${command.source})`, 160);

interface TerminalRun {
  readonly result: RunResult;
  readonly events: readonly RunEvent[];
  /** null: it was the only try. */
  readonly tries: AttemptsMade | null;
  readonly installs?: TaskPart<'installs'> | undefined;
  readonly prices?: TokenPrices | null;
}

/** What a run left: its record, its patch, and whether the patch was applied to the repository. */
interface Places {
  readonly runId: string;
  readonly tracePath: string;
  readonly patchPath: string | null;
  readonly isApplied: boolean;
}

/**
 * What people read of the result, what programs read (`--json`), and the cost in US dollars; null: the prices are not known. `taken`:
 * which of several tries it is; null where there was one.
 */
export function tellRun(run: TerminalRun, places: Places) {
  const story = storyOf(run.events);
  const { culprit } = story;
  const cost = costText(spentBy(run.tries, run.result.state.usage), run.prices ?? null);
  const facts = {
    ...places,
    tries: run.tries,
    installs: run.installs ?? {},
    culprit,
    cost,
    refusals: refusalLines(story),
  };
  const taken = run.tries === null ? null : attemptWords(run.tries.chosen + 1, run.tries.of);
  const diff = (paint: Paint): string => diffText(run.result.patch.diff, paint);
  return { report: runReport(run.result, facts), json: runJson(run.result, facts), cost, taken, diff };
}

/** `Refused: src/x.sh is closed (…), because …. What opens it: allow-paths: src/x.sh`: a line for each path. */
export const refusalLines = ({ refusedWrites }: Story): readonly string[] =>
  refusedWrites.map(({ reason, opens }) => {
    const line = opens === '' ? '' : ` What opens it: ${safeLine(opens, 6_000)}`;
    return `Refused: ${safeLine(reason, 6_000)}.${line}`;
  });

/** A diff as git prints it, in colours where `paint` gives them. */
export function diffText(diff: string, paint: Paint): string {
  return safeLines(diff)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const style = DIFF_STYLES.find(([start]) => line.startsWith(start))?.[1];
      return `${style === undefined ? line : paint(style, line)}\n`;
    })
    .join('');
}

const DIFF_STYLES = [
  ['diff --git ', 'bold'],
  ['index ', 'bold'],
  ['--- ', 'bold'],
  ['+++ ', 'bold'],
  ['@@', 'cyan'],
  ['+', 'green'],
  ['-', 'red'],
] as const;

const SNIPPET_CHARS = 200;

/** The result as the Python original prints it: summary, `Changes:`, `Tests:`, `Output snippet:`; what nothing proves is marked. */
export function runReport(result: RunResult, facts: RunFacts): string {
  const { outcome, stopReason, summary, changes, lastTests } = result;
  if (stopReason === 'test_command_not_found' && lastTests !== null)
    return safeLines(`${notStartedLines(lastTests, facts.installs).join('\n')}\n`);
  const lines = [...culpritLines(facts), summary];
  if (changes.length > 0)
    lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${safeLine(description)}`));
  if (outcome === 'unverified') lines.push(...unverifiedLines(lastTests, facts));
  else if (stopReason === 'cancelled') lines.push('Tests: stopped with the run');
  else if (lastTests !== null) lines.push(...testLines(lastTests));
  lines.push(...(facts.refusals ?? []));
  return safeLines(`${lines.join('\n')}\n`);
}

/** The report where the test command could not start: the line that names what is missing, then how to install that. */
function notStartedLines(tests: Payload<'tests'>, installs: TaskPart<'installs'> = {}): readonly string[] {
  const piece = stoppingPiece(tests, installs);
  if (piece === undefined)
    return [outputOf(tests).lastLines(1).join(), 'Tests: NOT STARTED - the test command cannot be run here'];
  const { line, what, mending } = piece;
  return [line, `To mend it: ${mending}`, `Tests: NOT STARTED - ${what} is missing here`];
}

/** `Culprit: abc1234 …`, printed before the closing words: where nothing was fixed, it is the most useful line. */
const culpritLines = ({ culprit = null }: RunFacts): readonly string[] =>
  culprit === null ? [] : [`Culprit: ${safeLine(culpritSentence(culprit, PLAIN), 400)}.`];

const PLAIN: SentenceParts<string> = {
  text: (strings, ...parts) => String.raw({ raw: strings }, ...parts),
  commit: shortId,
  subject: (text) => `"${text}"`,
  test: (id) => id,
};

function testLines(tests: Payload<'tests'>): readonly string[] {
  const { failing, snippet } = tests.ok
    ? {
        failing: '',
        snippet: outputOf(tests).passedLine(),
      }
    : firstFailure(tests);
  const line = tests.ok
    ? 'Tests: PASSED - All tests passed.'
    : `Tests: FAILED - ${failing || `exit code ${tests.exit_code ?? 'unknown'}, and no output`}`;
  return snippet === '' ? [line] : [line, `Output snippet: ${firstChars(snippet, SNIPPET_CHARS)}`];
}

/** The runner's line about the first failing test, with its message; if no test failed, the last error. */
function firstFailure(tests: Payload<'tests'>): {
  readonly failing: string;
  readonly snippet: string;
} {
  const output = outputOf(tests);
  const [first, ...others] = output.failures;
  if (first === undefined) return { failing: output.lastError(), snippet: output.lastError() };
  const line = output.naming().find((each) => each.includes(first.id)) ?? first.id;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const message = output.messageOf(first) || output.errorOf(first.id) || line;
  return { failing: `${line}${more}`, snippet: collapsed(message) };
}

function unverifiedLines(lastTests: RunResult['lastTests'], { patchPath }: RunFacts): readonly string[] {
  const why = lastTests === null ? 'no tests were run' : 'the tests were green before it as well';
  return [
    `Tests: UNVERIFIED - nothing proves this patch: ${why}.`,
    patchPath === null ? 'Not applied.' : `Not applied. To take it: git apply ${shellWord(patchPath)}`,
  ];
}

interface RunFacts extends Places {
  readonly tries: AttemptsMade | null;
  /** The commit that broke the tests; null or absent: it is not known. */
  readonly culprit?: Culprit | null;
  readonly cost?: string | null;
  readonly refusals?: readonly string[];
  readonly installs?: TaskPart<'installs'>;
}

const attemptsJson = ({ of, chosen, runs }: AttemptsMade) => ({
  of,
  taken: chosen + 1,
  runs: runs.map(({ runId, model, outcome, usage }) => ({ run_id: runId, model, outcome, usage })),
});

/** The result for programs: `--json`. */
function runJson(result: RunResult, facts: RunFacts): string {
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
    usage: { ...state.usage, total_tokens: Usage.total(state.usage) },
    ...(facts.cost ? { cost: facts.cost } : {}),
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

interface ReplayEnd {
  /** Whether the recorded run was killed, so that the recording has no end: only what it holds was compared. */
  readonly isKilled: boolean;
  readonly events: number;
  /** Whether tests were run again; if not, their results came from the recording. */
  readonly areTestsLive: boolean;
}

type ReplayResult =
  | { readonly kind: 'identical'; readonly steps: number }
  | {
      readonly kind: 'different';
      readonly step: number;
      readonly eventKind: string;
      readonly reason: string;
      readonly diff: string;
    };

/** Says whether a replay did what was recorded: `replayed 5 steps, identical`. */
export function tellReplay(result: ReplayResult, { isKilled, events, areTestsLive }: ReplayEnd): string {
  if (result.kind === 'different') {
    const { step, eventKind, reason, diff } = result;
    return visibleText(`different at step ${step}, ${eventKind}: ${reason}\n${diff}`);
  }
  const killed = isKilled ? ' (the run was killed: up to its last whole event)' : '';
  const what = result.steps === 0 ? `${events} events` : formatCountOf(result.steps, 'step');
  const recorded = "; the tests' results were taken from the record (--oracle live runs them again)";
  const none = `: no model was asked, so there was no request to compare${areTestsLive ? '' : recorded}`;
  return `replayed ${what}, identical${killed}${result.steps > 0 ? '' : none}\n`;
}
