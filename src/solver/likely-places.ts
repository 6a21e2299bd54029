import type { Clues } from '../core/output/test-output.ts';
import type { FailureText, LikelyPlace } from '../core/ports.ts';
import type { Changes } from '../core/task.ts';
import { loadParser, type SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { type CallGraph, type CodePlace, callGraph, type Meaning, operatorMethods } from './call-graph.ts';
import { dispatchedTo, literalsIn } from './dispatch-tables.ts';
import { type FailingTest, findFailingTests, supportOf } from './failing-tests.ts';
import {
  type FailureLeads,
  leadsOf,
  type RepairTree,
  type ResolvedFrame,
  readFiles,
  sourcesOf,
} from './failure-leads.ts';
import { type Language, languageOf, list } from './languages.ts';
import { likenessOf, stemsOf } from './likeness.ts';
import { calledIn, calledName, calleeOf, isKey, nameWords } from './names.ts';
import { printersOf } from './printed-texts.ts';
import {
  folderOf,
  holdsLine,
  type ImportingFile,
  importsOf,
  importsOfAll,
  isGenerated,
  isInlineTest,
  isWithin,
  nodeText,
  rustNames,
  type SourceFile,
  stemOf,
  type Unit,
  unitName,
} from './source-file.ts';

interface RankedUnit {
  readonly unit: Unit;
  /** Higher is likelier. */
  readonly score: number;
}

const MAX_RANKED_FILES = 40;
/** How much of the score of a file is added to that of each function in it. */
const FILE_SHARE = 0.5;
/** Functions of the tree, the likeliest culprit of a failure first. Reads only files that the failure leads to. */
export async function rankUnits(tree: RepairTree, failure: FailureText): Promise<RankedUnit[]> {
  const { clues, sources, frames } = leadsOf(tree, failure);
  // A stack trace through the product itself says more than names do.
  const trust = frames.some(({ isTest }) => !isTest) ? 0.5 : 1;
  const failing = await findFailingTests(tree, failure, { clues, sources, frames });
  const named = failedTestFiles(tree, { clues, sources, frames }, failure.failures);
  const tests = await readFiles(
    tree,
    [...new Set([...failing.map(({ file }) => file.path), ...named])].slice(0, MAX_TEST_FILES),
  );
  const helpers = await supportOf(tree, { clues, sources, frames }, failing);
  const isOfTests = callOfHelper(helpers);
  const nodes = [...nodesOfTests(clues, tests, { failing, helpers })].filter(
    (each) => !isOfRunner(each) && !isOfTests(each),
  );
  const wanted = wantedNames(clues, nodes);
  const changed = changedLines(failure.changes);
  const files = await relevantFiles(tree, { clues, sources, frames, tests, wanted, changed });
  const paths = files.map(({ path }) => path);
  // What changed since the tests were green says more than what changed lately.
  const [parsed, recent] = await Promise.all([
    readFiles(tree, paths),
    changed.size > 0 ? changed : tree.recentLines(paths),
  ]);
  const fileScore = new Map(files.map(({ path, score }) => [path, score]));
  const graph = callGraph(parsed);
  const seeds = new Map(seedsOf(graph, clues, { nodes, rareness: rarenessIn(graph, tests, failing) }));
  for (const place of dispatchedTo(graph, wantedTexts(failing)))
    seeds.set(place, Math.max(seeds.get(place) ?? 0, DISPATCHED));
  const naming: NameMatch = {
    wanted,
    seeds,
    reached: graph.spread(seeds),
    likeness: likenessOf(graph.places, wordsOfFailure(failure, failing)),
    printing: printersOf(graph.places, failingTexts(failure, failing)),
    words: clueWords(clues),
  };
  const placesOf = Map.groupBy(graph.places, ({ unit }) => unit);
  const isNamesake = namesakesOf(parsed, importedBy(tests, parsed));
  const ranked = parsed.flatMap((file) =>
    file.units.map((unit) => ({
      unit,
      score:
        ((fileScore.get(file.path) ?? 0) * FILE_SHARE +
          frameScore(frames, unit) +
          Math.max(...(placesOf.get(unit) ?? [undefined]).map((place) => nameScore(place, naming))) * trust +
          recentScore(unit, recent.get(file.path)) * (changed.size > 0 ? SINCE_GREEN : 1)) *
        (isNamesake(unit) ? NAMESAKE_SHARE : 1),
    })),
  );
  return ranked
    .filter(({ unit }) => unit.expressions.length > 0 && mayBePlace(unit))
    .toSorted((a, b) => b.score - a.score || comparePlaces(a.unit, b.unit));
}

/** Left out: tests beside the code that they test, generated files, and names that nobody can call. */
const mayBePlace = ({ file, node, name }: Unit): boolean =>
  name !== '_' && !isGenerated(file) && !isInlineTest(file, node);

/** How much more a change since the tests were green counts than a recent one. */
const SINCE_GREEN = 2.5;

/** What a function counts that the failing tests do not import, where one of the same name stands in a file that they do. */
const NAMESAKE_SHARE = 0.3;
/** Their imports name files, so what a test does not reach is known. */
const IMPORTING_FILES = list`javascript typescript tsx python`;

/** The files that tests import, and that these import, and so on. */
function importedBy(tests: readonly SourceFile[], files: readonly SourceFile[]): ReadonlySet<SourceFile> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths = [...byPath.keys()];
  const reached = new Set<SourceFile>();
  const next = [...tests];
  for (let file = next.pop(); file !== undefined; file = next.pop())
    for (const path of importsOf(file, paths)) {
      const imported = byPath.get(path);
      if (imported === undefined || reached.has(imported)) continue;
      reached.add(imported);
      next.push(imported);
    }
  return reached;
}

