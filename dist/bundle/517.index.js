export const id = 517;
export const ids = [517];
export const modules = {

  58517:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  callsPytest: () => (  callsPytest),
  narrowings: () => (  narrowings)
});

var schemas = __webpack_require__(53339);
var json = __webpack_require__(57460);
var shell = __webpack_require__(50415);
; 

const isPath = (scene) => (text) => {
    const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    return path === '' || path === '.' || scene.isFile(path) || scene.isFolder(path);
};
const distinct = (texts) => [...new Set(texts)];
const joined = (...parts) => parts.flat().join(' ');
const rawOf = (words) => words.map(({ raw }) => raw);
const nameIn = ({ value }) => value.split('=', 1)[0] ?? '';
const HARMLESS = /^(?:set [-+][\w ]+|export(?: [A-Za-z_]\w*=[\w@%+=:,./-]*)+|[A-Za-z_]\w*=[\w@%+=:,./-]*)$/;
function parseScript(script) {
    const lines = script.replace(/\\\r?\n[ \t]*/g, ' ').split(/\r?\n/);
    const own = lines
        .map((line, at) => ({ at, text: line.trim() }))
        .filter(({ text }) => !/^(?:#|$)/.test(text));
    const last = own.pop();
    if (last === undefined)
        return null;
    let folder = '.';
    for (const { text } of own) {
        const into = folderOf(text);
        if (into !== null && folder === '.')
            folder = into;
        else if (!HARMLESS.test(text))
            return null;
    }
    const [, start = '', call = last.text] = /^(cd [^&|;]+ && )(.*)$/.exec(last.text) ?? [];
    const into = start === '' ? null : folderOf(start.replace(/ && $/, ''));
    if (start !== '' && (into === null || folder !== '.'))
        return null;
    const words = wordsOf(call);
    if (words === null || words.length === 0)
        return null;
    const before = lines.slice(0, last.at).map((line) => `${line}\n`);
    return { before: before.join('') + start, words, folder: into ?? folder };
}
function folderOf(text) {
    const words = text.startsWith('cd ') ? wordsOf(text.slice(3)) : null;
    const folder = words?.length === 1 ? words[0]?.value : undefined;
    if (folder === undefined || /[*?[\]{}]/.test(folder) || folder.startsWith('-'))
        return null;
    return folder.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';
}
function wordsOf(text) {
    const words = [];
    const part = /'([^']*)'|"([^"\\$`!]*)"|([\w@%+=:,./*?[\]{}^-]+)/y;
    let at = 0;
    for (;;) {
        while (text[at] === ' ' || text[at] === '\t')
            at++;
        if (at >= text.length)
            return words;
        if (text[at] === '#')
            return words;
        const from = at;
        let value = '';
        for (;;) {
            part.lastIndex = at;
            const match = part.exec(text);
            if (match === null)
                break;
            value += match[1] ?? match[2] ?? match[3] ?? '';
            at += match[0].length;
        }
        if (at === from || !/^[ \t]?$/.test(text[at] ?? ''))
            return null;
        words.push({ raw: text.slice(from, at), value });
    }
}
const SAFE = /^[\w@%+=:,./-]+$/;
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const isFit = (text) => text !== '' && !UNFIT.test(text);
const quote = (text) => (SAFE.test(text) ? text : (0,shell .hD)(text));
const escapeRegex = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const names = (text) => new Set(text.split(/\s+/).filter((name) => name !== ''));
function parseArguments(words, { valued, flags, refused, dropped = /(?!)/ }, isPath) {
    const options = [];
    const positionals = [];
    let hasDropped = false;
    for (let at = 0; at < words.length; at++) {
        const word = words[at];
        if (word === undefined)
            break;
        if (word.value === '--')
            return { options, positionals, rest: words.slice(at + 1), hasDropped };
        if (!word.value.startsWith('-') || word.value === '-') {
            positionals.push(word);
            continue;
        }
        const name = nameIn(word);
        if (refused.test(name))
            return null;
        const next = words[at + 1];
        const hasValue = valued.has(word.value) && next !== undefined;
        const isUnclear = next !== undefined && !next.value.startsWith('-') && name === word.value;
        if (!hasValue && isUnclear && !flags.has(name) && !isPath(next.value))
            return null;
        if (hasValue)
            at++;
        if (dropped.test(name))
            hasDropped = true;
        else
            options.push(hasValue ? `${word.raw} ${next.raw}` : word.raw);
    }
    return { options, positionals, rest: null, hasDropped };
}

