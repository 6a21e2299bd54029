import { isBuiltin } from 'node:module';
import { once } from '../base/once.ts';
import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { list } from './languages.ts';
import { calledName, calleeOf, isKey } from './names.ts';
import {
  type Declared,
  declaredWithin,
  folderOf,
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
  /** All places with this short name. */
  named(name: string): Meaning | null;
  /** The places that a node calls or mentions. */
  usedBy(file: SourceFile, node: SyntaxNode): Meaning | null;
  /** The methods that an operator of Python calls, `__setitem__` of `a[1] = 2`. */
  operatorsOf(file: SourceFile, node: SyntaxNode): readonly Meaning[];
  /** What the given places use, and what these use: each step keeps a share of the weight. */
  spread(from: ReadonlyMap<CodePlace, number>): ReadonlyMap<CodePlace, number>;
}

/**
 * The places that a name can stand for where it is used. Equal meanings are one object, and an edge of the graph leads to one: a name
 * that thousands of functions have takes one edge wherever it is used, not thousands.
 */
export interface Meaning {
  readonly places: readonly CodePlace[];
  /** Of one use, for each place: the more types or files have the name, the less it says of each. */
  readonly share: number;
}

/** How much of a place's weight each further step in a chain of uses keeps. */
const SHARES = [0.55, 0.65, 0.7, 0.7];
/** The share that a function of one line hands on: it does nothing else. */
const HANDED_ON = 0.9;
const isDelegate = ({ unit }: CodePlace): boolean => unit !== null && unit.endLine - unit.startLine <= 2;
/** The share of a use that a function gets which is only mentioned (`map(total)`): somebody may call it. */
const NAMED_SHARE = 0.8;
/** The uses of a place that weighs less than this are not followed. */
const MIN_WEIGHT = 0.5;
/** Nodes that are looked at and edges that are followed: 10,000 lines of Python have some 80,000 nodes. Nothing is reached after that. */
const MAX_WORK = 10_000_000;

export function callGraph(files: readonly SourceFile[]): CallGraph {
  const places = files.flatMap((file) => [...functionsOf(file), ...tablesOf(file)]);
  const byName = new Map(
    [...Map.groupBy(places, ({ short }) => short)].map(([k, of]) => [k, meaningsOf(of)]),
  );
  const owners = new Set(places.flatMap(({ owner }) => (owner === '' ? [] : [owner])));
  const resultTypes = memoized((_: Meaning) => new Map<number, string | null>());
  const names: KnownNames = {
    byName,
    owners,
    basesOf: basesIn(files, owners),
    localsIn: memoized(localsOf),
    resultTypes,
    isForeign: foreignNames(files),
  };
  const wholes = modulesThatAreFunctions(places);
  const wholesOf = memoized((file: SourceFile) => importedWholes(file, wholes));
  const writers = Map.groupBy(
    places.flatMap((place) => writtenBy(place, byName).map((table) => ({ place, table }))),
    ({ table }) => table,
  );
  const onlyOf = memoized((place: CodePlace) => meaning([place]));
  let work = 0;

  function usedBy(file: SourceFile, node: SyntaxNode): Meaning | null {
    work += 1;
    if (work > MAX_WORK) return null;
    const isCall = file.language.types.calls.includes(node.type);
    if (!isCall && (!file.language.types.identifiers.includes(node.type) || isKey(node))) return null;
    const name = isCall ? calledName(node, file.text) : nodeText(file, node);
    const holder = receiverOf(node, isCall);
    const whole = holder === null ? wholesOf(file).get(name) : undefined;
    if (whole !== undefined) return whole;
    const meanings = byName.get(name);
    return meanings === undefined ? null : meaningAt(names, meanings, { file, node, holder });
  }

  function operatorsOf(file: SourceFile, node: SyntaxNode): readonly Meaning[] {
    return operatorMethods(file, node).flatMap(({ method, holder }) => {
      // Where no class has `__contains__`, Python asks these.
      const methods =
        method !== '__contains__' || byName.has(method) ? [method] : ['__iter__', '__getitem__'];
      const meanings = methods.flatMap((name) => byName.get(name) ?? []);
      return meanings.flatMap((each) => meaningAt(names, each, { file, node, holder }) ?? []);
    });
  }

  const usesOf = memoized((place: CodePlace): ReadonlyMap<Meaning, number> => {
    const best = new Map<Meaning, number>();
    const add = (use: Meaning, share: number): void =>
      void best.set(use, Math.max(best.get(use) ?? 0, share));
    const { calls } = place.file.language.types;
    for (const node of place.node.descendants()) {
      if (work > MAX_WORK) break;
      const part = place.unit === null || calls.includes(node.type) ? 1 : NAMED_SHARE;
      const use = usedBy(place.file, node);
      if (use !== null) add(use, use.share * part);
      for (const operator of operatorsOf(place.file, node)) add(operator, operator.share * NAMED_SHARE);
    }
    for (const { place: writer } of writers.get(place) ?? []) add(onlyOf(writer), 1);
    return best;
  });

  function step(front: ReadonlyMap<CodePlace, number>, share: number): ReadonlyMap<CodePlace, number> {
    const offers = new Map<Meaning, Offers>();
    for (const [place, weight] of front) {
      if (weight < MIN_WEIGHT) continue;
      for (const [use, part] of usesOf(place)) {
        work += 1;
        if (work > MAX_WORK) break;
        offers.set(
          use,
          withOffer(offers.get(use), weight * (isDelegate(place) ? HANDED_ON : share) * part, place),
        );
      }
    }
    const next = new Map<CodePlace, number>();
    for (const [{ places: meant }, { best, from, second }] of offers)
      for (const place of meant) {
        const weight = place === from ? second : best;
        if (weight > 0) next.set(place, Math.max(next.get(place) ?? 0, weight));
      }
    return next;
  }

  return {
    places,
    named: (name) => byName.get(name)?.all ?? null,
    usedBy,
    operatorsOf,
    spread(from) {
      const reached = new Map<CodePlace, number>();
      let front = from;
      for (const share of SHARES) {
        front = step(front, share);
        for (const [place, weight] of front) reached.set(place, Math.max(reached.get(place) ?? 0, weight));
      }
      return reached;
    },
  };
}

