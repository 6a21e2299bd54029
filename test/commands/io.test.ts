import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveProgress } from '../../src/commands/io.ts';
import type { RunEvent } from '../../src/core/events.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NO_COLOR', '');
});
afterEach(() => vi.useRealTimers());

/** What stands on stderr and stdout, in the order in which it was written. */
function watched(columns?: number) {
  const printed: string[] = [];
  const write = (text: string): void => void printed.push(text);
  const terminal = columns === undefined ? {} : { columns: () => columns };
  const closed = new AbortController().signal;
  const live = new LiveProgress({ stdout: write, stderr: write, isTTY: false, closed, ...terminal });
  return { live, printed };
}
const outcome = (name: 'fixed' | 'not_fixed'): RunEvent => ({
  kind: 'outcome',
  payload: { outcome: name, stop_reason: 'done', patch_sha256: '', patch_bytes: 0, files: [] },
});

test('in a pipe a silence ends after four seconds, without colours', () => {
  const { live, printed } = watched();
  vi.advanceTimersByTime(4000);
  expect(printed).toEqual(['[run] working for 4 s\n']);
  vi.advanceTimersByTime(8000);
  expect(printed).toHaveLength(3);
  live.tell(outcome('fixed'));
  vi.advanceTimersByTime(3500);
  expect(printed.slice(3)).toEqual(['[end] fixed\n']);
  live[Symbol.dispose]();
  vi.advanceTimersByTime(60_000);
  expect(printed).toHaveLength(4);
});

test('in a pipe a reply that is awaited is told of after 10, 30 and 60 s, then each minute', () => {
  const { live, printed } = watched();
  const request = { t: 0, appended: [], sha256: '', bytes: 1 };
  for (const minutes of [2, 1]) {
    live.tell({ kind: 'llm_request', payload: request });
    vi.advanceTimersByTime(minutes * 60_500);
  }
  const waited = [10, 30, 60, 120, 10, 30, 60].map((seconds) => `[model] no answer yet… ${seconds} s\n`);
  expect(printed).toEqual(waited);
  live[Symbol.dispose]();
});

test('on a terminal one line is written anew, no wider than it, and is gone before anything else is printed', () => {
  const { live, printed } = watched(12);
  vi.advanceTimersByTime(1000);
  expect(printed).toEqual(Array(2).fill('\r\u001b[K\u001b[2m[run] worki\u001b[22m'));
  live.tell(outcome('not_fixed'));
  live.io.stdout('report');
  live[Symbol.dispose]();
  expect(printed.slice(2)).toEqual(['\r\u001b[K', '\u001b[31m[end]\u001b[39m not_fixed\n', 'report']);
});

test('NO_COLOR leaves the changing line without colours', () => {
  vi.stubEnv('NO_COLOR', '1');
  const { live, printed } = watched(80);
  vi.advanceTimersByTime(500);
  expect(printed).toEqual(['\r\u001b[K[run] working for 1 s']);
  live[Symbol.dispose]();
});
