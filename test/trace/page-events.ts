import { createHash } from 'node:crypto';
import type { Json } from '../../src/agent/json.ts';
import { FUNCTION_SPECS } from '../../src/agent/tools.ts';
import type { PageEvent, PageRun } from '../../src/trace/page.ts';

const START = 1_760_000_000;

/** Writes the events of a run as the trace holds them, requests with their real parts and hashes. */
export class RunBuilder {
  readonly events: PageEvent[] = [];
  readonly #items: string[] = [];
  #newItems: Json[] = [];
  #seconds = 0;
  #sentHead = '';
  t = 0;

  add(kind: string, payload: Json, tookSeconds = 0.02): this {
    this.#seconds += tookSeconds;
    this.events.push({
      seq: this.events.length,
      ts: START + Number(this.#seconds.toFixed(3)),
      kind,
      payload,
    });
    return this;
  }

  say(...items: Json[]): this {
    this.#newItems.push(...items);
    return this;
  }

  request(kind: 'llm_request' | 'reflection_request' = 'llm_request', more: { reason?: string } = {}): this {
    const head = `{"model":"gpt-5.4-mini","store":false,"tools":${JSON.stringify(FUNCTION_SPECS)},"instructions":"You fix one software repository, in turns. Call exactly one function each turn.","input":[`;
    const tail = `],"tool_choice":${kind === 'llm_request' ? '"required"' : '{"type":"function","name":"reflect"}'}}`;
    const appended = this.#newItems;
    this.#newItems = [];
    this.#items.push(...appended.map((item) => JSON.stringify(item)));
    const body = `${head}${this.#items.join(',')}${tail}`;
    const sha256 = createHash('sha256').update(body).digest('hex');
    const part = { t: this.t, appended, tail, sha256, bytes: Buffer.byteLength(body), ...more };
    this.add(kind, this.#sentHead === head ? part : { ...part, head });
    this.#sentHead = head;
    return this.add('llm_attempt', { t: this.t, status: 200, error: null, wait_ms: null }, 1.9);
  }

  /** The model calls a tool, and the world answers. */
  call(name: string, args: Json, answer: { ok: boolean; output: string; meta?: Json; said?: string }): this {
    const raw = this.#reply(name, args, answer.said ?? '');
    this.add('llm_action', {
      t: this.t,
      raw,
      action: { type: 'tool_call', name, args },
      usage: this.usage(),
    });
    const obs = { ok: answer.ok, output: answer.output, meta: answer.meta ?? {} };
    this.say({ type: 'function_call_output', call_id: `call_${this.t}`, output: answer.output });
    return this.add('tool_result', { t: this.t, tool: name, args, obs });
  }

  final(status: string, summary: string, changes: Json): this {
    const raw = this.#reply('final', { status, summary, changes }, '');
    const action = { type: 'final', status, summary, changes };
    return this.add('llm_action', { t: this.t, raw, action, usage: this.usage() });
  }

  usage() {
    const input = Math.round(this.#items.join(',').length / 4) + 900;
    const cached = this.t === 0 ? 0 : Math.floor((input * 0.8) / 128) * 128;
    return { input_tokens: input, cached_input_tokens: cached, output_tokens: 90 + this.t * 7 };
  }

  tests(phase: string, verdict: string, output: string, signature = ''): this {
    const ok = verdict === 'green';
    const payload = {
      t: this.t,
      phase,
      ok,
      verdict,
      exit_code: ok ? 0 : 1,
      output,
      duration_ms: 812,
      signature,
    };
    return this.add('tests', payload, 0.81);
  }

  #reply(name: string, args: Json, said: string): Json {
    const call = {
      type: 'function_call',
      id: `fc_${this.t}`,
      call_id: `call_${this.t}`,
      name,
      arguments: JSON.stringify(args),
    };
    const reasoning = {
      type: 'reasoning',
      id: `rs_${this.t}`,
      summary: [],
      encrypted_content: 'Z'.repeat(600),
    };
    const message = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: said }] };
    const output = said === '' ? [reasoning, call] : [reasoning, message, call];
    this.say(...output);
    return { id: `resp_${this.t}`, status: 'completed', output };
  }
}

