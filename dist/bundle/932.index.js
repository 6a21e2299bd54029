export const id = 932;
export const ids = [932];
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

  76932:
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
var errors = __webpack_require__(39429);
var dist = __webpack_require__(38815);
var json = __webpack_require__(68652);
var evaluate = __webpack_require__(97763);
var workflow_jobs = __webpack_require__(28992);
var script_purpose = __webpack_require__(34060);
var workflow_file = __webpack_require__(17448);
; 







function recordAt(value, key) {
    const found = (0,json .Qd)(value) ? value[key] : undefined;
    return (0,json .Qd)(found) ? found : {};
}
const textAt = (value, key) => {
    const found = (0,json .Qd)(value) ? value[key] : undefined;
    return typeof found === 'string' ? found : '';
};
const stepsAt = (value) => {
    const steps = (0,json .Qd)(value) ? value['steps'] : undefined;
    return Array.isArray(steps) ? steps.filter(json .Qd) : [];
};
function watchedEvent(workflow) {
    const on = (0,json .Qd)(workflow) ? workflow['on'] : null;
    const names = (0,json .Qd)(on) ? Object.keys(on) : [on].flat();
    const push = recordAt(on, 'push');
    const isOfTags = 'tags' in push && !('branches' in push) && !('branches-ignore' in push);
    const events = ['push', 'pull_request', 'schedule', 'workflow_dispatch'];
    return events.find((event) => names.includes(event) && !(event === 'push' && isOfTags)) ?? null;
}
const SURE = 9;
const EVENT_SCORES = { push: 3, pull_request: 2, schedule: -8, workflow_dispatch: -8 };
const OTHER_PURPOSE = /\b(?:codeql|publish\w*|releases?|deploy\w*|docs?|documentation|site|website|pages|bench\w*|perf|nightly|cron|scheduled?|stale|label\w*|triage|scorecards?|dependabot|dependency|renovate|fuzz\w*|man ?pages?|changelog|backport|canary|preview|copilot|mutations?|mutants|semgrep|zizmor|audit|security|cla|wheels?|docker|images?|graal\w*|sbom|reproducible|snapshot|sync|update)\b/i;
const SPECIAL = /\b(?:lint\w*|typing|types?|type ?check|mypy|attw|coverage|e2e|integration|containers?|smoke|examples?|windows|win\d*|mac|macos|osx|min|minimum|minimal|lowest|old|oldest|oldstable|msrv|panic|bc|wasm\w*|wasi\w*|race|concurrent|stress|failpoint|robustness|miri|loom|[atm]san|ubsan|sanitizers?|valgrind|cross|no ?std|beta|legacy|downstream|compat\w*|[a-z]+bsd|android|ios|arm(?:64)?|alpine|musl|pypy|native|semver|style|format|fmt|clippy|browsers?|package|prod|dist|headers?|meson|bazel|bun|deno|i\d86|emulated)\b/i;
const LINT_AND_TEST = /\b(?:lint\w*|format|typ\w+)\b.*\btests?\b|\btests?\b.*(?:,|&|\+|\band\b).*\blint/i;
const TESTS_OR_CI = /\b(?:tests?|ci)\b/i;
const TESTS = /\b(?:tests?|unit|unittests?|pytest|tox|specs?|rspec|jest|vitest|phpunit)\b/i;
async function rankJobs(paths, files) {
    const choices = [];
    for (const path of paths)
        choices.push(...(await jobsIn(path, files)));
    return choices.toSorted((a, b) => b.score - a.score);
}
const isDoubtful = ([best, ...others]) => best === undefined ||
    best.score < SURE ||
    others.some(({ score, workflow }) => score === best.score && workflow !== best.workflow);
