import { byteLength, cutMark, shorten } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import type { FailureText, Redact } from '../core/ports.ts';
import { idParts } from '../core/test-names.ts';
import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { type FailureLeads, leadsOf, type RepairTree, readFiles } from './failure-leads.ts';
import { list } from './languages.ts';
import { calledIn, calledName, calleeOf, holdsWord, unquoted } from './names.ts';
import {
  folderOf,
  holderOf,
  holdsLine,
  importsOfAll,
  isInlineTest,
  isWithin,
  nodeText,
  type SourceFile,
  stemOf,
  type Unit,
} from './source-file.ts';

const MAX_TESTS = 3;
/** Only so many failures are looked up; many may be cases of one test. */
const MAX_FAILING_TESTS = 12;
const MAX_BYTES = 2750;
/** Up to so many lines, a test is shown whole where there is room; a longer one, or one without room, with fewer. */
const LINES_OF_A_TEST = [60, 40, 30, 22, 16, 12] as const;
const LINES_OF_A_HELPER = 20;
const MAX_SEARCHED_FILES = 6;

/** A test of a failing run. */
export interface FailingTest {
  readonly file: SourceFile;
  readonly node: SyntaxNode;
  /** The line that failed, or that names a case of a table; null where neither is known. */
  readonly line: number | null;
  /** The rows that failures name, of tables in the test; of a test of Go also its subtests that failed. */
  readonly rows: readonly SyntaxNode[];
}

/**
 * The source of the failing tests at the base commit, one of each file first, each after its `path:line`, then functions of the same
 * files that they call; '' where no test is found. What the shown output quotes of a test, as pytest does, is left out.
 */
export async function failingTestSource(
  tree: RepairTree,
  failure: FailureText,
  redact: Redact,
): Promise<string> {
  const tests = await findFailingTests(tree, failure, leadsOf(tree, failure));
  return failingTestsText(tests, {
    quoted: failure.output.quoted(),
    redact,
    areAll: failure.failures.length <= MAX_FAILING_TESTS,
  });
}

/** An output that holds at least this share of a test's lines, up to the one that failed, quotes the test. */
const QUOTED_SHARE = 0.8;

/** Whether an output quotes a function, up to the line of it that failed. */
export function isQuoted(
  { file, node, line }: Omit<FailingTest, 'rows'>,
  quoted: ReadonlySet<string>,
): boolean {
  const lines = nodeText(file, node).split('\n');
  const ran = line === null ? lines : lines.slice(0, Math.max(1, line - node.line + 1));
  const filled = ran.map((each) => each.trim()).filter((each) => each !== '');
  return (
    filled.length > 1 && filled.filter((each) => quoted.has(each)).length >= filled.length * QUOTED_SHARE
  );
}

/**
 * Finds the failing tests by the line that the runner prints, else by their names; each once, one of each file first, else in the order
 * of the failures.
 */
export async function findFailingTests(
  tree: RepairTree,
  failure: FailureText,
  leads: FailureLeads,
): Promise<readonly FailingTest[]> {
  const read = new Map<string, Promise<SourceFile | undefined>>();
  const open: OpenFile = (path) => {
    const file = read.get(path) ?? readFiles(tree, [path]).then(([first]) => first);
    read.set(path, file);
    return file;
  };
  const found: FailingTest[] = [];
  const add = (test: FailingTest | null): void => {
    if (test === null) return;
    const at = found.findIndex((outer) => isPartOf(test, outer));
    const outer = found[at];
    if (outer === undefined) found.push(test);
    else found[at] = { ...outer, rows: [...new Set([...outer.rows, ...test.rows])].slice(0, MAX_NAMED_ROWS) };
  };
  const failures = oneOfEachFirst(failure.failures, wholeOf).slice(0, MAX_FAILING_TESTS);
  const names = [...new Set(failures.flatMap(searchedNames))];
  for (const each of failures)
    add(await testOf(each, { tree, leads, open, names, printed: failure.output.linesOf(each.id) }));
  for (const { path, line } of found.length > 0 ? [] : leads.frames.filter(({ isTest }) => isTest)) {
    const file = await open(path);
    if (file !== undefined) add(shownAt(file, nodeAtLine(file, line), { line }));
  }
  if (found.length === 0 && failure.failures.length === 0)
    for (const check of await checksByTitle(tree, leads, open)) add(check);
  return oneOfEachFirst(found, ({ file }) => file);
}

