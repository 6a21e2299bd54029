import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { MAX_FILE_CHARS } from './failure-leads.ts';
import { languageOf, list } from './languages.ts';
import { declaredName, holderOf, type SourceFile, syntaxOf, unitName } from './source-file.ts';

/** Node types that declare a type, in all grammars; the classes of each language are in `languages.ts`. */
const TYPES = new Set(
  list`abstract_class_declaration interface_declaration type_alias_declaration enum_declaration
     annotation_type_declaration type_alias_statement type_spec type_alias enum_item union_item type_item
     macro_definition enum_specifier union_specifier alias_declaration type_definition`,
);

/** `export` around a class, for one: nodes around a single definition are shown with it. */
const AROUND = new Set(
  list`export_statement decorated_definition template_declaration lexical_declaration variable_declaration
     variable_declarator type_declaration`,
);

/** The most definitions of a name in one file. No file that people write has more. */
const MAX_DEFINITIONS = 200;

/** Comments, and attributes of Rust (`#[test]`), right above a definition are shown with it. */
const LEADING = /comment|^attribute_item$/;

/** Where a name is defined; `name` with its owners: `Stack.push`. */
interface DefinedName {
  readonly name: string;
  readonly startLine: number;
  readonly endLine: number;
}

/**
 * The definitions of the function, method, class or type with these names (`['Stack', 'push']`, its owners first) in a file, with the
 * comments right above them; null where the language is not known, or the file is too long.
 */
export async function definitionsIn(
  { path, text }: { readonly path: string; readonly text: string },
  wanted: readonly string[],
): Promise<readonly DefinedName[] | null> {
  const language = languageOf(path);
  if (language === null || text.length > MAX_FILE_CHARS) return null;
  const root = await syntaxOf(text, language);
  const file: SourceFile = { path, text, language, root, declared: [], units: [] };
  const found = root
    .descendants()
    .filter((node) => isDefinition(node, file) && endsWith(unitName(node, file).split(/[.#]+/), wanted))
    .take(MAX_DEFINITIONS)
    .map((node) => ({ name: unitName(node, file), ...placeAndLines(node, file) }))
    .toArray();
  // A Java constructor has the name of its class: of the two definitions, the outer one stays.
  return found.filter((each) => !found.some((outer) => outer !== each && holds(outer, each)));
}

const endsWith = (all: readonly string[], end: readonly string[]): boolean =>
  end.length > 0 && end.every((part, at) => all[all.length - end.length + at] === part);

const holds = (outer: DefinedName, inner: DefinedName): boolean =>
  outer.startLine <= inner.startLine && outer.endLine > inner.endLine;

const nameNode = (node: SyntaxNode): SyntaxNode | null => node.childByField('name') ?? declaredName(node);

function isDefinition(node: SyntaxNode, file: SourceFile): boolean {
  const { functions, classes } = file.language.types;
  const name = nameNode(node);
  if (functions.includes(node.type)) return name !== null || holderOf(node, file) !== null;
  if (name === null || (!classes.includes(node.type) && !TYPES.has(node.type))) return false;
  // In C and C++, `struct a b;` uses a type and `struct a { … };` defines it: only the definition has a body.
  return !node.type.endsWith('_specifier') || node.childByField('body') !== null;
}

function placeAndLines(node: SyntaxNode, file: SourceFile) {
  const inside = [node, ...node.ancestors()];
  const outer = inside.find(({ parent }) => parent === null || !AROUND.has(parent.type)) ?? node;
  const siblings = outer.parent?.children ?? [];
  let first = outer;
  for (const before of siblings.slice(0, siblings.indexOf(outer)).toReversed()) {
    const isRightAbove = /^[^\n]*\n?[^\n]*$/.test(file.text.slice(before.end, first.start));
    if (!LEADING.test(before.type) || !isRightAbove) break;
    first = before;
  }
  const holder = nameNode(node) === null ? holderOf(node, file) : null;
  const lines = file.text.slice(outer.start, outer.end).trimEnd().split('\n').length;
  return { startLine: Math.min(first.line, holder?.line ?? first.line), endLine: outer.line + lines - 1 };
}
