export const id = 721;
export const ids = [721];
export const modules = {

/***/ 44545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/js/action-outputs.js
/** Every output of action.yml, as a run that did nothing has them. */
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
    'trace-path': '',
    'trace-artifact-id': '',
    iterations: '0',
    'test-runs': '0',
    'input-tokens': '0',
    'cached-input-tokens': '0',
    'output-tokens': '0',
};
/** The outputs of a run that came to its end. */
function outputsOf({ setup, result }, { publication, tracePath, artifactId }) {
    const { outcome, summary, state } = result;
    return {
        ...NO_OUTPUTS,
        ...publishedOutputs(publication),
        outcome,
        summary,
        'run-id': setup.runId,
        'trace-path': tracePath,
        'trace-artifact-id': artifactId === null ? '' : String(artifactId),
        iterations: String(state.turns),
        'test-runs': String(state.testRuns),
        'input-tokens': String(state.usage.input_tokens),
        'cached-input-tokens': String(state.usage.cached_input_tokens),
        'output-tokens': String(state.usage.output_tokens),
    };
}
function publishedOutputs(publication) {
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

;// CONCATENATED MODULE: ./build/js/github/artifact.js
/** The client itself tries for up to 32 s when its server is down. */
const UPLOAD_MS = 20_000;
/** The client of @actions/artifact, loaded when it is needed: it takes a quarter of a second. */
async function connectArtifacts() {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(579), __webpack_require__.e(479)]).then(__webpack_require__.bind(__webpack_require__, 33479));
    return new DefaultArtifactClient();
}
/**
 * Uploads files as one artifact, within `timeoutMs`; never throws. After a time-out the client's own timers still
 * run: whoever called must end the process rather than wait for it to run empty.
 */
async function uploadArtifact(connect, request, timeoutMs) {
    const { name, files, folder, retentionDays } = request;
    const late = Promise.withResolvers();
    const timer = setTimeout(() => late.resolve({ problem: `no answer within ${timeoutMs / 1000} s` }), timeoutMs);
    const upload = async () => {
        const client = await connect();
        const options = retentionDays === null ? {} : { retentionDays };
        const { id } = await client.uploadArtifact(name, [...files], folder, options);
        return id === undefined ? { problem: 'the server gave it no id' } : { id };
    };
    try {
        return await Promise.race([upload(), late.promise]);
    }
    catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
    }
    finally {
        clearTimeout(timer);
    }
}

// EXTERNAL MODULE: ./build/js/trace/integrity.js + 1 modules
var integrity = __webpack_require__(93822);
// EXTERNAL MODULE: ./build/js/trace/load-page-run.js
var load_page_run = __webpack_require__(39128);
// EXTERNAL MODULE: ./build/js/trace/page.js + 25 modules
var page = __webpack_require__(65593);
;// CONCATENATED MODULE: ./build/js/action-record.js






/** Writes page and patch beside the trace and uploads all three. What fails here is a note, never a failure of the run. */
async function keepRecord(record) {
    const { tracePath, folder, patch } = record;
    const diff = (0,external_node_path_.join)(folder, 'patch.diff');
    const parts = [
        patch.files.length === 0
            ? null
            : await attempt('the patch', diff, async () => (0,external_node_fs_.writeFileSync)(diff, patch.diff)),
        await writePage(record),
        await attempt('the trace', tracePath, async () => checkTrace(record)),
    ].filter((part) => part !== null);
    const files = parts.flatMap((part) => (part.kind === 'kept' ? [part.path] : []));
    const upload = await uploadFiles(record, files);
    const isIntact = parts.every((part) => part.kind === 'kept' || part.path !== tracePath);
    const problems = parts.flatMap((part) => (part.kind === 'lost' ? [part.problem] : []));
    return { isIntact, artifactId: upload.id, notes: [...problems, ...upload.notes] };
}
async function attempt(what, path, keep) {
    try {
        await keep();
        return { kind: 'kept', path };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { kind: 'lost', path, problem: `${what} could not be kept: ${why}` };
    }
}
function writePage({ tracePath, folder, runId }) {
    const path = (0,external_node_path_.join)(folder, 'trace.html');
    return attempt('the page of the record', path, async () => (0,external_node_fs_.writeFileSync)(path, (0,page/* renderPage */.C)(await (0,load_page_run/* loadPageRun */.v)(tracePath, runId))));
}
async function checkTrace({ tracePath, traceSha256 }) {
    if ((await (0,integrity/* sha256OfFile */.Vq)(tracePath)) === traceSha256)
        return;
    throw new Error('its file was changed after it was written, which only the tests of this run could do');
}
async function uploadFiles({ folder, runId, inputs }, files) {
    if (!inputs.uploadTrace)
        return { id: null, notes: ['upload-trace is off: the record was not uploaded'] };
    if (files.length === 0)
        return { id: null, notes: ['nothing was left to upload'] };
    const request = { name: `agent-fix-${runId}`, files, folder, retentionDays: inputs.traceRetentionDays };
    const upload = await uploadArtifact(connectArtifacts, request, UPLOAD_MS);
    return 'id' in upload
        ? { id: upload.id, notes: [] }
        : { id: null, notes: [`the record could not be uploaded: ${upload.problem}`] };
}

// EXTERNAL MODULE: ./build/js/agent/settings.js
var settings = __webpack_require__(71443);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/agent/assert-never.js
var assert_never = __webpack_require__(89559);
;// CONCATENATED MODULE: ./build/js/github/branch.js


