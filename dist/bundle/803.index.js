export const id = 803;
export const ids = [803];
export const modules = {

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    Jt: () => (  flag),
    NB: () => (  defineCommand),
    Y9: () => (  RECORD_FLAGS),
    rD: () => (  wholeNumber),
    vj: () => (  amount)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69171);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _io_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19601);




const TEXTS = zod__WEBPACK_IMPORTED_MODULE_3__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    TEXTS.add(own, text);
    return own;
}
const filled = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const RECORD_FLAGS = {
    trace: flag(filled.optional(), {
        value: 'FILE',
        help: 'the trace (default: that of the runs here, .git/agent-fix/trace.jsonl)',
    }),
    run: flag(filled.optional(), {
        value: 'ID',
        help: `which run: its id, or how it begins (default: the newest)`,
        bare: _io_js__WEBPACK_IMPORTED_MODULE_2__  .RX,
    }),
};
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_4__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP()
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
        throw new Error(`${command.name} takes no argument ${JSON.stringify(extra)}; see ${command.name} --help`);
    if (read.operands.length < min)
        throw new Error(`${command.name} needs ${name}; see ${command.name} --help`);
    const parsed = command.flags.safeParse(read.values);
    if (!parsed.success)
        throw new Error(parsed.error.issues.map((issue) => problemText(issue, read, command.flags)).join('; '));
    command.check?.(parsed.data);
    return { kind: 'given', flags: parsed.data, operands: read.operands };
}
function problemText({ path: [key], message }, { values, typed }, flags) {
    if (key === undefined)
        return message;
    const name = String(key);
    const given = values[name];
    if (given !== undefined)
        return `${typed[name]} ${shown(given)}: ${message}`;
    const value = flagTable(flags).find((each) => each.name === name)?.value;
    return `--${name} ${value} is required`;
}
const shown = (given) => JSON.stringify(Array.isArray(given) ? given.join(' ') : given);
function readTokens({ name: command, flags }, args) {
    const table = flagTable(flags);
    const names = new Map(table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each])));
    const options = Object.fromEntries([...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: args.map((arg, at) => {
            const bare = arg.startsWith('--') ? names.get(arg.slice(2))?.text.bare : undefined;
            return bare !== undefined && (args[at + 1] ?? '-').startsWith('-') ? `${arg}=${bare}` : arg;
        }),
        options: { ...options, help: { type: 'boolean', short: 'h' } },
        allowNegative: true,
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const values = {};
    const typed = {};
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            operands.push(token.value);
            continue;
        }
        if (token.name === 'help' && token.rawName !== '--no-help')
            return { isHelp: true, values, typed, operands };
        const isNegated = token.rawName === `--no-${token.name}`;
        const found = names.get(token.name);
        if (found === undefined || (isNegated && !found.isSwitch))
            throw unknownFlag(token.rawName, [...names.keys()], command);
        typed[found.name] = token.rawName;
        addValue(values, found, { ...token, isNegated });
    }
    return { isHelp: false, values, typed, operands };
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
        const isList = zod__WEBPACK_IMPORTED_MODULE_5__  .xL(schema, []).success;
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
    const standard = zod__WEBPACK_IMPORTED_MODULE_5__  .xL(schema, undefined);
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

  15803:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initCommand: () => (  initCommand)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_readline_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26848);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81469);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39429);
  var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37298);







