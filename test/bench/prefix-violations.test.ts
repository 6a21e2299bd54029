import { expect, test } from 'vitest';
import { countPrefixViolations, endOfInput } from '../../bench/prefix-violations.ts';

const body = (items: readonly unknown[], more: object = {}) =>
  Buffer.from(JSON.stringify({ model: 'm', instructions: 'say "input":[] or \\', input: items, ...more }));

test('requests that only append to the input break nothing', () => {
  const bodies = [
    body(['a']),
    body(['a', { b: ['c'] }], { tool_choice: 'auto' }),
    body(['a', { b: ['c'] }, 'd']),
  ];
  expect(countPrefixViolations(bodies)).toBe(0);
});

test('counts each request that changes what the one before it said', () => {
  const bodies = [body(['a']), body(['A', 'b']), body(['A', 'b', 'c']), body(['A', 'b', 'd', 'e'])];
  expect(countPrefixViolations(bodies)).toBe(2);
});

test('counts a request that appends nothing, and one that drops something', () => {
  expect(countPrefixViolations([body(['a']), body(['a'])])).toBe(1);
  expect(countPrefixViolations([body(['a', 'b']), body(['a'])])).toBe(1);
});

test('counts a change before the input', () => {
  const changed = Buffer.from(body(['a', 'b']).toString().replace('"m"', '"n"'));
  expect(countPrefixViolations([body(['a']), changed])).toBe(1);
});

test("finds the end of the body's own input, not of one in a string or deeper", () => {
  const nested = Buffer.from('{"tools":[{"input":[1]}],"input":[{"input":[2],"text":"]"},3],"x":[4]}');
  expect(nested.toString('utf8', 0, endOfInput(nested))).toBe(
    '{"tools":[{"input":[1]}],"input":[{"input":[2],"text":"]"},3',
  );
  expect(() => endOfInput(Buffer.from('{"messages":[]}'))).toThrow('without an input list');
});
