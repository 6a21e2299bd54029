export const id = 658;
export const ids = [658];
export const modules = {

  14398:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  programName),
    p: () => (  callsOf)
  });
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
  go run, go tool, dotnet tool run, cargo run --bin: -C -tags -ldflags -mod -p --package --features --profile
  docker run 1, docker exec 1: -v -e -w -u -p --name --network --entrypoint --platform --mount --env-file --volume --env
  docker compose run 1, docker compose exec 1, docker-compose run 1, docker-compose exec 1: -f -e -u -w -p --profile
`;
const LAUNCHERS_BY_PROGRAM = Map.groupBy(LAUNCHER_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
    const [calls = '', options = ''] = line.trim().split(/:(?: |$)/);
    return calls.split(', ').map((call) => {
        const [, names = '', own = '0'] = /^(.+?)(?: (\d))?$/.exec(call) ?? [];
        return { names: names.split(' '), ownWords: Number(own), valued: new Set(options.split(' ')) };
    });
}), ({ names }) => names[0] ?? '');
const OF_SHELLS = { ownWords: 1, valued: new Set(['-o', '+o', '-O', '--rcfile']) };
const OF_FUNCTIONS = { ownWords: 0, valued: new Set() };
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
const MAX_LAUNCHERS = 8;
const callsOf = (script, depth = 0) => script.commands.flatMap((command) => seenThrough(command, script, depth));
function seenThrough(command, script, depth) {
    const text = script.text.slice(command.start, command.end);
    const { redirections, input } = command;
    const calls = [];
    let words = withConstants(command.words, script);
    for (let left = MAX_LAUNCHERS - depth; words.length > 0 && left > 0; left -= 1) {
        calls.push({ words, redirections, text });
        let scripts = scriptsIn(words, input);
        words = scripts.length > 0 ? [] : behindLauncher(words, script.functions);
        if (words[0] !== undefined && /\s/.test(words[0].value)) {
            scripts = words.map(({ value }) => value).filter((value) => /\s/.test(value));
            words = [];
        }
        const inner = scripts.flatMap((nested) => callsOf(script.nested(nested), depth + 1));
        calls.push(...inner.map((call) => ({ ...call, text })));
    }
    return calls;
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
    const own = only.value.slice(name.length + 1).split(/\s+/);
    return [...own.map((value) => ({ raw: value, value, expands: false })), ...rest];
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
function endOfOptions(name, args) {
    const valued = LAUNCHERS_BY_PROGRAM.get(name)?.[0]?.valued ?? new Set();
    return skipOptions(args, /^(?:exec|x)$/.test(args[0] ?? '') ? 1 : 0, { ownWords: 1, valued });
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
    const at = skipOptions(values, best.at, best.launcher) + best.launcher.ownWords;
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
        at = skipOptions(values, at, { ...launcher, ownWords: 1 });
        if (values[at] !== name)
            return null;
        at += 1;
    }
    return at;
}
function skipOptions(values, start, { ownWords, valued }) {
    const skipped = ownWords === 0 ? /^(?:[-+].|[A-Za-z_]\w*=|\d+[smhd]?$)/ : /^(?:[-+].|[A-Za-z_]\w*=)/;
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


  }),

  71700:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R6: () => (  shellFamily),
    Uq: () => (  readScript),
    ly: () => (  scriptProblem),
    qI: () => (  planShell)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var _tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60135);


const MAX_SCRIPT_LENGTH = 24 * 1024;
async function readScript(text, shell = null) {
    return scriptFrom(await (0,_tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .qd)('bash'), text, shellFamily(shell) === 'posix');
}
function scriptFrom(parser, text, isPosix) {
    const readable = text
        .slice(0, MAX_SCRIPT_LENGTH)
        .replace(/\\(?:\n|.)/g, (pair) => pair.replace(/[ \t]/, 'x'));
    const { root, hasError } = parser.parse(readable);
    const isTooDeep = deeperThan(root, MAX_NESTING);
    const nodes = isTooDeep ? [] : [...root.descendants()];
    const isWhole = !hasError && !isTooDeep && !nodes.some((node) => isMisread(node, text));
    const isKnown = isPosix && isWhole && text.length <= MAX_SCRIPT_LENGTH;
    const known = new Map();
    for (const node of nodes)
        if (isCommand(node))
            known.set(node, readCommand(node, text));
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
function deeperThan(root, levels) {
    let level = [root];
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > levels)
            return true;
        level = level.flatMap(({ children }) => children);
    }
    return false;
}
const DECLARATIONS = new Set(['declaration_command', 'unset_command']);
function isCommand({ type, parent }) {
    if (type === 'command' || DECLARATIONS.has(type))
        return true;
    return (type === 'variable_assignment' && parent?.type !== 'command' && !DECLARATIONS.has(parent?.type ?? ''));
}
function readCommand(node, text) {
    const redirects = redirectsOf(node);
    const own = isAssignment(node) ? [node] : node.children.filter((child) => !redirects.includes(child));
    const assignments = DECLARATIONS.has(node.type) ? [] : own.filter(isAssignment);
    return {
        start: node.start,
        end: own.at(-1)?.end ?? node.end,
        assignments: assignments.map((each) => wordOf([each], text)),
        words: wordsIn(node, text),
        redirections: redirects.map((each) => ({
            operator: each.children.find(({ isNamed }) => !isNamed)?.type ?? '',
            target: each.type === 'heredoc_redirect' ? null : lastWord(each, text),
        })),
        input: inputOf(node, redirects, text),
        isInBackground: [node, ...node.ancestors()].some((at) => nextSibling(at)?.type === '&'),
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
    return found;
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
const READING_MS = 2_000;
async function scriptProblem({ shell, run }, findProgram) {
    const { program: name, extension, script } = planShell(shell, run, (each) => findProgram(each) !== null);
    const program = findProgram(name);
    if (extension !== '.sh' || program === null)
        return null;
    const args = name === 'bash' ? ['-O', 'extglob', '-n'] : ['-n'];
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, args, { env: {}, timeout: READING_MS }, (error, _, stderr) => {
            const isRefused = error !== null && typeof error.code === 'number';
            resolve(isRefused ? (stderr.split('\n')[0] ?? '').replace(/^\S*sh: /, '').trim() : null);
        });
        child.stdin?.on('error', () => { }).end(script);
    });
}


  })

};
