import type { TestFailure } from '../../agent/events.ts';
import { type Found, failureOf, firstText, plainPath } from './test-output.ts';

// libtest's words: https://github.com/rust-lang/rust/blob/master/library/test/src/formatters/pretty.rs
const RUNNING = /^running (\d+) tests?$/;
const RESULT =
  /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out(?:; finished in \d[\d.]*s)?$/;
const BINARY = /^ +Running (?:unittests )?\S.* \((?:\S*[/\\])?([^/\\]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
const DOC_NAME = /^(.+?) - (.*?) ?\(line (\d+)\)$/;

/**
 * One section for each binary, from `running N tests` to the result whose numbers come to N: a test cannot know how
 * many run beside it in every way that it is run.
 */
export function readCargo(lines: readonly string[]): Found | null {
  const failures: TestFailure[] = [];
  const totals = { passed: 0, failed: 0, skipped: 0 };
  let at = -1;
  let crate = '';
  let running: { readonly from: number; readonly tests: number } | null = null;
  for (const [index, line] of lines.entries()) {
    crate = BINARY.exec(line)?.[1] ?? DOC_TESTS.exec(line)?.[1] ?? crate;
    const tests: string | undefined = running === null ? RUNNING.exec(line)?.[1] : undefined;
    if (tests !== undefined) running = { from: index, tests: Number(tests) };
    const counts = RESULT.exec(line)?.slice(1).map(Number);
    if (counts === undefined || running === null) continue;
    const [passed = 0, failed = 0, ignored = 0, measured = 0] = counts;
    if (passed + failed + ignored + measured !== running.tests) continue;
    failures.push(...failuresIn(lines.slice(running.from, index), crate));
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += ignored;
    at = index;
    running = null;
  }
  return at === -1 ? null : { at, failures, ...totals };
}

/** The names below the last `failures:`, which stands right before the result. */
function failuresIn(section: readonly string[], crate: string): TestFailure[] {
  const heading = section.lastIndexOf('failures:');
  if (heading === -1) return [];
  const names = section.slice(heading + 1).flatMap((line) => /^ {4}(\S.*)$/.exec(line)?.[1] ?? []);
  return names.map((name) => cargoFailure(name, crate, section.slice(0, heading)));
}

function cargoFailure(name: string, crate: string, lines: readonly string[]): TestFailure {
  const doc = DOC_NAME.exec(name);
  const stable = doc === null ? name : `${doc[1]} - ${doc[2]}`.trim();
  const id = crate === '' ? stable : `${crate} ${stable}`;
  const own = lines.indexOf(`---- ${name} stdout ----`);
  const next = lines.findIndex((line, at) => at > own && /^---- .* stdout ----$/.test(line));
  const body = own === -1 ? [] : lines.slice(own + 1, next === -1 ? undefined : next);
  const panic = body.findIndex((line) => /^thread '.*' (?:\(\d+\) )?panicked at /.test(line));
  const [, quoted, file, line] = /panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/.exec(body[panic] ?? '') ?? [];
  const message = quoted ?? firstText(body, panic + 1, body.length);
  if (doc !== null) return failureOf(id, { file: plainPath(doc[1] ?? ''), line: Number(doc[3]), message });
  return failureOf(id, {
    file: file === undefined ? null : plainPath(file),
    line: line === undefined ? null : Number(line),
    message,
  });
}
