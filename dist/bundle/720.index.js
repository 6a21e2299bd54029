export const id = 720;
export const ids = [720];
export const modules = {

/***/ 77720:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24306);


const USAGE = `agent-fix ${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}: drives a model to a patch that your own tests prove.

  agent-fix run      fix a repository          agent-fix run --help
  agent-fix inspect  read a trace              agent-fix inspect --help
  agent-fix replay   prove a trace             agent-fix replay --help
  agent-fix view     turn a trace into a page  agent-fix view --help
`;
/** Runs one command and gives the exit code: 0 well, 1 not fixed, 2 wrong usage, 3 the record does not hold. */
async function main(args, io) {
    const [command, ...rest] = args;
    switch (command) {
        case 'run':
            return (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(28), __webpack_require__.e(973)]).then(__webpack_require__.bind(__webpack_require__, 19455))).runCommand(rest, io);
        case 'inspect':
            return (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(533), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 86659))).inspect(rest, io);
        case 'replay':
            return (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(533), __webpack_require__.e(28), __webpack_require__.e(290)]).then(__webpack_require__.bind(__webpack_require__, 35290))).replayCommand(rest, io);
        case 'view':
            return (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(533), __webpack_require__.e(88), __webpack_require__.e(164)]).then(__webpack_require__.bind(__webpack_require__, 96164))).viewCommand(rest, io);
        case '--version':
            io.stdout(`${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}\n`);
            return 0;
        case '--help':
        case '-h':
        case undefined:
            io.stdout(USAGE);
            return command === undefined ? 2 : 0;
        default:
            io.stderr(`agent-fix: unknown command ${JSON.stringify(command)}\n\n${USAGE}`);
            return 2;
    }
}
const io = {
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    isTTY: process.stdout.isTTY === true,
};
try {
    process.exitCode = await main(process.argv.slice(2), io);
}
catch (error) {
    io.stderr(`agent-fix: ${(0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 2;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 24306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Stands in every trace and in the user agent; equal to package.json's (a test compares them). */
const VERSION = '0.1.0';


/***/ })

};
