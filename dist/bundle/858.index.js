export const id = 858;
export const ids = [858];
export const modules = {

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

  23972:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  abortedBySignals)
  });
  var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

function abortedBySignals({ closed }) {
    const controller = new AbortController();
    let by = null;
    const end = (name) => {
        by ??= name;
        controller.abort();
    };
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => end(name));
    closed.addEventListener('abort', () => end('SIGPIPE'), { once: true });
    return {
        signal: controller.signal,
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[by]),
    };
}


  }),

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    Jt: () => (  flag),
    bQ: () => (  parseFlags),
    rD: () => (  wholeNumber),
    vj: () => (  amount)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
  var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52047);



const TEXTS = zod__WEBPACK_IMPORTED_MODULE_1__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    TEXTS.add(own, text);
    return own;
}
const filled = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()
    .regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,9})?$/, 'must be a number greater than 0')
    .transform(Number);
function parseFlags(command, args) {
    const read = readTokens(command, args);
    if (read.isHelp)
        return { kind: 'help', usage: renderUsage(command) };
    const { min, max, name } = command.operands ?? { min: 0, max: 0, name: '' };
    const extra = read.operands[max];
    if (extra !== undefined)
        throw new Error(`${command.name} takes no argument ${JSON.stringify(extra)}`);
    if (read.operands.length < min)
        throw new Error(`${command.name} needs ${name}`);
    const parsed = command.flags.safeParse(read.values);
    if (parsed.success)
        return { kind: 'given', flags: parsed.data, operands: read.operands };
    throw new Error(parsed.error.issues.map((issue) => problemText(issue, read.values)).join('\n'));
}
function problemText({ path, message }, values) {
    const [name] = path;
    if (name === undefined)
        return message;
    const given = values[String(name)];
    return given === undefined
        ? `--${String(name)} is required`
        : `--${String(name)} ${shown(given)}: ${message}`;
}
const shown = (given) => JSON.stringify(Array.isArray(given) ? given.join(' ') : given);
function readTokens({ name: command, flags }, args) {
    const table = flagTable(flags);
    const names = new Map(table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each])));
    const options = Object.fromEntries([...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { ...options, help: { type: 'boolean', short: 'h' } },
        allowNegative: true,
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const values = {};
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            operands.push(token.value);
            continue;
        }
        if (token.name === 'help' && token.rawName !== '--no-help')
            return { isHelp: true, values, operands };
        const isNegated = token.rawName === `--no-${token.name}`;
        const found = names.get(token.name);
        if (found === undefined || (isNegated && !found.isSwitch))
            throw unknownFlag(token.rawName, [...names.keys()], command);
        addValue(values, found, { ...token, isNegated });
    }
    return { isHelp: false, values, operands };
}
function addValue(values, { name, isSwitch, isList, value: what }, token) {
    const { rawName, value, inlineValue, isNegated } = token;
    if (isSwitch) {
        if (value !== undefined)
            throw new Error(`${rawName} takes no value`);
        values[name] = !isNegated;
        return;
    }
    if (value === undefined)
        throw new Error(`${rawName} needs a value: ${rawName} ${what}`);
    if (inlineValue === false && value.length > 1 && value.startsWith('-')) {
        throw new Error(`${rawName} needs a value: ${rawName} ${what} (for one that starts with -: ${rawName}=${value})`);
    }
    const before = values[name];
    values[name] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
}
function unknownFlag(given, names, command) {
    const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__  .p)(given.replace(/^-+(?:no-)?/, ''), names);
    const hint = near === null ? `see ${command} --help` : `did you mean --${near}?`;
    return new Error(`${command} has no option ${given}; ${hint}`);
}
function flagTable(flags) {
    return Object.entries(flags.shape).map(([name, schema]) => {
        const text = TEXTS.get(schema) ?? { help: '' };
        const isList = zod__WEBPACK_IMPORTED_MODULE_4__  .xL(schema, []).success;
        return {
            name,
            aliases: text.aliases ?? [],
            isSwitch: text.value === undefined,
            isList,
            value: text.value ?? '',
            text,
            schema,
        };
    });
}
const WIDTH = 24;
function renderUsage({ name, about, flags, operands, notes }) {
    const lines = [`${name}: ${about}`, ''];
    if (operands !== undefined)
        lines.push(`  ${name} ${operands.name} [options]`, '');
    for (const row of flagTable(flags)) {
        if (row.text.heading !== undefined)
            lines.push('', row.text.heading);
        lines.push(...usageLines(row));
    }
    lines.push(`  ${'--help'.padEnd(WIDTH)}this text`);
    if (notes !== undefined)
        lines.push('', notes);
    return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
function usageLines({ name, value, aliases, text, schema }) {
    const standard = zod__WEBPACK_IMPORTED_MODULE_4__  .xL(schema, undefined);
    const isOn = standard.success && standard.data === true;
    const left = `--${isOn ? 'no-' : ''}${name}${value === '' ? '' : ` ${value}`}`;
    const known = aliases.length === 0 ? '' : ` (also --${aliases.join(', --')})`;
    const right = `${text.help}${known}${standard.success ? defaultText(standard.data) : ''}`;
    if (left.length >= WIDTH)
        return [`  ${left}`, `  ${''.padEnd(WIDTH)}${right}`];
    return [`  ${left.padEnd(WIDTH)}${right}`];
}
function defaultText(value) {
    return typeof value === 'string' || typeof value === 'number' ? ` (default: ${value})` : '';
}


  }),

  62142:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DM: () => (  modelOf),
    Wt: () => (  MODEL_FLAGS),
    h9: () => (  solverOf),
    mG: () => (  MODEL_NOTES)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
  var _agent_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77241);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10716);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
  var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37298);





