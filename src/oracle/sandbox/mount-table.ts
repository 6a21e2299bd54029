import { readFileSync } from 'node:fs';

/** A file system of this machine, as `/proc/self/mountinfo` tells it: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
export interface MountedSystem {
  readonly at: string;
  readonly type: string;
  /** Options that a bind mount in a user namespace must repeat. */
  readonly flags: readonly string[];
}

const FLAGS = new Set(['nosuid', 'nodev', 'noexec']);

export function readMountTable(): readonly MountedSystem[] {
  return parseMountTable(readFileSync('/proc/self/mountinfo', 'utf8'));
}

/** The last one at a place is the one that is seen. Sorted by place. */
export function parseMountTable(text: string): readonly MountedSystem[] {
  const byPlace = new Map<string, MountedSystem>();
  for (const line of text.split('\n')) {
    const [before = '', after = ''] = line.split(' - ', 2);
    const [, , , , place, options = ''] = before.split(' ');
    const [type] = after.split(' ');
    if (place === undefined || type === undefined || type === '') continue;
    const at = place.replace(/\\([0-7]{3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    );
    byPlace.set(at, { at, type, flags: options.split(',').filter((option) => FLAGS.has(option)) });
  }
  return [...byPlace.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** Kernel interfaces, not files: tests get fresh ones of the few that they need. */
const NO_FILES =
  /^(?:proc|sysfs|devtmpfs|devpts|cgroup2?|securityfs|debugfs|tracefs|pstore|bpf|mqueue|hugetlbfs|configfs|fusectl|autofs|binfmt_misc|rpc_pipefs|nsfs|efivarfs|ramfs|selinuxfs)$/;
/** Made anew for the tests, or of no use to them. */
const OWN = /^\/(?:proc|sys|dev|run|tmp|boot|var\/tmp|var\/run|snap)(?:\/|$)/;

/** Those that hold files for tests to read, apart from the root itself. */
export function fileSystems(table: readonly MountedSystem[]): readonly MountedSystem[] {
  return table.filter(({ at, type }) => at !== '/' && !NO_FILES.test(type) && !OWN.test(at));
}
