export const id = 791;
export const ids = [791];
export const modules = {

  31791:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  evalCompare: () => (  evalCompare),
  evalExport: () => (  evalExport),
  evalReport: () => (  evalReport)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(81469);
var redaction = __webpack_require__(36541);
var state = __webpack_require__(87893);
var eval_metrics = __webpack_require__(56024);
var eval_result = __webpack_require__(31004);
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
    if (p <= 0)
        return 1;
    if (p >= 1)
        return 0;
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
    const groups = Map.groupBy(trials, ({ result }) => (0,eval_result .AV)(result.configuration));
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
const isCounted = ({ result }) => (0,eval_result .Vj)(result) !== 'void';
const isSolved = ({ result }) => (0,eval_result .Vj)(result) === 'solved';
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
        plausibleOnly: count((trial) => isFixed(trial) && trial.result.has_hidden_test && trial.result.hidden !== 'green'),
    };
}
function effortOf(group, prices) {
    const usage = group.map(({ metrics }) => metrics.usage).reduce(eval_metrics .vk, state .yJ);
    const costs = group.map(({ result, metrics }) => (0,eval_metrics .ho)(prices, result.configuration.model, metrics.usage));
    const cost = costs.some((each) => each === null)
        ? null
        : costs.reduce((sum, each) => sum + (each ?? 0), 0);
    const solves = group.filter(isSolved).length;
    const perSolve = (total) => (solves === 0 ? null : total / solves);
    const metrics = group.map((each) => each.metrics);
    const sum = (of) => metrics.reduce((total, each) => total + of(each), 0);
    return {
        usage,
        cost,
        costPerSolve: cost === null ? null : perSolve(cost),
        tokensPerSolve: perSolve(usage.input_tokens + usage.output_tokens),
        replies: median(metrics.map(({ replies }) => replies)),
        candidates: median(metrics.map(({ candidates }) => candidates)),
        testRuns: median(metrics.map(({ testRuns }) => testRuns)),
        wallMs: median(metrics.map(({ wallMs }) => wallMs)),
        loops: sum(({ loops }) => loops),
        refusedClaims: sum(({ refusedClaims }) => refusedClaims),
        refusedWrites: sum(({ refusedWrites }) => refusedWrites),
        malformed: sum(({ malformed }) => malformed),
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
        verdict: (0,eval_result .Vj)(result),
        judged,
        hidden,
        detail,
        folder,
        isTampered,
        metrics,
    };
};

var report_text = __webpack_require__(17971);
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
        const traces = each.map(({ folder }) => (0,external_node_path_.join)(folder, eval_result .BQ));
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
    const summary = (0,report_text .tp)(['', names.a, names.b], [
        [
            `solved (${judge === 'hidden' ? 'and green by the hidden test' : "by the suite's tests"}), ${pairs} tasks`,
            (0,report_text .KN)(a),
            (0,report_text .KN)(b),
        ],
    ]);
    const interval = `${signed(difference.low)} to ${signed(difference.high)}`;
    const lines = [
        summary,
        `**${verdict}**: ${signed(difference.value)} points, 95 % interval ${interval} (${test}).`,
    ];
    if (unpaired.length > 0)
        lines.push(`Left out, for want of a partner: ${unpaired.join(', ')}.`);
    if (flips.length > 0)
        lines.push([(0,report_text .tp)(['task', names.a, names.b, 'traces'], []), ...flips.map(flipLine)].join('\n'));
    return `${lines.join('\n\n')}\n`;
}
const flipLine = ({ task, a, b, tracesA, tracesB }) => `| ${(0,report_text .Hn)(task)} | ${(0,report_text .KN)(a)} | ${(0,report_text .KN)(b)} | ${[...linksTo('A', tracesA), ...linksTo('B', tracesB)].join(' ')} |`;
const linksTo = (side, traces) => traces.map((path, at) => `[${side}${traces.length > 1 ? at + 1 : ''}](<${path.replace(/[<>|\n]/g, encodeURIComponent)}>)`);

