import { defined } from '../base/json.ts';
import { anyOf, inSequence, shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import { onlyFiles } from './only-in-files.ts';
import {
  addedOption,
  countIn,
  exactPattern,
  failureOf,
  failurePlace,
  firstText,
  isPrintable,
  joinedFailure,
  linesAfter,
  MAX_NAMED_TESTS,
  NO_COUNTS,
  plainPath,
  type ReadOutput,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

/** https://docs.pytest.org */
export const pytest = {
  formats: { pytest: readPytest },
  call: {
    pattern: /^(?:python[\d.]* -m |coverage run -m )?(?:pytest|py\.test)$/,
    // https://docs.pytest.org/en/stable/reference/reference.html#command-line-flags
    options: {
      valued: `-k -m -n -c -p -o -W --tb --maxfail --durations --durations-min --rootdir --ignore --ignore-glob --deselect
        --cov-report --cov-config --cov-fail-under --cov-context --junitxml --junit-xml --junit-prefix --timeout --dist
        --numprocesses --log-level --log-cli-level --confcutdir --color --capture --import-mode --basetemp --override-ini
        --randomly-seed --reruns --reruns-delay --html --cov --verbosity --show-capture --asyncio-mode --ds`,
      flags: `-q -qq -v -vv -vvv -x -s -l --exitfirst --verbose --quiet --strict --strict-markers --strict-config
        --showlocals --no-header --no-summary --disable-warnings --full-trace --no-cov --cov-branch --doctest-modules
        --runxfail --disable-pytest-warnings -rA -ra -rs -rf -rx`,
      refused: `--lf --last-failed --ff --failed-first --nf --new-first --sw --stepwise* --co --collect-only --fixtures*
        --markers --setup-plan --setup-only --version -V -h --help --pyargs --cache-show --cache-clear --pdb
        --trace`,
      dropped: /^--cov/,
      // `--cov` may have a value or none: only `--cov=…` counts as one, so the next word is read by itself.
      normal: (word) => (word.value === '--cov' ? { ...word, raw: '--cov=', value: '--cov=' } : word),
    },
    /** Node ids (`test_cart.py::test_a`) replace the paths of the call; where there are too many ids, files do. */
    only: ({ options, positionals, hasDropped }, failures, { isFile }) => {
      const fileOf = (id: string): string => id.split('::', 1)[0] ?? '';
      // pytest runs no test at all when it is given a file that is not there, and a log can name any file.
      const ids = failures
        .map(({ id }) => id)
        .filter((id) => isPrintable(id) && !id.startsWith('-') && isFile(fileOf(id)));
      const wanted = ids.length > MAX_NAMED_TESTS ? unique(ids.map(fileOf)) : ids;
      if (wanted.length === 0 || wanted.length > MAX_NAMED_TESTS) return [];
      const added = wordList(wanted.map(shellWord));
      const args = wordList(options, hasDropped ? ['--no-cov'] : [], [added]);
      return [positionals.length > 0 || hasDropped ? { args } : { args, added }];
    },
  },
  testFiles: ['{test_*,*_test}.{py,pyi}'],
  testContent: {
    endings: ['py'],
    words: ['pytest', 'unittest'],
    signs: [/^ *(?:import|from) (?:pytest|unittest)\b/m, /^ *(?:async )?def test/m],
  },
  settings: ['{pytest.ini,.pytest.ini,pytest.toml,.pytest.toml}'],
  /** Files that pytest runs before every test. */
  hooks: ['conftest.py'],
} as const satisfies TestRunner & { readonly hooks: readonly string[] };

// pytest's own words: https://docs.pytest.org/en/stable/how-to/output.html#producing-a-detailed-summary-report
const PYTEST_TOTALS = anyOf([
  inSequence([
    /^(?:=+ )?/,
    /(?:\d+ (?:x?failed|x?passed|skipped|deselected|warnings?|errors?|rerun|subtests? (?:passed|failed|skipped))(?:, )?)+/,
    / in \d[\d.]*s(?: \([\d:, a-z]+\))?(?: =+)?$/,
  ]),
  /^(?:=+ )?no tests ran in \d[\d.]*s(?: =+)?$/,
]);
/** pytest-rerunfailures lists all that it ran again under a heading of its own. */
const PYTEST_SUMMARY = /^=+ (?:short|rerun) test summary info =+$/;
/** `SUBFAILED[msg] (i=1) path::test`, and, of pytest-subtests, `[msg] (i=1) SUBFAIL path::test`. */
const PYTEST_LISTED =
  /^(?:FAILED|ERROR|SUBFAILED(?:\[.*?\]|\(.*?\))?(?: \(.*?\))?|(?:\[.*?\] )?(?:\(.*?\) )?SUBFAIL) (\S.*)$/;
const PYTEST_VERBOSE =
  /^(?:\[gw\d+\] (?:\[ *\d+%\] )?(?:FAILED|ERROR) (\S.*?)|(\S+?\.py(?:::.*?)?) (?:FAILED|ERROR))(?: +\[ *\d+%\])?\s*$/;

/**
 * Reads the last `short test summary info`; where it was switched off or lists no failures (`-r`, `addopts`), the lines of `-v`.
 * Failures that these do not name are taken from the headings above each traceback.
 */
function readPytest(printed: readonly string[]): ReadOutput | null {
  const lines = withTotals(printed);
  const heading = lines.findLastIndex((line) => PYTEST_SUMMARY.test(line));
  const at = lines.findLastIndex((line) => PYTEST_TOTALS.test(line));
  if (heading === -1 && at === -1) return null;
  // With -qq pytest prints no line of totals, so one above the list was printed by a test.
  const isCurrent = heading !== -1 && !sessionStarts(lines, heading, Math.max(heading, at));
  const end = at === -1 || at < heading ? lines.length : at;
  const inSummary = isCurrent ? inList(lines.slice(heading + 1, end)) : [];
  const named = inSummary.length > 0 ? inSummary : verbose(lines);
  const summary = at > heading ? (lines[at] ?? '') : '';
  const failed = countIn(summary, /(\d+) failed/) + countIn(summary, /(\d+) errors?/);
  // With -rf or -rE the list holds one kind of failure only.
  const others = named.length < failed ? headed(lines.slice(0, end)) : [];
  const known = new Set(named.flatMap(({ id }) => [id, id.split('::').slice(1).join('::')]));
  const listed = [...named, ...others.filter(({ id }) => !known.has(id))];
  const failures = listed.length === 0 && failed > 0 ? failedFiles(lines.slice(0, end)) : listed;
  if (summary === '' && failures.length === 0) return null;
  if (summary === '') return { at: heading, failures, ...NO_COUNTS };
  // pytest counts each failed subtest as failed, and the test that holds them as passed where nothing else of it failed.
  const [subtests, whole] = [true, false].map((isSub) =>
    inList(
      lines.slice(heading + 1, end).filter((line) => /^(?:SUBFAILED|\[|\(|SUBFAIL)/.test(line) === isSub),
    ),
  );
  const holders = new Set(
    subtests?.map(({ id }) => id).filter((id) => !whole?.some((each) => each.id === id)),
  );
  return {
    at,
    from: isCurrent ? heading : at,
    failures: withPlaces(failures, lines),
    passed: Math.max(0, countIn(summary, /(\d+) passed/) - holders.size),
    failed: failed - (subtests?.length ?? 0) + holders.size,
    skipped: countIn(summary, /(\d+) skipped/) + countIn(summary, /(\d+) xfailed/),
  };
}

/** Reads `tests/test_cart.py F.s.E   [100%]`: with `--no-summary` only these marks tell of failures. */
function failedFiles(lines: readonly string[]): TestFailure[] {
  const start = lines.findLastIndex((line) => /^=+ test session starts =+$/.test(line));
  return lines.slice(start + 1).flatMap((line) => {
    const [, file, marks] = /^(\S+\.py) ([.sxXFEpPRu]+)(?: +\[ *\d+%\])?$/.exec(line) ?? [];
    return file === undefined || !/[FE]/.test(marks ?? '')
      ? []
      : [failureOf(plainPath(file), { file: plainPath(file) })];
  });
}

/** The lines with pytest's usual totals for those of pytest-pretty and pytest-sugar: one count a line below `Results (0.05s):`. */
function withTotals(lines: readonly string[]): readonly string[] {
  const at = lines.findLastIndex((line) => /^Results \(\d[\d.]*s\):$/.test(line));
  const counts = lines.slice(at + 1, at + 8).flatMap((line) => /^ +(?:- )?(\d+ \w+)$/.exec(line)?.[1] ?? []);
  return at === -1 || counts.length === 0 ? lines : lines.with(at, `${counts.join(', ')} in 0s`);
}

/** Whether another run of pytest starts between two lines: list and totals of different runs must not be mixed. */
const sessionStarts = (lines: readonly string[], from: number, to: number): boolean =>
  lines.slice(from, to).some((line) => /^=+ test session starts =+$/.test(line));

function inList(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line) => {
    const rest = PYTEST_LISTED.exec(line)?.[1];
    return rest === undefined ? [] : [pytestFailure(rest)];
  });
}

function verbose(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line) => {
    const [, worker, plain] = PYTEST_VERBOSE.exec(line) ?? [];
    const id = worker ?? plain;
    return id === undefined ? [] : [pytestFailure(id)];
  });
}

