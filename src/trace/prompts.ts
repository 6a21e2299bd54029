import type { RunEvent } from '../core/events.ts';
import { bodyOf } from '../core/ports.ts';
import { isRunEvent, type UncheckedEvent } from './known-event.ts';
import { sha256Of } from './writer.ts';

/** `head`, `items`, `tail`: the parts of which `bodyOf` joins a request's body. */
export interface RebuiltPrompt {
  readonly head: string;
  readonly items: readonly string[];
  readonly tail: string;
  readonly t: number;
  /** The SHA-256 of the body that was sent, as recorded. */
  readonly sha256: string;
  /** The rebuilt body is, byte for byte, the one that was sent. */
  readonly isExact: boolean;
}

type RequestEvent = Extract<RunEvent, { kind: 'llm_request' }>;

export const isRequestEvent = (event: RunEvent): event is RequestEvent => event.kind === 'llm_request';

/** Rebuilds the bodies of requests, each of which the trace holds as what it adds to the one before. Takes the events of a run in order. */
export class PromptRebuilder {
  readonly #items: string[] = [];
  #head = '';
  #tail = '';
  #newest: RequestEvent | null = null;

  /** The whole request; null where the event is none, or one that cannot be read. */
  add(event: UncheckedEvent): RebuiltPrompt | null {
    if (event.kind !== 'llm_request' || !isRunEvent(event) || !isRequestEvent(event)) return null;
    const { payload } = event;
    this.#newest = event;
    this.#head = payload.head ?? this.#head;
    this.#tail = payload.tail ?? this.#tail;
    for (const item of payload.appended) this.#items.push(JSON.stringify(item));
    return this.newest();
  }

  /** The whole request that was added last; null before the first. */
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
