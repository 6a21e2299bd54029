import { shellWord } from '../core/text.ts';
import {
  exactPattern,
  failureOf,
  firstText,
  isPrintable,
  linesAfter,
  MAX_NAMED_TESTS,
  type ReadOutput,
  type TestRunner,
  wordList,
} from './test-runner.ts';

/** https://cmake.org/cmake/help/latest/manual/ctest.1.html */
export const ctest: TestRunner = {
  formats: { ctest: readCtest },
  call: {
    pattern: /^ctest$/,
    options: {
      valued:
        '--test-dir -C --build-config -j --parallel --timeout -O --output-log --output-junit --repeat --stop-time --preset',
      flags:
        '--output-on-failure -V --verbose -VV --extra-verbose -Q --quiet --progress --no-tests --schedule-random --stop-on-failure --no-label-summary',
      refused:
        /^(?:-[RELUIMTSDN]\w*|-[EL]E|--tests-(?:regex|information)|--exclude-regex|--label-\w+|--rerun-failed|--union|-FA|-FS|-FC|--fixture-.*|--show-only.*|--build-and-test|--dashboard|--script|-h|--help|--version)$/,
    },
    only: ({ options, positionals }, failures) => {
      const names = failures.map(({ id }) => id).filter(isPrintable);
      if (positionals.length > 0 || names.length === 0 || names.length > MAX_NAMED_TESTS) return [];
      const added = `-R ${shellWord(`^(${names.map(exactPattern).join('|')})$`)}`;
      return [{ args: wordList(options, [added]), added }];
    },
  },
};

const TOTALS = /^\d+% tests passed, (\d+) tests? failed out of (\d+)$/;
/** `2/8 Test #2: cart_bad ....***Failed    0.00 sec`; with `-V` or `--output-on-failure` its output is around it. */
const CTEST_RESULT = /^ *\d+\/\d+ Test +#(\d+): .*\*\*\*/;
const NEXT_TEST = /^(?: *Start +\d+: |test \d+$| *\d+\/\d+ Test +#|\d+% tests passed)/;
const SAID = /^(\d+): (?!Test command:|Working Directory:|Test timeout)/;
/** `\t  2 - cart_bad (Failed)`, followed by its labels. */
const LISTED = /^\t *(\d+) - (.+) \(([\w ]+)\)(?: .*)?$/;

/** The totals that stand last, and the lists of tests below them. */
function readCtest(lines: readonly string[]): ReadOutput | null {
  const none = lines.lastIndexOf('No tests were found!!!');
  const at = lines.findLastIndex((line) => TOTALS.test(line));
  if (at === -1) return none === -1 ? null : { at: none, failures: [], passed: 0, failed: 0, skipped: 0 };
  const [, failed = 0, total = 0] = (TOTALS.exec(lines[at] ?? '') ?? []).map(Number);
  const below = lines.slice(at);
  const skipped = listedBelow(below, 'The following tests did not run:');
  const results = new Map(lines.slice(0, at).map((line, above) => [CTEST_RESULT.exec(line)?.[1], above]));
  // With -V each line of a test has its number.
  const said = Map.groupBy(lines.slice(0, at), (line) => SAID.exec(line)?.[1]);
  const failures = listedBelow(below, 'The following tests FAILED:').map(({ number, name, how }) => {
    const own = said.get(number)?.map((line) => line.slice(number.length + 2)) ?? [];
    const result = results.get(number);
    const after = result === undefined ? [] : linesAfter(lines, result, (line) => NEXT_TEST.test(line));
    return failureOf(name, { message: firstText(own) || firstText(after) || how });
  });
  // Disabled tests are not in the total.
  const ran = total - failed - skipped.filter(({ how }) => how !== 'Disabled').length;
  return { at, failures, passed: Math.max(0, ran), failed, skipped: skipped.length };
}

const listedBelow = (lines: readonly string[], heading: string) =>
  linesAfter(lines, lines.indexOf(heading), (line) => line === '' || !line.startsWith('\t')).flatMap(
    (line) => {
      const [, number = '', name, how = ''] = LISTED.exec(line) ?? [];
      return name === undefined ? [] : [{ number, name, how }];
    },
  );
