import { expect } from 'vitest';

/**
 * Holds work against the same on an eighth of the input, by this process's own processor time: what else the machine does
 * does not count. Quadratic work takes 64 times as long on the whole.
 */
export async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  // V8 compiles at the first call.
  await work(size / 8);
  const part = await processorMs(() => work(size / 8));
  expect(await processorMs(() => work(size))).toBeLessThan(Math.min(24 * part + 250, MAX_MS));
}

const MAX_MS = 20_000;

async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
