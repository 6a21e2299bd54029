import { assertNever } from '../base/errors.ts';
import { cutMark } from '../base/text.ts';
import type { Observation } from '../core/events.ts';
import { HARD_LIMITS } from '../core/limits.ts';
import type { ToolArgs } from '../core/model/tools.ts';
import { REDACTION_MARK } from '../core/redaction.ts';
import { applyEdits } from './edit.ts';
import {
  answered,
  blockedDenial,
  countOf,
  type FileTree,
  failed,
  missingFile,
  refused,
} from './file-tree.ts';
import { diffBytes, type Journal, type JournalEntry, makePatch, mostDiffBytes, sizeOf } from './journal.ts';
import { denySize, type Policy } from './policy.ts';
import {
  decodeText,
  encodeText,
  fileLines,
  type ReadingRecord,
  replaceText,
  type TextFile,
  toLineFeeds,
} from './read-file.ts';
import { type Denial, parseRepoPath, portabilityProblem, type RepoPath, showPath } from './repo-path.ts';
import { type EntryKind, MAX_FILE_BYTES } from './snapshot.ts';

interface WriteRequest {
  readonly tree: FileTree;
  readonly journal: Journal;
  readonly policy: Policy;
  readonly record: ReadingRecord;
}

/** The tool `write_file`: one file, by content or by edits, into the Journal. Nothing reaches the disk here. */
export async function writeFile(on: WriteRequest, args: ToolArgs<'write_file'>): Promise<Observation> {
  const check = parseRepoPath(args.rel_path);
  if (!check.ok) return refused(args.rel_path, check.denial);
  const { path } = check;
  const target = denyTarget(on.tree, path, args.rel_path);
  if (target !== null) return refused(path, target);
  const closed = on.policy.denyWrite(path);
  const written = on.journal.get(path);
  if (closed !== null && written === null) return refused(path, closed);
  const current = await readCurrent(on.tree, path);
  if (typeof current === 'string') {
    const reason = `${showPath(path)} is not edited: ${current}`;
    return { ...failed(`${reason}.`), meta: { path, denied: 'content', reason } };
  }
  if (current === null && args.content === null) return missingFile(on.tree, path);
  const next = nextText(on, current, args);
  if (!next.ok) return failed(`${showPath(path)}: ${next.reason}`, { path });
  const bytes = encodeText(next.file);
  // What this run wrote before the path was closed may be taken back.
  if (closed !== null && written?.base?.equals(bytes) !== true) return refused(path, closed);
  const problem = textProblem(next.file.text, bytes);
  if (problem !== null) return failed(`${showPath(path)}: ${problem}`, { path });
  const addsTest = on.policy.addsTest(path) ? { addsTest: true } : {};
  const meta = { path, bytes: bytes.length, created: current === null, ...addsTest };
  if (current !== null && bytes.equals(current.bytes)) {
    const [line] = next.applied;
    const why = line === undefined ? 'the file already reads so' : `already applied, in line ${line}`;
    return answered(`No change: ${why}.`, { ...meta, changed: false, tree: on.journal.treeId() });
  }
  const entry = on.journal.draft(path, bytes, current?.bytes ?? null);
  const [before, after] = [current?.file.text ?? '', next.file.text];
  const denial =
    denyContent(on.policy, { path, before, after }) ??
    (await denyGrowth(on.journal.changesWith(entry), entry));
  if (denial !== null) return refused(path, denial);
  on.journal.record(entry);
  // A model that wrote the whole text knows all of it; one that made an edit knows as much as before.
  if (current === null || args.content !== null) on.record.wrote(path, entry.oid);
  else on.record.edited(path, { from: current.oid, to: entry.oid, lines: fileLines(before).length });
  const left =
    next.applied.length === 0 ? '' : `\n[already applied, left alone: line ${next.applied.join(', ')}]`;
  const output =
    current === null
      ? `Created ${showPath(path)}, ${countOf(fileLines(after).length, 'line')}.`
      : `${await previewChange(before, after)}${left}`;
  const brief = current === null ? {} : { brief: `Written: ${showPath(path)}.${left}` };
  return answered(output, { ...meta, changed: true, tree: on.journal.treeId(), ...brief });
}

