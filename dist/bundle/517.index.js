export const id = 517;
export const ids = [517];
export const modules = {

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jt: () => (  flag),
    NB: () => (  defineCommand),
    Y9: () => (  RECORD_FLAGS),
    rD: () => (  wholeNumber),
    vj: () => (  amount),
    wx: () => (  notBlank)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69171);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59199);
  var _io_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19601);




const FLAG_TEXTS = zod__WEBPACK_IMPORTED_MODULE_3__  .u5();
function flag(schema, text) {
    const flag = schema.clone();
    FLAG_TEXTS.add(flag, text);
    return flag;
}
const notBlank = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const RECORD_FLAGS = {
    trace: flag(notBlank.optional(), {
        value: 'FILE',
        help: 'the trace (default: that of the runs here, .git/agent-fix/trace.jsonl)',
    }),
    run: flag(notBlank.optional(), {
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
    const value = values[name];
    if (value !== undefined)
        return `${typed[name]} ${shown(value)}: ${message}`;
    return `--${name} ${flagTable(flags).find((each) => each.name === name)?.value} is required`;
}
const shown = (value) => JSON.stringify(Array.isArray(value) ? value.join(' ') : value);
function readTokens({ name: command, flags }, args) {
    const table = flagTable(flags);
    const names = new Map(table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each])));
    const options = Object.fromEntries([...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: args.map((arg, at) => {
            const negated = arg.startsWith('--no-') ? names.get(arg.slice(5)) : undefined;
            if (negated?.text.negated !== undefined)
                return `--${negated.name}=${negated.text.negated}`;
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
function unknownFlag(flag, names, command) {
    const near = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .pA)(flag.replace(/^-+(?:no-)?/, ''), names);
    const hint = near === null ? `see ${command} --help` : `did you mean --${near}?`;
    return new Error(`${command} has no option ${flag}; ${hint}`);
}
function flagTable(flags) {
    return Object.entries(flags.shape).map(([name, schema]) => {
        const text = FLAG_TEXTS.get(schema) ?? { help: '' };
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

  20517:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (  initCommand)
});

var external_node_child_process_ = __webpack_require__(31421);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(26848);
var schemas = __webpack_require__(81469);
var errors = __webpack_require__(7403);
var once = __webpack_require__(51189);
var dist = __webpack_require__(38815);
var json = __webpack_require__(26910);
var expressions_dist = __webpack_require__(40081);
var result = __webpack_require__(96856);
var evaluate = __webpack_require__(97763);
var job_plan = __webpack_require__(29997);
var jobs = __webpack_require__(28992);
var script_purpose = __webpack_require__(23482);
var step_command = __webpack_require__(70758);
var workflow_file = __webpack_require__(17448);
; 











function recordAt(value, key) {
    const found = (0,json .Qd)(value) ? value[key] : undefined;
    return (0,json .Qd)(found) ? found : {};
}
const stepsAt = (value, key = 'steps') => {
    const steps = (0,json .Qd)(value) ? value[key] : undefined;
    const plain = Array.isArray(steps) ? steps.filter(json .Qd) : [];
    return plain.flatMap((step) => ('parallel' in step ? stepsAt(step, 'parallel') : [step]));
};
const isCheckout = (step) => /^actions\/checkout@/.test((0,json .$6)(step, 'uses'));
function watchedEvent(workflow) {
    const on = (0,json .Qd)(workflow) ? workflow['on'] : null;
    const names = (0,json .Qd)(on) ? Object.keys(on) : [on].flat();
    const push = recordAt(on, 'push');
    const isOfTags = 'tags' in push && !('branches' in push) && !('branches-ignore' in push);
    const events = ['push', 'pull_request', 'schedule', 'workflow_dispatch'];
    return events.find((event) => names.includes(event) && !(event === 'push' && isOfTags)) ?? null;
}
const SURE = 9;
const NOT_ON_LINUX = 14;
const EVENT_SCORES = { push: 3, pull_request: 2, schedule: -8, workflow_dispatch: -8 };
const OTHER_PURPOSE = (0,job_plan .Ro)(`
  codeql publish\\w* releases? deploy\\w* docs? documentation site website pages bench\\w* perf nightly cron scheduled? stale
  label\\w* triage scorecards? dependabot dependency renovate fuzz\\w* man_pages? changelog backport canary preview copilot
  mutations? mutants semgrep zizmor audit security cla wheels? docker images? graal\\w* sbom reproducible snapshot sync update
`);
const SPECIAL = (0,job_plan .Ro)(`
  lint\\w* typing types type_check\\w* mypy attw coverage e2e integration containers? smoke examples? samples? snippets?
  windows win\\d* mac macos osx
  min minimum minimal lowest old oldest oldstable msrv panic bc wasm\\w* wasi\\w* race concurrent stress failpoint robustness
  miri loom [atm]san ubsan sanitizers? valgrind cross no_std beta legacy downstream compat\\w* [a-z]+bsd android ios arm(?:64)?
  alpine musl pypy native semver style format fmt clippy bindings? browsers? package prod dist headers? meson bazel bun deno i\\d86 emulated
`);
const LINT_AND_TEST = /\b(?:lint\w*|format|typ\w+)\b.*\btests?\b|\btests?\b.*(?:,|&|\+|\band\b).*\blint/i;
const TESTS_OR_CI = /\b(?:tests?|ci)\b/i;
const TESTS = /\b(?:tests?|unit|unittests?|pytest|tox|specs?|rspec|jest|vitest|phpunit)\b/i;
async function rankJobs(paths, files) {
    const found = [];
    for (const path of paths)
        found.push(...(await jobsIn(path, files)));
    const choices = found.toSorted((a, b) => b.score - a.score);
    return { choices, isDoubtful: mayBeWrong(choices) };
}
const mayBeWrong = ([best, ...others]) => best === undefined ||
    best.score < SURE ||
    others.some(({ score, workflow }) => score === best.score && workflow !== best.workflow);
async function jobsIn(path, files) {
    const content = (await files.readText(path)) ?? '';
    const source = (0,errors .NW)(null, () => (0,dist.parse)(content));
    const file = (0,workflow_file .AO)(path, content);
    if (!(0,json .Qd)(source) || file === null)
        return [];
    const event = watchedEvent(source);
    const words = spaced(`${path.slice(path.lastIndexOf('/') + 1)} ${(0,json .$6)(source, 'name')}`);
    const isForChanges = event === 'push' && 'pull_request' in recordAt(source, 'on');
    const ofWorkflow = (event === null ? -12 : EVENT_SCORES[event]) +
        (OTHER_PURPOSE.test(words) ? (isForChanges ? -5 : -8) : 0) +
        (SPECIAL.test(words) ? -3 : 0) +
        (/\b(?:ci|tests?|main|build|check)\b/i.test(words) ? 2 : 0) +
        (/\/(?:ci|tests?|main|build)\.ya?ml$/i.test(path) ? 1 : 0);
    const choices = [];
    for (const job of file.jobs) {
        const score = ofWorkflow + (await scoreOf(job, recordAt(source['jobs'], job.id), files));
        const isElsewhere = job.uses === null && linuxEntry(job, OF_PUSH) === null && score + NOT_ON_LINUX >= SURE;
        choices.push({ workflow: path, job: job.id, score, isElsewhere });
    }
    return choices;
}
const spaced = (text) => text
    .replace(/\$\{\{.*?\}\}/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/continuous integration/gi, 'ci')
    .replace(/\brust nightly\b/gi, 'rust')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
async function scoreOf(job, yaml, files) {
    const words = spaced(`${job.id} ${(0,json .$6)(yaml, 'name')}`);
    const ofName = (OTHER_PURPOSE.test(words) ? -16 : 0) +
        (SPECIAL.test(words) && !LINT_AND_TEST.test((0,json .$6)(yaml, 'name')) ? -4 : 0) +
        (TESTS.test(words) ? 3 : 0) +
        (replacesSources(stepsAt(yaml)) === null ? 0 : -3) +
        (/^(?:unit ?)?tests?$/i.test(spaced(job.id)) ? 2 : 0);
    const isAlone = yaml['continue-on-error'] === true ? -3 : 0;
    if (job.uses !== null)
        return ofName + isAlone + (await calledScore(job.uses, recordAt(yaml, 'with'), files));
    const onLinux = linuxEntry(job, OF_PUSH) === null ? -NOT_ON_LINUX : 0;
    let ofSteps = 0;
    for (const step of stepsAt(yaml)) {
        const kinds = await stepKinds(step, files);
        if (/^(?:github\/codeql-action|pypa\/gh-action-pypi-publish)/.test((0,json .$6)(step, 'uses')))
            ofSteps -= 16;
        else if (kinds.has('test')) {
            const folder = (0,json .$6)(step, 'working-directory') ||
                (0,json .$6)(recordAt(recordAt(yaml, 'defaults'), 'run'), 'working-directory');
            const ofTest = TESTS.test(spaced((0,json .$6)(step, 'name'))) ? 9 : 8;
            ofSteps = Math.max(ofSteps, folder === '' ? ofTest : ofTest - 2);
        }
        else if (kinds.has('lint') || kinds.has('build'))
            ofSteps = Math.max(ofSteps, 1);
    }
    return ofName + isAlone + onLinux + ofSteps;
}
async function calledScore(uses, inputs, files) {
    const path = /^\.\/(.+)$/.exec(uses)?.[1];
    if (path === undefined) {
        const inputText = spaced(Object.values(inputs).join(' '));
        const isTest = TESTS_OR_CI.test(`${spaced(uses.replace(/@.*/, '').replace(/^.*\//, ''))} ${inputText}`);
        return (isTest ? 5 : 2) + Math.min(0.9, (versionNumbers(inputText)[0] ?? 0) / 1000);
    }
    const content = (await files.readText(path)) ?? '';
    const filled = content.replace(/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g, (whole, name) => (0,json .$6)(inputs, name) || whole);
    const called = (0,errors .NW)(null, () => (0,dist.parse)(filled));
    const jobs = Object.values(recordAt(called, 'jobs'));
    for (const step of jobs.flatMap((job) => stepsAt(job)))
        if ((await stepKinds(step, files)).has('test'))
            return 8;
    return 0;
}
function isTestAction(step) {
    const [uses = ''] = (0,json .$6)(step, 'uses').split('@');
    const action = uses.slice(uses.lastIndexOf('/') + 1);
    const isOther = /^(?:actions|docker)\/|set-?up|install|cache|report|upload|publish|lint|coverage|summary|codecov/i.test(uses);
    return (uses !== '' &&
        !isOther &&
        (/^(?:run-)?tests?$|^(?:gotestsum|phpunit|pytest|tox|nextest)/i.test(action) ||
            NAMED_TESTS.test((0,json .$6)(step, 'name'))));
}
async function stepKinds(step, files, depth = 0) {
    const folder = (0,workflow_file .M1)((0,json .$6)(step, 'uses'));
    if (folder !== null && depth < 5) {
        const path = `${folder === '.' ? '' : `${folder}/`}action.y`;
        const content = (await files.readText(`${path}ml`)) ?? (await files.readText(`${path}aml`)) ?? '';
        const runs = recordAt((0,errors .NW)(null, () => (0,dist.parse)(content)), 'runs');
        const kinds = await Promise.all(stepsAt(runs).map((each) => stepKinds(each, files, depth + 1)));
        return new Set(kinds.flatMap((each) => [...each]));
    }
    const run = (0,json .$6)(step, 'run');
    if (run === '')
        return new Set(isTestAction(step) ? ['test'] : []);
    const shell = (0,json .$6)(step, 'shell') || null;
    const kinds = await (0,script_purpose .tG)(files, { run, shell, folder: (0,json .$6)(step, 'working-directory') || '.' });
    const name = (0,json .$6)(step, 'name');
    if (NAMED_TESTS.test(name))
        return new Set(['test']);
    const isBoth = /(?:\band|&|\+|\/) *(?:\w+ )?tests?\b/i.test(name);
    if (SET_UP_NAME.test(name) && !isBoth)
        return new Set([...kinds].filter((kind) => kind !== 'test' || !kinds.has('install')));
    const isUnknown = kinds.size > 0 &&
        [...kinds].every((kind) => kind === 'other' || kind === 'version' || (kind === 'build' && isBoth));
    const isNamed = /\btests?\b/i.test(name) && !(0,step_command .xh)(run, 'ENV', 'OUTPUT', 'PATH');
    return isUnknown && isNamed ? new Set(['test']) : kinds;
}
const NAMED_TESTS = /^(?:run )?(?:(?:the|all|unit) )*tests?$/i;
const SET_UP_NAME = new RegExp(`^${(0,job_plan .Ro)(`
    install set_up prepare restore download configure build add allow remove require create generate start launch wait fetch
    copy enable
  `).source}`, 'i');
const OF_PUSH = (0,evaluate .Ib)({ github: { event_name: 'push' } }, (0,evaluate .zz)({}));
function replacesSources(steps) {
    const found = steps.find((step) => ((0,json .$6)(step, 'uses').startsWith('actions/download-artifact@') &&
        recordAt(step, 'with')['run-id'] === undefined) ||
        /\brm -\w*r\w* (?:\S+ )*(?:\.\/)?(?:src|lib)\/?(?:\s|$)/.test((0,json .$6)(step, 'run')));
    const names = ['name', 'uses', 'run'].map((key) => (0,json .$6)(found, key).trim());
    return found === undefined ? null : (names.find((name) => name !== '') ?? null);
}
function linuxEntry(job, contexts) {
    const known = (0,jobs .a$)(job, contexts)
        .filter((entry) => (0,evaluate .F9)(job.condition, entry.contexts) !== false)
        .map((entry) => ({ ...entry, labels: (0,evaluate .PC)(job.runsOn, entry.contexts) }));
    const linux = known.filter(({ labels }) => (0,evaluate .mJ)(labels) === 'Linux');
    const fitting = linux.length > 0 ? linux : known.filter(({ labels }) => (0,evaluate .mJ)(labels) === null);
    const newest = fitting
        .map((entry) => pythonOf(job, entry) ?? '')
        .toSorted((a, b) => compareVersions([a], [b]))[0];
    const oddnessOf = (entry) => valuesOf(entry).filter(isOdd).length +
        Number(isExperimental(job, entry)) +
        Number(newest !== '' && pythonOf(job, entry) === newest);
    const [best] = fitting.toSorted((a, b) => {
        const [left, right] = [valuesOf(a), valuesOf(b)];
        const skipped = Number(skipsTests(job, a)) - Number(skipsTests(job, b));
        const oddness = oddnessOf(a) - oddnessOf(b);
        return skipped || oddness || compareVersions(left, right) || left.length - right.length;
    });
    return best ?? null;
}
function isExperimental({ continueOnError: token }, { contexts }) {
    const mayFail = token !== undefined && (0,errors .NW)(false, () => (0,result .vN)((0,evaluate .T4)(token, contexts)));
    const matrix = contexts.get('matrix');
    const members = matrix instanceof expressions_dist .p.Dictionary ? (0,errors .NW)([], () => matrix.pairs()) : [];
    return (mayFail || members.some(({ key, value }) => EXPERIMENTAL.test(key) && value.coerceString() === 'true'));
}
const EXPERIMENTAL = /experimental|allow.*fail|may.*fail|unstable|nightly|pre-?release/i;
function pythonOf({ id, steps }, { contexts }) {
    const inJob = (0,evaluate .jo)(contexts, id);
    for (const step of steps) {
        const [version, allows] = ['python-version', 'allow-prereleases'].map((name) => {
            const token = step.with.get(name);
            return token === undefined ? '' : (0,errors .NW)('', () => (0,evaluate .T4)(token, inJob).coerceString());
        });
        if (allows === 'true' && version !== undefined && /^\d+\.\d+$/.test(version))
            return version;
    }
    return null;
}
function skipsTests({ id: jobId, steps }, { contexts }) {
    const inJob = (0,evaluate .jo)(contexts, jobId);
    return steps
        .filter((step) => [step.name, step.run].some((template) => TESTS.test(spaced((0,workflow_file .uO)(template, () => ' ')))))
        .every(({ condition }) => (0,evaluate .F9)(condition, inJob) === false);
}
const valuesOf = ({ entry, labels }) => [...(entry?.segments ?? []), ...labels];
const isOdd = (value) => ODD.test(value.replace(/_/g, '-')) || ODD_START.test(value) || ODD_END.test(value);
const ODD_END = /[a-z](?:JS|Native|Wasm)$/;
const ODD_START = /^(?:pypy|graalpy|jruby|truffleruby)/;
const ODD = (0,job_plan .Ro)(`
  dev main master maint nightly beta\\d* alpha\\d* rc\\d* ea [\\d.]*\\d(?:a|b|rc|beta|alpha)\\d+ next canary head edge tip gotip
  experimental unstable preview snapshot prerelease min\\w* oldest lowest msrv development ignore-platform\\S*
  pypy\\S* graalpy\\S* jruby\\S* truffleruby\\S* arm\\w* aarch64 x86(?!-64) i686 32 powerpc\\w* ppc\\w* mips\\w* s390x riscv\\w*
  valgrind sanitizers? slim musl \\d[\\d.]*t
`);
function compareVersions(a, b) {
    for (const [at, value] of a.entries()) {
        const [left, right] = [versionNumbers(value), versionNumbers(b[at] ?? '')];
        for (let part = 0; part < Math.max(left.length, right.length); part++) {
            const difference = (right[part] ?? 0) - (left[part] ?? 0);
            if (difference !== 0)
                return difference;
        }
    }
    return 0;
}
function versionNumbers(value) {
    if (/^(?:\S+-)?(?:latest|stable|current|lts\S*)$/.test(value))
        return [Number.MAX_SAFE_INTEGER];
    const digits = /\d+(?:\.\d+)*/.exec(value)?.[0] ?? '';
    return digits === '' ? [] : digits.split('.').map(Number);
}
async function placeOf(files, { workflow, job }, workflows) {
    const caller = await callerOf(files, workflow, workflows);
    const path = caller?.workflow ?? workflow;
    const content = (await files.readText(path)) ?? '';
    const top = (0,jobs .nv)(path, content, { github: { event_name: 'push' } });
    if (top === null)
        throw new Error(`${path} is no workflow that can be read`);
    const yaml = (0,dist.parse)(content);
    const ids = caller === null ? [job] : [caller.job, job];
    return placeIn(files, top, { ids, watched: { path, yaml, event: watchedEvent(yaml) }, caller: null });
}
async function callerOf(files, workflow, workflows) {
    const read = async (path) => {
        const content = (await files.readText(path)) ?? '';
        return (0,errors .NW)(null, () => (0,dist.parse)(content));
    };
    if (watchedEvent(await read(workflow)) !== null)
        return null;
    for (const path of workflows) {
        const yaml = await read(path);
        if (watchedEvent(yaml) === null)
            continue;
        for (const [job, of] of Object.entries(recordAt(yaml, 'jobs')))
            if ((0,json .$6)(of, 'uses') === `./${workflow}`)
                return { workflow: path, job };
    }
    return null;
}
async function placeIn(files, { file, path, contexts, ...placed }, from) {
    const [id = (await rankJobs([path], files)).choices[0]?.job, ...ids] = from.ids;
    const job = file.jobs.find((each) => each.id === id);
    if (job === undefined)
        throw new Error(`${path} has no job ${id}: it has ${file.jobs.map((each) => each.id).join(', ')}`);
    const entry = linuxEntry(job, contexts);
    if (entry === null)
        throw new Error(`job ${job.id} of ${path} has no matrix entry on Linux`);
    const content = (await files.readText(path)) ?? '';
    const workflow = (0,dist.parse)(content);
    const yaml = recordAt(recordAt(workflow, 'jobs'), job.id);
    const { watched, caller } = from;
    const built = replacesSources(stepsAt(yaml));
    if (built !== null) {
        const why = `job ${job.id} of ${path} tests what was built before (step "${built}"), which no change of the sources reaches`;
        return { kind: 'hidden', watched, why, canJudge: false };
    }
    if (job.uses === null)
        return { kind: 'job', path, content, workflow, yaml, job, entry, watched, caller };
    const called = await (0,jobs .$T)(files, { file, path, contexts, ...placed }, { job, contexts: entry.contexts });
    if (typeof called === 'string')
        return { kind: 'hidden', watched, why: `${called}: its set-up is not known`, canJudge: true };
    return placeIn(files, called, { ids, watched, caller: { path, id: job.id, yaml } });
}

var base_text = __webpack_require__(59199);
var manifest = __webpack_require__(75697);
; 



const NO_NEED = new Set('check-latest token github-token always-auth allow-prereleases quiet profile override architecture'.split(' '));
const isNoNeed = (option) => NO_NEED.has(option) || option.includes('cache');
const versionOf = (language) => ({
    takes: [`${language}-version`, `${language}-version-file`],
    add: (option) => {
        const version = option(`${language}-version`) || option(`${language}-version-file`);
        return version === '' || version.includes('\n') ? null : { inputs: { [language]: version } };
    },
});
const fromNpm = (name) => ({
    takes: ['version', `${name}-version`],
    add: (option, { pins }) => {
        const version = option('version') || option(`${name}-version`) || pins.get(name) || 'latest';
        return { script: [`npm install --global ${(0,base_text .r7)(`${name}@${version}`)}`] };
    },
});
const fromPipx = (name, takes = []) => ({
    takes: ['version', ...takes],
    add: (option) => {
        const version = /^\d+\.\d+\.\d+$/.exec(option('version'))?.[0];
        const python = option('python-version');
        return {
            script: [
                `pipx install ${name}${version === undefined ? '' : `==${version}`}`,
                ...(python === '' ? [] : [`export UV_PYTHON=${(0,base_text .r7)(python)}`]),
            ],
        };
    },
});
const RUST = {
    takes: ['toolchain', 'components', 'target', 'targets'],
    add: (option, { ref }) => {
        const rust = option('toolchain') || (/^(?:stable|beta|nightly|\d+\.\d+)/.test(ref) ? ref : 'stable');
        const list = (text) => text.split(/[\s,]+/).filter((each) => each !== '');
        const parts = list(option('components')).filter((each) => each !== 'clippy' && each !== 'rustfmt');
        const targets = list(`${option('target')} ${option('targets')}`);
        const adding = (what, names) => names.length === 0 ? [] : [`rustup ${what} add ${names.map(base_text .r7).join(' ')}`];
        return { inputs: { rust }, script: [...adding('component', parts), ...adding('target', targets)] };
    },
};
const JAVA = versionOf('java');
const SETUP_ACTIONS = {
    'actions/setup-node': versionOf('node'),
    'actions/setup-python': versionOf('python'),
    'actions/setup-go': versionOf('go'),
    'actions/setup-java': {
        takes: [...JAVA.takes, 'distribution', 'java-package'],
        add: (option, of) => (/graal|jetbrains/.test(option('distribution')) ? null : JAVA.add(option, of)),
    },
    'ruby/setup-ruby': {
        takes: ['ruby-version', 'bundler-cache'],
        add: (option) => ({
            inputs: { ruby: option('ruby-version') || 'default' },
            script: option('bundler-cache') === 'true' ? ['bundle install'] : [],
        }),
    },
    'dtolnay/rust-toolchain': RUST,
    'actions-rust-lang/setup-rust-toolchain': RUST,
    'actions-rs/toolchain': RUST,
    'pnpm/action-setup': {
        takes: ['version', 'run_install'],
        add: (option, of) => {
            const script = fromNpm('pnpm').add(option, of)?.script ?? [];
            const installs = !['', 'false', 'null'].includes(option('run_install').trim());
            return { script: [...script, ...(installs ? ['pnpm install'] : [])] };
        },
    },
    'oven-sh/setup-bun': fromNpm('bun'),
    'denoland/setup-deno': fromNpm('deno'),
    'astral-sh/setup-uv': fromPipx('uv', ['python-version']),
    'snok/install-poetry': fromPipx('poetry'),
    'abatilo/actions-poetry': fromPipx('poetry'),
    'pypa/hatch': fromPipx('hatch'),
    'extractions/setup-just': { takes: [], add: () => ({ script: ['pipx install rust-just'] }) },
};
function ofSetupAction(step, pins) {
    const [uses = '', ref = ''] = (0,json .$6)(step, 'uses').split('@');
    const known = SETUP_ACTIONS[uses];
    if (known === undefined)
        return `${uses} is part of the set-up`;
    const inputs = recordAt(step, 'with');
    const [extra] = [
        ...['if', 'env'].filter((key) => step[key] !== undefined),
        ...Object.keys(inputs).filter((name) => !known.takes.includes(name) && !isNoNeed(name)),
    ];
    if (extra !== undefined)
        return `${uses} has \`${extra}\``;
    const option = (name) => String(inputs[name] ?? '');
    return known.add(option, { ref, pins }) ?? `${uses} has options that fix.yml has not`;
}

; 











const NO_SETUP = `reviewdog/ pre-commit/action codespell-project/ psf/black astral-sh/ruff-action golang/govulncheck
  actions-rs/clippy actions-rs/audit EmbarkStudios/cargo-deny actions/upload-artifact actions/upload-pages
  actions/deploy-pages actions/attest codecov/ coverallsapp/ dorny/test-reporter mikepenz/ EnricoMi/ softprops/
  docker/build-push docker/login peaceiris/ github/codeql-action/ aws-actions/ google-github-actions/auth azure/login
  step-security/harden-runner`.split(/\s+/);
const isNoSetUp = (uses) => NO_SETUP.some((start) => uses.startsWith(start)) || /lint|shellcheck|typos/i.test(uses);
const CACHES = /^(?:actions\/cache(?:\/restore)?|Swatinem\/rust-cache|gradle\/actions\/\S+|gradle\/wrapper-validation-action)$/;
const isLint = ({ kinds, source }) => kinds.has('lint') &&
    ((!kinds.has('install') && !kinds.has('build')) || /^(?:check|verif|lint)/i.test((0,json .$6)(source, 'name')));
async function isSetUp(step) {
    const { source, kinds } = step;
    const isOnlyVersion = kinds.has('version') && kinds.size === 1;
    const uses = (0,json .$6)(source, 'uses');
    if (isCheckout(source) ||
        isLint(step) ||
        isOnlyVersion ||
        isNoSetUp(uses) ||
        CACHES.test(uses.replace(/@.*/, '')))
        return false;
    const shell = (0,json .$6)(source, 'shell') || null;
    return (await (0,script_purpose .gY)(manifest .EM, { run: (0,json .$6)(source, 'run'), shell, folder: '.' })) === null;
}
const NEWEST_VERSIONS = {
    'node-version': 'lts/*',
    'python-version': '3.x',
    'ruby-version': 'ruby',
    'go-version': 'stable',
    'java-version': '21',
    'php-version': 'latest',
    toolchain: 'stable',
};
function withVersions(step) {
    const isOpen = (value) => typeof value === 'string' && /\$\{\{[^}]*\bmatrix\./.test(value);
    const inputs = Object.entries(recordAt(step, 'with')).map(([key, value]) => [
        key,
        isOpen(value) ? (NEWEST_VERSIONS[key] ?? value) : value,
    ]);
    return inputs.length === 0 ? step : { ...step, with: Object.fromEntries(inputs) };
}
const isSetUpByName = (step) => /^(?:install|set ?up|prepare|restore|download|configure)\b/i.test((0,json .$6)(step, 'name')) ||
    /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test((0,json .$6)(step, 'run'));
async function buildIn({ kinds, source }, run, isAfterBuild) {
    if (!kinds.has('build') && (!isAfterBuild || kinds.has('install') || isSetUpByName(source)))
        return null;
    const shell = (0,json .$6)(source, 'shell') || null;
    const purpose = await (0,job_plan .eK)(manifest .EM, { name: stepNameOf(source), run, shell, folder: '.' });
    return purpose.kind === 'build' ? { run: withoutNothing(purpose.run), setsUp: purpose.setsUp } : null;
}
const withoutNothing = (run) => run
    .split('\n')
    .map((line) => line.replace(/^(\s*):\s*(?:&&\s*|$)/, '$1'))
    .filter((line) => line.trim() !== '')
    .join('\n');
const stepNameOf = (step) => (0,json .$6)(step, 'name') || (0,json .$6)(step, 'uses') || ((0,json .$6)(step, 'run').trim().split('\n')[0] ?? '');
const NEEDS_JOB = /\$\{\{[^}]*\bneeds\./;
function fill(record, contexts) {
    const lost = [];
    const value = {};
    for (const [key, part] of Object.entries(record)) {
        if ((0,json .Qd)(part)) {
            const inner = fill(part, contexts);
            lost.push(...inner.lost.map((name) => `${key}.${name}`));
            if (!isEmpty(inner.value))
                value[key] = inner.value;
        }
        else if (needsSecret(part))
            lost.push(key);
        else if (key !== 'if' || typeof part !== 'string')
            value[key] = fillValue(part, contexts);
        else if ((0,evaluate .F9)(part, contexts) !== true)
            value[key] = part;
    }
    return { value, lost };
}
const isEmpty = (value) => value === undefined || value === '' || ((0,json .Qd)(value) && Object.keys(value).length === 0);
const needsSecret = (value) => /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));
function fillValue(value, contexts) {
    if (typeof value === 'string')
        return fillText(value, contexts);
    if (Array.isArray(value))
        return value.map((item) => fillValue(item, contexts));
    if (!(0,json .Qd)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}
const fillText = (text, contexts) => (0,workflow_file .LL)(text)
    .map((part) => part.kind === 'text'
    ? part.text
    : ((0,evaluate .wh)((0,evaluate .p_)([part], contexts)) ?? (0,workflow_file .dn)(part.source)))
    .join('');
async function needsOfJob(files, { path, job, entry, yaml, workflow }) {
    const { contexts, labels } = entry;
    const unusual = unusualIn(yaml, workflow, contexts);
    if (unusual !== null)
        return unusual;
    const env = fill({ ...recordAt(workflow, 'env'), ...recordAt(yaml, 'env') }, contexts);
    const steps = await stepsOfEntry(stepsAt(yaml), { contexts: (0,evaluate .jo)(contexts, job.id), files, env });
    const [outer, inner] = [workflow, yaml].map((scope) => recordAt(recordAt(scope, 'defaults'), 'run'));
    const defaults = fill({ ...outer, ...inner }, contexts).value;
    const folderOfJob = folderInWorkspace((0,json .$6)(defaults, 'working-directory'));
    const read = await readSteps(steps, { folder: folderOfJob, pins: await pinsOf(files) });
    if (typeof read === 'string')
        return read;
    const exported = exportsOf(env.value);
    const { inputs, setup, builds, judge } = read;
    const scripts = [...setup, ...builds, ...(judge === null ? [] : [judge])].filter((each) => typeof each !== 'string');
    const folders = new Set(scripts.map((each) => each.folder));
    const folder = folders.size === 1 ? [...folders].join() : '';
    const script = setup.map((each) => (typeof each === 'string' ? each : partOf(each, folder)));
    const machine = labels.length > 1 ? JSON.stringify(labels) : (labels[0] ?? 'ubuntu-latest');
    const allInputs = {
        ...(/^ubuntu-latest$/i.test(machine) ? {} : { 'runs-on': machine }),
        ...checkoutInputs(stepsAt(yaml)),
        ...inputs,
        ...(folder === '' ? {} : { 'working-directory': folder }),
        ...(script.length === 0 ? {} : { setup: [...exported, ...script].join('\n') }),
    };
    if (Object.values(allInputs).some((value) => value.includes('${{')))
        return 'an expression of the set-up is known in its job only';
    const tests = judge === null ? [] : [...builds.map((each) => partOf(each, folder)), lastPart(judge, folder)];
    const command = tests.length === 0 ? '' : [...exported, ...tests].join('\n');
    const isKnown = !command.includes('${{');
    return {
        inputs: allInputs,
        command: isKnown ? command : '',
        isForIssues: true,
        todos: [
            ...env.lost.map((name) => `${name} of the job's environment is a secret: left out`),
            ...read.todos,
            ...(isKnown ? [] : [`issues need a test-command without expressions: ${judge?.run.split('\n')[0]}`]),
        ],
        notes: entry.entry === null
            ? [`the matrix of job ${job.id} of ${path} comes from another job: the newest versions were taken`]
            : entry.entry.segments.length === 0
                ? []
                : [`of the matrix of job ${job.id}, the entry (${entry.entry.segments.join(', ')}) was taken`],
    };
}
const RIGHTS = {
    actions: 'read',
    contents: 'write',
    issues: 'write',
    'pull-requests': 'write',
};
function unusualIn(job, workflow, contexts) {
    const unusual = ['container', 'services', 'environment'].find((key) => {
        const { value, lost } = fill({ [key]: job[key] }, contexts);
        return lost.length > 0 || !isEmpty(value[key]);
    });
    if (unusual !== undefined)
        return `the job has \`${unusual}\``;
    const permissions = (0,json .Qd)(job['permissions'])
        ? job['permissions']
        : recordAt(workflow, 'permissions');
    const right = Object.keys(permissions).find((name) => !(name in RIGHTS) && permissions[name] === 'read');
    if (right !== undefined)
        return `its set-up may read \`${right}\``;
    const shell = [job, workflow]
        .map((scope) => (0,json .$6)(recordAt(recordAt(scope, 'defaults'), 'run'), 'shell'))
        .find((text) => text !== '');
    if (!/^(?:bash\b.*|sh)?$/.test(shell ?? ''))
        return `the job's shell is ${shell}`;
    const checkouts = stepsAt(job)
        .filter(isCheckout)
        .map((step) => recordAt(step, 'with'));
    const option = checkouts
        .flatMap(Object.keys)
        .find((name) => /^(?:repository|path|lfs|sparse-checkout)$/.test(name));
    return option === undefined ? null : `its checkout has \`${option}\``;
}
async function stepsOfEntry(steps, { contexts: entryContexts, files, env, }) {
    const ran = steps.filter((step) => (0,evaluate .F9)((0,json .$6)(step, 'if') || null, entryContexts) !== false);
    const variables = Object.fromEntries(Object.entries(env.value).map(([name, value]) => [name, (0,evaluate .Yj)(String(value ?? ''))]));
    const isChanged = ran.some((step) => (0,step_command .xh)((0,json .$6)(step, 'run'), 'ENV', 'PATH'));
    const known = isChanged ? (0,evaluate .Vx)({}) : env.lost.length > 0 ? (0,evaluate .Vx)(variables) : (0,evaluate .zz)(variables);
    const contexts = (0,evaluate .b$)(entryContexts, { env: known });
    return Promise.all(ran.map(async (source) => {
        const filled = fill(source, contexts);
        return { source, ...filled, kinds: await stepKinds(filled.value, files) };
    }));
}
async function readSteps(steps, { folder, pins }) {
    const first = steps.findIndex(({ kinds }) => kinds.has('test'));
    const last = first >= 0 ? first : steps.findLastIndex(isLint);
    const inputs = {};
    const [setup, builds, todos] = [[], [], []];
    const built = [];
    let hasService = false;
    for (const step of last < 0 ? steps : steps.slice(0, last)) {
        if (!(await isSetUp(step)))
            continue;
        const name = `step "${stepNameOf(step.source)}"`;
        if (NEEDS_JOB.test(JSON.stringify(step.value)))
            return `${name} needs what another job made`;
        if (step.lost.some((key) => !isOptional(step, key)))
            return `${name} needs a secret`;
        if ((0,json .$6)(step.source, 'uses') === '') {
            const script = scriptOf(step, folder);
            if (typeof script === 'string')
                return script;
            if (setup.some((each) => typeof each !== 'string' && (0,step_command .xh)(each.run, 'ENV', 'PATH')))
                return 'a step of the set-up hands values to another';
            const named = { name: stepNameOf(step.source), run: script.run, shell: null, folder: '.' };
            const served = await (0,job_plan .nV)(manifest .EM, named, hasService);
            hasService ||= served !== null;
            const run = (served?.before ?? script.run).trim();
            if (run !== '') {
                const build = await buildIn(step, run, builds.length > 0);
                if (build === null || build.setsUp)
                    setup.push(...built.splice(0), { ...script, run });
                else
                    built.push({ ...script, run });
                if (build !== null)
                    builds.push({ ...script, run: build.run });
            }
            if (served !== null)
                builds.push({ ...script, run: withoutNothing(served.run) });
            continue;
        }
        const added = ofSetupAction(withVersions(step.value), pins);
        if (typeof added === 'string')
            return added;
        for (const [language, value] of Object.entries(added.inputs ?? {})) {
            if ((inputs[language] ?? value) !== value)
                return `two versions of ${language} are set up`;
            inputs[language] = value;
        }
        setup.push(...(added.script ?? []));
    }
    const tests = first < 0 ? undefined : steps[first];
    if (tests === undefined)
        return { inputs, setup, builds, judge: null, todos };
    const name = `the test step "${stepNameOf(tests.source)}"`;
    const lost = tests.lost.join(', ');
    if (lost !== '')
        todos.push(`${name} needs a secret (${lost}), which tests never get: name a test-command without it`);
    const isAction = (0,json .$6)(tests.source, 'uses') !== '';
    if (isAction)
        todos.push(`${name} is an action, which cannot judge: name a test-command`);
    const judge = isAction ? null : scriptOf(tests, folder);
    return typeof judge === 'string' ? judge : { inputs, setup, builds, judge, todos };
}
function isOptional({ source }, key) {
    const [group = '', name = ''] = key.split('.');
    const value = name === '' ? source[group] : recordAt(source, group)[name];
    return isNoNeed(name) || !/\bsecrets\.(?!GITHUB_TOKEN\b)/.test(String(value));
}
const STAYS = /^\s*(?:cd|pushd|source|\.|set|shopt|export|exit|trap)\b/m;
const OF_SCRIPTS = new Set(['run', 'name', 'id', 'shell', 'env', 'working-directory', 'continue-on-error']);
function scriptOf({ value: step }, defaultFolder) {
    const run = (0,json .$6)(step, 'run').trim();
    const what = `step "${stepNameOf(step)}"`;
    const extra = Object.keys(step).find((key) => !OF_SCRIPTS.has(key) && key !== 'timeout-minutes');
    if (extra !== undefined)
        return `${what} has \`${extra}\``;
    const shell = (0,json .$6)(step, 'shell');
    if (!/^(?:bash|sh|)$/.test(shell))
        return `the shell of ${what} is ${shell}`;
    const folder = folderInWorkspace((0,json .$6)(step, 'working-directory')) || defaultFolder;
    const env = Object.entries(recordAt(step, 'env')).filter(([name, value]) => run.includes(name) || !String(value).includes('${{'));
    const script = { run, folder, env: exportsOf(Object.fromEntries(env)) };
    const mayFail = String(step['continue-on-error'] ?? false) !== 'false';
    if (!mayFail)
        return script;
    return run.includes('\n') ? `${what} may fail` : { ...script, run: `( ${run} ) || true` };
}
const folderInWorkspace = (text) => (0,workflow_file .nu)(text.replace(/^\$\{\{ *github\.workspace *\}\}\/?/, ''));
const lastPart = (script, working) => script.folder === working ? [...script.env, script.run].join('\n') : partOf(script, working);
function partOf({ run, folder, env }, working) {
    const place = folder === working ? [] : [`cd ${(0,base_text .r7)(folder || '.')}`];
    const whole = [...place, ...env, run].join('\n');
    if (!STAYS.test(whole))
        return run;
    return whole.includes('\n') ? `(\n${whole}\n)` : `( ${whole} )`;
}
const exportsOf = (env) => Object.entries(env).map(([name, value]) => `export ${name}=${(0,base_text .r7)(String(value ?? ''))}`);
function checkoutInputs(steps) {
    const inputs = recordAt(steps.find(isCheckout), 'with');
    const depth = inputs['fetch-tags'] === true ? 0 : inputs['fetch-depth'];
    const { submodules } = inputs;
    return {
        ...(depth === undefined ? {} : { 'fetch-depth': String(depth) }),
        ...(submodules === undefined ? {} : { submodules: String(submodules) }),
    };
}
async function pinsOf(files) {
    const manifest = (0,json .Vh)(schemas .Ikc({ packageManager: schemas .YjP() }), (await files.readText('package.json')) ?? '');
    const [, name, version] = /^(\w+)@([\w.-]+)/.exec(manifest?.packageManager ?? '') ?? [];
    return new Map(name === undefined || version === undefined ? [] : [[name, version]]);
}
const PIP_INSTALL = 'python -m pip install -e .';
async function pipInstall(files) {
    const text = (await files.readText('pyproject.toml')) ?? '';
    const declared = (table) => {
        const [, body = ''] = text.split(`[${table}]\n`);
        return /^(tests?|testing|dev)[ \t]*=/m.exec(body.split(/^\[/m)[0] ?? '')?.[1];
    };
    const [group, extra] = ['dependency-groups', 'project.optional-dependencies'].map(declared);
    if (group !== undefined)
        return `${PIP_INSTALL} --group ${group}`;
    return extra === undefined ? `${PIP_INSTALL} pytest` : `python -m pip install -e '.[${extra}]'`;
}
const NODE = { node: 'lts/*' };
const PYTHON = { python: '3.x' };
const SETUPS = [
    ['pnpm', { ...NODE, setup: 'npm install --global pnpm\npnpm install --frozen-lockfile' }],
    ['npm npx', { ...NODE, setup: 'npm install' }],
    ['yarn', { ...NODE, setup: 'yarn install' }],
    ['bun bunx', { setup: 'npm install --global bun\nbun install' }],
    ['deno', { setup: 'npm install --global deno' }],
    ['uv', { ...PYTHON, setup: 'pipx install uv\nuv sync --all-extras' }],
    ['poetry pdm pipenv', { ...PYTHON, setup: 'pipx install poetry pdm pipenv' }],
    ['tox nox hatch', { ...PYTHON, setup: 'pipx install tox nox hatch' }],
    ['python', { ...PYTHON, setup: PIP_INSTALL }],
    ['go', { go: 'go.mod' }],
    ['mvn ./mvnw gradle ./gradlew sbt', { java: '21' }],
    ['bundle rake rspec', { ruby: '3.4', setup: 'bundle install' }],
    ['composer vendor/bin/pest vendor/bin/phpunit phpunit', { setup: 'composer install' }],
];
async function needsOfManifests(files, hidden) {
    const found = await (0,manifest .OG)(files, '.');
    const tried = hidden === null ? [] : [hidden.why];
    if (typeof found === 'string') {
        const problem = `no workflow has a job that runs tests, and ${found} that says how to run them`;
        throw new Error(`${[...tried, problem].join('; ')}: name a job with --workflow FILE --job ID`);
    }
    const pins = await pinsOf(files);
    const { calls } = await (0,script_purpose .jg)(manifest .EM, { run: found.run, shell: null, folder: '.' });
    const program = calls[0]?.words[0]?.value ?? '';
    const known = SETUPS.find(([programs]) => programs.split(' ').includes(program))?.[1] ?? {};
    const setup = known['setup']?.replace(/--global (\w+)/, (whole, name) => pins.has(name) ? `${whole}@${pins.get(name)}` : whole);
    const isPip = setup === PIP_INSTALL;
    const inputs = {
        ...known,
        ...(setup === undefined ? {} : { setup: isPip ? await pipInstall(files) : setup }),
    };
    const guess = `the set-up is a guess from ${found.source}: check it, and add what the tests need`;
    const isForIssues = hidden?.canJudge ?? true;
    return { inputs, command: found.run, isForIssues, todos: [...tried, guess], notes: [] };
}

; 





const AGENT_FIX = { uses: 'agent-fix/agent-fix@v0' };
const repositoryOf = ({ uses }) => uses.replace(/@.*/, '');
function callWorkflow(needs, watched, action) {
    const event = watched?.event ?? null;
    const from = watched?.path ?? 'the manifests';
    const started = event === null ? 'an issue' : 'a red run of it, or an issue,';
    const document = new dist.Document({ name: 'agent-fix', on: eventsOf(watched), permissions: {} });
    document.commentBefore = ` Written by \`agent-fix init\` from ${from}: ${started} labelled agent-fix becomes a pull request.`;
    const inputs = document.createNode({ ...needs.inputs, ...commandInput(needs, event) });
    if (needs.todos.length > 0 && (0,dist.isMap)(inputs))
        inputs.commentBefore = needs.todos.map((todo) => ` TODO ${todo}`).join('\n');
    const fix = {
        uses: action.uses.replace('@', '/.github/workflows/fix.yml@'),
        permissions: RIGHTS,
        with: inputs,
        secrets: { 'openai-api-key': (0,workflow_file .dn)('secrets.OPENAI_API_KEY') },
    };
    document.set('jobs', document.createNode({ fix }));
    const repository = repositoryOf(action);
    const released = repositoryOf(AGENT_FIX);
    const notes = [
        ...needs.notes,
        ...needs.todos,
        ...(repository === released
            ? []
            : [
                `fix.yml of ${repository} must name ${repository} in its two jobs, where it was released as ${released}`,
            ]),
        ...(event === 'push' || watched === null ? [] : [noteOnEvent(watched.path, event)]),
    ];
    return { text: yamlText(document, action), notes };
}
function commandInput({ command, inputs, isForIssues }, event) {
    if (command === '')
        return Object.keys(inputs).length === 0 ? { 'runs-on': 'ubuntu-latest' } : {};
    const ofIssue = (0,workflow_file .dn)(`github.event_name == 'issues' && '${command.replaceAll("'", "''")}' || ''`);
    return { 'test-command': event === null || !isForIssues ? command : ofIssue };
}
function eventsOf(watched) {
    const issues = { types: ['labeled'] };
    if (watched === null || watched.event === null)
        return { issues };
    const { path, yaml, event } = watched;
    const branches = event === 'push' ? branchFilters(recordAt(recordAt(yaml, 'on'), 'push')) : {};
    const workflows = [(0,json .$6)(yaml, 'name') || path];
    return { workflow_run: { workflows, types: ['completed'], ...branches }, issues };
}
const branchFilters = (push) => Object.fromEntries(['branches', 'branches-ignore'].flatMap((key) => {
    const names = [push[key]].flat();
    return names.length > 0 && names.every((name) => typeof name === 'string') ? [[key, names]] : [];
}));
function noteOnEvent(path, event) {
    if (event === null)
        return `ATTENTION: ${path} runs for no push and no pull request, so nothing here reacts to it: only issues do`;
    const whose = event === 'pull_request' ? ', of branches of this repository, never of a fork' : '';
    return `ATTENTION: ${path} does not run for pushes to branches: agent-fix reacts to its runs for ${event}${whose}`;
}
const PINNED = /@[0-9a-f]{40}$/;
function yamlText(document, { uses, comment }) {
    const ours = comment ?? (PINNED.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] better: pin the commit');
    (0,dist.visit)(document, {
        Pair(_, { key, value }) {
            if (!(0,dist.isScalar)(key))
                return;
            if (key.value === 'uses' && (0,dist.isScalar)(value))
                value.comment = ours;
            if (key.value === 'workflow_run' && (0,dist.isMap)(value)) {
                value.commentBefore = " fix.yml runs only this repository's own commits, never a fork's code.";
                key.comment = ' zizmor: ignore[dangerous-triggers]';
            }
            if ((0,dist.isSeq)(value) && value.items.every(dist.isScalar))
                value.flow = true;
        },
    });
    return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}

var text_edit = __webpack_require__(96028);
; 










const SOLVES = {
    actions: ['read', 'the failed step and its log'],
    contents: ['read', 'the code'],
};
const PUBLISHES = {
    actions: ['read', 'the bundle of the job above'],
    contents: ['write', 'the branch'],
    'pull-requests': ['write', 'the pull request'],
};
const DOES_BOTH = { ...PUBLISHES, ...{ actions: SOLVES['actions'] ?? ['read', ''] } };
const trustedRuns = (event) => event === 'pull_request'
    ? "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository"
    : `github.event_name == '${event}'`;
const PUBLISH_ID = 'agent-fix';
function withStep(place, { action, isOneJob, server = null }) {
    const { path, entry, watched } = place;
    const { id } = place.job;
    const content = place.content.endsWith('\n') ? place.content : `${place.content}\n`;
    const document = (0,dist.parseDocument)(content);
    const memberOf = (node, key) => {
        const member = (0,dist.isMap)(node) ? node.get(key, true) : undefined;
        return (0,dist.isAlias)(member) ? member.resolve(document) : member;
    };
    const jobs = memberOf(document.contents, 'jobs');
    const job = memberOf(jobs, id);
    const steps = memberOf(job, 'steps');
    if (!(0,dist.isMap)(jobs) || !(0,dist.isMap)(job) || !(0,dist.isSeq)(steps))
        throw new Error(`job ${id} of ${path} has no steps`);
    if (content.includes(`${repositoryOf(action)}@`))
        throw new Error(`${path} has agent-fix in it already`);
    if (!isOneJob && jobs.has(PUBLISH_ID))
        throw new Error(`${path} has a job ${PUBLISH_ID} already`);
    if (steps.flow === true || job.flow === true)
        throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
    if (watched.event === null)
        throw new Error(`${path} runs for no push and no pull request, and no workflow that does calls it`);
    const condition = trustedRuns(watched.event);
    const only = entryOf(place);
    const step = {
        if: ['failure()', condition, ...only.conditions].join(' && '),
        uses: action.uses,
        with: {
            ...(isOneJob ? {} : { mode: 'solve' }),
            ...(server === null ? {} : { 'test-network': commented('none', `not the server of step ${server}`) }),
            'openai-api-key': (0,workflow_file .dn)('secrets.OPENAI_API_KEY'),
        },
    };
    const publish = {
        name: 'Publish',
        needs: id,
        if: (0,workflow_file .dn)(`!cancelled() && needs.${id}.result == 'failure' && ${condition}`),
        concurrency: { group: `agent-fix-${(0,workflow_file .dn)('github.ref_name')}` },
        'runs-on': isHosted(entry.labels) ? entry.labels[0] : 'ubuntu-latest',
        'timeout-minutes': 10,
        permissions: Object.fromEntries(Object.entries(PUBLISHES).map(([name, [level, reason]]) => [name, commented(level, reason)])),
        steps: [{ uses: action.uses, with: { mode: 'publish' } }],
    };
    const existing = [place.yaml, place.workflow].find(hasRights)?.['permissions'];
    const rights = isOneJob ? DOES_BOTH : SOLVES;
    const edits = [
        ...(isOneJob ? [] : [publishEdit(content, jobs, { action, publish })]),
        permissionEdit(content, job, { action, rights, existing }),
        stepEdit(content, steps, { action, step }),
    ];
    const kept = isOneJob ? [] : notesOnRights(id, existing);
    const notes = [...only.notes, ...jobNotes(place), ...kept, ...(isHosted(entry.labels) ? [] : [APART])];
    const text = (0,text_edit .Q)(content, edits);
    const sharing = sharingJobs(content, text, id);
    if (sharing.length > 0)
        throw new Error(`job ${id} of ${path} shares what would change with ${sharing.join(', ')} by an anchor (&) of YAML, so agent-fix and the ` +
            `model's key would come there too: write it out in job ${id} first`);
    return { text, notes: [...notes, ...callerNotes(place, isOneJob)] };
}
function sharingJobs(before, after, id) {
    const [old, now] = [before, after].map((text) => (0,errors .NW)({}, () => recordAt((0,dist.parse)(text, { logLevel: 'silent' }), 'jobs')));
    return Object.entries(old ?? {}).flatMap(([name, job]) => name === id || JSON.stringify(job) === JSON.stringify(now?.[name]) ? [] : [`job ${name}`]);
}
const isHosted = (labels) => labels.length === 1 && /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/i.test(labels[0] ?? '');
const APART = 'the publishing job runs on ubuntu-latest, where nothing is left of the tests: if you change that, never to a machine that they ran on';
function commented(text, comment) {
    const scalar = new dist.Scalar(text);
    scalar.comment = ` ${comment}`;
    return scalar;
}
function notesOnRights(id, permissions) {
    if (permissions === undefined)
        return [`job ${id} had the default permissions of the repository, and now has those that stand in it`];
    const levels = levelsOf(permissions);
    const written = Object.keys(levels).filter((name) => levels[name] === 'write');
    return written.length === 0
        ? []
        : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}
function callerNotes({ path, caller }, isOneJob) {
    if (caller === null)
        return [];
    const must = `ATTENTION: job ${caller.id} of ${caller.path}, which calls ${path}, must`;
    const needed = Object.entries(isOneJob ? DOES_BOTH : PUBLISHES).map(([name, [level]]) => [name, level]);
    const granted = recordAt(caller.yaml, 'permissions');
    const isGranted = needed.every(([name, level]) => granted[name] === level || granted[name] === 'write');
    const rights = needed.map((right) => right.join(': ')).join(', ');
    return [
        ...(caller.yaml['secrets'] === 'inherit' ? [] : [`${must} pass the key: \`secrets: inherit\``]),
        ...(isGranted ? [] : [`${must} grant \`permissions: { ${rights} }\`, or GitHub does not start it`]),
    ];
}
function entryOf({ job, entry }) {
    const { id } = job;
    if (job.strategy === undefined)
        return { conditions: [], notes: [] };
    if (entry.entry === null) {
        const unknown = `TODO: the matrix of job ${id} comes from another job`;
        const advice = 'say in the `if:` of the step which matrix entry asks the model; otherwise each red one does';
        return { conditions: [], notes: [`${unknown}: ${advice}`] };
    }
    const { index, segments, total } = entry.entry;
    if (total === 1)
        return { conditions: [], notes: [] };
    const note = `of the matrix of job ${id}, the entry (${segments.join(', ')}) alone asks the model; the others do nothing more than today`;
    const all = (0,jobs .a$)(job, entry.contexts).map(({ entry }) => membersOf(entry?.matrix));
    const matrixValues = membersOf(entry.entry.matrix);
    const keys = [...new Set(all.flatMap((members) => [...members.keys()]))];
    const differing = keys.filter((key) => all.some((members) => members.get(key) !== matrixValues.get(key)));
    const conditions = differing.map((key) => {
        const value = matrixValues.get(key);
        return value === undefined ? `!matrix.${key}` : `matrix.${key} == ${value}`;
    });
    const isPlain = differing.every((key) => /^[A-Za-z_][\w-]*$/.test(key) && !/^[[{]/.test(matrixValues.get(key) ?? ''));
    return { conditions: isPlain ? conditions : [`strategy.job-index == ${index}`], notes: [note] };
}
const expressionLiteral = (value) => value instanceof expressions_dist .p.StringData ? `'${value.coerceString().replaceAll("'", "''")}'` : (0,evaluate .aB)(value);
const membersOf = (matrix) => new Map((matrix instanceof expressions_dist .p.Dictionary ? matrix.pairs() : []).map(({ key, value }) => [
    key,
    expressionLiteral(value),
]));
function spanOf(node) {
    const [start = 0, end = 0] = (0,dist.isNode)(node) ? (node.range ?? []) : [];
    return { start, end };
}
const depthAt = (content, at) => at - (content.lastIndexOf('\n', at - 1) + 1);
function jobNotes({ yaml, workflow, watched }) {
    const keeps = stepsAt(yaml)
        .filter(isCheckout)
        .some((step) => recordAt(step, 'with')['persist-credentials'] !== false);
    const isCancelled = [workflow, yaml].some((scope) => (recordAt(scope, 'concurrency')['cancel-in-progress'] ?? false) !== false);
    return [
        ...(watched.event === 'push'
            ? []
            : [
                `ATTENTION: ${watched.path} does not run for pushes to branches: the step runs for ${watched.event}`,
            ]),
        ...(isCancelled
            ? ['`cancel-in-progress` is set: a newer push ends agent-fix in the middle, after the model was paid']
            : []),
        ...(keeps
            ? ['actions/checkout keeps a token where tests can read it: give it `persist-credentials: false`']
            : []),
    ];
}
function stepEdit(content, steps, { action, step }) {
    const last = steps.items.at(-1);
    const { start } = spanOf(last);
    const text = yamlText(new dist.Document([step]), action);
    return appended(content, last, indented(text, depthAt(content, content.lastIndexOf('-', start))));
}
function publishEdit(content, jobs, { action, publish }) {
    const text = yamlText(new dist.Document({ [PUBLISH_ID]: publish }), action);
    const depth = depthAt(content, spanOf(jobs.items[0]?.key).start);
    return appended(content, jobs.items.at(-1)?.value, `\n${indented(text, depth)}`);
}
const indented = (text, depth) => text.replace(/^(?=.)/gm, ' '.repeat(depth));
function appended(content, node, text) {
    const start = endOfText(content, node);
    return { start, end: start, text };
}
function lastIn(node) {
    const last = (0,dist.isMap)(node) ? node.items.at(-1)?.value : (0,dist.isSeq)(node) ? node.items.at(-1) : null;
    return last === null || last === undefined ? node : lastIn(last);
}
function endOfText(content, node) {
    const last = lastIn(node);
    const { end } = spanOf(node);
    if ((0,dist.isScalar)(last) && last.type?.startsWith('BLOCK') === true)
        return spanOf(last).end;
    const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
    const line = content.indexOf('\n', Math.max(0, kept.length - 1));
    return line < 0 ? content.length : line + 1;
}
function permissionEdit(content, job, { action, rights, existing, }) {
    const pairOf = (name) => job.items.find(({ key }) => (0,dist.isScalar)(key) && key.value === name);
    const pair = pairOf('permissions');
    const levels = levelsOf(existing);
    const needed = Object.entries(rights).map(([name, [level, reason]]) => [
        name,
        commented(levels[name] === 'write' ? 'write' : level, reason),
    ]);
    const permissions = { ...levels, ...Object.fromEntries(needed) };
    const { start } = spanOf((pair ?? pairOf('steps'))?.key);
    const depth = depthAt(content, start);
    const text = indented(yamlText(new dist.Document({ permissions }), action), depth).slice(depth);
    return pair === undefined
        ? { start, end: start, text: text + ' '.repeat(depth) }
        : { start, end: endOfText(content, pair.value), text };
}
const hasRights = (scope) => (0,json .Qd)(scope) && 'permissions' in scope;
const levelsOf = (permissions) => (0,json .Qd)(permissions)
    ? Object.fromEntries(Object.entries(permissions).map(([name, level]) => [name, String(level)]))
    : {};

; 








const CALL_PATH = '.github/workflows/agent-fix.yml';
async function serverStep({ steps }) {
    for (const { name, run, isInBackground } of steps) {
        const text = (0,workflow_file .uO)(run, () => '$EXPRESSION');
        const script = await (0,script_purpose .U1)(text, null);
        if (isInBackground ||
            (!(0,script_purpose .yG)(script) && script.commands.some((each) => each.isInBackground)))
            return (0,workflow_file .uO)(name, () => '') || (text.trim().split('\n')[0] ?? '');
    }
    return null;
}
async function initFile(options) {
    const request = { ...options, action: options.action ?? AGENT_FIX };
    const { chosen, files, action, isInJob } = request;
    const place = chosen === null ? null : await placeOf(files, chosen, request.workflows);
    if (place?.kind !== 'job') {
        if (isInJob)
            throw new Error(`--in-job: ${place?.why ?? 'there is no workflow to add a step to'}`);
        const needs = await needsOfManifests(files, place);
        return { path: CALL_PATH, ...callWorkflow(needs, place?.watched ?? null, action) };
    }
    const needs = isInJob ? '' : await needsOfJob(files, place);
    if (typeof needs !== 'string')
        return { path: CALL_PATH, ...callWorkflow(needs, place.watched, action) };
    const server = await serverStep(place.job);
    const { services, container } = place.job;
    if (server !== null && (services.length > 0 || container !== undefined))
        throw new Error(`job ${place.job.id} of ${place.path} starts a server in step "${server}", which still runs when the step of agent-fix begins, and ` +
            `needs \`${services.length > 0 ? 'services' : 'container'}:\` as well, so its tests cannot have a network of their own: ` +
            'end the server in a step with `if: always()` after the tests, then add the step of agent-fix by hand');
    const { text, notes } = withStep(place, { ...request, server });
    const why = needs === ''
        ? []
        : [`agent-fix became a step of job ${place.job.id}, because a call of fix.yml would not do: ${needs}`];
    return { path: place.path, text, notes: [...why, ...notes] };
}

var flags = __webpack_require__(37298);
; 









const InitFlags = schemas .Ikc({
    repo: (0,flags .Jt)(flags .wx.default('.'), { value: 'DIR', help: 'the repository' }),
    workflow: (0,flags .Jt)(flags .wx.optional(), {
        value: 'FILE',
        help: 'the workflow to watch: ci.yml, or its path (default: the one that tests)',
    }),
    job: (0,flags .Jt)(flags .wx.optional(), {
        value: 'ID',
        help: 'its job whose set-up is taken (default: the one that tests)',
    }),
    'in-job': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'add agent-fix to that job as its last step, and the job that publishes beside it, though a call of fix.yml would do',
    }),
    'one-job': (0,flags .Jt)(schemas .zMY().default(false), {
        help: '--in-job, and that job publishes as well: shorter, and weaker, since tests and write token share it',
    }),
    action: (0,flags .Jt)(schemas .YjP()
        .regex(/^[\w.-]+\/[\w.-]+@[\w./-]+$/, 'must be OWNER/REPO@REF')
        .optional(), {
        value: 'OWNER/REPO@REF',
        help: 'the action to use (default: the commit that this agent-fix was cloned at)',
    }),
    force: (0,flags .Jt)(schemas .zMY().default(false), { help: 'write over a file that is there' }),
});
const FOLDER = '.github/workflows';
const initCommand = (0,flags .NB)({
    name: 'agent-fix init',
    about: 'writes a workflow that calls fix.yml with the set-up of a job of yours, or adds agent-fix to that job.',
    flags: InitFlags,
}, writeWorkflow);
async function writeWorkflow(values, io) {
    const root = (0,external_node_path_.resolve)(values.repo);
    refuseLinks(root, FOLDER);
    const files = filesIn(root);
    const action = values.action === undefined ? actionOfClone() : { uses: values.action };
    const chosen = await chosenJob(files, values, io);
    const isOneJob = values['one-job'];
    const isInJob = values['in-job'] || isOneJob;
    const workflows = files.workflows();
    const { path, text, notes } = await initFile({ chosen, workflows, files, action, isInJob, isOneJob });
    refuseLinks(root, path);
    const isCall = path === CALL_PATH;
    if (isCall && !values.force && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)))
        throw new Error(`${path} is there already: --force writes over it`);
    writeHere((0,external_node_path_.join)(root, path), text);
    const from = chosen === null ? 'the manifests' : `job ${chosen.job} of ${chosen.workflow}`;
    io.stdout(`Wrote ${path}, from ${from}\n`);
    for (const note of notes)
        io.stderr(`Note: ${note}.\n`);
    io.stderr(nextSteps(path, isCall));
    return 0;
}
const nextSteps = (path, isCall) => `Next:
  gh secret set OPENAI_API_KEY
${isCall ? "  gh label create agent-fix --description 'agent-fix opens a pull request for this issue'\n" : ''}\
  gh api -X PUT 'repos/{owner}/{repo}/actions/permissions/workflow' -F can_approve_pull_request_reviews=true
  git add ${path} && git commit -m 'Run agent-fix' && git push
The line with \`gh api\` lets GitHub Actions create pull requests.
`;
async function chosenJob(files, { workflow, job }, io) {
    const paths = files.workflows();
    const named = paths.filter((path) => workflow === undefined || path === workflow || path.endsWith(`/${workflow}`));
    if (workflow !== undefined && named.length === 0) {
        const there = paths.length === 0 ? `there are none in ${FOLDER}` : `there are ${paths.join(', ')}`;
        throw new Error(`--workflow ${workflow}: no such workflow; ${there}`);
    }
    const { choices, isDoubtful } = await rankJobs(named, files);
    const fitting = choices.filter((each) => job === undefined || each.job === job);
    const [best, ...others] = fitting;
    if (best === undefined) {
        if (job === undefined && workflow === undefined)
            return null;
        const ids = choices.map((each) => each.job).join(', ');
        throw new Error(`--job ${job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`);
    }
    if (job === undefined && workflow === undefined && (best.score < 0 || best.isElsewhere)) {
        io.stderr(best.isElsewhere
            ? `Job ${best.job} of ${best.workflow} runs tests on macOS or Windows alone; agent-fix solves on Linux.\n`
            : `No workflow runs tests for pushes or pull requests (there are ${paths.join(', ')}).\n`);
        return null;
    }
    if (job === undefined && isDoubtful)
        return askWhich(fitting, io);
    if (others.length > 0) {
        io.stderr(`Chose job ${best.job} of ${best.workflow}. Others, most likely first: ${listedJobs(others)}.\n`);
        io.stderr('Name another with --workflow FILE --job ID.\n');
    }
    return best;
}
const MAX_LISTED = 6;
const listedJobs = (choices) => choices
    .slice(0, MAX_LISTED)
    .map(({ workflow, job }) => `${job} (${workflow.slice(FOLDER.length + 1)})`)
    .join(', ');
async function askWhich(choices, io) {
    const doubt = 'it is not clear which job runs the tests';
    if (!io.isTTY || !process.stdin.isTTY) {
        throw new Error(`${doubt}: name it with --workflow FILE --job ID; most likely first: ${listedJobs(choices)}`);
    }
    const lines = choices.slice(0, MAX_LISTED).map((each, at) => `  ${at + 1}. ${listedJobs([each])}\n`);
    io.stderr(`${doubt[0]?.toUpperCase()}${doubt.slice(1)}:\n${lines.join('')}`);
    const terminal = (0,promises_.createInterface)({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question('Number: ');
    terminal.close();
    const chosen = /^[1-9]$/.test(answer.trim()) ? choices[Number(answer) - 1] : undefined;
    if (chosen === undefined)
        throw new Error(`${doubt}: name it with --workflow FILE --job ID`);
    return chosen;
}
function filesIn(root) {
    const isFile = (path) => (0,errors .NW)(false, () => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path)).isFile());
    const readText = (path) => isFile(path) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8') : null;
    const workflows = () => {
        const names = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, FOLDER)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, FOLDER)).toSorted() : [];
        const paths = names.map((name) => `${FOLDER}/${name}`);
        return paths.filter((path) => /\.ya?ml$/.test(path) && path !== CALL_PATH);
    };
    const paths = (0,once .O)(() => gitSays(root, 'ls-files', '-z')?.split('\0').slice(0, -1) ?? (0,external_node_fs_.readdirSync)(root));
    return { isFile, readText, paths, workflows };
}
function refuseLinks(root, path) {
    for (let at = path; at !== '.'; at = (0,external_node_path_.dirname)(at)) {
        if ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, at), { throwIfNoEntry: false })?.isSymbolicLink() === true) {
            throw new Error(`${at} is a link, which may lead out of the repository: nothing is written through it. Remove it first`);
        }
    }
}
function writeHere(path, text) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = external_node_fs_.constants;
    const file = (0,external_node_fs_.openSync)(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    try {
        (0,external_node_fs_.writeFileSync)(file, text);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function actionOfClone() {
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
const gitSays = (folder, ...args) => (0,errors .NW)(null, () => (0,external_node_child_process_.execFileSync)('git', ['-c', 'core.fsmonitor=false', '-C', folder, ...args], {
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
  var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59199);
  var _story_tell_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96644);
  var _trace_trace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86020);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59268);








const painter = (isTerminal) => (style, text) => isTerminal && !process.env['NO_COLOR'] ? (0,node_util__WEBPACK_IMPORTED_MODULE_3__.styleText)(style, text, { validateStream: false }) : text;
function abortedBySignals({ closed }) {
    const controller = new AbortController();
    let by = null;
    const end = (name) => {
        by ??= name;
        controller.abort();
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.once(name, () => end(name));
    closed.addEventListener('abort', () => end('SIGPIPE'), { once: true });
    return {
        signal: controller.signal,
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[by]),
    };
}
const traceOf = (repo) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(_workspace_git_js__WEBPACK_IMPORTED_MODULE_7__  .LN.find((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo)).gitDir, 'agent-fix', 'trace.jsonl');
const NEWEST = 'newest';
async function chooseRun(trace, wanted, io) {
    const isNewest = wanted === undefined || wanted === NEWEST;
    const ids = (await (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_6__  .v)(trace, () => { })).map(({ runId }) => runId);
    const named = ids.includes(wanted ?? '') ? [wanted ?? ''] : ids.filter((id) => id.startsWith(wanted ?? ''));
    const [run, ...others] = isNewest ? ids.slice(-1) : named;
    const newest = ids.length === 0 ? '' : `; its newest: ${ids.slice(-5).toReversed().join(', ')}`;
    if (run === undefined)
        throw new Error(`${trace} holds no run ${isNewest ? '' : wanted}`.trim() + newest);
    if (others.length > 0)
        throw new Error(`--run ${wanted}: several runs begin so: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__  .d9)(named, 5)}`);
    if (isNewest && ids.length > 1)
        io.stderr(`agent-fix: ${trace} holds ${ids.length} runs, and ${run} is the newest; another: --run ID\n`);
    return run;
}
function traceToRead(option) {
    const path = option ?? traceOf('.');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true)
        return path;
    if (option !== undefined)
        throw new Error(`--trace ${option}: trace file not found; name a file that agent-fix run has written`);
    throw new Error(`no run of this repository is recorded in ${path}; another trace: --trace FILE`);
}
function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}
const besideTrace = (trace, runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(trace), `${runId}.patch`);
const TICK_MS = 500;
class LiveProgress {
    io;
    #out;
    #timer;
    #watch = new _story_tell_js__WEBPACK_IMPORTED_MODULE_5__  .HR(performance.now());
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
    tell(event, line) {
        const shown = this.#watch.line(event, performance.now(), painter(this.#out.columns !== undefined), line);
        if (shown !== null)
            this.io.stderr(`${shown}\n`);
    }
    watch(oracle) {
        return {
            run: (options) => {
                this.#watch.testing(options.phase, performance.now());
                return oracle.run(options);
            },
        };
    }
    noteReply(bytes) {
        this.#watch.answering(bytes);
    }
    #tick() {
        const nowMs = performance.now();
        const line = this.#watch.doing(nowMs);
        const columns = this.#out.columns?.();
        if (columns !== undefined) {
            this.#out.stderr(`\r\u001b[K${painter(true)('dim', line.slice(0, columns - 1))}`);
            this.#hasStatus = true;
        }
        else if (this.#watch.isLineDue(nowMs))
            this.io.stderr(`${line}\n`);
    }
    #print(write) {
        this.#clear();
        write();
        this.#watch.printed(performance.now());
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


  }),

  75697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EM: () => (  NO_FILES),
    OG: () => (  findManifestCommand),
    Ur: () => (  installsOf),
    _z: () => (  inFolder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81469);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26910);
  var _base_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51189);
  var _command_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51842);




