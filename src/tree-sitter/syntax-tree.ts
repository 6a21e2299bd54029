import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import type * as TreeSitter from 'web-tree-sitter';

const MANY_CHILDREN = 32;
const fieldsOf = new WeakMap<SyntaxNode, ReadonlyMap<string | null, SyntaxNode>>();

/** A node of a concrete syntax tree as tree-sitter sees it. Positions are UTF-16 units of the file's text. */
export class SyntaxNode {
  readonly type: string;
  /** False for keywords, operators and brackets. */
  readonly isNamed: boolean;
  /** The node's role in its parent, as the grammar names it: `condition`, `left`, … */
  readonly field: string | null;
  readonly start: number;
  readonly end: number;
  /** The line on which the node starts, counted from 1. */
  readonly line: number;
  readonly parent: SyntaxNode | null;
  readonly children: readonly SyntaxNode[];

  /** `children` is filled by the caller; `moved`: where in the source the text starts that was parsed. */
  constructor(
    cursor: TreeSitter.TreeCursor,
    {
      parent,
      children,
      moved,
    }: Pick<SyntaxNode, 'parent' | 'children'> & { readonly moved: typeof NOT_MOVED },
  ) {
    this.type = cursor.nodeType;
    this.isNamed = cursor.nodeIsNamed;
    this.field = cursor.currentFieldName;
    this.start = cursor.startIndex + moved.start;
    this.end = cursor.endIndex + moved.start;
    this.line = cursor.startPosition.row + moved.row + 1;
    this.parent = parent;
    this.children = children;
  }

  /** The named children, without comments. */
  namedChildren(): SyntaxNode[] {
    return this.children.filter((child) => child.isNamed && child.type !== 'comment');
  }

  childByField(field: string): SyntaxNode | null {
    if (this.children.length <= MANY_CHILDREN)
      return this.children.find((child) => child.field === field) ?? null;
    // Each of many children may ask.
    const fields =
      fieldsOf.get(this) ?? new Map(this.children.toReversed().map((child) => [child.field, child]));
    fieldsOf.set(this, fields);
    return fields.get(field) ?? null;
  }

  /**
   * The node and everything below it, in the order of the text, but for nodes in `without` and what is below those. Does not recurse:
   * `1 + 1 + 1 …` is as deep as it is long.
   */
  *descendants(without: ReadonlySet<SyntaxNode> = new Set()): Generator<SyntaxNode> {
    const left: SyntaxNode[] = [this];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (without.has(next)) continue;
      yield next;
      for (const child of next.children.toReversed()) left.push(child);
    }
  }

  /** The nodes around this one, from its parent to the root. */
  *ancestors(): Generator<SyntaxNode> {
    for (let above = this.parent; above !== null; above = above.parent) yield above;
  }
}

interface SyntaxTree {
  readonly root: SyntaxNode;
  /** The grammar found something that it does not know. */
  readonly hasError: boolean;
}

export interface Parser {
  parse(text: string): SyntaxTree;
  /** The root of a source that the grammar may only half understand: what follows a declaration with an error is read by itself. */
  readSource(text: string): SyntaxNode;
}

/** tree-sitter's runtime and grammars: beside the bundle, or where npm has put them. */
const BUNDLED = join(import.meta.dirname, '../syntax');
const FROM_NPM = {
  runtime: join(import.meta.dirname, '../../node_modules/web-tree-sitter'),
  grammars: join(import.meta.dirname, '../../node_modules/@vscode/tree-sitter-wasm/wasm'),
};

const folders = (): { readonly runtime: string; readonly grammars: string } =>
  existsSync(BUNDLED) ? { runtime: BUNDLED, grammars: BUNDLED } : FROM_NPM;

const runtimeFile = (): string => join(folders().runtime, 'web-tree-sitter.wasm');
const grammarFile = (grammar: Grammar): string =>
  join(folders().grammars, `tree-sitter-${grammar}.wasm${existsSync(BUNDLED) ? '.br' : ''}`);

/** The grammars that agent-fix has: for shell scripts, and for the languages of the built-in solver. */
export const GRAMMARS = [
  ...(['bash', 'python', 'javascript', 'typescript', 'tsx'] as const),
  ...(['go', 'java', 'rust', 'php', 'ruby', 'cpp'] as const),
] as const;
export type Grammar = (typeof GRAMMARS)[number];

const MAX_GRAMMAR_BYTES = 4 * 1024 * 1024;
const held = new Map<string, Buffer>();
async function bytesOf(file: string): Promise<Buffer> {
  const bytes = held.get(file) ?? (await readFile(file));
  // The chunk size lets a grammar unpack into one piece: to join many pieces takes longer than to unpack them.
  return file.endsWith('.br') ? brotliDecompressSync(bytes, { chunkSize: MAX_GRAMMAR_BYTES }) : bytes;
}

/** Reads the runtime and all grammars into memory: tests that change these files later change nothing here. */
export async function holdGrammars(): Promise<void> {
  const files = [runtimeFile(), ...GRAMMARS.map(grammarFile)];
  await Promise.all(files.map(async (file) => held.set(file, await readFile(file))));
}

let runtime: Promise<typeof TreeSitter> | null = null;
const parsers = new Map<Grammar, Promise<Parser>>();

/** Loads a grammar, `python` for one, once a process: WebAssembly is started only when a search needs it. */
export function loadParser(grammar: Grammar): Promise<Parser> {
  const known = parsers.get(grammar);
  if (known !== undefined) return known;
  const loading = openParser(grammar);
  parsers.set(grammar, loading);
  return loading;
}

