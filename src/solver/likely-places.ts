import { posix } from 'node:path';
import type { FailureText, LikelyPlace } from '../core/ports.ts';
import type { Changes } from '../core/task.ts';
import { stripAnsi } from '../core/text.ts';
import { noiseOf } from '../core/verdict/noise-lines.ts';
import { ancestors, descendants, loadParser } from '../tree-sitter/syntax-tree.ts';
import { calledName, nameWords } from './kinds.ts';
import { languageOf, list } from './languages.ts';
import {
  holdsLine,
  importsOf,
  isFileLevel,
  nodeText,
  readSource,
  rustNames,
  type SourceFile,
  stemOf,
  type Unit,
} from './source-file.ts';

/**
 * How much the lines that failing tests run are to blame, from 0 to 1, by path and line; what is missing was run by no failing
 * test. By Ochiai: https://doi.org/10.1109/TAIC.PART.2007.13 (Abreu, Zoeteweij, van Gemund).
 */
export type Blame = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The tree at the base commit, as the index needs it. */
export interface RepairTree {
  /** Sorted. */
  paths(): Iterable<string>;
  /** null for what is no text, too large, or not there. */
  readText(path: string): Promise<string | null>;
  /** How many lines of each file hold one of the words, found without reading the files here. */
  search(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Lines that the newest commits changed, of these files. Empty where there is no history. */
  recentLines(paths: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>>;
  /** Whether a file judges. Such files say what is wanted, so they are never the culprit. Answers are remembered. */
  isTest(path: string): boolean;
  /** Whether a repair may touch it. */
  isWritable(path: string): boolean;
}

export interface RankedUnit {
  readonly unit: Unit;
  /** Higher is likelier. */
  readonly score: number;
  readonly hotLines: ReadonlySet<number>;
  /** The lines of the function that changed since the tests were green; empty where that is unknown. */
  readonly changedLines: ReadonlySet<number>;
  /** How much each line is to blame, by coverage; null where there is none. */
  readonly blamed: ReadonlyMap<number, number> | null;
}

const MAX_RANKED_FILES = 40;
const MAX_FILE_CHARS = 400_000;

/** Functions of the tree, the likeliest culprit of a failure first. Reads only files that the failure leads to. */
export async function rankUnits(
  tree: RepairTree,
  failure: FailureText,
  blame: Blame | null = null,
): Promise<RankedUnit[]> {
  const { clues, sources, frames } = leadsOf(tree, failure);
  // A stack trace through the product itself says more than names do.
  const trust = frames.some(({ isTest }) => !isTest) ? 0.5 : 1;
  const tests = await readFiles(tree, failedTestFiles(tree, { clues, sources, frames }, failure.failures));
  const wanted = wantedNames(clues, tests, failure);
  const changed = changedLines(failure.changes);
  const files = await relevantFiles(tree, { clues, sources, frames, tests, wanted, changed });
  const paths = files.map(({ path }) => path);
  // What changed since the tests were green says more than what changed lately.
  const [parsed, recent] = await Promise.all([
    readFiles(tree, paths),
    changed.size > 0 ? changed : tree.recentLines(paths),
  ]);
  const fileScore = new Map(files.map(({ path, score }) => [path, score]));
  const called = calledBy(parsed, wanted);
  const words = clueWords(clues);
  const ranked = parsed.flatMap((file) =>
    file.units.map((unit) => {
      const hot = frames.filter(({ path, line }) => path === file.path && holdsLine(unit, line));
      const lines = [...(changed.get(file.path) ?? [])].filter((line) => holdsLine(unit, line));
      return {
        unit,
        hotLines: new Set(hot.map(({ line }) => line)),
        changedLines: new Set(lines),
        blamed: blame === null ? null : (blame.get(file.path) ?? new Map()),
        score:
          (fileScore.get(file.path) ?? 0) +
          frameScore(frames, unit) +
          nameScore(unit, { wanted, called, words }) * trust +
          recentScore(unit, recent.get(file.path)) * (changed.size > 0 ? SINCE_GREEN : 1) +
          blameScore(unit, blame),
      };
    }),
  );
  return ranked
    .filter(({ unit }) => unit.expressions.length > 0)
    .toSorted((a, b) => b.score - a.score || comparePlaces(a.unit, b.unit));
}

/** Highest for functions that only failing tests run; a function that no failing test runs is not to blame. */
function blameScore(unit: Unit, blame: Blame | null): number {
  if (blame === null || unit.name === '') return 0;
  const lines = [...(blame.get(unit.file.path) ?? [])].filter(([line]) => holdsLine(unit, line));
  return lines.length === 0 ? -4 : 3 * Math.max(...lines.map(([, value]) => value));
}

/** How much more a change since the tests were green counts than a recent one. */
const SINCE_GREEN = 2.5;

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

/** The same as places, for people and models. */
export async function likelyPlaces(
  tree: RepairTree,
  failure: FailureText,
  most: number,
): Promise<LikelyPlace[]> {
  const ranked = await rankUnits(tree, failure);
  const named = ranked.filter(({ unit, score }) => unit.name !== '' && score > 0);
  return mostOfEach(
    mostOfEach(named, MOST_OF_A_NAME, ({ unit }) => unit.name),
    MOST_OF_A_FILE,
    ({ unit }) => unit.file.path,
  )
    .slice(0, most)
    .map(({ unit }) => ({ path: unit.file.path, line: unit.startLine, name: unit.name }));
}

/** An overloaded name, or a large file, must not take the room of all others. */
const MOST_OF_A_NAME = 2;
const MOST_OF_A_FILE = 4;

/** The first `most` of each key. */
function mostOfEach<Item>(items: readonly Item[], most: number, keyOf: (item: Item) => string): Item[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const count = (counts.get(keyOf(item)) ?? 0) + 1;
    counts.set(keyOf(item), count);
    return count <= most;
  });
}

