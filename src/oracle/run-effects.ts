import { type Dirent, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { orElse } from '../base/errors.ts';
import type { TestReport } from '../core/events.ts';
import { toReport } from '../runners/all-runners.ts';
import { readJunitXml } from '../runners/junit-xml.ts';
import type { TestCounts } from '../runners/test-runner.ts';
import { askGit } from '../workspace/git.ts';
import { matcher } from '../workspace/repo-path.ts';
import type { Snapshot, TreeIndex } from '../workspace/snapshot.ts';
import { readRegularFile } from './folders.ts';
import { findStrays, TrackedStats } from './restore-point.ts';

/**
 * Returns the files that were changed, removed or replaced since, even if they were put back, and those made beside tracked
 * ones.
 */
export type TouchedFiles = () => readonly string[];

/**
 * Folders of installed packages, which also decide test results. Their files are not tracked, so changes in them are seen only
 * in a layer, which holds what a run has written.
 */
const INSTALLED_FOLDER = /^(?:node_modules|site-packages|\.?venv|vendor|__pypackages__)$/;
/** Caches, which tools write as they run. */
const CACHED = /^(?:\.|__pycache__$)/;

/**
 * Notes the files of a place where tests run. `written` is the checkout, or where it is not `isWhole` a folder that holds only what runs
 * have written: a file is copied there before it is changed in any way, and stays there when it is changed back.
 */
export function noteFiles(
  { written, isWhole }: { readonly written: string; readonly isWhole: boolean },
  original: string,
  tree: TreeIndex,
): TouchedFiles {
  if (isWhole) {
    const stats = new TrackedStats(written, tree);
    const before = new Set(findStrays(written, tree).files);
    return () => [
      ...stats.changed().map((position) => tree.path(position)),
      ...findStrays(written, tree).files.filter((path) => !before.has(path)),
    ];
  }
  const before = stampsIn(written, original, tree);
  return () =>
    [...stampsIn(written, original, tree)]
      .filter(([path, stamp]) => before.get(path) !== stamp)
      .map(([path]) => path);
}

/** What a run has written, in folders that hold tracked files and in installed packages. */
function stampsIn(written: string, original: string, tree: TreeIndex): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>();
  const note = (path: string): void => {
    // Of a removed folder an overlay holds only a mark.
    const stats = orElse(null, () => lstatSync(join(written, path), { bigint: true }));
    stamps.set(path, stats === null ? '' : `${stats.ino} ${stats.ctimeNs}`);
  };
  const noteAll = (folder: string): void => tree.paths(folder).forEach(note);
  const queue = [{ folder: '', isInstalled: false }];
  for (const { folder, isInstalled } of queue) {
    const entries = orElse<readonly Dirent[] | null>(null, () =>
      readdirSync(join(written, folder), { withFileTypes: true }),
    );
    // The run has taken away the rights to the folder.
    if (entries === null) noteAll(folder);
    for (const entry of entries ?? []) {
      const { name } = entry;
      const path = folder === '' ? name : `${folder}/${name}`;
      const isTrackedFolder = tree.holdsFolder(path);
      if (name === '.git' || (isInstalled && CACHED.test(name))) continue;
      if (entry.isDirectory()) {
        const isBelow = isInstalled || INSTALLED_FOLDER.test(name);
        if (isTrackedFolder || isBelow) queue.push({ folder: path, isInstalled: isBelow });
      } else if (isTrackedFolder) noteAll(path);
      else if (!isInstalled || orElse(false, () => lstatSync(join(original, path)).isFile())) note(path);
    }
  }
  return stamps;
}

/**
 * What the run at the base commit has built: the files and folders that it made or changed in `written` and that git ignores.
 * `written` is the checkout after it, or where it is not `isWhole` only what the run has written there; `original` is the checkout before.
 * Null where later runs should not start from them, because the run left something else too: a changed tracked file, or one
 * that git does not ignore.
 */
export async function findBaseOutputs(
  { written, isWhole }: { readonly written: string; readonly isWhole: boolean },
  original: string,
  { repository, tree, paths }: Snapshot,
): Promise<readonly string[] | null> {
  const isRemoved = (path: string): boolean => !isThere(join(written, path)) && isThere(join(original, path));
  if (isWhole && [...paths()].some(isRemoved)) return null;
  const outputs: string[] = [];
  for (let folders = ['']; folders.length > 0; ) {
    const found = folders.flatMap((folder) =>
      readdirSync(join(written, folder), { withFileTypes: true })
        .filter(({ name }) => name !== '.git')
        .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() })),
    );
    // Of an ignored folder that holds tracked files, only the others count as built.
    const untracked = found.filter(({ path }) => !tree.holdsFolder(path) && tree.find(path) === null);
    const ignored = await findIgnored(repository.gitDir, original, untracked.map(nameForGit));
    if (ignored === null) return null;
    folders = [];
    for (const entry of found) {
      const { path, isFolder } = entry;
      const isIgnored = ignored.has(nameForGit(entry));
      if (isFolder && !isIgnored) folders.push(path);
      else if (await isSameFile(join(written, path), join(original, path))) continue;
      else if (isIgnored) outputs.push(path);
      else return null;
    }
  }
  return outputs;
}

/** With a slash behind folders: `build/` is ignored only as a folder, and git cannot see here what `build` is. */
const nameForGit = ({ path, isFolder }: { readonly path: string; readonly isFolder: boolean }): string =>
  isFolder ? `${path}/` : path;