/** The branch of a target: our prefix, fixed words, numbers and hex, so that no name from outside gets in (G01). */
function branchFor(target, prefix) {
    switch (target.kind) {
        case 'issue':
            return `${prefix}issue-${target.number}`;
        case 'workflow':
            return `${prefix}workflow-${target.workflowId}-${shortHash(target.branch)}`;
        case 'step':
            return `${prefix}step-${shortHash(target.workflowPath, target.job)}-${shortHash(target.branch)}`;
        case 'goal':
            return `${prefix}goal-${shortHash(target.goal)}-${shortHash(target.branch)}`;
        default:
            return (0,assert_never/* assertNever */.x)(target);
    }
}
const shortHash = (...parts) => (0,external_node_crypto_.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 8);
/** What is wrong with a start of branch names; null when nothing is. Stricter than git-check-ref-format(1). */
function branchPrefixProblem(prefix) {
    if (!/^[A-Za-z0-9][\w./-]*[/-]$/.test(prefix)) {
        return 'is not a start of a branch name: letters, digits and . _ - / only, and / or - at its end';
    }
    if (prefix.startsWith('refs/'))
        return 'must not start with refs/: give the name of the branch alone';
    return /\.\.|\/\/|\/\.|\.\/|\.lock\//.test(prefix) || prefix.length > 100
        ? 'is not a start of a branch name that git accepts'
        : null;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/js/github/input-values.js

// Readers of what @actions/core hands over: trimmed text, '' when an input is not given. A problem is the
// end of a sentence that starts `Input name: "value" …`.
/** Returned by a reader in place of a value. */
class Problem {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** A zod schema from a plain function. */
function read(parse) {
    return schemas/* string */.YjP().transform((value, context) => {
        const result = parse(value);
        if (!(result instanceof Problem))
            return result;
        context.addIssue({ code: 'custom', message: result.text });
        return core/* NEVER */.tm;
    });
}
/** Text; '' becomes `fallback`. */
const input_values_text = (fallback) => read((value) => value || fallback);
/** Text, or null when it is not given. */
const optionalText = read((value) => value || null);
/** One of `values`, or `fallback` when it is not given. */
function oneOf(values, fallback) {
    return read((value) => {
        if (value === '')
            return fallback;
        return values.find((each) => each === value) ?? new Problem(`is not one of ${values.join(', ')}`);
    });
}
/** A whole number within bounds, both included, or `fallback` when it is not given. */
function wholeNumber(fallback, { min, max }) {
    return read((value) => {
        if (value === '')
            return fallback;
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        return number >= min && number <= max
            ? number
            : new Problem(`is not a whole number from ${min} to ${max}`);
    });
}
const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];
/** The booleans of YAML 1.2's core schema, as `getBooleanInput` of @actions/core reads them. */
function flag(fallback) {
    return read((value) => {
        if (value === '')
            return fallback;
        if (TRUE.includes(value))
            return true;
        return FALSE.includes(value) ? false : new Problem('is not a boolean: write true or false');
    });
}
/** Items separated by lines or commas, each of which must match. */
function list(item, whatItIs) {
    return read((value) => {
        const items = splitList(value);
        const wrong = items.find((each) => !item.test(each));
        return wrong === undefined
            ? items
            : new Problem(`holds ${JSON.stringify(wrong)}, which is not ${whatItIs}`);
    });
}
function splitList(value) {
    const items = value.split(/[\n,]/).map((each) => each.trim());
    return items.filter((each) => each !== '');
}
/** `NAME=value` takes a line of its own, because values may hold commas; bare names may share one. */
const testEnv = read((value) => {
    const lines = value.split('\n').map((line) => line.trim());
    const pass = lines.filter((line) => !line.includes('=')).flatMap(splitList);
    const set = lines.filter((line) => line.includes('=')).map(splitPair);
    for (const name of [...pass, ...set.map(([key]) => key)]) {
        if (!/^[A-Za-z_]\w*$/.test(name)) {
            return new Problem(`holds ${JSON.stringify(name)}, which is not a variable's name`);
        }
        if (OF_THE_RUNNER.test(name))
            return new Problem(`names ${name}, which tests must never see`);
    }
    return { pass, set: Object.fromEntries(set) };
});
function splitPair(line) {
    const at = line.indexOf('=');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
/** Secrets of the job, and the files through which a step commands the runner. */
const OF_THE_RUNNER = /^(INPUT_\w+|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_\w+|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|GH_TOKEN|(OPENAI|TOGETHER)_API_KEY)$/i;

;// CONCATENATED MODULE: ./build/js/github/input-schema.js




const { limits, confirmRuns, testPolicy } = settings/* DEFAULT_SETTINGS */.a$;
const LOGIN = /^[A-Za-z0-9][\w-]*(\[bot\])?$/;
/** Every input of action.yml; a test keeps the defaults there and here equal. */
const InputSchema = schemas/* object */.Ikc({
    mode: read((mode) => {
        if (mode === '' || mode === 'fix')
            return 'fix';
        return new Problem(mode === 'solve' || mode === 'publish'
            ? 'is not there yet: two-job mode comes in a later version; use fix'
            : 'is not a mode: use fix');
    }),
    goal: optionalText,
    'test-command': optionalText,
    'working-directory': read(parseFolder),
    'openai-api-key': read((key) => /\s/.test(key) ? new Problem('holds white space: a piece of something else was pasted') : key || null),
    'openai-base-url': input_values_text('https://api.openai.com/v1'),
    'openai-api': oneOf(['responses', 'chat-completions'], 'responses'),
    model: input_values_text('gpt-5.4-mini'),
    'reasoning-effort': oneOf(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'], null),
    'github-token': read((token) => token || new Problem('is missing: use the default, or give a token')),
    label: input_values_text('agent-fix'),
    'test-policy': oneOf(settings/* TestPolicySchema */.w3.options, testPolicy),
    'max-iterations': wholeNumber(limits.maxIterations, { min: 1, max: 1000 }),
    'max-test-runs': wholeNumber(limits.maxTestRuns, { min: 1, max: 1000 }),
    'max-reflections': wholeNumber(limits.maxReflections, { min: 0, max: 100 }),
    'max-total-tokens': wholeNumber(limits.maxTotalTokens, { min: 1, max: 1_000_000_000 }),
    'timeout-minutes': wholeNumber(limits.timeoutMs / 60_000, { min: 1, max: 1440 }),
    'test-timeout-seconds': wholeNumber(null, { min: 1, max: 86_400 }),
    'upload-trace': flag(true),
    'trace-retention-days': wholeNumber(null, { min: 1, max: 400 }),
    base: read((base) => /[\s\\~^:?*[]|\.\./.test(base)
        ? new Problem('is not the name of a branch')
        : base.replace(/^refs\/heads\//, '') || null),
    'branch-prefix': read((value) => {
        const prefix = value || 'agent-fix/';
        const problem = branchPrefixProblem(prefix);
        return problem === null ? prefix : new Problem(problem);
    }),
    draft: flag(false),
    'pr-labels': list(/^.{1,50}$/, 'a label (at most 50 characters)'),
    reviewers: list(/^[A-Za-z0-9][\w-]*(\/[\w.-]+)?$/, 'a user or a team (org/team)'),
    'confirm-runs': wholeNumber(confirmRuns, { min: 1, max: 100 }),
    'allow-paths': list(/./, 'a glob'),
    'allow-test-edits': flag(false),
    'allow-users': list(LOGIN, "a user's name; name them one by one"),
    'allow-bots': list(LOGIN, "a bot's name; name them one by one"),
    'test-env': testEnv,
});
function parseFolder(value) {
    const parts = value.split('/').filter((part) => part !== '' && part !== '.');
    if (value.startsWith('/') || value.includes('\\') || parts.includes('..')) {
        return new Problem('is not a folder inside of the repository: give a relative path with /, without ..');
    }
    return parts.join('/') || '.';
}

;// CONCATENATED MODULE: ./build/js/github/inputs.js


/** Thrown for what is wrong with the inputs: every problem a line, each naming the input, its value and the fix. */
class InputError extends Error {
}
/** Reads all inputs. `getInput` gives trimmed text, '' for an input that is not set, as that of @actions/core does. */
function parseInputs(getInput) {
    const given = Object.fromEntries(Object.keys(InputSchema.shape).map((name) => [name, getInput(name)]));
    const parsed = InputSchema.safeParse(given);
    const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
        const name = String(path[0]);
        return `Input ${name}: ${shown(name, given[name] ?? '')} ${message}.`;
    });
    if (parsed.data === undefined)
        throw new InputError(problems.join('\n'));
    const missing = problemBetween(parsed.data);
    if (missing !== null)
        throw new InputError(missing);
    return inputsOf(parsed.data);
}
/** Never the value of a secret: errors are printed. */
function shown(name, value) {
    if (name === 'openai-api-key' || name === 'github-token')
        return 'the value';
    return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
}
function problemBetween(raw) {
    const { 'openai-api-key': key, 'github-token': token } = raw;
    const { 'max-test-runs': runs, 'confirm-runs': confirms, 'test-policy': policy } = raw;
    if (policy !== 'never' && runs < confirms + 2) {
        return `Input max-test-runs: ${runs} leaves none to prove a fix with: one run comes first, one follows a change, and confirm-runs asks for ${confirms}. Give at least ${confirms + 2}.`;
    }
    const leaked = Object.entries(raw['test-env'].set).find(([, value]) => (key !== null && value.includes(key)) || value.includes(token));
    return leaked === undefined ? null : `Input test-env: ${leaked[0]} holds a secret of this job. Remove it.`;
}
/** The key for the endpoint. Asked for late: an event that is not for us may come without secrets. Throws an InputError. */
function requireKey({ apiKey, baseUrl }) {
    if (apiKey !== null)
        return apiKey;
    // A server on this machine needs no key, but the protocol has a place for one.
    if (isLoopback(baseUrl))
        return 'none';
    throw new InputError(`Input openai-api-key: missing, and ${JSON.stringify(baseUrl)} (openai-base-url) wants one. Add it as a secret and pass it: openai-api-key: \${{ secrets.OPENAI_API_KEY }}.`);
}
/** A model on this machine needs no key. */
function isLoopback(url) {
    const host = URL.parse(url)?.hostname ?? '';
    return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
function inputsOf(raw) {
    return {
        mode: raw.mode,
        goal: raw.goal,
        testCommand: raw['test-command'],
        workingDirectory: raw['working-directory'],
        model: {
            apiKey: raw['openai-api-key'],
            baseUrl: raw['openai-base-url'],
            api: raw['openai-api'],
            name: raw.model,
            reasoningEffort: raw['reasoning-effort'],
        },
        githubToken: raw['github-token'],
        label: raw.label,
        settings: settingsOf(raw),
        uploadTrace: raw['upload-trace'],
        traceRetentionDays: raw['trace-retention-days'],
        base: raw.base,
        branchPrefix: raw['branch-prefix'],
        draft: raw.draft,
        labels: raw['pr-labels'],
        reviewers: raw.reviewers,
        allowUsers: raw['allow-users'],
        allowBots: raw['allow-bots'],
        testEnv: raw['test-env'],
    };
}
function settingsOf(raw) {
    const testTimeoutSeconds = raw['test-timeout-seconds'];
    return {
        testPolicy: raw['test-policy'],
        limits: {
            ...settings/* DEFAULT_SETTINGS */.a$.limits,
            maxIterations: raw['max-iterations'],
            maxTestRuns: raw['max-test-runs'],
            maxReflections: raw['max-reflections'],
            maxTotalTokens: raw['max-total-tokens'],
            timeoutMs: raw['timeout-minutes'] * 60_000,
        },
        confirmRuns: raw['confirm-runs'],
        testTimeoutMs: testTimeoutSeconds === null ? null : testTimeoutSeconds * 1000,
        allowPaths: [...raw['allow-paths']],
        allowTestEdits: raw['allow-test-edits'],
    };
}

;// CONCATENATED MODULE: ./build/js/github/octokit.js
/** Longest wait for a rate limit; longer ones fail the request at once, so that a job does not sleep for an hour. */
const MAX_WAIT_SECONDS = 90;
/** Of one request that a rate limit refused. */
const MAX_LIMIT_RETRIES = 2;
/** Of one request that failed with 5xx or without an answer: after 1 s, then after 4 s. */
const MAX_FAILURE_RETRIES = 2;
/** plugin-retry's own list, our 421, and 429, which is plugin-throttling's: it waits as long as it is told. */
const FINAL_STATUSES = [400, 401, 403, 404, 410, 421, 422, 429, 451];
/** The GitHub client: bounded retries, rate limits waited for within a bound, redirects only within the API's origin. */
async function createOctokit(options) {
    const [{ Octokit: Rest }, { retry }, { throttling }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(579), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(475)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const waits = (kind) => (seconds, request, _, retries) => {
        const isWorthIt = seconds <= MAX_WAIT_SECONDS && retries < MAX_LIMIT_RETRIES;
        const method = 'method' in request ? String(request.method) : 'request';
        const decision = isWorthIt ? 'waiting' : 'giving up';
        options.onWait(`GitHub's ${kind} refused a ${method} for ${seconds} s: ${decision}.`);
        return isWorthIt;
    };
    const Configured = Rest.plugin(retry, throttling);
    return new Configured({
        auth: options.token,
        baseUrl: options.apiUrl,
        userAgent: `agent-fix/${options.version}`,
        request: { fetch: withinOrigin(options.fetch) },
        retry: { doNotRetry: FINAL_STATUSES, retries: MAX_FAILURE_RETRIES },
        throttle: {
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        // Octokit's default logger prints the address of each failed request; errors say it already.
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    });
}
const nothing = () => { };
const MAX_REDIRECTS = 3;
/** GitHub itself gives up on a request after 10 s. */
const ANSWER_MS = 20_000;
/**
 * Follows redirects (a renamed repository answers with one) only to the origin that was asked, so that neither
 * the token nor a file's content ever reaches another (G09). Others are answered with 421
 * in the API's place. `redirect: 'manual'` hands the answer back as it is.
 * https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
function withinOrigin(fetch) {
    return async (input, init) => {
        const asked = new URL(input instanceof Request ? input.url : input);
        let url = asked;
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
            if (url.origin !== asked.origin)
                return misdirected(`to another server, ${url.origin}`);
            if (redirects === MAX_REDIRECTS)
                return misdirected(`more than ${MAX_REDIRECTS} times`);
        }
    };
}
/** An answer rather than an exception, which Octokit would take for a lost connection and try again. */
const misdirected = (where) => Response.json({ message: `GitHub's API redirects ${where}` }, { status: 421 });
const isRedirect = (status) => [301, 302, 303, 307, 308].includes(status);

// EXTERNAL MODULE: ./build/js/llm/api-key.js
var api_key = __webpack_require__(28632);
// EXTERNAL MODULE: ./build/js/llm/create-llm.js + 7 modules
var create_llm = __webpack_require__(22142);
// EXTERNAL MODULE: ./build/js/llm/provider.js
var provider = __webpack_require__(30445);
// EXTERNAL MODULE: ./build/js/version.js
var version = __webpack_require__(24306);
// EXTERNAL MODULE: ./build/js/workspace/repository.js
var repository = __webpack_require__(68442);
;// CONCATENATED MODULE: ./build/js/action-scene.js








/** What must never leave this process but in its own Authorization header. */
function secretsOf({ env }, { model, githubToken }) {
    const own = [
        model.apiKey !== null && (0,api_key/* isSecret */.$f)(model.apiKey) ? model.apiKey : null,
        githubToken,
        env['ACTIONS_RUNTIME_TOKEN'],
        env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    ];
    return own.flatMap((secret) => (secret ? [secret] : []));
}
function modelOf({ model }) {
    const access = (0,provider/* resolveProvider */.Kd)({
        provider: 'openai',
        key: { name: 'openai-api-key', value: requireKey(model) },
        baseUrl: { name: 'openai-base-url', value: model.baseUrl },
        model: { name: 'model', value: model.name },
        api: model.api,
        env: {},
    });
    return (0,create_llm/* createLLM */.W)({ ...access, reasoningEffort: model.reasoningEffort });
}
function octokitFor({ log }, { githubToken }, { apiUrl }) {
    return createOctokit({
        token: githubToken,
        apiUrl,
        version: version/* VERSION */.x,
        fetch,
        onWait: (message) => log.info(message),
    });
}
/** The folder that actions/checkout filled; it must stand at the commit that the run is about. */
async function checkoutOf({ runner, baseCommit, event }) {
    const { root, commit } = await (0,repository/* resolveRepository */.BN)((0,external_node_path_.resolve)(runner.env['GITHUB_WORKSPACE'] ?? '.'));
    if (commit === baseCommit)
        return root;
    const ref = event.checkoutRef ?? baseCommit;
    throw new Error(`The checkout is at ${commit.slice(0, 12)}, but this run is about ${baseCommit.slice(0, 12)}: ` +
        `give actions/checkout the input \`ref: ${ref}\`.`);
}

// EXTERNAL MODULE: ./build/js/agent/digest.js
var digest = __webpack_require__(50330);
;// CONCATENATED MODULE: ./build/js/github/api-error.js
/** The HTTP status of what Octokit threw (500 where no answer came at all); null for anything else. */
function statusOf(error) {
    return error instanceof Error && 'status' in error && typeof error.status === 'number'
        ? error.status
        : null;
}
/** Whether a rate limit refused the request: 403 or 429, with the headers that only limits carry. */
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
/** What GitHub answered, in one line for people. Octokit's messages hold no header. */
function describeError(error) {
    const whole = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    // Octokit appends the page of the route that was called. Whoever quotes this ends the sentence.
    const message = whole.replace(/\.?( - https:\/\/docs\.github\.com\/\S*)?$/, '').slice(0, 300);
    const status = statusOf(error);
    return status === null ? message : `HTTP ${status}: ${message}`;
}

;// CONCATENATED MODULE: ./build/js/github/job-log.js

// A job's log is one text for all steps, each line after a time stamp. A step of ours starts with a group named
// `Run <first line>` and, if it fails, ends with the runner's error; no line says which step it belongs to.
const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const EXIT_ERROR = /^##\[error\]Process completed with exit code \d+\.$/;
/** The part of a job's log that a failed step wrote, without time stamps, colours and the runner's own marks. */
function failedPart(log, step) {
    const lines = log.split(/\r?\n/).map(readLine);
    const inTime = withinTime(lines, step);
    const candidates = inTime.length > 0 ? inTime : lines;
    const end = candidates.findLastIndex(({ text }) => EXIT_ERROR.test(text));
    const start = candidates.slice(0, end + 1).findLastIndex(({ text }) => text.startsWith(RUN_GROUP));
    if (end >= 0 && start >= 0)
        return { text: plain(candidates.slice(start, end + 1)), found: 'step' };
    return { text: plain(candidates), found: inTime.length > 0 ? 'time' : 'whole' };
}
function readLine(line) {
    const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
    return {
        time: Date.parse(`${seconds}${fraction.slice(0, 4)}Z`),
        text: (0,digest/* stripAnsi */.aJ)(line.slice(stamp.length)),
    };
}
/** From the second in which the step started to the end of that in which it ended; lines without a time stay with the one before. */
function withinTime(lines, { startedAt, completedAt }) {
    if (startedAt === null || completedAt === null)
        return [];
    const [from, to] = [Date.parse(startedAt), Date.parse(completedAt) + 1000];
    let isInside = false;
    return lines.filter(({ time }) => {
        if (!Number.isNaN(time))
            isInside = time >= from && time < to;
        return isInside;
    });
}
function plain(lines) {
    const texts = lines.map(({ text }) => text).filter((text) => !text.startsWith('##[endgroup]'));
    return texts
        .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
        .join('\n')
        .trim();
}

;// CONCATENATED MODULE: ./build/js/github/log-download.js

/** The end of a log is what tells; more is not kept in memory. */
const MAX_LOG_BYTES = 16 * 1024 * 1024;
const DOWNLOAD_MS = 60_000;
/**
 * Downloads a finished job's log. GitHub answers with a redirect to a storage server, whose address is its own
 * permission: it is asked without any header of ours, so the token cannot reach it (G09). Never throws for an answer.
 * https://docs.github.com/en/rest/actions/workflow-jobs#download-job-logs-for-a-workflow-run
 */
async function downloadLog(octokit, request) {
    try {
        const address = await findLog(octokit, request);
        if (address === null)
            return { kind: 'missing', problem: 'GitHub did not say where the log of the failed job is' };
        const response = await request.fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
        if (!response.ok || response.body === null) {
            await response.body?.cancel();
            return {
                kind: 'missing',
                problem: `the log of the failed job could not be downloaded (HTTP ${response.status})`,
            };
        }
        return { kind: 'got', ...(await readTail(response.body)) };
    }
    catch (error) {
        return {
            kind: 'missing',
            problem: `the log of the failed job could not be read (${describeError(error)})`,
        };
    }
}
async function findLog(octokit, { repository, jobId }) {
    const { headers, url } = await octokit.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', {
        ...repository,
        job_id: jobId,
        request: { redirect: 'manual' },
    });
    const address = URL.parse(headers.location ?? '', url);
    // Plain http only where the API itself is asked that way, as on loopback.
    const isFit = address?.protocol === 'https:' || address?.protocol === new URL(url).protocol;
    return isFit ? address : null;
}
async function readTail(body) {
    const chunks = [];
    let kept = 0;
    let dropped = 0;
    for await (const chunk of body) {
        chunks.push(chunk);
        kept += chunk.length;
        while (kept - (chunks[0]?.length ?? 0) >= MAX_LOG_BYTES) {
            const first = chunks.shift()?.length ?? 0;
            kept -= first;
            dropped += first;
        }
    }
    const text = Buffer.concat(chunks).toString('utf8');
    return {
        text,
        notes: dropped === 0 ? [] : [`the first ${dropped} bytes of the failed job's log were not kept`],
    };
}

;// CONCATENATED MODULE: ./build/js/github/failing-job.js




/** What fits into the prompt for one piece of evidence. */
const EVIDENCE_BYTES = 8 * 1024;
/** Looks for what failed. Never throws for an answer of GitHub's: a run can go on without its log, by its own baseline. */
async function findFailingJob(octokit, request) {
    try {
        const jobs = await listJobs(octokit, request);
        const failed = request.failedRun.isOurs ? failedSoFar(jobs, request.context) : firstFailed(jobs);
        if (failed === null)
            return { job: null, notes: ['GitHub lists no failed job in this run'] };
        return await describe(octokit, request, failed);
    }
    catch (error) {
        return { job: null, notes: [`the jobs of the failed run could not be read (${describeError(error)})`] };
    }
}
/** https://docs.github.com/en/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt */
async function listJobs(octokit, { repository, failedRun }) {
    return octokit.paginate(octokit.rest.actions.listJobsForWorkflowRunAttempt, {
        ...repository,
        run_id: failedRun.runId,
        attempt_number: failedRun.attempt,
        per_page: 100,
    });
}
function firstFailed(jobs) {
    const failed = jobs.filter(({ conclusion }) => conclusion === 'failure');
    return failed.toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.id - b.id)[0] ?? null;
}
const endOf = ({ completed_at }) => completed_at ?? '~';
/**
 * In a run that is still going on, our own job comes first when one of its steps has failed, else a finished one
 * (then we are a later job). Our job is told by its runner: the API knows jobs by display name alone.
 */
function failedSoFar(jobs, context) {
    const running = jobs.filter(({ status }) => status === 'in_progress');
    const onRunner = running.filter(({ runner_name }) => runner_name !== null && runner_name === context.runnerName);
    const named = running.filter(({ name }) => name === context.job);
    const own = [onRunner, named, running].find(({ length }) => length === 1)?.[0];
    if (own !== undefined && failedStep(own) !== null)
        return own;
    return firstFailed(jobs) ?? own ?? null;
}
function failedStep({ steps }) {
    const failed = (steps ?? []).filter(({ conclusion }) => conclusion === 'failure');
    return failed.toSorted((a, b) => a.number - b.number)[0] ?? null;
}
async function describe(octokit, request, job) {
    const step = failedStep(job);
    const base = { jobId: job.id, jobName: job.name, stepName: step?.name ?? null };
    const notes = step === null ? [`GitHub does not say which step of job "${job.name}" failed`] : [];
    if (job.status !== 'completed') {
        return {
            job: { ...base, evidence: null },
            notes: [...notes, `job "${job.name}" is still running, so its log cannot be read`],
        };
    }
    const download = await downloadLog(octokit, { ...request, jobId: job.id });
    if (download.kind === 'missing')
        return { job: { ...base, evidence: null }, notes: [...notes, download.problem] };
    const times = { startedAt: step?.started_at ?? null, completedAt: step?.completed_at ?? null };
    const { text, found } = failedPart(download.text, times);
    const source = `log of ${step === null ? '' : `step "${step.name}" of `}job "${job.name}"`;
    const evidence = { source, text: (0,digest/* failingDigest */.fE)(text, EVIDENCE_BYTES) };
    return {
        job: { ...base, evidence },
        notes: [
            ...notes,
            ...download.notes,
            ...(found === 'step'
                ? []
                : [`the part of the failed step could not be told apart exactly in the log of job "${job.name}"`]),
        ],
    };
}

;// CONCATENATED MODULE: ./build/js/github/access.js

/** GitHub answers with the legacy names: maintain shows as write, triage as read. */
const WRITING = new Set(['admin', 'maintain', 'write']);
/**
 * Looks a person up; never guesses from a name. `id`, where it is known, must be that of the account found.
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
async function readAccess(octokit, repository, person) {
    const { login, id } = person;
    try {
        const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
            ...repository,
            username: login,
        });
        if (id !== null && data.user?.id !== id)
            return no(`${login} is another account than the one of the event`);
        return WRITING.has(data.permission) ? { canWrite: true } : no(`${login} has no write access`);
    }
    catch (error) {
        if (statusOf(error) === 404)
            return no(`${login} is not known to this repository`);
        return no(`the permission of ${login} could not be looked up (${describeError(error)})`);
    }
}
const no = (reason) => ({ canWrite: false, reason });

;// CONCATENATED MODULE: ./build/js/github/actor.js
/** Everyone who set the run off, each once. The runner's word adds who started a re-run, by name alone. */
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
/** GitHub gives `[bot]` to apps alone; people cannot have brackets in their names. `x-bot` is a person. */
const isBotName = (login) => login.endsWith('[bot]');

// EXTERNAL MODULE: ./build/js/github/hidden-text.js
var hidden_text = __webpack_require__(54804);
// EXTERNAL MODULE: ./build/js/github/shorten.js
var shorten = __webpack_require__(65345);
;// CONCATENATED MODULE: ./build/js/github/issue-text.js




const MAX_ISSUE_BYTES = 8 * 1024;
const MAX_COMMENT_BYTES = 3 * 1024;
/** Newest first; older ones are left out, which a note says. */
const MAX_COMMENTS = 8;
/** Five pages: an issue with more comments than that is no description of a bug. */
const MAX_LISTED = 500;
/** Each author costs a look-up. */
const MAX_AUTHORS = 20;
/**
 * Title and body as they were when the label was put on, and the comments that people with write access had
 * written by then. Throws what Octokit throws when the comments cannot be listed.
 */
async function readIssueText(octokit, repository, issue) {
    const main = issueEvidence(issue);
    const comments = await listComments(octokit, repository, issue);
    const { trusted, notes } = await trustedOnly(octokit, repository, comments);
    const shown = trusted.slice(-MAX_COMMENTS).map((comment) => commentEvidence(comment, issue.number));
    const older = trusted.length - shown.length;
    return {
        evidence: [main, ...shown].map(({ evidence }) => evidence),
        notes: [
            ...[main, ...shown].flatMap(({ note }) => note ?? []),
            ...notes,
            ...(older > 0 ? [`older comments on issue #${issue.number} were not read: ${older}`] : []),
        ],
    };
}
function issueEvidence({ number, title, body }) {
    // GitHub shows a title as it stands: nothing in it is a comment.
    const cleanTitle = (0,hidden_text/* removeInvisible */.i)(title);
    const cleanBody = (0,hidden_text/* removeHidden */.ZO)(body);
    const text = `${(0,shorten/* shortLine */.tl)(cleanTitle.text, 300)}\n\n${(0,shorten/* shorten */.ml)(cleanBody.text, MAX_ISSUE_BYTES - 1024)}`;
    return part(`issue #${number}`, (0,hidden_text/* addRemoved */.C_)(cleanTitle.removed, cleanBody.removed), text);
}
function commentEvidence({ login, text }, issue) {
    const clean = (0,hidden_text/* removeHidden */.ZO)(text);
    const source = `comment of ${login} on issue #${issue}`;
    return part(source, clean.removed, (0,shorten/* shorten */.ml)(clean.text, MAX_COMMENT_BYTES));
}
function part(source, removed, text) {
    const taken = (0,hidden_text/* describeRemoved */.wf)(removed);
    return { evidence: { source, text }, note: taken === null ? null : `removed from ${source}: ${taken}` };
}
/** Those that stood there when the label was put on, oldest first. https://docs.github.com/en/rest/issues/comments#list-issue-comments */
async function listComments(octokit, repository, { number, labelledAt }) {
    const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
        ...repository,
        issue_number: number,
        per_page: 100,
    });
    const comments = [];
    for await (const { data } of pages) {
        for (const { user, body, updated_at } of data) {
            // A comment changed after the label was not what the labeller read (I09).
            if (!user || !body || Date.parse(updated_at) > Date.parse(labelledAt))
                continue;
            const isBot = user.type === 'Bot' || isBotName(user.login);
            comments.push({ login: user.login, id: user.id, isBot, text: body });
        }
        if (comments.length >= MAX_LISTED)
            break;
    }
    return comments;
}
async function trustedOnly(octokit, repository, comments) {
    const lookUps = new Map();
    const trusted = [];
    for (const comment of comments.toReversed()) {
        if (comment.isBot)
            continue;
        if (!lookUps.has(comment.login) && lookUps.size < MAX_AUTHORS) {
            lookUps.set(comment.login, await readAccess(octokit, repository, comment));
        }
        if (lookUps.get(comment.login)?.canWrite)
            trusted.unshift(comment);
    }
    const others = comments.length - trusted.length;
    const notes = others === 0
        ? []
        : [
            `${others} comment${others === 1 ? '' : 's'} by bots or by people without write access were not read`,
        ];
    return { trusted, notes };
}

// EXTERNAL MODULE: ./build/js/github/test-command.js + 5 modules
var test_command = __webpack_require__(2300);
;// CONCATENATED MODULE: ./build/js/action-task.js



/** Gathers what a run needs to know: the evidence, and the command that judges it. */
async function buildTask(request) {
    const { event, baseCommit } = request;
    const { evidence, job, notes: gathered } = await gatherEvidence(request);
    const search = await findCommand(request, job);
    const notes = [...gathered, ...search.notes];
    if (search.kind === 'missing')
        return { kind: 'problem', problem: search.problem, notes };
    const { goal, trigger, mustBeRedAtBase } = event;
    const task = {
        goal,
        evidence: [...evidence],
        testCommand: search.command,
        baseCommit,
        trigger,
        mustBeRedAtBase,
    };
    return { kind: 'task', task, notes };
}
async function gatherEvidence({ octokit, context, event }) {
    const { repository } = context;
    const issue = event.issue === null ? null : await readIssueText(octokit, repository, event.issue);
    const failure = event.failedRun === null
        ? null
        : await findFailingJob(octokit, { repository, failedRun: event.failedRun, context, fetch });
    const log = failure?.job?.evidence ?? null;
    return {
        evidence: [...(issue?.evidence ?? []), ...(log === null ? [] : [log])],
        job: failure?.job ?? null,
        notes: [...(issue?.notes ?? []), ...(failure?.notes ?? [])],
    };
}
async function findCommand({ inputs, event, files }, job) {
    if (inputs.settings.testPolicy === 'never')
        return { kind: 'found', command: null, notes: [] };
    const { testCommand, workingDirectory } = inputs;
    return (0,test_command/* findTestCommand */.J)({
        ...files,
        input: testCommand === null ? null : { run: testCommand, source: 'input test-command' },
        workingDirectory,
        failing: failingStep(event, job),
    });
}
function failingStep(event, job) {
    const workflowPath = event.failedRun?.workflowPath ?? null;
    if (workflowPath === null || job === null || job.stepName === null)
        return null;
    return { workflowPath, jobName: job.jobName, stepName: job.stepName };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./build/js/github/context.js

// https://docs.github.com/en/actions/reference/workflows-and-actions/variables#default-environment-variables
const EnvSchema = schemas/* object */.Ikc({
    GITHUB_REPOSITORY: schemas/* string */.YjP().regex(/^[^/]+\/[^/]+$/),
    GITHUB_EVENT_NAME: schemas/* string */.YjP().min(1),
    GITHUB_EVENT_PATH: schemas/* string */.YjP().min(1),
    GITHUB_SHA: schemas/* string */.YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
    GITHUB_REF_NAME: schemas/* string */.YjP().default(''),
    GITHUB_REF_TYPE: schemas/* enum */.k5n(['branch', 'tag']).catch('branch'),
    GITHUB_RUN_ID: coerce/* number */.ai().int(),
    GITHUB_RUN_ATTEMPT: coerce/* number */.ai().int().catch(1),
    GITHUB_WORKFLOW: schemas/* string */.YjP().default(''),
    GITHUB_WORKFLOW_REF: schemas/* string */.YjP().default(''),
    GITHUB_JOB: schemas/* string */.YjP().default(''),
    GITHUB_TRIGGERING_ACTOR: schemas/* string */.YjP().optional(),
    GITHUB_ACTOR: schemas/* string */.YjP().optional(),
    RUNNER_NAME: schemas/* string */.YjP().optional(),
    GITHUB_SERVER_URL: schemas/* url */.OZ5().default('https://github.com'),
    GITHUB_API_URL: schemas/* url */.OZ5().default('https://api.github.com'),
});
/** Reads the runner's environment. Throws an Error naming the variable when this is no job of GitHub Actions. */
function readContext(env) {
    const parsed = EnvSchema.safeParse(env);
    if (parsed.data === undefined) {
        const names = parsed.error?.issues.map(({ path }) => path.join('.')).join(', ');
        throw new Error(`Not inside a job of GitHub Actions: ${names} missing or unreadable. From a terminal, use \`agent-fix run\`.`);
    }
    const of = parsed.data;
    const [owner = '', repo = ''] = of.GITHUB_REPOSITORY.split('/');
    return {
        repository: { owner, repo },
        eventName: of.GITHUB_EVENT_NAME,
        eventPath: of.GITHUB_EVENT_PATH,
        sha: of.GITHUB_SHA,
        refName: of.GITHUB_REF_NAME,
        refType: of.GITHUB_REF_TYPE,
        runId: of.GITHUB_RUN_ID,
        runAttempt: of.GITHUB_RUN_ATTEMPT,
        workflowName: of.GITHUB_WORKFLOW,
        workflowPath: workflowPathOf(of.GITHUB_WORKFLOW_REF, of.GITHUB_REPOSITORY),
        job: of.GITHUB_JOB,
        triggeringActor: of.GITHUB_TRIGGERING_ACTOR ?? of.GITHUB_ACTOR ?? null,
        runnerName: of.RUNNER_NAME ?? null,
        serverUrl: of.GITHUB_SERVER_URL,
        apiUrl: of.GITHUB_API_URL,
    };
}
/** `octo/repo/.github/workflows/ci.yml@refs/heads/main` holds the path between the repository and the ref. */
function workflowPathOf(workflowRef, repository) {
    const start = `${repository}/`;
    if (!workflowRef.startsWith(start))
        return null;
    const path = workflowRef.slice(start.length).replace(/@.*$/, '');
    return path === '' ? null : path;
}

;// CONCATENATED MODULE: ./build/js/github/payloads.js

// The parts of webhook payloads that are used, in their published form:
// https://docs.github.com/en/webhooks/webhook-events-and-payloads
const AccountSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), id: schemas/* number */.aig(), type: schemas/* string */.YjP() });
const RepositorySchema = schemas/* object */.Ikc({ id: schemas/* number */.aig(), default_branch: schemas/* string */.YjP() });
const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const WorkflowRunPayload = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    sender: AccountSchema,
    repository: RepositorySchema,
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* number */.aig(),
        run_attempt: schemas/* number */.aig(),
        workflow_id: schemas/* number */.aig(),
        name: schemas/* string */.YjP().nullish(),
        path: schemas/* string */.YjP(),
        conclusion: schemas/* string */.YjP().nullable(),
        head_branch: schemas/* string */.YjP().nullable(),
        head_sha: sha,
        /** null when the repository, a fork, is gone. */
        head_repository: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable(),
        triggering_actor: AccountSchema.nullish(),
    }),
    workflow: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }).nullish(),
});
const IssuesPayload = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    sender: AccountSchema,
    repository: RepositorySchema,
    label: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }).nullish(),
    issue: schemas/* object */.Ikc({
        number: schemas/* number */.aig(),
        title: schemas/* string */.YjP(),
        body: schemas/* string */.YjP().nullable(),
        updated_at: schemas/* string */.YjP(),
        pull_request: schemas/* unknown */.L5J().optional(),
    }),
});
const DispatchPayload = schemas/* object */.Ikc({
    sender: AccountSchema,
    repository: RepositorySchema,
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
});
/** Any event, for a step under `if: failure()`. Schedules have no sender. */
const StepPayload = schemas/* object */.Ikc({
    sender: AccountSchema.nullish(),
    repository: RepositorySchema,
    deleted: schemas/* boolean */.zMY().nullish(),
    pull_request: schemas/* object */.Ikc({
        head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha, repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable() }),
    })
        .nullish(),
});

