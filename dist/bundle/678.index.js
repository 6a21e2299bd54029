export const id = 678;
export const ids = [678,65,508];
export const modules = {

  35311:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Rz: () => (  endFailed),
  wY: () => (  giveOutputs),
  Cs: () => (  runAction)
});


var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(7403);
var core_jobs = __webpack_require__(95106);
var redaction = __webpack_require__(36541);
var github_github = __webpack_require__(666);
var endpoint = __webpack_require__(7065);
var provider = __webpack_require__(30445);
var tell = __webpack_require__(96644);
var git = __webpack_require__(59268);
var programs = __webpack_require__(76955);
var workspace_snapshot = __webpack_require__(83266);
var settings = __webpack_require__(68027);
var create_llm = __webpack_require__(79890);
var own_process = __webpack_require__(27386);
; 









function jobSecrets({ env }, { openaiApiKey: key, githubToken, testEnv }) {
    const inputSecrets = [
        ...(0,provider .DX)(key === null ? null : { key }),
        githubToken,
        env['ACTIONS_RUNTIME_TOKEN'],
        env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    ];
    return [...inputSecrets.flatMap((secret) => (secret ? [secret] : [])), ...(0,settings .VX)(testEnv, env)];
}
function withSolver(inputs, baseUrl) {
    const { openaiApiKey, model, fallbackModel, reasoningEffort } = inputs;
    const isNamed = model !== settings .Th.default.name ||
        fallbackModel !== null ||
        reasoningEffort !== null ||
        baseUrl !== settings .Th.default.baseUrl;
    const hasModel = openaiApiKey !== null || (0,settings .U9)(new URL(baseUrl));
    const solver = inputs.solver ?? (hasModel || isNamed ? 'model' : 'builtin');
    return { ...inputs, solver, settings: { ...inputs.settings, solver } };
}
function modelsOf({ model, fallbackModel, openaiApi: api, openaiApiKey, reasoningEffort, settings }, baseUrl, log) {
    if (settings.solver === 'builtin')
        return { llm: (0,create_llm .Wy)(null), fallback: null, access: null };
    const keyName = 'openai-api-key';
    const access = {
        api,
        baseUrl,
        key: (0,provider .bm)(baseUrl, { name: keyName, value: openaiApiKey ?? '' }),
        model,
        keyName,
        baseUrlName: 'openai-base-url',
    };
    const awaited = (0,tell .Gp)();
    const onAnswering = (sign) => {
        const line = awaited(sign);
        if (line !== null)
            log.info(line);
    };
    const options = { ...access, reasoningEffort, onAnswering };
    const fallback = fallbackModel === null ? null : (0,create_llm .Wy)({ ...options, model: fallbackModel });
    return { llm: (0,create_llm .Wy)(options), fallback, access };
}
function githubFor(runner, inputs, context) {
    const { log, secondMs } = runner;
    return (0,github_github .o6)(context, {
        token: inputs.githubToken,
        redact: (0,redaction .ay)(jobSecrets(runner, inputs)),
        version: own_process .xv,
        onWait: (message) => log.info(message),
        secondMs,
    });
}
async function checkoutAtBase({ runner, baseCommit, event }) {
    const workspace = (0,external_node_path_.resolve)(runner.env['GITHUB_WORKSPACE'] ?? '.');
    const { root, commit } = await git .LN.checkoutOf(baseCommit, workspace);
    if (commit === baseCommit)
        return root;
    const ref = event.checkoutRef ?? baseCommit;
    const isByComment = event.trigger.kind === 'comment' && event.trigger.on === 'pull_request';
    throw new Error(`The checkout is at ${commit.slice(0, 12)}, but this run is about ${baseCommit.slice(0, 12)}: ` +
        `give actions/checkout the input \`ref: ${ref}\`${isByComment ? PULL_STEP : ''}.`);
}
const PULL_STEP = ' with the step `pull` of examples/pull-request-comments.yml before it';

var external_node_buffer_ = __webpack_require__(4573);
var external_node_crypto_ = __webpack_require__(77598);
var schemas = __webpack_require__(81469);
var core = __webpack_require__(88532);
var json = __webpack_require__(26910);
var json_bounds = __webpack_require__(29914);
var base_text = __webpack_require__(59199);
var limits = __webpack_require__(97386);
var task = __webpack_require__(32647);
var trace_form = __webpack_require__(87916);
var verdict_outcome = __webpack_require__(8294);
var trace_trace = __webpack_require__(86020);
; 






