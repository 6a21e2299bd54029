import type { Pace } from '../../src/llm/provider.ts';

/** Time that passes only while someone sleeps; nobody has to wait for it. */
export function fakePace(): Pace & { readonly slept: readonly number[] } {
  const slept: number[] = [];
  return {
    slept,
    now: () => slept.reduce((sum, ms) => sum + ms, 0),
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      slept.push(ms);
    },
  };
}