const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_agent_model_js__WEBPACK_IMPORTED_MODULE_0__  .yc).optional(), { value: 'A', help: `its protocol: ${_agent_model_js__WEBPACK_IMPORTED_MODULE_0__  .yc.join(' | ')}` }),
};
const ModelFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc(MODEL_FLAGS);
const MODEL_NOTES = `Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL.`;
function solverOf(flags) {
    if (flags.solver !== undefined)
        return flags.solver;
    const name = flags['llm-provider'].toUpperCase();
    const hasKey = (process.env[`${name}_API_KEY`] ?? '').trim() !== '';
    const url = URL.parse(flags['base-url'] ?? process.env[`${name}_BASE_URL`] ?? '');
    return hasKey || (url !== null && (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(url)) ? 'model' : 'builtin';
}
function modelOf(flags) {
    const given = (name) => {
        const value = flags[name];
        return value === undefined ? null : { name: `--${name}`, value };
    };
    const access = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .Kd)({
        provider: flags['llm-provider'],
        key: null,
        baseUrl: given('base-url'),
        model: given('model'),
        api: flags.api ?? null,
        env: process.env,
    });
    return { llm: (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__  .W)({ ...access, reasoningEffort: null }), key: access.key };
}


  }),

  31858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (  replayCommand)
});

var external_node_path_ = __webpack_require__(76760);
var create_llm = __webpack_require__(10716);
var tools = __webpack_require__(91519);
var builtin_solver = __webpack_require__(3181);
var repair_repairer = __webpack_require__(23458);
; 



function recordedSearch({ events, task }, workspace) {
    const said = events.map((event) => event.said);
    const verdicts = said
        .flatMap((event) => (event.kind === 'candidate' ? [event.payload.verdict] : []))
        .values();
    const repairer = (0,repair_repairer .X)({
        tree: (0,builtin_solver .g7)({ workspace, command: task.testCommand }),
        command: task.testCommand,
        runMending: () => Promise.resolve(recordedMending(said)),
    });
    const bench = {
        judge: async function* (candidates) {
            for (const _ of candidates) {
                const { done, value } = verdicts.next();
                if (done === true)
                    return;
                yield value;
            }
        },
    };
    return { repairer, bench };
}
function recordedMending(said) {
    const end = said.findIndex((event) => event.kind === 'driver_note' && event.payload.reason === 'tool_repair');
    const note = said[end];
    const command = note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
    const changes = said.slice(0, Math.max(0, end)).flatMap((event) => {
        if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file')
            return [];
        const args = tools .VW.write_file.safeParse(event.payload.args);
        return args.success
            ? [{ path: args.data.rel_path, edits: args.data.edits, content: args.data.content }]
            : [];
    });
    return { command, changes };
}

var driver = __webpack_require__(27652);
var places = __webpack_require__(5914);
var redaction = __webpack_require__(40501);
; 
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

; 




