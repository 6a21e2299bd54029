export const id = 522;
export const ids = [522];
export const modules = {

  52522:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  openRepair: () => (  openRepair),
  recordedRepairs: () => (  recordedRepairs)
});

var once = __webpack_require__(51189);
var jobs = __webpack_require__(95106);
var tools = __webpack_require__(12349);
var notes = __webpack_require__(90881);
var test_oracle = __webpack_require__(95322);
; 

class DiskBench {
    #main;
    #oracle;
    #journal;
    constructor(request) {
        const { workspace: main } = request;
        this.#main = main;
        this.#journal = main.journal;
        const current = () => this.#journal;
        const workspace = {
            snapshot: main.snapshot,
            policy: main.policy,
            get journal() {
                return current();
            },
        };
        this.#oracle = (0,test_oracle .X)({ ...request, workspace });
    }
    [Symbol.dispose]() {
        this.#oracle[Symbol.dispose]();
    }
    async try(edits, { limitMs, only, signal }) {
        const journal = await this.#written(edits);
        if (journal === null)
            return 'refused';
        const startMs = performance.now();
        const run = (tests) => this.#run(journal, { only: tests, signal, limitMs: limitMs - (performance.now() - startMs) });
        const first = await run(only);
        const { verdict } = first.verdict === 'green' && first.focus !== undefined ? await run([]) : first;
        if (signal.aborted)
            return null;
        switch (verdict) {
            case 'green':
                return 'passed';
            case 'red':
            case 'resource_limit':
                return 'failed';
            case 'timeout':
                return 'slow';
            default:
                return 'not_started';
        }
    }
    async #written(files) {
        const scratch = this.#main.scratch();
        for (const { path, edits } of files) {
            const args = { rel_path: path, content: null, edits: [...edits] };
            const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
            if (!obs.ok || obs.meta['changed'] === false)
                return null;
        }
        return scratch.journal;
    }
    async #run(journal, { limitMs, only, signal }) {
        this.#journal = journal;
        try {
            return await this.#oracle.run({ phase: 'write', timeoutMs: Math.max(1, limitMs), signal, only });
        }
        finally {
            for (const { path, bytes, mode, base } of journal.latest()) {
                const current = this.#main.journal.get(path)?.bytes ?? base;
                if (current?.equals(bytes) === true)
                    continue;
                this.#oracle.putBack(path, current === null ? null : { bytes: current, isExecutable: mode === '100755' });
            }
        }
    }
}

var likely_places = __webpack_require__(29871);
var repair_tree = __webpack_require__(39580);
var numbers = __webpack_require__(70764);
var base_text = __webpack_require__(59199);
var test_names = __webpack_require__(379);
var model_prompt = __webpack_require__(55178);
; 

