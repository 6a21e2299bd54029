import * as core from '@actions/core';
import { runAction } from './action/run-action.ts';
import { createJobLog } from './github/log.ts';

const cancelled = new AbortController();
// The runner says SIGINT first, and kills ten seconds later: time enough to close the record.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cancelled.abort());

try {
  const log = createJobLog((text) => void process.stdout.write(text));
  const { getInput, setSecret } = core;
  const end = await runAction({ env: process.env, getInput, setSecret, log, signal: cancelled.signal });
  for (const [name, value] of Object.entries(end.outputs)) core.setOutput(name, value);
  // Old servers have no place for it.
  if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) await core.summary.addRaw(end.summary).write();
  if (end.failure !== null) core.setFailed(end.failure);
} catch (error) {
  core.setOutput('outcome', 'infra_error');
  core.setFailed(error instanceof Error ? error.message : String(error));
}
// An upload that was given up on may still be trying.
process.exit();
