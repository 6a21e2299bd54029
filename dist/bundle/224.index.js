export const id = 224;
export const ids = [224];
export const modules = {

  30631:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M8: () => (  REFLECT),
    gO: () => (  FUNCTION_SPECS),
    mx: () => (  isFunctionName)
  });
const REFLECT = 'reflect';
const text = { type: 'string' };
const optional = (schema, description) => ({
    ...(description !== undefined && { description }),
    ...schema,
    type: [schema.type, 'null'].flat(),
});
const count = { type: 'integer' };
const listOf = (items) => ({ type: 'array', items });
const object = (properties) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
});
const spec = (name, description, properties) => ({ name, description, parameters: object(properties) });
const FUNCTION_SPECS = [
    spec('list_files', 'List files, sorted.', {
        rel_dir: optional(text, 'null: the root'),
        max_files: optional(count, 'Default 200'),
        glob: optional(text, 'E.g. "**/*.py"'),
    }),
    spec('read_file', 'Read numbered lines: at most 250, or 10 KB.', {
        rel_path: text,
        start_line: optional(count),
        end_line: optional(count),
        max_chars: optional(count),
    }),
    spec('grep', 'Search file contents; answers path:line:text.', {
        pattern: text,
        rel_dir: optional(text),
        max_hits: optional(count, 'Default 100'),
        regex: optional({ type: 'boolean' }, 'RE2, not literal text'),
        glob: optional(text),
    }),
    spec('write_file', 'Create or change a file, by content or by edits.', {
        rel_path: text,
        content: optional(text, 'Whole text of a new file, or of one you have read to its end'),
        edits: optional(listOf(object({ old: text, new: text })), 'Each old matches exactly once, without line numbers'),
    }),
    spec('final', 'End the run.', {
        status: { type: 'string', enum: ['done', 'cannot_fix'] },
        summary: text,
        changes: listOf(object({ path: text, description: text })),
    }),
    spec(REFLECT, 'Only when the driver asks: one to five lessons from the last result.', {
        notes: listOf(text),
        next_focus: optional(text),
        risks: optional(listOf(text)),
    }),
];
function isFunctionName(name) {
    return FUNCTION_SPECS.some((each) => each.name === name) || name === 'run_tests';
}


  }),

  5991:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  isLoopback)
  });
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);


  }),

  79890:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W: () => (  createLLM),
  s: () => (  recordedModel)
});

var schemas = __webpack_require__(53339);
var assert_never = __webpack_require__(89559);
var settings = __webpack_require__(71443);
var function_specs = __webpack_require__(30631);
var event_stream = __webpack_require__(8963);
var exchange = __webpack_require__(81637);
var provider = __webpack_require__(30445);
var reply = __webpack_require__(50326);
; 







