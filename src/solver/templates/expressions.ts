import { namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { mismatch } from '../kinds.ts';
import { bracketed, fitted, type Mutation, replaceNode } from '../mutation.ts';
import { isCondition, isIterable, isTarget, kindIn, textOf, type Unit } from '../source-file.ts';

const BASE_COST = {
  order: 1,
  equality: 1.5,
  arithmetic: 2,
  logic: 1.5,
  bits: 1.5,
  assign: 3,
  membership: 2,
} as const;

/** Comparison, arithmetic, boolean and bit operators by their kin. */
export function* operators(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of operations(unit)) {
    for (const token of node.children) {
      if (token.isNamed) continue;
      for (const { kind, tokens } of language.operators) {
        // A number's own sign has no kin: `+` and `*` of texts and lists have none either.
        const isText = kind === 'arithmetic' && namedChildren(node).some((side) => isTextOrList(unit, side));
        const cost = BASE_COST[kind] + (isText ? 3 : 0);
        for (const [rank, other] of (Object.hasOwn(tokens, token.type)
          ? (tokens[token.type] ?? [])
          : []
        ).entries()) {
          yield replaceNode(token, other, ['operator', cost + rank * 0.9]);
        }
      }
    }
  }
}

const isTextOrList = (unit: Unit, node: SyntaxNode): boolean => {
  const kind = kindIn(unit, node);
  return kind === 'text' || kind === 'list';
};

/** What has an operator: binary expressions, and assignments that are statements. */
function* operations(unit: Unit): Generator<SyntaxNode> {
  const { types } = unit.file.language;
  const seen = new Set<SyntaxNode>();
  for (const node of [...unit.expressions, ...unit.statements.flatMap((each) => [each, ...each.children])]) {
    if (!types.binaries.includes(node.type) || seen.has(node)) continue;
    seen.add(node);
    yield node;
  }
}

/** A comparison with a whole number: operator and number together, as in `== 0` for `<= 1`. */
export function* comparisonConstants(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of unit.expressions) {
    const [left, right] = namedChildren(node);
    const operator = node.children.find((child) => !child.isNamed);
    if (left === undefined || right === undefined || operator === undefined) continue;
    if (!language.types.integers.includes(right.type)) continue;
    const group = language.operators.find(
      ({ kind, tokens }) => (kind === 'order' || kind === 'equality') && Object.hasOwn(tokens, operator.type),
    );
    const value = Number(textOf(unit.file, right));
    if (group === undefined || !Number.isInteger(value)) continue;
    for (const [rank, other] of ['<=', '<', '>', '>='].filter((each) => each !== operator.type).entries()) {
      for (const next of [value + 1, value - 1]) {
        const text = `${textOf(unit.file, left)} ${other} ${next}`;
        yield replaceNode(node, text, ['comparison-constant', 5 + rank * 0.3 + (next < 0 ? 2 : 0)]);
      }
    }
  }
}

/** Two operands the other way round, where the order matters. */
export function* operandSwaps(unit: Unit): Generator<Mutation> {
  for (const node of unit.expressions) {
    const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
    const [left, right, more] = namedChildren(node);
    if (left === undefined || right === undefined || more !== undefined) continue;
    if (!unit.file.language.types.binaries.includes(node.type) || !ORDERED.has(operator)) continue;
    const kinds = [kindIn(unit, left), kindIn(unit, right)];
    if (operator === '+' && kinds.includes('number') && !kinds.includes('text')) continue;
    const [a, b] = [textOf(unit.file, left), textOf(unit.file, right)];
    const between = unit.file.text.slice(left.end, right.start);
    const text = `${bracketed(b, right, node)}${between}${bracketed(a, left, node)}`;
    yield replaceNode(node, text, ['argument-swap', operator === '+' ? 3 : 3.5]);
  }
}

const ORDERED = new Set(['-', '/', '//', '%', '**', '+', '<<', '>>', 'in', 'not in']);

