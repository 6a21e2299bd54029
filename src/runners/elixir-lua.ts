import { anyOf, inSequence, shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import { bySummary } from './summaries.ts';
import {
  addedOption,
  failureAt,
  isPrintable,
  type ReadOutput,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

/** https://hexdocs.pm/mix/Mix.Tasks.Test.html; what ExUnit prints is read by its summary. */
export const mixTest: TestRunner = {
  call: {
    pattern: /^mix test$/,
    options: {
      refused: `--only --include --exclude --failed --stale --partitions --listen-on-stdin --profile-require -h --help
        --breakpoints -b`,
    },
    /** ExUnit keeps the name of a test as its tag `test`; its module stands in brackets behind it. */
    only: (call, failures) => {
      if (call.options.some((word) => /:\d+'?$/.test(word))) return [];
      const names = failures.flatMap(({ id }) => /^(.*) \(\S+\)$/.exec(id)?.[1] ?? []).filter(isPrintable);
      return addedOption(call, unique(names), (all) =>
        wordList(all.map((name) => `--only ${shellWord(`test:${name}`)}`)),
      );
    },
  },
};

const EUNIT_START = /^=+ EUnit =+$|^===> Performing EUnit tests\.{3}$/;

/** As rebar3 prints it, or with -v eunit itself. A group that could not be set up counts as failed. */
const eunitSummary = bySummary({
  line: anyOf([
    /^Finished in \d[\d.]* seconds\n\d+ tests, \d+ failures(?:, \d+ \w+)*$/,
    /^ {2}Failed: \d+\. {2}Skipped: \d+\. {2}Passed: \d+\.$/,
    /^ {2}(?:(?:All )?\d+ tests|Test) passed\.$/,
  ]),
  counts: {
    total: /(?:^(?=\d+ tests, )|(?:Failed|Skipped|Passed): |^ {2}(?:All )?(?=\d+ tests passed))(\d+)/gm,
    failed: /(?:Failed: |\d tests, |, (?=\d+ cancelled))(\d+)/g,
    skipped: /(?:Skipped: |, (?=\d+ skip))(\d+)/g,
  },
  failure: anyOf([
    /^ {2}\d+\) (?<id>[a-z]\w*:\S.*)\n {5}Failure\/Error: (?<message>.*)$/,
    inSequence([
      /^ +(?<id>[a-z]\w*:(?:\d+:)? \S.*?)\.{3}\*failed\*\n/,
      /(?:in function \S+ \((?<file>\S+), line (?<line>\d+)\)\n)?(?:in .*\n)*\*\*(?<message>.*)$/,
    ]),
  ]),
});

/**
 * `cart_tests:adds_test/0`, `cart_tests: adds_test`; of a generator `m:-rows_test_/0-fun-1-/0:10: row two`,
 * `m:10: -rows_test_/0-fun-1- (row two)`.
 */
const EUNIT_NAME =
  /^([a-z]\w*):(?:\d+:)? ?(?:-(\w+)\/\d+-fun-\d+-(?:\/\d+)?|(\w+)(?:\/\d+)?)(?::\d+)?(?:: (.*)| \((.*)\))?$/;

function readEunit(lines: readonly string[], text: () => string): ReadOutput | null {
  const start = lines.findLastIndex((line) => EUNIT_START.test(line));
  const found = start === -1 ? null : eunitSummary(lines, text);
  if (found === null || found.at < start) return null;
  return { ...found, failures: found.failures.map(eunitFailure) };
}

function eunitFailure({ id, ...known }: TestFailure): TestFailure {
  const [, module, generator, test, title, inBrackets = title] = EUNIT_NAME.exec(id) ?? [];
  const name = generator ?? test;
  if (module === undefined || name === undefined) return { id, ...known };
  const path = [module, name, ...(inBrackets === undefined ? [] : [inBrackets])];
  return { ...known, ...failureAt(null, path, known), id: `${module}:${path.slice(1).join(' > ')}` };
}

/** https://rebar3.org/docs/testing/eunit/ */
export const rebar3: TestRunner = {
  formats: { eunit: readEunit },
  call: {
    pattern: /^rebar3 eunit$/,
    options: {
      refused: `--app* -d --dir -f --file -m --module -t --test -s --suite -g --generator -h --help`,
    },
    only: (call, failures) => {
      const names = unique(failures.flatMap(({ id }) => /^[a-z]\w*:\w+(?=$| > )/.exec(id)?.[0] ?? []));
      return addedOption(call, names, (all) => {
        const [generators, tests] = [true, false].map((isOne) =>
          all.filter((name) => name.endsWith('_') === isOne),
        );
        const option = (word: string, chosen: readonly string[] = []) =>
          chosen.length === 0 ? [] : [`--${word}=${chosen.join(',')}`];
        return wordList(option('test', tests), option('generator', generators));
      });
    },
  },
};

/** https://lunarmodules.github.io/busted/#usage */
export const busted: TestRunner = {
  call: {
    pattern: /^busted$/,
    options: {
      refused: '--filter* --filter-out* -t* --tags* --exclude-tags* --name* -l --list --help --version --',
    },
    /** Filters are patterns of Lua for the whole name. */
    only: (call, failures) => {
      const isTest = failures.every(({ id, file }) => id !== file);
      const names = isTest ? failures.map(({ id }) => id).filter(isPrintable) : [];
      return addedOption(call, unique(names), (all) =>
        wordList(all.map((name) => `--filter=${shellWord(`^${name.replace(/[^\p{L}\p{N}\s]/gu, '%$&')}$`)}`)),
      );
    },
  },
};
