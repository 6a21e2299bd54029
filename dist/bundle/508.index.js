export const id = 508;
export const ids = [508];
export const modules = {

  29997:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CI: () => (  partsOf),
    F5: () => (  shapeOf),
    XO: () => (  buildsBefore),
    YK: () => (  partsBefore),
    gM: () => (  tookMs),
    hA: () => (  purposeOfPart)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39429);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _shell_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14398);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71700);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34060);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17448);










async function purposeOf({ name, run, shell }, judgeDoes = () => false) {
    const hasEffect = (text) => (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .gY)(text, shell).then((effect) => effect !== null);
    const isHarmful = await hasEffect(run);
    const script = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(run, shell);
    const roles = [];
    for (const { command, role } of rolesIn(script, name)) {
        const isLeftOut = (role === 'build' && judgeDoes((0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .p)({ ...script, commands: [command] }))) ||
            (isHarmful && (await hasEffect(run.slice(command.start, command.end))));
        roles.push({ command, role: isLeftOut ? 'set-up' : role });
    }
    const has = (...wanted) => roles.some(({ role }) => wanted.some((each) => each === role));
    const found = { checks: has('check'), builds: has('build') };
    if (!has('build', 'unknown'))
        return { kind: isHarmful ? 'effect' : found.checks ? 'check' : 'set-up', ...found, run };
    const edits = roles.flatMap(({ command, role }) => editsOf(command, role, script));
    const left = script.isKnown ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .QU)(run, edits) : run;
    return { kind: (await hasEffect(left)) ? 'effect' : 'build', ...found, run: left };
}
function editsOf({ start, end, words }, role, script) {
    if (role === 'set-up' || role === 'check')
        return [{ start, end, text: ':' }];
    const text = script.text.slice(start, end);
    const [program = '', ...args] = words.map(({ value }) => value);
    if (program === 'mkdir' && !args.some((arg) => /^-\w*p|^--parents$/.test(arg))) {
        const at = start + text.indexOf('mkdir') + 'mkdir'.length;
        return [{ start: at, end: at, text: ' -p' }];
    }
    return /\bpip\d? install\b/.test(text) && args.some((arg) => /\.(?:whl|tar\.gz)$/.test(arg))
        ? [{ start: end, end, text: ` && ${text} --force-reinstall --no-deps` }]
        : [];
}
function rolesIn(script, name) {
    let isElsewhere = false;
    let hasFetched = false;
    return script.commands.flatMap((command) => {
        if (isWithin(command, script))
            return [];
        const calls = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .p)({ ...script, commands: [command] });
        const programs = calls.map(programOf);
        hasFetched ||= calls.some((call) => FETCHES.test(textOf(call)));
        isElsewhere ||= hasFetched && programs.some((program) => program === 'cd' || program === 'pushd');
        const role = isElsewhere ? 'set-up' : roleOf(command, calls);
        const isInDoubt = role === 'unknown' || (role === 'build' && programs.some((each) => RUNS_TASKS.test(each)));
        if (isInDoubt && SETS_UP.test(plainName(name)))
            return { command, role: 'set-up' };
        const isForMachine = command.isInBackground || programs[0] === 'sudo';
        return { command, role: role === 'unknown' && isForMachine ? 'set-up' : role };
    });
}
const isWithin = ({ start, end }, { text, commands }) => /(?:\$\(|`|<\()\s*$/.test(text.slice(Math.max(0, start - 40), start)) ||
    commands.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start);
const FETCHES = /^(?:git clone|curl|wget)\b/;
const programOf = (call) => (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(call?.words[0]?.value ?? '');
const argsOf = ({ words }) => words.slice(1).map(({ value }) => value);
const textOf = (call) => [programOf(call), ...argsOf(call)].join(' ');
const plainName = (name) => name.replace(/^[^\p{L}]+/u, '');
const SETS_UP = /^(?:install|set ?up|cache|restore|download|start|launch|wait|free|log ?in|show|print|display|list|fetch|pull|enable)\b/i;
const RUNS_TASKS = /^(?:g?make|just|task|rake|invoke|inv)$/;
const GIT_SETS_UP = /^(?:clone|fetch|pull|submodule|config|checkout|switch|lfs|remote|init|clean|add|commit|tag)$/;
const ORDER = ['build', 'check', 'set-up', 'unknown'];
function roleOf(command, calls) {
    if (command.redirections.some(({ target }) => /^"?\$\{?GITHUB_\w+/.test(target?.raw ?? '')))
        return 'set-up';
    if (command.redirections.some(({ operator }) => operator === '>>'))
        return 'set-up';
    if (programOf(calls[0]) === 'sudo' &&
        calls.some((call) => /^(?:make|ninja)\b.* install\b/.test(textOf(call))))
        return 'build';
    const roles = calls.map(roleOfCall);
    return ORDER.find((role) => roles.includes(role)) ?? null;
}
function roleOfCall(call) {
    const [program, args] = [programOf(call), argsOf(call)];
    if (MACHINE.has(program) && !/\b(?:build|bake)\b/.test(args.join(' ')))
        return 'set-up';
    if (installsProject(program, args))
        return 'build';
    if (program === 'tsc' || program === 'vue-tsc')
        return args.includes('--noEmit') ? 'check' : 'build';
    if (program === 'cp')
        return /^[/~$]/.test(args.at(-1) ?? '') ? 'set-up' : 'unknown';
    if (program === 'setup' && /^(?:build|bdist|sdist)/.test(args[0] ?? ''))
        return 'build';
    const kind = (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .I)(call);
    switch (kind) {
        case 'test':
        case 'lint':
            return 'check';
        case 'install':
            if (program === 'git' && !args.some((arg) => GIT_SETS_UP.test(arg)))
                return null;
            return 'set-up';
        case 'build':
            return 'build';
        case 'other':
            return args.some((arg) => /^(?:set-?up|install)$/.test(arg)) ? 'set-up' : 'unknown';
        case 'version':
        case null:
            return null;
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .xb)(kind);
    }
}
const MACHINE = new Set(`docker docker-compose podman systemctl service psql createdb createuser dropdb pg_ctl pg_isready mysql mysqladmin mongosh
  redis-cli rabbitmqctl sysctl ulimit modprobe locale-gen update-alternatives adduser useradd usermod groupadd chown mount swapon
  ssh-keygen ssh-keyscan ssh-add gpg kill pkill killall sleep wait wait-for-it hash type command alias shopt umask ccache sccache
  gh aws gcloud az defaults security keytool Xvfb dpkg rpm apt-key add-apt-repository nvidia-smi lsb_release`.split(/\s+/));
const INSTALLERS = /^(?:pip|uv|pipx|poetry|gem|npm|pnpm|yarn|go|cargo|R)$/;
const VALUED = /^(?:-[rcftCwpi]|--(?:requirements?|constraint|find-links|prefix|target|root|cwd|dir|workspace|python|index-url|group))$/;
const IN_CHECKOUT = /^\.{1,2}(?:$|[/[])|^(?:dist|build|pkg|wheelhouse)\/|\.(?:whl|gem|tgz|tar\.gz)$/;
function installsProject(program, args) {
    if (program === 'make' || program === 'gmake')
        return args.includes('install') && args.some((arg) => /^(?:DESTDIR|PREFIX|prefix)=/.test(arg));
    if (program === 'setup' || program === 'ninja' || program === 'meson')
        return args.includes('install');
    if (!INSTALLERS.test(program) || !args.some((arg) => /^(?:install|INSTALL)$/.test(arg)))
        return false;
    if (program === 'cargo')
        return args.includes('--path');
    if (args.some((arg) => /^(?:-e|--editable)/.test(arg)))
        return false;
    return args.some((arg, at) => IN_CHECKOUT.test(arg) && !arg.includes('://') && !VALUED.test(args[at - 1] ?? ''));
}
const BUILDS_FIRST = new Set('cargo go mvn gradle dotnet swift zig sbt mill mix bazel bazelisk stack cabal xcodebuild crystal nimble flutter lein'.split(' '));
const BUILDS_NOTHING = /^--(?:no|skip)-(?:re)?build$/;
const CHOOSES = /^(?:-[oc]|--(?:out\S*|target|release|profile|configuration|artifact-dir|product))(?==|$)/;
async function doneBy(judge, folder) {
    if (judge.workingDirectory !== folder)
        return () => false;
    const judging = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .p)(await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(judge.run, judge.shell)).filter((call) => {
        const kind = (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .I)(call);
        return (kind === 'test' || kind === 'lint') && !argsOf(call).some((arg) => BUILDS_NOTHING.test(arg));
    });
    return (calls) => calls.some((call) => {
        const args = argsOf(call);
        if (!BUILDS_FIRST.has(programOf(call)) || args.some((arg) => /^(?:install|publish\w*)$/.test(arg)))
            return false;
        const chosen = args.filter((arg, at) => CHOOSES.test(arg) || /^(?:-[oc]|--target|--profile)$/.test(args[at - 1] ?? ''));
        return judging.some((other) => {
            const own = argsOf(other);
            return programOf(other) === programOf(call) && chosen.every((arg) => own.includes(arg));
        });
    });
}
async function partsBefore(files, job, { step, leaf }) {
    const at = job.steps.indexOf(step);
    const parts = [];
    for (let before = 0; before < at; before += 1)
        parts.push(...(await partsOf(files, job, before)));
    const own = await partsOf(files, job, at);
    const end = own.findIndex((part) => part.leaf.source === leaf.source);
    return [...parts, ...own.slice(0, Math.max(0, end))];
}
async function partsOf(files, { steps, listed, log }, at) {
    const step = steps[at];
    const told = listed[at] ?? null;
    if (step === undefined || told?.conclusion === 'skipped' || !mayRun(step))
        return [];
    const leaves = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .wf)(files, step);
    return leaves
        .filter((leaf) => leaf.source.run.length > 0 && mayRun(leaf))
        .map((leaf) => {
        const isWhole = leaf === step;
        const name = isWhole ? (told?.name ?? (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .HD)(leaf)) : (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .HD)(leaf);
        return { leaf: { ...leaf, header: headerOf(leaf, { told, log, isWhole }) }, name, listed: told };
    });
}
const mayRun = (leaf) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .F9)(leaf.source.condition, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .WO)(leaf)) !== false;
function headerOf(leaf, { told, log, isWhole, }) {
    if (told === null || log === null)
        return null;
    const own = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .YO)(log, told);
    const template = (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .SJ)(leaf);
    if (isWhole)
        return (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .Rh)(own, template, told.sharesSecond ?? true);
    const fitting = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .WD)(own).flatMap((header) => (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .ay)(header, template) ?? []);
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
const purposeOfPart = ({ leaf: { source }, name }) => purposeOf({
    name,
    run: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(source.run, () => '$EXPRESSION'),
    shell: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(source.shell, () => '') || null,
});
async function buildsBefore(parts, judge) {
    const builds = [];
    const notes = [];
    const steps = new Set();
    for (const part of parts) {
        if ((await purposeOfPart(part)).kind !== 'build')
            continue;
        const build = await buildOf(part, judge);
        if (build === null)
            continue;
        if (typeof build === 'string') {
            notes.push(`step "${part.name}", which builds, cannot run again here: ${build}`);
            continue;
        }
        builds.push(build);
        if (part.listed !== null)
            steps.add(part.listed);
    }
    return { builds, notes, ms: [...steps].reduce((sum, step) => sum + (tookMs(step) ?? 0), 0) };
}
async function buildOf({ leaf, name }, judge) {
    const found = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .xA)(leaf);
    if ('source' in found)
        return found.why === 'foreign' ? null : (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .Qh)(found);
    const { command } = found;
    const judgeDoes = await doneBy(judge, command.workingDirectory);
    const purpose = await purposeOf({ name, ...command }, judgeDoes);
    if (purpose.kind !== 'build')
        return null;
    return ((0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .PY)(leaf) ??
        (await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .$Q)(leaf, found)) ?? { step: name, ...command, run: purpose.run });
}
const shapeOf = ({ run, shell, workingDirectory, env, builds = [], }) => JSON.stringify([
    run,
    shell,
    workingDirectory,
    Object.entries(env).toSorted(),
    builds.map((build) => [
        build.run,
        build.shell,
        build.workingDirectory,
        Object.entries(build.env).toSorted(),
    ]),
]);
function tookMs({ startedAt, completedAt, }) {
    const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
    return ms >= 0 ? ms : null;
}


  }),

  61777:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $Q: () => (  problemOfCommand),
    E5: () => (  stepsOfJob),
    E8: () => (  problemOfScript),
    HD: () => (  shownName),
    JB: () => (  listedFor),
    NI: () => (  stepsNamed),
    PY: () => (  problemOfStep),
    sc: () => (  narrow),
    wf: () => (  leavesOf)
  });
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96856);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39429);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71700);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75697);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34060);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17448);










const MAX_ACTIONS = 10;
async function leavesOf(files, leaf, depth = 0) {
    const folder = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .M1)(leaf.source.uses);
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
    const github = leaf.contexts.get('github') ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({});
    const outside = (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .WO)(leaf);
    const inputs = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .PC)(action.inputs, leaf.source.with, { contexts: outside, defaults: outside });
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(leaf.contexts, {
        inputs,
        github: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .RV)(github, 'action_path', (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Yj)(`${_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ZB.workspace}/${action.path}`)),
    });
}
async function readAction(files, folder) {
    for (const name of ['action.yml', 'action.yaml']) {
        const path = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__  ._z)(folder, name);
        const content = await files.readFile(path);
        if (content === null)
            continue;
        const root = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .jO)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .CJ)('action', path, content) ?? undefined);
        const runs = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .jO)(root.get('runs'));
        if ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .ws)(runs.get('using'))?.toLowerCase() !== 'composite')
            return null;
        const inputs = [...(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .Vc)(root.get('inputs'))].map(([name, input]) => [name, { ...input, type: 'string' }]);
        return {
            path: folder === '.' ? '' : folder,
            inputs: new Map(inputs),
            steps: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .B_)(runs.get('steps')),
        };
    }
    return null;
}
function stepsOfJob(job, given, here) {
    const labels = given.length > 0 ? given : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .g0)(job.job.runsOn, job.contexts);
    const runner = { os: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .mJ)(labels) ?? here.os, arch: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Qh)(labels) };
    return job.job.steps.map((source) => (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .eo)(job, source, { runner, here }));
}
function stepsNamed(leaves, name) {
    const all = leaves.map((leaf) => ({ leaf, isShown: nameFits(displayName(leaf), name) }));
    const exact = all.filter(({ isShown }) => isShown === 'exact');
    const shown = exact.length > 0 ? exact : all.filter(({ isShown }) => isShown === 'pattern');
    return shown.map(({ leaf }) => leaf);
}
function listedFor(leaves, all) {
    let from = 0;
    return leaves.map((leaf) => {
        const name = displayName(leaf);
        const at = all.findIndex((listed, index) => index >= from && nameFits(name, listed.name) !== null);
        if (at >= 0)
            from = at + 1;
        return all[at] ?? null;
    });
}
const shownName = (leaf) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(displayName(leaf)
    .map((piece) => piece.kind === 'text' ? piece.text : piece.kind === 'hole' ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .dn)(piece.source) : '')
    .join(''));
function narrow({ steps, stepName }, leaves) {
    if (leaves.length === 1)
        return leaves;
    const possible = leaves.filter((leaf) => {
        const { job, contexts } = leaf.job;
        if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .F9)(job.condition, contexts) === false)
            return false;
        return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .F9)(leaf.source.condition, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .WO)(leaf)) !== false;
    });
    const left = possible.length > 0 ? possible : leaves;
    if (left.length === 1 || steps === undefined)
        return left;
    const listed = steps.all.flatMap(({ name }, at) => ((0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(name) === (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(stepName) ? [at] : []));
    const rank = listed.indexOf(steps.position);
    const ofJobs = [...Map.groupBy(leaves, ({ job }) => job).values()];
    const isWhole = leaves.length === listed.length * ofJobs.length;
    const placed = isWhole ? left.filter((leaf) => ofJobs.some((ofJob) => ofJob[rank] === leaf)) : [];
    return placed.length > 0 ? placed : left;
}
function displayName(leaf) {
    const { source } = leaf;
    const contexts = (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .WO)(leaf);
    if (source.name.length > 0)
        return lineOfName((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(source.name, contexts));
    const prefix = [{ kind: 'text', text: 'Run ' }];
    if (source.run.length > 0)
        return [...prefix, ...lineOfName((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(source.run, contexts))];
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
    const plain = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(name);
    if (plain !== null)
        return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(plain) === (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(shown) ? 'exact' : null;
    const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
    return hasWords && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .dl)(name, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(shown)) !== null ? 'pattern' : null;
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
    if (isElsewhere(here) && mayFail(job))
        return 'the run passes without its job (`continue-on-error`)';
    const environment = isElsewhere(here) ? environmentNameOf(job) : '';
    if (environment !== '') {
        return `its job is bound to the deployment environment "${environment}" (\`environment:\`): \`agent-fix init --in-job\` runs agent-fix in that job`;
    }
    if (/ACTIONS_ID_TOKEN_REQUEST/.test(scriptText(source.run)))
        return "it asks for the job's identity token (`id-token`)";
    return null;
}
const mayFail = ({ job: { continueOnError: token }, contexts }) => token !== undefined && (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(false, () => (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_0__  .vN)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(token, contexts)));
function environmentNameOf({ job, contexts }) {
    const { environment } = job;
    const name = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .kW)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .jO)(environment).get('name') ?? environment);
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(name, contexts)) ?? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(name, _workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .dn);
}
async function problemOfScript(stepName, leaf, command) {
    const run = command?.run ?? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(leaf.source.run, () => '$EXPRESSION');
    const shell = command?.shell ?? null;
    if (await onlyFails(run, shell)) {
        return 'it does nothing but fail: what went wrong is in an earlier step or another job';
    }
    const effect = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_5__  .gY)(run, shell);
    if (effect !== null)
        return `it ${effect.does} (\`${effect.command}\`), which a test command must not repeat`;
    const verb = (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_5__  .gz)(stepName, run);
    return verb === null
        ? null
        : `by its name it is there to ${verb.toLowerCase()} something, which a test command must not repeat`;
}
const isElsewhere = ({ ownJob, isOnlyRead }) => ownJob === null && isOnlyRead !== true;
async function problemOfCommand({ job, here }, { command, leftOut }) {
    if (here.isOnlyRead === true)
        return null;
    const needed = leftOut.find(({ name, level }) => (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .dj)(command.run, name) || (level === 'step' && !REPORTING.test(name)));
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
    const kinds = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_5__  .tG)(run, shell);
    return !kinds.has('test') && (kinds.has('lint') || kinds.has('build') || kinds.has('install'));
}
function sumsUpJobs({ condition, run, env }) {
    const values = [...(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .jO)(env).values()].map(_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .ws);
    return [condition, scriptText(run), ...values].some((text) => RESULTS.test(text ?? ''));
}
const RESULTS = /\bneeds\s*(?:\.\s*(?:\*|[\w-]+)|\[[^\]]*\])\s*\.\s*result\b|\btoJSON\(\s*needs\s*\)/i;
async function onlyFails(text, shell) {
    const { isKnown, plain } = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(text, shell);
    const calls = plain.map((command) => command?.words.map(({ value }) => value).join(' ') ?? '');
    const serious = calls.filter((call) => !/^(?:echo|printf|set) /.test(call));
    return isKnown && serious.length > 0 && serious.every((call) => /^(?:exit [1-9]\d*|false)$/.test(call));
}
const scriptText = (template) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(template, _workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .dn);


  }),

  70758:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qh: () => (  missingValue),
    SJ: () => (  headerTemplate),
    WO: () => (  contextsOf),
    dj: () => (  namesVariable),
    eo: () => (  leafOf),
    xA: () => (  commandOfStep)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _shell_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14398);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71700);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17448);






