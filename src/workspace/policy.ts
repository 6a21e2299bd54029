import { errorText } from '../core/errors.ts';
import { once } from '../core/once.ts';
import { PATCH_LIMITS } from '../core/ports.ts';
import { RUNNERS } from '../runners/all-runners.ts';
import type { TestContent } from '../runners/test-runner.ts';
import { GLOB_CHARACTER, OF_JUDGES } from './judge-paths.ts';
import {
  INSTALLED_FILES,
  isTestFile,
  JUDGE_FILES,
  PROTECTED_PATHS,
  type ProtectedPaths,
  ruleMatcher,
  TEST_FILES,
} from './protected-paths.ts';
import { type Denial, matcher, type PathMatcher, type RepoPath } from './repo-path.ts';

export interface PolicySettings {
  /** Globs of protected paths that the user opens. */
  readonly allowPaths: readonly string[];
  readonly allowTestEdits: boolean;
  /** Test files may be added where the repository keeps its tests; those that exist stay closed. */
  readonly mayAddTests?: boolean;
}

/** What a Policy knows of the base commit. */
interface PolicyBase {
  /** Whether a file or a folder stands at a path. */
  isTracked(path: string): boolean;
  /** Every tracked path. */
  paths(): Iterable<string>;
  /** Files that the test command is made of, and patterns of files that it would pick up: see `findJudgeFiles`. */
  readonly judgeFiles: ReadonlySet<string>;
  /** Files that are tests by what they hold; absent where `denyWrite` is given the text of each file. */
  readonly testFiles?: ReadonlySet<string>;
}

const NOTHING_TRACKED: PolicyBase = { isTracked: () => false, paths: () => [], judgeFiles: new Set() };

/** Which paths may be written; the tools ask before each write. `github/publisher.ts` refuses git's folder and workflows once more. */
export interface Policy {
  /** The rule that covers a path, whether or not a setting opens it; null for product code. */
  protection(path: string): ProtectedPaths | null;
  /** Why a path may not be written, where its text at the base commit is also judged if given; null when it may. */
  denyWrite(path: RepoPath, baseText?: string): Denial | null;
  /** Closes files that were seen to judge, when the tests first ran. */
  closeJudges(paths: readonly string[]): void;
  /** Whether a path may be written only because it is a new test and the task may add tests. */
  addsTest(path: string): boolean;
}

/** Throws when `allow-paths` holds a text that is no glob. */
export function createPolicy(settings: PolicySettings, base: PolicyBase = NOTHING_TRACKED): Policy {
  const isAllowed = allowedPaths(settings.allowPaths);
  const homes = settings.mayAddTests === true ? testHomes(base.paths()) : null;
  const patterns = [...base.judgeFiles].filter((path) => GLOB_CHARACTER.test(path));
  const isJudgePattern = matcher(
    patterns.map((path) => `/${path}`),
    '',
  );
  const seen = new Set<string>();
  // A script finds modules in its own folder first.
  const isNewBesideJudge = (path: string): boolean =>
    OF_JUDGES.test(path) &&
    !base.isTracked(path) &&
    [...base.judgeFiles, ...seen].some(
      (judge) => OF_JUDGES.test(judge) && path.startsWith(`${parentOf(judge)}/`),
    );
  const isJudge = (path: string): boolean =>
    base.judgeFiles.has(path) || seen.has(path) || isJudgePattern(path) || isNewBesideJudge(path);
  const addsTest = (path: string): boolean =>
    homes !== null && !base.isTracked(path) && isNewTest(path, homes) && !isJudge(path);
  const rulesOf = (path: string, baseText = ''): readonly ProtectedPaths[] => [
    ...(anyRule()(path) ? rules().filter(({ matches }) => matches(path)) : [])
      .map(({ rule }) => rule)
      .filter((rule) => rule !== INSTALLED_FILES || !isInPackage(path, base.isTracked)),
    ...(base.testFiles?.has(path) === true || (baseText !== '' && holdsTests(path, baseText))
      ? [TEST_FILES]
      : []),
    ...(isJudge(path) ? [JUDGE_FILES] : []),
    ...(shadows(path, base.isTracked) ? [SHADOWING] : []),
  ];
  const isOpen = (path: string, { opens }: ProtectedPaths): boolean =>
    opens !== 'never' &&
    (isAllowed(path) || (opens === 'test_edits' && (settings.allowTestEdits || addsTest(path))));
  return {
    protection: (path) => rulesOf(path)[0] ?? null,
    denyWrite: (path, baseText) => {
      const closed = rulesOf(path, baseText).find((rule) => !isOpen(path, rule));
      return closed === undefined
        ? null
        : { rule: `protected: ${closed.rule}`, reason: denialReason(path, closed) };
    },
    closeJudges: (paths) => {
      for (const path of paths) seen.add(path);
    },
    addsTest: (path) => !isAllowed(path) && !settings.allowTestEdits && addsTest(path),
  };
}

