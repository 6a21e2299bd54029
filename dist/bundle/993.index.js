export const id = 993;
export const ids = [993];
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
  var _init_jobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40319);
  var _setup_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24153);



const IS_PUSH = "github.event_name == 'push'";
const PUBLISH_ID = 'agent-fix';
function initInJob({ path, content: given, job: id, form }) {
    const content = given.endsWith('\n') ? given : `${given}\n`;
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
    if (content.includes(_init_jobs_js__WEBPACK_IMPORTED_MODULE_1__  .ow.replace(/@.*/, '@')))
        throw new Error(`${path} has agent-fix in it already`);
    if (steps.flow === true || job.flow === true) {
        throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
    }
    const permissions = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(document.contents) ? document.contents.get('permissions', true) : undefined;
    const edits = [
        ...(form === 'two' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(jobs) ? [publishEdit(content, { path, jobs, id, job })] : []),
        permissionEdit(content, { job, ofWorkflow: permissions, form }),
        stepEdit(content, steps, form),
    ];
    const text = edits
        .toSorted((a, b) => b.from - a.from)
        .reduce((done, { from, to, text }) => done.slice(0, from) + text + done.slice(to), content);
    const list = steps.toJSON();
    const notes = [
        ...notesOn(document.toJSON(), Array.isArray(list) ? list.filter(_setup_steps_js__WEBPACK_IMPORTED_MODULE_2__  .u4) : []),
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
function stepEdit(content, steps, form) {
    const last = steps.items.at(-1);
    const [start = 0, end = 0] = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(last) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(last) ? (last.range ?? []) : [];
    const dash = content.lastIndexOf('-', start);
    const depth = dash - (content.lastIndexOf('\n', dash) + 1);
    const pad = ' '.repeat(depth);
    const { uses, with: inputs } = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_1__  .M)(form);
    const lines = [
        `- if: failure() && ${IS_PUSH}`,
        `  uses: ${uses} # zizmor: ignore[unpinned-uses] better: pin the commit`,
        '  with:',
        ...Object.entries(inputs).map(([name, value]) => `    ${name}: ${value}`),
    ];
    return behind(content, end, lines.map((line) => `${pad}${line}\n`).join(''));
}
function publishEdit(content, { path, jobs, id, job }) {
    if (jobs.has(PUBLISH_ID))
        throw new Error(`${path} has a job ${PUBLISH_ID} already`);
    const runsOn = job.get('runs-on');
    const publish = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_1__  .Dw)({
        needs: id,
        condition: `!cancelled() && needs.${id}.result == 'failure' && ${IS_PUSH}`,
        labels: typeof runsOn === 'string' ? [runsOn] : [],
        without: ['issues'],
        more: { concurrency: { group: `agent-fix-${(0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_1__  .dn)('github.ref_name')}` } },
    });
    const [key] = jobs.items.flatMap((item) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(item.key) ? [item.key.range?.[0] ?? 0] : []));
    const at = key ?? 0;
    const pad = ' '.repeat(at - (content.lastIndexOf('\n', at - 1) + 1));
    const last = jobs.items.at(-1)?.value;
    const end = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(last) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(last) ? (last.range?.[1] ?? content.length) : content.length;
    return behind(content, end, `\n${(0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_1__  .x3)(PUBLISH_ID, publish, pad)}`);
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
    const own = job.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && key.value === 'permissions');
    const [first] = job.items;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
    const depth = key - (content.lastIndexOf('\n', key - 1) + 1);
    const given = own === undefined ? levelsOf(ofWorkflow) : levelsOf(own.value);
    const pad = ' '.repeat(depth);
    const rights = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_1__  .DY)(form);
    const levels = {
        ...given,
        ...Object.fromEntries(Object.entries(rights).map(([name, [level]]) => [name, given[name] === 'write' ? 'write' : level])),
    };
    const lines = Object.entries(levels).map(([name, level]) => {
        const [, reason] = rights[name] ?? [];
        return `${pad}  ${name}: ${level}${reason === undefined ? '' : ` # ${reason}`}`;
    });
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

  40319:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $b: () => (  CHECKOUT),
    DY: () => (  rightsOf),
    Dw: () => (  publishJob),
    M: () => (  solveStep),
    OZ: () => (  isHosted),
    U7: () => (  permissionsIn),
    b6: () => (  textOf),
    dn: () => (  expression),
    ow: () => (  AGENT_FIX),
    x3: () => (  jobText)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46017);


const CHECKOUT = {
    uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    comment: ' v7.0.1',
};
const AGENT_FIX = 'agent-fix/agent-fix@v0';
const expression = (inner) => `\${{ ${inner} }}`;
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
const solveStep = (form) => ({
    uses: AGENT_FIX,
    with: {
        ...(form === 'two' ? { mode: 'solve' } : {}),
        'openai-api-key': expression('secrets.OPENAI_API_KEY'),
    },
});
const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;
const isHosted = (labels) => labels.length === 1 && HOSTED.test(labels[0] ?? '');
function publishJob({ needs, condition, labels, without = [], more = {} }) {
    const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
    return {
        name: 'Publish',
        needs,
        if: expression(condition),
        ...more,
        'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
        'timeout-minutes': 10,
        permissions: permissionsIn(Object.fromEntries(rights)),
        steps: [{ uses: AGENT_FIX, with: { mode: 'publish' } }],
    };
}
function textOf(document) {
    annotate(document);
    return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
const jobText = (id, job, pad) => textOf(new yaml__WEBPACK_IMPORTED_MODULE_0__.Document({ [id]: job })).replace(/^(?=.)/gm, pad);
const ONE_LINE = new Set(['workflows', 'types', 'branches', 'runs-on', 'ports']);
const ABOVE = {
    solve: ' Runs the model and your tests, and can write nothing.',
    publish: ' Holds the write token, and runs neither model nor tests.',
    concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};
function annotate(document) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
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
                    " The jobs below run only for pushes to this repository, never for a fork's code.";
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
                value.comment = commentOn(String(value.value));
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
function commentOn(uses) {
    if (uses === CHECKOUT.uses)
        return CHECKOUT.comment;
    if (uses === AGENT_FIX)
        return ' zizmor: ignore[unpinned-uses] better: pin the commit';
    if ((0,_steps_js__WEBPACK_IMPORTED_MODULE_1__  .M)(uses) !== null)
        return ' zizmor: ignore[self-repository] the form actionlint knows';
    return /@[0-9a-f]{40}$/.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
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
    return JUDGES.test(run.replace(/^[ \t]*(?:echo|#).*$/gm, '')) && !isInstall(run)
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
