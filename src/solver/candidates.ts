import { hash } from 'node:crypto';
import { shorten } from '../base/text.ts';
import { shortId } from '../core/model/prompt.ts';
import type { Edit } from '../core/model/tools.ts';
import type { Changes, Hunk } from '../core/task.ts';
import { loadParser, type Parser } from '../tree-sitter/syntax-tree.ts';
import type { RepairTree } from './failure-leads.ts';
import type { Language } from './languages.ts';
import type { RankedUnit } from './likely-places.ts';
import {
  byRank,
  doubtOf,
  type Mutation,
  type MutationSource,
  NO_DOUBT,
  replaceNode,
  SHOWN_CHARS,
  TEMPLATES,
} from './mutation.ts';
import { type Candidate, TOLD_APART } from './search.ts';
import { holdsLine, type SourceFile, type Unit } from './source-file.ts';
import * as conditions from './templates/conditions.ts';
import * as expressions from './templates/expressions.ts';
import * as names from './templates/names.ts';
import * as statements from './templates/statements.ts';

/** The most functions that are looked at; the culprit is seldom further down the list. */
const MAX_UNITS = 60;
/** The most edits of one function that are kept, the cheapest ones. */
const MAX_MUTATIONS = 8000;
/** How many bits a function costs more for each point of its score below the best score. */
const BITS_PER_POINT = 0.6;
const MAX_PLACE_COST = 7;
/** The least cost that an edit is assumed to have, without the cost of its place; few cost less. */
const CHEAPEST = 0.5;

interface PricedMutation {
  readonly mutation: Mutation;
  readonly file: Pick<SourceFile, 'path' | 'text'>;
  /** The language by which edits are parsed; null where it is not known, or the file has a syntax error already. */
  readonly language: Language | null;
  readonly cost: number;
  /** The function that the edit is in; null where none is known. */
  readonly unit: Unit | null;
  /** `of line 3 in abc1234`: the change that the edit undoes. */
  readonly what?: string;
}

/** All edits of the ranked functions, cheapest first, without those that do not parse or that give a text seen before. */
export async function* editsOfUnits(
  ranked: readonly RankedUnit[],
  undoes: readonly Undo[] = [],
): AsyncGenerator<Candidate> {
  const seen = new Set<string>();
  const readers = new Map<string, ReturnType<Parser['editsOf']>>();
  const places = placedUnits(ranked.slice(0, MAX_UNITS));
  try {
    for (const each of pricedMutations(places, pricedUndoes(undoes, places))) {
      const { mutation, file, language, cost, unit, what } = each;
      const next = applyMutation(file.text, mutation);
      const key = hash('sha1', `${file.path}\n${next}`);
      if (next === file.text || seen.has(key)) continue;
      seen.add(key);
      if (language !== null) {
        const reader = readers.get(file.path) ?? (await loadParser(language.id)).editsOf(file.text);
        readers.set(file.path, reader);
        if (!reader.accepts(mutation)) continue;
      }
      const { template, line } = mutation;
      const doubt = unit === null ? NO_DOUBT : doubtOf(unit, mutation);
      const { words, doubt: ofKind } = TEMPLATES[template];
      yield {
        template,
        description: `${what === undefined ? words : `${words} ${what}`}: ${changeText(file, mutation)}`,
        path: file.path,
        line,
        edits: [uniqueEdit(file.text, mutation)],
        cost,
        doubt: ofKind + doubt.bits,
        warning: doubt.why,
      };
    }
  } finally {
    for (const reader of readers.values()) reader[Symbol.dispose]();
  }
}

interface PlacedUnit extends RankedUnit {
  /** What each edit of the function costs because of its place, in bits. */
  readonly place: number;
}

function placedUnits(ranked: readonly RankedUnit[]): PlacedUnit[] {
  const top = ranked[0]?.score ?? 0;
  return ranked
    .map((each, rank) => ({
      ...each,
      place: byRank(Math.min(MAX_PLACE_COST, (top - each.score) * BITS_PER_POINT), rank, 0.3),
    }))
    .toSorted((a, b) => a.place - b.place);
}

/**
 * The most that an undone change costs because of its place: one of the changes brought the bug, whatever the failure says of
 * their places.
 */
const MAX_CHANGE_COST = 3;

