export const id = 536;
export const ids = [536];
export const modules = {

  29536:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  v: () => (  loadPageRun),
  k: () => (  pageParts)
});

var external_node_crypto_ = __webpack_require__(77598);
var state = __webpack_require__(87893);
var safe_text = __webpack_require__(27083);
var story_story = __webpack_require__(19417);
var story_words = __webpack_require__(94977);
var story_moment = __webpack_require__(81202);
var errors = __webpack_require__(39429);
var digest = __webpack_require__(47252);
var progress = __webpack_require__(72853);
var read_json = __webpack_require__(3297);
var page_view = __webpack_require__(18461);
; 




function additionOf({ kind, payload }, builder) {
    const rows = (0,read_json .gT)(payload, 'appended').flatMap(rowsOfItem);
    const prompt = builder.add({ kind, payload });
    if (prompt === null)
        return { messages: rows, isExact: null };
    const messages = (0,read_json .fK)(payload, 'head') === undefined ? rows : [...frameOf(prompt), ...rows];
    return { messages, isExact: prompt.isExact };
}
function frameOf({ head, tail }) {
    const parsed = (0,errors .NW)(undefined, () => JSON.parse(`${head}${tail}`));
    const instructions = (0,read_json .$6)(parsed, 'instructions');
    const tools = (0,read_json .fK)(parsed, 'tools');
    return [
        ...((0,read_json .Lv)(tools) ? [{ role: 'tools', note: toolNames(tools), text: (0,read_json .D_)(tools) }] : []),
        ...(instructions === '' ? [] : [{ role: 'system', note: 'instructions', text: instructions }]),
    ];
}
function toolNames(tools) {
    return tools.map((tool) => (0,read_json .$6)(tool, 'name') || (0,read_json .$6)(tool, 'function', 'name')).join(', ');
}
function rowsOfItem(item) {
    const { role, text, calls, answers } = (0,read_json .bD)(item);
    const rows = calls.map(({ name, args }) => ({ role, note: `calls ${name}`, text: args }));
    return text === '' && rows.length > 0 ? rows : [{ role, note: answers, text }, ...rows];
}
function spokenText(raw) {
    const items = [
        ...(0,read_json .gT)(raw, 'output'),
        ...(0,read_json .gT)(raw, 'choices').map((choice) => (0,read_json .fK)(choice, 'message')),
    ];
    return items
        .flatMap((item) => {
        const isMessage = (0,read_json .$6)(item, 'type') === 'message' || (0,read_json .$6)(item, 'role') === 'assistant';
        const reasoning = (0,read_json .$6)(item, 'reasoning_content') || (0,read_json .$6)(item, 'reasoning');
        const message = isMessage ? (0,read_json .Tf)((0,read_json .fK)(item, 'content')) : '';
        return [(0,read_json .Tf)((0,read_json .fK)(item, 'summary')), reasoning, message];
    })
        .filter((text) => text.trim() !== '')
        .join('\n\n');
}
function promptView({ messages, isExact }) {
    return (0,page_view.h)('details', (0,page_view.h)('summary', `${(0,story_words .gL)(messages.length, 'message')} added to the prompt`), (0,page_view.h)('p.quiet', checkWords(isExact)), messages.map(messageView));
}
function checkWords(isExact) {
    if (isExact === null)
        return 'This request cannot be put together again.';
    return `The sha256 of the whole prompt is ${isExact ? '' : 'NOT '}the recorded one.`;
}
function messageView({ role, note, text }) {
    return (0,page_view.h)('details.message', (0,page_view.h)('summary', (0,page_view.h)('strong', role), note === '' ? '' : ` ${note}`, (0,page_view.h)('span.quiet', ` ${(0,story_words .TM)(text, 80)}`)), text === '' ? (0,page_view.h)('p.quiet', 'No text.') : (0,page_view .SW)(text, 'plain', `Message of ${role}`));
}

; 