;// CONCATENATED MODULE: ./build/js/github/event.js


/** Whether an event is for us, and what it asks for. Pure; throws only for a payload that is not of its published form. */
function readEvent(request) {
    switch (request.context.eventName) {
        case 'workflow_run':
            return readWorkflowRun(request, parse(WorkflowRunPayload, request));
        case 'issues':
            return readLabelledIssue(request, parse(IssuesPayload, request));
        case 'workflow_dispatch':
            return readDispatch(request, parse(DispatchPayload, request));
        default:
            return readFailedStep(request, parse(StepPayload, request));
    }
}
function parse(schema, { context, payload }) {
    const parsed = schema.safeParse(payload);
    if (parsed.success)
        return parsed.data;
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new Error(`The payload of this ${context.eventName} event is not of its published form: ${fields}`);
}
const skipped = (reason) => ({ kind: 'skipped', reason });
function readWorkflowRun(request, payload) {
    const { context, goal, base } = request;
    const { action, repository, sender, workflow_run: run } = payload;
    if (action !== 'completed')
        return skipped(`the workflow run is ${action}, not completed`);
    if (run.conclusion !== 'failure')
        return skipped(`the workflow run ended with ${run.conclusion}, not failure`);
    const workflowPath = run.path.replace(/@.*$/, '');
    if (workflowPath === context.workflowPath)
        return skipped('the failed workflow is this workflow itself');
    const branch = run.head_branch;
    if (branch === null)
        return skipped('the failed run belongs to no branch');
    if (isQueue(branch))
        return skipped(QUEUE_REASON);
    const workflowName = payload.workflow?.name || run.name || workflowPath;
    return {
        kind: 'ours',
        event: {
            trigger: { kind: 'workflow_run', runId: run.id, workflowId: run.workflow_id, workflowName, branch },
            target: { kind: 'workflow', workflowId: run.workflow_id, branch },
            goal: goal ?? goalOfFailure(workflowName, branch),
            mustBeRedAtBase: true,
            actors: actorsOf([sender, run.triggering_actor], context),
            base: { branch, commit: run.head_sha, mustBeTip: true },
            into: base ?? branch,
            repositoryId: repository.id,
            headRepositoryId: run.head_repository?.id ?? null,
            failedRun: { runId: run.id, attempt: run.run_attempt, workflowPath, isOurs: false },
            issue: null,
            checkoutRef: expression('github.event.workflow_run.head_sha'),
        },
    };
}
function readLabelledIssue(request, payload) {
    const { context, goal, label } = request;
    const { action, issue, repository, sender } = payload;
    if (action !== 'labeled')
        return skipped(`the issue was ${action}, not labeled`);
    const name = payload.label?.name ?? '';
    if (!isSameLabel(name, label))
        return skipped(`the label is ${JSON.stringify(name)}, not ${JSON.stringify(label)}`);
    if (issue.pull_request !== undefined)
        return skipped(`#${issue.number} is a pull request, not an issue`);
    const { number, title } = issue;
    return {
        kind: 'ours',
        event: {
            ...atBranch(request, repository.default_branch, repository),
            trigger: { kind: 'issue', number, title },
            target: { kind: 'issue', number },
            goal: goal ?? `Resolve issue #${number} of this repository, quoted below.`,
            actors: actorsOf([sender], context),
            issue: { number, title, body: issue.body ?? '', labelledAt: issue.updated_at },
        },
    };
}
/** GitHub treats label names without regard to case. */
const isSameLabel = (a, b) => a.toLowerCase() === b.toLowerCase();
function readDispatch(request, payload) {
    const { context } = request;
    const given = payload.inputs?.['goal'];
    const goal = request.goal ?? (typeof given === 'string' && given.trim() !== '' ? given.trim() : null);
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
/** Work that starts from a branch rather than from a failure: it may be green. */
function atBranch({ context, base }, branch, repository) {
    const into = base ?? branch;
    const isCheckedOut = context.refType === 'branch' && context.refName === into;
    return {
        mustBeRedAtBase: false,
        base: { branch: into, commit: isCheckedOut ? context.sha : null, mustBeTip: false },
        into,
        repositoryId: repository.id,
        headRepositoryId: repository.id,
        failedRun: null,
        issue: null,
        checkoutRef: isCheckedOut ? null : into,
    };
}
function readFailedStep(request, payload) {
    const { context, goal, base } = request;
    if (payload.deleted)
        return skipped('the branch was deleted');
    const head = payload.pull_request?.head;
    if (head === undefined && context.refType === 'tag')
        return skipped(`${context.refName} is a tag, not a branch`);
    const branch = head?.ref ?? context.refName;
    if (isQueue(branch))
        return skipped(QUEUE_REASON);
    const { runId, workflowName, workflowPath, job } = context;
    return {
        kind: 'ours',
        event: {
            trigger: { kind: 'step', runId, workflowName },
            target: { kind: 'step', workflowPath: workflowPath ?? workflowName, job, branch },
            goal: goal ?? goalOfFailure(workflowName, branch),
            mustBeRedAtBase: true,
            actors: actorsOf([payload.sender], context),
            base: { branch, commit: head?.sha ?? context.sha, mustBeTip: true },
            into: base ?? branch,
            repositoryId: payload.repository.id,
            headRepositoryId: head === undefined ? payload.repository.id : (head.repo?.id ?? null),
            failedRun: { runId, attempt: context.runAttempt, workflowPath, isOurs: true },
            issue: null,
            checkoutRef: head === undefined ? null : expression('github.event.pull_request.head.sha'),
        },
    };
}
const expression = (path) => `\${{ ${path} }}`;
const isQueue = (branch) => branch.startsWith('gh-readonly-queue/');
const QUEUE_REASON = 'branches of a merge queue are temporary: the pull request behind it is the place for a fix';
const goalOfFailure = (workflow, branch) => `Make the failing workflow ${JSON.stringify(workflow)} pass on branch ${JSON.stringify(branch)}.`;

;// CONCATENATED MODULE: ./build/js/github/commit-message.js
const RUN = 'Agent-Fix-Run';
const TREE = 'Agent-Fix-Tree';
/**
 * The message of a published commit. The trailers mark it as ours; the tree's id tells a commit of ours from one
 * that somebody amended, which keeps the message. https://git-scm.com/docs/git-interpret-trailers
 */
function commitMessage(subject, { runId, tree }) {
    return `${subject}\n\n${RUN}: ${runId}\n${TREE}: ${tree}`;
}
/** Whether agent-fix wrote this message, whatever became of the commit's content. */
const carriesOwnTrailer = (message) => trailer(message, RUN) !== null;
/** Whether a commit is just as agent-fix made it, so that nobody's work is lost with it. */
function isOwnCommit(commit) {
    return carriesOwnTrailer(commit.message) && trailer(commit.message, TREE) === commit.tree;
}
function trailer(message, name) {
    const line = message.split(/\r?\n/).find((each) => each.startsWith(`${name}: `));
    return line?.slice(name.length + 2).trim() || null;
}

;// CONCATENATED MODULE: ./build/js/github/tip.js

/** The commit that a branch points at; null when there is no such branch. https://docs.github.com/en/rest/git/refs#get-a-reference */
async function readTip(octokit, repository, branch) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
        return data.object.sha;
    }
    catch (error) {
        if (statusOf(error) === 404)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/github/gate.js





/** Whether the run may go on. Fails closed: what cannot be looked up refuses, with the reason. Never throws for an answer of GitHub's. */
async function passGate(octokit, request) {
    const closed = problemOfEvent(request) ?? (await problemOfActors(octokit, request));
    if (closed !== null)
        return { kind: 'refused', reason: closed };
    try {
        const issueProblem = await problemOfIssue(octokit, request);
        if (issueProblem !== null)
            return { kind: 'refused', reason: issueProblem };
        return await checkBase(octokit, request);
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return { kind: 'refused', reason: `GitHub could not be asked (${describeError(error)})` };
    }
}
function problemOfEvent({ event, branchPrefix }) {
    if (event.headRepositoryId === null)
        return 'the repository that the commit came from is gone';
    if (event.headRepositoryId !== event.repositoryId)
        return 'the commit comes from a fork';
    return event.base.branch.startsWith(branchPrefix)
        ? `${event.base.branch} is a branch of agent-fix itself`
        : null;
}
async function problemOfActors(octokit, request) {
    if (request.event.actors.length === 0)
        return 'nobody is named as having started this run';
    for (const actor of request.event.actors) {
        const access = await accessOf(octokit, request, actor);
        if (!access.canWrite)
            return access.reason;
    }
    return null;
}
async function accessOf(octokit, request, actor) {
    if (actor.isBot) {
        const isAllowed = request.allowBots.some((bot) => botName(bot) === botName(actor.login));
        return isAllowed
            ? { canWrite: true }
            : { canWrite: false, reason: `${actor.login} is a bot that allow-bots does not name` };
    }
    const isAllowed = request.allowUsers.some((user) => user.toLowerCase() === actor.login.toLowerCase());
    return isAllowed ? { canWrite: true } : readAccess(octokit, request.repository, actor);
}
const botName = (login) => login.toLowerCase().replace(/\[bot\]$/, '');
/** https://docs.github.com/en/rest/issues/issues#get-an-issue */
async function problemOfIssue(octokit, request) {
    const { event, label, repository } = request;
    if (event.issue === null)
        return null;
    const { number } = event.issue;
    const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
    if (data.state !== 'open')
        return `issue #${number} is ${data.state}`;
    const names = data.labels.map((each) => (typeof each === 'string' ? each : (each.name ?? '')));
    return names.some((name) => isSameLabel(name, label))
        ? null
        : `issue #${number} no longer has the label ${JSON.stringify(label)}`;
}
/** The branch is read as a ref: `branches/{branch}` would follow a rename. https://docs.github.com/en/rest/git/commits#get-a-commit-object */
async function checkBase(octokit, { repository, event }) {
    const { branch, commit, mustBeTip } = event.base;
    if (commit !== null && !mustBeTip)
        return { kind: 'open', baseCommit: commit };
    const tip = await readTip(octokit, repository, branch);
    if (tip === null)
        return { kind: 'refused', reason: `there is no branch ${JSON.stringify(branch)}` };
    if (!mustBeTip)
        return { kind: 'open', baseCommit: tip };
    if (tip !== commit) {
        const reason = `${branch} has moved on since (${commit?.slice(0, 12)} is no longer its tip)`;
        return { kind: 'refused', reason };
    }
    const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: tip });
    return carriesOwnTrailer(data.message)
        ? { kind: 'refused', reason: `${tip.slice(0, 12)} is a commit of agent-fix itself` }
        : { kind: 'open', baseCommit: tip };
}

