import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject, listAt, parseJson, stringAt } from './json.ts';

/** A published API, to judge requests and responses by. */
export interface Contract {
  /** The operation that a request names; undefined: no such route. */
  match(method: string, path: string): Match | undefined;
}

export interface Match {
  /** The description's operationId. */
  readonly id: string;
  /** Path and query parameters as their declared types, and what is wrong with them. */
  parameters(query: URLSearchParams): Parameters;
  problemsOfRequest(body: Json | undefined): readonly string[];
  /** A response with what the description requires of it and the server did not say: null, empty, 0, false, or the first of a choice. */
  filled(status: number, body: Json | undefined): Json | undefined;
  problemsOfResponse(status: number, body: Json | undefined): readonly string[];
  /** Of one event of a response that is streamed. */
  problemsOfEvent(event: Json): readonly string[];
}

export interface Parameters {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly problems: readonly string[];
}

/** Says what is wrong with `value` by `schema`. */
type Validate = (schema: Json, value: Json) => readonly string[];

interface Judge {
  readonly validate: Validate;
  /** Reads "12" as a number where one is due. */
  readonly coerce: Validate;
  /** The schema of every error that a route does not describe. */
  readonly error: JsonObject;
  readonly schemas: ReadonlyMap<string, Json>;
}

/** The contract in a file of contracts/. `error` names the schema of errors that a route does not describe. */
export const readContract = (name: 'github' | 'openai', error: string): Contract =>
  contractOf(readFileSync(new URL(`./contracts/${name}.jsonl`, import.meta.url), 'utf8').split('\n'), error);

/** A contract from the lines that scripts/extract-contracts.ts writes: routes, and the schemas that several of them name. */
export function contractOf(lines: readonly string[], error: string): Contract {
  const parsed = lines.map(parseJson).filter(isObject);
  const routes = parsed.filter((line) => 'route' in line).map(routeOf);
  const schemas = new Map(
    parsed.flatMap(({ name, schema = {} }) => (name === undefined ? [] : [[String(name), schema]])),
  );
  const judge = {
    validate: validatorFor(schemas, false),
    coerce: validatorFor(schemas, true),
    error: { $ref: error },
    schemas,
  };
  // A literal segment wins over a parameter: the fewer parameters, the earlier.
  routes.sort((a, b) => a.names.length - b.names.length);
  return {
    match(method, path) {
      for (const route of routes) {
        const [whole, ...values] = (route.method === method && route.pattern.exec(path)) || [];
        if (whole !== undefined) return matched(judge, route, values.map(decodeURIComponent));
      }
      return undefined;
    },
  };
}

type Route = ReturnType<typeof routeOf>;

function routeOf(line: JsonObject) {
  const [method = '', path = ''] = stringAt(line, 'route').split(' ');
  const closed = (properties: Json = {}) => ({ type: 'object', properties, additionalProperties: false });
  const pattern = path.replace(/\{\w+(\+?)\}/g, (_, plus) => (plus === '+' ? '(.+)' : '([^/]+)'));
  return {
    line,
    method,
    pattern: new RegExp(`^${pattern}$`),
    names: [...path.matchAll(/\{(\w+)/g)].map(([, name = '']) => name),
    parameters: {
      type: 'object',
      properties: { path: closed(line['path']), query: closed(line['query']) },
    },
    replies: new Map(isObject(line['replies']) ? Object.entries(line['replies']) : []),
  };
}

function matched(
  { validate, coerce, error, schemas }: Judge,
  route: Route,
  values: readonly string[],
): Match {
  const { line, names, parameters, replies } = route;
  const { body: bodySchema, event: eventSchema } = line;
  const bodiless = (body: Json | undefined) =>
    body === undefined ? [] : ['has a body, and none is described'];
  return {
    id: stringAt(line, 'id'),
    parameters(query) {
      const path = Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
      const request = { path, query: Object.fromEntries(query) };
      const problems = coerce(parameters, request); // changes the values to their declared types
      return { ...request, problems };
    },
    problemsOfRequest(body) {
      if (bodySchema === undefined) return bodiless(body);
      if (body === undefined) return line['needsBody'] === true ? ['has no JSON body'] : [];
      return validate(bodySchema, body);
    },
    filled(status, body) {
      const schema = replies.get(String(status)) ?? null;
      return body === undefined || schema === null ? body : fill(schema, body, schemas);
    },
    problemsOfResponse(status, body) {
      const described = replies.get(String(status));
      if (described === undefined && status < 400) return [`status ${status} is not described`];
      const schema = described ?? (status < 400 ? null : error);
      if (schema === null) return bodiless(body);
      return body === undefined ? ['has no body'] : validate(schema, body);
    },
    problemsOfEvent: (event) =>
      eventSchema === undefined ? ['no stream is described'] : validate(eventSchema, event),
  };
}

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const maxProblems = 12;

/** A schema is compiled once, when it is first needed. */
function validatorFor(schemas: ReadonlyMap<string, Json>, coerceTypes: boolean): Validate {
  const options = { code: { optimize: false }, inlineRefs: false, strict: false, allErrors: true } as const;
  const ajv = new Ajv2020({ ...options, coerceTypes });
  ajv.addFormat('date-time', dateTime);
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  ajv.addFormat('email', /^[^@\s]+@[^@\s]+$/);
  ajv.addFormat('repo.nwo', /^[^/\s]+\/[^/\s]+$/);
  ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger });
  for (const anything of ['float', 'unixtime']) ajv.addFormat(anything, true);
  for (const [name, schema] of schemas) if (isObject(schema)) ajv.addSchema(schema, name);
  return (schema, value) => {
    const validate = ajv.compile(isObject(schema) ? schema : true); // keeps what it has compiled, by the object
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    // A union complains once for each member, whatever was meant: its tags come last.
    const [tags, others] = [errors.filter(isOfTag), errors.filter((each) => !isOfTag(each))];
    return [...new Set([...others, ...tags].map(describeError))].slice(0, maxProblems);
  };
}

