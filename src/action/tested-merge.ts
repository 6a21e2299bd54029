import { errorText } from '../base/errors.ts';
import type { RunResult } from '../core/conclude.ts';
import type { Task } from '../core/task.ts';
import type { TestedMerge } from '../github/github.ts';
import { type BaseMerge, openBaseMerge } from '../oracle/base-merge.ts';
import { readLog } from '../workflow/step-log.ts';
import { mergeInLog, type NamedMerge } from '../workflow/tested-merge.ts';
import { Repository } from '../workspace/git.ts';
import type { ActionContext } from './action-context.ts';
import { commitsOnGitHub } from './solve.ts';

/** The base of a second run, where CI tested a merge and the head of the pull request alone is green. */
interface OpenedMerge extends BaseMerge {
  readonly merge: NonNullable<Task['merge']>;
}

/** Why the merge that CI tested cannot be the base of a run, in whole sentences for people. */
interface UntestedMerge {
  readonly reason: string;
}

/**
 * Opens the merge that CI tested, after the run at the pull request's head ended with `result`; null where that run says what there is to
 * say: it found the head red, or CI tested no merge.
 */
export async function openTestedMerge(
  action: ActionContext,
  { outcome }: RunResult,
  { checkout, named }: { readonly checkout: string; readonly named: NamedMerge | null },
): Promise<OpenedMerge | UntestedMerge | null> {
  if (outcome !== 'not_reproduced' || action.event.failedRun === null || action.event.isFollowUp) return null;
  const tested = await findMerge(action, named);
  if (tested === null) return null;
  if ('why' in tested) return { reason: headIsGreen(action, named?.base ?? null, tested.why) };
  const { head, base, into, made } = tested;
  const host = commitsOnGitHub(action.github);
  const opened = await openBaseMerge({
    repository: Repository.find(checkout),
    head,
    base,
    commit: made?.commit ?? named?.commit ?? '',
    tree: made?.tree ?? null,
    readFiles: made === null ? undefined : () => mergedFilesOf(host, head, made.commit),
  }).catch((error: unknown) => host.describe(error));
  if (typeof opened === 'string')
    return { reason: headIsGreen(action, `${base.slice(0, 12)} of ${into}`, opened) };
  return {
    ...opened,
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
    merge: { head, base, into, tree: opened.tree },
  };
}

/** The most files that are read from GitHub one by one. */
const MAX_MERGED_FILES = 300;

async function mergedFilesOf(host: ReturnType<typeof commitsOnGitHub>, head: string, commit: string) {
  const paths = await host.pathsBetween(head, commit);
  return paths === null || paths.length > MAX_MERGED_FILES ? null : host.readFiles(commit, paths);
}

/** The merge that CI tested, as GitHub bears it out; null where CI tested no merge of this head. */
async function findMerge(
  { context, event, github, baseCommit: head, runner }: ActionContext,
  named: NamedMerge | null,
): Promise<TestedMerge | { readonly why: string } | null> {
  const { failedRun } = event;
  const place = { branch: event.base.branch, head };
  if (failedRun?.isOurs === true) {
    if (context.eventName !== 'pull_request' || context.sha === head) return null;
    const into = runner.env['GITHUB_BASE_REF'] || null;
    return github.findTestedMerge({ ...place, into, named: { commit: context.sha } });
  }
  if (named === null || named.head !== head) return null;
  return github.findTestedMerge({ ...place, into: failedRun?.github['base_ref'] || null, named });
}

function headIsGreen({ baseCommit, event }: ActionContext, base: string | null, why: string): string {
  const merged = base === null ? 'a merge with its base branch' : `the merge with ${base}`;
  const reason = errorText(why).replace(/\.$/, '');
  return (
    `CI tested ${merged}, and ${baseCommit.slice(0, 12)}, the head of ${event.base.branch}, is green alone. ` +
    `That merge could not be made here: ${reason}. Update the branch with its base, so that the failure is on it.`
  );
}

/**
 * For the publishing job: the merge that a bundle says its run began with, looked for again in the logs of the failed run. A string says
 * why it is not borne out.
 */
export async function findClaimedMerge(
  action: ActionContext,
  claimed: NonNullable<Task['merge']>,
): Promise<NonNullable<TestedMerge['made']> | string> {
  const { event, baseCommit } = action;
  if (event.failedRun === null || claimed.head !== baseCommit)
    return 'is about a merge that no failed run tested';
  const tested = await findMerge(action, await namedInLogs(action));
  if (tested === null) return 'is about a merge, and the log of the failed run names none';
  if ('why' in tested) return `is about a merge that GitHub does not bear out: ${tested.why}`;
  if (tested.base !== claimed.base || tested.into !== claimed.into || tested.made?.tree !== claimed.tree)
    return 'is about another merge than the failed run tested';
  return tested.made ?? 'is about a merge that GitHub does not have any more';
}

/** Whether CI tested a merge with the head of a pull request, as a log of the failed run names it. */
export async function testedMerge(action: ActionContext): Promise<boolean> {
  return action.event.failedRun !== null && (await findMerge(action, await namedInLogs(action))) !== null;
}

async function namedInLogs({ event: { failedRun }, github }: ActionContext): Promise<NamedMerge | null> {
  if (failedRun === null || failedRun.isOurs) return null;
  const { jobs } = await github.findFailedJobs(failedRun);
  for (const { jobId } of jobs.slice(0, MAX_LOGS)) {
    const log = await github.downloadLog(jobId);
    const named = log.kind === 'missing' ? null : mergeInLog(readLog(log.content.lines));
    if (named !== null) return named;
  }
  return null;
}

const MAX_LOGS = 10;
