import type { Signature } from './git-objects.ts';
import type { Git } from './git-process.ts';

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
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The object that `name` (sha, branch, tag, full ref) stands for, if it exists and is of that type. */
export async function find(
  git: Git,
  name: string,
  type: 'commit' | 'tree' | 'blob',
): Promise<string | undefined> {
  for (const spelled of [name, `refs/heads/${name}`, `refs/tags/${name}`]) {
    const found = await git.read(`${spelled}^{${type}}`);
    if (found !== undefined) return found.sha;
  }
  return undefined;
}

/** The sha that a full ref ("refs/heads/main") holds. */
export async function readRef(git: Git, ref: string): Promise<string | undefined> {
  // Anything else is an expression, and the name of no ref: git-check-ref-format(1).
  return /^refs\/(?!.*(?:\.\.|@\{))[^\s~^:?*[\\]+$/.test(ref) ? (await git.read(ref))?.sha : undefined;
}

export async function readCommit(git: Git, sha: string): Promise<Commit> {
  const text = (await git.read(sha))?.bytes.toString() ?? '';
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

export async function readTree(git: Git, tree: string, isRecursive: boolean): Promise<readonly TreeEntry[]> {
  const listed = await git.run(['ls-tree', '-l', '-z', ...(isRecursive ? ['-r', '-t'] : []), tree]);
  return listed
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [fields = '', path = ''] = line.split('\t');
      const [mode = '', type = '', sha = '', size = '-'] = fields.split(/ +/);
      return { path, mode, type, sha, size: size === '-' ? undefined : Number(size) };
    });
}

/** Commits reachable from `range`, newest first. */
export async function listCommits(
  git: Git,
  range: string,
  page: { skip: number; limit: number },
): Promise<readonly string[]> {
  const bounds = [`--skip=${page.skip}`, `--max-count=${page.limit}`];
  return (await git.run(['rev-list', ...bounds, range, '--'])).split('\n').filter(Boolean);
}

export async function countCommits(git: Git, range: string): Promise<number> {
  return Number(await git.run(['rev-list', '--count', range, '--']));
}

export async function mergeBase(git: Git, a: string, b: string): Promise<string | undefined> {
  const result = await git.attempt(['merge-base', a, b]);
  return result.code === 0 ? result.stdout.toString().trim() : undefined;
}

export async function isAncestor(git: Git, ancestor: string, descendant: string): Promise<boolean> {
  return (await git.attempt(['merge-base', '--is-ancestor', ancestor, descendant])).code === 0;
}

/** What changed from one commit to another; from nothing, when `from` is undefined. */
export async function changedFiles(
  git: Git,
  from: string | undefined,
  to: string,
): Promise<readonly ChangedFile[]> {
  const range = ['-r', '-z', '--no-renames', from ?? emptyTree, to];
  const raw = (await git.run(['diff-tree', '--raw', '--no-abbrev', ...range])).split('\0');
  const counts = new Map(
    (await git.run(['diff-tree', '--numstat', ...range]))
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [additions = '', deletions = '', path = ''] = line.split('\t');
        return [path, { additions: Number(additions) || 0, deletions: Number(deletions) || 0 }];
      }),
  );
  const files: ChangedFile[] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const [, , before = '', after = '', letter = ''] = (raw[i] ?? '').split(' ');
    const path = raw[i + 1] ?? '';
    const status = letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified';
    files.push({
      path,
      status,
      sha: status === 'removed' ? before : after,
      ...(counts.get(path) ?? { additions: 0, deletions: 0 }),
    });
  }
  return files;
}
