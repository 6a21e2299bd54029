import { isMechanical } from '../agent/conclude.ts';
import { succeeds } from '../agent/outcome.ts';
import { dryRunSection, jobSummary, shortSummary } from '../github/job-summary.ts';
import { annotationFor, breakCommands, type JobLog } from '../github/log.ts';
import { plainLine } from '../github/markdown.ts';
import type { Publication } from '../github/publisher.ts';
import type { RunRecord } from '../github/run-record.ts';
import type { ActionContext, Runner } from './action-context.ts';
import { endText, type Status } from './status.ts';

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
