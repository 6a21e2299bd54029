import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prepared } from '../oracle/test-oracle.ts';

/**
 * Writes the plugin that makes a runner stay and wait for contents to try. Returns what makes any call of the runner load it.
 * `seen`: the folder as tests name it.
 */
export function writePlugin(
  runner: 'pytest' | 'node',
  { here, seen }: { readonly here: string; readonly seen: string },
): Prepared {
  if (runner === 'pytest') {
    writeFileSync(join(here, `${PLUGIN}.py`), PYTEST_PLUGIN);
    return { variables: {}, inFront: { PYTHONPATH: `${seen}:`, PYTEST_ADDOPTS: `-p ${PLUGIN} ` } };
  }
  writeFileSync(join(here, `${PLUGIN}.mjs`), NODE_PLUGIN);
  const { href } = pathToFileURL(`${seen}/${PLUGIN}.mjs`);
  return { variables: {}, inFront: { NODE_OPTIONS: `--import=${href} ` } };
}

/** The plugins' name. */
const PLUGIN = 'agent_fix_warm';

/**
 * pytest imports it before anything of the repository. The process that imports it stays there and waits; for each content
 * it makes a fork, which goes on as the call of pytest that it is.
 */
const PYTEST_PLUGIN = `import gc
import importlib.metadata
import json
import os
import pdb
import re
import reprlib
import signal
import sys
import time
import unittest
import zlib

import pytest

HERE = os.path.dirname(os.path.abspath(__file__))
trial = None
child = 0

class Short:
    """Only whether a test fails is asked: no traceback, no summary, and the end as soon as it is known."""

    def pytest_configure(self, config):
        config.option.maxfail = 1
        config.option.tbstyle = 'no'

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, exitstatus):
        os._exit(int(exitstatus))

class Watch:
    """What each test calls of the functions within some lines of a file, what that returns, and which lines it runs."""

    def __init__(self):
        self.root = os.path.realpath(trial['root']) + os.sep
        self.first, self.last = trial['watch']
        self.codes = {}
        self.tests = []
        self.left = MAX_CALLS

    def is_wanted(self, code):
        if code not in self.codes:
            file = os.path.realpath(code.co_filename)
            lines = [line for _, _, line in code.co_lines() if line] if hasattr(code, 'co_lines') else [code.co_firstlineno]
            is_within = code.co_name != '<module>' and max(lines) >= self.first and min(lines) <= self.last
            self.codes[code] = is_within and file == self.root + trial['path']
        return self.codes[code]

    def trace(self, frame, event, arg):
        code = frame.f_code
        if not self.is_wanted(code):
            return None
        test = self.tests[-1]
        count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)
        names = code.co_varnames[:count]
        values = frame.f_locals
        key = digest([code.co_name] + [values.get(name) for name in names]) if self.left > 0 else None
        self.left -= 1
        raised = None

        def local(frame, event, arg):
            nonlocal raised
            if event == 'line':
                raised = None
                test['lines'].add(frame.f_lineno)
            elif event == 'exception':
                raised = arg[0].__name__
            elif event == 'return' and key is not None:
                values = frame.f_locals
                after = [values.get(name) for name in names if name != 'self']
                test['calls'][key] = digest([test['calls'].get(key), raised, arg, after])
            return local

        return local

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item):
        self.tests.append({'id': item.nodeid, 'passed': False, 'calls': {}, 'lines': set()})
        sys.settrace(self.trace)
        outcome = yield
        sys.settrace(None)
        self.tests[-1]['passed'] = outcome.excinfo is None

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, exitstatus):
        seen = [dict(test, lines=sorted(test['lines'])) for test in self.tests if test['lines']]
        with open(trial['at'] + '.out', 'w') as file:
            json.dump(seen, file)
        os._exit(int(exitstatus))

MAX_CALLS = 4000
SHORT = reprlib.Repr()
SHORT.maxlist = SHORT.maxtuple = SHORT.maxset = SHORT.maxdict = SHORT.maxdeque = 60
SHORT.maxstring = SHORT.maxother = 400
SHORT.maxlevel = 5

def digest(values):
    try:
        text = SHORT.repr(values)
    except Exception as error:
        text = type(error).__name__
    # An object without a text of its own is printed with its address.
    return '%08x' % zlib.crc32(re.sub(' at 0x[0-9a-f]+', '', text).encode('utf-8', 'replace'))

def pytest_configure(config):
    if trial is None or trial['shown']:
        return
    config.pluginmanager.register(Watch() if trial['watch'] else Short())

def put(trial, kind, second):
    target = os.path.join(trial['root'], trial['path'])
    mode = os.lstat(target).st_mode & 0o777
    part = os.path.join(os.path.dirname(target), '.agent-fix-part')
    with open(trial['at'] + kind, 'rb') as source, open(part, 'wb') as copy:
        copy.write(source.read())
    os.chmod(part, mode)
    os.utime(part, (second, second))
    os.replace(part, target)

def loaded_files():
    files = [getattr(module, '__file__', None) for module in list(sys.modules.values())]
    return {os.path.realpath(file) for file in files if isinstance(file, str)}

def is_fit(trial, loaded):
    own = os.path.join(os.path.realpath(trial['root']), trial['path'])
    return own not in loaded and os.path.realpath(os.path.join(trial['root'], trial['path'])) == own

def finish(at, end, code, seconds):
    with open(at + '.part', 'w') as file:
        json.dump({'end': end, 'code': code, 'seconds': seconds}, file)
    os.replace(at + '.part', at + '.done')

def restore(name, value):
    if value:
        os.environ[name] = value
    else:
        os.environ.pop(name, None)

def become(trial):
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    restore('PYTHONPATH', os.pathsep.join(path for path in os.environ.get('PYTHONPATH', '').split(os.pathsep) if path != HERE))
    restore('PYTEST_ADDOPTS', os.environ.get('PYTEST_ADDOPTS', '').replace('-p ' + __name__, '').strip())
    if not trial['shown']:
        # Only what the content does not change may be kept compiled.
        sys.dont_write_bytecode = True
        os.environ['PYTHONDONTWRITEBYTECODE'] = '1'
    if HERE in sys.path:
        sys.path.remove(HERE)
    place = trial['at'] + '.out' if trial['shown'] else os.devnull
    # By the processor's time, which others on the machine do not change.
    signal.setitimer(signal.ITIMER_PROF, trial['cpu'])
    output = os.open(place, os.O_WRONLY | os.O_CREAT, 0o666)
    os.dup2(output, 1)
    os.dup2(output, 2)

def kill(pid):
    try:
        os.killpg(pid, signal.SIGKILL)
    except OSError:
        pass

def wait(pid, limit):
    start = time.monotonic()
    pause = 0.001
    while True:
        done, status, usage = os.wait4(pid, os.WNOHANG)
        if done == pid:
            kill(pid)
            is_slow = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
            code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1
            return 'slow' if is_slow else 'exited', code, usage.ru_utime + usage.ru_stime
        if time.monotonic() - start > limit:
            kill(pid)
            os.waitpid(pid, 0)
            return 'slow', 1, limit
        time.sleep(pause)
        pause = min(0.01, pause * 1.5)

def leave(*_):
    if child:
        kill(child)
    os._exit(0)

def serve():
    global trial, child
    signal.signal(signal.SIGTERM, leave)
    parent = os.getppid()
    importlib.metadata.distributions(name='pytest')
    loaded = loaded_files()
    gc.freeze()
    number = 0
    while True:
        at = os.path.join(HERE, str(number))
        while not os.path.exists(at + '.json'):
            if os.getppid() != parent:
                leave()
            time.sleep(0.003)
        with open(at + '.json') as file:
            asked = json.load(file)
        asked['at'] = at
        number += 1
        if not is_fit(asked, loaded):
            finish(at, 'unfit', 1, 0)
            continue
        put(asked, '.new', asked['second'])
        pid = os.fork()
        if pid == 0:
            os.setpgid(0, 0)
            trial = asked
            become(asked)
            return
        child = pid
        try:
            os.setpgid(pid, pid)
        except OSError:
            pass
        end, code, seconds = wait(pid, asked['limit'])
        child = 0
        put(asked, '.own', asked['own_second'])
        finish(at, end, code, seconds)

serve()
`;

