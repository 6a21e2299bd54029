import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/**
 * Cuts GitHub's and OpenAI's OpenAPI descriptions down to the routes agent-fix speaks, self-contained, and
 * writes them to test/contracts. How to get the sources: test/contracts/README.md.
 */
const githubRoutes = [
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs',
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
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
  'POST /repos/{owner}/{repo}/git/trees',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
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

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function child(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) ? value[key] : undefined;
}

// Below these keys stand names the author chose ("description" may be a property): none of them is dropped.
const maps = new Set(['properties', 'patternProperties', 'schemas', 'parameters', 'headers', 'content']);
const literals = new Set(['enum', 'const', 'default', 'required']);
// `discriminator` is a hint for code generators: the union it stands beside validates by itself.
const dropped = new Set(
  'description summary title example examples externalDocs tags deprecated callbacks links servers discriminator'.split(
    ' ',
  ),
);

/** Removes prose, examples and vendor extensions: what is left is what a validator reads. */
function strip(node: Json): Json {
  if (Array.isArray(node)) return node.map(strip);
  if (!isObject(node)) return node;
  const kept: Record<string, Json> = {};
  for (const [key, value] of Object.entries(node)) {
    // x-multi-segment: GitHub's mark for path parameters that may hold slashes.
    if (dropped.has(key) || (key.startsWith('x-') && key !== 'x-multi-segment')) continue;
    if (literals.has(key)) kept[key] = value;
    else if (key === 'responses' && isObject(value)) kept[key] = mapValues(value, stripResponse);
    else if (maps.has(key) && isObject(value)) kept[key] = mapValues(value, strip);
    else kept[key] = strip(value);
  }
  return kept;
}

const forms = ['application/json', 'text/event-stream'];

/** A response keeps its description, which OpenAPI requires, and the forms that are asked for: no diff. */
function stripResponse(response: Json): Json {
  if (!isObject(response) || response['$ref'] !== undefined) return response;
  const { content, description, ...rest } = response;
  const asked = isObject(content) ? Object.entries(content).filter(([form]) => forms.includes(form)) : [];
  const kept = strip(asked.length === 0 ? rest : { ...rest, content: Object.fromEntries(asked) });
  return { description: description ?? '', ...(isObject(kept) ? kept : {}) };
}

function mapValues(map: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}

function* refsIn(node: Json): Generator<string> {
  if (Array.isArray(node)) for (const item of node) yield* refsIn(item);
  if (!isObject(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') yield value;
    else yield* refsIn(value);
  }
}

/** The document cut down to `routes`, with every component they reach. */
function subset(document: Json, routes: readonly string[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const components: Record<string, Record<string, Json>> = {};
  const pending: Json[] = [];
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const operation = child(child(child(document, 'paths'), path), method.toLowerCase());
    if (!isObject(operation)) throw new Error(`The description has no ${route}`);
    const kept = strip(operation);
    paths[path] = { ...paths[path], [method.toLowerCase()]: kept };
    pending.push(kept);
  }
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    for (const ref of refsIn(node)) {
      const [, , group = '', name = ''] = ref.split('/');
      if (components[group]?.[name] !== undefined) continue;
      const target = child(child(child(document, 'components'), group), name);
      if (!isObject(target)) throw new Error(`The description has no ${ref}`);
      const kept = withPlainRecursion(group === 'responses' ? stripResponse(target) : strip(target), ref);
      components[group] = { ...components[group], [name]: kept };
      pending.push(kept);
    }
  }
  const info = child(document, 'info');
  return {
    openapi: child(document, 'openapi') ?? '3.0.3',
    info: {
      title: child(info, 'title') ?? '',
      version: child(info, 'version') ?? '',
      license: child(info, 'license') ?? {},
    },
    paths,
    components: sorted(
      Object.fromEntries(Object.entries(components).map(([group, items]) => [group, sorted(items)])),
    ),
  };
}

/** `$recursiveRef` belongs to JSON Schema 2019-09, and OpenAPI 3.1 is 2020-12: a plain reference says the same. */
function withPlainRecursion(node: Json, self: string): Json {
  if (Array.isArray(node)) return node.map((item) => withPlainRecursion(item, self));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(([key]) => key !== '$recursiveAnchor');
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === '$recursiveRef' ? ['$ref', self] : [key, withPlainRecursion(value, self)],
    ),
  );
}

function sorted(map: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function extract(source: string, routes: readonly string[], name: string): Promise<void> {
  const document: Json = JSON.parse(await readFile(source, 'utf8'));
  const folder = new URL('../test/contracts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(name, folder), `${JSON.stringify(subset(document, routes), null, 1)}\n`);
}

const { values } = parseArgs({ options: { github: { type: 'string' }, openai: { type: 'string' } } });
if (values.github === undefined && values.openai === undefined) {
  throw new Error('Usage: extract-contracts.ts [--github api.github.com.json] [--openai openapi.json]');
}
if (values.github !== undefined) await extract(values.github, githubRoutes, 'github-subset.json');
if (values.openai !== undefined) await extract(values.openai, openaiRoutes, 'openai-subset.json');
