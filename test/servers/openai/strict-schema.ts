import { isObject, type Json, listAt, stringsAt } from '../json.ts';

const forbidden = new Set(
  (
    'default allOf oneOf not if then else dependentRequired dependentSchemas patternProperties propertyNames ' +
    'unevaluatedProperties unevaluatedItems minProperties maxProperties contains uniqueItems'
  ).split(' '),
);

/** What strict mode refuses: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
export function problemsOfStrictSchema(schema: Json | undefined, where: string): readonly string[] {
  if (!isObject(schema) || schema['type'] !== 'object')
    return [`${where}: a strict schema's root is an object`];
  return problemsOf(schema, where);
}

function problemsOf(schema: Json | undefined, where: string): readonly string[] {
  if (!isObject(schema)) return [];
  const problems = Object.keys(schema)
    .filter((key) => forbidden.has(key))
    .map((key) => `${where}: '${key}' is not permitted in a strict schema`);
  const properties = isObject(schema['properties']) ? schema['properties'] : undefined;
  if (schema['type'] === 'object' || properties !== undefined) {
    if (schema['additionalProperties'] !== false)
      problems.push(`${where}: additionalProperties must be false`);
    const required = stringsAt(schema, 'required');
    const missing = Object.keys(properties ?? {}).filter((name) => !required.includes(name));
    if (missing.length > 0) problems.push(`${where}: required must list ${missing.join(', ')}`);
  }
  for (const [name, property] of Object.entries(properties ?? {})) {
    problems.push(...problemsOf(property, `${where}.${name}`));
  }
  for (const member of listAt(schema, 'anyOf')) problems.push(...problemsOf(member, where));
  const definitions = isObject(schema['$defs']) ? schema['$defs'] : {};
  for (const [name, definition] of Object.entries(definitions))
    problems.push(...problemsOf(definition, `${where}#${name}`));
  return [...problems, ...problemsOf(schema['items'], `${where}[]`)];
}
