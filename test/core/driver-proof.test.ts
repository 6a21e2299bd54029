import { describe, expect, test } from 'vitest';
import type { DriverPorts } from '../../src/core/run.ts';
import { eventsOf } from './laws.ts';
import { judged, type Played, play, QUIET, type Scene, testEnding, textsOf } from './play.ts';
import { replacing } from './port-proxies.ts';
import { call } from './scripted.ts';
import {
  FIXED,
  failure,
  green,
  hangs,
  narrowed,
  notFound,
  red,
  redBy,
  reportOf,
  type Verdict,
} from './scripted-oracle.ts';
import { cannotFix, done, fix, read, write } from './steps.ts';

const model = [read, fix, done('Fixed for good.')];
const runsOf = ({ testRuns }: Played): string[] =>
  testRuns.map(({ phase, only, without }) =>
    [phase, ...(only ?? []), ...(without === undefined ? [] : [without])].join(' '),
  );

describe('a file that a report shows to hold tests, after it was changed', () => {
  const SUM = 'export const sum = (a, b) => a - b;\n';
  /** Closes `src/more.js` once this many runs of the tests were made. */
  const closing = ({ workspace }: Pick<DriverPorts, 'workspace'>, from: number): Partial<DriverPorts> => {
    let runs = 0;
    const patched = async () => (await workspace.patch()).files.some(({ path }) => path === 'src/more.js');
    const seen = replacing(workspace, 'closeTests', () => {
      runs += 1;
    });
    return {
      workspace: replacing(seen, 'closedChange', async () =>
        runs >= from && (await patched()) ? 'src/more.js' : null,
      ),
    };
  };
  const files = { 'src/sum.js': SUM, 'src/more.js': 'more\n' };
  const spoil = write('less\n', 'src/more.js');

  test('is to be written back before a claim counts', async () => {
    const back = write('more\n', 'src/more.js');
    const played = await play({
      files,
      model: [read, spoil, fix, done(), back, done()],
      tests: [redBy('a'), redBy('a'), green(), green(), green()],
      without: [redBy('a')],
      ports: (ports) => closing(ports, 2),
    });
    // The answer to the write whose tests show it says so, and so does each one after it.
    expect(textsOf(played).filter((text) => text.includes('[driver] src/more.js holds tests'))).toHaveLength(
      2,
    );
    expect(textsOf(played).join('\n')).toMatch(
      /final refused: src\/more\.js holds tests, as their report shows, and you have changed it/,
    );
    expect(played.result).toMatchObject({ outcome: 'fixed', patch: { files: [{ path: 'src/sum.js' }] } });
  });

  test('proves nothing where the last run shows it', async () => {
    const { result } = await play({
      files,
      model: [read, spoil, fix, done()],
      tests: [redBy('a'), redBy('a'), green(), green()],
      without: [redBy('a')],
      ports: (ports) => closing(ports, 5),
    });
    expect(result.outcome).toBe('not_fixed');
    expect(result.doubt).toBe('src/more.js was changed before a report showed that it holds tests');
  });
});