/** `____ TestCart.test_bad[a - b] ____` below `==== FAILURES ====`; a subtest's heading ends with what tells it apart. */
const PYTEST_HEADING =
  /^_{3,} (?:ERROR (?:(collecting )|(at \w+ of )))?([^\s[]\S*?(?:\[.*\])?)(?: \[.*?\])?(?: \(.*\))? _{3,}$/;
const ANY_HEADING = /^(?:_{3,} .* _{3,}|=+ .* =+)$/;

/** Reads the failures from headings and tracebacks. The first place in a traceback is in the test, those below it in what it calls. */
function headed(lines: readonly string[]): TestFailure[] {
  const start = lines.findLastIndex((line) => /^=+ test session starts =+$/.test(line));
  const section = lines.findIndex((line, at) => at > start && /^=+ (?:ERRORS|FAILURES) =+$/.test(line));
  return lines.flatMap((line, at) => {
    const [, collecting, atFixture, name = ''] =
      (section !== -1 && at > section && PYTEST_HEADING.exec(line)) || [];
    if (name === '') return [];
    const body = linesAfter(lines, at, (each) => ANY_HEADING.test(each));
    const message =
      body
        .find((each) => /^E {3,}\S/.test(each))
        ?.slice(1)
        .trim() ?? '';
    if (collecting !== undefined) return [failureOf(plainPath(name), { file: plainPath(name), message })];
    // With `--tb=native` a frame names the function that it is in.
    const functionName = name.replace(/\[.*/, '').split('.').at(-1);
    const [first] = body.flatMap((each) => {
      const [, file, inFunction] = /^ {2}File "([^"]+\.py)", line \d+, in (\w+)$/.exec(each) ?? [];
      return (
        /^(\S+\.py):\d+: /.exec(each)?.[1] ?? (file !== undefined && inFunction === functionName ? file : [])
      );
    });
    // The place of a fixture that fails is that of the test only where it stands in a file of tests.
    const isOther = atFixture !== undefined && !/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(first ?? '');
    const file = isOther ? undefined : first;
    const id = [...(file === undefined ? [] : [plainPath(file)]), ...name.split(/\.(?![^[]*\])/)].join('::');
    return [failureOf(id, { file: file === undefined ? null : plainPath(file), message })];
  });
}

