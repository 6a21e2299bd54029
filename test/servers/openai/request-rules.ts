import { at, isObject, type Json, type JsonObject, listAt, objectsAt, stringsAt } from '../json.ts';

/** What the API refuses with 400 although its description allows it. */
export function problemsOfMeaning(
  api: 'responses' | 'chat-completions',
  body: JsonObject,
): readonly string[] {
  const problems = [
    ...problemsOfTools(body),
    ...(body['stream'] !== true && body['stream_options'] !== undefined
      ? ['stream_options is only allowed when stream is true']
      : []),
  ];
  return api === 'responses'
    ? [
        ...problems,
        ...problemsOfInput(
          typeof body['input'] === 'string' ? [] : listAt(body, 'input'),
          body['store'] === false,
        ),
      ]
    : [...problems, ...problemsOfMessages(objectsAt(body, 'messages'))];
}

function problemsOfTools(body: JsonObject): readonly string[] {
  const problems: string[] = [];
  // Chat Completions nest what Responses write flat.
  const tools = objectsAt(body, 'tools').map((tool) =>
    isObject(tool['function']) ? tool['function'] : tool,
  );
  const names = tools.map((tool) => String(tool['name']));
  for (const [i, tool] of tools.entries()) {
    const name = names[i] ?? '';
    if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) problems.push(`tools[${i}].name "${name}" has a wrong form`);
    if (names.indexOf(name) !== i) problems.push(`two tools are called ${name}`);
    if (tool['strict'] === true) problems.push(...problemsOfStrictSchema(tool['parameters'], name));
  }
  const choice = body['tool_choice'];
  const forced = at(choice, 'name') ?? at(choice, 'function', 'name');
  if (typeof forced === 'string' && !names.includes(forced))
    problems.push(`tool_choice names ${forced}, not a tool`);
  if (choice !== undefined && choice !== 'none' && tools.length === 0)
    problems.push('tool_choice without tools');
  return problems;
}

/** Calls and outputs pair up, and reasoning stands before what it led to. */
function problemsOfInput(input: readonly Json[], isStateless: boolean): readonly string[] {
  const problems: string[] = [];
  const open = new Set<string>();
  const seen = new Set<string>();
  for (const [i, item] of input.entries()) {
    const type = at(item, 'type');
    const id = String(at(item, 'call_id'));
    if (type === 'function_call') {
      if (seen.has(id)) problems.push(`input[${i}]: a second call ${id}`);
      seen.add(id);
      open.add(id);
    } else if (type === 'function_call_output') {
      if (!open.delete(id)) problems.push(`input[${i}]: no tool call found for function call output ${id}`);
    } else if (type === 'reasoning') {
      if (isStateless && typeof at(item, 'encrypted_content') !== 'string') {
        problems.push(
          `input[${i}]: reasoning items are not kept when store is false, and this one has no content`,
        );
      }
      const next = at(input[i + 1], 'type');
      if (next !== 'function_call' && next !== 'message' && next !== 'reasoning') {
        problems.push(`input[${i}]: reasoning was provided without its required following item`);
      }
    }
  }
  return [...problems, ...[...open].map((id) => `no tool output found for function call ${id}`)];
}

/** Every tool call is answered by the messages right after it. */
function problemsOfMessages(messages: readonly JsonObject[]): readonly string[] {
  const problems: string[] = [];
  let open: readonly string[] = [];
  for (const [i, message] of [...messages, {}].entries()) {
    const id = String(message['tool_call_id']);
    if (message['role'] === 'tool') {
      if (!open.includes(id))
        problems.push(`messages[${i}]: tool message ${id} answers no preceding tool call`);
      open = open.filter((call) => call !== id);
      continue;
    }
    if (open.length > 0)
      problems.push(`messages[${i}]: tool calls ${open.join(', ')} have no tool message before this`);
    open = objectsAt(message, 'tool_calls').map((call) => String(call['id']));
  }
  return problems;
}

const forbidden = new Set(
  (
    'default allOf oneOf not if then else dependentRequired dependentSchemas patternProperties propertyNames ' +
    'unevaluatedProperties unevaluatedItems minProperties maxProperties contains uniqueItems'
  ).split(' '),
);

/** What strict mode refuses: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
function problemsOfStrictSchema(schema: Json | undefined, where: string): readonly string[] {
  if (!isObject(schema) || schema['type'] !== 'object')
    return [`${where}: a strict schema's root is an object`];
  return problemsOfPart(schema, where);
}

function problemsOfPart(schema: Json | undefined, where: string): readonly string[] {
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
    problems.push(...problemsOfPart(property, `${where}.${name}`));
  }
  for (const member of listAt(schema, 'anyOf')) problems.push(...problemsOfPart(member, where));
  const definitions = isObject(schema['$defs']) ? schema['$defs'] : {};
  for (const [name, definition] of Object.entries(definitions))
    problems.push(...problemsOfPart(definition, `${where}#${name}`));
  return [...problems, ...problemsOfPart(schema['items'], `${where}[]`)];
}
