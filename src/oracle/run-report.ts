import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestReport } from '../core/events.ts';
import type { TestResult } from '../core/ports.ts';
import { FileReports, reportsOfBuilds } from '../runners/all-runners.ts';
import { matcher } from '../workspace/repo-path.ts';
import { folderIn, openRegularFile } from './folders.ts';

/** What the report files of a run hold. `lost`: the command passed, and wrote none, although it did in an earlier run. */
type FileReport = TestReport | 'none' | 'lost';

/** The reports of one run, by where they were found. */
interface RunReports {
  /** From the files that the user's `test-report` names; null: `test-report` is not set. */
  readonly named: FileReport | null;
  /** From the output; null: no known test runner printed it. */
  readonly printed: TestReport | null;
  /** The report in files at the places where build tools write theirs; asked for only where the output does not tell enough. */
  readonly built: () => FileReport;
  readonly verdict: TestResult['verdict'];
}

/** Stands for lost report files: no test is known to have run. */
const NOTHING_REPORTED: TestReport = { source: 'no report', failures: [], passed: 0, failed: 0, skipped: 0 };

/**
 * The report that counts. With `test-report` set, it is that of the files, or of the output where no run has written such files. Without
 * it, an output with counts is enough. `vitest --reporter=github-actions` prints failures without counts: where its build has written a
 * JUnit file as well, the counts are that file's, and the failures those that were printed.
 *
 * Where a run is red, and the report that counts names no failure, the other source may: a file that cannot be loaded, a package that does
 * not build and a crash are told by one of the two. Two sources count differently, so the counts are then unknown. Where neither names a
 * failure, the number of those that failed is unknown.
 */
export function chooseReport(run: RunReports): TestReport | null {
  const chosen = preferredReport(run);
  if (run.verdict !== 'red' || chosen === null || namesFailure(chosen)) return chosen;
  const isPrinted = chosen === run.printed;
  const other = isPrinted ? (run.named ?? run.built()) : run.printed;
  if (other === null || typeof other === 'string' || !namesFailure(other)) return { ...chosen, failed: null };
  const { ran: _, ...rest } = other;
  return { ...rest, passed: null, failed: null, skipped: null };
}

const namesFailure = ({ failures, failed }: TestReport): boolean => failures.length > 0 || (failed ?? 0) > 0;

function preferredReport({ named, printed, built }: RunReports): TestReport | null {
  if (named === null && printed !== null && printed.passed !== null) return printed;
  const files = named ?? built();
  if (files === 'none') return printed;
  const failures = named === null ? (printed?.failures ?? []) : [];
  if (files === 'lost') return named === null && printed !== null ? printed : NOTHING_REPORTED;
  if (failures.length === 0) return files;
  return { ...files, failures, ...(printed?.cut === true ? { cut: true } : {}) };
}

interface ReportOptions {
  /** The user's `test-report`: a glob below the working directory; null: it is not set. */
  readonly glob: string | null;
  readonly workingDirectory: string;
  /** The paths of the base commit's files. */
  readonly paths: () => Iterable<string>;
}

/** A run of the command that has ended. */
interface FinishedRun {
  /** The folder that holds the files which the run has written. */
  readonly root: string;
  readonly before: ReportFiles;
  readonly verdict: TestResult['verdict'];
  readonly printed: TestReport | null;
}

/** Reads the reports of one command's runs. */
export class ReportReader {
  readonly #options: ReportOptions;
  readonly #maxBytes: number;
  #places: readonly ReportPlace[] | null = null;
  #hasWritten = false;

  constructor(options: ReportOptions, maxBytes = MAX_ALL_BYTES) {
    this.#options = options;
    this.#maxBytes = maxBytes;
  }

  /** The report files that are there before a run: a file that the run leaves as it was is no report of the run. */
  filesIn(root: string): ReportFiles {
    return findReports(root, this.#where());
  }

  reportOf({ root, before, verdict, printed }: FinishedRun): TestReport | null {
    const files = (): FileReport => {
      const found = this.#read(root, before);
      this.#hasWritten ||= found !== null;
      return found ?? (verdict === 'green' && this.#hasWritten ? 'lost' : 'none');
    };
    return chooseReport({
      named: this.#options.glob === null ? null : files(),
      printed,
      built: files,
      verdict,
    });
  }

  /**
   * The reports that a run wrote, as one; null when it wrote none that can be read. Bounded in number and in what is read of them, whether
   * they turn out to be reports or not. Code under test can write such files as well: like an output, a report guides the work and proves
   * nothing by itself.
   */
  #read(root: string, before: ReportFiles): TestReport | null {
    const { stamps, isWhole } = findReports(root, this.#where());
    const written = [...stamps].filter(([path, stamp]) => before.stamps.get(path) !== stamp);
    const reports = new FileReports();
    let left = this.#maxBytes;
    const counted = (piece: string): string => {
      left -= piece.length;
      return piece;
    };
    if (!isWhole) reports.leaveOut('all that lie behind too many files');
    for (const [path] of written.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const pieces = openRegularFile(join(root, path), Math.min(MAX_REPORT_BYTES, left));
      if (pieces === null) reports.leaveOut(`${path}, which is too large`);
      else reports.add(path, Iterator.from(pieces).map(counted));
    }
    return reports.sum();
  }

  #where(): readonly ReportPlace[] {
    const { glob, workingDirectory, paths } = this.#options;
    this.#places ??= glob === null ? reportsOfBuilds(paths()) : [{ folder: workingDirectory, glob }];
    return this.#places;
  }
}

/** A folder below the checkout, and a glob of the JUnit XML files below it. */
interface ReportPlace {
  readonly folder: string;
  readonly glob: string;
}

interface ReportFiles {
  /** Path → inode, size and times of each report file: a run has written those for which these differ afterwards. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Whether all was looked at. */
  readonly isWhole: boolean;
}

const MAX_REPORTS = 10_000;
const MAX_REPORT_BYTES = 8 * 1024 * 1024;
/** Read one file after the other, in some 25 ms a megabyte. */
const MAX_ALL_BYTES = 256 * 1024 * 1024;
const MAX_LOOKED_AT = 200_000;
/** Folders that are not searched: no runner writes reports there, and they are large. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['.git', 'node_modules', '.venv', 'venv']);

/** Finds the regular files that match the globs; follows no link. Throws a GlobError for a text that is no glob. */
function findReports(root: string, places: readonly ReportPlace[]): ReportFiles {
  const found = new Map<string, string>();
  let seen = 0;
  for (const { folder, glob } of places) {
    const start = folderIn(root, folder);
    const isReport = matcher([glob], '');
    const folders = start === null ? [] : [''];
    for (const below of folders) {
      for (const entry of readdirSync(join(start ?? root, below), { withFileTypes: true })) {
        if (++seen > MAX_LOOKED_AT || found.size >= MAX_REPORTS) return { stamps: found, isWhole: false };
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) folders.push(path);
        if (!entry.isFile() || !isReport(path)) continue;
        const stats = lstatSync(join(start ?? root, path), { bigint: true, throwIfNoEntry: false });
        if (stats === undefined) continue;
        const { ino, size, mtimeNs, ctimeNs } = stats;
        found.set(join(folder, path), [ino, size, mtimeNs, ctimeNs].join(' '));
      }
    }
  }
  return { stamps: found, isWhole: true };
}
