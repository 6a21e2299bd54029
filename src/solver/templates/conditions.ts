import { childByField, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel } from '../scope.ts';
import { isCondition, kindIn, textOf, type Unit } from '../source-file.ts';
import { isWithin, MAX_DONOR_CHARS } from './donors.ts';
import { placeOf } from './expressions.ts';

/** A fixed truth value that is returned, by a test: of a count against 0, or one that the function makes elsewhere. */
export function* returnedTests(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const clauses = clausesOf(unit);
  for (const node of unit.expressions) {
    const text = textOf(file, node);
    if ((text !== words.true && text !== words.false) || node.parent === null) continue;
    if (!types.returns.includes(node.parent.type) && !types.returns.includes(node.parent.parent?.type ?? ''))
      continue;
    const visible = new Set(unit.namesAt(node).map(({ name }) => name));
    const fit = clauses.filter(({ names }) => names.every((name) => visible.has(name)));
    for (const [rank, clause] of fit.entries()) {
      const cost = 4.5 + clause.cost * 0.4 + Math.log2(1 + rank) * 0.4;
      yield replaceNode(node, clause.text, ['donor', cost]);
    }
  }
}

/** `nil` that is returned, by an error that the file declares. */
export function* returnedErrors(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types, id } = file.language;
  if (id !== 'go') return;
  for (const node of unit.expressions) {
    const above = node.parent?.type === 'expression_list' ? node.parent.parent : node.parent;
    if (textOf(file, node) !== words.nothing || above == null || !types.returns.includes(above.type))
      continue;
    const errors = unit.namesAt(node).filter(({ name }) => /^[Ee]rr(?:[A-Z]|$)/.test(name));
    for (const [rank, { name }] of errors.entries())
      yield replaceNode(node, name, ['name', 3.5 + Math.log2(1 + rank) * 0.6]);
  }
}

/** A condition with one more clause: from the comparisons, names and checks of the function. */
export function* conditionClauses(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { words } = language;
  const clauses = clausesOf(unit);
  for (const node of unit.expressions) {
    if (!isCondition(node, language) || node.type === 'parenthesized_expression') continue;
    const text = textOf(unit.file, node);
    if (text === words.true) continue;
    const visible = new Set(unit.namesAt(node).map(({ name }) => name));
    yield* nullGuards(node, unit);
    yield* emptinessGuards(node, unit);
    yield* boundGuards(node, unit);
    let rank = 0;
    for (const clause of clauses) {
      if (text.includes(clause.text) || clause.names.some((name) => !visible.has(name))) continue;
      const cost = 5.3 + clause.cost + Math.log2(1 + rank) * 0.35;
      rank += 1;
      for (const [extra, word] of [words.or, words.and].entries()) {
        const whole = `${sideOf(node, word, unit)} ${word} ${clause.text}`;
        yield replaceNode(node, whole, ['condition-add', cost + extra * 0.1]);
      }
    }
  }
}

/** The condition as one side of `word`, in brackets where it needs them. */
function sideOf(node: SyntaxNode, word: string, { file }: Unit): string {
  const { and, or } = file.language.words;
  const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
  const isBare =
    operator === and || operator === or
      ? operator === word
      : !/ternary|conditional|lambda|arrow/.test(node.type);
  return isBare ? textOf(file, node) : `(${textOf(file, node)})`;
}

/** Of one function: more would push everything else out of reach. */
const MAX_CLAUSES = 80;

interface Clause {
  readonly text: string;
  readonly names: readonly string[];
  readonly cost: number;
}

function clausesOf(unit: Unit): Clause[] {
  const { file } = unit;
  const { words, types, isTyped } = file.language;
  const found = new Map<string, Clause>();
  const add = (text: string, names: readonly string[], cost: number): void => {
    if (!found.has(text)) found.set(text, { text, names, cost });
  };
  const all = unit.namesAt(unit.expressions.at(-1) ?? unit.node);
  const visible = new Set(all.map(({ name }) => name));
  const locals = all.filter((each) => !isFileLevel(each, file.language));
  for (const { name, kind } of locals) {
    if (name === words.self) continue;
    const known = kind ?? unit.kinds.get(name) ?? null;
    if (known === 'function') continue;
    if (!isTyped || known === 'bool') {
      add(words.not(name), [name], known === 'number' ? 2 : 0);
      add(name, [name], known === 'number' ? 2 : 0.7);
    }
    const empty = known === 'list' ? words.isEmpty(name) : null;
    if (empty !== null) add(empty, [name], 0);
    if (known === 'number')
      for (const [rank, operator] of ['==', '>', '<'].entries())
        add(`${name} ${operator} 0`, [name], 1.6 + rank * 0.3);
    const missing = words.isNothing(name);
    if (missing !== null && (known === null || (known === 'object' && !isTyped))) add(missing, [name], 2.5);
  }
  // The function's own tests; then those of its siblings, where all that they ask is known here as well.
  for (const [source, cost] of [
    [unit, 0.5],
    ...file.units.filter((each) => each !== unit && each.name !== '').map((each) => [each, 1.2] as const),
  ] as const) {
    for (const node of source.expressions) {
      if (kindIn(source, node) !== 'bool' || node.type === 'parenthesized_expression') continue;
      const text = textOf(file, node);
      if (text.length > MAX_DONOR_CHARS || text.includes('\n') || text === words.true || text === words.false)
        continue;
      const names = source.expressions
        .filter((each) => types.identifiers.includes(each.type) && isWithin(each, node))
        .map((each) => textOf(file, each));
      if (source !== unit && names.some((name) => !visible.has(name))) continue;
      const known = names.filter((name) => locals.some((local) => local.name === name));
      // What another method asks of the same object about the same thing.
      const isAkin = source !== unit && known.length > 0 && /\b(?:this|self)\./.test(text);
      add(text, known, isAkin ? -0.3 : cost);
      if (found.size >= MAX_CLAUSES) break;
    }
  }
  return [...found.values()].toSorted((a, b) => a.cost - b.cost);
}