/** The blocks that hold, as a text, the title of a check which a line of the output says to have failed. */
async function checksByTitle(
  tree: RepairTree,
  leads: FailureLeads,
  open: OpenFile,
): Promise<readonly FailingTest[]> {
  const wanted = leads.clues.titles.slice(0, MAX_FAILING_TESTS);
  const holding = wanted.length === 0 ? new Map() : await tree.search(wanted);
  const paths = leads.sources.filter((path) => holding.has(path)).slice(0, MAX_SEARCHED_FILES);
  const files = (await Promise.all(paths.map(open))).filter((file) => file !== undefined);
  return files.flatMap((file) =>
    [...file.root.descendants()].flatMap((node): FailingTest[] => {
      if (!/string/.test(node.type) || !wanted.includes(nodeText(file, node))) return [];
      const block = node.ancestors().find(({ type }) => file.language.types.blocks.includes(type));
      return block === undefined ? [] : [{ file, node: block, line: node.line, rows: [] }];
    }),
  );
}

/** The first item of each key, then the second of each, and so on. */
function oneOfEachFirst<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] {
  const seen = new Map<unknown, number>();
  const counted = items.map((item) => {
    const before = seen.get(keyOf(item)) ?? 0;
    seen.set(keyOf(item), before + 1);
    return { item, before };
  });
  return counted.toSorted((a, b) => a.before - b.before).map(({ item }) => item);
}

/** What holds a failing test: its file, or the one in which its message begins; else its suite, or the test of Go around a subtest. */
const wholeOf = ({ id, file, message }: TestFailure): string =>
  file ?? /^(\S+\.\w+):\d+: /.exec(message)?.[1] ?? idParts(id).slice(0, -1).join(' ');

type OpenFile = (path: string) => Promise<SourceFile | undefined>;

interface Around {
  readonly tree: RepairTree;
  readonly leads: FailureLeads;
  readonly open: OpenFile;
  /** By which files with one of the failing tests are searched for. */
  readonly names: readonly string[];
  /** What the output prints of the failure. */
  readonly printed: readonly string[];
}

const isPartOf = (inner: FailingTest, outer: FailingTest): boolean =>
  inner.file === outer.file && isWithin(inner.node, outer.node);

async function testOf(
  failure: TestFailure,
  { tree, leads, open, names, printed: ofTest }: Around,
): Promise<FailingTest | null> {
  const id = nameWithoutFile(failure);
  const messages = messagesAtPlace(failure, ofTest);
  let best: { readonly shown: FailingTest; readonly rank: number } | null = null;
  let placed: FailingTest | null = null;
  for await (const path of filesOf(failure, { tree, leads, names })) {
    const file = await open(path);
    if (file === undefined) continue;
    const printed = leads.frames.filter((frame) => frame.path === path).map(({ line }) => line);
    const lines = failure.file === path && failure.line !== null ? [failure.line, ...printed] : printed;
    const named = nodeByName(file, id, lines);
    if (named !== null && (best === null || named.rank > best.rank)) {
      const within = lines.find((line) => line >= named.node.line && line <= endLineOf(file, named.node));
      const line = within ?? lineOfCase(file, named.node, id);
      const shown = shownAt(file, named.node, { line, messages });
      if (shown !== null) best = { shown, rank: named.rank };
    }
    if (failure.file === path && failure.line !== null)
      placed = shownAt(file, nodeAtLine(file, failure.line), { line: failure.line, messages });
    if (best !== null && best.rank >= spacedWords(id).length) break;
  }
  return best?.shown ?? placed;
}

interface FailedAt {
  readonly line: number | null;
  readonly messages?: readonly string[];
}

const shownAt = (
  file: SourceFile,
  node: SyntaxNode | null,
  { line, messages = [] }: FailedAt,
): FailingTest | null => {
  if (node === null) return null;
  const whole = wholeTest(file, node);
  const rows = [...new Set(messages.flatMap((each) => rowOfCase(file, whole, each)))].slice(
    0,
    MAX_NAMED_ROWS,
  );
  return { file, node: whole, line, rows: whole === node || line !== null ? rows : [node, ...rows] };
};

