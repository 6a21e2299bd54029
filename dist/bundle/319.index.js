export const id = 319;
export const ids = [319,608];
export const modules = {

  70255:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  once)
  });
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


  }),

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


  }),

  40319:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $b: () => (  CHECKOUT),
    AGENT_FIX: () => (  AGENT_FIX),
    DY: () => (  rightsOf),
    Dw: () => (  publishJob),
    M: () => (  solveStep),
    OW: () => (  actionComment),
    OZ: () => (  isHosted),
    Ow: () => (  callInputs),
    U7: () => (  permissionsIn),
    fN: () => (  fixWorkflow),
    i8: () => (  callJob),
    pS: () => (  yamlText)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _init_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85608);
  var _init_setup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55782);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17448);





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
const levelsIn = (rights) => Object.fromEntries(Object.entries(rights).map(([name, [level]]) => [name, level]));
const permissionsIn = (rights) => Object.fromEntries(Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]));
function commented(text, comment) {
    const scalar = new yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar(text);
    scalar.comment = ` ${comment}`;
    return scalar;
}
const solveStep = (form, { uses }) => ({
    uses,
    with: {
        ...(form === 'one' ? {} : { mode: 'solve' }),
        'openai-api-key': (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)('secrets.OPENAI_API_KEY'),
    },
});
const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;
const isHosted = (labels) => labels.length === 1 && HOSTED.test(labels[0] ?? '');
function publishJob({ needs, condition, labels, without = [], more = {}, action, }) {
    const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
    return {
        name: 'Publish',
        needs,
        if: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)(condition),
        ...more,
        'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
        'timeout-minutes': 10,
        permissions: permissionsIn(Object.fromEntries(rights)),
        steps: [{ uses: action.uses, with: { mode: 'publish' } }],
    };
}
const actionComment = ({ uses, comment }) => comment ?? (/@[0-9a-f]{40}$/.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] better: pin the commit');
function yamlText(document, comments) {
    annotate(document, comments);
    return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
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
function annotate(document, comments) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
        Map(_, map) {
            const todos = map.get(_init_setup_js__WEBPACK_IMPORTED_MODULE_3__  .Pf, true);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(todos))
                return;
            map.delete(_init_setup_js__WEBPACK_IMPORTED_MODULE_3__  .Pf);
            map.commentBefore = todos.items.map((todo) => ` TODO ${String(todo)}`).join('\n');
        },
        Pair(_, pair) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(pair.key))
                return;
            const { key, value } = pair;
            const name = String(key.value);
            const above = ABOVE[name];
            if (above !== undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
                key.commentBefore = above;
                key.spaceBefore = name === 'publish';
            }
            if (name === 'workflow_run' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
                value.commentBefore =
                    " The jobs below run only for this repository's own commits, never for a fork's code.";
                key.comment = ' zizmor: ignore[dangerous-triggers]';
            }
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value) && ONE_LINE.has(name))
                value.flow = true;
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value))
                return;
            if (name === 'run') {
                const rules = rulesOf(String(value.value));
                if (rules.length > 0)
                    value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
            }
            if (name === 'uses')
                value.comment = commentOn(String(value.value), comments);
            if (name === 'image' || name === 'container')
                value.comment = ' zizmor: ignore[unpinned-images]';
        },
    });
}
function rulesOf(run) {
    return [
        ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
        ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
    ];
}
function commentOn(uses, comments) {
    const given = comments.get(uses) ?? '';
    if ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .M1)(uses) !== null)
        return ' zizmor: ignore[self-repository] the form actionlint knows';
    if (/@[0-9a-f]{40}$/.test(uses) || given.includes('zizmor:'))
        return given;
    return ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}
