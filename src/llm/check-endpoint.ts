import { headersFor, lossWord } from './exchange.ts';
import { type HttpAnswer, HttpClient } from './http.ts';
import { type ModelAccess, withoutKey } from './provider.ts';
import { parseBody } from './reply.ts';
import { FINAL_LOSS, isText, member, readSaid, refusal, unreachable } from './retry.ts';

/** What is known of an endpoint before it is asked for anything that costs. */
export type EndpointCheck =
  /** Nothing speaks against it, or nothing could be learned in time. */
  | { readonly kind: 'open' }
  /** It lists its models, and not these. */
  | { readonly kind: 'unlisted'; readonly missing: readonly Unlisted[] }
  /** No request of the run can succeed. */
  | { readonly kind: 'closed'; readonly problem: string };

export interface Unlisted {
  readonly model: string;
  readonly problem: string;
}

export interface CheckRequest extends Omit<ModelAccess, 'model'> {
  /** All that the run may ask. */
  readonly models: readonly string[];
  /** Where the run will send its requests. */
  readonly endpoint: string;
  readonly signal: AbortSignal;
}

const OPEN: EndpointCheck = { kind: 'open' };

/**
 * Asks for the list of models, which bills nothing (https://platform.openai.com/docs/api-reference/models/list). A server without such a list is as good as any. Some refuse the list
 * to a key that is right (Anthropic wants another header there, a restricted key of OpenAI's another scope), so a refused
 * key is tried once more where the run will use it, with a body that is no request. Never throws.
 */
export async function checkEndpoint(request: CheckRequest): Promise<EndpointCheck> {
  const { baseUrl, endpoint, key, signal } = request;
  const http = new HttpClient();
  try {
    const url = new URL(`${baseUrl}/models`);
    const listed = await http.get({ url, headers: headersFor(key, null), signal });
    if (listed.status >= 200 && listed.status < 300) return judgeList(request, listed);
    if (!isRefusal(listed)) return OPEN;
    const body = '{}';
    const used = await http.post({
      url: new URL(endpoint),
      headers: headersFor(key, body),
      body,
      signal,
    });
    return isRefusal(used) ? closed(request, used) : OPEN;
  } catch (error) {
    const word = lossWord(error);
    const names = { key: request.keyName, baseUrl: request.baseUrlName };
    return FINAL_LOSS.test(word) && !signal.aborted
      ? { kind: 'closed', problem: unreachable(word, 1, names).message }
      : OPEN;
  }
}

const isRefusal = ({ status }: HttpAnswer): boolean => status === 401 || status === 403;

function closed({ key, keyName, baseUrlName }: CheckRequest, answer: HttpAnswer): EndpointCheck {
  const said = readSaid(answer.bytes.toString('utf8'), (text) => withoutKey(text, key));
  const { message } = refusal(answer.status, said, { key: keyName, baseUrl: baseUrlName });
  return { kind: 'closed', problem: message };
}

function judgeList(
  { baseUrl, baseUrlName, models }: CheckRequest,
  { contentType, bytes }: HttpAnswer,
): EndpointCheck {
  const body = parseBody({ contentType, bytes }, baseUrlName);
  const list = body.kind === 'object' ? body.value['data'] : undefined;
  const names = Array.isArray(list) ? list.map((each) => member(each, 'id')).filter(isText) : [];
  // One model alone serves under any name (llama.cpp); Azure lists models, and is asked for deployments.
  const isWhole = names.length > 1 && !/\.azure\.(com|us|cn)$/.test(new URL(baseUrl).hostname);
  const known = new Set(names.map(plainName));
  const missing = isWhole ? models.filter((model) => !known.has(plainName(model))) : [];
  if (missing.length === 0) return OPEN;
  const problem = (model: string) =>
    `The model endpoint does not list ${JSON.stringify(model)} among its ${names.length} models.`;
  return { kind: 'unlisted', missing: missing.map((model) => ({ model, problem: problem(model) })) };
}

/** `models/x` (Gemini), `x:latest` (Ollama) and `vendor/x:free` (OpenRouter) are asked for by shorter names as well. */
const plainName = (name: string): string =>
  (name.toLowerCase().split('/').at(-1) ?? '').replace(/:[\w.-]+$/, '');
