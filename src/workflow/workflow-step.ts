import type { TestCommand } from '../agent/task.ts';
import type { Files } from './folder.ts';
import type { FailingStep } from './test-command.ts';
import { parseWorkflowFile, type WorkflowJob, type WorkflowStep } from './workflow-file.ts';

/** `command` null: the failed step cannot be run as it stands; the notes say why. */
export interface StepCommandSearch {
  readonly command: TestCommand | null;
  readonly notes: readonly string[];
}

/** The command of the step that failed, if it is a plain `run:` step: its text, shell, folder and literal environment. */
export async function findStepCommand(files: Files, failing: FailingStep): Promise<StepCommandSearch> {
  const { workflowPath, jobName, stepName } = failing;
  const content = await files.readFile(workflowPath);
  if (content === null) return none(`${workflowPath} is not in the base commit`);
  const workflow = await parseWorkflowFile(workflowPath, content);
  if (workflow === null) return none(`${workflowPath} cannot be read as a workflow`);
  const jobs = matching(workflow.jobs, jobName, jobRank);
  if (jobs.length === 0) return none(`${workflowPath} has no job "${jobName}"`);
  const steps = jobs.flatMap((job) => matching(job.steps, stepName, stepRank).map((step) => ({ job, step })));
  const [only, ...others] = steps;
  if (only === undefined)
    return none(`no step of job "${jobName}" in ${workflowPath} is named "${stepName}"`);
  if (others.length > 0) return none(`several steps of ${workflowPath} are named "${stepName}"`);
  return commandOf(only.job, only.step, failing);
}

const none = (note: string): StepCommandSearch => ({ command: null, notes: [note] });

/** All things of the best rank that the name gives; a lower rank is a better match, null is none. */
function matching<T>(
  things: readonly T[],
  name: string,
  rankOf: (thing: T, name: string) => number | null,
): T[] {
  const ranks = things.map((thing) => rankOf(thing, name));
  const best = Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY));
  return things.filter((_, at) => ranks[at] === best);
}

/** The API shows a job by its name, or else its id, with the values of its matrix behind: `test (3.11, ubuntu)`. */
function jobRank({ id, name }: WorkflowJob, shown: string): number | null {
  const given = name ?? id;
  if (given === shown) return 0;
  if (shown.startsWith(`${given} (`) && shown.endsWith(')')) return 1;
  return given.includes('${{') && patternOf(given).test(shown) ? 2 : null;
}

/** A step without a name is shown as `Run` and the first line of what it runs. */
function stepRank({ name, run, uses }: WorkflowStep, shown: string): number | null {
  const given = name ?? `Run ${(run ?? uses ?? '').trim().split('\n', 1)[0]?.trim()}`;
  if (given === shown.trim()) return 0;
  return given.includes('${{') && patternOf(given).test(shown) ? 1 : null;
}

/** A name with expressions in it, which stand for any text. */
function patternOf(name: string): RegExp {
  const literals = name.split(/\$\{\{.*?\}\}/s).map((each) => each.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literals.join('.*')}$`, 's');
}

function commandOf(job: WorkflowJob, step: WorkflowStep, failing: FailingStep): StepCommandSearch {
  const where = `step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
  const { run, shell, env } = step;
  if (run === null) return none(`${where} is no run: step`);
  if (run.includes('${{')) return none(`${where} has expressions in what it runs`);
  const workingDirectory = folderIn(step.workingDirectory ?? '.');
  if (workingDirectory === null)
    return none(`${where} runs in ${step.workingDirectory}, which is no plain folder`);
  if (shell?.includes('${{')) return none(`${where} has an expression for its shell`);
  const literal = Object.entries(env).filter(([, value]) => !value.includes('${{'));
  const left = Object.keys(env).filter((name) => env[name]?.includes('${{'));
  const notes = [
    ...(left.length > 0
      ? [`left out of the environment, because they are expressions: ${left.join(', ')}`]
      : []),
    ...(job.hasContainer
      ? [`job "${failing.jobName}" runs in a container; its command runs on this runner instead`]
      : []),
  ];
  return {
    command: { run, shell, workingDirectory, env: Object.fromEntries(literal), source: where },
    notes,
  };
}

/** Relative to the repository, without `.` parts; null for an expression or a folder outside. */
function folderIn(directory: string): string | null {
  if (directory.includes('${{') || directory.startsWith('/') || directory.includes('\\')) return null;
  const parts = directory.split('/').filter((part) => part !== '' && part !== '.');
  return parts.includes('..') ? null : parts.join('/') || '.';
}
