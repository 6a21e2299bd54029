import type { Repository } from './context.ts';
import type { Octokit } from './octokit.ts';

/** What git stores under a name. */
type EntryKind = 'file' | 'link' | 'submodule' | 'folder';

export interface BaseEntry {
  readonly name: string;
  readonly kind: EntryKind;
  /** git's. */
  readonly mode: string;
  readonly sha: string;
  /** Of a file; null where GitHub does not say. */
  readonly bytes: number | null;
}

type Found =
  | { readonly kind: 'file' | 'link' | 'submodule'; readonly entry: BaseEntry }
  | { readonly kind: 'folder' | 'missing' }
  | { readonly kind: 'blocked'; readonly by: string; readonly byKind: 'file' | 'link' | 'submodule' };

/** More than what judges names in any repository; a made-up list of folders ends here. */
const MAX_FOLDERS = 1_000;

/** Of a commit the folders on the way to some paths, read over the API: no checkout is needed, and none is believed. */
export class BaseTree {
  readonly #octokit: Octokit;
  readonly #repository: Repository;
  readonly commit: string;
  /** By path; '' is the root. Only folders on the way to a path that was asked for. */
  readonly #folders = new Map<string, ReadonlyMap<string, BaseEntry>>();
  #paths: readonly string[] = [];

  private constructor(octokit: Octokit, repository: Repository, commit: string) {
    this.#octokit = octokit;
    this.#repository = repository;
    this.commit = commit;
  }

  /** Throws what Octokit throws, and an Error for a folder that GitHub does not list whole. */
  static async read(
    octokit: Octokit,
    of: {
      readonly repository: Repository;
      readonly commit: string;
      readonly paths: readonly string[];
      /** Whether `paths()` is wanted. */
      readonly isListed?: boolean;
    },
  ): Promise<BaseTree> {
    const tree = new BaseTree(octokit, of.repository, of.commit);
    const { data } = await octokit.rest.git.getCommit({ ...of.repository, commit_sha: of.commit });
    await tree.#list('', data.tree.sha);
    await tree.extend(of.paths);
    if (of.isListed === true) await tree.#listPaths(data.tree.sha);
    return tree;
  }

  /** Lists the folders on the way to further paths; whether there were any that it did not know. */
  async extend(paths: Iterable<string>): Promise<boolean> {
    const known = this.#folders.size;
    for (const path of paths) await this.#walk(path);
    return this.#folders.size > known;
  }

  find(path: string): Found {
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

  /** Every file, where `isListed` asked for it; of a tree that is too large for one answer, as many as GitHub lists. */
  paths(): Iterable<string> {
    return this.#paths;
  }

  /** Whether a file or a folder stands at a path: one that was asked for, or beside one on the way to it. */
  isTracked(path: string): boolean {
    const { kind } = this.find(path);
    return kind !== 'missing' && kind !== 'blocked';
  }

  children(folder: string): Iterable<{ readonly name: string }> {
    return this.#folders.get(folder)?.values() ?? [];
  }

  /** The bytes of a file that `find` found; null when GitHub gives none (over 1 MB). https://docs.github.com/en/rest/repos/contents#get-repository-content */
  async content(path: string): Promise<Buffer | null> {
    const request = { ...this.#repository, path, ref: this.commit };
    const { data } = await this.#octokit.rest.repos.getContent(request);
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64') return null;
    return Buffer.from(data.content, 'base64');
  }

  /** What a symbolic link that `find` found says. https://docs.github.com/en/rest/git/blobs#get-a-blob */
  async linkText(path: string): Promise<string | null> {
    const found = this.find(path);
    if (found.kind !== 'link') return null;
    const { data } = await this.#octokit.rest.git.getBlob({ ...this.#repository, file_sha: found.entry.sha });
    return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8').toString('utf8');
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
    this.#paths = data.tree.flatMap(({ path, type }) => (type === 'blob' ? [path] : []));
  }

  /** https://docs.github.com/en/rest/git/trees#get-a-tree */
  async #list(folder: string, sha: string): Promise<void> {
    const { data } = await this.#octokit.rest.git.getTree({ ...this.#repository, tree_sha: sha });
    if (this.#folders.size >= MAX_FOLDERS) throw new Error(`more than ${MAX_FOLDERS} folders are asked for`);
    if (data.truncated) throw new Error(`GitHub does not list the folder ${folder || '.'} whole`);
    const entries = data.tree.map(({ path: name, mode, sha: id, size }) => ({
      name,
      kind: kindOf(mode),
      mode,
      sha: id,
      bytes: size ?? null,
    }));
    this.#folders.set(folder, new Map(entries.map((entry) => [entry.name, entry])));
  }
}

const within = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

function kindOf(mode: string): EntryKind {
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
