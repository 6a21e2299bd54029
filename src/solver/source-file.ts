import {
  ancestors,
  childByField,
  descendants,
  type SyntaxNode,
  type SyntaxTree,
} from '../tree-sitter/syntax-tree.ts';
import { inferKinds, type Kinds, kindOf } from './kinds.ts';
import type { Language } from './language.ts';
import { type Declared, declarationsOf, isFileLevel, visibleAt } from './scope.ts';

/** A function, or what stands outside of all functions, as the templates see it. */
export interface Unit {
  readonly file: SourceFile;
  /** `Class.method`, `function`; '' for what stands outside. */
  readonly name: string;
  readonly node: SyntaxNode;
  readonly startLine: number;
  readonly endLine: number;
  /** Expressions in the order of the text; those of a nested function belong to the outermost. */
  readonly expressions: readonly SyntaxNode[];
  readonly statements: readonly SyntaxNode[];
  readonly kinds: Kinds;
  /** Names that can be seen at a place, with what they stand for; those of the file come last. */
  namesAt(place: SyntaxNode): readonly Declared[];
}

/** One file of the tree, read once. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly language: Language;
  readonly tree: SyntaxTree;
  readonly declared: readonly Declared[];
  readonly units: readonly Unit[];
}

export const textOf = (file: SourceFile, node: SyntaxNode): string => file.text.slice(node.start, node.end);

export function readSource(path: string, tree: SyntaxTree, language: Language): SourceFile {
  const declared = declarationsOf(tree.root, tree.text, language);
  const units: Unit[] = [];
  const file: SourceFile = { path, text: tree.text, language, tree, declared, units };
  const tops = outermostFunctions(tree.root, language);
  for (const node of tops) units.push(unitOf(file, node, [...descendants(node)], unitName(node, file)));
  const inFunctions = new Set(tops);
  const outside = [...outsideOf(tree.root, inFunctions)];
  units.push(unitOf(file, tree.root, outside, ''));
  return file;
}

function* outsideOf(node: SyntaxNode, without: ReadonlySet<SyntaxNode>): Generator<SyntaxNode> {
  if (without.has(node)) return;
  yield node;
  for (const child of node.children) yield* outsideOf(child, without);
}

/** Methods count; callbacks belong to the function they are in, unless they stand at the file's own level. */
function outermostFunctions(root: SyntaxNode, language: Language): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const walk = (node: SyntaxNode): void => {
    for (const child of node.children) {
      if (language.types.functions.includes(child.type)) found.push(child);
      else walk(child);
    }
  };
  walk(root);
  return found;
}

function unitName(node: SyntaxNode, file: SourceFile): string {
  const own = childByField(node, 'name') ?? holderName(node);
  const owners = [...ancestors(node)]
    .filter(({ type }) => file.language.types.classes.includes(type))
    .map((above) => childByField(above, 'name') ?? childByField(above, 'type'));
  return [...owners.toReversed(), own]
    .flatMap((name) => (name === null ? [] : [textOf(file, name)]))
    .join('.');
}

/** `f` of `const f = () => …` and of `f: function () …`. */
function holderName({ parent }: SyntaxNode): SyntaxNode | null {
  if (parent === null) return null;
  return childByField(parent, 'name') ?? childByField(parent, 'key') ?? childByField(parent, 'left');
}

function unitOf(file: SourceFile, node: SyntaxNode, nodes: readonly SyntaxNode[], name: string): Unit {
  const { language, text } = file;
  const declaredKinds = new Map(
    file.declared
      .filter(({ at }) => at.start >= node.start && at.end <= node.end)
      .concat(file.declared.filter((each) => isFileLevel(each, language)))
      .flatMap((each) => (each.kind === null ? [] : [[each.name, each.kind] as const])),
  );
  const kinds = inferKinds(node, text, { language, declared: declaredKinds });
  return {
    file,
    name,
    node,
    startLine: node.line,
    endLine: lineAt(text, node),
    expressions: nodes.filter((each) => isExpression(each, language)),
    statements: nodes.filter((each) => isStatement(each, language)),
    kinds,
    namesAt: (place) => visibleAt(file.declared, place, language),
  };
}