class ChatCompletionsLLM {
    api = 'chat-completions';
    model;
    endpoint;
    reasoningEffort;
    #options;
    #exchange;
    #renderItem = (0,exchange .fF)(renderItem);
    constructor(options) {
        this.model = options.model;
        this.endpoint = `${options.baseUrl}${CHAT.path}`;
        this.reasoningEffort = options.reasoningEffort;
        this.#options = options;
        this.#exchange = new exchange .k5(CHAT, options);
    }
    render(conversation) {
        const items = conversation.items.flatMap(this.#renderItem);
        const system = json({ role: 'system', content: conversation.instructions });
        const comma = items.length === 0 ? '' : ',';
        return (0,exchange .fZ)({
            head: (0,exchange .Nu)(constantParams(conversation, this.#options), 'messages') + system + comma,
            items,
            tail: `],"tool_choice":${JSON.stringify(toolChoice(conversation))}}`,
        });
    }
    send(request, options) {
        return this.#exchange.send(request, options);
    }
    read(raw) {
        return readChat(raw);
    }
}
const CHAT = {
    path: '/chat/completions',
    streaming: ['"stream":true,"stream_options":{"include_usage":true}', '"stream":true'],
    assemble: event_stream .BZ,
    fields: ['id', 'model', 'choices', 'usage', 'error'],
    read: readChat,
};
function constantParams({ functions }, { model, reasoningEffort, baseUrl }) {
    const strict = (0,provider .R1)(baseUrl);
    return {
        model,
        ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
        tools: functions.map(({ name, description, parameters }) => ({
            type: 'function',
            function: { name, description, ...(strict && { strict: true }), parameters: { ...parameters } },
        })),
        ...(strict && { parallel_tool_calls: false }),
    };
}
function toolChoice({ expects }) {
    return expects === 'action' ? 'auto' : { type: 'function', function: { name: function_specs .M8 } };
}
function renderItem(item) {
    switch (item.type) {
        case 'user':
            return [json({ role: 'user', content: item.text })];
        case 'reply':
            return item.echo.map((message) => JSON.stringify(message));
        case 'tool_output':
            return [json({ role: 'tool', tool_call_id: item.callId, content: item.text })];
        default:
            return (0,assert_never .x)(item);
    }
}
function json(message) {
    return JSON.stringify(message);
}
const CallSchema = schemas .Ikc({
    id: schemas .YjP().nullish(),
    function: schemas .Ikc({
        name: schemas .YjP(),
        arguments: schemas .L5J()
            .transform((args) => (typeof args === 'string' ? args : JSON.stringify(args ?? {}))),
    }),
    extra_content: schemas .Pq9().optional(),
});
const MessageSchema = schemas .Ikc({
    content: schemas .KCZ([
        schemas .YjP(),
        schemas .YOg(schemas .Ikc({ text: schemas .YjP().optional() }))
            .transform((parts) => parts.map(({ text }) => text ?? '').join('')),
    ])
        .nullish(),
    refusal: schemas .YjP().nullish(),
    tool_calls: schemas .YOg(CallSchema).nullish(),
});
const ChatSchema = schemas .Ikc({
    id: schemas .YjP().optional().catch(undefined),
    choices: schemas .PVZ([schemas .Ikc({ finish_reason: schemas .YjP().nullish(), message: MessageSchema })], schemas .L5J()),
    usage: (0,reply .ht)('prompt', 'completion').nullish().catch(null),
    bytes: reply .Cn.optional(),
});
const ErrorSchema = schemas .Ikc({ error: schemas .Ikc({ message: schemas .YjP() }) });
function readChat(raw) {
    const recorded = (0,reply .Ik)(raw);
    if (recorded !== null)
        return recorded;
    const chat = ChatSchema.safeParse(raw);
    if (!chat.success) {
        const report = ErrorSchema.safeParse(raw).data;
        return (0,reply .tr)(report ? `the endpoint reports ${(0,reply .TN)(report.error.message)}` : (0,reply .cn)(chat.error), raw);
    }
    const { id, choices, usage, bytes } = chat.data;
    const [{ finish_reason, message }] = choices;
    const calls = callsOf(message, id ?? 'call');
    const text = message.content || message.refusal || '';
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: finish_reason === 'length' || finish_reason === 'content_filter' ? (0,reply .gw)(finish_reason) : null,
        echo: echoOf(calls, { text, message }),
        raw,
        usage: usage ?? (0,reply .OF)(bytes),
    };
}
function callsOf({ tool_calls }, prefix) {
    return (tool_calls ?? []).map((call, index) => ({
        callId: call.id || `${prefix}-${index}`,
        name: call.function.name,
        arguments: call.function.arguments,
    }));
}
function echoOf(calls, { text, message }) {
    const content = text === '' ? null : text;
    if (calls.length === 0)
        return content === null ? [] : [{ role: 'assistant', content }];
    const tool_calls = calls.map((call, index) => {
        const extra = message.tool_calls?.[index]?.extra_content;
        return {
            id: call.callId,
            type: 'function',
            function: { name: call.name, arguments: call.arguments },
            ...(extra === undefined ? {} : { extra_content: extra }),
        };
    });
    return [{ role: 'assistant', content, tool_calls }];
}

var external_node_crypto_ = __webpack_require__(77598);
; 







const MAX_OUTPUT_TOKENS = 32_000;
class OpenAIResponsesLLM {
    api = 'responses';
    model;
    endpoint;
    reasoningEffort;
    #options;
    #exchange;
    #renderItem = (0,exchange .fF)(openai_responses_renderItem);
    constructor(options) {
        this.model = options.model;
        this.endpoint = `${options.baseUrl}${RESPONSES.path}`;
        this.reasoningEffort = options.reasoningEffort;
        this.#options = options;
        this.#exchange = new exchange .k5(RESPONSES, options);
    }
    render(conversation) {
        return (0,exchange .fZ)({
            head: (0,exchange .Nu)(openai_responses_constantParams(conversation, this.#options), 'input'),
            items: conversation.items.flatMap(this.#renderItem),
            tail: `],"tool_choice":${JSON.stringify(openai_responses_toolChoice(conversation))}}`,
        });
    }
    send(request, options) {
        return this.#exchange.send(request, options);
    }
    read(raw) {
        return readResponses(raw);
    }
}
const RESPONSES = {
    path: '/responses',
    streaming: ['"stream":true'],
    assemble: event_stream .uh,
    fields: ['id', 'model', 'status', 'incomplete_details', 'error', 'output', 'usage'],
    read: readResponses,
};
function openai_responses_constantParams({ instructions, functions, items }, { model, reasoningEffort }) {
    const reasons = reasoningEffort !== null || isReasoningModel(model);
    return {
        model,
        store: false,
        instructions,
        tools: functions.map(({ name, description, parameters }) => ({
            type: 'function',
            name,
            description,
            strict: true,
            parameters: { ...parameters },
        })),
        parallel_tool_calls: false,
        prompt_cache_key: cacheKey(instructions, items),
        ...(reasons && { include: ['reasoning.encrypted_content'], max_output_tokens: MAX_OUTPUT_TOKENS }),
        ...(reasoningEffort !== null && { reasoning: { effort: reasoningEffort } }),
    };
}
function cacheKey(instructions, [first]) {
    const task = first?.type === 'user' ? first.text : '';
    return `agent-fix-${(0,external_node_crypto_.hash)('sha256', instructions + task).slice(0, 16)}`;
}
function isReasoningModel(model) {
    return /(^|\/)(o[1-9]|gpt-[5-9])/.test(model) && !model.includes('-chat');
}
function openai_responses_toolChoice({ expects, functions }) {
    if (expects === 'reflection')
        return { type: 'function', name: function_specs .M8 };
    const tools = functions
        .filter(({ name }) => name !== function_specs .M8)
        .map(({ name }) => ({ type: 'function', name }));
    return { type: 'allowed_tools', mode: 'required', tools };
}
function openai_responses_renderItem(item) {
    switch (item.type) {
        case 'user':
            return [openai_responses_json({ role: 'user', content: item.text })];
        case 'reply':
            return item.echo.map((part) => JSON.stringify(part));
        case 'tool_output':
            return [openai_responses_json({ type: 'function_call_output', call_id: item.callId, output: item.text })];
        default:
            return (0,assert_never .x)(item);
    }
}
function openai_responses_json(item) {
    return JSON.stringify(item);
}
const ResponseSchema = schemas .Ikc({
    status: schemas .k5n(['completed', 'incomplete', 'failed']).nullish(),
    incomplete_details: schemas .Ikc({ reason: schemas .YjP().nullish() }).nullish(),
    error: schemas .Ikc({ code: schemas .YjP().nullish(), message: schemas .YjP().nullish() }).nullish(),
    output: schemas .YOg(reply .C8),
    usage: (0,reply .ht)('input', 'output').nullish().catch(null),
    bytes: reply .Cn.optional(),
});
const ItemSchema = schemas .gMt('type', [
    schemas .Ikc({
        type: schemas .euz('function_call'),
        call_id: schemas .YjP().min(1),
        name: schemas .YjP(),
        arguments: schemas .YjP(),
    }),
    schemas .Ikc({
        type: schemas .euz('message'),
        content: schemas .YOg(schemas .Ikc({ text: schemas .YjP().optional(), refusal: schemas .YjP().optional() })),
    }),
    schemas .Ikc({ type: schemas .euz('reasoning'), encrypted_content: schemas .YjP().nullish() }),
]);
function readResponses(raw) {
    const recorded = (0,reply .Ik)(raw);
    if (recorded !== null)
        return recorded;
    const response = ResponseSchema.safeParse(raw);
    if (!response.success)
        return (0,reply .tr)((0,reply .cn)(response.error), raw);
    const { status, error, output, incomplete_details, usage, bytes } = response.data;
    if (status === 'failed')
        return (0,reply .tr)(`the endpoint reports ${(0,reply .TN)(`${error?.code}: ${error?.message}`)}`, raw);
    const items = schemas .YOg(ItemSchema).safeParse(output.filter(isOurs));
    if (!items.success)
        return (0,reply .tr)((0,reply .cn)(items.error), raw);
    const calls = items.data.flatMap(callOf);
    const text = items.data.flatMap(textsOf).join('\n');
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: status === 'incomplete' ? (0,reply .gw)(incomplete_details?.reason) : null,
        echo: calls.length === 0 && text === '' ? [] : openai_responses_echoOf(output),
        raw,
        usage: usage ?? (0,reply .OF)(bytes),
    };
}
function isOurs(item) {
    return item['type'] === 'function_call' || item['type'] === 'message' || item['type'] === 'reasoning';
}
function callOf(item) {
    if (item.type !== 'function_call')
        return [];
    return [{ callId: item.call_id, name: item.name, arguments: item.arguments }];
}
function textsOf(item) {
    if (item.type !== 'message')
        return [];
    return item.content.map((part) => part.text ?? part.refusal ?? '');
}
function openai_responses_echoOf(output) {
    const echo = output.filter((item) => isOurs(item) && (!isReasoning(item) || typeof item['encrypted_content'] === 'string'));
    return echo.slice(0, echo.findLastIndex((item) => !isReasoning(item)) + 1);
}
function isReasoning(item) {
    return item['type'] === 'reasoning';
}

var stand_ins = __webpack_require__(52131);
; 







function createLLM(options) {
    switch (options.api) {
        case 'responses':
            return new OpenAIResponsesLLM(options);
        case 'chat-completions':
            return new ChatCompletionsLLM(options);
        default:
            return (0,assert_never .x)(options.api);
    }
}
const RecordedSchema = schemas .Ikc({
    api: schemas .k5n(settings .yc),
    model: schemas .YjP(),
    endpoint: schemas .YjP(),
    reasoning_effort: schemas .k5n(settings .HQ).nullable().default(null),
});
function recordedModel(recorded) {
    if (recorded.api === stand_ins .zq)
        return stand_ins .i6;
    const parsed = RecordedSchema.safeParse(recorded);
    if (!parsed.success)
        throw new Error(`The trace names a model that cannot be used: ${parsed.error.message}`);
    const { api, model, endpoint, reasoning_effort: reasoningEffort } = parsed.data;
    const baseUrl = (0,provider .QA)(endpoint.replace(/\/(responses|chat\/completions)$/, ''), 'the recorded endpoint');
    const key = (0,provider .Sq)('none', 'the key of a replay');
    return createLLM({ api, model, baseUrl, key, reasoningEffort, keyName: 'key', baseUrlName: 'endpoint' });
}


  }),

  8963:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BZ: () => (  assembleChat),
    dj: () => (  StreamCut),
    uh: () => (  assembleResponse),
    xj: () => (  readEventStream)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50326);
  var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28592);



