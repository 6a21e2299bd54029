import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import {
  add,
  declare,
  done,
  failedJobs,
  giveUp,
  jobsWorld,
  LINT,
  MENDS,
  read,
  skippedBehind,
  TEST,
  TYPES,
  withSteps,
} from '../scenario/failed-jobs.ts';
import { commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { BUNDLE, startBundle } from '../scenario/run-terminal.ts';
import { brokenSince } from '../scenario/since-green.ts';
import { publishJob } from '../scenario/two-jobs.ts';
import { failedRun, type World } from '../scenario/world.ts';
import { readEvents } from './terminal.ts';

// Several failed jobs and guards, through the bundle, in all that a run can do beside its main way.

const jobsOf = ({ outputs }: ActionResult): unknown => JSON.parse(outputs['jobs'] ?? '');
const BOTH = [
  { job: 'test', step: 'Test', result: 'fixed' },
  { job: 'types', step: 'Types', result: 'fixed' },
];
const SOLVE = { mayOnlyRead: true, inputs: { mode: 'solve' }, env: { GITHUB_JOB: 'solve' } } as const;

describe('several failed jobs and a guard', { timeout: 180_000 }, () => {
  test('a second attempt judges all of them anew, from the base commit', async () => {
    const script = [read, add, giveUp, ...MENDS];
    await using world = await jobsWorld({ script, inputs: { attempts: '2' } });
    const result = await world.act(failedJobs(world, [TEST, TYPES, LINT]));
    await expectClean(world, result);
    expect(result.outputs['outcome']).toBe('fixed');
    expect(jobsOf(result)).toEqual(BOTH);
    const starts = readEvents(result.outputs['trace-path'] ?? '').filter(({ kind }) => kind === 'run_start');
    expect(starts[1]?.payload.attempt).toMatchObject({
      earlier: [{ outcome: 'not_fixed', why: '1 of 2 failed jobs passes now; *types* still fails' }],
    });
  });

  test('the job that publishes believes the bundle of the job that solved, whose record replays from a terminal, by the recorded tests and by live ones', async () => {
    await using world = await jobsWorld({ script: MENDS });
    const event = failedJobs(world, [TEST, TYPES, LINT]);
    const solved = await world.act({ ...event, ...SOLVE });
    await expectClean(world, solved);
    expect(solved.outputs['outcome']).toBe('fixed');
    const trace = solved.outputs['trace-path'] ?? '';
    for (const more of [[], ['--oracle', 'live', '--sandbox', 'off']]) {
      const args = [BUNDLE, 'replay', '--trace', trace, '--repo', world.checkout, ...more];
      const { ended } = startBundle(args, { cwd: world.dir, env: process.env });
      expect(await ended).toEqual({
        exitCode: 0,
        stdout: 'replayed 5 steps, identical\n',
        stderr: expect.any(String),
      });
    }
    const published = await publishJob(world, event);
    expect(published.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    expect(jobsOf(published)).toEqual(BOTH);
    const [pull] = world.github.state.pulls();
    expect(pull?.body).toMatch(/\| Job <code>types<\/code>, step <code>Types<\/code> \| 🟢 red before/);
    expect(pull?.body).toMatch(
      /\| Passed in CI: <code>lint<\/code>, step <code>Lint<\/code> \| 🟢 still passes/,
    );
  });

  test('the job that publishes does not believe a bundle that leaves out a check which passed in CI', async () => {
    await using world = await jobsWorld({ script: [read, add, done] });
    const event = failedJobs(world, [TEST, LINT]);
    const solved = await world.act({ ...event, ...SOLVE });
    expect(solved.outputs['outcome']).toBe('fixed');
    const bundle = JSON.parse(readFileSync(solved.outputs['bundle-path'] ?? '', 'utf8'));
    const forged = {
      ...bundle,
      task: { ...bundle.task, guards: undefined },
      events: bundle.events.filter(
        ({ payload }: { readonly payload: { readonly job?: string } }) => payload.job !== 'lint',
      ),
    };
    const path = join(world.dir, 'bundle.json');
    writeFileSync(path, JSON.stringify(forged));
    const published = await publishJob(world, { ...event, inputs: { bundle: path } });
    expect(published.outputs).toMatchObject({
      outcome: 'unverified',
      'pull-request-operation': 'created',
    });
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: true } });
    expect(pull?.body).toMatch(
      /no run, with the change, of a check that passed in CI \(step .*Lint.* of job .*lint/,
    );
  });

  test('the commit that broke the first is found, with its builds at each commit', async () => {
    await using world = await jobsWorld({ script: MENDS });
    const right = 'export const sum = (a, b) => a + b;\n';
    const wrong = gitOnRemote(world, ['show', 'main:src/sum.mjs']);
    const green = commitOnRemote(world, 'main', { 'src/sum.mjs': right });
    commitOnRemote(world, 'main', { 'NOTES.md': 'one\n' });
    const culprit = commitOnRemote(world, 'main', { 'src/sum.mjs': wrong });
    const tip = commitOnRemote(world, 'main', { 'NOTES.md': 'two\n' });
    git(world.workspace, 'fetch', '--quiet', '--depth=1', `file://${world.remote}`, 'main');
    git(world.workspace, 'checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
    const at: World = Object.create(world, { commit: { value: tip } });
    const jobs = [{ id: 400, name: 'test', conclusion: 'success' as const }];
    world.github.addRun({
      ...failedRun(world, 'javascript'),
      id: 8000,
      headSha: green,
      conclusion: 'success',
      jobs,
    });
    const result = await at.act(failedJobs(at, [TEST, TYPES, LINT]));
    await expectClean(at, result);
    expect(result.outputs).toMatchObject({ outcome: 'fixed', culprit: `${culprit} By hand` });
  });

  const builtin = { 'openai-api-key': '', solver: 'builtin' };
  const worldBrokenSince = async (options: Parameters<typeof jobsWorld>[0]) => {
    const world = await jobsWorld(options);
    const sum = { path: 'src/sum.mjs', wrong: 'a - b', right: 'a + b', jobs: ['test', 'types', 'lint'] };
    return {
      world,
      since: brokenSince(world, sum),
      [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
    };
  };

  test('the built-in search mends a job that failed alone, and keeps the guard green', async () => {
    await using open = await worldBrokenSince({ script: [], inputs: builtin });
    const { since: world } = open;
    const result = await world.act(failedJobs(world, [TEST, LINT]));
    await expectClean(world, result);
    expect(result.outputs['outcome']).toBe('fixed');
    expect(jobsOf(result)).toEqual([{ job: 'test', step: 'Test', result: 'fixed' }]);
  });

  test('a model goes on from what the search has mended', async () => {
    await using open = await worldBrokenSince({
      script: [read, declare, done],
      inputs: { solver: 'builtin-then-model' },
    });
    const { since: world } = open;
    const result = await world.act(failedJobs(world, [TEST, TYPES, LINT]));
    await expectClean(world, result);
    expect(result.outputs['outcome']).toBe('fixed');
    expect(jobsOf(result)).toEqual(BOTH);
  });
});

/** The lint runs only once the tests pass: CI skipped that. It is red at the base, too. */
const LINT_LAST = {
  'src/sum.mjs': 'export var sum = (a, b) => a - b;\n',
  ...withSteps('{ name: Lint, run: npm run --silent lint }'),
};

test('a step that CI skipped behind the one that failed is named first, where it stays red both ways, and the pull request is a draft', {
  timeout: 180_000,
}, async () => {
  await using world = await jobsWorld({ script: [read, add, done, done], files: LINT_LAST });
  const event = failedJobs(world, [skippedBehind('Lint')]);
  const solved = await world.act({ ...event, ...SOLVE });
  await expectClean(world, solved);
  const published = await publishJob(world, event);
  expect(published.outputs['outcome']).toBe('fixed');
  const [pull] = world.github.state.pulls();
  expect(pull?.pull.draft).toBe(true);
  const words = '*Lint* did not run in CI, because *Test* failed; it fails here, before and after the change';
  expect(pull?.body?.slice(0, pull.body.indexOf('\n\n'))).toContain(words);
});
