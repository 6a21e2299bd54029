import * as core from '@actions/core';
import { endFailed, giveOutputs, runAction } from './action/run-action.ts';
import { createJobLog } from './github/github.ts';
import { isShownToTests } from './oracle/test-environment.ts';
import { checkPlatform, eraseEnvironment, listenForCancellation, readSchemasPlainly } from './own-process.ts';

const cancellation = listenForCancellation();
// Done before any other process is started: from here on, no process of this user can read our secrets from our environment.
eraseEnvironment((name) => !isShownToTests(name));
readSchemasPlainly();
const log = createJobLog((text) => void process.stdout.write(text));

try {
  checkPlatform(process.platform);
  // `@actions/github` reads the event when it is loaded: an event that cannot be read fails the step as anything else does.
  const { context: github } = await import('@actions/github');
  const { getInput, setSecret } = core;
  const end = await runAction({ env: process.env, github, getInput, setSecret, log, cancellation });
  logNotes(giveOutputs(process.env, end));
  if (end.failure !== null) core.setFailed(end.failure);
} catch (error) {
  const end = endFailed(error);
  logNotes(giveOutputs(process.env, end));
  core.setFailed(end.failure);
}
// An upload that timed out may still be running.
process.exit();

/** Logs which outputs could not be written; the run's result stays as it is. */
function logNotes(notes: readonly string[]): void {
  for (const note of notes) log.info(`Note: ${note}.`);
}
