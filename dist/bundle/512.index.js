export const id = 512;
export const ids = [512,508];
export const modules = {

  12121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AY: () => (  BUNDLE_VERSION),
    Bx: () => (  MAX_EVENTS),
    Me: () => (  MAX_BUNDLE_BYTES),
    Y2: () => (  BUNDLE_PREFIX),
    eE: () => (  leaveBundle),
    tP: () => (  MAX_EVENTS_BYTES),
    yv: () => (  originOf)
  });
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42253);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71443);
  var _agent_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67791);
  var _github_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10423);
  var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79712);





const BUNDLE_VERSION = 1;
const MAX_BUNDLE_BYTES = 40 * 1024 * 1024;
const MAX_EVENTS_BYTES = 4 * 1024 * 1024;
const MAX_EVENTS = 5_000;
const bundleName = (runId) => `${BUNDLE_PREFIX}-${runId}.json`;
const originOf = ({ repository: { owner, repo }, runId }) => ({
    repository: `${owner}/${repo}`,
    runId,
});
const BUNDLE_PREFIX = 'agent-fix-bundle';
function bundleText(request) {
    const { setup, result, events } = request.solved;
    const { patch } = result;
    const bundle = {
        version: BUNDLE_VERSION,
        agent_fix: setup.version,
        run_id: setup.runId,
        github: { repository: request.github.repository, run_id: request.github.runId },
        task: (0,_agent_task_js__WEBPACK_IMPORTED_MODULE_1__  .Wp)(setup.task),
        settings: (0,_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .qH)(setup.settings),
        outcome: result.outcome,
        model: { name: request.model.name, api: request.model.api },
        prices: {
            input: request.prices.input,
            cached_input: request.prices.cachedInput,
            output: request.prices.output,
        },
        base: { commit: setup.task.baseCommit, branch: request.baseBranch },
        patch: {
            sha256: patch.sha256,
            diff: patch.diff,
            files: patch.files.map(({ path, status, mode, content, addedLines, removedLines }) => ({
                path,
                status,
                mode,
                content: Buffer.from(content).toString('base64'),
                added_lines: addedLines,
                removed_lines: removedLines,
            })),
        },
        ...(request.solved.tries === null ? {} : { tries: triesToBundle(request.solved.tries) }),
        duration_ms: Math.round(request.durationMs),
        notes: request.notes.slice(0, 100).map((note) => cut(note, 1_000)),
        trace: {
            sha256: request.trace.sha256,
            artifact_id: request.trace.artifactId,
            page_id: request.trace.pageId,
        },
        events: boundedEvents(events),
    };
    const text = `${JSON.stringify(bundle)}\n`;
    if (Buffer.byteLength(text) <= MAX_BUNDLE_BYTES)
        return text;
    throw new Error(`the bundle would have more than ${MAX_BUNDLE_BYTES} bytes, which publish does not read`);
}
const triesToBundle = ({ of, chosen, runs }) => ({
    of,
    chosen,
    runs: runs.map(({ runId, model, outcome, usage }) => ({ run_id: runId, model, outcome, usage })),
});
const TEXT_CHARS = [16_000, 2_000];
const SHORTEST = 300;
function boundedEvents(events) {
    const told = events.flatMap(withoutPrompt);
    for (const chars of TEXT_CHARS) {
        const kept = bothEnds(told, chars);
        if (kept.length === told.length)
            return kept;
    }
    return bothEnds(told, SHORTEST);
}
function withoutPrompt(event) {
    switch (event.kind) {
        case 'llm_request':
        case 'reflection_request':
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
const jsonOf = (payload) => JSON.parse(JSON.stringify(payload));
function bothEnds(events, chars) {
    const kept = events.map(({ kind, payload }) => ({ kind, payload: cutTexts(payload, chars) }));
    const sizeOf = (event) => Buffer.byteLength(JSON.stringify(event)) + 1;
    const { head, tail } = (0,_github_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .NE)(kept, {
        room: MAX_EVENTS_BYTES - 2,
        most: MAX_EVENTS,
        sizeOf,
    });
    return [...head, ...tail];
}
function cutTexts(value, chars) {
    if (typeof value === 'string')
        return cut(value, chars);
    if (typeof value !== 'object' || value === null)
        return value;
    if (isList(value))
        return value.map((each) => cutTexts(each, chars));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutTexts(each, chars)]));
}
const isList = (value) => Array.isArray(value);
function cut(text, chars) {
    if (text.length <= chars)
        return text;
    const half = Math.floor(chars / 2);
    const left = text.length - 2 * half;
    return `${text.slice(0, half)}\n[… ${left} characters are in the trace …]\n${text.slice(-half)}`.toWellFormed();
}
async function leaveBundle({ inputs, context, event, runner }, { solved, durationMs, notes, trace }) {
    let path = '';
    try {
        const text = bundleText({
            solved,
            model: { name: solved.llm.model, api: solved.llm.api },
            prices: inputs.prices,
            github: originOf(context),
            baseBranch: event.base.branch,
            durationMs,
            notes,
            trace,
        });
        path = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__  .DU)({ name: bundleName(solved.setup.runId), bytes: Buffer.from(text) }, runner.env['RUNNER_TEMP']);
        const upload = await runner.log.group('Bundle for the job that publishes', () => (0,_record_js__WEBPACK_IMPORTED_MODULE_3__  .tn)(path, inputs));
        return { path, problem: 'id' in upload ? null : `it could not be uploaded (${upload.problem})` };
    }
    catch (error) {
        return { path, problem: (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_4__  .k)(error) };
    }
}


  }),

  79712:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DU: () => (  writeAlone),
    rP: () => (  keepRecord),
    tn: () => (  uploadAlone),
    wY: () => (  giveOutputs)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42253);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9411);
  var _page_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55894);
  var _page_page_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10429);








async function keepRecord(record) {
    try {
        return await keep(record);
    }
    catch (error) {
        const notes = [`the record could not be kept: ${(0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .k)(error)}`];
        return { tracePath: record.tracePath, artifactId: null, pageId: null, notes };
    }
}
async function keep(record) {
    const { traceText, patch } = record;
    const trace = { name: 'trace.jsonl', bytes: Buffer.from(traceText) };
    const { folder, isNew } = folderFor(record, trace);
    if (isNew)
        write(folder, trace);
    const tracePath = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, trace.name);
    const page = await pageOf(tracePath, record);
    const others = [
        ...(patch.files.length === 0 ? [] : [{ name: 'patch.diff', bytes: Buffer.from(patch.diff) }]),
        ...(page.kind === 'made' ? [{ name: 'trace.html', bytes: Buffer.from(page.html) }] : []),
    ];
    for (const each of others)
        write(folder, each);
    const kept = [trace, ...others];
    const upload = await uploadFiles(record, folder, kept);
    const changed = kept.filter(({ name, bytes }) => !holds((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), bytes));
    const notes = [
        ...(isNew ? [REWRITTEN] : []),
        ...(page.kind === 'lost' ? [`the page of the record could not be kept: ${page.problem}`] : []),
        ...changed.map(({ name }) => `${name} was changed while it was uploaded: the artifact is not to be trusted`),
        ...upload.notes,
    ];
    return { tracePath, artifactId: upload.id, pageId: upload.pageId, notes };
}
const REWRITTEN = 'the record of the run was changed or removed on the disk, which only the tests could do: it was written again from memory';
function folderFor({ tracePath, temp }, trace) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(tracePath);
    if (isFolder(folder) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).join('/') === trace.name && holds(tracePath, trace.bytes)) {
        return { folder, isNew: false };
    }
    return { folder: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, 'agent-fix-record-')), isNew: true };
}
const isFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
function write(folder, { name, bytes }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), bytes, { flag: 'wx' });
}
function holds(path, bytes) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined || !stats.isFile() || stats.nlink !== 1 || stats.size !== bytes.length)
        return false;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size === bytes.length && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file).equals(bytes);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
async function pageOf(trace, { runId, traceSha256 }) {
    try {
        return { kind: 'made', html: (0,_page_page_js__WEBPACK_IMPORTED_MODULE_5__  .C)(await (0,_page_page_run_js__WEBPACK_IMPORTED_MODULE_6__  .v)(trace, runId, traceSha256)) };
    }
    catch (error) {
        return { kind: 'lost', problem: (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .k)(error) };
    }
}
async function uploadFiles({ runId, temp, inputs }, folder, kept) {
    if (!inputs.uploadTrace)
        return { id: null, pageId: null, notes: ['upload-trace is off: the record was not uploaded'] };
    const files = kept.map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
    const request = { name: `agent-fix-${runId}`, files, folder, retentionDays: inputs.traceRetentionDays };
    const upload = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__  .mz)(_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__  .Ql, request, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__  .jf);
    return 'id' in upload
        ? { id: upload.id, pageId: await uploadPage(kept, { runId, temp, inputs }), notes: [] }
        : { id: null, pageId: null, notes: [`the record could not be uploaded: ${upload.problem}`] };
}
async function uploadPage(kept, { runId, temp, inputs }) {
    const page = kept.find(({ name }) => name.endsWith('.html'));
    if (page === undefined)
        return null;
    const path = writeAlone({ name: `agent-fix-${runId}.html`, bytes: page.bytes }, temp);
    const upload = await uploadAlone(path, inputs);
    return 'id' in upload ? upload.id : null;
}
function writeAlone({ name, bytes }, temp = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, 'agent-fix-')), name);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, bytes, { flag: 'wx' });
    return path;
}
function uploadAlone(path, { traceRetentionDays }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__  .QM)(_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__  .Ql, { path, retentionDays: traceRetentionDays }, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__  .jf);
}
function writeCommandFile(path, text) {
    const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    if (before !== undefined && (!before.isFile() || before.nlink > 1))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o644);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
            throw new Error(`${path} is not a file`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function outputsText(outputs) {
    const delimiter = `agent-fix-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex')}`;
    return Object.entries(outputs)
        .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
        .join('');
}
const FOREIGN_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'];
function emptyCommandFile(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats?.isFile() && stats.size === 0)
        return false;
    writeCommandFile(path, '');
    return stats !== undefined;
}
function giveOutputs(env, { outputs, summary }) {
    const { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile } = env;
    return [
        outputFile === undefined
            ? 'there is no GITHUB_OUTPUT: this step has no outputs'
            : note('the outputs', () => writeCommandFile(outputFile, outputsText(outputs))),
        summaryFile === undefined || summary === ''
            ? null
            : note('the summary', () => writeCommandFile(summaryFile, summary)),
        ...FOREIGN_FILES.map((name) => clear(name, env[name])),
    ].filter((each) => each !== null);
}
function clear(name, path) {
    let isCleared = false;
    const problem = note(name, () => {
        isCleared = path !== undefined && emptyCommandFile(path);
    });
    return isCleared
        ? `${name} was not empty, which only the tests of this step could do: it was emptied`
        : problem;
}
function note(what, write) {
    try {
        write();
        return null;
    }
    catch (error) {
        return `${what} could not be written: ${(0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .k)(error)}`;
    }
}


  }),

  99771:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  C: () => (  runAction)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(42253);
var redaction = __webpack_require__(40501);
var schemas = __webpack_require__(53339);
var coerce = __webpack_require__(49567);
; 

const EnvSchema = schemas .Ikc({
    GITHUB_REPOSITORY: schemas .YjP().regex(/^[^/]+\/[^/]+$/),
    GITHUB_EVENT_NAME: schemas .YjP().min(1),
    GITHUB_EVENT_PATH: schemas .YjP().min(1),
    GITHUB_SHA: schemas .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
    GITHUB_REF_NAME: schemas .YjP().default(''),
    GITHUB_REF_TYPE: schemas .k5n(['branch', 'tag']).catch('branch'),
    GITHUB_RUN_ID: coerce .ai().int(),
    GITHUB_RUN_ATTEMPT: coerce .ai().int().catch(1),
    GITHUB_WORKFLOW: schemas .YjP().default(''),
    GITHUB_WORKFLOW_REF: schemas .YjP().default(''),
    GITHUB_JOB: schemas .YjP().default(''),
    GITHUB_TRIGGERING_ACTOR: schemas .YjP().optional(),
    GITHUB_ACTOR: schemas .YjP().optional(),
    RUNNER_NAME: schemas .YjP().optional(),
    GITHUB_SERVER_URL: schemas .OZ5().default('https://github.com'),
    GITHUB_API_URL: schemas .OZ5().default('https://api.github.com'),
    GITHUB_GRAPHQL_URL: schemas .OZ5().default('https://api.github.com/graphql'),
});
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
        graphqlUrl: of.GITHUB_GRAPHQL_URL,
    };
}
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
    };
}
const MEMBERS = 'actor actor_id api_url base_ref event_name event_path graphql_url head_ref job ref ref_name ref_protected ref_type repository repository_id repository_owner repository_owner_id retention_days run_attempt run_id run_number server_url sha triggering_actor workflow workflow_ref workflow_sha'.split(' ');
function ownFacts(env) {
    const known = MEMBERS.flatMap((name) => {
        const value = env[`GITHUB_${name.toUpperCase()}`];
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(known);
}

var github_octokit = __webpack_require__(65701);
; 

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
const isBotName = (login) => login.endsWith('[bot]');
const WRITING = new Set(['admin', 'maintain', 'write']);
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
        if ((0,github_octokit .c2)(error) === 404)
            return no(`${login} is not known to this repository`);
        return no(`the permission of ${login} could not be looked up (${(0,github_octokit .Uc)(error)})`);
    }
}
const no = (reason) => ({ canWrite: false, reason });

; 
const mayAddTests = ({ trigger, mustBeRedAtBase, }) => trigger.kind === 'issue' && !mustBeRedAtBase;
const skipped = (reason) => ({ kind: 'skipped', reason });
const NOT_ASKED = { issue: null, asked: null, subject: null, isFollowUp: false };
const goalOfIssue = (number) => `Resolve issue #${number} of this repository, quoted below.`;
const expression = (path) => `\${{ ${path} }}`;
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
        ...NOT_ASKED,
        checkoutRef: isCheckedOut ? null : into,
    };
}
const pathOf = ({ path }) => path.replace(/@.*$/, '');
const nameOf = (run) => run.name || pathOf(run);
const failedRunOf = (context, run, workflowName) => ({
    runId: run.id,
    attempt: run.run_attempt,
    workflowPath: pathOf(run),
    isOurs: false,
    github: factsOfRun(context, run, workflowName),
});
const goalOfFailure = (workflow, branch) => `Make the failing workflow ${JSON.stringify(workflow)} pass on branch ${JSON.stringify(branch)}.`;
function factsOfRun({ repository: { owner, repo }, serverUrl, apiUrl, graphqlUrl }, run, workflow) {
    const { event, head_branch: branch, actor, triggering_actor: starter } = run;
    const number = run.run_number;
    return {
        repository: `${owner}/${repo}`,
        repository_owner: owner,
        server_url: serverUrl,
        api_url: apiUrl,
        graphql_url: graphqlUrl,
        workflow,
        run_id: String(run.id),
        run_attempt: String(run.run_attempt),
        ...(number === undefined ? {} : { run_number: String(number) }),
        ...(event === undefined ? {} : { event_name: event }),
        ...(actor ? { actor: actor.login } : {}),
        ...(starter ? { triggering_actor: starter.login } : {}),
        ...(event === undefined || branch === null ? {} : refsOf(run, { event, branch })),
    };
}
function refsOf(run, { event, branch }) {
    if (event.startsWith('pull_request')) {
        const base = run.pull_requests?.[0]?.base.ref;
        return { head_ref: branch, ref_type: 'branch', ...(base === undefined ? {} : { base_ref: base }) };
    }
    const none = { head_ref: '', base_ref: '' };
    return ['push', 'schedule', 'workflow_dispatch'].includes(event) && !/^v?\d+\./.test(branch)
        ? { ...none, ref: `refs/heads/${branch}`, ref_name: branch, ref_type: 'branch', sha: run.head_sha }
        : none;
}

; 


const COMMAND = /^\/agent-fix(?![\w-])[ \t]*(.*(?:\n[\s\S]*)?)$/m;
function readComment(request, payload) {
    const { context } = request;
    const { action, comment, issue, repository, sender } = payload;
    if (action !== 'created')
        return skipped(`the comment was ${action}, not created`);
    const asked = COMMAND.exec(comment.body.replaceAll('\r\n', '\n'))?.[1]?.trim();
    if (asked === undefined)
        return skipped('no line of the comment starts with /agent-fix');
    const { number, title } = issue;
    const common = {
        actors: actorsOf([sender, comment.user], context),
        asked: { kind: 'comment', id: comment.id, body: comment.body },
        subject: number,
    };
    if (issue.pull_request !== undefined) {
        const decide = (pull) => onPull(request, { repository, pull, asked, comment: comment.id, common });
        return { kind: 'on_pull', number, decide };
    }
    return {
        kind: 'ours',
        event: {
            ...atBranch(request, repository.default_branch, repository),
            ...common,
            trigger: { kind: 'comment', number, title, on: 'issue', commentId: comment.id },
            target: { kind: 'issue', number },
            goal: asked === '' ? goalOfIssue(number) : `${goalOfIssue(number)} A maintainer adds: ${asked}`,
            issue: { number, title, body: issue.body ?? '', labelledAt: comment.created_at },
        },
    };
}
function onPull(request, { repository, pull, asked, comment, common }) {
    const { number, state, title } = pull;
    if (state !== 'open')
        return skipped(`pull request #${number} is ${state}`);
    const event = {
        ...atHead(request, repository, pull),
        ...common,
        trigger: { kind: 'comment', number, title, on: 'pull_request', commentId: comment },
        goal: asked,
    };
    if (asked !== '')
        return { kind: 'ours', event };
    const decide = (runs) => onFailureOf(request, event, runs);
    return { kind: 'on_head', sha: pull.head.sha, decide };
}
function onFailureOf({ context, goal }, event, runs) {
    const newestFirst = runs.toSorted((a, b) => b.id - a.id);
    const last = newestFirst.filter((run, at) => newestFirst.findIndex(isSameWorkflow(run)) === at);
    const failed = last.find((run) => run.conclusion === 'failure' &&
        pathOf(run) !== context.workflowPath &&
        run.head_repository?.id === event.repositoryId);
    if (failed === undefined) {
        const isGoingOn = last.some(({ conclusion }) => conclusion === null);
        return skipped(`the comment says nothing after /agent-fix, and no workflow has failed at the head of the pull request${isGoingOn ? ' so far' : ''}: say what to do`);
    }
    const name = nameOf(failed);
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
const isSameWorkflow = (run) => (other) => other.workflow_id === run.workflow_id && other.event === run.event;
function readReview(request, payload) {
    const { action, pull_request: pull, repository, review, sender } = payload;
    if (action !== 'submitted')
        return skipped(`the review was ${action}, not submitted`);
    if (review.state.toLowerCase() !== 'changes_requested')
        return skipped(`the review is ${review.state.toLowerCase()}: only one that asks for changes starts a run`);
    const { number, title } = pull;
    if (!pull.head.ref.startsWith(request.branchPrefix))
        return skipped(`#${number} is not a pull request of agent-fix`);
    return {
        kind: 'ours',
        event: {
            ...atHead(request, repository, pull),
            trigger: { kind: 'review', number, title, reviewId: review.id },
            goal: request.goal ??
                `Make the changes that the review of pull request #${number}, quoted below, asks for.`,
            actors: actorsOf([sender, review.user], request.context),
            asked: { kind: 'review', id: review.id, pull: number },
            subject: number,
            checkoutRef: expression('github.event.pull_request.head.sha'),
        },
    };
}
function atHead(request, repository, pull) {
    const { ref: branch, sha: commit, repo } = pull.head;
    const isFollowUp = branch.startsWith(request.branchPrefix);
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
        checkoutRef: expression('steps.pull.outputs.sha'),
    };
}

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
const WorkflowRunPayload = schemas .Ikc({
    action: schemas .YjP(),
    sender: AccountSchema,
    repository: RepositorySchema,
    workflow_run: WorkflowRunSchema,
    workflow: schemas .Ikc({ name: schemas .YjP() }).nullish(),
});
const IssuesPayload = schemas .Ikc({
    action: schemas .YjP(),
    sender: AccountSchema,
    repository: RepositorySchema,
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
const StepPayload = schemas .Ikc({
    sender: AccountSchema.nullish(),
    repository: RepositorySchema,
    deleted: schemas .zMY().nullish(),
    pull_request: schemas .Ikc({
        number: schemas .aig(),
        head: schemas .Ikc({ ref: schemas .YjP(), sha, repo: schemas .Ikc({ id: schemas .aig() }).nullable() }),
    })
        .nullish(),
});
const PullRequestSchema = schemas .Ikc({
    number: schemas .aig(),
    title: schemas .YjP(),
    state: schemas .YjP(),
    head: schemas .Ikc({ ref: schemas .YjP(), sha, repo: schemas .Ikc({ id: schemas .aig() }).nullable() }),
    base: schemas .Ikc({ ref: schemas .YjP() }),
});
const IssueCommentPayload = schemas .Ikc({
    action: schemas .YjP(),
    sender: AccountSchema,
    repository: RepositorySchema,
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
const ReviewPayload = schemas .Ikc({
    action: schemas .YjP(),
    sender: AccountSchema,
    repository: RepositorySchema,
    pull_request: PullRequestSchema,
    review: schemas .Ikc({
        id: schemas .aig(),
        state: schemas .YjP(),
        body: schemas .YjP().nullable(),
        user: AccountSchema.nullable(),
    }),
});

; 




function readEvent(request) {
    switch (request.context.eventName) {
        case 'workflow_run':
            return readWorkflowRun(request, parse(WorkflowRunPayload, request));
        case 'issues':
            return readLabelledIssue(request, parse(IssuesPayload, request));
        case 'issue_comment':
            return readComment(request, parse(IssueCommentPayload, request));
        case 'pull_request_review':
            return readReview(request, parse(ReviewPayload, request));
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
function readWorkflowRun(request, payload) {
    const { context, goal, base } = request;
    const { action, repository, sender, workflow_run: run } = payload;
    if (action !== 'completed')
        return skipped(`the workflow run is ${action}, not completed`);
    if (run.conclusion !== 'failure')
        return skipped(`the workflow run ended with ${run.conclusion}, not failure`);
    if (pathOf(run) === context.workflowPath)
        return skipped('the failed workflow is this workflow itself');
    const branch = run.head_branch;
    if (branch === null)
        return skipped('the failed run belongs to no branch');
    if (isQueue(branch))
        return skipped(QUEUE_REASON);
    const workflowName = payload.workflow?.name || nameOf(run);
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
            failedRun: failedRunOf(context, run, workflowName),
            ...NOT_ASKED,
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
            goal: goal ?? goalOfIssue(number),
            actors: actorsOf([sender], context),
            issue: { number, title, body: issue.body ?? '', labelledAt: issue.updated_at },
            subject: number,
        },
    };
}
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
function readFailedStep(request, payload) {
    const { context, goal, base, mode } = request;
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
            into: base ?? branch,
            repositoryId: payload.repository.id,
            headRepositoryId: head === undefined ? payload.repository.id : (head.repo?.id ?? null),
            failedRun: { runId, attempt: context.runAttempt, workflowPath, isOurs: true, github: {} },
            ...NOT_ASKED,
            subject: payload.pull_request?.number ?? null,
            checkoutRef: head === undefined ? null : expression('github.event.pull_request.head.sha'),
        },
    };
}
const isQueue = (branch) => branch.startsWith('gh-readonly-queue/');
const QUEUE_REASON = 'branches of a merge queue are temporary: the pull request behind it is the place for a fix';

; 



async function findFailedJobs(octokit, request) {
    try {
        const jobs = await listJobs(octokit, request);
        const own = request.failedRun.isOurs ? ownJob(jobs, request.context) : undefined;
        const finished = jobs.filter(({ conclusion }) => conclusion === 'failure').toSorted(byEnd);
        const failed = own !== undefined && failedStep(own) !== null ? [own] : finished;
        const found = (failed.length === 0 && own !== undefined ? [own] : failed).map((job) => describe(job, own));
        if (found.length === 0)
            return { jobs: [], notes: ['GitHub lists no failed job in this run'] };
        const silent = found.filter(({ step }) => step === null);
        return {
            jobs: found,
            notes: silent.map(({ jobName }) => `GitHub does not say which step of job "${jobName}" failed`),
        };
    }
    catch (error) {
        return { jobs: [], notes: [`the jobs of the failed run could not be read (${(0,github_octokit .Uc)(error)})`] };
    }
}
async function listJobs(octokit, { repository, failedRun }) {
    return octokit.paginate(octokit.rest.actions.listJobsForWorkflowRunAttempt, {
        ...repository,
        run_id: failedRun.runId,
        attempt_number: failedRun.attempt,
        per_page: 100,
    });
}
const endOf = ({ completed_at }) => completed_at ?? '~';
const byEnd = (a, b) => endOf(a).localeCompare(endOf(b)) || a.id - b.id;
function ownJob(jobs, context) {
    const running = jobs.filter(({ status }) => status === 'in_progress');
    const onRunner = running.filter(({ runner_name }) => runner_name !== null && runner_name === context.runnerName);
    const named = running.filter(({ name }) => name === context.job);
    return [onRunner, named, running].find(({ length }) => length === 1)?.[0];
}
function failedStep({ steps }) {
    const failed = (steps ?? []).filter(({ conclusion }) => conclusion === 'failure');
    return failed.toSorted((a, b) => a.number - b.number)[0] ?? null;
}
function describe(job, own) {
    const { id, name, labels } = job;
    return { jobId: id, jobName: name, isOwn: job === own, labels: labels ?? [], step: describeStep(job) };
}
function describeStep(job) {
    const step = failedStep(job);
    if (step === null)
        return null;
    const steps = (job.steps ?? []).toSorted((a, b) => a.number - b.number);
    const position = steps.indexOf(step);
    const startedAt = step.started_at ?? null;
    const earlier = steps.slice(0, position).filter(({ conclusion }) => conclusion !== 'skipped');
    return {
        name: step.name,
        startedAt,
        completedAt: step.completed_at ?? null,
        sharesSecond: startedAt === null ||
            earlier.some(({ completed_at }) => !completed_at || Date.parse(completed_at) >= Date.parse(startedAt)),
        steps: { names: steps.map(({ name }) => name), position },
    };
}
const MAX_LOG_BYTES = 16 * 1024 * 1024;
async function downloadLog(octokit, request) {
    const { repository, jobId, fetch } = request;
    const got = await (0,github_octokit .RG)({
        what: 'the log of the failed job',
        fetch,
        ask: () => octokit.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', {
            ...repository,
            job_id: jobId,
            request: github_octokit .a6,
        }),
        read: readTail,
    });
    return got.kind === 'missing' ? got : { kind: 'got', ...got.content };
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
async function readRunsOf(octokit, repository, sha) {
    const asked = { ...repository, head_sha: sha, per_page: 100 };
    const { data } = await octokit.rest.actions.listWorkflowRunsForRepo(asked);
    return schemas .YOg(WorkflowRunSchema).parse(data.workflow_runs);
}
function referencedFiles(octokit, { repository, runId, note }) {
    let pinned = null;
    const read = new Map();
    return (reference) => {
        pinned ??= pinnedCommits(octokit, { ...repository, run_id: runId });
        const known = read.get(reference) ?? readAt(octokit, reference, pinned).catch(noted(reference));
        read.set(reference, known);
        return known;
    };
    function noted(reference) {
        return (error) => {
            note(`${reference} could not be read (${(0,github_octokit .Uc)(error)})`);
            return null;
        };
    }
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

; 
const MAX_FOLDERS = 1_000;
class BaseTree {
    #octokit;
    #repository;
    commit;
    #folders = new Map();
    #paths = [];
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
        return this.#paths;
    }
    isTracked(path) {
        const { kind } = this.find(path);
        return kind !== 'missing' && kind !== 'blocked';
    }
    children(folder) {
        return this.#folders.get(folder)?.values() ?? [];
    }
    async content(path) {
        const request = { ...this.#repository, path, ref: this.commit };
        const { data } = await this.#octokit.rest.repos.getContent(request);
        if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
            return null;
        return Buffer.from(data.content, 'base64');
    }
    async linkText(path) {
        const found = this.find(path);
        if (found.kind !== 'link')
            return null;
        const { data } = await this.#octokit.rest.git.getBlob({ ...this.#repository, file_sha: found.entry.sha });
        return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8').toString('utf8');
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
        this.#paths = data.tree.flatMap(({ path, type }) => (type === 'blob' ? [path] : []));
    }
    async #list(folder, sha) {
        const { data } = await this.#octokit.rest.git.getTree({ ...this.#repository, tree_sha: sha });
        if (this.#folders.size >= MAX_FOLDERS)
            throw new Error(`more than ${MAX_FOLDERS} folders are asked for`);
        if (data.truncated)
            throw new Error(`GitHub does not list the folder ${folder || '.'} whole`);
        const entries = data.tree.map(({ path: name, mode, sha: id, size }) => ({
            name,
            kind: kindOf(mode),
            mode,
            sha: id,
            bytes: size ?? null,
        }));
        this.#folders.set(folder, new Map(entries.map((entry) => [entry.name, entry])));
    }
}
const within = (folder, name) => (folder === '' ? name : `${folder}/${name}`);
function kindOf(mode) {
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

; 


async function readTip(octokit, repository, branch) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
        return data.object.sha;
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === 404)
            return null;
        throw error;
    }
}
async function readTree(octokit, repository, sha) {
    return (await octokit.rest.git.getCommit({ ...repository, commit_sha: sha })).data.tree.sha;
}
async function compareCommits(octokit, repository, basehead) {
    try {
        const request = { ...repository, basehead, per_page: 100 };
        return (await octokit.rest.repos.compareCommitsWithBasehead(request)).data;
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === 404)
            return null;
        throw error;
    }
}
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
            throw (0,github_octokit .YJ)(error);
        return tip === to;
    }
}
const MAX_PATHS = 300;
async function readBaseMove(octokit, repository, { branch, commit: from }) {
    const tip = await readTip(octokit, repository, branch);
    if (tip === null || tip === from)
        return null;
    const [compared, tree] = await Promise.all([
        compareCommits(octokit, repository, `${from}...${tip}`),
        readTree(octokit, repository, tip),
    ]);
    if (compared?.status !== 'ahead')
        return null;
    const { files = [], ahead_by: by } = compared;
    const paths = files.flatMap(({ filename, previous_filename: old }) => old === undefined ? [filename] : [filename, old]);
    return { repository, from, tip, tree, by, paths: files.length < MAX_PATHS ? paths : null };
}
async function readBothEnds(octokit, { repository, from, tip }, paths) {
    const [before, after] = await Promise.all([
        BaseTree.read(octokit, { repository, commit: from, paths }),
        BaseTree.read(octokit, { repository, commit: tip, paths }),
    ]);
    return { before, after };
}