/** What a meaning is given: no place gives to itself, so the one that gave the most gets what another gave. */
interface Offers {
  readonly best: number;
  readonly from: CodePlace;
  readonly second: number;
}

/** Each place offers once. */
function withOffer(known: Offers | undefined, weight: number, from: CodePlace): Offers {
  if (known === undefined) return { best: weight, from, second: 0 };
  return weight > known.best
    ? { best: weight, from, second: known.best }
    : { ...known, second: Math.max(known.second, weight) };
}

function memoized<K, V extends object>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** All that a name can mean, by what is known where it is used. */
interface Meanings {
  readonly all: Meaning;
  /** What needs no receiver. */
  readonly free: Meaning | undefined;
  readonly freeIn: ReadonlyMap<SourceFile, Meaning>;
  /** Methods. */
  readonly bound: Meaning | undefined;
  readonly ofOwner: ReadonlyMap<string, Meaning>;
  readonly ofOwnerIn: ReadonlyMap<SourceFile, ReadonlyMap<string, Meaning>>;
  readonly tables: readonly CodePlace[];
}

function meaningsOf(places: readonly CodePlace[]): Meanings {
  const free = places.filter(({ owner, short }) => owner === '' || owner === short);
  const bound = places.filter(({ owner, short }) => owner !== '' && owner !== short);
  const byFile = [...Map.groupBy(places, ({ file }) => file)];
  return {
    all: meaning(places),
    free: free.length === 0 ? undefined : meaning(free),
    freeIn: meaningsBy(free, ({ file }) => file),
    bound: bound.length === 0 ? undefined : meaning(bound),
    ofOwner: meaningsBy(places, ({ owner }) => owner),
    ofOwnerIn: new Map(byFile.map(([file, inFile]) => [file, meaningsBy(inFile, ({ owner }) => owner)])),
    tables: places.filter(({ unit }) => unit === null),
  };
}

const meaningsBy = <Key>(
  places: readonly CodePlace[],
  keyOf: (place: CodePlace) => Key,
): ReadonlyMap<Key, Meaning> =>
  new Map([...Map.groupBy(places, keyOf)].map(([key, of]) => [key, meaning(of)]));

function meaning(places: readonly CodePlace[]): Meaning {
  const several = new Set(places.map(({ file: { path }, owner }) => `${path} ${owner}`)).size;
  return { places, share: 1 / Math.sqrt(several) };
}

