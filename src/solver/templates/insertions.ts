import { childByField, descendants, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { type Mutation, replaceNode } from '../mutation.ts';
import { textOf, type Unit } from '../source-file.ts';
import { insertAfter, insertBefore } from './statements.ts';
import {
  askedCollections,
  inLoop,
  isAssigned,
  isWithinAny,
  localsAt,
  membershipTests,
  startValues,
  unchangedInLoops,
  unmarkedSets,
} from './usage.ts';

const MAX_COPIED_CHARS = 80;
/** Statements of other functions: more would push everything else out of reach. */
const MAX_FOREIGN = 30;

/** Where a statement can be put in: before each of the function's, and after the last of each block. */
export function* gapsOf(unit: Unit): Generator<{ readonly node: SyntaxNode; readonly isAfter: boolean }> {
  const inside = unit.statements.filter((node) => node.parent !== unit.file.tree.root);
  for (const node of inside) {
    yield { node, isAfter: false };
    const all = node.parent === null ? [] : namedChildren(node.parent);
    if (all.at(-1) === node && !/return|continue|break|throw|raise/.test(node.type))
      yield { node, isAfter: true };
  }
}

/** A statement of the function once more, elsewhere: as it stands, or with one name replaced. */
export function* statementCopies(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { types, words } = file.language;
  const models = unit.statements.filter((node) => {
    const text = textOf(file, node);
    return (
      text.length <= MAX_COPIED_CHARS &&
      !text.includes('\n') &&
      !/return|break|continue|throw|raise|declaration|import|pass|yield/.test(node.type) &&
      node.parent !== file.tree.root
    );
  });
  const texts = [...new Set(models.map((node) => withEnd(textOf(file, node), words.statementEnd)))];
  const others = statementsOfOthers(unit, texts);
  for (const { node, isAfter } of gapsOf(unit)) {
    const put = isAfter ? insertAfter : insertBefore;
    for (const [rank, text] of texts.entries()) {
      if (withEnd(textOf(file, node), words.statementEnd) === text) continue;
      yield put(unit, node, text, ['statement-copy', 6.2 + Math.log2(1 + rank) * 0.5]);
    }
    const known = new Set(unit.namesAt(node).map(({ name }) => name));
    for (const [rank, { text, names }] of others.entries()) {
      if (names.every((name) => known.has(name)))
        yield put(unit, node, text, ['statement-copy', 5.2 + Math.log2(1 + rank) * 0.5]);
    }
    // A call with another name in it: `out.append(rest)` after `out.append(line)`.
    const visible = localsAt(unit, node);
    for (const model of models) {
      const call = namedChildren(model)[0];
      const isCall =
        call !== undefined && (types.calls.includes(call.type) || types.calls.includes(model.type));
      if (!isCall && !setsPart(model, unit)) continue;
      for (const name of [...descendants(model)].filter(({ type }) => types.identifiers.includes(type))) {
        const isObject = name.field === 'object' || name.field === 'operand' || name.field === 'value';
        for (const other of visible) {
          const own = textOf(file, name);
          if (other.name === own) continue;
          const [a, b] = [unit.kinds.get(own) ?? null, unit.kinds.get(other.name) ?? null];
          if (a === 'function' || b === 'function' || (isObject && a !== b && b !== null)) continue;
          const text = `${file.text.slice(model.start, name.start)}${other.name}${file.text.slice(name.end, model.end)}`;
          const isLastGap = node.type.includes('return') && !isAfter;
          const cost =
            7 +
            (isObject ? 0.2 : 0.4) +
            (a !== null && b !== null && a !== b ? 1 : 0) -
            (isLastGap ? 0.5 : 0);
          yield put(unit, node, withEnd(text, words.statementEnd), ['statement-copy', cost]);
        }
      }
    }
  }
}

interface Foreign {
  readonly text: string;
  /** Of the function that it stands in, which must be known where it is put. */
  readonly names: readonly string[];
}

/** What other functions of the file do to an object that is known here as well: `this.seen.delete(key)`. */
function statementsOfOthers(unit: Unit, own: readonly string[]): Foreign[] {
  const { file } = unit;
  const { types, words, hasMeasuredOrder } = file.language;
  if (hasMeasuredOrder) return [];
  const found = new Map<string, Foreign>();
  for (const other of file.units) {
    if (other === unit || other.name === '') continue;
    for (const node of other.statements) {
      const inner = expressionIn(node);
      const text = withEnd(textOf(file, node), words.statementEnd);
      const isShort = text.length <= MAX_COPIED_CHARS && !text.includes('\n') && !own.includes(text);
      const isCall = inner !== undefined && types.calls.includes(inner.type);
      if (!isShort || !isCall) continue;
      if (found.size === MAX_FOREIGN) return [...found.values()];
      const names = other.expressions
        .filter((each) => types.identifiers.includes(each.type))
        .filter((each) => each.start >= node.start && each.end <= node.end)
        .map((each) => textOf(file, each));
      found.set(text, { text, names });
    }
  }
  return [...found.values()];
}

/** A collection that is asked but never filled takes an element; a name takes another's value. */
export function* statementInsertions(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const asked = askedCollections(unit);
  const askedFor = membershipTests(unit);
  const neverMarked = file.language.id === 'go' ? unmarkedSets(unit) : [];
  const starts = startValues(unit);
  const still = unchangedInLoops(unit);
  for (const { node, isAfter } of gapsOf(unit)) {
    const put = isAfter ? insertAfter : insertBefore;
    const visible = localsAt(unit, node);
    const isInLoop = inLoop(node, unit);
    for (const { name, adder, isNeverFilled } of asked) {
      if (!visible.some((each) => each.name === name)) continue;
      for (const other of visible) {
        if (other.name === name || unit.kinds.get(other.name) === 'function') continue;
        const isAsked = askedFor.has(`${other.name} in ${name}`);
        const cost =
          (isNeverFilled ? (isAsked ? 3.4 : 5.8) : 7.6) + (unit.kinds.get(other.name) === 'list' ? 0.7 : 0);
        yield put(unit, node, `${name}.${adder}(${other.name})${words.statementEnd}`, [
          'statement-insert',
          cost,
        ]);
      }
    }
    for (const { name, element } of neverMarked) {
      if ([name, element].every((needed) => visible.some((each) => each.name === needed)))
        yield put(unit, node, `${name}[${element}] = true`, ['statement-insert', 3.4]);
    }
    for (const target of visible) {
      if (!isAssigned(target.name, unit)) continue;
      const isStill = isWithinAny(node, still.get(target.name));
      const start = starts.get(target.name);
      if (start !== undefined && isInLoop)
        yield put(unit, node, `${target.name} = ${start}${words.statementEnd}`, ['statement-insert', 6.8]);
      for (const other of visible) {
        if (other.name === target.name) continue;
        const [a, b] = [unit.kinds.get(target.name) ?? null, unit.kinds.get(other.name) ?? null];
        if (a === 'function' || b === 'function') continue;
        if (
          file.language.isTyped &&
          target.type !== other.type &&
          target.type !== null &&
          other.type !== null
        )
          continue;
        const cost =
          7.8 +
          (a === null || b === null ? 0.3 : a === b ? 0 : 1.2) +
          (isInLoop ? -0.5 : 0.3) -
          (isStill ? 3 : 0);
        yield put(unit, node, `${target.name} = ${other.name}${words.statementEnd}`, [
          'statement-insert',
          cost,
        ]);
      }
      if (unit.kinds.get(target.name) === 'number') {
        for (const [rank, step] of ['+= 1', '-= 1', '= 0'].entries()) {
          yield put(unit, node, `${target.name} ${step}${words.statementEnd}`, [
            'statement-insert',
            7.6 + rank * 0.4 - (isStill ? 3 : 0),
          ]);
        }
      }
    }
  }
  // `a.update(b)` for `a = b`.
  for (const node of unit.statements) {
    const call = types.calls.includes(node.type) ? node : namedChildren(node)[0];
    if (call === undefined || !types.calls.includes(call.type)) continue;
    const object =
      childByField(call, 'object') ?? childByField(childByField(call, 'function') ?? call, 'object');
    const list = childByField(call, 'arguments');
    const given = list === null ? [] : namedChildren(list);
    const [only] = given;
    if (object === null || only === undefined || given.length !== 1) continue;
    const text = `${textOf(file, object)} = ${textOf(file, only)}${textOf(file, node).endsWith(';') ? ';' : ''}`;
    yield replaceNode(node, text, ['statement-insert', 6]);
  }
}

/** What a statement does, where its grammar wraps it. */
const expressionIn = (statement: SyntaxNode): SyntaxNode | undefined =>
  statement.type === 'expression_statement' ? namedChildren(statement)[0] : statement;

/** `state[node] = open`: what is done to one part may be missing for another. */
function setsPart(statement: SyntaxNode, { file: { language } }: Unit): boolean {
  const { types, hasMeasuredOrder } = language;
  const inner = expressionIn(statement);
  if (hasMeasuredOrder || inner === undefined || !types.assignments.includes(inner.type)) return false;
  const left = childByField(inner, 'left');
  const target = left?.type === 'expression_list' ? namedChildren(left)[0] : left;
  return target != null && (types.subscripts.includes(target.type) || types.members.includes(target.type));
}

export const withEnd = (text: string, end: string): string =>
  end !== '' && !text.endsWith(end) && !text.endsWith('}') ? text + end : text;