/** Those of the paths that git ignores. Null where git cannot tell, as in a submodule. */
async function findIgnored(
  gitDir: string,
  root: string,
  paths: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (paths.length === 0) return new Set();
  const args = [`--work-tree=${root}`, 'check-ignore', '--no-index', '-z', '--stdin'];
  // The prefix `./` keeps git from reading a path as a pattern, as a literal pathspec would.
  const input = paths.map((path) => `./${path}`).join('\0');
  const options = { cwd: root, input, env: { GIT_LITERAL_PATHSPECS: '0' } };
  const { exitCode, stdout } = await askGit(gitDir, args, options);
  if (exitCode > 1) return null;
  const ignored = stdout.toString('utf8').split('\0');
  return new Set(ignored.map((path) => path.slice('./'.length)));
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

async function isSameFile(here: string, there: string): Promise<boolean> {
  const [one, other] = [here, there].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  if (one === undefined || other === undefined || one.mode !== other.mode) return false;
  if (one.isSymbolicLink()) return readlinkSync(here) === readlinkSync(there);
  if (one.isDirectory()) {
    const names = readdirSync(here);
    if (names.length !== readdirSync(there).length) return false;
    for (const name of names) if (!(await isSameFile(join(here, name), join(there, name)))) return false;
    return true;
  }
  // A copy has the time of its original to the millisecond.
  const isOfOneTime = Math.trunc(one.mtimeMs) === Math.trunc(other.mtimeMs);
  return one.isFile() && one.size === other.size && (isOfOneTime || (await haveSameBytes(here, there)));
}

const CHUNK_BYTES = 1024 * 1024;

/** Of two files of one size, which may be larger than memory. */
async function haveSameBytes(here: string, there: string): Promise<boolean> {
  await using one = await open(here);
  await using other = await open(there);
  const [a, b] = [Buffer.alloc(CHUNK_BYTES), Buffer.alloc(CHUNK_BYTES)];
  for (let at = 0; ; ) {
    const [read, readThere] = await Promise.all([
      one.read(a, 0, CHUNK_BYTES, at),
      other.read(b, 0, CHUNK_BYTES, at),
    ]);
    const { bytesRead } = read;
    if (bytesRead !== readThere.bytesRead || a.compare(b, 0, bytesRead, 0, bytesRead) !== 0) return false;
    if (bytesRead === 0) return true;
    at += bytesRead;
  }
}

/** A folder below the checkout, and a glob of the JUnit XML files below it. */
export interface ReportPlace {
  readonly folder: string;
  readonly glob: string;
}

/** Reports by their path, as they were before a run; kept to know what it wrote. */
export type ReportFiles = ReadonlyMap<string, string>;

const MAX_REPORTS = 500;
const MAX_REPORT_BYTES = 8 * 1024 * 1024;
const MAX_ALL_BYTES = 32 * 1024 * 1024;
const MAX_LOOKED_AT = 200_000;
/** Not searched: no runner writes reports there, and they are large. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['.git', 'node_modules', '.venv', 'venv']);

/** Regular files that fit; a link, to a folder too, is none. Throws a GlobError for what is no glob. */
export function findReports(root: string, places: readonly ReportPlace[]): ReportFiles {
  const found = new Map<string, string>();
  let seen = 0;
  for (const { folder, glob } of places) {
    const start = folderIn(root, folder);
    const isReport = matcher([glob], '');
    const folders = start === null ? [] : [''];
    for (const below of folders) {
      for (const entry of readdirSync(join(start ?? root, below), { withFileTypes: true })) {
        if (++seen > MAX_LOOKED_AT || found.size >= MAX_REPORTS) return found;
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) folders.push(path);
        if (!entry.isFile() || !isReport(path)) continue;
        const stats = lstatSync(join(start ?? root, path), { bigint: true, throwIfNoEntry: false });
        if (stats === undefined) continue;
        const { ino, size, mtimeNs, ctimeNs } = stats;
        found.set(join(folder, path), [ino, size, mtimeNs, ctimeNs].join(' '));
      }
    }
  }
  return found;
}

/** Absolute; null when the folder is not there, or when a link leads it out of the checkout. */
export function folderIn(root: string, folder: string): string | null {
  const path = join(root, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return null;
  const real = realpathSync(path);
  return real === root || real.startsWith(root + sep) ? real : null;
}

/**
 * The reports that a run wrote, as one; null when it wrote none that can be read. Bounded in number and size. Code
 * under test can write such files as well: like an output, a report guides the work and proves nothing by itself.
 */
export function readReports(
  root: string,
  places: readonly ReportPlace[],
  before: ReportFiles,
): TestReport | null {
  const written = [...findReports(root, places)].filter(([path, stamp]) => before.get(path) !== stamp);
  const read: { readonly path: string; readonly found: TestCounts }[] = [];
  let left = MAX_ALL_BYTES;
  for (const [path] of written.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const text = readRegularFile(join(root, path), Math.min(MAX_REPORT_BYTES, left));
    const found = text === null ? null : readJunitXml(text);
    if (text === null || found === null) continue;
    left -= text.length;
    read.push({ path, found });
  }
  const [first] = read;
  if (first === undefined) return null;
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    read.reduce((all, { found }) => all + (found[key] ?? 0), 0);
  const failures = read.flatMap(({ found }) => found.failures);
  const source = read.length === 1 ? first.path : `${first.path} and ${read.length - 1} more`;
  return toReport(source, {
    failures,
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  });
}