var external_node_crypto_ = __webpack_require__(77598);
var assert_never = __webpack_require__(89559);
; 


function branchFor(target, prefix) {
    switch (target.kind) {
        case 'issue':
            return `${prefix}issue-${target.number}`;
        case 'pull':
            return `${prefix}pull-${target.number}`;
        case 'workflow':
            return `${prefix}workflow-${target.workflowId}-${shortHash(target.branch)}`;
        case 'step':
            return `${prefix}step-${shortHash(target.workflowPath, ...(target.job === null ? [] : [target.job]))}-${shortHash(target.branch)}`;
        case 'goal':
            return `${prefix}goal-${shortHash(target.goal)}-${shortHash(target.branch)}`;
        default:
            return (0,assert_never .x)(target);
    }
}
const shortHash = (...parts) => (0,external_node_crypto_.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 8);
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
const RUN = 'Agent-Fix-Run';
const TREE = 'Agent-Fix-Tree';
function commitMessage(subject, { runId, tree }) {
    return `${subject}\n\n${RUN}: ${runId}\n${TREE}: ${tree}`;
}
const carriesOwnTrailer = (message) => trailer(message, RUN) !== null;
function isOwnCommit(commit) {
    return carriesOwnTrailer(commit.message) && trailer(commit.message, TREE) === commit.tree;
}
function trailer(message, name) {
    const line = message.split(/\r?\n/).find((each) => each.startsWith(`${name}: `));
    return line?.slice(name.length + 2).trim() || null;
}
const START = '<!-- agent-fix:start, kept up to date by agent-fix: write above or below -->';
const END = /\n*<!-- agent-fix:end section=([0-9a-f]{16}) title=([0-9a-f]{16}) draft=(true|false) -->/;
function newBody({ title, section, isDraft }) {
    const text = section.trim();
    const mark = `<!-- agent-fix:end section=${digest(text)} title=${digest(title)} draft=${isDraft === true} -->`;
    return `${START}\n${text}\n${mark}`;
}
function updatedBody(current, own) {
    const body = current.body.replaceAll('\r\n', '\n');
    const start = body.indexOf(START);
    const end = start < 0 ? null : END.exec(body.slice(start));
    if (start < 0 || end === null) {
        const kept = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
        return { title: current.title, body: `${kept}${newBody(own)}`, wasDraft: false };
    }
    const [mark, sectionWas, titleWas, draftWas] = end;
    const before = body.slice(0, start);
    const section = body.slice(start + START.length, start + end.index).trim();
    const after = body.slice(start + end.index + mark.length);
    const theirs = digest(section) === sectionWas ? '' : `${section}\n\n`;
    const wasDraft = draftWas === 'true';
    const isTitleOurs = digest(current.title) === titleWas;
    const title = isTitleOurs && !own.isFollowUp ? own.title : current.title;
    const kept = own.isFollowUp && theirs === '' ? { section: withFirst(own.section, section) } : {};
    const next = { ...own, ...kept, title: isTitleOurs ? title : own.title, isDraft: own.isDraft ?? wasDraft };
    return { title, body: `${before}${theirs}${newBody(next)}${after}`, wasDraft };
}
const FIRST = /<!-- agent-fix:first -->\n([\s\S]*)\n<!-- agent-fix:first-end -->/;
const MAX_WITH_FIRST = 62_000;
function withFirst(section, before) {
    const first = FIRST.exec(before)?.[1] ?? before;
    const folded = `<details><summary>What this pull request said first</summary>\n\n<!-- agent-fix:first -->\n${first}\n<!-- agent-fix:first-end -->\n\n</details>`;
    const both = `${section.trim()}\n\n${folded}`;
    return both.length > MAX_WITH_FIRST ? section : both;
}
const digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);

; 





async function passGate(octokit, request) {
    const closed = problemOfEvent(request) ?? problemOfBots(request);
    if (closed !== null)
        return { kind: 'refused', reason: closed };
    const [people, place] = await Promise.all([
        problemOfPeople(octokit, request),
        checkPlace(octokit, request),
    ]);
    return people === null ? place : { kind: 'refused', reason: people };
}
async function checkPlace(octokit, request) {
    try {
        const [text, base] = await Promise.all([problemOfText(octokit, request), checkBase(octokit, request)]);
        if (text === null || base.kind === 'refused')
            return base;
        return { kind: 'refused', reason: text, changedSince: base.baseCommit };
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        return { kind: 'refused', reason: `GitHub could not be asked (${(0,github_octokit .Uc)(error)})` };
    }
}
function problemOfEvent({ event, branchPrefix }) {
    if (event.headRepositoryId === null)
        return 'the repository that the commit came from is gone';
    if (event.headRepositoryId !== event.repositoryId)
        return 'the commit comes from a fork';
    return event.base.branch.startsWith(branchPrefix) && !event.isFollowUp
        ? `${event.base.branch} is a branch of agent-fix itself`
        : null;
}
function problemOfBots({ event, allowBots }) {
    if (event.actors.length === 0)
        return 'nobody is named as having started this run';
    const allowed = new Set(allowBots.map(botName));
    const bot = event.actors.find(({ isBot, login }) => isBot && !allowed.has(botName(login)));
    return bot === undefined ? null : `${bot.login} is a bot that allow-bots does not name`;
}
async function problemOfPeople(octokit, request) {
    const allowed = new Set(request.allowUsers.map((user) => user.toLowerCase()));
    const people = request.event.actors.filter(({ isBot, login }) => !isBot && !allowed.has(login.toLowerCase()));
    const accesses = await Promise.all(people.map((person) => readAccess(octokit, request.repository, person)));
    return accesses.flatMap((access) => (access.canWrite ? [] : [access.reason]))[0] ?? null;
}
const botName = (login) => login.toLowerCase().replace(/\[bot\]$/, '');
async function problemOfText(octokit, request) {
    const { asked, issue } = request.event;
    const problems = await Promise.all([
        issue === null ? null : problemOfIssue(octokit, request, issue),
        asked?.kind === 'comment' ? problemOfComment(octokit, request, asked) : null,
        asked?.kind === 'review' ? problemOfReview(octokit, request, asked) : null,
    ]);
    return problems.find((problem) => problem !== null) ?? null;
}
async function problemOfIssue(octokit, { event, label, repository }, { number, title, body }) {
    const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
    if (data.state !== 'open')
        return `issue #${number} is ${data.state}`;
    if (data.title !== title || (data.body ?? '') !== body)
        return `issue #${number} was edited since`;
    if (event.asked !== null)
        return null;
    const names = data.labels.map((each) => (typeof each === 'string' ? each : (each.name ?? '')));
    return names.some((name) => isSameLabel(name, label))
        ? null
        : `issue #${number} no longer has the label ${JSON.stringify(label)}`;
}
async function problemOfComment(octokit, { repository }, { id, body }) {
    try {
        const { data } = await octokit.rest.issues.getComment({ ...repository, comment_id: id });
        return data.body === body && data.updated_at === data.created_at
            ? null
            : 'the comment that asked was edited since';
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === 404)
            return 'the comment that asked is gone';
        throw error;
    }
}
async function problemOfReview(octokit, { repository }, { id, pull }) {
    try {
        const request = { ...repository, pull_number: pull, review_id: id };
        const { data } = await octokit.rest.pulls.getReview(request);
        return data.state === 'CHANGES_REQUESTED' ? null : 'the review no longer asks for changes';
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === 404)
            return 'the review that asked is gone';
        throw error;
    }
}
async function checkBase(octokit, { repository, event, mayHaveMoved = false }) {
    const { branch, commit, mustBeTip } = event.base;
    if (commit !== null && !mustBeTip)
        return { kind: 'open', baseCommit: commit };
    const tip = await readTip(octokit, repository, branch);
    if (tip === null)
        return { kind: 'refused', reason: `there is no branch ${JSON.stringify(branch)}` };
    if (!mustBeTip || commit === null)
        return { kind: 'open', baseCommit: tip };
    if (tip !== commit) {
        const moved = mayHaveMoved ? await compareCommits(octokit, repository, `${commit}...${tip}`) : null;
        if (moved?.status !== 'ahead')
            return {
                kind: 'refused',
                reason: `${branch} has moved on since (${commit.slice(0, 12)} is no longer its tip)`,
                changedSince: commit,
            };
    }
    if (event.isFollowUp)
        return { kind: 'open', baseCommit: commit };
    const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: commit });
    return carriesOwnTrailer(data.message)
        ? { kind: 'refused', reason: `${commit.slice(0, 12)} is a commit of agent-fix itself` }
        : { kind: 'open', baseCommit: commit };
}
async function countAttempts(octokit, repository, { failedRun, base }) {
    if (failedRun === null)
        return { count: 1, note: null };
    const file = failedRun.workflowPath?.split('/').at(-1);
    if (file === undefined || base.commit === null)
        return { count: failedRun.attempt, note: null };
    try {
        const { data } = await octokit.rest.actions.listWorkflowRuns({
            ...repository,
            workflow_id: file,
            head_sha: base.commit,
            per_page: 100,
        });
        const answered = data.workflow_runs.map(({ conclusion, run_attempt: attempt = 1 }) => attempt - (conclusion === 'success' ? 1 : 0));
        const count = answered.reduce((sum, times) => sum + times, 0);
        return { count: Math.max(count, failedRun.attempt), note: null };
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        const note = `how often this commit was tried could not be counted (${(0,github_octokit .Uc)(error)})`;
        return { count: failedRun.attempt, note };
    }
}

var cut_text = __webpack_require__(40566);
var agent_settings = __webpack_require__(71443);
var core = __webpack_require__(88532);
var json = __webpack_require__(57460);
var tries = __webpack_require__(97597);
; 






