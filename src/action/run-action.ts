import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNever } from '../base/errors.ts';
import type { RunEvent } from '../core/events.ts';
import { commandsOf } from '../core/jobs.ts';
import { createRedact } from '../core/redaction.ts';
import type { Task } from '../core/task.ts';
import {
  breakCommands,
  faultText,
  type JobLog,
  parseInputs,
  readContext,
  readEvent,
  type Status,
} from '../github/github.ts';
import { checkEndpoint } from '../llm/endpoint.ts';
import { checkBaseUrl } from '../llm/provider.ts';
import type { Solved } from '../solve.ts';
import { type Publication, type RunRecord, recordOf, tellEarly, tellUnderWay } from '../story/tell.ts';
import type { NamedMerge } from '../workflow/tested-merge.ts';
import { Repository } from '../workspace/git.ts';
import { findProgram } from '../workspace/programs.ts';
import { openSnapshot, type Snapshot } from '../workspace/snapshot.ts';
import {
  checkoutAtBase,
  githubFor,
  jobSecrets,
  modelsOf,
  type Runner,
  type SolvingContext,
  withSolver,
} from './action-context.ts';
import { leaveBundle } from './bundle.ts';
import { type ActionEnd, endEarly, endRefused, endRun, isPublished, publishPatch } from './end.ts';
import { publishBundle } from './publish-bundle.ts';
import { keepRecord } from './record.ts';
import { scriptProblem } from './script-problem.ts';
import { openTestSandbox, probeSandbox, solveTask } from './solve.ts';
import { buildTask } from './task.ts';
import { openTestedMerge } from './tested-merge.ts';

export { giveOutputs } from './record.ts';

/** The end of a step in which an error was thrown: the step fails. */
export function endFailed(error: unknown): ActionEnd & { readonly failure: string } {
  const failure = faultText(error);
  const { summary } = tellEarly('infra_error', failure);
  return { outputs: { outcome: 'infra_error' }, summary, failure };
}

/**
 * Runs the action: event, gate, Task, solve, publish, outputs. With two jobs, the first (`solve`) leaves a bundle and does not
 * publish; the second (`publish`) passes the gate again, then publishes the bundle. Throws an Error naming what the user must mend.
 */
export async function runAction(runner: Runner): Promise<ActionEnd> {
  const parsed = parseInputs((name) => runner.getInput(name));
  for (const secret of jobSecrets(runner, parsed)) runner.setSecret(secret);
  const baseUrl = checkBaseUrl(parsed.openaiBaseUrl, 'openai-base-url');
  const inputs = withSolver(parsed, baseUrl);
  const context = readContext(runner.github, runner.env);
  const fromEvent = readEvent({ context, ...inputs });
  if (fromEvent.kind === 'skipped') return endEarly(runner, 'skipped', fromEvent.reason);
  const github = githubFor(runner, inputs, context);
  const decision = fromEvent.kind === 'on_comment' ? await github.decideOnComment(fromEvent) : fromEvent;
  if (decision.kind !== 'ours') return endEarly(runner, decision.kind, decision.reason);
  const { event } = decision;
  const mayHaveMoved = inputs.mode === 'publish';
  const gate = await github.passGate({ event, mayHaveMoved, ...inputs });
  const { links } = github;
  if (gate.kind === 'refused') {
    const { reason, changedSince: baseCommit } = gate;
    // Something changed after the solving job ran, and solving jobs do not comment: the person who asked gets the answer here.
    if (mayHaveMoved && baseCommit !== undefined) {
      const status = await github.openStatus({ inputs, event, baseCommit });
      await status.end(tellEarly('refused', reason).comment(links), false);
    }
    // The solving job may have finished its work, so the step fails: people should look.
    return mayHaveMoved && gate.isUnanswered === true
      ? endRefused(runner, reason)
      : endEarly(runner, 'refused', reason);
  }
  const { baseCommit } = gate;
  const [attempts, status] = await Promise.all([
    github.countAttempts(event),
    github.openStatus({ inputs, event, baseCommit }),
  ]);
  if (attempts.note !== null) runner.log.info(`Note: ${attempts.note}.`);
  const times = Math.max(attempts.count, status.attempt);
  if (times > inputs.maxAttempts) {
    const reason =
      `this is run ${times} for ${baseCommit.slice(0, 12)}, more than ` +
      `max-attempts (${inputs.maxAttempts}) allows: a person is needed`;
    await status.end(tellEarly('refused', reason).comment(links), false);
    return endEarly(runner, 'refused', reason);
  }
  const branch = event.isFollowUp ? event.base.branch : github.branchFor(event);
  const redact = createRedact(jobSecrets(runner, inputs));
  const action = { runner, inputs, context, event, github, baseCommit, branch, links, redact };
  if (inputs.mode === 'publish') return publishBundle(action, status);
  // Keys are read only now: events that are not for us, and those of forks, come without secrets.
  return act({ ...action, ...modelsOf(inputs, baseUrl, runner.log) }, status);
}

