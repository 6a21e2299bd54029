import type { TestReport } from '../../agent/events.ts';

/** Runners name files from where they run, or by their whole path; a report names them from the repository's root. */
export function placeFailures(
  report: TestReport,
  workingDirectory: string,
  isFile: (path: string) => boolean,
): TestReport {
  const placeOf = (file: string): string | null => {
    const inFolder = workingDirectory === '.' ? file : `${workingDirectory}/${file}`;
    return [inFolder, file].find(isFile) ?? null;
  };
  const failures = report.failures.map((failure) => {
    const file = failure.file === null ? null : placeOf(failure.file);
    return { ...failure, file, line: file === null ? null : failure.line };
  });
  return { ...report, failures };
}