const FINDERS = [
    findNodeCommand,
    impliedBy(['deno.json', 'deno.jsonc'], async (_, { startsTask }) => (await startsTask('deno task test')) === null ? 'deno test' : 'deno task test'),
    findPythonProject,
    impliedBy(['go.mod'], () => 'go test ./...'),
    impliedBy(['Cargo.toml'], () => 'cargo test'),
    startedBy('composer test'),
    impliedBy(['composer.json'], ({ text }) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__  .Vh)(ComposerJson, text)?.['require-dev']['pestphp/pest'] === undefined ? null : 'vendor/bin/pest'),
    impliedBy(['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'], async (_, folder) => (await folder.has('composer.json')) ? 'vendor/bin/phpunit' : 'phpunit'),
    impliedBy(['build.sbt'], () => 'sbt test'),
    impliedBy(['Package.swift'], () => 'swift test'),
    findDotnetCommand,
    startedBy('make test'),
    impliedBy(['pom.xml'], async (_, folder) => (await folder.has('mvnw')) ? './mvnw -B test' : 'mvn -B test'),
    impliedBy(['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'], async (_, folder) => ((await folder.has('gradlew')) ? './gradlew test' : 'gradle test')),
    impliedBy(['.rspec'], async (_, folder) => `${await bundlerOf(folder)}rspec`),
    impliedBy(['Rakefile'], async (_, folder) => `${await bundlerOf(folder)}rake test`),
    impliedBy(['Gemfile'], ({ text }) => (/\brspec\b/.test(text) ? 'bundle exec rspec' : null)),
    impliedBy(['mix.exs'], () => 'mix test'),
    impliedBy(['MODULE.bazel', 'WORKSPACE.bazel', 'WORKSPACE'], () => 'bazel test //...'),
    impliedBy(['CMakeLists.txt'], () => 'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure'),
    findPythonTests,
];
async function findManifestCommand(files, directory) {
    const folder = openFolder(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { ...command, source: inFolder(directory, command.source) };
    }
    const where = directory === '.' ? 'the root' : directory;
    return (await placeholderIn(folder)) ?? `no known manifest in ${where}`;
}
function impliedBy(names, runOf) {
    return async (folder) => {
        for (const name of names) {
            if (!(await folder.has(name)))
                continue;
            const run = await runOf({ name, text: (await folder.read(name)) ?? '' }, folder);
            return run === null ? null : { run, source: name };
        }
        return null;
    };
}
function startedBy(run) {
    return async ({ startsTask }) => {
        const task = await startsTask(run);
        return task === null ? null : { run, source: task.source };
    };
}
const ComposerJson = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ 'require-dev': zod__WEBPACK_IMPORTED_MODULE_2__  .g1P(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__  .L5J()) });
const bundlerOf = async (folder) => (await folder.has('Gemfile')) ? 'bundle exec ' : '';
async function findDotnetCommand(folder) {
    const names = (await folder.list()).filter((path) => !path.includes('/')).toSorted();
    for (const kind of [/\.slnx?$/, /\.(?:cs|fs|vb)proj$/]) {
        const [only, ...others] = names.filter((name) => kind.test(name));
        if (only !== undefined) {
            return { run: others.length === 0 ? 'dotnet test' : `dotnet test ${only}`, source: only };
        }
    }
    return null;
}
const PackageJson = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ packageManager: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() });
const INSTALLS = {
    node: {
        'package-lock.json': 'npm ci',
        'npm-shrinkwrap.json': 'npm ci',
        'pnpm-lock.yaml': 'pnpm install --frozen-lockfile',
        'yarn.lock': 'yarn install',
        'bun.lock': 'bun install',
        'bun.lockb': 'bun install',
    },
    python: {
        'uv.lock': 'uv sync',
        'poetry.lock': 'poetry install',
        'pdm.lock': 'pdm install',
        'Pipfile.lock': 'pipenv sync --dev',
    },
};
function installsOf(all, directory, gitmodules) {
    const names = new Set(Object.values(INSTALLS).flatMap(Object.keys));
    const paths = new Set();
    for (const path of all)
        if (names.has(path.slice(path.lastIndexOf('/') + 1)))
            paths.add(path);
    const commandOf = (language) => {
        for (const folder of new Set([directory, '.'])) {
            const locks = Object.entries(INSTALLS[language]).filter(([lock]) => paths.has(inFolder(folder, lock)));
            const [command, ...others] = new Set(locks.map(([, install]) => install));
            if (command !== undefined)
                return others.length === 0 ? command : undefined;
        }
        return undefined;
    };
    const submodules = [...(gitmodules ?? '').matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\n]*[^"\s])/gm)].flatMap(([, path]) => path ?? []);
    return {
        ...(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__  .sw)({ node: commandOf('node'), python: commandOf('python') }),
        ...(submodules.length === 0 ? {} : { submodules }),
    };
}
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
];
const SCRIPT_PLACEHOLDER = 'no test specified';
async function findNodeCommand(folder) {
    const manifest = await folder.read('package.json');
    if (manifest === null)
        return null;
    let manager = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__  .Vh)(PackageJson, manifest)?.packageManager.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    const { test, exec } = MANAGERS[manager ?? ''] ?? NPM;
    const task = await folder.startsTask(test);
    if (task !== null && !task.script.includes(SCRIPT_PLACEHOLDER))
        return { run: test, source: task.source };
    const turbo = `${exec} turbo run test`;
    if ((await folder.has('turbo.json')) && (await folder.startsTask(turbo)) !== null)
        return { run: turbo, source: 'turbo.json' };
    return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}
