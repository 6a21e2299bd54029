import { once } from '../base/once.ts';
import { FILES_OF_RUNNERS } from '../runners/all-runners.ts';
import { byFolder, endingOf, matcher, nameOf, type PathMatcher, parentOf } from './repo-path.ts';
import { PROGRAMMING } from './source-endings.ts';

const braces = (text: string): string => `{${text.trim().split(/\s+/).join(',')}}`;

/** Kinds of tests that folders are named after. */
const KINDS =
  '(?:unit|integration|functional|acceptance|system|regression|smoke|e2e|end[-_]to[-_]end|api|ui)';
/** Folders that hold tests and nothing else, wherever they stand. */
const FOLDERS_OF_TESTS = [
  'tests|__tests__|e2e|cypress|testsuites?|unittests?',
  `${KINDS}[-_]?(?:tests?|specs?)|tests?[-_](?:${KINDS}|suites?|cases?)`,
].join('|');
/** Folders that hold tests unless the product itself is called so: see `testsOf` in open-paths.ts. */
const FOLDERS_LIKE_TESTS = 'test|t|specs?';
const belowFolder = (names: string): PathMatcher => {
  const pattern = new RegExp(`(?:^|/)(?:${names})/`, 'i');
  return byFolder((folder) => pattern.test(folder));
};
const isInFolderOfTests = belowFolder(FOLDERS_OF_TESTS);
const isInFolderLikeTests = belowFolder(FOLDERS_LIKE_TESTS);

/** A name that begins with one of these words is that of a test, and so is one with a part before a dot that ends with one. */
const WORDS_OF_TESTS = new Set(
  'test tests spec specs suite unittest unittests runtest runtests alltests'.split(' '),
);
/** `XML` and `Test` in `XMLTest`, `cart` and `SUITE` in `cart_SUITE`; no word of tests is in `Latest`, `contest` or `spectrum`. */
const WORD_OF_NAME = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** Files that a test run is made of or compares with, which neither their folder nor a word in their name tells. */
const TEST_FILES = [
  ...FILES_OF_RUNNERS.tests,
  '*.{e2e,cy}.*',
  '*.{bats,feature,story,t,tst,phpt,robot,resource,hurl,mspec,wast}',
  '*_test_*.{sh,bash,zsh,ksh}',
  // Helpers, fixtures and expected results, in folders of their own.
  `**/${braces(`testmain __fixtures__ __image_snapshots__ test{_,-,}data test{_,-,}files test{_,-,}fixtures
    test{_,-,}util{,s} testlib testkit test{_,-,}helpers test{_,-,}support cassettes vcr_cassettes
    golden{s,files,_files} snapshot_tests`)}/**`,
  '/{fixtures,mocks,features,acceptance}/**',
  '{minitest_helper,factories}.rb',
  '*{_,-}test{_,-}helpers{,.sh,.bash}',
  // Runners of shell scripts, which come with the tests.
  '{shunit2,bash_unit,urchin,roundup,assert.sh,sharness.sh,ts.sh,bashunit,shellspec}',
  `{test,tests,spec}${braces('helper{,s} util{,s} support base case setup fixtures data common')}.${braces(
    'py rb js jsx ts tsx mjs cjs mts cts php lua exs ex dart',
  )}`,
  // What a test run compares with.
  '*.{expected,goldie,snapshot,snap,snap.new,ambr,golden}',
  '*.{expected,approved,verified,golden}.{txt,json,xml,html,md,csv,yaml,yml,svg}',
];

const byName = once(() => [matcher(TEST_FILES, 'i'), matcher(FILES_OF_RUNNERS.testsInThisCase, '')]);

/**
 * Whether a path is that of a test file, by its name or its folder, whatever its ending. `names`: folders that a product may be called
 * after (`test`, `spec`) do not count.
 */
