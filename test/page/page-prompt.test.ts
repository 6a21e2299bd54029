import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rebuildPrompt } from '../../src/page/prompt.ts';
import { textAt } from '../../src/story/read-json.ts';
import { fixedRun } from './page-events.ts';

const requests = fixedRun()
  .events.filter(({ kind }) => kind === 'llm_request' || kind === 'reflection_request')
  .map(({ payload }) => payload);

describe('rebuildPrompt', () => {
  it('joins the parts of all requests up to one, reflections included, to the bytes that were sent', () => {
    expect(requests).toHaveLength(10);
    for (const index of requests.keys()) {
      const { body, sha256 } = rebuildPrompt(requests.slice(0, index + 1));
      expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
      expect(sha256).toBe(textAt(requests[index], 'sha256'));
    }
  });

  it('shows a Responses body as messages, and tells which are new', () => {
    const { messages, added } = rebuildPrompt(requests.slice(0, 3));
    expect(messages.map(({ role, note }) => `${role} ${note}`)).toEqual([
      'tools list_files, read_file, grep, write_file, final, reflect',
      'system instructions',
      'user ',
      'reasoning ',
      'assistant calls list_files',
      'tool call_0',
      'reasoning ',
      'assistant ',
      'assistant calls read_file',
      'tool call_1',
    ]);
    expect(added).toBe(4);
    expect(messages[3]?.text).toBe('[encrypted, 600 characters]');
    expect(messages[9]?.text).toContain('class Ledger:');
  });

  it('shows a chat body as messages', () => {
    const appended = [
      { role: 'system', content: 'You fix.' },
      { role: 'user', content: [{ type: 'text', text: 'Goal' }] },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: 'grep', arguments: '{"pattern":"x"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'a.py:1:x' },
    ];
    const { messages, body } = rebuildPrompt([
      { t: 0, head: '{"messages":[', appended, tail: ']}', sha256: '' },
    ]);
    expect(messages).toEqual([
      { role: 'system', note: '', text: 'You fix.' },
      { role: 'user', note: '', text: 'Goal' },
      { role: 'assistant', note: 'calls grep', text: '{"pattern":"x"}' },
      { role: 'tool', note: 'c1', text: 'a.py:1:x' },
    ]);
    expect(body).toBe(`{"messages":${JSON.stringify(appended)}}`);
  });

  it('shows an item of an unknown shape as its JSON', () => {
    const { messages } = rebuildPrompt([{ t: 0, appended: ['text', { type: 'odd', value: 1 }], tail: '' }]);
    expect(messages).toEqual([
      { role: 'item', note: '', text: '"text"' },
      { role: 'odd', note: '', text: '{"type":"odd","value":1}' },
    ]);
  });
});
