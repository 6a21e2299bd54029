import { anyOf } from '../base/text.ts';

/**
 * Which lines a format's reader needs of an output that is too long to be kept whole. The patterns are coarse, and start with `^`: they
 * are tried on every line of a gigabyte. A test reads every recorded output by these lines alone, and compares.
 */
export interface NeededLines {
  /** Lines that the counts are made of: where one is left out, the counts are null. */
  readonly counts: RegExp;
  /** Lines that name a failure: kept, with what stands around them, as far as there is room. */
  readonly names?: RegExp;
}

/** `^a` and `^b` of `^a|^b`. */
export const alternativesIn = (source: string): readonly string[] => source.split(/\|(?=\^)/);

/** Whether a pattern begins with what any line may hold, so that it goes through each line to the text that it looks for. */
export const isInner = (alternative: string): boolean => /^\^(?:\[\^|\.\*|\[\\w)/.test(alternative);

/** Each line that such a pattern finds holds one of these. To look for them takes a tenth of the time. */
export const INNER_TEXTS: readonly string[] = [
  '(Wstat: ',
  '✗ ',
  '| FAIL |',
  '<<< ',
  '...*failed*',
  '--- ',
  '=== RUN ',
  '.go:',
  '.py',
  '=> ',
  'FAILED',
];

/** Whether a pattern begins with a word that may be any. */
export const isOfAnyWord = (alternative: string): boolean => /^\^(?:\(\?:)?\\[Sw]/.test(alternative);

/** Fits each line that such a pattern finds: where its first word holds none of these signs, none of the patterns need be tried. */
export const IN_FIRST_WORD = /(?=[^\s.:]*(?:[.:]| \())/;

const UNITTEST_NAMES = /^(?:FAIL|ERROR)\b.*: \S|^UNEXPECTED SUCCESS\b|^\S+ \([\w.<>]+\)(?:$| [[(])/;

/** By the name of the format. A format that is not here needs every line, so its counts are null where any was left out. */
export const NEEDED_LINES: Readonly<Record<string, NeededLines>> = {
  pytest: {
    counts: anyOf([
      /^=+ .* =+$|^=* ?\d+ [a-z]\w+.* in \d[\d.]*s|^=* ?no tests ran in |^Results \(\d[\d.]*s\):$|^ +(?:- )?\d+ \w+$/,
      /^(?:FAILED|ERROR|SUBFAILED|SUBFAIL|[[(].*SUBFAIL)\b/,
    ]),
    names: anyOf([
      /^_{3,} .* _{3,}$|^E {3,}|^\[gw\d+\] .*(?:FAILED|ERROR) /,
      /^[\w./\\-]+\.py(?::\d+: |(?:::.*)? (?:FAILED|ERROR)| [.sxXFEpPRu]*[FE])/,
    ]),
  },
  unittest: {
    counts: anyOf([
      /^[.FEsxu]*={70}$|^-{70}$|^Ran \d+ tests? in |^(?:OK|FAILED|NO TESTS RAN)\b/,
      UNITTEST_NAMES,
    ]),
    names: UNITTEST_NAMES,
  },
  trial: {
    counts: /^(?:PASSED|FAILED) \(|^Ran \d+ tests? in /,
    names: /^[=-]{79}$|^\[(?:FAIL|ERROR|SUCCESS)|^\w+(?:\.\w+)+$/,
  },
  green: { counts: /^(?:OK|FAILED) \(/, names: /^(?:Failure|Error) in / },
  stestr: { counts: /^ - (?:Passed|Failed|Skipped): \d/, names: /^\{\d+\} .* FAILED$/ },
  behave: { counts: /^\d+ scenarios? passed/, names: /^ {2}\S+\.feature:\d+ / },
  cucumber: { counts: /^\d+ scenarios?(?: \(|$)/, names: /^ {2}\d+\) / },
  'Robot Framework': { counts: /^\d+ tests?, \d+ passed/, names: /^[^|\n]+\| FAIL \|$/ },
  vitest: {
    counts: /^ *(?:Test Files|Tests) {2}|^ RUN {2}v\d|^⎯+ Failed |^ FAIL {2}/,
    names: /^ FAIL {2}|^⎯+\[\d+\/\d+\]⎯$|^ ❯ |^::error /,
  },
  jest: {
    counts: /^Tests: {7}|^Test Suites: |^ ?(?:FAIL|PASS) |^(?:::group::|##\[group\])Errors thrown |^ {2}● /,
    names: /^ {2}● /,
  },
  mocha: { counts: /^ {2}\d+ (?:passing|pending|failing)\b/, names: /^ {2}\d+\) / },
  'JSON stream of mocha': { counts: /^\["end",\{/, names: /^\["fail",\{/ },
  ava: {
    counts: /^ {2}─+$|^ {2}\d+ (?:tests?|hooks?|known|uncaught|unhandled) |^ {2}[✔✘✖] /,
    names: /^ {2}[✘✖] |^ {2}\S.* › /,
  },
  bun: { counts: /^ *\d+ (?:pass|fail|skip)$/, names: /^(?:\(fail\)|✗) |^\S+\.[cm]?[jt]sx?:$/ },
  'deno test': { counts: /^(?:ok|FAILED) \| /, names: /^[^=\n]+=> \S+:\d+:\d+$/ },
  jasmine: { counts: /^\d+ specs?, /, names: /^\d+\) \S/ },
  uvu: { counts: /^ {2}(?:Total|Passed|Skipped): /, names: /^ {2,3}FAIL {2}/ },
  'tap-dot': { counts: /^ {2}\d+ (?:tests|passed|failed)/, names: /^ {4}x / },
  faucet: { counts: /^[⨯✓] / },
  'tap-min': { counts: /^\d+ tests? complete /, names: /^\tat: / },
  Playwright: {
    counts:
      /^ {2}\d+ (?:failed|interrupted|flaky|skipped|did not run|passed)|^Error: |^ {3}at \S|^Running \d+ tests? using /,
    names: /^ {2}\d+\) |^\w*Error: /,
  },
  'node:test': {
    counts: /^ℹ |^✔ \S+\.[cm]?[jt]sx?\b|^✖ failing tests:$/,
    names: /^test at |^ *✖ |^ *▶ /,
  },
  TAP: {
    counts: anyOf([
      /^ *(?:not )?ok\b|^TAP version|^1\.\.\d|^ *# Subtest: |^# (?:tests|pass|fail|cancelled|skip|skipped|todo|duration_ms) /,
      /^Node\.js v\d/,
    ]),
    names: /^ *not ok\b|^# /,
  },
  'tap-spec': {
    counts: /^ {2}(?:total|passing|failing): |^ {2}Failed Tests: /,
    names: /^ {4}\S|^ {6}✖/,
  },
  prove: {
    counts: /^Result: |^Files=\d|^[^(\n]+\(Wstat: |^\t\(less \d/,
    names: /^# {3}(?:Failed test|at )/,
  },
  bats: { counts: /^\d+ tests?, \d+ failures?|^Finished in /, names: /^[^✗\n]+✗ / },
  'go test': {
    counts:
      /^(?:ok {2}|FAIL|\?? {3})\t|^.*--- (?:FAIL|PASS|SKIP): |^.*=== RUN |^panic: |^\t+Test\S+ \(|^(?:FAIL|exit status \d+)$/,
    names: /^FAIL\t|^.*--- FAIL: |^panic: |^# |^.* \S+\.go:\d+: /,
  },
  'go test -json': {
    counts: /^\{"(?=.*"Action":"(?:pass|fail|skip)")/,
    names: /^\{"(?=.*"Action":"(?:build-)?output").*(?:\.go:\d|panic: |"ImportPath")/,
  },
  gotestsum: { counts: /^DONE |^=== (?:Failed|Errors|Skipped)/, names: /^=== FAIL: / },
  'cargo test': {
    counts:
      /^running \d+ tests?$|^test result: |^ +Running |^ +Doc-tests |^error: test failed|^thread '|^failures:$|^test .* ok$/,
    names: /^---- .* stdout ----$|^thread '|^ {4}\S/,
  },
  'cargo nextest': {
    counts: /^ +Summary \[|^ +FLAKY \d/,
    names: /^ +(?:FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL)\b.* \[|^ *TRY \d+ [A-Z]|^ +thread '/,
  },
  ctest: {
    counts: /^\d+% tests passed|^No test|^\t *\d+ - |^The following tests /,
    names: /^ *\d+\/\d+ Test +#\d+: .*\*\*\*|^\d+: .*(?:[Ff]ail|FAIL|[Ee]rror|[Aa]ssert)/,
  },
  meson: {
    counts: /^(?:Ok|Fail|Error|Timeout|Skipped|Ignored|Expected Fail|Unexpected Pass): +\d/,
    names: /^ *\d+\/\d+ \S/,
  },
  GoogleTest: {
    counts: /^\[={10}\] |^\[ {2}(?:PASSED {2}|SKIPPED )\] \d/,
    names: /^\[ RUN {6}\] |^\[ {2}FAILED {2}\] |^\S+: Failure$/,
  },
  ginkgo: { counts: /^(?:FAIL|SUCCESS)!.* Passed \|/, names: /^ {2}\[[A-Z!]+\] / },
  Catch2: {
    counts: /^test cases: |^All tests passed |^No tests ran$/,
    names: /^-{79}$|^\.{79}$|^\S+:\d+: FAILED:$/,
  },
  doctest: { counts: /^\[doctest\] /, names: /^TEST CASE: |^\S+:\d+:/ },
  surefire: {
    counts: /^(?:\[\w+\] +)?(?:Tests run: |(?:Failures|Errors): *$)|^Results :$/,
    names: anyOf([
      /^[^<\n]+<<< (?:FAILURE|ERROR)!|^(?:\[\w+\] +)?Tests run: /,
      /^\[ERROR\] +(?:\w+>)?[A-Z][\w$]*\.\w+:\d+ |^(?:\w+>)?[A-Z][\w$]*\.\w+:\d+ /,
    ]),
  },
  Gradle: { counts: /^\d+ tests? completed|^BUILD /, names: /^[\w.$]+ > .* FAILED$/ },
  JUnitCore: { counts: /^JUnit version 4|^OK \(|^Tests run: |^\d+\) \S/, names: /^\d+\) \S/ },
  'JUnit console': {
    counts: /^\[ +\d+ tests |^Failures \(\d+\):$/,
    names: /^ +(?:Method|Class)Source /,
  },
  'dotnet test': {
    counts: /^(?:Passed|Failed|Skipped)! +- |^Total tests: |^ +(?:Passed|Failed|Skipped): \d/,
    names: /^ {2}(?:Failed|X) /,
  },
  rspec: {
    counts: /^\d+ examples?, |^Failed examples:$|^An error occurred while loading /,
    names: /^rspec \S|^ {2}\d+\) |^An error occurred |^\w*(?:Error|Exception)\w*:$/,
  },
  minitest: { counts: /^\d+ (?:runs|tests), \d+ assertions/, names: /^(?: {2}\d+\) )?(?:Failure|Error):$/ },
  'test-unit': { counts: /^\d+ tests, \d+ assertions/, names: /^(?:Failure|Error): |^={70,}$/ },
  PHPUnit: {
    counts: /^Tests: \d|^OK \(|^No tests executed!|^PHPUnit \d/,
    names: /^\d+\) \S|^There (?:was|were) \d|^ ✘ /,
  },
  ExUnit: {
    counts: /^Finished in |^\d+ (?:tests?|doctests?|propert\w+)\b|^Randomized with /,
    names: /^ {2}\d+\) /,
  },
  eunit: {
    counts:
      /^=+ EUnit =|^===> Performing EUnit |^Finished in |^\d+ tests, | {2}(?:Failed: |(?:All )?\d+ tests passed|Test passed)/,
    names: /^ {2}\d+\) [a-z]|^[^*\n]+\.\.\.\*failed\*$/,
  },
  busted: { counts: /^\d+ success/, names: /^(?:Failure|Error) (?:→|->) / },
};
