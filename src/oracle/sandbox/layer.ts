import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmdirSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, isAbsolute, join, relative } from 'node:path';
import { orElse } from '../../core/errors.ts';
import { findSystemProgram } from '../../workspace/programs.ts';
import { copyFolders, copyTree, removeQuietly } from '../folders.ts';
import { LAYER_PREFIX, leaseFolder } from '../leftovers.ts';
import type { Replaced } from './credentials.ts';
import type { HomeCaches } from './home-caches.ts';
import type { User } from './launch.ts';
import type { Mount } from './mounts.ts';
import { entriesOf, type HiddenPlaces, isIn, type World } from './world.ts';

/** What one run of the tests, or a row of them, may write: over the checkout, over HOME, and a temporary folder. */
export interface Layer extends Disposable {
  /** On the machine, as are the next two. */
  readonly folder: string;
  readonly temp: string;
  readonly varTemp: string;
  /** As tests name them. `home` is null where HOME is as good as none. */
  readonly seen: { readonly checkout: string; readonly home: string | null; readonly temp: string };
  /** Checkout and HOME. */
  readonly mounts: readonly Mount[];
  /** On the machine: where the files of the checkout are that tests have written. What they left alone may be missing there. */
  readonly written: string;
  /** Lets later layers have the caches that a run has filled; for one that is not running. */
  keepCaches(): void;
  /** A file without content, in the form that a program which reads `path` takes for empty. */
  emptyFor(path: string): string;
}

export interface LayerRequest {
  /** A folder of the machine that can carry layers: see `findLayerFolder`. */
  readonly base: string;
  readonly world: World;
  readonly hidden: HiddenPlaces;
  readonly caches: HomeCaches;
}

/** A copy-on-write layer: nothing is copied, whatever the size of the tree. */
export function createLayer({ base, world, hidden, caches }: LayerRequest): Layer {
  const place = layOut(base, world.lowers.length);
  const { folder } = place;
  const { checkout, home, lowers } = world;
  const overlays = lowers.map(({ path, replaced }, number): Extract<Mount, { kind: 'overlay' }> => {
    const upper = join(folder, `upper-${number}`);
    const work = join(folder, `work-${number}`);
    mkdirSync(work);
    mkdirSync(join(folder, `merged-${number}`));
    copyFolders(path, upper, []);
    for (const file of [...replaced, ...emptyFiles(path, hidden)]) replaceFile(path, upper, file);
    return { kind: 'overlay', lower: path, upper, work, at: path };
  });
  return {
    ...place,
    seen: { checkout, home, temp: '/tmp' },
    get mounts() {
      return overlays.map((each) => (each.at === home ? { ...each, lower: caches.lowerOf(home) } : each));
    },
    written: overlays.find(({ at }) => at === checkout)?.upper ?? folder,
    keepCaches() {
      const upper = overlays.find(({ at }) => at === home)?.upper;
      // A HOME in which the checkout lies is safe; one that is the checkout has more than caches in it.
      if (home !== null && home !== checkout && upper !== undefined) caches.take(home, upper);
    },
  };
}

/** In `to`, which lies over `from` or is a copy of it. */
export function replaceFile(from: string, to: string, { path, content }: Replaced): void {
  copyFolders(from, to, dirname(path) === '.' ? [] : dirname(path).split('/'));
  writeLike(join(from, path), join(to, path), content);
}

/** What every layer has, whatever it lies over; `count` overlays are to be taken away with it. */
function layOut(
  base: string,
  count: number,
): Pick<Layer, 'folder' | 'temp' | 'varTemp' | 'emptyFor' | typeof Symbol.dispose> {
  const folder = mkdtempSync(join(base, LAYER_PREFIX));
  const lease = leaseFolder(folder);
  // Another user may have to pass through it, and nobody to list it.
  chmodSync(folder, 0o711);
  const temp = join(folder, 'temp');
  const varTemp = join(folder, 'var-temp');
  const empty = join(folder, 'empty');
  for (const each of [temp, varTemp]) {
    mkdirSync(each);
    chmodSync(each, 0o1777);
  }
  mkdirSync(join(temp, OLD_ROOT));
  mkdirSync(join(temp, 'home'));
  mkdirSync(join(folder, 'root'));
  mkdirSync(empty);
  return {
    folder,
    temp,
    varTemp,
    emptyFor(path) {
      const file = join(empty, `empty${extname(path)}`);
      writeFileSync(file, emptyContent(path), { mode: 0o444, flag: 'w' });
      return file;
    },
    [Symbol.dispose]: () => {
      removeLayer(folder, count);
      lease[Symbol.dispose]();
    },
  };
}

/** In the temporary folder: where the machine's root stands for a moment, while the tests' own takes its place. */
export const OLD_ROOT = '.agent-fix-root';

function emptyContent(path: string): string {
  if (path.endsWith('.xml')) return '<settings/>\n';
  return path.endsWith('.json') ? '{}\n' : '';
}

/** A hidden file below a layer is written anew there, not covered: tools replace such files by renaming. */
export function emptyFiles(lower: string, { files }: HiddenPlaces): readonly Replaced[] {
  return files
    .filter((file) => isIn(file, lower))
    .map((file) => ({ path: relative(lower, file), content: emptyContent(file) }));
}

function writeLike(original: string, file: string, content: string): void {
  writeFileSync(file, content);
  const stats = lstatSync(original, { throwIfNoEntry: false });
  if (stats === undefined) return;
  chmodSync(file, stats.mode & 0o777);
  utimesSync(file, stats.atime, stats.mtime);
}

