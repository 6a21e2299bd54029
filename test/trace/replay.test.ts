import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import { bodyOf } from '../../src/core/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { PromptRebuilder, type RebuiltPrompt } from '../../src/trace/prompts.ts';
import { compareEvents, type ReplayDifference, readableDiff, readRecording } from '../../src/trace/replay.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { RECORDED_BY, readingRun, type ScriptedRun, sha256, smallRun } from './scripted-run.ts';
import { linesOf, readAll, rewriteLines, type WrittenRun, writeEvents, writeRun } from './write-run.ts';

const recordingIn = (path: string, runId: string | null = null) => readRecording(path, runId, RECORDED_BY);

/** The same run again, but for what no replay repeats. */
function again({ run }: WrittenRun): RunEvent[] {
  return run.events
    .filter(({ kind }) => kind !== 'llm_attempt')
    .map((event) => {
      switch (event.kind) {
        case 'run_start':
          return { ...event, payload: { ...event.payload, run_id: 'other' } };
        case 'tests':
          return { ...event, payload: { ...event.payload, duration_ms: 7 } };
        case 'run_end':
          return { ...event, payload: { ...event.payload, run_id: 'other' } };
        default:
          return event;
      }
    });
}

test('a recording holds all that drives the run again', async () => {
  const { path, run } = writeRun(smallRun);
  const recording = await recordingIn(path);
  expect(recording).toMatchObject({
    runId: 'r1',
    version: RECORDED_BY,
    task: {
      goal: 'Fix the failing test',
      mustBeRedAtBase: true,
      jobs: [{ command: { run: 'npm test', workingDirectory: '.' } }],
    },
    settings: DEFAULT_SETTINGS,
    llm: { api: 'responses', model: 'gpt-5.4-mini', endpoint: 'https://api.openai.com/v1' },
    outcome: { outcome: 'fixed', patch_sha256: 'b'.repeat(64) },
    end: { kind: 'ended' },
  });
  expect(recording.steps).toHaveLength(5);
  expect(recording.steps.map(({ prompt }) => bodyOf(prompt))).toEqual(run.bodies);
  expect(recording.steps.map(({ prompt }) => prompt.sha256)).toEqual(run.bodies.map(sha256));
  expect(
    recording.tests.map(({ verdict, exitCode, durationMs }) => `${verdict} ${exitCode} ${durationMs}`),
  ).toEqual(['red 1 120', 'red 1 120', 'green 0 120', 'green 0 120']);
});

test('a run of the tests has all by which a replay decides alike', async () => {
  const report = { source: 'TAP', failures: [], passed: 1, failed: 0, skipped: 0 };
  const { path } = writeRun((script) => {
    script.start();
    script.tests({ report, only_whole: true });
    script.tests({ report, focus: 'npm test -- a', start: 'clean', beside: true });
  });
  expect((await recordingIn(path)).tests.slice(1)).toMatchObject([
    { report, onlyWhole: true },
    { report, focus: 'npm test -- a', start: 'clean', beside: true },
  ]);
});

test('each request has what came back for it', async () => {
  const { path, run } = writeRun((script) => {
    script.start();
    script.tool('list_files', { rel_dir: '.' }, 'a.js');
    script.request();
    const call = script.reply('write_file', {});
    script.emit({
      kind: 'llm_parse_error',
      payload: { t: 1, error: 'no path', raw: call.raw, usage: call.usage },
    });
    script.request();
    script.emit({
      kind: 'llm_error',
      payload: { t: 2, reason: 'unavailable', status: 503, message: 'down' },
    });
    script.request();
  });
  const { steps, end, outcome } = await recordingIn(path);
  const raws = run.events.flatMap(({ payload }) => ('raw' in payload ? [payload.raw] : []));
  expect(steps.map(({ completion }) => completion)).toEqual([
    { kind: 'reply', raw: raws[0] },
    { kind: 'reply', raw: raws[1] },
    { kind: 'failed', reason: 'unavailable', status: 503, message: 'down' },
    null,
  ]);
  expect([end, outcome]).toEqual([{ kind: 'killed' }, null]);
});

