import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Patch } from '../core/ports.ts';
import { Repository } from './git.ts';
import { blobId } from './git-objects.ts';
import type { RepoPath } from './repo-path.ts';
import type { Snapshot } from './snapshot.ts';

export type FileMode = '100644' | '100755';

/** One accepted write: the whole new content of a file. */
export interface JournalEntry {
  readonly path: RepoPath;
  readonly bytes: Buffer;
  readonly mode: FileMode;
  /** git's id of `bytes`. */
  readonly oid: string;
  /** The content at the base commit, kept because a test may destroy the git directory; null for a new file. */
  readonly base: Buffer | null;
  /** This file's part of the patch, in bytes: its lines that the base lacks, and the base's lines that it lacks. */
  readonly changedBytes: number;
}

type State = ReadonlyMap<string, JournalEntry>;
const NOTHING_WRITTEN: State = new Map();

type JournalBase = Pick<Snapshot, 'commit' | 'tree'>;

/**
 * Every write accepted in this run, in order. Nothing else is ever published (I10). Entries are only added: a run that goes
 * back to an earlier state of its files keeps the later writes in `writes`.
 */
export class Journal {
  readonly #base: JournalBase;
  readonly #writes: JournalEntry[] = [];
  /** `treeId` → the state of the writes that has it; the state before any write is one of them. */
  readonly #states = new Map<string, State>();
  #latest = NOTHING_WRITTEN;

  constructor(base: JournalBase) {
    this.#base = base;
    this.#states.set(this.treeId(), this.#latest);
  }