async function replayRun({ recording, ...request }) {
    const { runId, version, task, settings, steps, tests } = recording;
    const { workspace, model, liveOracle, search } = request;
    const replies = steps.flatMap(({ completion }) => completion ?? []);
    const end = new RecordedEnd(recording);
    const events = [];
    const result = await (0,driver .r)({ runId, version, task, settings }, {
        llm: new ReplayLLM({ model, replies, goesOn: false }),
        oracle: liveOracle ?? recordedOracle(tests, null),
        workspace,
        emit: (event) => {
            events.push(event);
            end.note(event);
        },
        clock: () => end.elapsedMs,
        redact: (0,redaction .ay)([]),
        signal: AbortSignal.any([end.signal, request.signal]),
        places: async () => (0,places .R)(recording.events.map(({ said }) => said)),
        ...(search === undefined ? {} : { search }),
    });
    return { ...result, events };
}
function recordedOracle(tests, live) {
    const results = tests.values();
    return {
        run: async (options) => results.next().value ?? (await live?.run(options)) ?? NOT_RECORDED,
    };
}
const NOT_RECORDED = {
    verdict: 'red',
    exitCode: null,
    output: '[agent-fix replay: the recording holds no further test result]',
    durationMs: 0,
};
class RecordedEnd {
    #stopReason;
    #timeoutMs;
    #cancel = new AbortController();
    #inputsLeft;
    #confirmsLeft;
    constructor({ events, outcome, settings }) {
        const said = events.map((event) => event.said);
        this.#stopReason = outcome?.stop_reason ?? null;
        this.#timeoutMs = settings.limits.timeoutMs;
        this.#inputsLeft = said.filter(isInput).length;
        this.#confirmsLeft = said.filter(isConfirm).length;
    }
    note(event) {
        if (isInput(event))
            this.#inputsLeft -= 1;
        if (isConfirm(event))
            this.#confirmsLeft -= 1;
        if (this.#stopReason === 'cancelled' && this.#inputsLeft <= 0 && this.#confirmsLeft <= 0)
            this.#cancel.abort();
    }
    get signal() {
        return this.#cancel.signal;
    }
    get elapsedMs() {
        if (!OUT_OF_TIME.has(this.#stopReason) || this.#inputsLeft > 0)
            return 0;
        return this.#confirmsLeft > 0 ? this.#timeoutMs - 1 : this.#timeoutMs;
    }
}
const OUT_OF_TIME = new Set(['timeout', 'baseline_timed_out']);
const REPLIES = new Set([
    'llm_action',
    'llm_parse_error',
    'llm_error',
    'reflection',
    'candidate',
]);
const isConfirm = (event) => event.kind === 'tests' && (event.payload.phase === 'confirm' || event.payload.phase === 'counterfactual');
const isInput = (event) => REPLIES.has(event.kind) || (event.kind === 'tests' && !isConfirm(event));

var safe_text = __webpack_require__(27083);
var schemas = __webpack_require__(53339);
var codec = __webpack_require__(47090);
var settings = __webpack_require__(71443);
var task = __webpack_require__(67791);
; 



const taskFromTrace = (json) => task .pj.parse((0,codec .RA)(json));
const settingsFromTrace = (json) => settings .ht.parse((0,codec .RA)(json));

var integrity = __webpack_require__(93822);
var prompt_rebuild = __webpack_require__(1754);
var reader = __webpack_require__(41125);
; 





async function readRecording(path, runId) {
    const run = await (0,reader .c)(path, runId);
    const { runs } = await (0,integrity .tY)(path);
    const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
    const doubts = new Map(findings.filter(isDoubt).map(({ line, reason }) => [line, reason]));
    return recordingOf(run, doubts);
}
const isDoubt = ({ kind }) => kind !== 'unended';
function recordingOf(run, doubts) {
    const events = usable(run, doubts);
    const [first] = events;
    if (first?.said.kind !== 'run_start') {
        throw new Error(`Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`);
    }
    const { payload } = first.said;
    const { task, settings } = setupOf(run.runId, payload);
    const said = events.map((event) => event.said);
    return {
        runId: run.runId,
        version: payload.version,
        task,
        settings,
        llm: payload.llm,
        steps: stepsOf(said),
        tests: said.flatMap((event) => (event.kind === 'tests' ? [testResultOf(event.payload)] : [])),
        outcome: said.find((event) => event.kind === 'outcome')?.payload ?? null,
        end: endOf(run, events),
        events,
    };
}
function setupOf(runId, { task, settings }) {
    try {
        return { task: taskFromTrace(task), settings: settingsFromTrace(settings) };
    }
    catch (cause) {
        throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
    }
}
function usable({ events }, doubts) {
    const good = [];
    for (const { seq, index, line, said } of events) {
        if (seq !== index || said === null)
            break;
        good.push({ line, said, doubt: doubts.get(line) ?? null });
    }
    return good;
}
function endOf({ events, problems }, good) {
    const next = events[good.length];
    if (next === undefined)
        return { kind: good.at(-1)?.said.kind === 'run_end' ? 'ended' : 'killed' };
    const { line, seq, index } = next;
    const reason = seq === index
        ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
        : `event ${seq} stands where event ${index} belongs`;
    return { kind: 'broken', line, reason };
}
function stepsOf(events) {
    const rebuilder = new prompt_rebuild .jP();
    const steps = [];
    for (const event of events) {
        if ((0,prompt_rebuild .ks)(event)) {
            rebuilder.add(event);
            const prompt = rebuilder.newest();
            const expects = event.kind === 'llm_request' ? 'action' : 'reflection';
            if (prompt !== null)
                steps.push({ expects, prompt, completion: null });
        }
        const completion = completionOf(event);
        const asked = steps.at(-1);
        if (completion !== null && asked?.completion === null)
            steps[steps.length - 1] = { ...asked, completion };
    }
    return steps;
}
function recordedBefore({ events, steps }, step) {
    const requests = events.filter(({ said }) => (0,prompt_rebuild .ks)(said));
    const until = requests[step];
    const before = until === undefined ? events : events.slice(0, events.indexOf(until));
    const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
    return {
        replies: completions.filter(({ kind }) => kind === 'reply'),
        tests: before.flatMap(({ said }) => (said.kind === 'tests' ? [testResultOf(said.payload)] : [])),
    };
}
const FailureReason = schemas .k5n([
    'unauthorized',
    'rejected',
    'unavailable',
    'unreachable',
    'timeout',
    'cancelled',
    'exhausted',
]);
function completionOf(event) {
    switch (event.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return { kind: 'reply', raw: event.payload.raw };
        case 'llm_error': {
            const { reason, status, message } = event.payload;
            return { kind: 'failed', reason: FailureReason.parse(reason), status, message };
        }
        default:
            return null;
    }
}
const testResultOf = ({ duration_ms, ...tests }) => ({
    verdict: tests.verdict,
    exitCode: tests.exit_code,
    output: tests.output,
    durationMs: duration_ms,
    ...(tests.report === undefined ? {} : { report: tests.report }),
    ...(tests.focus === undefined ? {} : { focus: tests.focus }),
});

var json = __webpack_require__(57460);
var ports = __webpack_require__(19976);
; 
const MAX_EDITS = 2000;
async function readableDiff(recorded, replayed) {
    const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await __webpack_require__.e(  23).then(__webpack_require__.bind(__webpack_require__, 44023));
    const texts = [recorded, replayed].map(readable);
    const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
    const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
        context: 3,
        maxEditLength: MAX_EDITS,
        headerOptions: FILE_HEADERS_ONLY,
    });
    return (patch ??
        `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`);
}
function readable(json) {
    try {
        const value = JSON.parse(json);
        return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) => character === 'n' ? '\\n\n' : pair);
    }
    catch {
        return json;
    }
}

; 




