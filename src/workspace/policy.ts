import { errorText } from '../base/errors.ts';
import { HARD_LIMITS } from '../core/limits.ts';
import { type BaseFiles, type Closed, isSource, openPaths, pinsDependencies, testsOf } from './open-paths.ts';
import { type Denial, matcher, type PathMatcher, type RepoPath } from './repo-path.ts';
import { holdsTests, newTests } from './test-files.ts';

export interface PolicySettings {
  /** Globs of closed paths that the user opens. */
  readonly allowPaths: readonly string[];
  readonly allowTestEdits: boolean;
  /** Test files may be added where the repository keeps its tests; those that exist stay closed. */
  readonly mayAddTests?: boolean;
}

/** What a Policy knows of the base commit. */
interface PolicyBase extends BaseFiles {
  /** Files that are tests by what they hold; absent where `denyWrite` is given the text of each file. */
  readonly testFiles?: ReadonlySet<string>;
}

const NO_BASE: PolicyBase = { isTracked: () => false, paths: () => [], named: new Map() };

/** Which paths may be written; the tools ask before each write. `github/patch-check.ts` refuses git's folder and workflows once more. */
export interface Policy {
  /** Why a path is closed, whether or not a setting opens it; null for what is open. */
  closed(path: string): Closed | null;
  /** Why a path may not be written; null when it may. `baseText`, the file's text at the base commit, can show that it is a test. */
  denyWrite(path: RepoPath, baseText?: string): Denial | null;
  /** Whether a file has a part in the verdict, so that no run may change it: tests, settings, tools, what the test command names. */
  judges(path: string): boolean;
  /** Whether a file is a source of the product, which a run may change without a setting. */
  isProduct(path: string): boolean;
  /** Whether a file says where and with which packages the code runs, and holds none itself: lock files and workflows. */
  isOutsideCode(path: string): boolean;
  /** Whether a path may be written only because it is a new test and the task may add tests. */
  addsTest(path: string): boolean;
}

/** Throws when `allow-paths` holds a text that is no glob. */
export function createPolicy(settings: PolicySettings, base: PolicyBase = NO_BASE): Policy {
  const isAllowed = allowedPaths(settings.allowPaths);
  const isNamedTest = testsOf(base);
  const isNewTest = settings.mayAddTests === true ? newTests(base.paths(), isNamedTest) : () => false;
  const isTest = (path: string): boolean => isNamedTest(path) || base.testFiles?.has(path) === true;
  const closed = openPaths(base, isTest);
  const addsTest = (path: string): boolean =>
    !base.isTracked(path) && isNewTest(path) && closed(path)?.rule === 'test files';
  const isOpen = (path: string, { opens }: Closed): boolean =>
    opens !== 'never' &&
    (isAllowed(path) || (opens === 'allow-test-edits' && (settings.allowTestEdits || addsTest(path))));
  return {
    closed,
    denyWrite(path, baseText = '') {
      const asTest = closed(path) === null && holdsTests(path, baseText);
      const found = asTest ? openPaths(base, () => true)(path) : closed(path);
      return found === null || isOpen(path, found)
        ? null
        : { rule: `protected: ${found.rule}`, ...denialOf(path, found) };
    },
    judges(path) {
      switch (closed(path)?.rule) {
        case 'settings':
        case 'test files':
        case 'installed code':
          return true;
        case 'workflows':
        case 'hidden':
        case 'tools':
        case 'test command':
          // Only files that git tracks judge there: test runs leave caches and reports in the same folders.
          return base.isTracked(path);
        default:
          return false;
      }
    },
    isProduct: (path) => isSource(path) && closed(path) === null,
    isOutsideCode: (path) => pinsDependencies(path) || closed(path)?.rule === 'workflows',
    addsTest: (path) => !isAllowed(path) && !settings.allowTestEdits && addsTest(path),
  };
}

/** Whether a change of this size may be published; the tools ask before each write. */
export function denySize(size: { readonly files: number; readonly bytes: number }): Denial | null {
  const { files, bytes } = HARD_LIMITS.patch;
  const limit =
    size.files > files ? `${files} files` : size.bytes > bytes ? `${bytes} bytes of changed lines` : null;
  if (limit === null) return null;
  return { rule: 'patch size', reason: `the whole patch may not grow over ${limit}: make a smaller change` };
}

/** `src/x.ts is closed (…), because it …; only the user opens it, with "allow-paths: …"`: reason and setting, for the model. */
function denialOf(path: string, { rule, reason, opens }: Closed) {
  const isClosed = `${path} is closed (${rule}), because it ${reason}`;
  if (opens === 'never') return { reason: `${isClosed}; nothing opens it` };
  // `/x.ts` for `x.ts`: as a glob, a name alone opens files of that name in every folder.
  const glob = `${path.includes('/') ? '' : '/'}${path.replace(/[\\*?[\]{}]/g, '\\$&')}`;
  const line = opens === 'allow-paths' ? `allow-paths: ${glob}` : 'allow-test-edits: true';
  return {
    reason: `${isClosed}; only the user opens it, with "${line}", so change product code instead`,
    opens: line,
  };
}

function allowedPaths(globs: readonly string[]): PathMatcher {
  try {
    return matcher(globs, 'i');
  } catch (error) {
    throw new Error(`allow-paths holds ${errorText(error)}`, { cause: error });
  }
}