/** Reads `path::Class::test[a - b] - message`: a dash in the brackets does not start the message. */
function pytestFailure(text: string): TestFailure {
  const [id, message] = splitNode(text);
  const [, plain = id, parameters] = /^([^[]*)(\[.*\])$/s.exec(id) ?? [];
  const [rawFile = id, ...suites] = plain.split('::');
  const file = plainPath(rawFile);
  const name = suites.pop();
  const parts = { file, suites, name, ...defined({ parameters }) };
  const whole = file + id.slice(rawFile.length);
  return failureOf(whole, { file, message, ...(name === undefined ? {} : { parts }) });
}

function splitNode(text: string): readonly [id: string, message: string] {
  const bracket = text.indexOf('[');
  for (let at = text.indexOf(' - '); at !== -1; at = text.indexOf(' - ', at + 1)) {
    if (bracket === -1 || bracket > at || text[at - 1] === ']')
      return [text.slice(0, at), text.slice(at + 3)];
  }
  const cut = bracket === -1 ? -1 : text.lastIndexOf(']');
  return cut === -1 ? [text.trim(), ''] : [text.slice(0, cut + 1), ''];
}

/** Adds the line where the test failed, of `path:12: AssertionError`, which stands below the heading that names the test. */
function withPlaces(failures: readonly TestFailure[], lines: readonly string[]): readonly TestFailure[] {
  const headings = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const name = /^_{3,} /.test(line) ? headingName(line) : '';
    if (name !== '' && !headings.has(name)) headings.set(name, at);
  }
  return failures.map((failure) => {
    const heading = headings.get(failure.id.split('::').slice(1).join('.'));
    if (heading === undefined) return failure;
    const body = linesAfter(lines, heading, (line) => ANY_HEADING.test(line));
    const place = body.findLast((line) => line.startsWith(`${failure.file}:`));
    const line = Number(/:(\d+)(?::|$)/.exec(place ?? '')?.[1] ?? Number.NaN);
    return Number.isSafeInteger(line) ? { ...failure, line } : failure;
  });
}

