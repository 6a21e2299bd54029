export const id = 870;
export const ids = [870];
export const modules = {

  10429:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    t: () => (  damageOf),
    v: () => (  loadPageRun)
  });
  var _trace_integrity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97975);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41125);


async function loadPageRun(path, wanted, writtenSha256 = null) {
    const { runId, events, problems } = await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_1__  .cI)(path, wanted);
    const { sha256, runs, strays } = await (0,_trace_integrity_js__WEBPACK_IMPORTED_MODULE_0__  .tY)(path);
    const run = runs.find((each) => each.runId === runId);
    const integrity = run === undefined
        ? { kind: 'unchecked', reason: 'no line of this run stands in the file any more' }
        : { kind: 'checked', events: run.events, findings: [...strays, ...run.findings] };
    return { runId, events, problems, integrity, traceSha256: sha256, writtenSha256 };
}
const MAX_LINES_SHOWN = 20;
function damageOf(run) {
    const findings = run.integrity.kind === 'checked' ? run.integrity.findings : [];
    const lines = byLine([...run.problems, ...findings]);
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


  }),

  44870:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  ZD: () => (  escapeHtml),
  kZ: () => (  pageParts),
  Cf: () => (  renderPage)
});


var external_node_crypto_ = __webpack_require__(77598);
var safe_text = __webpack_require__(27083);
var story_story = __webpack_require__(19417);
var story_words = __webpack_require__(94977);
; 
const PAGE_STYLE = ":root {\ncolor-scheme: light dark;\n--paper: light-dark(#fcfbf9, #15161a);\n--well: light-dark(#f4f2ed, #1d1f24);\n--rule: light-dark(#e2ded6, #30333a);\n--ink: light-dark(#1d1c1a, #e7e5e0);\n--quiet: light-dark(#615d56, #a6a39c);\n--link: light-dark(#1d4f91, #90b8f5);\n--good: light-dark(#176639, #83d3a0);\n--good-well: light-dark(#e4f3e8, #15301f);\n--bad: light-dark(#a1221d, #ffa198);\n--bad-well: light-dark(#fbe9e6, #3b1c1b);\n--warn: light-dark(#744700, #e8c06d);\n--warn-well: light-dark(#faf0d8, #33280f);\n--mono:\nui-monospace, \"SF Mono\", \"Cascadia Mono\", \"Segoe UI Mono\", \"DejaVu Sans Mono\", Menlo, Consolas, monospace;\n}\n.plain,\n.none {\n--tone: initial;\n--tone-well: initial;\n}\n.good {\n--tone: var(--good);\n--tone-well: var(--good-well);\n}\n.bad {\n--tone: var(--bad);\n--tone-well: var(--bad-well);\n}\n.warn {\n--tone: var(--warn);\n--tone-well: var(--warn-well);\n}\n*,\n::before,\n::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--paper);\ncolor: var(--ink);\nfont:\n1rem / 1.55 system-ui,\n-apple-system,\n\"Segoe UI\",\nRoboto,\n\"Noto Sans\",\nsans-serif;\n-webkit-text-size-adjust: 100%;\n}\nbody {\nmax-width: 62rem;\nmargin: 0 auto;\npadding: 0 clamp(1rem, 4vw, 2.5rem) 4rem;\noverflow-wrap: anywhere;\n}\n:is(h1, h2, h3, h4, p, ol, ul, dl, dd, pre, figure) {\nmargin: 0;\n}\n:is(ol, ul) {\npadding: 0;\nlist-style: none;\n}\nh1 {\ncolor: var(--tone);\nfont-size: clamp(2.4rem, 7vw, 3.6rem);\nfont-weight: 680;\nletter-spacing: -0.03em;\nline-height: 1.1;\n}\nh2 {\nmargin-bottom: 1rem;\nfont-size: 1.2rem;\nfont-weight: 650;\n}\nh3 {\nfont-size: 0.95rem;\nfont-weight: 400;\n}\nsection,\nfooter {\nmargin-top: 3rem;\n}\na {\ncolor: var(--link);\ntext-underline-offset: 0.15em;\n}\ncode,\npre,\n.text {\nfont-family: var(--mono);\nfont-size: 0.84em;\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\nborder-radius: 3px;\n}\nsummary {\ncursor: pointer;\n}\n:is(.quiet, .hash, .when, .cost, dt, .body summary) {\ncolor: var(--quiet);\nfont-size: 0.86rem;\n}\n:is(.used, .number, .cost) {\nfont-variant-numeric: tabular-nums;\n}\n.unseen {\npadding: 0 0.25em;\nborder-radius: 3px;\nbackground: var(--warn-well);\ncolor: var(--warn);\nfont-family: var(--mono);\nfont-size: 0.8em;\nwhite-space: nowrap;\n}\n.mark {\npadding: 0.05rem 0.45rem;\nborder-radius: 4px;\nbackground: var(--tone-well, var(--well));\ncolor: var(--tone, var(--quiet));\nfont-size: 0.8rem;\nwhite-space: nowrap;\n}\n.prose {\nwhite-space: pre-wrap;\nunicode-bidi: isolate;\n}\n.banner {\npadding: 1rem 0;\nborder-bottom: 1px solid var(--rule);\n}\n.goal,\n.meaning,\n.claim {\nmax-width: 44rem;\n}\n.goal {\nmargin-top: 0.75rem;\nfont-size: 1.2rem;\nline-height: 1.4;\n}\n.asked {\nfont-size: 1rem;\n}\n.meaning {\nmargin: 1rem 0 0.5rem;\ncolor: var(--quiet);\n}\n.problems {\nmargin: 1.25rem 0;\npadding: 0.75rem 1rem;\nborder-left: 3px solid var(--warn);\nbackground: var(--warn-well);\n}\n.change,\n.failure {\nmargin-top: 1.5rem;\n}\n.proof {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 1px;\nmargin-top: 1.75rem;\nborder: 1px solid var(--rule);\nborder-radius: 8px;\nbackground: var(--rule);\noverflow: hidden;\nli {\nflex: 1 1 10.5rem;\npadding: 0.7rem 1rem 0.8rem;\nborder-top: 3px solid var(--tone, var(--rule));\nbackground: var(--paper);\n}\n.when {\ndisplay: block;\n}\n.quiet {\nwhite-space: nowrap;\n}\nstrong {\nmargin-right: 0.5rem;\ncolor: var(--tone, var(--ink));\nfont-size: 1.25rem;\nfont-weight: 650;\n}\n}\n.evidence {\ndl {\ndisplay: grid;\ngrid-template-columns: 8.5rem minmax(0, 1fr);\nborder-top: 1px solid var(--rule);\n}\ndt,\ndd {\npadding: 0.7rem 0;\nborder-bottom: 1px solid var(--rule);\n}\npre {\nmargin: 0 0 0.35rem;\n}\n}\n.claim {\nh2 {\nmargin-bottom: 0.1rem;\n}\n> .prose,\n> .changes {\nmargin-top: 0.75rem;\n}\n}\n:is(.changes, .event ul) {\npadding-left: 1rem;\nlist-style: \"– \";\n}\n.budget {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));\ngap: 1rem 1.75rem;\nmargin-bottom: 0.75rem;\nsvg {\ndisplay: block;\nwidth: 100%;\nheight: 3px;\nmargin-top: 0.35rem;\n}\n}\n.used {\nfont-weight: 620;\n}\n.track {\nfill: var(--well);\n}\n.fill {\nfill: var(--quiet);\n}\n.full {\nfill: var(--bad);\n}\n.turn {\nborder-top: 1px solid var(--rule);\nborder-left: 3px solid var(--tone, transparent);\n> summary {\ndisplay: grid;\ngrid-template-columns: 2.2rem minmax(10rem, 1fr) auto 11rem;\ngap: 0.1rem 0.9rem;\nalign-items: baseline;\npadding: 0.55rem 0.25rem 0.55rem 0;\nlist-style: none;\n&:hover {\nbackground: var(--well);\n}\n&:focus-visible {\noutline-offset: -2px;\n}\n}\n}\n.number {\ncolor: var(--quiet);\nfont-size: 0.875rem;\n}\n.verb {\nfont-weight: 620;\n}\n:is(.number, .cost, .marks) {\ntext-align: right;\n}\n.body {\npadding: 0.25rem 0 1.5rem 3.1rem;\nscroll-margin-top: 3rem;\n}\n.event {\nmargin-top: 1.1rem;\n> h4 {\ncolor: var(--tone);\nfont-size: 0.9rem;\nfont-weight: 620;\n}\n> :is(p, .prose, details, ul) {\nmargin-top: 0.3rem;\n}\n}\n.record > summary {\nfont-family: var(--mono);\nfont-size: 0.72rem;\n}\npre.text {\nmax-height: 34rem;\nmargin-top: 0.4rem;\npadding: 0.6rem 0.8rem;\nborder-radius: 6px;\nbackground: var(--well);\nfont-size: 0.8rem;\nline-height: 1.5;\noverflow: auto;\noverflow-wrap: normal;\ntab-size: 4;\nunicode-bidi: isolate;\nwhite-space: pre;\n&.message {\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n> span:not(.unseen) {\ndisplay: block;\nwidth: fit-content;\nmin-width: calc(100% + 1.6rem);\nmargin: 0 -0.8rem;\npadding: 0 0.8rem;\n}\n}\n.added {\nbackground: var(--good-well);\ncolor: var(--good);\n}\n:is(.removed, .telling) {\nbackground: var(--bad-well);\ncolor: var(--bad);\n}\n:is(.hunk, .file) {\ncolor: var(--quiet);\n}\n@media (max-width: 40rem) {\n.evidence {\ndl {\ndisplay: block;\n}\ndt {\npadding-bottom: 0;\nborder-bottom: 0;\n}\ndd {\npadding-top: 0.1rem;\n}\n}\n.turn > summary {\ngrid-template-columns: 1.6rem minmax(0, 1fr);\ngap: 0.1rem 0.6rem;\n}\n:is(.marks, .cost) {\ngrid-column: 2;\ntext-align: left;\n}\n.body {\npadding-left: 0.6rem;\n}\n}\n@media (prefers-reduced-motion: no-preference) {\nhtml {\nscroll-behavior: smooth;\n}\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nhtml {\nfont-size: 10pt;\n}\nbody {\nmax-width: none;\npadding: 0;\n}\npre.text {\nmax-height: none;\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n:is(.proof, .turn > summary, .evidence dd) {\nbreak-inside: avoid;\n}\n}\n";