describe('the run without the patch at the same time as the confirming run', () => {
  const mayPair = ({ testRuns }: Played): string[] =>
    testRuns.map((run) => (run.mayPair === true ? `${run.phase}, paired` : run.phase));
  const ci = { jobs: judged({ failures: [failure('a')], stepMs: 12_000 }) };
  const inTime = (verdict: Verdict, takesMs: number): Verdict => ({ ...verdict, takesMs });
  const counted = inTime({ ...green(), report: reportOf([]) }, 12_000);

  test.each<readonly [string, Pick<Scene, 'tests' | 'task' | 'settings' | 'limits'>, readonly string[]]>([
    [
      'may go where the whole command is asked for each time',
      { tests: FIXED, settings: { testFocus: 'off' } },
      ['baseline', 'write', 'confirm, paired', 'counterfactual'],
    ],
    [
      'may go where no test is named',
      { tests: FIXED },
      ['baseline', 'write', 'confirm, paired', 'counterfactual'],
    ],
    [
      'may go where only the whole command can run',
      { tests: [{ ...redBy('a'), onlyWhole: true }, green()] },
      ['baseline', 'confirm, paired', 'counterfactual'],
    ],
    [
      'may go where the failing tests alone take half of the time',
      { tests: [inTime(narrowed(redBy('a')), 9000), counted], task: ci },
      ['baseline', 'confirm, paired', 'counterfactual'],
    ],
    [
      'may not where they are short: it alone would be under load',
      { tests: [inTime(narrowed(redBy('a')), 1000), narrowed(green()), counted], task: ci },
      ['baseline', 'write', 'confirm', 'counterfactual'],
    ],
    [
      'may not where no run is left to make it again alone',
      { tests: FIXED, limits: { ...QUIET, maxTestRuns: 4 } },
      ['baseline', 'write', 'confirm', 'counterfactual'],
    ],
    [
      'may not where the base is green',
      { tests: [green(), green(), green()], task: { mustBeRedAtBase: false } },
      ['baseline', 'write', 'confirm'],
    ],
  ])('%s', async (_, scene, expected) => {
    expect(mayPair(await play({ model, limits: QUIET, ...scene }))).toEqual(expected);
  });

  const beside = (verdict: Verdict): Verdict => ({ ...verdict, beside: true });
  const tests = [{ ...redBy('a'), onlyWhole: true }, beside(green())] as const;

  test('counts where it is red as the base was', async () => {
    const played = await play({ model, tests, without: [beside(redBy('a'))] });
    expect(played.result.outcome).toBe('fixed');
    expect(eventsOf(played.events, 'tests').map(({ payload }) => payload.beside)).toEqual([
      undefined,
      true,
      true,
    ]);
  });

  test.each<readonly [string, Verdict, Verdict, string]>([
    ['green, and red alone', green(), redBy('a'), 'fixed'],
    ['red by another test, and red as the base alone', redBy('z'), redBy('a'), 'fixed'],
    ['green, and green alone', green(), green(), 'flaky'],
    ['stopped at a limit, and red alone', hangs(), redBy('a'), 'fixed'],
  ])('is made again alone before it counts against the fix: %s', async (_, first, alone, outcome) => {
    const { result } = await play({ model, tests, without: [beside(first), alone] });
    expect(result.outcome).toBe(outcome);
  });
});

describe('red, green, red', () => {
  test.each<readonly [string, Verdict, RegExp]>([
    ['green', green(), /green without the patch as well/],
    ['red by another test', redBy('z'), /a was red at base and is not red again/],
    ['too long', hangs(), /did not come to an end/],
    ['not started', notFound(), /did not come to an end/],
  ])('%s without the patch is flaky, and nothing is proposed', async (_, last, why) => {
    const { result, events } = await play({
      model,
      tests: [redBy('a'), green(), green()],
      without: [last],
    });
    expect(result).toMatchObject({ outcome: 'flaky', stopReason: 'done', doubt: expect.stringMatching(why) });
    expect(result.summary).toMatch(why);
    expect(eventsOf(events, 'outcome')[0]?.payload.doubt).toMatch(why);
  });

  test('asks for the tests that failed at base, and believes a narrowed red', async () => {
    const played = await play({
      model,
      tests: [redBy('a'), green(), green()],
      without: [narrowed(redBy('a'))],
    });
    expect(runsOf(played).at(-1)).toBe('counterfactual a');
    expect(played.result).toMatchObject({ outcome: 'fixed', lastTests: { phase: 'confirm', ok: true } });
  });

  test('asks the whole command when a narrowed run is not red again', async () => {
    const played = await play({
      model,
      tests: [redBy('a'), green(), green()],
      without: [narrowed(green()), redBy('a')],
    });
    expect(runsOf(played).slice(-2)).toEqual(['counterfactual a', 'counterfactual']);
    expect(played.result.outcome).toBe('fixed');
  });

  describe.each([
    ['a test that only the patch changes', ['test_a.py'], [], 'flaky'],
    ['files that the tests change without the patch as well', ['a.snap'], ['a.snap', 'b.snap'], 'fixed'],
    ['one more than the tests change by themselves', ['a.snap', 'test_a.py'], ['a.snap'], 'flaky'],
  ])('%s, while the tests run', (_, changed, changedWithout, outcome) => {
    test(`is ${outcome}, by a run of all tests without the patch`, async () => {
      const played = await play({
        model,
        tests: [redBy('a'), green(), { ...green(), changed }],
        without: [{ ...redBy('a'), changed: changedWithout }],
      });
      expect(runsOf(played).at(-1)).toBe('counterfactual');
      expect(played.result.outcome).toBe(outcome);
      if (outcome === 'flaky')
        expect(played.result.doubt).toContain('test_a.py was changed while the tests ran with the patch');
    });
  });

  test('of a base that is green asks for one run more where a test was changed', async () => {
    const played = await play({
      model,
      task: { mustBeRedAtBase: false },
      tests: [green(), green(), { ...green(), changed: ['test_a.py'] }],
      without: [green()],
    });
    expect(runsOf(played).at(-1)).toBe('counterfactual');
    expect(played.result.outcome).toBe('flaky');
  });

  const byLine: Scene = { model, tests: [red('FAILED test_a in 0.1s\n'), green(), green()] };
  testEnding('fixed', 'done', {
    'by the same line is the same failure where no test is known by name': {
      ...byLine,
      without: [red('FAILED test_a in 2.3s\n')],
    },
  });
  testEnding('flaky', 'done', {
    'by another line is another failure': { ...byLine, without: [red('FAILED test_b in 0.1s\n')] },
    'is asked of a task that need not be red as well, when it was': {
      model,
      tests: FIXED,
      without: [green()],
      task: { mustBeRedAtBase: false },
    },
  });
  testEnding('budget_exhausted', 'timeout', {
    'that the run has no time for is not proven': {
      model,
      tests: [red('x', 1_000), green(1_000), green(600_000)],
      without: [{ ...red('x'), takesMs: 500_000 }],
      settings: { testTimeoutMs: 600_000 },
    },
  });
});

