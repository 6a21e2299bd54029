import { expect, test } from 'vitest';
import type { EventKind } from '../../src/agent/events.ts';
import type { Json, JsonObject } from '../../src/agent/json.ts';
import { Compactor } from '../../src/trace/compaction.ts';
import { Expander } from '../../src/trace/expansion.ts';
import { HostileJson } from './hostile-json.ts';
import { fileText } from './scripted-run.ts';

/** Stores payloads one after another as the writer does, and expands them as the reader does. */
class Store {
  readonly #compactor = new Compactor();
  readonly #expander = new Expander();
  #seq = 0;

  pass(kind: EventKind, payload: JsonObject): { readonly stored: JsonObject; readonly expanded: Json } {
    const seq = this.#seq++;
    const text = JSON.stringify(this.#compactor.compact(seq, kind, payload));
    this.#compactor.keep(seq, text.length);
    const stored: JsonObject = JSON.parse(text);
    const expansion = this.#expander.expand({ seq, kind, payload: stored, lineChars: text.length });
    if (expansion.kind === 'broken') throw new Error(expansion.reason);
    return { stored, expanded: expansion.payload };
  }
}

const read = (output: string): JsonObject => ({
  t: 0,
  tool: 'read_file',
  args: {},
  obs: { ok: true, output, meta: {} },
});
const request = (...appended: Json[]): JsonObject => ({ t: 0, appended, tail: ']}', sha256: '', bytes: 0 });
const action = (raw: Json, args: Json): JsonObject => ({
  t: 0,
  raw,
  action: { type: 'tool_call', name: 'write_file', args },
});

test('an item that repeats a result refers to it', () => {
  const store = new Store();
  const output = fileText(1, 500);
  store.pass('tool_result', read(output));
  const item = { type: 'function_call_output', call_id: 'c1', output: `${output}\n[state] red` };
  const { stored, expanded } = store.pass('llm_request', request(item));
  expect(stored['appended']).toEqual([
    {
      type: 'function_call_output',
      call_id: 'c1',
      output: { $text: [{ seq: 0, at: '/obs/output' }, '\n[state] red'] },
    },
  ]);
  expect(expanded).toEqual(request(item));
});

test('an item that is a value of the reply refers to it as a whole', () => {
  const store = new Store();
  const item = {
    type: 'function_call',
    id: 'fc_1',
    call_id: 'call_1',
    name: 'grep',
    arguments: '{"pattern":"x"}'.padEnd(120),
  };
  store.pass('llm_action', action({ output: [{ type: 'reasoning' }, item] }, {}));
  const { stored, expanded } = store.pass('llm_request', request(item));
  expect(stored['appended']).toEqual([{ $ref: { seq: 0, at: '/raw/output/1' } }]);
  expect(expanded).toEqual(request(item));
});

test('parsed arguments refer to the JSON text they were parsed from, in their own event and in the result', () => {
  const store = new Store();
  const content = fileText(2, 600);
  const args = { rel_path: 'a.js', content, edits: null };
  const raw = { output: [{ arguments: JSON.stringify(args) }] };
  const ref = { seq: 0, at: '/raw/output/0/arguments', json: '/content' };
  const said = store.pass('llm_action', action(raw, args));
  expect(said.stored['action']).toEqual({
    type: 'tool_call',
    name: 'write_file',
    args: { rel_path: 'a.js', content: { $ref: ref }, edits: null },
  });
  expect(said.expanded).toEqual(action(raw, args));
  const done = store.pass('tool_result', { ...read('+1'), args });
  expect(done.stored['args']).toEqual({ rel_path: 'a.js', content: { $ref: ref }, edits: null });
  expect(done.expanded).toEqual({ ...read('+1'), args });
});

test('a stretch of a result is referred to by where it starts and ends', () => {
  const store = new Store();
  const output = fileText(3, 900);
  store.pass('tests', { t: 0, output });
  const { stored, expanded } = store.pass('llm_request', request(`red:\n${output.slice(100, 500)}\n[…]\n`));
  expect(stored['appended']).toEqual([
    { $text: ['red:\n', { seq: 0, at: '/output', from: 100, to: 500 }, '\n[…]\n'] },
  ]);
  expect(expanded).toEqual(request(`red:\n${output.slice(100, 500)}\n[…]\n`));
});

test('what is short stays readable where it is', () => {
  const store = new Store();
  store.pass('tool_result', read('short'));
  const { stored } = store.pass('llm_request', request({ output: 'short' }));
  expect(stored['appended']).toEqual([{ output: 'short' }]);
});

test('an item with keys that could be taken for a reference is stored as text', () => {
  const store = new Store();
  const item = { $ref: { seq: 0, at: '/obs/output' }, deep: [{ $text: 'x' }] };
  const { stored, expanded } = store.pass('llm_request', request(item));
  expect(stored['appended']).toEqual([{ $json: JSON.stringify(item) }]);
  expect(expanded).toEqual(request(item));
});

test('what nothing refers to any more is forgotten, and then repeated', () => {
  const store = new Store();
  const output = fileText(4, 500);
  store.pass('tool_result', read(output));
  for (let t = 1; t < 64; t++) store.pass('driver_note', { t, note: 'still here' });
  expect(JSON.stringify(store.pass('llm_request', request(output)).stored)).toContain('"$ref":{"seq":0');
  const { stored, expanded } = store.pass('llm_request', request(output));
  expect(stored['appended']).toEqual([output]);
  expect(expanded).toEqual(request(output));
});

test('a huge line pushes older ones out of reach, and is itself within reach', () => {
  const store = new Store();
  const output = fileText(5, 500);
  const huge = 'x'.repeat(9 * 1024 * 1024);
  store.pass('tool_result', read(output));
  store.pass('tool_result', read(huge));
  const { stored, expanded } = store.pass('llm_request', request(output, huge));
  expect(stored['appended']).toEqual([output, { $ref: { seq: 1, at: '/obs/output' } }]);
  expect(expanded).toEqual(request(output, huge));
});

test('a reply nested deeper than any walk is stored as it is', () => {
  const store = new Store();
  const deep: Json = JSON.parse(`${'['.repeat(1000)}"${'x'.repeat(200)}"${']'.repeat(1000)}`);
  const args = `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`;
  store.pass('llm_parse_error', { t: 0, raw: { output: [deep, { arguments: args }] } });
  const { expanded } = store.pass('llm_request', request(deep, { $deep: deep }, { arguments: args }));
  expect(JSON.stringify(expanded)).toBe(JSON.stringify(request(deep, { $deep: deep }, { arguments: args })));
});

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'expansion is exact, byte for byte, for hostile values (seed %i)',
  (seed) => {
    const texts = [fileText(seed, 700), `${'ab'.repeat(200)}\u{1f600}${'cd'.repeat(60)}`, ' '.repeat(300)];
    const hostile = new HostileJson(seed, texts);
    const store = new Store();
    let references = 0;
    for (let turn = 0; turn < 40; turn++) {
      const raw = {
        output: [hostile.value(), hostile.value(), { arguments: JSON.stringify(hostile.value()) }],
      };
      const payloads = [
        ['llm_action', action(raw, hostile.value())],
        ['tool_result', { ...read(hostile.text()), args: hostile.value() }],
        ['tests', { t: 0, output: hostile.text() }],
        ['llm_request', request(...raw.output, hostile.value(), hostile.text(), { output: hostile.text() })],
      ] as const;
      for (const [kind, payload] of payloads) {
        const { stored, expanded } = store.pass(kind, payload);
        expect(JSON.stringify(expanded)).toBe(JSON.stringify(payload));
        references += JSON.stringify(stored).split('"$ref":{"seq"').length - 1;
      }
    }
    expect(references).toBeGreaterThan(10);
  },
);
