import { describe, expect, test } from 'vitest';
import { firstJsonObject } from '../../src/core/json.ts';
import { decide, decideText, errorOf } from './replies.ts';

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
    ['a {"b":{"c":1}} d', '{"b":{"c":1}}', 'a  d'],
    ['{"text":"} \\" {"}', '{"text":"} \\" {"}', ''],
    ['{"a":"\\\\"}!', '{"a":"\\\\"}', '!'],
  ])('finds the first balanced object of %s', (text, json, rest) => {
    expect(firstJsonObject(text)).toEqual({ json, rest });
  });

  test.each(['', 'none', '{', '{"a":"}', '}'])('finds none in %j', (text) => {
    expect(firstJsonObject(text)).toBeNull();
  });
});
