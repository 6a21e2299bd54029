import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Match, readContract } from '../contract.ts';
import { isObject, type Json, type JsonObject, parseJson } from '../json.ts';
import { headersOf, listen, readBody, send } from '../loopback.ts';
import { perform } from './perform.ts';
import { problemsOfMeaning } from './request-rules.ts';
import type { ModelRequest, ScriptStep } from './script.ts';

export interface ModelScene {
  /** What the model's endpoint does with each request, in order; nothing by default. */
  readonly script?: readonly ScriptStep[];
  /** What every request after the script's end gets; without it, such a request is a violation. */
  readonly otherwise?: ScriptStep | undefined;
  /** What it lists; by default OpenAI's own, ours among them. */
  readonly models?: readonly string[] | undefined;
}

/** A model endpoint that speaks Responses and Chat Completions from a script. Tests end with `violations` empty. */
export interface ModelServer {
  /** OPENAI_BASE_URL */
  readonly baseUrl: string;
  readonly key: string;
  readonly requests: readonly ModelRequest[];
  /** Broken rules so far; also the steps of the script that were not asked for yet. */
  readonly violations: readonly string[];
  close(): Promise<void>;
}

const contract = readContract('openai', 'ErrorResponse');

export async function startModel({
  script = [],
  otherwise,
  models = MODELS,
}: ModelScene): Promise<ModelServer> {
  const key = `sk-test-${'agentfix'.repeat(4)}`;
  const requests: ModelRequest[] = [];
  const broken: string[] = [];
  if (script.length > 0) compileSchemas();
  const endpoint = { script, otherwise, models, key, requests, broken, judged: new Set<string>() };
  const server = await listen(
    (incoming, response) => receive(incoming, response, endpoint),
    (error) => void broken.push(`the fake crashed: ${error}`),
  );
  return {
    baseUrl: `${server.origin}/v1`,
    key,
    requests,
    get violations() {
      const left = script.length - requests.length;
      return left > 0 ? [...broken, `${left} of ${script.length} steps were not asked for`] : broken;
    },
    close: server.close,
  };
}

interface Endpoint {
  readonly script: readonly ScriptStep[];
  readonly otherwise: ScriptStep | undefined;
  readonly models: readonly string[];
  readonly key: string;
  readonly requests: ModelRequest[];
  readonly broken: string[];
  /** Items that were judged: a conversation repeats them in each request. */
  readonly judged: Set<string>;
}

async function receive(
  incoming: IncomingMessage,
  response: ServerResponse,
  endpoint: Endpoint,
): Promise<void> {
  const { script, otherwise, models, key, requests, broken, judged } = endpoint;
  const rawBody = await readBody(incoming);
  const path = incoming.url ?? '/';
  const refuse = (status: number, problems: readonly string[]) => {
    broken.push(...problems.map((problem) => `${incoming.method} ${path}: ${problem}`));
    const message = problems.join('; ');
    send(response, {
      status,
      body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
    });
  };
  const match = path.startsWith('/v1/')
    ? contract.match(incoming.method ?? '', path.slice('/v1'.length))
    : undefined;
  if (match === undefined) return refuse(404, ['unknown route']);
  const headers = headersOf(incoming);
  if (match.id === 'listModels') {
    const listed = headers['authorization'] === `Bearer ${key}` ? listOf(models) : refusedKey;
    broken.push(...match.problemsOfRequest(parseJson(rawBody.toString())));
    broken.push(...match.problemsOfResponse(listed.status, listed.body));
    return send(response, listed);
  }
  const api = match.id === 'createResponse' ? 'responses' : 'chat-completions';
  const body = parseJson(rawBody.toString());
  const index = requests.length;
  const request: ModelRequest = {
    api,
    index,
    headers,
    rawBody,
    body: isObject(body) ? body : {},
  };
  requests.push(request);
  if (headers['authorization'] !== `Bearer ${key}`) return refuse(401, ['Authorization is not the key']);
  const problems = problemsOf(request, match, { body, judged });
  if (problems.length > 0) return refuse(400, problems);
  const step = script[index] ?? otherwise;
  if (step === undefined)
    return refuse(400, [`request ${index + 1}, and the script has ${script.length} steps`]);
  const rendered = await perform(typeof step === 'function' ? step(request) : step, {
    response,
    request,
    key,
  });
  const ofReply = rendered === undefined ? [] : match.problemsOfResponse(200, rendered.body);
  const ofEvents = rendered?.events.flatMap((event) => match.problemsOfEvent(event)) ?? [];
  broken.push(...[...ofReply, ...ofEvents].map((problem) => `the reply of step ${index}: ${problem}`));
}

const MODELS = ['gpt-5.4', 'gpt-5.4-mini', 'text-embedding-3-small'];

/** https://platform.openai.com/docs/api-reference/models/list */
function listOf(models: readonly string[]) {
  const data = models.map((id) => ({ id, object: 'model', created: 1_770_000_000, owned_by: 'system' }));
  return { status: 200, body: { object: 'list', data } };
}

const refusedKey = {
  status: 401,
  body: {
    error: {
      message: 'Incorrect API key provided.',
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  },
};

function problemsOf(
  request: ModelRequest,
  match: Match,
  { body, judged }: { readonly body: Json | undefined; readonly judged: Set<string> },
): readonly string[] {
  const type = request.headers['content-type']?.split(';')[0];
  if (type !== 'application/json') return [`the body is ${type}, not JSON`];
  const ofForm = match.problemsOfRequest(isObject(body) ? withNewItems(body, judged) : body);
  return ofForm.length > 0 ? ofForm : problemsOfMeaning(request.api, request.body);
}

/** Without the items that were judged before, but for the last: the list may not be empty. A refused request ends the conversation. */
function withNewItems(body: JsonObject, judged: Set<string>): JsonObject {
  const name = Array.isArray(body['input']) ? 'input' : 'messages';
  const items = body[name];
  if (!Array.isArray(items)) return body;
  const fresh = items.filter((item, at) => {
    const text = JSON.stringify(item);
    const isKnown = judged.has(text);
    judged.add(text);
    return !isKnown || at === items.length - 1;
  });
  return { ...body, [name]: fresh };
}

/** Compiles before the first request comes, so that it is answered as fast as the rest. */
function compileSchemas(): void {
  for (const path of ['/responses', '/chat/completions']) {
    const match = contract.match('POST', path);
    match?.problemsOfRequest({});
    match?.problemsOfResponse(200, {});
  }
}
