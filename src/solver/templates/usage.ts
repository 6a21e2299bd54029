import {
  ancestors,
  childByField,
  descendants,
  namedChildren,
  type SyntaxNode,
} from '../../tree-sitter/syntax-tree.ts';
import { calledName } from '../kinds.ts';
import { isFileLevel } from '../scope.ts';
import { textOf, type Unit } from '../source-file.ts';

// What a function does with its names: what it asks, fills, sets, and starts with.

export const localsAt = (unit: Unit, place: SyntaxNode) =>
  unit
    .namesAt(place)
    .filter((each) => !isFileLevel(each, unit.file.language) && each.name !== unit.file.language.words.self);

export function inLoop(node: SyntaxNode, { file: { language } }: Unit): boolean {
  for (const above of ancestors(node)) if (language.types.loops.includes(above.type)) return true;
  return false;
}

/** `x in seen`: what is looked for in a collection that nobody fills belongs there. */
export function membershipTests(unit: Unit): ReadonlySet<string> {
  const found = new Set<string>();
  const text = textOf(unit.file, unit.node);
  for (const [, item, list] of text.matchAll(/\b(\w+) (?:not )?in (\w+)\b/g)) found.add(`${item} in ${list}`);
  for (const [, list, item] of text.matchAll(/\b(\w+)\.(?:has|includes|contains)\((\w+)\)/g))
    found.add(`${item} in ${list}`);
  return found;
}

/** Go's sets are maps: `seen[x]` that is asked, and `seen[…]` never set. */
export function unmarkedSets(unit: Unit): { readonly name: string; readonly element: string }[] {
  const text = textOf(unit.file, unit.node);
  const sets = [...text.matchAll(/\b(\w+) := (?:make\()?map\[[^\]]+\]bool\b/g)].map(([, name]) => name ?? '');
  return sets
    .filter((name) => !new RegExp(`\\b${name}\\[[^\\]]+\\] =[^=]`).test(text))
    .flatMap((name) => {
      const [, element] = new RegExp(`\\b${name}\\[(\\w+)\\]`).exec(text) ?? [];
      return element === undefined ? [] : [{ name, element }];
    });
}

/** Names that a loop's condition asks and its body never sets, with those loops: they would never end. */
export function unchangedInLoops(unit: Unit): ReadonlyMap<string, readonly SyntaxNode[]> {
  const { file } = unit;
  const { id, types, hasMeasuredOrder } = file.language;
  const found = new Map<string, SyntaxNode[]>();
  if (hasMeasuredOrder) return found;
  for (const loop of descendants(unit.node)) {
    // Go's grammar has no name for it.
    const first = id === 'go' ? (namedChildren(loop)[0] ?? null) : null;
    const condition = childByField(loop, 'condition') ?? first;
    const body = childByField(loop, 'body');
    if (!types.loops.includes(loop.type) || condition === null || body === null) continue;
    if (condition === body || childByField(loop, 'increment') !== null || /clause/.test(condition.type))
      continue;
    const set = namesSetIn(body, unit);
    for (const node of descendants(condition)) {
      const name = types.identifiers.includes(node.type) ? textOf(file, node) : '';
      if (name !== '' && !set.has(name)) found.set(name, [...(found.get(name) ?? []), loop]);
    }
  }
  return found;
}

/** What is assigned to, counted up or down, or asked to change itself. */
function namesSetIn(body: SyntaxNode, { file }: Unit): ReadonlySet<string> {
  const { types } = file.language;
  const found = new Set<string>();
  for (const node of descendants(body)) {
    const isSet = types.assignments.includes(node.type) || /^(?:update_expression|inc_|dec_)/.test(node.type);
    const isCall = types.calls.includes(node.type);
    const target = isSet || isCall ? (childByField(node, 'left') ?? namedChildren(node)[0]) : undefined;
    if (target === undefined) continue;
    for (const each of descendants(target))
      if (types.identifiers.includes(each.type)) found.add(textOf(file, each));
  }
  return found;
}

export const isWithinAny = (node: SyntaxNode, loops: readonly SyntaxNode[] = []): boolean =>
  loops.some(({ start, end }) => node.start > start && node.end < end);

/** What names start with that change later: an empty text or list, a truth value. Numbers have their own template. */
export function startValues(unit: Unit): ReadonlyMap<string, string> {
  const { file } = unit;
  const found = new Map<string, string>();
  if (file.language.hasMeasuredOrder) return found;
  for (const node of descendants(unit.node)) {
    const name =
      node.type === 'variable_declarator' ? childByField(node, 'name') : childByField(node, 'left');
    const value = childByField(node, 'value') ?? childByField(node, 'right');
    const isStart = /^(?:variable_declarator|short_var_declaration)$/.test(node.type);
    if (!isStart || name === null || value === null) continue;
    const text = textOf(file, value);
    if (/^(?:''|""|\[\]|true|false|nil|null|new \w+(?:<>)?\(\))$/.test(text))
      found.set(textOf(file, name), text);
  }
  return found;
}

interface Asked {
  readonly name: string;
  readonly adder: string;
  readonly isNeverFilled: boolean;
}

const FILLS =
  /^(?:append|add|push|extend|insert|appendleft|unshift|put|set|update|offer|addLast|addFirst|push_back)$/;

/** Collections of the function, with the method by which they take one more element. */
export function askedCollections(unit: Unit): Asked[] {
  const { file } = unit;
  const { words, types } = file.language;
  const [first] = words.adders;
  if (first === undefined) return [];
  const found = new Map<string, Asked>();
  const text = textOf(file, unit.node);
  const all = localsAt(unit, unit.statements.at(-1) ?? unit.node).concat(localsAt(unit, unit.node));
  for (const { name } of all) {
    if (
      unit.kinds.get(name) !== 'list' &&
      !new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:pop|includes|contains|has)\\b`).test(text)
    )
      continue;
    const methods = unit.expressions
      .filter((node) => types.calls.includes(node.type))
      .filter((node) => file.text.startsWith(`${name}.`, node.start))
      .map((node) => calledName(node, file.text));
    const used = methods.find((method) => FILLS.test(method));
    const isSet =
      new RegExp(`\\b${name}\\s*(?::[^=]*)?=\\s*(?:new )?(?:set\\(|Set|HashSet|\\{\\w)`).test(text) ||
      new RegExp(`Set<[^>]*>\\s+${name}\\b`).test(text);
    const adder = used ?? (isSet ? 'add' : first);
    found.set(name, { name, adder, isNeverFilled: used === undefined });
  }
  return [...found.values()];
}

export function isAssigned(name: string, unit: Unit): boolean {
  return unit.file.declared.some(
    (each) =>
      each.name === name &&
      !each.isParameter &&
      each.at.start >= unit.node.start &&
      each.at.end <= unit.node.end,
  );
}
