import { expect } from 'vitest';

/**
 * Holds work against the same on an eighth of the input, by this process's own processor time. Quadratic work takes 64 times as
 * long on the whole. A busy host, or memory cleared at that moment, spoils a measurement: one of three has to hold.
 */
export async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  // V8 compiles at the first call.
  await work(size / 8);
  const measured: string[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const part = await processorMs(() => work(size / 8));
    const whole = await processorMs(() => work(size));
    if (whole < Math.min(24 * part + 250, MAX_MS)) return;
    measured.push(`${whole.toFixed()} ms over ${part.toFixed()} ms for an eighth`);
  }
  expect.fail(`more than linear: ${measured.join(', ')}`);
}

const MAX_MS = 20_000;

/** How long this process computes in `work`, whatever else the machine does. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
