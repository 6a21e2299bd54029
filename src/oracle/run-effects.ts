import {
  chmodSync,
  copyFileSync,
  type Dirent,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { TestReport } from '../core/events.ts';
import { toReport } from '../runners/all-runners.ts';
import { readJunitXml } from '../runners/junit-xml.ts';
import type { TestCounts } from '../runners/test-runner.ts';
import { askGit } from '../workspace/git.ts';
import { matcher } from '../workspace/repo-path.ts';
import type { Snapshot, TreeIndex } from '../workspace/snapshot.ts';
import { isReadFirst, mayJudge, type OpenedFile } from '../workspace/watched-judge.ts';
import { copyFolders, readRegularFile } from './folders.ts';
import { findStrays, TrackedStats } from './restore-point.ts';

/** A larger file is no script, no settings and no source that a patch may change. */
const MAX_WATCHED_FILE_BYTES = 256 * 1024;
/**
 * No more are watched: 2,000 files of 4 KB take 0.35 to 0.75 s of the processor's time, and 20,000 of 10 KB more than 4 s. Of a larger
 * checkout those are watched that can judge, and of its sources as many as fit.
 */
const MAX_WATCHED_FILES = 3000;
const MAX_WATCHED_BYTES = 24 * 1024 * 1024;

/** If there are more, not all are read for their content. */
const MAX_ALL_READ = 20;

/** Older than any time of change, so that the first reading of a file sets a new time of access, as `relatime` does. */
const NEVER_S = 1;
const NEVER_NS = 1_000_000_000n;

/** The tracked files that were read, the first one first; or why that is not known, as a part of a sentence. */
export type OpenedFiles = readonly OpenedFile[] | string;

/**
 * Watches which tracked files are read in a place for tests; to be called before any test has run there. Gives those that were read since.
 * An overlay keeps them only for files that it has copied: see `written` and `isWhole` of a layer.
 */
export function watchFiles(
  { written, isWhole }: { readonly written: string; readonly isWhole: boolean },
  original: string,
  tree: Pick<TreeIndex, 'count' | 'path'>,
): () => OpenedFiles {
  const watched = watchedFiles(original, tree);
  if (watched === null)
    return () =>
      `the checkout has more than ${MAX_WATCHED_FILES} files, or ${MAX_WATCHED_BYTES / 1024 / 1024} MB, outside of folders of sources`;
  const folders = new Set<string>();
  for (const path of watched) {
    const folder = dirname(path);
    // A file that cannot be copied is not watched.
    orElse(undefined, () => {
      if (!isWhole && !folders.has(folder))
        copyFolders(original, written, folder === '.' ? [] : folder.split('/'));
      folders.add(folder);
      makeUnread(join(original, path), join(written, path), isWhole);
    });
  }
  return () => {
    const opened = watched
      .flatMap((path) => {
        const stats = orElse(null, () => lstatSync(join(written, path), { bigint: true }));
        return stats?.isFile() === true && stats.atimeNs > NEVER_NS ? [{ path, at: stats.atimeNs }] : [];
      })
      .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
    if (opened.length === 0 && watched.length > 0)
      return 'no file was seen to be read, as on a file system that keeps no times of access';
    return opened.length === watched.length && watched.length > MAX_ALL_READ
      ? 'a program read all files, as git does to compare them'
      : opened;
  };
}

/** null: those that can judge are too many, or too large. */
function watchedFiles(original: string, tree: Pick<TreeIndex, 'count' | 'path'>): readonly string[] | null {
  const paths = Array.from({ length: tree.count }, (_, position) => tree.path(position));
  const judging = paths.filter(mayJudge);
  const others = paths.filter((path) => !mayJudge(path));
  const entries = others.filter(isReadFirst);
  const watched = new Set<string>();
  let bytes = 0;
  for (const [at, path] of [...judging, ...entries, ...others].entries()) {
    const stats = orElse(null, () => lstatSync(join(original, path)));
    if (stats === null || !stats.isFile() || stats.size > MAX_WATCHED_FILE_BYTES) continue;
    bytes += stats.size;
    if (bytes > MAX_WATCHED_BYTES || watched.size >= MAX_WATCHED_FILES)
      return at < judging.length ? null : [...watched];
    watched.add(path);
  }
  return [...watched];
}

function makeUnread(from: string, to: string, isWhole: boolean): void {
  const { mode, mtimeNs } = lstatSync(from, { bigint: true });
  if (!isWhole) {
    // An existing file already has other content on purpose.
    if (lstatSync(to, { throwIfNoEntry: false }) !== undefined) return;
    copyFileSync(from, to);
    // The umask takes these bits away.
    if ((Number(mode) & 0o022) !== 0) chmodSync(to, Number(mode) & 0o7777);
  }
  utimesSync(to, NEVER_S, Number(mtimeNs) / 1e9);
}

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
      else if (isSame(join(written, path), join(original, path))) continue;
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

function isSame(here: string, there: string): boolean {
  const [one, other] = [here, there].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  if (one === undefined || other === undefined || one.mode !== other.mode) return false;
  if (one.isSymbolicLink()) return readlinkSync(here) === readlinkSync(there);
  if (one.isDirectory()) {
    const names = readdirSync(here);
    return (
      names.length === readdirSync(there).length &&
      names.every((name) => isSame(join(here, name), join(there, name)))
    );
  }
  // A copy has the time of its original to the millisecond.
  const isOfOneTime = Math.trunc(one.mtimeMs) === Math.trunc(other.mtimeMs);
  return (
    one.isFile() && one.size === other.size && (isOfOneTime || readFileSync(here).equals(readFileSync(there)))
  );
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
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', 'node_modules', '.venv', 'venv']);

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
        if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) folders.push(path);
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
