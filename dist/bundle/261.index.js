export const id = 261;
export const ids = [261];
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

  91519:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K2: () => (  TOOL_NAMES),
    O2: () => (  isToolName),
    VW: () => (  TOOL_ARGS),
    X5: () => (  FinalArgs),
    tF: () => (  ReflectArgs)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const optional = (schema) => schema.nullable().default(null);
const count = zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1);
const ListFilesArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    max_files: optional(count),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const ReadFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    start_line: optional(count),
    end_line: optional(count),
    max_chars: optional(count),
});
const GrepArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1),
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    max_hits: optional(count),
    regex: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .zMY()),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const EditSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ old: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1), new: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() });
const WriteFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    content: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    edits: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(EditSchema).min(1)),
});
const FinalArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    status: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['done', 'cannot_fix']),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() })),
});
const ReflectArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    notes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().trim().min(1)).min(1).max(5),
    next_focus: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    risks: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP())),
});
const TOOL_ARGS = {
    list_files: ListFilesArgs,
    read_file: ReadFileArgs,
    grep: GrepArgs,
    write_file: WriteFileArgs.refine((args) => (args.content === null) !== (args.edits === null), {
        message: 'give either content or edits, not both and not neither',
    }),
};

const TOOL_NAMES = ['list_files', 'read_file', 'grep', 'write_file'];
function isToolName(name) {
    return Object.hasOwn(TOOL_ARGS, name);
}


  }),

  35261:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  executeTurn: () => (  executeTurn),
  observeMistake: () => (  observeMistake),
  turn: () => (  turn)
});

var budget = __webpack_require__(5395);
var assert_never = __webpack_require__(89559);
var cut_text = __webpack_require__(40566);
var function_specs = __webpack_require__(30631);
var agent_prompt = __webpack_require__(69324);
var redaction = __webpack_require__(40501);
var schemas = __webpack_require__(53339);
var digest = __webpack_require__(50330);
var json = __webpack_require__(57460);
var tools = __webpack_require__(91519);
; 