const MAX_UNDONE_FILES = 60;
const MAX_UNDONE_BLOCKS = 200;
const MAX_TOKENS = 400;
async function changedBlocks(tree, changes) {
    const found = [];
    for (const { path, status, hunks } of changes.files.slice(0, MAX_UNDONE_FILES)) {
        if (hunks === 'unknown' || status === 'added' || status === 'removed')
            continue;
        const text = tree.isWritable(path) && !tree.isTest(path) ? await tree.readText(path) : null;
        if (text === null)
            continue;
        const lines = text.split(/(?<=\n)/);
        found.push(...hunks.flatMap((hunk) => blocksOf(hunk, lines)).map((block) => ({ path, text, ...block })));
    }
    return found.slice(0, MAX_UNDONE_BLOCKS);
}
function blocksOf({ newStart, lines: signed }, lines) {
    const blocks = [];
    const lineEnd = lines[0]?.endsWith('\r\n') ? '\r\n' : '\n';
    let [was, now] = ['', 0];
    let line = signed.some((each) => !each.startsWith('-')) ? newStart : newStart + 1;
    const end = () => {
        const first = line - now;
        const start = lengthOf(lines.slice(0, first - 1));
        if (was !== '' || now > 0)
            blocks.push({ was, line: first, start, end: start + lengthOf(lines.slice(first - 1, line - 1)) });
        [was, now] = ['', 0];
    };
    for (const each of signed) {
        const [sign, content] = [each[0], each.slice(1).replace(/\r$/, '')];
        if (sign === '-') {
            if (now > 0)
                end();
            was += content + lineEnd;
            continue;
        }
        if (lines[line - 1]?.replace(/\r?\n$/, '') !== content)
            return [];
        if (sign === '+')
            now += 1;
        else
            end();
        line += 1;
    }
    end();
    return blocks;
}
const lengthOf = (lines) => lines.reduce((sum, { length }) => sum + length, 0);
async function spansOf(block) {
    const { text, start, end, was: old, line } = block;
    const [was, now] = [codeTokens(old), codeTokens(text.slice(start, end))];
    if (was.length === 0 || now.length === 0 || was.length + now.length > MAX_TOKENS)
        return [block];
    const { diffArrays } = await __webpack_require__.e(  960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const spans = [];
    let at = start;
    let [gone, added] = ['', ''];
    const flush = () => {
        const from = at - added.length;
        const onLine = line + text.slice(start, from).split('\n').length - 1;
        if (gone + added !== '')
            spans.push({ ...block, start: from, end: at, was: gone, line: onLine });
        [gone, added] = ['', ''];
    };
    for (const { value, removed, added: isAdded } of diffArrays(was, now)) {
        const piece = value.join('');
        if (removed)
            gone += piece;
        else {
            if (isAdded)
                added += piece;
            else
                flush();
            at += piece.length;
        }
    }
    flush();
    return spans;
}
const codeTokens = (text) => text.match(/\w+|\s+|[^\w\s]/g) ?? [];
function editsToUndo(parts) {
    return [...Map.groupBy(parts, ({ path }) => path)].map(([path, ofFile]) => {
        const text = ofFile[0]?.text ?? '';
        const after = ofFile
            .toSorted((a, b) => b.start - a.start)
            .reduce((left, { start, end, was }) => left.slice(0, start) + was + left.slice(end), text);
        return { path, edits: [wholeEdit(text, after)] };
    });
}
function wholeEdit(before, after) {
    let start = 0;
    while (start < before.length && before[start] === after[start])
        start += 1;
    let end = before.length;
    let afterEnd = after.length;
    while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
        end -= 1;
        afterEnd -= 1;
    }
    let from = before.lastIndexOf('\n', start - 1) + 1;
    let to = lineEnd(before, Math.max(end, start));
    while (!isUnique(before, before.slice(from, to)) && (from > 0 || to < before.length)) {
        if (to < before.length)
            to = lineEnd(before, to + 1);
        if (from > 0 && !isUnique(before, before.slice(from, to)))
            from = before.lastIndexOf('\n', from - 2) + 1;
    }
    return {
        old: before.slice(from, to),
        new: before.slice(from, start) + after.slice(start, afterEnd) + before.slice(end, to),
    };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}
const isUnique = (text, part) => part.trim() !== '' && text.indexOf(part) === text.lastIndexOf(part);
function linesText({ text, start, end, line }) {
    const count = text.slice(start, end).replace(/\n$/, '').split('\n').length;
    if (start === end)
        return `before line ${line}`;
    return count === 1 ? `line ${line}` : `lines ${line}–${line + count - 1}`;
}
function whenChanged({ commits: [only, ...more], greenAt }) {
    return only !== undefined && more.length === 0 ? `in ${(0,model_prompt .m_)(only.id)}` : `since ${(0,model_prompt .m_)(greenAt)}`;
}

; 





