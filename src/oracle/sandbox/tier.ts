import type { JsonObject } from '../../core/json.ts';
import { findSystemProgram } from '../../workspace/programs.ts';

/** What the user asked for: refuse to run without a sandbox, take the best available, or run without one. */
export const SANDBOX_MODES = ['required', 'auto', 'off'] as const;
export type SandboxMode = (typeof SANDBOX_MODES)[number];

/** What tests can connect to: the network as the host has it, or loopback alone. */
export const TEST_NETWORKS = ['host', 'none'] as const;
export type TestNetwork = (typeof TEST_NETWORKS)[number];

/**
 * A way to isolate tests, and who carries it out. Namespaces are the mechanism; another user is the fallback for root in a
 * container that may not create namespaces.
 */
export type Way =
  | { readonly tier: 'namespaces'; readonly power: 'root' | 'sudo' | 'user_namespace' }
  | { readonly tier: 'other_user'; readonly power: 'root' };

/** One isolation check that the probe carried out. */
export interface ProbeItem {
  readonly name: string;
  /** Whether the check passed: what it tried was not possible. */
  readonly isClosed: boolean;
  /** For people: what was tried, or what was found. */
  readonly detail: string;
}

/** What isolates the tests, and how that was found out. Goes into the trace (`run_start`), the log and the summary. */
export interface SandboxReport {
  readonly mode: SandboxMode;
  readonly tier: Way['tier'] | 'none';
  readonly power: Way['power'] | null;
  readonly network: TestNetwork;
  /** Tests run on a copy-on-write layer over the checkout, and not on a full copy of it. */
  readonly isLayered: boolean;
  readonly items: readonly ProbeItem[];
  /** Stronger ways that are not used, with the reason. */
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

/** The report as `run_start` holds it. */
export function sandboxToTrace(report: SandboxReport): JsonObject {
  const { mode, tier, power, network, isLayered, items, notHad } = report;
  const tried = items.map(({ name, isClosed, detail }) => ({ name, closed: isClosed, detail }));
  const text = describeSandbox(report);
  return { mode, tier, power, network, layered: isLayered, text, items: tried, not_had: [...notHad] };
}

/** One line for people: the tier, and the isolation checks that it does not pass. */
export function describeSandbox({ tier, power, network, items }: SandboxReport): string {
  const failed = items.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
  const how = power === null ? TIER_TEXTS[tier] : `${TIER_TEXTS[tier]} (${POWER_TEXTS[power]})`;
  const passed = `${items.length - failed.length} of ${items.length} isolation checks passed`;
  const rest = failed.length === 0 ? '' : `; not passed: ${failed.join(', ')}`;
  return `${how}, network ${network}, ${passed}${rest}`;
}

/** The report line by line, as the log shows it. */
export function sandboxLines(report: SandboxReport): readonly string[] {
  return [
    `Sandbox of the tests: ${describeSandbox(report)}`,
    ...report.items.map(
      ({ name, isClosed, detail }) => `  ${isClosed ? 'passed    ' : 'NOT PASSED'}  ${name}: ${detail}`,
    ),
    ...report.notHad.map((reason) => `  not available: ${reason}`),
  ];
}

/** The ways that a user of this machine may have, the preferred one first. sudo is last: it gives more than is needed. */
export function waysFor(uid: number): readonly Way[] {
  return uid === 0
    ? [
        { tier: 'namespaces', power: 'root' },
        { tier: 'other_user', power: 'root' },
      ]
    : [
        { tier: 'namespaces', power: 'user_namespace' },
        { tier: 'namespaces', power: 'sudo' },
      ];
}

/** The programs that a way needs and this machine lacks. */
export function missingFor({ tier, power }: Way, network: TestNetwork): readonly string[] {
  const needed =
    tier === 'other_user'
      ? ['sh', 'setpriv', 'chown']
      : ['sh', 'unshare', 'setpriv', 'mount', 'umount', 'pivot_root', 'cp'];
  if (network === 'none') needed.push('ip');
  if (power === 'sudo') needed.push('sudo');
  return needed.filter((name) => findSystemProgram(name) === null);
}

/** The absolute path of a program that `missingFor` has found to be there. */
export function systemProgram(name: string): string {
  const path = findSystemProgram(name);
  if (path === null) throw new Error(`The program ${name} is missing.`);
  return path;
}