/** Lines that only moved count in the diff alone. git makes it, and is asked only where too many lines lie between the changes. */
async function denyGrowth(changes: readonly JournalEntry[], { oid }: JournalEntry): Promise<Denial | null> {
  const denial = denySize(sizeOf(changes));
  const most = changes.reduce((sum, change) => sum + mostDiffBytes(change), 0);
  if (denial !== null || most <= HARD_LIMITS.patch.diffBytes) return denial;
  const { diffBytes: limit } = HARD_LIMITS.patch;
  const bytes = diffBytes((await makePatch({ changes: () => changes }, oid.length)).diff);
  if (bytes <= limit) return null;
  const grown = `may not grow over ${limit} bytes, of moved lines too, and would have ${bytes}`;
  return { rule: 'patch size', reason: `the diff of the whole patch ${grown}: move fewer lines` };
}

interface CurrentText {
  readonly path: RepoPath;
  readonly file: TextFile;
  readonly oid: string;
  readonly bytes: Buffer;
}

/** The file to edit; null when it does not exist. A text says why it cannot be edited. */
async function readCurrent(tree: FileTree, path: RepoPath): Promise<CurrentText | string | null> {
  const found = tree.find(path);
  if (found.kind !== 'file') return null;
  const content = await tree.read(found, MAX_FILE_BYTES);
  switch (content.kind) {
    case 'unreadable':
      return content.why;
    case 'too_large':
      return `it is larger than ${MAX_FILE_BYTES / 2 ** 20} MB`;
    case 'bytes': {
      const decoded = decodeText(content.bytes);
      if (decoded.kind === 'opaque') return `it is ${decoded.what}`;
      return { path, file: decoded.file, oid: found.entry.oid, bytes: content.bytes };
    }
    default:
      return assertNever(content);
  }
}

type NextText =
  /** `applied`: the numbers of lines where the text of an edit's `new` already stood. */
  | { readonly ok: true; readonly file: TextFile; readonly applied: readonly number[] }
  | { readonly ok: false; readonly reason: string };

function nextText(
  { journal, record }: WriteRequest,
  current: CurrentText | null,
  args: ToolArgs<'write_file'>,
): NextText {
  if (current === null)
    return { ok: true, file: { hasBom: false, lineEnd: 'mixed', text: args.content ?? '' }, applied: [] };
  const { path, file, oid } = current;
  if (args.edits !== null) {
    // In a file of mixed line ends an edit must contain them as they are; in others `\n` and `\r\n` are equal.
    const asRead = file.lineEnd === 'mixed' ? (text: string) => text : toLineFeeds;
    const edits = args.edits.map((edit) => ({ old: asRead(edit.old), new: asRead(edit.new) }));
    // The text at the base commit: this run may have written the file since. '' for a file that this run added.
    const written = journal.get(path);
    const base = written === null ? file.text : (written.base?.toString('utf8') ?? '');
    const edited = applyEdits(file.text, edits, asRead(base));
    return edited.ok ? { ...edited, file: { ...file, text: edited.text } } : edited;
  }
  const unseen = record.firstUnseen(path, oid, fileLines(file.text).length);
  if (unseen === null) return { ok: true, file: replaceText(file, args.content ?? ''), applied: [] };
  const reason = `you have not read it from line ${unseen} on, so content could lose what you never saw: read on, or use edits`;
  return { ok: false, reason };
}

/** Why a file may not hold this text; null when it may. */
export function textProblem(text: string, bytes: Buffer): string | null {
  if (bytes.length > MAX_FILE_BYTES) return `it would be larger than ${MAX_FILE_BYTES / 2 ** 20} MB`;
  if (text.includes('\0')) return 'a NUL character would make it a binary file';
  return text.isWellFormed() ? null : 'it holds half of a character (a lone surrogate)';
}

/**
 * Hidden characters. Joiners of scripts and emoji (U+200C, U+200D) and marks of right-to-left text are allowed, because texts
 * need them.
 */