function leafOf(job, source, { runner, here }) {
    const { id: jobId, env, defaults, steps } = job.job;
    const contexts = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .jo)(job.contexts, jobId, runner);
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
    const env = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .$I)((name) => {
        const value = values.get(name);
        return value === undefined ? otherVariable(leaf, name) : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ul)(value.pieces);
    });
    for (const { level, source, contexts } of leaf.layers) {
        const added = readLayer(source, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(contexts, { env }));
        if (added instanceof _evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Dn) {
            lost.push({ name: 'env', level, why: added.why });
            continue;
        }
        for (const [name, own] of added) {
            const pieces = (level === 'step' ? null : replacedValue(leaf, name, own)) ?? own;
            values.set(name, { pieces, level });
        }
    }
    return { values, lost, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(leaf.contexts, { env }) };
}
const contextsOf = (leaf) => view(leaf).contexts;
function readLayer(source, contexts) {
    if (!source?.isExpression) {
        return [...(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .jO)(source)].map(([name, text]) => [name, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .kW)(text), contexts)]);
    }
    try {
        const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(source, contexts);
        const pairs = 'pairs' in value ? value.pairs() : [];
        return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
    }
    catch (error) {
        return error instanceof _evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Dn ? error : new _evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Dn('unknown');
    }
}
function otherVariable({ here, header }, name) {
    if (header !== null) {
        const value = header.env.get(name);
        if (value?.includes('***'))
            throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Dn('secret');
        return value === undefined ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .eG)(value);
    }
    if (here.ownJob === null)
        throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Dn('unknown');
    if (SECRET_NAME.test(name))
        throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Dn('secret');
    return here.env[name] ?? null;
}
function replacedValue(leaf, name, pieces) {
    const { header, here } = leaf;
    if (!settingScripts(leaf).some((script) => namesVariable(script, name)))
        return null;
    const value = header?.env.get(name);
    if (value !== undefined && !value.includes('***')) {
        const isSame = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_4__  .vY)(pieces, value) !== null || (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(pieces)?.trimEnd() === value.trimEnd();
        return isSame ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .eG)(value));
    }
    if (header !== null)
        return null;
    const text = ownValue(here, name);
    return text === undefined
        ? [{ kind: 'hole', source: `env.${name}`, why: 'unknown' }]
        : [{ kind: 'text', text }];
}
const settingScripts = ({ before }) => before
    .map(({ run }) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .uO)(run, (source) => source))
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
    const text = holes.length > 0 ? null : rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ul)(pieces), here.workspace);
    if (text !== null)
        return text;
    if (holes.some(({ why }) => why === 'secret'))
        return { why: 'secret' };
    const shown = header?.env.get(name);
    if (shown !== undefined && (shown.includes('***') || (0,_step_log_js__WEBPACK_IMPORTED_MODULE_4__  .vY)(pieces, shown) !== null)) {
        return valueShown(shown, here);
    }
    return ownValue(here, name) ?? { why: 'unknown' };
}
const valueShown = (shown, here) => shown.includes('***')
    ? { why: 'secret' }
    : (rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .eG)(shown), here.workspace) ?? { why: 'unknown' });
