import { ancestors, descendants, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { calledName, mismatch } from '../kinds.ts';
import { insertAt, type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel } from '../scope.ts';
import { isTarget, kindIn, textOf, type Unit } from '../source-file.ts';

/** Arguments, indices and elements of a tuple or list: swapped, dropped, added. */
export function* callArguments(unit: Unit): Generator<Mutation> {
  for (const list of listsOf(unit)) {
    yield* swaps(unit, list);
    if (!unit.file.language.types.argumentLists.includes(list.type)) continue;
    yield* drops(list);
    yield* additions(unit, list);
  }
}

/** Argument lists, tuples, and subscripts with several indices. */
function* listsOf(unit: Unit): Generator<SyntaxNode> {
  const { types } = unit.file.language;
  const seen = new Set<SyntaxNode>();
  for (const expression of unit.expressions) {
    for (const node of [expression, ...expression.children]) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (types.argumentLists.includes(node.type) || node.type === 'tuple') yield node;
      else if (types.lists.includes(node.type) && namedChildren(node).length <= 4) yield node;
      else if (node.type === SIZED) yield node;
      else if (types.subscripts.includes(node.type) && namedChildren(node).length > 2) yield node;
    }
  }
  for (const statement of unit.statements) {
    for (const node of descendants(statement)) {
      if (node.type !== 'expression_list' || seen.has(node)) continue;
      seen.add(node);
      yield node;
    }
  }
}

function* swaps(unit: Unit, list: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  const isSubscript = file.language.types.subscripts.includes(list.type);
  const isCall = file.language.types.argumentLists.includes(list.type);
  const items = swappable(list).slice(isSubscript ? 1 : 0);
  if (items.length > 6) return;
  for (const [i, a] of items.entries()) {
    for (const [j, b] of items.entries()) {
      if (j <= i) continue;
      const kinds = [a, b].map((node) => kindIn(unit, node));
      const off = mismatch(kinds[0] ?? null, kinds[1] ?? null);
      if (file.language.isTyped && isCall && off === 2) continue;
      const middle = file.text.slice(a.end, b.start);
      const text = `${textOf(file, b)}${middle}${textOf(file, a)}`;
      if (textOf(file, a) === textOf(file, b)) continue;
      const base = isCall ? 2.3 : isSubscript ? 3 : list.type === 'expression_list' ? 4 : 3.5;
      const cost = base + off * 0.8 + (j - i - 1) * 0.7;
      yield replaceNode({ start: a.start, end: b.end, line: a.line }, text, ['argument-swap', cost]);
    }
  }
}

/** Java's `new int[a][b]` holds its type beside the sizes. */
const swappable = (list: SyntaxNode): SyntaxNode[] =>
  namedChildren(list).filter(({ type }) => list.type !== SIZED || type === 'dimensions_expr');

const SIZED = 'array_creation_expression';

function* drops(list: SyntaxNode): Generator<Mutation> {
  const items = namedChildren(list);
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    const before = items[at - 1];
    const [start, end] =
      next === undefined ? [before?.end ?? item.start, item.end] : [item.start, next.start];
    const isKeyword = item.type === 'keyword_argument';
    const cost = isKeyword ? 4 : items.length > 1 ? 4.5 : 5.5;
    yield replaceNode({ start, end, line: item.line }, '', ['argument-drop', cost]);
  }
}

/** One more argument: a name of the function, or what languages write for "the other way". */
function* additions(unit: Unit, list: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  const { line } = list;
  const items = namedChildren(list);
  if (items.length > 4 || items.some(({ type }) => type === 'keyword_argument' && items.length > 2)) return;
  const visible = unit.namesAt(list).filter((each) => !isFileLevel(each, file.language));
  const used = new Set(items.map((item) => textOf(file, item)));
  const last = items.at(-1);
  for (const [rank, { name }] of visible
    .filter(({ name: each }) => !used.has(each) && each !== file.language.words.self)
    .entries()) {
    const cost = 6.5 + Math.log2(1 + rank) * 0.6;
    const [start, text] = last === undefined ? [list.end - 1, name] : [last.end, `, ${name}`];
    yield insertAt({ start, line }, text, ['argument-add', cost]);
    const first = items[0];
    if (first !== undefined)
      yield insertAt({ start: first.start, line }, `${name}, `, ['argument-add', cost + 0.5]);
  }
  if (last === undefined) return;
  yield* forgottenArgument(unit, list);
  const callee = list.parent === null ? '' : file.text.slice(list.parent.start, list.start);
  const isPython = file.language.id === 'python';
  if (isPython && /(?:^|\.)(?:sorted|sort)$/.test(callee))
    yield insertAt({ start: last.end, line }, ', reverse=True', ['argument-add', 4.5]);
  if (!isPython && /(?:^|\.)parseInt$/.test(callee) && items.length === 1)
    yield insertAt({ start: last.end, line }, ', 10', ['argument-add', 5]);
}

