import { once } from '../base/once.ts';
import { anyOf, byteLength, cutMark } from '../base/text.ts';
import type { Redact } from '../core/ports.ts';
import type { TaskPart } from '../core/task.ts';
import { byFolder, endingOf, showName, showPath } from './repo-path.ts';
import type { TreeIndex } from './snapshot.ts';
import { isTestFile, PROGRAM_ENDINGS, SHELL_ENDINGS } from './test-files.ts';

/** The kinds of file that the overview tells apart, in the order in which it lists them. */
const FILE_KINDS = ['product', 'test', 'other'] as const;
type Kind = (typeof FILE_KINDS)[number];

/** `.github/`, `docs/`, `fixtures/`, `node_modules/`: files below such folders are of the kind `other`, and so listed last. */
const OTHER_FOLDERS = anyOf(
  [
    /(?:^|\/)(?:\.[^/]+|node_modules|vendor(?:ed)?|third_?party|extern(?:al)?|dist)\//,
    /(?:^|\/)(?:docs?|examples?|.*fixtures?|test[-_]?data)\//,
  ],
  'i',
);

const isInOtherFolder = byFolder((folder) => OTHER_FOLDERS.test(folder));

function fileKindOf(path: string): Kind {
  const ending = endingOf(path);
  const isProgram = PROGRAM_ENDINGS.has(ending) && !SHELL_ENDINGS.has(ending);
  if (!isProgram || isInOtherFolder(path)) return 'other';
  return isTestFile(path) ? 'test' : 'product';
}

/** 0 for a source of the product, 1 for a test, 2 for any other file. */
export const rankOfKind = (path: string): number => FILE_KINDS.indexOf(fileKindOf(path));

/** From so many on, folders that hold one file each share a line. */
const MIN_SINGLE_FILES = 3;

/** A folder of the tree; it becomes a line of the overview when it is listed. Only folders that are asked for are read. */
class Folder {
  readonly path: string;
  /** How many files are below it, at any depth. */
  readonly count: number;
  /** How many of its own files and folders the overview names; its line says how many more there are. */
  shownFiles = 0;
  readonly listed: Folder[] = [];
  readonly #tree: TreeIndex;
  readonly #content = once(() => this.#read());
  readonly #known = new Map<Kind, boolean>();

  constructor(tree: TreeIndex, path: string, count: number) {
    this.#tree = tree;
    this.path = path;
    this.count = count;
  }

  /** In the order in which they are listed. */
  get files(): readonly { readonly name: string; readonly kind: Kind }[] {
    return this.#content().files;
  }

  get folders(): readonly Folder[] {
    return this.#content().folders;
  }

  /** Whether a file of the kind is below it, at any depth. */
  holds(kind: Kind): boolean {
    const known =
      this.#known.get(kind) ??
      (this.files.some((file) => file.kind === kind) || this.folders.some((folder) => folder.holds(kind)));
    this.#known.set(kind, known);
    return known;
  }

  /** A tree of documents, fixtures or other people's code; the root never counts as one. */
  get isData(): boolean {
    return this.path !== '' && !this.holds('product') && !this.holds('test');
  }

  /** Where a folder holds one folder and nothing else, as in `src/main/java`, one line stands for all of them. */
  get lastOfChain(): Folder {
    const [only, ...others] = this.folders;
    return only === undefined || others.length > 0 || this.files.length > 0 ? this : only.lastOfChain;
  }

  #read() {
    const prefix = this.path === '' ? '' : `${this.path}/`;
    const names: string[] = [];
    const singles = new Map<Folder, string>();
    const folders: Folder[] = [];
    for (const child of this.#tree.children(this.path)) {
      if (child.kind !== 'folder') {
        names.push(child.name);
        continue;
      }
      const { start, end } = child.range;
      const folder = new Folder(this.#tree, prefix + child.name, end - start);
      folders.push(folder);
      const only = end - start > 1 ? '' : this.#tree.path(start).slice(prefix.length);
      if (only.split('/').length === 2) singles.set(folder, only);
    }
    // Where many folders hold one file each, as in `plugin/utc/index.js`, the folder above names them: `utc/index.js`.
    const takesIn = this.path !== '' && singles.size >= MIN_SINGLE_FILES;
    const own = takesIn ? [...names, ...singles.values()] : names;
    const files = own.map((name) => ({ name, kind: fileKindOf(prefix + name) }));
    files.sort((a, b) => FILE_KINDS.indexOf(a.kind) - FILE_KINDS.indexOf(b.kind));
    return { files, folders: takesIn ? folders.filter((folder) => !singles.has(folder)) : folders };
  }
}

/** Names of files that each folder gets before the next level of folders is listed. */
const FILES_FIRST = 3;

/**
 * The tree in at most `maxBytes`: a line for each folder, with the number of files below it and as many of its own files as fit. Sources
 * of the product come first, then those of tests, then all else, each breadth first; a folder without sources below it is one line.
 */