function rendered(text, workspace) {
    if (text.includes(_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ZB.temp))
        return null;
    const isKnown = workspace !== null || !text.includes(_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ZB.workspace);
    return isKnown ? text.replaceAll(_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ZB.workspace, workspace ?? '') : null;
}
const writtenNames = (leaf) => settingScripts(leaf).flatMap((script) => [...script.matchAll(/(?:^|["'\s])([A-Za-z_]\w*)(?==|<<)/gm)].map(([, name]) => name ?? ''));
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
function headerTemplate(leaf) {
    const { contexts, values } = view(leaf);
    const own = [...values].filter(([, { level }]) => level === 'step');
    return {
        script: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(leaf.source.run, contexts),
        stepEnv: new Map(own.map(([name, { pieces }]) => [name, pieces])),
    };
}
async function commandOfStep(leaf) {
    const { source, defaults, here } = leaf;
    const seen = view(leaf);
    const textOf = (templates) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(templates.find(({ length }) => length > 0) ?? [], seen.contexts);
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
        return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ul)(pieces);
    const missing = { of: 'its script', source: hole.source };
    if (hole.why === 'secret' || header === null)
        return { ...missing, why: hole.why };
    if (header.script.includes('***'))
        return { ...missing, why: 'secret' };
    const last = pieces.at(-1);
    const end = last?.kind === 'text' ? (/(?<!\n)\n*$/.exec(last.text)?.[0] ?? '') : '';
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .eG)(header.script) + end;
}
const VARIABLES = {
    [_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ZB.workspace]: 'GITHUB_WORKSPACE',
    [_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ZB.temp]: 'RUNNER_TEMP',
};
const MARK = new RegExp(Object.values(_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .ZB).join('|'), 'g');
async function renderScript(text, shell, workspace) {
    if (text.search(MARK) < 0)
        return text;
    const edits = await variableEdits(text, shell);
    return edits === null ? rendered(text, workspace) : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .QU)(text, edits);
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
    const script = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(text, shell);
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
    const given = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(pieces);
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
    const program = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(path.replace(/\.exe$/i, ''));
    const args = end < 0 ? '' : shown.slice(end + 1).trim();
    if ((0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .R6)(program) === 'windows')
        return program;
    const known = [null, 'bash', 'sh', 'python'].find((shell) => {
        const plan = (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .qI)(shell, '', () => true);
        return plan.program === program && plan.args.join(' ') === args;
    });
    return known === undefined ? `${program} ${args}`.trim() : known;
}
const checkoutsBefore = ({ job, before, runner, here, header }) => before
    .filter(({ uses }) => /^actions\/checkout@/.test(uses ?? ''))
    .map((step) => leafOf(job, step, { runner, here }))
    .filter((leaf) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .F9)(leaf.source.condition, contextsOf(leaf)) !== false)
    .map((leaf) => checkoutOf({ ...leaf, header }));
function checkoutOf(leaf) {
    const contexts = contextsOf(leaf);
    const given = (name) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .kW)(leaf.source.with.get(name)), contexts);
    const named = given('repository');
    const own = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .LL)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .dn)('github.repository')), contexts);
    const isOurs = named.every((piece) => piece.kind === 'hole' && /\bgithub\b/.test(piece.source));
    const repository = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(named) ?? folderText(named);
    const isOwn = isOurs || repository.toLowerCase() === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(own)?.toLowerCase();
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
            return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .dn)(piece.source);
        return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .dn)(piece.path === 'temp' ? 'runner.temp' : 'github.workspace');
    })
        .join('');
    return (!isAbsolute && text.startsWith('/') ? '/' : '') + (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .nu)(text);
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
    if (hole !== undefined && inside.includes((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .dn)(hole.source)))
        return missing(hole.source, hole.why);
    if (inside.startsWith('/') || /(?:^|\/)\.\.(?:\/|$)|\\|\$\{\{/.test(inside))
        return missing(inside, 'outside');
    return inside || '.';
}


  }),

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    aG: () => (  jobsOf),
    findTestCommand: () => (  findTestCommand),
    ip: () => (  commandFrom)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39429);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97763);
  var _job_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29997);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75697);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17448);










