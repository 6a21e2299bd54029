import { createHash } from 'node:crypto';
import { shorten } from '../base/text.ts';
import { HARD_LIMITS } from '../core/limits.ts';
import type { Patch } from '../core/ports.ts';
import { blobId } from './git-objects.ts';
import {
  changedBytes,
  comparePaths,
  diffBytes,
  type FileMode,
  type JournalEntry,
  makePatch,
  sizeOf,
  treeIdOf,
} from './journal.ts';
import type { NamedFiles } from './open-paths.ts';
import { createPolicy, denySize, type Policy, type PolicySettings } from './policy.ts';
import { decodeText } from './read-file.ts';
import { parseRepoPath, type RepoPath } from './repo-path.ts';
import { MAX_FILE_BYTES } from './snapshot.ts';
import { denyContent, denyTarget, fold, type TargetTree, textProblem } from './write-file.ts';

// Checks a patch that comes from another process, which claims that the patch follows the rules of the tool `write_file`.

/** The rules that may refuse a claimed patch, by the names that messages give them. */
export type ClaimRule =
  | 'number of files'
  | 'path'
  | 'file mode'
  | 'protected path'
  | 'content'
  | 'size of the patch'
  | 'diff'
  | 'line counts';

interface ClaimedFile {
  readonly path: string;
  readonly mode: string;
  readonly status: 'added' | 'modified';
  /** In base64; null: of a file so large that the diff alone says what it becomes. */
  readonly content: string | null;
  readonly added_lines: number;
  readonly removed_lines: number;
}

interface ForeignPatch {
  readonly baseCommit: string;
  readonly files: readonly ClaimedFile[];
  readonly diff: string;
  readonly sha256: string;
}

/** The base commit: all paths, and what stands at the claimed paths and at the folders above them. */
interface ClaimBase {
  readonly commit: string;
  find(
    path: string,
  ):
    | { readonly kind: 'file' | 'link' | 'submodule'; readonly entry: BaseFile }
    | { readonly kind: 'folder' | 'missing' }
    | { readonly kind: 'blocked'; readonly by: string; readonly byKind: 'file' | 'link' | 'submodule' };
  children: TargetTree['children'];
  isTracked(path: string): boolean;
  paths(): Iterable<string>;
  /** The content of a file; null: it cannot be had whole. */
  content(path: string): Promise<Buffer | null>;
}

interface BaseFile {
  readonly mode: string;
  readonly sha: string;
  readonly bytes: number | null;
}

export interface ClaimSources {
  readonly settings: PolicySettings;
  openBase(paths: readonly string[]): Promise<ClaimBase>;
  /** The files that the test commands name. */
  named(): Promise<NamedFiles>;
}

export interface ClaimedPatch {
  /** The patch that was made anew from the claimed files. */
  readonly patch: Patch;
  /** git's id of the base commit's tree with the claimed files written to it. */
  readonly tree: string;
  /** Paths of files that are allowed only because they are new tests. */
  readonly newTests: readonly string[];
}

interface BrokenRule {
  readonly rule: ClaimRule;
  /** Completes a sentence: "it …". */
  readonly reason: string;
}

class ClaimRefusal extends Error {
  readonly rule: ClaimRule;

  constructor(rule: ClaimRule, message: string) {
    super(message);
    this.rule = rule;
  }
}

/**
 * Makes the patch anew from its files and the base commit, by every rule of the write tool; or says which rule it breaks. Rules that
 * look only at the claimed files come first, before the base commit is read. Throws the errors of `openBase`, `named` and `content`.
 */
export async function checkClaimedPatch(
  claim: ForeignPatch,
  sources: ClaimSources,
): Promise<ClaimedPatch | BrokenRule> {
  try {
    return await remadePatch(claim, sources);
  } catch (error) {
    if (!(error instanceof ClaimRefusal)) throw error;
    return { rule: error.rule, reason: error.message };
  }
}

