import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findSystemProgram } from '../../workspace/programs.ts';
import { copyTree } from '../folders.ts';
import { LAYER_PREFIX, leaseFolder } from '../leftovers.ts';
import type { User } from './launch.ts';
import { emptyFiles, type Layer, type LayerRequest, layOut, removeLayer, replaceFile } from './layer.ts';
import type { Mount } from './mounts.ts';
import { entriesOf, type HiddenPlaces, isIn } from './world.ts';

/** The same by copying, where there are no overlays. HOME is empty but for its own entries, which can be read only. */
export async function copyLayer({ base, world, hidden }: LayerRequest): Promise<Layer> {
  const folder = mkdtempSync(join(base, LAYER_PREFIX));
  const { checkout, home } = world;
  const lease = leaseFolder(folder);
  const place = layOut(folder);
  const root = await copyTo(join(folder, 'checkout'), world, hidden);
  const mounts: Mount[] = [{ kind: 'bind', from: root, at: checkout, isReadOnly: false }];
  const newHome = join(folder, 'home');
  mkdirSync(newHome);
  if (home !== null) {
    const entries = homeEntries(home, checkout, hidden);
    for (const { at } of entries) makePlace(at, join(newHome, relative(home, at)));
    mounts.push({ kind: 'bind', from: newHome, at: home, isReadOnly: false }, ...entries);
  }
  return {
    ...place,
    seen: { checkout, home, temp: '/tmp' },
    mounts,
    written: root,
    keepCaches: () => {},
    [Symbol.dispose]: () => {
      removeLayer(folder, 0);
      lease[Symbol.dispose]();
    },
  };
}

/** For another user, who cannot be given the machine's places: a copy that belongs to that user, and an empty HOME. */
export async function copyForUser({ base, world, hidden }: LayerRequest, user: User): Promise<Layer> {
  const folder = mkdtempSync(join(base, LAYER_PREFIX));
  const lease = leaseFolder(folder);
  const place = layOut(folder);
  const root = await copyTo(join(folder, 'checkout'), world, hidden);
  const home = join(folder, 'home');
  mkdirSync(home);
  giveTo(user, root, home);
  return {
    ...place,
    seen: { checkout: root, home, temp: place.temp },
    mounts: [],
    written: root,
    keepCaches: () => {},
    [Symbol.dispose]: () => {
      removeLayer(folder, 0);
      lease[Symbol.dispose]();
    },
  };
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