; 

const MAX_FILES = 50;
const MAX_NAMES = 100;
function namedIn(failures, scene) {
    return failures.flatMap(({ id, file }) => {
        const [first = '', ...rest] = id.split(' > ');
        const whole = file ?? '';
        const below = [first, whole].map((path) => withoutFolder(path, scene.folder));
        const own = [first, whole, ...below].find((path) => scene.isFile(path));
        if (own === undefined || own.startsWith('-') || !isFit(id))
            return [];
        const hasFile = [own, whole].some((path) => withoutFolder(first, scene.folder) === withoutFolder(path, scene.folder));
        return [{ file: own, path: hasFile ? rest : [first, ...rest] }];
    });
}
const withoutFolder = (path, folder) => path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
const filesOf = (named) => distinct(named.map(({ file }) => file)).toSorted();
const fullName = ({ path }) => path.map(escapeRegex).join('(?: [>›] | )');
function patternOf(named, nameOf) {
    if (named.length > MAX_NAMES || named.some(({ path }) => path.length === 0))
        return null;
    return `^ *(?:${distinct(named.map(nameOf)).join('|')})$`;
}
function narrowByFile(style) {
    return (words, failures, scene) => {
        const parsed = parseArguments(words, style.grammar, isPath(scene));
        if (parsed === null || parsed.rest !== null)
            return [];
        const named = namedIn(failures, scene);
        const files = filesOf(named);
        if (files.length === 0 || files.length > MAX_FILES)
            return [];
        const isWhole = parsed.positionals.length === 0 && !parsed.hasDropped;
        const form = (select) => {
            const added = joined(style.before, select, files.map(quote));
            return { args: joined(parsed.options, [added]), ...(isWhole ? { added } : {}) };
        };
        const pattern = patternOf(named, style.nameOf);
        if (pattern === null)
            return [form([])];
        const select = style.select(pattern);
        const alone = files.length === 1 ? (style.alone?.(parsed.options) ?? null) : null;
        const single = alone === null ? [] : [{ args: joined(alone, select, files.map(quote)) }];
        return [...single, form(select), form([])];
    };
}
const vitest = narrowByFile({
    grammar: {
        valued: names('--reporter --config -c --project --pool --environment --mode --testTimeout --hookTimeout --retry --maxWorkers --minWorkers --outputFile --bail --exclude'),
        flags: names('--run --globals --silent --no-color --passWithNoTests --dom --allowOnly --no-file-parallelism --coverage'),
        refused: /^(?:-t|--testNamePattern|--root|-r|--dir|--shard|--changed|--watch|-w|--ui|--standalone|--mergeReports|--typecheck.*|-h|--help|-v|--version)$/,
        dropped: /^--coverage/,
    },
    before: [],
    select: (pattern) => ['-t', quote(pattern)],
    nameOf: fullName,
});
const narrowVitest = (words, failures, scene) => {
    const [first, ...rest] = words;
    if (first?.value !== 'run')
        return vitest(words, failures, scene);
    return Promise.resolve(vitest(rest, failures, scene)).then((forms) => forms.map((form) => ({ ...form, args: `run ${form.args}` })));
};
const narrowJest = narrowByFile({
    grammar: {
        valued: names('--config -c --maxWorkers -w --testTimeout --reporters --env --rootDir --seed --maxConcurrency --testEnvironment --coverageDirectory --coverageReporters --workerThreads'),
        flags: names('--ci --runInBand -i --verbose --silent --forceExit --detectOpenHandles --passWithNoTests --no-cache --colors --color --coverage --no-coverage --logHeapUsage --randomize --bail -b --expand --useStderr'),
        refused: /^(?:-t|--testNamePattern|--watch|--watchAll|--onlyChanged|-o|--changedSince|--lastCommit|--findRelatedTests|--onlyFailures|-f|--shard|--projects|--selectProjects|--testPathPatterns?|--testPathIgnorePatterns|--listTests|--showConfig|--runTestsByPath|-h|--help)$/,
        dropped: /^--(?:coverage|collectCoverage)/,
    },
    before: ['--runTestsByPath'],
    select: (pattern) => ['-t', quote(pattern)],
    nameOf: fullName,
});
const nodeTest = narrowByFile({
    grammar: {
        valued: names('--import --require -r --loader --experimental-loader --test-reporter --test-reporter-destination --test-concurrency --test-timeout --env-file --conditions -C --test-isolation'),
        flags: names('--test --no-warnings --experimental-strip-types --experimental-test-coverage --experimental-test-module-mocks --enable-source-maps --test-force-exit --trace-warnings --experimental-vm-modules --experimental-test-snapshots'),
        refused: /^(?:--watch.*|--test-name-pattern|--test-skip-pattern|--test-only|--test-shard|-e|--eval|-p|--print|--test-update-snapshots|--test-rerun-failures)$/,
        dropped: /^--(?:experimental-test-coverage|test-coverage-.*)$/,
    },
    before: [],
    select: (pattern) => [`--test-name-pattern=${quote(pattern)}`],
    nameOf: ({ path }) => escapeRegex(path.at(-1) ?? ''),
    alone: (options) => {
        const others = options.filter((option) => option !== '--test');
        return others.some((option) => /^--(?:experimental-)?test-/.test(option)) ? null : others;
    },
});
const narrowNodeTest = (words, failures, scene) => {
    if (!words.some(({ value }) => value === '--test'))
        return [];
    return nodeTest(words, failures, scene);
};
const MOCHA_REFUSED = /^(?:-g|--grep|-f|--fgrep|-i|--invert|-w|--watch|--dry-run|-h|--help|-V|--version|--)$/;
const narrowMocha = (words, failures) => {
    if (words.some((word) => MOCHA_REFUSED.test(nameIn(word))))
        return [];
    const fit = failures.filter(({ id }) => isFit(id));
    if (fit.length === 0 || fit.length > MAX_NAMES)
        return [];
    const titles = fit.map(({ id }) => {
        const path = id.split(' > ');
        const isHook = /^"(?:before|after) (?:each|all)" hook/.test(path.at(-1) ?? '');
        const own = (isHook ? path.slice(0, -1) : path).map(escapeRegex).join('(?: > | )');
        return isHook ? `${own}.*` : own;
    });
    const added = `--grep ${quote(`^(?:${distinct(titles).join('|')})$`)}`;
    return [{ args: joined(rawOf(words), [added]), added }];
};

