import { isMechanical, type RunResult } from '../agent/conclude.ts';
import { isProposed } from '../agent/outcome.ts';
import type { RunSetup } from '../agent/run.ts';
import { problemOfText } from '../github/gate.ts';
import { describeError, statusOf } from '../github/octokit.ts';
import type { PublishRequest } from '../github/publish-request.ts';
import { closeSettled, findOpen, type Publication, publish } from '../github/publisher.ts';
import { readStyle, titleOf } from '../github/report.ts';
import { isByPeople, isProvenThere, type RunRecord } from '../github/run-record.ts';
import type { ActionContext } from './action-context.ts';
import type { Based } from './rebase.ts';

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
