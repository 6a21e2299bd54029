import { data } from '@actions/expressions';
import type { RunnerFacts } from './contexts.ts';
import { type Contexts, evaluateToken } from './evaluate.ts';
import { entries, type Token } from './parse.ts';

/** The labels that a job asks its runner for; empty when they are not known. */
export function labelsOf(runsOn: Token | undefined, contexts: Contexts): readonly string[] {
  if (runsOn === undefined) return [];
  const token = entries(runsOn).get('labels') ?? runsOn;
  try {
    const value = evaluateToken(token, contexts);
    if (value instanceof data.Array) return value.values().map((each) => each.coerceString());
    return value instanceof data.StringData ? [value.coerceString()] : [];
  } catch {
    return [];
  }
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
