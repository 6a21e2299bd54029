import type { TestFailure } from '../../agent/events.ts';
import { type Found, failureOf, firstText, plainPath } from './test-output.ts';

const COUNTS =
  /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/;
const LISTED = /^rspec (\S+?\.rb)(?::(\d+)|\[[\d:,]+\]) # (.+)$/;
const LOADING = /^An error occurred while loading (\S+?\.rb)\./;

/** The counts that stand last, and the commands below them that run each failed example again. */
export function readRspec(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => COUNTS.test(line));
  if (at === -1) return null;
  const [, examples = 0, failed = 0, pending = 0, outside = 0] = (COUNTS.exec(lines[at] ?? '') ?? []).map(
    Number,
  );
  const heading = lines.findIndex((line, below) => below > at && line === 'Failed examples:');
  const listed = heading === -1 ? [] : lines.slice(heading + 1).flatMap((line) => exampleOf(line, lines));
  const broken =
    outside === 0 ? [] : lines.slice(0, at).flatMap((line, above) => brokenFile(line, lines, above));
  return {
    at: Math.max(at, heading),
    failures: [...listed, ...broken],
    passed: examples - failed - (pending || 0),
    failed: failed + (outside || 0),
    skipped: pending || 0,
  };
}

function exampleOf(text: string, lines: readonly string[]): TestFailure[] {
  const [, path, line, description = ''] = LISTED.exec(text) ?? [];
  if (path === undefined) return [];
  const file = plainPath(path);
  const detail = lines.findIndex(
    (each) => /^ {2}\d+\) /.test(each) && each.replace(/^ {2}\d+\) /, '') === description,
  );
  const next = lines.findIndex((each, at) => at > detail && /^ {2}\d+\) |^Finished in /.test(each));
  const body = detail === -1 ? [] : lines.slice(detail + 1, next === -1 ? undefined : next);
  const blank = body.findIndex((each) => each.trim() === '');
  const message = firstText(body, blank + 1, body.length);
  return [
    failureOf(`${file} > ${description}`, { file, line: line === undefined ? null : Number(line), message }),
  ];
}

function brokenFile(text: string, lines: readonly string[], at: number): TestFailure[] {
  const path = LOADING.exec(text)?.[1];
  if (path === undefined) return [];
  const error = lines.findIndex((line, below) => below > at && /^\w*(?:Error|Exception)\w*:$/.test(line));
  const message = error === -1 ? '' : firstText(lines, error + 1, error + 2);
  return [failureOf(plainPath(path), { file: plainPath(path), message })];
}
