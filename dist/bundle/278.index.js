export const id = 278;
export const ids = [278];
export const modules = {

  94278:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initWorkflow: () => (  initWorkflow)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _init_jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40319);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28992);
  var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(874);
  var _setup_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24153);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17448);








const CONDITION = `(github.event_name == 'issues' && github.event.label.name == 'agent-fix')
|| (github.event.workflow_run.conclusion == 'failure'
&& github.event.workflow_run.event == 'push'
&& github.event.workflow_run.head_repository.id == github.event.repository.id)
`;
async function initWorkflow({ workflow, job: id, files, form }) {
    const content = await files.readFile(workflow);
    const file = content === null ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .AO)(workflow, content);
    if (content === null || file === null)
        throw new Error(`${workflow} is no workflow that can be read`);
    const run = { github: { event_name: 'push' } };
    const contexts = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .Ib)(run, (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .nT)(run, file.dispatchInputs));
    const placed = await placeOf(files, { file, path: workflow, remote: null, callers: [], contexts }, id);
    const source = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)((await files.readFile(placed.path)) ?? '');
    const yaml = recordAt(recordAt(source, 'jobs'), placed.job.id);
    const parts = partsOf(yaml, { workflow: recordAt(source), placed, form });
    const notes = [
        ...parts.notes,
        ...(placed.note === null ? [] : [placed.note]),
        ...(form === 'one' || (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .OZ)(placed.labels) ? [] : [APART]),
    ];
    const top = recordAt((0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content));
    return { text: render(workflow, top, { ...parts, form, labels: placed.labels }), notes };
}
const APART = 'the publishing job runs on ubuntu-latest, where nothing is left of the tests: if you change that, never to a machine that they ran on';
async function placeOf(files, workflow, id) {
    const { jobs } = workflow.file;
    const found = id === null ? jobs.find(({ needs }) => needs.length === 0) : jobs.find((each) => each.id === id);
    const job = found ?? (id === null ? jobs[0] : undefined);
    if (job === undefined) {
        throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
    }
    const legs = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .kW)(job, workflow.contexts).filter(({ contexts }) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(job.condition, contexts) !== false);
    const [first] = legs;
    if (job.uses !== null && first !== undefined) {
        const called = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .$T)(files, workflow, { job, contexts: first.contexts });
        if (typeof called === 'string')
            throw new Error(called);
        if (called.remote !== null)
            throw new Error(`${job.uses} is of another repository: it cannot be carried over`);
        return placeOf(files, called, null);
    }
    const known = legs.map((leg) => ({ ...leg, labels: (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__  .PC)(job.runsOn, leg.contexts) }));
    const leg = known.find(({ labels }) => (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__  .mJ)(labels) === 'Linux') ?? known.find(({ labels }) => (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__  .mJ)(labels) === null);
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
function partsOf(job, of) {
    const { workflow, form } = of;
    const { job: source, contexts, labels } = of.placed;
    const notes = [];
    const steps = (Array.isArray(job['steps']) ? job['steps'] : []).filter(_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .u4);
    const inJob = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .jo)(contexts, {
        jobId: source.id,
        runner: { os: 'Linux', arch: null },
        env: () => null,
    });
    const setup = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .pi)(steps, inJob);
    const { [UNSECURE]: unsecure, ...given } = { ...recordAt(workflow, 'env'), ...recordAt(job, 'env') };
    if (unsecure !== undefined)
        notes.push(`${UNSECURE} was left out: it lets any output command the runner`);
    const env = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .lI)(given, contexts);
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
            permissions: permissionsOf(ownOr(workflow, job, 'permissions'), (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .DY)(form), notes),
            ...(job['container'] === undefined
                ? {}
                : { container: containerOf(job['container'], contexts, { notes, name: 'the container' }) }),
            ...(services.length === 0 ? {} : { services: Object.fromEntries(services) }),
            ...(Object.keys(env.value).length === 0 ? {} : { env: env.value }),
            ...(Object.keys(run).length === 0 ? {} : { defaults: { run: (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .Vk)(run, contexts) } }),
        },
        checkout: checkoutOf(steps.find(_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .VI)),
        setup,
        notes: [...notes, ...setup.notes],
    };
}
function permissionsOf(given, rights, notes) {
    const more = {};
    for (const [name, level] of Object.entries(given)) {
        if (name in rights || level === 'none')
            continue;
        if (level === 'read')
            more[name] = 'read';
        else
            notes.push(`the permission ${name}: ${String(level)} was left out`);
    }
    return { ...(0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .U7)(rights), ...more };
}
function containerOf(value, contexts, { notes, name }) {
    if (!(0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .u4)(value))
        return (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .Vk)(value, contexts);
    const { credentials, env, ...rest } = value;
    if (credentials !== undefined)
        notes.push(`${name} is pulled with credentials: left out`);
    const { value: known, lost } = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .lI)((0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .u4)(env) ? env : {}, contexts);
    for (const key of lost)
        notes.push(`${key} of ${name} is a secret: left out`);
    return {
        ...(0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .lI)(rest, contexts).value,
        ...(Object.keys(known).length === 0 ? {} : { env: known }),
    };
}
function checkoutOf(step) {
    const given = recordAt(step ?? {}, 'with');
    const kept = ['submodules', 'lfs', 'fetch-depth', 'fetch-tags'].filter((name) => given[name] !== undefined);
    return Object.fromEntries(kept.map((name) => [name, given[name]]));
}
function render(path, top, { job, checkout, setup, form, labels }) {
    const name = typeof top['name'] === 'string' ? top['name'] : path;
    const branches = plainBranches(recordAt(recordAt(top, 'on'), 'push')['branches']);
    const solve = {
        name: form === 'two' ? 'Solve' : 'Fix',
        if: CONDITION,
        concurrency: {
            group: `agent-fix-${(0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .dn)('github.event.workflow_run.head_branch || github.event.issue.number')}`,
        },
        ...job,
        steps: [
            {
                uses: _init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .$b.uses,
                with: {
                    ref: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .dn)('github.event.workflow_run.head_sha'),
                    ...checkout,
                    'persist-credentials': false,
                },
            },
            ...setup.steps,
            (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .M)(form),
        ],
    };
    const condition = "!cancelled() && needs.solve.result != 'skipped'";
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__.Document({
        name: 'agent-fix',
        on: {
            workflow_run: { workflows: [name], types: ['completed'], ...(branches === null ? {} : { branches }) },
            issues: { types: ['labeled'] },
        },
        permissions: {},
        jobs: form === 'two' ? { solve, publish: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .Dw)({ needs: 'solve', condition, labels }) } : { fix: solve },
    });
    document.commentBefore = ` Written by \`agent-fix init\` from ${path}: a red run of it, or an issue labelled agent-fix, becomes a pull request.`;
    return (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(document);
}
function plainBranches(value) {
    const list = Array.isArray(value) ? value : [value];
    const names = list.filter((each) => typeof each === 'string');
    return names.length > 0 && names.length === list.length ? names : null;
}
const ownOr = (workflow, job, key) => (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .u4)(job[key]) ? job[key] : recordAt(workflow, key);
function recordAt(value, key) {
    const found = key === undefined ? value : (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .u4)(value) ? value[key] : undefined;
    return (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_6__  .u4)(found) ? found : {};
}


  }),

  28992:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $T: () => (  enterCall),
    A$: () => (  allJobs),
    kM: () => (  findJobs),
    kW: () => (  candidatesOf)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _fit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90821);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34006);
  var _matrix_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(841);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17448);







