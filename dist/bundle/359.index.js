export const id = 359;
export const ids = [359];
export const modules = {

  63359:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  findTestCommand: () => (  findTestCommand)
});


var dist = __webpack_require__(17928);
var errors = __webpack_require__(39429);
var evaluate = __webpack_require__(97763);
var workflow_jobs = __webpack_require__(28992);
var manifest = __webpack_require__(75697);
var core_text = __webpack_require__(45565);
var shell_script = __webpack_require__(71700);
var script_purpose = __webpack_require__(34060);
var calls = __webpack_require__(14398);
var step_log = __webpack_require__(25545);
var workflow_file = __webpack_require__(17448);
; 






function leafOf(job, source, { runner, here }) {
    const { id: jobId, env, defaults, steps } = job.job;
    const contexts = (0,evaluate .jo)(job.contexts, jobId, runner);
    return {
        job,
        source,
        contexts,
        layers: [
            { level: 'workflow', source: job.file.env, contexts },
            { level: 'job', source: env, contexts },
            { level: 'step', source: source.env, contexts },
        ],
        defaults: [defaults, job.file.defaults],
        actionFolder: null,
        runner,
        before: steps.slice(0, steps.indexOf(source)),
        here,
        header: null,
    };
}
function view(leaf) {
    const values = new Map();
    const lost = [];
    const env = (0,evaluate .$I)((name) => {
        const value = values.get(name);
        return value === undefined ? otherVariable(leaf, name) : (0,evaluate .ul)(value.pieces);
    });
    for (const { level, source, contexts } of leaf.layers) {
        const added = readLayer(source, (0,evaluate .b$)(contexts, { env }));
        if (added instanceof evaluate .Dn) {
            lost.push({ name: 'env', level, why: added.why });
            continue;
        }
        for (const [name, own] of added) {
            const pieces = (level === 'step' ? null : replacedValue(leaf, name, own)) ?? own;
            values.set(name, { pieces, level });
        }
    }
    return { values, lost, contexts: (0,evaluate .b$)(leaf.contexts, { env }) };
}
const contextsOf = (leaf) => view(leaf).contexts;
function readLayer(source, contexts) {
    if (!source?.isExpression) {
        return [...(0,workflow_file .jO)(source)].map(([name, text]) => [name, (0,evaluate .p_)((0,workflow_file .kW)(text), contexts)]);
    }
    try {
        const value = (0,evaluate .T4)(source, contexts);
        const pairs = 'pairs' in value ? value.pairs() : [];
        return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
    }
    catch (error) {
        return error instanceof evaluate .Dn ? error : new evaluate .Dn('unknown');
    }
}
function otherVariable({ here, header }, name) {
    if (header !== null) {
        const value = header.env.get(name);
        if (value?.includes('***'))
            throw new evaluate .Dn('secret');
        return value === undefined ? null : (0,evaluate .eG)(value);
    }
    if (here.ownJob === null)
        throw new evaluate .Dn('unknown');
    if (SECRET_NAME.test(name))
        throw new evaluate .Dn('secret');
    return here.env[name] ?? null;
}
function replacedValue(leaf, name, pieces) {
    const { header, here } = leaf;
    if (!settingScripts(leaf).some((script) => namesVariable(script, name)))
        return null;
    const value = header?.env.get(name);
    if (value !== undefined && !value.includes('***')) {
        const isSame = (0,step_log .vY)(pieces, value) !== null || (0,evaluate .wh)(pieces)?.trimEnd() === value.trimEnd();
        return isSame ? null : (0,evaluate .a2)((0,evaluate .eG)(value));
    }
    if (header !== null)
        return null;
    const text = ownValue(here, name);
    return text === undefined
        ? [{ kind: 'hole', source: `env.${name}`, why: 'unknown' }]
        : [{ kind: 'text', text }];
}
const settingScripts = ({ before }) => before
    .map(({ run }) => (0,workflow_file .uO)(run, (source) => source))
    .filter((script) => script.includes('GITHUB_ENV'));