async function searchRepair(run, parts) {
    if (run.base?.ok !== false) {
        const detail = run.base === null
            ? 'no tests are run (test-policy: never)'
            : 'the tests pass at the base commit, so nothing was to be fixed';
        return { ending: { stop: 'nothing_to_search', detail }, tried: [] };
    }
    const repair = await parts.repairByTool(run.signal);
    const repaired = repair === null ? null : await applyToolRepair(run, repair);
    if (repaired !== null)
        return { ending: repaired, tried: [] };
    if (repair?.judgesBehaviour === false)
        return { ending: { stop: 'search_ended' }, tried: [] };
    const blocks = await parts.changedBlocks(run.failure);
    if (blocks.length === 0)
        return { ending: { stop: 'nothing_to_search', detail: whatItNeeds(run) }, tried: [] };
    const search = new UndoSearch(run, parts);
    const ending = await search.undoing(blocks);
    return { ending, tried: search.tried };
}
const UNDOES = 'the built-in solver undoes what changed since the tests were green';
function whatItNeeds({ failure: { changes } }) {
    const without = 'a model can mend more: give one (openai-api-key, or OPENAI_API_KEY on the terminal)';
    return changes === undefined
        ? `${UNDOES}, and no last green commit is known (--since REF names one); ${without}`
        : `no tool of the test command can repair, and nothing that changed since the tests were green is open to writes; ${without}`;
}
async function applyToolRepair(run, { command, changes }) {
    let written = 0;
    for (const change of changes)
        if (await applyChange(run, change))
            written += 1;
    run.note(notes .Y.toolRepair, `${run.redact(command)}: ${written} of ${changes.length} files written`);
    if (written === 0)
        return null;
    const verdict = await run.test();
    if (verdict === 'red')
        return null;
    if (verdict !== 'green')
        return { stop: verdict === 'red_elsewhere' ? 'search_ended' : verdict };
    const summary = `Mechanical repair, no model: the tool that the test command runs can repair what it complains of, and \`${command}\` ` +
        'was run. The tests are green with what it changed.';
    const title = `Repair what \`${(0,base_text .TM)(command, 50)}\` complains of`;
    const list = changes.map(({ path }) => ({ path, description: `repaired by \`${command}\`` }));
    return { stop: 'done', final: { type: 'final', status: 'done', title, summary, changes: list } };
}
const applyChange = (run, { path, edits, content }) => run.write({ rel_path: path, content: edits === null ? content : null, edits: edits && [...edits] });
class UndoSearch {
    tried = [];
    #run;
    #parts;
    #end = null;
    constructor(run, parts) {
        this.#run = run;
        this.#parts = parts;
    }
    async undoing(blocks) {
        const found = await this.#passing(blocks);
        if (found === null)
            return { stop: this.#end ?? 'search_ended', detail: this.#triedText() };
        const small = await this.#smallest(found);
        const spans = (await Promise.all(small.map(spansOf))).flat();
        return this.#write(spans.length > small.length ? await this.#smallest(spans) : small, blocks);
    }
    async #passing(blocks) {
        const ofFiles = [...Map.groupBy(blocks, ({ path }) => path).values()].filter(({ length }) => length > 1 && length < blocks.length);
        const sets = [blocks, ...blocks.map((block) => [block]), ...ofFiles];
        for (const set of blocks.length === 1 ? [blocks] : sets)
            if (await this.#passes(set))
                return set;
        return null;
    }
    async #smallest(parts) {
        let left = parts;
        let pieces = 2;
        while (left.length > 1 && this.#end === null) {
            const size = Math.ceil(left.length / pieces);
            const chunks = Array.from({ length: Math.ceil(left.length / size) }, (_, at) => left.slice(at * size, (at + 1) * size));
            const rests = chunks.length === 2 ? [] : chunks.map((chunk) => left.filter((each) => !chunk.includes(each)));
            const next = await this.#firstPassing([...chunks, ...rests]);
            if (next !== null) {
                pieces = chunks.includes(next) ? 2 : Math.max(2, pieces - 1);
                left = next;
            }
            else if (size === 1)
                return left;
            else
                pieces = Math.min(left.length, pieces * 2);
        }
        return left;
    }
    async #firstPassing(sets) {
        for (const set of sets)
            if (await this.#passes(set))
                return set;
        return null;
    }
    async #passes(parts) {
        const { base, signal } = this.#run;
        const [first] = parts;
        const limitMs = Math.min(this.#run.testTimeoutMs(), this.#leftMs());
        if (limitMs <= 0)
            this.#end ??= 'timeout';
        if (this.#end !== null || first === undefined)
            return false;
        const only = base?.report?.failures ?? [];
        const verdict = await this.#parts.try(editsToUndo(parts), { limitMs, only, signal });
        if (verdict === null) {
            this.#end = signal.aborted ? 'cancelled' : 'timeout';
            return false;
        }
        const path = this.#run.redact(first.path);
        this.tried.push({ path: first.path, verdict });
        this.#run.tried({ n: this.tried.length, path, line: first.line, verdict });
        return verdict === 'passed';
    }
    #leftMs() {
        const { base, confirmRuns } = this.#run;
        return this.#run.leftMs() - (base?.duration_ms ?? 0) * (confirmRuns + 2) * 1.5;
    }
    async #write(parts, all) {
        const before = this.#run.treeId();
        for (const { path, edits } of editsToUndo(parts))
            await applyChange(this.#run, { path, edits, content: null });
        const verdict = await this.#run.test();
        if (verdict === 'green')
            return this.#done(parts, all);
        if (verdict !== 'red')
            return { stop: verdict === 'red_elsewhere' ? 'search_ended' : verdict };
        this.#run.returnTo(before);
        const note = 'undoing what had passed on its own fails in the run’s checkout, and is taken back';
        this.#run.note(notes .Y.candidateUndone, note);
        return { stop: 'search_ended', detail: this.#triedText() };
    }
    #triedText() {
        const { length } = this.tried;
        return `${(0,numbers .gL)(length, 'candidate')} ${length === 1 ? 'was' : 'were'} tried`;
    }
    #done(parts, all) {
        const { changes, failures } = this.#run.failure;
        const when = changes === undefined ? '' : ` ${whenChanged(changes)}`;
        const list = [...Map.groupBy(parts, ({ path }) => path)].map(([path, ofFile]) => ({
            path,
            description: `undo the change of ${ofFile.map(linesText).join(', ')}${when}`,
        }));
        const places = list.map(({ path, description }) => `${path}: ${description}`).join('; ');
        const of = all.length === 1 ? 'the only change' : `the smallest part of ${all.length} changed places`;
        const summary = `Mechanical repair, found by search without a model. ${places}. It is ${of} since the tests were green without which they ` +
            `pass; ${this.#triedText()}. What the change was for is undone with it: read it before you merge.`;
        const title = titleOfUndo(failures, parts[0], when);
        return { stop: 'done', final: { type: 'final', status: 'done', title, summary, changes: list } };
    }
}
const MAX_UNDO_TITLE_CHARS = 72;
function titleOfUndo(failures, first, when) {
    if (first === undefined)
        return '';
    const where = `undo ${linesText(first)} of ${first.path.slice(first.path.lastIndexOf('/') + 1)}${when}`;
    const [one, ...more] = failures;
    const test = one === undefined ? '' : more.length > 0 ? `${failures.length} tests` : (0,test_names .UU)(one.id);
    const title = `Fix ${test}: ${where}`;
    return test !== '' && title.length <= MAX_UNDO_TITLE_CHARS
        ? title
        : where.charAt(0).toUpperCase() + where.slice(1);
}

