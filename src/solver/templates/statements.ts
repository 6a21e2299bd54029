import { ancestors, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { byRank, type Mutation, replaceNode, type TemplateName } from '../mutation.ts';
import { nodeText, type Unit } from '../source-file.ts';

/** The white space that a statement's line starts with. */
export function indentation(unit: Unit, node: SyntaxNode): string {
  const { text } = unit.file;
  const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, node.start))?.[0] ?? '';
}

/** A place where a statement can be put in. */
export interface StatementGap {
  readonly node: SyntaxNode;
  readonly isAfter: boolean;
}

/** Before each of the function's statements, and after the last of each block. */
export function* gapsOf(unit: Unit): Generator<StatementGap> {
  for (const node of unit.statements) {
    if (node.parent === unit.file.tree.root) continue;
    yield { node, isAfter: false };
    const isLast = node.parent !== null && namedChildren(node.parent).at(-1) === node;
    if (isLast && !isLeaving(node)) yield { node, isAfter: true };
  }
}

/** One statement more, with the end that the language wants. */
export function insertion(
  unit: Unit,
  { node, isAfter }: StatementGap,
  statement: string,
  price: readonly [TemplateName, number],
): Mutation {
  const text = withEnd(statement, unit);
  const indent = indentation(unit, node);
  const at = isAfter ? statementEnd(unit, node) : node.start;
  const place = { start: at, end: at, line: node.line };
  return replaceNode(place, isAfter ? `\n${indent}${text}` : `${text}\n${indent}`, price);
}

export function withEnd(text: string, { file }: Unit): string {
  const end = file.language.words.statementEnd;
  return end !== '' && !text.endsWith(end) && !text.endsWith('}') ? text + end : text;
}

/** With the semicolon, where the grammar leaves it out. */
const statementEnd = ({ file: { text } }: Unit, node: SyntaxNode): number =>
  text[node.end] === ';' ? node.end + 1 : node.end;

const isLeaving = ({ type }: SyntaxNode): boolean => /return|continue|break|throw|raise/.test(type);
const isDeclaration = ({ type }: SyntaxNode): boolean =>
  /function|class|import|method|package|use_declaration|_item$/.test(type);

/** Two statements that follow each other, the other way round. */
export function* statementSwaps(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const mayMove = (node: SyntaxNode): boolean => !isDeclaration(node) && !isLeaving(node);
  for (const first of unit.statements) {
    const block = first.parent;
    if (block === null || block === file.tree.root) continue;
    const all = namedChildren(block).filter(({ type }) => !/comment/.test(type));
    const second = all[all.indexOf(first) + 1];
    if (second === undefined || !mayMove(first) || !mayMove(second)) continue;
    const [endOfFirst, end] = [statementEnd(unit, first), statementEnd(unit, second)];
    const between = file.text.slice(endOfFirst, second.start);
    const text = `${file.text.slice(second.start, end)}${between}${file.text.slice(first.start, endOfFirst)}`;
    yield replaceNode({ start: first.start, end, line: first.line }, text, ['statement-swap', 4.8]);
  }
}

/** `return` before a value that nobody takes. */
export function* missingReturns(unit: Unit): Generator<Mutation> {
  const { types } = unit.file.language;
  for (const node of unit.statements) {
    const inner = namedChildren(node)[0];
    if (!/^expression_statement$|^call$|^call_expression$/.test(node.type) || inner === undefined) continue;
    const isCall = types.calls.includes(inner.type) || types.calls.includes(node.type);
    const isValue = isCall || /identifier|binary|attribute|member|tuple|list|array|object/.test(inner.type);
    if (!isValue || /assign|update/.test(inner.type) || node.parent === unit.file.tree.root) continue;
    const isLast = node.parent !== null && namedChildren(node.parent).at(-1) === node;
    const place = { start: node.start, end: node.start, line: node.line };
    yield replaceNode(place, 'return ', ['missing-keyword', isLast ? 3 : 4]);
  }
}

/** `await` before calls, those of asynchronous functions of the file first. */
export function* awaits(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  if (words.await === null || !/\basync\b/.test(nodeText(file, unit.node))) return;
  for (const node of unit.expressions) {
    const above = node.parent?.type ?? '';
    if (!types.calls.includes(node.type) || /^await(?:_expression)?$/.test(above)) continue;
    const text = `${words.await} ${nodeText(file, node)}`;
    const name = /^[\w$.]+/.exec(nodeText(file, node))?.[0]?.split('.').at(-1) ?? '';
    const declaration = `\\basync\\s+(?:def\\s+|function\\s+)?${name.replace(/\$/g, '\\$')}\\b`;
    const isKnown = new RegExp(declaration).test(file.text);
    const awaited = types.members.includes(above) ? `(${text})` : text;
    yield replaceNode(node, awaited, ['missing-keyword', isKnown ? 2 : 4]);
  }
}

const MAX_COPIED_CHARS = 80;
/** Statements of other functions: more would push everything else out of reach. */
const MAX_FOREIGN = 30;

/** A statement of the function once more, elsewhere; or what another function of the file does to an object that is known here too. */
export function* statementCopies(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const models = unit.statements.filter(
    ({ type, parent }) =>
      !/return|break|continue|throw|raise|declaration|import|pass|yield/.test(type) &&
      parent !== file.tree.root,
  );
  const own = [...new Set(models.map((node) => withEnd(nodeText(file, node), unit)))].filter(isCopied);
  const others = statementsOfOthers(unit, own);
  for (const gap of gapsOf(unit)) {
    for (const [rank, text] of own.entries()) {
      if (withEnd(nodeText(file, gap.node), unit) !== text)
        yield insertion(unit, gap, text, ['statement-copy', byRank(6.2, rank, 0.5)]);
    }
    const known = new Set(unit.namesAt(gap.node).map(({ name }) => name));
    for (const [rank, [text, names]] of others.entries()) {
      if (names.every((name) => known.has(name)))
        yield insertion(unit, gap, text, ['statement-copy', byRank(5.2, rank, 0.5)]);
    }
  }
}

const isCopied = (text: string): boolean => text.length <= MAX_COPIED_CHARS && !text.includes('\n');

/** Calls that other functions of the file make, `this.seen.delete(key)` for one, with the names that they need. */
function statementsOfOthers(unit: Unit, own: readonly string[]): (readonly [string, readonly string[]])[] {
  const { file } = unit;
  const { types } = file.language;
  const found = new Map<string, readonly string[]>();
  for (const other of file.units) {
    if (other === unit || other.name === '') continue;
    for (const node of other.statements) {
      const inner = node.type === 'expression_statement' ? namedChildren(node)[0] : node;
      const text = withEnd(nodeText(file, node), unit);
      if (!types.calls.includes(inner?.type ?? '') || !isCopied(text) || own.includes(text)) continue;
      const names = other.expressions.filter(
        ({ type, start, end }) => types.identifiers.includes(type) && start >= node.start && end <= node.end,
      );
      found.set(
        text,
        names.map((each) => nodeText(file, each)),
      );
    }
  }
  return [...found].slice(0, MAX_FOREIGN);
}

export const isInLoop = (node: SyntaxNode, { file }: Unit): boolean =>
  [...ancestors(node)].some(({ type }) => file.language.types.loops.includes(type));