// EXTERNAL MODULE: ./build/js/github/markdown.js
var markdown = __webpack_require__(10423);
// EXTERNAL MODULE: ./build/js/agent/summary.js
var summary = __webpack_require__(82212);
;// CONCATENATED MODULE: ./build/js/github/sections.js



// Parts that the pull request and the job summary share. Each keeps to its own size, so that the whole does.
const MAX_SUMMARY_BYTES = 10_000;
const MAX_CHANGES_BYTES = 8_000;
const MAX_OUTPUT_BYTES = 7_000;
const MAX_COMMAND_BYTES = 3_000;
const MAX_NOTES_BYTES = 4_000;
/** The model's own words. */
const summarySection = ({ summary }) => (0,shorten/* withinBytes */.XF)(MAX_SUMMARY_BYTES, (limit) => (0,markdown/* prose */.CS)(summary, limit));
/** A line for each file of the patch: what the driver counted, then what the model says. */
function changesSection({ files, changes }) {
    const described = new Map(changes.map(({ path, description }) => [path, description]));
    const lines = files.map(({ path, status, addedLines, removedLines }) => {
        const counted = `${status === 'added' ? 'new, ' : ''}+${addedLines} −${removedLines}`;
        return `- ${(0,markdown/* code */.aY)(path)} (${counted}): ${(0,markdown/* inline */.mG)(described.get(path) ?? '', 300)}`.replace(/: $/, '');
    });
    return (0,shorten/* firstLines */.UV)(lines, MAX_CHANGES_BYTES, 'files');
}
function notesSection({ notes }) {
    const lines = notes.map((note) => `- ${(0,markdown/* inline */.mG)(note, 400)}`);
    return (0,shorten/* firstLines */.UV)(lines, MAX_NOTES_BYTES, 'notes');
}
/** What the tests said, in a word: `red (exit 1, 2.3 s)`. */
function verdictText({ verdict, exit_code, duration_ms }) {
    const words = { green: 'green', red: 'red', timeout: 'stopped after too long', not_found: 'not startable' };
    const exit = exit_code === null ? '' : `exit ${exit_code}, `;
    return `${words[verdict]} (${exit}${secondsText(duration_ms)})`;
}
const secondsText = (ms) => ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
/** What the tests printed: of a failure the lines that tell, of a success its head and tail. */
const outputBlock = ({ ok, output }) => (0,shorten/* withinBytes */.XF)(MAX_OUTPUT_BYTES, (limit) => {
    const room = Math.min(limit, ok ? 2_000 : 6_000);
    return (0,markdown/* fence */.EU)(ok ? output : (0,digest/* failingDigest */.fE)(output, room), room);
});
/** The command that judged, and where it was found. */
function oracleSection({ task }) {
    const { testCommand } = task;
    if (testCommand === null)
        return 'There was no test command.';
    const { run, workingDirectory, source } = testCommand;
    const where = workingDirectory === '.' ? '' : `, in ${(0,markdown/* code */.aY)(workingDirectory)}`;
    return `The test command, from ${(0,markdown/* inline */.mG)(source, 300)}${where}:\n\n${(0,shorten/* withinBytes */.XF)(MAX_COMMAND_BYTES, (limit) => (0,markdown/* fence */.EU)(run, limit))}`;
}

;// CONCATENATED MODULE: ./build/js/github/run-table.js




