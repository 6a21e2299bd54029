import { describe, expect, test } from 'vitest';
import type { Payload } from '../../src/core/events.ts';
import { eventsOf } from './laws.ts';
import { type Played, QUIET, textsOf } from './play.ts';
import { goal, guard, hasType, noVar, playJobs, skipped, sums } from './play-jobs.ts';
import { ManualClock } from './scripted.ts';
import { cannotFix, done, fix, read, write } from './steps.ts';

const outcomeOf = ({ events }: Played): Payload<'outcome'> | undefined =>
  eventsOf(events, 'outcome')[0]?.payload;

describe('several failed jobs', () => {
  const jobs = { test: sums, types: hasType };
  const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');

  test('each is red, green, confirmed, and red again without the patch', async () => {
    const played = await playJobs(
      jobs,
      { jobs: [goal('test'), goal('types')] },
      { model: [read, fix, whole, done()] },
    );
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      jobs: [
        { job: 'test', step: 'Run', result: 'fixed' },
        { job: 'types', step: 'Run', result: 'fixed' },
      ],
    });
    for (const job of ['test', 'types'])
      for (const phase of ['baseline', 'confirm', 'counterfactual'])
        expect(played.jobRuns).toContain(`${phase} ${job}`);
  });

  test('the second is the next goal, and its output is what the model reads', async () => {
    const played = await playJobs(
      jobs,
      { jobs: [goal('test'), goal('types')] },
      { model: [read, fix, whole, done()] },
    );
    expect(textsOf(played).join('\n')).toMatch(
      /step "Run" of job "test" passes\. But step "Run" of job "types" fails\..*no type is declared/s,
    );
  });

  test('one write can fix them all, beside a guard that is red with and without it', async () => {
    const task = { jobs: [goal('test'), goal('types')], guards: [guard('lint')] };
    const played = await playJobs({ ...jobs, lint: () => 'error: always' }, task, {
      model: [read, whole, done()],
    });
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      jobs: [{ result: 'fixed' }, { result: 'fixed' }],
    });
    expect(played.jobRuns).toEqual([
      'baseline test',
      'write test',
      'baseline types',
      'confirm types',
      'write lint',
      'counterfactual lint',
      'confirm test',
      'counterfactual test',
      'counterfactual types',
    ]);
  });

  test('one that still fails is no fix, and is named', async () => {
    const played = await playJobs(
      jobs,
      { jobs: [goal('test'), goal('types')] },
      { model: [read, fix, done(), done(), done()] },
    );
    expect(played.result).toMatchObject({
      outcome: 'not_fixed',
      doubt: '1 of 2 failed jobs passes now; *types* still fails',
      jobs: [{ result: 'unproven' }, { result: 'red' }],
    });
    expect(outcomeOf(played)?.jobs).toEqual(played.result.jobs);
  });

  test('the first that is red here is the goal; one that is green here, or cannot run here, is named', async () => {
    const played = await playJobs(
      { green: () => '', gone: () => 'not found: tox', test: sums },
      { jobs: [goal('green'), goal('gone'), goal('test')] },
      { model: [read, fix, done()] },
    );
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      jobs: [{ result: 'not_reproduced' }, { result: 'not_judged' }, { job: 'test', result: 'fixed' }],
    });
  });

  test('one that is green here guards: a change that breaks it goes back to the model', async () => {
    const task = { jobs: [goal('lint'), goal('test')] };
    const jobs = { lint: noVar, test: sums };
    const bad = write('export const sum = (a, b) => { var c = a + b; return c; };\n');
    const mended = await playJobs(jobs, task, { model: [read, bad, fix, done()] });
    expect(mended.result).toMatchObject({ outcome: 'fixed', jobs: [{ result: 'not_reproduced' }, {}] });
    expect(textsOf(mended).join('\n')).toMatch(
      /But step "Run" of job "lint" fails\. It passes without your change\..*var is used/s,
    );
    const left = await playJobs(jobs, task, { model: [read, bad, done(), done(), done()] });
    expect(left.result).toMatchObject({
      outcome: 'not_fixed',
      jobs: [{ job: 'lint', result: 'broken' }, {}],
    });
  });

  test('the last green commit of the first says nothing of another', async () => {
    const line = { id: 'b'.repeat(40), parent: 'a'.repeat(40), subject: 's', author: 'a', date: '' };
    const changes = {
      greenAt: 'a'.repeat(40),
      commits: [line],
      files: [],
      dependencyFiles: [],
      unknown: ['x'],
    };
    const commits: string[] = [];
    const played = await playJobs(
      { green: () => '', test: sums },
      { jobs: [goal('green'), goal('test')], changes },
      {
        model: [read, cannotFix],
        ports: () => ({
          earlier: {
            run: async ({ commit }) => {
              commits.push(commit);
              return { kind: 'not_run', why: 'it is not asked for' };
            },
            isOutsideCode: async () => false,
          },
        }),
      },
    );
    expect(played.result.outcome).toBe('not_fixed');
    expect(commits).toEqual([]);
  });

  test('all green here is not reproduced, without a model', async () => {
    const green = { test: () => '', types: () => '' };
    const played = await playJobs(green, { jobs: [goal('test'), goal('types')] }, { model: [] });
    const jobs = [{ result: 'not_reproduced' }, { result: 'not_reproduced' }];
    expect(played.result).toMatchObject({ outcome: 'not_reproduced', jobs });
    const alone = await playJobs({ test: () => '' }, {}, { model: [] });
    expect(alone.result).toMatchObject({ outcome: 'not_reproduced', jobs: [{ result: 'not_reproduced' }] });
  });
});