function namesakesOf(
  files: readonly SourceFile[],
  reached: ReadonlySet<SourceFile>,
): (unit: Unit) => boolean {
  const names = new Set([...reached].flatMap(({ units }) => units.map(({ name }) => name)));
  const others = new Set(
    files.filter((file) => !reached.has(file) && IMPORTING_FILES.includes(file.language.id)),
  );
  return ({ file, name }) => others.has(file) && name !== '' && names.has(name);
}

/** Lines of the base commit that differ from the last green one; where lines were removed, the lines around. */
function changedLines(changes: Changes | undefined): ReadonlyMap<string, ReadonlySet<number>> {
  const known = (changes?.files ?? []).filter(({ hunks }) => hunks !== 'unknown');
  return new Map(
    known.map(({ path, hunks }) => {
      const lines = new Set<number>();
      for (const hunk of hunks === 'unknown' ? [] : hunks) {
        let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
        for (const { 0: sign } of hunk.lines) {
          if (sign !== ' ') lines.add(line);
          if (sign !== '-') line += 1;
        }
      }
      return [path, lines] as const;
    }),
  );
}

const comparePlaces = (a: Unit, b: Unit): number =>
  a.file.path === b.file.path ? a.startLine - b.startLine : a.file.path < b.file.path ? -1 : 1;

/** The first of the ranked functions, as places to show to people and models. */
export async function likelyPlaces(
  tree: RepairTree,
  failure: FailureText,
  most: number,
): Promise<LikelyPlace[]> {
  const ranked = await rankUnits(tree, failure);
  const named = ranked.filter(({ unit, score }) => unit.name !== '' && score > 0);
  return spreadOverFiles(mostOfEach(named, MOST_OF_A_NAME, ({ unit }) => unit.name))
    .slice(0, most)
    .map(({ unit }) => ({ path: unit.file.path, line: unit.startLine, name: unit.name }));
}

/** Functions of one name that are listed: an overloaded name must not take the room of all others. */
const MOST_OF_A_NAME = 2;
/** After so many functions of one file, each further one counts less: a large file must not take all the room. */
const MANY_OF_A_FILE = 4;
const FURTHER_SHARE = 0.85;

