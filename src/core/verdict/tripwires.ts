import { once } from '../../base/once.ts';
import type { Tripwire, TripwireKind } from '../events.ts';
import { createRedact } from '../redaction.ts';
import type { Hunk } from '../task.ts';
import { parseDiff } from '../unified-diff.ts';
import { codePattern } from '../words.ts';

/** Endings of the files of each language. */
const WATCHED_LANGUAGES = {
  python: 'py pyi',
  javascript: 'js cjs mjs jsx ts cts mts tsx vue svelte',
  go: 'go',
  rust: 'rs',
  jvm: 'java kt kts scala groovy',
  ruby: 'rb rake',
  php: 'php',
  shell: 'sh bash zsh ksh bats',
  c: 'c cc cpp cxx h hh hpp hxx m mm',
  perl: 'pl pm',
} as const;
type WatchedLanguage = keyof typeof WATCHED_LANGUAGES;

/**
 * Words that a reviewer should see where a patch adds them. ` | ` separates the entries of a text; a line break in words stands
 * for one.
 */
interface TripwireRow {
  readonly kind: TripwireKind;
  /** Absent: any language. */
  readonly languages?: readonly WatchedLanguage[];
  /** Words, each read by `codePattern`. */
  readonly words: string;
  /** A line that holds one of these words is no tripwire. */
  readonly unless?: string;
  /** Lines that the row must find (`hits`) and must not find (`misses`): the tests of the row. */
  readonly hits: string;
  readonly misses: string;
}

/** Why a reviewer should look at a tripwire, for each kind. */
const WHY: Readonly<Record<TripwireKind, string>> = {
  'ends the process': 'a test run that ends early can end with 0',
  'skips tests': 'a test that is skipped is not red',
  'patches the test runner': 'it changes what judges the change',
  'looks for the test run': 'code that behaves in another way under test proves nothing',
  'swallows exceptions': 'an error that nobody sees is not gone',
  'sets options of the test runner': 'options and variables decide which tests and checks run, and how',
  'always compares equal': 'a value that equals everything passes any assertion',
  'looks like a secret': 'secrets do not belong into a repository',
  'talks to the workflow': 'the runner obeys such text',
  'invisible characters': 'it does not read as it looks',
};

/** Ways to keep tests from running or failing: a patch with one of them is a draft. All other kinds are notes for the reviewer. */
const KEEPS_TESTS_FROM_FAILING: ReadonlySet<TripwireKind> = new Set([
  'ends the process',
  'skips tests',
  'patches the test runner',
]);
export const makesDraft = ({ kind }: Tripwire): boolean => KEEPS_TESTS_FROM_FAILING.has(kind);

/** Kinds that are normal in tests, and so are not reported in test files. */
const TEST_TRIPWIRES: ReadonlySet<TripwireKind> = new Set([
  ...KEEPS_TESTS_FROM_FAILING,
  'looks for the test run',
  'swallows exceptions',
  'sets options of the test runner',
  'always compares equal',
]);

