import { isGitFolder } from '../core/ports.ts';

declare const checked: unique symbol;

/** `src/cart.ts`: a path inside the repository, checked and normalised: `/` between names, no `.`, `..` or empty name. */
export type RepoPath = string & { readonly [checked]: true };

/** Why something was refused: the rule's name, and a sentence for the model. */
export interface Denial {
  readonly rule: string;
  readonly reason: string;
  /** `allow-paths: src/x.sh`: the setting with which a person opens the path; absent: none does. */
  readonly opens?: string;
}

type PathCheck = { readonly ok: true; readonly path: RepoPath } | DeniedPath;

type DeniedPath = { readonly ok: false; readonly denial: Denial };

/** Linux's own bounds: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;

/**
 * Characters that are invisible, or change the order in which text is shown: people read such a path as another one. The file
 * system HFS+ of macOS ignores most of them, which makes `.g\u200cit` the folder `.git`.
 */
const HIDDEN_IN_PATH = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Checks the text of a path; what lies there is not looked at. */
export function parseRepoPath(text: string): PathCheck {
  const parts = text.split('/').filter((part) => part !== '' && part !== '.');
  const denial = wholePathProblem(text) ?? parts.map(partProblem).find((problem) => problem !== null);
  if (denial !== undefined) return { ok: false, denial };
  const reason = 'the path is empty: name a file inside the repository';
  if (parts.length === 0) return { ok: false, denial: { rule: 'path: names no file', reason } };
  return { ok: true, path: brand(parts.join('/')) };
}

/** Like parseRepoPath for a folder: null, `.` and the empty path are the root, which is ''. */
export function parseRepoFolder(
  text: string | null,
): { readonly ok: true; readonly folder: RepoPath | '' } | DeniedPath {
  const isRoot = text === null || text.split('/').every((part) => part === '' || part === '.');
  if (isRoot) return { ok: true, folder: '' };
  const check = parseRepoPath(text);
  return check.ok ? { ok: true, folder: check.path } : check;
}

/** Whether a path that git listed is one that we accept. */
export function isRepoPath(text: string): text is RepoPath {
  const check = parseRepoPath(text);
  return check.ok && check.path === text;
}

/**
 * Why names do not work on every system, or for every person who reads or types them; null when they do. Only new names are
 * checked: a repository that
 * already tracks `aux.c` may have it edited.
 */