async function act(action: SolvingContext, status: Status): Promise<ActionEnd> {
  const { runner, links } = action;
  try {
    const checkout = await checkoutAtBase(action);
    await using snapshot = await openSnapshot(Repository.find(checkout), action.baseCommit, {
      signal: runner.cancellation.signal,
    });
    const atHead = await work(action, { checkout, snapshot, status });
    if ('end' in atHead) return atHead.end;
    const opened = await openTestedMerge(action, atHead.solved.result, { checkout, named: atHead.named });
    if (opened === null) return await deliver(action, status, atHead);
    if ('reason' in opened) return await deliver(action, status, { ...atHead, untested: opened.reason });
    await using base = opened;
    const { merge } = base;
    runner.log.info(
      `${merge.head.slice(0, 12)} alone is green, and CI tested its merge with ${merge.base.slice(0, 12)}: that is the base now.`,
    );
    const onMerge = { ...action, baseCommit: base.snapshot.commit };
    const atMerge = await work(onMerge, { checkout, snapshot: base.snapshot, status, merge });
    return 'end' in atMerge ? atMerge.end : await deliver(onMerge, status, atMerge);
  } catch (error) {
    const problem = action.redact(faultText(error));
    await status.end(tellEarly('infra_error', problem).comment(links), false);
    throw error;
  }
}

function announce(log: JobLog, { jobs, baseCommit, instructions = [] }: Task): void {
  log.info(`Base commit: ${baseCommit}`);
  const read = instructions.map(({ source }) => source).join(', ');
  if (read !== '') log.untrusted(`Instructions: ${read.replace(/\s+/g, ' ')}`);
  for (const { command } of jobs) log.untrusted(`Test command (${command.source}): ${command.run.trim()}`);
}

interface Work {
  readonly checkout: string;
  readonly snapshot: Snapshot;
  readonly status: Status;
  /** The base is this merge, because the head of the pull request alone is green: a second run, after the one at the head. */
  readonly merge?: NonNullable<Task['merge']>;
}

/** A run that has ended, and what it left. */
interface Worked {
  readonly solved: Solved;
  /** The merge that the failed job checked out, as its log names it. */
  readonly named: NamedMerge | null;
  readonly notes: readonly string[];
  readonly tracePath: string;
  readonly temp: string;
  readonly durationMs: number;
  /** Why the merge that CI tested was no base of a run, in whole sentences; absent: it was, or there is none. */
  readonly untested?: string;
}

