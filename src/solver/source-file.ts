import { posix } from 'node:path';
import { loadParser, type SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { type Language, list } from './languages.ts';
import { calledName } from './names.ts';

/** Whether a node is a test of Rust, or stands in a module of tests, as files of the product hold them. */
export const isInlineTest = (file: SourceFile, node: SyntaxNode): boolean =>
  file.language.id === 'rust' &&
  [node, ...node.ancestors()].some((each) =>
    attributesOf(each).some((attribute) => TEST_ATTRIBUTE.test(nodeText(file, attribute))),
  );

const TEST_ATTRIBUTE = /^#\[\s*(?:cfg\s*\(\s*test\s*\)|(?:\w+::)*test\b|rstest\b)/;

/** The attributes that stand directly before a node of Rust. */
function attributesOf({ parent, start }: SyntaxNode): readonly SyntaxNode[] {
  const before = (parent?.children ?? []).filter((each) => each.start < start);
  const others = before.findLastIndex(({ type }) => !/^attribute_item$|comment$/.test(type));
  return before.slice(others + 1);
}

/** Whether a program wrote a file, and will again: https://go.dev/s/generatedcode */
export const isGenerated = ({ text }: SourceFile): boolean =>
  /^(?:\/\/|#|\/\*) ?Code generated .*DO NOT EDIT\./m.test(text.slice(0, GENERATED_HEAD_CHARS));

const GENERATED_HEAD_CHARS = 4_000;

/** A function, or what stands outside of all functions, from which names and calls are read. */
export interface Unit {
  readonly file: SourceFile;
  /** `Class.method`, `function`; '' for what stands outside. */
  readonly name: string;
  readonly node: SyntaxNode;
  readonly startLine: number;
  readonly endLine: number;
  /** Expressions in the order of the text; those of a nested function belong to the outermost. */
  readonly expressions: readonly SyntaxNode[];
}

/** One file of the tree, read once. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly language: Language;
  readonly root: SyntaxNode;
  readonly declared: readonly Declared[];
  readonly units: readonly Unit[];
}

export const nodeText = (file: SourceFile, node: SyntaxNode): string => file.text.slice(node.start, node.end);
export const isWithin = (node: SyntaxNode, outer: SyntaxNode): boolean =>
  node.start >= outer.start && node.end <= outer.end;

/** Generic methods, of Go 1.27: the grammar does not know their type parameters. */
const METHOD_TYPE_PARAMETERS = /(?<=^func \([^)\n]*\) \w+)\[[^(\n]*\](?=\()/gm;
/** `TEST_CASE("adds up", "[cart]") {` of C++: the grammar takes a macro before a block for a function only where no text is given to it. */
const TITLED_MACRO =
  /^([ \t]*[A-Z][A-Z_]*\()([^()"{};]*"(?:\\.|[^"\\\n])*"(?:[^()"{};]|"(?:\\.|[^"\\\n])*")*)(?=\)\s*\{)/gm;
/** `class SHOP_API Cart : public Basket {`: the grammar takes the macro for the name. */
const EXPORT_MACRO = /(?<=\b(?:class|struct)\s+)[A-Z][A-Z\d_]*(?=\s+\w+\s*(?:final\s*)?(?::[^:]|\{))/g;
/** Flow is nearer to TypeScript than to JavaScript. */
const IS_FLOW = /^\s*(?:\/\/|\/?\*).*@flow\b/m;

/** The syntax of a source; where the grammar does not know all of it, what is known. */
export async function syntaxOf(text: string, { id }: Language): Promise<SyntaxNode> {
  const parser = await loadParser(id === 'javascript' && IS_FLOW.test(text.slice(0, 2000)) ? 'tsx' : id);
  return parser.readSource(textForGrammar(text, id));
}

/** Blanks stand in the place of what a grammar does not know, so that nothing else moves. */
function textForGrammar(text: string, id: Language['id']): string {
  if (id === 'go') return text.replace(METHOD_TYPE_PARAMETERS, blank);
  if (id !== 'cpp') return text;
  return text
    .replace(TITLED_MACRO, (_, head: string, given: string) => head + blank(given))
    .replace(EXPORT_MACRO, blank);
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

export async function readSource(path: string, text: string, language: Language): Promise<SourceFile> {
  const root = await syntaxOf(text, language);
  const declared = declarationsOf(root, text, language);
  const units: Unit[] = [];
  const file: SourceFile = { path, text, language, root, declared, units };
  const tops = outermostFunctions(root, language);
  for (const node of tops.filter((each) => !isOverload(each, file)))
    units.push(unitOf(file, { node, nodes: [...node.descendants()], name: unitName(node, file) }));
  const inFunctions = new Set(tops);
  const outside = [...root.descendants(inFunctions)];
  units.push(unitOf(file, { node: root, nodes: outside, name: '' }));
  return file;
}

/** Whether a function of Python is only a form in which another one may be called. */
function isOverload({ parent, start }: SyntaxNode, { text }: SourceFile): boolean {
  const isDecorated = parent !== null && parent.type === 'decorated_definition';
  return isDecorated && /^\s*@(?:\w+\.)?overload\s*$/m.test(text.slice(parent.start, start));
}

/** Functions and methods that are in no other function. A callback belongs to the function around it, if there is one. */
function outermostFunctions(root: SyntaxNode, { types }: Language): SyntaxNode[] {
  const found = new Set<SyntaxNode>();
  for (const { children } of root.descendants(found))
    for (const child of children) if (types.functions.includes(child.type)) found.add(child);
  return [...found].sort((a, b) => a.start - b.start);
}

/** `Class.method` of a function or class. */
export function unitName(node: SyntaxNode, file: SourceFile): string {
  const name = node.childByField('name') ?? declaredName(node);
  const owners = [...node.ancestors()]
    .filter(({ type }) => file.language.types.classes.includes(type))
    .map((above) => above.childByField('name') ?? above.childByField('type'));
  const receiver = node.childByField('receiver');
  const named = [...owners.toReversed(), receiver && typeName(receiver), name];
  const names = named.flatMap((each) => (each === null ? [] : [nodeText(file, each).replaceAll('::', '.')]));
  return [...names, ...(name === null ? [holderName(node, file)] : [])].filter(Boolean).join('.');
}

/** In C and C++, the name stands inside of the declarator: `*name(void)`, `Class::name(int)`. */
export function declaredName(node: SyntaxNode): SyntaxNode | null {
  const inner =
    node.childByField('declarator') ?? (/^reference_/.test(node.type) ? node.namedChildren()[0] : null);
  if (inner == null) return null;
  return declaredName(inner) ?? (/declarat/.test(inner.type) ? null : inner);
}

/** `Stack` of Go's receiver `(s *Stack[T])`. */
const typeName = (receiver: SyntaxNode): SyntaxNode | null =>
  receiver.descendants().find(({ type }) => type === 'type_identifier') ?? null;

const NAMING_FIELDS = list`name property key left declarator`;

/** `f` of `const f = () => …`, `f: () => …` and `const f = memo(() => …)`; null where nothing names the function. */
export function holderOf(node: SyntaxNode, file: SourceFile): SyntaxNode | null {
  for (const above of node.ancestors()) {
    if (file.language.types.blocks.includes(above.type)) break;
    const named = NAMING_FIELDS.map((field) => above.childByField(field)).find(
      // A key of Go may be any value: `reflect.String: func() …` names no function.
      (each) => each !== null && (each.field !== 'key' || !/^\w+\.\w/.test(nodeText(file, each))),
    );
    if (named != null) return named;
  }
  return null;
}

/** The name of the holder; else the name of what the function is given to, `get` of `app.get(path, () => …)`. */
function holderName(node: SyntaxNode, file: SourceFile): string {
  const { blocks, calls } = file.language.types;
  const holder = holderOf(node, file);
  if (holder !== null) return nodeText(file, holder);
  let name = '';
  for (const above of node.ancestors()) {
    if (blocks.includes(above.type)) break;
    if (calls.includes(above.type)) name ||= calledName(above, file.text);
    if (above.type === 'export_statement') name ||= 'default';
  }
  return name;
}

interface UnitParts {
  readonly node: SyntaxNode;
  readonly name: string;
  readonly nodes: readonly SyntaxNode[];
}

function unitOf(file: SourceFile, { node, nodes, name }: UnitParts): Unit {
  const { language, text } = file;
  return {
    file,
    name,
    node,
    startLine: node.line,
    endLine: node.line + text.slice(node.start, node.end).split('\n').length - 1,
    expressions: nodes.filter((each) => isExpression(each, language)),
  };
}

const byPosition = new WeakMap<readonly Declared[], readonly { each: Declared; at: number }[]>();

/** What is declared inside of a node. */
export function declaredWithin({ declared }: SourceFile, node: SyntaxNode): readonly Declared[] {
  const sorted =
    byPosition.get(declared) ??
    declared.map((each, at) => ({ each, at })).toSorted((a, b) => a.each.at.start - b.each.at.start);
  byPosition.set(declared, sorted);
  const indexOf = (position: number): number => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle]?.each.at.start ?? 0) < position) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return sorted
    .slice(indexOf(node.start), indexOf(node.end))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ each }) => (isWithin(each.at, node) ? [each] : []));
}

const NO_VALUE_FIELDS = list`attribute property field name type label alias key pattern function_name method
   declarator`;

/** Whether a node gives a value; names in declarations, of members and of arguments do not. */
function isExpression(node: SyntaxNode, language: Language): boolean {
  if (!node.isNamed || !language.types.expressions.includes(node.type)) return false;
  if (node.field !== null && NO_VALUE_FIELDS.includes(node.field)) return false;
  const above = node.parent;
  if (above === null || language.types.parameters.includes(above.type)) return false;
  return !NO_VALUE_PARENTS.includes(above.type);
}

const NO_VALUE_PARENTS = list`import_statement import_from_statement dotted_name aliased_import decorator
   type global_statement nonlocal_statement import_clause import_specifier named_imports export_specifier
   type_annotation parameter_declaration marker_annotation annotation scoped_identifier
   scoped_type_identifier use_declaration default_parameter_name labeled_statement package_clause
   inferred_parameters pattern_list as_pattern_target attribute_item string concatenated_string
   array_pattern object_pattern method_reference meta_property variable_name reference_declarator
   method_parameters block_parameters splat_parameter keyword_parameter optional_parameter`;

export const holdsLine = (unit: Unit, line: number): boolean =>
  line >= unit.startLine && line <= unit.endLine;

/** The name of a file without its folder and its extension. */
export function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? name : name.slice(0, dot);
}

export type ImportingFile = Pick<SourceFile, 'path' | 'text' | 'language'>;

export const folderOf = ({ path }: { readonly path: string }): string => posix.dirname(path);

/** Product files whose paths fit what a file imports. */
export function importsOf(file: ImportingFile, products: readonly string[]): string[] {
  const wanted = importedPaths(file);
  if (wanted.length === 0) return [];
  const extension = /\.(?:[cm]?[jt]sx?)$/;
  return products.filter((path) => {
    if (path === file.path) return false;
    const shortened = path.replace(extension, '').replace(/(?:^|\/)index$/, '') || '.';
    return wanted.some(({ kind, end }) => {
      if (kind === 'folder') return path.endsWith('.go') && `/${posix.dirname(path)}`.endsWith(`/${end}`);
      if (kind === 'relative') return shortened === end || path === end;
      return path === end || path.endsWith(`/${end}`) || shortened === end || shortened.endsWith(`/${end}`);
    });
  });
}

/** As `importsOf`, of several files. A large tree is gone through once: only names that one of the files may mean are compared whole. */
export function importsOfAll(files: readonly ImportingFile[], products: readonly string[]): string[] {
  const wanted = files.flatMap(importedPaths);
  if (wanted.length === 0) return [];
  const names = new Set(wanted.map(({ end }) => end.slice(end.lastIndexOf('/') + 1)));
  const hasFolders = wanted.some(({ kind }) => kind === 'folder');
  const near = products.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const stem = stemOf(name);
    return names.has(name) || names.has(stem) || stem === 'index' || (hasFolders && path.endsWith('.go'));
  });
  return files.flatMap((file) => importsOf(file, near));
}

/** `end`: the last folders and the name of what is imported; `relative`: the whole path; `folder`: the path of a Go package. */
interface ImportedPath {
  readonly kind: 'end' | 'relative' | 'folder';
  readonly end: string;
}

function importedPaths(file: ImportingFile): ImportedPath[] {
  const head = file.text.slice(0, 20_000);
  const all = (pattern: RegExp): string[] => [...head.matchAll(pattern)].map(([, name = '']) => name);
  const ends = (names: readonly string[]): ImportedPath[] => names.map((end) => ({ kind: 'end', end }));
  switch (file.language.id) {
    case 'python':
      return ends(pythonModules(head).flatMap((module) => [`${module}.py`, `${module}/__init__.py`]));
    case 'java': {
      const imported = all(/^\s*import\s+(?:static\s+)?([\w.]+);/gm).map((name) => name.replaceAll('.', '/'));
      return ends([...imported, ...new Set(all(/\b([A-Z]\w+)\b/g))].map((name) => `${name}.java`));
    }
    case 'rust':
      return ends(rustNames(head).flatMap((name) => [`${name}.rs`, `${name}/mod.rs`]));
    case 'php': {
      const used = all(/^\s*use\s+(?:function\s+)?([\w\\]+)/gm).map((name) => name.split('\\').at(-1) ?? '');
      const required = all(/\b(?:require|include)(?:_once)?\b[^;'"]*['"]\/?([^'"]+\.php)['"]/g);
      const named = new Set(all(/\b([A-Z]\w+)\b/g));
      return ends([...[...used, ...named].map((name) => `${name}.php`), ...required.map(withoutDotPrefix)]);
    }
    case 'ruby': {
      const required = all(/^\s*require(?:_relative)?\s*\(?['"]([^'"]+)['"]/gm);
      return ends(required.map((name) => `${withoutDotPrefix(name).replace(/\.rb$/, '')}.rb`));
    }
    case 'cpp': {
      const included = all(/^\s*#\s*include\s*["<]([^">]+)[">]/gm).map(withoutDotPrefix);
      const stems = included.map((name) => name.replace(/\.\w+$/, ''));
      return ends([
        ...included,
        ...stems.flatMap((stem) => ['.c', '.cc', '.cpp', '.cxx'].map((end) => stem + end)),
      ]);
    }
    case 'go':
      return all(/"[^"\n]*\/([\w-]+)"/g).map((end) => ({ kind: 'folder', end }));
    default: {
      const folder = folderOf(file);
      return all(/(?:from|require\(|import\(|import)\s*['"]([^'"\n]+)['"]/g).map((name) => {
        const stem = name.replace(/\.(?:[cm]?[jt]sx?)$/, '');
        return stem.startsWith('.')
          ? { kind: 'relative', end: posix.join(folder, stem).replace(/\/$/, '') }
          : { kind: 'end', end: stem.replace(/^[@~]\//, '').replace(/^[\w-]+:/, '') };
      });
    }
  }
}

const withoutDotPrefix = (path: string): string => path.replace(/^(?:\.{0,2}\/)+/, '');

/**
 * Every name in the `use` and `mod` of a Rust file: `crate::a::{b, C}` may mean the modules `a` and `b`, and what any
 * module calls `C`.
 */
export const rustNames = (text: string): string[] =>
  (text.match(/\b(?:use|mod)\s+[^;{]+(?:\{[^;]*\})?\s*;/g) ?? [])
    .flatMap((each) => each.match(/\w+/g) ?? [])
    .filter((name) => !OF_RUST.has(name));

const OF_RUST = new Set(['use', 'mod', 'crate', 'self', 'super', 'std', 'core', 'alloc', 'as', 'Self']);

function pythonModules(head: string): string[] {
  const statements = head.matchAll(/^\s*(?:from\s+([.\w]+)\s+import\s+\(?([\w\s,]+)|import\s+([.\w]+))/gm);
  return [...statements].flatMap(([, from, names = '', plain = '']) => {
    const module = (from ?? plain).replace(/^\.+/, '').replaceAll('.', '/');
    const members = names.split(/[\s,]+/).filter((name) => name !== '');
    const prefix = module === '' ? [] : [module];
    return [...prefix, ...members.map((name) => [...prefix, name].join('/'))];
  });
}

/** A name that is declared somewhere in a file. */
export interface Declared {
  readonly name: string;
  readonly isParameter: boolean;
  /** Where it can be seen. */
  readonly scope: SyntaxNode;
  readonly at: SyntaxNode;
  /** The declared type as it is written; null when there is none. */
  readonly type: string | null;
}

const NOT_NAMES = new Set(['value', 'type', 'right', 'default', 'annotation', 'return_type', 'body']);

/** Every declaration of a file: those of a node before those below it. */
function declarationsOf(root: SyntaxNode, text: string, language: Language): Declared[] {
  const found: Declared[] = [];
  const fields = new Map<string, string[]>();
  for (const [type, field] of language.declarations) fields.set(type, [...(fields.get(type) ?? []), field]);
  for (const node of root.descendants()) {
    if (language.types.parameters.includes(node.type)) addAll(node, node, true);
    for (const field of fields.get(node.type) ?? []) {
      for (const child of node.children) {
        if (field === '' ? child.isNamed : child.field === field) addAll(child, node, false);
      }
    }
  }
  return found;

  function addAll(below: SyntaxNode, declaration: SyntaxNode, isParameter: boolean): void {
    const around = (at: SyntaxNode) => at.ancestors().find(({ parent }) => parent === below) ?? at;
    for (const at of declaredIn(below, language)) {
      const type = typeText(isParameter ? around(at) : declaration, text);
      const isDefinition =
        language.types.functions.includes(declaration.type) ||
        language.types.classes.includes(declaration.type);
      const from = isDefinition && !isParameter && declaration.parent !== null ? declaration.parent : at;
      const scope =
        [from, ...from.ancestors()].find(({ type: each }) => language.scopes.includes(each)) ?? root;
      const name = text.slice(at.start, at.end);
      found.push({ name, isParameter, scope, at, type });
    }
  }
}

function* declaredIn(node: SyntaxNode, language: Language): Generator<SyntaxNode> {
  if (isNameNode(node, language)) {
    yield node;
    return;
  }
  for (const child of node.children) {
    if (child.field !== null && NOT_NAMES.has(child.field) && child !== node) continue;
    // What is assigned to in `a.b = …` and `a[i] = …` is declared elsewhere.
    if (language.types.members.includes(child.type) || language.types.subscripts.includes(child.type))
      continue;
    yield* declaredIn(child, language);
  }
}

const isNameNode = ({ type }: SyntaxNode, language: Language): boolean =>
  language.types.identifiers.includes(type) || type === 'shorthand_property_identifier_pattern';

/** `int` of `int a = 1`, `number` of `a: number`. */
function typeText(declaration: SyntaxNode, text: string): string | null {
  const typeNode =
    declaration.childByField('type') ??
    (declaration.parent === null ? null : declaration.parent.childByField('type'));
  return typeNode === null ? null : text.slice(typeNode.start, typeNode.end).replace(/^:\s*/, '');
}

export const isFileLevel = ({ scope }: Declared, language: Language): boolean =>
  scope.parent === null || language.types.classes.includes(scope.parent.type) || scope.type === 'class_body';
