import type * as z from 'zod';
import { errorText, orElse } from './errors.ts';
import { shorten } from './text.ts';

/** Any JSON value. Readonly: what entered the record is never edited. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: Json): value is JsonObject => isPlainObject(value);

type ParsedJson =
  | { readonly kind: 'ok'; readonly value: unknown }
  | { readonly kind: 'bad'; readonly error: string };

/** A wrong reply can have megabytes; the error that the model reads about it has at most this many characters. */
export const ERROR_CHARS = 300;

export function parseJson(text: string): ParsedJson {
  try {
    return { kind: 'ok', value: JSON.parse(text) };
  } catch (error) {
    return { kind: 'bad', error: shorten(errorText(error), ERROR_CHARS) };
  }
}

/** Null if the text is not JSON, or does not fit the schema. */
export const readJson = <S extends z.ZodType>(schema: S, text: string): z.infer<S> | null =>
  orElse(null, () => schema.safeParse(JSON.parse(text)).data ?? null);

export type PlainObject = { readonly [key: string]: unknown };

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first balanced `{…}` of a text, strings respected; `rest` is everything outside of it, trimmed. */
export function firstJsonObject(text: string): { readonly json: string; readonly rest: string } | null {
  const start = text.indexOf('{');
  if (start < 0) return null;
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) {
      return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };
    }
  }
  return null;
}

// The trace on disk is snake_case. Keys are renamed both ways, except under `env`, whose keys are names of the user's own.

const OWN_KEYS = new Set(['env']);

/** Any plain value as it stands on disk. Throws for what is not JSON. */
export const snakeKeys = (value: unknown): Json => renameKeys(value, snakeCase);

/** A value from disk as it stands in code. */
export const camelKeys = (json: Json): Json => renameKeys(json, camelCase);

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
      renameKeys(each, OWN_KEYS.has(key) ? asItIs : rename),
    ]),
  );
}