export function overview(tree: TreeIndex, maxBytes: number): string {
  const root = new Folder(tree, '', tree.count);
  const folders = [root];
  const render = (): string => {
    const lines = folders.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(folderLine);
    return [`${tree.count} files; a line is folder/ (files below): own files`, ...lines].join('\n');
  };
  const fits = () => Buffer.byteLength(render()) <= maxBytes;
  const nameFile = (folder: Folder, kind: Kind): boolean => {
    if (folder.files[folder.shownFiles]?.kind !== kind) return false;
    if (folder.isData && folder.shownFiles === FILES_FIRST) return false;
    folder.shownFiles += 1;
    if (fits()) return true;
    folder.shownFiles -= 1;
    return false;
  };
  const listFolder = (parent: Folder, kind: Kind): boolean => {
    if (parent.isData) return false;
    const next = parent.folders.find(
      (each) => each.holds(kind) && !folders.includes(each.lastOfChain),
    )?.lastOfChain;
    if (next === undefined) return false;
    folders.push(next);
    parent.listed.push(next);
    if (fits()) return true;
    folders.pop();
    parent.listed.pop();
    return false;
  };
  for (const kind of FILE_KINDS) {
    for (let level: readonly Folder[] = [root]; level.length > 0; ) {
      takeTurns(level, FILES_FIRST, (folder) => nameFile(folder, kind));
      takeTurns(level, Number.POSITIVE_INFINITY, (folder) => listFolder(folder, kind));
      level = level.flatMap(({ listed }) => listed.filter((each) => each.holds(kind)));
    }
    takeTurns(folders, Number.POSITIVE_INFINITY, (folder) => nameFile(folder, kind));
  }
  return render();
}

/** Asks each folder in turn to `add` one more, so that no folder takes all the room; a folder that added nothing is not asked again. */
function takeTurns(folders: readonly Folder[], rounds: number, add: (folder: Folder) => boolean): void {
  let open = folders;
  for (let round = 0; round < rounds && open.length > 0; round += 1) open = open.filter(add);
}

function folderLine({ path, count, files, folders, shownFiles, listed }: Folder): string {
  const names = files.slice(0, shownFiles).map(({ name }) => showName(name));
  const moreFiles = files.length - shownFiles;
  const moreFolders = folders.length - listed.length;
  if (moreFiles > 0) names.push(`+${moreFiles} files`);
  if (moreFolders > 0) names.push(`+${moreFolders} folders`);
  const title = path === '' ? './' : `${showPath(path)}/ (${count})`;
  return names.length === 0 ? title : `${title}: ${names.join(' ')}`;
}

/** The most that all instructions take of a prompt. */
export const MAX_INSTRUCTIONS_BYTES = 16 * 1024;

/** Instructions for agent-fix alone, which replace those for all agents (AGENTS.md); if the file is empty, none are read. */
const AGENT_INSTRUCTIONS = '.github/agent-fix.md';
/** Instructions for all agents: https://agents.md */
const COMMON_INSTRUCTIONS = 'AGENTS.md';

export interface InstructionsRequest {
  /** Where the tests run, relative to the root; `.` is the root. */
  readonly folder: string;
  /** The text of a file at the base commit; null when there is no such file, or it is no text. */
  readText(path: string): string | null | Promise<string | null>;
  /** See `Snapshot.follow`. Absent: a path is read as it is. */
  follow?(path: string): Promise<string | null>;
  /** Applied before anything is cut. */
  readonly redact: Redact;
}

/**
 * Reads the repository's instructions for contributors, nearest folder first. The model gets them as data, and no rule of ours depends
 * on them.
 */
export async function readInstructions(
  request: InstructionsRequest,
): Promise<readonly TaskPart<'context'>[]> {
  const { readText, redact } = request;
  const found: TaskPart<'context'>[] = [];
  let left = MAX_INSTRUCTIONS_BYTES;
  for (const path of await instructionPaths(request)) {
    if (found.some(({ source }) => source === path)) continue;
    const text = redact((await readText(path)) ?? '').trim();
    if (text === '') continue;
    const shown = cutTo(text, left);
    left -= byteLength(shown);
    found.push({ source: path, text: shown });
  }
  return found;
}

/** The paths at which the instructions stand, links followed: `CLAUDE.md` where `AGENTS.md` is a link to it. */
async function instructionPaths({
  folder,
  readText,
  follow = async (path) => path,
}: InstructionsRequest): Promise<readonly string[]> {
  const dedicated = await follow(AGENT_INSTRUCTIONS);
  if (dedicated !== null && (await readText(dedicated)) !== null) return [dedicated];
  const names = folder === '.' ? [] : folder.split('/');
  const paths = [...names.keys(), names.length].map((at) =>
    [...names.slice(0, names.length - at), COMMON_INSTRUCTIONS].join('/'),
  );
  const followed = await Promise.all(paths.map(follow));
  return followed.filter((path) => path !== null);
}

/** The start of a text that fits, cut at a line's end where there is one, with a note on how much is left out (I14). */
function cutTo(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const start = new TextDecoder().decode(bytes.subarray(0, Math.max(0, maxBytes)), { stream: true });
  // A file that is one long line is cut in it.
  const kept = start.slice(0, start.lastIndexOf('\n') + 1) || start;
  const end = kept === '' || kept.endsWith('\n') ? '' : '\n';
  return `${kept}${end}${cutMark(`${bytes.length - byteLength(kept)} of ${bytes.length} bytes`, { hint: 'read_file has them' })}`;
}