export function portabilityProblem(names: readonly string[]): Denial | null {
  for (const part of names) {
    if (/^[\s~-]|[|&;<>"'`*?!]|\$[({]/.test(part))
      return {
        rule: 'path: harmful name',
        reason: `${JSON.stringify(part)} means something else to the shell of whoever types it`,
      };
    // Invisible letters, and blanks other than the usual one.
    if (/[\p{Default_Ignorable_Code_Point}]|(?! )\p{Z}/u.test(part))
      return { rule: 'path: invisible characters', reason: 'the name holds a character that nobody sees' };
    if (/[. ]$/.test(part))
      return { rule: 'path: not portable', reason: `"${part}" ends in a dot or a blank` };
    if (part.includes(':'))
      return {
        rule: 'path: not portable',
        reason: `"${part}" has a colon, which Windows reads as a drive or a stream`,
      };
    if (/^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)\s*(?:\..*)?$/i.test(part)) {
      return { rule: 'path: not portable', reason: `"${part}" is a device name on Windows` };
    }
  }
  return null;
}

function wholePathProblem(text: string): Denial | null {
  const outside = 'paths are relative to the repository root and stay inside it';
  if (Buffer.byteLength(text) > MAX_PATH_BYTES) {
    return { rule: 'path: too long', reason: `the path is longer than ${MAX_PATH_BYTES} bytes` };
  }
  if (text.includes('\0'))
    return { rule: 'path: invisible characters', reason: 'the path holds a NUL character' };
  if (HIDDEN_IN_PATH.test(text) || !text.isWellFormed()) {
    return {
      rule: 'path: invisible characters',
      reason: 'the path holds a control, invisible or broken character',
    };
  }
  if (/^~?\//.test(text)) return { rule: 'path: absolute', reason: `the path is absolute: ${outside}` };
  if (text.includes('\\'))
    return { rule: 'path: not portable', reason: 'the path holds a backslash: use / between names' };
  if (text.split('/').includes('..'))
    return { rule: 'path: leaves the repository', reason: `the path holds "..": ${outside}` };
  return null;
}

function partProblem(part: string): Denial | null {
  if (Buffer.byteLength(part) > MAX_NAME_BYTES) {
    return { rule: 'path: too long', reason: `a name in the path is longer than ${MAX_NAME_BYTES} bytes` };
  }
  if (isGitFolder(part))
    return { rule: "protected: git's folder", reason: "git's own folder is closed for reading and writing" };
  return null;
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** The folder of a path; '' is the root. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
/** `ts` for `src/Cart.TS`: a file's ending in small letters; '' where there is none. */
export function endingOf(path: string): string {
  const dot = path.lastIndexOf('.');
  if (dot < 1 || path[dot - 1] === '/') return '';
  const ending = path.slice(dot + 1);
  return /^[\w+-]+$/.test(ending) ? ending.toLowerCase() : '';
}

const brand = (path: string): RepoPath => path as RepoPath;

/**
 * A path as it stands in an answer: git allows line feeds and bidi marks in names, and a hostile name could
 * pass for lines of the answer. Such a name is quoted; blanks alone need quotes only between other names.
 */
export function showPath(path: string): string {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(path) ? quotePath(path) : path;
}

export function showName(name: string): string {
  return /\s/.test(name) ? quotePath(name) : showPath(name);
}

function quotePath(text: string): string {
  const escaped = (char: string) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
  return `"${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped)}"`;
}

/** Longer globs are refused: no pattern of paths needs as many characters, and to match one costs time by its length. */
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
  const { kind, source } = parseGlob(glob);
  return `^${kind === 'name' ? ANY_FOLDERS : ''}${source}$`;
}

export type PathMatcher = (path: string) => boolean;

/** Remembers the answer of the last folder: paths come folder by folder. The question gets `src/lib/`; '' is the root. */
export function byFolder<Answer>(question: (folder: string) => Answer): (path: string) => Answer {
  let last = { folder: '', answer: question('') };
  return (path) => {
    if (path.startsWith(last.folder) && !path.includes('/', last.folder.length)) return last.answer;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    last = { folder, answer: question(folder) };
    return last.answer;
  };
}

/**
 * Whether any of the globs matches a path, by what `globToRegexSource` says of each. Large repositories have a hundred thousand paths,
 * so a path meets few of the globs: those for folders are tried once a folder, those for names only where the name ends as theirs.
 */
export function matcher(globs: readonly string[], flags: '' | 'i'): PathMatcher {
  const parsed = globs.map(parseGlob);
  const anyOf = (wanted: readonly ParsedGlob[]): RegExp =>
    wanted.length === 0 ? /^(?!)/ : new RegExp(wanted.map(({ source }) => `^${source}$`).join('|'), flags);
  const folders = anyOf(parsed.filter(({ kind }) => kind === 'folder'));
  const paths = anyOf(parsed.filter(({ kind }) => kind === 'path'));
  const names = parsed.filter(({ kind }) => kind === 'name');
  const anyEnding = anyOf(names.filter(({ endings }) => endings.length === 0));
  const byEnding = new Map<string, RegExp>();
  for (const ending of new Set(names.flatMap(({ endings }) => endings)))
    byEnding.set(ending, anyOf(names.filter(({ endings }) => endings.includes(ending))));
  const isInFolder = byFolder((folder) => folders.test(folder));
  return (path) => {
    const name = nameOf(path);
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return (
      isInFolder(path) ||
      anyEnding.test(name) ||
      byEnding.get(ending)?.test(name) === true ||
      paths.test(path)
    );
  };
}

interface ParsedGlob {
  /** `name`: it matches the last part of a path, whatever folders stand before it. `folder`: it matches all that lies in a folder. */
  readonly kind: 'name' | 'folder' | 'path';
  /** What a name that it matches ends with, in small letters: `ts` and `js` of `*.{ts,js}`. Empty where it does not tell. */
  readonly endings: readonly string[];
  readonly source: string;
}

const ENDINGS_OF_GLOB = /\.(?:([\w-]+)|\{([\w,-]+)\})$/;

function parseGlob(glob: string): ParsedGlob {
  if (glob.length > MAX_GLOB_LENGTH) throw new GlobError(`a glob of more than ${MAX_GLOB_LENGTH} characters`);
  const isRooted = /^\.?\//.test(glob);
  const path = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
  if (path === '') throw new GlobError('an empty glob');
  // `**/name` says no more than `name`.
  const name = path.replace(/^(?:\*\*\/)+/, '');
  if (!isRooted && name !== '' && !name.includes('/')) {
    const [, one, several = one] = ENDINGS_OF_GLOB.exec(name) ?? [];
    return { kind: 'name', endings: several?.toLowerCase().split(',') ?? [], source: translate(name) };
  }
  return { kind: path.endsWith('/**') ? 'folder' : 'path', endings: [], source: translate(path) };
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

/** Two stars match any folders only where they are a whole name, as in `src/**`; in `a**b` they mean the same as one. */
function starsSource(
  path: string,
  { at, count, slash }: { readonly at: number; readonly count: number; readonly slash: string },
): string {
  const isWholePart = /^[/{,]?$/.test(path[at - 1] ?? '') && /^[/},]?$/.test(path[at + count] ?? '');
  if (count < 2 || !isWholePart) return `[^/]*${literal(slash)}`;
  return slash === '' ? '.*' : ANY_FOLDERS;
}
