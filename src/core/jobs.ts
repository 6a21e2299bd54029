import type { Guard, OtherJob, Task, TestCommand } from './task.ts';

/** A command that judges the run: a failed job's, which has to become green, or a guard's, which must not become red. */
export interface Check extends Pick<OtherJob, 'evidence' | 'failures' | 'stepMs'> {
  readonly kind: 'goal' | 'guard';
  readonly command: TestCommand;
}

/** Names a check in the record: the job and the step that its command comes from. */
export type CheckName = Pick<TestCommand, 'job' | 'step'>;

/** Equal for the same check. '' where the command is no step of a job: then it is the only one. */
export const checkKey = ({ job, step }: CheckName): string =>
  job === undefined ? '' : JSON.stringify([job, step ?? '']);

/** The members that name a check in an event. */
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

/** The commands of all failed jobs that can be judged here. */
export const goalCommands = (task: Task): readonly TestCommand[] =>
  goalsOf(task).map(({ command }) => command);

/** Steps that passed in CI and check the code, cheapest first. */
export const guardsOf = ({ guards = [] }: Task): readonly Check[] =>
  guards.map(({ command, stepMs }: Guard) => ({ kind: 'guard', command, stepMs, evidence: [] }));

/** The commands of all checks, the first goal's first. */
export const checkCommands = (task: Task): readonly TestCommand[] =>
  [...goalsOf(task), ...guardsOf(task)].map(({ command }) => command);

/** The commands of all checks but the first. */
export const furtherCommands = (task: Task): readonly TestCommand[] => checkCommands(task).slice(1);
