import { describe, expect, it } from 'vitest';
import type { StoryEvent } from '../../../src/story/moment.ts';
import { additionOf } from '../../../src/story/page/prompt.ts';
import { PromptRebuilder } from '../../../src/trace/prompts.ts';
import { fixedRun } from '../../page/page-events.ts';

const requests = fixedRun().events.filter(({ kind }) => kind === 'llm_request');

/** What the last of these requests added. */
function lastOf(events: readonly StoryEvent[]) {
  const builder = new PromptRebuilder();
  return events.map((event) => additionOf(event, builder)).at(-1);
}

describe('the prompts of a page', () => {
  it('are the bytes that were sent, and no others', () => {
    expect(requests).toHaveLength(9);
    for (const at of requests.keys()) expect(lastOf(requests.slice(0, at + 1))?.isExact).toBe(true);
    const lost = { kind: 'llm_request', payload: { ...Object(requests[2]?.payload), appended: [] } };
    expect(lastOf([...requests.slice(0, 2), lost, ...requests.slice(3)])?.isExact).toBe(false);
    expect(lastOf([{ kind: 'llm_request', payload: { t: 0, appended: ['x'] } }])).toMatchObject({
      messages: [{ role: 'item', text: '"x"' }],
      isExact: null,
    });
  });

  it('are told by the messages that each request adds', () => {
    const messageLines = (count: number) =>
      lastOf(requests.slice(0, count))?.messages.map(({ role, note }) => `${role} ${note}`);
    expect(messageLines(1)).toEqual([
      'tools list_files, read_file, grep, read_symbol, write_file, final, reflect',
      'system instructions',
      'user ',
    ]);
    expect(messageLines(2)).toEqual(['reasoning ', 'assistant calls list_files', 'tool call_0']);
    expect(lastOf(requests.slice(0, 3))?.messages.at(-1)?.text).toContain('class Ledger:');
  });
});
