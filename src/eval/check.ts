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

/** What a task has to show: a command, the files that are laid over its base before, and what the command then says. */
interface Expectation {
  readonly what: string;
  readonly run: string;
  readonly patch: string | null;
  readonly files: string | null;
  readonly wanted: TestVerdict;
}

async function problemOf(task: EvalTask, context: CheckContext): Promise<string | null> {
  const { gold, hidden, test } = task;
  const repository = await openTaskRepository(task, context.work);
  const expectations: readonly (Expectation | null)[] = [
    { what: 'base', run: test, patch: null, files: null, wanted: 'red' },
    gold === null ? null : { what: 'the gold patch', run: test, patch: gold, files: null, wanted: 'green' },
    gold === null || hidden === null
      ? null
      : {
          what: 'the gold patch, by the hidden test,',
          run: hidden.run,
          patch: gold,
          files: hidden.files,
          wanted: 'green',
        },
  ];
  for (const expected of expectations) {
    if (expected === null) continue;
    await using place = await openPlace(task, repository, context.work);
    const problem = (await setUp(place, context.signal)) ?? (await difference(place, expected, context));
    if (problem !== null) return problem;
  }
  return null;
}

async function difference(
  place: Place,
  { what, run, patch, files, wanted }: Expectation,
  { signal, openSandbox }: CheckContext,
): Promise<string | null> {
  if (patch !== null) await layOver(place, patch, files);
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
