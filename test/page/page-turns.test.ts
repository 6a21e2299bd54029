import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.ts';
import { type Hits, hitsIn, patternFor, searchableTexts } from '../../src/page/event-view.ts';
import { toHtml } from '../../src/page/page.ts';
import type { PageEvent } from '../../src/page/page-run.ts';
import { columnName, columnsOf, rowsOf, timelineView } from '../../src/page/timeline-view.ts';
import { storyOf } from '../../src/story/story.ts';
import { fixedRun, longRun } from './page-events.ts';

const eventsOf = (...events: readonly (readonly [string, Json])[]): readonly PageEvent[] =>
  events.map(([kind, payload], seq) => ({ seq, ts: null, kind, payload }));

const rowsIn = (events: readonly PageEvent[]) => rowsOf(storyOf(events), events);
const idsIn = (events: readonly PageEvent[]) => rowsIn(events).map(({ id, turn }) => `${id} ${turn.count}`);

describe('the rows of the timeline', () => {
  it('leave no event out, and keep their order', () => {
    const { events } = fixedRun();
    let next = 0;
    for (const { turn } of rowsIn(events)) {
      expect(turn.from).toBe(next);
      next += turn.count;
    }
    expect(next).toBe(events.length);
  });

  it('put the confirming runs and the closing words after the last turn', () => {
    expect(rowsIn(fixedRun().events).at(-1)).toMatchObject({
      id: 'end',
      turn: { number: null, count: 4, test: { isGreen: true } },
    });
  });

  it('tell turns with one number apart, and take events without a number as they come', () => {
    const events = eventsOf(
      ['llm_request', { t: 0 }],
      ['llm_request', { t: 1 }],
      ['llm_request', { t: 0 }],
      ['llm_request', {}],
      ['llm_action', {}],
      ['llm_request', { t: 1e308 }],
    );
    expect(idsIn(events)).toEqual(['turn-1 1', 'turn-2 1', 'turn-at-2 1', 'turn-4 2', 'turn-at-5 1']);
  });

  it('keep a reflection, its tries and what they say in the turn that they follow', () => {
    const events = eventsOf(
      ['llm_request', { t: 0 }],
      ['llm_action', { t: 0 }],
      ['reflection_request', { t: 1 }],
      ['llm_attempt', { t: 1 }],
      ['reflection', { t: 1 }],
      ['llm_request', { t: 1 }],
    );
    expect(idsIn(events)).toEqual(['turn-1 5', 'turn-2 1']);
  });

  it('say what became of a reply that was none', () => {
    const words = (kind: string, payload: Json) =>
      toHtml(timelineView(rowsIn(eventsOf(['llm_request', { t: 0 }], [kind, payload]))));
    expect(words('llm_parse_error', { t: 0, error: 'not JSON' })).toContain(
      'malformed reply</span> not JSON<',
    );
    expect(words('llm_error', { t: 0, message: 'HTTP 401' })).toContain('no reply</span> HTTP 401<');
    expect(words('llm_attempt', { t: 0 })).toContain('no reply recorded</span>');
  });
});

describe('the columns of the chart', () => {
  it('stand for several turns each when there are very many', () => {
    const columns = columnsOf(rowsIn(longRun(1_000).events));
    expect(columns).toHaveLength(143);
    expect(columns.map(columnName).slice(0, 2)).toEqual(['1–7', '8–14']);
    expect(columns[0]?.usage.input).toBe(7 * 1_000 + 21);
  });
});

describe('the search', () => {
  const { events } = fixedRun();
  const find = (query: string): readonly (readonly [id: string, hits: Hits])[] =>
    rowsIn(events).flatMap(({ id, turn }) => {
      const hits = hitsIn(events.slice(turn.from, turn.from + turn.count), patternFor(query));
      return hits === null ? [] : [[id, hits] as const];
    });
  const search = (query: string) => find(query).map(([id, { count }]) => `${id} ${count}`);

  it('finds text in any case, turn by turn', () => {
    expect(search('ENTRY.DAY > DAY:')).toEqual(['turn-8 2', 'end 1']);
    expect(search('W18')).toEqual(['turn-5 3']);
  });

  it('takes every character as itself', () => {
    expect(search('*.py')).toEqual(['turn-1 1', 'turn-7 1']);
    expect(search('\\d+')).toEqual([]);
    expect(search('[x')).toEqual([]);
  });

  it('shows what stands around the first hit', () => {
    expect(find('docstring')[0]?.[1]).toMatchObject({ before: 'The ', hit: 'docstring' });
  });

  it('does not count what a request repeats, nor arguments twice', () => {
    expect(searchableTexts({ kind: 'llm_request', payload: { appended: ['x'] } })).toEqual([]);
    const texts = searchableTexts({
      kind: 'tool_result',
      payload: { args: 'twice', obs: { output: '\u001b[31mo\u001b[0mnce' } },
    });
    expect(texts.filter((text) => text !== '')).toEqual(['tool_result', 'once']);
  });

  it('reads a record nested thousands of levels deep', () => {
    let deep: Json = 'bottom';
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    expect(searchableTexts({ kind: 'x', payload: deep })).toContain('bottom');
  });
});