async function keepRecord(record) {
    try {
        return await keep(record);
    }
    catch (error) {
        const notes = [`the record could not be kept: ${(0,errors .kc)(error)}`];
        return { tracePath: record.tracePath, artifactId: null, pageId: null, notes };
    }
}
async function keep(record) {
    const { traceText, traceSha256, patch, runId, temp, inputs, upload } = record;
    const notes = [];
    const trace = { name: 'trace.jsonl', bytes: Buffer.from(traceText) };
    let folder = (0,external_node_path_.dirname)(record.tracePath);
    if (!holdsAlone(folder, trace)) {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'agent-fix-record-'));
        writeNew(folder, trace);
        notes.push(REWRITTEN);
    }
    const tracePath = (0,external_node_path_.join)(folder, trace.name);
    const kept = [trace];
    if (patch.files.length > 0)
        kept.push({ name: 'patch.diff', bytes: Buffer.from(patch.diff) });
    let page = null;
    try {
        page = Buffer.from([...(await (0,trace_trace .we)(tracePath, runId, traceSha256)).parts()].join(''));
        kept.push({ name: 'trace.html', bytes: page });
    }
    catch (error) {
        notes.push(`the page of the record could not be kept: ${(0,errors .kc)(error)}`);
    }
    for (const file of kept.slice(1))
        writeNew(folder, file);
    if (!inputs.uploadTrace) {
        notes.push('upload-trace is off: the record was not uploaded');
        return { tracePath, artifactId: null, pageId: null, notes };
    }
    const files = kept.map(({ name }) => (0,external_node_path_.join)(folder, name));
    const path = page === null ? null : writeAlone({ name: `agent-fix-${runId}.html`, bytes: page }, temp);
    const [uploaded, alone] = await Promise.all([
        upload({ name: `agent-fix-${runId}`, files, folder }),
        path === null ? null : uploadAlone(upload, path),
    ]);
    const changed = kept.filter(({ name, bytes }) => !holdsBytes((0,external_node_path_.join)(folder, name), bytes));
    for (const { name } of changed)
        notes.push(`${name} was changed while it was uploaded: the artifact is not to be trusted`);
    if ('problem' in uploaded) {
        notes.push(`the record could not be uploaded: ${uploaded.problem}`);
        return { tracePath, artifactId: null, pageId: null, notes };
    }
    const pageId = alone !== null && 'id' in alone ? alone.id : null;
    return { tracePath, artifactId: uploaded.id, pageId, notes };
}
const REWRITTEN = 'the record of the run was changed or removed on the disk, which only the tests could do: it was written again from memory';
function holdsAlone(folder, { name, bytes }) {
    const isFolder = (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
    return isFolder && (0,external_node_fs_.readdirSync)(folder).join('/') === name && holdsBytes((0,external_node_path_.join)(folder, name), bytes);
}
function writeNew(folder, { name, bytes }) {
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, name), bytes, { flag: 'wx' });
}
function holdsBytes(path, bytes) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined || !stats.isFile() || stats.nlink !== 1 || stats.size !== bytes.length)
        return false;
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        return (0,external_node_fs_.fstatSync)(file).size === bytes.length && (0,external_node_fs_.readFileSync)(file).equals(bytes);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function writeAlone(file, temp = (0,external_node_os_.tmpdir)()) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'agent-fix-'));
    writeNew(folder, file);
    return (0,external_node_path_.join)(folder, file.name);
}
const uploadAlone = (upload, path) => upload({ name: (0,external_node_path_.basename)(path), files: [path], folder: (0,external_node_path_.dirname)(path), isPlain: true });
function writeCommandFile(path, text) {
    const before = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (before !== undefined && (!before.isFile() || before.nlink > 1))
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = external_node_fs_.constants;
    const file = (0,external_node_fs_.openSync)(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o644);
    try {
        if (!(0,external_node_fs_.fstatSync)(file).isFile())
            throw new Error(`${path} is not a file`);
        (0,external_node_fs_.writeFileSync)(file, text);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function outputsText(outputs) {
    const delimiter = `agent-fix-${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
    return Object.entries(outputs)
        .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
        .join('');
}
const FOREIGN_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'];
function emptyCommandFile(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stats?.isFile() && stats.size === 0)
        return false;
    writeCommandFile(path, '');
    return stats !== undefined;
}
function giveOutputs(env, { outputs, summary }) {
    const { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile } = env;
    const notes = [];
    const attempt = (what, write) => {
        try {
            write();
        }
        catch (error) {
            notes.push(`${what} could not be written: ${(0,errors .kc)(error)}`);
        }
    };
    if (outputFile === undefined)
        notes.push('there is no GITHUB_OUTPUT: this step has no outputs');
    else
        attempt('the outputs', () => writeCommandFile(outputFile, outputsText(outputs)));
    if (summaryFile !== undefined && summary !== '')
        attempt('the summary', () => writeCommandFile(summaryFile, summary));
    for (const name of FOREIGN_FILES)
        attempt(name, () => {
            const path = env[name];
            if (path !== undefined && emptyCommandFile(path))
                notes.push(`${name} was not empty, which only the tests of this step could do: it was emptied`);
        });
    return notes;
}

; 


















const MAX_WHOLE_BYTES = 1024 * 1024;
const MAX_BUNDLE_BYTES = 40 * 1024 * 1024;
const MAX_EVENTS_BYTES = 4 * 1024 * 1024;
const MAX_EVENTS = 5_000;
const BYTES_A_VALUE = 128;
const BUNDLE_BOUNDS = {
    depth: 100,
    values: 100_000,
    members: {
        patch: { bytes: 27 * 1024 * 1024, values: 2_000 },
        events: { bytes: MAX_EVENTS_BYTES + 100, values: MAX_EVENTS_BYTES / BYTES_A_VALUE },
        task: { bytes: 2 * 1024 * 1024, values: 20_000 },
    },
    others: { bytes: 512 * 1024, values: 5_000 },
};
const BUNDLE_PREFIX = 'agent-fix-bundle';
const BUNDLE_NAME = new RegExp(`^${BUNDLE_PREFIX}-([0-9a-f]{8})-(\\d{1,9})-[0-9a-f]{10}\\.json$`);
class BundleRefusal extends Error {
    rule;
    constructor(rule, message) {
        super(message);
        this.rule = rule;
    }
}
const COUNT_SCHEMA = schemas .aig().int().min(0).max(1_000_000_000);
const SHA256 = schemas .YjP().regex(/^[0-9a-f]{64}$/);
const PRICE = schemas .aig().min(0).max(1_000_000);
const RUN_ID = schemas .YjP().regex(/^[0-9a-f]{10}$/);
const OUTCOME = verdict_outcome .Pi.exclude(['refused', 'skipped']);
const ID = schemas .aig().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();
const inTraceForm = (schema) => schemas .Pq9().transform((json, context) => {
    const parsed = schema.safeParse((0,trace_form .S)(json));
    if (parsed.data !== undefined)
        return parsed.data;
    for (const { path, message } of parsed.error?.issues ?? [])
        context.addIssue({ code: 'custom', message: `${path.join('.')}: ${message}` });
    return core .tm;
});
const BundleFileSchema = schemas .rej({
    path: schemas .YjP(),
    status: schemas .k5n(['added', 'modified']),
    mode: schemas .YjP(),
    content: schemas .YjP().nullable(),
    added_lines: COUNT_SCHEMA,
    removed_lines: COUNT_SCHEMA,
});
const EventsSchema = schemas .YOg(schemas .L5J())
    .max(MAX_EVENTS)
    .pipe(schemas .YOg(schemas .rej({ kind: schemas .YjP(), payload: schemas .L5J() })))
    .transform((events, context) => {
    const known = [];
    for (const [at, each] of events.entries()) {
        const event = (0,trace_trace .OU)(each);
        if (typeof event === 'string') {
            context.addIssue({ code: 'custom', path: [at], message: event.slice(0, 300) });
            return core .tm;
        }
        known.push(event);
    }
    return known;
});
const TriesSchema = schemas .rej({
    of: schemas .aig().int().min(2).max(limits .B.attempts),
    chosen: schemas .aig().int().min(0),
    runs: schemas .YOg(schemas .rej({
        run_id: RUN_ID,
        model: schemas .YjP().max(200),
        outcome: OUTCOME,
        usage: schemas .rej({
            input_tokens: COUNT_SCHEMA,
            cached_input_tokens: COUNT_SCHEMA,
            output_tokens: COUNT_SCHEMA,
        }),
    }))
        .min(1)
        .max(limits .B.attempts),
})
    .refine(({ chosen, of, runs }) => chosen < runs.length && runs.length <= of, 'names no try of its own');
const BundleSchema = schemas .rej({
    agent_fix: schemas .euz(own_process .xv),
    run_id: RUN_ID,
    github: schemas .rej({
        repository: schemas .YjP().max(300),
        run_id: schemas .Whr().min(0),
        run_attempt: COUNT_SCHEMA,
        job: schemas .YjP().regex(/^[0-9a-f]{8}$/),
    }),
    task: inTraceForm(task .Y),
    settings: inTraceForm(settings .wB),
    outcome: OUTCOME,
    model: schemas .rej({
        name: schemas .YjP().max(200),
        api: schemas .k5n(['responses', 'chat-completions', 'none']),
    }),
    prices: schemas .rej({ input: PRICE, cached: PRICE, output: PRICE }).nullable(),
    base: schemas .rej({
        commit: schemas .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
        branch: schemas .YjP().min(1).max(255),
    }),
    patch: schemas .rej({ sha256: SHA256, diff: schemas .YjP(), files: schemas .YOg(BundleFileSchema) }),
    tries: TriesSchema.exactOptional(),
    duration_ms: COUNT_SCHEMA,
    notes: schemas .YOg(schemas .YjP().max(1_100)).max(100),
    trace: schemas .rej({ sha256: SHA256, artifact_id: ID, page_id: ID }),
    events: EventsSchema,
});
const WriterSchema = schemas .Ikc({ agent_fix: schemas .YjP().regex(/^\d{1,5}(\.\d{1,5}){2}(-[\w.]{1,30})?$/) });
const originOf = ({ repository: { owner, repo }, runId, runAttempt, }) => ({
    repository: `${owner}/${repo}`,
    runId,
    runAttempt,
});
const bundleName = ({ github: { job, run_attempt: attempt }, run_id: id, }) => `${BUNDLE_PREFIX}-${job}-${attempt}-${id}.json`;
function newestBundles(artifacts) {
    const bundles = artifacts.flatMap((artifact) => {
        const [, job, attempt] = BUNDLE_NAME.exec(artifact.name) ?? [];
        return job === undefined ? [] : [{ artifact, job, attempt: Number(attempt) }];
    });
    const isNewest = ({ job, attempt }) => bundles.every((other) => other.job !== job || other.attempt <= attempt);
    return bundles.filter(isNewest).map(({ artifact }) => artifact);
}
function bundleText(record, { events, patch, prices, github }) {
    const { tries, trace } = record;
    const bundle = {
        agent_fix: record.version,
        run_id: record.runId,
        github: {
            repository: github.repository,
            run_id: github.runId,
            run_attempt: github.runAttempt,
            job: github.job,
        },
        task: (0,trace_form .l)(record.task),
        settings: (0,trace_form .l)(record.settings),
        outcome: record.outcome,
        model: { name: record.model.name, api: record.model.api },
        prices: prices === null ? null : { ...prices },
        base: { commit: record.task.baseCommit, branch: record.baseBranch },
        patch: {
            sha256: patch.sha256,
            diff: patch.diff,
            files: patch.files.map(({ path, status, mode, content, addedLines, removedLines }) => ({
                path,
                status,
                mode,
                content: content.length > MAX_WHOLE_BYTES ? null : Buffer.from(content).toString('base64'),
                added_lines: addedLines,
                removed_lines: removedLines,
            })),
        },
        ...(tries === null
            ? {}
            : { tries: { ...tries, runs: tries.runs.map(({ runId, ...run }) => ({ run_id: runId, ...run })) } }),
        duration_ms: Math.round(record.durationMs),
        notes: record.notes.slice(0, 100).map((note) => withoutMiddle(note, 1_000)),
        trace: { sha256: trace.sha256, artifact_id: trace.artifactId, page_id: trace.pageId ?? null },
        events: boundedEvents(events),
    };
    const text = `${JSON.stringify(bundle)}\n`;
    const excess = excessOf(Buffer.from(text));
    if (excess === null)
        return text;
    throw new Error(`publish would not read the bundle, because it ${excess}`);
}
const TEXT_CHARS = [16_000, 2_000, 300];
function boundedEvents(events) {
    const withoutPrompts = events.flatMap(withoutPrompt);
    let kept = [];
    for (const chars of TEXT_CHARS) {
        const cut = withoutPrompts.map(({ kind, payload }) => ({ kind, payload: cutTexts(payload, chars) }));
        const sizeOf = (event) => Math.max(Buffer.byteLength(JSON.stringify(event)) + 1, countValues(event) * BYTES_A_VALUE);
        const { head, tail } = endsThatFit(cut, { room: MAX_EVENTS_BYTES - 2, most: MAX_EVENTS, sizeOf });
        kept = [...head, ...tail];
        if (kept.length === withoutPrompts.length)
            break;
    }
    return kept;
}
function withoutPrompt(event) {
    switch (event.kind) {
        case 'llm_request':
        case 'llm_trailing_text':
            return [];
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return [{ kind: event.kind, payload: { ...event.payload, raw: null } }];
        case 'outcome': {
            const { diff: _, ...payload } = event.payload;
            return [{ kind: event.kind, payload: jsonOf(payload) }];
        }
        default:
            return [{ kind: event.kind, payload: jsonOf(event.payload) }];
    }
}
const jsonOf = (payload) => (0,redaction .ES)(JSON.parse(JSON.stringify(payload)));
const countValues = (value) => typeof value !== 'object' || value === null
    ? 1
    : Object.values(value).reduce((sum, each) => sum + countValues(each), 1);
function cutTexts(value, chars) {
    if (typeof value === 'string')
        return withoutMiddle(value, chars);
    if ((0,json .Qd)(value))
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutTexts(each, chars)]));
    return typeof value === 'object' && value !== null ? value.map((each) => cutTexts(each, chars)) : value;
}
function endsThatFit(items, limits) {
    const { room, most = items.length, sizeOf } = limits;
    let left = room;
    let [from, to] = [0, items.length];
    while (from < to && from + items.length - to < most) {
        const isHead = from <= items.length - to;
        const item = items[isHead ? from : to - 1];
        left -= item === undefined ? 0 : sizeOf(item);
        if (left < 0)
            break;
        if (isHead)
            from += 1;
        else
            to -= 1;
    }
    return { head: items.slice(0, from), tail: items.slice(to) };
}
function withoutMiddle(text, chars) {
    if (text.length <= chars)
        return text;
    const half = Math.floor(chars / 2);
    const left = text.length - 2 * half;
    return `${(0,base_text .OJ)(text, half)}\n[… ${left} characters are in the trace …]\n${(0,base_text .iV)(text, half)}`;
}
async function leaveBundle({ inputs, context, runner, github: { upload: send } }, record, { events, result }) {
    let path = '';
    try {
        const named = [context.job, JSON.stringify(inputs.jobMatrix)].join('\0');
        const job = (0,external_node_crypto_.createHash)('sha256').update(named).digest('hex').slice(0, 8);
        const github = { ...originOf(context), job };
        const text = bundleText(record, { events, patch: result.patch, prices: inputs.prices, github });
        if (inputs.bundle !== null) {
            path = (0,external_node_path_.resolve)(runner.env['GITHUB_WORKSPACE'] ?? '.', inputs.bundle);
            (0,external_node_fs_.writeFileSync)(path, text, { flag: 'wx' });
            return { path, problem: null };
        }
        const name = bundleName({ github: { job, run_attempt: github.runAttempt }, run_id: record.runId });
        path = writeAlone({ name, bytes: Buffer.from(text) }, runner.env['RUNNER_TEMP']);
        const upload = await runner.log.group('Bundle for the job that publishes', () => uploadAlone(send, path));
        return { path, problem: 'id' in upload ? null : `it could not be uploaded (${upload.problem})` };
    }
    catch (error) {
        return { path, problem: (0,errors .kc)(error) };
    }
}
const excessOf = (bytes) => bytes.length > MAX_BUNDLE_BYTES
    ? `has more than ${MAX_BUNDLE_BYTES} bytes`
    : (0,json_bounds .M)(bytes, BUNDLE_BOUNDS);
function readBundle(bytes) {
    const excess = excessOf(bytes);
    if (excess !== null)
        throw new BundleRefusal('size', excess);
    const json = (0,errors .NW)(undefined, () => JSON.parse(bytes.toString('utf8'), plainKeys));
    if (json === undefined || !(0,external_node_buffer_.isUtf8)(bytes))
        throw new BundleRefusal('form', 'is not JSON in UTF-8');
    const writer = WriterSchema.safeParse(json).data?.agent_fix ?? own_process .xv;
    if (writer !== own_process .xv)
        throw new BundleRefusal('form', `was left by agent-fix ${writer}, and this job runs ${own_process .xv}: let both jobs use the same version`);
    const parsed = BundleSchema.safeParse(json);
    if (parsed.success)
        return parsed.data;
    const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => {
        const place = path.join('.');
        return place === '' ? message : `${place}: ${message}`;
    });
    throw new BundleRefusal('form', `is not of the published form (${issues.join('; ').slice(0, 600)})`);
}
function plainKeys(key, value) {
    if (key === '__proto__')
        throw new SyntaxError('a key that no object has of its own');
    return value;
}

; 



const NO_OUTPUTS = {
    outcome: '',
    summary: '',
    'run-id': '',
    'pull-request-number': '',
    'pull-request-url': '',
    'pull-request-operation': 'none',
    branch: '',
    'commit-sha': '',
    'commit-verified': '',
    'comment-url': '',
    cost: '',
    solver: '',
    culprit: '',
    jobs: '[]',
    'trace-path': '',
    'bundle-path': '',
    'trace-artifact-id': '',
    iterations: '0',
    'test-runs': '0',
    'input-tokens': '0',
    'cached-input-tokens': '0',
    'output-tokens': '0',
};
function outputsOf(record, { publication, tracePath, bundlePath }, shown) {
    const { outcome, story, spent, cost, trace } = record;
    return {
        ...NO_OUTPUTS,
        ...publishedOutputs(publication),
        outcome,
        summary: story.summary,
        'run-id': record.runId,
        'comment-url': shown.commentUrl,
        cost: cost ?? '',
        culprit: shown.culprit,
        jobs: JSON.stringify(story.jobs.map(({ job, step, result }) => ({ job, step, result }))),
        solver: shown.isByBuiltin ? 'builtin' : 'model',
        'trace-path': tracePath,
        'bundle-path': bundlePath,
        'trace-artifact-id': trace.artifactId === null ? '' : String(trace.artifactId),
        iterations: String(story.counts.turns),
        'test-runs': String(story.counts.testRuns),
        'input-tokens': String(spent.input_tokens),
        'cached-input-tokens': String(spent.cached_input_tokens),
        'output-tokens': String(spent.output_tokens),
    };
}
function publishedOutputs(publication) {
    if (publication?.kind === 'suggested')
        return {
            'pull-request-number': String(publication.number),
            'pull-request-url': publication.url,
            'pull-request-operation': publication.isRepeated ? 'none' : 'updated',
        };
    if (publication === null || publication.pushed === null)
        return {};
    const { branch, commitSha, commitVerified } = publication.pushed;
    const pushed = { branch, 'commit-sha': commitSha, 'commit-verified': String(commitVerified) };
    if (publication.kind === 'failed')
        return pushed;
    return {
        ...pushed,
        'pull-request-number': String(publication.number),
        'pull-request-url': publication.url,
        'pull-request-operation': publication.operation,
    };
}
function endEarly({ log }, outcome, reason) {
    log.info(`${outcome}: ${reason}.`);
    return {
        outputs: { ...NO_OUTPUTS, outcome, summary: reason },
        summary: (0,tell .pU)(outcome, reason).summary,
        failure: null,
    };
}
function endRefused(runner, reason) {
    const shown = (0,github_github .ix)((0,tell .pU)('refused', reason).line);
    return { ...endEarly(runner, 'refused', shown), failure: `agent-fix: nothing was published: ${shown}.` };
}
async function endRun({ runner: { log }, inputs, links }, record, delivery) {
    const { publication, status } = delivery;
    const { outcome } = record;
    if (publication?.kind === 'published') {
        for (const warning of publication.warnings)
            log.warning(warning);
        log.info(`Pull request ${publication.operation}: ${publication.url}`);
    }
    if (publication?.kind === 'suggested')
        log.info(`Review with suggestions${publication.isRepeated ? ', there already' : ''}: ${publication.reviewUrl}`);
    const texts = (0,tell .qz)(record, links);
    const { comment, summary, problem, failure } = texts.ended(publication, { isDryRun: inputs.dryRun });
    const end = await status.end(comment, verdict_outcome .Jf[outcome].succeeds);
    for (const note of end.notes)
        log.info(`Note: ${note}.`);
    for (const line of texts.refusals)
        log.untrusted(line);
    return {
        outputs: outputsOf(record, delivery, { ...texts, commentUrl: end.url ?? '' }),
        summary,
        failure: problem === null ? failure && (0,github_github .ix)(failure) : `agent-fix: ${problem}`,
    };
}
const isPublished = ({ inputs }, { outcome, patch }) => patch.files.length > 0 && (verdict_outcome .Jf[outcome].isProposed || inputs.draftOnFailure);
async function publishPatch(action, record, { patch, isSettled }) {
    const { branch, event, github, inputs, links } = action;
    const { outcome, task } = record;
    const head = task.merge?.head ?? action.baseCommit;
    const failed = (problem) => ({
        kind: 'failed',
        problem: `Nothing was pushed: ${problem}.`,
        pushed: null,
    });
    if (inputs.dryRun)
        return null;
    if (outcome === 'not_reproduced' && event.failedRun !== null && isSettled) {
        await github.closeSettled(branch, (0,tell .qz)(record, links).settled);
    }
    if (outcome === 'not_reproduced' || !isPublished(action, { outcome, patch }))
        return null;
    try {
        const [problem, subjects] = await Promise.all([
            github.problemOfAsking({ event, ...inputs }),
            github.newestSubjects(head),
        ]);
        if (problem !== null)
            return failed(problem);
        const texts = (0,tell .qz)(record, links);
        const title = texts.title(subjects);
        const place = await placeFor(action, record, { patch, title });
        if (place.kind === 'suggested')
            return place;
        const { notes, ...target } = place;
        const draft = inputs.draft || texts.isByBuiltin || !texts.isReady;
        const now = { isDraft: draft, branch: target.branch, notes: [...record.notes, ...notes] };
        const published = await github.publish({
            ...target,
            patch,
            base: { branch: event.base.branch, commit: head },
            merge: task.merge,
            runId: record.runId,
            title,
            body: (maxChars, pushed) => texts.body(maxChars, now, pushed),
            draft,
            isProven: texts.isProven,
        });
        return published.kind === 'published'
            ? { ...published, warnings: [...notes.map(texts.warning), ...published.warnings] }
            : published;
    }
    catch (error) {
        const refusal = (0,github_github .NU)(error);
        if (refusal === null)
            throw error;
        return failed(`GitHub could not be asked (${refusal})`);
    }
}
async function placeFor(action, record, proposal) {
    const { event, github, inputs } = action;
    const commit = record.task.merge?.head ?? action.baseCommit;
    const { branch } = event.base;
    const apart = {
        kind: 'branch',
        branch: github.branchFor(event),
        into: event.isFollowUp ? branch : event.into,
        isFollowUp: false,
        notes: [],
    };
    const isForTheirs = inputs.pushTo !== 'pull-request' && !event.isFollowUp;
    const pull = isForTheirs ? await github.findOpen(branch) : null;
    if (pull !== null && inputs.pushTo === 'suggestions') {
        const suggested = await suggestPatch(action, record, { ...proposal, commit, pull });
        if (suggested.kind === 'suggested')
            return suggested;
        return { ...apart, notes: [`no suggestions on pull request ${pull.number}: ${suggested.why}`] };
    }
    if (pull === null && !event.isFollowUp)
        return apart;
    const tip = await github.readTip(branch);
    if (tip !== null && tip !== commit)
        return {
            ...apart,
            notes: [`not committed on ${branch}, which no longer points at ${commit.slice(0, 12)}`],
        };
    return { ...apart, branch, into: pull?.base.ref ?? event.into, isFollowUp: event.isFollowUp };
}
async function suggestPatch({ github, links }, record, request) {
    const texts = (0,tell .qz)(record, links);
    if (!texts.isReady)
        return { kind: 'none', why: 'what is not proven, or needs a look first, is a draft' };
    const { merge } = record.task;
    if (merge !== undefined)
        return {
            kind: 'none',
            why: `the fix is for its merge with ${merge.into}, which a suggestion cannot hold`,
        };
    return github.suggest({
        ...request,
        body: (maxChars, suggestions) => texts.body(maxChars, { branch: null, suggestions }),
    });
}

var once = __webpack_require__(51189);
var attempts = __webpack_require__(6808);
var tripwires = __webpack_require__(38797);
; 




function recordOfBundle({ task: known, patch, newTests, ...facts }, bundle) {
    const task = taskOfBundle(known, bundle.task);
    const setup = { runId: bundle.run_id, version: bundle.agent_fix, task, settings: bundle.settings };
    const { sha256, artifact_id: artifactId, page_id: pageId } = bundle.trace;
    return (0,tell .zv)({
        ...facts,
        setup,
        result: {
            outcome: facts.outcome,
            patch,
            tripwires: (0,tripwires .fZ)({ diff: patch.diff, tests: newTests }),
        },
        events: [startEvent(setup, bundle), ...eventsToTell(bundle.events, task)],
        mode: 'publish',
        model: bundle.model,
        durationMs: bundle.duration_ms,
        tries: triesOf(bundle, facts.outcome),
        prices: bundle.prices,
        trace: { sha256, artifactId, pageId },
    });
}
function taskOfBundle(known, { instructions, jobs, unjudgedJobs, guards }) {
    return {
        ...known,
        context: [],
        jobs: jobs.map((job) => ({ ...job, evidence: [] })),
        ...(0,json .sw)({
            instructions: instructions?.map(({ source }) => ({ source, text: '' })),
            unjudgedJobs,
            guards,
        }),
    };
}
const startEvent = ({ runId, version, task, settings }, { model }) => ({
    kind: 'run_start',
    payload: {
        run_id: runId,
        goal: task.goal,
        version,
        task: (0,trace_form .l)(task),
        settings: (0,trace_form .l)(settings),
        llm: { api: model.api, model: model.name, endpoint: '' },
        files: 0,
    },
});
const eventsToTell = (events, task) => events.filter((event) => {
    if (event.kind === 'culprit')
        return isBorneOut(event.payload, { events, task });
    if (event.kind === 'tests')
        return event.payload.commit === undefined || isOnLine(event.payload.commit, task);
    return event.kind !== 'run_start';
});
const isOnLine = (commit, { changes }) => commit === changes?.greenAt || changes?.commits.some(({ id }) => id === commit) === true;
function isBorneOut({ commit, parent, green_at: greenAt }, { events, task }) {
    const { changes, baseCommit } = task;
    const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
    const isRed = tests.some((run) => commit === baseCommit ? run.phase === 'baseline' && !run.ok : run.commit === commit && !run.ok);
    return (isRed &&
        changes?.greenAt === greenAt &&
        changes.commits.some((each) => each.id === commit && each.parent === parent) &&
        tests.some((run) => run.commit === parent && (run.ok || run.phase === 'control')));
}
function triesOf({ tries }, outcome) {
    if (tries === undefined)
        return null;
    const { chosen } = tries;
    const runs = tries.runs.map(({ run_id: runId, ...each }, at) => ({
        ...each,
        runId,
        outcome: at === chosen ? outcome : each.outcome,
    }));
    return { ...tries, runs };
}

var notes = __webpack_require__(90881);
var proof = __webpack_require__(53693);
; 



function doubtOfFix(events, { task, confirmRuns, patchSha256, tree, addsTests, isRequestedByPeople }) {
    if (task.jobs.length === 0)
        return 'it names no test command';
    const ending = events.findLast(({ kind }) => kind === 'outcome');
    if (ending?.kind !== 'outcome' || ending.payload.outcome !== 'fixed')
        return 'its record does not end so';
    if (ending.payload.patch_sha256 !== patchSha256)
        return 'its record is about another patch';
    const all = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
    const skipped = new Set((task.guards ?? []).flatMap((each) => (each.skipped ? [(0,core_jobs .yR)(each.command)] : [])));
    const jobs = (ending.payload.jobs ?? []).filter((job) => !(job.skipped && skipped.has((0,core_jobs .yR)(job))));
    if (jobs.some(({ result }) => result === 'red' || result === 'unproven' || result === 'broken'))
        return 'its record has a job that fails with the patch, or is not proven';
    const left = new Set(jobs.filter(({ result }) => result !== 'fixed').map(core_jobs .yR));
    const patched = all.filter((run) => run.tree === tree && run.phase !== 'baseline' && run.phase !== 'counterfactual');
    if ([...left].some((key) => patched.findLast((run) => (0,core_jobs .yR)(run) === key)?.ok === false))
        return 'its record has a job that fails with the patch, and says that it was not judged';
    const guards = patched.filter(({ guard }) => guard === true);
    const broken = guards.find((run) => {
        const isOfCheck = (other) => (0,core_jobs .yR)(other) === (0,core_jobs .yR)(run);
        return (guards.findLast(isOfCheck)?.verdict === 'red' &&
            !all.some((other) => isOfCheck(other) && other.phase === 'counterfactual' && !other.ok));
    });
    if (broken !== undefined)
        return `its record has a guard that fails with the patch (${(0,core_jobs .Tq)(broken)})`;
    const claimed = [...(0,core_jobs .Kf)(task).goals, ...jobs].filter((job) => !left.has((0,core_jobs .yR)(job)));
    const judged = [...new Map(claimed.map((job) => [(0,core_jobs .yR)(job), job])).values()];
    if (judged.length === 0)
        return 'its record has no job that the patch makes pass';
    const mayBeGreen = isRequestedByPeople || addsTests;
    for (const job of judged) {
        const tests = all.filter((run) => run.guard !== true && (0,core_jobs .yR)(run) === (0,core_jobs .yR)(job));
        const doubt = doubtOfJob(tests, { confirmRuns, tree, mayBeGreen, isRequestedByPeople });
        if (doubt !== null)
            return judged.length === 1 ? doubt : `${doubt} (${(0,core_jobs .Tq)(job)})`;
    }
    return null;
}
function doubtOfJob(tests, { confirmRuns, tree, mayBeGreen, isRequestedByPeople, }) {
    const baseline = tests.findLast(({ phase }) => phase === 'baseline');
    if (baseline === undefined)
        return 'its record has no run of the tests at the base commit';
    const isRedAtBase = baseline.verdict === 'red' && !baseline.ok;
    const isGreenAtBase = baseline.verdict === 'green';
    if (!isRedAtBase && !(isGreenAtBase && mayBeGreen))
        return 'its record does not show the tests red at the base commit';
    const confirmed = doubtOfConfirm(tests, confirmRuns, tree);
    if (confirmed !== null)
        return confirmed;
    const last = tests.findLastIndex(({ phase }) => phase === 'confirm');
    const whole = tests.findLast(({ phase, focus }) => phase === 'counterfactual' && focus === undefined);
    const weaker = (0,proof .hg)(baseline.report, tests[last]?.report) ??
        (0,proof .Zn)((0,proof .We)(tests, tests[last]?.tree), whole);
    if (isGreenAtBase && isRequestedByPeople)
        return weaker;
    const again = tests.findLast(({ phase }, at) => phase === 'counterfactual' && at > last);
    const without = isRedAtBase ? undefined : 'product';
    return again?.verdict === 'red' && !again.ok && again.without === without
        ? weaker
        : 'its record does not show the tests red again without the patch';
}
function doubtOfConfirm(tests, confirmRuns, tree) {
    const patched = tests.filter((run) => run.phase !== 'counterfactual' && !(0,verdict_outcome .Dv)(run));
    const isOfThese = (run) => run.tree === undefined || run.tree === tree;
    const last = patched.at(-1);
    if (last?.phase === 'confirm' && !isOfThese(last))
        return 'its confirming run was about other files';
    const before = patched.findLastIndex((run) => run.phase !== 'confirm' || !isOfThese(run));
    const isGreen = ({ verdict, ok, focus }) => verdict === 'green' && ok && focus === undefined;
    const confirms = patched.slice(before + 1);
    return confirms.length >= confirmRuns && confirms.every(isGreen)
        ? null
        : 'its record does not show the tests green in a confirming run';
}

var git_objects = __webpack_require__(14189);
var journal = __webpack_require__(2299);
var workspace_policy = __webpack_require__(71616);
var read_file = __webpack_require__(80253);
var repo_path = __webpack_require__(66904);
var write_file = __webpack_require__(93024);
; 










class ClaimRefusal extends Error {
    rule;
    constructor(rule, message) {
        super(message);
        this.rule = rule;
    }
}
async function checkClaimedPatch(claim, sources) {
    try {
        return await remadePatch(claim, sources);
    }
    catch (error) {
        if (!(error instanceof ClaimRefusal))
            throw error;
        return { rule: error.rule, reason: error.message };
    }
}
async function remadePatch(claim, { settings, openBase, named }) {
    if (claim.files.length === 0)
        return checkDiff(claim, { entries: [], newTests: [] });
    const files = checkedFiles(claim.files);
    const [bytesOfDiff, mostBytes] = [(0,journal .DL)(claim.diff), limits .B.patch.diffBytes];
    demand(bytesOfDiff <= mostBytes, 'size of the patch', `adds and removes ${bytesOfDiff} bytes of lines, moved ones among them, more than ${mostBytes}`);
    const base = await openBase(files.map(({ path }) => path));
    const policy = (0,workspace_policy .B)(settings, {
        isTracked: (path) => base.isTracked(path),
        paths: () => base.paths(),
        named: await named(),
    });
    const entries = [];
    const sections = claim.diff.split(/(?<=\n)(?=diff --git )/);
    for (const [at, file] of files.entries())
        entries.push(await checkedEntry(file, sections[at] ?? '', { base, policy }));
    const denial = (0,workspace_policy .q)((0,journal .$d)(entries));
    if (denial !== null)
        throw new ClaimRefusal('size of the patch', `is too large: ${denial.reason}`);
    for (const { path, isOfDiff } of entries)
        demand(isOfDiff, 'diff', `shows other changes of ${shownText(path)} than its content`);
    const newTests = entries.filter(({ path }) => policy.addsTest(path)).map(({ path }) => path);
    return checkDiff(claim, { entries, newTests });
}
const demand = (isTrue, rule, reason) => {
    if (!isTrue)
        throw new ClaimRefusal(rule, reason);
};
const shownText = (text) => JSON.stringify((0,base_text .ml)(text, 200));
function checkedFiles(files) {
    demand(files.length <= limits .B.patch.files, 'number of files', `has ${files.length} files, more than ${limits .B.patch.files}`);
    const checked = files.map(checkedFile).toSorted((a, b) => (0,journal .cD)(a.path, b.path));
    for (const [at, { path }] of checked.entries()) {
        const isTwin = (a, b) => `${(0,write_file .AU)(a)}/`.startsWith(`${(0,write_file .AU)(b)}/`);
        const twin = checked.slice(at + 1).find((other) => isTwin(path, other.path) || isTwin(other.path, path));
        if (twin !== undefined)
            throw new ClaimRefusal('path', `names ${shownText(path)} and ${shownText(twin.path)}, which are one place`);
    }
    return checked;
}
const LINKS = {
    '120000': ', a symbolic link',
    '160000': ', a submodule',
};
function checkedFile({ path: text, mode, status, content }) {
    const check = (0,repo_path .NP)(text);
    if (!check.ok)
        throw new ClaimRefusal('path', `names ${shownText(text)}: ${check.denial.reason}`);
    const { path } = check;
    demand(path === text, 'path', `names ${shownText(text)}: write it as ${shownText(path)}`);
    if (mode !== '100644' && mode !== '100755')
        throw new ClaimRefusal('file mode', `gives ${shownText(path)} the mode ${shownText(mode)}${LINKS[mode] ?? ''}`);
    const bytes = content === null ? null : Buffer.from(content, 'base64');
    const isBase64 = bytes === null || bytes.toString('base64') === content;
    demand(isBase64, 'content', `holds ${shownText(path)} in what is not base64`);
    return { path, mode, bytes, isAdded: status === 'added' };
}
async function checkedEntry({ path, mode, bytes: whole, isAdded }, section, { base, policy }) {
    const changes = `changes ${shownText(path)}`;
    const denial = (0,write_file .QM)(base, path, path);
    if (denial !== null)
        throw new ClaimRefusal('path', `${changes}: ${denial.reason}`);
    const closed = policy.denyWrite(path);
    if (closed !== null)
        throw new ClaimRefusal('protected path', `${changes}: ${closed.reason}`);
    const found = base.find(path);
    const entry = found.kind === 'file' ? found.entry : null;
    demand((entry === null) === isAdded, 'diff', `says that ${shownText(path)} is ${isAdded ? 'new' : 'there'}, which it is not`);
    const baseMode = entry?.mode ?? '100644';
    demand(mode === baseMode, 'file mode', `gives ${shownText(path)} the mode ${mode} in place of ${baseMode}`);
    const size = entry?.bytes ?? 0;
    demand(size <= workspace_snapshot .gZ, 'content', `${changes}, which has ${size} bytes, more than ${workspace_snapshot .gZ}`);
    const idLength = base.commit.length;
    const before = entry === null ? null : await base.content(path);
    demand(entry === null || (before !== null && (0,git_objects .zA)(before, idLength) === entry.sha), 'content', `${changes}, which GitHub does not show whole`);
    const old = (0,read_file .g7)(before ?? Buffer.alloc(0));
    if (old.kind === 'opaque')
        throw new ClaimRefusal('content', `${changes}: it is ${old.what}`);
    const made = withHunks(before ?? Buffer.alloc(0), section);
    const bytes = whole ?? made;
    if (bytes === null)
        throw new ClaimRefusal('diff', `${changes} by lines that do not fit it`);
    const next = (0,read_file .g7)(bytes);
    if (next.kind === 'opaque')
        throw new ClaimRefusal('content', `${changes}: it would be ${next.what}`);
    const closedTest = policy.denyWrite(path, old.file.text);
    if (closedTest !== null)
        throw new ClaimRefusal('protected path', `${changes}: ${closedTest.reason}`);
    const texts = { path, before: old.file.text, after: next.file.text };
    const problem = (0,write_file .Fy)(texts.after, bytes) ?? (0,write_file .Mh)(policy, texts)?.reason ?? null;
    demand(problem === null, 'content', `${changes}: ${problem}`);
    return {
        path,
        bytes,
        mode,
        oid: (0,git_objects .zA)(bytes, idLength),
        base: before,
        changedBytes: (0,journal .eb)(before?.toString('utf8') ?? '', bytes.toString('utf8')),
        isOfDiff: made?.equals(bytes) === true,
    };
}
const HUNK = /^@@ -(\d{1,9})(?:,(\d{1,9}))? /;
function withHunks(bytes, section) {
    const before = bytes.toString('utf8');
    const pieces = [];
    let [at, line] = [0, 1];
    for (const hunk of section.split(/(?<=\n)(?=@@ )/).slice(1)) {
        const [, start, count] = HUNK.exec(hunk) ?? [];
        const first = Number(start) + (count === '0' ? 1 : 0);
        const from = at;
        while (line < first && at !== -1) {
            const end = before.indexOf('\n', at);
            at = end === -1 ? -1 : end + 1;
            line += 1;
        }
        const [old, next] = [hunkSide(hunk, ' -'), hunkSide(hunk, ' +')];
        if (line !== first || at === -1 || !before.startsWith(old, at))
            return null;
        pieces.push(before.slice(from, at), next);
        at += old.length;
        line += old.split('\n').length - 1;
    }
    return Buffer.from([...pieces, before.slice(at)].join(''));
}
function hunkSide(hunk, signs) {
    const lines = hunk.split('\n').slice(1, -1);
    const ends = (at) => (lines[at + 1]?.startsWith('\\') === true ? '' : '\n');
    return lines
        .flatMap((line, at) => (signs.includes(line[0] ?? '@') ? [line.slice(1) + ends(at)] : []))
        .join('');
}
async function checkDiff({ baseCommit, diff, sha256, files }, { entries, newTests }) {
    const patch = await (0,journal .Jb)({ changes: () => entries }, baseCommit.length);
    demand((0,external_node_crypto_.createHash)('sha256').update(diff).digest('hex') === sha256 && patch.sha256 === sha256, 'diff', 'shows another diff than its files make');
    for (const { path, addedLines, removedLines } of patch.files) {
        const file = files.find((each) => each.path === path);
        demand(file?.added_lines === addedLines && file.removed_lines === removedLines, 'line counts', `counts the lines of ${shownText(path)} wrong`);
    }
    const unchanged = entries.find((entry) => entry.base?.equals(entry.bytes));
    if (unchanged !== undefined)
        throw new ClaimRefusal('diff', `names ${shownText(unchanged.path)}, which it does not change`);
    return { patch, tree: (0,journal .bR)(baseCommit, entries), newTests };
}

var test_output = __webpack_require__(72877);
var all_runners = __webpack_require__(63018);
var job_plan = __webpack_require__(29997);
var workflow_jobs = __webpack_require__(28992);
var step_candidates = __webpack_require__(61777);
var test_command = __webpack_require__(42508);
var workflow_file = __webpack_require__(17448);
; 






const MAX_GUARDED_JOBS = 50;
const MAX_NAMED_CHECKS = 5;
const NO_TIME = Number.MAX_SAFE_INTEGER;
async function findGuards(request, { workflowPath, jobs, goals, maxMs }) {
    const content = await request.readText(workflowPath);
    const workflow = content === null ? null : (0,workflow_jobs .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null)
        return { guards: [], unjudged: [], notes: [] };
    const checks = [];
    for (const job of jobs.slice(0, MAX_GUARDED_JOBS)) {
        const { jobs: named } = await (0,test_command .aG)({ ...request, here: job.here }, workflow, job.jobName);
        const [only, ...others] = named;
        if (only === undefined || others.length > 0)
            continue;
        const steps = (0,step_candidates .E5)(only, job.labels, job.here);
        const plan = { steps, listed: (0,step_candidates .JB)(steps, job.steps), log: null };
        checks.push(...(await checksOf(request, plan, job.jobName)));
    }
    const judged = [];
    const unable = [];
    for (const check of checks) {
        const { plan, step, part, ms, ...named } = check;
        const before = await (0,job_plan .YK)(request, plan, { step, leaf: part.leaf });
        const found = await (0,test_command .ip)(request, { leaf: part.leaf, before }, { workflowPath, ...named });
        if (typeof found === 'string')
            unable.push({ check, why: found });
        else
            judged.push({
                check,
                command: found.command,
                ms,
                allMs: ms === null ? null : ms + (found.buildsMs ?? 0),
            });
    }
    const commands = [...goals, ...judged.map(({ command }) => command)];
    const built = new Set(commands.flatMap(({ builds = [] }) => builds.map(job_plan .F5)));
    const seen = new Set(goals.map(job_plan .F5));
    const distinct = judged
        .toSorted((a, b) => (a.allMs ?? NO_TIME) - (b.allMs ?? NO_TIME))
        .filter(({ command }) => !built.has((0,job_plan .F5)({ ...command, builds: [] })))
        .filter(({ command }) => seen.size < seen.add((0,job_plan .F5)(command)).size);
    const guards = [];
    let leftMs = maxMs;
    for (const each of distinct) {
        if ((each.allMs ?? 0) > leftMs)
            continue;
        leftMs -= each.allMs ?? 0;
        guards.push(each);
    }
    const scripts = new Set([
        ...goals.map(({ run }) => run),
        ...judged.map(({ check }) => stepCheckScript(check)),
    ]);
    const other = unable.filter(({ check }) => scripts.size < scripts.add(stepCheckScript(check)).size);
    return {
        guards: guards.map(({ command, ms }) => ms === null ? { command, skipped: true } : { command, stepMs: ms }),
        unjudged: other.flatMap(({ check: { jobName: job, stepName: step, ms }, why }) => ms === null ? [{ job, step, why, skipped: true }] : []),
        notes: [
            ...noteOn('not checked with the change, because of the time it takes', distinct.filter((each) => !guards.includes(each)).map(({ check }) => stepCheckName(check))),
            ...noteOn('not checked with the change', other.map(({ check, why }) => `${stepCheckName(check)} (${why})`)),
        ],
    };
}
async function checksOf(request, plan, jobName) {
    const checks = [];
    let isChecked = false;
    for (const [at, step] of [...plan.steps.entries()].toReversed()) {
        const listed = plan.listed[at];
        if (listed == null || step.source.isInBackground)
            continue;
        const telling = [];
        for (const part of (await (0,job_plan .CI)(request, plan, at)).toReversed()) {
            const { kind, checks, builds } = await (0,job_plan .hA)(request, part);
            if (kind === 'effect')
                continue;
            if (checks || (builds && !isChecked))
                telling.push(part);
            isChecked ||= checks;
        }
        const [only, ...others] = telling;
        const ms = listed.conclusion === 'success' ? (0,job_plan .gM)(listed) : null;
        if (only === undefined || others.length > 0 || (ms === null && !(0,job_plan .BB)(plan.listed, at)))
            continue;
        checks.push({ jobName, stepName: listed.name, plan, step, part: only, ms });
    }
    return checks.toReversed();
}
const stepCheckScript = ({ part }) => (0,workflow_file .uO)(part.leaf.source.run, workflow_file .dn);
const stepCheckName = ({ jobName, stepName }) => `job "${jobName}", step "${stepName}"`;
const noteOn = (what, names) => names.length === 0 ? [] : [`${what}: ${(0,base_text .d9)(names, MAX_NAMED_CHECKS, '; ')}`];

var manifest = __webpack_require__(75697);
var step_log = __webpack_require__(25545);
; 
const CHECKED_OUT = /^HEAD is now at ([0-9a-f]{7,64}) Merge ([0-9a-f]{40,64}) into ([0-9a-f]{40,64})$/;
function mergeInLog(lines) {
    const at = lines.findIndex(({ text, goesOn }) => !goesOn && CHECKED_OUT.test(text));
    const [, short = '', head = '', base = ''] = CHECKED_OUT.exec(lines[at]?.text ?? '') ?? [];
    if (at < 0)
        return null;
    const ids = lines.slice(0, at).flatMap(({ text }) => text.match(/\b[0-9a-f]{40,64}\b/g) ?? []);
    return { commit: ids.find((id) => id.startsWith(short)) ?? short, head, base };
}

var workspace_changes = __webpack_require__(16289);
var named_files = __webpack_require__(59460);
var overview = __webpack_require__(28897);
; 
















async function buildTask(request) {
    const built = await taskOfEvent(request);
    if (built.kind !== 'task')
        return built;
    const { inputs, files, redact } = request;
    const folder = built.task.jobs[0]?.command.workingDirectory ?? inputs.workingDirectory;
    const instructions = await (0,overview .KK)({ folder, ...files, redact });
    const read = instructions.length === 0 ? {} : { instructions: [...instructions] };
    const installs = (0,manifest .Ur)(await files.paths(), folder, await files.readText('.gitmodules'));
    return { ...built, task: { ...built.task, ...read, installs } };
}
async function taskOfEvent(request) {
    const { event, github, redact } = request;
    if (event.failedRun !== null)
        return taskOfFailure(request, event.failedRun);
    const [words, search] = await Promise.all([
        github.readWords(event, redact).catch(unread),
        findCommandWithoutStep(request),
    ]);
    if ('problem' in words)
        return { kind: 'refused', reason: words.problem, notes: [] };
    return taskFrom(request, { context: words.evidence, notes: words.notes, search });
}
function unread(error) {
    const refusal = (0,github_github .NU)(error);
    if (refusal === null)
        throw error;
    return { problem: `what it was asked for in words could not be read (${refusal})` };
}
function taskFrom({ event, baseCommit, merge }, { step = { evidence: [] }, context, search, notes: gathered, changes = null }) {
    const notes = [...gathered, ...search.notes];
    if (search.kind === 'refused')
        return { kind: 'refused', reason: search.problem, notes };
    if (search.kind === 'missing')
        return { kind: 'problem', problem: `${search.problem}. Set the input test-command.`, notes };
    const { goal, trigger, mustBeRedAtBase } = event;
    return {
        kind: 'task',
        task: {
            goal,
            jobs: search.kind === 'none' ? [] : [{ command: search.command, ...step }],
            context: [...(search.kind === 'none' ? step.evidence : []), ...context],
            ...(0,json .sw)({ changes: changes ?? undefined, merge }),
            baseCommit,
            trigger,
            mustBeRedAtBase,
            ...(mayAddTests(event) ? { mayAddTests: true } : {}),
            ...judgeOf(event),
        },
        notes,
    };
}
const mayAddTests = ({ trigger, mustBeRedAtBase }) => (trigger.kind === 'issue' || (trigger.kind === 'comment' && trigger.on === 'issue')) && !mustBeRedAtBase;
const judgeOf = ({ requestText, isFollowUp, failedRun }) => requestText === null || !isFollowUp || failedRun !== null ? {} : { judgedBy: requestText.kind };
async function taskOfFailure(request, failedRun) {
    const { inputs } = request;
    const run = await failedJobsOf(request, failedRun);
    const found = await judgeSteps(request, run.jobs);
    const [first] = found.judged;
    if (first === undefined) {
        if (failedRun.isCancelled === true)
            return { kind: 'skipped', reason: NO_TIME_OUT, notes: run.notes };
        if (failedRun.isOurs && inputs.jobState.status !== 'failure')
            return { kind: 'skipped', reason: 'no step of this run has failed before this one', notes: run.notes };
        const reason = hasExplicitCommand(inputs) ? null : (run.unknown ?? whyUnknown(run.jobs));
        if (reason !== null)
            return { kind: 'problem', problem: `${reason}, or set the input test-command`, notes: run.notes };
        const search = await findCommandWithoutStep(request);
        return taskFrom(request, { context: [], search, notes: run.notes });
    }
    const unserved = withoutItsService(found.judged);
    if (unserved !== null)
        return { kind: 'problem', problem: unserved, notes: run.notes };
    const { failed, search } = first;
    const { changes, greenMs } = (search.kind === 'found' || search.kind === 'none') && request.merge === undefined
        ? await changesForJob(request, failedRun, first)
        : NOTHING_SINCE;
    const firstLog = readFailureLog(request, first);
    const others = await Promise.all(found.judged.slice(1).map(async (each) => {
        const log = readFailureLog(request, each);
        const since = log.hung ? await changesForJob(request, failedRun, each) : NOTHING_SINCE;
        return {
            ...each,
            log: { ...log, evidence: { ...log.evidence, ...hangOf(request, each, log, since.greenMs) } },
        };
    }));
    const guarded = await guardsFor(request, { failedRun, run, found });
    const ofBot = await dependencyPull(request);
    const lines = [
        ...others,
        ...found.unjudged.map((each) => ({ ...each, log: readFailureLog(request, each) })),
    ];
    const built = taskFrom(request, {
        step: { ...firstLog.evidence, ...hangOf(request, first, firstLog, greenMs) },
        context: [...otherFailures(lines), ...(ofBot.pull?.evidence ?? [])],
        search,
        notes: [
            ...run.notes,
            ...failed.notes,
            ...new Set(others.flatMap(({ failed: { job, notes }, search }) => [...(job === failed.job ? [] : notes), ...search.notes].map((note) => `job "${job.jobName}": ${note}`))),
            ...found.unjudgedJobs.map(({ job, step, why }) => `job "${job}", step "${step}", does not judge: ${why}`),
            ...guarded.notes,
            ...ofBot.notes,
        ],
        changes,
    });
    if (built.kind !== 'task')
        return built;
    const named = namesApart();
    const unjudgedJobs = [...found.unjudgedJobs, ...guarded.unjudged];
    const further = others.flatMap(({ search, log: { evidence } }) => search.kind === 'found' ? [{ command: search.command, ...evidence }] : []);
    const task = {
        ...built.task,
        jobs: [...built.task.jobs, ...further].map((each) => ({ ...each, command: named(each.command) })),
        ...(unjudgedJobs.length === 0 ? {} : { unjudgedJobs }),
        ...(guarded.guards.length === 0
            ? {}
            : { guards: guarded.guards.map((each) => ({ ...each, command: named(each.command) })) }),
        ...(ofBot.pull === null ? {} : { bumps: [...ofBot.pull.bumps] }),
    };
    return { ...built, task, named: mergeInLog(failed.log ?? []) };
}
function whyUnknown(jobs) {
    const first = jobs.find(({ why }) => why !== null) ?? jobs[0];
    return `job "${first?.jobName}" failed, but ${first?.why ?? 'GitHub does not say yet which of its steps did: run this again'}`;
}
const LAG_WAITS_MS = [500, 1500, 3000];
async function failedJobsOf(request, failedRun) {
    const { github, inputs } = request;
    const isJudgedByStep = !hasExplicitCommand(inputs);
    const isLate = failedRun.isOurs && inputs.jobState.status === 'failure' && isJudgedByStep;
    const run = await github.findFailedJobs(failedRun, isLate ? LAG_WAITS_MS : []);
    const late = await Promise.all(run.cancelled.map(async (job) => ((await ranOutOfTime(request, failedRun, job)) ? [job] : [])));
    const hung = late.flat();
    if (isJudgedByStep && failedRun.workflowPath === null)
        return { ...run, jobs: [], unknown: NO_WORKFLOW_FILE };
    if (failedRun.isCancelled === true && hung.length === 0)
        return { ...run, jobs: [] };
    return { ...run, jobs: [...run.jobs, ...hung] };
}
const NO_TIME_OUT = 'the run was cancelled, and none of its jobs is known to have run out of its own time';
const NO_WORKFLOW_FILE = 'the workflow file of this run is not in this repository, for example because a ruleset requires it from another one, so the command ' +
    'of the failed step is not known: run agent-fix in a workflow of this repository';
const CLOCKS_DIFFER_MS = 5000;
async function ranOutOfTime(request, failedRun, { jobName, ranMs }) {
    const { workflowPath } = failedRun;
    if (workflowPath === null)
        return false;
    const steps = stepRequest(request, failedRun, () => { });
    const limitMs = await (0,test_command .qn)(steps, workflowPath, jobName);
    return limitMs !== null && ranMs >= limitMs - CLOCKS_DIFFER_MS;
}
function namesApart() {
    const taken = new Set();
    return (command) => {
        for (let number = 1;; number += 1) {
            const named = number === 1 ? command : { ...command, step: `${command.step ?? ''} (${number})`.trimStart() };
            if (taken.size < taken.add((0,core_jobs .yR)(named)).size)
                return named;
        }
    };
}
async function dependencyPull({ github, event, redact, }) {
    if (event.failedRun === null || !event.actors.some(({ isBot }) => isBot))
        return { pull: null, notes: [] };
    return github.readDependencyPull(event.base.branch, redact);
}
const MAX_JOBS = 10;
async function judgeSteps(request, jobs) {
    const named = jobs.filter(({ failed }) => failed.length > 0);
    const isExplicit = hasExplicitCommand(request.inputs);
    const searched = await Promise.all(named
        .slice(0, isExplicit ? 1 : MAX_JOBS)
        .map(async (job) => searchSteps(request, await readJob(request, job))));
    const [first] = searched.flat();
    const found = searched
        .map((steps) => steps.filter(({ search }) => search.kind !== 'refused'))
        .filter((steps) => steps.length > 0)
        .toSorted(byCost)
        .flat();
    if (found.length === 0 || isExplicit)
        return { judged: first === undefined ? [] : [first], unjudged: [], unjudgedJobs: [] };
    const shapes = new Set();
    const judged = found.filter(({ search }) => {
        const shape = search.kind === 'found' ? (0,job_plan .F5)(search.command) : '';
        return shapes.size < shapes.add(shape).size;
    });
    const unjudged = searched
        .flat()
        .filter(({ search }) => search.kind === 'refused' && search.isConsequence !== true);
    const left = named
        .slice(MAX_JOBS)
        .map((job) => unjudgedJob(job, job.failed[0], { why: `it is not among the first ${MAX_JOBS} failed jobs` }));
    const silent = jobs.filter(({ failed }) => failed.length === 0);
    return {
        judged,
        unjudged,
        unjudgedJobs: [
            ...unjudged.map(({ failed, step, search }) => unjudgedJob(failed.job, step, search.kind === 'refused' ? search : { why: '' })),
            ...left,
            ...silent.map((job) => unjudgedJob(job, null, { why: job.why ?? 'GitHub does not say which of its steps failed' })),
        ],
    };
}
async function searchSteps(request, failed) {
    const { failedRun } = request.event;
    const { job } = failed;
    const workflowPath = failedRun?.workflowPath ?? null;
    if (failedRun === null || workflowPath === null || hasExplicitCommand(request.inputs))
        return [{ failed, step: job.failed[0] ?? null, search: await findCommandWithoutStep(request) }];
    const steps = stepRequest(request, failedRun, (text) => failed.notes.push(text));
    const here = surroundings(request, job);
    const searches = await Promise.all(job.failed.map(async (step) => (0,test_command .mH)({ ...steps, here }, failingStep(workflowPath, failed, step))));
    return searches.flat().map((each) => ({ ...each, failed }));
}
const unjudgedJob = ({ jobName }, step, { why, decidesNothing }) => ({
    job: jobName,
    step: step?.name ?? '',
    why,
    ...(0,json .sw)({ decidesNothing }),
});
const hasExplicitCommand = ({ testCommand, settings }) => testCommand !== null || settings.testPolicy === 'never';
function byCost(...jobs) {
    const [left, right] = jobs.map(([first]) => {
        const ms = (0,job_plan .gM)(first?.step ?? {});
        const buildsMs = first?.search.kind === 'found' ? first.search.buildsMs : 0;
        return ms === null ? Number.MAX_SAFE_INTEGER : ms + (buildsMs ?? 0);
    });
    return (left ?? 0) - (right ?? 0);
}
function readFailureLog({ redact }, searched) {
    const { failed, step } = searched;
    const part = failedPartOf(searched);
    const text = redact(part?.text ?? '');
    const output = (0,test_output .ov)(text);
    const shown = output.digest(MAX_LOG_EVIDENCE_BYTES);
    const texts = part === null ? [] : [{ source: part.source, text: shown }];
    const failures = (0,all_runners ._m)(text)?.failures ?? [];
    const line = output.headline();
    const stepMs = (0,job_plan .gM)(step ?? {});
    const evidence = {
        evidence: texts,
        ...(failures.length === 0 ? {} : { failures: [...failures] }),
        ...(0,json .sw)({ stepMs: stepMs ?? undefined }),
    };
    const listed = failed.job.failed.find(({ name }) => name === step?.name)?.conclusion ?? 'failure';
    return { evidence, line, job: failed.job, step, hung: part?.hung === true || listed !== 'failure' };
}
function withoutItsService(judged) {
    for (const { failed, search } of judged) {
        const missing = search.kind === 'found' ? (search.missingService ?? null) : null;
        if (missing !== null && failed.log === null)
            return `${missing}; CI's log is not known either, so the tests may fail here for want of it. Set the input test-command`;
    }
    return null;
}
function hangOf({ inputs }, { search }, { hung, evidence }, greenMs) {
    if (!hung)
        return {};
    const buildsMs = (search.kind === 'found' ? search.buildsMs : 0) ?? 0;
    const unknownMs = Math.min(Math.max(evidence.stepMs ?? 0, MIN_HANG_MS), MAX_UNKNOWN_HANG_MS);
    return {
        hangMs: greenMs === null
            ? (inputs.settings.testTimeoutMs ?? unknownMs)
            : Math.max(MIN_HANG_MS, HANG_SLOWNESS * (greenMs + buildsMs)),
    };
}
const HANG_SLOWNESS = 3;
const MIN_HANG_MS = 60_000;
const MAX_UNKNOWN_HANG_MS = 180_000;
function otherFailures(jobs) {
    if (jobs.length === 0)
        return [];
    const lines = jobs.map(({ log: { job, step, line } }) => {
        const named = step === null ? '' : `, step "${step.name}"`;
        return `job "${job.jobName}"${named}: ${line || 'its log cannot be read'}`;
    });
    return [{ source: 'other failed jobs of this run', text: lines.join('\n') }];
}
const GUARDS_MS = 120_000;
async function guardsFor(request, { failedRun, run: { jobs, passed }, found: { judged }, }) {
    const { workflowPath } = failedRun;
    const goals = judged.flatMap(({ search }) => (search.kind === 'found' ? [search.command] : []));
    const [first] = judged;
    const { inputs } = request;
    if (inputs.guards === 'off' || hasExplicitCommand(inputs) || workflowPath === null || goals.length === 0)
        return { guards: [], unjudged: [], notes: [] };
    return findGuards(stepRequest(request, failedRun, () => { }), {
        workflowPath,
        jobs: [...passed, ...jobs].map((job) => ({ ...job, here: surroundings(request, job) })),
        goals,
        maxMs: Math.max((0,job_plan .gM)(first?.step ?? {}) ?? 0, GUARDS_MS),
    });
}
const NOTHING_SINCE = { changes: null, greenMs: null };
async function changesForJob({ github, event, baseCommit, env, redact, }, failedRun, { failed: { job, notes: jobNotes }, step, }) {
    const into = failedRun.isOurs ? env['GITHUB_BASE_REF'] : failedRun.github['base_ref'];
    const { changes, notes, greenMs } = await github.changesSinceGreen({
        repositoryId: event.repositoryId,
        failedRun,
        head: { branch: event.base.branch, commit: baseCommit },
        into: into || null,
        job: job.jobName,
        step: step?.name ?? null,
    });
    jobNotes.push(...notes);
    return { changes: changes === null ? null : (0,workspace_changes .I$)(changes, redact), greenMs };
}
async function changesSinceClaimed({ github, event, baseCommit, redact, runner }, claimed) {
    const { failedRun } = event;
    if (failedRun === null)
        return null;
    const request = { github, event, baseCommit, redact, env: runner.env };
    const { jobs, cancelled } = await github.findFailedJobs(failedRun);
    for (const job of [...jobs, ...cancelled].slice(0, MAX_JOBS)) {
        for (const step of job.failed.length === 0 ? [null] : job.failed) {
            const { changes } = await changesForJob(request, failedRun, { failed: { job, notes: [] }, step });
            if (changes?.greenAt === claimed)
                return changes;
        }
    }
    return null;
}
async function readJob({ github }, job) {
    if (job.isCurrent)
        return { job, log: null, notes: [`job "${job.jobName}" is still running, so its log cannot be read`] };
    const download = await github.downloadLog(job.jobId);
    return download.kind === 'missing'
        ? { job, log: null, notes: [download.problem] }
        : { job, log: (0,step_log .x6)(download.content.lines), notes: [...download.content.notes] };
}
async function findCommandWithoutStep({ inputs, files }) {
    if (inputs.settings.testPolicy === 'never')
        return { kind: 'none', notes: [] };
    const { testCommand, workingDirectory } = inputs;
    const input = testCommand === null ? null : { run: testCommand, source: 'input test-command' };
    return (0,test_command.findTestCommand)({ ...files, input, workingDirectory });
}
function stepRequest({ files, github, context }, failedRun, note) {
    return {
        ...files,
        run: failedRun.isOurs
            ? { github: context.facts, event: JSON.stringify(context.payload) }
            : { github: failedRun.github },
        readReferenced: github.referencedFiles(failedRun.runId, note),
    };
}
function surroundings({ inputs, context, env, isOnlyRead = false }, { isCurrent }) {
    const { jobState, jobMatrix } = inputs;
    return {
        os: systemOf(env['RUNNER_OS']),
        workspace: env['GITHUB_WORKSPACE'] ?? null,
        env,
        services: jobState.services,
        isInContainer: jobState.isInContainer,
        currentJob: isCurrent ? { id: context.job, matrix: jobMatrix } : null,
        isOnlyRead,
    };
}
function failingStep(workflowPath, { job, log }, step) {
    const { jobName, labels } = job;
    const { name: stepName, position, ...rest } = step;
    return { ...rest, workflowPath, jobName, stepName, labels, log, steps: { all: job.steps, position } };
}
const MAX_LOG_EVIDENCE_BYTES = 8 * 1024;
function failedPartOf({ failed: { job, log, notes }, step, search, }) {
    if (log === null)
        return null;
    const { jobName } = job;
    const { text, found, hung } = (0,step_log .lm)(log, step ?? {}, search.kind === 'found' ? search.part : null);
    if (found !== 'step')
        notes.push(`the part of the failed step could not be told apart exactly in the log of job "${jobName}"`);
    return { source: `log of ${step === null ? '' : `step "${step.name}" of `}job "${jobName}"`, text, hung };
}
function systemOf(runnerOs) {
    if (runnerOs === 'Windows' || runnerOs === 'macOS' || runnerOs === 'Linux')
        return runnerOs;
    return process.platform === 'darwin' ? 'macOS' : 'Linux';
}
async function findJudge(action) {
    const { github, baseCommit, redact, runner } = action;
    const tree = await github.openTree({
        commit: baseCommit,
        paths: [],
        isListed: true,
    });
    const textIn = async (path) => {
        await tree.extend([path]);
        const bytes = tree.find(path).kind === 'file' ? await tree.content(path) : null;
        return bytes === null ? null : (0,workspace_snapshot ._6)(bytes);
    };
    const files = {
        readText: textIn,
        paths: () => tree.paths(),
        async isFile(path) {
            await tree.extend([path]);
            return tree.find(path).kind === 'file';
        },
    };
    const request = { ...action, files, env: runner.env };
    const red = await redJobsOf({ ...request, isOnlyRead: true });
    const searches = await searchAll({ ...request, isOnlyRead: true }, red);
    const commands = searches.flatMap((search) => (search.kind === 'found' ? [search.command] : []));
    return {
        commands: commands.map(({ builds, ...command }) => ({
            ...command,
            run: redact(command.run),
            ...(0,json .sw)({
                job: command.job && redact(command.job),
                builds: builds?.map((each) => ({ ...each, run: redact(each.run) })),
            }),
        })),
        filesWith: (claimed) => (0,named_files .S)(files, [...commands, ...claimed]),
        guards: (0,once .O)(async () => (red === null ? [] : passedChecks(request, red))),
    };
}
async function redJobsOf(request) {
    const { failedRun } = request.event;
    if (failedRun === null || hasExplicitCommand(request.inputs))
        return null;
    return { failedRun, run: await failedJobsOf(request, failedRun) };
}
async function passedChecks(request, { failedRun, run }) {
    const found = await judgeSteps(request, run.jobs);
    const failedAt = Date.parse(found.judged[0]?.step?.completedAt ?? '');
    const wasThere = ({ steps }) => !failedRun.isOurs || steps.every(({ completedAt }) => Date.parse(completedAt ?? '') <= failedAt);
    const passed = run.passed.filter(wasThere);
    const jobs = failedRun.isOurs ? [] : run.jobs;
    const { guards } = await guardsFor(request, { failedRun, run: { jobs, passed }, found });
    const { redact } = request;
    return guards.flatMap(({ command, skipped }) => {
        if (skipped)
            return [];
        const { job = '', step = '' } = command;
        return [{ ...command, run: redact(command.run), job: redact(job), step: redact(step) }];
    });
}
async function searchAll(request, red) {
    if (red === null)
        return [await findCommandWithoutStep(request)];
    const named = red.run.jobs.filter(({ failed }) => failed.length > 0).slice(0, MAX_JOBS);
    const searched = await Promise.all(named.map(async (job) => searchSteps(request, await readJob(request, job))));
    return searched.flat().map(({ search }) => search);
}
const areAmong = (commands, claimed) => claimed.every(({ builds = [], ...command }) => commands.some((expected) => {
    const known = new Set(expected.builds?.map(scriptShape));
    return (scriptShape(expected) === scriptShape(command) &&
        builds.every((build) => known.has(scriptShape(build))));
}));
const scriptShape = ({ run, workingDirectory }) => JSON.stringify([
    run
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trimEnd(),
    workingDirectory,
]);

; 









async function checkBundle(bundle, known) {
    checkOrigin(bundle, known);
    const { base, patch, task } = bundle;
    const judge = (0,once .O)(known.findJudge);
    const claimed = await checkClaimedPatch({ ...patch, baseCommit: base.commit }, {
        settings: known.settings,
        openBase: known.openBase,
        named: async () => (await judge()).filesWith((0,core_jobs .Kf)(task).all),
    });
    if ('rule' in claimed)
        throw new BundleRefusal(claimed.rule, claimed.reason);
    if (patch.files.length === 0)
        return { ...claimed, commands: [] };
    const { commands, guards } = await judge();
    return { ...claimed, commands, guards: bundle.outcome === 'fixed' ? ((await guards?.()) ?? []) : [] };
}
const refuseUnless = (isTrue, rule, reason) => {
    if (!isTrue)
        throw new BundleRefusal(rule, reason);
};
function checkOrigin({ github, task, base, outcome, patch, tries, run_id: runId }, known) {
    const { repository, runId: githubRun, runAttempt } = known.github;
    refuseUnless(github.repository.toLowerCase() === repository.toLowerCase(), 'repository', `is of ${JSON.stringify((0,base_text .ml)(github.repository, 200))}, and this job of ${JSON.stringify(repository)}`);
    refuseUnless(github.run_id === githubRun, 'workflow run', `is of run ${github.run_id}, and this job of run ${githubRun}`);
    refuseUnless(github.run_attempt <= runAttempt, 'workflow run', `is of attempt ${github.run_attempt}, and this job of attempt ${runAttempt}`);
    const [claimed, actual] = [numbersOf(task.trigger), numbersOf(known.trigger)];
    refuseUnless(claimed === actual, 'event', `answers ${claimed}, and this job ${actual}`);
    for (const commit of [base.commit, task.baseCommit])
        refuseUnless(commit === known.baseCommit, 'base commit', `is about ${commit.slice(0, 12)}, and this event about ${known.baseCommit.slice(0, 12)}`);
    refuseUnless(base.branch === known.baseBranch, 'base branch', `is about ${JSON.stringify(base.branch)}, and this event about ${JSON.stringify(known.baseBranch)}`);
    const hasFiles = patch.files.length > 0;
    refuseUnless(hasFiles || !verdict_outcome .Jf[outcome].isProposed, 'outcome', `says ${outcome}, and has no file`);
    refuseUnless(!hasFiles || outcome !== 'not_reproduced', 'outcome', 'says not_reproduced, yet its patch changes files');
    const chosen = tries?.runs[tries.chosen]?.run_id ?? runId;
    refuseUnless(chosen === runId, 'attempts', `is of run ${runId}, and its chosen attempt of run ${chosen}`);
}
const numbersOf = (trigger) => [trigger.kind, ...Object.values(trigger).filter((value) => typeof value === 'number')].join(' ');
function believedOutcome(bundle, checked, { judgedBy }) {
    const { outcome } = bundle;
    if (outcome !== 'fixed')
        return { outcome, doubt: null };
    const { events, patch, settings, task } = bundle;
    const unproven = doubtOfFix(events, {
        task,
        confirmRuns: settings.confirmRuns,
        patchSha256: patch.sha256,
        tree: checked.tree,
        addsTests: checked.newTests.length > 0,
        isRequestedByPeople: judgedBy !== undefined,
    });
    const doubt = unproven ?? doubtOfCoverage(bundle, checked);
    return { outcome: doubt === null ? 'fixed' : 'unverified', doubt };
}
function doubtOfCoverage({ events, task }, { commands: failed, guards = [], tree }) {
    if (task.jobs.every(({ command }) => command.job === undefined))
        return null;
    const outcome = events.findLast(({ kind }) => kind === 'outcome');
    const jobs = outcome?.kind === 'outcome' ? (outcome.payload.jobs ?? []) : [];
    const known = new Set([...(0,core_jobs .Kf)(task).all, ...(task.unjudgedJobs ?? []), ...jobs].map(({ job }) => job));
    const left = failed.find((command) => command.job !== undefined && !known.has(command.job));
    if (left !== undefined)
        return `it leaves out a failed job (${(0,core_jobs .Tq)(left)})`;
    const recorded = new Set(events.flatMap(({ kind, payload }) => (kind === 'tests' && payload.tree === tree) ||
        (kind === 'driver_note' && payload.reason === notes .Y.guardLeftOut)
        ? [(0,core_jobs .yR)(payload)]
        : []));
    const ran = (0,core_jobs .Kf)(task).all.filter((command) => recorded.has((0,core_jobs .yR)(command)));
    const unseen = guards.find((guard) => !recorded.has((0,core_jobs .yR)(guard)) && !areAmong(ran, [guard]));
    return unseen === undefined
        ? null
        : `it shows no run, with the change, of a check that passed in CI (${(0,core_jobs .Tq)(unseen)}; both jobs need the same \`guards\`)`;
}

; 





const MAX_BUNDLES = 20;
const MAX_STORED_BYTES = MAX_BUNDLE_BYTES + 64 * 1024;
async function findBundles(action) {
    const { github, inputs, runner } = action;
    const { bundle: named } = inputs;
    if (named !== null) {
        const path = (0,external_node_path_.resolve)(runner.env['GITHUB_WORKSPACE'] ?? '.', named);
        return [
            { name: named, isArtifact: false, read: async () => withoutArchive(readBundleFile(path, named)) },
        ];
    }
    const problem = github.artifactProblem();
    if (problem !== null)
        throw new Error(problem);
    return newestBundles(await github.listArtifacts(BUNDLE_PREFIX)).map((artifact, at) => ({
        name: artifact.name,
        isArtifact: true,
        read: async () => {
            if (at >= MAX_BUNDLES)
                throw new BundleRefusal('size', `is one of more than ${MAX_BUNDLES} in this run`);
            return withoutArchive(await downloadBundle(action, artifact));
        },
    }));
}
function readBundleFile(path, named) {
    const stats = (0,errors .NW)(null, () => (0,external_node_fs_.statSync)(path));
    const problem = stats === null ? 'cannot be read' : stats.isFile() ? null : 'is no file';
    if (problem !== null)
        throw new Error(`Input bundle: ${JSON.stringify(named)} ${problem}: give the path of a bundle.`);
    if ((stats?.size ?? 0) > MAX_STORED_BYTES)
        throw tooLarge();
    return (0,external_node_fs_.readFileSync)(path);
}
const tooLarge = () => new BundleRefusal('size', `has more than ${MAX_BUNDLE_BYTES} bytes`);
async function downloadBundle({ github }, { id, bytes, isExpired }) {
    if (isExpired)
        throw new BundleRefusal('form', 'has expired. Re-run all jobs');
    if (bytes > MAX_STORED_BYTES)
        throw tooLarge();
    const got = await github.downloadArtifact(id, MAX_STORED_BYTES);
    if (got.kind === 'missing')
        throw new BundleRefusal('form', `could not be had: ${got.problem}. Re-run this job`);
    if (got.content === null)
        throw tooLarge();
    return got.content;
}
function withoutArchive(bytes) {
    const entry = (0,github_github .KR)(bytes, MAX_BUNDLE_BYTES);
    if (typeof entry !== 'string')
        return entry;
    throw new BundleRefusal('size', `is packed, and ${entry}`);
}

var base_merge = __webpack_require__(66789);
var checkout_copy = __webpack_require__(16507);
var leftovers = __webpack_require__(84217);
var open_sandbox = __webpack_require__(30039);
var world = __webpack_require__(9697);
var solve = __webpack_require__(35325);
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












function probeSandbox({ runner, inputs }, checkout) {
    (0,leftovers .eZ)();
    const probing = (0,open_sandbox .Ep)({
        mode: modeOf(inputs, runner),
        network: inputs.testNetwork,
        checkout,
        environment: runner.env,
        program: (0,own_process .bs)(),
    });
    probing.catch(() => { });
    return probing;
}
async function openTestSandbox({ runner }, probing, checkout) {
    if (probing === null)
        return { sandbox: null, renew: null, notes: [], [Symbol.asyncDispose]: async () => { } };
    const sandbox = await probing;
    const [title = '', ...items] = sandbox.lines();
    await runner.log.group(title, async () => runner.log.untrusted(items.join('\n')));
    const { tier, network, items: checks } = sandbox.report;
    const isChosen = (name) => name === 'network' && network === 'host';
    const isUsual = tier === 'namespaces' && checks.every(({ name, isClosed }) => isClosed || isChosen(name));
    const notes = isUsual ? [] : [`the tests ran in: ${sandbox.describe()}`];
    if ((0,world .Qe)(checkout))
        runner.log.warning(TOKEN_LEFT);
    if (sandbox.cell !== null)
        return { sandbox, renew: null, notes, [Symbol.asyncDispose]: async () => { } };
    runner.log.warning(NOTHING_BETWEEN);
    runner.cancellation.setReachable(true);
    const backup = await (0,checkout_copy .B)(checkout);
    return { sandbox, renew: backup.renew, notes, [Symbol.asyncDispose]: async () => backup[Symbol.dispose]() };
}
const TOKEN_LEFT = "The checkout's git configuration holds a credential, as actions/checkout leaves it. Tests in a sandbox do not see it; " +
    'others do: give actions/checkout `persist-credentials: false`.';
const NOTHING_BETWEEN = 'The tests run without a sandbox: code of the repository, and of the patch, reaches what this job reaches. ' +
    'See docs/sandbox.md for what gives one.';
function modeOf({ sandbox }, { env }) {
    if (sandbox !== null)
        return sandbox;
    return env['RUNNER_ENVIRONMENT'] === 'github-hosted' && env['RUNNER_OS'] === 'Linux' ? 'required' : 'auto';
}
async function solveTask(action, { task, checkout, snapshot, tracePath, tests, onEvent }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { runner, inputs, llm, fallback, github } = action;
        if (inputs.uploadTrace || inputs.mode === 'solve')
            github.prepareUpload();
        const history = __addDisposableResource(env_1, task.changes === undefined
            ? null
            : (0,workspace_changes .g3)(git .LN.find(checkout), action.baseCommit, commitsOnGitHub(action.github)), false);
        return await (0,solve .k)({
            task,
            attempts: inputs.attempts,
            fallback,
            settings: inputs.settings,
            llm,
            repository: checkout,
            snapshot,
            checkout,
            sandbox: tests.sandbox,
            renew: tests.renew,
            tracePath,
            secrets: jobSecrets(runner, inputs),
            testEnv: inputs.testEnv,
            environment: runner.env,
            signal: runner.cancellation.signal,
            onEvent: (event) => {
                const line = (0,tell .oz)(event);
                if (line !== null)
                    runner.log.untrusted(line);
                onEvent(event);
            },
            history,
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const commitsOnGitHub = (github) => ({
    pathsBetween: (before, after) => github.pathsBetween(before, after),
    readTreeId: (commit) => github.readTreeId(commit),
    readFiles: async (commit, paths) => {
        const tree = await github.openTree({ commit, paths });
        const files = await Promise.all(paths.map(async (path) => {
            const found = tree.find(path);
            if (found.kind === 'missing' || found.kind === 'blocked' || found.kind === 'folder')
                return { path, mode: '', bytes: null };
            if (found.kind !== 'file')
                return null;
            const bytes = await tree.content(path);
            return bytes === null ? null : { path, mode: found.entry.mode, bytes };
        }));
        const whole = files.filter((file) => file !== null);
        return whole.length === files.length ? whole : null;
    },
    describe: (error) => (0,github_github .NU)(error) ?? (0,errors .kc)(error),
});

; 






async function openTestedMerge(action, { outcome }, { checkout, named }) {
    if (outcome !== 'not_reproduced' || action.event.failedRun === null || action.event.isFollowUp)
        return null;
    const tested = await findMerge(action, named);
    if (tested === null)
        return null;
    if ('why' in tested)
        return { reason: headIsGreen(action, named?.base ?? null, tested.why) };
    const { head, base, into, made } = tested;
    const host = commitsOnGitHub(action.github);
    const opened = await (0,base_merge .K)({
        repository: git .LN.find(checkout),
        head,
        base,
        commit: made?.commit ?? named?.commit ?? '',
        tree: made?.tree ?? null,
        readFiles: made === null ? undefined : () => mergedFilesOf(host, head, made.commit),
    }).catch((error) => host.describe(error));
    if (typeof opened === 'string')
        return { reason: headIsGreen(action, `${base.slice(0, 12)} of ${into}`, opened) };
    return {
        ...opened,
        [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
        merge: { head, base, into, tree: opened.tree },
    };
}
const MAX_MERGED_FILES = 300;
async function mergedFilesOf(host, head, commit) {
    const paths = await host.pathsBetween(head, commit);
    return paths === null || paths.length > MAX_MERGED_FILES ? null : host.readFiles(commit, paths);
}
async function findMerge({ context, event, github, baseCommit: head, runner }, named) {
    const { failedRun } = event;
    const place = { branch: event.base.branch, head };
    if (failedRun?.isOurs === true) {
        if (context.eventName !== 'pull_request' || context.sha === head)
            return null;
        const into = runner.env['GITHUB_BASE_REF'] || null;
        return github.findTestedMerge({ ...place, into, named: { commit: context.sha } });
    }
    if (named === null || named.head !== head)
        return null;
    return github.findTestedMerge({ ...place, into: failedRun?.github['base_ref'] || null, named });
}
function headIsGreen({ baseCommit, event }, base, why) {
    const merged = base === null ? 'a merge with its base branch' : `the merge with ${base}`;
    const reason = (0,errors .kc)(why).replace(/\.$/, '');
    return (`CI tested ${merged}, and ${baseCommit.slice(0, 12)}, the head of ${event.base.branch}, is green alone. ` +
        `That merge could not be made here: ${reason}. Update the branch with its base, so that the failure is on it.`);
}
async function findClaimedMerge(action, claimed) {
    const { event, baseCommit } = action;
    if (event.failedRun === null || claimed.head !== baseCommit)
        return 'is about a merge that no failed run tested';
    const tested = await findMerge(action, await namedInLogs(action));
    if (tested === null)
        return 'is about a merge, and the log of the failed run names none';
    if ('why' in tested)
        return `is about a merge that GitHub does not bear out: ${tested.why}`;
    if (tested.base !== claimed.base || tested.into !== claimed.into || tested.made?.tree !== claimed.tree)
        return 'is about another merge than the failed run tested';
    return tested.made ?? 'is about a merge that GitHub does not have any more';
}
async function testedMerge(action) {
    return action.event.failedRun !== null && (await findMerge(action, await namedInLogs(action))) !== null;
}
async function namedInLogs({ event: { failedRun }, github }) {
    if (failedRun === null || failedRun.isOurs)
        return null;
    const { jobs } = await github.findFailedJobs(failedRun);
    for (const { jobId } of jobs.slice(0, MAX_LOGS)) {
        const log = await github.downloadLog(jobId);
        const named = log.kind === 'missing' ? null : mergeInLog((0,step_log .x6)(log.content.lines));
        if (named !== null)
            return named;
    }
    return null;
}
const MAX_LOGS = 10;

; 














async function publishBundle(action, status) {
    const { runner, links } = action;
    try {
        const found = await findBundles(action);
        if (found.length === 0) {
            await status.end((0,tell .pU)('skipped', NO_BUNDLE).comment(links), false);
            return endEarly(runner, 'skipped', NO_BUNDLE);
        }
        const known = knownBy(action);
        const checked = [];
        let chosen;
        for (const each of found) {
            const one = await checkFound(action, each, { known, isOnly: found.length === 1 });
            checked.push(one.kind === 'refused' ? one : { kind: 'taken', name: one.name, outcome: one.outcome });
            if (one.kind === 'taken' && (chosen === undefined || isBetter(one, chosen)))
                chosen = one;
        }
        const refused = checked.flatMap((each) => (each.kind === 'refused' ? [each.reason] : []));
        if (chosen === undefined) {
            const reason = refused.join('; ');
            await status.end((0,tell .pU)('refused', reason).comment(links), false);
            return endRefused(runner, reason);
        }
        for (const reason of refused)
            runner.log.warning(reason);
        const claimed = chosen.bundle.task.changes?.greenAt;
        const changes = claimed === undefined ? null : await changesSinceClaimed(action, claimed);
        const notes = [
            ...(claimed === undefined || changes !== null ? [] : [ANOTHER_GREEN]),
            ...notesOf(chosen, checked),
        ];
        const { pull } = await dependencyPull(action);
        const record = recordOfBundle(knownFacts(action, chosen, { changes, bumps: pull?.bumps ?? [], notes }), chosen.bundle);
        runner.log.untrusted(`Bundle: ${chosen.name}, of run ${record.runId}, ${record.outcome}`);
        const isGreen = record.outcome === 'not_reproduced';
        const isSettled = isGreen && (record.task.merge !== undefined || !(await testedMerge(action)));
        const publication = await publishPatch(action, record, { patch: chosen.patch, isSettled });
        return await endRun(action, record, { publication, status, tracePath: '', bundlePath: '' });
    }
    catch (error) {
        const problem = (0,github_github .NU)(error) === null ? error : new Error(`Nothing was published: ${(0,github_github .Ij)(error)}`);
        await status.end((0,tell .pU)('infra_error', action.redact((0,errors .kc)(problem))).comment(links), false);
        throw problem;
    }
}
function isBetter(a, b) {
    const choosable = ({ outcome, patch: { files } }) => ({ outcome, files });
    return ((0,attempts ._B)(choosable(a), choosable(b)) || (a.name < b.name ? -1 : 1)) < 0;
}
const NO_BUNDLE = 'the job before this one left no bundle: its log says why';
async function checkFound(action, { name, isArtifact, read }, { known, isOnly }) {
    try {
        const bundle = readBundle(await read());
        if (isArtifact && name !== bundleName(bundle))
            throw new BundleRefusal('workflow run', `calls itself ${bundleName(bundle)}`);
        const checked = await checkBundle(bundle, await knownOfMerge(action, bundle, known));
        return {
            kind: 'taken',
            name,
            bundle,
            ...checked,
            ...believedOutcome(bundle, checked, judgeOf(action.event)),
        };
    }
    catch (error) {
        const which = `bundle ${JSON.stringify(name.slice(0, 100))}`;
        if (error instanceof BundleRefusal)
            return { kind: 'refused', name, reason: `${which} was refused (${error.rule}): it ${error.message}` };
        const refusal = (0,github_github .NU)(error);
        if (isOnly || refusal === null)
            throw error;
        return { kind: 'refused', name, reason: `${which} could not be checked: ${refusal}` };
    }
}
async function knownOfMerge(action, { task: { merge, baseCommit } }, known) {
    if (merge === undefined)
        return known;
    const made = await findClaimedMerge(action, merge);
    if (typeof made === 'string')
        throw new BundleRefusal('base commit', made);
    const atMerge = { ...action, baseCommit: made.commit };
    const judge = (0,once .O)(() => findJudge(atMerge));
    return {
        ...known,
        baseCommit,
        openBase: (paths) => action.github.openTree({ commit: made.commit, paths, isListed: true }),
        findJudge: judge,
    };
}
function knownBy(action) {
    const { github, context, inputs, event, baseCommit } = action;
    let judge = null;
    return {
        baseCommit,
        baseBranch: event.base.branch,
        trigger: event.trigger,
        github: originOf(context),
        settings: { ...inputs.settings, mayAddTests: mayAddTests(event) },
        openBase: (paths) => github.openTree({ commit: baseCommit, paths, isListed: true }),
        findJudge: () => {
            judge ??= findJudge(action);
            return judge;
        },
    };
}
function knownFacts(action, { bundle, patch, newTests, outcome, doubt }, found) {
    const { event, baseCommit, branch } = action;
    const { changes, bumps, notes } = found;
    return {
        task: {
            goal: event.goal,
            baseCommit: bundle.task.merge === undefined ? baseCommit : bundle.task.baseCommit,
            ...(0,json .sw)({ merge: bundle.task.merge, changes: changes ?? undefined }),
            trigger: event.trigger,
            mustBeRedAtBase: event.mustBeRedAtBase,
            ...(mayAddTests(event) ? { mayAddTests: true } : {}),
            ...(bumps.length === 0 ? {} : { bumps: [...bumps] }),
            ...judgeOf(event),
        },
        outcome,
        doubt,
        patch,
        newTests,
        baseBranch: event.base.branch,
        branch: isPublished(action, { outcome, patch }) ? branch : null,
        notes,
    };
}
const ANOTHER_GREEN = 'the commit that the bundle calls the last green one is not that of a failed job, as GitHub tells it: what changed since is left out';
const ANOTHER_COMMAND = 'the tests that ran are not the command that the publishing job finds: give both jobs the same `test-command`';
function notesOf(chosen, all) {
    const { bundle, doubt, commands, patch } = chosen;
    const claimed = (0,core_jobs .Kf)(bundle.task).goals;
    const isOurs = patch.files.length === 0 || (claimed.length > 0 && areAmong(commands, claimed));
    const others = all.map((each) => each.kind === 'refused'
        ? each.reason
        : `${each.name} (${each.outcome}${each.name === chosen.name ? ', this one' : ''})`);
    return [
        ...(doubt === null ? [] : [`the bundle says ${bundle.outcome}, and is not believed: ${doubt}`]),
        ...(isOurs ? [] : [ANOTHER_COMMAND]),
        ...(all.length === 1 ? [] : [`chosen from ${all.length} bundles: ${others.join('; ')}`]),
        ...bundle.notes,
    ];
}

var external_node_child_process_ = __webpack_require__(31421);
var command = __webpack_require__(51842);
; 


const READING_MS = 2_000;
async function scriptProblem({ shell, run }, findProgram) {
    const { program: name, extension, script } = (0,command .qI)(shell, run, (each) => findProgram(each) !== null);
    const program = findProgram(name);
    if (extension !== '.sh' || program === null)
        return null;
    const args = name === 'bash' ? ['-O', 'extglob', '-n'] : ['-n'];
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.execFile)(program, args, { env: {}, timeout: READING_MS }, (error, _, stderr) => {
            const isRefused = error !== null && typeof error.code === 'number';
            resolve(isRefused ? (stderr.split('\n')[0] ?? '').replace(/^\S*sh: /, '').trim() : null);
        });
        child.stdin?.on('error', () => { }).end(script);
    });
}

; 
var run_action_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_action_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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























function endFailed(error) {
    const failure = (0,github_github .Ij)(error);
    const { summary } = (0,tell .pU)('infra_error', failure);
    return { outputs: { outcome: 'infra_error' }, summary, failure };
}
async function runAction(runner) {
    const parsed = (0,github_github .TL)((name) => runner.getInput(name));
    for (const secret of jobSecrets(runner, parsed))
        runner.setSecret(secret);
    const baseUrl = (0,provider .QA)(parsed.openaiBaseUrl, 'openai-base-url');
    const inputs = withSolver(parsed, baseUrl);
    const context = (0,github_github .yI)(runner.github, runner.env);
    const fromEvent = (0,github_github .j_)({ context, ...inputs });
    if (fromEvent.kind === 'skipped')
        return endEarly(runner, 'skipped', fromEvent.reason);
    const github = githubFor(runner, inputs, context);
    const decision = fromEvent.kind === 'on_comment' ? await github.decideOnComment(fromEvent) : fromEvent;
    if (decision.kind !== 'ours')
        return endEarly(runner, decision.kind, decision.reason);
    const { event } = decision;
    const mayHaveMoved = inputs.mode === 'publish';
    const gate = await github.passGate({ event, mayHaveMoved, ...inputs });
    const { links } = github;
    if (gate.kind === 'refused') {
        const { reason, changedSince: baseCommit } = gate;
        if (mayHaveMoved && baseCommit !== undefined) {
            const status = await github.openStatus({ inputs, event, baseCommit });
            await status.end((0,tell .pU)('refused', reason).comment(links), false);
        }
        return mayHaveMoved && gate.isUnanswered === true
            ? endRefused(runner, reason)
            : endEarly(runner, 'refused', reason);
    }
    const { baseCommit } = gate;
    const [attempts, status] = await Promise.all([
        github.countAttempts(event),
        github.openStatus({ inputs, event, baseCommit }),
    ]);
    if (attempts.note !== null)
        runner.log.info(`Note: ${attempts.note}.`);
    const times = Math.max(attempts.count, status.attempt);
    if (times > inputs.maxAttempts) {
        const reason = `this is run ${times} for ${baseCommit.slice(0, 12)}, more than ` +
            `max-attempts (${inputs.maxAttempts}) allows: a person is needed`;
        await status.end((0,tell .pU)('refused', reason).comment(links), false);
        return endEarly(runner, 'refused', reason);
    }
    const branch = event.isFollowUp ? event.base.branch : github.branchFor(event);
    const redact = (0,redaction .ay)(jobSecrets(runner, inputs));
    const action = { runner, inputs, context, event, github, baseCommit, branch, links, redact };
    if (inputs.mode === 'publish')
        return publishBundle(action, status);
    return act({ ...action, ...modelsOf(inputs, baseUrl, runner.log) }, status);
}
async function act(action, status) {
    const { runner, links } = action;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const checkout = await checkoutAtBase(action);
            const snapshot = run_action_addDisposableResource(env_1, await (0,workspace_snapshot .r3)(git .LN.find(checkout), action.baseCommit, {
                signal: runner.cancellation.signal,
            }), true);
            const atHead = await work(action, { checkout, snapshot, status });
            if ('end' in atHead)
                return atHead.end;
            const opened = await openTestedMerge(action, atHead.solved.result, { checkout, named: atHead.named });
            if (opened === null)
                return await deliver(action, status, atHead);
            if ('reason' in opened)
                return await deliver(action, status, { ...atHead, untested: opened.reason });
            const base = run_action_addDisposableResource(env_1, opened, true);
            const { merge } = base;
            runner.log.info(`${merge.head.slice(0, 12)} alone is green, and CI tested its merge with ${merge.base.slice(0, 12)}: that is the base now.`);
            const onMerge = { ...action, baseCommit: base.snapshot.commit };
            const atMerge = await work(onMerge, { checkout, snapshot: base.snapshot, status, merge });
            return 'end' in atMerge ? atMerge.end : await deliver(onMerge, status, atMerge);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = run_action_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        const problem = action.redact((0,github_github .Ij)(error));
        await status.end((0,tell .pU)('infra_error', problem).comment(links), false);
        throw error;
    }
}
function announce(log, { jobs, baseCommit, instructions = [] }) {
    log.info(`Base commit: ${baseCommit}`);
    const read = instructions.map(({ source }) => source).join(', ');
    if (read !== '')
        log.untrusted(`Instructions: ${read.replace(/\s+/g, ' ')}`);
    for (const { command } of jobs)
        log.untrusted(`Test command (${command.source}): ${command.run.trim()}`);
}
async function work(action, { checkout, snapshot, status, merge }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { runner, links } = action;
        const probing = probeSandbox(action, checkout);
        const _probe = run_action_addDisposableResource(env_2, { [Symbol.asyncDispose]: async () => void (await probing.catch(() => { })) }, true);
        const built = await buildTask({
            ...action,
            files: snapshot,
            env: runner.env,
            merge,
        });
        for (const note of built.notes)
            runner.log.info(`Note: ${note}.`);
        if (built.kind === 'problem')
            throw new Error(built.problem);
        if (built.kind !== 'task') {
            await status.end((0,tell .pU)(built.kind, built.reason).comment(links), false);
            return { end: endEarly(runner, built.kind, built.reason) };
        }
        announce(runner.log, built.task);
        snapshot.testFiles().catch(() => { });
        if (merge === undefined) {
            const [unreadable, { warnings, problems }] = await Promise.all([
                commandProblem(built.task),
                preflight(action),
            ]);
            for (const warning of warnings)
                runner.log.warning(warning);
            const all = [...problems, ...unreadable];
            if (all.length > 0)
                throw new Error(all.map(github_github .ix).join('\n'));
            status.begin((0,tell .ZX)(links).begin(action.baseCommit));
        }
        const temp = runner.env['RUNNER_TEMP'] ?? (0,external_node_os_.tmpdir)();
        const tracePath = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'agent-fix-')), 'trace.jsonl');
        const tests = run_action_addDisposableResource(env_2, await openTestSandbox(action, built.task.jobs.length === 0 ? null : probing, checkout), true);
        const startMs = performance.now();
        const underWay = (0,tell .ZX)(action.links);
        const onEvent = (seen) => {
            const text = underWay.stage(seen);
            if (text !== null)
                status.show(text);
        };
        const { task, named = null } = built;
        const solved = await solveTask(action, { task, checkout, snapshot, tracePath, tests, onEvent });
        const durationMs = performance.now() - startMs;
        if (solved.result.outcome === 'not_reproduced')
            await tests.renew?.();
        return { solved, named, notes: [...built.notes, ...tests.notes], tracePath, temp, durationMs };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = run_action_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function deliver(action, status, worked) {
    const { solved, tracePath, temp, durationMs, untested } = worked;
    const { runner, inputs, event, github } = action;
    const { setup, result, traceSha256, traceText, llm } = solved;
    const { outcome, patch } = result;
    const kept = await runner.log.group('Record of the run', () => keepRecord({
        tracePath,
        traceText,
        traceSha256,
        temp,
        runId: setup.runId,
        patch,
        inputs,
        upload: github.upload,
    }));
    for (const note of kept.notes)
        runner.log.info(`Note: ${note}.`);
    const isProposal = isPublished(action, { outcome, patch });
    const record = withUntested(untested, (0,tell .zv)({
        setup,
        result,
        events: solved.events,
        model: { name: llm.model, api: llm.api },
        baseBranch: event.base.branch,
        branch: isProposal ? action.branch : null,
        durationMs,
        mode: inputs.mode,
        doubt: null,
        tries: solved.tries,
        prices: inputs.prices,
        notes: [...(untested === undefined ? [] : [untested]), ...worked.notes, ...solved.notes, ...kept.notes],
        trace: { sha256: traceSha256, artifactId: kept.artifactId, pageId: kept.pageId },
    }));
    const delivery = { status, tracePath: kept.tracePath, bundlePath: '' };
    if (inputs.mode !== 'solve') {
        const publication = await publishPatch(action, record, { patch, isSettled: untested === undefined });
        return endRun(action, record, { ...delivery, publication });
    }
    const { path: bundlePath, problem } = await leaveBundle(action, record, solved);
    const publication = problem !== null && isProposal
        ? { kind: 'failed', problem: `The bundle cannot be published: ${problem}.`, pushed: null }
        : null;
    return endRun(action, record, { ...delivery, bundlePath, publication });
}
function withUntested(untested, record) {
    return untested === undefined ? record : { ...record, story: { ...record.story, summary: untested } };
}
const PREFLIGHT_MS = 5_000;
const NO_FINDINGS = { warnings: [], problems: [] };
async function preflight(action) {
    const { github, event, inputs, branch, runner } = action;
    const signal = AbortSignal.any([AbortSignal.timeout(PREFLIGHT_MS), runner.cancellation.signal]);
    const [rights, endpoint] = await Promise.all([
        github.checkRights({
            branch,
            failedRun: event.failedRun,
            judgesByRun: inputs.testCommand === null && inputs.testPolicy !== 'never',
            proposes: !inputs.dryRun,
            publishes: inputs.mode === 'fix' && !inputs.dryRun && inputs.pushTo !== 'suggestions',
            signal,
        }),
        endpointOf(action, signal),
    ]);
    const isUploaded = inputs.mode === 'solve' && inputs.bundle === null;
    const lost = isUploaded ? github.artifactProblem() : null;
    return {
        warnings: [...rights.warnings, ...endpoint.warnings],
        problems: [...rights.problems, ...endpoint.problems, ...(lost === null ? [] : [lost])],
    };
}
async function commandProblem(task) {
    const { first } = (0,core_jobs .Kf)(task);
    const problem = first === null ? null : await scriptProblem(first, programs .Kp);
    if (first === null || problem === null)
        return [];
    return [`The test command (${first.source}) cannot be read by ${first.shell ?? 'the shell'}: ${problem}.`];
}
async function endpointOf({ access, llm, inputs }, signal) {
    if (access === null)
        return NO_FINDINGS;
    const { fallbackModel } = inputs;
    const models = [access.model, ...(fallbackModel === null ? [] : [fallbackModel])];
    const check = await (0,endpoint.checkEndpoint)({ ...access, models, endpoint: llm.endpoint, signal });
    switch (check.kind) {
        case 'open':
            return NO_FINDINGS;
        case 'unlisted':
            return {
                ...NO_FINDINGS,
                warnings: check.missing.map(({ model, problem }) => `${problem} Check the input ${model === access.model ? 'model' : 'fallback-model'}.`),
            };
        case 'closed':
            if (inputs.settings.solver !== 'builtin-then-model')
                return { ...NO_FINDINGS, problems: [check.problem] };
            return {
                ...NO_FINDINGS,
                warnings: [`${check.problem} The built-in search tries first; no model can go on from it.`],
            };
        default:
            return (0,errors .xb)(check);
    }
}


  }),

  666:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  NU: () => (  answerOfGitHub),
  ix: () => (  breakCommands),
  oM: () => (  createJobLog),
  Ij: () => (  faultText),
  KR: () => (  fileInArtifact),
  o6: () => (  openGitHub),
  TL: () => (  parseInputs),
  yI: () => (  readContext),
  j_: () => (  readEvent)
});


