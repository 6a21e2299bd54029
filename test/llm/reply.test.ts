import { expect, test } from 'vitest';
import { parseBody } from '../../src/llm/reply.ts';

const parse = (body: string | Uint8Array, contentType: string | null = 'application/json') =>
  parseBody({ contentType, bytes: typeof body === 'string' ? Buffer.from(body) : body }, '--base-url');

test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/problem+json', null])(
  'content type %s may hold JSON',
  (contentType) => {
    expect(parse('{"a":[1]}', contentType)).toEqual({ kind: 'object', value: { a: [1] } });
  },
);

test('a byte order mark is no part of the JSON', () => {
  expect(parse('\ufeff{"a":1}')).toEqual({ kind: 'object', value: { a: 1 } });
});

test.each([
  ['JSON under another type', '{}', 'text/plain', 'text/plain, not JSON'],
  ['an event stream', 'data: {}', 'text/event-stream', 'text/event-stream, not JSON'],
  ['a content type of nonsense', '{}', '<script>', 'of an odd content type, not JSON'],
  ['a list', '[1]', 'application/json', 'not a JSON object'],
  ['null', 'null', 'application/json', 'not a JSON object'],
])('%s cannot be read', (_, body, contentType, what) => {
  expect(parse(body, contentType)).toEqual({ kind: 'unreadable', error: `its answer is ${what}` });
});

test('5,000 levels of nesting are refused, and 2 million as quickly', () => {
  for (const levels of [101, 5_000, 2_000_000]) {
    expect(parse(`{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`)).toMatchObject({
      error: 'its answer is nested deeper than 100 levels',
    });
  }
  expect(parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)).toMatchObject({ kind: 'object' });
});

test('brackets inside strings are no levels, behind an escaped quote neither', () => {
  const value = { a: `${'['.repeat(500)}"${'{'.repeat(500)}\\`, b: '\\' };
  expect(parse(JSON.stringify(value))).toEqual({ kind: 'object', value });
});

test('a body beyond 4 MiB is refused unread', () => {
  expect(parse(new Uint8Array(4 * 1024 * 1024 + 1))).toMatchObject({ kind: 'unreadable' });
});