async function jobsIn(path, files) {
    const content = (await files.readFile(path)) ?? '';
    const source = (0,errors .NW)(null, () => (0,dist.parse)(content));
    const file = (0,workflow_file .AO)(path, content);
    if (!(0,json .Qd)(source) || file === null)
        return [];
    const event = watchedEvent(source);
    const words = spaced(`${path.slice(path.lastIndexOf('/') + 1)} ${textAt(source, 'name')}`);
    const isForChanges = event === 'push' && 'pull_request' in recordAt(source, 'on');
    const ofWorkflow = (event === null ? -12 : EVENT_SCORES[event]) +
        (OTHER_PURPOSE.test(words) ? (isForChanges ? -5 : -8) : 0) +
        (SPECIAL.test(words) ? -3 : 0) +
        (/\b(?:ci|tests?|main|build|check)\b/i.test(words) ? 2 : 0) +
        (/\/(?:ci|tests?|main|build)\.ya?ml$/i.test(path) ? 1 : 0);
    const choices = [];
    for (const job of file.jobs) {
        const score = ofWorkflow + (await scoreOf(job, recordAt(source['jobs'], job.id), files));
        choices.push({ workflow: path, job: job.id, score });
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
    const words = spaced(`${job.id} ${textAt(yaml, 'name')}`);
    const ofName = (OTHER_PURPOSE.test(words) ? -16 : 0) +
        (SPECIAL.test(words) && !LINT_AND_TEST.test(textAt(yaml, 'name')) ? -4 : 0) +
        (TESTS.test(words) ? 3 : 0) +
        (stepsAt(yaml).some((step) => /^actions\/download-artifact@/.test(textAt(step, 'uses'))) ? -3 : 0) +
        (/^(?:unit ?)?tests?$/i.test(spaced(job.id)) ? 2 : 0);
    const isAlone = yaml['continue-on-error'] === true ? -3 : 0;
    if (job.uses !== null)
        return ofName + isAlone + (await calledScore(job.uses, recordAt(yaml, 'with'), files));
    const onLinux = linuxEntry(job, OF_PUSH) === null ? -14 : 0;
    let ofSteps = 0;
    for (const step of stepsAt(yaml)) {
        const kinds = await stepKinds(step, files);
        if (/^(?:github\/codeql-action|pypa\/gh-action-pypi-publish)/.test(textAt(step, 'uses')))
            ofSteps -= 16;
        else if (kinds.has('test')) {
            const folder = textAt(step, 'working-directory') ||
                textAt(recordAt(recordAt(yaml, 'defaults'), 'run'), 'working-directory');
            const ofTest = TESTS.test(spaced(textAt(step, 'name'))) ? 9 : 8;
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
        const given = spaced(Object.values(inputs).join(' '));
        const isTest = TESTS_OR_CI.test(`${spaced(uses.replace(/@.*/, '').replace(/^.*\//, ''))} ${given}`);
        return (isTest ? 5 : 2) + Math.min(0.9, (versionOf(given)[0] ?? 0) / 1000);
    }
    const content = (await files.readFile(path)) ?? '';
    const filled = content.replace(/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g, (whole, name) => textAt(inputs, name) || whole);
    const called = (0,errors .NW)(null, () => (0,dist.parse)(filled));
    const jobs = Object.values(recordAt(called, 'jobs'));
    for (const step of jobs.flatMap(stepsAt))
        if ((await stepKinds(step, files)).has('test'))
            return 8;
    return 0;
}
function isTestAction(step) {
    const [uses = ''] = textAt(step, 'uses').split('@');
    const action = uses.slice(uses.lastIndexOf('/') + 1);
    const isOther = /^(?:actions|docker)\/|set-?up|install|cache|report|upload|publish|lint|coverage|summary|codecov/i.test(uses);
    return (uses !== '' &&
        !isOther &&
        (/^(?:run-)?tests?$|^(?:gotestsum|phpunit|pytest|tox|nextest)/i.test(action) ||
            /^(?:run )?(?:the |all |unit )*tests?$/i.test(textAt(step, 'name'))));
}
async function stepKinds(step, files, depth = 0) {
    const folder = (0,workflow_file .M1)(textAt(step, 'uses'));
    if (folder !== null && depth < 5) {
        const path = `${folder === '.' ? '' : `${folder}/`}action.y`;
        const content = (await files.readFile(`${path}ml`)) ?? (await files.readFile(`${path}aml`)) ?? '';
        const runs = recordAt((0,errors .NW)(null, () => (0,dist.parse)(content)), 'runs');
        const kinds = await Promise.all(stepsAt(runs).map((each) => stepKinds(each, files, depth + 1)));
        return new Set(kinds.flatMap((each) => [...each]));
    }
    const run = textAt(step, 'run');
    if (run === '')
        return new Set(isTestAction(step) ? ['test'] : []);
    const kinds = await (0,script_purpose .tG)(run, textAt(step, 'shell') || null);
    const name = textAt(step, 'name');
    const isSetUp = /^(?:install|set ?up|prepare|restore|download|configure|build|add|allow|remove|require|create|generate|start|launch|wait|fetch|copy|enable)\b(?!.*(?:\band|&|\+) .*\btests?$)/i.test(name);
    if (isSetUp)
        return new Set([...kinds].filter((kind) => kind !== 'test' || !kinds.has('install')));
    const isBoth = /\b(?:and|&|\+) (?:\w+ )?tests?\b/i.test(name);
    const isUnknown = kinds.size > 0 &&
        [...kinds].every((kind) => kind === 'other' || kind === 'version' || (kind === 'build' && isBoth));
    const isNamed = /\btests?\b/i.test(name) && !/\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(run);
    return isUnknown && isNamed ? new Set(['test']) : kinds;
}
const OF_PUSH = (0,evaluate .Ib)({ github: { event_name: 'push' } }, (0,evaluate .zz)({}));
function linuxEntry(job, contexts) {
    const known = (0,workflow_jobs .a$)(job, contexts)
        .filter((entry) => (0,evaluate .F9)(job.condition, entry.contexts) !== false)
        .map((entry) => ({ ...entry, labels: (0,evaluate .g0)(job.runsOn, entry.contexts) }));
    const linux = known.filter(({ labels }) => (0,evaluate .mJ)(labels) === 'Linux');
    const fitting = linux.length > 0 ? linux : known.filter(({ labels }) => (0,evaluate .mJ)(labels) === null);
    const [best] = fitting.toSorted((a, b) => {
        const [left, right] = [valuesOf(a), valuesOf(b)];
        const skipped = Number(skipsTests(job, a)) - Number(skipsTests(job, b));
        const oddities = left.filter(isOdd).length - right.filter(isOdd).length;
        return skipped || oddities || compareVersions(left, right) || left.length - right.length;
    });
    return best ?? null;
}
function skipsTests({ id: jobId, steps }, { contexts }) {
    const inJob = (0,evaluate .jo)(contexts, jobId);
    return steps
        .filter((step) => [step.name, step.run].some((template) => TESTS.test(spaced((0,workflow_file .uO)(template, () => ' ')))))
        .every(({ condition }) => (0,evaluate .F9)(condition, inJob) === false);
}
const valuesOf = ({ entry, labels }) => [...(entry?.segments ?? []), ...labels];
const isOdd = (value) => /\b(?:dev|main|master|maint|nightly|beta\d*|alpha\d*|rc\d*|next|canary|head|edge|experimental|min\w*|oldest|lowest|msrv|development|pypy\S*|graalpy\S*|jruby\S*|truffleruby\S*|arm\w*|aarch64|x86(?!-64)|i686|32|powerpc\w*|ppc\w*|mips\w*|s390x|riscv\w*|valgrind|sanitizers?|slim|musl|\d[\d.]*t)\b/i.test(value.replace(/_/g, '-')) || /^(?:pypy|graalpy|jruby|truffleruby)/.test(value);
function compareVersions(a, b) {
    for (const [at, value] of a.entries()) {
        const [left, right] = [versionOf(value), versionOf(b[at] ?? '')];
        for (let part = 0; part < Math.max(left.length, right.length); part++) {
            const difference = (right[part] ?? 0) - (left[part] ?? 0);
            if (difference !== 0)
                return difference;
        }
    }
    return 0;
}
function versionOf(value) {
    if (/^(?:\S+-)?(?:latest|stable|current|lts\S*)$/.test(value))
        return [Number.MAX_SAFE_INTEGER];
    const digits = /\d+(?:\.\d+)*/.exec(value)?.[0] ?? '';
    return digits === '' ? [] : digits.split('.').map(Number);
}

var expressions_dist = __webpack_require__(17928);
var core_text = __webpack_require__(45565);
var manifest = __webpack_require__(75697);
; 











const TODO = '# TODO';
const withTodos = (record, todos) => todos.length === 0 ? record : { [TODO]: todos, ...record };
const NO_SETUP = /^(?:[\w.-]+\/[\w./-]*(?:lint|shellcheck|typos)|reviewdog\/|pre-commit\/action|codespell-project\/|psf\/black|astral-sh\/ruff-action|golang\/govulncheck|actions-rs\/(?:clippy|audit)|EmbarkStudios\/cargo-deny|actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/|aws-actions\/|google-github-actions\/auth|azure\/login)/i;
const isLint = ({ kinds, source }) => kinds.has('lint') &&
    ((!kinds.has('install') && !kinds.has('build')) || /^(?:check|verif|lint)/i.test(textAt(source, 'name')));
async function setupSteps(steps, { contexts, files }) {
    const ran = steps.filter((step) => (0,evaluate .F9)(textAt(step, 'if') || null, contexts) !== false);
    const all = await Promise.all(ran.map(async (source) => {
        const filled = fill(source, contexts);
        return { source, ...filled, kinds: await stepKinds(filled.value, files) };
    }));
    const first = all.findIndex(({ kinds }) => kinds.has('test'));
    const last = first >= 0 ? first : all.findLastIndex(isLint);
    let todos = [];
    const carried = [];
    for (const each of all.slice(0, last < 0 ? all.length : last)) {
        const { source, value, lost } = each;
        if (!(await isSetUp(each)))
            continue;
        const name = `step "${nameOf(source)}"`;
        const missing = textAt(source, 'uses').startsWith('actions/download-artifact@')
            ? 'an artifact'
            : UNREACHABLE.exec(JSON.stringify(value))?.[0];
        if (missing !== undefined)
            todos.push(`${name} needs ${missing} of another job: left out`);
        else if (lost.includes('run') || lost.includes('if'))
            todos.push(`${name} needs a secret: left out`);
        else {
            todos.push(...lost.map((key) => `${key} of ${name} needs a secret: left out`));
            carried.push(withTodos(carriedStep(each), todos));
            todos = [];
        }
    }
    const judge = all[last];
    if (judge !== undefined && first >= 0) {
        const name = `the test step "${nameOf(judge.source)}"`;
        const lost = judge.lost.join(', ');
        if (lost !== '')
            todos.push(`${name} needs a secret (${lost}), which tests never get: name a test-command without it`);
        if (textAt(judge.source, 'uses') !== '')
            todos.push(`${name} is an action: what it sets up before it tests belongs here`);
    }
    return { steps: carried, todos, judge: judge?.value ?? {} };
}
async function isSetUp(step) {
    const { source, kinds } = step;
    const isOnlyVersion = kinds.has('version') && kinds.size === 1;
    if (isCheckout(source) || isLint(step) || isOnlyVersion || NO_SETUP.test(textAt(source, 'uses')))
        return false;
    const run = textAt(source, 'run').replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
    return (await (0,script_purpose .gY)(run, textAt(source, 'shell') || null)) === null;
}
function carriedStep({ source, value, kinds }) {
    const isBuild = textAt(source, 'run') !== '' &&
        (kinds.has('build') || kinds.has('lint') || !kinds.has('install')) &&
        !isSetUpByName(source);
    const { 'continue-on-error': mayFail = false, ...step } = withVersions(value);
    const allows = mayFail === 'true' || (mayFail !== 'false' && mayFail);
    return isBuild || allows !== false ? { ...step, 'continue-on-error': isBuild || allows } : step;
}
const NEWEST = {
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
    const given = Object.entries(recordAt(step, 'with')).map(([key, value]) => [
        key,
        isOpen(value) ? (NEWEST[key] ?? value) : value,
    ]);
    const name = textAt(step, 'name').replace(/ *\(?\$\{\{[^}]*\bmatrix\.[^}]*\}\}\)?/g, '');
    return {
        ...step,
        ...(isOpen(step['name']) ? { name } : {}),
        ...(given.length === 0 ? {} : { with: Object.fromEntries(given) }),
    };
}
const UNREACHABLE = /\bneeds\.[\w-]+/;
const isSetUpByName = (step) => /^(?:install|set ?up|prepare|restore|download|configure)\b/i.test(textAt(step, 'name')) ||
    /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(textAt(step, 'run'));
