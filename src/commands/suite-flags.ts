import * as z from 'zod';
import { type EvalTask, loadSuite, type Suite } from '../eval/load-suite.ts';
import { filled, flag, wholeNumber } from './flags.ts';
import type { Io } from './io.ts';
import { sandboxFlags } from './sandbox-flags.ts';

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
