export const id = 65;
export const ids = [65];
export const modules = {

  7065:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    Endpoint: () => (  Endpoint),
    MAX_BODY_SILENCE_MS: () => (  MAX_BODY_SILENCE_MS),
    checkEndpoint: () => (  checkEndpoint)
  });
  var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
  var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
  var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
  var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
  var openai__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98193);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7403);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26910);
  var _provider_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30445);
  var _reply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50326);
  var _retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28592);










const MAX_STREAM_BYTES = 64 * 1024 * 1024;
const MAX_PACKED_STREAM_BYTES = 8 * 1024 * 1024;
const MAX_BODY_SILENCE_MS = 5 * 60_000;
const MAX_BODY_END_MS = 1_000;
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_ERROR_MS = 2_000;
const KEEP_ALIVE_MS = 30_000;
class StreamCut extends Error {
    code = 'STREAM_CUT';
}
class BadStream extends Error {
}
const isEventStream = (contentType) => /^text\/event-stream\b/i.test(contentType ?? '');
async function readError(answer) {
    const timer = setTimeout(() => answer.destroy(), MAX_ERROR_MS);
    const chunks = [];
    let bytes = 0;
    try {
        for await (const chunk of unpacked(answer)) {
            chunks.push(chunk);
            bytes += chunk.length;
            if (bytes > MAX_ERROR_BYTES)
                break;
        }
        const body = Buffer.concat(chunks);
        return (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .f_)((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(null, () => JSON.parse(body.toString()))) ? Buffer.alloc(0) : body;
    }
    catch {
        return Buffer.alloc(0);
    }
    finally {
        clearTimeout(timer);
    }
}
function unpacked(answer) {
    switch (answer.headers['content-encoding']?.toLowerCase()) {
        case 'gzip':
            return (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(answer, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)(), () => { });
        case 'deflate':
            return (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(answer, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflate)(), () => { });
        case 'br':
            return (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(answer, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createBrotliDecompress)(), () => { });
        default:
            return answer;
    }
}
async function answerTo(outgoing) {
    const { url, method, headers, agent, text, signal } = outgoing;
    const { request } = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const sent = request(url, { method, headers, agent });
    sent.setSocketKeepAlive(true, KEEP_ALIVE_MS);
    const abort = () => sent.destroy(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', abort);
    try {
        return await new Promise((resolve, reject) => {
            sent.once('response', resolve).on('error', reject).end(text);
        });
    }
    catch (error) {
        if (!sent.reusedSocket || signal?.aborted || !CLOSED_CONNECTION.has(lossWord(error)))
            throw error;
        return await answerTo(outgoing);
    }
    finally {
        signal?.removeEventListener('abort', abort);
    }
}
const CLOSED_CONNECTION = new Set(['ECONNRESET', 'EPIPE']);
class Endpoint {
    bytes = 0;
    #bytesOfEvent = 0;
    #agent = null;
    #key;
    #client;
    constructor(access) {
        this.#key = access.key;
        this.#client = new openai__WEBPACK_IMPORTED_MODULE_4__  .Ay({
            apiKey: access.key,
            baseURL: access.baseUrl,
            fetch: this.#fetch,
            logLevel: 'off',
            maxRetries: 0,
            timeout: _retry_js__WEBPACK_IMPORTED_MODULE_7__  .g2,
        });
    }
    async ask({ path, body, assembly, signal }) {
        try {
            const headers = { 'content-type': 'application/json' };
            const posted = this.#client.post(path, { body, headers, stream: true, signal });
            const { data: events, response } = await posted.withResponse();
            const contentType = response.headers.get('content-type');
            if (isEventStream(contentType))
                return await this.#readEvents(events, assembly);
            const bytes = Buffer.from(await response.arrayBuffer());
            return { kind: 'answered', status: response.status, contentType, bytes, problem: null };
        }
        catch (error) {
            if (error instanceof BadStream)
                return streamed(null, `its stream is ${error.message}`);
            return this.#failure(error);
        }
    }
    async listModels(signal) {
        try {
            const { data } = await this.#client.models.list({ signal });
            return { kind: 'listed', names: data.map((model) => (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Dc)({ ...model }, 'id')).filter(_reply_js__WEBPACK_IMPORTED_MODULE_6__  .KH) };
        }
        catch (error) {
            return this.#failure(error);
        }
    }
    #failure(error) {
        if (!(error instanceof openai__WEBPACK_IMPORTED_MODULE_4__  .LG) || error.status === undefined)
            return { kind: 'lost', word: lossWord(error) };
        const retryAfterMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .D$)(error.headers, Date.now());
        return {
            kind: 'refused',
            status: error.status,
            details: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .Je)(error.error, this.#key),
            retryAfterMs,
        };
    }
    async #readEvents(events, assembly) {
        let ended = null;
        let timer;
        try {
            for await (const event of withErrors(events)) {
                this.#bytesOfEvent = 0;
                if (ended !== null)
                    continue;
                ended = this.#failureIn(event) ?? (assembly.take(event) ? whole(assembly) : null);
                if (ended !== null)
                    timer = setTimeout(() => events.controller.abort(), MAX_BODY_END_MS);
            }
        }
        catch (error) {
            if (ended === null)
                throw error;
        }
        finally {
            clearTimeout(timer);
        }
        ended ??= whole(assembly);
        if (ended === null)
            throw new StreamCut();
        return ended;
    }
    #failureIn(event) {
        const error = (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kd)(event);
        const code = (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Dc)(error, 'code');
        const status = code === 'rate_limit_exceeded' ? 429 : code === 'server_error' ? 500 : Number(code);
        if (!Number.isInteger(status) || status < 400 || !(0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .WG)(status))
            return null;
        return { kind: 'refused', status, details: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .Je)(error, this.#key), retryAfterMs: null };
    }
    #fetch = async (input, { method = 'GET', body, signal } = {}) => {
        this.bytes = this.#bytesOfEvent = 0;
        const url = new URL(input instanceof Request ? input.url : input);
        const isSecure = url.protocol === 'https:';
        const { Agent } = isSecure ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
        this.#agent ??= new Agent({ keepAlive: true, proxyEnv: isSecure ? process.env : {} });
        const text = typeof body === 'string' ? body : '';
        const answer = await answerTo({
            url,
            method,
            headers: this.#headers(text),
            agent: this.#agent,
            text,
            signal,
        });
        signal?.addEventListener('abort', () => answer.destroy());
        const status = answer.statusCode ?? 0;
        const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const isGood = status >= 200 && status < 300;
        const hasBody = ![204, 205, 304].includes(status);
        const content = isGood ? ReadableStream.from(this.#read(answer)) : await readError(answer);
        return new Response(hasBody ? content : null, { status, headers: headers.map(([...pair]) => pair) });
    };
    #headers(body) {
        return {
            accept: 'application/json',
            'accept-encoding': 'identity',
            authorization: `Bearer ${this.#key}`,
            ...(body !== '' && {
                'content-length': Buffer.byteLength(body),
                'content-type': 'application/json',
            }),
            'user-agent': 'agent-fix',
        };
    }
    async *#read(answer) {
        const isStream = isEventStream(answer.headers['content-type']);
        const decoder = new TextDecoder('utf-8', { fatal: true });
        const timer = setTimeout(() => answer.destroy(new StreamCut()), MAX_BODY_SILENCE_MS);
        const content = unpacked(answer);
        const maxBytes = content === answer ? MAX_STREAM_BYTES : MAX_PACKED_STREAM_BYTES;
        const chunks = content.iterator({ destroyOnReturn: false });
        try {
            for await (const chunk of chunks) {
                timer.refresh();
                this.bytes += chunk.length;
                this.#bytesOfEvent += chunk.length;
                if (isStream)
                    this.#check(chunk, decoder, maxBytes);
                yield chunk;
                if (!isStream && this.bytes > _reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kf)
                    return void answer.destroy();
            }
        }
        catch (error) {
            answer.destroy();
            throw error;
        }
        finally {
            clearTimeout(timer);
            if (content !== answer)
                content.destroy();
            answer.resume();
            setTimeout(() => answer.destroy(), MAX_BODY_END_MS).unref();
        }
    }
    #check(chunk, decoder, maxBytes) {
        if (this.bytes > maxBytes)
            throw new BadStream(`longer than ${maxBytes} bytes`);
        if (this.#bytesOfEvent > _reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kf)
            throw new BadStream(`broken: an event is longer than ${_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kf} bytes`);
        try {
            decoder.decode(chunk, { stream: true });
        }
        catch {
            throw new BadStream('not valid UTF-8');
        }
    }
}
function whole(assembly) {
    const reply = assembly.reply();
    return reply === null ? null : streamed(reply, null);
}
function streamed(reply, problem) {
    const bytes = Buffer.from(reply === null ? '' : JSON.stringify(reply));
    return { kind: 'answered', status: 200, contentType: null, bytes, problem };
}
async function* withErrors(events) {
    try {
        for await (const event of events)
            yield checkedEvent(event);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            throw new BadStream('broken: an event is not a JSON object');
        if (!(error instanceof openai__WEBPACK_IMPORTED_MODULE_4__  .LG))
            throw error;
        yield checkedEvent({ type: 'error', error: error.error });
    }
}
function checkedEvent(event) {
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_9__  .Qd)(event))
        throw new BadStream('broken: an event is not a JSON object');
    if ((0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .f_)(event))
        throw new BadStream(`broken: an event is nested deeper than ${_reply_js__WEBPACK_IMPORTED_MODULE_6__  .DD} levels`);
    return event;
}
function lossWord(error) {
    const lost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(lost instanceof Error))
        return 'unknown';
    const word = 'code' in lost && typeof lost.code === 'string' ? lost.code : lost.name;
    return word === 'AbortError' ? _retry_js__WEBPACK_IMPORTED_MODULE_7__  .qY : word;
}
const OPEN = { kind: 'open' };
const NO_EVENTS = { take: () => false, reply: () => null };
async function checkEndpoint(request) {
    const { endpoint: path, signal } = request;
    const names = { key: request.keyName, baseUrl: request.baseUrlName };
    const endpoint = new Endpoint(request);
    const listed = await endpoint.listModels(signal);
    if (listed.kind === 'listed')
        return checkListed(request, listed.names);
    if (listed.kind === 'lost') {
        if (!_retry_js__WEBPACK_IMPORTED_MODULE_7__  .lF.test(listed.word) || signal.aborted)
            return OPEN;
        return { kind: 'closed', problem: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .HB)(listed.word, 1, names).message };
    }
    if (!refusesKey(listed))
        return OPEN;
    const used = await endpoint.ask({ path, body: '{}', assembly: NO_EVENTS, signal });
    if (used.kind !== 'refused' || !refusesKey(used))
        return OPEN;
    return { kind: 'closed', problem: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .FD)(used.status, used.details, names).message };
}
const refusesKey = ({ status }) => status === 401 || status === 403;
function checkListed({ baseUrl, models }, names) {
    const isWhole = names.length > 1 && !(0,_provider_js__WEBPACK_IMPORTED_MODULE_5__  .QH)(baseUrl);
    const known = new Set(names.map(bareModelName));
    const missing = isWhole ? models.filter((model) => !known.has(bareModelName(model))) : [];
    if (missing.length === 0)
        return OPEN;
    const problem = (model) => `The model endpoint does not list ${JSON.stringify(model)} among its ${names.length} models.`;
    return { kind: 'unlisted', missing: missing.map((model) => ({ model, problem: problem(model) })) };
}
const bareModelName = (name) => (name.toLowerCase().split('/').at(-1) ?? '').replace(/:[\w.-]+$/, '');


  })

};
