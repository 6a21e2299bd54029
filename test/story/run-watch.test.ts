import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import { awaitingLines, RunWatch } from '../../src/story/run-watch.ts';
import { testsOf } from './records.ts';

const tests = (payload: Parameters<typeof testsOf>[0]): RunEvent => ({
  kind: 'tests',
  payload: testsOf(payload),
});
const final: RunEvent = {
  kind: 'llm_action',
  payload: {
    ...{ t: 3, raw: {}, usage: { input_tokens: 1, cached_input_tokens: 0, output_tokens: 1 } },
    action: { type: 'final', status: 'done', summary: '', changes: [] },
  },
};

test('that a reply is awaited is told after 10, 30 and 60 s, then each minute, with what has come of it', () => {
  const awaited = awaitingLines();
  const seconds = Array.from({ length: 200 }, (_, at) => at);
  const lines = seconds.flatMap(
    (second) => awaited({ ms: second * 1000, bytes: second < 100 ? 0 : 3_210 }) ?? [],
  );
  expect(lines).toEqual([
    '[model] no answer yet… 10 s',
    '[model] no answer yet… 30 s',
    '[model] no answer yet… 60 s',
    '[model] answering… 120 s, 3.2 KB',
    '[model] answering… 180 s, 3.2 KB',
  ]);
});

const plain = (_: string, text: string): string => text;

const started = (solver: string): RunEvent => ({
  kind: 'run_start',
  payload: {
    ...{ run_id: 'r', goal: '', version: '', task: null, files: 1 },
    llm: { api: 'none', model: '', endpoint: '' },
    settings: { solver },
  },
});
const candidate = (n: number, verdict: 'passed' | 'failed'): RunEvent => ({
  kind: 'candidate',
  payload: { n, path: 'a', line: 1, verdict },
});
const requested: RunEvent = {
  kind: 'llm_request',
  payload: { t: 0, appended: [], sha256: '', bytes: 1 },
};

test.each<readonly [string, readonly RunEvent[], string]>([
  ['at first', [], '[run] working for 6 s'],
  [
    'the search, after the tests were red',
    [started('builtin'), tests({})],
    '[search] 0 candidates tried in 6 s',
  ],
  [
    'the search, with what it has tried',
    [started('builtin'), tests({}), candidate(1, 'failed'), candidate(2, 'passed')],
    '[search] 2 candidates tried in 6 s',
  ],
  ['the model', [started('model'), tests({}), requested], '[model] no answer yet… 6 s'],
  ['what follows a reply', [started('model'), requested, final], '[run] working for 6 s'],
])('while nothing is said, %s is shown', (_, events, line) => {
  const watch = new RunWatch(0);
  for (const [at, event] of events.entries()) watch.line(event, at === 0 ? 0 : 4000, plain);
  expect(watch.doing(events.length === 0 ? 6000 : 10_000)).toBe(line);
});

test('tests under way say how long they may still take, once that is known', () => {
  const watch = new RunWatch(0);
  watch.testing('confirm', 4000);
  expect(watch.doing(10_000)).toBe('[tests] confirming: running for 6 s');
  watch.line(tests({ duration_ms: 8000 }), 20_000, plain);
  watch.testing('confirm', 24_000);
  expect(watch.doing(30_000)).toBe('[tests] confirming: running for 6 s, about 2 s left');
  expect(watch.doing(33_000)).toBe('[tests] confirming: running for 9 s; they took 8 s before any change');
});
