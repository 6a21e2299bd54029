import type { SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { mismatch, operatorOf } from '../kinds.ts';
import { type Language, list, written } from '../languages.ts';
import { bracketed, byRank, fitted, type Mutation, replaceNode } from '../mutation.ts';
import {
  isCondition,
  isFileLevel,
  isIterable,
  isTarget,
  kindIn,
  nodeText,
  type Unit,
} from '../source-file.ts';

const BASE_COST = {
  order: 1,
  equality: 1.5,
  arithmetic: 2,
  logic: 1.5,
  bits: 1.5,
  assign: 3,
  membership: 2,
} as const;

/** Replaces an operator by others of the same kind: comparisons, arithmetic, logic, bits. */
export function* operators(unit: Unit): Generator<Mutation> {
  const far = unit.file.language.operators.flatMap(({ kind, tokens }) =>
    kind === 'arithmetic' || kind === 'bits' ? [...tokens.keys()] : [],
  );
  for (const node of operations(unit)) {
    for (const token of node.children) {
      if (token.isNamed) continue;
      for (const { kind, tokens } of unit.file.language.operators) {
        // Texts and lists only support `+` and `*`.
        const isText = kind === 'arithmetic' && node.namedChildren().some((side) => isTextOrList(unit, side));
        const cost = BASE_COST[kind] + (isText ? 3 : 0);
        const near = tokens.get(token.type) ?? [];
        const others = kind === 'arithmetic' && near.length > 0 ? [...new Set([...near, ...far])] : near;
        for (const [rank, other] of others.entries())
          yield replaceNode(token, other, ['operator', cost + rank * 0.9]);
      }
    }
  }
}

const isTextOrList = (unit: Unit, node: SyntaxNode): boolean =>
  ['text', 'list'].includes(kindIn(unit, node) ?? '');

/** Nodes that have an operator: binary expressions, and assignments that are statements. */
function operations(unit: Unit): SyntaxNode[] {
  const all = [...unit.expressions, ...unit.statements.flatMap((each) => [each, ...each.children])];
  return [...new Set(all)].filter(({ type }) => unit.file.language.types.binaries.includes(type));
}

/** Changes operator and whole number of a comparison together, as in `== 0` for `<= 1`. */
export function* comparisonConstants(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of unit.expressions) {
    const [left, right] = node.namedChildren();
    const operator = operatorOf(node);
    if (left === undefined || right === undefined || operator === '') continue;
    const value = Number(nodeText(unit.file, right));
    const isCompared = language.operators.some(
      ({ kind, tokens }) => (kind === 'order' || kind === 'equality') && tokens.has(operator),
    );
    if (!language.types.integers.includes(right.type) || !isCompared || !Number.isInteger(value)) continue;
    for (const [rank, other] of ['<=', '<', '>', '>='].filter((each) => each !== operator).entries()) {
      for (const next of [value + 1, value - 1]) {
        const text = `${nodeText(unit.file, left)} ${other} ${next}`;
        yield replaceNode(node, text, ['comparison-constant', 5 + rank * 0.3 + (next < 0 ? 2 : 0)]);
      }
    }
  }
}

/** Negates a condition or an operand of one, or removes a negation. */
export function* negations(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { and, or, not } = language.words;
  for (const node of unit.expressions) {
    const operator = operatorOf(node);
    if (node.type === 'not_operator' || operator === '!') {
      const inner = node.namedChildren()[0];
      // The brackets belonged to the negation.
      const bare = inner?.type === 'parenthesized_expression' ? inner.namedChildren()[0] : inner;
      if (bare !== undefined)
        yield replaceNode(node, fitted(nodeText(unit.file, bare), node), ['negation', 2]);
      continue;
    }
    // A comparison is negated by its own operators, in another template.
    if (COMPARES.test(operator) || node.type === 'parenthesized_expression') continue;
    const isOperand = [and, or].includes(operatorOf(node.parent));
    const isBoolean = isCondition(node, language) || isOperand || kindIn(unit, node) === 'bool';
    if (!isBoolean || node.parent?.type === 'not_operator') continue;
    const text = nodeText(unit.file, node);
    if (/^(?:true|false|True|False)$/.test(text)) continue;
    const isSimple = !/\s/.test(text) || language.types.calls.includes(node.type);
    const cost = isCondition(node, language) ? 3 : 4;
    yield replaceNode(node, written(not, isSimple ? text : `(${text})`), ['negation', cost]);
  }
}

