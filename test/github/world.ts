import { join } from 'node:path';
import { Octokit } from '@octokit/rest';
import type { TriggerEvent } from '../../src/github/event.ts';
import { type BareRepository, createBareRepository } from '../servers/github/bare-repository.ts';
import type { UserOptions } from '../servers/github/model.ts';
import { type GitHubServer, type Scene, serve } from '../servers/serve.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A GitHub on loopback with one repository of one commit. Disposing fails when a request broke the API's description. */
export interface TestWorld extends AsyncDisposable {
  readonly server: GitHubServer;
  readonly repository: BareRepository;
  readonly octokit: Octokit;
  /** The first commit of main. */
  readonly base: string;
  /** `GET /repos/…`, in order. */
  requests(): readonly string[];
}

export const WHERE = { owner: 'octo', repo: 'app' };
export const REPOSITORY_ID = 77;
export const APP = { owner: 'octo', name: 'app', id: REPOSITORY_ID, defaultBranch: 'main' };

export const USERS: Readonly<Record<string, UserOptions>> = {
  alice: { permission: 'write', roleName: 'maintain', id: 1 },
  trudy: { permission: 'read', roleName: 'triage', id: 2 },
  mallory: { permission: 'none', id: 3 },
  'x-bot': { permission: 'write', id: 4 },
  'helper[bot]': { type: 'Bot', id: 5 },
};

const quiet = () => {};
/** Octokit's default logger prints every refused request. */
export const QUIET = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** With `isBroken`, requests that break the API's description are expected, and the test looks at them itself. */
export async function createWorld(
  files: Readonly<Record<string, string>> = { 'a.txt': 'a\n' },
  { isBroken = false, ...scene }: Scene & { readonly isBroken?: boolean } = {},
): Promise<TestWorld> {
  const repository = createBareRepository(join(temporaryFolder(), 'app.git'));
  const base = repository.commit('main', 'First', files);
  const servers = await serve({ gitDir: repository.gitDir, repository: APP, users: USERS, ...scene });
  const server = servers.github;
  return {
    server,
    repository,
    base,
    octokit: new Octokit({ baseUrl: server.apiUrl, auth: server.token, log: QUIET }),
    requests: () => server.requests.map(({ method, path }) => `${method} ${path}`),
    async [Symbol.asyncDispose]() {
      await servers.close();
      if (!isBroken && servers.violations.length > 0) throw new Error(servers.violations.join('\n'));
    },
  };
}

export const ALICE = { login: 'alice', id: 1, isBot: false };

/** A failed run at a commit of `main`, asked for by somebody who may. */
export function failedRun(commit: string, changes: Partial<TriggerEvent> = {}): TriggerEvent {
  return {
    trigger: { kind: 'workflow_run', runId: 1, workflowId: 2, workflowName: 'CI', branch: 'main' },
    target: { kind: 'workflow', workflowId: 2, branch: 'main' },
    goal: 'x',
    mustBeRedAtBase: true,
    actors: [ALICE],
    base: { branch: 'main', commit, mustBeTip: true },
    into: 'main',
    repositoryId: REPOSITORY_ID,
    headRepositoryId: REPOSITORY_ID,
    failedRun: null,
    issue: null,
    requestText: null,
    subject: null,
    isFollowUp: false,
    checkoutRef: null,
    ...changes,
  };
}
