import type { TestFailure } from '../core/events.ts';
import { shellWord } from '../core/text.ts';
import {
  failureOf,
  failurePlace,
  firstText,
  isPrintable,
  linesAfter,
  MAX_NAMED_TESTS,
  type ReadOutput,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

/** https://doc.rust-lang.org/cargo/commands/cargo-test.html */
export const cargoTest: TestRunner = {
  formats: { 'cargo test': readCargo },
  call: {
    pattern: /^cargo(?: \+[\w.-]+)? test$/,
    options: {
      valued:
        '-p --package --features -F --test --bin --example --manifest-path --target --target-dir --profile -j --jobs --color --exclude --message-format -Z',
      flags:
        '--all --workspace --all-features --no-default-features --release -r --lib --bins --tests --doc --locked --offline --frozen --no-fail-fast -q -v -vv --verbose --quiet --all-targets --examples --keep-going',
      refused: /^(?:--no-run|--bench|--benches|-h|--help)$/,
      keepsRest: true,
    },
    /** Names for libtest, after `--`: whole ones, unless one is a documentation test, of whose name rustdoc takes single words. */
    only: ({ options, positionals, rest }, failures) => {
      const isOther = ({ value }: { readonly value: string }): boolean =>
        !/^--[\w-]+(?:=.*)?$/.test(value) || /^--(?:exact|list|skip|ignored)\b/.test(value);
      if (positionals.length > 0 || rest.some(isOther)) return [];
      const ids = failures.map(({ id }) => id).filter(isPrintable);
      const docs = ids.flatMap((id) => {
        const [, file, item] = DOC_ID.exec(id) ?? [];
        return file === undefined ? [] : [item || file];
      });
      const tests = ids.filter((id) => !DOC_ID.test(id)).flatMap((id) => /[\w:]+$/.exec(id)?.[0] ?? []);
      const names = unique([...tests, ...docs]);
      if (names.length === 0 || names.length > MAX_NAMED_TESTS) return [];
      const own = ['--', ...rest.map(({ raw }) => raw), ...(docs.length === 0 ? ['--exact'] : [])];
      return [{ args: wordList(options, own, names.map(shellWord)) }];
    },
  },
  testFiles: ['*_test.rs', 'tests.rs'],
  settings: ['nextest.toml'],
};

// libtest's words: https://github.com/rust-lang/rust/blob/master/library/test/src/formatters/pretty.rs
const CARGO_START = /^running (\d+) tests?$/;
const CARGO_END =
  /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out(?:; finished in \d[\d.]*s)?$/;
const TEST_BINARY = /^ +Running (?:unittests )?\S.* \((?:\S*[/\\])?([^/\\]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
/** `cart src/lib.rs - Price::of`, and `src/../README.md -` for a file of documentation. */
const DOC_ID = /([^\s/]+\.(?:rs|md)) -(?: (?:.* )?(\S+))?$/;
const DOC_NAME = /^(.+?) - (.*?) ?\(line (\d+)\)$/;

/**
 * One section for each binary, from `running N tests` to the result whose numbers add up to N: a test that prints a false
 * result cannot know N in every way that it is run.
 */
function readCargo(lines: readonly string[]): ReadOutput | null {
  const failures: TestFailure[] = [];
  const totals = { passed: 0, failed: 0, skipped: 0 };
  let at = -1;
  let crate = '';
  let running: { readonly from: number; readonly tests: number } | null = null;
  for (const [index, line] of lines.entries()) {
    crate = TEST_BINARY.exec(line)?.[1] ?? DOC_TESTS.exec(line)?.[1] ?? crate;
    const tests: string | undefined = running === null ? CARGO_START.exec(line)?.[1] : undefined;
    if (tests !== undefined) running = { from: index, tests: Number(tests) };
    const counts = CARGO_END.exec(line)?.slice(1).map(Number);
    if (counts === undefined || running === null) continue;
    const [passed = 0, failed = 0, ignored = 0, measured = 0] = counts;
    if (passed + failed + ignored + measured !== running.tests) continue;
    failures.push(...sectionFailures(lines.slice(running.from, index), crate));
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += ignored;
    at = index;
    running = null;
  }
  return at === -1 ? null : { at, failures, ...totals };
}

/** The names below the last `failures:`, which stands right before the result. */
function sectionFailures(section: readonly string[], crate: string): TestFailure[] {
  const heading = section.lastIndexOf('failures:');
  if (heading === -1) return [];
  const names = section.slice(heading + 1).flatMap((line) => /^ {4}(\S.*)$/.exec(line)?.[1] ?? []);
  return names.map((name) => cargoFailure(name, crate, section.slice(0, heading)));
}

function cargoFailure(name: string, crate: string, lines: readonly string[]): TestFailure {
  const [, docFile, docName, docLine] = DOC_NAME.exec(name) ?? [];
  const stable = docFile === undefined ? name : `${docFile} - ${docName}`.trim();
  const id = crate === '' ? stable : `${crate} ${stable}`;
  const own = lines.indexOf(`---- ${name} stdout ----`);
  const body = own === -1 ? [] : linesAfter(lines, own, (line) => /^---- .* stdout ----$/.test(line));
  const panic = body.findIndex((line) => /^thread '.*' (?:\(\d+\) )?panicked at /.test(line));
  const [, quoted, file, line] = /panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/.exec(body[panic] ?? '') ?? [];
  const message = quoted ?? firstText(body, panic + 1);
  return failureOf(id, { ...failurePlace(docFile ?? file, docLine ?? line), message });
}
