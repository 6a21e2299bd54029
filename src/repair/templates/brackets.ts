import type { SyntaxNode } from '../syntax-tree.ts';

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
