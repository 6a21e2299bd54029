import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { MODEL_CHOICES } from '../../src/core/settings.ts';
import { endpointThat, failing, json } from '../llm/scripted-endpoint.ts';
import { objectsAt } from '../servers/json.ts';
import {
  httpError,
  type ModelRequest,
  type RecordedStep,
  type ReplyStep,
  reply,
  type ScriptStep,
} from '../servers/openai/script.ts';
import {
  DONE,
  expectIdentical,
  openTerminal,
  READ,
  REFLECT_AND_READ,
  TEST,
  WRITE,
  WRONG_WRITE,
} from './terminal.ts';

// Servers of models that think, and templates that want alternating roles: each refuses what the real ones refuse.

/** A reply of Chat Completions with thoughts; tools are named as some templates write them. */
const thoughtfulReply = ({ calls = [] }: ReplyStep, index: number, prefix = '') => ({
  id: `chatcmpl-${index}`,
  choices: [
    {
      index: 0,
      finish_reason: 'tool_calls',
      message: {
        role: 'assistant',
        content: '',
        reasoning_content: `Thought ${index}.`,
        tool_calls: calls.map((call, at) => ({
          id: `call_${index}_${at}`,
          type: 'function',
          function: { name: `${prefix}${call.name}`, arguments: call.arguments },
        })),
      },
    },
  ],
  usage: { prompt_tokens: 1000 + index, completion_tokens: 20 },
});

const messagesOf = ({ body }: ModelRequest): readonly JsonObject[] =>
  objectsAt(body, 'messages' in body ? 'messages' : 'input');

/** Mistral's template: roles of all but calls and their answers alternate. */
const wantingTurns =
  (step: RecordedStep): ScriptStep =>
  (request) => {
    const roles = messagesOf(request)
      .filter((each) => each['tool_calls'] === undefined)
      .map((each) => each['role'])
      .filter((role) => role === 'user' || role === 'assistant');
    return roles.every((role, at) => role === (at % 2 === 0 ? 'user' : 'assistant')) ? step : httpError(400);
  };

const CHAT = ['--api', 'chat-completions'];

describe('a model that thinks', () => {
  test('gets its thoughts back with its calls, however it names tools, and mends the fault', async () => {
    const prefixes = ['functions.', 'default_api:', ''];
    const bodies = [READ, WRITE, DONE].map((step, at) => thoughtfulReply(step, at, prefixes[at]));
    await using endpoint = await endpointThat(...bodies.map((body) => json(200, body)));
    const terminal = await openTerminal();
    const args = ['run', '--trace', terminal.trace, '--test', TEST, '--sandbox', 'off', ...CHAT];
    const run = await terminal.agentFix(args, {
      env: { OPENAI_API_KEY: '', OPENAI_BASE_URL: endpoint.baseUrl },
    });
    expect([run.exitCode, run.stderr]).toEqual([0, expect.stringContaining('[end] fixed')]);
    const [, second, third] = endpoint.received.map(({ body }) => objectsAt(JSON.parse(body), 'messages'));
    const calls = third?.filter(({ role }) => role === 'assistant') ?? [];
    expect(calls.map(({ reasoning_content }) => reasoning_content)).toEqual(['Thought 0.', 'Thought 1.']);
    expect(calls[0]).toMatchObject({ tool_calls: [{ id: 'call_0_0', function: { name: 'read_file' } }] });
    expect(third?.slice(0, second?.length)).toEqual(second);
    expect(endpoint.received.every(({ headers }) => headers.authorization === 'Bearer none')).toBe(true);
    await expectIdentical(terminal);
  });

  test('does not get them back from a server that refuses them, and mends the fault', async () => {
    const replies = [READ, WRITE, DONE].map((step, index) => json(200, thoughtfulReply(step, index)));
    const refusal = failing(400, "messages.2: unknown field 'reasoning_content'");
    await using endpoint = await endpointThat(...replies.slice(0, 1), refusal, ...replies.slice(1));
    const terminal = await openTerminal();
    const args = ['run', '--trace', terminal.trace, '--test', TEST, '--sandbox', 'off', ...CHAT];
    const run = await terminal.agentFix(args, { env: { OPENAI_BASE_URL: endpoint.baseUrl } });
    expect([run.exitCode, run.stderr]).toEqual([0, expect.stringContaining('400 (no_reasoning_content)')]);
    const bodies = endpoint.received.map(({ body }) => body).filter((_, at) => at !== 1);
    for (const [at, body] of bodies.entries())
      expect(body.startsWith((bodies[at - 1] ?? '').replace(/\],"max_tokens":\d+\}$/, ''))).toBe(true);
    expect(bodies.join()).not.toContain('reasoning_content');
    await expectIdentical(terminal);
  });
});

describe.each(MODEL_CHOICES.apis)('over %s', (api) => {
  const API = ['--api', api];
  const broken = reply({ calls: [{ name: 'read_file', arguments: '{"rel_path": "src' }] });
  test.each<readonly [string, readonly RecordedStep[]]>([
    [
      'a text, an empty reply, a broken call and a call’s answer',
      [reply({ text: 'I look.' }), READ, reply({}), broken, WRITE],
    ],
    [
      'a refused final, two replies that cannot be used, and a reflection',
      [DONE, READ, reply({}), broken, WRONG_WRITE, REFLECT_AND_READ, WRITE],
    ],
  ])('roles alternate after %s', async (_, steps) => {
    const terminal = await openTerminal({ script: [...steps, DONE].map(wantingTurns) });
    expect((await terminal.run(...API)).exitCode).toBe(0);
    terminal.expectModelContent();
    await expectIdentical(terminal);
  });
});
