import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/base/json.ts';
import type { PageEvent } from '../../../src/story/page/page-run.ts';
import { rowsOf } from '../../../src/story/page/timeline-view.ts';
import { storyOf } from '../../../src/story/story.ts';
import { fixedRun, pageRun, renderPage } from '../../page/page-events.ts';

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

  it('keep a reflection, the tries before it and the calls behind it in one turn', () => {
    const events = eventsOf(
      ['llm_request', { t: 0 }],
      ['llm_action', { t: 0 }],
      ['driver_note', { t: 0, reason: 'reflection_asked' }],
      ['llm_request', { t: 1 }],
      ['llm_attempt', { t: 1 }],
      ['reflection', { t: 1 }],
      ['llm_action', { t: 1 }],
      ['llm_action', { t: 1 }],
      ['llm_request', { t: 2 }],
    );
    expect(idsIn(events)).toEqual(['turn-1 3', 'turn-2 5', 'turn-3 1']);
  });

  it('say what became of a reply that was none', () => {
    const words = (kind: string, payload: Json) =>
      renderPage(pageRun(eventsOf(['llm_request', { t: 0 }], [kind, payload])));
    expect(words('llm_parse_error', { t: 0, error: 'not JSON' })).toContain(
      'malformed reply</span> not JSON<',
    );
    expect(words('llm_error', { t: 0, message: 'HTTP 401' })).toContain('no reply</span> HTTP 401<');
    expect(words('llm_attempt', { t: 0 })).toContain('no reply recorded</span>');
  });
});
