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

export type PathMatcher = (path: string) => boolean;

/**
 * Whether any of the globs matches a path. They are the project's and the user's own: JavaScript's engine may run them. A tree
 * asks for each of its paths, so globs without a slash look at the file name alone. For the others, most folders hold nothing
 * that they could match; paths come in order, so each folder is asked once and not for each of its files.
 */
export function matcher(globs: readonly string[], flags: '' | 'i'): PathMatcher {
  const matchesName = nameMatcher(
    globs.filter(isOfNames).map((glob) => glob.replace(/^\*\*\//, '')),
    flags,
  );
  const withFolders = globs.filter((glob) => !isOfNames(glob));
  const paths = anyOf(withFolders.map(globToRegexSource), flags);
  const folders = anyOf(withFolders.map(folderRegexSource), flags);
  let last = { folder: '', isSuspect: folders.test('') };
  return (path) => {
    const slash = path.lastIndexOf('/');
    if (matchesName(path.slice(slash + 1))) return true;
    const folder = path.slice(0, Math.max(0, slash));
    if (folder !== last.folder) last = { folder, isSuspect: folders.test(folder) };
    return last.isSuspect && paths.test(path);
  };
}

// `**/name` says no more than `name`.
const isOfNames = (glob: string): boolean => /^(?:\*\*\/)?[^/]+$/.test(glob);

/**
 * Most globs are a name, or tell how one ends or starts: a name is looked up, and compared with the few that share its
 * ending or its first character.
 */
function nameMatcher(globs: readonly string[], flags: '' | 'i'): PathMatcher {
  // First, so that what is no glob is told as it was written.
  const whole = anyNameOf(globs, flags);
  const fold = (text: string): string => (flags === 'i' ? text.toLowerCase() : text);
  const all = [...new Set(globs.flatMap(alternatives))];
  const names = new Set(all.filter(isPlain).map(fold));
  const groups = Map.groupBy(
    all.filter((glob) => !isPlain(glob)),
    (glob) => fold(groupOf(glob)),
  );
  const patterns = new Map([...groups].map(([group, own]) => [group, anyNameOf(own, flags)]));
  return (name) => {
    // Case is another matter there.
    if (!IS_ASCII.test(name)) return whole.test(name);
    const folded = fold(name);
    const isOf = (group: string): boolean => patterns.get(group)?.test(name) ?? false;
    return (
      names.has(folded) ||
      isOf(folded.slice(folded.lastIndexOf('.'))) ||
      isOf(`^${folded.charAt(0)}`) ||
      isOf('')
    );
  };
}

const IS_ASCII = /^[ -~]*$/;
const isPlain = (glob: string): boolean => /^[\w.+@-]+$/.test(glob);

/** `.x`: what a name has from its last dot on; `^x`: what it starts with; '' where the glob leaves both open. */
function groupOf(glob: string): string {
  const ending = /\.[\w+-]+$/.exec(glob)?.[0];
  if (ending !== undefined) return ending;
  return /^[\w.+@-]/.test(glob) ? `^${glob.charAt(0)}` : '';
}

/** A glob with its braces written out; as it is where brackets or escapes may hide what they mean. */
function alternatives(glob: string): readonly string[] {
  if (/[[\\]/.test(glob.replace(/\[[\w-]+\]/g, ''))) return [glob];
  const [, before = '', choices, after = ''] = /^(.*)\{([^{}]*)\}(.*)$/.exec(glob) ?? [];
  if (choices === undefined) return [glob];
  return choices.split(',').flatMap((choice) => alternatives(`${before}${choice}${after}`));
}

function anyNameOf(globs: readonly string[], flags: string): RegExp {
  return anyOf(globs.map(nameGlobToRegexSource), flags);
}

/** Matches every folder that may hold what the glob matches, and few others; '' is the root. */
function folderRegexSource(glob: string): string {
  const path = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
  if (/[{[][^}\]]*\//.test(path)) return EVERY_FOLDER;
  const folders = path.split('/').slice(0, -1);
  const isDeep = path.endsWith('/**') || folders.at(-1) === '**';
  while (folders.at(-1) === '**') folders.pop();
  if (folders.length === 0) return isDeep ? EVERY_FOLDER : '^$';
  const source = globToRegexSource(`/${folders.join('/')}`);
  return isDeep ? `${source.slice(0, -1)}(?:/.*)?$` : source;
}

const EVERY_FOLDER = '';

function anyOf(sources: readonly string[], flags: string): RegExp {
  return sources.length === 0 ? /(?!)/ : new RegExp(sources.join('|'), flags);
}
