export const id = 866;
export const ids = [866];
export const modules = {

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


  })

};
