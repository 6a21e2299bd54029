import type { RunEvent } from '../agent/events.ts';
import type { Task } from '../agent/task.ts';
import { type Solved, solve } from '../solve.ts';
import { progressLine } from '../story/progress.ts';
import { type SolvingContext, secretsOf } from './action-context.ts';
import type { TestSandbox } from './test-sandbox.ts';

export interface Solving {
  readonly task: Task;
  /** The folder that actions/checkout filled. */
  readonly checkout: string;
  readonly tracePath: string;
  readonly tests: TestSandbox;
  /** Hears of each event after the log. */
  readonly onEvent: (event: RunEvent) => void;
}

/** Drives the run, and tells the job's log of each step. */
export async function solveTask(
  { runner, inputs, llm }: SolvingContext,
  { task, checkout, tracePath, tests, onEvent }: Solving,
): Promise<Solved> {
  const { pass, set } = inputs.testEnv;
  return solve({
    task,
    settings: inputs.settings,
    llm,
    repository: checkout,
    checkout,
    sandbox: tests.sandbox,
    renew: tests.renew,
    tracePath,
    secrets: secretsOf(runner, inputs),
    testEnv: [...pass, ...Object.entries(set).map(([name, value]) => `${name}=${value}`)],
    environment: runner.env,
    signal: runner.cancellation.signal,
    onEvent: (event) => {
      const line = progressLine(event);
      if (line !== null) runner.log.untrusted(line);
      onEvent(event);
    },
  });
}
