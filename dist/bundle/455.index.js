export const id = 455;
export const ids = [455];
export const modules = {

  80359:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  prose),
    EU: () => (  fence),
    NE: () => (  endsThatFit),
    Nl: () => (  titleLine),
    SS: () => (  codeSpan),
    UV: () => (  firstLines),
    UY: () => (  pathSpan),
    U_: () => (  headAndTail),
    XF: () => (  withinBytes),
    h0: () => (  plainLine),
    mG: () => (  inline),
    tl: () => (  shortLine)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27083);


const BREAK = '\u200b';
function defuse(text) {
    return text
        .replace(/@(?=[A-Za-z0-9])/g, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/\bGH-(?=\d)/gi, (match) => `${match}${BREAK}`)
        .replace(/\/(issues|pulls?|discussions|commit)\/(?=[0-9a-f])/gi, (match) => `${match}${BREAK}`);
}
const breakLinks = (text) => text.replace(/:(?=\/\/)/g, `:${BREAK}`).replace(/\bwww(?=\.)/gi, (www) => `${www}${BREAK}`);
const ALL_UNSEEN = new RegExp(_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .PR.source, 'gu');
const clean = (text) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(text).replace(/\r\n?/g, '\n').replace(ALL_UNSEEN, '');
function cleanLine(text, maxChars) {
    const start = text.slice(0, maxChars * 8);
    const line = shortLine(clean(start), maxChars);
    return start.length < text.length && !line.endsWith('…') ? `${line}…` : line;
}
const entity = (character) => `&#x${character.codePointAt(0)?.toString(16)};`;
const plainWords = (text) => breakLinks(defuse(text))
    .replace(/[<>&$]/g, entity)
    .replace(/[\\`*_[\]|~]/g, (character) => `\\${character}`);
const formatLine = (line) => line
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 === 1 ? codeSpan(piece.slice(1, -1)) : plainWords(piece)))
    .join('');
const inline = (text, maxChars) => withoutMark(formatLine(cleanLine(text, maxChars)));
function codeSpan(text) {
    const line = breakLinks(defuse(cleanLine(text, 300)));
    return `<code>${line.replace(/[^\p{L}\p{N}\s\u200b./,:;()+=-]/gu, entity)}</code>`;
}
const pathSpan = (path) => /^[\w.+-]+(?:\/[\w.+-]+)*$/.test(path) && defuse(path) === path ? `\`${path}\`` : codeSpan(path);
function fence(text, maxBytes, language = 'text') {
    const content = defuse(headAndTail(clean(text).trimEnd(), maxBytes));
    const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}${language}\n${content}\n${ticks}`;
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
const withoutMark = (line) => line
    .replace(/^[#=+:-]/, (mark) => `\\${mark}`)
    .replace(/^\d+(?=[.)](?:\s|$))/, (number) => `${number}${BREAK}`);
const plainLine = (text, maxChars) => defuse(cleanLine(text, maxChars));
const SKIP_MARK = /\[(?=[^\]]*(?:skip|\bno[ _-]?ci\b)[^\]]*\])|\*(?=NO_CI\*)/gi;
function titleLine(text, maxChars) {
    for (let chars = maxChars;; chars -= 1) {
        const line = breakLinks(plainLine(text, chars))
            .replace(/<(?=[a-z!/?])/gi, `<${BREAK}`)
            .replace(/\](?=\()/g, `]${BREAK}`)
            .replace(SKIP_MARK, (mark) => `${mark}${BREAK}`);
        if (Array.from(line).length <= maxChars)
            return line;
    }
}
const NOTE_BYTES = 60;
function headAndTail(text, maxBytes) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= maxBytes)
        return text;
    const room = Math.max(0, maxBytes - NOTE_BYTES);
    const head = decodeWhole(bytes.subarray(0, Math.floor(room * 0.6)));
    const tail = decodeWhole(bytes.subarray(bytes.length - Math.floor(room * 0.4)));
    const hidden = bytes.length - (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(head) - (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(tail);
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
        if (limit === 0 || (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(rendered) <= maxBytes)
            return rendered;
    }
}
function firstLines(lines, maxBytes, what) {
    const shown = [];
    let left = maxBytes;
    for (const line of lines) {
        left -= (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(line) + 1;
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

  94167:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D0: () => (  isByPeople),
    Gg: () => (  titleOf),
    M2: () => (  spentBy),
    Vj: () => (  styleOf),
    i_: () => (  isReady),
    rs: () => (  costText),
    z0: () => (  isByBuiltin),
    zv: () => (  recordOf)
  });
  var _core_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6808);
  var _core_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18123);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39429);
  var _core_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87893);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8294);
  var _core_verdict_own_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32052);
  var _core_verdict_tripwires_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38797);
  var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80359);
  var _story_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19417);









const isReady = (record) => (0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .nn)(record.outcome) &&
    !record.tripwires.some(_core_verdict_tripwires_js__WEBPACK_IMPORTED_MODULE_5__  .pr) &&
    !record.story.isReportLost &&
    !record.story.turns
        .flatMap(({ moments }) => moments)
        .some((moment) => moment.kind === 'note' && moment.reason === _core_attempts_js__WEBPACK_IMPORTED_MODULE_0__  .KM);
const isByPeople = ({ outcome, task, story, }) => outcome === 'fixed' && task.judgedBy !== undefined && story.baseline?.isGreen === true;
const isByBuiltin = ({ settings, story }) => (0,_core_conclude_js__WEBPACK_IMPORTED_MODULE_1__  ._)({ settings }, { state: story.counts });
function recordOf({ setup, result, events, prices, ...rest }) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__  .d)(events);
    const { outcome, tripwires, patch } = result;
    const files = patch.files.map(({ content: _, ...file }) => file);
    const spent = spentBy(rest.tries, story.usage);
    return { ...setup, ...rest, outcome, tripwires, story, spent, cost: costText(spent, prices), files };
}
const spentBy = (tries, usage) => tries === null ? usage : tries.runs.map((run) => run.usage).reduce(_core_state_js__WEBPACK_IMPORTED_MODULE_2__  .vk, _core_state_js__WEBPACK_IMPORTED_MODULE_2__  .yJ);
function costText(usage, prices) {
    if (prices === null)
        return null;
    const cost = (0,_core_state_js__WEBPACK_IMPORTED_MODULE_2__  .ho)(usage, prices);
    if (cost === 0 || cost >= 1)
        return cost.toFixed(2);
    return cost < 0.0001 ? 'less than 0.0001' : cost.toPrecision(2);
}
const MAX_TITLE_CHARS = 72;
const CONVENTIONAL = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|tests?)(?:\([^)]*\))?!?:\s+(?=\S)/i;
const NO_STYLE = /^(?:(?:Merge|Revert|Bump|Update dependency)\b|(?:chore|build)\(deps)/;
function styleOf(subjects) {
    const own = subjects.filter((subject) => !NO_STYLE.test(subject));
    const conventional = own.filter((subject) => CONVENTIONAL.test(subject));
    return conventional.length > own.length / 2 ? 'conventional' : 'sentence';
}
function titleOf(record, style) {
    const { text, mark = '', isSentence } = causeOf(record);
    const worded = (prefix, words) => `${prefix}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__  .Nl)(words, MAX_TITLE_CHARS - prefix.length - mark.length)}${mark}`;
    if (!(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .kz)(record.outcome))
        return worded('Not fixed: ', text);
    if (style === 'conventional')
        return worded('fix: ', text);
    return isSentence ? worded('', text.charAt(0).toUpperCase() + text.slice(1)) : worded('Fix ', text);
}
function causeOf({ task: { trigger, goal, bumps = [] }, baseBranch, story, files }) {
    const given = said(story.title.trim().replace(/\.$/, ''));
    const [bump, ...others] = bumps;
    if (bump !== undefined && !given.text.includes(bump.name)) {
        const more = others.length === 0 ? '' : ` and ${others.length} more`;
        const adapts = `adapt to ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__  .Nl)(`${bump.name} ${bump.to}`, 40)}${more}`;
        return { text: given.text === '' ? adapts : `${adapts}: ${lowerFirst(given.text)}`, isSentence: true };
    }
    if (given.text !== '')
        return { ...given, text: lowerFirst(given.text) };
    const named = (text, mark = '') => ({ text, mark, isSentence: false });
    switch (trigger.kind) {
        case 'issue':
            return named(said(trigger.title).text, ` (#${trigger.number})`);
        case 'comment':
            return trigger.on === 'issue' ? named(said(trigger.title).text, ` (#${trigger.number})`) : said(goal);
        case 'review':
            return named('what the review', ` of #${trigger.number} asks for`);
        case 'workflow_run':
        case 'step':
            return named((failedTests(story) ?? `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__  .Nl)(trigger.workflowName, 32)} on ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__  .Nl)(baseBranch, 24)}`) +
                changedFile(files));
        case 'dispatch':
        case 'terminal':
            return said(goal);
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_8__  .xb)(trigger);
    }
}
function failedTests({ baseline }) {
    const [first, ...more] = baseline?.report?.failures ?? [];
    if (first === undefined)
        return null;
    return more.length > 0 ? `${more.length + 1} tests` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__  .Nl)((0,_core_verdict_own_lines_js__WEBPACK_IMPORTED_MODULE_4__  .UU)(first.id), 40);
}
function changedFile([first, ...more]) {
    if (first === undefined)
        return '';
    const name = first.path.slice(first.path.lastIndexOf('/') + 1);
    return more.length > 0 ? ` (${more.length + 1} files)` : ` (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__  .Nl)(name, 24)})`;
}
function said(text) {
    const line = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__  .Nl)(text, 10 * MAX_TITLE_CHARS);
    const rest = line.replace(CONVENTIONAL, '').replace(/^(?:fix(?:es|ed)?|bug)\b[:\s]+/i, '');
    return { text: rest, isSentence: rest === line || CONVENTIONAL.test(line) };
}
const lowerFirst = (text) => /^[A-Z][a-z]+(?![\w./-])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;


  }),

  75697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OG: () => (  findManifestCommand),
    Ur: () => (  installsOf),
    _z: () => (  inFolder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81469);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70255);