const NPM = { test: 'npm test', exec: 'npx' };
const MANAGERS = {
    pnpm: { test: 'pnpm test', exec: 'pnpm exec' },
    yarn: { test: 'yarn test', exec: 'yarn' },
    bun: { test: 'bun run test', exec: 'bunx' },
};
async function placeholderIn(folder) {
    return (await folder.startsTask('npm test'))?.script.includes(SCRIPT_PLACEHOLDER)
        ? `package.json has npm's placeholder for a test script ("${SCRIPT_PLACEHOLDER}")`
        : null;
}
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
const MAX_READ = 10;
async function findPythonProject(folder) {
    const configs = [];
    for (const name of CONFIGS) {
        const text = await folder.read(name);
        if (text !== null)
            configs.push({ name, text });
    }
    const [first] = configs;
    return first === undefined ? null : pythonCommand(folder, first.name, configs);
}
async function findPythonTests(folder) {
    const [first] = (await folder.list()).filter((path) => TEST_FILE.test(path)).toSorted();
    return first === undefined ? null : pythonCommand(folder, first, []);
}
async function pythonCommand(folder, source, configs) {
    const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
    let python = 'python';
    for (const [lock, run] of PYTHON_LOCKS) {
        if (python === 'python' && (await folder.has(lock)))
            python = `${run} python`;
    }
    const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
    if (hint !== undefined)
        return { run: `${python} -m pytest -q`, source: hint };
    const driver = await driverOf(folder);
    if (driver !== null)
        return driver;
    if (await hasPytestFile(folder, tests))
        return { run: `${python} -m pytest -q`, source };
    return { run: await unittestCommand(folder, tests, python), source };
}
const PYTHON_LOCKS = [
    ['uv.lock', 'uv run'],
    ['poetry.lock', 'poetry run'],
    ['pdm.lock', 'pdm run'],
    ['Pipfile.lock', 'pipenv run'],
];
async function driverOf(folder) {
    for (const run of ['tox', 'nox', ...HATCH_ENVIRONMENTS.map((name) => `hatch run ${name}test`)]) {
        const found = await startedBy(run)(folder);
        if (found !== null)
            return found;
    }
    return null;
}
const HATCH_ENVIRONMENTS = ['', 'test:', 'tests:', 'testing:', 'dev:', 'ci:'];
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    const required = (await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt'));
    if (/^pytest\b/m.test(required ?? ''))
        return true;
    for (const path of tests.toSorted().slice(0, MAX_READ)) {
        if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? ''))
            return true;
    }
    return false;
}
async function unittestCommand(folder, tests, python) {
    const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
    const only = folders.length === 1 ? (folders[0] ?? '') : '';
    const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
    return isPlain && !(await folder.has(`${only}/__init__.py`))
        ? `${python} -m unittest discover -s ${only}`
        : `${python} -m unittest`;
}
const NO_FILES = { isFile: () => false, readText: () => null, paths: () => [] };
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function openFolder(files, directory) {
    const prefix = inFolder(directory, '');
    const list = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_3__  .O)(async () => [...(await files.paths())].flatMap((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : [])));
    return {
        read: async (name) => files.readText(inFolder(directory, name)),
        has: async (name) => files.isFile(inFolder(directory, name)),
        list,
        async startsTask(run) {
            const { calls } = await (0,_command_command_js__WEBPACK_IMPORTED_MODULE_0__  .UK)(files, { run, folder: directory });
            const words = calls[0]?.words.slice(1).map(({ value }) => value) ?? [];
            for (const { origin } of calls.flatMap(({ scripts }) => scripts)) {
                if (origin.kind !== 'task' || origin.hook !== undefined || !origin.path.startsWith(prefix))
                    continue;
                if (words.length === 0 || words.includes(origin.name))
                    return { source: origin.path.slice(prefix.length), script: origin.lines.join('\n') };
            }
            return null;
        },
    };
}


  })

};