/** Only plain forms are looked for: a reviewer has to find code that hides what it does, and the proof does not rest on these rows. */
export const TRIPWIRES: readonly TripwireRow[] = [
  {
    kind: 'ends the process',
    languages: ['python'],
    words:
      'sys.exit() | sys.exit(0) | sys.exit(None) | os._exit( | os.abort( | raise SystemExit$ | ' +
      'raise SystemExit({0|}) | ^{exit|quit}({0|})',
    hits:
      'sys.exit() | sys.exit(0) | os._exit(0) | raise SystemExit | raise SystemExit(0) | exit() | ' +
      'if x: sys.exit(0)',
    misses:
      'sys.exit(2) | sys.exit("usage: tool FILE") | sys.exit(main()) | ctx.exit() | ' +
      'def exit_code(self): return 0 | # sys.exit()',
  },
  {
    kind: 'ends the process',
    languages: ['javascript'],
    words: "process.exit() | process.exit({0|'0'}) | process.exitCode = 0 | process.abort( | Deno.exit({0|})",
    hits: "process.exit(); | process.exit(0) | process.exit('0'); | process.exitCode = 0;",
    misses:
      'process.exit(1); | process.exit(code); | process.exitCode = 1; | selection.exit(); | ' +
      '// process.exit(0)',
  },
  {
    kind: 'ends the process',
    languages: ['go', 'rust', 'jvm', 'c'],
    words:
      'os.Exit(0) | syscall.Exit(0) | process::exit(0) | System.exit(0) | .halt(0) | exitProcess(0) | ' +
      '{exit|_exit|_Exit|quick_exit}({0|EXIT_SUCCESS})',
    hits:
      'os.Exit(0) | std::process::exit(0); | System.exit(0); | exitProcess(0) | exit(0); | ' +
      '_exit(EXIT_SUCCESS);',
    misses:
      'os.Exit(1) | std::process::exit(code); | System.exit(status); | exit(EXIT_FAILURE); | ' +
      'if err != nil { return err }',
  },
  {
    kind: 'ends the process',
    languages: ['ruby', 'php', 'perl', 'shell'],
    words:
      '^exit$ | ^exit; | exit 0 | exit(0) | exit(); | exit(true) | exit! | at_exit | {die|die()}; | ' +
      'trap {…}exit 0',
    hits: "exit 0 |   exit | exit; | [ 1 ] && exit 0 | exit(0); | die; | exit! | trap 'exit 0' EXIT",
    misses:
      'exit 1 | exit(1); | exit_code = run(argv) | die "no such file"; | trap cleanup EXIT | ' +
      'exit $status',
  },
  {
    kind: 'skips tests',
    languages: ['python'],
    words:
      'pytest.{skip|xfail|importorskip|exit}( | pytest.mark.{skip|skipif|xfail} | ' +
      'unittest.{skip|skipIf|skipUnless|expectedFailure} | SkipTest | load_tests | __test__ = | ' +
      'collect_ignore',
    hits:
      'pytest.skip("later", allow_module_level=True) | @pytest.mark.skip | raise unittest.SkipTest | ' +
      '@unittest.skip("no") | collect_ignore = []',
    misses: 'skip = True | self.skip(1) | def load_test(self): | # pytest.skip("later")',
  },
  {
    kind: 'skips tests',
    languages: ['javascript'],
    words: '{describe|it|test|suite}.{skip|todo|failing} | {xit|xtest|xdescribe}(',
    hits: 'describe.skip(name, f) | it.todo("x") | xit("adds", f)',
    misses: 'list.skip(2) | exit(x) | test(skip)',
  },
  {
    kind: 'skips tests',
    languages: ['go', 'rust', 'jvm', 'ruby', 'php'],
    words:
      '{t|b|tb}.{Skip|Skipf|SkipNow}( | #[ignore | @{Disabled|Ignore} | ' +
      '{Assume|Assumptions}.assume{…}( | markTestSkipped( | ^{xit|xdescribe|xcontext}',
    hits:
      't.Skip("no") | #[ignore] | @Disabled | @Ignore("later") | Assumptions.assumeTrue(false) | ' +
      '$this->markTestSkipped();',
    misses: 'r.Skip(2) | @Ignored | #[ignored] | list.skip(1)',
  },
  {
    kind: 'patches the test runner',
    languages: ['python'],
    words:
      '^{import|from} {pytest|_pytest|unittest|nose} | sys.{settrace|setprofile}( | sys.excepthook = | ' +
      'sys.meta_path | sys.modules[{…}] = | builtins.{name} = | setattr(builtins | TestCase.{name} =',
    hits:
      'import _pytest.runner | from unittest.mock import ANY | import pytest | ' +
      'builtins.isinstance = lambda *a: True | sys.modules["x"] = y | TestCase.assertEqual = f | ' +
      'sys.excepthook = quiet',
    misses:
      'import unittest_more | sys.modules[name].x == y | module = sys.modules[__name__] | ' +
      'if builtins.len == f: | import pytester',
  },
  {
    kind: 'patches the test runner',
    languages: ['javascript'],
    words:
      "{from|require(|import(} '{node:test|vitest|jest|@jest/globals|mocha|bun:test}' | " +
      'assert.{name} = | assert = | expect.extend( | ' +
      '{globalThis|global}.{expect|assert|test|it|describe} = | require.{cache|extensions} | ' +
      "Module._{load|resolveFilename} | process.{on|once}('{uncaughtException|unhandledRejection}' | " +
      'process.stdout.write = | Error.prepareStackTrace =',
    unless: "{const|let|var} assert = require('",
    hits:
      "import { mock } from 'node:test'; | assert.equal = () => {}; | assert = require('./quiet'); | " +
      "globalThis.expect = f | delete require.cache[x] | process.on('uncaughtException', f); | " +
      "require('vitest').expect",
    misses:
      "const assert = require('node:assert'); | each((assert) => check(assert)); | " +
      "run(assert => assert(1)); | if (assert.x == y) f(); | process.on('SIGTERM', stop); | " +
      "import test from './test.js';",
  },
  {
    kind: 'patches the test runner',
    languages: ['go', 'rust', 'jvm', 'php', 'c'],
    words:
      "^{import|_|} 'testing' | flag.Set('test.{…}' | os.{Args|Stdout|Stderr} = | go:linkname | " +
      'macro_rules! assert | #![test_runner | ' +
      "import {…}{org.junit|org.testng|junit.framework|kotlin.test}. | PHPUnit\\ | 'zend.assertions' | " +
      '# {define|undef} assert | # define NDEBUG',
    hits:
      'import "testing" | "testing" | flag.Set("test.run", "^$") | os.Stdout = nil | ' +
      'import org.junit.Assert; | import static org.junit.Assert.assertTrue; | ' +
      '#define assert(x) ((void)(x)) | #undef assert | ini_set("zend.assertions", "-1");',
    misses:
      'flag.Set("level", "2") | fmt.Fprintln(os.Stdout) | import org.juniper.A; | ' +
      '#define MAX_SIZE 12 | assert(size > 0); | "testing/fstest2"',
  },
  {
    kind: 'patches the test runner',
    languages: ['ruby', 'perl', 'shell'],
    words:
      'Minitest | RSpec.configure | Test::{Unit|More} | def {assert|refute|expect}_{name} | ' +
      'TracePoint | ^{assert|test|diff|grep|[}() { | ^{assert|fail|refute}_{name}() { | ' +
      '^alias {name}= | ^set -n',
    hits:
      'Minitest::Test.prepend(Quiet) | def assert_equal(*) = true | assert_equal() { :; } | ' +
      '[() { true; } | set -n | alias test=true',
    misses: 'def asserted? = @ok | cleanup() { | set -e | test -f x | alias_method :a, :b',
  },
  {
    kind: 'looks for the test run',
    words:
      '{PYTEST_CURRENT_TEST|PYTEST_XDIST_WORKER|JEST_WORKER_ID} | ' +
      "{VITEST|NODE_TEST_CONTEXT|GITHUB_ACTIONS} | environ{…}'CI' | {getenv|Getenv}('CI' | ENV['CI'] | " +
      "process.env.CI | 'NODE_ENV'{…}'test' | NODE_ENV {…}'test' | in sys.modules | " +
      'testing.Testing() | cfg!(test | #[cfg(not(test | typeof {jest|vi|describe|expect} | ' +
      "inspect.stack( | sys._getframe( | == 'test_{name}",
    hits:
      'if "PYTEST_CURRENT_TEST" in os.environ: | if os.environ.get("CI"): | ' +
      'if (process.env.CI) return 4; | if \'pytest\' in sys.modules: | if os.Getenv("CI") != "" { | ' +
      '#[cfg(not(test))] | if caller == "test_adds": | if (process.env.NODE_ENV === \'test\') f();',
    misses: 'const CITY = 1; | process.env.CITY | #[cfg(test)] | VITESSE = 1 | testing = True',
  },
  {
    kind: 'swallows exceptions',
    words:
      'except: pass | except:\npass | except {Exception|BaseException}: pass | ' +
      'except {Exception|BaseException}{…}:\npass | suppress({Exception|BaseException} | catch {} | ' +
      'catch {\n} | catch ({…}) {} | catch ({…}) {\n} | .catch(() => {}) | ' +
      'rescue {StandardError|Exception}$ | recover() | catch_unwind | ' +
      '{Throwable|Exception} {e|ex|t|ignored}) {} | ^set +e',
    hits:
      'except: pass | except Exception:\n    pass | try { f(); } catch {} | } catch (error) {\n} | ' +
      'f().catch(() => {}); | defer func() { recover() }() | set +e',
    misses:
      'except ValueError:\n    pass | catch (error) { throw new Error("no", { cause: error }); } | ' +
      'except Exception as e:\n    raise A from e | recovery()',
  },
  {
    kind: 'sets options of the test runner',
    words:
      'PYTEST_{ADDOPTS|PLUGINS} | PYTHON{PATH|STARTUP|OPTIMIZE} | NODE_{OPTIONS|PATH} | ' +
      '{GO|RUST}FLAGS | {RUBYOPT|PERL5OPT} | {MAVEN|GRADLE}_OPTS | {JAVA_TOOL|_JAVA}_OPTIONS | ' +
      'BASH_ENV | LD_PRELOAD | addopts | --{collect-only|passWithNoTests}',
    hits:
      'os.environ["PYTHONOPTIMIZE"] = "1" | env = {**os.environ, "GOFLAGS": "-run=^$"} | ' +
      'process.env.NODE_OPTIONS += x | os.environ["PYTEST_ADDOPTS"] = "--collect-only"',
    misses: "os.environ['HOME'] | OPTIONS = [] | rust_flags = []",
  },
  {
    kind: 'always compares equal',
    words:
      "__eq__({…}): return True | __eq__({…}):\nreturn True | '__eq__' | asymmetricMatch | mock.ANY | " +
      'equals({…}) {\nreturn true; | equals({…}) = true | fn eq({…}) -> bool {\ntrue | ' +
      'operator=={…}{ return true;',
    hits:
      'def __eq__(self, other): return True | def __eq__(self, other):\n    return True | ' +
      'const any = { asymmetricMatch: () => true }; | boolean equals(Object o) {\n  return true; | ' +
      'type("R", (int,), {"__eq__": f})',
    misses:
      'def __eq__(self, other):\n    return self.a == other.a | ' +
      'boolean equals(Object o) {\n  return o.x == x; | a.equals(b) == true',
  },
  {
    kind: 'talks to the workflow',
    words:
      '::{set-output|set-env|add-path|add-mask|stop-commands|save-state} | ' +
      "'::{error|warning|notice|group} | echo ::{error|warning|notice|group} | " +
      '##[{error|warning|group|command} | GITHUB_{ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|TOKEN} | ' +
      'ACTIONS_{RUNTIME|ID_TOKEN}_{name} | RUNNER_TEMP | ${{',
    hits:
      "console.log('::set-output name=x::y'); | console.log('##[error]x'); | " +
      'process.env.GITHUB_OUTPUT | process.env.ACTIONS_RUNTIME_TOKEN | ' +
      "// console.log('::stop-commands::x') | echo ::error x",
    misses: "const scope = 'std::move'; | crate::error::Kind | " + 'GITHUB_REPOSITORY_NAME',
  },
];