/** Parts of a name that are no owner: `exports.f`, `Cart.prototype.total`. */
const NO_OWNERS = list`exports module prototype default`;
const MAKES_OBJECTS = list`__init__ __new__ constructor new initialize __construct`;

function functionsOf(file: SourceFile): readonly CodePlace[] {
  return file.units.flatMap((unit) => {
    if (unit.name === '') return [];
    // What a module of JavaScript gives as a whole is called by the name of the module where it is imported.
    if (isWholeModule(unit.name))
      return [{ file, short: stemOf(file.path), owner: '', node: unit.node, unit }, ...handedOut(file, unit)];
    const [short = '', owner = ''] = unit.name
      .split('.')
      .filter((part) => !NO_OWNERS.includes(part))
      .toReversed();
    const isMaker = owner !== '' && MAKES_OBJECTS.includes(short);
    return [{ file, short: isMaker ? owner : short, owner, node: unit.node, unit }, ...handedOut(file, unit)];
  });
}

/** Functions inside of another that it gives to an object, which others call: `proto.format = function () {…}` of a plugin. */
function handedOut(file: SourceFile, unit: Unit): readonly CodePlace[] {
  const { functions, assignments, members } = file.language.types;
  return [...unit.node.descendants()].flatMap((node) => {
    const above = node.parent;
    const target = above !== null && assignments.includes(above.type) ? above.childByField('left') : null;
    if (
      node === unit.node ||
      !functions.includes(node.type) ||
      target === null ||
      !members.includes(target.type)
    )
      return [];
    const [short = ''] = /[\w$]+$/.exec(nodeText(file, target)) ?? [];
    return short === '' ? [] : [{ file, short, owner: '', node, unit }];
  });
}

const isWholeModule = (name: string): boolean => name === 'module.exports' || name === 'default';

function tablesOf(file: SourceFile): readonly CodePlace[] {
  const functions = new Set(file.units.map(({ name }) => name.split('.').at(-1)));
  const seen = new Set<string>();
  return file.declared.flatMap((each) => {
    if (!isFileLevel(each, file.language) || functions.has(each.name) || seen.has(each.name)) return [];
    if (isOfPrototype(each)) return [];
    const node = declarationOf(each);
    if (node === null) return [];
    seen.add(each.name);
    return [{ file, short: each.name, owner: '', node, unit: null }];
  });
}

/** Whether C or C++ only announces a function here, as headers do: what it does stands elsewhere. A pointer to functions has a value. */
function isOfPrototype({ at }: Declared): boolean {
  const around = new Set(at.ancestors().map(({ type }) => type));
  return around.has('function_declarator') && !around.has('init_declarator');
}

/** The whole statement of a declaration; null for an import. */
function declarationOf({ at, scope }: Declared): SyntaxNode | null {
  const whole = [at, ...at.ancestors()].findLast(
    (each) => each.parent === scope || each.parent?.parent === scope,
  );
  return whole === undefined || /import/.test(whole.type) ? null : whole;
}

/** The tables that a function assigns to. */
function writtenBy({ file, unit }: CodePlace, byName: ReadonlyMap<string, Meanings>): readonly CodePlace[] {
  if (unit === null) return [];
  const { assignments, identifiers } = file.language.types;
  const locals = new Set(declaredWithin(file, unit.node).map(({ name }) => name));
  return [...unit.node.descendants()].flatMap((node) => {
    const left = assignments.includes(node.type) ? node.childByField('left') : null;
    const name =
      left === null
        ? undefined
        : [left, ...left.namedChildren()].find((each) => identifiers.includes(each.type));
    if (name === undefined || locals.has(nodeText(file, name))) return [];
    return (byName.get(nodeText(file, name))?.tables ?? []).filter((table) => isNear(table.file, file));
  });
}

/** Whether names are shared without an import: Go's files in one folder share them. */
const isNear = (a: SourceFile, b: SourceFile): boolean =>
  a === b || (a.language.id === 'go' && folderOf(a) === folderOf(b));

/** Modules of JavaScript that are one function, by their paths. */
function modulesThatAreFunctions(places: readonly CodePlace[]): ReadonlyMap<string, Meaning> {
  const modules = places.filter(({ unit }) => unit !== null && isWholeModule(unit.name));
  // The first of a file counts.
  return new Map(modules.toReversed().map((place) => [place.file.path, meaning([place])]));
}

