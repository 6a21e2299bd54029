export const id = 729;
export const ids = [729];
export const modules = {

  11729:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  findStepCommand: () => (  findStepCommand)
});

var dist = __webpack_require__(17928);
var errors = __webpack_require__(42253);
var workflow_contexts = __webpack_require__(35152);
var fit = __webpack_require__(90821);
var job_log = __webpack_require__(13666);
var workflow_jobs = __webpack_require__(28992);
var known_data = __webpack_require__(34006);
var workflow_matrix = __webpack_require__(841);
var workflow_runner = __webpack_require__(874);
var evaluate = __webpack_require__(97763);
var parse = __webpack_require__(22313);
var side_effects = __webpack_require__(8792);
var step_environment = __webpack_require__(30798);
; 



function headerTemplate(facts) {
    const { contexts, environment } = view(facts, null);
    const own = [...environment.values].filter(([, { level }]) => level === 'step');
    return {
        script: (0,evaluate .p_)(facts.leaf.source.run ?? [], contexts),
        stepEnv: new Map(own.map(([name, { pieces }]) => [name, pieces])),
    };
}
function conditionContexts(facts) {
    return view(facts, null).contexts;
}
function commandOf(facts, header) {
    const { contexts, environment } = view(facts, header);
    const { source, defaults } = facts.leaf;
    const shellText = firstOf([source.shell, ...defaults.map(({ shell }) => shell)]);
    const shell = shellOf(shellText === null ? null : (0,evaluate .p_)(shellText, contexts), { facts, header });
    if (typeof shell === 'object' && shell !== null)
        return shell;
    const script = scriptOf((0,evaluate .p_)(source.run ?? [], contexts), header);
    if ('of' in script)
        return script;
    const run = renderScript(script.pieces, { shell, workspace: facts.here.workspace });
    if (run === null)
        return { of: 'its script', source: 'github.workspace', why: 'unknown' };
    const folderText = firstOf([source.workingDirectory, ...defaults.map((each) => each.workingDirectory)]);
    const folder = folderText === null ? [] : (0,evaluate .p_)(folderText, contexts);
    const workingDirectory = folderOf(folder);
    if (typeof workingDirectory !== 'string')
        return workingDirectory;
    const { env, leftOut } = (0,step_environment .ht)(environment, { facts, header });
    return { command: { run, shell, workingDirectory, env }, leftOut };
}
const firstOf = (templates) => templates.find((template) => template !== null) ?? null;
function view(facts, header) {
    const { leaf, jobId, runner } = facts;
    const environment = (0,step_environment .p7)(leaf.layers.map(withJob), (0,step_environment ._C)(facts, header));
    const contexts = (0,workflow_contexts .jo)(leaf.contexts, { jobId, runner, env: () => null });
    return { environment, contexts: (0,workflow_contexts .b$)(contexts, { env: (0,step_environment .q1)(environment) }) };
    function withJob(layer) {
        return { ...layer, contexts: (0,workflow_contexts .jo)(layer.contexts, { jobId, runner, env: () => null }) };
    }
}
function scriptOf(pieces, header) {
    const secret = pieces.find((piece) => piece.kind === 'hole' && piece.why === 'secret');
    const hole = secret ?? pieces.find((piece) => piece.kind === 'hole');
    if (hole === undefined || hole.kind !== 'hole')
        return { pieces };
    if (secret !== undefined || header === null)
        return { of: 'its script', source: hole.source, why: hole.why };
    if (header.script.includes('***'))
        return { of: 'its script', source: hole.source, why: 'secret' };
    const last = pieces.at(-1);
    const end = last?.kind === 'text' ? (/(?<!\n)\n*$/.exec(last.text)?.[0] ?? '') : '';
    return { pieces: (0,evaluate .a2)((0,evaluate .eG)(header.script) + end) };
}
const VARIABLES = { workspace: 'GITHUB_WORKSPACE', temp: 'RUNNER_TEMP' };
function renderScript(pieces, { shell, workspace }) {
    let text = '';
    for (const [at, piece] of pieces.entries()) {
        if (piece.kind === 'text')
            text += piece.text;
        else if (piece.kind === 'path') {
            const next = pieces[at + 1];
            const written = pathIn(piece.path, {
                shell,
                before: text,
                after: next?.kind === 'text' ? next.text : '',
            });
            if (written === null && (piece.path !== 'workspace' || workspace === null))
                return null;
            text += written ?? workspace;
        }
    }
    return text;
}
function pathIn(path, of) {
    const family = /^[\w-]+/.exec(of.shell ?? 'bash')?.[0] ?? '';
    if (family === 'pwsh' || family === 'powershell')
        return `$env:${VARIABLES[path]}`;
    if (!['bash', 'sh', 'zsh', 'dash'].includes(family))
        return null;
    const name = /^\w/.test(of.after) ? `\${${VARIABLES[path]}}` : `$${VARIABLES[path]}`;
    return isInSingleQuotes(of.before) ? `'"${name}"'` : name;
}
function isInSingleQuotes(before) {
    let quote = null;
    for (const character of before.slice(before.lastIndexOf('\n') + 1)) {
        if (quote === null && (character === "'" || character === '"'))
            quote = character;
        else if (character === quote)
            quote = null;
    }
    return quote === "'";
}
function shellOf(pieces, { facts, header }) {
    const given = pieces === null ? '' : (0,evaluate .wh)(pieces);
    if (given !== null && given !== '')
        return given;
    if (header !== null)
        return shellOfHeader(header.shell);
    const hole = pieces?.find((piece) => piece.kind === 'hole');
    if (hole !== undefined)
        return { of: 'its shell', source: hole.source, why: hole.why };
    if (facts.runner.os === 'Windows')
        return 'pwsh';
    return facts.here.ownJob !== null && facts.here.isInContainer ? 'sh' : null;
}
function shellOfHeader(shown) {
    const [, path = '', args = ''] = /^(.*?(?:\.exe)?)((?:\s+-\S.*|\s+\S*\{0\}.*)?)$/i.exec(shown.slice(0, 500)) ?? [];
    const program = path
        .split(/[\\/]/)
        .at(-1)
        ?.replace(/\.exe$/i, '')
        .toLowerCase() ?? '';
    const plain = args.trim();
    if (program === 'bash' && plain === '-e {0}')
        return null;
    if (program === 'bash' && plain === '--noprofile --norc -e -o pipefail {0}')
        return 'bash';
    if (program === 'sh' && plain === '-e {0}')
        return 'sh';
    if (program === 'pwsh' || program === 'powershell')
        return program;
    if (/^python3?$/.test(program) && plain === '{0}')
        return 'python';
    return `${program} ${plain}`.trim();
}
function folderOf(pieces) {
    const hole = pieces.find((piece) => piece.kind === 'hole');
    if (hole?.kind === 'hole')
        return { of: 'its working-directory', source: hole.source, why: hole.why };
    const [first, ...rest] = pieces;
    const inside = first?.kind === 'path' && first.path === 'workspace' ? rest : pieces;
    const text = (0,evaluate .wh)(inside);
    const isBelow = inside === pieces ? !text?.startsWith('/') : text === '' || text?.startsWith('/');
    const parts = text?.split('/').filter((part) => part !== '' && part !== '.') ?? [];
    if (text === null || !isBelow || parts.includes('..') || text.includes('\\')) {
        return { of: 'its working-directory', source: text ?? 'runner.temp', why: 'outside' };
    }
    return parts.join('/') || '.';
}

