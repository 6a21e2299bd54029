import { createTwoFilesPatch } from 'diff';
import { readItems, type Signature } from './git-objects.ts';
import type { GitStore } from './git-store.ts';

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size: number | undefined;
}

export interface ChangedFile {
  readonly path: string;
  readonly status: 'added' | 'modified' | 'removed';
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
  /** The hunks alone, without a header and without a line feed at the end. */
  readonly patch: string;
}

/** The object that `name` (sha, branch, tag, full ref) stands for, if it exists and is of that type. */
export function find(git: GitStore, name: string, type: 'commit' | 'tree' | 'blob'): string | undefined {
  const names = [name, git.ref(name), git.ref(`refs/heads/${name}`), git.ref(`refs/tags/${name}`)];
  const found = names.flatMap((sha) => (sha === undefined ? [] : (git.read(sha) ?? [])))[0];
  if (found?.type === 'commit' && type === 'tree') return readCommit(git, found.sha).tree;
  return found?.type === type ? found.sha : undefined;
}

export function readCommit(git: GitStore, sha: string): Commit {
  const text = git.read(sha)?.bytes.toString() ?? '';
  const end = text.indexOf('\n\n');
  const headers = text.slice(0, end).split('\n');
  const all = (name: string) =>
    headers.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return {
    sha,
    tree: all('tree')[0] ?? '',
    parents: all('parent'),
    author: parseSignature(all('author')[0] ?? ''),
    committer: parseSignature(all('committer')[0] ?? ''),
    message: text.slice(end + 2).replace(/\n$/, ''),
  };
}

function parseSignature(line: string): Signature {
  const [, name = '', email = '', seconds = '0'] = /^(.*?) ?<(.*)> (\d+)/.exec(line) ?? [];
  return { name, email, date: isoSeconds(new Date(Number(seconds) * 1000)) };
}

/** The service's dates have no fraction of a second. */
export function isoSeconds(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** As `git ls-tree -l` lists it, and with `-r -t`. */
export function readTree(git: GitStore, tree: string, isRecursive: boolean): readonly TreeEntry[] {
  return readItems(git, tree).flatMap(({ name, mode, sha }): readonly TreeEntry[] => {
    if (mode === '160000') return [{ path: name, mode, type: 'commit', sha, size: undefined }];
    if (mode !== '40000') return [{ path: name, mode, type: 'blob', sha, size: git.read(sha)?.bytes.length }];
    const below = isRecursive ? readTree(git, sha, true) : [];
    const folder = { path: name, mode: '040000', type: 'tree', sha, size: undefined };
    return [folder, ...below.map((entry) => ({ ...entry, path: `${name}/${entry.path}` }))];
  });
}

/** Commits reachable from `tip` and not from `without`, newest first. */
export function listCommits(git: GitStore, tip: string, without?: string): readonly string[] {
  const known = new Set(without === undefined ? [] : listCommits(git, without));
  const listed = new Set<string>();
  const waiting = [readCommit(git, tip)];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (known.has(next.sha) || listed.has(next.sha)) continue;
    listed.add(next.sha);
    waiting.push(...next.parents.map((parent) => readCommit(git, parent)));
    waiting.sort((a, b) => b.committer.date.localeCompare(a.committer.date));
  }
  return [...listed];
}

/** The newest commit that both go back to. */
export function mergeBase(git: GitStore, a: string, b: string): string | undefined {
  const known = new Set(listCommits(git, a));
  return listCommits(git, b).find((sha) => known.has(sha));
}

export const isAncestor = (git: GitStore, ancestor: string, descendant: string): boolean =>
  listCommits(git, descendant).includes(ancestor);

/** What changed from one commit to another; from nothing, when `from` is undefined. */
export function changedFiles(git: GitStore, from: string | undefined, to: string): readonly ChangedFile[] {
  const filesOf = (commit: string) =>
    readTree(git, readCommit(git, commit).tree, true).filter(({ type }) => type !== 'tree');
  const before = new Map(from === undefined ? [] : filesOf(from).map((entry) => [entry.path, entry]));
  const after = new Map(filesOf(to).map((entry) => [entry.path, entry]));
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.sha === now?.sha && old?.mode === now?.mode) return [];
    const status = old === undefined ? 'added' : now === undefined ? 'removed' : 'modified';
    const textOf = (sha = '') => git.read(sha)?.bytes.toString('latin1') ?? '';
    const unified = createTwoFilesPatch('a', 'b', textOf(old?.sha), textOf(now?.sha), '', '', { context: 3 });
    const hunks = unified.slice(unified.indexOf('@@')).trimEnd();
    const [additions = 0, deletions = 0] = [/^\+/gm, /^-/gm].map((sign) => hunks.match(sign)?.length);
    const patch = Buffer.from(hunks, 'latin1').toString('utf8');
    return [{ path, status, sha: (now ?? old)?.sha ?? '', additions, deletions, patch }];
  });
}
