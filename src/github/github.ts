import type { Redact } from '../core/ports.ts';
import type { Markdown } from '../story/tell.ts';
import { branchFor } from './agent-marks.ts';
import {
  type ArtifactToUpload,
  artifactProblem,
  downloadArtifact,
  listArtifacts,
  prepareUpload,
  uploadArtifact,
} from './artifacts.ts';
import { decideOnComment } from './comment-decision.ts';
import { type Context, linksOf } from './context.ts';
import { readDependencyPull } from './dependency-pull.ts';
import type { DecisionOnComment, TriggerEvent } from './event.ts';
import {
  checkRights,
  countAttempts,
  type GateRequest,
  passGate,
  problemOfAsking,
  type RightsRequest,
} from './gate.ts';
import { BaseTree, pathsBetween, readTip, readTreeId, type TreeRequest } from './git-data.ts';
import { readWords } from './issue-text.ts';
import { createOctokit, type Octokit, type OctokitOptions } from './octokit.ts';
import { closeSettled, findOpen, newestSubjects, type PublishRequest, publish } from './pull-request.ts';
import { openStatus, type StatusRequest } from './status.ts';
import { type SuggestRequest, suggest } from './suggestions.ts';
import { findTestedMerge, type MergeRequest } from './tested-merge.ts';
import {
  changesSinceGreen,
  downloadLog,
  findFailedJobs,
  type GreenRequest,
  referencedFiles,
} from './workflow-runs.ts';

export { fileInArtifact } from './artifacts.ts';
export { type Context, type RunnerContext, readContext } from './context.ts';
export { readEvent, type TriggerEvent } from './event.ts';
export { type Inputs, parseInputs } from './inputs.ts';
export { answerOfGitHub, faultText } from './octokit.ts';
export { breakCommands, createJobLog, type JobLog, type Status } from './status.ts';
export type { TestedMerge } from './tested-merge.ts';
export type { FailedJob } from './workflow-runs.ts';

/** All that the action reads from GitHub of its repository, and writes to it. The definition of each function says what it throws. */
export type GitHub = ReturnType<typeof githubBy>;

export const openGitHub = (context: Context, options: Omit<OctokitOptions, 'apiUrl'>): GitHub =>
  githubBy(createOctokit({ ...options, apiUrl: context.apiUrl }), context);

/** A request about this repository. */
type Here<T> = Omit<T, 'repository'>;

/** Makes a `GitHub` of a client, for the repository of `context`. */
export function githubBy(octokit: Octokit, context: Context) {
  const { repository } = context;
  const here = <T>(request: T) => ({ ...request, repository });
  return {
    /** URLs of pages of this repository and of this run. */
    links: linksOf(context),
    // Whether a run may start.
    decideOnComment: (decision: DecisionOnComment) => decideOnComment(octokit, decision, repository),
    passGate: (request: Here<GateRequest>) => passGate(octokit, here(request)),
    countAttempts: (event: TriggerEvent) => countAttempts(octokit, repository, event),
    checkRights: (request: Here<RightsRequest>) => checkRights(octokit, here(request)),
    // What the run is about.
    findFailedJobs: (failedRun: NonNullable<TriggerEvent['failedRun']>, waitsMs: readonly number[] = []) =>
      findFailedJobs(octokit, { repository, failedRun, context, waitsMs }),
    downloadLog: (jobId: number) => downloadLog(octokit, repository, jobId),
    referencedFiles: (runId: number, note: (problem: string) => void) =>
      referencedFiles(octokit, repository, runId, note),
    changesSinceGreen: (request: Here<GreenRequest>) => changesSinceGreen(octokit, here(request)),
    readDependencyPull: (branch: string, redact: Redact) =>
      readDependencyPull(octokit, { repository, branch, redact }),
    readWords: (event: TriggerEvent, redact: Redact) => readWords(octokit, { repository, redact }, event),
    // Commits and files.
    findTestedMerge: (request: Here<MergeRequest>) => findTestedMerge(octokit, here(request)),
    readTip: (branch: string) => readTip(octokit, repository, branch),
    readTreeId: (commit: string) => readTreeId(octokit, repository, commit),
    pathsBetween: (from: string, to: string) => pathsBetween(octokit, repository, `${from}...${to}`),
    openTree: (request: Here<TreeRequest>) => BaseTree.read(octokit, here(request)),
    // Artifacts of this workflow run.
    artifactProblem: () => artifactProblem(context.serverUrl),
    prepareUpload,
    upload: (files: ArtifactToUpload) => uploadArtifact(files),
    listArtifacts: (prefix: string) => listArtifacts(octokit, { repository, runId: context.runId, prefix }),
    downloadArtifact: (id: number, maxBytes: number) =>
      downloadArtifact(octokit, { repository, id, maxBytes }),
    // What people get to see.
    branchFor: (event: TriggerEvent) => branchFor(event.target),
    openStatus: (request: Omit<StatusRequest, 'octokit' | 'context'>) =>
      openStatus({ ...request, octokit, context }),
    problemOfAsking: (request: Here<GateRequest>) => problemOfAsking(octokit, here(request)),
    newestSubjects: (commit: string) => newestSubjects(octokit, repository, commit),
    findOpen: (branch: string) => findOpen(octokit, { repository, branch }),
    publish: (request: Here<PublishRequest>) => publish(octokit, here(request)),
    suggest: (request: Here<SuggestRequest>) => suggest(octokit, here(request)),
    closeSettled: (branch: string, why: Markdown) => closeSettled(octokit, { repository, branch, why }),
  };
}
