import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import type { Language } from './languages.ts';

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

/** The name that a node calls; null: it calls none. Inside of a macro of Rust, `assert_eq!(f(1), 2)`, the grammar sees names alone. */
export function calledIn(
  node: SyntaxNode,
  { text, language }: { readonly text: string; readonly language: Language },
): string | null {
  if (language.types.calls.includes(node.type)) return calledName(node, text);
  const isInMacro =
    node.type === 'identifier' && node.parent?.type === 'token_tree' && text[node.end] === '(';
  return isInMacro ? text.slice(node.start, node.end) : null;
}

/** What stands between the quotes of a text in a source, `a` of `r"a"`; null where it is no text. */
export const unquoted = (text: string): string | null => /^\w*(["'`])([\s\S]*)\1$/.exec(text)?.[2] ?? null;

/** Whether `text` holds `value` as a whole word: `10` is not in `got 100`. */
export function holdsWord(value: string, text: string): boolean {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
    const starts = !/\w\w/.test(`${text[at - 1] ?? ' '}${value[0]}`);
    if (starts && !/\w\w/.test(`${value.at(-1)}${text[at + value.length] ?? ' '}`)) return true;
  }
  return false;
}

/** `min` and `width` of `minWidth`. */
export const nameWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** Entries of tables that have keys. */
export const ENTRIES = ['keyed_element', 'pair'];
const KEYED = [...ENTRIES, 'keyword_argument', 'field_initializer', 'named_argument'];

/** Whether a name is the key of a value, `a` of `{ a: 1 }` and `f(a=1)`: no function is meant. */
export function isKey(node: SyntaxNode): boolean {
  // Go wraps keys and values into nodes of their own.
  const part = node.parent?.type === 'literal_element' ? node.parent : node;
  return KEYED.includes(part.parent?.type ?? '') && part.parent?.namedChildren()[0] === part;
}
