export const id = 608;
export const ids = [608];
export const modules = {

  85608:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $6: () => (  textAt),
    CN: () => (  stepKinds),
    P: () => (  watchedEvent),
    Vt: () => (  linuxEntry),
    XB: () => (  stepsAt),
    isDoubtful: () => (  isDoubtful),
    rankJobs: () => (  rankJobs),
    u4: () => (  isRecord),
    zR: () => (  recordAt)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39429);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28992);
  var _script_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89881);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61777);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17448);








const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function recordAt(value, key) {
    const found = isRecord(value) ? value[key] : undefined;
    return isRecord(found) ? found : {};
}
const textAt = (value, key) => {
    const found = isRecord(value) ? value[key] : undefined;
    return typeof found === 'string' ? found : '';
};
const stepsAt = (value) => {
    const steps = isRecord(value) ? value['steps'] : undefined;
    return Array.isArray(steps) ? steps.filter(isRecord) : [];
};
function watchedEvent(workflow) {
    const on = workflow['on'];
    const names = isRecord(on) ? Object.keys(on) : [on].flat();
    const push = recordAt(on, 'push');
    const isOfTags = 'tags' in push && !('branches' in push) && !('branches-ignore' in push);
    const events = ['push', 'pull_request', 'schedule', 'workflow_dispatch'];
    return events.find((event) => names.includes(event) && !(event === 'push' && isOfTags)) ?? null;
}
const SURE = 9;
const EVENT_SCORES = { push: 3, pull_request: 2, schedule: -8, workflow_dispatch: -8 };
const OTHER_PURPOSE = /\b(?:codeql|publish\w*|releases?|deploy\w*|docs?|documentation|site|website|pages|bench\w*|perf|nightly|cron|scheduled?|stale|label\w*|triage|scorecards?|dependabot|dependency|renovate|fuzz\w*|man ?pages?|changelog|backport|canary|preview|semgrep|zizmor|audit|security|cla|wheels?|docker|images?|graal\w*|sbom|reproducible|snapshot|sync|update)\b/i;
const SPECIAL = /\b(?:lint\w*|typing|types?|type ?check|mypy|attw|coverage|e2e|integration|smoke|examples?|windows|win\d*|mac|macos|osx|min|minimum|minimal|msrv|wasm\w*|wasi\w*|race|concurrent|stress|failpoint|robustness|miri|loom|[atm]san|ubsan|sanitizers?|valgrind|cross|no ?std|beta|legacy|downstream|compat\w*|[a-z]+bsd|android|ios|arm(?:64)?|alpine|musl|pypy|native|semver|style|format|fmt|clippy|browsers?|package|headers?)\b/i;
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
    const source = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content));
    const file = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .AO)(path, content);
    if (!isRecord(source) || file === null)
        return [];
    const event = watchedEvent(source);
    const words = spaced(`${path.slice(path.lastIndexOf('/') + 1)} ${textAt(source, 'name')}`);
    const ofWorkflow = (event === null ? -12 : EVENT_SCORES[event]) +
        (OTHER_PURPOSE.test(words) ? -8 : 0) +
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
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
async function scoreOf(job, yaml, files) {
    const words = spaced(`${job.id} ${textAt(yaml, 'name')}`);
    const ofName = (OTHER_PURPOSE.test(words) ? -16 : 0) +
        (SPECIAL.test(words) ? -4 : 0) +
        (TESTS.test(words) ? 3 : 0) +
        (/^(?:unit ?)?tests?$/i.test(spaced(job.id)) ? 2 : 0);
    const isAlone = yaml['continue-on-error'] === true ? -3 : 0;
    if (job.uses !== null)
        return ofName + isAlone + (await calledScore(job.uses, files));
    const contexts = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .Ib)({ github: { event_name: 'push' } }, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .zz)({}));
    const onLinux = linuxEntry(job, contexts) === null ? -14 : 0;
    let ofSteps = 0;
    for (const step of stepsAt(yaml)) {
        const kinds = await stepKinds(step, files);
        if (/^(?:github\/codeql-action|pypa\/gh-action-pypi-publish)/.test(textAt(step, 'uses')))
            ofSteps -= 16;
        else if (kinds.has('test'))
            ofSteps = Math.max(ofSteps, TESTS.test(spaced(textAt(step, 'name'))) ? 9 : 8);
        else if (kinds.has('lint') || kinds.has('build'))
            ofSteps = Math.max(ofSteps, 1);
    }
    return ofName + isAlone + onLinux + ofSteps;
}
async function calledScore(uses, files) {
    const path = /^\.\/(.+)$/.exec(uses)?.[1];
    if (path === undefined)
        return 2;
    const content = (await files.readFile(path)) ?? '';
    const called = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content));
    const jobs = Object.values(recordAt(called, 'jobs'));
    for (const step of jobs.flatMap(stepsAt))
        if ((await stepKinds(step, files)).has('test'))
            return 8;
    return 0;
}
async function stepKinds(step, files, depth = 0) {
    const folder = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .M1)(textAt(step, 'uses'));
    if (folder !== null && depth < 5) {
        const path = `${folder === '.' ? '' : `${folder}/`}action.y`;
        const content = (await files.readFile(`${path}ml`)) ?? (await files.readFile(`${path}aml`)) ?? '';
        const runs = recordAt((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content)), 'runs');
        const kinds = await Promise.all(stepsAt(runs).map((each) => stepKinds(each, files, depth + 1)));
        return new Set(kinds.flatMap((each) => [...each]));
    }
    const run = textAt(step, 'run');
    if (run === '')
        return new Set();
    const kinds = await (0,_script_kinds_js__WEBPACK_IMPORTED_MODULE_4__  .t)(run, textAt(step, 'shell') || null);
    const name = textAt(step, 'name');
    const isSetUp = /^(?:install|set ?up|prepare|restore|download|configure|build)\b(?!.*\btests?$)/i.test(name);
    if (isSetUp)
        return new Set([...kinds].filter((kind) => kind !== 'test' || !kinds.has('install')));
    const isUnknown = [...kinds].every((kind) => kind === 'other' || kind === 'version');
    return isUnknown && /\btests?\b/i.test(name) ? new Set(['test']) : kinds;
}
function linuxEntry(job, contexts) {
    const known = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .a$)(job, contexts)
        .filter((entry) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(job.condition, entry.contexts) !== false)
        .map((entry) => ({ ...entry, labels: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .g0)(job.runsOn, entry.contexts) }));
    const linux = known.filter(({ labels }) => (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .mJ)(labels) === 'Linux');
    const fitting = linux.length > 0 ? linux : known.filter(({ labels }) => (0,_contexts_js__WEBPACK_IMPORTED_MODULE_1__  .mJ)(labels) === null);
    const [best] = fitting.toSorted((a, b) => {
        const [left, right] = [valuesOf(a), valuesOf(b)];
        const oddities = left.filter(isOdd).length - right.filter(isOdd).length;
        return oddities || compareVersions(left, right) || left.length - right.length;
    });
    return best ?? null;
}
const valuesOf = ({ entry, labels }) => [...(entry?.segments ?? []), ...labels];
const isOdd = (value) => /\b(?:dev|nightly|beta\d*|alpha\d*|rc\d*|next|canary|head|edge|experimental|min\w*|oldest|lowest|msrv|development|pypy\S*|graalpy\S*|jruby\S*|truffleruby\S*|arm\w*|aarch64|x86|i686|32|slim|musl|\d[\d.]*t)\b/i.test(value.replace(/_/g, '-')) || /^(?:pypy|graalpy|jruby|truffleruby)/.test(value);
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


  }),

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


  })

};
