import type { RunResult } from '../core/conclude.ts';
import type { Patch } from '../core/ports.ts';
import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { answerOfGitHub, breakCommands, type GitHub, type Status } from '../github/github.ts';
import { type Markdown, type Publication, type RunRecord, tell, tellEarly } from '../story/tell.ts';
import type { ActionContext, Runner } from './action-context.ts';

type Outputs = Readonly<Record<string, string>>;

/** Every output of action.yml, with its value for a run that did nothing. */
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
  culprit: '',
  jobs: '[]',
  'trace-path': '',
  'bundle-path': '',
  'trace-artifact-id': '',
  iterations: '0',
  'test-runs': '0',
  'input-tokens': '0',
  'cached-input-tokens': '0',
  'output-tokens': '0',
} as const satisfies Outputs;

function outputsOf(
  record: RunRecord,
  { publication, tracePath, bundlePath }: Delivery,
  shown: { readonly commentUrl: string; readonly isByBuiltin: boolean; readonly culprit: string },
) {
  const { outcome, story, spent, cost, trace } = record;
  return {
    ...NO_OUTPUTS,
    ...publishedOutputs(publication),
    outcome,
    summary: story.summary,
    'run-id': record.runId,
    'comment-url': shown.commentUrl,
    cost: cost ?? '',
    culprit: shown.culprit,
    jobs: JSON.stringify(story.jobs.map(({ job, step, result }) => ({ job, step, result }))),
    solver: shown.isByBuiltin ? 'builtin' : 'model',
    'trace-path': tracePath,
    'bundle-path': bundlePath,
    'trace-artifact-id': trace.artifactId === null ? '' : String(trace.artifactId),
    iterations: String(story.counts.turns),
    'test-runs': String(story.counts.testRuns),
    'input-tokens': String(spent.input_tokens),
    'cached-input-tokens': String(spent.cached_input_tokens),
    'output-tokens': String(spent.output_tokens),
  };
}