test('a step that hung in CI is red until it finishes in time', async () => {
  const task = { jobs: [{ ...goal('test'), hangMs: 4000 }] };
  const hanging = { test: (content: string): string => (sums(content) === '' ? '' : 'hangs') };
  const played = await playJobs(hanging, task, { model: [read, fix, done()] });
  expect(played.result.outcome).toBe('fixed');
  expect(textsOf(played).join('\n')).toContain('It has not finished within 4 s: it hangs, as in CI.');
  const still = await playJobs(hanging, task, { model: [read, write('export const sum = 0;\n'), cannotFix] });
  expect(still.result).toMatchObject({ outcome: 'not_fixed', jobs: [{ result: 'red' }] });
});

describe('several failed steps of one job', () => {
  const jobs = { 'test/Lint': noVar, 'test/Unit': sums, 'test/Types': hasType };
  const task = { jobs: [goal('test', 'Unit'), goal('test', 'Types')] };
  const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');

  test('are goals of their own: both right is fixed, and each is proven', async () => {
    const played = await playJobs(jobs, task, { model: [read, whole, done()] });
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      jobs: [
        { job: 'test', step: 'Unit', result: 'fixed' },
        { job: 'test', step: 'Types', result: 'fixed' },
      ],
    });
    for (const step of ['Unit', 'Types'])
      for (const phase of ['baseline', 'confirm', 'counterfactual'])
        expect(played.jobRuns).toContain(`${phase} test/${step}`);
  });

  test('one that is left red is no fix, and is named', async () => {
    const { result } = await playJobs(jobs, task, { model: [read, fix, done(), done(), done()] });
    expect(result).toMatchObject({
      outcome: 'not_fixed',
      doubt: '1 of 2 failed steps passes now; *Types* still fails',
      jobs: [{ result: 'unproven' }, { result: 'red' }],
    });
  });
});

describe('a step that CI skipped because an earlier one failed', () => {
  const jobs = { 'test/Unit': sums, 'test/Lint': noVar, 'test/Types': hasType };
  const bad = write('export const sum = (a, b) => { var c = a + b; return c; };\n');
  const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');
  const withSkipped = (step: string) => ({ jobs: [goal('test', 'Unit')], guards: [skipped('test', step)] });

  test('runs with the change: green is fine', async () => {
    const played = await playJobs(jobs, withSkipped('Lint'), { model: [read, fix, done()] });
    expect(played.result).toMatchObject({ outcome: 'fixed', jobs: [{ step: 'Unit', result: 'fixed' }] });
    expect(played.jobRuns.filter((each) => each.endsWith('Lint'))).toEqual(['write test/Lint']);
  });

  test('is broken where the change makes it red', async () => {
    const { result } = await playJobs(jobs, withSkipped('Lint'), {
      model: [read, bad, done(), done(), done()],
    });
    expect(result).toMatchObject({
      outcome: 'not_fixed',
      doubt: '1 of 1 failed job passes now; *Lint* passed before and fails with the change',
    });
  });

  const anyway = {
    outcome: 'fixed',
    jobs: [
      { step: 'Unit', result: 'fixed' },
      { step: 'Types', result: 'red', skipped: true },
    ],
  };
  test.each([
    ['says that it is done', [done(), done()]],
    ['finds no fix for it', [cannotFix]],
    ['goes on until its turns are used up', [read]],
    ['breaks the fix while it tries', [write('/** @type */\nexport const sum = 1;\n'), cannotFix]],
  ])(
    'is named, and the fix of the others stays, where it is red either way and the model %s',
    async (_, end) => {
      const played = await playJobs(jobs, withSkipped('Types'), {
        model: [read, fix, ...end],
        limits: { ...QUIET, maxIterations: 2 + end.length },
      });
      expect(played.result).toMatchObject(anyway);
      expect(textsOf(played).join('\n')).toMatch(
        /But step "Types" of job "test" fails\. CI skipped it because an earlier step failed; it fails without your change as well\. Mend/,
      );
      expect(played.jobRuns.filter((each) => each === 'counterfactual test/Types')).toHaveLength(1);
    },
  );

  test('is mended where the model can', async () => {
    const { result } = await playJobs(jobs, withSkipped('Types'), { model: [read, fix, whole, done()] });
    expect(result).toMatchObject({ outcome: 'fixed', jobs: [{ step: 'Unit', result: 'fixed' }] });
    expect(result.jobs).toHaveLength(1);
  });

  test('that cannot run here is left out', async () => {
    const gone = { ...jobs, 'test/Types': () => 'not found: tsc' };
    const { result } = await playJobs(gone, withSkipped('Types'), { model: [read, fix, done()] });
    expect(result).toMatchObject({ outcome: 'fixed', jobs: [{ step: 'Unit' }] });
  });
});

