import { expect, test } from 'vitest';
import { createJavaScriptWorld } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun, type World } from '../scenario/world.ts';

/** Tests run as the same user as the action: what if they reach for its record? */
async function actWith(world: World, meddle: string): Promise<ActionResult> {
  world.github.addRun(failedRun(world, 'javascript'));
  const inputs = { 'test-command': `${meddle}; node --test`, 'test-env': `RECORDS=${world.dir}` };
  return world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world), inputs });
}

const TRACE = '"$RECORDS"/act-1/runner/temp/agent-fix-*/trace.jsonl';

test('a trace that the tests rewrote is told, and nothing is proposed on it', async () => {
  await using world = await createJavaScriptWorld({ script: await readConversation('javascript') });
  const result = await actWith(world, `sed -i 's/gpt/GPT/' ${TRACE}`);
  expect(result.exitCode).toBe(1);
  expect(result.log).toContain('the record of this run is not the one that was written');
  expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'none', branch: '' });
  expect(world.github.state.pulls()).toEqual([]);
  expect([...(world.artifacts.artifacts[0]?.files.keys() ?? [])]).not.toContain('trace.jsonl');
  expect(world.violations).toEqual([]);
});

test('a record that the tests removed is told, and the run still says how it ended', async () => {
  await using world = await createJavaScriptWorld({ script: await readConversation('javascript') });
  const result = await actWith(world, 'rm -rf "$RECORDS"/act-1/runner/temp/agent-fix-*');
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ outcome: 'fixed', iterations: '5' });
  expect(result.summary).toContain('could not be kept');
  expect(world.github.state.pulls()).toEqual([]);
});
