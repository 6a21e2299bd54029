import { data } from '@actions/expressions';
import { orElse } from '../core/errors.ts';
import { type Contexts, evaluateToken } from './evaluate.ts';
import { entries, type Token } from './parse.ts';

/** The runner that the step ran on. */
export interface RunnerFacts {
  readonly os: 'Linux' | 'Windows' | 'macOS';
  readonly arch: string | null;
}

/** Where the command is to judge. */
export interface Surroundings {
  readonly os: RunnerFacts['os'];
  /** Absolute; of the checkout. null: not known. */
  readonly workspace: string | null;
  /** Variables of this process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Names of the services of this job. */
  readonly services: readonly string[];
  readonly isInContainer: boolean;
  /** Set when the step that failed is one of this very job, where everything is as it was. */
  readonly ownJob: { readonly id: string; readonly matrix: string | null } | null;
  /** The command is only read: another job has run it, and had what it needs. */
  readonly isOnlyRead?: boolean;
}

/** A runner of which nothing is known but that it is Linux. */
export const BARE_RUNNER: Surroundings = {
  os: 'Linux',
  workspace: null,
  env: {},
  services: [],
  isInContainer: false,
  ownJob: null,
};

/** The labels that a job asks its runner for; empty when they are not known. */
export function labelsOf(runsOn: Token | undefined, contexts: Contexts): readonly string[] {
  if (runsOn === undefined) return [];
  const token = entries(runsOn).get('labels') ?? runsOn;
  return orElse([], () => {
    const value = evaluateToken(token, contexts);
    if (value instanceof data.Array) return value.values().map((each) => each.coerceString());
    return value instanceof data.StringData ? [value.coerceString()] : [];
  });
}

const SYSTEMS: readonly (readonly [RunnerFacts['os'], RegExp])[] = [
  ['Windows', /(?:^|[^a-z])win(?:dows|\d|-|$)/i],
  ['macOS', /(?:^|[^a-z])(?:mac(?:os|-|\d|$)|osx|darwin)/i],
  ['Linux', /ubuntu|linux|debian|fedora|alpine/i],
];

/** The system that labels name; null when none does. Other labels are names that only their owner understands. */
export function osOf(labels: readonly string[]): RunnerFacts['os'] | null {
  for (const [os, pattern] of SYSTEMS) if (labels.some((label) => pattern.test(label))) return os;
  return null;
}

/** null: not said. */
export function archOf(labels: readonly string[]): string | null {
  if (labels.some((label) => /(?:^|[^a-z])(?:arm64|arm|aarch64)(?:[^a-z]|$)/i.test(label))) return 'ARM64';
  return osOf(labels) === 'Linux' ? 'X64' : null;
}
