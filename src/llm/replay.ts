import type { Json } from '../agent/json.ts';
import type { Completion, Conversation, LLM, RenderedRequest } from '../agent/ports.ts';

/** What a record says came back for a request: the raw of a reply, or the completion itself (a failure has no raw). */
export type RecordedReply = { readonly sha256: string } & (
  | { readonly raw: Json }
  | { readonly completion: Completion }
);

export interface ReplayOptions {
  /** Renders and reads; its `send` is never called. */
  readonly inner: Omit<LLM, 'send'>;
  readonly replies: readonly RecordedReply[];
  /** Called before each answer. `expected` is undefined after the last recorded reply; a differing sha256 is the caller's to judge. */
  onRequest?(index: number, request: RenderedRequest, expected: string | undefined): void;
}

/** Answers from a record, in order, whatever is asked; `exhausted` after its end. */
export class ReplayLLM implements LLM {
  readonly api: string;
  readonly model: string;
  readonly endpoint: string;
  readonly reasoningEffort: string | null;
  readonly #options: ReplayOptions;
  #next = 0;

  constructor(options: ReplayOptions) {
    this.api = options.inner.api;
    this.model = options.inner.model;
    this.endpoint = options.inner.endpoint;
    this.reasoningEffort = options.inner.reasoningEffort;
    this.#options = options;
  }

  render(conversation: Conversation): RenderedRequest {
    return this.#options.inner.render(conversation);
  }

  async send(request: RenderedRequest): Promise<Completion> {
    const index = this.#next;
    this.#next += 1;
    const reply = this.#options.replies[index];
    this.#options.onRequest?.(index, request, reply?.sha256);
    if (reply === undefined) {
      const message = `The record ends after ${index} replies.`;
      return { kind: 'failed', reason: 'exhausted', status: null, message };
    }
    return 'raw' in reply ? this.read(reply.raw) : reply.completion;
  }

  read(raw: Json): Completion {
    return this.#options.inner.read(raw);
  }
}
