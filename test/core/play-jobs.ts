import type { TestOracle, TestResult } from '../../src/core/ports.ts';
import type { Guard, OtherJob, Task, TestCommand } from '../../src/core/task.ts';
import { MemoryWorkspace } from './memory-workspace.ts';
import { FILES, type Played, play, QUIET, type Scene } from './play.ts';

// Runs of the driver that several jobs judge: each is a function of the one file that the model writes.

const BASE = FILES['src/sum.js'];
export const command = (job: string): TestCommand => ({
  run: `run ${job}`,
  shell: null,
  workingDirectory: '.',
  env: {},
  source: `step "Run" of job "${job}"`,
  job,
  step: 'Run',
});
export const other = (job: string): OtherJob => ({ command: command(job), evidence: [] });
export const guard = (job: string, stepMs = 1000): Guard => ({ command: command(job), stepMs });

/** For each job what it says of the file, in one line; green where that is empty. */
export type Jobs = Readonly<Record<string, (content: string) => string>>;

export const sums = (content: string): string =>
  content.includes('a + b') ? '' : 'FAILED sums: expected 3, got -1';
export const noVar = (content: string): string => (content.includes('var') ? 'error: var is used' : '');
export const hasType = (content: string): string =>
  content.includes('@type') ? '' : 'error: no type is declared';

/** Runs jobs over the files as they are, and without the patch where that is asked. */
function jobsOracle(jobs: Jobs, contentOf: () => string, asked: string[]): TestOracle {
  return {
    run: async ({ phase, job = '', without }): Promise<TestResult> => {
      asked.push(`${phase} ${job}`);
      const isBase = phase === 'counterfactual' || without === 'patch';
      const said = jobs[job]?.(isBase ? BASE : contentOf());
      if (said === undefined) throw new Error(`no job ${job}`);
      if (said.startsWith('not found'))
        return { verdict: 'not_found', exitCode: 127, output: said, durationMs: 1 };
      return {
        verdict: said === '' ? 'green' : 'red',
        exitCode: said === '' ? 0 : 1,
        output: `${said}\n`,
        durationMs: 1,
      };
    },
  };
}

export async function playJobs(
  jobs: Jobs,
  task: Partial<Task>,
  scene: Omit<Scene, 'tests' | 'task'>,
): Promise<Played & { readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const played = await play({
    limits: QUIET,
    ...scene,
    tests: [],
    task: { testCommand: command('test'), ...task },
    ports: ({ workspace }) => {
      const contentOf = () =>
        workspace instanceof MemoryWorkspace ? (workspace.file('src/sum.js') ?? '') : '';
      return { oracle: jobsOracle(jobs, contentOf, asked) };
    },
  });
  return { ...played, asked };
}
