export const id = 993;
export const ids = [993,621];
export const modules = {

  42516:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  inFolder),
    y: () => (  folderOf)
  });
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function folderOf(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    let listed = null;
    const paths = () => {
        listed ??= pathsBelow(files, directory);
        return listed;
    };
    return {
        read,
        has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
        list: async () => [...(await paths())],
    };
}
async function pathsBelow(files, directory) {
    const all = (await files.listFiles?.()) ?? [];
    if (directory === '.')
        return new Set(all);
    const inside = all.filter((path) => path.startsWith(`${directory}/`));
    return new Set(inside.map((path) => path.slice(directory.length + 1)));
}


  }),

  10866:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initInJob: () => (  initInJob)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _init_workflow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94278);
  var _setup_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24153);



function initInJob(path, content, id) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(content);
    if (document.errors.length > 0)
        throw new Error(`${path} is no workflow that can be read`);
    const jobs = document.get('jobs', true);
    const job = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(jobs) ? jobs.get(id, true) : undefined;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(job)) {
        const ids = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(jobs) ? jobs.items.map(({ key }) => String(key)).join(', ') : 'none';
        throw new Error(`${path} has no job ${id}: it has ${ids}`);
    }
    const steps = job.get('steps', true);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(steps) || steps.items.length === 0) {
        throw new Error(`job ${id} of ${path} has no steps of its own: name the job of the workflow that it calls`);
    }
    if (content.includes(_init_workflow_js__WEBPACK_IMPORTED_MODULE_1__.AGENT_FIX.replace(/@.*/, '@')))
        throw new Error(`${path} has agent-fix in it already`);
    if (steps.flow === true || job.flow === true) {
        throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
    }
    const permissions = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(document.contents) ? document.contents.get('permissions', true) : undefined;
    const edits = [permissionEdit(content, job, permissions), stepEdit(content, steps)];
    const text = edits
        .toSorted((a, b) => b.from - a.from)
        .reduce((done, { from, to, text }) => done.slice(0, from) + text + done.slice(to), content);
    const given = steps.toJSON();
    return { text, notes: notesOn(document.toJSON(), Array.isArray(given) ? given.filter(_setup_steps_js__WEBPACK_IMPORTED_MODULE_2__  .u4) : []) };
}
function notesOn(workflow, steps) {
    const events = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_2__  .u4)(workflow) ? workflow['on'] : undefined;
    const names = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_2__  .u4)(events) ? Object.keys(events) : [events].flat();
    const keeps = steps.filter(_setup_steps_js__WEBPACK_IMPORTED_MODULE_2__  .VI).some((step) => {
        const given = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_2__  .u4)(step['with']) ? step['with'] : {};
        return given['persist-credentials'] !== false;
    });
    return [
        ...(names.includes('push')
            ? []
            : ['the step runs for pushes alone, and this workflow does not run for them']),
        ...(keeps
            ? ['actions/checkout keeps a token where tests can read it: give it `persist-credentials: false`']
            : []),
    ];
}
function stepEdit(content, steps) {
    const last = steps.items.at(-1);
    const [start = 0, end = 0] = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(last) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(last) ? (last.range ?? []) : [];
    const dash = content.lastIndexOf('-', start);
    const depth = dash - (content.lastIndexOf('\n', dash) + 1);
    const from = endOfText(content, end);
    const pad = ' '.repeat(depth);
    const lines = [
        `- if: failure() && github.event_name == 'push'`,
        `  uses: ${_init_workflow_js__WEBPACK_IMPORTED_MODULE_1__.AGENT_FIX} # zizmor: ignore[unpinned-uses] better: pin the commit`,
        '  with:',
        `    openai-api-key: ${(0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_1__.expression)('secrets.OPENAI_API_KEY')}`,
    ];
    return {
        from,
        to: from,
        text: `${before(content, from)}${lines.map((line) => `${pad}${line}`).join('\n')}\n`,
    };
}
function endOfText(content, end) {
    const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
    const line = content.indexOf('\n', Math.max(0, kept.length - 1));
    return line < 0 ? content.length : line + 1;
}
const before = (content, at) => (at > 0 && content[at - 1] !== '\n' ? '\n' : '');
function permissionEdit(content, job, ofWorkflow) {
    const own = job.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && key.value === 'permissions');
    const [first] = job.items;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
    const depth = key - (content.lastIndexOf('\n', key - 1) + 1);
    const given = own === undefined ? levelsOf(ofWorkflow) : levelsOf(own.value);
    const pad = ' '.repeat(depth);
    const levels = {
        ...given,
        ...Object.fromEntries(Object.entries(_init_workflow_js__WEBPACK_IMPORTED_MODULE_1__.PERMISSIONS).map(([name, level]) => [name, given[name] === 'write' ? 'write' : level])),
    };
    const why = {
        contents: ' # the branch',
        'pull-requests': ' # the pull request',
        issues: " # an issue's text",
        actions: ' # the failed step',
    };
    const lines = Object.entries(levels).map(([name, level]) => `${pad}  ${name}: ${level}${why[name] ?? ''}`);
    const text = `permissions:\n${lines.join('\n')}\n`;
    if (own === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(own.key)) {
        const steps = job.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && key.value === 'steps');
        const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(steps?.key) ? (steps.key.range?.[0] ?? key) : key;
        return { from: at, to: at, text: `${text}${pad}` };
    }
    const from = own.key.range?.[0] ?? 0;
    const end = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(own.value) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(own.value) ? (own.value.range?.[1] ?? from) : from;
    return { from, to: endOfText(content, end), text };
}
function levelsOf(node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node))
        return {};
    return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]));
}


  }),

  94278:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    AGENT_FIX: () => (  AGENT_FIX),
    PERMISSIONS: () => (  PERMISSIONS),
    expression: () => (  expression),
    initWorkflow: () => (  initWorkflow)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28992);
  var _runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(874);
  var _setup_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24153);
  var _steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46017);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17448);








