import { globToRegexSource, nameGlobToRegexSource } from './glob.ts';

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
