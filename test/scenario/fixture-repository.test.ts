import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { failureSignature } from '../../src/agent/digest.ts';
import { FUNCTION_SPECS } from '../../src/agent/function-specs.ts';
import { TOOL_ARGS } from '../../src/agent/tools.ts';
import { type Ecosystem, ecosystems, FIXTURE_NAMES } from './ecosystems.ts';
import {
  type ConversationName,
  createFixtureRepository,
  createRemote,
  readConversation,
} from './fixture-repository.ts';

const found = await ecosystems();
let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'agent-fix-fixtures-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

function git(cwd: string, ...args: readonly string[]): string {
  const { stdout, status, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

/** Exit code and output of the fixture's own test command. The variables are those a runner's test process has. */
function runTests({ testCommand, workingDirectory }: Ecosystem, repository: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', testCommand], {
    cwd: join(repository, workingDirectory),
    env: { PATH: process.env['PATH'], HOME: homedir(), PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, output: `${stdout}${stderr}` };
}

/** The calls of a recorded conversation, each the only one of its reply. */
async function callsOf(name: ConversationName) {
  return (await readConversation(name)).map((step) => {
    const calls = step.kind === 'reply' ? (step.calls ?? []) : [];
    const [call] = calls;
    if (call === undefined || calls.length > 1) throw new Error('a recorded reply is one call');
    return { tool: call.name, args: z.record(z.string(), z.unknown()).parse(call.arguments) };
  });
}

async function writesOf(name: ConversationName) {
  const writes = (await callsOf(name)).filter(({ tool }) => tool === 'write_file');
  return writes.map(({ args }) => TOOL_ARGS.write_file.parse(args));
}

/** Applies one write as the tool does: each old text stands in the file exactly once. */
async function applyWrite(repository: string, write: z.infer<typeof TOOL_ARGS.write_file>): Promise<void> {
  const path = join(repository, write.rel_path);
  let text = await readFile(path, 'utf8');
  for (const edit of write.edits ?? []) {
    expect(text.split(edit.old)).toHaveLength(2);
    text = text.replace(edit.old, () => edit.new);
  }
  await writeFile(path, text);
}

describe('a fixture repository', () => {
  test.each(FIXTURE_NAMES)('%s has the same commit wherever it is made', async (name) => {
    const first = await createFixtureRepository(name, join(dir, `${name}-first`));
    const second = await createFixtureRepository(name, join(dir, `${name}-second`));
    expect(first.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(second.commit).toBe(first.commit);
    expect(git(second.dir, 'status', '--porcelain')).toBe('');
    expect(git(second.dir, 'branch', '--show-current')).toBe('main');
  });

  test('has a bare remote with the same history', async () => {
    const repository = await createFixtureRepository('go', join(dir, 'local'));
    const remote = await createRemote(repository, join(dir, 'remote.git'));
    expect(git(remote, 'rev-parse', '--is-bare-repository', 'main')).toBe(`true\n${repository.commit}`);
  });
});

const conversations: readonly ConversationName[] = [...FIXTURE_NAMES, 'python.second-try'];

describe('a recorded conversation', () => {
  test.each(conversations)('%s looks, writes, and ends with a final', async (name) => {
    const names = (await callsOf(name)).map(({ tool }) => tool);
    expect(names.at(-1)).toBe('final');
    expect(names.slice(0, -1)).not.toContain('final');
    expect(names.indexOf('read_file')).toBeLessThan(names.indexOf('write_file'));
  });

  test.each(conversations)('%s gives every argument a strict schema wants', async (name) => {
    for (const { tool, args } of await callsOf(name)) {
      const parameters = FUNCTION_SPECS.find((spec) => spec.name === tool)?.parameters;
      expect(parameters?.['required'], tool).toEqual(Object.keys(args));
    }
  });
});

for (const ecosystem of found) {
  const { name, skipNote, culprit } = ecosystem;
  const isMissing = skipNote !== '';

  test.skipIf(isMissing)(
    `${name}: one test fails, and the recorded fix makes all pass${skipNote}`,
    async () => {
      const { dir: repository } = await createFixtureRepository(name, join(dir, `${name}-fix`));
      const red = runTests(ecosystem, repository);
      expect(red.status, red.output).toBe(1);
      expect(red.output).toContain(ecosystem.failingTest);
      const writes = await writesOf(name);
      expect(writes.map(({ rel_path }) => rel_path)).toEqual([culprit]);
      for (const write of writes) await applyWrite(repository, write);
      const green = runTests(ecosystem, repository);
      expect(green.status, green.output).toBe(0);
    },
  );

  test(`${name}: the workflow runs the same command in the same folder`, async () => {
    const { dir: repository } = await createFixtureRepository(name, join(dir, `${name}-workflow`));
    const workflow = await readFile(join(repository, '.github/workflows/ci.yml'), 'utf8');
    expect(workflow).toContain(`run: ${ecosystem.testCommand}\n`);
    const folder = workflow.match(/working-directory: (.+)/)?.[1] ?? '.';
    expect(folder).toBe(ecosystem.workingDirectory);
  });
}

const python = found.find(({ name }) => name === 'python');

test.skipIf(python?.skipNote !== '')(
  `python's second try is red after its first write only${python?.skipNote}`,
  async () => {
    if (python === undefined) throw new Error('no python among the ecosystems');
    const { dir: repository } = await createFixtureRepository('python', join(dir, 'second-try'));
    const before = failureSignature(runTests(python, repository).output);
    const [wrong, right] = await writesOf('python.second-try');
    if (wrong === undefined || right === undefined) throw new Error('the conversation needs two writes');
    await applyWrite(repository, wrong);
    const between = runTests(python, repository);
    expect(between.status).toBe(1);
    expect(failureSignature(between.output)).not.toBe(before);
    await applyWrite(repository, right);
    expect(runTests(python, repository).status).toBe(0);
  },
);