; 







function stepsNamed(job, failing, here) {
    const given = failing.labels ?? [];
    const labels = given.length > 0 ? given : (0,workflow_runner .PC)(job.job.runsOn, job.contexts);
    const os = (0,workflow_runner .mJ)(labels);
    const runner = { os: os ?? here.os, arch: (0,workflow_runner .Qh)(labels) };
    const all = job.job.steps.map((source, at) => {
        const facts = {
            leaf: leafOf(job, source, runner),
            jobId: job.job.id,
            runner,
            earlier: earlierScripts(job, at),
            here,
        };
        return { job, source, os, facts, isShown: nameFits(displayName(source, facts), failing.stepName) };
    });
    const exact = all.filter(({ isShown }) => isShown === 'exact');
    const shown = exact.length > 0 ? exact : all.filter(({ isShown }) => isShown === 'pattern');
    return shown.map((candidate, occurrence) => ({ ...candidate, occurrence }));
}
function leafOf(job, source, runner) {
    const { contexts, file } = job;
    const inJob = (0,workflow_contexts .jo)(contexts, { jobId: job.job.id, runner, env: () => null });
    const layers = [
        { level: 'workflow', source: file.env, contexts },
        { level: 'job', source: job.job.env, contexts },
        { level: 'step', source: source.env, contexts: inJob },
    ];
    return { source, contexts: inJob, layers, defaults: [job.job.defaults, file.defaults], action: null };
}
const earlierScripts = (job, at) => job.job.steps
    .slice(0, at)
    .map(({ run }) => (run ?? []).map((part) => (part.kind === 'text' ? part.text : part.source)).join(''));