function pricedUndoes(undoes: readonly Undo[], places: readonly PlacedUnit[]): PricedMutation[] {
  const single = undoes.filter(({ lines }) => lines === undefined);
  const changes = new Set(single.map(({ file, what }) => `${file.path}\n${what}`));
  const oneOf = Math.min(MAX_CHANGE_COST, Math.log2(1 + changes.size) / 2);
  return undoes.map(({ file, mutation, what, lines = [mutation.line] }) => {
    const own = places.filter(({ unit }) => unit.file.path === file.path);
    const holders = lines.map((line) => own.find(({ unit }) => holdsLine(unit, line)));
    const [holder] = holders;
    const known = holder ?? own[0];
    const language = known === undefined ? null : readableBy(known.unit.file);
    const place = Math.max(...holders.map((each) => Math.min(each?.place ?? oneOf, oneOf)));
    return { mutation, file, language, cost: mutation.cost + place, unit: holder?.unit ?? null, what };
  });
}

const readableBy = ({ tree, language }: SourceFile): Language | null => (tree.hasError ? null : language);

/** Asks the templates for the edits of a function only when no known edit can be cheaper than those. */
function* pricedMutations(
  waiting: readonly PlacedUnit[],
  undoes: readonly PricedMutation[],
): Generator<PricedMutation> {
  let known = undoes;
  for (const [at, unit] of waiting.entries()) {
    known = [...known, ...priced(unit)].toSorted((a, b) => a.cost - b.cost);
    const next = waiting[at + 1]?.place ?? Number.POSITIVE_INFINITY;
    const count = known.findIndex(({ cost }) => cost >= next + CHEAPEST);
    const ready = count === -1 ? known : known.slice(0, count);
    yield* ready;
    known = known.slice(ready.length);
  }
}

/** The cost of a line that no failing test runs. */
const BLAMELESS_COST = 3;

/** The edits of a function. Those on lines that a trace names, that only failing tests run, or that changed since green cost less. */
function priced({ unit, place, hotLines, changedLines, blamed }: PlacedUnit): PricedMutation[] {
  const { file } = unit;
  const off = (lines: ReadonlySet<number>, line: number, bits: number): number =>
    lines.size > 0 && !lines.has(line) ? bits : 0;
  /**
   * The blame for a place inside a statement: the highest of its lines, because coverage does not report every line of a long
   * one.
   */
  const blameAt = ({ start, line }: Mutation): number => {
    const holder = unit.statements.findLast((each) => each.start <= start && start <= each.end);
    let most = 0;
    for (let at = holder?.line ?? line; at <= line; at += 1) most = Math.max(most, blamed?.get(at) ?? 0);
    return most;
  };
  return mutationsOf(unit)
    .slice(0, MAX_MUTATIONS)
    .map((mutation) => ({
      mutation,
      file,
      language: readableBy(file),
      cost:
        mutation.cost +
        place +
        off(hotLines, mutation.line, 0.5) +
        off(changedLines, mutation.line, 1.5) +
        (blamed === null ? 0 : BLAMELESS_COST * (1 - blameAt(mutation))),
      unit,
    }));
}

/** Extends a change to whole lines, as many as it takes for the old text to stand in the file once. */
export function uniqueEdit(
  text: string,
  { start, end, text: added }: Pick<Mutation, 'start' | 'end' | 'text'>,
): Edit {
  let from = text.lastIndexOf('\n', start - 1) + 1;
  let to = lineEnd(text, Math.max(end, start));
  while (!isUnique(text, text.slice(from, to)) && (from > 0 || to < text.length)) {
    if (to < text.length) to = lineEnd(text, to + 1);
    if (from > 0 && !isUnique(text, text.slice(from, to))) from = text.lastIndexOf('\n', from - 2) + 1;
  }
  return { old: text.slice(from, to), new: text.slice(from, start) + added + text.slice(end, to) };
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function isUnique(text: string, part: string): boolean {
  return part.trim() !== '' && text.indexOf(part) === text.lastIndexOf(part);
}

function changeText(file: Pick<SourceFile, 'text'>, { start, end, text: added }: Mutation): string {
  const { text } = file;
  const [was, becomes] = [text.slice(start, end), added].map((each) =>
    shorten(each.replace(/\s+/g, ' ').trim().replaceAll('`', "'"), SHOWN_CHARS),
  );
  if (was === '') return `\`${becomes}\``;
  return becomes === '' ? `without \`${was}\`` : `\`${was}\` becomes \`${becomes}\``;
}

const SOURCES: readonly MutationSource[] = [
  expressions.operators,
  expressions.comparisonConstants,
  expressions.operandSwaps,
  expressions.negations,
  expressions.constants,
  expressions.offByOne,
  expressions.signs,
  expressions.parts,
  names.parametersForValues,
  names.otherNames,
  names.otherMembers,
  names.exchangedNames,
  names.siblingCalls,
  expressions.callArguments,
  expressions.slices,
  conditions.donors,
  conditions.conditionClauses,
  conditions.returnedTests,
  conditions.wraps,
  conditions.combinations,
  statements.missingReturns,
  statements.awaits,
  statements.loopExits,
  statements.statementCopies,
  statements.statementInsertions,
  statements.leavings,
];

/** All edits that the templates propose for a function, cheapest first; equal costs in the order of the text. */
export function mutationsOf(unit: Unit): Mutation[] {
  return SOURCES.flatMap((source) => [...source(unit)]).toSorted(
    (a, b) => a.cost - b.cost || a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1),
  );
}