const headingName = (line: string): string =>
  line.replace(/^_{3,} (?:ERROR at \w+ of )?/, '').replace(/(?: (?:\[.*\] )?\(.*\))? _{3,}$/, '');

/** https://docs.python.org/3/library/unittest.html */
export const unittest: TestRunner = {
  formats: { unittest: readUnittest },
  call: {
    // Django's own command takes the same option: https://docs.djangoproject.com/en/stable/ref/django-admin/#test
    pattern:
      /^(?:(?:python[\d.]*|coverage run) -m unittest|(?:(?:python[\d.]* |coverage run )?manage\.py|django-admin) test)$/,
    options: { refused: '-k* --locals-help* -h* --help*' },
    /** `-k` with each whole name: it works with and without discovery, wherever that starts (Python 3.7 and later). */
    only: (call, failures) => {
      const ids = failures.map(({ id }) => id).filter((id) => /^\w+(?:\.\w+)*$/.test(id));
      return addedOption(call, ids, (names) => wordList(names.map((name) => `-k ${name}`)));
    },
  },
  testFiles: ['tests.{py,pyi}'],
};

/** https://github.com/CleanCut/green */
export const green: TestRunner = {
  call: {
    pattern: /^(?:python[\d.]* -m )?green$/,
    options: {
      valued: `-s --processes -i --initializer -z --finalizer -X --maxtasksperchild -c --config -p --file-pattern -j
        --junit-report -o --omit-patterns -u --include-patterns -g --minimum-coverage`,
      flags: `-t --termcolor -T --notermcolor -W -a --allow-stdout -q --quiet-stdout -k --no-skip-report -e --no-tracebacks
        -l --logging -d -dd -ddd --debug -v -vv -vvv --verbose -f --failfast -r --run-coverage`,
      refused: '-n --test-pattern -h --help -V --version --completion-file --completions --options',
      dropped: /^(?:-r|-g|--run-coverage|--minimum-coverage)$/,
    },
    only: ({ options }, failures) => onlyDotted(options, failures),
  },
};

