"""Which lines each test runs, by `sys.monitoring` from Python 3.12 on, by a trace function before."""

import json
import os
import signal
import sys

import pytest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.environ['AGENT_FIX_ROOT'] + os.sep
known = {}
seen = set()
counts = {}
failed = set()
monitoring = getattr(sys, 'monitoring', None)

def path_of(code):
    if code not in known:
        file = os.path.realpath(code.co_filename)
        known[code] = file[len(ROOT):] if file.startswith(ROOT) and code.co_name != '<module>' else None
    return known[code]

def on_line(code, line):
    path = path_of(code)
    if path is not None:
        seen.add((path, line))
    return monitoring.DISABLE

def trace(frame, event, arg):
    path = path_of(frame.f_code)
    if path is None:
        return None
    seen.add((path, frame.f_lineno))

    def local(frame, event, arg):
        if event == 'line':
            seen.add((path, frame.f_lineno))
        return local

    return local

def count(failed):
    for path, line in seen:
        pair = counts.setdefault(path, {}).setdefault(line, [0, 0])
        pair[0 if failed else 1] += 1
    seen.clear()

def save():
    with open(os.path.join(HERE, 'lines.json'), 'w') as file:
        json.dump(counts, file)

def stop(*_):
    count(True)
    save()
    os._exit(1)

@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    seen.clear()
    if monitoring:
        monitoring.restart_events()
        monitoring.set_events(TOOL, monitoring.events.LINE)
    else:
        sys.settrace(trace)
    yield
    if monitoring:
        monitoring.set_events(TOOL, 0)
    else:
        sys.settrace(None)

# The call of a unittest.TestCase, and of a subtest, raises nothing: reports alone tell that it failed.
def pytest_runtest_logreport(report):
    if report.failed:
        failed.add(report.nodeid)

def pytest_runtest_logfinish(nodeid):
    count(nodeid in failed)

def pytest_sessionfinish(session):
    save()

TOOL = 4
if monitoring:
    monitoring.use_tool_id(TOOL, 'agent-fix')
    monitoring.register_callback(TOOL, monitoring.events.LINE, on_line)
signal.signal(signal.SIGTERM, stop)