function publishedOutputs(publication: Publication | null): Outputs {
  if (publication?.kind === 'suggested')
    return {
      'pull-request-number': String(publication.number),
      'pull-request-url': publication.url,
      'pull-request-operation': publication.isRepeated ? 'none' : 'updated',
    };
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

/** How the step ends. `failure` is the text of the annotation with which the step fails; null: the step succeeds. */
export interface ActionEnd {
  readonly outputs: Outputs;
  readonly summary: Markdown;
  readonly failure: string | null;
}

/** The end of a step that had nothing to do, or may not do it: the step succeeds. */
export function endEarly({ log }: Runner, outcome: 'skipped' | 'refused', reason: string): ActionEnd {
  log.info(`${outcome}: ${reason}.`);
  return {
    outputs: { ...NO_OUTPUTS, outcome, summary: reason },
    summary: tellEarly(outcome, reason).summary,
    failure: null,
  };
}

/** The end of a step whose bundles were all refused: the step fails, so that people look. */
export function endRefused(runner: Runner, reason: string): ActionEnd {
  const shown = breakCommands(tellEarly('refused', reason).line);
  return { ...endEarly(runner, 'refused', shown), failure: `agent-fix: nothing was published: ${shown}.` };
}

interface Delivery {
  readonly publication: Publication | null;
  readonly status: Status;
  /** Paths of the trace and the bundle; '' where there is none. */
  readonly tracePath: string;
  readonly bundlePath: string;
}

/** Reports a run that has ended, in this job or in the solving job: in log and comment, and as outputs and summary of the step. */
export async function endRun(
  { runner: { log }, inputs, links }: ActionContext,
  record: RunRecord,
  delivery: Delivery,
): Promise<ActionEnd> {
  const { publication, status } = delivery;
  const { outcome } = record;
  if (publication?.kind === 'published') {
    for (const warning of publication.warnings) log.warning(warning);
    log.info(`Pull request ${publication.operation}: ${publication.url}`);
  }
  if (publication?.kind === 'suggested')
    log.info(
      `Review with suggestions${publication.isRepeated ? ', there already' : ''}: ${publication.reviewUrl}`,
    );
  const texts = tell(record, links);
  const { comment, summary, problem, failure } = texts.ended(publication, { isDryRun: inputs.dryRun });
  const end = await status.end(comment, CONSEQUENCES[outcome].succeeds);
  for (const note of end.notes) log.info(`Note: ${note}.`);
  for (const line of texts.refusals) log.untrusted(line);
  return {
    outputs: outputsOf(record, delivery, { ...texts, commentUrl: end.url ?? '' }),
    summary,
    failure: problem === null ? failure && breakCommands(failure) : `agent-fix: ${problem}`,
  };
}

/** Whether a run's patch is published: a proven or unverified one; with `draft-on-failure` also the best that a failed run found. */
export const isPublished = (
  { inputs }: ActionContext,
  { outcome, patch }: Pick<RunResult, 'outcome' | 'patch'>,
): boolean => patch.files.length > 0 && (CONSEQUENCES[outcome].isProposed || inputs.draftOnFailure);

/**
 * Opens or updates the pull request; null when there is nothing to publish. First asks GitHub whether the request still stands.
 * `isSettled`: where nothing is red, an open pull request of ours is closed.
 */
export async function publishPatch(
  action: ActionContext,
  record: RunRecord,
  { patch, isSettled }: { readonly patch: Patch; readonly isSettled: boolean },
): Promise<Publication | null> {
  const { branch, event, github, inputs, links } = action;
  const { outcome, task } = record;
  const head = task.merge?.head ?? action.baseCommit;
  const failed = (problem: string): Publication => ({
    kind: 'failed',
    problem: `Nothing was pushed: ${problem}.`,
    pushed: null,
  });
  if (inputs.dryRun) return null;
  if (outcome === 'not_reproduced' && event.failedRun !== null && isSettled) {
    await github.closeSettled(branch, tell(record, links).settled);
  }
  if (outcome === 'not_reproduced' || !isPublished(action, { outcome, patch })) return null;
  try {
    const [problem, subjects] = await Promise.all([
      github.problemOfAsking({ event, ...inputs }),
      github.newestSubjects(head),
    ]);
    if (problem !== null) return failed(problem);
    const texts = tell(record, links);
    const title = texts.title(subjects);
    const place = await placeFor(action, record, { patch, title });
    if (place.kind === 'suggested') return place;
    const { notes, ...target } = place;
    const draft = inputs.draft || texts.isByBuiltin || !texts.isReady;
    const now = { isDraft: draft, branch: target.branch, notes: [...record.notes, ...notes] };
    const published = await github.publish({
      ...target,
      patch,
      base: { branch: event.base.branch, commit: head },
      merge: task.merge,
      runId: record.runId,
      title,
      body: (maxChars, pushed) => texts.body(maxChars, now, pushed),
      draft,
      isProven: texts.isProven,
    });
    return published.kind === 'published'
      ? { ...published, warnings: [...notes.map(texts.warning), ...published.warnings] }
      : published;
  } catch (error) {
    const refusal = answerOfGitHub(error);
    if (refusal === null) throw error;
    return failed(`GitHub could not be asked (${refusal})`);
  }
}

interface PatchPlace {
  readonly kind: 'branch';
  readonly branch: string;
  /** Branch that the pull request goes into. */
  readonly into: string;
  readonly isFollowUp: boolean;
  /** Why the patch goes elsewhere than `push-to` or a follow-up asks. */
  readonly notes: readonly string[];
}

/**
 * Decides where the patch goes. A follow-up is committed on the branch of our pull request. A fix for somebody else's pull request is
 * committed on that branch or suggested in a review, where `push-to` says so. All else, and a fix for a branch that no longer points at
 * the base commit, which tests have not judged, gets a pull request.
 */
async function placeFor(action: ActionContext, record: RunRecord, proposal: Proposal) {
  const { event, github, inputs } = action;
  const commit = record.task.merge?.head ?? action.baseCommit;
  const { branch } = event.base;
  const apart: PatchPlace = {
    kind: 'branch',
    branch: github.branchFor(event),
    into: event.isFollowUp ? branch : event.into,
    isFollowUp: false,
    notes: [],
  };
  const isForTheirs = inputs.pushTo !== 'pull-request' && !event.isFollowUp;
  const pull = isForTheirs ? await github.findOpen(branch) : null;
  if (pull !== null && inputs.pushTo === 'suggestions') {
    const suggested = await suggestPatch(action, record, { ...proposal, commit, pull });
    if (suggested.kind === 'suggested') return suggested;
    return { ...apart, notes: [`no suggestions on pull request ${pull.number}: ${suggested.why}`] };
  }
  if (pull === null && !event.isFollowUp) return apart;
  const tip = await github.readTip(branch);
  if (tip !== null && tip !== commit)
    return {
      ...apart,
      notes: [`not committed on ${branch}, which no longer points at ${commit.slice(0, 12)}`],
    };
  return { ...apart, branch, into: pull?.base.ref ?? event.into, isFollowUp: event.isFollowUp };
}

/** What a suggestion is made of. */
type Proposal = Pick<Parameters<GitHub['suggest']>[0], 'patch' | 'title'>;

/** Suggests a proven fix that needs no further look. All else would be a draft, and a review cannot be marked as a draft. */
async function suggestPatch(
  { github, links }: ActionContext,
  record: RunRecord,
  request: Omit<Parameters<GitHub['suggest']>[0], 'body'>,
): ReturnType<GitHub['suggest']> {
  const texts = tell(record, links);
  if (!texts.isReady) return { kind: 'none', why: 'what is not proven, or needs a look first, is a draft' };
  const { merge } = record.task;
  if (merge !== undefined)
    return {
      kind: 'none',
      why: `the fix is for its merge with ${merge.into}, which a suggestion cannot hold`,
    };
  return github.suggest({
    ...request,
    body: (maxChars, suggestions) => texts.body(maxChars, { branch: null, suggestions }),
  });
}