const nameOf = (step) => textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');
const isCheckout = (step) => /^actions\/checkout@/.test(textAt(step, 'uses'));
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
            value[key] = fillExpression(part, contexts);
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
const OF_ENTRY = /\b(?:matrix|strategy|inputs)\b/;
function fillText(text, contexts) {
    return (0,workflow_file .LL)(text)
        .map((part) => {
        if (part.kind === 'text')
            return part.text;
        const whole = OF_ENTRY.test(part.source) ? (0,evaluate .wh)((0,evaluate .p_)([part], contexts)) : null;
        return whole ?? (0,workflow_file .dn)(fillExpression(part.source, contexts));
    })
        .join('');
}
function fillExpression(source, contexts) {
    return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
        const value = (0,errors .NW)(null, () => (0,evaluate .O4)((0,workflow_file .YK)(path).ast, contexts));
        return value === null || value.kind === expressions_dist .p.b8.Array || value.kind === expressions_dist .p.b8.Dictionary
            ? path
            : literal(value);
    });
}
const literal = (value) => value instanceof expressions_dist .p.uQ ? `'${value.coerceString().replaceAll("'", "''")}'` : (0,evaluate .aB)(value);
async function placeOf(files, workflow, id) {
    const { jobs } = workflow.file;
    const wanted = id ?? (await rankJobs([workflow.path], files))[0]?.job;
    const job = jobs.find((each) => each.id === wanted);
    if (job === undefined) {
        throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
    }
    const entry = linuxEntry(job, workflow.contexts);
    if (entry === null)
        throw new Error(`job ${job.id} of ${workflow.path} has no matrix entry on Linux`);
    if (job.uses === null)
        return { path: workflow.path, job, entry };
    const called = await (0,workflow_jobs .$T)(files, workflow, { job, contexts: entry.contexts });
    return typeof called === 'string' ? `${called}: its set-up is not known` : placeOf(files, called, null);
}
const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';
async function needsOfJob(files, top, id) {
    const place = await placeOf(files, top, id);
    if (typeof place === 'string')
        return needsOfManifests(files, [place]);
    const { contexts, labels, entry } = place.entry;
    const { id: jobId } = place.job;
    const document = (0,dist.parseDocument)((await files.readFile(place.path)) ?? '');
    const workflow = document.toJS();
    const job = recordAt(recordAt(workflow, 'jobs'), jobId);
    const unknown = `the matrix of job ${jobId} comes from another job: the newest versions were taken; fill in its other values by hand where \`matrix.\` stands`;
    const todos = entry === null ? [unknown] : [];
    const shown = entry?.segments.join(', ') ?? '';
    const steps = stepsAt(job);
    const setup = await setupSteps(steps, { contexts: (0,evaluate .jo)(contexts, jobId), files });
    const { [UNSECURE]: unsecure, ...ownEnv } = { ...recordAt(workflow, 'env'), ...recordAt(job, 'env') };
    if (unsecure !== undefined)
        todos.push(`${UNSECURE} was left out: it lets any output command the runner`);
    const env = fill(ownEnv, contexts);
    for (const name of env.lost)
        todos.push(`${name} of the job's environment is a secret: left out`);
    const [outer, inner] = [workflow, job].map((scope) => recordAt(recordAt(scope, 'defaults'), 'run'));
    const run = fill({ ...outer, ...inner }, contexts).value;
    const services = Object.entries(recordAt(job, 'services')).map(([name, service]) => [name, containerOf(service, contexts, `service ${name}`)]);
    const container = containerOf(job['container'], contexts, 'the container');
    if (job['environment'] !== undefined)
        todos.push('the deployment environment of the job was left out');
    const permissions = Object.entries((0,json .Qd)(job['permissions']) ? job['permissions'] : recordAt(workflow, 'permissions'));
    const parts = {
        container,
        services: Object.fromEntries(services),
        env: env.value,
        defaults: isEmpty(run) ? {} : { run },
    };
    return {
        labels,
        job: Object.fromEntries(Object.entries(parts).filter(([, part]) => !isEmpty(part))),
        permissions: Object.fromEntries(permissions.filter(([, level]) => level !== 'none')),
        checkout: checkoutInputs(steps.find(isCheckout)),
        steps: setup.steps,
        folder: textAt(setup.judge, 'working-directory') || textAt(run, 'working-directory'),
        command: commandOf(setup.judge),
        todos: { job: todos, last: setup.todos },
        notes: shown === '' ? [] : [`of the matrix of job ${jobId}, the entry (${shown}) was taken`],
        comments: commentsOnActions(document),
    };
}
function commentsOnActions(document) {
    const comments = new Map();
    (0,dist.visit)(document, {
        Pair(_, { key, value }) {
            if (!(0,dist.isScalar)(key) || key.value !== 'uses' || !(0,dist.isScalar)(value) || value.comment == null)
                return;
            comments.set(String(value.value), value.comment);
        },
    });
    return comments;
}
function commandOf(judge) {
    const run = textAt(judge, 'run').trim();
    const env = Object.entries(recordAt(judge, 'env'));
    const named = env.filter(([name]) => new RegExp(`\\b${name}\\b`).test(run));
    return [...exportsOf(Object.fromEntries(named)), run].join('\n');
}
const exportsOf = (env) => Object.entries((0,json .Qd)(env) ? env : {}).map(([name, value]) => `export ${name}=${(0,core_text .r7)(String(value))}`);
function containerOf(value, contexts, name) {
    if (!(0,json .Qd)(value))
        return fillValue(value, contexts);
    const { credentials, ...rest } = value;
    const { value: known, lost } = fill(rest, contexts);
    return withTodos(known, [
        ...(credentials === undefined ? [] : [`${name} is pulled with credentials: left out`]),
        ...lost.map((key) => `${key.replace(/^env\./, '')} of ${name} is a secret: left out`),
    ]);
}
function checkoutInputs(step) {
    const given = Object.entries(recordAt(step, 'with'));
    return Object.fromEntries(given.filter(([name]) => /^(?:submodules|lfs|fetch-depth|fetch-tags)$/.test(name)));
}
const step = (uses, inputs = {}) => Object.keys(inputs).length === 0 ? { uses } : { uses, with: inputs };
const NODE = step('actions/setup-node@v6', { 'node-version': 'lts/*' });
const PYTHON = step('actions/setup-python@v6', { 'python-version': '3.x' });
const SETS_UP_JAVA = step('actions/setup-java@v5', { distribution: 'temurin', 'java-version': '21' });
const SETUPS = [
    [/^(?:pnpm)\b/, [step('pnpm/action-setup@v4'), NODE, { run: 'pnpm install --frozen-lockfile' }]],
    [/^(?:npm|npx)\b/, [NODE, { run: 'npm install' }]],
    [/^yarn\b/, [NODE, { run: 'yarn install' }]],
    [/^(?:bun|bunx)\b/, [step('oven-sh/setup-bun@v2'), { run: 'bun install' }]],
    [/^deno\b/, [step('denoland/setup-deno@v2')]],
    [/^uv\b/, [step('astral-sh/setup-uv@v6'), { run: 'uv sync --all-extras' }]],
    [/^(?:poetry|pdm|pipenv)\b/, [PYTHON, { run: 'pipx install poetry pdm pipenv' }]],
    [/^(?:tox|nox|hatch)\b/, [PYTHON, { run: 'pipx install tox nox hatch' }]],
    [/^python\b/, [PYTHON, { run: 'python -m pip install pytest -e .' }]],
    [/^go\b/, [step('actions/setup-go@v6', { 'go-version-file': 'go.mod' })]],
    [/^(?:mvn|\.\/mvnw|gradle|\.\/gradlew|sbt)\b/, [SETS_UP_JAVA]],
    [
        /^(?:bundle|rake|rspec)\b/,
        [step('ruby/setup-ruby@v1', { 'ruby-version': '3.4', 'bundler-cache': true })],
    ],
    [
        /^(?:composer|vendor|phpunit)\b/,
        [step('shivammathur/setup-php@v2', { 'php-version': '8.4' }), { run: 'composer install' }],
    ],
    [/^dotnet\b/, [step('actions/setup-dotnet@v5', { 'dotnet-version': '9.x' })]],
];
async function needsOfManifests(files, tried) {
    const found = await (0,manifest .O)(files, '.');
    if (typeof found === 'string') {
        const problem = `no workflow has a job that runs tests, and ${found} that says how to run them: name a job with --workflow FILE --job ID`;
        throw new Error([...tried, problem].join('; '));
    }
    const guess = `these steps are a guess from ${found.source}: check them, and add what the tests need`;
    const [first, ...rest] = SETUPS.find(([pattern]) => pattern.test(found.run))?.[1] ?? [];
    const todos = [...tried, guess];
    return {
        labels: ['ubuntu-latest'],
        job: {},
        permissions: {},
        checkout: {},
        steps: first === undefined ? [] : [withTodos(first, todos), ...rest],
        folder: '',
        command: found.run,
        todos: { job: [], last: first === undefined ? todos : [] },
        notes: [],
        comments: new Map(),
    };
}

