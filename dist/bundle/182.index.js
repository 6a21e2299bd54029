export const id = 182;
export const ids = [182];
export const modules = {

  20182:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  evalCheck: () => (  evalCheck),
  evalCompare: () => (  evalCompare),
  evalExport: () => (  evalExport),
  evalReport: () => (  evalReport),
  evalRun: () => (  evalRun)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(81469);
var numbers = __webpack_require__(70764);
var redaction = __webpack_require__(36541);
var create_llm = __webpack_require__(79890);
var provider = __webpack_require__(30445);
var leftovers = __webpack_require__(84217);
var own_process = __webpack_require__(27386);
var tell = __webpack_require__(96644);
var trace_trace = __webpack_require__(86020);
var core_usage = __webpack_require__(56587);
var external_node_crypto_ = __webpack_require__(77598);
var errors = __webpack_require__(961);
var core_errors = __webpack_require__(37428);
var base_json = __webpack_require__(26910);
var core_events = __webpack_require__(159);
; 







const JsonSchema = schemas .Pq9();
const ConfigurationSchema = schemas .Ikc({
    model: schemas .YjP(),
    api: schemas .YjP(),
    endpoint: schemas .YjP(),
    solver: schemas .YjP(),
    version: schemas .YjP(),
    overrides: JsonSchema,
    sandbox: schemas .YjP().default('auto'),
    test_network: schemas .YjP().default('host'),
});
const TrialResultSchema = schemas .Ikc({
    v: schemas .euz(1),
    key: schemas .YjP(),
    suite: schemas .YjP(),
    task: schemas .YjP(),
    tags: schemas .YOg(schemas .YjP()),
    commit: schemas .YjP(),
    trial: schemas .aig().int().min(1),
    configuration: ConfigurationSchema,
    settings: JsonSchema,
    outcome: schemas .YjP(),
    stop_reason: schemas .YjP(),
    detail: schemas .YjP(),
    run_id: schemas .YjP(),
    trace_sha256: schemas .YjP(),
    patch_sha256: schemas .YjP(),
    judged: core_events .mj.nullable(),
    hidden: core_events .mj.nullable(),
    has_hidden_test: schemas .zMY(),
    usage: core_usage .H.schema,
    retries: schemas .aig().int().min(0),
    started_at: schemas .YjP(),
    wall_ms: schemas .aig(),
});
const RESULT_FILE = 'result.json';
const TRACE_FILE = 'trace.jsonl';
const PATCH_FILE = 'patch.diff';
function verdictOf({ outcome, stop_reason }) {
    if (outcome === 'fixed')
        return 'solved';
    if (outcome === 'flaky')
        return 'flaky';
    return isRetried({ outcome, stop_reason }) || outcome === 'not_reproduced' ? 'void' : 'not_solved';
}
const isRetried = ({ outcome, stop_reason }) => outcome === 'infra_error' || outcome === 'cancelled' || stop_reason === 'endpoint_failed';
function trialKey({ task, repository, settings, configuration, number }) {
    const { id, goal, test, setup, workingDirectory, hidden } = task;
    const { commit } = repository;
    const identity = {
        id,
        goal,
        test,
        setup,
        workingDirectory,
        hidden: hidden?.run ?? null,
        commit,
        settings,
        configuration,
    };
    const hash = (0,external_node_crypto_.createHash)('sha256').update(canonical(JSON.parse(JSON.stringify({ ...identity, number }))));
    return `${id}.${number}.${hash.digest('hex').slice(0, 16)}`;
}
const configurationId = (configuration) => (0,external_node_crypto_.createHash)('sha256').update(canonical(configuration)).digest('hex').slice(0, 8);
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (!(0,base_json .Qd)(value))
        return JSON.stringify(value);
    const members = Object.keys(value)
        .toSorted()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
    return `{${members.join(',')}}`;
}
async function readMetrics(path) {
    try {
        const { events } = await (0,trace_trace .cI)(path, null);
        const times = events.flatMap(({ ts }) => ts ?? []);
        const wallMs = ((times.at(-1) ?? 0) - (times[0] ?? 0)) * 1000;
        return { ...metricsOf(events.flatMap(({ runEvent }) => runEvent ?? [])), wallMs: Math.round(wallMs) };
    }
    catch {
        return { ...metricsOf([]), wallMs: 0 };
    }
}
function metricsOf(events) {
    const count = (test) => events.filter(test).length;
    const finals = events.flatMap((event) => event.kind === 'llm_action' ? (finalStatus(event.payload.action) ?? []) : []);
    return {
        usage: core_usage .H.sum(events.flatMap((event) => (0,core_events .Fs)(event) ?? [])),
        replies: count(opensReply),
        malformed: count(({ kind }) => kind === 'llm_parse_error'),
        candidates: count(({ kind }) => kind === 'candidate'),
        testRuns: count(({ kind }) => kind === 'tests'),
        claimsDone: finals.at(-1) === 'done',
    };
}
function opensReply(event) {
    switch (event.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return event.payload.raw !== null;
        default:
            return false;
    }
}
function finalStatus(action) {
    if (!(0,base_json .Qd)(action) || action['type'] !== 'final')
        return null;
    return typeof action['status'] === 'string' ? action['status'] : null;
}
const Price = schemas .aig().min(0);
const ModelPriceSchema = schemas .rej({ input: Price, cached_input: Price.optional(), output: Price });
const PriceFileSchema = schemas .rej({
    currency: schemas .YjP().default('USD'),
    models: schemas .g1P(schemas .YjP(), ModelPriceSchema),
});
async function readPrices(path) {
    try {
        const value = (await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19))).parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return PriceFileSchema.parse(value);
    }
    catch (error) {
        const why = error instanceof errors .G ? core_errors .S1(error) : String(error);
        throw new Error(`--prices ${path}: ${why}`, { cause: error });
    }
}
function costBy(prices, model, usage) {
    const price = prices?.models[model];
    return price === undefined
        ? null
        : core_usage .H.cost(usage, { ...price, cached: price.cached_input ?? price.input });
}

; 
const Z = 1.959963984540054;
const ALPHA = 0.05;
function wilson(successes, trials) {
    if (trials === 0)
        return { low: 0, high: 1 };
    const share = successes / trials;
    const centre = share + Z ** 2 / (2 * trials);
    const spread = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
    const scale = 1 + Z ** 2 / trials;
    const low = successes === 0 ? 0 : (centre - spread) / scale;
    const high = successes === trials ? 1 : (centre + spread) / scale;
    return { low: Math.max(0, low), high: Math.min(1, high) };
}
function passAtK(n, c, k) {
    if (k > n)
        return null;
    if (n - c < k)
        return 1;
    let missed = 1;
    for (let i = n - c + 1; i <= n; i++)
        missed *= 1 - k / i;
    return 1 - missed;
}
const mean = (values) => values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
    return (low + high) / 2;
}
function randomFrom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
const RESAMPLES = 10_000;
const SEED = 20_260_101;
function bootstrapMean(taskMeans, seed = SEED) {
    if (taskMeans.length === 0)
        return { low: 0, high: 0 };
    const random = randomFrom(seed);
    const { length } = taskMeans;
    const means = Float64Array.from({ length: RESAMPLES }, () => {
        let sum = 0;
        for (let drawn = 0; drawn < length; drawn++)
            sum += taskMeans[Math.floor(random() * length)] ?? 0;
        return sum / length;
    }).toSorted();
    const at = (share) => means[Math.min(RESAMPLES - 1, Math.floor(share * RESAMPLES))] ?? 0;
    return { low: at(ALPHA / 2), high: at(1 - ALPHA / 2) };
}
function binomialAtMost(k, n, p) {
    if (k < 0)
        return 0;
    if (k >= n)
        return 1;
    let logChoose = 0;
    let sum = 0;
    for (let i = 0; i <= k; i++) {
        if (i > 0)
            logChoose += Math.log(n - i + 1) - Math.log(i);
        sum += Math.exp(logChoose + i * Math.log(p) + (n - i) * Math.log1p(-p));
    }
    return Math.min(1, sum);
}
function mcnemarExact(onlyA, onlyB) {
    return Math.min(1, 2 * binomialAtMost(Math.min(onlyA, onlyB), onlyA + onlyB, 0.5));
}
function clopperPearson(successes, trials) {
    if (trials === 0)
        return { low: 0, high: 1 };
    const low = successes === 0 ? 0 : bisect((p) => 1 - binomialAtMost(successes - 1, trials, p) < ALPHA / 2);
    const high = successes === trials ? 1 : bisect((p) => binomialAtMost(successes, trials, p) > ALPHA / 2);
    return { low, high };
}
function bisect(isBelow) {
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (isBelow(middle))
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}
function pairedDifference(onlyA, onlyB, pairs) {
    const differing = onlyA + onlyB;
    if (differing === 0 || pairs === 0)
        return { value: 0, low: 0, high: 0 };
    const share = clopperPearson(onlyB, differing);
    const scale = differing / pairs;
    return {
        value: (onlyB - onlyA) / pairs,
        low: scale * (2 * share.low - 1),
        high: scale * (2 * share.high - 1),
    };
}

; 



