import type { JsonObject } from '../../core/json.ts';
import { findSystemProgram } from '../../workspace/programs.ts';
import type { User } from './launch.ts';

/** The user's word: refuse to run without a sandbox, take the best there is, or run without. */
export const SANDBOX_MODES = ['required', 'auto', 'off'] as const;
export type SandboxMode = (typeof SANDBOX_MODES)[number];

/** What tests reach: the network as the host has it, or loopback alone. */
export const TEST_NETWORKS = ['host', 'none'] as const;
export type TestNetwork = (typeof TEST_NETWORKS)[number];

/** How tests are kept apart, the strongest first. */
export type Tier = 'bubblewrap' | 'namespaces' | 'other_user' | 'none';

/** Whose power makes the namespaces or changes the user. */
export type Power = 'root' | 'sudo' | 'user_namespace';

/** One way out that the probe really tried. */
export interface ProbeItem {
  readonly name: string;
  /** Whether the way is closed. */
  readonly isClosed: boolean;
  /** For people: what was tried, or what was found. */
  readonly detail: string;
}

/** What tests run in, and how that was found out. Goes into the Trace (`run_start`), the log and the summary. */
export interface SandboxReport {
  readonly mode: SandboxMode;
  readonly tier: Tier;
  readonly power: Power | null;
  readonly network: TestNetwork;
  /** Tests run on a copy-on-write layer over the checkout, which stays as it was. */
  readonly isLayered: boolean;
  readonly items: readonly ProbeItem[];
  /** Stronger tiers that are not claimed, with the reason. */
  readonly notHad: readonly string[];
}

const TIER_TEXTS = {
  bubblewrap: 'bubblewrap',
  namespaces: 'namespaces of their own',
  other_user: 'another user',
  none: 'no sandbox',
} as const satisfies Readonly<Record<Tier, string>>;

const POWER_TEXTS = {
  root: 'made by root',
  sudo: 'made through sudo',
  user_namespace: 'in a user namespace',
} as const satisfies Readonly<Record<Power, string>>;

/** As `run_start` holds it. */
export function sandboxToTrace(report: SandboxReport): JsonObject {
  const { mode, tier, power, network, isLayered, items, notHad } = report;
  const tried = items.map(({ name, isClosed, detail }) => ({ name, closed: isClosed, detail }));
  return { mode, tier, power, network, layered: isLayered, items: tried, not_had: [...notHad] };
}

/** One line for people: the tier, and what stands open in it. */
export function describeSandbox({ tier, power, network, items }: SandboxReport): string {
  const open = items.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
  const how = power === null ? TIER_TEXTS[tier] : `${TIER_TEXTS[tier]} (${POWER_TEXTS[power]})`;
  const closed = `${items.length - open.length} of ${items.length} ways out closed`;
  const left = open.length === 0 ? '' : `; open: ${open.join(', ')}`;
  return `${how}, network ${network}, ${closed}${left}`;
}

/** The report line by line, as the log shows it. */
export function sandboxLines(report: SandboxReport): readonly string[] {
  return [
    `Sandbox of the tests: ${describeSandbox(report)}`,
    ...report.items.map(
      ({ name, isClosed, detail }) => `  ${isClosed ? 'closed' : 'OPEN  '}  ${name}: ${detail}`,
    ),
    ...report.notHad.map((reason) => `  not had: ${reason}`),
  ];
}

/** Absolute paths, found at the start. Null: not on this machine. */
export interface SandboxPrograms {
  readonly sh: string | null;
  readonly sudo: string | null;
  readonly unshare: string | null;
  readonly setpriv: string | null;
  readonly bwrap: string | null;
  readonly mount: string | null;
  readonly umount: string | null;
  readonly pivotRoot: string | null;
  readonly cp: string | null;
  readonly ip: string | null;
  readonly bash: string | null;
}

/** A way to run tests; whether it holds is the probe's to say. */
export type Way =
  | { readonly tier: 'bubblewrap' | 'namespaces'; readonly power: Power }
  | { readonly tier: 'other_user'; readonly power: 'root' };

/** What a way needs on this machine; empty when all is there. */
export function missingFor(
  { tier, power }: Way,
  programs: SandboxPrograms,
  network: TestNetwork,
): readonly string[] {
  const wanted: readonly (keyof SandboxPrograms)[] = {
    bubblewrap: ['sh', 'bwrap', 'unshare', 'mount'] as const,
    namespaces: [
      ...(['sh', 'unshare', 'setpriv', 'mount', 'umount', 'pivotRoot', 'cp'] as const),
      ...(network === 'none' ? (['ip'] as const) : []),
    ],
    other_user: ['sh', 'setpriv'] as const,
  }[tier];
  const all: readonly (keyof SandboxPrograms)[] = power === 'sudo' ? [...wanted, 'sudo', 'setpriv'] : wanted;
  return all.filter((name) => programs[name] === null);
}

export function findPrograms(): SandboxPrograms {
  return {
    sh: findSystemProgram('sh'),
    sudo: findSystemProgram('sudo'),
    unshare: findSystemProgram('unshare'),
    setpriv: findSystemProgram('setpriv'),
    bwrap: findSystemProgram('bwrap'),
    mount: findSystemProgram('mount'),
    umount: findSystemProgram('umount'),
    pivotRoot: findSystemProgram('pivot_root'),
    cp: findSystemProgram('cp'),
    ip: findSystemProgram('ip'),
    bash: findSystemProgram('bash'),
  };
}

/** The strongest first. Root needs no user namespace; others get sudo after it, which does more than is needed. */
export function waysFor(user: User): readonly Way[] {
  if (user.uid === 0) {
    return [
      { tier: 'bubblewrap', power: 'root' },
      { tier: 'namespaces', power: 'root' },
      { tier: 'other_user', power: 'root' },
    ];
  }
  return [
    { tier: 'bubblewrap', power: 'user_namespace' },
    { tier: 'namespaces', power: 'user_namespace' },
    { tier: 'bubblewrap', power: 'sudo' },
    { tier: 'namespaces', power: 'sudo' },
  ];
}