class Problem {
    text;
    constructor(text) {
        this.text = text;
    }
}
function read(parse) {
    return schemas .YjP().transform((value, context) => {
        const result = parse(value);
        if (!(result instanceof Problem))
            return result;
        context.addIssue({ code: 'custom', message: result.text });
        return core .tm;
    });
}
const input_schema_text = (fallback) => read((value) => value || fallback);
const optionalText = read((value) => value || null);
const jsonText = read((value) => {
    const parsed = (0,errors .N)(null, () => JSON.parse(value));
    return typeof parsed === 'object' && parsed !== null ? value : null;
});
function oneOf(values, fallback) {
    return read((value) => {
        if (value === '')
            return fallback;
        return values.find((each) => each === value) ?? new Problem(`is not one of ${values.join(', ')}`);
    });
}
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
const price = read((value) => {
    if (value === '')
        return null;
    return /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : new Problem('is not a price such as 1.25');
});
const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];
function flag(fallback) {
    return read((value) => {
        if (value === '')
            return fallback;
        if (TRUE.includes(value))
            return true;
        return FALSE.includes(value) ? false : new Problem('is not a boolean: write true or false');
    });
}
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
const OF_THE_RUNNER = /^(INPUT_\w+|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_\w+|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|GH_TOKEN|(OPENAI|TOGETHER)_API_KEY)$/i;
const { limits, confirmRuns, maxCandidates, testPolicy } = agent_settings .a$;
const LOGIN = /^[A-Za-z0-9][\w-]*(\[bot\])?$/;
const InputSchema = schemas .Ikc({
    mode: oneOf(['fix', 'solve', 'publish'], 'fix'),
    bundle: optionalText,
    goal: optionalText,
    'test-command': optionalText,
    'working-directory': read(parsePlace),
    'instructions-file': read((path) => (path === '' ? null : parsePlace(path))),
    'openai-api-key': read((key) => /\s/.test(key) ? new Problem('holds white space: a piece of something else was pasted') : key || null),
    'openai-base-url': input_schema_text(agent_settings .UB.baseUrl),
    'openai-api': oneOf(agent_settings .yc, agent_settings .UB.api),
    model: input_schema_text(agent_settings .UB.name),
    'fallback-model': optionalText,
    attempts: wholeNumber(1, { min: 1, max: tries .m }),
    'reasoning-effort': oneOf(agent_settings .HQ, null),
    'github-token': read((token) => token || new Problem('is missing: use the default, or give a token')),
    label: input_schema_text('agent-fix'),
    solver: oneOf(agent_settings .HZ.options, null),
    'max-candidates': wholeNumber(maxCandidates, { min: 1, max: 1_000_000 }),
    'test-policy': oneOf(agent_settings .w3.options, testPolicy),
    'max-iterations': wholeNumber(limits.maxIterations, { min: 1, max: 1000 }),
    'max-test-runs': wholeNumber(limits.maxTestRuns, { min: 1, max: 1000 }),
    'max-reflections': wholeNumber(limits.maxReflections, { min: 0, max: 100 }),
    'max-total-tokens': wholeNumber(limits.maxTotalTokens, { min: 1, max: 1_000_000_000 }),
    'timeout-minutes': wholeNumber(limits.timeoutMs / 60_000, { min: 1, max: 1440 }),
    'test-timeout-seconds': wholeNumber(null, { min: 1, max: 86_400 }),
    'test-focus': oneOf(agent_settings .WY.options, 'auto'),
    'test-report': read((glob) => glob.startsWith('/') || glob.split('/').includes('..')
        ? new Problem('leads out of the working directory: give a glob below it')
        : glob || null),
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
    'builtin-draft': flag(true),
    'draft-on-failure': flag(false),
    'push-to': oneOf(['pull-request', 'branch'], 'pull-request'),
    comment: flag(true),
    'dry-run': flag(false),
    'max-attempts': wholeNumber(3, { min: 1, max: 100 }),
    'input-price': price,
    'cached-input-price': price,
    'output-price': price,
    'pr-labels': list(/^.{1,50}$/, 'a label (at most 50 characters)'),
    reviewers: list(/^[A-Za-z0-9][\w-]*(\/[\w.-]+)?$/, 'a user or a team (org/team)'),
    'confirm-runs': wholeNumber(confirmRuns, { min: 1, max: 100 }),
    'allow-paths': list(/./, 'a glob'),
    'allow-test-edits': flag(false),
    'allow-users': list(LOGIN, "a user's name; name them one by one"),
    'allow-bots': list(LOGIN, "a bot's name; name them one by one"),
    'test-env': testEnv,
    sandbox: oneOf(['required', 'auto', 'off'], null),
    'test-network': oneOf(['host', 'none'], 'host'),
    'job-matrix': jsonText,
    'job-strategy': jsonText,
    'job-state': read(parseJobState),
});
function parsePlace(value) {
    const parts = value.split('/').filter((part) => part !== '' && part !== '.');
    if (value.startsWith('/') || value.includes('\\') || parts.includes('..')) {
        return new Problem('is not a place inside of the repository: give a relative path with /, without ..');
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

; 



class InputError extends Error {
}
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
function shown(name, value) {
    if (name === 'openai-api-key' || name === 'github-token')
        return 'the value';
    return JSON.stringify((0,cut_text .ml)(value, 80));
}
function problemBetween(raw) {
    const { 'openai-api-key': key, 'github-token': token } = raw;
    const { 'max-test-runs': runs, 'confirm-runs': confirms, 'test-policy': policy } = raw;
    if (policy !== 'never' && runs < confirms + 3) {
        return `Input max-test-runs: ${runs} leaves none to prove a fix with: one run comes first, one follows a change, confirm-runs asks for ${confirms}, and one is made without the patch. Give at least ${confirms + 3}.`;
    }
    const leaked = Object.entries(raw['test-env'].set).find(([, value]) => (key !== null && value.includes(key)) || value.includes(token));
    return leaked === undefined ? null : `Input test-env: ${leaked[0]} holds a secret of this job. Remove it.`;
}
function inputsOf(raw) {
    return {
        mode: raw.mode,
        bundle: raw.bundle,
        goal: raw.goal,
        testCommand: raw['test-command'],
        workingDirectory: raw['working-directory'],
        instructionsFile: raw['instructions-file'],
        model: {
            apiKey: raw['openai-api-key'],
            baseUrl: raw['openai-base-url'],
            api: raw['openai-api'],
            name: raw.model,
            reasoningEffort: raw['reasoning-effort'],
        },
        fallbackModel: raw['fallback-model'],
        attempts: raw.attempts,
        githubToken: raw['github-token'],
        label: raw.label,
        settings: settingsOf(raw),
        solver: raw.solver,
        uploadTrace: raw['upload-trace'],
        traceRetentionDays: raw['trace-retention-days'],
        base: raw.base,
        branchPrefix: raw['branch-prefix'],
        draft: raw.draft,
        builtinDraft: raw['builtin-draft'],
        draftOnFailure: raw['draft-on-failure'],
        pushTo: raw['push-to'],
        comment: raw.comment,
        dryRun: raw['dry-run'],
        maxAttempts: raw['max-attempts'],
        prices: {
            input: raw['input-price'],
            cachedInput: raw['cached-input-price'] ?? raw['input-price'],
            output: raw['output-price'],
        },
        labels: raw['pr-labels'],
        reviewers: raw.reviewers,
        allowUsers: raw['allow-users'],
        allowBots: raw['allow-bots'],
        testEnv: raw['test-env'],
        sandbox: raw.sandbox,
        testNetwork: raw['test-network'],
        jobContext: { ...raw['job-state'], matrix: raw['job-matrix'] },
    };
}
function settingsOf(raw) {
    const testTimeoutSeconds = raw['test-timeout-seconds'];
    return {
        testPolicy: raw['test-policy'],
        limits: {
            ...agent_settings .a$.limits,
            maxIterations: raw['max-iterations'],
            maxTestRuns: raw['max-test-runs'],
            maxReflections: raw['max-reflections'],
            maxTotalTokens: raw['max-total-tokens'],
            timeoutMs: raw['timeout-minutes'] * 60_000,
        },
        confirmRuns: raw['confirm-runs'],
        testTimeoutMs: testTimeoutSeconds === null ? null : testTimeoutSeconds * 1000,
        testFocus: raw['test-focus'],
        ...(raw['test-report'] === null ? {} : { testReport: raw['test-report'] }),
        allowPaths: [...raw['allow-paths']],
        allowTestEdits: raw['allow-test-edits'],
        solver: raw.solver ?? agent_settings .a$.solver,
        maxCandidates: raw['max-candidates'],
    };
}

var log = __webpack_require__(18654);
var agent_outcome = __webpack_require__(43460);
var format = __webpack_require__(39817);
var words = __webpack_require__(94977);
var markdown = __webpack_require__(10423);
var moment = __webpack_require__(81202);
var story_story = __webpack_require__(19417);
; 



const isProvenThere = ({ outcome, baseMoved }) => (0,agent_outcome .nn)(outcome) && (baseMoved?.unproven ?? null) === null;
const isByPeople = ({ outcome, task, story, }) => outcome === 'fixed' && task.judgedBy !== undefined && story.baseline?.isGreen === true;
function recordOf({ setup, result, events, prices, ...rest }) {
    const story = (0,story_story .d)(events);
    const spent = rest.tries === null ? story.usage : spentBy(rest.tries);
    const files = result.patch.files.map(({ content: _, ...file }) => file);
    const { outcome, tripwires } = result;
    return { ...setup, ...rest, outcome, tripwires, story, spent, cost: costOf(spent, prices), files };
}
const spentBy = ({ runs }) => runs.reduce((sum, { usage }) => (0,moment .Ox)(sum, tokensOfUsage(usage)), moment .jz);
const tokensOfUsage = (usage) => ({
    input: usage.input_tokens,
    cached: usage.cached_input_tokens,
    output: usage.output_tokens,
});
function costOf({ input, cached, output }, prices) {
    if (prices.input === null || prices.output === null)
        return null;
    const cachedPrice = prices.cachedInput ?? prices.input;
    const cost = ((input - cached) * prices.input + cached * cachedPrice + output * prices.output) / 1_000_000;
    if (cost === 0 || cost >= 1)
        return cost.toFixed(2);
    return cost < 0.0001 ? 'less than 0.0001' : cost.toPrecision(2);
}

var agent_digest = __webpack_require__(50330);
var summary = __webpack_require__(82212);
var agent_tripwires = __webpack_require__(65423);
var read_json = __webpack_require__(3297);
; 







const MAX_SUMMARY_BYTES = 10_000;
const MAX_CHANGES_BYTES = 8_000;
const MAX_OUTPUT_BYTES = 7_000;
const MAX_COMMAND_BYTES = 3_000;
const MAX_NOTES_BYTES = 4_000;
const summarySection = ({ story }) => (0,markdown .XF)(MAX_SUMMARY_BYTES, (limit) => (0,markdown .CS)(story.summary, limit));
function wordsSection(record) {
    const { story, model } = record;
    const whose = story.isClaim
        ? `### Cause and fix\n\n<sub>In the words of ${(0,markdown .aY)(model.name)}:</sub>\n\n`
        : '';
    return `${whose}${summarySection(record)}`;
}
const MAX_FAILURES = 20;
function failuresSection({ story }) {
    const failures = story.baseline?.report?.failures ?? [];
    if (failures.length === 0)
        return '';
    const lines = failures.slice(0, MAX_FAILURES).map(({ id, file, line, message }) => {
        const place = file === null ? '' : ` in ${(0,markdown .aY)(line === null ? file : `${file}:${line}`)}`;
        const said = message === '' ? '' : `: ${(0,markdown .mG)(message, 160)}`;
        return `- ${(0,markdown .aY)(id)}${place}${said}`;
    });
    const more = failures.length - lines.length;
    return `### Tests that failed\n\n${[...lines, ...(more > 0 ? [`- … ${more} more`] : [])].join('\n')}`;
}
function proofSection(record) {
    const { baseline, after, confirms, counterfactuals } = record.story;
    const rows = [
        ...(baseline === null ? [] : [['Base commit', baseline]]),
        ...(after === null || after === baseline ? [] : [['With the change', after]]),
        ...confirms.map((run) => ['Again, in a fresh copy', run]),
        ...counterfactuals.map((run) => ['Without the change', run]),
    ];
    const table = [
        '| Tests | Result |',
        '|---|---|',
        ...rows.map(([name, run]) => `| ${name} | ${resultText(run)} |`),
    ];
    const ran = rows.length === 0 ? 'The tests were not run.' : table.join('\n');
    return ['### Proof', ran, oracleSection(record), focusText(record.story)]
        .filter((part) => part !== '')
        .join('\n\n');
}
function focusText({ tests }) {
    const commands = [...new Set(tests.flatMap(({ focus }) => focus ?? []))];
    if (commands.length === 0)
        return '';
    const text = (0,markdown .XF)(MAX_COMMAND_BYTES, (limit) => (0,markdown .EU)(commands.join('\n'), limit));
    return folded('Narrowed to the failing tests', text);
}
function resultText(run) {
    const { isGreen, focus, report } = run;
    const failed = report === null || isGreen ? '' : `, ${(0,format .gL)(report.failures.length, 'failure')}`;
    const passed = isGreen && report?.passed ? `, ${(0,format .B4)(report.passed)} pass` : '';
    const narrowed = focus === null ? '' : ', the failing tests alone';
    return `${isGreen ? '🟢' : '🔴'} ${verdictText(run)}${failed}${passed}${narrowed}`;
}
function rawOutputSection({ story: { baseline, last } }) {
    const before = baseline === null || baseline.isGreen
        ? ''
        : folded('What the tests printed before', outputBlock(baseline));
    const after = last === null ? '' : folded('What the tests printed after', outputBlock(last));
    return [before, after].filter((part) => part !== '').join('\n\n');
}
const MAX_TRIPWIRES = 20;
function tripwiresSection({ tripwires }) {
    if (tripwires.length === 0)
        return '';
    const lines = (0,agent_tripwires .il)(tripwires, MAX_TRIPWIRES).map(({ kind, path, line, why }) => `> - ${(0,markdown .aY)(`${path}:${line}`)} ${kind}: ${(0,markdown .mG)(why, 160)}`);
    const more = tripwires.length - lines.length;
    const rest = more > 0 ? [`> - … ${more} more in the trace`] : [];
    return ['> [!WARNING]', '> **Look at these lines first:**', ...lines, ...rest].join('\n');
}
const MAX_REJECTED_BYTES = 4_000;
function rejectedSection({ story }) {
    if (story.rejected.length === 0)
        return '';
    const lines = story.rejected.map(({ turn, what, why }) => {
        const when = turn === null ? '' : `Turn ${turn}: `;
        return `- ${when}${(0,markdown .aY)(what)}: ${(0,markdown .mG)(why, 200)}`;
    });
    const title = `What was tried and rejected (${story.rejected.length})`;
    return folded(title, (0,markdown .UV)(lines, MAX_REJECTED_BYTES, 'tries'));
}
function reproduceSection({ branch, mode, task: { testCommand } }) {
    const run = testCommand?.run.trim() ?? '';
    const isPlain = /^[\x20-\x7e]{1,200}$/.test(run) && !run.includes('`');
    if (branch === null || !isPlain || mode === 'publish')
        return '';
    const folder = testCommand?.workingDirectory ?? '.';
    const cd = folder === '.' ? '' : ` && cd '${folder.replaceAll("'", "'\\''")}'`;
    return `### Try it\n\n${(0,markdown .EU)(`git fetch origin ${branch} && git checkout FETCH_HEAD${cd} && ${run}`, 1_000)}`;
}
const folded = (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
function changesSection({ files, story }) {
    const described = new Map(story.changes.map(({ path, description }) => [path, description]));
    const lines = files.map(({ path, status, addedLines, removedLines }) => {
        const counted = `${status === 'added' ? 'new, ' : ''}+${addedLines} −${removedLines}`;
        return `- ${(0,markdown .aY)(path)} (${counted}): ${(0,markdown .mG)(described.get(path) ?? '', 300)}`.replace(/: $/, '');
    });
    return (0,markdown .UV)(lines, MAX_CHANGES_BYTES, 'files');
}
function notesSection({ notes }) {
    if (notes.length === 0)
        return '';
    const lines = notes.map((note) => `- ${(0,markdown .mG)(note, 400)}`);
    return `### Notes\n\n${(0,markdown .UV)(lines, MAX_NOTES_BYTES, 'notes')}`;
}
function verdictText({ verdict, exitCode, durationMs }) {
    const exit = exitCode === null ? '' : `exit ${exitCode}, `;
    return `${(0,markdown .mG)((0,words .L2)(verdict), 40)} (${exit}${(0,format .Xo)(durationMs ?? 0)})`;
}
const outputBlock = ({ isGreen, output }) => (0,markdown .XF)(MAX_OUTPUT_BYTES, (limit) => {
    const room = Math.min(limit, isGreen ? 2_000 : 6_000);
    return (0,markdown .EU)(isGreen ? output : (0,agent_digest .fE)(output, room), room);
});
function oracleSection({ task }) {
    const { testCommand } = task;
    if (testCommand === null)
        return 'There was no test command.';
    const { run, workingDirectory, source } = testCommand;
    const where = workingDirectory === '.' ? '' : `, in ${(0,markdown .aY)(workingDirectory)}`;
    return `The test command, from ${(0,markdown .mG)(source, 300)}${where}:\n\n${(0,markdown .XF)(MAX_COMMAND_BYTES, (limit) => (0,markdown .EU)(run, limit))}`;
}
function runSection(record, links) {
    const { baseBranch, model, runId, story, task, trace, version } = record;
    const startedBy = (0,words .oB)((0,read_json .fK)(story.start, 'task', 'trigger')).map((piece) => pieceText(piece, links));
    const rows = [
        ['Started by', startedBy.join('')],
        ['Base', `${(0,markdown .aY)(baseBranch)} at [${task.baseCommit.slice(0, 12)}](${links.commit(task.baseCommit)})`],
        ['Model', `${(0,markdown .aY)(model.name)} (${model.api})`],
        ...(record.tries === null ? [] : [['Attempts', attemptsText(record.tries)]]),
        ...instructionsRow(task),
        ['Budget', budgetText(record)],
        ['Tokens', tokensText(record)],
        ...(record.cost === null ? [] : [['Cost', record.cost]]),
        ['Trace', traceText(trace, links)],
        ['Run', `${(0,markdown .aY)(runId)} of agent-fix ${version}, in [this job](${links.run})`],
        ['Mode', MODE_TEXT[record.mode]],
    ];
    const table = ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)];
    const checksum = trace.sha256 === null ? '' : `\n\nsha256 of the trace:\n\n${(0,markdown .EU)(trace.sha256, 100)}`;
    return `${table.join('\n')}${checksum}`;
}
function instructionsRow({ instructions = [] }) {
    const names = instructions.slice(0, MAX_INSTRUCTIONS).map(({ source }) => (0,markdown .aY)(source));
    return names.length === 0 ? [] : [['Instructions', names.join(', ')]];
}
const MAX_INSTRUCTIONS = 5;
const MODE_TEXT = {
    fix: '`fix`: one job solved and published, so tests, model key and write token shared a runner',
    solve: '`solve`: nothing was written here; a job with `mode: publish` takes the bundle from here',
    publish: '`solve` and `publish`: tests and model ran in a job without the write token, which saw neither',
};
function pieceText(piece, links) {
    if (typeof piece === 'string')
        return piece;
    if ('name' in piece)
        return (0,markdown .aY)(piece.name);
    if ('runId' in piece)
        return `[run](${links.workflowRun(piece.runId)})`;
    return `[#${piece.issue}](${links.issue(piece.issue)})`;
}
function attemptsText({ of, chosen, runs }) {
    const lines = runs.map(({ model, outcome, usage }, at) => {
        const tokens = (0,format .gL)((0,summary .RP)(usage), 'token');
        return `${at + 1}: ${(0,markdown .aY)(model)} ${outcome.replaceAll('_', ' ')}, ${tokens}`;
    });
    return `${(0,words .vk)(chosen + 1, of)} (${lines.join('; ')})`;
}
const limited = (used, limit, what) => `${(0,format .B4)(used)} of ${(0,format .B4)(limit)} ${what}`;
function budgetText({ story, settings, durationMs }) {
    const { limits } = settings;
    const { turns, testRuns, reflections } = story.counts;
    return [
        limited(turns, limits.maxIterations, 'replies'),
        limited(testRuns, limits.maxTestRuns, 'test runs'),
        limited(reflections, limits.maxReflections, 'reflections'),
        `${(0,format .Xo)(durationMs)} of ${(0,format .Xo)(limits.timeoutMs)}`,
    ].join(' · ');
}
function tokensText({ story, settings, tries, spent }) {
    const { input, cached, output } = story.usage;
    const total = limited(input + output, settings.limits.maxTotalTokens, 'tokens');
    const all = tries === null ? '' : `; all attempts: ${(0,format .B4)(spent.input + spent.output)}`;
    return `${total}: ${(0,format .B4)(input)} in (${(0,format .B4)(cached)} cached), ${(0,format .B4)(output)} out${all}`;
}
function traceText({ artifactId, pageId = null }, links) {
    const page = pageId === null ? '' : `, [page](${links.artifact(pageId)})`;
    return artifactId === null ? 'not uploaded' : `[artifact](${links.artifact(artifactId)})${page}`;
}

; 








const MAX_TITLE_CHARS = 100;
const CONVENTIONAL = /^[a-z]+(\([^)]*\))?!?: \S/;
const SENTENCE = /^[A-Z][a-z]+ [^:]+$/;
const NO_STYLE = /^(Merge|Revert|Bump|Update dependency|chore\(deps\)|build\(deps\))\b/;
function styleOf(subjects) {
    const own = subjects.filter((subject) => !NO_STYLE.test(subject));
    const share = (pattern) => own.filter((subject) => pattern.test(subject)).length;
    return share(SENTENCE) > own.length / 2 && share(CONVENTIONAL) * 4 < own.length
        ? 'sentence'
        : 'conventional';
}
async function readStyle(octokit, repository, commit) {
    try {
        const { data } = await octokit.rest.repos.listCommits({ ...repository, sha: commit, per_page: 50 });
        return styleOf(data.map((each) => each.commit.message.split('\n', 1)[0] ?? ''));
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw new Error((0,github_octokit .Uc)(error), { cause: error });
        return 'conventional';
    }
}
function titleOf({ task, baseBranch }, style) {
    const what = subjectOf(task, baseBranch);
    if (style === 'conventional')
        return `fix: ${what}`;
    return isSentence(task) ? what.charAt(0).toUpperCase() + what.slice(1) : `Fix ${what}`;
}
const isSentence = ({ trigger, goal }) => {
    const isGoal = trigger.kind === 'comment' ? trigger.on !== 'issue' : /^(dispatch|terminal)$/.test(trigger.kind);
    return isGoal && withoutFix(goal) === goal.trim();
};
function subjectOf({ trigger, goal }, baseBranch) {
    const line = (text) => (0,markdown .h0)(text, MAX_TITLE_CHARS);
    switch (trigger.kind) {
        case 'issue':
            return `${line(withoutFix(trigger.title))} (#${trigger.number})`;
        case 'comment':
            return trigger.on === 'issue'
                ? `${line(withoutFix(trigger.title))} (#${trigger.number})`
                : line(withoutFix(goal));
        case 'review':
            return `what the review of #${trigger.number} asks for`;
        case 'workflow_run':
        case 'step':
            return `${(0,markdown .h0)(trigger.workflowName, 50)} on ${(0,markdown .h0)(baseBranch, 50)}`;
        case 'dispatch':
        case 'terminal':
            return line(withoutFix(goal));
        default:
            return (0,assert_never .x)(trigger);
    }
}
const withoutFix = (text) => text.trim().replace(/^(?:fix(?:es)?|bug)\b[:\s]+/i, '');
const MAX_BODY_CHARS = 60_000;
function pullRequestBody(record, links) {
    return [
        `**${headline(record)}**`,
        unprovenSection(record),
        baseMovedSection(record),
        tripwiresSection(record),
        wordsSection(record),
        failuresSection(record),
        `### Changes\n\n${changesSection(record)}`,
        proofSection(record),
        rawOutputSection(record),
        rejectedSection(record),
        notesSection(record),
        reproduceSection(record),
        folded('Run: where it came from and what it cost', runSection(record, links)),
        closingWord(record),
        record.story.isClaim || record.settings.solver === 'model' ? MODELS_WORDS : MECHANICAL,
    ]
        .filter((section) => section !== '')
        .join('\n\n');
}
const MODELS_WORDS = "<sub>Cause, fix and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.</sub>";
const MECHANICAL = '<sub>Found by the built-in search: no model was asked, and nobody understood the change yet. Verdicts, counts and evidence are measured.</sub>';
function headline(record) {
    const { story, cost, spent, tries } = record;
    const { input, output } = spent;
    const tokens = input + output === 0 ? 'no model' : `${(0,format .B4)(input + output)} tokens`;
    const runs = record.doubt === null ? runsText(story) : '';
    const which = tries === null ? '' : (0,words .vk)(tries.chosen + 1, tries.of);
    const parts = [countsText(record), runs, which, tokens, cost === null ? '' : `cost ${cost}`];
    return parts.filter((part) => part !== '').join('; ');
}
function countsText({ outcome, doubt, story }) {
    const { baseline, last } = story;
    const before = baseline?.report;
    const after = last?.report;
    const { title } = (0,words .Bx)(story, outcome);
    const failing = before && before.failures.length > 0 ? (0,format .gL)(before.failures.length, 'failing test') : '';
    const isBad = !(0,agent_outcome .kz)(outcome) || doubt !== null || last === null;
    if (isBad || !last.isGreen) {
        const left = after && failing !== '' && doubt === null ? `, ${failing} → ${after.failures.length}` : '';
        return `${title}${left}`;
    }
    const passing = after?.passed ?? null;
    const pass = passing === null ? '' : `, ${(0,format .B4)(passing)} pass`;
    if (failing !== '')
        return `${failing} → ${after?.failures.length ?? 0}${pass}`;
    const how = baseline === null || baseline.isGreen ? title : 'Tests red → green';
    return `${how}${pass || ', by exit code only'}`;
}
function runsText({ baseline, last, counterfactuals }) {
    const runs = [baseline, last, counterfactuals.at(-1) ?? null].filter((run) => run !== null);
    return runs.map(({ verdict }) => (0,words .L2)(verdict)).join(', ');
}
function unprovenSection({ outcome, story, doubt }) {
    if ((0,agent_outcome .nn)(outcome))
        return '';
    if (!(0,agent_outcome .kz)(outcome))
        return `> [!CAUTION]\n> **${(0,words .wX)(outcome).title}: the tests are red with this change.** It is the best that was found, kept as a draft to go on from, not to merge.`;
    if (doubt !== null)
        return `> [!WARNING]\n> **Unverified.** It came as proven, and is not believed: ${(0,markdown .mG)(doubt, 300)}. Review it as you would a stranger's.`;
    const why = story.baseline === null
        ? 'The tests were never run'
        : 'The tests are green with this change, and were green without it';
    return `> [!WARNING]\n> **Unverified.** ${why}, so nothing proves that it does what it says. Review it as you would a stranger's.`;
}
function publicationText(publication) {
    if (publication.kind === 'failed')
        return `**Not published.** ${(0,markdown .mG)(publication.problem, 800)}`;
    const { number, url, operation } = publication;
    return `[Pull request ${number}](${url}) was ${operation}.`;
}
function baseMovedSection({ outcome, baseMoved, baseBranch, task }) {
    if (!baseMoved)
        return '';
    const { by, tip, patch, unproven } = baseMoved;
    const how = {
        rebased: 'Rebased onto it',
        merged: 'Merged with it',
        kept: 'This branch stands where it did',
    };
    const moved = `${(0,markdown .aY)(baseBranch)} moved on by ${(0,format .gL)(by, 'commit')} after the run began, from ${(0,markdown .aY)(task.baseCommit.slice(0, 12))} to ${(0,markdown .aY)(tip.slice(0, 12))}.`;
    if (unproven === null)
        return `> [!NOTE]\n> ${moved} ${how[patch]}, and proven again there: red, green, red.`;
    const gone = (0,agent_outcome .nn)(outcome) ? '**The base moved after the proof.** ' : '';
    return `> [!WARNING]\n> ${gone}${moved} ${how[patch]}, not proven there: ${(0,markdown .mG)(unproven, 300)}.`;
}
function closingWord(record) {
    const { trigger } = record.task;
    const isIssue = trigger.kind === 'issue' || (trigger.kind === 'comment' && trigger.on === 'issue');
    if (!isIssue)
        return '';
    return isProvenThere(record)
        ? `Fixes #${trigger.number}`
        : `For #${trigger.number}, ${(0,markdown .h0)(trigger.title, 100)}`;
}

var provider = __webpack_require__(30445);
var repository = __webpack_require__(68442);
var workspace_snapshot = __webpack_require__(59712);
var loopback = __webpack_require__(5991);
var create_llm = __webpack_require__(79890);
var stand_ins = __webpack_require__(52131);
var progress = __webpack_require__(72853);
var version = __webpack_require__(24306);
; 









function secretsOf({ env }, { model, githubToken }) {
    const own = [
        model.apiKey !== null && (0,provider .$f)(model.apiKey) ? model.apiKey : null,
        githubToken,
        env['ACTIONS_RUNTIME_TOKEN'],
        env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    ];
    return own.flatMap((secret) => (secret ? [secret] : []));
}
function withSolver(inputs, baseUrl) {
    const hasModel = inputs.model.apiKey !== null || (0,loopback .U)(new URL(baseUrl));
    const solver = inputs.solver ?? (hasModel ? 'model' : 'builtin');
    return { ...inputs, solver, settings: { ...inputs.settings, solver } };
}
function modelsOf({ model, fallbackModel, settings }, baseUrl, log) {
    if (settings.solver === 'builtin')
        return { llm: stand_ins .i6, fallback: null, access: null };
    const keyName = 'openai-api-key';
    const access = {
        api: model.api,
        baseUrl,
        key: (0,provider .bm)(baseUrl, { name: keyName, value: model.apiKey ?? '' }),
        model: model.name,
        keyName,
        baseUrlName: 'openai-base-url',
    };
    const onAnswering = (sign) => log.info((0,progress .d)(sign));
    const options = { ...access, reasoningEffort: model.reasoningEffort, onAnswering };
    const fallback = fallbackModel === null ? null : (0,create_llm .W)({ ...options, model: fallbackModel });
    return { llm: (0,create_llm .W)(options), fallback, access };
}
function octokitFor({ log, secondMs }, { githubToken }, { apiUrl }) {
    return (0,github_octokit .Qi)({
        token: githubToken,
        apiUrl,
        version: version .x,
        fetch: github_octokit .c6,
        onWait: (message) => log.info(message),
        secondMs,
    });
}
async function checkoutOf({ runner, baseCommit, event }) {
    const workspace = (0,external_node_path_.resolve)(runner.env['GITHUB_WORKSPACE'] ?? '.');
    const { root, commit } = await (0,repository .I8)(workspace, baseCommit);
    if (commit === baseCommit)
        return root;
    const ref = event.checkoutRef ?? baseCommit;
    const isByComment = event.trigger.kind === 'comment' && event.trigger.on === 'pull_request';
    throw new Error(`The checkout is at ${commit.slice(0, 12)}, but this run is about ${baseCommit.slice(0, 12)}: ` +
        `give actions/checkout the input \`ref: ${ref}\`${isByComment ? PULL_STEP : ''}.`);
}
const PULL_STEP = ' with the step `pull` of examples/pull-request-comments.yml before it';

var bundle = __webpack_require__(12121);
var conclude = __webpack_require__(43763);
; 






const job_summary_MAX_SUMMARY_BYTES = (  null && (60 * 1024));
const MAX_TIMELINE_BYTES = 10_000;
function jobSummary(record, links, publication) {
    const { files, outcome, story } = record;
    const sections = [
        `## agent-fix: ${outcome.replaceAll('_', ' ')}`,
        [(0,words .Bx)(story, outcome).meaning, publishedText(publication)].filter((text) => text !== '').join(' '),
        baseMovedSection(record),
        summarySection(record),
        files.length === 0 ? '' : `### ${changesTitle(publication)}\n\n${changesSection(record)}`,
        `### Tests\n\n${oracleSection(record)}`,
        testsSection('Before', story.baseline),
        testsSection('After', story.last),
        ...story.counterfactuals.map((run) => testsSection('Without the patch, at the end', run)),
        notesSection(record),
        `### Timeline\n\n${timelineTable(story)}`,
        `### Run\n\n${runSection(record, links)}`,
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
const testsSection = (title, run) => run === null ? '' : folded(`${title}: ${verdictText(run)}`, outputBlock(run));
const dryRunSection = (record, links) => `\n### The pull request that dry-run held back\n\n${pullRequestBody(record, links)}\n`;
function shortSummary(outcome, reason) {
    return `## agent-fix: ${outcome}\n\n${(0,words .wX)(outcome).meaning} Reason: ${(0,markdown .mG)(reason, 500)}.\n`;
}
const changesTitle = (publication) => publication === null ? 'Changes, which were not proposed' : 'Changes';
function publishedText(publication) {
    if (publication === null)
        return '';
    const warnings = publication.kind === 'failed' ? [] : publication.warnings;
    return [publicationText(publication), ...warnings.map((warning) => (0,markdown .mG)(warning, 400))].join(' ');
}
function timelineTable({ turns }) {
    const head = ['| Turn | What happened | Result | Tests | Tokens in · out |', '|---:|---|---|---|---:|'];
    const rows = turns.flatMap((turn) => turn.moments.reduce((so, moment) => addMoment(so, moment, turn), []));
    return [...head, ...bothEnds(rows.map(rowText))].join('\n');
}
function addMoment(rows, moment, { number: turn }) {
    const row = (what, more = {}) => [
        ...rows,
        { turn: null, what, result: '', tests: null, usage: null, ...more },
    ];
    const amend = (change) => {
        const last = rows.at(-1);
        return last === undefined ? rows : [...rows.slice(0, -1), { ...last, ...change }];
    };
    switch (moment.kind) {
        case 'action':
            return row((0,words .Rt)(moment.words), { turn, usage: moment.usage });
        case 'malformed':
            return row('malformed reply', { turn, result: moment.error, usage: moment.usage });
        case 'reflection':
            return row('reflection', { turn, result: moment.notes.join(' '), usage: moment.usage });
        case 'denied':
            return amend({ result: `denied (${moment.rule})` });
        case 'result':
            return moment.isOk || rows.at(-1)?.result !== '' ? rows : amend({ result: moment.output });
        case 'tests':
            return moment.run.phase === 'write' && rows.length > 0
                ? amend({ tests: moment.run })
                : row((0,words .V2)(moment.run.phase).name, { tests: moment.run });
        case 'note':
            return row('driver', { result: moment.note });
        case 'lost':
            return row('model endpoint', { result: moment.message });
        case 'candidate':
            return row(`candidate ${moment.number ?? ''}: ${moment.template} at ${moment.path}`, {
                result: (0,words .L2)(moment.verdict),
            });
        case 'start':
        case 'attempt':
        case 'closing':
        case 'outcome':
            return rows;
        default:
            return (0,assert_never .x)(moment);
    }
}
function rowText({ turn, what, result, tests, usage }) {
    const tokens = usage === null ? '' : `${usage.input} · ${usage.output}`;
    return `| ${turn ?? ''} | ${(0,markdown .aY)(what)} | ${(0,markdown .mG)(result, 120)} | ${tests === null ? '' : markOf(tests)} | ${tokens} |`;
}
const markOf = ({ isGreen, verdict }) => `${isGreen ? '🟢' : '🔴'} ${(0,markdown .mG)((0,words .L2)(verdict), 40)}`;
function bothEnds(rows) {
    const { head, tail } = (0,markdown .NE)(rows, {
        room: MAX_TIMELINE_BYTES,
        sizeOf: (row) => (0,agent_digest .dp)(row) + 1,
    });
    const hidden = rows.length - head.length - tail.length;
    return hidden === 0
        ? [...head, ...tail]
        : [...head, `| | … ${hidden} more in the trace … | | | |`, ...tail];
}

var ports = __webpack_require__(19976);
; 

const MAX_FILE_BYTES = 1024 * 1024 + ports .I4.bytes;
function problemOfPatch({ files }) {
    if (files.length === 0)
        return 'the patch is empty';
    if (files.length > ports .I4.files)
        return `the patch has ${files.length} files, more than ${ports .I4.files}`;
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
    if (parts.some(ports .Z$))
        return "lies in git's own folder";
    return /^\.github\/workflows(\/|$)/i.test(path) ? 'is a workflow, which is never published' : null;
}

; 



const failed = (problem) => ({ kind: 'failed', problem });
async function pushPatch(octokit, request) {
    try {
        const [base, tip, baseTree] = await Promise.all([
            readBase(octokit, request),
            readTip(octokit, request.repository, request.branch),
            readTree(octokit, request.repository, request.base.commit),
        ]);
        if (base.kind === 'unfit')
            return failed(base.problem);
        const onBase = { kind: 'fit', parent: request.base.commit, tree: baseTree, notes: [] };
        const ground = tip === null || tip === onBase.parent
            ? onBase
            : ((await groundAbove(octokit, request, { tip, baseTip: base.tip })) ?? onBase);
        if (ground.kind === 'unfit')
            return failed(ground.problem);
        const commit = await createCommit(octokit, request, ground);
        const moved = tip === null
            ? await createBranch(octokit, request, commit.sha)
            : await moveRef(octokit, { ...request, from: tip, to: commit.sha });
        if (!moved)
            return failed(`Somebody pushed to ${request.branch} meanwhile, so it was left alone. Run again.`);
        const { branch } = request;
        const notes = [...base.notes, ...ground.notes];
        return {
            kind: 'pushed',
            commit: { branch, commitSha: commit.sha, commitVerified: commit.isVerified },
            notes,
        };
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        return failed(explain(error, request));
    }
}
async function readBase(octokit, { repository, base, into, branch }) {
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
        return unfit(`There is no branch ${into}. Set the input base to one that is there.`);
    }
    if (tip === base.commit)
        return { kind: 'fit', tip, notes: [] };
    const compared = await compareCommits(octokit, repository, `${base.commit}...${tip}`);
    if (compared?.status !== 'ahead') {
        return unfit(`The branch ${base.branch} was rewritten during the run: ${base.commit} is no longer part of it.`);
    }
    if (tip === base.toldTip)
        return { kind: 'fit', tip, notes: [] };
    const { ahead_by: by } = compared;
    const note = `${base.branch} has moved on by ${by} commit${by === 1 ? '' : 's'} since ${base.commit.slice(0, 12)}, on which this was made`;
    return { kind: 'fit', tip, notes: [note] };
}
async function groundAbove(octokit, { repository, base, branch, patch }, { tip, baseTip }) {
    if (branch === base.branch) {
        return {
            kind: 'unfit',
            problem: `Somebody pushed to ${branch} during the run, so it was left alone. Run again.`,
        };
    }
    const compared = await compareCommits(octokit, repository, `${baseTip}...${tip}`);
    const commits = compared?.commits ?? [];
    const foreign = commits.filter(({ commit }) => !isOwnCommit({ message: commit.message, tree: commit.tree.sha }));
    if (compared === null || commits.length < compared.total_commits)
        return unfitBranch(branch, 'commits');
    const [first] = foreign;
    if (first === undefined)
        return null;
    const touched = await filesOf(octokit, repository, foreign.map(({ sha }) => sha));
    const paths = new Set(patch.files.map(({ path }) => path));
    if (touched === null || touched.some((path) => paths.has(path)))
        return unfitBranch(branch, `commit ${first.sha.slice(0, 12)}`);
    const count = foreign.length === 1 ? 'A commit' : `${foreign.length} commits`;
    const note = `${count} of somebody else on ${branch} lies below this one and was not part of what was proven`;
    return { kind: 'fit', parent: tip, tree: await readTree(octokit, repository, tip), notes: [note] };
}
const unfitBranch = (branch, what) => ({
    kind: 'unfit',
    problem: `The branch ${branch} holds ${what} that agent-fix did not make as it stands, so it was left alone. Merge or rename the branch, or delete it, and run again.`,
});
async function filesOf(octokit, repository, shas) {
    if (shas.length > 20)
        return null;
    const commits = await Promise.all(shas.map((ref) => octokit.rest.repos.getCommit({ ...repository, ref, per_page: 100 })));
    const files = commits.map(({ data }) => data.files ?? []);
    if (files.some(({ length }) => length >= 100))
        return null;
    return files.flat().flatMap(({ filename, previous_filename }) => [filename, previous_filename ?? filename]);
}
async function createCommit(octokit, { repository, patch, runId, title }, ground) {
    const { git } = octokit.rest;
    const { parent, tree: baseTree } = ground;
    const tree = await Promise.all(patch.files.map((file) => treeEntry(octokit, repository, file)));
    const { data } = await git.createTree({ ...repository, base_tree: baseTree, tree });
    const message = commitMessage(title, { runId, tree: data.sha });
    const commit = await git.createCommit({ ...repository, message, tree: data.sha, parents: [parent] });
    return { sha: commit.data.sha, isVerified: commit.data.verification?.verified === true };
}
async function treeEntry(octokit, repository, { path, mode, content }) {
    const text = textOf(content);
    if (text !== null)
        return { path, mode, type: 'blob', content: text };
    const encoded = Buffer.from(content).toString('base64');
    const blob = await octokit.rest.git.createBlob({ ...repository, content: encoded, encoding: 'base64' });
    return { path, mode, type: 'blob', sha: blob.data.sha };
}
function textOf(content) {
    if (content.includes(0))
        return null;
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    }
    catch {
        return null;
    }
}
async function createBranch(octokit, request, sha) {
    const { repository, branch } = request;
    try {
        await octokit.rest.git.createRef({ ...repository, ref: `refs/heads/${branch}`, sha });
        return true;
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) !== 422)
            throw error;
        const tip = await readTip(octokit, repository, branch);
        if (tip === null)
            throw error;
        return tip === sha;
    }
}
function explain(error, { branch }) {
    const answer = (0,github_octokit .Uc)(error);
    if ((0,github_octokit .a5)(error))
        return `GitHub's rate limit kept ${branch} from being pushed (${answer}). Run again later.`;
    switch ((0,github_octokit .c2)(error)) {
        case 401:
            return `GitHub does not take the token (${answer}). Check the input github-token.`;
        case 403:
        case 404:
            return `The token may not push ${branch} (${answer}). Give the job \`permissions: contents: write\`.`;
        case 409:
            return `${branch} could not be pushed (${answer}): the repository is empty, archived, or being changed. Run again later.`;
        case 422:
            return `GitHub refused to push ${branch} (${answer}). A ruleset may forbid such branches: see the input branch-prefix.`;
        default:
            return `${branch} could not be pushed (${answer}). Run again later.`;
    }
}