/** Where a run came from, what it cost and where its record lies. */
function runTable(record, links) {
    const { baseBranch, model, runId, task, trace, version } = record;
    const rows = [
        ['Started by', triggerText(record, links)],
        ['Base', `${(0,markdown/* code */.aY)(baseBranch)} at [${task.baseCommit.slice(0, 12)}](${links.commit(task.baseCommit)})`],
        ['Model', `${(0,markdown/* code */.aY)(model.name)} (${model.api})`],
        ...budgetRows(record),
        ['Trace', traceText(trace, links)],
        ['Run', `${(0,markdown/* code */.aY)(runId)} of agent-fix ${version}, in [this job](${links.run})`],
        ['Mode', '`fix`: one job solved and published, so tests, model key and write token shared a runner'],
    ];
    return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}
function triggerText({ task, baseBranch }, links) {
    const { trigger } = task;
    switch (trigger.kind) {
        case 'workflow_run':
            return `failure of ${(0,markdown/* code */.aY)(trigger.workflowName)} on ${(0,markdown/* code */.aY)(trigger.branch)} ([run](${links.workflowRun(trigger.runId)}))`;
        case 'step':
            return `a failed step of ${(0,markdown/* code */.aY)(trigger.workflowName)} on ${(0,markdown/* code */.aY)(baseBranch)} ([run](${links.workflowRun(trigger.runId)}))`;
        case 'issue':
            return `label on [issue ${trigger.number}](${links.issue(trigger.number)})`;
        case 'dispatch':
            return `hand ([run](${links.workflowRun(trigger.runId)}))`;
        case 'terminal':
            return 'the terminal';
        default:
            return (0,assert_never/* assertNever */.x)(trigger);
    }
}
function budgetRows({ state, settings, durationMs }) {
    const { limits } = settings;
    const { usage } = state;
    const of = (used, limit, what) => `${grouped(used)} of ${grouped(limit)} ${what}`;
    const counts = [
        of(state.turns, limits.maxIterations, 'replies'),
        of(state.testRuns, limits.maxTestRuns, 'test runs'),
        of(state.reflections, limits.maxReflections, 'reflections'),
        `${secondsText(durationMs)} of ${secondsText(limits.timeoutMs)}`,
    ];
    const tokens = `${of((0,summary/* totalTokens */.RP)(usage), limits.maxTotalTokens, 'tokens')}: ${grouped(usage.input_tokens)} in (${grouped(usage.cached_input_tokens)} cached), ${grouped(usage.output_tokens)} out`;
    return [
        ['Budget', counts.join(' · ')],
        ['Tokens', tokens],
    ];
}
const grouped = (count) => count.toLocaleString('en-US');
function traceText({ sha256, artifactId }, links) {
    const where = artifactId === null ? 'not uploaded' : `[artifact](${links.artifact(artifactId)})`;
    return sha256 === null ? where : `${where}, sha256 ${(0,markdown/* code */.aY)(sha256)}`;
}

;// CONCATENATED MODULE: ./build/js/github/job-summary.js





/** GitHub takes 1 MiB a step; a summary that nobody reads to its end is none. */
const job_summary_MAX_SUMMARY_BYTES = (/* unused pure expression or super */ null && (60 * 1024));
const MAX_TIMELINE_BYTES = 10_000;
/** For the job summary: the pull request's story, and how it came to it. Nothing in it obeys the run (F10). */
function jobSummary(record, links, publication) {
    const { baseline, files, lastTests, notes, outcome } = record;
    const parts = [
        `## agent-fix: ${outcome.replaceAll('_', ' ')}`,
        [outcomeText(outcome), publicationText(publication)].filter((text) => text !== '').join(' '),
        summarySection(record),
        ...(files.length > 0 ? [`### ${changesTitle(publication)}\n\n${changesSection(record)}`] : []),
        `### Tests\n\n${oracleSection(record)}`,
        ...(baseline === null ? [] : [folded(`Before: ${verdictText(baseline)}`, outputBlock(baseline))]),
        ...(lastTests === null || lastTests === baseline
            ? []
            : [folded(`After: ${verdictText(lastTests)}`, outputBlock(lastTests))]),
        ...(notes.length > 0 ? [`### Notes\n\n${notesSection(record)}`] : []),
        `### Timeline\n\n${timelineTable(record.timeline)}`,
        `### Run\n\n${runTable(record, links)}`,
    ];
    return `${parts.join('\n\n')}\n`;
}
/** For a run that never started. */
function shortSummary(outcome, reason) {
    return `## agent-fix: ${outcome}\n\n${outcomeText(outcome)} Reason: ${(0,markdown/* inline */.mG)(reason, 500)}.\n`;
}
const folded = (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
/** What an outcome means, for people. */
function outcomeText(outcome) {
    switch (outcome) {
        case 'fixed':
            return 'The tests were red, are green with this change, and were run again to confirm it.';
        case 'unverified':
            return 'There is a change, but no test result proves it.';
        case 'not_reproduced':
            return 'The tests are green at the base commit, so there was nothing to fix and no model was asked.';
        case 'not_fixed':
            return 'No change that makes the tests green was found.';
        case 'flaky':
            return 'The tests gave different results on the same files.';
        case 'budget_exhausted':
            return 'A bound of the run was reached while the tests were red.';
        case 'model_error':
            return 'The model endpoint failed, or its replies could not be used.';
        case 'infra_error':
            return 'The test command could not be run, or agent-fix itself failed.';
        case 'refused':
            return 'Nothing was run: the gate refused the event.';
        case 'skipped':
            return 'Nothing was run: the event is not for agent-fix.';
        default:
            return (0,assert_never/* assertNever */.x)(outcome);
    }
}
/** Work that proved nothing is shown, and nobody shall take it for a proposal. */
const changesTitle = (publication) => publication === null ? 'Changes, which were not proposed' : 'Changes';
function publicationText(publication) {
    if (publication === null)
        return '';
    if (publication.kind === 'failed')
        return `**Not published.** ${(0,markdown/* inline */.mG)(publication.problem, 800)}`;
    const { number, operation, url, warnings } = publication;
    const warned = warnings.map((warning) => ` ${(0,markdown/* inline */.mG)(warning, 400)}`).join('');
    return `[Pull request ${number}](${url}) was ${operation}.${warned}`;
}
function timelineTable(rows) {
    const head = ['| Turn | What happened | Result | Tests | Tokens in · out |', '|---:|---|---|---|---:|'];
    return [...head, ...bothEnds(rows.map(rowText))].join('\n');
}
function rowText({ turn, what, result, tests, usage }) {
    const marks = { green: '🟢 green', red: '🔴 red', timeout: '🔴 too long', not_found: '🔴 not found' };
    const tokens = usage === null ? '' : `${usage.input_tokens} · ${usage.output_tokens}`;
    return `| ${turn ?? ''} | ${(0,markdown/* code */.aY)(what)} | ${(0,markdown/* inline */.mG)(result, 120)} | ${tests === null ? '' : marks[tests]} | ${tokens} |`;
}
/** The first and the last rows, as many as fit, and how many lie between. */
function bothEnds(rows) {
    const head = [];
    const tail = [];
    let left = MAX_TIMELINE_BYTES;
    for (let from = 0, to = rows.length - 1; from <= to;) {
        const isHead = head.length <= tail.length;
        const row = rows[isHead ? from++ : to--] ?? '';
        left -= (0,digest/* byteLength */.dp)(row) + 1;
        if (left < 0) {
            const hidden = rows.length - head.length - tail.length;
            return [...head, `| | … ${hidden} more in the trace … | | | |`, ...tail.toReversed()];
        }
        (isHead ? head : tail).push(row);
    }
    return [...head, ...tail.toReversed()];
}

;// CONCATENATED MODULE: ./build/js/github/links.js
/** `serverUrl` is GITHUB_SERVER_URL. */
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
    };
}

// EXTERNAL MODULE: ./build/js/github/log.js
var log = __webpack_require__(18654);
// EXTERNAL MODULE: ./build/js/agent/git-folder.js
var git_folder = __webpack_require__(67993);
;// CONCATENATED MODULE: ./build/js/github/patch-check.js

/** As many as the write tool lets a patch grow to (THREATS.md, W24). */
const MAX_FILES = 20;
/** The largest file that may be rewritten is 1 MiB; the largest growth of a patch 256 KiB. */
const MAX_FILE_BYTES = (1024 + 256) * 1024;
/**
 * Why a patch must not be published; null when it may. What the write tool has refused already is refused again
 * here, where the write token is, and where nothing of the run is trusted (W01, W02, G22).
 */
function problemOfPatch({ files }) {
    if (files.length === 0)
        return 'the patch is empty';
    if (files.length > MAX_FILES)
        return `the patch has ${files.length} files, more than ${MAX_FILES}`;
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
    if (content.length > MAX_FILE_BYTES)
        return `is larger than ${MAX_FILE_BYTES} bytes`;
    if (/[\p{Cc}\p{Cf}\\]/u.test(path) || !path.isWellFormed())
        return 'holds a character that no path should hold';
    const parts = path.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'is no plain path in the repository';
    if (parts.some(git_folder/* isGitFolder */.Z))
        return "lies in git's own folder";
    return /^\.github\/workflows(\/|$)/i.test(path) ? 'is a workflow, which is never published' : null;
}

;// CONCATENATED MODULE: ./build/js/github/pull-request.js

/** Opens the branch's pull request, or updates the one that is open. Never throws for an answer of GitHub's. */
async function openPullRequest(octokit, request) {
    try {
        const open = await findOpen(octokit, request);
        return open === null ? await create(octokit, request) : await update(octokit, request, open.number);
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return { kind: 'failed', problem: explain(error, request) };
    }
}
/** https://docs.github.com/en/rest/pulls/pulls#list-pull-requests */
async function findOpen(octokit, { repository, branch }) {
    const head = `${repository.owner}:${branch}`;
    const { data } = await octokit.rest.pulls.list({ ...repository, state: 'open', head, per_page: 100 });
    // GitHub ignores a filter that it does not understand, and lists everything.
    return data.find((pull) => pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) ?? null;
}
async function create(octokit, request) {
    const data = await createOnce(octokit, request);
    const warnings = [
        await addLabels(octokit, request, data.number),
        await requestReviews(octokit, request, data.number),
    ];
    return {
        kind: 'opened',
        number: data.number,
        url: data.html_url,
        operation: 'created',
        warnings: warnings.filter((warning) => warning !== null),
    };
}
/** https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request */
async function createOnce(octokit, request) {
    const { repository, branch, into, title, body, draft } = request;
    try {
        const pull = { ...repository, title, body, head: branch, base: into, draft };
        return (await octokit.rest.pulls.create(pull)).data;
    }
    catch (error) {
        // After a 5xx the request is sent again, and refused when it had been carried out all the same.
        const open = statusOf(error) === 422 ? await findOpen(octokit, request) : null;
        if (open === null)
            throw error;
        return open;
    }
}
/** Labels, reviewers and draft are left as people have set them since. https://docs.github.com/en/rest/pulls/pulls#update-a-pull-request */
async function update(octokit, request, number) {
    const { repository, into, title, body } = request;
    const { data } = await octokit.rest.pulls.update({
        ...repository,
        pull_number: number,
        title,
        body,
        base: into,
    });
    return { kind: 'opened', number, url: data.html_url, operation: 'updated', warnings: [] };
}
/** https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue */
async function addLabels(octokit, { repository, labels }, number) {
    if (labels.length === 0)
        return null;
    return warned('The labels could not be set', () => octokit.rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] }));
}
/** https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
async function requestReviews(octokit, { repository, reviewers }, number) {
    if (reviewers.length === 0)
        return null;
    const teams = reviewers.filter((name) => name.includes('/'));
    return warned('The reviewers could not be asked', () => octokit.rest.pulls.requestReviewers({
        ...repository,
        pull_number: number,
        reviewers: reviewers.filter((name) => !name.includes('/')),
        team_reviewers: teams.map((name) => name.slice(name.indexOf('/') + 1)),
    }));
}
async function warned(what, run) {
    try {
        await run();
        return null;
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return `${what} (${describeError(error)}).`;
    }
}
/** The answer does not tell a missing permission from the setting, other than in words: both are named. */
function explain(error, { branch, into, draft }) {
    const answer = describeError(error);
    const kept = `The fix is on the branch ${branch}, but has no pull request`;
    if (isRateLimit(error))
        return `${kept}: GitHub's rate limit refused it (${answer}). Run again later.`;
    switch (statusOf(error)) {
        case 403:
        case 404:
            return `${kept} (${answer}). Give the job \`permissions: pull-requests: write\`, and switch on "Allow GitHub Actions to create and approve pull requests" in the repository's Settings, Actions, General. Or open the pull request by hand.`;
        case 422:
            return `${kept}: GitHub refused one into ${into}${draft ? ' as a draft, which not every plan has (input draft)' : ''} (${answer}).`;
        default:
            return `${kept} (${answer}). Run again later.`;
    }
}

;// CONCATENATED MODULE: ./build/js/github/push.js



const failed = (problem) => ({ kind: 'failed', problem });
/** Makes one commit of the patch on top of its base, and points the branch at it. Never throws for an answer of GitHub's. */
async function pushPatch(octokit, request) {
    try {
        const { branch } = request;
        const base = await readBase(octokit, request);
        if (base.kind === 'unfit')
            return failed(base.problem);
        const commit = await createCommit(octokit, request);
        // As late as can be: the API has no way to move a branch only if it still stands where it was.
        const tip = await readTip(octokit, request.repository, branch);
        if (tip === null)
            await createBranch(octokit, request, commit.sha);
        else {
            const problem = await problemOfBranch(octokit, request, { tip, baseTip: base.tip });
            if (problem !== null)
                return failed(problem);
            await moveBranch(octokit, request, commit.sha);
        }
        return { kind: 'pushed', commit: { branch, commitSha: commit.sha, commitVerified: commit.isVerified } };
    }
    catch (error) {
        if (statusOf(error) === null)
            throw error;
        return failed(push_explain(error, request));
    }
}
/** The base branches must still be there, and the base commit still part of its own. */
async function readBase(octokit, { repository, base, into, branch }) {
    const unfit = (problem) => ({ kind: 'unfit', problem });
    if (branch === base.branch || branch === into)
        return unfit(`The branch to push, ${branch}, is the base branch.`);
    const tip = await readTip(octokit, repository, base.branch);
    if (tip === null)
        return unfit(`The branch ${base.branch} is gone.`);
    if (into !== base.branch && (await readTip(octokit, repository, into)) === null) {
        return unfit(`There is no branch ${into}. Set the input base to one that is there.`);
    }
    if (tip === base.commit)
        return { kind: 'fit', tip };
    const compared = await compare(octokit, repository, `${base.commit}...${tip}`);
    return compared?.status === 'ahead'
        ? { kind: 'fit', tip }
        : unfit(`The branch ${base.branch} was rewritten during the run: ${base.commit} is no longer part of it.`);
}
/**
 * https://docs.github.com/en/rest/git/blobs#create-a-blob
 * https://docs.github.com/en/rest/git/trees#create-a-tree
 * https://docs.github.com/en/rest/git/commits#create-a-commit (no author: then GitHub signs it for its bots)
 */
