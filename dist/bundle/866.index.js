export const id = 866;
export const ids = [866,319,278];
export const modules = {

  10866:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initInJob: () => (  initInJob)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _init_choice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85608);
  var _init_jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40319);
  var _init_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94278);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28992);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17448);









function ownRuns(event) {
    return event === 'pull_request'
        ? "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository"
        : `github.event_name == '${event ?? 'push'}'`;
}
const PUBLISH_ID = 'agent-fix';
function initInJob({ path, content: given, job: id, form, action }) {
    const content = given.endsWith('\n') ? given : `${given}\n`;
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(content);
    if (document.errors.length > 0)
        throw new Error(`${path} is no workflow that can be read`);
    const jobs = document.get('jobs', true);
    const job = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(jobs) ? jobs.get(id, true) : undefined;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(job)) {
        const ids = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(jobs) ? jobs.items.map(({ key }) => String(key)).join(', ') : 'none';
        throw new Error(`${path} has no job ${id}: it has ${ids}`);
    }
    const steps = job.get('steps', true);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isSeq)(steps) || steps.items.length === 0) {
        throw new Error(`job ${id} of ${path} has no steps of its own: name the job of the workflow that it calls`);
    }
    if (content.includes(action.uses.replace(/@.*/, '@')))
        throw new Error(`${path} has agent-fix in it already`);
    if (steps.flow === true || job.flow === true) {
        throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
    }
    const permissions = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(document.contents) ? document.contents.get('permissions', true) : undefined;
    const source = document.toJSON();
    const event = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(source) ? (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .P)(source) : null;
    const entry = entryOf(path, content, id);
    const condition = ownRuns(event);
    const edits = [
        ...(form === 'two' && (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(jobs)
            ? [publishEdit(content, { path, jobs, id, job, condition, action })]
            : []),
        permissionEdit(content, { job, ofWorkflow: permissions, form }),
        stepEdit(content, steps, { form, action, condition: [condition, ...entry.conditions].join(' && ') }),
    ];
    const text = edits
        .toSorted((a, b) => b.from - a.from)
        .reduce((done, { from, to, text }) => done.slice(0, from) + text + done.slice(to), content);
    const notes = [
        ...entry.notes,
        ...jobNotes({ path, id, source, event }),
        ...(form === 'two' ? notesOnRights(id, levelsOf(job.get('permissions') ?? permissions)) : []),
    ];
    return { text, notes };
}
function notesOnRights(id, given) {
    const written = Object.keys(given).filter((name) => given[name] === 'write');
    return written.length === 0
        ? []
        : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}
