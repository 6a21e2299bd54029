export const id = 598;
export const ids = [598];
export const modules = {

  68966:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  i6: () => (  NO_MODEL),
  Wy: () => (  createLLM),
  so: () => (  recordedModel),
  rz: () => (  replayLLM)
});


var schemas = __webpack_require__(81469);
var settings = __webpack_require__(68027);
var errors = __webpack_require__(39429);
var json = __webpack_require__(68652);
var model_tools = __webpack_require__(12349);
var provider = __webpack_require__(30445);
var llm_reply = __webpack_require__(50326);
; 






const CHAT = {
    api: 'chat-completions',
    path: '/chat/completions',
    streaming: ['"stream":true,"stream_options":{"include_usage":true}', '"stream":true'],
    fields: ['id', 'model', 'choices', 'usage', 'error'],
    params: ({ functions }, { model, reasoningEffort, baseUrl }) => {
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
    },
    list: 'messages',
    opening: ({ instructions }) => [message({ role: 'system', content: instructions })],
    renderItem: (item) => {
        switch (item.type) {
            case 'user':
                return [message({ role: 'user', content: item.text })];
            case 'reply':
                return item.echo.map((each) => JSON.stringify(each));
            case 'tool_output':
                return [message({ role: 'tool', tool_call_id: item.callId, content: item.text })];
            default:
                return (0,errors .xb)(item);
        }
    },
    toolChoice: ({ expects }) => expects === 'action' ? 'auto' : { type: 'function', function: { name: model_tools .M8 } },
    assemble: assembleChat,
    read: readChat,
};
const message = (param) => JSON.stringify(param);
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
    usage: (0,llm_reply .ht)('prompt', 'completion').nullish().catch(null),
    bytes: llm_reply .Cn.optional(),
});
const ErrorSchema = schemas .Ikc({ error: schemas .Ikc({ message: schemas .YjP() }) });
function readChat(raw) {
    const recorded = (0,llm_reply .Ik)(raw);
    if (recorded !== null)
        return recorded;
    const chat = ChatSchema.safeParse(raw);
    if (!chat.success) {
        const report = ErrorSchema.safeParse(raw).data;
        return (0,llm_reply .tr)(report ? `the endpoint reports ${(0,llm_reply .nT)(report.error.message)}` : (0,llm_reply .cn)(chat.error), raw);
    }
    const { id, choices, usage, bytes } = chat.data;
    const [{ finish_reason, message }] = choices;
    const calls = callsIn(message, id ?? 'call');
    const text = message.content || message.refusal || '';
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: finish_reason === 'length' || finish_reason === 'content_filter' ? (0,llm_reply .gw)(finish_reason) : null,
        echo: echoedMessages(calls, { text, message }),
        raw,
        usage: usage ?? (0,llm_reply .OF)(bytes),
    };
}
function callsIn({ tool_calls }, prefix) {
    return (tool_calls ?? []).map((call, index) => ({
        callId: call.id || `${prefix}-${index}`,
        name: call.function.name,
        arguments: call.function.arguments,
    }));
}
function echoedMessages(calls, { text, message }) {
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
                ...((0,llm_reply .qR)(id) && { id }),
                ...((0,llm_reply .qR)(model) && { model }),
                ...((0,llm_reply .Dc)(event, 'usage') && { usage }),
            };
            const choice = Array.isArray(choices)
                ? choices.find((each) => ((0,llm_reply .Dc)(each, 'index') ?? 0) === 0)
                : undefined;
            const piece = (0,llm_reply .Dc)(choice, 'delta') ?? (0,llm_reply .Dc)(choice, 'message');
            if (piece !== undefined && (0,json .OW)(piece)) {
                const { tool_calls, ...rest } = piece;
                message = withPiece(message, rest);
                for (const call of Array.isArray(tool_calls) ? tool_calls.filter(json .OW) : [])
                    addCall(calls, call);
            }
            finish = (0,llm_reply .Dc)(choice, 'finish_reason') ?? finish;
            return error !== undefined;
        },
        reply() {
            if (error !== undefined)
                return { ...about, error };
            if (finish === null)
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
function withPiece(known, piece) {
    const both = Object.entries(piece).map(([key, value]) => {
        const before = Object.hasOwn(known, key) ? known[key] : undefined;
        if (value === null)
            return [key, before ?? null];
        if ((0,llm_reply .KH)(before) && (0,llm_reply .KH)(value) && key !== 'role' && key !== 'type')
            return [key, before + value];
        return [key, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value];
    });
    return { ...known, ...Object.fromEntries(both) };
}
function addCall(calls, { index, id, function: named, ...rest }) {
    const known = calls.findLast((call) => typeof index !== 'number' || call.index === index);
    const name = (0,llm_reply .Dc)(named, 'name');
    const isNext = (0,llm_reply .qR)(id) ? (0,llm_reply .qR)(known?.id) && id !== known.id : index === undefined && (0,llm_reply .qR)(name);
    const call = known === undefined || isNext ? { index, texts: [], rest: {} } : known;
    if (call !== known)
        calls.push(call);
    if ((0,llm_reply .qR)(id))
        call.id = id;
    if ((0,llm_reply .qR)(name))
        call.name = name;
    const text = (0,llm_reply .Dc)(named, 'arguments');
    if (text !== undefined && text !== null)
        call.texts.push((0,llm_reply .KH)(text) ? text : JSON.stringify(text));
    call.rest = { ...call.rest, ...rest };
}
const wholeCall = ({ id, name, texts, rest }) => ({
    ...(id !== undefined && { id }),
    type: 'function',
    ...rest,
    function: { ...(name !== undefined && { name }), arguments: texts.join('') },
});

var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(58500);
var once = __webpack_require__(70255);
var ports = __webpack_require__(53392);
var retry = __webpack_require__(28592);
; 









const MAX_EXCERPT_BYTES = 2_048;
const REAL_PACE = {
    now: () => performance.now(),
    sleep: (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { signal }),
};
const SIGN_EVERY_MS = 15_000;
const SLOW_MS = 20_000;
class EndpointLLM {
    api;
    model;
    endpoint;
    reasoningEffort;
    #protocol;
    #options;
    #pace;
    #isOnThisMachine;
    #client = Promise.all( [__webpack_require__.e(193), __webpack_require__.e(446)]).then(__webpack_require__.bind(__webpack_require__, 7065));
    #connect = (0,once .O)(async () => new (await this.#client).Endpoint(this.#options));
    #rendered = new WeakMap();
    #streaming;
    #hasStreamed = false;
    #streams;
    constructor(protocol, options) {
        this.api = protocol.api;
        this.model = options.model;
        this.endpoint = `${options.baseUrl}${protocol.path}`;
        this.reasoningEffort = options.reasoningEffort;
        this.#protocol = protocol;
        this.#options = options;
        this.#pace = options.pace ?? REAL_PACE;
        this.#streaming = protocol.streaming;
        this.#isOnThisMachine = (0,settings .U9)(new URL(options.baseUrl));
        this.#streams = options.streams ?? !this.#isOnThisMachine;
    }
    render(conversation) {
        const { list, opening, params, toolChoice } = this.#protocol;
        const items = conversation.items.flatMap((item) => this.#renderOnce(item));
        const first = opening(conversation).join(',');
        const comma = first === '' || items.length === 0 ? '' : ',';
        const constant = JSON.stringify(params(conversation, this.#options)).slice(0, -1);
        const head = `${constant},${JSON.stringify(list)}:[${first}${comma}`;
        const tail = `],"tool_choice":${JSON.stringify(toolChoice(conversation))}}`;
        const parts = { head, items, tail };
        const body = (0,ports .EN)(parts);
        return { ...parts, sha256: (0,external_node_crypto_.hash)('sha256', body), bytes: Buffer.byteLength(body) };
    }
    read(raw) {
        return this.#protocol.read(raw);
    }
    #renderOnce(item) {
        const texts = this.#rendered.get(item) ?? this.#protocol.renderItem(item);
        this.#rendered.set(item, texts);
        return texts;
    }
    async send(request, options) {
        const answer = await this.#ask((0,ports .EN)(request), options);
        if (answer.kind === 'failed')
            return answer;
        const { fields, read } = this.#protocol;
        const bytes = { request: request.bytes, reply: answer.bytes.length };
        const garbled = (error) => read({ garbled: error, excerpt: this.#excerptOf(answer.bytes), bytes });
        if (answer.problem !== null)
            return garbled(`the endpoint's stream is broken: ${answer.problem}`);
        const body = (0,llm_reply .OG)(answer, this.#options.baseUrlName);
        if (body.kind === 'garbled')
            return garbled(body.error);
        const kept = Object.entries(body.value).filter(([field]) => fields.includes(field));
        const completion = read(this.#blotKey({ ...Object.fromEntries(kept), bytes }));
        return completion.kind === 'garbled' ? garbled(completion.error) : completion;
    }
    async #ask(body, options) {
        const { timeoutMs } = options;
        if (options.signal.aborted)
            return (0,retry .ce)('cancelled', timeoutMs);
        if (timeoutMs <= 0)
            return (0,retry .ce)('timeout', timeoutMs);
        const { keyName, baseUrlName } = this.#options;
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
                const at = {
                    tries,
                    troubledMs: nowMs - troubleMs,
                    remainingMs,
                    timeoutMs,
                    names,
                    isOnThisMachine: this.#isOnThisMachine,
                };
                const verdict = (0,retry .S4)(result, at);
                options.onAttempt({
                    ...describe(result),
                    waitMs: verdict.kind === 'again' ? verdict.waitMs : null,
                });
                if (verdict.kind === 'done')
                    return verdict.outcome;
                await this.#pace.sleep(verdict.waitMs, deadline.signal).catch(() => { });
                if (deadline.signal.aborted)
                    return (0,retry .ce)(whyAborted(deadline.signal), timeoutMs);
            }
        }
        finally {
            deadline.release();
        }
    }
    async #tryOnce(rendered, signal) {
        const { assemble, path } = this.#protocol;
        const way = this.#streams ? (this.#streaming[0] ?? null) : null;
        const body = way === null ? rendered : `${rendered.slice(0, -1)},${way}}`;
        const endpoint = await this.#connect();
        const startMs = this.#pace.now();
        const elapsedMs = () => this.#pace.now() - startMs;
        const sayAwaiting = () => this.#options.onAnswering?.({ ms: elapsedMs(), bytes: endpoint.bytes });
        const timer = setInterval(sayAwaiting, SIGN_EVERY_MS);
        const result = await endpoint.ask({ path, body, assembly: assemble(), signal });
        clearInterval(timer);
        this.#streams ||= this.#options.streams === undefined && elapsedMs() > SLOW_MS;
        if (signal.aborted)
            return { kind: 'stopped', why: whyAborted(signal) };
        if (way !== null && result.kind === 'answered')
            this.#hasStreamed = true;
        if (way === null || this.#hasStreamed || !mayRefuseStream(result))
            return result;
        this.#streaming = this.#streaming.slice(1);
        return { kind: 'no_stream', status: result.status };
    }
    #excerptOf(bytes) {
        const decoded = new TextDecoder().decode(bytes.subarray(0, 4 * MAX_EXCERPT_BYTES));
        const start = Buffer.from((0,provider .wC)(decoded, this.#options.key)).subarray(0, MAX_EXCERPT_BYTES);
        return new TextDecoder().decode(start, { stream: true });
    }
    #blotKey(raw) {
        const text = JSON.stringify(raw);
        const clean = (0,provider .wC)(text, this.#options.key);
        return clean === text ? raw : JSON.parse(clean);
    }
}
const mayRefuseStream = (result) => result.kind === 'refused' &&
    (result.status === 400 || result.status === 422) &&
    (result.said.param === null || /^stream/.test(result.said.param));
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
            return (0,errors .xb)(result);
    }
}
function startDeadline({ timeoutMs, signal }) {
    const controller = new AbortController();
    const longestMs = 2 ** 31 - 1;
    const timer = setTimeout(() => controller.abort('timeout'), Math.min(timeoutMs, longestMs));
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
function whyAborted(signal) {
    return signal.reason === 'cancelled' ? 'cancelled' : 'timeout';
}

; 






const MAX_OUTPUT_TOKENS = 32_000;
const RESPONSES = {
    api: 'responses',
    path: '/responses',
    streaming: ['"stream":true'],
    fields: ['id', 'model', 'status', 'incomplete_details', 'error', 'output', 'usage'],
    params: ({ instructions, functions, items }, { model, reasoningEffort }) => {
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
    },
    list: 'input',
    opening: () => [],
    renderItem: (item) => {
        switch (item.type) {
            case 'user':
                return [inputItem({ role: 'user', content: item.text })];
            case 'reply':
                return item.echo.map((part) => JSON.stringify(part));
            case 'tool_output':
                return [inputItem({ type: 'function_call_output', call_id: item.callId, output: item.text })];
            default:
                return (0,errors .xb)(item);
        }
    },
    toolChoice: ({ expects, functions }) => {
        if (expects === 'reflection')
            return { type: 'function', name: model_tools .M8 };
        const tools = functions
            .filter(({ name }) => name !== model_tools .M8)
            .map(({ name }) => ({ type: 'function', name }));
        return { type: 'allowed_tools', mode: 'required', tools };
    },
    assemble: assembleResponse,
    read: readResponses,
};
const inputItem = (item) => JSON.stringify(item);
function cacheKey(instructions, [first]) {
    const task = first?.type === 'user' ? first.text : '';
    return `agent-fix-${(0,external_node_crypto_.hash)('sha256', instructions + task).slice(0, 16)}`;
}
function isReasoningModel(model) {
    return /(^|\/)(o[1-9]|gpt-[5-9])/.test(model) && !model.includes('-chat');
}
const ResponseSchema = schemas .Ikc({
    status: schemas .k5n(['completed', 'incomplete', 'failed']).nullish(),
    incomplete_details: schemas .Ikc({ reason: schemas .YjP().nullish() }).nullish(),
    error: schemas .Ikc({ code: schemas .YjP().nullish(), message: schemas .YjP().nullish() }).nullish(),
    output: schemas .YOg(llm_reply .C8),
    usage: (0,llm_reply .ht)('input', 'output').nullish().catch(null),
    bytes: llm_reply .Cn.optional(),
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
    const recorded = (0,llm_reply .Ik)(raw);
    if (recorded !== null)
        return recorded;
    const response = ResponseSchema.safeParse(raw);
    if (!response.success)
        return (0,llm_reply .tr)((0,llm_reply .cn)(response.error), raw);
    const { status, error, output, incomplete_details, usage, bytes } = response.data;
    if (status === 'failed')
        return (0,llm_reply .tr)(`the endpoint reports ${(0,llm_reply .nT)(`${error?.code}: ${error?.message}`)}`, raw);
    const items = schemas .YOg(ItemSchema).safeParse(output.filter(isKnownItem));
    if (!items.success)
        return (0,llm_reply .tr)((0,llm_reply .cn)(items.error), raw);
    const calls = items.data
        .filter((item) => item.type === 'function_call')
        .map(({ call_id: callId, name, arguments: args }) => ({ callId, name, arguments: args }));
    const text = items.data.flatMap(textsOf).join('\n');
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: status === 'incomplete' ? (0,llm_reply .gw)(incomplete_details?.reason) : null,
        echo: calls.length === 0 && text === '' ? [] : echoedItems(output),
        raw,
        usage: usage ?? (0,llm_reply .OF)(bytes),
    };
}
function isKnownItem(item) {
    return item['type'] === 'function_call' || item['type'] === 'message' || item['type'] === 'reasoning';
}
function textsOf(item) {
    if (item.type !== 'message')
        return [];
    return item.content.map((part) => part.text ?? part.refusal ?? '');
}
function echoedItems(output) {
    const echo = output.filter((item) => isKnownItem(item) && (!isReasoning(item) || typeof item['encrypted_content'] === 'string'));
    return echo.slice(0, echo.findLastIndex((item) => !isReasoning(item)) + 1);
}
function isReasoning(item) {
    return item['type'] === 'reasoning';
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
            if (isTerminal(type) && (0,json .OW)(response)) {
                const output = response['output'];
                reply = Array.isArray(output) && output.length > 0 ? response : { ...response, output: items };
            }
            else if (type === 'error') {
                reply = { status: 'failed', error: (0,llm_reply .Kd)(event) ?? null, output: [] };
            }
            return reply !== null;
        },
        reply: () => reply,
    };
}

; 






const createLLM = (options) => new EndpointLLM(options.api === 'responses' ? RESPONSES : CHAT, options);
const RecordedSchema = schemas .Ikc({
    api: schemas .k5n(settings .yc),
    model: schemas .YjP(),
    endpoint: schemas .YjP(),
    reasoning_effort: schemas .k5n(settings .HQ).nullable().default(null),
});
function recordedModel(recorded) {
    if (recorded.api === NO_MODEL_API)
        return NO_MODEL;
    const parsed = RecordedSchema.safeParse(recorded);
    if (!parsed.success)
        throw new Error(`The trace names a model that cannot be used: ${parsed.error.message}`);
    const { api, model, endpoint, reasoning_effort: reasoningEffort } = parsed.data;
    const baseUrl = (0,provider .QA)(endpoint.replace(/\/(responses|chat\/completions)$/, ''), 'the recorded endpoint');
    const key = (0,provider .Sq)('none', 'the key of a replay');
    return createLLM({ api, model, baseUrl, key, reasoningEffort, keyName: 'key', baseUrlName: 'endpoint' });
}
function replayLLM({ model, replies, goesOn, }) {
    const left = replies.values();
    return {
        api: model.api,
        model: model.model,
        endpoint: model.endpoint,
        reasoningEffort: model.reasoningEffort,
        render: (conversation) => model.render(conversation),
        read: (raw) => model.read(raw),
        send: async (request, options) => {
            const reply = left.next().value;
            if (reply !== undefined)
                return reply.kind === 'reply' ? model.read(reply.raw) : reply;
            if (goesOn)
                return model.send(request, options);
            const message = `The record ends after ${replies.length} replies.`;
            return { kind: 'failed', reason: 'exhausted', status: null, message };
        },
    };
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

  50326:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C8: () => (  VerbatimSchema),
    Cn: () => (  SizesSchema),
    DD: () => (  MAX_LEVELS),
    Dc: () => (  member),
    Ik: () => (  readGarbled),
    KH: () => (  isText),
    Kd: () => (  errorIn),
    Kf: () => (  MAX_REPLY_BYTES),
    OF: () => (  estimateUsage),
    OG: () => (  parseBody),
    cn: () => (  shapeError),
    f_: () => (  isTooDeep),
    gw: () => (  cutBy),
    ht: () => (  usageSchema),
    nT: () => (  foreignLine),
    qR: () => (  isGiven),
    tr: () => (  garbledBy)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81469);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39429);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68652);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45565);





