import { bracketed, type Mutation, replaceNode } from '../mutation.ts';
import { isCondition, kindIn, textOf, type Unit } from '../source-file.ts';
import { namedChildren, type SyntaxNode } from '../syntax-tree.ts';

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