function readDecision(reply) {
    if (isOverlong(reply))
        return malformed(OVERLONG);
    if (reply.cutBy !== null)
        return malformed(`the reply was cut short (${shortName(reply.cutBy)}); answer with one shorter call`);
    const [call, ...ignored] = reply.calls;
    if (call === undefined)
        return readText(reply.text);
    const args = (0,json .qF)(call.arguments);
    if (args.kind === 'bad')
        return malformed(`the arguments of ${shortName(call.name)} are not valid JSON: ${args.error}`);
    const read = readCall(call.name, args.value);
    const called = { callId: call.callId, ignored };
    if ('error' in read)
        return mistaken(called, { ...read, name: call.name, args: call.arguments });
    return { kind: 'action', ...called, action: read.action, trailing: '', forgiven: extras(read.forgiven) };
}
const MAX_SHOWN_ARGS = 500;
function mistaken(called, { name, args, error }) {
    return { kind: 'mistaken', ...called, name: shortName(name), args: (0,cut_text .ml)(args, MAX_SHOWN_ARGS), error };
}
const extras = (dropped) => dropped.length === 0 ? [] : [`no such argument, ignored: ${dropped.join(', ')}`];
function readReflection(reply) {
    if (isOverlong(reply))
        return malformed(OVERLONG);
    if (reply.cutBy !== null)
        return malformed(`the reply was cut short (${shortName(reply.cutBy)})`);
    const [call] = reply.calls;
    if (call !== undefined && call.name !== 'reflect')
        return malformed(`expected reflect, got ${shortName(call.name)}`);
    const text = call?.arguments ?? (0,json .oH)(reply.text)?.json ?? '';
    const args = (0,json .qF)(text);
    if (args.kind === 'bad')
        return malformed(`the arguments of reflect are not valid JSON: ${args.error}`);
    const parsed = tools .tF.safeParse(args.value);
    if (!parsed.success)
        return malformed(`wrong arguments for reflect: ${issuesText(parsed.error)}`);
    return { kind: 'reflection', reflection: parsed.data, callId: call?.callId ?? null };
}
function readText(text) {
    if (text.trim() === '')
        return malformed('the reply is empty; call one function');
    let rest = text;
    let problem = 'the reply holds no function call and no JSON object; call one function';
    for (let tried = 0; tried < MAX_OBJECTS; tried++) {
        const found = (0,json .oH)(rest);
        if (found === null)
            break;
        const parsed = (0,json .qF)(found.json);
        const named = parsed.kind === 'ok' && (0,json .Qd)(parsed.value) ? namedCall(parsed.value) : null;
        if (named !== null)
            return readNamed(named, { text, json: found.json });
        if (tried === 0) {
            problem =
                parsed.kind === 'bad'
                    ? `the JSON object in the reply is not valid: ${parsed.error}`
                    : 'the JSON object in the reply is neither a tool call nor a final; call one function';
        }
        rest = rest.slice(rest.indexOf(found.json) + found.json.length);
    }
    return malformed(problem);
}
const MAX_OBJECTS = 5;
function readNamed({ name, args, forgiven }, { text, json }) {
    const called = { callId: null, ignored: [] };
    const read = readCall(name, args);
    if ('error' in read)
        return mistaken(called, { ...read, name, args: json });
    const trailing = text.replace(json, () => '').trim();
    const notes = [...forgiven, ...extras(read.forgiven)];
    return { kind: 'action', ...called, action: read.action, trailing, forgiven: notes };
}
const NAME_KEYS = ['name', 'tool', 'tool_name', 'function', 'action', 'type'];
const ARGS_KEYS = ['args', 'arguments', 'parameters', 'params', 'input'];
function namedCall(object) {
    for (const key of ['function', 'tool_call', 'function_call']) {
        const inside = object[key];
        if ((0,json .Qd)(inside))
            return namedCall(inside);
    }
    if (object['type'] === 'final') {
        const { status = 'done', summary, changes = [] } = object;
        return { name: 'final', args: { status, summary, changes }, forgiven: [] };
    }
    const isKnown = (key) => (0,function_specs .mx)(object[key]);
    const nameKey = NAME_KEYS.find(isKnown) ?? (typeof object['name'] === 'string' ? 'name' : undefined);
    const name = nameKey === undefined ? undefined : object[nameKey];
    if (nameKey === undefined || typeof name !== 'string')
        return null;
    const argsKey = ARGS_KEYS.find((key) => object[key] !== undefined);
    const { [nameKey]: _, type: __, ...beside } = object;
    const given = argsKey === undefined ? beside : object[argsKey];
    const parsed = typeof given === 'string' ? (0,json .qF)(given) : null;
    const args = parsed?.kind === 'ok' ? parsed.value : given;
    const forgiven = nameKey === 'name' ? [] : [`"name" names the function, not "${nameKey}"`];
    return { name, args, forgiven };
}
function canEcho(reply) {
    const { cutBy, calls } = reply;
    if (cutBy !== null || calls.length > MAX_ECHOED_CALLS || isOverlong(reply))
        return false;
    if (new Set(calls.map(({ callId }) => callId)).size < calls.length)
        return false;
    return calls.every((each) => FUNCTION_NAME.test(each.name) && isJsonObjectText(each.arguments));
}
const FUNCTION_NAME = /^[a-zA-Z0-9_-]{1,64}$/;
function isJsonObjectText(text) {
    const parsed = (0,json .qF)(text);
    return parsed.kind === 'ok' && (0,json .Qd)(parsed.value);
}
const MAX_ECHOED_CALLS = 8;
const MAX_ECHOED_BYTES = 1024 * 1024;
const OVERLONG = `the reply has more than ${MAX_ECHOED_BYTES} bytes; answer with one shorter call`;
const isOverlong = ({ echo }) => (0,digest .dp)(JSON.stringify(echo)) > MAX_ECHOED_BYTES;
const malformed = (error) => ({
    kind: 'malformed',
    error,
});
const shortName = (name) => (0,cut_text .ml)(name, 80);
function readCall(name, args) {
    if (name === 'run_tests') {
        return { error: 'run_tests is driver-only: the driver runs the tests after each accepted write' };
    }
    if (name === 'reflect')
        return { error: 'reflect is only for when the driver asks' };
    if (name === 'final') {
        const read = readArgs(tools .X5, args);
        return read.ok
            ? { action: { type: 'final', ...read.value }, forgiven: read.dropped }
            : { error: `wrong arguments for final: ${read.error}` };
    }
    if (!(0,tools .O2)(name)) {
        return { error: `unknown tool ${shortName(name)}; the tools are ${tools .K2.join(', ')} and final` };
    }
    const read = readArgs(ToolCallSchema, { type: 'tool_call', name, args });
    return read.ok
        ? { action: read.value, forgiven: read.dropped }
        : { error: `wrong arguments for ${name}: ${read.error}` };
}
const call = (name) => schemas .Ikc({ type: schemas .euz('tool_call'), name: schemas .euz(name), args: tools .VW[name] });
const ToolCallSchema = schemas .gMt('name', [
    call('list_files'),
    call('read_file'),
    call('grep'),
    call('write_file'),
]);
const COMMENT = /^_?(?:thoughts?|thinking|reason|reasons|reasoning|rationale|why|explanation|explain|justification|analysis|description|desc|comments?|notes?|message|summary|title|label|plan|goal|intent|intention|purpose|objective|task|context|step|next_step|confidence|status|meta|metadata|id|call_id|tool_call_id|request_id|tool|tool_name|name|type|function)$/i;
function readArgs(schema, args) {
    const strict = schema.safeParse(args);
    if (strict.success)
        return { ok: true, value: strict.data, dropped: [] };
    const extras = strict.error.issues.flatMap((issue) => issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : []);
    const harmless = extras.filter(({ path, key }) => COMMENT.test(key) || valueAt(args, [...path, key]) === null);
    if (harmless.length === 0)
        return { ok: false, error: issuesText(strict.error) };
    const lenient = schema.safeParse(without(args, harmless));
    return lenient.success
        ? { ok: true, value: lenient.data, dropped: [...new Set(harmless.map(({ key }) => shortName(key)))] }
        : { ok: false, error: issuesText(lenient.error) };
}
function valueAt(value, path) {
    return path.reduce((inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined), value);
}
function without(value, places) {
    return places.reduce((left, { path, key }) => withoutOne(left, path, key), value);
}
function withoutOne(value, [step, ...path], key) {
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value);
    const kept = step === undefined
        ? entries.filter(([name]) => name !== key)
        : entries.map(([name, inside]) => [
            name,
            name === String(step) ? withoutOne(inside, path, key) : inside,
        ]);
    return Array.isArray(value) ? kept.map(([, inside]) => inside) : Object.fromEntries(kept);
}
function issuesText(error) {
    const all = error.issues.map((each) => {
        const path = each.path.filter((part, at) => at > 0 || part !== 'args').join('.');
        return `${path || 'arguments'}: ${each.message}`;
    });
    return (0,cut_text .ml)(all.join('; '), json .jI);
}

