import { createHash } from 'node:crypto';
import type { Json } from '../../src/base/json.ts';
import type { Payload, RunEvent } from '../../src/core/events.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { toTrace } from '../../src/core/trace-form.ts';
import { Usage } from '../../src/core/usage.ts';

/** The version that a scripted run names. */
export const RECORDED_BY = '0.1.0';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A fixed clock: each event a second and a bit after the one before. */
export function steadyClock(): () => number {
  let ms = Date.UTC(2025, 0, 2, 3, 4, 5, 0);
  return () => {
    ms += 1001;
    return ms;
  };
}

const READ_BYTES = 5800;

/** Lines as read_file gives them; differs from seed to seed. */
export function fileText(seed: number, bytes = READ_BYTES): string {
  let state = seed * 7919 + 17;
  const next = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state;
  };
  const lines: string[] = [];
  for (let size = 0, at = 1; size < bytes; at++) {
    const line = `${String(at).padStart(4)}  const v${next().toString(36)} = "${next().toString(36)}${next().toString(36)}";`;
    lines.push(line);
    size += line.length + 1;
  }
  return lines.join('\n').slice(0, bytes);
}

const HEAD =
  '{"model":"gpt-5.4-mini","tools":[],"instructions":"You fix one software repository, in turns.","input":[';
const TAIL = '],"store":false,"tool_choice":"required"}';

/** Says what a driver says during a run of the Responses API, request bodies and their hashes included. */
export class ScriptedRun {
  readonly events: RunEvent[] = [];
  /** The exact body of each request. */
  readonly bodies: string[] = [];
  readonly #emit: (event: RunEvent) => void;
  readonly #items: string[] = [];
  #sent = 0;
  #t = 0;
  #request: readonly string[] | null = null;

  constructor(emit: (event: RunEvent) => void) {
    this.#emit = emit;
  }

  emit(event: RunEvent): void {
    this.events.push(event);
    this.#emit(event);
  }

  say(item: Json): void {
    this.#items.push(JSON.stringify(item));
  }

  start(goal = 'Fix the failing test', evidence = fileText(99, 900)): void {
    this.emit({
      kind: 'run_start',
      payload: {
        run_id: 'r1',
        goal,
        version: RECORDED_BY,
        task: {
          goal,
          jobs: [
            {
              command: { run: 'npm test', shell: null, working_directory: '.', env: {}, source: 'terminal' },
              evidence: [{ source: 'log', text: evidence }],
            },
          ],
          context: [],
          base_commit: 'a'.repeat(40),
          trigger: { kind: 'terminal' },
          must_be_red_at_base: true,
        },
        settings: toTrace(DEFAULT_SETTINGS),
        llm: { api: 'responses', model: 'gpt-5.4-mini', endpoint: 'https://api.openai.com/v1' },
        files: 12,
      },
    });
    const output = `${evidence}\n1 failing`;
    this.tests({ phase: 'baseline', output });
    this.say({
      role: 'user',
      content: `Goal: ${goal}\n\n<untrusted source="log">\n${evidence}\n</untrusted>\n\nBefore any change: tests are red (exit 1).\n${output}`,
    });
  }

  tests(payload: Partial<Payload<'tests'>>): void {
    this.emit({
      kind: 'tests',
      payload: {
        t: this.#t,
        phase: 'write',
        ok: false,
        verdict: 'red',
        exit_code: 1,
        output: 'boom',
        duration_ms: 120,
        signature: 'boom',
        ...payload,
      },
    });
  }

