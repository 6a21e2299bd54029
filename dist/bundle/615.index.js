export const id = 615;
export const ids = [615];
export const modules = {

  51615:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    pickJob: () => (  pickJob)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _setup_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24153);


function pickJob({ paths, read, wanted }) {
    const named = wanted.workflow === null
        ? paths
        : paths.filter((path) => path === wanted.workflow || path.endsWith(`/${wanted.workflow}`));
    if (named.length === 0) {
        const there = paths.length === 0 ? 'there are none in .github/workflows' : `there are ${paths.join(', ')}`;
        throw new Error(`--workflow ${wanted.workflow ?? '(none given)'}: no such workflow; ${there}`);
    }
    const jobs = named.flatMap((workflow) => jobsIn(workflow, read(workflow) ?? ''));
    const fitting = jobs.filter(({ id }) => wanted.job === null || id === wanted.job);
    const [best] = fitting.toSorted((a, b) => b.score - a.score);
    if (best === undefined) {
        const ids = jobs.map(({ id }) => id).join(', ');
        throw new Error(`--job ${wanted.job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`);
    }
    return { workflow: best.workflow, job: best.id };
}
function jobsIn(workflow, content) {
    const source = parsed(content);
    const jobs = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source) && (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source['jobs']) ? source['jobs'] : {};
    const events = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source) ? JSON.stringify(source['on'] ?? '') : '';
    const base = (/"push"/.test(events) ? 3 : 0) + (/"pull_request"/.test(events) ? 1 : 0);
    return Object.entries(jobs).map(([id, job]) => ({
        workflow,
        id,
        score: base + scoreOf(id, (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(job) ? job : {}),
    }));
}
function parsed(content) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content);
    }
    catch {
        return null;
    }
}
const TESTS = /\b(?:tests?|pytest|tox|rspec|jest|vitest|phpunit|unit)\b/i;
function scoreOf(id, job) {
    const { steps, ...rest } = job;
    const names = TESTS.test(`${id} ${String(rest['name'] ?? '')}`) ? 4 : 0;
    const texts = (Array.isArray(steps) ? steps : []).map((step) => (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(step) ? String(step['run'] ?? '') : '');
    const runs = (texts.some((text) => TESTS.test(text)) ? 4 : 0) + (/^(?:unit[-_]?)?tests?$/i.test(id) ? 2 : 0);
    const onLinux = /windows|macos/i.test(JSON.stringify(rest['runs-on'] ?? '')) ? -4 : 0;
    return names + runs + onLinux + (steps === undefined ? -1 : 0);
}


  }),

  24153:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    VI: () => (  isCheckout),
    Vk: () => (  fillValue),
    lI: () => (  fillRecord),
    pi: () => (  setupSteps),
    u4: () => (  isRecord)
  });
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97763);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34006);
  var _parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
  var _side_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8792);




