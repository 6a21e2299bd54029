import type { SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { mismatch, operatorOf } from '../kinds.ts';
import { written } from '../languages.ts';
import { byRank, fitted, type Mutation, replaceNode } from '../mutation.ts';
import {
  isCondition,
  isFileLevel,
  isIterable,
  isTarget,
  isWithin,
  kindIn,
  localsAt,
  nodeText,
  type SourceFile,
  type Unit,
} from '../source-file.ts';
import { commonest, roleInParent } from './expressions.ts';

const MAX_DONOR_CHARS = 50;

interface Donor {
  readonly text: string;
  readonly node: SyntaxNode;
  readonly size: number;
}

/** The distinct expressions of a function, the smaller and the more frequent first. */
function donorsOf(unit: Unit): Donor[] {
  const counts = new Map<string, Donor & { count: number }>();
  for (const node of unit.expressions) {
    const text = nodeText(unit.file, node);
    if (text.length > MAX_DONOR_CHARS || text.includes('\n') || node.type === 'parenthesized_expression')
      continue;
    if (roleInParent(node, unit) === 'callee') continue;
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { text, node, size: sizeOf(node), count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].toSorted((a, b) => a.size - b.size || b.count - a.count);
}

/** How many names, numbers and texts an expression holds. */
const sizeOf = (node: SyntaxNode): number =>
  Math.max(
    1,
    node.namedChildren().reduce((sum, child) => sum + sizeOf(child), 0),
  );

/** Replaces an expression by another one of the function. */
export function* donors(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const { identifiers, integers, members, subscripts } = language.types;
  const all = donorsOf(unit);
  for (const node of unit.expressions) {
    const role = roleInParent(node, unit);
    if (role === 'callee' || node.type === 'parenthesized_expression') continue;
    const text = nodeText(unit.file, node);
    const isLeft = isTarget(node, language);
    const isTest = isCondition(node, language);
    let rank = 0;
    for (const donor of all) {
      const isAssignable = [...identifiers, ...members, ...subscripts].includes(donor.node.type);
      // Names for names, and numbers for numbers, are templates of their own.
      const isOther = [identifiers, integers].some(
        (types) => types.includes(node.type) && types.includes(donor.node.type),
      );
      if (donor.text === text || isOther || (isLeft && !isAssignable) || isWithin(donor.node, node)) continue;
      const isOpen = !language.isTyped && (isTest || text === language.words.nothing);
      const off = isOpen ? 0.5 : mismatch(kindIn(unit, node), kindIn(unit, donor.node));
      if (off === 2 && (language.isTyped || donor.size > 1)) continue;
      const base = isTest && text === language.words.true ? 3.5 : 4.2;
      const cost = base + donor.size * 0.35 + sizeOf(node) * 0.15 + off * 0.9;
      // `Math.abs(cents)` for `cents`: a call that the function makes with the same value elsewhere is likelier.
      const bonus = isCallOf(donor.node, text, unit) ? 1.5 : 0;
      const malus = (role === 'object' ? 1 : 0) + (isLeft ? 0.5 : 0);
      yield replaceNode(node, fitted(donor.text, node), ['donor', byRank(cost, rank, 0.45) + malus - bonus]);
      rank += 1;
    }
  }
}

const isCallOf = (call: SyntaxNode, argument: string, { file }: Unit): boolean =>
  file.language.types.calls.includes(call.type) &&
  call.children.some(
    (list) =>
      file.language.types.argumentLists.includes(list.type) &&
      list.namedChildren().some((each) => nodeText(file, each) === argument),
  );

/** Wraps an expression: `max(x, e)`, `[e]`. */
export function* wraps(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { types } = file.language;
  const builtins = oneArgumentBuiltins(file);
  for (const node of unit.expressions) {
    const role = roleInParent(node, unit);
    if (role === 'callee' || role === 'object' || node.type === 'parenthesized_expression') continue;
    if (isTarget(node, file.language)) continue;
    const isValue = isWholeValue(node, unit);
    const isPassed = role === 'argument' || role === 'subscript';
    if ((isValue || isPassed) && !types.integers.includes(node.type))
      yield* largerOrSmaller(unit, node, isValue ? 0 : 1.5);
    if (isValue || isPassed || isIterable(node, file.language)) yield* conversions(unit, node, builtins);
    if (!types.lists.includes(node.type) || !(isValue || role === 'argument')) continue;
    const text = nodeText(file, node);
    yield replaceNode(node, `[${text}]`, ['wrap', 5]);
    if (text !== '[]' || !isValue) continue;
    for (const [rank, { name }] of localsAt(unit, node).entries())
      yield replaceNode(node, `[${name}]`, ['wrap', byRank(5, rank, 0.5)]);
  }
}

/** Replaces `e` by `max(x, e)` or `min(x, e)`, where `x` is the value that `e` overwrites, 0 or 1. */
function* largerOrSmaller(unit: Unit, node: SyntaxNode, extra: number): Generator<Mutation> {
  const { words } = unit.file.language;
  const kind = kindIn(unit, node);
  if (kind !== 'number' && kind !== null) return;
  const text = nodeText(unit.file, node);
  const target = assignedTo(node, unit);
  // `last.end = next.end`: both sides are the same member of two objects.
  const isKin = target !== null && lastMember(target) !== '' && lastMember(target) === lastMember(text);
  const others = [
    ...(target === null ? [] : [{ other: target, cost: isKin ? 2.5 : 4.3 }]),
    { other: '0', cost: 5 },
    { other: '1', cost: 7 },
  ];
  for (const { other, cost } of others.filter((each) => each.other !== text)) {
    for (const [rank, form] of [words.max, words.min].entries()) {
      const price = cost + rank * 0.3 + (kind === null ? 0.5 : 0) + extra;
      yield replaceNode(node, written(form, other, text), ['wrap', price]);
    }
  }
}

/**
 * Wraps an expression in a built-in function that the file calls with one argument elsewhere, the most frequent first:
 * `list(e)`; and in `abs`.
 */
function* conversions(unit: Unit, node: SyntaxNode, builtins: readonly string[]): Generator<Mutation> {
  const { file } = unit;
  const { types } = file.language;
  if (!types.identifiers.includes(node.type) && !types.calls.includes(node.type)) return;
  const text = nodeText(file, node);
  if (text.length > MAX_DONOR_CHARS || text.includes('\n')) return;
  for (const [rank, name] of builtins.entries())
    if (!text.startsWith(`${name}(`))
      yield replaceNode(node, `${name}(${text})`, ['wrap', byRank(5, rank, 0.6)]);
}

const MAX_CONVERSIONS = 8;

function oneArgumentBuiltins({ text, language: { builtins } }: SourceFile): readonly string[] {
  const called = [...text.matchAll(/(?<![.\w$])([A-Za-z_]\w*)\([\w.[\]]+\)/g)].map(([, name = '']) => name);
  const found = commonest(called.filter((name) => builtins.includes(name))).slice(0, MAX_CONVERSIONS);
  const amount = builtins.includes('abs') ? ['abs'] : builtins.includes('Math') ? ['Math.abs'] : [];
  return [...new Set([...found, ...amount])];
}

/** Whether a node is a whole right side of an assignment, or all that is returned. */
function isWholeValue(node: SyntaxNode, { file: { language } }: Unit): boolean {
  const { parent, field } = alone(node);
  if (parent === null) return false;
  if (language.types.returns.includes(parent.type)) return true;
  return (field === 'right' || field === 'value') && language.types.assignments.includes(parent.type);
}

/** The node, or the list around it into which Go's grammar puts even a single value. */
function alone(node: SyntaxNode): SyntaxNode {
  const above = node.parent;
  return above?.type === 'expression_list' && above.namedChildren().length === 1 ? above : node;
}

const lastMember = (text: string): string => /\.(\w+)$/.exec(text)?.[1] ?? '';

function assignedTo(node: SyntaxNode, { file }: Unit): string | null {
  const { parent } = alone(node);
  if (parent === null || !file.language.types.assignments.includes(parent.type)) return null;
  const left = parent.childByField('left') ?? parent.childByField('name');
  return left === null ? null : nodeText(file, left);
}

/** Combines a name or call with another number or list: `k - n`, `x * x`, `rest + [e]`. */
export function* combinations(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  for (const node of unit.expressions) {
    const role = roleInParent(node, unit);
    if (role === 'callee' || role === 'object') continue;
    if (isTarget(node, language) || isCondition(node, language)) continue;
    const kind = kindIn(unit, node);
    if (kind === 'number' || (kind === null && language.types.identifiers.includes(node.type))) {
      if (sizeOf(node) <= 2) yield* withNumber(unit, node);
    }
    const isValue = /return|assignment|declarator/.test(node.parent?.type ?? '');
    if ((kind === 'list' || kind === 'text') && isValue && ['python', 'java'].includes(language.id))
      yield* withList(unit, node);
  }
}

function* withNumber(unit: Unit, node: SyntaxNode): Generator<Mutation> {
  const { language } = unit.file;
  const text = nodeText(unit.file, node);
  const isLiteral = language.types.integers.includes(node.type);
  if (language.id === 'python' && !isLiteral)
    yield replaceNode(node, fitted(`${text} ** 2`, node), ['combine', 7.5]);
  const base =
    6.2 +
    (roleInParent(node, unit) === 'argument' ? 0 : 0.5) +
    (kindIn(unit, node) === null ? 0.6 : 0) +
    (isLiteral ? 1 : 0);
  const numbers = localsAt(unit, node).filter(
    ({ name, kind }) => (kind ?? unit.kinds.get(name)) === 'number',
  );
  for (const [rank, other] of numbers.entries()) {
    for (const [extra, operator] of ['-', '+', '*'].entries()) {
      if (operator !== '*' && other.name === text) continue;
      const combined = fitted(`${text} ${operator} ${other.name}`, node);
      yield replaceNode(node, combined, ['combine', byRank(base + extra * 0.4, rank, 0.6)]);
    }
  }
}

function* withList(unit: Unit, node: SyntaxNode): Generator<Mutation> {
  const text = nodeText(unit.file, node);
  const lists = localsAt(unit, node).filter(
    ({ name }) => name !== text && !['number', 'function'].includes(unit.kinds.get(name) ?? ''),
  );
  for (const [rank, { name }] of lists.entries()) {
    yield replaceNode(node, `${name} + ${text}`, ['combine', byRank(6, rank, 0.5)]);
    yield replaceNode(node, `${text} + ${name}`, ['combine', byRank(6.4, rank, 0.5)]);
  }
}

/** `return true` → `return count > 0`: the condition asks about a variable, or stands elsewhere in this file. */
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

/** Adds a clause to a condition: a check that must come first, or another test of the function. */
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

/** Replaces a condition by a longer one of another function that contains it: a part of it may have been lost here. */
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
      other.namedChildren().some((side) => nodeText(file, side) === text),
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

/** The most clauses that are added in one function: more would push everything else out of reach. */
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
  // Tests of the function itself; then tests of its siblings whose names are all known here.
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

/** Guards `a.b` by a check that `a` is there. */
function* nullGuards(condition: SyntaxNode, unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const { isNothing } = words;
  if (isNothing === null) return;
  const within = unit.expressions.filter((each) => isWithin(each, condition));
  const objects = [
    ...within.filter(({ type }) => types.members.includes(type)).map(({ children }) => children[0]),
    ...within.filter(({ type }) => type === 'method_invocation').map((each) => each.childByField('object')),
  ];
  for (const object of new Set(objects.flatMap((each) => (each == null ? [] : [nodeText(file, each)])))) {
    if (object === words.self || object === 'this' || /^[A-Z]/.test(object)) continue;
    const missing = written(isNothing, object);
    const there = missing.replace(/ is (?=None$)/, ' is not ').replace(/ == (?=null$|nil$)/, ' != ');
    const isOwn = new RegExp(`^(?:${words.self ?? 'self'}|this)\\.`).test(object);
    yield* guarded(condition, unit, { missing, there, cost: isOwn ? 6 : 4.2 });
  }
}

/** Puts a check before the condition: `a is None or …`. */
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
