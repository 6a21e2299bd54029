import type * as z from 'zod';
import { orElse } from './errors.ts';

/** Any JSON value. Readonly: what entered the record is never edited. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** Null if the text is not JSON, or does not fit the schema. */
export const readJson = <S extends z.ZodType>(schema: S, text: string): z.infer<S> | null =>
  orElse(null, () => schema.safeParse(JSON.parse(text)).data ?? null);

export function isPlainObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
