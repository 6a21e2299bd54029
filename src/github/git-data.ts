import type { RepositoryName } from './context.ts';
import { graphqlError, type Octokit, onRefusal } from './octokit.ts';

/** What git stores under a name. */
type TreeEntryKind = 'file' | 'link' | 'submodule' | 'folder';

interface BaseEntry {
  readonly name: string;
  readonly kind: TreeEntryKind;
  /** As git writes it: `100644`. */
  readonly mode: string;
  readonly sha: string;
  /** Size of a file; null where GitHub does not give it. */
  readonly bytes: number | null;
}

type FoundEntry =
  | { readonly kind: 'file' | 'link' | 'submodule'; readonly entry: BaseEntry }
  | { readonly kind: 'folder' | 'missing' }
  | { readonly kind: 'blocked'; readonly by: string; readonly byKind: 'file' | 'link' | 'submodule' };

/**
 * The most folders that are read: more than lead to the closed files of any real repository. Limits the requests that a
 * forged bundle can cause.
 */
const MAX_TREE_FOLDERS = 1_000;

/** The files and folders of a commit around given paths, read over the API, so that no checkout has to be trusted. */
export interface TreeRequest {
  readonly repository: RepositoryName;
  readonly commit: string;
  readonly paths: readonly string[];
  /** Lists the whole tree too, so that `paths()` gives every file. */
  readonly isListed?: boolean;
}

export class BaseTree {
  readonly #octokit: Octokit;
  readonly #repository: RepositoryName;
  readonly commit: string;
  /** Path of a folder ('' is the root) → its entries. Holds only folders on the way to a path that was asked for. */
  readonly #folders = new Map<string, ReadonlyMap<string, BaseEntry>>();
  /** `src/cart.ts` → `file`: the whole tree if `isListed`, else empty. */
  #listed: ReadonlyMap<string, 'file' | 'folder'> = new Map();

  private constructor(octokit: Octokit, repository: RepositoryName, commit: string) {
    this.#octokit = octokit;
    this.#repository = repository;
    this.commit = commit;
  }

  /** Reads the folders on the way to `paths`. Throws what Octokit throws, and an Error if GitHub lists only a part of a folder. */
  static async read(octokit: Octokit, of: TreeRequest): Promise<BaseTree> {
    const tree = new BaseTree(octokit, of.repository, of.commit);
    const { data } = await octokit.rest.git.getCommit({ ...of.repository, commit_sha: of.commit });
    await tree.#list('', data.tree.sha);
    await tree.extend(of.paths);
    if (of.isListed === true) await tree.#listPaths(data.tree.sha);
    return tree;
  }

  /** Reads the folders on the way to further paths too; returns whether any folder was new. */
  async extend(paths: Iterable<string>): Promise<boolean> {
    const known = this.#folders.size;
    for (const path of paths) await this.#walk(path);
    return this.#folders.size > known;
  }

  find(path: string): FoundEntry {
    const names = path.split('/');
    let folder = '';
    for (const [at, name] of names.entries()) {
      const entry = this.#folders.get(folder)?.get(name);
      if (entry === undefined) return { kind: 'missing' };
      const isLast = at === names.length - 1;
      if (entry.kind !== 'folder') {
        const { kind } = entry;
        return isLast ? { kind, entry } : { kind: 'blocked', by: within(folder, name), byKind: kind };
      }
      if (isLast) return { kind: 'folder' };
      folder = within(folder, name);
    }
    return { kind: 'missing' };
  }