var external_node_crypto_ = __webpack_require__(77598);
var errors = __webpack_require__(7403);
; 


const BRANCH_PREFIX = 'agent-fix/';
const isAgentBranch = (branch) => branch.startsWith(BRANCH_PREFIX);
function branchFor(target) {
    switch (target.kind) {
        case 'issue':
            return `${BRANCH_PREFIX}issue-${target.number}`;
        case 'pull':
            return `${BRANCH_PREFIX}pull-${target.number}`;
        case 'workflow':
            return `${BRANCH_PREFIX}workflow-${target.workflowId}-${shortHash(target.branch)}`;
        case 'step':
            return [
                `${BRANCH_PREFIX}step`,
                shortHash(target.workflowPath, ...(target.job === null ? [] : [target.job])),
                shortHash(target.branch),
            ].join('-');
        case 'goal':
            return `${BRANCH_PREFIX}goal-${shortHash(target.goal)}-${shortHash(target.branch)}`;
        default:
            return (0,errors .xb)(target);
    }
}
const mergeBranch = (runId) => `${BRANCH_PREFIX}merge-${runId}`;
const shortHash = (...parts) => (0,external_node_crypto_.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 8);
const RUN_TRAILER = 'Agent-Fix-Run';
const TREE_TRAILER = 'Agent-Fix-Tree';
function commitMessage(subject, { runId, tree }) {
    return `${subject}\n\n${RUN_TRAILER}: ${runId}\n${TREE_TRAILER}: ${tree}`;
}
const hasRunTrailer = (message) => trailer(message, RUN_TRAILER) !== null;
function isAgentCommit(commit) {
    return hasRunTrailer(commit.message) && trailer(commit.message, TREE_TRAILER) === commit.tree;
}
function trailer(message, name) {
    const line = message.split(/\r?\n/).find((each) => each.startsWith(`${name}: `));
    return line?.slice(name.length + 2).trim() || null;
}
const REPORT_START = '<!-- agent-fix:start, kept up to date by agent-fix: write above or below -->';
const REPORT_END = /\n*<!-- agent-fix:end section=([0-9a-f]{16}) title=([0-9a-f]{16}) draft=(true|false) -->/;
const MAX_DESCRIPTION_CHARS = 65_536;
function betweenMarks({ title, section, isDraft }, room) {
    const endMark = (text) => `<!-- agent-fix:end section=${digest(text)} title=${digest(title)} draft=${isDraft === true} -->`;
    const text = section(room - `${REPORT_START}\n\n${endMark('')}`.length).trim();
    const whole = `${REPORT_START}\n${text}\n${endMark(text)}`;
    return whole.length > room ? null : whole;
}
const hasReportSection = (text) => text.includes(REPORT_START);
const newBody = (generated) => betweenMarks(generated, MAX_DESCRIPTION_CHARS) ?? '';
function updatedBody(current, generated) {
    const body = current.body.replaceAll('\r\n', '\n');
    const start = body.indexOf(REPORT_START);
    const end = start < 0 ? null : REPORT_END.exec(body.slice(start));
    const around = (before, after, next) => {
        const section = betweenMarks(next, MAX_DESCRIPTION_CHARS - before.length - after.length);
        return section === null
            ? { body: current.body, isFull: true }
            : { body: `${before}${section}${after}`, isFull: false };
    };
    if (start < 0 || end === null) {
        const kept = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
        const isDraftOurs = !current.isDraft;
        const next = { ...generated, isDraft: isDraftOurs && generated.isDraft };
        return { title: current.title, ...around(kept, '', next), isDraftOurs };
    }
    const [mark, sectionWas, titleWas, draftWas] = end;
    const before = body.slice(0, start);
    const section = body.slice(start + REPORT_START.length, start + end.index).trim();
    const after = body.slice(start + end.index + mark.length);
    const theirs = digest(section) === sectionWas ? '' : `${section}\n\n`;
    const wasDraft = draftWas === 'true';
    const isDraftOurs = wasDraft === current.isDraft;
    const isTitleOurs = digest(current.title) === titleWas;
    const title = isTitleOurs && !generated.isFollowUp ? generated.title : current.title;
    const next = {
        isFollowUp: generated.isFollowUp,
        section: (maxChars) => generated.isFollowUp && theirs === ''
            ? withFirst(generated, section, maxChars)
            : generated.section(maxChars),
        title: isTitleOurs ? title : generated.title,
        isDraft: isDraftOurs ? (generated.isDraft ?? wasDraft) : wasDraft,
    };
    return { title, ...around(`${before}${theirs}`, after, next), isDraftOurs };
}
const FIRST = /<!-- agent-fix:first -->\n([\s\S]*)\n<!-- agent-fix:first-end -->/;
function withFirst(generated, before, maxChars) {
    const section = generated.section(maxChars).trim();
    const first = FIRST.exec(before)?.[1] ?? before;
    const both = `${section}\n\n<details><summary>What this pull request said first</summary>\n\n<!-- ` +
        `agent-fix:first -->\n${first}\n<!-- agent-fix:first-end -->\n\n</details>`;
    return both.length > maxChars ? section : both;
}
const digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);