const MAX_EVENT_CHARS = 8 * 1024 * 1024;
const MAX_STREAM_BYTES = 64 * 1024 * 1024;
class StreamCut extends Error {
    code = 'STREAM_CUT';
}
async function readEventStream(chunks, assembly, onWhole) {
    let ended = null;
    try {
        for await (const data of dataOf(chunks)) {
            if (ended !== null)
                continue;
            ended = take(data, assembly);
            if (ended !== null)
                onWhole();
        }
    }
    catch (error) {
        if (ended === null && error instanceof BadStream)
            return bad(error.message);
        if (ended === null)
            throw error;
    }
    const streamed = ended ?? whole(assembly, false);
    if (streamed === null)
        throw new StreamCut();
    return streamed;
}
function take(data, assembly) {
    if (data.trim() === '[DONE]')
        return whole(assembly, true);
    const read = (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .lj)(data);
    if (read.kind === 'garbled')
        return bad(`an event is ${read.error}`);
    const event = read.value;
    return failureOf(event) ?? (assembly.take(event) ? whole(assembly, false) : null);
}
function whole(assembly, isAll) {
    const reply = assembly.reply(isAll);
    return reply === null ? null : { status: 200, body: JSON.stringify(reply), problem: null };
}
const bad = (what) => ({ status: 200, body: '', problem: what });
class BadStream extends Error {
}
async function* dataOf(chunks) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let rest = '';
    let bytes = 0;
    let data = [];
    let chars = 0;
    for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_STREAM_BYTES)
            throw new BadStream(`longer than ${MAX_STREAM_BYTES} bytes`);
        const text = decode(decoder, chunk);
        const lines = text.includes('\n') ? (rest + text).split(/\r?\n/) : [];
        rest = lines.pop() ?? rest + text;
        for (const line of lines) {
            if (line.startsWith('data:'))
                data.push(line.slice(line[5] === ' ' ? 6 : 5));
            chars += line.length;
            if (line !== '')
                continue;
            if (data.length > 0)
                yield data.join('\n');
            data = [];
            chars = 0;
        }
        if (chars + rest.length > MAX_EVENT_CHARS)
            throw new BadStream(`an event longer than ${MAX_EVENT_CHARS} characters`);
    }
    const last = [...data, ...(rest.startsWith('data:') ? [rest.slice(5).trimStart()] : [])];
    if (last.length > 0)
        yield last.join('\n');
}
function decode(decoder, chunk) {
    try {
        return decoder.decode(chunk, { stream: true });
    }
    catch {
        throw new BadStream('not valid UTF-8');
    }
}
function failureOf(event) {
    const error = errorIn(event);
    const code = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(error, 'code');
    const status = code === 'rate_limit_exceeded' ? 429 : code === 'server_error' ? 500 : Number(code);
    if (!Number.isInteger(status) || status < 400 || !(0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .WG)(status))
        return null;
    return { status, body: JSON.stringify({ error: error ?? null }), problem: null };
}
function errorIn(event) {
    const error = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(event, 'error') ?? (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)((0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(event, 'response'), 'error');
    return error ?? (event['type'] === 'error' ? event : undefined);
}
const isTerminal = (type) => type === 'response.completed' || type === 'response.incomplete' || type === 'response.failed';
function assembleResponse() {
    const items = [];
    let reply = null;
    return {
        take(event) {
            const { type } = event;
            const response = event['response'] ?? null;
            if (type === 'response.output_item.done')
                items.push(event['item'] ?? null);
            if (isTerminal(type) && (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(response)) {
                const output = response['output'];
                reply = Array.isArray(output) && output.length > 0 ? response : { ...response, output: items };
            }
            else if (type === 'error') {
                reply = { status: 'failed', error: errorIn(event) ?? null, output: [] };
            }
            return reply !== null;
        },
        reply: () => reply,
    };
}
function assembleChat() {
    let about = {};
    let message = {};
    let finish = null;
    let error;
    const calls = [];
    return {
        take(event) {
            const { choices, id, model, usage } = event;
            error = event['error'] ?? error;
            about = {
                ...about,
                ...(isGiven(id) && { id }),
                ...(isGiven(model) && { model }),
                ...((0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(event, 'usage') && { usage }),
            };
            const choice = Array.isArray(choices)
                ? choices.find((each) => ((0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(each, 'index') ?? 0) === 0)
                : undefined;
            const piece = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(choice, 'delta') ?? (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(choice, 'message');
            if (piece !== undefined && (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(piece)) {
                const { tool_calls, ...rest } = piece;
                message = joined(message, rest);
                for (const call of Array.isArray(tool_calls) ? tool_calls.filter(_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW) : [])
                    addCall(calls, call);
            }
            finish = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(choice, 'finish_reason') ?? finish;
            return error !== undefined;
        },
        reply(isAll) {
            if (error !== undefined)
                return { ...about, error };
            const isEmpty = calls.length === 0 && !isGiven(message['content']);
            if (finish === null && (isEmpty || !isAll))
                return null;
            const content = message['content'];
            const whole = {
                role: 'assistant',
                ...message,
                content: content === undefined || (content === '' && calls.length > 0) ? null : content,
                ...(calls.length > 0 && { tool_calls: calls.map(wholeCall) }),
            };
            return { ...about, choices: [{ index: 0, finish_reason: finish, message: whole }] };
        },
    };
}
function joined(known, piece) {
    const both = Object.entries(piece).map(([key, value]) => {
        const before = Object.hasOwn(known, key) ? known[key] : undefined;
        if (value === null)
            return [key, before ?? null];
        if ((0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .KH)(before) && (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .KH)(value) && key !== 'role' && key !== 'type')
            return [key, before + value];
        return [key, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value];
    });
    return { ...known, ...Object.fromEntries(both) };
}
function addCall(calls, { index, id, function: named, ...rest }) {
    const known = calls.findLast((call) => typeof index !== 'number' || call.index === index);
    const name = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(named, 'name');
    const isNext = isGiven(id) ? isGiven(known?.id) && id !== known.id : index === undefined && isGiven(name);
    const call = known === undefined || isNext ? { index, texts: [], rest: {} } : known;
    if (call !== known)
        calls.push(call);
    if (isGiven(id))
        call.id = id;
    if (isGiven(name))
        call.name = name;
    const text = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(named, 'arguments');
    if (text !== undefined && text !== null)
        call.texts.push((0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .KH)(text) ? text : JSON.stringify(text));
    call.rest = { ...call.rest, ...rest };
}
const isGiven = (text) => (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .KH)(text) && text !== '';
const wholeCall = ({ id, name, texts, rest }) => ({
    ...(id !== undefined && { id }),
    type: 'function',
    ...rest,
    function: { ...(name !== undefined && { name }), arguments: texts.join('') },
});


  }),

  81637:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nu: () => (  openList),
    Q: () => (  lossWord),
    fF: () => (  onceEach),
    fZ: () => (  renderedRequest),
    iY: () => (  headersFor),
    k5: () => (  Exchange)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
  var _agent_assert_never_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89559);
  var _agent_loopback_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5991);
  var _agent_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19976);
  var _http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79376);
  var _provider_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30445);
  var _reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50326);
  var _retry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28592);









