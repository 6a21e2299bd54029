import { isMechanical, type RunResult } from '../core/conclude.ts';
import type { RunSetup } from '../core/state.ts';
import { isProposed, succeeds } from '../core/verdict/outcome.ts';
import { problemOfText } from '../github/gate.ts';
import { annotationFor, breakCommands, type JobLog } from '../github/log.ts';
import { describeError, statusOf } from '../github/octokit.ts';
import type { PublishRequest } from '../github/publish-request.ts';
import { closeSettled, findOpen, publish, readStyle } from '../github/publisher.ts';
import { dryRunSection, jobSummary, shortSummary } from '../story/job-summary.ts';
import { plainLine } from '../story/markdown.ts';
import { endText, titleOf } from '../story/report.ts';
import { isByPeople, isProvenThere, type Publication, type RunRecord } from '../story/run-record.ts';
import type { ActionContext, Runner } from './action-context.ts';
import type { Based } from './rebase.ts';
import type { Status } from './status.ts';

type Outputs = Readonly<Record<string, string>>;

/** Every output of action.yml, as a run that did nothing has them. */
const NO_OUTPUTS = {
  outcome: '',
  summary: '',
  'run-id': '',
  'pull-request-number': '',
  'pull-request-url': '',
  'pull-request-operation': 'none',
  branch: '',
  'commit-sha': '',
  'commit-verified': '',
  'comment-url': '',
  cost: '',
  solver: '',
  'trace-path': '',
  'bundle-path': '',
  'trace-artifact-id': '',
  iterations: '0',
  'test-runs': '0',
  'input-tokens': '0',
  'cached-input-tokens': '0',
  'output-tokens': '0',
} as const satisfies Outputs;

/** The outputs of a run that came to its end. */
function outputsOf(
  {
    runId,
    settings,
    outcome,
    story,
    spent,
    cost,
    trace,
  }: Pick<RunRecord, 'runId' | 'settings' | 'outcome' | 'story' | 'spent' | 'cost' | 'trace'>,
  {
    publication,
    tracePath,
    bundlePath,
    commentUrl,
  }: Omit<Delivery, 'record' | 'status'> & { readonly commentUrl: string | null },
): Outputs {
  const { summary, counts } = story;
  return {
    ...NO_OUTPUTS,
    ...publishedOutputs(publication),
    outcome,
    summary,
    'run-id': runId,
    'comment-url': commentUrl ?? '',
    cost: cost ?? '',
    solver: isMechanical({ settings }, { state: counts }) ? 'builtin' : 'model',
    'trace-path': tracePath,
    'bundle-path': bundlePath,
    'trace-artifact-id': trace.artifactId === null ? '' : String(trace.artifactId),
    iterations: String(counts.turns),
    'test-runs': String(counts.testRuns),
    'input-tokens': String(spent.input),
    'cached-input-tokens': String(spent.cached),
    'output-tokens': String(spent.output),
  };
}

function publishedOutputs(publication: Publication | null): Outputs {
  if (publication === null || publication.pushed === null) return {};
  const { branch, commitSha, commitVerified } = publication.pushed;
  const pushed = { branch, 'commit-sha': commitSha, 'commit-verified': String(commitVerified) };
  if (publication.kind === 'failed') return pushed;
  return {
    ...pushed,
    'pull-request-number': String(publication.number),
    'pull-request-url': publication.url,
    'pull-request-operation': publication.operation,
  };
}

/** How the step ends. `failure` is its one annotation; null when it succeeds. */
export interface ActionEnd {
  readonly outputs: Outputs;
  readonly summary: string;
  readonly failure: string | null;
}

/** There was nothing to do, or it may not be done: the step succeeds. */
export function endEarly({ log }: Runner, outcome: 'skipped' | 'refused', reason: string): ActionEnd {
  log.info(`${outcome}: ${reason}.`);
  return {
    outputs: { ...NO_OUTPUTS, outcome, summary: reason },
    summary: shortSummary(outcome, reason),
    failure: null,
  };
}

/** What a job before this one left must not go out: the step fails, since somebody should look. */
export function endRefused(runner: Runner, reason: string): ActionEnd {
  const shown = breakCommands(plainLine(reason, 1_500));
  return { ...endEarly(runner, 'refused', shown), failure: `agent-fix: nothing was published: ${shown}.` };
}

interface Delivery {
  readonly record: RunRecord;
  readonly publication: Publication | null;
  readonly status: Status;
  /** '' where there is none. */
  readonly tracePath: string;
  readonly bundlePath: string;
}

