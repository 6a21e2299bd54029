export const id = 724;
export const ids = [724];
export const modules = {

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    Jt: () => (  flag),
    NB: () => (  defineCommand),
    rD: () => (  wholeNumber),
    vj: () => (  amount)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);



const TEXTS = zod__WEBPACK_IMPORTED_MODULE_2__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    TEXTS.add(own, text);
    return own;
}
const filled = zod__WEBPACK_IMPORTED_MODULE_3__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()
    .regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,9})?$/, 'must be a number greater than 0')
    .transform(Number);
function defineCommand(spec, act) {
    return async (args, io) => {
        const parsed = parseFlags(spec, args);
        if (parsed.kind === 'given')
            return act(parsed.flags, io, parsed.operands);
        io.stdout(parsed.usage);
        return 0;
    };
}
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
    if (!parsed.success)
        throw new Error(parsed.error.issues.map((issue) => problemText(issue, read.values)).join('\n'));
    command.check?.(parsed.data);
    return { kind: 'given', flags: parsed.data, operands: read.operands };
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
    const near = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .pA)(given.replace(/^-+(?:no-)?/, ''), names);
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
function renderUsage({ name, about, flags, operands, notes, }) {
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
    const lines = wrapped(right).map((line) => `  ${''.padEnd(WIDTH)}${line}`);
    if (left.length >= WIDTH)
        return [`  ${left}`, ...lines];
    return [`  ${left.padEnd(WIDTH)}${lines[0]?.trimStart()}`, ...lines.slice(1)];
}
const MAX_TEXT_CHARS = 84;
function wrapped(text) {
    const lines = [];
    for (const word of text.match(/\(default: \S+\)|\S+/g) ?? []) {
        const last = lines.at(-1);
        if (last === undefined || last.length + word.length >= MAX_TEXT_CHARS)
            lines.push(word);
        else
            lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
}
function defaultText(value) {
    return typeof value === 'string' || typeof value === 'number' ? ` (default: ${value})` : '';
}


  }),

  19601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A8: () => (  abortedBySignals),
    Bx: () => (  traceToRead),
    C2: () => (  painter),
    CZ: () => (  writePatch),
    Sg: () => (  besideTrace),
    fC: () => (  traceOf),
    pH: () => (  TRACE_TO_READ)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59268);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37298);






const painter = (isTerminal) => (style, text) => isTerminal && !process.env['NO_COLOR'] ? (0,node_util__WEBPACK_IMPORTED_MODULE_3__.styleText)(style, text, { validateStream: false }) : text;
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
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[by]),
    };
}
const traceOf = (repo) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .W1)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo)).gitDir, 'agent-fix', 'trace.jsonl');
const TRACE_TO_READ = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
    value: 'FILE',
    help: 'the trace (default: that of the runs here, .git/agent-fix/trace.jsonl)',
});
function traceToRead(given) {
    const places = given === undefined ? [traceOf('.'), OLD_TRACE] : [given];
    const found = places.find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true);
    if (found !== undefined)
        return found;
    if (given !== undefined)
        throw new Error(`--trace ${given}: trace file not found`);
    throw new Error(`no run of this repository is recorded in ${places[0]}; another trace: --trace FILE`);
}
const OLD_TRACE = 'runs/trace.jsonl';
function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}
const besideTrace = (trace, runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(trace), `${runId}.patch`);


  }),

  68652:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hm: () => (  snakeKeys),
    OW: () => (  isJsonObject),
    Qd: () => (  isPlainObject),
    RA: () => (  camelKeys),
    Vh: () => (  readJson),
    jI: () => (  ERROR_CHARS),
    oH: () => (  firstJsonObject),
    qF: () => (  parseJson)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39429);
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);


const isJsonObject = (value) => isPlainObject(value);
const ERROR_CHARS = 300;
function parseJson(text) {
    try {
        return { kind: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return { kind: 'bad', error: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .kc)(error), ERROR_CHARS) };
    }
}
const readJson = (schema, text) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .NW)(null, () => schema.safeParse(JSON.parse(text)).data ?? null);
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function firstJsonObject(text) {
    const start = text.indexOf('{');
    if (start < 0)
        return null;
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at++) {
        const char = text[at];
        if (inString) {
            if (char === '\\')
                at++;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === '{')
            depth++;
        else if (char === '}' && --depth === 0) {
            return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };
        }
    }
    return null;
}
const OWN_KEYS = new Set(['env']);
const snakeKeys = (value) => renameKeys(value, snakeCase);
const camelKeys = (json) => renameKeys(json, camelCase);
const snakeCase = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
const asItIs = (key) => key;
function renameKeys(value, rename) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    if (Array.isArray(value))
        return value.map((each) => renameKeys(each, rename));
    if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
        throw new TypeError(`${String(value)} is not JSON`);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [
        rename(key),
        renameKeys(each, OWN_KEYS.has(key) ? asItIs : rename),
    ]));
}


  }),

  28218:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    bD: () => (  messageOf),
    cr: () => (  messagesOf)
  });
  var _read_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3297);

function messagesOf(body) {
    const text = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(body, 'instructions');
    const system = text === '' ? [] : [{ role: 'system', text, calls: [], answers: '' }];
    return [...system, ...[...(0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .gT)(body, 'input'), ...(0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .gT)(body, 'messages')].map(messageOf)];
}
function messageOf(item) {
    const type = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(item, 'type');
    const bare = { text: '', calls: [], answers: '' };
    switch (type) {
        case 'function_call':
            return { ...bare, role: 'assistant', calls: [callOf((0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(item, 'call_id'), item)] };
        case 'function_call_output': {
            const text = contentText((0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .fK)(item, 'output'));
            return { role: 'tool', text, calls: [], answers: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(item, 'call_id') };
        }
        case 'reasoning':
            return { ...bare, role: 'reasoning', text: reasoningText(item) };
    }
    const role = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(item, 'role');
    if (role === '')
        return { ...bare, role: type || 'item', text: JSON.stringify(item) };
    const calls = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .gT)(item, 'tool_calls').map((call) => callOf((0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(call, 'id'), (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .fK)(call, 'function')));
    const text = contentText((0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .fK)(item, 'content'));
    return { role, text, calls, answers: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(item, 'tool_call_id') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(item, 'name') };
}
const callOf = (id, call) => ({
    id,
    name: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(call, 'name'),
    args: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(call, 'arguments'),
});
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (!(0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .Lv)(content))
        return content === undefined || content === null ? '' : JSON.stringify(content);
    const parts = content.map((part) => (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(part, 'text') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(part, 'refusal'));
    return parts.filter((text) => text !== '').join('\n');
}
function reasoningText(item) {
    const { length } = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(item, 'encrypted_content');
    return contentText((0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .fK)(item, 'summary')) || (length === 0 ? '' : `[encrypted, ${length} characters]`);
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


  }),

  50843:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Cv: () => (  isRequestEvent),
    jP: () => (  PromptRebuilder),
    u0: () => (  isExact)
  });
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53392);
  var _writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49057);


const isExact = (prompt) => (0,_writer_js__WEBPACK_IMPORTED_MODULE_1__  .Bj)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_0__  .EN)(prompt)) === prompt.sha256;
function isRequestEvent(event) {
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


  })

};