const MAX_TIMER_MS = 2 ** 31 - 1;
const MAX_EXCERPT_BYTES = 2_048;
const REAL_PACE = {
    now: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ms, undefined, { signal }),
};
const SIGN_EVERY_MS = 15_000;
const SLOW_MS = 20_000;
class Exchange {
    #protocol;
    #endpoint;
    #pace;
    #http = new _http_js__WEBPACK_IMPORTED_MODULE_3__  .Qq();
    #streaming;
    #streams;
    constructor(protocol, endpoint) {
        this.#protocol = protocol;
        this.#endpoint = endpoint;
        this.#pace = endpoint.pace ?? REAL_PACE;
        this.#streaming = protocol.streaming;
        this.#streams = endpoint.streams ?? !(0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_7__  .U)(new URL(endpoint.baseUrl));
    }
    async send(request, options) {
        const answer = await this.#ask((0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_2__  .E)(request), options);
        if (answer.kind === 'failed')
            return answer;
        const { fields, read } = this.#protocol;
        const bytes = { request: request.bytes, reply: answer.bytes.length };
        const garbled = (error) => read({ garbled: error, excerpt: this.#excerptOf(answer.bytes), bytes });
        if (answer.problem !== null)
            return garbled(`the endpoint's stream is broken: ${answer.problem}`);
        const body = (0,_reply_js__WEBPACK_IMPORTED_MODULE_5__  .OG)(answer, this.#endpoint.baseUrlName);
        if (body.kind === 'garbled')
            return garbled(body.error);
        const kept = Object.entries(body.value).filter(([field]) => fields.includes(field));
        const completion = read(this.#blotKey({ ...Object.fromEntries(kept), bytes }));
        return completion.kind === 'garbled' ? garbled(completion.error) : completion;
    }
    async #ask(body, options) {
        const { timeoutMs } = options;
        if (options.signal.aborted)
            return (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__  .ce)('cancelled', timeoutMs);
        if (timeoutMs <= 0)
            return (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__  .ce)('timeout', timeoutMs);
        const { keyName, baseUrlName } = this.#endpoint;
        const names = { key: keyName, baseUrl: baseUrlName };
        const deadline = startDeadline(options);
        const startMs = this.#pace.now();
        let troubleMs = null;
        try {
            for (let tries = 1;; tries += 1) {
                const result = await this.#tryOnce(body, deadline.signal);
                const nowMs = this.#pace.now();
                troubleMs ??= nowMs;
                const remainingMs = startMs + timeoutMs - nowMs;
                const at = { tries, troubledMs: nowMs - troubleMs, remainingMs, timeoutMs, names };
                const verdict = (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__  .S4)(result, at);
                options.onAttempt({
                    ...describe(result),
                    waitMs: verdict.kind === 'again' ? verdict.waitMs : null,
                });
                if (verdict.kind === 'done')
                    return verdict.outcome;
                await this.#pace.sleep(verdict.waitMs, deadline.signal).catch(() => { });
                if (deadline.signal.aborted)
                    return (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__  .ce)(reasonOf(deadline.signal), timeoutMs);
            }
        }
        finally {
            deadline.release();
        }
    }
    async #tryOnce(rendered, signal) {
        const { baseUrl, key } = this.#endpoint;
        const way = this.#streams ? (this.#streaming[0] ?? null) : null;
        const body = way === null ? rendered : `${rendered.slice(0, -1)},${way}}`;
        const headers = headersFor(key, body);
        const { assemble, path } = this.#protocol;
        const sign = this.#startSigns();
        try {
            const url = new URL(baseUrl + path);
            const answer = await this.#http.post({
                url,
                headers,
                body,
                signal,
                reply: { assemble, onBytes: sign.onBytes },
            });
            const { status, contentType, bytes, problem } = answer;
            if (status >= 200 && status < 300)
                return { kind: 'answered', status, contentType, bytes, problem };
            const text = bytes.toString('utf8');
            if (way !== null && (status === 400 || status === 422) && /\bstream/.test(text)) {
                this.#streaming = this.#streaming.slice(1);
                return { kind: 'no_stream', status };
            }
            const said = (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__  .ys)(text, (words) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__  .wC)(words, key));
            return { kind: 'refused', status, said, retryAfterMs: (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__  .D$)(answer.headers, Date.now()) };
        }
        catch (error) {
            if (signal.aborted)
                return { kind: 'stopped', why: reasonOf(signal) };
            return { kind: 'lost', word: lossWord(error) };
        }
        finally {
            sign.end();
        }
    }
    #startSigns() {
        const { onAnswering } = this.#endpoint;
        const startMs = this.#pace.now();
        let bytes = 0;
        const elapsedMs = () => this.#pace.now() - startMs;
        const timer = setInterval(() => onAnswering?.({ ms: elapsedMs(), bytes }), SIGN_EVERY_MS);
        return {
            onBytes: (count) => {
                bytes = count;
            },
            end: () => {
                clearInterval(timer);
                this.#streams ||= this.#endpoint.streams === undefined && elapsedMs() > SLOW_MS;
            },
        };
    }
    #excerptOf(bytes) {
        const decoded = new TextDecoder().decode(bytes.subarray(0, 4 * MAX_EXCERPT_BYTES));
        const start = Buffer.from((0,_provider_js__WEBPACK_IMPORTED_MODULE_4__  .wC)(decoded, this.#endpoint.key)).subarray(0, MAX_EXCERPT_BYTES);
        return new TextDecoder().decode(start, { stream: true });
    }
    #blotKey(raw) {
        const text = JSON.stringify(raw);
        const clean = (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__  .wC)(text, this.#endpoint.key);
        return clean === text ? raw : JSON.parse(clean);
    }
}
function headersFor(key, body) {
    const ofBody = {
        'content-length': String(Buffer.byteLength(body ?? '')),
        'content-type': 'application/json',
    };
    return {
        accept: 'application/json',
        'accept-encoding': 'identity',
        authorization: `Bearer ${key}`,
        ...(body === null ? {} : ofBody),
        'user-agent': 'agent-fix',
    };
}
function lossWord(error) {
    if (!(error instanceof Error))
        return 'unknown';
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
function describe(result) {
    switch (result.kind) {
        case 'answered':
            return { status: result.status, error: null };
        case 'no_stream':
            return { status: result.status, error: 'no_stream' };
        case 'refused':
            return { status: result.status, error: /^[\w.-]{1,64}$/.exec(result.said.code ?? '')?.[0] ?? null };
        case 'lost':
            return { status: null, error: result.word };
        case 'stopped':
            return { status: null, error: result.why };
        default:
            return (0,_agent_assert_never_js__WEBPACK_IMPORTED_MODULE_8__  .x)(result);
    }
}
function startDeadline({ timeoutMs, signal }) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort('timeout'), Math.min(timeoutMs, MAX_TIMER_MS));
    const cancel = () => controller.abort('cancelled');
    signal.addEventListener('abort', cancel, { once: true });
    return {
        signal: controller.signal,
        release() {
            clearTimeout(timer);
            signal.removeEventListener('abort', cancel);
        },
    };
}
function reasonOf(signal) {
    return signal.reason === 'cancelled' ? 'cancelled' : 'timeout';
}
function renderedRequest(parts) {
    const body = (0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_2__  .E)(parts);
    return { ...parts, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body), bytes: Buffer.byteLength(body) };
}
function onceEach(render) {
    const rendered = new WeakMap();
    return (item) => {
        const known = rendered.get(item);
        if (known !== undefined)
            return known;
        const texts = render(item);
        rendered.set(item, texts);
        return texts;
    };
}
function openList(params, key) {
    return `${JSON.stringify(params).slice(0, -1)},${JSON.stringify(key)}:[`;
}


  }),

  79376:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qq: () => (  HttpClient)
  });
  var _agent_assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89559);
  var _event_stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8963);
  var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50326);