; 





const CHECKOUT = {
    uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    comment: ' v7.0.1',
};
const AGENT_FIX = { uses: 'agent-fix/agent-fix@v0' };
const SOLVES = {
    contents: ['read', 'the code'],
    issues: ['read', "the issue's text"],
    actions: ['read', 'the failed step and its log'],
};
const PUBLISHES = {
    contents: ['write', 'the branch'],
    'pull-requests': ['write', 'the pull request'],
    issues: ['write', 'the comment on the issue'],
    actions: ['read', 'the bundle of the job above'],
};
const DOES_BOTH = { ...PUBLISHES, actions: ['read', 'the failed step and its log'] };
const rightsOf = (form) => (form === 'one' ? DOES_BOTH : SOLVES);
const permissionsIn = (rights) => Object.fromEntries(Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]));
function commented(text, comment) {
    const scalar = new dist.Scalar(text);
    scalar.comment = ` ${comment}`;
    return scalar;
}
const solveStep = (form, { uses }) => ({
    uses,
    with: {
        ...(form === 'one' ? {} : { mode: 'solve' }),
        'openai-api-key': (0,workflow_file .dn)('secrets.OPENAI_API_KEY'),
    },
});
const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;
const isHosted = (labels) => labels.length === 1 && HOSTED.test(labels[0] ?? '');
function publishJob({ needs, condition, labels, action, group }) {
    const { issues, ...others } = PUBLISHES;
    return {
        name: 'Publish',
        needs,
        if: (0,workflow_file .dn)(condition),
        ...(group === undefined ? {} : { concurrency: { group } }),
        'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
        'timeout-minutes': 10,
        permissions: permissionsIn(group === undefined ? PUBLISHES : others),
        steps: [{ uses: action.uses, with: { mode: 'publish' } }],
    };
}
const PINNED = /@[0-9a-f]{40}$/;
const ONE_LINE = new Set([
    'workflows',
    'types',
    'branches',
    'branches-ignore',
    'runs-on',
    'ports',
]);
const ABOVE = {
    solve: ' Runs the model and your tests, and can write nothing.',
    publish: ' Holds the write token, and runs neither model nor tests.',
    concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};
