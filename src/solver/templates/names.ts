import { childByField, descendants, type SyntaxNode } from '../../tree-sitter/syntax-tree.ts';
import { wordsOf } from '../clues.ts';
import { calledName, memberName, mismatch } from '../kinds.ts';
import { type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel } from '../scope.ts';
import { isExpression, isTarget, kindIn, textOf, type Unit } from '../source-file.ts';
import { placeOf } from './expressions.ts';

/** Names by others that can be seen there, those of the same kind and of a similar name first. */
export function* names(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { language } = file;
  const unused = unusedNames(unit);
  yield* shorthands(unit, unused);
  for (const node of unit.expressions) {
    if (!language.types.identifiers.includes(node.type)) continue;
    const name = textOf(file, node);
    const place = placeOf(node, unit);
    const isCallee = place === 'callee';
    const visible = unit.namesAt(node);
    const own = visible.find((each) => each.name === name);
    // An undeclared name is most likely a slip itself.
    const isUnknown = own === undefined && !language.builtins.has(name) && !isCallee;
    const others: { readonly name: string; readonly cost: number }[] = [];
    for (const other of visible) {
      if (other.name === name || !/^[\w$]+$/.test(other.name)) continue;
      const kinds = [kindIn(unit, node), other.kind ?? unit.kinds.get(other.name) ?? null] as const;
      const isFunction = kinds[1] === 'function' || isFunctionName(other.at, unit);
      if (isFunction !== isCallee && !(isCallee && other.isParameter)) continue;
      const off = isCallee ? 0 : mismatch(kinds[0], kinds[1]);
      if (
        language.isTyped &&
        (off === 2 || (own?.type != null && other.type !== null && own.type !== other.type && off !== 0))
      )
        continue;
      const far = isFileLevel(other, language) ? 2 : 0;
      others.push({
        name: other.name,
        cost:
          off * 0.9 +
          far -
          likeness(name, other.name) * (isUnknown ? 4 : 1.5) -
          (unused.has(other.name) ? 1.5 : 0),
      });
    }
    const base = (isTarget(node, language) ? 4.5 : 3) - (isUnknown ? 2 : 0) + (isCallee ? 0.5 : 0);
    for (const [rank, other] of others.toSorted((a, b) => a.cost - b.cost).entries()) {
      yield replaceNode(node, other.name, ['name', base + other.cost + Math.log2(1 + rank) * 0.6]);
    }
  }
}

/** `{ day }` by `{ day: rest }`. */
function* shorthands(unit: Unit, unused: ReadonlySet<string>): Generator<Mutation> {
  const { file } = unit;
  for (const node of descendants(unit.node)) {
    if (node.type !== 'shorthand_property_identifier') continue;
    const name = textOf(file, node);
    const others = unit.namesAt(node).filter((each) => each.name !== name && !isFunctionName(each.at, unit));
    for (const [rank, other] of others.entries()) {
      const far = isFileLevel(other, file.language) ? 2 : 0;
      const cost = 3.5 + far + Math.log2(1 + rank) * 0.5 - (unused.has(other.name) ? 1.5 : 0);
      yield replaceNode(node, `${name}: ${other.name}`, ['name', cost]);
    }
  }
}

/** Declared in the function, and never read: it is probably missing somewhere. */
function unusedNames(unit: Unit): ReadonlySet<string> {
  const { file } = unit;
  if (file.language.hasMeasuredOrder) return new Set();
  const declared = file.declared.filter(({ at }) => at.start >= unit.node.start && at.end <= unit.node.end);
  const counts = new Map<string, number>();
  for (const node of descendants(unit.node)) {
    if (node.children.length > 0) continue;
    const text = textOf(file, node);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set(declared.map(({ name }) => name).filter((name) => name !== '_' && counts.get(name) === 1));
}

function isFunctionName(at: SyntaxNode, unit: Unit): boolean {
  const { types } = unit.file.language;
  return (
    at.field === 'name' &&
    at.parent !== null &&
    (types.functions.includes(at.parent.type) || types.classes.includes(at.parent.type))
  );
}

/** The name of a member by others that the function, or the file, asks for; a method by its kin. */
export function* members(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const here = memberNames([unit]);
  const nearby = memberNames(file.units);
  for (const node of unit.expressions) {
    const member = memberNode(node, unit);
    if (member === null) continue;
    const name = textOf(file, member);
    const isCalled = isCallName(node, unit);
    const pool = isCalled ? 'methods' : 'fields';
    const others = [...new Set([...here[pool], ...nearby[pool]])].filter((other) => other !== name);
    const ranked = others
      .map((other) => ({
        other,
        cost: (here[pool].has(other) ? 3 : 4.5) + (isCalled ? 1.5 : 0) - likeness(name, other) * 2,
      }))
      .toSorted((a, b) => a.cost - b.cost);
    for (const [rank, { other, cost }] of ranked.entries()) {
      yield replaceNode(member, other, ['member', cost + Math.log2(1 + rank) * 0.6]);
    }
  }
}

/** Functions and methods that are taken for one another: `any` for `all`, `floor` for `ceil`. */
export function* siblingCalls(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  for (const node of unit.expressions) {
    if (!file.language.types.calls.includes(node.type)) continue;
    const name = calledName(node, file.text);
    const at = nameNode(node, unit);
    if (at === null || textOf(file, at) !== name) continue;
    for (const family of file.language.siblings) {
      if (!family.includes(name)) continue;
      const others = family.filter((other) => other !== name);
      for (const [rank, other] of others.entries()) {
        yield replaceNode(at, other, ['sibling-call', 2 + rank * 0.7 + (others.length > 2 ? 0.7 : 0)]);
      }
    }
  }
}

/** The node of `append` in `a.append(x)`, of `f` in `f(x)`. */
function nameNode(call: SyntaxNode, unit: Unit): SyntaxNode | null {
  const callee = childByField(call, 'name') ?? childByField(call, 'function');
  if (callee === null) return null;
  return memberNode(callee, unit) ?? callee;
}

function memberNode(node: SyntaxNode, { file: { language } }: Unit): SyntaxNode | null {
  if (node.type === 'method_invocation') return childByField(node, 'name');
  if (!language.types.members.includes(node.type)) return null;
  return childByField(node, 'attribute') ?? childByField(node, 'property') ?? childByField(node, 'field');
}

function isCallName(node: SyntaxNode, { file: { language } }: Unit): boolean {
  if (node.type === 'method_invocation') return true;
  return node.field === 'function' && node.parent !== null && language.types.calls.includes(node.parent.type);
}

function memberNames(units: readonly Unit[]): {
  readonly fields: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
} {
  const fields = new Set<string>();
  const methods = new Set<string>();
  for (const unit of units) {
    for (const node of unit.expressions) {
      const { language, text } = unit.file;
      if (node.type === 'method_invocation') methods.add(calledName(node, text));
      if (!language.types.members.includes(node.type) || !isExpression(node, language)) continue;
      const name = memberName(node, text);
      if (!/^[\w$]+$/.test(name)) continue;
      if (isCallName(node, unit)) methods.add(name);
      else fields.add(name);
    }
  }
  return { fields, methods };
}

/** How much two names read alike, from 0 to 1: what one types for the other, or `minWidth` for `maxWidth`. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest < 3) return 0;
  const closeness = 1 - distance(a, b) / longest;
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const shared = mine.filter((word) => theirs.includes(word)).length;
  const kinship = (2 * shared) / (mine.length + theirs.length);
  return Math.max(0, closeness, kinship);
}

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