var json = __webpack_require__(68652);
var ports = __webpack_require__(53392);
var story_messages = __webpack_require__(28218);
var read_json = __webpack_require__(3297);
var prompts = __webpack_require__(50843);
var reader = __webpack_require__(41125);
; 









async function* preferencePairs(trials, { maxPerTask, redact }) {
    const usable = trials.filter(({ isTampered }) => !isTampered);
    for (const group of Map.groupBy(usable, ({ result }) => `${result.task} ${result.commit}`).values()) {
        const chosen = await withTranscripts(group.filter(isChosen));
        const rejected = await withTranscripts(group.filter(isRejected));
        let made = 0;
        for (let at = 0; at < chosen.length * rejected.length && made < maxPerTask; at++) {
            const good = chosen[at % chosen.length];
            const bad = rejected[(at + Math.floor(at / chosen.length)) % rejected.length];
            if (good === undefined || bad === undefined || !haveOneSystem(good.transcript, bad.transcript))
                continue;
            made++;
            yield pairOf(good, bad, redact);
        }
    }
}
const isRight = ({ result }) => !result.has_hidden_test || result.hidden === 'green';
const isChosen = (trial) => (0,eval_result .Vj)(trial.result) === 'solved' && isRight(trial);
const isRejected = (trial) => (0,eval_result .Vj)(trial.result) === 'not_solved' || ((0,eval_result .Vj)(trial.result) === 'solved' && !isRight(trial));
async function withTranscripts(trials) {
    const told = [];
    for (const trial of trials) {
        const transcript = await readTranscript((0,external_node_path_.join)(trial.folder, eval_result .BQ)).catch(() => null);
        if (transcript !== null)
            told.push({ trial, transcript });
    }
    return told;
}
const haveOneSystem = (a, b) => JSON.stringify(a.prompt.filter(isSystem)) === JSON.stringify(b.prompt.filter(isSystem)) &&
    a.tools === b.tools;
