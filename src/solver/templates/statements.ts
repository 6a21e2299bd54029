import { ancestors, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { insertAt, type Kind, type Mutation, replaceNode } from '../mutation.ts';
import { textOf, type Unit } from '../source-file.ts';

/** The white space that a statement's line starts with. */
export function indentOf(unit: Unit, node: SyntaxNode): string {
  const { text } = unit.file;
  const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, node.start))?.[0] ?? '';
}

/** One step of indentation, as the file has it. */
export const indentUnit = ({ file: { text } }: Unit): string =>
  /\n(\t)/.test(text) ? '\t' : (/\n( {2,8})\S/.exec(text)?.[1] ?? '    ');

export const insertBefore = (unit: Unit, node: SyntaxNode, added: string, kind: Kind): Mutation =>
  insertAt(node, `${added}\n${indentOf(unit, node)}`, kind);

export const insertAfter = (unit: Unit, node: SyntaxNode, added: string, kind: Kind): Mutation =>
  insertAt({ start: statementEnd(unit, node), line: node.line }, `\n${indentOf(unit, node)}${added}`, kind);

/** With the semicolon, where the grammar leaves it out. */
function statementEnd({ file: { text } }: Unit, node: SyntaxNode): number {
  return text[node.end] === ';' ? node.end + 1 : node.end;
}

const isLeaving = ({ type }: SyntaxNode): boolean => /return|continue|break|throw|raise/.test(type);
const isDeclaration = ({ type }: SyntaxNode): boolean =>
  /function|class|import|method|package|use_declaration|_item$/.test(type) && type !== 'expression_statement';

/** The statements of one block, in order. */
function siblingsOf({ file }: Unit, block: SyntaxNode): SyntaxNode[] {
  return namedChildren(block).filter(
    ({ type }) => !/comment/.test(type) && file.language.types.blocks.includes(block.type),
  );
}

/** A statement deleted; two that follow each other swapped; one moved out of its block, or to the end of the one before. */
export function* statementMoves(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  for (const node of unit.statements) {
    const block = node.parent;
    if (block === null || isDeclaration(node) || block === file.tree.root) continue;
    const all = siblingsOf(unit, block);
    const at = all.indexOf(node);
    if (at === -1) continue;
    if (all.length > 1) yield deletion(unit, node);
    const next = all[at + 1];
    if (next !== undefined && !isDeclaration(next)) yield* swap(unit, node, next);
    if (next === undefined && all.length > 1) yield* moveOut(unit, node, block);
    const before = all[at - 1];
    if (before !== undefined) yield* moveIn(unit, before, node);
    yield* keywordChanges(unit, node);
  }
}

function deletion(unit: Unit, node: SyntaxNode): Mutation {
  const { text } = unit.file;
  const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
  const lineEnd = text.indexOf('\n', node.end);
  const isAlone =
    text.slice(lineStart, node.start).trim() === '' &&
    /^;?\s*$/.test(text.slice(node.end, lineEnd === -1 ? undefined : lineEnd));
  const size = text.slice(node.start, node.end).split('\n').length;
  const cost = 4.3 + (isLeaving(node) ? 1.5 : 0) + (size > 1 ? 1 + Math.log2(size) : 0);
  const [start, end] = isAlone
    ? [lineStart, lineEnd === -1 ? text.length : lineEnd + 1]
    : [node.start, statementEnd(unit, node)];
  return replaceNode({ start, end, line: node.line }, '', ['statement-delete', cost]);
}

function* swap(unit: Unit, first: SyntaxNode, second: SyntaxNode): Generator<Mutation> {
  const { text } = unit.file;
  if (isLeaving(first) || isLeaving(second)) return;
  const [endOfFirst, endOfSecond] = [statementEnd(unit, first), statementEnd(unit, second)];
  const between = text.slice(endOfFirst, second.start);
  const swapped = `${text.slice(second.start, endOfSecond)}${between}${text.slice(first.start, endOfFirst)}`;
  const place = { start: first.start, end: endOfSecond, line: first.line };
  yield replaceNode(place, swapped, ['statement-swap', 4.8]);
}

/** The last statement of a block, after the block. */
function* moveOut(unit: Unit, node: SyntaxNode, block: SyntaxNode): Generator<Mutation> {
  const outer = outerStatement(unit, block);
  if (outer === null) return;
  const { text } = unit.file;
  const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
  if (text.slice(lineStart, node.start).trim() !== '') return;
  const end = statementEnd(unit, node);
  const moved = reindent(text.slice(node.start, end), indentOf(unit, node), indentOf(unit, outer));
  const rest = text.slice(end, outer.end);
  const kept = text.slice(0, lineStart).trimEnd().length;
  const place = { start: kept, end: outer.end, line: node.line };
  const cost = isLeaving(node) ? 4 : 4.5;
  yield replaceNode(place, `${rest}\n${indentOf(unit, outer)}${moved}`, ['statement-move', cost]);
}

