import { orElse } from '../core/errors.ts';
import { isPlainObject } from '../core/json.ts';

// Payloads are told as found, from newer and older writers and from damaged files alike: a field that is missing or of
// another type reads as absent, and the telling goes on. No zod here: the page's script runs these functions too.

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The value at a path of keys; undefined as soon as one is missing. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((at, key) => (isPlainObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

/** The text at a path; '' when there is none. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : '';
}

export function numberAt(value: unknown, ...keys: readonly string[]): number | null {
  const found = valueAt(value, ...keys);
  return typeof found === 'number' ? found : null;
}

export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = valueAt(value, ...keys);
  return isList(found) ? found : [];
}

export function textsAt(value: unknown, ...keys: readonly string[]): readonly string[] {
  return listAt(value, ...keys).filter((item) => typeof item === 'string');
}

/** Indented JSON; for a value nested too deep to write, a sentence that says so. */
export const prettyJson = (value: unknown): string =>
  orElse('(nested too deep to show; see the trace)', () => JSON.stringify(value, null, 2) ?? '');
