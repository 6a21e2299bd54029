import { childByField, namedChildren, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { operatorOf } from '../kinds.ts';
import { written } from '../language.ts';
import { byRank, type Mutation, replaceNode } from '../mutation.ts';
import { isCondition, isFileLevel, kindIn, nodeText, type Unit } from '../source-file.ts';
import { isWithin, MAX_DONOR_CHARS } from './donors.ts';
import { roleOf } from './expressions.ts';

/** A fixed truth value that is returned, by a test: of a count against 0, or one that the function makes elsewhere. */
export function* returnedTests(unit: Unit): Generator<Mutation> {
  const { words, types } = unit.file.language;
  const clauses = clausesOf(unit);
  for (const node of unit.expressions) {
    const isTruth = [words.true, words.false].includes(nodeText(unit.file, node));
    const isReturned = [node.parent, node.parent?.parent].some((each) =>
      types.returns.includes(each?.type ?? ''),
    );
    if (!isTruth || !isReturned) continue;
    const visible = new Set(unit.namesAt(node).map(({ name }) => name));
    const fit = clauses.filter(({ names }) => names.every((name) => visible.has(name)));
    for (const [rank, clause] of fit.entries())
      yield replaceNode(node, clause.text, ['donor', byRank(4.5 + clause.cost * 0.4, rank, 0.4)]);
  }
}

/** A condition with one more clause: a check that must come first, or another test of the function. */
export function* conditionClauses(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { words } = language;
  const clauses = clausesOf(unit);
  for (const node of unit.expressions) {
    if (!isCondition(node, language) || node.type === 'parenthesized_expression') continue;
    const text = nodeText(unit.file, node);
    if (text === words.true) continue;
    yield* wholeConditions(node, unit);
    yield* nullGuards(node, unit);
    yield* emptinessGuards(node, unit);
    yield* boundGuards(node, unit);
    const visible = new Set(unit.namesAt(node).map(({ name }) => name));
    const fit = clauses.filter(
      (clause) => !text.includes(clause.text) && clause.names.every((name) => visible.has(name)),
    );
    for (const [rank, clause] of fit.entries()) {
      const cost = byRank(5.3 + clause.cost, rank, 0.35);
      for (const [extra, word] of [words.or, words.and].entries()) {
        const whole = `${sideOfOperator(node, word, unit)} ${word} ${clause.text}`;
        yield replaceNode(node, whole, ['condition-add', cost + extra * 0.1]);
      }
    }
  }
}

/** A condition of another function that asks the same and more: part of it was lost here. */
function* wholeConditions(node: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { and, or } = file.language.words;
  const text = nodeText(file, node);
  const others = file.units
    .filter((each) => each !== unit)
    .flatMap((each) => each.expressions.filter((other) => isCondition(other, file.language)));
  const wholes = others.filter(
    (other) =>
      [and, or].includes(operatorOf(other)) &&
      namedChildren(other).some((side) => nodeText(file, side) === text),
  );
  for (const [rank, whole] of [...new Set(wholes.map((other) => nodeText(file, other)))].entries())
    yield replaceNode(node, whole, ['condition-add', byRank(2.5, rank, 0.5)]);
}

/** The condition as one side of `word`, in brackets where it needs them. */
function sideOfOperator(node: SyntaxNode, word: string, { file }: Unit): string {
  const { and, or } = file.language.words;
  const operator = operatorOf(node);
  const isBare =
    operator === and || operator === or
      ? operator === word
      : !/ternary|conditional|lambda|arrow/.test(node.type);
  return isBare ? nodeText(file, node) : `(${nodeText(file, node)})`;
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
    const known = kind ?? unit.kinds.get(name) ?? null;
    if (name === words.self || known === 'function') continue;
    if (!isTyped || known === 'bool') {
      add(written(words.not, name), [name], known === 'number' ? 2 : 0);
      add(name, [name], known === 'number' ? 2 : 0.7);
    }
    if (known === 'list' && words.isEmpty !== null) add(written(words.isEmpty, name), [name], 0);
    if (known === 'number')
      for (const [rank, operator] of ['==', '>', '<'].entries())
        add(`${name} ${operator} 0`, [name], 1.6 + rank * 0.3);
    if (words.isNothing !== null && (known === null || (known === 'object' && !isTyped)))
      add(written(words.isNothing, name), [name], 2.5);
  }
  // The function's own tests; then those of its siblings, where all that they ask is known here as well.
  const siblings = file.units.filter((each) => each !== unit && each.name !== '');
  for (const source of [unit, ...siblings]) {
    for (const node of source.expressions) {
      if (kindIn(source, node) !== 'bool' || node.type === 'parenthesized_expression') continue;
      const text = nodeText(file, node);
      if (text.length > MAX_DONOR_CHARS || /\n|^(?:true|false|True|False)$/.test(text)) continue;
      const names = source.expressions
        .filter((each) => types.identifiers.includes(each.type) && isWithin(each, node))
        .map((each) => nodeText(file, each));
      if (source !== unit && names.some((name) => !visible.has(name))) continue;
      const known = names.filter((name) => locals.some((local) => local.name === name));
      // What another method asks of the same object about the same thing.
      const isAkin = source !== unit && known.length > 0 && /\b(?:this|self)\./.test(text);
      add(text, known, isAkin ? -0.3 : source === unit ? 0.5 : 1.2);
      if (found.size >= MAX_CLAUSES) break;
    }
  }
  return [...found.values()].toSorted((a, b) => a.cost - b.cost);
}

