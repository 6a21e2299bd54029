export const id = 898;
export const ids = [898];
export const modules = {

  70898:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  openRepair: () => (  openRepair),
  recordedRepairs: () => (  recordedRepairs)
});

var once = __webpack_require__(51189);
var tools = __webpack_require__(12349);
var notes = __webpack_require__(90881);
var external_node_os_ = __webpack_require__(48161);
var checkout_copy = __webpack_require__(16507);
var test_oracle = __webpack_require__(9240);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var schemas = __webpack_require__(81469);
var errors = __webpack_require__(7403);
var json = __webpack_require__(26910);
var folders = __webpack_require__(63060);
; 
const PYTEST_LINES = "\"\"\"Which lines each test runs, by `sys.monitoring` from Python 3.12 on, by a trace function before.\"\"\"\n\nimport json\nimport os\nimport signal\nimport sys\n\nimport pytest\n\nHERE = os.path.dirname(os.path.abspath(__file__))\nROOT = os.environ['AGENT_FIX_ROOT'] + os.sep\nknown = {}\nseen = set()\ncounts = {}\nfailed = set()\nmonitoring = getattr(sys, 'monitoring', None)\n\ndef path_of(code):\n    if code not in known:\n        file = os.path.realpath(code.co_filename)\n        known[code] = file[len(ROOT):] if file.startswith(ROOT) and code.co_name != '<module>' else None\n    return known[code]\n\ndef on_line(code, line):\n    path = path_of(code)\n    if path is not None:\n        seen.add((path, line))\n    return monitoring.DISABLE\n\ndef trace(frame, event, arg):\n    path = path_of(frame.f_code)\n    if path is None:\n        return None\n    seen.add((path, frame.f_lineno))\n\n    def local(frame, event, arg):\n        if event == 'line':\n            seen.add((path, frame.f_lineno))\n        return local\n\n    return local\n\ndef count(failed):\n    for path, line in seen:\n        pair = counts.setdefault(path, {}).setdefault(line, [0, 0])\n        pair[0 if failed else 1] += 1\n    seen.clear()\n\ndef save():\n    with open(os.path.join(HERE, 'lines.json'), 'w') as file:\n        json.dump(counts, file)\n\ndef stop(*_):\n    count(True)\n    save()\n    os._exit(1)\n\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_call(item):\n    seen.clear()\n    if monitoring:\n        monitoring.restart_events()\n        monitoring.set_events(TOOL, monitoring.events.LINE)\n    else:\n        sys.settrace(trace)\n    yield\n    if monitoring:\n        monitoring.set_events(TOOL, 0)\n    else:\n        sys.settrace(None)\n\n# The call of a unittest.TestCase, and of a subtest, raises nothing: reports alone tell that it failed.\ndef pytest_runtest_logreport(report):\n    if report.failed:\n        failed.add(report.nodeid)\n\ndef pytest_runtest_logfinish(nodeid):\n    count(nodeid in failed)\n\ndef pytest_sessionfinish(session):\n    save()\n\nTOOL = 4\nif monitoring:\n    monitoring.use_tool_id(TOOL, 'agent-fix')\n    monitoring.register_callback(TOOL, monitoring.events.LINE, on_line)\nsignal.signal(signal.SIGTERM, stop)\n";
const WARM_NODE = "/**\n * Node imports this program in every process of the test command. In the one that is vitest or jest it stays, and runs the tests\n * for each content with the runner that it has loaded; both run every test file in a new context of its own.\n */\nimport fs from 'node:fs';\nimport { createRequire } from 'node:module';\nimport path from 'node:path';\nimport { Writable } from 'node:stream';\nimport { fileURLToPath, pathToFileURL } from 'node:url';\nimport { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';\n\nconst WATCHED = 'agent_fix_watched';\nconst HERE = path.dirname(fileURLToPath(import.meta.url));\n/** More trials are not made in one process, because its memory grows. */\nconst MAX_TRIALS = 300;\nconst [IDLE, RUNNING, STOPPED] = [0, 1, 2];\nlet text = '';\nconst keep = (chunk) => {\n  text += chunk;\n  return true;\n};\n\nasync function openVitest(main) {\n  const { createVitest, parseCLI } = await import(\n    pathToFileURL(path.join(path.dirname(main), 'dist/node.js')).href\n  );\n  const { filter, options } = parseCLI(['vitest', ...process.argv.slice(2)]);\n  const sink = () => new Writable({ write: (chunk, _, done) => done(null, keep(chunk)) });\n  const kept = { ...options, watch: false, run: true };\n  const vitest = await createVitest('test', kept, {}, { stdout: sink(), stderr: sink() });\n  await vitest.start(filter);\n  const specifications = await vitest.globTestSpecifications(filter);\n  const { configFileDependencies = [] } = vitest.vite.config;\n  const isLoaded = (file) => configFileDependencies.includes(file);\n  const run = async (file) => {\n    vitest.invalidateFile(file);\n    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);\n    return testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((each) => each.ok());\n  };\n  return { isLoaded, run };\n}\n\nasync function openJest(main) {\n  const require = createRequire(main);\n  process.env.NODE_ENV ??= 'test';\n  const argv = await require('jest-cli').buildArgv(process.argv.slice(2));\n  const { runCLI } = require('@jest/core');\n  const isLoaded = (file) => require.cache[file] !== undefined;\n  const run = async () => {\n    const projects = argv.projects?.length > 0 ? argv.projects : [process.cwd()];\n    const { results } = await runCLI({ ...argv, runInBand: true }, projects);\n    return results.success;\n  };\n  return { isLoaded, run };\n}\n\nfunction put({ root, path: name, at }, kind, second) {\n  const target = path.join(root, name);\n  const part = path.join(path.dirname(target), '.agent-fix-part');\n  fs.copyFileSync(at + kind, part);\n  fs.chmodSync(part, fs.statSync(target).mode & 0o777);\n  fs.utimesSync(part, second, second);\n  fs.renameSync(part, target);\n}\n\nfunction finish(at, end, code, seconds) {\n  fs.writeFileSync(`${at}.part`, JSON.stringify({ end, code, seconds }));\n  fs.renameSync(`${at}.part`, `${at}.done`);\n}\n\n/** In a second thread: ends tests that block the first one; the process ends with them. */\nfunction watch(state) {\n  parentPort.on('message', (asked) => {\n    if (Atomics.wait(state, 0, RUNNING, asked.limitMs) !== 'timed-out') return;\n    if (Atomics.compareExchange(state, 0, RUNNING, STOPPED) !== RUNNING) return;\n    put(asked, '.own', asked.own_second);\n    finish(asked.at, 'slow', 1, asked.limitMs / 1000);\n    process.kill(process.pid, 'SIGKILL');\n  });\n}\n\nasync function serve(open) {\n  const parent = process.ppid;\n  process.stdout.write = keep;\n  process.stderr.write = keep;\n  const { isLoaded, run } = await open;\n  const state = new Int32Array(new SharedArrayBuffer(4));\n  const watchdog = new Worker(new URL(import.meta.url), { execArgv: [], workerData: { [WATCHED]: state } });\n  for (let number = 0; number < MAX_TRIALS; number += 1) {\n    const at = path.join(HERE, String(number));\n    while (!fs.existsSync(`${at}.json`)) {\n      if (process.ppid !== parent) process.exit();\n      await new Promise((resolve) => setTimeout(resolve, 3));\n    }\n    const asked = { ...JSON.parse(fs.readFileSync(`${at}.json`, 'utf8')), at };\n    const file = path.join(asked.root, asked.path);\n    const real = path.join(fs.realpathSync(asked.root), asked.path);\n    const isFit = fs.realpathSync(file) === real && !isLoaded(real);\n    if (!isFit) {\n      finish(at, 'unfit', 1, 0);\n      continue;\n    }\n    put(asked, '.new', asked.second);\n    text = '';\n    // Waiting takes no processor time, so twice that limit is allowed as wall time.\n    const limitMs = 1000 * Math.min(asked.limit, 2 * asked.cpu);\n    Atomics.store(state, 0, RUNNING);\n    watchdog.postMessage({ ...asked, limitMs });\n    const startMs = performance.now();\n    const isGreen = await run(file).catch((error) => !keep(String(error)));\n    const seconds = (performance.now() - startMs) / 1000;\n    if (Atomics.compareExchange(state, 0, RUNNING, IDLE) !== RUNNING) await new Promise(() => {});\n    Atomics.notify(state, 0);\n    put(asked, '.own', asked.own_second);\n    if (asked.shown) fs.writeFileSync(`${at}.out`, text);\n    finish(at, 'exited', isGreen ? 0 : 1, seconds);\n  }\n  process.exit();\n}\n\nfunction runnerOf(main) {\n  if (/[/]vitest[/]vitest[.]mjs$/.test(main)) return openVitest;\n  return /[/]jest(?:-cli)?[/]bin[/]jest[.]js$/.test(main) ? openJest : null;\n}\n\nif (!isMainThread && workerData?.[WATCHED] !== undefined) watch(workerData[WATCHED]);\nconst main = isMainThread && process.argv[1] ? fs.realpathSync(process.argv[1]) : '';\nconst open = runnerOf(main);\nif (open !== null) {\n  const own = process.env.NODE_OPTIONS.split(' ')\n    .filter((each) => each !== `--import=${import.meta.url}`)\n    .join(' ');\n  if (own) process.env.NODE_OPTIONS = own;\n  else delete process.env.NODE_OPTIONS;\n  await serve(open(main));\n}\n";
const WARM_PYTEST = "\"\"\"\npytest imports this before anything of the repository. The process that imports it stays there and waits; for each content it\nmakes a fork, which goes on as the call of pytest that it is. One such fork stays as well, once it has collected the tests with\nthe file as it was. A content that changes nothing but functions which have not run by then is tried in a fork of that one, which\nputs the new code in place of theirs: nothing is imported or collected again.\n\"\"\"\n\nimport gc\nimport importlib.metadata\nimport json\nimport os\nimport signal\nimport sys\nimport threading\nimport time\nimport types\n\n# pytest imports these two later, and each fork would anew.\nimport pdb\nimport unittest\n\nimport pytest\n\nHERE = os.path.dirname(os.path.abspath(__file__))\ntrial = None\nchild = 0\n# The fork that has collected the tests: its process, and what asks it and hears its answer.\ncollected = None\n\nclass Short:\n    \"\"\"Only whether a test fails is asked: no traceback, no summary, and the end as soon as it is known.\"\"\"\n\n    def pytest_configure(self, config):\n        config.option.maxfail = 1\n        config.option.tbstyle = 'no'\n\n    @pytest.hookimpl(tryfirst=True)\n    def pytest_sessionfinish(self, exitstatus):\n        os._exit(int(exitstatus))\n\nclass Unfit(Exception):\n    \"\"\"More than functions changes, or a function that has run already.\"\"\"\n\nclass Collected:\n    \"\"\"Stays when the tests are collected, and forks for each content.\"\"\"\n\n    def __init__(self, questions, answers):\n        # Kept: a file that is left open, and forgotten, is a warning, which pytest can count as an error.\n        self.questions = os.fdopen(questions)\n        self.answers = answers\n        self.ran = set()\n        # By file, and by their code: two modules of one file have functions of equal code.\n        self.functions = {}\n        self.monitoring = getattr(sys, 'monitoring', None)\n        if self.monitoring:\n            self.monitoring.use_tool_id(self.monitoring.OPTIMIZER_ID, __name__)\n            self.monitoring.register_callback(self.monitoring.OPTIMIZER_ID, self.monitoring.events.PY_START, self.on_start)\n            self.monitoring.set_events(self.monitoring.OPTIMIZER_ID, self.monitoring.events.PY_START)\n        else:\n            sys.setprofile(self.on_call)\n\n    def on_start(self, code, offset):\n        self.ran.add(code)\n        return self.monitoring.DISABLE\n\n    def on_call(self, frame, event, arg):\n        if event == 'call':\n            self.ran.add(frame.f_code)\n\n    @pytest.hookimpl(tryfirst=True)\n    def pytest_runtestloop(self, session):\n        is_seen = self.monitoring or sys.getprofile() == self.on_call\n        if self.monitoring:\n            self.monitoring.set_events(self.monitoring.OPTIMIZER_ID, 0)\n            self.monitoring.free_tool_id(self.monitoring.OPTIMIZER_ID)\n        else:\n            sys.setprofile(None)\n        # Threads do not live on in a fork, and what has workers of its own (xdist) has not collected here.\n        is_alone = threading.active_count() == 1 and not session.config.pluginmanager.hasplugin('dsession')\n        if session.testsfailed or not is_seen or not is_alone:\n            os._exit(0)\n        signal.signal(signal.SIGTERM, leave)\n        paths = {}\n        for each in gc.get_objects():\n            if type(each) is types.FunctionType:\n                name = each.__code__.co_filename\n                if name not in paths:\n                    paths[name] = os.path.realpath(name)\n                self.functions.setdefault(paths[name], {}).setdefault(each.__code__, []).append(each)\n        gc.freeze()\n        for line in self.questions:\n            asked = json.loads(line)\n            try:\n                swaps = self.swaps_of(asked)\n            except (Unfit, SyntaxError, ValueError, RecursionError):\n                os.write(self.answers, b'n')\n                continue\n            # pytest has kept where its output goes, and returns to it.\n            os.truncate(OUTPUT, 0)\n            if asked['shown']:\n                os.link(OUTPUT, asked['at'] + '.out')\n            if fork_for(asked):\n                for function, code in swaps:\n                    function.__code__ = code\n                if not asked['shown']:\n                    session.config.pluginmanager.register(Short())\n                return\n            os.write(self.answers, b'y')\n        os._exit(0)\n\n    def swaps_of(self, asked):\n        \"\"\"Live functions, each with its code in the new content.\"\"\"\n        target = os.path.realpath(os.path.join(asked['root'], asked['path']))\n        contents = []\n        for kind in ('.own', '.new'):\n            with open(asked['at'] + kind, 'rb') as file:\n                contents.append(compile(file.read(), target, 'exec', dont_inherit=True))\n        swaps = []\n        self.compare(*contents, self.functions.get(target, {}), False, swaps)\n        return swaps\n\n    def compare(self, own, new, functions, is_nested, swaps):\n        \"\"\"Whether anything in this code differs; what does, and can be put in place, is added to the swaps.\"\"\"\n        is_function = bool(own.co_flags & CO_OPTIMIZED)\n        if own.co_name != new.co_name or own.co_freevars != new.co_freevars:\n            raise Unfit\n        is_same = shape_of(own) == shape_of(new)\n        pairs = zip(codes_in(own), codes_in(new)) if is_same else []\n        inner = [self.compare(a, b, functions, is_nested or is_function, swaps) for a, b in pairs]\n        if is_same and not any(inner):\n            return False\n        if not is_same and (not is_function or own in self.ran):\n            raise Unfit\n        if is_function and not is_nested and own not in functions:\n            raise Unfit\n        if is_function:\n            swaps.extend((function, new) for function in functions.get(own, []))\n        return True\n\nCO_OPTIMIZED = 1\nOUTPUT = os.path.join(HERE, 'collected.out')\n\ndef codes_in(code):\n    return [each for each in code.co_consts if isinstance(each, types.CodeType)]\n\ndef shape_of(code):\n    \"\"\"What running the code depends on, but for the code within it, and the lines where it stands.\"\"\"\n    # Python 3.13 keeps a class's first line in its body.\n    own_line = None if code.co_flags & CO_OPTIMIZED else code.co_firstlineno\n    consts = ['line' if each == own_line else (type(each), repr(each)) for each in code.co_consts if not isinstance(each, types.CodeType)]\n    count = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)\n    table = getattr(code, 'co_exceptiontable', b'')\n    return (code.co_code, code.co_names, code.co_varnames, code.co_cellvars, count, table, consts, len(codes_in(code)))\n\ndef pytest_configure(config):\n    if trial is None or trial['shown']:\n        return\n    config.pluginmanager.register(trial['plugin'] or Short())\n\ndef put(trial, kind, second):\n    target = os.path.join(trial['root'], trial['path'])\n    mode = os.lstat(target).st_mode & 0o777\n    part = os.path.join(os.path.dirname(target), '.agent-fix-part')\n    with open(trial['at'] + kind, 'rb') as source, open(part, 'wb') as copy:\n        copy.write(source.read())\n    os.chmod(part, mode)\n    os.utime(part, (second, second))\n    os.replace(part, target)\n\ndef loaded_files():\n    files = [getattr(module, '__file__', None) for module in list(sys.modules.values())]\n    return {os.path.realpath(file) for file in files if isinstance(file, str)}\n\ndef is_fit(trial, loaded):\n    own = os.path.join(os.path.realpath(trial['root']), trial['path'])\n    return own not in loaded and os.path.realpath(os.path.join(trial['root'], trial['path'])) == own\n\ndef finish(at, end, code, seconds):\n    with open(at + '.part', 'w') as file:\n        json.dump({'end': end, 'code': code, 'seconds': seconds}, file)\n    os.replace(at + '.part', at + '.done')\n\ndef restore(name, value):\n    if value:\n        os.environ[name] = value\n    else:\n        os.environ.pop(name, None)\n\ndef become(asked):\n    \"\"\"Goes on as the command, without a trace of this plugin.\"\"\"\n    global trial\n    trial = asked\n    os.setpgid(0, 0)\n    signal.signal(signal.SIGTERM, signal.SIG_DFL)\n    restore('PYTHONPATH', os.pathsep.join(path for path in os.environ.get('PYTHONPATH', '').split(os.pathsep) if path != HERE))\n    restore('PYTEST_ADDOPTS', os.environ.get('PYTEST_ADDOPTS', '').replace('-p ' + __name__, '').strip())\n    if not trial['shown']:\n        # Only what the content does not change may be kept compiled.\n        sys.dont_write_bytecode = True\n        os.environ['PYTHONDONTWRITEBYTECODE'] = '1'\n    if HERE in sys.path:\n        sys.path.remove(HERE)\n    place = OUTPUT if trial['plugin'] else trial['at'] + '.out' if trial['shown'] else os.devnull\n    # By the processor's time, which others on the machine do not change.\n    signal.setitimer(signal.ITIMER_PROF, trial['cpu'])\n    output = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)\n    os.dup2(output, 1)\n    os.dup2(output, 2)\n\ndef kill(pid):\n    try:\n        os.killpg(pid, signal.SIGKILL)\n    except OSError:\n        pass\n\ndef wait(pid, limit):\n    start = time.monotonic()\n    pause = 0.001\n    while True:\n        done, status, usage = os.wait4(pid, os.WNOHANG)\n        if done == pid:\n            kill(pid)\n            is_slow = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF\n            code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1\n            return 'slow' if is_slow else 'exited', code, usage.ru_utime + usage.ru_stime\n        if time.monotonic() - start > limit:\n            kill(pid)\n            os.waitpid(pid, 0)\n            return 'slow', 1, limit\n        time.sleep(pause)\n        pause = min(0.01, pause * 1.5)\n\ndef leave(*_):\n    if child:\n        kill(child)\n    if collected:\n        try:\n            os.kill(collected[0], signal.SIGTERM)\n        except OSError:\n            pass\n    os._exit(0)\n\ndef fork_for(asked):\n    \"\"\"True in the fork; False when it has ended.\"\"\"\n    global child\n    put(asked, '.new', asked['second'])\n    pid = os.fork()\n    if pid == 0:\n        become(asked)\n        return True\n    child = pid\n    try:\n        os.setpgid(pid, pid)\n    except OSError:\n        pass\n    end, code, seconds = wait(pid, asked['limit'])\n    child = 0\n    put(asked, '.own', asked['own_second'])\n    finish(asked['at'], end, code, seconds)\n    return False\n\ndef collect():\n    \"\"\"True in the fork that is to collect the tests.\"\"\"\n    global collected\n    questions, asks = os.pipe()\n    hears, answers = os.pipe()\n    pid = os.fork()\n    if pid == 0:\n        os.close(asks)\n        os.close(hears)\n        plugin = Collected(questions, answers)\n        become({'shown': False, 'cpu': 0, 'plugin': plugin})\n        return True\n    os.close(questions)\n    os.close(answers)\n    collected = (pid, asks, hears)\n    return False\n\ndef is_swapped(asked):\n    \"\"\"Whether the fork that has collected the tests has tried it.\"\"\"\n    try:\n        os.write(collected[1], (json.dumps(asked) + '\\n').encode())\n        return os.read(collected[2], 1) == b'y'\n    except OSError:\n        return False\n\ndef serve():\n    signal.signal(signal.SIGTERM, leave)\n    parent = os.getppid()\n    importlib.metadata.distributions(name='pytest')\n    loaded = loaded_files()\n    gc.freeze()\n    number = 0\n    while True:\n        at = os.path.join(HERE, str(number))\n        while not os.path.exists(at + '.json'):\n            if os.getppid() != parent:\n                leave()\n            time.sleep(0.003)\n        with open(at + '.json') as file:\n            asked = json.load(file)\n        asked.update(at=at, plugin=None)\n        number += 1\n        if not is_fit(asked, loaded):\n            finish(at, 'unfit', 1, 0)\n            continue\n        if asked['swap']:\n            if collected is None and collect():\n                return\n            if is_swapped(asked):\n                continue\n            if asked['shown']:\n                finish(at, 'unfit', 1, 0)\n                continue\n        if fork_for(asked):\n            return\n\nserve()\n";