/** Loads the parser of the language that most files are in, and asks which files are tests. */
export async function prepareIndex(tree: RepairTree): Promise<void> {
  const sources = [...tree.paths()].filter(isSource);
  const [commonest] = [...Map.groupBy(sources, languageOf)].toSorted((a, b) => b[1].length - a[1].length);
  // WebAssembly compiles what it runs at its first use.
  if (commonest?.[0] != null) (await loadParser(commonest[0].id)).accepts('x');
  for (const path of sources) tree.isTest(path);
}

const VENDORED =
  /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|site-packages|\.venv)\/|\.min\.js$|\.d\.ts$/;
const isSource = (path: string): boolean => languageOf(path) !== null && !VENDORED.test(path);

export interface FailureLeads {
  readonly clues: Clues;
  readonly sources: readonly string[];
  readonly frames: readonly ResolvedFrame[];
}

export function leadsOf(tree: RepairTree, failure: FailureText): FailureLeads {
  const clues = readClues(failure);
  const sources = [...tree.paths()].filter(isSource);
  return { clues, sources, frames: resolveFrames(tree, clues, sources) };
}

const MAX_TEST_FILES = 8;

/** Test files that failed: named by a trace, by the report, or by the words of the failure. */
function failedTestFiles(
  tree: RepairTree,
  { clues, sources, frames }: FailureLeads,
  failures: FailureText['failures'],
): string[] {
  const reported = failures.flatMap(({ file }) => (file !== null && sources.includes(file) ? [file] : []));
  const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
  const named = [...new Set([...printed, ...reported])];
  const tests = named.length > 0 ? named : sources.filter((path) => tree.isTest(path));
  const stems = tests.filter((path) => clues.names.has(stemOf(path)));
  return (named.length > 0 || stems.length === 0 ? tests : stems).slice(0, MAX_TEST_FILES);
}

export async function readFiles(tree: RepairTree, paths: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const path of paths) {
    const language = languageOf(path);
    const text = language === null ? null : await tree.readText(path);
    if (language === null || text === null || text.length > MAX_FILE_CHARS) continue;
    const parser = await loadParser(language.id);
    files.push(readSource(path, parser.parse(text.replace(/^\ufeff/, '')), language));
  }
  return files;
}

