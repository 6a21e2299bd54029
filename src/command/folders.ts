// Paths below the root of the repository, which is `.`.

/** `web/src` of `web/lib` and `../src`; null for a path outside of the repository, or one that a shell expands. */
export function pathFrom(folder: string, path: string): string | null {
  if (/^[/~]|[$`\\\0]/.test(path) || path.length > MAX_WORD_CHARS_IN_PATH) return null;
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/') || '.';
}

const MAX_WORD_CHARS_IN_PATH = 300;

/** `web/package.json` for `package.json` of the folder `web`. */
export const fileIn = (folder: string, name: string): string => (folder === '.' ? name : `${folder}/${name}`);

export const folderOfFile = (path: string): string =>
  path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.';

/** `folder`, the one that holds it, and so on up to the root. */
export function upwards(folder: string): readonly string[] {
  return folder === '.' ? ['.'] : [folder, ...upwards(folderOfFile(folder))];
}

/** The path of a file that a word of a command names: `"$(dirname "$0")/x.sh"` and `$ROOT/x.sh` are looked for as `x.sh`. */
export const withoutVariable = (word: string): string => word.replace(/^(?:\$\{?\w+\}?|\$\([^)]*\))\//, '');

/** A glob of folders (`packages/*`, `libs/**`) as a pattern of paths. */
export function folderPattern(globs: readonly string[]): RegExp {
  const patterns = globs.map((glob) =>
    glob
      .replace(/^(?:\.\/)+|\/+$/g, '')
      .split('**')
      .map((part) =>
        part
          .split('*')
          .map((text) => text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
          .join('[^/]*'),
      )
      .join('.*'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}
