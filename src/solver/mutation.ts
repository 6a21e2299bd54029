import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import type { Unit } from './source-file.ts';

/** Ways in which a single edit mends a bug; their names stand in the trace and in the pull request. */
export const TEMPLATES = {
  operator: 'another operator',
  constant: 'another constant',
  'comparison-constant': 'another bound',
  'off-by-one': 'one more or one less',
  negation: 'negated',
  name: 'another name in scope',
  member: 'another member',
  'sibling-call': 'a related function',
  'argument-swap': 'two parts swapped',
  'argument-drop': 'an argument dropped',
  'argument-add': 'an argument added',
  part: 'an expression reduced to a part of itself',
  donor: 'another expression of the function',
  'condition-drop': 'part of a condition dropped',
  'condition-add': 'a condition made stronger or weaker',
  'null-guard': 'a check for a missing value',
  slice: 'a slice',
  wrap: 'an expression wrapped',
  combine: 'an expression combined with another',
  'statement-delete': 'a statement deleted',
  'statement-move': 'a statement moved',
  'statement-swap': 'two statements swapped',
  'statement-copy': 'a statement copied from elsewhere in the function',
  'statement-insert': 'a statement added',
  guard: 'an early exit added',
  'missing-keyword': 'a missing keyword',
  'text-literal': 'another text',
} as const;
export type Template = keyof typeof TEMPLATES;

/** One change of one file: `text` in place of what stands from `start` to `end`. */
export interface Mutation {
  readonly template: Template;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
  /** How unlikely it is, in bits: −log₂ of a rough prior. Candidates are tried cheapest first. */
  readonly cost: number;
}

/** A template looks at a function and says what could be changed. */
export type MutationSource = (unit: Unit) => Iterable<Mutation>;

/** Which way it is, and its cost. */
export type Kind = readonly [template: Template, cost: number];

export const replaceNode = (
  { start, end, line }: Pick<Mutation, 'start' | 'end' | 'line'>,
  text: string,
  [template, cost]: Kind,
): Mutation => ({ template, start, end, text, line, cost });

/** Text put in at a place, counted to a line. */
export const insertAt = (
  { start, line }: Pick<Mutation, 'start' | 'line'>,
  text: string,
  [template, cost]: Kind,
): Mutation => ({ template, start, end: start, text, line, cost });

const OPEN = /binary|unary|boolean|comparison|not_operator|await|cast|ternary|conditional|reference/;
const HOLDS_MEMBERS = new Set([
  'attribute',
  'member_expression',
  'selector_expression',
  'field_access',
  'field_expression',
  'subscript',
  'subscript_expression',
  'index_expression',
  'array_access',
  'method_invocation',
]);

/** The text as it can stand in `place`, with brackets where it holds an operator of its own and what is around binds closer. */
export function fitted(text: string, place: SyntaxNode): string {
  if (!hasOpenOperator(text)) return text;
  const above = place.parent;
  if (above === null) return text;
  const isObject = HOLDS_MEMBERS.has(above.type) && above.children[0] === place;
  return isObject || OPEN.test(above.type) ? `(${text})` : text;
}

/** Keeps brackets that an operand has need of after it has changed sides. */
export function bracketed(text: string, operand: SyntaxNode, operation: SyntaxNode): string {
  return OPEN.test(operand.type) && operand.type === operation.type ? `(${text})` : text;
}

/** Whether an operator stands outside of all brackets and quotes. */
export function hasOpenOperator(text: string): boolean {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    else if (depth === 0 && /[\s+\-*/%<>=&|^?!]/.test(char)) return true;
  }
  return false;
}