async function compareEvents({ events, steps, end }, replayed) {
    const others = replayed.filter(isReplayed).values();
    const prompts = { recorded: new prompt_rebuild .jP(), replayed: new prompt_rebuild .jP() };
    let requests = 0;
    for (const { line, said, doubt } of events) {
        if ((0,prompt_rebuild .ks)(said))
            requests++;
        const other = isReplayed(said) ? others.next().value : said;
        const found = await eventDifference(said, other, prompts);
        const differs = found ?? (doubt === null ? null : { reason: `line ${line} of the trace: ${doubt}`, diff: '' });
        if (differs !== null)
            return different({ requests, eventKind: said.kind, ...differs });
    }
    if (end.kind === 'broken') {
        const reason = `line ${end.line} of the trace: ${end.reason}`;
        return different({ requests, eventKind: 'unreadable', reason, diff: '' });
    }
    const extra = end.kind === 'ended' ? others.next().value : undefined;
    if (extra === undefined)
        return { kind: 'identical', steps: steps.length };
    return different({
        requests,
        eventKind: extra.kind,
        reason: 'the recording ended before this event',
        diff: '',
    });
}
const different = ({ requests, ...found }) => ({
    kind: 'different',
    step: Math.max(0, requests - 1),
    ...found,
});
const isReplayed = ({ kind }) => kind !== 'llm_attempt';
async function eventDifference(said, other, prompts) {
    if (other === undefined)
        return { reason: 'the replay ended before this event', diff: '' };
    if ((0,prompt_rebuild .ks)(said))
        prompts.recorded.add(said);
    if ((0,prompt_rebuild .ks)(other))
        prompts.replayed.add(other);
    const [before, after] = [comparable(said), comparable(other)];
    if (before === after)
        return null;
    const reason = said.kind === other.kind ? `${said.kind} differs` : `the replay has ${other.kind} here`;
    const bodies = (0,prompt_rebuild .ks)(said) && (0,prompt_rebuild .ks)(other) ? await newestDiff(prompts) : null;
    return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}
async function newestDiff(prompts) {
    const [recorded, replayed] = [prompts.recorded.newest(), prompts.replayed.newest()];
    return recorded === null || replayed === null ? null : bodyDiff(recorded, replayed);
}
async function bodyDiff(recorded, replayed) {
    const [before, after] = [(0,ports .E)(recorded), (0,ports .E)(replayed)];
    return before === after ? null : readableDiff(before, after);
}
function comparable({ kind, payload }) {
    const ignored = IGNORED.get(kind) ?? NOTHING;
    return JSON.stringify({ kind, payload }, (key, value) => {
        if (ignored.has(key))
            return undefined;
        return (0,json .O)(value) ? Object.fromEntries(Object.entries(value).toSorted(byKey)) : value;
    });
}
const byKey = ([a], [b]) => (a < b ? -1 : 1);
const NOTHING = new Set();
const IGNORED = new Map([
    ['run_start', new Set(['run_id', 'version', 'sandbox'])],
    ['tests', new Set(['duration_ms'])],
    ['run_end', new Set(['run_id', 'duration_ms'])],
]);

var repo_tools = __webpack_require__(66767);
var abort_signal = __webpack_require__(23972);
var digest = __webpack_require__(50330);
; 

function comparedOracle(recorded, live) {
    const results = recorded.values();
    return {
        run: async (options) => {
            const result = await live.run(options);
            const before = results.next().value;
            return before !== undefined && saysTheSame(before, result) ? before : result;
        },
    };
}
function saysTheSame(a, b) {
    if (a.verdict !== b.verdict)
        return false;
    return a.verdict === 'green' || failuresOf(a, b) === failuresOf(b, a);
}
function failuresOf({ report, output }, other) {
    if (report === undefined || other.report === undefined)
        return (0,digest .vH)(output);
    return report.failures
        .map(({ id }) => id)
        .toSorted()
        .join('\n');
}

var external_node_crypto_ = __webpack_require__(77598);
var model = __webpack_require__(77241);
var provider = __webpack_require__(30445);
var writer = __webpack_require__(49057);
var version = __webpack_require__(24306);
var git = __webpack_require__(59268);
var workspace_repository = __webpack_require__(68442);
; 



async function restoreCommit(copy, repository, commit) {
    const { commit: checkedOut } = await (0,workspace_repository .BN)(repository);
    const inCopy = (...args) => (0,git .$Y)((0,external_node_path_.join)(copy, '.git'), [`--work-tree=${copy}`, ...args], { cwd: copy });
    await inCopy('read-tree', checkedOut);
    await inCopy('reset', '--hard', '--quiet', commit);
}

var test_oracle = __webpack_require__(95896);
var run_report = __webpack_require__(36419);
var working_copy = __webpack_require__(86102);
; 




async function openLiveTests({ repository, task, settings, workspace, io, }) {
    io.stderr(`[setup] ${(0,run_report .Z_)(task.testCommand)}, from the trace · on a copy\n`);
    if (task.testCommand === null)
        return { oracle: null, [Symbol.asyncDispose]: async () => { } };
    const copy = await (0,working_copy .G)({ repository, commit: task.baseCommit, destination: null }, io);
    await restoreCommit(copy.root, repository, task.baseCommit);
    const place = { workspace, checkout: copy.root, command: task.testCommand };
    const testReport = settings.testReport ?? null;
    const oracle = (0,test_oracle .X)({ ...place, testEnv: [], testReport, environment: process.env });
    return { oracle, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() };
}

var model_flags = __webpack_require__(62142);
var write_patch = __webpack_require__(45309);
; 
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



















