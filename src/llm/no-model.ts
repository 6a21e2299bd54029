import type { LLM } from '../agent/ports.ts';

/** How a trace names a run in which no model was asked. */
export const NO_MODEL_API = 'none';

/** Stands where a model would in a run of the built-in solver. Nobody asks it; who does is told so. */
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
