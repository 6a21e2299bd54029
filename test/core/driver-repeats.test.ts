import { expect, test } from 'vitest';
import type { ToolCallAction } from '../../src/core/model/tools.ts';
import { eventsOf } from './laws.ts';
import { play, textsOf } from './play.ts';
import { replacing } from './port-proxies.ts';
import { call, together } from './scripted.ts';
import { cannotFix, read, write } from './steps.ts';

const LONG = `export const sum = (a, b) => a - b;\n${'// what agents read\n'.repeat(40)}`;
const scene = { files: { 'src/sum.js': LONG, 'b.js': 'short\n' } };
const grep = call('grep', { pattern: 'agents' });

test('a read whose answer stands above unchanged is answered with its place, and recorded whole', async () => {
  const played = await play({ ...scene, model: [read, grep, read, grep, cannotFix] });
  const texts = textsOf(played).slice(1);
  expect(texts[2]).toMatch(
    /^\[driver\] Unchanged: it stands above, in the answer to read_file \{"rel_path":"src\/sum\.js"\} 2 replies ago\.\n\[state\]/,
  );
  expect(texts[3]).toMatch(/^\[driver\] Unchanged: .* grep \{"pattern":"agents"\} 2 replies ago\./);
  const [first, , again] = eventsOf(played.events, 'tool_result').map(({ payload }) => payload.obs.output);
  expect(again).toBe(first);
});

test('in one reply as well', async () => {
  const played = await play({ ...scene, model: [together(read, read), cannotFix] });
  expect(textsOf(played)[2]).toMatch(/^\[driver\] Unchanged: .* in this reply\./);
});

test('a read of what was changed is given whole, and so is a short one', async () => {
  const short = call('read_file', { rel_path: 'b.js' });
  const played = await play({
    ...scene,
    model: [together(read, short), write(`${LONG}// more\n`), together(read, short), cannotFix],
    settings: { testPolicy: 'never' },
    tests: [],
  });
  expect(textsOf(played).join('\n')).not.toContain('Unchanged');
});

test('the same read three times is a loop, although the answer to the second is short', async () => {
  const played = await play({ ...scene, model: [read, read, read, cannotFix] });
  const reasons = eventsOf(played.events, 'driver_note').map(({ payload }) => payload.reason);
  expect(reasons).toContain('loop');
});

test('a part of what was read stands above as well, where its lines are the same', async () => {
  const numbered = (from: number) =>
    Array.from({ length: 40 }, (_, at) => `${from + at}|line ${from + at} of the file`).join('\n');
  const observe = (action: ToolCallAction) => ({
    ok: true,
    output:
      action.name === 'read_file' && action.args.start_line === 100
        ? numbered(100)
        : `${numbered(1)}\n${numbered(41)}\n${numbered(81)}`,
    meta: { path: 'src/sum.js' },
  });
  const part = (start_line: number) => call('read_file', { rel_path: 'src/sum.js', start_line });
  const played = await play({
    model: [read, part(20), part(100), cannotFix],
    ports: ({ workspace }) => ({
      workspace: replacing(workspace, 'execute', async (action: ToolCallAction) => observe(action)),
    }),
  });
  const texts = textsOf(played).slice(1);
  expect(texts[1]).toMatch(/^\[driver\] Unchanged/);
  expect(texts[2]).toMatch(/^100\|/);
});
