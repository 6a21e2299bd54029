import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import type { Outcome, StopReason } from '../../src/core/verdict/outcome.ts';
import { progressLine } from '../../src/story/progress.ts';
import { safeLine } from '../../src/story/safe-text.ts';
import { smallRun } from '../trace/scripted-run.ts';
import { writeRun } from '../trace/write-run.ts';
import { testsOf } from './records.ts';

const usage = { input_tokens: 1, cached_input_tokens: 0, output_tokens: 1 };
const action = (value: Extract<RunEvent, { kind: 'llm_action' }>['payload']['action']): RunEvent => ({
  kind: 'llm_action',
  payload: { t: 3, raw: {}, action: value, usage },
});
const tests = (payload: Parameters<typeof testsOf>[0]): RunEvent => ({
  kind: 'tests',
  payload: testsOf({ duration_ms: 1234, ...payload }),
});
const attempt = (status: number | null, error: string | null, wait_ms: number | null): RunEvent => ({
  kind: 'llm_attempt',
  payload: { t: 0, status, error, wait_ms },
});

const tool = (name: string, obs: { ok: boolean; output: string }): RunEvent => ({
  kind: 'tool_result',
  payload: { t: 0, tool: name, args: {}, obs: { ...obs, meta: {} } },
});
const ended = (outcome: Outcome, stop_reason: StopReason): RunEvent => ({
  kind: 'outcome',
  payload: { outcome, stop_reason, patch_sha256: '', patch_bytes: 0, files: [] },
});

test.each<readonly [string, RunEvent, string | null]>([
  ['a red run', tests({}), '[tests] before any change: red (exit 1) in 1.2 s'],
  ['a killed run', tests({ exit_code: null }), '[tests] before any change: red in 1.2 s'],
  [
    'a green run',
    tests({ phase: 'confirm', ok: true, verdict: 'green' }),
    '[tests] confirming: green in 1.2 s',
  ],
  [
    'no command',
    tests({ verdict: 'not_found', exit_code: 127 }),
    '[tests] before any change: command not found in 1.2 s',
  ],
  [
    'a run of only the failing tests',
    tests({ phase: 'write', focus: 'pytest a.py::b' }),
    '[tests] after the write, only the failing tests (pytest a.py::b): red (exit 1) in 1.2 s',
  ],
  [
    'the run without the patch',
    tests({ phase: 'counterfactual' }),
    '[tests] without the patch: red (exit 1) in 1.2 s',
  ],
  ['a try that is repeated', attempt(503, null, 1500), '[model] 503; trying again in 1.5 s'],
  [
    'an answer that is no reply',
    attempt(200, 'its answer is empty', 500),
    '[model] 200 (its answer is empty); trying again in 0.5 s',
  ],
  ['a lost try', attempt(null, 'reset', 0), '[model] reset; trying again in 0.0 s'],
  ['a try that did', attempt(200, null, null), null],
  [
    'a call',
    action({ type: 'tool_call', name: 'grep', args: { pattern: 'a  b', rel_dir: 'src', max_hits: null } }),
    '[turn 4] grep a b src',
  ],
  ['a call without arguments', action({ type: 'tool_call', name: 'list_files' }), '[turn 4] list_files'],
  ['a final', action({ type: 'final', status: 'done' }), '[turn 4] final: done'],
  ['an action of no shape', action(7), '[turn 4] action'],
  ['a failed tool', tool('read_file', { ok: false, output: 'no\nsuch file' }), '[read_file] no such file'],
  ['a tool that did', tool('read_file', { ok: true, output: 'x' }), null],
  ['an end', ended('fixed', 'done'), '[end] fixed'],
  [
    'an end at a limit',
    ended('budget_exhausted', 'timeout'),
    '[end] budget_exhausted: the time was up (timeout-minutes)',
  ],
])('%s in one line', (_, event, line) => {
  expect(progressLine(event)).toBe(line);
});

const HOSTILE = '\u001b[2J\u001b]0;title\u0007 a\r\u0008\u009b31mb\u202e\u200bc\u001b[31mred\u001b[0m';

/** Every text of the event, wherever it stands, made hostile. */
function poisoned(event: RunEvent): RunEvent {
  const kinds = new Set(['phase', 'verdict', 'kind', 'type']);
  const text = JSON.stringify(event, (key, value: unknown) =>
    typeof value === 'string' && !kinds.has(key) ? `${HOSTILE}${value}` : value,
  );
  return JSON.parse(text);
}

test('nothing that a model, an endpoint or a test wrote acts on the terminal', () => {
  const { run } = writeRun(smallRun);
  const lines: string[] = [];
  const more: readonly RunEvent[] = [
    { kind: 'llm_error', payload: { t: 0, reason: 'rejected', status: 400, message: 'no' } },
    { kind: 'llm_parse_error', payload: { t: 0, error: 'bad', raw: {}, usage } },
    tool('grep', { ok: false, output: 'x' }),
    { kind: 'driver_note', payload: { t: 0, reason: 'loop', note: 'again' } },
    attempt(null, 'reset', 1),
  ];
  for (const event of [...run.events, ...more].map(poisoned)) {
    const line = progressLine(event);
    if (line !== null) lines.push(line);
  }
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('')).toContain('U+202E');
  for (const line of lines) expect(line).toMatch(/^[^\p{Cc}\p{Cf}]*$/u);
});

test('a long text is cut, never through a character', () => {
  expect(safeLine('x'.repeat(160), 160)).toBe('x'.repeat(160));
  expect(safeLine(`${'x'.repeat(159)}😀 more`, 160)).toBe(`${'x'.repeat(159)}…`);
});
