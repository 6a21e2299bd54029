import { readFileSync } from 'node:fs';
import { BundleRefusal, readBundle } from '../../src/action/bundle.ts';
import { errorText } from '../../src/base/errors.ts';
import { verifyTrace } from '../../src/trace/integrity.ts';
import { readRun } from '../../src/trace/reader.ts';

// A process of its own: reads the bundle or the trace that its argument names, and prints what was said of it, the processor's
// time that this took, and the most memory that the process had beside that of the program itself.

const path = process.argv[2] ?? '';
const bytes = path.endsWith('.json') ? readFileSync(path) : null;
const before = process.cpuUsage();
const startKiB = process.resourceUsage().maxRSS;
const problems: string[] = [];
try {
  if (bytes !== null) readBundle(bytes);
  else for (const read of [verifyTrace, (file: string) => readRun(file, null)]) await read(path);
} catch (error) {
  problems.push(error instanceof BundleRefusal ? `${error.rule}: ${error.message}` : errorText(error));
}
const { user, system } = process.cpuUsage(before);
const mib = (process.resourceUsage().maxRSS - startKiB) / 1024;
process.stdout.write(JSON.stringify({ problems: problems.join('; '), ms: (user + system) / 1000, mib }));
