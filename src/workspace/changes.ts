import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../base/json.ts';
import { shorten } from '../base/text.ts';
import type { Redact } from '../core/ports.ts';
import type { Changes, RawChanges } from '../core/task.ts';
import { parseDiff } from '../core/unified-diff.ts';
import type { Repository } from './git.ts';
import { importLater, type JournalEntry, type LaterFile } from './journal.ts';
import { decidesInstall } from './open-paths.ts';
import { isRepoPath, parseRepoPath, type RepoPath } from './repo-path.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

// Well below the bounds of a trace and a bundle (action/bundle.ts), which hold these texts.
const MAX_COMMITS = 250;
const MAX_CHANGED_FILES = 300;
const MAX_HUNK_LINES = 3_000;
const MAX_HUNK_CHARS = 128 * 1024;
const MAX_SUBJECT_CHARS = 200;

/** Redacts what changed and cuts it to the limits above; `unknown` in the result says what was left out. */
export function boundChanges(raw: RawChanges, redact: Redact): Changes {
  const isDependency = ({ path }: RawChanges['files'][number]): boolean => decidesInstall(path);
  const commits = raw.commits.slice(-MAX_COMMITS).map(({ message, ...commit }) => {
    const { subject, ...pull } = subjectOf(message);
    return { ...commit, ...pull, subject: shorten(redact(subject), MAX_SUBJECT_CHARS) };
  });
  // Generated files come last: they are long and tell little.
  const files = [...raw.files.filter((file) => !isDependency(file)), ...raw.files.filter(isDependency)];
  const room = { lines: MAX_HUNK_LINES, chars: MAX_HUNK_CHARS };
  const bounded = files.slice(0, MAX_CHANGED_FILES).map(({ patch, ...file }): Changes['files'][number] => {
    // The text is redacted before it is cut into lines: a secret may have several.
    const [shown] = patch === null || patch.length > room.chars ? [] : (parseDiff(redact(patch)) ?? []);
    const hunks = shown?.hunks ?? null;
    const lines = (hunks ?? []).flatMap((hunk) => hunk.lines);
    if (hunks === null || lines.length > room.lines) return { ...file, hunks: 'unknown' };
    room.lines -= lines.length;
    room.chars -= patch?.length ?? 0;
    return { ...file, hunks: hunks.map((hunk) => ({ ...hunk, lines: [...hunk.lines] })) };
  });
  const moreCommits = raw.commits.length - commits.length;
  const moreFiles = files.length - bounded.length;
  return {
    ...raw,
    commits,
    files: bounded,
    dependencyFiles: raw.files
      .filter(isDependency)
      .map(({ path }) => path)
      .slice(0, MAX_CHANGED_FILES),
    unknown: [
      ...raw.unknown,
      ...(moreCommits > 0 ? [`${moreCommits} earlier commits`] : []),
      ...(moreFiles > 0 ? [`${moreFiles} more files`] : []),
    ],
  };
}

/** What changed between the commit `greenAt` and its descendant `base`. */
export const changesSince = async (
  repository: Repository,
  range: { readonly greenAt: string; readonly base: string },
  redact: Redact,
): Promise<Changes> => boundChanges(await readChanges(repository, range), redact);

const MAX_DIFF_MS = 60_000;

const PULL_REQUEST = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /;

/** The first line of a commit's message, and the pull request that GitHub names in it. */
function subjectOf(message: string) {
  const subject = message.split('\n', 1)[0]?.trim() ?? '';
  const [, squashed, merged] = PULL_REQUEST.exec(subject) ?? [];
  return { subject, ...defined({ pullRequest: Number(squashed ?? merged) || undefined }) };
}

/** Reads from git's objects what changed from the commit `greenAt` to its descendant `base`. */
async function readChanges(
  repository: Repository,
  { greenAt, base }: { readonly greenAt: string; readonly base: string },
): Promise<RawChanges> {
  const log = ['log', '--first-parent', '--reverse', '-z', '--format=%H %P%n%s', `${greenAt}..${base}`];
  const diff = 'diff-tree -r -M --no-abbrev --no-ext-diff --no-textconv --no-color'.split(' ');
  const options = { timeoutMs: MAX_DIFF_MS };
  const [logText, raw, patches] = await Promise.all([
    repository.git(log, options),
    repository.git([...diff, '-z', '--raw', greenAt, base], options),
    repository.git([...diff, '--patch', greenAt, base], options),
  ]);
  const commits = logText
    .toString('utf8')
    .split('\0')
    .flatMap((text): RawChanges['commits'] => {
      const [, id, parent, message = ''] = /^([0-9a-f]+) ([0-9a-f]+).*\n(.*)/.exec(text) ?? [];
      return id === undefined || parent === undefined ? [] : [{ id, parent, message }];
    });
  return {
    greenAt,
    commits,
    files: withPatches(rawFiles(raw.toString('utf8')), patches.toString('utf8')),
    unknown: [],
  };
}

