import { globToRegexSource } from './glob.ts';
import { TEST_FILES, TEST_FILES_IN_THIS_CASE } from './test-file-globs.ts';

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

/** Made when first asked: few tasks add tests. */
let patterns: { readonly anyCase: RegExp; readonly thisCase: RegExp } | null = null;

function isTestFile(path: string): boolean {
  patterns ??= {
    anyCase: new RegExp(TEST_FILES.map(globToRegexSource).join('|'), 'i'),
    thisCase: new RegExp(TEST_FILES_IN_THIS_CASE.map(globToRegexSource).join('|')),
  };
  return patterns.anyCase.test(path) || patterns.thisCase.test(path);
}
