import { fill, type Resolve } from './contract-fill.ts';
import { strictDocument } from './contract-schema.ts';
import { type Validate, validatorFor } from './contract-validator.ts';
import { at, isObject, type Json, type JsonObject, listAt } from './json.ts';

/** An API as its published OpenAPI description states it, to judge requests and responses by. */
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
  /** A response with what the description requires of it and the server did not say. */
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

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly pattern: RegExp;
  /** Names of the path parameters, in order. */
  readonly names: readonly string[];
  readonly parameters: JsonObject;
  readonly body: JsonObject | undefined;
  readonly isBodyRequired: boolean;
  /** Response schema by status; undefined: a response without a body. */
  readonly responses: ReadonlyMap<string, JsonObject | undefined>;
  /** Schema of the events of a stream; undefined: it streams nothing. */
  readonly event: JsonObject | undefined;
}

interface Judge {
  readonly validate: Validate;
  readonly coerce: Validate;
  readonly errorSchema: JsonObject;
  readonly resolve: Resolve;
}

const id = 'contract';

/** `errorSchema` names the component that fits every error answer a route does not describe. */
export function contractOf(description: JsonObject, errorSchema: string): Contract {
  const document = strictDocument(description, id);
  const judge = {
    validate: validatorFor(document, id, false),
    coerce: validatorFor(document, id, true),
    errorSchema: { $ref: `${id}#/components/schemas/${errorSchema}` },
    resolve: (ref: string) => resolve(document, { $ref: ref }),
  };
  const operations = operationsOf(document);
  return {
    match(method, path) {
      for (const operation of operations) {
        if (operation.method !== method.toLowerCase()) continue;
        const [, ...values] = operation.pattern.exec(path) ?? [];
        if (values.length > 0 || operation.pattern.test(path)) {
          return matched(judge, operation, values.map(decodeURIComponent));
        }
      }
      return undefined;
    },
  };
}

function matched(judge: Judge, operation: Operation, values: readonly string[]): Match {
  return {
    id: operation.id,
    parameters(query) {
      const path = Object.fromEntries(operation.names.map((name, i) => [name, values[i] ?? '']));
      const given = { path, query: Object.fromEntries(query) };
      const problems = judge.coerce(operation.parameters, given); // changes the values to their declared types
      return { ...given, problems };
    },
    problemsOfRequest(body) {
      if (operation.body === undefined)
        return body === undefined ? [] : ['has a body, and none is described'];
      if (body === undefined) return operation.isBodyRequired ? ['has no JSON body'] : [];
      return judge.validate(operation.body, body);
    },
    filled(status, body) {
      const schema = operation.responses.get(String(status));
      return body === undefined || schema === undefined ? body : fill(schema, body, judge.resolve);
    },
    problemsOfResponse(status, body) {
      const isDescribed = operation.responses.has(String(status));
      if (!isDescribed && status < 400) return [`status ${status} is not described`];
      const described = operation.responses.get(String(status));
      const schema = described ?? (status < 400 ? undefined : judge.errorSchema);
      if (schema === undefined) return body === undefined ? [] : ['has a body, and none is described'];
      return body === undefined ? ['has no body'] : judge.validate(schema, body);
    },
    problemsOfEvent(event) {
      return operation.event === undefined
        ? ['no stream is described']
        : judge.validate(operation.event, event);
    },
  };
}

function operationsOf(document: JsonObject): readonly Operation[] {
  const operations: Operation[] = [];
  for (const [path, methods] of entriesOf(document['paths'])) {
    for (const [method, node] of entriesOf(methods))
      operations.push(operationOf(document, { path, method, node }));
  }
  // A literal segment wins over a parameter: the fewer parameters, the earlier.
  return operations.sort((a, b) => a.names.length - b.names.length);
}

function operationOf(document: JsonObject, from: { path: string; method: string; node: Json }): Operation {
  const { path, method, node } = from;
  const declared = listAt(isObject(node) ? node : {}, 'parameters').map((parameter) =>
    resolve(document, parameter),
  );
  const parameters = declared.filter(isObject);
  const multi = new Set(parameters.filter((p) => p['x-multi-segment'] === true).map((p) => p['name']));
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => (multi.has(name) ? '(.+)' : '([^/]+)'));
  const responses = entriesOf(at(node, 'responses')).map(
    ([status, response]) => [status, bodySchema(resolve(document, response))] as const,
  );
  return {
    id: String(at(node, 'operationId')),
    method,
    pattern: new RegExp(`^${pattern}$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    parameters: {
      type: 'object',
      properties: { path: groupOf(parameters, 'path'), query: groupOf(parameters, 'query') },
    },
    body: bodySchema(at(node, 'requestBody')),
    isBodyRequired: at(node, 'requestBody', 'required') === true,
    responses: new Map(responses),
    event: bodySchema(at(node, 'responses', '200'), 'text/event-stream'),
  };
}

function groupOf(parameters: readonly JsonObject[], place: string): JsonObject {
  const declared = parameters.filter((parameter) => parameter['in'] === place);
  return {
    type: 'object',
    properties: Object.fromEntries(declared.map((p) => [String(p['name']), p['schema'] ?? {}])),
    required: declared.filter((p) => p['required'] === true).map((p) => String(p['name'])),
    additionalProperties: false,
  };
}

function bodySchema(holder: Json | undefined, form = 'application/json'): JsonObject | undefined {
  const schema = at(holder, 'content', form, 'schema');
  return isObject(schema) ? schema : undefined;
}

function resolve(document: JsonObject, node: Json): Json | undefined {
  const ref = at(node, '$ref');
  if (typeof ref !== 'string') return node;
  return at(document, ...ref.slice(ref.indexOf('#/') + 2).split('/'));
}

function entriesOf(node: Json | undefined): readonly (readonly [string, Json])[] {
  return isObject(node) ? Object.entries(node) : [];
}
