import { editDistance } from '../../base/text.ts';
import type { SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { calledName, calleeOf, memberName, memberNode, mismatch, nameWords } from '../kinds.ts';
import { byRank, type Mutation, replaceNode } from '../mutation.ts';
import {
  declaredWithin,
  isExpression,
  isFileLevel,
  isTarget,
  kindIn,
  localsAt,
  nodeText,
  type Unit,
} from '../source-file.ts';
import { roleInParent } from './expressions.ts';

/** Replaces a name by others that are visible there, those of the same kind and of a similar name first. */
export function* otherNames(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { language } = file;
  const unused = unusedNames(unit);
  for (const node of unit.expressions) {
    if (!language.types.identifiers.includes(node.type)) continue;
    const name = nodeText(file, node);
    const isCallee = roleInParent(node, unit) === 'callee';
    const visible = unit.namesAt(node);
    const own = visible.find((each) => each.name === name);
    // An undeclared name is most likely a slip itself.
    const isUnknown = own === undefined && !language.builtins.includes(name) && !isCallee;
    const others: { readonly name: string; readonly cost: number }[] = [];
    for (const other of visible) {
      if (other.name === name || !/^[\w$]+$/.test(other.name)) continue;
      const kind = other.kind ?? unit.kinds.get(other.name) ?? null;
      const isCallable = kind === 'function' || declaresCallable(other.at, unit);
      if (isCallable !== isCallee && !(isCallee && other.isParameter)) continue;
      const off = isCallee ? 0 : mismatch(kindIn(unit, node), kind);
      const isOtherType = own?.type != null && other.type !== null && own.type !== other.type && off !== 0;
      if (language.isTyped && (off === 2 || isOtherType)) continue;
      const far = isFileLevel(other, language) ? 2 : 0;
      const bonus = likeness(name, other.name) * (isUnknown ? 4 : 1.5) + (unused.has(other.name) ? 1.5 : 0);
      others.push({ name: other.name, cost: off * 0.9 + far - bonus });
    }
    const base = (isTarget(node, language) ? 4.5 : 3) - (isUnknown ? 2 : 0) + (isCallee ? 0.5 : 0);
    for (const [rank, other] of others.toSorted((a, b) => a.cost - b.cost).entries())
      yield replaceNode(node, other.name, ['name', byRank(base + other.cost, rank, 0.6)]);
  }
}

/** Replaces a fixed value by a parameter of the function, first by one that is never read. */
export function* parametersForValues(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words } = file.language;
  const unused = unusedNames(unit);
  const fixed = new Set([words.true, words.false, words.nothing]);
  for (const node of unit.expressions) {
    const kind = kindIn(unit, node);
    const isFixed = LITERAL.test(node.type) || fixed.has(nodeText(file, node));
    if (!isFixed || roleInParent(node, unit) === 'object') continue;
    const all = localsAt(unit, node).filter((each) => each.isParameter);
    const ranked = all.toSorted((a, b) => Number(unused.has(b.name)) - Number(unused.has(a.name)));
    for (const [rank, { name, kind: own }] of ranked.entries()) {
      const off = kind === 'nothing' ? 0 : mismatch(kind, own ?? unit.kinds.get(name) ?? null);
      if (off === 2 && file.language.isTyped) continue;
      const base = (unused.has(name) ? 1.5 : 4.8) + off * 0.6;
      yield replaceNode(node, name, ['parameter', byRank(base, rank, 0.6)]);
    }
  }
}

const LITERAL = /integer|float|number|string|int_literal|none|null|nil|undefined/;