const FIX_WORKFLOW = '/.github/workflows/fix.yml@';
const fixWorkflow = ({ uses }) => uses.replace('@', FIX_WORKFLOW);
const callJob = (inputs, action) => ({
    uses: fixWorkflow(action),
    permissions: flowNode(levelsIn(DOES_BOTH)),
    with: Object.keys(inputs).every((name) => name.startsWith('#'))
        ? { ...inputs, 'runs-on': 'ubuntu-latest' }
        : inputs,
    secrets: flowNode({ 'openai-api-key': (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)('secrets.OPENAI_API_KEY') }),
});
const flowNode = (record) => new yaml__WEBPACK_IMPORTED_MODULE_0__.Document().createNode(record, { flow: true });
const CACHES = /^(?:actions\/cache(?:\/restore)?|Swatinem\/rust-cache|gradle\/actions\/\S+|gradle\/wrapper-validation-action)$/;
const NO_NEED = /^(?:.*cache.*|check-latest|token|github-token|always-auth|run_install|allow-prereleases|quiet|profile|override)$/;
const ofVersion = (input, language = input) => ({
    takes: [`${language}-version`, `${language}-version-file`],
    add: (option) => {
        const version = option(`${language}-version`) || option(`${language}-version-file`);
        return version === '' || version.includes('\n') ? null : { inputs: { [input]: version } };
    },
});
const fromNpm = (name) => ({
    takes: ['version', `${name}-version`],
    add: (option) => {
        const version = option('version') || option(`${name}-version`) || 'latest';
        return { script: [`npm install --global ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .r7)(`${name}@${version}`)}`] };
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
                ...(python === '' ? [] : [`export UV_PYTHON=${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .r7)(python)}`]),
            ],
        };
    },
});
const ofRust = {
    takes: ['toolchain', 'components', 'target', 'targets'],
    add: (option, ref) => {
        const rust = option('toolchain') || (/^(?:stable|beta|nightly|\d+\.\d+)/.test(ref) ? ref : 'stable');
        const list = (text) => text.split(/[\s,]+/).filter((each) => each !== '');
        const parts = list(option('components')).filter((each) => each !== 'clippy' && each !== 'rustfmt');
        const targets = list(`${option('target')} ${option('targets')}`);
        return {
            inputs: { rust },
            script: [
                ...(parts.length === 0 ? [] : [`rustup component add ${parts.map(_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .r7).join(' ')}`]),
                ...(targets.length === 0 ? [] : [`rustup target add ${targets.map(_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .r7).join(' ')}`]),
            ],
        };
    },
};
const JAVA = ofVersion('java');
const SETUP_ACTIONS = [
    { action: /^actions\/setup-node$/, ...ofVersion('node') },
    { action: /^actions\/setup-python$/, ...ofVersion('python') },
    { action: /^actions\/setup-go$/, ...ofVersion('go') },
    {
        action: /^actions\/setup-java$/,
        takes: ['java-version', 'java-version-file', 'distribution'],
        add: (option, ref) => (/graal|jetbrains/.test(option('distribution')) ? null : JAVA.add(option, ref)),
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
        ...ofRust,
    },
    { action: /^pnpm\/action-setup$/, ...fromNpm('pnpm') },
    { action: /^oven-sh\/setup-bun$/, ...fromNpm('bun') },
    { action: /^denoland\/setup-deno$/, ...fromNpm('deno') },
    { action: /^astral-sh\/setup-uv$/, ...fromPipx('uv', ['python-version']) },
    { action: /^(?:snok\/install-poetry|abatilo\/actions-poetry)$/, ...fromPipx('poetry') },
    { action: /^pypa\/hatch$/, ...fromPipx('hatch') },
    { action: /^extractions\/setup-just$/, takes: [], add: () => ({ script: ['pipx install rust-just'] }) },
];
const nameOf = ({ uses }) => uses.replace(/@.*/, '');
function callInputs(needs, action) {
    const { job, labels, permissions, checkout, folder, steps } = needs;
    if (nameOf(action) !== nameOf(AGENT_FIX))
        return `its jobs run ${nameOf(AGENT_FIX)}, not ${nameOf(action)}`;
    const { env, defaults, ...other } = job;
    const shell = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .zR)(defaults, 'run'), 'shell');
    if (!/^(?:bash\b.*)?$/.test(shell))
        return `the job's shell is ${shell}`;
    const rights = Object.keys(permissions).filter((name) => !(name in DOES_BOTH) && permissions[name] === 'read');
    const { 'fetch-depth': depth, submodules, ...unusual } = checkout;
    const [more] = [...Object.keys(other), ...rights, ...Object.keys(unusual)];
    if (more !== undefined)
        return `the job has \`${more}\``;
    const inputs = {};
    const exported = (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_3__  .v1)(env);
    const script = [];
    for (const step of steps) {
        const added = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(step, 'uses') === '' ? ofScript(step, folder) : ofAction(step);
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
    const [uses = '', ref = ''] = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(step, 'uses').split('@');
    if (CACHES.test(uses))
        return {};
    const known = SETUP_ACTIONS.find(({ action }) => action.test(uses));
    if (known === undefined)
        return `${uses} is part of the set-up`;
    const given = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .zR)(step, 'with');
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
    const run = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(step, 'run').trim();
    const what = `step "${(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(step, 'name') || run.split('\n')[0]}"`;
    const extra = Object.keys(step).find((key) => !OF_SCRIPTS.test(key));
    if (extra !== undefined)
        return `${what} has \`${extra}\``;
    if (((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(step, 'working-directory') || folder) !== folder)
        return `${what} runs in a folder of its own`;
    if (!/^(?:bash|sh|)$/.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(step, 'shell')))
        return `the shell of ${what} is ${(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(step, 'shell')}`;
    const whole = [...(0,_init_setup_js__WEBPACK_IMPORTED_MODULE_3__  .v1)(step['env']), run].join('\n');
    const inParentheses = whole.includes('\n') ? `(\n${whole}\n)` : `( ${whole} )`;
    if (step['continue-on-error'] !== true)
        return { script: [STAYS.test(whole) ? inParentheses : run] };
    return whole.includes('\n') ? `${what} may fail` : { script: [`${inParentheses} || true`] };
}


  }),

  55782:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hw: () => (  needsOfManifests),
    IE: () => (  needsOfJob),
    Pf: () => (  TODO),
    VI: () => (  isCheckout),
    aR: () => (  withTodos),
    eu: () => (  literal),
    v1: () => (  exportsOf)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39429);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68652);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45565);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97763);
  var _init_choice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85608);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75697);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34060);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17448);