/** `a.b` asked only where there is an `a`. */
function* nullGuards(condition: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const objects = unit.expressions
    .filter((each) => isWithin(each, condition) && types.members.includes(each.type))
    .flatMap((each) => each.children[0] ?? [])
    .concat(
      unit.expressions
        .filter((each) => isWithin(each, condition) && each.type === 'method_invocation')
        .flatMap((each) => childByField(each, 'object') ?? []),
    );
  for (const object of new Set(objects.map((each) => textOf(file, each)))) {
    const missing = words.isNothing(object);
    if (missing === null || object === words.self || object === 'this' || /^[A-Z]/.test(object)) continue;
    const isOwn = new RegExp(`^(?:${words.self ?? 'self'}|this)\\.`).test(object);
    const there = missing
      .replace(' is None', ' is not None')
      .replace(' == null', ' != null')
      .replace(' == nil', ' != nil');
    yield* guarded(condition, unit, { missing, there, cost: isOwn ? 6 : 4.2 });
  }
}

/** `a[0]`, `a.pop()` asked only where `a` holds something: the check stands first. */
function* emptinessGuards(condition: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const asked = unit.expressions.filter(
    (each) =>
      isWithin(each, condition) &&
      types.identifiers.includes(each.type) &&
      ['list', 'text'].includes(kindIn(unit, each) ?? '') &&
      placeOf(each, unit) === 'object',
  );
  for (const name of new Set(asked.map((each) => textOf(file, each)))) {
    const empty = words.isEmpty(name);
    if (empty === null || textOf(file, condition).includes(empty)) continue;
    const filled = / ===? 0$/.test(empty) ? empty.replace(/ ===? 0$/, ' > 0') : words.not(empty);
    yield* guarded(condition, unit, { missing: empty, there: filled, cost: 4.2 });
  }
}

/** `a[i]` asked only where `i` is an index of `a`. */
function* boundGuards(condition: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types, id, hasMeasuredOrder } = file.language;
  const text = textOf(file, condition);
  if (hasMeasuredOrder) return;
  for (const each of unit.expressions) {
    if (!types.subscripts.includes(each.type) || !isWithin(each, condition)) continue;
    const [list, index, more] = namedChildren(each).map((child) => textOf(file, child));
    if (list === undefined || index === undefined || more !== undefined || !/^\w+(?: ?[+-] ?1)?$/.test(index))
      continue;
    if (/^\d+$/.test(index)) continue;
    // Arrays of Java are asked otherwise than its lists.
    const length = id === 'java' ? `${list}.length` : words.length(list);
    if (length === null) continue;
    if (!text.includes(`${index} < `))
      yield* guarded(condition, unit, {
        missing: `${index} >= ${length}`,
        there: `${index} < ${length}`,
        cost: 4.8,
      });
    if (!text.includes(`${index} >= 0`))
      yield* guarded(condition, unit, { missing: `${index} < 0`, there: `${index} >= 0`, cost: 5 });
  }
}

/** The condition behind a check that must hold for it to be asked at all. */
function* guarded(
  condition: SyntaxNode,
  unit: Unit,
  { missing, there, cost }: { readonly missing: string; readonly there: string; readonly cost: number },
): Generator<Mutation> {
  const { or, and } = unit.file.language.words;
  yield replaceNode(condition, `${missing} ${or} ${sideOf(condition, or, unit)}`, ['null-guard', cost]);
  yield replaceNode(condition, `${there} ${and} ${sideOf(condition, and, unit)}`, ['null-guard', cost + 0.1]);
}