async function openParser(grammar: Grammar): Promise<Parser> {
  runtime ??= openRuntime();
  const { Language, Parser } = await runtime;
  const language = await Language.load(await bytesOf(grammarFile(grammar)));
  const parser = new Parser();
  parser.setLanguage(language);
  function withTree<T>(text: string, read: (tree: TreeSitter.Tree) => T): T {
    const tree = parser.parse(text);
    if (tree === null) throw new Error('tree-sitter gave no tree');
    try {
      return read(tree);
    } finally {
      // Trees lie in WebAssembly's memory, which is not garbage-collected.
      tree.delete();
    }
  }
  return {
    parse: (text) => withTree(text, (tree) => ({ root: wholeTree(tree), hasError: tree.rootNode.hasError })),
    readSource: (text) =>
      withTree(text, (tree) =>
        tree.rootNode.hasError ? readInPieces(text, tree, withTree) : wholeTree(tree),
      ),
  };
}

/** What can stand at the start of a declaration: no closing bracket, no `#if`, and no `public:` inside of a class. */
const MAY_START = /^(?!\w+:(?!:))(?:[^\s)\]}#]|# |#\[)/;
const ENDS_DECLARATION = /^\s*$|^(?:[)\]}]|end\b)/;

/** Where declarations may start: in the first column, after a blank line or the end of another one. */
function declarationStarts(text: string): readonly number[] {
  const starts: number[] = [];
  let [at, isAfterEnd] = [0, true];
  for (const line of text.split('\n')) {
    if (isAfterEnd && MAY_START.test(line)) starts.push(at);
    isAfterEnd = ENDS_DECLARATION.test(line);
    at += line.length + 1;
  }
  return starts;
}

/**
 * A declaration that the grammar does not know can take in all that follows it. From the first that holds the start of another one,
 * each is read by itself.
 */
function readInPieces(
  text: string,
  whole: TreeSitter.Tree,
  withTree: (text: string, read: (tree: TreeSitter.Tree) => void) => void,
): SyntaxNode {
  const starts = declarationStarts(text);
  const { children } = whole.rootNode;
  const at = children.findIndex(
    ({ hasError, startIndex, endIndex }) =>
      hasError && starts.some((start) => start > startIndex && start < endIndex),
  );
  const first = children[at];
  if (first === undefined) return wholeTree(whole);
  const cursor = whole.walk();
  const root = draftAt(cursor, null);
  cursor.delete();
  addChildren(whole, root, { count: at });
  // Without PHP's opening, all is text.
  const opening = /^<\?php\b/.test(text) ? '<?php ' : '';
  const cuts = [first.startIndex, ...starts.filter((start) => start > first.startIndex), text.length];
  let row = first.startPosition.row;
  for (const [n, start] of cuts.slice(0, -1).entries()) {
    const piece = text.slice(start, cuts[n + 1]);
    const moved = { start: start - opening.length, row };
    withTree(opening + piece, (tree) => addChildren(tree, root, { moved }));
    row += piece.split('\n').length - 1;
  }
  return root.node;
}

/** Adds the first `count` children of a tree's root, or all; `moved`: where in the source its text starts. */
function addChildren(
  tree: TreeSitter.Tree,
  root: Draft,
  { count = Number.POSITIVE_INFINITY, moved = NOT_MOVED },
): void {
  const cursor = tree.walk();
  let isChild = cursor.gotoFirstChild();
  for (let left = count; isChild && left > 0; left -= 1) {
    readSubtree(cursor, root, moved);
    isChild = cursor.gotoNextSibling();
  }
  cursor.delete();
}

/** Flags that keep V8 from optimizing WebAssembly: that takes 20 to 700 MiB for one function of a grammar, to parse a third faster. */
const BASELINE_COMPILER_ONLY = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

async function openRuntime(): Promise<typeof TreeSitter> {
  for (const flag of BASELINE_COMPILER_ONLY) setFlagsFromString(flag);
  const url = pathToFileURL(join(folders().runtime, 'web-tree-sitter.js')).href;
  // The runtime is not bundled: emscripten's loader asks for `createRequire` in a way that bundlers lose.
  const module: typeof TreeSitter = await import(/* @vite-ignore */ /* webpackIgnore: true */ url);
  await module.Parser.init({ wasmBinary: await bytesOf(runtimeFile()) });
  return module;
}

/** A node whose children are not all read yet. */
interface Draft {
  readonly node: SyntaxNode;
  readonly parent: Draft | null;
  readonly children: SyntaxNode[];
}

const NOT_MOVED = { start: 0, row: 0 };

function draftAt(cursor: TreeSitter.TreeCursor, parent: Draft | null, moved = NOT_MOVED): Draft {
  const children: SyntaxNode[] = [];
  const node = new SyntaxNode(cursor, { parent: parent?.node ?? null, children, moved });
  parent?.children.push(node);
  return { node, parent, children };
}

function wholeTree(tree: TreeSitter.Tree): SyntaxNode {
  const cursor = tree.walk();
  const { node } = readSubtree(cursor, null);
  cursor.delete();
  return node;
}

/** Reads a node with all below it in one walk, back to it: to ask each node for its children would call into WebAssembly far more often. */
function readSubtree(cursor: TreeSitter.TreeCursor, parent: Draft | null, moved = NOT_MOVED): Draft {
  const top = draftAt(cursor, parent, moved);
  for (let at = top; ; ) {
    if (cursor.gotoFirstChild()) {
      at = draftAt(cursor, at, moved);
      continue;
    }
    while (at !== top && !cursor.gotoNextSibling()) {
      cursor.gotoParent();
      at = at.parent ?? top;
    }
    if (at === top) return top;
    at = draftAt(cursor, at.parent, moved);
  }
}