const namesVariable = (script, name) => new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(script);
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY)/i;
const ownValue = ({ ownJob, env }, name) => ownJob === null || SECRET_NAME.test(name) ? undefined : env[name];
function variablesOf(leaf, { values, lost }) {
    const { here, header, actionFolder } = leaf;
    const env = {};
    const leftOut = [...lost];
    for (const [name, { pieces, level }] of values) {
        const value = variableValue(leaf, name, pieces);
        if (typeof value === 'string')
            env[name] = value;
        else
            leftOut.push({ name, level, why: value.why });
    }
    const hasLines = [...values.values()].some(({ pieces }) => pieces.some((piece) => piece.kind === 'text' && piece.text.includes('\n')));
    for (const [name, value] of hasLines ? [] : (header?.env ?? [])) {
        if (values.has(name) || here.env[name] !== undefined)
            continue;
        const text = valueShown(value, here);
        if (typeof text === 'string')
            env[name] = text;
        else
            leftOut.push({ name, level: 'job', why: text.why });
    }
    for (const name of header === null ? writtenNames(leaf) : []) {
        const value = ownValue(here, name);
        if (value !== undefined && !values.has(name))
            env[name] = value;
    }
    if (actionFolder !== null && here.workspace !== null) {
        env['GITHUB_ACTION_PATH'] = actionFolder === '.' ? here.workspace : `${here.workspace}/${actionFolder}`;
    }
    return { env, leftOut };
}
function variableValue({ here, header }, name, pieces) {
    const holes = pieces.filter((piece) => piece.kind === 'hole');
    const text = holes.length > 0 ? null : rendered((0,evaluate .ul)(pieces), here.workspace);
    if (text !== null)
        return text;
    if (holes.some(({ why }) => why === 'secret'))
        return { why: 'secret' };
    const shown = header?.env.get(name);
    if (shown !== undefined && (shown.includes('***') || (0,step_log .vY)(pieces, shown) !== null)) {
        return valueShown(shown, here);
    }
    return ownValue(here, name) ?? { why: 'unknown' };
}
const valueShown = (shown, here) => shown.includes('***')
    ? { why: 'secret' }
    : (rendered((0,evaluate .eG)(shown), here.workspace) ?? { why: 'unknown' });