; 







async function callModel(run, ask) {
    const { llm, redact, signal } = run.ports;
    const { t } = run;
    const request = llm.render({
        instructions: agent_prompt .OU,
        functions: function_specs .gO,
        items: run.conversation,
        expects: ask.expects,
    });
    const payload = { t, ...requestRecord(request, run.sent) };
    run.record(ask.expects === 'action'
        ? { kind: 'llm_request', payload }
        : { kind: 'reflection_request', payload: { ...payload, reason: ask.reason } });
    run.noteSent({ head: request.head, tail: request.tail, items: request.items.length });
    const completion = await llm.send(request, {
        timeoutMs: (0,budget .XW)(run.spending),
        signal,
        onAttempt: ({ status, error, waitMs }) => run.record({
            kind: 'llm_attempt',
            payload: { t, status, error: error && redact(error), wait_ms: waitMs },
        }),
    });
    return redacted(completion, llm, redact);
}
function endingOf(run, { reason, status, message }) {
    run.record({ kind: 'llm_error', payload: { t: run.t, reason, status, message } });
    if (reason === 'cancelled')
        return { stop: 'cancelled' };
    if (reason === 'timeout')
        return { stop: 'timeout', detail: message };
    return { stop: reason === 'exhausted' ? 'recording_ended' : 'endpoint_failed', detail: message };
}
function requestRecord(request, sent) {
    const appended = request.items.slice(sent.items).map((item) => JSON.parse(item));
    const { head, tail, sha256, bytes } = request;
    return {
        ...(head === sent.head ? {} : { head }),
        appended,
        ...(tail === sent.tail ? {} : { tail }),
        sha256,
        bytes,
    };
}
function redacted(completion, llm, redact) {
    switch (completion.kind) {
        case 'reply':
        case 'garbled':
            return llm.read((0,redaction .Kp)(completion.raw, redact));
        case 'failed':
            return { ...completion, message: redact(completion.message) };
        default:
            return (0,assert_never .x)(completion);
    }
}
function answer(run, { callId, ignored, forgiven }, said) {
    const pardon = forgiven.join('; ');
    if (pardon !== '')
        run.record({ kind: 'driver_note', payload: { t: run.t, reason: 'forgiven', note: pardon } });
    const text = pardon === '' ? said : `${said}\n[driver] ${pardon}.`;
    run.say(callId === null ? { type: 'user', text } : { type: 'tool_output', callId, text });
    if (ignored.length === 0)
        return;
    const note = `${ignored.length} more calls in the same reply were not executed: one call a turn`;
    run.record({ kind: 'driver_note', payload: { t: run.t, reason: 'extra_calls', note } });
    run.say(...answersTo(ignored, '[driver] Not executed: one call a turn.'));
}
function noteMalformed(run, reply, expects, error) {
    const { raw, usage } = reply;
    run.record({ kind: 'llm_parse_error', payload: { t: run.t, expects, error, raw, usage } });
    const note = `[driver] Malformed reply: ${error}.`;
    sayRefused(run, reply, note);
    return null;
}
function sayRefused(run, reply, text) {
    if (reply.kind === 'garbled' || reply.calls.length === 0 || !canEcho(reply)) {
        run.say({ type: 'user', text: [text, ...quoted(reply)].join('\n') });
        return;
    }
    const [first, ...others] = reply.calls;
    run.say({ type: 'reply', echo: reply.echo }, ...answersTo(first === undefined ? [] : [first], text), ...answersTo(others, '[driver] Not executed: one call a turn.'));
}
const answersTo = (calls, text) => calls.map(({ callId }) => ({ type: 'tool_output', callId, text }));
function quoted(reply) {
    if (reply.kind === 'garbled')
        return [];
    const [call] = reply.calls;
    const text = call === undefined ? reply.text : `${call.name} ${call.arguments}`;
    return text === '' ? [] : [(0,agent_prompt .bp)('your reply, its beginning', (0,cut_text .OJ)(text, 500))];
}