/** Builds the task of a base commit and runs it to its end. `end`: there is no task. */
async function work(
  action: SolvingContext,
  { checkout, snapshot, status, merge }: Work,
): Promise<Worked | { readonly end: ActionEnd }> {
  const { runner, links } = action;
  // Started first, because it takes about as long as to build the task.
  const probing = probeSandbox(action, checkout);
  // However this function ends, it waits until the sandbox is open or has failed, so that no half-made one is left.
  await using _probe = { [Symbol.asyncDispose]: async () => void (await probing.catch(() => {})) };
  const built = await buildTask({
    ...action,
    files: snapshot,
    env: runner.env,
    merge,
  });
  for (const note of built.notes) runner.log.info(`Note: ${note}.`);
  if (built.kind === 'problem') throw new Error(built.problem);
  if (built.kind !== 'task') {
    await status.end(tellEarly(built.kind, built.reason).comment(links), false);
    return { end: endEarly(runner, built.kind, built.reason) };
  }
  announce(runner.log, built.task);
  // git searches while the sandbox is tried; an error is reported where the files are needed.
  snapshot.testFiles().catch(() => {});
  if (merge === undefined) {
    // Not before: the rights are tried by a write, and a run without a task writes nothing.
    const [unreadable, { warnings, problems }] = await Promise.all([
      commandProblem(built.task),
      preflight(action),
    ]);
    for (const warning of warnings) runner.log.warning(warning);
    const all = [...problems, ...unreadable];
    if (all.length > 0) throw new Error(all.map(breakCommands).join('\n'));
    status.begin(tellUnderWay(links).begin(action.baseCommit));
  }
  const temp = runner.env['RUNNER_TEMP'] ?? tmpdir();
  const tracePath = join(mkdtempSync(join(temp, 'agent-fix-')), 'trace.jsonl');
  await using tests = await openTestSandbox(action, built.task.jobs.length === 0 ? null : probing, checkout);
  const startMs = performance.now();
  const underWay = tellUnderWay(action.links);
  const onEvent = (seen: RunEvent) => {
    const text = underWay.stage(seen);
    if (text !== null) status.show(text);
  };
  const { task, named = null } = built;
  const solved = await solveTask(action, { task, checkout, snapshot, tracePath, tests, onEvent });
  const durationMs = performance.now() - startMs;
  // A second run begins with the checkout as it was.
  if (solved.result.outcome === 'not_reproduced') await tests.renew?.();
  return { solved, named, notes: [...built.notes, ...tests.notes], tracePath, temp, durationMs };
}

/** Records and reports a run that has ended, and publishes its patch. */
async function deliver(action: SolvingContext, status: Status, worked: Worked): Promise<ActionEnd> {
  const { solved, tracePath, temp, durationMs, untested } = worked;
  const { runner, inputs, event, github } = action;
  const { setup, result, traceSha256, traceText, llm } = solved;
  const { outcome, patch } = result;
  // The upload prints a long log that is rarely of use: it goes under a title that readers can unfold.
  const kept = await runner.log.group('Record of the run', () =>
    keepRecord({
      tracePath,
      traceText,
      traceSha256,
      temp,
      runId: setup.runId,
      patch,
      inputs,
      upload: github.upload,
    }),
  );
  for (const note of kept.notes) runner.log.info(`Note: ${note}.`);
  const isProposal = isPublished(action, { outcome, patch });
  const record = withUntested(
    untested,
    recordOf({
      setup,
      result,
      events: solved.events,
      model: { name: llm.model, api: llm.api },
      baseBranch: event.base.branch,
      branch: isProposal ? action.branch : null,
      durationMs,
      mode: inputs.mode,
      doubt: null,
      tries: solved.tries,
      prices: inputs.prices,
      notes: [...(untested === undefined ? [] : [untested]), ...worked.notes, ...solved.notes, ...kept.notes],
      trace: { sha256: traceSha256, artifactId: kept.artifactId, pageId: kept.pageId },
    }),
  );
  const delivery = { status, tracePath: kept.tracePath, bundlePath: '' };
  if (inputs.mode !== 'solve') {
    const publication = await publishPatch(action, record, { patch, isSettled: untested === undefined });
    return endRun(action, record, { ...delivery, publication });
  }
  const { path: bundlePath, problem } = await leaveBundle(action, record, solved);
  // A run whose bundle cannot be fetched by the next job must not end as a success.
  const publication: Publication | null =
    problem !== null && isProposal
      ? { kind: 'failed', problem: `The bundle cannot be published: ${problem}.`, pushed: null }
      : null;
  return endRun(action, record, { ...delivery, bundlePath, publication });
}