const RED = `============================= test session starts ==============================
platform linux -- Python 3.13.1, pytest-8.3.4, pluggy-1.5.0
rootdir: /home/runner/work/ledger/ledger
collected 14 items

tests/test_balance.py ....F..                                            [ 50%]
tests/test_parse.py .......                                              [100%]

=================================== FAILURES ===================================
_____________________________ test_leap_day_counts _____________________________

    def test_leap_day_counts():
        ledger = Ledger.load(FEBRUARY_2024)
>       assert ledger.balance(date(2024, 2, 29)) == Decimal("1250.00")
E       AssertionError: assert Decimal('1200.00') == Decimal('1250.00')
E        +  where Decimal('1200.00') = balance(datetime.date(2024, 2, 29))

tests/test_balance.py:41: AssertionError
=========================== short test summary info ============================
FAILED tests/test_balance.py::test_leap_day_counts - AssertionError: assert Decimal('1200.00') == Decimal('1250.00')
========================= 1 failed, 13 passed in 0.34s =========================
`;
const GREEN = `============================= test session starts ==============================
collected 14 items

tests/test_balance.py .......                                            [ 50%]
tests/test_parse.py .......                                              [100%]

============================== 14 passed in 0.31s ==============================
`;
const SIGNATURE =
  "FAILED tests/test_balance.py::test_leap_day_counts - AssertionError: assert Decimal('1200.00') == Decimal('1250.00')";

const TASK = {
  goal: 'Make the failing workflow "tests" pass: test_leap_day_counts in tests/test_balance.py expects the balance of 29 February to include that day.',
  evidence: [{ source: 'log of step "Run pytest" in job "unit"', text: RED }],
  test_command: {
    run: 'python -m pip install -e . --no-deps -q\npython -m pytest -q',
    shell: 'bash',
    working_directory: '.',
    env: { PYTHONHASHSEED: '0' },
    source: 'step "Run pytest" of job "unit" in .github/workflows/ci.yml',
  },
  base_commit: '4f1c2a9d8be07153c6a2f90e1d7b3c55a8e9f012',
  trigger: {
    kind: 'workflow_run',
    run_id: 17_203_341_991,
    workflow_id: 88_120,
    workflow_name: 'CI',
    branch: 'main',
  },
  must_be_red_at_base: true,
};

const SETTINGS = {
  test_policy: 'on_write',
  limits: {
    max_iterations: 30,
    max_test_runs: 12,
    max_reflections: 3,
    max_total_tokens: 400_000,
    timeout_ms: 900_000,
    max_malformed_in_a_row: 3,
  },
  confirm_runs: 1,
};

const SOURCE = `10 | class Ledger:
11 |     def __init__(self, entries: list[Entry]) -> None:
12 |         self.entries = sorted(entries, key=lambda entry: entry.day)
13 |
14 |     def balance(self, day: date) -> Decimal:
15 |         """The sum of all entries up to and including day."""
16 |         total = Decimal(0)
17 |         for entry in self.entries:
18 |             if entry.day >= day:
19 |                 break
20 |             total += entry.amount
21 |         return total
`;

const WRONG_DIFF = `--- a/ledger/balance.py
+++ b/ledger/balance.py
@@ -15,7 +15,7 @@
         """The sum of all entries up to and including day."""
         total = Decimal(0)
         for entry in self.entries:
-            if entry.day >= day:
+            if entry.day >= day and not is_leap(day.year):
                 break
             total += entry.amount
         return total
`;
const RIGHT_DIFF = `--- a/ledger/balance.py
+++ b/ledger/balance.py
@@ -15,7 +15,7 @@
         """The sum of all entries up to and including day."""
         total = Decimal(0)
         for entry in self.entries:
-            if entry.day >= day and not is_leap(day.year):
+            if entry.day > day:
                 break
             total += entry.amount
         return total
`;

