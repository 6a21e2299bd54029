import { firstNames } from '../base/text.ts';
import type { TaskPart, TestCommand } from '../core/task.ts';
import type { Surroundings } from './evaluate.ts';
import {
  type JobSteps,
  type Part,
  partsBefore,
  partsOf,
  purposeOfPart,
  runsOnceMended,
  shapeOf,
  tookMs,
} from './job-plan.ts';
import { topWorkflow } from './jobs.ts';
import { type ListedStep, listedFor, stepsOfJob } from './step-candidates.ts';
import { commandFrom, jobsOf, type StepRequest } from './test-command.ts';
import { expression, templateText } from './workflow-file.ts';

/** A job of the failed run, as GitHub lists it, and where its commands would run here. */
interface RanJob {
  readonly jobName: string;
  readonly labels: readonly string[];
  readonly steps: readonly ListedStep[];
  readonly here: Surroundings;
}

interface GuardRequest {
  readonly workflowPath: string;
  readonly jobs: readonly RanJob[];
  /** The commands that must turn green: none of them is taken as a guard. */
  readonly goals: readonly TestCommand[];
  /** The most time that the guards together may have taken in CI. */
  readonly maxMs: number;
}

/** A run may have hundreds of jobs; most of them are entries of one matrix. */
const MAX_GUARDED_JOBS = 50;
const MAX_NAMED_CHECKS = 5;
/** Sorts what CI skipped behind what it ran. */
const NO_TIME = Number.MAX_SAFE_INTEGER;

interface FoundGuards {
  readonly guards: readonly TaskPart<'guards'>[];
  /** Steps that CI skipped and that cannot run here: whether they pass, CI alone will show. */
  readonly unjudged: readonly TaskPart<'unjudgedJobs'>[];
  readonly notes: readonly string[];
}

/**
 * The steps of a run that passed, check the code and can run here, the cheapest first; then, in their order, those that CI skipped
 * because an earlier step of their job failed. `notes`: on those that are left out.
 */
export async function findGuards(
  request: StepRequest,
  { workflowPath, jobs, goals, maxMs }: GuardRequest,
): Promise<FoundGuards> {
  const content = await request.readText(workflowPath);
  const workflow =
    content === null ? null : topWorkflow(workflowPath, content, request.run ?? { github: {} });
  if (workflow === null) return { guards: [], unjudged: [], notes: [] };
  const checks: StepCheck[] = [];
  for (const job of jobs.slice(0, MAX_GUARDED_JOBS)) {
    const { jobs: named } = await jobsOf({ ...request, here: job.here }, workflow, job.jobName);
    const [only, ...others] = named;
    if (only === undefined || others.length > 0) continue;
    const steps = stepsOfJob(only, job.labels, job.here);
    const plan = { steps, listed: listedFor(steps, job.steps), log: null };
    checks.push(...(await checksOf(request, plan, job.jobName)));
  }
  const judged: JudgedStep[] = [];
  const unable: { readonly check: StepCheck; readonly why: string }[] = [];
  for (const check of checks) {
    const { plan, step, part, ms, ...named } = check;
    const before = await partsBefore(request, plan, { step, leaf: part.leaf });
    const found = await commandFrom(request, { leaf: part.leaf, before }, { workflowPath, ...named });
    if (typeof found === 'string') unable.push({ check, why: found });
    else
      judged.push({
        check,
        command: found.command,
        ms,
        allMs: ms === null ? null : ms + (found.buildsMs ?? 0),
      });
  }
  const commands = [...goals, ...judged.map(({ command }) => command)];
  const built = new Set(commands.flatMap(({ builds = [] }) => builds.map(shapeOf)));
  const seen = new Set(goals.map(shapeOf));
  const distinct = judged
    .toSorted((a, b) => (a.allMs ?? NO_TIME) - (b.allMs ?? NO_TIME))
    .filter(({ command }) => !built.has(shapeOf({ ...command, builds: [] })))
    .filter(({ command }) => seen.size < seen.add(shapeOf(command)).size);
  const guards: JudgedStep[] = [];
  let leftMs = maxMs;
  for (const each of distinct) {
    // What CI skipped has no time: the run's own time decides.
    if ((each.allMs ?? 0) > leftMs) continue;
    leftMs -= each.allMs ?? 0;
    guards.push(each);
  }
  const scripts = new Set([
    ...goals.map(({ run }) => run),
    ...judged.map(({ check }) => stepCheckScript(check)),
  ]);
  const other = unable.filter(({ check }) => scripts.size < scripts.add(stepCheckScript(check)).size);
  return {
    guards: guards.map(({ command, ms }) =>
      ms === null ? { command, skipped: true } : { command, stepMs: ms },
    ),
    unjudged: other.flatMap(({ check: { jobName: job, stepName: step, ms }, why }) =>
      ms === null ? [{ job, step, why, skipped: true }] : [],
    ),
    notes: [
      ...noteOn(
        'not checked with the change, because of the time it takes',
        distinct.filter((each) => !guards.includes(each)).map(({ check }) => stepCheckName(check)),
      ),
      ...noteOn(
        'not checked with the change',
        other.map(({ check, why }) => `${stepCheckName(check)} (${why})`),
      ),
    ],
  };
}

/** A step that passed or was skipped, and the one script in it that checks the code. */
interface StepCheck {
  readonly jobName: string;
  readonly stepName: string;
  readonly plan: JobSteps;
  readonly step: JobSteps['steps'][number];
  readonly part: Part;
  /** null: CI skipped it. */
  readonly ms: number | null;
}

interface JudgedStep {
  readonly check: StepCheck;
  readonly command: TestCommand;
  readonly ms: number | null;
  /** How long the check took in CI, with its builds. */
  readonly allMs: number | null;
}

async function checksOf(
  request: StepRequest,
  plan: JobSteps,
  jobName: string,
): Promise<readonly StepCheck[]> {
  const checks: StepCheck[] = [];
  // A build before a check of its job runs with that check: it is no guard of its own.
  let isChecked = false;
  for (const [at, step] of [...plan.steps.entries()].toReversed()) {
    const listed = plan.listed[at];
    if (listed == null || step.source.isInBackground) continue;
    const telling: Part[] = [];
    for (const part of (await partsOf(request, plan, at)).toReversed()) {
      const { kind, checks, builds } = await purposeOfPart(request, part);
      if (kind === 'effect') continue;
      if (checks || (builds && !isChecked)) telling.push(part);
      isChecked ||= checks;
    }
    const [only, ...others] = telling;
    const ms = listed.conclusion === 'success' ? tookMs(listed) : null;
    // Where a step runs more than one script, GitHub tells only how long all of them took.
    if (only === undefined || others.length > 0 || (ms === null && !runsOnceMended(plan.listed, at)))
      continue;
    checks.push({ jobName, stepName: listed.name, plan, step, part: only, ms });
  }
  return checks.toReversed();
}

const stepCheckScript = ({ part }: StepCheck): string => templateText(part.leaf.source.run, expression);
const stepCheckName = ({ jobName, stepName }: StepCheck): string => `job "${jobName}", step "${stepName}"`;

const noteOn = (what: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${what}: ${firstNames(names, MAX_NAMED_CHECKS, '; ')}`];
