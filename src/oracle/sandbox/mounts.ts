import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { assertNever, orElse } from '../../core/errors.ts';
import type { User } from './launch.ts';
import type { Layer } from './layer.ts';
import type { TestNetwork } from './tier.ts';
import { isCovered, isIn, TEMPORARY, type World } from './world.ts';

/** A mount on the root that tests see. `at` is absolute, as tests name it. */
export type Mount =
  | { readonly kind: 'bind'; readonly from: string; readonly at: string; readonly isReadOnly: boolean }
  | {
      readonly kind: 'overlay';
      readonly lower: string;
      readonly upper: string;
      readonly work: string;
      readonly at: string;
    }
  /** Empty and writable, in memory. */
  | { readonly kind: 'empty'; readonly at: string };

/** Tests need these places of `/run`: name resolution, and the sockets of databases that an earlier step started. */
const RESOLVERS = [
  '/run/systemd/resolve',
  '/run/resolvconf',
  '/run/NetworkManager',
  '/run/nscd',
  '/run/current-system',
];
const SERVICES = ['/run/postgresql', '/run/mysqld', '/run/redis'];
const DISPLAYS = ['/tmp/.X11-unix'];

/**
 * Everything that is mounted on top of a read-only root, outer folders first. Of two mounts at one place the later one is
 * seen: an empty folder hides what lies in a layer, and what tests need of it is mounted over that again.
 */
export function planMounts({ hidden }: World, layer: Layer, network: TestNetwork): readonly Mount[] {
  const covers = ['/run', ...TEMPORARY, ...hidden.folders];
  const back = [...layer.mounts.map(({ at }) => at), ...hidden.shown];
  const services = network === 'host' ? [...SERVICES, ...DISPLAYS] : [];
  const mounts: Mount[] = [
    { kind: 'empty', at: '/run' },
    ...[...RESOLVERS, ...services].filter((place) => existsSync(place)).map(readOnlyMount),
    ...(isRealFolder('/var/run') ? [{ kind: 'empty', at: '/var/run' } as const] : []),
    { kind: 'bind', from: layer.temp, at: '/tmp', isReadOnly: false },
    ...(isRealFolder('/var/tmp')
      ? [{ kind: 'bind', from: layer.varTemp, at: '/var/tmp', isReadOnly: false } as const]
      : []),
    ...layer.mounts,
    ...resolverFile(),
    ...hidden.folders
      .filter((at) => !isCovered(at, covers, back))
      .map((at) => ({ kind: 'empty', at }) as const),
    ...hidden.files
      .filter((file) => !isCovered(file, covers, back) && !isInLayer(file, layer))
      .map((at) => ({ kind: 'bind', from: layer.emptyFor(at), at, isReadOnly: true }) as const),
    ...hidden.shown.map(readOnlyMount),
  ];
  return mounts.toSorted((a, b) => depthOf(a.at) - depthOf(b.at));
}

/** A layer that tests can write to holds hidden files already, without their content. */
function isInLayer(file: string, { mounts }: Layer): boolean {
  const over = mounts
    .filter(({ at }) => isIn(file, at))
    .toSorted((a, b) => depthOf(a.at) - depthOf(b.at))
    .at(-1);
  return over !== undefined && !(over.kind === 'bind' && over.isReadOnly);
}

const readOnlyMount = (place: string): Mount => ({ kind: 'bind', from: place, at: place, isReadOnly: true });

const depthOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

const isRealFolder = (path: string): boolean =>
  existsSync(path) && realpathSync(path) === path && statSync(path).isDirectory();

/** Where `/etc/resolv.conf` is a link into a folder that tests do not see (WSL). */
function resolverFile(): readonly Mount[] {
  const file = orElse(null, () => realpathSync('/etc/resolv.conf'));
  return file === null || isIn(file, '/etc') || RESOLVERS.includes(dirname(file))
    ? []
    : [readOnlyMount(file)];
}

/** A mounted file system of this machine, from `/proc/self/mountinfo`: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
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

/** Kernel interfaces, which hold no files of the machine: tests get new ones of the few that they need. */
const NO_FILES =
  /^(?:proc|sysfs|devtmpfs|devpts|cgroup2?|securityfs|debugfs|tracefs|pstore|bpf|mqueue|hugetlbfs|configfs|fusectl|autofs|binfmt_misc|rpc_pipefs|nsfs|efivarfs|ramfs|selinuxfs)$/;
/** Places that tests get new, or do not need. */
const OWN = /^\/(?:proc|sys|dev|run|tmp|boot|var\/tmp|var\/run|snap)(?:\/|$)/;

/** The file systems that hold files for tests to read, apart from the root itself. */
export function fileSystems(table: readonly MountedSystem[]): readonly MountedSystem[] {
  return table.filter(({ at, type }) => at !== '/' && !NO_FILES.test(type) && !OWN.test(at));
}

// The table that mount(8) reads: https://man7.org/linux/man-pages/man5/fstab.5.html

export const tableText = (lines: readonly (readonly string[])[]): string =>
  lines.map((fields) => `${[...fields.map(field), '0', '0'].join(' ')}\n`).join('');

export function mountLine(
  mount: Mount,
  { root, bind, owner }: { readonly root: string; readonly bind: 'bind' | 'rbind'; readonly owner: User },
): readonly string[] {
  const at = root + mount.at;
  switch (mount.kind) {
    case 'bind':
      return [mount.from, at, 'none', `${bind},nosuid,X-mount.mkdir${mount.isReadOnly ? ',ro' : ''}`];
    case 'empty':
      return ['tmpfs', at, 'tmpfs', `mode=755,uid=${owner.uid},gid=${owner.gid},nosuid,nodev,X-mount.mkdir`];
    case 'overlay': {
      const folders = `lowerdir=${mount.lower},upperdir=${mount.upper},workdir=${mount.work}`;
      return ['overlay', at, 'overlay', `${folders},nosuid,X-mount.mkdir`];
    }
    default:
      return assertNever(mount);
  }
}

const field = (text: string): string =>
  text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
