import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { calledName, calleeOf } from './kinds.ts';
import { list } from './languages.ts';
import {
  type Declared,
  importsOf,
  isFileLevel,
  isWithin,
  nodeText,
  type SourceFile,
  stemOf,
  type Unit,
} from './source-file.ts';

/** A function, or what a file declares outside of all functions: a table, a constant. */
export interface CodePlace {
  readonly file: SourceFile;
  /** `total` of `Cart.total`: the name by which it is called. For a constructor, the name of its class. */
  readonly short: string;
  /** The class or the receiver; '' where there is none. */
  readonly owner: string;
  readonly node: SyntaxNode;
  /** null where this is no function. */
  readonly unit: Unit | null;
}

/** Which functions and tables use which, by the syntax trees alone. A method is found by the type of its object where the trees tell it. */
export interface CallGraph {
  readonly places: readonly CodePlace[];
  /** All places with this short name: the more types or files have it, the smaller each `share` of a use. */
  named(name: string): readonly Use[];
  /** The places that a node calls or mentions, each with the share of a use that it gets. */
  usedBy(file: SourceFile, node: SyntaxNode): readonly Use[];
  /** What the given places use, and what these use: each step keeps a share of the weight. */
  spread(from: ReadonlyMap<CodePlace, number>): ReadonlyMap<CodePlace, number>;
}

export interface Use {
  readonly place: CodePlace;
  readonly share: number;
}

/** How much of a place's weight each further step in a chain of uses keeps. */
const SHARES = [0.55, 0.65, 0.7, 0.7];
/** The share of a use that a function gets which is only mentioned (`map(total)`): somebody may call it. */
const NAMED_SHARE = 0.8;
/** The uses of a place that weighs less than this are not followed. */
const MIN_WEIGHT = 0.5;

export function callGraph(files: readonly SourceFile[]): CallGraph {
  const places = files.flatMap((file) => [...functionsOf(file), ...tablesOf(file)]);
  const byName = Map.groupBy(places, ({ short }) => short);
  const owners = new Set(places.flatMap(({ owner }) => (owner === '' ? [] : [owner])));
  const names: KnownNames = { byName, owners, localsIn: memoized(localsOf) };
  const wholesOf = memoized((file: SourceFile) => importedWholes(file, places));
  const writers = Map.groupBy(
    places.flatMap((place) => writtenBy(place, byName).map((table) => ({ place, table }))),
    ({ table }) => table,
  );

  function usedBy(file: SourceFile, node: SyntaxNode): readonly Use[] {
    const isCall = file.language.types.calls.includes(node.type);
    if (!isCall && !file.language.types.identifiers.includes(node.type)) return [];
    const name = isCall ? calledName(node, file.text) : nodeText(file, node);
    const holder = receiverOf(node, isCall);
    const whole = holder === null ? wholesOf(file).get(name) : undefined;
    const found = whole === undefined ? (byName.get(name) ?? []) : [whole];
    if (found.length === 0) return [];
    const fits = whole === undefined ? placesMeant(names, found, { file, node, holder }) : found;
    return shared(fits);
  }

  const usesOf = memoized((place: CodePlace): readonly Use[] => {
    const best = new Map<CodePlace, number>();
    const add = (other: CodePlace, share: number): void => {
      if (other !== place) best.set(other, Math.max(best.get(other) ?? 0, share));
    };
    const { calls } = place.file.language.types;
    for (const node of place.node.descendants()) {
      const part = place.unit === null || calls.includes(node.type) ? 1 : NAMED_SHARE;
      for (const use of usedBy(place.file, node)) add(use.place, use.share * part);
    }
    for (const { place: writer } of writers.get(place) ?? []) add(writer, 1);
    return [...best].map(([other, share]) => ({ place: other, share }));
  });

  return {
    places,
    named: (name) => shared(byName.get(name) ?? []),
    usedBy,
    spread(from) {
      const reached = new Map<CodePlace, number>();
      let front = from;
      for (const share of SHARES) {
        const next = new Map<CodePlace, number>();
        for (const [place, weight] of front) {
          if (weight < MIN_WEIGHT) continue;
          for (const use of usesOf(place))
            next.set(use.place, Math.max(next.get(use.place) ?? 0, weight * share * use.share));
        }
        for (const [place, weight] of next) reached.set(place, Math.max(reached.get(place) ?? 0, weight));
        front = next;
      }
      return reached;
    },
  };
}