var external_node_zlib_ = __webpack_require__(38522);
var once = __webpack_require__(51189);
var utils = __webpack_require__(22032);
var dist_bundle = __webpack_require__(49735);
var plugin_throttling_dist_bundle = __webpack_require__(86856);
var dist_src = __webpack_require__(11303);
var lib = __webpack_require__(62203);
var base_text = __webpack_require__(59199);
; 







const RENDERED = { headers: { accept: 'application/vnd.github.full+json' } };
function htmlOf(what, { body, body_html: html, }) {
    if (html === undefined && body)
        throw new Error(`GitHub gave ${what} without its rendered form (body_html), which alone is read: check the API's version or proxy.`);
    return html ?? '';
}
const MAX_WAIT_SECONDS = 90;
const MAX_LIMIT_RETRIES = 2;
const MAX_FAILURE_RETRIES = 2;
const FINAL_STATUSES = [400, 401, 403, 404, 410, 421, 422, 429, 451];
function createOctokit(options) {
    const { token, secondMs = 1000, fetch = proxyFetch, redact } = options;
    const unspaced = new lib.Group({ maxConcurrent: 4 });
    const waits = (kind) => (seconds, request, _, retries) => {
        const isWorthIt = seconds <= MAX_WAIT_SECONDS && retries < MAX_LIMIT_RETRIES;
        const method = 'method' in request ? String(request.method) : 'request';
        const decision = isWorthIt ? 'waiting' : 'giving up';
        options.onWait(`GitHub's ${kind} refused a ${method} for ${seconds} s: ${decision}.`);
        return isWorthIt;
    };
    const configured = (0,utils .EG)(token, {
        baseUrl: options.apiUrl,
        userAgent: `agent-fix/${options.version}`,
        request: { fetch: withinOrigin(withoutEchoes({ fetch, redact })) },
        retry: { doNotRetry: FINAL_STATUSES, retries: MAX_FAILURE_RETRIES, retryAfterBaseValue: secondMs },
        throttle: {
            retryAfterBaseValue: secondMs,
            write: unspaced,
            notifications: unspaced,
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    });
    return new (dist_src .E.plugin(dist_bundle .L, plugin_throttling_dist_bundle .A))(configured);
}
const nothing = () => { };
const proxyFetch = utils .NT.request?.fetch;
const withoutEchoes = ({ fetch, redact }) => async (input, init) => {
    const response = await fetch(input, init);
    const { status, headers } = response;
    if (status < 400 && !String(input).endsWith('/graphql'))
        return response;
    return new Response(redact(await response.text()), { status, headers });
};
const MAX_REDIRECTS = 3;
const ANSWER_MS = 20_000;
function withinOrigin(fetch) {
    return async (input, init) => {
        const requested = new URL(input instanceof Request ? input.url : input);
        let url = requested;
        for (let redirects = 0;; redirects++) {
            const signal = AbortSignal.any([
                ...(init?.signal ? [init.signal] : []),
                AbortSignal.timeout(ANSWER_MS),
            ]);
            const response = await fetch(url, { ...init, redirect: 'manual', signal });
            const location = response.headers.get('location');
            if (init?.redirect === 'manual' || location === null || !isRedirect(response.status))
                return response;
            await response.body?.cancel();
            url = new URL(location, url);
            if (url.origin !== requested.origin)
                return misdirected(`to another server, ${url.origin}`);
            if (redirects === MAX_REDIRECTS)
                return misdirected(`more than ${MAX_REDIRECTS} times`);
        }
    };
}
const misdirected = (where) => Response.json({ message: `GitHub's API redirects ${where}` }, { status: 421 });
const isRedirect = (status) => [301, 302, 303, 307, 308].includes(status);
function statusOf(error) {
    return error instanceof Error && 'status' in error && typeof error.status === 'number'
        ? error.status
        : null;
}
const onRefusal = (instead, ...statuses) => (error) => {
    const status = statusOf(error);
    if (status === null || (statuses.length > 0 && !statuses.includes(status)))
        throw error;
    return instead;
};
const answerOfGitHub = (error) => statusOf(error) === null ? null : describeError(error);
function isRateLimit(error) {
    const status = statusOf(error);
    if (status === 429)
        return true;
    const headers = child(child(error, 'response'), 'headers');
    return (status === 403 &&
        (child(headers, 'retry-after') !== undefined || child(headers, 'x-ratelimit-remaining') === '0'));
}
function child(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
function describeError(error) {
    const whole = (answerOf(error) ?? (0,errors .kc)(error)).replace(/\s+/g, ' ');
    const message = (0,base_text .OJ)(whole.replace(/\.?( - https:\/\/docs\.github\.com\/\S*)?$/, ''), 300);
    const status = statusOf(error);
    return status === null ? message : `HTTP ${status}: ${message}`;
}
function answerOf(error) {
    const data = child(child(error, 'response'), 'data');
    const reasons = child(data, 'errors');
    return Array.isArray(reasons) && reasons.length > 0
        ? `${child(data, 'message')}: ${reasons.map(partText).join('; ')}`
        : null;
}
const partText = (reason) => typeof reason === 'string'
    ? reason
    : String(child(reason, 'message') ?? `${child(reason, 'field')} is ${child(reason, 'code')}`);
function mendOf(error, permissions) {
    switch (isRateLimit(error) ? 429 : statusOf(error)) {
        case 401:
            return 'Check the input github-token.';
        case 403:
        case 404:
            return `Give the job at least \`permissions: ${permissions}\`.`;
        default:
            return 'Re-run this job later.';
    }
}
const faultText = (error) => statusOf(error) === null
    ? (0,errors .kc)(error)
    : `GitHub could not be asked (${describeError(error)}). ${mendOf(error, 'contents: read, actions: read')}`;
function graphqlError(error) {
    if (statusOf(error) !== null || !(error instanceof Error))
        return error;
    const types = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
    const isForbidden = types.some((each) => each?.type === 'FORBIDDEN');
    const message = types.length === 0 ? error.message : types.map(partText).join('; ');
    return Object.assign(new Error(message, { cause: error }), { status: isForbidden ? 403 : 422 });
}
const DOWNLOAD_MS = 60_000;
const AS_IT_IS = { redirect: 'manual' };
async function download({ what, ask, read }) {
    const missing = (problem) => ({ kind: 'missing', problem });
    try {
        const { headers, url } = await ask();
        const address = storageAddress(headers.location, url);
        if (address === null)
            return missing(`GitHub did not say where ${what} is`);
        const response = await proxyFetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
        if (response.ok && response.body !== null)
            return { kind: 'got', content: await read(response.body) };
        await response.body?.cancel();
        return missing(`${what} could not be downloaded (HTTP ${response.status})`);
    }
    catch (error) {
        return missing(`${what} could not be read (${describeError(error)})`);
    }
}
function storageAddress(location, requestedUrl) {
    const address = URL.parse(location ?? '', requestedUrl);
    const isFit = address?.protocol === 'https:' || address?.protocol === new URL(requestedUrl).protocol;
    return isFit ? address : null;
}

; 




const takesArtifacts = (serverUrl) => /(?:^github\.com|\.ghe\.com|\.localhost)$/.test(new URL(serverUrl).hostname);
const artifactProblem = (serverUrl) => takesArtifacts(serverUrl) ? null : handOver(serverUrl);
const handOver = (serverUrl) => `${new URL(serverUrl).host} is a GitHub Enterprise Server, which takes no artifact from this action, ` +
    `so the second job cannot get its bundle. Give both jobs the input \`bundle: agent-fix.json\` and ` +
    `carry that file over with actions/upload-artifact@v3 and actions/download-artifact@v3, or use one job without \`mode\`.`;
const UPLOAD_MS = 20_000;
const artifactClient = (0,once .O)(() => __webpack_require__.e(  348).then(__webpack_require__.bind(__webpack_require__, 19348)));
const prepareUpload = () => void setImmediate(() => artifactClient().catch(() => { }));
async function uploadArtifact({ name, files, folder, isPlain = false }, timeoutMs = UPLOAD_MS) {
    const late = Promise.withResolvers();
    const problem = `no answer within ${timeoutMs / 1000} s`;
    const timer = setTimeout(() => late.resolve({ problem }), timeoutMs);
    const upload = async () => {
        const { DefaultArtifactClient } = await artifactClient();
        const { id } = await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, {
            skipArchive: isPlain,
        });
        return id === undefined ? { problem: 'the server gave it no id' } : { id };
    };
    try {
        return await Promise.race([upload(), late.promise]);
    }
    catch (error) {
        return { problem: (0,errors .kc)(error) };
    }
    finally {
        clearTimeout(timer);
    }
}
const MAX_ARTIFACT_PAGES = 10;
async function listArtifacts(octokit, of) {
    const found = [];
    const request = { ...of.repository, run_id: of.runId, per_page: 100 };
    for (let page = 1; page <= MAX_ARTIFACT_PAGES; page += 1) {
        const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...request, page });
        for (const { id, name, size_in_bytes: bytes, expired: isExpired } of data.artifacts)
            if (name.startsWith(of.prefix))
                found.push({ id, name, bytes, isExpired });
        if (page * 100 >= data.total_count)
            break;
    }
    return found.toSorted((a, b) => a.id - b.id);
}
function downloadArtifact(octokit, of) {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
    const request = { ...of.repository, artifact_id: of.id, archive_format: 'zip', request: AS_IT_IS };
    return download({
        what: 'the artifact',
        ask: () => octokit.request(route, request),
        read: (body) => readCapped(body, of.maxBytes),
    });
}
async function readCapped(body, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of body) {
        length += chunk.length;
        if (length > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const isZip = (bytes) => bytes.length >= 4 && [LOCAL, END_OF_DIRECTORY.readUInt32LE()].includes(bytes.readUInt32LE());
function fileInArtifact(zip, maxBytes) {
    if (!isZip(zip))
        return zip;
    try {
        return readSingle(zip, maxBytes);
    }
    catch (error) {
        const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
        return isTooLarge ? `the archive inflates to more than ${maxBytes} bytes` : DAMAGED;
    }
}
const DAMAGED = 'the archive is damaged';
function readSingle(zip, maxBytes) {
    const end = zip.lastIndexOf(END_OF_DIRECTORY);
    if (end < 0)
        return DAMAGED;
    const count = zip.readUInt16LE(end + 10);
    if (count !== 1)
        return `the archive holds ${count} files, not one`;
    const entry = zip.readUInt32LE(end + 16);
    if (zip.readUInt32LE(entry) !== ENTRY_SIGNATURE)
        return DAMAGED;
    const name = zip.toString('utf8', entry + 46, entry + 46 + zip.readUInt16LE(entry + 28));
    if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name))
        return 'the archive names a file in another folder';
    const method = zip.readUInt16LE(entry + 10);
    const packedSize = zip.readUInt32LE(entry + 20);
    const local = zip.readUInt32LE(entry + 42);
    if (zip.readUInt32LE(local) !== LOCAL)
        return DAMAGED;
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + packedSize);
    if (method !== STORED && method !== DEFLATED)
        return `the archive is packed with method ${method}`;
    if (method === STORED && packed.length > maxBytes)
        return `the archive holds more than ${maxBytes} bytes`;
    const bytes = method === STORED ? packed : (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: maxBytes });
    return (0,external_node_zlib_.crc32)(bytes) === zip.readUInt32LE(entry + 16) ? bytes : DAMAGED;
}

var Parser = __webpack_require__(15867);
var Tokenizer = __webpack_require__(55052);
; 

