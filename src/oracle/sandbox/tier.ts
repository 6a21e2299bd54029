import type { JsonObject } from '../../agent/json.ts';

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