  /** Every file, if `isListed`. Of a tree too large for one answer: the files that GitHub lists, and those in folders that were read. */
  paths(): Iterable<string> {
    const seen = [...this.#folders].flatMap(([folder, entries]) =>
      [...entries.values()].flatMap(({ kind, name }) => (kind === 'file' ? [within(folder, name)] : [])),
    );
    const listed = [...this.#listed].flatMap(([path, kind]) => (kind === 'file' ? [path] : []));
    return new Set([...listed, ...seen]);
  }

  /** Whether the commit has a file or folder at `path`, as far as is known: it is listed, or its folder was read. */
  isTracked(path: string): boolean {
    const { kind } = this.find(path);
    return (kind !== 'missing' && kind !== 'blocked') || this.#listed.has(path);
  }

  children(folder: string): Iterable<{ readonly name: string }> {
    return this.#folders.get(folder)?.values() ?? [];
  }

  /**
   * The bytes of a file that `find` found, up to GitHub's 100 MB; null where it found none.
   * https://docs.github.com/en/rest/git/blobs#get-a-blob
   */
  async content(path: string): Promise<Buffer | null> {
    const found = this.find(path);
    if (found.kind !== 'file') return null;
    const request = { ...this.#repository, file_sha: found.entry.sha };
    const { data } = await this.#octokit.rest.git.getBlob(request);
    return data.encoding === 'base64' ? Buffer.from(data.content, 'base64') : null;
  }

  async #walk(path: string): Promise<void> {
    let folder = '';
    for (const name of path.split('/').slice(0, -1)) {
      const entry = this.#folders.get(folder)?.get(name);
      if (entry?.kind !== 'folder') return;
      folder = within(folder, name);
      if (!this.#folders.has(folder)) await this.#list(folder, entry.sha);
    }
  }

  async #listPaths(sha: string): Promise<void> {
    const request = { ...this.#repository, tree_sha: sha, recursive: 'true' };
    const { data } = await this.#octokit.rest.git.getTree(request);
    this.#listed = new Map(data.tree.map(({ path, type }) => [path, type === 'blob' ? 'file' : 'folder']));
  }

  /** https://docs.github.com/en/rest/git/trees#get-a-tree */
  async #list(folder: string, sha: string): Promise<void> {
    const { data } = await this.#octokit.rest.git.getTree({ ...this.#repository, tree_sha: sha });
    if (this.#folders.size >= MAX_TREE_FOLDERS)
      throw new Error(`more than ${MAX_TREE_FOLDERS} folders are asked for`);
    if (data.truncated) throw new Error(`GitHub does not list the folder ${folder || '.'} whole`);
    const entries = data.tree.map(({ path: name, mode, sha: id, size }) => ({
      name,
      kind: kindOfMode(mode),
      mode,
      sha: id,
      bytes: size ?? null,
    }));
    this.#folders.set(folder, new Map(entries.map((entry) => [entry.name, entry])));
  }
}

const within = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

function kindOfMode(mode: string): TreeEntryKind {
  switch (mode) {
    case '040000':
      return 'folder';
    case '120000':
      return 'link';
    case '160000':
      return 'submodule';
    default:
      return 'file';
  }
}

/** The commit that a branch points at; null when there is no such branch. https://docs.github.com/en/rest/git/refs#get-a-reference */
export async function readTip(
  octokit: Octokit,
  repository: RepositoryName,
  branch: string,
): Promise<string | null> {
  const ref = { ...repository, ref: `heads/${branch}` };
  const found = await octokit.rest.git.getRef(ref).catch(onRefusal(null, 404));
  return found?.data.object.sha ?? null;
}

/** The tree of a commit. https://docs.github.com/en/rest/git/commits#get-a-commit-object */
export async function readTreeId(octokit: Octokit, repository: RepositoryName, sha: string): Promise<string> {
  return (await octokit.rest.git.getCommit({ ...repository, commit_sha: sha })).data.tree.sha;
}

/** The most files that one answer names. https://docs.github.com/en/rest/commits/commits#compare-two-commits */
export const MAX_COMPARED_FILES = 300;

/** Compares the commits of `main...topic`; null when they have no common history, or one is gone. Names at most the newest 250 commits. */
export async function compareCommits(octokit: Octokit, repository: RepositoryName, basehead: string) {
  const commits = { ...repository, basehead };
  const compared = await octokit.rest.repos.compareCommitsWithBasehead(commits).catch(onRefusal(null, 404));
  return compared?.data ?? null;
}

/** The paths that differ between two commits, of which the second follows the first; null where GitHub does not name them all. */
export async function pathsBetween(
  octokit: Octokit,
  repository: RepositoryName,
  basehead: string,
): Promise<readonly string[] | null> {
  const compared = await compareCommits(octokit, repository, basehead);
  const files = compared?.status === 'ahead' ? (compared.files ?? []) : null;
  return files === null || files.length >= MAX_COMPARED_FILES ? null : pathsOf(files);
}

/** The paths of changed files, and the former paths of those that were renamed. */
export const pathsOf = (
  files: readonly { readonly filename: string; readonly previous_filename?: string | undefined }[],
): readonly string[] => [
  ...new Set(files.flatMap((file) => [file.filename, file.previous_filename ?? file.filename])),
];

export type ComparedCommits = NonNullable<Awaited<ReturnType<typeof compareCommits>>>;

interface RefMove {
  readonly repository: RepositoryName;
  readonly branch: string;
  /** The commit that the branch must point at. */
  readonly from: string;
  readonly to: string;
}

const UPDATE_REFS = `mutation MoveBranch($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`;

/**
 * Points a branch at `to` if it still points at `from`. GraphQL does that; REST either takes fast-forwards alone or overwrites
 * whatever it finds. Returns whether the branch points at `to` now; throws GitHub's refusal if it still points at `from`.
 * https://docs.github.com/en/graphql/reference/git#updaterefs
 */
export async function moveRef(octokit: Octokit, { repository, branch, from, to }: RefMove): Promise<boolean> {
  const { data } = await octokit.rest.repos.get({ ...repository });
  const update = { name: `refs/heads/${branch}`, beforeOid: from, afterOid: to, force: true };
  try {
    await octokit.graphql(UPDATE_REFS, { input: { repositoryId: data.node_id, refUpdates: [update] } });
    return true;
  } catch (error) {
    // The answer gives its reason only as prose, so the branch itself is read.
    const tip = await readTip(octokit, repository, branch);
    if (tip === from) throw graphqlError(error);
    return tip === to;
  }
}