function spreadOverFiles(ranked: readonly RankedUnit[]): readonly RankedUnit[] {
  const counts = new Map<string, number>();
  return ranked
    .map((each) => {
      const before = counts.get(each.unit.file.path) ?? 0;
      counts.set(each.unit.file.path, before + 1);
      return { each, score: each.score * FURTHER_SHARE ** Math.max(0, before + 1 - MANY_OF_A_FILE) };
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ each }) => each);
}

/** The items, of each key the first `most`. */
function mostOfEach<Item>(items: readonly Item[], most: number, keyOf: (item: Item) => string): Item[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const count = (counts.get(keyOf(item)) ?? 0) + 1;
    counts.set(keyOf(item), count);
    return count <= most;
  });
}

/** Loads the parser of the language that most files are in. */
export async function prepareIndex(tree: RepairTree): Promise<void> {
  const [commonest] = [...countLanguages(sourcesOf(tree))].toSorted((a, b) => b[1] - a[1]);
  // Parses once now: WebAssembly compiles code at its first use.
  if (commonest !== undefined) (await loadParser(commonest[0])).parse('x');
}

function countLanguages(paths: Iterable<string>) {
  const counts = new Map<Language['id'], number>();
  for (const path of paths) {
    const language = languageOf(path);
    if (language !== null) counts.set(language.id, (counts.get(language.id) ?? 0) + 1);
  }
  return counts;
}

const MAX_TEST_FILES = 8;

/**
 * Test files that failed: named by a trace, by the report, or by the words of the failure; where nothing names one, all, but none where
 * there are many, because then any few of them say nothing of the failure.
 */
function failedTestFiles(
  tree: RepairTree,
  { clues, sources, frames }: FailureLeads,
  failures: FailureText['failures'],
): string[] {
  const reported = failures.flatMap(({ file }) => (file !== null && sources.includes(file) ? [file] : []));
  const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
  const named = [...new Set([...printed, ...reported])];
  if (named.length > 0) return named.slice(0, MAX_TEST_FILES);
  const stems = firstTests(
    tree,
    sources.filter((path) => clues.names.has(stemOf(path))),
  );
  if (stems.length > 0) return stems.slice(0, MAX_TEST_FILES);
  const all = firstTests(tree, sources);
  return all.length > MAX_TEST_FILES ? [] : all;
}

/** One more than are read. Asks no further than it needs: of a hundred thousand names, that takes a second. */
const firstTests = (tree: RepairTree, paths: readonly string[]): string[] => [
  ...paths
    .values()
    .filter((path) => tree.isTest(path))
    .take(MAX_TEST_FILES + 1),
];

/**
 * Product files, the likeliest first: those that the trace names or the failing tests import, then those that are named like a test, have
 * changed, or hold names of the failure.
 */
