import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { orElse } from '../../base/errors.ts';
import { findProgram } from '../../workspace/programs.ts';
import { copyFolders, copyTree, isFolder, unlockFolders } from '../folders.ts';
import { leaseTempFolder, type TempFolder } from '../leftovers.ts';
import type { Environment } from '../test-environment.ts';
import { entriesOf, isIn, type Replaced, type World } from './world.ts';

export interface User {
  readonly uid: number;
  readonly gid: number;
  /** The number of a Unix group that only this user's processes have, to find them by: see `endMarked`. */
  readonly mark?: number;
}

/** A mount in the file system that tests see. `at` is an absolute path, as tests name it. */
export type Mount =
  | { readonly kind: 'bind'; readonly from: string; readonly at: string; readonly isReadOnly: boolean }
  | {
      readonly kind: 'overlay';
      readonly lower: string;
      readonly upper: string;
      readonly work: string;
      readonly at: string;
    }
  /** An empty, writable folder in memory. */
  | { readonly kind: 'empty'; readonly at: string };

/** The folders that tests may write to, in one run or in several that share them. */
export interface Layer extends Disposable {
  /** These three are paths on the machine. */
  readonly folder: string;
  readonly temp: string;
  readonly varTemp: string;
  /** Paths as tests name them. `home` is null where the machine has no HOME to offer. */
  readonly seen: { readonly checkout: string; readonly home: string | null; readonly temp: string };
  /** The mounts of the checkout and of HOME. */
  readonly mounts: readonly Mount[];
  /**
   * The folder on the machine that holds the files which tests have written in the checkout. Where `isWhole` is true, the
   * folder holds the other files of the checkout too.
   */
  readonly written: string;
  readonly isWhole: boolean;
  /** Whether runs have left something in HOME that is no cache. */
  leftInHome(): boolean;
  /** Whether the checkout began with what the run at the base commit has built. */
  readonly hasBaseOutputs: boolean;
  /**
   * Gives later layers what the run at the base commit has built: caches in HOME and, unless null, `outputs` of the checkout. Only
   * for a layer in which no other run was and nothing runs.
   */
  keepBuilt(outputs: readonly string[] | null): Promise<void>;
  /** Gives the owner back the rights that a run has taken away, so that the next run can write to the folders. */
  reopen(): void;
  /** Makes a file without content, in the form that programs which read `path` accept as empty. */
  emptyFor(path: string): string;
}

interface LayerRequest {
  /** A folder of the machine that can carry layers: see `findLayerFolder`. */
  readonly base: string;
  readonly world: World;
  readonly built: BaseBuild;
  /** True: the layer begins without what the run at the base commit has built in the checkout. */
  readonly isClean: boolean;
}

/** A copy-on-write layer made of overlays: nothing is copied, whatever the size of the checkout. */
export function createLayer({ base, world, built, isClean }: LayerRequest): Layer {
  const common = createFolders(base);
  const { folder } = common;
  const { checkout, home, lowers } = world;
  const overlays = lowers.map((lower, number) => {
    const upper = join(folder, `upper-${number}`);
    const work = join(folder, `work-${number}`);
    mkdirSync(work);
    copyFolders(lower.path, upper, []);
    replaceFiles(world, lower.path, upper);
    return { kind: 'overlay', lower: lower.path, upper, work, at: lower.path } as const;
  });
  const upperHome = overlays.find(({ at }) => at === home && at !== checkout)?.upper ?? null;
  const atStart = new Set(upperHome === null ? [] : entriesOf(upperHome));
  return {
    ...common,
    seen: { checkout, home, temp: '/tmp' },
    leftInHome: () =>
      upperHome !== null && entriesOf(upperHome).some((name) => !atStart.has(name) && !isOfCaches(name)),
    get mounts() {
      return overlays.map((each) => {
        const kept = isClean && each.at === checkout ? null : built.folderOf(each.at);
        return kept === null ? each : { ...each, lower: `${kept}:${each.lower}` };
      });
    },
    written: overlays.find(({ at }) => at === checkout)?.upper ?? folder,
    isWhole: false,
    hasBaseOutputs: built.hasOutputs && !isClean,
    async keepBuilt(outputs) {
      if (!built.begin(outputs !== null)) return;
      for (const { at, upper } of overlays) {
        const caches = at === home ? CACHE_FOLDERS.filter((path) => areFolders(upper, path)) : [];
        // Where HOME is the checkout itself, its outputs are kept as those of the checkout.
        built.move(at, upper, at === checkout ? (outputs ?? []) : caches);
      }
    },
  };
}

