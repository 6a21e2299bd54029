import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import type { ConversationItem } from '../../src/core/ports.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { realConversation } from './conversations.ts';
import { type Act, CALL_REPLY, endpointThat, failing, fakePace, json, modelAt } from './scripted-endpoint.ts';

const CALL = { id: 'c', type: 'function', function: { name: 'read_file', arguments: '{"rel_path":"a.py"}' } };
const replyWith = (fields: JsonObject): Act =>
  json(200, {
    choices: [
      {
        finish_reason: 'tool_calls',
        message: { role: 'assistant', content: null, tool_calls: [CALL], ...fields },
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 9 },
  });

/** Plays a conversation of read calls against these acts, until one request fails; gives what came in. */
async function play(acts: readonly Act[], api: 'chat-completions' | 'responses' = 'chat-completions') {
  await using endpoint = await endpointThat(...acts);
  const llm = createLLM({ api, ...modelAt(endpoint.baseUrl), pace: fakePace() });
  const errors: (string | null)[] = [];
  const items: ConversationItem[] = [{ type: 'user', text: 'Goal' }];
  while (endpoint.received.length < acts.length) {
    const completion = await llm.send(llm.render(realConversation([...items])), {
      timeoutMs: 60_000,
      signal: new AbortController().signal,
      onAttempt: ({ error }) => errors.push(error),
    });
    if (completion.kind === 'failed') return { bodies: bodiesOf(endpoint.received), errors, completion };
    items.push({ type: 'reply', echo: completion.echo });
    items.push({ type: 'tool_output', callId: 'c', text: 'x' });
  }
  return { bodies: bodiesOf(endpoint.received), errors, completion: null };
}

const bodiesOf = (received: readonly { readonly body: string }[]) => received.map(({ body }) => body);

/** Each body starts with the one before, up to the end of its items (I12). */
function checkGrowing(bodies: readonly string[]): void {
  for (const [at, body] of bodies.entries())
    expect(body.startsWith((bodies[at - 1] ?? '').replace(/\](,"max_\w+":\d+)?\}$/, ''))).toBe(true);
}

const SIGNED = { ...CALL, provider_specific_fields: { thought_signature: 'CiQB' } };

test.each<[string, JsonObject]>([
  ['DeepSeek, Kimi', { reasoning_content: 'I read "a.py".' }],
  [
    'OpenRouter',
    {
      reasoning: 'hm',
      reasoning_details: [{ type: 'reasoning.text', text: 'hm', signature: 's', index: 0 }],
    },
  ],
  [
    'LiteLLM',
    { thinking_blocks: [{ type: 'thinking', thinking: 'hm', signature: 's' }], tool_calls: [SIGNED] },
  ],
])('what %s put on a message goes back unchanged', async (_, fields) => {
  const { bodies } = await play([replyWith(fields), replyWith(fields), replyWith(fields)]);
  expect(JSON.parse(bodies[2] ?? '').messages[2]).toEqual({
    role: 'assistant',
    content: null,
    tool_calls: [CALL],
    ...fields,
  });
  checkGrowing(bodies);
});