/** A run came to its end, here or in a job before this one: log, comment, outputs and summary tell of it. */
export async function endRun(
  { runner: { log }, inputs, links }: ActionContext,
  { record, publication, status, tracePath, bundlePath }: Delivery,
): Promise<ActionEnd> {
  announcePublication(log, publication);
  const told = await status.end(endText(record, links, publication), succeeds(record.outcome));
  for (const note of told.notes) log.info(`Note: ${note}.`);
  const dryRun = inputs.dryRun && record.branch !== null ? dryRunSection(record, links) : '';
  return {
    outputs: outputsOf(record, { publication, tracePath, bundlePath, commentUrl: told.url }),
    summary: `${jobSummary(record, links, publication)}${dryRun}`,
    failure: failureOf(record, publication),
  };
}

function announcePublication(log: JobLog, publication: Publication | null): void {
  if (publication?.kind !== 'published') return;
  for (const warning of publication.warnings) log.warning(warning);
  log.info(`Pull request ${publication.operation}: ${publication.url}`);
}

function failureOf(
  { outcome, story }: Pick<RunRecord, 'outcome' | 'story'>,
  publication: Publication | null,
): string | null {
  if (publication?.kind === 'failed') return `agent-fix: ${publication.problem}`;
  return succeeds(outcome) ? null : annotationFor(outcome, story.summary);
}

const failed = (problem: string): Publication => ({ kind: 'failed', problem, pushed: null });

/** Whether a run's patch goes out: proven or unverified work, and with `draft-on-failure` the best that a failed run found. */
export const isPublished = (
  { inputs }: ActionContext,
  { result }: { readonly result: Pick<RunResult, 'outcome' | 'patch'> },
): boolean => result.patch.files.length > 0 && (isProposed(result.outcome) || inputs.draftOnFailure);

/** Of a run that just ended, or of a bundle. */
export interface Publishable {
  readonly setup: Pick<RunSetup, 'runId' | 'settings'>;
  readonly result: Pick<RunResult, 'outcome'> & { readonly state: Pick<RunResult['state'], 'turns'> };
  readonly based: Based;
}

/** Opens or updates the pull request; null when there is nothing to publish. Asks again, right before, whether it is still wanted. */
export async function publishPatch(
  action: ActionContext,
  { setup, result, based }: Publishable,
  record: RunRecord & Pick<PublishRequest, 'body'>,
): Promise<Publication | null> {
  const { baseCommit, branch, context, event, inputs, octokit } = action;
  if (inputs.dryRun) return null;
  if (result.outcome === 'not_reproduced') return closeGreen(action);
  const { patch, commit, moved } = based;
  if (!isPublished(action, { result: { ...result, patch } })) return null;
  const { repository } = context;
  try {
    const [problem, style, commitsOnto] = await Promise.all([
      problemOfText(octokit, { repository, event, label: inputs.label }),
      readStyle(octokit, repository, baseCommit),
      ontoBranch(action),
    ]);
    if (problem !== null) return failed(`Nothing was pushed: ${problem}.`);
    return await publish(octokit, {
      repository,
      patch,
      base: { branch: event.base.branch, commit, ...(moved === null ? {} : { toldTip: moved.tip }) },
      into: commitsOnto ?? event.into,
      branch: commitsOnto === null ? branch : event.base.branch,
      runId: setup.runId,
      title: titleOf(record, style),
      body: record.body,
      draft: inputs.draft || (inputs.builtinDraft && isMechanical(setup, result)) || !isProvenThere(record),
      isProven: isByPeople(record) ? null : isProvenThere(record),
      isFollowUp: event.isFollowUp,
      labels: inputs.labels,
      reviewers: inputs.reviewers,
    });
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return failed(`Nothing was pushed: GitHub could not be asked (${describeError(error)}).`);
  }
}

/** With `push-to: branch`, the base of the open pull request whose branch is committed onto; null: a branch of our own. */
async function ontoBranch({ context, event, inputs, octokit }: ActionContext): Promise<string | null> {
  if (event.isFollowUp || inputs.pushTo !== 'branch') return null;
  const { repository } = context;
  const open = await findOpen(octokit, { repository, branch: event.base.branch });
  return open?.base.ref ?? null;
}

/** A pull request of ours for what is green by now is closed, with a pointer. */
async function closeGreen({
  baseCommit,
  branch,
  context,
  event,
  links,
  octokit,
}: ActionContext): Promise<null> {
  if (event.failedRun === null) return null;
  const why = `${event.base.branch} is green at ${baseCommit.slice(0, 12)} without this change, as [this run](${links.run}) saw.`;
  await closeSettled(octokit, { repository: context.repository, branch, why });
  return null;
}
