export const id = 184;
export const ids = [184];
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
  var _dispatch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75015);



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
    const near = (0,_dispatch_js__WEBPACK_IMPORTED_MODULE_3__  .p)(given.replace(/^-+(?:no-)?/, ''), names);
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

  15803:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initCommand: () => (  initCommand)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
  var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37298);




const FlagsSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    workflow: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Bq.optional(), {
        value: 'FILE',
        help: 'the workflow to watch: ci.yml, or its path (default: the one that tests)',
    }),
    job: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Bq.optional(), {
        value: 'ID',
        help: 'its job whose set-up is taken (default: the one that tests)',
    }),
    'in-job': (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_3__  .zMY().default(false), {
        help: 'add agent-fix to that job as its last step, and the job that publishes beside it, instead of a workflow of its own',
    }),
    'one-job': (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_3__  .zMY().default(false), {
        help: 'one job that also publishes: shorter, and weaker, since tests and write token share it',
    }),
    force: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_3__  .zMY().default(false), { help: 'write over a file that is there' }),
});
const INIT = {
    name: 'agent-fix init',
    about: 'writes the workflow that runs agent-fix, with the set-up of a job of yours, and a job that publishes.',
    flags: FlagsSchema,
};
const WORKFLOWS = '.github/workflows';
const OUTPUT = `${WORKFLOWS}/agent-fix.yml`;
async function initCommand(args, io) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .bQ)(INIT, args);
    if (parsed.kind === 'help') {
        io.stdout(parsed.usage);
        return 0;
    }
    const values = parsed.flags;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(values.repo);
    const read = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8') : null;
    const { pickJob } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(242), __webpack_require__.e(591)]).then(__webpack_require__.bind(__webpack_require__, 40319));
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS)) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS)).toSorted() : [];
    const paths = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS}/${name}`);
    const { workflow, job } = pickJob({
        paths: paths.filter((path) => path !== OUTPUT),
        read,
        wanted: { workflow: values.workflow ?? null, job: values.job ?? null },
    });
    const out = values['in-job'] ? workflow : OUTPUT;
    if (!values['in-job'] && !values.force && read(OUTPUT) !== null) {
        throw new Error(`${OUTPUT} is there already: --force writes over it`);
    }
    const form = values['one-job'] ? 'one' : 'two';
    const { text, notes } = values['in-job']
        ? (await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(242), __webpack_require__.e(591), __webpack_require__.e(866)]).then(__webpack_require__.bind(__webpack_require__, 10866))).initInJob({
            path: workflow,
            content: read(workflow) ?? '',
            job,
            form,
        })
        : await (await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(242), __webpack_require__.e(591), __webpack_require__.e(278)]).then(__webpack_require__.bind(__webpack_require__, 94278))).initWorkflow({
            workflow,
            job,
            files: { readFile: async (path) => read(path) },
            form,
        });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, out)), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, out), text);
    io.stdout(`Wrote ${out}, from job ${job} of ${workflow}\n`);
    for (const note of notes)
        io.stderr(`Note: ${note}.\n`);
    io.stderr('Next: add the secret OPENAI_API_KEY, allow Actions to create pull requests, and commit the file.\n');
    return 0;
}


  })

};