function eventSection(event, prompts) {
    const { seq, kind, payload } = event;
    return (0,page_view.h)('section', { class: `event ${(0,progress .yI)(event)}` }, (0,page_view.h)('h4', titleOfEvent(event)), viewsOf(event), kind === 'llm_request'
        ? promptView(additionOf(event, prompts))
        : (0,page_view.h)('details.record', (0,page_view.h)('summary', `#${(0,story_words .B4)(seq)} ${(0,story_words .TM)(kind, 40)}`), (0,page_view .SW)((0,read_json .D_)(payload), 'plain', 'Event as recorded')));
}
const TITLES = {
    llm_request: 'Request',
    llm_attempt: 'Answered',
    llm_trailing_text: 'Text after the action, ignored',
    tool_result: 'What happened',
    policy_denied: 'Refused by policy',
    driver_note: 'Driver note',
    candidate: 'Candidate',
    final: 'Closing summary',
    run_end: 'Run ended',
};
function titleOfEvent(event) {
    const { kind } = event;
    return (0,progress .oz)(event) ?? (Object.hasOwn(TITLES, kind) ? (TITLES[kind] ?? kind) : (0,story_words .TM)(kind, 160));
}
function viewsOf(event) {
    const moment = (0,story_moment .Et)(event);
    const { kind, payload } = event;
    if (moment !== null)
        return momentViews(moment, payload);
    if (kind === 'llm_trailing_text')
        return [(0,page_view .SW)((0,read_json .$6)(payload, 'trailing'), 'plain', 'Trailing text')];
    return kind === 'run_end' ? [(0,page_view .SW)((0,read_json .$6)(payload, 'summary'), 'prose', 'Summary')] : [];
}
function momentViews(moment, payload) {
    switch (moment.kind) {
        case 'start':
            return taskViews(moment.goal, payload);
        case 'action':
            return actionViews(payload);
        case 'malformed': {
            const raw = (0,read_json .fK)(payload, 'raw') ?? null;
            const text = typeof raw === 'string' ? raw : (0,read_json .D_)(raw);
            return [(0,page_view .SW)(moment.error, 'prose', 'Error'), (0,page_view .SW)(text, 'plain', 'Raw reply')];
        }
        case 'lost':
            return [(0,page_view .SW)(moment.message, 'prose', 'Error')];
        case 'result':
            return [resultView(moment)];
        case 'denied':
            return [(0,page_view.h)('p', (0,page_view.h)('code', moment.path), ` is covered by rule ${moment.rule}`)];
        case 'tests':
            return testViews(moment.run);
        case 'reflection':
            return reflectionViews(moment);
        case 'note':
            return [(0,page_view .SW)(moment.note, 'prose', 'Note')];
        case 'candidate':
            return [(0,page_view.h)('p', `${moment.template} at `, (0,page_view.h)('code', `${moment.path}:${moment.line ?? '?'}`))];
        case 'closing':
            return finalViews((0,read_json .fK)(payload, 'final'));
        case 'outcome': {
            const diff = (0,read_json .$6)(payload, 'diff');
            return diff === '' ? [] : [(0,page_view .SW)(diff, 'diff', 'The final diff')];
        }
        case 'attempt':
        case 'culprit':
            return [];
        default:
            return (0,errors .xb)(moment);
    }
}
function taskViews(goal, payload) {
    const files = (0,read_json .tk)(payload, 'files');
    const quoted = [...(0,read_json .gT)(payload, 'task', 'evidence'), ...(0,read_json .gT)(payload, 'task', 'instructions')];
    const evidence = quoted.flatMap((item) => [
        (0,page_view.h)('p.quiet', `From ${(0,read_json .$6)(item, 'source')}`),
        (0,page_view .SW)((0,read_json .$6)(item, 'text'), 'tests', `Evidence from ${(0,read_json .$6)(item, 'source')}`),
    ]);
    return [
        (0,page_view .SW)(goal, 'prose', 'Goal'),
        ...evidence,
        ...(files === null ? [] : [(0,page_view.h)('p.quiet', `${(0,story_words .gL)(files, 'file')} at the base commit`)]),
    ];
}
function actionViews(payload) {
    const action = (0,read_json .fK)(payload, 'action');
    const spoken = spokenText((0,read_json .fK)(payload, 'raw'));
    const said = spoken === '' ? [] : [(0,page_view .SW)(spoken, 'prose', 'Text by the model')];
    if ((0,read_json .$6)(action, 'type') === 'final')
        return [...said, ...finalViews(action)];
    return (0,read_json .$6)(action, 'name') === 'write_file' ? [...said, proposalView((0,read_json .fK)(action, 'args'))] : said;
}
function finalViews(final) {
    return [
        (0,page_view.h)('p', (0,page_view.h)('code', 'final'), ` ${(0,read_json .$6)(final, 'status').replace('_', ' ')}`),
        (0,page_view .SW)((0,read_json .$6)(final, 'summary'), 'prose', 'Summary by the model'),
        (0,page_view.h)('ul', (0,story_moment .x$)(final).map(({ path, description }) => (0,page_view.h)('li', (0,page_view.h)('code', path), ` ${description}`))),
    ];
}
function proposalView(args) {
    const content = (0,read_json .$6)(args, 'content');
    const edits = (0,read_json .gT)(args, 'edits');
    const [what, proposal] = edits.length > 0
        ? ['The edits as proposed', (0,page_view .SW)(edits.map(editDiff).join('\n'), 'diff', 'Proposed edits')]
        : [
            `The content as proposed, ${(0,story_words .gL)(content.length, 'character')}`,
            (0,page_view .SW)(content, 'plain', 'Proposed content'),
        ];
    return (0,page_view.h)('details', (0,page_view.h)('summary', what), proposal);
}
function editDiff(edit, index) {
    const prefixed = (key, sign) => `${sign}${(0,read_json .$6)(edit, key).replaceAll('\n', `\n${sign}`)}`;
    return `@@ edit ${index + 1} @@\n${prefixed('old', '-')}\n${prefixed('new', '+')}`;
}
function resultView({ tool, isOk, output }) {
    const flavour = !isOk ? 'message' : tool === 'write_file' ? 'diff' : 'plain';
    return output === ''
        ? (0,page_view.h)('p.quiet', 'The tool answered with nothing.')
        : (0,page_view .SW)(output, flavour, `Answer of ${tool}`);
}
function reflectionViews({ notes, nextFocus, risks, }) {
    return [
        (0,page_view.h)('ul', notes.map((note) => (0,page_view.h)('li', (0,page_view .SW)(note, 'prose', 'Note')))),
        ...(nextFocus === '' ? [] : [(0,page_view.h)('p', (0,page_view.h)('strong', 'Next: '), nextFocus)]),
        ...(risks.length === 0 ? [] : [(0,page_view.h)('p', (0,page_view.h)('strong', 'Risks: '), risks.join('; '))]),
    ];
}
const MAX_TELLING = 12;
function testViews(run) {
    const failing = run.isGreen ? [] : (0,digest .w7)(run.output).slice(0, MAX_TELLING);
    const focused = run.focus === null
        ? []
        : [
            (0,page_view.h)('p.quiet', 'Only the failing tests were run, which proves nothing by itself:'),
            (0,page_view .SW)(run.focus, 'plain', 'Command for only the failing tests'),
        ];
    return [
        ...focused,
        ...reportViews(run),
        ...(failing.length === 0 ? [] : [(0,page_view .SW)(failing.join('\n'), 'tests', 'Failing lines')]),
        ...outputViews(run.output, failing.length > 0),
    ];
}
const MAX_SHOWN_FAILURES = 50;
function reportViews({ report }) {
    if (report === null)
        return [];
    const { failures, failed, passed, skipped, source } = report;
    const counts = [
        failed === null ? '' : `${(0,story_words .B4)(failed)} failed`,
        passed === null ? '' : `${(0,story_words .B4)(passed)} passed`,
        skipped === null ? '' : `${(0,story_words .B4)(skipped)} skipped`,
    ].filter((text) => text !== '');
    const names = failures.slice(0, MAX_SHOWN_FAILURES).map(({ id, file, line }) => {
        const place = file === null ? '' : ` ${file}${line === null ? '' : `:${line}`}`;
        return (0,page_view.h)('li', (0,page_view.h)('code', (0,story_words .TM)(id, 300)), (0,page_view.h)('span.quiet', place));
    });
    const left = failures.length - names.length;
    return [
        (0,page_view.h)('p.quiet', `${counts.join(', ') || 'Failing tests'}, from ${(0,story_words .TM)(source, 100)}`),
        (0,page_view.h)('ul', names, left > 0 ? (0,page_view.h)('li', `and ${(0,story_words .B4)(left)} more`) : null),
    ];
}
function outputViews(output, hasDigest) {
    if (output === '')
        return [(0,page_view.h)('p.quiet', 'No output.')];
    const block = (0,page_view .SW)(output, 'tests', 'Test output');
    if (!hasDigest)
        return [block];
    return [(0,page_view.h)('details', (0,page_view.h)('summary', `All output, ${(0,story_words .B4)(output.length)} characters`), block)];
}

; 