/** Whether what looks like a virtual environment is a package of the repository: `src/virtualenv/__init__.py`. */
function isInPackage(path: string, isTracked: PolicyBase['isTracked']): boolean {
  const folder = /^(?:.*\/)?(?:venv|virtualenv)(?=\/)/.exec(path)?.[0];
  return folder !== undefined && isTracked(`${folder}/__init__.py`);
}

/** New files only: whether they are loaded in place of another depends on what the repository holds. */
const SHADOWING: ProtectedPaths = {
  rule: 'shadowing modules',
  reason: 'it would be loaded in place of the standard library or of the test runner',
  globs: [],
};

/** Whether a change of this size may be published; the tools ask before each write. */
export function denySize(size: { readonly files: number; readonly bytes: number }): Denial | null {
  const { files, bytes } = PATCH_LIMITS;
  const limit =
    size.files > files ? `${files} files` : size.bytes > bytes ? `${bytes} bytes of changed lines` : null;
  if (limit === null) return null;
  return { rule: 'patch size', reason: `the whole patch may not grow over ${limit}: make a smaller change` };
}

function denialReason(path: string, { rule, reason, opens }: ProtectedPaths): string {
  const input = opens === 'test_edits' ? 'allow-test-edits' : 'allow-paths';
  const opener = opens === 'never' ? 'nothing opens it' : `only the user opens it, with ${input}`;
  return `${path} is protected (${rule}): ${reason}; ${opener}. Change product code instead`;
}

function allowedPaths(globs: readonly string[]): PathMatcher {
  try {
    return matcher(globs, 'i');
  } catch (error) {
    throw new Error(`allow-paths holds ${errorText(error)}`, { cause: error });
  }
}

const rules = once(() => PROTECTED_PATHS.map((rule) => ({ rule, matches: ruleMatcher([rule]) })));
/** Matches what any rule matches: most paths are product code, and need only this test. */
const anyRule = once(() => ruleMatcher(PROTECTED_PATHS));

const TEST_CONTENTS = RUNNERS.flatMap(({ testContent }) => (testContent === undefined ? [] : [testContent]));

/** One of them stands, as a whole word, in each file in which `holdsTests` is true. */
export const TEST_WORDS = TEST_CONTENTS.flatMap(({ words }) => words);

/** Whether a file's content makes it a test, as a runner tells its own, whatever the file is called. */
export const holdsTests = (path: string, text: string): boolean =>
  contentsOf(path).some(({ signs }) => signs.every((sign) => sign.test(text)));

/** What tests hold in files of this ending; none where a file cannot be a test. */
export const contentsOf = (path: string): readonly TestContent[] =>
  TEST_CONTENTS.filter(({ endings }) => endings.includes(extensionOf(path).slice(1)));

/** Where a repository keeps its tests. */
interface TestHomes {
  /** Folders that hold a test file, or a folder of them; '' is the root. */
  readonly folders: ReadonlySet<string>;
  /** File extensions of tests that stand beside the sources they test: a new one may stand beside any source. */
  readonly besideSources: ReadonlySet<string>;
  readonly sourceFolders: ReadonlySet<string>;
}

/** Reads a tree's paths once. */
function testHomes(paths: Iterable<string>): TestHomes {
  const folders = new Set<string>();
  const besideSources = new Set<string>();
  const sourceFolders = new Set<string>();
  for (const path of paths) {
    const folder = parentOf(path);
    sourceFolders.add(folder);
    if (!isTestFile(path)) continue;
    folders.add(folder);
    if (!IN_TEST_FOLDER.test(path)) besideSources.add(extensionOf(path));
    const home = IN_TEST_FOLDER.exec(path)?.[1];
    if (home !== undefined) folders.add(home);
  }
  return { folders, besideSources, sourceFolders };
}

const IN_TEST_FOLDER =
  /^((?:.*\/)?(?:tests?|__tests__|specs?|e2e|t|[\w.]+\.(?:Unit|Integration)?Tests?|src\/(?:test|androidTest|commonTest|integrationTest)))\//;

