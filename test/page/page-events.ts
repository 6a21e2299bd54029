import type { Json } from '../../src/core/json.ts';
import type { PageEvent, PageRun } from '../../src/page/page-run.ts';
import { RunBuilder } from './page-run-builder.ts';
import {
  FINAL_DIFF,
  FIX_SUMMARY,
  GREEN,
  RED,
  RIGHT_DIFF,
  SETTINGS,
  SIGNATURE,
  SOURCE,
  TASK,
  WRONG_DIFF,
} from './page-texts.ts';

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
  edit(run, guess, WRONG_DIFF);
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

function edit(run: RunBuilder, change: Json, output: string): void {
  const path = 'ledger/balance.py';
  run
    .request()
    .call(
      'write_file',
      { rel_path: path, content: null, edits: [change] },
      { ok: true, output, meta: { path } },
    );
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
  const right = {
    old: '            if entry.day >= day and not is_leap(day.year):',
    new: '            if entry.day > day:',
  };
  edit(run, right, RIGHT_DIFF);
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
    diff: FINAL_DIFF,
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
    writtenSha256: null,
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