const TODO = '# TODO';
const withTodos = (record, todos) => todos.length === 0 ? record : { [TODO]: todos, ...record };
const NO_SETUP = /^(?:[\w.-]+\/[\w./-]*(?:lint|shellcheck|typos)|reviewdog\/|pre-commit\/action|codespell-project\/|psf\/black|astral-sh\/ruff-action|golang\/govulncheck|actions-rs\/(?:clippy|audit)|EmbarkStudios\/cargo-deny|actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/|aws-actions\/|google-github-actions\/auth|azure\/login)/i;
const isLint = ({ kinds, source }) => kinds.has('lint') &&
    ((!kinds.has('install') && !kinds.has('build')) || /^(?:check|verif|lint)/i.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(source, 'name')));
async function setupSteps(steps, { contexts, files }) {
    const ran = steps.filter((step) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .F9)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'if') || null, contexts) !== false);
    const all = await Promise.all(ran.map(async (source) => {
        const filled = fill(source, contexts);
        return { source, ...filled, kinds: await (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .CN)(filled.value, files) };
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
        const missing = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(source, 'uses').startsWith('actions/download-artifact@')
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
        if ((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(judge.source, 'uses') !== '')
            todos.push(`${name} is an action: what it sets up before it tests belongs here`);
    }
    return { steps: carried, todos, judge: judge?.value ?? {} };
}
async function isSetUp(step) {
    const { source, kinds } = step;
    const isOnlyVersion = kinds.has('version') && kinds.size === 1;
    if (isCheckout(source) || isLint(step) || isOnlyVersion || NO_SETUP.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(source, 'uses')))
        return false;
    const run = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(source, 'run').replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
    return (await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_8__  .gY)(run, (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(source, 'shell') || null)) === null;
}
function carriedStep({ source, value, kinds }) {
    const isBuild = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(source, 'run') !== '' &&
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
    const given = Object.entries((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(step, 'with')).map(([key, value]) => [
        key,
        isOpen(value) ? (NEWEST[key] ?? value) : value,
    ]);
    const name = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'name').replace(/ *\(?\$\{\{[^}]*\bmatrix\.[^}]*\}\}\)?/g, '');
    return {
        ...step,
        ...(isOpen(step['name']) ? { name } : {}),
        ...(given.length === 0 ? {} : { with: Object.fromEntries(given) }),
    };
}
const UNREACHABLE = /\bneeds\.[\w-]+/;
const isSetUpByName = (step) => /^(?:install|set ?up|prepare|restore|download|configure)\b/i.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'name')) ||
    /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'run'));
