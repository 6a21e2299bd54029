import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { succeeds } from '../agent/outcome.ts';
import { createRedact } from '../agent/redaction.ts';
import type { Task } from '../agent/task.ts';
import { describeError, statusOf } from '../github/api-error.ts';
import { countAttempts } from '../github/attempts.ts';
import { branchFor } from '../github/branch.ts';
import { type Context, readContext } from '../github/context.ts';
import { costOf } from '../github/cost.ts';
import { readEvent } from '../github/event.ts';
import { passGate } from '../github/gate.ts';
import { parseInputs } from '../github/inputs.ts';
import { dryRunSection, jobSummary, shortSummary } from '../github/job-summary.ts';
import { linksOf } from '../github/links.ts';
import { annotationFor, type JobLog } from '../github/log.ts';
import type { Octokit } from '../github/octokit.ts';
import type { Publication } from '../github/publisher.ts';
import { recordOf } from '../github/run-record.ts';
import type { EventDecision, TriggerEvent } from '../github/trigger-event.ts';
import { checkBaseUrl } from '../llm/provider.ts';
import type { Solved } from '../solve.ts';
import { storyOf } from '../story/story.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import {
  type ActionContext,
  checkoutOf,
  modelOf,
  octokitFor,
  type Runner,
  secretsOf,
  withSolver,
} from './action-context.ts';
import { NO_OUTPUTS, type Outputs, outputsOf } from './outputs.ts';
import { isPublished, publishPatch } from './publish.ts';
import { keepRecord } from './record.ts';
import { solveTask } from './solve.ts';
import { endText, openStatus, refusedText, type Status } from './status.ts';
import { buildTask } from './task.ts';
import { openTestSandbox } from './test-sandbox.ts';

/** How the step ends. `failure` is its one annotation; null when it succeeds. */
export interface ActionEnd {
  readonly outputs: Outputs;
  readonly summary: string;
  readonly failure: string | null;
}

/** The action's story: event → gate → Task → solve → publish → outputs. Throws an Error naming what the user must mend. */
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
  const gate = await passGate(octokit, { repository, event, ...inputs });
  if (gate.kind === 'refused') return endEarly(runner, 'refused', gate.reason);
  const links = linksOf(context);
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
  // Not earlier: runs that are not for us, and those of forks, have no secrets.
  const llm = modelOf(inputs, baseUrl);
  const branch = event.isFollowUp ? event.base.branch : branchFor(event.target, inputs.branchPrefix);
  const redact = createRedact(secretsOf(runner, inputs));
  const action = { runner, inputs, context, event, octokit, llm, baseCommit, branch, links, redact };
  return act(action, status);
}

type OnPull = Extract<EventDecision, { kind: 'on_pull' }>;
type Decided =
  | { readonly kind: 'ours'; readonly event: TriggerEvent }
  | { readonly kind: 'skipped' | 'refused'; readonly reason: string };

/** Reads the pull request that an event only names. https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request */
async function decideOnPull(
  octokit: Octokit,
  { number, decide }: OnPull,
  { repository }: Context,
): Promise<Decided> {
  try {
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
    return decide(data);
  } catch (error) {
    if (statusOf(error) === null) throw error;
    const reason = `pull request #${number} could not be read (${describeError(error)})`;
    return { kind: 'refused', reason };
  }
}

async function act(action: ActionContext, status: Status): Promise<ActionEnd> {
  const { runner } = action;
  try {
    const checkout = await checkoutOf(action);
    const built = await taskFor(action, checkout);
    for (const note of built.notes) runner.log.info(`Note: ${note}.`);
    if (built.kind === 'problem') throw new Error(built.problem);
    if (built.kind !== 'task') {
      await status.end(refusedText(built.reason, action.links), false);
      return endEarly(runner, built.kind, built.reason);
    }
    announce(runner.log, built.task);
    status.running();
    return await work(action, { ...built, checkout, status });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await status.end(refusedText(action.redact(message), action.links), false);
    throw error;
  }
}

