import * as z from 'zod';
import { readJson } from '../base/json.ts';
import { anyOf, inSequence, shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import { bySummary } from './summaries.ts';
import {
  addedOption,
  exactPattern,
  failureOf,
  firstText,
  isPrintable,
  linesAfter,
  MAX_NAMED_TESTS,
  NO_COUNTS,
  type ReadOutput,
  type RunnerCall,
  readArguments,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

/** Flags of `go test`, with one dash or two: https://pkg.go.dev/cmd/go#hdr-Testing_flags */
const GO_CALL: RunnerCall = {
  pattern: /^go test$/,
  options: {
    valued:
      '-count -timeout -tags -p -parallel -cpu -mod -coverprofile -covermode -coverpkg -shuffle -ldflags -gcflags -vet',
    flags: '-v -race -short -cover -json -failfast -trimpath -msan -asan -a -x',
    refused: '-run -skip -bench -fuzz -list -c -o -args -exec -C -test.*',
    dropped: /^--?cover(?:profile|mode|pkg)?$/,
    normal: (word) =>
      word.value.startsWith('--') ? { ...word, raw: word.raw.slice(1), value: word.value.slice(1) } : word,
  },
  /** The failing tests' packages, and `-run` with their names; `-v`, because only then the output says what ran. */
  only: async ({ options }, failures, { readText, isFolder }) => {
    const module = /^module\s+"?([^\s"]+)/m.exec((await readText('go.mod')) ?? '')?.[1];
    if (module === undefined) return [];
    // go stops at a package that does not exist. gotestsum names packages relative to the module.
    const packageNames = (name: string): readonly string[] => {
      if (name === module || name === '.') return [module];
      const below = name.startsWith(`${module}/`) ? name.slice(module.length + 1) : name;
      return isFolder(below) ? [`${module}/${below}`] : [];
    };
    const known = failures.flatMap(({ id }) => {
      const [name = '', test = ''] = id.split(' ');
      return isPrintable(name) ? packageNames(name).map((packageName) => ({ packageName, test })) : [];
    });
    const packages = unique(known.map(({ packageName }) => packageName));
    if (packages.length === 0 || known.length > MAX_NAMED_TESTS) return [];
    const tests = unique(known.map(({ test }) => test.split('/', 1)[0] ?? ''));
    const isNamed = tests.every((test) => /^(?:Test|Example|Fuzz)\w*$/.test(test));
    const run = isNamed ? [`-run ${shellWord(`^(?:${tests.join('|')})$`)}`] : [];
    const verbose = options.includes('-v') || options.includes('-json') ? [] : ['-v'];
    return [{ args: wordList(options, verbose, run, packages.map(shellWord)) }];
  },
};

/** Words after `--` are arguments of `go test`: https://github.com/gotestyourself/gotestsum */
export const gotestsum: TestRunner = {
  formats: {
    gotestsum: bySummary({
      line: /^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in /,
      counts: {
        total: /^DONE (?:\d+ runs, )?(\d+) tests?/m,
        failed: /, (\d+) failures?/,
        skipped: /, (\d+) skipped/,
      },
      failure: inSequence([
        /^=== FAIL: (?<id>\S+(?: \S+)?) {1,2}\(\d[\d.]*s\)/,
        /(?:\n(?:=== [A-Z]+ +\S+)?$)*(?:\n(?!=== |DONE )(?<message>.*\S.*))?$/,
      ]),
    }),
  },
  call: {
    pattern: /^gotestsum$/,
    options: {
      valued: '--format -f --format-icons --format-hivis --junitfile --jsonfile --hide-summary --max-fails',
      refused: '--packages --rerun-fails* --raw-command --watch* --post-run-command',
      keepsRest: true,
    },
    /** Its own arguments are packages, which those of the failing tests replace. */
    only: async ({ options, rest }, failures, folder) => {
      const goCall = readArguments(rest, GO_CALL.options, (text) => /^\./.test(text));
      if (goCall === null) return [];
      const forms = await GO_CALL.only(goCall, failures, folder);
      return forms.map(({ args }) => ({ args: wordList(options, ['--', args]) }));
    },
  },
};