const nameOf = (step) => (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'name') || (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'uses') || ((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'run').trim().split('\n')[0] ?? '');
const isCheckout = (step) => /^actions\/checkout@/.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(step, 'uses'));
function fill(record, contexts) {
    const lost = [];
    const value = {};
    for (const [key, part] of Object.entries(record)) {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .Qd)(part)) {
            const inner = fill(part, contexts);
            lost.push(...inner.lost.map((name) => `${key}.${name}`));
            if (!isEmpty(inner.value))
                value[key] = inner.value;
        }
        else if (needsSecret(part))
            lost.push(key);
        else if (key !== 'if' || typeof part !== 'string')
            value[key] = fillValue(part, contexts);
        else if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .F9)(part, contexts) !== true)
            value[key] = fillExpression(part, contexts);
    }
    return { value, lost };
}
const isEmpty = (value) => value === undefined || value === '' || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .Qd)(value) && Object.keys(value).length === 0);
const needsSecret = (value) => /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));
function fillValue(value, contexts) {
    if (typeof value === 'string')
        return fillText(value, contexts);
    if (Array.isArray(value))
        return value.map((item) => fillValue(item, contexts));
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .Qd)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}
const OF_ENTRY = /\b(?:matrix|strategy|inputs)\b/;
function fillText(text, contexts) {
    return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .LL)(text)
        .map((part) => {
        if (part.kind === 'text')
            return part.text;
        const whole = OF_ENTRY.test(part.source) ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .p_)([part], contexts)) : null;
        return whole ?? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .dn)(fillExpression(part.source, contexts));
    })
        .join('');
}
function fillExpression(source, contexts) {
    return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
        const value = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .O4)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .YK)(path).ast, contexts));
        return value === null || value.kind === _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.b8.Array || value.kind === _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.b8.Dictionary
            ? path
            : literal(value);
    });
}
const literal = (value) => value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ ? `'${value.coerceString().replaceAll("'", "''")}'` : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .aB)(value);
async function placeOf(files, workflow, id) {
    const { jobs } = workflow.file;
    const wanted = id ?? (await (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__.rankJobs)([workflow.path], files))[0]?.job;
    const job = jobs.find((each) => each.id === wanted);
    if (job === undefined) {
        throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
    }
    const entry = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .Vt)(job, workflow.contexts);
    if (entry === null)
        throw new Error(`job ${job.id} of ${workflow.path} has no matrix entry on Linux`);
    const { contexts, labels, entry: values } = entry;
    if (job.uses !== null) {
        const called = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .$T)(files, workflow, { job, contexts });
        return typeof called === 'string' ? `${called}: its set-up is not known` : placeOf(files, called, null);
    }
    const shown = values?.segments.join(', ') ?? '';
    const unknown = `the matrix of job ${job.id} comes from another job: the newest versions were taken; fill in its other values by hand where \`matrix.\` stands`;
    return {
        path: workflow.path,
        job,
        contexts,
        labels,
        notes: shown === '' ? [] : [`of the matrix of job ${job.id}, the entry (${shown}) was taken`],
        todos: values === null ? [unknown] : [],
    };
}
const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';
async function needsOfJob(files, top, id) {
    const place = await placeOf(files, top, id);
    if (typeof place === 'string')
        return needsOfManifests(files, [place]);
    const { contexts, labels, notes } = place;
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)((await files.readFile(place.path)) ?? '');
    const workflow = document.toJS();
    const job = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(workflow, 'jobs'), place.job.id);
    const todos = [...place.todos];
    const inJob = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .jo)(contexts, { jobId: place.job.id, runner: { os: 'Linux', arch: null } });
    const steps = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .XB)(job);
    const setup = await setupSteps(steps, { contexts: inJob, files });
    const { [UNSECURE]: unsecure, ...ownEnv } = { ...(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(workflow, 'env'), ...(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(job, 'env') };
    if (unsecure !== undefined)
        todos.push(`${UNSECURE} was left out: it lets any output command the runner`);
    const env = fill(ownEnv, contexts);
    for (const name of env.lost)
        todos.push(`${name} of the job's environment is a secret: left out`);
    const [outer, inner] = [workflow, job].map((scope) => (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(scope, 'defaults'), 'run'));
    const run = fill({ ...outer, ...inner }, contexts).value;
    const services = Object.entries((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(job, 'services')).map(([name, service]) => [name, containerOf(service, contexts, `service ${name}`)]);
    const container = containerOf(job['container'], contexts, 'the container');
    if (job['environment'] !== undefined)
        todos.push('the deployment environment of the job was left out');
    const permissions = Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .Qd)(job['permissions']) ? job['permissions'] : (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(workflow, 'permissions'));
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
        folder: (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(setup.judge, 'working-directory') || (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(run, 'working-directory'),
        command: commandOf(setup.judge),
        todos: { job: todos, last: setup.todos },
        notes,
        comments: commentsOnActions(document),
    };
}
function commentsOnActions(document) {
    const comments = new Map();
    (0,yaml__WEBPACK_IMPORTED_MODULE_1__.visit)(document, {
        Pair(_, { key, value }) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(key) || key.value !== 'uses' || !(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(value) || value.comment == null)
                return;
            comments.set(String(value.value), value.comment);
        },
    });
    return comments;
}
function commandOf(judge) {
    const run = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(judge, 'run').trim();
    const env = Object.entries((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(judge, 'env'));
    const named = env.filter(([name]) => new RegExp(`\\b${name}\\b`).test(run));
    return [...exportsOf(Object.fromEntries(named)), run].join('\n');
}
const exportsOf = (env) => Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .Qd)(env) ? env : {}).map(([name, value]) => `export ${name}=${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(String(value))}`);
function containerOf(value, contexts, name) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .Qd)(value))
        return fillValue(value, contexts);
    const { credentials, ...rest } = value;
    const { value: known, lost } = fill(rest, contexts);
    return withTodos(known, [
        ...(credentials === undefined ? [] : [`${name} is pulled with credentials: left out`]),
        ...lost.map((key) => `${key.replace(/^env\./, '')} of ${name} is a secret: left out`),
    ]);
}
function checkoutInputs(step) {
    const given = Object.entries((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(step, 'with'));
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
    const found = await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__  .O)(files, '.');
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


  }),

  75697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  findManifestCommand),
    _: () => (  inFolder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81469);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70255);



