import { assertNever } from '../core/errors.ts';
import type { Task } from '../core/task.ts';
import { checkRights, type Rights } from '../github/check-rights.ts';
import { checkEndpoint } from '../llm/endpoint.ts';
import type { ModelAccess } from '../llm/provider.ts';
import { scriptProblem } from '../shell/shells.ts';
import { findProgram } from '../workspace/programs.ts';
import type { SolvingContext } from './action-context.ts';

/** A check that takes longer is not worth its time. */
const PATIENCE_MS = 5_000;

const NOTHING: Rights = { warnings: [], problems: [] };

/**
 * What can be known before tests and model cost anything, asked side by side. `problems` end the run, each with its mend;
 * what is not known never does. Never throws.
 */
export async function preflight(action: SolvingContext): Promise<Rights> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), action.runner.cancellation.signal]);
  const found = await Promise.all([rightsOf(action, signal), endpointOf(action, signal)]);
  return {
    warnings: found.flatMap(({ warnings }) => warnings),
    problems: found.flatMap(({ problems }) => problems),
  };
}

function rightsOf(action: SolvingContext, signal: AbortSignal): Promise<Rights> {
  const { octokit, context, event, inputs, branch } = action;
  return checkRights(octokit, {
    repository: context.repository,
    branch,
    failedRun: event.failedRun,
    proposes: !inputs.dryRun,
    publishes: inputs.mode === 'fix' && !inputs.dryRun,
    signal,
  });
}

/** The same of the command that judges, as soon as it is known. */
export async function checkCommand({ testCommand }: Task): Promise<readonly string[]> {
  const problem = testCommand === null ? null : await scriptProblem(testCommand, findProgram);
  if (testCommand === null || problem === null) return [];
  const { shell, source } = testCommand;
  return [`The test command (${source}) cannot be read by ${shell ?? 'the shell'}: ${problem}.`];
}

const adviceOn = (model: string, access: ModelAccess): string =>
  `Check the input ${model === access.model ? 'model' : 'fallback-model'}.`;

const SEARCH_FIRST = 'The built-in search tries first; no model can go on from it.';

interface AskedModel extends Pick<SolvingContext, 'access'> {
  readonly llm: Pick<SolvingContext['llm'], 'endpoint'>;
  readonly inputs: Pick<SolvingContext['inputs'], 'settings' | 'fallbackModel'>;
}

/** Of the model. That nobody can ask it ends a run only where nothing else tries first. */
export async function endpointOf({ access, llm, inputs }: AskedModel, signal: AbortSignal): Promise<Rights> {
  if (access === null) return NOTHING;
  const { fallbackModel } = inputs;
  const models = [access.model, ...(fallbackModel === null ? [] : [fallbackModel])];
  const check = await checkEndpoint({ ...access, models, endpoint: llm.endpoint, signal });
  switch (check.kind) {
    case 'open':
      return NOTHING;
    case 'unlisted':
      return {
        ...NOTHING,
        warnings: check.missing.map(({ model, problem }) => `${problem} ${adviceOn(model, access)}`),
      };
    case 'closed':
      if (inputs.settings.solver !== 'builtin-then-model') return { ...NOTHING, problems: [check.problem] };
      return { ...NOTHING, warnings: [`${check.problem} ${SEARCH_FIRST}`] };
    default:
      return assertNever(check);
  }
}