async function forkRun(recording, options, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings } = recording;
        const { replies, tests } = repliesToKeep(recording, options.from);
        const { llm, key } = forkModel(recording, options);
        const interruption = (0,abort_signal .A)(io);
        const repository = (0,external_node_path_.resolve)(options.repo);
        const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
        const workspace = __addDisposableResource(env_1, await (0,repo_tools .OH)({ repository, ...(0,repo_tools .B3)(task, settings) }), true);
        const live = __addDisposableResource(env_1, await openLiveTests({ repository, task, settings, workspace, io }), true);
        const trace = __addDisposableResource(env_1, (0,writer .y)({ path: (0,external_node_path_.resolve)(options.out), runId, now: Date.now }), false);
        const result = await (0,driver .r)({ runId, version: version .x, task, settings }, {
            llm: new ReplayLLM({ model: llm, replies, goesOn: true }),
            oracle: recordedOracle(tests, live.oracle),
            workspace,
            emit: (event) => {
                trace.emit(event);
                (0,run_report .z0)(event, io);
            },
            clock: () => performance.now(),
            redact: (0,redaction .ay)((0,provider .$f)(key) ? [key] : []),
            signal: interruption.signal,
            places: async () => (0,places .R)(recording.events.map(({ said }) => said)),
            search: recordedSearch(recording, workspace),
        });
        const tracePath = (0,external_node_path_.resolve)(options.out);
        const isLost = options.patch === undefined && result.patch.files.length === 0;
        const patchPath = isLost
            ? null
            : (0,write_patch .C)(options.patch ?? (0,write_patch .S)(options.out, runId), result.patch);
        io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
        if (patchPath !== null)
            io.stderr(`[patch] ${patchPath}\n`);
        io.stdout((0,run_report .qi)(result, { runId, tracePath, patchPath, isApplied: false }));
        return interruption.exitCode((0,run_report .FO)(result));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function repliesToKeep(recording, from) {
    const kept = recordedBefore(recording, from);
    if (kept.replies.length === from)
        return kept;
    throw new Error(`--from ${from}: the run has ${kept.replies.length} recorded replies`);
}
function forkModel({ llm: recorded }, options) {
    const api = model .yc.find((each) => each === recorded.api);
    if (options.from !== 0 && options.api !== undefined && options.api !== api) {
        throw new Error(`--api ${options.api}: the recorded replies are of ${recorded.api}, and only a fork --from 0 can change that`);
    }
    return (0,model_flags .DM)({ ...options, api: options.api ?? api });
}

var flags = __webpack_require__(37298);
; 



const OptionsSchema = schemas .Ikc({
    trace: (0,flags .Jt)(flags .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
    run: (0,flags .Jt)(flags .Bq.optional(), { value: 'ID', help: 'which run; needed when the file holds several' }),
    repo: (0,flags .Jt)(flags .Bq.default('.'), { value: 'DIR', help: "a repository that has the run's base commit" }),
    oracle: (0,flags .Jt)(schemas .k5n(['recorded', 'live']).default('recorded'), {
        value: 'O',
        help: 'recorded | live: run the tests again, on a copy, and compare what they say',
    }),
    patch: (0,flags .Jt)(flags .Bq.optional(), { value: 'FILE', help: 'write the diff that the replay ends with' }),
    from: (0,flags .Jt)(schemas .YjP()
        .regex(/^\d{1,6}$/, 'must be a whole number: how many recorded replies to keep')
        .transform(Number)
        .optional(), {
        heading: 'A fork:',
        value: 'K',
        help: 'after K recorded replies, go on with a live model and live tests',
    }),
    ...model_flags .Wt,
    out: (0,flags .Jt)(flags .Bq.default('runs/trace.jsonl'), {
        value: 'FILE',
        help: "where the fork's trace goes, appended",
    }),
});
const REPLAY = {
    name: 'agent-fix replay',
    about: 'drives a recorded run again (same replies, real tools) and compares every request, byte for byte.',
    flags: OptionsSchema,
    notes: 'Exit codes: 0 identical (a fork: fixed, or nothing to fix); 1 a fork that did not fix; 2 wrong usage; 3 different;\n' +
        '130 stopped by Ctrl-C.',
};
function parseReplayOptions(args) {
    const parsed = (0,flags .bQ)(REPLAY, args);
    if (parsed.kind === 'help' || parsed.flags.from !== undefined)
        return parsed;
    const forForks = ['model', 'base-url', 'api'].filter((name) => parsed.flags[name] !== undefined);
    if (forForks.length === 0)
        return parsed;
    throw new Error(`--${forForks.join(', --')}: a replay asks no model; for a fork say with --from K after how many replies it begins`);
}

var trace_file = __webpack_require__(65283);
; 
var replay_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var replay_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});















const DIFFERENT = 3;
async function replayCommand(args, io) {
    const parsed = parseReplayOptions(args);
    if (parsed.kind === 'help') {
        io.stdout(parsed.usage);
        return 0;
    }
    const options = parsed.flags;
    (0,trace_file .u)(options.trace);
    const recording = await readRecording(options.trace, options.run ?? null);
    if (options.from !== undefined)
        return forkRun(recording, { ...options, from: options.from }, io);
    const interruption = (0,abort_signal .A)(io);
    const replayed = await replay(recording, options, { io, signal: interruption.signal });
    if (interruption.signal.aborted) {
        io.stderr('agent-fix: the replay was stopped, nothing was compared\n');
        return interruption.exitCode(2);
    }
    if (options.patch !== undefined)
        (0,write_patch .C)(options.patch, replayed.patch);
    return report(await compareEvents(recording, replayed.events), recording, io);
}
async function replay(recording, options, { io, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings, tests } = recording;
        const repository = (0,external_node_path_.resolve)(options.repo);
        const workspace = replay_addDisposableResource(env_1, await (0,repo_tools .OH)({ repository, ...(0,repo_tools .B3)(task, settings) }), true);
        const live = replay_addDisposableResource(env_1, options.oracle === 'live' ? await openLiveTests({ repository, task, settings, workspace, io }) : null, true);
        const liveOracle = live?.oracle ? comparedOracle(tests, live.oracle) : null;
        const model = (0,create_llm .s)(recording.llm);
        const search = recordedSearch(recording, workspace);
        return await replayRun({ recording, workspace, model, liveOracle, signal, search });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = replay_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function report(comparison, { end }, io) {
    if (comparison.kind === 'identical') {
        const killed = end.kind === 'killed' ? ' (the run was killed: up to its last whole event)' : '';
        io.stdout(`replayed ${comparison.steps} steps, identical${killed}\n`);
        return 0;
    }
    const { step, eventKind, reason, diff } = comparison;
    io.stdout((0,safe_text .Q6)(`different at step ${step}, ${eventKind}: ${reason}\n${diff}`));
    return DIFFERENT;
}


  }),

  36419:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FO: () => (  exitCodeOf),
    MP: () => (  runJson),
    Z_: () => (  describeTests),
    qi: () => (  runReport),
    z0: () => (  printProgress)
  });
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);
  var _agent_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82212);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72853);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27083);




