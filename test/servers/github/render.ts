import type { JsonObject } from '../json.ts';
import type { ChangedFile, Commit, TreeEntry } from './git-history.ts';
import type {
  Comment,
  Issue,
  JobOptions,
  Pull,
  RepositoryOptions,
  ReviewOptions,
  RunOptions,
  User,
} from './model.ts';
import type { RunArtifact } from './route.ts';
import type { GitHubState } from './state.ts';

// What the API says of each thing, as far as somebody reads it: contract-fill.ts adds the rest that a description requires.

/** Where the service lives: its API, and the pages people look at. */
export interface Addresses {
  readonly api: string;
  readonly web: string;
}

/** What rendering needs to know. */
export interface Scene {
  readonly state: GitHubState;
  readonly addresses: Addresses;
  /** The repository's own addresses. */
  readonly api: string;
  readonly web: string;
}

export const nodeId = (kind: string, id: number | string): string =>
  `${kind}_${Buffer.from(String(id)).toString('base64url')}`;

export const renderUser = ({ login, id, type }: User): JsonObject => ({ login, id, type });

/** The `repository` component, and what other documents carry of it. */
export const renderRepository = (repository: RepositoryOptions, owner: User): JsonObject => ({
  id: repository.id,
  node_id: nodeId('R', repository.id),
  name: repository.name,
  full_name: `${repository.owner}/${repository.name}`,
  private: repository.private ?? false,
  owner: renderUser(owner),
  default_branch: repository.defaultBranch,
});

/** GET /repos/{owner}/{repo}/collaborators/{username}/permission */
export const renderPermission = (user: User): JsonObject => ({
  permission: user.permission,
  role_name: user.roleName,
  user: renderUser(user),
});

export const renderLabel = (name: string): JsonObject => ({ name });

export function associationOf(user: User, { state }: Scene): string {
  if (user.login === state.repository.owner) return 'OWNER';
  return user.permission === 'none' || user.permission === 'read' ? 'NONE' : 'COLLABORATOR';
}

/** What issues and pull requests have in common. */
function renderThread(issue: Issue, scene: Scene): JsonObject {
  const user = scene.state.user(issue.login);
  return {
    number: issue.number,
    html_url: `${scene.web}/${issue.pull === undefined ? 'issues' : 'pull'}/${issue.number}`,
    title: issue.title,
    body: issue.body,
    user: renderUser(user),
    author_association: associationOf(user, scene),
    state: issue.state,
    labels: issue.labels.map(renderLabel),
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
  };
}

export const renderIssue = (issue: Issue, scene: Scene): JsonObject => ({
  ...renderThread(issue, scene),
  comments: issue.comments.length,
  ...(issue.pull === undefined ? {} : { pull_request: {}, draft: issue.pull.draft }),
});

