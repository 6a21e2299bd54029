import * as z from 'zod';
import { assertNever } from '../core/errors.ts';
import type { Payload } from '../core/events.ts';
import type { LLM } from '../core/ports.ts';
import { APIS, type Api, REASONING_EFFORTS } from '../core/settings.ts';
import { ChatCompletionsLLM } from './chat-completions.ts';
import { OpenAIResponsesLLM } from './openai-responses.ts';
import { checkApiKey, checkBaseUrl, type ModelOptions } from './provider.ts';
import { NO_MODEL, NO_MODEL_API } from './stand-ins.ts';

export interface LLMOptions extends ModelOptions {
  readonly api: Api;
}

/** The model behind its endpoint, by the protocol that the endpoint speaks. Loads and sends nothing yet. */
export function createLLM(options: LLMOptions): LLM {
  switch (options.api) {
    case 'responses':
      return new OpenAIResponsesLLM(options);
    case 'chat-completions':
      return new ChatCompletionsLLM(options);
    default:
      return assertNever(options.api);
  }
}

const RecordedSchema = z.object({
  api: z.enum(APIS),
  model: z.string(),
  endpoint: z.string(),
  reasoning_effort: z.enum(REASONING_EFFORTS).nullable().default(null),
});

/** The model of a recorded run, to render and read as it did. It has no key, so nothing it would send is answered. Throws for a record that names no model of ours. */
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
