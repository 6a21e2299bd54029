import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstNames } from '../base/text.ts';
import type { Patch } from '../core/ports.ts';
import { copyCheckout } from '../oracle/checkout-copy.ts';
import { clearLeftovers } from '../oracle/leftovers.ts';
import type { Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { Repository } from '../workspace/git.ts';
import type { Io } from './io.ts';
import { isInPlace, openSandboxFor, type RunOptions } from './run-options.ts';

/** Where a run of the terminal takes place: on a copy of the repository, or in place. */
export interface Stage extends AsyncDisposable {
  /** The folder in which tests run; with a sandbox, on a layer over it. */
  readonly checkout: string;
  readonly sandbox: Sandbox;
  /** Restores the copy to what it was before the tests. Null: the sandbox does so, or the tests run in place. */
  readonly renew: (() => Promise<void>) | null;
  /** Whether `checkout` is a copy with a git directory of its own. */
  readonly isCopy: boolean;
  /** `on a copy`: said in the progress lines. */
  readonly note: string;
  apply(patch: Patch): Promise<void>;
  /** Applies a patch, proven or not, to a copy that is kept. */
  keep(patch: Patch): Promise<void>;
}

/** What a run of the terminal starts from: what `--repo` and `--since` name. */
export interface Start {
  /** The root of the repository. */
  readonly repository: string;
  /** The folder that `--repo` names, relative to the repository's root; `.` for the root itself. */
  readonly folder: string;
  readonly commit: string;
  /** The commit that `--since` names, at which the tests were green; null: none is named. */
  readonly greenAt: string | null;
}

/** Finds what `--repo` and `--since` name. Throws an Error naming what to mend: no repository, no commit, or no such `--since`. */
export async function findStart({ repo, since }: RunOptions): Promise<Start> {
  const { root, prefix, commit } = await Repository.checkedOutIn(resolve(repo));
  const greenAt = since === undefined ? null : await resolveSince(Repository.find(root), since, commit);
  return { repository: root, folder: prefix || '.', commit, greenAt };
}

/** The full id of the commit that `since` names, an ancestor of `base`. */
async function resolveSince(repository: Repository, since: string, base: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`];
  const found = await repository.ask(args);
  if (found.exitCode !== 0)
    throw new Error(
      `--since ${since}: there is no such commit in ${repository.root}. Name a commit, branch or tag of it`,
    );
  const commit = found.stdout.toString('utf8').trim();
  if (commit === base)
    throw new Error(
      `--since ${since} is the commit that is checked out: name an earlier one, at which the tests were green`,
    );
  const ancestry = await repository.ask(['merge-base', '--is-ancestor', commit, base]);
  if (ancestry.exitCode !== 0)
    throw new Error(
      `--since ${since}: ${commit.slice(0, 12)} is no ancestor of ${base.slice(0, 12)}, which is ` +
        'checked out. Name a commit of its own history',
    );
  return commit;
}

/** Opens the stage for a run. Throws an Error naming what to mend: changes that are not committed, no sandbox. */
export async function openStage(start: Start, options: RunOptions, io: Io): Promise<Stage> {
  const { 'keep-copy': keeps, 'copy-dir': folder } = options;
  // The sandbox must be opened on the copy, so the copy comes first.
  const isOnCopy = keeps || folder !== undefined;
  const opening = isOnCopy ? null : openSandboxFor(start.repository, options);
  // The sandbox opens while git runs. If that fails, the error is thrown at `await opening`.
  opening?.catch(() => {});
  await refuseUncommitted(options);
  if (opening === null) return stageOnCopy(start, { options, io, known: null });
  const sandbox = await opening;
  if (sandbox.cell === null && !isInPlace(options))
    return stageOnCopy(start, { options, io, known: sandbox });
  return stageHere(start, sandbox, isInPlace(options));
}

async function refuseUncommitted({ repo }: RunOptions): Promise<void> {
  const uncommitted = await Repository.find(resolve(repo)).uncommittedChanges();
  if (uncommitted.length === 0) return;
  throw new Error(
    `--repo ${repo}: uncommitted changes in ${firstNames(uncommitted, 5)}. ` +
      'agent-fix works from the commit: commit or stash them first.',
  );
}

/**
 * Works in the repository itself (`isInPlace`), or on a layer over it, which keeps the tests from writing to it: no copy is
 * needed.
 */
function stageHere({ repository, folder }: Start, sandbox: Sandbox, isInPlace: boolean): Stage {
  if (!isInPlace) clearLeftovers();
  return {
    checkout: repository,
    sandbox,
    renew: null,
    isCopy: false,
    note: isInPlace ? `in place, at ${join(repository, folder)}` : 'on a copy',
    apply: async ({ diff }) => (isInPlace ? undefined : Repository.find(repository).apply(diff)),
    keep: async (patch) => (isInPlace ? bringBack(repository, patch) : undefined),
    [Symbol.asyncDispose]: async () => {},
  };
}

interface OnCopy {
  readonly options: RunOptions;
  readonly io: Io;
  /** A sandbox that was opened already; null: it is still to be opened. */
  readonly known: Sandbox | null;
}

async function stageOnCopy(start: Start, { options, io, known }: OnCopy): Promise<Stage> {
  const { repository, commit } = start;
  const destination = options['copy-dir'] === undefined ? null : resolve(options['copy-dir']);
  const isKept = options['keep-copy'];
  const copy = await openCopy({ repository, commit, destination, isKept }, io);
  try {
    const sandbox = known ?? (await openSandboxFor(copy.root, options));
    return {
      checkout: copy.root,
      sandbox,
      renew: () => copy.renew(),
      isCopy: true,
      note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
      apply: ({ diff }) => Repository.find(repository).apply(diff),
      keep: async (patch) => {
        if (!isKept) return;
        await bringBack(copy.root, patch);
        await copy.uncommit();
      },
      [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
    };
  } catch (error) {
    await copy[Symbol.asyncDispose]();
    throw error;
  }
}

/** Restores a copy after tests without a sandbox: the last run may have been the one without the patch. */
async function bringBack(checkout: string, patch: Patch): Promise<void> {
  const isThere = ({ path, content }: Patch['files'][number]): boolean => {
    const file = join(checkout, path);
    return existsSync(file) && readFileSync(file).equals(content);
  };
  if (!patch.files.every(isThere)) await Repository.find(checkout).apply(patch.diff);
}

/** Copying a big `node_modules` takes a while: after this long, a line says so. */
const QUIET_MS = 1000;

/** Makes the copy to work on. Leftovers of killed commands are removed first, and a line is printed if copying takes long. */
export async function openCopy(options: Parameters<typeof copyCheckout>[0], io: Io) {
  for (const folder of clearLeftovers())
    io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
  const notice = setTimeout(
    () => io.stderr('[setup] copying the repository, untracked files too …\n'),
    QUIET_MS,
  );
  try {
    return await copyCheckout(options);
  } finally {
    clearTimeout(notice);
  }
}