const COMPARES = /^(?:[<>]=?|[!=]==?|is|is not|in|not in)$/;

/** Replaces whole numbers by their neighbours and by others of the function or the file, and truth values by each other. */
export function* constants(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { words, types } = language;
  const integers = unit.expressions.filter(({ type }) => types.integers.includes(type));
  const numbers = new Set([...integers.map((each) => nodeText(unit.file, each)), '0', '1', '2']);
  const far = integers.length === 0 ? [] : numbersIn(unit.file).filter((other) => !numbers.has(other));
  for (const node of unit.expressions) {
    const text = nodeText(unit.file, node);
    if (text === words.true || text === words.false) {
      const isLoop = isCondition(node, language);
      const other = text === words.true ? words.false : words.true;
      yield replaceNode(node, other, ['constant', isLoop ? 6 : 1.5]);
    }
    if (!types.integers.includes(node.type) || !/^\d{1,15}$/.test(text)) continue;
    const value = Number(text);
    yield replaceNode(node, String(value + 1), ['constant', 2]);
    yield replaceNode(node, String(value - 1), ['constant', value > 0 ? 2.2 : 3.7]);
    for (const other of numbers)
      if (Math.abs(Number(other) - value) > 1) yield replaceNode(node, other, ['constant', 4.5]);
    const shifted = value > 1 ? [value * 10, ...(value % 10 === 0 ? [value / 10] : [])] : [];
    for (const [rank, other] of [...shifted.map(String), ...far].entries())
      if (Math.abs(Number(other) - value) > 1)
        yield replaceNode(node, other, ['constant', byRank(5.2, rank, 0.6)]);
  }
}

const MAX_NUMBERS = 12;

/** The whole numbers of a file, the more frequent first. */
const numbersIn = ({ text }: Unit['file']): readonly string[] =>
  commonest(text.match(/(?<![\w.])\d{1,9}(?![\w.])/g) ?? []).slice(0, MAX_NUMBERS);

/** The distinct texts, the more frequent first. */
export const commonest = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)].toSorted((a, b) => b[1].length - a[1].length).map(([text]) => text);

/** Replaces `-e` by `e`, and `e` by `-e` where it stands alone: an argument, an index, a result. */
export function* signs(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of unit.expressions) {
    const isNegative = /^unary/.test(node.type) && operatorOf(node) === '-';
    const [inner] = node.namedChildren();
    if (isNegative && inner !== undefined) yield replaceNode(node, nodeText(unit.file, inner), ['sign', 2.5]);
    const role = roleInParent(node, unit);
    const kind = kindIn(unit, node);
    const isFirst = role === 'operand' && kind === 'number' && node.parent?.children[0] === node;
    const standsAlone = role === 'argument' || role === 'subscript' || isFirst || isResult(node, language);
    if (isNegative || !standsAlone || isSignedAlready(node)) continue;
    const { integers, identifiers, calls } = language.types;
    const isNumber = integers.includes(node.type);
    const text = nodeText(unit.file, node);
    const isCall = calls.includes(node.type) && kind === 'number';
    if (!(isNumber || isCall || identifiers.includes(node.type)) || text === '0') continue;
    const cost = (isNumber ? 3 : 4.5) + (isFirst ? 1 : 0);
    if (kind === 'number' || kind === null) yield replaceNode(node, `-${text}`, ['sign', cost]);
  }
}

const isSignedAlready = ({ parent }: SyntaxNode): boolean => /^unary/.test(parent?.type ?? '');

const isResult = ({ parent, field }: SyntaxNode, { types }: Language): boolean =>
  types.returns.includes(parent?.type ?? '') ||
  /^(?:conditional|ternary)_expression$/.test(parent?.type ?? '') ||
  (['right', 'value'].includes(field ?? '') && types.assignments.includes(parent?.type ?? ''));