/** A statement into the end of the block before it. */
function* moveIn(unit: Unit, before: SyntaxNode, node: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  const { text } = file;
  const block = lastBlock(unit, before);
  const inner = block === null ? undefined : siblingsOf(unit, block).at(-1);
  if (inner === undefined || isLeaving(inner) || node.line === before.line) return;
  const indent = indentOf(unit, inner);
  const moved = reindent(text.slice(node.start, statementEnd(unit, node)), indentOf(unit, node), indent);
  const innerEnd = statementEnd(unit, inner);
  const place = { start: innerEnd, end: statementEnd(unit, node), line: node.line };
  const swapped = `\n${indent}${moved}${text.slice(innerEnd, before.end)}`;
  yield replaceNode(place, swapped, ['statement-move', 5.3]);
}

function lastBlock({ file: { language } }: Unit, node: SyntaxNode): SyntaxNode | null {
  const all = [...blocksBelow(node, language.types.blocks)];
  return all.at(-1) ?? null;
}

function* blocksBelow(node: SyntaxNode, blocks: readonly string[]): Generator<SyntaxNode> {
  for (const child of node.children) {
    if (blocks.includes(child.type)) yield child;
    else if (!/function|lambda|arrow|class/.test(child.type)) yield* blocksBelow(child, blocks);
  }
}

/** The statement that a block belongs to; null for the body of a function. */
function outerStatement({ file: { language } }: Unit, block: SyntaxNode): SyntaxNode | null {
  for (const above of [block, ...ancestors(block)]) {
    if (language.types.functions.includes(above.type) || language.types.classes.includes(above.type))
      return null;
    if (above !== block && above.parent !== null && language.types.blocks.includes(above.parent.type))
      return above;
  }
  return null;
}

const reindent = (text: string, from: string, to: string): string => text.replaceAll(`\n${from}`, `\n${to}`);

/** `return`, `await`, `yield` and `break` where they were forgotten or mistaken. */
function* keywordChanges(unit: Unit, node: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const text = textOf(file, node);
  if (/^continue\b/.test(text)) yield whole(node, text.replace('continue', 'break'), 4);
  if (/^break\b/.test(text)) yield whole(node, text.replace('break', 'continue'), 4);
  if (words.yield !== null && /^return\s+\S/.test(text))
    yield whole(node, text.replace('return', 'yield'), 7);
  if (words.yield !== null && /^yield\s/.test(text)) {
    if (file.language.id === 'python' && !/^yield\s+from\b/.test(text))
      yield whole(node, text.replace('yield', 'yield from'), 3.5);
    if (file.language.id !== 'python' && !/^yield\s*\*/.test(text))
      yield whole(node, text.replace('yield', 'yield*'), 3.5);
  }
  const inner = namedChildren(node)[0];
  if (!/^expression_statement$|^call$|^call_expression$/.test(node.type) || inner === undefined) return;
  const isCall = types.calls.includes(inner.type) || types.calls.includes(node.type);
  const isValue = isCall || /identifier|binary|attribute|member|tuple|list|array|object/.test(inner.type);
  if (isValue && !/assign|update/.test(inner.type))
    yield insertAt(node, 'return ', ['missing-keyword', isLastInFunction(node, unit) ? 3 : 4]);
  if (words.yield !== null && isCall && file.language.id === 'python')
    yield insertAt(node, 'yield from ', ['missing-keyword', 7]);
}

function isLastInFunction(node: SyntaxNode, unit: Unit): boolean {
  return node.parent !== null && siblingsOf(unit, node.parent).at(-1) === node;
}

const whole = (node: SyntaxNode, text: string, cost: number): Mutation =>
  replaceNode(node, text, ['missing-keyword', cost]);

/** `await` before calls of asynchronous functions; taken away where it stands. */
export function* awaits(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  if (words.await === null || !/\basync\b/.test(textOf(file, unit.node))) return;
  for (const node of unit.expressions) {
    if (!types.calls.includes(node.type) || /^await(?:_expression)?$/.test(node.parent?.type ?? '')) continue;
    const isObject = node.parent !== null && types.members.includes(node.parent.type);
    const text = `${words.await} ${textOf(file, node)}`;
    const name = /^[\w$.]+/.exec(textOf(file, node))?.[0]?.split('.').at(-1) ?? '';
    const isKnown = new RegExp(`\\basync\\s+(?:def\\s+|function\\s+)?${name.replace(/\$/g, '\\$')}\\b`).test(
      file.text,
    );
    yield whole(node, isObject ? `(${text})` : text, isKnown ? 2 : 4);
  }
}
