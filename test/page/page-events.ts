import { createHash } from 'node:crypto';
import type { Json } from '../../src/base/json.ts';
import { FUNCTION_SPECS } from '../../src/core/model/tools.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { toTrace } from '../../src/core/trace-form.ts';
import { Usage } from '../../src/core/usage.ts';
import type { PageEvent, PageRun } from '../../src/story/page/page-run.ts';
import { pageParts } from '../../src/trace/page.ts';

const START = 1_760_000_000;
const HEAD = `{"model":"gpt-5.4-mini","tools":${JSON.stringify(FUNCTION_SPECS)},"instructions":"You fix one software repository.","input":[`;

const SIGNATURE =
  "FAILED tests/test_balance.py::test_leap_day_counts - AssertionError: assert Decimal('1200.00') == Decimal('1250.00')";
const RED = `tests/test_balance.py ....F..
>       assert ledger.balance(date(2024, 2, 29)) == Decimal("1250.00")
E       AssertionError: assert Decimal('1200.00') == Decimal('1250.00')

tests/test_balance.py:41: AssertionError
${SIGNATURE}
========================= 1 failed, 13 passed in 0.34s =========================
`;
const GREEN = '============================== 14 passed in 0.31s ==============================\n';
const SOURCE = `10 | class Ledger:
14 |     def balance(self, day: date) -> Decimal:
17 |         for entry in self.entries:
18 |             if entry.day >= day:
`;
const diffOf = (removed: string, added: string): string => `--- a/ledger/balance.py
+++ b/ledger/balance.py
@@ -17,3 +17,3 @@
         for entry in self.entries:
-            ${removed}
+            ${added}
                 break
`;
const BASE = 'if entry.day >= day:';
const GUESS = 'if entry.day >= day and not is_leap(day.year):';
const FIX = 'if entry.day > day:';
const FIX_SUMMARY =
  'Ledger.balance stopped before the entries of the day it was asked for, because it compared with >= instead of >.';

const TASK = {
  goal: 'Make the failing workflow "tests" pass: test_leap_day_counts in tests/test_balance.py.',
  jobs: [
    {
      command: {
        run: 'python -m pip install -e . --no-deps -q\npython -m pytest -q',
        shell: 'bash',
        working_directory: '.',
        env: { PYTHONHASHSEED: '0' },
        source: 'step "Run pytest" of job "unit" in .github/workflows/ci.yml',
      },
      evidence: [{ source: 'log of step "Run pytest" in job "unit"', text: RED }],
    },
  ],
  context: [],
  base_commit: '4f1c2a9d8be07153c6a2f90e1d7b3c55a8e9f012',
  trigger: { kind: 'workflow_run', run_id: 17_203, workflow_id: 88, workflow_name: 'CI', branch: 'main' },
  must_be_red_at_base: true,
};
const START_PAYLOAD = {
  run_id: 'r-1',
  goal: TASK.goal,
  version: '0.1.0',
  task: TASK,
  settings: toTrace(DEFAULT_SETTINGS),
  llm: { api: 'responses', model: 'gpt-5.4-mini', endpoint: 'https://api.openai.com/v1/responses' },
  files: 112,
};

interface Answer {
  readonly output: string;
  readonly ok?: boolean;
  readonly meta?: Json;
  readonly text?: string;
}

/** Writes the events of a run as the trace holds them, requests with their real parts and hashes. */
class RunBuilder {
  readonly events: PageEvent[] = [];
  readonly #items: string[] = [];
  #newItems: Json[] = [];
  #seconds = 0;
  #reflection: Json | null = null;
  t = -1;

  add(kind: string, payload: Json, tookSeconds = 0.02): this {
    this.#seconds += tookSeconds;
    const ts = START + Number(this.#seconds.toFixed(3));
    this.events.push({ seq: this.events.length, ts, kind, payload });
    return this;
  }

  say(...items: Json[]): this {
    this.#newItems.push(...items);
    return this;
  }

  /** The next turn asks the model; the endpoint refuses it `lost` times first. */
  turn(lost = 0): this {
    this.t += 1;
    this.#request();
    for (; lost > 0; lost--) this.#attempt(503, 2000);
    return this.#attempt(200, null);
  }

  /** The driver asks for a reflection; the next reply begins with it. */
  reflect(reflection: Json): this {
    this.#reflection = reflection;
    const note = 'The tests are still red after your write.';
    return this.add('driver_note', { t: this.t, reason: 'reflection_asked', note, trigger: 'tests_red' });
  }

  #attempt(status: number, wait_ms: number | null): this {
    return this.add('llm_attempt', { t: this.t, status, error: null, wait_ms }, 1.9);
  }