function rowsOf({ turns }, events) {
    const start = events[0]?.ts ?? null;
    const taken = new Set();
    return turns.map((turn) => {
        const ts = events[turn.from]?.ts ?? null;
        const atMs = ts === null || start === null ? null : Math.max(0, (ts - start) * 1000);
        return { turn, id: freeId(turn, taken), atMs };
    });
}
function freeId({ stage, number, from }, taken) {
    const name = stage === 'turn' ? `turn-${number}` : stage;
    const id = taken.has(name) || !/^[a-z]+(?:-\d+)?$/.test(name) ? `${stage}-at-${from}` : name;
    taken.add(id);
    return id;
}
const markView = ({ tone, text }) => (0,page_view.h)('span', { class: `mark ${tone}` }, text);
function testMark(run) {
    const isProof = run.phase === 'confirm' || run.phase === 'counterfactual';
    const name = isProof ? (0,story_words .V2)(run.phase).name : 'tests';
    const scope = run.focus === null ? '' : ', failing tests only';
    const isColour = run.verdict === 'green' || run.verdict === 'red';
    const expected = (0,story_moment .CA)(run) ? ', as expected' : '';
    const text = `${name}${isColour ? '' : ':'} ${(0,story_words .L2)(run.verdict)}${scope}${expected}`;
    return { tone: (0,story_moment .YV)(run), text };
}
function rowView({ turn, id, atMs }, { events, prompts, mostTokens }) {
    const { number, from, count, usage } = turn;
    const tokens = `${(0,story_words .B4)(usage.input_tokens)} tokens ` +
        `in, ${(0,story_words .B4)(usage.cached_input_tokens)} of these from the cache, ${(0,story_words .B4)(usage.output_tokens)} out`;
    return (0,page_view.h)('details', { class: `turn ${toneOfTurn(turn)}` }, (0,page_view.h)('summary', (0,page_view.h)('span.number', number === null ? '' : String(number)), (0,page_view.h)('h3', titleViews(turn)), (0,page_view.h)('span.marks', marksOf(turn)), (0,page_view.h)('span.cost', costWords(turn, atMs), tokenBar(turn, mostTokens))), 
    (0,page_view.h)('div.body', { id }, (0,state .RP)(usage) === 0 ? null : (0,page_view.h)('p.quiet', tokens), events.slice(from, from + count).map((event) => eventSection(event, prompts))));
}
function toneOfTurn({ stage, test, moments }) {
    const end = stage === 'end' ? moments.find((moment) => moment.kind === 'outcome') : undefined;
    if (end !== undefined)
        return (0,story_words .wX)(end.outcome).tone;
    return test === null ? 'plain' : (0,story_moment .YV)(test);
}
function titleViews(turn) {
    const { verb, object } = headline(turn);
    if (turn.number === null)
        return [object === '' ? verb : `${verb}: ${object}`];
    return [(0,page_view.h)('span.verb', verb), ` ${object}`];
}
function headline({ stage, action, furtherActions, moments }) {
    if (stage === 'start') {
        const isSearch = moments.some(({ kind }) => kind === 'candidate');
        return { verb: isSearch ? 'The built-in search' : 'Before the first turn', object: '' };
    }
    if (stage === 'end') {
        const outcome = moments.find((moment) => moment.kind === 'outcome');
        return { verb: 'The end', object: outcome === undefined ? '' : (0,story_words .e$)(outcome.stopReason) };
    }
    const more = furtherActions === 0 ? '' : `, and ${(0,story_words .gL)(furtherActions, 'more call')}`;
    if (action !== null)
        return { verb: action.verb, object: `${action.headline}${more}` };
    for (const moment of moments) {
        if (moment.kind === 'malformed')
            return { verb: 'malformed reply', object: (0,story_words .TM)(moment.error, 90) };
        if (moment.kind === 'lost')
            return { verb: 'no reply', object: (0,story_words .TM)(moment.message, 90) };
        if (moment.kind === 'candidate')
            return { verb: 'candidate', object: (0,story_words .TM)(`${moment.template} at ${moment.path}`, 90) };
    }
    return { verb: 'no reply recorded', object: '' };
}
const MAX_MOMENT_MARKS = 5;
function marksOf({ moments }) {
    const marks = [...moments.map(markOfMoment), candidatesMark(moments)].filter((mark) => mark !== null);
    return marks.slice(0, MAX_MOMENT_MARKS).flatMap((mark) => [markView(mark), ' ']);
}
function markOfMoment(moment) {
    switch (moment.kind) {
        case 'tests':
            return testMark(moment.run);
        case 'result':
            return moment.isOk ? null : { tone: 'warn', text: moment.rule === '' ? 'tool failed' : 'refused' };
        case 'malformed':
            return { tone: 'warn', text: 'malformed' };
        case 'lost':
            return { tone: 'bad', text: 'model lost' };
        case 'attempt':
            return moment.waitMs === null ? null : { tone: 'warn', text: 'retried' };
        case 'reflection':
            return { tone: 'plain', text: 'reflection' };
        case 'note':
            return noteMark(moment.reason);
        default:
            return null;
    }
}
function candidatesMark(moments) {
    const candidates = moments.filter((moment) => moment.kind === 'candidate');
    if (candidates.length === 0)
        return null;
    const passed = candidates.filter(({ verdict }) => verdict === 'passed').length;
    const text = `${(0,story_words .gL)(candidates.length, 'candidate')}, ${(0,story_words .B4)(passed)} passed`;
    return { tone: passed > 0 ? 'good' : 'plain', text };
}
function noteMark(reason) {
    if (reason === 'evidence_first' || reason === 'claim_refused')
        return { tone: 'warn', text: 'final refused' };
    if (reason === state .Bx)
        return { tone: 'plain', text: 'reflection asked for' };
    return reason === 'loop' ? { tone: 'warn', text: 'loop' } : { tone: 'plain', text: 'driver note' };
}
function tokenBar({ usage }, most) {
    const value = (0,state .RP)(usage);
    return value === 0 ? null : (0,page_view.h)('progress', { value: `${value}`, max: `${most}`, 'aria-hidden': 'true' });
}
function costWords({ usage, count }, atMs) {
    const total = (0,state .RP)(usage);
    const parts = [
        total === 0 ? (0,story_words .gL)(count, 'event') : `${(0,story_words .B4)(total)} tokens`,
        atMs === null ? '' : `at ${(0,story_words .a3)(atMs)}`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}

var claims = __webpack_require__(49855);
; 
const MAX_LINES_SHOWN = 20;
function damageOf(run) {
    const lines = byLine([...run.problems, ...run.integrity.findings]);
    const { traceSha256, writtenSha256 } = run;
    const isOther = writtenSha256 !== null && traceSha256 !== writtenSha256;
    return [
        ...(isOther
            ? [`The file is not the one that the run wrote: its sha256 should be ${writtenSha256}.`]
            : []),
        ...lines.slice(0, MAX_LINES_SHOWN),
        ...(lines.length > MAX_LINES_SHOWN ? [`And ${lines.length - MAX_LINES_SHOWN} more lines.`] : []),
    ];
}
function byLine(problems) {
    const lines = Map.groupBy(problems, ({ line }) => line);
    return [...lines].map(([line, found]) => {
        const reasons = [...new Set(found.map(({ reason }) => reason))];
        const distinct = reasons.filter((reason) => !reasons.some((other) => other !== reason && other.startsWith(reason)));
        return `Line ${line}: ${distinct.join('; ')}`;
    });
}

; 







function headlineOf(run, story) {
    const outcome = (0,claims ._B)(story, story);
    const damage = damageOf(run);
    const { title, tone } = damage.length === 0 ? outcome : { title: 'Damaged record', tone: 'bad' };
    return { title, tone, damage, outcome };
}
function verdictView(headline, story) {
    const { title, tone, damage, outcome } = headline;
    const { stopReason } = story;
    return (0,page_view.h)('section.verdict', { 'aria-labelledby': 'outcome' }, (0,page_view.h)('h1', { id: 'outcome', class: tone }, title), damageView(headline), askedView(story), damage.length > 0 ? null : (0,page_view.h)('p.meaning', [outcome.meaning, outcome.proves].filter(Boolean).join(' ')), (0,story_words .e$)(stopReason) === '' ? null : (0,page_view.h)('p.quiet', `The run ended because ${(0,story_words .e$)(stopReason)}.`), proofView(story, headline), checksView(story, headline), changeView(story), failureViews(story));
}
const MAX_OPEN_CHARS = 600;
function askedView({ start, goal }) {
    const trigger = (0,read_json .fK)(start, 'task', 'trigger');
    const title = (0,read_json .$6)(trigger, 'title');
    const texts = title === '' ? [] : (0,read_json .gT)(start, 'task', 'evidence');
    const asked = title === ''
        ? goal || 'No goal recorded.'
        : `#${(0,read_json .tk)(trigger, 'number') ?? '?'}: ${shownLine(title)}`;
    return (0,page_view.h)('div.goal', (0,page_view .SW)(asked, 'prose', 'Goal'), texts.map((item) => {
        const text = (0,read_json .$6)(item, 'text');
        return (0,page_view.h)('details.asked', { open: text.length > MAX_OPEN_CHARS ? undefined : '' }, (0,page_view.h)('summary', `From ${shownLine((0,read_json .$6)(item, 'source'))}`), (0,page_view .SW)(text, 'prose', 'What was asked'));
    }));
}
function damageView({ damage, outcome }) {
    if (damage.length === 0)
        return null;
    return (0,page_view.h)('div.problems', { role: 'note', 'aria-label': 'Problems of the record' }, (0,page_view.h)('p', (0,page_view.h)('strong', 'This record is damaged. '), 'What could be read is shown as it stands.'), (0,page_view.h)('ul', damage.map((line) => (0,page_view.h)('li', (0,story_words .TM)(line, 300)))), (0,page_view.h)('p', `It says of itself: ${outcome.title}. Nothing here proves that.`));
}
function proofView(story, { outcome, damage }) {
    const rows = (0,claims .N4)(story, outcome);
    if (rows.length === 0)
        return null;
    return (0,page_view.h)('ol.proof', { 'aria-label': 'Test results the outcome rests on' }, rows.map(({ name, run, verdict, of }) => (0,page_view.h)('li', { class: damage.length > 0 ? 'none' : (0,story_moment .YV)(run) }, (0,page_view.h)('span.when', nameViews(name, of)), (0,page_view.h)('strong', (0,story_moment .CA)(run) ? `${verdict} ✓` : verdict), (0,page_view.h)('span.quiet', (0,story_words .S5)(run)))));
}
const nameViews = (name, of) => of === null ? [name] : [name, ': ', ...checkViews(of)];
const checkViews = ({ job, step }) => [
    (0,page_view.h)('code', (0,story_words .TM)(job, 80)),
    ', step ',
    (0,page_view.h)('code', (0,story_words .TM)(step, 80)),
];
function checksView(story, { damage }) {
    const left = (0,claims .GE)(story);
    const rows = [...(0,claims .HK)(story), ...left.rows];
    if (rows.length === 0)
        return null;
    const more = rows.length - MAX_CHECK_ROWS;
    return (0,page_view.h)('ul.checks', { 'aria-label': 'Failed jobs, and checks that passed in CI' }, rows
        .slice(0, MAX_CHECK_ROWS)
        .map((row) => (0,page_view.h)('li', { class: damage.length > 0 ? 'none' : row.tone }, checkRowViews(row))), more > 0 ? (0,page_view.h)('li', `and ${(0,story_words .gL)(more, 'more check')}`) : null, left.more === '' ? null : (0,page_view.h)('li', left.more));
}
function checkRowViews({ head, checks, more, result, why }) {
    return [
        head === '' ? '' : `${head} `,
        ...checks.flatMap((check, at) => [at === 0 ? '' : '; ', ...checkViews(check)]),
        more > 0 ? `; and ${more} more ` : ' ',
        (0,page_view.h)('strong', result),
        ...(why === '' ? [] : [': ', ...(0,page_view .tE)((0,story_words .TM)(why, 200))]),
    ];
}
function changeView({ patch }) {
    if (patch === null || patch.diff === '')
        return null;
    const size = patch.bytes === null ? '' : `, ${(0,story_words .z3)(patch.bytes)}`;
    return (0,page_view.h)('details.change', { open: '' }, (0,page_view.h)('summary', (0,page_view.h)('strong', 'The change'), (0,page_view.h)('span.quiet', ` ${(0,story_words .gL)(patch.files.length, 'file')}${size}`)), (0,page_view .SW)(patch.diff, 'diff', 'The final diff'));
}
function failureViews(story) {
    const { baseline, after, counterfactuals } = story;
    const [before, when] = baseline?.isGreen
        ? [counterfactuals.at(-1), 'without the change']
        : [baseline, 'at the base commit'];
    return [
        { when, run: before },
        { when: 'after the last change', run: after === baseline ? null : after },
    ].flatMap(({ when: moment, run }) => {
        const text = run ? failingTests(run) : '';
        if (!run || text === '')
            return [];
        const name = `What failed ${moment}`;
        const shown = nameViews(name, (0,claims .m$)(story, run));
        return [(0,page_view.h)('div.failure', (0,page_view.h)('p.quiet', shown, ':'), (0,page_view .SW)(text, 'message', name))];
    });
}
function failingTests(run) {
    const { report, signature, isGreen, verdict } = run;
    if (verdict !== 'red')
        return '';
    const failures = isGreen ? [] : (report?.failures ?? []);
    if (failures.length === 0)
        return signature;
    return failures
        .map((failure) => [failure.id, (0,claims .ou)(failure, run)].filter(Boolean).join('\n    '))
        .join('\n');
}
const shownLine = (text) => (0,story_words .TM)(text, 300);
const code = (text) => (text === '' ? [] : [(0,page_view.h)('code', shownLine(text))]);
const MAX_PATHS = 50;
const MAX_TURN_LINKS = 12;
const MAX_CHECK_ROWS = 50;
const leftOut = (count) => count > MAX_PATHS ? (0,page_view.h)('li', `and ${(0,story_words .gL)(count - MAX_PATHS, 'more file')}`) : null;
function evidenceView(run, story, rows) {
    const { start } = story;
    const trigger = (0,story_words .oB)((0,read_json .fK)(start, 'task', 'trigger'))
        .map(pieceWords)
        .join('');
    return (0,page_view.h)('section.evidence', { 'aria-labelledby': 'evidence' }, (0,page_view.h)('h2', { id: 'evidence' }, 'Evidence'), (0,page_view.h)('dl', [
        ...fact('Test command', commandViews((0,read_json .fK)(start, 'task', 'test_command'))),
        ...fact('Patch', patchViews(story, rows)),
        ...fact('Instructions', instructionViews(start)),
        ...fact('Base commit', code((0,read_json .$6)(start, 'task', 'base_commit'))),
        ...fact('Started by', trigger === '' ? [] : [shownLine(trigger)]),
        ...fact('Model', modelViews(start)),
        ...fact('Record', recordViews(run)),
    ]));
}
function fact(name, views) {
    return views.length === 0 ? [] : [(0,page_view.h)('dt', name), (0,page_view.h)('dd', views)];
}
function pieceWords(piece) {
    if (typeof piece === 'string')
        return piece;
    if ('name' in piece)
        return `“${piece.name}”`;
    return 'runId' in piece ? `run ${piece.runId}` : `#${piece.issue}`;
}
function commandViews(command) {
    if (command === undefined)
        return [];
    const run = (0,read_json .$6)(command, 'run');
    if (run === '')
        return [(0,page_view.h)('p', 'None: this run had no test command.')];
    const shell = (0,read_json .$6)(command, 'shell');
    const folder = (0,read_json .$6)(command, 'working_directory');
    const details = [
        `Found in: ${(0,read_json .$6)(command, 'source') || 'not recorded'}`,
        shell === '' ? '' : `shell: ${shell}`,
        folder === '' || folder === '.' ? '' : `in ${folder}`,
    ].filter((text) => text !== '');
    return [(0,page_view .SW)(run, 'plain', 'Test command'), (0,page_view.h)('p.quiet', shownLine(details.join(' · ')))];
}
function instructionViews(start) {
    const sources = (0,read_json .gT)(start, 'task', 'instructions').map((item) => (0,read_json .$6)(item, 'source'));
    return sources.length === 0 ? [] : [shownLine(sources.join(', '))];
}
function patchViews({ patch }, rows) {
    if (patch === null)
        return [];
    const { files, bytes, sha256 } = patch;
    if (files.length === 0)
        return [(0,page_view.h)('p', 'No file was changed.')];
    return [
        (0,page_view.h)('ul.paths', files.slice(0, MAX_PATHS).map((path) => (0,page_view.h)('li', code(path), writtenIn(path, rows))), leftOut(files.length)),
        (0,page_view.h)('p.quiet', bytes === null ? '' : `${(0,story_words .z3)(bytes)} as a diff`),
        ...(sha256 === '' ? [] : [hash('sha256', sha256)]),
    ];
}
function writtenIn(path, rows) {
    const writers = rows.filter(({ turn }) => turn.moments.some((each) => each.kind === 'result' && each.tool === 'write_file' && each.isOk && each.path === path));
    if (writers.length === 0)
        return [];
    const links = writers.slice(0, MAX_TURN_LINKS).flatMap(({ id, turn }, index) => {
        const name = turn.number === null ? 'the built-in search' : `turn ${turn.number}`;
        return [index === 0 ? ' ' : ', ', (0,page_view.h)('a', { href: `#${id}` }, name)];
    });
    return [(0,page_view.h)('span.quiet', ' written in', links, writers.length > MAX_TURN_LINKS ? ' and later' : '')];
}
function hash(algorithm, hex) {
    return (0,page_view.h)('p.hash', `${algorithm} `, (0,page_view.h)('code', shownLine(hex)));
}
function modelViews(start) {
    const model = (0,read_json .$6)(start, 'llm', 'model');
    if (model === '')
        return [];
    const endpoint = (0,read_json .$6)(start, 'llm', 'endpoint');
    if (endpoint === '')
        return ['None: the built-in search.'];
    const via = [(0,read_json .$6)(start, 'llm', 'api'), endpoint].filter((text) => text !== '');
    return [...code(model), (0,page_view.h)('span.quiet', ` ${shownLine(via.join(' at '))}`)];
}
function recordViews(run) {
    return [
        (0,page_view.h)('p', `${(0,story_words .gL)(run.events.length, 'event')}. ${integrityWords(run.integrity)}`),
        (0,page_view.h)('p.hash', 'run ', (0,page_view.h)('code', shownLine(run.runId))),
        ...(run.traceSha256 === null ? [] : [hash('trace sha256', run.traceSha256)]),
    ];
}
const integrityWords = ({ events, findings }) => findings.length === 0
    ? `The hash chain over ${(0,story_words .B4)(events)} of them is whole: no line was changed, removed or reordered.`
    : `The hash chain is broken: ${(0,story_words .gL)(findings.length, 'finding')}, listed above.`;
function claimView({ summary, changes, isClaim, counts }) {
    if (summary === '' && changes.length === 0)
        return null;
    const why = counts.turns === 0 ? 'no model was asked' : 'the run ended without a summary by the model';
    return (0,page_view.h)('section.claim', { 'aria-labelledby': 'claim' }, (0,page_view.h)('h2', { id: 'claim' }, isClaim ? 'What the model says' : 'Closing summary'), (0,page_view.h)('p.quiet', isClaim
        ? 'A claim, not evidence: the outcome above was computed without it.'
        : `Written by agent-fix: ${why}.`), (0,page_view .SW)(summary, 'prose', 'Summary'), changes.length === 0
        ? null
        : (0,page_view.h)('ul.changes', changes
            .slice(0, MAX_PATHS)
            .map(({ path, description }) => (0,page_view.h)('li', code(path), ' ', ...(0,page_view .tE)((0,story_words .TM)(description, 500)))), leftOut(changes.length)));
}
function budgetView(story, elapsedMs) {
    const { counts, usage, start, turns } = story;
    const limit = (name) => (0,read_json .tk)(start, 'settings', 'limits', name);
    const candidates = turns.flatMap(({ moments }) => moments.filter(({ kind }) => kind === 'candidate')).length;
    const asksModel = counts.turns > 0 || (0,state .RP)(usage) > 0;
    const words = [
        candidates === 0 ? '' : 'A candidate is an edit that the built-in search tries.',
        asksModel ? 'In a reflection the model says what it learned from a failure, before it goes on.' : '',
    ];
    const numbers = (0,page_view.h)('dl.budget', [
        candidates === 0 ? null : spent('Candidates', candidates, (0,read_json .tk)(start, 'settings', 'max_candidates')),
        asksModel ? spent('Turns', counts.turns, limit('max_iterations')) : null,
        spent('Test runs', counts.testRuns, limit('max_test_runs')),
        asksModel ? spent('Reflections', counts.reflections, limit('max_reflections')) : null,
        asksModel ? spent('Tokens', (0,state .RP)(usage), limit('max_total_tokens')) : null,
        elapsedMs === null ? null : spent('Time', elapsedMs, limit('timeout_ms'), story_words .a3),
    ]);
    return [numbers, (0,page_view.h)('p.quiet', words.join(' ').trim())];
}
function spent(what, used, limit, write = story_words .B4) {
    return (0,page_view.h)('div', (0,page_view.h)('dt', what), (0,page_view.h)('dd', (0,page_view.h)('strong.used', write(used)), limit === null ? '' : (0,page_view.h)('span.quiet', ` of ${write(limit)}`)), limit === null ? null : (0,page_view.h)('progress', { value: String(used), max: String(limit), 'aria-hidden': 'true' }));
}

; 







function* pageOf(run, parts) {
    const story = (0,story_story .d)(run.events);
    const headline = headlineOf(run, story);
    const rows = rowsOf(story, run.events);
    yield headHtml(titleOfPage(headline, story), parts);
    yield `<body>\n${(0,page_view .Vw)(bannerView(run))}\n<main>\n`;
    for (const view of mainViews(run, { headline, story, rows }))
        yield `${(0,page_view .Vw)(view)}\n`;
    yield '<section class="timeline" aria-labelledby="timeline">\n<h2 id="timeline">Timeline</h2>\n';
    const mostTokens = Math.max(...rows.map(({ turn }) => (0,state .RP)(turn.usage)));
    const lists = { events: run.events, prompts: parts.prompts, mostTokens };
    for (const row of rows)
        yield `${(0,page_view .Vw)(rowView(row, lists))}\n`;
    yield `</section>\n</main>\n${(0,page_view .Vw)(colophonView(run))}\n</body>\n</html>\n`;
}
const bannerView = (run) => (0,page_view.h)('header.banner', (0,page_view.h)('p', (0,page_view.h)('strong', 'agent-fix'), (0,page_view.h)('span.quiet', ' trace of run '), (0,page_view.h)('code', (0,story_words .TM)(run.runId, 80))));
function mainViews(run, { headline, story, rows }) {
    const used = (0,page_view.h)('section', { 'aria-labelledby': 'used' }, (0,page_view.h)('h2', { id: 'used' }, 'What it used'), budgetView(story, elapsedOf(run.events)));
    const claim = claimView(story);
    return [
        verdictView(headline, story),
        ...(claim === null ? [] : [claim]),
        evidenceView(run, story, rows),
        used,
    ];
}
function elapsedOf(events) {
    const [first, last] = [events[0]?.ts ?? null, events.at(-1)?.ts ?? null];
    return first === null || last === null ? null : Math.max(0, (last - first) * 1000);
}
function colophonView(run) {
    const words = `Drawn from ${(0,story_words .gL)(run.events.length, 'event')} of the trace. This page runs ` +
        'no script, loads nothing and sends nothing.';
    return (0,page_view.h)('footer', (0,page_view.h)('p.quiet', words));
}
const policy = (styleSha256) => ["default-src 'none'", `style-src 'sha256-${styleSha256}'`, "base-uri 'none'", "form-action 'none'"].join('; ');
const titleOfPage = ({ title }, { goal }) => (0,safe_text .Q6)(`${title}: ${(0,story_words .TM)(goal, 70)}`);
function headHtml(title, { style, styleSha256 }) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${(0,page_view .ZD)(policy(styleSha256))}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,page_view .ZD)(title)} · agent-fix</title>
<style>${style}</style>
</head>
`;
}

var trace_integrity = __webpack_require__(97975);
var reader = __webpack_require__(41125);
var replay = __webpack_require__(92409);
; 
const PAGE_STYLE = ":root {\ncolor-scheme: light dark;\n--paper: light-dark(#fcfbf9, #15161a);\n--well: light-dark(#f4f2ed, #1d1f24);\n--rule: light-dark(#e2ded6, #30333a);\n--ink: light-dark(#1d1c1a, #e7e5e0);\n--quiet: light-dark(#615d56, #a6a39c);\n--link: light-dark(#1d4f91, #90b8f5);\n--good: light-dark(#176639, #83d3a0);\n--good-well: light-dark(#e4f3e8, #15301f);\n--bad: light-dark(#a1221d, #ffa198);\n--bad-well: light-dark(#fbe9e6, #3b1c1b);\n--warn: light-dark(#744700, #e8c06d);\n--warn-well: light-dark(#faf0d8, #33280f);\n--mono:\nui-monospace, \"SF Mono\", \"Cascadia Mono\", \"Segoe UI Mono\", \"DejaVu Sans Mono\", Menlo, Consolas, monospace;\n}\n.plain,\n.none {\n--tone: initial;\n--tone-well: initial;\n}\n.good {\n--tone: var(--good);\n--tone-well: var(--good-well);\n}\n.bad {\n--tone: var(--bad);\n--tone-well: var(--bad-well);\n}\n.warn {\n--tone: var(--warn);\n--tone-well: var(--warn-well);\n}\n*,\n::before,\n::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--paper);\ncolor: var(--ink);\nfont:\n1rem / 1.55 system-ui,\n-apple-system,\n\"Segoe UI\",\nRoboto,\n\"Noto Sans\",\nsans-serif;\n-webkit-text-size-adjust: 100%;\n}\nbody {\nmax-width: 62rem;\nmargin: 0 auto;\npadding: 0 clamp(1rem, 4vw, 2.5rem) 4rem;\noverflow-wrap: anywhere;\n}\n:is(h1, h2, h3, h4, p, ol, ul, dl, dd, pre, figure) {\nmargin: 0;\n}\n:is(ol, ul) {\npadding: 0;\nlist-style: none;\n}\nh1 {\ncolor: var(--tone);\nfont-size: clamp(2.4rem, 7vw, 3.6rem);\nfont-weight: 680;\nletter-spacing: -0.03em;\nline-height: 1.1;\n}\nh2 {\nmargin-bottom: 1rem;\nfont-size: 1.2rem;\nfont-weight: 650;\n}\nh3 {\nfont-size: 0.95rem;\nfont-weight: 400;\n}\nsection,\nfooter {\nmargin-top: 3rem;\n}\na {\ncolor: var(--link);\n}\ncode,\npre,\n.text {\nfont-family: var(--mono);\nfont-size: 0.84em;\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\nborder-radius: 3px;\n}\nsummary {\ncursor: pointer;\n}\n:is(.quiet, .hash, .when, .cost, dt, .body summary) {\ncolor: var(--quiet);\nfont-size: 0.86rem;\n}\n:is(.used, .number, .cost) {\nfont-variant-numeric: tabular-nums;\n}\n.unseen {\npadding: 0 0.25em;\nborder-radius: 3px;\nbackground: var(--warn-well);\ncolor: var(--warn);\nfont-family: var(--mono);\nfont-size: 0.8em;\nwhite-space: nowrap;\n}\n.mark {\npadding: 0.05rem 0.45rem;\nborder-radius: 4px;\nbackground: var(--tone-well, var(--well));\ncolor: var(--tone, var(--quiet));\nfont-size: 0.8rem;\nwhite-space: nowrap;\n}\n.prose {\nwhite-space: pre-wrap;\nunicode-bidi: isolate;\n}\n.banner {\npadding: 1rem 0;\nborder-bottom: 1px solid var(--rule);\n}\n.goal,\n.meaning,\n.claim {\nmax-width: 44rem;\n}\n.goal {\nmargin-top: 0.75rem;\nfont-size: 1.2rem;\nline-height: 1.4;\n}\n.asked {\nfont-size: 1rem;\n}\n.meaning {\nmargin: 1rem 0 0.5rem;\ncolor: var(--quiet);\n}\n.problems {\nmargin: 1.25rem 0;\npadding: 0.75rem 1rem;\nborder-left: 3px solid var(--warn);\nbackground: var(--warn-well);\n}\n.change,\n.failure {\nmargin-top: 1.5rem;\n}\n.proof {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 1px;\nmargin-top: 1.75rem;\nborder: 1px solid var(--rule);\nborder-radius: 8px;\nbackground: var(--rule);\noverflow: hidden;\nli {\nflex: 1 1 10.5rem;\npadding: 0.7rem 1rem 0.8rem;\nborder-top: 3px solid var(--tone, var(--rule));\nbackground: var(--paper);\n}\n.when {\ndisplay: block;\n}\n.quiet {\nwhite-space: nowrap;\n}\nstrong {\nmargin-right: 0.5rem;\ncolor: var(--tone, var(--ink));\nfont-size: 1.25rem;\nfont-weight: 650;\n}\n}\n.checks {\nmargin-top: 0.75rem;\npadding-left: 1rem;\nlist-style: \"– \";\nstrong {\ncolor: var(--tone, var(--ink));\nfont-weight: 620;\n}\n}\n.evidence {\ndl {\ndisplay: grid;\ngrid-template-columns: 8.5rem minmax(0, 1fr);\nborder-top: 1px solid var(--rule);\n}\ndt,\ndd {\npadding: 0.7rem 0;\nborder-bottom: 1px solid var(--rule);\n}\npre {\nmargin: 0 0 0.35rem;\n}\n}\n.claim {\nh2 {\nmargin-bottom: 0.1rem;\n}\n> .prose,\n> .changes {\nmargin-top: 0.75rem;\n}\n}\n:is(.changes, .event ul) {\npadding-left: 1rem;\nlist-style: \"– \";\n}\n.budget {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));\ngap: 1rem 1.75rem;\nmargin-bottom: 0.75rem;\n}\nprogress {\ndisplay: block;\nwidth: 100%;\nheight: 0.4rem;\nmargin-top: 0.35rem;\naccent-color: var(--quiet);\n}\n.used {\nfont-weight: 620;\n}\n.turn {\nborder-top: 1px solid var(--rule);\nborder-left: 3px solid var(--tone, transparent);\n> summary {\ndisplay: grid;\ngrid-template-columns: 2.2rem minmax(10rem, 1fr) auto 11rem;\ngap: 0.1rem 0.9rem;\nalign-items: baseline;\npadding: 0.55rem 0.25rem 0.55rem 0;\nlist-style: none;\n&:hover {\nbackground: var(--well);\n}\n&:focus-visible {\noutline-offset: -2px;\n}\n}\n}\n.number {\ncolor: var(--quiet);\nfont-size: 0.875rem;\n}\n.verb {\nfont-weight: 620;\n}\n:is(.number, .cost, .marks) {\ntext-align: right;\n}\n.body {\npadding: 0.25rem 0 1.5rem 3.1rem;\nscroll-margin-top: 3rem;\n}\n.event {\nmargin-top: 1.1rem;\n> h4 {\ncolor: var(--tone);\nfont-size: 0.9rem;\nfont-weight: 620;\n}\n> :is(p, .prose, details, ul) {\nmargin-top: 0.3rem;\n}\n}\n.record > summary {\nfont-family: var(--mono);\nfont-size: 0.72rem;\n}\npre.text {\nmax-height: 34rem;\nmargin-top: 0.4rem;\npadding: 0.6rem 0.8rem;\nborder-radius: 6px;\nbackground: var(--well);\nfont-size: 0.8rem;\nline-height: 1.5;\noverflow: auto;\noverflow-wrap: normal;\ntab-size: 4;\nunicode-bidi: isolate;\nwhite-space: pre;\n&.message {\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n> span:not(.unseen) {\ndisplay: block;\nwidth: fit-content;\nmin-width: calc(100% + 1.6rem);\nmargin: 0 -0.8rem;\npadding: 0 0.8rem;\n}\n}\n.added {\nbackground: var(--good-well);\ncolor: var(--good);\n}\n:is(.removed, .telling) {\nbackground: var(--bad-well);\ncolor: var(--bad);\n}\n:is(.hunk, .file) {\ncolor: var(--quiet);\n}\n@media (max-width: 40rem) {\n.evidence {\ndl {\ndisplay: block;\n}\ndt {\npadding-bottom: 0;\nborder-bottom: 0;\n}\ndd {\npadding-top: 0.1rem;\n}\n}\n.turn > summary {\ngrid-template-columns: 1.6rem minmax(0, 1fr);\ngap: 0.1rem 0.6rem;\n}\n:is(.marks, .cost) {\ngrid-column: 2;\ntext-align: left;\n}\n.body {\npadding-left: 0.6rem;\n}\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nhtml {\nfont-size: 10pt;\n}\nbody {\nmax-width: none;\npadding: 0;\n}\npre.text {\nmax-height: none;\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n:is(.proof, .turn > summary, .evidence dd) {\nbreak-inside: avoid;\n}\n}\n";

; 






async function loadPageRun(path, wanted, writtenSha256 = null) {
    const { runId, events, problems } = await (0,reader .cI)(path, wanted);
    const { sha256, runs, strays } = await (0,trace_integrity .tY)(path);
    const run = runs.find((each) => each.runId === runId);
    const gone = { line: 0, reason: 'no line of this run stands in the file any more' };
    const integrity = { events: run?.events ?? 0, findings: [...strays, ...(run?.findings ?? [gone])] };
    return { runId, events, problems, integrity, traceSha256: sha256, writtenSha256 };
}
function pageParts(run) {
    const styleSha256 = (0,external_node_crypto_.createHash)('sha256').update(PAGE_STYLE, 'utf8').digest('base64');
    return pageOf(run, { style: PAGE_STYLE, styleSha256, prompts: new replay .jP() });
}


  }),

  18461:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    SW: () => (  longText),
    Vw: () => (  toHtml),
    ZD: () => (  escapeHtml),
    h: () => (  h),
    tE: () => (  codeSpans)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _core_verdict_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47252);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3297);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27083);
  var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94977);





function h(selector, ...parts) {
    const [tag = '', ...classes] = selector.split('.');
    const given = parts.find(isAttributes) ?? {};
    const attributes = classes.length === 0 ? given : { class: classes.join(' '), ...given };
    const written = Object.entries(attributes)
        .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml((0,_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Q6)(value))}"`))
        .join('');
    const inside = parts.map((part) => (isAttributes(part) ? '' : toHtml(part))).join('');
    return { html: `<${tag}${written}>${tag === 'pre' ? '\n' : ''}${inside}</${tag}>` };
}
function isAttributes(part) {
    return typeof part === 'object' && part !== null && !(0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .Lv)(part) && !('html' in part);
}
function toHtml(child) {
    if (child === null)
        return '';
    if ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .Lv)(child))
        return child.map(toHtml).join('');
    if (typeof child === 'object')
        return child.html;
    return (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Q6)(escapeHtml(child), (name) => `<span class="unseen">${name}</span>`);
}
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
function longText(text, flavour, label) {
    const shown = cutLength(text);
    const start = textBlock(text.slice(0, shown), flavour, label);
    if (shown === text.length)
        return start;
    const rest = textBlock(text.slice(shown), flavour, label);
    const summary = h('summary', `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(text.length - shown)} more characters`);
    return { html: toHtml([start, h('details.rest', summary, rest)]) };
}
const CUT_CHARACTERS = 16_000;
const CUT_LINES = 300;
function cutLength(text) {
    const end = Math.min(endOfLine(text, CUT_LINES), CUT_CHARACTERS);
    if (text.length <= end * 1.1)
        return text.length;
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .OJ)(text, end).length;
}
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
function textBlock(given, flavour, label) {
    const text = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(given);
    if (flavour === 'prose')
        return h('div.prose', codeSpans(text));
    const attributes = { class: `text ${flavour}`, tabindex: '0', role: 'group', 'aria-label': label };
    return h('pre', attributes, linesInFlavour(text, flavour));
}
const codeSpans = (text) => text
    .split(/(`{1,2})([^`\n]+)\1/)
    .flatMap((part, at) => (at % 3 === 0 ? [part] : at % 3 === 1 ? [] : [h('code', part)]))
    .filter((view) => view !== '');
