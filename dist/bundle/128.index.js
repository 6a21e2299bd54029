export const id = 128;
export const ids = [128];
export const modules = {

  53392:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EN: () => (  bodyOf),
    I4: () => (  PATCH_LIMITS),
    WD: () => (  MAX_PLACES),
    Z$: () => (  isGitFolder)
  });
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
const PATCH_LIMITS = { files: 20, bytes: 256 * 1024 };
const MAX_PLACES = 12;
function isGitFolder(part) {
    const name = (part.split(':')[0] ?? '').replace(/[. ]+$/, '').toLowerCase();
    return name === '.git' || /^git~\d+$/.test(name);
}


  }),

  36541:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ES: () => (  wellFormed),
    Kp: () => (  redactJson),
    Qh: () => (  redactFault),
    ay: () => (  createRedact),
    gY: () => (  REDACTION_MARK),
    lk: () => (  redactTask)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39429);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);


const REDACTION_MARK = '[redacted:';
const redactionMark = (kind) => `${REDACTION_MARK}${kind}]`;
const PIECE = 10;
const MIN_SECRET = 6;
const START = String.raw `(?<=^|[^A-Za-z0-9_-]|\\[bfnrt]|\\u[0-9a-f]{4})`;
const START_LOOSE = START.replace('0-9_-]', '0-9]');
const shape = (source, start = START) => new RegExp(`${start}(?:${source})`, 'g');
const SHAPES = [
    ['private-key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
    [
        'github-token',
        shape(String.raw `gh[pour]_[A-Za-z0-9]{10,}|ghs_[A-Za-z0-9._-]{10,}|github_pat_(?=[A-Za-z_]*\d)[A-Za-z0-9_]{10,}`),
    ],
    [
        'api-key',
        shape(String.raw `sk-(?:[A-Za-z0-9_-]{20,}|(?=[a-z-]*[A-Z0-9])(?=[A-Za-z-]*\d)[A-Za-z0-9_-]{10,})`),
    ],
    ['aws-key', shape('(?:AKIA|ASIA)(?=[A-Z]*[0-9])[0-9A-Z]{6,16}(?![0-9A-Za-z])', START_LOOSE)],
    ['jwt', shape(String.raw `eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?`)],
    [
        'token',
        shape([
            'xox[abeoprs]-[A-Za-z0-9-]{10,}|xoxe\\.xox[bp]-[A-Za-z0-9-]{10,}|xapp-[0-9]-[A-Za-z0-9-]{10,}',
            'gl(?:pat|ptt|dt|rt|cbt|soat|ft|imt|agent|oas|sa)[-_][A-Za-z0-9_-]{10,}',
            'SG\\.[A-Za-z0-9_-]{16,}(?:\\.[A-Za-z0-9_-]+)?|SK[0-9a-f]{32}|hv[sbr]\\.[A-Za-z0-9_-]{20,}',
            '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{20,}|AGE-SECRET-KEY-1[0-9A-Z]{20,}',
            String.raw `(?:do[por]_v1|dckr_(?:pat|oat)|shp(?:at|ca|pa|ss)|gsk|r8|lin_api|ntn|rubygems|sntry[su]|figd|sbp|pscale_tkn|tfp|dapi_?|fo1)_(?=[A-Za-z_]*\d)[A-Za-z0-9_-]{16,}`,
            String.raw `(?:xai|PMAK|NRAK|sq0[ac][ts]p|pul|EAAA)-(?=[A-Za-z_]*\d)[A-Za-z0-9_-]{16,}`,
            String.raw `(?:npm|hf)_(?=[A-Za-z]*\d)[A-Za-z0-9]{10,}`,
            '(?:npm|hf)_[A-Za-z0-9]{30,}',
            String.raw `pypi-(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{16,}`,
            '(?:[sr]k|pk)_(?:live|test)_[A-Za-z0-9]{8,}|whsec_[A-Za-z0-9+/=]{16,}',
            String.raw `AIza[A-Za-z0-9_-]{16,}|ya29\.[A-Za-z0-9_-]{16,}|GOCSPX-[A-Za-z0-9_-]{10,}|1//0[A-Za-z0-9_-]{16,}`,
            '[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{16,}|[A-Za-z0-9+/]{86}==',
        ].join('|')),
    ],
];
const NAMES_SECRET = 'pass(?:word|wd|phrase)?|pwd|secret|token|(?:api|access|account|auth|private|secret|shared)[_-]?(?:access)?key|credentials?';
const SECRET_PLACES = [
    new RegExp(String.raw `((?:${NAMES_SECRET})(?:\\?["'\x60])?\s{0,3}(?::=|=>|[:=])\s{0,3})(\\?["'\x60]|)([^\s"'\x60\\,;()[\]{}<>$]{8,4000})(?![\w([.])`, 'gi'),
    /(authorization(?:\\?["'])?\s{0,3}[:=]\s{0,3}(?:\\?["'])?(?:[a-z][\w-]{1,20}\s{1,3})?)()([\w.~+/=-]{8,4000})/gi,
    /(:\/\/[\w.%+-]{1,100}:)()([^\s/@:"'<>{}[\]$\\]{6,4000})(?=@)/g,
];
function isMadeUp(value, isQuoted) {
    if (isQuoted && value.length >= 16 && isMixed(value))
        return true;
    if (!/\d/.test(value) || !/[a-z]/i.test(value))
        return false;
    if (isQuoted)
        return true;
    if (value.length >= 12 && isMixed(value))
        return /\d[a-z]+\d|[+/=]|(?:\d[^\d.]+){2}\d/i.test(value);
    return /\d[a-z]+\d|[!@#%^&?~]/i.test(value) && !/[+*/=|.]/.test(value);
}
const withoutPlaced = (text) => SECRET_PLACES.reduce((so, place, at) => so.replace(place, (whole, before, quote, value) => isMadeUp(value, at > 0 || quote !== '') ? `${before}${quote}${redactionMark('secret')}` : whole), text);
const KEY_END = /-----END [A-Z ]{0,40}PRIVATE KEY-----/g;
function withoutKeyEnds(text) {
    let from = 0;
    const parts = [];
    for (const { index, 0: end } of text.matchAll(KEY_END)) {
        let start = index;
        while (start > from && /[A-Za-z0-9+/=\s\\]/.test(text[start - 1] ?? ''))
            start -= 1;
        parts.push(text.slice(from, start), redactionMark('private-key'));
        from = index + end.length;
    }
    return parts.length === 0 ? text : [...parts, text.slice(from)].join('');
}
const ALL_MARKS = ['secret', ...SHAPES.map(([kind]) => kind)].map(redactionMark).join('');
function createRedact(secrets) {
    const values = secrets.map((each) => each.trim()).filter((each) => each.length >= MIN_SECRET);
    const forms = new Set(values.flatMap(secretForms).filter((form) => !ALL_MARKS.includes(form)));
    const pieces = new PieceFinder([...forms]);
    const withoutShapes = (text) => SHAPES.reduce((out, [kind, each]) => out.replace(each, redactionMark(kind)), text);
    const replaceIn = (text) => pieces.replaceIn(withoutPlaced(withoutKeyEnds(withoutShapes(text))));
    const redact = (text, levels) => {
        const out = replaceIn(text);
        if (levels === 0)
            return out;
        const holdsSecret = (decoded) => redact(decoded, levels - 1) !== decoded;
        return DECODERS.reduce((so, { spelled, decode }) => so.replace(spelled, (run, ...rest) => decode(run).some(holdsSecret)
            ? `${escapedIn(so, run, offsetIn(rest))}${redactionMark('secret')}`
            : run), out);
    };
    return (text) => redact(text.toWellFormed(), LEVELS);
}
const offsetIn = (rest) => rest.find((each) => typeof each === 'number') ?? 0;
const escapedIn = (text, run, at) => text[at - 1] === '\\' ? run.slice(0, 1) : '';
const LEVELS = 2;
const characterOf = (hex) => String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
const DECODERS = [
    {
        spelled: /(?:%[0-9a-f]{2}|[\w.~+-]){10,1000000}/gi,
        decode: (run) => run.includes('%') ? [run.replace(/%([0-9a-f]{2})/gi, (_, hex) => characterOf(hex))] : [],
    },
    {
        spelled: /(?:\\{1,8}u[0-9a-f]{4}|\\{1,8}u\{[0-9a-f]{1,6}\}|\\{1,8}x[0-9a-f]{2}|&#\d{1,7};|&#x[0-9a-f]{1,6};|[\w.~+/=-]){10,1000000}/gi,
        decode: (run) => {
            if (!/[\\&]/.test(run))
                return [];
            const plain = run
                .replace(/\\+u(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4}))|\\+x([0-9a-f]{2})/gi, (_, long, u, x) => characterOf(long ?? u ?? x ?? ''))
                .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex) => characterOf(hex))
                .replace(/&#(\d{1,7});/g, (_, code) => characterOf(Number(code).toString(16)));
            return [plain];
        },
    },
    {
        spelled: /(?:=[0-9a-f]{2}|=\r?\n|[\w.~+/-]){10,1000000}/gi,
        decode: (run) => /=[0-9a-f\r\n]/i.test(run)
            ? [run.replace(/=\r?\n/g, '').replace(/=([0-9a-f]{2})/gi, (_, hex) => characterOf(hex))]
            : [],
    },
    {
        spelled: /(?<![0-9a-f])(?:[0-9a-f]{2}){20,500000}(?![0-9a-f])/gi,
        decode: (run) => printable(hexText(run)),
    },
    {
        spelled: /[A-Za-z0-9+/_-]{16,1000000}={0,2}/g,
        decode: (run) => (isMixed(run) ? [0, 1, 2, 3].flatMap((at) => printable(base64Text(run.slice(at)))) : []),
    },
    {
        spelled: /[A-Za-z0-9_-]([ .,:;|/*"'+])(?:[A-Za-z0-9_-]\1){8,500000}[A-Za-z0-9_-]/g,
        decode: (run) => {
            const plain = run.replace(/(.)./g, '$1');
            return [plain, plain.slice(1), plain.slice(0, -1)];
        },
    },
];
const isMixed = (run) => /[a-z]/.test(run) && /[A-Z]/.test(run);
const printable = (text) => {
    const plain = text.replaceAll('\0', '');
    return /[\x21-\x7e]{10}/.test(plain) ? [plain] : [];
};
function hexText(run) {
    return run.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}
function base64Text(run) {
    const plain = run.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
    return atob(plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0)));
}
const JSON_ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g;
function wellFormed(value) {
    const json = JSON.stringify(value);
    return json.includes('\\ud')
        ? JSON.parse(json.replace(JSON_ESCAPE, (all, half) => (half === undefined ? all : '\ufffd')))
        : value;
}
const redactFault = (error, redact) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .NW)('a fault that could not be redacted', () => redact(String(error)));
function redactTask(task, redact) {
    return JSON.parse(JSON.stringify(task), (_, value) => typeof value === 'string' ? redact(value) : value);
}
function redactJson(value, redact) {
    if (typeof value === 'string')
        return redact(meaningRedacted(value, redact));
    if (Array.isArray(value))
        return value.map((each) => redactJson(each, redact));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [redact(key), redactJson(each, redact)]));
}
function meaningRedacted(text, redact) {
    if (!text.includes('\\u') || !/^\s*[[{]/.test(text))
        return text;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .NW)(text, () => {
        const parsed = JSON.parse(text);
        const out = JSON.stringify(redactJson(parsed, redact));
        return out === JSON.stringify(redactJson(parsed, wellFormed)) ? text : out;
    });
}
function secretForms(secret) {
    const bytes = new TextEncoder().encode(secret);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const base64 = [0, 1, 2].map((offset) => base64At(bytes, offset));
    const base64url = base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'));
    const forms = [
        secret,
        Array.from(secret).toReversed().join(''),
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        hex,
        hex.toUpperCase(),
    ];
    return [...forms, ...base64, ...base64url].filter((form) => form.length >= MIN_SECRET);
}
function base64At(bytes, offset) {
    const padded = String.fromCharCode(...new Array(offset).fill(0), ...bytes);
    const text = btoa(padded).replace(/=+$/, '');
    const firstOwn = Math.ceil((offset * 8) / 6);
    const lastOwn = Math.floor((padded.length * 8) / 6);
    return text.slice(firstOwn, lastOwn);
}
class PieceFinder {
    #windows = new Set();
    #short;
    #starts = new Uint8Array(65_536);
    constructor(forms) {
        this.#short = forms.filter((form) => form.length < PIECE);
        for (const form of forms) {
            for (let at = 0; at + PIECE <= form.length; at++) {
                const window = form.slice(at, at + PIECE);
                if (!isTellingWindow(window))
                    continue;
                this.#windows.add(window);
                this.#starts[windowStart(form, at)] = 1;
            }
        }
    }
    replaceIn(text) {
        const out = this.#short.reduce((each, form) => each.replaceAll(form, redactionMark('secret')), text);
        if (this.#windows.size === 0)
            return out;
        const parts = [];
        let kept = 0;
        for (let at = 0; at + PIECE <= out.length; at++) {
            if (!this.#isPiece(out, at))
                continue;
            const end = this.#endOfPieces(out, at);
            const piece = out.slice(at, end);
            const blanksBefore = piece.slice(0, -piece.trimStart().length);
            parts.push(out.slice(kept, at), blanksBefore, redactionMark('secret'), piece.slice(piece.trimEnd().length));
            kept = end;
            at = end - 1;
        }
        return parts.length === 0 ? out : [...parts, out.slice(kept)].join('');
    }
    #isPiece(text, at) {
        return this.#starts[windowStart(text, at)] === 1 && this.#windows.has(text.slice(at, at + PIECE));
    }
    #endOfPieces(text, start) {
        let at = start;
        while (this.#isPiece(text, at + 1))
            at++;
        return at + PIECE;
    }
}
const isTellingWindow = (window) => window.replace(/\s/g, '').length >= MIN_SECRET && !ALL_MARKS.includes(window);
const windowStart = (text, at) => ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xffff;


  }),

  87893:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Av: () => (  confirmationsOf),
    F$: () => (  baselineTests),
    Fx: () => (  newTestPaths),
    GJ: () => (  lastTests),
    RP: () => (  totalTokens),
    W_: () => (  stateAfter),
    Y1: () => (  startState),
    ak: () => (  isRedAtBase),
    gf: () => (  isGreen),
    pu: () => (  testsIn),
    sL: () => (  isJudged),
    xW: () => (  lastFailure),
    yJ: () => (  NO_USAGE)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39429);
  var _phases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88478);


const startState = (setup, baseTree) => ({
    setup,
    baseTree,
    t: 0,
    history: [],
    summary: EMPTY_SUMMARY,
    conversation: [],
    sent: { head: '', tail: '', items: 0 },
});
function stateAfter(state, event) {
    if (event.kind === 'llm_request' || event.kind === 'reflection_request') {
        const { t, head, appended, tail } = event.payload;
        const { sent } = state;
        const items = sent.items + appended.length;
        return { ...state, t, sent: { head: head ?? sent.head, tail: tail ?? sent.tail, items } };
    }
    if (!isHistoryEvent(event))
        return state;
    const history = [...state.history, deepFreeze(event)];
    return { ...state, history, summary: foldEvent(state.summary, event) };
}
const HISTORY_KINDS = [
    'llm_action',
    'llm_parse_error',
    'tool_result',
    'tests',
    'reflection',
    'driver_note',
    'final',
];
function isHistoryEvent(event) {
    return HISTORY_KINDS.some((kind) => kind === event.kind);
}
function deepFreeze(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const each of Object.values(value))
            deepFreeze(each);
    }
    return value;
}
const isJudged = ({ task, settings }) => task.testCommand !== null && settings.testPolicy !== 'never';
const testsIn = ({ history }) => history.flatMap((event) => event.kind === 'tests' && !(0,_phases_js__WEBPACK_IMPORTED_MODULE_0__  .Dv)(event.payload) ? [event.payload] : []);
const baselineTests = (state) => testsIn(state).findLast(({ phase }) => phase === 'baseline') ?? null;
const lastTests = (state) => testsIn(state).findLast(({ phase }) => phase !== 'counterfactual') ?? null;
const lastFailure = (state) => testsIn(state).findLast(({ ok, phase }) => !ok && phase !== 'counterfactual') ?? null;
function confirmationsOf(state) {
    if (!isGreen(state.summary))
        return 0;
    const tests = testsIn(state).filter(({ phase }) => phase !== 'counterfactual');
    const others = tests.findLastIndex(({ phase, ok }) => phase !== 'confirm' || !ok);
    return tests.length - 1 - others;
}
const isRedAtBase = ({ summary: { baseline } }) => baseline !== null && baseline.verdict !== 'green';
function newTestPaths({ setup, history }, patch) {
    if (setup.task.mayAddTests !== true)
        return [];
    const written = history.flatMap((event) => {
        if (event.kind !== 'tool_result' || !event.payload.obs.ok)
            return [];
        const { path, addsTest } = event.payload.obs.meta;
        return addsTest === true && typeof path === 'string' ? [path] : [];
    });
    const added = patch?.files.filter(({ status }) => status === 'added').map(({ path }) => path);
    return [...new Set(written)].filter((path) => added?.includes(path) ?? true).toSorted();
}
const NO_USAGE = { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 };
const EMPTY_SUMMARY = {
    turns: 0,
    observations: 0,
    testRuns: 0,
    reflections: 0,
    malformed: 0,
    refusedClaims: 0,
    blindFinals: 0,
    usage: NO_USAGE,
    lastInputTokens: 0,
    filesTouched: [],
    baseline: null,
    lastTest: null,
    turnsAtLastTest: 0,
    hasUntestedWrites: false,
    redWrites: [],
    lastGreen: null,
};
function foldEvent(summary, event) {
    switch (event.kind) {
        case 'llm_action':
            return {
                ...charge(summary, event.payload.usage),
                turns: summary.turns + 1,
                malformed: summary.malformed + (event.payload.error === undefined ? 0 : 1),
            };
        case 'llm_parse_error':
            return {
                ...charge(summary, event.payload.usage),
                turns: summary.turns + (event.payload.expects === 'action' ? 1 : 0),
                reflections: summary.reflections + (event.payload.expects === 'reflection' ? 1 : 0),
                malformed: summary.malformed + 1,
            };
        case 'reflection':
            return { ...charge(summary, event.payload.usage), reflections: summary.reflections + 1 };
        case 'tool_result':
            return foldToolResult(summary, event.payload);
        case 'tests':
            return foldTests(summary, event.payload);
        case 'driver_note':
            return foldNote(summary, event.payload.reason);
        case 'final':
            return summary;
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .xb)(event);
    }
}
function foldNote(summary, reason) {
    switch (reason) {
        case 'claim_refused':
            return { ...summary, refusedClaims: summary.refusedClaims + 1 };
        case 'evidence_first':
            return { ...summary, blindFinals: summary.blindFinals + 1 };
        default:
            return summary;
    }
}
function foldToolResult(summary, { tool, obs }) {
    if (obs.meta['mistake'] === true)
        return summary;
    const path = obs.meta['path'];
    const isWrite = tool === 'write_file' && obs.ok && obs.meta['changed'] !== false;
    const written = isWrite && typeof path === 'string' ? [path] : [];
    return {
        ...summary,
        observations: summary.observations + 1,
        filesTouched: [...new Set([...summary.filesTouched, ...written])].toSorted(),
        hasUntestedWrites: summary.hasUntestedWrites || isWrite,
        refusedClaims: isWrite ? 0 : summary.refusedClaims,
    };
}
function foldTests(summary, tests) {
    const { t, verdict, signature, duration_ms, focus } = tests;
    if (tests.phase === 'counterfactual' || (0,_phases_js__WEBPACK_IMPORTED_MODULE_0__  .Dv)(tests))
        return { ...summary, testRuns: summary.testRuns + 1 };
    const fact = {
        t,
        verdict,
        signature,
        durationMs: duration_ms,
        ...(focus === undefined ? {} : { isNarrowed: true }),
    };
    return {
        ...summary,
        testRuns: summary.testRuns + (completesNarrowed(summary, tests) && !confirms(tests) ? 0 : 1),
        baseline: tests.phase === 'baseline' ? fact : summary.baseline,
        lastTest: fact,
        turnsAtLastTest: summary.turns,
        hasUntestedWrites: false,
        redWrites: verdict !== 'green' && judgesWrite(summary, tests) ? [...summary.redWrites, fact] : summary.redWrites,
        lastGreen: lastGreenAfter(summary, tests),
    };
}
function judgesWrite(summary, tests) {
    return tests.phase === 'write' || (tests.phase === 'confirm' && completesNarrowed(summary, tests));
}
const confirms = ({ phase, verdict }) => phase === 'confirm' && verdict === 'green';
const completesNarrowed = ({ lastTest }, { t, focus }) => focus === undefined && lastTest?.t === t && lastTest.isNarrowed === true;
const isNarrowedGreen = ({ verdict, isNarrowed }) => verdict === 'green' && isNarrowed === true;
function lastGreenAfter({ lastGreen }, tests) {
    const { phase, ok, tree, duration_ms, focus } = tests;
    if (tree === undefined || phase === 'baseline' || phase === 'counterfactual')
        return lastGreen;
    if (ok)
        return focus === undefined ? { tree, durationMs: duration_ms } : lastGreen;
    return lastGreen?.tree === tree ? null : lastGreen;
}
function charge(summary, usage) {
    return {
        ...summary,
        lastInputTokens: Math.max(summary.lastInputTokens, usage.input_tokens),
        usage: {
            input_tokens: summary.usage.input_tokens + usage.input_tokens,
            cached_input_tokens: summary.usage.cached_input_tokens + usage.cached_input_tokens,
            output_tokens: summary.usage.output_tokens + usage.output_tokens,
        },
    };
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens;
function isGreen(summary) {
    const { lastTest, hasUntestedWrites } = summary;
    return lastTest?.verdict === 'green' && !isNarrowedGreen(lastTest) && !hasUntestedWrites;
}


  })

};
