import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anyOf } from '../../src/base/text.ts';
import type { TestReport } from '../../src/core/events.ts';
import { RUNNERS, readTestOutput } from '../../src/runners/all-runners.ts';
import { type KeptLimits, KeptLines, type KeptOutput } from '../../src/runners/kept-lines.ts';
import {
  alternativesIn,
  IN_FIRST_WORD,
  INNER_TEXTS,
  isInner,
  isOfAnyWord,
  NEEDED_LINES,
} from '../../src/runners/needed-lines.ts';

const OUTPUTS = new URL('outputs/', import.meta.url);
const NAMES = readdirSync(OUTPUTS).filter((name) => name.endsWith('.txt'));
const outputOf = (name: string): string => readFileSync(new URL(name, OUTPUTS), 'utf8');

const MIB = 1024 * 1024;
/** Nothing is kept but what a reader needs. */
const ONLY_NEEDED: KeptLimits = { head: 0, tail: 0, counted: MIB, named: MIB / 2, line: MIB };
/** As if there were more failures than there is room for. */
const NO_NAMES: KeptLimits = { ...ONLY_NEEDED, named: 0 };
/** As if there were more tests than there is room for. */
const NO_COUNTED: KeptLimits = { ...ONLY_NEEDED, counted: 0 };

function kept(output: string, limits: KeptLimits, step = 64 * 1024): KeptOutput {
  const lines = new KeptLines(limits);
  const bytes = Buffer.from(output);
  for (let at = 0; at < bytes.length; at += step) lines.add(bytes.subarray(at, at + step));
  return lines.end();
}

const NOISE = 'INFO the service answered in 12 ms\n'.repeat(15);
/** Outputs whose lines bear marks: what is left out of them is chosen without the marks. */
const MARKED = /^several-(?:pnpm|turbo)\.txt$/;
const NEED_EVERY_LINE = /^(?:JSON of [\w ]+|JUnit XML|dots of node:test)$/;

test('each format says which of its lines are needed, or needs every line', () => {
  const formats = RUNNERS.flatMap((runner) => Object.keys(runner.formats ?? {}));
  expect(formats.filter((name) => !(name in NEEDED_LINES) && !NEED_EVERY_LINE.test(name))).toEqual([]);
  expect(Object.keys(NEEDED_LINES).filter((name) => !formats.includes(name))).toEqual([]);
});

const ALTERNATIVES = Object.values(NEEDED_LINES)
  .flatMap(({ counts, names }) => [counts, ...(names ? [names] : [])])
  .flatMap(({ source }) => alternativesIn(source));
const LINES = NAMES.flatMap((name) => outputOf(name).split('\n'));

test('a pattern that begins with any word fits only lines with a sign in or behind their first word', () => {
  const words = ALTERNATIVES.filter(isOfAnyWord);
  const signOfEach = words.map((each) => /\\\.|:| \\\(/.exec(each)?.[0]);
  expect(signOfEach).not.toContain(undefined);
  const found = LINES.filter((line) => words.some((each) => new RegExp(each).test(line)));
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter((line) => !new RegExp(`^${IN_FIRST_WORD.source}`).test(line))).toEqual([]);
});

test('a pattern that goes through whole lines has a text in their middle, which is looked for first', () => {
  const inner = ALTERNATIVES.filter(isInner);
  const textsOf = (each: string) => INNER_TEXTS.filter((text) => each.replaceAll('\\', '').includes(text));
  expect(inner.filter((each) => textsOf(each).length === 0)).toEqual([]);
  expect(new Set(inner.flatMap(textsOf))).toEqual(new Set(INNER_TEXTS));
  const found = anyOf(inner.map((source) => new RegExp(source)));
  const lines = LINES.filter((line) => found.test(line));
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => !INNER_TEXTS.some((text) => line.includes(text)))).toEqual([]);
});

test('the beginning of a line is kept where the next part stands in the same memory', () => {
  const memory = Buffer.alloc(64);
  const lines = new KeptLines();
  for (const part of ['one\nexpected: <3> but ', 'was: <-1>\n'])
    lines.add(memory.subarray(0, memory.write(part)));
  expect(lines.end().text).toBe('one\nexpected: <3> but was: <-1>\n');
});

