import { describe, expect, it, test } from 'vitest';
import type { EarlierResult, EarlierTests } from '../../src/core/ports.ts';
import type { Changes } from '../../src/core/task.ts';
import { judged, play, type Scene, TASK } from './play.ts';
import { ManualClock } from './scripted.ts';
import { green, redBy, type Verdict } from './scripted-oracle.ts';
import { cannotFix, done, fix, read } from './steps.ts';

const id = (letter: string): string => letter.repeat(40);
const [GREEN, BASE] = [id('0'), TASK.baseCommit];

/** Commits `1`, `2`, … after the last green one, the last of them the base commit. */
function changesOf(count: number): Changes {
  const ids = [...Array.from({ length: count - 1 }, (_, at) => id(String(at + 1))), BASE];
  const commits = ids.map((each, at) => ({
    id: each,
    parent: ids[at - 1] ?? GREEN,
    subject: `Change ${at + 1}`,
  }));
  const hunks = [
    { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-  return a + b;', '+  return a - b;'] },
  ];
  const files = [{ path: 'src/sum.js', status: 'modified' as const, hunks }];
  return { greenAt: GREEN, commits, files, dependencyFiles: [], unknown: [] };
}

type EarlierRun = Parameters<EarlierTests['run']>[0];

/** Earlier commits that say, by id, what the tests say there; each as often as it is asked. */
function earlier(
  say: (run: EarlierRun) => Verdict | string,
  runs: string[] = [],
): NonNullable<Scene['ports']> {
  const run = async (options: EarlierRun): Promise<EarlierResult> => {
    runs.push(`${options.phase} ${options.commit[0]}`);
    const answer = say(options);
    if (typeof answer === 'string') return { kind: 'not_run', why: answer };
    const { verdict, output, report } = answer;
    return {
      kind: 'ran',
      result: {
        verdict,
        exitCode: verdict === 'green' ? 0 : 1,
        output,
        durationMs: 1,
        ...(report && { report }),
      },
    };
  };
  return () => ({ earlier: { run, isOutsideCode: async ({ id: commit }) => commit === id('9') } });
}

/** Red from the commit `first` on, by its place in the line; green before it. */
const redFrom = (first: number) => (run: EarlierRun) =>
  Number(run.commit[0] === 'a' ? 99 : run.commit[0]) >= first ? redBy('sums') : green();

/** CI's log names the test that is red here. */
const namedByCi = (count: number) => ({
  changes: changesOf(count),
  jobs: judged({
    failures: [{ id: 'sums', file: null, line: null, message: 'expected 1, got 2' }],
    evidence: [{ source: 'log', text: 'sums failed' }],
  }),
});
const SOLVED = {
  model: [read, fix, done()],
  tests: [redBy('sums'), green(), green()],
  without: [redBy('sums')],
};
const GIVEN_UP = { model: [read, cannotFix], tests: [redBy('sums')] };
const CONTROL_RED = { ...GIVEN_UP, model: [] };

describe('the control run', () => {
  it('comes before the first model call where nothing shows the failure to be that of CI, and its answer is told', async () => {
    const runs: string[] = [];
    const ports = earlier(() => green(), runs);
    const { events, requests } = await play({ ...SOLVED, task: { changes: changesOf(1) }, ports });
    const kinds = events.map(({ kind, payload }) => (kind === 'tests' ? payload.phase : kind));
    expect(kinds.indexOf('control')).toBeLessThan(kinds.indexOf('llm_request'));
    const opening = requests[0]?.items.join('') ?? '';
    expect(opening).toContain('Red since aaaaaaa (1 commit after the last green run).');
    expect(opening).toContain(
      'With the files of 0000000 the failing tests pass here: a change since then broke them.',
    );
    expect(opening).toContain('+  return a - b;');
    expect(runs).toEqual(['control 0']);
  });

  it('waits until something depends on it where CI and this machine agree on a test', async () => {
    const runs: string[] = [];
    const ports = earlier(redFrom(1), runs);
    const task = namedByCi(1);
    const { events } = await play({ ...SOLVED, task, ports });
    const kinds = events.map(({ kind, payload }) => (kind === 'tests' ? payload.phase : kind));
    expect(kinds.indexOf('control')).toBeGreaterThan(kinds.indexOf('counterfactual'));
  });

  it('ends the run where all tests fail there in the same way: no model is called', async () => {
    const { result, events } = await play({
      ...CONTROL_RED,
      task: {
        changes: { ...changesOf(3), dependencyFiles: ['package-lock.json'] },
        jobs: judged({ evidence: [{ source: 'log', text: 'Python 3.12.1\n' }] }),
      },
      tests: [{ ...redBy('sums'), output: 'Python 3.11.4\nFAILED sums\n' }],
      ports: earlier(() => ({ ...redBy('sums'), output: 'Python 3.11.4\nFAILED sums\n' })),
    });
    expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'red_when_green' });
    expect(result.summary).toMatch(
      /sums at 0000000; CI printed python 3\.12\.1, this machine 3\.11\.4; package-lock\.json changed since then/,
    );
    expect(events.filter(({ kind }) => kind === 'llm_request')).toEqual([]);
  });

  it('is no verdict on the code where all that changed since was reverted: green on the same files is chance', async () => {
    const ports = earlier(() => green());
    const { result } = await play({
      ...CONTROL_RED,
      task: { changes: { ...changesOf(2), files: [] } },
      ports,
    });
    expect(result).toMatchObject({ outcome: 'flaky', stopReason: 'flaky_when_green' });
  });

  it('tells chance apart: red, then green on the same files', async () => {
    let runs = 0;
    const ports = earlier(() => (runs++ === 0 ? redBy('sums') : green()));
    const { result } = await play({ ...CONTROL_RED, task: { changes: changesOf(1) }, ports });
    expect(result).toMatchObject({ outcome: 'flaky', stopReason: 'flaky_when_green' });
    expect(result.summary).toContain('they fail by chance');
  });

  const TWO = { tests: [redBy('sums', 'parses')] };
  test.each<readonly [string, Scene, EarlierResult['kind'], () => Verdict | string]>([
    ['does not exist there', GIVEN_UP, 'not_run', () => 'the failing tests do not exist there'],
    ['fails there among others that pass', { ...GIVEN_UP, ...TWO }, 'ran', () => redBy('parses')],
    [
      'fails there in another way',
      GIVEN_UP,
      'ran',
      () => ({
        verdict: 'red',
        output: 'FAILED\n',
        report: {
          source: '',
          failures: [{ id: 'sums', file: null, line: null, message: 'TypeError: x' }],
          passed: 1,
          failed: 1,
          skipped: 0,
        },
      }),
    ],
    ['did not end there', GIVEN_UP, 'ran', () => ({ verdict: 'timeout', output: '' })],
  ])('is no ending where a failing test %s', async (_, scene, __, say) => {
    const { result } = await play({ ...scene, task: { changes: changesOf(1) }, ports: earlier(say) });
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'cannot_fix' });
  });

  const printed = (...lines: readonly string[]): Verdict => ({ verdict: 'red', output: lines.join('\n') });
  const NPM = 'npm error Test failed.';
  test.each<readonly [string, Verdict, Verdict, string]>([
    [
      'what npm prints of any failure',
      printed('FAIL adding: got 3', NPM),
      printed('FAIL compiling', NPM),
      'not_fixed',
    ],
    ['a line without a name', printed('FAIL adding: got 3', 'FAILED'), printed('FAILED'), 'not_fixed'],
    ['nothing, because nothing is printed', printed(''), printed(''), 'not_fixed'],
    [
      'one of its failures',
      printed('FAIL adding: got 3', 'FAIL network'),
      printed('FAIL network'),
      'not_fixed',
    ],
    ['each of its failures', printed('FAIL add: got 3', NPM), printed('FAIL add: got 4'), 'infra_error'],
  ])(
    'of a command without names of tests has in common with the base %s',
    async (_, base, there, outcome) => {
      const scene = { tests: [base], model: outcome === 'infra_error' ? [] : GIVEN_UP.model };
      const { result } = await play({
        ...scene,
        task: { changes: changesOf(1) },
        ports: earlier(() => there),
      });
      expect(result.outcome).toBe(outcome);
    },
  );

  it('leaves the test runs that a fix needs', async () => {
    const runs: string[] = [];
    const ports = earlier(() => green(), runs);
    const { result } = await play({
      ...SOLVED,
      limits: { maxTestRuns: 4 },
      task: { changes: changesOf(1) },
      ports,
    });
    expect(result.outcome).toBe('fixed');
    expect(runs).toEqual([]);
  });

  it('takes back no fix, whatever it says', async () => {
    const task = namedByCi(1);
    const { result } = await play({ ...SOLVED, task, ports: earlier(() => redBy('sums')) });
    expect(result.outcome).toBe('fixed');
  });

  it('explains a run that found nothing', async () => {
    const task = namedByCi(1);
    const { result } = await play({ ...GIVEN_UP, task, ports: earlier(() => redBy('sums')) });
    expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'red_when_green' });
  });
});

