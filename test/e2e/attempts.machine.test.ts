import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createQuickWorld, redRun } from '../scenario/acts.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { publishJob, solveOnce } from '../scenario/two-jobs.ts';
import {
  DONE,
  expectIdentical,
  GIVE_UP,
  openTerminal,
  READ,
  readEvents,
  type Terminal,
  WRITE,
  WRONG_WRITE,
} from './terminal.ts';

const WRONG = [READ, WRONG_WRITE, GIVE_UP];
const FIX = [READ, WRITE, DONE];
const QUICK = ['--max-reflections', '0', '--max-test-runs', '30'];

const Report = z.object({
  outcome: z.string(),
  run_id: z.string(),
  attempts: z.object({
    of: z.number(),
    taken: z.number(),
    runs: z.array(z.object({ run_id: z.string(), model: z.string(), outcome: z.string() })),
  }),
});

const starts = ({ events }: Terminal) => events().filter(({ kind }) => kind === 'run_start');

describe('attempts on the terminal', { timeout: 180_000 }, () => {
  test('go on until one is fixed, each told of those before; every one of them replays', async () => {
    const terminal = await openTerminal({ script: [...WRONG, ...FIX] });
    const run = await terminal.run('--attempts', '3', '--fallback-model', 'larger', '--json', ...QUICK);
    expect(run).toMatchObject({ exitCode: 0 });
    const report = Report.parse(JSON.parse(run.stdout));
    expect(report).toMatchObject({
      outcome: 'fixed',
      attempts: {
        of: 3,
        taken: 2,
        runs: [
          { model: 'gpt-5.4-mini', outcome: 'not_fixed' },
          { model: 'larger', outcome: 'fixed' },
        ],
      },
    });
    expect(run.stderr).toMatch(/\[start\] .* · larger · attempt 2 of 3\n/);
    expect(run.stderr).toContain('[attempts] taken: attempt 2 of 3\n');
    expect(terminal.culprit()).toContain('A replaced key needs no room');
    expect(terminal.culprit()).not.toContain('Still wrong');

    const [first, second] = starts(terminal);
    expect(first?.payload.attempt).toEqual({ number: 1, of: 3, earlier: [] });
    expect(second?.payload.attempt).toMatchObject({
      number: 2,
      earlier: [{ run_id: first?.run_id, outcome: 'not_fixed', files: ['src/lru-cache.js'] }],
    });
    expect(terminal.events().filter(({ kind }) => kind === 'run_end')).toHaveLength(2);
    for (const { run_id: id } of report.attempts.runs) await expectIdentical(terminal, id);
    const request = JSON.stringify(terminal.model.requests[WRONG.length]);
    expect(request).toContain('This is attempt 2 of 3');
    expect(JSON.stringify(terminal.model.requests[0])).not.toContain('earlier attempts');
    terminal.expectModelContent();
  });

  test('leave the files of the one that is taken, in place as well', async () => {
    const terminal = await openTerminal({ script: [...WRONG, READ, GIVE_UP] });
    const run = await terminal.run('--attempts', '2', '--no-sandbox', ...QUICK);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toContain('[attempts] taken: attempt 1 of 2\n');
    expect(terminal.culprit()).toContain('Still wrong');
    const [, second] = starts(terminal);
    const baselines = terminal
      .events()
      .filter(({ kind, payload }) => kind === 'tests' && payload.phase === 'baseline');
    expect(baselines.map(({ payload }) => payload.verdict)).toEqual(['red', 'red']);
    expect(second?.payload.attempt.number).toBe(2);
    terminal.expectModelContent();
  });
});

const conversation = await readConversation('javascript');

describe('attempts in the action', { timeout: 180_000 }, () => {
  test('the pull request tells which one it is, and what all of them cost', async () => {
    await using world = await createQuickWorld({ script: [READ, GIVE_UP, ...conversation] });
    const act = redRun(world);
    const ran = await world.act({
      ...act,
      inputs: { attempts: '2', 'fallback-model': 'larger', prices: '1/1/1' },
    });
    await expectClean(world, ran);
    expect(ran.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const requests = world.model.requests.length;
    expect(requests).toBe(2 + conversation.length);
    const [pull] = world.github.state.pulls();
    expect(pull?.body).toContain('attempt 2 of 2');
    expect(pull?.body).toContain('<code>larger</code> fixed');
    expect(ran.summary).toContain('attempt 2 of 2');
    const lines = readEvents(ran.outputs['trace-path'] ?? '');
    const usages = lines.flatMap(({ payload }) => payload.usage ?? []);
    const input = usages.reduce((sum, usage) => sum + usage.input_tokens, 0);
    expect(ran.outputs['input-tokens']).toBe(String(input));
    expect(lines.filter(({ kind }) => kind === 'run_end')).toHaveLength(2);
  });

  test('a bundle carries what all attempts came to, and of three bundles the best is published', async () => {
    const unproven = [READ, GIVE_UP];
    await using world = await createQuickWorld({
      script: [...unproven, ...unproven, ...conversation, ...conversation],
    });
    const act = redRun(world);
    const legs = [];
    for (const inputs of [{}, { attempts: '2' }, {}]) {
      const leg = await solveOnce(world, { ...act, inputs });
      legs.push(leg.outputs);
    }
    expect(legs.map(({ outcome }) => outcome)).toEqual(['not_fixed', 'fixed', 'fixed']);
    const published = await publishJob(world, act);
    expect(published.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const [pull] = world.github.state.pulls();
    expect(world.github.state.pulls()).toHaveLength(1);
    expect(pull?.body).toContain('chosen from 3 bundles');
    for (const leg of legs) expect(pull?.body).toContain(leg['run-id']);
    // The same patch twice: the first by name.
    const [, second, third] = legs.map((leg) => leg['run-id'] ?? '');
    expect(published.outputs['run-id']).toBe([second, third].toSorted()[0]);
    const bundle = readFileSync(legs[1]?.['bundle-path'] ?? join(world.dir, 'none'), 'utf8');
    expect(JSON.parse(bundle).tries).toMatchObject({
      of: 2,
      chosen: 1,
      runs: [{ outcome: 'not_fixed' }, { outcome: 'fixed' }],
    });
  });
});
