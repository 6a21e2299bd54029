/** How far back a reference may reach: so many events of the run, and so many characters of their lines. */
const WINDOW_EVENTS = 64;
const WINDOW_CHARS = 8 * 1024 * 1024;

/**
 * A run's newest events, by seq. Writer and reader forget by the same rule, so that what the writer refers to
 * is still there for the reader, and neither holds a whole run. The newest event always stays.
 */
export class EventWindow<T> {
  readonly #entries = new Map<number, { readonly value: T; readonly chars: number }>();
  #chars = 0;

  get(seq: number): T | undefined {
    return this.#entries.get(seq)?.value;
  }

  /** Adds an event whose line has `chars` UTF-16 units; gives back what fell out. */
  push(seq: number, value: T, chars: number): readonly T[] {
    const dropped: T[] = [];
    this.#drop(seq);
    this.#entries.set(seq, { value, chars });
    this.#chars += chars;
    for (const [oldest, entry] of this.#entries) {
      if (oldest === seq || (this.#entries.size <= WINDOW_EVENTS && this.#chars <= WINDOW_CHARS)) break;
      this.#drop(oldest);
      dropped.push(entry.value);
    }
    return dropped;
  }

  #drop(seq: number): void {
    this.#chars -= this.#entries.get(seq)?.chars ?? 0;
    this.#entries.delete(seq);
  }
}