const MAX_REPLY_BYTES = 4 * 1024 * 1024;
const countSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .aig().int().min(0);
const SizesSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ request: countSchema, reply: countSchema });
function estimateUsage(sizes) {
    return {
        input_tokens: Math.max(1, Math.ceil((sizes?.request ?? 0) / 4)),
        cached_input_tokens: 0,
        output_tokens: Math.max(1, Math.ceil((sizes?.reply ?? 0) / 4)),
    };
}
const TokensSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    input: countSchema.min(1),
    output: countSchema,
    details: zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ cached_tokens: countSchema }).nullish().catch(null),
})
    .transform(({ input, output, details }) => ({
    input_tokens: input,
    cached_input_tokens: details?.cached_tokens ?? 0,
    output_tokens: output,
}));
const usageSchema = (input, output) => zod__WEBPACK_IMPORTED_MODULE_3__  .vkY((told) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(told)
    ? {
        input: told[`${input}_tokens`],
        output: told[`${output}_tokens`],
        details: told[`${input}_tokens_details`],
    }
    : told, TokensSchema);
const GarbledSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ garbled: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(), bytes: SizesSchema });
function readGarbled(raw) {
    const record = GarbledSchema.safeParse(raw).data;
    return record === undefined ? null : garbledBy(record.garbled, raw, record.bytes);
}
function garbledBy(error, raw, bytes) {
    return { kind: 'garbled', error, raw, usage: estimateUsage(bytes) };
}
const VerbatimSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .IeY(_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd, 'expected an object');
function shapeError(error) {
    const [issue] = error.issues;
    return `the endpoint's answer has another shape: ${issue?.path.join('.')}: ${issue?.message}`;
}
function cutBy(word) {
    if (word === 'max_output_tokens' || word === 'length')
        return 'output limit';
    return word === 'content_filter' ? 'content filter' : (word ?? 'endpoint');
}
const MAX_FOREIGN_CHARS = 300;
function foreignLine(text) {
    const line = text
        .slice(0, 4 * MAX_FOREIGN_CHARS)
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim();
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .ml)(line, MAX_FOREIGN_CHARS);
}
const MAX_LEVELS = 100;
function parseBody({ contentType, bytes }, baseUrlName) {
    if (bytes.length > MAX_REPLY_BYTES)
        return garbled(`longer than ${MAX_REPLY_BYTES} bytes`);
    if (contentType !== null && !isJsonType(contentType)) {
        const what = /^[\w.+/-]{1,80}/.exec(contentType)?.[0] ?? 'of an odd content type';
        return garbled(`${what}, not JSON${what === 'text/html' ? `; check ${baseUrlName}` : ''}`);
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return garbled('not valid UTF-8');
    const text = new TextDecoder().decode(bytes);
    if (text.trim() === '')
        return garbled('empty');
    const value = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(undefined, () => JSON.parse(text));
    if (isTooDeep(value))
        return garbled(`nested deeper than ${MAX_LEVELS} levels`);
    return value !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(value)
        ? { kind: 'object', value }
        : garbled('not a JSON object');
}
function garbled(what) {
    return { kind: 'garbled', error: `the endpoint's answer is ${what}` };
}
function isJsonType(contentType) {
    return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim());
}
function isTooDeep(value, levels = MAX_LEVELS) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}
const isText = (value) => typeof value === 'string';
const isGiven = (value) => isText(value) && value !== '';
function member(value, key) {
    return value !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function errorIn(event) {
    const error = member(event, 'error') ?? member(member(event, 'response'), 'error');
    return error ?? (event['type'] === 'error' ? event : undefined);
}


  }),

  28592:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D$: () => (  readRetryAfter),
    FD: () => (  refusedForGood),
    HB: () => (  unreachable),
    S4: () => (  judge),
    WG: () => (  isPassing),
    ce: () => (  stopped),
    lF: () => (  FINAL_LOSS),
    ys: () => (  readSaid)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39429);
  var _provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30445);
  var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50326);



