import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verifyTrace } from '../../src/trace/integrity.ts';
import { createJavaScriptWorld, QUICK_TEST } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun, type Runs, uploadedRecord, type World } from '../scenario/world.ts';

/** Without a sandbox, tests run as the same user as the action: what if they reach for its record? */
async function actWith(world: World, meddle: string, sandbox = 'off'): Promise<ActionResult> {
  world.github.addRun(failedRun(world, 'javascript'));
  const inputs = {
    'test-command': `${meddle}; ${QUICK_TEST}`,
    'test-env': `ACT=${world.dir}/act-1`,
    sandbox,
  };
  return world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world), inputs });
}

const RECORDS = '"$ACT"/runner/temp/agent-fix-*';
const COMMANDS = '"$ACT"/runner/temp/_runner_file_commands';

const openWorld = async (runs?: Runs) =>
  createJavaScriptWorld({ script: await readConversation('javascript'), ...(runs && { runs }) });

async function expectFixed(world: World, result: ActionResult): Promise<void> {
  expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
  expect(result.exitCode).toBe(0);
  const files = uploadedRecord(world)?.files;
  expect([...(files?.keys() ?? [])].toSorted()).toEqual(['patch.diff', 'trace.html', 'trace.jsonl']);
  expect(files?.get('patch.diff')?.toString()).toContain('+    this.#entries.delete(key);');
  expect((await verifyTrace(result.outputs['trace-path'] ?? '')).findings).toEqual([]);
  expect(world.violations).toEqual([]);
}

test('A10: a trace that the tests rewrote is written again from memory, and told', async () => {
  await using world = await openWorld('sources');
  const result = await actWith(world, `sed -i 's/gpt/GPT/' ${RECORDS}/trace.jsonl`);
  await expectFixed(world, result);
  expect(result.summary).toContain('was changed or removed on the disk');
});

test('A10, A11: a record that was removed, or filled with links and FIFOs, costs nothing; outputs and summary are given whatever stands in their place, and other command files are cleared', async () => {
  await using world = await openWorld('sources');
  const records = `for each in ${RECORDS}; do rm -f $each/trace.jsonl; mkfifo $each/trace.jsonl; ln -sf /etc/passwd $each/trace.html; truncate -s 1T $each/patch.diff; done`;
  const commands = `(cd ${COMMANDS} && rm -f set_output step_summary && mkfifo set_output && ln -s /etc/motd step_summary; echo 'EVIL=1' >> set_env)`;
  const result = await actWith(world, `${records}; ${commands}`);
  await expectFixed(world, result);
  expect(result.summary).toContain('agent-fix: fixed');
  expect(result.log).toContain('GITHUB_ENV was not empty');
});

test('A09, A11, fact 1: without a sandbox, too, signals from a test change nothing, and the key is in no environment that it can read', async () => {
  await using world = await openWorld();
  const look = 'cat /proc/$PPID/environ | tr "\\0" "\\n" | base64 -w0 > "$ACT/seen"';
  const signals = 'for signal in HUP TERM USR1 USR2 QUIT ALRM; do kill -s $signal $PPID; done';
  const result = await actWith(world, `${look}; ${signals}`);
  await expectFixed(world, result);
  expect(result.log).not.toContain('Debugger listening');
  const seen = Buffer.from(readFileSync(`${world.dir}/act-1/seen`, 'utf8'), 'base64').toString('latin1');
  expect(seen).toContain('PATH=');
  expect(seen).not.toContain(world.model.key);
  expect(seen).not.toContain(world.github.token);
});

test('in a sandbox none of it is in reach, and what it is stands in log, summary and trace', async () => {
  await using world = await openWorld();
  const meddle = `ls ${RECORDS} ${COMMANDS} && exit 1; kill -TERM $PPID; true`;
  const result = await actWith(world, meddle, 'required');
  await expectFixed(world, result);
  expect(result.log).toContain('passed      environment');
  expect(result.summary).toMatch(/isolation checks passed/);
  const trace = uploadedRecord(world)?.files.get('trace.jsonl')?.toString() ?? '';
  expect(JSON.parse(trace.split('\n')[0] ?? '')).toMatchObject({
    payload: { sandbox: { mode: 'required', layered: true } },
  });
});
