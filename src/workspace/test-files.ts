import { once } from '../base/once.ts';
import { FILES_OF_RUNNERS } from '../runners/all-runners.ts';
import { JAVASCRIPT_ENDINGS } from '../runners/test-runner.ts';
import { endingOf, matcher, nameOf, parentOf } from './repo-path.ts';

const braces = (text: string): string => `{${text.trim().split(/\s+/).join(',')}}`;

/** Files that a test run is made of or compares with: those of each test runner, and those of no runner we know. */
const TEST_FILES = [
  ...FILES_OF_RUNNERS.tests,
  // Folders that hold only tests, whatever the language.
  '**/{tests,cypress}/**',
  '/{test,e2e}/**',
  // `test` and `spec` are also names of products' own modules; with these endings they are not.
  `**/{test,e2e,spec,specs}/**/*.{${JAVASCRIPT_ENDINGS},rb,exs,dart,php,lua,snap}`,
  // Names that a test runner looks for.
  `*.{e2e,cy}.{${JAVASCRIPT_ENDINGS}}`,
  `*{_,-}{test,tests,spec,specs}.{${JAVASCRIPT_ENDINGS},dart,exs,c,cc,cpp,cxx,rb,php,py}`,
  '{*_unittest,test_*}.{c,cc,cpp,cxx,h,hpp}',
  '*_{spec,test}.{lua,cr}',
  'test_*.{rb,R,r,jl,lua}',
  '*.{bats,feature}',
  '{test_*,test-*,*_test,*_test_*,*-test,*_tests,*-tests,*_spec,*-spec}.{sh,bash,zsh,ksh}',
  '**/{test,spec}/**/*.{sh,bash,zsh,ksh}',
  '**/t/**/*.t',
  '/{suite,suites}/**/*.t',
  // Helpers, fixtures and expected results, in folders of their own.
  `**/${braces(`testmain __fixtures__ __image_snapshots__ test{_,-,}data test{_,-,}files test{_,-,}fixtures
    test{_,-,}util{,s} testlib testkit test{_,-,}helpers test{_,-,}support cassettes vcr_cassettes
    golden{s,files,_files} snapshot_tests`)}/**`,
  '/{fixtures,mocks,features,acceptance,integration_test{,s},functional_tests,unit_tests}/**',
  `**/{test,spec,e2e}/${braces(`fixture{,s} helper{,s} support factories mocks stubs snapshots expected expectations
    golden baselines data resources`)}/**`,
  '**/{test,spec,e2e}/**/{helper,helpers,util,utils,support,base,common,mocks,stubs,factories,fixtures}.*',
  '{test_helper,minitest_helper,factories}.rb',
  '*{_,-}test{_,-}helpers{,.sh,.bash}',
  // Runners of shell scripts, which come with the tests.
  '{shunit2,bash_unit,urchin,roundup,assert.sh,sharness.sh,ts.sh,bashunit,shellspec}',
  `{test,tests,spec}{_,-,}${braces('helper{,s} util{,s} support base case setup fixtures data common')}.${braces(
    'py rb js jsx ts tsx mjs cjs mts cts php lua exs ex dart',
  )}`,
  '{setup,setup-}{Tests,Test,-tests,-test,_tests,_test}.{js,jsx,ts,tsx,mjs,cjs}',
  // What a test run compares with.
  '*.{expected,goldie,snapshot,snap,snap.new,ambr,golden}',
  '*.{expected,approved,verified,golden}.{txt,json,xml,html,md,csv,yaml,yml,svg}',
];

const byName = once(() => [matcher(TEST_FILES, 'i'), matcher(FILES_OF_RUNNERS.testsInThisCase, '')]);
/** Whether a path is that of a test file, by its name or its folder. */
export const isTestFile = (path: string): boolean => byName().some((matches) => matches(path));

/** Each file for which `holdsTests` is true holds one of these as a whole word. */
export const TEST_WORDS = FILES_OF_RUNNERS.contents.flatMap(({ words }) => words);

/** Whether a file's content makes it a test, as a runner tells its own, whatever the file is called. */
export const holdsTests = (path: string, text: string): boolean =>
  contentsOf(path).some(({ signs }) => signs.every((sign) => sign.test(text)));

/** What tests hold in files of this ending; none where a file cannot be a test. */
export const contentsOf = (path: string) =>
  FILES_OF_RUNNERS.contents.filter(({ endings }) => endings.includes(endingOf(path)));

/** Answers whether a new file is a test, by a name that its runner looks for, in a place where these paths show tests. */
export function newTests(paths: Iterable<string>): (path: string) => boolean {
  /** Folders that hold a test file, or a folder of them; '' is the root. */
  const folders = new Set<string>();
  /** Endings of tests that stand beside the sources they test: a new one may stand beside any source. */
  const besideSources = new Set<string>();
  const sourceFolders = new Set<string>();
  for (const path of paths) {
    const folder = parentOf(path);
    sourceFolders.add(folder);
    if (!isTestFile(path)) continue;
    folders.add(folder);
    const home = IN_TEST_FOLDER.exec(path)?.[1];
    if (home === undefined) besideSources.add(endingOf(path));
    else folders.add(home);
  }
  return (path) => {
    if (!isTestFile(path) || !SOURCE_ENDINGS.has(endingOf(path)) || NO_TEST(path)) return false;
    // Among tests, another module would only be found in place of the language's own.
    if (/^(?:py|rb|lua)$/.test(endingOf(path)) && !isTestFile(nameOf(path))) return false;
    const folder = parentOf(path);
    if (folders.has(folder)) return true;
    const home = IN_TEST_FOLDER.exec(path)?.[1];
    if (home !== undefined) return folders.has(home);
    return besideSources.has(endingOf(path)) && sourceFolders.has(folder);
  };
}

const IN_TEST_FOLDER =
  /^((?:.*\/)?(?:tests?|__tests__|specs?|e2e|t|[\w.]+\.(?:Unit|Integration)?Tests?|src\/[a-z]+Test))\//;

/** Endings of files that hold code. */
export const SOURCE_ENDINGS = new Set(
  `py js jsx mjs cjs ts tsx mts cts vue svelte go rs java kt kts groovy scala cs fs vb swift php rb exs dart lua cr c cc cpp cxx r
   jl bats feature t pl`.split(/\s+/),
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