async function relevantFiles(
  tree: RepairTree,
  {
    clues,
    sources,
    frames,
    tests,
    wanted,
    changed,
  }: FailureLeads & {
    readonly tests: readonly SourceFile[];
    readonly wanted: ReadonlyMap<string, number>;
    readonly changed: ReadonlyMap<string, unknown>;
  },
): Promise<{ readonly path: string; readonly score: number }[]> {
  const scores = new Map<string, number>();
  const framed = new Set(frames.map(({ path }) => path));
  const failed = new Set(tests.map(({ path }) => path));
  const mayHold = (path: string): boolean =>
    (framed.has(path) || !SIDE_FOLDERS.test(path)) &&
    !tree.isTest(path) &&
    !(failed.has(path) && CALLED_TEST.test(stemOf(path)));
  const foldersOfGo = new Set(tests.filter(({ language }) => language.id === 'go').map(folderOf));
  const candidates = foldersOfGo.size > 0 ? await goFiles(tree, tests, sources.filter(mayHold)) : sources;
  const candidatesAmong = (paths: Iterable<string>): readonly string[] => {
    const named = new Set(paths);
    return named.size === 0 ? [] : candidates.filter((path) => named.has(path));
  };
  // Only of a file that something names it is asked whether it is a test.
  const add = (path: string, score: number): void => {
    if (mayHold(path)) scores.set(path, (scores.get(path) ?? 0) + score);
  };
  for (const path of candidatesAmong(framed)) add(path, 4);
  for (const path of candidatesAmong(changed.keys())) add(path, 2);
  for (const path of new Set(importsOfAll(tests, candidates))) add(path, 4);
  const words = [...wanted]
    .filter(([name, weight]) => name.length > 3 && weight >= 1)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const first = [
    ...candidates
      .values()
      .filter(mayHold)
      .take(MAX_RANKED_FILES + 1),
  ];
  const hits =
    first.length <= MAX_RANKED_FILES
      ? new Map(first.map((path) => [path, 1]))
      : await tree.search(words.slice(0, 30).map(([name]) => name));
  const holding = candidatesAmong(hits.keys());
  const most = holding.reduce((best, path) => Math.max(best, hits.get(path) ?? 0), 1);
  for (const path of holding) add(path, (hits.get(path) ?? 0) / most);
  const tested = new Set(tests.map((file) => testStem(file.path)));
  for (const path of candidates) {
    const stem = stemOf(path);
    if (clues.names.has(stem) || tested.has(stem.toLowerCase())) add(path, 2.5);
  }
  for (const path of await declaringFiles(tree, tests, candidates.values().filter(mayHold))) add(path, 3);
  if (foldersOfGo.size > 0)
    for (const path of candidates) if (foldersOfGo.has(folderOf({ path }))) add(path, 2);
  const ranked = [...scores]
    .map(([path, score]) => ({ path, score }))
    .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
  const best = ranked.slice(0, MAX_RANKED_FILES);
  // The culprit may also be in a file that the likeliest files import: one step further.
  const second = await readFiles(
    tree,
    best.slice(0, 5).map(({ path }) => path),
  );
  const known = new Set(best.map(({ path }) => path));
  const further = importsOfAll(second, candidates).filter(
    (path) => !known.has(path) && mayHold(path) && known.add(path),
  );
  return [...best, ...further.slice(0, 20).map((path) => ({ path, score: 1 }))];
}

/** Files in these folders are left out, since no test runs them, unless a trace names them. */
const SIDE_FOLDERS = /(?:^|\/)(?:bench(?:es|marks?)?|docs?|examples?)\//;

/** A file in which a failing test was found holds tests alone where it is called so, as `xmltest.cpp`; else perhaps the product as well. */
const CALLED_TEST = /^tests?|tests?$/i;

/** Files of the packages that tests of Go are in or import, and that these import: no other one runs. */
async function goFiles(
  tree: RepairTree,
  tests: readonly SourceFile[],
  products: readonly string[],
): Promise<readonly string[]> {
  const reached = new Set(tests.map(folderOf));
  const importing: ImportingFile[] = [...tests];
  for (let read = 0; importing.length > 0 && read < MAX_READ_FILES; read += 1) {
    const file = importing.shift();
    const imported = file === undefined ? [] : importsOf(file, products);
    const folders = new Set([...imported.map((path) => folderOf({ path })), ...(read === 0 ? reached : [])]);
    for (const path of products) {
      const language = languageOf(path);
      const folder = folderOf({ path });
      if (language === null || !folders.has(folder) || (read > 0 && reached.has(folder))) continue;
      importing.push({ path, language, text: (await tree.readText(path)) ?? '' });
    }
    for (const folder of folders) reached.add(folder);
  }
  return products.filter((path) => reached.has(folderOf({ path })));
}

/** Files of Rust that declare what the tests use: a crate's root gives out names of its modules. */
async function declaringFiles(
  tree: RepairTree,
  tests: readonly SourceFile[],
  products: IteratorObject<string>,
): Promise<string[]> {
  const names = tests.flatMap(({ language, text }) => (language.id === 'rust' ? rustNames(text) : []));
  if (names.length === 0) return [];
  const declares = new RegExp(
    `\\b(?:struct|enum|trait|union|type|fn|const|static|macro_rules!)\\s+(?:${[...new Set(names)].join('|')})\\b`,
  );
  const found: string[] = [];
  for (const path of products.filter((each) => each.endsWith('.rs')).take(MAX_READ_FILES))
    if (declares.test((await tree.readText(path)) ?? '')) found.push(path);
  return found;
}