/** Whether a new file is a test, by a name that its runner looks for, in a place where tests are. */
function isNewTest(path: string, homes: TestHomes): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!isTestFile(path) || !CODE.test(name) || NO_TEST.test(name)) return false;
  const folder = parentOf(path);
  if (homes.folders.has(folder)) return true;
  const home = IN_TEST_FOLDER.exec(path)?.[1];
  if (home !== undefined) return homes.folders.has(home);
  return homes.besideSources.has(extensionOf(path)) && homes.sourceFolders.has(folder);
}

const CODE =
  /\.(?:py|[cm]?[jt]sx?|vue|svelte|go|rs|java|kt|kts|groovy|scala|cs|fs|vb|swift|php|rb|exs|dart|lua|cr|c|cc|cpp|cxx|r|jl|bats|feature|t|pl)$/i;

/** Files that tests load: what they share, and what sets them up. */
const NO_TEST =
  /^(?:__init__|conftest|setup|setup[-_.]?tests?|(?:spec|test|rails)[-_]?helpers?|helpers?|utils?|support|base|common|fixtures?|mocks?|index|global|env)\.|(?:config|setup)\.\w+$/i;

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.'));

/** Modules of Python's standard library and of its test runners: https://docs.python.org/3/py-modindex.html */
const PYTHON_MODULES: ReadonlySet<string> = new Set(
  `__future__ _collections_abc _pytest _thread abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2
   calendar cmath cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars
   copy copyreg cProfile csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings ensurepip
   enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob
   graphlib grp gzip hashlib heapq hmac html http imaplib imghdr importlib inspect io ipaddress itertools json keyword
   linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder multiprocessing netrc ntpath numbers
   opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib poplib posixpath pprint profile
   pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline reprlib resource runpy sched secrets select
   selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile ssl stat statistics string
   stringprep struct subprocess symtable sys sysconfig syslog tarfile telnetlib tempfile termios textwrap threading time
   timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib
   uuid venv warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
   sitecustomize usercustomize
   pytest py pluggy iniconfig xdist pytest_cov pytest_asyncio pytest_mock pytest_timeout hypothesis nose nose2 mock
   coverage tox nox exceptiongroup tomli packaging setuptools pkg_resources pip`.split(/\s+/),
);

/** Files that a test runner of another language would load in place of its own. */
const LOADED_BY_NAME: readonly RegExp[] = [
  // Ruby and Lua: on the load path, which `lib` and the root are.
  /^(?:lib\/|src\/)?(?:minitest|rspec|test|cucumber|busted|luassert|luaunit)(?:\/[^/]+)*\.(?:rb|lua)$/,
  // Perl.
  /^(?:lib\/|t\/lib\/)?Test\/(?:More|Simple|Builder|Harness|Deep|Exception)(?:\/[^/]+)*\.pm$/,
  // Java, Kotlin, Scala, Groovy: the class path holds the product's classes first.
  /(?:^|\/)(?:org\/(?:junit|testng|assertj|mockito|hamcrest|opentest4j|scalatest|spockframework|apiguardian)|junit\/(?:framework|runner|textui))\/.+\.(?:java|kt|scala|groovy|class)$/,
  // PHP.
  /(?:^|\/)PHPUnit\/.+\.php$/,
];

/** Where Python looks for modules: the root, the usual roots of sources, and folders that hold the tests. */
const IMPORT_ROOTS: readonly string[] = ['', 'src/', 'lib/', 'python/'];
const TEST_FOLDER = /^(?:.*\/)?(?:tests?|testing|t|spec|specs)\//i;

/**
 * Whether a new file would be loaded in place of the standard library or of a test runner, which would then judge
 * nothing. Files that the repository tracks already are allowed, and so are modules inside of a package.
 */
export function shadows(path: string, isTracked: (path: string) => boolean): boolean {
  if (LOADED_BY_NAME.some((sign) => sign.test(path))) return !isTracked(path);
  if (!/\.(?:pyi?|pyc|pyd|so)$/i.test(path)) return false;
  return rootsOf(path).some((root) => {
    const [first = ''] = path.slice(root.length).split('/');
    const module = first.replace(/\..*$/, '');
    // A module that the repository has already may get a further file.
    return PYTHON_MODULES.has(module) && !isTracked(`${root}${module}`) && !isTracked(`${root}${module}.py`);
  });
}

function rootsOf(path: string): string[] {
  const tests = TEST_FOLDER.exec(path)?.[0];
  const roots = IMPORT_ROOTS.filter((root) => path.startsWith(root));
  return tests === undefined || roots.includes(tests) ? roots : [...roots, tests];
}