const MIN_WAIT_MS = 500;
const MAX_BACKOFF_MS = 8_000;
const PATIENCE_MS = 25_000;
const RATE_LIMIT_PATIENCE_MS = 65_000;
const NOT_STARTED_PATIENCE_MS = 2_000;
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
                : waitAfter({
                    ...at,
                    status: null,
                    retryAfterMs: null,
                    isNotStarted: at.isOnThisMachine && result.word === 'ECONNREFUSED',
                });
            return waitMs === null
                ? { kind: 'done', outcome: unreachable(result.word, at.tries, at.names) }
                : { kind: 'again', waitMs };
        }
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__  .xb)(result);
    }
}
function judgeRefused(refused, at) {
    const { status, said, retryAfterMs } = refused;
    if (!isPassing(status) || said.code === 'insufficient_quota') {
        return { kind: 'done', outcome: refusedForGood(status, said, at.names) };
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
    const patienceMs = patienceFor(trouble);
    return trouble.troubledMs + waitMs <= patienceMs && waitMs < remainingMs ? waitMs : null;
}
function patienceFor({ status, isNotStarted = false }) {
    if (isNotStarted)
        return NOT_STARTED_PATIENCE_MS;
    return status === 429 ? RATE_LIMIT_PATIENCE_MS : PATIENCE_MS;
}
function isPassing(status) {
    return status === 408 || status === 409 || status === 429 || status >= 500;
}
function readRetryAfter(headers, wallClockMs) {
    const inMs = count(headers.get('retry-after-ms'));
    if (inMs !== null)
        return inMs;
    const text = headers.get('retry-after');
    const inSeconds = count(text);
    if (inSeconds !== null)
        return inSeconds * 1000;
    const date = Date.parse(text ?? '');
    return Number.isNaN(date) ? null : Math.max(0, date - wallClockMs);
}
function count(text) {
    return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
function readSaid(error, key) {
    const message = [error, (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'message'), (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'detail')].find(_reply_js__WEBPACK_IMPORTED_MODULE_1__  .KH) ?? '';
    const [code, param] = [(0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'code'), (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'param')];
    return {
        message: (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .nT)((0,_provider_js__WEBPACK_IMPORTED_MODULE_0__  .wC)(message, key)),
        code: (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .KH)(code) ? (0,_provider_js__WEBPACK_IMPORTED_MODULE_0__  .wC)(code, key) : null,
        param: (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .KH)(param) ? param : null,
    };
}
function refusedForGood(status, said, names) {
    if (status === 401 || status === 403) {
        const what = `refused the key (${status})${quoted(said)} Check ${names.key}.`;
        return failure('unauthorized', status, what);
    }
    if (status >= 300 && status < 400) {
        const why = 'which is not followed, because it would carry the key along';
        return failure('rejected', status, `answered with a redirect (${status}), ${why}. Give the final address as ${names.baseUrl}.`);
    }
    if (status === 429) {
        return failure('rejected', status, `has no quota left for this key (429)${quoted(said)} Check ${names.key}.`);
    }
    const advice = status === 404 ? ` Check model and ${names.baseUrl}.` : '';
    return failure('rejected', status, `rejected the request (${status})${quoted(said)}${advice}`);
}
function unavailable(status, said, after) {
    const what = after.toldMs === null
        ? `still answered ${status} after ${countTries(after.tries)}`
        : `answered ${status} and told us to wait ${seconds(after.toldMs)}, but only ${seconds(after.remainingMs)} are left`;
    return failure('unavailable', status, `${what}${quoted(said)}`);
}
function unreachable(word, tries, names) {
    const mend = word === 'ECONNREFUSED'
        ? `Nothing listens there: start the server, or check ${names.baseUrl}.`
        : `Check ${names.baseUrl} and the network.`;
    const what = `could not be reached (${word}, ${countTries(tries)}). ${mend}`;
    return failure('unreachable', null, what);
}
function stopped(why, timeoutMs) {
    if (why === 'timeout')
        return failure(why, null, `gave no whole answer within ${seconds(timeoutMs)}.`);
    return { kind: 'failed', reason: why, status: null, message: 'The request to the model was cancelled.' };
}
function failure(reason, status, what) {
    return { kind: 'failed', reason, status, message: `The model endpoint ${what}` };
}
function quoted(said) {
    return said.message === '' ? '.' : `: "${said.message}".`;
}
function countTries(tries) {
    return tries === 1 ? '1 try' : `${tries} tries`;
}
function seconds(ms) {
    return `${Math.max(0, Math.ceil(ms / 1000))} s`;
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
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);


function isList(value) {
    return Array.isArray(value);
}
function valueAt(value, ...keys) {
    return keys.reduce((at, key) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
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
    Iv: () => (  actionWords),
    K2: () => (  BEST_KEPT),
    L2: () => (  verdictWords),
    Rt: () => (  shortAction),
    S5: () => (  measuredWords),
    V2: () => (  phaseWords),
    e$: () => (  stopWords),
    oB: () => (  triggerPieces),
    vk: () => (  attemptWords),
    wX: () => (  outcomeWords)
  });
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8294);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39817);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3297);