var judge = __webpack_require__(88999);
var new_tests = __webpack_require__(49102);
var proof = __webpack_require__(69214);
var summary = __webpack_require__(82212);
; 







const MAX_REFUSED_CLAIMS = 2;
async function judgeClaim(run, final, call) {
    const { observations, blindFinals } = run.summary;
    if (observations === 0 && blindFinals < (final.status === 'cannot_fix' ? 1 : MAX_REFUSED_CLAIMS)) {
        return refuse(run, call, {
            reason: 'evidence_first',
            why: 'look at the repository with a tool before you end the run',
        });
    }
    if (observations === 0 && final.status === 'done')
        return { stop: 'claims_refused', final };
    if (final.status === 'cannot_fix')
        return { stop: 'cannot_fix', final };
    if (!run.isJudged)
        return { stop: 'done', final };
    const shown = run.lastFailure;
    if (run.summary.hasUntestedWrites || run.lastTests?.focus !== undefined) {
        const judged = await judgeFinal(run);
        if (typeof judged === 'string')
            return { stop: judged, final };
    }
    if ((0,summary .gf)(run.summary)) {
        const gap = run.summary.refusedClaims < MAX_REFUSED_CLAIMS ? await gapInProof(run) : null;
        return gap === null ? { stop: 'done', final } : refuse(run, call, { reason: 'claim_refused', why: gap });
    }
    if (run.summary.refusedClaims >= MAX_REFUSED_CLAIMS)
        return { stop: 'claims_refused', final };
    const tests = run.lastTests;
    return refuse(run, call, {
        reason: 'claim_refused',
        why: tests === null ? 'nothing was tested' : (0,agent_prompt .kY)(tests, shown),
    });
}
const judgeFinal = (run) => run.summary.hasUntestedWrites ? (0,judge .S4)(run, 'final') : (0,judge .Rx)(run, 'final');
async function gapInProof(run) {
    const weak = (0,proof .g_)(run);
    if (weak !== null)
        return `the tests end with 0, but ${weak}. Nothing may keep tests from running`;
    const hasNewTests = !(0,proof .ak)(run) && (0,new_tests .Fx)(run, null).length > 0;
    if (!hasNewTests || run.summary.refusedClaims > 0 || (0,budget .wd)(run.spending) !== null)
        return null;
    const trial = run.newTestsTrial ?? (await (0,new_tests .Ct)(run));
    switch (trial?.kind) {
        case 'green':
            return 'your new tests are green without your change, too, so they do not show what was wrong. Add one that fails by an assertion without it, or call final again';
        case 'error':
            return `without your change your new tests cannot even run, so they assert nothing about the code as it was. Let them fail by an assertion, or call final again.\n${(0,agent_prompt .r$)(trial.tests)}`;
        default:
            return null;
    }
}
function refuse(run, call, { reason, why }) {
    const [firstLine = ''] = why.split('\n', 1);
    run.record({ kind: 'driver_note', payload: { t: run.t, reason, note: `final refused: ${firstLine}` } });
    answer(run, call, `[driver] final refused: ${why}\n${(0,agent_prompt .qo)(run.spending)}`);
    return null;
}

