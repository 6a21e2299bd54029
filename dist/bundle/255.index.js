export const id = 255;
export const ids = [255];
export const modules = {

  66255:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    evalRun: () => (  evalRun)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(81469);
  var _eval_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59897);
  var _eval_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56024);
  var _eval_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84666);
  var _eval_report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17971);
  var _eval_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31004);
  var _eval_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60868);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68966);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30445);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84217);
  var _story_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39817);
  var _story_words_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94977);
  var _version_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(24306);
  var _eval_check_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43098);
  var _flags_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(19601);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(26095);
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



















const { 'max-tokens': trialTokens, ...RUN_FLAGS } = _run_options_js__WEBPACK_IMPORTED_MODULE_16__  .aw;
const TrialFlags = zod__WEBPACK_IMPORTED_MODULE_17__  .Ikc({
    ..._eval_check_js__WEBPACK_IMPORTED_MODULE_13__.SUITE_FLAGS,
    trials: (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .rD)(1).default(1), { value: 'N', help: 'trials of each task' }),
    out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Bq, { value: 'DIR', help: 'where results go; a job that was ended goes on there' }),
    shard: (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_17__  .YjP()
        .regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, 'must be i/n, such as 2/4')
        .refine((text) => Number(text.split('/')[0]) <= Number(text.split('/')[1]), 'must be i/n with i up to n')
        .optional(), { value: 'I/N', help: 'only every n-th trial, from the i-th' }),
    checked: (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Bq.optional(), {
        value: 'FILE',
        help: 'leave out the tasks that agent-fix eval check --out FILE set aside',
    }),
    'max-cost': (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_14__  .vj.optional(), {
        value: 'X',
        help: 'end the job when it has cost so much (needs --prices)',
    }),
    'max-tokens': (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .rD)(1).optional(), { value: 'N', help: 'end the job after so many tokens' }),
    prices: (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Bq.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
    retries: (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .rD)(0).default(2), {
        value: 'N',
        help: 'how often a trial is begun anew when something around it fails',
    }),
    ..._run_options_js__WEBPACK_IMPORTED_MODULE_16__  .Wt,
    ...RUN_FLAGS,
    'max-total-tokens': (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .rD)(1).optional(), { value: 'N', help: 'tokens of one trial' }),
});
const evalRun = (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__  .NB)({
    name: 'agent-fix eval run',
    about: 'makes the trials of a suite, each on a copy of its own. Killed anywhere, it goes on where it was.',
    flags: TrialFlags,
    notes: `A bound of a run that is given here goes before the suite's. ${_run_options_js__WEBPACK_IMPORTED_MODULE_16__  .mG}
Exit codes: 0 every trial has a verdict; 1 trials are left, or say nothing of the solver; 2 wrong usage; 130 stopped by Ctrl-C.`,
}, async (flags, io) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const prices = flags.prices === undefined ? null : await (0,_eval_metrics_js__WEBPACK_IMPORTED_MODULE_3__  .RP)(flags.prices);
        const suite = withoutSetAside(await (0,_eval_check_js__WEBPACK_IMPORTED_MODULE_13__.chosenTasks)(flags, io), flags);
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_16__  .h9)(flags);
        const access = solver === 'builtin' ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_16__  .YK)(flags);
        const llm = access === null ? _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_8__  .i6 : (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_8__  .Wy)({ ...access, reasoningEffort: null });
        const price = (usage) => (0,_eval_metrics_js__WEBPACK_IMPORTED_MODULE_3__  .ho)(prices, llm.model, usage);
        if (flags['max-cost'] !== undefined &&
            price({ input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 }) === null) {
            throw new Error(`--max-cost ${flags['max-cost']}: no price of ${llm.model}; give --prices FILE`);
        }
        (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_10__  .eZ)();
        const store = __addDisposableResource(env_1, new _eval_store_js__WEBPACK_IMPORTED_MODULE_7__  .i(flags.out), false);
        const work = __addDisposableResource(env_1, (0,_eval_place_js__WEBPACK_IMPORTED_MODULE_4__  .Qr)(), false);
        const repositories = await openRepositories(suite.tasks, work.path);
        const { signal, exitCode } = (0,_io_js__WEBPACK_IMPORTED_MODULE_15__  .A8)(io);
        const show = __addDisposableResource(env_1, new ProgressBar(io, prices, llm.model), false);
        const result = await (0,_eval_job_js__WEBPACK_IMPORTED_MODULE_2__  .b5)({
            suite: suite.name,
            trials: plannedTrials(suite.tasks, { flags: { ...flags, solver }, llm, repositories }),
            repositoryOf: ({ task }) => repositories.get(task.id) ?? missing(task.id),
            firstTestMs: ({ settings }) => (0,_run_options_js__WEBPACK_IMPORTED_MODULE_16__  .L7)(settings),
            llm,
            secrets: (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_9__  .DX)(access),
            openSandbox: (checkout, environment) => (0,_run_options_js__WEBPACK_IMPORTED_MODULE_16__  .jQ)(checkout, flags, { environment }),
            jobs: flags.jobs,
            maxRetries: flags.retries,
            maxTokens: flags['max-tokens'] ?? null,
            maxCost: flags['max-cost'] ?? null,
            costOf: price,
            work: work.path,
            signal,
            onProgress: (progress) => show.update(progress),
        }, store);
        io.stderr('\n');
        io.stdout(summary(result, flags));
        return exitCode(codeOf(result));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
});
function withoutSetAside(suite, { checked }) {
    if (checked === undefined)
        return suite;
    const { set_aside: aside } = _eval_check_js__WEBPACK_IMPORTED_MODULE_13__.CheckFileSchema.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(checked, 'utf8')));
    return { ...suite, tasks: suite.tasks.filter(({ id }) => aside[id] === undefined) };
}
async function openRepositories(tasks, work) {
    const repositories = new Map();
    for (const task of tasks)
        repositories.set(task.id, await (0,_eval_place_js__WEBPACK_IMPORTED_MODULE_4__  .kh)(task, work));
    return repositories;
}
function plannedTrials(tasks, { flags, llm, repositories }) {
    const configuration = configurationOf(flags, llm);
    const all = Array.from({ length: flags.trials }, (_, at) => tasks.map((task) => ({
        task,
        commit: repositories.get(task.id)?.commit ?? missing(task.id),
        settings: settingsFor(flags, task.settings),
        configuration,
        number: at + 1,
    }))).flat();
    const [index, count] = flags.shard?.split('/').map(Number) ?? [];
    if (index === undefined || count === undefined)
        return all;
    return all.filter((_, at) => at % count === index - 1);
}
const settingsFor = (flags, base) => (0,_run_options_js__WEBPACK_IMPORTED_MODULE_16__  .f5)({ ...flags, 'max-tokens': flags['max-total-tokens'] }, base);
function missing(id) {
    throw new Error(`no repository of ${id}`);
}
function configurationOf(flags, { model, api, endpoint }) {
    const names = [...Object.keys(RUN_FLAGS), 'max-total-tokens'];
    const given = Object.entries(flags).filter(([name, value]) => names.includes(name) && value !== undefined && value !== false);
    return {
        model,
        api,
        endpoint,
        solver: 'model',
        version: _version_js__WEBPACK_IMPORTED_MODULE_18__  .x,
        overrides: zod__WEBPACK_IMPORTED_MODULE_17__  .Pq9().parse(Object.fromEntries(given)),
        sandbox: flags.sandbox,
        test_network: flags['test-network'],
    };
}
const TICK_MS = 1000;
class ProgressBar {
    #io;
    #prices;
    #model;
    #timer;
    #newest = '';
    #sinceMs = performance.now();
    constructor(io, prices, model) {
        this.#io = io;
        this.#prices = prices;
        this.#model = model;
        this.#timer = setInterval(() => this.#show(), TICK_MS).unref();
    }
    update(progress) {
        const cost = (0,_eval_metrics_js__WEBPACK_IMPORTED_MODULE_3__  .ho)(this.#prices, this.#model, progress.usage);
        const line = (0,_eval_report_text_js__WEBPACK_IMPORTED_MODULE_5__  .oz)(progress, cost, this.#prices?.currency ?? 'USD');
        const { newest } = progress;
        this.#newest = `${line}${newest === null ? '' : ` · ${endingText(newest)}`}`;
        this.#sinceMs = performance.now();
        if (this.#io.columns === undefined)
            this.#io.stderr(`${this.#newest}\n`);
        this.#show();
    }
    #show() {
        const columns = this.#io.columns?.();
        if (columns === undefined)
            return;
        const running = ` · running for ${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_11__  .Xo)(performance.now() - this.#sinceMs)}`;
        this.#io.stderr(`\r\u001b[K${`${this.#newest}${running}`.slice(0, columns - 1)}`);
    }
    [Symbol.dispose]() {
        clearInterval(this.#timer);
    }
}
function endingText({ task, trial, outcome, stop_reason: reason }) {
    const why = (0,_story_words_js__WEBPACK_IMPORTED_MODULE_12__  .e$)(reason);
    return `${task} ${trial}: ${(0,_story_words_js__WEBPACK_IMPORTED_MODULE_12__  .wX)(outcome).title}${why === '' ? '' : `, ${why}`}`;
}
function summary({ end, finished, total }, { out }) {
    const counted = finished.filter((result) => (0,_eval_result_js__WEBPACK_IMPORTED_MODULE_6__  .Vj)(result) !== 'void');
    const solved = counted.filter((result) => (0,_eval_result_js__WEBPACK_IMPORTED_MODULE_6__  .Vj)(result) === 'solved').length;
    const none = finished.length - counted.length;
    const parts = [
        `${(0,_eval_job_js__WEBPACK_IMPORTED_MODULE_2__  .Z4)(end)}: ${finished.length} of ${total} trials stand, ${solved} of ${counted.length} solved`,
        none === 0 ? '' : `; ${none} say nothing of the solver`,
    ];
    const again = finished.length < total ? 'The same command goes on from here.\n' : '';
    return `${parts.join('')}\n${again}Read them: agent-fix eval report ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(out)}\n`;
}
function codeOf({ end, finished, total }) {
    if (end === 'unauthorized')
        return 2;
    const isWhole = finished.length === total && finished.every((result) => (0,_eval_result_js__WEBPACK_IMPORTED_MODULE_6__  .Vj)(result) !== 'void');
    return isWhole ? 0 : 1;
}


  }),