function narrow({ steps, stepName }, candidates) {
    if (candidates.length === 1)
        return candidates;
    const possible = candidates.filter(({ job, source, facts }) => {
        const jobIf = (0,evaluate .F9)(job.job.condition, job.contexts);
        return jobIf !== false && (0,evaluate .F9)(source.condition, conditionContexts(facts)) !== false;
    });
    const left = possible.length > 0 ? possible : candidates;
    if (left.length === 1 || steps === undefined)
        return left;
    const listed = steps.names.flatMap((name, at) => (name.trim() === stepName.trim() ? [at] : []));
    const rank = listed.indexOf(steps.position);
    const jobs = new Set(candidates.map(({ job }) => job));
    const isWhole = candidates.length === listed.length * jobs.size;
    const placed = rank < 0 || !isWhole ? [] : left.filter(({ occurrence }) => occurrence === rank);
    return placed.length > 0 ? placed : left;
}
function displayName(source, facts) {
    const contexts = conditionContexts(facts);
    if (source.name !== null && source.name.length > 0)
        return firstLine((0,evaluate .p_)(source.name, contexts));
    const prefix = [{ kind: 'text', text: 'Run ' }];
    if (source.run !== null)
        return [...prefix, ...firstLine((0,evaluate .p_)(source.run, contexts))];
    return [...prefix, { kind: 'text', text: source.uses?.replace(/^docker:\/\//, '') ?? '' }];
}
function firstLine(pieces) {
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
        return plain.trim() === shown.trim() ? 'exact' : null;
    const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
    return hasWords && (0,fit .vY)(name, shown) !== null ? 'pattern' : null;
}
function problemOfStep({ stepName, job, leaf, os, here }) {
    const { source } = leaf;
    if (source.run === null) {
        return `it is the action ${source.uses ?? 'of no name'}, which only runs in its own job`;
    }
    if (os !== null && os !== here.os && isElsewhere(here)) {
        return `it ran on ${os}, and this runner is ${here.os}`;
    }
    if (sumsUpJobs(leaf))
        return 'it only sums up the results of other jobs: what failed is in one of those';
    if (onlyFails(rawText(source.run))) {
        return 'it does nothing but fail: what went wrong is in an earlier step or another job';
    }
    if (isElsewhere(here) && job.job.environment !== undefined && (0,parse .b6)(job.job.environment) !== '') {
        return 'its job is bound to a deployment environment (`environment:`)';
    }
    const text = rawText(source.run);
    const effect = (0,side_effects .P)(text);
    if (effect !== null)
        return `it ${effect.does} (\`${effect.command}\`), which a judge must not repeat`;
    const verb = (0,side_effects .g)(stepName, text);
    if (verb !== null)
        return `by its name it is there to ${verb.toLowerCase()} something, which a judge must not repeat`;
    if (/ACTIONS_ID_TOKEN_REQUEST/.test(text))
        return "it asks for the job's identity token (`id-token`)";
    return null;
}
const isElsewhere = ({ ownJob, isOnlyRead }) => ownJob === null && isOnlyRead !== true;
function problemOfCommand({ job, here }, { command, leftOut }) {
    const effect = (0,side_effects .P)(command.run);
    if (effect !== null)
        return `it ${effect.does} (\`${effect.command}\`), which a judge must not repeat`;
    if (here.isOnlyRead === true)
        return null;
    const needed = leftOut.find((variable) => isNeeded(variable, command.run));
    if (needed !== undefined) {
        return needed.why === 'secret'
            ? `it needs the secret behind ${needed.name}, which tests never get`
            : `the value of ${needed.name} in its environment is not known here`;
    }
    if (here.ownJob !== null)
        return null;
    const services = job.job.services.filter((name) => !here.services.includes(name));
    if (services.length > 0 && !isStatic(command.run)) {
        return `it needs ${services.length === 1 ? 'the service' : 'the services'} ${services.join(', ')} of its job, which ${services.length === 1 ? 'is' : 'are'} not here (\`agent-fix init\` carries them over)`;
    }
    if (job.job.container !== undefined && !here.isInContainer) {
        return 'it ran in the container of its job, which is not here (`agent-fix init` carries it over)';
    }
    return null;
}
const REPORTING = /^(?:CODECOV|COVERALLS|CODACY|CODECLIMATE|CC_TEST_REPORTER|SONAR|TRUNK|BUILDPULSE|DATADOG|DD|PERCY|CHROMATIC|ARGOS|CODSPEED|NX_CLOUD|TURBO|BUILDKITE_ANALYTICS|CURRENTS|CYPRESS|TESTMO|HONEYCOMB|SENTRY|GRADLE_ENTERPRISE|DEVELOCITY|NX|RENOVATE|FOSSA|SNYK)_?\w*(?:TOKEN|KEY|ID|DSN|TEAM|DSNS)$/;
function isNeeded({ name, level }, run) {
    if (new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(run))
        return true;
    return level === 'step' && !REPORTING.test(name);
}
const STATIC = /\b(?:lint|eslint|prettier|biome|stylelint|ruff|black|flake8|pylint|mypy|pyright|isort|tsc|typecheck|type-check|clippy|rustfmt|fmt|gofmt|golangci-lint|vet|staticcheck|rubocop|standardrb|phpstan|psalm|php-cs-fixer|ktlint|detekt|checkstyle|spotless\w*|shellcheck|shfmt|actionlint|yamllint|markdownlint\S*|codespell|cargo check|format|dialyzer|credo)\b/;
const RUNS_TESTS = /\b(?:test|tests|pytest|rspec|jest|vitest|mocha|e2e|phpunit|spec|integration|cypress|playwright|migrate)\b/;
const isStatic = (run) => STATIC.test(run) && !RUNS_TESTS.test(run);
function sumsUpJobs({ source }) {
    const texts = [source.condition ?? '', rawText(source.run)];
    const env = source.env.kind === 'texts' ? [...source.env.texts.values()].map(rawText) : [];
    return [...texts, ...env].some((text) => RESULTS.test(text));
}
const RESULTS = /\bneeds\s*(?:\.\s*(?:\*|[\w-]+)|\[[^\]]*\])\s*\.\s*result\b|\btoJSON\(\s*needs\s*\)/i;
function onlyFails(script) {
    const commands = script
        .split(/[\n;]|&&/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#') && !/^(?:echo|printf)\b/.test(line) && !/^set -/.test(line));
    return commands.length > 0 && commands.every((line) => /^(?:exit [1-9]\d*|false)$/.test(line));
}
const rawText = (template) => (template ?? []).map((part) => (part.kind === 'text' ? part.text : `\${{ ${part.source} }}`)).join('');

var steps = __webpack_require__(46017);
var workflow_file = __webpack_require__(17448);
; 













async function findStepCommand(request, failing) {
    const { workflowPath, jobName, stepName } = failing;
    const content = await request.readFile(workflowPath);
    if (content === null)
        return refusal(failing, `${workflowPath} is not in the base commit`);
    const file = (0,workflow_file .AO)(workflowPath, content);
    if (file === null)
        return refusal(failing, `${workflowPath} cannot be read as a workflow`);
    const run = request.run ?? { github: {} };
    const contexts = (0,workflow_contexts .Ib)(run, (0,workflow_contexts .nT)(run, file.dispatchInputs));
    const workflow = { file, path: workflowPath, remote: null, callers: [], contexts };
    const { jobs, problems } = await jobsOf(request, workflow, failing);
    if (jobs.length === 0)
        return refusal(failing, problems[0] ?? `${workflowPath} has no job "${jobName}"`);
    const steps = jobs.flatMap((job) => stepsNamed(job, failing, request.here ?? workflow_runner .GW));
    if (steps.length === 0) {
        return refusal(failing, OF_THE_RUNNER.test(stepName)
            ? "it is a step of the runner's own"
            : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`);
    }
    return choose(request, failing, steps);
}
const OF_THE_RUNNER = /^(?:Set up (?:job|runner)|Complete (?:job|runner)|Initialize containers|Stop containers|Wait for all background steps|(?:Pre|Post) .*)$/;
function refusal(failing, why, notes = []) {
    const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
    return { kind: 'refused', problem, notes };
}
async function jobsOf(request, workflow, failing) {
    const named = await (0,workflow_jobs .kM)(request, workflow, failing.jobName);
    const own = request.here?.ownJob ?? null;
    if (own === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === own.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,workflow_jobs .A$)(request, workflow));
    const matrix = own.matrix === null ? null : (0,known_data .Rf)(own.matrix);
    if (matrix === null || matrix instanceof dist .p.Uv)
        return { ...named, jobs };
    const same = jobs.filter(({ contexts }) => hasMatrix(contexts.get('matrix'), matrix));
    const leg = (same.length > 0 ? same : jobs).slice(0, 1);
    return { ...named, jobs: leg.map((job) => ({ ...job, contexts: (0,workflow_contexts .b$)(job.contexts, { matrix }) })) };
}
const hasMatrix = (of, matrix) => (0,errors .N)(false, () => of !== undefined && (0,workflow_matrix .qx)(of, matrix));
async function choose(request, failing, candidates) {
    const log = typeof failing.log === 'string' ? new job_log .s(failing.log) : null;
    const left = narrow(failing, candidates);
    const answers = [];
    for (const candidate of left)
        answers.push(await answerFor(request, { failing, candidate, log }));
    const told = answers.filter(({ isTold }) => isTold);
    const [first, ...others] = told.length > 0 ? told : answers;
    if (first === undefined)
        return refusal(failing, 'it is not told apart from others');
    const { isTold: _, ...answer } = first;
    if (others.every((other) => isSameAnswer(other, first)))
        return answer;
    const paths = new Set(left.map(({ job }) => job.path));
    return refusal(failing, left.some(({ job }) => job !== left[0]?.job)
        ? `several jobs of ${[...paths].join(', ')} go by that name, and nothing tells which it was`
        : `several steps of that job go by that name, and nothing tells which it was`);
}
function isSameAnswer(a, b) {
    if (a.kind === 'found' && b.kind === 'found')
        return JSON.stringify(a.command) === JSON.stringify(b.command);
    return a.kind === 'refused' && b.kind === 'refused' && a.problem === b.problem;
}
async function answerFor(request, { failing, candidate, log }) {
    const { job, facts, os } = candidate;
    const leaves = await (0,steps .w)(request, facts.leaf);
    const found = await leafThatFailed(leaves, { failing, candidate, log });
    if (typeof found === 'string')
        return { ...refusal(failing, found), isTold: false };
    const { leaf, header } = found;
    const judged = { stepName: nameIn(leaf, failing), job, leaf, os, here: facts.here };
    const isTold = header !== null;
    const problem = problemOfStep(judged);
    if (problem !== null)
        return { ...refusal(failing, problem), isTold };
    const result = commandOf({ ...facts, leaf }, header);
    if ('source' in result)
        return { ...refusal(failing, missingValue(result)), isTold };
    const moved = inCheckout(job, candidate.source, { facts, folder: result.command.workingDirectory });
    if (moved === null) {
        return {
            ...refusal(failing, 'it runs above the folder that its job checks the repository out to'),
            isTold,
        };
    }
    const command = { ...result.command, workingDirectory: moved };
    const against = problemOfCommand(judged, { ...result, command });
    if (against !== null)
        return { ...refusal(failing, against), isTold };
    const source = sourceOf(failing, { job, leaf });
    const notes = notesOn(result.leftOut);
    return { kind: 'found', command: { ...command, source }, notes, headerLine: header?.line ?? null, isTold };
}
const nameIn = (leaf, { stepName }) => leaf.action === null
    ? stepName
    : (leaf.source.name ?? []).map((part) => (part.kind === 'text' ? part.text : '')).join('');
function missingValue({ of, source, why }) {
    if (why === 'outside')
        return `it runs in ${source}, which is no folder of the repository`;
    return why === 'secret'
        ? `${of} needs a secret (\${{ ${source} }}), which tests never get`
        : `the value of \${{ ${source} }} in ${of} is not known here`;
}
function notesOn(leftOut) {
    const named = (why) => leftOut.filter((each) => each.why === why).map(({ name }) => name);
    const [secret, unknown] = [named('secret'), named('unknown')];
    return [
        ...(secret.length > 0
            ? [`left out of the environment, because they are secrets: ${secret.join(', ')}`]
            : []),
        ...(unknown.length > 0
            ? [`left out of the environment, because their values are not known here: ${unknown.join(', ')}`]
            : []),
    ];
}
function sourceOf({ stepName, jobName, workflowPath }, { job, leaf }) {
    const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
    const action = leaf.action === null ? '' : `, in the action ./${leaf.action.folder === '.' ? '' : leaf.action.folder}`;
    return `step "${stepName}" of job "${jobName}" in ${file}${action}`;
}
async function leafThatFailed(leaves, { failing, candidate, log }) {
    const times = { startedAt: failing.startedAt ?? null, completedAt: failing.completedAt ?? null };
    const headers = log?.headers(times) ?? [];
    const [only, ...more] = leaves;
    if (only === undefined)
        return 'it uses an action without steps';
    const template = (leaf) => headerTemplate({ ...candidate.facts, leaf });
    if (more.length === 0 && only === candidate.facts.leaf) {
        if (only.source.run === null)
            return { leaf: only, header: null };
        const isTimed = log?.isTimed(times) ?? false;
        const of = { startedAt: times.startedAt, isTimed, sharesSecond: failing.sharesSecond ?? true };
        return { leaf: only, header: (0,fit .Rh)(headers, template(only), of) };
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
        const header = leaf.source.run === null ? null : (0,fit .ay)(last, template(leaf));
        return header === null ? [] : [{ leaf, header }];
    });
    const [found, ...rivals] = fitting;
    if (found === undefined || rivals.length > 0)
        return `it uses ${uses}, and the log does not tell which of its steps failed`;
    return found;
}
function inCheckout(job, step, { facts, folder }) {
    const checkouts = job.job.steps
        .slice(0, job.job.steps.indexOf(step))
        .filter((each) => /^actions\/checkout@/.test(each.uses ?? ''));
    const own = checkouts.filter(({ with: given }) => !given.has('repository'));
    const paths = own.map(({ with: given }) => given
        .get('path')
        ?.toString()
        .replace(/^\.\/|(?<!\/)\/+$/g, '') ?? '');
    const [path] = paths;
    if (path === undefined || path === '' || path === '.' || paths.includes('') || facts.leaf.action !== null)
        return folder;
    if (folder === path)
        return '.';
    return folder.startsWith(`${path}/`) ? folder.slice(path.length + 1) : null;
}


  }),

  13666:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  failedPart),
    s: () => (  JobLog)
  });
  var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);

const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const END_GROUP = '##[endgroup]';
const EXIT_ERROR = /^##\[error\]Process completed with exit code \d+\.$/;
const SCRIPT_LINE = '\u001b[36;1m';
const MAX_HEADER_LINES = 25_000;
class JobLog {
    #lines;
    constructor(text) {
        this.#lines = text.split(/\r?\n/).map(readLine);
    }
    headers(step) {
        const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
        const headers = [];
        for (let at = from; at < to; at += 1) {
            if (!this.#lines[at]?.text.startsWith(RUN_GROUP))
                continue;
            const header = this.#headerAt(at);
            if (header !== null)
                headers.push(header);
        }
        return headers;
    }
    isTimed(step) {
        return this.#span(step) !== null;
    }
    failureLine(step) {
        const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
        for (let at = to - 1; at >= from; at -= 1)
            if (EXIT_ERROR.test(this.#lines[at]?.text ?? ''))
                return at;
        return -1;
    }
    failedPart(step, headerLine = null) {
        const span = this.#span(step);
        const { from, to } = span ?? { from: 0, to: this.#lines.length };
        const end = this.failureLine(step);
        const isHeader = (at) => this.#lines[at]?.text.startsWith(RUN_GROUP) === true;
        const lines = Array.from({ length: Math.max(0, end - from + 1) }, (_, at) => from + at);
        const start = headerLine ?? (span === null ? lines.findLast(isHeader) : lines.find(isHeader));
        if (end >= 0 && start !== undefined && start <= end) {
            return { text: plain(this.#lines.slice(start, end + 1)), found: 'step' };
        }
        return { text: plain(this.#lines.slice(from, to)), found: span === null ? 'whole' : 'time' };
    }
    #span({ startedAt, completedAt }) {
        if (startedAt === null)
            return null;
        const start = Date.parse(startedAt);
        const end = completedAt === null ? Number.POSITIVE_INFINITY : Date.parse(completedAt) + 1000;
        const from = this.#lines.findIndex(({ time }) => time >= start && time < end);
        if (from < 0)
            return null;
        const after = this.#lines.findIndex(({ time }, at) => at > from && time >= end);
        return { from, to: after < 0 ? this.#lines.length : after };
    }
    #headerAt(start) {
        const title = this.#lines[start]?.text.slice('##[group]'.length) ?? '';
        const time = this.#lines[start]?.time ?? Number.NaN;
        const last = Math.min(this.#lines.length, start + MAX_HEADER_LINES);
        let at = start + 1;
        const script = [];
        const isColoured = this.#lines[at]?.raw.startsWith(SCRIPT_LINE) === true;
        for (; at < last; at += 1) {
            const line = this.#lines[at];
            if (line === undefined || line.text === END_GROUP)
                break;
            if (isColoured ? !line.raw.startsWith(SCRIPT_LINE) : line.text.startsWith('shell: '))
                break;
            script.push(line.text);
        }
        const shell = this.#lines[at]?.text ?? '';
        if (!shell.startsWith('shell: '))
            return { time, line: start, title, script: null, shell: null, env: [] };
        const env = [];
        for (at += 1; at < last; at += 1) {
            const text = this.#lines[at]?.text;
            if (text === END_GROUP) {
                const values = env[0] === 'env:' ? env.slice(1) : [];
                return { time, line: start, title, script: script.join('\n'), shell: shell.slice(7), env: values };
            }
            env.push(text ?? '');
        }
        return null;
    }
}
function readLine(line) {
    const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
    const raw = line.slice(stamp.length);
    return { time: Date.parse(`${seconds}${fraction.slice(0, 4)}Z`), text: (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(raw), raw };
}
function plain(lines) {
    const texts = lines.map(({ text }) => text).filter((text) => !text.startsWith(END_GROUP));
    return texts
        .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
        .join('\n')
        .trim();
}
const failedPart = (log, step, headerLine = null) => new JobLog(log).failedPart(step, headerLine);


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