type NamedFile = Omit<RawChanges['files'][number], 'patch'>;

/**
 * Gives each file the text of its patch, which is redacted before it is read, because a secret may have several lines. git
 * prints them in the order of `files`, and for one that became a link, or a link no more, two.
 */
function withPatches(
  files: readonly (NamedFile & { readonly isRetyped: boolean })[],
  patches: string,
): RawChanges['files'] {
  const texts = patches.split(/^(?=diff --git )/m).values();
  return files.map(({ isRetyped, ...file }) => {
    const text = texts.next().value;
    if (!isRetyped) return { ...file, patch: text ?? null };
    texts.next();
    return { ...file, patch: null };
  });
}

/** Reads `:100644 100644 id id M`, then the path: https://git-scm.com/docs/git-diff-tree#_raw_output_format */
function rawFiles(text: string): readonly (NamedFile & { readonly isRetyped: boolean })[] {
  const fields = text.split('\0').slice(0, -1).values();
  const files: (NamedFile & { readonly isRetyped: boolean })[] = [];
  for (const field of fields) {
    const kind = / ([A-Z])\d*$/.exec(field)?.[1] ?? 'M';
    const path = fields.next().value ?? '';
    const renamed = kind === 'R' || kind === 'C' ? (fields.next().value ?? '') : null;
    const isRetyped = kind === 'T';
    if (renamed !== null) files.push({ path: renamed, previousPath: path, status: 'renamed', isRetyped });
    else files.push({ path, status: STATUS_OF_LETTER[kind] ?? 'modified', isRetyped });
  }
  return files;
}

const STATUS_OF_LETTER: Readonly<Record<string, Changes['files'][number]['status']>> = {
  A: 'added',
  D: 'removed',
};

/** The commits before the base commit. Disposing of it removes what was fetched. */
export interface CommitSource extends Disposable {
  /** A string says why a commit's files cannot be had. */
  filesAt(commit: string): Promise<OtherFiles | string>;
  /** The paths that differ between a commit and its first parent; null where that is unknown. */
  changedPaths(commit: Changes['commits'][number]): Promise<readonly string[] | null>;
}

/** What the host of a repository tells of commits that a shallow checkout lacks. */
interface HostedCommits {
  /** The paths that differ between two commits; null: there are too many to tell. */
  pathsBetween(before: string, after: string): Promise<readonly string[] | null>;
  readTreeId(commit: string): Promise<string>;
  /** The content of these files at a commit; null: some cannot be read whole. Costs a request for each file. */
  readFiles(commit: string, paths: readonly string[]): Promise<readonly LaterFile[] | null>;
  /** An error of these requests, for people. */
  describe(error: unknown): string;
}

const MAX_HOSTED_FILES = 100;
const NOT_WHOLE = 'its files could not be had whole';

/**
 * The commits before `base`: from the repository where it holds them, else (in a shallow checkout) from its host. Files from the
 * host are used only if git's tree id of them is the one that the host gives for the commit.
 */
