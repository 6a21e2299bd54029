import { shortId } from '../core/model/prompt.ts';
import type { Changes, Hunk } from '../core/task.ts';
import type { RepairTree } from './likely-places.ts';
import { type Mutation, replaceNode } from './mutation.ts';

/** A change taken back, whole or in part: a bug that came with a change is often one of its lines, or a part of one. */
export interface Undo {
  readonly file: { readonly path: string; readonly text: string };
  readonly mutation: Mutation;
  /** `of lines 10–12 in abc1234`. */
  readonly what: string;
}

/** Lines that were changed together, without one between them that was not. */
interface ChangedBlock {
  readonly old: readonly string[];
  readonly now: readonly string[];
  /** Of the first of `now`, from 1; where there is none, of the line after. */
  readonly line: number;
}

const MAX_UNDONE_FILES = 60;
const MAX_BLOCKS = 40;
/** Of one file: there are as many pairs as the square of it. */
const MAX_PAIRED = 6;
const MAX_TOKENS = 400;

/** Changes of files that may be written, taken back: blocks of lines, parts of them, and pairs of blocks of one file. */
export async function undoesOf(tree: RepairTree, changes: Changes | undefined): Promise<Undo[]> {
  if (changes === undefined) return [];
  const [only, ...more] = changes.commits;
  const isOne = only !== undefined && more.length === 0;
  const when = isOne ? `in ${shortId(only.id)}` : `since ${shortId(changes.greenAt)}`;
  const found: Undo[] = [];
  for (const { path, status, hunks } of changes.files.slice(0, MAX_UNDONE_FILES)) {
    if (hunks === 'unknown' || status === 'added' || status === 'removed') continue;
    const text = tree.isWritable(path) && !tree.isTest(path) ? await tree.readText(path) : null;
    if (text === null) continue;
    const file = { path, text };
    const lines = text.split(/(?<=\n)/);
    const blocks = hunks.flatMap((hunk) => blocksOf(hunk, lines)).slice(0, MAX_BLOCKS);
    const whole = blocks.map((block) => ({ block, mutation: wholeBlock(block, lines) }));
    for (const { block, mutation } of whole) {
      const what = `of ${rangeText(block)} ${when}`;
      found.push({ file, mutation, what });
      for (const part of await partsOf(mutation, text)) found.push({ file, mutation: part, what });
    }
    for (const [at, first] of whole.slice(0, MAX_PAIRED).entries()) {
      for (const second of whole.slice(at + 1, MAX_PAIRED)) {
        const what = `of ${rangeText(first.block)} and ${rangeText(second.block)} ${when}`;
        found.push({ file, mutation: both(first.mutation, second.mutation, text), what });
      }
    }
  }
  return found;
}

/** None where the file's own lines are not what the hunk says: the run has written them since. */
function blocksOf({ newStart, lines: signed }: Hunk, lines: readonly string[]): ChangedBlock[] {
  const blocks: ChangedBlock[] = [];
  let [old, now]: [string[], string[]] = [[], []];
  // A hunk that leaves no line says after which line it stands.
  let line = signed.some((each) => !each.startsWith('-')) ? newStart : newStart + 1;
  const end = (): void => {
    if (old.length + now.length > 0) blocks.push({ old, now, line: line - now.length });
    [old, now] = [[], []];
  };
  for (const each of signed) {
    const [sign, content] = [each[0], each.slice(1).replace(/\r$/, '')];
    if (sign === '-') {
      if (now.length > 0) end();
      old.push(content);
      continue;
    }
    if (lines[line - 1]?.replace(/\r?\n$/, '') !== content) return [];
    if (sign === '+') now.push(content);
    else end();
    line += 1;
  }
  end();
  return blocks;
}

function wholeBlock({ old, now, line }: ChangedBlock, lines: readonly string[]): Mutation {
  const start = lengthOf(lines.slice(0, line - 1));
  const end = start + lengthOf(lines.slice(line - 1, line - 1 + now.length));
  const lineEnd = lines[0]?.endsWith('\r\n') ? '\r\n' : '\n';
  const text = old.map((each) => each + lineEnd).join('');
  const size = Math.max(old.length, now.length);
  return replaceNode({ start, end, line }, text, ['undo', 0.6 + Math.log2(size) * 0.5]);
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, { length }) => sum + length, 0);

/** Each place where the old lines and the new ones differ, by itself: the rest of the change stays. */
async function partsOf({ start, end, text: old, line }: Mutation, text: string): Promise<Mutation[]> {
  const [was, now] = [tokensOf(old), tokensOf(text.slice(start, end))];
  if (was.length === 0 || now.length === 0 || was.length + now.length > MAX_TOKENS) return [];
  const { diffArrays } = await import('diff');
  const parts: Mutation[] = [];
  let at = start;
  let gone = '';
  let added = '';
  const flush = (): void => {
    const from = at - added.length;
    const onLine = line + text.slice(start, from).split('\n').length - 1;
    const place = { start: from, end: at, line: onLine };
    if (gone + added !== '') parts.push(replaceNode(place, gone, ['undo', 1]));
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
  return parts.length > 1 ? parts : [];
}

const tokensOf = (text: string): string[] => text.match(/\w+|\s+|[^\w\s]/g) ?? [];

function both(first: Mutation, second: Mutation, text: string): Mutation {
  const added = first.text + text.slice(first.end, second.start) + second.text;
  return replaceNode({ ...first, end: second.end }, added, ['undo', first.cost + second.cost + 1]);
}

const rangeText = ({ line, now: { length } }: ChangedBlock): string =>
  length === 0 ? `before line ${line}` : length === 1 ? `line ${line}` : `lines ${line}–${line + length - 1}`;
