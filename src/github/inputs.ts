import { type Api, DEFAULT_SETTINGS, type Settings, type Solver } from '../core/settings.ts';
import { shorten } from '../core/text.ts';
import type { TokenPrices } from '../story/run-record.ts';
import { InputSchema, type JobContext, type RawInputs, type TestEnv } from './input-schema.ts';

/** `fix`: one job solves and publishes. `solve` leaves a bundle, and writes nothing; `publish` takes it from there. */
export type Mode = RawInputs['mode'];

/** The inputs of the action, parsed and checked. null and [] mean: not given. */
export interface Inputs {
  readonly mode: Mode;
  /** For `publish`: path of the bundle, relative to the workspace; null: it is among the run's own artifacts. */
  readonly bundle: string | null;
  readonly goal: string | null;
  readonly testCommand: string | null;
  /** Relative to the repository, in POSIX form; `.` is its root. */
  readonly workingDirectory: string;
  /** null: AGENTS.md and its like, where there are any. */
  readonly instructionsFile: string | null;
  readonly model: {
    /** Asked for late: an event that is not for us may come without secrets. */
    readonly apiKey: string | null;
    /** As given: whether it is one the key may be sent to is checked before any event is read. */
    readonly baseUrl: string;
    readonly api: Api;
    readonly name: string;
    readonly reasoningEffort: RawInputs['reasoning-effort'];
  };
  /** For the tries after the first, at the same endpoint; null: the same model. */
  readonly fallbackModel: string | null;
  /** The most tries in this job. */
  readonly attempts: number;
  readonly githubToken: string;
  readonly label: string;
  readonly settings: Settings;
  /** null: what is there decides, a model or none. */
  readonly solver: Solver | null;
  readonly uploadTrace: boolean;
  readonly traceRetentionDays: number | null;
  readonly base: string | null;
  readonly branchPrefix: string;
  readonly draft: boolean;
  /** Whether what the built-in solver found is opened as a draft. */
  readonly builtinDraft: boolean;
  /** Whether work that was not proven is opened as a draft all the same, marked red. */
  readonly draftOnFailure: boolean;
  readonly pushTo: 'pull-request' | 'branch';
  /** Whether the issue or pull request hears how the run goes. */
  readonly comment: boolean;
  /** Everything but what writes to GitHub. */
  readonly dryRun: boolean;
  /** Of one target at one commit. */
  readonly maxAttempts: number;
  readonly prices: TokenPrices;
  readonly labels: readonly string[];
  /** Users, and teams as `org/team`. */
  readonly reviewers: readonly string[];
  readonly allowUsers: readonly string[];
  readonly allowBots: readonly string[];
  readonly testEnv: TestEnv;
  /** null: decided by the machine. */
  readonly sandbox: RawInputs['sandbox'];
  readonly testNetwork: RawInputs['test-network'];
  /** Our own job. `matrix`: JSON of its leg. */
  readonly jobContext: JobContext & { readonly matrix: string | null };
}

/** Thrown for what is wrong with the inputs: every problem a line, each naming the input, its value and the fix. */
export class InputError extends Error {}

/** Reads all inputs. `getInput` gives trimmed text, '' for an input that is not set, as that of @actions/core does. */
export function parseInputs(getInput: (name: string) => string): Inputs {
  const given = Object.fromEntries(Object.keys(InputSchema.shape).map((name) => [name, getInput(name)]));
  const parsed = InputSchema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return `Input ${name}: ${shown(name, given[name] ?? '')} ${message}.`;
  });
  if (parsed.data === undefined) throw new InputError(problems.join('\n'));
  const missing = problemBetween(parsed.data);
  if (missing !== null) throw new InputError(missing);
  return inputsOf(parsed.data);
}

/** Never the value of a secret: errors are printed. */
function shown(name: string, value: string): string {
  if (name === 'openai-api-key' || name === 'github-token') return 'the value';
  return JSON.stringify(shorten(value, 80));
}

function problemBetween(raw: RawInputs): string | null {
  const { 'openai-api-key': key, 'github-token': token } = raw;
  const { 'max-test-runs': runs, 'confirm-runs': confirms, 'test-policy': policy } = raw;
  if (policy !== 'never' && runs < confirms + 3) {
    return `Input max-test-runs: ${runs} leaves none to prove a fix with: one run comes first, one follows a change, confirm-runs asks for ${confirms}, and one is made without the patch. Give at least ${confirms + 3}.`;
  }
  const leaked = Object.entries(raw['test-env'].set).find(
    ([, value]) => (key !== null && value.includes(key)) || value.includes(token),
  );
  return leaked === undefined ? null : `Input test-env: ${leaked[0]} holds a secret of this job. Remove it.`;
}

function inputsOf(raw: RawInputs): Inputs {
  return {
    mode: raw.mode,
    bundle: raw.bundle,
    goal: raw.goal,
    testCommand: raw['test-command'],
    workingDirectory: raw['working-directory'],
    instructionsFile: raw['instructions-file'],
    model: {
      apiKey: raw['openai-api-key'],
      baseUrl: raw['openai-base-url'],
      api: raw['openai-api'],
      name: raw.model,
      reasoningEffort: raw['reasoning-effort'],
    },
    fallbackModel: raw['fallback-model'],
    attempts: raw.attempts,
    githubToken: raw['github-token'],
    label: raw.label,
    settings: settingsOf(raw),
    solver: raw.solver,
    uploadTrace: raw['upload-trace'],
    traceRetentionDays: raw['trace-retention-days'],
    base: raw.base,
    branchPrefix: raw['branch-prefix'],
    draft: raw.draft,
    builtinDraft: raw['builtin-draft'],
    draftOnFailure: raw['draft-on-failure'],
    pushTo: raw['push-to'],
    comment: raw.comment,
    dryRun: raw['dry-run'],
    maxAttempts: raw['max-attempts'],
    prices: {
      input: raw['input-price'],
      cachedInput: raw['cached-input-price'] ?? raw['input-price'],
      output: raw['output-price'],
    },
    labels: raw['pr-labels'],
    reviewers: raw.reviewers,
    allowUsers: raw['allow-users'],
    allowBots: raw['allow-bots'],
    testEnv: raw['test-env'],
    sandbox: raw.sandbox,
    testNetwork: raw['test-network'],
    jobContext: { ...raw['job-state'], matrix: raw['job-matrix'] },
  };
}

function settingsOf(raw: RawInputs): Settings {
  const testTimeoutSeconds = raw['test-timeout-seconds'];
  return {
    testPolicy: raw['test-policy'],
    limits: {
      ...DEFAULT_SETTINGS.limits,
      maxIterations: raw['max-iterations'],
      maxTestRuns: raw['max-test-runs'],
      maxReflections: raw['max-reflections'],
      maxTotalTokens: raw['max-total-tokens'],
      timeoutMs: raw['timeout-minutes'] * 60_000,
    },
    confirmRuns: raw['confirm-runs'],
    testTimeoutMs: testTimeoutSeconds === null ? null : testTimeoutSeconds * 1000,
    testFocus: raw['test-focus'],
    ...(raw['test-report'] === null ? {} : { testReport: raw['test-report'] }),
    allowPaths: [...raw['allow-paths']],
    allowTestEdits: raw['allow-test-edits'],
    solver: raw.solver ?? DEFAULT_SETTINGS.solver,
    maxCandidates: raw['max-candidates'],
  };
}
