import type { Edit } from '../core/model/tools.ts';
import type { TestCommand } from '../core/task.ts';
import { shorten } from '../core/text.ts';
import { loadParser } from '../tree-sitter/syntax-tree.ts';
import type { Candidate, Mending, Repairer } from './candidate.ts';
import { type RankedUnit, type RepairTree, rankUnits } from './likely-places.ts';
import { planMending } from './mending-plan.ts';
import { type Mutation, type MutationSource, TEMPLATES, type Template } from './mutation.ts';
import type { SourceFile, Unit } from './source-file.ts';
import { callArguments, slices } from './templates/calls.ts';
import { conditionClauses, returnedErrors, returnedTests } from './templates/conditions.ts';
import { combinations, donors, wraps } from './templates/donors.ts';
import { guards } from './templates/early-exits.ts';
import {
  comparisonConstants,
  constants,
  negations,
  offByOne,
  operandSwaps,
  operators,
  parts,
  textLiterals,
} from './templates/expressions.ts';
import { statementCopies, statementInsertions } from './templates/insertions.ts';
import { members, names, siblingCalls } from './templates/names.ts';
import { awaits, statementMoves } from './templates/statements.ts';

export interface RepairerRequest {
  readonly tree: RepairTree;
  readonly command: TestCommand | null;
  /** Runs a command where the tests run, and tells what it changed. */
  runMending(command: string, signal: AbortSignal): Promise<Mending>;
}

/** The tool's own repair, and the search by templates. */
export function createRepairer({ tree, command, runMending }: RepairerRequest): Repairer {
  const plan = command === null ? Promise.resolve(null) : planMending(command, tree);
  return {
    mend: async (signal) => {
      const planned = await plan;
      return planned === null ? null : runMending(planned.command, signal);
    },
    judgesBehaviour: async () => (await plan)?.judgesBehaviour ?? true,
    async *candidates(failure) {
      yield* candidatesOf(
        (await rankUnits(tree, failure)).filter(({ unit }) => tree.isWritable(unit.file.path)),
      );
    },
  };
}

/** Functions that are looked at; the culprit is seldom further down the list. */
const MAX_UNITS = 60;
/** Of one function; the cheapest. */
const MAX_MUTATIONS = 8000;
/** What an unlikely place costs, in bits. */
const BITS_PER_POINT = 0.6;
const MAX_PLACE_COST = 7;
/** Few changes are cheaper: what a function's cost at least, its place aside, before it is opened. */
const CHEAPEST = 0.5;

interface Priced {
  readonly mutation: Mutation;
  readonly file: SourceFile;
  readonly cost: number;
}

/** All changes of the ranked functions, cheapest first: that do not parse, or that repeat another's tree, are left out. */
export async function* candidatesOf(ranked: readonly RankedUnit[]): AsyncGenerator<Candidate> {
  const seen = new Set<string>();
  for (const { mutation, file, cost } of pricedMutations(ranked.slice(0, MAX_UNITS))) {
    const next = applyMutation(file.text, mutation);
    const key = `${file.path}\n${mutation.start <= mutation.end ? contentKey(next) : ''}`;
    if (next === file.text || seen.has(key)) continue;
    seen.add(key);
    const parser = await loadParser(file.language.grammar);
    if (!file.tree.hasError && !parser.accepts(next)) continue;
    const { template, line } = mutation;
    yield {
      template,
      description: describe(file, mutation),
      path: file.path,
      line,
      edits: [uniqueEdit(file.text, mutation)],
      cost,
      doubt: DOUBT[template],
    };
  }
}

/** FNV-1a over 53 bits in two halves: equal texts are taken for one tree. */
function contentKey(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (low >>> 15);
  }
  return `${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}.${text.length}`;
}