async function remadePatch(
  claim: ForeignPatch,
  { settings, openBase, named }: ClaimSources,
): Promise<ClaimedPatch> {
  if (claim.files.length === 0) return checkDiff(claim, { entries: [], newTests: [] });
  const files = checkedFiles(claim.files);
  // git would take minutes to find all lines of a large file that only moved.
  const [bytesOfDiff, mostBytes] = [diffBytes(claim.diff), HARD_LIMITS.patch.diffBytes];
  demand(
    bytesOfDiff <= mostBytes,
    'size of the patch',
    `adds and removes ${bytesOfDiff} bytes of lines, moved ones among them, more than ${mostBytes}`,
  );
  const base = await openBase(files.map(({ path }) => path));
  const policy = createPolicy(settings, {
    isTracked: (path) => base.isTracked(path),
    paths: () => base.paths(),
    named: await named(),
  });
  const entries: CheckedEntry[] = [];
  const sections = claim.diff.split(/(?<=\n)(?=diff --git )/);
  for (const [at, file] of files.entries())
    entries.push(await checkedEntry(file, sections[at] ?? '', { base, policy }));
  const denial = denySize(sizeOf(entries));
  if (denial !== null) throw new ClaimRefusal('size of the patch', `is too large: ${denial.reason}`);
  // git makes the diff anew. It finds no more changes than the claimed diff has, which is bounded.
  for (const { path, isOfDiff } of entries)
    demand(isOfDiff, 'diff', `shows other changes of ${shownText(path)} than its content`);
  const newTests = entries.filter(({ path }) => policy.addsTest(path)).map(({ path }) => path);
  return checkDiff(claim, { entries, newTests });
}

const demand = (isTrue: boolean, rule: ClaimRule, reason: string): void => {
  if (!isTrue) throw new ClaimRefusal(rule, reason);
};

const shownText = (text: string): string => JSON.stringify(shorten(text, 200));

interface CheckedFile {
  readonly path: RepoPath;
  readonly mode: FileMode;
  /** null: the base's bytes with the claimed diff. */
  readonly bytes: Buffer | null;
  readonly isAdded: boolean;
}

/** Checks the claimed files by the rules that need no base commit. */
function checkedFiles(files: readonly ClaimedFile[]): readonly CheckedFile[] {
  demand(
    files.length <= HARD_LIMITS.patch.files,
    'number of files',
    `has ${files.length} files, more than ${HARD_LIMITS.patch.files}`,
  );
  const checked = files.map(checkedFile).toSorted((a, b) => comparePaths(a.path, b.path));
  for (const [at, { path }] of checked.entries()) {
    // Whether some systems take two paths for the same, or one path is a file where the other needs a folder.
    const isTwin = (a: string, b: string) => `${fold(a)}/`.startsWith(`${fold(b)}/`);
    const twin = checked.slice(at + 1).find((other) => isTwin(path, other.path) || isTwin(other.path, path));
    if (twin !== undefined)
      throw new ClaimRefusal(
        'path',
        `names ${shownText(path)} and ${shownText(twin.path)}, which are one place`,
      );
  }
  return checked;
}

const LINKS: Readonly<Record<string, string>> = {
  '120000': ', a symbolic link',
  '160000': ', a submodule',
};

function checkedFile({ path: text, mode, status, content }: ClaimedFile): CheckedFile {
  const check = parseRepoPath(text);
  if (!check.ok) throw new ClaimRefusal('path', `names ${shownText(text)}: ${check.denial.reason}`);
  const { path } = check;
  demand(path === text, 'path', `names ${shownText(text)}: write it as ${shownText(path)}`);
  if (mode !== '100644' && mode !== '100755')
    throw new ClaimRefusal(
      'file mode',
      `gives ${shownText(path)} the mode ${shownText(mode)}${LINKS[mode] ?? ''}`,
    );
  const bytes = content === null ? null : Buffer.from(content, 'base64');
  const isBase64 = bytes === null || bytes.toString('base64') === content;
  demand(isBase64, 'content', `holds ${shownText(path)} in what is not base64`);
  return { path, mode, bytes, isAdded: status === 'added' };
}

interface CheckedEntry extends JournalEntry {
  /** Whether the claimed diff makes these bytes. */
  readonly isOfDiff: boolean;
}

