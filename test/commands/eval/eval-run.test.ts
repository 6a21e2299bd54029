import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openArena } from './arena.ts';

const trialsOf = (arena: Awaited<ReturnType<typeof openArena>>) =>
  arena.results().map(({ task, trial, outcome, judged, hidden }) => [task, trial, outcome, judged, hidden]);

test('check: usable tasks and those set aside, by name, and no model is asked', async () => {
  const arena = await openArena([
    { id: 'a', manners: ['right'] },
    { id: 'b', manners: ['right'] },
  ]);
  // Under a file of the hidden test.
  const outside = join(arena.folder, 'outside.txt');
  writeFileSync(outside, 'mine\n');
  symlinkSync(outside, join(arena.folder, 'repo/expected.txt'));
  const suite = JSON.parse(readFileSync(arena.suite, 'utf8'));
  suite.tasks[1].test = 'true';
  suite.tasks.push(
    { id: 'c', gold: 'other.patch' },
    { id: 'd', test: 'test -e flag || { touch flag; exit 1; }' },
  );
  writeFileSync(
    join(arena.folder, 'other.patch'),
    '--- a/value.js\n+++ b/value.js\n@@ -1 +1 @@\n-bad\n+worse\n',
  );
  writeFileSync(arena.suite, JSON.stringify(suite));
  const found = join(arena.folder, 'check.json');
  const check = await arena.evalFix('check', '--suite', arena.suite, '--jobs', '2', '--out', found);
  expect(check.exitCode).toBe(1);
  expect(check.stdout).toContain('1 of 4 tasks are usable\n');
  expect(readFileSync(outside, 'utf8')).toBe('mine\n');
  expect(check.stdout).toContain('set aside: b: base is green, not red\n');
  expect(check.stdout).toMatch(/set aside: c: the gold patch is red, not green: .*FAILED value\.js/);
  expect(check.stdout).toContain('set aside: d: base is green the 2nd time, and red before, not red');
  const { set_aside, checks } = JSON.parse(readFileSync(found, 'utf8'));
  expect(Object.keys(set_aside)).toEqual(['b', 'c', 'd']);
  // In the order of the suite, whichever came to its end first.
  expect(checks.map(({ task }: { task: string }) => task)).toEqual(['a', 'b', 'c', 'd']);
  const run = await arena.run('--checked', found);
  expect([run.exitCode, trialsOf(arena)]).toEqual([0, [['a', 1, 'fixed', 'green', 'green']]]);
  expect(arena.model.requests).toHaveLength(3);
  expect(arena.leftovers()).toEqual([]);
});

test('each trial has its trace, patch and result; the hidden test judges apart, and is never shown', async () => {
  const arena = await openArena([
    { id: 'a', manners: ['right'] },
    { id: 'b', manners: ['plausible'] },
    { id: 'c', manners: ['gives up'] },
  ]);
  // Killed and interrupted, the others start the bundle too; this one does in the sandbox.
  const { suite, out } = arena;
  const { ended: running } = arena.start('run', '--suite', suite, '--out', out, '--jobs', '3');
  const ended = await running;
  expect(ended.exitCode).toBe(0);
  expect(ended.stdout).toContain('complete: 3 of 3 trials done, 2 of 3 solved\n');
  expect(trialsOf(arena)).toEqual([
    ['a', 1, 'fixed', 'green', 'green'],
    ['b', 1, 'fixed', 'green', 'red'],
    ['c', 1, 'not_fixed', null, null],
  ]);
  for (const key of readdirSync(join(arena.out, 'trials'))) {
    expect(readdirSync(join(arena.out, 'trials', key)).toSorted()).toEqual([
      'patch.diff',
      'result.json',
      'trace.jsonl',
    ]);
  }
  for (const { rawBody } of arena.model.requests) expect(rawBody.toString()).not.toContain('expected.txt');
  expect(arena.model.violations).toEqual([]);
  expect(arena.leftovers()).toEqual([]);
});

test('a job that stands is not made again; more trials of it are', async () => {
  const arena = await openArena([{ id: 'a', manners: ['gives up'] }]);
  await arena.run();
  const requests = arena.model.requests.length;
  expect((await arena.run()).stdout).toContain('complete: 1 of 1 trials done');
  expect(arena.model.requests).toHaveLength(requests);
  await arena.run('--trials', '2');
  expect(trialsOf(arena)).toEqual([
    ['a', 1, 'not_fixed', null, null],
    ['a', 2, 'not_fixed', null, null],
  ]);
  await arena.run('--trials', '2', '--max-iters', '2');
  expect(arena.results()).toHaveLength(4);
});

test('killed with -9 it goes on: what stands stays, what was under way is made anew and charged', async () => {
  const arena = await openArena([
    { id: 'a', manners: ['right'] },
    { id: 'b', manners: ['silent', 'right'] },
  ]);
  const { child, ended, stderr } = arena.start(...arena.runArgs);
  while (!stderr().includes('1/2') || arena.model.requests.length < 4) await sleep(50);
  child.kill('SIGKILL');
  await ended;
  const [before] = arena.results();
  expect(arena.results()).toHaveLength(1);
  expect(readdirSync(join(arena.out, 'work'))).toHaveLength(1);
  expect(arena.leftovers()).not.toEqual([]);
  const again = await arena.run();
  expect(again.exitCode).toBe(0);
  expect(again.stderr).toContain('1/2 · solved 1');
  const results = arena.results();
  expect(results.map(({ task, outcome }) => [task, outcome])).toEqual([
    ['a', 'fixed'],
    ['b', 'fixed'],
  ]);
  expect(results[0]).toEqual(before);
  expect(readdirSync(join(arena.out, 'work'))).toEqual([]);
  expect(arena.leftovers()).toEqual([]);
});