var errors = __webpack_require__(39429);
var read_json = __webpack_require__(3297);
var core_text = __webpack_require__(45565);
; 


function h(selector, ...parts) {
    const [tag = '', ...classes] = selector.split('.');
    const attributes = parts.find(isAttributes) ?? {};
    return {
        tag,
        attributes: classes.length === 0 ? attributes : { class: classes.join(' '), ...attributes },
        children: parts.flatMap((part) => (isAttributes(part) ? [] : viewsOf(part))),
    };
}
function isAttributes(part) {
    const isObject = typeof part === 'object' && part !== null && !(0,read_json .Lv)(part);
    return isObject && !('tag' in part) && !('longText' in part);
}
function viewsOf(child) {
    if (child === null)
        return [];
    return (0,read_json .Lv)(child) ? child.flatMap(viewsOf) : [child];
}
const longText = (text, flavour, label) => ({
    longText: text,
    flavour,
    label,
});
const CUT_CHARACTERS = 16_000;
const CUT_LINES = 300;
function cutLength(text) {
    const end = Math.min(endOfLine(text, CUT_LINES), CUT_CHARACTERS);
    if (text.length <= end * 1.1)
        return text.length;
    return (0,core_text .OJ)(text, end).length;
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
function textBlock(view, from, to) {
    const text = (0,core_text .mU)(view.longText.slice(from, to));
    if (view.flavour === 'prose')
        return h('div.prose', codeSpans(text));
    return h('pre', { class: `text ${view.flavour}`, tabindex: '0', role: 'group', 'aria-label': view.label }, linesOf(text, view.flavour));
}
const codeSpans = (text) => text
    .split(/(`{1,2})([^`\n]+)\1/)
    .flatMap((part, at) => (at % 3 === 0 ? [part] : at % 3 === 1 ? [] : [h('code', part)]))
    .filter((view) => view !== '');