export function removeLayer(folder: string, count: number): void {
  for (let number = 0; number < count; number++) {
    for (const name of ['work', 'index']) removeEmpty(join(folder, `work-${number}`, name));
  }
  removeQuietly(folder);
}

/** The kernel makes it as root and closed; its empty folder can still be removed by whoever owns the one above. */
const removeEmpty = (folder: string): void => orElse(undefined, () => rmdirSync(folder));

/** File systems that cannot carry the upper part of an overlay, by their numbers in linux/magic.h. */
const UNFIT = new Set([
  0x794c7630, // overlay
  0x6969, // NFS
  0x65735546, // FUSE
  0x01021997, // 9P
  0xff534d42, // CIFS
  0xf15f, // eCryptfs
  0x4d44, // FAT
]);

/** Where layers can be kept: not below what they lie over, and on a file system that can carry them. Null: nowhere. */
export function findLayerFolder(lowers: readonly string[], runnerTemp: string | undefined): string | null {
  const candidates = [tmpdir(), '/var/tmp', ...(runnerTemp === undefined ? [] : [runnerTemp]), '/dev/shm'];
  return candidates.flatMap((each) => realFolder(each) ?? []).find((each) => isFit(each, lowers)) ?? null;
}

const realFolder = (path: string): string | null =>
  orElse(null, () => (isAbsolute(path) && statSync(path).isDirectory() ? realpathSync(path) : null));

function isFit(folder: string, lowers: readonly string[]): boolean {
  return !lowers.some((lower) => isIn(folder, lower)) && !UNFIT.has(statfsSync(folder).type);
}

/** A path that can stand in the options of an overlay: https://docs.kernel.org/filesystems/overlayfs.html */
export const canLieUnder = (path: string): boolean => !/[,:\\"\n]/.test(path);

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The same by copying, where there are no overlays. HOME is empty but for its own entries, which can be read only. */
export async function copyLayer({ base, world, hidden }: LayerRequest): Promise<Layer> {
  const place = layOut(base, 0);
  const { checkout, home } = world;
  const root = await copyTo(join(place.folder, 'checkout'), world, hidden);
  const mounts: Mount[] = [{ kind: 'bind', from: root, at: checkout, isReadOnly: false }];
  const newHome = join(place.folder, 'home');
  mkdirSync(newHome);
  if (home !== null) {
    const entries = homeEntries(home, checkout, hidden);
    for (const { at } of entries) makePlace(at, join(newHome, relative(home, at)));
    mounts.push({ kind: 'bind', from: newHome, at: home, isReadOnly: false }, ...entries);
  }
  const seen = { checkout, home, temp: '/tmp' };
  return { ...place, seen, mounts, written: root, keepCaches: () => {} };
}

/** For another user, who cannot be given the machine's places: a copy that belongs to that user, and an empty HOME. */
export async function copyForUser({ base, world, hidden }: LayerRequest, user: User): Promise<Layer> {
  const place = layOut(base, 0);
  const root = await copyTo(join(place.folder, 'checkout'), world, hidden);
  const home = join(place.folder, 'home');
  mkdirSync(home);
  giveTo(user, root, home);
  const seen = { checkout: root, home, temp: place.temp };
  return { ...place, seen, mounts: [], written: root, keepCaches: () => {} };
}

/** Links themselves, not what they lead to. Needs root. */
export function giveTo({ uid, gid }: User, ...folders: readonly string[]): void {
  const chown = findSystemProgram('chown') ?? 'chown';
  const args = ['-R', '-h', `${uid}:${gid}`, ...folders];
  const { status, error } = spawnSync(chown, args, { env: {}, stdio: 'ignore' });
  if (status !== 0)
    throw new Error(`${folders.join(', ')}: cannot be given to user ${uid}: ${error?.message ?? status}`);
}

async function copyTo(target: string, world: LayerRequest['world'], hidden: HiddenPlaces): Promise<string> {
  const { checkout, lowers } = world;
  await copyTree(checkout, target, () => false);
  const replaced = lowers.find(({ path }) => path === checkout)?.replaced ?? [];
  for (const file of [...replaced, ...emptyFiles(checkout, hidden)]) replaceFile(checkout, target, file);
  return target;
}

/** Caches that tools must write to are left out: they start empty. */
const WRITTEN = new Set(['.cache', '.npm', '.gradle', '.ivy2', '.sbt', '.pytest_cache', '.local', '.config']);

/** Read-only, entry by entry, so that tests can add others. */
function homeEntries(home: string, checkout: string, hidden: HiddenPlaces): readonly Mount[] {
  const isLeftOut = (path: string): boolean =>
    isIn(checkout, path) ||
    [...hidden.files, ...hidden.folders].includes(path) ||
    WRITTEN.has(relative(home, path));
  const inWritten = [...WRITTEN].flatMap((name) =>
    entriesOf(join(home, name)).map((entry) => join(home, name, entry)),
  );
  return [...entriesOf(home).map((name) => join(home, name)), ...inWritten]
    .filter((path) => !isLeftOut(path) && !path.endsWith('/go-build') && isThere(path))
    .map((path) => ({ kind: 'bind', from: path, at: path, isReadOnly: true }));
}

/** What is mounted must have a place to stand. */
function makePlace(original: string, place: string): void {
  const isFolder = statSync(original).isDirectory();
  mkdirSync(isFolder ? place : dirname(place), { recursive: true });
  if (!isFolder) writeFileSync(place, '');
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