const MAX_ERROR_BYTES = 64 * 1024;
const MAX_ERROR_MS = 2_000;
const MAX_SILENCE_MS = 10 * 60_000;
const MAX_STREAM_SILENCE_MS = 5 * 60_000;
const MAX_STREAM_END_MS = 1_000;
const KEEP_ALIVE_MS = 30_000;
class Silence extends Error {
    code = 'SILENT_TOO_LONG';
}
class HttpClient {
    #agent = null;
    post({ body, ...ask }) {
        return this.#ask('POST', ask, body);
    }
    get(ask) {
        return this.#ask('GET', ask, '');
    }
    async #ask(method, ask, body) {
        const { url, headers, signal, reply } = ask;
        const response = await this.#open(url, { method, headers, signal }, body);
        const told = response.headers;
        const status = response.statusCode ?? 0;
        const contentType = told['content-type'] ?? null;
        const plain = { status, headers: told, contentType, problem: null };
        if (status < 200 || status >= 300)
            return { ...plain, bytes: await readError(response) };
        if (reply === undefined || !/^text\/event-stream\b/i.test(contentType ?? ''))
            return { ...plain, bytes: await readUpTo(response, _reply_js__WEBPACK_IMPORTED_MODULE_1__  .Kf, reply?.onBytes) };
        const streamed = await readEvents(response, reply);
        return { ...plain, ...streamed, contentType: null, bytes: Buffer.from(streamed.body) };
    }
    async #open(url, options, body) {
        const { Agent, request } = protocolOf(url);
        const proxyEnv = url.protocol === 'https:' ? process.env : {};
        this.#agent ??= new Agent({ keepAlive: true, proxyEnv });
        const sent = request(url, { ...options, agent: this.#agent });
        sent.setTimeout(MAX_SILENCE_MS, () => sent.destroy(new Silence()));
        sent.setSocketKeepAlive(true, KEEP_ALIVE_MS);
        return new Promise((resolve, reject) => {
            sent.once('response', resolve).on('error', reject).end(body);
        });
    }
}
function protocolOf({ protocol }) {
    return process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
}
async function readUpTo(response, maxBytes, onBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of unpacked(response)) {
        chunks.push(chunk);
        size += chunk.length;
        onBytes?.(size);
        if (size > maxBytes)
            break;
    }
    return Buffer.concat(chunks);
}
async function readEvents(response, { assemble, onBytes }) {
    let size = 0;
    const timer = setTimeout(() => response.destroy(new _event_stream_js__WEBPACK_IMPORTED_MODULE_0__  .dj()), MAX_STREAM_SILENCE_MS);
    async function* heard() {
        for await (const chunk of unpacked(response)) {
            timer.refresh();
            size += chunk.length;
            onBytes(size);
            yield chunk;
        }
    }
    let end;
    try {
        return await (0,_event_stream_js__WEBPACK_IMPORTED_MODULE_0__  .xj)(heard(), assemble(), () => {
            end = setTimeout(() => response.destroy(), MAX_STREAM_END_MS);
        });
    }
    finally {
        clearTimeout(timer);
        clearTimeout(end);
    }
}
async function readError(response) {
    const timer = setTimeout(() => response.destroy(), MAX_ERROR_MS);
    try {
        return await readUpTo(response, MAX_ERROR_BYTES);
    }
    catch {
        return Buffer.alloc(0);
    }
    finally {
        clearTimeout(timer);
    }
}
function unpacked(response) {
    const packing = response.headers['content-encoding']?.toLowerCase();
    if (packing !== 'gzip' && packing !== 'deflate' && packing !== 'br')
        return response;
    const { pipeline } = process.getBuiltinModule('node:stream');
    return pipeline(response, unpackerOf(packing), () => { });
}
function unpackerOf(packing) {
    const { createBrotliDecompress, createGunzip, createInflate } = process.getBuiltinModule('node:zlib');
    switch (packing) {
        case 'gzip':
            return createGunzip();
        case 'deflate':
            return createInflate();
        case 'br':
            return createBrotliDecompress();
        default:
            return (0,_agent_assert_never_js__WEBPACK_IMPORTED_MODULE_2__  .x)(packing);
    }
}


  }),

  30445:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $f: () => (  isSecret),
    Kd: () => (  resolveProvider),
    QA: () => (  checkBaseUrl),
    R1: () => (  isOpenAI),
    Sq: () => (  checkApiKey),
    bm: () => (  keyFor),
    wC: () => (  withoutKey),
    xd: () => (  PROVIDER_NAMES)
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5991);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71443);