/** Names that a file of JavaScript gives to modules that are one function: `const parse = require('..')`. */
function importedWholes(
  file: SourceFile,
  wholes: ReadonlyMap<string, Meaning>,
): ReadonlyMap<string, Meaning> {
  if (wholes.size === 0) return new Map();
  const paths = [...wholes.keys()].toReversed();
  const named = file.text.matchAll(
    /\b(?:(?:const|let|var)\s+(\w+)\s*=\s*require\(|import\s+(\w+)\s+from\s*)['"]([^'"\n]+)['"]/g,
  );
  return new Map(
    [...named].flatMap(([, required, imported, from]) => {
      const [path = ''] = importsOf({ ...file, text: `from '${from}'` }, paths);
      const whole = wholes.get(path);
      return whole === undefined ? [] : [[required ?? imported ?? '', whole] as const];
    }),
  );
}

const HOLDERS = list`object operand receiver value argument path scope`;

/** `a` of `a.b`, `a.b()`, `a::b()`; null where a name stands alone. */
function receiverOf(node: SyntaxNode, isCall: boolean): SyntaxNode | null {
  const at = isCall ? [node, calleeOf(node)] : [node.parent];
  for (const each of at) {
    if (!/member|attribute|select|field|scope|call|invocation|qualified/.test(each?.type ?? '')) continue;
    const holder = each?.children.find(({ field }) => field !== null && HOLDERS.includes(field));
    if (holder !== undefined && holder !== node) return holder;
  }
  return null;
}

/** By what the type that a name stands for is found, as far as the texts say it. */
interface KnownNames {
  readonly byName: ReadonlyMap<string, Meanings>;
  readonly owners: ReadonlySet<string>;
  /** What a type is derived from, nearest first. */
  readonly basesOf: (owner: string) => readonly string[];
  readonly localsIn: (file: SourceFile) => ReadonlyMap<Unit | undefined, ReadonlyMap<string, Declared>>;
  /** Whether a file gives this name to a module that is none of the repository. */
  readonly isForeign: (file: SourceFile, name: string) => boolean;
  /** Of a meaning's results, by their index. */
  readonly resultTypes: (meant: Meaning) => Map<number, string | null>;
}

/** The names that each file gives to modules that come from elsewhere: `flag` in Go's `flag.String`. */
function foreignNames(files: readonly SourceFile[]): KnownNames['isForeign'] {
  const folders = new Set(files.flatMap(({ path }) => path.split('/').slice(0, -1)));
  const stems = new Set(files.map(({ path }) => stemOf(path)));
  const imported = memoized((file: SourceFile) => importedOutside(file, folders, stems));
  return (file, name) => imported(file).has(name);
}

const GLOBALS_OF_JAVASCRIPT = list`Object JSON Math Array Number String Promise Symbol Reflect Date RegExp Error Buffer
   process console`;

/** The names that a file gives to modules of which no file of the repository can be one. */
function importedOutside(
  { text, language }: SourceFile,
  folders: ReadonlySet<string>,
  stems: ReadonlySet<string>,
): ReadonlySet<string> {
  const head = text.slice(0, 20_000);
  const found = (pattern: RegExp): readonly string[][] =>
    [...head.matchAll(pattern)].map((each) => each.slice(1));
  switch (language.id) {
    case 'go':
      // The paths of the standard library alone have no dot in their first part.
      return new Set(
        found(/^\s*(?:import\s+)?(?:(\w+)\s+)?"([^"\n]+)"$/gm).flatMap(([alias, path = '']) => {
          const last = path.split('/').at(-1) ?? '';
          return path.split('/')[0]?.includes('.') || folders.has(last) ? [] : [alias ?? last];
        }),
      );
    case 'python': {
      const plain = found(/^\s*import\s+(\w+)(?:[.\w]*\s+as\s+(\w+))?/gm);
      const members = found(/^\s*from\s+(\w+)[.\w]*\s+import\s+\(?([\w\s,]+)/gm);
      const isOutside = ([module = '']: readonly string[]): boolean =>
        !folders.has(module) && !stems.has(module);
      return new Set([
        ...plain.filter(isOutside).map(([module = '', alias]) => alias ?? module),
        ...members.filter(isOutside).flatMap(([, names = '']) => names.split(/[\s,]+/)),
      ]);
    }
    default: {
      const required = found(/\b(?:const|let|var)\s+(\w+)\s*=\s*require\(['"]([^'"\n]+)['"]/g);
      const imported = found(/\bimport\s+(?:\*\s+as\s+)?(\w+)\s+from\s+['"]([^'"\n]+)['"]/g);
      const outside = [...required, ...imported].filter(([, path = '']) => isBuiltin(path));
      return new Set([...GLOBALS_OF_JAVASCRIPT, ...outside.map(([name = '']) => name)]);
    }
  }
}

