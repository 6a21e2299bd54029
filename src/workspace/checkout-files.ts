import {
  closeSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RepoPath } from './repo-path.ts';

/** What stands at a path of a checkout, links not followed. */
export type DiskState =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly isExecutable: boolean }
  | { readonly kind: 'link'; readonly target: string }
  /** Nothing, or something that git does not store: a folder, a FIFO, a device. */
  | { readonly kind: 'missing' | 'other' };

export type Writable = Extract<DiskState, { kind: 'file' | 'link' }>;

/**
 * Reads and writes files of a checkout in which tests have run: a folder may be a link to elsewhere now, a
 * file a hard link or a FIFO. Nothing is followed, and what stands in the way is replaced. `root` is trusted.
 */
export function readDisk(root: string, path: RepoPath): DiskState {
  if (!hasRealFolders(root, path)) return { kind: 'missing' };
  const full = join(root, path);
  const stats = lstatSync(full, { throwIfNoEntry: false });
  if (stats === undefined) return { kind: 'missing' };
  if (stats.isSymbolicLink()) return { kind: 'link', target: readlinkSync(full) };
  if (!stats.isFile()) return { kind: 'other' };
  return { kind: 'file', bytes: readFileSync(full), isExecutable: isExecutable(stats) };
}

/** Puts a file or a link at a path; leaves one alone that already is so, its time stamp included. */
export function writeDisk(root: string, path: RepoPath, wanted: Writable): void {
  const before = readDisk(root, path);
  if (sameState(before, wanted)) return;
  makeFolders(root, path);
  const full = join(root, path);
  const stats = lstatSync(full, { throwIfNoEntry: false });
  // Never written into: a hard link would carry the bytes to its other name.
  rmSync(full, { recursive: true, force: true });
  if (wanted.kind === 'link') symlinkSync(wanted.target, full);
  else createFile(full, wanted, stats);
}

export function removeFromDisk(root: string, path: RepoPath): void {
  if (hasRealFolders(root, path)) rmSync(join(root, path), { recursive: true, force: true });
}

export function sameState(a: DiskState, b: DiskState): boolean {
  if (a.kind === 'file' && b.kind === 'file')
    return a.isExecutable === b.isExecutable && a.bytes.equals(b.bytes);
  if (a.kind === 'link' && b.kind === 'link') return a.target === b.target;
  return a.kind === b.kind;
}

function createFile(
  full: string,
  { bytes, isExecutable }: Extract<Writable, { kind: 'file' }>,
  old?: Stats,
): void {
  // `x`: fails where anything stands, so that a link is never followed.
  const file = openSync(full, 'wx', isExecutable ? 0o755 : 0o644);
  try {
    writeFileSync(file, bytes);
    const time = laterThan(old, bytes.length);
    if (time !== null) futimesSync(file, time, time);
  } finally {
    closeSync(file);
  }
}

/**
 * Python takes a compiled file for current when the source has the same size and the same whole second of
 * change. Two writes of one size within a second must therefore differ in it, or the tests run the older one.
 */
function laterThan(old: Stats | undefined, size: number): number | null {
  if (old?.size !== size) return null;
  const oldSecond = Math.floor(old.mtimeMs / 1000);
  return oldSecond >= Math.floor(Date.now() / 1000) ? oldSecond + 1 : null;
}

function makeFolders(root: string, path: RepoPath): void {
  for (const folder of foldersAbove(root, path)) {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    if (stats?.isDirectory()) continue;
    rmSync(folder, { force: true });
    mkdirSync(folder);
  }
}

function hasRealFolders(root: string, path: RepoPath): boolean {
  return foldersAbove(root, path).every((folder) =>
    lstatSync(folder, { throwIfNoEntry: false })?.isDirectory(),
  );
}

/** From the root down, the root itself left out. */
function foldersAbove(root: string, path: RepoPath): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    folders.unshift(join(root, folder));
  return folders;
}

function isExecutable(stats: Stats): boolean {
  return (stats.mode & 0o100) !== 0;
}
