import type { Json } from '../agent/json.ts';
import type { Completion, Conversation, LLM, RenderedRequest, SendOptions } from '../agent/ports.ts';

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
