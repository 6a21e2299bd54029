import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { BUNDLE, openTerminal } from './terminal.ts';

const ACTION = 'octo/agent-fix@v9';
const OUT = '.github/workflows/agent-fix.yml';

test('init writes a call of fix.yml with the set-up of the job that tests, and never over one that is there', async () => {
  const terminal = await openTerminal();
  const run = await terminal.agentFix(['init', '--action', ACTION], { bundle: BUNDLE });
  for (const part of ['gh secret set OPENAI_API_KEY', 'gh label create agent-fix', 'gh api -X PUT'])
    expect(run.stderr).toContain(part);
  expect(run).toMatchObject({
    exitCode: 0,
    stdout: `Wrote ${OUT}, from job test of .github/workflows/ci.yml\n`,
  });
  const path = join(terminal.repo, OUT);
  const { fix } = parse(readFileSync(path, 'utf8')).jobs;
  expect(fix.uses).toBe('octo/agent-fix/.github/workflows/fix.yml@v9');
  expect(run.stderr).toContain('fix.yml of octo/agent-fix must name octo/agent-fix');
  expect(Object.keys(fix.with)).toEqual(['node', 'test-command']);
  writeFileSync(path, 'mine\n');
  const refused = await terminal.agentFix(['init']);
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toMatch(/is there already: --force writes over it/);
  expect(readFileSync(path, 'utf8')).toBe('mine\n');
  expect((await terminal.agentFix(['init', '--force'])).exitCode).toBe(0);
  expect(readFileSync(path, 'utf8')).toContain('fix.yml@');
});

test('init says that tests run on macOS alone', async () => {
  const terminal = await openTerminal();
  const path = join(terminal.repo, '.github/workflows/ci.yml');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/runs-on: .*/g, 'runs-on: macos-15'));
  const { stderr } = await terminal.agentFix(['init', '--action', ACTION]);
  expect(stderr).toContain('Job test of .github/workflows/ci.yml runs tests on macOS or Windows alone');
  expect(stderr).not.toContain('No workflow runs tests');
});

test('init looks for a folder where a step names a file', async () => {
  const terminal = await openTerminal();
  const path = join(terminal.repo, '.github/workflows/ci.yml');
  const workflow = readFileSync(path, 'utf8');
  writeFileSync(join(terminal.repo, 'make.js'), '');
  writeFileSync(path, workflow.replace('    steps:', '    steps:\n      - run: yarn node make.js'));
  expect(readFileSync(path, 'utf8')).not.toBe(workflow);
  expect(await terminal.agentFix(['init', '--action', ACTION])).toMatchObject({ exitCode: 0 });
});

test('init adds a step by itself where the tests need services, and says why', async () => {
  const terminal = await openTerminal();
  const path = join(terminal.repo, '.github/workflows/ci.yml');
  const services = '    services:\n      db: { image: postgres:17 }\n    steps:';
  writeFileSync(path, readFileSync(path, 'utf8').replace('    steps:', services));
  const run = await terminal.agentFix(['init', '--action', ACTION]);
  expect(run).toMatchObject({
    exitCode: 0,
    stdout: 'Wrote .github/workflows/ci.yml, from job test of .github/workflows/ci.yml\n',
  });
  expect(run.stderr).toContain('because a call of fix.yml would not do: the job has `services`');
  expect(run.stderr).not.toContain('gh label create');
  expect(parse(readFileSync(path, 'utf8')).jobs.test.steps.at(-1).uses).toBe(ACTION);
});

test.each([
  ['--in-job', { contents: 'read', actions: 'read' }, ['test', 'agent-fix']],
  ['--one-job', { contents: 'write', 'pull-requests': 'write', actions: 'read' }, ['test']],
])('init %s adds a step to the job itself', async (flag, permissions, names) => {
  const terminal = await openTerminal();
  const run = await terminal.agentFix(['init', '--workflow', 'ci.yml', '--job', 'test', flag]);
  expect(run.exitCode).toBe(0);
  expect(existsSync(join(terminal.repo, OUT))).toBe(false);
  const { jobs } = parse(readFileSync(join(terminal.repo, '.github/workflows/ci.yml'), 'utf8'));
  expect(jobs.test.steps.at(-1)).toMatchObject({ if: "failure() && github.event_name == 'push'" });
  expect(jobs.test.permissions).toEqual(permissions);
  expect(Object.keys(jobs)).toEqual(names);
});

test.each([
  [
    ['init', '--workflow', 'none.yml'],
    /--workflow none\.yml: no such workflow; there are \.github\/workflows\/ci\.yml/,
  ],
  [['init', '--job', 'none'], /--job none: no such job in .*; there are test/],
])('%j is refused', async (args, words) => {
  const terminal = await openTerminal();
  const run = await terminal.agentFix(args);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toMatch(words);
});

test.each([
  ['the file', OUT, []],
  ['the file, with --force', OUT, ['--force']],
  ['the folder of workflows', '.github/workflows', ['--force']],
  ['.github', '.github', ['--force']],
])('init writes nothing through a link: %s', async (_, link, flags) => {
  const terminal = await openTerminal();
  const outside = join(terminal.repo, '../outside');
  const path = join(terminal.repo, link);
  if (existsSync(path)) renameSync(path, outside);
  else writeFileSync(outside, 'mine\n');
  symlinkSync(outside, path);
  const run = await terminal.agentFix(['init', ...flags]);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toContain(`${link} is a link`);
  const written = link === '.github' ? 'workflows/agent-fix.yml' : 'agent-fix.yml';
  if (link === OUT) expect(readFileSync(outside, 'utf8')).toBe('mine\n');
  else expect(existsSync(join(outside, written))).toBe(false);
});

test('init names the runners-up, fails in doubt without a terminal, and asks for nothing where a job is named', async () => {
  const terminal = await openTerminal();
  const folder = join(terminal.repo, '.github/workflows');
  const of = (name: string) =>
    `name: ${name}\non: push\njobs:\n  test: { runs-on: ubuntu-latest, steps: [{ run: make test }] }\n  lint: { runs-on: ubuntu-latest, steps: [{ run: make lint }] }\n`;
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'one.yml'), of('One'));
  expect((await terminal.agentFix(['init', '--force'])).stderr).toMatch(
    /Chose job test of \.github\/workflows\/one\.yml\. Others, most likely first: lint \(one\.yml\)\.\nName another with --workflow FILE --job ID/,
  );
  writeFileSync(join(folder, 'two.yml'), of('Two'));
  const run = await terminal.agentFix(['init', '--force']);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(
    'it is not clear which job runs the tests: name it with --workflow FILE --job ID; most likely first: test (one.yml), test (two.yml)',
  );
  expect((await terminal.agentFix(['init', '--force', '--workflow', 'two.yml'])).exitCode).toBe(0);
});