const NEVER_SHOWN = /\p{Default_Ignorable_Code_Point}|[\p{Cc}\uFFF9-\uFFFB](?<![\t\n\r])/u;
function removeInvisible(text) {
    const parts = text.split(NEVER_SHOWN);
    return { text: parts.join(''), removed: parts.length - 1 };
}
const [BLOCK, LINE] = ['\ue000', '\ue001'];
const BREAKS = new RegExp(` ?[${BLOCK}${LINE}][ ${BLOCK}${LINE}]*`, 'g');
const block = (text) => BLOCK + text + BLOCK;
const line = (text) => LINE + text + LINE;
const lines = (text) => text.replace(BREAKS, (breaks) => (breaks.includes(BLOCK) ? '\n\n' : '\n')).trim();
function renderedText(html) {
    const root = { name: '', attributes: {}, isCode: false, depth: 0, text: '', items: 0 };
    const open = [root];
    const current = () => open.at(-1) ?? root;
    const parser = new Parser .i({
        onopentag(name, attributes) {
            const isCode = current().isCode || name === 'pre' || hasClass(attributes, 'blob-code-inner');
            const depth = current().depth + (REREAD.has(name) ? 1 : 0);
            open.push({ name, attributes, isCode, depth, text: '', items: 0 });
        },
        ontext(text) {
            const { isCode } = current();
            current().text += text.replace(isCode ? /[\ue000\ue001]/g : /[\s\ue000\ue001]+/g, isCode ? '' : ' ');
        },
        onclosetag() {
            const closed = open.pop() ?? root;
            current().text += elementText(closed, current());
        },
    });
    parser.end(withoutDepths(html));
    return removeInvisible(lines(root.text));
}
const MAX_OPEN = 200;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
function withoutDepths(html) {
    const kept = [];
    let open = 0;
    let from = 0;
    const close = (end) => {
        if (open === MAX_OPEN + 1)
            from = end + 1;
        open = Math.max(0, open - 1);
    };
    let isVoid = false;
    const ignore = () => { };
    const tokenizer = new Tokenizer .A({ xmlMode: false, decodeEntities: false }, {
        onopentagname(start, end) {
            isVoid = VOID.has(html.slice(start, end).toLowerCase());
            if (isVoid)
                return;
            open += 1;
            if (open === MAX_OPEN + 1)
                kept.push(html.slice(from, start - 1));
        },
        onclosetag: (_, end) => close(end),
        onselfclosingtag: (end) => (isVoid ? undefined : close(end)),
        onopentagend: ignore,
        onattribdata: ignore,
        onattribend: ignore,
        onattribentity: ignore,
        onattribname: ignore,
        oncdata: ignore,
        oncomment: ignore,
        ondeclaration: ignore,
        onend: ignore,
        onprocessinginstruction: ignore,
        ontext: ignore,
        ontextentity: ignore,
    });
    tokenizer.write(html);
    tokenizer.end();
    return open > MAX_OPEN ? kept.join('') : `${kept.join('')}${html.slice(from)}`;
}
const REREAD = new Set('blockquote li td th tr pre'.split(' '));
const MAX_ELEMENT_DEPTH = 12;
function elementText({ name, attributes, isCode, depth, text }, parent) {
    if (hasClass(attributes, 'js-render-needs-enrichment'))
        return block('[diagram]');
    if (hasClass(attributes, 'sr-only') || 'data-footnote-backref' in attributes)
        return '';
    if ('data-footnote-ref' in attributes)
        return `[${text}]`;
    if (depth > MAX_ELEMENT_DEPTH && REREAD.has(name))
        return line(text);
    switch (name) {
        case 'script':
        case 'style':
        case 'template':
        case 'svg':
        case 'rp':
            return '';
        case 'img':
        case 'video':
        case 'audio':
            return `[${name === 'img' ? 'image' : name}]`;
        case 'math-renderer':
            return /[\\%]/.test(text) ? '[formula]' : text;
        case 'input':
            return 'checked' in attributes ? '[x]' : '[ ]';
        case 'br':
            return LINE;
        case 'hr':
            return block('---');
        case 'code':
        case 'tt':
            return parent.isCode ? text : `\`${text}\``;
        case 'pre':
            return block(fenced(text));
        case 'del':
        case 's':
            return `~~${text}~~`;
        case 'h1':
        case 'h2':
        case 'h3':
        case 'h4':
        case 'h5':
        case 'h6':
            return block(`${'#'.repeat(Number(name[1]))} ${text}`);
        case 'blockquote':
            return block(lines(text).replace(/^/gm, '> '));
        case 'li': {
            parent.items += 1;
            const marker = parent.name === 'ol' ? `${Number(parent.attributes['start'] ?? 1) + parent.items - 1}.` : '-';
            return line(`${marker} ${lines(text).replaceAll('\n', '\n  ')}`);
        }
        case 'td':
        case 'th':
            return cellText(attributes, text);
        case 'tr': {
            const row = text.trim();
            return line(row.startsWith('|') ? `${row} |` : row);
        }
        case 'ul':
        case 'ol':
            return parent.name === 'li' ? line(text) : block(text);
        case 'dt':
        case 'dd':
        case 'div':
            return line(text);
        default:
            return BLOCKS.has(name) && !isCode ? block(text) : text;
    }
}
const BLOCKS = new Set('p dl table section details summary figure figcaption'.split(' '));
const hasClass = (attributes, name) => attributes['class']?.split(' ').includes(name) ?? false;
function fenced(code) {
    const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`;
}
function cellText(attributes, text) {
    if (hasClass(attributes, 'blob-num'))
        return '';
    if (!hasClass(attributes, 'blob-code-inner'))
        return `| ${lines(text).replace(/\s+/g, ' ')}`;
    return `${hasClass(attributes, 'blob-code-deletion') ? '-' : '+'}${text}`;
}

var promises_ = __webpack_require__(58500);
var schemas = __webpack_require__(81469);
var json = __webpack_require__(26910);
var model_prompt = __webpack_require__(55178);
var task = __webpack_require__(32647);
; 




const AccountSchema = schemas .Ikc({ login: schemas .YjP(), id: schemas .aig(), type: schemas .YjP() });
const RepositorySchema = schemas .Ikc({ id: schemas .aig(), default_branch: schemas .YjP() });
const sha = schemas .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const WorkflowRunSchema = schemas .Ikc({
    id: schemas .aig(),
    run_attempt: schemas .aig(),
    workflow_id: schemas .aig(),
    name: schemas .YjP().nullish(),
    path: schemas .YjP(),
    conclusion: schemas .YjP().nullable(),
    head_branch: schemas .YjP().nullable(),
    head_sha: sha,
    head_repository: schemas .Ikc({ id: schemas .aig() }).nullable(),
    triggering_actor: AccountSchema.nullish(),
    actor: AccountSchema.nullish(),
    event: schemas .YjP().optional(),
    run_number: schemas .aig().optional(),
    pull_requests: schemas .YOg(schemas .Ikc({ base: schemas .Ikc({ ref: schemas .YjP() }) })).nullish(),
});
const ActionPayload = schemas .Ikc({ action: schemas .YjP(), sender: AccountSchema, repository: RepositorySchema });
const WorkflowRunPayload = ActionPayload.extend({
    workflow_run: WorkflowRunSchema,
    workflow: schemas .Ikc({ name: schemas .YjP() }).nullish(),
});
const IssuesPayload = ActionPayload.extend({
    label: schemas .Ikc({ name: schemas .YjP() }).nullish(),
    issue: schemas .Ikc({
        number: schemas .aig(),
        title: schemas .YjP(),
        body: schemas .YjP().nullable(),
        updated_at: schemas .YjP(),
        pull_request: schemas .L5J().optional(),
    }),
});
const DispatchPayload = schemas .Ikc({
    sender: AccountSchema,
    repository: RepositorySchema,
    inputs: schemas .g1P(schemas .YjP(), schemas .L5J()).nullish(),
});
const PullRequestSchema = schemas .Ikc({
    number: schemas .aig(),
    title: schemas .YjP(),
    state: schemas .YjP(),
    head: schemas .Ikc({ ref: schemas .YjP(), sha, repo: schemas .Ikc({ id: schemas .aig() }).nullable() }),
    base: schemas .Ikc({ ref: schemas .YjP() }),
});
const StepPayload = schemas .Ikc({
    sender: AccountSchema.nullish(),
    repository: RepositorySchema,
    deleted: schemas .zMY().nullish(),
    pull_request: PullRequestSchema.pick({ number: true, head: true }).nullish(),
});
const IssueCommentPayload = ActionPayload.extend({
    issue: schemas .Ikc({
        number: schemas .aig(),
        title: schemas .YjP(),
        body: schemas .YjP().nullable(),
        pull_request: schemas .L5J().optional(),
    }),
    comment: schemas .Ikc({
        id: schemas .aig(),
        body: schemas .YjP(),
        user: AccountSchema.nullable(),
        created_at: schemas .YjP(),
    }),
});
const ReviewPayload = ActionPayload.extend({
    pull_request: PullRequestSchema,
    review: schemas .Ikc({
        id: schemas .aig(),
        state: schemas .YjP(),
        body: schemas .YjP().nullable(),
        user: AccountSchema.nullable(),
    }),
});
function actorsOf(accounts, context) {
    const actors = new Map();
    for (const account of accounts) {
        if (!account)
            continue;
        const { login, id, type } = account;
        actors.set(login.toLowerCase(), { login, id, isBot: type === 'Bot' || isBotName(login) });
    }
    const name = context.triggeringActor;
    if (name !== null && !actors.has(name.toLowerCase())) {
        actors.set(name.toLowerCase(), { login: name, id: null, isBot: isBotName(name) });
    }
    return [...actors.values()];
}
const isBotName = (login) => login.endsWith('[bot]') || login === 'Copilot';
function readEvent(request) {
    switch (request.context.eventName) {
        case 'workflow_run':
            return readWorkflowRun(request, parsePayload(WorkflowRunPayload, request));
        case 'issues':
            return readLabelledIssue(request, parsePayload(IssuesPayload, request));
        case 'issue_comment':
            return readComment(request, parsePayload(IssueCommentPayload, request));
        case 'pull_request_review':
            return readReview(request, parsePayload(ReviewPayload, request));
        case 'workflow_dispatch':
            return readDispatch(request, parsePayload(DispatchPayload, request));
        default:
            return readFailedStep(request, parsePayload(StepPayload, request));
    }
}
function parsePayload(schema, { context }) {
    const parsed = schema.safeParse(context.payload);
    if (parsed.success)
        return parsed.data;
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new Error(`The payload of this ${context.eventName} event is not of its published form: ${fields}`);
}
function readWorkflowRun(request, payload) {
    const { context, goal } = request;
    const { action, repository, sender, workflow_run: run } = payload;
    if (action !== 'completed')
        return skipped('not_completed', action);
    if (!isRed(run) && !isCancelled(run))
        return skipped('not_failed', `${run.conclusion}`);
    if (workflowFileOf(run) === context.workflowPath)
        return skipped('this_workflow');
    const branch = run.head_branch;
    if (branch === null)
        return skipped('no_branch');
    if (isQueue(branch))
        return skipped('merge_queue');
    const workflowName = payload.workflow?.name || workflowNameOf(run);
    return {
        kind: 'ours',
        event: {
            trigger: { kind: 'workflow_run', runId: run.id, workflowId: run.workflow_id, workflowName, branch },
            target: { kind: 'workflow', workflowId: run.workflow_id, branch },
            goal: goal ?? goalOfFailure(workflowName, branch),
            mustBeRedAtBase: true,
            actors: actorsOf([sender, run.triggering_actor], context),
            base: { branch, commit: run.head_sha, mustBeTip: true },
            into: branch,
            repositoryId: repository.id,
            headRepositoryId: run.head_repository?.id ?? null,
            failedRun: failedRunOf(context, run, workflowName),
            ...NOT_REQUESTED,
            checkoutRef: contextExpression('github.event.workflow_run.head_sha'),
        },
    };
}
function readLabelledIssue(request, payload) {
    const { context, goal } = request;
    const { action, issue, repository, sender } = payload;
    if (action !== 'labeled')
        return skipped('not_labelled', action);
    const name = payload.label?.name ?? '';
    if (!isAgentLabel(name))
        return skipped('other_label', JSON.stringify(name));
    if (issue.pull_request !== undefined)
        return skipped('no_issue', issue.number);
    const { number, title } = issue;
    return {
        kind: 'ours',
        event: {
            ...atBranch(request, repository.default_branch, repository),
            trigger: { kind: 'issue', number, title },
            target: { kind: 'issue', number },
            goal: goal ?? goalOfIssue(number),
            actors: actorsOf([sender], context),
            issue: { number, title, body: issue.body ?? '', labelledAt: issue.updated_at },
            subject: number,
        },
    };
}
const AGENT_LABEL = 'agent-fix';
const isAgentLabel = (name) => name.toLowerCase() === AGENT_LABEL;
function readDispatch(request, payload) {
    const { context } = request;
    const goalInput = payload.inputs?.['goal'];
    const goal = request.goal ?? (typeof goalInput === 'string' && goalInput.trim() !== '' ? goalInput.trim() : null);
    if (goal === null)
        return readFailedStep(request, { ...payload });
    const { repository, sender } = payload;
    const chosen = context.refType === 'branch' ? context.refName : repository.default_branch;
    const place = atBranch(request, chosen, repository);
    return {
        kind: 'ours',
        event: {
            ...place,
            trigger: { kind: 'dispatch', runId: context.runId },
            target: { kind: 'goal', goal, branch: place.into },
            goal,
            actors: actorsOf([sender], context),
        },
    };
}
function readFailedStep(request, payload) {
    const { context, goal, mode } = request;
    if (payload.deleted)
        return skipped('branch_deleted');
    const head = payload.pull_request?.head;
    if (head === undefined && context.refType === 'tag')
        return skipped('tag', context.refName);
    const branch = head?.ref ?? context.refName;
    if (isQueue(branch))
        return skipped('merge_queue');
    const { runId, workflowName, workflowPath, job } = context;
    return {
        kind: 'ours',
        event: {
            trigger: { kind: 'step', runId, workflowName },
            target: {
                kind: 'step',
                workflowPath: workflowPath ?? workflowName,
                job: mode === 'fix' ? job : null,
                branch,
            },
            goal: goal ?? goalOfFailure(workflowName, branch),
            mustBeRedAtBase: true,
            actors: actorsOf([payload.sender], context),
            base: { branch, commit: head?.sha ?? context.sha, mustBeTip: true },
            into: branch,
            repositoryId: payload.repository.id,
            headRepositoryId: head === undefined ? payload.repository.id : (head.repo?.id ?? null),
            failedRun: {
                runId,
                attempt: context.runAttempt,
                workflow: workflowPath?.split('/').at(-1) ?? null,
                workflowPath,
                isOurs: true,
                github: {},
            },
            ...NOT_REQUESTED,
            subject: payload.pull_request?.number ?? null,
            checkoutRef: head === undefined ? null : contextExpression('github.event.pull_request.head.sha'),
        },
    };
}
const QUEUE_PREFIX = 'gh-readonly-queue/';
const isQueue = (branch) => branch.startsWith(QUEUE_PREFIX);
const SKIPPED = {
    not_completed: 'the workflow run is …, not completed',
    not_failed: 'the workflow run ended with …, not failure',
    this_workflow: 'the failed workflow is this workflow itself',
    no_branch: 'the failed run belongs to no branch',
    merge_queue: 'branches of a merge queue are temporary: the pull request behind it is the place for a fix',
    not_labelled: 'the issue was …, not labeled',
    other_label: `the label is …, not ${JSON.stringify(AGENT_LABEL)}`,
    no_issue: '#… is a pull request, not an issue',
    branch_deleted: 'the branch was deleted',
    tag: '… is a tag, not a branch',
    no_command: 'the comment does not begin with /agent-fix',
    not_created: 'the comment was …, not created',
    pull_closed: 'pull request #… is …',
    nothing_failed: 'the comment says nothing after /agent-fix, and no workflow has failed at the head of the pull ' +
        'request…: say what to do',
    not_submitted: 'the review was …, not submitted',
    asks_no_changes: 'the review is …: only one that asks for changes starts a run',
    foreign_pull: '#… is not a pull request of agent-fix',
};
function skipped(why, ...words) {
    return { kind: 'skipped', reason: (0,base_text .Bq)(SKIPPED[why], ...words) };
}
const COMMAND = /^\/agent-fix(?![\w-])\s*/;
const NO_COMMAND = skipped('no_command');
function readComment(request, payload) {
    const { action, comment } = payload;
    if (action !== 'created')
        return skipped('not_created', action);
    if (!comment.body.includes('/agent-fix'))
        return NO_COMMAND;
    const { id, body } = comment;
    const decide = (text) => COMMAND.test(text) ? readCommentCommand(request, payload, text.replace(COMMAND, '')) : NO_COMMAND;
    return { kind: 'on_comment', id, body, decide };
}
function readCommentCommand(request, { comment, issue, repository, sender }, instruction) {
    const { context } = request;
    const { number, title } = issue;
    const common = {
        actors: actorsOf([sender, comment.user], context),
        requestText: { kind: 'comment', id: comment.id, body: comment.body },
        subject: number,
    };
    const trigger = { kind: 'comment', number, title, commentId: comment.id };
    if (issue.pull_request === undefined)
        return {
            kind: 'ours',
            event: {
                ...atBranch(request, repository.default_branch, repository),
                ...common,
                trigger: { ...trigger, on: 'issue' },
                target: { kind: 'issue', number },
                goal: instruction === ''
                    ? goalOfIssue(number)
                    : `${goalOfIssue(number)} A maintainer adds: ${instruction}`,
                issue: { number, title, body: issue.body ?? '', labelledAt: comment.created_at },
            },
        };
    const decide = (pull) => {
        if (pull.state !== 'open')
            return skipped('pull_closed', number, pull.state);
        const event = {
            ...atHead(repository, pull),
            ...common,
            trigger: { ...trigger, title: pull.title, on: 'pull_request' },
            goal: instruction,
        };
        if (instruction !== '')
            return { kind: 'ours', event };
        const { sha } = pull.head;
        return { kind: 'on_head', sha, decide: (runs) => onFailureOf(request, event, runs) };
    };
    return { kind: 'on_pull', number, decide };
}
const isRed = ({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out';
const isCancelled = ({ conclusion }) => conclusion === 'cancelled';
function onFailureOf({ context, goal }, event, runs) {
    const newestFirst = runs.toSorted((a, b) => b.id - a.id);
    const last = newestFirst.filter((run, at) => newestFirst.findIndex(({ workflow_id, event: by }) => workflow_id === run.workflow_id && by === run.event) === at);
    const ofOthers = last.filter((run) => workflowFileOf(run) !== context.workflowPath && run.head_repository?.id === event.repositoryId);
    const failed = ofOthers.find(isRed) ?? ofOthers.find(isCancelled);
    if (failed === undefined) {
        const isGoingOn = last.some(({ conclusion }) => conclusion === null);
        return skipped('nothing_failed', isGoingOn ? ' so far' : '');
    }
    const name = workflowNameOf(failed);
    return {
        kind: 'ours',
        event: {
            ...event,
            goal: goal ?? goalOfFailure(name, event.base.branch),
            mustBeRedAtBase: true,
            failedRun: failedRunOf(context, failed, name),
        },
    };
}
function readReview(request, payload) {
    const { action, pull_request: pull, repository, review, sender } = payload;
    if (action !== 'submitted')
        return skipped('not_submitted', action);
    if (review.state.toLowerCase() !== 'changes_requested')
        return skipped('asks_no_changes', review.state.toLowerCase());
    const { number, title } = pull;
    if (!isAgentBranch(pull.head.ref))
        return skipped('foreign_pull', number);
    return {
        kind: 'ours',
        event: {
            ...atHead(repository, pull),
            trigger: { kind: 'review', number, title, reviewId: review.id },
            goal: request.goal ??
                `Make the changes that the review of pull request #${number}, quoted below, asks for.`,
            actors: actorsOf([sender, review.user], request.context),
            requestText: { kind: 'review', id: review.id, body: review.body ?? '', pull: number },
            subject: number,
            checkoutRef: contextExpression('github.event.pull_request.head.sha'),
        },
    };
}
function atHead(repository, pull) {
    const { ref: branch, sha: commit, repo } = pull.head;
    const isFollowUp = isAgentBranch(branch);
    return {
        target: { kind: 'pull', number: pull.number },
        mustBeRedAtBase: false,
        base: { branch, commit, mustBeTip: true },
        into: isFollowUp ? pull.base.ref : branch,
        repositoryId: repository.id,
        headRepositoryId: repo?.id ?? null,
        failedRun: null,
        issue: null,
        isFollowUp,
        checkoutRef: contextExpression('steps.pull.outputs.sha'),
    };
}
const NOT_REQUESTED = { issue: null, requestText: null, subject: null, isFollowUp: false };
const goalOfIssue = (number) => `Resolve issue #${number} of this repository, quoted below.`;
const contextExpression = (path) => `\${{ ${path} }}`;
function atBranch({ context }, branch, repository) {
    const isCheckedOut = context.refType === 'branch' && context.refName === branch;
    return {
        mustBeRedAtBase: false,
        base: { branch, commit: isCheckedOut ? context.sha : null, mustBeTip: false },
        into: branch,
        repositoryId: repository.id,
        headRepositoryId: repository.id,
        failedRun: null,
        ...NOT_REQUESTED,
        checkoutRef: isCheckedOut ? null : branch,
    };
}
const workflowFileOf = ({ path }) => path.replace(/@.*$/, '');
const workflowNameOf = (run) => run.name || workflowFileOf(run);
const failedRunOf = (context, run, workflowName) => ({
    runId: run.id,
    attempt: run.run_attempt,
    workflow: run.workflow_id,
    workflowPath: workflowFileOf(run),
    isOurs: false,
    ...(isCancelled(run) ? { isCancelled: true } : {}),
    github: factsOfRun(context, run, workflowName),
});
const goalOfFailure = (workflow, branch) => `Make the failing workflow ${JSON.stringify(workflow)} pass on branch ${JSON.stringify(branch)}.`;
function factsOfRun({ repository: { owner, repo }, serverUrl, apiUrl, graphqlUrl }, run, workflow) {
    const { event, head_branch: branch, actor, triggering_actor: starter } = run;
    const known = {
        repository: `${owner}/${repo}`,
        repository_owner: owner,
        server_url: serverUrl,
        api_url: apiUrl,
        graphql_url: graphqlUrl,
        workflow,
        run_id: run.id,
        run_attempt: run.run_attempt,
        run_number: run.run_number,
        event_name: event,
        actor: actor?.login,
        triggering_actor: starter?.login,
        ...(event === undefined || branch === null ? {} : refsOf(run, { event, branch })),
    };
    return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
function refsOf(run, { event, branch }) {
    if (event.startsWith('pull_request')) {
        const base = run.pull_requests?.[0]?.base.ref;
        return { head_ref: branch, ref_type: 'branch', ...(0,json .sw)({ base_ref: base }) };
    }
    const none = { head_ref: '', base_ref: '' };
    return ['push', 'schedule', 'workflow_dispatch'].includes(event) && !/^v?\d+\./.test(branch)
        ? { ...none, ref: `refs/heads/${branch}`, ref_name: branch, ref_type: 'branch', sha: run.head_sha }
        : none;
}

; 

const MAX_TREE_FOLDERS = 1_000;
class BaseTree {
    #octokit;
    #repository;
    commit;
    #folders = new Map();
    #listed = new Map();
    constructor(octokit, repository, commit) {
        this.#octokit = octokit;
        this.#repository = repository;
        this.commit = commit;
    }
    static async read(octokit, of) {
        const tree = new BaseTree(octokit, of.repository, of.commit);
        const { data } = await octokit.rest.git.getCommit({ ...of.repository, commit_sha: of.commit });
        await tree.#list('', data.tree.sha);
        await tree.extend(of.paths);
        if (of.isListed === true)
            await tree.#listPaths(data.tree.sha);
        return tree;
    }
    async extend(paths) {
        const known = this.#folders.size;
        for (const path of paths)
            await this.#walk(path);
        return this.#folders.size > known;
    }
    find(path) {
        const names = path.split('/');
        let folder = '';
        for (const [at, name] of names.entries()) {
            const entry = this.#folders.get(folder)?.get(name);
            if (entry === undefined)
                return { kind: 'missing' };
            const isLast = at === names.length - 1;
            if (entry.kind !== 'folder') {
                const { kind } = entry;
                return isLast ? { kind, entry } : { kind: 'blocked', by: within(folder, name), byKind: kind };
            }
            if (isLast)
                return { kind: 'folder' };
            folder = within(folder, name);
        }
        return { kind: 'missing' };
    }
    paths() {
        const seen = [...this.#folders].flatMap(([folder, entries]) => [...entries.values()].flatMap(({ kind, name }) => (kind === 'file' ? [within(folder, name)] : [])));
        const listed = [...this.#listed].flatMap(([path, kind]) => (kind === 'file' ? [path] : []));
        return new Set([...listed, ...seen]);
    }
    isTracked(path) {
        const { kind } = this.find(path);
        return (kind !== 'missing' && kind !== 'blocked') || this.#listed.has(path);
    }
    children(folder) {
        return this.#folders.get(folder)?.values() ?? [];
    }
    async content(path) {
        const found = this.find(path);
        if (found.kind !== 'file')
            return null;
        const request = { ...this.#repository, file_sha: found.entry.sha };
        const { data } = await this.#octokit.rest.git.getBlob(request);
        return data.encoding === 'base64' ? Buffer.from(data.content, 'base64') : null;
    }
    async #walk(path) {
        let folder = '';
        for (const name of path.split('/').slice(0, -1)) {
            const entry = this.#folders.get(folder)?.get(name);
            if (entry?.kind !== 'folder')
                return;
            folder = within(folder, name);
            if (!this.#folders.has(folder))
                await this.#list(folder, entry.sha);
        }
    }
    async #listPaths(sha) {
        const request = { ...this.#repository, tree_sha: sha, recursive: 'true' };
        const { data } = await this.#octokit.rest.git.getTree(request);
        this.#listed = new Map(data.tree.map(({ path, type }) => [path, type === 'blob' ? 'file' : 'folder']));
    }
    async #list(folder, sha) {
        const { data } = await this.#octokit.rest.git.getTree({ ...this.#repository, tree_sha: sha });
        if (this.#folders.size >= MAX_TREE_FOLDERS)
            throw new Error(`more than ${MAX_TREE_FOLDERS} folders are asked for`);
        if (data.truncated)
            throw new Error(`GitHub does not list the folder ${folder || '.'} whole`);
        const entries = data.tree.map(({ path: name, mode, sha: id, size }) => ({
            name,
            kind: kindOfMode(mode),
            mode,
            sha: id,
            bytes: size ?? null,
        }));
        this.#folders.set(folder, new Map(entries.map((entry) => [entry.name, entry])));
    }
}
const within = (folder, name) => (folder === '' ? name : `${folder}/${name}`);
function kindOfMode(mode) {
    switch (mode) {
        case '040000':
            return 'folder';
        case '120000':
            return 'link';
        case '160000':
            return 'submodule';
        default:
            return 'file';
    }
}
async function readTip(octokit, repository, branch) {
    const ref = { ...repository, ref: `heads/${branch}` };
    const found = await octokit.rest.git.getRef(ref).catch(onRefusal(null, 404));
    return found?.data.object.sha ?? null;
}
async function readTreeId(octokit, repository, sha) {
    return (await octokit.rest.git.getCommit({ ...repository, commit_sha: sha })).data.tree.sha;
}
const MAX_COMPARED_FILES = 300;
async function compareCommits(octokit, repository, basehead) {
    const commits = { ...repository, basehead };
    const compared = await octokit.rest.repos.compareCommitsWithBasehead(commits).catch(onRefusal(null, 404));
    return compared?.data ?? null;
}
async function pathsBetween(octokit, repository, basehead) {
    const compared = await compareCommits(octokit, repository, basehead);
    const files = compared?.status === 'ahead' ? (compared.files ?? []) : null;
    return files === null || files.length >= MAX_COMPARED_FILES ? null : pathsOf(files);
}
const pathsOf = (files) => [
    ...new Set(files.flatMap((file) => [file.filename, file.previous_filename ?? file.filename])),
];
const UPDATE_REFS = `mutation MoveBranch($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`;
async function moveRef(octokit, { repository, branch, from, to }) {
    const { data } = await octokit.rest.repos.get({ ...repository });
    const update = { name: `refs/heads/${branch}`, beforeOid: from, afterOid: to, force: true };
    try {
        await octokit.graphql(UPDATE_REFS, { input: { repositoryId: data.node_id, refUpdates: [update] } });
        return true;
    }
    catch (error) {
        const tip = await readTip(octokit, repository, branch);
        if (tip === from)
            throw graphqlError(error);
        return tip === to;
    }
}

; 








async function findFailedJobs(octokit, request) {
    for (const waitMs of request.waitsMs) {
        const found = await readJobs(octokit, request);
        if (found.notes.length === 0)
            return found;
        await (0,promises_.setTimeout)(waitMs);
    }
    return readJobs(octokit, request);
}
async function readJobs(octokit, request) {
    try {
        const jobs = await listJobs(octokit, request.repository, request.failedRun);
        const current = request.failedRun.isOurs ? findCurrentJob(jobs, request.context) : undefined;
        const finished = jobs.filter(hasFailed).toSorted(byEnd);
        const failed = current !== undefined && stepsInOrder(current).some(hasFailed) ? [current] : finished;
        const found = (failed.length === 0 && current !== undefined ? [current] : failed).map((job) => {
            const described = describeJob(job, current);
            const steps = described.steps.map((step, position) => ({ ...step, position }));
            const failedSteps = steps.filter(hasFailed);
            if (failedSteps.length === 0 && job.conclusion === 'timed_out')
                failedSteps.push(...cutOff(steps));
            return { ...described, failed: failedSteps, why: failedSteps.length > 0 ? null : whyWithoutStep(job) };
        });
        const passed = jobs
            .filter(({ conclusion }) => conclusion === 'success')
            .map((job) => describeJob(job, current));
        const cancelled = jobs.flatMap((job) => cancelledJob(job, current));
        if (found.length === 0)
            return { jobs: [], passed, cancelled, notes: [], unknown: jobs.length === 0 ? NO_JOB : NO_FAILED_JOB };
        const silent = found.filter(({ failed: steps, why }) => steps.length === 0 && why === null);
        return {
            jobs: found,
            passed,
            cancelled,
            notes: silent.map(({ jobName }) => `GitHub does not say which step of job "${jobName}" failed`),
            unknown: null,
        };
    }
    catch (error) {
        const unknown = `the jobs of the failed run could not be read (${describeError(error)}), so nothing says which step failed: ` +
            'give the token `actions: read`, or run this again once GitHub answers';
        return { jobs: [], passed: [], cancelled: [], notes: [], unknown };
    }
}
const cutOff = (steps) => steps.filter(({ conclusion }) => conclusion === 'cancelled').slice(0, 1);
function cancelledJob(job, current) {
    if (job.conclusion !== 'cancelled')
        return [];
    const described = describeJob(job, current);
    const steps = described.steps.map((step, position) => ({ ...step, position }));
    const ranMs = Date.parse(job.completed_at ?? '') - Date.parse(job.started_at);
    const failed = steps.some(hasFailed) ? [] : cutOff(steps);
    return failed.length === 0 || Number.isNaN(ranMs) ? [] : [{ ...described, failed, why: null, ranMs }];
}
const NO_JOB = 'the failed run has no job, as where GitHub cannot take its workflow file: the page of the run names the mistake to mend';
const NO_FAILED_JOB = 'GitHub lists no failed job in this run: run the failed jobs again';
function whyWithoutStep(job) {
    if (job.status !== 'completed')
        return null;
    const cut = stepsInOrder(job).find(({ conclusion }) => conclusion === null);
    if (cut !== undefined)
        return `its runner was lost in step "${cut.name}", so nothing says whether that fails: run the job again`;
    return (job.steps ?? []).length === 0
        ? 'it ended before its first step, as where no runner took it: its page names the cause; then run the job again'
        : 'none of its steps failed: its page names the cause; then run the job again';
}
async function listJobs(octokit, repository, { runId, attempt }) {
    return octokit.paginate(octokit.rest.actions.listJobsForWorkflowRunAttempt, {
        ...repository,
        run_id: runId,
        attempt_number: attempt,
        per_page: 100,
    });
}
const endTime = ({ completed_at }) => completed_at ?? '~';
const byEnd = (a, b) => endTime(a).localeCompare(endTime(b)) || a.id - b.id;
function findCurrentJob(jobs, context) {
    const running = jobs.filter(({ status }) => status === 'in_progress');
    const onRunner = running.filter(({ runner_name }) => runner_name !== null && runner_name === context.runnerName);
    const named = running.filter(({ name }) => name === context.job);
    return [onRunner, named, running].find(({ length }) => length === 1)?.[0];
}
const stepsInOrder = ({ steps }) => (steps ?? []).toSorted((a, b) => a.number - b.number);
function describeJob(job, current) {
    return {
        jobId: job.id,
        jobName: job.name,
        isCurrent: job === current,
        labels: job.labels ?? [],
        steps: describeSteps(job),
    };
}
function describeSteps(job) {
    const steps = stepsInOrder(job);
    return steps.map(({ name, conclusion, started_at, completed_at }, position) => {
        const earlier = steps.slice(0, position).filter((each) => each.conclusion !== 'skipped');
        const mayOverlap = (end) => !end || !started_at || Date.parse(end) >= Date.parse(started_at);
        return {
            name,
            conclusion,
            startedAt: started_at ?? null,
            completedAt: completed_at ?? null,
            sharesSecond: !started_at || earlier.some((each) => mayOverlap(each.completed_at)),
        };
    });
}
const MAX_LOG_BYTES = 8 * 1024 * 1024;
async function downloadLog(octokit, repository, jobId) {
    return download({
        what: 'the log of the failed job',
        ask: () => octokit.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', {
            ...repository,
            job_id: jobId,
            request: AS_IT_IS,
        }),
        read: readTail,
    });
}
async function readTail(body) {
    const kept = Buffer.allocUnsafe(MAX_LOG_BYTES);
    let total = 0;
    for await (const chunk of body) {
        const end = chunk.subarray(-MAX_LOG_BYTES);
        const at = (total + chunk.length - end.length) % MAX_LOG_BYTES;
        kept.set(end.subarray(0, MAX_LOG_BYTES - at), at);
        kept.set(end.subarray(MAX_LOG_BYTES - at), 0);
        total += chunk.length;
    }
    const dropped = Math.max(0, total - MAX_LOG_BYTES);
    if (dropped === 0)
        return { lines: logLines([kept.subarray(0, total)]), notes: [] };
    const start = total % MAX_LOG_BYTES;
    return {
        lines: logLines([kept.subarray(start), kept.subarray(0, start)]),
        notes: [`the first ${dropped} bytes of the failed job's log were not kept`],
    };
}
const LOG_BLOCK_BYTES = 64 * 1024;
const LINE_END = /\r?\n/;
function* logLines(parts) {
    let begun = Buffer.alloc(0);
    for (const part of parts) {
        let start = 0;
        const endOfBlock = () => part.indexOf('\n', start + LOG_BLOCK_BYTES) + 1;
        for (let end = endOfBlock(); end > 0; end = endOfBlock()) {
            const block = Buffer.concat([begun, part.subarray(start, end)]);
            yield* block.toString('utf8').split(LINE_END).slice(0, -1);
            begun = Buffer.alloc(0);
            start = end;
        }
        begun = Buffer.concat([begun, part.subarray(start)]);
    }
    yield* begun.toString('utf8').split(LINE_END);
}
async function readRunsOf(octokit, repository, sha) {
    const query = { ...repository, head_sha: sha, per_page: 100 };
    const { data } = await octokit.rest.actions.listWorkflowRunsForRepo(query);
    return schemas .YOg(WorkflowRunSchema).parse(data.workflow_runs);
}
function referencedFiles(octokit, repository, runId, note) {
    let pinned = null;
    const read = new Map();
    return (reference) => {
        pinned ??= pinnedCommits(octokit, { ...repository, run_id: runId });
        const text = read.get(reference) ??
            readAt(octokit, reference, pinned).catch((error) => {
                note(`${reference} could not be read (${describeError(error)})`);
                return null;
            });
        read.set(reference, text);
        return text;
    };
}
async function pinnedCommits(octokit, run) {
    const { data } = await octokit.rest.actions.getWorkflowRun(run);
    return new Map((data.referenced_workflows ?? []).map(({ path, sha }) => [fileOf(path), sha]));
}
const fileOf = (reference) => reference.replace(/@.*$/, '').toLowerCase();
async function readAt(octokit, reference, pinned) {
    const [, owner, repo, path] = /^([^/]+)\/([^/]+)\/([^@]+)@.+$/.exec(reference) ?? [];
    const ref = (await pinned).get(fileOf(reference));
    if (owner === undefined || repo === undefined || path === undefined || ref === undefined)
        return null;
    const { data } = await octokit.rest.repos.getContent({
        owner,
        repo,
        path,
        ref,
        mediaType: { format: 'raw' },
    });
    return typeof data === 'string' ? data : null;
}
async function changesSinceGreen(octokit, request) {
    const { head } = request;
    const into = request.into ?? head.branch;
    const seen = { wasGreenHere: false, why: null, stepMs: null };
    try {
        seen.wasGreenHere = await wasGreenInEarlierAttempt(octokit, request);
        const places = [
            ...[...new Set([head.branch, into])].map((branch) => ({ branch })),
            { event: 'merge_group', startsWith: `${QUEUE_PREFIX}${into}/` },
        ];
        for (const place of places) {
            const runs = await earlierRuns(octokit, request, place);
            const changes = await changesSinceRun(octokit, request, { runs, seen });
            if (changes === null)
                continue;
            const whole = seen.wasGreenHere ? { ...changes, wasGreenHere: true } : changes;
            return { changes: whole, notes: [], greenMs: seen.stepMs };
        }
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        seen.why = `GitHub did not say (${describeError(error)})`;
    }
    const unknown = seen.why === null ? [] : [`what changed since the last green run is not known: ${seen.why}`];
    const notes = [...(seen.wasGreenHere ? [task .L] : []), ...unknown];
    return { changes: null, notes, greenMs: seen.stepMs };
}
async function wasGreenInEarlierAttempt(octokit, request) {
    const { runId, attempt } = request.failedRun;
    for (let at = attempt - 1; at > 0 && at >= attempt - MAX_ATTEMPTS_READ; at -= 1)
        if ((await jobIn(octokit, request, { runId, attempt: at })).state === 'green')
            return true;
    return false;
}
const MAX_ATTEMPTS_READ = 3;
const MAX_PAGES_READ = 3;
async function earlierRuns(octokit, { repository, repositoryId, failedRun }, { startsWith = '', ...place }) {
    const { workflow } = failedRun;
    if (workflow === null)
        return [];
    const query = { ...repository, workflow_id: workflow, ...place, per_page: 100 };
    const runs = [];
    let pages = 0;
    for await (const { data } of octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns, query)) {
        const earlier = schemas .YOg(WorkflowRunSchema)
            .parse(data)
            .filter(({ id, head_repository }) => id < failedRun.runId && head_repository?.id === repositoryId);
        runs.push(...earlier.filter(({ head_branch }) => head_branch?.startsWith(startsWith) === true));
        pages += 1;
        if (pages === MAX_PAGES_READ || runs.some(hasSucceeded))
            break;
    }
    return runs.toSorted((a, b) => b.id - a.id);
}
const hasSucceeded = ({ conclusion }) => conclusion === 'success';
const hasFailed = ({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out';
const MAX_RUNS_READ = 10;
const MAX_NEWER_READ = 5;
const MAX_COMPARED = 2;
async function changesSinceRun(octokit, request, { runs, seen }) {
    const base = request.head.commit;
    const newest = runs.find(hasSucceeded)?.id ?? 0;
    const redIn = runs.filter((run) => hasFailed(run) && run.id > newest).slice(MAX_NEWER_READ);
    let left = runs.filter((run) => hasSucceeded(run) || (hasFailed(run) && !redIn.includes(run)));
    let compared = 0;
    for (let read = 0; read < MAX_RUNS_READ; read += 1) {
        const [run, ...rest] = left;
        if (run === undefined)
            break;
        left = rest;
        const { head_sha: greenAt } = run;
        const there = await jobIn(octokit, request, { runId: run.id, attempt: run.run_attempt });
        if (there.state === 'red')
            redIn.push(run);
        if (there.state !== 'green')
            continue;
        seen.stepMs ??= there.stepMs;
        if (greenAt === base) {
            seen.wasGreenHere = true;
            continue;
        }
        if (compared === MAX_COMPARED)
            break;
        compared += 1;
        const since = await changesBetween(octokit, request.repository, { greenAt, base });
        left = rest.filter(({ head_sha }) => head_sha !== greenAt);
        if (typeof since === 'string') {
            seen.why ??= since;
        }
        else if (since.changes === null) {
            seen.why ??=
                `${(0,model_prompt .m_)(greenAt)}, the commit of the last green run, is no ancestor ` +
                    `of ${(0,model_prompt .m_)(base)}: the branch was force-pushed, or went another way`;
            const parted = runs.find(({ head_sha }) => head_sha === since.mergeBase)?.id ?? run.id;
            left = left.filter(({ id }) => id <= parted);
        }
        else if (since.changes.files.length === 0) {
            seen.wasGreenHere = true;
        }
        else {
            return withRedSince(since.changes, redIn, run);
        }
    }
    return null;
}
async function jobIn(octokit, { repository, job, step }, run) {
    const jobs = await listJobs(octokit, repository, run);
    const named = jobs.filter(({ name }) => name === job);
    if (named.some(hasFailed))
        return { state: 'red', stepMs: null };
    const ofStep = (each) => describeSteps(each).filter(({ name }) => name === step);
    const isWhole = (each) => each.conclusion === 'success' && !ofStep(each).some(({ conclusion }) => conclusion === 'skipped');
    const [only] = named.flatMap(ofStep);
    const ms = Date.parse(only?.completedAt ?? '') - Date.parse(only?.startedAt ?? '');
    const isGreen = named.length > 0 && named.every(isWhole);
    return { state: isGreen ? 'green' : 'unknown', stepMs: isGreen && ms >= 0 ? ms : null };
}
function withRedSince(changes, red, green) {
    const onLine = new Set(changes.commits.map(({ id }) => id));
    const since = red.filter(({ id, head_sha }) => id > green.id && onLine.has(head_sha));
    return { ...changes, ...(0,json .sw)({ redSince: since.toSorted((a, b) => a.id - b.id)[0]?.head_sha }) };
}
async function changesBetween(octokit, repository, { greenAt, base }) {
    const compared = await compareCommits(octokit, repository, `${greenAt}...${base}`);
    if (compared === null)
        return `${(0,model_prompt .m_)(greenAt)}, the commit of the last green run, has no line in common with ${(0,model_prompt .m_)(base)}, or is gone`;
    const mergeBase = compared.merge_base_commit.sha;
    if (compared.status !== 'ahead')
        return { changes: null, mergeBase };
    const { commits, total_commits: total, files = [] } = compared;
    const missing = total - commits.length;
    const unknown = [
        ...(missing > 0 ? [`${missing} earlier commits`] : []),
        ...(files.length >= MAX_COMPARED_FILES ? [`files after the first ${MAX_COMPARED_FILES}`] : []),
    ];
    const changes = {
        greenAt,
        commits: firstParents(commits, base),
        files: files.flatMap(changedFileOf),
        unknown,
    };
    return { changes, mergeBase };
}
function firstParents(commits, tip) {
    const byId = new Map(commits.map((commit) => [commit.sha, commit]));
    const line = [];
    for (let next = byId.get(tip); next !== undefined;) {
        const parent = next.parents[0]?.sha;
        if (parent === undefined)
            break;
        line.unshift({ id: next.sha, parent, message: next.commit.message });
        byId.delete(next.sha);
        next = byId.get(parent);
    }
    return line;
}
function changedFileOf(file) {
    const { filename: path, previous_filename: previousPath, status, patch, changes } = file;
    const shown = patch ?? (changes === 0 && status === 'renamed' ? '' : null);
    switch (status) {
        case 'unchanged':
            return [];
        case 'added':
        case 'removed':
            return [{ path, status, patch: shown }];
        case 'renamed':
            return [{ path, status, ...(0,json .sw)({ previousPath }), patch: shown }];
        case 'copied':
            return [{ path, status: 'added', patch: null }];
        default:
            return [{ path, status: 'modified', patch: shown }];
    }
}

; 



async function decideOnComment(octokit, { id, body, decide }, repository) {
    const refused = (reason) => ({ kind: 'refused', reason });
    let what = 'the comment that asked';
    try {
        const { data } = await octokit.rest.issues.getComment({ ...repository, comment_id: id, ...RENDERED });
        if (data.body !== body)
            return refused('the comment that asked was edited since');
        const fromComment = decide(renderedText(htmlOf('the comment that asked', data)).text);
        if (fromComment.kind !== 'on_pull')
            return fromComment;
        what = `pull request #${fromComment.number} or its runs`;
        const { data: pull } = await octokit.rest.pulls.get({ ...repository, pull_number: fromComment.number });
        const decided = fromComment.decide(pull);
        if (decided.kind !== 'on_head')
            return decided;
        return decided.decide(await readRunsOf(octokit, repository, decided.sha));
    }
    catch (error) {
        const refusal = answerOfGitHub(error);
        if (refusal === null)
            throw error;
        return refused(`${what} could not be read (${refusal})`);
    }
}

; 


const KnownSchema = schemas .Ikc({
    repository: schemas .Ikc({ owner: schemas .YjP().min(1), repo: schemas .YjP().min(1) }),
    eventName: schemas .YjP().min(1),
    sha: schemas .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
    runId: schemas .Whr(),
    runAttempt: schemas .Whr().catch(1),
    workflow: schemas .YjP().default(''),
    job: schemas .YjP().default(''),
    actor: schemas .YjP().optional(),
    serverUrl: schemas .OZ5(),
    apiUrl: schemas .OZ5(),
    graphqlUrl: schemas .OZ5(),
});
const EnvSchema = schemas .Ikc({
    GITHUB_REF_NAME: schemas .YjP().default(''),
    GITHUB_REF_TYPE: schemas .k5n(['branch', 'tag']).catch('branch'),
    GITHUB_WORKFLOW_REF: schemas .YjP().default(''),
    GITHUB_TRIGGERING_ACTOR: schemas .YjP().optional(),
    RUNNER_NAME: schemas .YjP().optional(),
});
function readContext(github, environment) {
    const repository = (0,errors .NW)(undefined, () => github.repo);
    const parsed = KnownSchema.safeParse({ ...github, repository });
    if (parsed.data === undefined) {
        const names = parsed.error?.issues.map(({ path }) => variableOf(String(path[0]))).join(', ');
        throw new Error(`Not inside a job of GitHub Actions: ${names} missing or unreadable. From a terminal, use \`agent-fix run\`.`);
    }
    const { workflow: workflowName, actor = null, ...known } = parsed.data;
    const env = EnvSchema.parse(environment);
    const { owner, repo } = known.repository;
    return {
        ...known,
        payload: github.payload,
        workflowName,
        workflowPath: workflowPathOf(env.GITHUB_WORKFLOW_REF, `${owner}/${repo}`),
        refName: env.GITHUB_REF_NAME,
        refType: env.GITHUB_REF_TYPE,
        triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? actor,
        runnerName: env.RUNNER_NAME ?? null,
        facts: factsFromEnvironment(environment),
    };
}
const variableOf = (key) => `GITHUB_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
function workflowPathOf(workflowRef, repository) {
    const start = `${repository}/`;
    if (!workflowRef.startsWith(start))
        return null;
    const path = workflowRef.slice(start.length).replace(/@.*$/, '');
    return path === '' ? null : path;
}
function linksOf({ serverUrl, repository, runId, }) {
    const name = [repository.owner, repository.repo].map(encodeURIComponent).join('/');
    const root = `${serverUrl.replace(/\/+$/, '')}/${name}`;
    const run = `${root}/actions/runs/${runId}`;
    return {
        run,
        issue: (number) => `${root}/issues/${number}`,
        workflowRun: (id) => `${root}/actions/runs/${id}`,
        commit: (sha) => `${root}/commit/${encodeURIComponent(sha)}`,
        artifact: (id) => `${run}/artifacts/${id}`,
        newPull: (branch) => `${root}/pull/new/${branch.split('/').map(encodeURIComponent).join('/')}`,
    };
}
const MEMBERS = `
  actor actor_id api_url base_ref event_name event_path graphql_url head_ref job ref ref_name ref_protected ref_type repository
  repository_id repository_owner repository_owner_id retention_days run_attempt run_id run_number server_url sha triggering_actor
  workflow workflow_ref workflow_sha`
    .trim()
    .split(/\s+/);
function factsFromEnvironment(env) {
    const known = MEMBERS.flatMap((name) => {
        const value = env[`GITHUB_${name.toUpperCase()}`];
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(known);
}

var numbers = __webpack_require__(70764);
var external_node_buffer_ = __webpack_require__(4573);
; 





const notPushed = (problem) => ({ kind: 'failed', problem });
async function pushPatch(octokit, request) {
    try {
        const [base, tip, baseTree] = await Promise.all([
            readBase(octokit, request),
            readTip(octokit, request.repository, request.branch),
            readTreeId(octokit, request.repository, request.base.commit),
        ]);
        if (base.kind === 'unfit')
            return notPushed(base.problem);
        const onBase = { kind: 'fit', parent: request.base.commit, tree: baseTree, notes: [] };
        const ground = tip === null || tip === onBase.parent
            ? onBase
            : ((await groundAbove(octokit, request, { tip, baseTip: base.tip })) ?? onBase);
        if (ground.kind === 'unfit')
            return notPushed(ground.problem);
        const merged = await mergeBelow(octokit, request, { ground, tip });
        if (merged.kind === 'unfit')
            return notPushed(merged.problem);
        const commit = await createCommit(octokit, request, merged);
        const from = merged.tip ?? tip;
        const moved = from === null
            ? await createBranch(octokit, request, commit.sha)
            : await moveRef(octokit, { ...request, from, to: commit.sha });
        if (!moved)
            return notPushed(`Somebody pushed to ${request.branch} meanwhile, so it was left alone. Run again.`);
        const { branch } = request;
        const notes = [...base.notes, ...ground.notes];
        return {
            kind: 'pushed',
            commit: { branch, commitSha: commit.sha, commitVerified: commit.isVerified },
            notes,
            isNewBranch: tip === null,
        };
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return notPushed(pushProblem(error, request));
    }
}
async function mergeBelow(octokit, { repository, base, branch, merge, runId }, { ground, tip }) {
    if (merge === undefined)
        return ground;
    const unfit = (problem) => ({ kind: 'unfit', problem });
    if (ground.parent !== base.commit)
        return unfit((0,base_text .Bq)(NOT_PUSHED.changed_branch, branch));
    const place = { repository, branch: tip === null ? branch : mergeBranch(runId) };
    if (!(await createBranch(octokit, place, base.commit)))
        return unfit((0,base_text .Bq)(NOT_PUSHED.changed_branch, place.branch));
    let isKept = false;
    try {
        const subject = `Merge ${merge.into} into ${base.branch}`;
        const made = await octokit.rest.repos.merge({
            ...repository,
            base: place.branch,
            head: merge.base,
            commit_message: commitMessage(subject, { runId, tree: merge.tree }),
        });
        const isMade = made.status === 201;
        const commit = isMade ? made.data.sha : await readTip(octokit, repository, place.branch);
        const tree = commit === null ? null : await readTreeId(octokit, repository, commit);
        if (commit === null || tree !== merge.tree)
            return unfit((0,base_text .Bq)(NOT_PUSHED.other_merge, merge.into));
        isKept = tip === null;
        return { ...ground, parent: commit, tree, ...(isKept ? { tip: commit } : {}) };
    }
    catch (error) {
        if (statusOf(error) !== 409)
            throw error;
        return unfit((0,base_text .Bq)(NOT_PUSHED.conflict, base.branch, merge.into, merge.base.slice(0, 12)));
    }
    finally {
        const removed = { ...repository, ref: `heads/${place.branch}` };
        if (!isKept)
            await octokit.rest.git.deleteRef(removed).catch(onRefusal(null));
    }
}
async function readBase(octokit, { repository, base, into, branch, patch }) {
    const unfit = (problem) => ({ kind: 'unfit', problem });
    if (branch === into)
        return unfit(`The branch to push, ${branch}, is the base branch.`);
    const [tip, intoTip] = await Promise.all([
        readTip(octokit, repository, base.branch),
        into === base.branch ? null : readTip(octokit, repository, into),
    ]);
    if (tip === null)
        return unfit(`The branch ${base.branch} is gone.`);
    if (into !== base.branch && intoTip === null) {
        return unfit(`The branch ${into}, which the pull request would go into, is gone.`);
    }
    if (tip === base.commit)
        return { kind: 'fit', tip, notes: [] };
    const compared = await compareCommits(octokit, repository, `${base.commit}...${tip}`);
    if (compared?.status !== 'ahead') {
        return unfit(`The branch ${base.branch} was rewritten during the run: ${base.commit} is no longer part of it.`);
    }
    const { ahead_by: by, files = [] } = compared;
    const text = `${base.branch} has moved on by ${by} commit${by === 1 ? '' : 's'} ` +
        `since ${base.commit.slice(0, 12)}, on which this was made`;
    const changed = new Set(pathsOf(files));
    const both = patch.files.flatMap(({ path }) => (changed.has(path) ? [path] : []));
    return { kind: 'fit', tip, notes: [{ text, conflicting: both.slice(0, 3) }] };
}
const IN_THE_WAY = 'A branch called agent-fix makes agent-fix/… impossible: rename or delete it, if there is one.';
const NOT_PUSHED = {
    changed_branch: 'Somebody pushed to … during the run, so it was left alone. Run again.',
    foreign_commits: 'The branch … holds … that agent-fix did not make as it stands, so it was left alone. ' +
        'Merge or rename the branch, or delete it, and run again.',
    rate_limit: "GitHub's rate limit kept … from being pushed (…). …",
    token: 'GitHub does not take the token (…). …',
    right: 'The token may not push … (…). …',
    repository: '… could not be pushed (…): the repository is empty, archived, or being changed. …',
    ruleset: 'GitHub refused to push … (…). A ruleset may forbid such branches: make an exception for agent-fix/*.',
    other: '… could not be pushed (…). …',
    conflict: 'GitHub cannot merge … with … at …, because they conflict: update the branch.',
    other_merge: 'The merge with … that GitHub made has other files than the one that was proven: update the branch, and run again.',
};
async function groundAbove(octokit, { repository, base, branch, patch }, { tip, baseTip }) {
    if (branch === base.branch) {
        return {
            kind: 'unfit',
            problem: (0,base_text .Bq)(NOT_PUSHED.changed_branch, branch),
        };
    }
    const compared = await compareCommits(octokit, repository, `${baseTip}...${tip}`);
    const commits = compared?.commits ?? [];
    const isByAgent = ({ commit }) => isAgentCommit({ message: commit.message, tree: commit.tree.sha });
    const merged = new Set();
    for (const each of commits.filter(isByAgent)) {
        const [, second] = each.parents;
        const below = second && (await compareCommits(octokit, repository, `${baseTip}...${second.sha}`));
        for (const { sha } of (below || null)?.commits ?? [])
            merged.add(sha);
    }
    const foreign = commits.filter((each) => !merged.has(each.sha) && !isByAgent(each));
    if (compared === null || commits.length < compared.total_commits)
        return unfitBranch(branch, 'commits');
    const [first] = foreign;
    if (first === undefined)
        return null;
    const touched = await pathsTouchedBy(octokit, repository, foreign.map(({ sha }) => sha));
    const paths = new Set(patch.files.map(({ path }) => path));
    if (touched === null || touched.some((path) => paths.has(path)))
        return unfitBranch(branch, `commit ${first.sha.slice(0, 12)}`);
    const count = foreign.length === 1 ? 'A commit' : `${foreign.length} commits`;
    const text = `${count} of somebody else on ${branch} lies below this one and was not part of what was proven`;
    return { kind: 'fit', parent: tip, tree: await readTreeId(octokit, repository, tip), notes: [{ text }] };
}
const unfitBranch = (branch, what) => ({
    kind: 'unfit',
    problem: (0,base_text .Bq)(NOT_PUSHED.foreign_commits, branch, what),
});
async function pathsTouchedBy(octokit, repository, shas) {
    if (shas.length > 20)
        return null;
    const commits = await Promise.all(shas.map((ref) => octokit.rest.repos.getCommit({ ...repository, ref, per_page: 100 })));
    const files = commits.map(({ data }) => data.files ?? []);
    if (files.some(({ length }) => length >= 100))
        return null;
    return pathsOf(files.flat());
}
async function createCommit(octokit, { repository, patch, runId, title }, ground) {
    const { git } = octokit.rest;
    const { parent, tree: baseTree } = ground;
    const tree = [];
    for (const file of patch.files)
        tree.push(await treeEntry(octokit, repository, file));
    const { data } = await git.createTree({ ...repository, base_tree: baseTree, tree });
    const message = commitMessage(title, { runId, tree: data.sha });
    const commit = await git.createCommit({ ...repository, message, tree: data.sha, parents: [parent] });
    return { sha: commit.data.sha, isVerified: commit.data.verification?.verified === true };
}
const MAX_INLINE_BYTES = 100 * 1024;
async function treeEntry(octokit, repository, { path, mode, content }) {
    const bytes = Buffer.from(content);
    const entry = { path, mode, type: 'blob' };
    const isText = (0,external_node_buffer_.isUtf8)(bytes) && !bytes.includes(0);
    if (isText && bytes.length <= MAX_INLINE_BYTES)
        return { ...entry, content: bytes.toString('utf8') };
    const encoding = isText ? 'utf-8' : 'base64';
    const encoded = { content: bytes.toString(encoding), encoding };
    const blob = await octokit.rest.git.createBlob({ ...repository, ...encoded });
    return { ...entry, sha: blob.data.sha };
}
async function createBranch(octokit, request, sha) {
    const { repository, branch } = request;
    try {
        await octokit.rest.git.createRef({ ...repository, ref: `refs/heads/${branch}`, sha });
        return true;
    }
    catch (error) {
        if (statusOf(error) !== 422)
            throw error;
        const tip = await readTip(octokit, repository, branch);
        if (tip === null)
            throw error;
        return tip === sha;
    }
}
function pushProblem(error, { branch }) {
    const answer = describeError(error);
    const mend = mendOf(error, 'contents: write');
    if (isRateLimit(error))
        return (0,base_text .Bq)(NOT_PUSHED.rate_limit, branch, answer, mend);
    switch (statusOf(error)) {
        case 401:
            return (0,base_text .Bq)(NOT_PUSHED.token, answer, mend);
        case 403:
        case 404:
            return (0,base_text .Bq)(NOT_PUSHED.right, branch, answer, mend);
        case 409:
            return (0,base_text .Bq)(NOT_PUSHED.repository, branch, answer, mend);
        case 422:
            return /\brules?(?:ets?)?\b/i.test(answer)
                ? (0,base_text .Bq)(NOT_PUSHED.ruleset, branch, answer)
                : (0,base_text .Bq)(NOT_PUSHED.other, branch, answer, IN_THE_WAY);
        default:
            return (0,base_text .Bq)(NOT_PUSHED.other, branch, answer, mend);
    }
}

; 






const REFUSED = {
    no_repository: 'the fork that the commit came from is gone',
    fork: 'the commit comes from a fork',
    agent_branch: '… is a branch of agent-fix itself',
    agent_commit: '… is a commit of agent-fix itself',
    nobody: 'nobody is named as having started this run',
    bot: '… is a bot that allow-bots does not name',
    issue_closed: 'issue #… is …',
    issue_edited: 'issue #… was edited since',
    label_gone: `issue #… no longer has the label ${JSON.stringify(AGENT_LABEL)}`,
    asks_no_more: 'the review no longer asks for changes',
    request_edited: 'the … that asked was edited since',
    request_gone: 'the … that asked is gone',
    no_branch: 'there is no branch …',
    moved: '… has moved on since (… is no longer its tip)',
    other_account: '… is another account than the one of the event',
    no_access: '… has no write access',
    unknown_person: '… is not known to this repository',
    access_unknown: 'the permission of … could not be looked up (…)',
};
const why = (kind, ...words) => (0,base_text .Bq)(REFUSED[kind], ...words);
async function passGate(octokit, request) {
    const closed = problemOfEvent(request) ?? problemOfBots(request);
    if (closed !== null)
        return { kind: 'refused', reason: closed };
    const [people, place] = await Promise.all([
        problemOfPeople(octokit, request),
        checkPlace(octokit, request),
    ]);
    if (people === null)
        return place;
    const isUnanswered = place.kind === 'refused' && place.isUnanswered === true;
    return { kind: 'refused', reason: people, ...(isUnanswered ? { isUnanswered } : {}) };
}
async function checkPlace(octokit, request) {
    try {
        const [text, base] = await Promise.all([problemOfText(octokit, request), checkBase(octokit, request)]);
        if (text === null || base.kind === 'refused')
            return base;
        return { kind: 'refused', reason: text, changedSince: base.baseCommit };
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return { kind: 'refused', reason: faultText(error).replace(/\.$/, ''), isUnanswered: true };
    }
}
function problemOfEvent({ event }) {
    if (event.headRepositoryId === null)
        return why('no_repository');
    if (event.headRepositoryId !== event.repositoryId)
        return why('fork');
    return isAgentBranch(event.base.branch) && !event.isFollowUp
        ? why('agent_branch', event.base.branch)
        : null;
}
function problemOfBots({ event, allowBots }) {
    if (event.actors.length === 0)
        return why('nobody');
    const allowed = new Set(allowBots.map(botName));
    const bot = event.actors.find(({ isBot, login }) => isBot && !allowed.has(botName(login)));
    return bot === undefined ? null : why('bot', bot.login);
}
async function problemOfAsking(octokit, request) {
    const [text, people] = await Promise.all([
        problemOfText(octokit, request),
        problemOfPeople(octokit, request),
    ]);
    return text ?? people;
}
async function problemOfPeople(octokit, request) {
    const allowed = new Set(request.allowUsers.map((user) => user.toLowerCase()));
    const people = request.event.actors.filter(({ isBot, login }) => !isBot && !allowed.has(login.toLowerCase()));
    const problems = await Promise.all(people.map((person) => problemOfAccess(octokit, request.repository, person)));
    return problems.find((problem) => problem !== null) ?? null;
}
const botName = (login) => login.toLowerCase().replace(/\[bot\]$/, '');
async function problemOfText(octokit, request) {
    const { requestText, issue } = request.event;
    const problems = await Promise.all([
        issue === null ? null : problemOfIssue(octokit, request, issue),
        requestText === null ? null : problemOfRequestText(octokit, request.repository, requestText),
    ]);
    return problems.find((problem) => problem !== null) ?? null;
}
async function problemOfIssue(octokit, { event, repository }, { number, title, body }) {
    const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
    if (data.state !== 'open')
        return why('issue_closed', number, data.state);
    if (data.title !== title || (data.body ?? '') !== body)
        return why('issue_edited', number);
    if (event.requestText !== null)
        return null;
    const names = data.labels.map((each) => (typeof each === 'string' ? each : (each.name ?? '')));
    return names.some(isAgentLabel) ? null : why('label_gone', number);
}
async function problemOfRequestText(octokit, repository, requestText) {
    const { issues, pulls } = octokit.rest;
    try {
        if (requestText.kind === 'review') {
            const review = { ...repository, pull_number: requestText.pull, review_id: requestText.id };
            const { data } = await pulls.getReview(review);
            if (data.state !== 'CHANGES_REQUESTED')
                return why('asks_no_more');
            return data.body === requestText.body ? null : why('request_edited', requestText.kind);
        }
        const { data } = await issues.getComment({ ...repository, comment_id: requestText.id });
        return data.body === requestText.body && data.updated_at === data.created_at
            ? null
            : why('request_edited', requestText.kind);
    }
    catch (error) {
        if (statusOf(error) === 404)
            return why('request_gone', requestText.kind);
        throw error;
    }
}
async function checkBase(octokit, { repository, event, mayHaveMoved = false }) {
    const { branch, commit, mustBeTip } = event.base;
    if (commit !== null && !mustBeTip)
        return { kind: 'open', baseCommit: commit };
    const tip = await readTip(octokit, repository, branch);
    if (tip === null)
        return { kind: 'refused', reason: why('no_branch', JSON.stringify(branch)) };
    if (!mustBeTip || commit === null)
        return { kind: 'open', baseCommit: tip };
    if (tip !== commit) {
        const moved = mayHaveMoved ? await compareCommits(octokit, repository, `${commit}...${tip}`) : null;
        if (moved?.status !== 'ahead')
            return {
                kind: 'refused',
                reason: why('moved', branch, commit.slice(0, 12)),
                changedSince: commit,
            };
    }
    if (event.isFollowUp)
        return { kind: 'open', baseCommit: commit };
    const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: commit });
    return hasRunTrailer(data.message)
        ? { kind: 'refused', reason: why('agent_commit', commit.slice(0, 12)) }
        : { kind: 'open', baseCommit: commit };
}
async function countAttempts(octokit, repository, { failedRun, base }) {
    if (failedRun === null)
        return { count: 1, note: null };
    const { workflow, runId, attempt } = failedRun;
    if (workflow === null || base.commit === null)
        return { count: attempt, note: null };
    const { actions } = octokit.rest;
    try {
        const { data } = await actions.listWorkflowRuns({
            ...repository,
            workflow_id: workflow,
            head_sha: base.commit,
            per_page: 100,
        });
        const others = data.workflow_runs
            .flatMap(({ id, run_attempt: last = 1, conclusion }) => Array.from({ length: last }, (_, at) => ({
            id,
            attempt: at + 1,
            ended: at + 1 === last ? conclusion : undefined,
        })))
            .filter((each) => each.id !== runId || each.attempt !== attempt);
        const ends = await Promise.all(others.map(async ({ id, attempt: number, ended }) => {
            if (ended !== undefined)
                return ended;
            const which = { ...repository, run_id: id, attempt_number: number };
            return (await actions.getWorkflowRunAttempt(which)).data.conclusion;
        }));
        return { count: 1 + ends.filter((ended) => ended === 'failure').length, note: null };
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        const note = `how often this commit was tried could not be counted (${describeError(error)})`;
        return { count: attempt, note };
    }
}
const RIGHTS_LACKING = {
    reading: 'The failed run cannot be read (…), so that neither the step that failed nor its log is known. ' +
        'Give the job `permissions: actions: read`.',
    pushing: 'The token may not push (…). Give the job `permissions: contents: write`, or set `dry-run: true`.',
    rulesets: 'Rulesets hold for … (…): GitHub may refuse the push, unless the token may bypass them. ' +
        'Leave such branches out of them.',
    branch: IN_THE_WAY,
};
async function checkRights(octokit, request) {
    const [reading, rules, room, pushing] = await Promise.all([
        checkReading(octokit, request),
        request.proposes ? checkRules(octokit, request) : null,
        request.proposes ? checkRoom(octokit, request) : null,
        request.publishes ? checkPushing(octokit, request) : null,
    ]);
    const { judgesByRun = false } = request;
    return {
        warnings: [judgesByRun ? null : reading, rules].filter((text) => text !== null),
        problems: [judgesByRun ? reading : null, room, pushing].filter((text) => text !== null),
    };
}
const triedOnce = (signal) => ({ signal, retries: 0 });
async function refusalOf(ask, refusals) {
    try {
        await ask();
        return null;
    }
    catch (error) {
        const isRefusal = refusals.includes(statusOf(error) ?? 0) && !isRateLimit(error);
        return isRefusal ? describeError(error) : null;
    }
}
async function checkReading(octokit, { repository, failedRun, signal }) {
    if (failedRun === null)
        return null;
    const run = { ...repository, run_id: failedRun.runId, request: triedOnce(signal) };
    const answer = await refusalOf(() => octokit.rest.actions.getWorkflowRun(run), [403, 404]);
    return answer === null ? null : (0,base_text .Bq)(RIGHTS_LACKING.reading, answer);
}
async function checkPushing(octokit, { repository, signal }) {
    const blob = { ...repository, content: '', encoding: 'utf-8', request: triedOnce(signal) };
    const answer = await refusalOf(() => octokit.rest.git.createBlob(blob), [403]);
    return answer === null ? null : (0,base_text .Bq)(RIGHTS_LACKING.pushing, answer);
}
async function checkRoom(octokit, { repository, branch, signal }) {
    const [folder] = branch.split('/');
    if (!isAgentBranch(branch))
        return null;
    try {
        await octokit.rest.git.getRef({ ...repository, ref: `heads/${folder}`, request: triedOnce(signal) });
        return RIGHTS_LACKING.branch;
    }
    catch {
        return null;
    }
}
const HINDERING = new Set('creation update pull_request required_status_checks required_deployments merge_queue'.split(' '));
async function checkRules(octokit, { repository, branch, signal }) {
    try {
        const { data } = await octokit.rest.repos.getBranchRules({
            ...repository,
            branch,
            per_page: 100,
            request: triedOnce(signal),
        });
        const kinds = [...new Set(data.map(({ type }) => type))].filter((type) => HINDERING.has(type));
        return kinds.length === 0 ? null : (0,base_text .Bq)(RIGHTS_LACKING.rulesets, branch, kinds.toSorted().join(', '));
    }
    catch {
        return null;
    }
}
const WRITING = new Set(['admin', 'maintain', 'write']);
async function problemOfAccess(octokit, repository, person) {
    const { login, id } = person;
    try {
        const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
            ...repository,
            username: login,
        });
        if (id !== null && data.user?.id !== id)
            return why('other_account', login);
        return WRITING.has(data.permission) ? null : why('no_access', login);
    }
    catch (error) {
        if (statusOf(error) === 404)
            return why('unknown_person', login);
        return why('access_unknown', login, describeError(error));
    }
}