async function createCommit(octokit, { repository, base, patch, runId, title }) {
    const { git } = octokit.rest;
    const parent = await git.getCommit({ ...repository, commit_sha: base.commit });
    const tree = [];
    for (const { path, mode, content } of patch.files) {
        const encoded = Buffer.from(content).toString('base64');
        const blob = await git.createBlob({ ...repository, content: encoded, encoding: 'base64' });
        tree.push({ path, mode, type: 'blob', sha: blob.data.sha });
    }
    const { data } = await git.createTree({ ...repository, base_tree: parent.data.tree.sha, tree });
    const message = commitMessage(title, { runId, tree: data.sha });
    const commit = await git.createCommit({ ...repository, message, tree: data.sha, parents: [base.commit] });
    return { sha: commit.data.sha, isVerified: commit.data.verification?.verified === true };
}
/** https://docs.github.com/en/rest/git/refs#create-a-reference */
async function createBranch(octokit, request, sha) {
    const { repository, branch } = request;
    try {
        await octokit.rest.git.createRef({ ...repository, ref: `refs/heads/${branch}`, sha });
    }
    catch (error) {
        // After a 5xx the request is sent again, and refused when it had been carried out all the same.
        if (statusOf(error) === 422 && (await readTip(octokit, repository, branch)) === sha)
            return;
        throw error;
    }
}
/** https://docs.github.com/en/rest/git/refs#update-a-reference */
async function moveBranch(octokit, { repository, branch }, sha) {
    await octokit.rest.git.updateRef({ ...repository, ref: `heads/${branch}`, sha, force: true });
}
/** A branch of ours holds nothing but commits of ours on top of its base; anything else is somebody's work (G02). */
async function problemOfBranch(octokit, { repository, branch }, { tip, baseTip }) {
    const compared = await compare(octokit, repository, `${baseTip}...${tip}`);
    const foreign = compared?.commits.find(({ commit }) => !isOwnCommit({ message: commit.message, tree: commit.tree.sha }));
    if (compared !== null && foreign === undefined && compared.commits.length === compared.total_commits)
        return null;
    const what = foreign === undefined ? 'commits' : `commit ${foreign.sha.slice(0, 12)}`;
    return `The branch ${branch} holds ${what} that agent-fix did not make as it stands, so it was left alone. Merge or rename the branch, or delete it, and run again.`;
}
/** null when the two have no history in common. https://docs.github.com/en/rest/commits/commits#compare-two-commits */
async function compare(octokit, repository, basehead) {
    try {
        const request = { ...repository, basehead, per_page: 100 };
        return (await octokit.rest.repos.compareCommitsWithBasehead(request)).data;
    }
    catch (error) {
        if (statusOf(error) === 404)
            return null;
        throw error;
    }
}
function push_explain(error, { branch }) {
    const answer = describeError(error);
    if (isRateLimit(error))
        return `GitHub's rate limit kept ${branch} from being pushed (${answer}). Run again later.`;
    switch (statusOf(error)) {
        case 401:
            return `GitHub does not take the token (${answer}). Check the input github-token.`;
        case 403:
        case 404:
            return `The token may not push ${branch} (${answer}). Give the job \`permissions: contents: write\`.`;
        case 422:
            return `GitHub refused to push ${branch} (${answer}). A ruleset may forbid such branches: see the input branch-prefix.`;
        default:
            return `${branch} could not be pushed (${answer}). Run again later.`;
    }
}

;// CONCATENATED MODULE: ./build/js/github/publisher.js



/** Pushes the patch as one commit and opens its pull request, or updates both. Never throws for an answer of GitHub's. */
async function publish(octokit, request) {
    const problem = problemOfPatch(request.patch);
    if (problem !== null)
        return { kind: 'failed', problem: `Nothing was pushed: ${problem}.`, pushed: null };
    const push = await pushPatch(octokit, request);
    if (push.kind === 'failed')
        return { ...push, pushed: null };
    const opened = await openPullRequest(octokit, request);
    return opened.kind === 'failed'
        ? { ...opened, pushed: push.commit }
        : { ...opened, kind: 'published', pushed: push.commit };
}

;// CONCATENATED MODULE: ./build/js/github/report.js




/** GitHub takes 65,536 characters. */
const MAX_BODY_CHARS = 60_000;
const MAX_TITLE_CHARS = 100;
/** Title of the pull request and subject of its commit: from the trigger, never from the model. */
function titleOf({ task, baseBranch }) {
    const { trigger, goal } = task;
    switch (trigger.kind) {
        case 'issue':
            return `Fix #${trigger.number}: ${(0,markdown/* plainLine */.h0)(trigger.title, MAX_TITLE_CHARS)}`;
        case 'workflow_run':
        case 'step':
            return `Fix ${(0,markdown/* plainLine */.h0)(trigger.workflowName, 50)} on ${(0,markdown/* plainLine */.h0)(baseBranch, 50)}`;
        case 'dispatch':
        case 'terminal':
            return (0,markdown/* plainLine */.h0)(goal, MAX_TITLE_CHARS);
        default:
            return (0,assert_never/* assertNever */.x)(trigger);
    }
}
/** The pull request's description, in at most MAX_BODY_CHARS. Only our own words refer to anything (G10 to G16). */
function pullRequestBody(record, links) {
    const { notes, outcome, task } = record;
    const parts = [
        ...(outcome === 'unverified' ? [unverifiedText(record)] : []),
        summarySection(record),
        `### Changes\n\n${changesSection(record)}`,
        `### Evidence\n\n${evidenceText(record)}`,
        ...(notes.length > 0 ? [`### Notes\n\n${notesSection(record)}`] : []),
        `### Run\n\n${runTable(record, links)}`,
        ...(task.trigger.kind === 'issue' ? [`Fixes #${task.trigger.number}`] : []),
        "Summary and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.",
    ];
    return parts.join('\n\n');
}
function unverifiedText({ baseline }) {
    const why = baseline === null
        ? 'The tests were never run'
        : 'The tests are green with this change, and were green without it';
    return `> [!WARNING]\n> **Unverified.** ${why}, so nothing proves that it does what it says. Review it as you would a stranger's.`;
}
/** Red, then green. */
function evidenceText(record) {
    const { baseline, lastTests } = record;
    const parts = [oracleSection(record)];
    if (baseline !== null) {
        parts.push(`**Before:** ${verdictText(baseline)} at the base commit.`);
        if (!baseline.ok)
            parts.push(outputBlock(baseline));
    }
    if (lastTests !== null && lastTests !== baseline) {
        const confirmed = lastTests.phase === 'confirm' ? ', confirmed with every other tracked file as it was' : '';
        parts.push(`**After:** ${verdictText(lastTests)}${confirmed}.`, outputBlock(lastTests));
    }
    return parts.join('\n\n');
}

;// CONCATENATED MODULE: ./build/js/github/timeline.js

/** The story of a run, a row for each reply, test run of its own, reflection and note of the driver. */
function timelineOf(events) {
    return events.reduce(addEvent, []);
}
const EMPTY = { turn: null, result: '', tests: null, usage: null };
function addEvent(rows, event) {
    switch (event.kind) {
        case 'llm_action': {
            const { t, action, usage } = event.payload;
            return [...rows, { ...EMPTY, turn: t + 1, what: describeAction(action), usage }];
        }
        case 'llm_parse_error': {
            const { t, error, usage } = event.payload;
            return [...rows, { ...EMPTY, turn: t + 1, what: 'malformed reply', result: error, usage }];
        }
        case 'reflection': {
            const { t, reflection, usage } = event.payload;
            return [
                ...rows,
                { ...EMPTY, turn: t + 1, what: 'reflection', result: reflection.notes.join(' '), usage },
            ];
        }
        case 'policy_denied':
            return amendLast(rows, { result: `denied (${event.payload.rule})` });
        case 'tool_result':
            return event.payload.obs.ok || rows.at(-1)?.result !== ''
                ? rows
                : amendLast(rows, { result: event.payload.obs.output });
        case 'tests':
            return addTests(rows, event.payload);
        case 'driver_note':
            return [...rows, { ...EMPTY, what: 'driver', result: event.payload.note }];
        case 'llm_error':
            return [...rows, { ...EMPTY, what: 'model endpoint', result: event.payload.message }];
        default:
            return rows;
    }
}
function addTests(rows, { phase, verdict }) {
    if (phase === 'write')
        return amendLast(rows, { tests: verdict });
    const what = { baseline: 'tests at the base commit', final: 'tests', confirm: 'confirming tests' }[phase];
    return [...rows, { ...EMPTY, what, tests: verdict }];
}
/** What an event says about the row before it, which is the reply that caused it. */
function amendLast(rows, change) {
    const last = rows.at(-1);
    return last === undefined ? rows : [...rows.slice(0, -1), { ...last, ...change }];
}
const ActionSchema = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('final'), status: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_call'), name: schemas/* string */.YjP(), args: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }),
]);
/** The arguments that say where a tool was pointed. */
const TELLING_ARGS = ['rel_path', 'pattern', 'rel_dir', 'glob'];
function describeAction(action) {
    const { data } = ActionSchema.safeParse(action);
    if (data === undefined)
        return 'action';
    if (data.type === 'final')
        return `final: ${data.status}`;
    const values = TELLING_ARGS.map((name) => data.args[name]).filter((value) => typeof value === 'string');
    return [data.name, ...values].join(' ');
}

;// CONCATENATED MODULE: ./build/js/github/run-record.js

/** What is worth telling of a run that has ended. */
function recordOf({ setup, result, events, ...rest }) {
    const { patch, ...told } = result;
    const files = patch.files.map(({ content: _, ...file }) => file);
    return { ...setup, ...told, ...rest, files, timeline: timelineOf(events) };
}

// EXTERNAL MODULE: ./build/js/llm/base-url.js
var base_url = __webpack_require__(24757);
// EXTERNAL MODULE: ./build/js/llm/endpoint.js
var endpoint = __webpack_require__(7065);
// EXTERNAL MODULE: ./build/js/progress.js
var progress = __webpack_require__(31783);
// EXTERNAL MODULE: ./build/js/solve.js
var solve = __webpack_require__(35325);
// EXTERNAL MODULE: ./build/js/workspace/repo-tools.js + 27 modules
var repo_tools = __webpack_require__(54158);
;// CONCATENATED MODULE: ./build/js/action.js
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























/** The action's story: event → gate → Task → solve → publish → outputs. Throws an Error naming what the user must mend. */
async function runAction(runner) {
    const inputs = parseInputs((name) => runner.getInput(name));
    for (const secret of secretsOf(runner, inputs))
        runner.setSecret(secret);
    (0,base_url/* checkBaseUrl */.x)(inputs.model.baseUrl, 'openai-base-url');
    const context = readContext(runner.env);
    const payload = JSON.parse((0,external_node_fs_.readFileSync)(context.eventPath, 'utf8'));
    const decision = readEvent({ context, payload, label: inputs.label, goal: inputs.goal, base: inputs.base });
    if (decision.kind === 'skipped')
        return endEarly(runner, 'skipped', decision.reason);
    const octokit = await octokitFor(runner, inputs, context);
    const { event } = decision;
    const gate = await passGate(octokit, { repository: context.repository, event, ...inputs });
    if (gate.kind === 'refused')
        return endEarly(runner, 'refused', gate.reason);
    // Not earlier: runs that are not for us, and those of forks, have no secrets.
    const llm = modelOf(inputs);
    return act({ runner, inputs, context, event, octokit, llm, baseCommit: gate.baseCommit });
}
async function act(scene) {
    const { runner, context } = scene;
    const checkout = await checkoutOf(scene);
    const built = await taskFor(scene, checkout);
    for (const note of built.notes)
        runner.log.info(`Note: ${note}.`);
    if (built.kind === 'problem')
        throw new Error(built.problem);
    announce(runner.log, built.task);
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(runner.env['RUNNER_TEMP'] ?? (0,external_node_os_.tmpdir)(), 'agent-fix-'));
    const tracePath = (0,external_node_path_.join)(folder, 'trace.jsonl');
    const startMs = performance.now();
    const solved = await solveTask(scene, { task: built.task, checkout, tracePath });
    const { setup, result, events, traceSha256 } = solved;
    // The upload's client says much, and nothing that a reader of the log wants.
    const kept = await runner.log.group('Record of the run', () => keepRecord({
        tracePath,
        traceSha256,
        folder,
        runId: setup.runId,
        patch: result.patch,
        inputs: scene.inputs,
    }));
    for (const note of kept.notes)
        runner.log.info(`Note: ${note}.`);
    const record = recordOf({
        setup,
        result,
        events,
        model: { name: scene.llm.model, api: scene.llm.api },
        baseBranch: scene.event.base.branch,
        durationMs: performance.now() - startMs,
        notes: [...built.notes, ...kept.notes],
        trace: { sha256: traceSha256, artifactId: kept.artifactId },
    });
    const publication = kept.isIntact ? await publishIfProven(scene, solved, record) : TAMPERED;
    const summary = jobSummary(record, linksOf(context), publication);
    return {
        outputs: outputsOf(solved, { publication, tracePath, artifactId: kept.artifactId }),
        summary,
        failure: failureOf(solved, publication),
    };
}
function endEarly({ log }, outcome, reason) {
    log.info(`${outcome}: ${reason}.`);
    return {
        outputs: { ...NO_OUTPUTS, outcome, summary: reason },
        summary: shortSummary(outcome, reason),
        failure: null,
    };
}
async function taskFor({ octokit, context, event, inputs, baseCommit }, repository) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const workspace = __addDisposableResource(env_1, await (0,repo_tools/* openWorkspace */.O)({ repository, commit: baseCommit, settings: inputs.settings }), true);
        const { snapshot } = workspace;
        const files = {
            readFile: (path) => snapshot.readText(path),
            listFiles: async () => [...snapshot.paths()],
        };
        return await buildTask({ octokit, context, event, inputs, baseCommit, files });
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
function announce(log, { testCommand, baseCommit }) {
    log.info(`Base commit: ${baseCommit}`);
    if (testCommand !== null)
        log.untrusted(`Test command (${testCommand.source}): ${testCommand.run.trim()}`);
}
async function solveTask({ runner, inputs, llm }, { task, checkout, tracePath }) {
    const { pass, set } = inputs.testEnv;
    const solving = (0,solve/* solve */.k)({
        task,
        settings: inputs.settings,
        llm,
        repository: checkout,
        checkout,
        tracePath,
        secrets: secretsOf(runner, inputs),
        testEnv: [...pass, ...Object.entries(set).map(([name, value]) => `${name}=${value}`)],
        environment: runner.env,
        signal: runner.signal,
        onEvent: (event) => {
            const line = (0,progress/* progressLine */.oz)(event);
            if (line !== null)
                runner.log.untrusted(line);
        },
    });
    // The client loads while the tests run for the first time.
    void (0,endpoint/* preload */.u)();
    return solving;
}
/** Only a Patch with green tests is proposed; everything else stays in the artifact. */
async function publishIfProven(scene, { setup, result }, record) {
    const { outcome, patch } = result;
    if ((outcome !== 'fixed' && outcome !== 'unverified') || patch.files.length === 0)
        return null;
    const { context, event, inputs, octokit } = scene;
    const publication = await publish(octokit, {
        repository: context.repository,
        patch,
        base: { branch: event.base.branch, commit: scene.baseCommit },
        into: event.into,
        branch: branchFor(event.target, inputs.branchPrefix),
        runId: setup.runId,
        title: titleOf(record),
        body: pullRequestBody(record, linksOf(context)),
        draft: inputs.draft || outcome === 'unverified',
        labels: inputs.labels,
        reviewers: inputs.reviewers,
    });
    for (const warning of publication.kind === 'published' ? publication.warnings : [])
        scene.runner.log.warning(warning);
    if (publication.kind === 'published')
        scene.runner.log.info(`Pull request ${publication.operation}: ${publication.url}`);
    return publication;
}
/** Who can change the record can change more: nothing of such a run is proposed. */
const TAMPERED = {
    kind: 'failed',
    problem: 'Nothing was pushed: the record of this run is not the one that was written.',
    pushed: null,
};
function failureOf({ result }, publication) {
    if (publication?.kind === 'failed')
        return `agent-fix: ${publication.problem}`;
    return (0,log/* isSuccess */.oJ)(result.outcome) ? null : (0,log/* annotationFor */.xf)(result.outcome, result.summary);
}


