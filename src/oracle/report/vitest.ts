import type { TestFailure } from '../../agent/events.ts';
import { countIn, type Found, failureOf, firstText, plainPath } from './test-output.ts';

const FILES = /^ *Test Files {2}(?:\d+ \w+(?: \| )?)+ \(\d+\)\s*$/;
const TESTS = /^ *Tests {2}(?:(?:\d+ [\w ]+?(?: \| )?)+ \(\d+\)|no tests)\s*$/;
/** The rules around failures carry their number, which nothing else does: `⎯⎯⎯⎯[2/5]⎯`. */
const SECTION = /^⎯+ Failed (?:Tests|Suites) \d+ ⎯+$/;
const LISTED = /^ FAIL {2}(?:\|[^|]+\| )?(\S.*?)(?: \[ .* \])?$/;
const PLACE = /^ ❯ (?:.* )?\(?(\S+?):(\d+):\d+\)?$/;

/** The sections of failures and the counts below them; the counts stand last. */
export function readVitest(lines: readonly string[]): Found | null {
  const files = lines.findLastIndex((line) => FILES.test(line));
  if (files === -1) return null;
  const tests = TESTS.test(lines[files + 1] ?? '') ? (lines[files + 1] ?? '') : '';
  const start = lines.findLastIndex((line, at) => at < files && /^ RUN {2}v\d/.test(line));
  const section = lines.findIndex((line, at) => at > start && at < files && SECTION.test(line));
  const failures = section === -1 ? [] : listed(lines.slice(section, files));
  const brokenFiles = failures.filter(({ id, file }) => id === file).length;
  return {
    at: files + 1,
    failures,
    passed: countIn(tests, /(\d+) passed/),
    failed: countIn(tests, /(\d+) failed/) + brokenFiles,
    skipped: countIn(tests, /(\d+) skipped/) + countIn(tests, /(\d+) todo/),
  };
}

function listed(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line, at) => {
    const name = LISTED.exec(line)?.[1];
    if (name === undefined) return [];
    const [file = '', ...path] = name.split(' > ');
    // Several tests that fail alike are listed one below the other, with one message.
    const body = lines.findIndex((each, below) => below > at && !LISTED.test(each));
    const end = lines.findIndex((each, below) => below > at && /^⎯+\[\d+\/\d+\]⎯$/.test(each));
    const inFile = plainPath(file);
    const place = lines
      .slice(body, end === -1 ? undefined : end)
      .map((each) => PLACE.exec(each))
      .find((match) => plainPath(match?.[1] ?? '') === inFile);
    const number = place?.[2] === undefined ? null : Number(place[2]);
    const message = firstText(lines, body, body + 3);
    return [failureOf([inFile, ...path].join(' > '), { file: inFile, line: number, message })];
  });
}
