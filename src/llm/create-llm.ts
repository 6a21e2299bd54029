import { assertNever } from '../agent/assert-never.ts';
import type { LLM } from '../agent/ports.ts';
import { ChatCompletionsLLM } from './chat-completions.ts';
import type { ModelOptions } from './model-options.ts';
import { OpenAIResponsesLLM } from './openai-responses.ts';
import type { Api } from './provider.ts';

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
