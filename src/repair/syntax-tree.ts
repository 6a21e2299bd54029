/** A node of a concrete syntax tree as tree-sitter sees it, as plain data. Positions are UTF-16 units of the file's text. */
export interface SyntaxNode {
  readonly type: string;
  /** Keywords, operators and brackets are not named. */
  readonly isNamed: boolean;
  /** The name that the parent has for it: `condition`, `left`, … */
  readonly field: string | null;
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  readonly parent: SyntaxNode | null;
  readonly children: readonly SyntaxNode[];
}

export interface SyntaxTree {
  readonly text: string;
  readonly root: SyntaxNode;
  /** The grammar found something that it does not know. */
  readonly hasError: boolean;
}

/** Reads one language. */
export interface Parser {
  parse(text: string): SyntaxTree;
  /** Whether the text is free of syntax errors. */
  accepts(text: string): boolean;
}

export const namedChildren = (node: SyntaxNode): SyntaxNode[] =>
  node.children.filter((child) => child.isNamed && child.type !== 'comment');

export const childByField = (node: SyntaxNode, field: string): SyntaxNode | null =>
  node.children.find((child) => child.field === field) ?? null;

export const childrenByField = (node: SyntaxNode, field: string): SyntaxNode[] =>
  node.children.filter((child) => child.field === field && child.isNamed);

/** The node and everything below it, in the order of the text. */
export function* descendants(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of node.children) yield* descendants(child);
}

/** From the parent up. */
export function* ancestors(node: SyntaxNode): Generator<SyntaxNode> {
  for (let above = node.parent; above !== null; above = above.parent) yield above;
}