const PROVIDER_NAMES = ['openai', 'together'];
const PROVIDERS = {
    openai: {
        env: 'OPENAI',
        baseUrl: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.baseUrl,
        model: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.name,
        api: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.api,
        hosts: /(^|\.)openai\.com\.?$/,
    },
    together: {
        env: 'TOGETHER',
        baseUrl: 'https://api.together.xyz/v1',
        model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
        api: 'chat-completions',
        hosts: /(^|\.)together\.(xyz|ai)\.?$/,
    },
};
function resolveProvider(choice) {
    const provider = PROVIDERS[choice.provider];
    const fromEnv = (suffix) => {
        const name = `${provider.env}_${suffix}`;
        return { name, value: choice.env[name] ?? '' };
    };
    const key = choice.key ?? fromEnv('API_KEY');
    const baseUrl = firstGiven(choice.baseUrl, fromEnv('BASE_URL')) ?? {
        name: choice.baseUrl?.name ?? `${provider.env}_BASE_URL`,
        value: provider.baseUrl,
    };
    const access = {
        api: choice.api ?? provider.api,
        baseUrl: checkBaseUrl(baseUrl.value, baseUrl.name),
        key: checkApiKey(key.value, key.name),
        model: firstGiven(choice.model, fromEnv('MODEL'))?.value.trim() ?? provider.model,
        keyName: key.name,
        baseUrlName: baseUrl.name,
    };
    if (choice.key === null)
        refuseForeignHost(choice.provider, access);
    return access;
}
function keyFor(baseUrl, { name, value }) {
    if (value.trim() !== '')
        return checkApiKey(value, name);
    if ((0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__  .U)(new URL(baseUrl)))
        return checkApiKey('none', name);
    throw new Error(`Input ${name}: missing, and ${baseUrl} (openai-base-url) wants one. Add it as a secret and pass it: ${name}: \${{ secrets.OPENAI_API_KEY }}.`);
}
function isOpenAI(baseUrl) {
    return PROVIDERS.openai.hosts.test(new URL(baseUrl).hostname);
}
function firstGiven(...candidates) {
    return candidates.find((given) => given !== null && given.value.trim() !== '') ?? null;
}
function refuseForeignHost(provider, access) {
    const { hostname } = new URL(access.baseUrl);
    const owner = PROVIDER_NAMES.find((name) => PROVIDERS[name].hosts.test(hostname));
    if (owner === undefined || owner === provider)
        return;
    throw new Error(`${access.baseUrlName} points at ${hostname}, which is not ${access.keyName}'s provider; ` +
        `choose the provider "${owner}" and set ${PROVIDERS[owner].env}_API_KEY.`);
}
const MIN_SECRET_LENGTH = 10;
function checkApiKey(text, inputName) {
    const key = text.trim();
    if (key === '')
        throw new Error(`${inputName} is not set; give the endpoint's key (any word, if it asks for none).`);
    if (!/^[!#-[\]-~]+$/.test(key)) {
        throw new Error(`${inputName} holds blanks or characters that no key has; paste it again.`);
    }
    return key;
}
const isSecret = (key) => key.length >= MIN_SECRET_LENGTH;
function withoutKey(text, key) {
    return !isSecret(key) ? text : text.replaceAll(key, '***');
}
const LINK_LOCAL = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');
function checkBaseUrl(text, inputName) {
    const url = URL.parse(text.trim());
    if (url === null) {
        throw new Error(`${inputName} is not a URL; give one like https://api.openai.com/v1.`);
    }
    const problem = problemOf(url);
    if (problem !== null)
        throw new Error(`${inputName} ${problem}`);
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
function problemOf(url) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return `has the scheme "${url.protocol}"; only https works, or http for loopback.`;
    }
    if (url.username !== '' || url.password !== '') {
        return 'holds credentials; take them out, and give the key by its own input.';
    }
    if (/[?#]/.test(url.href))
        return 'holds a query or a fragment; end it after the path.';
    if (matches(LINK_LOCAL, url))
        return `points at ${url.hostname}, a link-local address; those are refused.`;
    if (url.protocol === 'http:' && !(0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__  .U)(url)) {
        return `sends the key to ${url.hostname} in clear text; use https (plain http is for loopback only).`;
    }
    return null;
}
function matches(list, url) {
    const host = url.hostname;
    if (host.startsWith('['))
        return list.check(host.slice(1, -1), 'ipv6');
    return /^\d+(\.\d+){3}$/.test(host) && list.check(host, 'ipv4');
}


  }),

  50326:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C8: () => (  VerbatimSchema),
    Cn: () => (  SizesSchema),
    Ik: () => (  readGarbled),
    Kf: () => (  MAX_REPLY_BYTES),
    OF: () => (  estimateUsage),
    OG: () => (  parseBody),
    TN: () => (  oneLine),
    cn: () => (  shapeError),
    gw: () => (  cutBy),
    ht: () => (  usageSchema),
    lj: () => (  parseObject),
    qF: () => (  parseJson),
    tr: () => (  garbledBy)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
  var _agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57460);



