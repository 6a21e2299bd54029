export const id = 720;
export const ids = [720];
export const modules = {

/***/ 77720:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _trace_page_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39866);
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
            return (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(566), __webpack_require__.e(973)]).then(__webpack_require__.bind(__webpack_require__, 19455))).runCommand(rest, io);
        case 'inspect':
            return (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(533), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 86659))).inspect(rest, io);
        case 'replay':
            return (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(533), __webpack_require__.e(566), __webpack_require__.e(559)]).then(__webpack_require__.bind(__webpack_require__, 58559))).replayCommand(rest, io);
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
    const message = error instanceof Error ? error.message : String(error);
    io.stderr(`agent-fix: ${(0,_trace_page_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)((0,_trace_page_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(message))}\n`);
    process.exitCode = 2;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 39866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   aV: () => (/* binding */ visiblePieces),
/* harmony export */   uo: () => (/* binding */ withoutAnsi)
/* harmony export */ });
/**
 * Controls but tab and newline, format characters (bidi, zero width, tags), lone surrogates, line separators,
 * and everything else that Unicode says may draw nothing; but not the emoji selector after an emoji.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');
/** Terminal control sequences carry colours and cursor moves, no text: ECMA-48, 5.4. */
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
/** The text without terminal colours; other escapes stay, and are drawn as marks. */
function withoutAnsi(text) {
    return text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;
}
/** Text in pieces, so that every unseen character can be drawn as a mark. */
function visiblePieces(text) {
    if (!UNSEEN.test(text))
        return [text];
    const pieces = [];
    let from = 0;
    for (const match of text.matchAll(UNSEEN_RUNS)) {
        if (match.index > from)
            pieces.push(text.slice(from, match.index));
        pieces.push({ mark: codePointName(match[0]) });
        from = match.index + match[0].length;
    }
    if (from < text.length)
        pieces.push(text.slice(from));
    return pieces;
}
/** The same for places that hold only text, such as a title or a label. */
function visibleText(text) {
    return visiblePieces(text)
        .map((piece) => (typeof piece === 'string' ? piece : piece.mark))
        .join('');
}
function codePointName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}


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
