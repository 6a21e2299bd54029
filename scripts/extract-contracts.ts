import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { at, isObject, type Json, type JsonObject, listAt } from '../test/servers/json.ts';

/**
 * Writes the contracts that the servers of the tests judge by, from the OpenAPI descriptions (3.0 or 3.1) of GitHub and
 * OpenAI: a line for each route that agent-fix speaks, and one for each schema that several lines name. Where the
 * descriptions come from: test/servers/contracts/README.md.
 */
const githubRoutes = [
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs',
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'POST /repos/{owner}/{repo}/git/blobs',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'POST /repos/{owner}/{repo}/git/commits',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'POST /repos/{owner}/{repo}/git/refs',
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}',
  'POST /repos/{owner}/{repo}/git/trees',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'POST /repos/{owner}/{repo}/merges',
  'GET /repos/{owner}/{repo}/pulls',
  'POST /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
  'GET /repos/{owner}/{repo}/rules/branches/{branch}',
  'GET /user',
];

const openaiRoutes = ['POST /responses', 'POST /chat/completions', 'GET /models'];

/** Members that OpenAI's unions keep, by their `type`: what agent-fix sends, and what the server of the tests answers. */
const openaiTypes = [
  ...['message', 'reasoning', 'function', 'allowed_tools', 'function_call', 'function_call_output'],
  ...['text', 'input_text', 'output_text', 'summary_text', 'reasoning_text', 'refusal'],
  ...['response.created', 'response.in_progress', 'response.completed', 'response.incomplete'],
  ...['response.output_item.added', 'response.output_item.done'],
  ...['response.content_part.added', 'response.content_part.done'],
  ...['response.output_text.delta', 'response.refusal.delta', 'response.function_call_arguments.delta'],
];

interface Cut {
  readonly routes: readonly string[];
  /** Name of the schema that an error has where the route describes no other. */
  readonly error: string;
  /** The only members that unions keep, where a member has a `type`; every member, when undefined. */
  readonly types?: readonly string[];
}

/** The lines of a contract, each an object as JSON. */
export function contractLines(document: JsonObject, cut: Cut): readonly string[] {
  const open = new Set<string>();
  let known: number;
  let schemas: Map<string, JsonObject>;
  let routes: readonly JsonObject[];
  do {
    known = open.size;
    schemas = new Map();
    const place = { document, cut, open, self: '', isOpen: false };
    routes = cut.routes.map((route) => routeOf(route, place));
    const waiting = [cut.error, ...routes.flatMap((route) => namesIn(route))];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (schemas.has(name)) continue;
      const schema = strict(componentOf(document, name), { ...place, self: name, isOpen: open.has(name) });
      schemas.set(name, schema);
      waiting.push(...namesIn(schema));
    }
  } while (known !== open.size); // what is a part of something larger is found on the way
  return linesOf(routes, schemas, cut.error);
}

