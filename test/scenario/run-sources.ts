import * as core from '@actions/core';
import { context } from '@actions/github';
import { vi } from 'vitest';
import { giveOutputs } from '../../src/action/record.ts';
import { runAction as actOnEvent } from '../../src/action/run-action.ts';
import { createJobLog, type JobLog } from '../../src/github/status.ts';
import { asProcess } from './as-process.ts';
import { type ActionResult, type ActionRun, environmentOf, prepareFiles, readAnswers } from './run-action.ts';

/** Runs the action from the sources, in this process: what `src/index.ts` does, but for signals and what the system shows of a process. */
export async function runSources(run: ActionRun): Promise<ActionResult> {
  const files = prepareFiles(run);
  const chunks: string[] = [];
  const write = (text: string | Uint8Array): boolean => {
    chunks.push(String(text));
    run.onLog?.(String(text));
    return true;
  };
  // The client of artifacts prints there by itself.
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(write);
  try {
    const start = { env: environmentOf(run, files), cwd: run.workspace, entry: 'index.ts' } as const;
    const exitCode = await asProcess(start, () => act(createJobLog(write)));
    return { exitCode, log: chunks.join(''), ...readAnswers(files) };
  } finally {
    stdout.mockRestore();
  }
}

/** As when @actions/github is loaded: reads the variables of this moment. Its class has no name outside. */
export const newContext = (): typeof context => Reflect.construct(context.constructor, []);

async function act(log: JobLog): Promise<0 | 1> {
  const { env } = process;
  const cancellation = { signal: new AbortController().signal, setReachable: () => {} };
  const { failure, ...end } = await actOnEvent({
    ...core,
    env,
    github: newContext(),
    log,
    cancellation,
  }).catch((error: unknown) => ({
    outputs: { outcome: 'infra_error' },
    summary: '',
    failure: error instanceof Error ? error.message : String(error),
  }));
  for (const note of giveOutputs(env, end)) log.info(`Note: ${note}.`);
  if (failure === null) return 0;
  core.error(failure);
  return 1;
}