test('of several runs one must be named', async () => {
  const { path, run } = writeRun(smallRun);
  writeEvents(run.events, 'r2', path);
  await expect(recordingIn(path)).rejects.toThrow(`${path} holds 2 runs; choose one with --run: r1, r2`);
  await expect(recordingIn(path, 'r3')).rejects.toThrow(`${path} holds no run r3`);
  expect((await recordingIn(path, 'r2')).runId).toBe('r2');
});

test('a run without its start cannot be replayed', async () => {
  const { path } = writeRun(smallRun);
  rewriteLines(path, (lines) => lines.slice(1));
  await expect(recordingIn(path)).rejects.toThrow('its first event, run_start, is missing or unreadable');
});

test("another version's run is refused, and both versions are named", async () => {
  const { path } = writeRun(smallRun);
  await expect(readRecording(path, null, '9.9.9')).rejects.toThrow(
    `Run r1 was recorded by agent-fix ${RECORDED_BY}, and this is agent-fix 9.9.9, which replays only its own records`,
  );
});

test('a run whose task cannot be read cannot be replayed', async () => {
  const { path } = writeRun(smallRun);
  rewriteLines(path, (lines) =>
    lines.map((line) => line.replace('"goal":"Fix the failing test","jobs"', '"jobs"')),
  );
  await expect(recordingIn(path)).rejects.toThrow('its task or its settings cannot be read');
});

test('the same run is identical, attempts, durations and names aside', async () => {
  const written = writeRun(smallRun);
  const recording = await recordingIn(written.path);
  expect(await compareEvents(recording, again(written))).toEqual({ kind: 'identical', steps: 5 });
});

/** What a comparison finds in a trace that was changed, when the replay says what the run truly said. */
async function findTampering(change: (lines: string[]) => readonly string[]): Promise<ReplayDifference> {
  const written = writeRun(smallRun);
  const original = again(written);
  rewriteLines(written.path, change);
  const comparison = await compareEvents(await recordingIn(written.path), original);
  if (comparison.kind === 'identical') throw new Error('nothing was found');
  return comparison;
}

const replaceIn =
  (line: number, from: string | RegExp, to: string) =>
  (lines: string[]): string[] => {
    const changed = lines[line - 1]?.replace(from, to) ?? '';
    expect(changed).not.toBe(lines[line - 1]);
    return lines.with(line - 1, changed);
  };

// The lines of the small run: 1 run_start, 2 tests, then for each turn request, attempt, action, result. Changes of every
// kind, with the driver run again, are tried in test/e2e/replay-tampering.test.ts.
test('a byte flipped in a prompt is found at its request, as a diff of the two requests', async () => {
  const found = await findTampering(replaceIn(3, 'Goal: Fix', 'Goal: Mix'));
  expect(found).toMatchObject({ step: 0, eventKind: 'llm_request', reason: 'llm_request differs' });
  expect(found.diff).toMatch(/^--- recorded\n\+\+\+ replayed\n@@/);
  expect(found.diff).toMatch(/-.*Goal: Mix the failing test\\n\n\+.*Goal: Fix the failing test\\n\n/);
});

