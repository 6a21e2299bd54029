import type { Repository } from './context.ts';

/** Builds addresses on GitHub from numbers and names that the runner gave, never from text of a run. */
export interface Links {
  readonly run: string;
  issue(number: number): string;
  workflowRun(runId: number): string;
  commit(sha: string): string;
  /** https://github.com/actions/upload-artifact#artifact-url */
  artifact(id: number): string;
}

/** `serverUrl` is GITHUB_SERVER_URL. */
export function linksOf({
  serverUrl,
  repository,
  runId,
}: {
  readonly serverUrl: string;
  readonly repository: Repository;
  readonly runId: number;
}): Links {
  const name = [repository.owner, repository.repo].map(encodeURIComponent).join('/');
  const root = `${serverUrl.replace(/\/+$/, '')}/${name}`;
  const run = `${root}/actions/runs/${runId}`;
  return {
    run,
    issue: (number) => `${root}/issues/${number}`,
    workflowRun: (id) => `${root}/actions/runs/${id}`,
    commit: (sha) => `${root}/commit/${encodeURIComponent(sha)}`,
    artifact: (id) => `${run}/artifacts/${id}`,
  };
}
