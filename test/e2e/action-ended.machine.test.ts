import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyTrace } from '../../src/trace/integrity.ts';
import { answerRed, createJavaScriptWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { gitFiles } from '../scenario/remote.ts';
import { replayTrace } from '../scenario/replay-trace.ts';
import { uploadedRecord } from '../scenario/world.ts';
import { type RecordedStep, reply, type ScriptStep } from '../servers/openai/script.ts';
import { readEvents } from './terminal.ts';

const upToWrite = (await readConversation('javascript')).slice(0, 4);

/** A model that has changed a file and is asked again when the signal comes: work is there, and could be lost or leak out. */
function scriptThatEnds(signal: NodeJS.Signals, instead: RecordedStep) {
  let kill = (_: NodeJS.Signals): void => {};
  const last: ScriptStep = () => {
    kill(signal);
    return instead;
  };
  const onStart = (killRun: typeof kill): void => {
    kill = killRun;
  };
  return { script: [...upToWrite, last], onStart };
}

const operations = ({ github }: Awaited<ReturnType<typeof createJavaScriptWorld>>) =>
  github.requests.flatMap(({ operation }) => operation ?? []);

test('killed while the model thinks: the trace holds to its last whole line, and nothing was pushed', async () => {
  const { script, onStart } = scriptThatEnds('SIGKILL', reply({ text: 'nobody reads this' }));
  await using world = await createJavaScriptWorld({ script });
  const before = gitFiles(world.checkout);
  const result = await answerRed(world, { onStart });
  // The patch was a commit of the copy in which the tests ran.
  expect(gitFiles(world.checkout)).toBe(before);
  expect(result).toMatchObject({ exitCode: null, outputs: {}, summary: '' });
  const [trace, ...others] = globSync(join(world.dir, 'act-1/**/trace.jsonl'));
  if (trace === undefined) throw new Error('there is no trace');
  expect(others).toEqual([]);
  const whole = readFileSync(trace, 'utf8').replace(/[^\n]*$/, '');
  writeFileSync(trace, whole);
  expect(readEvents(trace).at(-1)?.kind).toBe('llm_request');
  // The chain is unbroken; that the run never ended is all there is to say.
  expect((await verifyTrace(trace)).findings.map(({ kind }) => kind)).toEqual(['unended']);
  expect(await replayTrace(trace, world.checkout)).toMatchObject({ kind: 'identical' });
  expect(operations(world).filter((each) => /create-(?!blob)|update/.test(each))).toEqual([]);
  expect(world.artifacts.calls).toEqual([]);
});

test('cancelled while the model thinks: the record is closed and kept, and the step fails', async () => {
  const { script, onStart } = scriptThatEnds('SIGTERM', { kind: 'endless' });
  await using world = await createJavaScriptWorld({ script });
  const result = await answerRed(world, { onStart });
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled', branch: '' } });
  expect(annotationsOf(result)[0]).toContain('the run was cancelled');
  const files = uploadedRecord(world)?.files;
  expect(files?.get('trace.jsonl')?.toString().trim().split('\n').at(-1)).toContain('"kind":"run_end"');
  expect(files?.get('patch.diff')?.toString()).toContain('+    this.#entries.delete(key);');
  expect(operations(world).filter((each) => /create-(?!blob)|update/.test(each))).toEqual([]);
});
