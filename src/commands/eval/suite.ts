import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, posix, resolve, sep } from 'node:path';
import * as z from 'zod';
import { errorText, orElse } from '../../base/errors.ts';
import { isPlainObject } from '../../base/json.ts';
import { DEFAULT_SETTINGS, Settings } from '../../core/settings.ts';

// The file format of a suite, as it is published: docs/suite.schema.json is made from these schemas.

const Text = z.string().refine((text) => text.trim() !== '', 'must not be empty');
const Count = z.number().int().min(1);

/** Limits of each trial; for an absent one, the default of `agent-fix run` holds. */
const SuiteLimitsSchema = z.strictObject({
  test_policy: Settings.shape.testPolicy.optional(),
  max_iterations: Count.optional(),
  max_test_runs: Count.optional(),
  max_reflections: z.number().int().min(0).optional(),
  max_total_tokens: Count.optional(),
  timeout_minutes: z.number().positive().optional(),
  test_timeout_seconds: z.number().positive().optional(),
  confirm_runs: Count.optional(),
});
type SuiteLimits = z.infer<typeof SuiteLimitsSchema>;

const HiddenTestSchema = z.strictObject({
  run: Text.meta({ description: 'The command; green means that the patch is right.' }),
  files: Text.optional().meta({
    description:
      'A folder, relative to the suite file and inside its folder, whose files are laid over the copy before the command runs.',
  }),
});

const task = {
  repo: Text.meta({
    description:
      'A folder, relative to the suite file: a git checkout, or plain files inside the suite’s folder, ' +
      'which are the base commit as they stand. Or a URL that git can clone.',
  }),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'must be the full id of a commit')
    .optional()
    .meta({ description: 'The base commit; a folder’s own HEAD where it is left out.' }),
  goal: Text.optional().meta({ description: 'What the model is asked to do.' }),
  test: Text.meta({
    description: 'The test command: red at the base commit, green when the task is solved.',
  }),
  setup: Text.optional().meta({
    description: 'Runs once in each copy, before anything else: installs, builds.',
  }),
  working_directory: Text.optional().meta({
    description: 'Where the commands run, relative to the repository and in it.',
  }),
  gold: Text.optional().meta({
    description:
      'A patch file, relative to the suite file and inside its folder, that solves the task; never shown to a model.',
  }),
  hidden_test: HiddenTestSchema.optional().meta({
    description:
      'Runs in a fresh copy that holds only the patch, after the run has ended; never shown to a model.',
  }),
  limits: SuiteLimitsSchema.optional(),
  tags: z.array(Text).optional().meta({ description: 'By which a report groups the tasks.' }),
  metadata: z
    .record(z.string(), z.json())
    .optional()
    .meta({ description: 'Anything; it is kept and not read.' }),
};

/** A task's id, which becomes part of names of folders. */
const TaskIdSchema = z.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/, 'must be letters, digits, dots, dashes');

const SuiteTaskSchema = z.strictObject({ id: TaskIdSchema, ...task });
const OpenTaskSchema = SuiteTaskSchema.partial().required({ id: true });

const SuiteFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: Text,
    description: z.string().optional(),
    defaults: z.strictObject(task).partial().optional().meta({
      description: 'For every task that does not say otherwise; limits are joined one by one.',
    }),
    tasks: z.array(OpenTaskSchema).min(1),
  })
  .meta({ title: 'agent-fix suite', description: 'Tasks to measure agent-fix on: `agent-fix eval`.' });

export const suiteJsonSchema = (): object => z.toJSONSchema(SuiteFileSchema, { io: 'input' });

type SuiteTask = z.infer<typeof SuiteTaskSchema>;

/** Checks what a suite file says, ours or the Python original's. Throws an Error naming what is wrong, and where. */
export function parseSuite(value: unknown) {
  const original = OriginalSchema.safeParse(value);
  return original.success ? fromOriginal(original.data) : fromSuite(parseWith(SuiteFileSchema, value));
}

