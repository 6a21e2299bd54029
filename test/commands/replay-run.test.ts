import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayRun } from '../../src/commands/replay-run.ts';
import type { RunEvent } from '../../src/core/events.ts';
import type { Outcome } from '../../src/core/verdict/outcome.ts';
import { compareEvents, type ReplayComparison, readRecording } from '../../src/trace/replay.ts';
import { MemoryWorkspace } from '../core/memory-workspace.ts';
import { FILES, type Played, play, type Scene } from '../core/play.ts';
import { Random } from '../core/random.ts';
import { randomScene } from '../core/random-scene.ts';
import { fails, ManualClock, ScriptedLLM, type Step } from '../core/scripted.ts';
import { FIXED, green, red, ScriptedOracle, type Verdict } from '../core/scripted-oracle.ts';
import { cannotFix, done, read, write } from '../core/steps.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeEvents } from '../trace/write-run.ts';

/** Writes what was played to a trace, reads it back, and drives it again. */
async function replay(
  events: readonly RunEvent[],
  { files = FILES }: Pick<Scene, 'files'>,
  liveOracle: ScriptedOracle | null = null,
): Promise<ReplayComparison> {
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeEvents(events, 'run-1', path);
  const recording = await readRecording(path, null, '0.0.0');
  const replayed = await replayRun({
    recording,
    workspace: new MemoryWorkspace(files),
    // Asked once, it fails.
    model: new ScriptedLLM([], new ManualClock()),
    liveOracle,
    signal: new AbortController().signal,
  });
  return compareEvents(recording, replayed.events);
}

async function playAndReplay(scene: Scene): Promise<Played> {
  const played = await play(scene);
  const comparison = await replay(played.events, scene);
  expect(comparison).toEqual({ kind: 'identical', steps: played.requests.length });
  return played;
}

test('any run replays, whatever the model did and whichever bound ended it', async () => {
  const stops = new Set<string>();
  for (let seed = 1; seed <= 200; seed++) {
    const scene = randomScene(new Random(seed));
    const { events, requests, result } = await play(scene);
    stops.add(result.stopReason);
    // The judge of the scene needs its own workspace, so the replay has one of the same files.
    const comparison = await replay(events, scene);
    expect(comparison, `seed ${seed}, ${result.stopReason}`).toEqual({
      kind: 'identical',
      steps: requests.length,
    });
  }
  expect([...stops]).toEqual(
    expect.arrayContaining([
      ...['timeout', 'max_iterations', 'max_test_runs', 'max_total_tokens', 'malformed_replies'],
      ...['done', 'cannot_fix', 'claims_refused', 'endpoint_failed', 'green_at_base', 'baseline_timed_out'],
    ]),
  );
});

const limits = { timeoutMs: 1000 };
const slow = (step: Step, takesMs: number): Step => ({ ...step, takesMs });

test.each<readonly [string, Scene, Outcome]>([
  ['between two turns', { model: [slow(read, 1000)], limits }, 'budget_exhausted'],
  ['while the model thinks', { model: [slow(read, 5000)], limits }, 'budget_exhausted'],
  [
    'while the tests run',
    { model: [read, write('x\n')], tests: [red(), red('', 5000)], limits },
    'budget_exhausted',
  ],
  [
    'before the model has described a proven fix',
    { model: [read, write('x\n'), slow(read, 800)], tests: [red(), green(100), green(50)], limits },
    'fixed',
  ],
  [
    'while the model thinks about a proven fix',
    { model: [read, write('x\n'), slow(read, 5000)], tests: [red(), green(100), green(100)], limits },
    'fixed',
  ],
  [
    'before a proven fix is confirmed',
    { model: [read, write('x\n'), slow(done(), 800)], tests: [red(), green(100), green(5000)], limits },
    'budget_exhausted',
  ],
  [
    'after the first of two confirming runs',
    {
      model: [read, write('x\n'), done()],
      tests: [red(), green(100), green(900)],
      limits,
      settings: { confirmRuns: 2 },
    },
    'budget_exhausted',
  ],
])('a run whose time was up %s replays', async (_, scene, outcome) => {
  const { result } = await playAndReplay(scene);
  expect([result.outcome, result.stopReason]).toEqual([outcome, 'timeout']);
});

/** A scene that is cancelled by what happens at some place of its scripts. */
function cancelled(make: (effect: () => void) => Pick<Scene, 'model' | 'tests'>): Scene {
  const controller = new AbortController();
  return { ...make(() => controller.abort()), ports: () => ({ signal: controller.signal }) };
}

const during = (effect: () => void, verdict: Verdict): Verdict => ({ ...verdict, effect });
const killed: Verdict = { verdict: 'timeout', output: '' };

test.each<readonly [string, Scene]>([
  ['during the baseline', cancelled((effect) => ({ model: [], tests: [during(effect, killed)] }))],
  ['while the model thinks', cancelled((effect) => ({ model: [{ ...fails('cancelled'), effect }] }))],
  ['as a reply came', cancelled((effect) => ({ model: [{ ...read, effect }] }))],
  [
    'as a reflection would follow',
    cancelled((effect) => ({ model: [read, write('x\n')], tests: [red(), during(effect, red('other\n'))] })),
  ],
  [
    'as a fix was claimed',
    cancelled((effect) => ({
      model: [read, write('x\n'), { ...done(), effect }],
      tests: [red(), green()],
    })),
  ],
  [
    'while a fix was confirmed',
    cancelled((effect) => ({
      model: [read, write('x\n'), done()],
      tests: [red(), green(), during(effect, killed)],
    })),
  ],
])('a run that was cancelled %s replays', async (_, scene) => {
  const { result } = await playAndReplay(scene);
  expect([result.outcome, result.stopReason]).toEqual(['cancelled', 'cancelled']);
});

test('a run that was cancelled before it began replays', async () => {
  const scene: Scene = { model: [], tests: [], ports: () => ({ signal: AbortSignal.abort() }) };
  expect((await playAndReplay(scene)).result.stopReason).toBe('cancelled');
});

test('a run that was killed replays up to each of its events', async () => {
  const scene: Scene = { model: [read, write('x\n'), done()], tests: FIXED };
  const { events } = await play(scene);
  for (let length = 1; length < events.length; length++) {
    const comparison = await replay(events.slice(0, length), scene);
    expect(comparison.kind, `${length} events`).toBe('identical');
  }
});

test('a replay that asks for more than was recorded is answered, and found different', async () => {
  const scene: Scene = { model: [read, write('x\n'), done()], tests: FIXED };
  const { events } = await play(scene);
  const at = events.findIndex(({ kind }) => kind === 'tool_result');
  const forged = events.toSpliced(at, 1);
  const comparison = await replay(forged, scene);
  expect(comparison).toMatchObject({ kind: 'different', step: 1, reason: 'the replay has tool_result here' });
});

test('live tests judge instead of the recorded ones', async () => {
  const { events } = await play({ model: [read, cannotFix] });
  const live = new ScriptedOracle([red('FAILED test_b\n')], new ManualClock());
  expect(await replay(events, {}, live)).toMatchObject({
    kind: 'different',
    step: 0,
    eventKind: 'tests',
    diff: expect.stringMatching(/\n-.*test_a.*\n(.*\n)*\+.*test_b/),
  });
});
