import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/agent/json.ts';
import { columnsOf, turnName } from '../../src/page/chart-columns.ts';
import type { RunRecord } from '../../src/page/client/record.ts';
import { patternFor, searchableTexts, searchSlice } from '../../src/page/client/searching.ts';
import type { PageEvent } from '../../src/page/page-run.ts';
import { turnsOf } from '../../src/page/turns.ts';
import { fixedRun, longRun } from './page-events.ts';

const eventsOf = (...events: readonly (readonly [string, Json])[]): readonly PageEvent[] =>
  events.map(([kind, payload], seq) => ({ seq, ts: null, kind, payload }));

describe('turnsOf', () => {
  it('leaves no event out, and keeps their order', () => {
    const { events } = fixedRun();
    let next = 0;
    for (const { from, count } of turnsOf(events)) {
      expect(from).toBe(next);
      next += count;
    }
    expect(next).toBe(events.length);
  });

  it('puts the confirming runs and the closing words after the last turn', () => {
    const last = turnsOf(fixedRun().events).at(-1);
    expect(last).toMatchObject({ id: 'end', number: null, count: 4, test: { tone: 'good' } });
  });

  it('tells turns with one number apart, and takes events without a number as they come', () => {
    const turns = turnsOf(
      eventsOf(
        ['llm_request', { t: 1 }],
        ['llm_request', { t: 2 }],
        ['llm_request', { t: 1 }],
        ['llm_request', {}],
        ['llm_action', {}],
        ['llm_request', {}],
      ),
    );
    expect(turns.map(({ id, count }) => `${id} ${count}`)).toEqual([
      'turn-1 1',
      'turn-2 1',
      'turn-1-at-2 1',
      'turn-at-3 2',
      'turn-at-5 1',
    ]);
  });

  it('keeps a reflection, its tries and what they say in the turn that they follow', () => {
    const turns = turnsOf(
      eventsOf(
        ['llm_request', { t: 1 }],
        ['llm_action', { t: 1 }],
        ['reflection_request', { t: 2 }],
        ['llm_attempt', { t: 2 }],
        ['reflection', { t: 2 }],
        ['llm_request', { t: 2 }],
      ),
    );
    expect(turns.map(({ id, count }) => `${id} ${count}`)).toEqual(['turn-1 5', 'turn-2 1']);
  });

  it('says what became of a reply that was none', () => {
    const words = (kind: string, payload: Json) =>
      turnsOf(eventsOf(['llm_request', { t: 0 }], [kind, payload])).map(
        ({ verb, object }) => `${verb}: ${object}`,
      );
    expect(words('llm_parse_error', { t: 0, error: 'not JSON' })).toEqual(['malformed reply: not JSON']);
    expect(words('llm_error', { t: 0, message: 'HTTP 401' })).toEqual(['no reply: HTTP 401']);
    expect(words('llm_attempt', { t: 0 })).toEqual(['no reply recorded: ']);
  });
});

describe('the columns of the chart', () => {
  it('stand for several turns each when there are very many', () => {
    const columns = columnsOf(turnsOf(longRun(1_000).events));
    expect(columns).toHaveLength(143);
    expect(columns.map(({ turns }) => turnName(turns)).slice(0, 2)).toEqual(['0–6', '7–13']);
    expect(columns[0]?.input).toBe(7 * 1_000 + 21);
  });
});

describe('the search', () => {
  const { events } = fixedRun();
  const record: RunRecord = {
    index: { turns: turnsOf(events), requests: [], drawn: 0 },
    event: (index) => events[index] ?? { seq: 0, ts: null, kind: '', payload: null },
  };
  const search = (query: string) =>
    searchSlice(record, patternFor(query), { from: 0, isDue: () => false }).found.map(
      ({ turn, count }) => `${record.index.turns[turn]?.id} ${count}`,
    );

  it('finds text in any case, turn by turn', () => {
    expect(search('ENTRY.DAY > DAY:')).toEqual(['turn-7 2']);
    expect(search('W18')).toEqual(['turn-4 3']);
  });

  it('takes every character as itself', () => {
    expect(search('*.py')).toEqual(['turn-0 1', 'turn-6 1']);
    expect(search('\\d+')).toEqual([]);
    expect(search('[x')).toEqual([]);
  });

  it('shows what stands around the first hit', () => {
    const [hit] = searchSlice(record, patternFor('HAYSTACK|docstring'), {
      from: 0,
      isDue: () => false,
    }).found;
    expect(hit).toBeUndefined();
    const { found } = searchSlice(record, patternFor('docstring'), { from: 0, isDue: () => false });
    expect(found[0]).toMatchObject({ before: 'The ', hit: 'docstring' });
  });

  it('goes on where it left off when the page must breathe', () => {
    const first = searchSlice(record, patternFor('balance'), { from: 0, isDue: () => true });
    expect(first.next).toBe(1);
    const rest = searchSlice(record, patternFor('balance'), { from: 1, isDue: () => false });
    expect(rest.next).toBe(null);
    expect(first.found.length + rest.found.length).toBe(search('balance').length);
  });

  it('does not count what a request repeats, nor arguments twice', () => {
    expect(searchableTexts({ seq: 0, ts: null, kind: 'llm_request', payload: { appended: ['x'] } })).toEqual(
      [],
    );
    const texts = searchableTexts({
      seq: 0,
      ts: null,
      kind: 'tool_result',
      payload: { args: 'twice', obs: { output: '\u001b[31mo\u001b[0mnce' } },
    });
    expect(texts.filter((text) => text !== '')).toEqual(['tool_result', 'once']);
  });

  it('reads a record nested thousands of levels deep', () => {
    let deep: Json = 'bottom';
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    expect(searchableTexts({ seq: 0, ts: null, kind: 'x', payload: deep })).toContain('bottom');
  });
});
