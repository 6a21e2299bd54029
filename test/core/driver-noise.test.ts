import { describe, expect, test } from 'vitest';
import { eventsOf } from './laws.ts';
import { phasesOf, play, QUIET, testEnding, textsOf } from './play.ts';
import { call, fails, type Step, says } from './scripted.ts';
import { FIXED, green, red } from './scripted-oracle.ts';
import { cannotFix, denied, done, fix, list, read, write } from './steps.ts';

const grep = (pattern: string): Step => call('grep', { pattern });

describe('a green state that a later write turned red', () => {
  const spoiled = [read, fix, write('worse\n'), write('b\n', 'src/b.js')];
  const tests = [red(), green(), red(), red(), green()];

  test.each<readonly [string, readonly Step[], string]>([
    ['the model gives up', [cannotFix], 'cannot_fix'],
    ['the model claims what is not so', [done(), done(), done()], 'claims_refused'],
    ['the model says nothing of use', Array(10).fill(says('')), 'malformed_replies'],
    ['the endpoint is lost', [fails('unavailable')], 'endpoint_failed'],
  ])('is confirmed and kept when %s', async (_, last, stopReason) => {
    const { result, events, workspace } = await play({ model: [...spoiled, ...last], tests, limits: QUIET });
    expect(result).toMatchObject({ outcome: 'fixed', stopReason });
    expect(result.patch.files.map(({ path }) => path)).toEqual(['src/sum.js']);
    expect(workspace.file('src/sum.js')).toContain('a + b');
    expect(workspace.file('src/b.js')).toBeUndefined();
    expect(result.summary).toMatch(/^The tests are green with this patch\. Later writes turned them red/);
    expect(eventsOf(events, 'driver_note').at(-1)?.payload.reason).toBe('returned_to_green');
  });

  testEnding('fixed', 'max_iterations', {
    'is confirmed and kept when a bound ends the run': {
      model: spoiled,
      tests,
      limits: { ...QUIET, maxIterations: 4 },
    },
  });
  testEnding('fixed', 'timeout', {
    'keeps back the time to confirm it': {
      model: [read, fix, write('worse\n'), { ...read, takesMs: 1_000_000 }],
      tests: [red('x', 100_000), green(100_000), red('y', 100_000), green(100_000)],
      limits: { ...QUIET, timeoutMs: 650_000 },
    },
  });
  testEnding('not_fixed', 'cannot_fix', {
    'that is red when it comes again is not trusted any more': {
      model: [read, fix, write('worse\n'), fix, cannotFix],
      tests: [red(), green(), red(), red()],
      limits: QUIET,
    },
    'is no result of a task that was green before': {
      model: [...spoiled, cannotFix],
      tests: [green(), green(), red(), red()],
      task: { mustBeRedAtBase: false },
      limits: QUIET,
    },
  });
  testEnding('flaky', 'cannot_fix', {
    'that proves flaky when it is confirmed is not fixed': {
      model: [...spoiled, cannotFix],
      tests: [red(), green(), red(), red(), red()],
      limits: QUIET,
    },
  });

  test('is the newest of several', async () => {
    const { result } = await play({
      model: [read, write('one\n'), write('two\n'), write('bad\n'), cannotFix],
      tests: [red(), green(), green(), red(), green()],
      limits: QUIET,
    });
    expect(result.patch.diff).toContain('two');
  });
});

describe('green, and no write any more', () => {
  test('ends the run after three turns; the model is told before the last', async () => {
    const played = await play({
      model: [read, fix, read, grep('x'), says('Let me think about it.')],
      tests: FIXED,
    });
    expect(played.result).toMatchObject({ outcome: 'fixed', stopReason: 'green_and_idle' });
    expect(textsOf(played).at(-1)).toMatch(/one more turn without either ends the run/);
  });

  testEnding('fixed', 'done', {
    'does not count turns before a write that keeps the tests green': {
      model: [read, fix, read, list, write('y\n', 'src/b.js'), read, list, done()],
      tests: [red(), green(), green(), green()],
    },
  });
  testEnding('unverified', 'done', {
    'is no reason to end a task that was green before': {
      model: [read, fix, read, list, grep('x'), grep('y'), done()],
      tests: [green(), green(), green()],
      task: { mustBeRedAtBase: false },
    },
  });
});