interface Work {
  readonly task: Task;
  readonly notes: readonly string[];
  readonly checkout: string;
  readonly status: Status;
}

async function work(action: ActionContext, { task, notes, checkout, status }: Work): Promise<ActionEnd> {
  const { runner, inputs, links } = action;
  const temp = runner.env['RUNNER_TEMP'] ?? tmpdir();
  const tracePath = join(mkdtempSync(join(temp, 'agent-fix-')), 'trace.jsonl');
  await using tests = await openTestSandbox(action, task, checkout);
  const startMs = performance.now();
  const solved = await solveTask(action, {
    task,
    checkout,
    tracePath,
    tests,
    onEvent: (event) => status.note(event),
  });
  const { setup, result, events, traceSha256, traceText } = solved;
  // The upload's client says much, and nothing that a reader of the log wants.
  const kept = await runner.log.group('Record of the run', () =>
    keepRecord({ tracePath, traceText, traceSha256, temp, runId: setup.runId, patch: result.patch, inputs }),
  );
  for (const note of kept.notes) runner.log.info(`Note: ${note}.`);
  const record = recordOf({
    setup,
    result,
    events,
    model: { name: action.llm.model, api: action.llm.api },
    baseBranch: action.event.base.branch,
    branch: isPublished(action, solved) ? action.branch : null,
    durationMs: performance.now() - startMs,
    cost: costOf(storyOf(events).usage, inputs.prices),
    notes: [...notes, ...tests.notes, ...kept.notes],
    trace: { sha256: traceSha256, artifactId: kept.artifactId },
  });
  const publication = await publishPatch(action, solved, record);
  announcePublication(runner.log, publication);
  const told = await status.end(endText(record, links, publication), succeeds(result.outcome));
  for (const note of told.notes) runner.log.info(`Note: ${note}.`);
  const dryRun = inputs.dryRun && isPublished(action, solved) ? dryRunSection(record, links) : '';
  return {
    outputs: outputsOf(solved, {
      publication,
      tracePath: kept.tracePath,
      artifactId: kept.artifactId,
      cost: record.cost,
      commentUrl: told.url,
    }),
    summary: `${jobSummary(record, links, publication)}${dryRun}`,
    failure: failureOf(solved, publication),
  };
}

function endEarly({ log }: Runner, outcome: 'skipped' | 'refused', reason: string): ActionEnd {
  log.info(`${outcome}: ${reason}.`);
  return {
    outputs: { ...NO_OUTPUTS, outcome, summary: reason },
    summary: shortSummary(outcome, reason),
    failure: null,
  };
}

async function taskFor(action: ActionContext, repository: string) {
  const { baseCommit, inputs } = action;
  await using workspace = await openWorkspace({ repository, commit: baseCommit, settings: inputs.settings });
  const { snapshot } = workspace;
  const files = {
    readFile: (path: string) => snapshot.readText(path),
    listFiles: async () => [...snapshot.paths()],
  };
  return await buildTask({ ...action, files, env: action.runner.env });
}

function announce(log: JobLog, { testCommand, baseCommit }: Task): void {
  log.info(`Base commit: ${baseCommit}`);
  if (testCommand !== null) log.untrusted(`Test command (${testCommand.source}): ${testCommand.run.trim()}`);
}

function announcePublication(log: JobLog, publication: Publication | null): void {
  if (publication?.kind !== 'published') return;
  for (const warning of publication.warnings) log.warning(warning);
  log.info(`Pull request ${publication.operation}: ${publication.url}`);
}

function failureOf({ result }: Solved, publication: Publication | null): string | null {
  if (publication?.kind === 'failed') return `agent-fix: ${publication.problem}`;
  return succeeds(result.outcome) ? null : annotationFor(result.outcome, result.summary);
}