describe('a server that refuses a part', () => {
  const fields = { reasoning_content: 'hm', reasoning: 'hm' };

  test.each([
    ['names it', failing(400, "messages.2: property 'reasoning_content' is unsupported"), ['reasoning']],
    ['names nothing', failing(400, 'Bad request'), []],
    [
      'by a validator',
      json(422, {
        detail: [
          { loc: ['body', 'messages', 2, 'reasoning_content'], msg: 'Extra inputs are not permitted' },
        ],
      }),
      ['reasoning'],
    ],
  ] as const)(
    'of its own message, and %s, gets all further requests without it',
    async (_, refusal, kept) => {
      const reply = replyWith(fields);
      const { bodies, completion } = await play([reply, refusal, reply, reply, reply]);
      expect(completion).toBeNull();
      const sent = bodies.filter((_, at) => at !== 1);
      checkGrowing(sent);
      const last = JSON.parse(sent.at(-1) ?? '').messages;
      for (const message of last.filter(({ role }: { role: string }) => role === 'assistant'))
        expect(Object.keys(message)).toEqual(['role', 'content', 'tool_calls', ...kept]);
    },
  );

  test('that it misses elsewhere keeps it', async () => {
    const wants = failing(
      400,
      'The `reasoning_content` in the thinking mode must be passed back to the API.',
    );
    const { bodies, completion } = await play([replyWith(fields), wants]);
    expect(completion).toMatchObject({ reason: 'rejected' });
    expect(bodies).toHaveLength(2);
  });

  test.each([
    ['chat-completions', replyWith({})],
    ['responses', json(200, CALL_REPLY)],
  ] as const)('%s: strict schemas, gets them without `strict` and without bounds', async (api, reply) => {
    const refusal = failing(400, 'Unknown name "strict" at tools[0]');
    const { bodies, errors } = await play([refusal, reply], api);
    expect(errors).toEqual(['no_strict', null]);
    expect(bodies[0]).toMatch(/"strict":true.*"minimum":1/s);
    expect(bodies[1]).not.toMatch(/"strict"|"minimum"|"minItems"|"minLength"/);
    expect(JSON.parse(bodies[1] ?? '')).toHaveProperty('tools.length', 7);
  });

  test('the limit of output beyond what is left of its context, gets no limit', async () => {
    const refusal = failing(400, 'max_tokens is too large: 16384. This model supports at most 8192');
    const { bodies, errors } = await play([replyWith({}), refusal, replyWith({})]);
    expect(errors).toEqual([null, 'no_max_tokens', null]);
    expect(bodies.map((body) => JSON.parse(body).max_tokens)).toEqual([16_384, 16_384, undefined]);
    checkGrowing(bodies);
  });
});

const PEG_NATIVE = {
  error: {
    code: 500,
    message: 'The model produced output that does not match the expected peg-native format',
    type: 'server_error',
  },
};

describe('words of a server', () => {
  test.each([
    ['tools param requires --jinja flag', 500],
    ['litellm.NotFoundError: OpenAIException - The model `x` does not exist', 500],
    ["model 'qwen' not found", 502],
    ['Conversation roles must alternate user/assistant/user/assistant/...', 500],
  ])('%s: is not tried again', async (message, status) => {
    const { errors, completion } = await play([failing(status, message)]);
    expect(errors).toHaveLength(1);
    expect(completion).toMatchObject({ reason: 'rejected', status });
  });

  test('a model that is loading is awaited as long as the run has time', async () => {
    const loading = json(503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } });
    const { completion } = await play([...Array.from({ length: 9 }, () => loading), replyWith({})]);
    expect(completion).toBeNull();
  });

  test.each([
    // Recorded from llama.cpp's server of October 2026 (PyPI: xllamacpp 2026.10.11549).
    ['llama.cpp', json(500, PEG_NATIVE)],
    [
      'an older llama.cpp',
      failing(500, 'Failed to parse input at pos 57: <tool_call>{"name": "read_file", "arg'),
    ],
    ['Groq', json(400, { error: { message: 'Failed to call a function.', code: 'tool_use_failed' } })],
    ['an event of a stream', json(200, { error: { message: 'error parsing tool call: raw="{"' } })],
  ])('a call that %s cannot parse is a reply that cannot be used', async (_, act) => {
    await using endpoint = await endpointThat(act);
    const llm = createLLM({ api: 'chat-completions', ...modelAt(endpoint.baseUrl), pace: fakePace() });
    const request = llm.render(realConversation([]));
    const completion = await llm.send(request, {
      timeoutMs: 9_000,
      signal: new AbortController().signal,
      onAttempt: () => {},
    });
    expect(completion).toMatchObject({
      kind: 'reply',
      calls: [],
      echo: [],
      unread: expect.stringMatching(/call|parse|does not match/),
    });
    expect(completion.kind === 'reply' && llm.read(completion.raw, new Set())).toEqual(completion);
  });

  test('a full context is said with the settings that enlarge it, and both ends of the message', async () => {
    const message = `litellm.BadRequestError: ${'x'.repeat(900)} the request exceeds the available context size`;
    const { completion } = await play([failing(400, message), failing(400, message)]);
    expect(completion).toMatchObject({
      message: expect.stringMatching(
        /\(400\): "litellm\.Bad.* … .*available context size"\. .*OLLAMA_CONTEXT_LENGTH/,
      ),
    });
  });
});
