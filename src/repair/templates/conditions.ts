import { type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel } from '../scope.ts';
import { isCondition, kindIn, textOf, type Unit } from '../source-file.ts';
import { childByField, type SyntaxNode } from '../syntax-tree.ts';
import { isWithin, MAX_DONOR_CHARS } from './donors.ts';

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
        yield replaceNode(node, `${own} ${word} ${clause.text}`, ['condition-add', cost + extra * 0.1]);
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
    yield replaceNode(condition, `${missing} ${words.or} ${own}`, ['null-guard', isOwn ? 6 : 4.2]);
    yield replaceNode(condition, `${there} ${words.and} ${strict}`, ['null-guard', isOwn ? 6.1 : 4.3]);
  }
}
