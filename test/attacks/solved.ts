import { join } from 'node:path';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings.ts';
import type { Task } from '../../src/core/task.ts';
import { openSandbox } from '../../src/oracle/sandbox/open-sandbox.ts';
import { type Solved, solve } from '../../src/solve.ts';
import { isReady } from '../../src/story/run-record.ts';
import { storyOf } from '../../src/story/story.ts';
import { judged, TASK } from '../core/play.ts';
import { call, ManualClock, ScriptedLLM, type Step } from '../core/scripted.ts';
import { cannotFix, done } from '../core/steps.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createRepository } from '../workspace/git-repository.ts';

export type Files = Readonly<Record<string, string>>;

export interface Repository {
  readonly run: string;
  readonly files: Files;
  readonly settings?: Partial<Settings>;
  readonly task?: Partial<Task>;
  /** Further variables of the run. */
  readonly environment?: Readonly<Record<string, string>>;
}

export type Write = readonly [path: string, old: string | null, text: string];

/** One run of the driver with the real judge: what the model writes, in its order, and then a claim. */
export async function solved(
  { run, files, settings: overrides = {}, task = {}, environment: variables = {} }: Repository,
  writes: readonly Write[],
): Promise<Solved> {
  const { root, commit } = createRepository(files, { root: temporaryFolder() });
  const environment = { PATH: process.env['PATH'], HOME: temporaryFolder(), ...variables };
  const program = temporaryFolder();
  const sandbox = await openSandbox({
    mode: 'required',
    network: 'host',
    checkout: root,
    environment,
    program,
  });
  const steps = writes.flatMap(([rel_path, old, text]): Step[] =>
    old === null
      ? [call('write_file', { rel_path, content: text, edits: null })]
      : [
          call('read_file', { rel_path }),
          call('write_file', { rel_path, content: null, edits: [{ old, new: text }] }),
        ],
  );
  const { limits, ...settings } = DEFAULT_SETTINGS;
  return solve({
    task: {
      ...TASK,
      baseCommit: commit,
      jobs: judged({ command: { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' } }),
      ...task,
    },
    settings: {
      ...settings,
      limits: { ...limits, maxReflections: 0, maxIterations: 8 },
      testFocus: 'off',
      ...overrides,
    },
    llm: new ScriptedLLM((index) => [...steps, done()][index] ?? cannotFix, new ManualClock()),
    repository: root,
    checkout: root,
    sandbox,
    tracePath: join(temporaryFolder(), 'trace.jsonl'),
    secrets: [],
    environment,
    signal: new AbortController().signal,
    onEvent: () => {},
  });
}

/** Whether a run's change would be proposed as one to merge, and not as a draft. */
export const isMergeable = ({ result: { outcome, tripwires }, events }: Solved): boolean =>
  isReady({ outcome, tripwires, story: storyOf(events) });