const countsOf = (report: TestReport | null) => {
  const { passed = null, failed = null, skipped = null } = report ?? {};
  return { passed, failed, skipped };
};
const NONE = { passed: null, failed: null, skipped: null };

describe.each(NAMES)('%s', (name) => {
  const output = `${NOISE}${outputOf(name)}\n${NOISE}`;
  const whole = readTestOutput(output);
  const source = whole?.source.replace('output of ', '') ?? '';

  const needsAll = NEED_EVERY_LINE.test(source) || MARKED.test(name);
  test.each(needsAll ? [] : [64 * 1024, 997])(
    'is read from the lines that are needed as from all, in pieces of %i bytes',
    (step) => {
      const part = kept(output, ONLY_NEEDED, step);
      expect(part.leftOut).toBeGreaterThan(NOISE.length / 2);
      expect(readTestOutput(part)).toEqual(whole);
    },
  );

  test('has its own counts, or none, where something had to be left out', () => {
    for (const limits of [
      NO_NAMES,
      NO_COUNTED,
      { ...ONLY_NEEDED, counted: 3000 },
      { ...ONLY_NEEDED, line: 80 },
    ]) {
      const counts = countsOf(readTestOutput(kept(output, limits)));
      expect([NONE, countsOf(whole)]).toContainEqual(counts);
    }
  });
});

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

test.each([
  [
    'a part of many short lines, which costs more than the beginning and the end have room for',
    { head: 500, tail: 500 },
    [`${'\n'.repeat(50)}===== 1 failed in 0.10s =====\n`, 'later\n'],
  ],
  [
    'lines above a counted line that a failure follows',
    { head: 0, tail: 0 },
    ['before\n===== FAILURES =====\n', '_____ test_a _____\nE   assert 1\n'],
  ],
])('what is kept of %s stands in its order', (_, limits, parts) => {
  const lines = new KeptLines({ ...ONLY_NEEDED, ...limits });
  for (const part of parts) lines.add(Buffer.from(part));
  const all = linesOf(parts.join(''));
  const found = linesOf(lines.end().text);
  expect(found).toEqual(all.filter((line) => found.includes(line)));
});

test('an output of many times what is kept takes no more than that', () => {
  const lines = new KeptLines({
    head: MIB / 16,
    tail: MIB / 8,
    counted: MIB / 2,
    named: MIB / 8,
    line: MIB / 8,
  });
  const block = Buffer.from(
    'ok - 12 of 40 things were done in time\n.....F...\n    at run (a.js:1:2)\n'.repeat(900),
  );
  for (let mib = 0; mib < 4; mib += block.length / MIB) lines.add(block);
  lines.add(Buffer.from('TAP version 13\n1..2\nok 1 - a\nnot ok 2 - b\n'));
  const { text, leftOut } = lines.end();
  expect(text.length).toBeLessThan(1.25 * MIB);
  expect(leftOut).toBeGreaterThan(2.5 * MIB);
});

test('a line without an end is cut, and formats that count it have no counts', () => {
  const one = `{"numTotalTests":1,"x":"${'y'.repeat(9 * MIB)}"}\n`;
  const part = kept(`${one}1..2\nok 1 - a\nnot ok 2 - ${'b'.repeat(9 * MIB)}\n`, ONLY_NEEDED);
  expect(countsOf(readTestOutput(part))).toEqual(NONE);
  expect(part.text.length).toBeLessThan(4 * MIB);
});

test('the tests that pass are no counted lines of unittest, which counts them at its end', () => {
  const output = outputOf('unittest-3.11.7-v.txt');
  const passed = `${output.split('\n').find((line) => line.endsWith('... ok'))}\n`;
  const part = kept(
    output.replace(passed, () => passed.repeat(30_000)),
    ONLY_NEEDED,
  );
  expect(countsOf(readTestOutput(part))).toEqual(countsOf(readTestOutput(output)));
});
