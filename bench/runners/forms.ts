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

const MARK = '#### ';

/** All outputs of a runner as one text: each below a line with its form. */
export const textOfOutputs = (outputs: Outputs): string =>
  [...outputs].flatMap(([form, texts]) => texts.map((text) => `${MARK}${form}\n${text}\n`)).join('');

export function outputsOfText(text: string): Outputs {
  const outputs = new Map<Form, string[]>();
  for (const part of `\n${text}`.split(`\n${MARK}`).slice(1)) {
    const end = part.indexOf('\n');
    const form = FORMS.find((each) => each === part.slice(0, end));
    if (form !== undefined) outputs.set(form, [...(outputs.get(form) ?? []), part.slice(end + 1)]);
  }
  return outputs;
}

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
  if (form === 'ci') return readTestOutput(failedPart(readLog(first.split('\n')), {}).text);
  if (form !== 'report' || row.report?.files === undefined) return readTestOutput(first);
  const reports = new FileReports();
  for (const [at, text] of texts.entries())
    reports.add(`report-${at}.xml`, [text.replaceAll(`${CHECKOUT}/`, '')]);
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
  const isOther = form === 'report';
  const wanted = (isOther ? row.reported : undefined) ?? row.failing;
  const { passed, failed, skipped } = report;
  const counts = (isOther ? row.reportedCounts : undefined) ?? row.counts;
  const areCounted = [passed, failed, skipped].join() === counts.join();
  const ids = report.failures.map(({ id }) => id);
  const isNamed = isOther || ids.join('\n') === wanted.toSorted().join('\n');
  const plain = readForm(row, 'plain', outputs.get('plain') ?? [])?.failures ?? [];
  const shared = plain.filter(({ id }) => wanted.includes(id));
  const more = wanted.filter((id) => !row.failing.includes(id));
  const isSame =
    wanted.length === report.failures.length &&
    more.every((id) => ids.includes(id)) &&
    shared.every((one) => report.failures.filter((other) => isSameTest(one, other)).length === 1);
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