export const applyMutation = (
  text: string,
  { start, end, text: added }: Pick<Mutation, 'start' | 'end' | 'text'>,
): string => text.slice(0, start) + added + text.slice(end);

/** An edit that takes back a change since green, or a part of it: a bug that came with a change is often one line of it, or less. */
interface Undo {
  readonly file: { readonly path: string; readonly text: string };
  readonly mutation: Mutation;
  /** `of lines 10–12 in abc1234`. */
  readonly what: string;
  /** Where the edit takes back two blocks of lines: a line of each. */
  readonly lines?: readonly number[];
}

/** Removed and added lines of a hunk that have no unchanged line between them. */
interface ChangedBlock {
  readonly old: readonly string[];
  readonly now: readonly string[];
  /** The line number, from 1, of the first of `now`; where `now` is empty, of the line after. */
  readonly line: number;
}

const MAX_UNDONE_FILES = 60;
const MAX_CODE_BLOCKS = 40;
/** How many blocks of a file are paired: the number of pairs grows as the square. */
const MAX_PAIRED = 6;
const MAX_TOKENS = 400;

/** Edits that take back changes of writable files that are no tests: blocks of lines, parts of blocks, and pairs of blocks of one file. */
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
    const blocks = hunks.flatMap((hunk) => blocksOf(hunk, lines)).slice(0, MAX_CODE_BLOCKS);
    const whole = blocks.map((block) => ({ block, mutation: wholeBlock(block, lines) }));
    for (const { block, mutation } of whole) {
      const what = `of ${rangeText(block)} ${when}`;
      found.push({ file, mutation, what });
      for (const part of await mutationParts(mutation, text)) found.push({ file, mutation: part, what });
    }
    for (const [at, first] of whole.slice(0, MAX_PAIRED).entries()) {
      for (const second of whole.slice(at + 1, MAX_PAIRED)) {
        const what = `of ${rangeText(first.block)} and ${rangeText(second.block)} ${when}`;
        const bothLines = [first.mutation.line, second.mutation.line];
        found.push({
          file,
          mutation: inOneEdit(first.mutation, second.mutation, text),
          what,
          lines: bothLines,
        });
      }
    }
  }
  return found;
}

/** The changed blocks of a hunk; none where the file's lines are not those of the hunk, because the run has written them since. */
function blocksOf({ newStart, lines: signed }: Hunk, lines: readonly string[]): ChangedBlock[] {
  const blocks: ChangedBlock[] = [];
  let [old, now]: [string[], string[]] = [[], []];
  // A hunk that only removes lines (`@@ -3,2 +2,0 @@`) gives the line before the gap.
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

/** An edit for each span where old and new lines differ: it takes back that span, and the rest of the change stays. */
async function mutationParts({ start, end, text: old, line }: Mutation, text: string): Promise<Mutation[]> {
  const [was, now] = [codeTokens(old), codeTokens(text.slice(start, end))];
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
    if (gone + added !== '') parts.push(replaceNode(place, gone, ['undo', 1.2]));
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

const codeTokens = (text: string): string[] => text.match(/\w+|\s+|[^\w\s]/g) ?? [];

/** An edit that makes both. It costs so much more than each that it never comes before one of them that suffices alone. */
function inOneEdit(first: Mutation, second: Mutation, text: string): Mutation {
  const added = first.text + text.slice(first.end, second.start) + second.text;
  return replaceNode({ ...first, end: second.end }, added, ['undo', first.cost + second.cost + TOLD_APART]);
}

const rangeText = ({ line, now: { length } }: ChangedBlock): string =>
  length === 0 ? `before line ${line}` : length === 1 ? `line ${line}` : `lines ${line}–${line + length - 1}`;