  17971:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Gy: () => (  mark),
    Hn: () => (  cell),
    KN: () => (  percent),
    Lu: () => (  shareText),
    o4: () => (  configurationText),
    oz: () => (  progressLine),
    tp: () => (  table),
    tx: () => (  usageText),
    uL: () => (  reportMarkdown),
    xS: () => (  factsOf)
  });
  var _core_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87893);
  var _story_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39817);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27083);
  var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31004);




const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.01 ? 1 : 0)} %`;
const shareText = ({ rate, count, of, low, high }) => `${percent(rate)} (${count} of ${of}), ${(low * 100).toFixed(0)}–${percent(high)}`;
function moneyText(cost, currency) {
    if (cost === null)
        return '–';
    return `${cost.toFixed(cost >= 10 ? 2 : cost >= 0.1 ? 3 : 5)} ${currency}`;
}
const usageText = ({ input_tokens: input, cached_input_tokens: cached, output_tokens: output, }) => `${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(input)} in (${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(cached)} cached), ${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(output)} out`;
const configurationText = ({ configuration: { model, solver, version }, id, }) => `${solver === 'model' ? model : `${solver} (${model})`} · ${version} · ${id}`;
function factsOf(report, currency) {
    const { solved, solvedHidden, passAt, claims, effort, method } = report;
    const interval = method === 'wilson' ? 'Wilson' : 'bootstrap by task';
    return [
        [`solved, with 95 % interval (${interval})`, shareText(solved)],
        ...(solvedHidden === null
            ? []
            : [['solved by the hidden test as well', shareText(solvedHidden)]]),
        ...passAt.map(({ k, rate, tasks }) => [`pass@${k} (${tasks} tasks)`, percent(rate)]),
        ['said done by the model, of those green on a fresh copy', `${claims.claimed}, ${claims.claimedGreen}`],
        [
            'said fixed by the driver, of those not green on a fresh copy (must be 0)',
            `${claims.fixed}, ${claims.falseFixed}`,
        ],
        ['tokens', usageText(effort.usage)],
        [
            'tokens per solve',
            effort.tokensPerSolve === null ? '–' : (0,_story_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(Math.round(effort.tokensPerSolve)),
        ],
        ['cost, per solve', `${moneyText(effort.cost, currency)}, ${moneyText(effort.costPerSolve, currency)}`],
        [
            'replies, candidates, test runs, wall time (medians)',
            `${effort.replies}, ${effort.candidates}, ${effort.testRuns}, ${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)(effort.wallMs)}`,
        ],
        [
            'loops, refused claims, refused writes, malformed replies',
            [effort.loops, effort.refusedClaims, effort.refusedWrites, effort.malformed].join(', '),
        ],
        ['trials, of those without a verdict on the solver', `${report.trials}, ${report.void}`],
        [
            'outcomes',
            Object.entries(report.outcomes)
                .map(([outcome, count]) => `${outcome} ${count}`)
                .join(', '),
        ],
    ];
}
function progressLine(progress, cost, currency) {
    const { finished, total, usage, elapsedMs, ended } = progress;
    const counted = finished.filter((result) => (0,_result_js__WEBPACK_IMPORTED_MODULE_3__  .Vj)(result) !== 'void');
    const solved = counted.filter((result) => (0,_result_js__WEBPACK_IMPORTED_MODULE_3__  .Vj)(result) === 'solved').length;
    const share = counted.length === 0 ? '' : ` (${percent(solved / counted.length)})`;
    const left = total - finished.length;
    const leftText = ended === 0 || left === 0 ? '' : ` · ${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)((elapsedMs / ended) * left)} left`;
    const money = cost === null ? '' : ` · ${moneyText(cost, currency)}`;
    return `${bar(finished.length, total)} ${finished.length}/${total} · solved ${solved}${share} · ${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)((0,_core_state_js__WEBPACK_IMPORTED_MODULE_0__  .RP)(usage))} tokens${money}${leftText}`;
}
const BAR_CHARS = 20;
function bar(done, total) {
    const filled = total === 0 ? BAR_CHARS : Math.round((done / total) * BAR_CHARS);
    return `[${'#'.repeat(filled)}${'.'.repeat(BAR_CHARS - filled)}]`;
}
const MAX_REPORT_CHARS = 60_000;
function reportMarkdown(report) {
    const head = [
        `## ${cell(report.suite)}`,
        ...report.warnings.map((warning) => `> **Warning:** ${cell(warning)}`),
    ];
    const parts = report.configurations.map((each) => configurationPart(each, report));
    const text = [...head, ...parts.map(({ facts, tags }) => [facts, tags].join('\n\n'))].join('\n\n');
    const grids = parts.map(({ grid }) => grid).join('\n\n');
    const left = 'The table of tasks does not fit here: see `report.json` and `index.html`.';
    return `${text}\n\n${text.length + grids.length > MAX_REPORT_CHARS ? left : grids}\n`;
}
function configurationPart(each, { currency, configurations }) {
    const heading = configurations.length > 1
        ? `### ${cell(configurationText(each))}\n\n`
        : `${cell(configurationText(each))}\n\n`;
    const tags = each.byTag.map(({ tag, tasks, solved }) => [tag, String(tasks), shareText(solved)]);
    return {
        facts: heading + table(['', ''], factsOf(each, currency)),
        tags: tags.length === 0 ? '' : table(['tag', 'tasks', 'solved'], tags),
        grid: table(['task', 'solved', 'trials'], each.tasks.map(taskCells)),
    };
}
const taskCells = ({ task, solved, counted, trials }) => [
    task,
    counted === 0 ? '–' : `${solved} of ${counted} (${percent(solved / counted)})`,
    trials.map(mark).join(' '),
];
const MARKS = { solved: '✓', not_solved: '✗', flaky: '≈', void: '–' };
const mark = ({ result }) => {
    const isDoubtful = result.outcome === 'fixed' && result.has_hidden_test && result.hidden !== 'green';
    return isDoubtful ? '✓?' : MARKS[(0,_result_js__WEBPACK_IMPORTED_MODULE_3__  .Vj)(result)];
};
function table(head, rows) {
    const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
    return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}
