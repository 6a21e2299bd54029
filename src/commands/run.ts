import { resolve } from 'node:path';
import type { AttemptsMade } from '../core/attempts.ts';
import type { RunResult } from '../core/conclude.ts';
import type { Payload, RunEvent } from '../core/events.ts';
import { shortId } from '../core/model/prompt.ts';
import type { LLM, Redact } from '../core/ports.ts';
import { createRedact } from '../core/redaction.ts';
import { totalTokens } from '../core/state.ts';
import type { Installs, Task, TestCommand } from '../core/task.ts';
import { collapsed, firstChars, shellWord, stripAnsi } from '../core/text.ts';
import { failureLines } from '../core/verdict/digest.ts';
import { isProven } from '../core/verdict/outcome.ts';
import { linesByTest } from '../core/verdict/own-lines.ts';
import { mendingOf, stoppingPiece } from '../core/verdict/same-failure.ts';
import { createLLM, NO_MODEL } from '../llm/create-llm.ts';
import { type ModelAccess, secretKeys } from '../llm/provider.ts';
import { describeSandbox } from '../oracle/sandbox/open-sandbox.ts';
import { type Solved, solve } from '../solve.ts';
import { messageWithValues } from '../story/claims.ts';
import { testRunOf } from '../story/moment.ts';
import { costText, spentBy } from '../story/run-record.ts';
import { safeLine, safeLines } from '../story/safe-text.ts';
import { type Culprit, culpritSentence, type SentenceParts, storyOf } from '../story/story.ts';
import { attemptWords } from '../story/words.ts';
import { installsOf } from '../workflow/manifest.ts';
import { boundChanges, commitsOf, readChanges, resolveSince } from '../workspace/changes.ts';
import { findRepository } from '../workspace/git.ts';
import { readInstructions } from '../workspace/overview.ts';
import { openSnapshot, type Snapshot } from '../workspace/snapshot.ts';
import { type Command, defineCommand } from './flags.ts';
import {
  abortedBySignals,
  besideTrace,
  type Io,
  LiveProgress,
  type Paint,
  painter,
  traceOf,
  writePatch,
} from './io.ts';
import {
  accessOf,
  firstTestMs,
  isInPlace,
  RUN,
  type RunOptions,
  settingsOf,
  solverOf,
  withModes,
} from './run-options.ts';
import { findStart, openStage, type Stage, type Start } from './stage.ts';

const DEFAULT_GOAL = 'Make the failing tests pass with the smallest correct change.';

/** `agent-fix run`. Exit code 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export const runCommand: Command = (args, io) =>
  run(
    withModes(args, (line) => io.stderr(`agent-fix: ${line}\n`)),
    io,
  );

const run = defineCommand(RUN, async (options, out) => {
  const solver = solverOf(options);
  const { 'fallback-model': fallbackModel } = options;
  const access = solver === 'builtin' ? null : accessOf(options);
  const fallback =
    access === null || fallbackModel === undefined ? null : accessOf({ ...options, model: fallbackModel });
  const { signal, exitCode } = abortedBySignals(out);
  using live = new LiveProgress(out);
  const { io } = live;
  const start = await findStart(options);
  const { repository, commit } = start;
  const secrets = secretKeys(access);
  const redact = createRedact(secrets);
  const changes = await changesSince(options, start, redact);
  await using stage = await openStage(start, options, io);
  await using snapshot = await openSnapshot(findRepository(repository), commit, { signal });
  const settings = { ...settingsOf(options), solver };
  const tracePath = resolve(options.trace ?? traceOf(repository));
  const task = { ...(await taskOf(options, { start, snapshot, redact })), ...changes };
  io.stderr(`[setup] ${describeTests(task.testCommand)} · ${stage.note}\n`);
  if (task.testCommand !== null) io.stderr(`[sandbox] ${describeSandbox(stage.sandbox.report)}\n`);
  const solved = await solve({
    task,
    settings,
    llm: access === null ? NO_MODEL : modelAt(access, live),
    attempts: options.attempts,
    fallback: fallback === null ? null : modelAt(fallback, live),
    repository,
    snapshot,
    checkout: stage.checkout,
    sandbox: task.testCommand === null ? null : stage.sandbox,
    renew: stage.renew,
    tracePath,
    secrets,
    environment: process.env,
    firstTestMs: firstTestMs(settings),
    signal,
    watchTests: (oracle) => live.watch(oracle),
    onEvent: (event) => tell(event, signal, live),
    history: commitsOf(findRepository(repository)),
  });
  return exitCode(await finish(solved, { options, tracePath, stage, io }));
});

const modelAt = (access: ModelAccess, live: LiveProgress): LLM =>
  createLLM({ ...access, reasoningEffort: null, onAnswering: ({ bytes }) => live.noteReply(bytes) });

/** Tests that stop because the run is cancelled are not shown as timed out. */
function tell(event: RunEvent, signal: AbortSignal, live: LiveProgress): void {
  const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
  live.tell(event, isStopped ? '[tests] stopped with the run' : undefined);
}