; 

const MAX_TESTS = 100;
const GO = {
    valued: names('-count -timeout -tags -p -parallel -cpu -mod -coverprofile -covermode -coverpkg -shuffle -ldflags -gcflags -vet'),
    flags: names('-v -race -short -cover -json -failfast -trimpath -msan -asan -a -x'),
    refused: /^--?(?:run|skip|bench|fuzz|list|c|o|args|exec|C|test\..*)$/,
    dropped: /^--?cover(?:profile|mode|pkg)?$/,
};
const narrowGo = async (words, failures, scene) => {
    const parsed = parseArguments(words.map(withOneDash), GO, isPath(scene));
    if (parsed === null || parsed.rest !== null)
        return [];
    const module = /^module\s+"?([^\s"]+)/m.exec((await scene.read('go.mod')) ?? '')?.[1];
    if (module === undefined)
        return [];
    const known = failures
        .map(({ id }) => ({ package: id.split(' ', 1)[0] ?? '', test: id.split(' ')[1] ?? '' }))
        .filter((each) => isFit(each.package) && isFolderOf(scene, module, each.package));
    const packages = distinct(known.map((each) => each.package));
    if (packages.length === 0 || known.length > MAX_TESTS)
        return [];
    const tests = distinct(known.map(({ test }) => test.split('/', 1)[0] ?? ''));
    const isNamed = tests.every((test) => /^(?:Test|Example|Fuzz)\w*$/.test(test));
    const run = isNamed ? [`-run ${quote(`^(?:${tests.join('|')})$`)}`] : [];
    const isTold = parsed.options.some((option) => option === '-v' || option === '-json');
    return [{ args: joined(parsed.options, isTold ? [] : ['-v'], run, packages.map(quote)) }];
};
const withOneDash = (word) => word.value.startsWith('--') && word.value !== '--'
    ? { raw: word.raw.slice(1), value: word.value.slice(1) }
    : word;
