import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Manner, openArena } from './arena.ts';

describe('three trials of three tasks', () => {
  test('report, compare and export', { timeout: 240_000 }, async () => {
    const arena = await openArena([
      { id: 'a', manners: ['right', 'gives up', 'right'], tags: ['easy'] },
      { id: 'b', manners: ['gives up', 'plausible', 'gives up'], tags: ['hard'] },
      { id: 'c', manners: ['lost'], tags: ['hard'] },
    ]);
    await arena.run('--trials', '3', '--retries', '0');

    const out = join(arena.folder, 'report');
    const run = await arena.evalFix('report', arena.out, '--out', out);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toBe(readFileSync(join(out, 'report.md'), 'utf8'));
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    const [only] = report.configurations;
    expect(only).toMatchObject({
      trials: 9,
      void: 3,
      method: 'bootstrap',
      solved: { count: 3, of: 6, rate: 0.5 },
      solvedHidden: { count: 2, of: 6 },
      claims: { claimed: 3, claimedGreen: 3, fixed: 3, falseFixed: 0 },
      outcomes: { fixed: 3, not_fixed: 3, model_error: 3 },
    });
    // a: 2 of 3, b: 1 of 3; giving up counts as not solved, the lost endpoint not at all.
    expect(
      only.passAt.map(({ k, rate, tasks }: { k: number; rate: number; tasks: number }) => [k, rate, tasks]),
    ).toEqual([
      [1, expect.closeTo((2 / 3 + 1 / 3) / 2, 10), 2],
      [2, expect.closeTo((1 + 2 / 3) / 2, 10), 2],
      [3, 1, 2],
    ]);
    expect(only.byTag).toMatchObject([
      { tag: 'easy', tasks: 1, solved: { count: 2, of: 3 } },
      { tag: 'hard', tasks: 1, solved: { count: 1, of: 3 } },
    ]);
    expect(run.stdout).toContain('| pass@1 (2 tasks) | 50 % |');
    expect(run.stdout).toContain('| a | 2 of 3 (67 %) | ✓ ✗ ✓ |');
    expect(run.stdout).toContain('| b | 1 of 3 (33 %) | ✗ ✓? ✗ |');
    expect(run.stdout).toContain('| c | – | – – – |');

    const page = readFileSync(join(out, 'index.html'), 'utf8');
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(9);
    for (const link of links) expect(existsSync(join(out, link))).toBe(true);
    expect(page).not.toMatch(/<script|https?:\/\//);

    const same = await arena.evalFix('compare', arena.out, arena.out, '--fail-on-regression');
    expect(same.exitCode).toBe(0);
    expect(same.stdout).toContain('**no difference shown**: 0.0 points, 95 % interval 0.0 to 0.0');
    expect(same.stdout).toContain('Left out, because only one side has counted trials: c.');

    const pairs = join(arena.folder, 'pairs.jsonl');
    expect((await arena.evalFix('export', arena.out, '--pairs', pairs)).stdout).toContain('Wrote 2 pairs to');
  });
});

test('one trial a task: Wilson, McNemar, and the flips with both traces', { timeout: 240_000 }, async () => {
  const tasks = (manner: Manner) => [
    { id: 'a', manners: ['right'] as const },
    { id: 'b', manners: [manner] },
  ];
  const good = await openArena(tasks('right'));
  const bad = await openArena(tasks('gives up'));
  for (const side of [good, bad]) {
    await side.run();
    const trials = join(side.out, 'trials');
    const key = readdirSync(trials).find((name) => name.startsWith('b.')) ?? '';
    // Five more tasks that went as "b" did.
    for (const id of ['c', 'd', 'e', 'f', 'g']) {
      const copy = join(trials, key.replace(/^b/, id));
      cpSync(join(trials, key), copy, { recursive: true });
      const result = { ...JSON.parse(readFileSync(join(copy, 'result.json'), 'utf8')), task: id };
      writeFileSync(join(copy, 'result.json'), JSON.stringify({ ...result, key: basename(copy) }));
    }
  }

  const report = await good.evalFix('report', good.out, '--no-pages');
  expect(report.stdout).toContain('| solved, with 95 % interval (Wilson) | 100 % (7 of 7), 65–100 % |');

  const worse = await good.evalFix('compare', good.out, bad.out, '--fail-on-regression');
  expect(worse.exitCode).toBe(1);
  expect(worse.stdout).toContain('**worse**: -85.7 points');
  expect(worse.stdout).toContain('McNemar exact, p = 0.031');
  for (const side of [good, bad]) {
    const trial = readdirSync(join(side.out, 'trials')).find((key) => key.startsWith('b.'));
    expect(worse.stdout).toContain(join('trials', trial ?? '', 'trace.jsonl'));
  }
  const better = await good.evalFix('compare', bad.out, good.out, '--fail-on-regression');
  expect([better.exitCode, better.stdout.includes('**better**')]).toEqual([0, true]);
  // Five flips are not enough for 95 %.
  const five = await good.evalFix('compare', good.out, bad.out, '--fail-on-regression', '--judge', 'hidden');
  expect(five.exitCode).toBe(1);
});

test('a trace that was changed is told, and goes into no pair', { timeout: 120_000 }, async () => {
  const arena = await openArena([{ id: 'a', manners: ['right', 'gives up'] }]);
  await arena.run('--trials', '2');
  for (const key of readdirSync(join(arena.out, 'trials')).filter((name) => name.startsWith('a.1.'))) {
    appendFileSync(join(arena.out, 'trials', key, 'trace.jsonl'), '{"more":1}\n');
  }
  const run = await arena.evalFix('report', arena.out, '--no-pages');
  expect(run.exitCode).toBe(3);
  expect(run.stdout).toMatch(/Warning:\*\* the trace is not the one that was written: a\.1\./);
  const pairs = join(arena.folder, 'pairs.jsonl');
  const exported = await arena.evalFix('export', arena.out, '--pairs', pairs);
  expect(exported.exitCode).toBe(1);
  expect(exported.stderr).toBe(
    'No pairs: runs whose trace was changed (1); tasks without a usable run that solved them (1)\n',
  );
});

test('a folder without results is refused by name', async () => {
  const arena = await openArena([]);
  const run = await arena.evalFix('report', arena.folder);
  expect([run.exitCode, run.stdout]).toEqual([2, '']);
  expect(run.stderr).toContain('holds no results: give the --out of agent-fix eval run');
});
