import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SolvedBest } from '../attempts.ts';
import { errorText } from '../core/errors.ts';
import { createRedact } from '../core/redaction.ts';
import type { Task } from '../core/task.ts';
import { type Context, linksOf, readContext } from '../github/context.ts';
import { readEvent } from '../github/event.ts';
import { readRunsOf } from '../github/failed-jobs.ts';
import { countAttempts, passGate } from '../github/gate.ts';
import { parseInputs } from '../github/inputs.ts';
import { breakCommands, type JobLog } from '../github/log.ts';
import { describeError, type Octokit, statusOf } from '../github/octokit.ts';
import { branchFor } from '../github/own-marks.ts';
import type { EventDecision, TriggerEvent } from '../github/trigger-event.ts';
import { checkBaseUrl } from '../llm/provider.ts';
import { pullRequestBody, refusedText } from '../story/report.ts';
import { type Publication, type RunRecord, recordOf } from '../story/run-record.ts';
import { findRepository } from '../workspace/repository.ts';
import { openSnapshot, type Snapshot } from '../workspace/snapshot.ts';
import {
  checkoutOf,
  modelsOf,
  octokitFor,
  type Runner,
  type SolvingContext,
  secretsOf,
  withSolver,
} from './action-context.ts';
import { type LeftBundle, leaveBundle } from './bundle.ts';
import { type ActionEnd, endEarly, endRun, isPublished, publishPatch } from './end.ts';
import { checkCommand, preflight } from './preflight.ts';
import { type Proving, proveAgain } from './prove-again.ts';
import { publishBundle } from './publish-bundle.ts';
import { type Based, type Rebased, rebase } from './rebase.ts';
import { type KeptRecord, keepRecord } from './record.ts';
import { openTestSandbox, solveTask } from './solve.ts';
import { openStatus, type Status } from './status.ts';
import { buildTask } from './task.ts';

/**
 * The action's story: event → gate → Task → solve → publish → outputs. In two jobs, the first leaves a bundle in place of
 * publishing, and the second starts from there once its own gate is open. Throws an Error naming what the user must mend.
 */
export async function runAction(runner: Runner): Promise<ActionEnd> {
  const given = parseInputs((name) => runner.getInput(name));
  for (const secret of secretsOf(runner, given)) runner.setSecret(secret);
  const baseUrl = checkBaseUrl(given.model.baseUrl, 'openai-base-url');
  const inputs = withSolver(given, baseUrl);
  const context = readContext(runner.env);
  const payload: unknown = JSON.parse(readFileSync(context.eventPath, 'utf8'));
  const asked = readEvent({ context, payload, ...inputs });
  if (asked.kind === 'skipped') return endEarly(runner, 'skipped', asked.reason);
  const octokit = await octokitFor(runner, inputs, context);
  const decision = asked.kind === 'on_pull' ? await decideOnPull(octokit, asked, context) : asked;
  if (decision.kind !== 'ours') return endEarly(runner, decision.kind, decision.reason);
  const { event } = decision;
  const { repository } = context;
  const mayHaveMoved = inputs.mode === 'publish';
  const gate = await passGate(octokit, { repository, event, mayHaveMoved, ...inputs });
  const links = linksOf(context);
  if (gate.kind === 'refused') {
    const { reason, changedSince: baseCommit } = gate;
    // The job before this one has worked for whoever asked, and they wait for a word.
    if (mayHaveMoved && baseCommit !== undefined) {
      const status = await openStatus({ octokit, context, inputs, event, baseCommit, links });
      await status.end(refusedText(reason, links), false);
    }
    return endEarly(runner, 'refused', reason);
  }
  const { baseCommit } = gate;
  const [attempts, status] = await Promise.all([
    countAttempts(octokit, repository, event),
    openStatus({ octokit, context, inputs, event, baseCommit, links }),
  ]);
  if (attempts.note !== null) runner.log.info(`Note: ${attempts.note}.`);
  const times = Math.max(attempts.count, status.attempt);
  if (times > inputs.maxAttempts) {
    const reason = `this is run ${times} for ${baseCommit.slice(0, 12)}, more than max-attempts (${inputs.maxAttempts}) allows: a person is needed`;
    await status.end(refusedText(reason, links), false);
    return endEarly(runner, 'refused', reason);
  }
  const branch = event.isFollowUp ? event.base.branch : branchFor(event.target, inputs.branchPrefix);
  const redact = createRedact(secretsOf(runner, inputs));
  const action = { runner, inputs, context, event, octokit, baseCommit, branch, links, redact };
  if (inputs.mode === 'publish') return publishBundle(action, status);
  // Not earlier: runs that are not for us, and those of forks, have no secrets.
  return act({ ...action, ...modelsOf(inputs, baseUrl, runner.log) }, status);
}

