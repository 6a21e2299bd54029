import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../git.ts';
import { answerRed, createQuickWorld, QUICK_TEST } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { commented } from '../scenario/payloads.ts';
import { checkOutAgain, commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun, type World } from '../scenario/world.ts';
import { editCall, type RecordedStep, readFileCall, toolCall } from '../servers/openai/script.ts';

const conversation = await readConversation('javascript');

async function expectFixed(world: World, act?: Parameters<typeof answerRed>[1]): Promise<ActionResult> {
  const result = await answerRed(world, act);
  expect(result, result.log).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  return result;
}

const changedIn = (world: World, branch = ''): string =>
  gitOnRemote(world, ['diff', '--name-only', 'main', branch, '--']).trim();

test('a package of a monorepo: its own instructions first, paths from the root', async () => {
  const script: readonly RecordedStep[] = [
    readFileCall('packages/sum/sum.js'),
    editCall('packages/sum/sum.js', 'a - b', 'a + b'),
    toolCall('final', {
      status: 'done',
      summary: 'It took the difference.',
      changes: [{ path: 'packages/sum/sum.js', description: 'adds' }],
    }),
  ];
  await using world = await createQuickWorld({
    script,
    files: {
      'AGENTS.md': 'Of the whole.',
      'packages/sum/AGENTS.md': 'Of the package.',
      'packages/sum/package.json': '{"type":"module","scripts":{"test":"node sum.test.js"}}\n',
      'packages/sum/sum.js': 'export const sum = (a, b) => a - b;\n',
      'packages/sum/sum.test.js':
        "import assert from 'node:assert';\nimport { sum } from './sum.js';\nassert.equal(sum(1, 2), 3);\n",
    },
  });
  const inputs = { 'working-directory': 'packages/sum', 'test-command': 'node sum.test.js' };
  const result = await expectFixed(world, { inputs });
  expect(changedIn(world, result.outputs['branch'])).toBe('packages/sum/sum.js');
  expect(result.log).toContain('Instructions: packages/sum/AGENTS.md, AGENTS.md');
});

test('a checkout below the workspace, with `path:`', async () => {
  await using world = await createQuickWorld({ script: conversation, checkoutPath: 'sub' });
  const result = await expectFixed(world);
  expect(changedIn(world, result.outputs['branch'])).toBe('src/lru-cache.js');
});

test('GitHub Enterprise Server: the record stays in the workspace and the summary', async () => {
  await using world = await createQuickWorld({ script: conversation, isEnterprise: true });
  const result = await expectFixed(world);
  expect(result.outputs['trace-artifact-id']).toBe('');
  expect(world.artifacts.artifacts).toEqual([]);
  expect(result.summary).toContain('the record could not be uploaded');
  expect(result.outputs['trace-path']).toMatch(/trace\.jsonl$/);
  expect(result.outputs['pull-request-url']).toBe(`${world.github.serverUrl}/octo/library/pull/1`);
});

test('what Git LFS put in the place of a pointer stays, and is not part of the patch', async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 5\n`;
  await using world = await createQuickWorld({
    script: conversation,
    files: {
      '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
      'data/large.bin': pointer,
    },
  });
  const large = join(world.workspace, 'data/large.bin');
  writeFileSync(large, 'large');
  const inputs = { 'test-command': `grep -qx large data/large.bin || exit 3; ${QUICK_TEST}` };
  const result = await expectFixed(world, { inputs });
  expect(changedIn(world, result.outputs['branch'])).toBe('src/lru-cache.js');
});

test('a submodule stays as it was checked out: tests read it, nothing is written to it, and the commit still names it', async () => {
  const named = 'a'.repeat(40);
  const path = 'libs/shared';
  const intoIt = toolCall('write_file', { rel_path: `${path}/word.txt`, content: 'ours\n', edits: null });
  await using world = await createQuickWorld({
    script: [intoIt, ...conversation],
    files: {
      '.gitmodules': `[submodule "${path}"]\n\tpath = ${path}\n\turl = ../shared.git\n`,
    },
    stage: (dir) => {
      mkdirSync(join(dir, path), { recursive: true });
      git(dir, 'update-index', '--add', '--cacheinfo', `160000,${named},${path}`);
    },
  });
  const folder = join(world.workspace, path);
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet');
  writeFileSync(join(folder, 'word.txt'), 'theirs');
  git(folder, 'add', 'word.txt');
  git(folder, 'commit', '--quiet', '-m', 'A word');
  const inputs = { 'test-command': `grep -qx theirs ${path}/word.txt || exit 3; ${QUICK_TEST}` };
  const result = await expectFixed(world, { inputs });
  const { branch = '' } = result.outputs;
  expect(changedIn(world, branch)).toBe('src/lru-cache.js');
  expect(git(world.remote, 'ls-tree', branch, path).trim()).toBe(`160000 commit ${named}\t${path}`);
  expect(readFileSync(join(folder, 'word.txt'), 'utf8')).toBe('theirs');
  expect(readFileSync(result.outputs['trace-path'] ?? '', 'utf8')).toMatch(/"policy_denied".*submodule/);
});

test('a comment without words on a pull request takes the run that failed at its head', async () => {
  await using world = await createQuickWorld({ script: conversation });
  const title = 'A feature';
  gitOnRemote(world, ['branch', 'feature', 'main']);
  const head = commitOnRemote(world, 'feature', { 'NOTES.md': 'new\n' });
  checkOutAgain(world, 'feature');
  const { number } = world.github.addPull({ title, head: 'feature', login: 'ada' });
  world.github.addRun({ ...failedRun(world, 'javascript'), headSha: head, headBranch: 'feature' });
  const { id, body } = world.github.state.comment(number, { login: 'ada', body: '/agent-fix' });
  const payload = commented(world, { number, title, body: '', isPull: true }, { id, body });
  const inputs = { 'test-command': '' };
  const result = await world.act({ eventName: 'issue_comment', payload, inputs });
  expect(result, result.log).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'fixed', branch: `agent-fix/pull-${number}` },
  });
  expect(result.log).toContain('step "Run the tests" of job "test" in .github/workflows/ci.yml');
  expect(world.github.state.pulls().at(-1)?.pull).toMatchObject({ base: 'feature' });
});
