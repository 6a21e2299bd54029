import { describe, expect, test } from 'vitest';
import type { HistoryEvent } from '../../src/agent/history.ts';
import type { Json } from '../../src/agent/json.ts';
import { detectLoops, type Loop } from '../../src/agent/loop-detection.ts';

let t = 0;

const dueLoop = (events: readonly HistoryEvent[], baseTree: string): Loop | undefined =>
  detectLoops(events, baseTree).find(({ isDue }) => isDue);

function did(tool: string, args: Json, output: string, tree?: string): HistoryEvent {
  const meta = tree === undefined ? {} : { path: 'a', tree };
  return { kind: 'tool_result', payload: { t: t++, tool, args, obs: { ok: true, output, meta } } };
}

const read = (path: string, output = `content of ${path}`): HistoryEvent =>
  did('read_file', { rel_path: path }, output);
const write = (content: string, tree: string): HistoryEvent =>
  did('write_file', { content }, `wrote ${content}`, tree);

function tested(signature: string, phase: 'write' | 'final' = 'write'): HistoryEvent {
  const ok = signature === '';
  const verdict = ok ? 'green' : 'red';
  const payload = {
    t,
    phase,
    ok,
    verdict,
    exit_code: 1,
    output: signature,
    duration_ms: 1,
    signature,
  } as const;
  return { kind: 'tests', payload };
}

const kindOf = (...events: readonly HistoryEvent[]): string | undefined => dueLoop(events, 'base')?.kind;

describe('the same call with the same result', () => {
  test('loops at the third time, not at the second, and again at the sixth', () => {
    const times = (count: number): HistoryEvent[] => Array.from({ length: count }, () => read('a'));
    expect([1, 2, 3, 4, 5, 6].map((count) => kindOf(...times(count)))).toEqual([
      undefined,
      undefined,
      'same_call',
      undefined,
      undefined,
      'same_call',
    ]);
  });

  test('counts what lies apart', () => {
    expect(kindOf(read('a'), read('b'), read('a'), read('c'), read('a'))).toBe('same_call');
  });

  test('is no loop when the result, or one argument, differs', () => {
    expect(kindOf(read('a', '1'), read('a', '2'), read('a', '3'))).toBeUndefined();
    expect(kindOf(read('a'), read('b'), read('c'))).toBeUndefined();
  });

  test('says what was called and how often, shortly', () => {
    const long = { rel_path: '😀'.repeat(500) };
    const loop = dueLoop(
      [1, 2, 3].map(() => did('read_file', long, 'x')),
      'base',
    );
    expect(loop?.detail).toMatch(/^read_file .*… gave the same result 3 times$/);
    expect(loop?.detail.length).toBeLessThan(250);
    expect(loop?.detail.isWellFormed()).toBe(true);
  });
});

describe('A-B-A-B-A-B', () => {
  test('loops though the results differ', () => {
    const events = ['1', '2', '3', '4', '5', '6'].map((output, at) => read(at % 2 === 0 ? 'a' : 'b', output));
    expect(kindOf(...events)).toBe('alternation');
    expect(kindOf(...events.slice(1))).toBeUndefined();
  });

  test('is no loop with a third call in between, or when both are the same', () => {
    const one = ['a', 'b', 'a', 'b', 'c', 'a', 'b'].map((path, at) => read(path, String(at)));
    expect(kindOf(...one)).toBeUndefined();
    expect(kindOf(...['1', '2', '3', '4', '5', '6'].map((output) => read('a', output)))).toBeUndefined();
  });

  test('names both calls', () => {
    const events = ['1', '2', '3', '4', '5', '6'].map((output, at) => read(at % 2 === 0 ? 'a' : 'b', output));
    expect(dueLoop(events, 'base')?.detail).toBe(
      'read_file {"rel_path":"a"} and read_file {"rel_path":"b"} alternate',
    );
  });
});

describe('a tree that returns', () => {
  test('to its base content loops', () => {
    expect(kindOf(write('x', 't1'), write('y', 'base'))).toBe('tree_returned');
  });

  test('to an earlier content loops, with reading in between', () => {
    expect(kindOf(write('x', 't1'), write('y', 't2'), read('a'), write('x2', 't1'))).toBe('tree_returned');
  });

  test('to the content of the write just before loops: it changed nothing', () => {
    expect(kindOf(write('x', 't1'), write('y', 't1'))).toBe('tree_returned');
  });

  test('is no loop while each content is new, or when something was read since', () => {
    expect(kindOf(write('x', 't1'), write('y', 't2'), write('z', 't3'))).toBeUndefined();
    expect(kindOf(write('x', 't1'), write('y', 'base'), read('a'))).toBeUndefined();
  });

  test('counts accepted writes only', () => {
    const refused: HistoryEvent = {
      kind: 'tool_result',
      payload: {
        t: 9,
        tool: 'write_file',
        args: {},
        obs: { ok: false, output: 'no', meta: { tree: 'base' } },
      },
    };
    expect(kindOf(write('x', 't1'), refused)).toBeUndefined();
  });
});

describe('the same failure', () => {
  const tries = (...signatures: readonly string[]): HistoryEvent[] =>
    signatures.flatMap((signature, at) => [write(`w${at}`, `t${at}`), tested(signature)]);

  test('loops at the third write in a row, and at the sixth', () => {
    expect(kindOf(...tries('f', 'f'))).toBeUndefined();
    expect(kindOf(...tries('f', 'f', 'f'))).toBe('same_failure');
    expect(kindOf(...tries('f', 'f', 'f', 'f'))).toBeUndefined();
    expect(kindOf(...tries('f', 'f', 'f', 'f', 'f', 'f'))).toBe('same_failure');
  });

  test('starts anew after another failure or a green', () => {
    expect(kindOf(...tries('f', 'f', 'g', 'f'))).toBeUndefined();
    expect(kindOf(...tries('f', 'f', '', 'f'))).toBeUndefined();
    expect(kindOf(...tries('g', 'f', 'f', 'f'))).toBe('same_failure');
  });

  test('counts runs after writes only, and only the newest event', () => {
    expect(kindOf(tested('f', 'final'), tested('f', 'final'), tested('f', 'final'))).toBeUndefined();
    expect(kindOf(...tries('f', 'f', 'f'), read('a'))).toBeUndefined();
  });
});

test('no loop has a key of more than 700 characters, and each loop has its own', () => {
  const big = { content: 'x'.repeat(100_000) };
  const other = { content: 'y'.repeat(100_000) };
  const same = (args: Json) =>
    dueLoop(
      [1, 2, 3].map(() => did('write_file', args, 'z'.repeat(10_000))),
      'base',
    );
  const alternating = dueLoop(
    [0, 1, 2, 3, 4, 5].map((at) => did('grep', at % 2 ? big : other, String(at))),
    'base',
  );
  const keys = [same(big), same(other), alternating].map((loop) => loop?.key ?? '');
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key.length).toBeLessThan(700);
});

test('nothing loops in an empty history', () => {
  expect(detectLoops([], 'base')).toEqual([]);
});
