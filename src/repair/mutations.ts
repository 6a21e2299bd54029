import type { Mutation, MutationSource } from './mutation.ts';
import type { Unit } from './source-file.ts';
import { callArguments, slices } from './templates/calls.ts';
import { combinations, conditionClauses, donors, returnedTests, wraps } from './templates/donors.ts';
import { guards, statementCopies, statementInsertions } from './templates/insertions.ts';
import { members, names, siblingCalls } from './templates/names.ts';
import { comparisonConstants, negations, operandSwaps, operators } from './templates/operators.ts';
import { awaits, statementMoves } from './templates/statements.ts';
import { constants, offByOne, parts, textLiterals } from './templates/values.ts';

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