/** A condition, or an operand of one, negated; a negation taken away. */
export function* negations(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of unit.expressions) {
    const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
    if (node.type === 'not_operator' || operator === '!') {
      const inner = namedChildren(node)[0];
      if (inner !== undefined) yield replaceNode(node, textOf(unit.file, inner), ['negation', 2]);
      continue;
    }
    // A comparison has operators of its own to turn round.
    if (COMPARES.has(operator)) continue;
    const kind = kindIn(unit, node);
    const isBoolean = isCondition(node, language) || isOperand(node, unit) || kind === 'bool';
    if (!isBoolean || node.type === 'parenthesized_expression' || node.parent?.type === 'not_operator')
      continue;
    const text = textOf(unit.file, node);
    if (/^(?:true|false|True|False)$/.test(text)) continue;
    const isSimple = !/\s/.test(text) || language.types.calls.includes(node.type);
    const cost = isCondition(node, language) ? 3 : 4;
    yield replaceNode(node, language.words.not(isSimple ? text : `(${text})`), ['negation', cost]);
  }
}

const COMPARES = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'is', 'is not', 'in', 'not in']);

function isOperand({ parent }: SyntaxNode, unit: Unit): boolean {
  if (parent === null) return false;
  const operator = parent.children.find((child) => !child.isNamed)?.type ?? '';
  const { and, or } = unit.file.language.words;
  return operator === and || operator === or;
}

/** Whole numbers by their neighbours and by 0 and 1; truth values by each other. */
export function* constants(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { words, types } = language;
  const numbers = new Set(
    unit.expressions
      .filter(({ type }) => types.integers.includes(type))
      .map((each) => textOf(unit.file, each)),
  );
  for (const node of unit.expressions) {
    const text = textOf(unit.file, node);
    if (text === words.true || text === words.false) {
      const isLoop = isCondition(node, language);
      const other = text === words.true ? words.false : words.true;
      yield replaceNode(node, other, ['constant', isLoop ? 6 : 1.5]);
    }
    if (!types.integers.includes(node.type) || !/^\d{1,15}$/.test(text)) continue;
    const value = Number(text);
    const near = [value + 1, ...(value > 0 ? [value - 1] : [-1])];
    for (const [rank, next] of near.entries()) {
      yield replaceNode(node, String(next), ['constant', 2 + rank * 0.2 + (next < 0 ? 1.5 : 0)]);
    }
    const others = [...numbers, '0', '1', '2'].filter((each) => Math.abs(Number(each) - value) > 1);
    for (const other of new Set(others)) yield replaceNode(node, other, ['constant', 4.5]);
    if (value >= 10) {
      for (const other of [value * 10, value / 10, value + value, value / 2]) {
        if (Number.isInteger(other)) yield replaceNode(node, String(other), ['constant', 5.5]);
      }
    }
  }
}

/** `e + 1` and `e - 1`, where `e` may be a number. */
export function* offByOne(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of unit.expressions) {
    if (
      isTarget(node, language) ||
      isCondition(node, language) ||
      language.types.integers.includes(node.type)
    )
      continue;
    if (node.type === 'parenthesized_expression' || isIterable(node, language)) continue;
    const kind = kindIn(unit, node);
    if (kind !== null && kind !== 'number') continue;
    const place = placeOf(node, unit);
    // A sum's parts give what the whole gives; the function of a call is no number.
    if (place === 'callee' || place === 'object') continue;
    if (isTermOfSum(node) || /float/.test(node.type) || /^\d*\.\d+$/.test(textOf(unit.file, node))) continue;
    const cost =
      (kind === 'number' ? 2.7 : 4) + (place === 'operand' ? 0.3 : 0) + (isEqualitySide(node) ? 1 : 0);
    const text = textOf(unit.file, node);
    for (const [rank, sign] of ['+', '-'].entries()) {
      yield replaceNode(node, fitted(`${text} ${sign} 1`, node), ['off-by-one', cost + rank * 0.1]);
    }
  }
}