const MAX_STEPS = 5;

/** A node whose type is asked for, in so many further steps at most. */
interface TypedNode {
  readonly file: SourceFile;
  readonly node: SyntaxNode;
  readonly steps: number;
}

interface Reference {
  readonly file: SourceFile;
  readonly node: SyntaxNode;
  readonly holder: SyntaxNode | null;
  readonly steps?: number;
}

/** The definitions of a name that a reference can mean: all of them where nothing decides, null where an outside module defines it. */
function meaningAt(
  names: KnownNames,
  { all, free, freeIn, bound, ofOwner, ofOwnerIn }: Meanings,
  { file, node, holder, steps = MAX_STEPS }: Reference,
): Meaning | null {
  if (holder === null) {
    // In Java, C++ and Ruby a method of the own class, or of one that it is derived from, needs no receiver.
    const owner = ownerOf(unitAt(file, node));
    const ofClass =
      owner === ''
        ? undefined
        : (ofOwnerIn.get(file)?.get(owner) ??
          (WITHOUT_RECEIVER.includes(file.language.id) ? inherited(names, ofOwner, owner) : undefined));
    // In Python no method can be called so: `set(x)` is the builtin, whichever classes have a method `set`.
    return ofClass ?? freeIn.get(file) ?? free ?? (file.language.id === 'python' ? null : all);
  }
  const type = typeOfNode(names, { file, node: holder, steps });
  if (type !== null) return ofOwner.get(type) ?? inherited(names, ofOwner, type) ?? all;
  const isName = file.language.types.identifiers.includes(holder.type);
  const isModule = isName && localOf(names, file, holder) === undefined;
  if (isModule && names.isForeign(file, nodeText(file, holder))) return null;
  return (isModule ? free : bound) ?? all;
}

const WITHOUT_RECEIVER = list`java cpp ruby`;

const inherited = (
  { basesOf }: KnownNames,
  ofOwner: ReadonlyMap<string, Meaning>,
  owner: string,
): Meaning | undefined =>
  basesOf(owner)
    .map((base) => ofOwner.get(base))
    .find((each) => each !== undefined);

const MAX_BASES = 8;

/** The types that types of the files are derived from, as their heads say it. */
function basesIn(files: readonly SourceFile[], owners: ReadonlySet<string>): KnownNames['basesOf'] {
  const direct = once(() => directBases(files, owners));
  return memoized((owner) => {
    const found = new Set<string>();
    const next = [owner];
    for (let at = next.shift(); at !== undefined && found.size < MAX_BASES; at = next.shift())
      for (const base of direct().get(at) ?? []) {
        if (found.has(base)) continue;
        found.add(base);
        next.push(base);
      }
    return [...found];
  });
}

function directBases(
  files: readonly SourceFile[],
  owners: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = new Map<string, Set<string>>();
  for (const file of files)
    for (const node of file.root.descendants()) {
      if (!file.language.types.classes.includes(node.type)) continue;
      const name = node.childByField('name') ?? node.childByField('type');
      if (name === null) continue;
      const head = node.children.filter(({ start, field }) => start >= name.end && field !== 'body');
      const trait = node.childByField('trait');
      const words = [...head, ...(trait === null ? [] : [trait])].flatMap(
        (each) => nodeText(file, each).slice(0, 500).match(/\w+/g) ?? [],
      );
      const type = nodeText(file, name).replace(/<.*$/s, '');
      const bases = direct.get(type) ?? new Set<string>();
      direct.set(type, bases);
      for (const word of words) if (owners.has(word) && word !== type) bases.add(word);
    }
  return direct;
}

const localOf = ({ localsIn }: KnownNames, file: SourceFile, name: SyntaxNode): Declared | undefined =>
  localsIn(file).get(unitAt(file, name))?.get(nodeText(file, name));