/***/ }),

/***/ 54804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ addRemoved),
/* harmony export */   ZO: () => (/* binding */ removeHidden),
/* harmony export */   i: () => (/* binding */ removeInvisible),
/* harmony export */   wf: () => (/* binding */ describeRemoved)
/* harmony export */ });
/** To the end of the text when it is not closed: so GitHub shows it, or rather does not. */
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** A link definition with a title, as in `[//]: # (text)`: Markdown's other comment, never shown. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*(?:#|<|\/|https?:)\S*[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\))[ \t]*$/gm;
const BIDI = /\p{Bidi_Control}/gu;
const TAGS = /[\u{E0000}-\u{E007F}]/gu;
/** Zero-width characters, variation selectors, fillers, and control characters but tab and line ends. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\p{Cc}\uFFF9-\uFFFB](?<![\t\n\r])/gu;
/** Text as a person reads it rendered: without HTML comments, link definitions and invisible characters. */
function removeHidden(text) {
    // Characters first: an invisible one may break up `<!--` for us and not for GitHub.
    const visible = removeInvisible(text);
    const [withoutComments, comments] = without(visible.text, HTML_COMMENT);
    const [rest, definitions] = without(withoutComments, DEFINITION);
    return { text: rest, removed: { ...visible.removed, comments, definitions } };
}
/** Text without bidi, tag, zero-width and control characters; tabs and line ends stay. */
function removeInvisible(text) {
    const [withoutBidi, bidi] = without(text, BIDI);
    const [withoutTags, tags] = without(withoutBidi, TAGS);
    const [rest, invisible] = without(withoutTags, INVISIBLE);
    return { text: rest, removed: { comments: 0, definitions: 0, bidi, tags, invisible } };
}
function without(text, pattern) {
    let count = 0;
    const rest = text.replace(pattern, () => {
        count++;
        return '';
    });
    return [rest, count];
}
function addRemoved(a, b) {
    return {
        comments: a.comments + b.comments,
        definitions: a.definitions + b.definitions,
        bidi: a.bidi + b.bidi,
        tags: a.tags + b.tags,
        invisible: a.invisible + b.invisible,
    };
}
/** For people: what was taken out; null when nothing was. */
function describeRemoved(removed) {
    const parts = [
        count(removed.comments, 'HTML comment'),
        count(removed.definitions, 'hidden link definition'),
        count(removed.bidi, 'bidi character'),
        count(removed.tags, 'tag character'),
        count(removed.invisible, 'invisible character'),
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(', ');
}
const count = (n, what) => n === 0 ? null : `${n} ${what}${n === 1 ? '' : 's'}`;


/***/ }),

/***/ 18654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   oM: () => (/* binding */ createJobLog),
/* harmony export */   xf: () => (/* binding */ annotationFor)
/* harmony export */ });
/* unused harmony export breakCommands */
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10423);

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function createJobLog({ write, newToken }) {
    const line = (text) => write(`${breakCommands(text.replace(/\s+/g, ' '))}\n`);
    return {
        info: line,
        warning: (text) => write(`::warning title=agent-fix::${escapeData(text)}\n`),
        untrusted(text) {
            const token = newToken();
            write(`::stop-commands::${token}\n${breakCommands(text)}\n::${token}::\n`);
        },
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
/**
 * Text that the runner finds no command in, not even without its stop-commands: it reads `::x::` at the start of a
 * line and `##[x]` anywhere (actions/runner, ActionCommand.cs). Carriage returns would start a line for some readers.
 */
function breakCommands(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(/:(?=:)/g, ':\u200b')
        .replace(/##(?=\[)/g, '##\u200b');
}
/** As @actions/core escapes a command's message. */
function escapeData(text) {
    return breakCommands(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
/** Outcomes for which the step succeeds. */
const SUCCEEDING = new Set([
    'fixed',
    'unverified',
    'not_reproduced',
    'skipped',
    'refused',
]);
/** Whether an outcome lets the step succeed. */
const isSuccess = (outcome) => SUCCEEDING.has(outcome);
/** The one annotation of a failing outcome, in one line (F06): for `core.setFailed`. */
function annotationFor(outcome, summary) {
    return `agent-fix: ${breakCommands((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(summary, 500))} Outcome: ${outcome}.`;
}


/***/ }),

/***/ 10423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   mG: () => (/* binding */ inline)
/* harmony export */ });
/* unused harmony export defuse */
/* harmony import */ var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54804);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65345);



// Text from a model, a test or an issue, made harmless for GitHub's Markdown: it may format a little, and can
// not notify, close, link, load, hide, or break out of where it stands (THREATS.md, G10 to G16 and F10).
// https://github.github.com/gfm/
/** Breaks a word for GitHub and for nobody's eyes. It stands in the text itself, because entities are decoded first. */
const BREAK = '\u200b';
/**
 * Takes the effect from mentions and references (G10, G12). Needed inside of code as well: the description of a pull
 * request can become a commit message, which knows no code, and closes issues.
 */
function defuse(text) {
    return text
        .replace(/@(?=[A-Za-z0-9])/g, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/\bGH-(?=\d)/gi, (match) => `${match}${BREAK}`)
        .replace(/\/(issues|pulls?|discussions|commit)\/(?=[0-9a-f])/gi, (match) => `${match}${BREAK}`);
}
/** GitHub makes links of bare addresses, in text and between HTML tags. */
const breakLinks = (text) => text.replace(/:(?=\/\/)/g, `:${BREAK}`).replace(/\bwww(?=\.)/gi, (www) => `${www}${BREAK}`);
const clean = (text) => (0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .removeInvisible */ .i)((0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .stripAnsi */ .aJ)(text).replace(/\r\n?/g, '\n')).text;
/** One clean line. Only its start is looked at, so that no text is long enough to cost time. */
function cleanLine(text, maxChars) {
    const start = text.slice(0, maxChars * 8);
    const line = (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shortLine */ .tl)(clean(start), maxChars);
    return start.length < text.length && !line.endsWith('…') ? `${line}…` : line;
}
/** Hexadecimal: a decimal one holds `#` and a number. */
const entity = (character) => `&#x${character.codePointAt(0)?.toString(16)};`;
/** Words: what would be a link, an image, HTML or emphasis shows as it is written (G13, G14, G15). */
const words = (text) => breakLinks(defuse(text))
    .replace(/[<>&$]/g, entity)
    .replace(/[\\`*_[\]|~]/g, (character) => `\\${character}`);
/** Words, and what stands between single back-ticks as code. */
const formatLine = (line) => line
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 === 1 ? code(piece.slice(1, -1)) : words(piece)))
    .join('');
/** One line of text, with its code spans. Safe behind a list mark and in a table cell. */
const inline = (text, maxChars) => formatLine(cleanLine(text, maxChars));
/** A code span for anything, in table cells too: HTML, in which every character with a meaning is an entity. */
function code(text) {
    const line = breakLinks(defuse(cleanLine(text, 300)));
    return `<code>${line.replace(/[^\p{L}\p{N}\s\u200b./,:;()+=-]/gu, entity)}</code>`;
}
/** A fenced block that its content cannot close (G15), with at most `maxBytes` of it. */
function fence(text, maxBytes) {
    const content = defuse((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(clean(text).trimEnd(), maxBytes));
    const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}text\n${content}\n${ticks}`;
}
/** Paragraphs, flat lists, code spans and code blocks of a model's text; everything else shows as it is written. */
function prose(text, maxBytes) {
    const blocks = [];
    let block = null;
    for (const line of (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(clean(text).trim(), maxBytes).split('\n')) {
        const ticks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
        if (block === null) {
            if (ticks === undefined)
                blocks.push(proseLine(line.trim()));
            else
                block = { ticks, lines: [] };
        }
        else if (line.trim() === ticks && ticks.startsWith(block.ticks)) {
            blocks.push(fence(block.lines.join('\n'), maxBytes));
            block = null;
        }
        else {
            block.lines.push(line);
        }
    }
    if (block !== null)
        blocks.push(fence(block.lines.join('\n'), maxBytes));
    return blocks.join('\n').trim();
}
function proseLine(line) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined)
        return `**${formatLine(heading)}**`;
    const [, mark, item] = /^([-*+]|\d{1,3}[.)])\s+(.*)$/.exec(line) ?? [];
    if (mark === undefined || item === undefined)
        return withoutMark(formatLine(line));
    return `${/\d/.test(mark) ? mark : '-'} ${withoutMark(formatLine(item))}`;
}
/** What has a meaning at the start of a line alone: headings, underlines, rules, lists. */
const withoutMark = (line) => line.replace(/^[#=+-]/, (mark) => `\\${mark}`).replace(/^\d+(?=[.)])/, (number) => `${number}${BREAK}`);
/** One line without any markup, for titles and commit subjects: they know no Markdown, but references. */
const plainLine = (text, maxChars) => defuse(cleanLine(text, maxChars));


/***/ }),

/***/ 65345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ firstLines),
/* harmony export */   XF: () => (/* binding */ withinBytes),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   tl: () => (/* binding */ shortLine)
/* harmony export */ });
/* harmony import */ var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);

const NOTE_BYTES = 60;
/** `text` in at most `maxBytes` of UTF-8: whole, or its head and tail with a line that says how much lies between. */
function shorten(text, maxBytes) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= maxBytes)
        return text;
    const room = Math.max(0, maxBytes - NOTE_BYTES);
    const head = decodeWhole(bytes.subarray(0, Math.floor(room * 0.6)));
    const tail = decodeWhole(bytes.subarray(bytes.length - Math.floor(room * 0.4)));
    const hidden = bytes.length - (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(head) - (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(tail);
    return `${head}\n[… ${hidden} of ${bytes.length} bytes left out …]\n${tail}`;
}
/** Without the pieces of a character that a cut leaves at either end. */
const decodeWhole = (bytes) => new TextDecoder().decode(bytes).replace(/^�+|�+$/g, '');
/** One line of at most `maxChars` characters; a cut ends in `…`. */
function shortLine(text, maxChars) {
    const characters = Array.from(text.replace(/\s+/g, ' ').trim());
    return characters.length <= maxChars
        ? characters.join('')
        : `${characters.slice(0, maxChars - 1).join('')}…`;
}
/** What `render` makes of as much as fits: it is given ever smaller limits until its result has at most `maxBytes`. */
function withinBytes(maxBytes, render) {
    for (let limit = maxBytes;; limit = Math.floor(limit / 2)) {
        const rendered = render(limit);
        if (limit === 0 || (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(rendered) <= maxBytes)
            return rendered;
    }
}
/** As many whole lines as fit, and how many do not. */
function firstLines(lines, maxBytes, what) {
    const shown = [];
    let left = maxBytes;
    for (const line of lines) {
        left -= (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(line) + 1;
        if (left < 0)
            return [...shown, `- … ${lines.length - shown.length} more ${what}`].join('\n');
        shown.push(line);
    }
    return shown.join('\n');
}


/***/ }),

/***/ 2300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ findTestCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/js/github/folder.js
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function folderOf(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    return {
        read,
        has: async (name) => (await read(name)) !== null,
        list: async () => {
            const all = (await files.listFiles?.()) ?? [];
            if (directory === '.')
                return all;
            return all
                .filter((path) => path.startsWith(`${directory}/`))
                .map((path) => path.slice(directory.length + 1));
        },
    };
}

;// CONCATENATED MODULE: ./build/js/github/python-manifest.js
/** In the order of what they say about tests. */
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
/** Told apart by their names, as pytest and unittest find them. */
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
/** Enough to see in which style a project writes its tests. */
const MAX_READ = 10;
/** pytest where anything hints at it, else the standard library's own runner; null when this is no Python project. */
async function findPythonCommand(folder) {
    const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
    const configs = [];
    for (const name of CONFIGS) {
        const text = await folder.read(name);
        if (text !== null)
            configs.push({ name, text });
    }
    const source = configs[0]?.name ?? tests.toSorted()[0];
    if (source === undefined)
        return null;
    const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
    if (hint !== undefined)
        return { run: 'python -m pytest -q', source: hint };
    if (await hasPytestFile(folder, tests))
        return { run: 'python -m pytest -q', source };
    return { run: await unittestCommand(folder, tests), source };
}
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    if (/^pytest\b/m.test((await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt')) ?? '')) {
        return true;
    }
    for (const path of tests.toSorted().slice(0, MAX_READ)) {
        // A test function outside of any class is one that unittest would never run.
        if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? ''))
            return true;
    }
    return false;
}
/** unittest's discovery does not enter a folder that is no package: it must be sent there. */
async function unittestCommand(folder, tests) {
    const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
    const only = folders.length === 1 ? (folders[0] ?? '') : '';
    const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
    return isPlain && !(await folder.has(`${only}/__init__.py`))
        ? `python -m unittest discover -s ${only}`
        : 'python -m unittest';
}