describe('more than an exit code', () => {
  const passes = (passed: number, skipped = 0, failed: readonly string[] = []): Verdict => ({
    ...green(),
    report: { ...reportOf(failed, passed), skipped },
  });

  const moreSkips = { ...green(), report: { ...reportOf([]), passed: null, failed: null, skipped: 1 } };

  test.each<readonly [string, Verdict, RegExp]>([
    ['fewer tests', passes(3), /fewer tests ran than at base: 3 of 10/],
    ['more skips', moreSkips, /more tests were skipped than at base: 1, not 0/],
    ['a test that its report still names', passes(9, 0, ['a']), /still names a as failing/],
  ])('a green with %s is refused, and never fixed', async (_, weak, why) => {
    const exits = write('import os\nos._exit(0)\n');
    const played = await play({
      model: [read, exits, done(), done(), done()],
      tests: [redBy('a'), weak, weak],
    });
    const refusals = textsOf(played).filter((text) => text.startsWith('[driver] final refused'));
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toMatch(why);
    expect(played.result).toMatchObject({ outcome: 'not_fixed', doubt: expect.stringMatching(why) });
    expect(played.result.summary).toMatch(/^Not fixed: /);
  });

  describe('over a base that is red and names no failing test', () => {
    const base: Verdict = { ...red('crashed\n'), report: { ...reportOf([], 5), failed: null, skipped: 1 } };
    const without = [{ ...base }];

    test.each<readonly [string, Verdict, RegExp]>([
      ['fewer tests that pass', passes(3, 1), /fewer tests passed than at base: 3 of 5/],
      ['nothing new but skips', passes(5, 2), /more tests were skipped than at base: 2, not 1/],
    ])('a green with %s is not fixed', async (_, weak, why) => {
      const { result } = await play({ model: [...model, done(), done()], tests: [base, weak, weak] });
      expect(result).toMatchObject({ outcome: 'not_fixed', doubt: expect.stringMatching(why) });
    });

    test('a green with more of both is fixed: a file is loaded now', async () => {
      const { result } = await play({ model, tests: [base, passes(9, 3), passes(9, 3)], without });
      expect(result).toMatchObject({ outcome: 'fixed', evidence: 'report' });
    });

    test('a green is compared by its exit code alone where the base counts nothing', async () => {
      const nothing = { ...base, report: { ...reportOf([]), passed: null, failed: null, skipped: null } };
      const { result } = await play({ model, tests: [nothing, passes(9), passes(9)], without: [nothing] });
      expect(result).toMatchObject({ outcome: 'fixed', evidence: 'exit code only' });
    });
  });

  const unknown = { ...green(), report: { ...reportOf([]), passed: null, failed: null, skipped: null } };
  testEnding('fixed', 'done', {
    'more tests are no doubt': { model, tests: [redBy('a'), passes(12), passes(12)] },
    'counts that nobody gives are no doubt': { model, tests: [redBy('a'), unknown, unknown] },
    'no report is no doubt': { model, tests: [redBy('a'), green(), green()] },
  });

  describe('over a base that stopped at its first failing test, and a skipped test behind it', () => {
    const base: Verdict = { ...redBy('a'), report: { ...reportOf(['a'], 0), skipped: 0 } };
    const alone = (passed: number, skipped: number) => narrowed(passes(passed, skipped));
    const why = /more tests were skipped than at base, and what was red there was not seen to pass/;

    test('the right fix is accepted when the failing test passes by itself', async () => {
      const tests = [base, passes(4, 1), alone(1, 0), passes(4, 1)];
      const played = await play({ model, tests, without: [narrowed(redBy('a'))] });
      expect(runsOf(played)).toEqual(['baseline', 'write', 'final a', 'confirm', 'counterfactual a']);
      expect(played.result).toMatchObject({ outcome: 'fixed', doubt: null });
    });

    test('the right fix is accepted where no test can be run by itself', async () => {
      const { result } = await play({ model, tests: [base, passes(4, 1), passes(4, 1), passes(4, 1)] });
      expect(result.outcome).toBe('fixed');
    });

    const two = { ...redBy('a', 'b'), report: { ...reportOf(['a', 'b'], 0), skipped: 0 } };
    // The fake workspace puts a file's content into the diff as it is.
    const skips = write('@@ -0,0 +1,1 @@\n+process.exit(0)\n');
    test.each<readonly [string, Verdict, Verdict, Partial<Scene>]>([
      ['a failing test that is skipped now', base, passes(4, 1), { without: [narrowed(redBy('a'))] }],
      [
        'a failing test that is red by itself and skipped among the others',
        base,
        narrowed(redBy('a')),
        { without: [narrowed(redBy('a'))] },
      ],
      ['one of two that is skipped now', two, alone(1, 1), { without: [narrowed(redBy('a', 'b'))] }],
      [
        'a patch that ends tests, where none can be run by itself,',
        base,
        passes(4, 1),
        { model: [read, skips, done()] },
      ],
    ])('%s is not fixed', async (_, first, byItself, scene) => {
      const tests = [first, passes(4, 1), byItself, passes(4, 1)];
      const { result } = await play({ model, tests, ...scene });
      expect(result).toMatchObject({ outcome: 'not_fixed', doubt: expect.stringMatching(why) });
    });
  });

  test('without reports only the exit code is believed, and that is said', async () => {
    const without = await play({ model, tests: FIXED });
    expect(without.result.evidence).toBe('exit code only');
    expect(eventsOf(without.events, 'outcome')[0]?.payload.evidence).toBe('exit code only');
    const withReports = await play({ model, tests: [redBy('a'), passes(10), passes(10)] });
    expect(withReports.result.evidence).toBe('report');
  });
});

