import * as z from 'zod';
import type { Payload } from '../core/events.ts';
import type { LLM, RecordedReply } from '../core/ports.ts';
import { APIS, type Api, REASONING_EFFORTS } from '../core/settings.ts';
import { CHAT } from './chat-completions.ts';
import { EndpointLLM } from './exchange.ts';
import { RESPONSES } from './openai-responses.ts';
import { checkApiKey, checkBaseUrl, type ModelOptions } from './provider.ts';

export interface LLMOptions extends ModelOptions {
  readonly api: Api;
}

/** The model behind its endpoint, by the protocol that the endpoint speaks. Loads and sends nothing yet. */
export const createLLM = (options: LLMOptions): LLM =>
  new EndpointLLM(options.api === 'responses' ? RESPONSES : CHAT, options);

const RecordedSchema = z.object({
  api: z.enum(APIS),
  model: z.string(),
  endpoint: z.string(),
  reasoning_effort: z.enum(REASONING_EFFORTS).nullable().default(null),
});

/** The model of a recorded run, to render and read as it did; it has no key to send anything with. Throws for a record that names no model of ours. */
export function recordedModel(recorded: Payload<'run_start'>['llm']): LLM {
  if (recorded.api === NO_MODEL_API) return NO_MODEL;
  const parsed = RecordedSchema.safeParse(recorded);
  if (!parsed.success)
    throw new Error(`The trace names a model that cannot be used: ${parsed.error.message}`);
  const { api, model, endpoint, reasoning_effort: reasoningEffort } = parsed.data;
  const baseUrl = checkBaseUrl(
    endpoint.replace(/\/(responses|chat\/completions)$/, ''),
    'the recorded endpoint',
  );
  const key = checkApiKey('none', 'the key of a replay');
  return createLLM({ api, model, baseUrl, key, reasoningEffort, keyName: 'key', baseUrlName: 'endpoint' });
}

/**
 * Answers from a record, in order, whatever is asked; `model` renders and reads. After the last reply, where the replay
 * `goesOn`, `model` is asked itself; otherwise such a request fails as `exhausted`.
 */
export function replayLLM({
  model,
  replies,
  goesOn,
}: {
  readonly model: LLM;
  readonly replies: readonly RecordedReply[];
  readonly goesOn: boolean;
}): LLM {
  const left = replies.values();
  return {
    api: model.api,
    model: model.model,
    endpoint: model.endpoint,
    reasoningEffort: model.reasoningEffort,
    render: (conversation) => model.render(conversation),
    read: (raw) => model.read(raw),
    send: async (request, options) => {
      const reply = left.next().value;
      if (reply !== undefined) return reply.kind === 'reply' ? model.read(reply.raw) : reply;
      if (goesOn) return model.send(request, options);
      const message = `The record ends after ${replies.length} replies.`;
      return { kind: 'failed', reason: 'exhausted', status: null, message };
    },
  };
}

/** How a trace names a run in which no model was asked. */
export const NO_MODEL_API = 'none';

/** Stands where a model would in a run of the built-in solver. Never asked: `send` and `read` fail with an explanation. */
export const NO_MODEL: LLM = {
  api: NO_MODEL_API,
  model: 'builtin',
  endpoint: '',
  reasoningEffort: null,
  render: () => {
    throw new Error('a run without a model rendered a request');
  },
  send: () =>
    Promise.resolve({
      kind: 'failed',
      reason: 'rejected',
      status: null,
      message: 'There is no model in this run.',
    }),
  read: (raw) => ({
    kind: 'garbled',
    error: 'there is no model in this run',
    raw,
    usage: { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 },
  }),
};
