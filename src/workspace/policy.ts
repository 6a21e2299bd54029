import { errorText } from '../core/errors.ts';
import { once } from '../core/once.ts';
import { PATCH_LIMITS } from '../core/ports.ts';
import { matcher, type PathMatcher } from './glob.ts';
import { JUDGE_FILES, PROTECTED_PATHS, type ProtectedPaths, SHADOWING } from './protected-paths.ts';
import type { Denial, RepoPath } from './repo-path.ts';
import { shadows } from './shadowing.ts';
import { isNewTest, testHomes } from './test-files.ts';

export interface PolicySettings {
  /** Globs of protected paths that the user opens. */
  readonly allowPaths: readonly string[];
  readonly allowTestEdits: boolean;
  /** Test files may be added where the repository keeps its tests; those that exist stay closed. */
  readonly mayAddTests?: boolean;
}

/** What a Policy knows of the base commit. */
export interface PolicyBase {
  /** Whether a file or a folder stands at a path. */
  isTracked(path: string): boolean;
  /** Every tracked path. */
  paths(): Iterable<string>;
  /** Files that the test command is made of. */
  readonly judgeFiles: ReadonlySet<string>;
}

const NOTHING_TRACKED: PolicyBase = { isTracked: () => false, paths: () => [], judgeFiles: new Set() };

/** Which paths may be written, asked by the tools before each write. Who publishes has a shorter list of its own: git's folder and the workflows. */
export interface Policy {
  /** The rule that covers a path, opened or not; null for product code. */
  protection(path: string): ProtectedPaths | null;
  /** Why a path may not be written; null when it may. */
  denyWrite(path: RepoPath): Denial | null;
  /** Whether a path may be written for one reason alone: it is a new test, where the task wants one. */
  addsTest(path: string): boolean;
}

/** Throws for an `allow-paths` glob that is none. */
export function createPolicy(settings: PolicySettings, base: PolicyBase = NOTHING_TRACKED): Policy {
  const isAllowed = allowedPaths(settings.allowPaths);
  const homes = settings.mayAddTests === true ? testHomes(base.paths()) : null;
  const addsTest = (path: string): boolean =>
    homes !== null && !base.isTracked(path) && isNewTest(path, homes) && !base.judgeFiles.has(path);
  return {
    protection: (path) => rulesOf(path).next().value ?? null,
    denyWrite: (path) => {
      for (const rule of rulesOf(path)) {
        if (!isOpen(rule)) return { rule: `protected: ${rule.rule}`, reason: explain(path, rule) };
      }
      return null;

      function isOpen({ opens }: ProtectedPaths): boolean {
        if (opens === 'never') return false;
        if (isAllowed(path)) return true;
        return opens === 'test_edits' && (settings.allowTestEdits || addsTest(path));
      }
    },
    addsTest: (path) => !isAllowed(path) && !settings.allowTestEdits && addsTest(path),
  };

  function* rulesOf(path: string): Generator<ProtectedPaths, undefined> {
    yield* rulesFor(path);
    if (base.judgeFiles.has(path)) yield JUDGE_FILES;
    if (shadows(path, base.isTracked)) yield SHADOWING;
    return undefined;
  }
}

/** Whether a change of this size may be published; the tools ask before each write. */
export function denySize(size: { readonly files: number; readonly bytes: number }): Denial | null {
  const { files, bytes } = PATCH_LIMITS;
  const limit =
    size.files > files ? `${files} files` : size.bytes > bytes ? `${bytes} bytes of changed lines` : null;
  if (limit === null) return null;
  return { rule: 'patch size', reason: `the whole patch may not grow over ${limit}: make a smaller change` };
}

function explain(path: string, { rule, reason, opens }: ProtectedPaths): string {
  const opener = {
    never: 'nothing opens it',
    allow_paths: 'only the user opens it, with allow-paths',
    test_edits: 'only the user opens it, with allow-test-edits',
  };
  return `${path} is protected (${rule}): ${reason}; ${opener[opens]}. Change product code instead`;
}

function* rulesFor(path: string): Generator<ProtectedPaths, undefined> {
  if (!anyRule()(path)) return undefined;
  for (const { rule, matches } of rules()) if (matches(path)) yield rule;
  return undefined;
}

function allowedPaths(globs: readonly string[]): PathMatcher {
  try {
    return matcher(globs, 'i');
  } catch (error) {
    const why = errorText(error);
    throw new Error(`allow-paths holds ${why}`, { cause: error });
  }
}

function ruleMatcher(rules: readonly ProtectedPaths[]): PathMatcher {
  const inAnyCase = matcher(
    rules.flatMap((rule) => rule.globs),
    'i',
  );
  const inThisCase = matcher(
    rules.flatMap((rule) => rule.exactGlobs ?? []),
    '',
  );
  return (path) => inAnyCase(path) || inThisCase(path);
}

/** Made when first asked: most runs touch nothing that any rule is about. */
const rules = once(() => PROTECTED_PATHS.map((rule) => ({ rule, matches: ruleMatcher([rule]) })));

/** All rules at once: most paths of a tree are product code, and need one look. */
const anyRule = once(() => ruleMatcher(PROTECTED_PATHS));
