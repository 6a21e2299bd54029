import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PromptReader } from '../../src/page/prompt.ts';
import { fixedRun } from './page-events.ts';

const requests = fixedRun()
  .events.filter(({ kind }) => kind === 'llm_request' || kind === 'reflection_request')
  .map(({ payload }) => payload);

/** What the last of these requests added. */
function lastOf(payloads: readonly unknown[]) {
  const reader = new PromptReader();
  return payloads.map((payload) => reader.add(payload)).at(-1);
}

describe('the prompts of a page', () => {
  it('are the bytes that were sent, reflections included, and no others', () => {
    expect(requests).toHaveLength(10);
    for (const at of requests.keys()) expect(lastOf(requests.slice(0, at + 1))?.isExact).toBe(true);
    const changed = requests.toSpliced(2, 1, { ...Object(requests[2]), appended: [] });
    expect(lastOf(changed)?.isExact).toBe(false);
    expect(lastOf([{ t: 0, appended: [] }])?.isExact).toBe(null);
  });

  it('begin anew with another head', () => {
    const reader = new PromptReader();
    reader.add({ head: '[1,', appended: [2], tail: ']' });
    const sha256 = createHash('sha256').update('[0,2,3]').digest('hex');
    expect(reader.add({ head: '[0,', appended: [3], tail: ']', sha256 }).isExact).toBe(true);
  });

  it('are told by the messages that each request adds', () => {
    const told = (count: number) =>
      lastOf(requests.slice(0, count))?.messages.map(({ role, note }) => `${role} ${note}`);
    expect(told(1)).toEqual([
      'tools list_files, read_file, grep, write_file, final, reflect',
      'system instructions',
      'user ',
    ]);
    expect(told(2)).toEqual(['reasoning ', 'assistant calls list_files', 'tool call_0']);
    expect(lastOf(requests.slice(0, 3))?.messages.at(-1)?.text).toContain('class Ledger:');
  });
});