/** What changed since the commit that `--since` names. Throws an Error that says why it cannot be that. */
async function changesSince(
  { since }: RunOptions,
  { repository, commit: base }: Start,
  redact: Redact,
): Promise<Pick<Task, 'changes'>> {
  if (since === undefined) return {};
  const at = findRepository(repository);
  const greenAt = await resolveSince(at, { since, base });
  return { changes: boundChanges(await readChanges(at, { greenAt, base }), redact) };
}

interface TaskSources {
  readonly start: Start;
  readonly snapshot: Snapshot;
  readonly redact: Redact;
}

async function taskOf(options: RunOptions, base: TaskSources): Promise<Task> {
  const { start, snapshot, redact } = base;
  const { commit, folder } = start;
  const readFile = (path: string) => snapshot.readText(path);
  const instructions = await readInstructions({ folder, readFile, redact });
  return {
    goal: options.goal ?? DEFAULT_GOAL,
    evidence: [],
    ...(instructions.length === 0 ? {} : { instructions: [...instructions] }),
    installs: installsOf(snapshot.paths(), folder, await readFile('.gitmodules')),
    testCommand: options['test-policy'] === 'never' ? null : await testCommandOf(options, base),
    baseCommit: commit,
    trigger: { kind: 'terminal' },
    // Without a goal of its own, a run is about failing tests.
    mustBeRedAtBase: options.goal === undefined,
  };
}

/**
 * The test command that the user gave; else the one that the repository's manifest implies, found as the action finds it.
 * Throws when there is none.
 */
async function testCommandOf(options: RunOptions, { start, snapshot }: TaskSources): Promise<TestCommand> {
  const { folder } = start;
  const given = options.test;
  if (given !== undefined) {
    return { run: given, shell: null, workingDirectory: folder, env: {}, source: '--test' };
  }
  // The parser of workflows is large, and most runs name their command.
  const { findTestCommand } = await import('../workflow/test-command.ts');
  const search = await findTestCommand({
    input: null,
    workingDirectory: folder,
    failing: null,
    readFile: (path) => snapshot.readText(path),
    listFiles: async () => [...snapshot.paths()],
  });
  if (search.kind !== 'found') throw new Error(`${search.problem}. Give it with --test COMMAND.`);
  return search.command;
}

interface Shown {
  readonly options: RunOptions;
  readonly tracePath: string;
  readonly stage: Stage;
  readonly io: Io;
}