test('a second job in the same folder is refused; Ctrl-C ends the first with 130, and keeps no half trial', async () => {
  const arena = await openArena([{ id: 'a', manners: ['silent', 'right'] }]);
  const { child, ended } = arena.start(...arena.runArgs);
  while (arena.model.requests.length < 1) await sleep(50);
  const other = await arena.run();
  expect([other.exitCode, other.stderr]).toEqual([
    2,
    expect.stringContaining(`process ${child.pid} is at work in it`),
  ]);
  child.kill('SIGINT');
  const { exitCode, stdout } = await ended;
  expect(exitCode).toBe(130);
  expect(stdout).toContain('stopped: 0 of 1 trials done');
  expect([arena.results(), arena.leftovers(), existsSync(join(arena.out, 'lock'))]).toEqual([[], [], false]);
  expect((await arena.run()).exitCode).toBe(0);
});

test('what fails around a trial is tried again, and is not "not solved"', async () => {
  const arena = await openArena([
    { id: 'a', manners: ['lost', 'right'] },
    { id: 'b', manners: ['lost'] },
  ]);
  const run = await arena.run('--retries', '1');
  expect(run.exitCode).toBe(1);
  expect(run.stdout).toContain(
    '2 of 2 trials done, 1 of 1 solved; 1 failed for reasons outside of the solver',
  );
  expect(arena.results().map(({ outcome, retries }) => [outcome, retries])).toEqual([
    ['fixed', 1],
    ['model_error', 1],
  ]);
  const requests = arena.model.requests.length;
  await arena.run('--retries', '0');
  expect(arena.model.requests.length - requests).toBe(1);
});

test('a test command that does not start says nothing of the solver', async () => {
  const arena = await openArena([{ id: 'a', manners: ['right'] }]);
  const suite = JSON.parse(readFileSync(arena.suite, 'utf8'));
  writeFileSync(
    arena.suite,
    JSON.stringify({ ...suite, defaults: { ...suite.defaults, test: 'no-such-program' } }),
  );
  const run = await arena.run('--retries', '0');
  expect([run.exitCode, arena.model.requests.length]).toEqual([1, 0]);
  expect(arena.results()[0]).toMatchObject({ outcome: 'infra_error', stop_reason: 'test_command_not_found' });
});

test('a wrong key ends the whole job', async () => {
  const arena = await openArena(
    ['a', 'b'].map((id) => ({ id, manners: ['right'] })),
    { key: 'sk-of-somebody-else' },
  );
  const run = await arena.run();
  expect(run.exitCode).toBe(2);
  expect(run.stdout).toContain('ended: the endpoint refuses the key: 0 of 2 trials done');
  expect([arena.model.requests.length, arena.results()]).toEqual([1, []]);
});

test('--max-tokens ends the whole job, counting what was spent before', async () => {
  const arena = await openArena(['a', 'b', 'c'].map((id) => ({ id, manners: ['gives up'] })));
  const first = await arena.run('--task', 'a');
  expect(first.exitCode).toBe(0);
  const usage = arena.results()[0]?.usage;
  const spent = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
  expect(spent).toBeGreaterThan(0);
  const bound = ['--max-tokens', String(Math.round(spent * 1.5))];
  const second = await arena.run(...bound);
  expect(second.exitCode).toBe(1);
  expect(second.stdout).toContain('ended by --max-tokens: 1 of 3 trials done');
  const requests = arena.model.requests.length;
  const third = await arena.run(...bound);
  expect([third.exitCode, arena.model.requests.length]).toEqual([1, requests]);
  expect(arena.leftovers()).toEqual([]);
});

test('--max-cost needs a price, and ends the whole job', async () => {
  const arena = await openArena(['a', 'b'].map((id) => ({ id, manners: ['right'] })));
  expect(await arena.run('--max-cost', '1')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('give --prices FILE'),
  });
  const prices = join(arena.folder, 'prices.yml');
  writeFileSync(prices, 'currency: EUR\nmodels:\n  gpt-5.4-mini: { input: 1000000, output: 1000000 }\n');
  const run = await arena.run('--max-cost', '0.5', '--prices', prices);
  expect(run.stdout).toContain('ended by --max-cost: 0 of 2 trials done');
  expect(run.stderr).toContain('EUR');
  expect(arena.model.requests).toHaveLength(1);
});

test('shards make every trial once between them', async () => {
  const arena = await openArena(['a', 'b'].map((id) => ({ id, manners: ['gives up'] })));
  for (const shard of ['1/2', '2/2']) {
    const out = join(arena.folder, `part-${shard[0]}`);
    const run = await arena.run('--out', out, '--trials', '2', '--shard', shard);
    expect(run.exitCode).toBe(0);
    expect(arena.results(out)).toHaveLength(2);
  }
  const parts = [1, 2].map((n) => join(arena.folder, `part-${n}`));
  const report = await arena.evalFix('report', ...parts, '--out', join(arena.folder, 'report'), '--no-pages');
  expect(report.stdout).toContain('0 % (0 of 4)');
});
