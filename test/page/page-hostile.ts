import type { Json } from '../../src/core/json.ts';
import type { PageEvent, PageRun } from '../../src/page/page-run.ts';

/** Text that would do harm in a page that lets it: markup, script ends, comments, attribute ends, links. */
export const MARKUP = [
  '<script>globalThis.pwned = 1; alert(1)</script>',
  '</script><script>globalThis.pwned = 2; alert(2)</script>',
  '<!--<script>',
  '--><img src="http://127.0.0.1:9/x.png" onerror="globalThis.pwned = 3; alert(3)">',
  '</style><style>body { display: none }</style>',
  '</title></textarea></noscript><svg onload="globalThis.pwned = 4; alert(4)">',
  '" onfocus="globalThis.pwned = 5; alert(5)" autofocus x="',
  "' onclick='alert(6)' x='",
  '<a href="javascript:alert(7)">run</a> [link](javascript:alert(8)) data:text/html,<script>alert(9)</script>',
  '<iframe srcdoc="<script>alert(10)</script>"></iframe><base href="http://127.0.0.1:9/"><form action="http://127.0.0.1:9/">',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is text
  '{{constructor.constructor("alert(11)")()}} ${alert(12)} &lt;b&gt; &#x3c;script&#x3e;',
].join('\n');

/** Text that would look like something else, or like nothing. */
export const UNSEEN =
  'bidi \u202Eevil\u202C \u2066isolate\u2069 zero\u200Bwidth\u200D tag\u{E0041} nul\u0000 bell\u0007 lone\uD800 line\u2028paragraph\u2029 bom\uFEFF soft\u00ADhyphen c1\u0085 del\u007F';
export const ANSI =
  '\u001b[31mred\u001b[0m \u001b[8mconcealed\u001b[28m \u001b]8;;http://127.0.0.1:9/\u0007link\u001b]8;;\u0007 \u001b[2Jclear';

const HOSTILE = `${MARKUP}\n${UNSEEN}\n${ANSI}`;
export const LONG_LINE = `start ${'x'.repeat(5_000_000)} end`;

/** Every text that a run can hold, wherever the page shows one, is hostile. */
export function hostileRun(): PageRun {
  return {
    runId: HOSTILE,
    events: hostilePayloads().map(([kind, payload], seq) => ({ seq, ts: null, kind, payload })),
    problems: [{ line: 7, reason: HOSTILE }],
    integrity: { kind: 'checked', events: 3, findings: [{ line: 9, reason: HOSTILE }] },
    traceSha256: HOSTILE,
    writtenSha256: null,
  };
}

function hostilePayloads(): readonly (readonly [string, Json])[] {
  const x = HOSTILE;
  const usage = { input_tokens: 5, cached_input_tokens: 1, output_tokens: 2 };
  const tests = { t: 0, exit_code: 1, duration_ms: 3 };
  const call = (t: number, name: string, args: Json) => ({
    t,
    raw: { output: [] },
    action: { type: 'tool_call', name, args },
    usage,
  });
  return [
    ['run_start', startPayload(x)],
    ['tests', { ...tests, phase: 'baseline', ok: false, verdict: x, output: `FAILED ${x}`, signature: x }],
    [
      'llm_request',
      {
        t: 0,
        head: '{"input":[',
        appended: [
          { role: x, content: x },
          { type: x, name: x },
        ],
        tail: ']}',
        sha256: x,
        bytes: 9,
      },
    ],
    ['llm_attempt', { t: 0, status: 500, error: x, wait_ms: 5 }],
    [
      'llm_action',
      {
        ...call(0, 'write_file', { rel_path: x, content: null, edits: [{ old: x, new: x }] }),
        raw: { output: [{ type: 'message', content: [{ text: x }] }] },
      },
    ],
    [
      'tool_result',
      {
        t: 0,
        tool: 'write_file',
        args: { rel_path: x },
        obs: { ok: true, output: `--- ${x}\n+++ ${x}\n@@ @@\n-${x}\n+${x}`, meta: { path: x } },
      },
    ],
    ['tests', { ...tests, phase: 'write', ok: true, verdict: 'green', output: x, signature: '' }],
    [
      'llm_request',
      {
        t: 1,
        appended: [
          { role: 'user', content: x },
          { role: 'assistant', content: null, tool_calls: [{ function: { name: x, arguments: x } }] },
        ],
      },
    ],
    ['llm_action', call(1, 'grep', { pattern: x, glob: x, other: x })],
    ['tool_result', { t: 1, tool: x, args: {}, obs: { ok: false, output: x, meta: { denied: x } } }],
    ['policy_denied', { t: 1, path: x, rule: x }],
    ['llm_trailing_text', { t: 1, trailing: x }],
    ['llm_request', { t: 2, head: x, appended: [x, [x], { [x]: x }], tail: x, sha256: x, bytes: 1 }],
    ['llm_parse_error', { t: 2, error: x, raw: x, usage }],
    ['driver_note', { t: 2, reason: x, note: x }],
    ['candidate', { n: 1, template: x, path: x, line: 2, verdict: x }],
    [
      'reflection_request',
      { t: 2, reason: x, appended: [{ role: 'user', content: LONG_LINE }], tail: x, sha256: x, bytes: 1 },
    ],
    [
      'reflection',
      { t: 2, raw: x, reflection: { notes: [x, x], next_focus: x, risks: [x] }, trigger: x, usage },
    ],
    ['llm_error', { t: 3, reason: x, status: 1, message: x }],
    [x, { anything: x, __proto__: x }],
    ['tool_result', { t: 3, tool: 'read_file', args: {}, obs: { ok: true, output: LONG_LINE, meta: {} } }],
    ['final', { final: { type: 'final', status: x, summary: x, changes: [{ path: x, description: x }] } }],
    ['outcome', { outcome: x, stop_reason: x, patch_sha256: x, patch_bytes: 1, files: [x], diff: x }],
    ['run_end', { run_id: x, summary: x, state: x }],
  ];
}

function startPayload(x: string): Json {
  return {
    run_id: x,
    goal: x,
    version: x,
    task: {
      goal: x,
      evidence: [{ source: x, text: x }],
      test_command: { run: x, shell: x, working_directory: x, env: { [x]: x }, source: x },
      base_commit: x,
      trigger: { kind: 'workflow_run', run_id: 1, workflow_id: 1, workflow_name: x, branch: x },
    },
    settings: { limits: { max_iterations: x } },
    llm: { api: x, model: x, endpoint: x },
    files: 3,
  };
}

/** Any kind with any payload: what a broken or foreign writer may leave. */
export function looseEvents(kinds: readonly string[]): readonly PageEvent[] {
  const payloads: readonly Json[] = [
    null,
    'text',
    5,
    [],
    {},
    { t: 'x' },
    { t: -1, obs: 5, action: [], final: 'x' },
    { t: 1e308, appended: 'x', head: 5, messages: {} },
  ];
  return kinds.flatMap((kind) => payloads.map((payload, seq) => ({ seq, ts: null, kind, payload })));
}
