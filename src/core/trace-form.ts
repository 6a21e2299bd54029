import type { Json } from '../base/json.ts';

// The trace on disk is snake_case. Keys are renamed both ways, except under `env`, whose keys are names of the user's own.

const USER_KEYS = new Set(['env']);

/** Any plain value as it stands on disk. Throws for what is not JSON. */
export const toTrace = (value: unknown): Json => renameKeys(value, snakeCase);

/** A value from disk as it stands in code. */
export const fromTrace = (json: Json): Json => renameKeys(json, camelCase);

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (key: string): string =>
  key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const asItIs = (key: string): string => key;

function renameKeys(value: unknown, rename: (key: string) => string): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => renameKeys(each, rename));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError(`${String(value)} is not JSON`);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      rename(key),
      renameKeys(each, USER_KEYS.has(key) ? asItIs : rename),
    ]),
  );
}