/** https://pkg.go.dev/cmd/go#hdr-Test_packages */
export const goTest: TestRunner = {
  formats: { 'go test -json': readGoJson, 'go test': readGo },
  call: GO_CALL,
  testFiles: ['*_test.go', '**/testdata/**'],
  testContent: {
    endings: ['go'],
    words: ['testing.T', 'testing.TB', 'testing.B', 'testing.F', 'testing.M'],
    signs: [/^func \w+(?:\[.*?\])?\(\w+ (?:\*testing\.[TBFM]|testing\.TB)\b/m],
  },
};

/** https://onsi.github.io/ginkgo/#filtering-specs; what it prints is read by its summary. */
export const ginkgo: TestRunner = {
  call: {
    pattern: /^ginkgo(?: run)?$/,
    options: {
      refused: '--focus* -focus* --skip* -skip* --label-filter --dry-run --until-it-fails -h --help',
    },
    /** A pattern for the end of a test's whole text, which begins with the name of the suite. Options stand before packages. */
    only: (call, failures) => {
      const texts = failures.map(({ id }) => id.replace(/(?:^| )\[[A-Z]\w+\](?= )/, '').trim());
      if (texts.some((text) => !isPrintable(text) || text.startsWith('['))) return [];
      return addedOption({ ...call, options: [] }, unique(texts), (all) =>
        wordList(all.map((text) => `--focus=${shellWord(`${exactPattern(text)}$`)}`)),
      ).map(({ args }) => ({ args: wordList([args], call.options) }));
    },
  },
};

const PACKAGE = /^(ok {2}|FAIL|\?? {3})\t(\S+)(?:\t.*| \[[\w ]+\])$/;
const GO_RESULT = /^( *)--- (FAIL|PASS|SKIP): (\S+) \(\d[\d.]*s\)$/;
const PANICKED = /^panic: (.*)/;
const STILL_RUNNING = /^\t+(Test\S+) \(\d[\w.]*\)$/;

/** Reads the results of tests, which stand above the line of their package; gives the innermost failing tests of each package. */
function readGo(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => PACKAGE.test(line));
  if (at === -1) return null;
  // With -v each test prints that it starts, so a result that a test printed of another is known. Without -v only failing tests are listed.
  const started = new Set(lines.flatMap((line) => /=== RUN {3}(\S+)$/.exec(line)?.[1] ?? []));
  const isVerbose = started.size > 0;
  const failures: TestFailure[] = [];
  const counts = { PASS: 0, FAIL: 0, SKIP: 0 };
  let isWhole = true;
  let from = 0;
  for (let below = 0; below <= at; below++) {
    const [, verdict, name = ''] = PACKAGE.exec(lines[below] ?? '') ?? [];
    if (verdict === undefined) continue;
    const packageLines = lines.slice(from, below).flatMap(withoutText);
    from = below + 1;
    const results = packageLines
      .flatMap((line, index) => resultsAt(line, packageLines, index))
      .filter(({ test }) => !isVerbose || started.has(test));
    for (const { verdict: result } of results) counts[result]++;
    const ended = verdict === 'FAIL' && isVerbose ? endedBy(packageLines, results, lines.slice(from)) : null;
    if (ended !== null) {
      isWhole = false;
      failures.push(
        goFailure(
          name,
          ended,
          messageAt([...packageLines, ''], packageLines.length, ended) || lastPrinted(packageLines),
        ),
      );
      continue;
    }
    const isReal =
      results.some((each) => each.verdict === 'FAIL') ||
      !isVerbose ||
      // TestMain ended the process, or an init function.
      !packageLines.some((line) => ON_TEST.test(line)) ||
      ENDS.test(`${packageLines.at(-1)}\n${lines[below]}`);
    if (verdict === 'FAIL' && isReal) failures.push(...packageFailures(name, packageLines, results));
  }
  if (!isVerbose || !isWhole) return { at, failures, ...NO_COUNTS };
  // A test that holds subtests fails with them: the innermost ones count as failed, and packages that could not run. All of them ran.
  const broken = failures.filter(({ parts }) => parts === undefined).length;
  const ran = counts.PASS + counts.FAIL + broken;
  return { at, failures, passed: counts.PASS, failed: failures.length, skipped: counts.SKIP, ran };
}

