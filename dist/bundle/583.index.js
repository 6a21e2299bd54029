export const id = 583;
export const ids = [583];
export const modules = {

  32583:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    evalCommand: () => (  evalCommand)
  });
  var _dispatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75015);

const USAGE = `agent-fix eval: how good is it, at what cost, and did a change help? See docs/evaluation.md.

  agent-fix eval check    are the tasks of a suite usable? spends nothing     agent-fix eval check --help
  agent-fix eval run      make the trials of a suite; goes on where it ended  agent-fix eval run --help
  agent-fix eval report   read trials: JSON, Markdown, a page                 agent-fix eval report --help
  agent-fix eval compare  two sets of trials, task by task                    agent-fix eval compare --help
  agent-fix eval export   preference pairs for a trainer                      agent-fix eval export --help
`;
const evalCommand = (args, io) => (0,_dispatch_js__WEBPACK_IMPORTED_MODULE_0__  .J)(args, io, {
    before: 'eval ',
    usage: USAGE,
    commands: {
        check: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(621), __webpack_require__.e(425), __webpack_require__.e(98), __webpack_require__.e(780)]).then(__webpack_require__.bind(__webpack_require__, 43098))).evalCheck,
        run: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(621), __webpack_require__.e(425), __webpack_require__.e(970), __webpack_require__.e(695), __webpack_require__.e(98), __webpack_require__.e(255)]).then(__webpack_require__.bind(__webpack_require__, 66255))).evalRun,
        report: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(894), __webpack_require__.e(456), __webpack_require__.e(791)]).then(__webpack_require__.bind(__webpack_require__, 31791))).evalReport,
        compare: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(894), __webpack_require__.e(456), __webpack_require__.e(791)]).then(__webpack_require__.bind(__webpack_require__, 31791))).evalCompare,
        export: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(894), __webpack_require__.e(456), __webpack_require__.e(791)]).then(__webpack_require__.bind(__webpack_require__, 31791))).evalExport,
    },
});


  })

};
