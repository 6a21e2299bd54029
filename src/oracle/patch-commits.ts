import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { shellWord } from '../base/text.ts';
import { Repository } from '../workspace/git.ts';
import { importLater, type JournalEntry } from '../workspace/journal.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { leaseTempFolder, type TempFolder } from './leftovers.ts';

/** A commit for a copy of the checkout. `packs`: a folder with packs of the objects that the copy lacks; null: it has all. */
export interface CopyCommit {
  readonly id: string;
  readonly packs: string | null;
}

/** As commitlint wants it, which a job may run on the commits since the base branch. */
const MESSAGE = 'fix: the change under test';

type PatchBase = Pick<Snapshot, 'commit' | 'repository' | 'tree'>;

/**
 * Commits a patch on top of the base, as CI will see it, in a git directory of its own that reads the objects of the repository:
 * nothing is written to the repository. The same patch always gives the same id.
 */
export class PatchCommits implements Disposable {
  readonly #base: PatchBase;
  readonly #made = new Map<string, Promise<CopyCommit | null>>();
  #opened: Promise<{
    readonly folder: TempFolder;
    readonly git: Repository;
    readonly seconds: number;
  }> | null = null;

  constructor(base: PatchBase) {
    this.#base = base;
  }

  /** The base commit where nothing differs from it. Null where git lacks an object for it (a clone without trees). */
  of(entries: readonly JournalEntry[]): Promise<CopyCommit | null> {
    const { commit, tree } = this.#base;
    const files = entries.filter(({ path, oid }) => tree.find(path)?.oid !== oid);
    if (files.length === 0) return Promise.resolve({ id: commit, packs: this.#basePacks() });
    const key = JSON.stringify(files.map(({ path, oid }) => [path, oid]));
    const made = this.#made.get(key) ?? this.#make(files).catch(() => null);
    this.#made.set(key, made);
    return made;
  }

  async #make(files: readonly JournalEntry[]): Promise<CopyCommit> {
    this.#opened ??= this.#open();
    const { git, seconds } = await this.#opened;
    const words = { seconds, message: MESSAGE };
    const { commit: id } = await importLater(git, { parent: this.#base.commit, files, words });
    return { id, packs: packsOf(git) };
  }

  async #open() {
    const { repository, commit } = this.#base;
    const folder = leaseTempFolder('commits');
    const made = { idLength: commit.length, isBare: true, head: 'ref: refs/heads/none' };
    const [git, time] = await Promise.all([
      repository.lendObjects(repository.root, folder.path, made),
      repository.git(['log', '-1', '--format=%ct', commit]),
    ]);
    const packs = this.#basePacks();
    if (packs !== null) cpSync(packs, packsOf(git), { recursive: true });
    // A second after the base commit: tools that sort commits by their dates see it last.
    return { folder, git, seconds: Number(time.toString('utf8')) + 1 };
  }

  /** Where the base is a merge that we made, the checkout lacks its objects too. */
  #basePacks(): string | null {
    const { repository } = this.#base;
    return repository.isBorrower ? packsOf(repository) : null;
  }

  [Symbol.dispose](): void {
    this.#opened?.then(({ folder }) => folder[Symbol.dispose]()).catch(() => {});
  }
}

/** Where git directories of our own keep what `importLater` has made. */
export const packsOf = ({ gitDir }: Repository): string => join(gitDir, 'objects', 'pack');

/** The git directory of a copy of the checkout, and where its objects are, as tests name them. */
export interface CopyGit {
  readonly gitDir: string;
  readonly objects: string;
}

export async function gitOf(checkout: string): Promise<CopyGit> {
  const repository = Repository.find(checkout);
  const [objects = ''] = await repository.gitPaths('objects');
  return { gitDir: repository.gitDir, objects };
}

/**
 * A shell script that moves HEAD and the index to a commit whose files stand in the current folder. It runs where the tests run and
 * with no more rights, with hooks and fsmonitor off. It prints nothing, and failing ends nothing: tests may have
 * removed their `.git`.
 */
export function checkOutScript({ gitDir, objects }: CopyGit, { id, packs }: CopyCommit): string {
  // Without --quiet: before git 2.36 that would leave the files' times out of the index.
  const { program, args, env } = Repository.command(gitDir, ['--work-tree=.', 'reset', id, '--']);
  const variables = Object.entries(env).filter(([name]) => /^(?:GIT_|LC_)/.test(name));
  const words = ['/usr/bin/env', ...variables.map(([name, value]) => `${name}=${value}`), program, ...args];
  const locks = ['index.lock', 'HEAD.lock'].map((name) => shellWord(`${gitDir}/${name}`)).join(' ');
  const packFolder = shellWord(`${objects}/pack`);
  const copy =
    packs === null ? '' : `mkdir -p ${packFolder} && cp -R ${shellWord(`${packs}/.`)} ${packFolder} && `;
  return `{ rm -f ${locks}; ${copy}${words.map(shellWord).join(' ')}; } </dev/null >/dev/null 2>&1 || :`;
}
