import type { Json } from '../../src/base/json.ts';
import type { PageEvent, PageRun } from '../../src/story/page/page-run.ts';
import { fixedRun } from './page-events.ts';

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
  '{{constructor.constructor("alert(11)")()}} ${alert(12)} &lt;b&gt; &#x3c;script&#x3e;',
].join('\n');

/** Text that would look like something else, or like nothing. */
export const UNSEEN =
  'bidi \u202Eevil\u202C \u2066isolate\u2069 zero\u200Bwidth\u200D tag\u{E0041} nul\u0000 bell\u0007 lone\uD800 line\u2028paragraph\u2029 bom\uFEFF soft\u00ADhyphen c1\u0085 del\u007F';
export const ANSI =
  '\u001b[31mred\u001b[0m \u001b[8mconcealed\u001b[28m \u001b]8;;http://127.0.0.1:9/\u0007link\u001b]8;;\u0007 \u001b[2Jclear';

const HOSTILE = `\u202e${MARKUP}\n${UNSEEN}\n${ANSI}`;
export const LONG_LINE = `start ${'x'.repeat(5_000_000)} end`;

/** Texts by which the page chooses how to show the others. */
const KEPT: ReadonlySet<string> = new Set(['type', 'name', 'tool', 'phase']);

const poisoned = (payload: Json): Json =>
  JSON.parse(JSON.stringify(payload), (key, value: unknown) =>
    typeof value === 'string' && !KEPT.has(key) ? HOSTILE : value,
  );

/** What no honest run holds: other kinds and shapes, and a line without end, in turn 21. */
const MORE: readonly (readonly [kind: string, payload: Json])[] = [
  [
    'llm_request',
    {
      t: 20,
      head: HOSTILE,
      appended: [HOSTILE, [HOSTILE], { [HOSTILE]: HOSTILE }, { role: 'user', content: LONG_LINE }],
      tail: HOSTILE,
      sha256: HOSTILE,
    },
  ],
  ['llm_trailing_text', { t: 20, trailing: HOSTILE }],
  ['llm_error', { t: 20, reason: HOSTILE, status: 1, message: HOSTILE }],
  ['candidate', { n: 1, path: HOSTILE, line: 2, verdict: HOSTILE }],
  [HOSTILE, { anything: HOSTILE, __proto__: HOSTILE }],
  ['tool_result', { t: 20, tool: HOSTILE, args: {}, obs: { ok: false, output: HOSTILE, meta: {} } }],
  ['tool_result', { t: 20, tool: 'read_file', args: {}, obs: { ok: true, output: LONG_LINE, meta: {} } }],
];

/** A run in which every text that the page shows is hostile. */
export function hostileRun(): PageRun {
  const honest = fixedRun().events.map(({ kind, payload }) => [kind, poisoned(payload)] as const);
  const end = honest.findIndex(([kind]) => kind === 'final');
  const events = honest.toSpliced(end, 0, ...MORE);
  return {
    runId: HOSTILE,
    events: events.map(([kind, payload], seq) => ({ seq, ts: null, kind, payload })),
    problems: [{ line: 7, reason: HOSTILE }],
    integrity: { events: 3, findings: [{ line: 9, reason: HOSTILE }] },
    traceSha256: HOSTILE,
    writtenSha256: null,
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
