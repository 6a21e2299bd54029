import type { TestOracle, TestResult } from '../../src/core/ports.ts';
import type { Goal, Guard, Task, TestCommand } from '../../src/core/task.ts';
import { MemoryWorkspace } from './memory-workspace.ts';
import { FILES, type Played, play, QUIET, type Scene } from './play.ts';
import { ManualClock } from './scripted.ts';
import { EXIT_CODES } from './scripted-oracle.ts';

// Runs of the driver that several jobs judge: each is a function of the one file that the model writes.

const BASE = FILES['src/sum.js'];
export const command = (job: string, step = 'Run'): TestCommand => ({
  run: `run ${job}`,
  shell: null,
  workingDirectory: '.',
  env: {},
  source: `step "${step}" of job "${job}"`,
  job,
  step,
});
export const goal = (job: string, step?: string): Goal => ({ command: command(job, step), evidence: [] });
/** A step that CI skipped, since an earlier one of its job failed. */
export const skipped = (job: string, step: string): Guard => ({ command: command(job, step), skipped: true });
export const guard = (job: string, stepMs = 1000): Guard => ({ command: command(job), stepMs });

/** For each job, or `job/step` where the step is not called `Run`, what it says of the file, in one line; green where that is empty. */
export type Jobs = Readonly<Record<string, (content: string) => string>>;

export const sums = (content: string): string =>
  content.includes('a + b') ? '' : 'FAILED sums: expected 3, got -1';
export const noVar = (content: string): string => (content.includes('var') ? 'error: var is used' : '');
export const hasType = (content: string): string =>
  content.includes('@type') ? '' : 'error: no type is declared';

/** Runs jobs over the files as they are, and without the patch where that is asked. */
function jobsOracle(
  jobs: Jobs,
  { contentOf, jobRuns, clock }: { contentOf: () => string; jobRuns: string[]; clock: ManualClock },
): TestOracle {
  return {
    run: async ({ phase, job: ofJob = '', step = 'Run', without, timeoutMs }): Promise<TestResult> => {
      const job = step === 'Run' ? ofJob : `${ofJob}/${step}`;
      jobRuns.push(`${phase} ${job}`);
      const isBase = phase === 'counterfactual' || without === 'patch';
      const startedAt = clock.read();
      const state = jobs[job]?.(isBase ? BASE : contentOf());
      if (state === undefined) throw new Error(`no job ${job}`);
      clock.advance(state.startsWith('hangs') ? timeoutMs : 1);
      const tookMs = clock.read() - startedAt;
      const verdict =
        tookMs >= timeoutMs
          ? 'timeout'
          : state.startsWith('not found')
            ? 'not_found'
            : state === ''
              ? 'green'
              : 'red';
      return { verdict, exitCode: EXIT_CODES[verdict], output: `${state}\n`, durationMs: tookMs };
    },
  };
}

export async function playJobs(
  jobs: Jobs,
  task: Partial<Task>,
  scene: Omit<Scene, 'tests' | 'task'>,
): Promise<Played & { readonly jobRuns: readonly string[] }> {
  const jobRuns: string[] = [];
  const clock = scene.clock ?? new ManualClock();
  const played = await play({
    limits: QUIET,
    ...scene,
    clock,
    tests: [],
    task: { jobs: [goal('test')], ...task },
    ports: (ports) => {
      const { workspace } = ports;
      const contentOf = () =>
        workspace instanceof MemoryWorkspace ? (workspace.file('src/sum.js') ?? '') : '';
      return { ...scene.ports?.(ports), oracle: jobsOracle(jobs, { contentOf, jobRuns, clock }) };
    },
  });
  return { ...played, jobRuns };
}
