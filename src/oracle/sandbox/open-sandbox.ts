import { realpathSync } from 'node:fs';
import { endMarked, newMark } from '../leftovers.ts';
import type { Environment } from '../test-environment.ts';
import { HomeCaches } from './home-caches.ts';
import { type InnerRequest, type Limits, MAX_PROCESSES } from './inner-script.ts';
import { type Launch, launch, type User } from './launch.ts';
import {
  canLieUnder,
  copyForUser,
  copyLayer,
  createLayer,
  findLayerFolder,
  freeBytes,
  giveTo,
  type Layer,
} from './layer.ts';
import { fileSystems, type MountedSystem, planMounts, readMountTable } from './mounts.ts';
import { probe, probeWithout, WITHOUT } from './probe.ts';
import {
  findPrograms,
  missingFor,
  type ProbeItem,
  type SandboxMode,
  type SandboxPrograms,
  type SandboxReport,
  type TestNetwork,
  type Way,
  waysFor,
} from './tier.ts';
import { describeWorld, findHiddenPlaces, type HiddenPlaces, type World } from './world.ts';

/** Where tests run apart from us, as the probe has shown. */
export interface Sandbox {
  readonly report: SandboxReport;
  /** Null in tier `none`: tests run as any other child of ours. */
  readonly cell: Cell | null;
}

export interface Cell extends Disposable {
  /** A new place to run tests in: the checkout as it was found, a HOME and temporary folders that no test has touched. */
  openLayer(): Promise<Layer>;
  launch(layer: Layer, inner: Omit<InnerRequest, 'limits'>): Launch;
  /** Makes a folder of ours, with all that is in it, one that the tests' user can write to. */
  give(folder: string): void;
  /** Ends what a run has left behind, where the tier does not do that by itself. */
  sweep(): void;
}

/** The user asked for a sandbox, and none can be had. The message says why, and what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

export interface SandboxRequest {
  readonly mode: SandboxMode;
  readonly network: TestNetwork;
  /** Where the tests run. */
  readonly checkout: string;
  /** Ours; tests see the allowed part of it. */
  readonly environment: Environment;
  /** The folder of the program that runs now. */
  readonly program: string;
  /** Of the tests. Absent: see `MAX_PROCESSES`; half of what the disk has free for one file. */
  readonly limits?: Limits;
  /** Only these are tried. Absent: all that this machine may have. */
  readonly ways?: readonly Way[];
  /** Called when a probe has been started: another process works, and this one has time. */
  readonly onProbe?: () => void;
}

/** Finds the strongest tier that a probe shows to hold. Throws a SandboxError where `required` cannot be had. */
export async function openSandbox(request: SandboxRequest): Promise<Sandbox> {
  const site = describeSite(request);
  const notHad: string[] = [];
  if (request.mode !== 'off' && site.kind === 'fit') {
    for (const way of request.ways ?? waysFor(site.user)) {
      const found = await tryWay(site, way, notHad);
      if ('cell' in found) return found;
      notHad.push(found.reason);
    }
  }
  if (site.kind === 'unfit') notHad.push(site.reason);
  if (request.mode === 'required') throw new SandboxError(refusal(notHad));
  const isAsked = request.mode !== 'off' && site.kind === 'fit';
  const items = isAsked ? await probeWithout(site) : WITHOUT;
  return {
    report: reportOf(request, { tier: 'none', power: null, isLayered: false, items, notHad }),
    cell: null,
  };
}

function refusal(notHad: readonly string[]): string {
  return (
    `No sandbox for the tests can be had on this machine (${notHad.join('; ')}), and the input sandbox is "required". ` +
    'Install bubblewrap, or allow sudo without a password; or set sandbox: auto to run with what there is, which ' +
    'leaves everything that this job holds in reach of the tests.'
  );
}

// What this machine has.

type Site = FitSite | { readonly kind: 'unfit'; readonly reason: string };

interface FitSite {
  readonly kind: 'fit';
  readonly request: SandboxRequest;
  readonly world: World;
  readonly hidden: HiddenPlaces;
  readonly programs: SandboxPrograms;
  readonly user: User;
  readonly base: string;
  readonly systems: readonly MountedSystem[];
  readonly limits: Limits;
}

