import type { Patch } from '../core/ports.ts';
import { type Hunk, parseHunks } from '../core/task.ts';
import { UNSEEN } from '../story/safe-text.ts';

// A patch as suggestions on lines of a pull request: one click for its author.
// https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/reviewing-changes-in-pull-requests/commenting-on-a-pull-request

/** What should stand in place of the lines `start` to `end` of a file at the pull request's head. */
export interface Suggestion {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Lines of the file, each without its line feed. */
  readonly lines: readonly string[];
}

/** `why`: the rest of a sentence that says why something else was done. */
export type Suggested =
  | { readonly kind: 'suggestions'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'none'; readonly why: string };

/** A file that the pull request changes. GitHub gives no `patch` where it is large, or no text. */
export interface PullFile {
  readonly filename: string;
  readonly patch?: string | undefined;
}

/** All of the patch or nothing: nobody has proven a part of it. `files`: of the pull request, whose head the patch stands on. */
export function suggestionsOf({ diff, files }: Patch, pullFiles: readonly PullFile[]): Suggested {
  const sections = diff.split(/^(?=diff --git )/m);
  const suggestions: Suggestion[] = [];
  for (const [at, { path, status }] of files.entries()) {
    const shown = parseHunks(pullFiles.find(({ filename }) => filename === path)?.patch ?? '') ?? [];
    const section = sections[at] ?? '';
    const ofFile = status === 'added' ? 'is a new file' : inFile(section, shown);
    if (typeof ofFile === 'string') return { kind: 'none', why: `${path} ${ofFile}` };
    suggestions.push(...ofFile.map((each) => ({ path, ...each })));
  }
  return { kind: 'suggestions', suggestions };
}

type Replacement = Omit<Suggestion, 'path'>;

/** Suggestions for one file's diff, or why it cannot be told in any. `shown`: the hunks that the pull request shows of it. */
function inFile(section: string, shown: readonly Hunk[]): readonly Replacement[] | string {
  const hunks = parseHunks(section);
  if (hunks === null || hunks.length === 0) return 'is no text';
  if (/^-[^\n]*\n\\ /m.test(section) !== /^\+[^\n]*\n\\ /m.test(section))
    return 'changes whether its last line ends in a line feed';
  const isShown = ({ start, end }: Replacement) =>
    shown.some(({ newStart, newLines }) => start >= newStart && end < newStart + newLines);
  const places: Replacement[] = [];
  for (const block of hunks.flatMap(blocksIn)) {
    const place = placesOf(block).find(isShown);
    if (place === undefined) return `is changed at line ${block.start}, which the pull request does not show`;
    const touched = [...block.removed, ...place.lines];
    if (new Set(touched.map((line) => line.endsWith('\r'))).size > 1)
      return `gets other line endings at line ${block.start}`;
    if (touched.some((line) => UNSEEN.test(line.replace(/\r$/, ''))))
      return `holds characters at line ${block.start} that nobody sees`;
    const before = places.at(-1);
    // Both stand on the one line between them.
    if (before?.end === place.start)
      places.splice(-1, 1, {
        ...place,
        start: before.start,
        lines: [...before.lines, ...place.lines.slice(1)],
      });
    else places.push(place);
  }
  return places;
}

/** Lines that change together, with their neighbours that do not; null where the hunk ends. */
interface Block {
  /** Of the first line that goes, or of the line before which new ones come. */
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

function blocksIn({ oldStart, oldLines, lines }: Hunk): readonly Block[] {
  const blocks: Block[] = [];
  let line = oldLines === 0 ? oldStart + 1 : oldStart;
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.startsWith(' ')) {
      at += 1;
      line += 1;
      continue;
    }
    const next = lines.findIndex((each, index) => index > at && each.startsWith(' '));
    const end = next === -1 ? lines.length : next;
    const textsOf = (sign: string) =>
      lines.slice(at, end).flatMap((each) => (each.startsWith(sign) ? [each.slice(1)] : []));
    const [removed, added] = [textsOf('-'), textsOf('+')];
    const neighbour = (index: number) => lines[index]?.slice(1) ?? null;
    blocks.push({ start: line, removed, added, before: neighbour(at - 1), after: neighbour(end) });
    line += removed.length;
    at = end;
  }
  return blocks;
}

/** Where a block can be suggested. GitHub takes no suggestion without a line: new lines come with one of their neighbours. */
function placesOf({ start, removed, added, before, after }: Block): readonly Replacement[] {
  if (removed.length > 0) return [{ start, end: start + removed.length - 1, lines: added }];
  return [
    ...(before === null ? [] : [{ start: start - 1, end: start - 1, lines: [before, ...added] }]),
    ...(after === null ? [] : [{ start, end: start, lines: [...added, after] }]),
  ];
}

/** The lines as they stand, in a block that none of them can close. Without lines, GitHub takes the old ones out. */
export function suggestionBody({ lines }: Pick<Suggestion, 'lines'>): string {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return [`${ticks}suggestion`, ...lines, ticks].join('\n');
}