; 




async function publish(octokit, request) {
    const problem = problemOfPatch(request.patch);
    if (problem !== null)
        return { kind: 'failed', problem: `Nothing was pushed: ${problem}.`, pushed: null };
    const push = await pushPatch(octokit, request);
    if (push.kind === 'failed')
        return { ...push, pushed: null };
    const opened = await openPullRequest(octokit, request, push.notes);
    return opened.kind === 'failed'
        ? { ...opened, pushed: push.commit }
        : { ...opened, kind: 'published', pushed: push.commit };
}
async function openPullRequest(octokit, request, notes) {
    const { title, body, isProven, isFollowUp } = request;
    const noted = notes.map((note) => `> [!NOTE]\n> ${note}.\n\n`).join('');
    const isDraft = isProven === null ? null : !isProven;
    const own = { title, section: `${noted}${await body}`, isDraft, isFollowUp };
    try {
        const open = await findOpen(octokit, request);
        return open === null
            ? await create(octokit, request, own)
            : await update(octokit, request, { open, own });
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        return { kind: 'failed', problem: publisher_explain(error, request) };
    }
}
async function findOpen(octokit, { repository, branch }) {
    const head = `${repository.owner}:${branch}`;
    const { data } = await octokit.rest.pulls.list({ ...repository, state: 'open', head, per_page: 100 });
    return data.find((pull) => pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) ?? null;
}
async function create(octokit, request, own) {
    const data = await createOnce(octokit, request, newBody(own));
    const warnings = await Promise.all([
        addLabels(octokit, request, data.number),
        requestReviews(octokit, request, data.number),
    ]);
    return {
        kind: 'opened',
        number: data.number,
        url: data.html_url,
        operation: 'created',
        warnings: warnings.filter((warning) => warning !== null),
    };
}
async function createOnce(octokit, request, body) {
    const { repository, branch, into, title, draft } = request;
    try {
        const pull = { ...repository, title, body, head: branch, base: into, draft };
        return (await octokit.rest.pulls.create(pull)).data;
    }
    catch (error) {
        const open = (0,github_octokit .c2)(error) === 422 ? await findOpen(octokit, request) : null;
        if (open === null)
            throw error;
        return open;
    }
}
async function update(octokit, { repository, into, isProven }, { open, own }) {
    const { title, body, wasDraft } = updatedBody({ title: open.title, body: open.body ?? '' }, own);
    const { number } = open;
    const { data } = await octokit.rest.pulls.update({
        ...repository,
        pull_number: number,
        title,
        body,
        base: into,
    });
    const isDraft = open.draft === true;
    const warning = isProven !== null && isProven === isDraft && (!isDraft || wasDraft)
        ? await warned(`The pull request could not be turned ${isDraft ? 'from' : 'into'} a draft`, () => setDraft(octokit, open.node_id, !isDraft))
        : null;
    const warnings = warning === null ? [] : [warning];
    return { kind: 'opened', number, url: data.html_url, operation: 'updated', warnings };
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
        throw (0,github_octokit .YJ)(error);
    }
}
async function addLabels(octokit, { repository, labels }, number) {
    if (labels.length === 0)
        return null;
    return warned('The labels could not be set', () => octokit.rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] }));
}
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
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        return `${what} (${(0,github_octokit .Uc)(error)}).`;
    }
}
const PULLS_MEND = 'Give the job `permissions: pull-requests: write`, and switch on "Allow GitHub Actions to create and approve pull requests" in the repository\'s Settings, Actions, General.';
function publisher_explain(error, { branch, into, draft }) {
    const answer = (0,github_octokit .Uc)(error);
    const kept = `The fix is on the branch ${branch}, but has no pull request`;
    if ((0,github_octokit .a5)(error))
        return `${kept}: GitHub's rate limit refused it (${answer}). Run again later.`;
    switch ((0,github_octokit .c2)(error)) {
        case 403:
        case 404:
            return `${kept} (${answer}). ${PULLS_MEND} Or open the pull request by hand.`;
        case 422:
            return `${kept}: GitHub refused one into ${into}${draft ? ' as a draft, which not every plan has (input draft)' : ''} (${answer}).`;
        default:
            return `${kept} (${answer}). Run again later.`;
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
        if ((0,github_octokit .c2)(error) === null)
            throw error;
    }
}

; 

const MARK = /^<!-- agent-fix:status tried=([0-9a-f:,]*) -->\n/;
const MAX_COMMITS = 20;
class StatusComment {
    attempt;
    #octokit;
    #request;
    #mark;
    #existing;
    #problem;
    #pending = Promise.resolve();
    constructor(octokit, request, found) {
        this.#octokit = octokit;
        this.#request = request;
        this.#existing = found.comment;
        this.#problem = found.problem;
        this.attempt = (found.tried.get(request.commit) ?? 0) + 1;
        const tried = [...found.tried].filter(([commit]) => commit !== request.commit).slice(1 - MAX_COMMITS);
        const marked = [...tried, [request.commit, this.attempt]].map(([commit, times]) => `${commit}:${times}`);
        this.#mark = `<!-- agent-fix:status tried=${marked.join(',')} -->\n`;
    }
    static async find(octokit, request) {
        try {
            return new StatusComment(octokit, request, await findOwn(octokit, request));
        }
        catch (error) {
            if ((0,github_octokit .c2)(error) === null)
                throw error;
            const problem = `the comments of #${request.number} could not be read (${(0,github_octokit .Uc)(error)})`;
            return new StatusComment(octokit, request, { comment: null, tried: new Map(), problem });
        }
    }
    show(text) {
        this.#pending = this.#pending.then(() => this.#write(`${this.#mark}${text}`));
    }
    async end(text) {
        this.show(text);
        await this.#pending;
        return { url: this.#existing?.url ?? null, notes: this.#problem === null ? [] : [this.#problem] };
    }
    async #write(body) {
        if (this.#problem !== null)
            return;
        const { repository, number } = this.#request;
        const { issues } = this.#octokit.rest;
        try {
            const { data } = this.#existing === null
                ? await issues.createComment({ ...repository, issue_number: number, body })
                : await issues.updateComment({ ...repository, comment_id: this.#existing.id, body });
            this.#existing = { id: data.id, url: data.html_url };
        }
        catch (error) {
            this.#problem = `the comment on #${number} could not be written (${(0,github_octokit .Uc)(error)}); it needs \`issues: write\`, on pull requests \`pull-requests: write\``;
        }
    }
}
async function findOwn(octokit, { repository, number }) {
    const request = { ...repository, issue_number: number, per_page: 100 };
    let ownLogin = null;
    for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, request)) {
        for (const { id, html_url, user, body = '' } of data) {
            const tried = MARK.exec(body.replaceAll('\r\n', '\n'))?.[1];
            if (tried === undefined || !user)
                continue;
            if (user.type !== 'Bot') {
                ownLogin ??= await loginOf(octokit);
                if (user.login !== ownLogin)
                    continue;
            }
            return { comment: { id, url: html_url }, tried: readTried(tried), problem: null };
        }
    }
    return { comment: null, tried: new Map(), problem: null };
}
function readTried(text) {
    const pairs = text.split(',').map((pair) => pair.split(':'));
    return new Map(pairs.flatMap(([commit, times]) => (commit && times ? [[commit, Number(times)]] : [])));
}
async function loginOf(octokit) {
    try {
        return (await octokit.rest.users.getAuthenticated()).data.login;
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        return '';
    }
}
async function react(octokit, { repository, commentId, content }) {
    try {
        await octokit.rest.reactions.createForIssueComment({ ...repository, comment_id: commentId, content });
        return null;
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        return `the comment that asked could not be answered with a reaction (${(0,github_octokit .Uc)(error)})`;
    }
}

; 






const SILENT = {
    attempt: 1,
    running: () => { },
    note: () => { },
    end: async () => ({ url: null, notes: [] }),
};
async function openStatus(request) {
    const { octokit, context, inputs, event, baseCommit: commit, links } = request;
    if (event.subject === null || !inputs.comment || inputs.dryRun)
        return SILENT;
    const { repository } = context;
    const comment = await StatusComment.find(octokit, { repository, number: event.subject, commit });
    if (inputs.mode === 'solve')
        return { ...SILENT, attempt: comment.attempt };
    const job = `[This job](${links.run})`;
    let answered = Promise.resolve(null);
    return {
        attempt: comment.attempt,
        running() {
            answered = answer(octokit, { repository, event, content: 'eyes' });
            comment.show(`**agent-fix is running.** ${job} runs the tests at \`${commit.slice(0, 12)}\`.`);
        },
        note(seen) {
            const stage = stageOf(seen);
            if (stage !== null)
                comment.show(`**agent-fix is running.** ${stage} ${job} has the log.`);
        },
        async end(text, isWell) {
            const [ended, ...notes] = await Promise.all([
                comment.end(text),
                answered,
                answer(octokit, { repository, event, content: isWell ? 'rocket' : 'confused' }),
            ]);
            return {
                url: ended.url,
                notes: [...ended.notes, ...notes.filter((note) => note !== null).slice(0, 1)],
            };
        },
    };
}
async function answer(octokit, { repository, event, content, }) {
    if (event.asked?.kind !== 'comment')
        return null;
    return react(octokit, { repository, commentId: event.asked.id, content });
}
function stageOf(event) {
    if (event.kind !== 'tests')
        return null;
    const { phase, verdict } = event.payload;
    if (phase === 'baseline')
        return verdict === 'green'
            ? 'The tests are green before any change; a change is being made.'
            : 'The tests are red; a fix is being looked for.';
    return phase === 'confirm' ? 'A change makes the tests green; it is being proven.' : null;
}
function endText(record, links, publication) {
    const { outcome } = record;
    const { title, meaning } = (0,words .Bx)(record.story, outcome);
    const summary = (0,agent_outcome .kz)(outcome) && publication?.kind === 'published' ? '' : summarySection(record);
    const numbers = headline(record);
    const rest = numbers.startsWith(title) ? numbers.slice(title.length).replace(/^[,;] /, '') : numbers;
    const parts = [
        `**agent-fix: ${title.toLowerCase()}.** ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
        publication === null ? (summary === '' ? meaning : '') : publicationText(publication),
        summary,
        (0,agent_outcome .kz)(outcome) ? '' : rejectedSection(record),
        `[The job and its record](${links.run})`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
const refusedText = (reason, links) => `**agent-fix: refused.** ${(0,markdown .mG)(reason, 500)}.\n\n[The job](${links.run})`;

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
    'trace-path': '',
    'bundle-path': '',
    'trace-artifact-id': '',
    iterations: '0',
    'test-runs': '0',
    'input-tokens': '0',
    'cached-input-tokens': '0',
    'output-tokens': '0',
};
function outputsOf({ runId, settings, outcome, story, spent, cost, trace, }, { publication, tracePath, bundlePath, commentUrl, }) {
    const { summary, counts } = story;
    return {
        ...NO_OUTPUTS,
        ...publishedOutputs(publication),
        outcome,
        summary,
        'run-id': runId,
        'comment-url': commentUrl ?? '',
        cost: cost ?? '',
        solver: (0,conclude ._d)({ settings }, { state: counts }) ? 'builtin' : 'model',
        'trace-path': tracePath,
        'bundle-path': bundlePath,
        'trace-artifact-id': trace.artifactId === null ? '' : String(trace.artifactId),
        iterations: String(counts.turns),
        'test-runs': String(counts.testRuns),
        'input-tokens': String(spent.input),
        'cached-input-tokens': String(spent.cached),
        'output-tokens': String(spent.output),
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
function endEarly({ log }, outcome, reason) {
    log.info(`${outcome}: ${reason}.`);
    return {
        outputs: { ...NO_OUTPUTS, outcome, summary: reason },
        summary: shortSummary(outcome, reason),
        failure: null,
    };
}
function endRefused(runner, reason) {
    const shown = (0,log .ix)((0,markdown .h0)(reason, 1_500));
    return { ...endEarly(runner, 'refused', shown), failure: `agent-fix: nothing was published: ${shown}.` };
}
async function endRun({ runner: { log }, inputs, links }, { record, publication, status, tracePath, bundlePath }) {
    announcePublication(log, publication);
    const told = await status.end(endText(record, links, publication), (0,agent_outcome .kz)(record.outcome));
    for (const note of told.notes)
        log.info(`Note: ${note}.`);
    const dryRun = inputs.dryRun && record.branch !== null ? dryRunSection(record, links) : '';
    return {
        outputs: outputsOf(record, { publication, tracePath, bundlePath, commentUrl: told.url }),
        summary: `${jobSummary(record, links, publication)}${dryRun}`,
        failure: failureOf(record, publication),
    };
}
function announcePublication(log, publication) {
    if (publication?.kind !== 'published')
        return;
    for (const warning of publication.warnings)
        log.warning(warning);
    log.info(`Pull request ${publication.operation}: ${publication.url}`);
}
function failureOf({ outcome, story }, publication) {
    if (publication?.kind === 'failed')
        return `agent-fix: ${publication.problem}`;
    return (0,agent_outcome .kz)(outcome) ? null : (0,log .xf)(outcome, story.summary);
}
const end_failed = (problem) => ({ kind: 'failed', problem, pushed: null });
const isPublished = ({ inputs }, { result }) => result.patch.files.length > 0 && ((0,agent_outcome .h7)(result.outcome) || inputs.draftOnFailure);
async function publishPatch(action, { setup, result, based }, record) {
    const { baseCommit, branch, context, event, inputs, octokit } = action;
    if (inputs.dryRun)
        return null;
    if (result.outcome === 'not_reproduced')
        return closeGreen(action);
    const { patch, commit, moved } = based;
    if (!isPublished(action, { result: { ...result, patch } }))
        return null;
    const { repository } = context;
    try {
        const [problem, style, commitsOnto] = await Promise.all([
            problemOfText(octokit, { repository, event, label: inputs.label }),
            readStyle(octokit, repository, baseCommit),
            ontoBranch(action),
        ]);
        if (problem !== null)
            return end_failed(`Nothing was pushed: ${problem}.`);
        return await publish(octokit, {
            repository,
            patch,
            base: { branch: event.base.branch, commit, ...(moved === null ? {} : { toldTip: moved.tip }) },
            into: commitsOnto ?? event.into,
            branch: commitsOnto === null ? branch : event.base.branch,
            runId: setup.runId,
            title: titleOf(record, style),
            body: record.body,
            draft: inputs.draft || (inputs.builtinDraft && (0,conclude ._d)(setup, result)) || !isProvenThere(record),
            isProven: isByPeople(record) ? null : isProvenThere(record),
            isFollowUp: event.isFollowUp,
            labels: inputs.labels,
            reviewers: inputs.reviewers,
        });
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        return end_failed(`Nothing was pushed: GitHub could not be asked (${(0,github_octokit .Uc)(error)}).`);
    }
}
async function ontoBranch({ context, event, inputs, octokit }) {
    if (event.isFollowUp || inputs.pushTo !== 'branch')
        return null;
    const { repository } = context;
    const open = await findOpen(octokit, { repository, branch: event.base.branch });
    return open?.base.ref ?? null;
}
async function closeGreen({ baseCommit, branch, context, event, links, octokit, }) {
    if (event.failedRun === null)
        return null;
    const why = `${event.base.branch} is green at ${baseCommit.slice(0, 12)} without this change, as [this run](${links.run}) saw.`;
    await closeSettled(octokit, { repository: context.repository, branch, why });
    return null;
}

; 

async function checkRights(octokit, request) {
    const [reading, rules, pushing] = await Promise.all([
        checkReading(octokit, request),
        request.proposes ? checkRules(octokit, request) : null,
        request.publishes ? checkPushing(octokit, request) : null,
    ]);
    return { warnings: [reading, rules].filter(isSaid), problems: [pushing].filter(isSaid) };
}
const isSaid = (text) => text !== null;
const once = (signal) => ({ signal, retries: 0 });
async function refusalOf(ask, refusals) {
    try {
        await ask();
        return null;
    }
    catch (error) {
        const isRefusal = refusals.includes((0,github_octokit .c2)(error) ?? 0) && !(0,github_octokit .a5)(error);
        return isRefusal ? (0,github_octokit .Uc)(error) : null;
    }
}
async function checkReading(octokit, { repository, failedRun, signal }) {
    if (failedRun === null)
        return null;
    const run = { ...repository, run_id: failedRun.runId, request: once(signal) };
    const answer = await refusalOf(() => octokit.rest.actions.getWorkflowRun(run), [403, 404]);
    return answer === null
        ? null
        : `The failed run cannot be read (${answer}), so that neither the step that failed nor its log is known. Give the job \`permissions: actions: read\`.`;
}
async function checkPushing(octokit, { repository, signal }) {
    const blob = { ...repository, content: '', encoding: 'utf-8', request: once(signal) };
    const answer = await refusalOf(() => octokit.rest.git.createBlob(blob), [403]);
    return answer === null
        ? null
        : `The token may not push (${answer}). Give the job \`permissions: contents: write\`, or set \`dry-run: true\`.`;
}
const HINDERING = new Set([
    'creation',
    'update',
    'pull_request',
    'required_status_checks',
    'required_deployments',
    'merge_queue',
]);
async function checkRules(octokit, { repository, branch, signal }) {
    try {
        const { data } = await octokit.rest.repos.getBranchRules({
            ...repository,
            branch,
            per_page: 100,
            request: once(signal),
        });
        const kinds = [...new Set(data.map(({ type }) => type))].filter((type) => HINDERING.has(type));
        return kinds.length === 0
            ? null
            : `Rulesets hold for ${branch} (${kinds.toSorted().join(', ')}): GitHub may refuse the push, unless the token may bypass them. Leave that branch out of them, or set another branch-prefix.`;
    }
    catch {
        return null;
    }
}

var exchange = __webpack_require__(81637);
var llm_http = __webpack_require__(79376);
var reply = __webpack_require__(50326);
var retry = __webpack_require__(28592);
; 





const OPEN = { kind: 'open' };
async function checkEndpoint(request) {
    const { baseUrl, endpoint, key, signal } = request;
    const http = new llm_http .Qq();
    try {
        const url = new URL(`${baseUrl}/models`);
        const listed = await http.get({ url, headers: (0,exchange .iY)(key, null), signal });
        if (listed.status >= 200 && listed.status < 300)
            return judgeList(request, listed);
        if (!isRefusal(listed))
            return OPEN;
        const body = '{}';
        const used = await http.post({
            url: new URL(endpoint),
            headers: (0,exchange .iY)(key, body),
            body,
            signal,
        });
        return isRefusal(used) ? check_endpoint_closed(request, used) : OPEN;
    }
    catch (error) {
        const word = (0,exchange .Q)(error);
        const names = { key: request.keyName, baseUrl: request.baseUrlName };
        return retry .lF.test(word) && !signal.aborted
            ? { kind: 'closed', problem: (0,retry .HB)(word, 1, names).message }
            : OPEN;
    }
}
const isRefusal = ({ status }) => status === 401 || status === 403;
function check_endpoint_closed({ key, keyName, baseUrlName }, answer) {
    const said = (0,retry .ys)(answer.bytes.toString('utf8'), (text) => (0,provider .wC)(text, key));
    const { message } = (0,retry .x5)(answer.status, said, { key: keyName, baseUrl: baseUrlName });
    return { kind: 'closed', problem: message };
}
function judgeList({ baseUrl, baseUrlName, models }, { contentType, bytes }) {
    const body = (0,reply .OG)({ contentType, bytes }, baseUrlName);
    const list = body.kind === 'object' ? body.value['data'] : undefined;
    const names = Array.isArray(list) ? list.map((each) => (0,retry .Dc)(each, 'id')).filter(retry .KH) : [];
    const isWhole = names.length > 1 && !/\.azure\.(com|us|cn)$/.test(new URL(baseUrl).hostname);
    const known = new Set(names.map(plainName));
    const missing = isWhole ? models.filter((model) => !known.has(plainName(model))) : [];
    if (missing.length === 0)
        return OPEN;
    const problem = (model) => `The model endpoint does not list ${JSON.stringify(model)} among its ${names.length} models.`;
    return { kind: 'unlisted', missing: missing.map((model) => ({ model, problem: problem(model) })) };
}
const plainName = (name) => (name.toLowerCase().split('/').at(-1) ?? '').replace(/:[\w.-]+$/, '');

var oracle_shell = __webpack_require__(50415);
; 




const PATIENCE_MS = 5_000;
const NOTHING = { warnings: [], problems: [] };
async function preflight(action) {
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), action.runner.cancellation.signal]);
    const found = await Promise.all([rightsOf(action, signal), endpointOf(action, signal)]);
    return {
        warnings: found.flatMap(({ warnings }) => warnings),
        problems: found.flatMap(({ problems }) => problems),
    };
}
function rightsOf(action, signal) {
    const { octokit, context, event, inputs, branch } = action;
    return checkRights(octokit, {
        repository: context.repository,
        branch,
        failedRun: event.failedRun,
        proposes: !inputs.dryRun,
        publishes: inputs.mode === 'fix' && !inputs.dryRun,
        signal,
    });
}
async function checkCommand({ testCommand }) {
    const problem = testCommand === null ? null : await (0,oracle_shell .ly)(testCommand);
    if (testCommand === null || problem === null)
        return [];
    const { shell, source } = testCommand;
    return [`The test command (${source}) cannot be read by ${shell ?? 'the shell'}: ${problem}.`];
}
const adviceOn = (model, access) => `Check the input ${model === access.model ? 'model' : 'fallback-model'}.`;
const SEARCH_FIRST = 'The built-in search tries first; no model can go on from it.';
async function endpointOf({ access, llm, inputs }, signal) {
    if (access === null)
        return NOTHING;
    const { fallbackModel } = inputs;
    const models = [access.model, ...(fallbackModel === null ? [] : [fallbackModel])];
    const check = await checkEndpoint({ ...access, models, endpoint: llm.endpoint, signal });
    switch (check.kind) {
        case 'open':
            return NOTHING;
        case 'unlisted':
            return {
                ...NOTHING,
                warnings: check.missing.map(({ model, problem }) => `${problem} ${adviceOn(model, access)}`),
            };
        case 'closed':
            if (inputs.settings.solver !== 'builtin-then-model')
                return { ...NOTHING, problems: [check.problem] };
            return { ...NOTHING, warnings: [`${check.problem} ${SEARCH_FIRST}`] };
        default:
            return (0,assert_never .x)(check);
    }
}

