import { expect, test } from 'vitest';
import type { Json } from '../../src/core/json.ts';
import { bodyOf } from '../../src/core/ports.ts';
import {
  isExact,
  isRequestEvent,
  messagesOfBody,
  PromptRebuilder,
  type RebuiltPrompt,
} from '../../src/trace/prompts.ts';
import { readingRun, type ScriptedRun, smallRun } from './scripted-run.ts';
import { readAll, rewriteLines, writeRun } from './write-run.ts';

async function promptsOf(path: string): Promise<RebuiltPrompt[]> {
  const rebuilder = new PromptRebuilder();
  const prompts: RebuiltPrompt[] = [];
  for (const { said } of (await readAll(path)).events) {
    if (said === null || !isRequestEvent(said)) continue;
    rebuilder.add(said);
    const newest = rebuilder.newest();
    if (newest !== null) prompts.push(newest);
  }
  return prompts;
}

test.each([
  ['every common kind', smallRun],
  ['thirty reads', (run: ScriptedRun) => readingRun(run, 30)],
])('a run of %s gives back the body of each request, byte for byte', async (_, script) => {
  const { path, run } = writeRun(script);
  const prompts = await promptsOf(path);
  expect(prompts.map(bodyOf)).toEqual(run.bodies);
  expect(prompts.every(isExact)).toBe(true);
});

test('a prompt of which one byte was changed is not taken for the one that was sent', async () => {
  const { path } = writeRun(smallRun);
  rewriteLines(path, (lines) => lines.map((line) => line.replace('Goal: Fix', 'Goal: Mix')));
  expect((await promptsOf(path)).map(isExact)).toEqual([false, false, false, false, false, false]);
});

test('there is no prompt before the first request', () => {
  expect(new PromptRebuilder().newest()).toBeNull();
});

const shown = (body: Json): string[] =>
  messagesOfBody(body).map(({ role, content }) => `${role}: ${content}`);

test('the messages of the Responses API are its instructions and input items', () => {
  const body = {
    model: 'm',
    instructions: 'Be brief.',
    input: [
      { role: 'user', content: 'Goal' },
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'one' },
          { type: 'input_text', text: 'two' },
        ],
      },
      { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'x'.repeat(900) },
      { type: 'reasoning', id: 'rs_2', summary: [{ type: 'summary_text', text: 'I think' }] },
      {
        type: 'message',
        role: 'assistant',
        content: [{ type: 'output_text', text: 'Hm.', annotations: [] }],
      },
      { type: 'message', role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] },
      { type: 'function_call', call_id: 'c', name: 'grep', arguments: '{"pattern":"x"}' },
      { type: 'function_call_output', call_id: 'c', output: 'a.js:1:x' },
      { type: 'item_reference', id: 'i' },
    ],
  };
  expect(shown(body)).toEqual([
    'system: Be brief.',
    'user: Goal',
    'user: one\ntwo',
    'reasoning: [encrypted, 900 characters]',
    'reasoning: I think',
    'assistant: Hm.',
    'assistant: No.',
    'assistant: [call] grep {"pattern":"x"}',
    'tool: a.js:1:x',
    ': {"type":"item_reference","id":"i"}',
  ]);
});

test('the messages of Chat Completions keep their roles, and show their calls', () => {
  const call = { id: 'c', type: 'function', function: { name: 'grep', arguments: '{"pattern":"x"}' } };
  const body = {
    model: 'm',
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'assistant', content: 'Looking.', tool_calls: [call, 7] },
      { role: 'tool', tool_call_id: 'c', content: 'a.js:1:x' },
    ],
  };
  expect(shown(body)).toEqual([
    'system: Be brief.',
    'assistant: [call] grep {"pattern":"x"}',
    'assistant: Looking.\n[call] grep {"pattern":"x"}\n7',
    'tool: a.js:1:x',
  ]);
});

test.each([[null], ['text'], [[]], [{}], [{ input: 'text' }]])(
  'a body without messages shows none: %j',
  (body) => {
    expect(shown(body)).toEqual([]);
  },
);