type OnPull = Extract<EventDecision, { kind: 'on_pull' }>;
type Decided =
  | { readonly kind: 'ours'; readonly event: TriggerEvent }
  | { readonly kind: 'skipped' | 'refused'; readonly reason: string };

/** Reads the pull request that an event only names, and where no more was said, what ran at its head. https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request */
async function decideOnPull(
  octokit: Octokit,
  { number, decide }: OnPull,
  { repository }: Context,
): Promise<Decided> {
  try {
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
    const decided = decide(data);
    if (decided.kind !== 'on_head') return decided;
    return decided.decide(await readRunsOf(octokit, repository, decided.sha));
  } catch (error) {
    if (statusOf(error) === null) throw error;
    const reason = `pull request #${number} or its runs could not be read (${describeError(error)})`;
    return { kind: 'refused', reason };
  }
}

async function act(action: SolvingContext, status: Status): Promise<ActionEnd> {
  const { runner } = action;
  try {
    const checkout = await checkoutOf(action);
    const checking = preflight(action);
    await using snapshot = await openSnapshot(findRepository(checkout), action.baseCommit, {
      signal: runner.cancellation.signal,
    });
    const built = await taskFor(action, snapshot);
    for (const note of built.notes) runner.log.info(`Note: ${note}.`);
    if (built.kind === 'problem') throw new Error(built.problem);
    if (built.kind !== 'task') {
      await status.end(refusedText(built.reason, action.links), false);
      return endEarly(runner, built.kind, built.reason);
    }
    announce(runner.log, built.task);
    const [{ warnings, problems }, unreadable] = await Promise.all([checking, checkCommand(built.task)]);
    for (const warning of warnings) runner.log.warning(warning);
    const known = [...problems, ...unreadable].map(breakCommands);
    if (known.length > 0) throw new Error(known.join('\n'));
    status.running();
    return await work(action, { ...built, checkout, snapshot, status });
  } catch (error) {
    const message = errorText(error);
    await status.end(refusedText(action.redact(message), action.links), false);
    throw error;
  }
}

interface Work {
  readonly task: Task;
  readonly notes: readonly string[];
  readonly checkout: string;
  readonly snapshot: Snapshot;
  readonly status: Status;
}

async function work(action: SolvingContext, given: Work): Promise<ActionEnd> {
  const { task, notes, checkout, snapshot, status } = given;
  const { runner, inputs } = action;
  const temp = runner.env['RUNNER_TEMP'] ?? tmpdir();
  const tracePath = join(mkdtempSync(join(temp, 'agent-fix-')), 'trace.jsonl');
  await using tests = await openTestSandbox(action, task, checkout);
  const startMs = performance.now();
  const solved = await solveTask(action, {
    task,
    checkout,
    snapshot,
    tracePath,
    tests,
    onEvent: (event) => status.note(event),
  });
  const durationMs = performance.now() - startMs;
  const { setup, result, traceSha256, traceText } = solved;
  // The upload's client says much, and nothing that a reader of the log wants. Nobody waits for it before its ids are wanted.
  const keeping = runner.log.group('Record of the run', () =>
    keepRecord({ tracePath, traceText, traceSha256, temp, runId: setup.runId, patch: result.patch, inputs }),
  );
  try {
    const proving = { solved, checkout, tests, usedMs: durationMs };
    const based = await basedOn(action, proving, keeping);
    const told = recordFrom(action, {
      solved,
      based,
      durationMs,
      notes: [...notes, ...solved.notes, ...tests.notes],
    });
    const recording = keeping.then((kept) => withKept(told, kept));
    const { left, publication } = await publicationOf(action, { solved, based, told, recording });
    const [kept, record] = await Promise.all([keeping, recording]);
    for (const note of kept.notes) runner.log.info(`Note: ${note}.`);
    return await endRun(action, {
      record,
      publication,
      status,
      tracePath: kept.tracePath,
      bundlePath: left?.path ?? '',
    });
  } finally {
    // The process ends with this function, whatever became of the rest.
    await keeping;
  }
}

