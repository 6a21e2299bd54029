import * as z from 'zod';
import { orElse } from '../base/errors.ts';
import { defined, readJson } from '../base/json.ts';
import { shorten } from '../base/text.ts';
import { HARD_LIMITS } from '../core/limits.ts';
import { DEFAULT_SETTINGS, MODEL_CHOICES, Settings, TestEnv } from '../core/settings.ts';
import { TokenPrices } from '../core/usage.ts';

// Each input of the action is declared here once: its name, its words, what it takes, its default, and so its type. `npm run docs`
// writes the inputs of action.yml and fix.yml, what fix.yml passes on, and docs/inputs.md from it.

/** What action.yml, fix.yml and docs/inputs.md say of an input. */
type InputText = {
  /** The description: whole sentences. */
  readonly words: string;
  /** Text, or an expression that the runner evaluates; absent: `''`. */
  readonly default?: string;
} & (
  | {
      /**
       * Absent: the caller of fix.yml gives the input, and both jobs get it. `workflow`: each job of fix.yml sets its own value.
       * `runner`: the default is always right, and users do not see the input.
       */
      readonly setBy?: 'workflow' | 'runner';
      readonly isSecret?: never;
    }
  /** A secret: never printed. The text of fix.yml, not `npm run docs`, passes it to the one job that needs it. */
  | { readonly setBy: 'workflow'; readonly isSecret: true }
);

/** What the runner evaluates: https://docs.github.com/en/actions/reference/workflows-and-actions/contexts */
const asExpression = (text: string): string => `\${{ ${text} }}`;

const TEXTS = z.registry<InputText>();

/** What is wrong with a value: the end of a sentence that starts `Input name: "value" …`. */
class InputProblem {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Reader<T> = (value: string) => T | InputProblem;

/** An input: how its value is read, its default, and its description. */
function input<T>(reader: Reader<T>, text: InputText) {
  const fallback = text.default ?? '';
  const schema = z.string().transform((value, context): T => {
    const result = reader(value === '' && !fallback.startsWith('${{') ? fallback : value);
    if (!(result instanceof InputProblem)) return result;
    context.addIssue({ code: 'custom', message: result.text });
    return z.NEVER;
  });
  TEXTS.add(schema, text);
  return schema;
}

const text: Reader<string> = (value) => value;

/** Makes a reader that gives null for an input that is not set. */
const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === '' ? null : reader(value);

const oneOf =
  <const T extends string>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((each) => each === value) ?? new InputProblem(`is not one of ${values.join(', ')}`);

/** Reads a whole number from `min` to `max`. */
const numberWithin =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max
      ? number
      : new InputProblem(`is not a whole number from ${min} to ${max}`);
  };

/** The booleans of YAML 1.2's core schema, as `getBooleanInput` of @actions/core reads them. */
const yesOrNo: Reader<boolean> = (value) => {
  if (/^(true|True|TRUE)$/.test(value)) return true;
  return /^(false|False|FALSE)$/.test(value)
    ? false
    : new InputProblem('is not a boolean: write true or false');
};

/** Items separated by lines or commas, each of which must match. */
const items =
  (item: RegExp, whatItIs: string): Reader<readonly string[]> =>
  (value) => {
    const items = value
      .split(/[\n,]/)
      .map((each) => each.trim())
      .filter((each) => each !== '');
    const wrong = items.find((each) => !item.test(each));
    return wrong === undefined
      ? items
      : new InputProblem(`holds ${JSON.stringify(wrong)}, which is not ${whatItIs}`);
  };

/** Reads a value with a schema that the flags of the terminal use too. */
const readBy =
  <T>(schema: z.ZodType<T, string>): Reader<T> =>
  (value) => {
    const { data, error } = schema.safeParse(value);
    return data ?? new InputProblem(error?.issues[0]?.message ?? 'cannot be read');
  };

/** A folder of the repository, in POSIX form; `.` is its root. */
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

const { limits, testPolicy } = DEFAULT_SETTINGS;
const LOGIN = /^[A-Za-z0-9][\w-]*(\[bot\])?$/;

