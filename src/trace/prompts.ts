import type { RunEvent } from '../core/events.ts';
import { bodyOf, type RenderedRequest } from '../core/ports.ts';
import { isRunEvent, type UncheckedEvent } from './known-event.ts';
import { sha256Of } from './writer.ts';

/** The parts that a body is joined from. */
type PromptParts = Pick<RenderedRequest, 'head' | 'items' | 'tail'>;

export interface RebuiltPrompt extends PromptParts {
  readonly t: number;
  /** Of the body, as recorded when it was sent. */
  readonly sha256: string;
  /** The rebuilt body is, byte for byte, the one that was sent. */
  readonly isExact: boolean;
}

type RequestEvent = Extract<RunEvent, { kind: 'llm_request' }>;

export const isRequestEvent = (event: RunEvent): event is RequestEvent => event.kind === 'llm_request';

/** Puts prompts together again: takes the events of a run in order, and uses its requests. */
export class PromptRebuilder {
  readonly #items: string[] = [];
  #head = '';
  #tail = '';
  #newest: RequestEvent | null = null;

  /** The whole of this request; null where the event is no request, or one that cannot be read. */
  add(event: UncheckedEvent): RebuiltPrompt | null {
    if (event.kind !== 'llm_request' || !isRunEvent(event) || !isRequestEvent(event)) return null;
    const { payload } = event;
    this.#newest = event;
    this.#head = payload.head ?? this.#head;
    this.#tail = payload.tail ?? this.#tail;
    for (const item of payload.appended) this.#items.push(JSON.stringify(item));
    return this.newest();
  }

  /** The whole of the request added last; null before the first. */
  newest(): RebuiltPrompt | null {
    if (this.#newest === null) return null;
    const { t, sha256 } = this.#newest.payload;
    const parts = { head: this.#head, items: this.#items.slice(), tail: this.#tail };
    return {
      ...{ t, ...parts, sha256 },
      get isExact() {
        return sha256Of(bodyOf(parts)) === sha256;
      },
    };
  }
}