/**
 * The fallback where no overlay can be mounted: a copy of the checkout. With `other`, tests run as that user without any mounts:
 * the copy belongs to the user, and HOME is empty. Otherwise HOME is a new folder with the machine's entries mounted read-only.
 */
export async function copyLayer(
  { base, world, built, isClean }: LayerRequest,
  { agentUser, other }: { readonly agentUser: User; readonly other: User | null },
): Promise<Layer> {
  const common = createFolders(base);
  const [root, newHome] = [join(common.folder, 'checkout'), join(common.folder, 'home')];
  const source = isClean ? null : built.folderOf(world.checkout);
  const isElsewhere = (path: string): boolean => source !== null && path.split('/')[0] !== '.git';
  await copyTree(world.checkout, root, isElsewhere);
  if (source !== null) await copyTree(source, root, () => false);
  replaceFiles(world, world.checkout, root);
  mkdirSync(newHome);
  const layer = {
    ...common,
    written: root,
    isWhole: true,
    leftInHome: () => true,
    hasBaseOutputs: built.hasOutputs && !isClean,
    async keepBuilt(outputs: readonly string[] | null) {
      if (!built.begin(outputs !== null) || outputs === null) return;
      const copying = copyTree(root, built.makeFolder(world.checkout), (path) => path === '.git');
      await copying.catch(() => built[Symbol.dispose]());
    },
  };
  if (agentUser.uid === 0) giveTo(other ?? agentUser, root, newHome);
  if (other !== null) {
    return { ...layer, seen: { checkout: root, home: newHome, temp: common.temp }, mounts: [] };
  }
  const { checkout, home } = world;
  const mounts: Mount[] = [{ kind: 'bind', from: root, at: checkout, isReadOnly: false }];
  if (home !== null) {
    const entries = homeEntries(home, world);
    for (const path of entries) makePlace(path, join(newHome, relative(home, path)));
    mounts.push({ kind: 'bind', from: newHome, at: home, isReadOnly: false });
    mounts.push(
      ...entries.map((path) => ({ kind: 'bind', from: path, at: path, isReadOnly: true }) as const),
    );
  }
  return { ...layer, seen: { checkout, home, temp: '/tmp' }, mounts };
}

/**
 * A folder in the tests' temporary folder that holds the machine's root for a moment, until the tests' root has replaced it.
 */
export const OLD_ROOT = '.agent-fix-root';

function createFolders(
  base: string,
): Pick<Layer, 'folder' | 'temp' | 'varTemp' | 'emptyFor' | 'reopen' | typeof Symbol.dispose> {
  const leased = leaseTempFolder('layer', base);
  const folder = leased.path;
  // Mode 711: tests that run as another user must reach the folders in it, and need not list them.
  chmodSync(folder, 0o711);
  const [temp, varTemp, empty] = [join(folder, 'temp'), join(folder, 'var-temp'), join(folder, 'empty')];
  for (const each of [temp, varTemp]) {
    mkdirSync(each);
    chmodSync(each, 0o1777);
  }
  for (const each of [join(temp, OLD_ROOT), join(temp, 'home'), join(folder, 'root'), empty]) mkdirSync(each);
  return {
    folder,
    temp,
    varTemp,
    emptyFor(path) {
      const file = join(empty, `empty${extname(path)}`);
      // All paths with one ending share a file. It is written once, because it is read-only even for us unless we are root.
      if (!existsSync(file)) writeFileSync(file, emptyContent(path), { mode: 0o444 });
      return file;
    },
    reopen: () => {
      const isTests = (name: string): boolean => /^(?:upper-\d+|checkout|home|temp|var-temp)$/.test(name);
      for (const name of entriesOf(folder).filter(isTests)) unlockFolders(join(folder, name));
    },
    [Symbol.dispose]: () => leased.removeBeside(),
  };
}