const InitFlags = zod__WEBPACK_IMPORTED_MODULE_5__  .Ikc({
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    workflow: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'FILE',
        help: 'the workflow to watch: ci.yml, or its path (default: the one that tests)',
    }),
    job: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'ID',
        help: 'its job whose set-up is taken (default: the one that tests)',
    }),
    'in-job': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: 'add agent-fix to that job as its last step, and the job that publishes beside it, instead of a workflow of its own',
    }),
    'one-job': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: 'one job that also publishes: shorter, and weaker, since tests and write token share it',
    }),
    action: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .YjP()
        .regex(/^[\w.-]+\/[\w.-]+@[\w./-]+$/, 'must be OWNER/REPO@REF')
        .optional(), {
        value: 'OWNER/REPO@REF',
        help: 'the action to use (default: the commit that this agent-fix was cloned at)',
    }),
    force: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'write over a file that is there' }),
});
const FOLDER = '.github/workflows';
const OUTPUT = `${FOLDER}/agent-fix.yml`;
const initCommand = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .NB)({
    name: 'agent-fix init',
    about: 'writes the workflow that runs agent-fix, with the set-up of a job of yours, and a job that publishes.',
    flags: InitFlags,
}, writeWorkflow);
async function writeWorkflow(values, io) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(values.repo);
    refuseLinks(root, FOLDER);
    const files = filesIn(root);
    const { AGENT_FIX } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(277), __webpack_require__.e(477), __webpack_require__.e(319)]).then(__webpack_require__.bind(__webpack_require__, 40319));
    const action = values.action === undefined ? (ownAction() ?? AGENT_FIX) : { uses: values.action };
    const watched = await chosenJob(files, values, io);
    if (values['in-job'] && watched === null)
        throw new Error('--in-job: there is no workflow to add a step to');
    const out = values['in-job'] && watched !== null ? watched.workflow : OUTPUT;
    refuseLinks(root, out);
    if (out === OUTPUT && !values.force && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, OUTPUT))) {
        throw new Error(`${OUTPUT} is there already: --force writes over it`);
    }
    const { text, notes } = values['in-job'] && watched !== null
        ? (await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(277), __webpack_require__.e(477), __webpack_require__.e(319), __webpack_require__.e(866)]).then(__webpack_require__.bind(__webpack_require__, 10866))).initInJob({
            path: watched.workflow,
            content: files.read(watched.workflow) ?? '',
            job: watched.job,
            form: values['one-job'] ? 'one' : 'two',
            action,
        })
        : await (await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(277), __webpack_require__.e(477), __webpack_require__.e(319), __webpack_require__.e(278)]).then(__webpack_require__.bind(__webpack_require__, 94278))).initWorkflow({
            watched,
            files,
            form: values['one-job'] ? 'one' : 'call',
            action,
        });
    writeHere(root, out, text);
    const from = watched === null ? 'the manifests' : `job ${watched.job} of ${watched.workflow}`;
    io.stdout(`Wrote ${out}, from ${from}\n`);
    for (const note of notes)
        io.stderr(`Note: ${note}.\n`);
    io.stderr(NEXT.replace('FILE', out));
    return 0;
}
const NEXT = `Next:
  gh secret set OPENAI_API_KEY
  gh label create agent-fix --description 'agent-fix opens a pull request for this issue'
  gh api -X PUT 'repos/{owner}/{repo}/actions/permissions/workflow' -F can_approve_pull_request_reviews=true
  git add FILE && git commit -m 'Run agent-fix' && git push
The third command lets GitHub Actions create pull requests.
`;
async function chosenJob(files, { workflow, job }, io) {
    const { isDoubtful, rankJobs } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(277), __webpack_require__.e(477), __webpack_require__.e(608)]).then(__webpack_require__.bind(__webpack_require__, 85608));
    const paths = files.workflows();
    const named = paths.filter((path) => workflow === undefined || path === workflow || path.endsWith(`/${workflow}`));
    if (workflow !== undefined && named.length === 0) {
        const there = paths.length === 0 ? `there are none in ${FOLDER}` : `there are ${paths.join(', ')}`;
        throw new Error(`--workflow ${workflow}: no such workflow; ${there}`);
    }
    const ranked = await rankJobs(named, files);
    const fitting = ranked.filter((each) => job === undefined || each.job === job);
    const [best, ...others] = fitting;
    if (best === undefined) {
        if (job === undefined && workflow === undefined)
            return null;
        const ids = ranked.map((each) => each.job).join(', ');
        throw new Error(`--job ${job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`);
    }
    if (job === undefined && workflow === undefined && best.score < 0) {
        io.stderr(`No workflow runs tests for pushes or pull requests (there are ${paths.join(', ')}).\n`);
        return null;
    }
    if (job === undefined && isDoubtful(fitting))
        return askWhich(fitting, io);
    if (others.length > 0) {
        io.stderr(`Chose job ${best.job} of ${best.workflow}. Others, most likely first: ${listed(others)}.\n`);
        io.stderr('Name another with --workflow FILE --job ID.\n');
    }
    return best;
}
const MAX_LISTED = 6;
const listed = (choices) => choices
    .slice(0, MAX_LISTED)
    .map(({ workflow, job }) => `${job} (${workflow.slice(FOLDER.length + 1)})`)
    .join(', ');