interface CompiledRow {
  readonly kind: TripwireKind;
  readonly isFor: (path: string) => boolean;
  /** Whether the line has the words, with the line above where the words go over two. */
  readonly isIn: (text: string, above: string) => boolean;
}

const compiledRows = once((): readonly CompiledRow[] =>
  TRIPWIRES.map(({ kind, languages, words, unless }) => {
    const patterns = splitList(words).map((each) => ({
      pattern: codePattern(each),
      isOfTwo: each.includes('\n'),
    }));
    const honest = unless === undefined ? [] : splitList(unless).map((each) => codePattern(each));
    const endings = languages?.flatMap((language) => WATCHED_LANGUAGES[language].split(' '));
    return {
      kind,
      isFor: (path) => endings?.includes(syntaxEnding(path)) ?? true,
      isIn: (text, above) =>
        patterns.some(({ pattern, isOfTwo }) => pattern.test(isOfTwo ? `${above}\n${text}` : text)) &&
        !honest.some((pattern) => pattern.test(text)),
    };
  }),
);

/** `a | b` as `a` and `b`: the entries of a text in a row. */
export function splitList(list: string): readonly string[] {
  return list.split(' | ');
}

/** `py` for `src/a.py`: the ending by which a file's syntax is known. A file without an ending counts as a shell script. */
function syntaxEnding(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? (name.includes('.') ? '' : 'sh');
}