function entryOf(path, content, id) {
    const job = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .AO)(path, content)?.jobs.find((each) => each.id === id);
    const contexts = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .Ib)({ github: { event_name: 'push' } }, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({}));
    const found = job === undefined ? null : (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .Vt)(job, contexts);
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
    const all = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_7__  .a$)(job, contexts).map(({ entry }) => membersOf(entry?.matrix));
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
function membersOf(matrix) {
    const pairs = matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? matrix.pairs() : [];
    return new Map(pairs.map(({ key, value }) => {
        const text = value.coerceString().replaceAll("'", "''");
        return [key, value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ ? `'${text}'` : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .aB)(value)];
    }));
}
function jobNotes({ path, id, source, event }) {
    const job = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(source, 'jobs'), id);
    const keeps = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .XB)(job)
        .filter(_init_workflow_js__WEBPACK_IMPORTED_MODULE_6__.isCheckout)
        .some((step) => (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(step, 'with')['persist-credentials'] !== false);
    const isCancelled = [source, job].some((scope) => ((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(scope, 'concurrency')['cancel-in-progress'] ?? false) !== false);
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
function stepEdit(content, steps, of) {
    const last = steps.items.at(-1);
    const [start = 0, end = 0] = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(last) || (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(last) ? (last.range ?? []) : [];
    const dash = content.lastIndexOf('-', start);
    const depth = dash - (content.lastIndexOf('\n', dash) + 1);
    const pad = ' '.repeat(depth);
    const { uses, with: inputs } = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .M)(of.form, of.action);
    const comment = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .OW)(of.action);
    const lines = [
        `- if: failure() && ${of.condition}`,
        `  uses: ${uses}${comment === '' ? '' : ` #${comment}`}`,
        '  with:',
        ...Object.entries(inputs).map(([name, value]) => `    ${name}: ${value}`),
    ];
    return behind(content, end, lines.map((line) => `${pad}${line}\n`).join(''));
}
function publishEdit(content, { path, jobs, id, job, condition, action }) {
    if (jobs.has(PUBLISH_ID))
        throw new Error(`${path} has a job ${PUBLISH_ID} already`);
    const runsOn = job.get('runs-on');
    const publish = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .Dw)({
        needs: id,
        condition: `!cancelled() && needs.${id}.result == 'failure' && ${condition}`,
        labels: typeof runsOn === 'string' ? [runsOn] : [],
        action,
        without: ['issues'],
        more: { concurrency: { group: `agent-fix-${(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .dn)('github.ref_name')}` } },
    });
    const [key] = jobs.items.flatMap((item) => ((0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(item.key) ? [item.key.range?.[0] ?? 0] : []));
    const at = key ?? 0;
    const pad = ' '.repeat(at - (content.lastIndexOf('\n', at - 1) + 1));
    const last = jobs.items.at(-1)?.value;
    const end = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(last) || (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(last) ? (last.range?.[1] ?? content.length) : content.length;
    const text = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .pS)(new yaml__WEBPACK_IMPORTED_MODULE_1__.Document({ [PUBLISH_ID]: publish }), new Map([[action.uses, (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .OW)(action)]]));
    return behind(content, end, `\n${text.replace(/^(?=.)/gm, pad)}`);
}
function behind(content, end, text) {
    const from = endOfText(content, end);
    return { from, to: from, text };
}
function endOfText(content, end) {
    const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
    const line = content.indexOf('\n', Math.max(0, kept.length - 1));
    return line < 0 ? content.length : line + 1;
}
function permissionEdit(content, { job, ofWorkflow, form }) {
    const own = job.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(key) && key.value === 'permissions');
    const [first] = job.items;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
    const depth = key - (content.lastIndexOf('\n', key - 1) + 1);
    const given = own === undefined ? levelsOf(ofWorkflow) : levelsOf(own.value);
    const pad = ' '.repeat(depth);
    const rights = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .DY)(form);
    const levels = {
        ...given,
        ...Object.fromEntries(Object.entries(rights).map(([name, [level]]) => [name, given[name] === 'write' ? 'write' : level])),
    };
    const lines = Object.entries(levels).map(([name, level]) => {
        const [, reason] = rights[name] ?? [];
        return `${pad}  ${name}: ${level}${reason === undefined ? '' : ` # ${reason}`}`;
    });
    const text = `permissions:\n${lines.join('\n')}\n`;
    if (own === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(own.key)) {
        const steps = job.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(key) && key.value === 'steps');
        const at = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(steps?.key) ? (steps.key.range?.[0] ?? key) : key;
        return { from: at, to: at, text: `${text}${pad}` };
    }
    const from = own.key.range?.[0] ?? 0;
    const end = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(own.value) || (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(own.value) ? (own.value.range?.[1] ?? from) : from;
    return { from, to: endOfText(content, end), text };
}
function levelsOf(node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(node))
        return {};
    return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]));
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
    Pf: () => (  TODO),
    U7: () => (  permissionsIn),
    aR: () => (  withTodos),
    pS: () => (  yamlText),
    xs: () => (  actionComments)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61777);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17448);



