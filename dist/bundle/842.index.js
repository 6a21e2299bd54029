export const id = 842;
export const ids = [842];
export const modules = {

  51842:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p9: () => (  callsOf),
  ch: () => (  fileNamed),
  qI: () => (  planShell),
  kX: () => (  programName),
  UK: () => (  readCommand),
  vE: () => (  repositoryCommands),
  R6: () => (  shellFamily),
  sH: () => (  taskTexts)
});

var dist = __webpack_require__(3292);
var errors = __webpack_require__(7403);
var json = __webpack_require__(26910);
; 
function pathFrom(folder, path) {
    if (/^[/~]|[$`\\\0]/.test(path) || path.length > MAX_WORD_CHARS_IN_PATH)
        return null;
    const parts = [];
    for (const part of `${folder}/${path}`.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/') || '.';
}
const MAX_WORD_CHARS_IN_PATH = 300;
const fileIn = (folder, name) => (folder === '.' ? name : `${folder}/${name}`);
const folderOfFile = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.';
function upwards(folder) {
    return folder === '.' ? ['.'] : [folder, ...upwards(folderOfFile(folder))];
}
const withoutVariable = (word) => word.replace(/^(?:\$\{?\w+\}?|\$\([^)]*\))\//, '');
function folderPattern(globs) {
    const patterns = globs.map((glob) => glob
        .replace(/^(?:\.\/)+|\/+$/g, '')
        .split('**')
        .map((part) => part
        .split('*')
        .map((text) => text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
        .join('[^/]*'))
        .join('.*'));
    return new RegExp(`^(?:${patterns.join('|')})$`);
}

; 




async function cargoPrograms(files, words, [folder = '.']) {
    const all = words.map(({ value }) => value);
    const end = all.indexOf('--');
    const args = (end < 0 ? all : all.slice(0, end)).slice(1).filter((word) => !word.startsWith('+'));
    const valueBehind = (...names) => {
        const at = args.findIndex((word) => names.includes(word.split('=', 1)[0] ?? ''));
        return at < 0 ? undefined : (/=(.*)$/.exec(args[at] ?? '')?.[1] ?? args[at + 1]);
    };
    const [bin, example, name] = [
        valueBehind('--bin'),
        valueBehind('--example'),
        valueBehind('-p', '--package'),
    ];
    const command = args.find((word) => !word.startsWith('-')) ?? '';
    if (!/^r(?:un)?$/.test(command) || (bin ?? example ?? name) === undefined)
        return [];
    const paths = [...(await files.paths())];
    const found = paths.filter((path) => /(?:^|\/)Cargo\.toml$/.test(path));
    const manifest = pathFrom(folder, valueBehind('--manifest-path') ?? '');
    const above = upwards(folder).map((each) => fileIn(each, 'Cargo.toml'));
    const nearest = [manifest, ...above].find((path) => path !== null && found.includes(path));
    for (const path of new Set([nearest ?? [], found].flat())) {
        const text = (await files.readText(path)) ?? '';
        const table = (0,errors .NW)(null, () => (0,dist .qg)(text));
        const owner = (0,json .$6)(table, 'package', 'name');
        if (name !== undefined && owner !== name.replace(/@.*$/, ''))
            continue;
        const kind = example === undefined ? 'bin' : 'example';
        const target = example ?? bin ?? owner;
        const listed = [(0,json .fK)(table, kind)].flat().filter((each) => (0,json .$6)(each, 'name') === target);
        const places = [
            ...listed.map((each) => (0,json .$6)(each, 'path')),
            ...['.rs', '/main.rs'].map((rest) => `${kind === 'bin' ? 'src/bin' : 'examples'}/${target}${rest}`),
            ...(kind === 'bin' && target === owner ? ['src/main.rs'] : []),
        ];
        for (const place of places.filter((each) => each !== '')) {
            const main = pathFrom(folderOfFile(path), place);
            if (main === null || !(await files.isFile(main)))
                continue;
            const home = folderOfFile(main);
            const isAlone = /\/(?:bin|examples)\/[^/]+\/main\.rs$/.test(`/${main}`);
            const beside = isAlone ? paths.filter((each) => each.startsWith(`${home}/`)) : [];
            return [main, ...beside.filter((each) => each.endsWith('.rs') && each !== main)];
        }
    }
    return [];
}

; 
const LAUNCHER_TABLE = `
  ssh-agent, busybox, nohup, setsid, chronic, unbuffer, caffeinate, dbus-run-session, catchsegv, eatmydata, travis_retry:
  git submodule foreach, git bisect run, command, builtin, trap, source, ., concurrently, cross-env, cross-env-shell, corepack, zx, rush-x:
  start-server-and-test 2, su-exec 1, gosu 1, chroot 1, taskset 1, faketime 1, appraisal 1, direnv exec 1, chamber exec 1, rustup run 1:
  env: -u --unset -C --chdir
  sudo, doas: -u --user -g --group -h -p -C -D -R -T --chdir
  timeout 1, gtimeout 1, flock 1, aws-vault exec 1: -k --kill-after -s --signal -w --timeout -E -d --duration
  nice, ionice: -n -c --adjustment --class --classdata
  stdbuf, exec: -i -o -e -a
  time, gtime, strace: -f -o -e --format --output
  xvfb-run, xvfb-run-safe, wlheadless-run: -n -s -e -f -p -w -c --server-num --server-args --error-file --auth-file
  xargs, parallel, watch: -I -n -P -L -d -s -a -E -j --max-args --max-procs --replace --delimiter --jobs --interval
  c8, nyc: -r -o --reporter --reports-dir --report-dir --include --exclude -x -n --src
  retry, retry-cli, backoff: -t -s -d -n -i -m --times --tries --attempts --max --max-attempts --delay --sleep --interval
  wait-for-it 1, dockerize: -t --timeout -h -p -wait -timeout -template
  dotenv, dotenvx run, doppler run, infisical run, op run: -e -f -p -c -t --env-file --project --config --env --path
  volta run, fnm exec, nvm exec 1, nvm run 1, mise exec, mise x, asdf exec, rbenv exec, pyenv exec: --using --node
  nix develop -c, nix develop --command, nix shell -c, nix shell --command, nix run, devbox run, devenv shell:
  conda run, mamba run, micromamba run, pixi run: -n --name -p --prefix --cwd -e --environment --manifest-path
  uv run, uvx, uv x, uv tool run: --with --from --extra --group --package --python -p --project --directory --env-file
  pipx run: --spec --python --pip-args --index-url
  poetry run, pipenv run, pdm run, rye run, hatch run, hatch env run, tox exec: -C -P -p -e --directory --project --env
  coverage run: --source --rcfile --omit --include
  python, python -m: -W -X
  bundle exec, npx, npm exec, npm x, npm run, npm run-script: -p --package -w --workspace --prefix -C
  pnpm, pnpm exec, pnpm dlx, pnpm run, pnpx: --filter -F -C --dir --package
  yarn, yarn exec, yarn dlx, yarn run, yarn workspaces run, yarn workspaces foreach, yarn workspace 1: --cwd -p --from -j
  bun, bun x, bun run, bunx, deno run, deno task: --cwd --filter -p --package --config
  lerna exec, lerna run, nx exec, composer exec, composer run, composer run-script: --scope --ignore
  node, tsx, ts-node, ruby, perl, php, pwsh, powershell: -ExecutionPolicy -r -I -d -c -P --require --import --loader --env-file --project
  go run, go tool, dotnet tool run: -C -tags -ldflags -mod
  mix run, mix cmd: -r --require -e --eval --app --config
  docker run 1, docker exec 1: -v -e -w -u -p --name --network --entrypoint --platform --mount --env-file --volume --env
  docker compose run 1, docker compose exec 1, docker-compose run 1, docker-compose exec 1: -f -e -u -w -p --profile
`;
const LAUNCHERS_BY_PROGRAM = Map.groupBy(LAUNCHER_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
    const [calls = '', options = ''] = line.trim().split(/:(?: |$)/);
    return calls.split(', ').map((call) => {
        const [, names = '', count = '0'] = /^(.+?)(?: (\d))?$/.exec(call) ?? [];
        return { names: names.split(' '), wordCount: Number(count), valued: new Set(options.split(' ')) };
    });
}), ({ names }) => names[0] ?? '');
const OF_SHELLS = { wordCount: 1, valued: new Set(['-o', '+o', '-O', '--rcfile']) };
const OF_FUNCTIONS = { wordCount: 0, valued: new Set() };
const SHELL_PROGRAM = /^(?:ba|da|z|k|a|mk)?sh$/;
const INTERPRETERS = /^(?:node|python|ruby|perl|php)$/;
const RUNS_NO_FILE = /^(?:-[lceEp]|--check|--eval|--print)$/;
const SCRIPT_OPTIONS = {
    su: /^(?:-c|--command)$/,
    npx: /^(?:-c|--call)$/,
    npm: /^(?:-c|--call)$/,
    script: /^-\w*c$/,
    env: /^(?:-S|--split-string)$/,
    pwsh: /^-c(?:ommand)?$/i,
    powershell: /^-c(?:ommand)?$/i,
    cmd: /^\/c$/i,
};
function programName(word) {
    const base = word.replace(/[\\/]+$/, '').replace(/^(?:.*[\\/#]|npm:)/, '');
    return base
        .replace(/(?<=.)@.*$/, '')
        .replace(/\.(?:exe|cmd|bat|phar|sh|bash|py|[cm]?js|ts|rb|ps1|pl)$/, '')
        .replace(/^(python|pypy|php|pip)\d[\d.]*$/, '$1')
        .replace(/^(?:pypy|py)$/, 'python')
        .replace(/^(gradle|mvn)w$/, '$1')
        .replace(/^nodejs$/, 'node');
}
function withConstants(words, { commands }) {
    const [first, ...rest] = words;
    const name = /^\$\{?(\w+)\}?$/.exec(first?.raw ?? '')?.[1];
    if (name === undefined)
        return words;
    const values = commands.flatMap(({ assignments, words: declared }) => [...assignments, ...declared].filter(({ value }) => value.startsWith(`${name}=`)));
    const [only, ...others] = values;
    if (only === undefined || only.expands || others.length > 0)
        return words;
    const parts = only.value.slice(name.length + 1).split(/\s+/);
    return [...parts.map((value) => ({ raw: value, value, expands: false })), ...rest];
}
function scriptsIn(words, input) {
    const [program, ...args] = words.map(({ value }) => value);
    const name = programName(program ?? '');
    if (name === 'eval')
        return [args.join(' ')];
    const isShell = SHELL_PROGRAM.test(name);
    const option = isShell ? /^-[a-z]*c$/ : SCRIPT_OPTIONS[name];
    const found = option === undefined ? -1 : args.findIndex((arg) => option.test(arg));
    const at = /^np[mx]$/.test(name) && found >= endOfOptions(name, args) ? -1 : found;
    if (at >= 0)
        return isShell ? args.slice(at + 1, at + 2) : [args.slice(at + 1).join(' ')];
    const startsFile = skipOptions(args, 0, OF_SHELLS) < args.length && !args.includes('-s');
    return isShell && input !== null && !startsFile ? [input] : [];
}
const FOLDER_OPTIONS = {
    env: /^(?:-C|--chdir)$/,
    sudo: /^(?:-D|--chdir)$/,
    poetry: /^(?:-C|--directory)$/,
    uv: /^--directory$/,
    conda: /^--cwd$/,
};
function launcherFolder(launcher) {
    const [program = '', ...args] = launcher.map(({ value }) => value);
    const option = FOLDER_OPTIONS[programName(program)];
    for (const [at, word] of option === undefined ? [] : args.entries()) {
        const [, name = word, joined] = /^(--[\w-]+)=(.*)$/.exec(word) ?? [];
        if (option?.test(name))
            return joined ?? args[at + 1] ?? null;
    }
    return null;
}
function endOfOptions(name, args) {
    const valued = LAUNCHERS_BY_PROGRAM.get(name)?.[0]?.valued ?? new Set();
    return skipOptions(args, /^(?:exec|x)$/.test(args[0] ?? '') ? 1 : 0, { wordCount: 1, valued });
}
function behindLauncher(words, functions) {
    const values = words.map(({ value }) => value);
    const name = programName(values[0] ?? '');
    if (functions.has(name))
        return from(words, skipOptions(values, 1, OF_FUNCTIONS));
    if (SHELL_PROGRAM.test(name))
        return values[1] === '-n' ? [] : from(words, skipOptions(values, 1, OF_SHELLS));
    if (name === 'find') {
        return from(words, values.findIndex((value) => /^-(?:exec|execdir|ok)$/.test(value)) + 1 || words.length);
    }
    const launchers = LAUNCHERS_BY_PROGRAM.get(name) ?? [];
    const [best] = launchers
        .flatMap((launcher) => {
        const at = endOfNames(values, launcher);
        return at === null ? [] : [{ launcher, at }];
    })
        .toSorted((a, b) => b.launcher.names.length - a.launcher.names.length);
    if (best === undefined ||
        (best.at === 1 && INTERPRETERS.test(name) && values.some((value) => RUNS_NO_FILE.test(value))))
        return [];
    const at = skipOptions(values, best.at, best.launcher) + best.launcher.wordCount;
    return from(words, skipOptions(values, at, best.launcher));
}
function from(words, at) {
    const start = words.findIndex(({ value }, index) => index >= at && !/^(?:[A-Za-z_]\w*=|\+)/.test(value));
    return start < 1 ? [] : words.slice(start);
}
function endOfNames(values, launcher) {
    let at = 1;
    for (const name of launcher.names.slice(1)) {
        if (name.startsWith('-')) {
            const found = values.indexOf(name, at);
            if (found < 0)
                return null;
            at = found + 1;
            continue;
        }
        at = skipOptions(values, at, { ...launcher, wordCount: 1 });
        if (values[at] !== name)
            return null;
        at += 1;
    }
    return at;
}
function skipOptions(values, start, { wordCount, valued }) {
    const skipped = wordCount === 0 ? /^(?:[-+].|[A-Za-z_]\w*=|\d+[smhd]?$)/ : /^(?:[-+].|[A-Za-z_]\w*=)/;
    let at = start;
    for (;;) {
        const value = values[at];
        if (value === '--')
            return at + 1;
        if (value === undefined || !skipped.test(value))
            return at;
        at += valued.has(value) ? 2 : 1;
    }
}

var base_text = __webpack_require__(59199);
; 


const VALUED_MAKE_OPTIONS = /^[CfIoWE]$/;
const LONG_VALUED = [
    'directory',
    'file',
    'makefile',
    'include-dir',
    'old-file',
    'assume-old',
    'new-file',
    'assume-new',
    'what-if',
    'eval',
];
const PLAIN_MAKE_OPTIONS = /^(?:[jskwl]|jobs|silent|quiet|print-directory|no-print-directory|keep-going|load-average|output-sync|O)$/;
function readMakeCall(folder, words) {
    const call = { folder, files: [], goals: [], set: [], isPlain: true };
    const take = (name, value) => {
        if (name === 'C' || name === 'directory') {
            const next = pathFrom(call.folder, value);
            if (next === null)
                return false;
            call.folder = next;
        }
        else if (/^(?:f|file|makefile)$/.test(name))
            call.files.push(value);
        else if (!PLAIN_MAKE_OPTIONS.test(name))
            call.isPlain = false;
        return true;
    };
    for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? '';
        const [, long, joined] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
        if (long !== undefined) {
            const name = LONG_VALUED.find((each) => each.startsWith(long));
            if (!take(name ?? long, joined ?? (name === undefined ? '' : (words[++at] ?? ''))))
                return null;
        }
        else if (/^-\w/.test(word)) {
            for (let letter = 1; letter < word.length; letter++) {
                const name = word[letter] ?? '';
                const rest = word.slice(letter + 1);
                if (VALUED_MAKE_OPTIONS.test(name)) {
                    if (!take(name, rest === '' ? (words[++at] ?? '') : rest))
                        return null;
                    break;
                }
                take(name, '');
                if (/^[jlO]$/.test(name)) {
                    if (rest === '' && /^[\d.]+$/.test(words[at + 1] ?? ''))
                        at += 1;
                    break;
                }
            }
        }
        else if (/^[\w.]+[:+?]?=/.test(word))
            call.set.push(word);
        else if (word !== '--')
            call.goals.push(word);
    }
    return call;
}
const NAMES = ['GNUmakefile', 'makefile', 'Makefile'];
const MAX_INCLUDED = 10;
async function findMakefile(files, { folder, files: named }) {
    const paths = (named.length > 0 ? named : NAMES).map((name) => pathFrom(folder, name));
    for (const path of paths) {
        const text = path === null ? null : await files.readText(path);
        if (path === null || text === null)
            continue;
        const more = named.length > 1 ? await Promise.all(paths.slice(1).map((each) => files.readText(each ?? '.'))) : [];
        return parseMakefile(path, await withIncluded(files, [text, ...more.map((each) => each ?? '')].join('\n'), folder));
    }
    return null;
}
async function withIncluded(files, text, folder, left = MAX_INCLUDED) {
    const lines = [];
    let budget = left;
    for (const line of joinedLines(text)) {
        lines.push(line);
        const names = /^[-s]?include[ \t]+(.*)$/.exec(line)?.[1]?.split(/\s+/) ?? [];
        for (const name of names) {
            const path = pathFrom(folder, name);
            const included = path === null || budget <= 0 ? null : await files.readText(path);
            budget -= 1;
            if (included !== null)
                lines.push(await withIncluded(files, included, folder, budget - 1));
        }
    }
    return lines.join('\n');
}
const MAKE_RULE = /^([^\s#:=][^:=]*?)\s*::?(?![:=])([^=]*?)$/;
const VARIABLE = /^(?:export\s+|override\s+)?([\w.-]+)\s*(?:[:?+!]|::)?=[ \t]*(.*)$/;
const CHANGES_WHAT_RUNS = (0,base_text .EB)([
    /^(?:(?:un)?export|SHELL|\.SHELLFLAGS|\.ONESHELL|MAKEFLAGS|[-s]?include|define|override|ifn?def|ifn?eq)\b/,
    /^\w+\s*[+!]=|^[^\s#:=][^:=]*::?(?![:=])[^=]*=/,
]);
const joinedLines = (text) => text.replace(/\\\r?\n[ \t]*/g, ' ').split(/\r?\n/);
function parseMakefile(path, text) {
    const variables = new Map();
    const rules = [];
    let isPlain = true;
    for (const line of text.split('\n')) {
        if (line.startsWith('\t')) {
            const command = line.trim();
            if (command !== '')
                rules.at(-1)?.recipe.push(command);
            continue;
        }
        isPlain &&= !CHANGES_WHAT_RUNS.test(line);
        const [, name, value = ''] = VARIABLE.exec(line) ?? [];
        const [head = '', ...inline] = name === undefined ? line.split(';') : [''];
        const [, targets, needs = ''] = MAKE_RULE.exec(head.replace(/#.*/, '').trimEnd()) ?? [];
        if (name !== undefined)
            variables.set(name, value.replace(/\s#.*/, '').trim());
        else if (targets !== undefined)
            rules.push({
                targets: targets.split(/\s+/),
                needs: needs.trim(),
                recipe: inline.map((each) => each.trim()),
            });
    }
    return { path, variables, rules, isPlain };
}
const DEFINED = /^\s*(?:export\s+|override\s+)*define\s+([\w.-]+)/;
const ASSIGNED = /^(?:[^#\t=:]*:)?\s*(?:export\s+|override\s+|private\s+)*([\w.-]+)\s*(?:[?+!]|:{1,3})?=(.*)$/;
function startedText(text) {
    const started = [];
    const values = new Map();
    const add = (name, value) => {
        const known = values.get(name);
        if (known === undefined)
            values.set(name, [value]);
        else
            known.push(value);
    };
    let block;
    for (const line of joinedLines(text)) {
        const [, name, value = ''] = block !== undefined || line.startsWith('\t') ? [] : (ASSIGNED.exec(line) ?? []);
        block = /^\s*endef\b/.test(line) ? undefined : (block ?? DEFINED.exec(line)?.[1]);
        if (block !== undefined)
            add(block, line);
        else if (name !== undefined)
            add(name, value.replace(/\s#.*/, ''));
        else if (/^\t|^\s*\$[({](?:eval|foreach|call)\s/.test(line))
            started.push(line);
        else
            started.push(line.split(';').slice(1).join(';'));
    }
    for (const line of started)
        for (const [, long, name = long ?? ''] of line.matchAll(/\$(?:[({](?:call\s+)?([\w.-]+)|(\w))/g)) {
            for (const value of values.get(name) ?? [])
                started.push(value);
            values.delete(name);
        }
    return started.join('\n');
}
function recipesIn(path, text) {
    const { rules, variables } = parseMakefile(path, joinedLines(text).join('\n'));
    const known = (line, { needs }) => line
        .replace(/\$[({]([\w.-]+)[)}]/g, (_, name) => variables.get(name) ?? '$X')
        .replace(/\$[<^?]/g, () => needs)
        .replace(/\$[@*%]|\$\((?:[^()]|\([^()]*\))*\)|\$\{[^{}]*\}/g, '$X')
        .replaceAll('$$', '$');
    return rules.map((rule) => rule.recipe.map((line) => known(line, rule).replace(/^[@+-]+/, '')));
}
const BUILT_IN = {
    ...{ MAKE: 'make', CURDIR: '.', SHELL: 'sh', RM: 'rm -f' },
    ...{ CC: 'cc', CXX: 'c++', CPP: 'cc -E', FC: 'f77', AS: 'as', LD: 'ld', AR: 'ar' },
};
function expanded(text, values, { targets = [], needs = '' } = {}) {
    const [target = ''] = targets;
    let out = text;
    for (let level = 0; level < 4 && out.length < MAX_EXPANDED_CHARS; level += 1)
        out = out.replace(/(?<!\$)\$(?:\(([\w.-]+)\)|\{([\w.-]+)\}|([@<^]))/g, (_, a, b, automatic) => {
            if (automatic === '@')
                return target;
            if (automatic !== undefined)
                return automatic === '<' ? (needs.split(/\s+/)[0] ?? '') : needs;
            const name = a ?? b ?? '';
            return values.get(name) ?? BUILT_IN[name] ?? 'env';
        });
    return out;
}
const MAX_EXPANDED_CHARS = 24 * 1024;
function recipesOf(makefile, call) {
    const { path, rules, variables } = makefile;
    const values = new Map([...variables, ...call.set.map((word) => variableIn(word))]);
    const patterns = [];
    const exact = new Map();
    for (const rule of rules)
        for (const target of expanded(rule.targets.join(' '), values).split(/\s+/)) {
            if (target.includes('%'))
                patterns.push({ ...rule, targets: [target] });
            else
                exact.set(target, [...(exact.get(target) ?? []), { ...rule, targets: [target] }]);
        }
    const rulesFor = (goal) => exact.get(goal) ?? patterns.flatMap((rule) => withStem(rule, goal) ?? []).slice(0, 1);
    const found = new Map();
    const add = (goal) => {
        if (found.has(goal) || found.size > MAX_GOALS)
            return;
        found.set(goal, []);
        const goalRules = rulesFor(goal);
        for (const rule of goalRules)
            for (const need of expanded(rule.needs, values, rule).split(/[\s|]+/))
                add(need);
        found.delete(goal);
        const [only, ...others] = goalRules;
        const isSingle = makefile.isPlain && others.length === 0;
        const plain = only !== undefined && isSingle ? plainTask(only, call, values) : null;
        found.set(goal, goalRules.flatMap(taskOf).map((task) => ({ ...task, ...plain })));
    };
    const taskOf = (rule) => {
        const lines = rule.recipe.map((line) => inSubshell(expanded(line, values, rule)));
        const isKept = lines.length > 0 || call.goals.includes(rule.targets[0] ?? '');
        return isKept ? [{ name: rule.targets[0] ?? '', path, folder: call.folder, lines }] : [];
    };
    const [first] = rules.filter(({ targets }) => targets[0]?.startsWith('.') === false);
    const goals = call.goals.length > 0 ? call.goals : [variables.get('.DEFAULT_GOAL') ?? first?.targets[0] ?? ''];
    for (const goal of goals)
        add(goal);
    const made = [...found.values()].flat();
    return goals.every((goal) => rulesFor(goal).length > 0)
        ? made
        : [...made, ...rules.flatMap(taskOf).filter(({ name }) => !found.has(name))];
}
const MAX_GOALS = 500;
function plainTask({ targets: [goal = ''], needs, recipe }, { files, goals, set, isPlain }, values) {
    const at = goals.indexOf(goal);
    const isSure = isPlain &&
        recipe.length > 0 &&
        goals.every((each) => /^[A-Za-z_.][\w.-]*$/.test(each)) &&
        [...set, ...files].every((word) => /^[\w.,/:=+-]*$/.test(word)) &&
        !/[$%|;=]/.test(needs);
    if (at < 0 || !isSure)
        return null;
    const lines = recipe.map((line) => line.replace(/^[\s@+]+/, '').replace(/\$(?:\((\w+)\)|\{(\w+)\})/g, (all, a, b) => {
        const value = values.get(a ?? b);
        return value === undefined || value.includes('$') ? all : value;
    }));
    if (lines.some((line, index) => /^-|\$[^$]/.test(line) || (index < lines.length - 1 && MOVES.test(line))))
        return null;
    const earlier = [...goals.slice(0, at), ...needs.split(/\s+/).filter((need) => need !== '')];
    const before = ['make', ...files.flatMap((file) => ['-f', file]), ...earlier, ...set].join(' ');
    return {
        lines: lines.map((line) => line.replaceAll('$$', '$')),
        exact: { variables: set, ...(earlier.length > 0 ? { before } : {}) },
    };
}
const MOVES = /\b(?:cd|pushd)\b/;
function withStem({ targets: [target = ''], needs, recipe }, goal) {
    const [start = '', end = ''] = target.split('%');
    const isFor = goal.length > start.length + end.length && goal.startsWith(start) && goal.endsWith(end);
    const stem = goal.slice(start.length, goal.length - end.length);
    return isFor ? { targets: [goal], needs: needs.replaceAll('%', stem), recipe } : null;
}
const variableIn = (word) => {
    const at = word.indexOf('=');
    return [word.slice(0, at).replace(/[:+?]$/, ''), word.slice(at + 1)];
};
function inSubshell(line) {
    const plain = line.replace(/^[\s@+-]+/, '').replaceAll('$$', '$');
    return MOVES.test(plain) ? `(${plain}\n)` : plain;
}
async function testsOfBuild(files, call) {
    const { program, args, folder } = call;
    const build = program === 'cmake' ? readCmakeCall(args) : await readBuildCall(files, call);
    if (build === null)
        return null;
    const config = build.config === undefined ? '' : ` -C ${(0,base_text .r7)(build.config)}`;
    return {
        name: 'test',
        path: fileIn(folder, 'CMakeLists.txt'),
        folder,
        lines: [`ctest --test-dir ${(0,base_text .r7)(build.path)}${config}`],
        exact: { variables: [] },
    };
}
function readCmakeCall(args) {
    const values = {};
    for (let at = 0; at < args.length; at++) {
        const word = args[at] ?? '';
        const [, name = word, joined] = /^(--[a-z]+)=(.*)$/.exec(word) ?? [];
        const option = CMAKE_OPTIONS[name];
        if (option !== undefined)
            values[option] = joined ?? args[++at] ?? '';
        else if (!/^(?:-j\d*|--parallel)$/.test(name))
            return null;
        else if (joined === undefined && /^\d+$/.test(args[at + 1] ?? ''))
            at += 1;
    }
    const { build: path, config, target = '' } = values;
    if (path === undefined || !/^(?:test|RUN_TESTS)$/.test(target))
        return null;
    return { path, config };
}
const CMAKE_OPTIONS = {
    '--build': 'build',
    '--config': 'config',
    '--target': 'target',
    '-t': 'target',
};
async function readBuildCall(files, { program, args, folder }) {
    const call = /^(?:g?make|ninja)$/.test(program) ? readMakeCall('.', args) : null;
    if (call === null || !call.isPlain || call.goals.join(' ') !== 'test' || call.folder === '.')
        return null;
    if (!(await files.isFile(fileIn(folder, 'CMakeLists.txt'))))
        return null;
    const build = pathFrom(folder, call.folder) ?? call.folder;
    for (const path of await files.paths())
        if (path.startsWith(`${build}/`))
            return null;
    return { path: call.folder };
}

var schemas = __webpack_require__(81469);
; 




const Globs = schemas .YOg(schemas .YjP());
const PackageSchema = schemas .Ikc({
    name: schemas .YjP().catch(''),
    scripts: schemas .g1P(schemas .YjP(), schemas .YjP().catch('')).catch({}),
    workspaces: schemas .KCZ([Globs, schemas .Ikc({ packages: Globs }).transform(({ packages }) => packages)]).catch([]),
});
async function readManifest(files, folder) {
    const text = await files.readText(fileIn(folder, 'package.json'));
    return text === null ? null : (0,json .Vh)(PackageSchema, text);
}
const PACKAGE_MANAGERS = {
    npm: {
        options: {
            ...{ '--prefix': 'folder', '-C': 'folder', '-w': 'package', '--workspace': 'package' },
            ...{ '--workspaces': 'all', '-ws': 'all', '--include-workspace-root': 'root', '-iwr': 'root' },
            ...{
                '--loglevel': 'value',
                '--script-shell': 'value',
                '--userconfig': 'value',
                '--cache': 'value',
                '--registry': 'value',
            },
        },
        endsAtName: false,
        commands: /^(?!(?:run(?:-\w+)?|rum|urn|test|t|tst|start|stop|restart|it|cit|install-\w+)$)/,
    },
    pnpm: {
        options: {
            ...{ '-C': 'folder', '--dir': 'folder', '--prefix': 'folder', '--filter': 'package', '-F': 'package' },
            ...{
                '--filter-prod': 'package',
                '-r': 'all',
                '--recursive': 'all',
                '--workspace-concurrency': 'value',
            },
            ...{ '--reporter': 'value', '--loglevel': 'value' },
        },
        endsAtName: true,
        commands: (0,base_text .EB)([
            /^(?:exec|dlx|create|add|remove|update|up|link|unlink|rebuild|prune|fetch|audit|list|ls|outdated|why)$/,
            /^(?:store|env|config|licenses|deploy|patch\S*|approve-builds|setup|init|import)$/,
        ]),
    },
    yarn: {
        options: {
            '--cwd': 'folder',
            '--from': 'value',
            '--include': 'value',
            '--exclude': 'value',
            '-j': 'value',
            '--jobs': 'value',
        },
        endsAtName: true,
        commands: /^(?:exec|dlx|node|add|remove|up|upgrade|link|config|cache|info|why|init|set|plugin|dedupe|audit|list|create|global)$/,
    },
    bun: {
        options: {
            '--cwd': 'folder',
            '--filter': 'package',
            '-F': 'package',
            '--config': 'value',
            '-c': 'value',
            '--env-file': 'value',
        },
        endsAtName: true,
        commands: /^(?:x|add|remove|update|link|unlink|pm|build|init|create|upgrade|repl|exec|test)$/,
    },
};
const PLAIN_OPTIONS = /^(?:-s|--silent|--quiet|-q|--if-present|--loglevel|--reporter|--(?:no-)?color)$/;
const MAY_BE_SEVERAL = /[*{}!^[\]]|\.\.\./;
function readPackageCall(manager, folder, args) {
    const call = { folder, packages: [], isOfAll: false, withRoot: false, words: [] };
    let isPlain = true;
    let at = 0;
    for (; at < args.length; at++) {
        const word = args[at] ?? '';
        if (word === '--')
            break;
        if (!word.startsWith('-')) {
            call.words.push(word);
            const isLast = !/^(?:run(?:-script)?|recursive|multi|m|workspaces?|foreach|exec|dlx)$/.test(word);
            const isNamed = call.words[0] === 'workspace' && call.words.length === 2;
            if (manager.endsAtName && isLast && !isNamed)
                break;
            continue;
        }
        const [, name = word, joined] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
        const kind = manager.options[name];
        isPlain &&= kind === 'folder' || kind === 'package' || PLAIN_OPTIONS.test(name);
        if (kind === 'all')
            call.isOfAll = joined !== 'false';
        else if (kind === 'root')
            call.withRoot = true;
        else if (kind !== undefined) {
            const value = joined ?? args[++at] ?? '';
            const next = kind === 'folder' ? pathFrom(call.folder, value) : call.folder;
            if (next === null)
                return null;
            call.folder = next;
            if (kind === 'package')
                call.packages.push(value);
        }
    }
    const isOne = call.packages.length < 2 && !call.packages.some((name) => MAY_BE_SEVERAL.test(name));
    return { ...call, isPlain: isPlain && isOne && at >= args.length - 1 };
}
async function workspacePackages(files, folder) {
    const within = (name) => fileIn(folder, name);
    const listed = (await files.readText(within('pnpm-workspace.yaml')))?.matchAll(/^\s*- ['"]?([\w@./*!-]+)['"]?\s*$/gm) ??
        [];
    const globs = [
        ...((await readManifest(files, folder))?.workspaces ?? []),
        ...[...listed].map(([, glob = '']) => glob),
    ];
    const isMember = folderPattern(globs.filter((glob) => !glob.startsWith('!')));
    const below = within('');
    return [...(await files.paths())]
        .filter((path) => path.endsWith('/package.json') && path.startsWith(below) && !path.includes('node_modules/'))
        .map((path) => path.slice(below.length, -'/package.json'.length))
        .filter((path) => path !== '' && isMember.test(path))
        .map(within)
        .toSorted();
}
async function selectedPackages(files, folder, selectors) {
    const members = await workspacePackages(files, folder);
    const names = new Map();
    for (const member of members)
        names.set(member, (await readManifest(files, member))?.name ?? '');
    const found = new Set();
    for (const selector of selectors.filter((each) => !each.startsWith('!'))) {
        const bare = selector
            .replace(/^(?:\.\.\.)?\^?|\^?(?:\.\.\.)?(?:\[.*\])?$/g, '')
            .replace(/^\{(.*)\}$/, '$1');
        const path = pathFrom(folder, bare);
        const isPath = path === null ? null : folderPattern([path]);
        const isName = folderPattern([bare]);
        const named = members.filter((member) => isName.test(names.get(member) ?? ''));
        const byPath = members.filter((member) => isPath?.test(member) === true || (path !== '.' && member.startsWith(`${path}/`)));
        const short = members.filter((member) => isName.test((names.get(member) ?? '').replace(/^@[^/]*\//, '')));
        const chosen = byPath.length > 0 ? byPath : named.length > 0 ? named : short;
        for (const member of chosen)
            found.add(member);
        if (chosen.length === 0 && path !== null && (await readManifest(files, path)) !== null)
            found.add(path);
    }
    return [...found];
}
async function foldersOf(files, { folder, packages, isOfAll, withRoot }) {
    const root = withRoot ? [folder] : [];
    if (packages.length > 0)
        return [...root, ...(await selectedPackages(files, folder, packages))];
    return isOfAll ? [...root, ...(await workspacePackages(files, folder))] : [folder];
}
const INSTALL = 'preinstall install postinstall prepublish preprepare prepare postprepare'.split(' ');
const LIFECYCLES = [
    [/^(?:i|install|ci|clean-install|ic|install-clean)$/, INSTALL],
    [/^(?:pack|publish)$/, 'prepublishOnly prepack prepare postpack publish postpublish'.split(' ')],
    [/^version$/, ['preversion', 'version', 'postversion']],
];
const runsUnasked = (scripts) => (0,json .Qd)(scripts) &&
    LIFECYCLES.some(([, names]) => names.some((name) => Object.hasOwn(scripts, name)));
async function packageScripts(files, { program, args, folder }) {
    if (program === 'node')
        return scriptOfNode(files, args, folder);
    const manager = PACKAGE_MANAGERS[program];
    if (manager === undefined)
        return null;
    let call = readPackageCall(manager, folder, args);
    if (call === null)
        return null;
    let [first, ...rest] = call.words;
    if (program === 'pnpm' && /^(?:recursive|multi|m)$/.test(first ?? '')) {
        call = { ...call, isOfAll: true };
        [first, ...rest] = rest;
    }
    if (program === 'yarn' && first === 'workspace') {
        call = { ...call, packages: rest.slice(0, 1) };
        [first, ...rest] = rest.slice(1);
    }
    else if (program === 'yarn' && first === 'workspaces') {
        call = { ...call, isOfAll: true, withRoot: rest[0] === 'foreach' };
        [first, ...rest] = rest[0] === 'foreach' ? rest.slice(1) : rest;
    }
    const folders = await foldersOf(files, call);
    if (first === undefined && program !== 'yarn' && program !== 'pnpm')
        return { folders, tasks: [] };
    const hooks = rest.length > 0 ? [] : (LIFECYCLES.find(([command]) => command.test(first ?? 'install'))?.[1] ?? []);
    const names = scriptNames(program, manager, [first ?? 'install', ...rest]);
    const unasked = args.includes('--ignore-scripts') ? [] : hooks;
    const isPlain = call.isPlain && !call.isOfAll && rest.length === (RUNS_SCRIPT.test(first ?? '') ? 1 : 0);
    const further = { separator: program === 'npm' ? ' -- ' : ' ', isQuotedAgain: true };
    const tasks = [];
    for (const each of folders) {
        const scripts = (await readManifest(files, each))?.scripts ?? {};
        const isThere = (name) => Object.hasOwn(scripts, name);
        for (const name of unasked.filter(isThere))
            tasks.push({ ...scriptTask(scripts, name, each), hook: 'lifecycle' });
        for (const name of names.filter(isThere)) {
            const all = withHooks(scripts, name, each);
            tasks.push(...all.map((task) => ({
                ...task,
                ...(isPlain && all.length === 1 ? { exact: WITH_LOCAL_PROGRAMS } : {}),
                ...(isPlain && task.name === name ? { further: { ...further, lines: task.lines } } : {}),
            })));
        }
    }
    return { folders, tasks };
}
const RUNS_SCRIPT = /^(?:run(?:-script)?|rum|urn)$/;
const WITH_LOCAL_PROGRAMS = {
    variables: ['PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"'],
};
async function scriptOfNode(files, args, folder) {
    const at = args.findIndex((word) => !word.startsWith('-') || /^--run(?:=|$)/.test(word));
    const [option, joined] = /^--run(?:=(.*))?$/.exec(args[at] ?? '') ?? [];
    if (option === undefined)
        return null;
    const name = joined ?? args[at + 1] ?? '';
    const isAlone = at === 0 && args.length === (joined === undefined ? 2 : 1);
    for (const each of upwards(folder)) {
        const manifest = await readManifest(files, each);
        if (manifest === null)
            continue;
        const { scripts } = manifest;
        if (!Object.hasOwn(scripts, name))
            return { folders: [each], tasks: [] };
        const task = scriptTask(scripts, name, each);
        return { folders: [each], tasks: [isAlone ? { ...task, exact: WITH_LOCAL_PROGRAMS } : task] };
    }
    return null;
}
const scriptTask = (scripts, name, folder) => ({
    name,
    path: fileIn(folder, 'package.json'),
    folder,
    lines: [scripts[name] ?? ''],
});
const withHooks = (scripts, name, folder) => [`pre${name}`, name, `post${name}`]
    .filter((each) => Object.hasOwn(scripts, each))
    .map((each) => ({
    ...scriptTask(scripts, each, folder),
    ...(each === name ? {} : { hook: 'around' }),
}));
function scriptNames(program, { commands }, [first = '', second]) {
    if (/^(?:run(?:-\w+)?|rum|urn)$/.test(first) &&
        !(program !== 'npm' && /^run-/.test(first) && first !== 'run-script'))
        return second === undefined ? [] : [second];
    if (commands.test(first))
        return [];
    if (/^(?:t|tst|it|cit|install-test|install-ci-test)$/.test(first))
        return program === 'npm' || first === 't' ? ['test'] : [first];
    return [first];
}
const OVER_PACKAGES = {
    'npm-run-all': { skips: /(?!)/, isOfAll: false },
    'npm-run-all2': { skips: /(?!)/, isOfAll: false },
    'run-s': { skips: /(?!)/, isOfAll: false },
    'run-p': { skips: /(?!)/, isOfAll: false },
    rushx: { skips: /(?!)/, isOfAll: false },
    'rush-x': { skips: /(?!)/, isOfAll: false },
    turbo: { skips: /^run$/, isOfAll: true },
    lerna: { skips: /^run$/, isOfAll: true },
    nx: { skips: /^(?:run|run-many|affected)$/, isOfAll: true },
    rush: { skips: /(?!)/, isOfAll: true },
    wsrun: { skips: /(?!)/, isOfAll: true },
};
async function scriptsByName(files, { program, args, folder }) {
    const runner = OVER_PACKAGES[program];
    if (runner === undefined)
        return null;
    const wanted = args
        .flatMap((word) => (word.startsWith('-') ? (/^(?:-t|--targets?)=(.*)$/.exec(word)?.[1] ?? '') : word).split(','))
        .map((word) => (program === 'nx' || program === 'turbo' ? word.replace(/^.*[:#]/, '') : word))
        .filter((word) => word !== '' && !runner.skips.test(word));
    const known = program === 'turbo' ? await turboTasks(files, folder) : null;
    const names = known === null ? wanted : wanted.filter((word) => known.has(word));
    const all = runner.isOfAll
        ? [...(await files.paths())]
            .filter((path) => /(?:^|\/)package\.json$/.test(path) && !path.includes('node_modules/'))
            .map(folderOfFile)
        : [folder];
    const tasks = [];
    for (const each of all.toSorted().slice(0, MAX_PACKAGES)) {
        const scripts = (await readManifest(files, each))?.scripts ?? {};
        for (const name of Object.keys(scripts))
            if (names.some((glob) => folderPattern([glob.replaceAll(':', '/')]).test(name.replaceAll(':', '/'))))
                tasks.push(...withHooks(scripts, name, each));
    }
    return tasks;
}
const MAX_PACKAGES = 200;
const TurboNames = schemas .g1P(schemas .YjP(), schemas .L5J());
const TurboSchema = schemas .Ikc({ tasks: TurboNames.optional(), pipeline: TurboNames.optional() });
async function turboTasks(files, folder) {
    for (const each of upwards(folder)) {
        const text = await files.readText(fileIn(each, 'turbo.json'));
        if (text === null)
            continue;
        const { tasks, pipeline } = (0,json .Vh)(TurboSchema, text) ?? {};
        const names = Object.keys({ ...tasks, ...pipeline });
        return names.length === 0 ? null : new Set(names.map((name) => name.replace(/^.*#/, '')));
    }
    return null;
}

var syntax_tree = __webpack_require__(60135);
; 
function shellFamily(shell) {
    const program = /^(?:\S*[\\/])?([\w-]*)/.exec(shell?.trim() ?? '')?.[1] ?? '';
    if (/^(?:(?:ba|da|z|k|a|mk)?sh)?$/.test(program))
        return 'posix';
    return /^(?:pwsh|powershell|cmd)$/.test(program) ? 'windows' : 'other';
}
function planShell(shell, run, isOnPath) {
    const script = run.replaceAll('\r\n', '\n');
    const name = shell?.trim() ?? '';
    if (name === '')
        return { ...SHELLS.sh, program: isOnPath('bash') ? 'bash' : 'sh', script };
    if (name === 'bash' || name === 'sh' || name === 'python')
        return { ...SHELLS[name], script };
    return name === 'pwsh' || name === 'powershell' ? planPowerShell(name, script) : planTemplate(name, script);
}
const SHELLS = {
    bash: { program: 'bash', args: '--noprofile --norc -e -o pipefail {0}'.split(' '), extension: '.sh' },
    sh: { program: 'sh', args: ['-e', '{0}'], extension: '.sh' },
    python: { program: 'python', args: ['{0}'], extension: '.py' },
};
function planPowerShell(program, script) {
    const end = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }';
    return {
        program,
        args: ['-command', ". '{0}'"],
        extension: '.ps1',
        script: `$ErrorActionPreference = 'stop'\n${script}\n${end}\n`,
    };
}
function planTemplate(template, script) {
    const words = [...template.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word);
    const [program, ...args] = words;
    if (program === undefined || !args.some((arg) => arg.includes('{0}'))) {
        throw new Error(`shell "${template}" is neither bash, sh, python or pwsh nor a template with {0} for the script's path`);
    }
    return { program, args, extension: program === 'bash' || program === 'sh' ? '.sh' : '', script };
}

; 


const MAX_SCRIPT_LENGTH = 24 * 1024;
async function readScript(text, shell = null) {
    return scriptFrom(await (0,syntax_tree .qd)('bash'), text, shellFamily(shell) === 'posix');
}
function scriptFrom(parser, text, isPosix) {
    const readable = text
        .slice(0, MAX_SCRIPT_LENGTH)
        .replace(/\\(?:\n|.)/g, (pair) => pair.replace(/[ \t]/, 'x'));
    const { root, hasError } = parser.parse(readable);
    const isTooDeep = nestsTooDeeply(root);
    const nodes = isTooDeep ? [] : [...root.descendants()];
    const isWhole = !hasError && !isTooDeep && !nodes.some((node) => isMisread(node, text));
    const isKnown = isPosix && isWhole && text.length <= MAX_SCRIPT_LENGTH;
    const known = new Map();
    for (const node of nodes)
        if (isCommand(node))
            known.set(node, readSimpleCommand(node, text));
    const commands = [...known.values()];
    const functions = nodes.filter(({ type }) => type === 'function_definition');
    return {
        text,
        isKnown,
        commands,
        plain: isTooDeep ? [null] : root.namedChildren().flatMap((node) => plainCommands(node, known)),
        functions: new Map(functions.map((node) => [sourceText(node.childByField('name'), text), node])),
        quotingAt: (offset) => (isKnown ? quotingIn(root, text, offset) : null),
        nested: (inner) => scriptFrom(parser, inner, true),
    };
}
function isMisread(node, text) {
    if (node.type === 'command_substitution' && text[node.start] === '`')
        return /(?<!\\)`/.test(text.slice(node.start + 1, node.end - 1));
    const { parent } = node;
    if (parent?.type === 'redirected_statement') {
        const next = nextSibling(node);
        return next !== undefined && /-\s/.test(text.slice(node.end, next.start));
    }
    const next = isAssignment(node) && parent?.type === 'command' ? nextSibling(node) : undefined;
    return next !== undefined && isOneWord(node, next, text);
}
const nextSibling = (node) => node.parent?.children[node.parent.children.indexOf(node) + 1];
const isOneWord = (before, after, text) => /^(?:\\\n)*$/.test(text.slice(before.end, after.start));
const MAX_NESTING = 500;
function nestsTooDeeply(root) {
    let level = [root];
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MAX_NESTING)
            return true;
        level = level.flatMap(({ children }) => children);
    }
    return false;
}
const SCOPES = /^(?:subshell|command_substitution|process_substitution|function_definition|pipeline)$/;
const DECLARATIONS = new Set(['declaration_command', 'unset_command']);
function isCommand({ type, parent }) {
    if (type === 'command' || DECLARATIONS.has(type))
        return true;
    return (type === 'variable_assignment' && parent?.type !== 'command' && !DECLARATIONS.has(parent?.type ?? ''));
}
function readSimpleCommand(node, text) {
    const redirects = redirectsOf(node);
    const parts = isAssignment(node) ? [node] : node.children.filter((child) => !redirects.includes(child));
    const assignments = DECLARATIONS.has(node.type) ? [] : parts.filter(isAssignment);
    return {
        start: node.start,
        end: parts.at(-1)?.end ?? node.end,
        assignments: assignments.map((each) => wordOf([each], text)),
        words: wordsIn(node, text),
        redirections: redirects.map((each) => ({
            operator: each.children.find(({ isNamed }) => !isNamed)?.type ?? '',
            target: each.type === 'heredoc_redirect' ? null : lastWord(each, text),
        })),
        input: inputOf(node, redirects, text),
        isInBackground: [node, ...node.ancestors()].some((at) => nextSibling(at)?.type === '&'),
        scopes: [...node.ancestors()]
            .filter(({ type }) => SCOPES.test(type))
            .map(({ start }) => start)
            .toReversed(),
    };
}
const isAssignment = ({ type }) => type === 'variable_assignment';
function wordsIn({ type, children }, text) {
    const words = [];
    for (const child of children) {
        if (!DECLARATIONS.has(type) && child.type !== 'command_name' && child.field !== 'argument')
            continue;
        const before = words.at(-1)?.at(-1);
        if (before !== undefined && isOneWord(before, child, text))
            words.at(-1)?.push(child);
        else
            words.push([child]);
    }
    return words.map((parts) => wordOf(parts, text));
}
function lastWord(redirect, text) {
    const last = redirect.children.at(-1);
    return last === undefined ? null : wordOf([last], text);
}
function redirectsOf(node) {
    const found = node.children.filter(({ type }) => type.endsWith('_redirect'));
    for (let at = node; at.parent !== null; at = at.parent) {
        const { type, children } = at.parent;
        if (type === 'redirected_statement') {
            found.push(...children.filter((child) => child.type.endsWith('_redirect') && child !== at));
        }
        else if (!(type === 'list' || type === 'pipeline') || children.at(-1) !== at)
            break;
    }
    return found.flatMap((each) => [each, ...each.children.filter(({ type }) => type.endsWith('_redirect'))]);
}
function inputOf(node, redirects, text) {
    for (const redirect of redirects) {
        if (redirect.type === 'herestring_redirect')
            return lastWord(redirect, text)?.value ?? null;
        const body = redirect.children.find(({ type }) => type === 'heredoc_body');
        if (body !== undefined)
            return text.slice(body.start, body.end);
    }
    const above = node.parent?.type === 'redirected_statement' ? node.parent : node;
    if (above.parent?.type !== 'pipeline')
        return null;
    const pipe = above.parent;
    if (pipe.parent?.type === 'heredoc_redirect')
        return inputOf(pipe, [pipe.parent], text);
    const before = pipe.children[pipe.children.indexOf(above) - 2];
    if (before === undefined)
        return null;
    if (before.type === 'redirected_statement') {
        const body = before.children.at(-1)?.children.find(({ type }) => type === 'heredoc_body');
        return body === undefined ? null : text.slice(body.start, body.end);
    }
    const words = wordsIn(before, text).map(({ value }) => value);
    return words[0] === 'echo' || words[0] === 'printf' ? words.slice(1).join(' ') : null;
}
const EXPANSIONS = /^(?:simple_expansion|expansion|command_substitution|process_substitution|arithmetic_expansion)$/;
function wordOf(parts, text) {
    const raw = text.slice(parts[0]?.start, parts.at(-1)?.end);
    const expands = raw.startsWith('~') ||
        parts.flatMap((part) => [...part.descendants()]).some(({ type }) => EXPANSIONS.test(type));
    return { raw, value: parts.map((part) => plainValue(part, text)).join(''), expands };
}
const CONTROLS = { n: '\n', r: '\r', t: '\t' };
function plainValue(node, text) {
    const raw = text.slice(node.start, node.end);
    switch (node.type) {
        case 'raw_string':
            return raw.slice(1, -1);
        case 'string':
            return raw.slice(1, -1).replace(/\\(?:\n|(["\\$`]))/g, '$1');
        case 'ansi_c_string':
            return raw
                .slice(2, -1)
                .replace(/\\(?:x([\da-f]{1,2})|([0-7]{1,3})|(.))/gi, (_, hex, octal, char = '') => {
                const code = Number.parseInt(hex ?? octal ?? '', hex === undefined ? 8 : 16);
                return Number.isNaN(code) ? (CONTROLS[char] ?? char) : String.fromCharCode(code);
            });
        case 'word':
            return raw.replace(/\\(?:\n|(.))/g, '$1');
        case 'command_name':
        case 'concatenation':
        case 'variable_assignment':
            return node.children.map((child) => plainValue(child, text)).join('');
        default:
            return node.isNamed ? raw : raw.replace(/^\\/, '');
    }
}
const sourceText = (node, text) => node === null ? '' : text.slice(node.start, node.end);
function plainCommands(node, known) {
    const command = known.get(node);
    if (command !== undefined)
        return [command.isInBackground ? null : command];
    const body = node.type === 'redirected_statement' ? node.childByField('body') : null;
    if (body !== null)
        return plainCommands(body, known);
    const isList = node.type === 'list' || node.type === 'variable_assignments';
    return isList && node.children.every(({ isNamed, type }) => isNamed || type === '&&')
        ? node.namedChildren().flatMap((part) => plainCommands(part, known))
        : [null];
}
function quotingIn(root, text, offset) {
    let leaf = root;
    for (let next = root; next !== undefined;) {
        leaf = next;
        next = leaf.children.find(({ start, end }) => start <= offset && offset < end);
    }
    for (const node of [leaf, ...leaf.ancestors()]) {
        if (node.type === 'raw_string')
            return { kind: 'single' };
        if (node.type === 'ansi_c_string')
            return { kind: 'ansi' };
        if (node.type === 'comment')
            return { kind: 'comment' };
        if (node.type !== 'heredoc_body')
            continue;
        const delimiter = node.parent?.children.find(({ type }) => type === 'heredoc_start');
        if (delimiter === undefined || !/['"\\]/.test(sourceText(delimiter, text)))
            break;
        return { kind: 'literal', document: { delimiter, body: node } };
    }
    const backslashes = /\\*$/.exec(text.slice(Math.max(0, offset - 100), offset))?.[0].length ?? 0;
    return { kind: backslashes % 2 === 1 ? 'escaped' : 'expanded' };
}

; 




const PLAIN_WORDS = /^(?:run|r|-[qv]+|-p|(?:--parallel=)?(?:auto|all|\d+)|--parallel)$/;
function readToxCall({ args, folder }) {
    const rest = [...args];
    const valueBehind = (name) => {
        const at = rest.findIndex((word) => name.test(word));
        const word = rest[at];
        if (word === undefined)
            return undefined;
        const joined = /^(?:-\w|--\w+=)(.+)$/.exec(word)?.[1];
        const [, next] = rest.splice(at, joined === undefined ? 2 : 1);
        return joined ?? next;
    };
    const root = valueBehind(/^--root(?:=|$)/);
    const named = valueBehind(/^(?:-e|--env(?:=|$))/);
    return {
        folder: root === undefined ? folder : (pathFrom(folder, root) ?? folder),
        settings: valueBehind(/^(?:-c|--conf(?:=|$))/),
        named: named === undefined || named === 'ALL' ? null : named.split(','),
        isPlain: rest.every((word) => PLAIN_WORDS.test(word)),
    };
}
async function toxTasks(files, started) {
    const call = readToxCall(started);
    const found = await toxSettings(files, call);
    if (found === null)
        return [];
    const { path, base } = found;
    const root = folderOfFile(path);
    const tasks = environmentsOf(found, call.named).map(({ env, specific }) => {
        const partOf = (part) => linesFor(env.split('-'), specific?.[part] ?? base?.[part] ?? '');
        const lines = [...partOf('before'), ...partOf('commands'), ...partOf('after')];
        const moved = (specific?.folder ?? base?.folder ?? '')
            .replace(/\{(?:tox_?ini_?dir|tox_root|\/)\}\/?/g, '')
            .trim();
        const task = { name: env, path, folder: pathFrom(root, moved) ?? root, lines: lines.map(withDefaults) };
        const isMoved = (specific ?? base)?.folder !== undefined;
        const passed = partOf('commands').filter((line) => POSARGS.test(line));
        return { task, isMoved, passed: passed.map((line) => withDefaults(line.replace(POSARGS, ''))) };
    });
    const isPassed = call.isPlain && !tasks.some(({ isMoved, passed }) => isMoved && passed.length > 0);
    return tasks.map(({ task, passed: lines }) => isPassed && lines.length > 0
        ? { ...task, further: { separator: ' -- ', lines, isQuotedAgain: false } }
        : task);
}
const POSARGS = /\{posargs\b(?::[^{}]*)?\}/;
const withDefaults = (line) => line
    .replace(/^[-!]\s*/, '')
    .replace(/\{(?:tox_?ini_?dir|tox_root)\}\/?/g, './')
    .replace(/\{posargs:([^{}]*)\}|\{env:\w+:([^{}]*)\}/g, '$1$2')
    .replace(/\{env_?(?:python|bin_?dir)\}/g, 'python')
    .replace(/\{[^{}]*\}/g, '');
const environmentsOf = ({ list = 'py', of }, named) => (named ?? expandBraces(list.replaceAll('\\\n', ' '))).map((env) => ({ env, specific: of(env) }));
async function toxSettings(files, { folder, settings }) {
    const named = settings === undefined ? folder : pathFrom(folder, settings);
    if (named === null)
        return null;
    const isFile = await files.isFile(named);
    const root = isFile ? folderOfFile(named) : named;
    const read = async (name) => {
        const path = pathFrom(root, name) ?? name;
        const text = isFile && path !== named ? null : await files.readText(path);
        return { path, text };
    };
    const ini = await read('tox.ini');
    if (ini.text !== null)
        return { path: ini.path, ...fromIni(ini.text) };
    const setup = await read('setup.cfg');
    const text = setup.text?.replaceAll('[tox:tox]', '[tox]');
    if (text?.includes('\n[tox]\n'))
        return { path: setup.path, ...fromIni(text) };
    const project = await read('pyproject.toml');
    const tox = ProjectSchema.safeParse(readToml(project.text)).data?.tool?.tox;
    if (tox?.legacy_tox_ini !== undefined)
        return { path: project.path, ...fromIni(tox.legacy_tox_ini) };
    if (tox !== undefined)
        return { path: project.path, ...fromTable(tox) };
    const toxToml = await read('tox.toml');
    const table = ToxSchema.safeParse(readToml(toxToml.text)).data;
    return table === undefined ? null : { path: toxToml.path, ...fromTable(table) };
}
function fromIni(text) {
    const sections = text.split(/^(?=\[)/m);
    const section = (name) => sections.find((each) => each.startsWith(`[${name}]`));
    const environment = (name) => {
        const body = section(name);
        return body === undefined
            ? undefined
            : {
                commands: valueIn(body, 'commands'),
                before: valueIn(body, 'commands_pre'),
                after: valueIn(body, 'commands_post'),
                folder: valueIn(body, 'change_?dir'),
            };
    };
    return {
        list: valueIn(section('tox') ?? '', 'env_?list'),
        base: environment('testenv'),
        of: (env) => environment(`testenv:${env}`),
    };
}
const valueIn = (section, name) => new RegExp(`^${name}\\s*=([^\\n]*(?:\\n[ \\t]+[^\\n]*|\\n(?=\\n[ \\t]))*)`, 'm').exec(section)?.[1];
const WordSchema = schemas .KCZ([schemas .YjP(), schemas .Ikc({ replace: schemas .YjP() })])
    .transform((word) => (typeof word === 'string' ? word : `{${word.replace}}`));
const CommandsSchema = schemas .YOg(schemas .YOg(WordSchema).catch([])).catch([]);
const EnvironmentSchema = schemas .Ikc({
    commands: CommandsSchema.optional(),
    commands_pre: CommandsSchema.optional(),
    commands_post: CommandsSchema.optional(),
    change_dir: schemas .YjP().catch('{unknown}').optional(),
})
    .transform(({ commands, commands_pre, commands_post, change_dir }) => ({
    commands: commands?.map((words) => words.join(' ')).join('\n'),
    before: commands_pre?.map((words) => words.join(' ')).join('\n'),
    after: commands_post?.map((words) => words.join(' ')).join('\n'),
    folder: change_dir,
}));
const ToxSchema = schemas .Ikc({
    legacy_tox_ini: schemas .YjP().optional(),
    env_list: schemas .YOg(schemas .YjP().catch('')).catch([]).optional(),
    env_run_base: EnvironmentSchema.optional(),
    env: schemas .g1P(schemas .YjP(), EnvironmentSchema.catch({ commands: '', before: undefined, after: undefined, folder: undefined }))
        .default({}),
});
const ProjectSchema = schemas .Ikc({ tool: schemas .Ikc({ tox: ToxSchema.optional() }).optional() });
const fromTable = ({ env_list, env_run_base, env }) => ({
    list: env_list?.join(','),
    base: env_run_base,
    of: (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
});
const readToml = (text) => text === null ? null : (0,errors .NW)(null, () => (0,dist .qg)(text));
function linesFor(factors, commands) {
    return commands
        .replaceAll('\\\n', ' ')
        .split('\n')
        .flatMap((line) => {
        const [, factor, command = ''] = /^\s*(?:([\w,{}!.-]+):\s)?\s*(.*)$/.exec(line) ?? [];
        const matches = (part) => part.split('-').every((each) => factors.includes(each.replace('!', '')) !== each.startsWith('!'));
        return command === '' || (factor !== undefined && !factor.split(',').some(matches)) ? [] : [command];
    });
}
const expandBraces = (list) => list
    .split(/[\s,]+(?![^{}]*\})/)
    .filter((env) => env !== '' && env.split('{').length <= MAX_BRACES)
    .flatMap(expandWord);
const MAX_BRACES = 5;
function expandWord(word) {
    const [, before, inner, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(word) ?? [];
    return inner === undefined
        ? [word]
        : inner.split(',').flatMap((each) => expandWord(`${before}${each.trim()}${after}`));
}

var yaml_dist = __webpack_require__(38815);
; 


const MAX_ALIASES = 100;
const readYaml = (text) => (0,errors .NW)(null, () => (0,yaml_dist.parse)(text, { maxAliasCount: MAX_ALIASES, logLevel: 'error' }));

; 








const TASK_RUNNERS_BY_PROGRAM = {
    deno: {
        folder: /^--cwd$/,
        file: /^(?:-c|--config)$/,
        valued: /^(?:-f|--filter)$/,
        verb: /^(?:task|run)$/,
        isSingle: true,
        read: denoTasks,
    },
    composer: {
        folder: /^(?:-d|--working-dir)$/,
        isSingle: true,
        verb: /^(?:run|run-script)?$/,
        read: composerTasks,
    },
    just: {
        folder: /^(?:-d|--working-directory)$/,
        file: /^(?:-f|--justfile)$/,
        valued: /^--(?:set|shell|shell-arg|dotenv-path)$/,
        isFileFromStart: true,
        fallback: 'first',
        texts: /(?:^|\/)\.?justfile$|\.just$/i,
        read: justTasks,
    },
    task: {
        folder: /^(?:-d|--dir)$/,
        file: /^(?:-t|--taskfile)$/,
        fallback: 'default',
        texts: /(?:^|\/)taskfile[^/]*\.ya?ml$/i,
        read: taskfileTasks,
    },
    mise: {
        folder: /^(?:-C|--cd)$/,
        verb: /^(?:run|r|watch)?$/,
        isSingle: true,
        texts: /(?:^|\/)\.?mise(?:\.[\w-]+)*\.toml$|(?:^|\/)(?:\.config\/)?\.?mise(?:-tasks)?\//,
        read: miseTasks,
    },
    moon: { verb: /^(?:run|r|check|ci|exec|x)?$/, read: moonTasks },
    rush: { verb: /^(?:)$/, isSingle: true, read: rushTasks },
    poe: {
        folder: /^(?:-C|--directory|--root)$/,
        isSingle: true,
        texts: /(?:^|\/)(?:pyproject\.toml|poe_tasks\.(?:toml|yaml|json))$/,
        table: ['tool', 'poe'],
        read: tomlTasks(['pyproject.toml', ['tool', 'poe', 'tasks']], poeTask),
    },
    pdm: {
        folder: /^(?:-p|--project)$/,
        verb: /^(?:run)?$/,
        isSingle: true,
        texts: /(?:^|\/)pyproject\.toml$/,
        table: ['tool', 'pdm', 'scripts'],
        read: tomlTasks(['pyproject.toml', ['tool', 'pdm', 'scripts']], pdmTask),
    },
    rye: {
        verb: /^run$/,
        isSingle: true,
        runsWhereCalled: true,
        texts: /(?:^|\/)pyproject\.toml$/,
        table: ['tool', 'rye', 'scripts'],
        read: tomlTasks(['pyproject.toml', ['tool', 'rye', 'scripts']], scriptOfTable),
    },
    pipenv: {
        verb: /^run$/,
        isSingle: true,
        runsWhereCalled: true,
        read: tomlTasks(['Pipfile', ['scripts']], scriptOfTable),
    },
    pixi: {
        file: /^--manifest-path$/,
        valued: /^(?:-e|--environment)$/,
        verb: /^run$/,
        isSingle: true,
        texts: /(?:^|\/)(?:pyproject|pixi)\.toml$/,
        table: ['tool', 'pixi'],
        read: pixiTasks,
    },
    hatch: {
        valued: /^(?:-e|--env)$/,
        verb: /^(?:run|test|env)$/,
        isSingle: true,
        texts: /(?:^|\/)(?:pyproject|hatch)\.toml$/,
        table: ['tool', 'hatch', 'envs'],
        read: hatchTasks,
    },
    mix: { verb: /^(?:do)?$/, isSingle: true, read: mixTasks },
    rake: {
        folder: /^(?:-C|--directory)$/,
        file: /^(?:-f|--rakefile)$/,
        valued: /^-[IrR]$/,
        fallback: 'default',
        texts: /(?:^|\/)rakefile(?:\.rb)?$|\.rake$/i,
        read: rakeTasks,
    },
    make: {
        folder: /^(?:-C|--directory)$/,
        file: /^(?:-f|--file|--makefile)$/,
        texts: /(?:^|\/)(?:GNUmakefile|makefile|Makefile(?:\.\w+)?|[^/]+\.(?:mk|mak|make))$/,
        startedIn: startedText,
        linesIn: recipesIn,
        read: async (call) => fileAlone(await findFile(call, ['GNUmakefile', 'makefile', 'Makefile'], false)),
    },
    tox: {
        file: /^(?:-c|--conf)$/,
        texts: /(?:^|\/)(?:tox\.(?:ini|toml)|setup\.cfg|pyproject\.toml)$/,
        table: ['tool', 'tox'],
        linesIn: linesOfTox,
        read: async (call) => fileAlone(await findFile(call, ['tox.ini'])),
    },
    nox: { file: /^(?:-f|--noxfile)$/, fallback: 'default', texts: /(?:^|\/)noxfile\.py$/, read: noxTasks },
    invoke: {
        folder: /^(?:-r|--search-root)$/,
        file: /^(?:-c|--collection)$/,
        runsWhereCalled: true,
        fallback: 'default',
        texts: /^tasks(?:\.py$|\/.*\.py$)/,
        read: invokeTasks,
    },
};
const fileAlone = (file) => file === null ? [] : [{ path: file.path, folder: folderOfFile(file.path), tasks: new Map() }];
const ALIASES = {
    gmake: 'make',
    inv: 'invoke',
    'go-task': 'task',
    poethepoet: 'poe',
};
const runnerOf = (program) => TASK_RUNNERS_BY_PROGRAM[ALIASES[program] ?? program];
const ONLY_INSTALLS = /^--(?:notest|install-only)$/;
async function tasksOf(files, call) {
    if (/^(?:tox|nox)$/.test(call.program) && call.args.some((arg) => ONLY_INSTALLS.test(arg)))
        return [];
    if (call.program === 'tox')
        return toxTasks(files, call);
    const runner = runnerOf(call.program);
    if (runner === undefined)
        return null;
    const read = readTaskCall(runner, files, call);
    if (read === null)
        return null;
    const found = await runner.read(read);
    const tasks = found.flatMap((file) => tasksNamed(file, runner, read));
    return tasks.length > 0 ? tasks : null;
}
async function taskTexts(files, calls) {
    const [{ program, folder } = { program: '', folder: '.' }] = calls;
    const runner = runnerOf(programName(program));
    if (runner?.texts === undefined)
        return [];
    const { texts, table = [], startedIn = (text) => text, linesIn = linesOfCode, read } = runner;
    const args = calls.flatMap((call) => call.args);
    const paths = new Set([...(await files.paths())].filter((path) => texts.test(path)));
    for (const call of calls) {
        const readCall = readTaskCall(runner, files, call);
        for (const file of readCall === null ? [] : await read(readCall))
            for (const path of pathsInTasks(file))
                paths.add(path);
    }
    const found = [];
    for (const path of paths) {
        if (found.length === MAX_TASK_FILES)
            break;
        const whole = await files.readText(path);
        if (whole === null)
            continue;
        const home = folderOfFile(path);
        const plain = textOfTaskFile(path, whole, table);
        const text = startedIn(plain);
        for (const word of (text.match(/[\w./-]+/g) ?? []).filter((each) => /\.(?:ya?ml|toml)$/.test(each)))
            for (const other of [pathFrom(home, word), pathFrom('.', word)])
                if (other !== null && (await files.isFile(other)))
                    paths.add(other);
        const named = path.slice(path.lastIndexOf('/') + 1);
        const place = { files, calledFrom: folder, folder: home, named, words: [], args, isPlain: false };
        const tasks = linesIn(path, plain)?.map((lines) => ({ folder: home, lines })) ??
            (await read(place)).flatMap((file) => [...file.tasks.values()]
                .filter((task) => (task.path ?? file.path) === path)
                .map(({ lines }) => ({ folder: file.folder, lines })));
        const each = new Map(tasks.map((task) => [JSON.stringify(task), task]));
        found.push({ path, text, tasks: [...each.values()] });
    }
    return found;
}
function linesOfTox(_, text) {
    return text.split('\n').map((line) => [line.replace(/^\s*[\w:.-]*\s*=/, '').replace(/\{[^{}]*\}/g, '$X')]);
}
const linesOfCode = (path, text) => /\.(?:py|rb|rake)$|rakefile$/i.test(path) ? [commandsInCode(text)] : null;
const pathsInTasks = ({ path, tasks }) => [
    path,
    ...[...tasks.values()].flatMap((task) => task.path ?? []),
];
const MAX_TASK_FILES = 300;
const DESCRIBES = /^(?:sources|generates|outputs|desc|description|summary|help)$/;
function textOfTaskFile(path, text, table) {
    const value = /\.ya?ml$/.test(path) ? readYaml(text) : path.endsWith('.toml') ? readTable(text) : null;
    const below = path.endsWith('pyproject.toml') ? (0,json .fK)(value, ...table) : value;
    if (/\.(?:ini|cfg)$/.test(path))
        return sectionsOfTox(text);
    return value === null ? text.replace(/^[ \t]*(?:#(?!!)|\/\/).*$/gm, '') : textsBelow(below).join('\n');
}
const sectionsOfTox = (text) => text
    .split(/^(?=\[)/m)
    .filter((section) => {
    const name = /^\[([^\]\n]*)\]/.exec(section)?.[1] ?? '';
    return /^(?:tox|testenv)\b/.test(name) || text.includes(`{[${name}]`) || /^base\b/.test(name);
})
    .join('')
    .replace(/^\s*[#;].*$/gm, '');
function textsBelow(value) {
    if (typeof value === 'string')
        return [value];
    if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
        return [value.join(' ')];
    if (Array.isArray(value))
        return value.flatMap(textsBelow);
    return pairsIn(value).flatMap(([key, each]) => (DESCRIBES.test(key) ? [] : [key, ...textsBelow(each)]));
}
function readTaskCall({ folder, file, valued, verb, isFileFromStart = false }, files, call) {
    const words = [];
    let [at, named] = [call.folder, undefined];
    const end = call.args.indexOf('--');
    const args = end < 0 ? call.args : call.args.slice(0, end);
    let isPlain = end < 0;
    for (let index = 0; index < args.length; index++) {
        const word = args[index] ?? '';
        const [, short = '', inWord = ''] = /^(-[A-Za-z])(.+)$/.exec(word) ?? /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
        const isJoined = [folder, file, valued].some((option) => option?.test(short) === true);
        const name = isJoined ? short : word;
        const value = () => (isJoined ? inWord : (args[++index] ?? ''));
        if (folder?.test(name)) {
            const next = pathFrom(at, value());
            if (next === null)
                return null;
            at = next;
        }
        else if (file?.test(name))
            named = value();
        else if (!/^[-+]|^\w+=/.test(word))
            words.push(word);
        else {
            isPlain = false;
            if (valued?.test(name))
                value();
        }
    }
    if (verb !== undefined) {
        if (verb.test(words[0] ?? ' '))
            words.shift();
        else if (!verb.test(''))
            return null;
    }
    return {
        ...{ files, calledFrom: call.folder, folder: at, named, words, args, isPlain },
        ...(isFileFromStart ? { namedFrom: call.folder } : {}),
    };
}
function tasksNamed({ path, tasks, folder }, runner, { words, calledFrom }) {
    const known = new Map([
        ...[...tasks.values()].flatMap((task) => (task.aliases ?? []).map((alias) => [alias, task])),
        ...tasks,
    ]);
    const chosen = runner.isSingle === true ? words.filter((_, at) => at === 0 || words[at - 1] === ':::') : words;
    const names = chosen.length > 0 ? chosen : fallbackOf(runner, tasks);
    const wanted = new Set(names.flatMap((name) => namesIn(known, name)));
    for (const name of wanted) {
        const { needs = [], steps = [] } = known.get(name) ?? {};
        for (const need of [...needs, ...steps].flatMap((each) => namesIn(known, firstWord(each))))
            wanted.add(need);
    }
    return [...wanted].toReversed().flatMap((name) => {
        const task = known.get(name);
        const commands = task?.steps?.filter((step) => namesIn(known, firstWord(step)).length === 0) ?? [];
        const lines = [...(task?.lines ?? []), ...commands];
        if (task === undefined || (lines.length === 0 && !task.isOfWholeFile))
            return [];
        const { isOfWholeFile = false, exact } = task;
        const home = runner.runsWhereCalled === true ? calledFrom : folder;
        return {
            name,
            path: task.path ?? path,
            folder: task.folder === undefined ? home : (pathFrom(folder, task.folder) ?? home),
            lines,
            isOfWholeFile,
            exact,
        };
    });
}
const firstWord = (text) => text.trim().split(/\s+/, 1)[0] ?? '';
function namesIn(tasks, name) {
    if (!name.includes('*'))
        return tasks.has(name) ? [name] : [];
    const pattern = folderPattern([name.replaceAll(':', '/')]);
    return [...tasks.keys()].filter((each) => pattern.test(each.replaceAll(':', '/')));
}
function fallbackOf({ fallback }, tasks) {
    if (fallback === undefined)
        return [];
    return fallback === 'first' ? [...tasks.keys()].slice(0, 1) : [fallback];
}
async function findFile({ files, folder, named, namedFrom = folder }, names, isUpwards = true) {
    const namedPath = named === undefined ? null : pathFrom(namedFrom, named);
    const paths = named === undefined
        ? (isUpwards ? upwards(folder) : [folder]).flatMap((each) => names.map((name) => fileIn(each, name)))
        : namedPath === null
            ? []
            : [namedPath, ...names.map((name) => `${namedPath}/${name}`)];
    for (const path of paths) {
        const text = await files.readText(path);
        if (text !== null)
            return { path, text };
    }
    return null;
}
const textsIn = (value) => (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
const pairsIn = (value) => (0,json .Qd)(value) ? Object.entries(value) : [];
const readTable = (text) => (0,errors .NW)(null, () => (0,dist .qg)(text));
const readJsonc = (text) => {
    const plain = text
        .replace(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//g, (_, kept = '') => kept)
        .replace(/("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g, (_, kept = '') => kept);
    return (0,errors .NW)(null, () => JSON.parse(plain));
};
async function denoTasks(call) {
    const nearest = await findFile(call, ['deno.json', 'deno.jsonc']);
    const isOfAll = call.args.some((word) => /^(?:-r|--recursive|-f.*|--filter(?:=.*)?)$/.test(word));
    const paths = [...(await call.files.paths())].filter((path) => /(?:^|\/)deno\.jsonc?$/.test(path));
    const others = isOfAll
        ? await Promise.all(paths.map(async (path) => ({ path, text: (await call.files.readText(path)) ?? '' })))
        : [];
    const found = [...(nearest === null ? [] : [nearest]), ...others].map(({ path, text }) => taskFile(path, pairsIn((0,json .fK)(readJsonc(text), 'tasks')), (task) => ({
        lines: textsIn((0,json .Qd)(task) ? task['command'] : task),
        needs: textsIn((0,json .fK)(task, 'dependencies')),
    })));
    const manifest = await findFile({ ...call, named: undefined }, ['package.json']);
    const scripts = manifest === null ? [] : pairsIn((0,json .fK)(readJsonc(manifest.text), 'scripts'));
    return manifest === null
        ? found
        : [...found, taskFile(manifest.path, scripts, (text) => ({ lines: textsIn(text) }))];
}
const taskFile = (path, tasks, read, folder = folderOfFile(path)) => ({ path, folder, tasks: new Map(tasks.map(([name, task]) => [name, read(task, name)])) });
async function composerTasks(call) {
    const file = await findFile(call, ['composer.json'], false);
    if (file === null)
        return [];
    const line = (text) => text.replace(/^@(php|composer) /, '$1 ').replace(/^@putenv .*|^[\w\\]+::\w+$/, '');
    const isExact = (texts) => call.isPlain &&
        call.words.length === 1 &&
        texts.every((text) => !/^@(?!php )|^composer |^[\w\\]+::\w+$|\bcd\b/.test(text));
    return [
        taskFile(file.path, pairsIn((0,json .fK)(readJsonc(file.text), 'scripts')), (script) => ({
            lines: textsIn(script).map((text) => line(text).replace(/^@(?=[\w:.-]+)/, 'composer ')),
            ...(isExact(textsIn(script)) ? { exact: { variables: ['PATH="$PWD/vendor/bin:$PATH"'] } } : {}),
        })),
    ];
}
const JUST_RECIPE = /^@?([A-Za-z_][\w-]*)((?:\s(?:"[^"\n]*"|'[^'\n]*'|[^:\n'"])*)?):(?!=)([^\n]*)$/;
async function justTasks(call) {
    const names = ['justfile', 'Justfile', '.justfile'];
    const found = [];
    const root = await findFile(call, names);
    if (root !== null)
        found.push(await readJustfile(call, root));
    for (const word of call.words.filter((each) => each.includes('/'))) {
        const folder = pathFrom(call.folder, folderOfFile(word));
        const file = folder === null ? null : await findFile({ ...call, folder, named: undefined }, names);
        if (file === null)
            continue;
        const { tasks, ...rest } = await readJustfile(call, file);
        const [first] = tasks;
        const name = word.slice(word.lastIndexOf('/') + 1) || (first?.[0] ?? '');
        found.push({ ...rest, tasks: new Map([...tasks, [word, tasks.get(name) ?? { lines: [] }]]) });
    }
    return found;
}
async function readJustfile(call, { path, text }) {
    const folder = call.args.some((word) => /^(?:-d|--working-directory)/.test(word))
        ? call.folder
        : folderOfFile(path);
    const variables = new Map([...text.matchAll(/^(?:export )?(\w+)\s*:=\s*["']([^"'\n]*)["']\s*$/gm)].map(([, name = '', value = '']) => [name, value]));
    const tasks = new Map();
    let task = null;
    let values = variables;
    for (const line of joinedLines(text)) {
        if (/^[ \t]/.test(line)) {
            const command = line
                .trim()
                .replace(/^[@-]+/, '')
                .replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name) => {
                const isSet = call.args.some((word) => word === name || word.startsWith(`${name}=`));
                return (isSet ? undefined : values.get(name)) ?? `$${name}`;
            });
            if (command !== '')
                task?.lines.push(command);
            continue;
        }
        if (line.trim() !== '' && !line.startsWith('#'))
            task = null;
        const [, module, named] = /^mod\??\s+(\w+)(?:\s+['"]([^'"]*)['"])?/.exec(line) ?? [];
        const imported = /^import\??\s+['"]([^'"]*)['"]/.exec(line)?.[1];
        for (const [name, nested] of await nestedJustTasks(call, path, { module, named, imported }))
            tasks.set(name, { ...nested, lines: [...nested.lines] });
        const [, name, params = '', needs = ''] = JUST_RECIPE.exec(line) ?? [];
        if (name === undefined || /^(?:mod|import|set|alias|export)$/.test(name))
            continue;
        values = new Map([
            ...variables,
            ...[...params.matchAll(/(\w+)=["']([^"']*)["']/g)].map(([, key = '', value = '']) => [key, value]),
        ]);
        task = { lines: [], needs: needs.replace(/#.*/, '').match(/[\w:-]+/g) ?? [] };
        tasks.set(name, task);
    }
    return {
        path,
        folder,
        tasks: new Map([...tasks].map(([name, found]) => [name, { ...found, lines: justLines(found.lines) }])),
    };
}
function justLines(lines) {
    const [first = ''] = lines;
    if (first.startsWith('#!'))
        return /\b(?:ba|da|z|k)?sh\b/.test(first) ? lines.slice(1) : [];
    return lines.map((line) => (/\b(?:cd|pushd)\b/.test(line) ? `(${line}\n)` : line));
}
async function nestedJustTasks(call, path, { module, named, imported, }) {
    if (module === undefined && imported === undefined)
        return [];
    const home = folderOfFile(path);
    const names = imported !== undefined
        ? [imported]
        : named !== undefined
            ? [named, `${named}/mod.just`, `${named}/justfile`]
            : [`${module}.just`, `${module}/mod.just`, `${module}/justfile`, `${module}/.justfile`];
    for (const name of names) {
        const at = pathFrom(home, name);
        const text = at === null ? null : await call.files.readText(at);
        if (at === null || text === null)
            continue;
        const { tasks } = await readJustfile(call, {
            path: at,
            text: text.replace(/^(?:mod|import)\b.*$/gm, ''),
        });
        if (module === undefined)
            return [...tasks];
        const folder = `./${folderOfFile(at)}`.slice(home === '.' ? 0 : home.length + 3);
        const [first] = tasks;
        const prefixed = [...tasks].map(([task, found]) => [`${module}::${task}`, { ...found, folder }]);
        return first === undefined
            ? prefixed
            : [...prefixed, [module, { lines: [...tasks.values()].flatMap(({ lines }) => lines), folder }]];
    }
    return [];
}
async function taskfileTasks(call, depth = 0) {
    const names = [
        'Taskfile.yml',
        'taskfile.yml',
        'Taskfile.yaml',
        'taskfile.yaml',
        'Taskfile.dist.yml',
        'Taskfile.dist.yaml',
    ];
    const file = await findFile(call, names);
    if (file === null)
        return [];
    const value = readYaml(file.text);
    const read = (task) => {
        const steps = (0,json .Qd)(task) ? [task['cmd'], task['cmds']].flat() : [task].flat();
        const called = steps.flatMap((step) => (0,json .$6)(step, 'task') || []);
        const deps = [(0,json .fK)(task, 'deps')]
            .flat()
            .flatMap((dep) => (typeof dep === 'string' ? dep : (0,json .$6)(dep, 'task') || []));
        return {
            lines: steps.flatMap((step) => (typeof step === 'string' ? step : (0,json .$6)(step, 'cmd') || [])),
            needs: [...deps, ...called].map((name) => name.replace(/^:/, '')),
            folder: (0,json .$6)(task, 'dir') || undefined,
        };
    };
    const main = taskFile(file.path, pairsIn((0,json .fK)(value, 'tasks')), read);
    const included = [];
    for (const [prefix, at] of depth > 2 ? [] : pairsIn((0,json .fK)(value, 'includes'))) {
        const named = typeof at === 'string' ? at : (0,json .$6)(at, 'taskfile');
        for (const nested of await taskfileTasks({ ...call, folder: folderOfFile(file.path), named }, depth + 1)) {
            const dir = (0,json .$6)(at, 'dir');
            const folder = dir === '' ? main.folder : (pathFrom(main.folder, dir) ?? main.folder);
            included.push({
                ...nested,
                folder,
                tasks: new Map([...nested.tasks].map(([name, task]) => [`${prefix}:${name}`, task])),
            });
        }
    }
    return [main, ...included];
}
const MISE_FILES = [
    '.config/mise/config.toml',
    '.config/mise.toml',
    '.mise/config.toml',
    'mise/config.toml',
    '.mise.toml',
    'mise.toml',
];
const MISE_FOLDERS = ['mise-tasks', '.mise-tasks', 'mise/tasks', '.mise/tasks', '.config/mise/tasks'];
async function miseTasks(call) {
    const paths = [...(await call.files.paths())];
    const tasks = new Map();
    for (const root of upwards(call.folder).toReversed()) {
        const folders = [];
        const addTables = (path, tables) => {
            for (const [name, task] of pairsIn(tables))
                tasks.set(name, { ...miseTask(task, { root, call }), path });
        };
        for (const path of MISE_FILES.map((name) => fileIn(root, name))) {
            const table = readTable((await call.files.readText(path)) ?? '');
            addTables(path, (0,json .fK)(table, 'tasks'));
            folders.push(...textsIn((0,json .fK)(table, 'task_config', 'includes')));
        }
        for (const named of folders.length > 0 ? folders : MISE_FOLDERS) {
            const at = pathFrom(root, named);
            if (at === null)
                continue;
            if (at.endsWith('.toml'))
                addTables(at, readTable((await call.files.readText(at)) ?? ''));
            for (const path of paths.filter((each) => each.startsWith(`${at}/`))) {
                const name = path.slice(at.length + 1).replaceAll('/', ':');
                const header = (await call.files.readText(path))?.matchAll(/^(?:#|\/\/|::) *\[?MISE\]? +(.+)$/gm) ?? [];
                const settings = readTable([...header].map(([, line = '']) => line).join('\n'));
                const task = miseTask(settings, { root, call });
                const up = task.folder === '.' ? './' : '../'.repeat(task.folder.split('/').length);
                for (const each of new Set([name, name.replace(/\.\w+$/, ''), name.replace(/:_default$/, '')]))
                    tasks.set(each, { ...task, lines: [up + path], path });
            }
        }
    }
    return [{ path: 'mise.toml', folder: '.', tasks }];
}
function miseTask(task, { root, call }) {
    const runs = (0,json .Qd)(task) ? [task['run']].flat() : [task].flat();
    const dir = (0,json .$6)(task, 'dir');
    const isWhereCalled = /^\{\{ *cwd *\}\}/.test(dir);
    const below = dir.replace(/^\{\{.*?\}\}\/?/, './');
    return {
        lines: [...textsIn(runs), ...textsIn((0,json .fK)(task, 'file'))],
        needs: [
            ...['depends', 'depends_post'].map((key) => (0,json .fK)(task, key)),
            runs.filter(json .Qd),
        ].flatMap(stepsIn),
        aliases: [...textsIn((0,json .fK)(task, 'alias')), ...textsIn((0,json .fK)(task, 'aliases'))],
        folder: (isWhereCalled ? pathFrom(call.folder, below) : pathFrom(root, below)) ?? root,
    };
}
async function moonTasks(call) {
    const found = [];
    for (const path of [...(await call.files.paths())].filter((each) => /(?:^|\/)moon\.yml$|^\.moon\/tasks(?:\/[\w-]+)?\.yml$/.test(each))) {
        const tasks = pairsIn((0,json .fK)(readYaml((await call.files.readText(path)) ?? ''), 'tasks'));
        const words = (task, key) => [(0,json .fK)(task, key)]
            .flat()
            .filter((each) => typeof each === 'string')
            .join(' ');
        const read = (task) => ({
            lines: [
                `${words(task, 'command')} ${words(task, 'args')}`.trim(),
                ...textsIn((0,json .fK)(task, 'script')),
            ].filter((line) => line !== ''),
            needs: textsIn((0,json .fK)(task, 'deps')).map((dep) => dep.replace(/^.*:/, '')),
        });
        const folder = path.startsWith('.moon/') ? '.' : folderOfFile(path);
        const file = taskFile(path, tasks, read, folder);
        const called = call.words.map((word) => [word, file.tasks.get(word.replace(/^.*:/, ''))]);
        found.push({
            ...file,
            tasks: new Map([
                ...file.tasks,
                ...called.flatMap(([word, task]) => (task === undefined ? [] : [[word, task]])),
            ]),
        });
    }
    return found;
}
async function rushTasks(call) {
    const path = 'common/config/rush/command-line.json';
    const commands = (0,json .fK)(readJsonc((await call.files.readText(path)) ?? ''), 'commands');
    const pairs = (Array.isArray(commands) ? commands : []).map((command) => [(0,json .$6)(command, 'name'), command]);
    return pairs.length === 0
        ? []
        : [taskFile(path, pairs, (command) => ({ lines: textsIn((0,json .fK)(command, 'shellCommand')) }), '.')];
}
function tomlTasks([name, keys], read) {
    return async (call) => {
        const file = await findFile(call, [name]);
        if (file === null)
            return [];
        const tasks = pairsIn((0,json .fK)(readTable(file.text), ...keys));
        return [taskFile(file.path, tasks, read)];
    };
}
function scriptOfTable(task) {
    const [command, module] = [(0,json .fK)(task, 'cmd'), (0,json .$6)(task, 'call') || (0,json .$6)(task, 'script')];
    const lines = [
        ...((0,json .Qd)(task) ? [] : [textsIn(task).join(' ')]),
        textsIn(command).join(' '),
        (0,json .$6)(task, 'shell'),
        module && `python -m ${module.replace(/:.*$/s, '')}`,
    ];
    return {
        lines: lines.filter((line) => line !== ''),
        steps: STEP_KEYS.flatMap((key) => stepsIn((0,json .fK)(task, key))),
        folder: (0,json .$6)(task, 'cwd') || (0,json .$6)(task, 'working_dir') || undefined,
    };
}
const STEP_KEYS = [
    'composite',
    'chain',
    'sequence',
    'parallel',
    'switch',
    'control',
    'ref',
    'deps',
    'depends-on',
    'depends_on',
];
function stepsIn(value) {
    return [value].flat(2).flatMap((step) => {
        if (typeof step === 'string')
            return step;
        if (!(0,json .Qd)(step))
            return [];
        const named = (0,json .$6)(step, 'task') || textsIn((0,json .fK)(step, 'tasks'));
        const { lines, steps = [] } = scriptOfTable(step);
        return [...[named].flat(), ...lines, ...steps].filter((each) => each !== '');
    });
}
function pdmTask(task, name) {
    return { ...scriptOfTable(task), needs: [`pre_${name}`, `post_${name}`] };
}
const stepsOfList = (task) => Array.isArray(task) ? { lines: [], steps: stepsIn(task) } : scriptOfTable(task);
function poeTask(task) {
    const needs = pairsIn((0,json .fK)(task, 'uses')).flatMap(([, name]) => textsIn(name));
    return { ...stepsOfList(task), needs };
}
async function pixiTasks(call) {
    const file = await findFile(call, ['pixi.toml', 'pyproject.toml']);
    if (file === null)
        return [];
    const table = readTable(file.text);
    const root = file.path.endsWith('pyproject.toml') ? (0,json .fK)(table, 'tool', 'pixi') : table;
    const below = (parent, key) => pairsIn((0,json .fK)(parent, key)).map(([, value]) => value);
    const tables = [root, ...below(root, 'feature')].flatMap((each) => [each, ...below(each, 'target')]);
    const tasks = new Map();
    for (const [name, task] of tables.flatMap((each) => pairsIn((0,json .fK)(each, 'tasks')))) {
        const { lines, steps = [], ...rest } = stepsOfList(task);
        const other = tasks.get(name);
        tasks.set(name, {
            ...rest,
            lines: [...(other?.lines ?? []), ...lines],
            steps: [...(other?.steps ?? []), ...steps],
        });
    }
    return [{ path: file.path, folder: folderOfFile(file.path), tasks }];
}
async function hatchTasks(call) {
    const at = call.args.findIndex((word) => /^(?:-e|--env)(?:=|$)/.test(word));
    const chosen = /=(.+)$/.exec(call.args[at] ?? '')?.[1] ?? (at < 0 ? 'default' : call.args[at + 1]);
    const read = async (name, keys) => {
        const file = await findFile(call, [name]);
        const envs = file === null ? [] : pairsIn((0,json .fK)(readTable(file.text), ...keys, 'envs'));
        const scriptsOf = (wanted) => envs.flatMap(([env, settings]) => (env === wanted ? pairsIn((0,json .fK)(settings, 'scripts')) : []));
        const tasks = [...new Set([...envs.map(([env]) => env), chosen ?? 'default'])].flatMap((env) => [...scriptsOf('default'), ...scriptsOf(env)].flatMap(([script, task]) => {
            const lines = textsIn(task);
            const needs = lines.map((line) => `${env}:${firstWord(line)}`);
            const names = env === chosen ? [`${env}:${script}`, script] : [`${env}:${script}`];
            return names.map((each) => [each, { lines, needs }]);
        }));
        return file === null ? [] : [{ path: file.path, folder: folderOfFile(file.path), tasks: new Map(tasks) }];
    };
    const inHatchFile = await read('hatch.toml', []);
    return inHatchFile.length > 0 ? inHatchFile : read('pyproject.toml', ['tool', 'hatch']);
}
async function mixTasks(call) {
    const file = await findFile(call, ['mix.exs'], false);
    const [first = ''] = call.words;
    if (file === null || first === '')
        return [];
    const strings = (text) => [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, content = '']) => content);
    const started = [...file.text.matchAll(/\b(?:cmd|shell)\(\s*("[^"\n]*"(?:,\s*\[[^\]]*\])?)/g)];
    const inCode = started.map(([, words = '']) => strings(words).join(' '));
    const aliases = [...file.text.matchAll(/(?:"([\w.]+)"|\b(\w+)):\s*(\[[^\]]*\]|"[^"\n]*"|&\w+)/g)].map(([, quoted, plain = '', value = '']) => {
        const lines = strings(value).map((line) => `mix ${line}`);
        return [quoted ?? plain, { lines: value.includes('&') ? [...lines, ...inCode] : lines }];
    });
    const several = call.args[0] === 'do'
        ? call.args
            .slice(1)
            .join(' ')
            .split(/\s*(?:,|\s\+)\s+/)
        : [];
    const parts = [first, { lines: several.map((part) => `mix ${part}`) }];
    const tasks = new Map(several.length > 0 ? [parts] : aliases);
    return [{ path: file.path, folder: folderOfFile(file.path), tasks }];
}
function commandsInCode(text) {
    const calls = text.matchAll(/(?:\b(?:sh|ruby|system|run|run_always|check_call|check_output|call|popen)\b[( ]|`)\s*([^\n]*(?:\n[ \t]+["'][^\n]*)*)/g);
    return [...calls].flatMap(([call, rest = '']) => {
        if (call.startsWith('`'))
            return /^([^`]*)`/.exec(call.slice(1))?.[1] ?? [];
        const words = [...rest.matchAll(/(["'])((?:(?!\1)[^\\\n]|\\.)*)\1\s*(,?)/g)];
        const line = words.map(([, , word = '']) => word.replace(/#\{[^}]*\}/g, '$X')).join(' ');
        return line === '' ? [] : /^ruby\b/.test(call) ? `ruby ${line}` : line;
    });
}
function codeTasks({ words }, { path, text, folder }) {
    const task = { lines: commandsInCode(text), isOfWholeFile: true };
    return [{ path, folder, tasks: new Map([[words[0] ?? 'default', task]]) }];
}
async function rakeTasks(call) {
    const file = await findFile(call, ['Rakefile', 'rakefile', 'Rakefile.rb', 'rakefile.rb']);
    if (file === null)
        return [];
    return codeTasks(call, {
        ...file,
        folder: call.named === undefined ? folderOfFile(file.path) : call.folder,
    });
}
async function noxTasks(call) {
    const file = await findFile(call, ['noxfile.py']);
    return file === null ? [] : codeTasks(call, { ...file, folder: folderOfFile(file.path) });
}
async function invokeTasks(call) {
    const { named = 'tasks', files } = call;
    const file = await findFile({ ...call, named: undefined }, [`${named}.py`, `${named}/__init__.py`]);
    if (file === null)
        return [];
    const folder = folderOfFile(file.path);
    const isOfPackage = (path) => path.startsWith(`${folder}/`) && path.endsWith('.py');
    const paths = file.path.endsWith('/__init__.py') ? [...(await files.paths())].filter(isOfPackage) : [];
    const texts = await Promise.all(paths.map(async (path) => (await files.readText(path)) ?? ''));
    return codeTasks(call, { ...file, text: paths.length > 0 ? texts.join('\n') : file.text, folder });
}

; 





const MAX_FILES = 200;
const MAX_COMMANDS = 1000;
const YAML_FILES = /^\.(?:github\/workflows\/[^/]+|circleci\/config|gitlab-ci|travis|drone|woodpecker(?:\/[^/]+)?|pre-commit-config)\.ya?ml$/;
const MORE_YAML_FILES = /^\.?(?:lefthook|azure-pipelines|bitbucket-pipelines|appveyor|cloudbuild|buildspec)\.ya?ml$/;
const HOOK_FILES = /^\.(?:husky|githooks|git-hooks)\/[\w-]+$/;
async function repositoryCommands(files) {
    const found = new Map();
    const add = (command) => {
        const run = command.run.replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
        if (found.size < MAX_COMMANDS)
            found.set(JSON.stringify(command), { ...command, run });
    };
    let left = MAX_FILES;
    for (const path of await files.paths()) {
        if (path.includes('node_modules/'))
            continue;
        const read = readerOf(path);
        if (read === undefined || left-- <= 0)
            continue;
        const text = await files.readText(path);
        if (text !== null)
            for (const command of read(text, path))
                add(command);
    }
    return [...found.values()];
}
const READERS_BY_PATH = [
    [YAML_FILES, commandsInYaml],
    [MORE_YAML_FILES, commandsInYaml],
    [HOOK_FILES, (text) => [{ run: text, shell: null, folder: '.' }]],
];
const READERS_BY_NAME = [
    [/^action\.ya?ml$/, commandsInYaml],
    [/^Dockerfile(?:\.[\w-]+)?$|^[\w-]+\.Dockerfile$/, commandsInDockerfile],
    [/^package\.json$/, hooksOfPackage],
];
function readerOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const [, read] = READERS_BY_PATH.find(([pattern]) => pattern.test(path)) ??
        READERS_BY_NAME.find(([pattern]) => pattern.test(name)) ??
        [];
    return read;
}
function* commandsInYaml(text, path) {
    const root = readYaml(text);
    for (const command of commandsBelow(root, { folder: '.', shell: null })) {
        yield command;
        if (/action_path/i.test(command.run))
            yield { ...command, folder: folderOfFile(path) };
    }
}
const COMMAND_KEYS = /^(?:run|command|commands|script|scripts|bash|entry|before_script|after_script|install|before_install|after_success)$/;
function* commandsBelow(value, defaults, depth = 0) {
    if (depth > 20)
        return;
    if (Array.isArray(value))
        for (const each of value)
            yield* commandsBelow(each, defaults, depth + 1);
    if (!(0,json .Qd)(value))
        return;
    const set = (0,json .fK)(value, 'defaults', 'run');
    const folder = (0,json .$6)(value, 'working-directory') ||
        (0,json .$6)(value, 'workingDirectory') ||
        (0,json .$6)(set, 'working-directory');
    const inner = {
        folder: folder === '' ? defaults.folder : (pathFrom('.', folder) ?? defaults.folder),
        shell: (0,json .$6)(value, 'shell') || (0,json .$6)(set, 'shell') || defaults.shell,
    };
    const uses = (0,json .$6)(value, 'uses');
    if (uses.startsWith('./'))
        yield { run: `node ${uses}`, shell: null, folder: '.' };
    if (uses.startsWith('actions/github-script@'))
        for (const [, file = ''] of (0,json .$6)(value, 'with', 'script').matchAll(/(?:require|import)\(\s*['"`](?:\$\{[^}]*\}\/)?([^'"`]+)['"`]/g))
            yield { run: `node ${file}`, shell: null, folder: '.' };
    for (const [key, each] of Object.entries(value)) {
        const texts = COMMAND_KEYS.test(key) ? [each].flat().filter((text) => typeof text === 'string') : [];
        if (texts.length > 0)
            yield { run: texts.join('\n'), ...inner };
        yield* commandsBelow(each, inner, depth + 1);
    }
}
function* commandsInDockerfile(text, path) {
    for (const [, run = ''] of text.replace(/\\\r?\n/g, ' ').matchAll(/^\s*RUN\s+(?:--\S+\s+)*(.*)$/gim))
        for (const folder of new Set(['.', folderOfFile(path)]))
            yield { run, shell: null, folder };
}
function* hooksOfPackage(text, path) {
    const manifest = (0,errors .NW)(null, () => JSON.parse(text));
    const folder = folderOfFile(path);
    if (runsUnasked((0,json .fK)(manifest, 'scripts')))
        yield { run: 'npm install; npm publish; npm version patch', shell: null, folder };
    const tables = [['husky', 'hooks'], ['simple-git-hooks'], ['lint-staged'], ['gitHooks']].map((keys) => (0,json .fK)(manifest, ...keys));
    for (const table of tables.filter(json .Qd))
        for (const each of Object.values(table).flat())
            if (typeof each === 'string')
                yield { run: each, shell: null, folder };
}

; 







const MAX_SCRIPTS = 80;
const MAX_SCRIPT_DEPTH = 8;
const MAX_LAUNCHERS = 8;
const MAX_SCRIPT_CHARS = 24 * 1024;
async function readCommand(files, { run, shell = null, folder = '.', }) {
    const script = await readScript(run, shell);
    const start = pathFrom('.', folder) ?? '.';
    return new CommandReader(files).read(script, {
        folder: start,
        around: [start],
        origin: { kind: 'command' },
        above: [],
        text: null,
    });
}
function* allCalls(calls) {
    for (const call of calls) {
        yield call;
        for (const inner of call.scripts)
            if (inner.origin.kind === 'words')
                yield* allCalls(inner.calls);
    }
}
function callsOf(tree, command) {
    const calls = tree.calls.filter((call) => command === undefined || call.command === command);
    return [...allCalls(calls)];
}
async function fileNamed({ isFile }, word, folders) {
    const bare = withoutVariable(word);
    if (!/^[\w./@+-]+$/.test(bare) || bare.endsWith('/'))
        return null;
    for (const folder of folders) {
        const path = pathFrom(folder, bare);
        if (path !== null && !path.startsWith('.') && (await isFile(path)))
            return path;
    }
    return null;
}
class CommandReader {
    #files;
    #left = MAX_SCRIPTS;
    constructor(files) {
        this.#files = files;
    }
    async read(script, surroundings) {
        const { folder, origin } = surroundings;
        const calls = [];
        const moves = script.commands.filter(({ words: [program] }) => /^(?:cd|pushd|popd)$/.test(program?.value ?? ''));
        const around = [
            ...new Set([
                ...moves.flatMap(({ words }) => wordsInLoops(words, script).flatMap((loopWords) => surroundings.around.flatMap((each) => entered({ words: loopWords }, each, origin) ?? []))),
                ...surroundings.around,
            ]),
        ];
        for (const command of script.commands) {
            const at = folderAt(command, moves, surroundings);
            calls.push(...(await this.#callsOf(command, script, { ...surroundings, folder: at, around })));
        }
        return { script, folder, origin, calls };
    }
    async #callsOf(command, script, surroundings) {
        const { above, around } = surroundings;
        let { folder } = surroundings;
        const text = surroundings.text ?? script.text.slice(command.start, command.end);
        let launchers = command.assignments;
        const calls = [];
        let words = withConstants(command.words, script);
        for (let left = MAX_LAUNCHERS; words.length > 0 && left > 0; left -= 1) {
            const folders = [...new Set([folder, ...around])];
            const place = { words, folder, folders };
            const inner = [];
            const nested = (more) => this.#nested(more, script, { ...surroundings, folder, text });
            const inWords = scriptsIn(words, command.input);
            inner.push(...(await nested(inWords)));
            const started = inWords.length > 0 ? null : await this.#startedInLoops(place, script);
            for (const task of started?.tasks ?? [])
                inner.push(...(await this.#follow(task.lines.join('\n'), {
                    folder: task.folder,
                    around: [...new Set([task.folder, folderOfFile(task.path), ...around])],
                    origin: { kind: 'task', ...task },
                    above,
                    text: null,
                })));
            const programs = await this.#programFiles(place, launchers);
            for (const path of programs)
                inner.push(...(await this.#shellFile(path, { folder, folders, above })));
            let next = inWords.length > 0 || (started?.tasks.length ?? 0) > 0 ? [] : behindLauncher(words, script.functions);
            if (next[0] !== undefined && /\s/.test(next[0].value)) {
                inner.push(...(await nested(next.map(({ value }) => value).filter((value) => /\s/.test(value)))));
                next = [];
            }
            const { redirections } = command;
            calls.push({
                words,
                launchers,
                redirections,
                text,
                command,
                folder,
                folders,
                files: programs,
                scripts: inner,
            });
            const launcher = words.slice(0, words.length - next.length);
            const moved = launcherFolder(launcher);
            folder = (moved === null ? null : pathFrom(folder, moved)) ?? started?.folders[0] ?? folder;
            launchers = [...launchers, ...launcher];
            words = next;
        }
        return calls;
    }
    async #nested(texts, script, surroundings) {
        const trees = [];
        for (const text of texts) {
            if (this.#left-- <= 0 || surroundings.above.length > MAX_SCRIPT_DEPTH)
                break;
            const above = [...surroundings.above, text];
            trees.push(await this.read(script.nested(text), { ...surroundings, origin: { kind: 'words' }, above }));
        }
        return trees;
    }
    async #follow(text, { above, ...surroundings }) {
        const key = `${surroundings.folder}\0${text}`;
        if (above.includes(key) || above.length > MAX_SCRIPT_DEPTH || this.#left-- <= 0)
            return [];
        const script = await readScript(text.slice(0, MAX_SCRIPT_CHARS));
        return [await this.read(script, { ...surroundings, above: [...above, key] })];
    }
    async #shellFile(path, { folder, folders, above, }) {
        const name = path.slice(path.lastIndexOf('/') + 1);
        if (name.includes('.') && !/\.(?:ba|z|k|da)?sh$/.test(name))
            return [];
        const text = (await this.#files.readText(path)) ?? '';
        if (/^#!(?!.*\b(?:ba|da|z|k|a|mk)?sh\b)/.test(text))
            return [];
        const around = [...new Set([...folders, folderOfFile(path)])];
        return this.#follow(text, { folder, around, origin: { kind: 'file', path }, above, text: null });
    }
    async #startedInLoops({ words, ...place }, script) {
        const found = [];
        const folders = LOOP.test(script.text) ? place.folders : [place.folder];
        for (const each of wordsInLoops(words, script)) {
            for (const folder of folders) {
                const started = await this.#started({ words: each, folder, folders: place.folders });
                if (started !== null)
                    found.push(started);
            }
        }
        return found.length < 2
            ? (found[0] ?? null)
            : { tasks: found.flatMap(({ tasks }) => tasks), folders: found.flatMap(({ folders }) => folders) };
    }
    async #started({ words, folder }) {
        const [first = '', ...args] = words.map(({ value }) => value);
        const program = programName(first);
        const found = await this.#tasksIn({ program, args, folder });
        if (found !== null && found.tasks.length > 0)
            return found;
        for (const [at, word] of args.entries()) {
            const name = word.replace(/^(?:--[\w-]+=|-[A-Za-z](?=\w))/, '');
            const path = TASK_PROGRAMS.test(program) && /^[\w./-]+$/.test(name) ? pathFrom(folder, name) : null;
            if (path === null || path === folder || !(await this.#holdsTasks(path)))
                continue;
            const rest = args.filter((_, index) => index !== at && !(index === at - 1 && args[index]?.startsWith('-')));
            const other = await this.#tasksIn({ program, args: rest, folder: path });
            if (other === null || other.tasks.length === 0)
                continue;
            return { ...other, tasks: other.tasks.map(({ exact: _, further: __, ...task }) => task) };
        }
        return found;
    }
    async #holdsTasks(folder) {
        for (const name of TASK_FILES)
            if (await this.#files.isFile(`${folder}/${name}`))
                return true;
        return false;
    }
    async #tasksIn(call) {
        const { program, args, folder } = call;
        const tests = await testsOfBuild(this.#files, call);
        if (tests !== null)
            return { tasks: [tests], folders: [folder] };
        if (/^g?make$/.test(program)) {
            const made = readMakeCall(folder, args);
            const makefile = made === null ? null : await findMakefile(this.#files, made);
            return made === null || makefile === null
                ? null
                : { tasks: recipesOf(makefile, made), folders: [made.folder] };
        }
        const scripts = await packageScripts(this.#files, call);
        if (scripts !== null && scripts.tasks.length > 0)
            return scripts;
        const byName = await scriptsByName(this.#files, call);
        const tasks = [...(byName ?? []), ...((await tasksOf(this.#files, call)) ?? [])];
        return tasks.length > 0 ? { tasks, folders: [folder] } : scripts;
    }
    async #programFiles({ words, folders }, launchers) {
        const [first] = words;
        if (programName(first?.value ?? '') === 'cargo')
            return cargoPrograms(this.#files, words, folders);
        const bare = withoutVariable(first?.value ?? '');
        if (!/^[\w./@+-]+$/.test(bare) || bare === '.')
            return [];
        const before = launchers.map(({ value }) => value);
        const isModule = before.at(-1) === '-m' && before.some((word) => programName(word) === 'python');
        const names = isModule ? moduleFiles(bare) : [bare];
        if (before.some((word) => LOADS_BY_NAME.test(programName(word))))
            names.push(...MAIN_FILES.map((end) => bare.replace(/\/+$/, '') + end));
        for (const name of names)
            for (const folder of folders) {
                const path = pathFrom(folder, name);
                if (path === null || path === '.' || !(await this.#files.isFile(path)))
                    continue;
                return path.endsWith('.go') && name !== bare ? this.#sourcesOf(folderOfFile(path)) : [path];
            }
        return [];
    }
    async #sourcesOf(folder) {
        return [...(await this.#files.paths())].filter((path) => path.endsWith('.go') && !path.endsWith('_test.go') && folderOfFile(path) === folder);
    }
}
const TASK_PROGRAMS = /^(?:g?make|npm|pnpm|yarn|bun|deno|composer|just|task|rake|tox|nox|mise|moon|rush|poe|pdm)$/;
const TASK_FILES = [
    'package.json',
    'Makefile',
    'makefile',
    'deno.json',
    'composer.json',
    'justfile',
    'Rakefile',
    'tox.ini',
    'Taskfile.yml',
];
const LOADS_BY_NAME = /^(?:node|tsx|ts-node|bun|deno|python|go)$/;
const MAIN_FILES = [
    '.js',
    '.mjs',
    '.cjs',
    '.ts',
    '/index.js',
    '/index.mjs',
    '/index.cjs',
    '/index.ts',
    '/__main__.py',
    '/main.go',
];
function moduleFiles(module) {
    const path = module.replaceAll('.', '/');
    return [`${path}.py`, `${path}/__main__.py`, `src/${path}.py`, `src/${path}/__main__.py`];
}
const LOOP = /\bfor\s+\w+\s+in\s/;
const MAX_LOOP_VALUES = 20;
function wordsInLoops(words, { text }) {
    const all = words.map(({ value }) => value).join(' ');
    if (!all.includes('$'))
        return [words];
    for (const [, name = '', list = ''] of text.matchAll(/\bfor\s+(\w+)\s+in\s+([^;\n]+?)\s*[;\n]\s*do\b/g)) {
        const variable = new RegExp(String.raw `\$(?:${name}\b|\{${name}\})`, 'g');
        const values = list.split(/\s+/).slice(0, MAX_LOOP_VALUES);
        if (variable.test(all))
            return values.map((loopValue) => words.map((word) => ({ ...word, value: word.value.replace(variable, () => loopValue) })));
    }
    return [words];
}
function entered({ words }, folder, origin) {
    const [program, ...args] = words.map(({ value }) => value);
    const to = args.find((arg) => !/^-[LPe@-]/.test(arg));
    if (program === 'popd' || to === undefined)
        return null;
    const home = origin.kind === 'file' ? folderOfFile(origin.path) : folder;
    const [, below] = /^\$\([^)]*(?:dirname|BASH_SOURCE)[^)]*\)*"?\)?\/?(.*)$/.exec(to) ??
        /^\$\{(?:BASH_SOURCE|0)[^}]*\}\/?(.*)$/.exec(to) ??
        [];
    if (below !== undefined)
        return pathFrom(home, below || '.');
    const [, rest] = /^\$(?:\{?(?:GITHUB_WORKSPACE|ROOT|REPO_ROOT|ROOT_DIR)\}?|\(git rev-parse --show-toplevel\))\/?(.*)$/.exec(to) ?? [];
    if (rest !== undefined)
        return pathFrom('.', rest || '.');
    return pathFrom(folder, to.replace(/^\$\{?PWD\}?\/?/, './'));
}
function folderAt(command, moves, { folder, origin }) {
    let at = folder;
    for (const move of moves) {
        if (move.end > command.start)
            break;
        if (move.words[0]?.value === 'popd')
            at = folder;
        if (move.scopes.every((scope, index) => scope === command.scopes[index]))
            at = entered(move, at, origin) ?? at;
    }
    return at;
}






  })

};