test.each([
  ['changes nothing', fix],
  ['is refused', denied],
])('a write that %s leaves a green tree green, and is not tested', async (_, second) => {
  const played = await play({ model: [read, fix, second, done()], tests: FIXED, limits: QUIET });
  expect(phasesOf(played)).toEqual(['baseline', 'write', 'confirm', 'counterfactual']);
  expect(played.result.outcome).toBe('fixed');
});

describe('a loop', () => {
  test('ends the run when it goes on after two notes', async () => {
    const played = await play({ model: () => read, limits: QUIET });
    expect(played.result).toMatchObject({ outcome: 'not_fixed', stopReason: 'looping', state: { turns: 7 } });
    expect(played.result.summary).toMatch(
      /^Not fixed: the model went in circles.*gave the same result 7 times/,
    );
    const notes = eventsOf(played.events, 'driver_note').filter(({ payload }) => payload.reason === 'loop');
    expect(notes.map(({ payload }) => payload.t)).toEqual([2, 5]);
  });

  const six = Array.from({ length: 6 }, () => list);
  testEnding('not_fixed', 'cannot_fix', {
    'of reading is broken by a write that changes something': {
      model: [...six, write('x\n'), list, list, list, cannotFix],
      tests: [red(), red()],
      limits: QUIET,
    },
  });
  testEnding('fixed', 'done', {
    'that a green write breaks is confirmed': { model: [...six, fix, done()], tests: FIXED, limits: QUIET },
  });

  test('of writes that all leave one failure ends the run, too', async () => {
    const { result } = await play({
      model: (index) => write(`try ${index}\n`),
      tests: () => red(),
      limits: { ...QUIET, maxTestRuns: 20 },
    });
    expect(result).toMatchObject({ stopReason: 'looping', state: { turns: 7 } });
  });
});

describe('a failure that was shown before', () => {
  const lines = (last: string): string =>
    [...Array.from({ length: 60 }, (_, at) => `some line of the log, number ${at}x`), last].join('\n');

  test('is not shown again, only what is new in it', async () => {
    const played = await play({
      model: [read, write('x\n'), write('y\n'), cannotFix],
      tests: [
        red(lines('FAILED test_a - 1 != 2')),
        red(lines('FAILED test_a - 1 != 2')),
        red(lines('FAILED test_b')),
      ],
      limits: QUIET,
    });
    const [, , same = '', other = ''] = textsOf(played);
    expect(same).toMatch(/tests are red \(exit 1\); the output is the same as before\./);
    expect(other).toMatch(
      /these lines are new:\n<untrusted source="test output">\nFAILED test_b\n<\/untrusted>/,
    );
    expect(same.length + other.length).toBeLessThan(800);
  });

  test('is shown in full when most of it is new', async () => {
    const other = Array.from({ length: 60 }, (_, at) => `quite another log, number ${at}x`).join('\n');
    const played = await play({
      model: [read, write('x\n'), cannotFix],
      tests: [red(lines('FAILED test_a')), red(other)],
      limits: QUIET,
    });
    expect(textsOf(played).at(-1)).toContain('quite another log, number 0x');
  });
});

test('an extra argument that only comments is let pass, and the model is told', async () => {
  const chatty = call('read_file', { rel_path: 'src/sum.js', thought: 'I look first' });
  const played = await play({ model: [chatty, cannotFix] });
  expect(played.workspace.executed).toHaveLength(1);
  expect(textsOf(played).at(-1)).toMatch(/\[driver\] no such argument, ignored: thought\./);
  expect(eventsOf(played.events, 'driver_note')[0]?.payload.reason).toBe('forgiven');
});