describe('the culprit', () => {
  const found = async (
    count: number,
    say: (run: EarlierRun) => Verdict | string,
    settings: Scene['settings'] = {},
  ) => {
    const runs: string[] = [];
    const scene = { ...GIVEN_UP, settings, limits: { maxTestRuns: 50 }, task: { changes: changesOf(count) } };
    const { events } = await play({ ...scene, ports: earlier(say, runs) });
    const culprit = events.find(({ kind }) => kind === 'culprit')?.payload;
    const note = events.find(
      ({ kind, payload }) => kind === 'driver_note' && payload.reason === 'no_culprit',
    );
    return {
      culprit,
      note: note?.kind === 'driver_note' ? note.payload.note : '',
      bisected: runs.filter((each) => each.startsWith('bisect')),
    };
  };

  it.each([1, 2, 3, 4])('is found among four commits in two runs or fewer: commit %i', async (first) => {
    const { culprit, bisected } = await found(4, redFrom(first));
    const [commit, parent] = [
      first === 4 ? BASE : id(String(first)),
      first === 1 ? GREEN : id(String(first - 1)),
    ];
    expect(culprit).toEqual({ commit, parent, test: 'sums', green_at: GREEN, red_at: BASE });
    expect(bisected.length).toBeLessThanOrEqual(2);
  });

  it('is the base commit without a further run where that is the only change', async () => {
    const { culprit, bisected } = await found(1, () => green());
    expect(culprit).toMatchObject({ commit: BASE, parent: GREEN });
    expect(bisected).toEqual([]);
  });

  it('is looked for around commits that cannot be tested', async () => {
    const say = (run: EarlierRun) => (run.commit === id('2') ? 'it does not build' : redFrom(4)(run));
    expect((await found(5, say)).culprit).toMatchObject({ commit: id('4'), parent: id('3') });
  });

  it('is one of several where the commits between cannot be tested', async () => {
    const say = (run: EarlierRun) => (run.phase === 'bisect' ? 'it does not build' : green());
    const { culprit, note } = await found(3, say);
    expect(culprit).toBeUndefined();
    expect(note).toBe('one of 3 commits broke the tests, from 1111111 to aaaaaaa');
  });

  it('is not looked for after a fix by many runs of a long command', async () => {
    const runs: string[] = [];
    const slow = (verdict: Verdict): Verdict => ({ ...verdict, takesMs: 31_000 });
    const task = namedByCi(4);
    const tests = [slow(redBy('sums')), slow(green()), slow(green())];
    const { result } = await play({ ...SOLVED, tests, task, ports: earlier(redFrom(2), runs) });
    expect([result.outcome, runs]).toEqual(['fixed', []]);
  });

  it('keeps a fix waiting for two minutes at most', async () => {
    const runs: string[] = [];
    const clock = new ManualClock();
    const slow = (of: EarlierRun) => {
      clock.advance(60_000);
      return redFrom(2)(of);
    };
    const task = namedByCi(9);
    const { result, events } = await play({ ...SOLVED, clock, task, ports: earlier(slow, runs) });
    expect([result.outcome, runs]).toEqual(['fixed', ['control 0', 'bisect 4']]);
    expect(events).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ reason: 'no_culprit' }) }),
    );
  });

  it('is told as outside of the code where it changed nothing else', async () => {
    expect((await found(10, redFrom(9))).culprit).toMatchObject({ commit: id('9'), outside_code: true });
  });

  it.each([
    [0, 0, ''],
    [1, 1, 'one of 5 commits broke the tests, from 6666666 to aaaaaaa'],
    [2, 2, 'one of 3 commits broke the tests, from 8888888 to aaaaaaa'],
  ])('takes no more than culprit-runs: %i', async (culpritRuns, runs, note) => {
    const culprit = await found(10, redFrom(8), { culpritRuns });
    expect(culprit.bisected).toHaveLength(runs);
    expect(culprit.note).toBe(note);
  });
});
