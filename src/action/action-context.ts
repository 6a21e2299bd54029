import { resolve } from 'node:path';
import type { LLM, Redact } from '../core/ports.ts';
import { createRedact } from '../core/redaction.ts';
import { isLoopback, MODEL_CHOICES, secretValues } from '../core/settings.ts';
import {
  type Context,
  type GitHub,
  type Inputs,
  type JobLog,
  openGitHub,
  type RunnerContext,
  type TriggerEvent,
} from '../github/github.ts';
import { createLLM } from '../llm/create-llm.ts';
import { keyFor, type ModelAccess, secretKeys } from '../llm/provider.ts';
import { type Cancellation, VERSION } from '../own-process.ts';
import { awaitingLines } from '../story/tell.ts';
import { Repository } from '../workspace/git.ts';

/** What the runner gives to a step. */
export interface Runner {
  readonly github: RunnerContext;
  readonly env: Readonly<Record<string, string | undefined>>;
  getInput(name: string): string;
  /** From here on the runner masks this value in the log. */
  setSecret(value: string): void;
  readonly log: JobLog;
  /** Whether the job is being cancelled. */
  readonly cancellation: Cancellation;
  /** How long one second of waiting for GitHub lasts, in milliseconds; tests shorten it. */
  readonly secondMs?: number;
}

/** Everything a run of the action works with, once the gate is open. */
export interface ActionContext {
  readonly runner: Runner;
  readonly inputs: Inputs;
  readonly context: Context;
  readonly event: TriggerEvent;
  readonly github: GitHub;
  readonly baseCommit: string;
  /** The branch to push; `event.base.branch` itself for a follow-up. */
  readonly branch: string;
  readonly links: GitHub['links'];
  readonly redact: Redact;
}

/** What a run with `mode` `fix` or `solve` works with: the models too. */
export interface SolvingContext extends ActionContext {
  readonly llm: LLM;
  /** The model of the second and later attempts; null: `llm` again. */
  readonly fallback: LLM | null;
  /** null: no model is asked. */
  readonly access: ModelAccess | null;
}

/** All values to redact: secrets that leave this process only in an Authorization header, and secrets that the tests are given. */
export function jobSecrets(
  { env }: Runner,
  { openaiApiKey: key, githubToken, testEnv }: Inputs,
): readonly string[] {
  const inputSecrets = [
    ...secretKeys(key === null ? null : { key }),
    githubToken,
    env['ACTIONS_RUNTIME_TOKEN'],
    env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
  ];
  return [...inputSecrets.flatMap((secret) => (secret ? [secret] : [])), ...secretValues(testEnv, env)];
}

/**
 * Chooses the solver where the input is empty: a model where a key, an endpoint on this machine or a model's name is
 * given (a missing key is then an error), else the built-in one.
 */
export function withSolver(inputs: Inputs, baseUrl: ModelAccess['baseUrl']): Inputs {
  const { openaiApiKey, model, fallbackModel, reasoningEffort } = inputs;
  const isNamed =
    model !== MODEL_CHOICES.default.name ||
    fallbackModel !== null ||
    reasoningEffort !== null ||
    baseUrl !== MODEL_CHOICES.default.baseUrl;
  const hasModel = openaiApiKey !== null || isLoopback(new URL(baseUrl));
  const solver = inputs.solver ?? (hasModel || isNamed ? 'model' : 'builtin');
  return { ...inputs, solver, settings: { ...inputs.settings, solver } };
}

/** Makes clients for the models that the inputs name; `access` null: no model is asked. Throws where a key is missing. */
export function modelsOf(
  { model, fallbackModel, openaiApi: api, openaiApiKey, reasoningEffort, settings }: Inputs,
  baseUrl: ModelAccess['baseUrl'],
  log: JobLog,
) {
  if (settings.solver === 'builtin') return { llm: createLLM(null), fallback: null, access: null };
  const keyName = 'openai-api-key';
  const access = {
    api,
    baseUrl,
    key: keyFor(baseUrl, { name: keyName, value: openaiApiKey ?? '' }),
    model,
    keyName,
    baseUrlName: 'openai-base-url',
  };
  const awaited = awaitingLines();
  const onAnswering = (sign: Parameters<typeof awaited>[0]) => {
    const line = awaited(sign);
    if (line !== null) log.info(line);
  };
  const options = { ...access, reasoningEffort, onAnswering };
  const fallback = fallbackModel === null ? null : createLLM({ ...options, model: fallbackModel });
  return { llm: createLLM(options), fallback, access };
}

export function githubFor(runner: Runner, inputs: Inputs, context: Context): GitHub {
  const { log, secondMs } = runner;
  return openGitHub(context, {
    token: inputs.githubToken,
    redact: createRedact(jobSecrets(runner, inputs)),
    version: VERSION,
    onWait: (message) => log.info(message),
    secondMs,
  });
}

/** The folder that actions/checkout filled: the workspace or a folder in it. Throws where it is not at the base commit. */
export async function checkoutAtBase({ runner, baseCommit, event }: ActionContext): Promise<string> {
  const workspace = resolve(runner.env['GITHUB_WORKSPACE'] ?? '.');
  const { root, commit } = await Repository.checkoutOf(baseCommit, workspace);
  if (commit === baseCommit) return root;
  const ref = event.checkoutRef ?? baseCommit;
  const isByComment = event.trigger.kind === 'comment' && event.trigger.on === 'pull_request';
  throw new Error(
    `The checkout is at ${commit.slice(0, 12)}, but this run is about ${baseCommit.slice(0, 12)}: ` +
      `give actions/checkout the input \`ref: ${ref}\`${isByComment ? PULL_STEP : ''}.`,
  );
}

/** Comment-triggered workflows must not check out `refs/pull/…`: that would run a fork's code before the gate. */
const PULL_STEP = ' with the step `pull` of examples/pull-request-comments.yml before it';
