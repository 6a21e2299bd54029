import { describe, expect, test } from 'vitest';
import { canEcho, firstJsonObject, readDecision } from '../../../src/core/model/reply.ts';
import type { FunctionCall, ModelReply } from '../../../src/core/ports.ts';
import { readScripted, TURN_USAGE } from '../scripted.ts';

/** A reply as an endpoint would give it, for the functions that read one. */
function replyOf(parts: {
  readonly calls?: readonly FunctionCall[];
  readonly text?: string;
  readonly cutBy?: string;
}): ModelReply {
  const calls = (parts.calls ?? []).map((each) => ({ ...each }));
  const raw = { calls, text: parts.text ?? '', cutBy: parts.cutBy ?? null, usage: { ...TURN_USAGE } };
  const completion = readScripted(raw);
  if (completion.kind !== 'reply') throw new Error('not a reply');
  return completion;
}

const callOf = (name: string, args: string, callId = 'c0'): FunctionCall => ({
  callId,
  name,
  arguments: args,
});
/** The first call of a reply, with the text around it. */
function firstOf(reply: ModelReply, mayReflect = false) {
  const decision = readDecision(reply, mayReflect);
  if (decision.kind === 'malformed') return decision;
  const [first] = decision.calls;
  if (first === undefined) throw new Error('a decision without a call');
  return { ...first, trailing: decision.trailing };
}
const decide = (name: string, args: string) => firstOf(replyOf({ calls: [callOf(name, args)] }));
const decideText = (text: string) => firstOf(replyOf({ text }));
const errorOf = (first: ReturnType<typeof firstOf>): string =>
  'error' in first ? first.error : `no error: ${JSON.stringify(first)}`;

