import type { Json } from '../core/json.ts';
import type { Completion, Conversation, LLM, RenderedRequest, SendOptions } from '../core/ports.ts';

/** What a record says came back for a request: the raw of a reply, or a failure as it stands. */
export type RecordedReply =
  | { readonly kind: 'reply'; readonly raw: Json }
  | Extract<Completion, { kind: 'failed' }>;

export interface ReplayOptions {
  /** Renders and reads. */
  readonly model: LLM;
  readonly replies: readonly RecordedReply[];
  /** After the last recorded reply, whether `model` is asked itself; otherwise such a request fails as `exhausted`. */
  readonly goesOn: boolean;
}

/** Answers from a record, in order, whatever is asked. */
export class ReplayLLM implements LLM {
  readonly api: string;
  readonly model: string;
  readonly endpoint: string;
  readonly reasoningEffort: string | null;
  readonly #options: ReplayOptions;
  #sent = 0;

  constructor(options: ReplayOptions) {
    this.api = options.model.api;
    this.model = options.model.model;
    this.endpoint = options.model.endpoint;
    this.reasoningEffort = options.model.reasoningEffort;
    this.#options = options;
  }

  render(conversation: Conversation): RenderedRequest {
    return this.#options.model.render(conversation);
  }

  async send(request: RenderedRequest, options: SendOptions): Promise<Completion> {
    const { model, replies, goesOn } = this.#options;
    const reply = replies[this.#sent];
    this.#sent += 1;
    if (reply !== undefined) return reply.kind === 'reply' ? this.read(reply.raw) : reply;
    if (goesOn) return model.send(request, options);
    const message = `The record ends after ${replies.length} replies.`;
    return { kind: 'failed', reason: 'exhausted', status: null, message };
  }

  read(raw: Json): Completion {
    return this.#options.model.read(raw);
  }
}

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