; 






const MAX_ISSUE_BYTES = 8 * 1024;
const MAX_COMMENT_BYTES = 3 * 1024;
const MAX_COMMENTS = 8;
const PAGE = 100;
const MAX_COMMENT_PAGES = 5;
const MAX_AUTHORS = 20;
const MAX_REMARKS = 30;
async function readWords(octokit, request, { requestText, issue }) {
    if (issue !== null)
        return readIssueText(octokit, request, issue);
    return requestText?.kind === 'review'
        ? readReviewText(octokit, request, requestText)
        : { evidence: [], notes: [] };
}
async function readIssueText(octokit, { repository, redact }, issue) {
    const { number } = issue;
    const [{ data }, listed] = await Promise.all([
        octokit.rest.issues.get({ ...repository, issue_number: number, ...RENDERED }),
        listComments(octokit, repository, issue).catch((error) => {
            if (statusOf(error) === null)
                throw error;
            const note = `the comments on issue #${number} could not be read (${describeError(error)}); it needs \`issues: read\``;
            return { comments: [], notes: [note] };
        }),
    ]);
    if ((data.body ?? '') !== issue.body)
        return { problem: `issue #${number} was edited since` };
    const { trusted, notes } = await trustedOnly(octokit, repository, listed.comments);
    const shown = trusted
        .slice(-MAX_COMMENTS)
        .map(({ login, html }) => part(`comment of ${login} on issue #${number}`, html, redact));
    const older = trusted.length - shown.length;
    return together([issueEvidence(issue, htmlOf(`issue #${number}`, data), redact), ...shown], [
        ...listed.notes,
        ...notes,
        ...(older > 0 ? [`older comments on issue #${number} were not read: ${older}`] : []),
    ]);
}
const together = (parts, further) => ({
    evidence: parts.flatMap(({ evidence }) => evidence),
    notes: [...parts.flatMap(({ notes }) => notes), ...further],
});
async function readReviewText(octokit, { repository, redact }, { id, pull, body }) {
    const review = { ...repository, pull_number: pull, review_id: id, ...RENDERED };
    const { pulls } = octokit.rest;
    const [{ data }, remarks] = await Promise.all([
        pulls.getReview(review),
        octokit.paginate(pulls.listCommentsForReview, { ...review, per_page: PAGE }),
    ]);
    if (data.body !== body)
        return { problem: 'the review that asked was edited since' };
    const reviewBody = body === ''
        ? []
        : [part(`review of pull request #${pull}`, htmlOf('the review that asked', data), redact)];
    const placed = remarks.slice(0, MAX_REMARKS).map((remark) => {
        const { path, line, original_line } = remark;
        const html = htmlOf('a remark of the review', remark);
        const place = `${path}${(line ?? original_line) ? `:${line ?? original_line}` : ''}`;
        return part(`remark of the review on ${place}`, html, redact);
    });
    const left = remarks.length - placed.length;
    return together([...reviewBody, ...placed], left > 0 ? [`remarks of the review that were not read: ${left}`] : []);
}
function issueEvidence({ number, title }, html, redact) {
    const [shownTitle, body] = [removeInvisible(title), renderedText(html)];
    const text = `${(0,base_text .ml)((0,base_text .yZ)(redact(shownTitle.text)), 300)}\n\n${(0,base_text .U_)(redact(body.text), MAX_ISSUE_BYTES - 1024)}`;
    return noted(`issue #${number}`, text, shownTitle.removed + body.removed);
}
const part = (source, html, redact) => renderedEvidence(source, html, { redact, maxBytes: MAX_COMMENT_BYTES });
function renderedEvidence(source, html, { redact, maxBytes }) {
    const { text, removed } = renderedText(html);
    return noted(source, (0,base_text .U_)(redact(text), maxBytes), removed);
}
const noted = (source, text, removed) => ({
    evidence: [{ source, text }],
    notes: removed === 0 ? [] : [`removed from ${source}: ${(0,numbers .gL)(removed, 'invisible character')}`],
});
async function listComments(octokit, repository, { number, labelledAt }) {
    const readPage = (page) => octokit.rest.issues.listComments({
        ...repository,
        issue_number: number,
        per_page: PAGE,
        page,
        ...RENDERED,
    });
    const first = await readPage(1);
    const last = Number(/[?&]page=(\d+)[^>]*>; rel="last"/.exec(first.headers.link ?? '')?.[1] ?? 1);
    const from = Math.max(2, last - MAX_COMMENT_PAGES + 1);
    const rest = await Promise.all(Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => readPage(from + at)));
    const skipped = last > MAX_COMMENT_PAGES ? (from - 1) * PAGE : 0;
    const pages = skipped > 0 ? rest : [first, ...rest];
    const comments = pages
        .flatMap(({ data }) => data)
        .flatMap((comment) => {
        const { user, updated_at } = comment;
        const html = htmlOf(`a comment on issue #${number}`, comment);
        if (!user || !html || Date.parse(updated_at) > Date.parse(labelledAt))
            return [];
        const isBot = user.type === 'Bot' || isBotName(user.login);
        return [{ login: user.login, id: user.id, isBot, html }];
    });
    const notes = skipped > 0 ? [`the oldest ${skipped} comments on issue #${number} were not read`] : [];
    return { comments, notes };
}
async function trustedOnly(octokit, repository, comments) {
    const people = comments.filter(({ isBot }) => !isBot);
    const newestFirst = new Map(people.toReversed().map((comment) => [comment.login, comment]));
    const newest = [...newestFirst.values()].slice(0, MAX_AUTHORS);
    const problems = await Promise.all(newest.map((comment) => problemOfAccess(octokit, repository, comment)));
    const problemOf = new Map(newest.map(({ login }, at) => [login, problems[at]]));
    const trusted = people.filter(({ login }) => problemOf.get(login) === null);
    const unknown = people.filter(({ login }) => !problemOf.has(login)).length;
    const others = people.length - trusted.length - unknown;
    const notes = [
        [comments.length - people.length, 'by bots'],
        [others, 'by people without write access'],
        [unknown, `by people beyond the ${MAX_AUTHORS} whose access was looked up`],
    ];
    return {
        trusted,
        notes: notes
            .filter(([count]) => count > 0)
            .map(([count, who]) => count === 1 ? `1 comment ${who} was not read` : `${count} comments ${who} were not read`),
    };
}

; 




async function readDependencyPull(octokit, { repository, branch, redact }) {
    try {
        const head = `${repository.owner}:${branch}`;
        const open = { ...repository, state: 'open', head, ...RENDERED };
        const { data: pulls } = await octokit.rest.pulls.list(open);
        const pull = pulls.find(({ user }) => user?.type === 'Bot');
        if (pull === undefined)
            return { pull: null, notes: [] };
        const { number, title } = pull;
        const query = { ...repository, pull_number: number, per_page: 100 };
        const { data: files } = await octokit.rest.pulls.listFiles(query);
        const bumps = bumpsOf(files, title).map(({ name, from, to }) => {
            const [bounded, before, after] = [name, from, to].map((text) => (0,base_text .ml)(redact(text), MAX_PACKAGE_CHARS));
            return { name: bounded ?? '', from: before ?? '', to: after ?? '' };
        });
        if (bumps.length === 0)
            return { pull: null, notes: [] };
        const text = bumps.map(({ name, from, to }) => from === '' ? `${name} → ${to}` : `${name} ${from} → ${to}`);
        const bot = pull.user?.login ?? 'a bot';
        const source = `packages that pull request #${number} of ${bot} changes`;
        const html = htmlOf(`pull request #${number}`, RenderedPull.parse(pull));
        const written = renderedEvidence(`what ${bot} wrote in pull request #${number}`, html, {
            redact,
            maxBytes: MAX_WRITTEN_BYTES,
        });
        const withText = written.evidence.filter((each) => each.text !== '');
        return {
            pull: { bumps, evidence: [{ source, text: text.join('\n') }, ...withText] },
            notes: written.notes,
        };
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return {
            pull: null,
            notes: [`the pull request from ${branch} could not be read (${describeError(error)})`],
        };
    }
}
const RenderedPull = schemas .Ikc({ body: schemas .YjP().nullish(), body_html: schemas .YjP().nullish() });
const MAX_WRITTEN_BYTES = 4 * 1024;
const MAX_PACKAGE_CHARS = 100;
const MAX_BUMPS = 20;
const MANIFEST = /(?:^|\/)(?:package|composer|deno)\.json$|requirements[^/]*\.(?:txt|in)$|(?:^|\/)(?:pyproject|Cargo)\.toml$/;
const MANIFEST_OF_OTHERS = /(?:^|\/)(?:Pipfile|go\.mod|pom\.xml|Gemfile|mix\.exs|pubspec\.yaml|setup\.(?:py|cfg)|build\.gradle(?:\.kts)?)$/;
const MANIFEST_BY_ENDING = /\.(?:versions\.toml|gemspec|[cf]sproj|vbproj|props)$/;
function bumpsOf(files, title) {
    const manifests = files.filter(({ filename }) => [MANIFEST, MANIFEST_OF_OTHERS, MANIFEST_BY_ENDING].some((pattern) => pattern.test(filename)));
    const bumps = new Map();
    for (const { patch = '' } of manifests)
        for (const bump of bumpsIn(patch))
            bumps.set(bump.name, bump);
    if (bumps.size > 0)
        return [...bumps.values()].slice(0, MAX_BUMPS);
    const [, name, from = '', to] = /\bbumps? (\S+) from (\S+) to (\S+)/i.exec(title) ?? /\bdependency (\S+)( ?)to (\S+)/i.exec(title) ?? [];
    return name === undefined || to === undefined ? [] : [{ name, from: from.trim(), to }];
}
function bumpsIn(patch) {
    const [before, after] = [new Map(), new Map()];
    let around = '';
    for (const line of patch.split('\n')) {
        around =
            /<artifactId>([^<]+)<|^.\[(?:.*[.-])?dependencies\.([\w-]+)\]/.exec(line)?.slice(1).find(Boolean) ??
                around;
        const of = line.startsWith('-') ? before : line.startsWith('+') ? after : null;
        const found = of === null ? null : packageIn(line.slice(1, 500), around);
        if (found !== null)
            of?.set(found.name.replace(/\/v\d+$/, ''), found);
    }
    return [...after].flatMap(([key, { name, version: to }]) => {
        const from = before.get(key)?.version;
        return from === undefined || from === to ? [] : [{ name, from, to }];
    });
}
const KEYWORDS = new Set(`gem require implementation api testimplementation compileonly runtimeonly classpath id version from package url
  packagereference packageversion include update dependency spec add_dependency add_development_dependency`.split(/\s+/));
const NAME = /[@A-Za-z][\w.@/:+-]*/g;
const BUMPED_VERSION = /(?<![\w.])v?\d[\w.*+-]*/;
function packageIn(line, around) {
    for (const { 0: word, index } of line.matchAll(NAME)) {
        const [, joined, joinedVersion] = /^(.+)[:@](v?\d.*)$/.exec(word) ?? [];
        const name = (joined ?? word).replace(/:$/, '').replace(/[.-]version$/i, '');
        const isKeyword = KEYWORDS.has(name.toLowerCase());
        if (isKeyword && (around === '' || !/^version$/i.test(name)))
            continue;
        const version = joinedVersion ?? BUMPED_VERSION.exec(line.slice(index + word.length))?.[0];
        return version === undefined ? null : { name: isKeyword ? around : name, version };
    }
    return null;
}

var limits = __webpack_require__(97386);
var ports = __webpack_require__(53392);
; 


function problemOfPatch({ files }) {
    if (files.length === 0)
        return 'the patch is empty';
    if (files.length > limits .B.patch.files)
        return `the patch has ${files.length} files, more than ${limits .B.patch.files}`;
    if (new Set(files.map(({ path }) => path)).size < files.length)
        return 'the patch names a file twice';
    for (const file of files) {
        const problem = problemOfFile(file);
        if (problem !== null)
            return `${JSON.stringify(file.path)} ${problem}`;
    }
    return null;
}
function problemOfFile({ path, mode, content }) {
    if (mode !== '100644' && mode !== '100755')
        return `has the mode ${mode}`;
    if (content.length > limits .B.patch.fileBytes)
        return `is larger than ${limits .B.patch.fileBytes} bytes`;
    if (/[\p{Cc}\p{Cf}\\]/u.test(path) || !path.isWellFormed())
        return 'holds a character that no path should hold';
    const parts = path.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'is no plain path in the repository';
    if (parts.some(ports .Z$))
        return "lies in git's own folder";
    return /^\.github\/workflows(\/|$)/i.test(path) ? 'is a workflow, which is never published' : null;
}

