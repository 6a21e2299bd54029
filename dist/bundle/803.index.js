export const id = 803;
export const ids = [803];
export const modules = {

  15803:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    INIT_USAGE: () => (  INIT_USAGE),
    initCommand: () => (  initCommand)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);



const INIT_USAGE = `agent-fix init: writes the workflow that runs agent-fix, with the set-up of a job of yours.

  --repo DIR        the repository (default: .)
  --workflow FILE   the workflow to watch: ci.yml, or its path (default: the one that tests)
  --job ID          its job whose set-up is taken (default: the one that tests)
  --in-job          add agent-fix to that job as its last step, instead of a workflow of its own
  --force           write over a file that is there
`;
const WORKFLOWS = '.github/workflows';
const OUTPUT = `${WORKFLOWS}/agent-fix.yml`;
async function initCommand(args, io) {
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
        args: [...args],
        options: {
            repo: { type: 'string', default: '.' },
            workflow: { type: 'string' },
            job: { type: 'string' },
            'in-job': { type: 'boolean', default: false },
            force: { type: 'boolean', default: false },
            help: { type: 'boolean', short: 'h', default: false },
        },
    });
    if (values.help) {
        io.stdout(INIT_USAGE);
        return 0;
    }
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(values.repo);
    const read = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8') : null;
    const { pickJob } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(874), __webpack_require__.e(615)]).then(__webpack_require__.bind(__webpack_require__, 51615));
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS)) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS)).toSorted() : [];
    const paths = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS}/${name}`);
    const { workflow, job } = pickJob({
        paths: paths.filter((path) => path !== OUTPUT),
        read,
        wanted: { workflow: values.workflow ?? null, job: values.job ?? null },
    });
    const out = values['in-job'] ? workflow : OUTPUT;
    if (!values['in-job'] && !values.force && read(OUTPUT) !== null) {
        throw new Error(`${OUTPUT} is there already: --force writes over it`);
    }
    const { text, notes } = values['in-job']
        ? (await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(874), __webpack_require__.e(697), __webpack_require__.e(993)]).then(__webpack_require__.bind(__webpack_require__, 10866))).initInJob(workflow, read(workflow) ?? '', job)
        : await (await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(874), __webpack_require__.e(697), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 94278))).initWorkflow({
            workflow,
            job,
            files: { readFile: async (path) => read(path) },
        });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, out)), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, out), text);
    io.stdout(`Wrote ${out}, from job ${job} of ${workflow}\n`);
    for (const note of notes)
        io.stderr(`Note: ${note}.\n`);
    io.stderr('Next: add the secret OPENAI_API_KEY, allow Actions to create pull requests, and commit the file.\n');
    return 0;
}


  })

};