const MAX_READ_FILES = 200;

const testStem = (path: string): string =>
  stemOf(path)
    .replace(/^(?:test_|Test(?=[A-Z]))|(?:_test|[._-]?[Tt]ests?|[._-]spec|TestCase|Spec|IT)$/g, '')
    .replace(/\.(?:test|spec)$/, '')
    .toLowerCase();

function frameScore(frames: readonly ResolvedFrame[], unit: Unit): number {
  let best = 0;
  const productFrames = frames.filter((frame) => !frame.isTest);
  for (const [rank, { path, line }] of productFrames.entries()) {
    if (path === unit.file.path && holdsLine(unit, line))
      best = Math.max(best, (unit.name === '' ? 3 : 10) / (1 + rank * 0.4));
  }
  return best;
}

interface NameMatch {
  readonly wanted: ReadonlyMap<string, number>;
  readonly seeds: ReadonlyMap<CodePlace, number>;
  readonly reached: ReadonlyMap<CodePlace, number>;
  readonly likeness: ReadonlyMap<CodePlace, number>;
  readonly printing: ReadonlyMap<CodePlace, number>;
  readonly words: ReadonlySet<string>;
}

function nameScore(
  place: CodePlace | undefined,
  { wanted, seeds, reached, likeness, printing, words }: NameMatch,
): number {
  if (place === undefined) return -1;
  const ofOwner = place.owner === '' ? 0 : (wanted.get(place.owner) ?? 0);
  // Operators call methods that no test names.
  const isImplicit = /^__\w+__$/.test(place.short);
  const direct = (seeds.get(place) ?? 0) * 1.3 + Math.min(isImplicit ? 3 : 1.5, ofOwner);
  const placeWords = nameWords(place.short);
  const shared = placeWords.filter((word) => words.has(word)).length;
  return (
    direct +
    (reached.get(place) ?? 0) +
    (placeWords.length === 0 ? 0 : (1.5 * shared) / placeWords.length) +
    LIKENESS * (likeness.get(place) ?? 0) +
    PRINTING * (printing.get(place) ?? 0)
  );
}

/** What the failing tests printed, or the lines that name a failure; and the rows and lines of these tests that failed. */
function failingTexts({ output, failures }: FailureText, failing: readonly FailingTest[]): string {
  const printed = failures
    .slice(0, MAX_FAILURES_READ)
    .flatMap(({ id, message }) => [message, ...output.linesOf(id)]);
  const wanted = failing.flatMap(({ file, line, rows }) => [
    ...rows.map((row) => nodeText(file, row)),
    ...(line === null ? [] : [file.text.split('\n')[line - 1] ?? '']),
  ]);
  return [...(failures.length === 0 ? output.naming() : printed), ...wanted].join('\n');
}

/** The most that a text of the failure counts that stands in a function. */
const PRINTING = 3;
/** The most that likeness of words counts: about as much as being called by the failing test. */
const LIKENESS = 4;

function recentScore(unit: Unit, lines: ReadonlySet<number> | undefined): number {
  if (lines === undefined) return 0;
  let count = 0;
  for (let line = unit.startLine; line <= unit.endLine; line += 1) if (lines.has(line)) count += 1;
  return count === 0 ? 0 : 1 + Math.min(1, count / Math.max(1, unit.endLine - unit.startLine + 1));
}

/** The words of all names, for likeness: `test_min_width` says `min` and `width`. */
function clueWords({ names }: Clues): ReadonlySet<string> {
  return new Set(
    [...names.keys()]
      .flatMap(nameWords)
      .filter((word) => word.length > 2 && !WORDS_OF_ANY_FAILURE.includes(word)),
  );
}

