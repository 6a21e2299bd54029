import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HiddenPlaces } from './hidden-places.ts';
import { isIn } from './hidden-places.ts';
import type { Layer } from './layer.ts';
import type { TestNetwork } from './tier.ts';

/** One step on the way from the machine's file systems to what tests see. `at` is absolute, as tests name it. */
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

/** What of `/run` tests need: name resolution, and the sockets of databases that an earlier step started. */
const RESOLVERS = [
  '/run/systemd/resolve',
  '/run/resolvconf',
  '/run/NetworkManager',
  '/run/nscd',
  '/run/current-system',
];
const SERVICES = ['/run/postgresql', '/run/mysqld', '/run/redis'];
const DISPLAYS = ['/tmp/.X11-unix'];

export interface PlanRequest {
  readonly hidden: HiddenPlaces;
  readonly layer: Layer;
  readonly network: TestNetwork;
}

/**
 * Everything that goes on top of a read-only root, outer places first. Of two at one place the later one is seen:
 * what is hidden goes over the layers, and what tests need of it over that.
 */
export function planMounts({ hidden, layer, network }: PlanRequest): readonly Mount[] {
  const services = network === 'host' ? [...SERVICES, ...DISPLAYS] : [];
  const mounts: Mount[] = [
    { kind: 'empty', at: '/run' },
    ...[...RESOLVERS, ...services].filter((place) => existsSync(place)).map(readable),
    ...(isRealFolder('/var/run') ? [{ kind: 'empty', at: '/var/run' } as const] : []),
    { kind: 'bind', from: layer.temp, at: '/tmp', isReadOnly: false },
    ...(isRealFolder('/var/tmp')
      ? [{ kind: 'bind', from: layer.varTemp, at: '/var/tmp', isReadOnly: false } as const]
      : []),
    ...layer.mounts,
    ...resolverFile(),
    ...hidden.folders.filter((folder) => isSeen(folder, layer)).map((at) => ({ kind: 'empty', at }) as const),
    ...hidden.files
      .filter((file) => isSeen(file, layer) && !isInLayer(file, layer))
      .map((at) => ({ kind: 'bind', from: layer.emptyFor(at), at, isReadOnly: true }) as const),
    ...hidden.shown.map(readable),
  ];
  return mounts.toSorted((a, b) => depthOf(a.at) - depthOf(b.at));
}

/** What lies in a folder that is made anew is not there to begin with, unless a layer brings it back. */
function isSeen(place: string, { mounts }: Layer): boolean {
  const isGone = ['/run', '/tmp', '/var/tmp'].some((folder) => isIn(place, folder));
  return !isGone || mounts.some(({ at }) => isIn(place, at));
}

/** There it stands already with nothing in it. */
function isInLayer(file: string, { mounts }: Layer): boolean {
  const over = mounts
    .filter(({ at }) => isIn(file, at))
    .toSorted((a, b) => depthOf(a.at) - depthOf(b.at))
    .at(-1);
  return over !== undefined && !(over.kind === 'bind' && over.isReadOnly);
}

const readable = (place: string): Mount => ({ kind: 'bind', from: place, at: place, isReadOnly: true });

const depthOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

const isRealFolder = (path: string): boolean =>
  existsSync(path) && realpathSync(path) === path && statSync(path).isDirectory();

/** Where `/etc/resolv.conf` is a link into a folder that tests do not see (WSL). */
function resolverFile(): readonly Mount[] {
  try {
    const file = realpathSync('/etc/resolv.conf');
    const isElsewhere = !isIn(file, '/etc') && !RESOLVERS.includes(dirname(file));
    return isElsewhere ? [readable(file)] : [];
  } catch {
    return [];
  }
}