function yamlText(document, action, comments = new Map()) {
    const { uses } = action;
    const ours = action.comment ?? (PINNED.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] better: pin the commit');
    const known = new Map([
        ...comments,
        [CHECKOUT.uses, CHECKOUT.comment],
        [uses, ours],
        [fixWorkflow(action), ours],
    ]);
    (0,dist.visit)(document, {
        Map(_, map) {
            const todos = map.get(TODO, true);
            if (!(0,dist.isSeq)(todos))
                return;
            map.delete(TODO);
            map.commentBefore = todos.items.map((todo) => ` TODO ${String(todo)}`).join('\n');
        },
        Pair(_, pair) {
            if (!(0,dist.isScalar)(pair.key))
                return;
            const { key, value } = pair;
            const name = String(key.value);
            const above = ABOVE[name];
            if (above !== undefined && (0,dist.isMap)(value)) {
                key.commentBefore = above;
                key.spaceBefore = name === 'publish';
            }
            if (name === 'workflow_run' && (0,dist.isMap)(value)) {
                value.commentBefore =
                    " The jobs below run only for this repository's own commits, never for a fork's code.";
                key.comment = ' zizmor: ignore[dangerous-triggers]';
            }
            if ((0,dist.isSeq)(value) && ONE_LINE.has(name))
                value.flow = true;
            if (!(0,dist.isScalar)(value))
                return;
            if (name === 'run') {
                const rules = rulesOf(String(value.value));
                if (rules.length > 0)
                    value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
            }
            if (name === 'uses')
                value.comment = commentOn(String(value.value), known);
            if (name === 'image' || name === 'container')
                value.comment = ' zizmor: ignore[unpinned-images]';
        },
    });
    return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
function rulesOf(run) {
    return [
        ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
        ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
    ];
}
function commentOn(uses, comments) {
    const given = comments.get(uses) ?? '';
    if ((0,workflow_file .M1)(uses) !== null)
        return ' zizmor: ignore[self-repository] the form actionlint knows';
    if (PINNED.test(uses) || given.includes('zizmor:'))
        return given;
    return ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}
const FIX_WORKFLOW = '/.github/workflows/fix.yml@';
const fixWorkflow = ({ uses }) => uses.replace('@', FIX_WORKFLOW);
const callJob = (inputs, action) => ({
    uses: fixWorkflow(action),
    permissions: flowNode(Object.fromEntries(Object.entries(DOES_BOTH).map(([name, [level]]) => [name, level]))),
    with: Object.keys(inputs).every((name) => name.startsWith('#'))
        ? { ...inputs, 'runs-on': 'ubuntu-latest' }
        : inputs,
    secrets: flowNode({ 'openai-api-key': (0,workflow_file .dn)('secrets.OPENAI_API_KEY') }),
});
const flowNode = (record) => new dist.Document().createNode(record, { flow: true });
const CACHES = /^(?:actions\/cache(?:\/restore)?|Swatinem\/rust-cache|gradle\/actions\/\S+|gradle\/wrapper-validation-action)$/;
const NO_NEED = /^(?:.*cache.*|check-latest|token|github-token|always-auth|run_install|allow-prereleases|quiet|profile|override)$/;
const init_jobs_versionOf = (language) => ({
    takes: [`${language}-version`, `${language}-version-file`],
    add: (option) => {
        const version = option(`${language}-version`) || option(`${language}-version-file`);
        return version === '' || version.includes('\n') ? null : { inputs: { [language]: version } };
    },
});
const fromNpm = (name) => ({
    takes: ['version', `${name}-version`],
    add: (option) => {
        const version = option('version') || option(`${name}-version`) || 'latest';
        return { script: [`npm install --global ${(0,core_text .r7)(`${name}@${version}`)}`] };
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
                ...(python === '' ? [] : [`export UV_PYTHON=${(0,core_text .r7)(python)}`]),
            ],
        };
    },
});
function addRust(option, ref) {
    const rust = option('toolchain') || (/^(?:stable|beta|nightly|\d+\.\d+)/.test(ref) ? ref : 'stable');
    const list = (text) => text.split(/[\s,]+/).filter((each) => each !== '');
    const parts = list(option('components')).filter((each) => each !== 'clippy' && each !== 'rustfmt');
    const targets = list(`${option('target')} ${option('targets')}`);
    const adding = (what, names) => names.length === 0 ? [] : [`rustup ${what} add ${names.map(core_text .r7).join(' ')}`];
    return { inputs: { rust }, script: [...adding('component', parts), ...adding('target', targets)] };
}
const SETUP_ACTIONS = [
    { action: /^actions\/setup-node$/, ...init_jobs_versionOf('node') },
    { action: /^actions\/setup-python$/, ...init_jobs_versionOf('python') },
    { action: /^actions\/setup-go$/, ...init_jobs_versionOf('go') },
    {
        action: /^actions\/setup-java$/,
        takes: ['java-version', 'java-version-file', 'distribution'],
        add: (option, ref) => /graal|jetbrains/.test(option('distribution')) ? null : init_jobs_versionOf('java').add(option, ref),
    },
    {
        action: /^ruby\/setup-ruby$/,
        takes: ['ruby-version', 'bundler-cache'],
        add: (option) => ({
            inputs: { ruby: option('ruby-version') || 'default' },
            script: option('bundler-cache') === 'true' ? ['bundle install'] : [],
        }),
    },
    {
        action: /^(?:dtolnay\/rust-toolchain|actions-rust-lang\/setup-rust-toolchain|actions-rs\/toolchain)$/,
        takes: ['toolchain', 'components', 'target', 'targets'],
        add: addRust,
    },
    { action: /^pnpm\/action-setup$/, ...fromNpm('pnpm') },
    { action: /^oven-sh\/setup-bun$/, ...fromNpm('bun') },
    { action: /^denoland\/setup-deno$/, ...fromNpm('deno') },
    { action: /^astral-sh\/setup-uv$/, ...fromPipx('uv', ['python-version']) },
    { action: /^(?:snok\/install-poetry|abatilo\/actions-poetry)$/, ...fromPipx('poetry') },
    { action: /^pypa\/hatch$/, ...fromPipx('hatch') },
    { action: /^extractions\/setup-just$/, takes: [], add: () => ({ script: ['pipx install rust-just'] }) },
];
const init_jobs_nameOf = ({ uses }) => uses.replace(/@.*/, '');
function callInputs(needs, action) {
    const { job, labels, permissions, checkout, folder, steps } = needs;
    if (init_jobs_nameOf(action) !== init_jobs_nameOf(AGENT_FIX))
        return `its jobs run ${init_jobs_nameOf(AGENT_FIX)}, not ${init_jobs_nameOf(action)}`;
    const { env, defaults, ...other } = job;
    const shell = textAt(recordAt(defaults, 'run'), 'shell');
    if (!/^(?:bash\b.*)?$/.test(shell))
        return `the job's shell is ${shell}`;
    const rights = Object.keys(permissions).filter((name) => !(name in DOES_BOTH) && permissions[name] === 'read');
    const { 'fetch-depth': depth, submodules, ...unusual } = checkout;
    const [more] = [...Object.keys(other), ...rights, ...Object.keys(unusual)];
    if (more !== undefined)
        return `the job has \`${more}\``;
    const inputs = {};
    const exported = exportsOf(env);
    const script = [];
    for (const step of steps) {
        const added = textAt(step, 'uses') === '' ? ofScript(step, folder) : ofAction(step);
        if (typeof added === 'string')
            return added;
        for (const [name, value] of Object.entries(added.inputs ?? {})) {
            if ((inputs[name] ?? value) !== value)
                return `two versions of ${name} are set up`;
            inputs[name] = value;
        }
        if (added.script === undefined)
            continue;
        if (script.some((line) => HANDS_ON.test(line)))
            return 'a step of the set-up hands values to another';
        script.push(...added.script);
    }
    const values = [...Object.values(inputs), ...exported, ...script];
    if (values.some((value) => value.includes('${{')))
        return 'an expression of the set-up is known in its job only';
    const [label = 'ubuntu-latest', ...others] = labels;
    const machine = others.length === 0 ? label : JSON.stringify(labels);
    return {
        ...(machine === 'ubuntu-latest' ? {} : { 'runs-on': machine }),
        ...(depth === undefined ? {} : { 'fetch-depth': String(depth) }),
        ...(submodules === undefined ? {} : { submodules: String(submodules) }),
        ...inputs,
        ...(script.length === 0 ? {} : { setup: [...exported, ...script].join('\n') }),
    };
}
function ofAction(step) {
    const [uses = '', ref = ''] = textAt(step, 'uses').split('@');
    if (CACHES.test(uses))
        return {};
    const known = SETUP_ACTIONS.find(({ action }) => action.test(uses));
    if (known === undefined)
        return `${uses} is part of the set-up`;
    const given = recordAt(step, 'with');
    const extra = [
        ...['if', 'env'].filter((key) => step[key] !== undefined),
        ...Object.keys(given).filter((name) => !known.takes.includes(name) && !NO_NEED.test(name)),
    ];
    if (extra.length > 0)
        return `${uses} has \`${extra[0]}\``;
    return known.add((name) => String(given[name] ?? ''), ref) ?? `${uses} has options that are not in fix.yml`;
}
const HANDS_ON = /\bGITHUB_(?:ENV|PATH)\b/;
const STAYS = /^\s*(?:cd|pushd|source|\.|set|shopt|export|exit|trap)\b/m;
const OF_SCRIPTS = /^(?:run|name|id|shell|env|working-directory|continue-on-error|# TODO)$/;
function ofScript(step, folder) {
    const run = textAt(step, 'run').trim();
    const what = `step "${textAt(step, 'name') || run.split('\n')[0]}"`;
    const extra = Object.keys(step).find((key) => !OF_SCRIPTS.test(key));
    if (extra !== undefined)
        return `${what} has \`${extra}\``;
    if ((textAt(step, 'working-directory') || folder) !== folder)
        return `${what} runs in a folder of its own`;
    if (!/^(?:bash|sh|)$/.test(textAt(step, 'shell')))
        return `the shell of ${what} is ${textAt(step, 'shell')}`;
    const whole = [...exportsOf(step['env']), run].join('\n');
    const inParentheses = whole.includes('\n') ? `(\n${whole}\n)` : `( ${whole} )`;
    if (step['continue-on-error'] !== true)
        return { script: [STAYS.test(whole) ? inParentheses : run] };
    return whole.includes('\n') ? `${what} may fail` : { script: [`${inParentheses} || true`] };
}

; 








function ownRuns(event) {
    return event === 'pull_request'
        ? "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository"
        : `github.event_name == '${event ?? 'push'}'`;
}
const PUBLISH_ID = 'agent-fix';
function initInJob(request) {
    const { path, content: given, job: id, form, action } = request;
    const content = given.endsWith('\n') ? given : `${given}\n`;
    const document = (0,dist.parseDocument)(content);
    if (document.errors.length > 0)
        throw new Error(`${path} is no workflow that can be read`);
    const jobs = document.get('jobs', true);
    const job = (0,dist.isMap)(jobs) ? jobs.get(id, true) : undefined;
    if (!(0,dist.isMap)(jobs) || !(0,dist.isMap)(job)) {
        const ids = (0,dist.isMap)(jobs) ? jobs.items.map(({ key }) => String(key)).join(', ') : 'none';
        throw new Error(`${path} has no job ${id}: it has ${ids}`);
    }
    const steps = job.get('steps', true);
    if (!(0,dist.isSeq)(steps) || steps.items.length === 0) {
        throw new Error(`job ${id} of ${path} has no steps of its own: name the job of the workflow that it calls`);
    }
    if (content.includes(action.uses.replace(/@.*/, '@')))
        throw new Error(`${path} has agent-fix in it already`);
    if (form === 'two' && jobs.has(PUBLISH_ID))
        throw new Error(`${path} has a job ${PUBLISH_ID} already`);
    if (steps.flow === true || job.flow === true) {
        throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
    }
    const permissions = document.get('permissions', true);
    const source = document.toJSON();
    const entry = entryOf(path, content, id);
    const condition = ownRuns(watchedEvent(source));
    const runsOn = job.get('runs-on');
    const publish = publishJob({
        needs: id,
        condition: `!cancelled() && needs.${id}.result == 'failure' && ${condition}`,
        labels: typeof runsOn === 'string' ? [runsOn] : [],
        action,
        group: `agent-fix-${(0,workflow_file .dn)('github.ref_name')}`,
    });
    const step = { if: ['failure()', condition, ...entry.conditions].join(' && '), ...solveStep(form, action) };
    const edits = [
        ...(form === 'two' ? [publishEdit(content, jobs, { action, publish })] : []),
        permissionEdit(content, job, { ...request, ofWorkflow: permissions }),
        stepEdit(content, steps, { action, step }),
    ];
    const notes = [
        ...entry.notes,
        ...jobNotes(request, source),
        ...(form === 'two' ? notesOnRights(id, levelsOf(job.get('permissions') ?? permissions)) : []),
    ];
    return { text: (0,core_text .QU)(content, edits), notes };
}
function notesOnRights(id, given) {
    const written = Object.keys(given).filter((name) => given[name] === 'write');
    return written.length === 0
        ? []
        : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}
function entryOf(path, content, id) {
    const job = (0,workflow_file .AO)(path, content)?.jobs.find((each) => each.id === id);
    const found = job === undefined ? null : linuxEntry(job, OF_PUSH);
    if (job?.strategy === undefined)
        return { conditions: [], notes: [] };
    if (found?.entry == null) {
        const todo = `TODO: the matrix of job ${id} comes from another job: add to the \`if:\` of the step which entry asks the model, or each red one does`;
        return { conditions: [], notes: [todo] };
    }
    const { index, segments, total } = found.entry;
    if (total === 1)
        return { conditions: [], notes: [] };
    const note = `of the matrix of job ${id}, the entry (${segments.join(', ')}) alone asks the model; the others do nothing more than today`;
    const all = (0,workflow_jobs .a$)(job, OF_PUSH).map(({ entry }) => membersOf(entry?.matrix));
    const own = membersOf(found.entry.matrix);
    const keys = [...new Set(all.flatMap((members) => [...members.keys()]))];
    const differing = keys.filter((key) => all.some((members) => members.get(key) !== own.get(key)));
    const conditions = differing.map((key) => {
        const value = own.get(key);
        return value === undefined ? `!matrix.${key}` : `matrix.${key} == ${value}`;
    });
    const isPlain = differing.every((key) => /^[A-Za-z_][\w-]*$/.test(key) && !/^[[{]/.test(own.get(key) ?? ''));
    return { conditions: isPlain ? conditions : [`strategy.job-index == ${index}`], notes: [note] };
}
const membersOf = (matrix) => new Map((matrix instanceof expressions_dist .p.bT ? matrix.pairs() : []).map(({ key, value }) => [key, literal(value)]));
function spanOf(node) {
    const [start = 0, end = 0] = (0,dist.isNode)(node) ? (node.range ?? []) : [];
    return { start, end };
}
const depthAt = (content, at) => at - (content.lastIndexOf('\n', at - 1) + 1);
function jobNotes({ path, job: id }, source) {
    const job = recordAt(recordAt(source, 'jobs'), id);
    const event = watchedEvent(source);
    const keeps = stepsAt(job)
        .filter(isCheckout)
        .some((step) => recordAt(step, 'with')['persist-credentials'] !== false);
    const isCancelled = [source, job].some((scope) => (recordAt(scope, 'concurrency')['cancel-in-progress'] ?? false) !== false);
    return [
        ...(event === 'push'
            ? []
            : [`ATTENTION: ${path} does not run for pushes to branches: the step runs for ${event ?? 'nothing'}`]),
        ...(isCancelled
            ? ['`cancel-in-progress` is set: a newer push ends agent-fix in the middle, after the model was paid']
            : []),
        ...(keeps
            ? ['actions/checkout keeps a token where tests can read it: give it `persist-credentials: false`']
            : []),
    ];
}
function stepEdit(content, steps, { action, step }) {
    const { start, end } = spanOf(steps.items.at(-1));
    const text = yamlText(new dist.Document([step]), action);
    return behind(content, end, indented(text, depthAt(content, content.lastIndexOf('-', start))));
}
function publishEdit(content, jobs, { action, publish }) {
    const text = yamlText(new dist.Document({ [PUBLISH_ID]: publish }), action);
    const depth = depthAt(content, spanOf(jobs.items[0]?.key).start);
    return behind(content, spanOf(jobs.items.at(-1)?.value).end, `\n${indented(text, depth)}`);
}
const indented = (text, depth) => text.replace(/^(?=.)/gm, ' '.repeat(depth));
function behind(content, end, text) {
    const start = endOfText(content, end);
    return { start, end: start, text };
}
function endOfText(content, end) {
    const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
    const line = content.indexOf('\n', Math.max(0, kept.length - 1));
    return line < 0 ? content.length : line + 1;
}
function permissionEdit(content, job, { action, form, ofWorkflow }) {
    const pairOf = (name) => job.items.find(({ key }) => (0,dist.isScalar)(key) && key.value === name);
    const own = pairOf('permissions');
    const given = levelsOf(own === undefined ? ofWorkflow : own.value);
    const needed = Object.entries(rightsOf(form)).map(([name, [level, reason]]) => [
        name,
        commented(given[name] === 'write' ? 'write' : level, reason),
    ]);
    const permissions = { ...given, ...Object.fromEntries(needed) };
    const { start } = spanOf((own ?? pairOf('steps'))?.key);
    const depth = depthAt(content, start);
    const text = indented(yamlText(new dist.Document({ permissions }), action), depth).slice(depth);
    return own === undefined
        ? { start, end: start, text: text + ' '.repeat(depth) }
        : { start, end: endOfText(content, spanOf(own.value).end), text };
}
function levelsOf(node) {
    if (!(0,dist.isMap)(node))
        return {};
    return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]));
}