function lineAt(text: string, node: SyntaxNode): number {
  let line = node.line;
  for (let at = text.indexOf('\n', node.start); at !== -1 && at < node.end; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}

const NO_VALUE_FIELDS = new Set([
  'attribute',
  'property',
  'field',
  'name',
  'type',
  'label',
  'alias',
  'key',
  'pattern',
  'function_name',
]);

/** Gives a value here: not the name in a declaration, of a member, of an argument. */
export function isExpression(node: SyntaxNode, language: Language): boolean {
  if (!node.isNamed || !language.types.expressions.includes(node.type)) return false;
  if (node.field !== null && NO_VALUE_FIELDS.has(node.field)) return false;
  const above = node.parent;
  if (above === null || language.types.parameters.includes(above.type)) return false;
  return !NO_VALUE_PARENTS.has(above.type);
}

const NO_VALUE_PARENTS = new Set([
  ...[
    'import_statement',
    'import_from_statement',
    'dotted_name',
    'aliased_import',
    'decorator',
    'type',
    'global_statement',
  ],
  ...[
    'nonlocal_statement',
    'import_clause',
    'import_specifier',
    'named_imports',
    'export_specifier',
    'type_annotation',
  ],
  ...[
    'parameter_declaration',
    'marker_annotation',
    'annotation',
    'scoped_identifier',
    'scoped_type_identifier',
    'use_declaration',
  ],
  ...[
    'default_parameter_name',
    'labeled_statement',
    'package_clause',
    'inferred_parameters',
    'pattern_list',
    'as_pattern_target',
  ],
  ...[
    'attribute_item',
    'string',
    'concatenated_string',
    'array_pattern',
    'object_pattern',
    'method_reference',
    'meta_property',
  ],
]);

export function isStatement(node: SyntaxNode, language: Language): boolean {
  if (
    !node.isNamed ||
    node.type === 'comment' ||
    node.type === 'line_comment' ||
    node.type === 'block_comment'
  )
    return false;
  return node.parent !== null && language.types.blocks.includes(node.parent.type);
}

/** Where a condition stands, brackets around it left out. */
export function isCondition(node: SyntaxNode, language: Language): boolean {
  const above = node.parent;
  if (above === null) return false;
  if (above.type === 'parenthesized_expression') return isCondition(above, language);
  return language.conditions.some(
    ([type, field]) => above.type === type && (field === '' ? node.field === null : node.field === field),
  );
}

export function isIterable(node: SyntaxNode, language: Language): boolean {
  const above = node.parent;
  return (
    above !== null && language.iterables.some(([type, field]) => above.type === type && node.field === field)
  );
}

/** The left side of an assignment. */
export function isTarget(node: SyntaxNode, language: Language): boolean {
  const above = node.parent;
  if (above === null) return false;
  if (above.type === 'expression_list' || above.type === 'pattern_list') return isTarget(above, language);
  const isLeft =
    node.field === 'left' ||
    node.field === 'pattern' ||
    (node.field === 'name' && above.type === 'variable_declarator');
  return (
    isLeft &&
    (language.types.assignments.includes(above.type) ||
      language.iterables.some(([type]) => type === above.type))
  );
}

export const kindIn = (unit: Unit, node: SyntaxNode) =>
  kindOf(node, unit.file.text, unit.kinds, unit.file.language);

export const isIn = (unit: Unit, line: number): boolean => line >= unit.startLine && line <= unit.endLine;

/** The name of a file without its folder and its extension. */
export const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

/** Product files that a file's imports lead to, by the ends of their paths. */
export function importsOf(file: SourceFile, products: readonly string[]): string[] {
  const head = file.text.slice(0, 20_000);
  const found = new Set<string>();
  const ends = (name: string): void => {
    for (const path of products) if (path === name || path.endsWith(`/${name}`)) found.add(path);
  };
  const folder = file.path.includes('/') ? file.path.slice(0, file.path.lastIndexOf('/')) : '';
  if (file.language.id === 'python') {
    for (const [, from, names, plain] of head.matchAll(
      /^\s*(?:from\s+([.\w]+)\s+import\s+\(?([\w\s,]+)|import\s+([.\w]+))/gm,
    )) {
      const module = (from ?? plain ?? '').replace(/^\.+/, '').replaceAll('.', '/');
      if (module !== '') for (const end of [`${module}.py`, `${module}/__init__.py`]) ends(end);
      for (const name of (names ?? '').split(/[\s,]+/).filter((each) => each !== ''))
        ends(`${module === '' ? '' : `${module}/`}${name}.py`);
    }
  } else if (file.language.id === 'java') {
    for (const [, name] of head.matchAll(/^\s*import\s+(?:static\s+)?([\w.]+);/gm))
      ends(`${(name ?? '').replaceAll('.', '/')}.java`);
    for (const name of new Set(head.match(/\b[A-Z]\w+\b/g) ?? [])) ends(`${name}.java`);
  } else if (file.language.id === 'rust') {
    for (const [, name] of head.matchAll(/\b(?:use|mod)\s+(?:\w+::)*(\w+)/g)) ends(`${name}.rs`);
  } else if (file.language.id === 'go') {
    for (const [, name] of head.matchAll(/"[^"\n]*\/([\w-]+)"/g)) {
      for (const path of products)
        if (path.endsWith('.go') && `/${path}`.includes(`/${name}/`)) found.add(path);
    }
  } else {
    for (const [, name] of head.matchAll(/(?:from|require\(|import\(|import)\s*['"]([^'"\n]+)['"]/g)) {
      if (name === undefined) continue;
      const plain = name.startsWith('.')
        ? joined(folder, name)
        : name.replace(/^[@~]\//, '').replace(/^[\w-]+:/, '');
      const stem = plain.replace(/\.(?:[cm]?[jt]sx?)$/, '');
      for (const path of products) {
        const own = path.replace(/\.(?:[cm]?[jt]sx?)$/, '');
        if (own === stem || own === `${stem}/index` || (!name.startsWith('.') && own.endsWith(`/${stem}`)))
          found.add(path);
      }
    }
  }
  found.delete(file.path);
  return [...found];
}

function joined(folder: string, relative: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
