"""
pytest imports this before anything of the repository. The process that imports it stays there and waits; for each content it
makes a fork, which goes on as the call of pytest that it is. One such fork stays as well, once it has collected the tests with
the file as it was. A content that changes nothing but functions which have not run by then is tried in a fork of that one, which
puts the new code in place of theirs: nothing is imported or collected again.
"""

import gc
import importlib.metadata
import json
import os
import signal
import sys
import threading
import time
import types

# pytest imports these two later, and each fork would anew.
import pdb
import unittest

import pytest

HERE = os.path.dirname(os.path.abspath(__file__))
trial = None
child = 0
# The fork that has collected the tests: its process, and what asks it and hears its answer.
collected = None

class Short:
    """Only whether a test fails is asked: no traceback, no summary, and the end as soon as it is known."""

    def pytest_configure(self, config):
        config.option.maxfail = 1
        config.option.tbstyle = 'no'

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, exitstatus):
        os._exit(int(exitstatus))

class Unfit(Exception):
    """More than functions changes, or a function that has run already."""

class Collected:
    """Stays when the tests are collected, and forks for each content."""

    def __init__(self, questions, answers):
        # Kept: a file that is left open, and forgotten, is a warning, which pytest can count as an error.
        self.questions = os.fdopen(questions)
        self.answers = answers
        self.ran = set()
        # By file, and by their code: two modules of one file have functions of equal code.
        self.functions = {}
        self.monitoring = getattr(sys, 'monitoring', None)
        if self.monitoring:
            self.monitoring.use_tool_id(self.monitoring.OPTIMIZER_ID, __name__)
            self.monitoring.register_callback(self.monitoring.OPTIMIZER_ID, self.monitoring.events.PY_START, self.on_start)
            self.monitoring.set_events(self.monitoring.OPTIMIZER_ID, self.monitoring.events.PY_START)
        else:
            sys.setprofile(self.on_call)

    def on_start(self, code, offset):
        self.ran.add(code)
        return self.monitoring.DISABLE

    def on_call(self, frame, event, arg):
        if event == 'call':
            self.ran.add(frame.f_code)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        is_seen = self.monitoring or sys.getprofile() == self.on_call
        if self.monitoring:
            self.monitoring.set_events(self.monitoring.OPTIMIZER_ID, 0)
            self.monitoring.free_tool_id(self.monitoring.OPTIMIZER_ID)
        else:
            sys.setprofile(None)
        # Threads do not live on in a fork, and what has workers of its own (xdist) has not collected here.
        is_alone = threading.active_count() == 1 and not session.config.pluginmanager.hasplugin('dsession')
        if session.testsfailed or not is_seen or not is_alone:
            os._exit(0)
        signal.signal(signal.SIGTERM, leave)
        paths = {}
        for each in gc.get_objects():
            if type(each) is types.FunctionType:
                name = each.__code__.co_filename
                if name not in paths:
                    paths[name] = os.path.realpath(name)
                self.functions.setdefault(paths[name], {}).setdefault(each.__code__, []).append(each)
        gc.freeze()
        for line in self.questions:
            asked = json.loads(line)
            try:
                swaps = self.swaps_of(asked)
            except (Unfit, SyntaxError, ValueError, RecursionError):
                os.write(self.answers, b'n')
                continue
            # pytest has kept where its output goes, and returns to it.
            os.truncate(OUTPUT, 0)
            if asked['shown']:
                os.link(OUTPUT, asked['at'] + '.out')
            if fork_for(asked):
                for function, code in swaps:
                    function.__code__ = code
                if not asked['shown']:
                    session.config.pluginmanager.register(Short())
                return
            os.write(self.answers, b'y')
        os._exit(0)

    def swaps_of(self, asked):
        """Live functions, each with its code in the new content."""
        target = os.path.realpath(os.path.join(asked['root'], asked['path']))
        contents = []
        for kind in ('.own', '.new'):
            with open(asked['at'] + kind, 'rb') as file:
                contents.append(compile(file.read(), target, 'exec', dont_inherit=True))
        swaps = []
        self.compare(*contents, self.functions.get(target, {}), False, swaps)
        return swaps

    def compare(self, own, new, functions, is_nested, swaps):
        """Whether anything in this code differs; what does, and can be put in place, is added to the swaps."""
        is_function = bool(own.co_flags & CO_OPTIMIZED)
        if own.co_name != new.co_name or own.co_freevars != new.co_freevars:
            raise Unfit
        is_same = shape_of(own) == shape_of(new)
        pairs = zip(codes_in(own), codes_in(new)) if is_same else []
        inner = [self.compare(a, b, functions, is_nested or is_function, swaps) for a, b in pairs]
        if is_same and not any(inner):
            return False
        if not is_same and (not is_function or own in self.ran):
            raise Unfit
        if is_function and not is_nested and own not in functions:
            raise Unfit
        if is_function:
            swaps.extend((function, new) for function in functions.get(own, []))
        return True

