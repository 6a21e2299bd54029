import * as z from 'zod';
import { MAX_ATTEMPTS } from '../core/attempts.ts';
import { orElse } from '../core/errors.ts';
import { readJson } from '../core/json.ts';
import {
  APIS,
  DEFAULT_MODEL,
  DEFAULT_SETTINGS,
  REASONING_EFFORTS,
  type Solver,
  SolverSchema,
  type TestFocus,
  TestFocusSchema,
  type TestPolicy,
  TestPolicySchema,
} from '../core/settings.ts';
import { branchPrefixProblem } from './own-marks.ts';

// Readers of what @actions/core hands over: trimmed text, '' when an input is not given. A problem is the
// end of a sentence that starts `Input name: "value" …`.

/** Returned by a reader in place of a value. */
export class Problem {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A zod schema from a plain function. */
export function read<T>(parse: (value: string) => T | Problem) {
  return z.string().transform((value, context): T => {
    const result = parse(value);
    if (!(result instanceof Problem)) return result;
    context.addIssue({ code: 'custom', message: result.text });
    return z.NEVER;
  });
}

/** Text; '' becomes `fallback`. */
export const text = (fallback: string) => read((value) => value || fallback);

/** Text, or null when it is not given. */
export const optionalText = read((value) => value || null);

/** JSON of an object, as text; null when it is anything else. */
export const jsonText = read((value) => {
  const parsed: unknown = orElse(null, () => JSON.parse(value));
  return typeof parsed === 'object' && parsed !== null ? value : null;
});

/** One of `values`, or `fallback` when it is not given. */
export function oneOf<const T extends string, const F>(values: readonly T[], fallback: F) {
  return read((value): T | F | Problem => {
    if (value === '') return fallback;
    return values.find((each) => each === value) ?? new Problem(`is not one of ${values.join(', ')}`);
  });
}

/** A whole number within bounds, both included, or `fallback` when it is not given. */
export function wholeNumber<F>(fallback: F, { min, max }: { readonly min: number; readonly max: number }) {
  return read((value): number | F | Problem => {
    if (value === '') return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max
      ? number
      : new Problem(`is not a whole number from ${min} to ${max}`);
  });
}

/** Money per million tokens, in any currency; null when it is not given. */
export const price = read((value): number | null | Problem => {
  if (value === '') return null;
  return /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : new Problem('is not a price such as 1.25');
});

const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];

/** The booleans of YAML 1.2's core schema, as `getBooleanInput` of @actions/core reads them. */
export function flag(fallback: boolean) {
  return read((value) => {
    if (value === '') return fallback;
    if (TRUE.includes(value)) return true;
    return FALSE.includes(value) ? false : new Problem('is not a boolean: write true or false');
  });
}

/** Items separated by lines or commas, each of which must match. */
export function list(item: RegExp, whatItIs: string) {
  return read((value) => {
    const items = splitList(value);
    const wrong = items.find((each) => !item.test(each));
    return wrong === undefined
      ? items
      : new Problem(`holds ${JSON.stringify(wrong)}, which is not ${whatItIs}`);
  });
}

function splitList(value: string): readonly string[] {
  const items = value.split(/[\n,]/).map((each) => each.trim());
  return items.filter((each) => each !== '');
}

/** What the test command gets besides the usual: `pass` by name from the job's environment, `set` as given. */
export interface TestEnv {
  readonly pass: readonly string[];
  readonly set: Readonly<Record<string, string>>;
}

/** `NAME=value` takes a line of its own, because values may hold commas; bare names may share one. */
export const testEnv = read((value): TestEnv | Problem => {
  const lines = value.split('\n').map((line) => line.trim());
  const pass = lines.filter((line) => !line.includes('=')).flatMap(splitList);
  const set = lines.filter((line) => line.includes('=')).map(splitPair);
  for (const name of [...pass, ...set.map(([key]) => key)]) {
    if (!/^[A-Za-z_]\w*$/.test(name)) {
      return new Problem(`holds ${JSON.stringify(name)}, which is not a variable's name`);
    }
    if (OF_THE_RUNNER.test(name)) return new Problem(`names ${name}, which tests must never see`);
  }
  return { pass, set: Object.fromEntries(set) };
});

