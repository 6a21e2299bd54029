/** Longer ones are refused: no path pattern needs it, and its cost grows with its length. */
export const MAX_GLOB_LENGTH = 1000;

/** What the user or the model wrote is no glob; the message says why. */
export class GlobError extends Error {
  override readonly name = 'GlobError';
}

const ANY_FOLDERS = '(?:[^/]+/)*';
const REGEX_SPECIAL = /[\\^$.*+?()[\]{}|/]/;

/**
 * Translates a glob for repository paths: `**` any folders, `*` and `?` within a name, `[...]`, `{a,b}`. A
 * leading `/` or `./` ties it to the root and says nothing more; a trailing `/` means all below; without a
 * slash it matches the file name anywhere. The source holds no look-around and no back reference, so that a
 * model's glob can run in RE2, in linear time: JavaScript's own engine backtracks and is for trusted globs.
 */
export function globToRegexSource(glob: string): string {
  const { isNameOnly, source } = parseGlob(glob);
  return `^${isNameOnly ? ANY_FOLDERS : ''}${source}$`;
}

/** The same for a glob without a slash and a file's bare name: a fifth of the work. */
export const nameGlobToRegexSource = (glob: string): string => `^${parseGlob(glob).source}$`;

function parseGlob(glob: string): { readonly isNameOnly: boolean; readonly source: string } {
  if (glob.length > MAX_GLOB_LENGTH) throw new GlobError(`a glob of more than ${MAX_GLOB_LENGTH} characters`);
  const isRooted = /^\.?\//.test(glob);
  const path = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
  if (path === '') throw new GlobError('an empty glob');
  return { isNameOnly: !isRooted && !path.includes('/'), source: translate(path) };
}

function translate(path: string): string {
  let source = '';
  let depth = 0;
  for (let at = 0; at < path.length; ) {
    const token = readToken(path, at, depth);
    source += token.source;
    depth += token.depth;
    at = token.end;
  }
  if (depth !== 0) throw new GlobError(`a glob with an unclosed { in it: ${path}`);
  return source;
}

interface Token {
  readonly source: string;
  readonly end: number;
  /** How many braces it opens (1) or closes (-1). */
  readonly depth: number;
}

function readToken(path: string, at: number, depth: number): Token {
  const char = path.charAt(at);
  const plain = (source: string, length = 1): Token => ({ source, end: at + length, depth: 0 });
  switch (char) {
    case '*':
      return readStars(path, at);
    case '?':
      return plain('[^/]');
    case '[':
      return readClass(path, at) ?? plain('\\[');
    case '{':
      return { source: '(?:', end: at + 1, depth: 1 };
    case '}':
      return depth > 0 ? { source: ')', end: at + 1, depth: -1 } : plain('\\}');
    case ',':
      return plain(depth > 0 ? '|' : ',');
    case '\\':
      return at + 1 < path.length ? plain(literal(path.charAt(at + 1)), 2) : plain('\\\\');
    default:
      return plain(literal(char));
  }
}

/** Two stars cross folders only as a whole part of the path; elsewhere they are one. */
function readStars(path: string, at: number): Token {
  let end = at;
  while (path[end] === '*') end += 1;
  const isWholePart = /^[/{,]?$/.test(path[at - 1] ?? '') && /^[/},]?$/.test(path[end] ?? '');
  if (end - at < 2 || !isWholePart) return { source: '[^/]*', end, depth: 0 };
  if (path[end] === '/') return { source: ANY_FOLDERS, end: end + 1, depth: 0 };
  return { source: '.*', end, depth: 0 };
}

/** Null when the bracket is not closed: then it stands for itself. */
function readClass(path: string, at: number): Token | null {
  const isNegated = path[at + 1] === '!' || path[at + 1] === '^';
  const start = at + (isNegated ? 2 : 1);
  const close = path.indexOf(']', start + 1);
  const members = path.slice(start, close);
  if (close === -1 || members.includes('/')) return null;
  const escaped = members.replace(/[\\^[\]&~]/g, '\\$&');
  return { source: isNegated ? `[^/${escaped}]` : `[${escaped}]`, end: close + 1, depth: 0 };
}

function literal(char: string): string {
  return REGEX_SPECIAL.test(char) ? `\\${char}` : char;
}
