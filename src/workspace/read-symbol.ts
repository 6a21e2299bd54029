import { byteLength, collapsed, cutMark, firstNames, shorten } from '../base/text.ts';
import type { Observation } from '../core/events.ts';
import type { LikelyPlace } from '../core/ports.ts';
import { answered, countOf, type FileTree, type TreeFile } from './file-tree.ts';
import { rankOfKind } from './overview.ts';
import {
  decodeText,
  fileLines,
  MAX_PAGE_BYTES,
  MAX_READ_LINE_CHARS,
  type ReadingRecord,
} from './read-file.ts';
import { showPath } from './repo-path.ts';
import { MAX_SOURCE_BYTES } from './snapshot.ts';

/** Where a name is defined in a file. */
interface Definition {
  /** With its owners: `Stack.push`. */
  readonly name: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** Finds the definitions of a name, its parts apart, in one file by its syntax; null where its language is not known. */
export type DefinitionFinder = (
  file: { readonly path: string; readonly text: string },
  name: readonly string[],
) => Promise<readonly Definition[] | null>;

/** `['Stack', 'push']` of `Stack.push`, `Stack::push` and `Stack#push`. */
const partsOfName = (name: string): readonly string[] => name.split(/::|[.#]/).filter((part) => part !== '');

/** A search parses at most so many files and bytes: a common name may stand in thousands of files. */
const MAX_PARSED_FILES = 100;
const MAX_PARSED_BYTES = 4 * 1024 * 1024;
const MAX_NAMED_DEFINITIONS = 20;
/** The most characters of a path with its lines and name, and of the list of definitions that are not shown. */
const MAX_PLACE_CHARS = 300;
const MAX_NAMED_CHARS = 1_000;

interface Found extends Definition {
  readonly file: TreeFile;
  readonly text: string;
}

interface SymbolRequest {
  readonly name: string;
  readonly likely: readonly LikelyPlace[];
  readonly find: DefinitionFinder;
}

/**
 * The tool `read_symbol`: the definitions of a function, method, class or type, with numbered lines. Those at likely places come first,
 * then those of the product, then those of tests.
 */
export async function readSymbol(
  tree: FileTree,
  record: ReadingRecord,
  { name, likely, find }: SymbolRequest,
): Promise<Observation> {
  const lastPart = partsOfName(name).at(-1) ?? name;
  const { files, problem } = await tree.holding('', lastPart);
  const places = likely.map(({ path }) => path).toReversed();
  const candidates = files
    .filter(({ kind }) => kind === 'file')
    .toSorted(
      (a, b) =>
        places.lastIndexOf(b.path) - places.lastIndexOf(a.path) || rankOfKind(a.path) - rankOfKind(b.path),
    );
  const { found, searched, left, large } = await search(tree, candidates, { name, find });
  const notes = [
    ...(problem === null ? [] : [cutMark(problem)]),
    ...(left === 0
      ? []
      : [cutMark(`${countOf(left, 'file')} that hold ${lastPart}`, { hint: 'grep finds them' })]),
    ...(large === 0
      ? []
      : [cutMark(`${countOf(large, 'file')} over 1 MB`, { hint: `grep finds ${lastPart} there` })]),
  ];
  const meta = { definitions: found.length, files: searched };
  if (found.length === 0) {
    const where = `${countOf(searched, 'source file')} that hold ${shorten(lastPart, 100)}`;
    return answered(
      [`No function, method, class or type ${shorten(name, 100)} is defined in ${where}.`, ...notes].join(
        '\n',
      ),
      meta,
    );
  }
  const isLikely = ({ file, startLine, endLine }: Found): boolean =>
    likely.some(({ path, line }) => path === file.path && line >= startLine && line <= endLine);
  const ordered = found.toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)));
  return answered([...shownLines(tree, record, ordered), ...notes].join('\n'), meta);
}

/** Parses the candidates in their order. If no `Stack` has a `push`, a search for `Stack.push` finds each `push`. */
async function search(
  tree: FileTree,
  candidates: readonly TreeFile[],
  { name, find }: Pick<SymbolRequest, 'name' | 'find'>,
): Promise<Readonly<{ found: readonly Found[] } & Record<'searched' | 'left' | 'large', number>>> {
  const found: Found[] = [];
  let [searched, bytes, large] = [0, 0, 0];
  for (const [at, file] of candidates.entries()) {
    const content = await tree.read(file, MAX_SOURCE_BYTES);
    if (content.kind === 'too_large') large += 1;
    const decoded = content.kind === 'bytes' ? decodeText(content.bytes) : null;
    if (decoded?.kind !== 'text') continue;
    const { text } = decoded.file;
    if (searched === MAX_PARSED_FILES || bytes + byteLength(text) > MAX_PARSED_BYTES)
      return { found, searched, left: candidates.length - at, large };
    // An error in the reading of definitions never ends a run: the file is passed over.
    const definitions = await find({ path: file.path, text }, partsOfName(name)).catch(() => null);
    if (definitions === null) continue;
    searched += 1;
    bytes += byteLength(text);
    found.push(...definitions.map((each) => ({ ...each, file, text })));
  }
  const lastPart = partsOfName(name).at(-1) ?? name;
  return found.length > 0 || lastPart === name
    ? { found, searched, left: 0, large }
    : search(tree, candidates, { name: lastPart, find });
}

/** As many definitions as fit into a page, each whole but the first; the others are named. */
function shownLines(tree: FileTree, record: ReadingRecord, found: readonly Found[]): readonly string[] {
  const shown: string[] = [];
  const named: string[] = [];
  let room = MAX_PAGE_BYTES;
  for (const { name, file, text, startLine, endLine } of found) {
    // A computed name can be as long as the file, and hold line ends.
    const title = shorten(
      `${showPath(file.path)}:${startLine}-${endLine} ${collapsed(name)}`,
      MAX_PLACE_CHARS,
    );
    const lines = tree.shownLines(text, fileLines(text)).slice(startLine - 1, endLine);
    const numbered = lines.map(
      (line, at) => `${startLine + at}|${shorten(line, MAX_READ_LINE_CHARS, 'mark')}`,
    );
    const sizes = numbered.map((line) => byteLength(line) + 1);
    let [count, size] = [0, byteLength(title) + 1];
    while (count < lines.length && size + (sizes[count] ?? 0) <= room) size += sizes[count++] ?? 0;
    if (shown.length > 0 && count < lines.length) {
      named.push(title);
      continue;
    }
    shown.push(title, ...numbered.slice(0, count));
    if (count < lines.length)
      shown.push(
        cutMark(lines.length - count, { hint: `continue with read_file at line ${startLine + count}` }),
      );
    room -= size;
    const whole = lines
      .slice(0, count)
      .flatMap((line, at) => (line.length <= MAX_READ_LINE_CHARS ? [startLine + at] : []));
    record.sawLines(file.path, file.entry.oid, whole);
  }
  if (named.length > 0) {
    const hint = shorten(firstNames(named, MAX_NAMED_DEFINITIONS), MAX_NAMED_CHARS);
    shown.push(cutMark(named.length, { unit: 'definition', hint }));
  }
  return shown;
}
