import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DEFAULT_SETTINGS, type Settings } from '../agent/settings.ts';
import { isUrl, parseSuite, type SuiteLimits } from './suite.ts';

/** One task of a suite, its paths resolved and its files read. */
export interface EvalTask {
  readonly id: string;
  readonly repo:
    | { readonly kind: 'folder'; readonly path: string }
    | { readonly kind: 'url'; readonly url: string };
  /** null: the folder's HEAD, or its files as they stand. */
  readonly commit: string | null;
  readonly goal: string;
  readonly test: string;
  readonly setup: string | null;
  /** Relative to the folder that `repo` names; `.` for that folder itself. */
  readonly workingDirectory: string;
  /** A diff that solves the task. */
  readonly gold: string | null;
  readonly hidden: { readonly run: string; readonly files: string | null } | null;
  /** The defaults with the suite's limits. */
  readonly settings: Settings;
  readonly tags: readonly string[];
}

export interface Suite {
  readonly name: string;
  readonly description: string;
  readonly tasks: readonly EvalTask[];
  readonly notes: readonly string[];
}

const DEFAULT_GOAL = 'Make the failing tests pass with the smallest correct change.';

/** Reads a suite file, YAML or JSON. Throws an Error naming the file and what is wrong in it. */
export async function loadSuite(path: string): Promise<Suite> {
  const folder = dirname(resolve(path));
  try {
    // JSON is YAML as well, but for tabs: https://yaml.org/spec/1.2.2/#12-yaml-history
    const text = readFileSync(path, 'utf8');
    const value: unknown = path.endsWith('.json') ? JSON.parse(text) : (await import('yaml')).parse(text);
    const { tasks, ...suite } = parseSuite(value);
    return { ...suite, tasks: tasks.map((task) => resolveTask(task, folder)) };
  } catch (error) {
    throw new Error(`--suite ${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function resolveTask(task: ReturnType<typeof parseSuite>['tasks'][number], folder: string): EvalTask {
  const {
    id,
    repo,
    commit = null,
    goal = DEFAULT_GOAL,
    test,
    setup = null,
    gold,
    hidden_test: hidden,
  } = task;
  return {
    id,
    repo: isUrl(repo)
      ? { kind: 'url', url: repo }
      : { kind: 'folder', path: existing(resolve(folder, repo), id) },
    commit,
    goal,
    test,
    setup,
    workingDirectory: task.working_directory ?? '.',
    gold: gold === undefined ? null : readFileSync(resolve(folder, gold), 'utf8'),
    hidden:
      hidden === undefined
        ? null
        : {
            run: hidden.run,
            files: hidden.files === undefined ? null : existing(resolve(folder, hidden.files), id),
          },
    settings: settingsWith(task.limits ?? {}),
    tags: task.tags ?? [],
  };
}

function existing(path: string, id: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`${id}: no folder ${path}`);
  return path;
}

function settingsWith(said: SuiteLimits): Settings {
  const { limits, ...rest } = DEFAULT_SETTINGS;
  const { timeout_minutes: minutes, test_timeout_seconds: seconds } = said;
  return {
    ...rest,
    testPolicy: said.test_policy ?? rest.testPolicy,
    confirmRuns: said.confirm_runs ?? rest.confirmRuns,
    testTimeoutMs: seconds === undefined ? rest.testTimeoutMs : Math.round(seconds * 1000),
    limits: {
      ...limits,
      maxIterations: said.max_iterations ?? limits.maxIterations,
      maxTestRuns: said.max_test_runs ?? limits.maxTestRuns,
      maxReflections: said.max_reflections ?? limits.maxReflections,
      maxTotalTokens: said.max_total_tokens ?? limits.maxTotalTokens,
      timeoutMs: minutes === undefined ? limits.timeoutMs : Math.round(minutes * 60_000),
    },
  };
}
