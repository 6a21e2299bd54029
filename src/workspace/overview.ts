import { showName, showPath } from './repo-path.ts';
import type { TreeIndex } from './tree-index.ts';

/** A line of the overview, while it grows. */
interface Folder {
  readonly path: string;
  /** Files below it, at any depth. */
  readonly total: number;
  readonly files: readonly string[];
  readonly folders: readonly { readonly path: string; readonly total: number }[];
  /** How many of its own files and folders the overview names; the rest is counted on its line. */
  shownFiles: number;
  shownFolders: number;
}

/** Names of files that each folder gets before the next level of folders is listed. */
const FILES_FIRST = 3;

/**
 * The tree in at most `maxBytes`, breadth first: a line a folder with the number of files below it and as many
 * of its own files as fit. As large for 100,000 files as for 100.
 */
export function overview(tree: TreeIndex, maxBytes: number): string {
  const folders = [readFolder(tree, { path: '', total: tree.count })];
  const fits = () => Buffer.byteLength(render(tree, folders)) <= maxBytes;
  for (let level: readonly Folder[] = folders.slice(); level.length > 0; ) {
    takeTurns(level, FILES_FIRST, (folder) => nameFile(folder, fits));
    const known = folders.length;
    takeTurns(level, Number.POSITIVE_INFINITY, (parent) => {
      const next = parent.folders[parent.shownFolders];
      return next !== undefined && listFolder(folders, { parent, folder: readFolder(tree, next) }, fits);
    });
    level = folders.slice(known);
  }
  takeTurns(folders, Number.POSITIVE_INFINITY, (folder) => nameFile(folder, fits));
  return render(tree, folders);
}

/** Round after round, so that no folder takes all the room; ends when a round added nothing. */
function takeTurns(folders: readonly Folder[], rounds: number, add: (folder: Folder) => boolean): void {
  let open = folders;
  for (let round = 0; round < rounds && open.length > 0; round += 1) open = open.filter(add);
}

function nameFile(folder: Folder, fits: () => boolean): boolean {
  if (folder.shownFiles === folder.files.length) return false;
  folder.shownFiles += 1;
  if (fits()) return true;
  folder.shownFiles -= 1;
  return false;
}

function listFolder(
  folders: Folder[],
  { parent, folder }: { readonly parent: Folder; readonly folder: Folder },
  fits: () => boolean,
): boolean {
  folders.push(folder);
  parent.shownFolders += 1;
  if (fits()) return true;
  folders.pop();
  parent.shownFolders -= 1;
  return false;
}

function readFolder(tree: TreeIndex, { path, total }: { path: string; total: number }): Folder {
  const files: string[] = [];
  const folders: { path: string; total: number }[] = [];
  for (const child of tree.children(path)) {
    if (child.kind !== 'folder') {
      files.push(child.name);
      continue;
    }
    const { start, end } = child.range;
    folders.push({ path: path === '' ? child.name : `${path}/${child.name}`, total: end - start });
  }
  return { path, total, files, folders, shownFiles: 0, shownFolders: 0 };
}

function render(tree: TreeIndex, folders: readonly Folder[]): string {
  const lines = folders.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(lineOf);
  return [`${tree.count} files; a line is folder/ (files below): own files`, ...lines].join('\n');
}

function lineOf({ path, total, files, folders, shownFiles, shownFolders }: Folder): string {
  const names = files.slice(0, shownFiles).map(showName);
  const moreFiles = files.length - shownFiles;
  const moreFolders = folders.length - shownFolders;
  if (moreFiles > 0) names.push(`+${moreFiles} files`);
  if (moreFolders > 0) names.push(`+${moreFolders} folders`);
  const title = path === '' ? './' : `${showPath(path)}/ (${total})`;
  return names.length === 0 ? title : `${title}: ${names.join(' ')}`;
}