/** Every input, under its name in camelCase, in the order of action.yml. */
const InputsSchema = z.object({
  mode: input(oneOf(['fix', 'solve', 'publish']), {
    words:
      '`fix`: one job looks for the fix and publishes it. `solve`: this job looks for it, writes ' +
      'nothing to GitHub, and leaves a bundle. `publish`: this later job makes a pull request of the bundle.',
    default: 'fix',
    setBy: 'workflow',
  }),
  /** Path of the bundle's file; null: the bundle is an artifact of this workflow run. */
  bundle: input(orNull(text), {
    words:
      'File in which `solve` leaves the bundle and `publish` finds it, for workflows that carry it over ' +
      'by themselves. Empty: it is an artifact of the run, named `agent-fix-bundle*`.',
    setBy: 'workflow',
  }),
  goal: input(orNull(text), {
    words: 'What to do, for `workflow_dispatch`. Failing workflows and labelled issues need none.',
  }),
  testCommand: input(orNull(text), {
    words:
      'Command whose result decides. Empty: the step that failed; where no step failed, what the ' +
      "repository's manifest implies, such as `npm test`.",
  }),
  workingDirectory: input(parsePlace, {
    words: 'Folder of the repository in which `test-command` runs and manifests are looked for.',
    default: '.',
  }),
  /** null: a model where one can be asked. */
  solver: input(orNull(oneOf(Settings.shape.solver.options)), {
    words:
      'Who looks for the fix: `model`, `builtin` (a search without key, network or model) or ' +
      '`builtin-then-model`. Empty: `model` where a key, a model or an endpoint is given, else `builtin`.',
  }),
  culpritRuns: input(numberWithin(0, 1_000), {
    words:
      'Limit on the runs of a failing test that look for the commit that broke it, where a last green run is known. `0`: none.',
    default: String(DEFAULT_SETTINGS.culpritRuns),
  }),
  /** Checked only when a model is about to be asked: an event that is not for us may come without secrets. */
  openaiApiKey: input(
    (key): string | null | InputProblem =>
      /\s/.test(key)
        ? new InputProblem('holds white space: a piece of something else was pasted')
        : key || null,
    {
      words:
        "Key for the model's endpoint; an endpoint on this machine needs none. Where neither key, model " +
        'nor endpoint is given, the built-in solver runs.',
      setBy: 'workflow',
      isSecret: true,
    },
  ),
  /** As given: whether the key may be sent there is checked before any event is read. */
  openaiBaseUrl: input(text, {
    words: "Address of the model's endpoint: `https:`, or `http:` on this machine.",
    default: MODEL_CHOICES.default.baseUrl,
  }),
  openaiApi: input(oneOf(MODEL_CHOICES.apis), {
    words: '`responses`, or `chat-completions` for any OpenAI-compatible server.',
    default: MODEL_CHOICES.default.api,
  }),
  model: input(text, { words: 'Name of the model.', default: MODEL_CHOICES.default.name }),
  /** null: the same model. */
  fallbackModel: input(orNull(text), {
    words: 'Model of the second and later attempts, at the same endpoint. Empty: `model` again.',
  }),
  attempts: input(numberWithin(1, HARD_LIMITS.attempts), {
    words:
      'How often this job tries, each time from the base commit, until one attempt is `fixed`. The ' +
      'limits on tokens, test runs and time hold for all attempts together.',
    default: '1',
  }),
  reasoningEffort: input(orNull(oneOf(MODEL_CHOICES.reasoningEfforts)), {
    words: '`none`, `minimal`, `low`, `medium`, `high`, `xhigh` or `max`. Empty: the endpoint decides.',
  }),
  /** In US dollars; null: the cost is not shown. */
  prices: input(orNull(readBy(TokenPrices)), {
    words:
      'Prices of a million tokens in US dollars, `input/cached input/output`, such as `0.25/0.025/2`, to show what the run cost.',
  }),
  githubToken: input((token) => token || new InputProblem('is missing: use the default, or give a token'), {
    words:
      "Token that reads runs and issues and opens the pull request. With the job's own token, your " +
      'workflows do not run on that pull request.',
    default: asExpression('github.token'),
    setBy: 'workflow',
    isSecret: true,
  }),
  testPolicy: input(oneOf(Settings.shape.testPolicy.options), {
    words:
      'When the tests run: `on_write` after each change, `on_final` at the end, `never` (then nothing is proven).',
    default: testPolicy,
  }),
  maxIterations: input(numberWithin(1, 1000), {
    words: 'Limit on the replies of the model.',
    default: String(limits.maxIterations),
  }),
  maxTestRuns: input(numberWithin(1, 1000), {
    words:
      'Limit on the runs of the test command, for each failed job; the jobs share the sum. ' +
      'The first run and those that prove the fix count too.',
    default: String(limits.maxTestRuns),
  }),
  maxReflections: input(numberWithin(0, 100), {
    words: 'Limit on how often the model is asked what it learned from a failure; `0` switches that off.',
    default: String(limits.maxReflections),
  }),
  maxTotalTokens: input(numberWithin(1, 1_000_000_000), {
    words: 'Limit on tokens, input and output together.',
    default: String(limits.maxTotalTokens),
  }),
  timeoutMinutes: input(numberWithin(1, 1440), {
    words: 'Limit on the time of a run.',
    default: String(limits.timeoutMs / 60_000),
  }),
  testTimeoutSeconds: input(orNull(numberWithin(1, 86_400)), {
    words:
      'Limit on the time of one run of the test command. Empty: five times as long as the first run took, and at least 60; ' +
      'where that was red, a run that may prove a fix gets a third of the time left, ' +
      'and so does each with the patch if no failing test was named.',
  }),
  testReport: input(
    (glob): string | null | InputProblem =>
      glob.startsWith('/') || glob.split('/').includes('..')
        ? new InputProblem('leads out of the working directory: give a glob below it')
        : glob || null,
    {
      words:
        'Glob of the JUnit XML files that the test command writes, relative to `working-directory`. ' +
        'Without it, failing tests are read from the output.',
    },
  ),
  guards: input(oneOf(['auto', 'off']), {
    words:
      '`auto`: steps of the failed run that passed and check the code (lint, types, builds, other ' +
      'tests) must not fail with the change, as far as they can run here and do not take long. `off`: they are not run.',
    default: 'auto',
  }),
  testEnv: input(readBy(TestEnv), {
    words:
      'Further environment variables for the test command, one a line. `NAME` is passed on, `NAME=value` is set. Never put a secret here.',
  }),
  testNetwork: input(oneOf(['host', 'none']), {
    words:
      '`host`: tests use the network of the machine. `none`: they have none but a loopback of their own, which needs a sandbox.',
    default: 'host',
  }),
  /** null: `required` on a machine of GitHub's own, else `auto`. */
  sandbox: input(orNull(oneOf(['required', 'auto', 'off'])), {
    words:
      "Whether the tests run in a sandbox, away from this job's secrets. `required`: or not at all. " +
      '`auto`: in the best one that the machine has. `off`: without. Empty: `required` on runners hosted by GitHub, else `auto`.',
  }),
  uploadTrace: input(yesOrNo, {
    words: 'Whether the record of the run is uploaded as an artifact.',
    default: 'true',
  }),
  draft: input(yesOrNo, { words: 'Whether pull requests are opened as drafts.', default: 'false' }),
  draftOnFailure: input(yesOrNo, {
    words: 'Whether a run without a fix opens its best patch as a draft, marked red.',
    default: 'false',
  }),
  pushTo: input(oneOf(['pull-request', 'branch', 'suggestions']), {
    words:
      "Where a fix for a pull request's branch goes. `pull-request`: into a pull request of its own for " +
      'that branch. `branch`: onto the branch. `suggestions`: into a review, as suggestions that the ' +
      'author applies with a click; if the pull request does not show the changed lines, it does as `pull-request` and says why.',
    default: 'pull-request',
  }),
  dryRun: input(yesOrNo, {
    words: 'Whether nothing is written to GitHub; the text of the pull request is in the job summary.',
    default: 'false',
  }),
  maxAttempts: input(numberWithin(1, 100), {
    words: "Limit on the runs for one problem (a workflow's branch, an issue) at one commit.",
    default: '3',
  }),
  allowPaths: input(items(/./, 'a glob'), {
    words:
      'Globs of closed paths that may be changed, separated by commas or lines. `.git` and `.github/workflows` stay closed.',
  }),
  allowTestEdits: input(yesOrNo, { words: 'Whether test files may be changed.', default: 'false' }),
  allowUsers: input(items(LOGIN, "a user's name; name them one by one"), {
    words: 'Users without write access who may start a run, separated by commas or lines.',
  }),
  allowBots: input(items(LOGIN, "a bot's name; name them one by one"), {
    words:
      'Bots that may start a run, separated by commas or lines: the login that events carry, with or without `[bot]`, ' +
      'such as `dependabot`, `claude[bot]` or `Copilot`.',
  }),
  jobMatrix: input(jsonText, {
    words: "Internal: this job's matrix entry. Leave it at its default.",
    default: asExpression('toJSON(matrix)'),
    setBy: 'runner',
  }),
  jobState: input(parseJobState, {
    words: 'Internal: the state, the services and the container of this job. Leave it at its default.',
    default: asExpression('toJSON(job)'),
    setBy: 'runner',
  }),
});
type ParsedInputs = z.infer<typeof InputsSchema>;

