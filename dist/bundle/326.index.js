export const id = 326;
export const ids = [326];
export const modules = {

  96164:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    viewCommand: () => (  viewCommand),
    writePage: () => (  writePage)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
  var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
  var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
  var _page_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55894);
  var _page_page_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10429);
  var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37298);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1074);









const FlagsSchema = zod__WEBPACK_IMPORTED_MODULE_8__  .Ikc({
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
    run: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Bq.optional(), { value: 'ID', help: 'which run; needed when the file holds several' }),
    out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Bq.default('trace.html'), { value: 'FILE', help: 'where the page goes' }),
});
const VIEW = {
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: FlagsSchema,
};
async function viewCommand(args, io) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .bQ)(VIEW, args);
    if (parsed.kind === 'help') {
        io.stdout(parsed.usage);
        return 0;
    }
    const { trace, run = null, out } = parsed.flags;
    (0,_run_files_js__WEBPACK_IMPORTED_MODULE_7__  .uJ)(trace);
    const page = await (0,_page_page_run_js__WEBPACK_IMPORTED_MODULE_5__  .v)(trace, run);
    await writePage(page, out);
    for (const { line, reason } of page.problems)
        io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
}
async function writePage(page, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)), { recursive: true });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from((0,_page_page_js__WEBPACK_IMPORTED_MODULE_4__  .k)(page)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
}


  }),

  39817:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B4: () => (  formatCount),
    TM: () => (  firstLine),
    Xo: () => (  formatSeconds),
    a3: () => (  formatDuration),
    gL: () => (  formatCountOf),
    z3: () => (  formatBytes)
  });
function formatCount(count) {
    const [whole = '', ...fraction] = String(Math.round(count * 1000) / 1000).split('.');
    return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
function formatCountOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1_000_000)
        return `${(bytes / 1000).toFixed(1)} KB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function formatSeconds(ms) {
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    const minutes = `${Math.floor(seconds / 60)} min`;
    return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} s`;
}
function formatDuration(ms) {
    return ms < 1000 ? `${Math.round(ms)} ms` : formatSeconds(ms);
}
function firstLine(text, max) {
    const [line = ''] = text.trimStart().split('\n', 1);
    const isWhole = line.length <= max && line.trimEnd() === text.trim();
    return isWhole ? line.trimEnd() : `${line.slice(0, max).trimEnd()}…`;
}


  })

};