const FINDERS = [
    findNodeCommand,
    impliedBy(['deno.json', 'deno.jsonc'], ({ text }) => /"test"\s*:/.test(text) ? 'deno task test' : 'deno test'),
    findPythonProject,
    impliedBy(['go.mod'], () => 'go test ./...'),
    impliedBy(['Cargo.toml'], () => 'cargo test'),
    impliedBy(['composer.json'], ({ text }) => {
        const composer = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(ComposerJson, text);
        if (composer?.scripts?.['test'] !== undefined)
            return 'composer test';
        return composer?.['require-dev']?.['pestphp/pest'] === undefined ? null : 'vendor/bin/pest';
    }),
    impliedBy(['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'], async (_, folder) => (await folder.has('composer.json')) ? 'vendor/bin/phpunit' : 'phpunit'),
    impliedBy(['build.sbt'], () => 'sbt test'),
    impliedBy(['Package.swift'], () => 'swift test'),
    findDotnetCommand,
    impliedBy(['GNUmakefile', 'makefile', 'Makefile'], ({ text }) => /^test\s*::?(?!=)/m.test(text) ? 'make test' : null),
    impliedBy(['pom.xml'], async (_, folder) => (await folder.has('mvnw')) ? './mvnw -B test' : 'mvn -B test'),
    impliedBy(['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'], async (_, folder) => ((await folder.has('gradlew')) ? './gradlew test' : 'gradle test')),
    impliedBy(['.rspec'], async (_, folder) => `${await bundlerOf(folder)}rspec`),
    impliedBy(['Rakefile'], async (_, folder) => `${await bundlerOf(folder)}rake test`),
    impliedBy(['Gemfile'], ({ text }) => (/\brspec\b/.test(text) ? 'bundle exec rspec' : null)),
    impliedBy(['mix.exs'], () => 'mix test'),
    impliedBy(['MODULE.bazel', 'WORKSPACE.bazel', 'WORKSPACE'], () => 'bazel test //...'),
    impliedBy(['CMakeLists.txt'], () => 'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure'),
    findPythonTests,
];
async function findManifestCommand(files, directory) {
    const folder = openFolder(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { ...command, source: inFolder(directory, command.source) };
    }
    const where = directory === '.' ? 'the root' : directory;
    return (await placeholderIn(folder)) ?? `no known manifest in ${where}`;
}
function impliedBy(names, runOf) {
    return async (folder) => {
        for (const name of names) {
            if (!(await folder.has(name)))
                continue;
            const run = await runOf({ name, text: (await folder.read(name)) ?? '' }, folder);
            return run === null ? null : { run, source: name };
        }
        return null;
    };
}
const ComposerJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
    'require-dev': zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
});
const bundlerOf = async (folder) => (await folder.has('Gemfile')) ? 'bundle exec ' : '';
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
const PackageJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ test: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional() }).optional(),
    packageManager: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional(),
});
const INSTALLS = {
    node: {
        'package-lock.json': 'npm ci',
        'npm-shrinkwrap.json': 'npm ci',
        'pnpm-lock.yaml': 'pnpm install --frozen-lockfile',
        'yarn.lock': 'yarn install',
        'bun.lock': 'bun install',
        'bun.lockb': 'bun install',
    },
    python: {
        'uv.lock': 'uv sync',
        'poetry.lock': 'poetry install',
        'pdm.lock': 'pdm install',
        'Pipfile.lock': 'pipenv sync --dev',
    },
};
function installsOf(all, directory, gitmodules) {
    const names = new Set(Object.values(INSTALLS).flatMap(Object.keys));
    const paths = new Set();
    for (const path of all)
        if (names.has(path.slice(path.lastIndexOf('/') + 1)))
            paths.add(path);
    const commandOf = (language) => {
        for (const folder of new Set([directory, '.'])) {
            const locks = Object.entries(INSTALLS[language]).filter(([lock]) => paths.has(inFolder(folder, lock)));
            const [command, ...others] = new Set(locks.map(([, install]) => install));
            if (command !== undefined)
                return others.length === 0 ? command : undefined;
        }
        return undefined;
    };
    const [node, python] = [commandOf('node'), commandOf('python')];
    const submodules = [...(gitmodules ?? '').matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\n]*[^"\s])/gm)].flatMap(([, path]) => path ?? []);
    return {
        ...(node === undefined ? {} : { node }),
        ...(python === undefined ? {} : { python }),
        ...(submodules.length === 0 ? {} : { submodules }),
    };
}
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
];
const SCRIPT_PLACEHOLDER = 'no test specified';
const packageJson = async (folder) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(PackageJson, (await folder.read('package.json')) ?? 'null');
async function findNodeCommand(folder) {
    const manifest = await packageJson(folder);
    if (manifest === null)
        return null;
    let manager = manifest.packageManager?.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    const script = manifest.scripts?.test;
    const { test, exec } = MANAGERS[manager ?? ''] ?? NPM;
    if (script !== undefined && !script.includes(SCRIPT_PLACEHOLDER))
        return { run: test, source: 'package.json' };
    const turbo = await folder.read('turbo.json');
    if (turbo !== null && /"(?:[\w@/-]+#)?test"\s*:/.test(turbo)) {
        return { run: `${exec} turbo run test`, source: 'turbo.json' };
    }
    return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}