/**
 * Node imports it in every process of the command. In the one that is vitest or jest it stays, and runs the tests for each
 * content with the runner that it has loaded; both run every test file in a new context of its own.
 */
const NODE_PLUGIN = `import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** The memory of runs in one process grows. */
const MAX_TRIALS = 300;
const [IDLE, RUNNING] = [0, 1];
let text = '';
const keep = (chunk) => {
  text += chunk;
  return true;
};

async function openVitest(main) {
  const { createVitest, parseCLI } = await import(pathToFileURL(path.join(path.dirname(main), 'dist/node.js')).href);
  const { filter, options } = parseCLI(['vitest', ...process.argv.slice(2)]);
  const sink = () => new Writable({ write: (chunk, _, done) => done(null, keep(chunk)) });
  const kept = { ...options, watch: false, run: true };
  const vitest = await createVitest('test', kept, {}, { stdout: sink(), stderr: sink() });
  await vitest.start(filter);
  const specifications = await vitest.globTestSpecifications(filter);
  const { configFileDependencies = [] } = vitest.vite.config;
  const isLoaded = (file) => configFileDependencies.includes(file);
  const run = async (file) => {
    vitest.invalidateFile(file);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
    return testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((each) => each.ok());
  };
  return { isLoaded, run };
}

async function openJest(main) {
  const require = createRequire(main);
  process.env.NODE_ENV ??= 'test';
  const argv = await require('jest-cli').buildArgv(process.argv.slice(2));
  const { runCLI } = require('@jest/core');
  const isLoaded = (file) => require.cache[file] !== undefined;
  const run = async () => {
    const projects = argv.projects?.length > 0 ? argv.projects : [process.cwd()];
    const { results } = await runCLI({ ...argv, runInBand: true }, projects);
    return results.success;
  };
  return { isLoaded, run };
}

function put({ root, path: name, at }, kind, second) {
  const target = path.join(root, name);
  const part = path.join(path.dirname(target), '.agent-fix-part');
  fs.copyFileSync(at + kind, part);
  fs.chmodSync(part, fs.statSync(target).mode & 0o777);
  fs.utimesSync(part, second, second);
  fs.renameSync(part, target);
}

function finish(at, end, code, seconds) {
  fs.writeFileSync(at + '.part', JSON.stringify({ end, code, seconds }));
  fs.renameSync(at + '.part', at + '.done');
}

/** Tests that block the thread are ended by another one; the process ends with them. */
const WATCHDOG = \`
const fs = require('node:fs');
const path = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');
\${put}
\${finish}
parentPort.on('message', (asked) => {
  if (Atomics.wait(workerData, 0, 1, asked.limitMs) !== 'timed-out') return;
  if (Atomics.compareExchange(workerData, 0, 1, 2) !== 1) return;
  put(asked, '.own', asked.own_second);
  finish(asked.at, 'slow', 1, asked.limitMs / 1000);
  process.kill(process.pid, 'SIGKILL');
});\`;

async function serve(open) {
  const parent = process.ppid;
  process.stdout.write = keep;
  process.stderr.write = keep;
  const { isLoaded, run } = await open;
  const state = new Int32Array(new SharedArrayBuffer(4));
  const watchdog = new Worker(WATCHDOG, { eval: true, execArgv: [], workerData: state });
  for (let number = 0; number < MAX_TRIALS; number += 1) {
    const at = path.join(HERE, String(number));
    while (!fs.existsSync(at + '.json')) {
      if (process.ppid !== parent) process.exit();
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const asked = { ...JSON.parse(fs.readFileSync(at + '.json', 'utf8')), at };
    const file = path.join(asked.root, asked.path);
    const real = path.join(fs.realpathSync(asked.root), asked.path);
    const isFit = asked.watch === null && fs.realpathSync(file) === real && !isLoaded(real);
    if (!isFit) {
      finish(at, 'unfit', 1, 0);
      continue;
    }
    put(asked, '.new', asked.second);
    text = '';
    // Waiting costs no processor time: twice that is allowed as time.
    const limitMs = 1000 * Math.min(asked.limit, 2 * asked.cpu);
    Atomics.store(state, 0, RUNNING);
    watchdog.postMessage({ ...asked, limitMs });
    const startMs = performance.now();
    const isGreen = await run(file).catch((error) => (keep(String(error)), false));
    const seconds = (performance.now() - startMs) / 1000;
    if (Atomics.compareExchange(state, 0, RUNNING, IDLE) !== RUNNING) await new Promise(() => {});
    Atomics.notify(state, 0);
    put(asked, '.own', asked.own_second);
    if (asked.shown) fs.writeFileSync(at + '.out', text);
    finish(at, 'exited', isGreen ? 0 : 1, seconds);
  }
  process.exit();
}

function runnerOf(main) {
  if (/[/]vitest[/]vitest[.]mjs$/.test(main)) return openVitest;
  return /[/]jest(?:-cli)?[/]bin[/]jest[.]js$/.test(main) ? openJest : null;
}

const main = isMainThread && process.argv[1] ? fs.realpathSync(process.argv[1]) : '';
const open = runnerOf(main);
if (open !== null) {
  const own = process.env.NODE_OPTIONS.split(' ').filter((each) => each !== '--import=' + import.meta.url).join(' ');
  if (own) process.env.NODE_OPTIONS = own;
  else delete process.env.NODE_OPTIONS;
  await serve(open(main));
}
`;