; 







async function initWorkflow(request) {
    const { watched, files } = request;
    if (watched === null)
        return render(await needsOfManifests(files, []), request, {});
    const { workflow, job } = watched;
    const content = await files.readFile(workflow);
    const top = content === null ? null : (0,workflow_jobs .nv)(workflow, content, { github: { event_name: 'push' } });
    if (content === null || top === null)
        throw new Error(`${workflow} is no workflow that can be read`);
    return render(await needsOfJob(files, top, job), request, (0,dist.parse)(content));
}
const OF_ISSUE = `github.event_name == 'issues' && github.event.label.name == 'agent-fix'`;
function conditionFor(event) {
    return `(${OF_ISSUE})
|| (github.event.workflow_run.conclusion == 'failure'
&& github.event.workflow_run.event == '${event}'
&& github.event.workflow_run.head_repository.id == github.event.repository.id)
`;
}
const APART = 'the publishing job runs on ubuntu-latest, where nothing is left of the tests: if you change that, never to a machine that they ran on';
function render(needs, { watched, form, action }, top) {
    const path = watched?.workflow ?? 'the manifests';
    const { labels } = needs;
    const event = watchedEvent(top);
    const { jobs, why } = jobsOf(needs, { event, form, action });
    const branches = event === 'push' ? branchFilters(recordAt(recordAt(top, 'on'), 'push')) : {};
    const notes = [
        ...needs.notes,
        ...why,
        ...todosIn(jobs),
        ...(form === 'one' || isHosted(labels) ? [] : [APART]),
        ...(event === 'push' || watched === null ? [] : [noteOnEvent(path, event)]),
    ];
    const document = new dist.Document({
        name: 'agent-fix',
        on: {
            ...(event === null
                ? {}
                : { workflow_run: { workflows: [textAt(top, 'name') || path], types: ['completed'], ...branches } }),
            issues: { types: ['labeled'] },
        },
        permissions: {},
        jobs,
    });
    const starts = event === null ? 'an issue' : 'a red run of it, or an issue';
    document.commentBefore = ` Written by \`agent-fix init\` from ${path}: ${starts} labelled agent-fix${event === null ? '' : ','} becomes a pull request.`;
    return { text: yamlText(document, action, needs.comments), notes };
}
function jobsOf(needs, { event, form, action }) {
    const { folder, labels, todos } = needs;
    const called = form === 'call' ? callInputs(needs, action) : null;
    const isCall = called !== null && typeof called !== 'string';
    const exported = isCall && needs.command !== '' ? exportsOf(needs.job['env']) : [];
    const command = [...exported, needs.command].join('\n');
    const isPlain = !command.includes('${{');
    const last = command === '' || isPlain
        ? todos.last
        : [...todos.last, `issues need a test-command without expressions: ${command.split('\n')[0]}`];
    const judged = {
        ...(folder === '' || folder.includes('${{') ? {} : { 'working-directory': folder }),
        ...(command === '' || !isPlain ? {} : { 'test-command': event === null ? command : forIssues(command) }),
    };
    if (isCall) {
        const inputs = withTodos({ ...called, ...judged }, [...todos.job, ...todosIn(needs.steps), ...last]);
        return { jobs: { fix: callJob(inputs, action) }, why: [] };
    }
    const isOne = form === 'one';
    const { with: inputs, uses } = solveStep(form, action);
    const solve = {
        name: isOne ? 'Fix' : 'Solve',
        if: event === null ? OF_ISSUE : conditionFor(event),
        concurrency: {
            group: `agent-fix-${(0,workflow_file .dn)('github.event.workflow_run.head_branch || github.event.issue.number')}`,
        },
        ...withTodos({
            'runs-on': labels.length === 1 ? labels[0] : labels.length === 0 ? 'ubuntu-latest' : [...labels],
            'timeout-minutes': 30,
            permissions: permissionsWith(needs.permissions, rightsOf(form)),
            ...needs.job,
        }, todos.job),
        steps: [
            {
                uses: CHECKOUT.uses,
                with: {
                    ref: (0,workflow_file .dn)('github.event.workflow_run.head_sha'),
                    ...needs.checkout,
                    'persist-credentials': false,
                },
            },
            ...needs.steps,
            withTodos({ uses, with: { ...inputs, ...judged } }, last),
        ],
    };
    if (isOne)
        return { jobs: { fix: solve }, why: [] };
    const condition = "!cancelled() && needs.solve.result != 'skipped'";
    return {
        jobs: { solve, publish: publishJob({ needs: 'solve', condition, labels, action }) },
        why: called === null ? [] : [`the jobs are written out, because a call of fix.yml would not do: ${called}`],
    };
}
function permissionsWith(given, rights) {
    const others = Object.entries(given).filter(([name]) => !(name in rights));
    const read = others.filter(([, level]) => level === 'read');
    const lost = others.filter(([, level]) => level !== 'read');
    return withTodos({ ...permissionsIn(rights), ...Object.fromEntries(read) }, lost.map(([name, level]) => `the permission ${name}: ${String(level)} was left out`));
}
const noteOnEvent = (path, event) => event === null
    ? `ATTENTION: ${path} runs for no push and no pull request, so nothing here reacts to it: only issues do`
    : `ATTENTION: ${path} does not run for pushes to branches: agent-fix reacts to its runs for ${event}${event === 'pull_request' ? ', of branches of this repository, never of a fork' : ''}`;