const attemptWords = (number, of) => `attempt ${number} of ${of}`;
const BEST_KEPT = 'The best patch is kept for reading, not for merging.';
const OUTCOME_WORDS = {
    fixed: {
        title: 'Fixed',
        tone: 'good',
        meaning: 'The tests were red, are green with this change, and are red again without it.',
        proves: 'It proves the test command, and nothing the tests do not cover. The verdict comes from test results alone.',
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
    cancelled: {
        title: 'Cancelled',
        tone: 'plain',
        meaning: 'Somebody stopped the run before it came to a result.',
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
function outcomeWords(outcome, hasEnded = true) {
    if (outcome === null)
        return hasEnded ? UNRECORDED : UNFINISHED;
    return lookUp(OUTCOME_WORDS, outcome) ?? { ...UNKNOWN, title: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(outcome, 40) };
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
const stopWords = (reason) => reason === 'done' ? '' : (lookUp(_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .BI, reason) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(reason, 80));
const VERDICT_WORDS = {
    green: 'green',
    red: 'red',
    timeout: 'timed out',
    output_limit: `stopped: more than ${_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .yA} MiB of output`,
    resource_limit: 'stopped: used up memory or disk',
    not_found: 'command not found',
};
const verdictWords = (verdict) => lookUp(VERDICT_WORDS, verdict) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(verdict, 40);
function measuredWords({ exitCode, durationMs }) {
    const exit = exitCode === null ? '' : `exit ${exitCode}`;
    const took = durationMs === null ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .a3)(durationMs);
    return [exit, took].filter((part) => part !== '').join(' · ');
}
const PHASE_WORDS = {
    baseline: { when: 'before any change', name: 'tests at the base commit' },
    write: { when: 'after the write', name: 'tests' },
    final: { when: 'for the final', name: 'tests' },
    confirm: { when: 'confirming', name: 'confirming tests' },
    counterfactual: { when: 'without the patch', name: 'tests without the patch' },
    control: { when: 'at the last green commit', name: 'tests at the last green commit' },
    bisect: { when: 'at a commit since then', name: 'tests at a commit since then' },
};
const phaseWords = (phase) => lookUp(PHASE_WORDS, phase) ?? { when: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(phase, 40), name: 'tests' };
function triggerPieces(trigger) {
    const name = (key) => ({ name: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(trigger, key) });
    const runId = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'run_id');
    const run = runId === null ? [] : [' (', { runId }, ')'];
    switch ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(trigger, 'kind')) {
        case 'workflow_run':
            return ['failure of ', name('workflow_name'), ' on ', name('branch'), ...run];
        case 'step':
            return ['a failed step of ', name('workflow_name'), ...run];
        case 'issue':
            return ['label on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'comment':
            return ['a comment on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'review':
            return ['a review of ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'dispatch':
            return ['hand', ...run];
        case 'terminal':
            return ['the terminal'];
        default:
            return (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(trigger, 'kind') === '' ? [] : [name('kind')];
    }
}
const shortAction = ({ verb, object }) => verb === 'final' ? `final: ${object}` : `${verb} ${object}`.trimEnd();
function actionWords(action) {
    if ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'type') === 'final') {
        const status = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'status'), 60);
        return { verb: 'final', object: status, headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'summary'), 90) };
    }
    const verb = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'name') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'type') || 'action';
    const { object, headline } = pointedAt(verb, (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .fK)(action, 'args'));
    return {
        verb: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(verb, 60),
        object: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(object, 240),
        headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(headline, 240),
    };
}
function pointedAt(tool, args) {
    const path = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'rel_path');
    const pattern = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'pattern');
    const folder = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'rel_dir');
    const glob = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'glob');
    switch (tool) {
        case 'list_files':
            return { object: words(folder, glob), headline: [folder || '.', glob].filter(Boolean).join(', ') };
        case 'read_file':
            return { object: path, headline: `${path}${lineRange(args)}` };
        case 'grep':
            return {
                object: words(pattern, folder, glob),
                headline: `“${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(pattern, 60)}” in ${glob || folder || '.'}`,
            };
        case 'write_file':
            return { object: path, headline: `${path}${writeSize(args)}` };
        default:
            return { object: path, headline: path };
    }
}
const words = (...texts) => texts.filter((text) => text !== '').join(' ');
function lineRange(args) {
    const start = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(args, 'start_line');
    const end = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(args, 'end_line');
    if (start === null && end === null)
        return '';
    return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}
function writeSize(args) {
    const edits = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .gT)(args, 'edits').length;
    if (edits > 0)
        return `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .gL)(edits, 'edit')}`;
    const { length } = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'content');
    return length > 0 ? `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .gL)(length, 'character')}` : '';
}
function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}


  })

};
