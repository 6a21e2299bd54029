import type { IncomingMessage, ServerResponse } from 'node:http';
import { readContract } from '../contract.ts';
import { type Json, parseJson } from '../json.ts';
import { headersOf, listen, readBody, send } from '../loopback.ts';
import { type Api, answerApi } from './answer-api.ts';
import { answerGit, type GitRemote, gitSubpath } from './git-http.ts';
import { GitStore } from './git-store.ts';
import { type LogRequest, startLogOrigin } from './log-origin.ts';
import type { GitHubFault, Issue, PullOptions, RepositoryOptions, RunOptions, UserOptions } from './model.ts';
import type { RunArtifact, World } from './route.ts';
import { openPull } from './routes-pulls.ts';
import { GitHubState } from './state.ts';

export interface GitHubScene {
  /** A bare repository: what the API writes stands there for git to fetch. Without it the repository is empty. */
  readonly gitDir?: string;
  /** `octo/app` by default. */
  readonly repository?: RepositoryOptions;
  /** Every account the test mentions, by login; the owner is an admin unless said otherwise. */
  readonly users?: Readonly<Record<string, UserOptions>>;
  /** What the run under way has uploaded so far, whichever run is asked about; what the artifact service holds by default. */
  readonly artifacts?: () => Iterable<RunArtifact>;
  /** Addresses as GitHub Enterprise Server has them: one host, the API below `/api`. */
  readonly isEnterprise?: boolean;
  /** Whether git pushes are taken; they are a violation otherwise. */
  readonly takesPushes?: boolean;
}

interface LoggedRequest {
  readonly method: string;
  /** With the query, as it came. */
  readonly path: string;
  /** operationId; undefined for git clients and unknown routes. */
  readonly operation: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly body: Json | undefined;
  readonly status: number;
  /** When it was answered: milliseconds since 1970, with fractions. */
  readonly atMs: number;
}

/** GitHub as far as agent-fix knows it. Tests end with `violations` empty. */
export interface GitHubServer {
  /** GITHUB_API_URL */
  readonly apiUrl: string;
  /** GITHUB_SERVER_URL: the artifact client takes no other loopback name than `*.localhost`. */
  readonly serverUrl: string;
  readonly cloneUrl: string;
  readonly token: string;
  /** Of a job whose permissions are all `read`: a write with it is refused, and a violation. */
  readonly readToken: string;
  readonly state: GitHubState;
  /** What was answered, in that order; requests to the origin of the logs are in `logRequests`. */
  readonly requests: readonly LoggedRequest[];
  readonly logRequests: readonly LogRequest[];
  readonly violations: readonly string[];
  addFault(fault: GitHubFault): void;
  addRun(run: RunOptions): void;
  /** Opens a pull request between existing branches, as somebody else would have. */
  addPull(pull: PullOptions): Issue;
  close(): Promise<void>;
}

const contract = readContract('github', 'basic-error');
const bot: UserOptions = { type: 'Bot', id: 41_898_282 };

const EMPTY = { owner: 'octo', name: 'app', id: 77, defaultBranch: 'main' };