const CHECKOUT = { uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1', comment: ' v7.0.1' };
const AGENT_FIX = 'agent-fix/agent-fix@v0';
const PERMISSIONS = {
    contents: 'write',
    'pull-requests': 'write',
    issues: 'read',
    actions: 'read',
};
const CONDITION = `(github.event_name == 'issues' && github.event.label.name == 'agent-fix')
|| (github.event.workflow_run.conclusion == 'failure'
&& github.event.workflow_run.event == 'push'
&& github.event.workflow_run.head_repository.id == github.event.repository.id)
`;
const expression = (inner) => `\${{ ${inner} }}`;
async function initWorkflow({ workflow, job: id, files }) {
    const content = await files.readFile(workflow);
    const file = content === null ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .AO)(workflow, content);
    if (content === null || file === null)
        throw new Error(`${workflow} is no workflow that can be read`);
    const run = { github: { event_name: 'push' } };
    const contexts = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .Ib)(run, (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .nT)(run, file.dispatchInputs));
    const placed = await placeOf(files, { file, path: workflow, remote: null, callers: [], contexts }, id);
    const source = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)((await files.readFile(placed.path)) ?? '');
    const yaml = recordAt(recordAt(source, 'jobs'), placed.job.id);
    const parts = partsOf(yaml, recordAt(source), placed);
    const notes = [...parts.notes, ...(placed.note === null ? [] : [placed.note])];
    const top = recordAt((0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content));
    return { text: render(workflow, top, parts), notes };
}
async function placeOf(files, workflow, id) {
    const { jobs } = workflow.file;
    const found = id === null ? jobs.find(({ needs }) => needs.length === 0) : jobs.find((each) => each.id === id);
    const job = found ?? (id === null ? jobs[0] : undefined);
    if (job === undefined) {
        throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
    }
    const legs = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .kW)(job, workflow.contexts).filter(({ contexts }) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(job.condition, contexts) !== false);
    const [first] = legs;
    if (job.uses !== null && first !== undefined) {
        const called = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .$T)(files, workflow, { job, contexts: first.contexts });
        if (typeof called === 'string')
            throw new Error(called);
        if (called.remote !== null)
            throw new Error(`${job.uses} is of another repository: it cannot be carried over`);
        return placeOf(files, called, null);
    }
    const known = legs.map((leg) => ({ ...leg, labels: (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__  .PC)(job.runsOn, leg.contexts) }));
    const leg = known.find(({ labels }) => (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__  .mJ)(labels) === 'Linux') ?? known.find(({ labels }) => (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__  .mJ)(labels) === null);
    if (leg === undefined)
        throw new Error(`job ${job.id} of ${workflow.path} has no leg on Linux`);
    const { contexts, labels } = leg;
    const note = noteOnLeg(job, { isOpen: leg.leg === null, segments: leg.leg?.segments ?? [] });
    return { path: workflow.path, job, contexts, labels, note };
}
function noteOnLeg({ id }, { isOpen, segments }) {
    if (isOpen)
        return `the matrix of job ${id} comes from another job: fill in its values by hand where \`matrix.\` stands`;
    return segments.length === 0
        ? null
        : `of the matrix of job ${id}, the leg (${segments.join(', ')}) was taken`;
}
const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';
function partsOf(job, workflow, { job: source, contexts, labels }) {
    const notes = [];
    const steps = (Array.isArray(job['steps']) ? job['steps'] : []).filter(_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .u4);
    const inJob = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .jo)(contexts, {
        jobId: source.id,
        runner: { os: 'Linux', arch: null },
        env: () => null,
    });
    const setup = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .pi)(steps, inJob);
    const { [UNSECURE]: unsecure, ...given } = { ...recordAt(workflow, 'env'), ...recordAt(job, 'env') };
    if (unsecure !== undefined)
        notes.push(`${UNSECURE} was left out: it lets any output command the runner`);
    const env = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .lI)(given, contexts);
    for (const name of env.lost)
        notes.push(`${name} of the job's environment is a secret: left out`);
    const run = {
        ...recordAt(recordAt(workflow, 'defaults'), 'run'),
        ...recordAt(recordAt(job, 'defaults'), 'run'),
    };
    const services = Object.entries(recordAt(job, 'services')).map(([name, service]) => [name, containerOf(service, contexts, { notes, name: `service ${name}` })]);
    if (job['environment'] !== undefined)
        notes.push('the deployment environment of the job was left out');
    return {
        job: {
            'runs-on': labels.length === 1 ? labels[0] : labels.length === 0 ? 'ubuntu-latest' : [...labels],
            'timeout-minutes': 30,
            permissions: permissionsOf(job, workflow, notes),
            ...(job['container'] === undefined
                ? {}
                : { container: containerOf(job['container'], contexts, { notes, name: 'the container' }) }),
            ...(services.length === 0 ? {} : { services: Object.fromEntries(services) }),
            ...(Object.keys(env.value).length === 0 ? {} : { env: env.value }),
            ...(Object.keys(run).length === 0 ? {} : { defaults: { run: (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .Vk)(run, contexts) } }),
        },
        checkout: checkoutOf(steps.find(_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .VI)),
        setup,
        notes: [...notes, ...setup.notes],
    };
}
function permissionsOf(job, workflow, notes) {
    const given = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .u4)(job['permissions']) ? job['permissions'] : recordAt(workflow, 'permissions');
    const more = {};
    for (const [name, level] of Object.entries(given)) {
        if (name in PERMISSIONS || level === 'none')
            continue;
        if (level === 'read')
            more[name] = 'read';
        else
            notes.push(`the permission ${name}: ${String(level)} was left out`);
    }
    return { ...PERMISSIONS, ...more };
}
function containerOf(value, contexts, { notes, name }) {
    if (!(0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .u4)(value))
        return (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .Vk)(value, contexts);
    const { credentials, env, ...rest } = value;
    if (credentials !== undefined)
        notes.push(`${name} is pulled with credentials: left out`);
    const { value: known, lost } = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .lI)((0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .u4)(env) ? env : {}, contexts);
    for (const key of lost)
        notes.push(`${key} of ${name} is a secret: left out`);
    return {
        ...(0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .lI)(rest, contexts).value,
        ...(Object.keys(known).length === 0 ? {} : { env: known }),
    };
}
function checkoutOf(step) {
    const given = recordAt(step ?? {}, 'with');
    const kept = ['submodules', 'lfs', 'fetch-depth', 'fetch-tags'].filter((name) => given[name] !== undefined);
    return Object.fromEntries(kept.map((name) => [name, given[name]]));
}
function render(path, top, { job, checkout, setup }) {
    const name = typeof top['name'] === 'string' ? top['name'] : path;
    const branches = plainBranches(recordAt(recordAt(top, 'on'), 'push')['branches']);
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__.Document({
        name: 'agent-fix',
        on: {
            workflow_run: { workflows: [name], types: ['completed'], ...(branches === null ? {} : { branches }) },
            issues: { types: ['labeled'] },
        },
        permissions: {},
        jobs: {
            fix: {
                name: 'Fix',
                if: CONDITION,
                concurrency: {
                    group: `agent-fix-${expression('github.event.workflow_run.head_branch || github.event.issue.number')}`,
                },
                ...job,
                steps: [
                    {
                        uses: CHECKOUT.uses,
                        with: {
                            ref: expression('github.event.workflow_run.head_sha'),
                            ...checkout,
                            'persist-credentials': false,
                        },
                    },
                    ...setup.steps,
                    { uses: AGENT_FIX, with: { 'openai-api-key': expression('secrets.OPENAI_API_KEY') } },
                ],
            },
        },
    });
    annotate(document);
    document.commentBefore = ` Written by \`agent-fix init\` from ${path}: a red run of it, or an issue labelled agent-fix, becomes a pull request.`;
    return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
function plainBranches(value) {
    const list = Array.isArray(value) ? value : [value];
    const names = list.filter((each) => typeof each === 'string');
    return names.length > 0 && names.length === list.length ? names : null;
}
const ONE_LINE = new Set(['workflows', 'types', 'branches', 'runs-on', 'ports']);
function annotate(document) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
        Pair(_, pair) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(pair.key))
                return;
            const { value } = pair;
            if (pair.key.value === 'workflow_run' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
                value.commentBefore =
                    " The job below runs only for pushes to this repository, never for a fork's code.";
                pair.key.comment = ' zizmor: ignore[dangerous-triggers]';
            }
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value) && ONE_LINE.has(String(pair.key.value)))
                value.flow = true;
            if (pair.key.value === 'run' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value)) {
                const rules = rulesOf(String(value.value));
                if (rules.length > 0)
                    value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
            }
            if (pair.key.value === 'uses' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value))
                value.comment = commentOn(value);
            if ((pair.key.value === 'image' || pair.key.value === 'container') && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value)) {
                value.comment = ' zizmor: ignore[unpinned-images]';
            }
        },
    });
}
function rulesOf(run) {
    return [
        ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
        ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
    ];
}
function commentOn({ value }) {
    if (value === CHECKOUT.uses)
        return CHECKOUT.comment;
    if (value === AGENT_FIX)
        return ' zizmor: ignore[unpinned-uses] better: pin the commit';
    if ((0,_steps_js__WEBPACK_IMPORTED_MODULE_6__  .M)(String(value)) !== null)
        return ' zizmor: ignore[self-repository] the form actionlint knows';
    return /@[0-9a-f]{40}$/.test(String(value))
        ? ''
        : ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}
