import type { GitStore } from './git-store.ts';

/** One entry of POST git/trees: content and sha exclude each other, and a null sha deletes the path. */
export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string | null;
}

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 */
  readonly date: string;
}

export interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
}

/** Raised for what the service answers with 422. */
export class Unprocessable extends Error {}

/** A commit object as the service writes it: the message byte for byte, without a final newline of git's. */
export function writeCommit(git: GitStore, commit: NewCommit): { sha: string; payload: string } {
  const payload = [
    `tree ${commit.tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    `author ${signatureLine(commit.author)}`,
    `committer ${signatureLine(commit.committer)}`,
    '',
    commit.message,
  ].join('\n');
  return { sha: git.write('commit', payload), payload };
}

function signatureLine({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
}

/** One line of a tree, as git stores it. */
export interface TreeItem {
  readonly name: string;
  /** `40000`: a tree. */
  readonly mode: string;
  readonly sha: string;
}

export function readItems(git: GitStore, tree: string): readonly TreeItem[] {
  const { type, bytes } = git.read(tree) ?? {};
  if (type !== 'tree' || bytes === undefined) throw new Error(`${tree} is no tree`);
  const items: TreeItem[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at);
    if (end < 0) throw new Error(`${tree} is cut off`);
    const [mode = '', name = ''] = bytes.toString('utf8', at, end).split(/ (.*)/s);
    items.push({ name, mode, sha: bytes.toString('hex', end + 1, end + 21) });
    at = end + 21;
  }
  return items;
}

/** git sorts by bytes, a folder as if its name ended with a slash. */
const sortKey = ({ name, mode }: TreeItem): Buffer => Buffer.from(mode === '40000' ? `${name}/` : name);

function writeItems(git: GitStore, items: Iterable<TreeItem>): string {
  const sorted = [...items].toSorted((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
  const lines = sorted.map(({ mode, name, sha }) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]),
  );
  return git.write('tree', Buffer.concat(lines));
}

/** The tree that `changes` make of `base` (nothing, when undefined). A path may hold slashes. */
export function writeTree(git: GitStore, base: string | undefined, changes: readonly TreeChange[]): string {
  for (const { path, sha, type } of changes) {
    if (path.includes('\0') || path.split('/').some((part) => /^(?:\.{0,2}|\.git|git~\d)$/i.test(part)))
      throw new Unprocessable(`tree contains a malformed path: ${path}`);
    // A submodule's commit lives elsewhere.
    if (sha !== null && type !== 'commit' && git.read(sha)?.type !== type)
      throw new Unprocessable(`tree.sha ${sha} is not a valid ${type}`);
  }
  return changed(git, base, changes);
}

function changed(git: GitStore, base: string | undefined, changes: readonly TreeChange[]): string {
  const items = new Map(base === undefined ? [] : readItems(git, base).map((item) => [item.name, item]));
  for (const [name, group] of Map.groupBy(changes, ({ path }) => path.split('/')[0] ?? '')) {
    const below = group.filter(({ path }) => path !== name);
    for (const { path, mode, sha } of group) {
      if (path !== name) continue;
      if (sha !== null) items.set(name, { name, mode: mode.replace(/^0/, ''), sha });
      else if (!items.delete(name))
        throw new Unprocessable(`tree.path ${path} cannot be deleted: it is not in base_tree`);
    }
    if (below.length === 0) continue;
    const known = items.get(name);
    const inner = below.map((change) => ({ ...change, path: change.path.slice(name.length + 1) }));
    const sha = changed(git, known?.mode === '40000' ? known.sha : undefined, inner);
    if (readItems(git, sha).length === 0) items.delete(name);
    else items.set(name, { name, mode: '40000', sha });
  }
  return writeItems(git, items.values());
}
