import { existsSync, readFileSync, realpathSync, statfsSync, statSync } from 'node:fs';
import type { JsonObject } from '../../base/json.ts';
import { endMarked, newMark } from '../leftovers.ts';
import type { Environment } from '../test-environment.ts';
import {
  type Cell,
  fileSystems,
  launch,
  MAX_PROCESSES,
  missingFor,
  parseMountTable,
  planMounts,
  type SandboxLimits,
  TEST_NETWORKS,
  type TestNetwork,
  type Way,
  waysFor,
} from './launch.ts';
import {
  BaseBuild,
  canLieUnder,
  copyLayer,
  createLayer,
  findLayerFolder,
  giveTo,
  type User,
} from './layer.ts';
import { type ProbeItem, type ProbeSite, probe, probeWithout, UNCHECKED } from './probe.ts';
import { describeWorld, reachesService } from './world.ts';

/**
 * What a user chooses from. `modes`: refuse to run without a sandbox, take the best available, or run without one. `networks`: what
 * tests can connect to, the network as the host has it, or loopback alone.
 */
export const SANDBOX_CHOICES = {
  modes: ['required', 'auto', 'off'],
  networks: TEST_NETWORKS,
} as const;
type SandboxMode = (typeof SANDBOX_CHOICES.modes)[number];

/** What isolates the tests, and how that was found out. Goes into the trace (`run_start`), the log and the summary. */
interface SandboxReport {
  readonly mode: SandboxMode;
  readonly tier: Way['tier'] | 'none';
  readonly power: Way['power'] | null;
  readonly network: TestNetwork;
  /** Tests run on a copy-on-write layer over the checkout, and not on a full copy of it. */
  readonly isLayered: boolean;
  readonly items: readonly ProbeItem[];
  /** Stronger ways that could not be used, with the reason. */
  readonly notHad: readonly string[];
}

const TIER_TEXTS = {
  namespaces: 'namespaces of their own',
  other_user: 'another user',
  none: 'no sandbox',
} as const satisfies Readonly<Record<SandboxReport['tier'], string>>;

const POWER_TEXTS = {
  root: 'made by root',
  sudo: 'made through sudo',
  user_namespace: 'in a user namespace',
} as const satisfies Readonly<Record<Way['power'], string>>;

/** With `test-network: host`, tests are meant to see the network, so that check does not count as failed. */
const isOpenByChoice = ({ name, isClosed }: ProbeItem, network: TestNetwork): boolean =>
  name === 'network' && network === 'host' && !isClosed;

/** How the tests of this machine are isolated, as the probe has shown. */
export class Sandbox {
  readonly report: SandboxReport;
  /** Null in tier `none`: tests run as any other child process of ours. */
  readonly cell: Cell | null;

  constructor(report: SandboxReport, cell: Cell | null) {
    this.report = report;
    this.cell = cell;
  }

  /** The same sandbox for callers that must not end it: to dispose of its cell does nothing. */
  shared(): Sandbox {
    return new Sandbox(this.report, this.cell === null ? null : { ...this.cell, [Symbol.dispose]: () => {} });
  }

  /** One line for people: the tier, and the isolation checks that it does not pass. */
  describe(): string {
    const { tier, power, network, items } = this.report;
    const expected = items.filter((item) => !isOpenByChoice(item, network));
    const failed = expected.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
    const how = power === null ? TIER_TEXTS[tier] : `${TIER_TEXTS[tier]} (${POWER_TEXTS[power]})`;
    const passed = `${expected.length - failed.length} of ${expected.length} isolation checks passed`;
    const rest = failed.length === 0 ? '' : `; not passed: ${failed.join(', ')}`;
    const open =
      expected.length < items.length
        ? '; the network is open to the tests (test-network: none closes it)'
        : '';
    return `${how}, network ${network}, ${passed}${rest}${open}`;
  }

  /** The report line by line, as the log shows it. */
  lines(): readonly string[] {
    const { items, network, notHad } = this.report;
    const verdict = (item: ProbeItem): string => {
      if (item.isClosed) return 'passed    ';
      return isOpenByChoice(item, network) ? 'open      ' : 'NOT PASSED';
    };
    return [
      `Sandbox of the tests: ${this.describe()}`,
      ...items.map((item) => `  ${verdict(item)}  ${item.name}: ${item.detail}`),
      ...notHad.map((reason) => `  not available: ${reason}`),
    ];
  }

  /** The report as `run_start` holds it. */
  toTrace(): JsonObject {
    const { mode, tier, power, network, isLayered, items, notHad } = this.report;
    const tried = items.map(({ name, isClosed, detail }) => ({ name, closed: isClosed, detail }));
    const text = this.describe();
    return { mode, tier, power, network, layered: isLayered, text, items: tried, not_had: [...notHad] };
  }
}

/** The user requires a sandbox, and none is available. The message says why, and what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

export interface SandboxRequest {
  readonly mode: SandboxMode;
  readonly network: TestNetwork;
  /** Where the tests run. */
  readonly checkout: string;
  /** The environment of our process; tests see the allowed part of it. */
  readonly environment: Environment;
  /** The folder with agent-fix's own code, which tests must not read. */
  readonly program: string;
  /** Absent: `MAX_PROCESSES`, and half of the free disk for one file. */
  readonly limits?: SandboxLimits;
  /** The only ways to try. Absent: all that the user of this machine may have. */
  readonly ways?: readonly Way[];
}