; 




async function publish(octokit, request) {
    const problem = problemOfPatch(request.patch);
    if (problem !== null)
        return { kind: 'failed', problem: `Nothing was pushed: ${problem}.`, pushed: null };
    const push = await pushPatch(octokit, request);
    if (push.kind === 'failed')
        return { ...push, pushed: null };
    return { ...(await openPullRequest(octokit, request, push)), pushed: push.commit };
}
async function openPullRequest(octokit, request, { notes, isNewBranch }) {
    const { title, body, isProven, isFollowUp } = request;
    const isDraft = isProven === null ? null : !isProven;
    const section = (maxChars) => body(maxChars, notes);
    const generated = { title, section, isDraft, isFollowUp };
    try {
        const open = isNewBranch ? null : await findOpen(octokit, request);
        return open === null
            ? await create(octokit, request, generated)
            : await update(octokit, request, { open, generated });
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return { kind: 'failed', problem: pullRequestProblem(error, request) };
    }
}
async function findOpen(octokit, { repository, branch }) {
    const head = `${repository.owner}:${branch}`;
    const { data } = await octokit.rest.pulls.list({ ...repository, state: 'open', head, per_page: 100 });
    return data.find((pull) => pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) ?? null;
}
async function create(octokit, request, generated) {
    const data = await createOnce(octokit, request, newBody(generated));
    return {
        kind: 'published',
        number: data.number,
        url: data.html_url,
        operation: 'created',
        warnings: [],
    };
}
async function createOnce(octokit, request, body) {
    const { repository, branch, into, title, draft } = request;
    try {
        const pull = { ...repository, title, body, head: branch, base: into, draft };
        return (await octokit.rest.pulls.create(pull)).data;
    }
    catch (error) {
        const open = statusOf(error) === 422 ? await findOpen(octokit, request) : null;
        if (open === null)
            throw error;
        return open;
    }
}
async function update(octokit, { repository, into, isProven }, { open, generated }) {
    const { number, draft: isDraft = false } = open;
    const described = { title: open.title, body: open.body ?? '', isDraft };
    const { title, body, isDraftOurs, isFull } = updatedBody(described, generated);
    const { data } = await octokit.rest.pulls.update({
        ...repository,
        pull_number: number,
        title,
        ...(isFull ? {} : { body }),
    });
    const warnings = [];
    if (isFull)
        warnings.push('The description of the pull request has no room for the report of this run: shorten it.');
    if (open.base.ref !== into)
        warnings.push(`The pull request goes into ${open.base.ref}, where a person moved it, and stays there: this run worked for ${into}.`);
    if (isProven !== null && isProven === isDraft && isDraftOurs) {
        const what = `The pull request could not be turned ${isDraft ? 'from' : 'into'} a draft`;
        const warning = await warned(what, 'Do that by hand.', () => setDraft(octokit, open.node_id, !isDraft));
        if (warning !== null)
            warnings.push(warning);
    }
    return { kind: 'published', number, url: data.html_url, operation: 'updated', warnings };
}
const TO_DRAFT = `mutation ToDraft($input: ConvertPullRequestToDraftInput!) {
  convertPullRequestToDraft(input: $input) { clientMutationId }
}`;
const TO_READY = `mutation ToReady($input: MarkPullRequestReadyForReviewInput!) {
  markPullRequestReadyForReview(input: $input) { clientMutationId }
}`;
async function setDraft(octokit, nodeId, isDraft) {
    try {
        await octokit.graphql(isDraft ? TO_DRAFT : TO_READY, { input: { pullRequestId: nodeId } });
    }
    catch (error) {
        throw graphqlError(error);
    }
}
async function warned(what, mend, run) {
    try {
        await run();
        return null;
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return `${what} (${describeError(error)}). ${mend}`;
    }
}
function pullRequestProblem(error, { branch, into, draft }) {
    const answer = describeError(error);
    const kept = `The fix is on the branch ${branch}, but has no pull request`;
    const mend = mendOf(error, 'pull-requests: write');
    if (isRateLimit(error))
        return `${kept}: GitHub's rate limit refused it (${answer}). ${mend}`;
    switch (statusOf(error)) {
        case 403:
        case 404:
            return (`${kept} (${answer}). ${mend} Switch on "Allow GitHub Actions to create and approve pull ` +
                `requests" in the repository's Settings, Actions, General.`);
        case 422:
            return `${kept}: GitHub refused one into ${into}${draft ? ' as a draft, which not every plan has (input draft)' : ''} (${answer}).`;
        default:
            return `${kept} (${answer}). ${mend}`;
    }
}
async function closeSettled(octokit, { repository, branch, why }) {
    try {
        const open = await findOpen(octokit, { repository, branch });
        if (open === null)
            return;
        const { number } = open;
        await octokit.rest.issues.createComment({ ...repository, issue_number: number, body: why });
        await octokit.rest.pulls.update({ ...repository, pull_number: number, state: 'closed' });
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
    }
}
async function newestSubjects(octokit, repository, commit) {
    try {
        const { data } = await octokit.rest.repos.listCommits({ ...repository, sha: commit, per_page: 50 });
        return data.map((each) => each.commit.message.split('\n', 1)[0] ?? '');
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return [];
    }
}

; 

function createJobLog(write) {
    const line = (text) => write(`${breakCommands(text.replace(/\s+/g, ' '))}\n`);
    return {
        info: line,
        warning: (text) => write(`::warning title=agent-fix::${escapeData(text)}\n`),
        untrusted: (text) => write(`${breakCommands(text)}\n`),
        async group(title, run) {
            write(`::group::${escapeData(title.replace(/\s+/g, ' '))}\n`);
            try {
                return await run();
            }
            finally {
                write('::endgroup::\n');
            }
        },
    };
}
function breakCommands(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(/:(?=:)/g, ':\u200b')
        .replace(/##(?=\[)/g, '##\u200b');
}
function escapeData(text) {
    return breakCommands(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
const NO_STATUS = {
    attempt: 1,
    begin: () => { },
    show: () => { },
    end: async () => ({ url: null, notes: [] }),
};
async function openStatus(request) {
    const { octokit, context, inputs, event, baseCommit: commit } = request;
    if (event.subject === null || inputs.dryRun)
        return NO_STATUS;
    const { repository } = context;
    const subject = { repository, number: event.subject, commit };
    const comment = new StatusComment(octokit, subject, await findStatusComment(octokit, subject));
    if (inputs.mode === 'solve')
        return { ...NO_STATUS, attempt: comment.attempt };
    const react = (content) => reactTo(octokit, repository, event, content);
    let answered = Promise.resolve(null);
    return {
        attempt: comment.attempt,
        begin(text) {
            answered = react('eyes');
            comment.show(text);
        },
        show: (text) => comment.show(text),
        async end(text, isWell) {
            const [ended, ...notes] = await Promise.all([
                comment.end(text),
                answered,
                react(isWell ? 'rocket' : 'confused'),
            ]);
            return { ...ended, notes: [...ended.notes, ...notes.filter((note) => note !== null).slice(0, 1)] };
        },
    };
}
async function reactTo(octokit, repository, { requestText }, content) {
    if (requestText?.kind !== 'comment')
        return null;
    try {
        const reaction = { ...repository, comment_id: requestText.id, content };
        await octokit.rest.reactions.createForIssueComment(reaction);
        return null;
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return `the comment that asked could not be answered with a reaction (${describeError(error)})`;
    }
}
const STATUS_MARK = /^<!-- agent-fix:status tried=([0-9a-f:,]*) -->\n/;
const MAX_TRIED = 20;
class StatusComment {
    attempt;
    #octokit;
    #subject;
    #mark;
    #comment;
    #problem;
    #pending = Promise.resolve();
    constructor(octokit, subject, { comment, tried, problem }) {
        this.#octokit = octokit;
        this.#subject = subject;
        this.#comment = comment;
        this.#problem = problem;
        this.attempt = (tried.get(subject.commit) ?? 0) + 1;
        const others = [...tried].filter(([commit]) => commit !== subject.commit).slice(1 - MAX_TRIED);
        const marked = [...others, [subject.commit, this.attempt]].map(([commit, times]) => `${commit}:${times}`);
        this.#mark = `<!-- agent-fix:status tried=${marked.join(',')} -->\n`;
    }
    show(text) {
        this.#pending = this.#pending.then(() => this.#write(`${this.#mark}${text}`));
    }
    async end(text) {
        this.show(text);
        await this.#pending;
        return { url: this.#comment?.url ?? null, notes: this.#problem === null ? [] : [this.#problem] };
    }
    async #write(body) {
        if (this.#problem !== null)
            return;
        const { repository, number } = this.#subject;
        const { issues } = this.#octokit.rest;
        try {
            const { data } = this.#comment === null
                ? await issues.createComment({ ...repository, issue_number: number, body })
                : await issues.updateComment({ ...repository, comment_id: this.#comment.id, body });
            this.#comment = { id: data.id, url: data.html_url };
        }
        catch (error) {
            this.#problem =
                `the comment on #${number} could not be written (${describeError(error)}); it ` +
                    `needs \`issues: write\`, on pull requests \`pull-requests: write\``;
        }
    }
}
async function findStatusComment(octokit, { repository, number }) {
    const none = { comment: null, tried: new Map(), problem: null };
    const request = { ...repository, issue_number: number, per_page: 100 };
    let tokenLogin = null;
    try {
        for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, request)) {
            for (const { id, html_url: url, user, body = '' } of data) {
                const tried = STATUS_MARK.exec(body.replaceAll('\r\n', '\n'))?.[1];
                if (tried === undefined || !user)
                    continue;
                if (user.type !== 'Bot') {
                    tokenLogin ??= await loginOf(octokit);
                    if (user.login !== tokenLogin)
                        continue;
                }
                const counts = tried.split(',').flatMap((pair) => {
                    const [commit, times] = pair.split(':');
                    return commit && times ? [[commit, Number(times)]] : [];
                });
                return { ...none, comment: { id, url }, tried: new Map(counts) };
            }
        }
        return none;
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return { ...none, problem: `the comments of #${number} could not be read (${describeError(error)})` };
    }
}
async function loginOf(octokit) {
    const user = await octokit.rest.users.getAuthenticated().catch(onRefusal(null));
    return user?.data.login ?? '';
}

var unified_diff = __webpack_require__(37304);
var tell = __webpack_require__(96644);
; 






async function suggest(octokit, { repository, pull, patch, commit, title, body }) {
    const none = (why) => ({ kind: 'none', why });
    const problem = problemOfPatch(patch);
    if (problem !== null)
        return none(problem);
    if (pull.head.sha !== commit)
        return none('the pull request went on meanwhile');
    const where = { ...repository, pull_number: pull.number };
    const done = (reviewUrl, isRepeated) => ({ kind: 'suggested', number: pull.number, url: pull.html_url, reviewUrl, isRepeated });
    try {
        const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...where, per_page: 100 });
        const suggested = suggestionsOf(patch, files);
        if (suggested.kind === 'none')
            return suggested;
        const earlier = await findEarlierReview(octokit, { ...where, commit });
        if (earlier !== null)
            return done(earlier, true);
        const comments = suggested.suggestions.map(({ path, start, end, lines }) => ({
            path,
            body: suggestionBody(lines),
            side: 'RIGHT',
            line: end,
            ...(start === end ? {} : { start_line: start, start_side: 'RIGHT' }),
        }));
        if (comments.some((comment) => comment.body.length > MAX_DESCRIPTION_CHARS))
            return none('one of its changes is too long for a suggestion');
        const section = (maxChars) => body(maxChars, comments.length);
        const review = {
            ...where,
            commit_id: commit,
            event: 'COMMENT',
            body: newBody({ title, section, isDraft: null, isFollowUp: false }),
            comments,
        };
        try {
            const { data } = await octokit.rest.pulls.createReview({ ...review, request: { retries: 0 } });
            return done(data.html_url, false);
        }
        catch (error) {
            const made = (statusOf(error) ?? 0) >= 500 ? await findEarlierReview(octokit, { ...where, commit }) : null;
            if (made === null)
                throw error;
            return done(made, false);
        }
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return none(`GitHub did not take the review (${describeError(error)}), which needs \`pull-requests: write\``);
    }
}
async function findEarlierReview(octokit, { commit, ...where }) {
    const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, { ...where, per_page: 100 });
    const marked = reviews.filter(({ body, commit_id: id }) => id === commit && hasReportSection(body));
    for (const { user, html_url: url } of marked)
        if (user !== null && (user.type === 'Bot' || user.login === (await loginOf(octokit))))
            return url;
    return null;
}
function suggestionsOf({ diff, files }, pullFiles) {
    const diffed = (0,unified_diff .F)(diff) ?? [];
    const suggestions = [];
    for (const [at, { path, status }] of files.entries()) {
        const [shown] = (0,unified_diff .F)(pullFiles.find(({ filename }) => filename === path)?.patch ?? '') ?? [];
        const { hunks = null, changesLastFeed = false } = diffed[at] ?? {};
        const ofFile = status === 'added'
            ? 'is a new file'
            : changesLastFeed
                ? 'changes whether its last line ends in a line feed'
                : inFile(hunks ?? [], shown?.hunks ?? []);
        if (typeof ofFile === 'string')
            return { kind: 'none', why: `${path} ${ofFile}` };
        suggestions.push(...ofFile.map((each) => ({ path, ...each })));
    }
    return { kind: 'suggestions', suggestions };
}
function inFile(hunks, shown) {
    if (hunks.length === 0)
        return 'is no text';
    const isShown = ({ start, end }) => shown.some(({ newStart, newLines }) => start >= newStart && end < newStart + newLines);
    const places = [];
    for (const block of hunks.flatMap(blocksIn)) {
        const place = replacementsOf(block).find(isShown);
        if (place === undefined)
            return `is changed at line ${block.start}, which the pull request does not show`;
        const touched = [...block.removed, ...place.lines];
        if (new Set(touched.map((line) => line.endsWith('\r'))).size > 1)
            return `gets other line endings at line ${block.start}`;
        if (touched.map((line) => line.replace(/\r$/, '')).some((line) => (0,tell .Bv)(line) !== line))
            return `holds characters at line ${block.start} that nobody sees`;
        const before = places.at(-1);
        if (before?.end === place.start)
            places.splice(-1, 1, {
                ...place,
                start: before.start,
                lines: [...before.lines, ...place.lines.slice(1)],
            });
        else
            places.push(place);
    }
    return places;
}
function blocksIn({ oldStart, oldLines, lines }) {
    const blocks = [];
    let line = oldLines === 0 ? oldStart + 1 : oldStart;
    for (let at = 0; at < lines.length;) {
        if (lines[at]?.startsWith(' ')) {
            at += 1;
            line += 1;
            continue;
        }
        const next = lines.findIndex((each, index) => index > at && each.startsWith(' '));
        const end = next === -1 ? lines.length : next;
        const textsOf = (sign) => lines.slice(at, end).flatMap((each) => (each.startsWith(sign) ? [each.slice(1)] : []));
        const [removed, added] = [textsOf('-'), textsOf('+')];
        const neighbour = (index) => lines[index]?.slice(1) ?? null;
        blocks.push({ start: line, removed, added, before: neighbour(at - 1), after: neighbour(end) });
        line += removed.length;
        at = end;
    }
    return blocks;
}
function replacementsOf({ start, removed, added, before, after }) {
    if (removed.length > 0)
        return [{ start, end: start + removed.length - 1, lines: added }];
    return [
        ...(before === null ? [] : [{ start: start - 1, end: start - 1, lines: [before, ...added] }]),
        ...(after === null ? [] : [{ start, end: start, lines: [...added, after] }]),
    ];
}
function suggestionBody(lines) {
    const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
    const ticks = '`'.repeat(longest + 1);
    return [`${ticks}suggestion`, ...lines, ticks].join('\n');
}

; 



async function findTestedMerge(octokit, { repository, branch, head, named, ...request }) {
    try {
        const commit = await readMerge(octokit, repository, named.commit);
        const base = commit === null ? named.base : commit.parents[0];
        if (base === undefined || (commit !== null && (commit.parents[1] !== head || commit.parents.length > 2)))
            return { why: `${named.commit.slice(0, 12)} is no merge of ${head.slice(0, 12)}` };
        if (named.base !== undefined && named.base !== base)
            return { why: `${named.commit.slice(0, 12)} is no merge with ${named.base.slice(0, 12)}` };
        const into = request.into ?? (await findOpen(octokit, { repository, branch }))?.base.ref;
        if (into === undefined)
            return { why: `${branch} has no open pull request` };
        const compared = await compareCommits(octokit, repository, `${base}...${into}`);
        if (compared?.status !== 'ahead' && compared?.status !== 'identical')
            return { why: `${base.slice(0, 12)} is not part of ${into}` };
        return { head, base, into, made: commit && { commit: commit.sha, tree: commit.tree } };
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return { why: `GitHub did not say what was merged (${describeError(error)})` };
    }
}
async function readMerge(octokit, repository, ref) {
    const commit = { ...repository, ref, per_page: 1 };
    const found = await octokit.rest.repos.getCommit(commit).catch(onRefusal(null, 404, 422));
    if (found === null)
        return null;
    const { data } = found;
    return { sha: data.sha, tree: data.commit.tree.sha, parents: data.parents.map(({ sha }) => sha) };
}

var registries = __webpack_require__(29396);
var core = __webpack_require__(88532);
var settings = __webpack_require__(68027);
var usage = __webpack_require__(56587);
; 







const asExpression = (text) => `\${{ ${text} }}`;
const TEXTS = registries .u5();
class InputProblem {
    text;
    constructor(text) {
        this.text = text;
    }
}
function input(reader, text) {
    const fallback = text.default ?? '';
    const schema = schemas .YjP().transform((value, context) => {
        const result = reader(value === '' && !fallback.startsWith('${{') ? fallback : value);
        if (!(result instanceof InputProblem))
            return result;
        context.addIssue({ code: 'custom', message: result.text });
        return core .tm;
    });
    TEXTS.add(schema, text);
    return schema;
}
const inputs_text = (value) => value;
const orNull = (reader) => (value) => value === '' ? null : reader(value);
const oneOf = (values) => (value) => values.find((each) => each === value) ?? new InputProblem(`is not one of ${values.join(', ')}`);
const numberWithin = (min, max) => (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max
        ? number
        : new InputProblem(`is not a whole number from ${min} to ${max}`);
};
const yesOrNo = (value) => {
    if (/^(true|True|TRUE)$/.test(value))
        return true;
    return /^(false|False|FALSE)$/.test(value)
        ? false
        : new InputProblem('is not a boolean: write true or false');
};
const items = (item, whatItIs) => (value) => {
    const items = value
        .split(/[\n,]/)
        .map((each) => each.trim())
        .filter((each) => each !== '');
    const wrong = items.find((each) => !item.test(each));
    return wrong === undefined
        ? items
        : new InputProblem(`holds ${JSON.stringify(wrong)}, which is not ${whatItIs}`);
};
const readBy = (schema) => (value) => {
    const { data, error } = schema.safeParse(value);
    return data ?? new InputProblem(error?.issues[0]?.message ?? 'cannot be read');
};
function parsePlace(value) {
    const parts = value.split('/').filter((part) => part !== '' && part !== '.');
    if (value.startsWith('/') || value.includes('\\') || parts.includes('..')) {
        return new InputProblem('is not a place inside of the repository: give a relative path with /, without ..');
    }
    return parts.join('/') || '.';
}
const JobState = schemas .Ikc({
    status: schemas .YjP().nullish(),
    container: schemas .Ikc({ id: schemas .YjP().nullish() }).nullish(),
    services: schemas .g1P(schemas .YjP(), schemas .L5J()).nullish(),
});
function parseJobState(text) {
    const state = (0,json .Vh)(JobState, text);
    return {
        status: state?.status ?? null,
        services: Object.keys(state?.services ?? {}),
        isInContainer: Boolean(state?.container?.id),
    };
}
const { limits: inputs_limits, testPolicy } = settings .a$;
const LOGIN = /^[A-Za-z0-9][\w-]*(\[bot\])?$/;
const InputsSchema = schemas .Ikc({
    mode: input(oneOf(['fix', 'solve', 'publish']), {
        words: '`fix`: one job looks for the fix and publishes it. `solve`: this job looks for it, writes ' +
            'nothing to GitHub, and leaves a bundle. `publish`: this later job makes a pull request of the bundle.',
        default: 'fix',
        setBy: 'workflow',
    }),
    bundle: input(orNull(inputs_text), {
        words: 'File in which `solve` leaves the bundle and `publish` finds it, for workflows that carry it over ' +
            'by themselves. Empty: it is an artifact of the run, named `agent-fix-bundle*`.',
        setBy: 'workflow',
    }),
    goal: input(orNull(inputs_text), {
        words: 'What to do, for `workflow_dispatch`. Failing workflows and labelled issues need none.',
    }),
    testCommand: input(orNull(inputs_text), {
        words: 'Command whose result decides. Empty: the step that failed; where no step failed, what the ' +
            "repository's manifest implies, such as `npm test`.",
    }),
    workingDirectory: input(parsePlace, {
        words: 'Folder of the repository in which `test-command` runs and manifests are looked for.',
        default: '.',
    }),
    solver: input(orNull(oneOf(settings .wB.shape.solver.options)), {
        words: 'Who looks for the fix: `model`, `builtin` (a search without key, network or model) or ' +
            '`builtin-then-model`. Empty: `model` where a key, a model or an endpoint is given, else `builtin`.',
    }),
    culpritRuns: input(numberWithin(0, 1_000), {
        words: 'Limit on the runs of a failing test that look for the commit that broke it, where a last green run is known. `0`: none.',
        default: String(settings .a$.culpritRuns),
    }),
    openaiApiKey: input((key) => /\s/.test(key)
        ? new InputProblem('holds white space: a piece of something else was pasted')
        : key || null, {
        words: "Key for the model's endpoint; an endpoint on this machine needs none. Where neither key, model " +
            'nor endpoint is given, the built-in solver runs.',
        setBy: 'workflow',
        isSecret: true,
    }),
    openaiBaseUrl: input(inputs_text, {
        words: "Address of the model's endpoint: `https:`, or `http:` on this machine.",
        default: settings .Th.default.baseUrl,
    }),
    openaiApi: input(oneOf(settings .Th.apis), {
        words: '`responses`, or `chat-completions` for any OpenAI-compatible server.',
        default: settings .Th.default.api,
    }),
    model: input(inputs_text, { words: 'Name of the model.', default: settings .Th.default.name }),
    fallbackModel: input(orNull(inputs_text), {
        words: 'Model of the second and later attempts, at the same endpoint. Empty: `model` again.',
    }),
    attempts: input(numberWithin(1, limits .B.attempts), {
        words: 'How often this job tries, each time from the base commit, until one attempt is `fixed`. The ' +
            'limits on tokens, test runs and time hold for all attempts together.',
        default: '1',
    }),
    reasoningEffort: input(orNull(oneOf(settings .Th.reasoningEfforts)), {
        words: '`none`, `minimal`, `low`, `medium`, `high`, `xhigh` or `max`. Empty: the endpoint decides.',
    }),
    prices: input(orNull(readBy(usage ._)), {
        words: 'Prices of a million tokens in US dollars, `input/cached input/output`, such as `0.25/0.025/2`, to show what the run cost.',
    }),
    githubToken: input((token) => token || new InputProblem('is missing: use the default, or give a token'), {
        words: "Token that reads runs and issues and opens the pull request. With the job's own token, your " +
            'workflows do not run on that pull request.',
        default: asExpression('github.token'),
        setBy: 'workflow',
        isSecret: true,
    }),
    testPolicy: input(oneOf(settings .wB.shape.testPolicy.options), {
        words: 'When the tests run: `on_write` after each change, `on_final` at the end, `never` (then nothing is proven).',
        default: testPolicy,
    }),
    maxIterations: input(numberWithin(1, 1000), {
        words: 'Limit on the replies of the model.',
        default: String(inputs_limits.maxIterations),
    }),
    maxTestRuns: input(numberWithin(1, 1000), {
        words: 'Limit on the runs of the test command, for each failed job; the jobs share the sum. ' +
            'The first run and those that prove the fix count too.',
        default: String(inputs_limits.maxTestRuns),
    }),
    maxReflections: input(numberWithin(0, 100), {
        words: 'Limit on how often the model is asked what it learned from a failure; `0` switches that off.',
        default: String(inputs_limits.maxReflections),
    }),
    maxTotalTokens: input(numberWithin(1, 1_000_000_000), {
        words: 'Limit on tokens, input and output together.',
        default: String(inputs_limits.maxTotalTokens),
    }),
    timeoutMinutes: input(numberWithin(1, 1440), {
        words: 'Limit on the time of a run.',
        default: String(inputs_limits.timeoutMs / 60_000),
    }),
    testTimeoutSeconds: input(orNull(numberWithin(1, 86_400)), {
        words: 'Limit on the time of one run of the test command. Empty: five times as long as the first run took, and at least 60; ' +
            'where that was red, a run that may prove a fix gets a third of the time left, ' +
            'and so does each with the patch if no failing test was named.',
    }),
    testReport: input((glob) => glob.startsWith('/') || glob.split('/').includes('..')
        ? new InputProblem('leads out of the working directory: give a glob below it')
        : glob || null, {
        words: 'Glob of the JUnit XML files that the test command writes, relative to `working-directory`. ' +
            'Without it, failing tests are read from the output.',
    }),
    guards: input(oneOf(['auto', 'off']), {
        words: '`auto`: steps of the failed run that passed and check the code (lint, types, builds, other ' +
            'tests) must not fail with the change, as far as they can run here and do not take long. `off`: they are not run.',
        default: 'auto',
    }),
    testEnv: input(readBy(settings .UT), {
        words: 'Further environment variables for the test command, one a line. `NAME` is passed on, `NAME=value` is set. Never put a secret here.',
    }),
    testNetwork: input(oneOf(['host', 'none']), {
        words: '`host`: tests use the network of the machine. `none`: they have none but a loopback of their own, which needs a sandbox.',
        default: 'host',
    }),
    sandbox: input(orNull(oneOf(['required', 'auto', 'off'])), {
        words: "Whether the tests run in a sandbox, away from this job's secrets. `required`: or not at all. " +
            '`auto`: in the best one that the machine has. `off`: without. Empty: `required` on runners hosted by GitHub, else `auto`.',
    }),
    uploadTrace: input(yesOrNo, {
        words: 'Whether the record of the run is uploaded as an artifact.',
        default: 'true',
    }),
    draft: input(yesOrNo, { words: 'Whether pull requests are opened as drafts.', default: 'false' }),
    draftOnFailure: input(yesOrNo, {
        words: 'Whether a run without a fix opens its best patch as a draft, marked red.',
        default: 'false',
    }),
    pushTo: input(oneOf(['pull-request', 'branch', 'suggestions']), {
        words: "Where a fix for a pull request's branch goes. `pull-request`: into a pull request of its own for " +
            'that branch. `branch`: onto the branch. `suggestions`: into a review, as suggestions that the ' +
            'author applies with a click; if the pull request does not show the changed lines, it does as `pull-request` and says why.',
        default: 'pull-request',
    }),
    dryRun: input(yesOrNo, {
        words: 'Whether nothing is written to GitHub; the text of the pull request is in the job summary.',
        default: 'false',
    }),
    maxAttempts: input(numberWithin(1, 100), {
        words: "Limit on the runs for one problem (a workflow's branch, an issue) at one commit.",
        default: '3',
    }),
    allowPaths: input(items(/./, 'a glob'), {
        words: 'Globs of closed paths that may be changed, separated by commas or lines. `.git` and `.github/workflows` stay closed.',
    }),
    allowTestEdits: input(yesOrNo, { words: 'Whether test files may be changed.', default: 'false' }),
    allowUsers: input(items(LOGIN, "a user's name; name them one by one"), {
        words: 'Users without write access who may start a run, separated by commas or lines.',
    }),
    allowBots: input(items(LOGIN, "a bot's name; name them one by one"), {
        words: 'Bots that may start a run, separated by commas or lines: the login that events carry, with or without `[bot]`, ' +
            'such as `dependabot`, `claude[bot]` or `Copilot`.',
    }),
    jobMatrix: input(jsonText, {
        words: "Internal: this job's matrix entry. Leave it at its default.",
        default: asExpression('toJSON(matrix)'),
        setBy: 'runner',
    }),
    jobState: input(parseJobState, {
        words: 'Internal: the state, the services and the container of this job. Leave it at its default.',
        default: asExpression('toJSON(job)'),
        setBy: 'runner',
    }),
});
const inputName = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const INPUT_TEXTS = Object.entries(InputsSchema.shape).map(([key, schema]) => {
    const text = TEXTS.get(schema);
    if (text === undefined)
        throw new Error(`the input ${key} says nothing`);
    return [inputName(key), text];
});
function jsonText(value) {
    const parsed = (0,errors .NW)(null, () => JSON.parse(value));
    return typeof parsed === 'object' && parsed !== null ? value : null;
}
class InputError extends Error {
}
function parseInputs(getInput) {
    const keys = Object.keys(InputsSchema.shape);
    const texts = Object.fromEntries(keys.map((key) => [key, getInput(inputName(key))]));
    const parsed = InputsSchema.safeParse(texts);
    if (parsed.data !== undefined) {
        const problem = problemBetween(parsed.data);
        if (problem !== null)
            throw new InputError(problem);
        return { ...parsed.data, settings: settingsFrom(parsed.data) };
    }
    const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
        const key = String(path[0]);
        const name = inputName(key);
        const isSecret = INPUT_TEXTS.some(([each, { isSecret }]) => each === name && isSecret === true);
        const value = isSecret ? 'the value' : JSON.stringify((0,base_text .ml)(texts[key] ?? '', 80));
        return `Input ${name}: ${value} ${message}.`;
    });
    throw new InputError(problems.join('\n'));
}
const RUNS_TO_PROVE = 3 + settings .a$.confirmRuns;
function problemBetween(inputs) {
    const { openaiApiKey: key, githubToken: token, maxTestRuns: runs } = inputs;
    if (inputs.testPolicy !== 'never' && runs < RUNS_TO_PROVE) {
        return (`Input max-test-runs: ${runs} leaves none to prove a fix with: one run comes first, one ` +
            `follows a change, one confirms it, and one is made without the patch. Give at least ${RUNS_TO_PROVE}.`);
    }
    const leaked = Object.entries(inputs.testEnv.set).find(([, value]) => (key !== null && value.includes(key)) || value.includes(token));
    return leaked === undefined ? null : `Input test-env: ${leaked[0]} holds a secret of this job. Remove it.`;
}
function settingsFrom(inputs) {
    const { testReport, testTimeoutSeconds } = inputs;
    const { confirmRuns, testFocus } = settings .a$;
    return {
        confirmRuns,
        testFocus,
        testPolicy: inputs.testPolicy,
        limits: {
            maxIterations: inputs.maxIterations,
            maxTestRuns: inputs.maxTestRuns,
            maxReflections: inputs.maxReflections,
            maxTotalTokens: inputs.maxTotalTokens,
            timeoutMs: inputs.timeoutMinutes * 60_000,
        },
        testTimeoutMs: testTimeoutSeconds === null ? null : testTimeoutSeconds * 1000,
        ...(0,json .sw)({ testReport: testReport ?? undefined }),
        allowPaths: [...inputs.allowPaths],
        allowTestEdits: inputs.allowTestEdits,
        solver: inputs.solver ?? settings .a$.solver,
        culpritRuns: inputs.culpritRuns,
    };
}

; 




















const openGitHub = (context, options) => githubBy(createOctokit({ ...options, apiUrl: context.apiUrl }), context);
function githubBy(octokit, context) {
    const { repository } = context;
    const here = (request) => ({ ...request, repository });
    return {
        links: linksOf(context),
        decideOnComment: (decision) => decideOnComment(octokit, decision, repository),
        passGate: (request) => passGate(octokit, here(request)),
        countAttempts: (event) => countAttempts(octokit, repository, event),
        checkRights: (request) => checkRights(octokit, here(request)),
        findFailedJobs: (failedRun, waitsMs = []) => findFailedJobs(octokit, { repository, failedRun, context, waitsMs }),
        downloadLog: (jobId) => downloadLog(octokit, repository, jobId),
        referencedFiles: (runId, note) => referencedFiles(octokit, repository, runId, note),
        changesSinceGreen: (request) => changesSinceGreen(octokit, here(request)),
        readDependencyPull: (branch, redact) => readDependencyPull(octokit, { repository, branch, redact }),
        readWords: (event, redact) => readWords(octokit, { repository, redact }, event),
        findTestedMerge: (request) => findTestedMerge(octokit, here(request)),
        readTip: (branch) => readTip(octokit, repository, branch),
        readTreeId: (commit) => readTreeId(octokit, repository, commit),
        pathsBetween: (from, to) => pathsBetween(octokit, repository, `${from}...${to}`),
        openTree: (request) => BaseTree.read(octokit, here(request)),
        artifactProblem: () => artifactProblem(context.serverUrl),
        prepareUpload: prepareUpload,
        upload: (files) => uploadArtifact(files),
        listArtifacts: (prefix) => listArtifacts(octokit, { repository, runId: context.runId, prefix }),
        downloadArtifact: (id, maxBytes) => downloadArtifact(octokit, { repository, id, maxBytes }),
        branchFor: (event) => branchFor(event.target),
        openStatus: (request) => openStatus({ ...request, octokit, context }),
        problemOfAsking: (request) => problemOfAsking(octokit, here(request)),
        newestSubjects: (commit) => newestSubjects(octokit, repository, commit),
        findOpen: (branch) => findOpen(octokit, { repository, branch }),
        publish: (request) => publish(octokit, here(request)),
        suggest: (request) => suggest(octokit, here(request)),
        closeSettled: (branch, why) => closeSettled(octokit, { repository, branch, why }),
    };
}


  }),

  20678:
  ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
  var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
  var _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35311);
  var _github_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(666);
  var _oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98121);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27386);





