import * as z from 'zod';
import { MAX_ATTEMPTS } from '../core/attempts.ts';
import { orElse } from '../core/errors.ts';
import { readJson } from '../core/json.ts';
import {
  APIS,
  CULPRIT_RUNS,
  DEFAULT_MODEL,
  DEFAULT_SETTINGS,
  REASONING_EFFORTS,
  type Settings,
  type Solver,
  SolverSchema,
  TestEnvSchema,
  type TestFocus,
  TestFocusSchema,
  type TestPolicy,
  TestPolicySchema,
} from '../core/settings.ts';
import { shorten } from '../core/text.ts';
import type { TokenPrices } from '../story/run-record.ts';
import { branchPrefixProblem } from './own-marks.ts';

// Each input of action.yml is declared here once: what it takes, its default, and so its type. `''` means that it is not given.

/** What is wrong with a value: the end of a sentence that starts `Input name: "value" …`. */
class InputProblem {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function read<T>(parse: (value: string) => T | InputProblem) {
  return z.string().transform((value, context): T => {
    const result = parse(value);
    if (!(result instanceof InputProblem)) return result;
    context.addIssue({ code: 'custom', message: result.text });
    return z.NEVER;
  });
}

const textOr = (fallback: string) => read((value) => value || fallback);

/** Text, or null when it is not given. */
const optionalText = read((value) => value || null);

function oneOf<const T extends string, const F>(values: readonly T[], fallback: F) {
  return read((value): T | F | InputProblem => {
    if (value === '') return fallback;
    return values.find((each) => each === value) ?? new InputProblem(`is not one of ${values.join(', ')}`);
  });
}

/** Within bounds, both included. */
function numberWithin<F>(fallback: F, [min, max]: readonly [min: number, max: number]) {
  return read((value): number | F | InputProblem => {
    if (value === '') return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max
      ? number
      : new InputProblem(`is not a whole number from ${min} to ${max}`);
  });
}

/** Money per million tokens, in any currency; null when it is not given. */
const price = read((value): number | null | InputProblem => {
  if (value === '') return null;
  return /^\d{1,6}(\.\d{1,6})?$/.test(value)
    ? Number(value)
    : new InputProblem('is not a price such as 1.25');
});

/** The booleans of YAML 1.2's core schema, as `getBooleanInput` of @actions/core reads them. */
const yesOrNo = (fallback: boolean) =>
  read((value) => {
    if (value === '') return fallback;
    if (/^(true|True|TRUE)$/.test(value)) return true;
    return /^(false|False|FALSE)$/.test(value)
      ? false
      : new InputProblem('is not a boolean: write true or false');
  });

/** Items separated by lines or commas, each of which must match. */
const items = (item: RegExp, whatItIs: string) =>
  read((value) => {
    const items = value.split(/[\n,]/).map((each) => each.trim());
    const given = items.filter((each) => each !== '');
    const wrong = given.find((each) => !item.test(each));
    return wrong === undefined
      ? given
      : new InputProblem(`holds ${JSON.stringify(wrong)}, which is not ${whatItIs}`);
  });

/** A folder or file of the repository, in POSIX form; `.` is its root. */
function parsePlace(value: string): string | InputProblem {
  const parts = value.split('/').filter((part) => part !== '' && part !== '.');
  if (value.startsWith('/') || value.includes('\\') || parts.includes('..')) {
    return new InputProblem(
      'is not a place inside of the repository: give a relative path with /, without ..',
    );
  }
  return parts.join('/') || '.';
}

// https://docs.github.com/en/actions/reference/workflows-and-actions/contexts#job-context
const JobState = z.object({
  status: z.string().nullish(),
  container: z.object({ id: z.string().nullish() }).nullish(),
  services: z.record(z.string(), z.unknown()).nullish(),
});

/** What the runner says about the job that we are a step of; empty where it says nothing. */
function parseJobState(text: string) {
  const state = readJson(JobState, text);
  return {
    /** `success`, `failure` or `cancelled`, so far. */
    status: state?.status ?? null,
    services: Object.keys(state?.services ?? {}),
    isInContainer: Boolean(state?.container?.id),
  };
}

const { limits, confirmRuns, maxCandidates, testPolicy } = DEFAULT_SETTINGS;
const LOGIN = /^[A-Za-z0-9][\w-]*(\[bot\])?$/;

/** Every input, under its name in camelCase. A test compares names and defaults with action.yml. */
const InputsSchema = z.object({
  /** `fix`: one job solves and publishes. `solve` leaves a bundle, and writes nothing; `publish` takes it from there. */
  mode: oneOf(['fix', 'solve', 'publish'], 'fix'),
  /** For `publish`: path of the bundle, relative to the workspace; null: it is among the run's own artifacts. */
  bundle: optionalText,
  goal: optionalText,
  testCommand: optionalText,
  workingDirectory: read(parsePlace),
  /** null: AGENTS.md and its like, where there are any. */
  instructionsFile: read((path) => (path === '' ? null : parsePlace(path))),
  /** Checked only when a model is about to be asked: an event that is not for us may come without secrets. */
  openaiApiKey: read((key): string | null | InputProblem =>
    /\s/.test(key)
      ? new InputProblem('holds white space: a piece of something else was pasted')
      : key || null,
  ),
  /** As given: whether the key may be sent there is checked before any event is read. */
  openaiBaseUrl: textOr(DEFAULT_MODEL.baseUrl),
  openaiApi: oneOf(APIS, DEFAULT_MODEL.api),
  model: textOr(DEFAULT_MODEL.name),
  /** Of the tries after the first, at the same endpoint; null: the same model. */
  fallbackModel: optionalText,
  attempts: numberWithin(1, [1, MAX_ATTEMPTS]),
  reasoningEffort: oneOf(REASONING_EFFORTS, null),
  githubToken: read((token) => token || new InputProblem('is missing: use the default, or give a token')),
  label: textOr('agent-fix'),
  /** null: a model where one can be asked. */
  solver: oneOf<Solver, null>(SolverSchema.options, null),
  maxCandidates: numberWithin(maxCandidates, [1, 1_000_000]),
  culpritRuns: numberWithin(CULPRIT_RUNS, [0, 1_000]),
  testPolicy: oneOf<TestPolicy, TestPolicy>(TestPolicySchema.options, testPolicy),
  maxIterations: numberWithin(limits.maxIterations, [1, 1000]),
  maxTestRuns: numberWithin(limits.maxTestRuns, [1, 1000]),
  maxReflections: numberWithin(limits.maxReflections, [0, 100]),
  maxTotalTokens: numberWithin(limits.maxTotalTokens, [1, 1_000_000_000]),
  maxMalformed: numberWithin(null, [1, 1000]),
  timeoutMinutes: numberWithin(limits.timeoutMs / 60_000, [1, 1440]),
  testTimeoutSeconds: numberWithin(null, [1, 86_400]),
  testFocus: oneOf<TestFocus, TestFocus>(TestFocusSchema.options, 'auto'),
  testReport: read((glob): string | null | InputProblem =>
    glob.startsWith('/') || glob.split('/').includes('..')
      ? new InputProblem('leads out of the working directory: give a glob below it')
      : glob || null,
  ),
  uploadTrace: yesOrNo(true),
  traceRetentionDays: numberWithin(null, [1, 400]),
  base: read((base): string | null | InputProblem =>
    /[\s\\~^:?*[]|\.\./.test(base)
      ? new InputProblem('is not the name of a branch')
      : base.replace(/^refs\/heads\//, '') || null,
  ),
  branchPrefix: read((value) => {
    const prefix = value || 'agent-fix/';
    const problem = branchPrefixProblem(prefix);
    return problem === null ? prefix : new InputProblem(problem);
  }),
  draft: yesOrNo(false),
  builtinDraft: yesOrNo(true),
  draftOnFailure: yesOrNo(false),
  pushTo: oneOf(['pull-request', 'branch', 'suggestions'], 'pull-request'),
  comment: yesOrNo(true),
  dryRun: yesOrNo(false),
  maxAttempts: numberWithin(3, [1, 100]),
  inputPrice: price,
  cachedInputPrice: price,
  outputPrice: price,
  prLabels: items(/^.{1,50}$/, 'a label (at most 50 characters)'),
  reviewers: items(/^[A-Za-z0-9][\w-]*(\/[\w.-]+)?$/, 'a user or a team (org/team)'),
  confirmRuns: numberWithin(confirmRuns, [1, 100]),
  allowPaths: items(/./, 'a glob'),
  allowTestEdits: yesOrNo(false),
  allowUsers: items(LOGIN, "a user's name; name them one by one"),
  allowBots: items(LOGIN, "a bot's name; name them one by one"),
  testEnv: TestEnvSchema,
  /** null: `required` on a machine of GitHub's own, else `auto`. */
  sandbox: oneOf(['required', 'auto', 'off'], null),
  testNetwork: oneOf(['host', 'none'], 'host'),
  // Not for users: the values come from expressions in their defaults.
  jobMatrix: read(jsonText),
  jobStrategy: read(jsonText),
  jobState: read(parseJobState),
});
type GivenInputs = z.infer<typeof InputsSchema>;

/** JSON of an object, as text; null when it is anything else. */
function jsonText(value: string): string | null {
  const parsed: unknown = orElse(null, () => JSON.parse(value));
  return typeof parsed === 'object' && parsed !== null ? value : null;
}

/** The inputs of the action, parsed and checked, with what runs take of them. */
export interface Inputs extends Readonly<GivenInputs> {
  readonly settings: Settings;
}

/** Thrown for what is wrong with the inputs: every problem a line, each naming the input, its value and the fix. */
export class InputError extends Error {}

/** Reads all inputs. `getInput` gives trimmed text, '' for an input that is not set, as that of @actions/core does. */
export function parseInputs(getInput: (name: string) => string): Inputs {
  const keys = Object.keys(InputsSchema.shape);
  const texts = Object.fromEntries(keys.map((key) => [key, getInput(inputName(key))]));
  const parsed = InputsSchema.safeParse(texts);
  if (parsed.data !== undefined) {
    const problem = problemBetween(parsed.data);
    if (problem !== null) throw new InputError(problem);
    return { ...parsed.data, settings: settingsFrom(parsed.data) };
  }
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const key = String(path[0]);
    // Never the value of a secret: errors are printed.
    const isSecret = key === 'openaiApiKey' || key === 'githubToken';
    const value = isSecret ? 'the value' : JSON.stringify(shorten(texts[key] ?? '', 80));
    return `Input ${inputName(key)}: ${value} ${message}.`;
  });
  throw new InputError(problems.join('\n'));
}

/** As action.yml writes it: `maxTestRuns` is `max-test-runs`. */
const inputName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function problemBetween(given: GivenInputs): string | null {
  const { openaiApiKey: key, githubToken: token, maxTestRuns: runs, confirmRuns: confirms } = given;
  if (given.testPolicy !== 'never' && runs < confirms + 3) {
    return `Input max-test-runs: ${runs} leaves none to prove a fix with: one run comes first, one follows a change, confirm-runs asks for ${confirms}, and one is made without the patch. Give at least ${confirms + 3}.`;
  }
  const leaked = Object.entries(given.testEnv.set).find(
    ([, value]) => (key !== null && value.includes(key)) || value.includes(token),
  );
  return leaked === undefined ? null : `Input test-env: ${leaked[0]} holds a secret of this job. Remove it.`;
}

function settingsFrom(given: GivenInputs): Settings {
  const { testReport, maxMalformed, testTimeoutSeconds } = given;
  return {
    testPolicy: given.testPolicy,
    limits: {
      ...limits,
      maxIterations: given.maxIterations,
      maxTestRuns: given.maxTestRuns,
      maxReflections: given.maxReflections,
      maxTotalTokens: given.maxTotalTokens,
      timeoutMs: given.timeoutMinutes * 60_000,
      ...(maxMalformed === null ? {} : { maxMalformed }),
    },
    confirmRuns: given.confirmRuns,
    testTimeoutMs: testTimeoutSeconds === null ? null : testTimeoutSeconds * 1000,
    testFocus: given.testFocus,
    ...(testReport === null ? {} : { testReport }),
    allowPaths: given.allowPaths,
    allowTestEdits: given.allowTestEdits,
    solver: given.solver ?? DEFAULT_SETTINGS.solver,
    maxCandidates: given.maxCandidates,
    culpritRuns: given.culpritRuns,
  };
}

/** Cached input without a price of its own costs what input does. */
export const pricesOf = ({
  inputPrice: input,
  cachedInputPrice,
  outputPrice: output,
}: Inputs): TokenPrices => ({
  input,
  cachedInput: cachedInputPrice ?? input,
  output,
});