export async function startGitHub(options: GitHubScene): Promise<GitHubServer> {
  const { gitDir = '/nonexistent', repository = EMPTY, takesPushes = false } = options;
  const token = `ghs_${'agentfixtest'.repeat(3)}`;
  const readToken = `ghs_${'onlyreading4'.repeat(3)}`;
  const login = 'github-actions[bot]';
  const users = { [login]: bot, ...options.users };
  const state = new GitHubState(repository, users);
  const requests: LoggedRequest[] = [];
  const logRequests: LogRequest[] = [];
  const violations: string[] = [];
  const faults: { readonly fault: GitHubFault; left: number }[] = [];
  const report = (violation: string) => void violations.push(violation);

  const logs = await startLogOrigin({
    runs: () => state.runs.values(),
    record: (r) => logRequests.push(r),
    report,
  });
  const server = await listen(
    (request, response) => receive(request, response, { api, remote, record: (r) => void requests.push(r) }),
    (error) => report(`the fake crashed: ${error}`),
  );
  const addresses =
    options.isEnterprise === true
      ? { api: `${server.origin}/api/v3`, web: server.origin }
      : { api: server.origin, web: `http://github.localhost:${server.port}` };
  const fullName = `${repository.owner}/${repository.name}`;
  const scene = {
    state,
    addresses,
    api: `${addresses.api}/repos/${fullName}`,
    web: `${addresses.web}/${fullName}`,
  };
  const artifacts = options.artifacts ?? (() => []);
  const git = new GitStore(gitDir);
  const world: World = { scene, git, login, artifacts, logOrigin: logs.origin };
  const api: Api = {
    contract,
    world,
    token,
    readToken,
    takeFault: (operation) => {
      const due = faults.find(({ fault, left }) => fault.operation === operation && left > 0);
      if (due !== undefined) due.left -= 1;
      return due?.fault;
    },
    report,
  };
  const remote = { repository, gitDir, token, takesPushes, report };

  const close = async () => {
    await Promise.all([server.close(), logs.close()]);
  };
  return {
    apiUrl: addresses.api,
    serverUrl: addresses.web,
    cloneUrl: `${server.origin}/${fullName}.git`,
    token,
    readToken,
    state,
    requests,
    logRequests,
    violations,
    addFault: (fault) => void faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    addRun: (run) => void state.runs.set(run.id, run),
    addPull: (pull) => addPull(pull, world),
    close,
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  of: { readonly api: Api; readonly remote: GitRemote; readonly record: (request: LoggedRequest) => void },
): Promise<void> {
  const { api, remote, record } = of;
  const method = request.method ?? 'GET';
  const path = request.url ?? '/';
  const url = new URL(path, api.world.scene.addresses.api);
  const headers = headersOf(request);
  const body = await readBody(request);
  const came = { method, path, headers, authorization: headers['authorization'] };
  const subpath = gitSubpath(url.pathname, remote.repository);
  if (subpath !== undefined) {
    await answerGit(request, response, { subpath, query: url.search.slice(1), body, remote });
    record({ ...came, operation: undefined, body: undefined, status: response.statusCode, atMs: nowMs() });
    return;
  }
  const prefix = new URL(api.world.scene.addresses.api).pathname.replace(/\/$/, '');
  // https://docs.github.com/en/enterprise-server/graphql/guides/forming-calls-with-graphql: beside v3, not below it
  const apiPath =
    prefix !== '' && url.pathname === '/api/graphql' ? '/graphql' : url.pathname.replace(prefix, '');
  const apiUrl = Object.assign(new URL(url), { pathname: apiPath });
  const { operation, reply } = await answerApi({ method, url: apiUrl, headers, body }, api);
  record({ ...came, operation, body: parseJson(body.toString()), status: reply.status, atMs: nowMs() });
  send(response, { ...reply, headers: { ...serviceHeaders, ...reply.headers } });
}

function addPull(pull: PullOptions, world: World): Issue {
  const { state } = world.scene;
  const { title, body = null, head, base = state.repository.defaultBranch, draft = false, login } = pull;
  const { number: wanted } = pull;
  const opened = openPull(
    { number: wanted, title, body, head, base, draft, modifiable: false },
    login,
    world,
  );
  if (opened.issue === undefined)
    throw new Error(`The pull request cannot be opened: ${JSON.stringify(opened.refusal)}`);
  const { number } = opened.issue;
  for (const label of pull.labels ?? []) state.label(number, label);
  for (const comment of pull.comments ?? []) state.comment(number, comment);
  if (pull.state === 'closed') state.edit(number, { state: 'closed' });
  return state.issue(number);
}

const serviceHeaders = {
  'x-github-media-type': 'github.v3; format=json',
  'x-ratelimit-limit': '5000',
  'x-ratelimit-remaining': '4999',
  'x-ratelimit-resource': 'core',
};

const nowMs = (): number => performance.timeOrigin + performance.now();
