import {
  ancestors,
  childByField,
  descendants,
  namedChildren,
  type SyntaxNode,
} from '../tree-sitter/syntax-tree.ts';
import type { Language } from './language.ts';

/** What sort of value an expression gives, as far as its text tells. */
export type Kind = 'bool' | 'number' | 'text' | 'list' | 'function' | 'nothing' | 'object';

const NUMBERS =
  /^(?:int|Integer|long|Long|short|byte|float|double|Double|Float|number|bigint|u?int\d*|u\d+|i\d+|usize|isize|f\d+|float\d+|rune|uintptr)$/;
const TEXTS = /^(?:String|string|str|&str|&'\w+ str|char|CharSequence)$/;
const BOOLS = /^(?:bool|boolean|Boolean)$/;
const LISTS =
  /^(?:\[|(?:Array|Readonly\w+|List|ArrayList|LinkedList|Set|HashSet|Deque|Queue|Stack|Collection|Iterable|Vec|list|set|tuple|Sequence)\b|&?(?:mut )?\[|&(?:mut )?Vec)|\[\]$/;

/** Of a type as it is written. */
export function kindOfType(type: string): Kind {
  if (NUMBERS.test(type)) return 'number';
  if (TEXTS.test(type)) return 'text';
  if (BOOLS.test(type)) return 'bool';
  return LISTS.test(type) ? 'list' : 'object';
}

const BY_TYPE: Readonly<Record<string, Kind>> = {
  comparison_operator: 'bool',
  not_operator: 'bool',
  instanceof_expression: 'bool',
  true: 'bool',
  false: 'bool',
  boolean_literal: 'bool',
  integer: 'number',
  float: 'number',
  number: 'number',
  decimal_integer_literal: 'number',
  decimal_floating_point_literal: 'number',
  int_literal: 'number',
  float_literal: 'number',
  integer_literal: 'number',
  update_expression: 'number',
  string: 'text',
  template_string: 'text',
  string_literal: 'text',
  interpreted_string_literal: 'text',
  raw_string_literal: 'text',
  list: 'list',
  tuple: 'list',
  set: 'list',
  array: 'list',
  list_comprehension: 'list',
  set_comprehension: 'list',
  generator_expression: 'list',
  dictionary: 'object',
  object: 'object',
  none: 'nothing',
  null: 'nothing',
  null_literal: 'nothing',
  nil: 'nothing',
  undefined: 'nothing',
  lambda: 'function',
  arrow_function: 'function',
  function_expression: 'function',
};

/** Functions and methods whose result says its kind in their name. */
const BY_CALL: Readonly<Record<string, Kind>> = {
  ...named(
    'number',
    'len abs sum int float round ord size length indexOf count floor ceil parseInt hash pow sqrt index',
  ),
  ...named(
    'text',
    'str join toString format lower upper strip trim toLowerCase toUpperCase repr replace substring',
  ),
  ...named(
    'list',
    'list sorted reversed range zip enumerate map filter split keys values items entries slice concat',
  ),
  ...named(
    'bool',
    'isinstance startswith endswith startsWith endsWith contains includes isEmpty equals has any all some every',
  ),
  ...named(
    'bool',
    'containsKey hasNext HasPrefix HasSuffix Contains is_empty is_some is_none issubset issuperset',
  ),
};

function named(kind: Kind, names: string): Record<string, Kind> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}

/** What a value is that is asked for such a member or method, in the languages that write no types. */
const BY_MEMBER: Readonly<Record<string, Kind>> = {
  ...named(
    'list',
    'length push pop shift unshift map filter forEach some every find reduce sort reverse flat splice',
  ),
  ...named(
    'text',
    'toUpperCase toLowerCase trim split charAt charCodeAt padStart padEnd startsWith endsWith replace',
  ),
  ...named('object', 'has get set add delete keys values entries'),
};

const kindByMember = (name: string): Kind | null =>
  Object.hasOwn(BY_MEMBER, name) ? (BY_MEMBER[name] ?? null) : null;

const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'in', 'instanceof']);
const LOGIC = new Set(['&&', '||', 'and', 'or']);

/** What the names of a function stand for, found from how they are used. */
export type Kinds = ReadonlyMap<string, Kind>;

