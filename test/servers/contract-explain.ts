import type { ErrorObject } from 'ajv/dist/2020.js';
import { at, isObject, type Json, type JsonObject, objectsAt, stringsAt } from './json.ts';

/** What an explanation needs of a validator. */
export interface Judge {
  errorsOf(schema: JsonObject, value: Json): readonly ErrorObject[];
  /** The schema that a `$ref` names. */
  resolve(ref: string): Json | undefined;
}

/**
 * Says which values are wrong in themselves, with their paths. A union by itself complains once for each member,
 * whatever was meant: here its member is chosen by its tag (`type` or `role`) first.
 */
export function explain(
  schema: JsonObject,
  value: Json,
  of: { judge: Judge; path?: string },
): readonly string[] {
  const { judge, path = '' } = of;
  const errors = judge.errorsOf(schema, value);
  if (errors.length === 0) return [];
  const parts = partsOf(schema, judge);
  const members = parts.flatMap((part) => membersOf(part, judge));
  const meant = members.filter((member) => judge.errorsOf(kindOf(member), value).length === 0);
  if (meant.length > 0) {
    const explanations = meant.map((member) => explain(member, value, of));
    return explanations.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (members.length > 0)
    return [`${path || '/'} is ${tagsOf(value)}, and must be one of ${kindsOf(members)}`];
  const here = errors.filter(({ instancePath, keyword }) => instancePath === '' && keyword !== 'anyOf');
  const inside = parts.flatMap((part) => explainInside(part, value, { judge, path }));
  return [...new Set([...here.map((error) => describe(path, error)), ...inside])];
}

function explainInside(
  schema: JsonObject,
  value: Json,
  of: { judge: Judge; path: string },
): readonly string[] {
  const { judge, path } = of;
  const { items, properties } = schema;
  if (Array.isArray(value) && isObject(items)) {
    return value.flatMap((item, i) => explain(items, item, { judge, path: `${path}/${i}` }));
  }
  if (!isObject(value) || !isObject(properties)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const property = properties[name];
    return isObject(property) ? explain(property, item, { judge, path: `${path}/${name}` }) : [];
  });
}

/** A schema with its references followed and its `allOf` members spread out. */
function partsOf(schema: JsonObject, judge: Judge): readonly JsonObject[] {
  const target = typeof schema['$ref'] === 'string' ? judge.resolve(schema['$ref']) : undefined;
  if (isObject(target)) return partsOf(target, judge);
  return [schema, ...objectsAt(schema, 'allOf').flatMap((member) => partsOf(member, judge))];
}

/** The members of a union, and of unions among them. */
function membersOf(schema: JsonObject, judge: Judge): readonly JsonObject[] {
  return objectsAt(schema, 'anyOf').flatMap((member) => {
    const parts = partsOf(member, judge);
    const nested = parts.flatMap((part) => membersOf(part, judge));
    return nested.length > 0 ? nested : [member['$ref'] === undefined ? member : (parts[0] ?? member)];
  });
}

const kinds = new WeakMap<JsonObject, JsonObject>();

/** Only the JSON type and the tags of a schema. */
function kindOf(schema: JsonObject): JsonObject {
  const known = kinds.get(schema);
  if (known !== undefined) return known;
  const { type, properties } = schema;
  const tags = ['type', 'role'].filter((name) => at(properties, name, 'enum') !== undefined);
  const kind: JsonObject = {
    ...(type === undefined ? {} : { type }),
    properties: Object.fromEntries(tags.map((name) => [name, at(properties, name) ?? {}])),
    required: stringsAt(schema, 'required').filter((name) => tags.includes(name)),
  };
  kinds.set(schema, kind);
  return kind;
}

function tagsOf(value: Json): string {
  if (!isObject(value)) return JSON.stringify(value).slice(0, 100);
  return JSON.stringify({ type: value['type'], role: value['role'] });
}

function kindsOf(members: readonly JsonObject[]): string {
  const named = members.map(({ type, properties, enum: values }) => {
    const tag = at(properties, 'type', 'enum') ?? at(properties, 'role', 'enum') ?? values ?? type;
    return JSON.stringify(tag ?? 'anything');
  });
  return [...new Set(named)].join(' ');
}

function describe(path: string, { message, params }: ErrorObject): string {
  const details = Object.values(params).filter((value) => typeof value === 'string' || Array.isArray(value));
  return `${path || '/'} ${message ?? 'is wrong'} ${JSON.stringify(details)}`;
}