function memoized<K, V extends object>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Places share a use of their name: what many types have says little of each. */
function shared(places: readonly CodePlace[]): readonly Use[] {
  const several = new Set(places.map(({ file: { path }, owner }) => `${path} ${owner}`)).size;
  return places.map((place) => ({ place, share: 1 / Math.sqrt(several) }));
}

/** Parts of a name that are no owner: `exports.f`, `Cart.prototype.total`. */
const NO_OWNERS = list`exports module prototype default`;
const MAKES_OBJECTS = list`__init__ __new__ constructor new initialize __construct`;

function functionsOf(file: SourceFile): readonly CodePlace[] {
  return file.units.flatMap((unit) => {
    if (unit.name === '') return [];
    // What a module of JavaScript gives as a whole is called by the name of the module where it is imported.
    if (isWholeModule(unit.name))
      return [{ file, short: stemOf(file.path), owner: '', node: unit.node, unit }];
    const [short = '', owner = ''] = unit.name
      .split('.')
      .filter((part) => !NO_OWNERS.includes(part))
      .toReversed();
    const isMaker = owner !== '' && MAKES_OBJECTS.includes(short);
    return [{ file, short: isMaker ? owner : short, owner, node: unit.node, unit }];
  });
}

const isWholeModule = (name: string): boolean => name === 'module.exports' || name === 'default';

function tablesOf(file: SourceFile): readonly CodePlace[] {
  const functions = new Set(file.units.map(({ name }) => name.split('.').at(-1)));
  const seen = new Set<string>();
  return file.declared.flatMap((each) => {
    if (!isFileLevel(each, file.language) || functions.has(each.name) || seen.has(each.name)) return [];
    const node = declarationOf(each);
    if (node === null) return [];
    seen.add(each.name);
    return [{ file, short: each.name, owner: '', node, unit: null }];
  });
}

/** The whole statement of a declaration; null for an import. */
function declarationOf({ at, scope }: Declared): SyntaxNode | null {
  const whole = [at, ...at.ancestors()].findLast(
    (each) => each.parent === scope || each.parent?.parent === scope,
  );
  return whole === undefined || /import/.test(whole.type) ? null : whole;
}

/** The tables that a function assigns to. */
function writtenBy(
  { file, unit }: CodePlace,
  byName: ReadonlyMap<string, readonly CodePlace[]>,
): readonly CodePlace[] {
  if (unit === null) return [];
  const { assignments, identifiers } = file.language.types;
  const own = new Set(file.declared.filter(({ at }) => isWithin(at, unit.node)).map(({ name }) => name));
  return [...unit.node.descendants()].flatMap((node) => {
    const left = assignments.includes(node.type) ? node.childByField('left') : null;
    const name =
      left === null
        ? undefined
        : [left, ...left.namedChildren()].find((each) => identifiers.includes(each.type));
    if (name === undefined || own.has(nodeText(file, name))) return [];
    return (byName.get(nodeText(file, name)) ?? []).filter(
      (place) => place.unit === null && isNear(place.file, file),
    );
  });
}

/** Whether names are shared without an import: Go's files in one folder share them. */
const isNear = (a: SourceFile, b: SourceFile): boolean =>
  a === b || (a.language.id === 'go' && folderPath(a) === folderPath(b));
