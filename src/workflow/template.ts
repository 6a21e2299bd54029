import { type Expr, Lexer, Parser } from '@actions/expressions';
import { type Token, textOf } from './parse.ts';

/** A text with its expressions, `${{ }}` taken off. `ast` null: not an expression that this parser knows. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly source: string; readonly ast: Expr | null };

export type Template = readonly TemplatePart[];

const CONTEXTS = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ');

const STATUS_FUNCTIONS = ['success', 'failure', 'always', 'cancelled'];
/** Beside those that every expression has. */
const FUNCTIONS = [
  ...STATUS_FUNCTIONS.map((name) => ({ name, minArgs: 0, maxArgs: 255 })),
  { name: 'hashFiles', minArgs: 1, maxArgs: 255 },
];

/** Does any part of an `if:` speak of how the job stands? Where none does, the runner puts `success() &&` before it. */
export const STATUS_CALL = new RegExp(`\\b(?:${STATUS_FUNCTIONS.join('|')})\\s*\\(`, 'i');

export function templateOf(token: Token | undefined): Template | null {
  const text = textOf(token);
  return text === null ? null : splitTemplate(text);
}

/** As the runner finds expressions in a text: an apostrophe opens a string in which `}}` closes nothing. */
export function splitTemplate(text: string): Template {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (let at = text.indexOf('${{'); at >= 0; at = text.indexOf('${{', from)) {
    const end = endOfExpression(text, at + 3);
    if (end === null) break;
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) });
    parts.push(parseExpression(text.slice(at + 3, end - 2)));
    from = end;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function endOfExpression(text: string, from: number): number | null {
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "'") isInString = !isInString;
    else if (!isInString && text[at] === '}' && text[at - 1] === '}' && at > from) return at + 1;
  }
  return null;
}

export function parseExpression(source: string): Extract<TemplatePart, { kind: 'expression' }> {
  const trimmed = source.trim();
  try {
    const ast = new Parser(new Lexer(trimmed).lex().tokens, CONTEXTS, FUNCTIONS).parse();
    return { kind: 'expression', source: trimmed, ast };
  } catch {
    return { kind: 'expression', source: trimmed, ast: null };
  }
}