/** `a.b` asked only where there is an `a`. */
function* nullGuards(condition: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const { isNothing } = words;
  if (isNothing === null) return;
  const within = unit.expressions.filter((each) => isWithin(each, condition));
  const objects = [
    ...within.filter(({ type }) => types.members.includes(type)).map(({ children }) => children[0]),
    ...within.filter(({ type }) => type === 'method_invocation').map((each) => childByField(each, 'object')),
  ];
  for (const object of new Set(objects.flatMap((each) => (each == null ? [] : [nodeText(file, each)])))) {
    if (object === words.self || object === 'this' || /^[A-Z]/.test(object)) continue;
    const missing = written(isNothing, object);
    const there = missing.replace(/ is (?=None$)/, ' is not ').replace(/ == (?=null$|nil$)/, ' != ');
    const isOwn = new RegExp(`^(?:${words.self ?? 'self'}|this)\\.`).test(object);
    yield* guarded(condition, unit, { missing, there, cost: isOwn ? 6 : 4.2 });
  }
}

/** `a[0]`, `a.pop()` asked only where `a` holds something: the check stands first. */
function* emptinessGuards(condition: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { isEmpty, not } = file.language.words;
  if (isEmpty === null) return;
  const asked = unit.expressions.filter(
    (each) =>
      isWithin(each, condition) &&
      file.language.types.identifiers.includes(each.type) &&
      ['list', 'text'].includes(kindIn(unit, each) ?? '') &&
      roleOf(each, unit) === 'object',
  );
  for (const name of new Set(asked.map((each) => nodeText(file, each)))) {
    const missing = written(isEmpty, name);
    if (nodeText(file, condition).includes(missing)) continue;
    const there = / ===? 0$/.test(missing) ? missing.replace(/ ===? 0$/, ' > 0') : written(not, missing);
    yield* guarded(condition, unit, { missing, there, cost: 4.2 });
  }
}

/** `a[i]` asked only where `i` is an index of `a`. */
function* boundGuards(condition: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types, id } = file.language;
  const text = nodeText(file, condition);
  for (const each of unit.expressions) {
    if (!types.subscripts.includes(each.type) || !isWithin(each, condition)) continue;
    const [list, index, more] = namedChildren(each).map((child) => nodeText(file, child));
    if (list === undefined || index === undefined || more !== undefined) continue;
    if (!/^\w+(?: ?[+-] ?1)?$/.test(index) || /^\d+$/.test(index)) continue;
    // Arrays of Java are asked otherwise than its lists.
    const length = id === 'java' ? `${list}.length` : written(words.length, list);
    const past = { missing: `${index} >= ${length}`, there: `${index} < ${length}`, cost: 4.8 };
    const before = { missing: `${index} < 0`, there: `${index} >= 0`, cost: 5 };
    if (!text.includes(`${index} < `)) yield* guarded(condition, unit, past);
    if (!text.includes(`${index} >= 0`)) yield* guarded(condition, unit, before);
  }
}

/** The condition behind a check that must hold for it to be asked at all. */
function* guarded(
  condition: SyntaxNode,
  unit: Unit,
  { missing, there, cost }: { readonly missing: string; readonly there: string; readonly cost: number },
): Generator<Mutation> {
  const { or, and } = unit.file.language.words;
  const either = `${missing} ${or} ${sideOfOperator(condition, or, unit)}`;
  const both = `${there} ${and} ${sideOfOperator(condition, and, unit)}`;
  yield replaceNode(condition, either, ['null-guard', cost]);
  yield replaceNode(condition, both, ['null-guard', cost + 0.1]);
}
