import type * as z from 'zod';
import { orElse } from './errors.ts';

/** Any JSON value. Readonly: what entered the record is never edited. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** The value of a JSON text, as the schema reads it; null if the text is not JSON, or does not fit. */
export const readJson = <S extends z.ZodType>(schema: S, text: string): z.infer<S> | null =>
  orElse(null, () => schema.safeParse(JSON.parse(text)).data ?? null);

/** A copy of plain data, in which every text is changed. */
export const mapTexts = <T>(value: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? change(each) : each));

/** A copy without the members that are undefined: JSON has none, and neither has a record of what is absent. */
export function defined<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> };
export function defined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

export function isPlainObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
