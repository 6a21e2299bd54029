// What a user may choose about the model, told once for the action's inputs, the terminal's flags and the adapters.

/** OpenAI's two protocols, which many other servers speak as well. */
export const APIS = ['responses', 'chat-completions'] as const;
export type Api = (typeof APIS)[number];

/** OpenAI's words; which of them a model takes is its own matter. */
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

export const DEFAULT_MODEL = {
  baseUrl: 'https://api.openai.com/v1',
  api: 'responses',
  name: 'gpt-5.4-mini',
} as const satisfies { readonly api: Api; readonly [part: string]: string };
