import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256OfFile, verifyTrace } from '../../src/trace/integrity.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { sha256, smallRun } from './scripted-run.ts';
import { linesOf, rewriteLines, writeEvents, writeRun } from './write-run.ts';

/** The findings after a change of the lines, as `line: kind`. */
async function found(change: (lines: string[]) => readonly string[]): Promise<string[]> {
  const { path } = writeRun(smallRun);
  rewriteLines(path, change);
  return (await verifyTrace(path)).findings.map(({ line, kind }) => `${line}: ${kind}`);
}

const change = (at: number, edit: (line: string) => string) => (lines: string[]) =>
  lines.map((line, index) => (index === at - 1 ? edit(line) : line));

test('a trace as it was written has no findings', async () => {
  const { path, run } = writeRun(smallRun);
  writeEvents(run.events, 'r2', path);
  const { runs, strays, sha256: digest } = await verifyTrace(path);
  expect(runs).toEqual([
    { runId: 'r1', events: run.events.length, findings: [] },
    { runId: 'r2', events: run.events.length, findings: [] },
  ]);
  expect(strays).toEqual([]);
  expect(digest).toBe(sha256(readFileSync(path, 'utf8')));
  expect(await sha256OfFile(path)).toBe(digest);
});

test('a changed byte is found in its line, wherever it is', async () => {
  const { path } = writeRun(smallRun);
  const bytes = readFileSync(path);
  for (let at = 3; at < bytes.length; at += 211) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    writeFileSync(path, flipped);
    const line = bytes.subarray(0, at).toString('utf8').split('\n').length;
    const lines = (await verifyTrace(path)).findings.map((finding) => finding.line);
    expect(lines, `byte ${at}`).toContain(line);
    expect(lines.every((each) => Math.abs(each - line) <= 1)).toBe(true);
  }
});

test.each([
  ['text', (line: string) => line.replace('"t":1', '"t":2')],
  ['time', (line: string) => line.replace('"ts":1', '"ts":2')],
  ['hash', (line: string) => line.replace(/[0-9a-f]{4}"\}$/, '0000"}')],
])('of a line whose %s was changed, that line alone is found', async (_, edit) => {
  expect(await found(change(9, edit))).toEqual(['9: changed']);
});

test('a line that was made anew, hash and all, is found by the next one', async () => {
  const rehashed = (lines: string[]): string[] => {
    const previous = lines[7]?.slice(-66, -2) ?? '';
    const content = `${lines[8]?.replace('"t":1', '"t":2').slice(0, -75)}}`;
    return lines.with(8, `${content.slice(0, -1)},"hash":"${sha256(`${previous}\n${content}`)}"}`);
  };
  expect(await found(rehashed)).toEqual(['10: changed']);
});

test.each([
  ['the first line', 0, ['1: missing_before']],
  ['a line in the middle', 8, ['9: missing_before']],
  ['the last line', -1, ['28: unended']],
])('%s is missed when it is removed', async (_, at, expected) => {
  expect(await found((lines) => lines.toSpliced(at, 1))).toEqual(expected);
});

test.each<readonly [string, (lines: string[]) => readonly string[], readonly string[]]>([
  ['two lines swapped', (lines) => lines.with(8, lines[9] ?? '').with(9, lines[8] ?? ''), ['9: reordered']],
  [
    'the first line further down',
    (lines) => [...lines.slice(1, 5), lines[0] ?? '', ...lines.slice(5)],
    ['1: reordered'],
  ],
  ['a line that stands twice', (lines) => lines.toSpliced(8, 0, lines[7] ?? ''), ['9: repeated']],
  [
    'a line behind the end',
    (lines) => [...lines, (lines.at(-1) ?? '').replace('"seq":28', '"seq":29')],
    ['30: after_end', '30: changed'],
  ],
  // And the gap that it leaves.
  ['a cut line', change(9, (line) => line.slice(0, -9)), ['9: unreadable', '10: missing_before']],
  ['an empty line', change(9, () => ''), ['9: unreadable', '10: missing_before']],
  [
    'a hash that is not the last member',
    change(9, (line) => `${line.slice(0, -1)},"more":1}`),
    ['9: changed', '10: missing_before'],
  ],
])('%s is found', async (_, edit, findings) => {
  expect(await found(edit)).toEqual(findings);
});

test('a killed run lacks its end', async () => {
  const { path } = writeRun(smallRun);
  truncateSync(path, readFileSync(path).length - 500);
  const verification = await verifyTrace(path);
  expect(verification.findings.map(({ kind }) => kind)).toEqual(['unended', 'unreadable']);
});

test('a run that is sound is told apart from one that is not, in one file', async () => {
  const { path, run } = writeRun(smallRun);
  rewriteLines(path, (lines) => lines.toSpliced(4, 1));
  writeEvents(run.events, 'r2', path);
  const { runs } = await verifyTrace(path);
  expect(runs.map(({ runId, findings }) => [runId, findings.length])).toEqual([
    ['r1', 1],
    ['r2', 0],
  ]);
});

test('a line without a hash in one of our runs is found', async () => {
  const { path } = writeRun(smallRun);
  appendFileSync(path, '{"ts":1,"kind":"tests","payload":{"ok":true,"output":""},"run_id":"r1"}\n');
  expect((await verifyTrace(path)).findings).toMatchObject([
    { line: linesOf(path).length, kind: 'unreadable' },
  ]);
});

test('a file full of gaps is checked in good time', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const line = (seq: number): string =>
    `{"v":1,"seq":${seq},"ts":1,"run_id":"r","kind":"driver_note","payload":{},"hash":"${'a'.repeat(64)}"}`;
  const lines = Array.from({ length: 20_000 }, (_, at) => line(2 * at + 1));
  writeFileSync(path, [...lines, ...Array.from({ length: 20_000 }, (_, at) => line(2 * at))].join('\n'));
  const { runs } = await verifyTrace(path);
  expect(runs[0]?.findings.filter(({ kind }) => kind === 'reordered')).toHaveLength(1000);
});
