import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerRed, createJavaScriptWorld } from '../scenario/acts.ts';
import { toolCall } from '../servers/openai/script.ts';

const giveUp = toolCall('final', { status: 'cannot_fix', summary: 'I see no fix.', changes: [] });

/** What a test can do to get at a secret of the job and into the record. Runs of one job share a user: it does get at it. */
const LEAKS: readonly [string, string][] = [
  ['as it stands', "tr '\\0' '\\n'"],
  ['as base64 in one line', 'base64 -w0'],
  ['as base64, a byte later', '(printf x; cat) | base64 -w0'],
  ['as hex', "od -An -v -tx1 | tr -d ' \\n'"],
];

describe.skipIf(!existsSync('/proc/self/environ'))(
  "tests that print the action's own environment tell nobody",
  () => {
    test.each(LEAKS)('%s', async (_, encode) => {
      const look = toolCall('list_files', {});
      await using world = await createJavaScriptWorld({ script: [look, giveUp] });
      const command = `cat /proc/$PPID/environ | ${encode}; echo; echo done; exit 1`;
      const result = await answerRed(world, { inputs: { 'test-command': command } });
      expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'not_fixed' } });
      const trace = world.artifacts.artifacts[0]?.files.get('trace.jsonl')?.toString();
      // The sandbox keeps them from it; without one, they are gone from there before the first test.
      expect(trace).toContain('done');
    });
  },
);

test('a model that was sent its own key back, and says it, tells nobody', async () => {
  const script = [{ kind: 'echo-key', status: 200 } as const, toolCall('list_files', {}), giveUp];
  await using world = await createJavaScriptWorld({ script });
  const result = await answerRed(world, { inputs: { 'test-command': 'exit 1' } });
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'not_fixed', iterations: '3' } });
});
