export const id = 970;
export const ids = [970];
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
        const answer = await this.#ask((0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_2__  .EN)(request), options);
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
    const body = (0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_2__  .EN)(parts);
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


  }),

  3297:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $6: () => (  textAt),
    Lv: () => (  isList),
    fK: () => (  valueAt),
    gT: () => (  listAt),
    i1: () => (  textsAt),
    tk: () => (  numberAt)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);


function isList(value) {
    return Array.isArray(value);
}
function valueAt(value, ...keys) {
    return keys.reduce((at, key) => ((0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'string' ? found : '';
}
function numberAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'number' ? found : null;
}
function listAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return isList(found) ? found : [];
}
function textsAt(value, ...keys) {
    return listAt(value, ...keys).filter((item) => typeof item === 'string');
}
const prettyJson = (value) => orElse('(nested too deep to show; see the trace)', () => JSON.stringify(value, null, 2) ?? '');


  }),

  94977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bx: () => (  endWords),
    Iv: () => (  actionWords),
    L2: () => (  verdictWords),
    Rt: () => (  shortAction),
    S5: () => (  measuredWords),
    V2: () => (  phaseWords),
    e$: () => (  stopWords),
    oB: () => (  triggerPieces),
    vk: () => (  attemptWords),
    wX: () => (  outcomeWords)
  });
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39817);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3297);