CO_OPTIMIZED = 1
OUTPUT = os.path.join(HERE, 'collected.out')

def codes_in(code):
    return [each for each in code.co_consts if isinstance(each, types.CodeType)]

def shape_of(code):
    """What running the code depends on, but for the code within it, and the lines where it stands."""
    # Python 3.13 keeps a class's first line in its body.
    own_line = None if code.co_flags & CO_OPTIMIZED else code.co_firstlineno
    consts = ['line' if each == own_line else (type(each), repr(each)) for each in code.co_consts if not isinstance(each, types.CodeType)]
    count = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    table = getattr(code, 'co_exceptiontable', b'')
    return (code.co_code, code.co_names, code.co_varnames, code.co_cellvars, count, table, consts, len(codes_in(code)))

def pytest_configure(config):
    if trial is None or trial['shown']:
        return
    config.pluginmanager.register(trial['plugin'] or Short())

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

def become(asked):
    """Goes on as the command, without a trace of this plugin."""
    global trial
    trial = asked
    os.setpgid(0, 0)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    restore('PYTHONPATH', os.pathsep.join(path for path in os.environ.get('PYTHONPATH', '').split(os.pathsep) if path != HERE))
    restore('PYTEST_ADDOPTS', os.environ.get('PYTEST_ADDOPTS', '').replace('-p ' + __name__, '').strip())
    if not trial['shown']:
        # Only what the content does not change may be kept compiled.
        sys.dont_write_bytecode = True
        os.environ['PYTHONDONTWRITEBYTECODE'] = '1'
    if HERE in sys.path:
        sys.path.remove(HERE)
    place = OUTPUT if trial['plugin'] else trial['at'] + '.out' if trial['shown'] else os.devnull
    # By the processor's time, which others on the machine do not change.
    signal.setitimer(signal.ITIMER_PROF, trial['cpu'])
    output = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
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
    if collected:
        try:
            os.kill(collected[0], signal.SIGTERM)
        except OSError:
            pass
    os._exit(0)

def fork_for(asked):
    """True in the fork; False when it has ended."""
    global child
    put(asked, '.new', asked['second'])
    pid = os.fork()
    if pid == 0:
        become(asked)
        return True
    child = pid
    try:
        os.setpgid(pid, pid)
    except OSError:
        pass
    end, code, seconds = wait(pid, asked['limit'])
    child = 0
    put(asked, '.own', asked['own_second'])
    finish(asked['at'], end, code, seconds)
    return False

def collect():
    """True in the fork that is to collect the tests."""
    global collected
    questions, asks = os.pipe()
    hears, answers = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(asks)
        os.close(hears)
        plugin = Collected(questions, answers)
        become({'shown': False, 'cpu': 0, 'plugin': plugin})
        return True
    os.close(questions)
    os.close(answers)
    collected = (pid, asks, hears)
    return False

def is_swapped(asked):
    """Whether the fork that has collected the tests has tried it."""
    try:
        os.write(collected[1], (json.dumps(asked) + '\n').encode())
        return os.read(collected[2], 1) == b'y'
    except OSError:
        return False

def serve():
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
        asked.update(at=at, plugin=None)
        number += 1
        if not is_fit(asked, loaded):
            finish(at, 'unfit', 1, 0)
            continue
        if asked['swap']:
            if collected is None and collect():
                return
            if is_swapped(asked):
                continue
            if asked['shown']:
                finish(at, 'unfit', 1, 0)
                continue
        if fork_for(asked):
            return

serve()
