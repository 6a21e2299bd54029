/** Longer ones are refused: no path pattern needs it, and its cost grows with its length. */
export const MAX_GLOB_LENGTH = 1000;

/** A text of the user or the model that cannot be read as a glob; the message says why. */
export class GlobError extends Error {
  override readonly name = 'GlobError';
}

const ANY_FOLDERS = '(?:[^/]+/)*';

/**
 * Translates a glob for repository paths: `**` any folders, `*` and `?` within a name, `[...]`, `{a,b}`. A leading
 * `/` or `./` ties it to the root and says nothing more; a trailing `/` means everything below; without a slash it
 * matches the file's name in any folder. The source has no look-around and no back reference, so RE2 can run it in
 * linear time: JavaScript's own engine backtracks, and runs only globs of the project and the user.
 */
export function globToRegexSource(glob: string): string {
  const { isNameOnly, source } = parseGlob(glob);
  return `^${isNameOnly ? ANY_FOLDERS : ''}${source}$`;
}

export type PathMatcher = (path: string) => boolean;

/**
 * Whether any of the globs matches a path, by what `globToRegexSource` says of each. Globs that only name files are
 * tried on the last part of the path: that takes a quarter of the time, and every path of a repository is asked about.
 */
export function matcher(globs: readonly string[], flags: '' | 'i'): PathMatcher {
  const parsed = globs.map(parseGlob);
  const anyOf = (wanted: readonly ParsedGlob[]): RegExp =>
    wanted.length === 0 ? /(?!)/ : new RegExp(wanted.map(({ source }) => `^${source}$`).join('|'), flags);
  const names = anyOf(parsed.filter(({ isNameOnly }) => isNameOnly));
  const paths = anyOf(parsed.filter(({ isNameOnly }) => !isNameOnly));
  return (path) => names.test(path.slice(path.lastIndexOf('/') + 1)) || paths.test(path);
}

interface ParsedGlob {
  /** It matches the last part of a path, whatever folders stand before it. */
  readonly isNameOnly: boolean;
  readonly source: string;
}

function parseGlob(glob: string): ParsedGlob {
  if (glob.length > MAX_GLOB_LENGTH) throw new GlobError(`a glob of more than ${MAX_GLOB_LENGTH} characters`);
  const isRooted = /^\.?\//.test(glob);
  const path = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
  if (path === '') throw new GlobError('an empty glob');
  // `**/name` says no more than `name`.
  const name = path.replace(/^(?:\*\*\/)+/, '');
  if (!isRooted && name !== '' && !name.includes('/')) return { isNameOnly: true, source: translate(name) };
  return { isNameOnly: false, source: translate(path) };
}

/** An escaped character; stars; a class; any other character. A bracket that is not closed stands for itself. */
const TOKEN = /\\(.)|(\*+)(\/?)|\[(?:([!^])|(?![!^]))([^/][^\]/]*)\]|./gs;

function translate(path: string): string {
  let depth = 0;
  const source = path.replace(TOKEN, (token, escaped, stars, slash, negation, members, at: number) => {
    if (escaped !== undefined) return literal(escaped);
    if (stars !== undefined) return starsSource(path, { at, count: stars.length, slash });
    if (members !== undefined)
      return `[${negation === undefined ? '' : '^/'}${members.replace(/[\\^[\]&~]/g, '\\$&')}]`;
    switch (token) {
      case '?':
        return '[^/]';
      case '{':
        depth += 1;
        return '(?:';
      case '}':
        if (depth === 0) return '\\}';
        depth -= 1;
        return ')';
      case ',':
        return depth > 0 ? '|' : ',';
      default:
        return literal(token);
    }
  });
  if (depth !== 0) throw new GlobError(`a glob with an unclosed { in it: ${path}`);
  return source;
}

const literal = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

/** Two stars cross folders only as a whole part of the path; elsewhere they are one. */
function starsSource(
  path: string,
  { at, count, slash }: { readonly at: number; readonly count: number; readonly slash: string },
): string {
  const isWholePart = /^[/{,]?$/.test(path[at - 1] ?? '') && /^[/},]?$/.test(path[at + count] ?? '');
  if (count < 2 || !isWholePart) return `[^/]*${literal(slash)}`;
  return slash === '' ? '.*' : ANY_FOLDERS;
}
