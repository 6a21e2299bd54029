import type { TestOracle } from '../agent/ports.ts';
import type { Settings } from '../agent/settings.ts';
import type { Task } from '../agent/task.ts';
import { restoreCommit } from '../oracle/restore-commit.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import type { openWorkspace } from '../workspace/repo-tools.ts';
import type { Io } from './io.ts';
import { describeTests } from './run-report.ts';
import { openCopy } from './working-copy.ts';

export interface LiveTests extends AsyncDisposable {
  /** null when the run has no test command. */
  readonly oracle: TestOracle | null;
}

interface LiveTestsRequest {
  readonly repository: string;
  readonly task: Task;
  readonly settings: Settings;
  readonly workspace: Awaited<ReturnType<typeof openWorkspace>>;
  readonly io: Io;
}

/** A recorded run's test command, to be run again on a copy of the repository at the run's base commit. Says which command that is: it comes from the trace. */
export async function openLiveTests({
  repository,
  task,
  settings,
  workspace,
  io,
}: LiveTestsRequest): Promise<LiveTests> {
  io.stderr(`[setup] ${describeTests(task.testCommand)}, from the trace · on a copy\n`);
  if (task.testCommand === null) return { oracle: null, [Symbol.asyncDispose]: async () => {} };
  const copy = await openCopy({ repository, commit: task.baseCommit, destination: null }, io);
  await restoreCommit(copy.root, repository, task.baseCommit);
  const place = { workspace, checkout: copy.root, command: task.testCommand };
  const testReport = settings.testReport ?? null;
  const oracle = createTestOracle({ ...place, testEnv: [], testReport, environment: process.env });
  return { oracle, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() };
}
