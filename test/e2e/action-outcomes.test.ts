import { expect, test } from 'vitest';
import { answerRed, createQuickWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import type { World } from '../scenario/world.ts';
import { type ScriptStep, toolCall } from '../servers/openai/script.ts';

const look = toolCall('list_files', {});
const claim = toolCall('final', { status: 'done', summary: 'The model says: done.', changes: [] });

/** A failing step with one clear annotation, and nothing proposed to anybody. */
function expectFailed(world: World, result: ActionResult, outcome: string, words: string): void {
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome, 'pull-request-number': '', branch: '' } });
  expect(annotationsOf(result)[0]).toContain(words);
  expect(result.summary).toContain(`## agent-fix: ${outcome.replace('_', ' ')}`);
  expect(world.github.state.pulls()).toEqual([]);
}

interface Failing {
  readonly script: readonly ScriptStep[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly words: string;
  readonly outputs?: Readonly<Record<string, string>>;
}

const FAILING: Readonly<Record<string, Failing>> = {
  'a model that says done three times over red tests': {
    script: [look, claim, claim, claim],
    inputs: { 'max-reflections': '0' },
    outcome: 'not_fixed',
    words: 'kept claiming a green that was red',
  },
  'the limit of tokens': {
    script: [toolCall('list_files', {}, { usage: { input: 900, cached: 100, output: 50, reasoning: 0 } })],
    inputs: { 'max-total-tokens': '1000' },
    outcome: 'budget_exhausted',
    words: 'max-total-tokens',
    outputs: { 'input-tokens': '900', 'cached-input-tokens': '100' },
  },
};

test.each(Object.entries(FAILING))('%s fails the step, which names it', async (_, failing) => {
  const { script, inputs = {}, outcome, words, outputs = {} } = failing;
  await using world = await createQuickWorld({ script });
  const result = await answerRed(world, { inputs });
  expectFailed(world, result, outcome, words);
  expect(result.outputs).toMatchObject(outputs);
  // Over a claim that is not believed stand the driver's own words.
  expect(result.outputs['summary']).not.toContain('The model says: done');
});

// How long an endpoint may be down is tried in faults.test.ts, in test/llm, and in test/core/driver-replies.test.ts.
test('a refused key fails at once and names the input', async () => {
  await using world = await createQuickWorld({ script: [{ kind: 'echo-key', status: 401 }] });
  const result = await answerRed(world, { inputs: { 'test-command': 'exit 1' } });
  expect(annotationsOf(result)).toEqual([
    '::error::agent-fix: Not fixed: The model endpoint refused the key (401): "Incorrect API key provided: ***.". ' +
      'Check openai-api-key. Outcome: model_error.',
  ]);
  expectFailed(world, result, 'model_error', 'Check openai-api-key');
  expect(world.model.requests).toHaveLength(1);
});