; 

const REPEATS = 3;
function detectLoops(events, baseTree) {
    return [sameCall(events), alternation(events), treeReturned(events, baseTree), sameFailure(events)].filter((loop) => loop !== null);
}
const toolResults = (events) => events.filter((event) => event.kind === 'tool_result');
const callOf = ({ payload }) => `${payload.tool} ${JSON.stringify(payload.args)}`;
const shortCall = (event) => (0,cut_text .ml)(callOf(event), 160);
const callAndResult = (event) => `${callOf(event)} → ${event.payload.obs.output}`;
const MAX_NOTES = 2;
function isNotedOut({ kind, key }, events) {
    const lastWrite = kind === 'same_call' || kind === 'alternation' ? events.findLastIndex(isChange) : -1;
    const notes = events
        .slice(lastWrite + 1)
        .filter((event) => event.kind === 'driver_note' && event.payload.loop === key);
    return notes.length >= MAX_NOTES;
}
function isChange(event) {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file')
        return false;
    return event.payload.obs.ok && event.payload.obs.meta['changed'] !== false;
}
function sameCall(events) {
    const results = toolResults(events);
    const last = results.at(-1);
    if (last === undefined)
        return null;
    const newest = callAndResult(last);
    const same = results.filter((event) => callAndResult(event) === newest);
    if (same.length < REPEATS)
        return null;
    return {
        kind: 'same_call',
        isDue: same.length % REPEATS === 0,
        key: `same_call, first in turn ${same[0]?.payload.t}`,
        detail: `${shortCall(last)} gave the same result ${same.length} times`,
    };
}
function alternation(events) {
    const results = toolResults(events);
    const newest = results.slice(-2 * REPEATS);
    const [a, b] = newest;
    if (a === undefined || b === undefined || newest.length < 2 * REPEATS || callOf(a) === callOf(b))
        return null;
    if (!newest.every((event, at) => callOf(event) === callOf(at % 2 === 0 ? a : b)))
        return null;
    const firstTurns = [a, b].map((each) => results.find((event) => callOf(event) === callOf(each))?.payload.t);
    return {
        kind: 'alternation',
        isDue: true,
        key: `alternation, first in turns ${firstTurns.toSorted().join(' and ')}`,
        detail: `${shortCall(a)} and ${shortCall(b)} alternate`,
    };
}
function treeReturned(events, baseTree) {
    const trees = toolResults(events).flatMap((event) => {
        const tree = event.payload.obs.meta['tree'];
        return isChange(event) && typeof tree === 'string' ? [tree] : [];
    });
    const newest = toolResults(events).at(-1);
    const last = trees.at(-1);
    if (last === undefined || newest === undefined || !isChange(newest))
        return null;
    if (newest.payload.obs.meta['tree'] !== last)
        return null;
    if (![baseTree, ...trees.slice(0, -1)].includes(last))
        return null;
    return {
        kind: 'tree_returned',
        isDue: true,
        key: `tree_returned ${last}`,
        detail: 'this write brought the files back to a state they already had',
    };
}
function sameFailure(events) {
    const last = events.at(-1);
    if (last?.kind !== 'tests' || !judgesWrite(last.payload) || last.payload.ok)
        return null;
    const tests = events.flatMap((event) => event.kind === 'tests' && judgesWrite(event.payload) ? [event.payload] : []);
    const { signature } = last.payload;
    const others = tests.findLastIndex((each) => each.ok || each.signature !== signature);
    const inARow = tests.length - 1 - others;
    if (inARow < REPEATS)
        return null;
    return {
        kind: 'same_failure',
        isDue: inARow % REPEATS === 0,
        key: `same_failure ${signature}`,
        detail: `${inARow} writes in a row left the same failure`,
    };
}
const judgesWrite = ({ phase, ok, focus }) => phase === 'confirm' || (phase === 'write' && !(ok && focus !== undefined));

