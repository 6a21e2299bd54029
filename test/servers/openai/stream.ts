import { isObject, type Json, type JsonObject, objectsAt } from '../json.ts';

/** A reply as the events of a stream, as the API that was called sends them. */
export function eventsOf(
  api: 'responses' | 'chat-completions',
  body: JsonObject,
  request: JsonObject,
): readonly JsonObject[] {
  return api === 'responses' ? eventsOfResponse(body) : chunksOf(body, request);
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html; Chat Completions end with a word of their own. */
export function textOfEvents(events: readonly JsonObject[]): string {
  const texts = events.map((event) => {
    const name = typeof event['type'] === 'string' ? `event: ${event['type']}\n` : '';
    return `${name}data: ${JSON.stringify(event)}\n\n`;
  });
  const isChat = events[0]?.['object'] === 'chat.completion.chunk';
  return texts.join('') + (isChat ? 'data: [DONE]\n\n' : '');
}

/** https://platform.openai.com/docs/api-reference/responses-streaming */
function eventsOfResponse(response: JsonObject): readonly JsonObject[] {
  const { usage: _, ...known } = response;
  const begun = { ...known, status: 'in_progress', output: [] };
  const events: JsonObject[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...objectsAt(response, 'output').flatMap(eventsOfItem),
    { type: `response.${response['status']}`, response },
  ];
  return events.map((event, i) => ({ ...event, sequence_number: i }));
}

function eventsOfItem(item: JsonObject, output_index: number): readonly JsonObject[] {
  const at = { item_id: String(item['id']), output_index };
  const begun = { ...item, ...(item['status'] !== undefined && { status: 'in_progress' }) };
  const around = (inside: readonly JsonObject[], start: JsonObject) => [
    { type: 'response.output_item.added', output_index, item: start },
    ...inside,
    { type: 'response.output_item.done', output_index, item },
  ];
  if (item['type'] === 'function_call') {
    const pieces = piecesOf(item['arguments']).map((delta) => ({
      type: 'response.function_call_arguments.delta',
      ...at,
      delta,
    }));
    return around(pieces, { ...begun, arguments: '' });
  }
  if (item['type'] !== 'message') return around([], begun);
  const parts = objectsAt(item, 'content').flatMap((part, content_index) =>
    eventsOfPart(part, { ...at, content_index }),
  );
  return around(parts, { ...begun, content: [] });
}

function eventsOfPart(part: JsonObject, at: JsonObject): readonly JsonObject[] {
  const [word, kind, more] =
    part['type'] === 'refusal' ? ['refusal', 'refusal', {}] : ['text', 'output_text', { logprobs: [] }];
  return [
    { type: 'response.content_part.added', ...at, part: { ...part, [word]: '' } },
    ...piecesOf(part[word]).map((delta) => ({ type: `response.${kind}.delta`, ...at, delta, ...more })),
    { type: 'response.content_part.done', ...at, part },
  ];
}

/** https://platform.openai.com/docs/api-reference/chat-streaming/streaming */
function chunksOf(reply: JsonObject, request: JsonObject): readonly JsonObject[] {
  const { id = '', created = 0, model = '', usage = null } = reply;
  const [choice = {}] = objectsAt(reply, 'choices');
  const message = isObject(choice['message']) ? choice['message'] : {};
  const chunk = (choices: readonly Json[]) => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices,
  });
  const delta = (piece: JsonObject, finish_reason: Json = null) =>
    chunk([{ index: 0, delta: piece, logprobs: null, finish_reason }]);
  const calls = objectsAt(message, 'tool_calls').flatMap((call, index) => {
    const named = isObject(call['function']) ? call['function'] : {};
    return [
      delta({
        tool_calls: [
          { index, id: call['id'] ?? '', type: 'function', function: { ...named, arguments: '' } },
        ],
      }),
      ...piecesOf(named['arguments']).map((text) =>
        delta({ tool_calls: [{ index, function: { arguments: text } }] }),
      ),
    ];
  });
  const options = request['stream_options'];
  const counts = isObject(options) && options['include_usage'] === true;
  return [
    delta({ role: 'assistant', content: typeof message['content'] === 'string' ? '' : null, refusal: null }),
    ...['content', 'refusal'].flatMap((key) => piecesOf(message[key]).map((text) => delta({ [key]: text }))),
    ...calls,
    delta({}, choice['finish_reason'] ?? null),
    ...(counts ? [{ ...chunk([]), usage }] : []),
  ];
}

/** Some letters each, and never half of one. */
const piecesOf = (text: Json | undefined): readonly string[] =>
  typeof text === 'string' ? (text.match(/[\s\S]{1,7}/gu) ?? []) : [];