var source_file = __webpack_require__(3938);
var command_command = __webpack_require__(51842);
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



async function planToolRepair(command, files) {
    const read = { ...files, isFile: async (path) => (await files.readText(path)) !== null };
    const { run, shell, workingDirectory: folder } = command;
    const tree = await (0,command_command .UK)(read, { run, shell, folder });
    const steps = repairsIn(tree);
    const repairs = steps.flatMap(({ repair }) => repair ?? []);
    if (repairs.length === 0)
        return null;
    const isScript = steps.some(({ isFromScript }) => isFromScript);
    const lines = repairs.map((line) => `${line} || true`);
    const path = isScript ? [PACKAGE_PROGRAMS] : [];
    return {
        command: [...path, ...lines].join('\n'),
        shown: repairs.join(' && '),
        judgesBehaviour: steps.some(({ judges }) => judges === 'behaviour'),
    };
}
const PACKAGE_PROGRAMS = 'PATH="$PWD/node_modules/.bin:$PATH"';
const unknownStep = (folder) => ({
    judges: 'behaviour',
    repair: null,
    folder,
    isFromScript: false,
});
function repairsIn(tree) {
    if (!tree.script.isKnown)
        return [unknownStep(tree.folder)];
    return tree.script.commands.flatMap((command) => repairOf(tree, command));
}
const NOT_JUDGING = [
    ...['cd', 'echo', 'printf', 'set', 'export', 'true', ':', 'source', '.', 'mkdir', 'test', '[', 'exit'],
    ...['pip', 'pip3', 'npm ci', 'npm install', 'npm i', 'yarn install', 'pnpm install', 'pnpm i', 'corepack'],
    ...['uv sync', 'uv pip', 'poetry install', 'git diff', 'git status'],
];
const isHarmless = (text) => NOT_JUDGING.some((each) => `${text} `.startsWith(`${each} `));
function repairOf(tree, command) {
    const isFromScript = tree.origin.kind !== 'command';
    const calls = (0,command_command .p9)(tree, command);
    const { folder } = calls[0] ?? tree;
    for (const call of calls) {
        const repair = repairedWords(call.words);
        if (repair === null)
            continue;
        const launchers = call.command === command ? call.launchers : [];
        const text = [...rawOf(launchers), ...repair].join(' ');
        return [{ judges: 'style', repair: text, folder, isFromScript }];
    }
    const text = rawOf(command.words).join(' ');
    if (isHarmless(text) || text === '')
        return [
            {
                judges: 'nothing',
                repair: !isFromScript && /^cd\s/.test(text) ? text : null,
                folder,
                isFromScript: false,
            },
        ];
    const behind = calls
        .flatMap(({ scripts }) => scripts)
        .filter(({ origin }) => origin.kind !== 'words' && !(origin.kind === 'task' && origin.isOfWholeFile === true));
    if (behind.length === 0)
        return [unknownStep(folder)];
    return behind.flatMap(repairsIn).map((step) => movedTo(step, folder));
}
function movedTo(step, folder) {
    if (step.repair === null || step.folder === folder)
        return { ...step, folder, isFromScript: step.repair !== null };
    const [from, to] = [folder, step.folder].map((path) => (path === '.' ? [] : path.split('/')));
    const shared = (from ?? []).findIndex((name, at) => name !== to?.[at]);
    const kept = shared < 0 ? (from ?? []).length : shared;
    const path = [...(from ?? []).slice(kept).map(() => '..'), ...(to ?? []).slice(kept)].join('/');
    if (!/^[\w@./-]+$/.test(path))
        return unknownStep(folder);
    return {
        ...step,
        repair: `(cd ${path} && ${PACKAGE_PROGRAMS} && ${step.repair})`,
        folder,
        isFromScript: false,
    };
}
const rawOf = (words) => words.map(({ raw }) => raw);
function repairedWords(call) {
    const [program = '', ...others] = rawOf(call);
    const name = (0,command_command .kX)(call[0]?.value ?? '');
    for (const { tools, drop = '', add = '', become } of REPAIRING_TOOLS) {
        const words = tools
            .split(',')
            .map((tool) => tool.trim().split(' '))
            .find(([tool, ...rest]) => tool === name && rest.every((word) => others.includes(word)));
        if (words === undefined)
            continue;
        const [renamed = '', ...head] = become?.split(' ') ?? words;
        const added = add === '' ? [] : add.split(' ');
        const left = new Set([...words.slice(1), ...drop.split(' '), ...added]);
        const kept = others.filter((word) => !left.has(word) && !left.has(word.split('=')[0] ?? ''));
        const tail = kept.at(-1) === '--' ? kept.slice(0, -1) : kept;
        return [program.replace(name, renamed), ...head, ...added, ...tail];
    }
    return null;
}
const REPAIRING_TOOLS = [
    {
        tools: `eslint, eslint_d, standard, xo, oxlint, stylelint, markdownlint, markdownlint-cli2, deno lint,
      golangci-lint run, standardrb`,
        add: '--fix',
    },
    { tools: 'ruff check', drop: '--no-fix --diff', add: '--fix' },
    { tools: 'cargo clippy', add: '--fix --allow-dirty --allow-staged' },
    { tools: 'ktlint', add: '-F' },
    { tools: 'rubocop', drop: '--lint -l', add: '--autocorrect' },
    { tools: 'prettier', drop: '--check -c --list-different -l', add: '--write' },
    { tools: 'biome ci', become: 'biome check --write' },
    { tools: 'biome check, biome lint, biome format', add: '--write' },
    { tools: 'gofmt, gofumpt, goimports', drop: '-l -d -e', add: '-w' },
    { tools: 'buf format', drop: '--diff -d --exit-code', add: '-w' },
    { tools: 'shfmt', drop: '-d --diff -l --list', add: '-w' },
    { tools: 'clang-format', drop: '--dry-run -n -Werror --Werror', add: '-i' },
    { tools: 'autopep8', drop: '--diff -d --exit-code', add: '--in-place' },
    { tools: 'yapf', drop: '--diff -d --quiet -q', add: '--in-place' },
    { tools: 'docformatter', drop: '--check -c', add: '--in-place' },
    { tools: 'ruff format, black, taplo fmt, taplo format', drop: '--check --diff' },
    { tools: 'deno fmt, cargo fmt, rustfmt', drop: '--check' },
    { tools: 'isort', drop: '--check --check-only -c --diff' },
    { tools: 'golangci-lint fmt', drop: '--diff -d' },
    { tools: 'terraform fmt, tofu fmt', drop: '-check -diff --check --diff' },
    { tools: 'php-cs-fixer check', become: 'php-cs-fixer fix', drop: '--diff' },
    { tools: 'php-cs-fixer fix', drop: '--dry-run --diff' },
    { tools: 'pint', drop: '--test' },
    { tools: 'dotnet format', drop: '--verify-no-changes' },
    { tools: 'mix format', drop: '--check-formatted' },
    { tools: 'dart format', drop: '--set-exit-if-changed --output=none -o=none' },
    { tools: 'swiftformat', drop: '--lint' },
    { tools: 'phpcs', become: 'phpcbf' },
    { tools: 'dprint check', become: 'dprint fmt' },
    { tools: 'csharpier check', become: 'csharpier format' },
    { tools: 'sqlfluff lint', become: 'sqlfluff fix' },
    { tools: 'gradle spotlessCheck', become: 'gradle spotlessApply' },
    { tools: 'gradle ktlintCheck', become: 'gradle ktlintFormat' },
    { tools: 'mvn spotless:check', become: 'mvn spotless:apply' },
    { tools: 'pre-commit run' },
];
const MAX_REPAIR_MS = 5 * 60_000;
async function runToolRepair(request, plan, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command } = request;
        if (command === null)
            return { ...plan, changes: [] };
        const oracle = __addDisposableResource(env_1, (0,test_oracle .X)({ ...request, command: { ...command, run: plan.command } }), false);
        await oracle.run({ phase: 'write', timeoutMs: MAX_REPAIR_MS, signal });
        const changed = await oracle.changedFiles();
        const changes = changed.map(({ path, before, after }) => {
            const edits = before === null || after === null ? null : [wholeEdit(before, after)];
            return { path, edits, content: after };
        });
        return { ...plan, command: plan.shown, changes };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}