const FINDERS = [
    findNodeCommand,
    impliedBy(['deno.json', 'deno.jsonc'], ({ text }) => /"test"\s*:/.test(text) ? 'deno task test' : 'deno test'),
    findPythonProject,
    impliedBy(['go.mod'], () => 'go test ./...'),
    impliedBy(['Cargo.toml'], () => 'cargo test'),
    impliedBy(['composer.json'], ({ text }) => {
        const composer = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(ComposerJson, text);
        if (composer?.scripts?.['test'] !== undefined)
            return 'composer test';
        return composer?.['require-dev']?.['pestphp/pest'] === undefined ? null : 'vendor/bin/pest';
    }),
    impliedBy(['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'], async (_, folder) => (await folder.has('composer.json')) ? 'vendor/bin/phpunit' : 'phpunit'),
    impliedBy(['build.sbt'], () => 'sbt test'),
    impliedBy(['Package.swift'], () => 'swift test'),
    findDotnetCommand,
    impliedBy(['GNUmakefile', 'makefile', 'Makefile'], ({ text }) => /^test\s*::?(?!=)/m.test(text) ? 'make test' : null),
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
const ComposerJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
    'require-dev': zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
});
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
const PackageJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ test: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional() }).optional(),
    packageManager: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional(),
});
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
];
const PLACEHOLDER = 'no test specified';
const packageJson = async (folder) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(PackageJson, (await folder.read('package.json')) ?? 'null');
async function findNodeCommand(folder) {
    const manifest = await packageJson(folder);
    if (manifest === null)
        return null;
    let manager = manifest.packageManager?.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    const script = manifest.scripts?.test;
    const { test, exec } = MANAGERS[manager ?? ''] ?? NPM;
    if (script !== undefined && !script.includes(PLACEHOLDER))
        return { run: test, source: 'package.json' };
    const turbo = await folder.read('turbo.json');
    if (turbo !== null && /"(?:[\w@/-]+#)?test"\s*:/.test(turbo)) {
        return { run: `${exec} turbo run test`, source: 'turbo.json' };
    }
    return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}
const NPM = { test: 'npm test', exec: 'npx' };
const MANAGERS = {
    pnpm: { test: 'pnpm test', exec: 'pnpm exec' },
    yarn: { test: 'yarn test', exec: 'yarn' },
    bun: { test: 'bun run test', exec: 'bunx' },
};
async function placeholderIn(folder) {
    const manifest = await packageJson(folder);
    return manifest?.scripts?.test?.includes(PLACEHOLDER)
        ? `package.json has npm's placeholder for a test script ("${PLACEHOLDER}")`
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
    const driver = await driverOf(folder, configs);
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
async function driverOf(folder, configs) {
    const textOf = (wanted) => configs.find(({ name }) => name === wanted)?.text ?? '';
    if (/^\[testenv/m.test(textOf('tox.ini')))
        return { run: 'tox', source: 'tox.ini' };
    if (await folder.has('noxfile.py'))
        return { run: 'nox', source: 'noxfile.py' };
    const table = /^\[tool\.hatch\.envs\.(\w+)\.scripts\][^[]*^test\s*=/m.exec(textOf('pyproject.toml'));
    if (table === null)
        return null;
    const environment = table[1] === 'default' ? '' : `${table[1]}:`;
    return { run: `hatch run ${environment}test`, source: 'pyproject.toml' };
}
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
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function openFolder(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    const prefix = inFolder(directory, '');
    const paths = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__  .O)(async () => {
        const inside = ((await files.listFiles?.()) ?? []).filter((path) => path.startsWith(prefix));
        return new Set(inside.map((path) => path.slice(prefix.length)));
    });
    return {
        read,
        has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
        list: async () => [...(await paths())],
    };
}


  })

};