const cell = (text) => (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Q6)(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\|`*<>[\]]/g, '\\$&');


  }),

  60868:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i: () => (  Store),
    x: () => (  readResults)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81469);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39429);
  var _core_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(159);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68652);
  var _core_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87893);
  var _trace_integrity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97975);
  var _metrics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56024);
  var _result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31004);










const SpendingLine = zod__WEBPACK_IMPORTED_MODULE_8__  .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(), usage: _core_events_js__WEBPACK_IMPORTED_MODULE_2__  .f2 });
class Store {
    #folder;
    constructor(folder) {
        this.#folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
        for (const each of ['trials', 'work'])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, each), { recursive: true });
        this.#lock();
    }
    finished(key) {
        const result = readResult((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials', key));
        return result === null || (0,_result_js__WEBPACK_IMPORTED_MODULE_7__  .mo)(result) ? null : result;
    }
    begin(key) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        return folder;
    }
    finish(result) {
        const { key } = result;
        const [from, to] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials', key)];
        writeDurably((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, _result_js__WEBPACK_IMPORTED_MODULE_7__  .FX), `${JSON.stringify(result, null, 2)}\n`);
        const before = readResult(to);
        if (before !== null)
            this.noteSpending(key, before.outcome, before.usage);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(to, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
    }
    noteSpending(key, why, usage) {
        if (usage.input_tokens + usage.output_tokens === 0)
            return;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'spending.jsonl'), `${JSON.stringify({ key, why, usage })}\n`);
    }
    drop(key) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key), { recursive: true, force: true });
    }
    async spent() {
        await this.#chargeUnfinished();
        const results = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials')).flatMap((key) => readResult((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials', key)) ?? []);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'spending.jsonl');
        const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').split('\n') : [];
        const lost = lines.flatMap((line) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__  .Vh)(SpendingLine, line) ?? []);
        return [...results, ...lost].map(({ usage }) => usage).reduce(_metrics_js__WEBPACK_IMPORTED_MODULE_6__  .vk, _core_state_js__WEBPACK_IMPORTED_MODULE_4__  .yJ);
    }
    async #chargeUnfinished() {
        for (const key of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work')).toSorted()) {
            const trace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key, _result_js__WEBPACK_IMPORTED_MODULE_7__  .BQ);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(trace))
                this.noteSpending(key, 'killed', (await (0,_metrics_js__WEBPACK_IMPORTED_MODULE_6__  .Uw)(trace)).usage);
            this.drop(key);
        }
    }
    #lock() {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'lock');
        const owner = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? Number((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : 0;
        if (owner !== process.pid && isAlive(owner)) {
            throw new Error(`--out ${this.#folder}: process ${owner} is at work in it; wait for it, or remove ${path}`);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, String(process.pid));
    }
    [Symbol.dispose]() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'lock'), { force: true });
    }
}
const readResult = (folder) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(null, () => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__  .Vh)(_result_js__WEBPACK_IMPORTED_MODULE_7__  .X9, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _result_js__WEBPACK_IMPORTED_MODULE_7__  .FX), 'utf8')));
function writeDurably(path, text) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function isAlive(pid) {
    return Number.isInteger(pid) && pid > 0 && (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(false, () => process.kill(pid, 0));
}
const MAX_DEPTH = 4;
async function readResults(folders) {
    const found = new Map();
    for (const folder of folders) {
        const trials = trialFolders(folder, 0);
        if (trials.length === 0)
            throw new Error(`${folder} holds no results: give the --out of agent-fix eval run`);
        for (const each of trials) {
            const result = readResult(each);
            if (result === null)
                throw new Error(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(each, _result_js__WEBPACK_IMPORTED_MODULE_7__  .FX)} is not a result of this version`);
            const other = found.get(result.key)?.result;
            if (other === undefined || (0,_result_js__WEBPACK_IMPORTED_MODULE_7__  .Vj)(other) === 'void')
                found.set(result.key, { result, folder: each });
        }
    }
    const sorted = [...found.values()].toSorted((a, b) => compareText(a.result.task, b.result.task) || a.result.trial - b.result.trial);
    const read = [];
    for (const each of sorted)
        read.push(await readTrial(each));
    return read;
}
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
function trialFolders(folder, depth) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new Error(`${folder} is not a folder`);
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _result_js__WEBPACK_IMPORTED_MODULE_7__  .FX)))
        return [folder];
    if (depth === MAX_DEPTH)
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'work')
        .map(({ name }) => name)
        .toSorted()
        .flatMap((name) => trialFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), depth + 1));
}
async function readTrial({ result, folder }) {
    const trace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _result_js__WEBPACK_IMPORTED_MODULE_7__  .BQ);
    const sha256 = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(trace) ? await (0,_trace_integrity_js__WEBPACK_IMPORTED_MODULE_5__  .Vq)(trace) : '';
    return { result, folder, metrics: await (0,_metrics_js__WEBPACK_IMPORTED_MODULE_6__  .Uw)(trace), isTampered: sha256 !== result.trace_sha256 };
}


  }),

  97975:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vq: () => (  sha256OfFile),
    WX: () => (  findingsOf),
    tY: () => (  verifyTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41125);
  var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49057);




async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .Se)(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
        (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .tl)(path, { runs: chains.size, bad: strays.length });
    }
    const runs = [...chains].map(([runId, chain]) => ({
        runId,
        events: chain.events,
        findings: chain.findings(),
    }));
    return { sha256: await sha256OfFile(path), runs, strays };
}
function findingsOf({ runs, strays }) {
    return [...strays, ...runs.flatMap(({ findings }) => findings)].toSorted((a, b) => a.line - b.line);
}
async function sha256OfFile(path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}
function followLine(line, chains) {
    if (line.kind === 'unreadable')
        return line.reason;
    if (line.text.trim() === '')
        return 'empty';
    const parsed = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .A)(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, seq, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    chains.set(runId, chain);
    const sealed = (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .N0)(line.text);
    if (sealed === null)
        chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
    else
        chain.follow({ line: line.number, seq, kind, ...sealed });
    return null;
}
const MISPLACED = 'changed: its hash is not its last member';
class RunChain {
    #findings = [];
    #gaps = [];
    #before = [_writer_js__WEBPACK_IMPORTED_MODULE_3__  .Bq];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    #events = 0;
    get events() {
        return this.#events;
    }
    follow(line) {
        this.#events++;
        this.#lastLine = line.line;
        if (this.#hasEnded)
            this.find({ kind: 'after_end', line: line.line, reason: 'stands after the run_end of its run' });
        if (line.kind === 'run_end')
            this.#hasEnded = true;
        if (line.seq < this.#next)
            this.#turnUp(line);
        else
            this.#goOn(line);
    }
    find(finding) {
        this.#findings.push(finding);
    }
    findings() {
        const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
        if (this.#events > 0 && !this.#hasEnded)
            found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
        return found.toSorted((a, b) => a.line - b.line);
    }
    #goOn({ line, seq, content, hash }) {
        const isNext = seq === this.#next;
        const computed = this.#before.map((before) => (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .qv)(before, content));
        if (!isNext)
            this.#leap(line, seq);
        else if (!computed.includes(hash))
            this.find({ kind: 'changed', line, reason: CHANGED });
        this.#before = [...new Set([hash, ...computed])].slice(0, 2);
        this.#next = seq + 1;
    }
    #leap(line, until) {
        if (this.#gaps.length < MAX_GAPS)
            this.#gaps.push({ line, from: this.#next, until, late: null });
    }
    #turnUp({ line, seq }) {
        const gap = this.#gaps.find(({ from, until }) => from <= seq && seq < until);
        if (gap === undefined)
            this.find({ kind: 'repeated', line, reason: `event ${seq} stands here a second time` });
        else
            gap.late ??= { line, seq };
    }
}
const MAX_GAPS = 1000;
const CHANGED = 'changed: its hash does not follow from its text and the line before';
const NO_END = 'no run_end follows: the run was killed, or its end was removed';
function gapFinding({ line, from, until, late }) {
    if (late !== null) {
        const reason = `reordered: event ${late.seq} belongs before this line and stands in line ${late.line}`;
        return { kind: 'reordered', line, reason };
    }
    const missing = until - from === 1 ? `event ${from} is` : `events ${from} to ${until - 1} are`;
    return {
        kind: 'missing_before',
        line,
        reason: `${missing} missing before this line: removed, or unreadable`,
    };
}


  })

};
