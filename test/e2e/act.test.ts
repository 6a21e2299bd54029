import { expect, test } from 'vitest';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import { createWorld, failedRun } from '../scenario/world.ts';
import { actSkipNote, runJob } from './act-job.ts';

const LOG = '2025-01-15T12:00:00Z ##[error]Process completed with exit code 1.\n';

test.skipIf(actSkipNote !== '')(
  `the README's workflow turns a red run into a pull request on a real runner${actSkipNote}`,
  { timeout: 300_000 },
  async () => {
    const script = await readConversation('javascript');
    await using world = await createWorld({ fixture: 'javascript', script });
    world.github.addRun(failedRun(world, 'javascript', LOG));

    const payload = workflowRunFailed(world);
    const { exitCode, log } = await runJob({ world, eventName: 'workflow_run', payload });

    expect(exitCode, log).toBe(0);
    const [, told = ''] = /told: fixed on (\S+)/.exec(log) ?? [];
    expect(told, log).toMatch(/^agent-fix\/workflow-77-[0-9a-f]{8}$/);
    const pulls = world.github.state.pulls().map(({ pull }) => pull);
    expect(pulls).toMatchObject([{ head: told, base: 'main', draft: false }]);
    // The record, its page, and what the second job took from the first.
    expect(world.artifacts.artifacts).toHaveLength(3);
    expect(world.violations).toEqual([]);
  },
);