describe("the failure of CI's log", () => {
  const log = (text: string): NonNullable<Scene['task']> => ({
    trigger: { kind: 'step', runId: 1, workflowName: 'CI' },
    jobs: judged({ evidence: [{ source: 'log of step "Test"', text }] }),
  });

  test('must be the failure here: a missing package ends the run before any model is asked', async () => {
    const { result } = await play({
      model: [],
      tests: [red("E   ModuleNotFoundError: No module named 'numpy'\nERROR tests/test_sum.py\n")],
      task: log('FAILED tests/test_sum.py::test_adds - assert 1 == 3\n'),
    });
    expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'not_ci_failure' });
    expect(result.summary).toContain('the Python module numpy is missing here and was not in CI');
  });

  test.each([
    ['the line of another failed job', 'other failed jobs of this run'],
    ['what a bot tells of a release', 'packages that pull request #1 of helper[bot] changes'],
  ])('is that of its own step: %s is no part of it', async (_, source) => {
    const missing = "E   ModuleNotFoundError: No module named 'numpy'\n";
    const { result } = await play({
      model: [],
      tests: [red(missing)],
      task: {
        ...log('FAILED tests/test_sum.py::test_adds - assert 1 == 3\n'),
        context: [{ source, text: `job "docs": ${missing}` }],
      },
    });
    expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'not_ci_failure' });
  });

  test('is compared by test where the log names them', async () => {
    const { result } = await play({
      model: [],
      tests: [redBy('b')],
      task: { jobs: judged({ failures: [failure('a')] }) },
      settings: { testFocus: 'off' },
    });
    expect(result.summary).toContain("CI's log tells of a, the tests here of b");
  });

  testEnding('fixed', 'done', {
    'that is the same one lets the run begin': {
      model,
      tests: [red('FAILED tests/test_sum.py::test_adds - assert 1 == 3\n'), green(), green()],
      task: log(
        '2026-01-01T00:00:00Z FAILED tests/test_sum.py::test_adds - assert 1 == 3\n##[error]exit 1\n',
      ),
    },
  });
  testEnding('not_fixed', 'cannot_fix', {
    'is nothing that the text of an issue tells': {
      model: [read, cannotFix],
      tests: [red('FAILED test_b\n')],
      task: {
        trigger: { kind: 'issue', number: 1, title: 't' },
        mustBeRedAtBase: false,
        context: [{ source: 'issue 1', text: 'FAILED test_a\n' }],
      },
    },
  });
});