export function renderComment(issue: Issue, comment: Comment, scene: Scene): JsonObject {
  const user = scene.state.user(comment.login);
  return {
    id: comment.id,
    html_url: `${scene.web}/issues/${issue.number}#issuecomment-${comment.id}`,
    user: renderUser(user),
    author_association: associationOf(user, scene),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

/** https://docs.github.com/rest/reactions */
export const renderReaction = (id: number, content: string, login: string, { state }: Scene): JsonObject => ({
  id,
  user: renderUser(state.user(login)),
  content,
});

export type PullRequest = Issue & { readonly pull: Pull };

/** The `pull-request-simple` component: what lists carry. */
export function renderPullSimple(request: PullRequest, scene: Scene): JsonObject {
  const { number, pull } = request;
  const { state } = scene;
  const { repository } = state;
  const owner = state.user(repository.owner);
  const end = (ref: string, sha: string) => ({
    label: `${repository.owner}:${ref}`,
    ref,
    sha,
    user: renderUser(owner),
    repo: renderRepository(repository, owner),
  });
  return {
    ...renderThread(request, scene),
    node_id: nodeId('PR', number),
    requested_reviewers: pull.reviewers.map((login) => renderUser(state.user(login))),
    draft: pull.draft,
    head: end(pull.head, pull.headSha),
    base: end(pull.base, pull.baseSha),
  };
}

export interface PullSize {
  readonly commits: number;
  readonly additions: number;
  readonly deletions: number;
  readonly changed_files: number;
}

/** The `pull-request` component: a single pull request. */
export const renderPull = (request: PullRequest, size: PullSize, scene: Scene): JsonObject => ({
  ...renderPullSimple(request, scene),
  maintainer_can_modify: request.pull.maintainerCanModify,
  comments: request.comments.length,
  ...size,
});

/** https://docs.github.com/rest/pulls/reviews */
export function renderReview(review: ReviewOptions, scene: Scene): JsonObject {
  const user = scene.state.user(review.login);
  return {
    id: review.id,
    user: renderUser(user),
    body: review.body,
    state: review.state,
    html_url: `${scene.web}/pull/${review.pull}#pullrequestreview-${review.id}`,
    commit_id: review.commit ?? scene.state.issue(review.pull).pull?.headSha ?? null,
    author_association: associationOf(user, scene),
  };
}

export const DEFAULT_WORKFLOW = 77;

/** GET actions/runs/{run_id} */
export function renderRun(run: RunOptions, { state }: Scene): JsonObject {
  const owned = (repository: RepositoryOptions) => renderRepository(repository, state.user(repository.owner));
  const actor = renderUser(state.user(run.login));
  return {
    id: run.id,
    name: run.name,
    path: run.path,
    workflow_id: run.workflowId ?? DEFAULT_WORKFLOW,
    run_attempt: run.attempt ?? 1,
    referenced_workflows: (run.referenced ?? []).map(({ path, sha }) => ({ path, sha })),
    event: run.event ?? 'push',
    status: 'completed',
    conclusion: run.conclusion === undefined ? 'failure' : run.conclusion,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_repository: owned(run.headRepository ?? state.repository),
    repository: owned(state.repository),
    actor,
    triggering_actor: actor,
  };
}

/** The `artifact` component. */
export const renderArtifact = (
  { id, name, stored, expired = false }: RunArtifact,
  run: number,
): JsonObject => ({
  id,
  expired,
  name,
  size_in_bytes: stored.length,
  workflow_run: { id: run },
});

const LONG_AGO = '2024-01-01T00:00:00Z';

/** The `job` component. */
export function renderJob(run: RunOptions, job: JobOptions): JsonObject {
  const isRunning = job.conclusion === null;
  return {
    id: job.id,
    run_id: run.id,
    run_attempt: run.attempt ?? 1,
    workflow_name: run.name,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    name: job.name,
    status: isRunning ? 'in_progress' : 'completed',
    conclusion: job.conclusion === undefined ? 'failure' : job.conclusion,
    started_at: job.startedAt ?? LONG_AGO,
    completed_at: isRunning ? null : (job.completedAt ?? LONG_AGO),
    steps: (job.steps ?? []).map(
      ({ name, conclusion = 'success', startedAt = LONG_AGO, completedAt = LONG_AGO }, at) => ({
        name,
        number: at + 1,
        status: 'completed',
        conclusion,
        started_at: startedAt,
        completed_at: completedAt,
      }),
    ),
    labels: [...(job.labels ?? ['ubuntu-24.04'])],
    runner_name: 'GitHub Actions 1',
  };
}

/** What the service signed, if it signed the commit. */
export type Signed = { readonly payload: string; readonly at: string } | undefined;

export const renderRef = (ref: string, sha: string): JsonObject => ({ ref, object: { type: 'commit', sha } });

/** Above this, the route gives no content without another media type. */
const MAX_INLINE_BYTES = 1024 * 1024;

/** The `content-file` component. https://docs.github.com/rest/repos/contents#get-repository-content */
export function renderContent(file: {
  readonly path: string;
  readonly sha: string;
  readonly bytes: Buffer;
}): JsonObject {
  const { path, sha, bytes } = file;
  const isInline = bytes.length <= MAX_INLINE_BYTES;
  const content = isInline ? inLines(bytes) : '';
  return { type: 'file', encoding: isInline ? 'base64' : 'none', size: bytes.length, path, content, sha };
}

/** In lines of 60 characters, as the service gives it. */
const inLines = (bytes: Buffer): string => bytes.toString('base64').replace(/.{1,60}/g, '$&\n');

/** The `blob` component. https://docs.github.com/rest/git/blobs#get-a-blob */
export const renderBlob = (sha: string, bytes: Buffer): JsonObject => ({
  sha,
  size: bytes.length,
  content: inLines(bytes),
  encoding: 'base64',
});

function renderVerification(signed: Signed): JsonObject {
  if (signed === undefined) {
    return { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };
  }
  const signature = '-----BEGIN PGP SIGNATURE-----\n\nnot a real one\n-----END PGP SIGNATURE-----\n';
  return { verified: true, reason: 'valid', signature, payload: signed.payload, verified_at: signed.at };
}

/** The `git-commit` component: routes below git/commits. */
export function renderGitCommit(commit: Commit, signed: Signed): JsonObject {
  const { sha, tree, author, committer, message, parents } = commit;
  return {
    sha,
    author: { ...author },
    committer: { ...committer },
    tree: { sha: tree },
    message,
    parents: parents.map((parent) => ({ sha: parent })),
    verification: renderVerification(signed),
  };
}

/** The `commit` component: routes below commits. Authors are not linked to accounts. */
export function renderCommit(commit: Commit, signed: Signed): JsonObject {
  const { sha: _, parents, ...git } = renderGitCommit(commit, signed);
  return { sha: commit.sha, commit: git, author: null, committer: null, parents: parents ?? [] };
}

export const renderFile = ({ path, ...file }: ChangedFile): JsonObject => ({
  ...file,
  filename: path,
  changes: file.additions + file.deletions,
});

export function renderTree(sha: string, entries: readonly TreeEntry[]): JsonObject {
  const tree = entries.map(({ size, ...entry }) => ({ ...entry, ...(size === undefined ? {} : { size }) }));
  return { sha, tree, truncated: false };
}