test('a byte flipped in the sha256 of a prompt is found at its request', async () => {
  const flip = (_: string, digit: string): string => `"sha256":"${digit === '0' ? '1' : '0'}`;
  const found = await findTampering((lines) => lines.with(6, lines[6]?.replace(/"sha256":"(.)/, flip) ?? ''));
  expect(found).toMatchObject({ step: 1, eventKind: 'llm_request' });
  expect(found.diff).toContain('"sha256"');
});

test.each<readonly [string, (lines: string[]) => readonly string[], number, string]>([
  [
    'a byte that makes a line unreadable',
    replaceIn(10, '{"v":1', '{"v"=1'),
    1,
    'line 11 of the trace: event 10 stands where event 9 belongs',
  ],
  [
    'a changed attempt, which is not replayed',
    replaceIn(8, '"status":200', '"status":500'),
    1,
    'line 8 of the trace: changed',
  ],
])('%s is found at its line', async (_, change, step, reason) => {
  const found = await findTampering(change);
  expect(found).toMatchObject({ step, reason: expect.stringContaining(reason) });
});

/** Writes the run's events anew with one changed, so that the hash chain is sound. */
async function findForgery(forge: (event: RunEvent, at: number) => RunEvent): Promise<ReplayDifference> {
  const written = writeRun(smallRun);
  const path = join(temporaryFolder(), 'forged.jsonl');
  writeEvents(written.run.events.map(forge), 'r1', path);
  const comparison = await compareEvents(await recordingIn(path), again(written));
  if (comparison.kind === 'identical') throw new Error('nothing was found');
  return comparison;
}

test('a change with the hash chain made anew is found by what the replay says', async () => {
  const found = await findForgery((event) =>
    event.kind === 'tests' && event.payload.phase === 'confirm'
      ? { kind: 'tests', payload: { ...event.payload, output: 'all good' } }
      : event,
  );
  expect(found).toMatchObject({ step: 4, eventKind: 'tests' });
  expect(found.diff).toContain('-    "output": "all good"');
});

test('a replay that does something else is found there', async () => {
  const written = writeRun(smallRun);
  const recording = await recordingIn(written.path);
  const replayed = again(written);
  const at = replayed.findIndex(({ kind }) => kind === 'reflection');
  const found = await compareEvents(recording, replayed.toSpliced(at, 1));
  expect(found).toMatchObject({
    step: 3,
    eventKind: 'reflection',
    reason: 'the replay has llm_action here',
  });
});

test('a replay that ends early, and one that goes on, are found', async () => {
  const written = writeRun(smallRun);
  const recording = await recordingIn(written.path);
  const replayed = again(written);
  expect(await compareEvents(recording, replayed.slice(0, -1))).toMatchObject({
    step: 4,
    eventKind: 'run_end',
    reason: 'the replay ended before this event',
  });
  expect(await compareEvents(recording, [...replayed, ...replayed.slice(-1)])).toMatchObject({
    eventKind: 'run_end',
    reason: 'the recording ended before this event',
  });
});

test('a killed run is compared to its last whole event', async () => {
  const written = writeRun(smallRun);
  const lines = linesOf(written.path);
  const bytes = lines.slice(0, 20).reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  truncateSync(written.path, bytes + 40);
  const recording = await recordingIn(written.path);
  expect(recording.end).toEqual({ kind: 'killed' });
  expect(recording.events).toHaveLength(20);
  expect(await compareEvents(recording, again(written))).toEqual({ kind: 'identical', steps: 4 });
});

test('texts that have nothing in common are told apart without their diff', async () => {
  const noise = (seed: string) => Array.from({ length: 6000 }, (_, at) => sha256(`${seed}${at}`)).join('\n');
  expect(await readableDiff(noise('a'), noise('b'))).toContain('too different to compare');
});

async function promptsOf(path: string): Promise<RebuiltPrompt[]> {
  const rebuilder = new PromptRebuilder();
  const prompts: RebuiltPrompt[] = [];
  for (const { runEvent } of (await readAll(path)).events) {
    const prompt = runEvent && rebuilder.add(runEvent);
    if (prompt !== null) prompts.push(prompt);
  }
  return prompts;
}

test.each([
  ['every common kind', smallRun],
  ['thirty reads', (run: ScriptedRun) => readingRun(run, 30)],
])('a run of %s gives back the body of each request, byte for byte', async (_, script) => {
  const { path, run } = writeRun(script);
  const prompts = await promptsOf(path);
  expect(prompts.map(bodyOf)).toEqual(run.bodies);
  expect(prompts.every(({ isExact }) => isExact)).toBe(true);
});

test('a prompt of which one byte was changed is not taken for the one that was sent', async () => {
  const { path } = writeRun(smallRun);
  rewriteLines(path, (lines) => lines.map((line) => line.replace('Goal: Fix', 'Goal: Mix')));
  expect((await promptsOf(path)).map(({ isExact }) => isExact)).toEqual([false, false, false, false, false]);
});

test('there is no prompt before the first request', () => {
  expect(new PromptRebuilder().newest()).toBeNull();
});
