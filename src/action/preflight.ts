import { assertNever } from '../core/errors.ts';
import type { Task } from '../core/task.ts';
import { handOver, takesArtifacts } from '../github/artifacts.ts';
import { checkRights, type TokenRights } from '../github/gate.ts';
import { checkEndpoint } from '../llm/endpoint.ts';
import type { ModelAccess } from '../llm/provider.ts';
import { scriptProblem } from '../shell/script.ts';
import { findProgram } from '../workspace/programs.ts';
import type { SolvingContext } from './action-context.ts';

/** A check that takes longer is not worth its time. */
const PREFLIGHT_MS = 5_000;

const NO_FINDINGS: TokenRights = { warnings: [], problems: [] };

/**
 * Finds what would surely fail later, before tests and model cost anything. `problems` end the run, and each says what to
 * do; what cannot be found out never ends it. Never throws.
 */
export async function preflight(action: SolvingContext, { testCommand }: Task): Promise<TokenRights> {
  const { octokit, context, event, inputs, branch, runner } = action;
  const signal = AbortSignal.any([AbortSignal.timeout(PREFLIGHT_MS), runner.cancellation.signal]);
  const [rights, endpoint, unreadable] = await Promise.all([
    checkRights(octokit, {
      repository: context.repository,
      branch,
      failedRun: event.failedRun,
      judgesByRun: inputs.testCommand === null && inputs.testPolicy !== 'never',
      proposes: !inputs.dryRun,
      publishes: inputs.mode === 'fix' && !inputs.dryRun && inputs.pushTo !== 'suggestions',
      signal,
    }),
    endpointOf(action, signal),
    testCommand === null ? null : scriptProblem(testCommand, findProgram),
  ]);
  const { serverUrl } = context;
  const isLost = inputs.mode === 'solve' && inputs.bundle === null && !takesArtifacts(serverUrl);
  const command = `The test command (${testCommand?.source}) cannot be read by ${testCommand?.shell ?? 'the shell'}`;
  return {
    warnings: [...rights.warnings, ...endpoint.warnings],
    problems: [
      ...rights.problems,
      ...endpoint.problems,
      ...(isLost ? [handOver(serverUrl)] : []),
      ...(unreadable === null ? [] : [`${command}: ${unreadable}.`]),
    ],
  };
}

const adviceOn = (model: string, access: ModelAccess): string =>
  `Check the input ${model === access.model ? 'model' : 'fallback-model'}.`;

const SEARCH_FIRST = 'The built-in search tries first; no model can go on from it.';

interface AskedModel extends Pick<SolvingContext, 'access'> {
  readonly llm: Pick<SolvingContext['llm'], 'endpoint'>;
  readonly inputs: Pick<SolvingContext['inputs'], 'settings' | 'fallbackModel'>;
}

/** Checks the model endpoint. One that cannot be used ends the run, unless the built-in solver tries first. */
export async function endpointOf(
  { access, llm, inputs }: AskedModel,
  signal: AbortSignal,
): Promise<TokenRights> {
  if (access === null) return NO_FINDINGS;
  const { fallbackModel } = inputs;
  const models = [access.model, ...(fallbackModel === null ? [] : [fallbackModel])];
  const check = await checkEndpoint({ ...access, models, endpoint: llm.endpoint, signal });
  switch (check.kind) {
    case 'open':
      return NO_FINDINGS;
    case 'unlisted':
      return {
        ...NO_FINDINGS,
        warnings: check.missing.map(({ model, problem }) => `${problem} ${adviceOn(model, access)}`),
      };
    case 'closed':
      if (inputs.settings.solver !== 'builtin-then-model')
        return { ...NO_FINDINGS, problems: [check.problem] };
      return { ...NO_FINDINGS, warnings: [`${check.problem} ${SEARCH_FIRST}`] };
    default:
      return assertNever(check);
  }
}
