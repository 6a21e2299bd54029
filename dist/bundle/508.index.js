export const id = 508;
export const ids = [508];
export const modules = {

  28992:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $T: () => (  enterCall),
    A$: () => (  allJobs),
    a$: () => (  jobCandidates),
    kM: () => (  findJobs)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _matrix_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(841);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17448);







const MAX_CALLS = 10;
const MAX_NAME = 100;
const MAX_NAMES_LISTED = 8;
async function findJobs(files, workflow, shown) {
    const search = new NameSearch(files, workflow.path, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(shown));
    await search.look(workflow, { prefix: '', rest: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(shown), rank: 0 });
    return search.result();
}
class NameSearch {
    #files;
    #path;
    #shown;
    #found = [];
    #problems = [];
    #names = [];
    constructor(files, path, shown) {
        this.#files = files;
        this.#path = path;
        this.#shown = shown;
    }
    result() {
        const best = Math.min(...this.#found.map(({ rank }) => rank));
        const jobs = this.#found.filter(({ rank }) => rank === best).map(({ job }) => job);
        if (jobs.length > 0)
            return { jobs, problems: [] };
        const near = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .pA)(this.#shown, this.#names);
        const others = [...new Set(this.#names)].slice(0, MAX_NAMES_LISTED).map((name) => `"${name}"`);
        const hint = near === null ? `it has ${others.join(', ') || 'none'}` : `the nearest is "${near}"`;
        return {
            jobs,
            problems: [...new Set(this.#problems), `${this.#path} has no job "${this.#shown}"; ${hint}`],
        };
    }
    async look(workflow, place) {
        for (const job of workflow.file.jobs) {
            for (const candidate of jobCandidates(job, workflow.contexts)) {
                if (job.uses === null) {
                    const [name] = namesOf(job, candidate.contexts, candidate.entry?.segments ?? []);
                    this.#names.push(place.prefix + ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(name ?? []) ?? job.id));
                    this.#matchJob(workflow, candidate, place);
                }
                else
                    await this.#enter(workflow, candidate, place);
            }
        }
    }
    #matchJob({ file, path, callers }, candidate, place) {
        const isShown = (name) => [place.prefix + name, place.prefix + cutName(name), cutName(place.prefix + name)].includes(this.#shown);
        for (const found of matches(candidate, place.rest, isShown)) {
            const job = { job: candidate.job, file, path, callers, contexts: found.contexts };
            this.#found.push({ rank: place.rank + found.rank, job });
        }
    }
    async #enter(workflow, candidate, { prefix, rest, rank }) {
        for (let at = rest.indexOf(' / '); at >= 0; at = rest.indexOf(' / ', at + 1)) {
            const name = rest.slice(0, at);
            for (const found of matches(candidate, name, (each) => each === name || cutName(each) === name)) {
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
        for (const { contexts } of jobCandidates(job, workflow.contexts)) {
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
    if (workflow.callers.length >= MAX_CALLS)
        return `job "${job.id}" of ${workflow.path} calls too deep`;
    const target = targetOf(uses, workflow.remote);
    const content = target === null
        ? null
        : target.remote === null
            ? await files.readFile(target.path)
            : ((await files.readReferenced?.(`${target.remote.repository}/${target.path}@${target.remote.ref}`)) ?? null);
    const file = content === null ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .AO)(uses, content);
    if (target === null || file === null) {
        return `job "${job.id}" of ${workflow.path} calls ${uses}, which cannot be read here`;
    }
    const given = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .Ez)(job.with, contexts);
    const github = contexts.get('github') ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({});
    const inputs = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .PC)({
        declared: file.callInputs,
        given,
        fallback: ({ fallback }) => fallback === undefined ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv() : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(fallback, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({ github })),
    });
    return {
        file,
        path: target.remote === null ? target.path : uses,
        remote: target.remote,
        callers: [...workflow.callers, job],
        contexts: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(contexts, { inputs, matrix: new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), strategy: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({}) }),
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
function jobCandidates(job, contexts) {
    const matrixEntries = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_4__  .pG)(job.strategy, contexts);
    if (matrixEntries.kind === 'open') {
        return [{ job, contexts: inEntry(contexts, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({}), null), entry: null, open: matrixEntries.open }];
    }
    return matrixEntries.matrixEntries.map((entry) => ({
        job,
        contexts: inEntry(contexts, entry.matrix ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), entry),
        entry,
        open: null,
    }));
}
function inEntry(contexts, matrix, entry) {
    const strategy = entry === null
        ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({})
        : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({
            'job-index': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(entry.index),
            'job-total': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(entry.total),
        });
    return (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(contexts, { matrix, strategy });
}
function matches(candidate, shown, isShown) {
    const { job, contexts, entry, open } = candidate;
    if (entry !== null) {
        const names = namesOf(job, contexts, entry.segments);
        for (const [rank, pieces] of names.entries()) {
            const name = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(pieces);
            if (name !== null && isShown((0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(name)))
                return [{ rank, contexts }];
        }
        const pattern = names.find((pieces) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(pieces) === null);
        return pattern !== undefined && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_5__  .dl)(pattern, shown) !== null ? [{ rank: PATTERN, contexts }] : [];
    }
    const matrix = open === null ? null : matrixShown(job, open, { contexts, shown });
    return matrix === null ? [] : [{ rank: PATTERN, contexts: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(contexts, { matrix }) }];
}
const PATTERN = 10;
function namesOf(job, contexts, segments) {
    const behind = segments.length === 0 ? '' : ` (${segments.join(', ')})`;
    const text = (name) => [{ kind: 'text', text: name }];
    const byId = text(`${job.id}${behind}`);
    if (job.name === null || job.name.length === 0)
        return [byId];
    const name = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(job.name, contexts);
    const plain = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(name);
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
        const name = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .uO)(template, () => '')) || job.id;
        if (shown === name)
            return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({});
        if (!shown.startsWith(`${name} (`))
            return null;
        const isWhole = shown.endsWith(')');
        if (!isWhole && !(shown.length === MAX_NAME && shown.endsWith('...')))
            return null;
        const inner = shown.slice(name.length + 2, -1);
        return (isWhole ? (0,_matrix_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(open, inner.split(', ')) : null) ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({});
    }
    const pieces = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(template, contexts);
    const found = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_5__  .dl)(pieces, shown);
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
const cutName = (name) => name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 3)}...` : name;


  }),

  841:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eb: () => (  bindSegments),
    pG: () => (  matrixEntriesOf),
    qx: () => (  isSameMatrix),
    ue: () => (  bindValues)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96856);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8249);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39429);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17448);






const NO_MATRIX = {
    kind: 'known',
    matrixEntries: [{ matrix: null, segments: [], index: 0, total: 1 }],
};
function matrixEntriesOf(strategy, contexts) {
    if (strategy === undefined)
        return NO_MATRIX;
    const matrix = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .jO)(strategy).get('matrix');
    if (matrix === undefined)
        return strategy.isExpression ? openFrom(strategy) : NO_MATRIX;
    const whole = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(matrix, contexts));
    if (whole === null)
        return openFrom(matrix, contexts);
    const pairs = pairsOf(whole);
    const vectors = pairs.filter(({ key }) => key !== 'include' && key !== 'exclude');
    const listOf = (key) => itemsOf(pairs.find((pair) => pair.key === key)?.value ?? null);
    const lists = new Map(vectors.map(({ key, value }) => [key, itemsOf(value)]));
    const matrices = build(lists, listOf('include'), listOf('exclude'));
    if (matrices.length === 0)
        return NO_MATRIX;
    const matrixEntries = matrices.map(({ own, extra }, index) => ({
        matrix: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({ ...Object.fromEntries(own), ...Object.fromEntries(extra) }),
        segments: [...own.values()].flatMap(scalarsOf),
        index,
        total: matrices.length,
    }));
    return { kind: 'known', matrixEntries };
}
function build(vectors, include, exclude) {
    const filters = include.map((item) => {
        const pairs = pairsOf(item);
        const known = pairs.filter(({ key }) => vectors.has(key));
        const added = pairs.filter(({ key }) => !vectors.has(key));
        return { known, added, all: new Map([...known, ...added].map(({ key, value }) => [key, value])) };
    });
    const matched = new Set();
    const product = vectors.size === 0 ? [] : productOf([...vectors]);
    const kept = product.filter((own) => !exclude.some((item) => fits(own, pairsOf(item))));
    const matrixEntries = kept.map((own) => {
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
    return [...matrixEntries, ...alone.map(({ all }) => ({ own: all, extra: new Map() }))];
}
function productOf(vectors) {
    return vectors.reduce((matrixEntries, [key, values]) => matrixEntries.flatMap((entry) => values.map((value) => new Map([...entry, [key, value]]))), [new Map()]);
}
function fits(entry, filter) {
    return filter.every(({ key, value }) => isLike(entry.get(key) ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), value));
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
const pairsOf = (value) => (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? value.pairs() : []);
const itemsOf = (value) => (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3 ? value.values() : []);
function openFrom(matrix, contexts) {
    const members = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .jO)(matrix);
    if (contexts === undefined ||
        members.size === 0 ||
        [...members.keys()].some((key) => key.includes('${{'))) {
        return { kind: 'open', open: { vectors: null, include: null } };
    }
    const vectors = [...members].filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = vectors.map(([key, token]) => {
        const value = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(token, contexts));
        return [
            key,
            value === null && !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .wZ)(token) ? null : value === null ? null : itemsOf(value),
        ];
    });
    const include = members.get('include');
    const added = include === undefined ? [] : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => itemsOf((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(include, contexts)));
    const known = added?.filter((item) => item instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT) ?? null;
    return { kind: 'open', open: { vectors: new Map(lists), include: known } };
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
        return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)(Object.fromEntries(own));
    const vectors = new Map([...own].map(([key, value]) => [key, [value]]));
    const [entry] = build(vectors, open.include, []);
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({ ...Object.fromEntries(own), ...Object.fromEntries(entry?.extra ?? []) });
}
const asShown = (text) => (text === 'true' || text === 'false' ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Yj)(text));
const isSameMatrix = (a, b) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .aB)(a) === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .aB)(b);


  }),

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    findTestCommand: () => (  findTestCommand)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39429);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75697);
  var _matrix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(841);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17448);











async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input !== null) {
        const command = { ...input, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    if (failing !== null)
        return findStepCommand(request, failing);
    const manifest = await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__  .OG)(request, workingDirectory);
    if (manifest.kind === 'found') {
        const { run, source } = manifest;
        const command = { run, source, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    const problem = `No test command: ${manifest.problem}`;
    return { kind: 'missing', problem, notes: [] };
}
async function findStepCommand(request, failing) {
    const { workflowPath, jobName, stepName } = failing;
    const content = await request.readFile(workflowPath);
    if (content === null)
        return refusal(failing, `${workflowPath} is not in the base commit`);
    const file = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .AO)(workflowPath, content);
    if (file === null)
        return refusal(failing, `${workflowPath} cannot be read as a workflow`);
    const run = request.run ?? { github: {} };
    const contexts = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .Ib)(run, (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .nT)(run, file.dispatchInputs));
    const workflow = { file, path: workflowPath, remote: null, callers: [], contexts };
    const { jobs, problems } = await jobsOf(request, workflow, failing);
    if (jobs.length === 0)
        return refusal(failing, problems[0] ?? `${workflowPath} has no job "${jobName}"`);
    const steps = jobs.flatMap((job) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .NI)(job, failing, request.here ?? _contexts_js__WEBPACK_IMPORTED_MODULE_1__  .GW));
    if (steps.length === 0) {
        return refusal(failing, OF_THE_RUNNER.test(stepName)
            ? "it is a step of the runner's own"
            : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`);
    }
    return choose(request, failing, steps);
}
const OF_THE_RUNNER = /^(?:Set up (?:job|runner)|Complete (?:job|runner)|Initialize containers|Stop containers|Wait for all background steps|(?:Pre|Post) .*)$/;
function refusal(failing, why) {
    const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
    return { kind: 'refused', problem, notes: [] };
}
async function jobsOf(request, workflow, failing) {
    const named = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .kM)(request, workflow, failing.jobName);
    const own = request.here?.ownJob ?? null;
    if (own === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === own.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .A$)(request, workflow));
    const matrix = own.matrix === null ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Rf)(own.matrix);
    if (matrix === null || matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv)
        return { ...named, jobs };
    const same = jobs.filter(({ contexts }) => {
        const of = contexts.get('matrix');
        return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(false, () => of !== undefined && (0,_matrix_js__WEBPACK_IMPORTED_MODULE_5__  .qx)(of, matrix));
    });
    const entry = (same.length > 0 ? same : jobs).slice(0, 1);
    return {
        ...named,
        jobs: entry.map((job) => ({ ...job, contexts: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(job.contexts, { matrix }) })),
    };
}
async function choose(request, failing, candidates) {
    const log = typeof failing.log === 'string' ? new _step_log_js__WEBPACK_IMPORTED_MODULE_8__  .Qg(failing.log) : null;
    const left = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .sc)(failing, candidates);
    const answers = [];
    for (const candidate of left)
        answers.push(await answerFor(request, { failing, candidate, log }));
    const told = answers.filter(({ isTold }) => isTold);
    const [first, ...others] = told.length > 0 ? told : answers;
    if (first === undefined)
        return refusal(failing, 'it is not told apart from others');
    const { result } = first;
    if (others.every((other) => sayOf(other) === sayOf(first))) {
        return typeof result === 'string' ? refusal(failing, result) : { kind: 'found', ...result };
    }
    const paths = [...new Set(left.map(({ job }) => job.path))].join(', ');
    const several = left.some(({ job }) => job !== left[0]?.job) ? `jobs of ${paths}` : 'steps of that job';
    return refusal(failing, `several ${several} go by that name, and nothing tells which it was`);
}
const sayOf = ({ result }) => typeof result === 'string' ? result : JSON.stringify(result.command);
async function answerFor(request, question) {
    const { facts } = question.candidate;
    const found = await leafThatFailed(await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .wf)(request, facts.leaf), question);
    if (typeof found === 'string')
        return { result: found, isTold: false };
    return { result: await commandFrom(found, question), isTold: found.header !== null };
}
async function commandFrom({ leaf, header }, { failing, candidate }) {
    const { job, facts, os } = candidate;
    const { stepName, jobName, workflowPath } = failing;
    const named = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .uO)(leaf.source.name, () => '');
    const judged = { stepName: leaf.action === null ? stepName : named, job, leaf, os, here: facts.here };
    const problem = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .PY)(judged);
    if (problem !== null)
        return problem;
    const result = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_7__  .xA)({ ...facts, leaf }, { header, checkouts: (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .zl)(candidate, header) });
    const effect = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .E8)(judged, 'source' in result ? null : result.command);
    if (effect !== null)
        return effect;
    if ('source' in result)
        return missingValue(result);
    const { command, leftOut } = result;
    const against = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .$Q)(judged, { command, leftOut });
    if (against !== null)
        return against;
    const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
    const folder = leaf.action?.folder;
    const action = folder === undefined ? '' : `, in the action ./${folder === '.' ? '' : folder}`;
    const source = `step "${stepName}" of job "${jobName}" in ${file}${action}`;
    return { command: { ...command, source }, notes: leftOutNotes(leftOut), headerLine: header?.line ?? null };
}
function missingValue({ of, source, why }) {
    if (why === 'outside')
        return `it runs in ${source}, which is no folder of the repository`;
    if (why === 'above')
        return 'it runs above the folder that its job checks the repository out to';
    if (why === 'foreign')
        return `it runs in a checkout of ${source}, which is another repository`;
    return why === 'secret'
        ? `${of} needs a secret (\${{ ${source} }}), which tests never get`
        : `the value of \${{ ${source} }} in ${of} is not known here`;
}
function leftOutNotes(leftOut) {
    const note = (why, because) => {
        const names = leftOut.filter((each) => each.why === why).map(({ name }) => name);
        return names.length === 0 ? [] : [`left out of the environment, because ${because}: ${names.join(', ')}`];
    };
    return [...note('secret', 'they are secrets'), ...note('unknown', 'their values are not known here')];
}
async function leafThatFailed(leaves, { failing, candidate, log }) {
    const times = { startedAt: failing.startedAt ?? null, completedAt: failing.completedAt ?? null };
    const headers = log?.headers(times) ?? [];
    const [only, ...more] = leaves;
    if (only === undefined)
        return 'it uses an action without steps';
    const template = (leaf) => (0,_step_command_js__WEBPACK_IMPORTED_MODULE_7__  .SJ)({ ...candidate.facts, leaf });
    if (more.length === 0 && only === candidate.facts.leaf) {
        if (only.source.run === null)
            return { leaf: only, header: null };
        const isTimed = log?.isTimed(times) ?? false;
        const of = { startedAt: times.startedAt, isTimed, sharesSecond: failing.sharesSecond ?? true };
        return { leaf: only, header: (0,_step_log_js__WEBPACK_IMPORTED_MODULE_8__  .Rh)(headers, template(only), of) };
    }
    const uses = candidate.source.uses ?? '';
    if (more.length === 0 && headers.length === 0)
        return { leaf: only, header: null };
    const end = log?.failureLine(times) ?? -1;
    const last = headers.findLast(({ line }) => line < end);
    if (last === undefined)
        return `it uses ${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`;
    if (last.script === null)
        return `it uses ${uses}, in which the action ${last.title.replace(/^Run /, '')} failed`;
    const fitting = leaves.flatMap((leaf) => {
        const header = leaf.source.run === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_8__  .ay)(last, template(leaf));
        return header === null ? [] : [{ leaf, header }];
    });
    const [found, ...rivals] = fitting;
    if (found === undefined || rivals.length > 0)
        return `it uses ${uses}, and the log does not tell which of its steps failed`;
    return found;
}


  })

};
