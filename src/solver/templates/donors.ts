import { childByField, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { mismatch } from '../kinds.ts';
import { fitted, type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel } from '../scope.ts';
import { isCondition, isTarget, kindIn, textOf, type Unit } from '../source-file.ts';
import { placeOf } from './expressions.ts';

export const MAX_DONOR_CHARS = 50;

interface Donor {
  readonly text: string;
  readonly node: SyntaxNode;
  readonly size: number;
}

/** The distinct expressions of a function, the smaller and the more frequent first. */
function donorsOf(unit: Unit): Donor[] {
  const counts = new Map<string, Donor & { count: number }>();
  for (const node of unit.expressions) {
    const text = textOf(unit.file, node);
    if (text.length > MAX_DONOR_CHARS || text.includes('\n') || node.type === 'parenthesized_expression')
      continue;
    if (placeOf(node, unit) === 'callee') continue;
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { text, node, size: sizeOf(node), count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].toSorted((a, b) => a.size - b.size || b.count - a.count);
}

/** Leaves of the expression: names, numbers, texts. */
const sizeOf = (node: SyntaxNode): number => {
  const inner = namedChildren(node);
  return inner.length === 0 ? 1 : inner.reduce((sum, child) => sum + sizeOf(child), 0);
};

/** An expression by another one of the function. */
export function* donors(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const all = donorsOf(unit);
  for (const node of unit.expressions) {
    const place = placeOf(node, unit);
    if (place === 'callee' || node.type === 'parenthesized_expression') continue;
    const text = textOf(unit.file, node);
    const kind = kindIn(unit, node);
    const isLeft = isTarget(node, language);
    const isTest = isCondition(node, language);
    let rank = 0;
    for (const donor of all) {
      if (donor.text === text || (isLeft && !isAssignable(donor.node, unit))) continue;
      // Names for names are a template of their own.
      if (
        language.types.identifiers.includes(node.type) &&
        language.types.identifiers.includes(donor.node.type)
      )
        continue;
      if (language.types.integers.includes(node.type) && language.types.integers.includes(donor.node.type))
        continue;
      if (isWithin(donor.node, node)) continue;
      const off = isTest && !language.isTyped ? 0.5 : mismatch(kind, kindIn(unit, donor.node));
      if (off === 2 && (language.isTyped || donor.size > 1)) continue;
      const isLoopForever = isTest && text === language.words.true;
      const base = isLoopForever ? 3.5 : 4.2;
      const cost = base + donor.size * 0.35 + sizeOf(node) * 0.15 + off * 0.9 + Math.log2(1 + rank) * 0.45;
      rank += 1;
      // `Math.abs(cents)` for `cents`: what is done to it elsewhere.
      const isAround = !language.hasMeasuredOrder && isCallOf(donor.node, text, unit);
      yield replaceNode(node, fitted(donor.text, node), [
        'donor',
        cost + (place === 'object' ? 1 : 0) + (isLeft ? 0.5 : 0) - (isAround ? 1.5 : 0),
      ]);
    }
  }
}

const isCallOf = (call: SyntaxNode, argument: string, { file }: Unit): boolean =>
  file.language.types.calls.includes(call.type) &&
  call.children.some(
    (list) =>
      file.language.types.argumentLists.includes(list.type) &&
      namedChildren(list).some((each) => textOf(file, each) === argument),
  );

const isAssignable = ({ type }: SyntaxNode, { file: { language } }: Unit): boolean =>
  language.types.identifiers.includes(type) ||
  language.types.members.includes(type) ||
  language.types.subscripts.includes(type);

export function isWithin(node: SyntaxNode, outer: SyntaxNode): boolean {
  return node === outer || (node.start >= outer.start && node.end <= outer.end);
}

/** An expression put into another: `max(x, e)`, `[e]`, `e - n`, `list + e`. */
export function* wraps(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { language } = file;
  const { words, types } = language;
  for (const node of unit.expressions) {
    const place = placeOf(node, unit);
    if (
      place === 'callee' ||
      place === 'object' ||
      isTarget(node, language) ||
      node.type === 'parenthesized_expression'
    )
      continue;
    const text = textOf(file, node);
    const kind = kindIn(unit, node);
    const isValue = isWholeValue(node, unit);
    if (isValue && (kind === 'number' || kind === null) && !types.integers.includes(node.type)) {
      const target = assignedTo(node, unit);
      // `last.end = next.end`: one of two of the same sort.
      const isKin =
        target !== null && lastName(target) !== '' && lastName(target) === lastName(text) && target !== text;
      const pairs = [
        ...(target === null ? [] : [{ other: target, cost: isKin ? 2.5 : 4.3 }]),
        { other: '0', cost: 5 },
        { other: '1', cost: 7 },
      ];
      for (const { other, cost } of pairs) {
        if (other === text) continue;
        for (const [rank, wrapped] of [words.max(other, text), words.min(other, text)].entries()) {
          if (wrapped !== null)
            yield replaceNode(node, wrapped, ['wrap', cost + rank * 0.3 + (kind === null ? 0.5 : 0)]);
        }
      }
    }
    if (
      words.emptyList !== null &&
      (isValue || place === 'argument') &&
      types.lists.includes(node.type) &&
      node.parent !== null
    ) {
      yield replaceNode(node, `[${text}]`, ['wrap', 5]);
      if (text === '[]' && isValue) {
        for (const [rank, { name }] of localNames(unit, node).entries()) {
          yield replaceNode(node, `[${name}]`, ['wrap', 5 + Math.log2(1 + rank) * 0.5]);
        }
      }
    }
    for (const [rank, call] of (CONVERSIONS[language.id] ?? []).entries()) {
      if (!isValue && place !== 'argument') continue;
      yield replaceNode(node, call(text), ['wrap', 6.3 + rank * 0.2 + sizeOf(node) * 0.1]);
    }
  }
}

/** The right side of an assignment, or what is returned. */
function isWholeValue(node: SyntaxNode, { file: { language } }: Unit): boolean {
  const { parent, field } = alone(node);
  if (parent === null) return false;
  if (language.types.returns.includes(parent.type)) return true;
  return (field === 'right' || field === 'value') && language.types.assignments.includes(parent.type);
}

/** Go puts even a single value into a list of expressions. */
function alone(node: SyntaxNode): SyntaxNode {
  const above = node.parent;
  return above?.type === 'expression_list' && namedChildren(above).length === 1 ? above : node;
}

const lastName = (text: string): string => /\.(\w+)$/.exec(text)?.[1] ?? '';

function assignedTo(node: SyntaxNode, { file }: Unit): string | null {
  const { parent } = alone(node);
  if (parent === null || !file.language.types.assignments.includes(parent.type)) return null;
  const left = childByField(parent, 'left') ?? childByField(parent, 'name');
  return left === null ? null : textOf(file, left);
}

const localNames = (unit: Unit, place: SyntaxNode) =>
  unit
    .namesAt(place)
    .filter((each) => !isFileLevel(each, unit.file.language) && each.name !== unit.file.language.words.self);

const CONVERSIONS: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  python: [
    ...['list', 'str', 'int', 'len', 'sorted', 'abs', 'set'].map(
      (name) => (text: string) => `${name}(${text})`,
    ),
    (text) => `${text}.strip()`,
    (text) => `${text}.lower()`,
  ],
  javascript: scriptConversions(),
  typescript: scriptConversions(),
  tsx: scriptConversions(),
};

function scriptConversions(): readonly ((text: string) => string)[] {
  const calls = ['String', 'Number', 'Math.floor', 'Math.abs', 'Math.round'].map(
    (name) => (text: string) => `${name}(${text})`,
  );
  return [...calls, (text) => `[...${text}]`, (text) => `${text}.trim()`, (text) => `${text}.toLowerCase()`];
}

/** A name or call with another number or list beside it: `k - n`, `x * x`, `rest + [e]`. */
export function* combinations(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { language } = file;
  for (const node of unit.expressions) {
    const place = placeOf(node, unit);
    if (place === 'callee' || place === 'object' || isTarget(node, language) || isCondition(node, language))
      continue;
    const kind = kindIn(unit, node);
    const text = textOf(file, node);
    if (kind === 'number' || (kind === null && language.types.identifiers.includes(node.type))) {
      if (sizeOf(node) > 2) continue;
      const isLiteral = language.types.integers.includes(node.type);
      if (language.id === 'python' && !isLiteral)
        yield replaceNode(node, fitted(`${text} ** 2`, node), ['combine', 7.5]);
      let rank = 0;
      for (const other of localNames(unit, node)) {
        if ((other.kind ?? unit.kinds.get(other.name)) !== 'number') continue;
        for (const [extra, operator] of ['-', '+', '*'].entries()) {
          if (operator !== '*' && other.name === text) continue;
          const cost =
            6.2 +
            extra * 0.4 +
            Math.log2(1 + rank) * 0.6 +
            (place === 'argument' ? 0 : 0.5) +
            (kind === null ? 0.6 : 0) +
            (isLiteral ? 1 : 0);
          yield replaceNode(node, fitted(`${text} ${operator} ${other.name}`, node), ['combine', cost]);
        }
        rank += 1;
      }
    }
    const isList = kind === 'list' || kind === 'text';
    if (
      !isList ||
      !/return|assignment|declarator/.test(node.parent?.type ?? '') ||
      !['python', 'java'].includes(language.id)
    )
      continue;
    const lists = localNames(unit, node).filter(
      (each) =>
        each.name !== text &&
        unit.kinds.get(each.name) !== 'number' &&
        unit.kinds.get(each.name) !== 'function',
    );
    for (const [rank, { name }] of lists.entries()) {
      const cost = 6 + Math.log2(1 + rank) * 0.5;
      yield replaceNode(node, `${name} + ${text}`, ['combine', cost]);
      yield replaceNode(node, `${text} + ${name}`, ['combine', cost + 0.4]);
    }
  }
}