  request(): void {
    const items = this.#items;
    const body = `${HEAD}${items.join(',')}${TAIL}`;
    const payload = {
      t: this.#t,
      ...(this.#sent === 0 ? { head: HEAD } : {}),
      appended: items.slice(this.#sent).map((item): Json => JSON.parse(item)),
      tail: TAIL,
      sha256: sha256(body),
      bytes: Buffer.byteLength(body),
    };
    this.bodies.push(body);
    this.#sent = items.length;
    this.emit({ kind: 'llm_request', payload });
    this.emit({ kind: 'llm_attempt', payload: { t: this.#t, status: 200, error: null, wait_ms: null } });
  }

  /** One turn: asks, gets the call, behind the notes of a reflection that was asked for, records its result, says both back. */
  tool(name: string, args: { readonly [key: string]: Json }, output: string): void {
    this.request();
    const notes = this.#request;
    this.#request = null;
    const call = this.reply(name, args);
    const t = this.#t++;
    const { raw, usage } = notes === null ? call : this.#reflected(notes, t);
    this.emit({
      kind: 'llm_action',
      payload: { t, raw, action: { type: 'tool_call', name, args }, usage },
    });
    this.emit({ kind: 'tool_result', payload: { t, tool: name, args, obs: { ok: true, output, meta: {} } } });
    this.answer(call, `${output}\n[state] files written: none · tests: red · left: ${30 - t} turns`);
  }

  #reflected(notes: readonly string[], t: number) {
    const call = this.reply('reflect', { notes, next_focus: null, risks: null });
    this.emit({
      kind: 'reflection',
      payload: {
        t,
        raw: call.raw,
        reflection: { notes: [...notes], next_focus: null, risks: null },
        trigger: 'failed_test boom',
        usage: call.usage,
      },
    });
    this.answer(call, '[driver] Noted.');
    return { raw: null, usage: Usage.none };
  }

  /** The driver asks for a reflection; the next turn begins with it. */
  reflect(notes: readonly string[]): void {
    const note = 'The tests are still red after your write.';
    const payload = { t: this.#t - 1, reason: 'reflection_asked', note, trigger: 'failed_test boom' };
    this.emit({ kind: 'driver_note', payload });
    this.#request = notes;
  }

  reply(name: string, args: { readonly [key: string]: Json }) {
    const id = `${name}_${this.bodies.length}`;
    const item = {
      type: 'function_call',
      id: `fc_${id}`,
      call_id: `call_${id}`,
      name,
      arguments: JSON.stringify(args),
      status: 'completed',
    };
    const usage = { input_tokens: 1000, cached_input_tokens: 800, output_tokens: 50 };
    return { item, id: `call_${id}`, usage, raw: { status: 'completed', output: [item], usage } };
  }

  answer(call: { readonly item: Json; readonly id: string }, text: string): void {
    this.say(call.item);
    this.say({ type: 'function_call_output', call_id: call.id, output: text });
  }

  end(): void {
    this.request();
    const final = {
      status: 'done' as const,
      summary: 'Off by one in add()',
      changes: [{ path: 'add.js', description: 'fix' }],
    };
    const call = this.reply('final', final);
    const t = this.#t++;
    this.emit({
      kind: 'llm_action',
      payload: { t, raw: call.raw, action: { type: 'final', ...final }, usage: call.usage },
    });
    this.tests({ phase: 'confirm', ok: true, verdict: 'green', exit_code: 0, output: 'ok', signature: '' });
    this.emit({ kind: 'final', payload: { final: { type: 'final', ...final } } });
    this.emit({
      kind: 'outcome',
      payload: {
        outcome: 'fixed',
        stop_reason: 'done',
        patch_sha256: 'b'.repeat(64),
        patch_bytes: 100,
        files: ['add.js'],
      },
    });
    this.emit({ kind: 'run_end', payload: { run_id: 'r1', summary: final.summary, state: { turns: t } } });
  }
}

/** A whole run with every common kind: reads, a red write, a reflection, a green write, final. */
export function smallRun(run: ScriptedRun): void {
  run.start();
  run.tool('list_files', { rel_dir: '.', max_files: null, glob: null }, 'add.js\nadd.test.js');
  run.tool(
    'read_file',
    { rel_path: 'add.js', start_line: null, end_line: null, max_chars: null },
    fileText(1, 600),
  );
  const content = fileText(2, 800);
  run.tool('write_file', { rel_path: 'add.js', content, edits: null }, `+${content.slice(0, 300)}`);
  run.tests({ output: `red again\n${fileText(3, 400)}` });
  run.reflect(['The sum is off by one.']);
  run.tool('write_file', { rel_path: 'add.js', content: null, edits: [{ old: 'a', new: 'b' }] }, '-a\n+b');
  run.tests({ ok: true, verdict: 'green', exit_code: 0, output: 'ok', signature: '' });
  run.end();
}

/** Nothing but reads of files that differ. */
export function readingRun(run: ScriptedRun, turns: number): void {
  run.start();
  for (let at = 0; at < turns; at++) {
    run.tool(
      'read_file',
      { rel_path: `src/module-${at}.js`, start_line: null, end_line: null, max_chars: null },
      fileText(at + 10),
    );
  }
  run.end();
}
