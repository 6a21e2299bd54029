export const id = 866;
export const ids = [866];
export const modules = {

  10866:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    initInJob: () => (  initInJob)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68652);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45565);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97763);
  var _init_choice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85608);
  var _init_jobs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40319);
  var _init_setup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55782);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28992);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17448);










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
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(jobs) || !(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(job)) {
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
    const permissions = document.get('permissions', true);
    const source = document.toJSON();
    const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .Qd)(source) ? (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .P)(source) : null;
    const entry = entryOf(path, content, id);
    const condition = ownRuns(event);
    const edits = [
        ...(form === 'two' ? [publishEdit(content, { path, jobs, id, job, condition, action })] : []),
        permissionEdit(content, { job, ofWorkflow: permissions, form }),
        stepEdit(content, steps, { form, action, condition: [condition, ...entry.conditions].join(' && ') }),
    ];
    const notes = [
        ...entry.notes,
        ...jobNotes({ path, id, source, event }),
        ...(form === 'two' ? notesOnRights(id, levelsOf(job.get('permissions') ?? permissions)) : []),
    ];
    return { text: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__  .QU)(content, edits), notes };
}
function notesOnRights(id, given) {
    const written = Object.keys(given).filter((name) => given[name] === 'write');
    return written.length === 0
        ? []
        : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}
function entryOf(path, content, id) {
    const job = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .AO)(path, content)?.jobs.find((each) => each.id === id);
    const contexts = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Ib)({ github: { event_name: 'push' } }, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({}));
    const found = job === undefined ? null : (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .Vt)(job, contexts);
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
    const all = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_8__  .a$)(job, contexts).map(({ entry }) => membersOf(entry?.matrix));
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
const membersOf = (matrix) => new Map((matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? matrix.pairs() : []).map(({ key, value }) => [key, (0,_init_setup_js__WEBPACK_IMPORTED_MODULE_7__  .eu)(value)]));
function spanOf(node) {
    const [start = 0, end = 0] = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isNode)(node) ? (node.range ?? []) : [];
    return { start, end };
}
const depthAt = (content, at) => at - (content.lastIndexOf('\n', at - 1) + 1);
function jobNotes({ path, id, source, event }) {
    const job = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(source, 'jobs'), id);
    const keeps = (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .XB)(job)
        .filter(_init_setup_js__WEBPACK_IMPORTED_MODULE_7__  .VI)
        .some((step) => (0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(step, 'with')['persist-credentials'] !== false);
    const isCancelled = [source, job].some((scope) => ((0,_init_choice_js__WEBPACK_IMPORTED_MODULE_5__  .zR)(scope, 'concurrency')['cancel-in-progress'] ?? false) !== false);
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
    const { start, end } = spanOf(steps.items.at(-1));
    const pad = ' '.repeat(depthAt(content, content.lastIndexOf('-', start)));
    const { uses, with: inputs } = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .M)(of.form, of.action);
    const comment = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .OW)(of.action);
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
    const publish = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .Dw)({
        needs: id,
        condition: `!cancelled() && needs.${id}.result == 'failure' && ${condition}`,
        labels: typeof runsOn === 'string' ? [runsOn] : [],
        action,
        without: ['issues'],
        more: { concurrency: { group: `agent-fix-${(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .dn)('github.ref_name')}` } },
    });
    const pad = ' '.repeat(depthAt(content, spanOf(jobs.items[0]?.key).start));
    const document = new yaml__WEBPACK_IMPORTED_MODULE_1__.Document({ [PUBLISH_ID]: publish });
    const text = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .pS)(document, new Map([[action.uses, (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .OW)(action)]]));
    return behind(content, spanOf(jobs.items.at(-1)?.value).end, `\n${text.replace(/^(?=.)/gm, pad)}`);
}
function behind(content, end, text) {
    const start = endOfText(content, end);
    return { start, end: start, text };
}
function endOfText(content, end) {
    const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
    const line = content.indexOf('\n', Math.max(0, kept.length - 1));
    return line < 0 ? content.length : line + 1;
}
function permissionEdit(content, { job, ofWorkflow, form }) {
    const pairOf = (name) => job.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__.isScalar)(key) && key.value === name);
    const own = pairOf('permissions');
    const given = levelsOf(own === undefined ? ofWorkflow : own.value);
    const { start } = spanOf((own ?? pairOf('steps'))?.key);
    const pad = ' '.repeat(depthAt(content, start));
    const rights = (0,_init_jobs_js__WEBPACK_IMPORTED_MODULE_6__  .DY)(form);
    const needed = Object.entries(rights).map(([name, [level]]) => [
        name,
        given[name] === 'write' ? 'write' : level,
    ]);
    const lines = Object.entries({ ...given, ...Object.fromEntries(needed) }).map(([name, level]) => {
        const [, reason] = rights[name] ?? [];
        return `${pad}  ${name}: ${level}${reason === undefined ? '' : ` # ${reason}`}`;
    });
    const text = `permissions:\n${lines.join('\n')}\n`;
    if (own === undefined)
        return { start, end: start, text: `${text}${pad}` };
    return { start, end: endOfText(content, spanOf(own.value).end), text };
}
function levelsOf(node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__.isMap)(node))
        return {};
    return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]));
}


  })

};