const isTermOfSum = ({ parent }: SyntaxNode): boolean => {
  const operator = parent?.children.find((child) => !child.isNamed)?.type ?? '';
  return parent !== null && /binary/.test(parent.type) && operator === '+';
};

const isEqualitySide = ({ parent }: SyntaxNode): boolean =>
  parent?.children.some((child) => !child.isNamed && /^(?:[!=]==?|is|is not|in|not in)$/.test(child.type)) ??
  false;

type Place = 'callee' | 'object' | 'argument' | 'subscript' | 'operand' | 'other';

export function placeOf(node: SyntaxNode, unit: Unit): Place {
  const { types } = unit.file.language;
  const above = node.parent;
  if (above === null) return 'other';
  if (types.argumentLists.includes(above.type) || above.type === 'keyword_argument') return 'argument';
  if (types.calls.includes(above.type)) return node.field === 'object' ? 'object' : 'callee';
  if (types.members.includes(above.type)) return 'object';
  if (types.subscripts.includes(above.type)) return namedChildren(above)[0] === node ? 'object' : 'subscript';
  if (above.type === 'slice') return 'subscript';
  return types.binaries.includes(above.type) ? 'operand' : 'other';
}

/** An expression by a part of itself: `f(x)` by `x`, `a + b` by `a`, `a if c else b` by `b`. */
export function* parts(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { types } = language;
  for (const node of unit.expressions) {
    if (isTarget(node, language) || node.type === 'parenthesized_expression') continue;
    for (const part of partsOf(node, types.calls, types.argumentLists)) {
      const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
      const isLogic = operator === language.words.and || operator === language.words.or;
      const isStatement = node.parent?.type === 'expression_statement';
      if (isStatement) continue;
      const cost = isLogic ? 3.5 : costOfPart(node, part, unit);
      const template = isLogic ? 'condition-drop' : 'part';
      yield replaceNode(node, fitted(textOf(unit.file, part), node), [template, cost]);
    }
  }
}

function costOfPart(node: SyntaxNode, part: SyntaxNode, unit: Unit): number {
  const { types } = unit.file.language;
  if (types.calls.includes(node.type)) return 3.5 + mismatch(kindIn(unit, node), kindIn(unit, part)) * 0.7;
  if (types.subscripts.includes(node.type)) return namedChildren(node)[0] === part ? 4.5 : 6;
  if (types.members.includes(node.type)) return 5.5;
  if (types.binaries.includes(node.type)) return 3.3;
  return 4;
}

function partsOf(node: SyntaxNode, calls: readonly string[], lists: readonly string[]): SyntaxNode[] {
  const inner = namedChildren(node);
  if (calls.includes(node.type)) {
    const list = inner.find(({ type }) => lists.includes(type));
    const object =
      inner.find(({ field }) => field === 'object') ??
      inner.find(({ field }) => field === 'function')?.children[0];
    const given =
      list === undefined ? [] : namedChildren(list).filter(({ type }) => type !== 'keyword_argument');
    return [
      ...given,
      ...(object?.field === 'object' || object?.field === 'operand' || object?.field === 'value'
        ? [object]
        : []),
    ];
  }
  if (
    /binary|boolean_operator|unary|ternary|conditional|subscript|index_expression|array_access|slice_expression|attribute|member|selector|field_|await|reference/.test(
      node.type,
    )
  ) {
    return inner.filter(({ field }) => field !== 'attribute' && field !== 'property' && field !== 'field');
  }
  return [];
}

/** A text by one that the failure, or the file, has and that reads almost the same. */
export function* textLiterals(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const literals = file.units.flatMap(({ expressions }) =>
    expressions.filter(({ type }) => file.language.types.strings.includes(type)),
  );
  const known = new Set(literals.map((each) => textOf(file, each)).filter((each) => each.length <= 40));
  for (const node of unit.expressions) {
    if (!file.language.types.strings.includes(node.type)) continue;
    const text = textOf(file, node);
    for (const other of known) {
      if (other !== text) yield replaceNode(node, other, ['text-literal', 6 + Math.log2(1 + known.size) / 2]);
    }
  }
}
