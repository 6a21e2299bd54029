import { blockedDenial } from './answer.ts';
import { type Denial, portabilityProblem, type RepoPath, showPath } from './repo-path.ts';
import type { EntryKind } from './tree-index.ts';

/** The part of a tree that a write depends on: what stands at a path, and the names beside it. */
export interface TargetTree {
  find(
    path: RepoPath,
  ):
    | { readonly kind: EntryKind | 'folder' | 'missing' }
    | { readonly kind: 'blocked'; readonly by: string; readonly byKind: EntryKind };
  children(folder: string): Iterable<{ readonly name: string }>;
}

/** Why no file can be written at a path of this tree; null when one can. `asGiven` is the path before it was normalised. */
export function denyTarget(tree: TargetTree, path: RepoPath, asGiven: string): Denial | null {
  if (asGiven.endsWith('/'))
    return { rule: 'path: names no file', reason: `${showPath(path)}/ names a folder` };
  const found = tree.find(path);
  switch (found.kind) {
    case 'file':
      return null;
    case 'folder':
      return { rule: 'path: names no file', reason: `${showPath(path)} is a folder` };
    case 'link':
      return {
        rule: 'path: is a link',
        reason: `${showPath(path)} is a symbolic link, and links are not written through`,
      };
    case 'submodule':
      return {
        rule: 'path: in a submodule',
        reason: `${showPath(path)} is a submodule, which is another repository`,
      };
    case 'blocked':
      return blockedDenial(path, found);
    case 'missing':
      return denyNewNames(tree, path);
  }
}

/** Looks at the names that the file would bring: those of folders that exist are the repository's own affair. */
function denyNewNames(tree: TargetTree, path: RepoPath): Denial | null {
  let folder = '';
  const names = path.split('/');
  for (const [at, name] of names.entries()) {
    const taken = [...tree.children(folder)].map((child) => child.name);
    if (!taken.includes(name)) return portabilityProblem(names.slice(at)) ?? collision(folder, name, taken);
    folder = inFolder(folder, name);
  }
  return null;
}

/** macOS and Windows keep only one of two names that differ in case or in Unicode form. */
function collision(folder: string, name: string, taken: readonly string[]): Denial | null {
  const twin = taken.find((other) => fold(other) === fold(name));
  if (twin === undefined) return null;
  const existing = showPath(inFolder(folder, twin));
  return {
    rule: 'path: differs in case alone',
    reason: `${existing} exists, and some systems take the two names for one: use that one`,
  };
}

function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Names that macOS and Windows take for one have this in common. */
export function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
