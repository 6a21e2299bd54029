import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { drive } from '../../src/core/driver.ts';
import type { RunEvent } from '../../src/core/events.ts';
import type { TestOracle } from '../../src/core/ports.ts';
import { createRedact } from '../../src/core/redaction.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { type Api, checkApiKey, checkBaseUrl } from '../../src/llm/provider.ts';
import { readRecording } from '../../src/trace/replay.ts';
import { MemoryWorkspace } from '../core/memory-workspace.ts';
import { TASK } from '../core/play.ts';
import { fakePace } from '../llm/scripted-endpoint.ts';
import { replayOver } from '../scenario/replay-trace.ts';
import { findSecretPieces } from '../scenario/secret-pieces.ts';
import { httpError, type RecordedStep, reply, type ScriptStep, toolCall } from '../servers/openai/script.ts';
import { serve } from '../servers/serve.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeEvents } from '../trace/write-run.ts';
import { CULPRIT, DONE, GIVE_UP, LOOK, openTerminal, READ, WRITE } from './terminal.ts';

// What an endpoint does to a run: our client, driver and record in this process, over HTTP, with waits that nobody waits.

const APIS = ['responses', 'chat-completions'] as const;
const FILES = {
  [CULPRIT]: readFileSync(join(import.meta.dirname, '../fixtures/javascript', CULPRIT), 'utf8'),
};

async function runOver(api: Api, script: readonly ScriptStep[], otherwise?: ScriptStep) {
  const { model, close } = await serve({ script, otherwise });
  onTestFinished(close);
  const pace = fakePace();
  const llm = createLLM({
    ...{ api, model: 'gpt-5.4-mini', reasoningEffort: null, pace },
    ...{ key: checkApiKey(model.key, 'OPENAI_API_KEY'), keyName: 'OPENAI_API_KEY' },
    ...{ baseUrl: checkBaseUrl(model.baseUrl, '--base-url'), baseUrlName: '--base-url' },
  });
  const workspace = new MemoryWorkspace(FILES);
  const events: RunEvent[] = [];
  const isGreen = () => workspace.file(CULPRIT)?.includes('needs no room') === true;
  const oracle: TestOracle = {
    run: async ({ phase }) =>
      phase !== 'counterfactual' && isGreen()
        ? { verdict: 'green', exitCode: 0, output: 'ok 1', durationMs: 1 }
        : { verdict: 'red', exitCode: 1, output: 'not ok 1 - evicts', durationMs: 1 },
  };
  const result = await drive(
    { runId: 'run-1', version: '0.0.0', task: TASK, settings: DEFAULT_SETTINGS },
    {
      ...{ llm, oracle, workspace, clock: pace.now, redact: createRedact([model.key]) },
      ...{ emit: (event) => events.push(event), signal: new AbortController().signal },
    },
  );
  expect(model.violations).toEqual([]);
  expect(model.requests.every((request) => request.api === api)).toBe(true);
  const trace = join(temporaryFolder(), 'trace.jsonl');
  writeEvents(events, 'run-1', trace);
  const [recording, written] = [await readRecording(trace, null, '0.0.0'), readFileSync(trace, 'utf8')];
  expect(findSecretPieces(written, [{ name: 'the key', value: model.key }])).toEqual([]);
  expect(await replayOver(recording, new MemoryWorkspace(FILES))).toMatchObject({ kind: 'identical' });
  return { result, requests: model.requests, waitedMs: pace.now(), file: workspace.file(CULPRIT) };
}

const http = (body: string, type: string): RecordedStep => ({
  ...{ kind: 'http', status: 200 },
  ...{ headers: { 'content-type': type }, body },
});
const BAD = toolCall('read_file', '{"rel_path": "src/lru-');

/** Issue 2's fault table: what an endpoint does now and then, between two good replies. */
const PASSING: readonly [string, readonly RecordedStep[]][] = [
  ['500 once', [httpError(500)]],
  ['503 three times', [httpError(503), httpError(503), httpError(503)]],
  ['429 with retry-after', [httpError(429, { 'retry-after': '2' })]],
  ['429 without', [httpError(429)]],
  ['a connection dropped before the reply', [{ kind: 'drop', when: 'before-reply' }]],
  ['a connection dropped in the middle of the body', [{ kind: 'drop', when: 'mid-body' }]],
  ['arguments that are no JSON, once', [BAD]],
  ['a tool that does not exist', [toolCall('run_shell', { command: 'rm -rf .' })]],
  ['an empty reply', [reply({})]],
  ['a reply of text alone', [reply({ text: 'All tests pass now.' })]],
  ['a reply that was cut off', [toolCall('read_file', '{"rel_pa', { status: 'incomplete' })]],
  ['a body of garbage', [http('\u0000\u0001 not json {{{', 'application/json')]],
  ['HTML with 200', [http('<!doctype html><title>Sign in</title>', 'text/html')]],
];

