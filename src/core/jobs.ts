import { defined } from '../base/json.ts';
import type { Goal, Task } from './task.ts';

/** A command that judges the run: a goal has to become green, a guard must not become red. */
export interface Check extends Goal, CheckName {
  readonly kind: 'goal' | 'guard';
  /** A guard that CI skipped, because an earlier step of its job failed. */
  readonly skipped?: true;
}

/** Names a check in the record: the job and the step that its command comes from. */
export interface CheckName {
  readonly job?: string;
  readonly step?: string;
}

/** `["unit","Test"]`: job and step, as the key of a check. '' where the command is no step of a job: then it is the only check. */
export const checkKey = ({ job, step }: CheckName): string =>
  job === undefined ? '' : JSON.stringify([job, step ?? '']);

/** `{job, step}`, as an event names a check; `{}` for a command that is no step of a job. */
export const checkName = ({ job, step }: CheckName): CheckName => defined({ job, step });

/** `step "Test" of job "unit"`; or `the test command`. */
export const checkTitle = ({ job, step }: CheckName): string =>
  job === undefined ? 'the test command' : `${step === undefined ? '' : `step "${step}" of `}job "${job}"`;

/** The failed steps that can be judged here, the first goal first. */
export const goalsOf = ({ jobs }: Task): readonly Check[] =>
  jobs.map((goal) => ({ kind: 'goal', ...checkName(goal.command), ...goal }));

/** Steps that did not fail in CI and check the code, cheapest first. */
export const guardsOf = ({ guards = [] }: Task): readonly Check[] =>
  guards.map((guard) => ({ kind: 'guard', ...checkName(guard.command), evidence: [], ...guard }));

/** The members that name a check in an event. */
export function nameInEvent(task: Task, check: CheckName): CheckName & { readonly guard?: true } {
  const isGuard = guardsOf(task).some((guard) => checkKey(guard) === checkKey(check));
  return { ...checkName(check), ...(isGuard ? { guard: true } : {}) };
}

/**
 * The commands of a task. `goals`: those that have to become green; `all`: these, then the guards'; `first`: the one that is shown
 * where there is room for one, null where nothing judges; `further`: all but that one. Their jobs and steps have the names that stand
 * in `named`, the same task with its secrets redacted.
 */
export function commandsOf(task: Task, named: Task = task) {
  const names = [...goalsOf(named), ...guardsOf(named)].map(({ command }) => checkName(command));
  const goals = goalsOf(task);
  const all = [...goals, ...guardsOf(task)].map(({ command }, at) => ({ ...command, ...names[at] }));
  return { goals: all.slice(0, goals.length), all, first: all.at(0) ?? null, further: all.slice(1) };
}
