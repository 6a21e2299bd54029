// Fails when dist/ outgrows its budget: every job that uses the action downloads it.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_BYTES = 16_000_000;

const dist = join(import.meta.dirname, '../dist');
const bytes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((path) => statSync(join(dist, path)))
  .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
const inMB = (count: number): string => `${(count / 1e6).toFixed(1)} MB`;
console.log(`dist/: ${inMB(bytes)} of ${inMB(MAX_BYTES)}`);
if (bytes > MAX_BYTES) process.exitCode = 1;