describe('an issue, proven by a test that the run adds', () => {
  const task = { mustBeRedAtBase: false, mayAddTests: true };
  const addTest = call('write_file', { rel_path: 'test/new.test.js', content: 'sum(2, 2) === 4;\n' });
  const byAssertion = red('not ok 1 - adds\n  AssertionError: Expected 0 to equal 4\n');
  const byError = red(
    "SyntaxError: The requested module './sum.js' does not provide an export named 'add'\n",
  );
  const scene: Scene = {
    model: [read, addTest, fix, done()],
    tests: [green(), red(), green(), green()],
    task,
    without: [],
    limits: QUIET,
  };

  test('is fixed when that test is red, green, red', async () => {
    const played = await play({ ...scene, without: [byAssertion, byAssertion] });
    expect(runsOf(played)).toEqual([
      'baseline',
      'write',
      'write',
      'counterfactual product',
      'confirm',
      'counterfactual product',
    ]);
    expect(played.result).toMatchObject({ outcome: 'fixed', stopReason: 'done' });
    const runs = eventsOf(played.events, 'tests').filter(({ payload }) => payload.phase === 'counterfactual');
    expect(runs.map(({ payload }) => payload.without)).toEqual(['product', 'product']);
  });

  test.each<readonly [string, Verdict, RegExp]>([
    ['green without the change', green(), /green without your change, too/],
    [
      'red by an error',
      byError,
      /says nothing about the code as it was.*\n[\s\S]*does not provide an export/,
    ],
  ])('is unverified when the test is %s, after the model was told once', async (_, trial, why) => {
    const played = await play({ ...scene, model: [read, addTest, fix, done(), done()], without: [trial] });
    expect(textsOf(played).at(-1)).toMatch(why);
    expect(played.result).toMatchObject({ outcome: 'unverified', stopReason: 'done' });
  });

  testEnding('unverified', 'done', {
    'is unverified when the test is red by chance': { ...scene, without: [byAssertion, green()] },
    'is unverified without a test': {
      ...scene,
      model: [read, fix, done()],
      tests: [green(), green(), green()],
    },
    'is not what a run without the flag does': { ...scene, task: { mustBeRedAtBase: false } },
  });
  testEnding('budget_exhausted', 'max_iterations', {
    'is nothing that a bound can end in': {
      ...scene,
      model: [read, addTest, fix],
      limits: { maxReflections: 0, maxIterations: 3 },
    },
  });

  test('is asked for in the opening, where the tests are green at base', async () => {
    const opening = (played: Played): string => textsOf(played)[0] ?? '';
    const played = await play({ model: [read, cannotFix], tests: [green()], task });
    expect(opening(played)).toMatch(/add a test file .* fails by an assertion without your change/);
    const isRed = await play({ model: [read, cannotFix], task });
    const isNoIssue = await play({
      model: [read, cannotFix],
      tests: [green()],
      task: { mustBeRedAtBase: false },
    });
    for (const played of [isRed, isNoIssue]) expect(opening(played)).not.toContain('add a test file');
  });
});