function describeSite(request: SandboxRequest): Site {
  const { uid, gid } = { uid: process.getuid?.(), gid: process.getgid?.() };
  if (process.platform !== 'linux' || uid === undefined || gid === undefined) {
    const reason = `${process.platform} has no namespaces: there is no sandbox but on Linux`;
    return { kind: 'unfit', reason };
  }
  const { environment, program } = request;
  const checkout = realpathSync(request.checkout);
  const world = describeWorld(checkout, environment);
  const base = findLayerFolder(
    world.lowers.map(({ path }) => path),
    environment['RUNNER_TEMP'],
  );
  if (base === null)
    return { kind: 'unfit', reason: 'no folder outside of HOME and checkout can hold a copy' };
  return {
    kind: 'fit',
    request,
    world,
    hidden: findHiddenPlaces({ environment, home: world.home, checkout, program }),
    programs: findPrograms(),
    user: { uid, gid },
    base,
    systems: fileSystems(readMountTable()),
    limits: request.limits ?? {
      processes: MAX_PROCESSES,
      fileBytes: Math.max(1 << 30, Math.floor(freeBytes(base) / 2)),
    },
  };
}

// One way, and whether it holds.

/** A user that owns nothing: https://systemd.io/UIDS-GIDS/ */
const NOBODY: User = { uid: 65534, gid: 65534 };

type Tried = Sandbox | { readonly reason: string };

async function tryWay(site: FitSite, way: Way, notHad: readonly string[]): Promise<Tried> {
  const name = `${way.tier.replace('_', ' ')} by ${way.power.replace('_', ' ')}`;
  const missing = missingFor(way, site.programs, site.request.network);
  if (missing.length > 0) return { reason: `${name}: ${missing.join(', ')} not found` };
  let reason = '';
  for (const isLayered of way.tier === 'other_user' ? [false] : [true, false]) {
    if (isLayered && !site.world.lowers.every(({ path }) => canLieUnder(path))) continue;
    const cell = makeCell(site, way, isLayered);
    const probed = await probe(site, cell);
    if (probed.items === null) {
      reason = `${name}: ${probed.problem}`;
      continue;
    }
    const open = probed.items.filter((item) => !item.isClosed && isNeeded(item, way, site.request.network));
    if (open.length > 0)
      return { reason: `${name}: the probe found open: ${open.map((each) => each.name).join(', ')}` };
    const { tier, power } = way;
    return {
      report: reportOf(site.request, { tier, power, isLayered, items: probed.items, notHad: [...notHad] }),
      cell,
    };
  }
  return { reason };
}

/** What another user alone does not close, it does not claim; the report names it. */
const OF_ANOTHER_USER = new Set([
  'environment',
  'memory',
  'signals',
  'sudo',
  'rights',
  'daemons',
  'workspace',
  'checkout token',
]);

function isNeeded({ name }: ProbeItem, { tier }: Way, network: TestNetwork): boolean {
  if (name === 'network') return network === 'none';
  return tier !== 'other_user' || OF_ANOTHER_USER.has(name);
}

function makeCell(site: FitSite, way: Way, isLayered: boolean): Cell {
  const { base, world, hidden, programs, systems, limits, request } = site;
  const { network } = request;
  const mark = newMark();
  const user = way.tier === 'other_user' ? { ...NOBODY, mark } : site.user;
  const caches = new HomeCaches(base);
  const place = { base, world, hidden, caches };
  return {
    openLayer: async () => {
      if (way.tier === 'other_user') return copyForUser(place, NOBODY);
      return isLayered ? createLayer(place) : copyLayer(place);
    },
    launch: (layer, inner) => {
      const mounts = planMounts({ hidden, layer, network });
      return launch({ way, programs, user, network, layer, mounts, systems, inner: { ...inner, limits } });
    },
    give: (folder) => {
      if (way.tier === 'other_user') giveTo(NOBODY, folder);
    },
    sweep: () => {
      if (way.tier === 'other_user') endMarked(mark);
    },
    [Symbol.dispose]: () => caches[Symbol.dispose](),
  };
}

function reportOf(
  { mode, network }: SandboxRequest,
  found: Pick<SandboxReport, 'tier' | 'power' | 'isLayered' | 'items' | 'notHad'>,
): SandboxReport {
  return { mode, network: found.tier === 'none' ? 'host' : network, ...found };
}