var judge = __webpack_require__(88999);
var proof = __webpack_require__(69214);
var same_failure = __webpack_require__(41451);
var folders = __webpack_require__(63060);
var test_oracle = __webpack_require__(20841);
var workspace_patch = __webpack_require__(96198);
var repo_path = __webpack_require__(66904);
var repo_tools = __webpack_require__(14230);
var attempts = __webpack_require__(79446);
var github_artifacts = __webpack_require__(9411);
var open_sandbox = __webpack_require__(67827);
var tier = __webpack_require__(36637);
var world = __webpack_require__(39214);
var own_process = __webpack_require__(27386);
; 









async function openTestSandbox(action, task, checkout) {
    const { runner, inputs } = action;
    if (task.testCommand === null)
        return { sandbox: null, renew: null, notes: [], [Symbol.asyncDispose]: async () => { } };
    const sandbox = await (0,open_sandbox .l)({
        mode: modeOf(inputs, runner),
        network: inputs.testNetwork,
        checkout,
        environment: runner.env,
        program: (0,own_process .bs)(),
    });
    const [title = '', ...items] = (0,tier .RR)(sandbox.report);
    await runner.log.group(title, async () => runner.log.untrusted(items.join('\n')));
    const notes = [`the tests ran in: ${(0,tier .hT)(sandbox.report)}`];
    if ((0,world .Qe)(checkout))
        runner.log.warning(TOKEN_LEFT);
    if (sandbox.cell !== null)
        return { sandbox, renew: null, notes, [Symbol.asyncDispose]: async () => { } };
    runner.log.warning(NOTHING_BETWEEN);
    runner.cancellation.setReachable(true);
    const backup = await (0,folders .B5)(checkout);
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
async function solveTask({ runner, inputs, llm, fallback }, { task, checkout, snapshot, tracePath, tests, onEvent }) {
    return (0,attempts .u)({
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
        secrets: secretsOf(runner, inputs),
        testEnv: testVariables(inputs),
        environment: runner.env,
        signal: runner.cancellation.signal,
        ...(inputs.uploadTrace && { whileTesting: github_artifacts .Ql }),
        onEvent: (event) => {
            const line = (0,progress .o)(event);
            if (line !== null)
                runner.log.untrusted(line);
            onEvent(event);
        },
    });
}
const testVariables = ({ testEnv: { pass, set } }) => [
    ...pass,
    ...Object.entries(set).map(([name, value]) => `${name}=${value}`),
];

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












const RUNS = 3;
const MAX_LATER_FILES = 100;
async function proveAgain(action, { move, entries }, proving) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { setup, result, events } = proving.solved;
        const { task, settings } = setup;
        const { limits } = settings;
        const leftMs = limits.timeoutMs - proving.usedMs;
        const shown = redRunOf(events);
        if (result.outcome !== 'fixed' || shown === null || task.testCommand === null)
            return 'it was not proven before, either';
        if (limits.maxTestRuns - result.state.testRuns < RUNS)
            return 'no test runs were left for it (max-test-runs)';
        if (leftMs <= 0 || action.runner.cancellation.signal.aborted)
            return 'no time was left for it (timeout-minutes)';
        const later = await laterFiles(action, move);
        if (typeof later === 'string')
            return later;
        await proving.tests.renew?.();
        const { checkout } = proving;
        const copy = __addDisposableResource(env_1, await (0,folders .s1)({ repository: checkout, commit: move.from, destination: null }), true);
        const { commit, tree } = await (0,workspace_patch .ur)((0,external_node_path_.join)(copy.root, '.git'), { parent: move.from, files: later });
        if (tree !== move.tree)
            return 'its files could not be had whole';
        await (0,folders .aK)(copy.root, checkout, commit);
        const tests = __addDisposableResource(env_1, await openTestSandbox(action, task, copy.root), true);
        const at = (0,repo_tools .B3)({ ...task, baseCommit: commit }, settings);
        const workspace = __addDisposableResource(env_1, await (0,repo_tools .OH)({ repository: copy.root, ...at }), true);
        for (const entry of entries)
            workspace.journal.record(entry);
        const oracle = __addDisposableResource(env_1, (0,test_oracle .X)({
            workspace,
            checkout: copy.root,
            command: task.testCommand,
            testEnv: testVariables(action.inputs),
            testReport: settings.testReport ?? null,
            environment: action.runner.env,
            cell: tests.sandbox?.cell ?? null,
            renew: tests.renew,
        }), false);
        const { signal } = action.runner.cancellation;
        const endMs = performance.now() + leftMs;
        const told = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
        const most = (0,judge .OU)({ setup, tests: told });
        return await verdictOf(shown, async (phase) => {
            const timeoutMs = Math.max(1, Math.min(most, endMs - performance.now()));
            const without = shown.without === undefined ? {} : { without: shown.without };
            const shownThere = await oracle.run({ phase, timeoutMs, signal, ...without });
            action.runner.log.info(`${phase === 'confirm' ? 'With' : 'Without'} the change there: tests ${(0,words .L2)(shownThere.verdict)}.`);
            return shownThere;
        });
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
function redRunOf(events) {
    const found = events.findLast(({ kind, payload }) => kind === 'tests' && payload.phase === 'counterfactual');
    return found?.kind === 'tests' && found.payload.verdict === 'red' ? found.payload : null;
}
async function verdictOf(shown, run) {
    const before = await run('counterfactual');
    const unlike = notRedLike(shown, before);
    if (unlike !== null)
        return unlike;
    const green = await run('confirm');
    if (green.verdict !== 'green')
        return 'with this change the tests are not green there';
    return (0,proof .hg)(before.report, green.report) ?? notRedLike(before, await run('counterfactual'));
}
function notRedLike(shown, again) {
    if (again.verdict === 'green')
        return 'the tests are green there without this change as well';
    if (again.verdict !== 'red')
        return 'without this change the tests did not come to an end there';
    return (0,same_failure .k3)((0,same_failure .Hd)(shown), (0,same_failure .Hd)(again));
}
async function laterFiles({ octokit }, move) {
    const { paths } = move;
    if (paths === null || paths.length > MAX_LATER_FILES)
        return 'too many files were changed there';
    if (!paths.every(repo_path .SL))
        return 'its files could not be had whole';
    const { after } = await readBothEnds(octokit, move, paths);
    const files = await Promise.all(paths.map((path) => laterFile(after, path)));
    const whole = files.filter((file) => file !== null);
    return whole.length === files.length ? whole : 'its files could not be had whole';
}
async function laterFile(after, path) {
    const found = after.find(path);
    if (found.kind === 'missing' || found.kind === 'blocked' || found.kind === 'folder')
        return { path, mode: '', bytes: null };
    if (found.kind !== 'file')
        return null;
    const bytes = await after.content(path);
    return bytes === null ? null : { path, mode: found.entry.mode, bytes };
}

var agent_task = __webpack_require__(67791);
var journal = __webpack_require__(2299);
; 


function believedOutcome(bundle, checked, { judgedBy }) {
    const { outcome } = bundle;
    if (outcome !== 'fixed')
        return { outcome, doubt: null };
    const doubt = doubtOf(bundle, checked, judgedBy);
    return { outcome: doubt === null ? 'fixed' : 'unverified', doubt };
}
function doubtOf(bundle, { entries, newTests }, judgedBy) {
    const { events, patch, base, settings, task } = bundle;
    if (task.testCommand === null)
        return 'it names no test command';
    const told = events.findLast(({ kind }) => kind === 'outcome');
    if (told?.kind !== 'outcome' || told.payload.outcome !== 'fixed')
        return 'its record does not end so';
    if (told.payload.patch_sha256 !== patch.sha256)
        return 'its record is about another patch';
    const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
    const baseline = tests.findLast(({ phase }) => phase === 'baseline');
    if (baseline === undefined)
        return 'its record has no run of the tests at the base commit';
    const isRedAtBase = baseline.verdict === 'red' && !baseline.ok;
    const isByPeople = judgedBy !== undefined && baseline.verdict === 'green';
    if (!isRedAtBase && !isByPeople && !(baseline.verdict === 'green' && newTests.length > 0))
        return 'its record does not show the tests red at the base commit';
    const confirmed = doubtOfConfirm(tests, settings.confirmRuns, (0,journal .bR)(base.commit, entries));
    if (confirmed !== null)
        return confirmed;
    const last = tests.findLastIndex(({ phase }) => phase === 'confirm');
    if (isByPeople)
        return (0,proof .hg)(baseline.report, tests[last]?.report);
    const again = tests.findLast(({ phase }, at) => phase === 'counterfactual' && at > last);
    const without = isRedAtBase ? undefined : 'product';
    return again?.verdict === 'red' && !again.ok && again.without === without
        ? (0,proof .hg)(baseline.report, tests[last]?.report)
        : 'its record does not show the tests red again without the patch';
}
function doubtOfConfirm(tests, confirmRuns, tree) {
    const patched = tests.filter(({ phase }) => phase !== 'counterfactual');
    const closing = patched.slice(patched.findLastIndex(({ phase }) => phase !== 'confirm') + 1);
    const isOfThese = (run) => run.tree === undefined || run.tree === tree;
    const confirms = closing.filter((run) => run.ok || isOfThese(run));
    const isGreen = ({ verdict, ok, focus }) => verdict === 'green' && ok && focus === undefined;
    if (confirms.length < confirmRuns || !confirms.every(isGreen))
        return 'its record does not show the tests green in a confirming run';
    return confirms.every(isOfThese) ? null : 'its confirming run was about other files';
}

var git_objects = __webpack_require__(14189);
var workspace_policy = __webpack_require__(59098);
var text_file = __webpack_require__(8192);
var write_file = __webpack_require__(28067);
var write_target = __webpack_require__(61589);
; 














const refuse = (rule, reason) => ({ kind: 'refused', rule, reason });
async function checkBundle(bundle, asked) {
    const place = problemOfOrigin(bundle, asked) ??
        problemOfPlace(bundle, asked) ??
        problemOfOutcome(bundle) ??
        problemOfAttempts(bundle);
    if (place !== null)
        return place;
    const { files } = bundle.patch;
    if (files.length === 0)
        return checkDiff(bundle, { entries: [], newTests: [], commands: [] });
    const given = givenFiles(files);
    if ('rule' in given)
        return given;
    const base = await asked.openBase(given.map(({ path }) => path));
    const judge = await asked.findJudge();
    const judgeFiles = await judge.filesWith(bundle.task.testCommand);
    const policy = policyOn(base, { settings: asked.settings, judgeFiles });
    const entries = [];
    for (const file of given) {
        const entry = await entryOf(file, { base, policy, idLength: asked.baseCommit.length });
        if ('rule' in entry)
            return entry;
        entries.push(entry);
    }
    const sum = entries.reduce((so, entry) => so + entry.changedBytes, 0);
    const denial = (0,workspace_policy .q)({ files: entries.length, bytes: sum });
    if (denial !== null)
        return refuse('size of the patch', `is too large: ${denial.reason}`);
    const newTests = entries.filter(({ path }) => policy.addsTest(path)).map(({ path }) => path);
    return checkDiff(bundle, { entries, newTests, commands: judge.commands });
}
const policyOn = (base, { settings, judgeFiles }) => (0,workspace_policy .B)(settings, {
    isTracked: (path) => base.isTracked(path),
    paths: () => base.paths(),
    judgeFiles,
});
function problemOfOrigin({ github, task }, asked) {
    const { repository, runId } = asked.github;
    if (github.repository.toLowerCase() !== repository.toLowerCase())
        return refuse('repository', `is of ${bundle_rules_shown(github.repository)}, and this job of ${bundle_rules_shown(repository)}`);
    if (github.run_id !== runId)
        return refuse('workflow run', `is of run ${github.run_id}, and this job of run ${runId}`);
    const [claimed, known] = [idOf(task.trigger), idOf(asked.trigger)];
    return claimed === known ? null : refuse('event', `answers ${claimed}, and this job ${known}`);
}
const idOf = (trigger) => [trigger.kind, ...Object.values(trigger).filter((value) => typeof value === 'number')].join(' ');
function problemOfPlace({ base, task }, { baseCommit, baseBranch }) {
    const other = [base.commit, task.baseCommit].find((commit) => commit !== baseCommit);
    if (other !== undefined)
        return refuse('base commit', `is about ${other.slice(0, 12)}, and this event about ${baseCommit.slice(0, 12)}`);
    if (base.branch === baseBranch)
        return null;
    return refuse('base branch', `is about ${JSON.stringify(base.branch)}, and this event about ${JSON.stringify(baseBranch)}`);
}
function problemOfOutcome({ outcome, patch }) {
    if ((0,agent_outcome .h7)(outcome) && patch.files.length === 0)
        return refuse('outcome', `says ${outcome}, and has no file`);
    return outcome === 'not_reproduced' && patch.files.length > 0
        ? refuse('outcome', 'says not_reproduced, and has files all the same')
        : null;
}
function problemOfAttempts({ tries, run_id: runId }) {
    const chosen = tries?.runs[tries.chosen];
    return chosen === undefined || chosen.run_id === runId
        ? null
        : refuse('attempts', `is of run ${runId}, and its chosen attempt of run ${chosen.run_id}`);
}
function givenFiles(files) {
    if (files.length > ports .I4.files)
        return refuse('number of files', `has ${files.length} files, more than ${ports .I4.files}`);
    const given = [];
    for (const file of files) {
        const each = givenFile(file);
        if ('rule' in each)
            return each;
        const twin = given.find(({ path }) => areOnePlace(path, each.path));
        if (twin !== undefined)
            return refuse('path', `names ${bundle_rules_shown(twin.path)} and ${bundle_rules_shown(each.path)}, which are one place`);
        given.push(each);
    }
    return given.toSorted((a, b) => (0,journal .cD)(a.path, b.path));
}
function areOnePlace(a, b) {
    const [one, other] = [`${(0,write_target .A)(a)}/`, `${(0,write_target .A)(b)}/`];
    return one.startsWith(other) || other.startsWith(one);
}
function givenFile({ path: text, mode, status, content }) {
    const check = (0,repo_path .NP)(text);
    if (!check.ok)
        return refuse('path', `names ${bundle_rules_shown(text)}: ${check.denial.reason}`);
    const { path } = check;
    if (path !== text)
        return refuse('path', `names ${bundle_rules_shown(text)}: write it as ${bundle_rules_shown(path)}`);
    if (mode !== '100644' && mode !== '100755')
        return refuse('file mode', `gives ${bundle_rules_shown(path)} the mode ${bundle_rules_shown(mode)}${LINKS[mode] ?? ''}`);
    const bytes = Buffer.from(content, 'base64');
    if (bytes.toString('base64') !== content)
        return refuse('content', `holds ${bundle_rules_shown(path)} in what is not base64`);
    return { path, mode, bytes, isAdded: status === 'added' };
}
const LINKS = {
    '120000': ', a symbolic link',
    '160000': ', a submodule',
};
const bundle_rules_shown = (text) => JSON.stringify((0,cut_text .ml)(text, 200));
async function entryOf({ path, mode, bytes, isAdded }, { base, policy, idLength }) {
    const closed = policy.denyWrite(path);
    if (closed !== null)
        return refuse('protected path', `changes ${bundle_rules_shown(path)}: ${closed.reason}`);
    const denial = (0,write_target .Q)(base, path, path);
    if (denial !== null)
        return refuse('path', `changes ${bundle_rules_shown(path)}: ${denial.reason}`);
    const found = base.find(path);
    const isThere = found.kind === 'file';
    if (isThere === isAdded)
        return refuse('diff', `says that ${bundle_rules_shown(path)} is ${isAdded ? 'new' : 'there'}, which it is not`);
    const baseMode = isThere ? found.entry.mode : '100644';
    if (mode !== baseMode)
        return refuse('file mode', `gives ${bundle_rules_shown(path)} the mode ${mode} in place of ${baseMode}`);
    const size = isThere ? (found.entry.bytes ?? 0) : 0;
    if (size > workspace_snapshot .gZ)
        return refuse('content', `changes ${bundle_rules_shown(path)}, which has ${size} bytes, more than ${workspace_snapshot .gZ}`);
    const before = isThere ? await base.content(path) : null;
    const isWhole = !isThere || (before !== null && (0,git_objects .zA)(before, idLength) === found.entry.sha);
    if (!isWhole)
        return refuse('content', `changes ${bundle_rules_shown(path)}, which GitHub does not show whole`);
    const problem = bundle_rules_problemOfText({ path, before, after: bytes }, policy);
    if (problem !== null)
        return refuse('content', `changes ${bundle_rules_shown(path)}: ${problem}`);
    return {
        path,
        bytes,
        mode,
        oid: (0,git_objects .zA)(bytes, idLength),
        base: before,
        changedBytes: (0,journal .eb)(before?.toString('utf8') ?? '', bytes.toString('utf8')),
    };
}
function bundle_rules_problemOfText({ path, before, after, }, policy) {
    const old = before === null ? null : (0,text_file .g7)(before);
    if (old?.kind === 'opaque')
        return `it is ${old.what}`;
    const next = (0,text_file .g7)(after);
    if (next.kind === 'opaque')
        return `it would be ${next.what}`;
    const texts = { path, before: old?.file.text ?? '', after: next.file.text };
    return (0,write_file .Fy)(texts.after, after) ?? (0,write_file .Mh)(policy, texts)?.reason ?? null;
}
async function checkDiff(bundle, known) {
    const { entries } = known;
    const { diff, sha256, files } = bundle.patch;
    const patch = await (0,workspace_patch .Jb)({ changes: () => entries }, bundle.base.commit.length);
    if ((0,external_node_crypto_.createHash)('sha256').update(diff).digest('hex') !== sha256 || patch.sha256 !== sha256)
        return refuse('diff', 'shows another diff than its files make');
    const counts = new Map(files.map((file) => [file.path, file]));
    const miscounted = patch.files.find(({ path, addedLines, removedLines }) => {
        const file = counts.get(path);
        return file?.added_lines !== addedLines || file.removed_lines !== removedLines;
    });
    if (miscounted !== undefined)
        return refuse('line counts', `counts the lines of ${bundle_rules_shown(miscounted.path)} wrong`);
    const unchanged = entries.find((entry) => entry.base?.equals(entry.bytes));
    if (unchanged !== undefined)
        return refuse('diff', `names ${bundle_rules_shown(unchanged.path)}, which it does not change`);
    const problem = patch.files.length === 0 ? null : problemOfPatch(patch);
    return problem === null
        ? { kind: 'fit', patch, ...known }
        : refuse('content', `cannot be published: ${problem}`);
}

var judge_files = __webpack_require__(70585);
var hidden_text = __webpack_require__(54804);
; 




const MAX_ISSUE_BYTES = 8 * 1024;
const MAX_COMMENT_BYTES = 3 * 1024;
const MAX_COMMENTS = 8;
const PAGE = 100;
const MAX_PAGES = 5;
const MAX_AUTHORS = 20;
const MAX_REMARKS = 30;
async function readIssueText(octokit, { repository, redact }, issue) {
    const { number } = issue;
    const main = issueEvidence(issue, redact);
    const { comments, notes: unlisted } = await listComments(octokit, repository, issue).catch(unreadable(issue));
    const { trusted, notes } = await trustedOnly(octokit, repository, comments);
    const shown = trusted
        .slice(-MAX_COMMENTS)
        .map(({ login, text }) => part(`comment of ${login} on issue #${number}`, text, redact));
    const older = trusted.length - shown.length;
    return {
        evidence: [main, ...shown].map(({ evidence }) => evidence),
        notes: [
            ...[main, ...shown].flatMap(({ note }) => note ?? []),
            ...unlisted,
            ...notes,
            ...(older > 0 ? [`older comments on issue #${number} were not read: ${older}`] : []),
        ],
    };
}
async function readReviewText(octokit, { repository, redact }, { id, pull }) {
    const review = { ...repository, pull_number: pull, review_id: id };
    const [{ data }, { data: remarks }] = await Promise.all([
        octokit.rest.pulls.getReview(review),
        octokit.rest.pulls.listCommentsForReview({ ...review, per_page: PAGE }),
    ]);
    const own = data.body === '' ? [] : [part(`review of pull request #${pull}`, data.body, redact)];
    const placed = remarks.slice(0, MAX_REMARKS).map(({ path, line, original_line, body }) => {
        const place = `${path}${(line ?? original_line) ? `:${line ?? original_line}` : ''}`;
        return part(`remark of the review on ${place}`, body, redact);
    });
    const left = remarks.length - placed.length;
    return {
        evidence: [...own, ...placed].map(({ evidence }) => evidence),
        notes: [
            ...[...own, ...placed].flatMap(({ note }) => note ?? []),
            ...(left > 0 ? [`remarks of the review that were not read: ${left}`] : []),
        ],
    };
}
function issueEvidence({ number, title, body }, redact) {
    const cleanTitle = (0,hidden_text .i)(title);
    const cleanBody = (0,hidden_text .ZO)(body);
    const text = `${(0,markdown .tl)(redact(cleanTitle.text), 300)}\n\n${(0,markdown .U_)(redact(cleanBody.text), MAX_ISSUE_BYTES - 1024)}`;
    return noted(`issue #${number}`, (0,hidden_text .C_)(cleanTitle.removed, cleanBody.removed), text);
}
function part(source, written, redact) {
    const clean = (0,hidden_text .ZO)(written);
    return noted(source, clean.removed, (0,markdown .U_)(redact(clean.text), MAX_COMMENT_BYTES));
}
function noted(source, removed, text) {
    const taken = (0,hidden_text .wf)(removed);
    return { evidence: { source, text }, note: taken === null ? null : `removed from ${source}: ${taken}` };
}
const unreadable = ({ number }) => (error) => {
    if ((0,github_octokit .c2)(error) === null)
        throw error;
    const note = `the comments on issue #${number} could not be read (${(0,github_octokit .Uc)(error)}); it needs \`issues: read\``;
    return { comments: [], notes: [note] };
};
async function listComments(octokit, repository, { number, labelledAt }) {
    const readPage = (page) => octokit.rest.issues.listComments({ ...repository, issue_number: number, per_page: PAGE, page });
    const first = await readPage(1);
    const last = Number(/[?&]page=(\d+)[^>]*>; rel="last"/.exec(first.headers.link ?? '')?.[1] ?? 1);
    const from = Math.max(2, last - MAX_PAGES + 1);
    const rest = await Promise.all(Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => readPage(from + at)));
    const skipped = last > MAX_PAGES ? (from - 1) * PAGE : 0;
    const pages = skipped > 0 ? rest : [first, ...rest];
    const comments = pages
        .flatMap(({ data }) => data)
        .flatMap(({ user, body, updated_at }) => {
        if (!user || !body || Date.parse(updated_at) > Date.parse(labelledAt))
            return [];
        const isBot = user.type === 'Bot' || isBotName(user.login);
        return [{ login: user.login, id: user.id, isBot, text: body }];
    });
    const notes = skipped > 0 ? [`the oldest ${skipped} comments on issue #${number} were not read`] : [];
    return { comments, notes };
}
async function trustedOnly(octokit, repository, comments) {
    const people = comments.filter(({ isBot }) => !isBot);
    const newestFirst = new Map(people.toReversed().map((comment) => [comment.login, comment]));
    const asked = [...newestFirst.values()].slice(0, MAX_AUTHORS);
    const access = new Map(await Promise.all(asked.map(async (comment) => [comment.login, await readAccess(octokit, repository, comment)])));
    const trusted = people.filter(({ login }) => access.get(login)?.canWrite === true);
    const others = people.filter(({ login }) => access.get(login)?.canWrite === false).length;
    const unknown = people.length - trusted.length - others;
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

var read_output = __webpack_require__(25576);
var job_log = __webpack_require__(13666);
var test_command = __webpack_require__(42508);
var overview = __webpack_require__(28897);
; 











async function buildTask(request) {
    const built = await taskOfEvent(request);
    if (built.kind !== 'task')
        return built;
    const { inputs, files, redact } = request;
    const folder = built.task.testCommand?.workingDirectory ?? inputs.workingDirectory;
    const { instructionsFile: file } = inputs;
    const found = await (0,overview .KK)({ file, folder, readFile: (path) => files.readFile(path), redact });
    const task = found.files.length === 0 ? built.task : { ...built.task, instructions: [...found.files] };
    return { ...built, task, notes: [...built.notes, ...found.notes] };
}
async function taskOfEvent(request) {
    const { event } = request;
    if (event.failedRun !== null)
        return taskOfFailure(request, event.failedRun);
    const [texts, search] = await Promise.all([readTexts(request).catch(unread), commandFor(request, null)]);
    if ('problem' in texts)
        return { kind: 'refused', reason: texts.problem, notes: [] };
    const evidence = texts.flatMap((text) => text.evidence);
    const notes = texts.flatMap((text) => text.notes);
    return taskFrom(request, { evidence, failures: [], search, notes });
}
function unread(error) {
    if ((0,github_octokit .c2)(error) === null)
        throw error;
    return { problem: `what it was asked for in words could not be read (${(0,github_octokit .Uc)(error)})` };
}
function readTexts({ octokit, context, event, redact }) {
    const request = { repository: context.repository, redact };
    const { asked, issue } = event;
    return Promise.all([
        ...(issue === null ? [] : [readIssueText(octokit, request, issue)]),
        ...(asked?.kind === 'review' ? [readReviewText(octokit, request, asked)] : []),
    ]);
}
function taskFrom({ event, baseCommit }, { evidence, failures, search, notes: gathered }) {
    const notes = [...gathered, ...search.notes];
    if (search.kind === 'refused')
        return { kind: 'refused', reason: search.problem, notes };
    if (search.kind === 'missing')
        return { kind: 'problem', problem: search.problem, notes };
    const { goal, trigger, mustBeRedAtBase } = event;
    const testCommand = search.command;
    return {
        kind: 'task',
        task: {
            goal,
            evidence: [...evidence],
            ...(failures.length === 0 || testCommand === null ? {} : { failures: [...failures] }),
            testCommand,
            baseCommit,
            trigger,
            mustBeRedAtBase,
            ...(mayAddTests(event) ? { mayAddTests: true } : {}),
            ...judgeOf(event),
        },
        notes,
    };
}
const judgeOf = ({ asked, isFollowUp, failedRun, }) => asked === null || !isFollowUp || failedRun !== null ? {} : { judgedBy: asked.kind };
async function taskOfFailure(request, failedRun) {
    const { octokit, context, inputs } = request;
    const { repository } = context;
    const { jobs, notes } = await findFailedJobs(octokit, { repository, failedRun, context });
    const named = jobs.filter(({ step }) => step !== null);
    const [first] = named;
    if (first === undefined) {
        if (failedRun.isOurs && inputs.jobContext.status !== 'failure') {
            return { kind: 'skipped', reason: 'no step of this run has failed before this one', notes };
        }
        return taskFrom(request, { evidence: [], failures: [], search: await commandFor(request, null), notes });
    }
    const said = [...notes];
    const chosen = await firstThatJudges(request, named, said);
    const { job, log, search } = chosen;
    if (named.length > 1)
        said.push(`${named.length} jobs failed; this run is about job "${job.jobName}"`);
    if (log === null)
        return taskFrom(request, { evidence: [], failures: [], search, notes: said });
    const note = (text) => void said.push(text);
    const { source, text } = failedPartOf(job, { log, search, note });
    const evidence = [{ source, text: (0,agent_digest .fE)(request.redact(text), EVIDENCE_BYTES) }];
    return taskFrom(request, { evidence, failures: (0,read_output.readTestOutput)(text)?.failures ?? [], search, notes: said });
}
const MAX_JOBS = 10;
async function firstThatJudges(request, jobs, notes) {
    let first = null;
    for (const job of jobs.slice(0, MAX_JOBS)) {
        const said = [];
        const log = await logOf(request, job, said);
        const chosen = {
            job,
            log,
            search: await commandFor(request, { job, log, note: (text) => said.push(text) }),
        };
        if (chosen.search.kind !== 'refused') {
            notes.push(...said);
            return chosen;
        }
        first ??= { chosen, notes: said };
    }
    if (first === null)
        throw new Error('no failed job was given');
    notes.push(...first.notes);
    return first.chosen;
}
async function logOf({ octokit, context }, job, notes) {
    if (job.isOwn) {
        notes.push(`job "${job.jobName}" is still running, so its log cannot be read`);
        return null;
    }
    const { repository } = context;
    const download = await downloadLog(octokit, { repository, jobId: job.jobId, fetch: github_octokit .c6 });
    if (download.kind === 'missing') {
        notes.push(download.problem);
        return null;
    }
    notes.push(...download.notes);
    return download.text;
}
async function commandFor(request, failure) {
    const { inputs, event, files, octokit, context } = request;
    if (inputs.settings.testPolicy === 'never')
        return { kind: 'found', command: null, notes: [] };
    const { testCommand, workingDirectory } = inputs;
    const { failedRun } = event;
    const input = testCommand === null ? null : { run: testCommand, source: 'input test-command' };
    if (failure === null || failedRun === null) {
        return (0,test_command.findTestCommand)({ ...files, input, workingDirectory, failing: null });
    }
    return (0,test_command.findTestCommand)({
        ...files,
        input,
        workingDirectory,
        failing: failingStep(failedRun, failure),
        run: factsOf(request, failedRun),
        here: surroundingsOf(request, failure.job),
        readReferenced: referencedFiles(octokit, {
            repository: context.repository,
            runId: failedRun.runId,
            note: (text) => failure.note(text),
        }),
    });
}
function factsOf({ context, env }, failedRun) {
    if (!failedRun.isOurs)
        return { github: failedRun.github };
    return { github: ownFacts(env), event: (0,external_node_fs_.readFileSync)(context.eventPath, 'utf8') };
}
function failingStep({ workflowPath }, { job, log }) {
    const { jobName, step, labels } = job;
    if (workflowPath === null || step === null)
        return null;
    const { name: stepName, ...rest } = step;
    return { ...rest, workflowPath, jobName, stepName, labels, log };
}
const EVIDENCE_BYTES = 8 * 1024;
function failedPartOf({ jobName, step }, of) {
    const times = { startedAt: step?.startedAt ?? null, completedAt: step?.completedAt ?? null };
    const headerLine = of.search.kind === 'found' ? (of.search.headerLine ?? null) : null;
    const { text, found } = (0,job_log .l)(of.log, times, headerLine);
    if (found !== 'step') {
        of.note(`the part of the failed step could not be told apart exactly in the log of job "${jobName}"`);
    }
    const source = `log of ${step === null ? '' : `step "${step.name}" of `}job "${jobName}"`;
    return { source, text };
}
function surroundingsOf({ inputs, env, context, isOnlyRead = false }, { isOwn }) {
    const { services, isInContainer, matrix } = inputs.jobContext;
    return {
        os: systemOf(env['RUNNER_OS']),
        workspace: env['GITHUB_WORKSPACE'] ?? null,
        env,
        services,
        isInContainer,
        ownJob: isOwn ? { id: context.job, matrix } : null,
        isOnlyRead,
    };
}
function systemOf(runnerOs) {
    if (runnerOs === 'Windows' || runnerOs === 'macOS' || runnerOs === 'Linux')
        return runnerOs;
    return process.platform === 'darwin' ? 'macOS' : 'Linux';
}

; 





async function findJudge(action) {
    const { octokit, context, event, baseCommit, inputs, redact, runner } = action;
    const tree = await BaseTree.read(octokit, {
        repository: context.repository,
        commit: baseCommit,
        paths: [],
        isListed: event.failedRun === null,
    });
    const files = find_judge_filesOf(tree);
    const request = { octokit, context, event, inputs, baseCommit, redact, files, env: runner.env };
    const searches = await searchAll({ ...request, isOnlyRead: true });
    const found = searches.flatMap((search) => (search.kind === 'found' ? [search.command] : []));
    const commands = found.filter((command) => command !== null);
    return {
        commands: commands.map((command) => ({ ...command, run: redact(command.run) })),
        async filesWith(claimed) {
            const all = claimed === null ? commands : [...commands, claimed];
            const named = new Set();
            for (const command of all)
                for (const path of await judgeFilesIn(tree, command))
                    named.add(path);
            return named;
        },
    };
}
async function searchAll(request) {
    const { octokit, context, event, inputs } = request;
    const { failedRun } = event;
    const isGiven = inputs.testCommand !== null || inputs.settings.testPolicy === 'never';
    if (failedRun === null || isGiven)
        return [await commandFor(request, null)];
    const { jobs } = await findFailedJobs(octokit, { repository: context.repository, failedRun, context });
    const named = jobs.filter(({ step }) => step !== null).slice(0, MAX_JOBS);
    if (named.length === 0)
        return [await commandFor(request, null)];
    const search = async (job) => commandFor(request, { job, log: await logOf(request, job, []), note: () => { } });
    return Promise.all(named.map(search));
}
function find_judge_filesOf(tree) {
    return {
        readFile: (path) => textIn(tree, path),
        listFiles: async () => [...tree.paths()],
    };
}
async function textIn(tree, path) {
    await tree.extend([path]);
    const bytes = tree.find(path).kind === 'file' ? await tree.content(path) : null;
    return bytes === null ? null : (0,workspace_snapshot ._6)(bytes);
}
async function judgeFilesIn(tree, command) {
    const texts = new Map();
    for (;;) {
        const asked = new Set();
        const seen = {
            kindOf(path) {
                asked.add(path);
                const { kind } = tree.find(path);
                return kind === 'file' || kind === 'link' || kind === 'submodule' ? kind : null;
            },
            readText(path) {
                const text = texts.get(path) ?? textIn(tree, path);
                texts.set(path, text);
                return text;
            },
            readLink: (path) => tree.linkText(path),
        };
        const found = await (0,judge_files .I)(seen, command);
        if (!(await tree.extend(asked)))
            return found;
    }
}
const isAmong = (commands, claimed) => claimed !== null && commands.some((command) => shapeOf(command) === shapeOf(claimed));
const shapeOf = ({ run, workingDirectory }) => JSON.stringify([
    run
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trimEnd(),
    workingDirectory,
]);

; 





const MAX_BUNDLES = 20;
const MAX_STORED_BYTES = bundle .Me + 64 * 1024;
async function findBundles(action) {
    const { octokit, context, inputs, runner } = action;
    if (inputs.bundle !== null) {
        const path = (0,external_node_path_.resolve)(runner.env['GITHUB_WORKSPACE'] ?? '.', inputs.bundle);
        return [{ name: inputs.bundle, content: readFile(path, inputs.bundle) }];
    }
    const { repository, runId } = context;
    const artifacts = await (0,github_artifacts .wn)(octokit, { repository, runId, prefix: bundle .Y2 });
    const found = [];
    for (const [at, artifact] of artifacts.entries()) {
        const content = at < MAX_BUNDLES
            ? await download(action, artifact)
            : refuse('size', `is one of more than ${MAX_BUNDLES} in this run`);
        found.push({ name: artifact.name, content });
    }
    return found;
}
function readFile(path, given) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        throw new Error(`Input bundle: ${JSON.stringify(given)} cannot be read (${why}): give the path of a bundle.`);
    }
    try {
        const stats = (0,external_node_fs_.fstatSync)(file);
        if (!stats.isFile())
            throw new Error(`Input bundle: ${JSON.stringify(given)} is no file: give the path of a bundle.`);
        return stats.size > MAX_STORED_BYTES ? TOO_LARGE : unpacked((0,external_node_fs_.readFileSync)(file));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
const TOO_LARGE = refuse('size', `has more than ${bundle .Me} bytes`);
async function download({ octokit, context }, { id, bytes }) {
    if (bytes > MAX_STORED_BYTES)
        return TOO_LARGE;
    const { repository } = context;
    const got = await (0,github_artifacts .bk)(octokit, { repository, id, maxBytes: MAX_STORED_BYTES });
    switch (got.kind) {
        case 'got':
            return unpacked(got.bytes);
        case 'too_large':
            return TOO_LARGE;
        case 'missing':
            return refuse('form', `could not be had: ${got.problem}`);
    }
}
function unpacked(bytes) {
    if (!(0,github_artifacts .K0)(bytes))
        return { kind: 'bytes', bytes };
    const entry = (0,github_artifacts .tt)(bytes, bundle .Me);
    return entry.kind === 'bytes' ? entry : refuse('size', `is packed, and ${entry.reason}`);
}
const MAX_DEPTH = 100;
async function readBundle(bytes) {
    if (bytes.length > bundle .Me)
        return refuse('size', `has more than ${bundle .Me} bytes`);
    const json = read_bundles_parse(bytes);
    if (json === undefined)
        return refuse('form', 'is not JSON in UTF-8');
    const { BundleSchema } = await __webpack_require__.e(  765).then(__webpack_require__.bind(__webpack_require__, 98765));
    try {
        const parsed = BundleSchema.safeParse(json);
        if (parsed.success)
            return { kind: 'read', bundle: parsed.data };
        const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => {
            const place = path.join('.');
            return place === '' ? message : `${place}: ${message}`;
        });
        return refuse('form', `is not of the published form (${issues.join('; ').slice(0, 600)})`);
    }
    catch (error) {
        if (error instanceof RangeError)
            return refuse('form', 'is nested too deeply');
        throw error;
    }
}
function read_bundles_parse(bytes) {
    try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        return isDeeper(text, MAX_DEPTH) ? undefined : JSON.parse(text, plainKeys);
    }
    catch {
        return undefined;
    }
}
function plainKeys(key, value) {
    if (key === '__proto__')
        throw new SyntaxError('a key that no object has of its own');
    return value;
}
function isDeeper(text, limit) {
    let depth = 0;
    let isInText = false;
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (char === '"')
            isInText = !isInText;
        else if (isInText)
            at += char === '\\' ? 1 : 0;
        else if (char === '[' || char === '{')
            depth += 1;
        else if (char === ']' || char === '}')
            depth -= 1;
        if (depth > limit)
            return true;
    }
    return false;
}

