import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { type Language, list } from './languages.ts';

/** What sort of value an expression gives, as far as its text tells. */
export type ValueKind = 'bool' | 'number' | 'text' | 'list' | 'function' | 'nothing' | 'object';

/** The kind of value that each name in a function stands for, found from how the name is used. */
export type KindsByName = ReadonlyMap<string, ValueKind>;

const kindTable = (rows: Readonly<Partial<Record<ValueKind, string>>>): ReadonlyMap<string, ValueKind> => {
  const kinds: readonly ValueKind[] = ['bool', 'number', 'text', 'list', 'object', 'nothing', 'function'];
  return new Map(kinds.flatMap((kind) => list(rows[kind] ?? '').map((name) => [name, kind] as const)));
};

const BY_TYPE = kindTable({
  number: `int Integer long Long short byte float Float double Double number bigint uint rune usize isize uintptr`,
  text: 'String string str char CharSequence',
  bool: 'bool boolean Boolean',
  list: `Array ReadonlyArray ReadonlySet ReadonlyMap List ArrayList LinkedList Set HashSet Deque Queue Stack Collection
    Iterable Vec list set tuple Sequence`,
});

/** The kind of value that a written type stands for. */
export function kindOfType(type: string): ValueKind {
  // `&'a mut Vec<u8>` is a `Vec`.
  const bare = type.replace(/^&(?:'\w+ )?(?:mut )?/, '');
  if (/^(?:u?int|[uif]|float)\d+$/.test(bare)) return 'number';
  const isList = /^\[|\[\]$/.test(bare) || BY_TYPE.get(/^\w+/.exec(bare)?.[0] ?? '') === 'list';
  return isList ? 'list' : (BY_TYPE.get(bare) ?? 'object');
}

const BY_NODE_TYPE = kindTable({
  bool: 'comparison_operator not_operator instanceof_expression true false boolean_literal boolean',
  number: `integer float number decimal_integer_literal decimal_floating_point_literal int_literal float_literal
    integer_literal number_literal update_expression`,
  text: 'string template_string string_literal interpreted_string_literal raw_string_literal encapsed_string',
  list: 'list tuple set array list_comprehension set_comprehension generator_expression array_creation_expression',
  object: 'dictionary object hash',
  nothing: 'none null null_literal nil undefined',
  function: 'lambda arrow_function function_expression',
});

/** Functions and methods whose name tells the kind of their result. */
const BY_CALL = kindTable({
  number: 'len abs sum int float round ord size length indexOf count floor ceil parseInt hash pow sqrt index',
  text: 'str join toString format lower upper strip trim toLowerCase toUpperCase repr replace substring',
  list: 'list sorted reversed range zip enumerate map filter split keys values items entries slice concat',
  bool: `isinstance startswith endswith startsWith endsWith contains includes isEmpty equals has any all some every
    containsKey hasNext HasPrefix HasSuffix Contains is_empty is_some is_none issubset issuperset`,
});

/** The kind of a value by the members or methods it is asked for, in languages without written types. */
const BY_MEMBER = kindTable({
  list: 'length push pop shift unshift map filter forEach some every find reduce sort reverse flat splice',
  text: 'toUpperCase toLowerCase trim split charAt charCodeAt padStart padEnd startsWith endsWith replace',
  object: 'has get set add delete keys values entries',
});

const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'in', 'instanceof']);
const LOGIC_OPERATORS = new Set(['&&', '||', 'and', 'or']);

/** The first operator or keyword of a node: `+` of `a + b`, `!` of `!a`; '' where there is none. */
export const operatorOf = (node: SyntaxNode | null): string =>
  node?.children.find((child) => !child.isNamed)?.type ?? '';

/** null: the kind is unknown. */
export function valueKind(
  node: SyntaxNode,
  text: string,
  names: KindsByName,
  language: Language,
): ValueKind | null {
  const ofChild = (at: number): ValueKind | null => {
    const child = node.namedChildren()[at];
    return child === undefined ? null : valueKind(child, text, names, language);
  };
  const { types } = language;
  const fixed = BY_NODE_TYPE.get(node.type);
  if (fixed !== undefined) return fixed;
  if (types.identifiers.includes(node.type)) return names.get(text.slice(node.start, node.end)) ?? null;
  if (node.type === 'parenthesized_expression') return ofChild(0);
  if (/^unary(?:_expression|_operator|_op_expression)?$/.test(node.type))
    return text[node.start] === '!' ? 'bool' : text[node.start] === '-' ? 'number' : null;
  if (types.calls.includes(node.type)) return BY_CALL.get(calledName(node, text)) ?? null;
  if (types.members.includes(node.type))
    return text.endsWith('.length', node.end) ? 'number' : (names.get(memberName(node, text)) ?? null);
  if (types.subscripts.includes(node.type) && /:/.test(text.slice(node.start, node.end))) return ofChild(0);
  if (!types.binaries.includes(node.type) && node.type !== 'boolean_operator') return null;
  const operator = operatorOf(node);
  if (COMPARISONS.has(operator)) return 'bool';
  if (LOGIC_OPERATORS.has(operator)) return ofChild(1) === 'bool' ? 'bool' : null;
  if (operator === '|' || operator === '&') return ofChild(0) ?? ofChild(1);
  if (operator !== '+' && operator !== '*') return 'number';
  const sides = [ofChild(0), ofChild(1)];
  const joined = sides.find((kind) => kind === 'text' || kind === 'list');
  return joined ?? (sides.includes('number') ? 'number' : null);
}

/** Only the end of a longer name is read: the search for where a name starts is quadratic in its length. */
const MAX_NAME_CHARS = 200;

export const calleeOf = (call: SyntaxNode): SyntaxNode | null =>
  call.childByField('name') ??
  call.childByField('function') ??
  call.childByField('constructor') ??
  call.childByField('method');

/** `append` of `a.b.append(x)`, `f` of `f(x)`. */
export function calledName(call: SyntaxNode, text: string): string {
  const name = calleeOf(call);
  if (name === null) return '';
  return (
    /[\w$]+[?!]?$/.exec(text.slice(Math.max(name.start, name.end - MAX_NAME_CHARS), name.end))?.[0] ?? ''
  );
}

/** The node of `b` in `a.b`. */
export const memberNode = (member: SyntaxNode): SyntaxNode | null =>
  member.childByField('attribute') ?? member.childByField('property') ?? member.childByField('field');

export function memberName(member: SyntaxNode, text: string): string {
  const name = memberNode(member);
  return name === null ? '' : text.slice(name.start, name.end);
}

/** `min` and `width` of `minWidth`. */
export const nameWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const COUNTING = new Set(['-', '*', '/', '//', '%', '**', '-=', '*=', '/=']);

/** Reads from a function how its names are used: counted with, iterated over, called. Declared types come first. */
export function inferKinds(
  root: SyntaxNode,
  text: string,
  { language, declared }: { readonly language: Language; readonly declared: KindsByName },
): KindsByName {
  const { types } = language;
  const kinds = new Map(declared);
  const votes = new Map<string, Map<ValueKind, number>>();
  const vote = (node: SyntaxNode | null | undefined, kind: ValueKind | null | undefined, weight: number) => {
    if (node == null || kind == null || !types.identifiers.includes(node.type)) return;
    const name = text.slice(node.start, node.end);
    const all = votes.get(name) ?? new Map<ValueKind, number>();
    votes.set(name, all.set(kind, (all.get(kind) ?? 0) + weight));
  };
  for (const round of [1, 2]) {
    for (const node of root.descendants()) look(node, round);
    for (const [name, all] of votes) {
      const [best] = [...all].toSorted((a, b) => b[1] - a[1]);
      if (best !== undefined && !declared.has(name)) kinds.set(name, best[0]);
    }
  }
  return kinds;

  function look(node: SyntaxNode, round: number): void {
    if (types.binaries.includes(node.type)) {
      const [left, right] = node.namedChildren();
      const operator = operatorOf(node);
      const weight = COUNTING.has(operator) ? 2 : /^[<>]=?$/.test(operator) ? 1 : 0;
      if (weight > 0) for (const side of [left, right]) vote(side, 'number', weight);
      if (operator === 'in' || operator === 'not in') vote(right, 'list', 1);
    }
    if (types.assignments.includes(node.type)) {
      const left = node.childByField('left') ?? node.childByField('name') ?? node.childByField('pattern');
      const right = node.childByField('right') ?? node.childByField('value');
      if (right !== null) vote(left, valueKind(right, text, kinds, language), round === 1 ? 3 : 2);
    }
    if (types.subscripts.includes(node.type)) vote(node.namedChildren()[0], 'list', 1);
    if (types.calls.includes(node.type)) vote(node.childByField('function'), 'function', 5);
    if (types.members.includes(node.type))
      vote(node.namedChildren()[0], BY_MEMBER.get(memberName(node, text)), 1);
    for (const [type, field] of language.iterables) {
      if (node.type !== type) continue;
      const over = node.childByField(field);
      vote(over, 'list', 2);
      const left = node.childByField('left') ?? node.childByField('name');
      if (over !== null && types.calls.includes(over.type) && calledName(over, text) === 'range')
        vote(left, 'number', 4);
    }
  }
}

/** How badly a value of one kind fits in place of another: 0 it fits, 1 unknown, 2 hardly. */
export function mismatch(a: ValueKind | null, b: ValueKind | null): 0 | 1 | 2 {
  if (a === null || b === null) return 1;
  return a === b ? 0 : 2;
}