/** Replaces `e` by `e + 1` and `e - 1`, where `e` may be a number. */
export function* offByOne(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of unit.expressions) {
    const isOther = language.types.integers.includes(node.type) || node.type === 'parenthesized_expression';
    if (isOther || isTarget(node, language) || isCondition(node, language) || isIterable(node, language))
      continue;
    const kind = kindIn(unit, node);
    if (kind !== null && kind !== 'number') continue;
    const role = roleInParent(node, unit);
    // Left out: parts of a sum, because the whole sum gives the same edits, and the function of a call, which is no number.
    const isTerm = /binary/.test(node.parent?.type ?? '') && operatorOf(node.parent) === '+';
    const text = nodeText(unit.file, node);
    const isFloat = /float/.test(node.type) || /^\d*\.\d+$/.test(text);
    if (role === 'callee' || role === 'object' || isTerm || isFloat) continue;
    const cost =
      (kind === 'number' ? 2.7 : 4) + (role === 'operand' ? 0.3 : 0) + (isSideOfEquality(node) ? 1 : 0);
    yield replaceNode(node, fitted(`${text} + 1`, node), ['off-by-one', cost]);
    yield replaceNode(node, fitted(`${text} - 1`, node), ['off-by-one', cost + 0.1]);
  }
}

const isSideOfEquality = ({ parent }: SyntaxNode): boolean =>
  parent?.children.some((child) => !child.isNamed && /^(?:[!=]==?|is|is not|in|not in)$/.test(child.type)) ??
  false;

/** The role of an expression in the one that it stands in. */
export function roleInParent(
  node: SyntaxNode,
  unit: Unit,
): 'callee' | 'object' | 'argument' | 'subscript' | 'operand' | 'other' {
  const { types } = unit.file.language;
  const above = node.parent;
  if (above === null) return 'other';
  if (types.argumentLists.includes(above.type) || above.type === 'keyword_argument') return 'argument';
  if (types.calls.includes(above.type))
    return node.field === 'object' || node.field === 'receiver' ? 'object' : 'callee';
  if (types.members.includes(above.type)) return 'object';
  if (types.subscripts.includes(above.type))
    return above.namedChildren()[0] === node ? 'object' : 'subscript';
  if (above.type === 'slice') return 'subscript';
  return types.binaries.includes(above.type) ? 'operand' : 'other';
}

/** Replaces an expression by a part of itself: `f(x)` by `x`, `a + b` by `a`, `a if c else b` by `b`. */
export function* parts(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { and, or } = language.words;
  for (const node of unit.expressions) {
    if (isTarget(node, language) || node.type === 'parenthesized_expression') continue;
    if ([and, or].includes(operatorOf(node)) || node.parent?.type === 'expression_statement') continue;
    for (const part of partsIn(node, unit)) {
      const text = fitted(nodeText(unit.file, part), node);
      yield replaceNode(node, text, ['part', costOfPart(node, part, unit)]);
    }
  }
}

function costOfPart(node: SyntaxNode, part: SyntaxNode, unit: Unit): number {
  const { types } = unit.file.language;
  if (types.calls.includes(node.type)) return 3.5 + mismatch(kindIn(unit, node), kindIn(unit, part)) * 0.7;
  if (types.subscripts.includes(node.type)) return node.namedChildren()[0] === part ? 4.5 : 6;
  if (types.members.includes(node.type)) return 5.5;
  return types.binaries.includes(node.type) ? 3.3 : 4;
}

/** A node whose type holds one of these may be replaced by a child. */
const HAS_PARTS = list`binary boolean_operator unary ternary conditional subscript index_expression array_access
   slice_expression attribute member selector field_ await reference`;

function partsIn(node: SyntaxNode, { file: { language } }: Unit): SyntaxNode[] {
  const inner = node.namedChildren();
  if (!language.types.calls.includes(node.type)) {
    const isPart = ({ field }: SyntaxNode) =>
      field !== 'attribute' && field !== 'property' && field !== 'field';
    return HAS_PARTS.some((part) => node.type.includes(part)) ? inner.filter(isPart) : [];
  }
  const holder = inner.find(({ type }) => language.types.argumentLists.includes(type));
  const given = holder === undefined ? [] : holder.namedChildren();
  const object =
    inner.find(({ field }) => field === 'object') ??
    inner.find(({ field }) => field === 'function')?.children[0];
  const isObject = ['object', 'operand', 'value'].includes(object?.field ?? '');
  return [
    ...given.filter(({ type }) => type !== 'keyword_argument'),
    ...(object !== undefined && isObject ? [object] : []),
  ];
}

/** Swaps arguments, indices and elements of tuples and lists. */
export function* callArguments(unit: Unit): Generator<Mutation> {
  for (const list of listsOf(unit)) yield* swaps(unit, list);
}