export function isTestFile(path: string, by: 'folders' | 'names' = 'folders'): boolean {
  if (by === 'folders' && isInFolderLikeTests(path)) return true;
  return isInFolderOfTests(path) || isNamedAsTest(nameOf(path)) || byName().some((matches) => matches(path));
}

function isNamedAsTest(name: string): boolean {
  // Each word of tests holds one of these.
  if (!/test|spec|suite/i.test(name)) return false;
  const parts = name.split('.').map((part) => part.match(WORD_OF_NAME) ?? []);
  const isOfTests = (word: string | undefined): boolean => WORDS_OF_TESTS.has(word?.toLowerCase() ?? '');
  return isOfTests(parts.flat()[0]) || parts.some((words) => isOfTests(words.at(-1)));
}

/** Each file for which `holdsTests` is true has one of these endings, and holds one of these words as a whole word. */
export const TEST_SIGNS = {
  endings: [...new Set(FILES_OF_RUNNERS.contents.flatMap(({ endings }) => endings))],
  words: [...new Set(FILES_OF_RUNNERS.contents.flatMap(({ words }) => words))],
} as const;

/** Whether a file's content makes it a test, as a runner tells its own, whatever the file is called. */
export const holdsTests = (path: string, text: string): boolean =>
  FILES_OF_RUNNERS.contents.some(
    ({ endings, signs }) => endings.includes(endingOf(path)) && signs.every((sign) => sign.test(text)),
  );

/** Answers whether a new file is a test, by a name that its runner looks for, in a place where these paths show tests. */
export function newTests(
  paths: Iterable<string>,
  isTest: (path: string) => boolean,
): (path: string) => boolean {
  /** Folders that hold a test file, or a folder of them; '' is the root. */
  const folders = new Set<string>();
  /** Endings of tests that stand beside the sources they test: a new one may stand beside any source. */
  const besideSources = new Set<string>();
  const sourceFolders = new Set<string>();
  for (const path of paths) {
    const folder = parentOf(path);
    sourceFolders.add(folder);
    if (!isTest(path)) continue;
    folders.add(folder);
    const home = IN_TEST_FOLDER.exec(path)?.[1];
    if (home === undefined) besideSources.add(endingOf(path));
    else folders.add(home);
  }
  return (path) => {
    if (!isTest(path) || !PROGRAM_ENDINGS.has(endingOf(path)) || NO_TEST(path)) return false;
    // Among tests, another module would only be found in place of the language's own.
    if (/^(?:py|rb|lua|p[lm])$/.test(endingOf(path)) && !isTestFile(nameOf(path))) return false;
    const home = IN_TEST_FOLDER.exec(path)?.[1];
    if (home !== undefined) return folders.has(parentOf(path)) || folders.has(home);
    return besideSources.has(endingOf(path)) && sourceFolders.has(parentOf(path));
  };
}

const IN_TEST_FOLDER = new RegExp(
  String.raw`^((?:.*/)?(?:${FOLDERS_OF_TESTS}|${FOLDERS_LIKE_TESTS}|[\w.]+\.(?:Unit|Integration)?Tests?|src/[a-z]+Test))/`,
);

/** Sources of programming languages, schemas and grammars, by the ending of their names; scripts for shells among them. */
export const PROGRAM_ENDINGS: ReadonlySet<string> = new Set(
  `${PROGRAMMING} vue svelte astro pm proto graphql gql yy peg lark pest lalrpop jj`.trim().split(/\s+/),
);
export const SHELL_ENDINGS: ReadonlySet<string> = new Set(
  'sh bash zsh ksh fish csh tcsh nu bat cmd command tool tmux'.split(' '),
);

/** Files that tests load: what they share, and what sets them up. */
const NO_TEST = matcher(
  [
    `${braces(`__init__ conftest setup setup{-,_,.,}test{,s} {spec,test,rails}{-,_,}helper{,s} helper{,s} util{,s} support base
      common fixture{,s} mock{,s} index global env`)}.*`,
    '*{config,setup}.*',
  ],
  'i',
);