const cancellation = (0,_own_process_js__WEBPACK_IMPORTED_MODULE_4__  .ci)();
(0,_own_process_js__WEBPACK_IMPORTED_MODULE_4__  .AE)((name) => !(0,_oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_3__  .uK)(name));
(0,_own_process_js__WEBPACK_IMPORTED_MODULE_4__  .MW)();
const log = (0,_github_github_js__WEBPACK_IMPORTED_MODULE_2__  .oM)((text) => void process.stdout.write(text));
try {
    (0,_own_process_js__WEBPACK_IMPORTED_MODULE_4__  .oF)(process.platform);
    const { context: github } = await __webpack_require__.e(  351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const {  "V4": getInput,  "Pq": setSecret } = _actions_core__WEBPACK_IMPORTED_MODULE_0__;
    const end = await (0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_1__  .Cs)({ env: process.env, github, getInput, setSecret, log, cancellation });
    logNotes((0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_1__  .wY)(process.env, end));
    if (end.failure !== null)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__  .C1(end.failure);
}
catch (error) {
    const end = (0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_1__  .Rz)(error);
    logNotes((0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_1__  .wY)(process.env, end));
    _actions_core__WEBPACK_IMPORTED_MODULE_0__  .C1(end.failure);
}
process.exit();
function logNotes(notes) {
    for (const note of notes)
        log.info(`Note: ${note}.`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

  }),

  7065:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    Endpoint: () => (  Endpoint),
    MAX_BODY_SILENCE_MS: () => (  MAX_BODY_SILENCE_MS),
    checkEndpoint: () => (  checkEndpoint)
  });
  var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
  var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
  var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
  var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
  var openai__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98193);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7403);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26910);
  var _provider_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30445);
  var _reply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50326);
  var _retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28592);










const MAX_STREAM_BYTES = 64 * 1024 * 1024;
const MAX_PACKED_STREAM_BYTES = 8 * 1024 * 1024;
const MAX_BODY_SILENCE_MS = 5 * 60_000;
const MAX_BODY_END_MS = 1_000;
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_ERROR_MS = 2_000;
const KEEP_ALIVE_MS = 30_000;
class StreamCut extends Error {
    code = 'STREAM_CUT';
}
class BadStream extends Error {
}
const isEventStream = (contentType) => /^text\/event-stream\b/i.test(contentType ?? '');
async function readError(answer) {
    const timer = setTimeout(() => answer.destroy(), MAX_ERROR_MS);
    const chunks = [];
    let bytes = 0;
    try {
        for await (const chunk of unpacked(answer)) {
            chunks.push(chunk);
            bytes += chunk.length;
            if (bytes > MAX_ERROR_BYTES)
                break;
        }
        const body = Buffer.concat(chunks);
        return (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .f_)((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(null, () => JSON.parse(body.toString()))) ? Buffer.alloc(0) : body;
    }
    catch {
        return Buffer.alloc(0);
    }
    finally {
        clearTimeout(timer);
    }
}
function unpacked(answer) {
    switch (answer.headers['content-encoding']?.toLowerCase()) {
        case 'gzip':
            return (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(answer, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)(), () => { });
        case 'deflate':
            return (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(answer, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflate)(), () => { });
        case 'br':
            return (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(answer, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createBrotliDecompress)(), () => { });
        default:
            return answer;
    }
}
async function answerTo(outgoing) {
    const { url, method, headers, agent, text, signal } = outgoing;
    const { request } = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const sent = request(url, { method, headers, agent });
    sent.setSocketKeepAlive(true, KEEP_ALIVE_MS);
    const abort = () => sent.destroy(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', abort);
    try {
        return await new Promise((resolve, reject) => {
            sent.once('response', resolve).on('error', reject).end(text);
        });
    }
    catch (error) {
        if (!sent.reusedSocket || signal?.aborted || !CLOSED_CONNECTION.has(lossWord(error)))
            throw error;
        return await answerTo(outgoing);
    }
    finally {
        signal?.removeEventListener('abort', abort);
    }
}
const CLOSED_CONNECTION = new Set(['ECONNRESET', 'EPIPE']);
class Endpoint {
    bytes = 0;
    #bytesOfEvent = 0;
    #agent = null;
    #key;
    #client;
    constructor(access) {
        this.#key = access.key;
        this.#client = new openai__WEBPACK_IMPORTED_MODULE_4__  .Ay({
            apiKey: access.key,
            baseURL: access.baseUrl,
            fetch: this.#fetch,
            logLevel: 'off',
            maxRetries: 0,
            timeout: _retry_js__WEBPACK_IMPORTED_MODULE_7__  .g2,
        });
    }
    async ask({ path, body, assembly, signal }) {
        try {
            const headers = { 'content-type': 'application/json' };
            const posted = this.#client.post(path, { body, headers, stream: true, signal });
            const { data: events, response } = await posted.withResponse();
            const contentType = response.headers.get('content-type');
            if (isEventStream(contentType))
                return await this.#readEvents(events, assembly);
            const bytes = Buffer.from(await response.arrayBuffer());
            return { kind: 'answered', status: response.status, contentType, bytes, problem: null };
        }
        catch (error) {
            if (error instanceof BadStream)
                return streamed(null, `its stream is ${error.message}`);
            return this.#failure(error);
        }
    }
    async listModels(signal) {
        try {
            const { data } = await this.#client.models.list({ signal });
            return { kind: 'listed', names: data.map((model) => (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Dc)({ ...model }, 'id')).filter(_reply_js__WEBPACK_IMPORTED_MODULE_6__  .KH) };
        }
        catch (error) {
            return this.#failure(error);
        }
    }
    #failure(error) {
        if (!(error instanceof openai__WEBPACK_IMPORTED_MODULE_4__  .LG) || error.status === undefined)
            return { kind: 'lost', word: lossWord(error) };
        const retryAfterMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .D$)(error.headers, Date.now());
        return {
            kind: 'refused',
            status: error.status,
            details: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .Je)(error.error, this.#key),
            retryAfterMs,
        };
    }
    async #readEvents(events, assembly) {
        let ended = null;
        let timer;
        try {
            for await (const event of withErrors(events)) {
                this.#bytesOfEvent = 0;
                if (ended !== null)
                    continue;
                ended = this.#failureIn(event) ?? (assembly.take(event) ? whole(assembly) : null);
                if (ended !== null)
                    timer = setTimeout(() => events.controller.abort(), MAX_BODY_END_MS);
            }
        }
        catch (error) {
            if (ended === null)
                throw error;
        }
        finally {
            clearTimeout(timer);
        }
        ended ??= whole(assembly);
        if (ended === null)
            throw new StreamCut();
        return ended;
    }
    #failureIn(event) {
        const error = (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kd)(event);
        const code = (0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Dc)(error, 'code');
        const status = code === 'rate_limit_exceeded' ? 429 : code === 'server_error' ? 500 : Number(code);
        if (!Number.isInteger(status) || status < 400 || !(0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .WG)(status))
            return null;
        return { kind: 'refused', status, details: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .Je)(error, this.#key), retryAfterMs: null };
    }
    #fetch = async (input, { method = 'GET', body, signal } = {}) => {
        this.bytes = this.#bytesOfEvent = 0;
        const url = new URL(input instanceof Request ? input.url : input);
        const isSecure = url.protocol === 'https:';
        const { Agent } = isSecure ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
        this.#agent ??= new Agent({ keepAlive: true, proxyEnv: isSecure ? process.env : {} });
        const text = typeof body === 'string' ? body : '';
        const answer = await answerTo({
            url,
            method,
            headers: this.#headers(text),
            agent: this.#agent,
            text,
            signal,
        });
        signal?.addEventListener('abort', () => answer.destroy());
        const status = answer.statusCode ?? 0;
        const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const isGood = status >= 200 && status < 300;
        const hasBody = ![204, 205, 304].includes(status);
        const content = isGood ? ReadableStream.from(this.#read(answer)) : await readError(answer);
        return new Response(hasBody ? content : null, { status, headers: headers.map(([...pair]) => pair) });
    };
    #headers(body) {
        return {
            accept: 'application/json',
            'accept-encoding': 'identity',
            authorization: `Bearer ${this.#key}`,
            ...(body !== '' && {
                'content-length': Buffer.byteLength(body),
                'content-type': 'application/json',
            }),
            'user-agent': 'agent-fix',
        };
    }
    async *#read(answer) {
        const isStream = isEventStream(answer.headers['content-type']);
        const decoder = new TextDecoder('utf-8', { fatal: true });
        const timer = setTimeout(() => answer.destroy(new StreamCut()), MAX_BODY_SILENCE_MS);
        const content = unpacked(answer);
        const maxBytes = content === answer ? MAX_STREAM_BYTES : MAX_PACKED_STREAM_BYTES;
        const chunks = content.iterator({ destroyOnReturn: false });
        try {
            for await (const chunk of chunks) {
                timer.refresh();
                this.bytes += chunk.length;
                this.#bytesOfEvent += chunk.length;
                if (isStream)
                    this.#check(chunk, decoder, maxBytes);
                yield chunk;
                if (!isStream && this.bytes > _reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kf)
                    return void answer.destroy();
            }
        }
        catch (error) {
            answer.destroy();
            throw error;
        }
        finally {
            clearTimeout(timer);
            if (content !== answer)
                content.destroy();
            answer.resume();
            setTimeout(() => answer.destroy(), MAX_BODY_END_MS).unref();
        }
    }
    #check(chunk, decoder, maxBytes) {
        if (this.bytes > maxBytes)
            throw new BadStream(`longer than ${maxBytes} bytes`);
        if (this.#bytesOfEvent > _reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kf)
            throw new BadStream(`broken: an event is longer than ${_reply_js__WEBPACK_IMPORTED_MODULE_6__  .Kf} bytes`);
        try {
            decoder.decode(chunk, { stream: true });
        }
        catch {
            throw new BadStream('not valid UTF-8');
        }
    }
}
function whole(assembly) {
    const reply = assembly.reply();
    return reply === null ? null : streamed(reply, null);
}
function streamed(reply, problem) {
    const bytes = Buffer.from(reply === null ? '' : JSON.stringify(reply));
    return { kind: 'answered', status: 200, contentType: null, bytes, problem };
}
async function* withErrors(events) {
    try {
        for await (const event of events)
            yield checkedEvent(event);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            throw new BadStream('broken: an event is not a JSON object');
        if (!(error instanceof openai__WEBPACK_IMPORTED_MODULE_4__  .LG))
            throw error;
        yield checkedEvent({ type: 'error', error: error.error });
    }
}
function checkedEvent(event) {
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_9__  .Qd)(event))
        throw new BadStream('broken: an event is not a JSON object');
    if ((0,_reply_js__WEBPACK_IMPORTED_MODULE_6__  .f_)(event))
        throw new BadStream(`broken: an event is nested deeper than ${_reply_js__WEBPACK_IMPORTED_MODULE_6__  .DD} levels`);
    return event;
}
function lossWord(error) {
    const lost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(lost instanceof Error))
        return 'unknown';
    const word = 'code' in lost && typeof lost.code === 'string' ? lost.code : lost.name;
    return word === 'AbortError' ? _retry_js__WEBPACK_IMPORTED_MODULE_7__  .qY : word;
}
const OPEN = { kind: 'open' };
const NO_EVENTS = { take: () => false, reply: () => null };
async function checkEndpoint(request) {
    const { endpoint: path, signal } = request;
    const names = { key: request.keyName, baseUrl: request.baseUrlName };
    const endpoint = new Endpoint(request);
    const listed = await endpoint.listModels(signal);
    if (listed.kind === 'listed')
        return checkListed(request, listed.names);
    if (listed.kind === 'lost') {
        if (!_retry_js__WEBPACK_IMPORTED_MODULE_7__  .lF.test(listed.word) || signal.aborted)
            return OPEN;
        return { kind: 'closed', problem: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .HB)(listed.word, 1, names).message };
    }
    if (!refusesKey(listed))
        return OPEN;
    const used = await endpoint.ask({ path, body: '{}', assembly: NO_EVENTS, signal });
    if (used.kind !== 'refused' || !refusesKey(used))
        return OPEN;
    return { kind: 'closed', problem: (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__  .FD)(used.status, used.details, names).message };
}
const refusesKey = ({ status }) => status === 401 || status === 403;
function checkListed({ baseUrl, models }, names) {
    const isWhole = names.length > 1 && !(0,_provider_js__WEBPACK_IMPORTED_MODULE_5__  .QH)(baseUrl);
    const known = new Set(names.map(bareModelName));
    const missing = isWhole ? models.filter((model) => !known.has(bareModelName(model))) : [];
    if (missing.length === 0)
        return OPEN;
    const problem = (model) => `The model endpoint does not list ${JSON.stringify(model)} among its ${names.length} models.`;
    return { kind: 'unlisted', missing: missing.map((model) => ({ model, problem: problem(model) })) };
}
const bareModelName = (name) => (name.toLowerCase().split('/').at(-1) ?? '').replace(/:[\w.-]+$/, '');


  }),

  66789:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  openBaseMerge)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _workspace_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2299);
  var _workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66904);
  var _workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83266);
  var _checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24805);
  var _leftovers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84217);







async function openBaseMerge(request) {
    const folder = (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_5__  .Bh)('commits');
    try {
        const opened = await openIn(folder.path, request);
        if (typeof opened !== 'string')
            return {
                snapshot: opened.snapshot,
                tree: opened.tree,
                async [Symbol.asyncDispose]() {
                    opened.placed?.[Symbol.dispose]();
                    await opened.snapshot[Symbol.asyncDispose]();
                    folder[Symbol.dispose]();
                },
            };
        folder[Symbol.dispose]();
        return opened;
    }
    catch (error) {
        folder[Symbol.dispose]();
        throw error;
    }
}
async function openIn(gitDir, request) {
    const { repository, head } = request;
    const bare = { idLength: head.length, isBare: true, head: 'ref: refs/heads/none' };
    const git = await repository.lendObjects(repository.root, gitDir, bare);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects', 'pack'), { recursive: true });
    const [graft = ''] = await repository.gitPaths('shallow');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(graft))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(graft, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'));
    const made = await makeMerge(git, request);
    if ('why' in made)
        return made.why;
    await git.git(['read-tree', made.commit]);
    const snapshot = await (0,_workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_3__  .r3)(git, made.commit);
    try {
        const tree = (await git.git(['rev-parse', `${made.commit}^{tree}`])).toString('utf8').trim();
        return { snapshot, tree, placed: request.isReplay === true ? null : await placeFiles(snapshot, head) };
    }
    catch (error) {
        await snapshot[Symbol.asyncDispose]();
        throw error;
    }
}
async function makeMerge(git, request) {
    const { head, base, commit, tree } = request;
    const fetched = await git.ask(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
    const id = fetched.stdout.toString('utf8').trim();
    if (fetched.exitCode === 0 && (await git.ask(['cat-file', '-e', `${id}^{tree}`])).exitCode === 0)
        return { commit: id };
    const merged = await mergeOf(git, head, base);
    if (merged === 'conflict' && tree === null)
        return { why: 'the two conflict' };
    const isMerged = merged !== null && merged !== 'conflict' && (tree === null || tree === merged);
    if (isMerged && request.isReplay === true)
        return recordedMerge(git, merged, request);
    if (isMerged)
        return { commit: await commitMerge(git, merged, request) };
    if (tree === null || request.readFiles === undefined)
        return { why: NOT_AT_HAND };
    const files = await request.readFiles();
    if (files === null)
        return { why: NOT_AT_HAND };
    const later = await (0,_workspace_journal_js__WEBPACK_IMPORTED_MODULE_2__  .ur)(git, { parent: head, files, words: await wordsFor(git, request, [head]) });
    return later.tree === tree ? { commit: later.commit } : { why: NOT_AT_HAND };
}
async function recordedMerge(git, tree, request) {
    for (const parents of [[request.base, request.head], [request.head]]) {
        const commit = await commitMerge(git, tree, request, parents);
        if (commit === request.commit)
            return { commit };
    }
    return { why: NOT_AT_HAND };
}
const NOT_AT_HAND = 'its files could not be had: give actions/checkout `fetch-depth: 0`, which fetches all branches, or update the branch';
async function mergeOf(git, head, base) {
    for (const id of [head, base])
        if ((await git.ask(['cat-file', '-e', `${id}^{tree}`])).exitCode !== 0)
            return null;
    const answer = await git.ask(['merge-tree', '--write-tree', base, head]);
    const [tree = ''] = answer.stdout.toString('utf8').split('\n');
    if (answer.exitCode === 0)
        return tree;
    return answer.exitCode === 1 && /^[0-9a-f]{40,64}$/.test(tree) ? 'conflict' : null;
}
async function wordsFor(git, { head, base }, commits) {
    const times = (await git.git(['log', '--no-walk', '--format=%ct', ...commits])).toString('utf8').trim();
    const seconds = Math.max(...times.split('\n').map(Number)) + 1;
    return { seconds, message: `Merge ${head} into ${base}` };
}
async function commitMerge(git, tree, request, parents = [request.base, request.head]) {
    const { seconds, message } = await wordsFor(git, request, parents);
    const date = `${seconds} +0000`;
    const env = {
        ...{ GIT_AUTHOR_NAME: 'agent-fix', GIT_AUTHOR_EMAIL: 'agent-fix', GIT_AUTHOR_DATE: date },
        ...{ GIT_COMMITTER_NAME: 'agent-fix', GIT_COMMITTER_EMAIL: 'agent-fix', GIT_COMMITTER_DATE: date },
    };
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
    const commit = (await git.git(args, { env, input: Buffer.from(message) })).toString('utf8').trim();
    await git.git(['update-ref', 'refs/agent-fix/merge', commit]);
    await git.git(['repack', '-a', '-d', '-l', '-q']);
    return commit;
}
async function placeFiles(snapshot, head) {
    const { repository, commit } = snapshot;
    const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, commit];
    const fields = (await repository.git(args)).toString('utf8').split('\0').slice(0, -1);
    const paths = fields.filter((_, at) => at % 2 === 1).filter(_workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_6__  .SL);
    const checkout = new _checkout_js__WEBPACK_IMPORTED_MODULE_4__  .RW((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository.root), snapshot);
    const before = new Map(paths.map((path) => [path, checkout.keep(path)]));
    const undo = () => {
        for (const [path, file] of before)
            if (file.kind === 'file' || file.kind === 'link')
                checkout.write(path, file);
            else if (file.kind === 'missing')
                checkout.remove(path);
    };
    try {
        for (const path of paths)
            if (snapshot.tree.find(path) === null)
                checkout.remove(path);
        for (const path of paths)
            await placeFile(checkout, snapshot, path);
    }
    catch (error) {
        undo();
        throw error;
    }
    return { [Symbol.dispose]: undo };
}
async function placeFile(checkout, snapshot, path) {
    const entry = snapshot.tree.find(path);
    if (entry === null || (entry.kind !== 'file' && entry.kind !== 'link'))
        return;
    const content = await snapshot.read(entry, Number.POSITIVE_INFINITY);
    if (content.kind !== 'bytes')
        throw new Error(`${path} of the merge that CI tested cannot be read`);
    const { bytes } = content;
    if (entry.kind === 'link')
        checkout.write(path, { kind: 'link', target: bytes.toString('utf8') });
    else
        checkout.write(path, { kind: 'file', bytes, isExecutable: entry.mode === '100755' });
}


  }),

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    aG: () => (  jobsOf),
    findTestCommand: () => (  findTestCommand),
    ip: () => (  commandFrom),
    mH: () => (  findStepCommands),
    qn: () => (  timeLimitOf)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40081);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59199);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _inner_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46936);
  var _job_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29997);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28992);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75697);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17448);












async function findTestCommand(request) {
    const { input, workingDirectory } = request;
    const found = input ?? (await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__  .OG)(request, workingDirectory));
    if (typeof found === 'string') {
        return { kind: 'missing', problem: `No test command: ${found}`, notes: [] };
    }
    const command = { ...found, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
}
async function findStepCommands(request, failing) {
    const refused = (why) => [searchOf(failing, why)];
    const { workflowPath, jobName, stepName } = failing;
    const content = await request.readText(workflowPath);
    if (content === null)
        return refused(`${workflowPath} is not in the base commit`);
    const workflow = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null) {
        return [searchOf(failing, await byHeader(request, failing, content))];
    }
    const { jobs, problem } = await jobsOf(request, workflow, failing.jobName);
    if (jobs.length === 0)
        return refused(problem);
    const plans = jobs.map((job) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .E5)(job, failing.labels ?? [], request.here ?? _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .GW));
    if (plans.every((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .NI)(steps, stepName).length === 0)) {
        if (WAITS_AT_THE_END.test(stepName))
            return [consequence(searchOf(failing, ONLY_WAITS))];
        return refused(OF_THE_RUNNER.test(stepName)
            ? 'it is a step that the runner adds'
            : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`);
    }
    return choose(request, failing, plans);
}
async function byHeader(request, failing, content) {
    const { workflowPath: path, stepName: name, log = null, labels = [], sharesSecond = true } = failing;
    const yaml = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_10__  .Td)(content);
    const problem = `${path} cannot be read as a workflow${yaml === '' ? '' : `, though GitHub takes it (its YAML: ${yaml})`}`;
    const header = yaml === '' || log === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Yp)((0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(log, failing), sharesSecond);
    if (header === null || !standsIn(header.script, content))
        return problem;
    if (header.script.includes('***'))
        return 'its script needs a secret, which tests never get';
    const job = { 'runs-on': 'ubuntu-latest', steps: [{ name, run: header.script }] };
    const plain = JSON.stringify({ on: 'push', jobs: { job } });
    const workflow = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .nv)(path, plain, request.run ?? { github: {} });
    const [only] = workflow === null ? [] : await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .A$)(request, workflow);
    const [leaf] = only === undefined ? [] : (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .E5)(only, labels, request.here ?? _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .GW);
    if (leaf === undefined)
        return problem;
    const found = await commandFrom(request, { leaf: { ...leaf, header }, before: [] }, failing);
    if (typeof found === 'string')
        return found;
    const note = `${problem}: the log tells the command, its shell and its environment, but neither its folder nor the builds before it`;
    return { ...found, notes: [note, ...found.notes], part: { from: header.line, to: null } };
}
function standsIn(script, text) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const wanted = script.split('\n').map((line) => line.trim());
    const isLine = (line, n) => {
        const pieces = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_10__  .LL)(line).map((part) => part.kind === 'text' ? part : { kind: 'hole', source: part.source, why: 'unknown' });
        return (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .vY)(pieces, wanted[n] ?? '') !== null;
    };
    return lines.some((line, from) => {
        const [, rest = ''] = /\brun: *(.*)$/.exec(line) ?? [];
        const first = [line, rest, rest.replace(/(?: *}|,.*)$/, '')].map((each) => each.replace(/^(["'])(.*)\1$/, '$2'));
        return (first.some((each) => isLine(each, 0)) &&
            wanted.slice(1).every((_, n) => isLine(lines[from + n + 1] ?? '', n + 1)));
    });
}
const searchOf = (failing, found) => {
    const { stepName: name, startedAt = null, completedAt = null } = failing;
    const step = { name, startedAt, completedAt };
    return { step, search: typeof found === 'string' ? refusal(failing, found) : { kind: 'found', ...found } };
};
const OF_THE_RUNNER = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .EB)([
    /^(?:Set up|Complete) (?:job|runner)$|^(?:Initialize|Stop) containers$/,
    /^(?:Pre|Post) /,
]);
const WAITS_AT_THE_END = /^Wait for all background steps$/;
const ONLY_WAITS = 'it waits for steps that run beside others: what failed is in one of those';
const consequence = ({ step, search }) => ({
    step,
    search: search.kind === 'refused' ? { ...search, isConsequence: true } : search,
});
function refusal(failing, why) {
    const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
    return {
        kind: 'refused',
        problem,
        why,
        ...((0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .P2)(why) ? { decidesNothing: true } : {}),
        notes: [],
    };
}
async function jobsOf(request, workflow, jobName) {
    const named = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .kM)(request, workflow, jobName);
    const current = request.here?.currentJob ?? null;
    if (current === null)
        return named;
    const ofId = (jobs) => jobs.filter(({ job }) => job.id === current.id);
    const known = ofId(named.jobs);
    const jobs = known.length > 0 ? known : ofId(await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .A$)(request, workflow));
    const matrix = current.matrix === null ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Rf)(current.matrix);
    if (matrix === null || matrix instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null)
        return { ...named, jobs };
    const isSame = ({ contexts }) => {
        const of = contexts.get('matrix');
        return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_11__  .NW)(false, () => of !== undefined && (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .aB)(of) === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .aB)(matrix));
    };
    const entry = jobs.find(isSame) ?? jobs[0];
    return {
        ...named,
        jobs: entry === undefined ? [] : [{ ...entry, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(entry.contexts, { matrix }) }],
    };
}
const JOB_MINUTES = 360;
async function timeLimitOf(request, workflowPath, jobName) {
    const content = await request.readText(workflowPath);
    const workflow = content === null ? null : (0,_jobs_js__WEBPACK_IMPORTED_MODULE_5__  .nv)(workflowPath, content, request.run ?? { github: {} });
    if (workflow === null)
        return null;
    const { jobs } = await jobsOf(request, workflow, jobName);
    const [minutes, ...others] = new Set(jobs.map(({ job: { timeoutMinutes: minutes }, contexts }) => minutes === undefined
        ? JOB_MINUTES
        : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_11__  .NW)(Number.NaN, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .T4)(minutes, contexts).number())));
    return minutes === undefined || Number.isNaN(minutes) || others.length > 0 ? null : minutes * 60_000;
}
async function choose(request, failing, plans) {
    const log = failing.log ?? null;
    const candidates = plans.flatMap((steps) => (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .NI)(steps, failing.stepName));
    const left = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .sc)(failing, candidates);
    const answers = [];
    for (const step of left) {
        const steps = plans.find((each) => each.includes(step)) ?? [];
        const job = { steps, listed: (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .JB)(steps, failing.steps?.all ?? []), log };
        answers.push(await answersOf(request, job, { step, failing }));
    }
    const shown = answers.filter((each) => each.some(({ isShown }) => isShown));
    const [first, ...others] = shown.length > 0 ? shown : answers;
    if (first === undefined)
        return [searchOf(failing, 'it cannot be told apart from others')];
    if (others.every((other) => answersText(other) === answersText(first)))
        return first.map(({ failing: of, result, isConsequence }) => {
            const search = searchOf(of, result);
            return isConsequence ? consequence(search) : search;
        });
    const jobs = new Set(left.map(({ job }) => job));
    const paths = new Set([...jobs].map(({ path }) => path));
    const several = jobs.size > 1 ? `jobs of ${[...paths].join(', ')}` : 'steps of that job';
    return [searchOf(failing, `several ${several} go by that name, and nothing tells which it was`)];
}
const answersText = (answers) => JSON.stringify(answers.map(({ result }) => {
    if (typeof result === 'string')
        return result;
    const { builds: _builds, services: _services, ...command } = result.command;
    return command;
}));
async function answersOf(request, job, { step, failing }) {
    const follows = !(0,_job_plan_js__WEBPACK_IMPORTED_MODULE_4__  .xP)(step)
        ? 'it ran only because a step before it had failed'
        : step.source.ends === null
            ? null
            : ONLY_WAITS;
    if (follows !== null)
        return [{ failing, result: follows, isShown: false, isConsequence: true }];
    const found = await scriptsThatFailed(request, job, { step, failing });
    if (typeof found === 'string')
        return [{ failing, result: found, isShown: false }];
    const answers = [];
    for (const script of found) {
        const { leaf, part } = script;
        const before = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_4__  .YK)(request, job, { step: script.step, leaf });
        const result = leaf.place.length > 0 && leaf.source.run.length === 0
            ? `it uses ${step.source.uses ?? ''}, in which the action ${leaf.source.uses ?? ''} failed`
            : await commandFrom(request, { leaf, before }, script.failing);
        answers.push({
            failing: script.failing,
            result: typeof result === 'string' ? result : { ...result, part },
            isShown: leaf.header !== null,
        });
    }
    return answers;
}
async function commandFrom(files, { leaf, before }, named) {
    const problem = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .PY)(leaf);
    if (problem !== null)
        return problem;
    const found = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .xA)(leaf);
    const { jobName, workflowPath } = named;
    const { job, actionFolder, source: step } = leaf;
    const stepName = actionFolder === null ? named.stepName : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_10__  .uO)(step.name, () => '');
    const effect = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .E8)(files, {
        stepName,
        leaf,
        command: 'source' in found ? null : found.command,
    });
    if (effect !== null)
        return effect;
    if ('source' in found)
        return (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .Qh)(found);
    const against = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .$Q)(files, leaf, found);
    if (against !== null)
        return against;
    const { builds, services, missingService, ms, notes } = await (0,_job_plan_js__WEBPACK_IMPORTED_MODULE_4__  .XO)(files, before, found.command);
    const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
    const folder = actionFolder === '.' ? '' : actionFolder;
    const action = folder === null ? '' : `, in the action ./${folder}`;
    const command = {
        ...found.command,
        source: `step "${named.stepName}" of job "${jobName}" in ${file}${action}`,
        job: jobName,
        step: named.stepName,
        ...(builds.length === 0 ? {} : { builds: [...builds] }),
        ...(services.length === 0 ? {} : { services: [...services] }),
    };
    return {
        command,
        notes: [...leftOutVariables(found.leftOut), ...notes],
        buildsMs: ms,
        missingService,
    };
}
function leftOutVariables(leftOut) {
    const note = (why, because) => {
        const names = leftOut.filter((each) => each.why === why).map(({ name }) => name);
        return names.length === 0 ? [] : [`left out of the environment, because ${because}: ${names.join(', ')}`];
    };
    return [...note('secret', 'they are secrets'), ...note('unknown', 'their values are not known here')];
}
async function scriptsThatFailed(request, job, { step, failing }) {
    const log = job.log === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(job.log, failing);
    const leaves = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .wf)(request, step);
    if (leaves.length === 0)
        return 'it uses an action without steps';
    const [only] = leaves;
    if (only === step)
        return (await summedUp(request, job, { step, failing })) ?? [wholeStep({ step, failing }, log)];
    const uses = `it uses ${step.source.uses ?? ''}`;
    const shown = log === null ? null : (0,_inner_steps_js__WEBPACK_IMPORTED_MODULE_3__  .W)(step, leaves, log);
    const failed = shown?.filter(_inner_steps_js__WEBPACK_IMPORTED_MODULE_3__  .g) ?? [];
    if (failed.length === 0) {
        if (leaves.length === 1 && only !== undefined && !hasHeaders(log))
            return [{ step, failing, leaf: only, part: null }];
        return log === null || !hasHeaders(log)
            ? `${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`
            : `${uses}, and the log does not tell which of its steps failed`;
    }
    const scripts = [];
    for (const each of failed) {
        const ids = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .Is)(each.leaf);
        const named = shown?.filter(({ leaf, outcome }) => outcome === 'failure' && ids.includes(leaf.source.id ?? ''));
        scripts.push(...(named === undefined || named.length === 0 ? [each] : named));
    }
    return [...new Set(scripts)].map(({ leaf, part }) => ({ step, failing, leaf, part }));
}
const hasHeaders = (log) => log !== null && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .WD)(log).length > 0;
function wholeStep({ step, failing }, log) {
    if (step.source.run.length === 0 || log === null)
        return { step, failing, leaf: step, part: null };
    const header = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Rh)(log, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .SJ)(step), failing.sharesSecond ?? true);
    const part = header === null ? null : { from: header.line, to: null };
    return { step, failing, leaf: { ...step, header }, part };
}
async function summedUp(request, job, { step, failing }) {
    const ids = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .Is)(step);
    const named = job.steps.flatMap((each, at) => {
        const listed = job.listed[at];
        if (listed == null || each === step || !ids.includes(each.source.id ?? ''))
            return [];
        if (listed.conclusion === 'skipped' || (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .m6)(each) === false)
            return [];
        const { name: stepName, startedAt = null, completedAt = null, sharesSecond = true } = listed;
        return [{ step: each, failing: { ...failing, stepName, startedAt, completedAt, sharesSecond } }];
    });
    if (named.length === 0)
        return null;
    const isSure = named.length === 1;
    const found = [];
    for (const each of named) {
        const log = job.log === null ? null : logOfFailedStep(job, each);
        const isWhole = each.step.source.run.length > 0;
        if (isWhole && !isSure && (log?.failureLine ?? -1) < 0)
            continue;
        const scripts = isWhole ? [wholeStep(each, log)] : await scriptsThatFailed(request, job, each);
        if (typeof scripts === 'string' && isSure)
            return scripts;
        if (typeof scripts !== 'string')
            found.push(...scripts);
    }
    const names = named.map(({ failing: { stepName } }) => `"${stepName}"`).join(', ');
    return found.length > 0
        ? found
        : `it fails by the outcome of ${names}, and the log does not tell which of them failed`;
}
function logOfFailedStep({ steps, listed, log }, { step, failing }) {
    if (log === null)
        return null;
    const stepLog = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(log, failing);
    const header = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Rh)(stepLog, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .SJ)(step), failing.sharesSecond ?? true);
    const at = steps.indexOf(step);
    const next = steps.slice(at + 1).flatMap((each, n) => {
        const of = listed[at + 1 + n];
        if (of == null || each.source.run.length === 0)
            return [];
        return (0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .Rh)((0,_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .YO)(log, of), (0,_step_command_js__WEBPACK_IMPORTED_MODULE_8__  .SJ)(each), of.sharesSecond ?? true) ?? [];
    })[0];
    const from = header?.line ?? stepLog.from;
    const to = Math.min(stepLog.to, next === undefined || next.line <= from ? stepLog.to : next.line);
    const failed = log.slice(from, to).findLastIndex(_step_log_js__WEBPACK_IMPORTED_MODULE_9__  .N6);
    return { ...stepLog, from, to, failureLine: failed < 0 ? -1 : from + failed };
}


  })

};