; 






async function rebase(action, request) {
    const { octokit, context, event, baseCommit, inputs } = action;
    const asItIs = { patch: request.patch, commit: baseCommit, moved: null };
    try {
        const base = { branch: event.base.branch, commit: baseCommit };
        const move = await readBaseMove(octokit, context.repository, base);
        if (move === null)
            return asItIs;
        const told = { by: move.by, tip: move.tip };
        const rebased = await onto(action, move, request);
        if (rebased === null)
            return { ...asItIs, moved: { ...told, patch: 'kept', unproven: CONFLICT } };
        const unproven = await request.prove(rebased);
        const isOnTheirs = event.isFollowUp || inputs.pushTo === 'branch';
        if (isOnTheirs && unproven !== null)
            return { ...asItIs, moved: { ...told, patch: 'kept', unproven } };
        const patch = rebased.patch === request.patch ? 'rebased' : 'merged';
        return { patch: rebased.patch, commit: move.tip, moved: { ...told, patch, unproven } };
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        action.runner.log.info(`Note: whether the base moved could not be asked (${(0,github_octokit .Uc)(error)}).`);
        return asItIs;
    }
}
const CONFLICT = 'files of this change were changed there as well';
async function onto({ octokit }, move, { patch, mayMerge }) {
    const paths = patch.files.map(({ path }) => path);
    const ends = await readBothEnds(octokit, move, paths);
    const entries = await Promise.all(patch.files.map((file) => entryOn(ends, file, mayMerge)));
    const fit = entries.filter((entry) => entry !== null);
    if (fit.length < entries.length)
        return null;
    const isMerged = fit.some(({ bytes }, at) => !bytes.equals(patch.files[at]?.content ?? bytes));
    if (!isMerged)
        return { move, patch, entries: fit };
    const changes = fit
        .filter(({ base, bytes }) => base === null || !base.equals(bytes))
        .toSorted((a, b) => (0,journal .cD)(a.path, b.path));
    if (changes.length === 0)
        return null;
    const merged = await (0,workspace_patch .Jb)({ changes: () => changes }, move.tip.length);
    return { move, patch: merged, entries: changes };
}
async function entryOn({ before, after }, { path: text, mode, content }, mayMerge) {
    const check = (0,repo_path .NP)(text);
    if (!check.ok)
        return null;
    const { path } = check;
    const [was, is] = [before.find(path), after.find(path)];
    const bytes = Buffer.from(content);
    const common = { path, mode, oid: (0,git_objects .zA)(bytes, before.commit.length) };
    if (was.kind === 'missing' && is.kind === 'missing')
        return { ...common, bytes, base: null, changedBytes: bytes.length };
    if (was.kind !== 'file' || is.kind !== 'file' || was.entry.mode !== is.entry.mode)
        return null;
    const isUntouched = was.entry.sha === is.entry.sha;
    if (!isUntouched && !mayMerge)
        return null;
    const theirs = await after.content(path);
    const base = isUntouched ? theirs : await before.content(path);
    if (base === null || theirs === null)
        return null;
    const merged = isUntouched ? bytes : await (0,workspace_patch .nD)({ base, ours: bytes, theirs });
    if (merged === null)
        return null;
    return {
        ...common,
        oid: (0,git_objects .zA)(merged, before.commit.length),
        bytes: merged,
        base: theirs,
        changedBytes: (0,journal .eb)(theirs.toString('utf8'), merged.toString('utf8')),
    };
}

; 


















async function publishBundle(action, status) {
    const { runner, links } = action;
    try {
        const found = await findBundles(action);
        if (found.length === 0) {
            await status.end(refusedText(NO_BUNDLE, links), false);
            return endEarly(runner, 'skipped', NO_BUNDLE);
        }
        const judged = [];
        const asked = askedBy(action);
        for (const each of found)
            judged.push(await publish_bundle_judge(action, each, asked));
        const refused = judged.filter((each) => each.kind === 'refused');
        const chosen = choose(judged.filter((each) => each.kind === 'taken'));
        for (const each of refused)
            runner.log.warning(refusedLine(each));
        if (chosen === null) {
            const reason = refused.map(refusedLine).join('; ');
            await status.end(refusedText(reason, links), false);
            return endRefused(runner, reason);
        }
        return await deliver(action, { chosen, judged, status });
    }
    catch (error) {
        const message = (0,errors .k)(error);
        await status.end(refusedText(action.redact(message), links), false);
        throw error;
    }
}
const NO_BUNDLE = 'the job before this one left no bundle: its log says why';
const refusedLine = ({ name, rule, reason }) => `bundle ${JSON.stringify(name.slice(0, 100))} was refused (${rule}): it ${reason}`;
async function publish_bundle_judge({ event }, { name, content }, asked) {
    if (content.kind === 'refused')
        return { ...content, name };
    const read = await readBundle(content.bytes);
    if (read.kind === 'refused')
        return { ...read, name };
    const { bundle } = read;
    const checked = await checkBundle(bundle, asked);
    if (checked.kind === 'refused')
        return { ...checked, name };
    const { patch, newTests, commands } = checked;
    return {
        kind: 'taken',
        name,
        bundle,
        patch,
        newTests,
        commands,
        ...believedOutcome(bundle, checked, judgeOf(event)),
    };
}
function askedBy(action) {
    const { octokit, context, inputs, event, baseCommit } = action;
    const { repository } = context;
    let judge = null;
    const isListed = mayAddTests(event);
    return {
        baseCommit,
        baseBranch: event.base.branch,
        trigger: event.trigger,
        github: (0,bundle .yv)(context),
        settings: { ...inputs.settings, mayAddTests: isListed },
        openBase: (paths) => BaseTree.read(octokit, { repository, commit: baseCommit, paths, isListed }),
        findJudge: () => {
            judge ??= findJudge(action);
            return judge;
        },
    };
}
function choose(taken) {
    const choosable = ({ outcome, patch: { files } }) => ({ outcome, files });
    const [best] = taken.toSorted((a, b) => (0,tries ._B)(choosable(a), choosable(b)) || (a.name < b.name ? -1 : 1));
    return best ?? null;
}
async function deliver(action, { chosen, judged, status }) {
    const { outcome } = chosen;
    const based = await basedOn(action, chosen);
    const record = recordFrom(action, { ...chosen, patch: based.patch }, {
        notes: notesOf(chosen, judged),
        baseMoved: based.moved,
    });
    action.runner.log.untrusted(`Bundle: ${chosen.name}, of run ${record.runId}, ${record.outcome}`);
    const state = { turns: record.story.counts.turns };
    const publication = await publishPatch(action, { setup: record, result: { outcome, state }, based }, { ...record, body: pullRequestBody(record, action.links) });
    return endRun(action, { record, publication, status, tracePath: '', bundlePath: '' });
}
async function basedOn(action, { outcome, patch }) {
    if (!isPublished(action, { result: { outcome, patch } }))
        return { patch, commit: action.baseCommit, moved: null };
    const prove = async () => 'the job that publishes runs no tests';
    return rebase(action, { patch, mayMerge: false, prove });
}
function recordFrom(action, chosen, { notes, baseMoved }) {
    const { event, baseCommit, branch } = action;
    const { bundle, patch, outcome, doubt } = chosen;
    const { instructions } = bundle.task;
    const task = {
        goal: event.goal,
        evidence: [],
        testCommand: bundle.task.testCommand,
        baseCommit,
        trigger: event.trigger,
        mustBeRedAtBase: event.mustBeRedAtBase,
        ...(mayAddTests(event) ? { mayAddTests: true } : {}),
        ...(instructions === undefined
            ? {}
            : { instructions: instructions.map(({ source }) => ({ source, text: '' })) }),
        ...judgeOf(event),
    };
    const setup = { runId: bundle.run_id, version: bundle.agent_fix, task, settings: bundle.settings };
    const events = withOwnStart(bundle, setup);
    const { input, cached_input: cachedInput, output } = bundle.prices;
    return recordOf({
        setup,
        result: { outcome, patch, tripwires: watch(chosen) },
        events,
        mode: 'publish',
        doubt,
        baseMoved,
        model: bundle.model,
        baseBranch: event.base.branch,
        branch: isPublished(action, { result: { outcome, patch } }) ? branch : null,
        durationMs: bundle.duration_ms,
        tries: triesOf(chosen),
        prices: { input, cachedInput, output },
        notes,
        trace: {
            sha256: bundle.trace.sha256,
            artifactId: bundle.trace.artifact_id,
            pageId: bundle.trace.page_id,
        },
    });
}
function triesOf({ bundle: { tries }, outcome }) {
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
function withOwnStart({ events, model }, { runId, version, task, settings }) {
    const start = {
        kind: 'run_start',
        payload: {
            run_id: runId,
            goal: task.goal,
            version,
            task: (0,agent_task .Wp)(task),
            settings: (0,agent_settings .qH)(settings),
            llm: { api: model.api, model: model.name, endpoint: '' },
            files: 0,
        },
    };
    return [start, ...events.filter(({ kind }) => kind !== 'run_start')];
}
function watch({ patch, bundle, newTests: tests }) {
    const base = bundle.events
        .flatMap((event) => (event.kind === 'tests' ? [event.payload] : []))
        .findLast(({ phase }) => phase === 'baseline');
    const told = [base?.output ?? '', ...(base?.report?.failures ?? []).map(({ message }) => message)];
    return (0,agent_tripwires .fZ)({ diff: patch.diff, tests, expectations: told.join('\n') });
}
const ANOTHER_COMMAND = 'the tests that ran are not the command that the publishing job finds: give both jobs the same `test-command`';
function notesOf(chosen, judged) {
    const { bundle, doubt, commands, patch } = chosen;
    const isOurs = patch.files.length === 0 || isAmong(commands, bundle.task.testCommand);
    const told = [
        ...(doubt === null ? [] : [`the bundle says ${bundle.outcome}, and is not believed: ${doubt}`]),
        ...(isOurs ? [] : [ANOTHER_COMMAND]),
    ];
    if (judged.length === 1)
        return [...told, ...bundle.notes];
    const others = judged.map((each) => each.kind === 'refused'
        ? refusedLine(each)
        : `${each.name} (${each.outcome}${each === chosen ? ', this one' : ''})`);
    return [...told, `chosen from ${judged.length} bundles: ${others.join('; ')}`, ...bundle.notes];
}

var record = __webpack_require__(79712);
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





























async function runAction(runner) {
    const given = parseInputs((name) => runner.getInput(name));
    for (const secret of secretsOf(runner, given))
        runner.setSecret(secret);
    const baseUrl = (0,provider .QA)(given.model.baseUrl, 'openai-base-url');
    const inputs = withSolver(given, baseUrl);
    const context = readContext(runner.env);
    const payload = JSON.parse((0,external_node_fs_.readFileSync)(context.eventPath, 'utf8'));
    const asked = readEvent({ context, payload, ...inputs });
    if (asked.kind === 'skipped')
        return endEarly(runner, 'skipped', asked.reason);
    const octokit = await octokitFor(runner, inputs, context);
    const decision = asked.kind === 'on_pull' ? await decideOnPull(octokit, asked, context) : asked;
    if (decision.kind !== 'ours')
        return endEarly(runner, decision.kind, decision.reason);
    const { event } = decision;
    const { repository } = context;
    const mayHaveMoved = inputs.mode === 'publish';
    const gate = await passGate(octokit, { repository, event, mayHaveMoved, ...inputs });
    const links = linksOf(context);
    if (gate.kind === 'refused') {
        const { reason, changedSince: baseCommit } = gate;
        if (mayHaveMoved && baseCommit !== undefined) {
            const status = await openStatus({ octokit, context, inputs, event, baseCommit, links });
            await status.end(refusedText(reason, links), false);
        }
        return endEarly(runner, 'refused', reason);
    }
    const { baseCommit } = gate;
    const [attempts, status] = await Promise.all([
        countAttempts(octokit, repository, event),
        openStatus({ octokit, context, inputs, event, baseCommit, links }),
    ]);
    if (attempts.note !== null)
        runner.log.info(`Note: ${attempts.note}.`);
    const times = Math.max(attempts.count, status.attempt);
    if (times > inputs.maxAttempts) {
        const reason = `this is run ${times} for ${baseCommit.slice(0, 12)}, more than max-attempts (${inputs.maxAttempts}) allows: a person is needed`;
        await status.end(refusedText(reason, links), false);
        return endEarly(runner, 'refused', reason);
    }
    const branch = event.isFollowUp ? event.base.branch : branchFor(event.target, inputs.branchPrefix);
    const redact = (0,redaction .ay)(secretsOf(runner, inputs));
    const action = { runner, inputs, context, event, octokit, baseCommit, branch, links, redact };
    if (inputs.mode === 'publish')
        return publishBundle(action, status);
    return act({ ...action, ...modelsOf(inputs, baseUrl, runner.log) }, status);
}
async function decideOnPull(octokit, { number, decide }, { repository }) {
    try {
        const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
        const decided = decide(data);
        if (decided.kind !== 'on_head')
            return decided;
        return decided.decide(await readRunsOf(octokit, repository, decided.sha));
    }
    catch (error) {
        if ((0,github_octokit .c2)(error) === null)
            throw error;
        const reason = `pull request #${number} or its runs could not be read (${(0,github_octokit .Uc)(error)})`;
        return { kind: 'refused', reason };
    }
}
async function act(action, status) {
    const { runner } = action;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const checkout = await checkoutOf(action);
            const checking = preflight(action);
            const snapshot = run_action_addDisposableResource(env_1, await (0,workspace_snapshot .r3)((0,repository .W1)(checkout), action.baseCommit, {
                signal: runner.cancellation.signal,
            }), true);
            const built = await taskFor(action, snapshot);
            for (const note of built.notes)
                runner.log.info(`Note: ${note}.`);
            if (built.kind === 'problem')
                throw new Error(built.problem);
            if (built.kind !== 'task') {
                await status.end(refusedText(built.reason, action.links), false);
                return endEarly(runner, built.kind, built.reason);
            }
            announce(runner.log, built.task);
            const [{ warnings, problems }, unreadable] = await Promise.all([checking, checkCommand(built.task)]);
            for (const warning of warnings)
                runner.log.warning(warning);
            const known = [...problems, ...unreadable].map(log .ix);
            if (known.length > 0)
                throw new Error(known.join('\n'));
            status.running();
            return await work(action, { ...built, checkout, snapshot, status });
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
        const message = (0,errors .k)(error);
        await status.end(refusedText(action.redact(message), action.links), false);
        throw error;
    }
}
async function work(action, given) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, notes, checkout, snapshot, status } = given;
        const { runner, inputs } = action;
        const temp = runner.env['RUNNER_TEMP'] ?? (0,external_node_os_.tmpdir)();
        const tracePath = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'agent-fix-')), 'trace.jsonl');
        const tests = run_action_addDisposableResource(env_2, await openTestSandbox(action, task, checkout), true);
        const startMs = performance.now();
        const solved = await solveTask(action, {
            task,
            checkout,
            snapshot,
            tracePath,
            tests,
            onEvent: (event) => status.note(event),
        });
        const durationMs = performance.now() - startMs;
        const { setup, result, traceSha256, traceText } = solved;
        const keeping = runner.log.group('Record of the run', () => (0,record .rP)({ tracePath, traceText, traceSha256, temp, runId: setup.runId, patch: result.patch, inputs }));
        try {
            const proving = { solved, checkout, tests, usedMs: durationMs };
            const based = await run_action_basedOn(action, proving, keeping);
            const told = run_action_recordFrom(action, {
                solved,
                based,
                durationMs,
                notes: [...notes, ...solved.notes, ...tests.notes],
            });
            const recording = keeping.then((kept) => withKept(told, kept));
            const { left, publication } = await publicationOf(action, { solved, based, told, recording });
            const [kept, record] = await Promise.all([keeping, recording]);
            for (const note of kept.notes)
                runner.log.info(`Note: ${note}.`);
            return await endRun(action, {
                record,
                publication,
                status,
                tracePath: kept.tracePath,
                bundlePath: left?.path ?? '',
            });
        }
        finally {
            await keeping;
        }
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
function run_action_recordFrom(action, { solved, based, durationMs, notes, }) {
    const { setup, result, events, traceSha256, tries, llm } = solved;
    return recordOf({
        setup,
        result: { ...result, patch: based.patch },
        baseMoved: based.moved,
        events,
        model: { name: llm.model, api: llm.api },
        baseBranch: action.event.base.branch,
        branch: isPublished(action, solved) ? action.branch : null,
        durationMs,
        mode: action.inputs.mode,
        doubt: null,
        tries,
        prices: action.inputs.prices,
        notes,
        trace: { sha256: traceSha256, artifactId: null },
    });
}
const withKept = (told, { artifactId, pageId, notes }) => ({
    ...told,
    notes: [...told.notes, ...notes],
    trace: { ...told.trace, artifactId, pageId },
});
async function run_action_basedOn(action, proving, keeping) {
    const { result } = proving.solved;
    const { patch } = result;
    const asItIs = { patch, commit: action.baseCommit, moved: null };
    if (action.inputs.mode === 'solve' || !isPublished(action, { result }))
        return asItIs;
    const prove = async (rebased) => {
        await keeping;
        return proveAgain(action, rebased, proving);
    };
    return rebase(action, { patch, mayMerge: true, prove });
}
async function publicationOf(action, { solved, based, told, recording }) {
    if (action.inputs.mode !== 'solve') {
        const body = recording.then((record) => pullRequestBody(record, action.links));
        const publication = await publishPatch(action, { ...solved, based }, { ...told, body });
        return { left: null, publication };
    }
    const { durationMs, notes, trace } = await recording;
    const { artifactId, pageId = null } = trace;
    const where = { sha256: solved.traceSha256, artifactId, pageId };
    const left = await (0,bundle .eE)(action, { solved, durationMs, notes, trace: where });
    const isLost = left.problem !== null && isPublished(action, solved);
    const problem = `The bundle cannot be published: ${left.problem}.`;
    return { left, publication: isLost ? { kind: 'failed', problem, pushed: null } : null };
}
function taskFor(action, snapshot) {
    const files = {
        readFile: (path) => snapshot.readText(path),
        listFiles: async () => [...snapshot.paths()],
    };
    return buildTask({ ...action, files, env: action.runner.env });
}
function announce(log, { testCommand, baseCommit, instructions = [] }) {
    log.info(`Base commit: ${baseCommit}`);
    const read = instructions.map(({ source }) => source).join(', ');
    if (read !== '')
        log.untrusted(`Instructions: ${read.replace(/\s+/g, ' ')}`);
    if (testCommand !== null)
        log.untrusted(`Test command (${testCommand.source}): ${testCommand.run.trim()}`);
}


  }),

  40566:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OJ: () => (  firstChars),
    aJ: () => (  stripAnsi),
    mU: () => (  withoutColours),
    ml: () => (  shorten)
  });
