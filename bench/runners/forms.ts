import type { TestReport } from '../../src/core/events.ts';
import { isSameTest } from '../../src/core/verdict/same-failure.ts';
import { FileReports, readTestOutput } from '../../src/runners/all-runners.ts';
import { failedPart, readLog } from '../../src/workflow/step-log.ts';
import type { RunnerRow } from './row.ts';

/** The forms in which users meet what a runner tells, and the run of only the failing tests. */
export const FORMS = ['plain', 'colour', 'pnpm', 'turbo', 'ci', 'report', 'only'] as const;
export type Form = (typeof FORMS)[number];

/** What one runner printed in each form; for a report in files, what each of these holds. */
export type Outputs = ReadonlyMap<Form, readonly string[]>;

/** In outputs that are kept, the shop stands where GitHub's runners check a repository out. */
export const CHECKOUT = '/home/runner/work/shop/shop';

const STAMP = '2026-01-02T03:04:05.1234567Z ';

/** The output as GitHub's log of the job shows it. */
export const asLog = (output: string): string =>
  [
    '##[group]Run the tests',
    'shell: /usr/bin/bash -e {0}',
    '##[endgroup]',
    ...output.split('\n'),
    '##[error]Process completed with exit code 1.',
  ]
    .map((line) => `${STAMP}${line}\n`)
    .join('');

export function readForm(row: RunnerRow, form: Form, texts: readonly string[]): TestReport | null {
  const [first = ''] = texts;
  if (form === 'ci') return readTestOutput(failedPart(readLog(first), {}).text);
  if (form !== 'report' || row.report?.files === undefined) return readTestOutput(first);
  const reports = new FileReports();
  for (const [at, text] of texts.entries())
    reports.add(`report-${at}.xml`, text.replaceAll(`${CHECKOUT}/`, ''));
  return reports.sum();
}

/** What is wrong with how one form is read: its counts, its names, or whether they are those of the plain form. '': nothing. */
export function faultsOf(row: RunnerRow, form: Form, outputs: Outputs): string {
  const texts = outputs.get(form);
  if (texts === undefined) return '–';
  const report = readForm(row, form, texts);
  // Where the counts are not known and no test is named, there is nothing to read.
  if (report === null) return row.failing.length === 0 ? '' : 'unread';
  if (form === 'only') return faultsAlone(row, report);
  const wanted = (form === 'report' ? row.reported : undefined) ?? row.failing;
  const missing = wanted.length - row.failing.length;
  const { passed, failed, skipped } = report;
  const [p, f, s] = form === 'report' ? (row.reportedCounts ?? row.counts) : row.counts;
  const areCounted = passed === p && failed === (f === null ? f : f + missing) && skipped === s;
  const ids = report.failures.map(({ id }) => id);
  const isNamed = form === 'report' || ids.join('\n') === wanted.toSorted().join('\n');
  const plain = readForm(row, 'plain', outputs.get('plain') ?? [])?.failures ?? [];
  const known =
    form === 'report' && row.reported !== undefined
      ? plain.filter((each) => wanted.includes(each.id))
      : plain;
  const isSame =
    known.length === report.failures.length &&
    known.every((one) => report.failures.filter((other) => isSameTest(one, other)).length === 1);
  return [
    areCounted ? '' : `counts ${passed}/${failed}/${skipped}`,
    isNamed ? '' : `names ${ids.join(' | ')}`,
    isSame ? '' : `identity ${ids.join(' | ')}`,
  ]
    .filter((fault) => fault !== '')
    .join('; ');
}

function faultsAlone({ failing, passedAlone = 0 }: RunnerRow, { passed, failures }: TestReport): string {
  if (passedAlone === null) return '–';
  const ids = failures.map(({ id }) => id);
  return (passed === null || passed === passedAlone) && ids.join('\n') === failing.toSorted().join('\n')
    ? ''
    : `ran ${passed} others; ${ids.join(' | ')}`;
}