export function kindOf(node: SyntaxNode, text: string, names: Kinds, language: Language): Kind | null {
  const fixed = BY_TYPE[node.type];
  if (fixed !== undefined) return fixed;
  const { types } = language;
  if (types.identifiers.includes(node.type)) return names.get(text.slice(node.start, node.end)) ?? null;
  if (node.type === 'parenthesized_expression') return ofChild(0);
  if (node.type === 'unary_expression' || node.type === 'unary_operator') {
    return text[node.start] === '!' ? 'bool' : text[node.start] === '-' ? 'number' : null;
  }
  if (types.binaries.includes(node.type) || node.type === 'boolean_operator') return ofBinary();
  if (types.calls.includes(node.type)) return BY_CALL[calledName(node, text)] ?? null;
  if (types.members.includes(node.type))
    return text.endsWith('.length', node.end) ? 'number' : (names.get(memberName(node, text)) ?? null);
  if (types.subscripts.includes(node.type) && /:/.test(text.slice(node.start, node.end))) return ofChild(0);
  return null;

  function ofChild(at: number): Kind | null {
    const child = namedChildren(node)[at];
    return child === undefined ? null : kindOf(child, text, names, language);
  }

  function ofBinary(): Kind | null {
    const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
    if (COMPARISONS.has(operator)) return 'bool';
    if (LOGIC.has(operator)) return ofChild(1) === 'bool' ? 'bool' : null;
    if (operator === '+' || operator === '*') {
      const kinds = [ofChild(0), ofChild(1)];
      return (
        kinds.find((kind) => kind === 'text' || kind === 'list') ??
        (kinds.includes('number') ? 'number' : null)
      );
    }
    return operator === '|' || operator === '&' ? (ofChild(0) ?? ofChild(1)) : 'number';
  }
}

/** The search for where a name starts is quadratic in its length. */
const MAX_NAME_CHARS = 200;

/** `append` of `a.b.append(x)`, `f` of `f(x)`. */
export function calledName(call: SyntaxNode, text: string): string {
  const name =
    childByField(call, 'name') ?? childByField(call, 'function') ?? childByField(call, 'constructor');
  if (name === null) return '';
  return /[\w$]+$/.exec(text.slice(Math.max(name.start, name.end - MAX_NAME_CHARS), name.end))?.[0] ?? '';
}

export function memberName(member: SyntaxNode, text: string): string {
  const name =
    childByField(member, 'attribute') ?? childByField(member, 'property') ?? childByField(member, 'field');
  return name === null ? '' : text.slice(name.start, name.end);
}

const ARITHMETIC = new Set(['-', '*', '/', '//', '%', '**', '-=', '*=', '/=']);

/** Reads from a function how its names are used: counted with, iterated over, called. Declared types come first. */
export function inferKinds(
  root: SyntaxNode,
  text: string,
  { language, declared }: { readonly language: Language; readonly declared: Kinds },
): Kinds {
  const kinds = new Map(declared);
  const votes = new Map<string, Map<Kind, number>>();
  const vote = (node: SyntaxNode | null | undefined, kind: Kind | null, weight: number): void => {
    if (node == null || kind === null || !language.types.identifiers.includes(node.type)) return;
    const name = text.slice(node.start, node.end);
    const all = votes.get(name) ?? new Map<Kind, number>();
    votes.set(name, all.set(kind, (all.get(kind) ?? 0) + weight));
  };
  for (const round of [1, 2]) {
    for (const node of descendants(root)) look(node, round);
    for (const [name, all] of votes) {
      const [best] = [...all].toSorted((a, b) => b[1] - a[1]);
      if (best !== undefined && !declared.has(name)) kinds.set(name, best[0]);
    }
  }
  return kinds;

  function look(node: SyntaxNode, round: number): void {
    const { types } = language;
    if (types.binaries.includes(node.type)) {
      const [left, right] = namedChildren(node);
      const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
      if (ARITHMETIC.has(operator)) for (const side of [left, right]) vote(side, 'number', 2);
      if (operator === '<' || operator === '>' || operator === '<=' || operator === '>=') {
        for (const side of [left, right]) vote(side, 'number', 1);
      }
      if (operator === 'in' || operator === 'not in') vote(right, 'list', 1);
    }
    if (types.assignments.includes(node.type)) {
      const left = childByField(node, 'left') ?? childByField(node, 'name') ?? childByField(node, 'pattern');
      const right = childByField(node, 'right') ?? childByField(node, 'value');
      if (right !== null) vote(left, kindOf(right, text, kinds, language), round === 1 ? 3 : 2);
    }
    if (types.subscripts.includes(node.type)) vote(namedChildren(node)[0], 'list', 1);
    if (types.calls.includes(node.type)) vote(childByField(node, 'function'), 'function', 5);
    if (!language.hasMeasuredOrder && types.members.includes(node.type))
      vote(namedChildren(node)[0], kindByMember(memberName(node, text)), 1);
    for (const [type, field] of language.iterables) {
      if (node.type !== type) continue;
      const over = childByField(node, field);
      vote(over, 'list', 2);
      const left = childByField(node, 'left') ?? childByField(node, 'name');
      if (over !== null && types.calls.includes(over.type) && calledName(over, text) === 'range')
        vote(left, 'number', 4);
    }
  }
}

/** Whether one may stand for the other: 0 it may, 1 nobody knows, 2 hardly. */
export function mismatch(a: Kind | null, b: Kind | null): 0 | 1 | 2 {
  if (a === null || b === null) return 1;
  return a === b ? 0 : 2;
}

export function isInside(node: SyntaxNode, types: readonly string[]): boolean {
  for (const above of ancestors(node)) if (types.includes(above.type)) return true;
  return false;
}
