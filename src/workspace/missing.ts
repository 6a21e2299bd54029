import type { Observation } from '../agent/events.ts';
import { failed, refused } from './answer.ts';
import type { FileTree, Found } from './file-tree.ts';
import { foldersOf, nearestPaths } from './nearest-paths.ts';
import type { Denial } from './repo-path.ts';
import { showPath } from './show-path.ts';

/** Says that there is no such file, and names the files it may have meant. */
export function missingFile(tree: FileTree, path: string): Observation {
  return failed(`${showPath(path)} does not exist.${hint(nearestPaths(path, paths(tree)))}`, { path });
}

export function missingFolder(tree: FileTree, path: string): Observation {
  const near = nearestPaths(path, foldersOf(paths(tree)));
  return failed(`The folder ${showPath(path)} does not exist.${hint(near)}`, { path });
}

/** A path below something that is no folder: a file, a link that is not followed, a submodule. */
export function blockedDenial(
  path: string,
  { by, byKind }: Pick<Extract<Found, { kind: 'blocked' }>, 'by' | 'byKind'>,
): Denial {
  const shown = showPath(by);
  switch (byKind) {
    case 'file':
      return { rule: 'path: names no file', reason: `${shown} is a file, so nothing can be in it` };
    case 'link':
      return {
        rule: 'path: through a link',
        reason: `${shown} is a symbolic link, and links are not followed`,
      };
    case 'submodule':
      return {
        rule: 'path: in a submodule',
        reason: `${showPath(path)} is in the submodule ${shown}, which is another repository`,
      };
  }
}

export function blocked(path: string, found: Extract<Found, { kind: 'blocked' }>): Observation {
  return refused(path, blockedDenial(path, found));
}

function hint(near: readonly string[]): string {
  return near.length === 0 ? '' : ` Near it: ${near.map(showPath).join(', ')}`;
}

function* paths(tree: FileTree): Generator<string> {
  for (const { path } of tree.files('')) yield path;
}