function reportOf(trials, prices) {
    const groups = Map.groupBy(trials, ({ result }) => configurationId(result.configuration));
    const configurations = [...groups].map(([id, group]) => configurationReport(id, group, prices));
    return {
        suite: [...new Set(trials.map(({ result }) => result.suite))].join(', '),
        currency: prices?.currency ?? 'USD',
        configurations,
        warnings: warningsOf(trials, configurations),
    };
}
function warningsOf(trials, configurations) {
    const tampered = trials.filter(({ isTampered }) => isTampered).map(({ result }) => result.key);
    const falseFixed = configurations.reduce((sum, { claims }) => sum + claims.falseFixed, 0);
    return [
        ...(falseFixed > 0 ? [`${falseFixed} runs ended fixed and are not green on a fresh copy`] : []),
        ...(tampered.length > 0 ? [`the trace is not the one that was written: ${tampered.join(', ')}`] : []),
    ];
}
function configurationReport(id, group, prices) {
    const tasks = taskRows(group);
    const method = tasks.some(({ counted }) => counted > 1) ? 'bootstrap' : 'wilson';
    const counted = group.filter(isCounted);
    const withHidden = counted.filter(({ result }) => result.has_hidden_test);
    const [first] = group;
    if (first === undefined)
        throw new Error('a configuration without trials');
    return {
        id,
        configuration: first.result.configuration,
        tasks,
        trials: group.length,
        void: group.length - counted.length,
        method,
        solved: shareOf(counted, isSolved),
        solvedHidden: withHidden.length === 0 ? null : shareOf(withHidden, isSolvedHidden),
        passAt: passAtOf(tasks),
        claims: claimsOf(counted),
        effort: effortOf(group, prices),
        outcomes: countEach(group.map(({ result }) => result.outcome)),
        byTag: byTag(counted),
    };
}
const isCounted = ({ result }) => verdictOf(result) !== 'void';
const isSolved = ({ result }) => verdictOf(result) === 'solved';
const isSolvedHidden = (trial) => isSolved(trial) && trial.result.hidden === 'green';
function taskRows(group) {
    return [...Map.groupBy(group, ({ result }) => result.task)].map(([task, trials]) => ({
        task,
        tags: trials[0]?.result.tags ?? [],
        counted: trials.filter(isCounted).length,
        solved: trials.filter(isSolved).length,
        trials,
    }));
}
function shareOf(trials, is) {
    const perTask = [...Map.groupBy(trials, ({ result }) => result.task).values()];
    const means = perTask.map((each) => each.filter(is).length / each.length);
    const isSingle = perTask.every((each) => each.length === 1);
    return {
        count: trials.filter(is).length,
        of: trials.length,
        rate: mean(means),
        ...intervalOf(means, isSingle),
    };
}
function intervalOf(means, isSingle) {
    const whole = means.filter((each) => each === 1).length;
    const isUniform = whole === means.length || means.every((each) => each === 0);
    return isSingle || isUniform ? wilson(whole, means.length) : bootstrapMean(means);
}
function passAtOf(tasks) {
    const most = Math.max(0, ...tasks.map(({ counted }) => counted));
    const ks = [...new Set([1, 2, 3, 5, 10, 20, 50, 100, most])].filter((k) => k >= 1 && k <= most);
    return ks
        .toSorted((a, b) => a - b)
        .map((k) => {
        const rates = tasks.flatMap(({ counted, solved }) => passAtK(counted, solved, k) ?? []);
        return { k, rate: mean(rates), tasks: rates.length };
    });
}
function claimsOf(counted) {
    const count = (test) => counted.filter(test).length;
    const isFixed = ({ result }) => result.outcome === 'fixed';
    const isGreen = ({ result }) => result.judged === 'green';
    return {
        claimed: count(({ metrics }) => metrics.claimsDone),
        claimedGreen: count((trial) => trial.metrics.claimsDone && isGreen(trial)),
        fixed: count(isFixed),
        falseFixed: count((trial) => isFixed(trial) && !isGreen(trial)),
    };
}
function effortOf(group, prices) {
    const usage = core_usage .H.sum(group.map(({ metrics }) => metrics.usage));
    const costs = group.map(({ result, metrics }) => costBy(prices, result.configuration.model, metrics.usage));
    const cost = costs.some((each) => each === null)
        ? null
        : costs.reduce((sum, each) => sum + (each ?? 0), 0);
    const solves = group.filter(isSolved).length;
    const perSolve = (total) => (solves === 0 ? null : total / solves);
    const metrics = group.map((each) => each.metrics);
    return {
        usage,
        cost,
        costPerSolve: cost === null ? null : perSolve(cost),
        tokensPerSolve: perSolve(usage.input_tokens + usage.output_tokens),
        replies: median(metrics.map(({ replies }) => replies)),
        candidates: median(metrics.map(({ candidates }) => candidates)),
        testRuns: median(metrics.map(({ testRuns }) => testRuns)),
        wallMs: median(metrics.map(({ wallMs }) => wallMs)),
        malformed: metrics.reduce((sum, { malformed }) => sum + malformed, 0),
    };
}
function countEach(words) {
    const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]);
    return Object.fromEntries(counts.toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}
function byTag(counted) {
    const tags = [...new Set(counted.flatMap(({ result }) => result.tags))].toSorted();
    return tags.map((tag) => {
        const tagged = counted.filter(({ result }) => result.tags.includes(tag));
        const tasks = new Set(tagged.map(({ result }) => result.task)).size;
        return { tag, tasks, solved: shareOf(tagged, isSolved) };
    });
}
function reportJson(report) {
    return {
        v: 1,
        ...report,
        configurations: report.configurations.map(({ tasks, ...rest }) => ({
            ...rest,
            tasks: tasks.map(({ trials, ...row }) => ({ ...row, trials: trials.map(trialJson) })),
        })),
    };
}
const trialJson = ({ result, metrics, folder, isTampered }) => {
    const { key, trial, outcome, stop_reason, judged, hidden, detail } = result;
    return {
        key,
        trial,
        outcome,
        stop_reason,
        verdict: verdictOf(result),
        judged,
        hidden,
        detail,
        folder,
        isTampered,
        metrics,
    };
};

; 





const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.01 ? 1 : 0)} %`;
const shareText = ({ rate, count, of, low, high }) => `${percent(rate)} (${count} of ${of}), ${(low * 100).toFixed(0)}–${percent(high)}`;
function moneyText(cost, currency) {
    if (cost === null)
        return '–';
    return `${cost.toFixed(cost >= 10 ? 2 : cost >= 0.1 ? 3 : 5)} ${currency}`;
}
const usageText = ({ input_tokens: input, cached_input_tokens: cached, output_tokens: output, }) => `${(0,numbers .B4)(input)} in (${(0,numbers .B4)(cached)} cached), ${(0,numbers .B4)(output)} out`;
const configurationText = ({ configuration: { model, solver, version }, id, }) => `${solver === 'model' ? model : `${solver} (${model})`} · ${version} · ${id}`;
function resultRows(report, currency) {
    const { solved, solvedHidden, passAt, claims, effort, method } = report;
    const interval = method === 'wilson' ? 'Wilson' : 'bootstrap by task';
    return [
        [`solved, with 95 % interval (${interval})`, shareText(solved)],
        ...(solvedHidden === null
            ? []
            : [['solved by the hidden test as well', shareText(solvedHidden)]]),
        ...passAt.map(({ k, rate, tasks }) => [`pass@${k} (${tasks} tasks)`, percent(rate)]),
        ['the model said done; of these green on a fresh copy', `${claims.claimed}, ${claims.claimedGreen}`],
        ['ended fixed; of these not green on a fresh copy (must be 0)', `${claims.fixed}, ${claims.falseFixed}`],
        ['tokens', usageText(effort.usage)],
        [
            'tokens per solve',
            effort.tokensPerSolve === null ? '–' : (0,numbers .B4)(Math.round(effort.tokensPerSolve)),
        ],
        ['cost, per solve', `${moneyText(effort.cost, currency)}, ${moneyText(effort.costPerSolve, currency)}`],
        [
            'replies, candidates, test runs, wall time (medians)',
            `${effort.replies}, ${effort.candidates}, ${effort.testRuns}, ${(0,numbers .Xo)(effort.wallMs)}`,
        ],
        ['malformed replies', String(effort.malformed)],
        ['trials; of these failed for reasons outside of the solver', `${report.trials}, ${report.void}`],
        [
            'outcomes',
            Object.entries(report.outcomes)
                .map(([outcome, count]) => `${outcome} ${count}`)
                .join(', '),
        ],
    ];
}
function jobLine(progress, cost, currency) {
    const { finished, total, usage, elapsedMs, ended } = progress;
    const counted = finished.filter((result) => verdictOf(result) !== 'void');
    const solved = counted.filter((result) => verdictOf(result) === 'solved').length;
    const share = counted.length === 0 ? '' : ` (${percent(solved / counted.length)})`;
    const left = total - finished.length;
    const leftText = ended === 0 || left === 0 ? '' : ` · ${(0,numbers .Xo)((elapsedMs / ended) * left)} left`;
    const money = cost === null ? '' : ` · ${moneyText(cost, currency)}`;
    return (`${bar(finished.length, total)} ${finished.length}/${total} · solved ${solved}${share} ` +
        `· ${(0,numbers .B4)(core_usage .H.total(usage))} tokens${money}${leftText}`);
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
    const mark = configurations.length > 1 ? '### ' : '';
    return {
        facts: `${mark}${cell(configurationText(each))}\n\n${table(['', ''], resultRows(each, currency))}`,
        tags: each.byTag.length === 0 ? '' : table(TAG_HEAD, tagRows(each)),
        grid: table(['task', 'solved', 'trials'], each.tasks.map(taskCells)),
    };
}
const TAG_HEAD = ['tag', 'tasks', 'solved'];
const tagRows = ({ byTag }) => byTag.map(({ tag, tasks, solved }) => [tag, String(tasks), shareText(solved)]);
const taskCells = ({ task, solved, counted, trials }) => [
    task,
    counted === 0 ? '–' : `${solved} of ${counted} (${percent(solved / counted)})`,
    trials.map(mark).join(' '),
];
const VERDICT_MARKS = {
    solved: '✓',
    not_solved: '✗',
    flaky: '≈',
    void: '–',
};
const mark = ({ result }) => {
    const isDoubtful = result.outcome === 'fixed' && result.has_hidden_test && result.hidden !== 'green';
    return isDoubtful ? '✓?' : VERDICT_MARKS[verdictOf(result)];
};
function table(head, rows) {
    const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
    return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}
const cell = (text) => (0,tell .Bv)(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\|`*<>[\]]/g, '\\$&');
const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th[scope=row] { font-weight: 400; }
.scroll { overflow-x: auto; }
.grid td { padding: .15rem; text-align: center; }
.grid a, .grid span { display: block; min-width: 1.8rem; padding: .1rem .3rem; border-radius: .25rem;
  text-decoration: none; color: inherit; }
