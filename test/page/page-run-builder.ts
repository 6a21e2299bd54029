import { createHash } from 'node:crypto';
import type { Json } from '../../src/core/json.ts';
import { FUNCTION_SPECS } from '../../src/core/model/tools.ts';
import type { PageEvent } from '../../src/page/page-run.ts';

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
