import type { Redact } from '../core/ports.ts';
import type { Evidence } from '../core/task.ts';
import { byteLength } from '../core/text.ts';
import { showName, showPath } from './repo-path.ts';
import type { TreeIndex } from './snapshot.ts';

/** A line of the overview, while it grows. */
interface FolderLine {
  readonly path: string;
  /** Files below it, at any depth. */
  readonly total: number;
  readonly files: readonly string[];
  readonly folders: readonly { readonly path: string; readonly total: number }[];
  /** How many of its own files and folders the overview names; its line says how many more there are. */
  shownFiles: number;
  shownFolders: number;
}

/** Names of files that each folder gets before the next level of folders is listed. */
const FILES_FIRST = 3;

/**
 * The tree in at most `maxBytes`, breadth first: a line for each folder, with the number of files below it and as many of
 * its own files as fit. As large for 100,000 files as for 100.
 */
export function overview(tree: TreeIndex, maxBytes: number): string {
  const folders = [readFolder(tree, { path: '', total: tree.count })];
  const render = (): string => {
    const lines = folders.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(folderLine);
    return [`${tree.count} files; a line is folder/ (files below): own files`, ...lines].join('\n');
  };
  const fits = () => Buffer.byteLength(render()) <= maxBytes;
  const nameFile = (folder: FolderLine): boolean => {
    if (folder.shownFiles === folder.files.length) return false;
    folder.shownFiles += 1;
    if (fits()) return true;
    folder.shownFiles -= 1;
    return false;
  };
  const listFolder = (parent: FolderLine): boolean => {
    const next = parent.folders[parent.shownFolders];
    if (next === undefined) return false;
    folders.push(readFolder(tree, next));
    parent.shownFolders += 1;
    if (fits()) return true;
    folders.pop();
    parent.shownFolders -= 1;
    return false;
  };
  for (let level: readonly FolderLine[] = folders.slice(); level.length > 0; ) {
    takeTurns(level, FILES_FIRST, nameFile);
    const known = folders.length;
    takeTurns(level, Number.POSITIVE_INFINITY, listFolder);
    level = folders.slice(known);
  }
  takeTurns(folders, Number.POSITIVE_INFINITY, nameFile);
  return render();
}

/** Round after round, so that no folder takes all the room; ends when a round added nothing. */
function takeTurns(
  folders: readonly FolderLine[],
  rounds: number,
  add: (folder: FolderLine) => boolean,
): void {
  let open = folders;
  for (let round = 0; round < rounds && open.length > 0; round += 1) open = open.filter(add);
}

function readFolder(tree: TreeIndex, { path, total }: { path: string; total: number }): FolderLine {
  const files: string[] = [];
  const folders: { path: string; total: number }[] = [];
  for (const child of tree.children(path)) {
    if (child.kind !== 'folder') files.push(child.name);
    else {
      const { start, end } = child.range;
      folders.push({ path: path === '' ? child.name : `${path}/${child.name}`, total: end - start });
    }
  }
  return { path, total, files, folders, shownFiles: 0, shownFolders: 0 };
}

function folderLine({ path, total, files, folders, shownFiles, shownFolders }: FolderLine): string {
  const names = files.slice(0, shownFiles).map(showName);
  const moreFiles = files.length - shownFiles;
  const moreFolders = folders.length - shownFolders;
  if (moreFiles > 0) names.push(`+${moreFiles} files`);
  if (moreFolders > 0) names.push(`+${moreFolders} folders`);
  const title = path === '' ? './' : `${showPath(path)}/ (${total})`;
  return names.length === 0 ? title : `${title}: ${names.join(' ')}`;
}

/** The most that all instructions take of a prompt. */
export const MAX_INSTRUCTIONS_BYTES = 16 * 1024;

/** Instructions for this agent alone, which replace those for all agents; an empty file means that none are read. */
const OWN_INSTRUCTIONS = '.github/agent-fix.md';
/** https://agents.md */
const COMMON_INSTRUCTIONS = 'AGENTS.md';

export interface InstructionsRequest {
  /** Where the tests run, relative to the root; `.` is the root. */
  readonly folder: string;
  /** Of the base commit; null when there is no such file, or it is no text. */
  readFile(path: string): Promise<string | null>;
  /** Applied before anything is cut. */
  readonly redact: Redact;
}

/**
 * Reads the repository's instructions for contributors, nearest folder first. The model gets them as data, and no rule of ours depends
 * on them.
 */
export async function readInstructions(request: InstructionsRequest): Promise<readonly Evidence[]> {
  const { readFile, redact } = request;
  const found: Evidence[] = [];
  let left = MAX_INSTRUCTIONS_BYTES;
  for (const path of await instructionPaths(request)) {
    const text = redact((await readFile(path)) ?? '').trim();
    if (text === '') continue;
    const shown = cutTo(text, left);
    left -= byteLength(shown);
    found.push({ source: path, text: shown });
  }
  return found;
}

async function instructionPaths({ folder, readFile }: InstructionsRequest): Promise<readonly string[]> {
  if ((await readFile(OWN_INSTRUCTIONS)) !== null) return [OWN_INSTRUCTIONS];
  const names = folder === '.' ? [] : folder.split('/');
  return names
    .map((_, at) => [...names.slice(0, names.length - at), COMMON_INSTRUCTIONS].join('/'))
    .concat(COMMON_INSTRUCTIONS);
}

/** Whole lines where there are any, and a word on what is left out (I14). */
function cutTo(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const start = new TextDecoder().decode(bytes.subarray(0, Math.max(0, maxBytes)), { stream: true });
  // A file that is one long line is cut in it.
  const kept = start.slice(0, start.lastIndexOf('\n') + 1) || start;
  const end = kept === '' || kept.endsWith('\n') ? '' : '\n';
  return `${kept}${end}[… ${bytes.length - byteLength(kept)} of ${bytes.length} bytes are left out: read_file has them]`;
}