describe('a function call', () => {
  test('becomes a typed action, missing optional arguments as null', () => {
    expect(decide('read_file', '{"rel_path":"a.py"}')).toEqual({
      kind: 'action',
      action: {
        type: 'tool_call',
        name: 'read_file',
        args: { rel_path: 'a.py', start_line: null, end_line: null, max_chars: null },
      },
      callId: 'c0',
      trailing: '',
      forgiven: [],
    });
  });

  test('final becomes the final action', () => {
    const decision = decide('final', '{"status":"cannot_fix","summary":"no","changes":[]}');
    expect(decision).toMatchObject({
      action: { type: 'final', status: 'cannot_fix', summary: 'no', changes: [] },
    });
  });

  test('is read among others, each for itself', () => {
    const calls = [
      callOf('list_files', '{}'),
      callOf('grep', '{"pattern":7}', 'c1'),
      callOf('grep', '{"pattern":"x"}', 'c2'),
    ];
    expect(readDecision(replyOf({ calls }), false)).toMatchObject({
      kind: 'calls',
      calls: [
        { callId: 'c0', kind: 'action', action: { name: 'list_files' } },
        { callId: 'c1', kind: 'mistaken', name: 'grep', args: '{"pattern":7}' },
        { callId: 'c2', kind: 'action', action: { args: { pattern: 'x' } } },
      ],
    });
  });

  test('whose arguments are no JSON makes the whole reply malformed, and is named', () => {
    const calls = [callOf('list_files', '{}'), callOf('list_files', '{}', 'c1'), callOf('grep', '{', 'c2')];
    expect(readDecision(replyOf({ calls }), false)).toMatchObject({
      kind: 'malformed',
      error: expect.stringMatching(/^the arguments of grep are not valid JSON/),
    });
  });

  test('with arguments that are no JSON is malformed', () => {
    const decision = decide('read_file', '{"rel_path": "a');
    expect(decision).toMatchObject({ kind: 'malformed' });
    expect(errorOf(decision)).toMatch(/arguments of read_file are not valid JSON/);
  });

  test.each([
    ['arguments that are no object', 'read_file', '[1]', /wrong arguments for read_file/],
    ['a missing argument', 'read_file', '{}', /rel_path/],
    ['a wrong type', 'read_file', '{"rel_path":7}', /rel_path/],
    ['an extra argument', 'read_file', '{"rel_path":"a","mode":"rb"}', /mode/],
    ['a line 0', 'read_file', '{"rel_path":"a","start_line":0}', /start_line/],
    ['an empty pattern', 'grep', '{"pattern":""}', /pattern/],
    [
      'content beside edits',
      'write_file',
      '{"rel_path":"a","content":"x","edits":[{"old":"a","new":"b"}]}',
      /either/,
    ],
    ['neither content nor edits', 'write_file', '{"rel_path":"a"}', /either content or edits/],
    ['no edits', 'write_file', '{"rel_path":"a","edits":[]}', /edits/],
    ['a final of another status', 'final', '{"status":"green","summary":"","changes":[]}', /status/],
    ['an unknown tool', 'shell', '{"cmd":"ls"}', /unknown tool shell; the tools are list_files.*and final/],
    ['a name of Object.prototype', 'constructor', '{}', /unknown tool constructor/],
    ['__proto__', '__proto__', '{}', /unknown tool __proto__/],
    ['run_tests', 'run_tests', '{}', /driver-only/],
    ['reflect unasked', 'reflect', '{"notes":["x"]}', /only for when the driver asks/],
    ['a comment beside a wrong type', 'read_file', '{"rel_path":7,"thought":"x"}', /rel_path/],
    ['a comment beside another extra argument', 'grep', '{"pattern":"x","reason":"y","path":"z"}', /path/],
  ])('%s is a mistaken call, and the error says why', (_, name, args, why) => {
    const decision = decide(name, args);
    expect(decision).toMatchObject({ kind: 'mistaken', name, callId: 'c0' });
    expect(errorOf(decision)).toMatch(why);
  });

  test.each([
    ['read_file', '{"rel_path":"a","thought":"look first"}', 'thought'],
    ['list_files', '{"reason":"x","explanation":"y"}', 'reason, explanation'],
    ['grep', '{"pattern":"x","case_sensitive":null}', 'case_sensitive'],
    ['write_file', '{"rel_path":"a","edits":[{"old":"a","new":"b","description":"why"}]}', 'description'],
    [
      'final',
      '{"status":"done","summary":"s","changes":[{"path":"a","description":"b","reason":"c"}]}',
      'reason',
    ],
  ])('%s with a comment as an extra argument %s is what it was without', (name, args, dropped) => {
    const decision = decide(name, args);
    expect(decision).toMatchObject({
      kind: 'action',
      forgiven: [`no such argument, ignored: ${dropped}`],
    });
    expect(JSON.stringify(decision.kind === 'action' ? decision.action : null)).not.toMatch(
      /look first|"why"|"c"/,
    );
  });

  test('a reply that was cut short is malformed, however good its call looks', () => {
    const cut = replyOf({ calls: [callOf('list_files', '{}')], cutBy: 'output limit' });
    expect(errorOf(firstOf(cut))).toMatch(/cut short \(output limit\)/);
  });

  test('errors stay short whatever the model wrote', () => {
    const long = 'x'.repeat(1_000_000);
    for (const decision of [
      decide(long, '{}'),
      decide(long, '{"broken'),
      decide('read_file', JSON.stringify({ [long]: 1 })),
      decide('read_file', long),
      decide('final', JSON.stringify({ status: long })),
      firstOf(replyOf({ calls: [callOf('list_files', '{}')], cutBy: long })),
      firstOf(replyOf({ calls: [callOf('reflect', JSON.stringify({ [long]: 1 }))] }), true),
    ]) {
      expect(errorOf(decision).length).toBeLessThan(700);
    }
  });

  test('an error never ends in half of a character', () => {
    for (let pad = 0; pad < 4; pad++) {
      const error = errorOf(decide('a'.repeat(pad) + '😀'.repeat(400), '{}'));
      expect(error.isWellFormed()).toBe(true);
    }
  });
});

describe('a reflection', () => {
  const reflection = { notes: ['a'], next_focus: null, risks: null };

  test('is read where it was asked for, with comments dropped', () => {
    const args = '{"notes":[" a "],"reason":"x"}';
    expect(firstOf(replyOf({ calls: [callOf('reflect', args)] }), true)).toEqual({
      kind: 'reflection',
      reflection,
      callId: 'c0',
      trailing: '',
    });
    expect(decide('reflect', args)).toMatchObject({ kind: 'mistaken' });
  });

  test('in text is read with the call behind it', () => {
    const text = 'Well: {"name":"reflect","args":{"notes":["a"]}} so {"name":"list_files","args":{}} {"x":1}';
    expect(readDecision(replyOf({ text }), true)).toEqual({
      kind: 'calls',
      calls: [
        { callId: null, kind: 'reflection', reflection },
        {
          callId: null,
          kind: 'action',
          action: {
            type: 'tool_call',
            name: 'list_files',
            args: { rel_dir: null, max_files: null, glob: null },
          },
          forgiven: [],
        },
      ],
      trailing: 'Well:  so  {"x":1}',
      notes: [],
    });
  });
});

