import { isMechanical } from '../agent/conclude.ts';
import type { Publication } from '../github/publisher.ts';
import type { RunRecord } from '../github/run-record.ts';

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
  'bundle-path': '',
  'trace-artifact-id': '',
  iterations: '0',
  'test-runs': '0',
  'input-tokens': '0',
  'cached-input-tokens': '0',
  'output-tokens': '0',
} as const satisfies Outputs;

export interface Delivered {
  readonly publication: Publication | null;
  /** '' where there is none. */
  readonly tracePath: string;
  readonly bundlePath: string;
  readonly artifactId: number | null;
  readonly commentUrl: string | null;
}

/** The outputs of a run that came to its end. */
export function outputsOf(
  {
    runId,
    settings,
    outcome,
    story,
    cost,
  }: Pick<RunRecord, 'runId' | 'settings' | 'outcome' | 'story' | 'cost'>,
  { publication, tracePath, bundlePath, artifactId, commentUrl }: Delivered,
): Outputs {
  const { summary, counts, usage } = story;
  return {
    ...NO_OUTPUTS,
    ...publishedOutputs(publication),
    outcome,
    summary,
    'run-id': runId,
    'comment-url': commentUrl ?? '',
    cost: cost ?? '',
    solver: isMechanical({ settings }, { state: counts }) ? 'builtin' : 'model',
    'trace-path': tracePath,
    'bundle-path': bundlePath,
    'trace-artifact-id': artifactId === null ? '' : String(artifactId),
    iterations: String(counts.turns),
    'test-runs': String(counts.testRuns),
    'input-tokens': String(usage.input),
    'cached-input-tokens': String(usage.cached),
    'output-tokens': String(usage.output),
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