const CHECKOUT = {
    uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    comment: ' v7.0.1',
};
const AGENT_FIX = { uses: 'agent-fix/agent-fix@v0' };
const TODO = '# TODO';
const withTodos = (record, todos) => todos.length === 0 ? record : { [TODO]: todos, ...record };
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
const rightsOf = (form) => (form === 'two' ? SOLVES : DOES_BOTH);
const permissionsIn = (rights) => Object.fromEntries(Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]));
function commented(text, comment) {
    const scalar = new yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar(text);
    scalar.comment = ` ${comment}`;
    return scalar;
}
const solveStep = (form, { uses }) => ({
    uses,
    with: {
        ...(form === 'two' ? { mode: 'solve' } : {}),
        'openai-api-key': (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__  .dn)('secrets.OPENAI_API_KEY'),
    },
});
const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;
const isHosted = (labels) => labels.length === 1 && HOSTED.test(labels[0] ?? '');
function publishJob({ needs, condition, labels, without = [], more = {}, action, }) {
    const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
    return {
        name: 'Publish',
        needs,
        if: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__  .dn)(condition),
        ...more,
        'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
        'timeout-minutes': 10,
        permissions: permissionsIn(Object.fromEntries(rights)),
        steps: [{ uses: action.uses, with: { mode: 'publish' } }],
    };
}
function actionComments(document) {
    const comments = new Map();
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
        Pair(_, { key, value }) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) || key.value !== 'uses' || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value) || value.comment == null)
                return;
            comments.set(String(value.value), value.comment);
        },
    });
    return comments;
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
            const todos = map.get(TODO, true);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(todos))
                return;
            map.delete(TODO);
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
    if ((0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_1__  .M1)(uses) !== null)
        return ' zizmor: ignore[self-repository] the form actionlint knows';
    if (/@[0-9a-f]{40}$/.test(uses) || given.includes('zizmor:'))
        return given;
    return ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}


  }),

  94278:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initWorkflow: () => (  initWorkflow),
    isCheckout: () => (  isCheckout)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _contexts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _init_choice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85608);
  var _init_jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40319);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75697);
  var _side_effects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8792);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17448);










const NO_SETUP = /^(?:golangci\/|super-linter\/|github\/super-linter|reviewdog\/|pre-commit\/action|crate-ci\/typos|codespell-project\/|psf\/black|astral-sh\/ruff-action|golang\/govulncheck|ludeeus\/action-shellcheck|actions-rs\/(?:clippy|audit)|EmbarkStudios\/cargo-deny|actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/|aws-actions\/|google-github-actions\/auth|azure\/login)/i;
async function setupSteps(steps, { contexts, files }) {
    const ran = steps.filter((step) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .F9)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(step, 'if') || null, contexts) !== false);
    const all = await Promise.all(ran.map(async (source) => ({ source, ...fill(source, contexts), kinds: await (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .CN)(source, files) })));
    const isLint = ({ kinds, source }) => kinds.has('lint') &&
        ((!kinds.has('install') && !kinds.has('build')) || /^(?:check|verif|lint)/i.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(source, 'name')));
    const first = all.findIndex(({ kinds }) => kinds.has('test'));
    const last = first >= 0 ? first : all.findLastIndex(isLint);
    let todos = [];
    const carried = [];
    for (const each of all.slice(0, last < 0 ? all.length : last)) {
        const { source, value, lost, kinds } = each;
        if (isCheckout(source) || isLint(each) || isOnlyVersion(kinds))
            continue;
        const name = `step "${nameOf(source)}"`;
        const run = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(source, 'run').replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
        const effect = await (0,_side_effects_js__WEBPACK_IMPORTED_MODULE_8__  .P)(run, (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(source, 'shell') || null);
        if (NO_SETUP.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(source, 'uses')) || effect !== null)
            continue;
        const missing = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(source, 'uses').startsWith('actions/download-artifact@')
            ? 'an artifact'
            : UNREACHABLE.exec(JSON.stringify(value))?.[0];
        if (missing !== undefined)
            todos.push(`${name} needs ${missing} of another job: left out`);
        else if (lost.includes('run') || lost.includes('if'))
            todos.push(`${name} needs a secret: left out`);
        else {
            todos.push(...lost.map((key) => `${key} of ${name} needs a secret: left out`));
            const isBuild = run !== '' &&
                (kinds.has('build') || kinds.has('lint') || !kinds.has('install')) &&
                !isSetUpByName(source);
            carried.push((0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .aR)(isBuild ? { ...value, 'continue-on-error': true } : value, todos));
            todos = [];
        }
    }
    const judge = all[last];
    if (judge !== undefined && first >= 0) {
        const name = `the test step "${nameOf(judge.source)}"`;
        if (judge.lost.length > 0)
            todos.push(`${name} needs a secret (${judge.lost.join(', ')}), which tests never get: name a test-command without it`);
        if ((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(judge.source, 'uses') !== '')
            todos.push(`${name} is an action: what it sets up before it tests belongs here`);
    }
    return { steps: carried, todos, judge: judge?.value ?? null };
}
const UNREACHABLE = /\bneeds\.[\w-]+/;
const isOnlyVersion = (kinds) => kinds.has('version') && kinds.size === 1;
const isSetUpByName = (step) => /^(?:install|set ?up|prepare|restore|download|configure)\b/i.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(step, 'name')) ||
    /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(step, 'run'));