function firstChars(text, max) {
    const start = text.slice(0, max);
    return /[\uD800-\uDBFF]$/.test(start) && max < text.length ? start.slice(0, -1) : start;
}
const shorten = (text, max) => text.length <= max ? text : `${firstChars(text, max)}…`;
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const ANSI = new RegExp(`${CONTROL_SEQUENCE.source}|\\u001b(?:\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[ -/]+[0-~]|[0-Z\\\\^-~])`, 'g');
const stripAnsi = (text) => text.replace(ANSI, '');
const withoutColours = (text) => text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;


  }),

  42253:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  orElse),
    k: () => (  errorText)
  });
const errorText = (error) => (error instanceof Error ? error.message : String(error));
function orElse(fallback, ask) {
    try {
        return ask();
    }
    catch {
        return fallback;
    }
}


  }),

  5991:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  isLoopback)
  });
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);


  }),

  67791:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Wp: () => (  taskToTrace),
    fp: () => (  taskFromTrace),
    pj: () => (  TaskSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
  var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19559);
  var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57460);



const TestCommandSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    run: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
    shell: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().nullable(),
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
    env: zod__WEBPACK_IMPORTED_MODULE_2__  .g1P(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()),
    source: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
});
const EvidenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1), text: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() });
const TriggerSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('workflow_run'),
        runId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        workflowId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        workflowName: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
        branch: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('issue'), number: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(), title: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('comment'),
        number: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        title: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
        on: zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['issue', 'pull_request']),
        commentId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('review'),
        number: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        title: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
        reviewId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('dispatch'), runId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int() }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('step'), runId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(), workflowName: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('terminal') }),
]);
const TaskSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    goal: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(EvidenceSchema),
    instructions: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(EvidenceSchema).exactOptional(),
    failures: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(_events_js__WEBPACK_IMPORTED_MODULE_0__  .yv).exactOptional(),
    testCommand: TestCommandSchema.nullable(),
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
    trigger: TriggerSchema,
    mustBeRedAtBase: zod__WEBPACK_IMPORTED_MODULE_2__  .zMY(),
    mayAddTests: zod__WEBPACK_IMPORTED_MODULE_2__  .zMY().exactOptional(),
    judgedBy: zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['review', 'comment']).exactOptional(),
});
const taskToTrace = (task) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__  .Hm)(task);
const taskFromTrace = (json) => TaskSchema.parse((0,_json_js__WEBPACK_IMPORTED_MODULE_1__  .RA)(json));


  }),

  9411:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K0: () => (  isZip),
    QM: () => (  uploadFile),
    Ql: () => (  connectArtifacts),
    bk: () => (  downloadArtifact),
    jf: () => (  UPLOAD_MS),
    mz: () => (  uploadArtifact),
    tt: () => (  singleEntry),
    wn: () => (  listArtifacts)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42253);
  var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65701);




const UPLOAD_MS = 20_000;
async function connectArtifacts() {
    const { DefaultArtifactClient } = await Promise.all( [__webpack_require__.e(251), __webpack_require__.e(579), __webpack_require__.e(479)]).then(__webpack_require__.bind(__webpack_require__, 33479));
    return new DefaultArtifactClient();
}
function uploadArtifact(connect, { name, files, folder, retentionDays }, timeoutMs) {
    const options = retentionDays === null ? {} : { retentionDays };
    return withinTime(connect, timeoutMs, (client) => client.uploadArtifact(name, [...files], folder, options));
}
function uploadFile(connect, { path, retentionDays }, timeoutMs) {
    const options = { skipArchive: true, ...(retentionDays === null ? {} : { retentionDays }) };
    return withinTime(connect, timeoutMs, (client) => client.uploadArtifact((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), [path], (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), options));
}
async function withinTime(connect, timeoutMs, send) {
    const late = Promise.withResolvers();
    const timer = setTimeout(() => late.resolve({ problem: `no answer within ${timeoutMs / 1000} s` }), timeoutMs);
    const upload = async () => {
        const { id } = await send(await connect());
        return id === undefined ? { problem: 'the server gave it no id' } : { id };
    };
    try {
        return await Promise.race([upload(), late.promise]);
    }
    catch (error) {
        return { problem: (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_3__  .k)(error) };
    }
    finally {
        clearTimeout(timer);
    }
}
const MAX_PAGES = 10;
async function listArtifacts(octokit, of) {
    const found = [];
    const request = { ...of.repository, run_id: of.runId, per_page: 100 };
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...request, page });
        for (const { id, name, size_in_bytes: bytes, expired } of data.artifacts)
            if (!expired && name.startsWith(of.prefix))
                found.push({ id, name, bytes });
        if (page * 100 >= data.total_count)
            break;
    }
    return found.toSorted((a, b) => a.id - b.id);
}
async function downloadArtifact(octokit, of) {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
    const request = { ...of.repository, artifact_id: of.id, archive_format: 'zip', request: _octokit_js__WEBPACK_IMPORTED_MODULE_2__  .a6 };
    const got = await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__  .RG)({
        what: 'it',
        fetch: _octokit_js__WEBPACK_IMPORTED_MODULE_2__  .c6,
        ask: () => octokit.request(route, request),
        read: (body) => readCapped(body, of.maxBytes),
    });
    if (got.kind === 'missing')
        return got;
    return got.content === null ? { kind: 'too_large' } : { kind: 'got', bytes: got.content };
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
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const isZip = (bytes) => bytes.length >= 4 && [LOCAL, END.readUInt32LE()].includes(bytes.readUInt32LE());
function singleEntry(zip, maxBytes) {
    try {
        return readSingle(zip, maxBytes);
    }
    catch (error) {
        const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
        return refused(isTooLarge ? `inflates to more than ${maxBytes} bytes` : 'is damaged');
    }
}
function readSingle(zip, maxBytes) {
    const end = zip.lastIndexOf(END);
    if (end < 0)
        return refused('is damaged');
    const count = zip.readUInt16LE(end + 10);
    if (count !== 1)
        return refused(`holds ${count} files, not one`);
    const entry = zip.readUInt32LE(end + 16);
    if (zip.readUInt32LE(entry) !== ENTRY)
        return refused('is damaged');
    const name = zip.toString('utf8', entry + 46, entry + 46 + zip.readUInt16LE(entry + 28));
    if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name))
        return refused('names a file in another folder');
    const method = zip.readUInt16LE(entry + 10);
    const packedSize = zip.readUInt32LE(entry + 20);
    const local = zip.readUInt32LE(entry + 42);
    if (zip.readUInt32LE(local) !== LOCAL)
        return refused('is damaged');
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + packedSize);
    if (method !== STORED && method !== DEFLATED)
        return refused(`is packed with method ${method}`);
    if (method === STORED && packed.length > maxBytes)
        return refused(`holds more than ${maxBytes} bytes`);
    const bytes = method === STORED ? packed : (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, { maxOutputLength: maxBytes });
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(bytes) === zip.readUInt32LE(entry + 16) ? { kind: 'bytes', bytes } : refused('is damaged');
}
const refused = (what) => ({ kind: 'refused', reason: `the archive ${what}` });


  }),

  54804:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C_: () => (  addRemoved),
    ZO: () => (  removeHidden),
    i: () => (  removeInvisible),
    wf: () => (  describeRemoved)
  });
  var mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83825);

const NAMES = {
    comments: 'HTML comment',
    tags: 'HTML tag',
    images: 'image',
    destinations: 'link destination',
    definitions: 'link definition',
    bidi: 'bidi character',
    tagCharacters: 'tag character',
    invisible: 'invisible character',
};
const NOTHING = {
    comments: 0,
    tags: 0,
    images: 0,
    destinations: 0,
    definitions: 0,
    bidi: 0,
    tagCharacters: 0,
    invisible: 0,
};
const MAX_CHARS = 100_000;
const MAX_LINKS = 3_000;
const BIDI = /\p{Bidi_Control}/gu;
const TAG_CHARACTERS = /[\u{E0000}-\u{E007F}]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\p{Cc}\uFFF9-\uFFFB](?<![\t\n\r])/gu;
const UNSEEN_HTML = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<![\s\S]*?(?:>|$)/g;
const TAG = /<\/?[a-z](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;
function removeHidden(markdown) {
    const visible = removeInvisible(markdown);
    const whole = visible.text;
    const end = endOf(whole);
    const text = whole.length <= end ? whole : `${whole.slice(0, end)}\n[cut: ${whole.length - end} more characters]`;
    const cuts = cutsIn((0,mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_0__  .Y)(flat(text), PARSING), text);
    const removed = { ...visible.removed };
    const parts = [];
    let from = 0;
    for (const { start, end, instead, what } of cuts.toSorted((a, b) => a.start - b.start)) {
        if (start < from)
            continue;
        parts.push(text.slice(from, start), instead);
        from = end;
        for (const [kind, count] of what)
            removed[kind] += count;
    }
    return { text: [...parts, text.slice(from)].join(''), removed };
}
function endOf(text) {
    let at = -1;
    for (let link = 0; link <= MAX_LINKS; link += 1) {
        at = text.indexOf('](', at + 1);
        if (at === -1)
            return MAX_CHARS;
    }
    return Math.min(at, MAX_CHARS);
}
const PARSING = { extensions: [{ disable: { null: ['attention'] } }] };
const MAX_LEVELS = 50;
const LEVEL = String.raw `[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const TOO_DEEP = new RegExp(`^((?:${LEVEL}){${MAX_LEVELS}})((?:${LEVEL})+)`, 'gm');
const flat = (text) => text.replace(TOO_DEEP, (_, kept, deeper) => kept + 'x'.repeat(deeper.length));
function cutsIn(root, source) {
    const cuts = [];
    const left = [root];
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
        cuts.push(...ownCuts(node, source));
        if (!isWhole(node))
            left.push(...(node.children ?? []));
    }
    return cuts;
}
const isWhole = ({ type }) => ['html', 'image', 'imageReference', 'definition'].includes(type);
function ownCuts(node, source) {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const children = node.children ?? [];
    switch (node.type) {
        case 'html':
            return [htmlCut(source.slice(start, end), start)];
        case 'image':
        case 'imageReference':
            return [{ start, end, instead: '[image]', what: [['images', 1]] }];
        case 'definition':
            return [{ start, end, instead: '', what: [['definitions', 1]] }];
        case 'link':
        case 'linkReference':
            return linkCuts(children, { start, end }, source);
        default:
            return [];
    }
}
function htmlCut(html, start) {
    const [seen, comments] = without(html, UNSEEN_HTML);
    const [instead, tags] = without(seen, TAG);
    const what = [
        ['comments', comments],
        ['tags', tags],
    ];
    return { start, end: start + html.length, instead, what };
}
function linkCuts(children, { start, end }, source) {
    const textStart = children[0]?.position?.start.offset;
    const textEnd = children.at(-1)?.position?.end.offset;
    if (textStart === undefined || textEnd === undefined) {
        return [{ start, end, instead: '', what: [['destinations', 1]] }];
    }
    if (source[start] !== '[')
        return [];
    return [
        { start, end: textStart, instead: '', what: [] },
        { start: textEnd, end, instead: '', what: [['destinations', 1]] },
    ];
}
function removeInvisible(text) {
    const [withoutBidi, bidi] = without(text, BIDI);
    const [withoutTags, tagCharacters] = without(withoutBidi, TAG_CHARACTERS);
    const [rest, invisible] = without(withoutTags, INVISIBLE);
    return { text: rest, removed: { ...NOTHING, bidi, tagCharacters, invisible } };
}
function without(text, pattern) {
    let count = 0;
    const rest = text.replace(pattern, () => {
        count++;
        return '';
    });
    return [rest, count];
}
const KINDS = [
    'comments',
    'tags',
    'images',
    'destinations',
    'definitions',
    'bidi',
    'tagCharacters',
    'invisible',
];
function addRemoved(a, b) {
    const sum = { ...a };
    for (const kind of KINDS)
        sum[kind] += b[kind];
    return sum;
}
function describeRemoved(removed) {
    const parts = KINDS.filter((kind) => removed[kind] > 0).map((kind) => `${removed[kind]} ${NAMES[kind]}${removed[kind] === 1 ? '' : 's'}`);
    return parts.length === 0 ? null : parts.join(', ');
}


  }),

  18654:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ix: () => (  breakCommands),
    oM: () => (  createJobLog),
    xf: () => (  annotationFor)
  });
  var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10423);

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
function annotationFor(outcome, summary) {
    return `agent-fix: ${breakCommands((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(summary, 500))} Outcome: ${outcome}.`;
}


  }),

  10423:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  prose),
    EU: () => (  fence),
    NE: () => (  endsThatFit),
    UV: () => (  firstLines),
    U_: () => (  headAndTail),
    XF: () => (  withinBytes),
    aY: () => (  code),
    h0: () => (  plainLine),
    mG: () => (  inline),
    tl: () => (  shortLine)
  });
  var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);
  var _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54804);


const BREAK = '\u200b';
function defuse(text) {
    return text
        .replace(/@(?=[A-Za-z0-9])/g, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/\bGH-(?=\d)/gi, (match) => `${match}${BREAK}`)
        .replace(/\/(issues|pulls?|discussions|commit)\/(?=[0-9a-f])/gi, (match) => `${match}${BREAK}`);
}
const breakLinks = (text) => text.replace(/:(?=\/\/)/g, `:${BREAK}`).replace(/\bwww(?=\.)/gi, (www) => `${www}${BREAK}`);
const clean = (text) => (0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__  .i)((0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(text).replace(/\r\n?/g, '\n')).text;
function cleanLine(text, maxChars) {
    const start = text.slice(0, maxChars * 8);
    const line = shortLine(clean(start), maxChars);
    return start.length < text.length && !line.endsWith('…') ? `${line}…` : line;
}
const entity = (character) => `&#x${character.codePointAt(0)?.toString(16)};`;
const words = (text) => breakLinks(defuse(text))
    .replace(/[<>&$]/g, entity)
    .replace(/[\\`*_[\]|~]/g, (character) => `\\${character}`);
const formatLine = (line) => line
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 === 1 ? code(piece.slice(1, -1)) : words(piece)))
    .join('');
const inline = (text, maxChars) => formatLine(cleanLine(text, maxChars));
function code(text) {
    const line = breakLinks(defuse(cleanLine(text, 300)));
    return `<code>${line.replace(/[^\p{L}\p{N}\s\u200b./,:;()+=-]/gu, entity)}</code>`;
}
function fence(text, maxBytes) {
    const content = defuse(headAndTail(clean(text).trimEnd(), maxBytes));
    const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}text\n${content}\n${ticks}`;
}
function prose(text, maxBytes) {
    const blocks = [];
    let block = null;
    for (const line of headAndTail(clean(text).trim(), maxBytes).split('\n')) {
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
const withoutMark = (line) => line.replace(/^[#=+-]/, (mark) => `\\${mark}`).replace(/^\d+(?=[.)])/, (number) => `${number}${BREAK}`);
const plainLine = (text, maxChars) => defuse(cleanLine(text, maxChars));
const NOTE_BYTES = 60;
function headAndTail(text, maxBytes) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= maxBytes)
        return text;
    const room = Math.max(0, maxBytes - NOTE_BYTES);
    const head = decodeWhole(bytes.subarray(0, Math.floor(room * 0.6)));
    const tail = decodeWhole(bytes.subarray(bytes.length - Math.floor(room * 0.4)));
    const hidden = bytes.length - (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(head) - (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(tail);
    return `${head}\n[… ${hidden} of ${bytes.length} bytes left out …]\n${tail}`;
}
const decodeWhole = (bytes) => new TextDecoder().decode(bytes).replace(/^�+|�+$/g, '');
function shortLine(text, maxChars) {
    const characters = Array.from(text.replace(/\s+/g, ' ').trim());
    return characters.length <= maxChars
        ? characters.join('')
        : `${characters.slice(0, maxChars - 1).join('')}…`;
}
function withinBytes(maxBytes, render) {
    for (let limit = maxBytes;; limit = Math.floor(limit / 2)) {
        const rendered = render(limit);
        if (limit === 0 || (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(rendered) <= maxBytes)
            return rendered;
    }
}
function firstLines(lines, maxBytes, what) {
    const shown = [];
    let left = maxBytes;
    for (const line of lines) {
        left -= (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(line) + 1;
        if (left < 0)
            return [...shown, `- … ${lines.length - shown.length} more ${what}`].join('\n');
        shown.push(line);
    }
    return shown.join('\n');
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


  }),

  65701:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qi: () => (  createOctokit),
    RG: () => (  download),
    Uc: () => (  describeError),
    YJ: () => (  graphqlError),
    a5: () => (  isRateLimit),
    a6: () => (  AS_IT_IS),
    c2: () => (  statusOf),
    c6: () => (  fetchByProxy)
  });
  var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42253);
  var _agent_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5991);



const MAX_WAIT_SECONDS = 90;
const MAX_LIMIT_RETRIES = 2;
const MAX_FAILURE_RETRIES = 2;
const FINAL_STATUSES = [400, 401, 403, 404, 410, 421, 422, 429, 451];
async function createOctokit(options) {
    const { secondMs = 1000 } = options;
    const [{ Octokit: Rest }, { retry }, { throttling }, { default: Bottleneck }] = await Promise.all([
        Promise.all( [__webpack_require__.e(579), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all( [__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all( [__webpack_require__.e(251), __webpack_require__.e(475)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        __webpack_require__.e(  251).then(__webpack_require__.t.bind(__webpack_require__, 63251, 19)),
    ]);
    const unspaced = new Bottleneck.Group({ maxConcurrent: 4 });
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
}
const nothing = () => { };
const fetchByProxy = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return hasProxy(url) ? askByAgent(url, init) : fetch(input, init);
};
function hasProxy(url) {
    if ((0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_1__  .U)(url))
        return false;
    const name = `${url.protocol.slice(0, -1)}_proxy`;
    return [name, name.toUpperCase()].some((each) => (process.env[each] ?? '') !== '');
}
async function askByAgent(url, { method = 'GET', headers, body, signal } = {}) {
    const { Agent, request } = await (url.protocol === 'https:' ? Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19)));
    const sent = request(url, {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        agent: new Agent({ proxyEnv: process.env }),
        ...(signal ? { signal } : {}),
    });
    const answer = await new Promise((resolve, reject) => {
        sent.once('response', resolve).on('error', reject);
        sent.end(typeof body === 'string' ? body : undefined);
    });
    const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
    const told = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) => values.map((value) => [name, value]));
    const isEmpty = status === 204 || status === 304;
    if (isEmpty)
        answer.resume();
    const content = isEmpty ? null : node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.toWeb(answer);
    const response = new Response(content, { status, statusText, headers: told });
    return Object.defineProperty(response, 'url', { value: url.href });
}
const MAX_REDIRECTS = 3;
const ANSWER_MS = 20_000;
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
const misdirected = (where) => Response.json({ message: `GitHub's API redirects ${where}` }, { status: 421 });
const isRedirect = (status) => [301, 302, 303, 307, 308].includes(status);
function statusOf(error) {
    return error instanceof Error && 'status' in error && typeof error.status === 'number'
        ? error.status
        : null;
}
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
    const whole = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_2__  .k)(error).replace(/\s+/g, ' ');
    const message = whole.replace(/\.?( - https:\/\/docs\.github\.com\/\S*)?$/, '').slice(0, 300);
    const status = statusOf(error);
    return status === null ? message : `HTTP ${status}: ${message}`;
}
function graphqlError(error) {
    if (statusOf(error) !== null || !(error instanceof Error))
        return error;
    const types = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
    const isForbidden = types.some((each) => each?.type === 'FORBIDDEN');
    return Object.assign(new Error(error.message, { cause: error }), { status: isForbidden ? 403 : 422 });
}
const DOWNLOAD_MS = 60_000;
const AS_IT_IS = { redirect: 'manual' };
async function download({ what, fetch, ask, read }) {
    const missing = (problem) => ({ kind: 'missing', problem });
    try {
        const { headers, url } = await ask();
        const address = storageAddress(headers.location, url);
        if (address === null)
            return missing(`GitHub did not say where ${what} is`);
        const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
        if (response.ok && response.body !== null)
            return { kind: 'got', content: await read(response.body) };
        await response.body?.cancel();
        return missing(`${what} could not be downloaded (HTTP ${response.status})`);
    }
    catch (error) {
        return missing(`${what} could not be read (${describeError(error)})`);
    }
}
function storageAddress(location, asked) {
    const address = URL.parse(location ?? '', asked);
    const isFit = address?.protocol === 'https:' || address?.protocol === new URL(asked).protocol;
    return isFit ? address : null;
}


  }),

  20678:
  ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
  var _jitless_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26085);
  var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
  var _action_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79712);
  var _action_run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99771);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42253);
  var _github_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18654);
  var _oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98121);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27386);