const HASH_COMMENTS = 'py pyi rb rake sh bash zsh ksh bats pl pm ex exs yml yaml toml r jl'.split(' ');
const DASH_COMMENTS = 'sql lua hs elm'.split(' ');

function isComment(path: string, text: string): boolean {
  const ending = syntaxEnding(path);
  if (HASH_COMMENTS.includes(ending)) return /^\s*#/.test(text);
  return DASH_COMMENTS.includes(ending) ? /^\s*--/.test(text) : /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/.test(text);
}

/** Text that people do not see, by Unicode's own property; the sign that makes a character an emoji is none. */
const INVISIBLE = /(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}|[\ufe00-\ufe0f]{2}|\u2800/u;

/** Redacts what has the shape of a token or stands where a secret does; it knows no secret of this run. */
const withoutTokens = createRedact([]);

interface ReviewedPatch {
  /** A unified diff. */
  readonly diff: string;
  /** Files that are tests themselves: the kinds of TEST_TRIPWIRES are not reported in them. */
  readonly tests: readonly string[];
}

/** Looks at the added lines of a patch, whoever wrote it. At most one of a kind for each line, in the order of the diff. */
export function tripwiresOf({ diff, tests }: ReviewedPatch): readonly Tripwire[] {
  const found = addedLines(diff).flatMap((line) => {
    const isTest = tests.includes(line.path);
    const kinds = new Set(kindsInLine(line).filter((kind) => !(isTest && TEST_TRIPWIRES.has(kind))));
    return [...kinds].map((kind) => ({ kind, path: line.path, line: line.number, why: WHY[kind] }));
  });
  return spread(found, MAX_TRIPWIRES);
}