const FIX_SUMMARY =
  'Ledger.balance stopped before the entries of the day it was asked for, because it compared with >= instead of >. Every balance left out its last day; only the leap-day test looked at a day that has an entry.';

/** A run with one of everything: it fixes a Python project in nine turns, not without detours. */
export function fixedRun(): PageRun {
  const run = new RunBuilder();
  run.add('run_start', {
    run_id: 'r-17203341991-1',
    goal: TASK.goal,
    version: '0.1.0',
    task: TASK,
    settings: SETTINGS,
    llm: { api: 'responses', model: 'gpt-5.4-mini', endpoint: 'https://api.openai.com/v1/responses' },
    files: 112,
  });
  run.tests('baseline', 'red', RED, SIGNATURE);
  run.say({
    role: 'user',
    content: [{ type: 'input_text', text: `Goal: ${TASK.goal}\n\nTest command:\npython -m pytest -q` }],
  });
  addDetours(run.request());
  addFix(run);
  return pageRun(run.events, 'r-17203341991-1');
}

function addDetours(run: RunBuilder): void {
  run.call(
    'list_files',
    { rel_dir: null, max_files: null, glob: '**/*.py' },
    {
      ok: true,
      output:
        'ledger/__init__.py\nledger/balance.py\nledger/parse.py\ntests/test_balance.py\ntests/test_parse.py\n(5 files)',
    },
  );
  run.t = 1;
  run.request().call(
    'read_file',
    { rel_path: 'ledger/balance.py', start_line: 10, end_line: 40, max_chars: null },
    {
      ok: true,
      output: SOURCE,
      said: 'The failing assertion is about 29 February. I will look at how balance walks the entries.',
    },
  );
  run.t = 2;
  run.request();
  run.add('llm_parse_error', {
    t: 2,
    expects: 'action',
    error: 'the arguments of write_file are not JSON: Unterminated string at position 64',
    raw: {
      output: [
        {
          type: 'function_call',
          name: 'write_file',
          arguments: '{"rel_path":"ledger/balance.py","edits":[{"old":"if entry.day >= ',
        },
      ],
    },
    usage: run.usage(),
  });
  run.t = 3;
  const guess = {
    old: '            if entry.day >= day:',
    new: '            if entry.day >= day and not is_leap(day.year):',
  };
  run.request().call(
    'write_file',
    { rel_path: 'ledger/balance.py', content: null, edits: [guess] },
    {
      ok: true,
      output: WRONG_DIFF,
      meta: { path: 'ledger/balance.py' },
    },
  );
  run.tests('write', 'red', RED.replaceAll("'1200.00'", "'1480.00'"), SIGNATURE.replaceAll('1200', '1480'));
  run.request('reflection_request', { reason: 'tests_red' });
  run.add('reflection', {
    t: 3,
    raw: {},
    reflection: {
      notes: [
        'The special case for leap years let later entries in: the balance is now too high.',
        'The docstring says "up to and including day", and the comparison leaves that day out for every year.',
      ],
      next_focus: 'Change the comparison, drop the leap-year case.',
      risks: ['Callers may rely on the old, exclusive end.'],
    },
    trigger: 'tests_red',
    usage: run.usage(),
  });
}

