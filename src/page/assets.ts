// Made by scripts/page-assets.ts from client/ and style.css. Do not edit.

/** The one script of the trace page. */
export const PAGE_SCRIPT = `'use strict';
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
  counterfactual: 'without the patch',
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
export const PAGE_STYLE = `:root {
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
