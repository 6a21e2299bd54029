import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { PAYLOADS } from '../../src/core/events.ts';
import { TraceLineSchema } from '../../src/trace/reader.ts';
import { skipNote } from '../skip-note.ts';
import { smallRun } from './scripted-run.ts';
import { writeRun } from './write-run.ts';

const document = readFileSync(new URL('../../docs/trace.md', import.meta.url), 'utf8');

test.each(Object.entries(PAYLOADS))('the document names %s and its fields', (kind, { shape }) => {
  const row = document.split('\n').find((line) => line.startsWith(`| \`${kind}\` |`));
  const table = document.split('\n\n').find((part) => part.includes(`| field of \`${kind}\` |`)) ?? '';
  for (const field of Object.keys(shape)) expect(`${row} ${table}`).toContain(`\`${field}\``);
});

test('the document names the members of a line', () => {
  for (const member of Object.keys(TraceLineSchema.shape)) expect(document).toContain(`\`${member}\``);
});

const note = skipNote('jq');
const commands = [...document.matchAll(/^```sh\n(.*)\n```$/gm)].flatMap(([, command]) => command ?? []);

/** What each jq line of the document answers for a run with every common kind. */
function answers(): readonly string[] {
  const { path } = writeRun(smallRun);
  return commands.map((command) =>
    execFileSync('sh', ['-c', command], { cwd: dirname(path), encoding: 'utf8' }),
  );
}

test.skipIf(note !== '')(`each jq line of the document answers its question${note}`, () => {
  const [ending, tests, actions, tokens, ...others] = answers();
  expect(ending).toBe('r1: fixed, done\n');
  expect(tests?.split('\n')).toEqual([
    'turn 0 baseline: red boom',
    'turn 3 write: red boom',
    'turn 4 write: green ',
    'turn 5 confirm: green ',
    '',
  ]);
  expect(actions).toContain('0 list_files {"rel_dir":".","max_files":null,"glob":null} true\n');
  expect(actions?.trimEnd().split('\n')).toHaveLength(4);
  expect(JSON.parse(tokens ?? '')).toEqual({ calls: 5, input: 5000, output: 250 });
  expect(others).toHaveLength(1);
});

test.skipIf(note !== '')(`the last jq line gives the body that was sent, byte for byte${note}`, () => {
  const { run } = writeRun(smallRun);
  expect(answers().at(-1)).toBe(run.bodies.at(-1));
});