function linesInFlavour(text, flavour) {
    if (flavour === 'diff')
        return runsOf(text, diffClass);
    const lines = text.replaceAll('\r\n', '\n');
    if (flavour !== 'tests')
        return [lines];
    const telling = new Set((0,_core_verdict_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(lines));
    return runsOf(lines, (line) => (telling.has(line.trim()) ? 'telling' : ''));
}
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
    if (/^(?:diff |index |\+\+\+|---)/.test(line))
        return 'file';
    if (line.startsWith('+'))
        return 'added';
    return line.startsWith('-') ? 'removed' : '';
}


  }),

  97975:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vq: () => (  sha256OfFile),
    WX: () => (  findingsOf),
    tY: () => (  verifyTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41125);
  var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49057);




async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .Se)(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
        (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .tl)(path, { runs: chains.size, bad: strays.length });
    }
    const runs = [...chains].map(([runId, chain]) => ({
        runId,
        events: chain.events,
        findings: chain.findings(),
    }));
    return { sha256: await sha256OfFile(path), runs, strays };
}
function findingsOf({ runs, strays }) {
    return [...strays, ...runs.flatMap(({ findings }) => findings)].toSorted((a, b) => a.line - b.line);
}
async function sha256OfFile(path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}
function followLine(line, chains) {
    if (line.kind === 'unreadable')
        return line.reason;
    if (line.text.trim() === '')
        return 'empty';
    const parsed = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .A)(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, seq, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    chains.set(runId, chain);
    const sealed = (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .N0)(line.text);
    if (sealed === null)
        chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
    else
        chain.follow({ line: line.number, seq, kind, ...sealed });
    return null;
}
const MISPLACED = 'changed: its hash is not its last member';
class RunChain {
    events = 0;
    #findings = [];
    #gaps = [];
    #before = [_writer_js__WEBPACK_IMPORTED_MODULE_3__  .Bq];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    follow(line) {
        this.events++;
        this.#lastLine = line.line;
        if (this.#hasEnded)
            this.find({ kind: 'after_end', line: line.line, reason: 'stands after the run_end of its run' });
        if (line.kind === 'run_end')
            this.#hasEnded = true;
        if (line.seq < this.#next)
            this.#turnUp(line);
        else
            this.#goOn(line);
    }
    find(finding) {
        this.#findings.push(finding);
    }
    findings() {
        const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
        if (this.events > 0 && !this.#hasEnded)
            found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
        return found.toSorted((a, b) => a.line - b.line);
    }
    #goOn({ line, seq, content, hash }) {
        const isNext = seq === this.#next;
        const computed = this.#before.map((before) => (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .qv)(before, content));
        if (!isNext)
            this.#leap(line, seq);
        else if (!computed.includes(hash))
            this.find({ kind: 'changed', line, reason: CHANGED });
        this.#before = [...new Set([hash, ...computed])].slice(0, 2);
        this.#next = seq + 1;
    }
    #leap(line, until) {
        if (this.#gaps.length < MAX_GAPS)
            this.#gaps.push({ line, from: this.#next, until, late: null });
    }
    #turnUp({ line, seq }) {
        const gap = this.#gaps.find(({ from, until }) => from <= seq && seq < until);
        if (gap === undefined)
            this.find({ kind: 'repeated', line, reason: `event ${seq} stands here a second time` });
        else
            gap.late ??= { line, seq };
    }
}
const MAX_GAPS = 1000;
const CHANGED = 'changed: its hash does not follow from its text and the line before';
const NO_END = 'no run_end follows: the run was killed, or its end was removed';
function gapFinding({ line, from, until, late }) {
    if (late !== null) {
        const reason = `reordered: event ${late.seq} belongs before this line and stands in line ${late.line}`;
        return { kind: 'reordered', line, reason };
    }
    const missing = until - from === 1 ? `event ${from} is` : `events ${from} to ${until - 1} are`;
    return {
        kind: 'missing_before',
        line,
        reason: `${missing} missing before this line: removed, or unreadable`,
    };
}


  }),

  92409:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HP: () => (  compareEvents),
    M6: () => (  recordedBefore),
    SS: () => (  readRecording),
    jP: () => (  PromptRebuilder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81469);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53392);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68027);
  var _core_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32647);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45565);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8294);
  var _integrity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97975);
  var _reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41125);
  var _writer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49057);










