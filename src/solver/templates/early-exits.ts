import { descendants, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import type { Mutation } from '../mutation.ts';
import { kindIn, textOf, type Unit } from '../source-file.ts';
import { gapsOf, withEnd } from './insertions.ts';
import { indentOf, indentUnit, insertAfter, insertBefore } from './statements.ts';
import { inLoop, localsAt } from './usage.ts';

/** An early exit: a check at a statement's start that returns what the function returns elsewhere, or goes on. */
export function* guards(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const step = indentUnit(unit);
  const results = new Set(
    [...descendants(unit.node)]
      .filter(({ type }) => types.returns.includes(type))
      .map((node) => withEnd(textOf(file, node), words.statementEnd)),
  );
  const values = [...results, ...defaultReturns(unit)].filter(
    (text) => !text.includes('\n') && text.length <= 60,
  );
  yield* leavings(unit, values);
  yield* repeatGuards(
    unit,
    [...results].filter((text) => !text.includes('\n')),
  );
  const [firstStatement] = unit.statements.filter((node) => node.parent !== file.tree.root);
  for (const { node, isAfter } of gapsOf(unit)) {
    if (isAfter) continue;
    const isStart = node === firstStatement;
    const isLoopStart = inLoop(node, unit) && node.parent !== null && namedChildren(node.parent)[0] === node;
    if (!isStart && !isLoopStart) continue;
    const indent = indentOf(unit, node);
    const exits = [...(isLoopStart ? words.loopSkips : []), ...(isStart ? new Set(values) : [])];
    for (const [rank, test] of testsAt(unit, node).entries()) {
      for (const [order, exit] of exits.entries()) {
        const cost = 6.6 + Math.log2(1 + rank) * 0.6 + Math.log2(1 + order) * 0.6;
        yield insertBefore(unit, node, words.guard(test, exit, indent, step), ['guard', cost]);
      }
    }
  }
}

/** A branch that goes on where it should leave: `continue`, or what the function returns elsewhere, at its end. */
function* leavings(unit: Unit, values: readonly string[]): Generator<Mutation> {
  const { types, words, hasMeasuredOrder } = unit.file.language;
  if (hasMeasuredOrder) return;
  const plain = `return${words.statementEnd}`;
  const hasResult = [...descendants(unit.node)].some(
    (each) => types.returns.includes(each.type) && namedChildren(each).length > 0,
  );
  for (const { node, isAfter } of gapsOf(unit)) {
    const above = [node.parent?.parent, node.parent?.parent?.parent];
    const isBranch = above.some((each) => each != null && types.conditionals.includes(each.type));
    if (!isAfter || !isBranch) continue;
    const exits = [...(inLoop(node, unit) ? words.loopSkips : []), ...(hasResult ? values : [plain])];
    for (const [rank, exit] of exits.entries())
      yield insertAfter(unit, node, exit, ['guard', 4.6 + Math.log2(1 + rank) * 0.6]);
  }
}

/** What is noted in a set, and never asked: a loop that should skip, or a call that should return, when it is there. */
function* repeatGuards(unit: Unit, results: readonly string[]): Generator<Mutation> {
  const { file } = unit;
  const { words, hasMeasuredOrder } = file.language;
  if (hasMeasuredOrder) return;
  const text = textOf(file, unit.node);
  const step = indentUnit(unit);
  for (const [, add, added, mark, marked] of text.matchAll(
    /\b(\w+)\.add\((\w+)\)|\b(\w+)\[(\w+)\] = true\b/g,
  )) {
    const [name, element] = [add ?? mark ?? '', added ?? marked ?? ''];
    const isAsked = new RegExp(
      `\\bin ${name}\\b|\\b${name}\\.(?:has|contains|includes)\\b|\\b${name}\\[\\w+\\](?! =[^=])`,
    );
    // What is returned is the answer, and no note.
    if (isAsked.test(text) || new RegExp(`\\breturn ${name}\\b(?![.[])`).test(text)) continue;
    const test = mark === undefined ? words.has(name, element) : `${name}[${element}]`;
    for (const node of unit.statements) {
      const isFirst = node.parent !== null && namedChildren(node.parent)[0] === node;
      if (!isFirst) continue;
      const visible = new Set(localsAt(unit, node).map((each) => each.name));
      if (!visible.has(name) || !visible.has(element)) continue;
      const exits = [...(inLoop(node, unit) ? words.loopSkips.slice(0, 1) : []), ...results];
      for (const [rank, exit] of exits.entries()) {
        const guard = words.guard(test, exit, indentOf(unit, node), step);
        yield insertBefore(unit, node, guard, ['guard', 3.6 + rank * 0.5]);
      }
    }
  }
}

function defaultReturns({ file: { language } }: Unit): string[] {
  const { words } = language;
  if (language.isTyped) return [];
  return [words.nothing, words.false, words.true, words.emptyList, '0'].flatMap((value) =>
    value === null ? [] : [`return ${value}${words.statementEnd}`],
  );
}

/** Tests that a guard may make: parameters empty, missing or zero, and what the function compares elsewhere. */
function testsAt(unit: Unit, place: SyntaxNode): string[] {
  const { file } = unit;
  const { words, isTyped, id } = file.language;
  const found = new Set<string>();
  for (const { name, kind } of localsAt(unit, place)) {
    const known = kind ?? unit.kinds.get(name) ?? null;
    if (known === 'function') continue;
    if (known === 'number') {
      found.add(`${name} ${id.includes('script') ? '===' : '=='} 0`);
      found.add(`${name} <= 0`);
      continue;
    }
    if (!isTyped) found.add(words.not(name));
    if (id === 'java' && known !== 'bool') found.add(`${name} == null`);
    if (isTyped && (known === 'list' || known === 'text')) found.add(words.isEmpty(name) ?? '');
    if (!isTyped) found.add(words.isNothing(name) ?? '').add(words.isEmpty(name) ?? '');
  }
  for (const node of unit.expressions) {
    if (kindIn(unit, node) !== 'bool') continue;
    const text = textOf(file, node);
    if (text.length <= 50 && !text.includes('\n') && !/^(?:true|false|True|False)$/.test(text))
      found.add(text);
  }
  return [...found].filter((text) => text !== '');
}