/** Looks into a function only when nothing that is known already can be cheaper. */
function* pricedMutations(ranked: readonly RankedUnit[]): Generator<Priced> {
  const top = ranked[0]?.score ?? 0;
  const waiting = ranked
    .map((each, rank) => ({
      ...each,
      place: Math.min(MAX_PLACE_COST, (top - each.score) * BITS_PER_POINT) + Math.log2(1 + rank) * 0.3,
    }))
    .toSorted((a, b) => a.place - b.place);
  let open: { readonly list: readonly Priced[]; at: number }[] = [];
  for (;;) {
    const best = open.reduce(
      (least, { list, at }) => Math.min(least, list[at]?.cost ?? Number.POSITIVE_INFINITY),
      Number.POSITIVE_INFINITY,
    );
    const next = waiting[0];
    if (next !== undefined && next.place + CHEAPEST <= best) {
      waiting.shift();
      open.push({ list: priced(next), at: 0 });
      continue;
    }
    const cheapest = open.find(({ list, at }) => list[at]?.cost === best);
    const found = cheapest?.list[cheapest.at];
    if (cheapest === undefined || found === undefined) return;
    cheapest.at += 1;
    yield found;
    if (cheapest.at === cheapest.list.length) open = open.filter((each) => each !== cheapest);
  }
}

/** A line that a trace names is likelier than the others of its function. */
function priced({ unit, place, hotLines }: RankedUnit & { readonly place: number }): Priced[] {
  return mutationsOf(unit)
    .slice(0, MAX_MUTATIONS)
    .map((mutation) => ({
      mutation,
      file: unit.file,
      cost: mutation.cost + place + (hotLines.size > 0 && !hotLines.has(mutation.line) ? 0.5 : 0),
    }))
    .toSorted((a, b) => a.cost - b.cost);
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

function describe(file: SourceFile, { template, start, end, text }: Mutation): string {
  const was = shown(file.text.slice(start, end));
  const becomes = shown(text);
  if (was === '') return `${TEMPLATES[template]}: \`${becomes}\``;
  if (becomes === '') return `${TEMPLATES[template]}: without \`${was}\``;
  return `${TEMPLATES[template]}: \`${was}\` becomes \`${becomes}\``;
}

function shown(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim().replaceAll('`', "'");
  return shorten(plain, SHOWN_CHARS);
}

/** How often a passing edit of the kind is wrong all the same: what takes away is doubted more than what corrects. */
const DOUBT: Readonly<Record<Template, number>> = {
  operator: 0,
  constant: 0.6,
  'comparison-constant': 0.2,
  'off-by-one': 0.3,
  negation: 0.3,
  name: 0.6,
  member: 0.4,
  'sibling-call': 0.2,
  'argument-swap': 0.2,
  'argument-drop': 1.6,
  'argument-add': 0.8,
  part: 2.2,
  donor: 1.4,
  'condition-drop': 2,
  'condition-add': 1.2,
  'null-guard': 0.3,
  slice: 1.2,
  wrap: 0.4,
  combine: 0.8,
  'statement-delete': 2.4,
  'statement-move': 0.8,
  'statement-swap': 0.6,
  'statement-copy': 0.6,
  'statement-insert': 0.4,
  guard: 1.2,
  'missing-keyword': 0,
  'text-literal': 0.8,
};

const SOURCES: readonly MutationSource[] = [
  operators,
  comparisonConstants,
  operandSwaps,
  negations,
  constants,
  offByOne,
  parts,
  textLiterals,
  names,
  members,
  siblingCalls,
  callArguments,
  slices,
  donors,
  conditionClauses,
  returnedTests,
  returnedErrors,
  wraps,
  combinations,
  statementMoves,
  awaits,
  statementCopies,
  statementInsertions,
  guards,
];

/** Everything that the templates would change in a function, cheapest first; equal costs in the order of the text. */
export function mutationsOf(unit: Unit): Mutation[] {
  const all = SOURCES.flatMap((source) => [...source(unit)]);
  return all.toSorted(
    (a, b) => a.cost - b.cost || a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1),
  );
}

export const applyMutation = (text: string, { start, end, text: added }: Mutation): string =>
  text.slice(0, start) + added + text.slice(end);
