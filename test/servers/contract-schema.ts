import { isObject, type Json, type JsonObject } from './json.ts';

const maps = new Set(['properties', 'patternProperties', 'schemas']);
const literals = new Set(['enum', 'const', 'default', 'required']);
const schemaPrefix = '#/components/schemas/';

/**
 * Turns an OpenAPI description (3.0 or 3.1) into one whose schemas a JSON Schema 2020-12 validator reads strictly.
 *
 * - `nullable` becomes a `null` type or enum value.
 * - `oneOf` becomes `anyOf`: the descriptions write it for every union, and their members overlap.
 * - An object takes no property that is not described, as a strict server should tell a typing error from a
 *   feature. Members of an `allOf`, and of a union beside `properties`, stay open: the whole is closed instead.
 * - References start with `id`, the name that the document is registered under.
 */
export function strictDocument(document: JsonObject, id: string): JsonObject {
  const open = new Set<string>();
  for (let known = -1; known !== open.size; ) {
    known = open.size;
    convert(document, { id, open, isOpen: false }); // finds what is referenced from open places, transitively
  }
  const converted = convert(document, { id, open, isOpen: false });
  return isObject(converted) ? converted : {};
}

interface Place {
  readonly id: string;
  /** Names of components that are part of a larger object somewhere. Grows. */
  readonly open: Set<string>;
  readonly isOpen: boolean;
}

function convert(node: Json, place: Place): Json {
  const inside = { ...place, isOpen: false };
  if (Array.isArray(node)) return node.map((item) => convert(item, inside));
  if (!isObject(node)) return node;
  const schema: Record<string, Json> = {};
  const part = { ...place, isOpen: place.isOpen || 'properties' in node || 'allOf' in node };
  for (const [key, value] of Object.entries(node)) {
    if (literals.has(key)) schema[key] = value;
    else if (maps.has(key) && isObject(value)) schema[key] = convertMap(value, key, place);
    else if (key === 'allOf') schema['allOf'] = convertAll(value, { ...place, isOpen: true });
    else if (key === 'oneOf' || key === 'anyOf') schema['anyOf'] = convertAll(value, part);
    else if (key === '$ref' && typeof value === 'string') schema['$ref'] = reference(value, place);
    else if (key !== 'nullable') schema[key] = convert(value, inside);
  }
  const closed = place.isOpen ? schema : close(schema);
  return node['nullable'] === true ? orNull(closed) : closed;
}

function convertAll(value: Json, place: Place): Json {
  return Array.isArray(value) ? value.map((item) => convert(item, place)) : value;
}

function convertMap(map: JsonObject, key: string, place: Place): Json {
  const isOpen = (name: string) => key === 'schemas' && place.open.has(name);
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, convert(value, { ...place, isOpen: isOpen(name) })]),
  );
}

function reference(ref: string, place: Place): string {
  if (place.isOpen && ref.startsWith(schemaPrefix)) place.open.add(ref.slice(schemaPrefix.length));
  return `${place.id}${ref}`;
}

function close(schema: JsonObject): JsonObject {
  if ('additionalProperties' in schema) return schema;
  if ('allOf' in schema || ('properties' in schema && 'anyOf' in schema)) {
    return { ...schema, unevaluatedProperties: false };
  }
  return 'properties' in schema ? { ...schema, additionalProperties: false } : schema;
}

function orNull(schema: JsonObject): JsonObject {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
}
