import type { Json, JsonObject } from '../agent/json.ts';

// Payloads are shown as found, from newer, older and foreign writers alike: a field that is missing or of
// another type reads as absent, and the page goes on. No zod here: the browser runs these functions too.

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The value at a path of keys; undefined as soon as one is missing. */
export function valueAt(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  );
}

/** The text at a path; '' when there is none. */
export function textAt(value: Json | undefined, ...keys: readonly string[]): string {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : '';
}

export function numberAt(value: Json | undefined, ...keys: readonly string[]): number | null {
  const found = valueAt(value, ...keys);
  return typeof found === 'number' ? found : null;
}

export function listAt(value: Json | undefined, ...keys: readonly string[]): readonly Json[] {
  const found = valueAt(value, ...keys);
  return isList(found) ? found : [];
}

export function textsAt(value: Json | undefined, ...keys: readonly string[]): readonly string[] {
  return listAt(value, ...keys).filter((item) => typeof item === 'string');
}

/** Indented JSON; for a value nested too deep to write, a sentence that says so. */
export function prettyJson(value: Json): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return '(nested too deep to show; see the trace)';
  }
}