/** The next argument, where the file's own function of that name has a parameter for it whose name can be seen here. */
function* forgottenArgument(unit: Unit, list: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  if (file.language.hasMeasuredOrder) return;
  const items = namedChildren(list);
  const last = items.at(-1);
  const callee = list.parent === null ? '' : calledName(list.parent, file.text);
  const own = file.units.find(({ name }) => name.split('.').at(-1) === callee);
  if (callee === '' || own === undefined || last === undefined) return;
  const parameters = file.declared.filter(
    ({ isParameter, at }) => isParameter && isParameterOf(at, own.node, file.language.types.parameters),
  );
  const next = parameters[items.length]?.name;
  if (next === undefined || !unit.namesAt(list).some(({ name }) => name === next)) return;
  yield insertAt({ start: last.end, line: list.line }, `, ${next}`, ['argument-add', 3]);
}

/** Not of a function within, and not of a method's receiver. */
function isParameterOf(at: SyntaxNode, node: SyntaxNode, lists: readonly string[]): boolean {
  const list = [...ancestors(at)].find(({ type }) => lists.includes(type));
  return list?.parent === node && list.field !== 'receiver';
}

/** `x` by `x[1:]`, `x[n:]`, `x[:-1]`, and the like of other languages; a bound of a slice left out. */
export function* slices(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { language } = file;
  const write = SLICES[language.id];
  if (write === undefined) return;
  for (const node of unit.expressions)
    if (node.type === 'slice_expression') yield* otherBounds(node, unit, write);
  for (const node of unit.expressions) {
    const kind = kindIn(unit, node);
    const isName =
      language.types.identifiers.includes(node.type) || language.types.members.includes(node.type);
    if (!isName || isTarget(node, language) || (kind !== 'list' && kind !== 'text' && kind !== null))
      continue;
    const above = node.parent;
    if (
      above === null ||
      language.types.subscripts.includes(above.type) ||
      language.types.members.includes(above.type)
    )
      continue;
    if (language.types.calls.includes(above.type)) continue;
    const base = kind === null ? 6.5 : 4.5;
    const text = textOf(file, node);
    const counts = unit
      .namesAt(node)
      .filter(
        (each) =>
          (unit.kinds.get(each.name) === 'number' || each.isParameter) &&
          !isFileLevel(each, language) &&
          each.name !== text,
      );
    const bounds = ['1', ...counts.map(({ name }) => name)];
    for (const [rank, bound] of bounds.entries()) {
      yield replaceNode(node, write.from(text, bound), ['slice', base + Math.log2(1 + rank) * 0.5]);
      if (bound !== '1')
        yield replaceNode(node, write.to(text, bound), ['slice', base + 0.3 + Math.log2(1 + rank) * 0.5]);
    }
    yield replaceNode(node, write.butLast(text), ['slice', base + 0.5]);
  }
}

/** `x[a:b]` by `x[b:a]`, `x[a:]` by `x[:a]`, without a bound, and by what leaves out the first or the last. */
function* otherBounds(node: SyntaxNode, { file }: Unit, write: SliceWords): Generator<Mutation> {
  const [list, ...bounds] = namedChildren(node).map((child) => textOf(file, child));
  const [first, second, third] = bounds;
  if (list === undefined || first === undefined || third !== undefined) return;
  const isOpenEnded = node.children.find(({ type }) => type === ':')?.start === namedChildren(node)[1]?.end;
  const others =
    second === undefined
      ? [isOpenEnded ? write.to(list, first) : write.from(list, first)]
      : [`${list}[${second}:${first}]`, write.from(list, first), write.to(list, second)];
  others.push(write.from(list, '1'), write.butLast(list));
  const own = textOf(file, node);
  for (const [rank, text] of others.filter((each) => each !== own).entries())
    yield replaceNode(node, text, ['slice', 3 + rank * 0.4]);
}

interface SliceWords {
  from(list: string, bound: string): string;
  to(list: string, bound: string): string;
  butLast(list: string): string;
}

const SCRIPT: SliceWords = {
  from: (list, bound) => `${list}.slice(${bound})`,
  to: (list, bound) => `${list}.slice(0, ${bound})`,
  butLast: (list) => `${list}.slice(0, -1)`,
};

const SLICES: Readonly<Record<string, SliceWords>> = {
  python: {
    from: (list, bound) => `${list}[${bound}:]`,
    to: (list, bound) => `${list}[:${bound}]`,
    butLast: (list) => `${list}[:-1]`,
  },
  javascript: SCRIPT,
  typescript: SCRIPT,
  tsx: SCRIPT,
  go: {
    from: (list, bound) => `${list}[${bound}:]`,
    to: (list, bound) => `${list}[:${bound}]`,
    butLast: (list) => `${list}[:len(${list})-1]`,
  },
};
