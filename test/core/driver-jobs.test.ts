import { describe, expect, test } from 'vitest';
import type { Payload } from '../../src/core/events.ts';
import { eventsOf } from './laws.ts';
import { type Played, textsOf } from './play.ts';
import { command, guard, hasType, noVar, other, playJobs, sums } from './play-jobs.ts';
import { done, fix, read, write } from './steps.ts';

const outcomeOf = ({ events }: Played): Payload<'outcome'> | undefined =>
  eventsOf(events, 'outcome')[0]?.payload;

describe('several failed jobs', () => {
  const jobs = { test: sums, types: hasType };
  const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');

  test('each is red, green, confirmed, and red again without the patch', async () => {
    const played = await playJobs(
      jobs,
      { otherJobs: [other('types')] },
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
        expect(played.asked).toContain(`${phase} ${job}`);
  });

  test('the second is the next goal, and its output is what the model reads', async () => {
    const played = await playJobs(
      jobs,
      { otherJobs: [other('types')] },
      { model: [read, fix, whole, done()] },
    );
    expect(textsOf(played).join('\n')).toMatch(
      /step "Run" of job "test" passes\. But step "Run" of job "types" fails\..*no type is declared/s,
    );
  });

  test('one that still fails is no fix, and is named', async () => {
    const played = await playJobs(
      jobs,
      { otherJobs: [other('types')] },
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
      { testCommand: command('green'), otherJobs: [other('gone'), other('test')] },
      { model: [read, fix, done()] },
    );
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      jobs: [{ result: 'not_reproduced' }, { result: 'not_judged' }, { job: 'test', result: 'fixed' }],
    });
  });

  test('all green here is not reproduced, without a model', async () => {
    const green = { test: () => '', types: () => '' };
    const played = await playJobs(green, { otherJobs: [other('types')] }, { model: [] });
    const jobs = [{ result: 'not_reproduced' }, { result: 'not_reproduced' }];
    expect(played.result).toMatchObject({ outcome: 'not_reproduced', jobs });
    const alone = await playJobs({ test: () => '' }, {}, { model: [] });
    expect(alone.result).toMatchObject({ outcome: 'not_reproduced', jobs: [{ result: 'not_reproduced' }] });
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
    expect(played.asked.filter((each) => each.endsWith('lint'))).toEqual(['write lint']);
    expect(played.result.state.testRuns).toBe(played.asked.length - 1);
  });
});
