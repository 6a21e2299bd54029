import { describe, expect, test } from 'vitest';
import type { StopReason } from '../../src/core/verdict/outcome.ts';
import { eventsOf } from './laws.ts';
import { judged, phasesOf, play, type Scene, testEnding, textsOf } from './play.ts';
import { exhausts, FIXED, green, hangs, notFound, red, type Verdict } from './scripted-oracle.ts';
import { done, fix, read } from './steps.ts';

describe('before the first model call', () => {
  test.each<readonly [string, Verdict, StopReason, RegExp]>([
    ['cannot find its command', notFound(), 'test_command_not_found', /pytest: not found/],
    ['hangs', hangs(), 'baseline_timed_out', /./],
    ['uses up the memory', exhausts(), 'baseline_resource_limit', /./],
  ])(
    'a baseline that %s is a fault of the surroundings, for an issue as well',
    async (_, verdict, stop, words) => {
      for (const mustBeRedAtBase of [true, false]) {
        const { result } = await play({ model: [], tests: [verdict], task: { mustBeRedAtBase } });
        expect(result).toMatchObject({ outcome: 'infra_error', stopReason: stop });
        expect(result.summary).toMatch(words);
      }
    },
  );

  test('a missing command is named with the set-up that brings it, or with the sandbox that hides it', async () => {
    const missing = await play({ model: [], tests: [notFound()] });
    expect(missing.result.summary).toMatch(/the command pytest is missing here: .* pip install pytest/);
    const output = 'sh: 1: /tmp/t/tool: not found\n[agent-fix: the sandbox hides /tmp/t/tool]\n';
    const hidden = await play({ model: [], tests: [{ ...notFound(), output }] });
    expect(hidden.result.summary).toMatch(/\/tmp\/t\/tool, which can be started outside .*`--sandbox off`/);
  });

  test.each<readonly [string, Scene['task']]>([
    [
      'with a log of CI',
      { jobs: judged({ evidence: [{ source: 'log', text: 'FAILED test_a - assert 1 == 2\n+ pytest' }] }) },
    ],
    ['without one', { mustBeRedAtBase: false }],
  ])('a missing tool behind make ends the run %s', async (_, task = {}) => {
    const output = 'make: pytest: No such file or directory\nmake: *** [Makefile:2: ci] Error 127\n';
    const { result, requests } = await play({ model: [], tests: [red(output)], task });
    expect(result.outcome).toBe('infra_error');
    expect(result.summary).toMatch(/the command pytest is missing here/);
    expect(requests).toEqual([]);
  });

  test('a red workflow that is green at base is not reproduced, and no model is asked', async () => {
    const { result } = await play({ model: [], tests: [green()] });
    expect(result).toMatchObject({ outcome: 'not_reproduced', stopReason: 'green_at_base', changes: [] });
    expect(result.summary).toMatch(/nothing to fix/);
  });

  const NO_TESTS = 'Test project /a/build\nNo tests were found!!!\n';
  const NO_CACHE = 'Error: could not load cache\n';
  const unseen = 'step "Build" cannot be repeated here (Error: could not load cache). Make the build a part';
  const noTests = { source: 'ctest', failures: [], passed: 0, failed: 0, skipped: 0 };

  test.each<readonly [string, Verdict, RegExp]>([
    ['a green run without a single test', { ...green(), output: NO_TESTS, report: noTests }, /found!!!"/],
    [
      'one after a build that cannot be repeated here',
      { ...green(), output: NO_TESTS, report: noTests, unseen },
      /found!!!"\. To mend it: configure and build .*; step "Build" cannot be repeated here/,
    ],
    [
      'a red one after such a build',
      { ...red(NO_TESTS), report: noTests, unseen },
      /found!!!"\. .*; step "Build" cannot/,
    ],
    [
      'a command that builds by itself',
      { ...red(NO_CACHE), unseen },
      /could not load cache"\. .*; step "Build"/,
    ],
  ])('%s, for want of what CMake configures, is a missing set-up', async (_, verdict, words) => {
    const { result, requests } = await play({ model: [], tests: [verdict] });
    expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'test_command_not_found' });
    expect(result.summary).toMatch(/the build of CMake is missing here: "/);
    expect(result.summary).toMatch(words);
    expect(requests).toEqual([]);
  });

  test('the baseline may take the time of the run, or the time-out of one test run', async () => {
    const early = await play({ model: [], tests: [green()], limits: { timeoutMs: 70_000 } });
    expect(early.testRuns).toEqual([{ phase: 'baseline', timeoutMs: 70_000 }]);
    const played = await play({ model: [], tests: [green()], settings: { testTimeoutMs: 5_000 } });
    expect(played.testRuns).toEqual([{ phase: 'baseline', timeoutMs: 5_000 }]);
  });

  const controller = new AbortController();
  testEnding('cancelled', 'cancelled', {
    'a run that is cancelled before it starts runs nothing': {
      model: [],
      tests: [],
      ports: () => ({ signal: AbortSignal.abort() }),
    },
    'a run that is cancelled during the baseline ends there': {
      model: [],
      tests: [{ ...red(), effect: () => controller.abort() }],
      ports: () => ({ signal: controller.signal }),
    },
  });
});

describe('an issue', () => {
  const task = { mustBeRedAtBase: false };

  test('may start green, and its fix is unverified', async () => {
    const played = await play({ model: [read, fix, done()], tests: [green(), green(), green()], task });
    expect(played.result).toMatchObject({ outcome: 'unverified', stopReason: 'done' });
    expect(eventsOf(played.events, 'final')[0]?.payload.final.status).toBe('done');
    expect(phasesOf(played)).toEqual(['baseline', 'write', 'confirm']);
  });

  testEnding('fixed', 'done', {
    'that starts red is fixed like a workflow': { model: [read, fix, done()], tests: FIXED, task },
  });

  test('with nothing changed is not fixed, whatever the model says', async () => {
    const { result } = await play({ model: [read, done('All done!')], tests: [green()], task });
    expect(result.outcome).toBe('not_fixed');
    expect(result.summary).toMatch(/^Not fixed/);
  });
});

test('the first request holds goal, evidence, command, failing digest and files', async () => {
  const played = await play({
    model: [read, fix, done()],
    tests: [red('FAILED test_sum\n'), green(), green()],
    task: { jobs: judged({ evidence: [{ source: 'log of job unit', text: 'boom' }] }) },
  });
  const [opening = '', ...others] = textsOf({ sent: played.sent.slice(0, 1) });
  for (const part of ['Goal: Make the tests pass', 'boom', 'npm test', 'FAILED test_sum', 'src/sum.js'])
    expect(opening).toContain(part);
  expect(others).toEqual([]);
});

test('the start of the record holds all that a replay needs', async () => {
  const { events, settings } = await play({ model: [], tests: [green()] });
  expect(eventsOf(events, 'run_start')[0]?.payload).toMatchObject({
    run_id: 'run-1',
    goal: 'Make the tests pass',
    version: '0.0.0',
    task: { base_commit: 'a'.repeat(40), jobs: [{ command: { run: 'npm test' } }] },
    settings: { test_policy: settings.testPolicy, limits: { max_iterations: 30 } },
    llm: { api: 'scripted', model: 'script-1', endpoint: 'https://models.invalid/v1' },
    files: 2,
  });
});