const WORDS_OF_ANY_FAILURE = list`test tests error expected actual assert equal equals should the and for not with
   from value values true false none null line file fail failed failure got want exception traceback self
   args result assertion`;

/**
 * Weights of a name by where it stands: in a line that failed, in a failing test, in a function of the same file that the test
 * calls, elsewhere in the file.
 */
const IN_LINE = 5;
const IN_TEST = 4;
const IN_HELPER = 2.5;
const IN_FILE = 0.7;
/** The weight in a test where it is not known which tests fail. */
const IN_ANY_TEST = 1.5;
/** How much of the weight a name keeps that is mentioned but not called. */
const MENTIONED = 0.5;

interface WeighedNode {
  readonly file: SourceFile;
  readonly node: SyntaxNode;
  readonly weight: number;
}

/** The nodes of test files, each with the weight of where it stands. */
function* nodesOfTests(
  { names }: Clues,
  files: readonly SourceFile[],
  { failing, helpers }: Readonly<Record<'failing' | 'helpers', readonly FailingTest[]>>,
): Generator<WeighedNode> {
  const rest = failing.length > 0 ? IN_FILE : IN_ANY_TEST;
  for (const file of files)
    for (const { name, expressions } of file.units) {
      const isNamed = failing.length === 0 && names.has(name.split('.').at(-1) ?? '');
      for (const node of expressions) yield { file, node, weight: isNamed ? IN_TEST : rest };
    }
  for (const { file, node } of helpers)
    for (const each of node.descendants()) yield { file, node: each, weight: IN_HELPER };
  for (const { file, node, line, rows } of failing)
    for (const each of node.descendants()) {
      const failed = each.line === line || rows.some((row) => isWithin(each, row));
      yield { file, node: each, weight: failed ? IN_LINE : IN_TEST };
    }
}

