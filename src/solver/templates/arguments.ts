import { ancestors, descendants, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { calledName, mismatch, operatorOf } from '../kinds.ts';
import { type LanguageWords, written } from '../language.ts';
import { bracketed, byRank, type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel, isTarget, kindIn, nodeText, type Unit } from '../source-file.ts';

/** Arguments, indices and elements of a tuple or list swapped; an argument added. */
export function* callArguments(unit: Unit): Generator<Mutation> {
  for (const list of listsOf(unit)) {
    yield* swaps(unit, list);
    if (unit.file.language.types.argumentLists.includes(list.type)) yield* forgottenArgument(unit, list);
  }
}

/** Argument lists, tuples, short lists, sizes of arrays, and subscripts with several indices. */
function listsOf(unit: Unit): Set<SyntaxNode> {
  const { types } = unit.file.language;
  const isList = (node: SyntaxNode): boolean =>
    types.argumentLists.includes(node.type) ||
    ['tuple', SIZED_ARRAY].includes(node.type) ||
    (types.lists.includes(node.type) && namedChildren(node).length <= 4) ||
    (types.subscripts.includes(node.type) && namedChildren(node).length > 2);
  const below = unit.statements.flatMap((each) => [...descendants(each)]);
  return new Set([
    ...unit.expressions.flatMap((each) => [each, ...each.children]).filter(isList),
    ...below.filter(({ type }) => type === 'expression_list'),
  ]);
}

/** Java's `new int[a][b]` holds its type beside the sizes. */
const SIZED_ARRAY = 'array_creation_expression';

function* swaps(unit: Unit, list: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  const isSubscript = file.language.types.subscripts.includes(list.type);
  const isCall = file.language.types.argumentLists.includes(list.type);
  const items = namedChildren(list)
    .filter(({ type }) => list.type !== SIZED_ARRAY || type === 'dimensions_expr')
    .slice(isSubscript ? 1 : 0);
  if (items.length > 6) return;
  for (const [i, a] of items.entries()) {
    for (const [apart, b] of items.slice(i + 1).entries()) {
      const off = mismatch(kindIn(unit, a), kindIn(unit, b));
      if (file.language.isTyped && isCall && off === 2) continue;
      const [first, second] = [nodeText(file, a), nodeText(file, b)];
      if (first === second) continue;
      const text = `${second}${file.text.slice(a.end, b.start)}${first}`;
      const base = isCall ? 2.3 : isSubscript ? 3 : list.type === 'expression_list' ? 4 : 3.5;
      const cost = base + off * 0.8 + apart * 0.7;
      yield replaceNode({ start: a.start, end: b.end, line: a.line }, text, ['argument-swap', cost]);
    }
  }
}

/** The next argument, where the file's own function of that name has a parameter for it whose name can be seen here. */
function* forgottenArgument(unit: Unit, list: SyntaxNode): Generator<Mutation> {
  const { file } = unit;
  const items = namedChildren(list);
  const last = items.at(-1);
  const callee = list.parent === null ? '' : calledName(list.parent, file.text);
  const own = file.units.find(({ name }) => name.split('.').at(-1) === callee);
  if (callee === '' || own === undefined || last === undefined) return;
  const parameters = file.declared.filter(({ isParameter, at }) => {
    const holder = [...ancestors(at)].find(({ type }) => file.language.types.parameters.includes(type));
    // Not of a function within, and not of a method's receiver.
    return isParameter && holder?.parent === own.node && holder.field !== 'receiver';
  });
  const next = parameters[items.length]?.name;
  if (next === undefined || !unit.namesAt(list).some(({ name }) => name === next)) return;
  yield replaceNode({ ...last, start: last.end }, `, ${next}`, ['argument-add', 3]);
}

/** Two operands the other way round, where the order matters. */
export function* operandSwaps(unit: Unit): Generator<Mutation> {
  for (const node of unit.expressions) {
    const operator = operatorOf(node);
    const [left, right, more] = namedChildren(node);
    if (left === undefined || right === undefined || more !== undefined) continue;
    if (!unit.file.language.types.binaries.includes(node.type) || !ORDERED.has(operator)) continue;
    const kinds = [kindIn(unit, left), kindIn(unit, right)];
    if (operator === '+' && kinds.includes('number') && !kinds.includes('text')) continue;
    const [a, b] = [nodeText(unit.file, left), nodeText(unit.file, right)];
    const between = unit.file.text.slice(left.end, right.start);
    const text = `${bracketed(b, right, node)}${between}${bracketed(a, left, node)}`;
    yield replaceNode(node, text, ['argument-swap', operator === '+' ? 3 : 3.5]);
  }
}

const ORDERED = new Set(['-', '/', '//', '%', '**', '+', '<<', '>>', 'in', 'not in']);

/** `x` by `x[1:]`, `x[n:]`, `x[:-1]`, and the like of other languages; a bound of a slice left out. */
export function* slices(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { types, words } = file.language;
  const forms = words.slices;
  if (forms === null) return;
  for (const node of unit.expressions) {
    if (node.type === 'slice_expression') yield* otherBounds(node, unit, forms);
    const kind = kindIn(unit, node);
    const above = node.parent?.type ?? '';
    const isValue = types.identifiers.includes(node.type) || types.members.includes(node.type);
    const isPart = [...types.subscripts, ...types.members, ...types.calls].includes(above);
    if (!isValue || isPart || isTarget(node, file.language) || !['list', 'text', null].includes(kind))
      continue;
    const base = kind === null ? 6.5 : 4.5;
    const text = nodeText(file, node);
    const counts = unit
      .namesAt(node)
      .filter((each) => unit.kinds.get(each.name) === 'number' || each.isParameter)
      .filter((each) => !isFileLevel(each, file.language) && each.name !== text);
    for (const [rank, bound] of ['1', ...counts.map(({ name }) => name)].entries()) {
      yield replaceNode(node, written(forms.from, text, bound), ['slice', byRank(base, rank, 0.5)]);
      if (rank > 0)
        yield replaceNode(node, written(forms.to, text, bound), ['slice', byRank(base + 0.3, rank, 0.5)]);
    }
    yield replaceNode(node, written(forms.butLast, text), ['slice', base + 0.5]);
  }
}

/** `x[a:b]` by `x[b:a]`, `x[a:]` by `x[:a]`, without a bound, and by what leaves out the first or the last. */
function* otherBounds(
  node: SyntaxNode,
  { file }: Unit,
  { from, to, butLast }: NonNullable<LanguageWords['slices']>,
): Generator<Mutation> {
  const [list, first, second, third] = namedChildren(node).map((child) => nodeText(file, child));
  if (list === undefined || first === undefined || third !== undefined) return;
  const isOpenEnded = node.children.find(({ type }) => type === ':')?.start === namedChildren(node)[1]?.end;
  const others =
    second === undefined
      ? [written(isOpenEnded ? to : from, list, first)]
      : [`${list}[${second}:${first}]`, written(from, list, first), written(to, list, second)];
  const all = [...others, written(from, list, '1'), written(butLast, list)];
  for (const [rank, text] of all.filter((each) => each !== nodeText(file, node)).entries())
    yield replaceNode(node, text, ['slice', 3 + rank * 0.4]);
}