/** Checks a file against the base commit, as the write tool does. `section`: its part of the claimed diff. */
async function checkedEntry(
  { path, mode, bytes: whole, isAdded }: CheckedFile,
  section: string,
  { base, policy }: { readonly base: ClaimBase; readonly policy: Policy },
): Promise<CheckedEntry> {
  const changes = `changes ${shownText(path)}`;
  const denial = denyTarget(base, path, path);
  if (denial !== null) throw new ClaimRefusal('path', `${changes}: ${denial.reason}`);
  const closed = policy.denyWrite(path);
  if (closed !== null) throw new ClaimRefusal('protected path', `${changes}: ${closed.reason}`);
  const found = base.find(path);
  const entry = found.kind === 'file' ? found.entry : null;
  demand(
    (entry === null) === isAdded,
    'diff',
    `says that ${shownText(path)} is ${isAdded ? 'new' : 'there'}, which it is not`,
  );
  const baseMode = entry?.mode ?? '100644';
  demand(mode === baseMode, 'file mode', `gives ${shownText(path)} the mode ${mode} in place of ${baseMode}`);
  const size = entry?.bytes ?? 0;
  demand(
    size <= MAX_FILE_BYTES,
    'content',
    `${changes}, which has ${size} bytes, more than ${MAX_FILE_BYTES}`,
  );
  const idLength = base.commit.length;
  const before = entry === null ? null : await base.content(path);
  demand(
    entry === null || (before !== null && blobId(before, idLength) === entry.sha),
    'content',
    `${changes}, which GitHub does not show whole`,
  );
  const old = decodeText(before ?? Buffer.alloc(0));
  if (old.kind === 'opaque') throw new ClaimRefusal('content', `${changes}: it is ${old.what}`);
  const made = withHunks(before ?? Buffer.alloc(0), section);
  const bytes = whole ?? made;
  if (bytes === null) throw new ClaimRefusal('diff', `${changes} by lines that do not fit it`);
  const next = decodeText(bytes);
  if (next.kind === 'opaque') throw new ClaimRefusal('content', `${changes}: it would be ${next.what}`);
  const closedTest = policy.denyWrite(path, old.file.text);
  if (closedTest !== null) throw new ClaimRefusal('protected path', `${changes}: ${closedTest.reason}`);
  const texts = { path, before: old.file.text, after: next.file.text };
  const problem = textProblem(texts.after, bytes) ?? denyContent(policy, texts)?.reason ?? null;
  demand(problem === null, 'content', `${changes}: ${problem}`);
  return {
    path,
    bytes,
    mode,
    oid: blobId(bytes, idLength),
    base: before,
    changedBytes: changedBytes(before?.toString('utf8') ?? '', bytes.toString('utf8')),
    isOfDiff: made?.equals(bytes) === true,
  };
}

const HUNK = /^@@ -(\d{1,9})(?:,(\d{1,9}))? /;

/**
 * A text with the hunks of one file's part of a diff applied; null where they do not stand there exactly: `applyPatch` of `diff` would also
 * take one that fits at another line. git might make other hunks of the two texts.
 */
function withHunks(bytes: Buffer, section: string): Buffer | null {
  const before = bytes.toString('utf8');
  const pieces: string[] = [];
  let [at, line] = [0, 1];
  for (const hunk of section.split(/(?<=\n)(?=@@ )/).slice(1)) {
    const [, start, count] = HUNK.exec(hunk) ?? [];
    // git counts a side without lines from the line before it.
    const first = Number(start) + (count === '0' ? 1 : 0);
    const from = at;
    while (line < first && at !== -1) {
      const end = before.indexOf('\n', at);
      at = end === -1 ? -1 : end + 1;
      line += 1;
    }
    const [old, next] = [hunkSide(hunk, ' -'), hunkSide(hunk, ' +')];
    if (line !== first || at === -1 || !before.startsWith(old, at)) return null;
    pieces.push(before.slice(from, at), next);
    at += old.length;
    line += old.split('\n').length - 1;
  }
  return Buffer.from([...pieces, before.slice(at)].join(''));
}

/** The lines of a hunk with one of these signs, each with its line feed, if it has one. */
function hunkSide(hunk: string, signs: string): string {
  const lines = hunk.split('\n').slice(1, -1);
  const ends = (at: number): string => (lines[at + 1]?.startsWith('\\') === true ? '' : '\n');
  return lines
    .flatMap((line, at) => (signs.includes(line[0] ?? '@') ? [line.slice(1) + ends(at)] : []))
    .join('');
}

/** The diff that is claimed must be the one that its files make. */
async function checkDiff(
  { baseCommit, diff, sha256, files }: ForeignPatch,
  { entries, newTests }: { readonly entries: readonly JournalEntry[]; readonly newTests: readonly string[] },
): Promise<ClaimedPatch> {
  const patch = await makePatch({ changes: () => entries }, baseCommit.length);
  demand(
    createHash('sha256').update(diff).digest('hex') === sha256 && patch.sha256 === sha256,
    'diff',
    'shows another diff than its files make',
  );
  for (const { path, addedLines, removedLines } of patch.files) {
    const file = files.find((each) => each.path === path);
    demand(
      file?.added_lines === addedLines && file.removed_lines === removedLines,
      'line counts',
      `counts the lines of ${shownText(path)} wrong`,
    );
  }
  const unchanged = entries.find((entry) => entry.base?.equals(entry.bytes));
  if (unchanged !== undefined)
    throw new ClaimRefusal('diff', `names ${shownText(unchanged.path)}, which it does not change`);
  return { patch, tree: treeIdOf(baseCommit, entries), newTests };
}