const MAX_DEPTH = 10;
const MAX_NAME = 100;
async function findJobs(files, workflow, shown) {
    const search = new NameSearch(files, shown);
    await search.look(workflow, { prefix: '', rest: shown, rank: 0 });
    return search.result();
}
class NameSearch {
    #files;
    #shown;
    #found = [];
    #problems = [];
    constructor(files, shown) {
        this.#files = files;
        this.#shown = shown;
    }
    result() {
        const best = Math.min(...this.#found.map(({ rank }) => rank));
        const jobs = this.#found.filter(({ rank }) => rank === best).map(({ job }) => job);
        return { jobs, problems: jobs.length > 0 ? [] : [...new Set(this.#problems)] };
    }
    async look(workflow, place) {
        for (const job of workflow.file.jobs) {
            for (const candidate of candidatesOf(job, workflow.contexts)) {
                if (job.uses === null)
                    this.#matchJob(workflow, candidate, place);
                else
                    await this.#enter(workflow, candidate, place);
            }
        }
    }
    #matchJob({ file, path, callers }, candidate, place) {
        const isShown = (name) => [place.prefix + name, place.prefix + cut(name), cut(place.prefix + name)].includes(this.#shown);
        for (const found of matches(candidate, place.rest, isShown)) {
            const job = { job: candidate.job, file, path, callers, contexts: found.contexts };
            this.#found.push({ rank: place.rank + found.rank, job });
        }
    }
    async #enter(workflow, candidate, { prefix, rest, rank }) {
        for (let at = rest.indexOf(' / '); at >= 0; at = rest.indexOf(' / ', at + 1)) {
            const name = rest.slice(0, at);
            for (const found of matches(candidate, name, (each) => each === name || cut(each) === name)) {
                const called = await enterCall(this.#files, workflow, {
                    job: candidate.job,
                    contexts: found.contexts,
                });
                if (typeof called === 'string')
                    this.#problems.push(called);
                else {
                    const place = { prefix: `${prefix}${name} / `, rest: rest.slice(at + 3), rank: rank + found.rank };
                    await this.look(called, place);
                }
            }
        }
    }
}
async function allJobs(files, workflow) {
    const found = [];
    for (const job of workflow.file.jobs) {
        for (const { contexts } of candidatesOf(job, workflow.contexts)) {
            const { file, path, callers } = workflow;
            if (job.uses === null)
                found.push({ job, file, path, callers, contexts });
            else {
                const called = await enterCall(files, workflow, { job, contexts });
                if (typeof called !== 'string')
                    found.push(...(await allJobs(files, called)));
            }
        }
    }
    return found;
}
async function enterCall(files, workflow, { job, contexts }) {
    const uses = job.uses ?? '';
    if (workflow.callers.length >= MAX_DEPTH)
        return `job "${job.id}" of ${workflow.path} calls too deep`;
    const target = targetOf(uses, workflow.remote);
    const content = target === null
        ? null
        : target.remote === null
            ? await files.readFile(target.path)
            : ((await files.readReferenced?.(`${target.remote.repository}/${target.path}@${target.remote.ref}`)) ?? null);
    const file = content === null ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .AO)(uses, content);
    if (target === null || file === null) {
        return `job "${job.id}" of ${workflow.path} calls ${uses}, which cannot be read here`;
    }
    const given = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .Ez)(job.with, contexts);
    const github = contexts.get('github') ?? (0,_known_data_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({});
    const inputs = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .PC)({
        declared: file.callInputs,
        given,
        fallback: ({ fallback }) => fallback === undefined ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv() : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .T4)(fallback, (0,_known_data_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({ github })),
    });
    return {
        file,
        path: target.remote === null ? target.path : uses,
        remote: target.remote,
        callers: [...workflow.callers, job],
        contexts: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(contexts, { inputs, matrix: new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), strategy: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({}) }),
    };
}
function targetOf(uses, from) {
    const local = /^(?:\.|\$)\/(.+)$/.exec(uses)?.[1];
    if (local !== undefined)
        return { path: local, remote: from };
    const [, repository, path, ref] = /^([^/]+\/[^/]+)\/([^@]+)@(.+)$/.exec(uses) ?? [];
    if (repository === undefined || path === undefined || ref === undefined)
        return null;
    return { path, remote: { repository, ref } };
}
function candidatesOf(job, contexts) {
    const legs = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_4__  .xi)(job.strategy, contexts);
    if (legs.kind === 'open') {
        return [{ job, contexts: inLeg(contexts, new _known_data_js__WEBPACK_IMPORTED_MODULE_3__  .fw({}), null), leg: null, open: legs.open }];
    }
    return legs.legs.map((leg) => ({
        job,
        contexts: inLeg(contexts, leg.matrix ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), leg),
        leg,
        open: null,
    }));
}
function inLeg(contexts, matrix, leg) {
    const strategy = leg === null
        ? new _known_data_js__WEBPACK_IMPORTED_MODULE_3__  .fw({})
        : new _known_data_js__WEBPACK_IMPORTED_MODULE_3__  .fw({
            'job-index': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(leg.index),
            'job-total': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(leg.total),
        });
    return (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(contexts, { matrix, strategy });
}
function matches(candidate, shown, isShown) {
    const { job, contexts, leg, open } = candidate;
    if (leg !== null) {
        const names = namesOf(job, contexts, leg.segments);
        for (const [rank, pieces] of names.entries()) {
            const name = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(pieces);
            if (name !== null && isShown(name))
                return [{ rank, contexts }];
        }
        const pattern = names.find((pieces) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(pieces) === null);
        return pattern !== undefined && (0,_fit_js__WEBPACK_IMPORTED_MODULE_6__  .vY)(pattern, shown) !== null ? [{ rank: PATTERN, contexts }] : [];
    }
    const matrix = open === null ? null : matrixShown(job, open, { contexts, shown });
    return matrix === null ? [] : [{ rank: PATTERN, contexts: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(contexts, { matrix }) }];
}
const PATTERN = 10;
function namesOf(job, contexts, segments) {
    const behind = segments.length === 0 ? '' : ` (${segments.join(', ')})`;
    const text = (name) => [{ kind: 'text', text: name }];
    const byId = text(`${job.id}${behind}`);
    if (job.name === null || job.name.length === 0)
        return [byId];
    const name = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(job.name, contexts);
    const plain = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(name);
    if (plain === '')
        return [byId];
    if (job.name.every(({ kind }) => kind === 'text'))
        return [text(`${plain}${behind}`)];
    const isOfMatrix = job.name.some((part) => part.kind === 'expression' && /\bmatrix\b/i.test(part.source));
    if (plain === null || behind === '' || isOfMatrix)
        return [name];
    return [name, text(`${plain}${behind}`)];
}
function matrixShown(job, open, { contexts, shown }) {
    const template = job.name ?? [];
    if (template.every(({ kind }) => kind === 'text')) {
        const name = template.map((part) => (part.kind === 'text' ? part.text : '')).join('') || job.id;
        if (shown === name)
            return new _known_data_js__WEBPACK_IMPORTED_MODULE_3__  .fw({});
        if (!shown.startsWith(`${name} (`))
            return null;
        const isWhole = shown.endsWith(')');
        if (!isWhole && !(shown.length === MAX_NAME && shown.endsWith('...')))
            return null;
        const inner = shown.slice(name.length + 2, -1);
        return (isWhole ? (0,_matrix_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(open, inner.split(', ')) : null) ?? new _known_data_js__WEBPACK_IMPORTED_MODULE_3__  .fw({});
    }
    const pieces = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(template, contexts);
    const found = (0,_fit_js__WEBPACK_IMPORTED_MODULE_6__  .vY)(pieces, shown);
    if (found === null)
        return null;
    const holes = pieces.filter((piece) => piece.kind !== 'text');
    const values = new Map();
    for (const [at, hole] of holes.entries()) {
        const key = hole.kind === 'hole' ? /^matrix\.([\w-]+)$/.exec(hole.source)?.[1] : undefined;
        const value = found.values?.[at];
        if (key !== undefined && value !== undefined)
            values.set(key, value);
    }
    return (0,_matrix_js__WEBPACK_IMPORTED_MODULE_4__  .ue)(open, values);
}
const cut = (name) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 3)}...` : name);


  }),

  841:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eb: () => (  bindSegments),
    qx: () => (  isSameMatrix),
    ue: () => (  bindValues),
    xi: () => (  legsOf)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96856);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8249);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42253);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34006);
  var _parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22313);







const NO_MATRIX = { kind: 'legs', legs: [{ matrix: null, segments: [], index: 0, total: 1 }] };
function legsOf(strategy, contexts) {
    if (strategy === undefined)
        return NO_MATRIX;
    const matrix = (0,_parse_js__WEBPACK_IMPORTED_MODULE_5__  .jO)(strategy).get('matrix');
    if (matrix === undefined)
        return strategy.isExpression ? openFrom(strategy) : NO_MATRIX;
    const whole = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_6__  .N)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(matrix, contexts));
    if (whole === null)
        return openFrom(matrix, contexts);
    const pairs = membersOf(whole);
    const vectors = pairs.filter(({ key }) => key !== 'include' && key !== 'exclude');
    const listOf = (key) => itemsOf(pairs.find((pair) => pair.key === key)?.value ?? null);
    const lists = new Map(vectors.map(({ key, value }) => [key, itemsOf(value)]));
    const matrices = build(lists, listOf('include'), listOf('exclude'));
    if (matrices.length === 0)
        return NO_MATRIX;
    const legs = matrices.map(({ own, extra }, index) => ({
        matrix: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({ ...Object.fromEntries(own), ...Object.fromEntries(extra) }),
        segments: [...own.values()].flatMap(scalarsOf),
        index,
        total: matrices.length,
    }));
    return { kind: 'legs', legs };
}
function build(vectors, include, exclude) {
    const filters = include.map((item) => {
        const pairs = membersOf(item);
        const known = pairs.filter(({ key }) => vectors.has(key));
        const added = pairs.filter(({ key }) => !vectors.has(key));
        return { known, added, all: new Map([...known, ...added].map(({ key, value }) => [key, value])) };
    });
    const matched = new Set();
    const product = vectors.size === 0 ? [] : productOf([...vectors]);
    const kept = product.filter((own) => !exclude.some((item) => fits(own, membersOf(item))));
    const legs = kept.map((own) => {
        const extra = new Map();
        for (const filter of filters) {
            if (!fits(own, filter.known))
                continue;
            matched.add(filter);
            for (const { key, value } of filter.added)
                extra.set(key, value);
        }
        return { own, extra };
    });
    const alone = filters.filter((filter) => !matched.has(filter));
    return [...legs, ...alone.map(({ all }) => ({ own: all, extra: new Map() }))];
}
function productOf(vectors) {
    return vectors.reduce((legs, [key, values]) => legs.flatMap((leg) => values.map((value) => new Map([...leg, [key, value]]))), [new Map()]);
}
function fits(leg, filter) {
    return filter.every(({ key, value }) => isLike(leg.get(key) ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), value));
}
function isLike(value, filter) {
    if (filter instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT) {
        return filter
            .pairs()
            .every((pair) => isLike((value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? value.get(pair.key) : null) ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), pair.value));
    }
    if (filter instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3) {
        return filter
            .values()
            .every((each, at) => isLike((value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3 ? value.get(at) : null) ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), each));
    }
    return (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__  .aI)(value, filter);
}
function scalarsOf(value) {
    if (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT || value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3)
        return value.values().flatMap(scalarsOf);
    const text = value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? '' : value.coerceString();
    return text === '' ? [] : [text];
}
const membersOf = (value) => (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? value.pairs() : []);
const itemsOf = (value) => (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3 ? value.values() : []);
function openFrom(matrix, contexts) {
    const members = (0,_parse_js__WEBPACK_IMPORTED_MODULE_5__  .jO)(matrix);
    if (contexts === undefined ||
        members.size === 0 ||
        [...members.keys()].some((key) => key.includes('${{'))) {
        return { kind: 'open', open: { vectors: null, include: null } };
    }
    const vectors = [...members].filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = vectors.map(([key, token]) => {
        const value = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_6__  .N)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(token, contexts));
        return [
            key,
            value === null && !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .wZ)(token) ? null : value === null ? null : itemsOf(value),
        ];
    });
    const include = members.get('include');
    const added = include === undefined ? [] : (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_6__  .N)(null, () => itemsOf((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(include, contexts)));
    const items = added?.filter((item) => item instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT) ?? null;
    return { kind: 'open', open: { vectors: new Map(lists), include: items } };
}
function bindSegments(open, segments) {
    if (open.vectors === null || open.vectors.size !== segments.length)
        return null;
    const names = [...open.vectors.keys()];
    return bindValues(open, new Map(names.map((name, at) => [name, segments[at] ?? ''])));
}
function bindValues(open, shown) {
    const own = new Map();
    for (const [key, text] of shown) {
        const known = open.vectors?.get(key) ?? null;
        const value = known === null ? asShown(text) : known.find((each) => each.coerceString() === text);
        if (value === undefined)
            return null;
        if (value !== null)
            own.set(key, value);
    }
    const isWhole = open.vectors !== null && [...open.vectors.keys()].every((key) => own.has(key));
    if (!isWhole || open.include === null)
        return new _known_data_js__WEBPACK_IMPORTED_MODULE_4__  .fw(Object.fromEntries(own));
    const vectors = new Map([...own].map(([key, value]) => [key, [value]]));
    const [leg] = build(vectors, open.include, []);
    return (0,_known_data_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({ ...Object.fromEntries(own), ...Object.fromEntries(leg?.extra ?? []) });
}
const asShown = (text) => (text === 'true' || text === 'false' ? null : (0,_known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Yj)(text));
const isSameMatrix = (a, b) => (0,_known_data_js__WEBPACK_IMPORTED_MODULE_4__  .aB)(a) === (0,_known_data_js__WEBPACK_IMPORTED_MODULE_4__  .aB)(b);


  }),

  874:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GW: () => (  BARE_RUNNER),
    PC: () => (  labelsOf),
    Qh: () => (  archOf),
    mJ: () => (  osOf)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42253);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97763);
  var _parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);




const BARE_RUNNER = {
    os: 'Linux',
    workspace: null,
    env: {},
    services: [],
    isInContainer: false,
    ownJob: null,
};
function labelsOf(runsOn, contexts) {
    if (runsOn === undefined)
        return [];
    const token = (0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .jO)(runsOn).get('labels') ?? runsOn;
    return (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_3__  .N)([], () => {
        const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .T4)(token, contexts);
        if (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3)
            return value.values().map((each) => each.coerceString());
        return value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ ? [value.coerceString()] : [];
    });
}
const SYSTEMS = [
    ['Windows', /(?:^|[^a-z])win(?:dows|\d|-|$)/i],
    ['macOS', /(?:^|[^a-z])(?:mac(?:os|-|\d|$)|osx|darwin)/i],
    ['Linux', /ubuntu|linux|debian|fedora|alpine/i],
];
function osOf(labels) {
    for (const [os, pattern] of SYSTEMS)
        if (labels.some((label) => pattern.test(label)))
            return os;
    return null;
}
function archOf(labels) {
    if (labels.some((label) => /(?:^|[^a-z])(?:arm64|arm|aarch64)(?:[^a-z]|$)/i.test(label)))
        return 'ARM64';
    return osOf(labels) === 'Linux' ? 'X64' : null;
}


  })

};
