import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/base/json.ts';
import { detectLoops, isNotedOut, type Loop } from '../../../src/core/model/reflection.ts';
import type { HistoryEvent } from '../../../src/core/summary.ts';

let t = 0;

const dueLoop = (events: readonly HistoryEvent[], baseTree: string): Loop | undefined =>
  detectLoops({ history: events, baseTree }).find(({ isDue }) => isDue);

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

const times = (count: number, event: () => HistoryEvent): HistoryEvent[] =>
  Array.from({ length: count }, event);
const reads = (paths: string, output?: string): HistoryEvent[] =>
  Array.from(paths, (path) => read(path, output));
/** Reads of these paths, each with another result. */
const news = (paths: string): HistoryEvent[] => Array.from(paths, (path, at) => read(path, String(at)));
/** Writes, each followed by its tests: red by the signature that a letter is, or green. */
const tries = (signatures: string): HistoryEvent[] =>
  Array.from(signatures, (each) => (each === '-' ? '' : each)).flatMap((signature, at) => [
    write(`w${at}`, `t${at}`),
    tested(signature),
  ]);
const refused: HistoryEvent = {
  kind: 'tool_result',
  payload: { t: 9, tool: 'write_file', args: {}, obs: { ok: false, output: 'no', meta: { tree: 'base' } } },
};

test.each<readonly [string, readonly HistoryEvent[], string | undefined]>([
  ['nothing', [], undefined],
  ['a call and its result twice', reads('aa'), undefined],
  ['the same three times', reads('aaa'), 'same_call'],
  ['the same four times', reads('aaaa'), undefined],
  ['the same five times', reads('aaaaa'), undefined],
  ['the same six times', reads('aaaaaa'), 'same_call'],
  ['the same three times, with others between', reads('abaca'), 'same_call'],
  ['one call with three results', news('aaa'), undefined],
  ['three calls with one result', reads('abc', 'x'), undefined],
  ['two calls by turns, whatever they answer', news('ababab'), 'alternation'],
  ['the same once less', news('babab'), undefined],
  ['the same with a third call between', news('ababcab'), undefined],
  ['one call by turns with itself', news('aaaaaa'), undefined],
  ['back to the base', [write('x', 't1'), write('y', 'base')], 'tree_returned'],
  [
    'back to an earlier content, with reading between',
    [write('x', 't1'), write('y', 't2'), read('a'), write('x2', 't1')],
    'tree_returned',
  ],
  ['a write that changes nothing', [write('x', 't1'), write('y', 't1')], 'tree_returned'],
  ['new content each time', [write('x', 't1'), write('y', 't2'), write('z', 't3')], undefined],
  ['back to the base, then a reading', [write('x', 't1'), write('y', 'base'), read('a')], undefined],
  ['a refused write', [write('x', 't1'), refused], undefined],
  ['one failure after two writes', tries('ff'), undefined],
  ['one failure after three writes', tries('fff'), 'same_failure'],
  ['one failure after four writes', tries('ffff'), undefined],
  ['one failure after six writes', tries('ffffff'), 'same_failure'],
  ['another failure between', tries('ffgf'), undefined],
  ['a green between', tries('f-f'), undefined],
  ['another failure before', tries('gfff'), 'same_failure'],
  ['one failure of three finals', times(3, () => tested('f', 'final')), undefined],
  ['one failure after three writes, then a reading', [...tries('fff'), read('a')], undefined],
])('a loop is due, or not, at %s', (_, events, kind) => {
  expect(dueLoop(events, 'base')?.kind).toBe(kind);
});

test('a repeated call is told, and how often, shortly', () => {
  const long = { rel_path: '😀'.repeat(500) };
  const loop = dueLoop(
    times(3, () => did('read_file', long, 'x')),
    'base',
  );
  expect(loop?.detail).toMatch(/^read_file .*… gave the same result 3 times$/);
  expect(loop?.detail.length).toBeLessThan(250);
  expect(loop?.detail.isWellFormed()).toBe(true);
});

test('two calls by turns are both told', () => {
  const detail = 'read_file {"rel_path":"a"} and read_file {"rel_path":"b"} alternate';
  expect(dueLoop(news('ababab'), 'base')?.detail).toBe(detail);
});

test('no loop has a key of more than 700 characters, and each loop has its own', () => {
  const big = { content: 'x'.repeat(100_000) };
  const other = { content: 'y'.repeat(100_000) };
  const same = (args: Json) =>
    dueLoop(
      times(3, () => did('write_file', args, 'z'.repeat(10_000))),
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

describe('files that were first read in one reply', () => {
  const inTurn = (turn: number, paths: string): HistoryEvent[] =>
    Array.from(paths, (path) => ({
      kind: 'tool_result',
      payload: { t: turn, tool: 'read_file', args: { path }, obs: { ok: true, output: 'x', meta: {} } },
    }));
  const noteOf = (turn: number, events: readonly HistoryEvent[]): HistoryEvent => ({
    kind: 'driver_note',
    payload: { t: turn, reason: 'loop', note: 'n', loop: dueLoop(events, 'base')?.key ?? '' },
  });
  const isOut = (events: readonly HistoryEvent[]): boolean =>
    detectLoops({ history: events, baseTree: 'base' }).some((loop) => isNotedOut(loop, events));

  test('are loops of their own: notes on two of them are none on the third', () => {
    const first = [...inTurn(1, 'abc'), ...inTurn(2, 'abc'), ...inTurn(3, 'a')];
    const second = [...first, noteOf(3, first), ...inTurn(4, 'b')];
    const third = [...second, noteOf(4, second), ...inTurn(5, 'c')];
    expect(isOut(third)).toBe(false);
    const again = [...third, noteOf(5, third), ...inTurn(6, 'ccc')];
    expect(isOut(again)).toBe(false);
    expect(isOut([...again, noteOf(6, again), ...inTurn(7, 'c')])).toBe(true);
  });

  test('are loops of their own by turns, too', () => {
    const all = inTurn(1, 'abcd');
    const keys = ['acacac', 'bdbdbd', 'cacaca'].map(
      (paths) =>
        detectLoops({ history: [...all, ...inTurn(2, paths)], baseTree: 'base' }).find(
          ({ kind }) => kind === 'alternation',
        )?.key,
    );
    expect(keys).toEqual([
      'alternation, first in turn 1, call 1 and turn 1, call 3',
      'alternation, first in turn 1, call 2 and turn 1, call 4',
      keys[0],
    ]);
  });
});

test.each([
  ['same_call', false],
  ['alternation', false],
  ['tree_returned', true],
  ['same_failure', true],
] as const)('%s, noted twice, still counts after a write that changed something: %s', (kind, isOut) => {
  const loop: Loop = { kind, key: 'k', isDue: true, detail: '' };
  const note = (turn: number): HistoryEvent => ({
    kind: 'driver_note',
    payload: { t: turn, reason: 'loop', note: 'n', loop: 'k' },
  });
  expect(isNotedOut(loop, [note(0), refused])).toBe(false);
  expect(isNotedOut(loop, [note(0), note(0), refused])).toBe(false);
  expect(isNotedOut(loop, [note(0), note(9), refused])).toBe(false);
  expect(isNotedOut(loop, [note(0), note(1), refused])).toBe(true);
  expect(isNotedOut(loop, [note(0), note(1), write('x', 't1')])).toBe(isOut);
});