function isFolderOf(scene, module, name) {
    if (name === module)
        return true;
    return name.startsWith(`${module}/`) && scene.isFolder(name.slice(module.length + 1));
}
const CARGO = {
    valued: names('-p --package --features -F --test --bin --example --manifest-path --target --target-dir --profile -j --jobs --color --exclude --message-format -Z'),
    flags: names('--all --workspace --all-features --no-default-features --release -r --lib --bins --tests --doc --locked --offline --frozen --no-fail-fast -q -v -vv --verbose --quiet --all-targets --examples --keep-going'),
    refused: /^(?:--no-run|--bench|--benches|-h|--help)$/,
};
const narrowCargo = (words, failures, scene) => {
    const parsed = parseArguments(words, CARGO, isPath(scene));
    if (parsed === null || parsed.positionals.length > 0)
        return [];
    const rest = parsed.rest ?? [];
    if (rest.some(({ value }) => !/^--[\w-]+(?:=.*)?$/.test(value) || /^--(?:exact|list|skip|ignored)\b/.test(value))) {
        return [];
    }
    const ids = failures.map(({ id }) => id).filter(isFit);
    const docs = ids.flatMap((id) => /\S+\.rs - .*$/.exec(id)?.[0] ?? []);
    const tests = ids.filter((id) => !/\S+\.rs - /.test(id)).flatMap((id) => /[\w:]+$/.exec(id)?.[0] ?? []);
    const filters = distinct([...tests, ...docs]);
    if (filters.length === 0 || filters.length > MAX_TESTS)
        return [];
    const exact = docs.length === 0 ? ['--exact'] : [];
    const own = rawOf(rest);
    return [{ args: joined(parsed.options, ['--'], own, exact, filters.map(quote)) }];
};
function methodsByClass(ids) {
    const classes = new Map();
    for (const id of ids) {
        const [, owner, method] = /^([\w.$]+)(?:#([\w$]+))?$/.exec(id) ?? [];
        if (owner === undefined)
            continue;
        const methods = classes.get(owner) ?? [];
        classes.set(owner, method === undefined ? [...methods, ''] : [...methods, method]);
    }
    return classes;
}
const MAVEN = {
    valued: names('-pl --projects -f --file -P --activate-profiles -s --settings -T --threads -t --toolchains -gs -D -l'),
    flags: names('-B -ntp -q -e -X -U -o -V -am -amd -ff -fae -fn --batch-mode --no-transfer-progress --quiet --errors --also-make --fail-at-end --fail-fast --offline --show-version --update-snapshots'),
    refused: /^(?:-Dtest|-Dit\.test|-DskipTests|-Dmaven\.test\.skip|-l|-h|--help|-v|--version)$/,
};
const narrowMaven = (words, failures, scene) => {
    const parsed = parseArguments(words, MAVEN, isPath(scene));
    if (parsed === null || parsed.rest !== null)
        return [];
    const goals = parsed.positionals.map(({ value }) => value).join(' ');
    if (goals !== 'test' && goals !== 'clean test')
        return [];
    const classes = methodsByClass(failures.map(({ id }) => id));
    if (classes.size === 0 || classes.size > MAX_TESTS)
        return [];
    const tests = [...classes].map(([owner, methods]) => methods.includes('') ? owner : `${owner}#${distinct(methods).join('+')}`);
    const none = ['-DfailIfNoTests=false', '-Dsurefire.failIfNoSpecifiedTests=false'];
    return [{ args: joined(parsed.options, [goals, quote(`-Dtest=${tests.join(',')}`)], none) }];
};
const GRADLE = {
    valued: names('-p --project-dir -b -c -g -P -D --max-workers --console --init-script -I -x --exclude-task'),
    flags: names('--info --stacktrace --no-daemon --parallel --continue --build-cache --no-build-cache --scan --warning-mode -q -s -i --quiet --offline --rerun-tasks --configuration-cache --no-configuration-cache'),
    refused: /^(?:--tests|-t|--continuous|-m|--dry-run|-h|--help)$/,
};
const narrowGradle = (words, failures, scene) => {
    const parsed = parseArguments(words, GRADLE, isPath(scene));
    if (parsed === null || parsed.rest !== null)
        return [];
    const [task, ...others] = parsed.positionals.map(({ value }) => value);
    if (task === undefined || others.length > 0 || !/^(?::?[\w-]+:)*test$/.test(task))
        return [];
    const classes = methodsByClass(failures.map(({ id }) => id));
    const tests = [...classes].flatMap(([owner, methods]) => distinct(methods).map((method) => `*${owner.replaceAll('$', '*')}${method === '' ? '' : `.${method}`}`));
    if (tests.length === 0 || tests.length > MAX_TESTS)
        return [];
    const chosen = tests.map((test) => `--tests ${quote(test)}`);
    return [{ args: joined(parsed.options, [task], chosen) }];
};
const DOTNET_REFUSED = /^(?:--filter|-t|--list-tests|--|-h|--help)$/;
const narrowDotnet = (words, failures) => {
    if (words.some((word) => DOTNET_REFUSED.test(nameIn(word))))
        return [];
    const tests = failures.map(({ id }) => id.replace('#', '.').replace(/\(.*$/s, ''));
    const fit = distinct(tests.filter((test) => /^[\w.]+$/.test(test)));
    if (fit.length === 0 || fit.length > MAX_TESTS)
        return [];
    const added = `--filter ${quote(fit.map((test) => `FullyQualifiedName~${test}`).join('|'))}`;
    return [{ args: joined(rawOf(words), [added]), added }];
};
const PHPUNIT_REFUSED = /^(?:--filter|--list-.*|--|-h|--help|--version)$/;
const narrowPhpunit = (words, failures) => {
    if (words.some((word) => PHPUNIT_REFUSED.test(nameIn(word))))
        return [];
    const tests = failures.flatMap(({ id }) => /^[\w\\]+::\w+/.exec(id)?.[0] ?? []);
    if (tests.length === 0 || tests.length > MAX_TESTS)
        return [];
    const added = `--filter ${quote(`/^(?:${distinct(tests).map(escapeRegex).join('|')})(?:$| with data set )/`)}`;
    return [
        {
            args: joined([added], rawOf(words)),
        },
    ];
};
const RSPEC = {
    valued: names('-f --format -o --out -t --tag -r --require -I --seed --order -O --options --failure-exit-code'),
    flags: names('-c --color --colour --force-color --no-color -b --backtrace -w --warnings --fail-fast --no-fail-fast -p --profile'),
    refused: /^(?:-e|--example|-E|--example-matches|-P|--pattern|--only-failures|-n|--next-failure|--bisect|--dry-run|-h|--help|-v|--version)$/,
};
const narrowRspec = (words, failures, scene) => {
    const parsed = parseArguments(words, RSPEC, isPath(scene));
    if (parsed === null || parsed.rest !== null)
        return [];
    const known = failures
        .filter(({ id }) => isFit(id))
        .map(({ id }) => ({
        file: id.split(' > ', 1)[0] ?? '',
        description: id.split(' > ').slice(1).join(' > '),
    }))
        .filter(({ file }) => scene.isFile(file) && !file.startsWith('-'));
    const files = distinct(known.map(({ file }) => file));
    if (files.length === 0 || known.length > MAX_TESTS)
        return [];
    const descriptions = known.map(({ description }) => description);
    const form = (examples) => ({
        args: joined(parsed.options, files.map(quote), examples),
    });
    if (descriptions.includes(''))
        return [form([])];
    return [form(distinct(descriptions).map((text) => `-e ${quote(text)}`)), form([])];
};
const PYTEST = {
    valued: names(`-k -m -n -c -p -o -W --tb --maxfail --durations --durations-min --rootdir --ignore --ignore-glob --deselect
     --cov-report --cov-config --cov-fail-under --cov-context --junitxml --junit-xml --junit-prefix --timeout --dist
     --numprocesses --log-level --log-cli-level --confcutdir --color --capture --import-mode --basetemp --override-ini
     --randomly-seed --reruns --reruns-delay --html --cov --verbosity --show-capture --asyncio-mode --ds`),
    flags: names(`-q -qq -v -vv -vvv -x -s -l --exitfirst --verbose --quiet --strict --strict-markers --strict-config --showlocals
     --no-header --no-summary --disable-warnings --full-trace --no-cov --cov-branch --doctest-modules --runxfail
     --disable-pytest-warnings -rA -ra -rs -rf -rx`),
    refused: /^(?:--lf|--last-failed|--ff|--failed-first|--nf|--new-first|--sw|--stepwise.*|--co|--collect-only|--fixtures.*|--markers|--setup-plan|--setup-only|--version|-V|-h|--help|--pyargs|--cache-show|--cache-clear|--pdb|--trace)$/,
    dropped: /^--cov/,
};
const MAX_IDS = 100;
const narrowPytest = (words, failures, scene) => {
    const parsed = parseArguments(words.map(withBareCov), PYTEST, isPath(scene));
    if (parsed === null || parsed.rest !== null)
        return [];
    const ids = failures
        .map(({ id }) => id)
        .filter((id) => isFit(id) && !id.startsWith('-') && scene.isFile(id.split('::', 1)[0] ?? ''));
    const wanted = ids.length > MAX_IDS ? distinct(ids.map((id) => id.split('::', 1)[0] ?? '')) : ids;
    if (wanted.length === 0 || wanted.length > MAX_IDS)
        return [];
    const args = wanted.map(quote);
    const hasPaths = parsed.positionals.length > 0 || parsed.hasDropped;
    const options = [...parsed.options, ...(parsed.hasDropped ? ['--no-cov'] : [])];
    return [{ args: joined(options, args), ...(hasPaths ? {} : { added: joined(args) }) }];
};
const withBareCov = (word) => word.value === '--cov' ? { ...word, raw: '--cov=', value: '--cov=' } : word;
const narrowUnittest = (words, failures) => {
    if (words.some(({ value }) => /^(?:-k|--locals-help|-h|--help)/.test(value)))
        return [];
    const ids = failures.map(({ id }) => id).filter((id) => /^\w+(?:\.\w+)*$/.test(id));
    if (ids.length === 0 || ids.length > MAX_IDS)
        return [];
    const added = joined(ids.map((id) => `-k ${id}`));
    return [{ args: joined(rawOf(words), [added]), added }];
};

; 





const RUNNERS = [
    [/^(?:python[\d.]* -m |coverage run -m )?(?:pytest|py\.test)$/, narrowPytest],
    [/^(?:python[\d.]*|coverage run) -m unittest$/, narrowUnittest],
    [/^vitest(?:\.mjs)?$/, narrowVitest],
    [/^jest(?:\.js)?$/, narrowJest],
    [/^_?mocha(?:\.js)?$/, narrowMocha],
    [/^go test$/, narrowGo],
    [/^cargo(?: \+[\w.-]+)? test$/, narrowCargo],
    [/^rspec$/, narrowRspec],
    [/^mvnw?$/, narrowMaven],
    [/^gradlew?$/, narrowGradle],
    [/^(?:php )?phpunit(?:\.phar)?$/, narrowPhpunit],
    [/^dotnet test$/, narrowDotnet],
    [/^node$/, narrowNodeTest],
];
const LAUNCHERS = /^(?:(?:poetry|pipenv|pdm|rye|hatch) run|uv run(?: --(?:frozen|locked|no-sync|all-extras))*|npx(?: --(?:no-install|yes|no))?|pnpm exec|yarn exec|bunx|bundle exec|cross-env(?: [A-Za-z_]\w*=\S*)*|xvfb-run(?: -a)?|timeout(?: -[\w-]+(?:=\S+)?| -[ks] \S+)* [\d.]+[smhd]?|node(?: --[\w-]+(?:=\S*)?)*)$/;
const MAX_NAME_WORDS = 8;
const MAX_COMMAND_CHARS = 16_000;
async function narrowings({ command, failures, files }) {
    if (!isKnownShell(command.shell))
        return [];
    const script = parseScript(command.run);
    if (script === null)
        return [];
    const scene = sceneBelow(files, folderIn(command.workingDirectory, script.folder));
    const narrowed = (await narrowCall(script.words, failures, scene)) ?? (await narrowScript(script, failures, scene));
    return narrowed.map((call) => script.before + call).filter((text) => text.length <= MAX_COMMAND_CHARS);
}
function callsPytest({ run, shell }) {
    const script = isKnownShell(shell) ? parseScript(run) : null;
    return script !== null && callOf(script.words)?.narrow === narrowPytest;
}
const isKnownShell = (shell) => /^(?:|(?:bash|sh)(?: .*)?)$/.test(shell?.trim() ?? '');
const folderIn = (folder, below) => [folder, below].filter((part) => part !== '.').join('/') || '.';
function sceneBelow(files, folder) {
    const at = (path) => (folder === '.' ? path : `${folder}/${path}`);
    return {
        folder,
        isFile: (path) => files.isFile(at(path)),
        isFolder: (path) => files.isFolder(at(path)),
        read: (path) => files.read(at(path)),
    };
}
async function narrowCall(words, failures, scene) {
    const call = callOf(words);
    if (call === null)
        return null;
    const forms = await call.narrow(call.rest, failures, scene);
    return forms.map(({ args }) => `${call.head} ${args}`);
}
function callOf(words) {
    const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    if (start === -1)
        return null;
    for (let from = start; from < Math.min(words.length, start + MAX_NAME_WORDS); from++) {
        const launcher = valuesOf(words.slice(start, from));
        if (from > start && !LAUNCHERS.test(launcher))
            continue;
        for (let to = from + 4; to > from; to--) {
            const own = words.slice(from, to);
            if (own.length < to - from)
                continue;
            const name = own.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
            const runner = RUNNERS.find(([pattern]) => pattern.test(name));
            const isLauncher = name === 'node' && !words.some(({ value }) => value === '--test');
            if (runner === undefined || isLauncher)
                continue;
            return { head: joined(rawOf(words.slice(0, to))), narrow: runner[1], rest: words.slice(to) };
        }
    }
    return null;
}
const valuesOf = (words) => words.map(({ value }) => value).join(' ');
const ManifestSchema = schemas .Ikc({ scripts: schemas .g1P(schemas .YjP(), schemas .YjP()).default({}) });
async function narrowScript({ words }, failures, scene) {
    const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    const [, name, short] = /^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? (?:--?s(?:ilent)? )?([\w:.-]+)|(test|t|tst))(?: --silent)?$/.exec(valuesOf(words.slice(start))) ??
        /^(?:yarn|pnpm) ([\w:.-]+)$/.exec(valuesOf(words.slice(start))) ??
        [];
    const script = name ?? (short === undefined ? undefined : 'test');
    if (script === undefined || (words[start]?.value === 'bun' && name === undefined))
        return [];
    const scripts = scriptsOf(await scene.read('package.json'));
    const text = scripts?.[script];
    const inner = text === undefined ? null : wordsOf(text);
    const call = inner === null ? null : callOf(inner);
    if (call === null || scripts === undefined)
        return [];
    const forms = await call.narrow(call.rest, failures, scene);
    const environment = rawOf(words.slice(0, start));
    const hasHooks = scripts[`pre${script}`] !== undefined || scripts[`post${script}`] !== undefined;
    if (!hasHooks)
        return forms.map(({ args }) => joined(environment, [LOCAL_PROGRAMS, call.head, args]));
    const dashes = words[start]?.value === 'npm' ? ' --' : '';
    const outer = joined(rawOf(words));
    return forms.flatMap(({ added }) => added === undefined || /\$(?!['|)])|[`"!]|\\['\\]/.test(added) ? [] : [`${outer}${dashes} ${added}`]);
}
const LOCAL_PROGRAMS = 'PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"';
const scriptsOf = (manifest) => manifest === null ? undefined : (0,json .Vh)(ManifestSchema, manifest)?.scripts;


  })

};
