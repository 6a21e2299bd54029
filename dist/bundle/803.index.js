export const id = 803;
export const ids = [803];
export const modules = {

  57460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hm: () => (  snakeKeys),
    OW: () => (  isJsonObject),
    Qd: () => (  isPlainObject),
    RA: () => (  camelKeys),
    Vh: () => (  readJson),
    jI: () => (  ERROR_CHARS),
    oH: () => (  firstJsonObject),
    qF: () => (  parseJson)
  });
  var _cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42253);


const isJsonObject = (value) => isPlainObject(value);
const ERROR_CHARS = 300;
function parseJson(text) {
    try {
        return { kind: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return { kind: 'bad', error: (0,_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .k)(error), ERROR_CHARS) };
    }
}
const readJson = (schema, text) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .N)(null, () => schema.safeParse(JSON.parse(text)).data ?? null);
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function firstJsonObject(text) {
    const start = text.indexOf('{');
    if (start < 0)
        return null;
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at++) {
        const char = text[at];
        if (inString) {
            if (char === '\\')
                at++;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === '{')
            depth++;
        else if (char === '}' && --depth === 0) {
            return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };
        }
    }
    return null;
}
const OWN_KEYS = new Set(['env']);
const snakeKeys = (value) => renameKeys(value, snakeCase);
const camelKeys = (json) => renameKeys(json, camelCase);
const snakeCase = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
const asItIs = (key) => key;
function renameKeys(value, rename) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    if (Array.isArray(value))
        return value.map((each) => renameKeys(each, rename));
    if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
        throw new TypeError(`${String(value)} is not JSON`);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [
        rename(key),
        renameKeys(each, OWN_KEYS.has(key) ? asItIs : rename),
    ]));
}


  }),

  3244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runCommand: () => (  runCommand)
  });
  var _jitless_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26085);
  var _io_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19601);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26095);
  var _stage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70135);
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




async function runCommand(args, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const parsed = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_2__  .di)(args);
        if (parsed.kind === 'help') {
            io.stdout(parsed.usage);
            return 0;
        }
        const options = parsed.flags;
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_2__  .h9)(options);
        const { 'fallback-model': fallbackModel } = options;
        const access = solver === 'builtin' ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_2__  .YK)(options);
        const hasFallback = access !== null && fallbackModel !== undefined;
        const fallback = hasFallback ? (0,_run_options_js__WEBPACK_IMPORTED_MODULE_2__  .YK)({ ...options, model: fallbackModel }) : null;
        const interruption = (0,_io_js__WEBPACK_IMPORTED_MODULE_1__  .A8)(io);
        const place = await (0,_stage_js__WEBPACK_IMPORTED_MODULE_3__  .Pj)(options);
        const probing = Promise.withResolvers();
        const staging = (0,_stage_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)(place, options, { io, onProbe: probing.resolve }).finally(probing.resolve);
        const _stage = __addDisposableResource(env_1, closing(staging), true);
        await probing.promise;
        const { runOnStage } = await Promise.all( [__webpack_require__.e(621), __webpack_require__.e(576), __webpack_require__.e(970), __webpack_require__.e(76), __webpack_require__.e(994)]).then(__webpack_require__.bind(__webpack_require__, 10063));
        return await runOnStage({ options, solver, access, fallback, place, staging, interruption, io });
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
}
function closing(staging) {
    const settled = Promise.allSettled([staging]);
    return {
        [Symbol.asyncDispose]: async () => {
            const [staged] = await settled;
            if (staged.status === 'fulfilled')
                await staged.value[Symbol.asyncDispose]();
        },
    };
}


  }),

  70135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy),
    Pj: () => (  findPlace),
    eZ: () => (  stageRun)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63060);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84217);
  var _workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68442);
  var _sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36364);






async function findPlace({ repo }) {
    const { root, prefix, commit } = await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .BN)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    return { repository: root, folder: prefix || '.', commit };
}
async function stageRun(place, options, 
{ io, onProbe }) {
    const isCopied = options['keep-sandbox'] || options['sandbox-dir'] !== undefined;
    const known = isCopied && !options['in-place']
        ? null
        : (0,_sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__  .j)(place.repository, options, { onProbe }).finally(onProbe);
    if (known === null)
        onProbe();
    const [checked, opened] = await Promise.allSettled([refuseUncommitted(options), known]);
    if (checked.status === 'rejected')
        throw checked.reason;
    if (opened.status === 'rejected')
        throw opened.reason;
    const sandbox = opened.value;
    if (sandbox === null)
        return stageOnCopy(place, { options, io, known: null });
    if (options['in-place'])
        return stageInPlace(place, sandbox);
    return sandbox.cell === null
        ? stageOnCopy(place, { options, io, known: sandbox })
        : stageOnLayer(place, sandbox);
}
async function refuseUncommitted({ repo }) {
    const uncommitted = await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .pu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    if (uncommitted.length === 0)
        return;
    const shown = uncommitted.slice(0, 5).join(', ');
    throw new Error(`--repo ${repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
        'agent-fix works from the commit: commit or stash them first.');
}
function stageOnLayer(place, sandbox) {
    (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)();
    return {
        checkout: place.repository,
        sandbox,
        renew: null,
        note: 'on a copy',
        apply: ({ diff }) => (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(place.repository, diff),
        keep: async () => { },
        [Symbol.asyncDispose]: async () => { },
    };
}
async function stageOnCopy(place, { options, io, known }) {
    const { repository, commit } = place;
    const destination = options['sandbox-dir'] === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options['sandbox-dir']);
    const isKept = options['keep-sandbox'];
    const copy = await openCopy({ repository, commit, destination, isKept }, io);
    try {
        const sandbox = known ?? (await (0,_sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__  .j)(copy.root, options));
        return {
            checkout: copy.root,
            sandbox,
            renew: () => (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__  .Is)(repository, copy.root),
            note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
            apply: ({ diff }) => (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(repository, diff),
            keep: async (patch) => {
                if (isKept)
                    await bringBack(copy.root, patch);
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
        await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(checkout, patch.diff);
}
function stageInPlace(place, sandbox) {
    return {
        checkout: place.repository,
        sandbox,
        renew: null,
        note: `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.repository, place.folder)}`,
        apply: async () => { },
        keep: (patch) => bringBack(place.repository, patch),
        [Symbol.asyncDispose]: async () => { },
    };
}
const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)().filter((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each).startsWith(_oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__  .zz)))
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        const copy = await (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__  .s1)(options);
        if (options.isKept === true)
            return { root: copy.root, [Symbol.asyncDispose]: async () => { } };
        const lease = (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .HF)(copy.root);
        return {
            root: copy.root,
            [Symbol.asyncDispose]: async () => {
                await copy[Symbol.asyncDispose]();
                lease[Symbol.dispose]();
            },
        };
    }
    finally {
        clearTimeout(notice);
    }
}


  }),

  26085:
  ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {

  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);

zod__WEBPACK_IMPORTED_MODULE_0__  .$W({ jitless: true });


  })

};