/** Files that a trace names, that the failing tests import, and that a search for the failure's names finds. */
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
  const products = sources.filter((path) => !tree.isTest(path));
  const isProduct = new Set(products);
  const add = (path: string, score: number): void => {
    if (isProduct.has(path)) scores.set(path, (scores.get(path) ?? 0) + score);
  };
  for (const path of new Set(frames.map((frame) => frame.path))) add(path, 4);
  for (const path of changed.keys()) add(path, 2);
  const imported = new Set(tests.flatMap((file) => importsOf(file, products)));
  for (const path of imported) add(path, 4);
  const words = [...wanted]
    .filter(([name, weight]) => name.length > 3 && weight >= 1)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const hits =
    products.length <= MAX_RANKED_FILES
      ? new Map(products.map((path) => [path, 1]))
      : await tree.search(words.slice(0, 30).map(([name]) => name));
  const most = Math.max(1, ...hits.values());
  for (const [path, count] of hits) add(path, count / most);
  const tested = new Set(tests.map((file) => testStem(file.path)));
  for (const path of products) {
    const stem = stemOf(path);
    if (clues.names.has(stem) || tested.has(stem.toLowerCase())) add(path, 2.5);
  }
  for (const path of await declaringFiles(tree, tests, products)) add(path, 3);
  for (const file of tests) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    if (file.language.id !== 'go') continue;
    for (const path of products)
      if (path.startsWith(folder) && !path.slice(folder.length).includes('/')) add(path, 2);
  }
  const ranked = [...scores]
    .map(([path, score]) => ({ path, score }))
    .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
  const best = ranked.slice(0, MAX_RANKED_FILES);
  // What the culprits of a trace import may be it as well: one step further.
  const second = await readFiles(
    tree,
    best.slice(0, 5).map(({ path }) => path),
  );
  const known = new Set(best.map(({ path }) => path));
  const further = second
    .flatMap((file) => importsOf(file, products))
    .filter((path) => !known.has(path) && known.add(path));
  return [...best, ...further.slice(0, 20).map((path) => ({ path, score: 1 }))];
}

/** Files of Rust that declare what the tests use: a crate's root gives out names of its modules. */
async function declaringFiles(
  tree: RepairTree,
  tests: readonly SourceFile[],
  products: readonly string[],
): Promise<string[]> {
  const names = tests.flatMap(({ language, text }) => (language.id === 'rust' ? rustNames(text) : []));
  if (names.length === 0) return [];
  const declares = new RegExp(
    `\\b(?:struct|enum|trait|union|type|fn|const|static|macro_rules!)\\s+(?:${[...new Set(names)].join('|')})\\b`,
  );
  const found: string[] = [];
  for (const path of products.filter((each) => each.endsWith('.rs')).slice(0, MAX_READ_FILES))
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
  const own = frames.filter((frame) => !frame.isTest);
  for (const [rank, { path, line }] of own.entries()) {
    if (path === unit.file.path && holdsLine(unit, line))
      best = Math.max(best, (unit.name === '' ? 3 : 10) / (1 + rank * 0.4));
  }
  return best;
}

interface Naming {
  readonly wanted: ReadonlyMap<string, number>;
  readonly called: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
}

function nameScore(unit: Unit, { wanted, called, words }: Naming): number {
  const short = shortName(unit);
  if (short === '') return -1;
  const owner = unit.name.split('.').at(-2);
  const ofOwner = owner === undefined ? 0 : (wanted.get(owner) ?? 0);
  // Operators call methods that no test names.
  const isImplicit = /^__\w+__$/.test(short);
  const direct = (wanted.get(short) ?? 0) * 1.3 + Math.min(isImplicit ? 3 : 1.5, ofOwner);
  const own = nameWords(short);
  const shared = own.filter((word) => words.has(word)).length;
  return direct + (called.get(short) ?? 0) + (own.length === 0 ? 0 : (1.5 * shared) / own.length);
}

/** How much of a name's weight each further call in a chain of calls keeps. */
const SHARES = [0.55, 0.65, 0.7, 0.7];
/** The share for a function that is only named, because the receiver of the name may call it. */
const NAMED_SHARE = 0.8;

/** Functions that the wanted ones call, and those that these call: each step is worth less. */
function calledBy(
  files: readonly SourceFile[],
  wanted: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const uses = usesOf(files);
  const called = new Map<string, number>();
  let front = wanted;
  for (const share of SHARES) {
    const next = new Map<string, number>();
    for (const [name, weight] of front) {
      if (weight < 1) continue;
      for (const [other, part] of uses.get(name) ?? [])
        next.set(other, Math.max(next.get(other) ?? 0, weight * share * part));
    }
    for (const [name, weight] of next) called.set(name, Math.max(called.get(name) ?? 0, weight));
    front = next;
  }
  return called;
}