describe('canEcho', () => {
  const good = callOf('read_file', '{"rel_path":"a"}');

  test('a good call, several of them, and text go back', () => {
    expect(canEcho(replyOf({ calls: [good] }))).toBe(true);
    expect(canEcho(replyOf({ calls: [good, { ...good, callId: 'c1' }] }))).toBe(true);
    expect(canEcho(replyOf({ text: 'hello' }))).toBe(true);
    expect(canEcho(replyOf({ calls: [callOf('shell', '{}')] }))).toBe(true);
  });

  // Each of these is refused by at least one server as part of the next request, which would end the run.
  test.each([
    ['a cut reply', replyOf({ calls: [good], cutBy: 'output limit' })],
    ['arguments that are no JSON', replyOf({ calls: [callOf('read_file', '{"rel')] })],
    ['arguments that are an array', replyOf({ calls: [callOf('read_file', '[]')] })],
    ['arguments that are null', replyOf({ calls: [callOf('read_file', 'null')] })],
    ['no arguments at all', replyOf({ calls: [callOf('list_files', '')] })],
    ['a bad call behind a good one', replyOf({ calls: [good, callOf('x', '', 'c1')] })],
    ['two calls of one id', replyOf({ calls: [good, good] })],
    ['a name with a dot', replyOf({ calls: [callOf('functions.read_file', '{}')] })],
    ['a name with white space', replyOf({ calls: [callOf('read file', '{}')] })],
    ['an empty name', replyOf({ calls: [callOf('', '{}')] })],
    ['a name of 65 characters', replyOf({ calls: [callOf('x'.repeat(65), '{}')] })],
    [
      'more than a megabyte',
      replyOf({ calls: [callOf('read_file', `{"rel_path":"${'é'.repeat(600_000)}"}`)] }),
    ],
    ['33 calls', replyOf({ calls: Array.from({ length: 33 }, (_, at) => ({ ...good, callId: `c${at}` })) })],
  ])('%s does not go back', (_, reply) => {
    expect(canEcho(reply)).toBe(false);
  });
});