function fromSuite({ name, description = '', defaults = {}, tasks }: z.infer<typeof SuiteFileSchema>) {
  const whole = tasks.map((each, at) => {
    const limits = { ...defaults.limits, ...each.limits };
    return parseWith(SuiteTaskSchema, { ...defaults, ...each, limits }, `tasks[${at}] ${each.id}`);
  });
  return { name, description, tasks: checked(whole), notes: [] as const };
}

function checked(tasks: readonly SuiteTask[]): readonly SuiteTask[] {
  const seen = new Set<string>();
  for (const { id, repo, commit } of tasks) {
    if (seen.has(id)) throw new Error(`two tasks have the id ${id}`);
    seen.add(id);
    if (isUrl(repo) && commit === undefined) throw new Error(`${id}: a repository by URL needs its commit`);
  }
  return tasks;
}

/** Whether `repo` is a URL that git clones, not a folder. */
const isUrl = (repo: string): boolean => /^(?:https|ssh|file):\/\/|^git@/.test(repo);

/** The suite files of the Python original, whose `defaults` hold anything: only keys with a meaning here are read. */
const OriginalSchema = z.looseObject({
  name: z.string(),
  description: z.string().nullish(),
  defaults: z.record(z.string(), z.json()).nullish(),
  tasks: z
    .array(
      z.looseObject({
        task_id: z.string(),
        repo: z.string().nullish(),
        goal: z.string().nullish(),
        test_cmd: z.string().nullish(),
        metadata: z.record(z.string(), z.json()).nullish(),
      }),
    )
    .min(1),
});

const ORIGINAL_KEYS: ReadonlySet<string> = new Set(['task_id', 'repo', 'goal', 'test_cmd', 'metadata']);
const ORIGINAL_LIMITS: Readonly<Record<string, keyof SuiteLimits>> = {
  max_iters: 'max_iterations',
  max_iterations: 'max_iterations',
  max_test_runs: 'max_test_runs',
  max_reflections: 'max_reflections',
  test_policy: 'test_policy',
};

function fromOriginal({ name, description, defaults, tasks }: z.infer<typeof OriginalSchema>) {
  const unread = new Set<string>();
  const parsed = tasks.map((each, at) => {
    const bag = { ...defaults, ...withoutNull(each) };
    const limits: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(bag)) {
      const limit = ORIGINAL_LIMITS[key];
      if (limit !== undefined && value !== null) limits[limit] = value;
      else if (!ORIGINAL_KEYS.has(key)) unread.add(key);
    }
    const { repo, goal, test_cmd: test, metadata = {} } = bag;
    const tags = z.array(Text).safeParse(each.metadata?.['tags']).data ?? [];
    const fields = { repo, goal, test, metadata, limits, tags };
    return parseWith(
      SuiteTaskSchema,
      { id: each.task_id, ...withoutNull(fields) },
      `tasks[${at}] ${each.task_id}`,
    );
  });
  // Tells people which fields of the file no code reads.
  const notes = [...unread].toSorted().map((key) => `${key} is not read`);
  return { name, description: description ?? '', tasks: checked(parsed), notes };
}

const withoutNull = (bag: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(bag).filter(([, value]) => value !== null && value !== undefined));

function parseWith<S extends z.ZodType>(schema: S, value: unknown, at = ''): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) =>
    [at, path.join('.'), message].filter((part) => part !== '').join(': '),
  );
  throw new Error(problems.join('\n'));
}

/** One task of a suite, with paths made absolute and files read. */
export type EvalTask = Readonly<ReturnType<typeof resolveTask>>;
export type Suite = Awaited<ReturnType<typeof loadSuite>>;

const SUITE_GOAL = 'Make the failing tests pass with the smallest correct change.';

