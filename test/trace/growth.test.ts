import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileText, readingRun, type ScriptedRun } from './scripted-run.ts';
import { type WrittenRun, writeRun } from './write-run.ts';

const bytesOf = ({ path }: WrittenRun): number => statSync(path).size;

/** What a run says but once: its last request holds the whole conversation; the rest of what tests print is in no request. */
function uniqueBytes({ run }: WrittenRun): number {
  const printed = run.events.flatMap((event) => (event.kind === 'tests' ? [event.payload.output] : []));
  return Buffer.byteLength((run.bodies.at(-1) ?? '') + printed.join(''));
}

test.each([6, 12, 20, 30])('a trace of %i reads takes at most 1.5 times its unique content', (turns) => {
  const written = writeRun((run) => readingRun(run, turns));
  expect(bytesOf(written) / uniqueBytes(written)).toBeLessThan(1.5);
});

test('a turn costs the same at thirty turns as at six', () => {
  const perTurn = (turns: number): number => bytesOf(writeRun((run) => readingRun(run, turns))) / turns;
  expect(perTurn(30)).toBeLessThan(1.2 * perTurn(6));
});

function writingRun(run: ScriptedRun): void {
  run.start();
  for (let at = 0; at < 12; at++) {
    const content = fileText(at + 50, 12_000);
    run.tool(
      'write_file',
      { rel_path: `src/module-${at}.js`, content, edits: null },
      `wrote ${content.length} bytes`,
    );
    run.tests({ output: fileText(at + 80, 4000) });
  }
  run.end();
}

test('what the model writes is stored once, though four events repeat it', () => {
  const written = writeRun(writingRun);
  expect(bytesOf(written) / uniqueBytes(written)).toBeLessThan(1.5);
});

test('results stay readable where they stand, even when one repeats another', () => {
  const output = fileText(5, 20_000);
  const { path } = writeRun((run) => {
    run.start();
    for (let at = 0; at < 5; at++) run.tool('read_file', { rel_path: `copy-${at}.js` }, output);
    run.end();
  });
  const stored = JSON.stringify({ output }).slice(1, -1);
  expect(readFileSync(path, 'utf8').split(stored)).toHaveLength(6);
});