/** Opens the first sandbox whose probe passes. Throws a SandboxError where one is required and none passes. */
export async function openSandbox(request: SandboxRequest): Promise<Sandbox> {
  const { mode } = request;
  const notHad: string[] = [];
  const found = mode === 'off' ? null : describeSite(request);
  const site = typeof found === 'string' ? null : found;
  if (typeof found === 'string') notHad.push(found);
  if (site !== null) {
    for (const way of request.ways ?? waysFor(site.user.uid)) {
      const tried = await tryWay(site, way, notHad);
      if (typeof tried !== 'string') return tried;
      notHad.push(tried);
    }
  }
  if (mode === 'required') throw new SandboxError(noSandboxText(notHad));
  const items = site === null ? UNCHECKED : await probeWithout(site);
  const report = {
    mode,
    tier: 'none',
    power: null,
    network: 'host',
    isLayered: false,
    items,
    notHad,
  } as const;
  return new Sandbox(report, null);
}

const noSandboxText = (reasons: readonly string[]): string =>
  `No sandbox for the tests is available on this machine (${reasons.join('; ')}), and sandbox "required" was asked for. ` +
  'Allow sudo without a password, let users create namespaces, or run as root; or ask for sandbox "auto" to run ' +
  'without one, where tests can read everything that this process can.';

interface Site extends ProbeSite {
  readonly request: SandboxRequest;
  readonly user: User;
  readonly limits: SandboxLimits;
}

/** Where the sandbox would be made; or why none can be. */
function describeSite(request: SandboxRequest): Site | string {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (process.platform !== 'linux' || uid === undefined || gid === undefined)
    return `${process.platform} has no namespaces: a sandbox needs Linux`;
  if (!existsSync('/proc/self/mountinfo')) return 'there is no /proc, which a sandbox is made with';
  const { environment, program } = request;
  const world = describeWorld({ checkout: realpathSync(request.checkout), environment, program });
  const base = findLayerFolder(world, environment, false);
  if (base === null) return 'no folder outside of HOME and checkout can hold a copy';
  const { bavail, bsize } = statfsSync(base);
  const limits = request.limits ?? {
    processes: MAX_PROCESSES,
    fileBytes: Math.max(1 << 30, Math.floor((bavail * bsize) / 2)),
  };
  return { request, world, base, environment, program, user: { uid, gid }, limits };
}

/** Probes one way to isolate tests, on overlays first and then on a copy. Gives the reason where neither can be used. */
async function tryWay(site: Site, way: Way, notHad: readonly string[]): Promise<Sandbox | string> {
  const { mode, network } = site.request;
  const { tier, power } = way;
  const name = `${tier} by ${power}`.replaceAll('_', ' ');
  const missing = missingFor(way, network);
  if (missing.length > 0) return `${name}: ${missing.join(', ')} not found`;
  const canLayer =
    tier === 'namespaces' && canChange(site) && site.world.lowers.every(({ path }) => canLieUnder(path));
  let reason = '';
  for (const isLayered of canLayer ? [true, false] : [false]) {
    const cell = makeCell(site, way, isLayered);
    const items = await probe(site, cell);
    if (typeof items === 'string') {
      reason = `${name}: ${items}`;
      continue;
    }
    const open = items.filter((item) => !item.isClosed && mustPass(item, tier, network));
    if (open.length > 0) return `${name}: the probe found open: ${open.map((each) => each.name).join(', ')}`;
    return new Sandbox({ mode, tier, power, network, isLayered, items, notHad: [...notHad] }, cell);
  }
  return reason;
}

/**
 * Whether tests can write over the checkout as it is. Root in the sandbox has no rights over files of others, and a job in a
 * container often runs as root on a checkout of the runner's user: such a checkout is copied, and the copy is root's.
 */
const canChange = ({ user, world }: Site): boolean =>
  user.uid !== 0 || statSync(world.checkout).uid === user.uid;

/** The checks that must pass when tests run as another user. The report names the others that do not pass. */
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

function mustPass({ name }: ProbeItem, tier: Way['tier'], network: TestNetwork): boolean {
  if (name === 'network') return network === 'none';
  return tier === 'namespaces' || OF_ANOTHER_USER.has(name);
}

/** A user that owns nothing: https://systemd.io/UIDS-GIDS/ */
const NOBODY: User = { uid: 65534, gid: 65534 };

function makeCell(site: Site, way: Way, isLayered: boolean): Cell {
  const { request, world, user: agentUser, limits } = site;
  const { network } = request;
  const mark = newMark();
  const other = way.tier === 'other_user' ? { ...NOBODY, mark } : null;
  const user = other ?? agentUser;
  const base = (other && findLayerFolder(world, request.environment, true)) ?? site.base;
  const built = new BaseBuild(base);
  let layers = isLayered;
  // A mount point that does not exist for us is under another mount: such a file system cannot be bind-mounted.
  const table = parseMountTable(readFileSync('/proc/self/mountinfo', 'utf8'));
  const systems = fileSystems(table).filter(({ at }) => existsSync(at));
  return {
    get isApart() {
      const isAlone = way.tier === 'namespaces' && network === 'none';
      return isAlone && !reachesService(readFileSync('/proc/net/unix', 'utf8'), world, layers);
    },
    openLayer: async ({ isClean } = { isClean: false }) => {
      const place = { base, world, built, isClean };
      return layers ? createLayer(place) : copyLayer(place, { agentUser, other });
    },
    fork: () => makeCell(site, way, isLayered),
    forgetBaseOutputs: () => built.forget(world.checkout),
    copyFromNowOn: () => {
      const isChanged = layers && way.power === 'user_namespace';
      if (isChanged) layers = false;
      return isChanged;
    },
    launch: (layer, inner) => {
      const mounts = planMounts(world, layer, network);
      return launch({ way, user, network, layer, mounts, systems, limits, inner });
    },
    give: (folder) => {
      if (other !== null) giveTo(other, folder);
    },
    sweep: () => {
      if (other !== null) endMarked(mark);
    },
    [Symbol.dispose]: () => built[Symbol.dispose](),
  };
}