/** The names that each function calls or mentions; for a class, those of its constructor; for a table, those in it. */
function usesOf(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const uses = new Map<string, Map<string, number>>();
  const functions = new Set(files.flatMap(({ units }) => units.map(shortName)));
  const add = (user: string, used: string, part: number): void => {
    const known = uses.get(user) ?? new Map<string, number>();
    uses.set(user, known.set(used, Math.max(known.get(used) ?? 0, part)));
  };
  for (const file of files) {
    const { types } = file.language;
    const tables = new Set(
      file.declared
        .filter((each) => isFileLevel(each, file.language) && !functions.has(each.name))
        .map(({ name }) => name),
    );
    for (const unit of file.units) {
      if (unit.name === '') continue;
      for (const node of descendants(unit.node)) {
        if (types.calls.includes(node.type)) add(shortName(unit), calledName(node, file.text), 1);
        if (!types.identifiers.includes(node.type)) continue;
        const name = nodeText(file, node);
        if (functions.has(name) || tables.has(name)) add(shortName(unit), name, NAMED_SHARE);
      }
    }
    for (const { name, at, scope } of file.declared) {
      if (!tables.has(name)) continue;
      const whole = [at, ...ancestors(at)].findLast(
        (each) => each.parent === scope || each.parent?.parent === scope,
      );
      for (const node of whole === undefined ? [] : descendants(whole)) {
        const used = types.identifiers.includes(node.type) ? nodeText(file, node) : '';
        if (used !== name && functions.has(used)) add(name, used, 1);
      }
    }
  }
  return uses;
}

/** The name by which a function is called; for a constructor, the name of its class. */
function shortName({ name }: Unit): string {
  const [short = '', owner] = name.split('.').toReversed();
  return owner !== undefined && MAKES_OBJECTS.includes(short) ? owner : short;
}

const MAKES_OBJECTS = list`__init__ __new__ constructor new initialize __construct`;

function recentScore(unit: Unit, lines: ReadonlySet<number> | undefined): number {
  if (lines === undefined) return 0;
  let count = 0;
  for (let line = unit.startLine; line <= unit.endLine; line += 1) if (lines.has(line)) count += 1;
  return count === 0 ? 0 : 1 + Math.min(1, count / Math.max(1, unit.endLine - unit.startLine + 1));
}

/** What a failing run says about where the fault is. */
interface Clues {
  /** Places that stack traces and messages name, the one nearest to the failure first. Paths as they are printed. */
  readonly frames: readonly PrintedPlace[];
  /** Names that stand in failing lines: of functions, classes, tests. Each with how often. */
  readonly names: ReadonlyMap<string, number>;
}

interface PrintedPlace {
  readonly path: string;
  readonly line: number;
}

const MAX_FRAMES = 60;
const MAX_OUTPUT_CHARS = 200_000;
/** The patterns below are quadratic in the length of a line. */
const MAX_CLUE_LINE_CHARS = 1000;

/** `File "a/b.py", line 3, in f`, `at f (/my folder/a.js:3:4)`, `a.go:3 +0x1d`, `Class.java:3`, `a.ts(3,4)`. */
const FRAMES = [
  /File "(?<path>[^"\n]+)", line (?<line>\d+)/g,
  /\bat (?:async )?[\w$.<>[\] ]+? ?\((?:file:\/\/)?(?<path>[^\s():]+|\/[^\s()]+?):(?<line>\d+)(?::\d+)?\)/g,
  /(?:file:\/\/)?(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5}):(?<line>\d+)/g,
  /(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5})\((?<line>\d+),\d+\)/g,
];

const FAILING =
  /error|fail|assert|expected|actual|panic|exception|traceback|undefined|not defined|got|want|✗|✖|×|●|not ok|^E\s|^>/i;