/** Names that are declared in the function and never read: one is probably missing somewhere. */
function unusedNames(unit: Unit): ReadonlySet<string> {
  const { file } = unit;
  const counts = new Map<string, number>();
  for (const node of unit.node.descendants()) {
    if (node.children.length > 0) continue;
    const text = nodeText(file, node);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const declared = declaredWithin(file, unit.node);
  return new Set(declared.map(({ name }) => name).filter((name) => name !== '_' && counts.get(name) === 1));
}

function declaresCallable({ field, parent }: SyntaxNode, unit: Unit): boolean {
  const { functions, classes } = unit.file.language.types;
  return field === 'name' && parent !== null && [...functions, ...classes].includes(parent.type);
}

/** Replaces the name of a member by others that the function or the file uses, and a method by related ones. */
export function* otherMembers(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const here = memberNames([unit]);
  const nearby = memberNames(file.units);
  for (const node of unit.expressions) {
    const member = memberIn(node, unit);
    if (member === null) continue;
    const name = nodeText(file, member);
    const isCalled = isCallName(node, unit);
    const pool = isCalled ? 'methods' : 'fields';
    const others = [...new Set([...here[pool], ...nearby[pool]])].filter((other) => other !== name);
    const known = nearby.ofObject.get(objectOf(node, file));
    const ranked = others
      .map((other) => {
        const isKnown = known?.has(other) ?? false;
        const base = (isKnown || here[pool].has(other) ? 3 : 4.5) + (isCalled && !isKnown ? 1.5 : 0);
        return { other, cost: base - likeness(name, other) * 2 };
      })
      .toSorted((a, b) => a.cost - b.cost);
    for (const [rank, { other, cost }] of ranked.entries())
      yield replaceNode(member, other, ['member', byRank(cost, rank, 0.6)]);
  }
}

/** Exchanges two names throughout one statement: `a.f(b)` becomes `b.f(a)`. */
export function* exchangedNames(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const statements = new Set<SyntaxNode>(unit.statements);
  const declared = new Set(file.declared.map(({ at }) => at));
  const names = unit.expressions.filter(
    (node) =>
      file.language.types.identifiers.includes(node.type) &&
      roleInParent(node, unit) !== 'callee' &&
      !declared.has(node) &&
      !isTarget(node, file.language),
  );
  const groups = Map.groupBy(names, (node) => [...node.ancestors()].find((above) => statements.has(above)));
  for (const group of groups.values()) {
    const texts = [...new Set(group.map((node) => nodeText(file, node)))];
    if (texts.length > MAX_EXCHANGED) continue;
    for (const [at, a] of texts.entries()) {
      for (const b of texts.slice(at + 1)) {
        const places = group.filter((node) => [a, b].includes(nodeText(file, node)));
        const [first, last] = [places[0], places.at(-1)];
        if (first === undefined || last === undefined) continue;
        const kinds = [a, b].map((name) => unit.kinds.get(name) ?? null);
        const off = mismatch(kinds[0] ?? null, kinds[1] ?? null);
        const text = places.map((node, rank) => {
          const end = places[rank + 1]?.start ?? node.end;
          return (nodeText(file, node) === a ? b : a) + file.text.slice(node.end, end);
        });
        yield replaceNode({ ...first, end: last.end }, text.join(''), ['exchange', 4.4 + off * 0.6]);
      }
    }
  }
}

const MAX_EXCHANGED = 6;

/** Replaces functions and methods by those they are often confused with: `any` for `all`, `floor` for `ceil`. */
export function* siblingCalls(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  for (const node of unit.expressions) {
    if (!file.language.types.calls.includes(node.type)) continue;
    const name = calledName(node, file.text);
    const callee = calleeOf(node);
    const at = callee === null ? null : (memberIn(callee, unit) ?? callee);
    if (at === null || nodeText(file, at) !== name) continue;
    for (const family of file.language.siblings) {
      const others = family.includes(name) ? family.filter((other) => other !== name) : [];
      const cost = 2 + (others.length > 2 ? 0.7 : 0);
      for (const [rank, other] of others.entries())
        yield replaceNode(at, other, ['sibling-call', cost + rank * 0.7]);
    }
  }
}

function memberIn(node: SyntaxNode, { file: { language } }: Unit): SyntaxNode | null {
  if (node.type === 'method_invocation') return node.childByField('name');
  return language.types.members.includes(node.type) ? memberNode(node) : null;
}

function isCallName(node: SyntaxNode, { file: { language } }: Unit): boolean {
  if (node.type === 'method_invocation') return true;
  return node.field === 'function' && language.types.calls.includes(node.parent?.type ?? '');
}

function memberNames(units: readonly Unit[]) {
  const fields = new Set<string>();
  const methods = new Set<string>();
  /** The members that are used of an object, by its text. */
  const ofObject = new Map<string, Set<string>>();
  for (const unit of units) {
    const { language, text } = unit.file;
    for (const node of unit.expressions) {
      if (node.type === 'method_invocation') methods.add(calledName(node, text));
      if (!language.types.members.includes(node.type) || !isExpression(node, language)) continue;
      const name = memberName(node, text);
      if (!/^[\w$]+$/.test(name)) continue;
      (isCallName(node, unit) ? methods : fields).add(name);
      addName(ofObject, objectOf(node, unit.file), name);
    }
  }
  return { fields, methods, ofObject };
}

const objectOf = (node: SyntaxNode, file: Unit['file']): string => {
  const [object] = node.namedChildren();
  return object === undefined ? '' : nodeText(file, object);
};

const addName = (sets: Map<string, Set<string>>, key: string, name: string): unknown =>
  sets.set(key, (sets.get(key) ?? new Set<string>()).add(name));

/**
 * How similar two names are, from 0 to 1: by mistyped letters, or by shared words such as those of `minWidth` and `maxWidth`.
 */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest < 3) return 0;
  const closeness = 1 - editDistance(a, b) / longest;
  const [mine, theirs] = [nameWords(a), nameWords(b)];
  const shared = mine.filter((word) => theirs.includes(word)).length;
  return Math.max(0, closeness, (2 * shared) / (mine.length + theirs.length));
}