/** `t.Run(…)`: whether a node calls a method of Go's test runner, not of the product. */
const isOfRunner = ({ file, node }: WeighedNode): boolean =>
  file.language.id === 'go' && /^tb?\.\w+\(/.test(nodeText(file, node).slice(0, 40));

/** Whether a name is that of a function that stands in the tests, called without a value before it: no function of the product is meant. */
function callOfHelper(helpers: readonly FailingTest[]): (node: WeighedNode) => boolean {
  const names = new Set(helpers.map(({ file, node }) => unitName(node, file)));
  return ({ file, node }) => {
    const isCall = file.language.types.calls.includes(node.type);
    if (!isCall && !file.language.types.identifiers.includes(node.type)) return false;
    const callee = isCall ? calleeOf(node) : node;
    const isPlain = callee !== null && !/[.>]\s*\w+$/.test(nodeText(file, callee).slice(-MAX_CALLEE_CHARS));
    return isPlain && names.has(isCall ? calledName(node, file.text) : nodeText(file, node));
  };
}

const MAX_CALLEE_CHARS = 100;

/** What a function counts that a table of the product gives for a text of the failing case. */
const DISPATCHED = 3;

/** The texts of the rows and lines that failed. */
const wantedTexts = (failing: readonly FailingTest[]): readonly string[] =>
  failing.flatMap(({ file, node, line, rows }) => [
    ...rows.flatMap((row) => literalsIn(file, row)),
    ...(line === null || rows.length > 0
      ? []
      : [...node.descendants()]
          .filter((each) => each.line === line && /string/.test(each.type))
          .flatMap((each) => literalsIn(file, each))),
  ]);

const weightOfName = (times: number): number => Math.min(2, 0.7 + times * 0.2);

/** Names that the failing tests use, with weights. */
function wantedNames({ mentioned }: Clues, nodes: readonly WeighedNode[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  const add = (name: string, weight: number): void =>
    void wanted.set(name, Math.max(wanted.get(name) ?? 0, weight));
  for (const { file, node, weight } of nodes) {
    const { types } = file.language;
    const called = calledIn(node, file);
    if (called !== null) add(called, weight);
    else if (types.identifiers.includes(node.type) && !isKey(node))
      add(nodeText(file, node), weight * MENTIONED);
    for (const { method } of operatorMethods(file, node)) add(method, weight * MENTIONED);
  }
  for (const [name, times] of mentioned) add(name, weightOfName(times));
  wanted.delete('');
  return wanted;
}

/** The functions and tables that the failing tests use, with weights. */
function seedsOf(
  graph: CallGraph,
  { mentioned }: Clues,
  {
    nodes,
    rareness,
  }: { readonly nodes: readonly WeighedNode[]; readonly rareness: (use: Meaning) => number },
): ReadonlyMap<CodePlace, number> {
  const weights = new Map<Meaning, number>();
  const add = (use: Meaning | null, weight: number): void => {
    if (use !== null) weights.set(use, Math.max(weights.get(use) ?? 0, weight));
  };
  for (const { file, node, weight } of nodes) {
    add(graph.usedBy(file, node), calledIn(node, file) === null ? weight * MENTIONED : weight);
    for (const use of graph.operatorsOf(file, node)) add(use, weight * MENTIONED);
  }
  for (const [name, times] of mentioned) add(graph.named(name), weightOfName(times));
  const seeds = new Map<CodePlace, number>();
  for (const [use, weight] of weights)
    for (const place of use.places)
      seeds.set(place, Math.max(seeds.get(place) ?? 0, weight * use.share * rareness(use)));
  return seeds;
}

/** How much a function loses that other tests of the files call as well, by their logarithm. */
const LOSS_OF_COMMON = 0.3;

/** From 1 down: what every test calls, as `NewFlagSet`, says less of a failure than what the failing tests alone call. */
function rarenessIn(
  graph: CallGraph,
  tests: readonly SourceFile[],
  failing: readonly FailingTest[],
): (use: Meaning) => number {
  const isFailing = (unit: Unit): boolean =>
    failing.some(({ node }) => isWithin(node, unit.node) || isWithin(unit.node, node));
  const counts = new Map<Meaning, number>();
  for (const file of tests)
    for (const unit of file.units.filter((each) => each.name !== '' && !isFailing(each))) {
      const calls = unit.expressions.filter(({ type }) => file.language.types.calls.includes(type));
      const uses = new Set(calls.map((node) => graph.usedBy(file, node)));
      for (const use of uses) if (use !== null) counts.set(use, (counts.get(use) ?? 0) + 1);
    }
  return (use) => 1 / (1 + LOSS_OF_COMMON * Math.log(1 + (counts.get(use) ?? 0)));
}

/** The words of the failure, with weights: of its messages and names, and of the failing tests. */
function wordsOfFailure(
  { failures }: FailureText,
  failing: readonly FailingTest[],
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of stemsOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  for (const { file, node, line, rows } of failing) {
    // In a table, only the rows that failed say something: the other rows are left out.
    const tables = rows.flatMap(({ parent }) => (parent === null ? [] : [parent]));
    for (const [from, to] of spansWithout(node, tables)) add(file.text.slice(from, to), WORD_IN_TEST);
    for (const row of rows) add(nodeText(file, row), 1);
    if (line !== null) add(file.text.split('\n')[line - 1] ?? '', 1);
  }
  for (const { id, message } of failures.slice(0, MAX_FAILURES_READ)) {
    add(id.split(/::|[>›#/]| /).at(-1) ?? '', 1);
    add(message, 1);
  }
  return weights;
}

/** The spans of text of a node that are outside of all `parts`. */
function spansWithout(
  whole: SyntaxNode,
  parts: readonly SyntaxNode[],
): readonly (readonly [number, number])[] {
  const sorted = [...new Set(parts)].toSorted((a, b) => a.start - b.start);
  const starts = [whole.start, ...sorted.map(({ end }) => end)];
  const ends = [...sorted.map(({ start }) => start), whole.end];
  return starts.map((start, at) => [start, ends[at] ?? start] as const);
}

const WORD_IN_TEST = 0.5;
const MAX_FAILURES_READ = 50;
