import { type BigIntStats, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestReport } from '../core/events.ts';
import { toReport } from '../runners/all-runners.ts';
import { readJunitXml, XmlError } from '../runners/junit-xml.ts';
import type { TestCounts } from '../runners/test-runner.ts';
import { matcher } from '../workspace/repo-path.ts';
import { readRegularFile } from './folders.ts';

/** What lies below a folder and fits the glob, by path; kept from before a run, to know what it wrote. */
export type ReportFiles = ReadonlyMap<string, string>;

const MAX_REPORTS = 500;
const MAX_REPORT_BYTES = 8 * 1024 * 1024;
const MAX_ALL_BYTES = 32 * 1024 * 1024;
const MAX_LOOKED_AT = 200_000;
/** Not looked into: nobody writes reports there, and they are large. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', 'node_modules', '.venv', 'venv']);

/** Regular files that fit; a link, to a folder too, is none. Throws a GlobError for what is no glob. */
export function findReports(folder: string, glob: string): ReportFiles {
  const isReport = matcher([glob], '');
  const found = new Map<string, string>();
  const folders = [''];
  let seen = 0;
  for (const below of folders) {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (++seen > MAX_LOOKED_AT || found.size >= MAX_REPORTS) return found;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) folders.push(path);
      if (!entry.isFile() || !isReport(path)) continue;
      const stats = lstatSync(join(folder, path), { bigint: true, throwIfNoEntry: false });
      if (stats !== undefined) found.set(path, reportStamp(stats));
    }
  }
  return found;
}

const reportStamp = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].join(' ');

/**
 * The reports that a run wrote, as one; null when it wrote none that can be read. Bounded in number and size. Code
 * under test can write such files as well: like an output, a report guides the work and proves nothing by itself.
 */
export function readReports(folder: string, glob: string, before: ReportFiles): TestReport | null {
  const written = [...findReports(folder, glob)].filter(([path, stamp]) => before.get(path) !== stamp);
  const read: { readonly path: string; readonly found: TestCounts }[] = [];
  let left = MAX_ALL_BYTES;
  for (const [path] of written.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const text = readRegularFile(join(folder, path), Math.min(MAX_REPORT_BYTES, left));
    const found = text === null ? null : junitCounts(text);
    if (text === null || found === null) continue;
    left -= text.length;
    read.push({ path, found });
  }
  const [first] = read;
  if (first === undefined) return null;
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    read.reduce((all, { found }) => all + (found[key] ?? 0), 0);
  const failures = read.flatMap(({ found }) => found.failures);
  const source = read.length === 1 ? first.path : `${first.path} and ${read.length - 1} more`;
  return toReport(source, {
    failures,
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  });
}

function junitCounts(text: string): TestCounts | null {
  try {
    return readJunitXml(text);
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}
