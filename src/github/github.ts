import type { Redact } from '../core/ports.ts';
import type { Markdown } from '../story/tell.ts';
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
import type { EventDecision, TriggerEvent } from './event.ts';
import {
  checkRights,
  countAttempts,
  type GateRequest,
  passGate,
  problemOfAsking,
  type RightsRequest,
} from './gate.ts';
import { BaseTree, pathsBetween, readTip, readTreeId } from './git-data.ts';
import { readWords } from './issue-text.ts';
import { createOctokit, type Octokit, type OctokitOptions } from './octokit.ts';
import { branchFor } from './own-marks.ts';
import { closeSettled, findOpen, newestSubjects, type PublishRequest, publish } from './pull-request.ts';
import { openStatus, type StatusRequest } from './status.ts';
import { type SuggestRequest, suggest } from './suggestions.ts';
import { findTestedMerge } from './tested-merge.ts';
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

/** Makes a `GitHub` of a client, for the repository of `context`. */
export function githubBy(octokit: Octokit, context: Context) {
  const { repository } = context;
  const here = <T>(request: T) => ({ ...request, repository });
  return {
    /** URLs of pages of this repository and of this run. */
    links: linksOf(context),
    // Whether a run may start.
    decideOnComment: (decision: Extract<EventDecision, { kind: 'on_comment' }>) =>
      decideOnComment(octokit, decision, repository),
    passGate: (request: Omit<GateRequest, 'repository'>) => passGate(octokit, here(request)),
    countAttempts: (event: TriggerEvent) => countAttempts(octokit, repository, event),
    checkRights: (request: Omit<RightsRequest, 'repository'>) => checkRights(octokit, here(request)),
    // What the run is about.
    findFailedJobs: (failedRun: NonNullable<TriggerEvent['failedRun']>, waitsMs: readonly number[] = []) =>
      findFailedJobs(octokit, { repository, failedRun, context, waitsMs }),
    downloadLog: (jobId: number) => downloadLog(octokit, repository, jobId),
    referencedFiles: (runId: number, note: (problem: string) => void) =>
      referencedFiles(octokit, repository, runId, note),
    changesSinceGreen: (request: Omit<GreenRequest, 'repository'>) =>
      changesSinceGreen(octokit, here(request)),
    readDependencyPull: (branch: string, redact: Redact) =>
      readDependencyPull(octokit, { repository, branch, redact }),
    readWords: (event: TriggerEvent, redact: Redact) => readWords(octokit, { repository, redact }, event),
    // Commits and files.
    findTestedMerge: (request: Omit<Parameters<typeof findTestedMerge>[1], 'repository'>) =>
      findTestedMerge(octokit, here(request)),
    readTip: (branch: string) => readTip(octokit, repository, branch),
    readTreeId: (commit: string) => readTreeId(octokit, repository, commit),
    pathsBetween: (from: string, to: string) => pathsBetween(octokit, repository, `${from}...${to}`),
    openTree: (request: Omit<Parameters<typeof BaseTree.read>[1], 'repository'>) =>
      BaseTree.read(octokit, here(request)),
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
    problemOfAsking: (request: Omit<GateRequest, 'repository'>) => problemOfAsking(octokit, here(request)),
    newestSubjects: (commit: string) => newestSubjects(octokit, repository, commit),
    findOpen: (branch: string) => findOpen(octokit, { repository, branch }),
    publish: (request: Omit<PublishRequest, 'repository'>) => publish(octokit, here(request)),
    suggest: (request: Omit<SuggestRequest, 'repository'>) => suggest(octokit, here(request)),
    closeSettled: (branch: string, why: Markdown) => closeSettled(octokit, { repository, branch, why }),
  };
}