/** Reads a suite file, YAML or JSON. Throws an Error naming the file and what is wrong in it. */
export async function loadSuite(path: string) {
  const folder = dirname(resolve(path));
  try {
    // JSON is parsed as JSON, since YAML refuses some tabs of it: https://yaml.org/spec/1.2.2/#12-yaml-history
    if (!existsSync(path))
      throw new Error('no such file; a suite is a YAML or JSON file, see docs/evaluation.md');
    const text = readFileSync(path, 'utf8');
    const value: unknown = path.endsWith('.json') ? JSON.parse(text) : (await import('yaml')).parse(text);
    if (!isPlainObject(value))
      throw new Error('not a suite; a suite is a YAML or JSON file, see docs/evaluation.md');
    const { tasks, ...suite } = parseSuite(value);
    return { ...suite, tasks: tasks.map((task) => resolveTask(task, folder)) };
  } catch (error) {
    throw new Error(`--suite ${path}: ${errorText(error)}`, { cause: error });
  }
}

function resolveTask(task: SuiteTask, folder: string) {
  const { id, repo, commit = null, goal = SUITE_GOAL, test, setup = null, gold, hidden_test: hidden } = task;
  const { working_directory: workingDirectory = '.' } = task;
  if (isAbsolute(workingDirectory) || posix.normalize(workingDirectory).split('/')[0] === '..')
    throw new Error(
      `${id}: working_directory: ${workingDirectory} leads out of the repository: name a folder in it`,
    );
  const locate = (key: string, path: string) => locateIn(folder, path, `${id}: ${key}`);
  return {
    id,
    repo: isUrl(repo)
      ? { kind: 'url' as const, url: repo }
      : { kind: 'folder' as const, path: existing(locate('repo', repo), id) },
    /** null: HEAD of the folder that `repo` names or, if that is no git checkout, its files as they are. */
    commit,
    goal,
    test,
    setup,
    /** Relative to the folder that `repo` names; `.` for that folder itself. */
    workingDirectory,
    /** A diff that solves the task. */
    gold: gold === undefined ? null : readFileSync(locate('gold', gold), 'utf8'),
    hidden:
      hidden === undefined
        ? null
        : {
            run: hidden.run,
            files:
              hidden.files === undefined ? null : existing(locate('hidden_test.files', hidden.files), id),
          },
    settings: settingsWith(task.limits ?? {}),
    tags: task.tags ?? [],
  };
}

/**
 * A suite can come from a stranger, and a model sees the files that its paths name. So paths must stay in the suite's folder,
 * links included. Outside, only the root of a git checkout is accepted, of which a model sees the committed files.
 */
function locateIn(folder: string, named: string, key: string): string {
  const path = resolve(folder, named);
  const real = orElse(path, () => realpathSync(path));
  const isBelow = (inner: string, outer: string) =>
    `${inner}${sep}`.startsWith(outer.endsWith(sep) ? outer : outer + sep);
  if (isBelow(path, folder) && (real === path || isBelow(real, realpathSync(folder)))) return path;
  const isRepo = key.endsWith(': repo');
  if (isRepo && existsSync(resolve(path, '.git'))) return path;
  const orCheckout = isRepo ? ', or name a git checkout' : '';
  throw new Error(`${key}: ${named} leads out of the suite's folder ${folder}: put it there${orCheckout}`);
}

function existing(path: string, id: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`${id}: no folder ${path}`);
  return path;
}

function settingsWith(suiteLimits: SuiteLimits): Settings {
  const { limits, ...rest } = DEFAULT_SETTINGS;
  const { timeout_minutes: minutes, test_timeout_seconds: seconds } = suiteLimits;
  return {
    ...rest,
    testPolicy: suiteLimits.test_policy ?? rest.testPolicy,
    confirmRuns: suiteLimits.confirm_runs ?? rest.confirmRuns,
    testTimeoutMs: seconds === undefined ? rest.testTimeoutMs : Math.round(seconds * 1000),
    limits: {
      ...limits,
      maxIterations: suiteLimits.max_iterations ?? limits.maxIterations,
      maxTestRuns: suiteLimits.max_test_runs ?? limits.maxTestRuns,
      maxReflections: suiteLimits.max_reflections ?? limits.maxReflections,
      maxTotalTokens: suiteLimits.max_total_tokens ?? limits.maxTotalTokens,
      timeoutMs: minutes === undefined ? limits.timeoutMs : Math.round(minutes * 60_000),
    },
  };
}
