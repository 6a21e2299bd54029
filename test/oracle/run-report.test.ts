import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseReport, ReportReader } from '../../src/oracle/run-report.ts';
import { temporaryFolder } from '../temporary-folder.ts';

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

describe('many report files', () => {
  const report = (suite: string, out: string): string =>
    `<testsuite name="${suite}"><testcase name="does it" classname="com.example.${suite}"><failure>é ${suite}\nat x</failure>` +
    `</testcase><testcase name="and that" classname="com.example.${suite}"/><system-out>${out}</system-out></testsuite>`;
  const read = (files: Readonly<Record<string, string>>, maxBytes?: number) => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'out'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'out', name), text);
    const reader = new ReportReader({ glob: 'out/*.xml', workingDirectory: '.', paths: () => [] }, maxBytes);
    const before = { stamps: new Map(), isWhole: true };
    return reader.reportOf({ root, before, verdict: 'red', printed: null });
  };

  test('700 of 60 MB together are added up whole', () => {
    const out = `INFO handled a réquest &#27;[0m in 3 ms\n${'x'.repeat(85_000)}`;
    const files = Array.from({ length: 700 }, (_, at) => [`${at}.xml`, report(`S${at}`, out)] as const);
    expect(read(Object.fromEntries(files))).toMatchObject({
      source: 'out/0.xml and 699 more',
      failures: expect.arrayContaining([
        expect.objectContaining({ id: 'com.example.S7 > does it', message: 'é S7' }),
      ]),
      passed: 700,
      failed: 700,
    });
  });

  test('where one is too large, there are no counts, and the source says why', () => {
    const [a, b] = [report('A', ''), report('B', 'x'.repeat(9_000_000))];
    expect(read({ 'a.xml': a, 'b.xml': b })).toMatchObject({
      source: 'out/a.xml, without out/b.xml, which is too large',
      failures: [{ id: 'com.example.A > does it' }],
      passed: null,
      failed: null,
    });
  });

  test('what is read of other files counts, too: their beginning, where that shows that they are none', () => {
    const files = { 'a.xml': `<coverage>${'x'.repeat(90_000)}`, 'b.xml': ' '.repeat(70_000) };
    expect(read({ ...files, 'c.xml': report('C', '') }, 100_000)).toMatchObject({ passed: 1, failed: 1 });
    expect(read({ ...files, 'c.xml': report('C', 'x'.repeat(20_000)) }, 100_000)).toMatchObject({
      source: 'no report: without out/c.xml, which is too large',
    });
  });
});
