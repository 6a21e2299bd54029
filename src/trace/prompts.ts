import type { RunEvent, RunEventOf } from '../core/events.ts';
import { bodyOf, type RenderedRequest } from '../core/ports.ts';
import { sha256Of } from './writer.ts';

/** The parts that a body is joined from. */
export type PromptParts = Pick<RenderedRequest, 'head' | 'items' | 'tail'>;

/** A request as it was sent. */
export interface RebuiltPrompt extends PromptParts {
  readonly kind: 'llm_request' | 'reflection_request';
  readonly t: number;
  /** Of the body, as recorded when it was sent. */
  readonly sha256: string;
}

/** True when the rebuilt body is, byte for byte, the one that was sent. */
export const isExact = (prompt: RebuiltPrompt): boolean => sha256Of(bodyOf(prompt)) === prompt.sha256;

export type RequestEvent = RunEventOf<RebuiltPrompt['kind']>;

export function isRequestEvent(event: RunEvent): event is RequestEvent {
  return event.kind === 'llm_request' || event.kind === 'reflection_request';
}

/** Puts prompts together again: takes a run's requests in order, reflections included. */
export class PromptRebuilder {
  readonly #items: string[] = [];
  #head = '';
  #tail = '';
  #newest: RequestEvent | null = null;

  add(request: RequestEvent): void {
    this.#newest = request;
    this.#head = request.payload.head ?? this.#head;
    this.#tail = request.payload.tail ?? this.#tail;
    for (const item of request.payload.appended) this.#items.push(JSON.stringify(item));
  }

  /** The whole of the request added last; null before the first. */
  newest(): RebuiltPrompt | null {
    if (this.#newest === null) return null;
    const { kind, payload } = this.#newest;
    const { t, sha256 } = payload;
    return { kind, t, head: this.#head, items: this.#items.slice(), tail: this.#tail, sha256 };
  }
}
