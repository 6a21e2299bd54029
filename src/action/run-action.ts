import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProposed, isProven, succeeds } from '../agent/outcome.ts';
import type { Task } from '../agent/task.ts';
import { branchFor } from '../github/branch.ts';
import { readContext } from '../github/context.ts';
import { readEvent } from '../github/event.ts';
import { passGate } from '../github/gate.ts';
import { parseInputs } from '../github/inputs.ts';
import { jobSummary, shortSummary } from '../github/job-summary.ts';
import { linksOf } from '../github/links.ts';
import { annotationFor, type JobLog } from '../github/log.ts';
import { type Publication, publish } from '../github/publisher.ts';
import { pullRequestBody, titleOf } from '../github/report.ts';
import { type RunRecord, recordOf } from '../github/run-record.ts';
import { checkBaseUrl } from '../llm/base-url.ts';
import { preload } from '../llm/endpoint.ts';
import { type Solved, solve } from '../solve.ts';
import { progressLine } from '../story/progress.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import { checkoutOf, modelOf, octokitFor, type Runner, type Scene, secretsOf } from './context.ts';
import { NO_OUTPUTS, type Outputs, outputsOf } from './outputs.ts';
import { keepRecord } from './record.ts';
import { buildTask } from './task.ts';

/** How the step ends. `failure` is its one annotation; null when it succeeds. */
export interface ActionEnd {
  readonly outputs: Outputs;
  readonly summary: string;
  readonly failure: string | null;
}

/** The action's story: event → gate → Task → solve → publish → outputs. Throws an Error naming what the user must mend. */
export async function runAction(runner: Runner): Promise<ActionEnd> {
  const inputs = parseInputs((name) => runner.getInput(name));
  for (const secret of secretsOf(runner, inputs)) runner.setSecret(secret);
  checkBaseUrl(inputs.model.baseUrl, 'openai-base-url');
  const context = readContext(runner.env);
  const payload: unknown = JSON.parse(readFileSync(context.eventPath, 'utf8'));
  const decision = readEvent({ context, payload, label: inputs.label, goal: inputs.goal, base: inputs.base });
  if (decision.kind === 'skipped') return endEarly(runner, 'skipped', decision.reason);
  const octokit = await octokitFor(runner, inputs, context);
  const { event } = decision;
  const gate = await passGate(octokit, { repository: context.repository, event, ...inputs });
  if (gate.kind === 'refused') return endEarly(runner, 'refused', gate.reason);
  // Not earlier: runs that are not for us, and those of forks, have no secrets.
  const llm = modelOf(inputs);
  return act({ runner, inputs, context, event, octokit, llm, baseCommit: gate.baseCommit });
}

async function act(scene: Scene): Promise<ActionEnd> {
  const { runner, context } = scene;
  const checkout = await checkoutOf(scene);
  const built = await taskFor(scene, checkout);
  for (const note of built.notes) runner.log.info(`Note: ${note}.`);
  if (built.kind === 'problem') throw new Error(built.problem);
  if (built.kind !== 'task') return endEarly(runner, built.kind, built.reason);
  announce(runner.log, built.task);
  const folder = mkdtempSync(join(runner.env['RUNNER_TEMP'] ?? tmpdir(), 'agent-fix-'));
  const tracePath = join(folder, 'trace.jsonl');
  const startMs = performance.now();
  const solved = await solveTask(scene, { task: built.task, checkout, tracePath });
  const { setup, result, events, traceSha256 } = solved;
  // The upload's client says much, and nothing that a reader of the log wants.
  const kept = await runner.log.group('Record of the run', () =>
    keepRecord({
      tracePath,
      traceSha256,
      folder,
      runId: setup.runId,
      patch: result.patch,
      inputs: scene.inputs,
    }),
  );
  for (const note of kept.notes) runner.log.info(`Note: ${note}.`);
  const record = recordOf({
    setup,
    result,
    events,
    model: { name: scene.llm.model, api: scene.llm.api },
    baseBranch: scene.event.base.branch,
    durationMs: performance.now() - startMs,
    notes: [...built.notes, ...kept.notes],
    trace: { sha256: traceSha256, artifactId: kept.artifactId },
  });
  const publication = kept.isIntact ? await publishIfProposed(scene, solved, record) : TAMPERED;
  const summary = jobSummary(record, linksOf(context), publication);
  return {
    outputs: outputsOf(solved, { publication, tracePath, artifactId: kept.artifactId }),
    summary,
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

async function taskFor({ runner, octokit, context, event, inputs, baseCommit }: Scene, repository: string) {
  await using workspace = await openWorkspace({ repository, commit: baseCommit, settings: inputs.settings });
  const { snapshot } = workspace;
  const files = {
    readFile: (path: string) => snapshot.readText(path),
    listFiles: async () => [...snapshot.paths()],
  };
  return await buildTask({ octokit, context, event, inputs, baseCommit, files, env: runner.env });
}

function announce(log: JobLog, { testCommand, baseCommit }: Task): void {
  log.info(`Base commit: ${baseCommit}`);
  if (testCommand !== null) log.untrusted(`Test command (${testCommand.source}): ${testCommand.run.trim()}`);
}

interface Solving {
  readonly task: Task;
  readonly checkout: string;
  readonly tracePath: string;
}

async function solveTask(
  { runner, inputs, llm }: Scene,
  { task, checkout, tracePath }: Solving,
): Promise<Solved> {
  const { pass, set } = inputs.testEnv;
  const solving = solve({
    task,
    settings: inputs.settings,
    llm,
    repository: checkout,
    checkout,
    tracePath,
    secrets: secretsOf(runner, inputs),
    testEnv: [...pass, ...Object.entries(set).map(([name, value]) => `${name}=${value}`)],
    environment: runner.env,
    signal: runner.signal,
    onEvent: (event) => {
      const line = progressLine(event);
      if (line !== null) runner.log.untrusted(line);
    },
  });
  // The client loads while the tests run for the first time.
  void preload();
  return solving;
}

/** Only a Patch with green tests is proposed; everything else stays in the artifact. */
async function publishIfProposed(
  scene: Scene,
  { setup, result }: Solved,
  record: RunRecord,
): Promise<Publication | null> {
  const { outcome, patch } = result;
  if (!isProposed(outcome) || patch.files.length === 0) return null;
  const { context, event, inputs, octokit } = scene;
  const publication = await publish(octokit, {
    repository: context.repository,
    patch,
    base: { branch: event.base.branch, commit: scene.baseCommit },
    into: event.into,
    branch: branchFor(event.target, inputs.branchPrefix),
    runId: setup.runId,
    title: titleOf(record),
    body: pullRequestBody(record, linksOf(context)),
    draft: inputs.draft || !isProven(outcome),
    labels: inputs.labels,
    reviewers: inputs.reviewers,
  });
  for (const warning of publication.kind === 'published' ? publication.warnings : [])
    scene.runner.log.warning(warning);
  if (publication.kind === 'published')
    scene.runner.log.info(`Pull request ${publication.operation}: ${publication.url}`);
  return publication;
}

/** Who can change the record can change more: nothing of such a run is proposed. */
const TAMPERED: Publication = {
  kind: 'failed',
  problem: 'Nothing was pushed: the record of this run is not the one that was written.',
  pushed: null,
};

function failureOf({ result }: Solved, publication: Publication | null): string | null {
  if (publication?.kind === 'failed') return `agent-fix: ${publication.problem}`;
  return succeeds(result.outcome) ? null : annotationFor(result.outcome, result.summary);
}