describe('guards', () => {
  const bad = write('export const sum = (a, b) => { var c = a + b; return c; };\n');
  const jobs = { test: sums, lint: noVar };

  test('one that the patch breaks goes back to the model, and is mended', async () => {
    const played = await playJobs(jobs, { guards: [guard('lint')] }, { model: [read, bad, fix, done()] });
    expect(played.result).toMatchObject({ outcome: 'fixed', jobs: [{ job: 'test', result: 'fixed' }] });
    expect(textsOf(played).join('\n')).toMatch(
      /But step "Run" of job "lint" fails\. It passed in CI, and it passes without your change\..*var is used/s,
    );
  });

  test('all that one patch breaks go to the model at once', async () => {
    const short = (content: string): string => (content.length > 50 ? 'error: the line is too long' : '');
    const played = await playJobs(
      { ...jobs, format: short },
      { guards: [guard('lint'), guard('format')] },
      { model: [read, bad, fix, done()] },
    );
    expect(played.result.outcome).toBe('fixed');
    expect(textsOf(played).join('\n')).toMatch(
      /But step "Run" of job "lint" fails\..*var is used.*But step "Run" of job "format" fails\..*too long/s,
    );
  });

  test('one that is left broken is no fix, and is named', async () => {
    const played = await playJobs(
      jobs,
      { guards: [guard('lint')] },
      { model: [read, bad, done(), done(), done()] },
    );
    expect(played.result).toMatchObject({
      outcome: 'not_fixed',
      doubt: '1 of 1 failed job passes now; *Run* passed before and fails with the change',
    });
  });

  test.each([
    ['red without the patch too', () => 'error: always'],
    ['that cannot run here', () => 'not found: ruff'],
  ])('one %s guards nothing', async (_, lint) => {
    const played = await playJobs(
      { test: sums, lint },
      { guards: [guard('lint')] },
      { model: [read, fix, done()] },
    );
    expect(played.result.outcome).toBe('fixed');
  });

  test('runs once for each state of the files, and counts no test run', async () => {
    const played = await playJobs(jobs, { guards: [guard('lint')] }, { model: [read, fix, done()] });
    expect(played.jobRuns.filter((each) => each.endsWith('lint'))).toEqual(['write lint']);
    expect(played.result.state.testRuns).toBe(played.jobRuns.length - 1);
  });

  test('one that hangs with the patch, and not without it, is broken', async () => {
    const hanging = (content: string): string => (content.includes('var') ? 'hangs' : '');
    const played = await playJobs(
      { test: sums, lint: hanging },
      { guards: [guard('lint')] },
      { model: [read, bad, done(), done(), done()] },
    );
    expect(played.result).toMatchObject({ outcome: 'not_fixed', jobs: [{}, { result: 'broken' }] });
  });

  test('a state that breaks one is no fix that the run goes back to', async () => {
    const played = await playJobs(
      jobs,
      { guards: [guard('lint')] },
      {
        model: [read, bad, write('export const sum = 0;\n')],
        limits: { ...QUIET, maxIterations: 3 },
      },
    );
    expect(played.result.outcome).not.toBe('fixed');
    expect(played.result.jobs).toMatchObject([{}, { result: 'broken' }]);
  });

  test('one for which no time is left guards nothing, and the record says so', async () => {
    const played = await playJobs(
      jobs,
      { guards: [{ ...guard('lint'), stepMs: 3_600_000 }] },
      { model: [read, fix, done()] },
    );
    expect(played.result.outcome).toBe('fixed');
    expect(played.jobRuns.filter((each) => each.endsWith('lint'))).toEqual([]);
    expect(JSON.stringify(played.events)).toContain('no time was left for it');
  });

  test('one that is red is broken where no time is left to run it without the patch', async () => {
    const clock = new ManualClock();
    const taking = (ms: number, says: (content: string) => string) => (content: string) => {
      clock.advance(ms);
      return says(content);
    };
    const played = await playJobs(
      { test: taking(100, sums), lint: taking(4400, noVar) },
      { guards: [guard('lint')] },
      { model: [read, bad], clock, limits: { ...QUIET, timeoutMs: 5000 } },
    );
    expect(played.result).toMatchObject({ outcome: 'budget_exhausted', jobs: [{}, { result: 'broken' }] });
  });
});

describe('the limits of the run', () => {
  test('a job for which no time is left is no job that cannot run here', async () => {
    const clock = new ManualClock();
    const slow = (content: string): string => {
      clock.advance(10);
      return sums(content);
    };
    const played = await playJobs(
      { test: slow, types: () => 'hangs' },
      { jobs: [goal('test'), goal('types')] },
      { model: [read, fix], clock, limits: { ...QUIET, timeoutMs: 5000 } },
    );
    expect(played.result).toMatchObject({
      outcome: 'budget_exhausted',
      jobs: [{}, { result: 'not_judged' }],
    });
  });
});