const isOfTag = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'anyOf' || (keyword === 'enum' && /\/(?:type|role)$/.test(instancePath));

function describeError({ instancePath, message, params }: ErrorObject): string {
  const details = Object.values(params).filter((value) => typeof value === 'string' || Array.isArray(value));
  return `${instancePath || '/'} ${message ?? 'is wrong'} ${JSON.stringify(details)}`;
}

/** `value` with every member that `schema` requires and nobody said. */
function fill(schema: Json | undefined, value: Json | undefined, schemas: Judge['schemas']): Json {
  const named = resolved(schema, schemas);
  if (!isObject(named)) return value ?? null;
  const choices = listAt(named, 'anyOf').map((choice) => resolved(choice, schemas));
  if (choices.length > 0 && !('properties' in named)) {
    const chosen = choices.find((choice) => (value === undefined ? isNull(choice) : isForm(choice, value)));
    return fill(chosen ?? (value === undefined ? choices[0] : undefined), value, schemas);
  }
  if (value === undefined) return nothing(named, schemas);
  if (Array.isArray(value)) return value.map((item) => fill(named['items'], item, schemas));
  return isObject(value) ? withMembers(named, value, schemas) : value;
}

const resolved = (schema: Json | undefined, schemas: Judge['schemas']): Json | undefined =>
  isObject(schema) && typeof schema['$ref'] === 'string' ? schemas.get(schema['$ref']) : schema;

const typesOf = (schema: Json | undefined): readonly Json[] =>
  isObject(schema) ? [schema['type'] ?? ''].flat() : [];
const isNull = (schema: Json | undefined): boolean => typesOf(schema).includes('null');

/** Whether a schema is one of an object where the value is one, or of a list where it is a list. */
const isForm = (schema: Json | undefined, value: Json): boolean =>
  isObject(schema) &&
  (isObject(value) ? 'properties' in schema || 'allOf' in schema : Array.isArray(value) && 'items' in schema);

function withMembers(schema: JsonObject, value: JsonObject, schemas: Judge['schemas']): JsonObject {
  const { properties, required } = membersOf(schema, schemas);
  const names = new Set([...Object.keys(value), ...required]);
  return Object.fromEntries([...names].map((name) => [name, fill(properties[name], value[name], schemas)]));
}

/** The members of an object and of all that it is made of. */
function membersOf(
  schema: JsonObject,
  schemas: Judge['schemas'],
): { readonly properties: JsonObject; readonly required: readonly string[] } {
  const parts = listAt(schema, 'allOf')
    .map((part) => resolved(part, schemas))
    .filter((part) => isObject(part))
    .map((part) => membersOf(part, schemas));
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema['properties']),
    required: [...parts.flatMap(({ required }) => required), ...listAt(schema, 'required').map(String)],
  };
}

function nothing(schema: JsonObject, schemas: Judge['schemas']): Json {
  if (isNull(schema)) return null;
  const [first] = listAt(schema, 'enum');
  if (first !== undefined) return first;
  switch (typesOf(schema)[0]) {
    case 'string': {
      const formats = new Map([
        ['date-time', '2024-01-01T00:00:00Z'],
        ['uri', 'https://unsaid.invalid/'],
      ]);
      return formats.get(String(schema['format'])) ?? '';
    }
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return withMembers(schema, {}, schemas);
  }
}
