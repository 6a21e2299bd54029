import { isJsonObject, type Json } from '../../src/agent/json.ts';

/** json.dumps(value, ensure_ascii=False): a blank after each ':' and ','. */
function dumps(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(dumps).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${dumps(each)}`)
    .join(', ')}}`;
}

const SYSTEM = `You are a repo-fixing agent.\nYou operate in a loop: choose ONE action, then wait for the tool result.\n\n${'TOOL USE. '.repeat(120)}`;

interface Message {
  readonly [key: string]: Json;
}

/** A run as `llm_repo_agent` 0.1 logs it with the test policy on_write: run_start only at t = 0, no seq, whole messages. */
class PythonRun {
  readonly lines: string[] = [];
  readonly #runId: string;
  readonly #meta: Json;
  readonly #messages: Message[];
  #ts: number;
  #t = 0;

  constructor(runId: string, goal: string, ts: number) {
    this.#runId = runId;
    this.#ts = ts;
    this.#meta = {
      repo: '/home/me/project',
      goal,
      test_cmd: 'python -m pytest -q',
      model: 'gpt-4.1-mini',
      provider: 'openai',
    };
    this.#messages = [
      { role: 'system', content: SYSTEM },
      { role: 'user', content: `GOAL:\n${goal}` },
    ];
    this.log('run_start', { run_id: runId, goal });
  }

  log(kind: string, payload: Json): void {
    this.lines.push(dumps({ ts: this.#ts, kind, payload, run_id: this.#runId, meta: this.#meta }));
    this.#ts += 1.5;
  }

  tool(
    name: string,
    args: { readonly [key: string]: Json },
    output: string,
    tests?: { ok: boolean; output: string },
  ): void {
    const t = this.#t++;
    const raw = { type: 'tool_call', name, args };
    this.log('llm_request', { t, messages: [...this.#messages] });
    this.log('llm_action', { t, raw, action: raw });
    this.#messages.push({
      role: 'assistant',
      tool_calls: [
        { id: `call_${t}`, type: 'function', function: { name, arguments: JSON.stringify(args) } },
      ],
    });
    if (name === 'write_file') this.log('driver_note', { t, note: `touched ${args['rel_path']}` });
    this.log('tool_result', { t, tool: name, args, obs: { ok: true, output, meta: {} } });
    if (tests !== undefined) this.log('tests', tests);
    const said = tests === undefined ? '' : `\n\n[TESTS ${tests.ok ? 'PASS' : 'FAIL'}]\n${tests.output}`;
    this.#messages.push({ role: 'tool', tool_call_id: `call_${t}`, content: `${output}${said}` });
  }

  reflect(notes: readonly string[]): void {
    const t = this.#t - 1;
    const messages = [
      { role: 'system', content: 'You are a reflection module.\n' },
      { role: 'user', content: '{\n  "goal": "Fix the failing test"\n}' },
    ];
    this.log('reflection_request', { t, messages });
    this.log('reflection', { t, reflection: { notes, next_focus: null, risks: [] } });
    this.#messages.push({ role: 'system', content: `DRIVER NOTE:\n- ${notes.join('\n- ')}` });
  }

  final(summary: string): void {
    const t = this.#t++;
    const final = { type: 'final', summary, changes: [{ path: 'calc.py', description: 'fix é' }] };
    this.log('llm_request', { t, messages: [...this.#messages] });
    this.log('llm_action', { t, raw: final, action: final });
    const result = { ok: true, summary: 'All tests passed.', output_snippet: '1 passed' };
    this.log('final', { final: { ...final, test_result: result } });
    this.log('run_end', {
      run_id: this.#runId,
      summary,
      state: {
        notes: ['touched calc.py'],
        reflection_notes: [],
        files_touched: ['calc.py'],
        last_test: { ok: true, output: '1 passed' },
      },
    });
  }
}

/** Two runs of the Python original in one file: one whole, one that stopped after its first request. */
export function pythonTrace(): string {
  const run = new PythonRun('1f0c9a7e21', 'Fix the failing test', 1735787045.25);
  run.tool('list_files', { rel_dir: '.', max_files: 20 }, 'calc.py\ntest_calc.py\n');
  run.tool('read_file', { rel_path: 'calc.py', max_chars: 4000 }, 'def add(a, b):\n\treturn a - b\n');
  run.tool(
    'write_file',
    { rel_path: 'calc.py', content: 'def add(a, b):\n\treturn b - a\n' },
    'Wrote calc.py',
    {
      ok: false,
      output: `E  assert 0 == 2\n${'.'.repeat(1500)}`,
    },
  );
  run.reflect(['Addition is symmetric.']);
  run.tool(
    'write_file',
    { rel_path: 'calc.py', content: 'def add(a, b):\n\treturn a + b\n' },
    'Wrote calc.py',
    {
      ok: true,
      output: '1 passed',
    },
  );
  run.final('Fixed add()');
  const other = new PythonRun('77aa00bb11', 'Explain the layout', 1735788000);
  other.tool('list_files', { rel_dir: '.', max_files: 20 }, 'calc.py\n');
  return `${[...run.lines, ...other.lines].join('\n')}\n`;
}
