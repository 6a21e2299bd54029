import { ancestors, childByField, descendants, type SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { type Kind, kindOfType } from './kinds.ts';
import type { Language } from './language.ts';

/** A name that is declared somewhere in a file. */
export interface Declared {
  readonly name: string;
  readonly isParameter: boolean;
  /** Where it can be seen. */
  readonly scope: SyntaxNode;
  readonly at: SyntaxNode;
  /** Of its declared type; null when none is written. */
  readonly kind: Kind | null;
  /** As it is written; null when it is not. */
  readonly type: string | null;
}

const NOT_NAMES = new Set(['value', 'type', 'right', 'default', 'annotation', 'return_type', 'body']);

/** Every declaration of a file, in the order of the text. */
export function declarationsOf(root: SyntaxNode, text: string, language: Language): Declared[] {
  const found: Declared[] = [];
  const fields = new Map<string, string[]>();
  for (const [type, field] of language.declarations) fields.set(type, [...(fields.get(type) ?? []), field]);
  for (const node of descendants(root)) {
    if (language.types.parameters.includes(node.type)) addAll(node, node, true);
    for (const field of fields.get(node.type) ?? []) {
      for (const child of node.children) {
        if (field === '' ? child.isNamed : child.field === field) addAll(child, node, false);
      }
    }
  }
  return found;

  function addAll(below: SyntaxNode, declaration: SyntaxNode, isParameter: boolean): void {
    for (const at of namesIn(below, language)) {
      const type = typeText(isParameter ? holderOf(at, below) : declaration, text);
      const isOwnName =
        language.types.functions.includes(declaration.type) ||
        language.types.classes.includes(declaration.type);
      const from = isOwnName && !isParameter && declaration.parent !== null ? declaration.parent : at;
      const scope =
        [from, ...ancestors(from)].find(({ type: each }) => language.scopes.includes(each)) ?? root;
      const name = text.slice(at.start, at.end);
      found.push({ name, isParameter, scope, at, type, kind: type === null ? null : kindOfType(type) });
    }
  }
}

function* namesIn(node: SyntaxNode, language: Language): Generator<SyntaxNode> {
  if (isNameNode(node, language)) yield node;
  for (const child of node.children) {
    if (child.field !== null && NOT_NAMES.has(child.field) && child !== node) continue;
    // What is assigned to in `a.b = …` and `a[i] = …` is declared elsewhere.
    if (language.types.members.includes(child.type) || language.types.subscripts.includes(child.type))
      continue;
    yield* namesIn(child, language);
  }
}

const isNameNode = ({ type }: SyntaxNode, language: Language): boolean =>
  language.types.identifiers.includes(type) || type === 'shorthand_property_identifier_pattern';

function holderOf(at: SyntaxNode, list: SyntaxNode): SyntaxNode {
  for (const above of ancestors(at)) if (above.parent === list) return above;
  return at;
}

/** `int` of `int a = 1`, `number` of `a: number`. */
function typeText(declaration: SyntaxNode, text: string): string | null {
  const own =
    childByField(declaration, 'type') ??
    (declaration.parent === null ? null : childByField(declaration.parent, 'type'));
  return own === null ? null : text.slice(own.start, own.end).replace(/^:\s*/, '');
}

/** The names that can be seen at a place, the nearest declaration of each, nearest first. */
export function visibleAt(declared: readonly Declared[], place: SyntaxNode, language: Language): Declared[] {
  const above = new Set<SyntaxNode>([place, ...ancestors(place)]);
  const seen = new Map<string, Declared>();
  for (const each of declared) {
    if (!above.has(each.scope)) continue;
    // Blocks of other languages see what stands before; Python's functions see all of their names.
    const isBefore = each.at.start < place.start || isFileLevel(each, language);
    if (!isBefore && language.id !== 'python') continue;
    const known = seen.get(each.name);
    if (known === undefined || known.scope.start <= each.scope.start) seen.set(each.name, each);
  }
  return [...seen.values()];
}

export const isFileLevel = ({ scope }: Declared, language: Language): boolean =>
  scope.parent === null || language.types.classes.includes(scope.parent.type) || scope.type === 'class_body';
