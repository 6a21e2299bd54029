import { mismatch } from '../kinds.ts';
import { type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel } from '../scope.ts';
import { isCondition, isTarget, kindIn, textOf, type Unit } from '../source-file.ts';
import { ancestors, childByField, namedChildren, type SyntaxNode } from '../syntax-tree.ts';
import { fitted } from './brackets.ts';
import { placeOf } from './values.ts';

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
    const text = textOf(unit.file, node);
    if (text.length > MAX_DONOR_CHARS || text.includes('\n') || node.type === 'parenthesized_expression')
      continue;
    if (placeOf(node, unit) === 'callee') continue;
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { text, node, size: sizeOf(node), count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].toSorted((a, b) => a.size - b.size || b.count - a.count);
}

/** Leaves of the expression: names, numbers, texts. */
export const sizeOf = (node: SyntaxNode): number => {
  const inner = namedChildren(node);
  return inner.length === 0 ? 1 : inner.reduce((sum, child) => sum + sizeOf(child), 0);
};

/** An expression by another one of the function. */
export function* donors(unit: Unit): Generator<Mutation> {
  const { language } = unit.file;
  const all = donorsOf(unit);
  for (const node of unit.expressions) {
    const place = placeOf(node, unit);
    if (place === 'callee' || node.type === 'parenthesized_expression') continue;
    const text = textOf(unit.file, node);
    const kind = kindIn(unit, node);
    const isLeft = isTarget(node, language);
    const isTest = isCondition(node, language);
    let rank = 0;
    for (const donor of all) {
      if (donor.text === text || (isLeft && !isAssignable(donor.node, unit))) continue;
      // Names for names are a template of their own.
      if (
        language.types.identifiers.includes(node.type) &&
        language.types.identifiers.includes(donor.node.type)
      )
        continue;
      if (language.types.integers.includes(node.type) && language.types.integers.includes(donor.node.type))
        continue;
      if (isWithin(donor.node, node)) continue;
      const off = isTest && !language.isTyped ? 0.5 : mismatch(kind, kindIn(unit, donor.node));
      if (off === 2 && (language.isTyped || donor.size > 1)) continue;
      const isLoopForever = isTest && text === language.words.true;
      const base = isLoopForever ? 3.5 : 4.2;
      const cost = base + donor.size * 0.35 + sizeOf(node) * 0.15 + off * 0.9 + Math.log2(1 + rank) * 0.45;
      rank += 1;
      yield replaceNode(node, fitted(donor.text, node), {
        template: 'donor',
        cost: cost + (place === 'object' ? 1 : 0) + (isLeft ? 0.5 : 0),
      });
    }
  }
}

const isAssignable = ({ type }: SyntaxNode, { file: { language } }: Unit): boolean =>
  language.types.identifiers.includes(type) ||
  language.types.members.includes(type) ||
  language.types.subscripts.includes(type);

function isWithin(node: SyntaxNode, outer: SyntaxNode): boolean {
  return node === outer || (node.start >= outer.start && node.end <= outer.end);
}

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
      yield replaceNode(node, clause.text, { template: 'donor', cost });
    }
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
    for (const guarded of nullGuards(node, unit)) yield guarded;
    let rank = 0;
    for (const clause of clauses) {
      if (text.includes(clause.text) || clause.names.some((name) => !visible.has(name))) continue;
      const cost = 5.3 + clause.cost + Math.log2(1 + rank) * 0.35;
      rank += 1;
      for (const [extra, word] of [words.or, words.and].entries()) {
        const own = isBareIn(node, word, unit) ? text : `(${text})`;
        yield replaceNode(node, `${own} ${word} ${clause.text}`, {
          template: 'condition-add',
          cost: cost + extra * 0.1,
        });
      }
    }
  }
}

/** Whether the condition can have `word` beside it without brackets. */
function isBareIn(node: SyntaxNode, word: string, { file: { language } }: Unit): boolean {
  const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
  if (operator === language.words.and || operator === language.words.or) return operator === word;
  return !/ternary|conditional|lambda|arrow/.test(node.type);
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
    if (file.language.id === 'java' && known === 'list') add(`${name}.isEmpty()`, [name], 0);
    if (file.language.id === 'go' && known === 'list') add(`len(${name}) == 0`, [name], 0);
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
  const text = textOf(file, condition);
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
    const own = isBareIn(condition, words.or, unit) ? text : `(${text})`;
    const strict = isBareIn(condition, words.and, unit) ? text : `(${text})`;
    yield replaceNode(condition, `${missing} ${words.or} ${own}`, {
      template: 'null-guard',
      cost: isOwn ? 6 : 4.2,
    });
    yield replaceNode(condition, `${there} ${words.and} ${strict}`, {
      template: 'null-guard',
      cost: isOwn ? 6.1 : 4.3,
    });
  }
}

