import { randomFrom } from '../../src/commands/eval/statistics.ts';

/** Numbers that look random and are the same in every run. */
export class Random {
  /** From 0 (included) to 1 (not included). */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomFrom(seed);
  }

  /** A whole number below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0];
  }
}
