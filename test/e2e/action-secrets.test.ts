import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerRed, createJavaScriptWorld } from '../scenario/acts.ts';
import { uploadedRecord } from '../scenario/world.ts';
import { toolCall } from '../servers/openai/script.ts';

const giveUp = toolCall('final', { status: 'cannot_fix', summary: 'I see no fix.', changes: [] });

/** What a test can do to get at a secret of the job and into the record. Runs of one job share a user: it does get at it. */
const ENCODINGS = [
  // As it stands, as base64 in one line, as base64 a byte later, as hex.
  "tr '\\0' '\\n'",
  'base64 -w0',
  '(printf x; cat) | base64 -w0',
  "od -An -v -tx1 | tr -d ' \\n'",
];

test.skipIf(!existsSync('/proc/self/environ'))(
  "tests that print the action's own environment, in whatever encoding, tell nobody",
  async () => {
    await using world = await createJavaScriptWorld({ script: [toolCall('list_files', {}), giveUp] });
    const look = `tr '\\0' '\\n' < /proc/$PPID/environ | while read -r each; do case $each in *KEY*|*TOKEN*) printf '%s\\0' "$each" ;; esac; done`;
    const printing = ENCODINGS.map((encode) => `${look} | ${encode}; echo; echo done`);
    const result = await answerRed(world, { inputs: { 'test-command': `${printing.join('; ')}; exit 1` } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'not_fixed' } });
    const trace = uploadedRecord(world)?.files.get('trace.jsonl')?.toString();
    // The sandbox keeps them from it; without one, they are gone from there before the first test.
    expect(trace).toContain('done');
  },
);
