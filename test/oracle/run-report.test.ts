import { expect, test } from 'vitest';
import { chooseReport } from '../../src/oracle/run-report.ts';

const failure = (id: string) => ({ id, file: null, line: null, message: '' });
const FILES = { source: 'junit.xml', failures: [failure('a')], passed: 3, failed: 1, skipped: 0 };
const COUNTED = { source: 'output', failures: [failure('b')], passed: 4, failed: 1, skipped: 0 };
const UNCOUNTED = { ...COUNTED, passed: null, failed: null, skipped: null };
const NO_FAILURES = { ...UNCOUNTED, failures: [] };
const LOST = { source: 'no report', failures: [], passed: 0, failed: 0, skipped: 0 };

type Choice = Parameters<typeof chooseReport>[0];

test.each<readonly [Choice['named'], Choice['printed'], ReturnType<Choice['built']> | 'not read', unknown]>([
  // named by test-report, printed, written by a build, and the report that counts
  [FILES, COUNTED, 'not read', FILES],
  [FILES, UNCOUNTED, 'not read', FILES],
  [FILES, null, 'not read', FILES],
  ['none', COUNTED, 'not read', COUNTED],
  ['none', null, 'not read', null],
  ['lost', COUNTED, 'not read', LOST],
  ['lost', null, 'not read', LOST],
  [null, COUNTED, 'not read', COUNTED],
  [null, UNCOUNTED, FILES, { ...FILES, failures: UNCOUNTED.failures }],
  [null, NO_FAILURES, FILES, FILES],
  [null, null, FILES, FILES],
  [null, UNCOUNTED, 'none', UNCOUNTED],
  [null, NO_FAILURES, 'lost', NO_FAILURES],
  [null, null, 'none', null],
  [null, null, 'lost', LOST],
])('of named %j, printed %j and built %j, %j counts', (named, printed, built, counts) => {
  const read = () => {
    if (built === 'not read') throw new Error('the files of builds were read');
    return built;
  };
  expect(chooseReport({ named, printed, built: read, verdict: 'green' })).toEqual(counts);
});

const SILENT = { source: 'junit.xml', failures: [], passed: 3, failed: 0, skipped: 1 };
const QUIET = { ...COUNTED, failures: [], failed: 0 };
const UNKNOWN = { passed: null, failed: null, skipped: null };

test.each<readonly [Choice['named'], Choice['printed'], ReturnType<Choice['built']>, unknown]>([
  // The files of a red run name no failure: what the output names counts.
  [SILENT, COUNTED, 'none', { ...COUNTED, ...UNKNOWN }],
  [SILENT, UNCOUNTED, 'none', UNCOUNTED],
  [null, QUIET, FILES, { ...FILES, ...UNKNOWN }],
  [null, NO_FAILURES, SILENT, { ...SILENT, failed: null }],
  // Neither names one: how many failed is unknown, and how many passed is not.
  [SILENT, null, 'none', { ...SILENT, failed: null }],
  [SILENT, QUIET, 'none', { ...SILENT, failed: null }],
  [null, QUIET, 'none', { ...QUIET, failed: null }],
  [null, QUIET, SILENT, { ...QUIET, failed: null }],
  [FILES, COUNTED, 'none', FILES],
  [null, COUNTED, SILENT, COUNTED],
])('of a red run, of named %j, printed %j and built %j, %j counts', (named, printed, built, counts) => {
  expect(chooseReport({ named, printed, built: () => built, verdict: 'red' })).toEqual(counts);
});
