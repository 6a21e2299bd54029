/** The plugin's name, as pytest is told it. */
export const PLUGIN = 'agent_fix_warm';

/**
 * pytest imports it before anything of the repository. The process that imports it stays there and waits; for each content
 * it makes a fork, which goes on as the call of pytest that it is.
 */
export const PLUGIN_TEXT = `import gc
import importlib.metadata
import json
import os
import pdb
import signal
import sys
import time
import unittest

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

def pytest_configure(config):
    if trial is not None and not trial['shown']:
        config.pluginmanager.register(Short())

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

def become(trial):
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    for name, value in trial['env'].items():
        if value:
            os.environ[name] = value
        else:
            os.environ.pop(name, None)
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
