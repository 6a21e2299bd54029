export const id = 508;
export const ids = [508];
export const modules = {

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    findTestCommand: () => (  findTestCommand)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39429);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97763);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75697);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17448);









async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input !== null) {
        const command = { ...input, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    if (failing !== null)
        return findStepCommand(request, failing);
    const manifest = await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__  .O)(request, workingDirectory);
    if (manifest.kind === 'found') {
        const { run, source } = manifest;
        const command = { run, source, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    const problem = `No test command: ${manifest.problem}`;
    return { kind: 'missing', problem, notes: [] };
}
async function findStepCommand(request, failing) {
    const { workflowPath, jobName, stepName } = failing;
    const content = await request.readFile(workflowPath);
    if (content === null)
        return refusal(failing, `${workflowPath} is not in the base commit`);
    const file = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .AO)(workflowPath, content);
    if (file === null)
        return refusal(failing, `${workflowPath} cannot be read as a workflow`);
    const run = request.run ?? { github: {} };
    const contexts = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Ib)(run, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .nT)(run, file.dispatchInputs));
    const workflow = { file, path: workflowPath, remote: null, callers: [], contexts };
    const { jobs, problems } = await jobsOf(request, workflow, failing);
    if (jobs.length === 0)
        return refusal(failing, problems[0] ?? `${workflowPath} has no job "${jobName}"`);
    const steps = jobs.flatMap((job) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .NI)(job, failing, request.here ?? _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .GW));
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
    const named = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_2__  .kM)(request, workflow, failing.jobName);
    const own = request.here?.ownJob ?? null;
    if (own === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === own.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_2__  .A$)(request, workflow));
    const matrix = own.matrix === null ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Rf)(own.matrix);
    if (matrix === null || matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv)
        return { ...named, jobs };
    const same = jobs.filter(({ contexts }) => {
        const of = contexts.get('matrix');
        return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(false, () => of !== undefined && (0,_jobs_js__WEBPACK_IMPORTED_MODULE_2__  .qx)(of, matrix));
    });
    const entry = (same.length > 0 ? same : jobs).slice(0, 1);
    return {
        ...named,
        jobs: entry.map((job) => ({ ...job, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(job.contexts, { matrix }) })),
    };
}
async function choose(request, failing, candidates) {
    const log = typeof failing.log === 'string' ? new _step_log_js__WEBPACK_IMPORTED_MODULE_6__  .Qg(failing.log) : null;
    const left = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .sc)(failing, candidates);
    const answers = [];
    for (const candidate of left)
        answers.push(await answerFor(request, { failing, candidate, log }));
    const told = answers.filter(({ isTold }) => isTold);
    const [first, ...others] = told.length > 0 ? told : answers;
    if (first === undefined)
        return refusal(failing, 'it is not told apart from others');
    const { result } = first;
    if (others.every((other) => sayOf(other) === sayOf(first))) {
        return typeof result === 'string' ? refusal(failing, result) : { kind: 'found', ...result };
    }
    const paths = [...new Set(left.map(({ job }) => job.path))].join(', ');
    const several = left.some(({ job }) => job !== left[0]?.job) ? `jobs of ${paths}` : 'steps of that job';
    return refusal(failing, `several ${several} go by that name, and nothing tells which it was`);
}
const sayOf = ({ result }) => typeof result === 'string' ? result : JSON.stringify(result.command);
async function answerFor(request, question) {
    const { facts } = question.candidate;
    const found = await leafThatFailed(await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .wf)(request, facts.leaf), question);
    if (typeof found === 'string')
        return { result: found, isTold: false };
    return { result: await commandFrom(found, question), isTold: found.header !== null };
}
async function commandFrom({ leaf, header }, { failing, candidate }) {
    const { job, facts, os } = candidate;
    const { stepName, jobName, workflowPath } = failing;
    const named = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(leaf.source.name, () => '');
    const judged = { stepName: leaf.action === null ? stepName : named, job, leaf, os, here: facts.here };
    const problem = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .PY)(judged);
    if (problem !== null)
        return problem;
    const result = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .xA)({ ...facts, leaf }, { header, checkouts: (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .zl)(candidate, header) });
    const effect = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .E8)(judged, 'source' in result ? null : result.command);
    if (effect !== null)
        return effect;
    if ('source' in result)
        return missingValue(result);
    const { command, leftOut } = result;
    const against = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .$Q)(judged, { command, leftOut });
    if (against !== null)
        return against;
    const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
    const folder = leaf.action?.folder;
    const action = folder === undefined ? '' : `, in the action ./${folder === '.' ? '' : folder}`;
    const source = `step "${stepName}" of job "${jobName}" in ${file}${action}`;
    return { command: { ...command, source }, notes: leftOutNotes(leftOut), headerLine: header?.line ?? null };
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
async function leafThatFailed(leaves, { failing, candidate, log }) {
    const times = { startedAt: failing.startedAt ?? null, completedAt: failing.completedAt ?? null };
    const headers = log?.headers(times) ?? [];
    const [only, ...more] = leaves;
    if (only === undefined)
        return 'it uses an action without steps';
    const template = (leaf) => (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .SJ)({ ...candidate.facts, leaf });
    if (more.length === 0 && only === candidate.facts.leaf) {
        if (only.source.run === null)
            return { leaf: only, header: null };
        const isTimed = log?.isTimed(times) ?? false;
        const of = { startedAt: times.startedAt, isTimed, sharesSecond: failing.sharesSecond ?? true };
        return { leaf: only, header: (0,_step_log_js__WEBPACK_IMPORTED_MODULE_6__  .Rh)(headers, template(only), of) };
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
        const header = leaf.source.run === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_6__  .ay)(last, template(leaf));
        return header === null ? [] : [{ leaf, header }];
    });
    const [found, ...rivals] = fitting;
    if (found === undefined || rivals.length > 0)
        return `it uses ${uses}, and the log does not tell which of its steps failed`;
    return found;
}


  })

};