/** All that is told of a run but where its record lies. */
function recordFrom(
  action: SolvingContext,
  {
    solved,
    based,
    durationMs,
    notes,
  }: Pick<Ended, 'solved' | 'based'> & Pick<RunRecord, 'durationMs' | 'notes'>,
): RunRecord {
  const { setup, result, events, traceSha256, tries, llm } = solved;
  return recordOf({
    setup,
    result: { ...result, patch: based.patch },
    baseMoved: based.moved,
    events,
    model: { name: llm.model, api: llm.api },
    baseBranch: action.event.base.branch,
    branch: isPublished(action, solved) ? action.branch : null,
    durationMs,
    mode: action.inputs.mode,
    doubt: null,
    tries,
    prices: action.inputs.prices,
    notes,
    trace: { sha256: traceSha256, artifactId: null },
  });
}

const withKept = (told: RunRecord, { artifactId, pageId, notes }: KeptRecord): RunRecord => ({
  ...told,
  notes: [...told.notes, ...notes],
  trace: { ...told.trace, artifactId, pageId },
});

/** Where the patch stands by now. A job that leaves a bundle leaves that to the one that takes it. */
async function basedOn(
  action: SolvingContext,
  proving: Proving,
  keeping: Promise<KeptRecord>,
): Promise<Based> {
  const { result } = proving.solved;
  const { patch } = result;
  const asItIs = { patch, commit: action.baseCommit, moved: null };
  if (action.inputs.mode === 'solve' || !isPublished(action, { result })) return asItIs;
  const prove = async (rebased: Rebased) => {
    // It may take as long as the run: a record that is safe by then, and a log that is not folded.
    await keeping;
    return proveAgain(action, rebased, proving);
  };
  return rebase(action, { patch, mayMerge: true, prove });
}

interface Ended {
  readonly solved: SolvedBest;
  readonly based: Based;
  readonly told: RunRecord;
  /** `told`, with where the record lies. */
  readonly recording: Promise<RunRecord>;
}

interface Published {
  /** null: this job publishes itself. */
  readonly left: LeftBundle | null;
  readonly publication: Publication | null;
}

/** Nothing is written to GitHub by a job that leaves a bundle; that nobody can fetch it must not pass for a success. */
async function publicationOf(
  action: SolvingContext,
  { solved, based, told, recording }: Ended,
): Promise<Published> {
  if (action.inputs.mode !== 'solve') {
    const body = recording.then((record) => pullRequestBody(record, action.links));
    const publication = await publishPatch(action, { ...solved, based }, { ...told, body });
    return { left: null, publication };
  }
  const { durationMs, notes, trace } = await recording;
  const { artifactId, pageId = null } = trace;
  const where = { sha256: solved.traceSha256, artifactId, pageId };
  const left = await leaveBundle(action, { solved, durationMs, notes, trace: where });
  const isLost = left.problem !== null && isPublished(action, solved);
  const problem = `The bundle cannot be published: ${left.problem}.`;
  return { left, publication: isLost ? { kind: 'failed', problem, pushed: null } : null };
}

function taskFor(action: SolvingContext, snapshot: Snapshot) {
  const files = {
    readFile: (path: string) => snapshot.readText(path),
    listFiles: async () => [...snapshot.paths()],
  };
  return buildTask({ ...action, files, env: action.runner.env });
}

function announce(log: JobLog, { testCommand, baseCommit, instructions = [] }: Task): void {
  log.info(`Base commit: ${baseCommit}`);
  const read = instructions.map(({ source }) => source).join(', ');
  if (read !== '') log.untrusted(`Instructions: ${read.replace(/\s+/g, ' ')}`);
  if (testCommand !== null) log.untrusted(`Test command (${testCommand.source}): ${testCommand.run.trim()}`);
}
