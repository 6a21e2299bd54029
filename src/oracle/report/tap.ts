import type { TestFailure } from '../../agent/events.ts';
import { type Found, failureOf, plainPath } from './test-output.ts';

// What node --test writes as TAP: https://nodejs.org/api/test.html#test-reporters
const RESULT = /^( *)(ok|not ok) (\d+)(?: - (.*?))?(?: # (SKIP|TODO)\b.*)?$/;
const SUBTEST = /^( *)# Subtest: (.*)$/;
const COUNT = /^# (tests|pass|fail|cancelled|skipped|todo) (\d+)$/;

/** Results by their indent; printed text comes as comments, in which node escapes what could be read as a result. */
export function readTap(lines: readonly string[]): Found | null {
  const start = lines.lastIndexOf('TAP version 13');
  const at = lines.findLastIndex((line) => /^# duration_ms \d/.test(line) || /^# fail \d+$/.test(line));
  if (start === -1 || at < start) return null;
  const counts = new Map(lines.slice(Math.max(start, at - 9), at + 1).flatMap(countOf));
  const own = lines.slice(start, at);
  const failures: TestFailure[] = [];
  let files = 0;
  const parents: string[] = [];
  for (const [below, line] of own.entries()) {
    const [, subIndent, subName] = SUBTEST.exec(line) ?? [];
    if (subIndent !== undefined) {
      parents.length = subIndent.length / 4;
      parents.push(plainName(subName ?? ''));
      continue;
    }
    const [, indent, verdict, , name = '', directive] = RESULT.exec(line) ?? [];
    if (indent === undefined) continue;
    const details = detailsAfter(own, below);
    const path = [...parents.slice(0, indent.length / 4), plainName(name)];
    if (isFile(name) && verdict === 'ok') files++;
    if (verdict !== 'not ok' || directive !== undefined || details.isParent) continue;
    failures.push(nodeFailure(path, details));
  }
  const count = (key: string): number | null => counts.get(key) ?? null;
  const passed = count('pass');
  return {
    at,
    failures,
    passed: passed === null ? null : Math.max(0, passed - files),
    failed: sum(count('fail'), count('cancelled')),
    skipped: sum(count('skipped'), count('todo')),
  };
}

function countOf(line: string): [string, number][] {
  const [, key, value] = COUNT.exec(line) ?? [];
  return key === undefined ? [] : [[key, Number(value)]];
}

const sum = (a: number | null, b: number | null): number | null => (a === null ? null : a + (b ?? 0));

const plainName = (name: string): string => name.replace(/\\([#\\])/g, '$1');

/** A file without tests of its own is a test named by its path: that it "passes" says nothing. */
export const isFile = (name: string): boolean => /^\S*\.[cm]?[jt]sx?$/.test(name);

interface Details {
  readonly isParent: boolean;
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
}

/** The YAML block after a result. */
function detailsAfter(lines: readonly string[], at: number): Details {
  const block: string[] = [];
  if (/^ *---$/.test(lines[at + 1] ?? '')) {
    for (let below = at + 2; below < lines.length && !/^ *\.\.\.$/.test(lines[below] ?? ''); below++)
      block.push(lines[below]?.trim() ?? '');
  }
  const value = (key: string): string =>
    block
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 2)
      .replace(/^'(.*)'$/, '$1') ?? '';
  const [, file, line] = /^(.*):(\d+):\d+$/.exec(value('location')) ?? [];
  const error = value('error');
  const isLong = /^\|[-+]?$/.test(error);
  const message = isLong ? (block[block.findIndex((each) => each.startsWith('error: ')) + 1] ?? '') : error;
  return {
    isParent: value('failureType') === 'subtestsFailed',
    file: file === undefined ? null : plainPath(file),
    line: line === undefined ? null : Number(line),
    message,
  };
}

/** The file leads the id where it is known: two files may hold tests of one name. */
export function nodeFailure(path: readonly string[], place: Omit<Details, 'isParent'>): TestFailure {
  const { file, line, message } = place;
  const [first = ''] = path;
  const isWhole = path.length === 1 && isFile(first);
  const own = isWhole ? plainPath(first) : file;
  const id = isWhole ? plainPath(first) : [...(file === null ? [] : [file]), ...path].join(' > ');
  return failureOf(id, { file: own, line, message });
}