function rendered(text, workspace) {
    if (text.includes(evaluate .ZB.temp))
        return null;
    const isKnown = workspace !== null || !text.includes(evaluate .ZB.workspace);
    return isKnown ? text.replaceAll(evaluate .ZB.workspace, workspace ?? '') : null;
}
const writtenNames = (leaf) => settingScripts(leaf).flatMap((script) => [...script.matchAll(/(?:^|["'\s])([A-Za-z_]\w*)(?==|<<)/gm)].map(([, name]) => name ?? ''));
function headerTemplate(leaf) {
    const { contexts, values } = view(leaf);
    const own = [...values].filter(([, { level }]) => level === 'step');
    return {
        script: (0,evaluate .p_)(leaf.source.run, contexts),
        stepEnv: new Map(own.map(([name, { pieces }]) => [name, pieces])),
    };
}
async function commandOfStep(leaf) {
    const { source, defaults, here } = leaf;
    const seen = view(leaf);
    const textOf = (templates) => (0,evaluate .p_)(templates.find(({ length }) => length > 0) ?? [], seen.contexts);
    const shell = shellOf(leaf, textOf([source.shell, ...defaults.map((each) => each.shell)]));
    if (typeof shell === 'object' && shell !== null)
        return shell;
    const script = markedScript(leaf, textOf([source.run]));
    if (typeof script !== 'string')
        return script;
    const run = await renderScript(script, shell, here.workspace);
    if (run === null)
        return { of: 'its script', source: 'github.workspace', why: 'unknown' };
    const folder = textOf([source.workingDirectory, ...defaults.map((each) => each.workingDirectory)]);
    const workingDirectory = folderInCheckouts(checkoutsBefore(leaf), folder);
    if (typeof workingDirectory !== 'string')
        return workingDirectory;
    const { env, leftOut } = variablesOf(leaf, seen);
    return { command: { run, shell, workingDirectory, env }, leftOut };
}
function markedScript({ header }, pieces) {
    const holes = pieces.filter((piece) => piece.kind === 'hole');
    const hole = holes.find(({ why }) => why === 'secret') ?? holes[0];
    if (hole === undefined)
        return (0,evaluate .ul)(pieces);
    const missing = { of: 'its script', source: hole.source };
    if (hole.why === 'secret' || header === null)
        return { ...missing, why: hole.why };
    if (header.script.includes('***'))
        return { ...missing, why: 'secret' };
    const last = pieces.at(-1);
    const end = last?.kind === 'text' ? (/(?<!\n)\n*$/.exec(last.text)?.[0] ?? '') : '';
    return (0,evaluate .eG)(header.script) + end;
}
const VARIABLES = {
    [evaluate .ZB.workspace]: 'GITHUB_WORKSPACE',
    [evaluate .ZB.temp]: 'RUNNER_TEMP',
};
const MARK = new RegExp(Object.values(evaluate .ZB).join('|'), 'g');
async function renderScript(text, shell, workspace) {
    if (text.search(MARK) < 0)
        return text;
    const edits = await variableEdits(text, shell);
    return edits === null ? rendered(text, workspace) : (0,core_text .QU)(text, edits);
}
async function variableEdits(text, shell) {
    const marks = [...text.matchAll(MARK)].map(({ 0: mark, index: start }) => {
        return { start, end: start + mark.length, variable: VARIABLES[mark] };
    });
    if (/^(?:pwsh|powershell)\b/.test(shell ?? '')) {
        if (text.includes("'"))
            return null;
        return marks.map(({ variable, ...place }) => ({ ...place, text: `$\{env:${variable}}` }));
    }
    const script = await (0,shell_script .Uq)(text, shell);
    const edits = [];
    for (const { start, end, variable } of marks) {
        const quoting = script.quotingAt(start);
        const value = /\w/.test(text[end] ?? '') ? `$\{${variable}}` : `$${variable}`;
        if (quoting === null || quoting.kind === 'escaped')
            return null;
        if (quoting.kind === 'literal') {
            const opened = openedDocument(text, quoting.document, edits);
            if (opened === null)
                return null;
            edits.push(...opened);
        }
        const isQuoted = quoting.kind === 'single' || quoting.kind === 'ansi';
        const reopened = quoting.kind === 'ansi' ? "$'" : "'";
        edits.push({ start, end, text: isQuoted ? `'"${value}"${reopened}` : value });
    }
    return edits;
}
function openedDocument(text, { delimiter, body }, edits) {
    const { start, end } = delimiter;
    if (edits.some((edit) => edit.start === start))
        return [];
    const [, quoted, escaped] = /^(?:["'](\w+)["']|\\(\w+))$/.exec(text.slice(start, end)) ?? [];
    const bare = quoted ?? escaped;
    if (bare === undefined)
        return null;
    const special = [...text.slice(body.start, body.end).matchAll(/[\\$`]/g)];
    const escapes = special.map(({ index }) => ({
        start: body.start + index,
        end: body.start + index,
        text: '\\',
    }));
    return [{ start, end, text: bare }, ...escapes];
}
function shellOf({ header, runner, here }, pieces) {
    const given = (0,evaluate .wh)(pieces);
    if (given !== null && given !== '')
        return given;
    if (header !== null)
        return shellOfHeader(header.shell);
    const hole = pieces.find((piece) => piece.kind === 'hole');
    if (hole !== undefined)
        return { of: 'its shell', source: hole.source, why: hole.why };
    if (runner.os === 'Windows')
        return 'pwsh';
    return here.ownJob !== null && here.isInContainer ? 'sh' : null;
}
function shellOfHeader(shown) {
    const end = shown.search(/ (?:-|\S*\{0\})/);
    const path = end < 0 ? shown : shown.slice(0, end);
    const program = (0,calls .k)(path.replace(/\.exe$/i, ''));
    const args = end < 0 ? '' : shown.slice(end + 1).trim();
    if ((0,shell_script .R6)(program) === 'windows')
        return program;
    const known = [null, 'bash', 'sh', 'python'].find((shell) => {
        const plan = (0,shell_script .qI)(shell, '', () => true);
        return plan.program === program && plan.args.join(' ') === args;
    });
    return known === undefined ? `${program} ${args}`.trim() : known;
}
const checkoutsBefore = ({ job, before, runner, here, header }) => before
    .filter(({ uses }) => /^actions\/checkout@/.test(uses ?? ''))
    .map((step) => leafOf(job, step, { runner, here }))
    .filter((leaf) => (0,evaluate .F9)(leaf.source.condition, contextsOf(leaf)) !== false)
    .map((leaf) => checkoutOf({ ...leaf, header }));
function checkoutOf(leaf) {
    const contexts = contextsOf(leaf);
    const given = (name) => (0,evaluate .p_)((0,workflow_file .kW)(leaf.source.with.get(name)), contexts);
    const named = given('repository');
    const own = (0,evaluate .p_)((0,workflow_file .LL)((0,workflow_file .dn)('github.repository')), contexts);
    const isOurs = named.every((piece) => piece.kind === 'hole' && /\bgithub\b/.test(piece.source));
    const repository = (0,evaluate .wh)(named) ?? folderText(named);
    const isOwn = isOurs || repository.toLowerCase() === (0,evaluate .wh)(own)?.toLowerCase();
    return { foreign: isOwn ? null : repository, path: folderText(given('path')) };
}
function folderText(pieces) {
    const [first, ...rest] = pieces;
    const isAbsolute = first?.kind === 'path' && first.path === 'workspace';
    const text = (isAbsolute ? rest : pieces)
        .map((piece) => {
        if (piece.kind === 'text')
            return piece.text;
        if (piece.kind === 'hole')
            return (0,workflow_file .dn)(piece.source);
        return (0,workflow_file .dn)(piece.path === 'temp' ? 'runner.temp' : 'github.workspace');
    })
        .join('');
    return (!isAbsolute && text.startsWith('/') ? '/' : '') + (0,workflow_file .nu)(text);
}
function folderInCheckouts(checkouts, pieces) {
    const missing = (source, why) => ({
        of: 'its working-directory',
        source,
        why,
    });
    const folder = folderText(pieces);
    const around = checkouts.filter(({ path }) => path === '' || folder === path || folder.startsWith(`${path}/`));
    const [inner] = around.toReversed().toSorted((a, b) => b.path.length - a.path.length);
    if (inner === undefined && checkouts.some(({ foreign }) => foreign === null))
        return missing(folder, 'above');
    const foreign = (inner ?? checkouts[0])?.foreign ?? null;
    if (foreign !== null)
        return missing(foreign, 'foreign');
    const inside = folder.slice(inner?.path.length ?? 0).replace(/^\//, '');
    const hole = pieces.find((piece) => piece.kind === 'hole');
    if (hole !== undefined && inside.includes((0,workflow_file .dn)(hole.source)))
        return missing(hole.source, hole.why);
    if (inside.startsWith('/') || /(?:^|\/)\.\.(?:\/|$)|\\|\$\{\{/.test(inside))
        return missing(inside, 'outside');
    return inside || '.';
}

; 








const MAX_ACTIONS = 10;
async function leavesOf(files, leaf, depth = 0) {
    const folder = (0,workflow_file .M1)(leaf.source.uses);
    const action = folder === null || depth >= MAX_ACTIONS ? null : await readAction(files, folder);
    if (action === null)
        return [leaf];
    const contexts = actionContexts(leaf, action);
    const leaves = [];
    for (const source of action.steps) {
        const layers = [...leaf.layers, { level: 'step', source: source.env, contexts }];
        const inner = { ...leaf, source, contexts, layers, defaults: [], actionFolder: folder };
        leaves.push(...(await leavesOf(files, inner, depth + 1)));
    }
    return leaves;
}
function actionContexts(leaf, action) {
    const github = leaf.contexts.get('github') ?? (0,evaluate .zz)({});
    const outside = contextsOf(leaf);
    const inputs = (0,evaluate .PC)(action.inputs, leaf.source.with, { contexts: outside, defaults: outside });
    return (0,evaluate .b$)(leaf.contexts, {
        inputs,
        github: (0,evaluate .RV)(github, 'action_path', (0,evaluate .Yj)(`${evaluate .ZB.workspace}/${action.path}`)),
    });
}
async function readAction(files, folder) {
    for (const name of ['action.yml', 'action.yaml']) {
        const path = (0,manifest ._)(folder, name);
        const content = await files.readFile(path);
        if (content === null)
            continue;
        const root = (0,workflow_file .jO)((0,workflow_file .CJ)('action', path, content) ?? undefined);
        const runs = (0,workflow_file .jO)(root.get('runs'));
        if ((0,workflow_file .ws)(runs.get('using'))?.toLowerCase() !== 'composite')
            return null;
        const inputs = [...(0,workflow_file .Vc)(root.get('inputs'))].map(([name, input]) => [name, { ...input, type: 'string' }]);
        return {
            path: folder === '.' ? '' : folder,
            inputs: new Map(inputs),
            steps: (0,workflow_file .B_)(runs.get('steps')),
        };
    }
    return null;
}
function stepsNamed(job, failing, here) {
    const given = failing.labels ?? [];
    const labels = given.length > 0 ? given : (0,evaluate .g0)(job.job.runsOn, job.contexts);
    const runner = { os: (0,evaluate .mJ)(labels) ?? here.os, arch: (0,evaluate .Qh)(labels) };
    const all = job.job.steps.map((source) => {
        const leaf = leafOf(job, source, { runner, here });
        return { leaf, isShown: nameFits(displayName(leaf), failing.stepName) };
    });
    const exact = all.filter(({ isShown }) => isShown === 'exact');
    const shown = exact.length > 0 ? exact : all.filter(({ isShown }) => isShown === 'pattern');
    return shown.map(({ leaf }) => leaf);
}
function narrow({ steps, stepName }, leaves) {
    if (leaves.length === 1)
        return leaves;
    const possible = leaves.filter((leaf) => {
        const { job, contexts } = leaf.job;
        if ((0,evaluate .F9)(job.condition, contexts) === false)
            return false;
        return (0,evaluate .F9)(leaf.source.condition, contextsOf(leaf)) !== false;
    });
    const left = possible.length > 0 ? possible : leaves;
    if (left.length === 1 || steps === undefined)
        return left;
    const listed = steps.names.flatMap((name, at) => ((0,core_text .yZ)(name) === (0,core_text .yZ)(stepName) ? [at] : []));
    const rank = listed.indexOf(steps.position);
    const ofJobs = [...Map.groupBy(leaves, ({ job }) => job).values()];
    const isWhole = leaves.length === listed.length * ofJobs.length;
    const placed = isWhole ? left.filter((leaf) => ofJobs.some((ofJob) => ofJob[rank] === leaf)) : [];
    return placed.length > 0 ? placed : left;
}
function displayName(leaf) {
    const { source } = leaf;
    const contexts = contextsOf(leaf);
    if (source.name.length > 0)
        return lineOfName((0,evaluate .p_)(source.name, contexts));
    const prefix = [{ kind: 'text', text: 'Run ' }];
    if (source.run.length > 0)
        return [...prefix, ...lineOfName((0,evaluate .p_)(source.run, contexts))];
    return [...prefix, { kind: 'text', text: source.uses?.replace(/^docker:\/\//, '') ?? '' }];
}
function lineOfName(pieces) {
    const line = [];
    for (const piece of pieces) {
        if (piece.kind !== 'text') {
            line.push(piece);
            continue;
        }
        const text = line.length === 0 ? piece.text.trimStart() : piece.text;
        const end = text.search(/[\r\n]/);
        if (end >= 0)
            return [...line, { kind: 'text', text: text.slice(0, end) }];
        if (text !== '')
            line.push({ kind: 'text', text });
    }
    return line;
}
function nameFits(name, shown) {
    const plain = (0,evaluate .wh)(name);
    if (plain !== null)
        return (0,core_text .yZ)(plain) === (0,core_text .yZ)(shown) ? 'exact' : null;
    const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
    return hasWords && (0,step_log .dl)(name, (0,core_text .yZ)(shown)) !== null ? 'pattern' : null;
}
function problemOfStep({ job, source, runner, here }) {
    if (source.run.length === 0) {
        return `it is the action ${source.uses ?? 'of no name'}, which only runs in its own job`;
    }
    if (runner.os !== here.os && isElsewhere(here)) {
        return `it ran on ${runner.os}, and this runner is ${here.os}`;
    }
    if (sumsUpJobs(source))
        return 'it only sums up the results of other jobs: what failed is in one of those';
    const environment = isElsewhere(here) ? environmentNameOf(job) : '';
    if (environment !== '') {
        return `its job is bound to the deployment environment "${environment}" (\`environment:\`): \`agent-fix init --in-job\` runs agent-fix in that job`;
    }
    if (/ACTIONS_ID_TOKEN_REQUEST/.test(scriptText(source.run)))
        return "it asks for the job's identity token (`id-token`)";
    return null;
}
function environmentNameOf({ job, contexts }) {
    const { environment } = job;
    const name = (0,workflow_file .kW)((0,workflow_file .jO)(environment).get('name') ?? environment);
    return (0,evaluate .wh)((0,evaluate .p_)(name, contexts)) ?? (0,workflow_file .uO)(name, workflow_file .dn);
}
async function problemOfScript(stepName, leaf, command) {
    const run = command?.run ?? (0,workflow_file .uO)(leaf.source.run, () => '$EXPRESSION');
    const shell = command?.shell ?? null;
    if (await onlyFails(run, shell)) {
        return 'it does nothing but fail: what went wrong is in an earlier step or another job';
    }
    const effect = await (0,script_purpose .gY)(run, shell);
    if (effect !== null)
        return `it ${effect.does} (\`${effect.command}\`), which a test command must not repeat`;
    const verb = (0,script_purpose .gz)(stepName, run);
    return verb === null
        ? null
        : `by its name it is there to ${verb.toLowerCase()} something, which a test command must not repeat`;
}
const isElsewhere = ({ ownJob, isOnlyRead }) => ownJob === null && isOnlyRead !== true;
async function problemOfCommand({ job, here }, { command, leftOut }) {
    if (here.isOnlyRead === true)
        return null;
    const needed = leftOut.find(({ name, level }) => namesVariable(command.run, name) || (level === 'step' && !REPORTING.test(name)));
    if (needed !== undefined) {
        return needed.why === 'secret'
            ? `it needs the secret behind ${needed.name}, which tests never get`
            : `the value of ${needed.name} in its environment is not known here`;
    }
    if (here.ownJob !== null)
        return null;
    const services = job.job.services.filter((name) => !here.services.includes(name));
    const carries = (what) => job.path.includes('@') ? '' : ` (\`agent-fix init\` carries ${what} over)`;
    if (services.length > 0 && !(await needsNoService(command))) {
        return `it needs ${services.length === 1 ? 'the service' : 'the services'} ${services.join(', ')} of its job, which ${services.length === 1 ? 'is' : 'are'} not here${carries('them')}`;
    }
    if (job.job.container !== undefined && !here.isInContainer) {
        return `it ran in the container of its job, which is not here${carries('it')}`;
    }
    return null;
}
const REPORTING = /^(?:CODECOV|COVERALLS|CODACY|CODECLIMATE|CC_TEST_REPORTER|SONAR|TRUNK|BUILDPULSE|DATADOG|DD|PERCY|CHROMATIC|ARGOS|CODSPEED|NX_CLOUD|TURBO|BUILDKITE_ANALYTICS|CURRENTS|CYPRESS|TESTMO|HONEYCOMB|SENTRY|GRADLE_ENTERPRISE|DEVELOCITY|NX|RENOVATE|FOSSA|SNYK)_?\w*(?:TOKEN|KEY|ID|DSN|TEAM|DSNS)$/;
async function needsNoService({ run, shell }) {
    const kinds = await (0,script_purpose .tG)(run, shell);
    return !kinds.has('test') && (kinds.has('lint') || kinds.has('build') || kinds.has('install'));
}
function sumsUpJobs({ condition, run, env }) {
    const values = [...(0,workflow_file .jO)(env).values()].map(workflow_file .ws);
    return [condition, scriptText(run), ...values].some((text) => RESULTS.test(text ?? ''));
}
const RESULTS = /\bneeds\s*(?:\.\s*(?:\*|[\w-]+)|\[[^\]]*\])\s*\.\s*result\b|\btoJSON\(\s*needs\s*\)/i;
async function onlyFails(text, shell) {
    const { isKnown, plain } = await (0,shell_script .Uq)(text, shell);
    const calls = plain.map((command) => command?.words.map(({ value }) => value).join(' ') ?? '');
    const serious = calls.filter((call) => !/^(?:echo|printf|set) /.test(call));
    return isKnown && serious.length > 0 && serious.every((call) => /^(?:exit [1-9]\d*|false)$/.test(call));
}
const scriptText = (template) => (0,workflow_file .uO)(template, workflow_file .dn);

; 









async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input === null && failing !== null)
        return findStepCommand(request, failing);
    const found = input ?? (await (0,manifest .O)(request, workingDirectory));
    if (typeof found === 'string') {
        return { kind: 'missing', problem: `No test command: ${found}`, notes: [] };
    }
    const command = { ...found, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
}
async function findStepCommand(request, failing) {
    const { workflowPath, jobName, stepName } = failing;
    const content = await request.readFile(workflowPath);
    if (content === null)
        return refusal(failing, `${workflowPath} is not in the base commit`);
    const workflow = (0,workflow_jobs .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null)
        return refusal(failing, `${workflowPath} cannot be read as a workflow`);
    const { jobs, problem } = await jobsOf(request, workflow, failing);
    if (jobs.length === 0)
        return refusal(failing, problem);
    const steps = jobs.flatMap((job) => stepsNamed(job, failing, request.here ?? evaluate .GW));
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
    const named = await (0,workflow_jobs .kM)(request, workflow, failing.jobName);
    const own = request.here?.ownJob ?? null;
    if (own === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === own.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,workflow_jobs .A$)(request, workflow));
    const matrix = own.matrix === null ? null : (0,evaluate .Rf)(own.matrix);
    if (matrix === null || matrix instanceof dist .p.Uv)
        return { ...named, jobs };
    const isSame = ({ contexts }) => {
        const of = contexts.get('matrix');
        return (0,errors .NW)(false, () => of !== undefined && (0,evaluate .aB)(of) === (0,evaluate .aB)(matrix));
    };
    const entry = jobs.find(isSame) ?? jobs[0];
    return {
        ...named,
        jobs: entry === undefined ? [] : [{ ...entry, contexts: (0,evaluate .b$)(entry.contexts, { matrix }) }],
    };
}
async function choose(request, failing, candidates) {
    const log = typeof failing.log === 'string' ? (0,step_log .Ti)(failing.log, failing) : null;
    const left = narrow(failing, candidates);
    const answers = [];
    for (const candidate of left) {
        const leaves = await leavesOf(request, candidate);
        const leaf = leafThatFailed(candidate, leaves, { failing, log });
        if (typeof leaf === 'string')
            answers.push({ result: leaf, isTold: false });
        else
            answers.push({ result: await commandFrom(leaf, failing), isTold: leaf.header !== null });
    }
    const told = answers.filter(({ isTold }) => isTold);
    const [first, ...others] = told.length > 0 ? told : answers;
    if (first === undefined)
        return refusal(failing, 'it is not told apart from others');
    const { result } = first;
    if (others.every((other) => sayOf(other) === sayOf(first))) {
        return typeof result === 'string' ? refusal(failing, result) : { kind: 'found', ...result };
    }
    const jobs = new Set(left.map(({ job }) => job));
    const paths = new Set([...jobs].map(({ path }) => path));
    const several = jobs.size > 1 ? `jobs of ${[...paths].join(', ')}` : 'steps of that job';
    return refusal(failing, `several ${several} go by that name, and nothing tells which it was`);
}
const sayOf = ({ result }) => typeof result === 'string' ? result : JSON.stringify(result.command);
async function commandFrom(leaf, failing) {
    const problem = problemOfStep(leaf);
    if (problem !== null)
        return problem;
    const found = await commandOfStep(leaf);
    const { jobName, workflowPath } = failing;
    const { job, actionFolder, header, source: step } = leaf;
    const stepName = actionFolder === null ? failing.stepName : (0,workflow_file .uO)(step.name, () => '');
    const effect = await problemOfScript(stepName, leaf, 'source' in found ? null : found.command);
    if (effect !== null)
        return effect;
    if ('source' in found)
        return missingValue(found);
    const against = await problemOfCommand(leaf, found);
    if (against !== null)
        return against;
    const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
    const folder = actionFolder === '.' ? '' : actionFolder;
    const action = folder === null ? '' : `, in the action ./${folder}`;
    const source = `step "${failing.stepName}" of job "${jobName}" in ${file}${action}`;
    const notes = leftOutNotes(found.leftOut);
    return { command: { ...found.command, source }, notes, headerLine: header?.line ?? null };
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
function leafThatFailed(step, leaves, { failing, log }) {
    const [only, ...more] = leaves;
    if (only === undefined)
        return 'it uses an action without steps';
    if (only === step) {
        if (only.source.run.length === 0 || log === null)
            return only;
        return { ...only, header: (0,step_log .Rh)(log, headerTemplate(only), failing.sharesSecond ?? true) };
    }
    const headers = log === null ? [] : (0,step_log .WD)(log);
    if (more.length === 0 && headers.length === 0)
        return only;
    const uses = `it uses ${step.source.uses ?? ''}`;
    const last = headers.findLast(({ line }) => line < (log?.failureLine ?? -1));
    if (last === undefined)
        return `${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`;
    if (last.script === null)
        return `${uses}, in which the action ${last.title.replace(/^Run /, '')} failed`;
    const fitting = leaves.flatMap((leaf) => {
        const header = leaf.source.run.length === 0 ? null : (0,step_log .ay)(last, headerTemplate(leaf));
        return header === null ? [] : [{ ...leaf, header }];
    });
    const [found, ...rivals] = fitting;
    return found === undefined || rivals.length > 0
        ? `${uses}, and the log does not tell which of its steps failed`
        : found;
}


  })

};