const attemptWords = (number, of) => `attempt ${number} of ${of}`;
const BEST_KEPT = 'The best patch is kept for reading, not for merging.';
const NOTHING_KEPT = 'No patch was left.';
const OUTCOME_WORDS = {
    fixed: {
        title: 'Fixed',
        tone: 'good',
        meaning: 'The tests were red, are green with this change, and are red again without it.',
        proves: 'It proves the test command, and nothing the tests do not cover. Nobody’s words had a part in this verdict.',
    },
    unverified: {
        title: 'Unverified',
        tone: 'warn',
        meaning: 'There is a change, but no test result proves it.',
        proves: 'The tests passed before the change as well, or were not run. Judge the diff on its own.',
    },
    not_reproduced: {
        title: 'Not reproduced',
        tone: 'plain',
        meaning: 'The tests are green at the base commit, so there was nothing to fix and no model was asked.',
        proves: '',
    },
    not_fixed: {
        title: 'Not fixed',
        tone: 'bad',
        meaning: 'No change that makes the tests green was found.',
        proves: BEST_KEPT,
    },
    flaky: {
        title: 'Flaky',
        tone: 'warn',
        meaning: 'The tests gave different results on the same files.',
        proves: 'The result depends on something other than the code, so it proves nothing.',
    },
    budget_exhausted: {
        title: 'Budget exhausted',
        tone: 'bad',
        meaning: 'A limit of the run was reached before a fix was proven.',
        proves: BEST_KEPT,
    },
    model_error: {
        title: 'Model error',
        tone: 'bad',
        meaning: 'The model endpoint failed, or its replies could not be used.',
        proves: 'This says nothing about the code.',
    },
    infra_error: {
        title: 'Infrastructure error',
        tone: 'bad',
        meaning: 'The test command could not be run, or agent-fix itself failed.',
        proves: 'This says nothing about the code.',
    },
    refused: {
        title: 'Refused',
        tone: 'plain',
        meaning: 'Nothing was run: the gate refused the event.',
        proves: '',
    },
    skipped: {
        title: 'Skipped',
        tone: 'plain',
        meaning: 'Nothing was run: the event is not for agent-fix.',
        proves: '',
    },
};
const asAsked = (by) => ({
    title: `Changed as the ${by} asks`,
    tone: 'good',
    meaning: `A ${by} asked for this change; the tests are green before and after it.`,
    proves: `It proves that nothing the tests cover broke. Whether it is what the ${by} meant, its author can tell.`,
});
function endWords({ start, baseline, hasEnded, patch }, outcome) {
    const by = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(start, 'task'), 'judged_by');
    const isByPeople = (by === 'review' || by === 'comment') && baseline?.isGreen === true;
    if (outcome === 'fixed' && isByPeople)
        return asAsked(by);
    const words = outcomeWords(outcome, hasEnded);
    const isKept = patch !== null && patch.files.length > 0;
    return words.proves === BEST_KEPT && !isKept ? { ...words, proves: NOTHING_KEPT } : words;
}
function outcomeWords(outcome, hasEnded = true) {
    if (outcome === null)
        return hasEnded ? UNRECORDED : UNFINISHED;
    return lookUp(OUTCOME_WORDS, outcome) ?? { ...UNKNOWN, title: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(outcome, 40) };
}
const UNKNOWN = {
    tone: 'plain',
    meaning: 'This version of agent-fix does not know that outcome.',
    proves: '',
};
const UNRECORDED = {
    title: 'No verdict recorded',
    tone: 'plain',
    meaning: 'The run ended, but no outcome was recorded.',
    proves: 'Judge by the test results below.',
};
const UNFINISHED = {
    title: 'Unfinished',
    tone: 'bad',
    meaning: 'The record stops before an outcome: the run was killed, is still going, or the file was cut. Everything up to there is shown.',
    proves: '',
};
const stopWords = (reason) => reason === 'done' ? '' : (lookUp(_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .BI, reason) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(reason, 80));
const VERDICT_WORDS = {
    green: 'green',
    red: 'red',
    timeout: 'timed out',
    output_limit: 'stopped: printed too much',
    resource_limit: 'stopped: used up memory or disk',
    not_found: 'command not found',
};
const verdictWords = (verdict) => lookUp(VERDICT_WORDS, verdict) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(verdict, 40);
function measuredWords({ exitCode, durationMs }) {
    const exit = exitCode === null ? '' : `exit ${exitCode}`;
    const took = durationMs === null ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .a3)(durationMs);
    return [exit, took].filter((part) => part !== '').join(' · ');
}
const PHASE_WORDS = {
    baseline: { when: 'before any change', name: 'tests at the base commit' },
    write: { when: 'after the write', name: 'tests' },
    final: { when: 'for the final', name: 'tests' },
    confirm: { when: 'confirming', name: 'confirming tests' },
    counterfactual: { when: 'without the patch', name: 'tests without the patch' },
};
const phaseWords = (phase) => lookUp(PHASE_WORDS, phase) ?? { when: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(phase, 40), name: 'tests' };
function triggerPieces(trigger) {
    const name = (key) => ({ name: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, key) });
    const runId = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'run_id');
    const run = runId === null ? [] : [' (', { runId }, ')'];
    switch ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, 'kind')) {
        case 'workflow_run':
            return ['failure of ', name('workflow_name'), ' on ', name('branch'), ...run];
        case 'step':
            return ['a failed step of ', name('workflow_name'), ...run];
        case 'issue':
            return ['label on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'comment':
            return ['a comment on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'review':
            return ['a review of ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'dispatch':
            return ['hand', ...run];
        case 'terminal':
            return ['the terminal'];
        default:
            return (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, 'kind') === '' ? [] : [name('kind')];
    }
}
const shortAction = ({ verb, object }) => verb === 'final' ? `final: ${object}` : `${verb} ${object}`.trimEnd();
function actionWords(action) {
    if ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'type') === 'final') {
        const status = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'status'), 60);
        return { verb: 'final', object: status, headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'summary'), 90) };
    }
    const verb = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'name') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'type') || 'action';
    const { object, headline } = pointedAt(verb, (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(action, 'args'));
    return {
        verb: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(verb, 60),
        object: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(object, 240),
        headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(headline, 240),
    };
}
function pointedAt(tool, args) {
    const path = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'rel_path');
    const pattern = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'pattern');
    const folder = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'rel_dir');
    const glob = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'glob');
    switch (tool) {
        case 'list_files':
            return { object: words(folder, glob), headline: [folder || '.', glob].filter(Boolean).join(', ') };
        case 'read_file':
            return { object: path, headline: `${path}${lineRange(args)}` };
        case 'grep':
            return {
                object: words(pattern, folder, glob),
                headline: `“${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(pattern, 60)}” in ${glob || folder || '.'}`,
            };
        case 'write_file':
            return { object: path, headline: `${path}${writeSize(args)}` };
        default:
            return { object: path, headline: path };
    }
}
const words = (...texts) => texts.filter((text) => text !== '').join(' ');
function lineRange(args) {
    const start = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(args, 'start_line');
    const end = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(args, 'end_line');
    if (start === null && end === null)
        return '';
    return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}
function writeSize(args) {
    const edits = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .gT)(args, 'edits').length;
    if (edits > 0)
        return `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .gL)(edits, 'edit')}`;
    const { length } = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'content');
    return length > 0 ? `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .gL)(length, 'character')}` : '';
}
function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}


  })

};
