import * as core from '@actions/core';
import { giveOutputs, runAction } from './action/run-action.ts';
import { createJobLog, faultText } from './github/github.ts';
import { isShownToTests } from './oracle/test-environment.ts';
import { checkPlatform, eraseEnvironment, listenForCancellation } from './own-process.ts';
import { shortSummary } from './story/job-summary.ts';

const cancellation = listenForCancellation();
// Before any other process is started: from here on none of this user can read our secrets from our environment.
eraseEnvironment((name) => !isShownToTests(name));
const log = createJobLog((text) => void process.stdout.write(text));

try {
  checkPlatform(process.platform);
  // It reads the event when it is loaded: an event that cannot be read fails the step as anything else does.
  const { context: github } = await import('@actions/github');
  const { getInput, setSecret } = core;
  const end = await runAction({ env: process.env, github, getInput, setSecret, log, cancellation });
  logNotes(giveOutputs(process.env, end));
  if (end.failure !== null) core.setFailed(end.failure);
} catch (error) {
  const problem = faultText(error);
  const summary = shortSummary('infra_error', problem);
  logNotes(giveOutputs(process.env, { outputs: { outcome: 'infra_error' }, summary }));
  core.setFailed(problem);
}
// An upload that timed out may still be running.
process.exit();

/** Logs which outputs could not be written; it changes nothing of what was done. */
function logNotes(notes: readonly string[]): void {
  for (const note of notes) log.info(`Note: ${note}.`);
}
