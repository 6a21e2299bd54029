import type { Guard, OtherJob, Task, TestCommand } from './task.ts';

/** A command that judges the run: a failed job's, which has to become green, or a guard's, which must not become red. */
export interface Check extends Pick<OtherJob, 'evidence' | 'failures' | 'stepMs'> {
  readonly kind: 'goal' | 'guard';
  readonly command: TestCommand;
}

/** Names a check in the record: the job and the step that its command comes from. */
export type CheckName = Pick<TestCommand, 'job' | 'step'>;

/** `["unit","Test"]`: job and step, as the key of a check. '' where the command is no step of a job: then it is the only check. */
export const checkKey = ({ job, step }: CheckName): string =>
  job === undefined ? '' : JSON.stringify([job, step ?? '']);

/** `{job, step}`, as an event names a check; `{}` for a command that is no step of a job. */
export const checkName = ({ job, step }: CheckName): CheckName => ({
  ...(job === undefined ? {} : { job }),
  ...(step === undefined ? {} : { step }),
});

/** `step "Test" of job "unit"`; or `the test command`. */
export const checkTitle = ({ job, step }: CheckName): string =>
  job === undefined ? 'the test command' : `${step === undefined ? '' : `step "${step}" of `}job "${job}"`;

/** The failed jobs that can be judged here, the first goal first. Empty without a test command. */
export function goalsOf({ testCommand, evidence, failures, stepMs, otherJobs = [] }: Task): readonly Check[] {
  if (testCommand === null) return [];
  const first = {
    command: testCommand,
    evidence,
    ...(failures === undefined ? {} : { failures }),
    ...(stepMs === undefined ? {} : { stepMs }),
  };
  return [first, ...otherJobs].map((job) => ({ kind: 'goal', ...job }));
}

/** Steps that passed in CI and check the code, cheapest first. */
export const guardsOf = ({ guards = [] }: Task): readonly Check[] =>
  guards.map(({ command, stepMs }: Guard) => ({ kind: 'guard', command, stepMs, evidence: [] }));

/**
 * The commands of a task. `goals`: those of its failed jobs; `all`: these, then the guards'; `further`: all but the first. Their
 * jobs and steps have the names that stand in `named`, the same task with its secrets redacted.
 */
export function commandsOf(task: Task, named: Task = task) {
  const names = [...goalsOf(named), ...guardsOf(named)].map(({ command }) => checkName(command));
  const goals = goalsOf(task);
  const all = [...goals, ...guardsOf(task)].map(({ command }, at) => ({ ...command, ...names[at] }));
  return { goals: all.slice(0, goals.length), all, further: all.slice(1) };
}