function linesOf(text, flavour) {
    if (flavour === 'diff')
        return runsOf(text, diffClass);
    const lines = text.replaceAll('\r\n', '\n');
    return flavour === 'tests' ? runsOf(lines, (line) => (isTelling(line) ? 'telling' : '')) : [lines];
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
function isTelling(line) {
    return line.length < 2_000 && TELLING.test((0,core_text .mU)(line));
}
function tellingLines(output, max) {
    const found = [];
    for (const line of (0,core_text .mU)(output).split('\n')) {
        if (found.length === max)
            break;
        if (isTelling(line))
            found.push(line.trimEnd());
    }
    return found;
}

; 





class PromptReader {
    #items = [];
    #head = '';
    #tail = '';
    #hash = (0,external_node_crypto_.createHash)('sha256');
    add(request) {
        const items = (0,read_json .gT)(request, 'appended');
        const texts = items.map((item) => (0,errors .NW)('null', () => JSON.stringify(item)));
        const [head, tail] = [(0,read_json .fK)(request, 'head'), (0,read_json .fK)(request, 'tail')];
        if (typeof tail === 'string')
            this.#tail = tail;
        const isNewHead = typeof head === 'string' && head !== this.#head;
        if (isNewHead) {
            this.#head = head;
            this.#hash = (0,external_node_crypto_.createHash)('sha256').update(head).update(this.#items.join(','));
        }
        const comma = this.#items.length > 0 && texts.length > 0 ? ',' : '';
        this.#hash.update(`${comma}${texts.join(',')}`);
        this.#items.push(...texts);
        const sha256 = (0,read_json .$6)(request, 'sha256');
        return {
            messages: [...(isNewHead ? this.#frame() : []), ...items.flatMap(rowsOfItem)],
            isExact: sha256 === '' ? null : this.#hash.copy().update(this.#tail).digest('hex') === sha256,
        };
    }
    #frame() {
        const parsed = (0,errors .NW)(undefined, () => JSON.parse(`${this.#head}${this.#tail}`));
        const instructions = (0,read_json .$6)(parsed, 'instructions');
        const tools = (0,read_json .fK)(parsed, 'tools');
        return [
            ...((0,read_json .Lv)(tools) ? [{ role: 'tools', note: toolNames(tools), text: (0,read_json .D_)(tools) }] : []),
            ...(instructions === '' ? [] : [{ role: 'system', note: 'instructions', text: instructions }]),
        ];
    }
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
    return h('details', h('summary', `${(0,story_words .gL)(messages.length, 'message')} added to the prompt`), h('p.quiet', checkWords(isExact)), messages.map(messageView));
}
function checkWords(isExact) {
    if (isExact === null)
        return 'The record holds no hash of the whole prompt.';
    return `The sha256 of the whole prompt is ${isExact ? '' : 'NOT '}the recorded one.`;
}
function messageView({ role, note, text }) {
    return h('details.message', h('summary', h('strong', role), note === '' ? '' : ` ${note}`, h('span.quiet', ` ${(0,story_words .TM)(text, 80)}`)), text === '' ? h('p.quiet', 'No text.') : longText(text, 'plain', `Message of ${role}`));
}

var story_moment = __webpack_require__(81202);
var json = __webpack_require__(68652);
; 







const REQUESTS = new Set(['llm_request', 'reflection_request']);
function eventSection(event, prompts) {
    const { title, tone, views } = eventView(event);
    const { seq, kind, payload } = event;
    return h('section', { class: `event ${tone}` }, h('h4', (0,story_words .TM)(title, 160)), views, REQUESTS.has(kind)
        ? promptView(prompts.add(payload))
        : recordView(`#${(0,story_words .B4)(seq)} ${(0,story_words .TM)(kind, 40)}`, payload));
}
const recordView = (name, payload) => h('details.record', h('summary', name), longText((0,read_json .D_)(payload), 'plain', 'Event as recorded'));
function eventView(event) {
    const moment = (0,story_moment .Et)(event);
    if (moment !== null)
        return momentView(moment, event.payload);
    const { kind, payload } = event;
    if (REQUESTS.has(kind))
        return requestView(payload);
    switch (kind) {
        case 'llm_trailing_text':
            return plain('Text after the action, ignored', [
                longText((0,read_json .$6)(payload, 'trailing'), 'plain', 'Trailing text'),
            ]);
        case 'run_end':
            return plain('Run ended', [longText((0,read_json .$6)(payload, 'summary'), 'prose', 'Summary')]);
        default:
            return plain(kind, [longText((0,read_json .D_)(payload), 'plain', kind)]);
    }
}
const plain = (title, views = [], tone = 'plain') => ({
    title,
    tone,
    views,
});
function momentView(moment, payload) {
    switch (moment.kind) {
        case 'start':
            return plain('The task', taskViews(moment.goal, payload));
        case 'attempt':
            return attemptView(moment);
        case 'action':
            return plain('The model wanted', actionViews(moment.words, payload));
        case 'malformed': {
            const raw = rawText((0,read_json .fK)(payload, 'raw'));
            const views = [longText(moment.error, 'prose', 'Error'), longText(raw, 'plain', 'Raw reply')];
            return plain('Malformed reply', views, 'warn');
        }
        case 'lost': {
            const status = moment.status === null ? '' : ` (HTTP ${(0,story_words .B4)(moment.status)})`;
            const said = `${moment.reason}${status}: ${moment.message}`;
            return plain('No reply from the model', [longText(said, 'prose', 'Error')], 'bad');
        }
        case 'result':
            return resultView(moment);
        case 'denied': {
            const views = [h('p', h('code', moment.path), ` is covered by rule ${moment.rule}`)];
            return plain('Refused by policy', views, 'warn');
        }
        case 'tests':
            return testView(moment.run);
        case 'reflection':
            return plain('Reflection', reflectionViews(moment));
        case 'note': {
            const about = moment.reason.replaceAll('_', ' ');
            const title = about === '' ? 'Driver note' : `Driver note: ${about}`;
            return plain(title, [longText(moment.note, 'prose', 'Note')]);
        }
        case 'candidate': {
            const { number, verdict, template, path, line } = moment;
            const views = [h('p', `${template} at `, h('code', `${path}:${line ?? '?'}`))];
            const tone = verdict === 'passed' ? 'good' : 'plain';
            return plain(`Candidate ${number ?? ''} ${(0,story_words .L2)(verdict)}`, views, tone);
        }
        case 'culprit':
            return plain('Culprit', [h('p', h('code', moment.commit), ` broke ${moment.test || 'the tests'}`)]);
        case 'closing':
            return plain('Closing summary', finalViews((0,read_json .fK)(payload, 'final')));
        case 'outcome': {
            const [why, diff] = [(0,story_words .e$)(moment.stopReason), (0,read_json .$6)(payload, 'diff')];
            return plain(`Outcome: ${(0,story_words .wX)(moment.outcome).title}`, [
                ...(why === '' ? [] : [h('p', `The run ended because ${why}.`)]),
                ...(diff === '' ? [] : [longText(diff, 'diff', 'The final diff')]),
            ]);
        }
        default:
            return (0,errors .xb)(moment);
    }
}
function taskViews(goal, payload) {
    const files = (0,read_json .tk)(payload, 'files');
    const quoted = [...(0,read_json .gT)(payload, 'task', 'evidence'), ...(0,read_json .gT)(payload, 'task', 'instructions')];
    const evidence = quoted.flatMap((item) => [
        h('p.quiet', `From ${(0,read_json .$6)(item, 'source')}`),
        longText((0,read_json .$6)(item, 'text'), 'tests', `Evidence from ${(0,read_json .$6)(item, 'source')}`),
    ]);
    return [
        longText(goal, 'prose', 'Goal'),
        ...evidence,
        ...(files === null ? [] : [h('p.quiet', `${(0,story_words .gL)(files, 'file')} at the base commit`)]),
    ];
}
function requestView(payload) {
    const reason = (0,read_json .$6)(payload, 'reason');
    const bytes = (0,read_json .tk)(payload, 'bytes');
    const appended = (0,read_json .gT)(payload, 'appended').length;
    const words = [
        reason === '' ? 'Request' : `Reflection asked for: ${reason}`,
        bytes === null ? '' : (0,story_words .z3)(bytes),
        appended === 0 ? '' : `${(0,story_words .gL)(appended, 'item')} new`,
    ];
    return plain(words.filter((word) => word !== '').join(' · '));
}
function attemptView({ status, error, waitMs }) {
    const words = [
        status === null ? 'No HTTP answer' : `HTTP ${status}`,
        error,
        waitMs === null ? '' : `waited ${(0,story_words .a3)(waitMs)} and tried again`,
    ];
    return plain(words.filter((word) => word !== '').join(' · '), [], waitMs === null ? 'plain' : 'warn');
}
const rawText = (raw) => (typeof raw === 'string' ? raw : (0,read_json .D_)(raw ?? null));
function actionViews({ verb, headline }, payload) {
    const action = (0,read_json .fK)(payload, 'action');
    const spoken = spokenText((0,read_json .fK)(payload, 'raw'));
    const said = spoken === '' ? [] : [longText(spoken, 'prose', 'Text by the model')];
    if ((0,read_json .$6)(action, 'type') === 'final')
        return [...said, ...finalViews(action)];
    const call = h('p', h('code', verb), ` ${headline}`);
    return [...said, call, ...argumentViews(verb, (0,read_json .fK)(action, 'args'))];
}
function finalViews(final) {
    return [
        h('p', h('code', 'final'), ` ${(0,read_json .$6)(final, 'status').replace('_', ' ')}`),
        longText((0,read_json .$6)(final, 'summary'), 'prose', 'Summary by the model'),
        h('ul', (0,story_moment .x$)(final).map(({ path, description }) => h('li', h('code', path), ` ${description}`))),
    ];
}
const HEADLINE_KEYS = new Set(['rel_path', 'rel_dir', 'start_line', 'end_line', 'pattern', 'glob']);
function argumentViews(verb, args) {
    if (verb === 'write_file')
        return [proposalView(args)];
    if (!(0,json .Qd)(args))
        return args === undefined ? [] : [argumentText(args)];
    const rest = Object.entries(args).filter(([key, value]) => value !== null && !HEADLINE_KEYS.has(key));
    return rest.length === 0 ? [] : [argumentText(Object.fromEntries(rest))];
}
const argumentText = (args) => longText((0,read_json .D_)(args), 'plain', 'Arguments');
function proposalView(args) {
    const content = (0,read_json .$6)(args, 'content');
    const edits = (0,read_json .gT)(args, 'edits');
    const [what, proposal] = edits.length > 0
        ? ['The edits as proposed', longText(edits.map(editDiff).join('\n'), 'diff', 'Proposed edits')]
        : [
            `The content as proposed, ${(0,story_words .gL)(content.length, 'character')}`,
            longText(content, 'plain', 'Proposed content'),
        ];
    return h('details', h('summary', what), proposal);
}
function editDiff(edit, index) {
    const prefixed = (key, sign) => `${sign}${(0,read_json .$6)(edit, key).replaceAll('\n', `\n${sign}`)}`;
    return `@@ edit ${index + 1} @@\n${prefixed('old', '-')}\n${prefixed('new', '+')}`;
}
function resultView({ tool, isOk, rule, output }) {
    const flavour = !isOk ? 'message' : tool === 'write_file' ? 'diff' : 'plain';
    const title = isOk ? 'What happened' : rule === '' ? 'The tool failed' : `Refused: ${rule}`;
    const view = output === ''
        ? h('p.quiet', 'The tool answered with nothing.')
        : longText(output, flavour, `Answer of ${tool}`);
    return plain(title, [view], isOk ? 'plain' : 'warn');
}
function reflectionViews({ notes, nextFocus, risks, }) {
    return [
        h('ul', notes.map((note) => h('li', longText(note, 'prose', 'Note')))),
        ...(nextFocus === '' ? [] : [h('p', h('strong', 'Next: '), nextFocus)]),
        ...(risks.length === 0 ? [] : [h('p', h('strong', 'Risks: '), risks.join('; '))]),
    ];
}
const MAX_TELLING = 12;
function testView(run) {
    const { when } = (0,story_words .V2)(run.phase);
    const failing = run.isGreen ? [] : tellingLines(run.output, MAX_TELLING);
    const views = [
        h('p.quiet', (0,story_words .S5)(run)),
        ...(run.focus === null
            ? []
            : [
                h('p.quiet', 'Only the failing tests were run, which proves nothing by itself:'),
                longText(run.focus, 'plain', 'Command for only the failing tests'),
            ]),
        ...reportViews(run),
        ...(failing.length === 0 ? [] : [longText(failing.join('\n'), 'tests', 'Failing lines')]),
        ...outputViews(run.output, failing.length > 0),
    ];
    return plain(`Tests ${(0,story_words .L2)(run.verdict)}${when === '' ? '' : `, ${when}`}`, views, (0,story_moment .YV)(run));
}
const MAX_FAILURES = 50;
function reportViews({ report }) {
    if (report === null)
        return [];
    const { failures, failed, passed, skipped, source } = report;
    const counts = [
        failed === null ? '' : `${(0,story_words .B4)(failed)} failed`,
        passed === null ? '' : `${(0,story_words .B4)(passed)} passed`,
        skipped === null ? '' : `${(0,story_words .B4)(skipped)} skipped`,
    ].filter((text) => text !== '');
    const names = failures.slice(0, MAX_FAILURES).map(({ id, file, line }) => {
        const place = file === null ? '' : ` ${file}${line === null ? '' : `:${line}`}`;
        return h('li', h('code', (0,story_words .TM)(id, 300)), h('span.quiet', place));
    });
    const left = failures.length - names.length;
    return [
        h('p.quiet', `${counts.join(', ') || 'Failing tests'}, from ${(0,story_words .TM)(source, 100)}`),
        h('ul', names, left > 0 ? h('li', `and ${(0,story_words .B4)(left)} more`) : null),
    ];
}
function outputViews(output, hasDigest) {
    if (output === '')
        return [h('p.quiet', 'No output.')];
    const block = longText(output, 'tests', 'Test output');
    if (!hasDigest)
        return [block];
    return [h('details', h('summary', `All output, ${(0,story_words .B4)(output.length)} characters`), block)];
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
const markView = ({ tone, text }) => h('span', { class: `mark ${tone}` }, text);
function testMark(run) {
    const isProof = run.phase === 'confirm' || run.phase === 'counterfactual';
    const name = isProof ? (0,story_words .V2)(run.phase).name : 'tests';
    const scope = run.focus === null ? '' : ', failing tests only';
    const isColour = run.verdict === 'green' || run.verdict === 'red';
    const expected = (0,story_moment .CA)(run) ? ', as expected' : '';
    const text = `${name}${isColour ? '' : ':'} ${(0,story_words .L2)(run.verdict)}${scope}${expected}`;
    return { tone: (0,story_moment .YV)(run), text };
}
function rowView({ turn, id, atMs }, events, prompts) {
    const { number, from, count, usage } = turn;
    const tokens = `${(0,story_words .B4)(usage.input)} tokens in, ${(0,story_words .B4)(usage.cached)} of these from the cache, ${(0,story_words .B4)(usage.output)} out`;
    return h('details', { class: `turn ${toneOfTurn(turn)}` }, h('summary', h('span.number', number === null ? '' : String(number)), h('h3', titleViews(turn)), h('span.marks', marksOf(turn)), h('span.cost', costWords(turn, atMs))), 
    h('div.body', { id }, usage.input + usage.output === 0 ? null : h('p.quiet', tokens), events.slice(from, from + count).map((event) => eventSection(event, prompts))));
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
    return [h('span.verb', verb), ` ${object}`];
}
function headline({ stage, action, moments }) {
    if (stage === 'start') {
        const isSearch = moments.some(({ kind }) => kind === 'candidate');
        return { verb: isSearch ? 'The built-in search' : 'Before the first turn', object: '' };
    }
    if (stage === 'end') {
        const outcome = moments.find((moment) => moment.kind === 'outcome');
        return { verb: 'The end', object: outcome === undefined ? '' : (0,story_words .e$)(outcome.stopReason) };
    }
    if (action !== null)
        return { verb: action.verb, object: action.headline };
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
    return reason === 'loop' ? { tone: 'warn', text: 'loop' } : { tone: 'plain', text: 'driver note' };
}
function costWords({ usage, count }, atMs) {
    const total = usage.input + usage.output;
    const parts = [
        total === 0 ? (0,story_words .gL)(count, 'event') : `${(0,story_words .B4)(total)} tokens`,
        atMs === null ? '' : `at ${(0,story_words .a3)(atMs)}`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}

var claims = __webpack_require__(49855);
var page_run = __webpack_require__(10429);
; 






function headlineOf(run, story) {
    const outcome = (0,claims ._B)(story, story);
    const damage = (0,page_run .t)(run);
    const { title, tone } = damage.length === 0 ? outcome : { title: 'Damaged record', tone: 'bad' };
    return { title, tone, damage, outcome };
}
function verdictView(headline, story) {
    const { title, tone, damage, outcome } = headline;
    const { stopReason } = story;
    return h('section.verdict', { 'aria-labelledby': 'outcome' }, h('h1', { id: 'outcome', class: tone }, title), damageView(headline), askedView(story), damage.length > 0 ? null : h('p.meaning', [outcome.meaning, outcome.proves].filter(Boolean).join(' ')), (0,story_words .e$)(stopReason) === '' ? null : h('p.quiet', `The run ended because ${(0,story_words .e$)(stopReason)}.`), proofView(story, headline), changeView(story), failureViews(story));
}
const MAX_OPEN_CHARS = 600;
function askedView({ start, goal }) {
    const trigger = (0,read_json .fK)(start, 'task', 'trigger');
    const title = (0,read_json .$6)(trigger, 'title');
    const texts = title === '' ? [] : (0,read_json .gT)(start, 'task', 'evidence');
    const asked = title === ''
        ? goal || 'No goal recorded.'
        : `#${(0,read_json .tk)(trigger, 'number') ?? '?'}: ${shortLine(title)}`;
    return h('div.goal', longText(asked, 'prose', 'Goal'), texts.map((item) => {
        const text = (0,read_json .$6)(item, 'text');
        return h('details.asked', { open: text.length > MAX_OPEN_CHARS ? undefined : '' }, h('summary', `From ${shortLine((0,read_json .$6)(item, 'source'))}`), longText(text, 'prose', 'What was asked'));
    }));
}
function damageView({ damage, outcome }) {
    if (damage.length === 0)
        return null;
    return h('div.problems', { role: 'note', 'aria-label': 'Problems of the record' }, h('p', h('strong', 'This record is damaged. '), 'What could be read is shown as it stands.'), h('ul', damage.map((line) => h('li', (0,story_words .TM)(line, 300)))), h('p', `It says of itself: ${outcome.title}. Nothing here proves that.`));
}
function proofView(story, { outcome, damage }) {
    const rows = (0,claims .N4)(story, outcome);
    if (rows.length === 0)
        return null;
    return h('ol.proof', { 'aria-label': 'Test results the outcome rests on' }, rows.map(({ name, run, verdict }) => h('li', { class: damage.length > 0 ? 'none' : (0,story_moment .YV)(run) }, h('span.when', name), h('strong', (0,story_moment .CA)(run) ? `${verdict} ✓` : verdict), h('span.quiet', (0,story_words .S5)(run)))));
}
function changeView({ patch }) {
    if (patch === null || patch.diff === '')
        return null;
    const size = patch.bytes === null ? '' : `, ${(0,story_words .z3)(patch.bytes)}`;
    return h('details.change', { open: '' }, h('summary', h('strong', 'The change'), h('span.quiet', ` ${(0,story_words .gL)(patch.files.length, 'file')}${size}`)), longText(patch.diff, 'diff', 'The final diff'));
}
function failureViews({ baseline, after, counterfactuals }) {
    const [before, when] = baseline?.isGreen
        ? [counterfactuals.at(-1), 'without the change']
        : [baseline, 'at the base commit'];
    return [
        { when, run: before },
        { when: 'after the last change', run: after === baseline ? null : after },
    ].flatMap(({ when: moment, run }) => {
        const text = run ? failingTests(run) : '';
        if (text === '')
            return [];
        const name = `What failed ${moment}`;
        return [h('div.failure', h('p.quiet', `${name}:`), longText(text, 'message', name))];
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
const shortLine = (text) => (0,story_words .TM)(text, 300);
const code = (text) => (text === '' ? [] : [h('code', shortLine(text))]);
const MAX_PATHS = 50;
const MAX_TURN_LINKS = 12;
const leftOut = (count) => count > MAX_PATHS ? h('li', `and ${(0,story_words .gL)(count - MAX_PATHS, 'more file')}`) : null;
function evidenceView(run, story, rows) {
    const { start } = story;
    const trigger = (0,story_words .oB)((0,read_json .fK)(start, 'task', 'trigger'))
        .map(pieceWords)
        .join('');
    return h('section.evidence', { 'aria-labelledby': 'evidence' }, h('h2', { id: 'evidence' }, 'Evidence'), h('dl', [
        ...fact('Test command', commandViews((0,read_json .fK)(start, 'task', 'test_command'))),
        ...fact('Patch', patchViews(story, rows)),
        ...fact('Instructions', instructionViews(start)),
        ...fact('Base commit', code((0,read_json .$6)(start, 'task', 'base_commit'))),
        ...fact('Started by', trigger === '' ? [] : [shortLine(trigger)]),
        ...fact('Model', modelViews(start)),
        ...fact('Record', recordViews(run)),
    ]));
}
function fact(name, views) {
    return views.length === 0 ? [] : [h('dt', name), h('dd', views)];
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
        return [h('p', 'None: this run had no test command.')];
    const shell = (0,read_json .$6)(command, 'shell');
    const folder = (0,read_json .$6)(command, 'working_directory');
    const details = [
        `Found in: ${(0,read_json .$6)(command, 'source') || 'not recorded'}`,
        shell === '' ? '' : `shell: ${shell}`,
        folder === '' || folder === '.' ? '' : `in ${folder}`,
    ].filter((text) => text !== '');
    return [longText(run, 'plain', 'Test command'), h('p.quiet', shortLine(details.join(' · ')))];
}
function instructionViews(start) {
    const sources = (0,read_json .gT)(start, 'task', 'instructions').map((item) => (0,read_json .$6)(item, 'source'));
    return sources.length === 0 ? [] : [shortLine(sources.join(', '))];
}
function patchViews({ patch }, rows) {
    if (patch === null)
        return [];
    const { files, bytes, sha256 } = patch;
    if (files.length === 0)
        return [h('p', 'No file was changed.')];
    return [
        h('ul.paths', files.slice(0, MAX_PATHS).map((path) => h('li', code(path), writtenIn(path, rows))), leftOut(files.length)),
        h('p.quiet', bytes === null ? '' : `${(0,story_words .z3)(bytes)} as a diff`),
        ...(sha256 === '' ? [] : [hash('sha256', sha256)]),
    ];
}
function writtenIn(path, rows) {
    const writers = rows.filter(({ turn }) => turn.moments.some((each) => each.kind === 'result' && each.tool === 'write_file' && each.isOk && each.path === path));
    if (writers.length === 0)
        return [];
    const links = writers.slice(0, MAX_TURN_LINKS).flatMap(({ id, turn }, index) => {
        const name = turn.number === null ? 'the built-in search' : `turn ${turn.number}`;
        return [index === 0 ? ' ' : ', ', h('a', { href: `#${id}` }, name)];
    });
    return [h('span.quiet', ' written in', links, writers.length > MAX_TURN_LINKS ? ' and later' : '')];
}
function hash(algorithm, hex) {
    return h('p.hash', `${algorithm} `, h('code', shortLine(hex)));
}
function modelViews(start) {
    const model = (0,read_json .$6)(start, 'llm', 'model');
    if (model === '')
        return [];
    const endpoint = (0,read_json .$6)(start, 'llm', 'endpoint');
    if (endpoint === '')
        return ['None: the built-in search.'];
    const via = [(0,read_json .$6)(start, 'llm', 'api'), endpoint].filter((text) => text !== '');
    return [...code(model), h('span.quiet', ` ${shortLine(via.join(' at '))}`)];
}
function recordViews(run) {
    return [
        h('p', `${(0,story_words .gL)(run.events.length, 'event')}. ${integrityWords(run.integrity)}`),
        h('p.hash', 'run ', h('code', shortLine(run.runId))),
        ...(run.traceSha256 === null ? [] : [hash('trace sha256', run.traceSha256)]),
    ];
}
function integrityWords(integrity) {
    switch (integrity.kind) {
        case 'checked':
            return integrity.findings.length === 0
                ? `The hash chain over ${(0,story_words .B4)(integrity.events)} of them is whole: no line was changed, removed or reordered.`
                : `The hash chain is broken: ${(0,story_words .gL)(integrity.findings.length, 'finding')}, listed above.`;
        case 'unchecked':
            return `The hash chain was not checked: ${integrity.reason}.`;
    }
}
function claimView({ summary, changes, isClaim, counts }) {
    if (summary === '' && changes.length === 0)
        return null;
    const why = counts.turns === 0 ? 'no model was asked' : 'the run ended without a summary by the model';
    return h('section.claim', { 'aria-labelledby': 'claim' }, h('h2', { id: 'claim' }, isClaim ? 'What the model says' : 'Closing summary'), h('p.quiet', isClaim
        ? 'A claim, not evidence: the outcome above was computed without it.'
        : `Written by agent-fix: ${why}.`), longText(summary, 'prose', 'Summary'), changes.length === 0
        ? null
        : h('ul.changes', changes
            .slice(0, MAX_PATHS)
            .map(({ path, description }) => h('li', code(path), ' ', ...codeSpans((0,story_words .TM)(description, 500)))), leftOut(changes.length)));
}
function budgetView(story, elapsedMs) {
    const { counts, usage, start, turns } = story;
    const limit = (name) => (0,read_json .tk)(start, 'settings', 'limits', name);
    const candidates = turns.flatMap(({ moments }) => moments.filter(({ kind }) => kind === 'candidate')).length;
    const asksModel = counts.turns > 0 || usage.input + usage.output > 0;
    const words = [
        candidates === 0 ? '' : 'A candidate is an edit that the built-in search tries.',
        asksModel ? 'In a reflection the model says what it learned from a failure, before it goes on.' : '',
    ];
    const numbers = h('dl.budget', [
        candidates === 0 ? null : spent('Candidates', candidates, (0,read_json .tk)(start, 'settings', 'max_candidates')),
        asksModel ? spent('Turns', counts.turns, limit('max_iterations')) : null,
        spent('Test runs', counts.testRuns, limit('max_test_runs')),
        asksModel ? spent('Reflections', counts.reflections, limit('max_reflections')) : null,
        asksModel ? spent('Tokens', usage.input + usage.output, limit('max_total_tokens')) : null,
        elapsedMs === null ? null : spent('Time', elapsedMs, limit('timeout_ms'), story_words .a3),
    ]);
    return [numbers, h('p.quiet', words.join(' ').trim())];
}
function spent(what, used, limit, write = story_words .B4) {
    return h('div', h('dt', what), h('dd', h('strong.used', write(used)), limit === null ? '' : h('span.quiet', ` of ${write(limit)}`)), limit === null ? null : meter(used / limit));
}
function meter(share) {
    const width = String(Math.min(100, Math.max(share > 0 ? 0.5 : 0, Math.round(share * 1000) / 10)));
    return h('svg.meter', { viewBox: '0 0 100 2', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, h('rect.track', { x: '0', y: '0', width: '100', height: '2' }), h('rect', { class: share >= 1 ? 'full' : 'fill', x: '0', y: '0', width, height: '2' }));
}

; 









function renderPage(run) {
    return [...pageParts(run)].join('');
}
function* pageParts(run) {
    const story = (0,story_story .d)(run.events);
    const headline = headlineOf(run, story);
    const rows = rowsOf(story, run.events);
    const prompts = new PromptReader();
    yield headHtml(headline, story);
    yield `<body>\n${toHtml(bannerView(run))}\n<main>\n`;
    for (const view of mainViews(run, { headline, story, rows }))
        yield `${toHtml(view)}\n`;
    yield '<section class="timeline" aria-labelledby="timeline">\n<h2 id="timeline">Timeline</h2>\n';
    for (const row of rows)
        yield `${toHtml(rowView(row, run.events, prompts))}\n`;
    yield `</section>\n</main>\n${toHtml(colophonView(run))}\n</body>\n</html>\n`;
}
const bannerView = (run) => h('header.banner', h('p', h('strong', 'agent-fix'), h('span.quiet', ' trace of run '), h('code', (0,story_words .TM)(run.runId, 80))));
function mainViews(run, { headline, story, rows }) {
    const used = h('section', { 'aria-labelledby': 'used' }, h('h2', { id: 'used' }, 'What it used'), budgetView(story, elapsedOf(run.events)));
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
    const words = `Drawn from ${(0,story_words .gL)(run.events.length, 'event')} of the trace. This page runs no script, loads nothing and sends nothing.`;
    return h('footer', h('p.quiet', words));
}
const policy = () => [
    "default-src 'none'",
    `style-src 'sha256-${(0,external_node_crypto_.createHash)('sha256').update(PAGE_STYLE, 'utf8').digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function headHtml(headline, { goal }) {
    const title = (0,safe_text .Q6)(`${headline.title}: ${(0,story_words .TM)(goal, 70)}`);
    return `<!doctype html>
<html lang="en">
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
    return (0,safe_text .aV)(text)
        .map((piece) => typeof piece === 'string' ? escapeHtml(piece) : `<span class="unseen">${piece.mark}</span>`)
        .join('');
}
function elementHtml({ tag, attributes, children }) {
    const written = Object.entries(attributes)
        .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml((0,safe_text .Q6)(value))}"`))
        .join('');
    const start = tag === 'pre' ? '\n' : '';
    return `<${tag}${written}>${start}${children.map(toHtml).join('')}</${tag}>`;
}
function longTextHtml(view) {
    const { length } = view.longText;
    const shown = cutLength(view.longText);
    const start = toHtml(textBlock(view, 0, shown));
    if (shown === length)
        return start;
    const rest = h('details.rest', h('summary', `${(0,story_words .B4)(length - shown)} more characters`), textBlock(view, shown, length));
    return `${start}${toHtml(rest)}`;
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
    #findings = [];
    #gaps = [];
    #before = [_writer_js__WEBPACK_IMPORTED_MODULE_3__  .Bq];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    #events = 0;
    get events() {
        return this.#events;
    }
    follow(line) {
        this.#events++;
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
        if (this.#events > 0 && !this.#hasEnded)
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


  })

};
