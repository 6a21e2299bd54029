import { Expander } from './expansion.ts';

/** Runs that may still go on; more than this many at once in one file are not remembered well enough to resolve references. */
const MAX_OPEN_RUNS = 64;

/** What a reader remembers of the runs in a file: little of each, and references only of those under way. */
export class OpenRuns {
  readonly #counts = new Map<string, number>();
  readonly #expanders = new Map<string, Expander>();

  /** Counts an event of the run, and gives the events before it. */
  count(runId: string): number {
    const before = this.#counts.get(runId) ?? 0;
    this.#counts.set(runId, before + 1);
    return before;
  }

  expander(runId: string): Expander {
    const expander = this.#expanders.get(runId) ?? new Expander();
    this.#expanders.delete(runId);
    this.#expanders.set(runId, expander);
    const [oldest] = this.#expanders.keys();
    if (oldest !== undefined && this.#expanders.size > MAX_OPEN_RUNS) this.#expanders.delete(oldest);
    return expander;
  }

  end(runId: string): void {
    this.#expanders.delete(runId);
  }
}
