import * as z from 'zod';
import { anyOf } from '../base/text.ts';

// What a user may choose: shared by the action's inputs, the terminal's flags and the adapters.

/** How a model is asked: the values to choose from, and what is taken where nothing is chosen. */
export const MODEL_CHOICES = {
  /** OpenAI's two protocols, which many other servers speak as well. */
  apis: ['responses', 'chat-completions'],
  /** OpenAI's values; each model accepts some of them. */
  reasoningEfforts: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'],
  default: { baseUrl: 'https://api.openai.com/v1', api: 'responses', name: 'gpt-5.4-mini' },
} as const;

/** The bounds of a run (I8). */
const LimitsSchema = z.object({
  maxIterations: z.number().int().min(1),
  /** All runs of the test command count: baseline, after writes, confirming. */
  maxTestRuns: z.number().int().min(1),
  /** 0 switches reflection off. */
  maxReflections: z.number().int().min(0),
  /** Input and output of every model call, reflections and malformed replies included. */
  maxTotalTokens: z.number().int().min(1),
  /** Wall time of the whole run. */
  timeoutMs: z.number().int().min(1),
});
export type Limits = z.infer<typeof LimitsSchema>;

/** What the user chose about a run; together with the Task and the model's replies it determines every request (I13). */
export const Settings = z.object({
  testPolicy: z.enum(['on_write', 'on_final', 'never']),
  limits: LimitsSchema,
  /** How many confirming runs must be green after a green result. */
  confirmRuns: z.number().int().min(1),
  /** The most that one run of the test command may take; null: max(60 s, 5 × the baseline's duration). */
  testTimeoutMs: z.number().int().min(1).nullable(),
  /** `auto`: after a write only the failing tests run, and the whole command once those are green. `off`: always the whole command. */
  testFocus: z.enum(['auto', 'off']),
  /** Glob of the JUnit XML files that the command writes, relative to its working directory; absent: its output is read. */
  testReport: z.string().exactOptional(),
  /** Globs of closed paths that may be written after all. */
  allowPaths: z.array(z.string()),
  allowTestEdits: z.boolean(),
  /** Who proposes changes: a model, the built-in solver, or that first. */
  solver: z.enum(['model', 'builtin', 'builtin-then-model']),
  /** Most runs of a failing test that look for the commit that broke it. */
  culpritRuns: z.number().int().min(0),
});
export type Settings = z.infer<typeof Settings>;

/**
 * The defaults of the inputs and of the terminal's flags. `confirmRuns` and `testFocus` are neither: only suites, benchmarks and
 * tests vary them.
 */
export const DEFAULT_SETTINGS: Settings = {
  testPolicy: 'on_write',
  limits: {
    maxIterations: 30,
    maxTestRuns: 12,
    maxReflections: 3,
    maxTotalTokens: 400_000,
    timeoutMs: 15 * 60_000,
  },
  confirmRuns: 1,
  testTimeoutMs: null,
  testFocus: 'auto',
  allowPaths: [],
  allowTestEdits: false,
  solver: 'model',
  culpritRuns: 4,
};

/** The variables that tests get besides the usual ones: `pass` names some of our own environment, `set` gives names and values. */
export interface TestEnv {
  readonly pass: readonly string[];
  readonly set: Readonly<Record<string, string>>;
}

/** The name of a variable that holds a secret: tests get its value, which is redacted wherever they print it. */
const SECRET_VARIABLE =
  /(?:^|_)(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|apikey|credentials?|auth|dsn|pat)s?(?:_|$)|password|secret/i;

/** The values of those variables that tests get by `test-env` and that are named like secrets. */
export function secretValues(
  { pass, set }: TestEnv,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const variables = [...pass.map((name) => [name, environment[name]] as const), ...Object.entries(set)];
  return variables.flatMap(([name, value]) => (SECRET_VARIABLE.test(name) && value ? [value] : []));
}

/** Secrets of the job, and the files through which a step commands the runner: tests never see them. */
const OF_THE_JOB = anyOf(
  [
    /^(?:INPUT_\w*|ACTIONS_(?:RUNTIME|ID_TOKEN|RESULTS|CACHE)\w*)$/,
    /^GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/,
    /^(?:GH_TOKEN|OPENAI_API_KEY|TOGETHER_API_KEY)$/,
  ],
  'i',
);

/** The text of `test-env`: `NAME=value` takes a line of its own, because values may hold commas; bare names may share one. */
export const TestEnv = z.string().transform((text, context): TestEnv => {
  const lines = text.split('\n').map((line) => line.trim());
  const set = lines.flatMap((line) => {
    const at = line.indexOf('=');
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const];
  });
  const names = lines.filter((line) => !line.includes('=')).flatMap((line) => line.split(','));
  const pass = names.map((name) => name.trim()).filter((name) => name !== '');
  const refuse = (message: string): never => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  for (const name of [...pass, ...set.map(([name]) => name)]) {
    if (!/^[A-Za-z_]\w*$/.test(name))
      return refuse(`holds ${JSON.stringify(name)}, which is not a variable's name`);
    if (OF_THE_JOB.test(name)) return refuse(`names ${name}, which tests must never see`);
  }
  return { pass, set: Object.fromEntries(set) };
});

/**
 * Whether a URL leads to this machine. `x.localhost` does not count: resolvers may look that up elsewhere. URL has already
 * brought every spelling of an address (decimal, octal, short, IPv4 within IPv6) into one.
 */
export const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);

/** Which settings of a model's server mend what a run meets: sentences for people, without their ends. */
export const SERVER_SETTINGS = {
  context:
    'Give it a larger one: OLLAMA_CONTEXT_LENGTH (Ollama), --ctx-size (llama.cpp) or --max-model-len (vLLM)',
  calls:
    'Its server needs --enable-auto-tool-choice and --tool-call-parser (vLLM), --jinja (llama.cpp), or a model with the ' +
    'capability tools (Ollama)',
  parser: 'Try another model, or another parser of calls on its server (vLLM: --tool-call-parser)',
  output:
    'Raise the limit of output of its server (num_predict, max_new_tokens, --n-predict), or try another model',
} as const;
