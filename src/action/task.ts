import type { TestFailure } from '../agent/events.ts';
import type { Redact } from '../agent/ports.ts';
import type { Evidence, Task, TestCommand } from '../agent/task.ts';
import type { Context } from '../github/context.ts';
import { type FailingJob, findFailingJob } from '../github/failing-job.ts';
import type { Inputs } from '../github/inputs.ts';
import { readIssueText, readReviewText } from '../github/issue-text.ts';
import type { Octokit } from '../github/octokit.ts';
import type { TriggerEvent } from '../github/trigger-event.ts';
import { readTestOutput } from '../oracle/report/read-output.ts';
import type { Files } from '../workflow/folder.ts';
import { type FailingStep, findTestCommand } from '../workflow/test-command.ts';

export interface TaskRequest {
  readonly octokit: Octokit;
  readonly context: Context;
  readonly event: TriggerEvent;
  readonly inputs: Inputs;
  readonly baseCommit: string;
  readonly redact: Redact;
  /** Of the base commit. */
  readonly files: Files;
}

/** A Task and what could not be had for it; without a test command, the problem. */
export type BuiltTask =
  | { readonly kind: 'task'; readonly task: Task; readonly notes: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: string; readonly notes: readonly string[] };

/** Gathers what a run needs to know: the evidence, and the command that judges it. */
export async function buildTask(request: TaskRequest): Promise<BuiltTask> {
  const { event, baseCommit } = request;
  const { evidence, job, notes: gathered } = await gatherEvidence(request);
  const search = await findCommand(request, job);
  const notes = [...gathered, ...search.notes];
  if (search.kind === 'missing') return { kind: 'problem', problem: search.problem, notes };
  const { goal, trigger, mustBeRedAtBase } = event;
  const failures = failuresIn(job, search.command);
  const task = {
    goal,
    evidence: [...evidence],
    ...(failures.length === 0 ? {} : { failures }),
    testCommand: search.command,
    baseCommit,
    trigger,
    mustBeRedAtBase,
  };
  return { kind: 'task', task, notes };
}

/** The tests that CI's log names. Whether they are the command's own, the baseline shows. */
function failuresIn(job: FailingJob | null, command: TestCommand | null): TestFailure[] {
  if (job?.output == null || command === null) return [];
  return readTestOutput(job.output)?.failures ?? [];
}

interface Gathered {
  readonly evidence: readonly Evidence[];
  readonly job: FailingJob | null;
  readonly notes: readonly string[];
}

async function gatherEvidence({ octokit, context, event, redact }: TaskRequest): Promise<Gathered> {
  const { repository } = context;
  const [issue, review, failure] = await Promise.all([
    event.issue === null ? null : readIssueText(octokit, { repository, redact }, event.issue),
    event.asked?.kind === 'review' ? readReviewText(octokit, { repository, redact }, event.asked) : null,
    event.failedRun === null
      ? null
      : findFailingJob(octokit, { repository, failedRun: event.failedRun, context, fetch }),
  ]);
  const log = failure?.job?.evidence ?? null;
  return {
    evidence: [...(issue?.evidence ?? []), ...(review?.evidence ?? []), ...(log === null ? [] : [log])],
    job: failure?.job ?? null,
    notes: [...(issue?.notes ?? []), ...(review?.notes ?? []), ...(failure?.notes ?? [])],
  };
}

type CommandSearch =
  | { readonly kind: 'found'; readonly command: TestCommand | null; readonly notes: readonly string[] }
  | { readonly kind: 'missing'; readonly problem: string; readonly notes: readonly string[] };

async function findCommand(
  { inputs, event, files }: TaskRequest,
  job: FailingJob | null,
): Promise<CommandSearch> {
  if (inputs.settings.testPolicy === 'never') return { kind: 'found', command: null, notes: [] };
  const { testCommand, workingDirectory } = inputs;
  return findTestCommand({
    ...files,
    input: testCommand === null ? null : { run: testCommand, source: 'input test-command' },
    workingDirectory,
    failing: failingStep(event, job),
  });
}

function failingStep(event: TriggerEvent, job: FailingJob | null): FailingStep | null {
  const workflowPath = event.failedRun?.workflowPath ?? null;
  if (workflowPath === null || job === null || job.stepName === null) return null;
  return { workflowPath, jobName: job.jobName, stepName: job.stepName };
}
