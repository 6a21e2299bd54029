export const id = 244;
export const ids = [244];
export const modules = {

  3244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runCommand: () => (  runCommand)
  });
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
  var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19601);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26095);
  var _stage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70135);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





const runCommand = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .NB)(_run_options_js__WEBPACK_IMPORTED_MODULE_3__  .oq, async (options, out) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__  .h9)(options);
        const { 'fallback-model': model } = options;
        const access = solver === 'builtin' ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__  .YK)(options);
        const fallback = access === null || model === undefined ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__  .YK)({ ...options, model });
        const { signal, exitCode } = (0,_io_js__WEBPACK_IMPORTED_MODULE_2__  .A8)(out);
        const live = __addDisposableResource(env_1, new _io_js__WEBPACK_IMPORTED_MODULE_2__  .In(out), false);
        const start = await (0,_stage_js__WEBPACK_IMPORTED_MODULE_4__  .kI)(options);
        const opening = (0,_stage_js__WEBPACK_IMPORTED_MODULE_4__  .j$)(start, options, live.io);
        const opened = opening.catch(() => null);
        const _stage = __addDisposableResource(env_1, { [Symbol.asyncDispose]: async () => (await opened)?.[Symbol.asyncDispose]() }, true);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        const { runOnStage } = await Promise.all( [__webpack_require__.e(722), __webpack_require__.e(560), __webpack_require__.e(842), __webpack_require__.e(542), __webpack_require__.e(1), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 10063));
        return exitCode(await runOnStage({ options, solver, access, fallback, start, opening, signal, live }));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
});


  }),

  70135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy),
    j$: () => (  openStage),
    kI: () => (  findStart)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59199);
  var _oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16507);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84217);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59268);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26095);







async function findStart({ repo, since }) {
    const { root, prefix, commit } = await _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.checkedOutIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    const greenAt = since === undefined ? null : await resolveSince(_workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(root), since, commit);
    return { repository: root, folder: prefix || '.', commit, greenAt };
}
async function resolveSince(repository, since, base) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`];
    const found = await repository.ask(args);
    if (found.exitCode !== 0)
        throw new Error(`--since ${since}: there is no such commit in ${repository.root}. Name a commit, branch or tag of it`);
    const commit = found.stdout.toString('utf8').trim();
    if (commit === base)
        throw new Error(`--since ${since} is the commit that is checked out: name an earlier one, at which the tests were green`);
    const ancestry = await repository.ask(['merge-base', '--is-ancestor', commit, base]);
    if (ancestry.exitCode !== 0)
        throw new Error(`--since ${since}: ${commit.slice(0, 12)} is no ancestor of ${base.slice(0, 12)}, which is ` +
            'checked out. Name a commit of its own history');
    return commit;
}
async function openStage(start, options, io) {
    const { 'keep-copy': keeps, 'copy-dir': folder } = options;
    const isOnCopy = keeps || folder !== undefined;
    const opening = isOnCopy ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .jQ)(start.repository, options);
    opening?.catch(() => { });
    await refuseUncommitted(options);
    if (opening === null)
        return stageOnCopy(start, { options, io, known: null });
    const sandbox = await opening;
    if (sandbox.cell === null && !(0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .RS)(options))
        return stageOnCopy(start, { options, io, known: sandbox });
    return stageHere(start, sandbox, (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .RS)(options));
}
async function refuseUncommitted({ repo }) {
    const uncommitted = await _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo)).uncommittedChanges();
    if (uncommitted.length === 0)
        return;
    throw new Error(`--repo ${repo}: uncommitted changes in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__  .d9)(uncommitted, 5)}. ` +
        'agent-fix works from the commit: commit or stash them first.');
}
function stageHere({ repository, folder }, sandbox, isInPlace) {
    if (!isInPlace)
        (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .eZ)();
    return {
        checkout: repository,
        sandbox,
        renew: null,
        isCopy: false,
        note: isInPlace ? `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, folder)}` : 'on a copy',
        apply: async ({ diff }) => (isInPlace ? undefined : _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(repository).apply(diff)),
        keep: async (patch) => (isInPlace ? bringBack(repository, patch) : undefined),
        [Symbol.asyncDispose]: async () => { },
    };
}
async function stageOnCopy(start, { options, io, known }) {
    const { repository, commit } = start;
    const destination = options['copy-dir'] === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options['copy-dir']);
    const isKept = options['keep-copy'];
    const copy = await openCopy({ repository, commit, destination, isKept }, io);
    try {
        const sandbox = known ?? (await (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .jQ)(copy.root, options));
        return {
            checkout: copy.root,
            sandbox,
            renew: () => copy.renew(),
            isCopy: true,
            note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
            apply: ({ diff }) => _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(repository).apply(diff),
            keep: async (patch) => {
                if (!isKept)
                    return;
                await bringBack(copy.root, patch);
                await copy.uncommit();
            },
            [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await copy[Symbol.asyncDispose]();
        throw error;
    }
}
async function bringBack(checkout, patch) {
    const isThere = ({ path, content }) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file).equals(content);
    };
    if (!patch.files.every(isThere))
        await _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(checkout).apply(patch.diff);
}
const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .eZ)())
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        return await (0,_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_3__  .s)(options);
    }
    finally {
        clearTimeout(notice);
    }
}


  })

};
