import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { BUNDLE, openTerminal } from './terminal.ts';

const OUT = '.github/workflows/agent-fix.yml';

test('init writes a workflow with the set-up of the job that tests, and never over one that is there', async () => {
  const terminal = await openTerminal();
  const said = await terminal.agentFix(['init'], { bundle: BUNDLE });
  expect(said).toMatchObject({
    exitCode: 0,
    stdout: `Wrote ${OUT}, from job test of .github/workflows/ci.yml\n`,
  });
  const path = join(terminal.repo, OUT);
  const { jobs } = parse(readFileSync(path, 'utf8'));
  expect(jobs.publish).toMatchObject({ needs: 'solve', permissions: { contents: 'write' } });
  expect(jobs.solve.permissions).toMatchObject({ contents: 'read' });
  expect(jobs.solve.steps.map((step: { readonly uses?: string }) => step.uses?.replace(/@.*/, '@'))).toEqual([
    'actions/checkout@',
    'actions/setup-node@',
    'agent-fix/agent-fix@',
  ]);
  writeFileSync(path, 'mine\n');
  const refused = await terminal.agentFix(['init']);
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toMatch(/is there already: --force writes over it/);
  expect(readFileSync(path, 'utf8')).toBe('mine\n');
  expect((await terminal.agentFix(['init', '--force', '--one-job'])).exitCode).toBe(0);
  expect(Object.keys(parse(readFileSync(path, 'utf8')).jobs)).toEqual(['fix']);
});

test('init --in-job adds a step to the job itself, and the job that publishes', async () => {
  const terminal = await openTerminal();
  const said = await terminal.agentFix(['init', '--workflow', 'ci.yml', '--job', 'test', '--in-job']);
  expect(said.exitCode).toBe(0);
  expect(existsSync(join(terminal.repo, OUT))).toBe(false);
  const { jobs } = parse(readFileSync(join(terminal.repo, '.github/workflows/ci.yml'), 'utf8'));
  expect(jobs.test.steps.at(-1)).toMatchObject({ if: "failure() && github.event_name == 'push'" });
  expect(jobs.test.permissions).toMatchObject({ contents: 'read', actions: 'read' });
  expect(jobs['agent-fix']).toMatchObject({ needs: 'test', permissions: { contents: 'write' } });
});

test.each([
  [
    ['init', '--workflow', 'none.yml'],
    /--workflow none\.yml: no such workflow; there are \.github\/workflows\/ci\.yml/,
  ],
  [['init', '--job', 'none'], /--job none: no such job in .*; there are test/],
])('%j is refused', async (args, words) => {
  const terminal = await openTerminal();
  const said = await terminal.agentFix(args);
  expect(said).toMatchObject({ exitCode: 2, stdout: '' });
  expect(said.stderr).toMatch(words);
});