async function finish(solved: Solved, { options, tracePath, stage, io }: Shown): Promise<number> {
  const { result, setup, tries } = solved;
  const { outcome, patch } = result;
  const { runId } = setup;
  const patchPath = keepPatch(solved, options, tracePath);
  const isApplied = outcome === 'fixed';
  for (const note of solved.notes) io.stderr(`[attempts] ${note}\n`);
  if (tries !== null) io.stderr(`[attempts] taken: ${attemptWords(tries.chosen + 1, tries.of)}\n`);
  io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
  if (patchPath !== null) io.stderr(`[patch] ${patchPath}\n`);
  await stage.keep(patch);
  if (isApplied && !isInPlace(options)) {
    await stage.apply(patch);
    io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
  }
  const { culprit } = storyOf(solved.events);
  const cost = costText(spentBy(tries, result.state.usage), options.prices ?? null);
  if (cost !== null) io.stderr(`[cost] ${cost} USD\n`);
  const { installs = {} } = setup.task;
  const facts = { runId, tracePath, patchPath, isApplied, tries, culprit, cost, installs };
  io.stdout(options.json ? runJson(result, facts) : runReport(result, facts));
  if (isApplied && !options.json) io.stdout(`\nApplied:\n${diffText(patch.diff, painter(io.isTTY))}`);
  return exitCodeOf(result);
}

/** Writes a patch that is not applied beside the trace, so that no work is lost. `--patch` gets the diff in any case. */
function keepPatch({ setup, result }: Solved, options: RunOptions, tracePath: string): string | null {
  const { outcome, patch } = result;
  const isLost = outcome !== 'fixed' && patch.files.length > 0;
  const path = options.patch ?? (isLost ? besideTrace(tracePath, setup.runId) : null);
  return path === null ? null : writePatch(path, patch);
}

/** The test command and where it was found, in one line. */
export const describeTests = (command: TestCommand | null): string =>
  command === null ? 'no tests' : safeLine(`tests: ${command.run} (${command.source})`, 160);

const SNIPPET_CHARS = 200;

/** 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export const exitCodeOf = ({ outcome }: RunResult): number => (isProven(outcome) ? 0 : 1);

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
  return safeLines(`${lines.join('\n')}\n`);
}

/** First the line that names the missing thing, then how to install it. */
function notStartedLines(tests: Payload<'tests'>, installs: Installs = {}): readonly string[] {
  const piece = stoppingPiece(tests);
  if (piece === undefined)
    return [lastLine(tests.output), 'Tests: NOT STARTED - the test command cannot be run here'];
  const { line, what } = piece;
  return [line, `To mend it: ${mendingOf(piece, installs)}`, `Tests: NOT STARTED - ${what} is missing here`];
}

/** Stands before the closing words: if nothing was fixed, it is the most useful line. */
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
    : `Tests: FAILED - ${failing || `exit code ${tests.exit_code ?? 'unknown'}, and no output`}`;
  return snippet === '' ? [line] : [line, `Output snippet: ${firstChars(snippet, SNIPPET_CHARS)}`];
}

const PASSED = /\b(?:ok|pass(?:ed|ing)?)\b/i;

/** Ends what a compiler or a runner prints of errors that stand above it. */
const SUMS_UP = /\bcould not compile\b|\baborting due to\b/;

/** The runner's line about the first failing test, with its message; if no test failed, the last error. */
function toldFailure(tests: Payload<'tests'>): {
  readonly failing: string;
  readonly snippet: string;
} {
  const { output, report } = tests;
  const naming = failureLines(output);
  const [first, ...others] = report?.failures ?? [];
  if (first === undefined) {
    const error = naming.findLast((each) => !SUMS_UP.test(each)) ?? naming.at(-1) ?? lastLine(output);
    return { failing: error, snippet: error };
  }
  const line = naming.find((each) => each.includes(first.id)) ?? first.id;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const message = messageWithValues(first, testRunOf(tests)) || reasonIn(tests, first.id) || line;
  return { failing: `${line}${more}`, snippet: collapsed(message) };
}

/** Of a test whose reader found no message: the line of its own that names an error; '' where there is none. */
function reasonIn({ output, report }: Payload<'tests'>, id: string): string {
  const own = linesByTest(output, report?.failures ?? []).get(id) ?? [];
  return own.find((line) => ERROR_NAMED.test(line))?.replace(/^E +/, '') ?? '';
}

/** `E   ModuleNotFoundError: No module named 'x'` */
const ERROR_NAMED = /^E {2,}\S|\b\w*(?:Error|Exception)\b(?: \[\w+\])?:/;

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
  /** In US dollars; null or absent: the prices are not known. */
  readonly cost?: string | null;
  readonly installs?: Installs;
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
