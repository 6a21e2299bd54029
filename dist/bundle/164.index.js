export const id = 164;
export const ids = [164];
export const modules = {

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

  96164:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    viewCommand: () => (  viewCommand),
    writePage: () => (  writePage)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
  var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
  var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
  var _page_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55894);
  var _page_page_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10429);
  var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37298);
  var _trace_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65283);









const FlagsSchema = zod__WEBPACK_IMPORTED_MODULE_8__  .Ikc({
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
    run: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Bq.optional(), { value: 'ID', help: 'which run; needed when the file holds several' }),
    out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Bq.default('trace.html'), { value: 'FILE', help: 'where the page goes' }),
});
const VIEW = {
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: FlagsSchema,
};
async function viewCommand(args, io) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .bQ)(VIEW, args);
    if (parsed.kind === 'help') {
        io.stdout(parsed.usage);
        return 0;
    }
    const { trace, run = null, out } = parsed.flags;
    (0,_trace_file_js__WEBPACK_IMPORTED_MODULE_7__  .u)(trace);
    const page = await (0,_page_page_run_js__WEBPACK_IMPORTED_MODULE_5__  .v)(trace, run);
    await writePage(page, out);
    for (const { line, reason } of page.problems)
        io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
}
async function writePage(page, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)), { recursive: true });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from((0,_page_page_js__WEBPACK_IMPORTED_MODULE_4__  .k)(page)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
}


  })

};