/** As action.yml writes it: `maxTestRuns` is `max-test-runs`. */
const inputName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `['max-test-runs', { words: … }]`: name and text of each input, in the order of action.yml. */
export const INPUT_TEXTS: readonly (readonly [name: string, text: InputText])[] = Object.entries(
  InputsSchema.shape,
).map(([key, schema]) => {
  const text = TEXTS.get(schema);
  if (text === undefined) throw new Error(`the input ${key} says nothing`);
  return [inputName(key), text];
});

/** `value` itself if it is the JSON of an object or array; else null. */
function jsonText(value: string): string | null {
  const parsed: unknown = orElse(null, () => JSON.parse(value));
  return typeof parsed === 'object' && parsed !== null ? value : null;
}

/** The inputs of the action, parsed and checked, and the settings of a run that come from them. */
export interface Inputs extends Readonly<ParsedInputs> {
  readonly settings: Settings;
}

/** Thrown for wrong inputs. The message has a line for each problem: `Input mode: "fox" is not one of fix, solve, publish.` */
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
    const name = inputName(key);
    const isSecret = INPUT_TEXTS.some(([each, { isSecret }]) => each === name && isSecret === true);
    const value = isSecret ? 'the value' : JSON.stringify(shorten(texts[key] ?? '', 80));
    return `Input ${name}: ${value} ${message}.`;
  });
  throw new InputError(problems.join('\n'));
}

