/** JSON as it was parsed, with readers for documents whose form a schema has already confirmed. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at `pointer` ("a/b/0"), or undefined. */
export function at(value: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  let here = value;
  for (const key of path) {
    if (Array.isArray(here)) here = here[Number(key)];
    else here = isObject(here) ? here[key] : undefined;
  }
  return here;
}

export function stringAt(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value === 'string') return value;
  throw new Error(`Expected a string at "${key}", not ${JSON.stringify(value)}`);
}

export function numberAt(object: JsonObject, key: string): number {
  const value = object[key];
  if (typeof value === 'number') return value;
  throw new Error(`Expected a number at "${key}", not ${JSON.stringify(value)}`);
}

/** The string at `key`; undefined when it is missing or null. */
export function optionalStringAt(object: JsonObject, key: string): string | undefined {
  return object[key] === undefined || object[key] === null ? undefined : stringAt(object, key);
}

export function optionalNumberAt(object: JsonObject, key: string): number | undefined {
  return object[key] === undefined || object[key] === null ? undefined : numberAt(object, key);
}

/** The items of the list at `key`; none when it is missing or null. */
export function listAt(object: JsonObject, key: string): readonly Json[] {
  const value = object[key];
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`Expected a list at "${key}", not ${JSON.stringify(value)}`);
}

export function stringsAt(object: JsonObject, key: string): readonly string[] {
  return listAt(object, key).filter((item) => typeof item === 'string');
}

export function objectsAt(object: JsonObject, key: string): readonly JsonObject[] {
  return listAt(object, key).filter(isObject);
}

/** The parsed text, or undefined when it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
