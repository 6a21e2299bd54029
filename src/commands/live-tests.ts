import { failureSignature } from '../agent/digest.ts';
import type { TestOracle, TestResult } from '../agent/ports.ts';
import type { Settings } from '../agent/settings.ts';
import type { Task } from '../agent/task.ts';
import { holdProgram } from '../hold-program.ts';
import { restoreCommit } from '../oracle/checkout-copy.ts';
import { describeSandbox } from '../oracle/sandbox/tier.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import { programFolder } from '../own-process.ts';
import type { openWorkspace } from '../workspace/repo-tools.ts';
import type { Io } from './io.ts';
import { describeTests } from './run-report.ts';
import { openSandboxFor, type SandboxFlags } from './sandbox-flags.ts';
import { openCopy } from './stage.ts';

export interface LiveTests extends AsyncDisposable {
  /** null when the run has no test command. */
  readonly oracle: TestOracle | null;
}

interface LiveTestsRequest {
  readonly repository: string;
  readonly task: Task;
  readonly settings: Settings;
  readonly workspace: Awaited<ReturnType<typeof openWorkspace>>;
  readonly flags: SandboxFlags;
  readonly io: Io;
}

/** A recorded run's test command, to be run again in a sandbox on a copy of the repository at the run's base commit. Says which command that is: it comes from the trace. */
export async function openLiveTests({
  repository,
  task,
  settings,
  workspace,
  flags,
  io,
}: LiveTestsRequest): Promise<LiveTests> {
  io.stderr(`[setup] ${describeTests(task.testCommand)}, from the trace · on a copy\n`);
  if (task.testCommand === null) return { oracle: null, [Symbol.asyncDispose]: async () => {} };
  const copy = await openCopy({ repository, commit: task.baseCommit, destination: null }, io);
  try {
    await restoreCommit(copy.root, repository, task.baseCommit);
    const { cell, report } = await openSandboxFor(copy.root, flags);
    if (cell === null) await holdProgram(programFolder());
    io.stderr(`[sandbox] ${describeSandbox(report)}\n`);
    const place = { workspace, checkout: copy.root, command: task.testCommand, cell };
    const testReport = settings.testReport ?? null;
    const oracle = createTestOracle({ ...place, testEnv: [], testReport, environment: process.env });
    return {
      oracle,
      [Symbol.asyncDispose]: async () => {
        oracle[Symbol.dispose]();
        await copy[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await copy[Symbol.asyncDispose]();
    throw error;
  }
}

/**
 * Runs the tests again beside a recording. Where verdict and failures are the recorded ones, the recorded result stands:
 * durations and counters in what tests print differ from run to run, and would make every later request differ. Where they are
 * not, the live result stands, and the replay differs there.
 */
export function comparedOracle(recorded: readonly TestResult[], live: TestOracle): TestOracle {
  const results = recorded.values();
  return {
    run: async (options) => {
      const result = await live.run(options);
      const before = results.next().value;
      return before !== undefined && saysTheSame(before, result) ? before : result;
    },
  };
}

function saysTheSame(a: TestResult, b: TestResult): boolean {
  if (a.verdict !== b.verdict) return false;
  return a.verdict === 'green' || failuresOf(a, b) === failuresOf(b, a);
}

/** By name where both runs know the names, else by the lines that name what failed. */
function failuresOf({ report, output }: TestResult, other: TestResult): string {
  if (report === undefined || other.report === undefined) return failureSignature(output);
  return report.failures
    .map(({ id }) => id)
    .toSorted()
    .join('\n');
}
