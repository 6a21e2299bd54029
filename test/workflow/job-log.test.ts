import { describe, expect, it } from 'vitest';
import { failedPart as partOfLines, readLog } from '../../src/workflow/step-log.ts';

type Rest = Parameters<typeof partOfLines> extends [unknown, ...infer R] ? R : never;
const failedPart = (log: string, ...rest: Rest) => partOfLines(readLog(log.split(/\r?\n/)), ...rest);

const at = (seconds: number, text: string) =>
  `2024-05-01T10:00:${String(seconds).padStart(2, '0')}.1234567Z ${text}`;

/** As GitHub serves it: one text for all steps, a BOM, groups, colours. */
const LOG = [
  `\ufeff${at(1, '##[group]Run actions/checkout@v4')}`,
  at(1, 'with:'),
  at(1, '##[endgroup]'),
  at(2, '##[group]Run npm ci'),
  at(2, '##[endgroup]'),
  at(2, 'added 12 packages'),
  at(3, '##[group]Run npm test'),
  at(3, '\u001b[36;1mnpm test\u001b[0m'),
  at(3, 'shell: /usr/bin/bash -e {0}'),
  at(3, '##[endgroup]'),
  at(4, '\u001b[31mAssertionError\u001b[39m: expected 3 to be 4'),
  '    at add.test.js:3:9',
  at(5, '##[error]Process completed with exit code 1.'),
  at(5, 'Post job cleanup.'),
  at(5, '[command]/usr/bin/git version'),
].join('\r\n');

const STEP = { startedAt: '2024-05-01T10:00:03Z', completedAt: '2024-05-01T10:00:05Z' };

const TEXT = `Run npm test
npm test
shell: /usr/bin/bash -e {0}
AssertionError: expected 3 to be 4
    at add.test.js:3:9
Process completed with exit code 1.`;

describe('failedPart', () => {
  it('is what the failed step wrote, without time stamps, colours and marks', () => {
    expect(failedPart(LOG, STEP)).toEqual({ text: TEXT, found: 'step', hung: false });
  });

  it("is found by the runner's error when the times are not known", () => {
    expect(failedPart(LOG, { startedAt: null, completedAt: null })).toEqual({
      text: TEXT,
      found: 'step',
      hung: false,
    });
  });

  it('is the step of these times, not a later one that failed as well', () => {
    const later = [
      at(8, '##[group]Run ./report'),
      at(8, '##[endgroup]'),
      at(9, '##[error]Process completed with exit code 2.'),
    ];
    expect(failedPart([LOG, ...later].join('\n'), STEP)).toEqual({ text: TEXT, found: 'step', hung: false });
  });

  it('is everything of its seconds for a step that is no run: step', () => {
    const log = [
      at(1, 'before'),
      at(3, '##[group]Run actions/setup-node@v4'),
      at(4, '##[error]Unable to find Node'),
      at(9, 'after'),
    ];
    expect(failedPart(log.join('\n'), STEP)).toEqual({
      text: 'Run actions/setup-node@v4\nUnable to find Node',
      found: 'time',
      hung: false,
    });
  });

  it('leaves the markers of the runner out, not the lines of a test that look like them', () => {
    const log = [
      at(3, '##[start-action display=Run x;id=a.b]'),
      at(3, '##[group]Run x'),
      at(3, '##[endgroup]'),
      at(3, String.raw`##[\start-action display=Run y;id=a.c]`),
      at(4, '##[error]Process completed with exit code 1.'),
      at(4, '##[end-action id=a.b;outcome=failure;conclusion=failure;duration_ms=7]'),
    ].join('\n');
    const text = 'Run x\n##[\\start-action display=Run y;id=a.c]\nProcess completed with exit code 1.';
    expect(failedPart(log, STEP)).toEqual({ text, found: 'step', hung: false });
    expect(failedPart(log, STEP, { from: 0, to: 6 })).toEqual({ text, found: 'step', hung: false });
  });

  it('is the whole log when nothing tells', () => {
    expect(failedPart('no\ntimes', STEP)).toEqual({ text: 'no\ntimes', found: 'whole', hung: false });
  });
});