; 








const MAX_WHOLE_MS = 15_000;
const MAX_COVERAGE_FILES = 400;
const MAX_COVERAGE_BYTES = 32 * 1024 * 1024;
async function measureBlame(oracle, tree, request) {
    const tool = TOOLS.find(({ sources }) => sources.test(request.source));
    const limitMs = 4 * request.baselineMs + 5000;
    const isWhole = request.baselineMs <= MAX_WHOLE_MS;
    if (tool === undefined || request.only.length === 0 || request.leftMs < 2 * limitMs)
        return null;
    const paths = new Set(tree.paths());
    const run = async (only) => {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]);
        let written = [];
        let seenRoot = '';
        await oracle.stay({ only, signal }, (root, { here, seen }) => {
            seenRoot = root;
            const folder = (0,external_node_path_.join)(here, 'coverage');
            (0,external_node_fs_.mkdirSync)(folder);
            const ended = () => {
                written = (0,errors .NW)(written, () => coverageIn(folder));
            };
            return { ...tool.prepare({ folder, seen: `${seen}/coverage`, root }), ended };
        });
        const spectrum = new Map();
        for await (const [path, line, counts] of tool.read(written, seenRoot, tree))
            if (paths.has(path))
                addTo(spectrum, path, line, counts);
        return spectrum;
    };
    if (tool.tellsTests)
        return blameOf(await run(isWhole ? [] : request.only));
    const failing = await run(request.only);
    return failing.size === 0 ? null : blameOf(failing, isWhole ? await run([]) : failing);
}
function blameOf(spectrum, whole) {
    let total = 0;
    for (const lines of spectrum.values())
        for (const { failing } of lines.values())
            total = Math.max(total, failing);
    if (total === 0)
        return null;
    const blame = new Map();
    for (const [path, lines] of spectrum) {
        const found = new Map();
        for (const [line, { failing, passing }] of lines) {
            const all = whole === undefined ? failing + passing : Math.max(failing, whole.get(path)?.get(line)?.failing ?? 0);
            const most = whole === undefined ? total : failing;
            if (failing > 0)
                found.set(line, Math.round((100 * failing) / Math.sqrt(most * all)) / 100);
        }
        if (found.size > 0)
            blame.set(path, found);
    }
    return blame;
}
const MAX_NOTE_CHARS = 20_000;
function blameText(blame) {
    const files = [...blame]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, lines]) => {
        const ranges = [];
        for (const [line, value] of [...lines].toSorted((a, b) => a[0] - b[0])) {
            const last = ranges.at(-1);
            if (last !== undefined && last.to === line - 1 && last.value === value)
                last.to = line;
            else
                ranges.push({ from: line, to: line, value });
        }
        return `${path}: ${ranges.map(({ from, to, value }) => `${from}-${to}=${value}`).join(' ')}`;
    });
    const text = files.join('\n').slice(0, MAX_NOTE_CHARS + 1);
    return text.length <= MAX_NOTE_CHARS ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n')));
}
function readBlame(text) {
    return new Map(text.split('\n').flatMap((row) => {
        const [, path = '', ranges = ''] = /^(.*): ([-\d=. ]+)$/.exec(row) ?? [];
        const lines = new Map();
        for (const [, from, to, value] of ranges.matchAll(/(\d+)-(\d+)=([\d.]+)/g))
            for (let line = Number(from); line <= Number(to); line += 1)
                lines.set(line, Number(value));
        return lines.size === 0 ? [] : [[path, lines]];
    }));
}
const coverageIn = (folder) => (0,external_node_fs_.readdirSync)(folder)
    .toSorted()
    .slice(0, MAX_COVERAGE_FILES)
    .map((name) => (0,folders .XF)((0,external_node_path_.join)(folder, name), MAX_COVERAGE_BYTES) ?? '');
function addTo(spectrum, path, line, [failing, passing]) {
    const lines = spectrum.get(path) ?? new Map();
    const known = lines.get(line) ?? { failing: 0, passing: 0 };
    spectrum.set(path, lines.set(line, { failing: known.failing + failing, passing: known.passing + passing }));
}
const PytestLinesSchema = schemas .g1P(schemas .YjP(), schemas .g1P(schemas .YjP(), schemas .PVZ([schemas .aig(), schemas .aig()])));
const LINES_PLUGIN = 'agent_fix_lines';
const V8CoverageSchema = schemas .Ikc({
    result: schemas .YOg(schemas .Ikc({
        url: schemas .YjP(),
        functions: schemas .YOg(schemas .Ikc({
            ranges: schemas .YOg(schemas .Ikc({ startOffset: schemas .aig(), endOffset: schemas .aig(), count: schemas .aig() })),
        })),
    })),
    'source-map-cache': schemas .g1P(schemas .YjP(), schemas .L5J()).optional(),
});
const TOOLS = [
    {
        sources: /pytest/,
        tellsTests: true,
        prepare({ folder, seen, root }) {
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, `${LINES_PLUGIN}.py`), PYTEST_LINES);
            const inFront = { PYTHONPATH: `${seen}:`, PYTEST_ADDOPTS: `-p ${LINES_PLUGIN} ` };
            return { variables: { AGENT_FIX_ROOT: root }, inFront };
        },
        async *read(written) {
            for (const text of written)
                for (const [path, lines] of Object.entries((0,json .Vh)(PytestLinesSchema, text) ?? {}))
                    for (const [line, counts] of Object.entries(lines))
                        yield [path, Number(line), counts];
        },
    },
    {
        sources: /node:test|mocha|tap|ava/i,
        tellsTests: false,
        prepare: ({ seen }) => ({ variables: { NODE_V8_COVERAGE: seen } }),
        async *read(written, root, tree) {
            for (const text of written) {
                const { result = [], 'source-map-cache': translated = {} } = (0,json .Vh)(V8CoverageSchema, text) ?? {};
                for (const { url, functions } of result) {
                    if (!url.startsWith(`${(0,external_node_url_.pathToFileURL)(root)}/`) || url in translated)
                        continue;
                    const path = (0,external_node_url_.fileURLToPath)(url).slice(root.length + 1);
                    const source = await tree.readText(path);
                    if (source === null || /(?:^|\/)node_modules\//.test(path))
                        continue;
                    const ranges = functions.flatMap((each) => each.ranges);
                    let at = 0;
                    for (const [index, line] of source.split('\n').entries()) {
                        const count = countAt(ranges, at + line.length - line.trimStart().length);
                        if (count > 0 && line.trim() !== '')
                            yield [path, index + 1, [count, 0]];
                        at += line.length + 1;
                    }
                }
            }
        },
    },
];
function countAt(ranges, at) {
    const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
    const [inner] = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    return inner?.count ?? 0;
}

var promises_ = __webpack_require__(58500);
var digest = __webpack_require__(47252);
var all_runners = __webpack_require__(94471);
var only_failing = __webpack_require__(70110);
; 












