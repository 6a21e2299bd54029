import type { CandidateVerdict } from '../core/events.ts';
import type { Candidate } from './candidate.ts';

/** Candidates that are judged together, with the same limit of time. */
export interface Round {
  readonly candidates: readonly Candidate[];
  readonly level: number;
}

/** So many slow ones at the start mean that the tests themselves are slow, not the candidates. */
const SLOW_AT_START = 6;

/** After so many others, some of those that ran too long get more time: the right one may take long as well. */
const FRESH_BETWEEN = 64;
const SLOW_BETWEEN = 4;

/**
 * Gives candidates in their order. Those that ran too long wait for a second try with more time, until the others are
 * through; when all of the first ones do, the limit was too short for these tests.
 */
export class SearchQueue {
  readonly #source: AsyncIterator<Candidate>;
  readonly #levels: number;
  #level = 0;
  #slow: Candidate[] = [];
  #again: Candidate[] = [];
  #next: Candidate | null = null;
  #judged = 0;
  #fresh = 0;

  /** `levels`: how many limits of time there are. */
  constructor(source: AsyncIterable<Candidate>, levels: number) {
    this.#source = source[Symbol.asyncIterator]();
    this.#levels = levels;
  }

  /** null when none is left that costs less than `mostCost`. */
  async take(count: number, mostCost: number): Promise<Round | null> {
    if (this.#fresh >= FRESH_BETWEEN && this.#slow.length > 0 && !Number.isFinite(mostCost)) {
      this.#fresh = 0;
      const some = this.#slow.splice(0, Math.min(count, SLOW_BETWEEN));
      return { candidates: some, level: this.#level + 1 };
    }
    const candidates = this.#again.splice(0, count);
    while (candidates.length < count) {
      this.#next ??= await this.#pull();
      if (this.#next === null || this.#next.cost >= mostCost) break;
      candidates.push(this.#next);
      this.#next = null;
    }
    if (candidates.length > 0) return { candidates, level: this.#level };
    // Once something passed, what ran too long is not worth the time.
    if (this.#slow.length === 0 || Number.isFinite(mostCost) || this.#level + 1 >= this.#levels) return null;
    this.#raise();
    return this.take(count, mostCost);
  }

  note({ candidates, level }: Round, verdicts: readonly CandidateVerdict[]): void {
    const slow = candidates.filter((_, at) => verdicts[at] === 'slow');
    if (level > this.#level) return;
    this.#judged += verdicts.length;
    this.#fresh += verdicts.length;
    if (this.#level + 1 >= this.#levels) return;
    this.#slow.push(...slow);
    if (this.#judged === this.#slow.length && this.#judged >= SLOW_AT_START) this.#raise();
  }

  #raise(): void {
    this.#level += 1;
    this.#again.push(...this.#slow);
    this.#slow = [];
  }

  async #pull(): Promise<Candidate | null> {
    const { done, value } = await this.#source.next();
    return done === true ? null : value;
  }
}