/** The record of a run; where the head alone is green, its summary says what CI tested. */
function withUntested(untested: string | undefined, record: RunRecord): RunRecord {
  return untested === undefined ? record : { ...record, story: { ...record.story, summary: untested } };
}

/** The checks before the run wait at most this long. */
const PREFLIGHT_MS = 5_000;

/** What the checks before the run found. Problems end the run, warnings do not. */
interface Findings {
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

const NO_FINDINGS: Findings = { warnings: [], problems: [] };

/**
 * Checks what would surely fail later, before tests and model cost anything. `problems` end the run, and each says
 * what to do; a check that cannot be made never ends it. Never throws.
 */
async function preflight(action: SolvingContext): Promise<Findings> {
  const { github, event, inputs, branch, runner } = action;
  const signal = AbortSignal.any([AbortSignal.timeout(PREFLIGHT_MS), runner.cancellation.signal]);
  const [rights, endpoint] = await Promise.all([
    github.checkRights({
      branch,
      failedRun: event.failedRun,
      judgesByRun: inputs.testCommand === null && inputs.testPolicy !== 'never',
      proposes: !inputs.dryRun,
      publishes: inputs.mode === 'fix' && !inputs.dryRun && inputs.pushTo !== 'suggestions',
      signal,
    }),
    endpointOf(action, signal),
  ]);
  const isUploaded = inputs.mode === 'solve' && inputs.bundle === null;
  const lost = isUploaded ? github.artifactProblem() : null;
  return {
    warnings: [...rights.warnings, ...endpoint.warnings],
    problems: [...rights.problems, ...endpoint.problems, ...(lost === null ? [] : [lost])],
  };
}

/** A problem for a test command that its shell cannot parse, which would fail at the first run of the tests. */
async function commandProblem(task: Task): Promise<readonly string[]> {
  const { first } = commandsOf(task);
  const problem = first === null ? null : await scriptProblem(first, findProgram);
  if (first === null || problem === null) return [];
  return [`The test command (${first.source}) cannot be read by ${first.shell ?? 'the shell'}: ${problem}.`];
}

interface ModelSetup {
  readonly access: SolvingContext['access'];
  readonly llm: { readonly endpoint: string };
  readonly inputs: Pick<SolvingContext['inputs'], 'settings' | 'fallbackModel'>;
}

/** Asks the model's endpoint whether it can be used. If not, that ends the run, unless the built-in solver tries first. */
export async function endpointOf(
  { access, llm, inputs }: ModelSetup,
  signal: AbortSignal,
): Promise<Findings> {
  if (access === null) return NO_FINDINGS;
  const { fallbackModel } = inputs;
  const models = [access.model, ...(fallbackModel === null ? [] : [fallbackModel])];
  const check = await checkEndpoint({ ...access, models, endpoint: llm.endpoint, signal });
  switch (check.kind) {
    case 'open':
      return NO_FINDINGS;
    case 'unlisted':
      return {
        ...NO_FINDINGS,
        warnings: check.missing.map(
          ({ model, problem }) =>
            `${problem} Check the input ${model === access.model ? 'model' : 'fallback-model'}.`,
        ),
      };
    case 'closed':
      if (inputs.settings.solver !== 'builtin-then-model')
        return { ...NO_FINDINGS, problems: [check.problem] };
      return {
        ...NO_FINDINGS,
        warnings: [`${check.problem} The built-in search tries first; no model can go on from it.`],
      };
    default:
      return assertNever(check);
  }
}