/** Schemas that are named once stand in their place; the others follow the routes. */
function linesOf(
  routes: readonly JsonObject[],
  schemas: ReadonlyMap<string, JsonObject>,
  error: string,
): readonly string[] {
  const uses = [...routes, ...schemas.values()].flatMap(namesIn);
  const isShared = (name: string) => name === error || uses.filter((used) => used === name).length > 1;
  const inlined = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(inlined);
    if (!isObject(node)) return node;
    const name = node['$ref'];
    if (typeof name === 'string' && !isShared(name)) return inlined(schemas.get(name) ?? {});
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value)]));
  };
  const shared = [...schemas].filter(([name]) => isShared(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return [...routes.map(inlined), ...shared.map(([name, schema]) => ({ name, schema: inlined(schema) }))].map(
    (line) => JSON.stringify(line),
  );
}

interface Place {
  readonly document: JsonObject;
  readonly cut: Cut;
  /** Names of schemas that are part of a larger object somewhere. Grows. */
  readonly open: Set<string>;
  /** The schema under way, by name. */
  readonly self: string;
  readonly isOpen: boolean;
}

function routeOf(route: string, place: Place): JsonObject {
  const { document } = place;
  const [method = '', path = ''] = route.split(' ');
  const operation = at(document, 'paths', path, method.toLowerCase());
  if (!isObject(operation)) throw new Error(`The description has no ${route}`);
  const parameters = listAt(operation, 'parameters').map((each) => resolved(document, each));
  const schemaOf = (holder: Json | undefined, form = 'application/json') => {
    const schema = at(holder, 'content', form, 'schema');
    return isObject(schema) ? strict(schema, place) : undefined;
  };
  const schemasOf = (where: string) =>
    parameters
      .filter((parameter) => parameter['in'] === where)
      .map(({ name, schema }) => [String(name), strict(isObject(schema) ? schema : {}, place)]);
  const replies = Object.entries(objectAt(operation, 'responses'))
    .map(([status, reply]) => ({ status, schema: schemaOf(resolved(document, reply)) ?? null }))
    .filter(({ status, schema }) => Number(status) < 400 || isOther(schema, place.cut.error));
  const multi = parameters.filter((each) => each['x-multi-segment'] === true).map(({ name }) => name);
  const body = operation['requestBody'];
  const event = schemaOf(at(operation, 'responses', '200'), 'text/event-stream');
  return {
    // A parameter that may hold slashes ends with a plus.
    route: route.replace(/\{(\w+)\}/g, (_, name) => `{${name}${multi.includes(name) ? '+' : ''}}`),
    id: operation['operationId'] ?? '',
    path: Object.fromEntries(schemasOf('path')),
    query: Object.fromEntries(schemasOf('query')),
    ...(body !== undefined && { body: schemaOf(body) ?? {}, needsBody: at(body, 'required') === true }),
    replies: Object.fromEntries(replies.map(({ status, schema }) => [status, schema])),
    ...(event !== undefined && { event }),
  };
}

const isOther = (schema: JsonObject | null, error: string): boolean =>
  schema !== null && schema['$ref'] !== error;

// What a validator reads of a schema, by what it holds. Everything else (prose, examples, hints for generators) goes.
const plain = new Set(
  (
    'type enum const required format pattern minimum maximum minLength maxLength minItems maxItems ' +
    'exclusiveMinimum exclusiveMaximum multipleOf minProperties maxProperties uniqueItems'
  ).split(' '),
);
const maps = new Set(['properties', 'patternProperties']);
const single = new Set(['items', 'additionalProperties', 'not']);

/**
 * A schema that JSON Schema 2020-12 reads strictly.
 *
 * - `nullable` becomes a `null` type or enum value.
 * - `oneOf` becomes `anyOf`: the descriptions write it for every union, and their members overlap.
 * - An object takes no property that is not described, as a strict server should tell a typing error from a
 *   feature. Members of an `allOf`, and of a union beside `properties`, stay open: the whole is closed instead.
 */
function strict(node: JsonObject, place: Place): JsonObject {
  const inside = { ...place, isOpen: false };
  const part = { ...place, isOpen: place.isOpen || 'properties' in node || 'allOf' in node };
  const schema: Record<string, Json> = {};
  const objects = (value: Json) => (Array.isArray(value) ? value.filter(isObject) : []);
  for (const [key, value] of Object.entries(node)) {
    if (plain.has(key)) schema[key] = value;
    else if (single.has(key)) schema[key] = isObject(value) ? strict(value, inside) : value;
    else if (maps.has(key) && isObject(value)) schema[key] = strictMap(value, inside);
    else if (key === 'allOf')
      schema['allOf'] = objects(value).map((each) => strict(each, { ...place, isOpen: true }));
    else if (key === 'oneOf' || key === 'anyOf') {
      const members = withoutNeedless(objects(value).filter((member) => isSpoken(member, place)));
      if (members.length === 0) schema['not'] = {};
      else schema['anyOf'] = members.map((each) => strict(each, part));
    } else if (key === '$ref' || key === '$recursiveRef')
      schema['$ref'] = key === '$ref' ? nameFrom(String(value), place) : place.self;
  }
  const closed = place.isOpen ? schema : close(schema);
  return node['nullable'] === true ? orNull(closed) : closed;
}

const strictMap = (map: JsonObject, place: Place): JsonObject =>
  Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, isObject(value) ? strict(value, place) : value]),
  );

/** The name that a reference ends with. */
function nameFrom(ref: string, { open, isOpen }: Place): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  if (isOpen) open.add(name);
  return name;
}

function isSpoken(member: JsonObject, { document, cut }: Place): boolean {
  const type = at(resolved(document, member), 'properties', 'type');
  const values = [at(type, 'const') ?? [], at(type, 'enum') ?? []].flat();
  return (
    cut.types === undefined || values.length === 0 || values.some((each) => cut.types?.includes(`${each}`))
  );
}

/** Where any text is a member, lists of texts are none. */
function withoutNeedless(members: readonly JsonObject[]): readonly JsonObject[] {
  const isAnyText = members.some(({ type, ...more }) => type === 'string' && !('enum' in more));
  return members.filter(({ type, ...more }) => !(isAnyText && type === 'string' && 'enum' in more));
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

/** Every name that a `$ref` of `node` holds. */
function namesIn(node: Json): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : namesIn(value),
  );
}

function objectAt(node: JsonObject, ...path: readonly string[]): JsonObject {
  const found = at(node, ...path);
  if (!isObject(found)) throw new Error(`The description has no ${path.join('/')}`);
  return found;
}

const componentOf = (document: JsonObject, name: string): JsonObject =>
  objectAt(document, 'components', 'schemas', name);

/** What a node refers to, or the node. */
function resolved(document: JsonObject, node: Json): JsonObject {
  const ref = at(node, '$ref');
  if (typeof ref === 'string') return objectAt(document, ...ref.split('/').slice(1));
  return isObject(node) ? node : {};
}

async function write(source: string | undefined, name: string, cut: Cut): Promise<void> {
  if (source === undefined) return;
  const document: Json = JSON.parse(await readFile(source, 'utf8'));
  if (!isObject(document)) throw new Error(`${source} is no OpenAPI description`);
  const file = new URL(`../test/servers/contracts/${name}.jsonl`, import.meta.url);
  await writeFile(file, `${contractLines(document, cut).join('\n')}\n`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { github: { type: 'string' }, openai: { type: 'string' } } });
  if (values.github === undefined && values.openai === undefined)
    throw new Error('Usage: extract-contracts.ts [--github api.github.com.json] [--openai openapi.json]');
  await write(values.github, 'github', { routes: githubRoutes, error: 'basic-error' });
  await write(values.openai, 'openai', { routes: openaiRoutes, error: 'ErrorResponse', types: openaiTypes });
}
