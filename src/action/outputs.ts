import { isMechanical } from '../agent/mechanical.ts';
import type { Publication } from '../github/publisher.ts';
import type { Solved } from '../solve.ts';

export type Outputs = Readonly<Record<string, string>>;

/** Every output of action.yml, as a run that did nothing has them. */
export const NO_OUTPUTS = {
  outcome: '',
  summary: '',
  'run-id': '',
  'pull-request-number': '',
  'pull-request-url': '',
  'pull-request-operation': 'none',
  branch: '',
  'commit-sha': '',
  'commit-verified': '',
  'comment-url': '',
  cost: '',
  solver: '',
  'trace-path': '',
  'trace-artifact-id': '',
  iterations: '0',
  'test-runs': '0',
  'input-tokens': '0',
  'cached-input-tokens': '0',
  'output-tokens': '0',
} as const satisfies Outputs;

export interface Delivered {
  readonly publication: Publication | null;
  readonly tracePath: string;
  readonly artifactId: number | null;
  readonly cost: string | null;
  readonly commentUrl: string | null;
}

/** The outputs of a run that came to its end. */
export function outputsOf(
  { setup, result }: Solved,
  { publication, tracePath, artifactId, cost, commentUrl }: Delivered,
): Outputs {
  const { outcome, summary, state } = result;
  return {
    ...NO_OUTPUTS,
    ...publishedOutputs(publication),
    outcome,
    summary,
    'run-id': setup.runId,
    'comment-url': commentUrl ?? '',
    cost: cost ?? '',
    solver: isMechanical(setup, result) ? 'builtin' : 'model',
    'trace-path': tracePath,
    'trace-artifact-id': artifactId === null ? '' : String(artifactId),
    iterations: String(state.turns),
    'test-runs': String(state.testRuns),
    'input-tokens': String(state.usage.input_tokens),
    'cached-input-tokens': String(state.usage.cached_input_tokens),
    'output-tokens': String(state.usage.output_tokens),
  };
}

function publishedOutputs(publication: Publication | null): Outputs {
  if (publication === null || publication.pushed === null) return {};
  const { branch, commitSha, commitVerified } = publication.pushed;
  const pushed = { branch, 'commit-sha': commitSha, 'commit-verified': String(commitVerified) };
  if (publication.kind === 'failed') return pushed;
  return {
    ...pushed,
    'pull-request-number': String(publication.number),
    'pull-request-url': publication.url,
    'pull-request-operation': publication.operation,
  };
}