; 

const NO_REFLECTIONS = 'no_reflections';
function reflectionFor(turn, events, max) {
    const trigger = triggerOf(turn);
    if (trigger === null)
        return null;
    if (events.some((event) => event.kind === 'driver_note' && event.payload.reason === NO_REFLECTIONS))
        return null;
    const asked = events.filter(isReflectionAttempt);
    if (asked.length >= max)
        return null;
    const isRepeated = asked.some((event) => event.kind === 'reflection' && event.payload.trigger === trigger.key);
    return isRepeated ? null : trigger;
}
function isReflectionAttempt(event) {
    return (event.kind === 'reflection' ||
        (event.kind === 'llm_parse_error' && event.payload.expects === 'reflection'));
}
function triggerOf({ tool, obs, tests, loop }) {
    if (loop !== null)
        return { key: loop.key, text: `You are going in circles: ${loop.detail}.` };
    if (tests !== null && !tests.ok)
        return { key: `failed_test ${tests.signature}`, text: 'The tests are still red after your write.' };
    if (!obs.ok)
        return { key: `failed_tool ${tool} ${firstLine(obs.output)}`, text: `${tool} failed.` };
    return null;
}
const firstLine = (text) => (0,cut_text .ml)(text.split('\n', 1)[0] ?? '', 300);
function reflectionText({ text }) {
    return `[driver] ${text} Call reflect: what the evidence says, what to look at next, what to avoid.`;
}
function newNotes(notes, events) {
    const known = new Set(events.flatMap((event) => (event.kind === 'reflection' ? event.payload.reflection.notes : [])));
    return [...new Set(notes)].filter((note) => !known.has(note));
}

var agent_run = __webpack_require__(89688);
; 