.solved { background: color-mix(in srgb, #1a7f37 30%, transparent); }
.doubtful { background: color-mix(in srgb, #9a6700 35%, transparent); }
.not_solved { background: color-mix(in srgb, #cf222e 25%, transparent); }
.flaky { background: color-mix(in srgb, #8250df 30%, transparent); }
.void { opacity: .6; }
.warning { font-weight: 700; }`;
function reportPage(report, linkOf) {
    const style = (0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64');
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,tell .b5)(report.suite)} · agent-fix eval</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${(0,tell .b5)(report.suite)}</h1>
${report.warnings.map((warning) => `<p class="warning" role="alert">${(0,tell .b5)(warning)}</p>`).join('\n')}
${report.configurations.map((each) => section(each, report, linkOf)).join('\n')}
<p>✓ solved · ✓? solved, not by the hidden test · ✗ not solved · ≈ flaky · – failed for reasons outside of the solver</p>
</body>
</html>
`;
}
function section(each, { currency }, linkOf) {
    const most = Math.max(0, ...each.tasks.map(({ trials }) => trials.length));
    const numbers = Array.from({ length: most }, (_, at) => String(at + 1));
    const grid = each.tasks.map(({ task, trials }) => row([th(task), ...trials.map((trial) => td(gridCell(trial, linkOf(trial))))]));
    return `<section>
<h2>${(0,tell .b5)(configurationText(each))}</h2>
${htmlTable([], resultRows(each, currency).map(textRow))}
${each.byTag.length === 0 ? '' : htmlTable(TAG_HEAD, tagRows(each).map(textRow))}
<div class="scroll">${htmlTable(['task', ...numbers], grid, 'grid')}</div>
</section>`;
}
function htmlTable(head, rows, name = '') {
    const heads = head.map((each) => `<th scope="col">${(0,tell .b5)(each)}</th>`).join('');
    return `<table class="${name}"><thead><tr>${heads}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}
const textRow = ([first = '', ...rest]) => row([th(first), ...rest.map((each) => td((0,tell .b5)(each)))]);
const row = (cells) => `<tr>${cells.join('')}</tr>`;
const th = (value) => `<th scope="row">${(0,tell .b5)(value)}</th>`;
const td = (html) => `<td>${html}</td>`;
function gridCell(trial, link) {
    const { result, metrics } = trial;
    const sign = mark(trial);
    const kind = sign === '✓?' ? 'doubtful' : verdictOf(result);
    const hidden = result.hidden === null ? '' : `, hidden test ${result.hidden}`;
    const title = `${result.outcome} (${result.stop_reason})${hidden}, ${usageText(metrics.usage)}, ${(0,numbers .Xo)(metrics.wallMs)}`;
    const label = `${result.task}, trial ${result.trial}: ${title}`;
    const attributes = `class="${kind}" title="${(0,tell .b5)(title)}" aria-label="${(0,tell .b5)(label)}"`;
    return link === null
        ? `<span ${attributes}>${sign}</span>`
        : `<a ${attributes} href="${(0,tell .b5)(link)}">${sign}</a>`;
}

; 





function compareResults(a, b, judge) {
    const [sidesA, sidesB] = [sideOf(a, judge), sideOf(b, judge)];
    const pairs = [];
    for (const [task, sideA] of sidesA) {
        const sideB = sidesB.get(task);
        if (sideB === undefined)
            continue;
        pairs.push({ task, a: sideA.share, b: sideB.share, tracesA: sideA.traces, tracesB: sideB.traces });
    }
    if (pairs.length === 0)
        throw new Error('the two have no task in common');
    const paired = new Set(pairs.map(({ task }) => task));
    const tasks = new Set([...a, ...b].map(({ result }) => result.task));
    const isSingle = [...sidesA.values(), ...sidesB.values()].every(({ traces }) => traces.length === 1);
    const { difference, p } = isSingle ? singleTrials(pairs) : severalTrials(pairs);
    return {
        v: 1,
        judge,
        pairs: pairs.length,
        unpaired: [...tasks].filter((task) => !paired.has(task)).toSorted(),
        a: mean(pairs.map((pair) => pair.a)),
        b: mean(pairs.map((pair) => pair.b)),
        difference,
        method: isSingle ? 'mcnemar' : 'bootstrap',
        p,
        flips: pairs
            .filter((pair) => pair.a !== pair.b)
            .toSorted((x, y) => Math.abs(y.b - y.a) - Math.abs(x.b - x.a)),
        verdict: difference.low > 0 ? 'better' : difference.high < 0 ? 'worse' : 'no difference shown',
    };
}
function sideOf(trials, judge) {
    const is = judge === 'hidden' ? isSolvedHidden : isSolved;
    const counted = trials.filter((trial) => isCounted(trial) && (judge === 'tests' || trial.result.has_hidden_test));
    return new Map([...Map.groupBy(counted, ({ result }) => result.task)].map(([task, each]) => {
        const traces = each.map(({ folder }) => (0,external_node_path_.join)(folder, TRACE_FILE));
        return [task, { share: each.filter(is).length / each.length, traces }];
    }));
}
function singleTrials(pairs) {
    const onlyA = pairs.filter(({ a, b }) => a > b).length;
    const onlyB = pairs.filter(({ a, b }) => b > a).length;
    return { difference: pairedDifference(onlyA, onlyB, pairs.length), p: mcnemarExact(onlyA, onlyB) };
}
function severalTrials(pairs) {
    const differences = pairs.map(({ a, b }) => b - a);
    return { difference: { value: mean(differences), ...bootstrapMean(differences) }, p: null };
}
const signed = (share) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;
function comparisonMarkdown(comparison, names) {
    const { a, b, pairs, difference, method, p, flips, unpaired, verdict, judge } = comparison;
    const test = method === 'mcnemar' ? `McNemar exact, p = ${(p ?? 1).toFixed(3)}` : 'paired bootstrap by task';
    const summary = table(['', names.a, names.b], [
        [
            `solved (${judge === 'hidden' ? 'and green by the hidden test' : "by the suite's tests"}), ${pairs} tasks`,
            percent(a),
            percent(b),
        ],
    ]);
    const interval = `${signed(difference.low)} to ${signed(difference.high)}`;
    const lines = [
        summary,
        `**${verdict}**: ${signed(difference.value)} points, 95 % interval ${interval} (${test}).`,
    ];
    if (unpaired.length > 0)
        lines.push(`Left out, because only one side has counted trials: ${unpaired.join(', ')}.`);
    if (flips.length > 0)
        lines.push([table(['task', names.a, names.b, 'traces'], []), ...flips.map(flipLine)].join('\n'));
    return `${lines.join('\n\n')}\n`;
}
const flipLine = ({ task, a, b, tracesA, tracesB }) => `| ${cell(task)} | ${percent(a)} | ${percent(b)} | ${[...linksTo('A', tracesA), ...linksTo('B', tracesB)].join(' ')} |`;
const linksTo = (side, traces) => traces.map((path, at) => `[${side}${traces.length > 1 ? at + 1 : ''}](<${path.replace(/[<>|\n]/g, encodeURIComponent)}>)`);

var promises_ = __webpack_require__(58500);
var base_errors = __webpack_require__(7403);
var trace_form = __webpack_require__(87916);
var solve = __webpack_require__(35325);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_events_ = __webpack_require__(78474);
var external_node_os_ = __webpack_require__(48161);
var settings = __webpack_require__(68027);
var checkout_copy = __webpack_require__(16507);
var folders = __webpack_require__(63060);
var test_oracle = __webpack_require__(95322);
var git = __webpack_require__(59268);
var repo_tools = __webpack_require__(61496);
; 
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













const openWorkFolder = () => (0,leftovers .Bh)('copy');
async function openPlace(task, repository, work) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(work, 'place-'));
    let copy = null;
    const dispose = async () => {
        await copy?.[Symbol.asyncDispose]();
        (0,folders .dM)(folder);
    };
    try {
        const [home, temporary] = ['home', 'tmp'].map((name) => (0,external_node_path_.join)(folder, name));
        for (const each of ['home', 'tmp'])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, each));
        const checkout = (0,external_node_path_.join)(folder, 'checkout');
        copy = await (0,checkout_copy .s)({ ...repository, destination: checkout });
        const environment = { ...withToolHomes(process.env), HOME: home, TMPDIR: temporary };
        return { task, repository, checkout, environment, sandbox: null, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
const TOOL_HOMES = {
    RUSTUP_HOME: '.rustup',
    CARGO_HOME: '.cargo',
    PYENV_ROOT: '.pyenv',
    NVM_DIR: '.nvm',
    SDKMAN_DIR: '.sdkman',
    GOCACHE: '.cache/go-build',
    GOPATH: 'go',
};
function withToolHomes(environment) {
    const homes = Object.entries(TOOL_HOMES)
        .map(([name, path]) => [name, (0,external_node_path_.join)(environment['HOME'] ?? (0,external_node_os_.homedir)(), path)])
        .filter(([name, path]) => name === 'GOCACHE' || (0,external_node_fs_.existsSync)(path));
    const { XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, ...rest } = environment;
    return { ...Object.fromEntries(homes), ...rest };
}
async function confine(place, open) {
    const sandbox = await open(place.checkout, place.environment);
    const hasCache = sandbox.cell === null || sandbox.report.isLayered;
    const { GOCACHE: _, ...environment } = place.environment;
    return { ...place, sandbox, environment: hasCache ? place.environment : environment };
}
async function openCommand(place, run) {
    const { repository, checkout, environment, sandbox } = place;
    const workspace = await (0,repo_tools .O)({ ...repository, settings: settings .a$ });
    const command = commandOf(place, run);
    const oracle = (0,test_oracle .X)({ workspace, checkout, command, environment, sandbox });
    return {
        run: (bounds) => oracle.run({ phase: 'baseline', ...bounds }),
        [Symbol.asyncDispose]: async () => {
            oracle[Symbol.dispose]();
            await workspace[Symbol.asyncDispose]();
        },
    };
}
async function runIn(place, { run, ...bounds }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const command = __addDisposableResource(env_1, await openCommand(place, run), true);
        return await command.run(bounds);
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
const commandOf = ({ repository }, run) => ({
    run,
    shell: null,
    workingDirectory: repository.workingDirectory,
    env: {},
    source: 'the suite',
});
const SETUP_MS = 30 * 60_000;
async function setUp(place, signal) {
    const { setup } = place.task;
    if (setup === null)
        return null;
    const { verdict, output } = await runIn(place, { run: setup, timeoutMs: SETUP_MS, signal });
    return verdict === 'green' ? null : `setup: ${verdict.replace('_', ' ')}: ${output.trim().slice(-500)}`;
}
async function rememberPlace({ checkout }) {
    return (await (0,checkout_copy .B)(checkout, `${checkout}.before`)).renew;
}
async function layOver(place, patch, files) {
    await git .LN.find(place.checkout).apply(patch);
    if (files === null)
        return;
    const laid = (0,external_node_fs_.readdirSync)(files, { recursive: true, withFileTypes: true });
    for (const path of laid.map(({ parentPath, name }) => (0,external_node_path_.relative)(files, (0,external_node_path_.join)(parentPath, name))).toSorted()) {
        const under = (0,external_node_path_.join)(place.checkout, path);
        if ((0,external_node_fs_.lstatSync)(under, { throwIfNoEntry: false })?.isSymbolicLink())
            (0,external_node_fs_.rmSync)(under);
    }
    (0,external_node_fs_.cpSync)(files, place.checkout, { recursive: true, force: true });
}
async function openTaskRepository(task, folder) {
    try {
        return await place_open(task, folder);
    }
    catch (error) {
        throw new Error(`${task.id}: ${(0,base_errors .kc)(error)}`, {
            cause: error,
        });
    }
}
async function place_open({ id, repo, commit, workingDirectory }, folder) {
    switch (repo.kind) {
        case 'url':
            if (commit === null)
                throw new Error('a repository by URL needs its commit');
            return { repository: await fetchCommit(repo.url, commit, folder), commit, workingDirectory };
        case 'folder': {
            if (commit === null && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(repo.path, '.git'))) {
                return { ...(await commitFiles(repo.path, (0,external_node_path_.join)(folder, id))), workingDirectory };
            }
            const { root, prefix, commit: head } = await git .LN.checkedOutIn(repo.path);
            return {
                repository: root,
                commit: commit ?? head,
                workingDirectory: (0,external_node_path_.join)(prefix || '.', workingDirectory),
            };
        }
        default:
            return (0,base_errors .xb)(repo);
    }
}
const SIGNATURE = 'agent-fix <agent-fix@localhost> 946684800 +0000';
async function commitFiles(files, root) {
    const gitDir = (0,external_node_path_.join)(root, '.git');
    await (0,folders .EL)(files, root, (path) => path === '.git');
    const made = { idLength: 40, isBare: false, head: 'ref: refs/heads/main' };
    const repository = git .LN.create(root, gitDir, made);
    const inRoot = async (args, input = '') => (await repository.git([`--work-tree=${root}`, ...args], { cwd: root, input })).toString('utf8').trim();
    await inRoot(['add', '--all', '.']);
    const tree = await inRoot(['write-tree']);
    const text = `tree ${tree}\nauthor ${SIGNATURE}\ncommitter ${SIGNATURE}\n\nThe task's files\n`;
    const commit = await inRoot(['hash-object', '-t', 'commit', '-w', '--stdin'], text);
    await inRoot(['update-ref', 'refs/heads/main', commit]);
    return { repository: root, commit };
}
async function fetchCommit(url, commit, folder) {
    const root = (0,external_node_path_.join)(folder, commit);
    const gitDir = (0,external_node_path_.join)(root, '.git');
    if ((0,external_node_fs_.existsSync)(gitDir))
        return root;
    const unfinished = (0,external_node_path_.join)(folder, `${commit}.${process.pid}`);
    (0,external_node_fs_.mkdirSync)(unfinished, { recursive: true });
    try {
        await callGit(['init', '--quiet', unfinished], folder);
        await callGit(['fetch', '--quiet', '--depth=1', '--no-tags', '--', url, commit], unfinished);
        await callGit(['checkout', '--quiet', '--detach', commit], unfinished);
        (0,external_node_fs_.renameSync)(unfinished, root);
    }
    finally {
        (0,external_node_fs_.rmSync)(unfinished, { recursive: true, force: true });
    }
    const { exitCode } = await new git .LN(root, gitDir).ask(['cat-file', '-e', `${commit}^{commit}`]);
    if (exitCode !== 0)
        throw new Error(`${url} has no commit ${commit}`);
    return root;
}
async function callGit(args, cwd) {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ALLOW_PROTOCOL: 'https:ssh:file' };
    const child = (0,external_node_child_process_.spawn)('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
        cwd,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stderr = child.stderr.toArray();
    const [exitCode] = await (0,external_node_events_.once)(child, 'close');
    if (exitCode === 0)
        return;
    const why = Buffer.concat(await stderr)
        .toString('utf8')
        .trim();
    throw new Error(`git ${args.find((arg) => !arg.startsWith('-')) ?? ''} failed: ${why}`);
}

; 
var trial_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var trial_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









async function runTrial(request) {
    const start = performance.now();
    const started_at = new Date().toISOString();
    const { trial, key, suite, retries } = request;
    const { task, repository, settings, configuration, number } = trial;
    const ran = await solveIn(request);
    return {
        v: 1,
        key,
        suite,
        task: task.id,
        tags: [...task.tags],
        commit: repository.commit,
        trial: number,
        configuration,
        settings: (0,trace_form .l)(settings),
        ...ran,
        has_hidden_test: task.hidden !== null,
        retries,
        started_at,
        wall_ms: Math.round(performance.now() - start),
    };
}
async function solveIn(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { trial, work, folder, signal } = request;
        const place = trial_addDisposableResource(env_1, await openPlace(trial.task, trial.repository, work), true);
        const failed = await setUp(place, signal);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, PATCH_FILE), '');
        if (failed !== null)
            return { ...NOTHING, detail: failed };
        const { result, setup, events, traceSha256 } = await solveTrial(request, await confine(place, request.openSandbox));
        const { outcome, stopReason, patch, summary } = result;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, PATCH_FILE), patch.diff);
        return {
            outcome,
            stop_reason: stopReason,
            detail: outcome === 'infra_error' || stopReason === 'endpoint_failed' ? summary : '',
            run_id: setup.runId,
            trace_sha256: traceSha256,
            patch_sha256: patch.sha256,
            ...(await judgeAnew(request, patch)),
            usage: core_usage .H.sum(events.flatMap((event) => (0,core_events .Fs)(event) ?? [])),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = trial_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const NOTHING = {
    outcome: 'infra_error',
    stop_reason: 'setup_failed',
    run_id: '',
    trace_sha256: '',
    patch_sha256: '',
    judged: null,
    hidden: null,
    usage: core_usage .H.none,
};
async function solveTrial(request, place) {
    const { trial, llm, folder, secrets, signal, onEvent } = request;
    const { task, repository, settings, firstTestMs } = trial;
    return (0,solve .k)({
        task: {
            goal: task.goal,
            jobs: [{ command: commandOf(place, task.test), evidence: [] }],
            context: [],
            baseCommit: repository.commit,
            trigger: { kind: 'terminal' },
            mustBeRedAtBase: true,
        },
        settings,
        llm,
        repository: repository.repository,
        checkout: place.checkout,
        sandbox: place.sandbox,
        renew: place.sandbox?.cell ? null : await rememberPlace(place),
        tracePath: (0,external_node_path_.join)(folder, TRACE_FILE),
        secrets,
        environment: place.environment,
        firstTestMs,
        signal,
        onEvent,
    });
}
async function judgeAnew(request, patch) {
    const { test, hidden } = request.trial.task;
    if (patch.files.length === 0)
        return { judged: null, hidden: null };
    return {
        judged: await verdictIn(request, patch.diff, { run: test, files: null }),
        hidden: hidden === null ? null : await verdictIn(request, patch.diff, hidden),
    };
}
async function verdictIn({ trial, work, openSandbox }, diff, { run, files }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { signal } = new AbortController();
        const place = trial_addDisposableResource(env_2, await openPlace(trial.task, trial.repository, work), true);
        const failed = await setUp(place, signal);
        if (failed !== null)
            return 'not_found';
        await layOver(place, diff, files);
        const timeoutMs = trial.settings.testTimeoutMs ?? trial.settings.limits.timeoutMs;
        const { verdict } = await runIn(await confine(place, openSandbox), { run, timeoutMs, signal });
        return verdict;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = trial_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
const TIMES = 2;
async function checkTask(task, context) {
    const start = performance.now();
    const problem = await problemOf(task, context).catch(base_errors .kc);
    const isUsable = problem === null;
    const reason = problem ?? (task.gold === null ? 'no gold patch: only the base was checked' : '');
    return { task: task.id, isUsable, reason, seconds: Math.round(performance.now() - start) / 1000 };
}
async function problemOf(task, context) {
    const { gold, hidden, test } = task;
    const repository = await openTaskRepository(task, context.work);
    const expectations = [
        { what: 'base', run: test, patch: null, files: null, wanted: 'red' },
        gold === null ? null : { what: 'the gold patch', run: test, patch: gold, files: null, wanted: 'green' },
        gold === null || hidden === null
            ? null
            : {
                what: 'the gold patch, by the hidden test,',
                run: hidden.run,
                patch: gold,
                files: hidden.files,
                wanted: 'green',
            },
    ];
    for (const expected of expectations) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            if (expected === null)
                continue;
            const place = trial_addDisposableResource(env_3, await openPlace(task, repository, context.work), true);
            const problem = (await setUp(place, context.signal)) ?? (await difference(place, expected, context));
            if (problem !== null)
                return problem;
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            const result_3 = trial_disposeResources(env_3);
            if (result_3)
                await result_3;
        }
    }
    return null;
}
async function difference(place, { what, run, patch, files, wanted }, { signal, openSandbox }) {
    const env_4 = { stack: [], error: void 0, hasError: false };
    try {
        if (patch !== null)
            await layOver(place, patch, files);
        const command = trial_addDisposableResource(env_4, await openCommand(await confine(place, openSandbox), run), true);
        const timeoutMs = place.task.settings.testTimeoutMs ?? place.task.settings.limits.timeoutMs;
        for (let time = 1; time <= TIMES; time++) {
            const { verdict, output } = await command.run({ timeoutMs, signal });
            if (signal.aborted)
                return 'stopped';
            if (verdict === wanted)
                continue;
            const tail = verdict === 'green' ? '' : `: ${output.trim().slice(-300)}`;
            const when = time === 1 ? '' : ` the ${time}nd time, and ${wanted} before`;
            return `${what} is ${verdict.replace('_', ' ')}${when}, not ${wanted}${tail}`;
        }
        return null;
    }
    catch (e_4) {
        env_4.error = e_4;
        env_4.hasError = true;
    }
    finally {
        const result_4 = trial_disposeResources(env_4);
        if (result_4)
            await result_4;
    }
}

; 





async function runJob(job, store) {
    return new Running(job, store).run();
}
class Running {
    #job;
    #store;
    #start = performance.now();
    #stop = new AbortController();
    #finished = [];
    #usage = core_usage .H.none;
    #ended = 0;
    #end = 'complete';
    constructor(job, store) {
        this.#job = job;
        this.#store = store;
    }
    async run() {
        const { trials, jobs, signal } = this.#job;
        this.#usage = await this.#store.spent();
        const open = trials.filter((trial) => {
            const result = this.#store.finished(trialKey(trial));
            if (result !== null)
                this.#finished.push(result);
            return result === null;
        });
        const onAbort = () => this.#stopFor('cancelled');
        signal.addEventListener('abort', onAbort, { once: true });
        this.#checkBounds();
        this.#tell(null);
        try {
            const isOver = () => signal.aborted || this.#stop.signal.aborted;
            await inPool(open, { jobs, isOver }, (trial) => this.#make(trial));
        }
        finally {
            signal.removeEventListener('abort', onAbort);
        }
        const { length: total } = trials;
        return { end: this.#end, finished: this.#finished, total, usage: this.#usage };
    }
    async #make(trial) {
        const key = trialKey(trial);
        for (let retries = 0;; retries++) {
            const result = await this.#try(trial, { key, retries });
            if (this.#stop.signal.aborted && isRetried(result)) {
                this.#store.noteSpending(key, 'stopped', result.usage);
                this.#store.drop(key);
                return;
            }
            if (isRetried(result) && retries < this.#job.maxRetries) {
                this.#store.noteSpending(key, result.outcome, result.usage);
                await (0,promises_.setTimeout)(1000 * 2 ** retries, undefined, { signal: this.#stop.signal }).catch(() => { });
                continue;
            }
            this.#store.finish(result);
            this.#finished.push(result);
            this.#ended++;
            this.#tell(result);
            return;
        }
    }
    #try(trial, { key, retries }) {
        const { suite, llm, secrets, openSandbox, work } = this.#job;
        return runTrial({
            ...{ trial, key, suite, llm, secrets, openSandbox, work, retries },
            folder: this.#store.begin(key),
            signal: this.#stop.signal,
            onEvent: (event) => this.#see(event),
        });
    }
    #see(event) {
        if (event.kind === 'llm_error' && event.payload.reason === 'unauthorized')
            this.#stopFor('unauthorized');
        const usage = (0,core_events .Fs)(event);
        if (usage === null)
            return;
        this.#usage = core_usage .H.add(this.#usage, usage);
        this.#checkBounds();
    }
    #checkBounds() {
        const { maxTokens, maxCost, costOf } = this.#job;
        if (maxTokens !== null && core_usage .H.total(this.#usage) >= maxTokens)
            this.#stopFor('max_tokens');
        if (maxCost !== null && (costOf(this.#usage) ?? 0) >= maxCost)
            this.#stopFor('max_cost');
    }
    #stopFor(end) {
        if (this.#stop.signal.aborted)
            return;
        this.#end = end;
        this.#stop.abort();
    }
    #tell(newest) {
        this.#job.onProgress({
            finished: this.#finished,
            total: this.#job.trials.length,
            usage: this.#usage,
            newest,
            elapsedMs: performance.now() - this.#start,
            ended: this.#ended,
        });
    }
}
const END_TEXT = {
    complete: 'complete',
    max_tokens: 'ended by --max-tokens',
    max_cost: 'ended by --max-cost',
    cancelled: 'stopped',
    unauthorized: 'ended: the endpoint refuses the key',
};
async function inPool(items, { jobs, isOver }, work) {
    const next = items[Symbol.iterator]();
    let hasFailed = false;
    const worker = async () => {
        while (!isOver() && !hasFailed) {
            const item = next.next();
            if (item.done === true)
                return;
            try {
                await work(item.value);
            }
            catch (error) {
                hasFailed = true;
                throw error;
            }
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: jobs }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}

var ports = __webpack_require__(53392);
; 






const ArgumentsSchema = schemas .g1P(schemas .YjP(), schemas .Pq9());
async function readTranscript(path) {
    const events = (await (0,trace_trace .cI)(path, null)).events.flatMap(({ runEvent }) => runEvent ?? []);
    const start = events.find((event) => event.kind === 'run_start');
    const requests = events.filter((event) => event.kind === 'llm_request');
    const [first] = requests;
    if (start === undefined || first === undefined)
        return null;
    const model = (0,create_llm .so)(start.payload.llm);
    const answered = new Set();
    const turns = [];
    const replies = events.filter(holdsReply);
    for (const [at, { payload }] of requests.entries()) {
        const event = replies.find((each) => each.payload.t === payload.t);
        if (event === undefined)
            break;
        const answers = heardIn({ input: requests[at + 1]?.payload.appended ?? [] });
        const read = model.read(event.payload.raw, answered);
        const { calls, text } = read.kind === 'reply' ? read : { calls: [], text: '' };
        const made = turns.flatMap(({ reply }) => reply.tool_calls ?? []).length;
        turns.push(answeredReply({ calls, text, answers, isMalformed: event.kind === 'llm_parse_error', made }));
        for (const { role, answers: id } of answers)
            if (role === 'tool')
                answered.add(id);
    }
    const items = first.payload.appended.map((item) => JSON.stringify(item));
    const { head = '', tail = '' } = first.payload;
    const body = JSON.parse((0,ports .EN)({ head, items, tail }));
    const opening = inTurns(heardIn(body).flatMap((item) => trainingMessage(item, new Map())));
    return turns.length === 0 ? null : { opening, turns, tools: toolsOf(body) };
}
function holdsReply(event) {
    return 'raw' in event.payload && event.payload.raw !== null;
}
const heardIn = (body) => (0,tell .cr)(body).filter(({ role }) => role !== 'assistant' && role !== 'reasoning');
function answeredReply({ calls, text, answers, isMalformed, made }) {
    const tool_calls = calls.flatMap(({ name, arguments: json }, at) => {
        const args = (0,base_json .Vh)(ArgumentsSchema, json);
        const id = `call${String(made + at + 1).padStart(5, '0')}`;
        return args === null ? [] : [{ id, type: 'function', function: { name, arguments: args } }];
    });
    const isInText = calls.length > 0 && answers.some(({ role }) => role === 'user');
    const isRefused = isMalformed || isInText || tool_calls.length < calls.length;
    const ids = new Map(calls.map(({ callId }, at) => [callId, tool_calls[at]?.id ?? '']));
    const messages = inTurns(answers.flatMap((item) => trainingMessage(item, ids)));
    if (!isRefused) {
        const reply = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls }) };
        return { reply, isRefused, answers: messages };
    }
    const lines = [text, ...calls.map(({ name, arguments: json }) => `${name} ${json}`)];
    const content = lines.filter((line) => line !== '').join('\n');
    return { reply: { role: 'assistant', content }, isRefused, answers: messages };
}
function trainingMessage({ role, text: content, answers }, ids) {
    const message = () => {
        switch (role) {
            case 'system':
            case 'developer':
                return { role: 'system', content };
            case 'user':
                return { role, content };
            case 'tool':
                return { role, tool_call_id: ids.get(answers) ?? '', content };
            default:
                return null;
        }
    };
    return message() ?? [];
}
function inTurns(messages) {
    const joined = [];
    for (const message of messages) {
        const before = joined.at(-1);
        if (before?.role !== 'user' || message.role !== 'user')
            joined.push(message);
        else
            joined.splice(-1, 1, { role: 'user', content: `${before.content}\n\n${message.content}` });
    }
    return joined;
}
function toolsOf(body) {
    const tools = schemas .YOg(schemas .g1P(schemas .YjP(), schemas .Pq9())).safeParse((0,base_json .fK)(body, 'tools')).data ?? [];
    return tools.map(({ type: _, function: nested, ...flat }) => {
        const { strict: __, ...described } = (0,base_json .Qd)(nested) ? nested : flat;
        return { type: 'function', function: described };
    });
}

; 





async function preferencePairs(trials, { maxPerTask, isOneStep, redact }) {
    const rows = [];
    const problems = new Map();
    const note = (problem) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
    const usable = trials.filter(({ isTampered }) => !isTampered);
    if (usable.length < trials.length)
        problems.set('runs whose trace was changed', trials.length - usable.length);
    for (const group of Map.groupBy(usable, ({ result }) => `${result.task} ${result.commit}`).values()) {
        const unread = () => note('runs whose trace cannot be read or holds no reply');
        const chosen = await withTranscripts(group.filter(isChosen), unread);
        const rejected = await withTranscripts(group.filter(isRejected), unread);
        if (chosen.length === 0)
            note('tasks without a usable run that solved them');
        else if (rejected.length === 0)
            note('tasks without a usable run that failed');
        const forks = chosen.flatMap((good) => rejected.flatMap((bad) => {
            const fork = forkOf(good.transcript, bad.transcript);
            if (typeof fork !== 'string')
                return [{ good, bad, ...fork }];
            note(fork);
            return [];
        }));
        for (const fork of evenlyUsed(forks, maxPerTask))
            rows.push(pairRow(fork, isOneStep, redact));
    }
    return { rows: newShapesFirst(rows), problems };
}
const isRight = ({ result }) => !result.has_hidden_test || result.hidden === 'green';
const isChosen = (trial) => verdictOf(trial.result) === 'solved' && isRight(trial);
const isRejected = (trial) => verdictOf(trial.result) === 'not_solved' || (verdictOf(trial.result) === 'solved' && !isRight(trial));
async function withTranscripts(trials, onUnread) {
    const complete = [];
    for (const trial of trials) {
        const transcript = await readTranscript((0,external_node_path_.join)(trial.folder, TRACE_FILE)).catch(() => null);
        if (transcript === null)
            onUnread();
        else
            complete.push({ trial, transcript });
    }
    return complete;
}
function forkOf(good, bad) {
    if (toolsText(good) !== toolsText(bad))
        return 'pairs of runs with different tools';
    if (!areAlike(good.opening, bad.opening))
        return 'pairs of runs with different instructions or openings';
    const chosen = good.turns.filter(({ isRefused }) => !isRefused);
    const prompt = [...good.opening];
    for (const [at, turn] of chosen.entries()) {
        const other = bad.turns[at];
        if (other === undefined)
            break;
        if (!areAlike([turn.reply], [other.reply]))
            return { prompt, chosen: chosen.slice(at), rejected: bad.turns.slice(at) };
        if (!areAlike(turn.answers, other.answers) && bad.turns[at + 1] !== undefined)
            return 'pairs of runs that were told different things before their replies differ';
        prompt.push(turn.reply, ...turn.answers);
    }
    return 'pairs of runs without replies that differ';
}
const SCHEMA_BOUNDS = new Set(['minimum', 'minLength', 'minItems', 'maxItems']);
const toolsText = ({ tools }) => JSON.stringify(tools, (key, value) => (SCHEMA_BOUNDS.has(key) ? undefined : value));
const areAlike = (some, others) => maskedText(some) === maskedText(others);
const maskedText = (messages) => JSON.stringify(messages.map((message) => message.role === 'assistant'
    ? message
    : {
        ...message,
        content: message.content
            .replace(/[\w.]*\d[\w.]*/g, '0')
            .split('\n')
            .toSorted(),
    }));
function evenlyUsed(forks, max) {
    const uses = new Map();
    const usesOf = ({ good, bad }) => {
        const [a, b] = [uses.get(good) ?? 0, uses.get(bad) ?? 0];
        return [Math.min(a, b), a + b];
    };
    const left = new Set(forks);
    const taken = [];
    while (taken.length < max && left.size > 0) {
        const [next] = [...left].toSorted((a, b) => {
            const [[least, sum], [otherLeast, otherSum]] = [usesOf(a), usesOf(b)];
            return least - otherLeast || sum - otherSum;
        });
        if (next === undefined)
            break;
        left.delete(next);
        taken.push(next);
        for (const run of [next.good, next.bad])
            uses.set(run, (uses.get(run) ?? 0) + 1);
    }
    return taken;
}
function pairRow({ good, bad, prompt, chosen, rejected }, isOneStep, redact) {
    const { task, commit, tags, suite } = good.trial.result;
    const meta = {
        ...{ suite, task, commit, tags: tags.join(', ') },
        chosen: sourceOf(good.trial),
        rejected: sourceOf(bad.trial),
    };
    const messagesOf = (turns) => isOneStep ? turns.slice(0, 1).map(({ reply }) => reply) : messagesOfTurns(turns);
    const row = {
        prompt,
        chosen: messagesOf(chosen),
        rejected: messagesOf(rejected),
        tools: good.transcript.tools,
        meta,
    };
    return (0,redaction .Kp)(row, (text) => redact(text).toWellFormed());
}
const messagesOfTurns = (turns) => turns.flatMap(({ reply, answers }, at) => (at === turns.length - 1 ? [reply] : [reply, ...answers]));
function sourceOf({ result, metrics }) {
    const { key, outcome, stop_reason, hidden, configuration, trace_sha256 } = result;
    const { api, model, version } = configuration;
    const source = { key, api, model, version, outcome, stop_reason, hidden: hidden ?? 'none' };
    return { ...source, trace_sha256, usage: metrics.usage };
}
function newShapesFirst(rows) {
    const seen = new Set();
    const isNew = (row) => {
        const before = seen.size;
        for (const shape of shapesIn(row, ''))
            seen.add(shape);
        return seen.size > before;
    };
    const { true: first = [], false: others = [] } = Object.groupBy(rows, (row) => `${isNew(row)}`);
    return [...first, ...others];
}
function shapesIn(value, path) {
    if (Array.isArray(value))
        return [`${path} list`, ...value.flatMap((each) => shapesIn(each, `${path}/0`))];
    if (!(0,base_json .Qd)(value))
        return [`${path} ${value === null ? 'null' : typeof value}`];
    const members = Object.entries(value);
    const names = members.map(([name]) => name).toSorted();
    return [
        `${path} {${names.join()}}`,
        ...members.flatMap(([name, each]) => shapesIn(each, `${path}/${name}`)),
    ];
}

; 








const SpendingLine = schemas .Ikc({ key: schemas .YjP(), why: schemas .YjP(), usage: core_usage .H.schema });
class Store {
    #folder;
    constructor(folder) {
        this.#folder = (0,external_node_path_.resolve)(folder);
        for (const each of ['trials', 'work'])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.#folder, each), { recursive: true });
        this.#lock();
    }
    finished(key) {
        const result = readResult((0,external_node_path_.join)(this.#folder, 'trials', key));
        return result === null || isRetried(result) ? null : result;
    }
    begin(key) {
        const folder = (0,external_node_path_.join)(this.#folder, 'work', key);
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        return folder;
    }
    finish(result) {
        const { key } = result;
        const [from, to] = [(0,external_node_path_.join)(this.#folder, 'work', key), (0,external_node_path_.join)(this.#folder, 'trials', key)];
        writeDurably((0,external_node_path_.join)(from, RESULT_FILE), `${JSON.stringify(result, null, 2)}\n`);
        const before = readResult(to);
        if (before !== null)
            this.noteSpending(key, before.outcome, before.usage);
        (0,external_node_fs_.rmSync)(to, { recursive: true, force: true });
        (0,external_node_fs_.renameSync)(from, to);
    }
    noteSpending(key, why, usage) {
        if (usage.input_tokens + usage.output_tokens === 0)
            return;
        (0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(this.#folder, 'spending.jsonl'), `${JSON.stringify({ key, why, usage })}\n`);
    }
    drop(key) {
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.#folder, 'work', key), { recursive: true, force: true });
    }
    async spent() {
        await this.#chargeUnfinished();
        const results = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.#folder, 'trials')).flatMap((key) => readResult((0,external_node_path_.join)(this.#folder, 'trials', key)) ?? []);
        const path = (0,external_node_path_.join)(this.#folder, 'spending.jsonl');
        const lines = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8').split('\n') : [];
        const lost = lines.flatMap((line) => (0,base_json .Vh)(SpendingLine, line) ?? []);
        return core_usage .H.sum([...results, ...lost].map(({ usage }) => usage));
    }
    async #chargeUnfinished() {
        for (const key of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.#folder, 'work')).toSorted()) {
            const trace = (0,external_node_path_.join)(this.#folder, 'work', key, TRACE_FILE);
            if ((0,external_node_fs_.existsSync)(trace))
                this.noteSpending(key, 'killed', (await readMetrics(trace)).usage);
            this.drop(key);
        }
    }
    #lock() {
        const path = (0,external_node_path_.join)(this.#folder, 'lock');
        const owner = (0,external_node_fs_.existsSync)(path) ? Number((0,external_node_fs_.readFileSync)(path, 'utf8')) : 0;
        if (owner !== process.pid && isAlive(owner)) {
            throw new Error(`--out ${this.#folder}: process ${owner} is at work in it; wait for it, or remove ${path}`);
        }
        (0,external_node_fs_.writeFileSync)(path, String(process.pid));
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.#folder, 'lock'), { force: true });
    }
}
const readResult = (folder) => (0,base_errors .NW)(null, () => (0,base_json .Vh)(TrialResultSchema, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, RESULT_FILE), 'utf8')));
function writeDurably(path, text) {
    const file = (0,external_node_fs_.openSync)(path, 'w');
    try {
        (0,external_node_fs_.writeFileSync)(file, text);
        (0,external_node_fs_.fsyncSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function isAlive(pid) {
    return Number.isInteger(pid) && pid > 0 && (0,base_errors .NW)(false, () => process.kill(pid, 0));
}
const MAX_FOLDER_DEPTH = 4;
async function readResults(folders) {
    const found = new Map();
    for (const folder of folders) {
        const trials = trialFolders(folder, 0);
        if (trials.length === 0)
            throw new Error(`${folder} holds no results: give the --out of agent-fix eval run`);
        for (const each of trials) {
            const result = readResult(each);
            if (result === null)
                throw new Error(`${(0,external_node_path_.join)(each, RESULT_FILE)} is not a result of this version`);
            const other = found.get(result.key)?.result;
            if (other === undefined || compareTries(result, other) < 0)
                found.set(result.key, { result, folder: each });
        }
    }
    const sorted = [...found.values()].toSorted(({ result: a }, { result: b }) => compareText(a.task, b.task) || a.trial - b.trial || compareText(a.key, b.key));
    const read = [];
    for (const each of sorted)
        read.push(await readTrial(each));
    return read;
}
const compareTries = (a, b) => Number(verdictOf(a) === 'void') - Number(verdictOf(b) === 'void') ||
    compareText(a.started_at, b.started_at) ||
    compareText(a.trace_sha256, b.trace_sha256);
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
function trialFolders(folder, depth) {
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new Error(`${folder} is not a folder: give the --out of agent-fix eval run`);
    }
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, RESULT_FILE)))
        return [folder];
    if (depth === MAX_FOLDER_DEPTH)
        return [];
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'work')
        .map(({ name }) => name)
        .toSorted()
        .flatMap((name) => trialFolders((0,external_node_path_.join)(folder, name), depth + 1));
}
async function readTrial({ result, folder, }) {
    const trace = (0,external_node_path_.join)(folder, TRACE_FILE);
    const sha256 = (0,external_node_fs_.existsSync)(trace) ? await (0,trace_trace .Vq)(trace) : '';
    return { result, folder, metrics: await readMetrics(trace), isTampered: sha256 !== result.trace_sha256 };
}

; 






const Text = schemas .YjP().refine((text) => text.trim() !== '', 'must not be empty');
const Count = schemas .aig().int().min(1);
const SuiteLimitsSchema = schemas .rej({
    test_policy: settings .wB.shape.testPolicy.optional(),
    max_iterations: Count.optional(),
    max_test_runs: Count.optional(),
    max_reflections: schemas .aig().int().min(0).optional(),
    max_total_tokens: Count.optional(),
    timeout_minutes: schemas .aig().positive().optional(),
    test_timeout_seconds: schemas .aig().positive().optional(),
    confirm_runs: Count.optional(),
});
const HiddenTestSchema = schemas .rej({
    run: Text.meta({ description: 'The command; green means that the patch is right.' }),
    files: Text.optional().meta({
        description: 'A folder, relative to the suite file and inside its folder, whose files are laid over the copy before the command runs.',
    }),
});
const task = {
    repo: Text.meta({
        description: 'A folder, relative to the suite file: a git checkout, or plain files inside the suite’s folder, ' +
            'which are the base commit as they stand. Or a URL that git can clone.',
    }),
    commit: schemas .YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'must be the full id of a commit')
        .optional()
        .meta({ description: 'The base commit; a folder’s own HEAD where it is left out.' }),
    goal: Text.optional().meta({ description: 'What the model is asked to do.' }),
    test: Text.meta({
        description: 'The test command: red at the base commit, green when the task is solved.',
    }),
    setup: Text.optional().meta({
        description: 'Runs once in each copy, before anything else: installs, builds.',
    }),
    working_directory: Text.optional().meta({
        description: 'Where the commands run, relative to the repository and in it.',
    }),
    gold: Text.optional().meta({
        description: 'A patch file, relative to the suite file and inside its folder, that solves the task; never shown to a model.',
    }),
    hidden_test: HiddenTestSchema.optional().meta({
        description: 'Runs in a fresh copy that holds only the patch, after the run has ended; never shown to a model.',
    }),
    limits: SuiteLimitsSchema.optional(),
    tags: schemas .YOg(Text).optional().meta({ description: 'By which a report groups the tasks.' }),
    metadata: schemas .g1P(schemas .YjP(), schemas .Pq9())
        .optional()
        .meta({ description: 'Anything; it is kept and not read.' }),
};
const TaskIdSchema = schemas .YjP().regex(/^[A-Za-z0-9][\w.-]{0,99}$/, 'must be letters, digits, dots, dashes');
const SuiteTaskSchema = schemas .rej({ id: TaskIdSchema, ...task });
const OpenTaskSchema = SuiteTaskSchema.partial().required({ id: true });
const SuiteFileSchema = schemas .rej({
    $schema: schemas .YjP().optional(),
    name: Text,
    description: schemas .YjP().optional(),
    defaults: schemas .rej(task).partial().optional().meta({
        description: 'For every task that does not say otherwise; limits are joined one by one.',
    }),
    tasks: schemas .YOg(OpenTaskSchema).min(1),
})
    .meta({ title: 'agent-fix suite', description: 'Tasks to measure agent-fix on: `agent-fix eval`.' });
const suiteJsonSchema = () => z.toJSONSchema(SuiteFileSchema, { io: 'input' });
function parseSuite(value) {
    const original = OriginalSchema.safeParse(value);
    return original.success ? fromOriginal(original.data) : fromSuite(parseWith(SuiteFileSchema, value));
}
function fromSuite({ name, description = '', defaults = {}, tasks }) {
    const whole = tasks.map((each, at) => {
        const limits = { ...defaults.limits, ...each.limits };
        return parseWith(SuiteTaskSchema, { ...defaults, ...each, limits }, `tasks[${at}] ${each.id}`);
    });
    return { name, description, tasks: checked(whole), notes: [] };
}
function checked(tasks) {
    const seen = new Set();
    for (const { id, repo, commit } of tasks) {
        if (seen.has(id))
            throw new Error(`two tasks have the id ${id}`);
        seen.add(id);
        if (isUrl(repo) && commit === undefined)
            throw new Error(`${id}: a repository by URL needs its commit`);
    }
    return tasks;
}
const isUrl = (repo) => /^(?:https|ssh|file):\/\/|^git@/.test(repo);
const OriginalSchema = schemas ._H3({
    name: schemas .YjP(),
    description: schemas .YjP().nullish(),
    defaults: schemas .g1P(schemas .YjP(), schemas .Pq9()).nullish(),
    tasks: schemas .YOg(schemas ._H3({
        task_id: schemas .YjP(),
        repo: schemas .YjP().nullish(),
        goal: schemas .YjP().nullish(),
        test_cmd: schemas .YjP().nullish(),
        metadata: schemas .g1P(schemas .YjP(), schemas .Pq9()).nullish(),
    }))
        .min(1),
});
const ORIGINAL_KEYS = new Set(['task_id', 'repo', 'goal', 'test_cmd', 'metadata']);
const ORIGINAL_LIMITS = {
    max_iters: 'max_iterations',
    max_iterations: 'max_iterations',
    max_test_runs: 'max_test_runs',
    max_reflections: 'max_reflections',
    test_policy: 'test_policy',
};
function fromOriginal({ name, description, defaults, tasks }) {
    const unread = new Set();
    const parsed = tasks.map((each, at) => {
        const bag = { ...defaults, ...withoutNull(each) };
        const limits = {};
        for (const [key, value] of Object.entries(bag)) {
            const limit = ORIGINAL_LIMITS[key];
            if (limit !== undefined && value !== null)
                limits[limit] = value;
            else if (!ORIGINAL_KEYS.has(key))
                unread.add(key);
        }
        const { repo, goal, test_cmd: test, metadata = {} } = bag;
        const tags = schemas .YOg(Text).safeParse(each.metadata?.['tags']).data ?? [];
        const fields = { repo, goal, test, metadata, limits, tags };
        return parseWith(SuiteTaskSchema, { id: each.task_id, ...withoutNull(fields) }, `tasks[${at}] ${each.task_id}`);
    });
    const notes = [...unread].toSorted().map((key) => `${key} is not read`);
    return { name, description: description ?? '', tasks: checked(parsed), notes };
}
const withoutNull = (bag) => Object.fromEntries(Object.entries(bag).filter(([, value]) => value !== null && value !== undefined));
function parseWith(schema, value, at = '') {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ path, message }) => [at, path.join('.'), message].filter((part) => part !== '').join(': '));
    throw new Error(problems.join('\n'));
}
const SUITE_GOAL = 'Make the failing tests pass with the smallest correct change.';
async function loadSuite(path) {
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(path));
    try {
        if (!(0,external_node_fs_.existsSync)(path))
            throw new Error('no such file; a suite is a YAML or JSON file, see docs/evaluation.md');
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        const value = path.endsWith('.json') ? JSON.parse(text) : (await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19))).parse(text);
        if (!(0,base_json .Qd)(value))
            throw new Error('not a suite; a suite is a YAML or JSON file, see docs/evaluation.md');
        const { tasks, ...suite } = parseSuite(value);
        return { ...suite, tasks: tasks.map((task) => resolveTask(task, folder)) };
    }
    catch (error) {
        throw new Error(`--suite ${path}: ${(0,base_errors .kc)(error)}`, { cause: error });
    }
}
function resolveTask(task, folder) {
    const { id, repo, commit = null, goal = SUITE_GOAL, test, setup = null, gold, hidden_test: hidden } = task;
    const { working_directory: workingDirectory = '.' } = task;
    if ((0,external_node_path_.isAbsolute)(workingDirectory) || external_node_path_.posix.normalize(workingDirectory).split('/')[0] === '..')
        throw new Error(`${id}: working_directory: ${workingDirectory} leads out of the repository: name a folder in it`);
    const locate = (key, path) => locateIn(folder, path, `${id}: ${key}`);
    return {
        id,
        repo: isUrl(repo)
            ? { kind: 'url', url: repo }
            : { kind: 'folder', path: existing(locate('repo', repo), id) },
        commit,
        goal,
        test,
        setup,
        workingDirectory,
        gold: gold === undefined ? null : (0,external_node_fs_.readFileSync)(locate('gold', gold), 'utf8'),
        hidden: hidden === undefined
            ? null
            : {
                run: hidden.run,
                files: hidden.files === undefined ? null : existing(locate('hidden_test.files', hidden.files), id),
            },
        settings: settingsWith(task.limits ?? {}),
        tags: task.tags ?? [],
    };
}
function locateIn(folder, named, key) {
    const path = (0,external_node_path_.resolve)(folder, named);
    const real = (0,base_errors .NW)(path, () => (0,external_node_fs_.realpathSync)(path));
    const isBelow = (inner, outer) => `${inner}${external_node_path_.sep}`.startsWith(outer.endsWith(external_node_path_.sep) ? outer : outer + external_node_path_.sep);
    if (isBelow(path, folder) && (real === path || isBelow(real, (0,external_node_fs_.realpathSync)(folder))))
        return path;
    const isRepo = key.endsWith(': repo');
    if (isRepo && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(path, '.git')))
        return path;
    const orCheckout = isRepo ? ', or name a git checkout' : '';
    throw new Error(`${key}: ${named} leads out of the suite's folder ${folder}: put it there${orCheckout}`);
}
function existing(path, id) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new Error(`${id}: no folder ${path}`);
    return path;
}
function settingsWith(suiteLimits) {
    const { limits, ...rest } = settings .a$;
    const { timeout_minutes: minutes, test_timeout_seconds: seconds } = suiteLimits;
    return {
        ...rest,
        testPolicy: suiteLimits.test_policy ?? rest.testPolicy,
        confirmRuns: suiteLimits.confirm_runs ?? rest.confirmRuns,
        testTimeoutMs: seconds === undefined ? rest.testTimeoutMs : Math.round(seconds * 1000),
        limits: {
            ...limits,
            maxIterations: suiteLimits.max_iterations ?? limits.maxIterations,
            maxTestRuns: suiteLimits.max_test_runs ?? limits.maxTestRuns,
            maxReflections: suiteLimits.max_reflections ?? limits.maxReflections,
            maxTotalTokens: suiteLimits.max_total_tokens ?? limits.maxTotalTokens,
            timeoutMs: minutes === undefined ? limits.timeoutMs : Math.round(minutes * 60_000),
        },
    };
}

