import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Octokit, type RestEndpointMethodTypes } from '@octokit/rest';
import { type BareRepository, createBareRepository } from './github/bare-repository.ts';
import { type GitHubServer, type GitHubServerOptions, startGitHubServer } from './github-server.ts';

/** The fake under test, a repository with one commit behind it, and a plain client. */
export interface World extends AsyncDisposable {
  readonly folder: string;
  readonly repository: BareRepository;
  /** The first commit of main. */
  readonly base: string;
  readonly server: GitHubServer;
  readonly octokit: Octokit;
}

export const where = { owner: 'octo', repo: 'app' };
export const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export async function startWorld(options: Partial<GitHubServerOptions> = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-fix-github-'));
  const repository = createBareRepository(join(folder, 'app.git'));
  const files = { 'README.md': '# App\n', 'src/add.js': 'export const add = 1;\n' };
  const base = repository.commit('main', 'First', files);
  const server = await startGitHubServer({
    gitDir: repository.gitDir,
    repository: { owner: 'octo', name: 'app', id: 77, defaultBranch: 'main' },
    users: {
      alice: { permission: 'write', roleName: 'maintain' },
      trudy: { permission: 'read', roleName: 'triage' },
      mallory: {},
      'helper[bot]': { type: 'Bot' },
    },
    ...options,
  });
  return {
    folder,
    repository,
    base,
    server,
    octokit: new Octokit({ auth: server.token, baseUrl: server.apiUrl, log: silent }),
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Tree = RestEndpointMethodTypes['git']['createTree']['parameters']['tree'];

/** Publishes as the publisher does: blobs, tree, commit, branch. Gives the commit. */
export async function publish({ octokit, base }: World, branch: string): Promise<string> {
  const content = Buffer.from('fixed\n').toString('base64');
  const blob = await octokit.git.createBlob({ ...where, content, encoding: 'base64' });
  const tree: Tree = [
    { path: 'src/add.js', mode: '100755', type: 'blob', sha: blob.data.sha },
    { path: 'src/deep/new.js', mode: '100644', type: 'blob', content: 'new\n' },
    { path: 'README.md', mode: '100644', type: 'blob', sha: null },
  ];
  const parent = await octokit.git.getCommit({ ...where, commit_sha: base });
  const { data } = await octokit.git.createTree({ ...where, base_tree: parent.data.tree.sha, tree });
  const commit = await octokit.git.createCommit({
    ...where,
    message: 'Fix',
    tree: data.sha,
    parents: [base],
  });
  await octokit.git.createRef({ ...where, ref: `refs/heads/${branch}`, sha: commit.data.sha });
  return commit.data.sha;
}