function splitPair(line: string): readonly [name: string, value: string] {
  const at = line.indexOf('=');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** Secrets of the job, and the files through which a step commands the runner. */
const OF_THE_RUNNER =
  /^(INPUT_\w+|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_\w+|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|GH_TOKEN|(OPENAI|TOGETHER)_API_KEY)$/i;

const { limits, confirmRuns, maxCandidates, testPolicy } = DEFAULT_SETTINGS;
const LOGIN = /^[A-Za-z0-9][\w-]*(\[bot\])?$/;

/** Every input of action.yml; a test keeps the defaults there and here equal. */
export const InputSchema = z.object({
  mode: oneOf(['fix', 'solve', 'publish'], 'fix'),
  bundle: optionalText,
  goal: optionalText,
  'test-command': optionalText,
  'working-directory': read(parsePlace),
  'instructions-file': read((path) => (path === '' ? null : parsePlace(path))),
  'openai-api-key': read((key): string | null | Problem =>
    /\s/.test(key) ? new Problem('holds white space: a piece of something else was pasted') : key || null,
  ),
  'openai-base-url': text(DEFAULT_MODEL.baseUrl),
  'openai-api': oneOf(APIS, DEFAULT_MODEL.api),
  model: text(DEFAULT_MODEL.name),
  'fallback-model': optionalText,
  attempts: wholeNumber(1, { min: 1, max: MAX_ATTEMPTS }),
  'reasoning-effort': oneOf(REASONING_EFFORTS, null),
  'github-token': read((token) => token || new Problem('is missing: use the default, or give a token')),
  label: text('agent-fix'),
  solver: oneOf<Solver, null>(SolverSchema.options, null),
  'max-candidates': wholeNumber(maxCandidates, { min: 1, max: 1_000_000 }),
  'test-policy': oneOf<TestPolicy, TestPolicy>(TestPolicySchema.options, testPolicy),
  'max-iterations': wholeNumber(limits.maxIterations, { min: 1, max: 1000 }),
  'max-test-runs': wholeNumber(limits.maxTestRuns, { min: 1, max: 1000 }),
  'max-reflections': wholeNumber(limits.maxReflections, { min: 0, max: 100 }),
  'max-total-tokens': wholeNumber(limits.maxTotalTokens, { min: 1, max: 1_000_000_000 }),
  'timeout-minutes': wholeNumber(limits.timeoutMs / 60_000, { min: 1, max: 1440 }),
  'test-timeout-seconds': wholeNumber(null, { min: 1, max: 86_400 }),
  'test-focus': oneOf<TestFocus, TestFocus>(TestFocusSchema.options, 'auto'),
  'test-report': read((glob): string | null | Problem =>
    glob.startsWith('/') || glob.split('/').includes('..')
      ? new Problem('leads out of the working directory: give a glob below it')
      : glob || null,
  ),
  'upload-trace': flag(true),
  'trace-retention-days': wholeNumber(null, { min: 1, max: 400 }),
  base: read((base): string | null | Problem =>
    /[\s\\~^:?*[]|\.\./.test(base)
      ? new Problem('is not the name of a branch')
      : base.replace(/^refs\/heads\//, '') || null,
  ),
  'branch-prefix': read((value) => {
    const prefix = value || 'agent-fix/';
    const problem = branchPrefixProblem(prefix);
    return problem === null ? prefix : new Problem(problem);
  }),
  draft: flag(false),
  'builtin-draft': flag(true),
  'draft-on-failure': flag(false),
  'push-to': oneOf(['pull-request', 'branch'], 'pull-request'),
  comment: flag(true),
  'dry-run': flag(false),
  'max-attempts': wholeNumber(3, { min: 1, max: 100 }),
  'input-price': price,
  'cached-input-price': price,
  'output-price': price,
  'pr-labels': list(/^.{1,50}$/, 'a label (at most 50 characters)'),
  reviewers: list(/^[A-Za-z0-9][\w-]*(\/[\w.-]+)?$/, 'a user or a team (org/team)'),
  'confirm-runs': wholeNumber(confirmRuns, { min: 1, max: 100 }),
  'allow-paths': list(/./, 'a glob'),
  'allow-test-edits': flag(false),
  'allow-users': list(LOGIN, "a user's name; name them one by one"),
  'allow-bots': list(LOGIN, "a bot's name; name them one by one"),
  'test-env': testEnv,
  // null: `required` on a machine of GitHub's own, else `auto`.
  sandbox: oneOf(['required', 'auto', 'off'], null),
  'test-network': oneOf(['host', 'none'], 'host'),
  // Not for users: contexts of the job, which only their defaults can bring here.
  'job-matrix': jsonText,
  'job-strategy': jsonText,
  'job-state': read(parseJobState),
});
export type RawInputs = z.infer<typeof InputSchema>;

function parsePlace(value: string): string | Problem {
  const parts = value.split('/').filter((part) => part !== '' && part !== '.');
  if (value.startsWith('/') || value.includes('\\') || parts.includes('..')) {
    return new Problem('is not a place inside of the repository: give a relative path with /, without ..');
  }
  return parts.join('/') || '.';
}

// https://docs.github.com/en/actions/reference/workflows-and-actions/contexts#job-context
const JobState = z.object({
  status: z.string().nullish(),
  container: z.object({ id: z.string().nullish() }).nullish(),
  services: z.record(z.string(), z.unknown()).nullish(),
});

function parseJobState(text: string): JobContext {
  const state = readJson(JobState, text);
  return {
    status: state?.status ?? null,
    services: Object.keys(state?.services ?? {}),
    isInContainer: Boolean(state?.container?.id),
  };
}

/** What the runner tells of the job that we are a step of; empty where it does not. */
export interface JobContext {
  /** `success`, `failure` or `cancelled`, so far. */
  readonly status: string | null;
  readonly services: readonly string[];
  readonly isInContainer: boolean;
}