async function readRecording(path, runId, version) {
    const run = await (0,_reader_js__WEBPACK_IMPORTED_MODULE_7__  .cI)(path, runId);
    const recordedBy = run.events.find(({ kind }) => kind === 'run_start')?.payload['version'];
    if (typeof recordedBy === 'string' && recordedBy !== version)
        throw new Error(`Run ${run.runId} was recorded by agent-fix ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__  .ml)(recordedBy, 40)}, and this is ` +
            `agent-fix ${version}, which replays only its own records`);
    const { runs } = await (0,_integrity_js__WEBPACK_IMPORTED_MODULE_6__  .tY)(path);
    const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
    const doubts = findings.filter(({ kind }) => kind !== 'unended');
    return recordingOf(run, new Map(doubts.map(({ line, reason }) => [line, reason])));
}
function recordingOf(run, doubts) {
    const events = usable(run, doubts);
    const [first] = events;
    if (first?.said.kind !== 'run_start') {
        throw new Error(`Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`);
    }
    const { payload } = first.said;
    const { task, settings } = setupOf(run.runId, payload);
    const said = events.map((event) => event.said);
    return {
        runId: run.runId,
        version: payload.version,
        task,
        settings,
        ...(payload.attempt === undefined ? {} : { attempt: payload.attempt }),
        llm: payload.llm,
        steps: recordedSteps(said),
        tests: said.flatMap(testResultsOf),
        earlier: said.flatMap(earlierResultsOf),
        outcome: said.find((event) => event.kind === 'outcome')?.payload ?? null,
        end: recordingEnd(run, events),
        events,
    };
}
function setupOf(runId, { task, settings }) {
    try {
        return { task: (0,_core_task_js__WEBPACK_IMPORTED_MODULE_3__  .fp)(task), settings: (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .DH)(settings) };
    }
    catch (cause) {
        throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
    }
}
function usable({ events }, doubts) {
    const good = [];
    for (const { seq, index, line, said } of events) {
        if (seq !== index || said === null)
            break;
        good.push({ line, said, doubt: doubts.get(line) ?? null });
    }
    return good;
}
function recordingEnd({ events, problems }, good) {
    const next = events[good.length];
    if (next === undefined)
        return { kind: good.at(-1)?.said.kind === 'run_end' ? 'ended' : 'killed' };
    const { line, seq, index } = next;
    const reason = seq === index
        ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
        : `event ${seq} stands where event ${index} belongs`;
    return { kind: 'broken', line, reason };
}
function recordedSteps(events) {
    const rebuilder = new PromptRebuilder();
    const steps = [];
    for (const event of events) {
        if (isRequestEvent(event)) {
            const prompt = rebuilder.add(event);
            if (prompt !== null)
                steps.push({ prompt, completion: null });
        }
        const completion = completionOf(event);
        const asked = steps.at(-1);
        if (completion !== null && asked?.completion === null)
            steps[steps.length - 1] = { ...asked, completion };
    }
    return steps;
}
function recordedBefore({ events, steps }, step) {
    const requests = events.filter(({ said }) => isRequestEvent(said));
    const until = requests[step];
    const before = until === undefined ? events : events.slice(0, events.indexOf(until));
    const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
    return {
        replies: completions.filter(({ kind }) => kind === 'reply'),
        tests: before.flatMap(({ said }) => testResultsOf(said)),
    };
}
const FailureReason = zod__WEBPACK_IMPORTED_MODULE_9__  .k5n([
    'unauthorized',
    'rejected',
    'unavailable',
    'unreachable',
    'timeout',
    'cancelled',
    'exhausted',
]);
function completionOf(event) {
    switch (event.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return { kind: 'reply', raw: event.payload.raw };
        case 'llm_error': {
            const { reason, status, message } = event.payload;
            return { kind: 'failed', reason: FailureReason.parse(reason), status, message };
        }
        default:
            return null;
    }
}
const testResultsOf = (event) => event.kind === 'tests' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .Dv)(event.payload) ? [testResultOf(event.payload)] : [];
function earlierResultsOf(event) {
    if (event.kind === 'tests' && (0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .Dv)(event.payload))
        return [{ kind: 'ran', result: testResultOf(event.payload) }];
    if (event.kind !== 'driver_note' || !_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .r4.has(event.payload.reason))
        return [];
    return [{ kind: 'not_run', why: event.payload.note.replace(/^\w+: /, '') }];
}
const testResultOf = ({ duration_ms, ...tests }) => ({
    verdict: tests.verdict,
    exitCode: tests.exit_code,
    output: tests.output,
    durationMs: duration_ms,
    ...(tests.report === undefined ? {} : { report: tests.report }),
    ...(tests.build === undefined ? {} : { build: tests.build }),
    ...(tests.unseen === undefined ? {} : { unseen: tests.unseen }),
    ...(tests.focus === undefined ? {} : { focus: tests.focus }),
    ...(tests.start === undefined ? {} : { start: tests.start }),
    ...(tests.changed === undefined ? {} : { changed: tests.changed }),
});
async function compareEvents({ events, steps, end }, replayed) {
    const others = replayed.filter(isReplayed).values();
    const prompts = { recorded: new PromptRebuilder(), replayed: new PromptRebuilder() };
    let requests = 0;
    const different = (eventKind, reason, diff = '') => {
        return { kind: 'different', step: Math.max(0, requests - 1), eventKind, reason, diff };
    };
    for (const { line, said, doubt } of events) {
        if (isRequestEvent(said))
            requests++;
        const other = isReplayed(said) ? others.next().value : said;
        const found = await eventDifference(said, other, prompts);
        if (found !== null)
            return different(said.kind, found.reason, found.diff);
        if (doubt !== null)
            return different(said.kind, `line ${line} of the trace: ${doubt}`);
    }
    if (end.kind === 'broken')
        return different('unreadable', `line ${end.line} of the trace: ${end.reason}`);
    const extra = end.kind === 'ended' ? others.next().value : undefined;
    if (extra === undefined)
        return { kind: 'identical', steps: steps.length };
    return different(extra.kind, 'the recording ended before this event');
}
const isReplayed = ({ kind }) => kind !== 'llm_attempt';
async function eventDifference(said, other, prompts) {
    if (other === undefined)
        return { reason: 'the replay ended before this event', diff: '' };
    prompts.recorded.add(said);
    prompts.replayed.add(other);
    const [before, after] = [comparableText(said), comparableText(other)];
    if (before === after)
        return null;
    const reason = said.kind === other.kind ? `${said.kind} differs` : `the replay has ${other.kind} here`;
    const bodies = isRequestEvent(said) && isRequestEvent(other) ? await newestDiff(prompts) : null;
    return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}