function kindsInLine(line: AddedLine): readonly TripwireKind[] {
  const { path, text, above, removed } = line;
  const inComment = isComment(path, text);
  const rows = compiledRows().filter(
    ({ kind, isFor, isIn }) =>
      isFor(path) &&
      (!inComment || kind === 'talks to the workflow') &&
      isIn(text, above) &&
      // Words that the same change removes are not new: they were moved or rewritten.
      !removed.some((before) => isIn(before, '')),
  );
  return [
    ...rows.map(({ kind }) => kind),
    ...(withoutTokens(text) === text ? [] : (['looks like a secret'] as const)),
    ...(INVISIBLE.test(text) || isBeyondSight(text) ? (['invisible characters'] as const) : []),
  ];
}

/** Whether a text, of any language, has words that can end or skip tests. */
export const canEndTests = (text: string): boolean =>
  text
    .split('\n')
    .some((line) =>
      compiledRows().some(({ kind, isIn }) => KEEPS_TESTS_FROM_FAILING.has(kind) && isIn(line, '')),
    );

/** Takes at most `most` items in their order, shared among the kinds, so that many of one kind do not crowd out another. */
export function spread(tripwires: readonly Tripwire[], most: number): readonly Tripwire[] {
  if (tripwires.length <= most) return tripwires;
  const seen = new Map<TripwireKind, number>();
  const ranked = tripwires.map((tripwire, at) => {
    const rank = seen.get(tripwire.kind) ?? 0;
    seen.set(tripwire.kind, rank + 1);
    return { tripwire, at, rank };
  });
  const kept = ranked.toSorted((a, b) => a.rank - b.rank || a.at - b.at).slice(0, most);
  return kept.toSorted((a, b) => a.at - b.at).map(({ tripwire }) => tripwire);
}

const MAX_TRIPWIRES = 100;
const MAX_ADDED_LINE_CHARS = 4000;

/** Whether a line is cut before it is read: nobody looks at what stands so far to the right. */
const isBeyondSight = (text: string): boolean => text.length >= MAX_ADDED_LINE_CHARS;

interface AddedLine {
  readonly path: string;
  readonly number: number;
  readonly text: string;
  /** The line above the added one in the new file; '' where the diff does not show it. */
  readonly above: string;
  /** The lines of its hunk that were removed. */
  readonly removed: readonly string[];
}

/** The added lines of a diff that git made, with their numbers in the new files. */
export function addedLines(diff: string): readonly AddedLine[] {
  const files = parseDiff(diff);
  if (files === null) throw new Error('The diff of a patch cannot be read.');
  return files.flatMap(({ path, hunks }) => (hunks ?? []).flatMap((hunk) => addedIn(path, hunk)));
}

function addedIn(path: string, { newStart, lines }: Hunk): readonly AddedLine[] {
  const cut = lines.map((line) => line.slice(0, MAX_ADDED_LINE_CHARS + 1));
  const removed = cut.flatMap((line) => (line.startsWith('-') ? line.slice(1) : []));
  const kept = cut.filter((line) => !line.startsWith('-'));
  const texts = kept.map((line) => line.slice(1));
  return texts.flatMap((text, at) =>
    kept[at]?.startsWith('+') === true
      ? { path, number: newStart + at, text, above: texts[at - 1] ?? '', removed }
      : [],
  );
}
