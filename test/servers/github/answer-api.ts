import type { Contract, Match } from '../contract.ts';
import { isObject, type Json, parseJson } from '../json.ts';
import type { Reply } from '../loopback.ts';
import { answerGraphql, mutationOf } from './answer-graphql.ts';
import type { GitHubFault } from './model.ts';
import { isTokenOf, notSignedIn, problemsOfHeaders, wantsRaw, wantsRendered } from './request-rules.ts';
import { type Call, Mistake, notFound, type Route, refused, type World } from './route.ts';
import { actionsRoutes, repositoryRoutes } from './routes-actions.ts';
import { commitRoutes } from './routes-commits.ts';
import { gitRoutes } from './routes-git.ts';
import { issueRoutes } from './routes-issues.ts';
import { pullRoutes } from './routes-pulls.ts';

const routes: Readonly<Record<string, Route>> = {
  ...actionsRoutes,
  ...commitRoutes,
  ...gitRoutes,
  ...issueRoutes,
  ...pullRoutes,
  ...repositoryRoutes,
};

interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Api {
  readonly contract: Contract;
  readonly world: World;
  readonly token: string;
  /** May read, and nothing else. */
  readonly readToken: string;
  /** The fault that strikes this request, if one is due. */
  readonly takeFault: (operation: string) => GitHubFault | undefined;
  readonly report: (violation: string) => void;
}

export interface Answer {
  /** operationId, when the route is known. */
  readonly operation: string | undefined;
  readonly reply: Reply;
}

/** Answers an API request as GitHub would, or with 501 and a report when either side breaks the contract. */
export async function answerApi(request: ApiRequest, api: Api): Promise<Answer> {
  const credentials = request.headers['authorization'] ?? '';
  if (isTokenOf(credentials, api.readToken)) {
    if (request.method === 'GET') return answerApi(asWriter(request, api), api);
    api.report(`${request.method} ${request.url.pathname}: a token that may only read wrote`);
    return { operation: undefined, reply: refused(403, 'Resource not accessible by integration') };
  }
  if (request.method === 'POST' && request.url.pathname === '/graphql') return answerMutation(request, api);
  const match = api.contract.match(request.method, request.url.pathname);
  if (match === undefined) return { operation: undefined, reply: refuse(request, api, ['unknown route']) };
  const operation = match.id;
  const checked = check(request, match, api);
  if (checked.problems.length > 0) {
    const isSignedIn = !checked.problems.includes(notSignedIn);
    const reply = refuse(request, api, checked.problems);
    return { operation, reply: isSignedIn ? reply : refused(401, 'Bad credentials') };
  }
  const fault = api.takeFault(operation);
  if (fault !== undefined) return { operation, reply: fault };
  try {
    if (wantsRaw(request.headers))
      return { operation, reply: rawContent(operation, checked.call, api.world) };
    const answer = await routed(operation, checked.call, api.world);
    const body = match.filled(answer.status, answer.body);
    const reply = body === undefined ? answer : { ...answer, body };
    const problems = match.problemsOfResponse(reply.status, reply.body);
    if (problems.length > 0) return { operation, reply: refuse(request, api, problems, 'response') };
    // The description of pull requests lacks what their page has: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
    return { operation, reply: wantsRendered(request.headers) ? await rendered(reply) : reply };
  } catch (error) {
    const problem = error instanceof Mistake ? error.message : `the fake crashed: ${error}`;
    return { operation, reply: refuse(request, api, [problem]) };
  }
}

/** Reading is the same with either token. */
const asWriter = (request: ApiRequest, { token }: Api): ApiRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `token ${token}` },
});

/** GraphQL has no description to check by: only the mutations that answer-graphql.ts knows are taken. */
function answerMutation(request: ApiRequest, api: Api): Answer {
  const { headers } = request;
  const body = parseJson(request.body.toString());
  const mutation = isObject(body) ? mutationOf(body) : undefined;
  const problems = problemsOfHeaders({ headers, hasBody: true, token: api.token });
  if (!isObject(body) || mutation === undefined || problems.length > 0)
    return { operation: undefined, reply: refuse(request, api, ['unknown mutation', ...problems]) };
  const operation = `graphql/${mutation}`;
  const reply = api.takeFault(operation) ?? answerGraphql(mutation, body, api.world);
  return { operation, reply };
}

/** Declared parameters that no route here reads: ignoring one in silence would answer another question. */
const unread = ['author', 'committer', 'direction', 'exclude', 'path', 'since', 'sort', 'until'];

function check(
  request: ApiRequest,
  match: Match,
  { token }: Api,
): { call: Call; problems: readonly string[] } {
  const { headers, url } = request;
  const hasBody = request.body.length > 0;
  const body = hasBody ? parseJson(request.body.toString()) : undefined;
  const { path, query, problems } = match.parameters(url.searchParams);
  const repeated = [...url.searchParams.keys()].filter((name) => url.searchParams.getAll(name).length > 1);
  return {
    call: { path, query, body: isObject(body) ? body : {}, url },
    problems: [
      ...problemsOfHeaders({ headers, hasBody, token }),
      ...problems,
      ...unread
        .filter((name) => url.searchParams.has(name))
        .map((name) => `the fake does not read parameter ${name}`),
      ...repeated.map((name) => `query parameter ${name} is given twice`),
      ...(hasBody && body === undefined ? ['the body is not JSON'] : match.problemsOfRequest(body)),
    ],
  };
}

/** Files of other repositories alone: those of ours are read as JSON. */
function rawContent(operation: string, { path, query }: Call, { scene }: World): Reply {
  if (operation !== 'repos/get-content') throw new Mistake(`${operation} has no raw form`);
  const name = `${path['owner']}/${path['repo']}/${path['path']}@${query['ref']}`;
  const text = scene.state.elsewhere.get(name);
  return text === undefined ? notFound : { status: 200, headers: { 'content-type': RAW_TYPE }, body: text };
}

/** With GitHub's HTML of each text. */
async function rendered({ body, ...reply }: Reply): Promise<Reply> {
  const { renderMarkdown } = await import('./markdown.ts');
  const withHtml = (text: Json): Json =>
    isObject(text) && 'body' in text
      ? { ...text, body_html: renderMarkdown(String(text['body'] ?? '')) }
      : text;
  return { ...reply, body: Array.isArray(body) ? body.map(withHtml) : withHtml(body ?? null) };
}

const RAW_TYPE = 'application/vnd.github.v3.raw; charset=utf-8';

async function routed(operation: string, call: Call, world: World): Promise<Reply> {
  const route = routes[operation];
  if (route === undefined) throw new Error(`no route for ${operation}`);
  const { owner, name } = world.scene.state.repository;
  const isOurs = (key: string, value: string) =>
    call.path[key] === undefined || String(call.path[key]).toLowerCase() === value.toLowerCase();
  return isOurs('owner', owner) && isOurs('repo', name) ? route(call, world) : notFound;
}

function refuse({ method, url }: ApiRequest, api: Api, problems: readonly string[], of = 'request'): Reply {
  for (const problem of problems) api.report(`${method} ${url.pathname}${url.search}: ${of}: ${problem}`);
  return { status: 501, body: { message: `Contract violation in the ${of}`, errors: problems } };
}
