export const id = 88;
export const ids = [88];
export const modules = {

/***/ 39128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ loadPageRun)
/* harmony export */ });
/* harmony import */ var _integrity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93822);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55986);


/** Reads one run of a trace file for its page, with what its hash chain says. Throws as `readRun` does. */
async function loadPageRun(path, wanted) {
    const { runId, events, problems } = await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(path, wanted);
    const { sha256, runs, strays } = await (0,_integrity_js__WEBPACK_IMPORTED_MODULE_0__/* .verifyTrace */ .tY)(path);
    const run = runs.find((each) => each.runId === runId);
    const integrity = run === undefined || events[0]?.writer === 'python'
        ? { kind: 'unchecked', reason: 'the Python original wrote no hash chain' }
        : { kind: 'checked', events: run.events, findings: [...strays, ...run.findings] };
    return { runId, events, problems, integrity, traceSha256: sha256 };
}


/***/ }),

/***/ 65593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ pageParts),
  C: () => (/* binding */ renderPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/trace/page/assets.js
// Made by scripts/page-assets.ts from client/ and style.css. Do not edit.
/** The one script of the trace page. */
const PAGE_SCRIPT = `'use strict';
(() => {
// client/is-element.js
const m1 = (() => {
function isElement(target) {
  return typeof target === 'object' && target !== null && 'closest' in target;
}
return { isElement };
})();
// format.js
const m4 = (() => {
const NUMBER = new Intl.NumberFormat('en-US');
function formatCount(count) {
  return NUMBER.format(count);
}
function formatCountOf(count, noun) {
  return \`\${formatCount(count)} \${noun}\${count === 1 ? '' : 's'}\`;
}
function formatBytes(bytes) {
  if (bytes < 1000)
    return \`\${bytes} B\`;
  if (bytes < 1_000_000)
    return \`\${(bytes / 1000).toFixed(1)} KB\`;
  return \`\${(bytes / 1_000_000).toFixed(1)} MB\`;
}
function formatDuration(ms) {
  if (ms < 1000)
    return \`\${Math.round(ms)} ms\`;
  if (ms < 60_000)
    return \`\${(ms / 1000).toFixed(1)} s\`;
  const seconds = Math.round(ms / 1000);
  return \`\${Math.floor(seconds / 60)} min \${seconds % 60} s\`;
}
function timeOf(ts) {
  if (ts === null)
    return null;
  const ms = typeof ts === 'string' ? Date.parse(ts) : ts < 1e11 ? ts * 1000 : ts;
  return Number.isFinite(ms) ? ms : null;
}
function firstLine(text, max) {
  const [line = ''] = text.trimStart().split('\\n', 1);
  const isWhole = line.length <= max && line.trimEnd() === text.trim();
  return isWhole ? line.trimEnd() : \`\${line.slice(0, max).trimEnd()}…\`;
}
return { formatCount, formatCountOf, formatBytes, formatDuration, timeOf, firstLine };
})();
// read-json.js
const m9 = (() => {
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function valueAt(value, ...keys) {
  return keys.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
function textAt(value, ...keys) {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : '';
}
function numberAt(value, ...keys) {
  const found = valueAt(value, ...keys);
  return typeof found === 'number' ? found : null;
}
function listAt(value, ...keys) {
  const found = valueAt(value, ...keys);
  return isList(found) ? found : [];
}
function textsAt(value, ...keys) {
  return listAt(value, ...keys).filter((item) => typeof item === 'string');
}
function prettyJson(value) {
  try {
    return JSON.stringify(value, null, 2);
  }
  catch {
    return '(nested too deep to show; see the trace)';
  }
}
return { isObject, isList, valueAt, textAt, numberAt, listAt, textsAt, prettyJson };
})();
// action-words.js
const m8 = (() => {
const { firstLine, formatCountOf } = m4;
const { listAt, numberAt, textAt, valueAt } = m9;
function actionWords(action) {
  if (textAt(action, 'type') === 'final') {
    return { verb: 'final', object: firstLine(textAt(action, 'summary'), 90) };
  }
  const verb = textAt(action, 'name') || textAt(action, 'tool') || textAt(action, 'type') || 'action';
  return { verb: firstLine(verb, 60), object: firstLine(objectOf(verb, valueAt(action, 'args')), 240) };
}
function objectOf(verb, args) {
  const path = textAt(args, 'rel_path');
  const folder = textAt(args, 'rel_dir') || '.';
  switch (verb) {
    case 'list_files':
      return \`\${folder}\${suffix(', ', textAt(args, 'glob'))}\`;
    case 'read_file':
      return \`\${path}\${linesOf(args)}\`;
    case 'grep':
      return \`“\${firstLine(textAt(args, 'pattern'), 60)}” in \${textAt(args, 'glob') || folder}\`;
    case 'write_file':
      return \`\${path}\${extentOf(args)}\`;
    default:
      return path;
  }
}
function linesOf(args) {
  const start = numberAt(args, 'start_line');
  const end = numberAt(args, 'end_line');
  if (start === null && end === null)
    return '';
  return end === null ? \`, from line \${start}\` : \`, lines \${start ?? 1}–\${end}\`;
}
function extentOf(args) {
  const edits = listAt(args, 'edits').length;
  if (edits > 0)
    return \`, \${formatCountOf(edits, 'edit')}\`;
  const { length } = textAt(args, 'content');
  return length > 0 ? \`, \${formatCountOf(length, 'character')}\` : '';
}
function suffix(separator, text) {
  return text === '' ? '' : \`\${separator}\${text}\`;
}
return { actionWords };
})();
// claimed-changes.js
const m10 = (() => {
const { listAt, textAt } = m9;
function claimedChanges(final) {
  return listAt(final, 'changes')
    .map((change) => ({ path: textAt(change, 'path'), description: textAt(change, 'description') }))
    .filter(({ path }) => path !== '');
}
return { claimedChanges };
})();
// reply-text.js
const m11 = (() => {
const { isList, isObject, listAt, textAt, valueAt } = m9;
function contentText(content) {
  if (typeof content === 'string')
    return content;
  if (!isList(content))
    return '';
  return content
    .map((part) => textAt(part, 'text') || textAt(part, 'refusal'))
    .filter((text) => text !== '')
    .join('\\n');
}
function spokenText(raw) {
  const items = [
    ...listAt(raw, 'output'),
    ...listAt(raw, 'choices').map((choice) => valueAt(choice, 'message') ?? null),
  ];
  return items
    .flatMap((item) => [contentText(valueAt(item, 'summary')), reasoningOf(item), messageOf(item)])
    .filter((text) => text.trim() !== '')
    .join('\\n\\n');
}
function reasoningOf(item) {
  return textAt(item, 'reasoning_content') || textAt(item, 'reasoning');
}
function messageOf(item) {
  if (!isObject(item))
    return '';
  const isMessage = item['type'] === 'message' || item['role'] === 'assistant';
  return isMessage ? contentText(item['content']) : '';
}
return { contentText, spokenText };
})();
// view.js
const m12 = (() => {
function h(tag, attributes, ...children) {
  return { tag, attributes, children: flatten(children) };
}
function flatten(children) {
  return children.flatMap((child) => {
    if (child === null)
      return [];
    return isChildren(child) ? flatten(child) : [child];
  });
}
function isChildren(child) {
  return Array.isArray(child);
}
function longText(text, flavour, label) {
  return { longText: text, flavour, label };
}
return { h, longText };
})();
// action-view.js
const m7 = (() => {
const { actionWords } = m8;
const { claimedChanges } = m10;
const { formatCount } = m4;
const { isObject, listAt, prettyJson, textAt, valueAt } = m9;
const { spokenText } = m11;
const { h, longText } = m12;
function actionViews(payload) {
  const action = valueAt(payload, 'action');
  const spoken = spokenText(valueAt(payload, 'raw'));
  const said = spoken === '' ? [] : [longText(spoken, 'prose', 'Text by the model')];
  if (textAt(action, 'type') === 'final')
    return [...said, ...finalViews(action)];
  const { verb, object } = actionWords(action);
  return [
    ...said,
    h('p', {}, h('code', {}, verb), \` \${object}\`),
    ...argumentViews(verb, valueAt(action, 'args')),
  ];
}
function finalViews(final) {
  const changes = claimedChanges(final);
  return [
    h('p', {}, h('code', {}, 'final'), \` \${textAt(final, 'status').replace('_', ' ')}\`),
    longText(textAt(final, 'summary'), 'prose', 'Summary by the model'),
    h('ul', {}, changes.map(({ path, description }) => h('li', {}, h('code', {}, path), \` \${description}\`))),
  ];
}
function argumentViews(verb, args) {
  if (verb === 'write_file')
    return proposalViews(args);
  if (!isObject(args))
    return args === undefined ? [] : [longText(prettyJson(args), 'plain', 'Arguments')];
  const rest = Object.entries(args).filter(([key, value]) => value !== null && !HEADLINE_KEYS.has(key));
  return rest.length === 0 ? [] : [longText(prettyJson(Object.fromEntries(rest)), 'plain', 'Arguments')];
}
const HEADLINE_KEYS = new Set(['rel_path', 'rel_dir', 'start_line', 'end_line', 'pattern', 'glob']);
function proposalViews(args) {
  const content = textAt(args, 'content');
  const edits = listAt(args, 'edits');
  const proposal = edits.length > 0
    ? longText(edits.map(editDiff).join('\\n'), 'diff', 'Proposed edits')
    : longText(content, 'plain', 'Proposed content');
  const what = edits.length > 0
    ? 'The edits as proposed'
    : \`The content as proposed, \${formatCount(content.length)} characters\`;
  return [h('details', {}, h('summary', {}, what), proposal)];
}
function editDiff(edit, index) {
  const prefixed = (text, sign) => text
    .split('\\n')
    .map((line) => \`\${sign}\${line}\`)
    .join('\\n');
  return \`@@ edit \${index + 1} @@\\n\${prefixed(textAt(edit, 'old'), '-')}\\n\${prefixed(textAt(edit, 'new'), '+')}\`;
}
function resultViews(payload) {
  const isOk = valueAt(payload, 'obs', 'ok') !== false;
  const rule = textAt(payload, 'obs', 'meta', 'denied');
  const output = textAt(payload, 'obs', 'output');
  const flavour = !isOk ? 'message' : textAt(payload, 'tool') === 'write_file' ? 'diff' : 'plain';
  return {
    title: isOk ? 'What happened' : rule === '' ? 'The tool failed' : \`Refused: \${rule}\`,
    tone: isOk ? 'plain' : 'warn',
    views: [
      output === ''
        ? h('p', { class: 'quiet' }, 'The tool answered with nothing.')
        : longText(output, flavour, \`Answer of \${textAt(payload, 'tool')}\`),
    ],
  };
}
return { actionViews, finalViews, resultViews };
})();
// visible-text.js
const m15 = (() => {
const UNSEEN = /(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]/u;
const UNSEEN_RUNS = new RegExp(\`(?<!\\\\p{Extended_Pictographic}(?=\\\\ufe0f))\${UNSEEN.source}\`, 'gu');
const CONTROL_SEQUENCE = /\\u001b\\[[0-?]*[ -/]*[@-~]/g;
function withoutAnsi(text) {
  return text.includes('\\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;
}
function visiblePieces(text) {
  if (!UNSEEN.test(text))
    return [text];
  const pieces = [];
  let from = 0;
  for (const match of text.matchAll(UNSEEN_RUNS)) {
    if (match.index > from)
      pieces.push(text.slice(from, match.index));
    pieces.push({ mark: codePointName(match[0]) });
    from = match.index + match[0].length;
  }
  if (from < text.length)
    pieces.push(text.slice(from));
  return pieces;
}
function visibleText(text) {
  return visiblePieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.mark))
    .join('');
}
function codePointName(character) {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return \`U+\${hex.padStart(4, '0')}\`;
}
return { withoutAnsi, visiblePieces, visibleText };
})();
// long-text.js
const m14 = (() => {
const { h } = m12;
const { withoutAnsi } = m15;
const CUT_CHARACTERS = 16_000;
const CUT_LINES = 300;
function cutLength(text) {
  const end = Math.min(endOfLine(text, CUT_LINES), CUT_CHARACTERS);
  if (text.length <= end * 1.1)
    return text.length;
  return /[\\ud800-\\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
function endOfLine(text, count) {
  let end = 0;
  for (let line = 0; line < count && end < CUT_CHARACTERS; line += 1) {
    const newline = text.indexOf('\\n', end);
    if (newline === -1)
      return text.length;
    end = newline + 1;
  }
  return end;
}
function textBlock(view, length) {
  const text = withoutAnsi(view.longText.slice(0, length));
  if (view.flavour === 'prose')
    return h('div', { class: 'prose' }, text);
  return h('pre', { class: \`text \${view.flavour}\`, tabindex: '0', role: 'group', 'aria-label': view.label }, linesOf(text, view.flavour));
}
function linesOf(text, flavour) {
  if (flavour === 'diff')
    return runsOf(text, diffClass);
  const lines = text.replaceAll('\\r\\n', '\\n');
  return flavour === 'tests' ? runsOf(lines, (line) => (isTelling(line) ? 'telling' : '')) : [lines];
}
function runsOf(text, classOf) {
  const runs = [];
  for (const line of text.split(/(?<=\\n)/)) {
    const kind = classOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind)
      last.lines.push(line);
    else
      runs.push({ kind, lines: [line] });
  }
  return runs.map(({ kind, lines }) => kind === '' ? lines.join('') : h('span', { class: kind }, lines.join('')));
}
function diffClass(line) {
  if (line.startsWith('@@'))
    return 'hunk';
  if (line.startsWith('+++') || line.startsWith('---'))
    return 'file';
  if (line.startsWith('+'))
    return 'added';
  return line.startsWith('-') ? 'removed' : '';
}
const TELLING = new RegExp([
  String.raw \`^E\\s{2,}\`,
  String.raw \`^\\s*(?:FAILED|FAIL|ERROR|not ok)\\b\`,
  String.raw \`^\\s*[✗✕✖×●]\\s\`,
  String.raw \`^\\s*--- FAIL\`,
  String.raw \`\\b\\w*(?:Error|Exception)\\b:\`,
  String.raw \`\\bpanicked at\\b|^panic:\`,
  String.raw \`\\berror(?:\\[\\w+\\]|\\s?TS\\d+)?:\`,
  String.raw \`\\.\\.\\. FAILED$|\\.\\.\\. FAIL$\`,
  String.raw \`^\\s*(?:[-+]\\s*)?(?:Expected|Received|expected|actual|got|want|left|right)\\b\\s*:\`,
  String.raw \`\\b[1-9]\\d* (?:failed|failing|failures?|errors?)\\b\`,
].join('|'));
function isTelling(line) {
  return line.length < 2_000 && TELLING.test(withoutAnsi(line));
}
function tellingLines(output, max) {
  const found = [];
  for (const line of withoutAnsi(output).split('\\n')) {
    if (found.length === max)
      break;
    if (isTelling(line))
      found.push(line.trimEnd());
  }
  return found;
}
return { cutLength, textBlock, isTelling, tellingLines };
})();
// test-result.js
const m16 = (() => {
const { firstLine, formatDuration } = m4;
const { numberAt, textAt, valueAt } = m9;
function testRunOf(payload) {
  const isOk = valueAt(payload, 'ok') === true;
  const verdict = textAt(payload, 'verdict') || (isOk ? 'green' : 'red');
  return {
    verdict,
    tone: verdict === 'green' && isOk ? 'good' : 'bad',
    phase: textAt(payload, 'phase'),
    output: textAt(payload, 'output'),
    signature: textAt(payload, 'signature'),
    measured: measuredOf(payload),
  };
}
function measuredOf(payload) {
  const exitCode = numberAt(payload, 'exit_code');
  const durationMs = numberAt(payload, 'duration_ms');
  const parts = [
    exitCode === null ? '' : \`exit \${exitCode}\`,
    durationMs === null ? '' : formatDuration(durationMs),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
const VERDICTS = { timeout: 'timed out', not_found: 'command not found' };
function verdictWords(verdict) {
  return Object.hasOwn(VERDICTS, verdict) ? (VERDICTS[verdict] ?? verdict) : firstLine(verdict, 40);
}
const PHASES = {
  baseline: 'at the base commit',
  write: 'after this write',
  final: 'at the final answer',
  confirm: 'confirming run',
};
function phaseWords(phase) {
  return Object.hasOwn(PHASES, phase) ? (PHASES[phase] ?? '') : phase;
}
return { testRunOf, verdictWords, phaseWords };
})();
// test-view.js
const m13 = (() => {
const { formatCount } = m4;
const { tellingLines } = m14;
const { phaseWords, testRunOf, verdictWords } = m16;
const { h, longText } = m12;
function testViews(payload) {
  const run = testRunOf(payload);
  const phase = phaseWords(run.phase);
  const failing = run.tone === 'good' ? [] : tellingLines(run.output, MAX_TELLING);
  return {
    title: \`Tests \${verdictWords(run.verdict)}\${phase === '' ? '' : \`, \${phase}\`}\`,
    tone: run.tone,
    views: [
      h('p', { class: 'quiet' }, run.measured),
      ...(failing.length === 0 ? [] : [longText(failing.join('\\n'), 'tests', 'Failing lines')]),
      ...outputViews(run.output, failing.length > 0),
    ],
  };
}
const MAX_TELLING = 12;
function outputViews(output, hasDigest) {
  if (output === '')
    return [h('p', { class: 'quiet' }, 'No output.')];
  const block = longText(output, 'tests', 'Test output');
  if (!hasDigest)
    return [block];
  return [h('details', {}, h('summary', {}, \`All output, \${formatCount(output.length)} characters\`), block)];
}
return { testViews };
})();
// event-view.js
const m6 = (() => {
const { actionViews, finalViews, resultViews } = m7;
const { formatBytes, formatCount, formatCountOf, formatDuration } = m4;
const { listAt, numberAt, prettyJson, textAt, textsAt, valueAt } = m9;
const { testViews } = m13;
const { h, longText } = m12;
function eventView(kind, payload) {
  const draw = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return (draw?.(payload) ?? { title: kind, tone: 'plain', views: [longText(prettyJson(payload), 'plain', kind)] });
}
const KINDS = {
  run_start: startView,
  llm_request: requestView,
  reflection_request: requestView,
  llm_attempt: attemptView,
  llm_action: (payload) => ({ title: 'The model wanted', tone: 'plain', views: actionViews(payload) }),
  llm_parse_error: (payload) => ({
    title: 'Malformed reply',
    tone: 'warn',
    views: [
      longText(textAt(payload, 'error'), 'prose', 'Error'),
      longText(rawText(valueAt(payload, 'raw')), 'plain', 'Raw reply'),
    ],
  }),
  llm_error: (payload) => ({
    title: 'No reply from the model',
    tone: 'bad',
    views: [longText(lostWords(payload), 'prose', 'Error')],
  }),
  llm_trailing_text: (payload) => ({
    title: 'Text after the action, ignored',
    tone: 'plain',
    views: [longText(textAt(payload, 'trailing'), 'plain', 'Trailing text')],
  }),
  tool_result: (payload) => resultViews(payload),
  policy_denied: (payload) => ({
    title: 'Refused by policy',
    tone: 'warn',
    views: [
      h('p', {}, h('code', {}, textAt(payload, 'path')), \` is covered by rule \${textAt(payload, 'rule')}\`),
    ],
  }),
  tests: testViews,
  reflection: reflectionView,
  driver_note: (payload) => ({
    title: ['Driver note', textAt(payload, 'reason').replaceAll('_', ' ')]
      .filter((word) => word !== '')
      .join(': '),
    tone: 'plain',
    views: [longText(textAt(payload, 'note'), 'prose', 'Note')],
  }),
  final: (payload) => ({
    title: 'Closing summary',
    tone: 'plain',
    views: finalViews(valueAt(payload, 'final')),
  }),
  outcome: (payload) => ({
    title: \`Outcome: \${textAt(payload, 'outcome')}\`,
    tone: 'plain',
    views: [h('p', {}, \`Stop reason: \${textAt(payload, 'stop_reason')}\`)],
  }),
  run_end: (payload) => ({
    title: 'Run ended',
    tone: 'plain',
    views: [longText(textAt(payload, 'summary'), 'prose', 'Summary')],
  }),
};
function startView(payload) {
  const files = numberAt(payload, 'files');
  const evidence = listAt(payload, 'task', 'evidence').flatMap((item) => [
    h('p', { class: 'quiet' }, \`From \${textAt(item, 'source')}\`),
    longText(textAt(item, 'text'), 'tests', \`Evidence from \${textAt(item, 'source')}\`),
  ]);
  return {
    title: 'The task',
    tone: 'plain',
    views: [
      longText(textAt(payload, 'goal') || textAt(payload, 'task', 'goal'), 'prose', 'Goal'),
      ...evidence,
      ...(files === null
        ? []
        : [h('p', { class: 'quiet' }, \`\${formatCountOf(files, 'file')} at the base commit\`)]),
    ],
  };
}
function requestView(payload) {
  const reason = textAt(payload, 'reason');
  const bytes = numberAt(payload, 'bytes');
  const appended = listAt(payload, 'appended').length;
  const words = [
    reason === '' ? 'Request' : \`Reflection asked for: \${reason}\`,
    bytes === null ? '' : formatBytes(bytes),
    appended === 0 ? '' : \`\${formatCountOf(appended, 'item')} new\`,
  ];
  return {
    title: words.filter((word) => word !== '').join(' · '),
    tone: 'plain',
    views: [],
    hasPrompt: true,
  };
}
function attemptView(payload) {
  const status = numberAt(payload, 'status');
  const waitMs = numberAt(payload, 'wait_ms');
  const words = [
    status === null ? 'No HTTP answer' : \`HTTP \${status}\`,
    textAt(payload, 'error'),
    waitMs === null ? '' : \`waited \${formatDuration(waitMs)} and tried again\`,
  ];
  return {
    title: words.filter((word) => word !== '').join(' · '),
    tone: waitMs === null ? 'plain' : 'warn',
    views: [],
  };
}
function lostWords(payload) {
  const status = numberAt(payload, 'status');
  return \`\${textAt(payload, 'reason')}\${status === null ? '' : \` (HTTP \${formatCount(status)})\`}: \${textAt(payload, 'message')}\`;
}
function rawText(raw) {
  return typeof raw === 'string' ? raw : prettyJson(raw ?? null);
}
function reflectionView(payload) {
  const reflection = valueAt(payload, 'reflection');
  const focus = textAt(reflection, 'next_focus');
  const risks = textsAt(reflection, 'risks');
  return {
    title: 'Reflection',
    tone: 'plain',
    views: [
      h('ul', {}, textsAt(reflection, 'notes').map((note) => h('li', {}, longText(note, 'prose', 'Note')))),
      ...(focus === '' ? [] : [h('p', {}, h('strong', {}, 'Next: '), focus)]),
      ...(risks.length === 0 ? [] : [h('p', {}, h('strong', {}, 'Risks: '), risks.join('; '))]),
    ],
  };
}
return { eventView };
})();
// turn-body.js
const m5 = (() => {
const { eventView } = m6;
const { firstLine, formatCount } = m4;
const { h } = m12;
const EVENTS_AT_ONCE = 100;
function eventSection(index, event) {
  const { title, tone, views, hasPrompt } = eventView(event.kind, event.payload);
  return h('section', { class: views.length === 0 ? \`event line \${tone}\` : \`event \${tone}\` }, h('h4', {}, firstLine(title, 160)), hasPrompt === true ? onDemand('Show prompt', { 'data-prompt': String(index) }) : null, onDemand(\`#\${formatCount(event.seq)} \${firstLine(event.kind, 40)}\`, {
    class: 'json',
    'data-json': String(index),
  }), views);
}
function onDemand(label, attributes) {
  return h('button', { type: 'button', 'aria-expanded': 'false', ...attributes }, label);
}
return { EVENTS_AT_ONCE, eventSection };
})();
// mark-view.js
const m18 = (() => {
const { h } = m12;
function markView(tone, text) {
  return h('span', { class: \`mark \${tone}\` }, text);
}
return { markView };
})();
// turn-row.js
const m17 = (() => {
const { formatCount, formatCountOf, formatDuration } = m4;
const { markView } = m18;
const { h } = m12;
function turnRow(turn, index) {
  return h('li', { id: turn.id, class: \`turn \${turn.test?.tone ?? 'none'}\`, 'data-index': String(index) }, h('details', {}, h('summary', {}, h('span', { class: 'number' }, turn.number === null ? '' : String(turn.number)), h('h3', {}, titleViews(turn)), h('span', { class: 'marks' }, marksOf(turn)), h('span', { class: 'cost' }, costWords(turn))), h('div', { class: 'body' })));
}
function titleViews({ number, verb, object }) {
  if (number === null)
    return [verb, object === '' ? '' : ': ', object];
  return [h('span', { class: 'away' }, \`Turn \${number}: \`), h('span', { class: 'verb' }, verb), ' ', object];
}
function marksOf({ marks }) {
  return marks.flatMap(({ tone, text }) => [markView(tone, text), ' ']);
}
function costWords({ tokens, atMs, count }) {
  const total = tokens.input + tokens.output;
  const parts = [
    total === 0 ? formatCountOf(count, 'event') : \`\${formatCount(total)} tokens\`,
    atMs === null ? '' : \`at \${formatDuration(atMs)}\`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
return { turnRow };
})();
// client/to-dom.js
const m19 = (() => {
const { formatCount } = m4;
const { cutLength, textBlock } = m14;
const { visiblePieces } = m15;
function toDom(document, view) {
  if (typeof view === 'string')
    return textNodes(document, view);
  if (!('tag' in view))
    return longTextNodes(document, view);
  const element = document.createElement(view.tag);
  for (const [name, value] of Object.entries(view.attributes)) {
    if (value !== undefined)
      element.setAttribute(name, value);
  }
  for (const child of view.children)
    element.append(...toDom(document, child));
  return [element];
}
function toElement(document, view) {
  const wrapper = document.createElement('div');
  wrapper.append(...toDom(document, view));
  return wrapper.querySelector(':scope > *') ?? wrapper;
}
function textNodes(document, text) {
  return visiblePieces(text).map((piece) => {
    if (typeof piece === 'string')
      return piece;
    const mark = document.createElement('span');
    mark.setAttribute('class', 'unseen');
    mark.textContent = piece.mark;
    return mark;
  });
}
function longTextNodes(document, view) {
  const { length } = view.longText;
  const shown = cutLength(view.longText);
  const block = toElement(document, textBlock(view, shown));
  if (shown === length)
    return [block];
  const button = document.createElement('button');
  button.setAttribute('type', 'button');
  button.setAttribute('class', 'all');
  button.textContent = \`Show all \${formatCount(length)} characters\`;
  button.addEventListener('click', () => {
    const whole = toElement(document, textBlock(view, length));
    if (length > WRAP_FROM)
      whole.setAttribute('class', \`\${whole.getAttribute('class') ?? ''} wrapped\`);
    block.replaceWith(whole);
    button.remove();
    whole.focus({ preventScroll: true });
  });
  return [block, button];
}
const WRAP_FROM = 200_000;
return { toDom, toElement };
})();
// client/turn-list.js
const m3 = (() => {
const { formatCount, formatCountOf } = m4;
const { EVENTS_AT_ONCE, eventSection } = m5;
const { turnRow } = m17;
const { toDom, toElement } = m19;
const ROWS_AT_ONCE = 200;
class TurnList {
  #document;
  #record;
  #elements;
  #rows = new Map();
  #hits = null;
  #order;
  #from = 0;
  #to;
  constructor(document, record, elements) {
    this.#document = document;
    this.#record = record;
    this.#elements = elements;
    this.#order = [...record.index.turns.keys()];
    this.#to = record.index.drawn;
    for (const row of elements.list.querySelectorAll(':scope > li'))
      this.#rows.set(indexOf(row), row);
    this.#showEnds();
  }
  filter(hits) {
    this.#hits = hits === null ? null : new Map(hits.map((found) => [found.turn, found]));
    this.#order = hits === null ? [...this.#record.index.turns.keys()] : hits.map(({ turn }) => turn);
    this.#draw(0, ROWS_AT_ONCE);
  }
  get isFiltered() {
    return this.#hits !== null;
  }
  showLater() {
    const rows = this.#order.slice(this.#to, this.#to + ROWS_AT_ONCE).map((turn) => this.#row(turn));
    this.#elements.list.append(...rows);
    this.#to += rows.length;
    this.#showEnds();
  }
  showEarlier() {
    const from = Math.max(0, this.#from - ROWS_AT_ONCE);
    this.#elements.list.prepend(...this.#order.slice(from, this.#from).map((turn) => this.#row(turn)));
    this.#from = from;
    this.#showEnds();
  }
  reveal(turn) {
    const at = this.#order.indexOf(turn);
    if (at === -1)
      return null;
    if (at < this.#from || at >= this.#to)
      this.#draw(Math.max(0, at - 20), at + ROWS_AT_ONCE);
    return this.#row(turn);
  }
  neighbour(turn, step) {
    const at = turn === null ? -1 : this.#order.indexOf(turn);
    const next = this.#order[at === -1 ? 0 : at + step];
    return next === undefined ? null : this.reveal(next);
  }
  openAll() {
    for (const turn of this.#order.slice(this.#from, this.#to))
      detailsOf(this.#row(turn))?.toggleAttribute('open', true);
  }
  fill(row) {
    const body = row.querySelector('.body');
    if (body !== null && body.querySelector(':scope > *') === null)
      this.fillMore(row, body);
  }
  fillMore(row, body) {
    body.querySelector(':scope > [data-more]')?.remove();
    const turn = this.#record.index.turns[indexOf(row)];
    if (turn === undefined)
      return;
    const drawn = [...body.querySelectorAll(':scope > .event')].length;
    const count = Math.min(EVENTS_AT_ONCE, turn.count - drawn);
    for (let index = turn.from + drawn; index < turn.from + drawn + count; index += 1) {
      body.append(...toDom(this.#document, eventSection(index, this.#record.event(index))));
    }
    const left = turn.count - drawn - count;
    if (left > 0)
      body.append(moreButton(this.#document, left));
  }
  #draw(from, to) {
    this.#from = from;
    this.#to = Math.min(this.#order.length, to);
    this.#elements.list.replaceChildren(...this.#order.slice(from, this.#to).map((turn) => this.#row(turn)));
    this.#showEnds();
  }
  #row(turn) {
    const data = this.#record.index.turns[turn];
    const row = this.#rows.get(turn) ?? (data && toElement(this.#document, turnRow(data, turn)));
    if (row === undefined)
      throw new Error(\`There is no turn \${turn} in this page\`);
    this.#rows.set(turn, row);
    showHits(this.#document, row, this.#hits?.get(turn));
    return row;
  }
  #showEnds() {
    const { earlier, later } = this.#elements;
    const left = this.#order.length - this.#to;
    earlier.hidden = this.#from === 0;
    later.hidden = left <= 0;
    earlier.textContent = \`Show earlier turns, \${formatCount(this.#from)} more\`;
    later.textContent = \`Show later turns, \${formatCount(left)} more\`;
  }
}
function indexOf(row) {
  return Number(row.getAttribute('data-index'));
}
function detailsOf(row) {
  return row.querySelector(':scope > details');
}
function summaryOf(row) {
  return row.querySelector(':scope > details > summary');
}
function showHits(document, row, hits) {
  const summary = summaryOf(row);
  summary?.querySelector('.found')?.remove();
  if (hits === undefined)
    return;
  const found = document.createElement('span');
  found.setAttribute('class', 'found');
  const hit = document.createElement('mark');
  hit.append(...toDom(document, hits.hit));
  const { before, after, count } = hits;
  found.append(\`\${formatCountOf(count, 'hit')}: \`, ...toDom(document, before), hit, ...toDom(document, after));
  summary?.append(found);
}
function moreButton(document, left) {
  const button = document.createElement('button');
  button.setAttribute('type', 'button');
  button.setAttribute('data-more', 'events');
  button.textContent = \`Show more, \${formatCountOf(left, 'event')} left\`;
  return button;
}
return { TurnList, indexOf, detailsOf, summaryOf };
})();
// client/keyboard.js
const m2 = (() => {
const { isElement } = m1;
const { detailsOf, indexOf, summaryOf } = m3;
function startKeyboard(parts) {
  let last = null;
  parts.document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || parts.help.open)
      return;
    const row = isElement(event.target) ? event.target.closest('li.turn') : null;
    const current = row === null ? last : indexOf(row);
    const moved = answer(event, { parts, row, current });
    if (moved === null)
      return;
    event.preventDefault();
    if (moved !== 'done')
      last = indexOf(moved);
  });
}
function answer(event, { parts, row, current }) {
  if (event.key === 'Escape')
    return endSearch(parts, event);
  if (isTyping(event))
    return null;
  const isOnRow = row !== null && summaryOf(row) === event.target;
  if (isOnRow && event.key === 'ArrowDown')
    return go(parts.list.neighbour(current, 1));
  if (isOnRow && event.key === 'ArrowUp')
    return go(parts.list.neighbour(current, -1));
  return parts.singleKeys.checked ? answerSingle(event.key, { parts, row, current }) : null;
}
function answerSingle(key, { parts, current }) {
  switch (key) {
    case 'j':
      return go(parts.list.neighbour(current, 1));
    case 'k':
      return go(parts.list.neighbour(current, -1));
    case 'o':
      return current === null ? null : toggle(parts.list.reveal(current));
    case '/':
      parts.search.focus();
      return 'done';
    case '?':
      parts.help.showModal();
      return 'done';
    default:
      return null;
  }
}
function endSearch({ search }, event) {
  if (search.isEmpty) {
    if (isTyping(event) && isElement(event.target))
      event.target.blur();
    return null;
  }
  search.clear();
  return 'done';
}
function isTyping({ target }) {
  return isElement(target) && target.closest('input:not([type=checkbox])') !== null;
}
function go(row) {
  if (row === null)
    return null;
  summaryOf(row)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return row;
}
function toggle(row) {
  if (row === null)
    return null;
  detailsOf(row)?.toggleAttribute('open');
  return go(row);
}
return { startKeyboard };
})();
// prompt.js
const m21 = (() => {
const { isList, prettyJson, textAt, valueAt } = m9;
const { contentText } = m11;
function rebuildPrompt(requests) {
  const last = requests.at(-1) ?? null;
  const messages = valueAt(last, 'messages');
  if (isList(messages))
    return { messages: messages.flatMap(itemMessages), added: null, body: null, sha256: '' };
  const items = requests.flatMap((request) => listOf(valueAt(request, 'appended')));
  const added = listOf(valueAt(last, 'appended'));
  const body = \`\${newest(requests, 'head')}\${items.map((item) => JSON.stringify(item)).join(',')}\${newest(requests, 'tail')}\`;
  return {
    messages: [...frameMessages(body), ...items.flatMap(itemMessages)],
    added: added.flatMap(itemMessages).length,
    body,
    sha256: textAt(last, 'sha256'),
  };
}
const newest = (requests, part) => requests.map((request) => valueAt(request, part)).findLast((text) => typeof text === 'string') ?? '';
function listOf(value) {
  return isList(value) ? value : [];
}
function frameMessages(body) {
  const parsed = parse(body);
  if (parsed === undefined)
    return [];
  const instructions = textAt(parsed, 'instructions');
  const tools = valueAt(parsed, 'tools');
  return [
    ...(isList(tools) ? [{ role: 'tools', note: toolNames(tools), text: prettyJson(tools) }] : []),
    ...(instructions === '' ? [] : [{ role: 'system', note: 'instructions', text: instructions }]),
  ];
}
function parse(body) {
  try {
    return JSON.parse(body);
  }
  catch {
    return undefined;
  }
}
function toolNames(tools) {
  return tools.map((tool) => textAt(tool, 'name') || textAt(tool, 'function', 'name')).join(', ');
}
function itemMessages(item) {
  const type = textAt(item, 'type');
  if (type === 'function_call')
    return [call(item)];
  if (type === 'function_call_output') {
    return [{ role: 'tool', note: textAt(item, 'call_id'), text: outputText(valueAt(item, 'output')) }];
  }
  if (type === 'reasoning')
    return [{ role: 'assistant', note: 'reasoning', text: reasoningText(item) }];
  const role = textAt(item, 'role');
  if (role === '')
    return [{ role: type || 'item', note: '', text: prettyJson(item) }];
  const calls = listOf(valueAt(item, 'tool_calls')).map((each) => call(valueAt(each, 'function') ?? null));
  const text = contentText(valueAt(item, 'content'));
  const own = { role, note: textAt(item, 'tool_call_id') || textAt(item, 'name'), text };
  return text === '' && calls.length > 0 ? calls : [own, ...calls];
}
function reasoningText(item) {
  const { length } = textAt(item, 'encrypted_content');
  return contentText(valueAt(item, 'summary')) || (length === 0 ? '' : \`[encrypted, \${length} characters]\`);
}
function call(item) {
  return { role: 'assistant', note: \`calls \${textAt(item, 'name')}\`, text: textAt(item, 'arguments') };
}
function outputText(output) {
  return typeof output === 'string' ? output : contentText(output) || prettyJson(output ?? null);
}
return { rebuildPrompt };
})();
// prompt-view.js
const m22 = (() => {
const { firstLine, formatCount, formatCountOf } = m4;
const { h, longText } = m12;
const MESSAGES_AT_ONCE = 60;
function promptView(prompt, from, check) {
  const { messages, added, body } = prompt;
  const size = body === null ? '' : \`, \${formatCount(body.length)} characters of JSON\`;
  const firstAdded = added === null ? messages.length : messages.length - added;
  return [
    h('p', { class: 'quiet', role: 'status' }, \`\${formatCountOf(messages.length, 'message')}\${size}. \`, h('span', { class: 'check' }, check)),
    from === 0
      ? null
      : h('button', { type: 'button', 'data-more': 'messages' }, \`Show the \${formatCountOf(from, 'earlier message')}\`),
    ...messages.slice(from).map((message, offset) => messageView(message, from + offset >= firstAdded)),
  ].filter((view) => view !== null);
}
function messageView({ role, note, text }, isNew) {
  return h('details', { class: \`message \${isNew ? 'new' : ''}\`, open: isNew ? '' : undefined }, h('summary', {}, h('strong', {}, role), note === '' ? '' : \` \${note}\`, isNew ? h('span', { class: 'mark plain' }, 'new') : null, h('span', { class: 'quiet' }, \` \${firstLine(text, 80)}\`)), text === '' ? h('p', { class: 'quiet' }, 'No text.') : longText(text, 'plain', \`Message of \${role}\`));
}
return { MESSAGES_AT_ONCE, promptView };
})();
// client/record.js
const m23 = (() => {
function readRecord(document) {
  const index = JSON.parse(document.getElementById('index')?.textContent ?? '');
  let lines = null;
  return {
    index,
    event: (at) => {
      lines ??= readLines(document);
      return JSON.parse(lines[at] ?? 'null') ?? MISSING;
    },
  };
}
const MISSING = { seq: 0, ts: null, kind: 'missing', payload: null };
function readLines(document) {
  return [...document.querySelectorAll('script.events')].flatMap((block) => (block.textContent ?? '').split('\\n'));
}
function requestsUpTo(record, index) {
  return record.index.requests.filter((at) => at <= index).map((at) => record.event(at).payload);
}
async function sha256Of(window, text) {
  const digest = await window.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  if (digest === undefined)
    return null;
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
return { readRecord, requestsUpTo, sha256Of };
})();
// client/on-demand.js
const m20 = (() => {
const { rebuildPrompt } = m21;
const { MESSAGES_AT_ONCE, promptView } = m22;
const { prettyJson } = m9;
const { longText } = m12;
const { requestsUpTo, sha256Of } = m23;
const { toDom } = m19;
function toggleJson(page, button) {
  const panel = togglePanel(page.document, button, 'panel record');
  if (panel === null)
    return;
  const event = page.record.event(Number(button.getAttribute('data-json')));
  draw(page.document, panel, [longText(prettyJson({ ...event }), 'plain', 'Event as recorded')]);
}
function togglePrompt(page, button) {
  const panel = togglePanel(page.document, button, 'panel prompt');
  if (panel === null)
    return;
  const prompt = rebuildPrompt(requestsUpTo(page.record, Number(button.getAttribute('data-prompt'))));
  drawPrompt(page.document, panel, prompt);
  void showCheck(page.window, panel, prompt);
}
function drawPrompt(document, panel, prompt) {
  let from = Math.max(0, prompt.messages.length - MESSAGES_AT_ONCE);
  const status = panel.querySelector('.check')?.textContent ?? '';
  draw(document, panel, promptView(prompt, from, status));
  panel.addEventListener('click', ({ target }) => {
    if (target !== panel.querySelector(':scope > [data-more]'))
      return;
    from = Math.max(0, from - MESSAGES_AT_ONCE * 5);
    const check = panel.querySelector('.check')?.textContent ?? '';
    draw(document, panel, promptView(prompt, from, check));
  });
}
async function showCheck(window, panel, { body, sha256 }) {
  const check = await checkWords(window, body, sha256);
  const status = panel.querySelector('.check');
  if (status !== null)
    status.textContent = check;
}
async function checkWords(window, body, sha256) {
  if (body === null || sha256 === '')
    return 'The record holds no hash of it.';
  const found = await sha256Of(window, body);
  if (found === null)
    return 'This browser cannot check its sha256 here.';
  return found === sha256
    ? 'Its sha256 is the recorded one.'
    : \`Its sha256 is NOT the recorded one: \${found}.\`;
}
function togglePanel(document, button, name) {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  const selector = \`:scope > .\${name.replace(' ', '.')}\`;
  if (isOpen) {
    button.parentElement?.querySelector(selector)?.remove();
    return null;
  }
  const panel = document.createElement('div');
  panel.setAttribute('class', name);
  button.parentElement?.append(panel);
  return panel;
}
function draw(document, panel, views) {
  panel.replaceChildren(...views.flatMap((view) => toDom(document, view)));
}
return { toggleJson, togglePrompt };
})();
// client/mark-hits.js
const m25 = (() => {
const MAX_MARKS = 2_000;
const TEXT = 4;
function markHits(document, window, pattern) {
  const highlights = window.CSS?.highlights;
  if (highlights === undefined || window.Highlight === undefined)
    return;
  highlights.delete('hit');
  if (pattern === null)
    return;
  const ranges = [];
  for (const body of document.querySelectorAll('#turns details[open] > .body')) {
    const walker = document.createTreeWalker(body, TEXT);
    for (let node = walker.nextNode(); node !== null && ranges.length < MAX_MARKS; node = walker.nextNode()) {
      for (const match of node.data.matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  highlights.set('hit', new window.Highlight(...ranges.slice(0, MAX_MARKS)));
}
return { markHits };
})();
// client/searching.js
const m26 = (() => {
const { isList, isObject, valueAt } = m9;
const { spokenText } = m11;
const { withoutAnsi } = m15;
function patternFor(query) {
  return new RegExp(query.replace(/[\\\\^$.*+?()[\\]{}|/-]/g, '\\\\$&'), 'gi');
}
function searchSlice(record, pattern, { from, isDue }) {
  const found = [];
  for (let turn = from; turn < record.index.turns.length; turn += 1) {
    if (turn > from && isDue())
      return { found, next: turn };
    const hits = turnHits(record, turn, pattern);
    if (hits !== null)
      found.push(hits);
  }
  return { found, next: null };
}
function turnHits(record, turn, pattern) {
  const { from = 0, count: events = 0 } = record.index.turns[turn] ?? {};
  let count = 0;
  let first = null;
  for (let index = from; index < from + events; index += 1) {
    for (const text of searchableTexts(record.event(index))) {
      for (const match of text.matchAll(pattern)) {
        count += 1;
        first ??= around(text, match.index, match[0]);
      }
    }
  }
  return first === null ? null : { turn, count, ...first };
}
function around(text, at, hit) {
  const end = at + hit.length;
  return { before: text.slice(Math.max(0, at - 48), at), hit, after: text.slice(end, end + 80) };
}
const REQUESTS = new Set(['llm_request', 'reflection_request']);
const UNSEARCHED = new Set(['usage', 'call_id', 'patch_sha256']);
function searchableTexts({ kind, payload }) {
  if (REQUESTS.has(kind))
    return [];
  const texts = [kind, spokenText(valueAt(payload, 'raw'))];
  const open = [payload];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string')
      texts.push(withoutAnsi(value));
    else if (isList(value))
      for (const part of value)
        open.push(part);
    else if (isObject(value))
      for (const key of Object.keys(value))
        addPart(open, value, { key, kind });
  }
  return texts;
}
function addPart(open, value, { key, kind }) {
  const part = value[key];
  if (part === undefined || UNSEARCHED.has(key))
    return;
  if (key === 'raw' && kind !== 'llm_parse_error')
    return;
  if (key === 'args' && kind === 'tool_result')
    return;
  open.push(part);
}
return { patternFor, searchSlice, searchableTexts };
})();
// client/search-box.js
const m24 = (() => {
const { formatCountOf } = m4;
const { markHits } = m25;
const { patternFor, searchSlice } = m26;
const SLICE_MS = 30;
const PAUSE_MS = 150;
class SearchBox {
  #parts;
  #timer = 0;
  #pattern = null;
  constructor(parts) {
    this.#parts = parts;
    parts.input.addEventListener('input', () => {
      this.#later(() => this.#start(), PAUSE_MS);
    });
  }
  focus() {
    this.#parts.input.focus();
    this.#parts.input.select();
  }
  clear() {
    this.#parts.input.value = '';
    this.#start();
  }
  get isEmpty() {
    return this.#parts.input.value === '';
  }
  mark() {
    const { document, window } = this.#parts;
    markHits(document, window, this.#pattern);
  }
  #start() {
    const { input, list, hits } = this.#parts;
    const query = input.value.trim();
    this.#parts.window.clearTimeout(this.#timer);
    if (query === '') {
      this.#pattern = null;
      hits.textContent = '';
      if (list.isFiltered)
        list.filter(null);
      this.mark();
      return;
    }
    this.#pattern = patternFor(query);
    this.#continue(this.#pattern, { found: [], from: 0 });
  }
  #continue(pattern, so) {
    const { record } = this.#parts;
    const due = performance.now() + SLICE_MS;
    const slice = searchSlice(record, pattern, { from: so.from, isDue: () => performance.now() > due });
    const found = [...so.found, ...slice.found];
    const { next } = slice;
    if (next === null) {
      this.#show(found);
      return;
    }
    this.#parts.hits.textContent = \`Searching, \${formatCountOf(found.length, 'turn')} so far\`;
    this.#later(() => this.#continue(pattern, { found, from: next }), 0);
  }
  #show(found) {
    const { list, hits } = this.#parts;
    const count = found.reduce((sum, turn) => sum + turn.count, 0);
    list.filter(found);
    hits.textContent =
      count === 0 ? 'No hits' : \`\${formatCountOf(count, 'hit')} in \${formatCountOf(found.length, 'turn')}\`;
    this.mark();
  }
  #later(run, ms) {
    const { window } = this.#parts;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(run, ms);
  }
}
return { SearchBox };
})();
// client/theme.js
const m27 = (() => {
const KEY = 'agent-fix-theme';
const NEXT = { auto: 'light', light: 'dark', dark: 'auto' };
function startTheme(document, window) {
  const button = document.getElementById('theme');
  if (button === null)
    return;
  const show = (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    button.textContent = \`Colours: \${theme}\`;
  };
  show(stored(window));
  button.addEventListener('click', () => {
    const now = document.documentElement.getAttribute('data-theme') ?? 'auto';
    const next = NEXT[now] ?? 'auto';
    show(next);
    store(window, next);
  });
}
function stored(window) {
  try {
    const theme = window.localStorage.getItem(KEY) ?? 'auto';
    return Object.hasOwn(NEXT, theme) ? theme : 'auto';
  }
  catch {
    return 'auto';
  }
}
function store(window, theme) {
  try {
    window.localStorage.setItem(KEY, theme);
  }
  catch {
  }
}
return { startTheme };
})();
// client/main.js
const m0 = (() => {
const { isElement } = m1;
const { startKeyboard } = m2;
const { toggleJson, togglePrompt } = m20;
const { readRecord } = m23;
const { SearchBox } = m24;
const { startTheme } = m27;
const { detailsOf, summaryOf, TurnList } = m3;
function start(document, window) {
  const byId = (id) => {
    const element = document.getElementById(id);
    if (element === null)
      throw new Error(\`This page has lost its #\${id}\`);
    return element;
  };
  startTheme(document, window);
  const record = readRecord(document);
  const list = new TurnList(document, record, {
    list: byId('turns'),
    earlier: byId('earlier'),
    later: byId('later'),
  });
  const page = { document, window, record };
  const search = new SearchBox({ ...page, list, input: byId('search'), hits: byId('hits') });
  startKeyboard({ document, list, search, help: byId('help'), singleKeys: byId('single-keys') });
  startTimeline(page, list, search);
  startLinks(page, list, search);
  byId('open-all').addEventListener('click', () => list.openAll());
  startHelp(byId);
  byId('controls').hidden = false;
}
function startTimeline(page, list, search) {
  const turns = page.document.getElementById('turns');
  const later = page.document.getElementById('later');
  const earlier = page.document.getElementById('earlier');
  if (turns === null || later === null || earlier === null)
    return;
  turns.addEventListener('toggle', ({ target }) => {
    const row = isElement(target) ? target.parentElement : null;
    if (row === null || detailsOf(row) !== target || !row.hasAttribute('data-index'))
      return;
    list.fill(row);
    search.mark();
  }, true);
  turns.addEventListener('click', ({ target }) => {
    const button = isElement(target) ? target.closest('button') : null;
    if (button !== null)
      press(page, list, button);
    search.mark();
  });
  later.addEventListener('click', () => list.showLater());
  earlier.addEventListener('click', () => list.showEarlier());
  new page.window.IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting))
      list.showLater();
  }, { rootMargin: '600px' }).observe(later);
}
function press(page, list, button) {
  if (button.hasAttribute('data-prompt'))
    togglePrompt(page, button);
  else if (button.hasAttribute('data-json'))
    toggleJson(page, button);
  else if (button.getAttribute('data-more') === 'events')
    showMoreEvents(list, button);
}
function showMoreEvents(list, button) {
  const row = button.closest('li.turn');
  const body = button.parentElement;
  if (row !== null && body !== null)
    list.fillMore(row, body);
}
function startLinks(page, list, search) {
  const { document, window, record } = page;
  const rowOf = (hash) => {
    const turn = record.index.turns.findIndex(({ id }) => \`#\${id}\` === hash);
    if (turn === -1)
      return null;
    const row = list.reveal(turn);
    if (row !== null)
      return row;
    search.clear();
    return list.reveal(turn);
  };
  const open = (hash) => {
    const row = rowOf(hash);
    if (row === null)
      return;
    detailsOf(row)?.toggleAttribute('open', true);
    row.scrollIntoView({ block: 'start' });
    summaryOf(row)?.focus({ preventScroll: true });
  };
  document.addEventListener('click', (event) => {
    const link = isElement(event.target) ? event.target.closest('a[href^="#"]') : null;
    const hash = link === null ? chartHash(document, event) : link.getAttribute('href');
    if (hash !== null)
      open(hash);
  });
  window.addEventListener('hashchange', () => open(window.location.hash));
  open(window.location.hash);
}
function chartHash(document, { target, clientX }) {
  const drawing = isElement(target) ? target.closest('.plot > svg') : null;
  if (drawing === null)
    return null;
  const links = [...document.querySelectorAll('.numbers a')];
  const { left, width } = drawing.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * links.length);
  return links[column]?.getAttribute('href') ?? null;
}
function startHelp(byId) {
  byId('help-button').addEventListener('click', () => byId('help').showModal());
  byId('help')
    .querySelector('button')
    ?.addEventListener('click', () => byId('help').close());
}
return { start };
})();
m0.start(document, window);
})();
`;
/** Its stylesheet. */
const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fcfbf9, #15161a);
  --well: light-dark(#f4f2ed, #1d1f24);
  --rule: light-dark(#e2ded6, #30333a);
  --edge: light-dark(#8a857b, #737781);
  --ink: light-dark(#1d1c1a, #e7e5e0);
  --quiet: light-dark(#615d56, #a6a39c);
  --link: light-dark(#1d4f91, #90b8f5);
  --good: light-dark(#176639, #83d3a0);
  --good-well: light-dark(#e4f3e8, #15301f);
  --bad: light-dark(#a1221d, #ffa198);
  --bad-well: light-dark(#fbe9e6, #3b1c1b);
  --warn: light-dark(#744700, #e8c06d);
  --warn-well: light-dark(#faf0d8, #33280f);
  --hit: light-dark(#ffe58a, #6a5200);
  --mono:
    ui-monospace, "SF Mono", "Cascadia Mono", "Segoe UI Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}

[data-theme="light"] {
  color-scheme: light;
}

[data-theme="dark"] {
  color-scheme: dark;
}

*,
::before,
::after {
  box-sizing: border-box;
}

html {
  background: var(--paper);
  color: var(--ink);
  font:
    1rem / 1.55 system-ui,
    -apple-system,
    "Segoe UI",
    Roboto,
    "Noto Sans",
    sans-serif;
  scroll-padding-top: 4.5rem;
  -webkit-text-size-adjust: 100%;
}

body {
  max-width: 62rem;
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 2.5rem) 4rem;
  overflow-wrap: anywhere;
}

h1,
h2,
h3,
h4,
p,
ol,
ul,
dl,
dd,
pre,
figure {
  margin: 0;
}

ol,
ul {
  padding: 0;
  list-style: none;
}

h2 {
  margin-bottom: 1rem;
  font-size: 1.2rem;
  font-weight: 650;
  letter-spacing: -0.01em;
}

a {
  color: var(--link);
  text-underline-offset: 0.15em;
}

code,
pre,
kbd,
.text {
  font-family: var(--mono);
  font-size: 0.84em;
}

:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 2px;
  border-radius: 3px;
}

button,
input[type="search"] {
  padding: 0.3rem 0.7rem;
  border: 1px solid var(--rule);
  border-radius: 5px;
  background: var(--paper);
  color: inherit;
  font: inherit;
  font-size: 0.875rem;
}

button {
  cursor: pointer;
}

button:hover {
  border-color: var(--quiet);
}

.quiet {
  color: var(--quiet);
  font-size: 0.9rem;
}

.away {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

/* Characters without a shape, named. */
.unseen {
  padding: 0 0.25em;
  border-radius: 3px;
  background: var(--warn-well);
  color: var(--warn);
  font-family: var(--mono);
  font-size: 0.8em;
  white-space: nowrap;
}

dialog {
  max-width: min(28rem, calc(100vw - 2rem));
  padding: 1.5rem;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--paper);
  color: var(--ink);
}

dialog::backdrop {
  background: rgb(0 0 0 / 45%);
}

dialog dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.4rem 1.25rem;
}

dialog p {
  margin: 1rem 0;
}

kbd {
  padding: 0.05rem 0.4rem;
  border: 1px solid var(--rule);
  border-radius: 4px;
  background: var(--well);
}

.banner {
  display: flex;
  gap: 0.5rem;
  align-items: baseline;
  padding: 1rem 0;
  border-bottom: 1px solid var(--rule);
}

.banner p {
  flex: 1;
}

section {
  margin-top: 3rem;
}

.verdict {
  margin-top: 2.5rem;
}

h1 {
  font-size: clamp(2.4rem, 7vw, 3.6rem);
  font-weight: 680;
  letter-spacing: -0.03em;
  line-height: 1.1;
}

h1.good {
  color: var(--good);
}

h1.bad {
  color: var(--bad);
}

h1.warn {
  color: var(--warn);
}

.goal {
  max-width: 44rem;
  margin-top: 0.75rem;
  font-size: 1.2rem;
  line-height: 1.4;
}

.meaning {
  max-width: 44rem;
  margin: 1rem 0 0.5rem;
  color: var(--quiet);
}

.prose {
  white-space: pre-wrap;
  unicode-bidi: isolate;
}

.problems {
  margin: 1.25rem 0;
  padding: 0.75rem 1rem;
  border-left: 3px solid var(--warn);
  background: var(--warn-well);
}

.problems ul {
  margin-top: 0.25rem;
}

/* Red at base → green after → confirmed: the chain of results that the outcome rests on. */
.proof {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: 1px;
  margin-top: 1.75rem;
  border: 1px solid var(--rule);
  border-radius: 8px;
  background: var(--rule);
  overflow: hidden;
}

.proof li {
  position: relative;
  padding: 0.9rem 1.1rem 1rem;
  border-top: 3px solid var(--rule);
  background: var(--paper);
}

.proof li.good {
  border-top-color: var(--good);
}

.proof li.bad {
  border-top-color: var(--bad);
}

.proof .when {
  display: block;
  color: var(--quiet);
  font-size: 0.85rem;
}

.proof strong {
  margin-right: 0.5rem;
  font-size: 1.25rem;
  font-weight: 650;
}

.proof .good strong {
  color: var(--good);
}

.proof .bad strong {
  color: var(--bad);
}

.proof .none strong {
  color: var(--quiet);
  font-weight: 400;
}

.failure {
  margin-top: 1rem;
}

.evidence dl {
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  border-top: 1px solid var(--rule);
}

.evidence dt,
.evidence dd {
  padding: 0.7rem 0;
  border-bottom: 1px solid var(--rule);
}

.evidence dt {
  color: var(--quiet);
}

.evidence pre {
  margin: 0 0 0.35rem;
}

.hash {
  color: var(--quiet);
  font-size: 0.85rem;
}

.claim {
  max-width: 44rem;
}

.claim h2 {
  margin-bottom: 0.1rem;
}

.claim > .prose {
  margin-top: 0.75rem;
}

.changes {
  margin-top: 0.75rem;
}

.changes li,
.event ul > li {
  margin-top: 0.25rem;
  padding-left: 1rem;
  text-indent: -1rem;
}

.changes li::before,
.event ul > li::before {
  content: "–";
  display: inline-block;
  width: 1rem;
  color: var(--quiet);
  text-indent: 0;
}

.budget {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: 1rem 1.75rem;
}

.budget dt {
  color: var(--quiet);
  font-size: 0.85rem;
}

.used {
  font-weight: 620;
  font-variant-numeric: tabular-nums;
}

.meter {
  display: block;
  width: 100%;
  height: 3px;
  margin-top: 0.35rem;
}

.track,
.lane {
  fill: var(--well);
}

.fill {
  fill: var(--quiet);
}

.full {
  fill: var(--bad);
}

.chart {
  margin-top: 1.75rem;
}

.plot {
  display: grid;
  grid-template: 9rem auto / 3.2rem minmax(0, 1fr);
}

.plot svg {
  width: 100%;
  height: 100%;
  cursor: pointer;
}

.lanes {
  position: relative;
  color: var(--quiet);
  font-size: 0.75rem;
  line-height: 0.9rem;
}

.lanes span {
  position: absolute;
}

.lanes span:nth-child(2) {
  top: 14%;
}

.lanes span:nth-child(3) {
  top: 31%;
}

.lanes span:nth-child(4) {
  bottom: 0;
}

.axis {
  display: flex;
  grid-column: -2;
  margin-top: 0.15rem;
  color: var(--quiet);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
}

.axis span {
  flex: 1;
  text-align: center;
  white-space: nowrap;
}

.axis.dense span:first-child {
  text-align: left;
}

.axis.dense span:last-child {
  text-align: right;
}

.plot .good {
  fill: var(--good);
}

.plot .bad {
  fill: var(--bad);
}

.plot .cached {
  fill: light-dark(#b9c8dc, #3d4f68);
}

.plot .input {
  fill: light-dark(#5d86bb, #7aa2d8);
}

.plot .output {
  fill: light-dark(#1f3d66, #cfe0f7);
}

.base {
  stroke: var(--rule);
  vector-effect: non-scaling-stroke;
}

figcaption {
  margin: 0.5rem 0 0 3.2rem;
  color: var(--quiet);
  font-size: 0.85rem;
}

.key::before {
  content: "";
  display: inline-block;
  width: 0.7em;
  height: 0.7em;
  margin-right: 0.35em;
  background: light-dark(#5d86bb, #7aa2d8);
}

.key.cached::before {
  background: light-dark(#b9c8dc, #3d4f68);
}

.key.output::before {
  background: light-dark(#1f3d66, #cfe0f7);
}

.numbers {
  margin: 0.5rem 0 0 3.2rem;
  font-size: 0.875rem;
}

.scroll {
  overflow-x: auto;
}

table {
  margin-top: 0.5rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
}

th,
td {
  padding: 0.25rem 1.25rem 0.25rem 0;
  border-bottom: 1px solid var(--rule);
  text-align: right;
}

th:first-child {
  text-align: left;
}

td:nth-child(2) {
  text-align: left;
  white-space: nowrap;
}

th {
  font-weight: 550;
}

summary {
  cursor: pointer;
}

.mark {
  padding: 0.05rem 0.45rem;
  border-radius: 4px;
  background: var(--well);
  color: var(--quiet);
  font-size: 0.8rem;
  white-space: nowrap;
}

.mark.good {
  background: var(--good-well);
  color: var(--good);
}

.mark.bad {
  background: var(--bad-well);
  color: var(--bad);
}

.mark.warn {
  background: var(--warn-well);
  color: var(--warn);
}

#controls:not([hidden]) {
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  padding: 0.6rem 0;
  border-bottom: 1px solid var(--rule);
  background: var(--paper);
}

#search {
  border-color: var(--edge);
  flex: 1 1 9rem;
  max-width: 26rem;
  margin-right: auto;
}

#hits {
  flex: 1 1 auto;
  color: var(--quiet);
  font-size: 0.875rem;
}

/* Empty, it takes no room, and stays where assistive technology listens. */
#hits:empty {
  position: absolute;
}

::placeholder {
  color: var(--quiet);
  opacity: 1;
}

#turns {
  border-bottom: 1px solid var(--rule);
}

.turn {
  border-top: 1px solid var(--rule);
  border-left: 3px solid transparent;
}

.turn:first-child {
  border-top: 0;
}

.turn.good {
  border-left-color: var(--good);
}

.turn.bad {
  border-left-color: var(--bad);
}

.turn > details > summary {
  display: grid;
  grid-template-columns: 2.2rem minmax(0, 1fr) auto 11rem;
  gap: 0.1rem 0.9rem;
  align-items: baseline;
  padding: 0.55rem 0.25rem 0.55rem 0;
  list-style: none;
}

.turn > details > summary::-webkit-details-marker {
  display: none;
}

.turn > details > summary:hover {
  background: var(--well);
}

.turn > details > summary:focus-visible {
  outline-offset: -2px;
}

.number {
  color: var(--quiet);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  text-align: right;
}

h3 {
  font-size: 0.95rem;
  font-weight: 400;
}

.verb {
  font-weight: 620;
}

.cost {
  color: var(--quiet);
  font-size: 0.8rem;
  font-variant-numeric: tabular-nums;
  text-align: right;
}

.marks {
  text-align: right;
}

.found {
  grid-column: 2 / -1;
  color: var(--quiet);
  font-size: 0.85rem;
}

mark,
::highlight(hit) {
  background-color: var(--hit);
  color: var(--ink);
}

.body {
  padding: 0.25rem 0 1.5rem 3.1rem;
}

.event {
  margin-top: 1.1rem;
}

/* Small events follow one another on a line, until one of them is opened. */
.event.line {
  display: inline-block;
  margin: 0.5rem 1.25rem 0 0;
}

.event.line:has(> .panel) {
  display: block;
}

.event > h4 {
  display: inline;
  margin-right: 0.6rem;
  font-size: 0.9rem;
  font-weight: 620;
}

.event.line > h4 {
  color: var(--quiet);
  font-weight: 400;
}

.event.good > h4 {
  color: var(--good);
}

.event.bad > h4 {
  color: var(--bad);
}

.event.warn > h4 {
  color: var(--warn);
}

.event > p,
.event > .prose,
.event > details,
.event > ul {
  margin-top: 0.3rem;
}

.event ul > li .prose {
  display: inline;
  text-indent: 0;
}

.event button {
  padding: 0.05rem 0.5rem;
  font-size: 0.8rem;
}

.event .json {
  border-color: transparent;
  background: none;
  color: var(--quiet);
  font-family: var(--mono);
  font-size: 0.72rem;
}

.event .json:hover {
  border-color: var(--rule);
}

.event details > summary {
  color: var(--quiet);
  font-size: 0.875rem;
}

pre.text {
  max-height: 34rem;
  margin-top: 0.4rem;
  padding: 0.6rem 0.8rem;
  border-radius: 6px;
  background: var(--well);
  font-size: 0.8rem;
  line-height: 1.5;
  overflow: auto;
  overflow-wrap: normal;
  tab-size: 4;
  unicode-bidi: isolate;
  white-space: pre;
}

pre.message,
pre.wrapped {
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}

/* As wide as the longest line, so that a coloured line keeps its colour when it is scrolled. */
pre > span:not(.unseen) {
  display: block;
  width: fit-content;
  min-width: calc(100% + 1.6rem);
  margin: 0 -0.8rem;
  padding: 0 0.8rem;
}

.added {
  background: var(--good-well);
  color: var(--good);
}

.removed,
.telling {
  background: var(--bad-well);
  color: var(--bad);
}

.hunk,
.file {
  color: var(--quiet);
}

.all,
.cut {
  margin-top: 0.4rem;
}

.cut {
  color: var(--quiet);
  font-size: 0.85rem;
}

.panel {
  margin-top: 0.6rem;
  padding-left: 0.9rem;
  border-left: 2px solid var(--rule);
}

.message {
  margin-top: 0.4rem;
}

.message > summary .quiet {
  margin-left: 0.4rem;
  font-size: 0.8rem;
}

.message[open] > summary .quiet {
  display: none;
}

.message .mark {
  margin-left: 0.5rem;
}

.more:not([hidden]) {
  display: block;
  width: 100%;
  margin-top: 0.75rem;
}

footer {
  margin-top: 3rem;
}

@media (max-width: 40rem) {
  .evidence dl {
    display: block;
  }

  .evidence dt {
    padding-bottom: 0;
    border-bottom: 0;
    font-size: 0.85rem;
  }

  .evidence dd {
    padding-top: 0.1rem;
  }

  .lanes {
    display: none;
  }

  .plot {
    grid-template-columns: minmax(0, 1fr);
  }

  figcaption,
  .numbers {
    margin-left: 0;
  }

  .turn > details > summary {
    grid-template-columns: 1.6rem minmax(0, 1fr);
    gap: 0.1rem 0.6rem;
  }

  .marks,
  .cost,
  .found {
    grid-column: 2;
    text-align: left;
  }

  .body {
    padding-left: 0.6rem;
  }
}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}

@media print {
  :root {
    color-scheme: light;
  }

  html {
    font-size: 10pt;
  }

  body {
    max-width: none;
    padding: 0;
  }

  button,
  .more:not([hidden]),
  #controls:not([hidden]),
  .numbers > summary {
    display: none;
  }

  pre.text {
    max-height: none;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  .proof,
  .turn > details > summary,
  .evidence dd {
    break-inside: avoid;
  }
}
`;

;// CONCATENATED MODULE: ./build/js/trace/page/format.js
const NUMBER = new Intl.NumberFormat('en-US');
function formatCount(count) {
    return NUMBER.format(count);
}
/** `1 turn`, `2 turns`. */
function formatCountOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1_000_000)
        return `${(bytes / 1000).toFixed(1)} KB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function formatDuration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** Milliseconds since 1970; null for what is not a time. Numbers below 10^11 are seconds (the Python original). */
function timeOf(ts) {
    if (ts === null)
        return null;
    const ms = typeof ts === 'string' ? Date.parse(ts) : ts < 1e11 ? ts * 1000 : ts;
    return Number.isFinite(ms) ? ms : null;
}
/** The first `max` characters on one line; an ellipsis says that there is more. */
function firstLine(text, max) {
    const [line = ''] = text.trimStart().split('\n', 1);
    const isWhole = line.length <= max && line.trimEnd() === text.trim();
    return isWhole ? line.trimEnd() : `${line.slice(0, max).trimEnd()}…`;
}

;// CONCATENATED MODULE: ./build/js/trace/page/view.js
// What the page draws, as data. One set of functions makes these views; Node writes them as HTML and the
// browser builds them as elements, and in neither is there a way for text to become markup.
/** An element; null children are left out, lists are flattened. */
function h(tag, attributes, ...children) {
    return { tag, attributes, children: flatten(children) };
}
function flatten(children) {
    return children.flatMap((child) => {
        if (child === null)
            return [];
        return isChildren(child) ? flatten(child) : [child];
    });
}
function isChildren(child) {
    return Array.isArray(child);
}
function longText(text, flavour, label) {
    return { longText: text, flavour, label };
}

;// CONCATENATED MODULE: ./build/js/trace/page/budget-view.js


/** What the run used of each bound, with a bar where there is one. */
function budgetView(spent) {
    return h('dl', { class: 'budget' }, spent.map(({ what, text, used, limit }) => h('div', {}, h('dt', {}, what), h('dd', {}, h('strong', { class: 'used' }, text), limit === null ? '' : h('span', { class: 'quiet' }, ` of ${limitWords(what, limit)}`)), limit === null ? null : meter(used / limit))));
}
function limitWords(what, limit) {
    return what === 'Time' ? `${formatCount(Math.round(limit / 60_000))} min` : formatCount(limit);
}
function meter(share) {
    const width = String(Math.min(100, Math.max(share > 0 ? 0.5 : 0, Math.round(share * 1000) / 10)));
    return h('svg', { class: 'meter', viewBox: '0 0 100 2', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, h('rect', { class: 'track', x: '0', y: '0', width: '100', height: '2' }), h('rect', { class: share >= 1 ? 'full' : 'fill', x: '0', y: '0', width, height: '2' }));
}

;// CONCATENATED MODULE: ./build/js/trace/page/chart-columns.js
/** More columns than this are drawn as one for several turns. */
const MAX_COLUMNS = 160;
/** The turns that tested something or cost something, in at most MAX_COLUMNS columns. */
function columnsOf(all) {
    const turns = all.filter(({ number, test }) => number !== null || test !== null);
    const size = Math.max(1, Math.ceil(turns.length / MAX_COLUMNS));
    return Array.from({ length: Math.ceil(turns.length / size) }, (_, index) => columnOf(turns.slice(index * size, (index + 1) * size)));
}
function columnOf(turns) {
    const sum = (of) => turns.reduce((total, turn) => total + of(turn), 0);
    return {
        turns,
        test: turns.findLast(({ test }) => test !== null)?.test ?? null,
        input: sum(({ tokens }) => tokens.input),
        cached: sum(({ tokens }) => tokens.cached),
        output: sum(({ tokens }) => tokens.output),
    };
}
/** The height of the highest column. */
function mostTokens(columns) {
    return Math.max(...columns.map(({ input, output }) => input + output));
}
function isGreen({ test }) {
    return test?.tone === 'good';
}
/** `4`, `start`, or `40–44` where a column stands for several. */
function turnName(turns) {
    const [first, last] = [turns[0], turns.at(-1)];
    if (first === undefined || last === undefined)
        return '';
    const name = ({ number, id }) => (number === null ? id : String(number));
    return first === last ? name(first) : `${name(first)}–${name(last)}`;
}

;// CONCATENATED MODULE: ./build/js/trace/page/chart-drawing.js



/** In units of the view box; the drawing stretches to its place, so only proportions count. */
const LANE = 10;
const BARS_TOP = 34;
const BARS = 66;
const STEP = 10;
/** Test results as two lanes, so that place tells as much as colour, over the tokens as bars. */
function drawing(columns) {
    const most = Math.max(1, mostTokens(columns));
    const width = String(columns.length * STEP);
    return h('svg', {
        viewBox: `0 0 ${width} 100`,
        preserveAspectRatio: 'none',
        role: 'img',
        'aria-label': summaryOf(columns),
    }, h('rect', { class: 'lane', x: '0', y: '0', width, height: String(LANE) }), h('rect', { class: 'lane', x: '0', y: String(LANE + 4), width, height: String(LANE) }), columns.flatMap((column, index) => columnRects(column, index * STEP, most)), h('line', { class: 'base', x1: '0', x2: width, y1: '100', y2: '100' }));
}
/** Under each column its turn, as long as there is room for all. */
function axis(columns) {
    const isDense = columns.length > MAX_LABELS;
    const labelled = isDense ? [columns[0], columns.at(-1)] : columns;
    return h('div', { class: isDense ? 'axis dense' : 'axis', 'aria-hidden': 'true' }, labelled.map((column) => h('span', {}, column === undefined ? '' : turnName(column.turns))));
}
const MAX_LABELS = 14;
function columnRects(column, left, most) {
    const x = String(left + 1);
    const width = String(STEP - 2);
    const lane = { x, width, height: String(LANE) };
    const test = column.test === null
        ? []
        : [h('rect', { class: column.test.tone, ...lane, y: isGreen(column) ? '0' : String(LANE + 4) })];
    const heights = [column.cached, column.input - column.cached, column.output].map((tokens) => (Math.max(0, tokens) / most) * BARS);
    let bottom = BARS_TOP + BARS;
    const bars = heights.map((height, index) => {
        bottom -= height;
        return h('rect', {
            class: BAR_CLASSES[index],
            x,
            width,
            y: bottom.toFixed(2),
            height: height.toFixed(2),
        });
    });
    return [...test, ...bars];
}
const BAR_CLASSES = ['cached', 'input', 'output'];
function summaryOf(columns) {
    const tested = columns.filter(({ test }) => test !== null);
    const green = tested.filter(isGreen).length;
    return `${formatCountOf(columns.length, 'column')} of turns; tests in ${tested.length} of them: ${green} ended green, ${tested.length - green} red. The table below holds the numbers.`;
}

;// CONCATENATED MODULE: ./build/js/trace/page/mark-view.js

/** A small word in the colour of its tone; the word itself tells as much as the colour. */
function markView(tone, text) {
    return h('span', { class: `mark ${tone}` }, text);
}

;// CONCATENATED MODULE: ./build/js/trace/page/chart-view.js





/** The shape of a run, turn by turn, as a drawing and as a table; null when there were no turns. */
function chartView(turns) {
    const columns = columnsOf(turns);
    return columns.length === 0 ? null : chartFigure(columns);
}
function chartFigure(columns) {
    return h('figure', { class: 'chart', 'aria-labelledby': 'chart-caption' }, h('div', { class: 'plot' }, h('div', { class: 'lanes', 'aria-hidden': 'true' }, labelsOf(columns).map((label) => h('span', {}, label))), drawing(columns), axis(columns)), h('figcaption', { id: 'chart-caption' }, 'Test results, green above red, and tokens of each turn: ', h('span', { class: 'key cached' }, 'input from the cache'), ', ', h('span', { class: 'key input' }, 'new input'), ', ', h('span', { class: 'key output' }, 'output'), '.'), tableView(columns));
}
function labelsOf(columns) {
    const most = mostTokens(columns);
    return ['green', 'red', ...(most === 0 ? [] : [formatCount(most), 'tokens'])];
}
function tableView(columns) {
    const heads = ['Turn', 'Tests', 'Input tokens', 'of these cached', 'Output tokens'];
    return h('details', { class: 'numbers' }, h('summary', {}, 'The same as a table'), h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'Tests and tokens of each turn' }, h('table', {}, h('thead', {}, h('tr', {}, heads.map((head) => h('th', { scope: 'col' }, head)))), h('tbody', {}, columns.map(tableRow)))));
}
function tableRow({ turns, test, input, cached, output }) {
    const cells = [
        [test === null ? '–' : markView(test.tone, test.text)],
        [formatCount(input)],
        [formatCount(cached)],
        [formatCount(output)],
    ];
    return h('tr', {}, h('th', { scope: 'row' }, turnLink(turns)), cells.map((cell) => h('td', {}, cell)));
}
function turnLink(turns) {
    const [first] = turns;
    return first === undefined ? '' : h('a', { href: `#${first.id}` }, turnName(turns));
}

;// CONCATENATED MODULE: ./build/js/trace/page/bounded.js


// What the head of the page shows is short in any honest trace. A hostile one shall not push the evidence off
// the screen.
const bounded_short = (text) => firstLine(text, 300);
function code(text) {
    return text === '' ? [] : [h('code', {}, bounded_short(text))];
}
/** The policy allows a patch twenty files; a record that names many more is shown in part. */
const MAX_PATHS = 50;
function leftOut(count) {
    return count > MAX_PATHS ? h('li', {}, `and ${formatCountOf(count - MAX_PATHS, 'more file')}`) : null;
}

;// CONCATENATED MODULE: ./build/js/trace/page/read-json.js
// Payloads are shown as found, from newer, older and foreign writers alike: a field that is missing or of
// another type reads as absent, and the page goes on. No zod here: the browser runs these functions too.
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isList(value) {
    return Array.isArray(value);
}
/** The value at a path of keys; undefined as soon as one is missing. */
function valueAt(value, ...keys) {
    return keys.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
/** The text at a path; '' when there is none. */
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'string' ? found : '';
}
function numberAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'number' ? found : null;
}
function listAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return isList(found) ? found : [];
}
function textsAt(value, ...keys) {
    return listAt(value, ...keys).filter((item) => typeof item === 'string');
}
/** Indented JSON; for a value nested too deep to write, a sentence that says so. */
function prettyJson(value) {
    try {
        return JSON.stringify(value, null, 2);
    }
    catch {
        return '(nested too deep to show; see the trace)';
    }
}

;// CONCATENATED MODULE: ./build/js/trace/page/claimed-changes.js

/** The model's list of what it changed; entries without a path are left out. */
function claimedChanges(final) {
    return listAt(final, 'changes')
        .map((change) => ({ path: textAt(change, 'path'), description: textAt(change, 'description') }))
        .filter(({ path }) => path !== '');
}

;// CONCATENATED MODULE: ./build/js/trace/page/claim-view.js





/** The closing summary, named as what it is. */
function claimView({ final, isClaim }) {
    const summary = textAt(final, 'summary');
    const changes = claimedChanges(final);
    if (summary === '' && changes.length === 0)
        return null;
    return h('section', { class: 'claim', 'aria-labelledby': 'claim' }, h('h2', { id: 'claim' }, isClaim ? 'What the model says' : 'Closing summary'), h('p', { class: 'quiet' }, isClaim ? CLAIM : DRIVER_WORDS), longText(summary, 'prose', 'Summary'), changes.length === 0
        ? null
        : h('ul', { class: 'changes' }, changes
            .slice(0, MAX_PATHS)
            .map(({ path, description }) => h('li', {}, code(path), ` ${firstLine(description, 500)}`)), leftOut(changes.length)));
}
const CLAIM = 'A claim, not evidence: the outcome above was computed without it.';
const DRIVER_WORDS = 'In the words of the driver: the run ended without a summary by the model.';

;// CONCATENATED MODULE: ./build/js/trace/page/embed-json.js
/** `<` could end the script element or open a comment; the others would read differently to people or parsers than to JSON. */
const UNSAFE = /[<>&\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\ufeff]/gu;
/** JSON that can stand inside a script element, on one line. */
function embedJson(value) {
    return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}
/** JSON escapes are of UTF-16 units: a character beyond the first plane has two. */
function escapeCharacter(character) {
    return [...Array(character.length).keys()]
        .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
        .join('');
}
/** Small enough for any browser's longest string, large enough to be few. */
const BLOCK_CHARACTERS = 4_000_000;
/** All events as JSON lines, in script elements that the browser does not run. */
function* eventBlocks(events) {
    let lines = [];
    let size = 0;
    for (const event of events) {
        const line = eventLine(event);
        if (lines.length > 0 && size + line.length > BLOCK_CHARACTERS) {
            yield block(lines);
            lines = [];
            size = 0;
        }
        lines.push(line);
        size += line.length;
    }
    if (lines.length > 0)
        yield block(lines);
}
function block(lines) {
    return `<script type="application/json" class="events">${lines.join('\n')}</script>\n`;
}
/** A payload nested too deep to write (RangeError) leaves a sentence in its place, and its event stays. */
function eventLine({ seq, ts, kind, payload }) {
    try {
        return embedJson({ seq, ts, kind, payload });
    }
    catch {
        return embedJson({ seq, ts, kind, payload: { note: 'Nested too deep to show; see the trace.' } });
    }
}

;// CONCATENATED MODULE: ./build/js/trace/page/outcome-meaning.js

const MEANINGS = {
    fixed: {
        title: 'Fixed',
        tone: 'good',
        meaning: 'The driver saw the test command pass on the patched files, and pass again with every other tracked file restored. The model’s words had no part in this verdict. It proves the test command, and nothing the tests do not cover.',
    },
    unverified: {
        title: 'Unverified',
        tone: 'warn',
        meaning: 'There is a patch, and nothing proves it: the tests passed before the patch as well, or the run was told not to run them. Judge the diff on its own.',
    },
    not_reproduced: {
        title: 'Not reproduced',
        tone: 'plain',
        meaning: 'The tests already passed at the base commit. The model was never called and nothing was changed.',
    },
    not_fixed: {
        title: 'Not fixed',
        tone: 'bad',
        meaning: 'The model gave up, or kept claiming a green that was red. The best patch is kept for reading, not for merging.',
    },
    flaky: {
        title: 'Flaky',
        tone: 'warn',
        meaning: 'The tests passed and then failed on the same files. The result depends on something other than the code, so it proves nothing.',
    },
    budget_exhausted: {
        title: 'Budget exhausted',
        tone: 'bad',
        meaning: 'A bound of the run was reached while the tests were still red. The best patch so far is kept.',
    },
    model_error: {
        title: 'Model error',
        tone: 'bad',
        meaning: 'The model endpoint failed, or its replies could not be read. This says nothing about the code.',
    },
    infra_error: {
        title: 'Infrastructure error',
        tone: 'bad',
        meaning: 'The test command could not start, or ran out of time before anything was tried. This says nothing about the code.',
    },
    refused: {
        title: 'Refused',
        tone: 'plain',
        meaning: 'The gate did not allow this run. The model was never called.',
    },
    skipped: {
        title: 'Skipped',
        tone: 'plain',
        meaning: 'The event was not one for agent-fix. Nothing was done.',
    },
};
/** `outcome` is null when the record has none: a killed run, a cut file, or another writer. */
function outcomeMeaning(outcome, hasEnded) {
    if (outcome !== null && Object.hasOwn(MEANINGS, outcome))
        return MEANINGS[outcome] ?? UNKNOWN(outcome);
    if (outcome !== null)
        return UNKNOWN(outcome);
    return hasEnded ? UNRECORDED : UNFINISHED;
}
const UNKNOWN = (outcome) => ({
    title: firstLine(outcome, 40),
    tone: 'plain',
    meaning: 'This version of agent-fix does not know that outcome.',
});
const UNRECORDED = {
    title: 'No verdict recorded',
    tone: 'plain',
    meaning: 'The run ended, but its writer recorded no outcome, as the Python original did not. Judge by the test results below.',
};
const UNFINISHED = {
    title: 'Unfinished',
    tone: 'bad',
    meaning: 'The record stops before an outcome: the run was killed, is still going, or the file was cut. Everything up to there is shown.',
};

;// CONCATENATED MODULE: ./build/js/trace/page/test-result.js


/** Reads the payload of a `tests` event. */
function testRunOf(payload) {
    const isOk = valueAt(payload, 'ok') === true;
    const verdict = textAt(payload, 'verdict') || (isOk ? 'green' : 'red');
    return {
        verdict,
        // A writer that says both "ok" and a verdict other than green contradicts itself: not a pass.
        tone: verdict === 'green' && isOk ? 'good' : 'bad',
        phase: textAt(payload, 'phase'),
        output: textAt(payload, 'output'),
        signature: textAt(payload, 'signature'),
        measured: measuredOf(payload),
    };
}
function measuredOf(payload) {
    const exitCode = numberAt(payload, 'exit_code');
    const durationMs = numberAt(payload, 'duration_ms');
    const parts = [
        exitCode === null ? '' : `exit ${exitCode}`,
        durationMs === null ? '' : formatDuration(durationMs),
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
const VERDICTS = { timeout: 'timed out', not_found: 'command not found' };
/** The verdict as people say it. */
function verdictWords(verdict) {
    return Object.hasOwn(VERDICTS, verdict) ? (VERDICTS[verdict] ?? verdict) : firstLine(verdict, 40);
}
const PHASES = {
    baseline: 'at the base commit',
    write: 'after this write',
    final: 'at the final answer',
    confirm: 'confirming run',
};
/** When this run took place, as people say it; '' when it is not recorded. */
function phaseWords(phase) {
    return Object.hasOwn(PHASES, phase) ? (PHASES[phase] ?? '') : phase;
}

;// CONCATENATED MODULE: ./build/js/trace/page/run-facts.js




/** `turns`: how many the timeline holds. */
function runFactsOf(run, turns) {
    const last = (kind) => run.events.findLast((event) => event.kind === kind)?.payload ?? null;
    const start = run.events.find(({ kind }) => kind === 'run_start')?.payload ?? null;
    const outcome = last('outcome');
    const end = last('run_end');
    const final = valueAt(last('final'), 'final') ?? finalOfState(end);
    const tests = run.events.filter(({ kind }) => kind === 'tests').map(({ payload }) => testRunOf(payload));
    return {
        goal: textAt(start, 'goal') || textAt(start, 'task', 'goal'),
        outcome: outcomeMeaning(textAt(outcome, 'outcome') || null, end !== null),
        stopReason: textAt(outcome, 'stop_reason'),
        start,
        baseline: tests.find(({ phase }) => phase === 'baseline') ?? null,
        after: tests.findLast(({ phase }) => phase !== 'baseline' && phase !== 'confirm') ?? null,
        confirms: tests.filter(({ phase }) => phase === 'confirm'),
        patch: outcome,
        final,
        isClaim: isClaim(run.events, final),
        spent: spentOf(run.events, start, { turns, testRuns: tests.length }),
    };
}
/** The Python original may end without a `final` event; its summary stands in `run_end`. */
function finalOfState(end) {
    const summary = textAt(end, 'summary');
    return summary === '' ? null : { summary };
}
/** The driver closes a run in its own words when the model never called `final`, or called it without any. */
function isClaim(events, final) {
    const action = events.findLast(({ kind }) => kind === 'llm_action')?.payload;
    return textAt(action, 'action', 'summary') === textAt(final, 'summary');
}
function spentOf(events, start, counts) {
    const limit = (name) => numberAt(start, 'settings', 'limits', name);
    const tokens = usageOf(events);
    const elapsed = elapsedOf(events);
    const spend = (what, used, name) => {
        return { what, used, limit: limit(name), text: formatCount(used) };
    };
    const spent = [
        spend('Turns', counts.turns, 'max_iterations'),
        spend('Test runs', counts.testRuns, 'max_test_runs'),
        spend('Reflections', events.filter(({ kind }) => kind === 'reflection_request').length, 'max_reflections'),
        // The Python original recorded no usage; that is not the same as none.
        ...(tokens.input + tokens.output === 0
            ? []
            : [spend('Tokens', tokens.input + tokens.output, 'max_total_tokens')]),
    ];
    if (elapsed === null)
        return spent;
    return [
        ...spent,
        { what: 'Time', used: elapsed, limit: limit('timeout_ms'), text: formatDuration(elapsed) },
    ];
}
/** Everything the endpoint charged for: actions, malformed replies and reflections. */
function usageOf(events) {
    const total = { input: 0, cached: 0, output: 0 };
    for (const { payload } of events) {
        const usage = valueAt(payload, 'usage');
        if (!isObject(usage))
            continue;
        total.input += numberAt(usage, 'input_tokens') ?? 0;
        total.cached += numberAt(usage, 'cached_input_tokens') ?? 0;
        total.output += numberAt(usage, 'output_tokens') ?? 0;
    }
    return total;
}
function elapsedOf(events) {
    const first = timeOf(events[0]?.ts ?? null);
    const last = timeOf(events.at(-1)?.ts ?? null);
    return first === null || last === null ? null : Math.max(0, last - first);
}
/** The paths of the patch. */
function patchPaths(patch) {
    return textsAt(patch, 'files');
}

;// CONCATENATED MODULE: ./build/js/trace/page/trigger-words.js

/** What set the run off, for people; '' when it is not recorded. */
function triggerWords(trigger) {
    const runId = formatId(numberAt(trigger, 'run_id'));
    switch (textAt(trigger, 'kind')) {
        case 'workflow_run':
            return `the failed workflow “${textAt(trigger, 'workflow_name')}”, run ${runId}, on ${textAt(trigger, 'branch')}`;
        case 'issue':
            return `issue #${formatId(numberAt(trigger, 'number'))}, “${textAt(trigger, 'title')}”`;
        case 'dispatch':
            return `a hand-started workflow, run ${runId}`;
        case 'step':
            return `a failed step of workflow “${textAt(trigger, 'workflow_name')}”, run ${runId}`;
        case 'terminal':
            return 'a person at a terminal';
        default:
            return textAt(trigger, 'kind');
    }
}
function formatId(id) {
    return id === null ? '?' : String(id);
}

;// CONCATENATED MODULE: ./build/js/trace/page/evidence-view.js






/** What a reviewer checks before trusting the outcome: the command, the patch, the model, the hashes. */
function evidenceView(run, facts, writers) {
    const { start, patch } = facts;
    return h('section', { class: 'evidence', 'aria-labelledby': 'evidence' }, h('h2', { id: 'evidence' }, 'Evidence'), h('dl', {}, [
        ...fact('Test command', commandViews(valueAt(start, 'task', 'test_command'))),
        ...fact('Patch', patchViews(patch, writers)),
        ...fact('Base commit', code(textAt(start, 'task', 'base_commit'))),
        ...fact('Set off by', words(triggerWords(valueAt(start, 'task', 'trigger')))),
        ...fact('Model', modelViews(start)),
        ...fact('Record', recordViews(run)),
    ]));
}
function fact(name, views) {
    return views.length === 0 ? [] : [h('dt', {}, name), h('dd', {}, views)];
}
function words(text) {
    return text === '' ? [] : [bounded_short(text)];
}
function commandViews(command) {
    if (command === undefined)
        return [];
    const run = textAt(command, 'run');
    if (run === '')
        return [h('p', {}, 'None: this run had no test command.')];
    const shell = textAt(command, 'shell');
    const folder = textAt(command, 'working_directory');
    const details = [
        `Found in: ${textAt(command, 'source') || 'not recorded'}`,
        shell === '' ? '' : `shell: ${shell}`,
        folder === '' || folder === '.' ? '' : `in ${folder}`,
    ].filter((text) => text !== '');
    return [longText(run, 'plain', 'Test command'), h('p', { class: 'quiet' }, bounded_short(details.join(' · ')))];
}
function patchViews(patch, writers) {
    const paths = patchPaths(patch);
    const bytes = numberAt(patch, 'patch_bytes');
    if (patch === null)
        return [];
    if (paths.length === 0)
        return [h('p', {}, 'No file was changed.')];
    const sha256 = textAt(patch, 'patch_sha256');
    return [
        h('ul', { class: 'paths' }, paths.slice(0, MAX_PATHS).map((path) => h('li', {}, code(path), writtenIn(writers.get(path)))), leftOut(paths.length)),
        h('p', { class: 'quiet' }, bytes === null ? '' : `${formatBytes(bytes)} as a diff`),
        ...(sha256 === '' ? [] : [hash('sha256', sha256)]),
    ];
}
function writtenIn(turns = []) {
    if (turns.length === 0)
        return [];
    const links = turns.slice(0, MAX_LINKS).flatMap(({ id, number }, index) => {
        return [index === 0 ? ' ' : ', ', h('a', { href: `#${id}` }, `turn ${number ?? '?'}`)];
    });
    return [h('span', { class: 'quiet' }, ' written in', links, turns.length > MAX_LINKS ? ' and later' : '')];
}
const MAX_LINKS = 12;
function hash(algorithm, hex) {
    return h('p', { class: 'hash' }, `${algorithm} `, h('code', {}, bounded_short(hex)));
}
function modelViews(start) {
    const model = textAt(start, 'llm', 'model');
    if (model === '')
        return [];
    const via = [textAt(start, 'llm', 'api'), textAt(start, 'llm', 'endpoint')].filter((text) => text !== '');
    return [...code(model), h('span', { class: 'quiet' }, ` ${bounded_short(via.join(' at '))}`)];
}
function recordViews(run) {
    return [
        h('p', {}, `${formatCountOf(run.events.length, 'event')}. ${integrityWords(run.integrity)}`),
        h('p', { class: 'hash' }, 'run ', h('code', {}, bounded_short(run.runId))),
        ...(run.traceSha256 === null ? [] : [hash('trace sha256', run.traceSha256)]),
    ];
}
function integrityWords(integrity) {
    switch (integrity.kind) {
        case 'checked':
            return integrity.findings.length === 0
                ? `The hash chain over ${formatCount(integrity.events)} of them is whole: no line was changed, removed or reordered.`
                : `The hash chain is broken: ${formatCountOf(integrity.findings.length, 'finding')}, listed above.`;
        case 'unchecked':
            return `The hash chain was not checked: ${integrity.reason}.`;
    }
}

;// CONCATENATED MODULE: ./build/js/trace/page/turn-row.js



/** A closed turn. Its body stays empty until someone opens it, so that a run of any length opens at once. */
function turnRow(turn, index) {
    return h('li', { id: turn.id, class: `turn ${turn.test?.tone ?? 'none'}`, 'data-index': String(index) }, h('details', {}, h('summary', {}, h('span', { class: 'number' }, turn.number === null ? '' : String(turn.number)), h('h3', {}, titleViews(turn)), h('span', { class: 'marks' }, marksOf(turn)), h('span', { class: 'cost' }, costWords(turn))), h('div', { class: 'body' })));
}
function titleViews({ number, verb, object }) {
    if (number === null)
        return [verb, object === '' ? '' : ': ', object];
    return [h('span', { class: 'away' }, `Turn ${number}: `), h('span', { class: 'verb' }, verb), ' ', object];
}
function marksOf({ marks }) {
    return marks.flatMap(({ tone, text }) => [markView(tone, text), ' ']);
}
function costWords({ tokens, atMs, count }) {
    const total = tokens.input + tokens.output;
    const parts = [
        total === 0 ? formatCountOf(count, 'event') : `${formatCount(total)} tokens`,
        atMs === null ? '' : `at ${formatDuration(atMs)}`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}

;// CONCATENATED MODULE: ./build/js/trace/page/frame-view.js



/** Rows that stand in the page without any script; the script draws the rest as the reader goes on. */
const STATIC_ROWS = 200;
function bannerView(run) {
    return h('header', { class: 'banner' }, h('p', {}, h('strong', {}, 'agent-fix'), h('span', { class: 'quiet' }, ' trace of run '), h('code', {}, firstLine(run.runId, 80))), h('button', { type: 'button', id: 'theme' }, 'Colours: auto'), h('button', { type: 'button', id: 'help-button' }, 'Keys'));
}
/** The turns, closed, with the controls that only work with the script. */
function timelineView(turns) {
    return h('section', { class: 'timeline', 'aria-labelledby': 'timeline' }, h('h2', { id: 'timeline' }, 'Timeline'), h('noscript', {}, h('p', { class: 'problems' }, noscriptWords(turns.length))), h('search', { id: 'controls', hidden: '' }, h('label', { for: 'search', class: 'away' }, 'Search the timeline'), h('input', {
        id: 'search',
        type: 'search',
        placeholder: 'Search the timeline',
        autocomplete: 'off',
        spellcheck: 'false',
    }), h('span', { id: 'hits', role: 'status' }), h('button', { type: 'button', id: 'open-all' }, 'Open all')), h('button', { type: 'button', id: 'earlier', class: 'more', hidden: '' }), h('ol', { id: 'turns' }, turns.slice(0, STATIC_ROWS).map(turnRow)), h('button', { type: 'button', id: 'later', class: 'more', hidden: '' }));
}
function noscriptWords(turns) {
    const cut = turns > STATIC_ROWS ? ` The first ${STATIC_ROWS} of ${formatCount(turns)} are listed.` : '';
    return `Without JavaScript the turns are listed but cannot be opened.${cut}`;
}
const KEYS = [
    [['j', 'k'], 'next and previous turn'],
    [['↓', '↑'], 'the same, while a turn has the focus'],
    [['o', 'Enter'], 'open or close the turn'],
    [['/'], 'search'],
    [['Esc'], 'end the search'],
    [['?'], 'this help'],
];
function helpView() {
    return h('dialog', { id: 'help', 'aria-labelledby': 'help-title' }, h('h2', { id: 'help-title' }, 'Keys'), h('dl', {}, KEYS.flatMap(([keys, what]) => [
        h('dt', {}, keys.flatMap((key) => [h('kbd', {}, key), ' '])),
        h('dd', {}, what),
    ])), h('p', {}, h('label', {}, h('input', { type: 'checkbox', id: 'single-keys', checked: '' }), ' Answer to single keys')), h('button', { type: 'button' }, 'Close'));
}
function colophonView(run) {
    return h('footer', {}, h('p', { class: 'quiet' }, `Drawn from ${formatCountOf(run.events.length, 'event')} of the trace. This page holds all it shows: it loads nothing and sends nothing.`));
}

// EXTERNAL MODULE: ./build/js/trace/page/visible-text.js
var visible_text = __webpack_require__(39866);
;// CONCATENATED MODULE: ./build/js/trace/page/long-text.js


/** A text block is cut after so much: what a reader scans before asking for more, and what a browser draws at once. */
const CUT_CHARACTERS = 16_000;
const CUT_LINES = 300;
/** How much of a text is drawn at first; all of it when that is not much less. */
function cutLength(text) {
    const end = Math.min(endOfLine(text, CUT_LINES), CUT_CHARACTERS);
    if (text.length <= end * 1.1)
        return text.length;
    // Never between the two halves of one character.
    return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
/** Where the n-th line ends, or the text. */
function endOfLine(text, count) {
    let end = 0;
    for (let line = 0; line < count && end < CUT_CHARACTERS; line += 1) {
        const newline = text.indexOf('\n', end);
        if (newline === -1)
            return text.length;
        end = newline + 1;
    }
    return end;
}
/** The text block itself, whole or its first `length` characters. */
function textBlock(view, length) {
    const text = (0,visible_text/* withoutAnsi */.uo)(view.longText.slice(0, length));
    if (view.flavour === 'prose')
        return h('div', { class: 'prose' }, text);
    return h('pre', { class: `text ${view.flavour}`, tabindex: '0', role: 'group', 'aria-label': view.label }, linesOf(text, view.flavour));
}
function linesOf(text, flavour) {
    if (flavour === 'diff')
        return runsOf(text, diffClass);
    const lines = text.replaceAll('\r\n', '\n');
    return flavour === 'tests' ? runsOf(lines, (line) => (isTelling(line) ? 'telling' : '')) : [lines];
}
/** Neighbouring lines of one class become one span; lines without a class stay bare text. */
function runsOf(text, classOf) {
    const runs = [];
    for (const line of text.split(/(?<=\n)/)) {
        const kind = classOf(line);
        const last = runs.at(-1);
        if (last?.kind === kind)
            last.lines.push(line);
        else
            runs.push({ kind, lines: [line] });
    }
    return runs.map(({ kind, lines }) => kind === '' ? lines.join('') : h('span', { class: kind }, lines.join('')));
}
function diffClass(line) {
    if (line.startsWith('@@'))
        return 'hunk';
    if (line.startsWith('+++') || line.startsWith('---'))
        return 'file';
    if (line.startsWith('+'))
        return 'added';
    return line.startsWith('-') ? 'removed' : '';
}
/** How the common test runners mark what failed: pytest, unittest, node:test, vitest, jest, mocha, go, cargo, tsc, make. */
const TELLING = new RegExp([
    String.raw `^E\s{2,}`,
    String.raw `^\s*(?:FAILED|FAIL|ERROR|not ok)\b`,
    String.raw `^\s*[✗✕✖×●]\s`,
    String.raw `^\s*--- FAIL`,
    String.raw `\b\w*(?:Error|Exception)\b:`,
    String.raw `\bpanicked at\b|^panic:`,
    String.raw `\berror(?:\[\w+\]|\s?TS\d+)?:`,
    String.raw `\.\.\. FAILED$|\.\.\. FAIL$`,
    String.raw `^\s*(?:[-+]\s*)?(?:Expected|Received|expected|actual|got|want|left|right)\b\s*:`,
    String.raw `\b[1-9]\d* (?:failed|failing|failures?|errors?)\b`,
].join('|'));
/** Whether a line of test output tells what failed. */
function isTelling(line) {
    return line.length < 2_000 && TELLING.test((0,visible_text/* withoutAnsi */.uo)(line));
}
/** The first lines that tell what failed, at most `max` of them. */
function tellingLines(output, max) {
    const found = [];
    for (const line of withoutAnsi(output).split('\n')) {
        if (found.length === max)
            break;
        if (isTelling(line))
            found.push(line.trimEnd());
    }
    return found;
}

;// CONCATENATED MODULE: ./build/js/trace/page/to-html.js



const VOID = new Set(['input']);
/** Writes a view as HTML. All text is escaped here and nowhere else; what has no visible shape is written as a mark. */
function toHtml(view) {
    if (typeof view === 'string')
        return textHtml(view);
    return 'tag' in view ? elementHtml(view) : longTextHtml(view);
}
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
function textHtml(text) {
    return (0,visible_text/* visiblePieces */.aV)(text)
        .map((piece) => typeof piece === 'string' ? escapeHtml(piece) : `<span class="unseen">${piece.mark}</span>`)
        .join('');
}
function elementHtml({ tag, attributes, children }) {
    const written = Object.entries(attributes)
        .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml((0,visible_text/* visibleText */.Q6)(value))}"`))
        .join('');
    if (VOID.has(tag))
        return `<${tag}${written}>`;
    // The parser drops a newline right after <pre>; an extra one keeps the text whole.
    const start = tag === 'pre' ? '\n' : '';
    return `<${tag}${written}>${start}${children.map(toHtml).join('')}</${tag}>`;
}
/** Static HTML cannot show the rest on demand; it says how much is left out and where it is. */
function longTextHtml(view) {
    const shown = cutLength(view.longText);
    const block = toHtml(textBlock(view, shown));
    if (shown === view.longText.length)
        return block;
    const note = `Cut here: ${formatCount(shown)} of ${formatCount(view.longText.length)} characters; the whole is in the timeline.`;
    return `${block}<p class="cut">${note}</p>`;
}

;// CONCATENATED MODULE: ./build/js/trace/page/action-words.js


/** Reads an action of any writer; an unknown one gives its type or name, and its first text argument. */
function actionWords(action) {
    if (textAt(action, 'type') === 'final') {
        return { verb: 'final', object: firstLine(textAt(action, 'summary'), 90) };
    }
    const verb = textAt(action, 'name') || textAt(action, 'tool') || textAt(action, 'type') || 'action';
    return { verb: firstLine(verb, 60), object: firstLine(objectOf(verb, valueAt(action, 'args')), 240) };
}
function objectOf(verb, args) {
    const path = textAt(args, 'rel_path');
    const folder = textAt(args, 'rel_dir') || '.';
    switch (verb) {
        case 'list_files':
            return `${folder}${suffix(', ', textAt(args, 'glob'))}`;
        case 'read_file':
            return `${path}${action_words_linesOf(args)}`;
        case 'grep':
            return `“${firstLine(textAt(args, 'pattern'), 60)}” in ${textAt(args, 'glob') || folder}`;
        case 'write_file':
            return `${path}${extentOf(args)}`;
        default:
            return path;
    }
}
function action_words_linesOf(args) {
    const start = numberAt(args, 'start_line');
    const end = numberAt(args, 'end_line');
    if (start === null && end === null)
        return '';
    return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}
function extentOf(args) {
    const edits = listAt(args, 'edits').length;
    if (edits > 0)
        return `, ${formatCountOf(edits, 'edit')}`;
    const { length } = textAt(args, 'content');
    return length > 0 ? `, ${formatCountOf(length, 'character')}` : '';
}
function suffix(separator, text) {
    return text === '' ? '' : `${separator}${text}`;
}

;// CONCATENATED MODULE: ./build/js/trace/page/turns.js





/** Splits a run's events into turns, in the order of the record. */
function turnsOf(events) {
    const startMs = timeOf(events[0]?.ts ?? null);
    const taken = new Set();
    return groupsOf(events).map((group) => turnOf(group, startMs, freeId(group, taken)));
}
function groupsOf(events) {
    const groups = [];
    for (const [index, event] of events.entries()) {
        const group = groups.at(-1);
        const next = nextGroup(event, group);
        if (next === null && group !== undefined)
            group.events.push(event);
        else
            groups.push({ ...(next ?? { stage: 'start', number: null }), from: index, events: [event] });
    }
    return groups;
}
/** A turn begins with a request, or else a reply, of another number; the end with the driver's closing words. */
function nextGroup(event, group) {
    if (isEnding(event))
        return group?.stage === 'end' ? null : { stage: 'end', number: null };
    if (!OPENINGS.has(event.kind))
        return null;
    const number = numberAt(event.payload, 't');
    const isSame = group?.stage === 'turn' && (number === group.number || number === null);
    const isNext = !isSame || (number === null && event.kind === 'llm_request');
    return isNext ? { stage: 'turn', number } : null;
}
/** Confirming runs come after the last turn, and then the driver closes the record. */
function isEnding({ kind, payload }) {
    return ENDINGS.has(kind) || (kind === 'tests' && textAt(payload, 'phase') === 'confirm');
}
/** Requests and replies; tries and trailing text belong to the turn they come in, and so do reflections. */
const OPENINGS = new Set(['llm_request', 'llm_action', 'llm_parse_error', 'llm_error']);
const ENDINGS = new Set(['final', 'outcome', 'run_end']);
function freeId({ stage, number, from }, taken) {
    const name = stage === 'turn' && Number.isSafeInteger(number) ? `turn-${number}` : stage;
    const id = taken.has(name) || name === 'turn' ? `${name}-at-${from}` : name;
    taken.add(id);
    return id;
}
function turnOf(group, startMs, id) {
    const { events, from, number } = group;
    const atMs = timeOf(events[0]?.ts ?? null);
    const tests = events.findLast(({ kind }) => kind === 'tests');
    return {
        id,
        number: group.stage === 'turn' ? (number ?? from) : null,
        from,
        count: events.length,
        ...headline(group),
        marks: events.flatMap((event) => turns_marksOf(event)).slice(0, MAX_MARKS),
        test: tests === undefined ? null : testMark(tests.payload),
        tokens: usageOf(events),
        atMs: atMs === null || startMs === null ? null : Math.max(0, atMs - startMs),
    };
}
/** More would hide the row's words; the turn's body shows all. */
const MAX_MARKS = 5;
function headline({ stage, events }) {
    const payloadOf = (kind) => events.find((event) => event.kind === kind)?.payload;
    if (stage === 'start')
        return { verb: 'Before the first turn', object: '' };
    if (stage === 'end')
        return { verb: 'The end', object: textAt(payloadOf('outcome') ?? null, 'stop_reason') };
    const action = payloadOf('llm_action');
    if (action !== undefined)
        return actionWords(valueAt(action, 'action'));
    const malformed = payloadOf('llm_parse_error');
    if (malformed !== undefined)
        return { verb: 'malformed reply', object: errorLine(malformed, 'error') };
    const lost = payloadOf('llm_error');
    if (lost !== undefined)
        return { verb: 'no reply', object: errorLine(lost, 'message') };
    return { verb: 'no reply recorded', object: '' };
}
function errorLine(payload, key) {
    return firstLine(textAt(payload, key), 90);
}
function turns_marksOf({ kind, payload }) {
    switch (kind) {
        case 'tests':
            return [testMark(payload)];
        case 'tool_result':
            if (valueAt(payload, 'obs', 'ok') !== false)
                return [];
            return [{ tone: 'warn', text: isDenied(payload) ? 'refused' : 'tool failed' }];
        case 'llm_parse_error':
            return [{ tone: 'warn', text: 'malformed' }];
        case 'llm_error':
            return [{ tone: 'bad', text: 'model lost' }];
        case 'llm_attempt':
            return numberAt(payload, 'wait_ms') === null ? [] : [{ tone: 'warn', text: 'retried' }];
        case 'reflection':
            return [{ tone: 'plain', text: 'reflection' }];
        case 'driver_note':
            return [noteMark(textAt(payload, 'reason'))];
        default:
            return [];
    }
}
function noteMark(reason) {
    if (reason === 'evidence_first' || reason === 'claim_refused')
        return { tone: 'warn', text: 'final refused' };
    return reason === 'loop' ? { tone: 'warn', text: 'loop' } : { tone: 'plain', text: 'driver note' };
}
function testMark(payload) {
    const { verdict, tone, phase } = testRunOf(payload);
    return { tone, text: `${phase === 'confirm' ? 'confirming run' : 'tests'} ${verdictWords(verdict)}` };
}
function isDenied(payload) {
    return textAt(payload, 'obs', 'meta', 'denied') !== '';
}

;// CONCATENATED MODULE: ./build/js/trace/page/verdict-view.js



/** The head of the page: how the run ended, what that proves, and the three test results it rests on. */
function verdictView(run, facts) {
    const { outcome, stopReason, goal } = facts;
    return h('section', { class: 'verdict', 'aria-labelledby': 'outcome' }, h('h1', { id: 'outcome', class: outcome.tone }, outcome.title), h('div', { class: 'goal' }, longText(goal === '' ? 'No goal recorded.' : goal, 'prose', 'Goal')), h('p', { class: 'meaning' }, outcome.meaning), stopReason === ''
        ? null
        : h('p', { class: 'quiet' }, 'Stop reason: ', h('code', {}, firstLine(stopReason, 80))), problemsView(run), proofView(facts), failureView(facts));
}
/** Corrupt lines and a broken chain stand before any evidence: they say how far the rest can be believed. */
function problemsView({ problems, integrity }) {
    const findings = integrity.kind === 'checked' ? integrity.findings : [];
    const lines = byLine([...problems, ...findings]);
    if (lines.length === 0)
        return null;
    return h('div', { class: 'problems', role: 'note', 'aria-label': 'Problems of the record' }, h('p', {}, h('strong', {}, 'This record is damaged. '), 'What could be read is shown as it stands.'), h('ul', {}, lines.slice(0, MAX_PROBLEMS).map((line) => h('li', {}, firstLine(line, 300)))), lines.length > MAX_PROBLEMS
        ? h('p', {}, `And ${formatCountOf(lines.length - MAX_PROBLEMS, 'more problem')}.`)
        : null);
}
const MAX_PROBLEMS = 20;
/** One entry a line of the file: reader and chain often say the same, one of them at more length. */
function byLine(problems) {
    const lines = Map.groupBy(problems, ({ line }) => line);
    return [...lines].map(([line, found]) => {
        const reasons = [...new Set(found.map(({ reason }) => reason))];
        const distinct = reasons.filter((reason) => !reasons.some((other) => other !== reason && other.startsWith(reason)));
        return `Line ${line}: ${distinct.join('; ')}`;
    });
}
function proofView({ baseline, after, confirms }) {
    const steps = [
        proofStep('At the base commit', baseline),
        proofStep('After the last change', after),
        ...(confirms.length > 0 ? confirms : [null]).map((confirm, index) => proofStep(confirms.length > 1 ? `Confirming run ${index + 1}` : 'Confirming run', confirm)),
    ];
    return h('ol', { class: 'proof', 'aria-label': 'Test results the outcome rests on' }, steps);
}
function proofStep(when, run) {
    return h('li', { class: run?.tone ?? 'none' }, h('span', { class: 'when' }, when), h('strong', {}, run === null ? 'not run' : verdictWords(run.verdict)), h('span', { class: 'quiet' }, run?.measured ?? ''));
}
/** What failed before any change, and what still fails. */
function failureView({ baseline, after }) {
    const failures = [
        { when: 'at the base commit', signature: baseline?.signature ?? '' },
        { when: 'after the last change', signature: after?.signature ?? '' },
    ];
    return failures
        .filter(({ signature }) => signature !== '')
        .map(({ when, signature }) => h('div', { class: 'failure' }, h('p', { class: 'quiet' }, `What failed ${when}:`), longText(signature, 'message', `What failed ${when}`)));
}

;// CONCATENATED MODULE: ./build/js/trace/page.js
















/** One run as one HTML page that needs nothing else: no network, no other file. */
function renderPage(run) {
    return [...pageParts(run)].join('');
}
/** The same page piece by piece, for runs whose page should not stand in memory whole. */
function* pageParts(run) {
    const turns = turnsOf(run.events);
    const facts = runFactsOf(run, turns.filter(({ number }) => number !== null).length);
    yield headHtml(facts);
    yield `<body>\n${toHtml(bannerView(run))}\n${toHtml(mainView(run, facts, turns))}\n`;
    yield `${toHtml(colophonView(run))}\n${toHtml(helpView())}\n`;
    yield `<script type="application/json" id="index">${embedJson(indexOf(run, turns))}</script>\n`;
    yield* eventBlocks(run.events);
    yield `<script>${PAGE_SCRIPT}</script>\n</body>\n</html>\n`;
}
function mainView(run, facts, turns) {
    return h('main', {}, verdictView(run, facts), evidenceView(run, facts, writersOf(run, turns)), claimView(facts), h('section', { 'aria-labelledby': 'shape' }, h('h2', { id: 'shape' }, 'Shape of the run'), budgetView(facts.spent), chartView(turns)), timelineView(turns));
}
/** Which turns wrote each path, so that a reviewer gets from a file to how it came about. */
function writersOf(run, turns) {
    const writers = new Map();
    for (const turn of turns) {
        for (const { kind, payload } of run.events.slice(turn.from, turn.from + turn.count)) {
            if (kind !== 'tool_result' || textAt(payload, 'tool') !== 'write_file')
                continue;
            if (valueAt(payload, 'obs', 'ok') !== true)
                continue;
            const path = textAt(payload, 'obs', 'meta', 'path') || textAt(payload, 'args', 'rel_path');
            writers.set(path, [...(writers.get(path) ?? []), turn]);
        }
    }
    return writers;
}
/** What the script needs to know before it reads any event. */
function indexOf(run, turns) {
    const requests = [...run.events.keys()].filter((index) => REQUESTS.has(run.events[index]?.kind ?? ''));
    return { turns, requests, drawn: Math.min(turns.length, STATIC_ROWS) };
}
const REQUESTS = new Set(['llm_request', 'reflection_request']);
/**
 * Only our script and our style may act in this page, named by their hashes; nothing may be loaded, no address
 * base changed, no form sent. https://www.w3.org/TR/CSP3/; the last two are https://www.w3.org/TR/trusted-types/.
 */
const policy = () => [
    "default-src 'none'",
    `script-src '${hashOf(PAGE_SCRIPT)}'`,
    `style-src '${hashOf(PAGE_STYLE)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join('; ');
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('base64')}`;
}
function headHtml({ outcome, goal }) {
    const title = (0,visible_text/* visibleText */.Q6)(`${outcome.title}: ${firstLine(goal, 70)}`);
    return `<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy())}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · agent-fix</title>
<style>${PAGE_STYLE}</style>
</head>
`;
}


/***/ }),

/***/ 55986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39802);

/** Reads one run; without an id, the only one of the file. Throws for a run that is not there, and what the file system throws. */
async function readRun(path, runId) {
    const runs = new Map();
    const problems = [];
    for await (const item of (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readTrace */ .c)(path)) {
        if (item.type === 'problem') {
            problems.push(item.problem);
            continue;
        }
        const { event } = item;
        if (runId === null || runId === event.runId)
            append(runs, event);
    }
    const [only, ...others] = runs;
    if (only === undefined)
        throw new Error(`${path} holds ${runId === null ? 'no run' : `no run ${runId}`}`);
    if (others.length > 0) {
        throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${[...runs.keys()].join(', ')}`);
    }
    return { runId: only[0], events: only[1], problems };
}
function append(runs, event) {
    const events = runs.get(event.runId);
    if (events === undefined)
        runs.set(event.runId, [event]);
    else
        events.push(event);
}


/***/ })

};