async function askWhich(choices, io) {
    const doubt = 'it is not clear which job runs the tests';
    if (!io.isTTY || !process.stdin.isTTY) {
        throw new Error(`${doubt}: name it with --workflow FILE --job ID; most likely first: ${listed(choices)}`);
    }
    const lines = choices.slice(0, MAX_LISTED).map((each, at) => `  ${at + 1}. ${listed([each])}\n`);
    io.stderr(`${doubt[0]?.toUpperCase()}${doubt.slice(1)}:\n${lines.join('')}`);
    const terminal = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_3__.createInterface)({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question('Number: ');
    terminal.close();
    const chosen = /^[1-9]$/.test(answer.trim()) ? choices[Number(answer) - 1] : undefined;
    if (chosen === undefined)
        throw new Error(`${doubt}: name it with --workflow FILE --job ID`);
    return chosen;
}
function filesIn(root) {
    const read = (path) => {
        const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(whole, { throwIfNoEntry: false })?.isFile() === true
            ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(whole, 'utf8')
            : null;
    };
    const workflows = () => {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, FOLDER)) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, FOLDER)).toSorted() : [];
        const paths = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${FOLDER}/${name}`);
        return paths.filter((path) => path !== OUTPUT);
    };
    const listFiles = async () => (gitSays(root, 'ls-files') ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).join('\n')).split('\n');
    return { read, workflows, listFiles, readFile: async (path) => read(path) };
}
function refuseLinks(root, path) {
    for (let at = path; at !== '.'; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, at), { throwIfNoEntry: false })?.isSymbolicLink() === true) {
            throw new Error(`${at} is a link, which may lead out of the repository: nothing is written through it. Remove it first`);
        }
    }
}
function writeHere(root, path, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)), { recursive: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function ownAction() {
    const { dirname: here, filename } = import.meta;
    if (!/^(?:src|dist)\//.test(gitSays(here, 'ls-files', '--full-name', filename) ?? ''))
        return null;
    const origin = gitSays(here, 'remote', 'get-url', 'origin') ?? '';
    const name = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(origin)?.[1];
    const commit = gitSays(here, 'rev-parse', 'HEAD');
    if (name === undefined || commit === null)
        return null;
    if ((gitSays(here, 'branch', '-r', '--contains', commit) ?? '') === '')
        return { uses: `${name}@main` };
    const tag = gitSays(here, 'describe', '--tags', '--exact-match', commit);
    return { uses: `${name}@${commit}`, ...(tag === null ? {} : { comment: ` ${tag}` }) };
}
const GIT_ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
const gitSays = (folder, ...args) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(null, () => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('git', ['-c', 'core.fsmonitor=false', '-C', folder, ...args], {
    encoding: 'utf8',
    env: GIT_ENV,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
}).trim());


  }),

  19601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A8: () => (  abortedBySignals),
    Bx: () => (  traceToRead),
    C2: () => (  painter),
    CZ: () => (  writePatch),
    In: () => (  LiveProgress),
    RX: () => (  NEWEST),
    Sg: () => (  besideTrace),
    fC: () => (  traceOf),
    jH: () => (  chooseRun)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72853);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41125);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59268);







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
const traceOf = (repo) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_6__  .W1)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo)).gitDir, 'agent-fix', 'trace.jsonl');
const NEWEST = 'newest';
async function chooseRun(trace, wanted, io) {
    const isNewest = wanted === undefined || wanted === NEWEST;
    const ids = (await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_5__  .v)(trace, () => { })).map(({ runId }) => runId);
    const named = ids.includes(wanted ?? '') ? [wanted ?? ''] : ids.filter((id) => id.startsWith(wanted ?? ''));
    const [run, ...others] = isNewest ? ids.slice(-1) : named;
    const newest = ids.length === 0 ? '' : `; its newest: ${ids.slice(-5).toReversed().join(', ')}`;
    if (run === undefined)
        throw new Error(`${trace} holds no run ${isNewest ? '' : wanted}`.trim() + newest);
    if (others.length > 0)
        throw new Error(`--run ${wanted}: several runs begin so: ${named.slice(0, 5).join(', ')}`);
    if (isNewest && ids.length > 1)
        io.stderr(`agent-fix: ${trace} holds ${ids.length} runs, and ${run} is the newest; another: --run ID\n`);
    return run;
}
function traceToRead(given) {
    const places = given === undefined ? [traceOf('.'), OLD_TRACE] : [given];
    const found = places.find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true);
    if (found !== undefined)
        return found;
    if (given !== undefined)
        throw new Error(`--trace ${given}: trace file not found; name a file that agent-fix run has written`);
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
const TICK_MS = 500;
const LINE_EVERY_MS = 4000;
const TAG_STYLES = {
    good: 'green',
    bad: 'red',
    warn: 'yellow',
    plain: 'cyan',
};
class LiveProgress {
    io;
    #out;
    #timer;
    #progress = _story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .yS;
    #startMs = performance.now();
    #sinceMs = this.#startMs;
    #saidMs = performance.now();
    #hasStatus = false;
    constructor(io) {
        this.#out = io;
        this.io = {
            ...io,
            stdout: (text) => this.#print(() => io.stdout(text)),
            stderr: (text) => this.#print(() => io.stderr(text)),
        };
        this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
    }
    tell(event, line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .oz)(event)) {
        const paint = painter(this.#out.columns !== undefined);
        const tag = /^\[[^\]]*\]/.exec(line ?? '')?.[0] ?? '';
        const shown = paint(TAG_STYLES[(0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .yI)(event)], tag) + (line ?? '').slice(tag.length);
        if (line !== null)
            this.io.stderr(`${shown}\n`);
        if (event.kind === 'run_start')
            this.#startMs = performance.now();
        this.#become((0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .mv)(this.#progress, event));
    }
    watch(oracle) {
        return {
            run: (options) => {
                this.#become({ ...this.#progress, doing: { kind: 'tests', phase: options.phase } });
                return oracle.run(options);
            },
        };
    }
    noteReply(bytes) {
        if (this.#progress.doing.kind === 'model')
            this.#progress = { ...this.#progress, doing: { kind: 'model', bytes } };
    }
    #become(progress) {
        const isSame = progress.doing === this.#progress.doing;
        const isSearch = progress.doing.kind === 'search' && this.#progress.doing.kind === 'search';
        if (!isSame && !isSearch)
            this.#sinceMs = performance.now();
        this.#progress = progress;
    }
    #tick() {
        const nowMs = performance.now();
        const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .w6)(this.#progress, { ms: nowMs - this.#sinceMs, runMs: nowMs - this.#startMs });
        const columns = this.#out.columns?.();
        if (columns !== undefined) {
            this.#out.stderr(`\r\u001b[K${painter(true)('dim', line.slice(0, columns - 1))}`);
            this.#hasStatus = true;
        }
        else if (nowMs - this.#saidMs >= LINE_EVERY_MS)
            this.io.stderr(`${line}\n`);
    }
    #print(write) {
        this.#clear();
        write();
        this.#saidMs = performance.now();
    }
    #clear() {
        if (this.#hasStatus)
            this.#out.stderr('\r\u001b[K');
        this.#hasStatus = false;
    }
    [Symbol.dispose]() {
        clearInterval(this.#timer);
        this.#clear();
    }
}


  })

};
