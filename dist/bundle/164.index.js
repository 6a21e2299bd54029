export const id = 164;
export const ids = [164];
export const modules = {

/***/ 65283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkTraceFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Throws an Error naming the flag when there is no such file. */
function checkTraceFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new Error(`--trace ${path}: trace file not found`);
    }
}


/***/ }),

/***/ 96164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   viewCommand: () => (/* binding */ viewCommand),
/* harmony export */   writePage: () => (/* binding */ writePage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _trace_load_page_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39128);
/* harmony import */ var _trace_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65593);
/* harmony import */ var _trace_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65283);








const USAGE = `agent-fix view: turns one run of a trace into a page that needs no network.

  --trace FILE   the trace (default: runs/trace.jsonl)
  --run ID       which run; needed when the file holds several
  --out FILE     where the page goes (default: trace.html)
`;
/** `agent-fix view`. */
async function viewCommand(args, io) {
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.parseArgs)({
        args: [...args],
        options: {
            trace: { type: 'string', default: 'runs/trace.jsonl' },
            run: { type: 'string' },
            out: { type: 'string', default: 'trace.html' },
            help: { type: 'boolean', short: 'h', default: false },
        },
    });
    if (values.help) {
        io.stdout(USAGE);
        return 0;
    }
    (0,_trace_file_js__WEBPACK_IMPORTED_MODULE_7__/* .checkTraceFile */ .u)(values.trace);
    const page = await (0,_trace_load_page_run_js__WEBPACK_IMPORTED_MODULE_5__/* .loadPageRun */ .v)(values.trace, values.run ?? null);
    await writePage(page, values.out);
    for (const { line, reason } of page.problems)
        io.stderr(`agent-fix: ${values.trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${values.out}\n`);
    return 0;
}
/** Piece by piece, so that a long run's page never stands in memory whole. */
async function writePage(page, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)), { recursive: true });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from((0,_trace_page_js__WEBPACK_IMPORTED_MODULE_6__/* .pageParts */ .k)(page)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
}


/***/ })

};