const cancellation = (0,_own_process_js__WEBPACK_IMPORTED_MODULE_6__  .ci)();
(0,_own_process_js__WEBPACK_IMPORTED_MODULE_6__  .AE)((name) => !(0,_oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_5__  .uK)(name));
const log = (0,_github_log_js__WEBPACK_IMPORTED_MODULE_4__  .oM)((text) => void process.stdout.write(text));
try {
    (0,_own_process_js__WEBPACK_IMPORTED_MODULE_6__  .oF)(process.platform);
    const {  "V4": getInput,  "Pq": setSecret } = _actions_core__WEBPACK_IMPORTED_MODULE_1__;
    const end = await (0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_3__  .C)({ env: process.env, getInput, setSecret, log, cancellation });
    tell((0,_action_record_js__WEBPACK_IMPORTED_MODULE_2__  .wY)(process.env, end));
    if (end.failure !== null)
        _actions_core__WEBPACK_IMPORTED_MODULE_1__  .C1(end.failure);
}
catch (error) {
    tell((0,_action_record_js__WEBPACK_IMPORTED_MODULE_2__  .wY)(process.env, { outputs: { outcome: 'infra_error' }, summary: '' }));
    _actions_core__WEBPACK_IMPORTED_MODULE_1__  .C1((0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .k)(error));
}
process.exit();
function tell(notes) {
    for (const note of notes)
        log.info(`Note: ${note}.`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

  }),

  26085:
  ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {

  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);

zod__WEBPACK_IMPORTED_MODULE_0__  .$W({ jitless: true });


  }),

  30445:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $f: () => (  isSecret),
    Fj: () => (  secretsOf),
    Kd: () => (  resolveProvider),
    QA: () => (  checkBaseUrl),
    R1: () => (  isOpenAI),
    Sq: () => (  checkApiKey),
    bm: () => (  keyFor),
    wC: () => (  withoutKey),
    xd: () => (  PROVIDER_NAMES)
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5991);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71443);



const PROVIDER_NAMES = ['openai', 'together'];
const PROVIDERS = {
    openai: {
        env: 'OPENAI',
        baseUrl: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.baseUrl,
        model: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.name,
        api: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.api,
        hosts: /(^|\.)openai\.com\.?$/,
    },
    together: {
        env: 'TOGETHER',
        baseUrl: 'https://api.together.xyz/v1',
        model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
        api: 'chat-completions',
        hosts: /(^|\.)together\.(xyz|ai)\.?$/,
    },
};
function resolveProvider(choice) {
    const provider = PROVIDERS[choice.provider];
    const fromEnv = (suffix) => {
        const name = `${provider.env}_${suffix}`;
        return { name, value: choice.env[name] ?? '' };
    };
    const key = choice.key ?? fromEnv('API_KEY');
    const baseUrl = firstGiven(choice.baseUrl, fromEnv('BASE_URL')) ?? {
        name: choice.baseUrl?.name ?? `${provider.env}_BASE_URL`,
        value: provider.baseUrl,
    };
    const access = {
        api: choice.api ?? provider.api,
        baseUrl: checkBaseUrl(baseUrl.value, baseUrl.name),
        key: checkApiKey(key.value, key.name),
        model: firstGiven(choice.model, fromEnv('MODEL'))?.value.trim() ?? provider.model,
        keyName: key.name,
        baseUrlName: baseUrl.name,
    };
    if (choice.key === null)
        refuseForeignHost(choice.provider, access);
    return access;
}
function keyFor(baseUrl, { name, value }) {
    if (value.trim() !== '')
        return checkApiKey(value, name);
    if ((0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__  .U)(new URL(baseUrl)))
        return checkApiKey('none', name);
    throw new Error(`Input ${name}: missing, and ${baseUrl} (openai-base-url) wants one. Add it as a secret and pass it: ${name}: \${{ secrets.OPENAI_API_KEY }}.`);
}
function isOpenAI(baseUrl) {
    return PROVIDERS.openai.hosts.test(new URL(baseUrl).hostname);
}
function firstGiven(...candidates) {
    return candidates.find((given) => given !== null && given.value.trim() !== '') ?? null;
}
function refuseForeignHost(provider, access) {
    const { hostname } = new URL(access.baseUrl);
    const owner = PROVIDER_NAMES.find((name) => PROVIDERS[name].hosts.test(hostname));
    if (owner === undefined || owner === provider)
        return;
    throw new Error(`${access.baseUrlName} points at ${hostname}, which is not ${access.keyName}'s provider; ` +
        `choose the provider "${owner}" and set ${PROVIDERS[owner].env}_API_KEY.`);
}
const MIN_SECRET_LENGTH = 10;
function checkApiKey(text, inputName) {
    const key = text.trim();
    if (key === '')
        throw new Error(`${inputName} is not set; give the endpoint's key (any word, if it asks for none).`);
    if (!/^[!#-[\]-~]+$/.test(key)) {
        throw new Error(`${inputName} holds blanks or characters that no key has; paste it again.`);
    }
    return key;
}
const isSecret = (key) => key.length >= MIN_SECRET_LENGTH;
const secretsOf = (access) => access !== null && isSecret(access.key) ? [access.key] : [];
function withoutKey(text, key) {
    return !isSecret(key) ? text : text.replaceAll(key, '***');
}
const LINK_LOCAL = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');
function checkBaseUrl(text, inputName) {
    const url = URL.parse(text.trim());
    if (url === null) {
        throw new Error(`${inputName} is not a URL; give one like https://api.openai.com/v1.`);
    }
    const problem = problemOf(url);
    if (problem !== null)
        throw new Error(`${inputName} ${problem}`);
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
function problemOf(url) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return `has the scheme "${url.protocol}"; only https works, or http for loopback.`;
    }
    if (url.username !== '' || url.password !== '') {
        return 'holds credentials; take them out, and give the key by its own input.';
    }
    if (/[?#]/.test(url.href))
        return 'holds a query or a fragment; end it after the path.';
    if (matches(LINK_LOCAL, url))
        return `points at ${url.hostname}, a link-local address; those are refused.`;
    if (url.protocol === 'http:' && !(0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__  .U)(url)) {
        return `sends the key to ${url.hostname} in clear text; use https (plain http is for loopback only).`;
    }
    return null;
}
function matches(list, url) {
    const host = url.hostname;
    if (host.startsWith('['))
        return list.check(host.slice(1, -1), 'ipv6');
    return /^\d+(\.\d+){3}$/.test(host) && list.check(host, 'ipv4');
}


  }),

  98121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UM: () => (  stepFiles),
    iH: () => (  testEnvironment),
    uK: () => (  isShownToTests)
  });
const PASSED_ON = new Set([
    'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM TMPDIR XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME',
    'SystemRoot ComSpec PATHEXT TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles ProgramData',
    'CI GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_SHA GITHUB_REF GITHUB_REF_NAME',
    'GITHUB_REF_TYPE GITHUB_HEAD_REF GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_WORKFLOW GITHUB_JOB',
    'GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_RUN_ATTEMPT GITHUB_ACTOR GITHUB_SERVER_URL GITHUB_API_URL',
    'RUNNER_OS RUNNER_ARCH RUNNER_NAME RUNNER_ENVIRONMENT RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS',
    'RUNNER_TRACKING_ID',
    'JAVA_HOME GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME ANDROID_HOME ANDROID_SDK_ROOT SDKMAN_DIR',
    'GOROOT GOPATH GOBIN GOCACHE GOMODCACHE GOPROXY GOSUMDB GOFLAGS GOTOOLCHAIN GOEXPERIMENT CGO_ENABLED',
    'CARGO_HOME CARGO_TARGET_DIR CARGO_INCREMENTAL CARGO_TERM_COLOR RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTFLAGS',
    'pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYTHONPATH PYENV_ROOT VIRTUAL_ENV',
    'CONDA CONDA_PREFIX CONDA_DEFAULT_ENV NODE_PATH NODE_ENV NVM_DIR PNPM_HOME COREPACK_HOME DENO_DIR',
    'BUN_INSTALL DOTNET_ROOT NUGET_PACKAGES GEM_HOME GEM_PATH BUNDLE_PATH PERL5LIB COMPOSER_HOME',
    'LD_LIBRARY_PATH DYLD_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CC CXX CFLAGS CXXFLAGS LDFLAGS',
    'CHROME_BIN CHROMEWEBDRIVER GECKOWEBDRIVER PLAYWRIGHT_BROWSERS_PATH PUPPETEER_EXECUTABLE_PATH DISPLAY',
    'SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE FORCE_COLOR NO_COLOR',
].flatMap((names) => names.split(' ')));
const PASSED_ON_SHAPES = /^(?:LC_[A-Z]+|JAVA_HOME_\d+_\w+|GOROOT_\d+_\d+_\w+)$/;
const NEVER = /^(?:INPUT_|ACTIONS_(?:RUNTIME|ID_TOKEN|CACHE|RESULTS))/i;
const STEP_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
function testEnvironment(request) {
    const { environment, command, checkout, scratch } = request;
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined && (PASSED_ON.has(entry[0]) || PASSED_ON_SHAPES.test(entry[0])));
    const onRunner = environment['GITHUB_ACTIONS'] === undefined ? {} : runnerVariables(checkout, scratch);
    return {
        ...Object.fromEntries(passed),
        ...onRunner,
        ...movedTo(checkout, command.env, environment['GITHUB_WORKSPACE']),
        ...chosenVariables(request.testEnv, environment),
    };
}
function movedTo(checkout, env, workspace) {
    if (workspace === undefined || workspace === '' || workspace === checkout)
        return env;
    return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replaceAll(workspace, checkout)]));
}
function stepFiles(scratch) {
    return STEP_FILES.map((name) => `${scratch}/${name}`);
}
function runnerVariables(checkout, scratch) {
    const files = STEP_FILES.map((name) => [name, `${scratch}/${name}`]);
    return { GITHUB_WORKSPACE: checkout, RUNNER_TEMP: scratch, ...Object.fromEntries(files) };
}
function chosenVariables(testEnv, environment) {
    const chosen = {};
    for (const line of testEnv) {
        const [, name, value] = /^\s*([A-Za-z_]\w*)(?:=(.*))?$/s.exec(line) ?? [];
        if (name === undefined)
            throw new Error(`test-env: ${JSON.stringify(line)} is neither NAME nor NAME=VALUE`);
        if (NEVER.test(name))
            throw new Error(`test-env: ${name} belongs to the runner and is never given to tests`);
        const passed = value ?? environment[name];
        if (passed !== undefined)
            chosen[name] = passed;
    }
    return chosen;
}
const isShownToTests = (name) => PASSED_ON.has(name) || PASSED_ON_SHAPES.test(name);


  }),

  27386:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AE: () => (  eraseEnvironment),
    bs: () => (  programFolder),
    ci: () => (  listenForCancellation),
    oF: () => (  checkPlatform)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const MEANINGLESS = [
    'SIGHUP',
    'SIGQUIT',
    'SIGUSR1',
    'SIGUSR2',
    'SIGALRM',
    'SIGVTALRM',
    'SIGIO',
    'SIGXCPU',
    'SIGXFSZ',
];
function listenForCancellation() {
    const controller = new AbortController();
    let isReachable = false;
    process.once('SIGINT', () => controller.abort());
    process.on('SIGTERM', () => {
        if (!isReachable)
            controller.abort();
    });
    for (const name of MEANINGLESS)
        process.on(name, () => { });
    return {
        signal: controller.signal,
        setReachable: (isNow) => {
            isReachable = isNow;
        },
    };
}
function eraseEnvironment(isErased) {
    const kept = Object.entries(process.env).filter(([name]) => isErased(name));
    try {
        const start = startOfEnvironment();
        const memory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)('/proc/self/mem', 'r+');
        try {
            for (const { name, offset, length } of valuesIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ'))) {
                if (isErased(name))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(memory, Buffer.alloc(length), 0, length, start + offset);
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(memory);
        }
        return valuesIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ')).every(({ name, isEmpty }) => isEmpty || !isErased(name));
    }
    catch {
        return false;
    }
    finally {
        for (const [name, value] of kept)
            process.env[name] = value;
    }
}
function startOfEnvironment() {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/stat', 'utf8');
    const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[47]);
    if (!Number.isSafeInteger(start) || start === 0)
        throw new Error('the kernel does not tell where variables lie');
    return start;
}
function valuesIn(environ) {
    const values = [];
    for (let at = 0; at < environ.length;) {
        const end = environ.indexOf(0, at) === -1 ? environ.length : environ.indexOf(0, at);
        const equals = environ.indexOf('=', at);
        if (equals !== -1 && equals < end) {
            const name = environ.toString('utf8', at, equals);
            values.push({ name, offset: equals + 1, length: end - equals - 1, isEmpty: end === equals + 1 });
        }
        at = end + 1;
    }
    return values;
}
function checkPlatform(platform) {
    if (platform !== 'win32')
        return;
    throw new Error('agent-fix runs on Linux and macOS; this is Windows. In a workflow take `runs-on: ubuntu-latest`, at a desk WSL.');
}
function programFolder() {
    const [, entry] = process.argv;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(entry ?? process.execPath));
}


  }),

  27083:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  safeLines),
    Q6: () => (  visibleText),
    aV: () => (  visiblePieces),
    om: () => (  safeLine)
  });
  var _agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);

const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');
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
function visibleText(text) {
    return visiblePieces(text)
        .map((piece) => (typeof piece === 'string' ? piece : piece.mark))
        .join('');
}
const safeLines = (text) => visibleText((0,_agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text));
const safeLine = (text, max = Number.POSITIVE_INFINITY) => visibleText((0,_agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text).replace(/\s+/g, ' ').trim(), max));
function codePointName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}


  }),

  24306:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  VERSION)
  });
const VERSION = '0.1.0';


  }),

  13666:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  failedPart),
    s: () => (  JobLog)
  });
  var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);

const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const END_GROUP = '##[endgroup]';
const EXIT_ERROR = /^##\[error\]Process completed with exit code \d+\.$/;
const SCRIPT_LINE = '\u001b[36;1m';
const MAX_HEADER_LINES = 25_000;
class JobLog {
    #lines;
    constructor(text) {
        this.#lines = text.split(/\r?\n/).map(readLine);
    }
    headers(step) {
        const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
        const headers = [];
        for (let at = from; at < to; at += 1) {
            if (!this.#lines[at]?.text.startsWith(RUN_GROUP))
                continue;
            const header = this.#headerAt(at);
            if (header !== null)
                headers.push(header);
        }
        return headers;
    }
    isTimed(step) {
        return this.#span(step) !== null;
    }
    failureLine(step) {
        const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
        for (let at = to - 1; at >= from; at -= 1)
            if (EXIT_ERROR.test(this.#lines[at]?.text ?? ''))
                return at;
        return -1;
    }
    failedPart(step, headerLine = null) {
        const span = this.#span(step);
        const { from, to } = span ?? { from: 0, to: this.#lines.length };
        const end = this.failureLine(step);
        const isHeader = (at) => this.#lines[at]?.text.startsWith(RUN_GROUP) === true;
        const lines = Array.from({ length: Math.max(0, end - from + 1) }, (_, at) => from + at);
        const start = headerLine ?? (span === null ? lines.findLast(isHeader) : lines.find(isHeader));
        if (end >= 0 && start !== undefined && start <= end) {
            return { text: plain(this.#lines.slice(start, end + 1)), found: 'step' };
        }
        return { text: plain(this.#lines.slice(from, to)), found: span === null ? 'whole' : 'time' };
    }
    #span({ startedAt, completedAt }) {
        if (startedAt === null)
            return null;
        const start = Date.parse(startedAt);
        const end = completedAt === null ? Number.POSITIVE_INFINITY : Date.parse(completedAt) + 1000;
        const from = this.#lines.findIndex(({ time }) => time >= start && time < end);
        if (from < 0)
            return null;
        const after = this.#lines.findIndex(({ time }, at) => at > from && time >= end);
        return { from, to: after < 0 ? this.#lines.length : after };
    }
    #headerAt(start) {
        const title = this.#lines[start]?.text.slice('##[group]'.length) ?? '';
        const time = this.#lines[start]?.time ?? Number.NaN;
        const last = Math.min(this.#lines.length, start + MAX_HEADER_LINES);
        let at = start + 1;
        const script = [];
        const isColoured = this.#lines[at]?.raw.startsWith(SCRIPT_LINE) === true;
        for (; at < last; at += 1) {
            const line = this.#lines[at];
            if (line === undefined || line.text === END_GROUP)
                break;
            if (isColoured ? !line.raw.startsWith(SCRIPT_LINE) : line.text.startsWith('shell: '))
                break;
            script.push(line.text);
        }
        const shell = this.#lines[at]?.text ?? '';
        if (!shell.startsWith('shell: '))
            return { time, line: start, title, script: null, shell: null, env: [] };
        const env = [];
        for (at += 1; at < last; at += 1) {
            const text = this.#lines[at]?.text;
            if (text === END_GROUP) {
                const values = env[0] === 'env:' ? env.slice(1) : [];
                return { time, line: start, title, script: script.join('\n'), shell: shell.slice(7), env: values };
            }
            env.push(text ?? '');
        }
        return null;
    }
}
function readLine(line) {
    const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
    const raw = line.slice(stamp.length);
    return { time: Date.parse(`${seconds}${fraction.slice(0, 4)}Z`), text: (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(raw), raw };
}
function plain(lines) {
    const texts = lines.map(({ text }) => text).filter((text) => !text.startsWith(END_GROUP));
    return texts
        .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
        .join('\n')
        .trim();
}
const failedPart = (log, step, headerLine = null) => new JobLog(log).failedPart(step, headerLine);


  }),

  75697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OG: () => (  findManifestCommand),
    _z: () => (  inFolder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _agent_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73479);



const FINDERS = [
    findNodeCommand,
    findDenoCommand,
    findPythonCommand,
    fixed('go.mod', 'go test ./...'),
    fixed('Cargo.toml', 'cargo test'),
    findPhpCommand,
    fixed('build.sbt', 'sbt test'),
    fixed('Package.swift', 'swift test'),
    findDotnetCommand,
    findMakeCommand,
    findMavenCommand,
    findGradleCommand,
    findRubyCommand,
    fixed('mix.exs', 'mix test'),
    fixed('MODULE.bazel', 'bazel test //...'),
    fixed('WORKSPACE.bazel', 'bazel test //...'),
    fixed('WORKSPACE', 'bazel test //...'),
    fixed('CMakeLists.txt', 'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure'),
];
async function findManifestCommand(files, directory) {
    const folder = folderOf(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { kind: 'found', ...command, source: inFolder(directory, command.source) };
    }
    const where = directory === '.' ? 'the root' : directory;
    return { kind: 'missing', problem: (await placeholderIn(folder)) ?? `no known manifest in ${where}` };
}
function fixed(name, run) {
    return async (folder) => ((await folder.has(name)) ? { run, source: name } : null);
}
async function findDenoCommand(folder) {
    for (const name of ['deno.json', 'deno.jsonc']) {
        const text = await folder.read(name);
        if (text === null)
            continue;
        return { run: /"test"\s*:/.test(text) ? 'deno task test' : 'deno test', source: name };
    }
    return null;
}
const ComposerJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
    'require-dev': zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
});
async function findPhpCommand(folder) {
    const composer = await manifestIn(folder, 'composer.json', ComposerJson);
    if (composer?.scripts?.['test'] !== undefined)
        return { run: 'composer test', source: 'composer.json' };
    const isPest = composer?.['require-dev']?.['pestphp/pest'] !== undefined;
    if (isPest)
        return { run: 'vendor/bin/pest', source: 'composer.json' };
    for (const name of ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml']) {
        if (!(await folder.has(name)))
            continue;
        return { run: composer === null ? 'phpunit' : 'vendor/bin/phpunit', source: name };
    }
    return null;
}
async function findDotnetCommand(folder) {
    const names = (await folder.list()).filter((path) => !path.includes('/')).toSorted();
    for (const kind of [/\.slnx?$/, /\.(?:cs|fs|vb)proj$/]) {
        const [only, ...others] = names.filter((name) => kind.test(name));
        if (only !== undefined) {
            return { run: others.length === 0 ? 'dotnet test' : `dotnet test ${only}`, source: only };
        }
    }
    return null;
}
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
    for (const name of ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']) {
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
const PackageJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ test: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional() }).optional(),
    packageManager: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional(),
});
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
];
const PLACEHOLDER = 'no test specified';
async function findNodeCommand(folder) {
    const manifest = await manifestIn(folder, 'package.json', PackageJson);
    if (manifest === null)
        return null;
    const script = manifest.scripts?.test;
    if (script !== undefined && !script.includes(PLACEHOLDER)) {
        return { run: testScript(await managerOf(folder, manifest.packageManager)), source: 'package.json' };
    }
    return monorepoCommand(folder, await managerOf(folder, manifest.packageManager));
}
async function placeholderIn(folder) {
    const manifest = await manifestIn(folder, 'package.json', PackageJson);
    return manifest?.scripts?.test?.includes(PLACEHOLDER)
        ? `package.json has npm's placeholder for a test script ("${PLACEHOLDER}")`
        : null;
}
async function managerOf(folder, declared) {
    let manager = declared?.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    return manager === 'pnpm' || manager === 'yarn' || manager === 'bun' ? manager : 'npm';
}
const testScript = (manager) => (manager === 'bun' ? 'bun run test' : `${manager} test`);
const EXEC = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx', npm: 'npx' };
async function monorepoCommand(folder, manager) {
    const exec = EXEC[manager] ?? 'npx';
    const turbo = await folder.read('turbo.json');
    if (turbo !== null && /"(?:[\w@/-]+#)?test"\s*:/.test(turbo)) {
        return { run: `${exec} turbo run test`, source: 'turbo.json' };
    }
    return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}
const manifestIn = async ({ read }, name, schema) => (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(schema, (await read(name)) ?? 'null');
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
const MAX_READ = 10;
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
    const python = `${await environmentOf(folder)}python`;
    const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
    if (hint !== undefined)
        return { run: `${python} -m pytest -q`, source: hint };
    const driver = await driverOf(folder, configs);
    if (driver !== null)
        return driver;
    if (await hasPytestFile(folder, tests))
        return { run: `${python} -m pytest -q`, source };
    return { run: await unittestCommand(folder, tests, python), source };
}
async function environmentOf(folder) {
    for (const [lock, run] of PYTHON_LOCKS)
        if (await folder.has(lock))
            return run;
    return '';
}
const PYTHON_LOCKS = [
    ['uv.lock', 'uv run '],
    ['poetry.lock', 'poetry run '],
    ['pdm.lock', 'pdm run '],
    ['Pipfile.lock', 'pipenv run '],
];
async function driverOf(folder, configs) {
    const textOf = (wanted) => configs.find(({ name }) => name === wanted)?.text ?? '';
    if (/^\[testenv/m.test(textOf('tox.ini')))
        return { run: 'tox', source: 'tox.ini' };
    if (await folder.has('noxfile.py'))
        return { run: 'nox', source: 'noxfile.py' };
    const hatch = /^\[tool\.hatch\.envs\.(\w+)\.scripts\][^[]*^test\s*=/m.exec(textOf('pyproject.toml'))?.[1];
    if (hatch === undefined)
        return null;
    return { run: `hatch run ${hatch === 'default' ? '' : `${hatch}:`}test`, source: 'pyproject.toml' };
}
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    if (/^pytest\b/m.test((await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt')) ?? '')) {
        return true;
    }
    for (const path of tests.toSorted().slice(0, MAX_READ)) {
        if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? ''))
            return true;
    }
    return false;
}
async function unittestCommand(folder, tests, python) {
    const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
    const only = folders.length === 1 ? (folders[0] ?? '') : '';
    const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
    return isPlain && !(await folder.has(`${only}/__init__.py`))
        ? `${python} -m unittest discover -s ${only}`
        : `${python} -m unittest`;
}
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function folderOf(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    const paths = (0,_agent_once_js__WEBPACK_IMPORTED_MODULE_2__  .O)(() => pathsBelow(files, directory));
    return {
        read,
        has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
        list: async () => [...(await paths())],
    };
}
async function pathsBelow(files, directory) {
    const all = (await files.listFiles?.()) ?? [];
    if (directory === '.')
        return new Set(all);
    const inside = all.filter((path) => path.startsWith(`${directory}/`));
    return new Set(inside.map((path) => path.slice(directory.length + 1)));
}


  }),

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    findTestCommand: () => (  findTestCommand)
  });
  var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75697);

async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input !== null) {
        const command = { ...input, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    if (failing !== null) {
        const { findStepCommand } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(242), __webpack_require__.e(729)]).then(__webpack_require__.bind(__webpack_require__, 11729));
        return findStepCommand(request, failing);
    }
    const manifest = await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__  .OG)(request, workingDirectory);
    if (manifest.kind === 'found') {
        const { run, source } = manifest;
        const command = { run, source, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    const problem = `No test command: ${manifest.problem}. Set the input test-command (on the terminal: --test).`;
    return { kind: 'missing', problem, notes: [] };
}


  })

};
