import type { SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { calledName } from '../kinds.ts';
import { byRank, type Mutation, replaceNode, type TemplateName } from '../mutation.ts';
import { type Declared, localsAt, nodeText, type Unit } from '../source-file.ts';

/** The white space that a statement's line starts with. */
function indentation(unit: Unit, node: SyntaxNode): string {
  const { text } = unit.file;
  const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, node.start))?.[0] ?? '';
}

/** A place where a statement can be put in. */
interface StatementGap {
  readonly node: SyntaxNode;
  readonly isAfter: boolean;
}

/** The places before each of the function's statements, and after the last one of each block. */
function* gapsOf(unit: Unit): Generator<StatementGap> {
  for (const node of unit.statements) {
    if (node.parent === unit.file.tree.root) continue;
    yield { node, isAfter: false };
    const isLast = node.parent !== null && node.parent.namedChildren().at(-1) === node;
    if (isLast && !isLeaving(node)) yield { node, isAfter: true };
  }
}

/** Inserts a statement, with the end that the language requires. */
function insertion(
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

function withEnd(text: string, { file }: Unit): string {
  const end = file.language.words.statementEnd;
  return end !== '' && !text.endsWith(end) && !text.endsWith('}') ? text + end : text;
}

/** The end of a statement with its semicolon, which some grammars leave out of the node. */
const statementEnd = ({ file: { text } }: Unit, node: SyntaxNode): number =>
  text[node.end] === ';' ? node.end + 1 : node.end;

const isLeaving = ({ type }: SyntaxNode): boolean => /return|continue|break|throw|raise/.test(type);

/** Puts `return` before a value that is not used. */
export function* missingReturns(unit: Unit): Generator<Mutation> {
  const { types } = unit.file.language;
  for (const node of unit.statements) {
    const inner = node.namedChildren()[0];
    if (!/^expression_statement$|^call$|^call_expression$/.test(node.type) || inner === undefined) continue;
    const isCall = types.calls.includes(inner.type) || types.calls.includes(node.type);
    const isValue = isCall || /identifier|binary|attribute|member|tuple|list|array|object/.test(inner.type);
    if (!isValue || /assign|update/.test(inner.type) || node.parent === unit.file.tree.root) continue;
    const isLast = node.parent !== null && node.parent.namedChildren().at(-1) === node;
    const place = { start: node.start, end: node.start, line: node.line };
    yield replaceNode(place, 'return ', ['missing-keyword', isLast ? 3 : 4]);
  }
}

/** Exchanges `break` and `continue`. */
export function* loopExits(unit: Unit): Generator<Mutation> {
  for (const node of unit.statements) {
    const [, exit, rest] = /^(break|continue)(;?)$/.exec(nodeText(unit.file, node)) ?? [];
    const other = exit === 'break' ? 'continue' : 'break';
    if (exit === undefined) continue;
    yield replaceNode(node, other + rest, ['missing-keyword', 3.5]);
    for (const [rank, text] of shortResults(unit, returnsOf(unit)).entries())
      yield replaceNode(node, text, ['missing-keyword', byRank(4.2, rank, 0.6)]);
  }
}

/** Puts `await` before calls, first before those of the file's own asynchronous functions. */
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
/** The most statements that are taken from other functions: more would push everything else out of reach. */
const MAX_FOREIGN = 30;

/**
 * Repeats a statement of the function elsewhere, or inserts one by which another function of the file changes an object that is
 * known here too.
 */
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

/**
 * Statements of other functions of the file: calls, `this.seen.delete(key)` for one, and what they set of their object, `self.size
 * = 0`. Each has the names that it needs; those of the same class come first.
 */
function statementsOfOthers(unit: Unit, own: readonly string[]): (readonly [string, readonly string[]])[] {
  const { file } = unit;
  const { types, words } = file.language;
  const found = new Map<string, readonly string[]>();
  const isKin = ({ name }: Unit): boolean => classOf(name) === classOf(unit.name);
  const others = file.units.filter((other) => other !== unit && other.name !== '');
  for (const other of [...others.filter(isKin), ...others.filter((each) => !isKin(each))]) {
    for (const node of other.statements) {
      const { type = '' } = (node.type === 'expression_statement' ? node.namedChildren()[0] : node) ?? {};
      const text = withEnd(nodeText(file, node), unit);
      const sets = types.assignments.includes(type) && text.startsWith(`${words.self}.`) && isKin(other);
      if (!(sets || types.calls.includes(type)) || !isCopied(text) || own.includes(text)) continue;
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

/** `Cache` of `Cache.clear`; '' for a function. */
const classOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

const isInLoop = (node: SyntaxNode, { file }: Unit): boolean =>
  [...node.ancestors()].some(({ type }) => file.language.types.loops.includes(type));

/** Inserts statements that the use of a name suggests: an element added to a collection, a name set. */
export function* statementInsertions(unit: Unit): Generator<Mutation> {
  const collections = askedCollections(unit);
  const asked = membershipTests(unit);
  const sets = unmarkedSets(unit);
  const starts = startValues(unit);
  const unchanged = unchangedInLoops(unit);
  for (const gap of gapsOf(unit)) {
    const visible = localsAt(unit, gap.node);
    const isVisible = (name: string): boolean => visible.some((each) => each.name === name);
    for (const { name, adder, isNeverFilled } of collections.filter((each) => isVisible(each.name))) {
      for (const other of visible) {
        const kind = unit.kinds.get(other.name);
        if (other.name === name || kind === 'function') continue;
        const isAsked = asked.has(`${other.name} in ${name}`);
        const cost = (isNeverFilled ? (isAsked ? 3.4 : 5.8) : 7.6) + (kind === 'list' ? 0.7 : 0);
        yield insertion(unit, gap, `${name}.${adder}(${other.name})`, ['statement-insert', cost]);
      }
    }
    for (const { name, element } of sets.filter((each) => isVisible(each.name) && isVisible(each.element)))
      yield insertion(unit, gap, `${name}[${element}] = true`, ['statement-insert', 3.4]);
    for (const target of visible.filter(({ name }) => isAssignedIn(name, unit))) {
      const start = starts.get(target.name);
      if (start !== undefined && isInLoop(gap.node, unit))
        yield insertion(unit, gap, `${target.name} = ${start}`, ['statement-insert', 6.8]);
      const isUnchanged = (unchanged.get(target.name) ?? []).some(
        (loop) => gap.node.start > loop.start && gap.node.end < loop.end,
      );
      for (const other of visible) yield* assignment(unit, gap, { target, other, isUnchanged });
    }
  }
  yield* assignedUpdates(unit);
}

/** `isUnchanged`: a loop's condition reads the target, and the loop never sets it. */
function* assignment(
  unit: Unit,
  gap: StatementGap,
  { target, other, isUnchanged }: { target: Declared; other: Declared; isUnchanged: boolean },
): Generator<Mutation> {
  const [a, b] = [unit.kinds.get(target.name) ?? null, unit.kinds.get(other.name) ?? null];
  if (other.name === target.name || a === 'function' || b === 'function') return;
  const isOtherType = target.type !== other.type && target.type !== null && other.type !== null;
  if (unit.file.language.isTyped && isOtherType) return;
  const cost =
    7.8 +
    (a === null || b === null ? 0.3 : a === b ? 0 : 1.2) +
    (isInLoop(gap.node, unit) ? -0.5 : 0.3) -
    (isUnchanged ? 3 : 0);
  yield insertion(unit, gap, `${target.name} = ${other.name}`, ['statement-insert', cost]);
}

/** Replaces `a.update(b)` by `a = b`. */
function* assignedUpdates(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { types } = file.language;
  for (const node of unit.statements) {
    const call = types.calls.includes(node.type) ? node : node.namedChildren()[0];
    if (call === undefined || !types.calls.includes(call.type)) continue;
    const object =
      call.childByField('object') ?? (call.childByField('function') ?? call).childByField('object');
    const list = call.childByField('arguments');
    const [only, more] = list === null ? [] : list.namedChildren();
    if (object === null || only === undefined || more !== undefined) continue;
    const end = nodeText(file, node).endsWith(';') ? ';' : '';
    const text = `${nodeText(file, object)} = ${nodeText(file, only)}${end}`;
    yield replaceNode(node, text, ['statement-insert', 6]);
  }
}

/** Ends a branch that goes on where it should leave: with `continue`, or with what the function returns elsewhere. */
export function* leavings(unit: Unit): Generator<Mutation> {
  const { types, words } = unit.file.language;
  const returns = returnsOf(unit);
  const hasResult = returns.some((node) => node.namedChildren().length > 0);
  const results = hasResult ? shortResults(unit, returns) : [`return${words.statementEnd}`];
  for (const gap of gapsOf(unit)) {
    const above = [gap.node.parent?.parent, gap.node.parent?.parent?.parent];
    const isBranch = above.some((each) => types.conditionals.includes(each?.type ?? ''));
    if (!gap.isAfter || !isBranch) continue;
    const exits = [...(isInLoop(gap.node, unit) ? words.loopSkips : []), ...results];
    for (const [rank, exit] of exits.entries())
      yield insertion(unit, gap, exit, ['guard', byRank(4.6, rank, 0.6)]);
  }
}

const returnsOf = (unit: Unit): SyntaxNode[] =>
  [...unit.node.descendants()].filter(
    ({ type, isNamed }) => isNamed && unit.file.language.types.returns.includes(type),
  );

const shortResults = (unit: Unit, returns: readonly SyntaxNode[]): string[] =>
  [...new Set(returns.map((node) => withEnd(nodeText(unit.file, node), unit)))].filter(
    (text) => !text.includes('\n') && text.length <= 60,
  );

/** `x in seen`: an element that is looked up in a collection that nothing fills should be added to it. */
function membershipTests(unit: Unit): ReadonlySet<string> {
  const text = nodeText(unit.file, unit.node);
  const words = text.matchAll(/\b(?<item>\w+) (?:not )?in (?<list>\w+)\b/g);
  const calls = text.matchAll(/\b(?<list>\w+)\.(?:has|includes|contains)\((?<item>\w+)\)/g);
  return new Set([...words, ...calls].map(({ groups }) => `${groups?.['item']} in ${groups?.['list']}`));
}

/** Go's sets are maps: `seen[x]` is read, and no `seen[…]` is set. */
function unmarkedSets(unit: Unit): { readonly name: string; readonly element: string }[] {
  if (unit.file.language.id !== 'go') return [];
  const text = nodeText(unit.file, unit.node);
  const sets = [...text.matchAll(/\b(\w+) := (?:make\()?map\[[^\]]+\]bool\b/g)].map(([, name]) => name ?? '');
  return sets
    .filter((name) => !new RegExp(`\\b${name}\\[[^\\]]+\\] =[^=]`).test(text))
    .flatMap((name) => {
      const [, element] = new RegExp(`\\b${name}\\[(\\w+)\\]`).exec(text) ?? [];
      return element === undefined ? [] : [{ name, element }];
    });
}

/** Names that a loop's condition reads and its body never sets, with those loops, which would never end. */
function unchangedInLoops(unit: Unit): ReadonlyMap<string, readonly SyntaxNode[]> {
  const { file } = unit;
  const { id, types } = file.language;
  const found = new Map<string, SyntaxNode[]>();
  for (const loop of unit.node.descendants()) {
    if (!types.loops.includes(loop.type)) continue;
    // Go's grammar has no field for the condition.
    const first = id === 'go' ? (loop.namedChildren()[0] ?? null) : null;
    const condition = loop.childByField('condition') ?? first;
    const body = loop.childByField('body');
    if (condition === null || body === null || condition === body || /clause/.test(condition.type)) continue;
    if (loop.childByField('increment') !== null) continue;
    const set = namesSetIn(body, unit);
    for (const node of condition.descendants()) {
      const name = types.identifiers.includes(node.type) ? nodeText(file, node) : '';
      if (name !== '' && !set.has(name)) found.set(name, [...(found.get(name) ?? []), loop]);
    }
  }
  return found;
}

/** Names that are assigned, counted up or down, or changed by a method of their own. */
function namesSetIn(body: SyntaxNode, { file }: Unit): ReadonlySet<string> {
  const { types } = file.language;
  const found = new Set<string>();
  for (const node of body.descendants()) {
    const changes = types.assignments.includes(node.type) || types.calls.includes(node.type);
    if (!changes && !/^(?:update_expression|inc_|dec_)/.test(node.type)) continue;
    const target = node.childByField('left') ?? node.namedChildren()[0];
    for (const each of target === undefined ? [] : target.descendants())
      if (types.identifiers.includes(each.type)) found.add(nodeText(file, each));
  }
  return found;
}

/** The first values of names that change later: an empty text or list, a truth value. */
function startValues(unit: Unit): ReadonlyMap<string, string> {
  const { file } = unit;
  const found = new Map<string, string>();
  for (const node of unit.node.descendants()) {
    if (!/^(?:variable_declarator|short_var_declaration)$/.test(node.type)) continue;
    const name = node.childByField('name') ?? node.childByField('left');
    const value = node.childByField('value') ?? node.childByField('right');
    const text = value === null ? '' : nodeText(file, value);
    if (name !== null && /^(?:''|""|\[\]|true|false|nil|null|new \w+(?:<>)?\(\))$/.test(text))
      found.set(nodeText(file, name), text);
  }
  return found;
}

const FILLS =
  /^(?:append|add|push|extend|insert|appendleft|unshift|put|set|update|offer|addLast|addFirst|push_back)$/;

/** Lists of the function, and names that it treats as such, with the method by which each takes one more element. */
function askedCollections(unit: Unit) {
  const { file } = unit;
  const { words, types } = file.language;
  const { adder } = words;
  if (adder === null) return [];
  const text = nodeText(file, unit.node);
  const calls = unit.expressions.filter((node) => types.calls.includes(node.type));
  const all = localsAt(unit, unit.statements.at(-1) ?? unit.node).concat(localsAt(unit, unit.node));
  return [...new Set(all.map(({ name }) => name))].flatMap((name) => {
    const isAsked = new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:pop|includes|contains|has)\\b`).test(text);
    if (unit.kinds.get(name) !== 'list' && !isAsked) return [];
    const methods = calls.filter((node) => file.text.startsWith(`${name}.`, node.start));
    const used = methods.map((node) => calledName(node, file.text)).find((method) => FILLS.test(method));
    const isSet = new RegExp(
      `\\b${name}\\s*(?::[^=]*)?=\\s*(?:new )?(?:set\\(|Set|HashSet|\\{\\w)|Set<[^>]*>\\s+${name}\\b`,
    ).test(text);
    return [{ name, adder: used ?? (isSet ? 'add' : adder), isNeverFilled: used === undefined }];
  });
}

const isAssignedIn = (name: string, { file, node }: Unit): boolean =>
  file.declared.some(
    (each) => each.name === name && !each.isParameter && [...each.at.ancestors()].includes(node),
  );
