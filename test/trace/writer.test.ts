import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import { openTrace } from '../../src/trace/writer.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { sha256, smallRun } from './scripted-run.ts';
import { linesOf, readAll, writeEvents, writeRun } from './write-run.ts';

const note = (text: string): RunEvent => ({
  kind: 'driver_note',
  payload: { t: 0, reason: 'loop', note: text },
});

test('a line is the envelope, in its order', () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const trace = openTrace({ path, runId: 'abc', now: () => 1_735_787_045_001.4 });
  trace.emit(note('hello'));
  trace.close();
  const content =
    '{"v":1,"seq":0,"ts":1735787045.001,"run_id":"abc","kind":"driver_note","payload":{"t":0,"reason":"loop","note":"hello"}}';
  const hash = sha256(`${'0'.repeat(64)}\n${content}`);
  expect(readFileSync(path, 'utf8')).toBe(`${content.slice(0, -1)},"hash":"${hash}"}\n`);
});

test('each hash covers the line before', () => {
  const { path } = writeRun(smallRun);
  let previous = '0'.repeat(64);
  for (const line of linesOf(path)) {
    const [content, hash = ''] = line.split(/,"hash":"(?=[0-9a-f]{64}"\}$)/);
    previous = sha256(`${previous}\n${content}}`);
    expect(hash).toBe(`${previous}"}`);
  }
});

test('an event is in the file as soon as it is emitted', () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const trace = openTrace({ path, runId: 'abc', now: Date.now });
  trace.emit(note('one'));
  expect(linesOf(path)).toHaveLength(1);
  trace.emit(note('two'));
  expect(linesOf(path)).toHaveLength(2);
  trace.close();
});

test('folders are made', () => {
  const path = join(temporaryFolder(), 'deep', 'er', 'trace.jsonl');
  openTrace({ path, runId: 'abc', now: Date.now }).close();
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('a file takes several runs, each with its own chain', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeEvents([note('one'), note('two')], 'a', path);
  writeEvents([note('three')], 'b', path);
  const { events, problems } = await readAll(path);
  expect(events.map(({ runId, seq }) => `${runId}${seq}`)).toEqual(['a0', 'a1', 'b0']);
  expect(problems).toEqual([]);
});

test('a new run starts on a line of its own after a killed one', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeEvents([note('one')], 'a', path);
  appendFileSync(path, '{"v":1,"seq":1,"ts":17357');
  writeEvents([note('two')], 'b', path);
  const { events, problems } = await readAll(path);
  expect(events.map(({ runId, line }) => ({ runId, line }))).toEqual([
    { runId: 'a', line: 1 },
    { runId: 'b', line: 3 },
  ]);
  expect(problems).toMatchObject([{ line: 2 }]);
});

test('a path that cannot be written to is named', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => openTrace({ path: join(file, 'trace.jsonl'), runId: 'a', now: Date.now })).toThrow(
    `The trace cannot be written to ${join(file, 'trace.jsonl')}`,
  );
});

test('a closed trace takes no more events', () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const trace = openTrace({ path, runId: 'a', now: Date.now });
  trace.close();
  trace.close();
  expect(() => trace.emit(note('late'))).toThrow('closed');
});

test('text that no line may hold as it is comes back unharmed', async () => {
  const hostile = 'a\nb\r\u2028\u2029\u0000\u001b[31m\ud800 \u{1f600} \u202e</script>';
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeEvents([note(hostile), note('next')], 'a', path);
  const { events, problems } = await readAll(path);
  expect(events.map(({ payload }) => payload['note'])).toEqual([hostile, 'next']);
  expect(problems).toEqual([]);
});

test('a run that is killed leaves whole lines, and at most one cut one', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const source = new URL('../../src/trace/writer.ts', import.meta.url).href;
  const script = `
    const { openTrace } = await import(${JSON.stringify(source)});
    const trace = openTrace({ path: ${JSON.stringify(path)}, runId: 'a', now: Date.now });
    for (let t = 0; ; t++) {
      trace.emit({ kind: 'driver_note', payload: { t, reason: 'loop', note: String(t).repeat(5000) } });
      if (t === 50) console.log('going');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.stdout.once('data', () => child.kill('SIGKILL'));
  await exit;
  const { events, problems } = await readAll(path);
  expect(events.length).toBeGreaterThan(50);
  expect(events.every(({ runEvent, seq, index }) => runEvent !== null && seq === index)).toBe(true);
  expect(problems.length).toBeLessThanOrEqual(1);
});
