import { mkdtempSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyFolders, isFolder, removeQuietly } from '../folders.ts';
import { LAYER_PREFIX, leaseFolder } from '../leftovers.ts';

/** Where tools keep what they could fetch or build again. A user's packages and settings are not among them. */
const CACHES = [
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

/**
 * What the first run of the tests, on the base commit and before any change, has left in the caches of its HOME. Later
 * layers find it there, so that a fresh HOME need not fetch and build everything anew; what they write stays with them.
 */
export class HomeCaches implements Disposable {
  readonly #base: string;
  #folder: string | null = null;
  #lease: Disposable | null = null;

  constructor(base: string) {
    this.#base = base;
  }

  /** What lies below a layer over HOME, in the words of an overlay's `lowerdir`. */
  lowerOf(home: string): string {
    return this.#folder === null ? home : `${this.#folder}:${home}`;
  }

  /** Moves them out of the upper part of a layer that is not mounted. Once; later calls do nothing. */
  take(home: string, upper: string): void {
    if (this.#folder !== null) return;
    const folder = mkdtempSync(join(this.#base, LAYER_PREFIX));
    this.#lease = leaseFolder(folder);
    copyFolders(home, join(folder, 'home'), []);
    this.#folder = join(folder, 'home');
    for (const path of CACHES) {
      const parts = path.split('/');
      if (!areFolders(upper, parts)) continue;
      const above = dirname(path) === '.' ? [] : dirname(path).split('/');
      copyFolders(upper, this.#folder, above);
      renameSync(join(upper, path), join(this.#folder, ...above, basename(path)));
    }
  }

  [Symbol.dispose](): void {
    if (this.#folder === null) return;
    removeQuietly(dirname(this.#folder));
    this.#lease?.[Symbol.dispose]();
    this.#folder = null;
  }
}

/** Tests wrote there: a link leads elsewhere, and what replaces a folder by nothing is a device. */
function areFolders(root: string, parts: readonly string[]): boolean {
  return parts.every((_, at) => isFolder(join(root, ...parts.slice(0, at + 1))));
}