const forIssues = (command) => (0,workflow_file .dn)(`github.event_name == 'issues' && '${command.replaceAll("'", "''")}' || ''`);
const branchFilters = (push) => Object.fromEntries(['branches', 'branches-ignore'].flatMap((key) => {
    const names = [push[key]].flat();
    return names.length > 0 && names.every((name) => typeof name === 'string') ? [[key, names]] : [];
}));
function todosIn(value) {
    if (Array.isArray(value))
        return value.flatMap(todosIn);
    if (!(0,json .Qd)(value))
        return [];
    return Object.entries(value).flatMap(([key, part]) => key === TODO && Array.isArray(part) ? part.map(String) : todosIn(part));
}

var flags = __webpack_require__(37298);
; 











const InitFlags = schemas .Ikc({
    repo: (0,flags .Jt)(flags .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    workflow: (0,flags .Jt)(flags .Bq.optional(), {
        value: 'FILE',
        help: 'the workflow to watch: ci.yml, or its path (default: the one that tests)',
    }),
    job: (0,flags .Jt)(flags .Bq.optional(), {
        value: 'ID',
        help: 'its job whose set-up is taken (default: the one that tests)',
    }),
    'in-job': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'add agent-fix to that job as its last step, and the job that publishes beside it, instead of a workflow of its own',
    }),
    'one-job': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'one job that also publishes: shorter, and weaker, since tests and write token share it',
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
const OUTPUT = `${FOLDER}/agent-fix.yml`;
const initCommand = (0,flags .NB)({
    name: 'agent-fix init',
    about: 'writes the workflow that runs agent-fix, with the set-up of a job of yours, and a job that publishes.',
    flags: InitFlags,
}, writeWorkflow);
async function writeWorkflow(values, io) {
    const root = (0,external_node_path_.resolve)(values.repo);
    refuseLinks(root, FOLDER);
    const files = filesIn(root);
    const action = values.action === undefined ? (ownAction() ?? AGENT_FIX) : { uses: values.action };
    const watched = await chosenJob(files, values, io);
    const inJob = values['in-job'] ? watched : null;
    if (values['in-job'] && inJob === null)
        throw new Error('--in-job: there is no workflow to add a step to');
    const out = inJob?.workflow ?? OUTPUT;
    refuseLinks(root, out);
    if (inJob === null && !values.force && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, OUTPUT))) {
        throw new Error(`${OUTPUT} is there already: --force writes over it`);
    }
    const isOne = values['one-job'];
    const { text, notes } = inJob === null
        ? await initWorkflow({ watched, files, form: isOne ? 'one' : 'call', action })
        : initInJob({
            path: out,
            content: files.read(out) ?? '',
            job: inJob.job,
            form: isOne ? 'one' : 'two',
            action,
        });
    writeHere((0,external_node_path_.join)(root, out), text);
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
    const terminal = (0,promises_.createInterface)({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question('Number: ');
    terminal.close();
    const chosen = /^[1-9]$/.test(answer.trim()) ? choices[Number(answer) - 1] : undefined;
    if (chosen === undefined)
        throw new Error(`${doubt}: name it with --workflow FILE --job ID`);
    return chosen;
}
function filesIn(root) {
    const read = (path) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false })?.isFile() === true
        ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8')
        : null;
    const workflows = () => {
        const names = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, FOLDER)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, FOLDER)).toSorted() : [];
        const paths = names.map((name) => `${FOLDER}/${name}`);
        return paths.filter((path) => /\.ya?ml$/.test(path) && path !== OUTPUT);
    };
    const listFiles = async () => (gitSays(root, 'ls-files') ?? (0,external_node_fs_.readdirSync)(root).join('\n')).split('\n');
    return { read, workflows, listFiles, readFile: async (path) => read(path) };
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