;// CONCATENATED MODULE: ./build/js/github/manifest.js



/** The first that knows a command wins; the order is that of how sure a manifest is about its tests. */
const FINDERS = [
    findNodeCommand,
    findPythonCommand,
    fixed('go.mod', 'go test ./...'),
    fixed('Cargo.toml', 'cargo test'),
    findMakeCommand,
    findMavenCommand,
    findGradleCommand,
    findRubyCommand,
    fixed('mix.exs', 'mix test'),
];
/** What the manifests of a folder imply; null when none does. */
async function findManifestCommand(files, directory) {
    const folder = folderOf(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { ...command, source: inFolder(directory, command.source) };
    }
    return null;
}
function fixed(name, run) {
    return async (folder) => ((await folder.has(name)) ? { run, source: name } : null);
}
const PackageJson = schemas/* object */.Ikc({
    scripts: schemas/* object */.Ikc({ test: schemas/* string */.YjP().optional() }).optional(),
    packageManager: schemas/* string */.YjP().optional(),
});
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
];
async function findNodeCommand(folder) {
    const manifest = PackageJson.safeParse(parseJson(await folder.read('package.json')));
    const script = manifest.data?.scripts?.test;
    // What `npm init` writes.
    if (script === undefined || script.includes('no test specified'))
        return null;
    let manager = manifest.data?.packageManager?.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    const run = manager === 'bun' ? 'bun run test' : `${manager === 'pnpm' || manager === 'yarn' ? manager : 'npm'} test`;
    return { run, source: 'package.json' };
}
function parseJson(text) {
    try {
        return JSON.parse(text ?? 'null');
    }
    catch {
        return null;
    }
}
/** GNU make's own order: a GNUmakefile hides a Makefile. */
async function findMakeCommand(folder) {
    for (const name of ['GNUmakefile', 'makefile', 'Makefile']) {
        const text = await folder.read(name);
        if (text === null)
            continue;
        return /^test\s*::?(?!=)/m.test(text) ? { run: 'make test', source: name } : null;
    }
    return null;
}
async function findMavenCommand(folder) {
    if (!(await folder.has('pom.xml')))
        return null;
    return { run: `${(await folder.has('mvnw')) ? './mvnw' : 'mvn'} -B test`, source: 'pom.xml' };
}
async function findGradleCommand(folder) {
    for (const name of ['build.gradle', 'build.gradle.kts']) {
        if (await folder.has(name)) {
            return { run: `${(await folder.has('gradlew')) ? './gradlew' : 'gradle'} test`, source: name };
        }
    }
    return null;
}
async function findRubyCommand(folder) {
    const gemfile = await folder.read('Gemfile');
    const bundled = gemfile === null ? '' : 'bundle exec ';
    if (await folder.has('.rspec'))
        return { run: `${bundled}rspec`, source: '.rspec' };
    if (await folder.has('Rakefile'))
        return { run: `${bundled}rake test`, source: 'Rakefile' };
    return gemfile !== null && /\brspec\b/.test(gemfile)
        ? { run: 'bundle exec rspec', source: 'Gemfile' }
        : null;
}

;// CONCATENATED MODULE: ./build/js/github/workflow-file.js
/** Parses a workflow file with GitHub's own parser; null when that cannot read it at all. */
async function parseWorkflowFile(name, content) {
    const parser = await __webpack_require__.e(/* import() */ 532).then(__webpack_require__.bind(__webpack_require__, 71532));
    const { value } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter());
    if (value === undefined)
        return null;
    // The parser's own model drops shell, working-directory and defaults: they are read from its tokens.
    const read = new TokenReader(parser);
    const root = read.entries(value);
    const jobs = read.entries(root.get('jobs'));
    return { jobs: [...jobs].map(([id, job]) => jobOf(read, id, job, root)) };
}
function jobOf(read, id, token, root) {
    const job = read.entries(token);
    const defaults = [job, root].map((scope) => read.entries(read.entries(scope.get('defaults')).get('run')));
    const isOnWindows = (read.text(job.get('runs-on')) ?? '').startsWith('windows');
    return {
        id,
        name: read.text(job.get('name')),
        hasContainer: job.has('container'),
        steps: read.items(job.get('steps')).map((item) => {
            const step = read.entries(item);
            const inherited = (key) => [step, ...defaults].map((scope) => read.text(scope.get(key))).find((value) => value !== null) ?? null;
            return {
                name: read.text(step.get('name')),
                run: read.text(step.get('run')),
                uses: read.text(step.get('uses')),
                shell: inherited('shell') ?? (isOnWindows ? 'pwsh' : null),
                workingDirectory: inherited('working-directory'),
                env: Object.assign({}, ...[root, job, step].map((scope) => read.texts(scope.get('env')))),
            };
        }),
    };
}
/** Reads the parser's tokens; what is not of the wanted form reads as empty. */
class TokenReader {
    #parser;
    constructor(parser) {
        this.#parser = parser;
    }
    entries(token) {
        if (token === undefined || !this.#parser.isMapping(token))
            return new Map();
        return new Map([...token].map(({ key, value }) => [key.toString(), value]));
    }
    items(token) {
        return token !== undefined && this.#parser.isSequence(token) ? [...token] : [];
    }
    /** A scalar as it was written; an expression with its `${{ }}`. */
    text(token) {
        if (token === undefined || !this.#parser.isScalar(token))
            return null;
        return this.#parser.isBasicExpression(token) ? (token.source ?? token.toString()) : token.toString();
    }
    texts(token) {
        const texts = [...this.entries(token)].map(([name, value]) => [name, this.text(value)]);
        return Object.fromEntries(texts.filter((pair) => pair[1] !== null));
    }
}

;// CONCATENATED MODULE: ./build/js/github/workflow-step.js

/** The command of the step that failed, if it is a plain `run:` step: its text, shell, folder and literal environment. */
async function findStepCommand(files, failing) {
    const { workflowPath, jobName, stepName } = failing;
    const content = await files.readFile(workflowPath);
    if (content === null)
        return none(`${workflowPath} is not in the base commit`);
    const workflow = await parseWorkflowFile(workflowPath, content);
    if (workflow === null)
        return none(`${workflowPath} cannot be read as a workflow`);
    const jobs = matching(workflow.jobs, jobName, jobRank);
    if (jobs.length === 0)
        return none(`${workflowPath} has no job "${jobName}"`);
    const steps = jobs.flatMap((job) => matching(job.steps, stepName, stepRank).map((step) => ({ job, step })));
    const [only, ...others] = steps;
    if (only === undefined)
        return none(`no step of job "${jobName}" in ${workflowPath} is named "${stepName}"`);
    if (others.length > 0)
        return none(`several steps of ${workflowPath} are named "${stepName}"`);
    return commandOf(only.job, only.step, failing);
}
const none = (note) => ({ command: null, notes: [note] });
/** All things of the best rank that the name gives; a lower rank is a better match, null is none. */
function matching(things, name, rankOf) {
    const ranks = things.map((thing) => rankOf(thing, name));
    const best = Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY));
    return things.filter((_, at) => ranks[at] === best);
}
/** The API shows a job by its name, or else its id, with the values of its matrix behind: `test (3.11, ubuntu)`. */
function jobRank({ id, name }, shown) {
    const given = name ?? id;
    if (given === shown)
        return 0;
    if (shown.startsWith(`${given} (`) && shown.endsWith(')'))
        return 1;
    return given.includes('${{') && patternOf(given).test(shown) ? 2 : null;
}
/** A step without a name is shown as `Run` and the first line of what it runs. */
function stepRank({ name, run, uses }, shown) {
    const given = name ?? `Run ${(run ?? uses ?? '').trim().split('\n', 1)[0]?.trim()}`;
    if (given === shown.trim())
        return 0;
    return given.includes('${{') && patternOf(given).test(shown) ? 1 : null;
}
/** A name with expressions in it, which stand for any text. */
function patternOf(name) {
    const literals = name.split(/\$\{\{.*?\}\}/s).map((each) => each.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${literals.join('.*')}$`, 's');
}
function commandOf(job, step, failing) {
    const where = `step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const { run, shell, env } = step;
    if (run === null)
        return none(`${where} is no run: step`);
    if (run.includes('${{'))
        return none(`${where} has expressions in what it runs`);
    const workingDirectory = folderIn(step.workingDirectory ?? '.');
    if (workingDirectory === null)
        return none(`${where} runs in ${step.workingDirectory}, which is no plain folder`);
    if (shell?.includes('${{'))
        return none(`${where} has an expression for its shell`);
    const literal = Object.entries(env).filter(([, value]) => !value.includes('${{'));
    const left = Object.keys(env).filter((name) => env[name]?.includes('${{'));
    const notes = [
        ...(left.length > 0
            ? [`left out of the environment, because they are expressions: ${left.join(', ')}`]
            : []),
        ...(job.hasContainer
            ? [`job "${failing.jobName}" runs in a container; its command runs on this runner instead`]
            : []),
    ];
    return {
        command: { run, shell, workingDirectory, env: Object.fromEntries(literal), source: where },
        notes,
    };
}
/** Relative to the repository, without `.` parts; null for an expression or a folder outside. */
function folderIn(directory) {
    if (directory.includes('${{') || directory.startsWith('/') || directory.includes('\\'))
        return null;
    const parts = directory.split('/').filter((part) => part !== '' && part !== '.');
    return parts.includes('..') ? null : parts.join('/') || '.';
}

;// CONCATENATED MODULE: ./build/js/github/test-command.js


/** Finds the command that judges a run: the user's, else the failed step's own, else what a manifest implies. */
async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input !== null) {
        const command = { ...input, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    const step = failing === null ? { command: null, notes: [] } : await findStepCommand(request, failing);
    if (step.command !== null)
        return { kind: 'found', command: step.command, notes: step.notes };
    const manifest = await findManifestCommand(request, workingDirectory);
    if (manifest !== null) {
        const command = { ...manifest, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: step.notes };
    }
    const where = workingDirectory === '.' ? 'the root' : workingDirectory;
    const problem = `No test command: no known manifest in ${where}. Set the input test-command (on the terminal: --test).`;
    return { kind: 'missing', problem, notes: step.notes };
}


/***/ }),

/***/ 20678:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44545);
/* harmony import */ var _github_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18654);




const cancelled = new AbortController();
// The runner says SIGINT first, and kills ten seconds later: time enough to close the record.
for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => cancelled.abort());
try {
    const log = (0,_github_log_js__WEBPACK_IMPORTED_MODULE_3__/* .createJobLog */ .oM)({
        write: (text) => void process.stdout.write(text),
        newToken: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex'),
    });
    const { /* getInput */ "V4": getInput, /* setSecret */ "Pq": setSecret } = _actions_core__WEBPACK_IMPORTED_MODULE_1__;
    const end = await (0,_action_js__WEBPACK_IMPORTED_MODULE_2__/* .runAction */ .C)({ env: process.env, getInput, setSecret, log, signal: cancelled.signal });
    for (const [name, value] of Object.entries(end.outputs))
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value);
    // Old servers have no place for it.
    if (process.env['GITHUB_STEP_SUMMARY'] !== undefined)
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(end.summary).write();
    if (end.failure !== null)
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1(end.failure);
}
catch (error) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH('outcome', 'infra_error');
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1(error instanceof Error ? error.message : String(error));
}
// An upload that was given up on may still be trying.
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 35325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ solve)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _agent_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98589);
/* harmony import */ var _agent_driver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95110);
/* harmony import */ var _agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40501);
/* harmony import */ var _trace_writer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65514);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24306);
/* harmony import */ var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54158);
/* harmony import */ var _workspace_test_oracle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76249);
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








/** Puts one run together and drives it to its end. What it acquires it gives back, whatever happens. */
async function solve(request) {
    const { task, settings, llm, checkout, signal } = request;
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
    const trace = (0,_trace_writer_js__WEBPACK_IMPORTED_MODULE_4__/* .openTrace */ .y)({ path: request.tracePath, runId, now: Date.now });
    const events = [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { repository, testEnv, environment } = request;
            const workspace = __addDisposableResource(env_1, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .openWorkspace */ .O)({ repository, commit: task.baseCommit, settings }), true);
            const oracle = (0,_workspace_test_oracle_js__WEBPACK_IMPORTED_MODULE_6__/* .createTestOracle */ .X)({ workspace, checkout, command: task.testCommand, testEnv, environment });
            const emit = (event) => {
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            };
            const clock = () => performance.now();
            const redact = (0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .createRedact */ .ay)(request.secrets);
            // The command runs as it was given; everything that is shown of the task is redacted.
            const shown = (0,_agent_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .taskFromTrace */ .fp)((0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactJson */ .Kp)((0,_agent_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .taskToTrace */ .Wp)(task), redact));
            const ports = { llm, workspace, oracle, emit, clock, redact, signal };
            const setup = { runId, version: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x, task: shown, settings };
            const result = await (0,_agent_driver_js__WEBPACK_IMPORTED_MODULE_2__/* .drive */ .r)(setup, ports);
            return { setup, result, events, traceSha256: trace.sha256() };
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
    finally {
        trace.close();
    }
}


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