const JUDGES = /\b(?:tests?|pytest|unittest|tox|nox|rspec|jest|vitest|mocha|phpunit|pest|ctest|lint|eslint|prettier|biome|ruff|black|flake8|mypy|pyright|tsc|typecheck|clippy|rustfmt|fmt|vet|golangci-lint|rubocop|phpstan|checkstyle|verify|check|spec|e2e|coverage)\b/;
const INSTALLS = /\b(?:(?:npm|pnpm|yarn|bun) (?:ci|i)|install|restore|download|bootstrap|setup|sync|get|pull|update|fetch|enable|add)\b/;
const HANDS_ON = /^(?:actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/upload|aws-actions\/|google-github-actions\/auth|azure\/login)/i;
function setupSteps(steps, contexts) {
    const filled = steps.map((step) => ({ source: step, ...fill(step, contexts) }));
    const last = filled.findLastIndex(({ source }) => isJudge(source));
    const notes = [];
    const carried = [];
    for (const { source, value: step, lost } of filled.slice(0, last < 0 ? filled.length : last)) {
        if (isCheckout(source) || isJudge(source))
            continue;
        const name = nameOf(source);
        const uses = textAt(source, 'uses');
        if (HANDS_ON.test(uses) || (0,_side_effects_js__WEBPACK_IMPORTED_MODULE_3__  .P)(textAt(source, 'run')) !== null) {
            notes.push(`step "${name}" hands something on: left out`);
            continue;
        }
        if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .F9)(textAt(source, 'if') || null, contexts) === false)
            continue;
        const missing = UNREACHABLE.exec(JSON.stringify(step))?.[0];
        if (missing !== undefined) {
            notes.push(`step "${name}" needs ${missing} of another job: left out`);
            continue;
        }
        if (lost.includes('run') || lost.includes('if')) {
            notes.push(`step "${name}" needs a secret: left out`);
            continue;
        }
        for (const key of lost)
            notes.push(`${key} of step "${name}" needs a secret: left out`);
        carried.push(isBuild(source) ? { ...step, 'continue-on-error': true } : step);
    }
    return { steps: carried, notes };
}
const UNREACHABLE = /\bneeds\.[\w-]+/;
const textAt = (step, key) => (typeof step[key] === 'string' ? step[key] : '');
const nameOf = (step) => textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');
const isCheckout = (step) => /^actions\/checkout@/.test(textAt(step, 'uses'));
function isJudge(step) {
    const run = textAt(step, 'run');
    if (run === '' || /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(run))
        return false;
    const name = textAt(step, 'name');
    if (/^(?:install|set ?up|prepare|restore|download|configure|build)\b/i.test(name))
        return false;
    return JUDGES.test(run.replace(/^[ \t]*(?:echo|#).*$/gm, '')) && !isInstall(run)
        ? true
        : /\btests?\b/i.test(name);
}
const isInstall = (run) => run
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .every((line) => INSTALLS.test(line) &&
    !/\b(?:npm|pnpm|yarn|go|cargo|make|mvn|gradlew?)\b.*\b(?:test|lint)\b/.test(line));
const isBuild = (step) => {
    const run = textAt(step, 'run');
    return run !== '' && !isInstall(run);
};
function fill(step, contexts) {
    const lost = [];
    const value = {};
    for (const [key, part] of Object.entries(step)) {
        if (key === 'if' && typeof part === 'string') {
            if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .F9)(part, contexts) !== true)
                value[key] = fillCondition(part, contexts);
        }
        else if (isRecord(part)) {
            const members = fillRecord(part, contexts);
            for (const name of members.lost)
                lost.push(`${key}.${name}`);
            if (Object.keys(members.value).length > 0)
                value[key] = members.value;
        }
        else if (needsSecret(part))
            lost.push(key);
        else
            value[key] = fillValue(part, contexts);
    }
    return { value, lost };
}
function fillRecord(record, contexts) {
    const lost = Object.keys(record).filter((name) => needsSecret(record[name]));
    const kept = Object.entries(record).filter(([name]) => !lost.includes(name));
    return { value: Object.fromEntries(kept.map(([name, part]) => [name, fillValue(part, contexts)])), lost };
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const needsSecret = (value) => /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));
function fillValue(value, contexts) {
    if (typeof value === 'string')
        return fillText(value, contexts);
    if (Array.isArray(value))
        return value.map((item) => fillValue(item, contexts));
    if (!isRecord(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}
const OF_LEG = /\b(?:matrix|strategy|inputs)\b/;
function fillText(text, contexts) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .LL)(text)
        .map((part) => {
        if (part.kind === 'text')
            return part.text;
        const whole = OF_LEG.test(part.source) ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .p_)([part], contexts)) : null;
        return whole ?? `\${{ ${fillExpression(part.source, contexts)} }}`;
    })
        .join('');
}
function fillCondition(text, contexts) {
    const parts = (0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .LL)(text);
    const [only, ...others] = parts;
    if (only?.kind === 'expression' && others.length === 0)
        return `\${{ ${fillExpression(only.source, contexts)} }}`;
    return fillExpression(text, contexts);
}
function fillExpression(source, contexts) {
    return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
        try {
            const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .O4)((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .YK)(path).ast, contexts);
            const text = (0,_known_data_js__WEBPACK_IMPORTED_MODULE_1__  .aB)(value);
            return text.startsWith('"')
                ? `'${value.coerceString().replaceAll("'", "''")}'`
                : /^[[{]/.test(text)
                    ? path
                    : text;
        }
        catch {
            return path;
        }
    });
}


  })

};