function emptyContent(path: string): string {
  if (path.endsWith('.xml')) return '<settings/>\n';
  return path.endsWith('.json') ? '{}\n' : '';
}

/**
 * Writes the files of `from` that tests see with other content, or with none, into `to`: an upper folder over `from` or a copy
 * of it. They are files there and not mounts, because tools replace such files by renaming others.
 */
function replaceFiles({ lowers, hidden }: World, from: string, to: string): void {
  const replaced = lowers.find(({ path }) => path === from)?.replaced ?? [];
  const emptied = hidden.files
    .filter((file) => isIn(file, from))
    .map((file): Replaced => ({ path: relative(from, file), content: emptyContent(file) }));
  for (const { path, content } of [...replaced, ...emptied]) {
    copyFolders(from, to, dirname(path) === '.' ? [] : dirname(path).split('/'));
    const file = join(to, path);
    writeFileSync(file, content);
    const stats = lstatSync(join(from, path), { throwIfNoEntry: false });
    if (stats === undefined) continue;
    chmodSync(file, stats.mode & 0o777);
    utimesSync(file, stats.atimeMs / 1000, stats.mtimeMs / 1000);
  }
}

/** Makes a user the owner of folders and all that they hold; of links themselves, not of what they lead to. Needs root. */
export function giveTo({ uid, gid }: User, ...folders: readonly string[]): void {
  const args = ['-R', '-h', `${uid}:${gid}`, ...folders];
  const { status, error } = spawnSync(systemProgram('chown'), args, { env: {}, stdio: 'ignore' });
  if (status !== 0)
    throw new Error(`${folders.join(', ')}: cannot be given to user ${uid}: ${error?.message ?? status}`);
}

/** Folders of HOME with caches and settings that tools must be able to write: new entries can be added in them. */
const WRITTEN = new Set(['.cache', '.npm', '.gradle', '.ivy2', '.sbt', '.pytest_cache', '.local', '.config']);

/** The entries of HOME to be mounted one by one, so that tests can add other entries to HOME. */
function homeEntries(home: string, { checkout, hidden }: World): readonly string[] {
  const below = (folder: string) => entriesOf(folder).map((name) => join(folder, name));
  const isLeftOut = (path: string): boolean =>
    isIn(checkout, path) ||
    [...hidden.files, ...hidden.folders].includes(path) ||
    WRITTEN.has(relative(home, path)) ||
    path.endsWith('/go-build') ||
    statSync(path, { throwIfNoEntry: false }) === undefined;
  return [...below(home), ...[...WRITTEN].flatMap((name) => below(join(home, name)))].filter(
    (path) => !isLeftOut(path),
  );
}

/** Makes an empty folder or file for a mount of `original`: a folder is mounted on a folder, a file on a file. */
function makePlace(original: string, place: string): void {
  const isMountedOnFolder = statSync(original).isDirectory();
  mkdirSync(isMountedOnFolder ? place : dirname(place), { recursive: true });
  if (!isMountedOnFolder) writeFileSync(place, '');
}

/** File systems that cannot carry the upper folder of an overlay, by their numbers in linux/magic.h. */
const UNFIT = new Set([
  0x794c7630, // overlay
  0x6969, // NFS
  0x65735546, // FUSE
  0x01021997, // 9P
  0xff534d42, // CIFS
  0xf15f, // eCryptfs
  0x4d44, // FAT
]);

/**
 * A folder to keep layers in: outside of the folders that tests write over, and on a file system that can carry overlays. `isForOther`:
 * preferably one that other users can reach. Null: no folder will do.
 */