function typeOfNode(names: KnownNames, { file, node, steps }: TypedNode): string | null {
  if (steps <= 0) return null;
  const { types, self } = file.language;
  const text = nodeText(file, node).slice(0, 200);
  if (text === self || text === 'this' || text === 'self') return ownerOf(unitAt(file, node)) || null;
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
  const found = names.byName.get(name);
  const meant = found && meaningAt(names, found, { file, node, holder, steps: steps - 1 });
  const type = meant == null ? null : firstResultType(names, meant, index);
  if (type !== null) return type;
  return holder !== null && steps > 0 && MAKES_OBJECTS.includes(name)
    ? typeOfNode(names, { file, node: holder, steps: steps - 1 })
    : null;
}

/** The first type that a place of these says it gives. */
function firstResultType(names: KnownNames, meant: Meaning, index: number): string | null {
  const known = names.resultTypes(meant);
  const before = known.get(index);
  if (before !== undefined) return before;
  const types = meant.places.values().map((place) => {
    const written = place.unit === null ? null : resultTypeText(place.file, place.node);
    if (written === null) return null;
    const part = written.replace(/^\(|\)$/g, '').split(',')[index] ?? '';
    return part.trim() === 'Self'
      ? place.owner
      : ownerNamedIn(names, written.startsWith('(') ? part : written);
  });
  const type = types.find((each) => each !== null) ?? null;
  known.set(index, type);
  return type;
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

/** The methods that Python calls for an operator or a built-in function. */
const METHODS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '==': ['__eq__'],
    '!=': ['__ne__', '__eq__'],
    '<': ['__lt__', '__gt__'],
    '<=': ['__le__', '__ge__'],
    '>': ['__gt__', '__lt__'],
    '>=': ['__ge__', '__le__'],
    '+': ['__add__', '__radd__'],
    '-': ['__sub__', '__rsub__'],
    '*': ['__mul__', '__rmul__'],
    '/': ['__truediv__'],
    '//': ['__floordiv__'],
    '%': ['__mod__'],
    '&': ['__and__'],
    '|': ['__or__'],
    in: ['__contains__'],
    'not in': ['__contains__'],
    len: ['__len__'],
    str: ['__str__'],
    repr: ['__repr__', '__str__'],
    hash: ['__hash__'],
    iter: ['__iter__'],
    next: ['__next__'],
    list: ['__iter__', '__getitem__'],
    reversed: ['__reversed__'],
    bool: ['__bool__', '__len__'],
  }),
);

/** A method that an operator calls, and the value on which it is called. */
interface OperatorMethod {
  readonly method: string;
  readonly holder: SyntaxNode | null;
}

export function operatorMethods(file: SourceFile, node: SyntaxNode): readonly OperatorMethod[] {
  const { id, types } = file.language;
  if (id !== 'python') return [];
  const on = (methods: readonly string[], holder: SyntaxNode | null): readonly OperatorMethod[] =>
    methods.map((method) => ({ method, holder }));
  if (types.subscripts.includes(node.type))
    return on(itemMethods(node, types.assignments), node.childByField('value'));
  if (types.calls.includes(node.type)) {
    const [value = null] = node.childByField('arguments')?.namedChildren() ?? [];
    return on(METHODS_OF.get(calledName(node, file.text)) ?? [], value);
  }
  if (!types.binaries.includes(node.type)) return [];
  return node.children.flatMap((each, at) => {
    const sides = [node.children[at - 1], node.children[at + 1]];
    const methods = each.isNamed ? [] : (METHODS_OF.get(each.type) ?? []);
    return on(methods, (/\bin$/.test(each.type) ? sides[1] : sides[0]) ?? null);
  });
}

/** `a[1]` reads, `a[1] = 2` and one of the targets in `a[1], b = 2, 3` write, `del a[1]` removes. */
function itemMethods(node: SyntaxNode, assignments: readonly string[]): readonly string[] {
  const isList = /^(?:pattern_list|tuple_pattern|expression_list)$/.test(node.parent?.type ?? '');
  const target = isList ? node.parent : node;
  const above = target?.parent;
  if (above?.type === 'delete_statement') return ['__delitem__'];
  if (above == null || !assignments.includes(above.type) || above.childByField('left') !== target)
    return ['__getitem__'];
  return above.type === 'augmented_assignment' ? ['__getitem__', '__setitem__'] : ['__setitem__'];
}