  #request(): void {
    const appended = this.#newItems;
    this.#newItems = [];
    const head = this.#items.length === 0 ? { head: HEAD } : {};
    this.#items.push(...appended.map((item) => JSON.stringify(item)));
    const tail = ']}';
    const body = `${HEAD}${this.#items.join(',')}${tail}`;
    const sha256 = createHash('sha256').update(body).digest('hex');
    const bytes = Buffer.byteLength(body);
    this.add('llm_request', { t: this.t, appended, tail, sha256, bytes, ...head });
  }

  /** The model calls a tool, and the world answers. */
  call(name: string, args: Json, { output, ok = true, meta = {}, text = '' }: Answer): this {
    this.#act({ type: 'tool_call', name, args }, name, args, text);
    this.say({ type: 'function_call_output', call_id: `call_${this.t}`, output });
    return this.add('tool_result', { t: this.t, tool: name, args, obs: { ok, output, meta } });
  }

  final(summary: string, changes: Json): this {
    const args = { status: 'done', summary, changes };
    return this.#act({ type: 'final', ...args }, 'final', args, '');
  }

  usage() {
    const input = Math.round(this.#items.join(',').length / 4) + 900;
    const cached = this.t === 0 ? 0 : Math.floor((input * 0.8) / 128) * 128;
    return { input_tokens: input, cached_input_tokens: cached, output_tokens: 90 + this.t * 7 };
  }

  tests(phase: string, verdict: string, output: string, signature = ''): this {
    const ok = verdict === 'green';
    const result = { ok, verdict, exit_code: ok ? 0 : 1, output, duration_ms: 812, signature };
    return this.add('tests', { t: Math.max(this.t, 0), phase, ...result }, 0.81);
  }

  #act(action: Json, name: string, args: Json, text: string): this {
    const { t } = this;
    const called = { id: `fc_${t}`, call_id: `call_${t}`, name, arguments: JSON.stringify(args) };
    const message = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] };
    const output = [
      { type: 'reasoning', id: `rs_${t}`, summary: [], encrypted_content: 'Z'.repeat(600) },
      ...(text === '' ? [] : [message]),
      { type: 'function_call', ...called },
    ];
    this.say(...output);
    const raw = { id: `resp_${t}`, status: 'completed', output };
    const reflection = this.#reflection;
    this.#reflection = null;
    if (reflection === null) return this.add('llm_action', { t, raw, action, usage: this.usage() });
    this.add('reflection', { t, raw, reflection, trigger: 'tests_red', usage: this.usage() });
    return this.add('llm_action', { t, raw: null, action, usage: Usage.none });
  }
}

const edit = (old: string, next: string) => ({
  rel_path: 'ledger/balance.py',
  content: null,
  edits: [{ old: `            ${old}`, new: `            ${next}` }],
});
const EDITED = { meta: { path: 'ledger/balance.py' } };

/** A run with one of everything: it fixes a Python project in nine turns, not without detours. */
export function fixedRun(): PageRun {
  const run = new RunBuilder();
  run.add('run_start', START_PAYLOAD);
  run.tests('baseline', 'red', RED, SIGNATURE);
  run.say({ role: 'user', content: [{ type: 'input_text', text: `Goal: ${TASK.goal}` }] });
  run
    .turn()
    .call(
      'list_files',
      { rel_dir: null, max_files: null, glob: '**/*.py' },
      { output: 'ledger/__init__.py\nledger/balance.py\ntests/test_balance.py' },
    );
  run
    .turn()
    .call(
      'read_file',
      { rel_path: 'ledger/balance.py', start_line: 10, end_line: 40, max_chars: null },
      { output: SOURCE, text: 'The failing assertion is about 29 February.' },
    );
  run.turn();
  const error = 'the arguments of write_file are not JSON: Unterminated string at position 64';
  run.add('llm_parse_error', { t: 2, error, raw: { output: [] }, usage: run.usage() });
  run.turn().call('write_file', edit(BASE, GUESS), { output: diffOf(BASE, GUESS), ...EDITED });
  run.tests('write', 'red', RED.replaceAll("'1200.00'", "'1480.00'"), SIGNATURE.replaceAll('1200', '1480'));
  run.reflect({
    notes: [
      'The special case for leap years let later entries in.',
      'The docstring says "up to and including day".',
    ],
    next_focus: 'Change the comparison, drop the leap-year case.',
    risks: ['Callers may rely on the old, exclusive end.'],
  });
  const path = 'tests/test_balance.py';
  const args = { rel_path: path, content: 'def test_ok():\n    pass\n', edits: null };
  const output = `${path} is protected (W18): test files; only the user opens it`;
  run.turn().call('write_file', args, { ok: false, output, meta: { path, denied: 'W18' } });
  run.add('policy_denied', { t: 4, path, rule: 'W18' });
  run.turn().final('The leap-day handling is fixed.', []);
  run.add('driver_note', { t: 5, reason: 'claim_refused', note: 'final refused: tests are red (exit 1).' });
  run
    .turn(1)
    .call(
      'grep',
      { pattern: '.balance(', rel_dir: null, max_hits: null, regex: null, glob: '**/*.py' },
      { output: 'ledger/report.py:22:    closing = ledger.balance(month_end(month))' },
    );
  run.turn().call('write_file', edit(GUESS, FIX), { output: diffOf(GUESS, FIX), ...EDITED });
  run.tests('write', 'green', GREEN);
  const changes = [{ path: 'ledger/balance.py', description: 'balance() includes the day itself' }];
  run.turn().final(FIX_SUMMARY, changes);
  run.tests('confirm', 'green', GREEN);
  run.add('final', { final: { type: 'final', status: 'done', summary: FIX_SUMMARY, changes } });
  run.add('outcome', {
    outcome: 'fixed',
    stop_reason: 'done',
    patch_sha256: '9b2c'.repeat(16),
    patch_bytes: 412,
    files: ['ledger/balance.py'],
    diff: diffOf(BASE, FIX),
  });
  run.add('run_end', { run_id: 'r-1', summary: FIX_SUMMARY, state: { turns: 9 } });
  return pageRun(run.events);
}

/** A run as the reader hands it over when nothing is wrong with the file. */
export function pageRun(events: readonly PageEvent[], runId = 'r-1'): PageRun {
  return {
    runId,
    events,
    problems: [],
    integrity: { events: events.length, findings: [] },
    traceSha256: 'c0ffee'.padEnd(64, '0'),
    writtenSha256: null,
  };
}

export const renderPage = (run: PageRun): string => [...pageParts(run)].join('');
