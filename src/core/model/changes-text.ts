import type { ChangedFile, Changes, Hunk } from '../changes.ts';
import { byteLength, shorten } from '../text.ts';

export const shortId = (commit: string): string => commit.slice(0, 7);

/** `Red since abc1234 (3 commits after the last green run)`. */
export function redSinceText({ redSince, commits }: Changes): string {
  const found = commits.findIndex(({ id }) => id === redSince);
  const at = found === -1 ? commits.length - 1 : found;
  const commit = commits[at];
  if (commit === undefined) return '';
  const count = `${at + 1} ${at === 0 ? 'commit' : 'commits'}`;
  return `Red since ${shortId(commit.id)} (${count} after the last green run)`;
}

/** What an opening tells of what changed, with the words around it. */
const MAX_TOLD_BYTES = 3 * 1024;
const MAX_COMMITS_SHOWN = 12;
const MAX_BYTES_OF_COMMITS = 1_000;
const MAX_UNKNOWN_SHOWN = 3;
const MAX_PATHS_SHOWN = 12;
const SHOWN_CHARS = 200;

interface NamedLine {
  readonly path: string;
  readonly line: number;
}

/** Reads `path:line name`. */
const namedLine = (text: string): readonly NamedLine[] => {
  const [, path, line] = /^(.+):(\d+) /.exec(text) ?? [];
  return path === undefined ? [] : [{ path, line: Number(line) }];
};

/**
 * What changed since the last green commit, for a model: commits, then hunks, those near the likely places first, as many as fit.
 * `places`: `path:line name`, likeliest first. People wrote what it tells.
 */
export function changesText(changes: Changes, places: readonly string[]): string {
  const { commits, unknown } = changes;
  const shown: string[] = [];
  for (const { id, subject } of commits.slice(-MAX_COMMITS_SHOWN).toReversed()) {
    const line = `${shortId(id)} ${shorten(subject, 100)}`;
    if (byteLength([line, ...shown].join('\n')) > MAX_BYTES_OF_COMMITS) break;
    shown.unshift(line);
  }
  const earlier = commits.length - shown.length;
  const lines = [
    ...(earlier > 0 ? [`… ${earlier} earlier commits`] : []),
    ...shown,
    ...unknown.slice(0, MAX_UNKNOWN_SHOWN).map((what) => `(not known: ${shorten(what, 80)})`),
  ];
  const ranked = rankHunks(changes.files, places.flatMap(namedLine));
  const left: string[] = [];
  for (const { path, text } of ranked) {
    const next = [...lines, text].join('\n');
    if (byteLength(next) <= MAX_TOLD_BYTES - ROOM_FOR_PATHS) lines.push(text);
    else left.push(path);
  }
  return [...lines, ...pathsLeft(changes.files, left)].join('\n');
}

const ROOM_FOR_PATHS = 500;

/** The files of which something is not shown. */
function pathsLeft(files: readonly ChangedFile[], left: readonly string[]): readonly string[] {
  const unknown = files.filter(({ hunks }) => hunks === 'unknown').map(({ path }) => path);
  const paths = [...new Set([...left, ...unknown])];
  if (paths.length === 0) return [];
  const named: string[] = [];
  for (const path of paths.slice(0, MAX_PATHS_SHOWN)) {
    if (byteLength([...named, path].join(', ')) > ROOM_FOR_PATHS - 80) break;
    named.push(path);
  }
  const more = paths.length - named.length;
  return [`Changed as well: ${named.join(', ')}${more > 0 ? `, and ${more} more files` : ''}`];
}

/** Each hunk as text, with its file's name; those of the files that the failure points at first, nearest first. */
function rankHunks(files: readonly ChangedFile[], places: readonly NamedLine[]) {
  const rankOf = (path: string, { newStart, newLines }: Hunk): readonly [number, number] => {
    const at = places.findIndex((place) => place.path === path);
    const lines = places.filter((place) => place.path === path).map(({ line }) => line);
    const distances = lines.map((line) => Math.max(0, newStart - line, line - (newStart + newLines - 1)));
    return [at === -1 ? places.length : at, Math.min(Number.MAX_SAFE_INTEGER, ...distances)];
  };
  return files
    .flatMap((file) =>
      file.hunks === 'unknown'
        ? []
        : file.hunks.map((hunk) => ({
            path: file.path,
            text: hunkText(file, hunk),
            rank: rankOf(file.path, hunk),
          })),
    )
    .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]);
}

function hunkText({ path, previousPath, status }: ChangedFile, { oldStart, newStart, lines }: Hunk): string {
  const how =
    status === 'modified' ? '' : ` (${status}${previousPath === undefined ? '' : ` from ${previousPath}`})`;
  return [
    `--- ${path}${how}, line ${newStart} (was ${oldStart})`,
    ...lines.map((line) => shorten(line, SHOWN_CHARS)),
  ].join('\n');
}