const REFUSED = toolCall('write_file', {
  ...{ rel_path: '.github/workflows/ci.yml', content: 'on: push\n', edits: null },
});
const FINAL_IN_TEXT = `{"type":"final","status":"cannot_fix","summary":"no","changes":[]} so be it`;

/** Runs that end in every way, with what is odd on the way. */
const ENDINGS: readonly (readonly [string, readonly ScriptStep[], outcome: string, stop: string])[] = [
  ['malformed replies', [READ, ...Array(20).fill(BAD)], 'model_error', 'malformed_replies'],
  ['empty replies', Array(10).fill(reply({})), 'model_error', 'malformed_replies'],
  [
    'answers that are no replies',
    Array(7).fill(http('<html>', 'text/html')),
    'model_error',
    'endpoint_failed',
  ],
  ['a refused key', [READ, { kind: 'echo-key', status: 401 }], 'model_error', 'endpoint_failed'],
  ['claims of a green that is red', [READ, DONE, DONE, DONE], 'not_fixed', 'claims_refused'],
  ['an honest end', [READ, GIVE_UP], 'not_fixed', 'cannot_fix'],
  ['text around one JSON object', [READ, reply({ text: FINAL_IN_TEXT })], 'not_fixed', 'cannot_fix'],
  [
    'several calls in one reply',
    [{ ...LOOK, calls: [...(LOOK.calls ?? []), ...(READ.calls ?? [])] }, GIVE_UP],
    ...(['not_fixed', 'cannot_fix'] as const),
  ],
  ['a refused write', [REFUSED, GIVE_UP], 'not_fixed', 'cannot_fix'],
  [
    'reasoning that goes back verbatim',
    [{ ...READ, reasoning: { encrypted: 'b3BhcXVl' } }, WRITE, DONE],
    ...(['fixed', 'done'] as const),
  ],
];

describe.each(APIS)('over %s', (api) => {
  test.each(PASSING)('the run goes on and fixes after %s', async (_, faults) => {
    const { result, file } = await runOver(api, [READ, ...faults, WRITE, DONE]);
    expect(result.outcome).toBe('fixed');
    expect(file).toContain('needs no room');
  });

  test.each(ENDINGS)('a run with %s ends, and replays', async (_, script, outcome, stop) => {
    const { result } = await runOver(api, api === 'responses' ? script : script.map(withoutReasoning));
    expect([result.outcome, result.stopReason]).toEqual([outcome, stop]);
  });

  test('a wait that the endpoint asks for is kept', async () => {
    const { waitedMs, requests } = await runOver(api, [
      READ,
      httpError(429, { 'retry-after': '3' }),
      WRITE,
      DONE,
    ]);
    expect(waitedMs).toBe(3000);
    expect(requests[2]?.rawBody).toEqual(requests[1]?.rawBody);
  });

  test('a 500 that lasts is given up within 30 seconds', async () => {
    const { result, waitedMs } = await runOver(api, [], httpError(500));
    expect(result).toMatchObject({ outcome: 'model_error', stopReason: 'endpoint_failed' });
    expect(waitedMs).toBeLessThan(30_000);
  });
});

function withoutReasoning(step: ScriptStep): ScriptStep {
  if (typeof step === 'function' || step.kind !== 'reply') return step;
  const { reasoning: _, ...rest } = step;
  return rest;
}

test('a refused key is exit code 1 at once, told without the key, and leaves the repository as it was', async () => {
  const terminal = await openTerminal({ script: [{ kind: 'echo-key', status: 401 }] });
  const run = await terminal.run();
  expect(run).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('Check OPENAI_API_KEY') });
  expect(terminal.model.requests).toHaveLength(1);
  expect(await terminal.git('status', '--porcelain')).toBe('');
  const written = `${run.stdout}${run.stderr}${readFileSync(terminal.trace, 'utf8')}`;
  expect(findSecretPieces(written, [{ name: 'the key', value: terminal.model.key }])).toEqual([]);
});