async function turn(run) {
    if (run.ports.signal.aborted)
        return { stop: 'cancelled' };
    const limit = (0,budget .is)(run.spending);
    if (limit !== null)
        return { stop: limit };
    if ((0,budget .vQ)(run))
        return { stop: 'green_and_idle' };
    run.beginTurn();
    const completion = await callModel(run, { expects: 'action' });
    if (completion.kind === 'failed')
        return endingOf(run, completion);
    if (completion.kind === 'garbled')
        return noteMalformed(run, completion, 'action', completion.error);
    const decision = readDecision(completion);
    if (decision.kind === 'malformed')
        return noteMalformed(run, completion, 'action', decision.error);
    if (decision.kind === 'mistaken')
        return observeMistake(run, completion, decision);
    if (!canEcho(completion))
        return noteMalformed(run, completion, 'action', TOO_MANY_CALLS);
    const { t } = run;
    const { action, trailing } = decision;
    run.record({ kind: 'llm_action', payload: { t, raw: completion.raw, action, usage: completion.usage } });
    if (trailing !== '')
        run.record({ kind: 'llm_trailing_text', payload: { t, trailing } });
    run.say({ type: 'reply', echo: completion.echo });
    return action.type === 'final' ? judgeClaim(run, action, decision) : executeTurn(run, action, decision);
}
const TOO_MANY_CALLS = 'too many calls, or calls that cannot be read, in one reply; call exactly one function';
async function executeTurn(run, action, call) {
    const { limits } = run.setup.settings;
    const isTested = action.name === 'write_file' && run.isJudged && run.setup.settings.testPolicy === 'on_write';
    const spoiled = isTested ? limitThatSpoils(run) : null;
    if (spoiled !== null)
        return { stop: spoiled };
    const obs = await (0,agent_run .y)(run, action);
    const shown = run.lastFailure;
    const judged = isTested && obs.ok && run.summary.hasUntestedWrites ? await (0,judge .S4)(run, 'write') : null;
    const tests = typeof judged === 'string' ? null : judged;
    const loops = detectLoops(run.events, run.baseTree);
    const endless = loops.find((each) => isNotedOut(each, run.events));
    if (endless !== undefined)
        return { stop: 'looping', detail: endless.detail };
    const loop = loops.find(({ isDue }) => isDue) ?? null;
    if (loop !== null)
        noteLoop(run, loop);
    const lines = [
        obs.ok ? obs.output : `error: ${obs.output}`,
        ...(tests === null ? [] : [`[driver] After this write, ${(0,agent_prompt .kY)(tests, shown)}`]),
        ...(loop === null ? [] : [`[driver] ${loop.detail}. Change your approach.`]),
        ...(0,budget .Bw)(run),
    ];
    answer(run, call, [...lines, (0,agent_prompt .qo)(run.spending)].join('\n'));
    if (typeof judged === 'string')
        return { stop: judged };
    const trigger = reflectionFor({ tool: action.name, obs, tests, loop }, run.events, limits.maxReflections);
    return trigger === null ? null : reflect(run, trigger);
}
function limitThatSpoils(run) {
    const isProven = (0,summary .gf)(run.summary) && run.summary.filesTouched.length > 0;
    return isProven ? (0,budget .wd)(run.spending) : null;
}
function noteLoop(run, { detail, key }) {
    run.record({ kind: 'driver_note', payload: { t: run.t, reason: 'loop', note: detail, loop: key } });
}
function observeMistake(run, reply, { name, args, error }) {
    const { t } = run;
    const { raw, usage } = reply;
    run.record({
        kind: 'llm_action',
        payload: { t, raw, action: { type: 'mistaken_call', name, args }, usage, error },
    });
    const obs = { ok: false, output: error, meta: { mistake: true } };
    run.record({ kind: 'tool_result', payload: { t, tool: name, args, obs } });
    sayRefused(run, reply, `error: ${error}\n${(0,agent_prompt .qo)(run.spending)}`);
    return null;
}
async function reflect(run, trigger) {
    if (run.ports.signal.aborted || (0,budget .is)(run.spending) !== null)
        return null;
    run.say({ type: 'user', text: reflectionText(trigger) });
    const completion = await callModel(run, { expects: 'reflection', reason: trigger.key });
    if (completion.kind === 'failed') {
        return completion.reason === 'rejected' ? noteNoReflections(run, completion) : endingOf(run, completion);
    }
    if (completion.kind === 'garbled')
        return noteMalformed(run, completion, 'reflection', completion.error);
    const read = readReflection(completion);
    if (read.kind === 'malformed')
        return noteMalformed(run, completion, 'reflection', read.error);
    if (!canEcho(completion))
        return noteMalformed(run, completion, 'reflection', 'call reflect once, nothing else');
    const reflection = { ...read.reflection, notes: newNotes(read.reflection.notes, run.events) };
    const { raw, usage } = completion;
    run.record({ kind: 'reflection', payload: { t: run.t, raw, reflection, trigger: trigger.key, usage } });
    run.say({ type: 'reply', echo: completion.echo });
    answer(run, { callId: read.callId, ignored: completion.calls.slice(1), forgiven: [] }, '[driver] Noted. Go on with one call.');
    return null;
}
function noteNoReflections(run, { reason, status, message }) {
    const { t } = run;
    run.record({ kind: 'llm_error', payload: { t, reason, status, message } });
    run.record({
        kind: 'driver_note',
        payload: { t, reason: NO_REFLECTIONS, note: 'the endpoint refused to reflect' },
    });
    run.say({ type: 'user', text: '[driver] Never mind the reflection. Go on with one call.' });
    return null;
}


  })

};