const PLUGIN = 'agent_fix_warm';
const POLL_MS = 3;
const SLACK_MS = 20_000;
const MAX_DONE_BYTES = 1000;
const MAX_SHOWN_BYTES = 1024 * 1024;
const FIRST_SECOND = 946_684_800;
const DoneSchema = schemas .Ikc({
    end: schemas .k5n(['exited', 'slow', 'unfit']),
    code: schemas .aig().int(),
    seconds: schemas .aig(),
});
async function openRunner(oracle, runner, { only, signal }) {
    const stop = new AbortController();
    const opened = Promise.withResolvers();
    const run = oracle.stay({ only, signal: AbortSignal.any([signal, stop.signal]) }, (root, scratch) => {
        const warm = new WarmRunner(root, scratch, stop);
        opened.resolve(warm);
        return warm.prepare(runner);
    });
    run.catch(opened.reject);
    const warm = await opened.promise;
    warm.follow(run);
    return warm;
}
class WarmRunner {
    #folder;
    #held = null;
    #root;
    #shown;
    #stop;
    #ended = Promise.resolve();
    #isOver = false;
    #count = 0;
    constructor(root, scratch, stop) {
        this.#root = root;
        this.#shown = scratch.shown;
        this.#folder = { here: (0,external_node_path_.join)(scratch.here, 'warm'), seen: `${scratch.seen}/warm` };
        this.#stop = stop;
    }
    prepare(runner) {
        const { here, seen } = this.#folder;
        (0,external_node_fs_.mkdirSync)(here);
        this.#held = (0,external_node_fs_.openSync)(here, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
        switch (runner) {
            case 'pytest':
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(here, `${PLUGIN}.py`), WARM_PYTEST);
                return { variables: {}, inFront: { PYTHONPATH: `${seen}:`, PYTEST_ADDOPTS: `-p ${PLUGIN} ` } };
            case 'node': {
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(here, `${PLUGIN}.mjs`), WARM_NODE);
                const { href } = (0,external_node_url_.pathToFileURL)(`${seen}/${PLUGIN}.mjs`);
                return { variables: {}, inFront: { NODE_OPTIONS: `--import=${href} ` } };
            }
            default:
                return (0,errors .xb)(runner);
        }
    }
    follow(run) {
        this.#ended = run
            .catch(() => { })
            .finally(() => {
            this.#isOver = true;
        });
    }
    get isOver() {
        return this.#isOver;
    }
    async try(trial) {
        if (this.#isOver)
            return null;
        const number = this.#count++;
        const at = (0,external_node_path_.join)(this.#place(), String(number));
        try {
            this.#ask(at, number, trial);
        }
        catch {
            this.#end();
            return null;
        }
        const startedAt = performance.now();
        while (!this.#isOver && !(0,external_node_fs_.existsSync)(`${at}.done`)) {
            if (performance.now() - startedAt > trial.limitMs + SLACK_MS)
                this.#end();
            await (0,promises_.setTimeout)(POLL_MS);
        }
        try {
            return (0,external_node_fs_.existsSync)(`${at}.done`) ? this.#read(at) : null;
        }
        finally {
            for (const kind of ['new', 'own', 'json', 'out', 'done'])
                (0,errors .NW)(undefined, () => (0,external_node_fs_.rmSync)(`${at}.${kind}`, { recursive: true, force: true }));
        }
    }
    #place() {
        const held = `/proc/self/fd/${this.#held}`;
        return (0,external_node_fs_.existsSync)(held) ? held : this.#folder.here;
    }
    #ask(at, number, { path, bytes, own, ...trial }) {
        const anew = { flag: 'wx' };
        (0,external_node_fs_.writeFileSync)(`${at}.new`, bytes, anew);
        (0,external_node_fs_.writeFileSync)(`${at}.own`, own, anew);
        const [limit, cpu] = [trial.limitMs / 1000, trial.cpuLimitMs / 1000];
        const asked = {
            root: this.#root,
            path,
            limit,
            cpu,
            shown: trial.isShown,
            swap: trial.isSwapped === true,
        };
        const seconds = { second: FIRST_SECOND + number + 1, own_second: FIRST_SECOND };
        (0,external_node_fs_.writeFileSync)(`${at}.part`, JSON.stringify({ ...asked, ...seconds }), anew);
        (0,external_node_fs_.renameSync)(`${at}.part`, `${at}.json`);
    }
    #read(at) {
        return (0,errors .NW)(null, () => {
            const done = (0,json .Vh)(DoneSchema, (0,folders .XF)(`${at}.done`, MAX_DONE_BYTES) ?? '');
            if (done === null || done.end === 'unfit')
                return null;
            const text = (0,folders .XF)(`${at}.out`, MAX_SHOWN_BYTES) ?? '';
            return {
                end: done.end === 'slow' ? 'slow' : PASSING_CODES.has(done.code) ? 'open' : 'failed',
                output: this.#shown(text),
                cpuMs: done.seconds * 1000,
            };
        });
    }
    #end() {
        this.#isOver = true;
        this.#stop.abort();
    }
    async [Symbol.asyncDispose]() {
        this.#end();
        await this.#ended;
        if (this.#held !== null)
            (0,external_node_fs_.closeSync)(this.#held);
        this.#held = null;
    }
}
const PASSING_CODES = new Set([0, 5]);
const signatureOf = ({ verdict, output }) => `${verdict}\n${(0,digest .vH)(output, (0,all_runners ._m)(output)?.failures)}`;
const LONG_BASELINE_MS = 4000;
const failingTestsFirst = ({ only, baselineMs }) => baselineMs > LONG_BASELINE_MS ? only.slice(0, 1) : only;
const BROKEN = ')}] ';
const FIRST_LOOK_MS = 600;
const FIRST_LOOK_RUNS = 5;
const FIRST_LOOK_MORE_MS = 1000;
const keptRunner = async (command) => (await (0,only_failing .np)(command))?.stays ?? null;
const MAX_STARTS = 25;
class WarmTries {
    #oracle;
    #whole;
    #command;
    #opening = null;
    #starts = 1;
    #openingWhole = null;
    #isWholeAlike = null;
    #passedOnly = 0;
    constructor([oracle, whole], command) {
        this.#oracle = oracle;
        this.#whole = whole;
        this.#command = command;
    }
    async try(files, options, plain) {
        this.#opening ??= this.#open(files, options, plain);
        const opened = await this.#opening;
        if (opened === null)
            return null;
        const limitMs = Math.min(options.limitMs, options.leftMs);
        const cpuLimitMs = options.isRetry ? limitMs : opened.firstMs;
        const { isSwapped } = opened;
        const trial = { ...files, limitMs, cpuLimitMs, isShown: false, isSwapped };
        if (!(await seesEdits(opened, trial)))
            return null;
        const result = await opened.runner.try(trial);
        if (opened.runner.isOver && opened.seesEdits !== null && this.#starts < MAX_STARTS) {
            this.#starts += 1;
            this.#opening = this.#restart(opened, options);
        }
        if (result === null)
            return null;
        if (result.end !== 'open' || !isSwapped)
            return result.end;
        return (await this.#failsAnother(files, options)) ? 'failed' : 'open';
    }
    async #failsAnother(files, options) {
        this.#passedOnly += 1;
        if (this.#passedOnly === 1)
            return false;
        const runner = await this.#wholeRunner(options);
        const limitMs = Math.min(2 * options.baselineMs + SLACK_MS, options.leftMs);
        const trial = { ...files, limitMs, cpuLimitMs: limitMs, isShown: false, isSwapped: true };
        const names = (failures) => failures
            .map(({ id }) => id)
            .toSorted()
            .join('\n');
        this.#isWholeAlike ??= (async () => {
            const own = await runner?.try({ ...trial, bytes: files.own, isShown: true });
            const failures = (0,all_runners ._m)(own?.output ?? '')?.failures ?? [];
            return failures.length > 0 && names(failures) === names(options.only);
        })();
        return (await this.#isWholeAlike) && (await runner?.try(trial))?.end === 'failed';
    }
    #wholeRunner({ signal }) {
        this.#openingWhole ??= openRunner(this.#whole, 'pytest', { only: [], signal }).catch(() => null);
        return this.#openingWhole;
    }
    async #restart(opened, options) {
        await opened.runner[Symbol.asyncDispose]();
        const { signal } = options;
        const runner = await openRunner(this.#oracle, 'node', { only: failingTestsFirst(options), signal }).catch(() => null);
        return runner === null ? null : { ...opened, runner };
    }
    async #open(files, options, run) {
        const tests = await run();
        const script = { ...this.#command, run: tests.focus ?? this.#command.run };
        const kept = await keptRunner(script);
        if (kept === null)
            return null;
        const { signal } = options;
        const runner = await openRunner(this.#oracle, kept, { only: failingTestsFirst(options), signal });
        const [limitMs, plain] = [Math.max(options.limitMs, 2 * tests.durationMs), signatureOf(tests)];
        const shown = { ...files, limitMs, cpuLimitMs: limitMs, isShown: true };
        const own = await runner.try({ ...shown, bytes: files.own });
        const opened = { runner, plain, isSwapped: false, seesEdits: new Map() };
        const isNoticed = await seesEdits(opened, shown);
        const again = await runner.try({ ...shown, bytes: files.own, isShown: false });
        const isAlike = own?.end === 'failed' && again?.end === 'failed' && signatureOf(asResult(own)) === plain;
        const firstMs = isAlike ? firstLookMs(again.cpuMs) : 0;
        if (isAlike && isNoticed) {
            if (kept === 'node')
                return { ...opened, firstMs };
            const swapped = await runner.try({ ...shown, bytes: files.own, isSwapped: true });
            const isSwapped = swapped?.end === 'failed' && signatureOf(asResult(swapped)) === plain;
            return { ...opened, firstMs, isSwapped, seesEdits: null };
        }
        await runner[Symbol.asyncDispose]();
        return null;
    }
    async [Symbol.asyncDispose]() {
        const opened = await this.#opening?.catch(() => null);
        await opened?.runner[Symbol.asyncDispose]();
        await (await this.#openingWhole)?.[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
        this.#whole[Symbol.dispose]();
    }
}
async function seesEdits({ runner, plain, seesEdits: seen }, trial) {
    const known = seen === null ? true : seen.get(trial.path);
    if (known !== undefined)
        return known;
    const bytes = Buffer.concat([Buffer.from(BROKEN), trial.own]);
    const broken = await runner.try({ ...trial, bytes, isShown: true });
    const isNoticed = broken?.end === 'failed' && signatureOf(asResult(broken)) !== plain;
    if (broken !== null)
        seen?.set(trial.path, isNoticed);
    return isNoticed;
}
const firstLookMs = (ownMs) => Math.max(FIRST_LOOK_MS, Math.min(FIRST_LOOK_RUNS * ownMs, ownMs + FIRST_LOOK_MORE_MS));
const asResult = ({ end, output }) => ({
    verdict: end === 'failed' ? 'red' : end === 'open' ? 'green' : 'timeout',
    output,
});

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





const tierOf = ({ sandbox }) => sandbox?.report.tier ?? 'none';
const MAX_WORKERS = 4;
const LIMITS_TO_TRUST = 4;
class DiskBench {
    #request;
    #opened = [];
    #first;
    #copies = null;
    #isCopied = false;
    #others = null;
    #tried = 0;
    constructor(request) {
        this.#request = request;
        this.#first = this.#open(request.checkout);
    }
    async *try(candidates, options) {
        const startMs = performance.now();
        const leftMs = () => options.leftMs - (performance.now() - startMs);
        const workers = [this.#first, ...(await this.#trusted(candidates[0], { ...options, leftMs: leftMs() }))];
        const settled = candidates.map(() => Promise.withResolvers());
        let next = 0;
        const work = async (worker) => {
            for (let at = next++; at < candidates.length; at = next++) {
                const candidate = candidates[at];
                const left = leftMs();
                const isOver = candidate === undefined || left <= 0 || options.signal.aborted;
                settled[at]?.resolve(isOver ? null : await worker.try(candidate, { ...options, leftMs: left }));
            }
        };
        const working = Promise.all(workers.map(work));
        working.catch((error) => settled.forEach(({ reject }) => void reject(error)));
        try {
            for (const { promise } of settled) {
                const verdict = await promise;
                if (verdict === null)
                    return;
                this.#tried += 1;
                yield verdict;
            }
        }
        finally {
            await working;
        }
    }
    async blame(tree, options) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const oracle = __addDisposableResource(env_1, (0,test_oracle .X)(this.#request), false);
            return await measureBlame(oracle, tree, options).catch(() => null);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    async #trusted(probe, options) {
        if (this.#others !== null)
            return this.#others;
        if (this.#copies === null) {
            this.#copies = this.#makeCopies();
            void this.#copies.then(() => {
                this.#isCopied = true;
            });
        }
        if (!this.#isCopied || this.#tried === 0 || probe === undefined)
            return [];
        if (options.leftMs < LIMITS_TO_TRUST * options.limitMs)
            return [];
        const workers = (await this.#copies).map(({ root }) => this.#open(root));
        const [own, ...theirs] = await Promise.all([this.#first, ...workers].map(async (worker) => signatureOf(await worker.plain(options))));
        const alike = workers.filter((_, at) => theirs[at] === own);
        const broken = await Promise.all(alike.map(async (worker) => worker.broken(probe, options)));
        this.#others = alike.filter((_, at) => {
            const result = broken[at];
            return result != null && signatureOf(result) !== own;
        });
        return this.#others;
    }
    async #makeCopies() {
        const { checkout, workspace, command } = this.#request;
        const tier = tierOf(this.#request);
        const isAlone = command === null || tier === 'other_user';
        const count = isAlone ? 0 : Math.min(MAX_WORKERS, (0,external_node_os_.availableParallelism)()) - 1;
        const { commit } = workspace.snapshot;
        const copies = await Promise.all(Array.from({ length: count }, () => {
            if (tier !== 'none')
                return { root: checkout, [Symbol.asyncDispose]: async () => { } };
            return (0,checkout_copy .s)({ repository: checkout, commit, destination: null }).catch(() => null);
        }));
        return copies.filter((copy) => copy !== null);
    }
    #open(root) {
        const worker = new BenchWorker(this.#request, root);
        this.#opened.push(worker);
        return worker;
    }
    async [Symbol.asyncDispose]() {
        for (const worker of this.#opened)
            await worker[Symbol.asyncDispose]();
        for (const copy of (await this.#copies) ?? []) {
            try {
                await copy[Symbol.asyncDispose]();
            }
            catch { }
        }
    }
}
const limitAfter = (tookMs) => 2 * tookMs + 1000;
const LONG_MS = 1500;
class BenchWorker {
    #main;
    #oracle;
    #warm;
    #onlyMs = null;
    #journal;
    #plain = null;
    constructor(request, root) {
        const { workspace: main, command } = request;
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
        this.#oracle = (0,test_oracle .X)({ ...request, workspace, checkout: root });
        const isBuilt = (command?.builds ?? []).length > 0;
        const isEnded = command === null || isBuilt || tierOf(request) === 'other_user';
        const open = () => (0,test_oracle .X)({ ...request, workspace: main, checkout: root });
        this.#warm = isEnded ? null : new WarmTries([open(), open()], command);
    }
    async [Symbol.asyncDispose]() {
        await this.#warm?.[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
    }
    async try(candidate, given) {
        const journal = await this.#written(candidate);
        if (journal === null)
            return 'refused';
        const options = await this.#measured(given);
        const quick = await this.#tryWarm(candidate.path, journal, options);
        if (quick === 'slow' || quick === 'failed')
            return quick;
        const { verdict } = await this.#test(journal, options, given.limitMs);
        if (options.signal.aborted)
            return null;
        switch (verdict) {
            case 'green':
                return 'passed';
            case 'red':
            case 'output_limit':
            case 'resource_limit':
                return 'failed';
            case 'timeout':
                return options.leftMs < options.limitMs ? null : 'slow';
            default:
                return 'not_started';
        }
    }
    async #written({ path, edits }) {
        const scratch = this.#main.scratch();
        const args = { rel_path: path, content: null, edits: [...edits] };
        const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
        return obs.ok && obs.meta['changed'] !== false ? scratch.journal : null;
    }
    async #tryWarm(path, journal, options) {
        const entry = journal.get(path);
        const own = this.#main.journal.get(path)?.bytes ?? entry?.base;
        if (this.#warm === null || entry === null || own == null)
            return null;
        try {
            return await this.#warm.try({ path, bytes: entry.bytes, own }, options, () => this.plain(options));
        }
        finally {
            this.#putBack(journal);
        }
    }
    plain(options) {
        const limitMs = Math.max(options.limitMs, limitAfter(options.baselineMs));
        this.#plain ??= this.#run(this.#main.scratch().journal, { ...options, limitMs }, failingTestsFirst(options));
        return this.#plain;
    }
    async #measured(options) {
        if (options.isRetry || options.only.length === 0)
            return options;
        const { durationMs } = await this.plain(options);
        return { ...options, limitMs: Math.min(options.limitMs, limitAfter(durationMs)) };
    }
    async broken({ path, edits }, options) {
        const unreadable = edits.slice(0, 1).map(({ old }) => ({ old, new: `${BROKEN}${old}` }));
        const journal = await this.#written({ path, edits: unreadable });
        return journal === null ? null : this.#run(journal, options, failingTestsFirst(options));
    }
    async #test(journal, options, allMs) {
        const { only, baselineMs } = options;
        const isLong = (this.#onlyMs ?? baselineMs) > LONG_MS && only.length > 1;
        for (const some of isLong ? [only.slice(0, 1), only] : [only]) {
            const limitMs = some === only && isLong ? allMs : options.limitMs;
            const result = await this.#run(journal, { ...options, limitMs }, some);
            if (some === only)
                this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
            if (result.verdict !== 'green' || result.focus === undefined)
                return result;
        }
        return this.#run(journal, { ...options, limitMs: options.leftMs }, []);
    }
    async #run(journal, { limitMs, leftMs, signal }, only) {
        this.#journal = journal;
        const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
        try {
            return await this.#oracle.run({ phase: 'write', timeoutMs, signal, only });
        }
        finally {
            this.#putBack(journal);
        }
    }
    #putBack(journal) {
        for (const { path, bytes, mode, base } of journal.latest()) {
            const own = this.#main.journal.get(path)?.bytes ?? base;
            if (own === bytes)
                continue;
            this.#oracle.putBack(path, own === null ? null : { bytes: own, isExecutable: mode === '100755' });
        }
    }
}

var external_node_crypto_ = __webpack_require__(77598);
var base_text = __webpack_require__(59199);
var model_prompt = __webpack_require__(55178);
var syntax_tree = __webpack_require__(60135);
; 

const TEMPLATES = {
    undo: { words: 'undo the change', doubt: 0.4 },
    operator: { words: 'another operator', doubt: 0 },
    constant: { words: 'another constant', doubt: 0.6 },
    'comparison-constant': { words: 'another bound', doubt: 0.2 },
    sign: { words: 'the other sign', doubt: 0.3 },
    'off-by-one': { words: 'one more or one less', doubt: 0.3 },
    negation: { words: 'negated', doubt: 0.3 },
    name: { words: 'another name in scope', doubt: 0.6 },
    parameter: { words: 'a parameter in place of a fixed value', doubt: 0.8 },
    member: { words: 'another member', doubt: 0.4 },
    'sibling-call': { words: 'a related function', doubt: 0.2 },
    'argument-swap': { words: 'two parts swapped', doubt: 0.2 },
    exchange: { words: 'two names exchanged', doubt: 0.4 },
    part: { words: 'an expression reduced to a part of itself', doubt: 2.2 },
    donor: { words: 'another expression of the function', doubt: 1.4 },
    'condition-add': { words: 'a condition made stronger or weaker', doubt: 1.2 },
    'null-guard': { words: 'a check for a missing value', doubt: 0.3 },
    slice: { words: 'a slice', doubt: 1.2 },
    wrap: { words: 'an expression wrapped', doubt: 0.4 },
    combine: { words: 'an expression combined with another', doubt: 0.8 },
    'statement-copy': { words: 'a statement copied from elsewhere', doubt: 0.6 },
    'statement-insert': { words: 'a statement added', doubt: 0.4 },
    guard: { words: 'an early exit added', doubt: 1.2 },
    'missing-keyword': { words: 'another keyword, or a missing one', doubt: 0 },
};
const replaceNode = ({ start, end, line }, text, [template, cost]) => ({ template, start, end, text, line, cost });
const byRank = (cost, rank, step) => cost + Math.log2(1 + rank) * step;
const OPEN_OPERATION = /binary|unary|boolean|comparison|not_operator|await|cast|ternary|conditional|reference/;
const HOLDS_MEMBERS = new Set([
    'attribute',
    'member_expression',
    'selector_expression',
    'field_access',
    'field_expression',
    'subscript',
    'subscript_expression',
    'index_expression',
    'array_access',
    'method_invocation',
    'member_access_expression',
    'member_call_expression',
    'element_reference',
    'call',
]);
function fitted(text, place) {
    if (!hasOpenOperator(text))
        return text;
    const above = place.parent;
    if (above === null)
        return text;
    const isObject = HOLDS_MEMBERS.has(above.type) && above.children[0] === place;
    return isObject || OPEN_OPERATION.test(above.type) ? `(${text})` : text;
}
function bracketed(text, operand, operation) {
    return OPEN_OPERATION.test(operand.type) && operand.type === operation.type ? `(${text})` : text;
}
function hasOpenOperator(text) {
    let depth = 0;
    let quote = '';
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at] ?? '';
        if (quote !== '') {
            if (char === '\\')
                at += 1;
            else if (char === quote)
                quote = '';
        }
        else if (char === '"' || char === "'" || char === '`')
            quote = char;
        else if ('([{'.includes(char))
            depth += 1;
        else if (')]}'.includes(char))
            depth -= 1;
        else if (depth === 0 && /[\s+\-*/%<>=&|^?!]/.test(char))
            return true;
    }
    return false;
}
const NO_DOUBT = { bits: 0, why: null };
function doubtOf({ file }, { template, start, end, text: added }) {
    const isDefault = file.declared.some(({ isParameter, at: { end: nameEnd, parent } }) => {
        const holdsDefault = isParameter && parent !== null && DEFAULTED.test(parent.type);
        return holdsDefault && nameEnd <= start && end <= parent.end;
    });
    if (isDefault && template !== 'undo')
        return { bits: 1.5, why: 'it changes the default of a parameter, for every caller' };
    const removed = file.text.slice(start, end);
    const { builtins } = file.language;
    const [was, is] = [removed, added].map((text) => builtinsCalled(text, builtins));
    const gone = was?.filter((name) => !is?.includes(name)) ?? [];
    const come = is?.filter((name) => !was?.includes(name)) ?? [];
    const [old, next] = [gone[0], come[0]];
    if (old !== undefined && next !== undefined && template !== 'sibling-call')
        return { bits: 2.5, why: `it calls \`${next}\` where \`${old}\` was called` };
    if (EMPTY.test(added.trim()) && removed.trim() !== '' && !EMPTY.test(removed.trim()))
        return {
            bits: 2,
            why: `it puts something empty in place of \`${(0,base_text .ml)((0,base_text .yZ)(removed).replaceAll('`', "'"), SHOWN_CHARS)}\``,
        };
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const rest = file.text.slice(end).split('\n')[0] ?? '';
    const before = file.text.slice(lineStart, start);
    if (/^[!=]==?$/.test(removed) && /^[<>]=?$/.test(added) && !/^\s*-?\d/.test(rest))
        return { bits: 1.5, why: `it asks for an order (\`${added}\`) where it asked for equality` };
    const idle = idleIn(before + added + rest);
    if (idle !== undefined && idleIn(before + removed + rest) === undefined)
        return { bits: 3, why: `\`${idle.trim()}\` in it always gives the same` };
    return NO_DOUBT;
}
const DEFAULTED = /default_parameter|assignment_pattern|optional_parameter|required_parameter/;
const SHOWN_CHARS = 60;
const builtinsCalled = (text, builtins) => [...text.matchAll(/(?<![.\w$])([A-Za-z_]\w*)\s*\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => builtins.includes(name));
const EMPTY = /^(?:\[\]|\{\}|\(\)|''|""|``|None|null|nil|undefined|(?:list|dict|set|tuple|str)\(\))$|\[:0\]$|\.slice\(0, 0\)$/;
const IDLE = [
    /(?<![\w.)\]])([A-Za-z_][\w.]*) ?(?:[-/%<>^]|\/\/|[=!]==?|[<>]=) ?\1(?![\w.([])/,
    /[-+]= ?0(?![\w.])|\*= ?1(?![\w.])|[\w)\]] ?[*%] ?0(?![\w.])/,
    /\band False\b|\bor True\b|&& ?false\b|\|\| ?true\b/,
];
const idleIn = (text) => IDLE.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);