function recordAt(value, key) {
    const found = key === undefined ? value : (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .u4)(value) ? value[key] : undefined;
    return (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_5__  .u4)(found) ? found : {};
}


  }),

  24153:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    VI: () => (  isCheckout),
    Vk: () => (  fillValue),
    lI: () => (  fillRecord),
    pi: () => (  setupSteps),
    u4: () => (  isRecord)
  });
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97763);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34006);
  var _parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
  var _side_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8792);




const JUDGES = /\b(?:tests?|pytest|unittest|tox|nox|rspec|jest|vitest|mocha|phpunit|pest|ctest|lint|eslint|prettier|biome|ruff|black|flake8|mypy|pyright|tsc|typecheck|clippy|rustfmt|fmt|vet|golangci-lint|rubocop|phpstan|checkstyle|verify|check|spec|e2e|coverage)\b/;
const INSTALLS = /\b(?:(?:npm|pnpm|yarn|bun) (?:ci|i)|install|restore|download|bootstrap|setup|sync|get|pull|update|fetch|enable|add)\b/;
const HANDS_ON = /^(?:actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/upload|aws-actions\/|google-github-actions\/auth|azure\/login)/i;
function setupSteps(steps, contexts) {
    const filled = steps.map((step) => ({ source: step, ...fill(step, contexts) }));
    const last = filled.findLastIndex(({ source }) => isJudge(source));
    const notes = [];
    const carried = [];
    for (const { source, value: step, lost } of filled.slice(0, last < 0 ? filled.length : last)) {
        if (isCheckout(source) || isJudge(source))
            continue;
        const name = nameOf(source);
        const uses = textAt(source, 'uses');
        if (HANDS_ON.test(uses) || (0,_side_effects_js__WEBPACK_IMPORTED_MODULE_3__  .P)(textAt(source, 'run')) !== null) {
            notes.push(`step "${name}" hands something on: left out`);
            continue;
        }
        if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .F9)(textAt(source, 'if') || null, contexts) === false)
            continue;
        const missing = UNREACHABLE.exec(JSON.stringify(step))?.[0];
        if (missing !== undefined) {
            notes.push(`step "${name}" needs ${missing} of another job: left out`);
            continue;
        }
        if (lost.includes('run') || lost.includes('if')) {
            notes.push(`step "${name}" needs a secret: left out`);
            continue;
        }
        for (const key of lost)
            notes.push(`${key} of step "${name}" needs a secret: left out`);
        carried.push(isBuild(source) ? { ...step, 'continue-on-error': true } : step);
    }
    return { steps: carried, notes };
}
const UNREACHABLE = /\bneeds\.[\w-]+/;
const textAt = (step, key) => (typeof step[key] === 'string' ? step[key] : '');
const nameOf = (step) => textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');
const isCheckout = (step) => /^actions\/checkout@/.test(textAt(step, 'uses'));
function isJudge(step) {
    const run = textAt(step, 'run');
    if (run === '' || /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(run))
        return false;
    const name = textAt(step, 'name');
    if (/^(?:install|set ?up|prepare|restore|download|configure|build)\b/i.test(name))
        return false;
    return JUDGES.test(run.replace(/^\s*(?:echo|#).*$/gm, '')) && !isInstall(run)
        ? true
        : /\btests?\b/i.test(name);
}
const isInstall = (run) => run
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .every((line) => INSTALLS.test(line) &&
    !/\b(?:npm|pnpm|yarn|go|cargo|make|mvn|gradlew?)\b.*\b(?:test|lint)\b/.test(line));
const isBuild = (step) => {
    const run = textAt(step, 'run');
    return run !== '' && !isInstall(run);
};
function fill(step, contexts) {
    const lost = [];
    const value = {};
    for (const [key, part] of Object.entries(step)) {
        if (key === 'if' && typeof part === 'string') {
            if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .F9)(part, contexts) !== true)
                value[key] = fillCondition(part, contexts);
        }
        else if (isRecord(part)) {
            const members = fillRecord(part, contexts);
            for (const name of members.lost)
                lost.push(`${key}.${name}`);
            if (Object.keys(members.value).length > 0)
                value[key] = members.value;
        }
        else if (needsSecret(part))
            lost.push(key);
        else
            value[key] = fillValue(part, contexts);
    }
    return { value, lost };
}
function fillRecord(record, contexts) {
    const lost = Object.keys(record).filter((name) => needsSecret(record[name]));
    const kept = Object.entries(record).filter(([name]) => !lost.includes(name));
    return { value: Object.fromEntries(kept.map(([name, part]) => [name, fillValue(part, contexts)])), lost };
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const needsSecret = (value) => /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));
function fillValue(value, contexts) {
    if (typeof value === 'string')
        return fillText(value, contexts);
    if (Array.isArray(value))
        return value.map((item) => fillValue(item, contexts));
    if (!isRecord(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}
const OF_LEG = /\b(?:matrix|strategy|inputs)\b/;
function fillText(text, contexts) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .LL)(text)
        .map((part) => {
        if (part.kind === 'text')
            return part.text;
        const whole = OF_LEG.test(part.source) ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .p_)([part], contexts)) : null;
        return whole ?? `\${{ ${fillExpression(part.source, contexts)} }}`;
    })
        .join('');
}
function fillCondition(text, contexts) {
    const parts = (0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .LL)(text);
    const [only, ...others] = parts;
    if (only?.kind === 'expression' && others.length === 0)
        return `\${{ ${fillExpression(only.source, contexts)} }}`;
    return fillExpression(text, contexts);
}
function fillExpression(source, contexts) {
    return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
        try {
            const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .O4)((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .YK)(path).ast, contexts);
            const text = (0,_known_data_js__WEBPACK_IMPORTED_MODULE_1__  .aB)(value);
            return text.startsWith('"')
                ? `'${value.coerceString().replaceAll("'", "''")}'`
                : /^[[{]/.test(text)
                    ? path
                    : text;
        }
        catch {
            return path;
        }
    });
}


  })

};