/** The name with the message of a failure, then with each further message from its place: a loop over a table may fail many times. */
function messagesAtPlace({ id, message }: TestFailure, printed: readonly string[]): readonly string[] {
  const [place] = /^\S+:\d+: /.exec(message) ?? [];
  const lines = place === undefined ? [] : printed.map((line) => line.trim());
  const further = lines.filter((line) => line.startsWith(place ?? '') && line !== message);
  return [message, ...further].map((each) => `${id} ${each}`);
}

/** The `Test…` function or method of Go around a subtest, and the `TEST_CASE` around a section: tables and what is set up stand there. */
const wholeTest = (file: SourceFile, node: SyntaxNode): SyntaxNode =>
  [...node.ancestors()].findLast(
    (each) => WHOLE_TESTS.get(file.language.id)?.includes(each.type) && !SUITE.test(nodeText(file, each)),
  ) ?? node;

/** doctest's macro around the tests of a suite. */
const SUITE = /^\w*TEST_SUITE\w*\(/;

const WHOLE_TESTS = new Map<string, readonly string[]>([
  ['go', ['function_declaration', 'method_declaration']],
  ['cpp', ['function_definition']],
]);

/** The name of a failing test without its file, and without the parameters that pytest and PHPUnit write after it. */
function nameWithoutFile({ id, file }: TestFailure): string {
  const name = file !== null && id.startsWith(file) ? id.slice(file.length) : id;
  return name.replace(/(?<=\w)\[.*$/s, '').replace(/ with data set .*$/s, '');
}

/**
 * The test file that the runner names, then those that the output prints and those that a search for the name finds. cargo, for
 * one, names the file that panicked, which may hold helpers of tests: a file that is no test file comes last.
 */
async function* filesOf(
  failure: TestFailure,
  { tree, leads: { frames, sources }, names }: Pick<Around, 'tree' | 'leads' | 'names'>,
): AsyncGenerator<string> {
  const id = nameWithoutFile(failure);
  // ctest names a test by its executable, which often has the name of the source file: `cart_test` of `cart_test.cpp`.
  const isNamedAfter = (path: string): boolean =>
    (stemOf(path) === id || failure.id.startsWith(path)) && tree.isTest(path);
  const named = sources.filter((path) => path === failure.file || isNamedAfter(path));
  const tests = named.filter((path) => tree.isTest(path));
  yield* tests;
  if (tests.some(isNamedAfter)) return;
  // One search for the names of all failing tests; then only the files that it found are searched for each.
  await tree.search(names);
  const found = await tree.search(searchedNames(failure));
  const searched = sources
    .filter((path) => found.has(path))
    .toSorted((a, b) => Number(tree.isTest(b)) - Number(tree.isTest(a)))
    .slice(0, MAX_SEARCHED_FILES);
  const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
  yield* new Set([...printed, ...searched, ...named]).difference(new Set(tests));
}

/** The names of a test and of what holds it, as its source writes them. */
const searchedNames = (failure: TestFailure): readonly string[] =>
  nameWithoutFile(failure)
    .split(/ [>›] |::|[#/$]|(?<=\w)[. ](?=\w)/)
    .slice(-2)
    .filter((part) => part.length > 2);

/** ` testadd 60 percent ` for `TestAdd/60_percent`: runners write names with other signs than the source does. */
const spacedWords = (text: string): string =>
  ` ${text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()} `;

/** The test that the end of `id` names; `rank` says how far into the id its name reaches, and is below 0 where it ends within a part. */
function nodeByName(
  file: SourceFile,
  id: string,
  lines: readonly number[],
): { readonly node: SyntaxNode; readonly rank: number } | null {
  const wanted = spacedWords(id);
  const ends = new Set(
    idParts(id).map((_, at, parts) => spacedWords(parts.slice(0, at + 1).join(' ')).length),
  );
  const found = titledNodes(file).flatMap(({ node, title }) => {
    const end = endOfTitle(wanted, title);
    return end === 0
      ? []
      : [
          {
            node,
            // A title that ends within a part of the name may be a word of another test's title, or of an assertion's.
            rank: ends.has(end) ? end : end - wanted.length,
            length: title.length,
            isHit: lines.some((line) => nodeHoldsLine(file, node, line)),
          },
        ];
  });
  const [best] = found.toSorted(
    (a, b) => b.rank - a.rank || b.length - a.length || Number(b.isHit) - Number(a.isHit),
  );
  return best ?? null;
}

/**
 * The position in the name `wanted` where the title ends; 0 where the name does not hold it. In a title of parameterized tests,
 * any words fit a placeholder.
 */
function endOfTitle(wanted: string, title: string): number {
  const pieces = title.split(PLACEHOLDER).map((piece) => spacedWords(piece).trim());
  let at = 0;
  if (pieces.length === 1) {
    const piece = ` ${pieces[0]} `;
    const found = piece.trim() === '' ? -1 : wanted.lastIndexOf(piece);
    return found === -1 ? 0 : found + piece.length;
  }
  if (pieces.every((piece) => piece === '')) return 0;
  for (const piece of pieces) {
    const found = wanted.indexOf(piece, at);
    if (found === -1) return 0;
    at = found + piece.length;
  }
  return pieces.at(-1) === '' ? wanted.length : at;
}

const PLACEHOLDER = /%[a-z#]|\$\{[^}]*\}|#\{[^}]*\}|\$\w+|\{\w*\}/;

interface TitledNode {
  readonly node: SyntaxNode;
  readonly title: string;
}

/** Nodes that may be tests, with their titles: functions, calls that are given a title and a block, and what the macros of C++ define. */
function titledNodes(file: SourceFile): readonly TitledNode[] {
  const { types } = file.language;
  return [...file.root.descendants()].flatMap((node): TitledNode[] => {
    if (types.functions.includes(node.type)) {
      const title = functionTitle(file, node);
      return title === ''
        ? []
        : [{ node: node.parent?.type === 'decorated_definition' ? node.parent : node, title }];
    }
    if (!types.calls.includes(node.type)) return [];
    const title = callTitle(file, node);
    return title === null || !holdsBlock(file, node) ? [] : [{ node, title }];
  });
}

function functionTitle(file: SourceFile, node: SyntaxNode): string {
  const name = node.children.find(({ field }) => field === 'name');
  if (name !== undefined) return nodeText(file, name);
  if (file.language.id !== 'cpp') return '';
  const head = /^[^{]*/.exec(nodeText(file, node))?.[0] ?? '';
  // `TEST_CASE("title", "[tag]")`; `TEST(Suite, Name)`, `TEST_F(Fixture, Name)`; else the last name before the parameters.
  const titled = /^\s*[A-Z][A-Z_]*\([^"(){}]*"((?:\\.|[^"\\\n])*)"/.exec(nodeText(file, node));
  if (titled !== null) return titled[1] ?? '';
  const macro = /\b[A-Z][A-Z_]*\s*\(\s*(\w+)\s*(?:,\s*(\w+)\s*)?\)\s*$/.exec(head);
  if (macro !== null) return [macro[1], macro[2]].filter((part) => part !== undefined).join('.');
  return /([\w~]+)\s*\(/.exec(head)?.[1] ?? '';
}

function callTitle(file: SourceFile, call: SyntaxNode): string | null {
  const holder = call.children.find(({ type }) => file.language.types.argumentLists.includes(type));
  const first = holder === undefined ? undefined : holder.namedChildren()[0];
  const text = first === undefined ? '' : nodeText(file, first).trim();
  return unquoted(text)?.replace(/\\(.)/g, '$1') ?? null;
}

const holdsBlock = (file: SourceFile, call: SyntaxNode): boolean =>
  [...call.descendants()].some(
    ({ type }) => file.language.types.functions.includes(type) || type === 'do_block' || type === 'block',
  );

const endLineOf = (file: SourceFile, node: SyntaxNode): number =>
  node.line + nodeText(file, node).trimEnd().split('\n').length - 1;

const nodeHoldsLine = (file: SourceFile, node: SyntaxNode, line: number): boolean =>
  line >= node.line && line <= endLineOf(file, node);

/** The innermost test that holds a line; where there is none, the function that holds it. */
function nodeAtLine(file: SourceFile, line: number): SyntaxNode | null {
  const around = titledNodes(file).filter(({ node }) => nodeHoldsLine(file, node, line));
  const inner = around.toSorted((a, b) => a.node.end - a.node.start - (b.node.end - b.node.start))[0]?.node;
  return inner ?? file.units.find((unit) => unit.name !== '' && holdsLine(unit, line))?.node ?? null;
}

/** The line of a table that names the case: `{name: "60 percent", …}` for `TestDiscount/60_percent`. */
function lineOfCase(file: SourceFile, node: SyntaxNode, id: string): number | null {
  const name = spacedWords(id.split(/[/>›]/).at(-1) ?? '');
  const at = nodeText(file, node)
    .split('\n')
    .findIndex((line, index) => index > 0 && name.trim().length > 2 && spacedWords(line).includes(name));
  return at === -1 ? null : node.line + at;
}

const MIN_ROWS = 2;
const MAX_NAMED_ROWS = 3;

/**
 * The one row of a table whose values fit `text`, a failure's name and message, best; where there is no such row, the one that Go counted
 * (`TestAdd/#01`). Empty where neither is known.
 */
function rowOfCase(file: SourceFile, node: SyntaxNode, text: string): readonly SyntaxNode[] {
  const rows = [...node.descendants()].flatMap((each) => {
    const cases = tableRows(file, each);
    return cases.length === 0 || each.parent === null || isRow(file, each.parent, node) ? [] : cases;
  });
  const values = rows.map((row) => textsOfRow(file, row).filter((value) => holdsWord(value, text)));
  const counts = new Map<string, number>();
  for (const value of values.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const scores = values.map((rowValues) =>
    rowValues.reduce((sum, value) => sum + value.length / (counts.get(value) ?? 1), 0),
  );
  const best = Math.max(0, ...scores);
  const named = best === 0 ? [] : rows.filter((_, at) => scores[at] === best);
  if (named.length === 1) return named;
  const counted = /\/#(\d+)(?: |$)/.exec(text)?.[1];
  return counted === undefined ? [] : rows.slice(Number(counted)).slice(0, 1);
}

/** The rows of a node; none where it is no table, or has too few rows. */
function tableRows(file: SourceFile, node: SyntaxNode): readonly SyntaxNode[] {
  const rows = file.language.types.tables.includes(node.type) ? node.namedChildren() : [];
  return rows.length < MIN_ROWS ? [] : rows;
}

/** Whether a node stands inside of a table of the test: it is a row, or a part of one. */
function isRow(file: SourceFile, node: SyntaxNode, test: SyntaxNode): boolean {
  for (const each of [node, ...node.ancestors()]) {
    if (each === test) return false;
    if (tableRows(file, each).length > 0) return true;
  }
  return false;
}

/** The texts of a row, without their quotes. */
const textsOfRow = (file: SourceFile, row: SyntaxNode): readonly string[] => [
  ...new Set(
    [...row.descendants()]
      .filter(({ type }) => /string/.test(type))
      .map((node) => nodeText(file, node).replace(/^\w*["'`]+|["'`]+$/g, ''))
      .filter((value) => value.length >= 2 && !value.includes('\n')),
  ),
];

function failingTestsText(
  tests: readonly FailingTest[],
  { areAll, ...request }: ExcerptRequest & { readonly areAll: boolean },
): string {
  const sizeOf = (texts: readonly string[]): number => byteLength(texts.join('\n\n'));
  const all = tests
    .map((test) => LINES_OF_A_TEST.map((most) => excerpt(test, most, request)))
    .filter(([whole]) => whole !== '');
  const excerpts = all.slice(0, MAX_TESTS);
  // No test takes the room of another: all are cut alike, then each gets what is left.
  const level = LINES_OF_A_TEST.findIndex(
    (_, at) => sizeOf(excerpts.map((each) => each[at] ?? '')) <= MAX_BYTES,
  );
  const parts: string[] = level === -1 ? [] : excerpts.map((each) => each[level] ?? '');
  for (const [at, levels] of excerpts.entries()) {
    const text = levels.find((each) => sizeOf(parts.toSpliced(at, 1, each)) <= MAX_BYTES);
    if (text !== undefined) parts[at] = text;
  }
  const left = all.length - parts.length;
  if (left > 0) {
    const count = `${areAll ? '' : 'at least '}${left} more failing ${left === 1 ? 'test' : 'tests'}`;
    parts.push(cutMark(count));
  }
  for (const helper of helpersOf(tests.slice(0, MAX_TESTS))) {
    const text = excerpt(helper, LINES_OF_A_HELPER, request);
    const isWhole = text.split('\n').length <= 1 + LINES_OF_A_HELPER;
    if (isWhole && sizeOf([...parts, text]) <= MAX_BYTES) parts.push(text);
  }
  return parts.join('\n\n');
}

const MAX_LINE_CHARS = 200;
/** The first lines of a long test are always shown: they hold its name. */
const HEAD_LINES = 3;
/** Lines after the failing one count as farther away: most of what it needs stands before it. */
const COST_OF_LATER_LINES = 3;
const LINES_OF_ROWS = 18;

/** The lines of a node, redacted before a long one is cut. */
export function linesOf(file: SourceFile, node: SyntaxNode, redact: Redact): readonly string[] {
  const start = file.text.lastIndexOf('\n', node.start - 1) + 1;
  const whole = redact(file.text.slice(start, node.end).trimEnd());
  return whole.split(/\r?\n/).map((each) => shorten(each, MAX_LINE_CHARS, 'mark'));
}

interface ExcerptRequest {
  /** The lines that the shown output quotes. */
  readonly quoted: ReadonlySet<string>;
  readonly redact: Redact;
}

/** So many lines that the output quotes at the head of a test are not shown again, where all that follows has room. */
const MIN_QUOTED_HEAD = 5;

/**
 * At most `most` lines of a test: its head, and the lines nearest to the one that failed and to the rows. Of a test that the output quotes
 * up to the line that failed, or whose head it quotes, what stands below; '' where that is nothing. All is redacted before it is cut.
 */
function excerpt(
  { file, node, line, rows }: FailingTest,
  most: number,
  { quoted, redact }: ExcerptRequest,
): string {
  const lines = linesOf(file, node, redact);
  const title = redact(`${file.path}:${node.line}`);
  const isKnown = (at: number): boolean => quoted.has(lines[at]?.trim() ?? '') || lines[at]?.trim() === '';
  const head = lines.findIndex((_, at) => !isKnown(at));
  const isHeadQuoted = head >= MIN_QUOTED_HEAD && lines.length - head <= most;
  if (isHeadQuoted || isQuoted({ file, node, line }, quoted)) {
    const below = line === null ? lines.length : line - node.line + 1;
    const isAll = [...lines.keys()].every(
      (at) => isKnown(at) || (at >= below && !/\w/.test(lines[at] ?? '')),
    );
    if (isAll) return '';
    const from = lines.findIndex((_, at) => at >= below || !isKnown(at));
    const mark = cutMark(`${from} ${from === 1 ? 'line' : 'lines'} that the output shows`);
    return [title, ...(from > 0 ? [mark] : []), ...withCuts(lines.slice(from), (at) => at < most)].join('\n');
  }
  if (lines.length <= most) return [title, ...lines].join('\n');
  const count = Math.min(most, LINES_OF_A_TEST[1]);
  const marked = [
    ...rows.flatMap((row) =>
      lineNumbers(
        row.line,
        Math.min(endLineOf(file, row), row.line + Math.floor(LINES_OF_ROWS / rows.length) - 1),
      ),
    ),
    ...(line === null ? [] : [line]),
  ].map((each) => each - node.line);
  const costOf = (at: number): number =>
    at < HEAD_LINES
      ? -1
      : Math.min(
          at + lines.length,
          ...marked.map((mark) => (at <= mark ? mark - at : (at - mark) * COST_OF_LATER_LINES)),
        );
  const shown = new Set([...lines.keys()].toSorted((a, b) => costOf(a) - costOf(b) || a - b).slice(0, count));
  return [title, ...withCuts(lines, (at) => shown.has(at))].join('\n');
}

/** The shown lines, and a mark for each gap. A gap of a single line is shown: its mark would be no shorter. */
export function withCuts(
  lines: readonly string[],
  isShown: (at: number) => boolean,
  unit = 'line',
): readonly string[] {
  const parts: string[] = [];
  let left = 0;
  for (const [at, text] of lines.entries()) {
    if (!isShown(at) && !(isShown(at - 1) && isShown(at + 1))) {
      left += 1;
      continue;
    }
    if (left > 0) parts.push(cutMark(left, { unit }));
    left = 0;
    parts.push(text);
  }
  return [...parts, ...(left > 0 ? [cutMark(left, { unit })] : [])];
}

const lineNumbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/**
 * Functions of the same files that the tests call, and all methods of a type whose method they call. A function without a name, as the
 * body of a test in `it(…)` is, is left out.
 */
function helpersOf(shown: readonly FailingTest[]): readonly FailingTest[] {
  return [...new Set(shown.map(({ file }) => file))].flatMap((file) => {
    const tests = shown.filter((test) => test.file === file).map(({ node }) => node);
    const calls = tests
      .flatMap((node) => [...node.descendants()])
      .flatMap((node) => (file.language.types.calls.includes(node.type) ? calledAs(file, node) : []));
    const byName = Map.groupBy(calls, ({ name }) => name);
    const owners = new Map(
      [...byName].map(([name, of]) => [name, new Set(of.map(({ owner }) => owner))] as const),
    );
    const areInline = tests.some(({ parent }) => parent !== null && isInlineTest(file, parent));
    const isOutside = (node: SyntaxNode): boolean =>
      !tests.some((test) => node.start < test.end && node.end > test.start) &&
      (!areInline || isInlineTest(file, node));
    const named = file.units.filter(
      ({ node, name }) =>
        (functionTitle(file, node) !== '' || holderOf(node, file) !== null) &&
        isOutside(node) &&
        !(file.language.id === 'go' && TEST_OF_GO.test(name)),
    );
    const holders = new Set(tests.flatMap((node) => node.ancestors().toArray()));
    const heads = [...holders]
      .filter((each) => isType(file, each))
      .flatMap(({ children }) => headOf(file, children));
    const called = named.filter(({ name }) => isUnitCalled(owners, name));
    const functions = called.filter(({ name }) => ownerIn(name) === '');
    const types = typesNamed(file, [...tests, ...heads, ...functions.map(({ node }) => node)]);
    const byCall = called.filter(({ name }) => ownerIn(name) === '' || types.has(ownerIn(name)));
    const isInTestClass = ({ node }: Unit): boolean =>
      node.ancestors().some((each) => holders.has(each) && isType(file, each));
    const byOwner = Map.groupBy(named, ({ name }) => ownerIn(name));
    const decides = (owner: string): boolean =>
      (byOwner.get(owner) ?? []).some(({ name }) => !AS_TEXT.includes(name.split('.').at(-1) ?? ''));
    const isOfType = (unit: Unit): boolean => types.has(ownerIn(unit.name)) && !isInTestClass(unit);
    return named
      .filter((unit) => byCall.includes(unit) || isOfType(unit))
      .filter(({ name }) => ownerIn(name) === '' || decides(ownerIn(name)))
      .map(({ node }) => ({ file, node, line: null, rows: [] }));
  });
}

/** Also a method of a suite of testify, which is of one type with its helpers. */
const TEST_OF_GO = /(?:^|\.)Test(?![a-z])/;

/** Files with functions for tests, as `tests/common/mod.rs`, that are read. */
const MAX_SUPPORT_FILES = 6;
const MAX_SUPPORT_FUNCTIONS = 20;

/** Functions of the tests that the failing tests call, directly or through others, also where they stand in another test file. */
export async function supportOf(
  tree: RepairTree,
  { sources, frames }: FailureLeads,
  failing: readonly FailingTest[],
): Promise<readonly FailingTest[]> {
  const files = [...new Set(failing.map(({ file }) => file))];
  const folders = new Set(files.filter(({ language }) => language.id === 'go').map(folderOf));
  const imported = importsOfAll(files, sources);
  const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
  const near = folders.size === 0 ? [] : sources.filter((path) => folders.has(folderOf({ path })));
  const known = new Set(files.map(({ path }) => path));
  const paths = [...new Set([...printed, ...imported, ...near])].filter((path) => !known.has(path));
  const others = paths.filter((path) => tree.isTest(path)).slice(0, MAX_SUPPORT_FILES);
  const support = [...files, ...(await readFiles(tree, others))];
  const found: FailingTest[] = [...helpersOf(failing)];
  const next: Pick<FailingTest, 'file' | 'node'>[] = [...failing, ...found];
  const isKnown = ({ file, node }: Unit): boolean =>
    [...failing, ...found].some((each) => each.file === file && isWithin(node, each.node)) ||
    failing.some((each) => each.file === file && isWithin(each.node, node));
  for (let at = next.shift(); at !== undefined; at = next.shift()) {
    const { file, node } = at;
    const names = new Set([...node.descendants()].flatMap((each) => calledIn(each, file) ?? []));
    for (const other of support)
      for (const unit of other.units) {
        const isCalled = unit.name !== '' && names.has(unit.name) && other.language.id === file.language.id;
        if (!isCalled || found.length >= MAX_SUPPORT_FUNCTIONS || isKnown(unit)) continue;
        // In a file that holds the product as well, only tests are.
        if (!tree.isTest(other.path) && !isInlineTest(other, unit.node)) continue;
        found.push({ file: other, node: unit.node, line: null, rows: [] });
        next.push({ file: other, node: unit.node });
      }
  }
  return found;
}

/** Methods that give a value as text: alone, they decide nothing. */
const AS_TEXT = list`String Error GoString toString inspect to_s __str__ __repr__ __toString fmt`;

const isType = (file: SourceFile, { type }: SyntaxNode): boolean =>
  file.language.types.classes.includes(type);

/** What stands before the body of a type: its name, and those of the types that it is made from. */
const headOf = (file: SourceFile, children: readonly SyntaxNode[]): readonly SyntaxNode[] =>
  children.filter(({ field, type }) => field !== 'body' && !file.language.types.blocks.includes(type));

/** `Stack` of `Stack<T>.push`; '' of a function. */
const ownerIn = (unit: string): string => withoutTypeArguments(unit).split('.').at(-2) ?? '';

/** The words in nodes that may name a type. */
const typesNamed = (file: SourceFile, nodes: readonly SyntaxNode[]): ReadonlySet<string> =>
  new Set(
    nodes.flatMap((node) =>
      node
        .descendants()
        .filter(({ type, children }) => children.length === 0 && /identifier|constant|name/.test(type))
        .map((each) => nodeText(file, each))
        .toArray(),
    ),
  );

interface Called {
  readonly name: string;
  /** `Cart` of `Cart::new()` and `Cart.of()`, '' of `cart.total()`, whose type is not told; null of `total()`. */
  readonly owner: string | null;
}

function calledAs(file: SourceFile, call: SyntaxNode): readonly Called[] {
  const name = calledName(call, file.text);
  const callee = calleeOf(call);
  if (name === '' || callee === null) return [];
  const path = withoutTypeArguments(
    file.text.slice(Math.max(callee.end - MAX_PATH_CHARS, call.start), callee.end),
  );
  const owner = /(?:^|\W)([A-Z]\w*)(?:::|\.)\w+$/.exec(path)?.[1];
  return [{ name, owner: owner ?? (/\.\s*\w+[?!]?$/.test(path) ? '' : null) }];
}

const MAX_PATH_CHARS = 200;
const withoutTypeArguments = (path: string): string => path.replace(/(?:::)?<[^<>]*>/g, '');

/** `owners`: of calls, by their names. */
function isUnitCalled(owners: ReadonlyMap<string, ReadonlySet<Called['owner']>>, unit: string): boolean {
  const parts = withoutTypeArguments(unit).split('.');
  const called = owners.get(parts.at(-1) ?? '');
  if (called === undefined) return false;
  const isMethod = parts.length > 1;
  if (called.has(null) || (isMethod && (called.has('') || called.has('Self')))) return true;
  const owner = parts.at(-2);
  return owner !== undefined && owner !== '' && owner !== 'Self' && called.has(owner);
}