/**
 * The test that ended its package's process, as `log.Fatal` and `os.Exit` do: of those without a result, the one that ran last. Null
 * where none did, or a result follows below: then a test printed the line of the package.
 */
function endedBy(
  packageLines: readonly string[],
  results: readonly Result[],
  below: readonly string[],
): string | null {
  if (results.some(({ verdict }) => verdict === 'FAIL') || packageLines.some((line) => PANICKED.test(line)))
    return null;
  const done = new Set(results.map(({ test }) => test));
  const running = packageLines.flatMap((line) => ON_TEST.exec(line)?.[1] ?? []);
  const last = running.findLast((test) => !done.has(test)) ?? null;
  const isForged = last !== null && below.some((line) => GO_RESULT.exec(line)?.[3] === last);
  return isForged ? null : last;
}

/** `FAIL`, `exit status 2` or an indented line above `FAIL cart 0.1s`, or `FAIL cart [build failed]`: no test failed, its package did. */
const ENDS = /^(?:FAIL|exit status \d+|\s.*)\n|\]$/;

interface Result {
  readonly verdict: 'PASS' | 'FAIL' | 'SKIP';
  readonly test: string;
  readonly message: string;
}

function resultsAt(line: string, lines: readonly string[], at: number): Result[] {
  const [, , verdict, test = ''] = GO_RESULT.exec(line) ?? [];
  if (verdict !== 'PASS' && verdict !== 'FAIL' && verdict !== 'SKIP') return [];
  return [{ verdict, test, message: messageAt(lines, at, test) }];
}

const LOGGED = /^ +\S+\.go:\d+: /;
const BEHIND_TEXT = anyOf([
  /^(.*[^ ] *)(=== (?:RUN|PAUSE|CONT|NAME) +\S+|--- (?:FAIL|PASS|SKIP): \S+ \(\d[\d.]*s\))$/,
  /^(.*[^ ])( {4,}\w[^\s:]*\.go:\d+: .*)$/,
]);

/** What a test printed without a line break stands before go's next line, in the same line. */
function withoutText(line: string): readonly string[] {
  const parts = LOGGED.test(line) ? null : BEHIND_TEXT.exec(line);
  return parts?.slice(1).filter((part) => part !== undefined) ?? [line];
}

/**
 * The logged line at `at`; where it is empty, the lines of the message below it. testify has a table there: the rows `Error:`
 * and `Messages:` belong to the message.
 * https://pkg.go.dev/github.com/stretchr/testify/assert#Fail
 */
function loggedAt(lines: readonly string[], at: number): string {
  const first = lines[at]?.trim() ?? '';
  if (!first.endsWith(':')) return first;
  const rows = linesAfter(lines, at, (line) => !/^\s+\t/.test(line)).slice(0, MAX_ROWS);
  let label = '';
  const rowTexts = rows.flatMap((row) => {
    const [, name, text = ''] = /^\s+\t(?:(\w[\w ]*):)?\s*\t(.*)$/.exec(row) ?? [];
    label = name ?? label;
    return label === 'Error' || label === 'Messages' ? [text.trim()] : [];
  });
  const below = rows.length > 0 ? rowTexts : textBelow(lines, at);
  return [first, ...below].filter((text) => text !== '').join(' ');
}

const MAX_ROWS = 40;

/** The further lines of a message, which go indents by four more blanks than the first. */
function textBelow(lines: readonly string[], at: number): readonly string[] {
  const deep = ' '.repeat((lines[at] ?? '').search(/\S/) + 4);
  const body = linesAfter(lines, at, (line) => !line.startsWith(deep));
  return body.flatMap((line) => (line.trim() === '' ? [] : [line.trim()])).slice(0, MAX_TEXT_LINES);
}

const MAX_TEXT_LINES = 6;

/** What the test logged: below its result line, or, with -v, between its start and that line. */
function messageAt(lines: readonly string[], at: number, test: string): string {
  if (LOGGED.test(lines[at + 1] ?? '')) return loggedAt(lines, at + 1);
  const start = lines.findLastIndex((line, above) => above < at && line === `=== RUN   ${test}`);
  if (start === -1) return '';
  // Where tests run in parallel, each part of a test's output stands below its name.
  const logged = lines.slice(0, at).flatMap((line, index) => {
    if (index < start || ON_TEST.exec(line)?.[1] !== test) return [];
    const section = linesAfter(lines.slice(0, at), index, (each) => ON_TEST.test(each));
    const first = section.findIndex((each) => LOGGED.test(each));
    return first === -1 ? [] : [loggedAt(section, first)];
  });
  return logged[0] ?? '';
}

