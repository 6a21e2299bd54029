import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readingRun } from './scripted-run.ts';
import { type WrittenRun, writeRun } from './write-run.ts';

const bytesOf = ({ path }: WrittenRun): number => statSync(path).size;

/** What a run says but once: its last request holds the whole conversation; the rest of what tests print is in no request. */
function uniqueBytes({ run }: WrittenRun): number {
  const printed = run.events.flatMap((event) => (event.kind === 'tests' ? [event.payload.output] : []));
  return Buffer.byteLength((run.bodies.at(-1) ?? '') + printed.join(''));
}

test.each([6, 12, 20, 30])(
  'a trace of %i reads holds each result twice: as what happened, and as what the model was told',
  (turns) => {
    const written = writeRun((run) => readingRun(run, turns));
    expect(bytesOf(written) / uniqueBytes(written)).toBeLessThan(2.4);
  },
);

test('a turn costs the same at thirty turns as at six', () => {
  const perTurn = (turns: number): number => bytesOf(writeRun((run) => readingRun(run, turns))) / turns;
  expect(perTurn(30)).toBeLessThan(1.1 * perTurn(6));
});

test('packed, as an artifact is, it is no larger than its unique content', () => {
  const written = writeRun((run) => readingRun(run, 30));
  const packed = gzipSync(readFileSync(written.path)).length;
  expect(packed).toBeLessThan(uniqueBytes(written));
});

test('what the model writes stands in its reply, its action, its result and the next request, and nowhere else', () => {
  const { path } = writeRun((run) => {
    run.start();
    run.tool(
      'write_file',
      { rel_path: 'add.js', content: 'the only text like this', edits: null },
      'wrote it',
    );
    run.end();
  });
  expect(readFileSync(path, 'utf8').split('the only text like this')).toHaveLength(4 + 1);
});
