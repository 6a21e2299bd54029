import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConversation } from '../scenario/fixture-repository.ts';
import { pushed, workflowRunFailed } from '../scenario/payloads.ts';
import { createWorld, failedRun, type World } from '../scenario/world.ts';
import { skipNote } from '../skip-note.ts';
import { readmeWorkflow, runJob } from './act-job.ts';

const note = skipNote('act');
const LOG = '2025-01-15T12:00:00Z ##[error]Process completed with exit code 1.\n';
/** `GITHUB_RUN_ID` in each job that act starts. */
const RUN_ID_OF_ACT = 1;
const CLI = join(import.meta.dirname, '../../dist/cli.js');

/** What `agent-fix init` writes for the repository; its checkout is left as it was. */
async function initIn({ workspace }: World): Promise<string> {
  const path = join(workspace, '.github/workflows/agent-fix.yml');
  await promisify(execFile)(process.execPath, [CLI, 'init', '--repo', workspace]);
  const text = await readFile(path, 'utf8');
  await rm(path);
  return text;
}

/** Without the installation, which needs a lock file and a registry. */
async function exampleOnLatest(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../examples/two-jobs.yml'), 'utf8');
  return text.replaceAll('ubuntu-24.04', 'ubuntu-latest').replace('run: npm ci', 'run: npm install');
}

test.skipIf(note !== '').each([
  ["the README's workflow", readmeWorkflow],
  ['the longer form of examples/two-jobs.yml', exampleOnLatest],
  ['what init writes', initIn],
] as const)(
  `%s turns a red run into a pull request on a real runner${note}`,
  { timeout: 300_000 },
  async (_, workflowFor) => {
    const script = await readConversation('javascript');
    await using world = await createWorld({ fixture: 'javascript', script });
    world.github.addRun(failedRun(world, 'javascript', LOG));

    const payload = workflowRunFailed(world);
    const workflow = await workflowFor(world);
    const { exitCode, log } = await runJob({ world, eventName: 'workflow_run', payload, workflow });

    expect(exitCode, log).toBe(0);
    const [, branch = ''] = /told: fixed on (\S+)/.exec(log) ?? [];
    expect(branch, log).toMatch(/^agent-fix\/workflow-77-[0-9a-f]{8}$/);
    const pulls = world.github.state.pulls().map(({ pull }) => pull);
    expect(pulls).toMatchObject([{ head: branch, base: 'main', draft: false }]);
    // The record, its page, and what the second job took from the first.
    expect(world.artifacts.artifacts).toHaveLength(3);
    expect(world.violations).toEqual([]);
  },
);

const TESTS = `  test:
    runs-on: ubuntu-latest
    steps:
      - run: exit 1
  fix:
    needs: test
    if: \${{ failure() }}
`;

test.skipIf(note !== '')(
  `a job behind the tests calls fix.yml in the same run${note}`,
  { timeout: 300_000 },
  async () => {
    await using world = await createWorld({
      fixture: 'javascript',
      script: await readConversation('javascript'),
    });
    world.github.addRun({ ...failedRun(world, 'javascript', LOG), id: RUN_ID_OF_ACT });
    const workflow = (await readmeWorkflow())
      .replace(/^ {2}workflow_run: .*$/m, '  push:')
      .replace('  fix:\n', TESTS);

    const { log } = await runJob({ world, eventName: 'push', payload: pushed(world), workflow });

    expect(
      world.github.state.pulls().map(({ pull }) => pull),
      log,
    ).toMatchObject([{ base: 'main', draft: false }]);
    expect(world.violations).toEqual([]);
  },
);