function printProgress(event, io) {
    const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_2__  .o)(event);
    if (line !== null)
        io.stderr(`${line}\n`);
}
const describeTests = (command) => command === null ? 'no tests' : (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .om)(`tests: ${command.run} (${command.source})`, 160);
const SNIPPET_CHARS = 200;
const exitCodeOf = ({ outcome }) => ((0,_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .nn)(outcome) ? 0 : 1);
function runReport({ outcome, stopReason, summary, changes, lastTests }, facts) {
    const lines = [summary];
    if (changes.length > 0)
        lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .om)(description)}`));
    if (outcome === 'unverified')
        lines.push(...unverifiedLines(lastTests, facts));
    else if (stopReason === 'cancelled')
        lines.push('Tests: stopped with the run');
    else if (lastTests !== null)
        lines.push(...testLines(lastTests));
    return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Bv)(`${lines.join('\n')}\n`);
}
function testLines({ ok, output }) {
    const [firstLine = ''] = output.trim().split('\n', 1);
    const reason = ok ? 'All tests passed.' : firstLine || 'Tests failed.';
    const line = `Tests: ${ok ? 'PASSED' : 'FAILED'} - ${reason}`;
    return firstLine === '' ? [line] : [line, `Output snippet: ${firstLine.slice(0, SNIPPET_CHARS)}`];
}
function unverifiedLines(lastTests, { patchPath }) {
    const why = lastTests === null ? 'no tests were run' : 'the tests were green before it as well';
    return [
        `Tests: UNVERIFIED - nothing proves this patch: ${why}.`,
        patchPath === null ? 'Not applied.' : `Not applied. To take it: git apply ${shellWord(patchPath)}`,
    ];
}
const shellWord = (path) => /^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
function runJson(result, facts) {
    const { outcome, stopReason, summary, changes, state, lastTests, patch } = result;
    const json = {
        outcome,
        stop_reason: stopReason,
        run_id: facts.runId,
        summary,
        changes,
        tests: lastTests && { ok: lastTests.ok, verdict: lastTests.verdict, exit_code: lastTests.exit_code },
        iterations: state.turns,
        test_runs: state.testRuns,
        reflections: state.reflections,
        usage: { ...state.usage, total_tokens: (0,_agent_summary_js__WEBPACK_IMPORTED_MODULE_1__  .RP)(state.usage) },
        trace: facts.tracePath,
        patch: facts.patchPath,
        patch_sha256: patch.sha256,
        applied: facts.isApplied,
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


  }),

  65283:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  checkTraceFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function checkTraceFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new Error(`--trace ${path}: trace file not found`);
    }
}


  }),

  86102:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16507);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84217);



const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_2__  .eZ)().filter((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each).startsWith(_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_1__  .z)))
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        const copy = await (0,_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_1__  .s)(options);
        if (options.isKept === true)
            return { root: copy.root, [Symbol.asyncDispose]: async () => { } };
        const lease = (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_2__  .HF)(copy.root);
        return {
            root: copy.root,
            [Symbol.asyncDispose]: async () => {
                await copy[Symbol.asyncDispose]();
                lease[Symbol.dispose]();
            },
        };
    }
    finally {
        clearTimeout(notice);
    }
}


  }),

  45309:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  writePatch),
    S: () => (  besideTrace)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}
const besideTrace = (trace, runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(trace), `${runId}.patch`);


  }),

  72853:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    o: () => (  progressLine)
  });
  var _agent_assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89559);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39817);
  var _moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3297);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27083);
  var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94977);






function progressLine(event) {
    const moment = (0,_moment_js__WEBPACK_IMPORTED_MODULE_0__  .Et)(event);
    const text = moment === null ? null : lineOf(moment, event);
    return text === null ? null : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .om)(text);
}
function lineOf(moment, { payload }) {
    switch (moment.kind) {
        case 'start':
            return `[start] ${short(moment.goal)} · ${moment.model}`;
        case 'tests':
            return `[tests] ${testsLine(moment.run)}`;
        case 'attempt':
            return moment.waitMs === null
                ? null
                : `[model] ${moment.status ?? (moment.error || 'no answer')}; trying again in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Xo)(moment.waitMs)}`;
        case 'action':
            return `[turn ${turnNumber(payload)}] ${short((0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .Rt)(moment.words))}`;
        case 'malformed':
            return `[turn ${turnNumber(payload)}] malformed reply: ${short(moment.error)}`;
        case 'result':
            return moment.isOk ? null : `[${moment.tool}] ${short(moment.output)}`;
        case 'lost':
            return `[model] ${moment.reason}: ${short(moment.message)}`;
        case 'reflection':
            return `[reflect] ${short(moment.notes.join(' '))}`;
        case 'note':
            if (moment.reason === 'places')
                return null;
            return `[driver] ${short(moment.note)}`;
        case 'candidate':
            if (moment.verdict !== 'passed' && (moment.number ?? 0) % 25 !== 0)
                return null;
            return `[candidate ${moment.number ?? '?'}] ${moment.template} at ${moment.path}:${moment.line ?? '?'}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .L2)(moment.verdict)}`;
        case 'outcome':
            return `[end] ${moment.outcome} (${moment.stopReason})`;
        case 'denied':
        case 'closing':
            return null;
        default:
            return (0,_agent_assert_never_js__WEBPACK_IMPORTED_MODULE_4__  .x)(moment);
    }
}
const turnNumber = (payload) => ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .tk)(payload, 't') ?? 0) + 1;
function testsLine({ phase, verdict, exitCode, durationMs, focus }) {
    const exit = verdict === 'red' && exitCode !== null ? ` (exit ${exitCode})` : '';
    const took = durationMs === null ? '' : ` in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Xo)(durationMs)}`;
    const narrowed = focus === null ? '' : `, the failing tests alone (${short(focus)})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .V2)(phase).when}${narrowed}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .L2)(verdict)}${exit}${took}`;
}
const MAX_CHARS = 160;
const short = (text) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .om)(text, MAX_CHARS);


  }),

  86238:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  readLines)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
async function* readLines(path) {
    let number = 0;
    let pieces = [];
    let bytes = 0;
    for await (const chunk of chunksOf(path)) {
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
            bytes += end - start;
            pieces.push(chunk.subarray(start, end));
            yield lineOf(pieces, { bytes, number: ++number, isWhole: true });
            pieces = [];
            bytes = 0;
            start = end + 1;
        }
        bytes += chunk.length - start;
        if (bytes <= MAX_LINE_BYTES)
            pieces.push(chunk.subarray(start));
        else
            pieces = [];
    }
    if (bytes > 0)
        yield lineOf(pieces, { bytes, number: ++number, isWhole: false });
}
function lineOf(pieces, { bytes, number, isWhole }) {
    if (bytes > MAX_LINE_BYTES)
        return { kind: 'unreadable', number, reason: `longer than ${MAX_LINE_BYTES} bytes` };
    const [only, ...others] = pieces;
    const line = others.length === 0 ? (only ?? Buffer.alloc(0)) : Buffer.concat(pieces);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line))
        return { kind: 'unreadable', number, reason: 'not valid UTF-8' };
    return { kind: 'text', number, text: line.toString('utf8'), isWhole };
}
async function* chunksOf(path) {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        if (Buffer.isBuffer(chunk))
            yield chunk;
    }
}


  }),

  93822:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  WX: () => (  findingsOf),
  Vq: () => (  sha256OfFile),
  tY: () => (  verifyTrace)
});

var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var trace_chain = __webpack_require__(54021);
var file_lines = __webpack_require__(86238);
; 

class RunChain {
    #findings = [];
    #gaps = [];
    #before = [trace_chain .Bq];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    #events = 0;
    get events() {
        return this.#events;
    }
    follow(line) {
        this.#events++;
        this.#lastLine = line.line;
        if (this.#hasEnded)
            this.find({ kind: 'after_end', line: line.line, reason: 'stands after the run_end of its run' });
        if (line.kind === 'run_end')
            this.#hasEnded = true;
        if (line.seq < this.#next)
            this.#turnUp(line);
        else
            this.#goOn(line);
    }
    find(finding) {
        this.#findings.push(finding);
    }
    findings() {
        const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
        if (this.#events > 0 && !this.#hasEnded)
            found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
        return found.toSorted((a, b) => a.line - b.line);
    }
    #goOn({ line, seq, content, hash }) {
        const isNext = seq === this.#next;
        const computed = this.#before.map((before) => (0,trace_chain .qv)(before, content));
        if (!isNext)
            this.#leap(line, seq);
        else if (!computed.includes(hash))
            this.find({ kind: 'changed', line, reason: CHANGED });
        this.#before = [...new Set([hash, ...computed])].slice(0, 2);
        this.#next = seq + 1;
    }
    #leap(line, until) {
        if (this.#gaps.length < MAX_GAPS)
            this.#gaps.push({ line, from: this.#next, until, late: null });
    }
    #turnUp({ line, seq }) {
        const gap = this.#gaps.find(({ from, until }) => from <= seq && seq < until);
        if (gap === undefined)
            this.find({ kind: 'repeated', line, reason: `event ${seq} stands here a second time` });
        else
            gap.late ??= { line, seq };
    }
}
const MAX_GAPS = 1000;
const CHANGED = 'changed: its hash does not follow from its text and the line before';
const NO_END = 'no run_end follows: the run was killed, or its end was removed';
function gapFinding({ line, from, until, late }) {
    if (late !== null) {
        const reason = `reordered: event ${late.seq} belongs before this line and stands in line ${late.line}`;
        return { kind: 'reordered', line, reason };
    }
    const missing = until - from === 1 ? `event ${from} is` : `events ${from} to ${until - 1} are`;
    return {
        kind: 'missing_before',
        line,
        reason: `${missing} missing before this line: removed, or unreadable`,
    };
}

var trace_line = __webpack_require__(58364);
; 






async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,file_lines .S)(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
    }
    const runs = [...chains].map(([runId, chain]) => ({
        runId,
        events: chain.events,
        findings: chain.findings(),
    }));
    return { sha256: await sha256OfFile(path), runs, strays };
}
function findingsOf({ runs, strays }) {
    return [...strays, ...runs.flatMap(({ findings }) => findings)].toSorted((a, b) => a.line - b.line);
}
async function sha256OfFile(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}
function followLine(line, chains) {
    if (line.kind === 'unreadable')
        return line.reason;
    if (line.text.trim() === '')
        return 'empty';
    const parsed = (0,trace_line .A)(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, seq, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    chains.set(runId, chain);
    const sealed = (0,trace_chain .N0)(line.text);
    if (sealed === null)
        chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
    else
        chain.follow({ line: line.number, seq, kind, ...sealed });
    return null;
}
const MISPLACED = 'changed: its hash is not its last member';


  }),

  1754:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    jP: () => (  PromptRebuilder),
    ks: () => (  isRequest),
    u0: () => (  isExact)
  });
  var _agent_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19976);
  var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54021);


const isExact = (prompt) => (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__  .Bj)((0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_1__  .E)(prompt)) === prompt.sha256;
function isRequest(event) {
    return event.kind === 'llm_request' || event.kind === 'reflection_request';
}
class PromptRebuilder {
    #items = [];
    #head = '';
    #tail = '';
    #newest = null;
    add(request) {
        this.#newest = request;
        this.#head = request.payload.head ?? this.#head;
        this.#tail = request.payload.tail ?? this.#tail;
        for (const item of request.payload.appended)
            this.#items.push(JSON.stringify(item));
    }
    newest() {
        if (this.#newest === null)
            return null;
        const { kind, payload } = this.#newest;
        const { t, sha256 } = payload;
        return { kind, t, head: this.#head, items: this.#items.slice(), tail: this.#tail, sha256 };
    }
}


  }),

  41125:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  readTrace),
    c: () => (  readRun)
  });
  var _file_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86238);
  var _trace_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58364);


async function* readTrace(path) {
    const counts = new Map();
    for await (const line of (0,_file_lines_js__WEBPACK_IMPORTED_MODULE_0__  .S)(path))
        yield* itemsOf(line, counts);
}
async function readRun(path, runId) {
    const runs = new Map();
    const problems = [];
    for await (const item of readTrace(path)) {
        if (item.type === 'problem')
            problems.push(item.problem);
        else if (runId === null || runId === item.event.runId)
            append(runs, item.event);
    }
    const [only, ...others] = runs;
    if (only === undefined)
        throw new Error(`${path} holds ${runId === null ? 'no run' : `no run ${runId}`}`);
    if (others.length > 0) {
        throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${[...runs.keys()].join(', ')}`);
    }
    return { runId: only[0], events: only[1], problems };
}
function append(runs, event) {
    const events = runs.get(event.runId);
    if (events === undefined)
        runs.set(event.runId, [event]);
    else
        events.push(event);
}
function* itemsOf(line, counts) {
    if (line.kind === 'unreadable') {
        yield problem(line.number, line.reason);
        return;
    }
    if (line.text.trim() === '')
        return;
    const parsed = (0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .A)(line.text);
    if (parsed.kind === 'bad') {
        yield problem(line.number, line.isWhole ? parsed.reason : CUT);
        return;
    }
    const { kind, payload, run_id } = parsed.line;
    const said = { kind, payload };
    const fits = (0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .OF)(said);
    if (!fits && (0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .NS)(kind))
        yield problem(line.number, `not a ${kind}: ${(0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .hH)(said)}`);
    const index = counts.get(run_id) ?? 0;
    counts.set(run_id, index + 1);
    yield {
        type: 'event',
        event: eventOf(parsed.line, { line: line.number, index, said: fits ? said : null }),
    };
}
const CUT = 'cut short: the run was stopped while it wrote this line';
function eventOf({ seq, ts, run_id, kind, payload }, place) {
    return { ...place, seq, ts, runId: run_id, kind, payload };
}
const problem = (line, reason) => ({ type: 'problem', problem: { line, reason } });


  }),

  58364:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  parseLine),
    NS: () => (  isEventKind),
    OF: () => (  isRunEvent),
    hH: () => (  misfit)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
  var _agent_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19559);


const JsonObjectSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'expected an object');
const TraceLineSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__  .euz(1),
    seq: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
    ts: zod__WEBPACK_IMPORTED_MODULE_1__  .aig(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    payload: JsonObjectSchema,
    hash: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().regex(/^[0-9a-f]{64}$/),
});
function parseLine(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        return bad(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json))
        return bad('not a JSON object');
    if ('v' in json && json.v !== 1)
        return bad(`version ${JSON.stringify(json.v)} of the format; this reads 1`);
    const parsed = TraceLineSchema.safeParse(json);
    if (parsed.success)
        return { kind: 'line', line: parsed.data };
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return bad(`not a trace line: ${issues.join('; ')}`);
}
const bad = (reason) => ({ kind: 'bad', reason });
function isEventKind(kind) {
    return Object.hasOwn(_agent_events_js__WEBPACK_IMPORTED_MODULE_0__  .sM, kind);
}
const isRunEvent = (said) => misfit(said) === null;
function misfit({ kind, payload }) {
    if (!isEventKind(kind))
        return `unknown kind ${kind}`;
    try {
        const parsed = _agent_events_js__WEBPACK_IMPORTED_MODULE_0__  .sM[kind].safeParse(payload);
        if (parsed.success)
            return null;
        return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'nested too deeply';
        throw error;
    }
}


  })

};
