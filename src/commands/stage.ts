import { join, resolve } from 'node:path';
import type { Patch } from '../agent/ports.ts';
import { applyPatch, listUncommittedChanges, resolveRepository } from '../workspace/repository.ts';
import type { Io } from './io.ts';
import type { RunOptions } from './run-options.ts';
import { openCopy } from './working-copy.ts';

/** Where a run of the terminal takes place: on a copy of the repository, or in place. */
export interface Stage extends AsyncDisposable {
  /** Whose git objects hold the base commit. */
  readonly repository: string;
  /** Where the tests run. */
  readonly checkout: string;
  /** The folder that `--repo` names, relative to the repository's root; `.` for the root itself. */
  readonly folder: string;
  readonly commit: string;
  /** For the progress lines. */
  readonly note: string;
  /** Brings a proven patch into the repository. */
  apply(patch: Patch): Promise<void>;
}

/** Throws an Error naming what to mend: no repository, no commit, changes that are not committed. */
export async function stageRun(options: RunOptions, io: Io): Promise<Stage> {
  const folder = resolve(options.repo);
  const [{ root, prefix, commit }, uncommitted] = await Promise.all([
    resolveRepository(folder),
    listUncommittedChanges(folder),
  ]);
  if (uncommitted.length > 0) {
    const shown = uncommitted.slice(0, 5).join(', ');
    throw new Error(
      `--repo ${options.repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
        'agent-fix works from the commit: commit or stash them first.',
    );
  }
  const place = { repository: root, folder: prefix || '.', commit };
  return options.sandbox ? stageOnCopy(place, options, io) : stageInPlace(place);
}

type Place = Pick<Stage, 'repository' | 'folder' | 'commit'>;

async function stageOnCopy(place: Place, options: RunOptions, io: Io): Promise<Stage> {
  const destination = options['sandbox-dir'] === undefined ? null : resolve(options['sandbox-dir']);
  const isKept = options['keep-sandbox'];
  const { repository, commit } = place;
  const copy = await openCopy({ repository, commit, destination, isKept }, io);
  return {
    ...place,
    checkout: copy.root,
    note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
    apply: ({ diff }) => applyPatch(place.repository, diff),
    [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
  };
}

/** The tests have already been run on the patched files; there is nothing left to apply. */
function stageInPlace(place: Place): Stage {
  return {
    ...place,
    checkout: place.repository,
    note: `in place, at ${join(place.repository, place.folder)}`,
    apply: async () => {},
    [Symbol.asyncDispose]: async () => {},
  };
}