  /** The entry for a write, not yet recorded. The mode is the base's; a new file is not executable. */
  draft(path: RepoPath, bytes: Buffer, current: Buffer | null): JournalEntry {
    const before = this.get(path);
    const base = before === null ? current : before.base;
    const content = base === null || bytes.length < MIN_SHARED_BYTES ? bytes : sharedWith(base, bytes);
    return {
      path,
      get bytes() {
        return Buffer.isBuffer(content) ? content : Buffer.concat(content);
      },
      mode: this.#base.tree.find(path)?.mode === '100755' ? '100755' : '100644',
      oid: blobId(bytes, this.#base.commit.length),
      base,
      changedBytes: changedBytes(base?.toString('utf8') ?? '', bytes.toString('utf8')),
    };
  }

  record(entry: JournalEntry): void {
    this.#writes.push(entry);
    this.#latest = new Map([...this.#latest, [entry.path, entry]]);
    this.#states.set(this.treeId(), this.#latest);
  }

  /** Makes an earlier state of the writes the newest one; false when `tree` names none. */
  returnTo(tree: string): boolean {
    const state = this.#states.get(tree);
    if (state === undefined) return false;
    this.#latest = state;
    return true;
  }

  get(path: string): JournalEntry | null {
    return this.#latest.get(path) ?? null;
  }

  /** All writes, in the order in which they were accepted. */
  get writes(): readonly JournalEntry[] {
    return this.#writes;
  }

  /** The last write of every path, sorted by bytes, whether or not it differs from the base. */
  latest(): readonly JournalEntry[] {
    return [...this.#latest.values()].sort((a, b) => comparePaths(a.path, b.path));
  }

  /** The written files that differ from the base commit: a file that got its base content again is left out. */
  changes(): readonly JournalEntry[] {
    return this.latest().filter((entry) => !this.#isBase(entry));
  }

  /** The changes as they would be with one more write. */
  changesWith(entry: JournalEntry): readonly JournalEntry[] {
    const others = this.changes().filter((change) => change.path !== entry.path);
    const all = this.#isBase(entry) ? others : [...others, entry];
    return all.sort((a, b) => comparePaths(a.path, b.path));
  }

  /** The id of the content of Snapshot + Journal: equal for equal content. */
  treeId(): string {
    return treeIdOf(this.#base.commit, this.changes());
  }

  #isBase(entry: JournalEntry): boolean {
    return this.#base.tree.find(entry.path)?.oid === entry.oid;
  }
}

/** An id of a commit's files with `changes` written to them. `changes` are sorted by `comparePaths`. */
export function treeIdOf(commit: string, changes: readonly JournalEntry[]): string {
  const lines = changes.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`);
  return hash('sha256', `${commit}\n${lines.join('')}`);
}

/** The order of git's trees: by UTF-8 bytes, which is not the order of JavaScript strings. */
export const comparePaths = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** A larger file is kept as its difference from the base: each of many writes to it would be kept whole. */
const MIN_SHARED_BYTES = 1024 * 1024;

/** `bytes` in three pieces, of which the first and the last are parts of `base`. */
function sharedWith(base: Buffer, bytes: Buffer): readonly Buffer[] {
  const { start, end } = commonEnds(base, bytes);
  const changed = Buffer.from(bytes.subarray(start, bytes.length - end));
  return [base.subarray(0, start), changed, base.subarray(base.length - end)];
}

/** How much of two sequences is equal from the start, and from the end of what is left. */
function commonEnds(a: ArrayLike<unknown>, b: ArrayLike<unknown>): Readonly<Record<'start' | 'end', number>> {
  const most = Math.min(a.length, b.length);
  let [start, end] = [0, 0];
  while (start < most && a[start] === b[start]) start += 1;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return { start, end };
}

/** The size of a change: the bytes of lines that only one of the two texts has, wherever they stand. */
export function changedBytes(before: string, after: string): number {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const { start, end } = commonEnds(old, next);
  const counts = new Map<string, number>();
  for (const line of next.slice(start, next.length - end)) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of old.slice(start, old.length - end)) counts.set(line, (counts.get(line) ?? 0) - 1);
  let bytes = 0;
  for (const [line, count] of counts) bytes += Math.abs(count) * (Buffer.byteLength(line) + 1);
  return bytes;
}

/** How large a patch of these changes is, by what `denySize` limits. */
export const sizeOf = (
  changes: readonly JournalEntry[],
): { readonly files: number; readonly bytes: number } => ({
  files: changes.length,
  bytes: changes.reduce((sum, { changedBytes }) => sum + changedBytes, 0),
});

/** The most that `diffBytes` counts of a file's diff: all lines from the first to the last that differ. */
export function mostDiffBytes({ base, bytes }: JournalEntry): number {
  const before = base ?? Buffer.alloc(0);
  const { start, end } = commonEnds(before, bytes);
  const above = start === 0 ? 0 : before.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = before.indexOf('\n', before.length - end);
  const below = lineEnd === -1 ? 0 : before.length - lineEnd - 1;
  // The last line of either side may lack its line feed.
  return before.length + bytes.length - 2 * (above + below) + 2;
}

/** The bytes of the lines that a diff adds and removes, those that only moved as well; each with a line feed. */
export function diffBytes(diff: string): number {
  let [bytes, isInHunk] = [0, false];
  for (const line of diff.split('\n')) {
    // Lines above the hunks of a file begin with signs as well: `--- a/cart.ts`.
    isInHunk = line.startsWith('@@ ') || (isInHunk && !line.startsWith('diff --git '));
    if (isInHunk && /^[-+]/.test(line)) bytes += Buffer.byteLength(line);
  }
  return bytes;
}

/**
 * The Journal as a diff that `git apply` takes. Real git makes it, in a repository of its own that holds the
 * changed files alone, before and after: the user's repository, its configuration and its attributes do not
 * affect it, so the same change always gives the same bytes.
 */
export async function makePatch(journal: Pick<Journal, 'changes'>, idLength: number): Promise<Patch> {
  const changes = journal.changes();
  if (changes.length === 0) return { diff: '', files: [], sha256: hash('sha256', '') };
  const gitDir = mkdtempSync(join(tmpdir(), 'agent-fix-patch-'));
  try {
    const store = Repository.create(gitDir, gitDir, { idLength, isBare: true, head: `ref: ${AFTER}` });
    await store.git([...NOT_TO_KEEP, 'fast-import', '--quiet', '--done'], { input: bothSides(changes) });
    const answer = (await store.git(DIFF)).toString('utf8');
    const counts = answer.slice(0, answer.indexOf('\n\n')).split('\n');
    const diff = answer.slice(answer.indexOf('\n\n') + 2);
    const files = changes.map((entry, at) => patchFile(entry, counts[at] ?? ''));
    return { diff, files, sha256: hash('sha256', diff) };
  } finally {
    rmSync(gitDir, { recursive: true, force: true });
  }
}

/** Settings that skip waiting for the disk: the repository exists only for milliseconds. */
const NOT_TO_KEEP = [
  ...['-c', 'core.fsync=none', '-c', 'core.fsyncObjectFiles=false'],
  // Keeps the one pack as it comes: for a small import, git would start another process to unpack it.
  ...['-c', 'fastimport.unpackLimit=1'],
];
const BEFORE = 'refs/heads/before';
const AFTER = 'refs/heads/after';
const DIFF = [
  'diff-tree',
  ...['-r', '--numstat', '--patch', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-color'],
  ...['--full-index', '--binary', '--src-prefix=a/', '--dst-prefix=b/', '--unified=3'],
  ...['--inter-hunk-context=0', '--diff-algorithm=myers', '--indent-heuristic', BEFORE, AFTER],
];

/** Two commits as https://git-scm.com/docs/git-fast-import reads them: the files as they were, and as they are. */
function bothSides(changes: readonly JournalEntry[]): Buffer {
  return Buffer.concat([
    commitCommand(BEFORE),
    ...changes.flatMap(({ path, mode, base }) => (base === null ? [] : importedFile(path, mode, base))),
    commitCommand(AFTER),
    ...changes.flatMap(({ path, mode, bytes }) => importedFile(path, mode, bytes)),
    Buffer.from('done\n'),
  ]);
}

const commitCommand = (
  ref: string,
  { seconds, message }: CommitWords = { seconds: 0, message: '' },
): Buffer =>
  Buffer.from(
    `commit ${ref}\nmark :1\ncommitter agent-fix <agent-fix> ${seconds} +0000\ndata ${Buffer.byteLength(message)}\n${message}\n`,
  );

/** What a commit of ours says beside its files. `seconds`: its date, since 1970. The same files and words give the same id. */
interface CommitWords {
  readonly seconds: number;
  readonly message: string;
}

/** A path as git-fast-import reads it. */
const importedPath = (path: string): string => `"${path.replace(/["\\]/g, '\\$&')}"`;

function importedFile(path: string, mode: string, bytes: Buffer): readonly Buffer[] {
  return [
    Buffer.from(`M ${mode} inline ${importedPath(path)}\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from('\n'),
  ];
}

/** `counts`: git's line `3\t1\tsrc/cart.ts` for this file. git sorts these lines by the bytes of their paths, as `changes` are sorted. */
function patchFile(entry: JournalEntry, counts: string): Patch['files'][number] {
  const [added, removed] = counts.split('\t').map(Number);
  return {
    path: entry.path,
    status: entry.base === null ? 'added' : 'modified',
    mode: entry.mode,
    content: entry.bytes,
    addedLines: added ?? 0,
    removedLines: removed ?? 0,
  };
}

/** A file of a later commit; `bytes` null: it is not there any more. */
export interface LaterFile {
  readonly path: string;
  readonly mode: string;
  readonly bytes: Buffer | null;
}

const LATER = 'refs/agent-fix/later';

/**
 * Makes a commit in a git directory of our own: `parent`, and `files` that the commit has otherwise. `tree` is git's id of the
 * result: if a commit of elsewhere has the same, no file is missing.
 */
export async function importLater(
  repository: Repository,
  request: { readonly parent: string; readonly files: readonly LaterFile[]; readonly words?: CommitWords },
): Promise<{ readonly commit: string; readonly tree: string }> {
  const { parent, files, words } = request;
  const commands = files.flatMap(({ path, mode, bytes }) =>
    bytes === null ? [Buffer.from(`D ${importedPath(path)}\n`)] : importedFile(path, mode, bytes),
  );
  const from = Buffer.from(`from ${parent}\n`);
  // Asked in the same process: `040000 tree ID\t` stands for the root.
  const asks = Buffer.from('get-mark :1\nls :1 ""\ndone\n');
  const input = Buffer.concat([commitCommand(LATER, words), from, ...commands, asks]);
  const args = [...NOT_TO_KEEP, 'fast-import', '--quiet', '--done', '--force'];
  const [commit = '', root = ''] = (await repository.git(args, { input })).toString('utf8').split('\n');
  return { commit, tree: root.split(/[ \t]/)[2] ?? '' };
}