const isSystem = ({ role }) => role === 'system';
function pairOf(good, bad, redact) {
    const { task, commit, tags, suite } = good.trial.result;
    const meta = {
        ...{ suite, task, commit, tags, tools: good.transcript.tools },
        chosen: sourceOf(good.trial),
        rejected: sourceOf(bad.trial),
    };
    return {
        prompt: redacted(good.transcript.prompt, redact),
        chosen: redacted(good.transcript.completion, redact),
        rejected: redacted(bad.transcript.completion, redact),
        meta: (0,redaction .Kp)(meta, redact),
    };
}
function sourceOf({ result, metrics }) {
    const { key, outcome, stop_reason, hidden, configuration, trace_sha256 } = result;
    const { model, version } = configuration;
    return { key, model, version, outcome, stop_reason, hidden, trace_sha256, usage: metrics.usage };
}
function redacted(messages, redact) {
    return messages.map((message) => {
        const content = redact(message.content);
        if (message.role !== 'assistant' || message.tool_calls === undefined)
            return { ...message, content };
        const tool_calls = message.tool_calls.map(({ id, type, function: { name, arguments: args } }) => {
            return { id, type, function: { name: redact(name), arguments: redact(args) } };
        });
        return { ...message, content, tool_calls };
    });
}
async function readTranscript(path) {
    const { events } = await (0,reader .cI)(path, null);
    const rebuilder = new prompts .jP();
    const said = events.flatMap((event) => event.said ?? []);
    for (const event of said)
        if ((0,prompts .Cv)(event))
            rebuilder.add(event);
    const newest = rebuilder.newest();
    if (newest === null)
        return null;
    const body = JSON.parse((0,ports .EN)(newest));
    const last = said.findLast((event) => event.kind === 'llm_action');
    const messages = [
        ...(0,story_messages .cr)(body).flatMap(chatMessage).reduce(joined, []),
        ...(last === undefined ? [] : finalMessage(last.payload.action)),
    ];
    const start = messages.findIndex(({ role }) => role === 'assistant');
    if (start < 0)
        return null;
    return { prompt: messages.slice(0, start), completion: messages.slice(start), tools: toolsOf(body) };
}
function chatMessage({ role, text: content, calls, answers }) {
    switch (role) {
        case 'system':
        case 'developer':
            return [{ role: 'system', content }];
        case 'user':
            return [{ role, content }];
        case 'tool':
            return [{ role, tool_call_id: answers, content }];
        case 'assistant':
            return [assistantMessage(content, calls)];
        default:
            return [];
    }
}
function assistantMessage(content, calls) {
    if (calls.length === 0)
        return { role: 'assistant', content };
    const tool_calls = calls.map(({ id, name, args }) => {
        return { id, type: 'function', function: { name, arguments: args } };
    });
    return { role: 'assistant', content, tool_calls };
}
function joined(messages, message) {
    const before = messages.at(-1);
    if (before?.role !== 'assistant' || message.role !== 'assistant')
        return [...messages, message];
    const content = [before.content, message.content].filter((text) => text !== '').join('\n');
    const tool_calls = [...(before.tool_calls ?? []), ...(message.tool_calls ?? [])];
    const both = { role: 'assistant', content };
    return [...messages.slice(0, -1), tool_calls.length === 0 ? both : { ...both, tool_calls }];
}
function finalMessage(action) {
    if (!(0,json .OW)(action) || action['type'] !== 'final')
        return [];
    const { type, ...args } = action;
    return [assistantMessage('', [{ id: 'final', name: 'final', args: JSON.stringify(args) }])];
}
function toolsOf(body) {
    const functions = (0,read_json .gT)(body, 'tools')
        .filter(json .Qd)
        .map(({ type, function: nested, ...flat }) => ({ type: 'function', function: nested ?? flat }));
    return JSON.stringify(functions);
}

var external_node_crypto_ = __webpack_require__(77598);
var to_html = __webpack_require__(77493);
var format = __webpack_require__(39817);
var safe_text = __webpack_require__(27083);
; 






const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th[scope=row] { font-weight: 400; }
.scroll { overflow-x: auto; }
.grid td { padding: .15rem; text-align: center; }
.grid a, .grid span { display: block; min-width: 1.8rem; padding: .1rem .3rem; border-radius: .25rem; text-decoration: none; color: inherit; }
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
<title>${report_page_text(report.suite)} · agent-fix eval</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${report_page_text(report.suite)}</h1>
${report.warnings.map((warning) => `<p class="warning" role="alert">${report_page_text(warning)}</p>`).join('\n')}
${report.configurations.map((each) => section(each, report, linkOf)).join('\n')}
<p>✓ solved · ✓? solved, not by the hidden test · ✗ not solved · ≈ flaky · – says nothing of the solver</p>
</body>
</html>
`;
}
const report_page_text = (value) => (0,to_html .Z)((0,safe_text .Q6)(value));
function section(each, { currency }, linkOf) {
    const facts = (0,report_text .xS)(each, currency).map(([what, much]) => row([th(what), td(report_page_text(much))]));
    const tags = each.byTag.map(({ tag, tasks, solved }) => row([th(tag), td(String(tasks)), td(report_page_text((0,report_text .Lu)(solved)))]));
    const most = Math.max(0, ...each.tasks.map(({ trials }) => trials.length));
    const numbers = Array.from({ length: most }, (_, at) => `<th scope="col">${at + 1}</th>`).join('');
    return `<section>
