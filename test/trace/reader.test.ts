import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TraceLineSchema } from '../../src/trace/reader.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { smallRun } from './scripted-run.ts';
import { linesOf, readAll, rewriteLines, writeEvents, writeRun } from './write-run.ts';

function write(text: string | Buffer): string {
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeFileSync(path, text);
  return path;
}

const lineOf = (seq: number, kind: string, payload: unknown): string =>
  JSON.stringify({ v: 1, seq, ts: 1, run_id: 'r1', kind, payload, hash: 'a'.repeat(64) });

test('what the driver said comes back, event for event', async () => {
  const { path, run } = writeRun(smallRun);
  const { events, problems } = await readAll(path);
  expect(problems).toEqual([]);
  expect(events.map(({ runEvent }) => runEvent)).toEqual(run.events);
  expect(events.map(({ index, seq, line }) => [index, seq, line])).toEqual(
    run.events.map((_, at) => [at, at, at + 1]),
  );
});

test('every line has the exported shape', () => {
  const { path } = writeRun(smallRun);
  for (const line of linesOf(path)) expect(TraceLineSchema.safeParse(JSON.parse(line)).success).toBe(true);
});

test.each([
  ['not JSON', '{"v":1,', 'not JSON'],
  ['no object', '[]', 'not a JSON object'],
  ['of another version', '{"v":2}', 'version 2 of the format'],
  ['without its envelope', '{"v":1,"seq":0}', 'not a trace line: ts:'],
  ['a foreign object', '{"level":"info"}', 'not a trace line: v:'],
])('a line that is %s is told by its number, and the others are given', async (_, bad, reason) => {
  const good = lineOf(0, 'driver_note', { t: 0, reason: 'loop', note: 'x' });
  const { events, problems } = await readAll(write(`${good}\n${bad}\n${good}\n`));
  expect(events.map(({ line }) => line)).toEqual([1, 3]);
  expect(problems).toEqual([{ line: 2, reason: expect.stringContaining(reason) }]);
});

test('a line that is not UTF-8 is told, not repaired', async () => {
  const { path } = writeRun(smallRun);
  const bytes = readFileSync(path);
  bytes[bytes.indexOf('Fix the failing')] = 0xff;
  writeFileSync(path, bytes);
  const { events, problems } = await readAll(path);
  expect(problems).toContainEqual({ line: 1, reason: 'not valid UTF-8' });
  expect(events[0]?.line).toBe(2);
});

test('a payload of another shape is told, and given all the same', async () => {
  const { events, problems } = await readAll(write(`${lineOf(0, 'driver_note', { t: 0, note: 7 })}\n`));
  expect(events).toMatchObject([{ kind: 'driver_note', payload: { t: 0, note: 7 }, runEvent: null }]);
  expect(problems).toMatchObject([{ line: 1, reason: expect.stringContaining('not a driver_note') }]);
});

test('a kind of a later version is given without a word', async () => {
  const { events, problems } = await readAll(write(`${lineOf(0, 'sandbox_probe', { tier: 'bwrap' })}\n`));
  expect(events).toMatchObject([{ kind: 'sandbox_probe', payload: { tier: 'bwrap' }, runEvent: null }]);
  expect(problems).toEqual([]);
});

test('a payload nested too deeply for any schema is told, and given', async () => {
  const line = lineOf(0, 'llm_parse_error', { t: 0, error: '', raw: 'DEEP', usage: {} });
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const { events, problems } = await readAll(write(line.replace('"DEEP"', deep)));
  expect(events).toMatchObject([{ kind: 'llm_parse_error', runEvent: null }]);
  expect(problems).toEqual([{ line: 1, reason: 'not a llm_parse_error: nested too deeply' }]);
});

test('a last line that lacks nothing but its newline is whole', async () => {
  const { path } = writeRun(smallRun);
  truncateSync(path, readFileSync(path).length - 1);
  const { events, problems } = await readAll(path);
  expect(events.at(-1)?.kind).toBe('run_end');
  expect(problems).toEqual([]);
});

test('wherever the file is cut, whole lines are given and the cut one is told', async () => {
  const { path } = writeRun(smallRun);
  const bytes = readFileSync(path);
  for (let size = bytes.length; size > 0; size -= 997) {
    truncateSync(path, size);
    const whole = bytes.subarray(0, size).toString('utf8').split('\n').length - 1;
    const { events, problems } = await readAll(path);
    expect(events.length).toBeGreaterThanOrEqual(whole);
    expect(events.length + problems.length).toBe(bytes[size - 1] === 0x0a ? whole : whole + 1);
  }
});

test('a 5 MB line is read whole', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const output = 'x'.repeat(5 * 1024 * 1024);
  writeEvents(
    [{ kind: 'tool_result', payload: { t: 0, tool: 'grep', args: {}, obs: { ok: true, output, meta: {} } } }],
    'r1',
    path,
  );
  const { events } = await readAll(path);
  expect(events[0]?.payload['obs']).toEqual({ ok: true, output, meta: {} });
});

test('runs that are written at the same time are told apart', async () => {
  const first = writeRun(smallRun);
  const others = linesOf(first.path).map((line) => line.replace('"run_id":"r1"', '"run_id":"r2"'));
  rewriteLines(first.path, (lines) => lines.flatMap((line, at) => [line, others[at] ?? '']));
  const { events, problems } = await readAll(first.path);
  expect(problems).toEqual([]);
  const eventsOf = (runId: string) =>
    events.filter((event) => event.runId === runId).map((event) => event.runEvent);
  expect(eventsOf('r1')).toEqual(first.run.events);
  expect(eventsOf('r2')).toEqual(first.run.events);
});

test('text that looks like a reference is text', async () => {
  const item = { $ref: { seq: 0, at: '' }, $text: [{ seq: 0, at: '/t' }], $json: '1' };
  const { path, run } = writeRun((script) => {
    script.start();
    script.say(item);
    script.request();
  });
  const { events } = await readAll(path);
  expect(events.map(({ runEvent }) => runEvent)).toEqual(run.events);
  expect(readFileSync(path, 'utf8')).toContain(JSON.stringify(item));
});

test('an empty file and empty lines hold nothing', async () => {
  expect(await readAll(write(''))).toEqual({ events: [], problems: [] });
  const { path } = writeRun(smallRun);
  const before = (await readAll(path)).events.length;
  appendFileSync(path, '\n\n');
  expect((await readAll(path)).events).toHaveLength(before);
});
