export const id = 508;
export const ids = [508];
export const modules = {

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    aG: () => (  jobsOf),
    findTestCommand: () => (  findTestCommand),
    ip: () => (  commandFrom)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59199);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _job_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29997);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75697);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17448);











async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input === null && failing !== null)
        return findStepCommand(request, failing);
    const found = input ?? (await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__  .OG)(request, workingDirectory));
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
    const workflow = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null)
        return refusal(failing, `${workflowPath} cannot be read as a workflow`);
    const { jobs, problem } = await jobsOf(request, workflow, failing);
    if (jobs.length === 0)
        return refusal(failing, problem);
    const plans = jobs.map((job) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .E5)(job, failing.labels ?? [], request.here ?? _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .GW));
    if (plans.every((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .NI)(steps, stepName).length === 0)) {
        return refusal(failing, OF_THE_RUNNER.test(stepName)
            ? 'it is a step that the runner adds'
            : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`);
    }
    return choose(request, failing, plans);
}
const OF_THE_RUNNER = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .EB)([
    /^(?:Set up|Complete) (?:job|runner)$|^(?:Initialize|Stop) containers$/,
    /^Wait for all background steps$|^(?:Pre|Post) /,
]);
function refusal(failing, why) {
    const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
    return { kind: 'refused', problem, why, notes: [] };
}
async function jobsOf(request, workflow, { jobName }) {
    const named = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .kM)(request, workflow, jobName);
    const own = request.here?.ownJob ?? null;
    if (own === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === own.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .A$)(request, workflow));
    const matrix = own.matrix === null ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Rf)(own.matrix);
    if (matrix === null || matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv)
        return { ...named, jobs };
    const isSame = ({ contexts }) => {
        const of = contexts.get('matrix');
        return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(false, () => of !== undefined && (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .aB)(of) === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .aB)(matrix));
    };
    const entry = jobs.find(isSame) ?? jobs[0];
    return {
        ...named,
        jobs: entry === undefined ? [] : [{ ...entry, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(entry.contexts, { matrix }) }],
    };
}
async function choose(request, failing, plans) {
    const lines = typeof failing.log === 'string' ? (0,_step_log_js__WEBPACK_IMPORTED_MODULE_8__  .x6)(failing.log) : null;
    const log = lines === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_8__  .YO)(lines, failing);
    const candidates = plans.flatMap((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .NI)(steps, failing.stepName));
    const left = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .sc)(failing, candidates);
    const answers = [];
    for (const candidate of left) {
        const leaves = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .wf)(request, candidate);
        const leaf = leafThatFailed(candidate, leaves, { failing, log });
        if (typeof leaf === 'string')
            answers.push({ result: leaf, isTold: false });
        else {
            const steps = plans.find((each) => each.includes(candidate)) ?? [];
            const job = { steps, listed: (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .JB)(steps, failing.steps?.all ?? []), log: lines };
            const before = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_3__  .YK)(request, job, { step: candidate, leaf });
            answers.push({ result: await commandFrom({ leaf, before }, failing), isTold: leaf.header !== null });
        }
    }
    const told = answers.filter(({ isTold }) => isTold);
    const [first, ...others] = told.length > 0 ? told : answers;
    if (first === undefined)
        return refusal(failing, 'it cannot be told apart from others');
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
    const problem = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .PY)(leaf);
    if (problem !== null)
        return problem;
    const found = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_7__  .xA)(leaf);
    const { jobName, workflowPath } = named;
    const { job, actionFolder, header, source: step } = leaf;
    const stepName = actionFolder === null ? named.stepName : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .uO)(step.name, () => '');
    const effect = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .E8)(stepName, leaf, 'source' in found ? null : found.command);
    if (effect !== null)
        return effect;
    if ('source' in found)
        return (0,_step_command_js__WEBPACK_IMPORTED_MODULE_7__  .Qh)(found);
    const against = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_6__  .$Q)(leaf, found);
    if (against !== null)
        return against;
    const { builds, ms, notes } = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_3__  .XO)(before, found.command);
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
        notes: [...leftOutVariables(found.leftOut), ...notes],
        headerLine: header?.line ?? null,
        buildsMs: ms,
    };
}
function leftOutVariables(leftOut) {
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
        return { ...only, header: (0,_step_log_js__WEBPACK_IMPORTED_MODULE_8__  .Rh)(log, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_7__  .SJ)(only), failing.sharesSecond ?? true) };
    }
    const headers = log === null ? [] : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_8__  .WD)(log);
    if (more.length === 0 && headers.length === 0)
        return only;
    const uses = `it uses ${step.source.uses ?? ''}`;
    const last = headers.findLast(({ line }) => line < (log?.failureLine ?? -1));
    if (last === undefined)
        return `${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`;
    if (last.script === null)
        return `${uses}, in which the action ${last.title.replace(/^Run /, '')} failed`;
    const fitting = leaves.flatMap((leaf) => {
        const header = leaf.source.run.length === 0 ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_8__  .ay)(last, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_7__  .SJ)(leaf));
        return header === null ? [] : [{ ...leaf, header }];
    });
    const [found, ...rivals] = fitting;
    return found === undefined || rivals.length > 0
        ? `${uses}, and the log does not tell which of its steps failed`
        : found;
}


  })

};
