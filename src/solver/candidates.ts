import { hash } from 'node:crypto';
import type { Edit } from '../core/model/tools.ts';
import { shorten } from '../core/text.ts';
import { loadParser, type Parser, type TextEdit } from '../tree-sitter/syntax-tree.ts';
import type { RankedUnit } from './likely-places.ts';
import { byRank, type Mutation, type MutationSource, TEMPLATES } from './mutation.ts';
import type { Candidate } from './search.ts';
import type { SourceFile, Unit } from './source-file.ts';
import { callArguments, operandSwaps, slices } from './templates/arguments.ts';
import { conditionClauses, returnedTests } from './templates/conditions.ts';
import { combinations, donors, wraps } from './templates/donors.ts';
import {
  comparisonConstants,
  constants,
  negations,
  offByOne,
  operators,
  parts,
} from './templates/expressions.ts';
import { leavings, repeatGuards, statementInsertions } from './templates/insertions.ts';
import { otherMembers, otherNames, returnedErrors, siblingCalls } from './templates/names.ts';
import { awaits, missingReturns, statementCopies, statementSwaps } from './templates/statements.ts';

/** Functions that are looked at: the culprit is seldom further down the list. */
const MAX_UNITS = 60;
/** Of one function; the cheapest. */
const MAX_MUTATIONS = 8000;
/** Cost of an unlikely place, in bits for each point below the likeliest. */
const BITS_PER_POINT = 0.6;
const MAX_PLACE_COST = 7;
/** The assumed least cost of an edit without its place; few are cheaper. */
const CHEAPEST = 0.5;

interface PricedMutation {
  readonly mutation: Mutation;
  readonly file: SourceFile;
  readonly cost: number;
}

/** All edits of the ranked functions, cheapest first, without those that do not parse or that give a text seen before. */
export async function* editsOfUnits(ranked: readonly RankedUnit[]): AsyncGenerator<Candidate> {
  const seen = new Set<string>();
  const readers = new Map<SourceFile, ReturnType<Parser['editsOf']>>();
  try {
    for (const { mutation, file, cost } of pricedMutations(ranked.slice(0, MAX_UNITS))) {
      const next = applyMutation(file.text, mutation);
      const key = hash('sha1', `${file.path}\n${next}`);
      if (next === file.text || seen.has(key)) continue;
      seen.add(key);
      const reader = readers.get(file) ?? (await loadParser(file.language.id)).editsOf(file.text);
      readers.set(file, reader);
      if (!file.tree.hasError && !reader.accepts(mutation)) continue;
      const { template, line } = mutation;
      yield {
        template,
        description: descriptionOf(file, mutation),
        path: file.path,
        line,
        edits: [uniqueEdit(file.text, mutation)],
        cost,
        doubt: TEMPLATES[template].doubt,
      };
    }
  } finally {
    for (const reader of readers.values()) reader[Symbol.dispose]();
  }
}

/** Asks the templates about a function only when no known edit can be cheaper than those of this function. */
function* pricedMutations(ranked: readonly RankedUnit[]): Generator<PricedMutation> {
  const top = ranked[0]?.score ?? 0;
  const waiting = ranked
    .map((each, rank) => ({
      ...each,
      place: byRank(Math.min(MAX_PLACE_COST, (top - each.score) * BITS_PER_POINT), rank, 0.3),
    }))
    .toSorted((a, b) => a.place - b.place);
  let known: readonly PricedMutation[] = [];
  for (const [at, unit] of waiting.entries()) {
    known = [...known, ...priced(unit)].toSorted((a, b) => a.cost - b.cost);
    const next = waiting[at + 1]?.place ?? Number.POSITIVE_INFINITY;
    const count = known.findIndex(({ cost }) => cost >= next + CHEAPEST);
    const ready = count === -1 ? known : known.slice(0, count);
    yield* ready;
    known = known.slice(ready.length);
  }
}

/** A line that a trace names is likelier than the others of its function. */
function priced({ unit, place, hotLines }: RankedUnit & { readonly place: number }): PricedMutation[] {
  return mutationsOf(unit)
    .slice(0, MAX_MUTATIONS)
    .map((mutation) => ({
      mutation,
      file: unit.file,
      cost: mutation.cost + place + (hotLines.size > 0 && !hotLines.has(mutation.line) ? 0.5 : 0),
    }));
}

/** Whole lines around the change, as many as it takes for them to stand in the file once. */
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

const SHOWN_CHARS = 60;

function descriptionOf({ text }: SourceFile, { template, start, end, text: added }: Mutation): string {
  const [was, becomes] = [text.slice(start, end), added].map((each) =>
    shorten(each.replace(/\s+/g, ' ').trim().replaceAll('`', "'"), SHOWN_CHARS),
  );
  const { words } = TEMPLATES[template];
  if (was === '') return `${words}: \`${becomes}\``;
  return becomes === '' ? `${words}: without \`${was}\`` : `${words}: \`${was}\` becomes \`${becomes}\``;
}

const SOURCES: readonly MutationSource[] = [
  operators,
  comparisonConstants,
  operandSwaps,
  negations,
  constants,
  offByOne,
  parts,
  otherNames,
  otherMembers,
  siblingCalls,
  callArguments,
  slices,
  donors,
  conditionClauses,
  returnedTests,
  returnedErrors,
  wraps,
  combinations,
  statementSwaps,
  missingReturns,
  awaits,
  statementCopies,
  statementInsertions,
  leavings,
  repeatGuards,
];

/** Everything that the templates would change in a function, cheapest first; equal costs in the order of the text. */
export function mutationsOf(unit: Unit): Mutation[] {
  const all = SOURCES.flatMap((source) => [...source(unit)]);
  return all.toSorted(
    (a, b) => a.cost - b.cost || a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1),
  );
}

export const applyMutation = (text: string, { start, end, text: added }: TextEdit): string =>
  text.slice(0, start) + added + text.slice(end);