const MAX_REPLY_BYTES = 4 * 1024 * 1024;
const countSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(0);
const SizesSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ request: countSchema, reply: countSchema });
function estimateUsage(sizes) {
    return {
        input_tokens: Math.max(1, Math.ceil((sizes?.request ?? 0) / 4)),
        cached_input_tokens: 0,
        output_tokens: Math.max(1, Math.ceil((sizes?.reply ?? 0) / 4)),
    };
}
const TokensSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    input: countSchema.min(1),
    output: countSchema,
    details: zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ cached_tokens: countSchema }).nullish().catch(null),
})
    .transform(({ input, output, details }) => ({
    input_tokens: input,
    cached_input_tokens: details?.cached_tokens ?? 0,
    output_tokens: output,
}));
const usageSchema = (input, output) => zod__WEBPACK_IMPORTED_MODULE_2__  .vkY((told) => (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(told)
    ? {
        input: told[`${input}_tokens`],
        output: told[`${output}_tokens`],
        details: told[`${input}_tokens_details`],
    }
    : told, TokensSchema);
const GarbledSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ garbled: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), bytes: SizesSchema });
function readGarbled(raw) {
    const record = GarbledSchema.safeParse(raw).data;
    return record === undefined ? null : garbledBy(record.garbled, raw, record.bytes);
}
function garbledBy(error, raw, bytes) {
    return { kind: 'garbled', error, raw, usage: estimateUsage(bytes) };
}
const VerbatimSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .IeY(_agent_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd, 'expected an object');
function shapeError(error) {
    const [issue] = error.issues;
    return `the endpoint's answer has another shape: ${issue?.path.join('.')}: ${issue?.message}`;
}
function cutBy(word) {
    if (word === 'max_output_tokens' || word === 'length')
        return 'output limit';
    return word === 'content_filter' ? 'content filter' : (word ?? 'endpoint');
}
const MAX_LINE_CHARS = 300;
function oneLine(text) {
    const line = text
        .slice(0, 4 * MAX_LINE_CHARS)
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim();
    return (0,_agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(line, MAX_LINE_CHARS);
}
const MAX_LEVELS = 100;
function parseBody({ contentType, bytes }, baseUrlName) {
    if (bytes.length > MAX_REPLY_BYTES)
        return garbled(`longer than ${MAX_REPLY_BYTES} bytes`);
    if (contentType !== null && !isJsonType(contentType)) {
        const what = /^[\w.+/-]{1,80}/.exec(contentType)?.[0] ?? 'of an odd content type';
        return garbled(`${what}, not JSON${what === 'text/html' ? `; check ${baseUrlName}` : ''}`);
    }
    const text = decode(bytes);
    if (text === null)
        return garbled('not valid UTF-8');
    const read = parseObject(text);
    return read.kind === 'object' ? read : garbled(read.error);
}
function parseObject(text) {
    const bad = (error) => ({ kind: 'garbled', error });
    if (text.trim() === '')
        return bad('empty');
    if (nestsDeeperThan(MAX_LEVELS, text))
        return bad(`nested deeper than ${MAX_LEVELS} levels`);
    const value = parseJson(text);
    return value !== undefined && (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(value) ? { kind: 'object', value } : bad('not a JSON object');
}
function garbled(what) {
    return { kind: 'garbled', error: `the endpoint's answer is ${what}` };
}
function isJsonType(contentType) {
    return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim());
}
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function nestsDeeperThan(levels, text) {
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (char === '"')
            at = endOfString(text, at);
        else if (char === '[' || char === '{')
            depth += 1;
        else if (char === ']' || char === '}')
            depth -= 1;
        if (depth > levels)
            return true;
    }
    return false;
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return text.length;
}


  }),

  28592:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D$: () => (  readRetryAfter),
    Dc: () => (  member),
    HB: () => (  unreachable),
    KH: () => (  isText),
    S4: () => (  judge),
    WG: () => (  isPassing),
    ce: () => (  stopped),
    lF: () => (  FINAL_LOSS),
    x5: () => (  refusal),
    ys: () => (  readSaid)
  });
  var _agent_assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89559);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50326);



