export const id = 583;
export const ids = [583];
export const modules = {

  32583:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    evalCommand: () => (  evalCommand)
  });
  var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52047);

const USAGE = `agent-fix eval: how good is it, at what cost, and did a change help? See docs/evaluation.md.

  agent-fix eval check    are the tasks of a suite usable? spends nothing     agent-fix eval check --help
  agent-fix eval run      make the trials of a suite; goes on where it ended  agent-fix eval run --help
  agent-fix eval report   read trials: JSON, Markdown, a page                 agent-fix eval report --help
  agent-fix eval compare  two sets of trials, task by task                    agent-fix eval compare --help
  agent-fix eval export   preference pairs for a trainer                      agent-fix eval export --help
`;
const COMMANDS = ['check', 'run', 'report', 'compare', 'export'];
async function evalCommand(args, io) {
    const [command, ...rest] = args;
    switch (command) {
        case 'check':
            return (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(950), __webpack_require__.e(702), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 87267))).evalCheck(rest, io);
        case 'run':
            return (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(950), __webpack_require__.e(702), __webpack_require__.e(224), __webpack_require__.e(267), __webpack_require__.e(255)]).then(__webpack_require__.bind(__webpack_require__, 66255))).evalRun(rest, io);
        case 'report':
            return (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(950), __webpack_require__.e(632), __webpack_require__.e(894), __webpack_require__.e(947)]).then(__webpack_require__.bind(__webpack_require__, 33947))).evalReport(rest, io);
        case 'compare':
            return (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(950), __webpack_require__.e(632), __webpack_require__.e(894), __webpack_require__.e(947)]).then(__webpack_require__.bind(__webpack_require__, 33947))).evalCompare(rest, io);
        case 'export':
            return (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(950), __webpack_require__.e(632), __webpack_require__.e(894), __webpack_require__.e(947)]).then(__webpack_require__.bind(__webpack_require__, 33947))).evalExport(rest, io);
        case '--help':
        case '-h':
        case undefined:
            io.stdout(USAGE);
            return command === undefined ? 2 : 0;
        default: {
            const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__  .p)(command, COMMANDS);
            const hint = near === null ? '' : `; did you mean ${near}?`;
            io.stderr(`agent-fix: unknown command ${JSON.stringify(`eval ${command}`)}${hint}\n\n${USAGE}`);
            return 2;
        }
    }
}


  })

};