/** https://stestr.readthedocs.io/en/latest/MANUAL.html */
export const stestr: TestRunner = {
  call: {
    pattern: /^stestr run$/,
    options: {
      valued: '--concurrency --worker-file -e --exclude-list',
      flags: `--serial --isolated --random --combine --no-subunit-trace --force-subunit-trace --color --slowest
        --abbreviate --suppress-attachments --all-attachments --show-binary-attachments`,
      refused: `--failing --load-list --until-failure --analyze-isolation --no-discover -n --pdb --subunit -i
        --include-list -E --exclude-regex -h --help`,
    },
    /** Names are patterns, and a class stands for its tests. */
    only: ({ options }, failures) =>
      onlyDotted(options, failures, (ids) => [
        shellWord(`^(?:${ids.map(exactPattern).join('|')})(?:$|[.[])`),
      ]),
  },
};

/** https://behave.readthedocs.io/en/latest/behave.html#command-line-arguments */
export const behave: TestRunner = {
  call: {
    pattern: /^(?:python[\d.]* -m )?behave$/,
    options: {
      valued: `-D --define -e --exclude -i --include -f --format -o --outfile -t --tags -j --jobs --parallel
        --junit-directory --logging-level --logging-format --logging-datefmt --logging-filter -r --runner --stage --lang`,
      flags: `-C --no-color --junit --no-junit --no-skipped --show-skipped --no-snippets --snippets --capture --no-capture
        --no-summary --summary -q --quiet --no-source --show-source --stop -T --no-timings --show-timings -v --verbose`,
      refused:
        '-d --dry-run -n --name -w --wip --steps-catalog --lang-list --lang-help --tags-help -h --help --version',
    },
    only: onlyFiles(({ file, line }) => (line === null ? file : `${file}:${line}`)),
  },
};

/** https://robotframework.org/robotframework/latest/RobotFrameworkUserGuide.html#selecting-test-cases */
export const robot: TestRunner = {
  call: {
    pattern: /^(?:python[\d.]* -m )?robot$/,
    options: {
      refused: `-t --test --task -s --suite -R --rerunfailed -S --rerunfailedsuites --dryrun --runemptysuite -h -? --help
        --version --rpa`,
    },
    /** A name is a pattern: a sign in brackets stands for itself. Options stand before the files. */
    only: ({ options }, failures) => {
      const names = unique(failures.map(({ id }) => id).filter(isPrintable));
      if (names.length === 0 || names.length > MAX_NAMED_TESTS) return [];
      const chosen = names.map((name) => `--test ${shellWord(name.replace(/[*?[]/g, '[$&]'))}`);
      return [{ args: wordList(chosen, options) }];
    },
  },
};

/** By the names of tests, classes and modules of unittest. */
function onlyDotted(
  options: readonly string[],
  failures: readonly TestFailure[],
  wordsFor = (ids: readonly string[]): readonly string[] => ids,
) {
  const ids = unique(failures.map(({ id }) => id)).filter((id) => /^\w+(?:\.\w+)*(?::\d+)?$/.test(id));
  return ids.length === 0 || ids.length > MAX_NAMED_TESTS ? [] : [{ args: wordList(options, wordsFor(ids)) }];
}

/** https://docs.nose2.io/en/latest/usage.html; it prints what unittest prints. */
export const nose2: TestRunner = {
  call: {
    pattern: /^(?:python[\d.]* -m )?nose2$/,
    options: {
      valued:
        '-s --start-dir -t --top-level-directory -c --config --plugin --exclude-plugin -l --log-level --junit-xml-path',
      flags: `-v --verbose -q --quiet -F --fail-fast -B --buffer --no-user-config --with-coverage --junit-xml
        --pretty-assert`,
      refused: '-h --help -A --attribute -E --eval-attribute --set-outcomes',
      dropped: /^--(?:with-coverage|coverage.*)$/,
    },
    only: ({ options }, failures) => onlyDotted(options, failures),
  },
  settings: ['{unittest,nose2}.cfg'],
};

// What unittest's runner prints: https://github.com/python/cpython/blob/main/Lib/unittest/runner.py
const UNITTEST_RAN = /^Ran (\d+) tests? in \d[\d.]*s$/;
const UNITTEST_VERDICT = /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)]*)\))?$/;
/**
 * nose2 and testtools name some tests without brackets, unittest-parallel without what became of them; unittest-xml-reporting adds how long
 * they took.
 */