/** An expression put into another: `max(x, e)`, `[e]`, `e - n`, `list + e`. */
export function* wraps(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { language } = file;
  const { words, types } = language;
  for (const node of unit.expressions) {
    const place = placeOf(node, unit);
    if (
      place === 'callee' ||
      place === 'object' ||
      isTarget(node, language) ||
      node.type === 'parenthesized_expression'
    )
      continue;
    const text = textOf(file, node);
    const kind = kindIn(unit, node);
    const isValue = isWholeValue(node, unit);
    if (isValue && (kind === 'number' || kind === null) && !types.integers.includes(node.type)) {
      const target = assignedTo(node, unit);
      // `last.end = next.end`: one of two of the same sort.
      const isKin =
        target !== null && lastName(target) !== '' && lastName(target) === lastName(text) && target !== text;
      const pairs = [
        ...(target === null ? [] : [{ other: target, cost: isKin ? 2.5 : 4.3 }]),
        { other: '0', cost: 5 },
        { other: '1', cost: 7 },
      ];
      for (const { other, cost } of pairs) {
        if (other === text) continue;
        for (const [rank, wrapped] of [words.max(other, text), words.min(other, text)].entries()) {
          if (wrapped !== null)
            yield replaceNode(node, wrapped, {
              template: 'wrap',
              cost: cost + rank * 0.3 + (kind === null ? 0.5 : 0),
            });
        }
      }
    }
    if (
      words.emptyList !== null &&
      (isValue || place === 'argument') &&
      types.lists.includes(node.type) &&
      node.parent !== null
    ) {
      yield replaceNode(node, `[${text}]`, { template: 'wrap', cost: 5 });
      if (text === '[]' && isValue) {
        for (const [rank, { name }] of localNames(unit, node).entries()) {
          yield replaceNode(node, `[${name}]`, { template: 'wrap', cost: 5 + Math.log2(1 + rank) * 0.5 });
        }
      }
    }
    for (const [rank, call] of (CONVERSIONS[language.id] ?? []).entries()) {
      if (!isValue && place !== 'argument') continue;
      yield replaceNode(node, call(text), { template: 'wrap', cost: 6.3 + rank * 0.2 + sizeOf(node) * 0.1 });
    }
  }
}

/** The right side of an assignment, or what is returned. */
function isWholeValue(node: SyntaxNode, { file: { language } }: Unit): boolean {
  const { parent, field } = alone(node);
  if (parent === null) return false;
  if (language.types.returns.includes(parent.type)) return true;
  return (field === 'right' || field === 'value') && language.types.assignments.includes(parent.type);
}

/** Go puts even a single value into a list of expressions. */
function alone(node: SyntaxNode): SyntaxNode {
  const above = node.parent;
  return above?.type === 'expression_list' && namedChildren(above).length === 1 ? above : node;
}

const lastName = (text: string): string => /\.(\w+)$/.exec(text)?.[1] ?? '';

function assignedTo(node: SyntaxNode, { file }: Unit): string | null {
  const { parent } = alone(node);
  if (parent === null || !file.language.types.assignments.includes(parent.type)) return null;
  const left = childByField(parent, 'left') ?? childByField(parent, 'name');
  return left === null ? null : textOf(file, left);
}

const localNames = (unit: Unit, place: SyntaxNode) =>
  unit
    .namesAt(place)
    .filter((each) => !isFileLevel(each, unit.file.language) && each.name !== unit.file.language.words.self);

const CONVERSIONS: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  python: [
    ...['list', 'str', 'int', 'len', 'sorted', 'abs', 'set'].map(
      (name) => (text: string) => `${name}(${text})`,
    ),
    (text) => `${text}.strip()`,
    (text) => `${text}.lower()`,
  ],
  javascript: scriptConversions(),
  typescript: scriptConversions(),
  tsx: scriptConversions(),
};

function scriptConversions(): readonly ((text: string) => string)[] {
  const calls = ['String', 'Number', 'Math.floor', 'Math.abs', 'Math.round'].map(
    (name) => (text: string) => `${name}(${text})`,
  );
  return [...calls, (text) => `[...${text}]`, (text) => `${text}.trim()`, (text) => `${text}.toLowerCase()`];
}

/** A name or call with another number or list beside it: `k - n`, `x * x`, `rest + [e]`. */
export function* combinations(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { language } = file;
  for (const node of unit.expressions) {
    const place = placeOf(node, unit);
    if (place === 'callee' || place === 'object' || isTarget(node, language) || isCondition(node, language))
      continue;
    const kind = kindIn(unit, node);
    const text = textOf(file, node);
    if (kind === 'number' || (kind === null && language.types.identifiers.includes(node.type))) {
      if (sizeOf(node) > 2) continue;
      const isLiteral = language.types.integers.includes(node.type);
      if (language.id === 'python' && !isLiteral)
        yield replaceNode(node, fitted(`${text} ** 2`, node), { template: 'combine', cost: 7.5 });
      let rank = 0;
      for (const other of localNames(unit, node)) {
        if ((other.kind ?? unit.kinds.get(other.name)) !== 'number') continue;
        for (const [extra, operator] of ['-', '+', '*'].entries()) {
          if (operator !== '*' && other.name === text) continue;
          const cost =
            6.2 +
            extra * 0.4 +
            Math.log2(1 + rank) * 0.6 +
            (place === 'argument' ? 0 : 0.5) +
            (kind === null ? 0.6 : 0) +
            (isLiteral ? 1 : 0);
          yield replaceNode(node, fitted(`${text} ${operator} ${other.name}`, node), {
            template: 'combine',
            cost,
          });
        }
        rank += 1;
      }
    }
    const isList = kind === 'list' || kind === 'text';
    if (
      !isList ||
      !/return|assignment|declarator/.test(node.parent?.type ?? '') ||
      !['python', 'java'].includes(language.id)
    )
      continue;
    const lists = localNames(unit, node).filter(
      (each) =>
        each.name !== text &&
        unit.kinds.get(each.name) !== 'number' &&
        unit.kinds.get(each.name) !== 'function',
    );
    for (const [rank, { name }] of lists.entries()) {
      const cost = 6 + Math.log2(1 + rank) * 0.5;
      yield replaceNode(node, `${name} + ${text}`, { template: 'combine', cost });
      yield replaceNode(node, `${text} + ${name}`, { template: 'combine', cost: cost + 0.4 });
    }
  }
}

export function* enclosing(node: SyntaxNode, types: readonly string[]): Generator<SyntaxNode> {
  for (const above of ancestors(node)) if (types.includes(above.type)) yield above;
}
