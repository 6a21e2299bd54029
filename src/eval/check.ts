import { errorText } from '../core/errors.ts';
import type { TestVerdict } from '../core/events.ts';
import {
  confine,
  layOver,
  type OpenSandbox,
  openCommand,
  openPlace,
  openTaskRepository,
  type Place,
  setUp,
  type TaskRepository,
} from './place.ts';
import type { EvalTask } from './suite.ts';

/** What a task is good for, found without a model. */
export interface TaskCheck {
  readonly task: string;
  readonly isUsable: boolean;
  /** For people: why the task is set aside, or what could not be checked; '' when all is well. */
  readonly reason: string;
  readonly seconds: number;
}

export interface CheckContext {
  /** Where repositories and copies are made. */
  readonly work: string;
  readonly openSandbox: OpenSandbox;
  readonly signal: AbortSignal;
}

/** Once more than once: what is red or green by chance would measure chance. */
const TIMES = 2;

/** Red at base and green with the gold patch, hidden test too, each twice; never throws for what a suite can do. */
export async function checkTask(task: EvalTask, context: CheckContext): Promise<TaskCheck> {
  const start = performance.now();
  const problem = await problemOf(task, context).catch(errorText);
  const isUsable = problem === null;
  const reason = problem ?? (task.gold === null ? 'no gold patch: only the base was checked' : '');
  return { task: task.id, isUsable, reason, seconds: Math.round(performance.now() - start) / 1000 };
}

async function problemOf(task: EvalTask, context: CheckContext): Promise<string | null> {
  const repository = await openTaskRepository(task, context.work);
  return (
    (await baseProblem({ task, repository }, context)) ??
    (await goldProblem({ task, repository }, context)) ??
    (await hiddenProblem({ task, repository }, context))
  );
}

interface Subject {
  readonly task: EvalTask;
  readonly repository: TaskRepository;
}

async function baseProblem({ task, repository }: Subject, context: CheckContext): Promise<string | null> {
  await using place = await openPlace(task, repository, context.work);
  return (
    (await setUp(place, context.signal)) ??
    (await expectVerdict(place, task.test, { wanted: 'red', what: 'base', ...context }))
  );
}

async function goldProblem({ task, repository }: Subject, context: CheckContext): Promise<string | null> {
  if (task.gold === null) return null;
  await using place = await openPlace(task, repository, context.work);
  const failed = await setUp(place, context.signal);
  if (failed !== null) return failed;
  await layOver(place, task.gold, null);
  // Awaited here: the place is gone once this function has returned.
  return await expectVerdict(place, task.test, { wanted: 'green', what: 'the gold patch', ...context });
}

async function hiddenProblem({ task, repository }: Subject, context: CheckContext): Promise<string | null> {
  const { gold, hidden } = task;
  if (gold === null || hidden === null) return null;
  await using place = await openPlace(task, repository, context.work);
  const failed = await setUp(place, context.signal);
  if (failed !== null) return failed;
  await layOver(place, gold, hidden.files);
  // Awaited here: the place is gone once this function has returned.
  return await expectVerdict(place, hidden.run, {
    wanted: 'green',
    what: 'the gold patch, by the hidden test,',
    ...context,
  });
}

interface Expected extends CheckContext {
  readonly wanted: TestVerdict;
  readonly what: string;
}

async function expectVerdict(
  place: Place,
  run: string,
  { wanted, what, signal, openSandbox }: Expected,
): Promise<string | null> {
  await using command = await openCommand(await confine(place, openSandbox), run);
  const timeoutMs = place.task.settings.testTimeoutMs ?? place.task.settings.limits.timeoutMs;
  for (let time = 1; time <= TIMES; time++) {
    const { verdict, output } = await command.run({ timeoutMs, signal });
    if (signal.aborted) return 'stopped';
    if (verdict === wanted) continue;
    const tail = verdict === 'green' ? '' : `: ${output.trim().slice(-300)}`;
    const when = time === 1 ? '' : ` the ${time}nd time, and ${wanted} before`;
    return `${what} is ${verdict.replace('_', ' ')}${when}, not ${wanted}${tail}`;
  }
  return null;
}
