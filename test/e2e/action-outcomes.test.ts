import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerRed, createJavaScriptWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import type { World } from '../scenario/world.ts';
import { httpError, toolCall } from '../servers/openai/script.ts';

const look = toolCall('list_files', {});
const claim = (status: 'done' | 'cannot_fix') =>
  toolCall('final', { status, summary: `The model says: ${status}.`, changes: [] });
const conversation = await readConversation('javascript');
const [upToWrite, final] = [conversation.slice(0, 4), conversation.slice(4)];

/** A failing step with one clear annotation, and nothing proposed to anybody. */
function expectFailed(world: World, result: ActionResult, outcome: string, words: string): void {
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome, 'pull-request-number': '', branch: '' } });
  expect(annotationsOf(result)[0]).toContain(words);
  expect(result.summary).toContain(`## agent-fix: ${outcome.replace('_', ' ')}`);
  expect(world.github.state.pulls()).toEqual([]);
}

test('tests that are green at the base commit ask no model and pass the step', async () => {
  await using world = await createJavaScriptWorld({ script: [] });
  const result = await answerRed(world, { inputs: { 'test-command': 'exit 0' } });
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'not_reproduced', 'test-runs': '1' } });
  expect(world.model.requests).toEqual([]);
  expect(world.github.state.pulls()).toEqual([]);
});

describe('not fixed:', () => {
  test('a model that says done three times over red tests', async () => {
    const script = [look, claim('done'), claim('done'), claim('done')];
    await using world = await createJavaScriptWorld({ script });
    const result = await answerRed(world, { inputs: { 'max-reflections': '0' } });
    expectFailed(world, result, 'not_fixed', 'kept claiming a green that was red');
    expect(result.outputs['summary']).not.toContain('The model says');
  });

  test('a model that finds no fix', async () => {
    await using world = await createJavaScriptWorld({ script: [look, claim('cannot_fix')] });
    const result = await answerRed(world);
    expectFailed(world, result, 'not_fixed', 'The model says: cannot_fix.');
  });
});

test('R16: tests that give another result on the same files are flaky, whatever they say last', async () => {
  await using world = await createJavaScriptWorld({ script: conversation });
  const inputs = {
    'test-command': 'echo run >> "$COUNTER"; test "$(wc -l < "$COUNTER")" -eq 2',
    'test-env': `COUNTER=${join(world.dir, 'counter')}`,
  };
  const result = await answerRed(world, { inputs });
  expectFailed(world, result, 'flaky', 'different results on the same files');
  expect([...(world.artifacts.artifacts[0]?.files.keys() ?? [])]).toContain('patch.diff');
});

describe('a spent budget ends the run and names its input:', () => {
  test('max-iterations', async () => {
    await using world = await createJavaScriptWorld({
      script: [look, toolCall('list_files', { rel_dir: 'src' })],
    });
    const result = await answerRed(world, { inputs: { 'max-iterations': '2' } });
    expectFailed(world, result, 'budget_exhausted', 'max-iterations');
    expect(result.outputs['iterations']).toBe('2');
  });

  test('max-total-tokens', async () => {
    const usage = { input: 900, cached: 100, output: 50, reasoning: 0 };
    await using world = await createJavaScriptWorld({ script: [toolCall('list_files', {}, { usage })] });
    const result = await answerRed(world, { inputs: { 'max-total-tokens': '1000' } });
    expectFailed(world, result, 'budget_exhausted', 'max-total-tokens');
    expect(result.outputs).toMatchObject({ 'input-tokens': '900', 'cached-input-tokens': '100' });
  });

  test('max-test-runs', async () => {
    const edits = [{ old: 'this.#entries.clear();', new: 'this.#entries.clear(); // Wrong place.' }];
    const wrong = toolCall('write_file', { rel_path: 'src/lru-cache.js', content: null, edits });
    const script = [...upToWrite.slice(0, 3), wrong, ...upToWrite.slice(3)];
    await using world = await createJavaScriptWorld({ script });
    const result = await answerRed(world, { inputs: { 'max-test-runs': '4', 'max-reflections': '0' } });
    expectFailed(world, result, 'budget_exhausted', 'max-test-runs');
    expect(result.outputs['test-runs']).toBe('2');
  });

  test('but a green result that is confirmed counts, even without its final', async () => {
    await using world = await createJavaScriptWorld({ script: upToWrite });
    const result = await answerRed(world, { inputs: { 'max-iterations': '4' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(final).toHaveLength(1);
  });
});

describe('an endpoint that is down ends the run within 30 seconds:', () => {
  test('nobody listens', async () => {
    await using world = await createJavaScriptWorld({ script: [] });
    const startMs = performance.now();
    const inputs = { 'test-command': 'exit 1', 'openai-base-url': `http://127.0.0.1:${await freePort()}/v1` };
    const result = await answerRed(world, { inputs });
    expect(performance.now() - startMs).toBeLessThan(45_000);
    expectFailed(world, result, 'model_error', 'Check openai-base-url');
  });

  test('M14: it answers 500 for ever', async () => {
    await using world = await createJavaScriptWorld({ script: [], otherwise: httpError(500) });
    const result = await answerRed(world, { inputs: { 'test-command': 'exit 1' } });
    expectFailed(world, result, 'model_error', 'still answered 500');
    const [first, last] = [world.model.requests[0], world.model.requests.at(-1)];
    expect((last?.receivedAtMs ?? 0) - (first?.receivedAtMs ?? 0)).toBeLessThan(30_000);
  });
});

test('a refused key fails at once and names the input', async () => {
  await using world = await createJavaScriptWorld({ script: [{ kind: 'echo-key', status: 401 }] });
  const result = await answerRed(world, { inputs: { 'test-command': 'exit 1' } });
  expect(annotationsOf(result)).toEqual([
    '::error::agent-fix: Not fixed: The model endpoint refused the key (401): "Incorrect API key provided: ***.". ' +
      'Check openai-api-key. Outcome: model_error.',
  ]);
  expectFailed(world, result, 'model_error', 'Check openai-api-key');
  expect(world.model.requests).toHaveLength(1);
});

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
