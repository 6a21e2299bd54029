import { shortId } from '../core/model/prompt.ts';
import type { Edit } from '../core/model/tools.ts';
import type { Changes, Hunk } from '../core/task.ts';
import type { RepairTree } from './failure-leads.ts';

/** A part of what changed since the tests were green. Undoing it puts `was` where `text` has the characters from `start` to `end`. */
export interface ChangedPart extends ChangedBlock {
  readonly path: string;
  /** The file as it is now. */
  readonly text: string;
}

interface ChangedBlock {
  readonly start: number;
  readonly end: number;
  readonly was: string;
  /** The line, from 1, at which the part starts. */
  readonly line: number;
}

/** What a file becomes, as `write_file` takes it. */
export interface FileEdits {
  readonly path: string;
  readonly edits: readonly Edit[];
}

const MAX_UNDONE_FILES = 60;
const MAX_UNDONE_BLOCKS = 200;
const MAX_TOKENS = 400;

/** The blocks of changed lines in files that a run may write and that are no tests, in the order of `changes`. */
export async function changedBlocks(tree: RepairTree, changes: Changes): Promise<ChangedPart[]> {
  const found: ChangedPart[] = [];
  for (const { path, status, hunks } of changes.files.slice(0, MAX_UNDONE_FILES)) {
    if (hunks === 'unknown' || status === 'added' || status === 'removed') continue;
    const text = tree.isWritable(path) && !tree.isTest(path) ? await tree.readText(path) : null;
    if (text === null) continue;
    const lines = text.split(/(?<=\n)/);
    found.push(...hunks.flatMap((hunk) => blocksOf(hunk, lines)).map((block) => ({ path, text, ...block })));
  }
  return found.slice(0, MAX_UNDONE_BLOCKS);
}

/** The changed blocks of a hunk; none where the file's lines are not those of the hunk, because the run has written them since. */
function blocksOf({ newStart, lines: signed }: Hunk, lines: readonly string[]): ChangedBlock[] {
  const blocks: ChangedBlock[] = [];
  const lineEnd = lines[0]?.endsWith('\r\n') ? '\r\n' : '\n';
  let [was, now]: [string, number] = ['', 0];
  // A hunk that only removes lines (`@@ -3,2 +2,0 @@`) gives the line before the gap.
  let line = signed.some((each) => !each.startsWith('-')) ? newStart : newStart + 1;
  const end = (): void => {
    const first = line - now;
    const start = lengthOf(lines.slice(0, first - 1));
    if (was !== '' || now > 0)
      blocks.push({ was, line: first, start, end: start + lengthOf(lines.slice(first - 1, line - 1)) });
    [was, now] = ['', 0];
  };
  for (const each of signed) {
    const [sign, content] = [each[0], each.slice(1).replace(/\r$/, '')];
    if (sign === '-') {
      if (now > 0) end();
      was += content + lineEnd;
      continue;
    }
    if (lines[line - 1]?.replace(/\r?\n$/, '') !== content) return [];
    if (sign === '+') now += 1;
    else end();
    line += 1;
  }
  end();
  return blocks;
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, { length }) => sum + length, 0);

/** The spans of a block in which its old and its new lines differ; the block itself where it is one span, or long. */
export async function spansOf(block: ChangedPart): Promise<readonly ChangedPart[]> {
  const { text, start, end, was: old, line } = block;
  const [was, now] = [codeTokens(old), codeTokens(text.slice(start, end))];
  if (was.length === 0 || now.length === 0 || was.length + now.length > MAX_TOKENS) return [block];
  const { diffArrays } = await import('diff');
  const spans: ChangedPart[] = [];
  let at = start;
  let [gone, added] = ['', ''];
  const flush = (): void => {
    const from = at - added.length;
    const onLine = line + text.slice(start, from).split('\n').length - 1;
    if (gone + added !== '') spans.push({ ...block, start: from, end: at, was: gone, line: onLine });
    [gone, added] = ['', ''];
  };
  for (const { value, removed, added: isAdded } of diffArrays(was, now)) {
    const piece = value.join('');
    if (removed) gone += piece;
    else {
      if (isAdded) added += piece;
      else flush();
      at += piece.length;
    }
  }
  flush();
  return spans;
}

const codeTokens = (text: string): string[] => text.match(/\w+|\s+|[^\w\s]/g) ?? [];

/** The edits that undo these parts, which do not overlap: one for each file. */
export function editsToUndo(parts: readonly ChangedPart[]): readonly FileEdits[] {
  return [...Map.groupBy(parts, ({ path }) => path)].map(([path, ofFile]) => {
    const text = ofFile[0]?.text ?? '';
    const after = ofFile
      .toSorted((a, b) => b.start - a.start)
      .reduce((left, { start, end, was }) => left.slice(0, start) + was + left.slice(end), text);
    return { path, edits: [wholeEdit(text, after)] };
  });
}

/** One edit from the first character that differs to the last, of as many whole lines as it takes to stand in the file once. */
export function wholeEdit(before: string, after: string): Edit {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = before.length;
  let afterEnd = after.length;
  while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
    end -= 1;
    afterEnd -= 1;
  }
  let from = before.lastIndexOf('\n', start - 1) + 1;
  let to = lineEnd(before, Math.max(end, start));
  while (!isUnique(before, before.slice(from, to)) && (from > 0 || to < before.length)) {
    if (to < before.length) to = lineEnd(before, to + 1);
    if (from > 0 && !isUnique(before, before.slice(from, to))) from = before.lastIndexOf('\n', from - 2) + 1;
  }
  return {
    old: before.slice(from, to),
    new: before.slice(from, start) + after.slice(start, afterEnd) + before.slice(end, to),
  };
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

const isUnique = (text: string, part: string): boolean =>
  part.trim() !== '' && text.indexOf(part) === text.lastIndexOf(part);

/** `lines 10–12`, `line 3`, or `before line 4` where the change only removed lines. */
export function linesText({ text, start, end, line }: ChangedPart): string {
  const count = text.slice(start, end).replace(/\n$/, '').split('\n').length;
  if (start === end) return `before line ${line}`;
  return count === 1 ? `line ${line}` : `lines ${line}–${line + count - 1}`;
}

/** `in abc1234`, or `since abc1234` where there are several commits. */
export function whenChanged({ commits: [only, ...more], greenAt }: Changes): string {
  return only !== undefined && more.length === 0 ? `in ${shortId(only.id)}` : `since ${shortId(greenAt)}`;
}