export function readClues({ output, evidence, failures }: FailureText): Clues {
  const lines = [output, ...evidence]
    .flatMap((each) => stripAnsi(each).slice(-MAX_OUTPUT_CHARS).split('\n'))
    .filter((line) => noiseOf(line.slice(0, MAX_CLUE_LINE_CHARS)) !== 'ends')
    .map((line) => line.slice(0, MAX_CLUE_LINE_CHARS));
  const names = new Map<string, number>();
  const count = (name: string, weight: number): void => void names.set(name, (names.get(name) ?? 0) + weight);
  for (const line of lines) {
    if (line.length >= MAX_CLUE_LINE_CHARS || !FAILING.test(line)) continue;
    for (const name of withoutValues(line).match(/[A-Za-z_$][\w$]{2,}/g) ?? []) count(name, 1);
  }
  for (const { id, message } of failures) {
    for (const name of `${id} ${withoutValues(message.slice(0, MAX_CLUE_LINE_CHARS))}`.match(
      /[A-Za-z_$][\w$]{2,}/g,
    ) ?? [])
      count(name, 2);
  }
  const fromReport = failures.flatMap(({ file, line }) =>
    file === null ? [] : [{ path: file, line: line ?? 0 }],
  );
  return { frames: [...framesOf(lines.join('\n')), ...fromReport], names };
}

/** Without what is inside of printed values: `Err(SpannedError { start: 1, end: 2 })` names no function `end`. */
function withoutValues(text: string): string {
  const next = text.replace(/\{[^{}]*\w: [^{}]*\}/g, ' ');
  return next === text ? text : withoutValues(next);
}

/** Python prints the deepest call last, other languages first: a place counts from the nearer end. */
function framesOf(text: string): PrintedPlace[] {
  const found = FRAMES.flatMap((pattern) => [...text.matchAll(pattern)]);
  const isPython = /Traceback \(most recent call last\)|^\S+\.py:\d+: /m.test(text);
  const ordered = found.toSorted((a, b) => (isPython ? b.index - a.index : a.index - b.index));
  const places = ordered.map(({ groups }) => [groups?.['path'] ?? '', Number(groups?.['line'])] as const);
  const distinct = new Map(places.map(([path, line]) => [`${path}:${line}`, { path, line }]));
  return [...distinct.values()].slice(0, MAX_FRAMES);
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

interface ResolvedFrame extends PrintedPlace {
  readonly isTest: boolean;
}

/** Printed paths by those of the tree: the same, or the only one that it ends in, or that ends in it. */
function resolveFrames(tree: RepairTree, { frames }: Clues, sources: readonly string[]): ResolvedFrame[] {
  return frames.flatMap(({ path, line }) => {
    const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/|file:\/\/)/, '');
    const name = posix.basename(plain);
    const named = sources.filter((each) => each.endsWith(name));
    const fits = named.filter(
      (each) => plain === each || plain.endsWith(`/${each}`) || each.endsWith(`/${plain}`),
    );
    const [best] = fits.toSorted((a, b) => b.length - a.length);
    return best === undefined ? [] : [{ path: best, line, isTest: tree.isTest(best) }];
  });
}

/** Names that the failing tests use, with weights: in the failing test itself, in the message, elsewhere in its file. */
function wantedNames(
  clues: Clues,
  tests: readonly SourceFile[],
  failure: FailureText,
): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  const add = (name: string, weight: number): void =>
    void wanted.set(name, Math.max(wanted.get(name) ?? 0, weight));
  const failing = new Set(failure.failures.flatMap(({ id }) => id.match(/[A-Za-z_$][\w$]*/g) ?? []));
  for (const file of tests) {
    for (const unit of file.units) {
      const short = unit.name.split('.').at(-1) ?? '';
      const isFailing = failing.has(short) || (short !== '' && clues.names.has(short)) || isHit(clues, unit);
      for (const node of unit.expressions) {
        const { types } = file.language;
        if (types.calls.includes(node.type)) add(calledName(node, file.text), isFailing ? 4 : 1.5);
        else if (types.identifiers.includes(node.type)) add(nodeText(file, node), isFailing ? 2 : 0.7);
      }
    }
  }
  for (const [name, times] of clues.names) add(name, Math.min(2, 0.7 + times * 0.2));
  wanted.delete('');
  return wanted;
}

const isHit = ({ frames }: Clues, unit: Unit): boolean =>
  unit.node.parent !== null &&
  frames.some(({ path, line }) => path.endsWith(posix.basename(unit.file.path)) && holdsLine(unit, line));
