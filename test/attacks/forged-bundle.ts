import { readFileSync } from 'node:fs';
import { BundleRefusal, readBundle } from '../../src/action/bundle.ts';

// A process of its own: reads the bundle that its argument names, and prints what refused it, how long that took, and the
// most memory that the process had.

const bytes = readFileSync(process.argv[2] ?? '');
const start = performance.now();
try {
  readBundle(bytes);
} catch (error) {
  if (!(error instanceof BundleRefusal)) throw error;
  const ms = performance.now() - start;
  const mib = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ rule: error.rule, message: error.message, ms, mib }));
}
