import { describe, expect, test } from 'vitest';
import { judged, type Played, play, QUIET, type Scene, testEnding, textsOf } from './play.ts';
import { command } from './play-jobs.ts';
import { failure, green, hangs, narrowed, notFound, red, redBy, reportOf } from './scripted-oracle.ts';
import { done, fix, read, write } from './steps.ts';

/** The test runs, as `phase of tests, phase, …`. */
const runsOf = ({ testRuns }: Played): string =>
  testRuns
    .map(({ phase, only }) => (only === undefined ? phase : `${phase} of ${only.join(' ')}`))
    .join(', ');

/** Each scene, told by the fact that it shows, is fixed by these test runs. */
function testRuns(scenes: Readonly<Record<string, readonly [runs: string, scene: Partial<Scene>]>>): void {
  test.each(Object.entries(scenes))('%s', async (_, [runs, scene]) => {
    const played = await play({ model: [read, fix, done()], limits: QUIET, ...scene });
    expect(runsOf(played)).toBe(runs);
    expect(played.result.outcome).toBe('fixed');
  });
}

describe('a write', () => {
  test('is judged by the tests that failed at base alone, and by the whole command once they are green', async () => {
    const played = await play({
      model: [read, write('one\n'), write('two\n'), fix, done()],
      tests: [redBy('a', 'b'), narrowed(redBy('a', 'b')), narrowed(redBy('b')), narrowed(green()), green()],
      limits: QUIET,
    });
    expect(runsOf(played)).toBe(
      'baseline, write of a b, write of a b, write of a b, confirm, counterfactual of a b',
    );
    expect(textsOf(played)[2]).toContain('Only the tests that failed before, or their files, ran');
    expect(played.result).toMatchObject({ outcome: 'fixed', state: { testRuns: 6 } });
  });

  test('that breaks other tests is red by the whole command, and those are watched from then on', async () => {
    const played = await play({
      model: [read, write('one\n'), fix, done()],
      tests: [redBy('a'), narrowed(green()), redBy('z'), narrowed(green()), green()],
      limits: QUIET,
    });
    expect(runsOf(played)).toBe('baseline, write of a, confirm, write of a z, confirm, counterfactual of a');
    expect(textsOf(played).join('\n')).toContain(
      'After this write, tests are red (exit 1); regressions: 1, mended: 1.',
    );
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      state: { checks: [{ redWrites: [{ signature: 'z' }] }] },
    });
  });

  testRuns({
    'is judged by the whole command where the oracle does not narrow, and confirmed as ever': [
      'baseline, write of a, confirm, counterfactual of a',
      { tests: [redBy('a'), green(), green()] },
    ],
    'that only the narrowed run finds red is judged by the whole command when the model claims it is done': [
      'baseline, write of a, final, confirm, counterfactual of a',
      { tests: [redBy('a'), narrowed(redBy('a')), green(), green()] },
    ],
  });

  test.each([
    ['when focus is off', { testFocus: 'off' as const }, redBy('a')],
    ['when no test is known by name', {}, red()],
    ['when every test failed', {}, { ...redBy('a'), report: reportOf(['a'], 0) }],
  ])('is never narrowed %s', async (_, settings, baseline) => {
    const played = await play({ model: [read, fix, done()], tests: [baseline, green(), green()], settings });
    expect(runsOf(played)).toMatch(/^baseline, write, confirm\b/);
  });

  testEnding('fixed', 'done', {
    'that is red counts as one test run, whole and of only the failing tests; a green whole run is the confirming one':
      {
        model: [read, write('one\n'), fix, done()],
        tests: [redBy('a'), narrowed(green()), redBy('z'), narrowed(green()), green()],
        limits: { ...QUIET, maxTestRuns: 5 },
      },
  });

  test('that leaves the same tests failing is the same failure, whatever they print', async () => {
    const narrowedWith = (output: string) => narrowed({ ...redBy('a'), output });
    const played = await play({
      model: [read, write('1\n'), write('2\n'), write('3\n'), fix, done()],
      tests: [
        redBy('a'),
        narrowedWith('E 1'),
        narrowedWith('E 2'),
        narrowedWith('E 3'),
        narrowed(green()),
        green(),
      ],
      limits: QUIET,
    });
    expect(textsOf(played).join('\n')).toContain('3 writes in a row left the same failure');
  });
});

describe('where only the whole command can run', () => {
  const whole = { ...redBy('a'), onlyWhole: true as const };
  const run = (start: 'base_outputs' | 'clean') => ({ ...whole, start });
  const model = [read, write('one\n'), fix, done()];

  testRuns({
    'a write is tested once on its files': [
      'baseline, confirm, counterfactual of a',
      { tests: [whole, green()] },
    ],
    'so are writes after one that fixed nothing': [
      'baseline, confirm, confirm, counterfactual of a',
      { model, tests: [whole, run('base_outputs'), green()] },
    ],
    'but in the shared copy, where a fresh one builds everything again': [
      'baseline, confirm, write of a, confirm, counterfactual of a',
      { model, tests: [whole, run('clean'), green(), green()] },
    ],
    'but the failing tests run first where they can be chosen as this run names them, and not as CI does': [
      'baseline of a, write of a, confirm, counterfactual of a',
      {
        task: { jobs: judged({ failures: [failure('a')] }) },
        tests: [redBy('a'), narrowed(green()), green()],
      },
    ],
    'and where they can be chosen in one run and not in another': [
      'baseline, confirm, write of a z, confirm, counterfactual of a',
      { model, tests: [whole, redBy('z'), narrowed(green()), green()] },
    ],
  });
});