var own_lines = __webpack_require__(32052);
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
    const search = new CandidateSearch(run, parts);
    const stop = await search.collect().finally(() => search.end());
    const ending = await search.conclude(stop);
    return { ending, tried: search.tried.map(({ candidate, verdict }) => ({ path: candidate.path, verdict })) };
}
async function recordedBlame(run, parts) {
    const baselineMs = run.base?.duration_ms ?? 0;
    const { source = '', failures: only = [] } = run.base?.report ?? {};
    const options = { only, baselineMs, signal: run.signal, limitMs: baselineMs, isRetry: false, source };
    const blame = await parts.blame({ ...options, leftMs: run.leftMs() });
    const note = run.redact(blame === null ? '' : blameText(blame));
    if (note === '')
        return null;
    run.note(notes .Y.coverage, note);
    return readBlame(note);
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
const MAX_WINNERS = 3;
const ROUND = 8;
const BEFORE_COVERAGE = 64;
const SHORT_BASELINE_MS = 4000;
const SAYS_TIMEOUT = /\btime[ -]?(?:d[ -])?out/i;
const MIN_EXTRA_MS = 3000;
const MAX_EXTRA_MS = 20_000;
class CandidateSearch {
    tried = [];
    #run;
    #parts;
    #queue;
    #limits;
    #startMs;
    #firstPassMs = null;
    constructor(run, parts) {
        this.#run = run;
        this.#parts = parts;
        const baselineMs = run.base?.duration_ms ?? 0;
        const most = run.testTimeoutMs();
        const full = Math.min(most, 2 * baselineMs + 1000);
        const hung = baselineMs > SHORT_BASELINE_MS && SAYS_TIMEOUT.test(run.failure.output);
        this.#limits = hung
            ? [Math.min(most, Math.max(2000, baselineMs / 3)), full]
            : [full, Math.min(most, 2 * full)];
        this.#startMs = run.clock();
        this.#queue = new SearchQueue(withoutEarlier(this.#candidates(), run.earlier), this.#limits.length);
    }
    async *#candidates() {
        const { failure } = this.#run;
        const given = new Set();
        if (failure.changes !== undefined) {
            for await (const candidate of this.#parts.candidates(failure, null)) {
                given.add(keyOf(candidate));
                yield candidate;
                if (given.size === BEFORE_COVERAGE)
                    break;
            }
            if (given.size < BEFORE_COVERAGE || this.#firstPassMs !== null)
                return;
        }
        const blame = await recordedBlame(this.#run, this.#parts);
        for await (const candidate of this.#parts.candidates(failure, blame))
            if (!given.has(keyOf(candidate)))
                yield candidate;
    }
    async collect() {
        for (;;) {
            const left = this.#run.maxCandidates - this.tried.length;
            if (left <= 0)
                return 'max_candidates';
            const round = await this.#queue.take(Math.min(ROUND, left), this.#bestScore());
            if (round === null)
                return 'search_ended';
            const verdicts = await this.#tryRound(round.candidates, round.level);
            this.#queue.note(round, verdicts);
            if (this.#run.signal.aborted)
                return 'cancelled';
            if (verdicts.length < round.candidates.length)
                return 'timeout';
        }
    }
    end() {
        return this.#queue.end();
    }
    async conclude(stop) {
        const passing = this.#passing();
        for (const [at, winner] of passing.slice(0, MAX_WINNERS).entries()) {
            const { path, edits } = winner.candidate;
            const before = this.#run.treeId();
            if (!(await applyChange(this.#run, { path, edits, content: null })))
                continue;
            const verdict = await this.#run.test();
            if (verdict === 'green')
                return this.#done(winner, passing.slice(at + 1));
            if (verdict !== 'red')
                return { stop: verdict === 'red_elsewhere' ? 'search_ended' : verdict };
            this.#run.returnTo(before);
            const note = `${path}: an edit that had passed on its own fails in the run's checkout, and is undone`;
            this.#run.note(notes .Y.candidateUndone, this.#run.redact(note));
        }
        return { stop, detail: `${this.tried.length} candidates were tried` };
    }
    async #tryRound(candidates, level) {
        const { signal, base } = this.#run;
        const only = base?.report?.failures ?? [];
        const limitMs = this.#limits[level] ?? 0;
        const baselineMs = base?.duration_ms ?? 0;
        const options = { limitMs, isRetry: level > 0, leftMs: this.#leftMs(), only, baselineMs, signal };
        const verdicts = [];
        for await (const verdict of this.#parts.try(candidates, options)) {
            if (verdict === 'passed')
                this.#firstPassMs ??= this.#run.clock();
            this.#note(candidates[verdicts.length], verdict);
            verdicts.push(verdict);
        }
        return verdicts;
    }
    #note(candidate, verdict) {
        if (candidate === undefined)
            throw new Error('a verdict on no candidate');
        this.tried.push({ candidate, verdict });
        const { redact } = this.#run;
        const { template, line } = candidate;
        const told = { n: this.tried.length, template, path: redact(candidate.path), line, verdict };
        const edits = candidate.edits.map((edit) => ({ old: redact(edit.old), new: redact(edit.new) }));
        this.#run.tried({ ...told, ...(verdict === 'passed' ? { edits } : {}) });
    }
    #runLeftMs() {
        const { base, confirmRuns } = this.#run;
        const reserveMs = (base?.duration_ms ?? 0) * (confirmRuns + 2) * 1.5;
        return this.#run.leftMs() - reserveMs;
    }
    #leftMs() {
        if (this.#firstPassMs === null)
            return this.#runLeftMs();
        const extraMs = Math.min(MAX_EXTRA_MS, Math.max(MIN_EXTRA_MS, (this.#firstPassMs - this.#startMs) * 0.5));
        const end = this.#firstPassMs + extraMs;
        return Math.min(this.#runLeftMs(), end - this.#run.clock());
    }
    #bestScore() {
        const [best] = this.#passing();
        return best === undefined ? Number.POSITIVE_INFINITY : score(best);
    }
    #passing() {
        return this.tried.filter(({ verdict }) => verdict === 'passed').toSorted((a, b) => score(a) - score(b));
    }
    #done(winner, others) {
        const { path, line, description } = winner.candidate;
        const why = whyDoubtful(winner, others);
        if (why !== null)
            this.#run.note(notes .Y.doubtful, this.#run.redact(why));
        const passed = others.length + 1;
        const count = this.tried.length === 1 ? '1 candidate was' : `${this.tried.length} candidates were`;
        const best = passed === 1 ? 'this one alone passed' : `${passed} passed, and this one changes least`;
        const doubt = why === null ? '' : ` ${why}`;
        const summary = `Mechanical repair, found by search without a model, in ${path}, line ${line}: ${description}. ` +
            `${count} tried; ${best}.${doubt} ` +
            'The tests do not tell a right edit from one that merely passes: read it before you merge.';
        return {
            stop: 'done',
            final: {
                type: 'final',
                status: 'done',
                title: titleOfEdit(this.#run.failure.failures, winner.candidate),
                summary,
                changes: [{ path, description }],
            },
        };
    }
}
const MAX_EDIT_TITLE_CHARS = 72;
function titleOfEdit(failures, { path, line, description }) {
    const told = description.slice(description.indexOf(': ') + 2);
    const [verb, change] = told.startsWith('without ')
        ? ['remove ', told.slice('without '.length)]
        : told.includes('` becomes `')
            ? ['', told.replace('` becomes `', '` → `')]
            : ['add ', told];
    const where = `${verb}${change} in ${path.slice(path.lastIndexOf('/') + 1)}:${line}`;
    const [first, ...more] = failures;
    const test = first === undefined ? '' : more.length > 0 ? `${failures.length} tests` : (0,own_lines .UU)(first.id);
    const title = `Fix ${test}: ${where}`;
    if (test !== '' && title.length <= MAX_EDIT_TITLE_CHARS)
        return title;
    return verb === '' ? `Change ${where}` : where.charAt(0).toUpperCase() + where.slice(1);
}
const score = ({ candidate: { cost, doubt } }) => cost + doubt;
const TOLD_APART = 2;
function whyDoubtful(winner, others) {
    const rival = others.find((other) => score(other) - score(winner) < TOLD_APART);
    const why = [
        winner.candidate.warning === null ? '' : `Doubtful: ${winner.candidate.warning}.`,
        rival === undefined
            ? ''
            : `Another edit passes as well, and the tests do not tell the two apart: ${candidateText(rival.candidate)}.`,
    ];
    return why.filter((each) => each !== '').join(' ') || null;
}
const candidateText = ({ description, path, line }) => `${description} (${path}:${line})`;
const keyOf = ({ path, edits }) => JSON.stringify([path, ...edits.map((edit) => [edit.old, edit.new])]);
async function* withoutEarlier(candidates, earlier) {
    const left = new Set(earlier.flatMap(({ edit }) => (edit === undefined ? [] : keyOf(edit))));
    for await (const candidate of candidates)
        if (!left.has(keyOf(candidate)))
            yield candidate;
}
const SLOW_AT_START = 6;
const FRESH_BETWEEN = 64;
const SLOW_BETWEEN = 4;
class SearchQueue {
    #source;
    #levels;
    #level = 0;
    #slow = [];
    #again = [];
    #next = null;
    #tried = 0;
    #fresh = 0;
    constructor(source, levels) {
        this.#source = source[Symbol.asyncIterator]();
        this.#levels = levels;
    }
    async take(count, mostCost) {
        if (this.#fresh >= FRESH_BETWEEN && this.#slow.length > 0 && !Number.isFinite(mostCost)) {
            this.#fresh = 0;
            const some = this.#slow.splice(0, Math.min(count, SLOW_BETWEEN));
            return { candidates: some, level: this.#level + 1 };
        }
        const candidates = this.#again.splice(0, count);
        while (candidates.length < count) {
            this.#next ??= await this.#pull();
            if (this.#next === null || this.#next.cost >= mostCost)
                break;
            candidates.push(this.#next);
            this.#next = null;
        }
        if (candidates.length > 0)
            return { candidates, level: this.#level };
        if (this.#slow.length === 0 || Number.isFinite(mostCost) || this.#level + 1 >= this.#levels)
            return null;
        this.#raise();
        return this.take(count, mostCost);
    }
    note({ candidates, level }, verdicts) {
        const slow = candidates.filter((_, at) => verdicts[at] === 'slow');
        if (level > this.#level)
            return;
        this.#tried += verdicts.length;
        this.#fresh += verdicts.length;
        if (this.#level + 1 >= this.#levels)
            return;
        this.#slow.push(...slow);
        if (this.#tried === this.#slow.length && this.#tried >= SLOW_AT_START)
            this.#raise();
    }
    #raise() {
        this.#level += 1;
        this.#again.push(...this.#slow);
        this.#slow = [];
    }
    async end() {
        return this.#source.return?.();
    }
    async #pull() {
        const { done, value } = await this.#source.next();
        return done === true ? null : value;
    }
}

var source_file = __webpack_require__(3938);
var solver_kinds = __webpack_require__(19615);
var languages = __webpack_require__(60407);
; 




const BASE_COST = {
    order: 1,
    equality: 1.5,
    arithmetic: 2,
    logic: 1.5,
    bits: 1.5,
    assign: 3,
    membership: 2,
};
function* operators(unit) {
    const far = unit.file.language.operators.flatMap(({ kind, tokens }) => kind === 'arithmetic' || kind === 'bits' ? [...tokens.keys()] : []);
    for (const node of operations(unit)) {
        for (const token of node.children) {
            if (token.isNamed)
                continue;
            for (const { kind, tokens } of unit.file.language.operators) {
                const isText = kind === 'arithmetic' && node.namedChildren().some((side) => isTextOrList(unit, side));
                const cost = BASE_COST[kind] + (isText ? 3 : 0);
                const near = tokens.get(token.type) ?? [];
                const others = kind === 'arithmetic' && near.length > 0 ? [...new Set([...near, ...far])] : near;
                for (const [rank, other] of others.entries())
                    yield replaceNode(token, other, ['operator', cost + rank * 0.9]);
            }
        }
    }
}
const isTextOrList = (unit, node) => ['text', 'list'].includes((0,source_file .aG)(unit, node) ?? '');
function operations(unit) {
    const all = [...unit.expressions, ...unit.statements.flatMap((each) => [each, ...each.children])];
    return [...new Set(all)].filter(({ type }) => unit.file.language.types.binaries.includes(type));
}
function* comparisonConstants(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const [left, right] = node.namedChildren();
        const operator = (0,solver_kinds .gN)(node);
        if (left === undefined || right === undefined || operator === '')
            continue;
        const value = Number((0,source_file .qd)(unit.file, right));
        const isCompared = language.operators.some(({ kind, tokens }) => (kind === 'order' || kind === 'equality') && tokens.has(operator));
        if (!language.types.integers.includes(right.type) || !isCompared || !Number.isInteger(value))
            continue;
        for (const [rank, other] of ['<=', '<', '>', '>='].filter((each) => each !== operator).entries()) {
            for (const next of [value + 1, value - 1]) {
                const text = `${(0,source_file .qd)(unit.file, left)} ${other} ${next}`;
                yield replaceNode(node, text, ['comparison-constant', 5 + rank * 0.3 + (next < 0 ? 2 : 0)]);
            }
        }
    }
}
function* negations(unit) {
    const { language } = unit.file;
    const { and, or, not } = language.words;
    for (const node of unit.expressions) {
        const operator = (0,solver_kinds .gN)(node);
        if (node.type === 'not_operator' || operator === '!') {
            const inner = node.namedChildren()[0];
            const bare = inner?.type === 'parenthesized_expression' ? inner.namedChildren()[0] : inner;
            if (bare !== undefined)
                yield replaceNode(node, fitted((0,source_file .qd)(unit.file, bare), node), ['negation', 2]);
            continue;
        }
        if (COMPARES.test(operator) || node.type === 'parenthesized_expression')
            continue;
        const isOperand = [and, or].includes((0,solver_kinds .gN)(node.parent));
        const isBoolean = (0,source_file .G3)(node, language) || isOperand || (0,source_file .aG)(unit, node) === 'bool';
        if (!isBoolean || node.parent?.type === 'not_operator')
            continue;
        const text = (0,source_file .qd)(unit.file, node);
        if (/^(?:true|false|True|False)$/.test(text))
            continue;
        const isSimple = !/\s/.test(text) || language.types.calls.includes(node.type);
        const cost = (0,source_file .G3)(node, language) ? 3 : 4;
        yield replaceNode(node, (0,languages .Mp)(not, isSimple ? text : `(${text})`), ['negation', cost]);
    }
}
const COMPARES = /^(?:[<>]=?|[!=]==?|is|is not|in|not in)$/;
function* constants(unit) {
    const { language } = unit.file;
    const { words, types } = language;
    const integers = unit.expressions.filter(({ type }) => types.integers.includes(type));
    const numbers = new Set([...integers.map((each) => (0,source_file .qd)(unit.file, each)), '0', '1', '2']);
    const far = integers.length === 0 ? [] : numbersIn(unit.file).filter((other) => !numbers.has(other));
    for (const node of unit.expressions) {
        const text = (0,source_file .qd)(unit.file, node);
        if (text === words.true || text === words.false) {
            const isLoop = (0,source_file .G3)(node, language);
            const other = text === words.true ? words.false : words.true;
            yield replaceNode(node, other, ['constant', isLoop ? 6 : 1.5]);
        }
        if (!types.integers.includes(node.type) || !/^\d{1,15}$/.test(text))
            continue;
        const value = Number(text);
        yield replaceNode(node, String(value + 1), ['constant', 2]);
        yield replaceNode(node, String(value - 1), ['constant', value > 0 ? 2.2 : 3.7]);
        for (const other of numbers)
            if (Math.abs(Number(other) - value) > 1)
                yield replaceNode(node, other, ['constant', 4.5]);
        const shifted = value > 1 ? [value * 10, ...(value % 10 === 0 ? [value / 10] : [])] : [];
        for (const [rank, other] of [...shifted.map(String), ...far].entries())
            if (Math.abs(Number(other) - value) > 1)
                yield replaceNode(node, other, ['constant', byRank(5.2, rank, 0.6)]);
    }
}
const MAX_NUMBERS = 12;
const numbersIn = ({ text }) => commonest(text.match(/(?<![\w.])\d{1,9}(?![\w.])/g) ?? []).slice(0, MAX_NUMBERS);
const commonest = (texts) => [...Map.groupBy(texts, (text) => text)].toSorted((a, b) => b[1].length - a[1].length).map(([text]) => text);
function* signs(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const isNegative = /^unary/.test(node.type) && (0,solver_kinds .gN)(node) === '-';
        const [inner] = node.namedChildren();
        if (isNegative && inner !== undefined)
            yield replaceNode(node, (0,source_file .qd)(unit.file, inner), ['sign', 2.5]);
        const role = roleInParent(node, unit);
        const kind = (0,source_file .aG)(unit, node);
        const isFirst = role === 'operand' && kind === 'number' && node.parent?.children[0] === node;
        const standsAlone = role === 'argument' || role === 'subscript' || isFirst || isResult(node, language);
        if (isNegative || !standsAlone || isSignedAlready(node))
            continue;
        const { integers, identifiers, calls } = language.types;
        const isNumber = integers.includes(node.type);
        const text = (0,source_file .qd)(unit.file, node);
        const isCall = calls.includes(node.type) && kind === 'number';
        if (!(isNumber || isCall || identifiers.includes(node.type)) || text === '0')
            continue;
        const cost = (isNumber ? 3 : 4.5) + (isFirst ? 1 : 0);
        if (kind === 'number' || kind === null)
            yield replaceNode(node, `-${text}`, ['sign', cost]);
    }
}
const isSignedAlready = ({ parent }) => /^unary/.test(parent?.type ?? '');
const isResult = ({ parent, field }, { types }) => types.returns.includes(parent?.type ?? '') ||
    /^(?:conditional|ternary)_expression$/.test(parent?.type ?? '') ||
    (['right', 'value'].includes(field ?? '') && types.assignments.includes(parent?.type ?? ''));
function* offByOne(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const isOther = language.types.integers.includes(node.type) || node.type === 'parenthesized_expression';
        if (isOther || (0,source_file .Ex)(node, language) || (0,source_file .G3)(node, language) || (0,source_file .xZ)(node, language))
            continue;
        const kind = (0,source_file .aG)(unit, node);
        if (kind !== null && kind !== 'number')
            continue;
        const role = roleInParent(node, unit);
        const isTerm = /binary/.test(node.parent?.type ?? '') && (0,solver_kinds .gN)(node.parent) === '+';
        const text = (0,source_file .qd)(unit.file, node);
        const isFloat = /float/.test(node.type) || /^\d*\.\d+$/.test(text);
        if (role === 'callee' || role === 'object' || isTerm || isFloat)
            continue;
        const cost = (kind === 'number' ? 2.7 : 4) + (role === 'operand' ? 0.3 : 0) + (isSideOfEquality(node) ? 1 : 0);
        yield replaceNode(node, fitted(`${text} + 1`, node), ['off-by-one', cost]);
        yield replaceNode(node, fitted(`${text} - 1`, node), ['off-by-one', cost + 0.1]);
    }
}
const isSideOfEquality = ({ parent }) => parent?.children.some((child) => !child.isNamed && /^(?:[!=]==?|is|is not|in|not in)$/.test(child.type)) ??
    false;
function roleInParent(node, unit) {
    const { types } = unit.file.language;
    const above = node.parent;
    if (above === null)
        return 'other';
    if (types.argumentLists.includes(above.type) || above.type === 'keyword_argument')
        return 'argument';
    if (types.calls.includes(above.type))
        return node.field === 'object' || node.field === 'receiver' ? 'object' : 'callee';
    if (types.members.includes(above.type))
        return 'object';
    if (types.subscripts.includes(above.type))
        return above.namedChildren()[0] === node ? 'object' : 'subscript';
    if (above.type === 'slice')
        return 'subscript';
    return types.binaries.includes(above.type) ? 'operand' : 'other';
}
function* parts(unit) {
    const { language } = unit.file;
    const { and, or } = language.words;
    for (const node of unit.expressions) {
        if ((0,source_file .Ex)(node, language) || node.type === 'parenthesized_expression')
            continue;
        if ([and, or].includes((0,solver_kinds .gN)(node)) || node.parent?.type === 'expression_statement')
            continue;
        for (const part of partsIn(node, unit)) {
            const text = fitted((0,source_file .qd)(unit.file, part), node);
            yield replaceNode(node, text, ['part', costOfPart(node, part, unit)]);
        }
    }
}
function costOfPart(node, part, unit) {
    const { types } = unit.file.language;
    if (types.calls.includes(node.type))
        return 3.5 + (0,solver_kinds .J4)((0,source_file .aG)(unit, node), (0,source_file .aG)(unit, part)) * 0.7;
    if (types.subscripts.includes(node.type))
        return node.namedChildren()[0] === part ? 4.5 : 6;
    if (types.members.includes(node.type))
        return 5.5;
    return types.binaries.includes(node.type) ? 3.3 : 4;
}
const HAS_PARTS = (0,languages .p_) `binary boolean_operator unary ternary conditional subscript index_expression array_access
   slice_expression attribute member selector field_ await reference`;
function partsIn(node, { file: { language } }) {
    const inner = node.namedChildren();
    if (!language.types.calls.includes(node.type)) {
        const isPart = ({ field }) => field !== 'attribute' && field !== 'property' && field !== 'field';
        return HAS_PARTS.some((part) => node.type.includes(part)) ? inner.filter(isPart) : [];
    }
    const holder = inner.find(({ type }) => language.types.argumentLists.includes(type));
    const given = holder === undefined ? [] : holder.namedChildren();
    const object = inner.find(({ field }) => field === 'object') ??
        inner.find(({ field }) => field === 'function')?.children[0];
    const isObject = ['object', 'operand', 'value'].includes(object?.field ?? '');
    return [
        ...given.filter(({ type }) => type !== 'keyword_argument'),
        ...(object !== undefined && isObject ? [object] : []),
    ];
}
function* callArguments(unit) {
    for (const list of listsOf(unit))
        yield* swaps(unit, list);
}
function listsOf(unit) {
    const { types } = unit.file.language;
    const isList = (node) => types.argumentLists.includes(node.type) ||
        ['tuple', SIZED_ARRAY].includes(node.type) ||
        (types.lists.includes(node.type) && node.namedChildren().length <= 4) ||
        (types.subscripts.includes(node.type) && node.namedChildren().length > 2);
    const below = unit.statements.flatMap((each) => [...each.descendants()]);
    return new Set([
        ...unit.expressions.flatMap((each) => [each, ...each.children]).filter(isList),
        ...below.filter(({ type }) => type === 'expression_list'),
    ]);
}
const SIZED_ARRAY = 'array_creation_expression';
function* swaps(unit, list) {
    const { file } = unit;
    const isSubscript = file.language.types.subscripts.includes(list.type);
    const isCall = file.language.types.argumentLists.includes(list.type);
    const items = list
        .namedChildren()
        .filter(({ type }) => list.type !== SIZED_ARRAY || type === 'dimensions_expr')
        .slice(isSubscript ? 1 : 0);
    if (items.length > 6)
        return;
    for (const [i, a] of items.entries()) {
        for (const [apart, b] of items.slice(i + 1).entries()) {
            const off = (0,solver_kinds .J4)((0,source_file .aG)(unit, a), (0,source_file .aG)(unit, b));
            if (file.language.isTyped && isCall && off === 2)
                continue;
            const [first, second] = [(0,source_file .qd)(file, a), (0,source_file .qd)(file, b)];
            if (first === second)
                continue;
            const text = `${second}${file.text.slice(a.end, b.start)}${first}`;
            const base = isCall ? 2.3 : isSubscript ? 3 : list.type === 'expression_list' ? 4 : 3.5;
            const cost = base + off * 0.8 + apart * 0.7;
            yield replaceNode({ start: a.start, end: b.end, line: a.line }, text, ['argument-swap', cost]);
        }
    }
}
function* operandSwaps(unit) {
    for (const node of unit.expressions) {
        const operator = (0,solver_kinds .gN)(node);
        const [left, right, more] = node.namedChildren();
        if (left === undefined || right === undefined || more !== undefined)
            continue;
        if (!unit.file.language.types.binaries.includes(node.type) || !ORDERED.has(operator))
            continue;
        const kinds = [(0,source_file .aG)(unit, left), (0,source_file .aG)(unit, right)];
        if (operator === '+' && kinds.includes('number') && !kinds.includes('text'))
            continue;
        const [a, b] = [(0,source_file .qd)(unit.file, left), (0,source_file .qd)(unit.file, right)];
        const between = unit.file.text.slice(left.end, right.start);
        const text = `${bracketed(b, right, node)}${between}${bracketed(a, left, node)}`;
        yield replaceNode(node, text, ['argument-swap', operator === '+' ? 3 : 3.5]);
    }
}
const ORDERED = new Set(['-', '/', '//', '%', '**', '+', '<<', '>>', 'in', 'not in']);
function* slices(unit) {
    const { file } = unit;
    const { types, words } = file.language;
    const forms = words.slices;
    if (forms === null)
        return;
    for (const node of unit.expressions) {
        const kind = (0,source_file .aG)(unit, node);
        const above = node.parent?.type ?? '';
        const isValue = types.identifiers.includes(node.type) || types.members.includes(node.type);
        const isPart = [...types.subscripts, ...types.members, ...types.calls].includes(above);
        if (!isValue || isPart || (0,source_file .Ex)(node, file.language) || !['list', 'text', null].includes(kind))
            continue;
        const base = kind === null ? 6.5 : 4.5;
        const text = (0,source_file .qd)(file, node);
        const counts = unit
            .namesAt(node)
            .filter((each) => unit.kinds.get(each.name) === 'number' || each.isParameter)
            .filter((each) => !(0,source_file .hd)(each, file.language) && each.name !== text);
        for (const [rank, bound] of ['1', ...counts.map(({ name }) => name)].entries()) {
            yield replaceNode(node, (0,languages .Mp)(forms.from, text, bound), ['slice', byRank(base, rank, 0.5)]);
            if (rank > 0)
                yield replaceNode(node, (0,languages .Mp)(forms.to, text, bound), ['slice', byRank(base + 0.3, rank, 0.5)]);
        }
        yield replaceNode(node, (0,languages .Mp)(forms.butLast, text), ['slice', base + 0.5]);
    }
}

; 





const MAX_DONOR_CHARS = 50;
function donorsOf(unit) {
    const counts = new Map();
    for (const node of unit.expressions) {
        const text = (0,source_file .qd)(unit.file, node);
        if (text.length > MAX_DONOR_CHARS || text.includes('\n') || node.type === 'parenthesized_expression')
            continue;
        if (roleInParent(node, unit) === 'callee')
            continue;
        const known = counts.get(text);
        if (known === undefined)
            counts.set(text, { text, node, size: sizeOf(node), count: 1 });
        else
            known.count += 1;
    }
    return [...counts.values()].toSorted((a, b) => a.size - b.size || b.count - a.count);
}
const sizeOf = (node) => Math.max(1, node.namedChildren().reduce((sum, child) => sum + sizeOf(child), 0));
function* donors(unit) {
    const { language } = unit.file;
    const { identifiers, integers, members, subscripts } = language.types;
    const all = donorsOf(unit);
    for (const node of unit.expressions) {
        const role = roleInParent(node, unit);
        if (role === 'callee' || node.type === 'parenthesized_expression')
            continue;
        const text = (0,source_file .qd)(unit.file, node);
        const isLeft = (0,source_file .Ex)(node, language);
        const isTest = (0,source_file .G3)(node, language);
        let rank = 0;
        for (const donor of all) {
            const isAssignable = [...identifiers, ...members, ...subscripts].includes(donor.node.type);
            const isOther = [identifiers, integers].some((types) => types.includes(node.type) && types.includes(donor.node.type));
            if (donor.text === text || isOther || (isLeft && !isAssignable) || (0,source_file .UO)(donor.node, node))
                continue;
            const isOpen = !language.isTyped && (isTest || text === language.words.nothing);
            const off = isOpen ? 0.5 : (0,solver_kinds .J4)((0,source_file .aG)(unit, node), (0,source_file .aG)(unit, donor.node));
            if (off === 2 && (language.isTyped || donor.size > 1))
                continue;
            const base = isTest && text === language.words.true ? 3.5 : 4.2;
            const cost = base + donor.size * 0.35 + sizeOf(node) * 0.15 + off * 0.9;
            const bonus = isCallOf(donor.node, text, unit) ? 1.5 : 0;
            const malus = (role === 'object' ? 1 : 0) + (isLeft ? 0.5 : 0);
            yield replaceNode(node, fitted(donor.text, node), ['donor', byRank(cost, rank, 0.45) + malus - bonus]);
            rank += 1;
        }
    }
}
const isCallOf = (call, argument, { file }) => file.language.types.calls.includes(call.type) &&
    call.children.some((list) => file.language.types.argumentLists.includes(list.type) &&
        list.namedChildren().some((each) => (0,source_file .qd)(file, each) === argument));
function* wraps(unit) {
    const { file } = unit;
    const { types } = file.language;
    const builtins = oneArgumentBuiltins(file);
    for (const node of unit.expressions) {
        const role = roleInParent(node, unit);
        if (role === 'callee' || role === 'object' || node.type === 'parenthesized_expression')
            continue;
        if ((0,source_file .Ex)(node, file.language))
            continue;
        const isValue = isWholeValue(node, unit);
        const isPassed = role === 'argument' || role === 'subscript';
        if ((isValue || isPassed) && !types.integers.includes(node.type))
            yield* largerOrSmaller(unit, node, isValue ? 0 : 1.5);
        if (isValue || isPassed || (0,source_file .xZ)(node, file.language))
            yield* conversions(unit, node, builtins);
        if (!types.lists.includes(node.type) || !(isValue || role === 'argument'))
            continue;
        const text = (0,source_file .qd)(file, node);
        yield replaceNode(node, `[${text}]`, ['wrap', 5]);
        if (text !== '[]' || !isValue)
            continue;
        for (const [rank, { name }] of (0,source_file .u4)(unit, node).entries())
            yield replaceNode(node, `[${name}]`, ['wrap', byRank(5, rank, 0.5)]);
    }
}
function* largerOrSmaller(unit, node, extra) {
    const { words } = unit.file.language;
    const kind = (0,source_file .aG)(unit, node);
    if (kind !== 'number' && kind !== null)
        return;
    const text = (0,source_file .qd)(unit.file, node);
    const target = assignedTo(node, unit);
    const isKin = target !== null && lastMember(target) !== '' && lastMember(target) === lastMember(text);
    const others = [
        ...(target === null ? [] : [{ other: target, cost: isKin ? 2.5 : 4.3 }]),
        { other: '0', cost: 5 },
        { other: '1', cost: 7 },
    ];
    for (const { other, cost } of others.filter((each) => each.other !== text)) {
        for (const [rank, form] of [words.max, words.min].entries()) {
            const price = cost + rank * 0.3 + (kind === null ? 0.5 : 0) + extra;
            yield replaceNode(node, (0,languages .Mp)(form, other, text), ['wrap', price]);
        }
    }
}
function* conversions(unit, node, builtins) {
    const { file } = unit;
    const { types } = file.language;
    if (!types.identifiers.includes(node.type) && !types.calls.includes(node.type))
        return;
    const text = (0,source_file .qd)(file, node);
    if (text.length > MAX_DONOR_CHARS || text.includes('\n'))
        return;
    for (const [rank, name] of builtins.entries())
        if (!text.startsWith(`${name}(`))
            yield replaceNode(node, `${name}(${text})`, ['wrap', byRank(5, rank, 0.6)]);
}
const MAX_CONVERSIONS = 8;
function oneArgumentBuiltins({ text, language: { builtins } }) {
    const called = [...text.matchAll(/(?<![.\w$])([A-Za-z_]\w*)\([\w.[\]]+\)/g)].map(([, name = '']) => name);
    const found = commonest(called.filter((name) => builtins.includes(name))).slice(0, MAX_CONVERSIONS);
    const amount = builtins.includes('abs') ? ['abs'] : builtins.includes('Math') ? ['Math.abs'] : [];
    return [...new Set([...found, ...amount])];
}
function isWholeValue(node, { file: { language } }) {
    const { parent, field } = alone(node);
    if (parent === null)
        return false;
    if (language.types.returns.includes(parent.type))
        return true;
    return (field === 'right' || field === 'value') && language.types.assignments.includes(parent.type);
}
function alone(node) {
    const above = node.parent;
    return above?.type === 'expression_list' && above.namedChildren().length === 1 ? above : node;
}
const lastMember = (text) => /\.(\w+)$/.exec(text)?.[1] ?? '';
function assignedTo(node, { file }) {
    const { parent } = alone(node);
    if (parent === null || !file.language.types.assignments.includes(parent.type))
        return null;
    const left = parent.childByField('left') ?? parent.childByField('name');
    return left === null ? null : (0,source_file .qd)(file, left);
}
function* combinations(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const role = roleInParent(node, unit);
        if (role === 'callee' || role === 'object')
            continue;
        if ((0,source_file .Ex)(node, language) || (0,source_file .G3)(node, language))
            continue;
        const kind = (0,source_file .aG)(unit, node);
        if (kind === 'number' || (kind === null && language.types.identifiers.includes(node.type))) {
            if (sizeOf(node) <= 2)
                yield* withNumber(unit, node);
        }
        const isValue = /return|assignment|declarator/.test(node.parent?.type ?? '');
        if ((kind === 'list' || kind === 'text') && isValue && ['python', 'java'].includes(language.id))
            yield* withList(unit, node);
    }
}
function* withNumber(unit, node) {
    const { language } = unit.file;
    const text = (0,source_file .qd)(unit.file, node);
    const isLiteral = language.types.integers.includes(node.type);
    if (language.id === 'python' && !isLiteral)
        yield replaceNode(node, fitted(`${text} ** 2`, node), ['combine', 7.5]);
    const base = 6.2 +
        (roleInParent(node, unit) === 'argument' ? 0 : 0.5) +
        ((0,source_file .aG)(unit, node) === null ? 0.6 : 0) +
        (isLiteral ? 1 : 0);
    const numbers = (0,source_file .u4)(unit, node).filter(({ name, kind }) => (kind ?? unit.kinds.get(name)) === 'number');
    for (const [rank, other] of numbers.entries()) {
        for (const [extra, operator] of ['-', '+', '*'].entries()) {
            if (operator !== '*' && other.name === text)
                continue;
            const combined = fitted(`${text} ${operator} ${other.name}`, node);
            yield replaceNode(node, combined, ['combine', byRank(base + extra * 0.4, rank, 0.6)]);
        }
    }
}
function* withList(unit, node) {
    const text = (0,source_file .qd)(unit.file, node);
    const lists = (0,source_file .u4)(unit, node).filter(({ name }) => name !== text && !['number', 'function'].includes(unit.kinds.get(name) ?? ''));
    for (const [rank, { name }] of lists.entries()) {
        yield replaceNode(node, `${name} + ${text}`, ['combine', byRank(6, rank, 0.5)]);
        yield replaceNode(node, `${text} + ${name}`, ['combine', byRank(6.4, rank, 0.5)]);
    }
}
function* returnedTests(unit) {
    const { words, types } = unit.file.language;
    const clauses = clausesOf(unit);
    for (const node of unit.expressions) {
        const isTruth = [words.true, words.false].includes((0,source_file .qd)(unit.file, node));
        const isReturned = [node.parent, node.parent?.parent].some((each) => types.returns.includes(each?.type ?? ''));
        if (!isTruth || !isReturned)
            continue;
        const visible = new Set(unit.namesAt(node).map(({ name }) => name));
        const fit = clauses.filter(({ names }) => names.every((name) => visible.has(name)));
        for (const [rank, clause] of fit.entries())
            yield replaceNode(node, clause.text, ['donor', byRank(4.5 + clause.cost * 0.4, rank, 0.4)]);
    }
}
function* conditionClauses(unit) {
    const { language } = unit.file;
    const { words } = language;
    const clauses = clausesOf(unit);
    for (const node of unit.expressions) {
        if (!(0,source_file .G3)(node, language) || node.type === 'parenthesized_expression')
            continue;
        const text = (0,source_file .qd)(unit.file, node);
        if (text === words.true)
            continue;
        yield* wholeConditions(node, unit);
        yield* nullGuards(node, unit);
        const visible = new Set(unit.namesAt(node).map(({ name }) => name));
        const fit = clauses.filter((clause) => !text.includes(clause.text) && clause.names.every((name) => visible.has(name)));
        for (const [rank, clause] of fit.entries()) {
            const cost = byRank(5.3 + clause.cost, rank, 0.35);
            for (const [extra, word] of [words.or, words.and].entries()) {
                const whole = `${sideOfOperator(node, word, unit)} ${word} ${clause.text}`;
                yield replaceNode(node, whole, ['condition-add', cost + extra * 0.1]);
            }
        }
    }
}
function* wholeConditions(node, unit) {
    const { file } = unit;
    const { and, or } = file.language.words;
    const text = (0,source_file .qd)(file, node);
    const others = file.units
        .filter((each) => each !== unit)
        .flatMap((each) => each.expressions.filter((other) => (0,source_file .G3)(other, file.language)));
    const wholes = others.filter((other) => [and, or].includes((0,solver_kinds .gN)(other)) &&
        other.namedChildren().some((side) => (0,source_file .qd)(file, side) === text));
    for (const [rank, whole] of [...new Set(wholes.map((other) => (0,source_file .qd)(file, other)))].entries())
        yield replaceNode(node, whole, ['condition-add', byRank(2.5, rank, 0.5)]);
}
function sideOfOperator(node, word, { file }) {
    const { and, or } = file.language.words;
    const operator = (0,solver_kinds .gN)(node);
    const isBare = operator === and || operator === or
        ? operator === word
        : !/ternary|conditional|lambda|arrow/.test(node.type);
    return isBare ? (0,source_file .qd)(file, node) : `(${(0,source_file .qd)(file, node)})`;
}
const MAX_CLAUSES = 80;
function clausesOf(unit) {
    const { file } = unit;
    const { words, types, isTyped } = file.language;
    const found = new Map();
    const add = (text, names, cost) => {
        if (!found.has(text))
            found.set(text, { text, names, cost });
    };
    const all = unit.namesAt(unit.expressions.at(-1) ?? unit.node);
    const visible = new Set(all.map(({ name }) => name));
    const locals = all.filter((each) => !(0,source_file .hd)(each, file.language));
    for (const { name, kind } of locals) {
        const known = kind ?? unit.kinds.get(name) ?? null;
        if (name === words.self || known === 'function')
            continue;
        if (!isTyped || known === 'bool') {
            add((0,languages .Mp)(words.not, name), [name], known === 'number' ? 2 : 0);
            add(name, [name], known === 'number' ? 2 : 0.7);
        }
        if (known === 'list' && words.isEmpty !== null)
            add((0,languages .Mp)(words.isEmpty, name), [name], 0);
        if (known === 'number')
            for (const [rank, operator] of ['==', '>', '<'].entries())
                add(`${name} ${operator} 0`, [name], 1.6 + rank * 0.3);
        if (words.isNothing !== null && (known === null || (known === 'object' && !isTyped)))
            add((0,languages .Mp)(words.isNothing, name), [name], 2.5);
    }
    const siblings = file.units.filter((each) => each !== unit && each.name !== '');
    for (const source of [unit, ...siblings]) {
        for (const node of source.expressions) {
            if ((0,source_file .aG)(source, node) !== 'bool' || node.type === 'parenthesized_expression')
                continue;
            const text = (0,source_file .qd)(file, node);
            if (text.length > MAX_DONOR_CHARS || /\n|^(?:true|false|True|False)$/.test(text))
                continue;
            const names = source.expressions
                .filter((each) => types.identifiers.includes(each.type) && (0,source_file .UO)(each, node))
                .map((each) => (0,source_file .qd)(file, each));
            if (source !== unit && names.some((name) => !visible.has(name)))
                continue;
            const known = names.filter((name) => locals.some((local) => local.name === name));
            const isAkin = source !== unit && known.length > 0 && /\b(?:this|self)\./.test(text);
            add(text, known, isAkin ? -0.3 : source === unit ? 0.5 : 1.2);
            if (found.size >= MAX_CLAUSES)
                break;
        }
    }
    return [...found.values()].toSorted((a, b) => a.cost - b.cost);
}
function* nullGuards(condition, unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const { isNothing } = words;
    if (isNothing === null)
        return;
    const within = unit.expressions.filter((each) => (0,source_file .UO)(each, condition));
    const objects = [
        ...within.filter(({ type }) => types.members.includes(type)).map(({ children }) => children[0]),
        ...within.filter(({ type }) => type === 'method_invocation').map((each) => each.childByField('object')),
    ];
    for (const object of new Set(objects.flatMap((each) => (each == null ? [] : [(0,source_file .qd)(file, each)])))) {
        if (object === words.self || object === 'this' || /^[A-Z]/.test(object))
            continue;
        const missing = (0,languages .Mp)(isNothing, object);
        const there = missing.replace(/ is (?=None$)/, ' is not ').replace(/ == (?=null$|nil$)/, ' != ');
        const isOwn = new RegExp(`^(?:${words.self ?? 'self'}|this)\\.`).test(object);
        yield* guarded(condition, unit, { missing, there, cost: isOwn ? 6 : 4.2 });
    }
}
function* guarded(condition, unit, { missing, there, cost }) {
    const { or, and } = unit.file.language.words;
    const either = `${missing} ${or} ${sideOfOperator(condition, or, unit)}`;
    const both = `${there} ${and} ${sideOfOperator(condition, and, unit)}`;
    yield replaceNode(condition, either, ['null-guard', cost]);
    yield replaceNode(condition, both, ['null-guard', cost + 0.1]);
}

; 





function* otherNames(unit) {
    const { file } = unit;
    const { language } = file;
    const unused = unusedNames(unit);
    for (const node of unit.expressions) {
        if (!language.types.identifiers.includes(node.type))
            continue;
        const name = (0,source_file .qd)(file, node);
        const isCallee = roleInParent(node, unit) === 'callee';
        const visible = unit.namesAt(node);
        const own = visible.find((each) => each.name === name);
        const isUnknown = own === undefined && !language.builtins.includes(name) && !isCallee;
        const others = [];
        for (const other of visible) {
            if (other.name === name || !/^[\w$]+$/.test(other.name))
                continue;
            const kind = other.kind ?? unit.kinds.get(other.name) ?? null;
            const isCallable = kind === 'function' || declaresCallable(other.at, unit);
            if (isCallable !== isCallee && !(isCallee && other.isParameter))
                continue;
            const off = isCallee ? 0 : (0,solver_kinds .J4)((0,source_file .aG)(unit, node), kind);
            const isOtherType = own?.type != null && other.type !== null && own.type !== other.type && off !== 0;
            if (language.isTyped && (off === 2 || isOtherType))
                continue;
            const far = (0,source_file .hd)(other, language) ? 2 : 0;
            const bonus = likeness(name, other.name) * (isUnknown ? 4 : 1.5) + (unused.has(other.name) ? 1.5 : 0);
            others.push({ name: other.name, cost: off * 0.9 + far - bonus });
        }
        const base = ((0,source_file .Ex)(node, language) ? 4.5 : 3) - (isUnknown ? 2 : 0) + (isCallee ? 0.5 : 0);
        for (const [rank, other] of others.toSorted((a, b) => a.cost - b.cost).entries())
            yield replaceNode(node, other.name, ['name', byRank(base + other.cost, rank, 0.6)]);
    }
}
function* parametersForValues(unit) {
    const { file } = unit;
    const { words } = file.language;
    const unused = unusedNames(unit);
    const fixed = new Set([words.true, words.false, words.nothing]);
    for (const node of unit.expressions) {
        const kind = (0,source_file .aG)(unit, node);
        const isFixed = LITERAL.test(node.type) || fixed.has((0,source_file .qd)(file, node));
        if (!isFixed || roleInParent(node, unit) === 'object')
            continue;
        const all = (0,source_file .u4)(unit, node).filter((each) => each.isParameter);
        const ranked = all.toSorted((a, b) => Number(unused.has(b.name)) - Number(unused.has(a.name)));
        for (const [rank, { name, kind: own }] of ranked.entries()) {
            const off = kind === 'nothing' ? 0 : (0,solver_kinds .J4)(kind, own ?? unit.kinds.get(name) ?? null);
            if (off === 2 && file.language.isTyped)
                continue;
            const base = (unused.has(name) ? 1.5 : 4.8) + off * 0.6;
            yield replaceNode(node, name, ['parameter', byRank(base, rank, 0.6)]);
        }
    }
}
const LITERAL = /integer|float|number|string|int_literal|none|null|nil|undefined/;
function unusedNames(unit) {
    const { file } = unit;
    const counts = new Map();
    for (const node of unit.node.descendants()) {
        if (node.children.length > 0)
            continue;
        const text = (0,source_file .qd)(file, node);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const declared = (0,source_file .OG)(file, unit.node);
    return new Set(declared.map(({ name }) => name).filter((name) => name !== '_' && counts.get(name) === 1));
}
function declaresCallable({ field, parent }, unit) {
    const { functions, classes } = unit.file.language.types;
    return field === 'name' && parent !== null && [...functions, ...classes].includes(parent.type);
}
function* otherMembers(unit) {
    const { file } = unit;
    const here = memberNames([unit]);
    const nearby = memberNames(file.units);
    for (const node of unit.expressions) {
        const member = memberIn(node, unit);
        if (member === null)
            continue;
        const name = (0,source_file .qd)(file, member);
        const isCalled = isCallName(node, unit);
        const pool = isCalled ? 'methods' : 'fields';
        const others = [...new Set([...here[pool], ...nearby[pool]])].filter((other) => other !== name);
        const known = nearby.ofObject.get(objectOf(node, file));
        const ranked = others
            .map((other) => {
            const isKnown = known?.has(other) ?? false;
            const base = (isKnown || here[pool].has(other) ? 3 : 4.5) + (isCalled && !isKnown ? 1.5 : 0);
            return { other, cost: base - likeness(name, other) * 2 };
        })
            .toSorted((a, b) => a.cost - b.cost);
        for (const [rank, { other, cost }] of ranked.entries())
            yield replaceNode(member, other, ['member', byRank(cost, rank, 0.6)]);
    }
}
function* exchangedNames(unit) {
    const { file } = unit;
    const statements = new Set(unit.statements);
    const declared = new Set(file.declared.map(({ at }) => at));
    const names = unit.expressions.filter((node) => file.language.types.identifiers.includes(node.type) &&
        roleInParent(node, unit) !== 'callee' &&
        !declared.has(node) &&
        !(0,source_file .Ex)(node, file.language));
    const groups = Map.groupBy(names, (node) => [...node.ancestors()].find((above) => statements.has(above)));
    for (const group of groups.values()) {
        const texts = [...new Set(group.map((node) => (0,source_file .qd)(file, node)))];
        if (texts.length > MAX_EXCHANGED)
            continue;
        for (const [at, a] of texts.entries()) {
            for (const b of texts.slice(at + 1)) {
                const places = group.filter((node) => [a, b].includes((0,source_file .qd)(file, node)));
                const [first, last] = [places[0], places.at(-1)];
                if (first === undefined || last === undefined)
                    continue;
                const kinds = [a, b].map((name) => unit.kinds.get(name) ?? null);
                const off = (0,solver_kinds .J4)(kinds[0] ?? null, kinds[1] ?? null);
                const text = places.map((node, rank) => {
                    const end = places[rank + 1]?.start ?? node.end;
                    return ((0,source_file .qd)(file, node) === a ? b : a) + file.text.slice(node.end, end);
                });
                yield replaceNode({ ...first, end: last.end }, text.join(''), ['exchange', 4.4 + off * 0.6]);
            }
        }
    }
}
const MAX_EXCHANGED = 6;
function* siblingCalls(unit) {
    const { file } = unit;
    for (const node of unit.expressions) {
        if (!file.language.types.calls.includes(node.type))
            continue;
        const name = (0,solver_kinds .nk)(node, file.text);
        const callee = (0,solver_kinds .ow)(node);
        const at = callee === null ? null : (memberIn(callee, unit) ?? callee);
        if (at === null || (0,source_file .qd)(file, at) !== name)
            continue;
        for (const family of file.language.siblings) {
            const others = family.includes(name) ? family.filter((other) => other !== name) : [];
            const cost = 2 + (others.length > 2 ? 0.7 : 0);
            for (const [rank, other] of others.entries())
                yield replaceNode(at, other, ['sibling-call', cost + rank * 0.7]);
        }
    }
}
function memberIn(node, { file: { language } }) {
    if (node.type === 'method_invocation')
        return node.childByField('name');
    return language.types.members.includes(node.type) ? (0,solver_kinds .lv)(node) : null;
}
function isCallName(node, { file: { language } }) {
    if (node.type === 'method_invocation')
        return true;
    return node.field === 'function' && language.types.calls.includes(node.parent?.type ?? '');
}
function memberNames(units) {
    const fields = new Set();
    const methods = new Set();
    const ofObject = new Map();
    for (const unit of units) {
        const { language, text } = unit.file;
        for (const node of unit.expressions) {
            if (node.type === 'method_invocation')
                methods.add((0,solver_kinds .nk)(node, text));
            if (!language.types.members.includes(node.type) || !(0,source_file .BH)(node, language))
                continue;
            const name = (0,solver_kinds .eg)(node, text);
            if (!/^[\w$]+$/.test(name))
                continue;
            (isCallName(node, unit) ? methods : fields).add(name);
            addName(ofObject, objectOf(node, unit.file), name);
        }
    }
    return { fields, methods, ofObject };
}
const objectOf = (node, file) => {
    const [object] = node.namedChildren();
    return object === undefined ? '' : (0,source_file .qd)(file, object);
};
const addName = (sets, key, name) => sets.set(key, (sets.get(key) ?? new Set()).add(name));
function likeness(a, b) {
    const longest = Math.max(a.length, b.length);
    if (longest < 3)
        return 0;
    const closeness = 1 - (0,base_text .YC)(a, b) / longest;
    const [mine, theirs] = [(0,solver_kinds .Lo)(a), (0,solver_kinds .Lo)(b)];
    const shared = mine.filter((word) => theirs.includes(word)).length;
    return Math.max(0, closeness, (2 * shared) / (mine.length + theirs.length));
}

; 



function indentation(unit, node) {
    const { text } = unit.file;
    const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
    return /^[ \t]*/.exec(text.slice(lineStart, node.start))?.[0] ?? '';
}
function* gapsOf(unit) {
    for (const node of unit.statements) {
        if (node.parent === unit.file.tree.root)
            continue;
        yield { node, isAfter: false };
        const isLast = node.parent !== null && node.parent.namedChildren().at(-1) === node;
        if (isLast && !isLeaving(node))
            yield { node, isAfter: true };
    }
}
function insertion(unit, { node, isAfter }, statement, price) {
    const text = withEnd(statement, unit);
    const indent = indentation(unit, node);
    const at = isAfter ? statementEnd(unit, node) : node.start;
    const place = { start: at, end: at, line: node.line };
    return replaceNode(place, isAfter ? `\n${indent}${text}` : `${text}\n${indent}`, price);
}
function withEnd(text, { file }) {
    const end = file.language.words.statementEnd;
    return end !== '' && !text.endsWith(end) && !text.endsWith('}') ? text + end : text;
}
const statementEnd = ({ file: { text } }, node) => text[node.end] === ';' ? node.end + 1 : node.end;
const isLeaving = ({ type }) => /return|continue|break|throw|raise/.test(type);
function* missingReturns(unit) {
    const { types } = unit.file.language;
    for (const node of unit.statements) {
        const inner = node.namedChildren()[0];
        if (!/^expression_statement$|^call$|^call_expression$/.test(node.type) || inner === undefined)
            continue;
        const isCall = types.calls.includes(inner.type) || types.calls.includes(node.type);
        const isValue = isCall || /identifier|binary|attribute|member|tuple|list|array|object/.test(inner.type);
        if (!isValue || /assign|update/.test(inner.type) || node.parent === unit.file.tree.root)
            continue;
        const isLast = node.parent !== null && node.parent.namedChildren().at(-1) === node;
        const place = { start: node.start, end: node.start, line: node.line };
        yield replaceNode(place, 'return ', ['missing-keyword', isLast ? 3 : 4]);
    }
}
function* loopExits(unit) {
    for (const node of unit.statements) {
        const [, exit, rest] = /^(break|continue)(;?)$/.exec((0,source_file .qd)(unit.file, node)) ?? [];
        const other = exit === 'break' ? 'continue' : 'break';
        if (exit === undefined)
            continue;
        yield replaceNode(node, other + rest, ['missing-keyword', 3.5]);
        for (const [rank, text] of shortResults(unit, returnsOf(unit)).entries())
            yield replaceNode(node, text, ['missing-keyword', byRank(4.2, rank, 0.6)]);
    }
}
function* awaits(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    if (words.await === null || !/\basync\b/.test((0,source_file .qd)(file, unit.node)))
        return;
    for (const node of unit.expressions) {
        const above = node.parent?.type ?? '';
        if (!types.calls.includes(node.type) || /^await(?:_expression)?$/.test(above))
            continue;
        const text = `${words.await} ${(0,source_file .qd)(file, node)}`;
        const name = /^[\w$.]+/.exec((0,source_file .qd)(file, node))?.[0]?.split('.').at(-1) ?? '';
        const declaration = `\\basync\\s+(?:def\\s+|function\\s+)?${name.replace(/\$/g, '\\$')}\\b`;
        const isKnown = new RegExp(declaration).test(file.text);
        const awaited = types.members.includes(above) ? `(${text})` : text;
        yield replaceNode(node, awaited, ['missing-keyword', isKnown ? 2 : 4]);
    }
}
const MAX_COPIED_CHARS = 80;
const MAX_FOREIGN = 30;
function* statementCopies(unit) {
    const { file } = unit;
    const models = unit.statements.filter(({ type, parent }) => !/return|break|continue|throw|raise|declaration|import|pass|yield/.test(type) &&
        parent !== file.tree.root);
    const own = [...new Set(models.map((node) => withEnd((0,source_file .qd)(file, node), unit)))].filter(isCopied);
    const others = statementsOfOthers(unit, own);
    for (const gap of gapsOf(unit)) {
        for (const [rank, text] of own.entries()) {
            if (withEnd((0,source_file .qd)(file, gap.node), unit) !== text)
                yield insertion(unit, gap, text, ['statement-copy', byRank(6.2, rank, 0.5)]);
        }
        const known = new Set(unit.namesAt(gap.node).map(({ name }) => name));
        for (const [rank, [text, names]] of others.entries()) {
            if (names.every((name) => known.has(name)))
                yield insertion(unit, gap, text, ['statement-copy', byRank(5.2, rank, 0.5)]);
        }
    }
}
const isCopied = (text) => text.length <= MAX_COPIED_CHARS && !text.includes('\n');
function statementsOfOthers(unit, own) {
    const { file } = unit;
    const { types, words } = file.language;
    const found = new Map();
    const isKin = ({ name }) => classOf(name) === classOf(unit.name);
    const others = file.units.filter((other) => other !== unit && other.name !== '');
    for (const other of [...others.filter(isKin), ...others.filter((each) => !isKin(each))]) {
        for (const node of other.statements) {
            const { type = '' } = (node.type === 'expression_statement' ? node.namedChildren()[0] : node) ?? {};
            const text = withEnd((0,source_file .qd)(file, node), unit);
            const sets = types.assignments.includes(type) && text.startsWith(`${words.self}.`) && isKin(other);
            if (!(sets || types.calls.includes(type)) || !isCopied(text) || own.includes(text))
                continue;
            const names = other.expressions.filter(({ type, start, end }) => types.identifiers.includes(type) && start >= node.start && end <= node.end);
            found.set(text, names.map((each) => (0,source_file .qd)(file, each)));
        }
    }
    return [...found].slice(0, MAX_FOREIGN);
}
const classOf = (name) => name.slice(0, Math.max(0, name.lastIndexOf('.')));
const isInLoop = (node, { file }) => [...node.ancestors()].some(({ type }) => file.language.types.loops.includes(type));
function* statementInsertions(unit) {
    const collections = askedCollections(unit);
    const asked = membershipTests(unit);
    const sets = unmarkedSets(unit);
    const starts = startValues(unit);
    const unchanged = unchangedInLoops(unit);
    for (const gap of gapsOf(unit)) {
        const visible = (0,source_file .u4)(unit, gap.node);
        const isVisible = (name) => visible.some((each) => each.name === name);
        for (const { name, adder, isNeverFilled } of collections.filter((each) => isVisible(each.name))) {
            for (const other of visible) {
                const kind = unit.kinds.get(other.name);
                if (other.name === name || kind === 'function')
                    continue;
                const isAsked = asked.has(`${other.name} in ${name}`);
                const cost = (isNeverFilled ? (isAsked ? 3.4 : 5.8) : 7.6) + (kind === 'list' ? 0.7 : 0);
                yield insertion(unit, gap, `${name}.${adder}(${other.name})`, ['statement-insert', cost]);
            }
        }
        for (const { name, element } of sets.filter((each) => isVisible(each.name) && isVisible(each.element)))
            yield insertion(unit, gap, `${name}[${element}] = true`, ['statement-insert', 3.4]);
        for (const target of visible.filter(({ name }) => isAssignedIn(name, unit))) {
            const start = starts.get(target.name);
            if (start !== undefined && isInLoop(gap.node, unit))
                yield insertion(unit, gap, `${target.name} = ${start}`, ['statement-insert', 6.8]);
            const isUnchanged = (unchanged.get(target.name) ?? []).some((loop) => gap.node.start > loop.start && gap.node.end < loop.end);
            for (const other of visible)
                yield* assignment(unit, gap, { target, other, isUnchanged });
        }
    }
    yield* assignedUpdates(unit);
}
function* assignment(unit, gap, { target, other, isUnchanged }) {
    const [a, b] = [unit.kinds.get(target.name) ?? null, unit.kinds.get(other.name) ?? null];
    if (other.name === target.name || a === 'function' || b === 'function')
        return;
    const isOtherType = target.type !== other.type && target.type !== null && other.type !== null;
    if (unit.file.language.isTyped && isOtherType)
        return;
    const cost = 7.8 +
        (a === null || b === null ? 0.3 : a === b ? 0 : 1.2) +
        (isInLoop(gap.node, unit) ? -0.5 : 0.3) -
        (isUnchanged ? 3 : 0);
    yield insertion(unit, gap, `${target.name} = ${other.name}`, ['statement-insert', cost]);
}
function* assignedUpdates(unit) {
    const { file } = unit;
    const { types } = file.language;
    for (const node of unit.statements) {
        const call = types.calls.includes(node.type) ? node : node.namedChildren()[0];
        if (call === undefined || !types.calls.includes(call.type))
            continue;
        const object = call.childByField('object') ?? (call.childByField('function') ?? call).childByField('object');
        const list = call.childByField('arguments');
        const [only, more] = list === null ? [] : list.namedChildren();
        if (object === null || only === undefined || more !== undefined)
            continue;
        const end = (0,source_file .qd)(file, node).endsWith(';') ? ';' : '';
        const text = `${(0,source_file .qd)(file, object)} = ${(0,source_file .qd)(file, only)}${end}`;
        yield replaceNode(node, text, ['statement-insert', 6]);
    }
}
function* leavings(unit) {
    const { types, words } = unit.file.language;
    const returns = returnsOf(unit);
    const hasResult = returns.some((node) => node.namedChildren().length > 0);
    const results = hasResult ? shortResults(unit, returns) : [`return${words.statementEnd}`];
    for (const gap of gapsOf(unit)) {
        const above = [gap.node.parent?.parent, gap.node.parent?.parent?.parent];
        const isBranch = above.some((each) => types.conditionals.includes(each?.type ?? ''));
        if (!gap.isAfter || !isBranch)
            continue;
        const exits = [...(isInLoop(gap.node, unit) ? words.loopSkips : []), ...results];
        for (const [rank, exit] of exits.entries())
            yield insertion(unit, gap, exit, ['guard', byRank(4.6, rank, 0.6)]);
    }
}
const returnsOf = (unit) => [...unit.node.descendants()].filter(({ type, isNamed }) => isNamed && unit.file.language.types.returns.includes(type));
const shortResults = (unit, returns) => [...new Set(returns.map((node) => withEnd((0,source_file .qd)(unit.file, node), unit)))].filter((text) => !text.includes('\n') && text.length <= 60);
function membershipTests(unit) {
    const text = (0,source_file .qd)(unit.file, unit.node);
    const words = text.matchAll(/\b(?<item>\w+) (?:not )?in (?<list>\w+)\b/g);
    const calls = text.matchAll(/\b(?<list>\w+)\.(?:has|includes|contains)\((?<item>\w+)\)/g);
    return new Set([...words, ...calls].map(({ groups }) => `${groups?.['item']} in ${groups?.['list']}`));
}
function unmarkedSets(unit) {
    if (unit.file.language.id !== 'go')
        return [];
    const text = (0,source_file .qd)(unit.file, unit.node);
    const sets = [...text.matchAll(/\b(\w+) := (?:make\()?map\[[^\]]+\]bool\b/g)].map(([, name]) => name ?? '');
    return sets
        .filter((name) => !new RegExp(`\\b${name}\\[[^\\]]+\\] =[^=]`).test(text))
        .flatMap((name) => {
        const [, element] = new RegExp(`\\b${name}\\[(\\w+)\\]`).exec(text) ?? [];
        return element === undefined ? [] : [{ name, element }];
    });
}
function unchangedInLoops(unit) {
    const { file } = unit;
    const { id, types } = file.language;
    const found = new Map();
    for (const loop of unit.node.descendants()) {
        if (!types.loops.includes(loop.type))
            continue;
        const first = id === 'go' ? (loop.namedChildren()[0] ?? null) : null;
        const condition = loop.childByField('condition') ?? first;
        const body = loop.childByField('body');
        if (condition === null || body === null || condition === body || /clause/.test(condition.type))
            continue;
        if (loop.childByField('increment') !== null)
            continue;
        const set = namesSetIn(body, unit);
        for (const node of condition.descendants()) {
            const name = types.identifiers.includes(node.type) ? (0,source_file .qd)(file, node) : '';
            if (name !== '' && !set.has(name))
                found.set(name, [...(found.get(name) ?? []), loop]);
        }
    }
    return found;
}
function namesSetIn(body, { file }) {
    const { types } = file.language;
    const found = new Set();
    for (const node of body.descendants()) {
        const changes = types.assignments.includes(node.type) || types.calls.includes(node.type);
        if (!changes && !/^(?:update_expression|inc_|dec_)/.test(node.type))
            continue;
        const target = node.childByField('left') ?? node.namedChildren()[0];
        for (const each of target === undefined ? [] : target.descendants())
            if (types.identifiers.includes(each.type))
                found.add((0,source_file .qd)(file, each));
    }
    return found;
}
function startValues(unit) {
    const { file } = unit;
    const found = new Map();
    for (const node of unit.node.descendants()) {
        if (!/^(?:variable_declarator|short_var_declaration)$/.test(node.type))
            continue;
        const name = node.childByField('name') ?? node.childByField('left');
        const value = node.childByField('value') ?? node.childByField('right');
        const text = value === null ? '' : (0,source_file .qd)(file, value);
        if (name !== null && /^(?:''|""|\[\]|true|false|nil|null|new \w+(?:<>)?\(\))$/.test(text))
            found.set((0,source_file .qd)(file, name), text);
    }
    return found;
}
const FILLS = /^(?:append|add|push|extend|insert|appendleft|unshift|put|set|update|offer|addLast|addFirst|push_back)$/;
function askedCollections(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const { adder } = words;
    if (adder === null)
        return [];
    const text = (0,source_file .qd)(file, unit.node);
    const calls = unit.expressions.filter((node) => types.calls.includes(node.type));
    const all = (0,source_file .u4)(unit, unit.statements.at(-1) ?? unit.node).concat((0,source_file .u4)(unit, unit.node));
    return [...new Set(all.map(({ name }) => name))].flatMap((name) => {
        const isAsked = new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:pop|includes|contains|has)\\b`).test(text);
        if (unit.kinds.get(name) !== 'list' && !isAsked)
            return [];
        const methods = calls.filter((node) => file.text.startsWith(`${name}.`, node.start));
        const used = methods.map((node) => (0,solver_kinds .nk)(node, file.text)).find((method) => FILLS.test(method));
        const isSet = new RegExp(`\\b${name}\\s*(?::[^=]*)?=\\s*(?:new )?(?:set\\(|Set|HashSet|\\{\\w)|Set<[^>]*>\\s+${name}\\b`).test(text);
        return [{ name, adder: used ?? (isSet ? 'add' : adder), isNeverFilled: used === undefined }];
    });
}
const isAssignedIn = (name, { file, node }) => file.declared.some((each) => each.name === name && !each.isParameter && [...each.at.ancestors()].includes(node));

; 











const MAX_UNITS = 60;
const MAX_MUTATIONS = 8000;
const BITS_PER_POINT = 0.6;
const MAX_PLACE_COST = 7;
const CHEAPEST = 0.5;
async function* editsOfUnits(ranked, undoes = []) {
    const seen = new Set();
    const readers = new Map();
    const places = placedUnits(ranked.slice(0, MAX_UNITS));
    try {
        for (const each of pricedMutations(places, pricedUndoes(undoes, places))) {
            const { mutation, file, language, cost, unit, what } = each;
            const next = applyMutation(file.text, mutation);
            const key = (0,external_node_crypto_.hash)('sha1', `${file.path}\n${next}`);
            if (next === file.text || seen.has(key))
                continue;
            seen.add(key);
            if (language !== null) {
                const reader = readers.get(file.path) ?? (await (0,syntax_tree .qd)(language.id)).editsOf(file.text);
                readers.set(file.path, reader);
                if (!reader.accepts(mutation))
                    continue;
            }
            const { template, line } = mutation;
            const doubt = unit === null ? NO_DOUBT : doubtOf(unit, mutation);
            const { words, doubt: ofKind } = TEMPLATES[template];
            yield {
                template,
                description: `${what === undefined ? words : `${words} ${what}`}: ${changeText(file, mutation)}`,
                path: file.path,
                line,
                edits: [uniqueEdit(file.text, mutation)],
                cost,
                doubt: ofKind + doubt.bits,
                warning: doubt.why,
            };
        }
    }
    finally {
        for (const reader of readers.values())
            reader[Symbol.dispose]();
    }
}
function placedUnits(ranked) {
    const top = ranked[0]?.score ?? 0;
    return ranked
        .map((each, rank) => ({
        ...each,
        place: byRank(Math.min(MAX_PLACE_COST, (top - each.score) * BITS_PER_POINT), rank, 0.3),
    }))
        .toSorted((a, b) => a.place - b.place);
}
const MAX_CHANGE_COST = 3;
function pricedUndoes(undoes, places) {
    const single = undoes.filter(({ lines }) => lines === undefined);
    const changes = new Set(single.map(({ file, what }) => `${file.path}\n${what}`));
    const oneOf = Math.min(MAX_CHANGE_COST, Math.log2(1 + changes.size) / 2);
    return undoes.map(({ file, mutation, what, lines = [mutation.line] }) => {
        const own = places.filter(({ unit }) => unit.file.path === file.path);
        const holders = lines.map((line) => own.find(({ unit }) => (0,source_file .Hq)(unit, line)));
        const [holder] = holders;
        const known = holder ?? own[0];
        const language = known === undefined ? null : readableBy(known.unit.file);
        const place = Math.max(...holders.map((each) => Math.min(each?.place ?? oneOf, oneOf)));
        return { mutation, file, language, cost: mutation.cost + place, unit: holder?.unit ?? null, what };
    });
}
const readableBy = ({ tree, language }) => (tree.hasError ? null : language);
function* pricedMutations(waiting, undoes) {
    let known = undoes;
    for (const [at, unit] of waiting.entries()) {
        known = [...known, ...priced(unit)].toSorted((a, b) => a.cost - b.cost);
        const next = waiting[at + 1]?.place ?? Number.POSITIVE_INFINITY;
        const count = known.findIndex(({ cost }) => cost >= next + CHEAPEST);
        const ready = count === -1 ? known : known.slice(0, count);
        yield* ready;
        known = known.slice(ready.length);
    }
}
const BLAMELESS_COST = 3;
function priced({ unit, place, hotLines, changedLines, blamed }) {
    const { file } = unit;
    const off = (lines, line, bits) => lines.size > 0 && !lines.has(line) ? bits : 0;
    const blameAt = ({ start, line }) => {
        const holder = unit.statements.findLast((each) => each.start <= start && start <= each.end);
        let most = 0;
        for (let at = holder?.line ?? line; at <= line; at += 1)
            most = Math.max(most, blamed?.get(at) ?? 0);
        return most;
    };
    return mutationsOf(unit)
        .slice(0, MAX_MUTATIONS)
        .map((mutation) => ({
        mutation,
        file,
        language: readableBy(file),
        cost: mutation.cost +
            place +
            off(hotLines, mutation.line, 0.5) +
            off(changedLines, mutation.line, 1.5) +
            (blamed === null ? 0 : BLAMELESS_COST * (1 - blameAt(mutation))),
        unit,
    }));
}
function uniqueEdit(text, { start, end, text: added }) {
    let from = text.lastIndexOf('\n', start - 1) + 1;
    let to = lineEnd(text, Math.max(end, start));
    while (!isUnique(text, text.slice(from, to)) && (from > 0 || to < text.length)) {
        if (to < text.length)
            to = lineEnd(text, to + 1);
        if (from > 0 && !isUnique(text, text.slice(from, to)))
            from = text.lastIndexOf('\n', from - 2) + 1;
    }
    return { old: text.slice(from, to), new: text.slice(from, start) + added + text.slice(end, to) };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}
function isUnique(text, part) {
    return part.trim() !== '' && text.indexOf(part) === text.lastIndexOf(part);
}
function changeText(file, { start, end, text: added }) {
    const { text } = file;
    const [was, becomes] = [text.slice(start, end), added].map((each) => (0,base_text .ml)(each.replace(/\s+/g, ' ').trim().replaceAll('`', "'"), SHOWN_CHARS));
    if (was === '')
        return `\`${becomes}\``;
    return becomes === '' ? `without \`${was}\`` : `\`${was}\` becomes \`${becomes}\``;
}
const SOURCES = [
    operators,
    comparisonConstants,
    operandSwaps,
    negations,
    constants,
    offByOne,
    signs,
    parts,
    parametersForValues,
    otherNames,
    otherMembers,
    exchangedNames,
    siblingCalls,
    callArguments,
    slices,
    donors,
    conditionClauses,
    returnedTests,
    wraps,
    combinations,
    missingReturns,
    awaits,
    loopExits,
    statementCopies,
    statementInsertions,
    leavings,
];
function mutationsOf(unit) {
    return SOURCES.flatMap((source) => [...source(unit)]).toSorted((a, b) => a.cost - b.cost || a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}
const applyMutation = (text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end);
const MAX_UNDONE_FILES = 60;
const MAX_CODE_BLOCKS = 40;
const MAX_PAIRED = 6;
const MAX_TOKENS = 400;
async function undoesOf(tree, changes) {
    if (changes === undefined)
        return [];
    const [only, ...more] = changes.commits;
    const isOne = only !== undefined && more.length === 0;
    const when = isOne ? `in ${(0,model_prompt .m_)(only.id)}` : `since ${(0,model_prompt .m_)(changes.greenAt)}`;
    const found = [];
    for (const { path, status, hunks } of changes.files.slice(0, MAX_UNDONE_FILES)) {
        if (hunks === 'unknown' || status === 'added' || status === 'removed')
            continue;
        const text = tree.isWritable(path) && !tree.isTest(path) ? await tree.readText(path) : null;
        if (text === null)
            continue;
        const file = { path, text };
        const lines = text.split(/(?<=\n)/);
        const blocks = hunks.flatMap((hunk) => blocksOf(hunk, lines)).slice(0, MAX_CODE_BLOCKS);
        const whole = blocks.map((block) => ({ block, mutation: wholeBlock(block, lines) }));
        for (const { block, mutation } of whole) {
            const what = `of ${rangeText(block)} ${when}`;
            found.push({ file, mutation, what });
            for (const part of await mutationParts(mutation, text))
                found.push({ file, mutation: part, what });
        }
        for (const [at, first] of whole.slice(0, MAX_PAIRED).entries()) {
            for (const second of whole.slice(at + 1, MAX_PAIRED)) {
                const what = `of ${rangeText(first.block)} and ${rangeText(second.block)} ${when}`;
                const bothLines = [first.mutation.line, second.mutation.line];
                found.push({
                    file,
                    mutation: inOneEdit(first.mutation, second.mutation, text),
                    what,
                    lines: bothLines,
                });
            }
        }
    }
    return found;
}
function blocksOf({ newStart, lines: signed }, lines) {
    const blocks = [];
    let [old, now] = [[], []];
    let line = signed.some((each) => !each.startsWith('-')) ? newStart : newStart + 1;
    const end = () => {
        if (old.length + now.length > 0)
            blocks.push({ old, now, line: line - now.length });
        [old, now] = [[], []];
    };
    for (const each of signed) {
        const [sign, content] = [each[0], each.slice(1).replace(/\r$/, '')];
        if (sign === '-') {
            if (now.length > 0)
                end();
            old.push(content);
            continue;
        }
        if (lines[line - 1]?.replace(/\r?\n$/, '') !== content)
            return [];
        if (sign === '+')
            now.push(content);
        else
            end();
        line += 1;
    }
    end();
    return blocks;
}
function wholeBlock({ old, now, line }, lines) {
    const start = lengthOf(lines.slice(0, line - 1));
    const end = start + lengthOf(lines.slice(line - 1, line - 1 + now.length));
    const lineEnd = lines[0]?.endsWith('\r\n') ? '\r\n' : '\n';
    const text = old.map((each) => each + lineEnd).join('');
    const size = Math.max(old.length, now.length);
    return replaceNode({ start, end, line }, text, ['undo', 0.6 + Math.log2(size) * 0.5]);
}
const lengthOf = (lines) => lines.reduce((sum, { length }) => sum + length, 0);
async function mutationParts({ start, end, text: old, line }, text) {
    const [was, now] = [codeTokens(old), codeTokens(text.slice(start, end))];
    if (was.length === 0 || now.length === 0 || was.length + now.length > MAX_TOKENS)
        return [];
    const { diffArrays } = await __webpack_require__.e(  960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const parts = [];
    let at = start;
    let gone = '';
    let added = '';
    const flush = () => {
        const from = at - added.length;
        const onLine = line + text.slice(start, from).split('\n').length - 1;
        const place = { start: from, end: at, line: onLine };
        if (gone + added !== '')
            parts.push(replaceNode(place, gone, ['undo', 1.2]));
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
    return parts.length > 1 ? parts : [];
}
const codeTokens = (text) => text.match(/\w+|\s+|[^\w\s]/g) ?? [];
function inOneEdit(first, second, text) {
    const added = first.text + text.slice(first.end, second.start) + second.text;
    return replaceNode({ ...first, end: second.end }, added, ['undo', first.cost + second.cost + TOLD_APART]);
}
const rangeText = ({ line, now: { length } }) => length === 0 ? `before line ${line}` : length === 1 ? `line ${line}` : `lines ${line}–${line + length - 1}`;

var likely_places = __webpack_require__(65725);
var repair_tree = __webpack_require__(39580);
var calls = __webpack_require__(14398);
var shell_script = __webpack_require__(71700);
; 
var tool_repair_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var tool_repair_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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






const MAX_REPAIR_SCRIPTS = 4;
async function planToolRepair(command, files) {
    const reading = { folder: command.workingDirectory, files, depth: 0 };
    const steps = await repairsIn(await (0,shell_script .Uq)(command.run, command.shell), reading);
    const repairs = steps.flatMap(({ repair }) => repair ?? []);
    if (repairs.length === 0)
        return null;
    const isScript = steps.some(({ isFromScript }) => isFromScript);
    const lines = repairs.map((line) => `${line} || true`);
    const path = isScript ? ['PATH="$PWD/node_modules/.bin:$PATH"'] : [];
    return {
        command: [...path, ...lines].join('\n'),
        judgesBehaviour: steps.some(({ judges }) => judges === 'behaviour'),
    };
}
const UNKNOWN_STEP = { judges: 'behaviour', repair: null, isFromScript: false };
async function repairsIn(script, reading) {
    if (!script.isKnown)
        return [UNKNOWN_STEP];
    const steps = [];
    for (const command of script.commands)
        steps.push(...(await repairOf(command, script, reading)));
    return steps;
}
const HARMLESS = [
    ...['cd', 'echo', 'printf', 'set', 'export', 'true', ':', 'source', '.', 'mkdir', 'test', '[', 'exit'],
    ...['pip', 'pip3', 'npm ci', 'npm install', 'npm i', 'yarn install', 'pnpm install', 'pnpm i', 'corepack'],
    ...['uv sync', 'uv pip', 'poetry install', 'git diff', 'git status'],
];
const isHarmless = (text) => HARMLESS.some((each) => `${text} `.startsWith(`${each} `));
async function repairOf(command, script, reading) {
    const isFromScript = reading.depth > 0;
    for (const { words } of (0,calls .p)({ ...script, commands: [command] })) {
        const repair = repairedWords(words);
        if (repair === null)
            continue;
        const [first] = words;
        const at = first === undefined ? -1 : command.words.indexOf(first);
        const launcher = [...command.assignments, ...command.words.slice(0, Math.max(0, at))];
        return [{ judges: 'style', repair: [...rawOf(launcher), ...repair].join(' '), isFromScript }];
    }
    const text = rawOf(command.words).join(' ');
    if (isHarmless(text) || text === '')
        return [{ judges: 'nothing', repair: /^cd\s/.test(text) ? text : null, isFromScript: false }];
    const behind = reading.depth < MAX_REPAIR_SCRIPTS ? await scriptBehind(command.words, reading) : null;
    if (behind === null)
        return [UNKNOWN_STEP];
    const steps = await repairsIn(await (0,shell_script .Uq)(behind), { ...reading, depth: reading.depth + 1 });
    return steps.map((step) => ({ ...step, isFromScript: step.repair !== null }));
}
const rawOf = (words) => words.map(({ raw }) => raw);
function repairedWords(call) {
    const [program = '', ...others] = rawOf(call);
    const name = (0,calls .k)(call[0]?.value ?? '');
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
const ScriptsSchema = schemas .Ikc({ scripts: schemas .g1P(schemas .YjP(), schemas .YjP()).catch({}) });
async function scriptBehind(words, { folder, files }) {
    const [program = '', ...rest] = words.map(({ value }) => value).filter((value) => !value.startsWith('-'));
    const read = (name) => files.readText(folder === '.' ? name : `${folder}/${name}`);
    if (/^(?:npm|pnpm|yarn|bun)$/.test(program)) {
        const name = /^run(?:-script)?$/.test(rest[0] ?? '') ? rest[1] : rest[0];
        const parsed = (0,json .Vh)(ScriptsSchema, (await read('package.json')) ?? '');
        return (name === undefined ? null : parsed?.scripts[name]) ?? null;
    }
    if (!/^g?make$/.test(program) || rest[0] === undefined)
        return null;
    return recipeOf((await read('Makefile')) ?? (await read('makefile')) ?? '', rest[0]);
}
function recipeOf(makefile, target) {
    const lines = makefile.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${target}:`));
    if (at === -1)
        return null;
    const end = lines.findIndex((line, index) => index > at && !line.startsWith('\t'));
    const own = lines.slice(at + 1, end === -1 ? undefined : end);
    const needed = (lines[at] ?? '').slice(target.length + 1).match(/(?<!\S)[\w-]+(?!\S)/g) ?? [];
    const commands = own.map((line) => line.trim().replace(/^[@-]+/, ''));
    return [...needed.map((name) => `make ${name}`), ...commands].join('\n') || null;
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
        const oracle = tool_repair_addDisposableResource(env_1, (0,test_oracle .X)({ ...request, command: { ...command, run: plan.command } }), false);
        await oracle.run({ phase: 'write', timeoutMs: MAX_REPAIR_MS, signal });
        const changed = await oracle.changedFiles();
        const changes = changed.map(({ path, before, after }) => {
            const edits = before === null || after === null ? null : [wholeEdit(before, after)];
            return { path, edits, content: after };
        });
        return { ...plan, command: shownCommand(plan.command), changes };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        tool_repair_disposeResources(env_1);
    }
}
const shownCommand = (run) => run
    .split('\n')
    .filter((line) => !line.startsWith('PATH='))
    .map((line) => line.replace(/ \|\| true$/, ''))
    .join(' && ');
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
    return uniqueEdit(before, { start, end, text: after.slice(start, afterEnd) });
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
        blame: async (options) => bench.blame(await tree(), options),
        candidates: (failure, blame) => candidatesFor(tree(), failure, blame),
        try: (candidates, options) => bench.try(candidates, options),
    };
    return {
        search: (run) => searchRepair(run, parts),
        [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose](),
    };
}
async function* candidatesFor(opened, failure, blame) {
    const tree = await opened;
    const ranked = await (0,likely_places .e7)(tree, failure, blame);
    const undoes = await undoesOf(tree, failure.changes);
    yield* editsOfUnits(ranked.filter(({ unit: { file } }) => tree.isWritable(file.path)), undoes);
}
function recordedRepairs({ events, task }, workspace) {
    const said = events.map((event) => event.said);
    const tried = said.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : [])).values();
    const { testCommand } = task;
    const tree = (0,once .O)(() => (0,repair_tree .g)(workspace));
    const parts = {
        async repairByTool() {
            const plan = testCommand === null ? null : await planToolRepair(testCommand, await tree());
            return plan === null ? null : { ...plan, ...recordedRepair(said) };
        },
        blame: async () => readBlame(said.flatMap(noteOfBlame).join('')),
        candidates: (failure, blame) => candidatesFor(tree(), failure, blame),
        async *try(candidates) {
            for (const _ of candidates) {
                const { done, value } = tried.next();
                if (done === true)
                    return;
                yield value.verdict;
            }
        },
    };
    return (run) => searchRepair(run, parts);
}
const noteOfBlame = (event) => event.kind === 'driver_note' && event.payload.reason === notes .Y.coverage ? [event.payload.note] : [];
function recordedRepair(said) {
    const end = said.findIndex((event) => event.kind === 'driver_note' && event.payload.reason === notes .Y.toolRepair);
    const note = said[end];
    const command = note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
    const changes = said.slice(0, Math.max(0, end)).flatMap((event) => {
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
