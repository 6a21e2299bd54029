import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { checkTask, type TaskCheck } from '../eval/check.ts';
import { inPool } from '../eval/job.ts';
import { openWorkFolder } from '../eval/place.ts';
import { type EvalTask, loadSuite, type Suite } from '../eval/suite.ts';
import { defineCommand, filled, flag, wholeNumber } from './flags.ts';
import { abortedBySignals, type Io } from './io.ts';
import { openSandboxFor, sandboxFlags } from './run-options.ts';

/** The flags that choose tasks of a suite. */
export const SUITE_FLAGS = {
  suite: flag(filled, { value: 'FILE', help: 'the suite, YAML or JSON' }),
  task: flag(z.array(filled).optional(), { value: 'ID', help: 'this task alone; give it once a task' }),
  tag: flag(z.array(filled).optional(), { value: 'TAG', help: 'tasks with this tag alone' }),
  jobs: flag(wholeNumber(1).default(1), { value: 'J', help: 'how many at a time' }),
  ...sandboxFlags(),
};
const SuiteFlagsSchema = z.object(SUITE_FLAGS);

/** Reads the suite and the tasks that were chosen. Throws when a name is wrong or nothing is left. */
export async function chosenTasks(flags: z.infer<typeof SuiteFlagsSchema>, io: Io): Promise<Suite> {
  const suite = await loadSuite(flags.suite);
  for (const note of suite.notes) io.stderr(`agent-fix: ${flags.suite}: ${note}\n`);
  const known = new Set(suite.tasks.map(({ id }) => id));
  const unknown = flags.task?.filter((id) => !known.has(id)) ?? [];
  if (unknown.length > 0) throw new Error(`--task ${unknown.join(', ')}: the suite has no such task`);
  const isChosen = ({ id, tags }: EvalTask): boolean =>
    (flags.task?.includes(id) ?? true) && (flags.tag?.some((tag) => tags.includes(tag)) ?? true);
  const tasks = suite.tasks.filter(isChosen);
  if (tasks.length === 0) throw new Error(`--suite ${flags.suite}: no task is left`);
  return { ...suite, tasks };
}

const CheckFlags = z.object({
  ...SUITE_FLAGS,
  out: flag(filled.optional(), {
    value: 'FILE',
    help: 'write what was found as JSON; agent-fix eval run --checked FILE leaves out what was set aside',
  }),
});

/** What `--out` writes and `eval run --checked` reads. */
export const CheckFileSchema = z.object({ v: z.literal(1), set_aside: z.record(z.string(), z.string()) });

/** `agent-fix eval check`. */
export const evalCheck = defineCommand(
  {
    name: 'agent-fix eval check',
    about: 'is each task red at its base and green with its gold patch, twice? Asks no model.',
    flags: CheckFlags,
    notes:
      'Exit codes: 0 every task is usable; 1 tasks were set aside; 2 wrong usage; 130 stopped by Ctrl-C.',
  },
  async (flags, io) => {
    const { tasks } = await chosenTasks(flags, io);
    const { signal, exitCode } = abortedBySignals(io);
    using work = openWorkFolder();
    const checks: TaskCheck[] = [];
    await inPool(tasks, { jobs: flags.jobs, isOver: () => signal.aborted }, async (task) => {
      const check = await checkTask(task, {
        work: work.path,
        signal,
        openSandbox: (checkout, environment) => openSandboxFor(checkout, flags, { environment }),
      });
      if (signal.aborted) return;
      checks.push(check);
      io.stderr(`${line(check)}\n`);
    });
    if (signal.aborted) return exitCode(1);
    const aside = checks.filter(({ isUsable }) => !isUsable);
    if (flags.out !== undefined) {
      const set_aside = Object.fromEntries(aside.map(({ task, reason }) => [task, reason]));
      writeFileSync(flags.out, `${JSON.stringify({ v: 1, set_aside, checks }, null, 2)}\n`);
    }
    io.stdout(`${checks.length - aside.length} of ${checks.length} tasks are usable\n`);
    for (const { task, reason } of aside) io.stdout(`set aside: ${task}: ${reason}\n`);
    return aside.length === 0 ? 0 : 1;
  },
);

const line = ({ task, isUsable, reason, seconds }: TaskCheck): string =>
  `${isUsable ? 'ok       ' : 'set aside'} ${task} (${seconds.toFixed(1)} s)${reason === '' ? '' : `: ${reason}`}`;