function addFix(run: RunBuilder): void {
  run.t = 4;
  run.request().call(
    'write_file',
    { rel_path: 'tests/test_balance.py', content: 'def test_ok():\n    pass\n', edits: null },
    {
      ok: false,
      output:
        'tests/test_balance.py is protected (W18): test files; only the user opens it, with allow-test-edits. Change product code instead',
      meta: { path: 'tests/test_balance.py', denied: 'W18' },
    },
  );
  run.add('policy_denied', { t: 4, path: 'tests/test_balance.py', rule: 'W18' });
  run.t = 5;
  run.request().final('done', 'The leap-day handling is fixed.', []);
  run.add('driver_note', { t: 5, reason: 'claim_refused', note: 'final refused: tests are red (exit 1).' });
  run.t = 6;
  run.request();
  run.events.pop();
  run.add('llm_attempt', { t: 6, status: 503, error: null, wait_ms: 2000 }, 0.4);
  run.add('llm_attempt', { t: 6, status: 200, error: null, wait_ms: null }, 3.1);
  run.call(
    'grep',
    { pattern: '.balance(', rel_dir: null, max_hits: null, regex: null, glob: '**/*.py' },
    {
      ok: true,
      output:
        'ledger/report.py:22:    closing = ledger.balance(month_end(month))\ntests/test_balance.py:41:    assert ledger.balance(date(2024, 2, 29)) == Decimal("1250.00")',
    },
  );
  run.t = 7;
  const edit = {
    old: '            if entry.day >= day and not is_leap(day.year):',
    new: '            if entry.day > day:',
  };
  run.request().call(
    'write_file',
    { rel_path: 'ledger/balance.py', content: null, edits: [edit] },
    {
      ok: true,
      output: RIGHT_DIFF,
      meta: { path: 'ledger/balance.py' },
    },
  );
  run.tests('write', 'green', GREEN);
  run.t = 8;
  const changes = [
    {
      path: 'ledger/balance.py',
      description: 'balance() now includes the entries of the day itself, as its docstring says',
    },
  ];
  run.request().final('done', FIX_SUMMARY, changes);
  run.tests('confirm', 'green', GREEN);
  addEnd(run, changes);
}

function addEnd(run: RunBuilder, changes: Json): void {
  run.add('final', { final: { type: 'final', status: 'done', summary: FIX_SUMMARY, changes } });
  run.add('outcome', {
    outcome: 'fixed',
    stop_reason: 'done',
    patch_sha256: '9b2c1f0e7d6a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c',
    patch_bytes: 412,
    files: ['ledger/balance.py'],
  });
  run.add('run_end', { run_id: 'r-17203341991-1', summary: FIX_SUMMARY, state: { turns: 9 } });
}

/** A run as the reader hands it over when nothing is wrong with the file. */
export function pageRun(events: readonly PageEvent[], runId = 'r-1'): PageRun {
  return {
    runId,
    events,
    problems: [],
    integrity: { kind: 'checked', events: events.length, findings: [] },
    traceSha256: 'c0ffee'.padEnd(64, '0'),
  };
}

/** A run of very many short turns. */
export function longRun(turns: number): PageRun {
  const run = new RunBuilder();
  run.add('run_start', { run_id: 'long', goal: 'A very long run', task: TASK, settings: SETTINGS, files: 3 });
  for (let t = 0; t < turns; t += 1) {
    const usage = { input_tokens: 1000 + t, cached_input_tokens: 900, output_tokens: 40 };
    const args = { rel_path: `src/module_${t}.ts`, start_line: 1, end_line: 40 };
    const body = `line one of module ${t}\n${'const value = compute(previous, next); // padding\n'.repeat(8)}`;
    const output = t === turns - 10 ? `${body}needle in the haystack\n` : body;
    const appended = [{ type: 'function_call_output', call_id: `c${t}`, output }];
    run.add('llm_request', { t, appended, tail: ']}', sha256: 'f'.repeat(64), bytes: 400 });
    run.add('llm_attempt', { t, status: 200, error: null, wait_ms: null });
    run.add('llm_action', { t, raw: null, action: { type: 'tool_call', name: 'read_file', args }, usage });
    run.add('tool_result', { t, tool: 'read_file', args, obs: { ok: true, output, meta: {} } });
  }
  return pageRun(run.events, 'long');
}
