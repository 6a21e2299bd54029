import { once } from '../core/once.ts';
import { RUNNERS } from '../runners/all-runners.ts';
import { JAVASCRIPT_ENDINGS, TEST_CLASSES } from '../runners/test-runner.ts';
import { matcher } from './glob.ts';

/** Files that a test run is made of or compares with: those of each test runner, and what belongs to none of ours. */
export const TEST_FILES: readonly string[] = [
  ...RUNNERS.flatMap(({ testFiles = [] }) => testFiles),
  // Folders that hold nothing else, in any language.
  '**/{tests,cypress}/**',
  '/{test,e2e}/**',
  // `test` and `spec` are also names of products' own modules; with these endings they are not.
  `**/{test,e2e,spec,specs}/**/*.{${JAVASCRIPT_ENDINGS},rb,exs,dart,php,lua,snap}`,
  // Names that a test runner looks for.
  `*.{e2e,cy}.{${JAVASCRIPT_ENDINGS}}`,
  '*_test.{dart,exs,c,cc,cpp,cxx,rb}',
  '{*_unittest,test_*}.{c,cc,cpp,cxx,h,hpp}',
  '*_{spec,test}.{lua,cr}',
  'test_*.{rb,R,r,jl,lua}',
  '*.{bats,feature}',
  '**/t/**/*.t',
  // What stands beside tests: helpers, fixtures, expectations.
  '**/{__fixtures__,__image_snapshots__,test_data,test-data,testfiles,test_files,test-files,test-fixtures,test_fixtures,testfixtures,test_helpers,test-helpers,testhelpers,test_support,test-support,cassettes,goldens,goldenfiles,golden_files,snapshot_tests,vcr_cassettes}/**',
  '/{fixtures,mocks,features,acceptance,integration_tests,functional_tests,unit_tests}/**',
  '**/{test,spec,e2e}/{fixtures,fixture,helpers,helper,support,factories,mocks,stubs,snapshots,expected,expectations,golden,baselines,data,resources}/**',
  '{test_helper,minitest_helper,factories}.rb',
  '{test,tests,spec}{_,-,}{helper,helpers,util,utils,support,base,case,setup,fixtures,data,common}.{py,rb,js,jsx,ts,tsx,mjs,cjs,mts,cts,php,lua,exs,ex,dart}',
  '{setup,setup-}{Tests,Test,-tests,-test,_tests,_test}.{js,jsx,ts,tsx,mjs,cjs}',
  '*.{expected,goldie,snapshot,snap.new}',
  '*.{expected,approved,verified,golden}.{txt,json,xml,html,md,csv,yaml,yml,svg}',
  // What a test run compares with.
  '*.{snap,ambr,approved.txt,verified.txt,golden}',
];

/** Names that need their capital letters: `FooTest.java` is a test, `Latest.java` is not. */
export const TEST_FILES_IN_THIS_CASE: readonly string[] = [
  ...RUNNERS.flatMap(({ testFilesInThisCase = [] }) => testFilesInThisCase),
  `{${TEST_CLASSES}}.swift`,
];

/** Where a repository keeps its tests. */
export interface TestHomes {
  /** Folders that hold a test file, or a folder of them; '' is the root. */
  readonly folders: ReadonlySet<string>;
  /** Tests stand beside what they test, so a new one may stand beside anything of that kind. */
  readonly besideSources: ReadonlySet<string>;
  readonly sourceFolders: ReadonlySet<string>;
}

/** Reads a tree's paths once. */
export function testHomes(paths: Iterable<string>): TestHomes {
  const folders = new Set<string>();
  const besideSources = new Set<string>();
  const sourceFolders = new Set<string>();
  for (const path of paths) {
    const folder = folderOf(path);
    sourceFolders.add(folder);
    if (!isTestFile(path)) continue;
    folders.add(folder);
    if (!IN_TEST_FOLDER.test(path)) besideSources.add(endingOf(path));
    const home = IN_TEST_FOLDER.exec(path)?.[1];
    if (home !== undefined) folders.add(home);
  }
  return { folders, besideSources, sourceFolders };
}

const IN_TEST_FOLDER =
  /^((?:.*\/)?(?:tests?|__tests__|specs?|e2e|t|[\w.]+\.(?:Unit|Integration)?Tests?|src\/(?:test|androidTest|commonTest|integrationTest)))\//;

/** Whether a new file is a test, by a name that its runner looks for, in a place where tests are. */
export function isNewTest(path: string, homes: TestHomes): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!isTestFile(path) || !CODE.test(name) || NO_TEST.test(name)) return false;
  const folder = folderOf(path);
  if (homes.folders.has(folder)) return true;
  const home = IN_TEST_FOLDER.exec(path)?.[1];
  if (home !== undefined) return homes.folders.has(home);
  return homes.besideSources.has(endingOf(path)) && homes.sourceFolders.has(folder);
}

const CODE =
  /\.(?:py|[cm]?[jt]sx?|vue|svelte|go|rs|java|kt|kts|groovy|scala|cs|fs|vb|swift|php|rb|exs|dart|lua|cr|c|cc|cpp|cxx|r|jl|bats|feature|t|pl)$/i;

/** What tests share and what sets them up: not tests, and loaded by others. */
const NO_TEST =
  /^(?:__init__|conftest|setup|setup[-_.]?tests?|(?:spec|test|rails)[-_]?helpers?|helpers?|utils?|support|base|common|fixtures?|mocks?|index|global|env)\.|(?:config|setup)\.\w+$/i;

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const endingOf = (path: string): string => path.slice(path.lastIndexOf('.'));

const testFiles = once(() => [matcher(TEST_FILES, 'i'), matcher(TEST_FILES_IN_THIS_CASE, '')] as const);

const isTestFile = (path: string): boolean => testFiles().some((matches) => matches(path));