const HIDDEN = /[\u202a-\u202e\u200b\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const countOfHidden = (text: string): number => text.match(HIDDEN)?.length ?? 0;

/** Why a path may not get this content, even where the path itself may be written; null when it may. */
export function denyContent(
  policy: Policy,
  { path, before, after }: { path: RepoPath; before: string; after: string },
): Denial | null {
  if (after.split(REDACTION_MARK).length > before.split(REDACTION_MARK).length) {
    const reason = `the text holds ${REDACTION_MARK}…], which stands for a secret you are not shown: use edits that leave its line alone`;
    return { rule: 'redaction', reason };
  }
  if (countOfHidden(after) > countOfHidden(before)) {
    const reason =
      'the text holds characters that hide or reorder what is read (bidirectional controls, tags, zero width): write them as escapes';
    return { rule: 'hidden characters', reason };
  }
  const isEmptied = after.trim() === '' && before.trim() !== '';
  if (!isEmptied || policy.closed(path) === null) return null;
  return { rule: 'emptied', reason: 'a protected file may not be emptied, not even one that may be edited' };
}

const MAX_PREVIEW_BYTES = 3000;
/** No preview is made of a larger change, in lines: two texts that differ so much take seconds to compare. */
const MAX_EDIT_LENGTH = 1000;

/** What changed, as the hunks of a unified diff, each with one unchanged line around it; where it is cut, a note says so. */
async function previewChange(before: string, after: string): Promise<string> {
  const { structuredPatch } = await import('diff');
  const limits = { context: 1, maxEditLength: MAX_EDIT_LENGTH };
  const patch = structuredPatch('', '', before, after, undefined, undefined, limits);
  if (patch === undefined) return cutMark('diff', { hint: 'read_file shows the result' });
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines,
  ]);
  let bytes = 0;
  const shown = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > MAX_PREVIEW_BYTES;
  });
  if (shown === -1) return lines.join('\n');
  const more = cutMark(lines.length - shown);
  return [...lines.slice(0, shown), more].join('\n');
}

/** What a write must know of a tree: what stands at its path, and the other names in the same folder. */
export interface TargetTree {
  find(
    path: RepoPath,
  ):
    | { readonly kind: EntryKind | 'folder' | 'missing' }
    | { readonly kind: 'blocked'; readonly by: string; readonly byKind: EntryKind };
  children(folder: string): Iterable<{ readonly name: string }>;
}

/** Why no file can be written at a path of this tree; null when one can. `rawPath` is the path before it was normalised. */
export function denyTarget(tree: TargetTree, path: RepoPath, rawPath: string): Denial | null {
  if (rawPath.endsWith('/'))
    return { rule: 'path: names no file', reason: `${showPath(path)}/ names a folder` };
  const found = tree.find(path);
  switch (found.kind) {
    case 'file':
      return null;
    case 'folder':
      return { rule: 'path: names no file', reason: `${showPath(path)} is a folder` };
    case 'link':
      return {
        rule: 'path: is a link',
        reason: `${showPath(path)} is a symbolic link, and links are not written through`,
      };
    case 'submodule':
      return {
        rule: 'path: in a submodule',
        reason: `${showPath(path)} is a submodule, which is another repository`,
      };
    case 'blocked':
      return blockedDenial(path, found);
    case 'missing':
      return denyNewNames(tree, path);
  }
}

/** Why the names that the file would add are refused; folders that exist already are not checked. */
function denyNewNames(tree: TargetTree, path: RepoPath): Denial | null {
  let above = '';
  const names = path.split('/');
  for (const [at, name] of names.entries()) {
    const taken = [...tree.children(above.slice(0, -1))].map((child) => child.name);
    if (!taken.includes(name)) {
      // macOS and Windows keep only one of two names that differ in case or in Unicode form.
      const twin = taken.find((other) => fold(other) === fold(name));
      const reason = `${showPath(`${above}${twin}`)} exists, and some systems take the two names for one: use that one`;
      return (
        portabilityProblem(names.slice(at)) ??
        (twin === undefined ? null : { rule: 'path: differs in case alone', reason })
      );
    }
    above += `${name}/`;
  }
  return null;
}

/** A name in small letters and in Unicode form NFC: equal for names that macOS and Windows take for the same. */
export const fold = (name: string): string => name.normalize('NFC').toLowerCase();