export function findLayerFolder(
  { lowers }: World,
  environment: Environment,
  isForOther: boolean,
): string | null {
  const candidates = [tmpdir(), '/var/tmp', environment['RUNNER_TEMP'] ?? '', '/dev/shm'];
  const fit = candidates
    .flatMap((path) => orElse([], () => (statSync(path).isDirectory() ? [realpathSync(path)] : [])))
    .filter((place) => place !== '/' && !lowers.some(({ path }) => isIn(place, path)))
    .filter((place) => !UNFIT.has(statfsSync(place).type));
  const best = fit.find((place) => canLieUnder(place) && (!isForOther || isOpenToOthers(place)));
  return best ?? fit[0] ?? null;
}

const isOpenToOthers = (path: string): boolean =>
  path === '/' || ((statSync(path).mode & 0o001) !== 0 && isOpenToOthers(dirname(path)));

/** Whether a path can be used in the options of an overlay: https://docs.kernel.org/filesystems/overlayfs.html */
export const canLieUnder = (path: string): boolean => !/[,:\\"\n]/.test(path);

/** Folders of HOME with what tools can fetch or build again. A user's packages and settings are not among them. */
const CACHE_FOLDERS = [
  '.cache',
  'go/pkg/mod',
  '.npm',
  '.m2/repository',
  '.gradle/caches',
  '.gradle/wrapper',
  '.cargo/registry',
  '.cargo/git',
  '.nuget/packages',
  '.ivy2/cache',
  '.pub-cache',
  '.bun/install/cache',
] as const;

/** Whether a name in HOME is that of a folder with caches. */
const isOfCaches = (name: string): boolean => CACHE_FOLDERS.some((path) => path.split('/')[0] === name);

/**
 * What the first run of the tests, on the base commit and before any change, has built and fetched. Later layers start with it, so
 * that a new one need not build everything again; what a layer adds stays in that layer.
 */
export class BaseBuild implements Disposable {
  readonly #base: string;
  readonly #folders = new Map<string, string>();
  #leased: TempFolder | null = null;
  hasOutputs = false;

  constructor(base: string) {
    this.#base = base;
  }

  /** Called before the outputs of a run are kept. False: those of an earlier run are kept already, and no others shall be. */
  begin(hasOutputs: boolean): boolean {
    if (this.#leased !== null) return false;
    this.#leased = leaseTempFolder('layer', this.#base);
    this.hasOutputs = hasOutputs;
    return true;
  }

  /** Where the outputs are that were built in `path`, a folder of the machine; null: none are kept. */
  folderOf(path: string): string | null {
    return this.#folders.get(path) ?? null;
  }

  /** Forgets the outputs in `path`: later layers begin with this folder as it is on the machine. */
  forget(path: string): void {
    this.#folders.delete(path);
    this.hasOutputs = false;
  }

  makeFolder(path: string): string {
    const folder = join(this.#leased?.path ?? this.#base, `kept-${this.#folders.size}`);
    copyFolders(path, folder, []);
    this.#folders.set(path, folder);
    return folder;
  }

  /** Moves what was built over the folder `path` out of the upper folder of a layer that is not mounted. */
  move(path: string, upper: string, names: readonly string[]): void {
    const target = this.makeFolder(path);
    for (const name of names) {
      // A run can take away the rights to a folder; its content then stays where it is.
      orElse(undefined, () => {
        copyFolders(upper, target, name.split('/').slice(0, -1));
        renameSync(join(upper, name), join(target, name));
      });
    }
  }

  [Symbol.dispose](): void {
    this.#leased?.removeBeside();
    this.#leased = null;
    this.#folders.clear();
    this.hasOutputs = false;
  }
}

/** Whether every folder of the path is still one. Tests wrote there: a link leads elsewhere, a device marks a folder that they removed. */
function areFolders(root: string, path: string): boolean {
  const parts = path.split('/');
  return parts.every((_, at) => isFolder(join(root, ...parts.slice(0, at + 1))));
}

/** The absolute path of a program that is known to be there. */
export function systemProgram(name: string): string {
  const path = findProgram(name, 'system');
  if (path === null) throw new Error(`The program ${name} is missing.`);
  return path;
}