const folderPath = ({ path }: SourceFile): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Names that a file of JavaScript gives to modules that are one function: `const parse = require('..')`. */
function importedWholes(file: SourceFile, places: readonly CodePlace[]): ReadonlyMap<string, CodePlace> {
  const modules = places.filter(({ unit }) => unit !== null && isWholeModule(unit.name));
  if (modules.length === 0) return new Map();
  const paths = modules.map((place) => place.file.path);
  const named = file.text.matchAll(
    /\b(?:(?:const|let|var)\s+(\w+)\s*=\s*require\(|import\s+(\w+)\s+from\s*)['"]([^'"\n]+)['"]/g,
  );
  return new Map(
    [...named].flatMap(([, required, imported, from]) => {
      const [path] = importsOf({ ...file, text: `from '${from}'` }, paths);
      const whole = modules.find((place) => place.file.path === path);
      return whole === undefined ? [] : [[required ?? imported ?? '', whole] as const];
    }),
  );
}

const HOLDERS = list`object operand receiver value argument path scope`;

/** `a` of `a.b`, `a.b()`, `a::b()`; null where a name stands alone. */
function receiverOf(node: SyntaxNode, isCall: boolean): SyntaxNode | null {
  const at = isCall ? [node, calleeOf(node)] : [node.parent];
  for (const each of at) {
    const holder = each?.children.find(({ field }) => field !== null && HOLDERS.includes(field));
    if (
      holder !== undefined &&
      holder !== node &&
      /member|attribute|select|field|scope|call|invocation|qualified/.test(each?.type ?? '')
    )
      return holder;
  }
  return null;
}

/** By what the type that a name stands for is found, as far as the texts say it. */
interface KnownNames {
  readonly byName: ReadonlyMap<string, readonly CodePlace[]>;
  readonly owners: ReadonlySet<string>;
  readonly localsIn: (file: SourceFile) => ReadonlyMap<Unit | undefined, ReadonlyMap<string, Declared>>;
}

const MAX_STEPS = 5;

/** A node whose type is asked for, in so many further steps at most. */
interface TypedNode {
  readonly file: SourceFile;
  readonly node: SyntaxNode;
  readonly steps: number;
}

interface Reference extends Omit<TypedNode, 'steps'> {
  readonly holder: SyntaxNode | null;
  readonly steps?: number;
}

/** Those of `found` that a reference can mean; all of them where nothing tells. */
function placesMeant(
  names: KnownNames,
  found: readonly CodePlace[],
  { file, node, holder, steps = MAX_STEPS }: Reference,
): readonly CodePlace[] {
  const some = (...ways: readonly ((place: CodePlace) => boolean)[]): readonly CodePlace[] =>
    ways.map((fits) => found.filter(fits)).find((fit) => fit.length > 0) ?? found;
  const isFree = ({ owner, short }: CodePlace): boolean => owner === '' || owner === short;
  if (holder === null) {
    // In Java, C++ and Ruby a method of the own class needs no receiver.
    const own = ownerOf(unitAt(file, node));
    return some(
      (place) => own !== '' && place.owner === own && place.file === file,
      (place) => isFree(place) && place.file === file,
      isFree,
    );
  }
  const type = typeOfNode(names, { file, node: holder, steps });
  if (type !== null) return some(({ owner }) => owner === type);
  const isName = file.language.types.identifiers.includes(holder.type);
  const isModule = isName && localOf(names, file, holder) === undefined;
  return some(isModule ? isFree : (place) => !isFree(place));
}

const localOf = ({ localsIn }: KnownNames, file: SourceFile, name: SyntaxNode): Declared | undefined =>
  localsIn(file).get(unitAt(file, name))?.get(nodeText(file, name));

function typeOfNode(names: KnownNames, { file, node, steps }: TypedNode): string | null {
  if (steps <= 0) return null;
  const { types, words } = file.language;
  const text = nodeText(file, node).slice(0, 200);
  if (text === words.self || text === 'this' || text === 'self') return ownerOf(unitAt(file, node)) || null;
  if (types.calls.includes(node.type)) return typeOfResult(names, { file, node, steps });
  if (types.identifiers.includes(node.type)) {
    const local = localOf(names, file, node);
    if (local === undefined) return names.owners.has(text) ? text : null;
    return local.type === null
      ? typeAssigned(names, { file, node: local.at, steps })
      : ownerNamedIn(names, local.type);
  }
  const named = node.childByField('type');
  if (named !== null) return ownerNamedIn(names, nodeText(file, named));
  const [inner] = node.namedChildren();
  const isSame =
    /^(?:unary|reference|parenthesized|await|pointer|non_null|try)|subscript|^index|^array_access/;
  return inner !== undefined && isSame.test(node.type)
    ? typeOfNode(names, { file, node: inner, steps: steps - 1 })
    : null;
}

const ownerNamedIn = ({ owners }: KnownNames, text: string): string | null =>
  (text.match(/[A-Za-z_]\w*/g) ?? []).find((word) => owners.has(word)) ?? null;

/** Of what is assigned where a name is declared. */
function typeAssigned(names: KnownNames, { file, node, steps }: TypedNode): string | null {
  const { assignments, calls } = file.language.types;
  const around = [...node.ancestors()]
    .slice(0, 4)
    .find((each) => assignments.includes(each.type) || each.type === 'var_spec');
  const right = around === undefined ? null : (around.childByField('right') ?? around.childByField('value'));
  if (right == null || isWithin(node, right)) return null;
  const targets = node.parent === null ? [] : node.parent.namedChildren();
  const index = node.parent === around ? 0 : Math.max(0, targets.indexOf(node));
  const values = /_list$/.test(right.type) ? right.namedChildren() : [right];
  const value = values.length > 1 ? values[index] : values[0];
  if (value === undefined) return null;
  if (values.length > 1 || index === 0 || !calls.includes(value.type))
    return index > 0 && values.length === 1
      ? null
      : typeOfNode(names, { file, node: value, steps: steps - 1 });
  return typeOfResult(names, { file, node: value, steps }, index);
}

/** Of the result of a call; of several results, that at `index`. */
function typeOfResult(names: KnownNames, { file, node, steps }: TypedNode, index = 0): string | null {
  const name = calledName(node, file.text);
  const created = node.childByField('type');
  if (created !== null) return ownerNamedIn(names, nodeText(file, created));
  const holder = receiverOf(node, true);
  if (holder === null && names.owners.has(name)) return name;
  const found = names.byName.get(name) ?? [];
  const meant = found.length === 0 ? [] : placesMeant(names, found, { file, node, holder, steps: steps - 1 });
  for (const place of meant) {
    const written = place.unit === null ? null : resultTypeText(place.file, place.node);
    if (written === null) continue;
    const part = written.replace(/^\(|\)$/g, '').split(',')[index] ?? '';
    const type =
      part.trim() === 'Self' ? place.owner : ownerNamedIn(names, written.startsWith('(') ? part : written);
    if (type !== null) return type;
  }
  return holder !== null && steps > 0 && MAKES_OBJECTS.includes(name)
    ? typeOfNode(names, { file, node: holder, steps: steps - 1 })
    : null;
}

const RESULT_FIELDS = list`result return_type type`;

function resultTypeText(file: SourceFile, node: SyntaxNode): string | null {
  const result = RESULT_FIELDS.map((field) => node.childByField(field)).find((each) => each !== null);
  return result == null ? null : nodeText(file, result);
}

/** The function around a node. The binary search relies on this: units are in the order of the text, none inside of another. */
function unitAt({ units }: SourceFile, node: SyntaxNode): Unit | undefined {
  // The last unit is the whole file.
  let [from, to] = [0, units.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((units[middle]?.node.end ?? 0) < node.end) from = middle + 1;
    else to = middle;
  }
  const unit = units[from];
  return unit !== undefined && unit.name !== '' && isWithin(node, unit.node) ? unit : undefined;
}

const ownerOf = (unit: Unit | undefined): string => unit?.name.split('.').at(-2) ?? '';

function localsOf(file: SourceFile): ReadonlyMap<Unit | undefined, ReadonlyMap<string, Declared>> {
  const locals = new Map<Unit | undefined, Map<string, Declared>>();
  for (const each of file.declared) {
    const unit = unitAt(file, each.at);
    const known = locals.get(unit) ?? new Map<string, Declared>();
    locals.set(unit, known);
    // The first declaration tells the most: later ones may be assignments.
    if (!known.has(each.name)) known.set(each.name, each);
  }
  return locals;
}