async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input === null && failing !== null)
        return findStepCommand(request, failing);
    const found = input ?? (await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__  .OG)(request, workingDirectory));
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
    const workflow = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null)
        return refusal(failing, `${workflowPath} cannot be read as a workflow`);
    const { jobs, problem } = await jobsOf(request, workflow, failing);
    if (jobs.length === 0)
        return refusal(failing, problem);
    const plans = jobs.map((job) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .E5)(job, failing.labels ?? [], request.here ?? _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .GW));
    if (plans.every((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .NI)(steps, stepName).length === 0)) {
        return refusal(failing, OF_THE_RUNNER.test(stepName)
            ? "it is a step of the runner's own"
            : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`);
    }
    return choose(request, failing, plans);
}
const OF_THE_RUNNER = /^(?:Set up (?:job|runner)|Complete (?:job|runner)|Initialize containers|Stop containers|Wait for all background steps|(?:Pre|Post) .*)$/;
function refusal(failing, why) {
    const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
    return { kind: 'refused', problem, why, notes: [] };
}
async function jobsOf(request, workflow, { jobName }) {
    const named = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .kM)(request, workflow, jobName);
    const own = request.here?.ownJob ?? null;
    if (own === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === own.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .A$)(request, workflow));
    const matrix = own.matrix === null ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Rf)(own.matrix);
    if (matrix === null || matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv)
        return { ...named, jobs };
    const isSame = ({ contexts }) => {
        const of = contexts.get('matrix');
        return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(false, () => of !== undefined && (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .aB)(of) === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .aB)(matrix));
    };
    const entry = jobs.find(isSame) ?? jobs[0];
    return {
        ...named,
        jobs: entry === undefined ? [] : [{ ...entry, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(entry.contexts, { matrix }) }],
    };
}
async function choose(request, failing, plans) {
    const lines = typeof failing.log === 'string' ? (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .x6)(failing.log) : null;
    const log = lines === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .YO)(lines, failing);
    const candidates = plans.flatMap((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .NI)(steps, failing.stepName));
    const left = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .sc)(failing, candidates);
    const answers = [];
    for (const candidate of left) {
        const leaves = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .wf)(request, candidate);
        const leaf = leafThatFailed(candidate, leaves, { failing, log });
        if (typeof leaf === 'string')
            answers.push({ result: leaf, isTold: false });
        else {
            const steps = plans.find((each) => each.includes(candidate)) ?? [];
            const job = { steps, listed: (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .JB)(steps, failing.steps?.all ?? []), log: lines };
            const before = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_2__  .YK)(request, job, { step: candidate, leaf });
            answers.push({ result: await commandFrom({ leaf, before }, failing), isTold: leaf.header !== null });
        }
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
function sayOf({ result }) {
    if (typeof result === 'string')
        return result;
    const { builds: _, ...command } = result.command;
    return JSON.stringify(command);
}
async function commandFrom({ leaf, before }, named) {
    const problem = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .PY)(leaf);
    if (problem !== null)
        return problem;
    const found = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .xA)(leaf);
    const { jobName, workflowPath } = named;
    const { job, actionFolder, header, source: step } = leaf;
    const stepName = actionFolder === null ? named.stepName : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(step.name, () => '');
    const effect = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .E8)(stepName, leaf, 'source' in found ? null : found.command);
    if (effect !== null)
        return effect;
    if ('source' in found)
        return (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .Qh)(found);
    const against = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .$Q)(leaf, found);
    if (against !== null)
        return against;
    const { builds, ms, notes } = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_2__  .XO)(before, found.command);
    const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
    const folder = actionFolder === '.' ? '' : actionFolder;
    const action = folder === null ? '' : `, in the action ./${folder}`;
    const command = {
        ...found.command,
        source: `step "${named.stepName}" of job "${jobName}" in ${file}${action}`,
        job: jobName,
        step: named.stepName,
        ...(builds.length === 0 ? {} : { builds: [...builds] }),
    };
    return {
        command,
        notes: [...leftOutNotes(found.leftOut), ...notes],
        headerLine: header?.line ?? null,
        buildsMs: ms,
    };
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
        return { ...only, header: (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .Rh)(log, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .SJ)(only), failing.sharesSecond ?? true) };
    }
    const headers = log === null ? [] : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .WD)(log);
    if (more.length === 0 && headers.length === 0)
        return only;
    const uses = `it uses ${step.source.uses ?? ''}`;
    const last = headers.findLast(({ line }) => line < (log?.failureLine ?? -1));
    if (last === undefined)
        return `${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`;
    if (last.script === null)
        return `${uses}, in which the action ${last.title.replace(/^Run /, '')} failed`;
    const fitting = leaves.flatMap((leaf) => {
        const header = leaf.source.run.length === 0 ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .ay)(last, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .SJ)(leaf));
        return header === null ? [] : [{ ...leaf, header }];
    });
    const [found, ...rivals] = fitting;
    return found === undefined || rivals.length > 0
        ? `${uses}, and the log does not tell which of its steps failed`
        : found;
}


  })

};