<h2>${report_page_text((0,report_text .o4)(each))}</h2>
<table><tbody>${facts.join('')}</tbody></table>
${tags.length === 0 ? '' : `<table><thead><tr><th>tag</th><th>tasks</th><th>solved</th></tr></thead><tbody>${tags.join('')}</tbody></table>`}
<div class="scroll"><table class="grid"><thead><tr><th scope="col">task</th>${numbers}</tr></thead>
<tbody>
${each.tasks.map((task) => gridRow(task, linkOf)).join('\n')}
</tbody></table></div>
</section>`;
}
const row = (cells) => `<tr>${cells.join('')}</tr>`;
const th = (value) => `<th scope="row">${report_page_text(value)}</th>`;
const td = (html) => `<td>${html}</td>`;
const gridRow = ({ task, trials }, linkOf) => row([th(task), ...trials.map((trial) => td(gridCell(trial, linkOf(trial))))]);
function gridCell(trial, link) {
    const { result, metrics } = trial;
    const sign = (0,report_text .Gy)(trial);
    const kind = sign === '✓?' ? 'doubtful' : (0,eval_result .Vj)(result);
    const hidden = result.hidden === null ? '' : `, hidden test ${result.hidden}`;
    const title = `${result.outcome} (${result.stop_reason})${hidden}, ${(0,report_text .tx)(metrics.usage)}, ${(0,format .Xo)(metrics.wallMs)}`;
    const attributes = `class="${kind}" title="${report_page_text(title)}" aria-label="${report_page_text(`${result.task}, trial ${result.trial}: ${title}`)}"`;
    return link === null
        ? `<span ${attributes}>${sign}</span>`
        : `<a ${attributes} href="${(0,to_html .Z)(link)}">${sign}</a>`;
}

var store = __webpack_require__(60868);
var page_run = __webpack_require__(10429);
var flags = __webpack_require__(37298);
var view = __webpack_require__(96164);
; 















const ReportFlags = schemas .Ikc({
    out: (0,flags .Jt)(flags .Bq.default('eval-report'), {
        value: 'DIR',
        help: 'where report.json, report.md, index.html and the pages of the trials go',
    }),
    prices: (0,flags .Jt)(flags .Bq.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
    pages: (0,flags .Jt)(schemas .zMY().default(true), { help: 'make no page of each trial' }),
});
const evalReport = (0,flags .NB)({
    name: 'agent-fix eval report',
    about: 'what the trials say, read from their traces and results alone. Markdown goes to stdout as well.',
    flags: ReportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
    notes: 'Exit codes: 0; 3 a trace is not the one that was written, or a run ended fixed and is not green; 2 wrong usage.',
}, async (flags, io, operands) => {
    const { out, prices, pages } = flags;
    const trials = await (0,store .x)(operands);
    const report = reportOf(trials, prices === undefined ? null : await (0,eval_metrics .RP)(prices));
    const markdown = (0,report_text .uL)(report);
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
        const page = await (0,page_run .v)((0,external_node_path_.join)(folder, eval_result .BQ), null).catch(() => null);
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
    json: (0,flags .Jt)(flags .Bq.optional(), { value: 'FILE', help: 'write the comparison as JSON' }),
    'fail-on-regression': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'exit 1 when B is worse, the interval of the difference leaving out 0',
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
    const comparison = compareResults(await (0,store .x)([a]), await (0,store .x)([b]), judge);
    const here = (path) => (0,external_node_path_.relative)('.', path) || path;
    io.stdout(comparisonMarkdown(comparison, { a: `A: ${here(a)}`, b: `B: ${here(b)}` }));
    if (json !== undefined)
        (0,external_node_fs_.writeFileSync)(json, `${JSON.stringify(comparison, null, 2)}\n`);
    return fails && comparison.verdict === 'worse' ? 1 : 0;
});
const ExportFlags = schemas .Ikc({
    pairs: (0,flags .Jt)(flags .Bq, { value: 'FILE', help: 'where the pairs go, one JSON line each' }),
    'max-per-task': (0,flags .Jt)((0,flags .rD)(1).default(8), { value: 'N', help: 'pairs of one task' }),
});
const evalExport = (0,flags .NB)({
    name: 'agent-fix eval export',
    about: 'preference pairs {prompt, chosen, rejected, meta} of runs of the same task: one solved it, one did not.',
    flags: ExportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
}, async (flags, io, operands) => {
    const { pairs: path, 'max-per-task': maxPerTask } = flags;
    const trials = await (0,store .x)(operands);
    const lines = [];
    for await (const pair of preferencePairs(trials, {
        maxPerTask,
        redact: (0,redaction .ay)(secretsOf(process.env)),
    })) {
        lines.push(`${JSON.stringify(pair)}\n`);
    }
    (0,external_node_fs_.writeFileSync)(path, lines.join(''));
    io.stdout(`Wrote ${lines.length} pairs to ${path}\n`);
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
  var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81469);
  var _page_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27173);
  var _page_page_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10429);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41125);
  var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19601);










const ViewFlags = zod__WEBPACK_IMPORTED_MODULE_9__  .Ikc({
    trace: _io_js__WEBPACK_IMPORTED_MODULE_8__  .pH,
    run: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_7__  .Bq.optional(), { value: 'ID', help: 'which run (default: the newest)' }),
    out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_7__  .Bq.optional(), {
        value: 'FILE',
        help: 'where the page goes (default: trace.html, beside the trace where --trace is not given)',
    }),
});
const viewCommand = (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__  .NB)({
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: ViewFlags,
}, async ({ trace: given, run, out: wanted }, io) => {
    const trace = (0,_io_js__WEBPACK_IMPORTED_MODULE_8__  .Bx)(given);
    const out = wanted ?? (given === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(trace), 'trace.html') : 'trace.html');
    const page = await (0,_page_page_run_js__WEBPACK_IMPORTED_MODULE_5__  .v)(trace, run ?? (await newestRun(trace, io)));
    await writePage(page, out);
    for (const { line, reason } of page.problems)
        io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
});
async function newestRun(trace, io) {
    const runs = await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_6__  .v)(trace, () => { });
    const newest = runs.at(-1)?.runId ?? null;
    if (runs.length > 1)
        io.stderr(`agent-fix: ${trace} holds ${runs.length} runs, and ${newest} is the newest; another: --run ID\n`);
    return newest;
}
async function writePage(page, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)), { recursive: true });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from((0,_page_page_js__WEBPACK_IMPORTED_MODULE_4__  .k)(page)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
}


  }),

  56024:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Fs: () => (  usageOf),
    RP: () => (  readPrices),
    Uw: () => (  readMetrics),
    ho: () => (  costOf),
    vk: () => (  addUsage)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(961);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37428);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68652);
  var _core_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87893);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41125);





async function readMetrics(path) {
    try {
        const { events } = await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_3__  .cI)(path, null);
        const times = events.flatMap(({ ts }) => ts ?? []);
        const wallMs = ((times.at(-1) ?? 0) - (times[0] ?? 0)) * 1000;
        return { ...metricsOf(events.flatMap(({ said }) => said ?? [])), wallMs: Math.round(wallMs) };
    }
    catch {
        return { ...metricsOf([]), wallMs: 0 };
    }
}
function metricsOf(events) {
    const count = (test) => events.filter(test).length;
    const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
    const noted = (reason) => (event) => event.kind === 'driver_note' && event.payload.reason === reason;
    const finals = events.flatMap((event) => event.kind === 'llm_action' ? (finalStatus(event.payload.action) ?? []) : []);
    return {
        usage: events.map(usageOf).reduce(addUsage, _core_state_js__WEBPACK_IMPORTED_MODULE_2__  .yJ),
        replies: count(({ kind }) => REPLIES.has(kind)),
        malformed: count(({ kind }) => kind === 'llm_parse_error'),
        reflections: count(({ kind }) => kind === 'reflection'),
        candidates: count(({ kind }) => kind === 'candidate'),
        testRuns: tests.length,
        testMs: tests.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
        loops: count(noted('loop')),
        refusedClaims: count(noted('claim_refused')),
        refusedWrites: count(({ kind }) => kind === 'policy_denied'),
        claimsDone: finals.at(-1) === 'done',
    };
}
const REPLIES = new Set(['llm_action', 'llm_parse_error', 'reflection']);
function usageOf(event) {
    switch (event.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return event.payload.usage;
        default:
            return _core_state_js__WEBPACK_IMPORTED_MODULE_2__  .yJ;
    }
}
function addUsage(a, b) {
    return {
        input_tokens: a.input_tokens + b.input_tokens,
        cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
    };
}
function finalStatus(action) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(action) || action['type'] !== 'final')
        return null;
    return typeof action['status'] === 'string' ? action['status'] : null;
}
const Price = zod__WEBPACK_IMPORTED_MODULE_4__  .aig().min(0);
const ModelPriceSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({ input: Price, cached_input: Price.optional(), output: Price });
const PriceFileSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    currency: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().default('USD'),
    models: zod__WEBPACK_IMPORTED_MODULE_4__  .g1P(zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(), ModelPriceSchema),
});
async function readPrices(path) {
    try {
        const value = (await __webpack_require__.e(  815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19))).parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return PriceFileSchema.parse(value);
    }
    catch (error) {
        const why = error instanceof zod__WEBPACK_IMPORTED_MODULE_5__  .G ? zod__WEBPACK_IMPORTED_MODULE_6__  .S1(error) : String(error);
        throw new Error(`--prices ${path}: ${why}`, { cause: error });
    }
}
function costOf(prices, model, usage) {
    const price = prices?.models[model];
    if (price === undefined)
        return null;
    const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = usage;
    return (((input - cached) * price.input + cached * (price.cached_input ?? price.input) + output * price.output) /
        1_000_000);
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

  31004:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AV: () => (  configurationId),
    BQ: () => (  TRACE_FILE),
    FX: () => (  RESULT_FILE),
    Vj: () => (  verdictOf),
    X9: () => (  TrialResultSchema),
    mO: () => (  PATCH_FILE),
    mo: () => (  isRetried),
    wK: () => (  trialKey)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81469);
  var _core_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(159);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68652);




const JsonSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Pq9();
const ConfigurationSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    api: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    endpoint: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    solver: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    overrides: JsonSchema,
    sandbox: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP().default('auto'),
    test_network: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP().default('host'),
});
const TrialResultSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_3__  .euz(1),
    key: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    task: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__  .YOg(zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    commit: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    trial: zod__WEBPACK_IMPORTED_MODULE_3__  .aig().int().min(1),
    configuration: ConfigurationSchema,
    settings: JsonSchema,
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    stop_reason: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    detail: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    trace_sha256: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    patch_sha256: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    judged: _core_events_js__WEBPACK_IMPORTED_MODULE_1__  .XZ.nullable(),
    hidden: _core_events_js__WEBPACK_IMPORTED_MODULE_1__  .XZ.nullable(),
    has_hidden_test: zod__WEBPACK_IMPORTED_MODULE_3__  .zMY(),
    usage: _core_events_js__WEBPACK_IMPORTED_MODULE_1__  .f2,
    retries: zod__WEBPACK_IMPORTED_MODULE_3__  .aig().int().min(0),
    started_at: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    wall_ms: zod__WEBPACK_IMPORTED_MODULE_3__  .aig(),
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
function trialKey({ task, commit, settings, configuration, number }) {
    const { id, goal, test, setup, workingDirectory, hidden } = task;
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
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(JSON.parse(JSON.stringify({ ...identity, number }))));
    return `${id}.${number}.${hash.digest('hex').slice(0, 16)}`;
}
const configurationId = (configuration) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(configuration)).digest('hex').slice(0, 8);
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .OW)(value))
        return JSON.stringify(value);
    const members = Object.keys(value)
        .toSorted()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
    return `{${members.join(',')}}`;
}


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


  })

};
