import { readFileSync, statfsSync } from 'node:fs';

/** What the machine has left; null where it does not say. */
export interface Reserves {
  /** Bytes that could be had without swapping. */
  readonly memory: number | null;
  /** Bytes and files, each the scarcest of the file systems that were asked for. */
  readonly disk: { readonly bytes: number; readonly files: number | null } | null;
}

export type Scarce = 'memory' | 'disk';

/** Short of this share of what was there when a command began, it is stopped before others of the machine suffer. */
const LEFT_SHARE = 0.1;
/** Above this, no amount of memory is short. */
const ENOUGH_MEMORY = 1024 ** 3;

/** The kernel's word for the whole machine: a container's own limit ends its tests first anyway, and counts its caches as used. */
export function readReserves(folders: readonly string[]): Reserves {
  const disks = folders.flatMap((folder) => {
    try {
      const { bavail, bsize, files, ffree } = statfsSync(folder);
      // Some file systems make inodes as they need them, and count none.
      return [{ bytes: bavail * bsize, files: files === 0 ? null : ffree }];
    } catch {
      return [];
    }
  });
  const counted = disks.flatMap(({ files }) => (files === null ? [] : [files]));
  return {
    memory: availableMemory(),
    disk:
      disks.length === 0
        ? null
        : {
            bytes: Math.min(...disks.map(({ bytes }) => bytes)),
            files: counted.length === 0 ? null : Math.min(...counted),
          },
  };
}

/** What is nearly used up since the start; null: nothing is. */
export function scarceSince(start: Reserves, now: Reserves): Scarce | null {
  const isShort = (before: number | null | undefined, left: number | null | undefined): boolean =>
    before != null && left != null && left < before * LEFT_SHARE;
  if (isShort(start.memory, now.memory) && (now.memory ?? 0) < ENOUGH_MEMORY) return 'memory';
  return isShort(start.disk?.bytes, now.disk?.bytes) || isShort(start.disk?.files, now.disk?.files)
    ? 'disk'
    : null;
}

function availableMemory(): number | null {
  try {
    const [, kilobytes] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