const NPM = { test: 'npm test', exec: 'npx' };
const MANAGERS = {
    pnpm: { test: 'pnpm test', exec: 'pnpm exec' },
    yarn: { test: 'yarn test', exec: 'yarn' },
    bun: { test: 'bun run test', exec: 'bunx' },
};
async function placeholderIn(folder) {
    const manifest = await packageJson(folder);
    return manifest?.scripts?.test?.includes(SCRIPT_PLACEHOLDER)
        ? `package.json has npm's placeholder for a test script ("${SCRIPT_PLACEHOLDER}")`
        : null;
}
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
const MAX_READ = 10;
async function findPythonProject(folder) {
    const configs = [];
    for (const name of CONFIGS) {
        const text = await folder.read(name);
        if (text !== null)
            configs.push({ name, text });
    }
    const [first] = configs;
    return first === undefined ? null : pythonCommand(folder, first.name, configs);
}
async function findPythonTests(folder) {
    const [first] = (await folder.list()).filter((path) => TEST_FILE.test(path)).toSorted();
    return first === undefined ? null : pythonCommand(folder, first, []);
}
async function pythonCommand(folder, source, configs) {
    const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
    let python = 'python';
    for (const [lock, run] of PYTHON_LOCKS) {
        if (python === 'python' && (await folder.has(lock)))
            python = `${run} python`;
    }
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
const PYTHON_LOCKS = [
    ['uv.lock', 'uv run'],
    ['poetry.lock', 'poetry run'],
    ['pdm.lock', 'pdm run'],
    ['Pipfile.lock', 'pipenv run'],
];
async function driverOf(folder, configs) {
    const textOf = (wanted) => configs.find(({ name }) => name === wanted)?.text ?? '';
    if (/^\[testenv/m.test(textOf('tox.ini')))
        return { run: 'tox', source: 'tox.ini' };
    if (await folder.has('noxfile.py'))
        return { run: 'nox', source: 'noxfile.py' };
    const table = /^\[tool\.hatch\.envs\.(\w+)\.scripts\][^[]*^test\s*=/m.exec(textOf('pyproject.toml'));
    if (table === null)
        return null;
    const environment = table[1] === 'default' ? '' : `${table[1]}:`;
    return { run: `hatch run ${environment}test`, source: 'pyproject.toml' };
}
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    const required = (await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt'));
    if (/^pytest\b/m.test(required ?? ''))
        return true;
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
function openFolder(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    const prefix = inFolder(directory, '');
    const paths = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__  .O)(async () => {
        const inside = ((await files.listFiles?.()) ?? []).filter((path) => path.startsWith(prefix));
        return new Set(inside.map((path) => path.slice(prefix.length)));
    });
    return {
        read,
        has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
        list: async () => [...(await paths())],
    };
}


  })

};