describe('text without a call', () => {
  test.each([
    ['the shape of the Python original', '{"type":"tool_call","name":"list_files","args":{"rel_dir":"src"}}'],
    ['a bare call', '{"name":"list_files","arguments":{"rel_dir":"src"}}'],
    [
      'a call with its arguments in a string',
      '{"name":"list_files","arguments":"{\\"rel_dir\\":\\"src\\"}"}',
    ],
  ])('%s is read', (_, text) => {
    expect(decideText(text)).toMatchObject({
      kind: 'action',
      action: { name: 'list_files', args: { rel_dir: 'src', max_files: null } },
      callId: null,
      trailing: '',
    });
  });

  test('a final of the Python original is done, with its changes', () => {
    const text = '{"type":"final","summary":"s","changes":[{"path":"a","description":"d"}]}';
    expect(decideText(text)).toMatchObject({ action: { type: 'final', status: 'done', summary: 's' } });
    expect(decideText('{"type":"final","summary":"s"}')).toMatchObject({
      action: { status: 'done', changes: [] },
    });
  });

  test('what stands around the object is set apart', () => {
    const decision = decideText(
      'Let me look.\n```json\n{"name":"list_files","args":{}}\n```\nand then fix it',
    );
    expect(decision).toMatchObject({ kind: 'action', action: { name: 'list_files' } });
    expect(decision).toHaveProperty('trailing', 'Let me look.\n```json\n\n```\nand then fix it');
  });

  test.each([
    ['nothing', '', /empty/],
    ['white space', ' \n\t', /empty/],
    ['prose', 'I would look at the file first.', /no function call and no JSON object/],
    ['an object that never closes', 'first {"name": "list_files"', /no JSON object/],
    ['an object that is no JSON', '{name: list_files}', /not valid/],
    ['an object of another kind', '{"answer": 42}', /neither a tool call nor a final/],
    ['a name alone', '{"name":"read_file"}', /wrong arguments for read_file/],
    ['an unknown tool', '{"name":"bash","args":{}}', /unknown tool bash/],
    ['run_tests', '{"name":"run_tests","args":{}}', /driver-only/],
    [
      'arguments in a string that is no JSON',
      '{"name":"grep","arguments":"{oops"}',
      /wrong arguments for grep/,
    ],
    ['a final of an unknown status', '{"type":"final","status":"green","summary":"s"}', /status/],
  ])('%s is malformed', (_, text, why) => {
    expect(errorOf(decideText(text))).toMatch(why);
  });

  test.each([
    ['its name in type', '{"type":"read_file","args":{"rel_path":"a"}}'],
    ['its name in type, its arguments beside it', '{"type":"read_file","rel_path":"a"}'],
    ['its name in tool', '{"tool":"read_file","parameters":{"rel_path":"a"}}'],
    ['its name in action', '{"thought":"hm","action":"read_file","input":{"rel_path":"a"}}'],
    [
      'a wrapper of the endpoint',
      '{"type":"function","function":{"name":"read_file","arguments":"{\\"rel_path\\":\\"a\\"}"}}',
    ],
    [
      'braces in the prose before it',
      'In f() { return 1 } I see {x}. {"name":"read_file","args":{"rel_path":"a"}}',
    ],
  ])('a call with %s is a call', (_, text) => {
    expect(decideText(text)).toMatchObject({
      kind: 'action',
      action: { name: 'read_file', args: { rel_path: 'a' } },
    });
  });

  test('what was let pass is named', () => {
    expect(decideText('{"type":"list_files"}')).toMatchObject({
      forgiven: ['"name" names the function, not "type"'],
    });
  });

  test('the first object decides, one that follows is only logged', () => {
    const text = '{"name":"list_files","args":{}} {"type":"final","summary":"done"}';
    expect(decideText(text)).toMatchObject({
      action: { name: 'list_files' },
      trailing: '{"type":"final","summary":"done"}',
    });
  });

  test.each([
    ['broken behind it', (call: string, broken: string) => `${call}\n${broken}`],
    ['broken before it', (call: string, broken: string) => `${broken}\n${call}`],
    ['that never closes behind it', (call: string) => `${call}\n${call.slice(0, -1)}`],
    [
      'that is broken, before a final',
      (_: string, broken: string) => `${broken}\n{"type":"final","summary":"s"}`,
    ],
    ['too far behind it to be read', (call: string) => `${'{a} '.repeat(11)}${call}\n${call}`],
  ])('where one call is a write, nothing is executed with a call %s', (_, text) => {
    const call = '{"name":"write_file","args":{"rel_path":"a","content":"a"}}';
    const broken = '{"name":"write_file","args":{"rel_path":"b","content":"say "b""}}';
    expect(errorOf(decideText(text(call, broken)))).toMatch(/nothing was executed/);
    const prose = `${call}\nThat makes {"name": a} of it in f() { return 1 }.`;
    expect(decideText(prose)).toMatchObject({ action: { name: 'write_file' } });
  });

  test('hostile nesting and length end in an error, not in a crash', () => {
    expect(errorOf(decideText('{"a":'.repeat(100_000)))).toMatch(/no JSON object/);
    expect(errorOf(decideText(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`))).toMatch(/neither/);
    expect(errorOf(decide('grep', `{"pattern":${'['.repeat(50_000)}${']'.repeat(50_000)}}`))).toMatch(
      /pattern/,
    );
  });
});

describe('firstJsonObject', () => {
  test.each([
    ['a {"b":{"c":1}} d', '{"b":{"c":1}}'],
    ['{"text":"} \\" {"}', '{"text":"} \\" {"}'],
    ['{"a":"\\\\"}!', '{"a":"\\\\"}'],
  ])('finds the first balanced object of %s', (text, json) => {
    expect(firstJsonObject(text)).toBe(json);
  });

  test.each(['', 'none', '{', '{"a":"}', '}'])('finds none in %j', (text) => {
    expect(firstJsonObject(text)).toBeNull();
  });
});
