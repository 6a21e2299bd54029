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
    zR: () => (  recordAt)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39429);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68652);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28992);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34060);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17448);







function recordAt(value, key) {
    const found = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(value) ? value[key] : undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(found) ? found : {};
}
const textAt = (value, key) => {
    const found = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(value) ? value[key] : undefined;
    return typeof found === 'string' ? found : '';
};
const stepsAt = (value) => {
    const steps = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(value) ? value['steps'] : undefined;
    return Array.isArray(steps) ? steps.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd) : [];
};
function watchedEvent(workflow) {
    const on = workflow['on'];
    const names = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(on) ? Object.keys(on) : [on].flat();
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
    const source = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(null, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content));
    const file = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .AO)(path, content);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(source) || file === null)
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
    const contexts = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Ib)({ github: { event_name: 'push' } }, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .zz)({}));
    const onLinux = linuxEntry(job, contexts) === null ? -14 : 0;
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
    const called = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(null, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(filled));
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
    const folder = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .M1)(textAt(step, 'uses'));
    if (folder !== null && depth < 5) {
        const path = `${folder === '.' ? '' : `${folder}/`}action.y`;
        const content = (await files.readFile(`${path}ml`)) ?? (await files.readFile(`${path}aml`)) ?? '';
        const runs = recordAt((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(null, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content)), 'runs');
        const kinds = await Promise.all(stepsAt(runs).map((each) => stepKinds(each, files, depth + 1)));
        return new Set(kinds.flatMap((each) => [...each]));
    }
    const run = textAt(step, 'run');
    if (run === '')
        return new Set(isTestAction(step) ? ['test'] : []);
    const kinds = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .tG)(run, textAt(step, 'shell') || null);
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
function linuxEntry(job, contexts) {
    const known = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .a$)(job, contexts)
        .filter((entry) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(job.condition, entry.contexts) !== false)
        .map((entry) => ({ ...entry, labels: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .g0)(job.runsOn, entry.contexts) }));
    const linux = known.filter(({ labels }) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .mJ)(labels) === 'Linux');
    const fitting = linux.length > 0 ? linux : known.filter(({ labels }) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .mJ)(labels) === null);
    const [best] = fitting.toSorted((a, b) => {
        const [left, right] = [valuesOf(a), valuesOf(b)];
        const skipped = Number(skipsTests(job, a)) - Number(skipsTests(job, b));
        const oddities = left.filter(isOdd).length - right.filter(isOdd).length;
        return skipped || oddities || compareVersions(left, right) || left.length - right.length;
    });
    return best ?? null;
}
function skipsTests({ id: jobId, steps }, { contexts }) {
    const inJob = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .jo)(contexts, { jobId, runner: { os: 'Linux', arch: null } });
    return steps
        .filter((step) => [step.name, step.run].some((template) => TESTS.test(spaced((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .uO)(template, () => ' ')))))
        .every(({ condition }) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(condition, inJob) === false);
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


  })

};
