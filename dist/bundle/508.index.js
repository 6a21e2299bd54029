export const id = 508;
export const ids = [508];
export const modules = {

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    aG: () => (  jobsOf),
    findTestCommand: () => (  findTestCommand),
    ip: () => (  commandFrom),
    mH: () => (  findStepCommands),
    qn: () => (  timeLimitOf)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40081);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59199);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _inner_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46936);
  var _job_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29997);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75697);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17448);












async function findTestCommand(request) {
    const { input, workingDirectory } = request;
    const found = input ?? (await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__  .OG)(request, workingDirectory));
    if (typeof found === 'string') {
        return { kind: 'missing', problem: `No test command: ${found}`, notes: [] };
    }
    const command = { ...found, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
}
async function findStepCommands(request, failing) {
    const refused = (why) => [searchOf(failing, why)];
    const { workflowPath, jobName, stepName } = failing;
    const content = await request.readText(workflowPath);
    if (content === null)
        return refused(`${workflowPath} is not in the base commit`);
    const workflow = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null) {
        return [searchOf(failing, await byHeader(request, failing, content))];
    }
    const { jobs, problem } = await jobsOf(request, workflow, failing.jobName);
    if (jobs.length === 0)
        return refused(problem);
    const plans = jobs.map((job) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .E5)(job, failing.labels ?? [], request.here ?? _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .GW));
    if (plans.every((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .NI)(steps, stepName).length === 0)) {
        if (WAITS_AT_THE_END.test(stepName))
            return [consequence(searchOf(failing, ONLY_WAITS))];
        return refused(OF_THE_RUNNER.test(stepName)
            ? 'it is a step that the runner adds'
            : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`);
    }
    return choose(request, failing, plans);
}
async function byHeader(request, failing, content) {
    const { workflowPath: path, stepName: name, log = null, labels = [], sharesSecond = true } = failing;
    const yaml = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_10__  .Td)(content);
    const problem = `${path} cannot be read as a workflow${yaml === '' ? '' : `, though GitHub takes it (its YAML: ${yaml})`}`;
    const header = yaml === '' || log === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Yp)((0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(log, failing), sharesSecond);
    if (header === null || !standsIn(header.script, content))
        return problem;
    if (header.script.includes('***'))
        return 'its script needs a secret, which tests never get';
    const job = { 'runs-on': 'ubuntu-latest', steps: [{ name, run: header.script }] };
    const plain = JSON.stringify({ on: 'push', jobs: { job } });
    const workflow = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .nv)(path, plain, request.run ?? { github: {} });
    const [only] = workflow === null ? [] : await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .A$)(request, workflow);
    const [leaf] = only === undefined ? [] : (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .E5)(only, labels, request.here ?? _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .GW);
    if (leaf === undefined)
        return problem;
    const found = await commandFrom(request, { leaf: { ...leaf, header }, before: [] }, failing);
    if (typeof found === 'string')
        return found;
    const note = `${problem}: the log tells the command, its shell and its environment, but neither its folder nor the builds before it`;
    return { ...found, notes: [note, ...found.notes], part: { from: header.line, to: null } };
}
function standsIn(script, text) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const wanted = script.split('\n').map((line) => line.trim());
    const isLine = (line, n) => {
        const pieces = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_10__  .LL)(line).map((part) => part.kind === 'text' ? part : { kind: 'hole', source: part.source, why: 'unknown' });
        return (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .vY)(pieces, wanted[n] ?? '') !== null;
    };
    return lines.some((line, from) => {
        const [, rest = ''] = /\brun: *(.*)$/.exec(line) ?? [];
        const first = [line, rest, rest.replace(/(?: *}|,.*)$/, '')].map((each) => each.replace(/^(["'])(.*)\1$/, '$2'));
        return (first.some((each) => isLine(each, 0)) &&
            wanted.slice(1).every((_, n) => isLine(lines[from + n + 1] ?? '', n + 1)));
    });
}
const searchOf = (failing, found) => {
    const { stepName: name, startedAt = null, completedAt = null } = failing;
    const step = { name, startedAt, completedAt };
    return { step, search: typeof found === 'string' ? refusal(failing, found) : { kind: 'found', ...found } };
};
const OF_THE_RUNNER = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .EB)([
    /^(?:Set up|Complete) (?:job|runner)$|^(?:Initialize|Stop) containers$/,
    /^(?:Pre|Post) /,
]);
const WAITS_AT_THE_END = /^Wait for all background steps$/;
const ONLY_WAITS = 'it waits for steps that run beside others: what failed is in one of those';
const consequence = ({ step, search }) => ({
    step,
    search: search.kind === 'refused' ? { ...search, isConsequence: true } : search,
});
function refusal(failing, why) {
    const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
    return {
        kind: 'refused',
        problem,
        why,
        ...((0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .P2)(why) ? { decidesNothing: true } : {}),
        notes: [],
    };
}
async function jobsOf(request, workflow, jobName) {
    const named = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .kM)(request, workflow, jobName);
    const current = request.here?.currentJob ?? null;
    if (current === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === current.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .A$)(request, workflow));
    const matrix = current.matrix === null ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Rf)(current.matrix);
    if (matrix === null || matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null)
        return { ...named, jobs };
    const isSame = ({ contexts }) => {
        const of = contexts.get('matrix');
        return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_11__  .NW)(false, () => of !== undefined && (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .aB)(of) === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .aB)(matrix));
    };
    const entry = jobs.find(isSame) ?? jobs[0];
    return {
        ...named,
        jobs: entry === undefined ? [] : [{ ...entry, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(entry.contexts, { matrix }) }],
    };
}
const JOB_MINUTES = 360;
async function timeLimitOf(request, workflowPath, jobName) {
    const content = await request.readText(workflowPath);
    const workflow = content === null ? null : (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null)
        return null;
    const { jobs } = await jobsOf(request, workflow, jobName);
    const [minutes, ...others] = new Set(jobs.map(({ job: { timeoutMinutes: minutes }, contexts }) => minutes === undefined
        ? JOB_MINUTES
        : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_11__  .NW)(Number.NaN, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .T4)(minutes, contexts).number())));
    return minutes === undefined || Number.isNaN(minutes) || others.length > 0 ? null : minutes * 60_000;
}
async function choose(request, failing, plans) {
    const log = failing.log ?? null;
    const candidates = plans.flatMap((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .NI)(steps, failing.stepName));
    const left = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .sc)(failing, candidates);
    const answers = [];
    for (const step of left) {
        const steps = plans.find((each) => each.includes(step)) ?? [];
        const job = { steps, listed: (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .JB)(steps, failing.steps?.all ?? []), log };
        answers.push(await answersOf(request, job, { step, failing }));
    }
    const shown = answers.filter((each) => each.some(({ isShown }) => isShown));
    const [first, ...others] = shown.length > 0 ? shown : answers;
    if (first === undefined)
        return [searchOf(failing, 'it cannot be told apart from others')];
    if (others.every((other) => answersText(other) === answersText(first)))
        return first.map(({ failing: of, result, isConsequence }) => {
            const search = searchOf(of, result);
            return isConsequence ? consequence(search) : search;
        });
    const jobs = new Set(left.map(({ job }) => job));
    const paths = new Set([...jobs].map(({ path }) => path));
    const several = jobs.size > 1 ? `jobs of ${[...paths].join(', ')}` : 'steps of that job';
    return [searchOf(failing, `several ${several} go by that name, and nothing tells which it was`)];
}
const answersText = (answers) => JSON.stringify(answers.map(({ result }) => {
    if (typeof result === 'string')
        return result;
    const { builds: _builds, services: _services, ...command } = result.command;
    return command;
}));
async function answersOf(request, job, { step, failing }) {
    const follows = !(0,_job_plan_js__WEBPACK_IMPORTED_MODULE_4__  .xP)(step)
        ? 'it ran only because a step before it had failed'
        : step.source.ends === null
            ? null
            : ONLY_WAITS;
    if (follows !== null)
        return [{ failing, result: follows, isShown: false, isConsequence: true }];
    const found = await scriptsThatFailed(request, job, { step, failing });
    if (typeof found === 'string')
        return [{ failing, result: found, isShown: false }];
    const answers = [];
    for (const script of found) {
        const { leaf, part } = script;
        const before = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_4__  .YK)(request, job, { step: script.step, leaf });
        const result = leaf.place.length > 0 && leaf.source.run.length === 0
            ? `it uses ${step.source.uses ?? ''}, in which the action ${leaf.source.uses ?? ''} failed`
            : await commandFrom(request, { leaf, before }, script.failing);
        answers.push({
            failing: script.failing,
            result: typeof result === 'string' ? result : { ...result, part },
            isShown: leaf.header !== null,
        });
    }
    return answers;
}
async function commandFrom(files, { leaf, before }, named) {
    const problem = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .PY)(leaf);
    if (problem !== null)
        return problem;
    const found = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .xA)(leaf);
    const { jobName, workflowPath } = named;
    const { job, actionFolder, source: step } = leaf;
    const stepName = actionFolder === null ? named.stepName : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_10__  .uO)(step.name, () => '');
    const effect = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .E8)(files, {
        stepName,
        leaf,
        command: 'source' in found ? null : found.command,
    });
    if (effect !== null)
        return effect;
    if ('source' in found)
        return (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .Qh)(found);
    const against = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .$Q)(files, leaf, found);
    if (against !== null)
        return against;
    const { builds, services, missingService, ms, notes } = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_4__  .XO)(files, before, found.command);
    const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
    const folder = actionFolder === '.' ? '' : actionFolder;
    const action = folder === null ? '' : `, in the action ./${folder}`;
    const command = {
        ...found.command,
        source: `step "${named.stepName}" of job "${jobName}" in ${file}${action}`,
        job: jobName,
        step: named.stepName,
        ...(builds.length === 0 ? {} : { builds: [...builds] }),
        ...(services.length === 0 ? {} : { services: [...services] }),
    };
    return {
        command,
        notes: [...leftOutVariables(found.leftOut), ...notes],
        buildsMs: ms,
        missingService,
    };
}
function leftOutVariables(leftOut) {
    const note = (why, because) => {
        const names = leftOut.filter((each) => each.why === why).map(({ name }) => name);
        return names.length === 0 ? [] : [`left out of the environment, because ${because}: ${names.join(', ')}`];
    };
    return [...note('secret', 'they are secrets'), ...note('unknown', 'their values are not known here')];
}
async function scriptsThatFailed(request, job, { step, failing }) {
    const log = job.log === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(job.log, failing);
    const leaves = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .wf)(request, step);
    if (leaves.length === 0)
        return 'it uses an action without steps';
    const [only] = leaves;
    if (only === step)
        return (await summedUp(request, job, { step, failing })) ?? [wholeStep({ step, failing }, log)];
    const uses = `it uses ${step.source.uses ?? ''}`;
    const shown = log === null ? null : (0,_inner_steps_js__WEBPACK_IMPORTED_MODULE_3__  .W)(step, leaves, log);
    const failed = shown?.filter(_inner_steps_js__WEBPACK_IMPORTED_MODULE_3__  .g) ?? [];
    if (failed.length === 0) {
        if (leaves.length === 1 && only !== undefined && !hasHeaders(log))
            return [{ step, failing, leaf: only, part: null }];
        return log === null || !hasHeaders(log)
            ? `${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`
            : `${uses}, and the log does not tell which of its steps failed`;
    }
    const scripts = [];
    for (const each of failed) {
        const ids = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .Is)(each.leaf);
        const named = shown?.filter(({ leaf, outcome }) => outcome === 'failure' && ids.includes(leaf.source.id ?? ''));
        scripts.push(...(named === undefined || named.length === 0 ? [each] : named));
    }
    return [...new Set(scripts)].map(({ leaf, part }) => ({ step, failing, leaf, part }));
}
const hasHeaders = (log) => log !== null && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .WD)(log).length > 0;
function wholeStep({ step, failing }, log) {
    if (step.source.run.length === 0 || log === null)
        return { step, failing, leaf: step, part: null };
    const header = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Rh)(log, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .SJ)(step), failing.sharesSecond ?? true);
    const part = header === null ? null : { from: header.line, to: null };
    return { step, failing, leaf: { ...step, header }, part };
}
async function summedUp(request, job, { step, failing }) {
    const ids = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .Is)(step);
    const named = job.steps.flatMap((each, at) => {
        const listed = job.listed[at];
        if (listed == null || each === step || !ids.includes(each.source.id ?? ''))
            return [];
        if (listed.conclusion === 'skipped' || (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .m6)(each) === false)
            return [];
        const { name: stepName, startedAt = null, completedAt = null, sharesSecond = true } = listed;
        return [{ step: each, failing: { ...failing, stepName, startedAt, completedAt, sharesSecond } }];
    });
    if (named.length === 0)
        return null;
    const isSure = named.length === 1;
    const found = [];
    for (const each of named) {
        const log = job.log === null ? null : logOfFailedStep(job, each);
        const isWhole = each.step.source.run.length > 0;
        if (isWhole && !isSure && (log?.failureLine ?? -1) < 0)
            continue;
        const scripts = isWhole ? [wholeStep(each, log)] : await scriptsThatFailed(request, job, each);
        if (typeof scripts === 'string' && isSure)
            return scripts;
        if (typeof scripts !== 'string')
            found.push(...scripts);
    }
    const names = named.map(({ failing: { stepName } }) => `"${stepName}"`).join(', ');
    return found.length > 0
        ? found
        : `it fails by the outcome of ${names}, and the log does not tell which of them failed`;
}
function logOfFailedStep({ steps, listed, log }, { step, failing }) {
    if (log === null)
        return null;
    const stepLog = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(log, failing);
    const header = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Rh)(stepLog, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .SJ)(step), failing.sharesSecond ?? true);
    const at = steps.indexOf(step);
    const next = steps.slice(at + 1).flatMap((each, n) => {
        const of = listed[at + 1 + n];
        if (of == null || each.source.run.length === 0)
            return [];
        return (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Rh)((0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(log, of), (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .SJ)(each), of.sharesSecond ?? true) ?? [];
    })[0];
    const from = header?.line ?? stepLog.from;
    const to = Math.min(stepLog.to, next === undefined || next.line <= from ? stepLog.to : next.line);
    const failed = log.slice(from, to).findLastIndex(_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .N6);
    return { ...stepLog, from, to, failureLine: failed < 0 ? -1 : from + failed };
}


  })

};
