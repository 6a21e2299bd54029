import { isObject, type Json, type JsonObject } from './json.ts';

export type Resolve = (ref: string) => Json | undefined;

/** `value` with every member that `schema` requires and nobody said: null, empty, 0, false, or the first of a choice. */
export function fill(schema: Json | undefined, value: Json | undefined, resolve: Resolve): Json {
  if (!isObject(schema)) return value ?? null;
  if (typeof schema['$ref'] === 'string') return fill(resolve(schema['$ref']), value, resolve);
  const choices = listOf(schema['anyOf']);
  if (choices.length > 0 && !('properties' in schema))
    return fill(
      value === undefined ? (choices.find(isNull) ?? choices[0]) : forValue(choices, value, resolve),
      value,
      resolve,
    );
  if (value === undefined) return nothing(schema, resolve);
  if (Array.isArray(value)) return value.map((item) => fill(schema['items'], item, resolve));
  return isObject(value) ? filled(schema, value, resolve) : value;
}

function filled(schema: JsonObject, value: JsonObject, resolve: Resolve): JsonObject {
  const { properties, required } = membersOf(schema, resolve);
  const names = new Set([...Object.keys(value), ...required]);
  return Object.fromEntries([...names].map((name) => [name, fill(properties[name], value[name], resolve)]));
}

interface Members {
  readonly properties: JsonObject;
  readonly required: readonly string[];
}

/** Of an object and all that it is made of. */
function membersOf(schema: JsonObject, resolve: Resolve): Members {
  const parts = listOf(schema['allOf'])
    .map((part) => (isObject(part) && typeof part['$ref'] === 'string' ? resolve(part['$ref']) : part))
    .filter((part) => isObject(part))
    .map((part) => membersOf(part, resolve));
  const own = isObject(schema['properties']) ? schema['properties'] : {};
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own),
    required: [...parts.flatMap(({ required }) => required), ...listOf(schema['required']).map(String)],
  };
}

const listOf = (node: Json | undefined): readonly Json[] => (Array.isArray(node) ? node : []);
const isNull = (schema: Json): boolean =>
  isObject(schema) &&
  listOf([schema['type'] ?? ''])
    .flat()
    .includes('null');

/** Of several forms the first that is as an object where the value is one. */
function forValue(choices: readonly Json[], value: Json, resolve: Resolve): Json | undefined {
  const open = (choice: Json): Json | undefined =>
    isObject(choice) && typeof choice['$ref'] === 'string' ? resolve(choice['$ref']) : choice;
  const fits = (schema: Json | undefined): boolean =>
    isObject(schema) &&
    (isObject(value)
      ? 'properties' in schema || 'allOf' in schema
      : Array.isArray(value) && 'items' in schema);
  return choices.map(open).find(fits);
}

function nothing(schema: JsonObject, resolve: Resolve): Json {
  const types = listOf([schema['type'] ?? '']).flat();
  if (types.includes('null')) return null;
  const [first] = listOf(schema['enum']);
  if (first !== undefined) return first;
  switch (types[0]) {
    case 'string':
      return (
        { 'date-time': '2024-01-01T00:00:00Z', uri: 'https://unsaid.invalid/' }[String(schema['format'])] ??
        ''
      );
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return filled(schema, {}, resolve);
  }
}
