export const id = 278;
export const ids = [278];
export const modules = {

  94278:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initWorkflow: () => (  initWorkflow)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68652);
  var _init_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85608);
  var _init_jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40319);
  var _init_setup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55782);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28992);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17448);







async function initWorkflow({ watched, files, form, action }) {
    if (watched === null) {
        return render(await (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .Hw)(files, []), { watched: null, form, action });
    }
    const { workflow, job } = watched;
    const content = await files.readFile(workflow);
    const top = content === null ? null : (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .nv)(workflow, content, { github: { event_name: 'push' } });
    if (content === null || top === null)
        throw new Error(`${workflow} is no workflow that can be read`);
    const needs = await (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .IE)(files, top, job);
    return render(needs, { watched: { path: workflow, top: (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content) }, form, action });
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
function render(needs, { watched, form, action }) {
    const { path, top } = watched ?? { path: 'the manifests', top: {} };
    const { labels } = needs;
    const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(top) ? (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .P)(top) : null;
    const { jobs, why } = jobsOf(needs, { event, form, action });
    const branches = event === 'push' ? branchFilters((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .zR)(top, 'on'), 'push')) : {};
    const notes = [
        ...needs.notes,
        ...why,
        ...todosIn(jobs),
        ...(form === 'one' || (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .OZ)(labels) ? [] : [APART]),
        ...(event === 'push' || watched === null ? [] : [noteOnEvent(path, event)]),
    ];
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__.Document({
        name: 'agent-fix',
        on: {
            ...(event === null
                ? {}
                : { workflow_run: { workflows: [(0,_init_choice_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(top, 'name') || path], types: ['completed'], ...branches } }),
            issues: { types: ['labeled'] },
        },
        permissions: {},
        jobs,
    });
    const starts = event === null ? 'an issue' : 'a red run of it, or an issue';
    document.commentBefore = ` Written by \`agent-fix init\` from ${path}: ${starts} labelled agent-fix${event === null ? '' : ','} becomes a pull request.`;
    const all = new Map([
        ...needs.comments,
        [_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .$b.uses, _init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .$b.comment],
        [action.uses, (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .OW)(action)],
        [(0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .fN)(action), (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .OW)(action)],
    ]);
    return { text: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .pS)(document, all), notes };
}
function jobsOf(needs, { event, form, action }) {
    const { folder, labels, todos } = needs;
    const called = form === 'call' ? (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .Ow)(needs, action) : null;
    const isCall = called !== null && typeof called !== 'string';
    const exported = isCall && needs.command !== '' ? (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .v1)(needs.job['env']) : [];
    const command = [...exported, needs.command].join('\n');
    const isPlain = !command.includes('${{');
    const last = command === '' || isPlain
        ? todos.last
        : [...todos.last, `issues need a test-command without expressions: ${command.split('\n')[0]}`];
    const judged = {
        ...(folder === '' || folder.includes('${{') ? {} : { 'working-directory': folder }),
        ...(command === '' || !isPlain ? {} : { 'test-command': event === null ? command : forIssues(command) }),
    };
    if (isCall) {
        const inputs = (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .aR)({ ...called, ...judged }, [...todos.job, ...todosIn(needs.steps), ...last]);
        return { jobs: { fix: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .i8)(inputs, action) }, why: [] };
    }
    const isOne = form === 'one';
    const { with: inputs, uses } = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .M)(form, action);
    const solve = {
        name: isOne ? 'Fix' : 'Solve',
        if: event === null ? OF_ISSUE : conditionFor(event),
        concurrency: {
            group: `agent-fix-${(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .dn)('github.event.workflow_run.head_branch || github.event.issue.number')}`,
        },
        ...(0,_init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .aR)({
            'runs-on': labels.length === 1 ? labels[0] : labels.length === 0 ? 'ubuntu-latest' : [...labels],
            'timeout-minutes': 30,
            permissions: permissionsWith(needs.permissions, (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .DY)(form)),
            ...needs.job,
        }, todos.job),
        steps: [
            {
                uses: _init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .$b.uses,
                with: {
                    ref: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .dn)('github.event.workflow_run.head_sha'),
                    ...needs.checkout,
                    'persist-credentials': false,
                },
            },
            ...needs.steps,
            (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .aR)({ uses, with: { ...inputs, ...judged } }, last),
        ],
    };
    if (isOne)
        return { jobs: { fix: solve }, why: [] };
    const condition = "!cancelled() && needs.solve.result != 'skipped'";
    return {
        jobs: { solve, publish: (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .Dw)({ needs: 'solve', condition, labels, action }) },
        why: called === null ? [] : [`the jobs are written out, because a call of fix.yml would not do: ${called}`],
    };
}
function permissionsWith(given, rights) {
    const others = Object.entries(given).filter(([name]) => !(name in rights));
    const read = others.filter(([, level]) => level === 'read');
    const lost = others.filter(([, level]) => level !== 'read');
    return (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .aR)({ ...(0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .U7)(rights), ...Object.fromEntries(read) }, lost.map(([name, level]) => `the permission ${name}: ${String(level)} was left out`));
}
const noteOnEvent = (path, event) => event === null
    ? `ATTENTION: ${path} runs for no push and no pull request, so nothing here reacts to it: only issues do`
    : `ATTENTION: ${path} does not run for pushes to branches: agent-fix reacts to its runs for ${event}${event === 'pull_request' ? ', of branches of this repository, never of a fork' : ''}`;
const forIssues = (command) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .dn)(`github.event_name == 'issues' && '${command.replaceAll("'", "''")}' || ''`);
const branchFilters = (push) => Object.fromEntries(['branches', 'branches-ignore'].flatMap((key) => {
    const names = [push[key]].flat();
    return names.length > 0 && names.every((name) => typeof name === 'string') ? [[key, names]] : [];
}));
function todosIn(value) {
    if (Array.isArray(value))
        return value.flatMap(todosIn);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(value))
        return [];
    return Object.entries(value).flatMap(([key, part]) => key === _init_setup_js__WEBPACK_IMPORTED_MODULE_4__  .Pf && Array.isArray(part) ? part.map(String) : todosIn(part));
}


  })

};