describe('where starting the tool takes most of the time', () => {
  const slow = (verdict: ReturnType<typeof green>, takesMs: number) => ({ ...verdict, takesMs });
  const ci = { failures: [failure('a')], stepMs: 12_000 };
  const task = { jobs: judged(ci) };
  const counted = { ...green(), report: reportOf([]) };

  test('a write is judged by the whole command in a fresh copy at once', async () => {
    const played = await play({
      model: [read, write('one\n'), fix, done()],
      task,
      tests: [slow(narrowed(redBy('a')), 7000), slow(redBy('a'), 10_000), slow(counted, 10_000)],
      limits: QUIET,
    });
    expect(runsOf(played)).toBe('baseline of a, confirm, confirm, counterfactual of a');
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      state: { testRuns: 4, checks: [{ redWrites: [{}] }] },
    });
  });

  const shortRuns = 'baseline of a, write of a, confirm, counterfactual of a';
  const short = (focusedMs: number) => [slow(narrowed(redBy('a')), focusedMs), narrowed(green()), green()];
  testRuns({
    'a run that takes less than half of the whole comes first': [shortRuns, { task, tests: short(5000) }],
    'in a short suite, too, the times decide': [
      'baseline of a, confirm, counterfactual of a',
      {
        task: { jobs: judged({ ...ci, stepMs: 4000 }) },
        tests: [slow(narrowed(redBy('a')), 3900), slow(counted, 4000)],
      },
    ],
    'the time of CI’s step is not that of a command with builds': [
      shortRuns,
      {
        task: {
          jobs: judged({
            ...ci,
            command: { ...command('unit'), builds: [{ ...command('build'), step: 'Build' }] },
          }),
        },
        tests: [slow(narrowed(redBy('a')), 7000), narrowed(green()), green()],
      },
    ],
    'and the whole command ran at base: the first write shows it': [
      'baseline, write of a, confirm, counterfactual of a',
      {
        model: [read, write('one\n'), fix, done()],
        tests: [slow(redBy('a'), 8000), slow(narrowed(redBy('a')), 6000), slow(counted, 8000)],
      },
    ],
    'where no count tells that the failing tests passed, they run alone once more, and the whole command does not':
      [
        'baseline of a, confirm, final of a, counterfactual of a',
        { task, tests: [slow(narrowed(redBy('a')), 7000), slow(green(), 10_000), narrowed(green())] },
      ],
  });
});

testRuns({
  'a final is judged the same way': [
    'baseline, final of a, confirm, counterfactual of a',
    { tests: [redBy('a'), narrowed(green()), green()], settings: { testPolicy: 'on_final' } },
  ],
});

describe('confirming', () => {
  testRuns({
    'goes on where the judgement of the write left off': [
      'baseline, write of a, confirm, confirm, counterfactual of a',
      { tests: [redBy('a'), narrowed(green()), green(), green()], settings: { confirmRuns: 2 } },
    ],
    'starts anew after another write': [
      'baseline, write of a, confirm, write of a, confirm, counterfactual of a',
      {
        model: [read, fix, write('more\n', 'src/new.js'), done()],
        tests: [redBy('a'), narrowed(green()), green(), narrowed(green()), green()],
      },
    ],
  });

  testEnding('budget_exhausted', 'timeout', {
    'never rests on a green of only the failing tests: without time for the whole command nothing is proven':
      {
        model: [read, fix],
        tests: [{ ...redBy('a'), takesMs: 100_000 }, narrowed(green(100_000))],
        limits: { timeoutMs: 200_000 },
      },
  });
});

describe("where CI's log names the failing tests", () => {
  const task = { jobs: judged({ failures: [failure('a'), failure('b')] }) };

  test('a narrowed run that is red by one of them is the baseline, and the whole command runs once', async () => {
    const played = await play({
      model: [read, write('one\n'), fix, done()],
      tests: [narrowed(redBy('a')), narrowed(redBy('a')), narrowed(green()), green()],
      task,
      limits: QUIET,
    });
    expect(runsOf(played)).toBe('baseline of a b, write of a, write of a, confirm, counterfactual of a');
    expect(played.result.outcome).toBe('fixed');
    expect(played.result.baseline).toMatchObject({ focus: 'run only those', ok: false });
  });

  test.each([
    ['green', narrowed(green())],
    ['red by another test', narrowed(redBy('c'))],
    ['red without names', narrowed(red())],
    ['too long', narrowed(hangs())],
    ['not even started', narrowed(notFound())],
  ])('one that is %s leaves the word to the whole command', async (_, first) => {
    const played = await play({ model: [], tests: [first, green()], task });
    expect(runsOf(played)).toBe('baseline of a b, baseline');
    expect(played.result.outcome).toBe('not_reproduced');
  });

  testEnding('not_reproduced', 'green_at_base', {
    'a whole run that the oracle made instead is the baseline': { model: [], tests: [green()], task },
  });
  testEnding('infra_error', 'baseline_timed_out', {
    'no time for the whole command is a baseline that did not finish': {
      model: [],
      tests: [narrowed(green(100_000))],
      task,
      limits: { timeoutMs: 100_000 },
    },
  });

  test('the whole command is not held to the time of a narrowed run', async () => {
    const played = await play({
      model: [read, fix, done()],
      tests: [narrowed({ ...redBy('a'), takesMs: 100 }), narrowed(green(100)), green(200_000)],
      task,
    });
    expect(played.testRuns.map(({ timeoutMs }) => timeoutMs)).toEqual([900_000, 899_900, 899_800, 699_800]);
    expect(played.result.outcome).toBe('fixed');
  });
});
