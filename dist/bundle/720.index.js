export const id = 720;
export const ids = [720];
export const modules = {

  77720:
  ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
  var _commands_agent_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49054);
  var _oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98121);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27386);



const CLOSED_PIPE = 141;
const HOLDS_NOTHING = new Set(['inspect', 'view']);
const closed = new AbortController();
function writeTo(stream) {
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE' && error.code !== 'EIO')
            throw error;
        closed.abort();
        if (HOLDS_NOTHING.has(process.argv[2]))
            process.exit(CLOSED_PIPE);
    });
    return (text) => {
        if (!closed.signal.aborted)
            stream.write(text);
    };
}
(0,_own_process_js__WEBPACK_IMPORTED_MODULE_2__  .AE)((name) => !(0,_oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_1__  .uK)(name));
(0,_own_process_js__WEBPACK_IMPORTED_MODULE_2__  .MW)();
process.exitCode = await (0,_commands_agent_fix_js__WEBPACK_IMPORTED_MODULE_0__  .N)(process.argv.slice(2), {
    stdout: writeTo(process.stdout),
    stderr: writeTo(process.stderr),
    isTTY: process.stdout.isTTY === true,
    ...(process.stderr.isTTY && process.env['TERM'] !== 'dumb'
        ? { columns: () => process.stderr.columns || 80 }
        : {}),
    closed: closed.signal,
});
if (closed.signal.aborted)
    process.exitCode = CLOSED_PIPE;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

  }),

  49054:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  agentFix)
  });
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27386);
  var _story_tell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96644);




const USAGE = `agent-fix ${_own_process_js__WEBPACK_IMPORTED_MODULE_1__  .xv}: finds a patch that your own tests prove.

  agent-fix init     write the workflow that runs it on GitHub   agent-fix init --help
  agent-fix run      fix a repository here                       agent-fix run --help
  agent-fix inspect  list the recorded runs, or print one        agent-fix inspect --help
  agent-fix replay   repeat a recorded run, and compare          agent-fix replay --help
  agent-fix view     write a recorded run as a page              agent-fix view --help
  agent-fix eval     measure it on a suite of tasks              agent-fix eval --help
`;
const EVAL_USAGE = `agent-fix eval: how many tasks are solved, at what cost, and did a change help? See docs/evaluation.md.

  agent-fix eval check    are the tasks of a suite usable? asks no model    agent-fix eval check --help
  agent-fix eval run      make the trials of a suite, or continue them      agent-fix eval run --help
  agent-fix eval report   sum up the trials: JSON, Markdown, a page         agent-fix eval report --help
  agent-fix eval compare  two sets of trials, task by task                  agent-fix eval compare --help
  agent-fix eval export   pairs of good and bad runs, to train a model      agent-fix eval export --help
`;
const EVAL_MENU = {
    before: 'eval ',
    usage: EVAL_USAGE,
    commands: {
        check: async () => (await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(560), __webpack_require__.e(382), __webpack_require__.e(842), __webpack_require__.e(542), __webpack_require__.e(277), __webpack_require__.e(95), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 20182))).evalCheck,
        run: async () => (await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(560), __webpack_require__.e(382), __webpack_require__.e(842), __webpack_require__.e(542), __webpack_require__.e(277), __webpack_require__.e(95), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 20182))).evalRun,
        report: async () => (await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(560), __webpack_require__.e(382), __webpack_require__.e(842), __webpack_require__.e(542), __webpack_require__.e(277), __webpack_require__.e(95), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 20182))).evalReport,
        compare: async () => (await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(560), __webpack_require__.e(382), __webpack_require__.e(842), __webpack_require__.e(542), __webpack_require__.e(277), __webpack_require__.e(95), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 20182))).evalCompare,
        export: async () => (await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(560), __webpack_require__.e(382), __webpack_require__.e(842), __webpack_require__.e(542), __webpack_require__.e(277), __webpack_require__.e(95), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 20182))).evalExport,
    },
};
const MENU = {
    before: '',
    usage: USAGE,
    commands: {
        init: async () => (await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(912), __webpack_require__.e(382), __webpack_require__.e(842), __webpack_require__.e(252), __webpack_require__.e(517)]).then(__webpack_require__.bind(__webpack_require__, 20517))).initCommand,
        run: async () => (await Promise.all( [__webpack_require__.e(382), __webpack_require__.e(277), __webpack_require__.e(95), __webpack_require__.e(244)]).then(__webpack_require__.bind(__webpack_require__, 3244))).runCommand,
        inspect: async () => (await Promise.all( [__webpack_require__.e(382), __webpack_require__.e(13)]).then(__webpack_require__.bind(__webpack_require__, 75013))).inspectCommand,
        replay: async () => (await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(560), __webpack_require__.e(382), __webpack_require__.e(842), __webpack_require__.e(542), __webpack_require__.e(277), __webpack_require__.e(95), __webpack_require__.e(1), __webpack_require__.e(77)]).then(__webpack_require__.bind(__webpack_require__, 17077))).replayCommand,
        view: async () => (await Promise.all( [__webpack_require__.e(382), __webpack_require__.e(164)]).then(__webpack_require__.bind(__webpack_require__, 96164))).viewCommand,
        eval: async () => (args, io) => dispatch(args, io, EVAL_MENU),
    },
};
async function agentFix(args, io) {
    try {
        (0,_own_process_js__WEBPACK_IMPORTED_MODULE_1__  .oF)(process.platform);
        if (args[0] !== '--version')
            return await dispatch(args, io, MENU);
        io.stdout(`${_own_process_js__WEBPACK_IMPORTED_MODULE_1__  .xv}\n`);
        return 0;
    }
    catch (error) {
        io.stderr(`agent-fix: ${(0,_story_tell_js__WEBPACK_IMPORTED_MODULE_2__  .Bv)((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .kc)(error))}\n`);
        return 2;
    }
}
async function dispatch([name, ...rest], io, menu) {
    const { before, usage, commands } = menu;
    if (name === undefined || name === '--help' || name === '-h') {
        io.stdout(usage);
        return name === undefined ? 2 : 0;
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load !== undefined)
        return (await load())(rest, io);
    const near = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .pA)(name, Object.keys(commands));
    const hint = near === null ? '' : `; did you mean ${near}?`;
    const problem = name.startsWith('-')
        ? `${name} stands where a command belongs: name the command first`
        : `unknown command ${JSON.stringify(before + name)}${hint}`;
    io.stderr(`agent-fix: ${problem}\n\n${usage}`);
    return 2;
}


  })

};