var flags = __webpack_require__(37298);
var commands_io = __webpack_require__(19601);
var run_options = __webpack_require__(26095);
var view = __webpack_require__(96164);
; 
var eval_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var eval_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

























const SUITE_FLAGS = {
    suite: (0,flags .Jt)(flags .wx, { value: 'FILE', help: 'the suite, YAML or JSON' }),
    task: (0,flags .Jt)(schemas .YOg(flags .wx).optional(), { value: 'ID', help: 'only this task; repeat it for several' }),
    tag: (0,flags .Jt)(schemas .YOg(flags .wx).optional(), { value: 'TAG', help: 'only tasks with this tag' }),
    jobs: (0,flags .Jt)((0,flags .rD)(1).default(1), { value: 'J', help: 'how many at a time' }),
    ...(0,run_options .BV)(),
};
const SuiteFlagsSchema = schemas .Ikc(SUITE_FLAGS);
async function chosenTasks(flags, io) {
    const suite = await loadSuite(flags.suite);
    for (const note of suite.notes)
        io.stderr(`agent-fix: ${flags.suite}: ${note}\n`);
    const known = new Set(suite.tasks.map(({ id }) => id));
    const unknown = flags.task?.filter((id) => !known.has(id)) ?? [];
    if (unknown.length > 0)
        throw new Error(`--task ${unknown.join(', ')}: the suite has no such task`);
    const isChosen = ({ id, tags }) => (flags.task?.includes(id) ?? true) && (flags.tag?.some((tag) => tags.includes(tag)) ?? true);
    const tasks = suite.tasks.filter(isChosen);
    if (tasks.length === 0)
        throw new Error(`--suite ${flags.suite}: no task is left`);
    return { ...suite, tasks };
}
const CheckFlags = schemas .Ikc({
    ...SUITE_FLAGS,
    out: (0,flags .Jt)(flags .wx.optional(), {
        value: 'FILE',
        help: 'write what was found as JSON; agent-fix eval run --checked FILE leaves out what was set aside',
    }),
});
const CheckFileSchema = schemas .Ikc({ v: schemas .euz(1), set_aside: schemas .g1P(schemas .YjP(), schemas .YjP()) });
const evalCheck = (0,flags .NB)({
    name: 'agent-fix eval check',
    about: 'is each task red at its base and green with its gold patch, twice? Asks no model.',
    flags: CheckFlags,
    notes: 'Exit codes: 0 every task is usable; 1 tasks were set aside; 2 wrong usage; 130 stopped by Ctrl-C.',
}, async (flags, io) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { tasks } = await chosenTasks(flags, io);
        const { signal, exitCode } = (0,commands_io .A8)(io);
        const work = eval_addDisposableResource(env_1, openWorkFolder(), false);
        const done = new Map();
        await inPool(tasks, { jobs: flags.jobs, isOver: () => signal.aborted }, async (task) => {
            const check = await checkTask(task, {
                work: work.path,
                signal,
                openSandbox: (checkout, environment) => (0,run_options .jQ)(checkout, flags, { environment }),
            });
            if (signal.aborted)
                return;
            done.set(task, check);
            io.stderr(`${taskCheckLine(check)}\n`);
        });
        if (signal.aborted)
            return exitCode(1);
        const checks = tasks.flatMap((task) => done.get(task) ?? []);
        const aside = checks.filter(({ isUsable }) => !isUsable);
        if (flags.out !== undefined) {
            const set_aside = Object.fromEntries(aside.map(({ task, reason }) => [task, reason]));
            (0,external_node_fs_.writeFileSync)(flags.out, `${JSON.stringify({ v: 1, set_aside, checks }, null, 2)}\n`);
        }
        io.stdout(`${checks.length - aside.length} of ${checks.length} tasks are usable\n`);
        for (const { task, reason } of aside)
            io.stdout(`set aside: ${task}: ${reason}\n`);
        return aside.length === 0 ? 0 : 1;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        eval_disposeResources(env_1);
    }
});
const taskCheckLine = ({ task, isUsable, reason, seconds }) => `${isUsable ? 'ok       ' : 'set aside'} ${task} (${seconds.toFixed(1)} s)${reason === '' ? '' : `: ${reason}`}`;
const { 'max-tokens': trialTokens, ...RUN_FLAGS } = run_options .aw;
const TrialFlags = schemas .Ikc({
    ...SUITE_FLAGS,
    trials: (0,flags .Jt)((0,flags .rD)(1).default(1), { value: 'N', help: 'trials of each task' }),
    out: (0,flags .Jt)(flags .wx, { value: 'DIR', help: 'where results go; finished trials that are there are kept' }),
    shard: (0,flags .Jt)(schemas .YjP()
        .regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, 'must be i/n, such as 2/4')
        .refine((text) => Number(text.split('/')[0]) <= Number(text.split('/')[1]), 'must be i/n with i up to n')
        .optional(), { value: 'I/N', help: 'only every n-th trial, from the i-th' }),
    checked: (0,flags .Jt)(flags .wx.optional(), {
        value: 'FILE',
        help: 'leave out the tasks set aside in FILE, which eval check --out wrote',
    }),
    'max-cost': (0,flags .Jt)(flags .vj.optional(), {
        value: 'X',
        help: 'end the job when it has cost so much (needs --prices)',
    }),
    'max-tokens': (0,flags .Jt)((0,flags .rD)(1).optional(), { value: 'N', help: 'end the job after so many tokens' }),
    prices: (0,flags .Jt)(flags .wx.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
    retries: (0,flags .Jt)((0,flags .rD)(0).default(2), {
        value: 'N',
        help: 'how often a trial is repeated when the machine or the endpoint fails',
    }),
    ...run_options .Wt,
    ...RUN_FLAGS,
    'max-total-tokens': (0,flags .Jt)((0,flags .rD)(1).optional(), { value: 'N', help: 'tokens of one trial' }),
});
const evalRun = (0,flags .NB)({
    name: 'agent-fix eval run',
    about: 'makes the trials of a suite, each on a copy of its own. After an interruption the same command continues.',
    flags: TrialFlags,
    notes: `A limit that is given here replaces the suite's. ${run_options .mG}
Exit codes: 0 every trial has a verdict; 1 trials are left, or failed for reasons outside of the solver; 2 wrong usage; \
130 stopped by Ctrl-C.`,
}, async (flags, io) => {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const prices = flags.prices === undefined ? null : await readPrices(flags.prices);
        const suite = withoutSetAside(await chosenTasks(flags, io), flags);
        const solver = (0,run_options .h9)(flags);
        const access = solver === 'builtin' ? null : (0,run_options .YK)(flags);
        const llm = (0,create_llm .Wy)(access === null ? null : { ...access, reasoningEffort: null });
        const price = (usage) => costBy(prices, llm.model, usage);
        if (flags['max-cost'] !== undefined &&
            price({ input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 }) === null) {
            throw new Error(`--max-cost ${flags['max-cost']}: no price of ${llm.model}; give --prices FILE`);
        }
        (0,leftovers .eZ)();
        const store = eval_addDisposableResource(env_2, new Store(flags.out), false);
        const work = eval_addDisposableResource(env_2, openWorkFolder(), false);
        const starts = [];
        for (const task of suite.tasks)
            starts.push({ task, repository: await openTaskRepository(task, work.path) });
        const { signal, exitCode } = (0,commands_io .A8)(io);
        const show = eval_addDisposableResource(env_2, new ProgressBar(io, prices, llm.model), false);
        const result = await runJob({
            suite: suite.name,
            trials: plannedTrials(starts, { ...flags, solver }, llm),
            llm,
            secrets: (0,provider .DX)(access),
            openSandbox: (checkout, environment) => (0,run_options .jQ)(checkout, flags, { environment }),
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
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        eval_disposeResources(env_2);
    }
});
function withoutSetAside(suite, { checked }) {
    if (checked === undefined)
        return suite;
    const { set_aside: aside } = CheckFileSchema.parse(JSON.parse((0,external_node_fs_.readFileSync)(checked, 'utf8')));
    return { ...suite, tasks: suite.tasks.filter(({ id }) => aside[id] === undefined) };
}
function plannedTrials(starts, flags, llm) {
    const configuration = configurationOf(flags, llm);
    const values = { ...flags, 'max-tokens': flags['max-total-tokens'] };
    const all = Array.from({ length: flags.trials }, (_, at) => starts.map((start) => {
        const settings = (0,run_options .f5)(values, start.task.settings);
        return { ...start, settings, firstTestMs: (0,run_options .L7)(settings), configuration, number: at + 1 };
    })).flat();
    const [index, count] = flags.shard?.split('/').map(Number) ?? [];
    if (index === undefined || count === undefined)
        return all;
    return all.filter((_, at) => at % count === index - 1);
}
function configurationOf(flags, { model, api, endpoint }) {
    const names = [...Object.keys(RUN_FLAGS), 'max-total-tokens'];
    const chosen = Object.entries(flags).filter(([name, value]) => names.includes(name) && value !== undefined && value !== false);
    return {
        model,
        api,
        endpoint,
        solver: flags.solver ?? 'model',
        version: own_process .xv,
        overrides: schemas .Pq9().parse(Object.fromEntries(chosen)),
        sandbox: flags.sandbox,
        test_network: flags['test-network'],
    };
}
const BAR_TICK_MS = 1000;
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
        this.#timer = setInterval(() => this.#show(), BAR_TICK_MS).unref();
    }
    update(progress) {
        const cost = costBy(this.#prices, this.#model, progress.usage);
        const line = jobLine(progress, cost, this.#prices?.currency ?? 'USD');
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
        const running = ` · running for ${(0,numbers .Xo)(performance.now() - this.#sinceMs)}`;
        this.#io.stderr(`\r\u001b[K${`${this.#newest}${running}`.slice(0, columns - 1)}`);
    }
    [Symbol.dispose]() {
        clearInterval(this.#timer);
    }
}
function endingText({ task, trial, outcome, stop_reason: reason }) {
    return `${task} ${trial}: ${(0,tell .fg)(outcome, reason)}`;
}
function summary({ end, finished, total }, { out }) {
    const counted = finished.filter((result) => verdictOf(result) !== 'void');
    const solved = counted.filter((result) => verdictOf(result) === 'solved').length;
    const none = finished.length - counted.length;
    const parts = [
        `${END_TEXT[end]}: ${finished.length} of ${total} trials done, ${solved} of ${counted.length} solved`,
        none === 0 ? '' : `; ${none} failed for reasons outside of the solver`,
    ];
    const again = finished.length < total ? 'The same command continues from here.\n' : '';
    return `${parts.join('')}\n${again}Read them: agent-fix eval report ${(0,external_node_path_.resolve)(out)}\n`;
}
function codeOf({ end, finished, total }) {
    if (end === 'unauthorized')
        return 2;
    const isWhole = finished.length === total && finished.every((result) => verdictOf(result) !== 'void');
    return isWhole ? 0 : 1;
}
const ReportFlags = schemas .Ikc({
    out: (0,flags .Jt)(flags .wx.default('eval-report'), {
        value: 'DIR',
        help: 'where report.json, report.md, index.html and the pages of the trials go',
    }),
    prices: (0,flags .Jt)(flags .wx.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
    pages: (0,flags .Jt)(schemas .zMY().default(true), { help: 'make no page of each trial' }),
});
const evalReport = (0,flags .NB)({
    name: 'agent-fix eval report',
    about: 'sums up trials, from their traces and results alone. Prints it as Markdown too.',
    flags: ReportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
    notes: 'Exit codes: 0; 3 a trace is not the one that was written, or a run ended fixed and is not green; 2 wrong usage.',
}, async (flags, io, operands) => {
    const { out, prices, pages } = flags;
    const trials = await readResults(operands);
    const report = reportOf(trials, prices === undefined ? null : await readPrices(prices));
    const markdown = reportMarkdown(report);
    (0,external_node_fs_.mkdirSync)(out, { recursive: true });
    const links = pages ? await writePages(trials, out) : new Map();
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(out, 'report.json'), `${JSON.stringify(reportJson(report), null, 2)}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(out, 'report.md'), markdown);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(out, 'index.html'), reportPage(report, ({ result }) => links.get(result.key) ?? null));
    io.stdout(markdown);
    io.stderr(`Wrote ${(0,external_node_path_.join)(out, 'index.html')}, report.md and report.json\n`);
    return report.warnings.length === 0 ? 0 : 3;
});
async function writePages(trials, out) {
    const links = new Map();
    for (const { result, folder } of trials) {
        const page = await (0,trace_trace .we)((0,external_node_path_.join)(folder, TRACE_FILE), null).catch(() => null);
        if (page === null)
            continue;
        const link = `trials/${result.key}.html`;
        await (0,view.writePage)(page, (0,external_node_path_.join)(out, link));
        links.set(result.key, link);
    }
    return links;
}
const CompareFlags = schemas .Ikc({
    judge: (0,flags .Jt)(schemas .k5n(['tests', 'hidden']).default('tests'), {
        value: 'J',
        help: "what solved means: tests (the suite's) | hidden (and green by the hidden test)",
    }),
    json: (0,flags .Jt)(flags .wx.optional(), { value: 'FILE', help: 'write the comparison as JSON' }),
    'fail-on-regression': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'exit 1 when B is worse: the whole interval of the difference lies below 0',
    }),
});
const evalCompare = (0,flags .NB)({
    name: 'agent-fix eval compare',
    about: 'is B better than A? Task by task, with the tasks that flipped.',
    flags: CompareFlags,
    operands: { name: 'A B', min: 2, max: 2 },
    notes: 'Exit codes: 0; 1 a regression, with --fail-on-regression; 2 wrong usage.',
}, async (flags, io, operands) => {
    const { judge, json, 'fail-on-regression': fails } = flags;
    const [a = '', b = ''] = operands;
    const comparison = compareResults(await readResults([a]), await readResults([b]), judge);
    const here = (path) => (0,external_node_path_.relative)('.', path) || path;
    io.stdout(comparisonMarkdown(comparison, { a: `A: ${here(a)}`, b: `B: ${here(b)}` }));
    if (json !== undefined)
        (0,external_node_fs_.writeFileSync)(json, `${JSON.stringify(comparison, null, 2)}\n`);
    return fails && comparison.verdict === 'worse' ? 1 : 0;
});
const ExportFlags = schemas .Ikc({
    pairs: (0,flags .Jt)(flags .wx, { value: 'FILE', help: 'where the pairs go, one JSON line each' }),
    'max-per-task': (0,flags .Jt)((0,flags .rD)(1).default(8), { value: 'N', help: 'pairs of one task' }),
    steps: (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'one reply a side: the first that differs (axolotl, LLaMA-Factory, OpenAI)',
    }),
});
const evalExport = (0,flags .NB)({
    name: 'agent-fix eval export',
    about: 'preference pairs {prompt, chosen, rejected, tools, meta} of runs of the same task: one solved it, one did not.',
    flags: ExportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
    notes: 'Exit codes: 0; 1 no pairs, with the reason, and no file is written; 2 wrong usage.',
}, async (flags, io, operands) => {
    const { pairs: path, 'max-per-task': maxPerTask, steps: isOneStep } = flags;
    const redact = (0,redaction .ay)(secretsOf(process.env));
    const trials = await readResults(operands);
    const { rows, problems } = await preferencePairs(trials, { maxPerTask, isOneStep, redact });
    const why = [...problems].map(([problem, count]) => `${problem} (${count})`).join('; ');
    if (rows.length === 0) {
        io.stderr(`No pairs: ${why}\n`);
        return 1;
    }
    (0,external_node_fs_.writeFileSync)(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    io.stdout(`Wrote ${rows.length} pair${rows.length === 1 ? '' : 's'} to ${path}${why === '' ? '' : `; without a pair: ${why}`}\n`);
    return 0;
});
const secretsOf = (environment) => Object.entries(environment).flatMap(([name, value]) => /(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(name) && value ? [value] : []);


  }),

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
  var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81469);
  var _trace_trace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86020);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19601);








const ViewFlags = zod__WEBPACK_IMPORTED_MODULE_7__  .Ikc({
    ..._flags_js__WEBPACK_IMPORTED_MODULE_5__  .Y9,
    out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'FILE',
        help: 'where the page goes (default: trace.html, beside the trace where --trace is not given)',
    }),
});
const viewCommand = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .NB)({
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: ViewFlags,
}, async ({ trace: traceOption, run, out: wanted }, io) => {
    const trace = (0,_io_js__WEBPACK_IMPORTED_MODULE_6__  .Bx)(traceOption);
    const out = wanted ?? (traceOption === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(trace), 'trace.html') : 'trace.html');
    const page = await (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_4__  .we)(trace, await (0,_io_js__WEBPACK_IMPORTED_MODULE_6__  .jH)(trace, run, io));
    await writePage(page, out);
    for (const { line, reason } of page.problems)
        io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
});
async function writePage(page, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)), { recursive: true });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(page.parts()), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
}


  })

};