/** Argument lists, tuples, short lists, sizes of arrays, and subscripts with several indices. */
function listsOf(unit: Unit): Set<SyntaxNode> {
  const { types } = unit.file.language;
  const isList = (node: SyntaxNode): boolean =>
    types.argumentLists.includes(node.type) ||
    ['tuple', SIZED_ARRAY].includes(node.type) ||
    (types.lists.includes(node.type) && node.namedChildren().length <= 4) ||
    (types.subscripts.includes(node.type) && node.namedChildren().length > 2);
  const below = unit.statements.flatMap((each) => [...each.descendants()]);
  return new Set([
    ...unit.expressions.flatMap((each) => [each, ...each.children]).filter(isList),
    ...below.filter(({ type }) => type === 'expression_list'),
  ]);
}

/** Java's `new int[a][b]`: the children are the type and the sizes. */
const SIZED_ARRAY = 'array_creation_expression';

function* swaps(unit: Unit, list: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  const isSubscript = file.language.types.subscripts.includes(list.type);
  const isCall = file.language.types.argumentLists.includes(list.type);
  const items = list
    .namedChildren()
    .filter(({ type }) => list.type !== SIZED_ARRAY || type === 'dimensions_expr')
    .slice(isSubscript ? 1 : 0);
  if (items.length > 6) return;
  for (const [i, a] of items.entries()) {
    for (const [apart, b] of items.slice(i + 1).entries()) {
      const off = mismatch(kindIn(unit, a), kindIn(unit, b));
      if (file.language.isTyped && isCall && off === 2) continue;
      const [first, second] = [nodeText(file, a), nodeText(file, b)];
      if (first === second) continue;
      const text = `${second}${file.text.slice(a.end, b.start)}${first}`;
      const base = isCall ? 2.3 : isSubscript ? 3 : list.type === 'expression_list' ? 4 : 3.5;
      const cost = base + off * 0.8 + apart * 0.7;
      yield replaceNode({ start: a.start, end: b.end, line: a.line }, text, ['argument-swap', cost]);
    }
  }
}

/** Swaps two operands whose order matters. */
export function* operandSwaps(unit: Unit): Generator<Mutation> {
  for (const node of unit.expressions) {
    const operator = operatorOf(node);
    const [left, right, more] = node.namedChildren();
    if (left === undefined || right === undefined || more !== undefined) continue;
    if (!unit.file.language.types.binaries.includes(node.type) || !ORDERED.has(operator)) continue;
    const kinds = [kindIn(unit, left), kindIn(unit, right)];
    if (operator === '+' && kinds.includes('number') && !kinds.includes('text')) continue;
    const [a, b] = [nodeText(unit.file, left), nodeText(unit.file, right)];
    const between = unit.file.text.slice(left.end, right.start);
    const text = `${bracketed(b, right, node)}${between}${bracketed(a, left, node)}`;
    yield replaceNode(node, text, ['argument-swap', operator === '+' ? 3 : 3.5]);
  }
}

const ORDERED = new Set(['-', '/', '//', '%', '**', '+', '<<', '>>', 'in', 'not in']);

/** Replaces `x` by `x[1:]`, `x[n:]`, `x[:-1]`, and the like of other languages. */
export function* slices(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { types, words } = file.language;
  const forms = words.slices;
  if (forms === null) return;
  for (const node of unit.expressions) {
    const kind = kindIn(unit, node);
    const above = node.parent?.type ?? '';
    const isValue = types.identifiers.includes(node.type) || types.members.includes(node.type);
    const isPart = [...types.subscripts, ...types.members, ...types.calls].includes(above);
    if (!isValue || isPart || isTarget(node, file.language) || !['list', 'text', null].includes(kind))
      continue;
    const base = kind === null ? 6.5 : 4.5;
    const text = nodeText(file, node);
    const counts = unit
      .namesAt(node)
      .filter((each) => unit.kinds.get(each.name) === 'number' || each.isParameter)
      .filter((each) => !isFileLevel(each, file.language) && each.name !== text);
    for (const [rank, bound] of ['1', ...counts.map(({ name }) => name)].entries()) {
      yield replaceNode(node, written(forms.from, text, bound), ['slice', byRank(base, rank, 0.5)]);
      if (rank > 0)
        yield replaceNode(node, written(forms.to, text, bound), ['slice', byRank(base + 0.3, rank, 0.5)]);
    }
    yield replaceNode(node, written(forms.butLast, text), ['slice', base + 0.5]);
  }
}