export function commitsOf(
  repository: Repository,
  base: string,
  host: HostedCommits | null = null,
): CommitSource {
  let borrowing: Repository | null = null;
  /** Makes a commit of our own with the content of `commit`, in `from`, which lends its objects; a string says why that failed. */
  const fetched = async (
    commit: string,
    from: HostedCommits,
  ): Promise<{ readonly from: Repository; readonly id: string } | string> => {
    const paths = await from.pathsBetween(commit, base);
    if (paths === null || paths.length > MAX_HOSTED_FILES) return 'too many files were changed there';
    const files = paths.every(isRepoPath) ? await from.readFiles(commit, paths) : null;
    if (files === null) return NOT_WHOLE;
    const made = { idLength: commit.length, isBare: true, head: 'ref: refs/heads/none' };
    borrowing ??= await repository.lendObjects(
      repository.root,
      mkdtempSync(join(tmpdir(), 'agent-fix-earlier-')),
      made,
    );
    const later = await importLater(borrowing, { parent: base, files });
    const isWhole = later.tree === (await from.readTreeId(commit));
    return isWhole ? { from: borrowing, id: later.commit } : NOT_WHOLE;
  };
  return {
    async filesAt(commit) {
      const isHere = (await repository.ask(['cat-file', '-e', `${commit}^{tree}`])).exitCode === 0;
      if (isHere || host === null) return otherFiles(repository, base, commit);
      const found = await fetched(commit, host).catch(
        (error: unknown) => `its files could not be had (${host.describe(error)})`,
      );
      return typeof found === 'string' ? found : otherFiles(found.from, base, found.id);
    },
    changedPaths: async (commit) =>
      (await changedPaths(repository, commit)) ??
      (host === null ? null : await host.pathsBetween(commit.parent, commit.id)),
    [Symbol.dispose]: () => {
      if (borrowing !== null) rmSync(borrowing.gitDir, { recursive: true, force: true });
    },
  };
}

/** The paths that differ between a commit and its parent; null where git cannot tell. */
async function changedPaths(
  repository: Repository,
  { id, parent }: Changes['commits'][number],
): Promise<readonly string[] | null> {
  const answer = await repository.ask(['diff-tree', '-r', '-z', '--name-only', '--no-renames', parent, id]);
  return answer.exitCode === 0 ? answer.stdout.toString('utf8').split('\0').slice(0, -1) : null;
}

/** How to turn the base commit's files into those of another commit: `entries` are written, `gone` are removed. */
export interface OtherFiles extends AsyncDisposable {
  readonly snapshot: Snapshot;
  readonly entries: readonly JournalEntry[];
  /** Files that the base commit has and the other one has not. */
  readonly gone: readonly RepoPath[];
}

const MAX_OTHER_FILES = 1_000;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;

/** Reads the changes from git's objects; a string says why that cannot be done. Throws what `openSnapshot` throws. */
async function otherFiles(
  repository: Repository,
  base: string,
  commit: string,
): Promise<OtherFiles | string> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, commit];
  const answer = await repository.ask(args);
  if (answer.exitCode !== 0) return 'its files are not at hand';
  // `:mode mode id id status`, then the path: https://git-scm.com/docs/git-diff-tree#_raw_output_format
  const fields = answer.stdout.toString('utf8').split('\0').slice(0, -1);
  const changed = fields
    .filter((_, at) => at % 2 === 0)
    .map((field, at) => ({ field, path: fields[2 * at + 1] ?? '' }));
  if (changed.length > MAX_OTHER_FILES) return `more than ${MAX_OTHER_FILES} files differ there`;
  const snapshot = await openSnapshot(repository, commit);
  try {
    const entries: JournalEntry[] = [];
    const gone: RepoPath[] = [];
    let bytesLeft = MAX_OTHER_BYTES;
    for (const { field, path: text } of changed) {
      const check = parseRepoPath(text);
      const [before = '', after = '', , , status = ''] = field.slice(1).split(' ');
      if (!check.ok || [before, after].some((mode) => !/^(?:0+|100\d+)$/.test(mode)))
        return await closeWith(snapshot, 'a link, a submodule or an unusual path differs there');
      if (status === 'D') {
        gone.push(check.path);
        continue;
      }
      const entry = snapshot.tree.find(text);
      const content = entry === null ? null : await snapshot.read(entry, Number.POSITIVE_INFINITY);
      if (entry === null || content?.kind !== 'bytes')
        return await closeWith(snapshot, 'its files cannot be read whole');
      bytesLeft -= content.bytes.length;
      if (bytesLeft < 0)
        return await closeWith(snapshot, `more than ${MAX_OTHER_BYTES >> 20} MiB differ there`);
      const mode = entry.mode === '100755' ? entry.mode : '100644';
      entries.push({
        path: check.path,
        bytes: content.bytes,
        mode,
        oid: entry.oid,
        base: null,
        changedBytes: 0,
      });
    }
    return { snapshot, entries, gone, [Symbol.asyncDispose]: () => snapshot[Symbol.asyncDispose]() };
  } catch (error) {
    await snapshot[Symbol.asyncDispose]();
    throw error;
  }
}

async function closeWith(snapshot: Snapshot, why: string): Promise<string> {
  await snapshot[Symbol.asyncDispose]();
  return why;
}