const MIN_WAIT_MS = 500;
const MAX_BACKOFF_MS = 8_000;
const PATIENCE_MS = 25_000;
const RATE_LIMIT_PATIENCE_MS = 65_000;
const FINAL_LOSS = /CERT|LEAF_SIGNATURE|^SILENT_TOO_LONG$/;
function judge(result, at) {
    switch (result.kind) {
        case 'answered':
            return { kind: 'done', outcome: result };
        case 'no_stream':
            return { kind: 'again', waitMs: 0 };
        case 'stopped':
            return { kind: 'done', outcome: stopped(result.why, at.timeoutMs) };
        case 'refused':
            return judgeRefused(result, at);
        case 'lost': {
            const waitMs = FINAL_LOSS.test(result.word)
                ? null
                : waitAfter({ ...at, status: null, retryAfterMs: null });
            return waitMs === null
                ? { kind: 'done', outcome: unreachable(result.word, at.tries, at.names) }
                : { kind: 'again', waitMs };
        }
        default:
            return (0,_agent_assert_never_js__WEBPACK_IMPORTED_MODULE_2__  .x)(result);
    }
}
function judgeRefused(refused, at) {
    const { status, said, retryAfterMs } = refused;
    if (!isPassing(status) || said.code === 'insufficient_quota') {
        return { kind: 'done', outcome: refusal(status, said, at.names) };
    }
    const waitMs = waitAfter({ ...at, status, retryAfterMs });
    if (waitMs !== null)
        return { kind: 'again', waitMs };
    const waits = { toldMs: retryAfterMs, remainingMs: at.remainingMs, tries: at.tries };
    return { kind: 'done', outcome: unavailable(status, said, waits) };
}
function waitAfter(trouble) {
    const { retryAfterMs, remainingMs } = trouble;
    if (retryAfterMs !== null) {
        const waitMs = Math.max(retryAfterMs, MIN_WAIT_MS);
        return waitMs < remainingMs ? waitMs : null;
    }
    const waitMs = Math.min(MIN_WAIT_MS * 2 ** (trouble.tries - 1), MAX_BACKOFF_MS);
    const patienceMs = trouble.status === 429 ? RATE_LIMIT_PATIENCE_MS : PATIENCE_MS;
    return trouble.troubledMs + waitMs <= patienceMs && waitMs < remainingMs ? waitMs : null;
}
function isPassing(status) {
    return status === 408 || status === 409 || status === 429 || status >= 500;
}
function readRetryAfter(headers, wallClockMs) {
    const inMs = count(headers['retry-after-ms']);
    if (inMs !== null)
        return inMs;
    const text = headers['retry-after'];
    const inSeconds = count(text);
    if (inSeconds !== null)
        return inSeconds * 1000;
    const date = Date.parse(text ?? '');
    return Number.isNaN(date) ? null : Math.max(0, date - wallClockMs);
}
function count(text) {
    return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
function readSaid(body, clean) {
    const said = (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .qF)(body);
    const error = member(said, 'error');
    const message = [member(error, 'message'), error, member(said, 'message'), member(said, 'detail')].find(isText);
    const code = member(error, 'code');
    return { message: (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .TN)(clean(message ?? '')), code: isText(code) ? clean(code) : null };
}
const isText = (value) => typeof value === 'string';
function member(value, key) {
    return value !== undefined && (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function refusal(status, said, names) {
    if (status === 401 || status === 403) {
        const what = `refused the key (${status})${quote(said)} Check ${names.key}.`;
        return failed('unauthorized', status, what);
    }
    if (status >= 300 && status < 400) {
        const why = 'which is not followed, because it would carry the key along';
        return failed('rejected', status, `answered with a redirect (${status}), ${why}. Give the final address as ${names.baseUrl}.`);
    }
    if (status === 429) {
        return failed('rejected', status, `has no quota left for this key (429)${quote(said)} Check ${names.key}.`);
    }
    const advice = status === 404 ? ` Check model and ${names.baseUrl}.` : '';
    return failed('rejected', status, `rejected the request (${status})${quote(said)}${advice}`);
}
function unavailable(status, said, after) {
    const what = after.toldMs === null
        ? `still answered ${status} after ${countTries(after.tries)}`
        : `answered ${status} and told us to wait ${seconds(after.toldMs)}, but only ${seconds(after.remainingMs)} are left`;
    return failed('unavailable', status, `${what}${quote(said)}`);
}
function unreachable(word, tries, names) {
    const what = `could not be reached (${word}, ${countTries(tries)}). Check ${names.baseUrl} and the network.`;
    return failed('unreachable', null, what);
}
function stopped(why, timeoutMs) {
    if (why === 'timeout')
        return failed(why, null, `gave no whole answer within ${seconds(timeoutMs)}.`);
    return { kind: 'failed', reason: why, status: null, message: 'The request to the model was cancelled.' };
}
function failed(reason, status, what) {
    return { kind: 'failed', reason, status, message: `The model endpoint ${what}` };
}
function quote(said) {
    return said.message === '' ? '.' : `: "${said.message}".`;
}
function countTries(tries) {
    return tries === 1 ? '1 try' : `${tries} tries`;
}
function seconds(ms) {
    return `${Math.max(0, Math.ceil(ms / 1000))} s`;
}


  }),

  52131:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i6: () => (  NO_MODEL),
    np: () => (  ReplayLLM),
    zq: () => (  NO_MODEL_API)
  });
class ReplayLLM {
    api;
    model;
    endpoint;
    reasoningEffort;
    #options;
    #sent = 0;
    constructor(options) {
        this.api = options.model.api;
        this.model = options.model.model;
        this.endpoint = options.model.endpoint;
        this.reasoningEffort = options.model.reasoningEffort;
        this.#options = options;
    }
    render(conversation) {
        return this.#options.model.render(conversation);
    }
    async send(request, options) {
        const { model, replies, goesOn } = this.#options;
        const reply = replies[this.#sent];
        this.#sent += 1;
        if (reply !== undefined)
            return reply.kind === 'reply' ? this.read(reply.raw) : reply;
        if (goesOn)
            return model.send(request, options);
        const message = `The record ends after ${replies.length} replies.`;
        return { kind: 'failed', reason: 'exhausted', status: null, message };
    }
    read(raw) {
        return this.#options.model.read(raw);
    }
}
const NO_MODEL_API = 'none';
const NO_MODEL = {
    api: NO_MODEL_API,
    model: 'builtin',
    endpoint: '',
    reasoningEffort: null,
    render: () => {
        throw new Error('a run without a model rendered a request');
    },
    send: () => Promise.resolve({
        kind: 'failed',
        reason: 'rejected',
        status: null,
        message: 'There is no model in this run.',
    }),
    read: (raw) => ({
        kind: 'garbled',
        error: 'there is no model in this run',
        raw,
        usage: { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 },
    }),
};


  }),

  39817:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B4: () => (  formatCount),
    TM: () => (  firstLine),
    Xo: () => (  formatSeconds),
    a3: () => (  formatDuration),
    gL: () => (  formatCountOf),
    z3: () => (  formatBytes)
  });
function formatCount(count) {
    const [whole = '', ...fraction] = String(Math.round(count * 1000) / 1000).split('.');
    return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
function formatCountOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1_000_000)
        return `${(bytes / 1000).toFixed(1)} KB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function formatSeconds(ms) {
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    const minutes = `${Math.floor(seconds / 60)} min`;
    return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} s`;
}
function formatDuration(ms) {
    return ms < 1000 ? `${Math.round(ms)} ms` : formatSeconds(ms);
}
function firstLine(text, max) {
    const [line = ''] = text.trimStart().split('\n', 1);
    const isWhole = line.length <= max && line.trimEnd() === text.trim();
    return isWhole ? line.trimEnd() : `${line.slice(0, max).trimEnd()}…`;
}


  })

};
