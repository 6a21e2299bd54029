import * as z from 'zod';
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
} from '../agent/settings.ts';
import { MAX_ATTEMPTS } from '../agent/tries.ts';
import {
  flag,
  jsonText,
  list,
  oneOf,
  optionalText,
  Problem,
  parseJson,
  price,
  read,
  testEnv,
  text,
  wholeNumber,
} from './input-values.ts';
import { branchPrefixProblem } from './own-marks.ts';

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
  const state = JobState.safeParse(parseJson(text)).data;
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