; 











function openRepair({ sandbox, ...request }) {
    const where = { ...request, sandbox: sandbox?.shared() ?? null };
    const bench = new DiskBench(where);
    const tree = (0,once .O)(() => (0,repair_tree .g)(request.workspace));
    const parts = {
        async repairByTool(signal) {
            const plan = request.command === null ? null : await planToolRepair(request.command, await tree());
            return plan === null ? null : runToolRepair(where, plan, signal);
        },
        changedBlocks: async (failure) => rankedBlocks(await tree(), failure),
        try: (edits, options) => bench.try(edits, options),
    };
    return {
        search: (run) => searchRepair(run, parts),
        [Symbol.dispose]: () => bench[Symbol.dispose](),
    };
}
async function rankedBlocks(tree, failure) {
    const { changes } = failure;
    const blocks = changes === undefined ? [] : await changedBlocks(tree, changes);
    if (blocks.length < 2)
        return blocks;
    const ranked = await (0,likely_places .e7)(tree, failure);
    const rankOf = ({ path, line }) => {
        const rank = ranked.findIndex(({ unit }) => unit.file.path === path && (0,source_file .Hq)(unit, line));
        return rank === -1 ? ranked.length : rank;
    };
    return blocks
        .map((block) => ({ block, rank: rankOf(block) }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ block }) => block);
}
function recordedRepairs({ events, task }, workspace) {
    const runEvents = events.map((event) => event.runEvent);
    const tried = runEvents.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : [])).values();
    const command = (0,jobs .Kf)(task).first;
    const tree = (0,once .O)(() => (0,repair_tree .g)(workspace));
    const parts = {
        async repairByTool() {
            const plan = command === null ? null : await planToolRepair(command, await tree());
            return plan === null ? null : { ...plan, ...recordedRepair(runEvents) };
        },
        changedBlocks: async (failure) => rankedBlocks(await tree(), failure),
        async try() {
            const { done, value } = tried.next();
            return done === true ? null : value.verdict;
        },
    };
    return (run) => searchRepair(run, parts);
}
function recordedRepair(events) {
    const end = events.findIndex((event) => event.kind === 'driver_note' && event.payload.reason === notes .Y.toolRepair);
    const note = events[end];
    const command = note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
    const changes = events.slice(0, Math.max(0, end)).flatMap((event) => {
        if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file')
            return [];
        const args = tools .VB.safeParse(event.payload.args);
        return args.success
            ? [{ path: args.data.rel_path, edits: args.data.edits, content: args.data.content }]
            : [];
    });
    return { command, changes };
}


  })

};
