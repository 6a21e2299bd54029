import { expect } from 'vitest';

/**
 * Holds work against the same on an eighth of the input, by this process's own processor time: linear work takes 8 times as long on the
 * whole, quadratic work 64 times. A busy host, code that is not compiled yet, or memory cleared at that moment only adds to a
 * measurement, so the least of up to eight counts. An input that takes some tens of milliseconds is enough.
 */
export async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  let part = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  await work(size / 8);
  for (let attempt = 0; attempt < 8; attempt++) {
    part = Math.min(part, await processorMs(() => work(size / 8)));
    whole = Math.min(whole, await processorMs(() => work(size)));
    if (whole < 14 * part + SLACK_MS) return;
  }
  expect.fail(`more than linear: ${whole.toFixed()} ms over ${part.toFixed(1)} ms for an eighth`);
}

/** What the collection of garbage may add to every measurement of the whole. */
const SLACK_MS = 12;

/** How long this process computes in `work`, whatever else the machine does. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