async function newestDiff({ recorded, replayed }) {
    const [before, after] = [recorded.newest(), replayed.newest()].map((prompt) => prompt && (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(prompt));
    return before == null || after == null || before === after ? null : readableDiff(before, after);
}
function comparableText({ kind, payload }) {
    const ignored = IGNORED_KEYS.get(kind);
    return JSON.stringify({ kind, payload }, (key, value) => {
        if (ignored?.has(key) === true)
            return undefined;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(value))
            return value;
        return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    });
}
const IGNORED_KEYS = new Map([
    ['run_start', new Set(['run_id', 'sandbox'])],
    ['tests', new Set(['duration_ms'])],
    ['run_end', new Set(['run_id', 'duration_ms'])],
]);
const MAX_EDITS = 2000;
async function readableDiff(recorded, replayed) {
    const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await __webpack_require__.e(  960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const texts = [recorded, replayed].map(indentedJson);
    const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
    const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
        context: 3,
        maxEditLength: MAX_EDITS,
        headerOptions: FILE_HEADERS_ONLY,
    });
    return (patch ??
        `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`);
}
function indentedJson(json) {
    try {
        const value = JSON.parse(json);
        return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) => character === 'n' ? '\\n\n' : pair);
    }
    catch {
        return json;
    }
}
const isRequestEvent = (event) => event.kind === 'llm_request';
class PromptRebuilder {
    #items = [];
    #head = '';
    #tail = '';
    #newest = null;
    add(event) {
        if (event.kind !== 'llm_request' || !(0,_reader_js__WEBPACK_IMPORTED_MODULE_7__  .OF)(event) || !isRequestEvent(event))
            return null;
        const { payload } = event;
        this.#newest = event;
        this.#head = payload.head ?? this.#head;
        this.#tail = payload.tail ?? this.#tail;
        for (const item of payload.appended)
            this.#items.push(JSON.stringify(item));
        return this.newest();
    }
    newest() {
        if (this.#newest === null)
            return null;
        const { t, sha256 } = this.#newest.payload;
        const parts = { head: this.#head, items: this.#items.slice(), tail: this.#tail };
        return {
            ...{ t, ...parts, sha256 },
            get isExact() {
                return (0,_writer_js__WEBPACK_IMPORTED_MODULE_8__  .Bj)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(parts)) === sha256;
            },
        };
    }
}


  })

};