const nameOf = (step) => (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(step, 'name') || (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(step, 'uses') || ((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(step, 'run').trim().split('\n')[0] ?? '');
const isCheckout = (step) => /^actions\/checkout@/.test((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(step, 'uses'));
function fill(step, contexts) {
    const lost = [];
    const value = {};
    for (const [key, part] of Object.entries(step)) {
        if (key === 'if' && typeof part === 'string') {
            if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .F9)(part, contexts) !== true)
                value[key] = fillCondition(part, contexts);
        }
        else if ((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(part)) {
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
const needsSecret = (value) => /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));
function fillValue(value, contexts) {
    if (typeof value === 'string')
        return fillText(value, contexts);
    if (Array.isArray(value))
        return value.map((item) => fillValue(item, contexts));
    if (!(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}
const OF_ENTRY = /\b(?:matrix|strategy|inputs)\b/;
function fillText(text, contexts) {
    return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .LL)(text)
        .map((part) => {
        if (part.kind === 'text')
            return part.text;
        const whole = OF_ENTRY.test(part.source) ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)([part], contexts)) : null;
        return whole ?? `\${{ ${fillExpression(part.source, contexts)} }}`;
    })
        .join('');
}
function fillCondition(text, contexts) {
    const parts = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .LL)(text);
    const [only, ...others] = parts;
    if (only?.kind === 'expression' && others.length === 0)
        return `\${{ ${fillExpression(only.source, contexts)} }}`;
    return fillExpression(text, contexts);
}
function fillExpression(source, contexts) {
    return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
        try {
            const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .O4)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .YK)(path).ast, contexts);
            const text = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .aB)(value);
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
async function initWorkflow({ watched, files, form, action }) {
    if (watched === null) {
        const parts = await manifestParts(files, { form, tried: [] });
        return render(null, { ...parts, form, action, comments: new Map() });
    }
    const { workflow, job: id } = watched;
    const content = await files.readFile(workflow);
    const file = content === null ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .AO)(workflow, content);
    if (content === null || file === null)
        throw new Error(`${workflow} is no workflow that can be read`);
    const run = { github: { event_name: 'push' } };
    const contexts = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .Ib)(run, (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .nT)(run, file.dispatchInputs));
    const placed = await placeOf(files, { file, path: workflow, remote: null, callers: [], contexts }, id);
    const source = (await files.readFile(typeof placed === 'string' ? workflow : placed.path)) ?? '';
    const parts = typeof placed === 'string'
        ? await manifestParts(files, { form, tried: [placed] })
        : await jobParts((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)((0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(source), 'jobs'), placed.job.id), {
            workflow: (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(source),
            placed,
            form,
            files,
        });
    const comments = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .xs)((0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(source));
    return render({ path: workflow, top: (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content) }, { ...parts, form, action, comments });
}
async function placeOf(files, workflow, id) {
    const { jobs } = workflow.file;
    const wanted = id ?? (await (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__.rankJobs)([workflow.path], files))[0]?.job;
    const job = jobs.find((each) => each.id === wanted);
    if (job === undefined) {
        throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
    }
    const entry = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .Vt)(job, workflow.contexts);
    if (job.uses !== null && entry !== null) {
        const called = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .$T)(files, workflow, { job, contexts: entry.contexts });
        return typeof called === 'string' ? `${called}: its set-up is not known` : placeOf(files, called, null);
    }
    if (entry === null)
        throw new Error(`job ${job.id} of ${workflow.path} has no matrix entry on Linux`);
    const { contexts, labels, entry: values } = entry;
    const segments = values?.segments ?? [];
    return {
        path: workflow.path,
        job,
        contexts,
        labels,
        notes: segments.length === 0
            ? []
            : [`of the matrix of job ${job.id}, the entry (${segments.join(', ')}) was taken`],
        todos: values === null
            ? [
                `the matrix of job ${job.id} comes from another job: fill in its values by hand where \`matrix.\` stands`,
            ]
            : [],
    };
}
const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';
async function jobParts(job, of) {
    const { workflow, form, files } = of;
    const { job: source, contexts, labels } = of.placed;
    const todos = [...of.placed.todos];
    const inJob = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_2__  .jo)(contexts, {
        jobId: source.id,
        runner: { os: 'Linux', arch: null },
        env: () => null,
    });
    const steps = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .XB)(job);
    const setup = await setupSteps(steps, { contexts: inJob, files });
    const { [UNSECURE]: unsecure, ...given } = { ...(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(workflow, 'env'), ...(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(job, 'env') };
    if (unsecure !== undefined)
        todos.push(`${UNSECURE} was left out: it lets any output command the runner`);
    const env = fillRecord(given, contexts);
    for (const name of env.lost)
        todos.push(`${name} of the job's environment is a secret: left out`);
    const run = fillRecord({ ...(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(workflow, 'defaults'), 'run'), ...(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(job, 'defaults'), 'run') }, contexts).value;
    const services = Object.entries((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(job, 'services')).map(([name, service]) => [name, containerOf(service, contexts, `service ${name}`)]);
    if (job['environment'] !== undefined)
        todos.push('the deployment environment of the job was left out');
    const permissions = permissionsOf((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(job['permissions']) ? job['permissions'] : (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(workflow, 'permissions'), (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .DY)(form));
    return {
        labels,
        job: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .aR)({
            'runs-on': labels.length === 1 ? labels[0] : labels.length === 0 ? 'ubuntu-latest' : [...labels],
            'timeout-minutes': 30,
            permissions,
            ...(job['container'] === undefined
                ? {}
                : { container: containerOf(job['container'], contexts, 'the container') }),
            ...(services.length === 0 ? {} : { services: Object.fromEntries(services) }),
            ...(Object.keys(env.value).length === 0 ? {} : { env: env.value }),
            ...(Object.keys(run).length === 0 ? {} : { defaults: { run } }),
        }, todos),
        checkout: checkoutInputs(steps.find(isCheckout)),
        setup,
        folder: (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(setup.judge, 'working-directory') || (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(run, 'working-directory'),
        command: commandOf(setup.judge),
        notes: of.placed.notes,
    };
}
function commandOf(judge) {
    const run = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(judge, 'run').trim();
    const named = Object.entries((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(judge, 'env')).filter(([name]) => new RegExp(`\\b${name}\\b`).test(run));
    return [...named.map(([name, value]) => `export ${name}=${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .r7)(String(value))}`), run].join('\n');
}
function permissionsOf(given, rights) {
    const others = Object.entries(given).filter(([name, level]) => !(name in rights) && level !== 'none');
    const read = others.filter(([, level]) => level === 'read');
    const lost = others.filter(([, level]) => level !== 'read');
    return (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .aR)({ ...(0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .U7)(rights), ...Object.fromEntries(read) }, lost.map(([name, level]) => `the permission ${name}: ${String(level)} was left out`));
}
function containerOf(value, contexts, name) {
    if (!(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(value))
        return fillValue(value, contexts);
    const { credentials, env, ...rest } = value;
    const { value: known, lost } = fillRecord((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(env) ? env : {}, contexts);
    return (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .aR)({ ...fillRecord(rest, contexts).value, ...(Object.keys(known).length === 0 ? {} : { env: known }) }, [
        ...(credentials === undefined ? [] : [`${name} is pulled with credentials: left out`]),
        ...lost.map((key) => `${key} of ${name} is a secret: left out`),
    ]);
}
function checkoutInputs(step) {
    const given = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(step, 'with');
    const kept = ['submodules', 'lfs', 'fetch-depth', 'fetch-tags'].filter((name) => given[name] !== undefined);
    return Object.fromEntries(kept.map((name) => [name, given[name]]));
}
const step = (uses, inputs = {}) => Object.keys(inputs).length === 0 ? { uses } : { uses, with: inputs };
const NODE = step('actions/setup-node@v6', { 'node-version': 'lts/*' });
const PYTHON = step('actions/setup-python@v6', { 'python-version': '3.x' });
const JAVA = step('actions/setup-java@v5', { distribution: 'temurin', 'java-version': '21' });
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
    [/^(?:cargo|make|cmake|swift)\b/, []],
    [/^(?:mvn|\.\/mvnw|gradle|\.\/gradlew|sbt)\b/, [JAVA]],
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
async function manifestParts(files, { form, tried }) {
    const found = await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__  .OG)(files, '.');
    if (found.kind === 'missing') {
        throw new Error([...tried, `no job to start from, and ${found.problem}: name one with --workflow FILE --job ID`].join('; '));
    }
    const steps = SETUPS.find(([pattern]) => pattern.test(found.run))?.[1] ?? null;
    const todo = [
        ...tried,
        `these steps are a guess from ${found.source}: check them, and add what the tests need`,
    ];
    return {
        labels: ['ubuntu-latest'],
        job: { 'runs-on': 'ubuntu-latest', 'timeout-minutes': 30, permissions: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .U7)((0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .DY)(form)) },
        checkout: {},
        setup: {
            steps: (steps ?? []).map((each, at) => (at === 0 ? (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .aR)(each, todo) : each)),
            todos: (steps ?? []).length > 0 ? [] : todo,
            judge: null,
        },
        folder: '',
        command: found.run,
        notes: [],
    };
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
function render(watched, { job, checkout, setup, form, labels, folder, command, action, ...of }) {
    const { path, top } = watched ?? { path: 'the manifests', top: {} };
    const event = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(top) ? (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .P)(top) : null;
    const branches = event === 'push' ? branchFilters((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .zR)(top, 'on'), 'push')) : {};
    const last = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .M)(form, action);
    const isPlain = !command.includes('${{');
    const todos = command === '' || isPlain
        ? setup.todos
        : [...setup.todos, `issues need a test-command without expressions: ${command.split('\n')[0]}`];
    const judged = {
        ...(folder === '' || folder.includes('${{') ? {} : { 'working-directory': folder }),
        ...(command === '' || !isPlain ? {} : { 'test-command': event === null ? command : forIssues(command) }),
    };
    const solve = {
        name: form === 'two' ? 'Solve' : 'Fix',
        if: event === null ? OF_ISSUE : conditionFor(event),
        concurrency: {
            group: `agent-fix-${(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .dn)('github.event.workflow_run.head_branch || github.event.issue.number')}`,
        },
        ...job,
        steps: [
            {
                uses: _init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .$b.uses,
                with: {
                    ref: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .dn)('github.event.workflow_run.head_sha'),
                    ...checkout,
                    'persist-credentials': false,
                },
            },
            ...setup.steps,
            (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .aR)({ ...last, with: { ...last.with, ...judged } }, todos),
        ],
    };
    const condition = "!cancelled() && needs.solve.result != 'skipped'";
    const notes = [
        ...of.notes,
        ...todosIn(solve),
        ...(form === 'one' || (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .OZ)(labels) ? [] : [APART]),
        ...(event === 'push' || watched === null ? [] : [noteOnEvent(path, event)]),
    ];
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__.Document({
        name: 'agent-fix',
        on: {
            ...(event === null
                ? {}
                : { workflow_run: { workflows: [(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(top, 'name') || path], types: ['completed'], ...branches } }),
            issues: { types: ['labeled'] },
        },
        permissions: {},
        jobs: form === 'two'
            ? { solve, publish: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .Dw)({ needs: 'solve', condition, labels, action }) }
            : { fix: solve },
    });
    document.commentBefore =
        event === null
            ? ` Written by \`agent-fix init\` from ${path}: an issue labelled agent-fix becomes a pull request.`
            : ` Written by \`agent-fix init\` from ${path}: a red run of it, or an issue labelled agent-fix, becomes a pull request.`;
    const comments = new Map([
        ...of.comments,
        [_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .$b.uses, _init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .$b.comment],
        [action.uses, (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .OW)(action)],
    ]);
    return { text: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .pS)(document, comments), notes };
}
const noteOnEvent = (path, event) => event === null
    ? `ATTENTION: ${path} runs for no push and no pull request, so nothing here reacts to it: only issues do`
    : `ATTENTION: ${path} does not run for pushes to branches: agent-fix reacts to its runs for ${event}${event === 'pull_request' ? ', of branches of this repository, never of a fork' : ''}`;
const forIssues = (command) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .dn)(`github.event_name == 'issues' && '${command.replaceAll("'", "''")}' || ''`);
const branchFilters = (push) => Object.fromEntries(['branches', 'branches-ignore'].flatMap((key) => {
    const names = [push[key]].flat();
    return names.length > 0 && names.every((name) => typeof name === 'string') ? [[key, names]] : [];
}));
function todosIn(value) {
    if (Array.isArray(value))
        return value.flatMap(todosIn);
    if (!(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_4__  .u4)(value))
        return [];
    return Object.entries(value).flatMap(([key, part]) => key === _init_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .Pf && Array.isArray(part) ? part.map(String) : todosIn(part));
}


  })

};
