import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findSecretPieces } from '../scenario/secret-pieces.ts';
import { httpError, type RecordedStep, reply, toolCall } from '../servers/openai/script.ts';
import { DONE, expectIdentical, openTerminal, READ, type Said, type Terminal, WRITE } from './terminal.ts';

const APIS = ['responses', 'chat-completions'] as const;

const http = (body: string, type: string): RecordedStep => ({
  kind: 'http',
  status: 200,
  headers: { 'content-type': type },
  body,
});

const badArguments = toolCall('read_file', '{"rel_path": "src/lru-');

/** Issue 2's fault table: what an endpoint does now and then, between two good replies. */
const PASSING: readonly [string, readonly RecordedStep[]][] = [
  ['500 once', [httpError(500)]],
  ['503 three times', [httpError(503), httpError(503), httpError(503)]],
  ['429 with retry-after', [httpError(429, { 'retry-after': '2' })]],
  ['429 without', [httpError(429)]],
  ['a connection dropped before the reply', [{ kind: 'drop', when: 'before-reply' }]],
  ['a connection dropped in the middle of the body', [{ kind: 'drop', when: 'mid-body' }]],
  ['arguments that are no JSON, once', [badArguments]],
  ['a tool that does not exist', [toolCall('run_shell', { command: 'rm -rf .' })]],
  ['an empty reply', [reply({})]],
  ['a reply of text alone', [reply({ text: 'All tests pass now.' })]],
  ['a reply that was cut off', [toolCall('read_file', '{"rel_pa', { status: 'incomplete' })]],
  ['a body of garbage', [http('\u0000\u0001 not json {{{', 'application/json')]],
  ['HTML with 200', [http('<!doctype html><title>Sign in</title>', 'text/html')]],
];

/** Nobody else's business: neither the key in any form, nor an exit code of 0 without a proof. */
async function expectHonest(terminal: Terminal, said: Said): Promise<void> {
  const written = `${said.stdout}${said.stderr}${readFileSync(terminal.trace, 'utf8')}`;
  expect(findSecretPieces(written, [{ name: 'the key', value: terminal.model.key }])).toEqual([]);
  const outcome = terminal.events().find(({ kind }) => kind === 'outcome')?.payload.outcome;
  expect(said.exitCode).toBe(outcome === 'fixed' ? 0 : 1);
  await expectIdentical(terminal);
}

describe.each(APIS)('over %s, the run goes on and fixes after', (api) => {
  test.each(PASSING)('%s', async (_, faults) => {
    const terminal = await openTerminal({ script: [READ, ...faults, WRITE, DONE] });
    const said = await terminal.run('--api', api);
    expect(said).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Tests: PASSED') });
    expect(terminal.model.requests.every((request) => request.api === api)).toBe(true);
    expect(terminal.culprit()).toContain('needs no room');
    terminal.expectModelContent();
    await expectHonest(terminal, said);
  });
});

test('a wait that the endpoint asks for is kept', async () => {
  const script = [READ, httpError(429, { 'retry-after': '3' }), WRITE, DONE];
  const terminal = await openTerminal({ script });
  expect((await terminal.run()).exitCode).toBe(0);
  const [, refused, again] = terminal.model.requests;
  expect((again?.receivedAtMs ?? 0) - (refused?.receivedAtMs ?? 0)).toBeGreaterThan(2_900);
  expect(again?.rawBody).toEqual(refused?.rawBody);
});

describe.each(APIS)('over %s, exit code 1 and an untouched repository for', (api) => {
  async function expectGivenUp(terminal: Terminal, words: string): Promise<void> {
    const said = await terminal.run('--api', api);
    expect(said.stdout).toContain(words);
    expect(await terminal.git('status', '--porcelain')).toBe('');
    terminal.expectModelContent();
    await expectHonest(terminal, said);
    expect(said.exitCode).toBe(1);
  }

  test('401, at once', async () => {
    const terminal = await openTerminal({ script: [{ kind: 'echo-key', status: 401 }] });
    await expectGivenUp(terminal, 'Check OPENAI_API_KEY');
    expect(terminal.model.requests).toHaveLength(1);
  });

  test('a 500 that lasts, within 30 seconds', async () => {
    const terminal = await openTerminal({ otherwise: httpError(500) });
    await expectGivenUp(terminal, 'still answered 500');
    const [first, last] = [terminal.model.requests[0], terminal.model.requests.at(-1)];
    expect((last?.receivedAtMs ?? 0) - (first?.receivedAtMs ?? 0)).toBeLessThan(30_000);
  });

  test('arguments that are never JSON, at the third', async () => {
    const terminal = await openTerminal({ script: [badArguments, badArguments, badArguments] });
    await expectGivenUp(terminal, 'too many replies in a row');
  });

  test('replies that are always empty, at the third', async () => {
    const terminal = await openTerminal({ script: [reply({}), reply({}), reply({})] });
    await expectGivenUp(terminal, 'too many replies in a row');
  });
});