const UNITTEST_FAILED = inSequence([
  /^(?:(?:FAIL|ERROR|(UNEXPECTED SUCCESS))(?: \[\d[\d.]*s\])?: |(?=\S+ \([\w.<>]+\)(?:$| [[(])))/,
  /(\S+)(?: \(([\w.<>]*)\))?(?: [[(].*)?$/,
]);
/** A fixture that failed before any test of its class or module ran; it is not counted as a test. */
const OF_FIXTURE = /^(?:ERROR(?: \[.*\])?: )?(?:(?:setUp|tearDown)(?:Class|Module) \(|_ErrorHolder$)/;
/** testtools writes it behind the marks of its progress. */
const RULE = /^[.FEsxu]*={70}$/;
const SECOND_RULE = /^-{70}$/;

/** Reads the sections between the rules, and the last `Ran … tests` that a verdict follows. */
function readUnittest(lines: readonly string[]): ReadOutput | null {
  const isOfTesttools = (at: number): boolean =>
    !SECOND_RULE.test(lines[at - 1] ?? '') && UNITTEST_VERDICT.test(lines[at + 1] ?? '');
  const ran = lines.findLastIndex(
    (line, at) => UNITTEST_RAN.test(line) && (SECOND_RULE.test(lines[at - 1] ?? '') || isOfTesttools(at)),
  );
  if (ran === -1) return null;
  const verdict = lines.slice(ran + 1, ran + 4).find((line) => UNITTEST_VERDICT.test(line)) ?? '';
  const failures = lines.slice(0, ran).flatMap((line, at) => {
    const isHeading = RULE.test(lines[at - 1] ?? '') && UNITTEST_FAILED.test(line);
    return isHeading ? [unittestFailure(lines, at)] : [];
  });
  const failed = countIn(verdict, /failures=(\d+)/) + countIn(verdict, /errors=(\d+)/);
  const surprising = countIn(verdict, /unexpected successes=(\d+)/);
  const skipped = countIn(verdict, /skipped=(\d+)/) + countIn(verdict, /expected failures=(\d+)/);
  const fixtures = lines
    .slice(0, ran)
    .filter((line, at) => RULE.test(lines[at - 1] ?? '') && OF_FIXTURE.test(line)).length;
  const named = failures.filter(({ message }) => message === SURPRISE).length;
  const total = countIn(lines[ran] ?? '', UNITTEST_RAN);
  // Each failing subtest counts as a failure, but only its test as one that ran.
  const bad = new Set(failures.map(({ id }) => id)).size - fixtures + Math.max(0, surprising - named);
  const isWhole = verdict !== '';
  // testtools counts all that failed alike, and nothing that was skipped.
  if (isOfTesttools(ran)) return { at: ran, from: ran, failures, ...NO_COUNTS, failed };
  return {
    at: ran,
    from: ran,
    failures,
    passed: isWhole ? Math.max(0, total - bad - skipped) : null,
    failed: isWhole ? failed + surprising : null,
    skipped: isWhole ? skipped : null,
    ...(isWhole ? { ran: Math.max(0, total - skipped) } : {}),
  };
}

function unittestFailure(lines: readonly string[], at: number): TestFailure {
  const [, surprise, name = '', owner = ''] = UNITTEST_FAILED.exec(lines[at] ?? '') ?? [];
  const dashes = at + 1 + linesAfter(lines, at, (line) => SECOND_RULE.test(line)).length;
  const body = linesAfter(lines, dashes, (line) => RULE.test(line) || SECOND_RULE.test(line));
  const error = surprise === undefined ? pythonErrorIn(body) : { message: surprise };
  return joinedFailure(unittestId(name, owner), '.', error);
}

/** What stands in place of the error of a test that passed though it was expected to fail. */
const SURPRISE = 'UNEXPECTED SUCCESS';

/** What Python's own modules and installed packages are below. */
const OF_PYTHON = /\/lib\/python\d[\d.]*\/|\/(?:site|dist)-packages\//;

/** Where an error came about, and its message. In another process or thread, and in trial, a trace holds the frames of its runner too. */
function pythonErrorIn(body: readonly string[]) {
  const frames = body.filter((line) => /^ {2}File "/.test(line));
  const place = frames.findLast((line) => !OF_PYTHON.test(line)) ?? frames.at(-1);
  const [, file = null, line] = /^ {2}File "([^"]+)", line (\d+)/.exec(place ?? '') ?? [];
  const last = body.findLastIndex((text) => text.startsWith('  File '));
  // A doctest names its file behind its error.
  const isError = (text: string): boolean => /^\S/.test(text);
  const message = body.slice(last + 1).find(isError) ?? body.findLast(isError) ?? firstText(body);
  return { ...failurePlace(undefined, line), file, message: message.replace(/^builtins\./, '') };
}

/**
 * `tests.CartTest.test_a` for `test_a (tests.CartTest)`. From Python 3.11 on the brackets hold all of this; for a module that
 * cannot be imported, the name is the module.
 */
function unittestId(name: string, owner: string): string {
  if (owner === '') return name;
  if (/^(?:unittest\.loader\._FailedTest|nose2\.loader\.(?:LoadTests|ModuleImport)Failure)/.test(owner))
    return name;
  if (name === 'setUpClass' || name === 'tearDownClass' || name === 'setUpModule') return owner;
  return owner.endsWith(`.${name}`) ? owner : `${owner}.${name}`;
}

/** https://docs.twisted.org/en/stable/core/howto/trial.html */
export const trial: TestRunner = {
  formats: { trial: readTrialSections },
  call: {
    pattern: /^(?:python[\d.]* -m twisted\.|coverage run -m twisted\.)?trial$/,
    options: {
      valued: `-j --jobs -l --logfile -o --order -p --profile --random -z -r --reactor --reporter --temp-directory --tbformat
        --disable-gc --recursionlimit`,
      flags:
        '--rterrors -e --nopm --force-gc --unclean-warnings --no-recurse -N -x --exitfirst --coverage -b --debug-stacktraces',
      refused: '-h --help* --version --testmodule --until-failure -u -n --dry-run -B --debug --spew',
    },
    only: ({ options }, failures) => onlyDotted(options, failures),
  },
};

const TRIAL_RULE = /^[=-]{79}$/;
const TRIAL_VERDICT = /^(?:PASSED|FAILED) \([\w=, ]+=\d+\)$/;

/** Reads the sections between the rules, each an error and the tests that have it, and the counts of the verdict. */
function readTrialSections(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line, index) => {
    const above = lines.slice(Math.max(0, index - 3), index);
    return (
      TRIAL_VERDICT.test(line) &&
      above.some((each, from) => TRIAL_RULE.test(each) && UNITTEST_RAN.test(above[from + 1] ?? ''))
    );
  });
  if (at === -1) return null;
  const failures = lines.slice(0, at).flatMap((line, index) => {
    if (!/^\[(?:FAIL|ERROR|SUCCESS!\?!)\]$/.test(line) || !TRIAL_RULE.test(lines[index - 1] ?? '')) return [];
    const section = linesAfter(lines, index, (each) => TRIAL_RULE.test(each));
    const names = section.slice(section.findLastIndex((each) => !/^\w+(?:\.\w+)+$/.test(each)) + 1);
    const error = pythonErrorIn(section.slice(0, section.length - names.length));
    return names.map((name) => joinedFailure(name, '.', error));
  });
  const count = (kinds: string): number =>
    (lines[at] ?? '')
      .matchAll(new RegExp(`\\b(?:${kinds})=(\\d+)`, 'g'))
      .reduce((sum, [, value]) => sum + Number(value), 0);
  return {
    at,
    from: at,
    failures,
    passed: count('successes'),
    failed: count('failures|errors|unexpectedSuccesses'),
    skipped: count('skips|expectedFailures'),
  };
}