/** The fewest test runs that prove a fix: one before the change, one after it, those that confirm it, and one without the patch. */
const RUNS_TO_PROVE = 3 + DEFAULT_SETTINGS.confirmRuns;

function problemBetween(inputs: ParsedInputs): string | null {
  const { openaiApiKey: key, githubToken: token, maxTestRuns: runs } = inputs;
  if (inputs.testPolicy !== 'never' && runs < RUNS_TO_PROVE) {
    return (
      `Input max-test-runs: ${runs} leaves none to prove a fix with: one run comes first, one ` +
      `follows a change, one confirms it, and one is made without the patch. Give at least ${RUNS_TO_PROVE}.`
    );
  }
  const leaked = Object.entries(inputs.testEnv.set).find(
    ([, value]) => (key !== null && value.includes(key)) || value.includes(token),
  );
  return leaked === undefined ? null : `Input test-env: ${leaked[0]} holds a secret of this job. Remove it.`;
}

/** Names every setting, so that a new setting is a type error here until somebody decides whether an input gives it. */
function settingsFrom(inputs: ParsedInputs): Settings {
  const { testReport, testTimeoutSeconds } = inputs;
  const { confirmRuns, testFocus } = DEFAULT_SETTINGS;
  return {
    confirmRuns,
    testFocus,
    testPolicy: inputs.testPolicy,
    limits: {
      maxIterations: inputs.maxIterations,
      maxTestRuns: inputs.maxTestRuns,
      maxReflections: inputs.maxReflections,
      maxTotalTokens: inputs.maxTotalTokens,
      timeoutMs: inputs.timeoutMinutes * 60_000,
    },
    testTimeoutMs: testTimeoutSeconds === null ? null : testTimeoutSeconds * 1000,
    ...defined({ testReport: testReport ?? undefined }),
    allowPaths: [...inputs.allowPaths],
    allowTestEdits: inputs.allowTestEdits,
    solver: inputs.solver ?? DEFAULT_SETTINGS.solver,
    culpritRuns: inputs.culpritRuns,
  };
}