const ON_TEST = /^=== (?:RUN|CONT|NAME) +(\S+)$/;

/** The last line that is not of go itself: what a test or TestMain printed before it ended the process. */
const lastPrinted = (lines: readonly string[]): string =>
  lines.find((line) => line.startsWith('fatal error: ')) ??
  firstText(
    lines.filter((line) => !/^=== |^(?:FAIL|PASS|ok|exit status \d+)$|^coverage: /.test(line)).toReversed(),
  );

function packageFailures(name: string, lines: readonly string[], results: readonly Result[]): TestFailure[] {
  const failed = results.filter(({ verdict }) => verdict === 'FAIL');
  const inner = failed.filter(({ test }) => !failed.some((other) => other.test.startsWith(`${test}/`)));
  const panic = lines.find((line) => PANICKED.test(line)) ?? '';
  const named = inner.map(({ test, message }) => goFailure(name, test, message || panic));
  const running = lines.flatMap((line) => STILL_RUNNING.exec(line)?.[1] ?? []);
  named.push(...running.map((test) => goFailure(name, test, panic)));
  if (named.length > 0) return named;
  const header = lines.findLastIndex((line) => line.startsWith(`# ${name}`));
  const why =
    header === -1
      ? panic || lastPrinted(lines)
      : firstText(lines.slice(header).filter((line) => !line.startsWith('# ')));
  return [goFailure(name, null, why)];
}

/** `package Test/sub`, or the package alone where none of its tests could run. */
function goFailure(name: string, test: string | null, message: string): TestFailure {
  return test === null
    ? failureOf(name, { message })
    : failureOf(`${name} ${test}`, { message, parts: { suites: [name], name: test } });
}

// https://pkg.go.dev/cmd/test2json#hdr-Output_Format
const GoEventSchema = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  ImportPath: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});
type GoEvent = z.infer<typeof GoEventSchema>;

/** The lines of `go test -json`, where printed text stands in strings and cannot be taken for a result. */
function readGoJson(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => goEventOf(line)?.Package !== undefined);
  if (at === -1) return null;
  const events = lines.flatMap((line) => goEventOf(line) ?? []);
  const ended = (action: string): GoEvent[] =>
    events.filter(({ Action, Test }) => Action === action && Test !== undefined);
  const failed = ended('fail');
  const inner = failed.filter(
    ({ Package, Test }) =>
      !failed.some((other) => other.Package === Package && other.Test?.startsWith(`${Test}/`)),
  );
  const broken = events.filter(
    ({ Action, Package, Test }) =>
      Action === 'fail' && Test === undefined && !failed.some((each) => each.Package === Package),
  );
  const failures = [...inner, ...broken].map((event) =>
    goFailure(event.Package ?? '', event.Test ?? null, printedBy(event, events)),
  );
  return {
    at,
    failures,
    passed: ended('pass').length,
    failed: failures.length,
    skipped: ended('skip').length,
    ran: ended('pass').length + failed.length + broken.length,
  };
}

function goEventOf(line: string): GoEvent | null {
  return line.startsWith('{"') && line.includes('"Action":') ? readJson(GoEventSchema, line) : null;
}

/** The first line of the test's output that looks like a message: `file_test.go:7: …`, or a compiler's error. */
function printedBy({ Package, Test }: GoEvent, events: readonly GoEvent[]): string {
  const packageEvents = events.filter((each) =>
    Test === undefined
      ? each.ImportPath?.split(' ')[0] === Package || (each.Package === Package && each.Test === undefined)
      : each.Package === Package && each.Test === Test,
  );
  const lines = packageEvents.flatMap(({ Output }) => withoutText(Output?.trimEnd() ?? ''));
  const at = lines.findIndex((line) => /^ *\S+\.go:\d+:/.test(line));
  return at === -1 ? (lines.find((line) => line.startsWith('panic: ')) ?? '') : loggedAt(lines, at);
}
