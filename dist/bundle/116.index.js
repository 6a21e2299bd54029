export const id = 116;
export const ids = [116];
export const modules = {

  53392:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EN: () => (  bodyOf),
    I4: () => (  PATCH_LIMITS),
    WD: () => (  MAX_PLACES),
    Z$: () => (  isGitFolder),
    n: () => (  readAgain)
  });
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
function readAgain(llm, raw, answered) {
    const reply = llm.read(raw, answered);
    if (reply.kind === 'reply')
        return reply;
    const message = `The model endpoint gave no reply that can be read: ${reply.error}.`;
    return { kind: 'failed', reason: 'unavailable', status: null, message };
}
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
  var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39429);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);



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
            '(?:do[por]_v1|dckr_(?:pat|oat)|shp(?:at|ca|pa|ss)|gsk|r8|lin_api|ntn|rubygems|sntry[su]|figd|sbp|' +
                String.raw `pscale_tkn|tfp|dapi_?|fo1)_(?=[A-Za-z_]*\d)[A-Za-z0-9_-]{16,}`,
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
const SECRET_WORDS = 'pass(?:word|wd|phrase)?|pwd|secret|token|(?:api|access|account|auth|private|secret|shared)[_-]?(?:access)?key|credentials?';
const SECRET_PLACES = [
    new RegExp(String.raw `((?:${SECRET_WORDS})(?:\\?["'\x60])?\s{0,3}(?::=|=>|[:=])\s{0,3})(\\?["'\x60]|)` +
        String.raw `([^\s"'\x60\\,;()[\]{}<>$]{8,4000})(?![\w([.])`, 'gi'),
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
const withoutPlaced = (text) => SECRET_PLACES.reduce((so, place, at) => so.replace(place, (whole, before, quote, value, offset, all) => isMadeUp(value, at > 0 || quote !== '') && !isVerdict(before, all[offset - 1])
    ? `${before}${quote}${redactionMark('secret')}`
    : whole), text);
const isVerdict = (before, character = '') => before.startsWith('PASS:') && !/[\w-]/.test(character);
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
        spelled: new RegExp(`(?:${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__  .EB)([
            /\\{1,8}(?:u[0-9a-f]{4}|u0{4}[0-9a-f]{4}|u\{[0-9a-f]{1,6}\}|x[0-9a-f]{2}|[0-3][0-7]{2})/,
            /&#\d{1,7};?|&#x[0-9a-f]{1,6};?|[\w.~+/=-]/,
        ]).source}){10,1000000}`, 'gi'),
        decode: (run) => {
            if (!/[\\&]/.test(run))
                return [];
            const plain = run
                .replace(/\\+u(?:\{([0-9a-f]{1,6})\}|0{4}([0-9a-f]{4})|([0-9a-f]{4}))|\\+x([0-9a-f]{2})/gi, (_, long, wide, u, x) => characterOf(long ?? wide ?? u ?? x ?? ''))
                .replace(/\\+([0-3][0-7]{2})/g, (_, octal) => String.fromCodePoint(Number.parseInt(octal, 8)))
                .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex) => characterOf(hex))
                .replace(/&#(\d{1,7});?/g, (_, code) => characterOf(Number(code).toString(16)));
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
        spelled: /[A-Za-z0-9_-]([ .,:;|/*"'+]{1,4})(?:[A-Za-z0-9_-]\1){8,500000}[A-Za-z0-9_-]/g,
        decode: (run) => {
            const plain = run.replace(/[ .,:;|/*"'+]+/g, '');
            return [plain, plain.slice(1), plain.slice(0, -1)];
        },
    },
    {
        spelled: /(?<![0-9a-f])[0-9a-f]{2}([ :,-])(?:[0-9a-f]{2}\1){8,500000}[0-9a-f]{2}(?![0-9a-f])/gi,
        decode: (run) => printable(hexText(run.replace(/[ :,-]/g, ''))),
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
const redactFault = (error, redact) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__  .NW)('a fault that could not be redacted', () => redact(String(error)));
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
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__  .NW)(text, () => {
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

  19121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AD: () => (  startRun),
    X6: () => (  confirmMs),
    X8: () => (  notedPlaces),
    cv: () => (  say),
    g1: () => (  record),
    qz: () => (  PLACES_NOTE),
    x1: () => (  spendingNow),
    yn: () => (  executeAction)
  });
  var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36541);
  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);


const startRun = (setup, ports) => ({
    ports,
    startMs: ports.clock(),
    state: (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .Y1)(setup, ports.workspace.treeId()),
});
function record(run, event) {
    const whole = event.kind === 'tool_result' ? event : (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__  .ES)(event);
    run.ports.emit(whole);
    run.state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .W_)(run.state, whole);
}
function say(run, ...items) {
    const said = items.map((item) => item.type === 'reply' ? item : { ...item, text: run.ports.redact(item.text) });
    run.state = { ...run.state, conversation: [...run.state.conversation, ...said] };
}
const spendingNow = (run) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .oh)(run.state, run.ports.clock() - run.startMs);
const confirmMs = (run) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)({ ...spendingNow(run), reserve: { testRuns: 0, ms: 0 } });
const PLACES_NOTE = 'places';
function notedPlaces(events) {
    const noted = events.find((event) => event.kind === 'driver_note' && event.payload.reason === PLACES_NOTE);
    const note = noted?.kind === 'driver_note' ? noted.payload.note : '';
    return [...note.matchAll(/^(.+):(\d+) (.+)$/gm)].map(([, path = '', line, name = '']) => ({
        path,
        line: Number(line),
        name,
    }));
}
async function executeAction(run, action) {
    const { workspace, redact } = run.ports;
    const { t } = run.state;
    const observed = await workspace.execute(action, notedPlaces(run.state.history));
    const obs = {
        ok: observed.ok,
        output: redact(observed.output),
        meta: Object.fromEntries(Object.entries(observed.meta).map(([key, value]) => [key, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__  .Kp)(value, redact)])),
    };
    record(run, { kind: 'tool_result', payload: { t, tool: action.name, args: action.args, obs } });
    const { denied, path } = obs.meta;
    if (typeof denied === 'string') {
        record(run, { kind: 'policy_denied', payload: { t, path: String(path ?? ''), rule: denied } });
    }
    return obs;
}


  }),

  68027:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DH: () => (  settingsFromTrace),
    HQ: () => (  REASONING_EFFORTS),
    HZ: () => (  SolverSchema),
    U9: () => (  isLoopback),
    UB: () => (  DEFAULT_MODEL),
    VX: () => (  secretValues),
    a$: () => (  DEFAULT_SETTINGS),
    ht: () => (  SettingsSchema),
    pT: () => (  TestEnvSchema),
    qH: () => (  settingsToTrace),
    w3: () => (  TestPolicySchema),
    wT: () => (  PricesSchema),
    yc: () => (  APIS)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);



const APIS = ['responses', 'chat-completions'];
const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];
const DEFAULT_MODEL = {
    baseUrl: 'https://api.openai.com/v1',
    api: 'responses',
    name: 'gpt-5.4-mini',
};
const LimitsSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    maxIterations: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    maxTestRuns: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    maxReflections: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(0),
    maxTotalTokens: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
});
const TestPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['on_write', 'on_final', 'never']);
const SolverSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['model', 'builtin', 'builtin-then-model']);
const SettingsSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    testPolicy: TestPolicySchema,
    limits: LimitsSchema,
    confirmRuns: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    testTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1).nullable(),
    testFocus: zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['auto', 'off']),
    testReport: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().exactOptional(),
    allowPaths: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()),
    allowTestEdits: zod__WEBPACK_IMPORTED_MODULE_2__  .zMY(),
    solver: SolverSchema,
    maxCandidates: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    culpritRuns: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(0),
});
const DEFAULT_SETTINGS = {
    testPolicy: 'on_write',
    limits: {
        maxIterations: 30,
        maxTestRuns: 12,
        maxReflections: 3,
        maxTotalTokens: 400_000,
        timeoutMs: 15 * 60_000,
    },
    confirmRuns: 1,
    testTimeoutMs: null,
    testFocus: 'auto',
    allowPaths: [],
    allowTestEdits: false,
    solver: 'model',
    maxCandidates: 2000,
    culpritRuns: 4,
};
const SECRET_VARIABLE = /(?:^|_)(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|apikey|credentials?|auth|dsn|pat)s?(?:_|$)|password|secret/i;
function secretValues({ pass, set }, environment) {
    const given = [...pass.map((name) => [name, environment[name]]), ...Object.entries(set)];
    return given.flatMap(([name, value]) => (SECRET_VARIABLE.test(name) && value ? [value] : []));
}
const OF_THE_JOB = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__  .EB)([
    /^(?:INPUT_\w*|ACTIONS_(?:RUNTIME|ID_TOKEN|RESULTS|CACHE)\w*)$/,
    /^GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/,
    /^(?:GH_TOKEN|OPENAI_API_KEY|TOGETHER_API_KEY)$/,
], 'i');
const TestEnvSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().transform((text, context) => {
    const lines = text.split('\n').map((line) => line.trim());
    const set = lines.flatMap((line) => {
        const at = line.indexOf('=');
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    });
    const names = lines.filter((line) => !line.includes('=')).flatMap((line) => line.split(','));
    const pass = names.map((name) => name.trim()).filter((name) => name !== '');
    const refuse = (message) => {
        context.addIssue({ code: 'custom', message });
        return zod__WEBPACK_IMPORTED_MODULE_3__  .tm;
    };
    for (const name of [...pass, ...set.map(([name]) => name)]) {
        if (!/^[A-Za-z_]\w*$/.test(name))
            return refuse(`holds ${JSON.stringify(name)}, which is not a variable's name`);
        if (OF_THE_JOB.test(name))
            return refuse(`names ${name}, which tests must never see`);
    }
    return { pass, set: Object.fromEntries(set) };
});
const PricesSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().transform((text, context) => {
    const prices = text.split('/').map((part) => part.trim());
    const [input, cached, output] = prices.map(Number);
    if (prices.length === 3 &&
        prices.every((price) => /^\d{1,6}(?:\.\d{1,6})?$/.test(price)) &&
        input !== undefined &&
        cached !== undefined &&
        output !== undefined)
        return { input, cached, output };
    context.addIssue({ code: 'custom', message: NOT_PRICES });
    return zod__WEBPACK_IMPORTED_MODULE_3__  .tm;
});
const NOT_PRICES = 'is not three prices such as 0.25/0.025/2: of a million input, cached input and output tokens, in US dollars';
const settingsToTrace = (settings) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .Hm)(settings);
const settingsFromTrace = (json) => SettingsSchema.parse((0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .RA)(json));
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);


  }),

  76245:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  findFirstGoal),
    s: () => (  isGoalAtBase)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39429);
  var _jobs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95106);
  var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32007);
  var _judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82093);
  var _missing_things_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16638);
  var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8294);
  var _same_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47649);









const UNUSABLE = {
    not_found: 'test_command_not_found',
    timeout: 'baseline_timed_out',
    output_limit: 'baseline_output_limit',
    resource_limit: 'baseline_resource_limit',
};
async function findFirstGoal(run) {
    const endings = [];
    for (const goal of (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .yN)(run.state)) {
        const tests = await (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .fL)(run, goal);
        if (run.ports.signal.aborted)
            return { ending: { stop: 'cancelled' } };
        const ending = await endingAtBase(run, goal, tests);
        if (ending === null && tests !== 'timeout')
            return { tests };
        if (ending !== null)
            endings.push(ending);
    }
    const telling = endings.find(({ stop }) => stop !== 'green_at_base') ?? endings[0];
    return { ending: telling ?? { stop: 'green_at_base' } };
}
async function isGoalAtBase(run, goal) {
    const tests = await (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .fL)(run, goal);
    if (tests === 'timeout' || (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .zy)(run, tests))
        return 'timeout';
    return !run.ports.signal.aborted && (await endingAtBase(run, goal, tests)) === null;
}
async function endingAtBase(run, goal, tests) {
    const ending = await baselineEnding(run, goal, tests);
    if (ending === null || (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .yN)(run.state).length < 2)
        return ending;
    const reason = ending.stop === 'green_at_base' ? _state_js__WEBPACK_IMPORTED_MODULE_1__  .Y7 : _state_js__WEBPACK_IMPORTED_MODULE_1__  .Gv;
    const note = stopReasonText(ending);
    (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason, note, ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_7__  .I3)(goal.command) } });
    return ending;
}
const stopReasonText = ({ stop, detail }) => detail === undefined ? _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .BI[stop] : `${_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .BI[stop]}: ${detail.split('\n', 1)[0]}`;
async function baselineEnding(run, goal, tests) {
    const { task } = run.state.setup;
    if (tests === 'timeout')
        return { stop: 'baseline_timed_out' };
    const absent = absentIn(tests);
    if (absent !== undefined) {
        const texts = [(0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .qq)(absent, task.installs), ...(tests.unseen === undefined ? [] : [tests.unseen])];
        return { stop: 'test_command_not_found', detail: texts.join('; ') };
    }
    if (tests.unseen !== undefined)
        return { stop: 'sources_not_tested', detail: tests.unseen };
    const unusable = UNUSABLE[tests.verdict];
    if (unusable === 'test_command_not_found')
        return { stop: unusable, detail: notFoundText(tests, task) };
    if (unusable !== undefined)
        return { stop: unusable };
    if (tests.ok)
        return task.mustBeRedAtBase ? { stop: 'green_at_base' } : null;
    return endingOfRed(run, goal, tests);
}
function absentIn({ ok, report, output, unseen }) {
    const ranNone = ok && report !== undefined && report.passed === 0 && (report.failed ?? 0) === 0;
    return ranNone || unseen !== undefined
        ? (0,_missing_things_js__WEBPACK_IMPORTED_MODULE_4__  .kB)(output).find(({ kind }) => kind === 'tool')
        : undefined;
}
async function endingOfRed(run, goal, tests) {
    const { task } = run.state.setup;
    const ci = (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .FK)(task, goal);
    const likeness = (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .SC)(ci, (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Hd)(tests), task.installs);
    switch (likeness.kind) {
        case 'same_tests':
            return null;
        case 'undecided':
            return goal.command === task.testCommand ? (0,_control_js__WEBPACK_IMPORTED_MODULE_2__  .eW)(run) : null;
        case 'missing':
            return ci.text === ''
                ? { stop: 'test_command_not_found', detail: (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .qq)(likeness.piece, task.installs) }
                : { stop: 'not_ci_failure', detail: likeness.why };
        case 'other':
            return { stop: 'not_ci_failure', detail: likeness.why };
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_8__  .xb)(likeness);
    }
}
function notFoundText(tests, task) {
    const piece = (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .pU)(tests);
    if (piece === undefined)
        return tests.output;
    const text = (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .qq)(piece, task.installs);
    return task.trigger.kind === 'terminal' ? text : `${text}\n${tests.output}`;
}


  }),

  32007:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lp: () => (  lookBack),
    eW: () => (  controlFirst),
    rs: () => (  controlOf)
  });
  var _jobs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95106);
  var _model_prompt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55178);
  var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87893);
  var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45565);
  var _judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82093);
  var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8294);
  var _same_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47649);









function seenEarlier(base, there, watched) {
    if (there.verdict === 'green')
        return { kind: 'green', broken: watched };
    if (there.verdict !== 'red')
        return { kind: 'unknown', why: 'the tests did not come to an end there' };
    const failed = there.report?.failures ?? [];
    if (watched.length === 0 || failed.length === 0) {
        return (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_7__  .ou)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_7__  .Hd)(base), (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_7__  .Hd)(there))
            ? { kind: 'red' }
            : { kind: 'unknown', why: 'the tests fail in another way there' };
    }
    const ids = new Set(failed.map(({ id }) => id));
    const same = new Set((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_7__  .VX)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_7__  .Hd)(there), { failures: watched, text: '' }));
    const broken = watched.filter(({ id }) => !ids.has(id));
    if (broken.length < watched.length && broken.length + same.size < watched.length)
        return { kind: 'unknown', why: 'the tests fail in another way there' };
    if (broken.length === 0)
        return { kind: 'red' };
    const files = new Set(failed.filter(({ id }) => !watched.some((test) => test.id === id)).flatMap(({ id, file }) => file ?? id));
    const ran = broken.filter(({ file, id }) => !files.has(file ?? id));
    return ran.length > 0 && (there.report?.passed ?? 0) > 0
        ? { kind: 'green', broken: ran }
        : { kind: 'unknown', why: 'other tests fail there, and these did not run' };
}
const NO_CULPRIT = 'no_culprit';
function controlOf(state) {
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(state);
    const said = state.history.flatMap((event) => {
        if (event.kind === 'driver_note' && event.payload.reason === _outcome_js__WEBPACK_IMPORTED_MODULE_6__  .ek)
            return [{ kind: 'unknown', why: event.payload.note }];
        if (event.kind !== 'tests' || event.payload.phase !== 'control' || base === null)
            return [];
        return [seenEarlier(base, event.payload, base.report?.failures ?? [])];
    });
    const [first = null, second] = said;
    const { files = null, unknown = [] } = state.setup.task.changes ?? {};
    const isSameTree = files?.length === 0 && unknown.length === 0;
    const isByChance = first?.kind === 'green' ? isSameTree : first?.kind === 'red' && second?.kind === 'green';
    return isByChance ? { kind: 'flaky' } : first;
}
async function controlFirst(run) {
    const { changes } = run.state.setup.task;
    if (changes === undefined || run.ports.earlier === undefined)
        return null;
    const { summary, limits, reserve } = (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .x1)(run);
    const { confirmRuns } = run.state.setup.settings;
    const toFix = (confirmRuns + 3) * (summary.baseline?.durationMs ?? 0);
    const hasRoom = summary.testRuns + 2 + reserve.testRuns <= limits.maxTestRuns;
    const leftMs = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .x1)(run)) - toFix;
    return endingOfControl(run, changes, await control(run, changes, () => (hasRoom ? leftMs : 0)));
}
function endingOfControl(run, { greenAt, dependencyFiles }, seen) {
    if (seen.kind !== 'red' && seen.kind !== 'flaky')
        return null;
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state);
    const evidence = run.state.setup.task.evidence.map(({ text }) => text).join('\n');
    const [first] = base?.report?.failures ?? [];
    const changed = dependencyFiles.length === 0 ? '' : `; ${dependencyFiles.slice(0, 3).join(', ')} changed since then`;
    const versions = versionsThatDiffer(evidence, base?.output ?? '').map((each) => `; ${each}`);
    const detail = `${first?.id ?? 'the test command'} at ${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(greenAt)}${versions.join('')}${changed}`;
    return { stop: seen.kind === 'red' ? 'red_when_green' : 'flaky_when_green', detail };
}
async function control(run, { greenAt }, leftMs) {
    const watched = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state)?.report?.failures ?? [];
    const asked = { commit: greenAt, phase: 'control', watched, note: _outcome_js__WEBPACK_IMPORTED_MODULE_6__  .ek };
    const first = await runEarlier(run, { ...asked, leftMs: leftMs() });
    if (first.kind === 'red' && mayRunAgain(run))
        await runEarlier(run, { ...asked, leftMs: (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .X6)(run) });
    return controlOf(run.state) ?? first;
}
const mayRunAgain = ({ state: { summary, setup } }) => summary.testRuns < setup.settings.limits.maxTestRuns;
async function runEarlier(run, { commit, phase, watched, leftMs, note }) {
    const { earlier, redact, signal } = run.ports;
    const { t, setup } = run.state;
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state);
    const unknown = (why) => {
        const said = redact(why);
        (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'driver_note', payload: { t, reason: note, note: `${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(commit)}: ${said}` } });
        return { kind: 'unknown', why: said };
    };
    if (earlier === undefined || base === null)
        return unknown('its files are not at hand');
    if (signal.aborted)
        return unknown('the run was cancelled');
    if (leftMs <= 0)
        return unknown('no time or no test run was left for it');
    const timeoutMs = Math.min(leftMs, (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__  .OU)(setup.settings, (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .pu)(run.state)));
    const isFocused = setup.settings.testFocus === 'auto';
    const named = (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__  .DU)(setup.task, run.state.check);
    const asked = { commit, phase, ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_8__  .I3)(named), failing: watched, isFocused, timeoutMs, signal };
    const answer = await earlier.run(asked);
    if (answer.kind === 'not_run')
        return unknown(answer.why);
    const payload = { t, phase, ...named, ...(0,_judge_js__WEBPACK_IMPORTED_MODULE_5__  .dc)(answer.result, redact), commit };
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'tests', payload });
    return seenEarlier(base, payload, watched);
}
const WORTH_A_CULPRIT = new Set([
    'fixed',
    'not_fixed',
    'budget_exhausted',
    'model_error',
]);
async function lookBack(run, outcome) {
    const { task, settings, attempt } = run.state.setup;
    const { changes } = task;
    const isLast = outcome === 'fixed' || attempt === undefined || attempt.number === attempt.of;
    const isFirst = run.state.check === (0,_jobs_js__WEBPACK_IMPORTED_MODULE_8__  .yR)(task.testCommand ?? {});
    if (changes === undefined || run.ports.earlier === undefined || !isLast || !isFirst)
        return null;
    if (!WORTH_A_CULPRIT.has(outcome) || (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state)?.ok !== false)
        return null;
    if (outcome === 'fixed' && (settings.culpritRuns ?? 0) === 0)
        return null;
    if (outcome === 'fixed' && isSlowAsWhole(run.state)) {
        noCulprit(run, 'the failing tests cannot be run alone, and the whole command takes too long to look for the commit that broke them');
        return null;
    }
    const endMs = run.ports.clock() + (outcome === 'fixed' ? MAX_WAIT_MS : Number.POSITIVE_INFINITY);
    const leftMs = () => (mayRunAgain(run) ? Math.min((0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .X6)(run), endMs - run.ports.clock()) : 0);
    try {
        const seen = controlOf(run.state) ?? (await control(run, changes, leftMs));
        if (outcome !== 'fixed') {
            const ending = endingOfControl(run, changes, seen);
            if (ending !== null)
                return ending;
        }
        if (seen.kind === 'green')
            await findCulprit(run, changes, { broken: seen.broken, leftMs });
    }
    catch (error) {
        noCulprit(run, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .Qh)(error, run.ports.redact));
    }
    return null;
}
const MAX_WAIT_MS = 120_000;
const LONG_COMMAND_MS = 30_000;
const isSlowAsWhole = (state) => (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .pu)(state).every(({ focus }) => focus === undefined) &&
    ((0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(state)?.duration_ms ?? 0) > LONG_COMMAND_MS;
const noCulprit = (run, note) => (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason: NO_CULPRIT, note } });
async function findCulprit(run, changes, { broken, leftMs }) {
    const { commits, greenAt } = changes;
    const { culpritRuns = 0 } = run.state.setup.settings;
    const { baseCommit } = run.state.setup.task;
    if (commits.at(-1)?.id !== baseCommit || culpritRuns === 0)
        return;
    const watched = broken.slice(0, 1);
    let used = 0;
    const see = async (commit) => {
        if (used >= culpritRuns || !mayRunAgain(run) || run.ports.signal.aborted)
            return 'spent';
        used += 1;
        const { kind } = await runEarlier(run, {
            commit,
            phase: 'bisect',
            watched,
            leftMs: leftMs(),
            note: _outcome_js__WEBPACK_IMPORTED_MODULE_6__  .kl,
        });
        return kind === 'flaky' ? 'unknown' : kind;
    };
    const skipped = new Set();
    let [green, red] = [-1, commits.length - 1];
    for (;;) {
        const middle = nearestTo((green + red) / 2, between(green, red).filter((at) => !skipped.has(at)));
        const commit = middle === null ? undefined : commits[middle];
        if (middle === null || commit === undefined)
            break;
        const seen = await see(commit.id);
        if (seen === 'spent')
            break;
        if (seen === 'unknown')
            skipped.add(middle);
        else if (seen === 'green')
            green = middle;
        else
            red = middle;
    }
    const found = commits[red];
    if (found === undefined)
        return;
    if (between(green, red).length > 0)
        return noCulprit(run, suspectsText(commits.slice(green + 1, red + 1)));
    const before = commits[green]?.id ?? greenAt;
    const isParentGreen = found.parent === before || (await see(found.parent)) === 'green';
    if (!isParentGreen)
        return noCulprit(run, suspectsText([found]));
    const isOutside = (await run.ports.earlier?.isOutsideCode(found)) === true;
    const payload = {
        commit: found.id,
        parent: found.parent,
        test: watched[0]?.id ?? '',
        green_at: greenAt,
        red_at: baseCommit,
        ...(isOutside ? { outside_code: true } : {}),
    };
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'culprit', payload });
}
const between = (low, high) => Array.from({ length: Math.max(0, high - low - 1) }, (_, at) => low + 1 + at);
const nearestTo = (middle, places) => places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)[0] ?? null;
function suspectsText(left) {
    const [first] = left;
    const last = left.at(-1);
    if (first === undefined || last === undefined)
        return 'the commit that broke the tests is not known';
    return left.length === 1
        ? `${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(first.id)} is the first commit at which the tests were seen to fail; its parent could not be tested`
        : `one of ${left.length} commits broke the tests, from ${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(first.id)} to ${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(last.id)}`;
}
const PRINTED = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__  .wM)([
    /(?<![\w./@-])([a-z][a-z+]*(?:[.-][a-z][a-z+]*)*)(?: version)?[ :/@=-]{1,3}/,
    /(?:go|v)?(\d+(?:\.\d+){1,3})(?![\w.]|\s*(?:%|m?s\b|seconds?\b))/,
], 'gi');
const NO_TOOLS = new Set('in after at line time took duration total elapsed is was to of than got expected and or not equal'.split(' '));
const MAX_TOLD = 5;
function versionsThatDiffer(ci, here) {
    const [there, own] = [versionsIn(ci), versionsIn(here)];
    return [...own]
        .flatMap(([name, version]) => {
        const other = there.get(name);
        return other === undefined || other === version
            ? []
            : [`CI printed ${name} ${other}, this machine ${version}`];
    })
        .slice(0, MAX_TOLD);
}
function versionsIn(text) {
    const found = new Map();
    for (const [, name = '', version = ''] of text.matchAll(PRINTED)) {
        const key = name.toLowerCase();
        if (!NO_TOOLS.has(key) && !found.has(key))
            found.set(key, version);
    }
    return found;
}


  }),

  60035:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hc: () => (  verdictOn),
    I_: () => (  brokenGuards),
    Uj: () => (  NO_GUARD),
    Yy: () => (  jobsText),
    ks: () => (  jobResults),
    sx: () => (  judgeChange)
  });
  var _jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95106);
  var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _base_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76245);
  var _judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82093);





async function judgeChange(run, phase, only) {
    const first = await (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .GE)(run, phase, only);
    if (typeof first === 'string' || !first.ok)
        return first;
    for (const goal of (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .yN)(run.state)) {
        const judged = verdictOn(run.state, goal, run.ports.workspace.treeId()) === 'green'
            ? first
            : await judgeGoal(run, goal);
        if (typeof judged === 'string' || !judged.ok)
            return judged;
    }
    const broken = await brokenGuard(run);
    const [goal] = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .yN)(run.state);
    if (broken === null && goal !== undefined)
        (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .uD)(run, goal.command);
    return broken ?? first;
}
async function judgeGoal(run, goal) {
    (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .uD)(run, goal.command);
    const isGoal = run.state.summary.baseline !== null || (await (0,_base_js__WEBPACK_IMPORTED_MODULE_2__  .s)(run, goal));
    if (isGoal === 'timeout')
        return 'timeout';
    if (!isGoal)
        return { ok: true };
    const limit = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .wd)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    if (limit !== null)
        return limit;
    return (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .N$)(run, 'confirm', { leftMs: (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .X6)(run) });
}
const GUARD_SLOWNESS = 5;
const MIN_GUARD_MS = 60_000;
const NO_GUARD = 'guard_left_out';
function guardsLeft(state) {
    const green = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .GH)(state.setup.task).filter(({ command }) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .Rk)(state, command)?.reason === _state_js__WEBPACK_IMPORTED_MODULE_1__  .Y7);
    return [...green, ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .g0)(state.setup.task)].filter((guard) => !isLeftOut(state, guard));
}
async function brokenGuard(run) {
    const { workspace, signal } = run.ports;
    let leftMs = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    const asked = guardsLeft(run.state).filter((guard) => {
        if (verdictOn(run.state, guard, workspace.treeId()) === 'green')
            return false;
        leftMs -= guard.stepMs ?? 0;
        return leftMs > 0;
    });
    const timeMs = ({ stepMs = 0 }) => Math.min(Math.max(MIN_GUARD_MS, GUARD_SLOWNESS * stepMs), (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run)));
    const results = await Promise.all(asked.map((guard) => (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .Zj)(run, guard.command, { phase: 'write', timeoutMs: timeMs(guard) })));
    const red = asked.flatMap((guard, at) => {
        const result = results[at];
        if (result === undefined)
            return [];
        (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .uD)(run, guard.command);
        const tests = (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .oG)(run, 'write', result, {});
        return signal.aborted || tests.ok ? [] : [{ guard, tests }];
    });
    let first = null;
    for (const { guard, tests } of red) {
        if ((0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .zy)(run, tests))
            leaveOut(run, guard, 'no time was left for it');
        else {
            const broken = await ifBroken(run, guard, timeMs(guard));
            first ??= broken;
        }
    }
    if (first !== null)
        (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .uD)(run, first);
    return first;
}
async function ifBroken(run, guard, leftMs) {
    (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .uD)(run, guard.command);
    const withPatch = testsOf(run.state, guard).findLast(({ phase }) => phase !== 'counterfactual') ?? null;
    const known = testsOf(run.state, guard).some(({ phase, ok }) => phase === 'counterfactual' && ok);
    if (known || run.ports.signal.aborted || leftMs <= 0)
        return withPatch;
    const without = await (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .N$)(run, 'counterfactual', { leftMs });
    if (without.ok || (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .zy)(run, without))
        return withPatch;
    const isRed = without.verdict === 'red';
    leaveOut(run, guard, isRed ? 'it is not green without the patch either' : 'it cannot run here');
    return null;
}
function leaveOut(run, { command }, note) {
    const { t } = run.state;
    (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .g1)(run, { kind: 'driver_note', payload: { t, reason: NO_GUARD, note, ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .I3)(command) } });
}
const isLeftOut = (state, { command }) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .ol)(state, command, [NO_GUARD]) !== null;
const testsOf = ({ history }, { command }) => history.flatMap((event) => event.kind === 'tests' && (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(event.payload) === (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(command) ? [event.payload] : []);
const testsOn = (state, check, tree) => testsOf(state, check).findLast((tests) => tests.tree === tree &&
    WITH_PATCH.has(tests.phase) &&
    (tests.focus === undefined || !tests.ok));
function verdictOn(state, check, tree) {
    const newest = testsOn(state, check, tree);
    if (newest === undefined)
        return null;
    return newest.ok ? 'green' : 'red';
}
const WITH_PATCH = new Set(['write', 'final', 'confirm']);
const brokenGuards = (state, tree) => guardsLeft(state)
    .flatMap((guard) => testsOn(state, guard, tree) ?? [])
    .filter(({ ok }) => !ok);
function jobResults(state, tree, proven) {
    const { task } = state.setup;
    const goals = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .GH)(task).flatMap((goal) => {
        const { job, step = '' } = goal.command;
        return job === undefined ? [] : [{ job, step, ...goalResult(state, goal, { tree, proven }) }];
    });
    const unjudged = (task.unjudgedJobs ?? []).map((each) => ({ ...each, result: 'not_judged' }));
    const broken = brokenGuards(state, tree).flatMap(({ job, step = '', guard }) => job === undefined || guard !== true ? [] : [{ job, step, result: 'broken' }]);
    return [...goals, ...unjudged, ...broken];
}
function goalResult(state, goal, { tree, proven }) {
    const key = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(goal.command);
    const noGoal = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .Rk)(state, goal.command);
    if (noGoal !== null && noGoal.reason !== _state_js__WEBPACK_IMPORTED_MODULE_1__  .Y7)
        return { result: 'not_judged', why: noGoal.note };
    if (noGoal !== null) {
        const isBroken = brokenGuards(state, tree).some((tests) => (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(tests) === key);
        return { result: isBroken ? 'broken' : 'not_reproduced' };
    }
    const verdict = verdictOn(state, goal, tree);
    const base = verdict === null && tree === state.baseTree ? baseVerdict(state, goal) : null;
    if (base === 'green')
        return { result: 'not_reproduced' };
    if ((verdict ?? base) === 'red')
        return { result: 'red' };
    if (verdict === null)
        return { result: 'not_judged', why: 'it was not run with the change' };
    return { result: proven === null || proven.has(key) ? 'fixed' : 'unproven' };
}
function baseVerdict(state, goal) {
    const base = testsOf(state, goal).findLast(({ phase }) => phase === 'baseline');
    if (base === undefined)
        return null;
    return base.ok ? 'green' : 'red';
}
function jobsText(results) {
    const failed = results.filter(({ result }) => result !== 'broken');
    const passing = failed.filter(({ result }) => result === 'fixed' || result === 'unproven').length;
    const others = results.flatMap(({ job, step, result, why }) => {
        const words = JOB_WORDS[result];
        const name = (result === 'broken' ? step : job).replaceAll(/[*`]/g, ' ').trim();
        return words === null ? [] : [`*${name}* ${words}${why === undefined ? '' : ` (${why})`}`];
    });
    const of = failed.length === 1 ? 'failed job' : 'failed jobs';
    const count = passing === failed.length && passing > 1
        ? `${passing} ${of} pass now`
        : `${passing} of ${failed.length} ${of} ${passing === 1 ? 'passes' : 'pass'} now`;
    return [count, ...others].join('; ');
}
const JOB_WORDS = {
    fixed: null,
    unproven: null,
    red: 'still fails',
    broken: 'passed before and fails with the change',
    not_reproduced: 'is green here without the change',
    not_judged: 'was not judged',
};


  }),

  82093:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DU: () => (  checkNameIn),
    GE: () => (  judgeCheck),
    N$: () => (  runTests),
    OU: () => (  testTimeoutMs),
    Zj: () => (  askTests),
    dc: () => (  toldOf),
    fL: () => (  judgeBase),
    oG: () => (  noteTests),
    uD: () => (  aim),
    zy: () => (  isCutShort)
  });
  var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95106);
  var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47252);




const MIN_TEST_TIMEOUT_MS = 60_000;
async function judgeBase(run, { command, failures = [] }) {
    const { settings } = run.state.setup;
    aim(run, command);
    const named = settings.testFocus === 'auto' ? failures : [];
    const without = run.state.summary.filesTouched.length === 0 ? undefined : 'patch';
    const leftMs = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    if (leftMs <= 0)
        return 'timeout';
    const first = await runTests(run, 'baseline', { leftMs, only: named, without });
    if (first.focus === undefined || run.ports.signal.aborted)
        return first;
    const ids = new Set(named.map(({ id }) => id));
    if (first.verdict === 'red' && first.report?.failures.some(({ id }) => ids.has(id)))
        return first;
    const thenMs = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    return thenMs <= 0 ? 'timeout' : runTests(run, 'baseline', { leftMs: thenMs, without });
}
function aim(run, check) {
    run.state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .s2)(run.state, (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .yR)(check));
}
async function judgeCheck(run, phase, only = focusOf(run.state)) {
    const limit = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .wd)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    if (limit !== null)
        return limit;
    const leftMs = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .X6)(run);
    if (only.length > 0 && leftMs > 0 && savesLittle(run.state))
        return runTests(run, 'confirm', { leftMs });
    const first = await runTests(run, phase, { leftMs: (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run)), only });
    if (first.focus === undefined || !first.ok)
        return first;
    const thenMs = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .X6)(run);
    return thenMs <= 0 || run.ports.signal.aborted ? 'timeout' : runTests(run, 'confirm', { leftMs: thenMs });
}
function savesLittle(state) {
    const tests = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state);
    const narrowed = tests.findLast(({ focus }) => focus !== undefined);
    const whole = tests.findLast(({ focus }) => focus === undefined);
    const check = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .GH)(state.setup.task).find(({ command }) => (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .yR)(command) === state.check);
    const stepMs = check?.command.builds === undefined ? check?.stepMs : undefined;
    const wholeMs = whole?.duration_ms ?? stepMs ?? 0;
    return narrowed !== undefined && wholeMs > 0 && 2 * narrowed.duration_ms >= wholeMs;
}
function focusOf(state) {
    if (state.setup.settings.testFocus !== 'auto')
        return [];
    const tests = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state);
    const newestWhole = tests.findLast(({ focus }) => focus === undefined);
    if (newestWhole?.report?.passed === 0)
        return [];
    const shown = tests.filter(({ phase, focus }) => phase === 'baseline' || focus === undefined);
    const failures = shown.flatMap(({ report }) => report?.failures ?? []);
    return [...new Map(failures.map((failure) => [failure.id, failure])).values()];
}
async function runTests(run, phase, asked) {
    const { setup, check } = run.state;
    const { leftMs, ...rest } = asked;
    const timeoutMs = Math.min(leftMs, testTimeoutMs(setup.settings, (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(run.state)));
    const result = await askTests(run, checkNameIn(setup.task, check), { phase, timeoutMs, ...rest });
    return noteTests(run, phase, result, asked);
}
function askTests({ ports: { oracle, signal } }, check, { phase, timeoutMs, only = [], without, }) {
    return oracle.run({
        phase,
        timeoutMs,
        signal,
        ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .I3)(check),
        ...(only.length === 0 ? {} : { only }),
        ...(without === undefined ? {} : { without }),
    });
}
const isCutShort = (run, { verdict }) => verdict === 'timeout' && (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run)) <= 0;
function noteTests(run, phase, result, { without }) {
    const { redact, workspace } = run.ports;
    const { t, setup, check } = run.state;
    const payload = {
        t,
        phase,
        ...checkNameIn(setup.task, check),
        ...toldOf(result, redact),
        ...(without === undefined ? {} : { without }),
        tree: workspace.treeId(),
    };
    (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .g1)(run, { kind: 'tests', payload });
    return payload;
}
function checkNameIn(task, key) {
    const check = [...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .GH)(task), ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .g0)(task)].find(({ command }) => (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .yR)(command) === key);
    if (check === undefined)
        return {};
    return { ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .I3)(check.command), ...(check.kind === 'guard' ? { guard: true } : {}) };
}
function toldOf(result, redact) {
    const ok = result.verdict === 'green';
    const output = redact(result.output);
    const report = result.report === undefined ? undefined : redactReport(result.report, redact);
    return {
        ok,
        verdict: result.verdict,
        exit_code: result.exitCode,
        output,
        duration_ms: Math.round(result.durationMs),
        signature: ok ? '' : (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__  .vH)(output, report?.failures),
        ...(report === undefined ? {} : { report }),
        ...(result.build === undefined ? {} : { build: redact(result.build) }),
        ...(result.unseen === undefined ? {} : { unseen: redact(result.unseen) }),
        ...(result.focus === undefined ? {} : { focus: redact(result.focus) }),
        ...(result.start === undefined ? {} : { start: result.start }),
        ...(result.changed === undefined ? {} : { changed: result.changed.map(redact) }),
    };
}
function redactReport(report, redact) {
    const failures = report.failures.map(({ id, file, line, message }) => ({
        id: redact(id),
        file: file === null ? null : redact(file),
        line,
        message: redact(message),
    }));
    return { ...report, source: redact(report.source), failures };
}
function testTimeoutMs(settings, tests) {
    if (settings.testTimeoutMs !== null)
        return settings.testTimeoutMs;
    const whole = tests.find(({ focus }) => focus === undefined);
    return whole === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(MIN_TEST_TIMEOUT_MS, 5 * whole.duration_ms);
}


  }),

  46718:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i: () => (  BRINGS),
    v: () => (  MISSING_ROWS)
  });
const BRINGS = {
    npm: 'install the dependencies first: `npm ci` (or `pnpm install --frozen-lockfile`, `yarn install --immutable`, `bun install`)',
    pip: 'install what the manifest declares before the tests: `python -m pip install -r requirements.txt` ' +
        '(or `python -m pip install -e .`, `poetry install`, `uv sync`)',
    python: 'set the Python version that the project asks for (in a job with actions/setup-python)',
    node: 'set the Node version that the project asks for (in a job with actions/setup-node)',
    go: 'set the Go version that the project asks for (in a job with actions/setup-go)',
    goModules: 'run `go mod download` before the tests, where the network can be reached',
    rust: 'install the toolchain that the project asks for with `rustup toolchain install` before the tests',
    target: 'run `rustup target add …` before the tests',
    crates: 'run `cargo fetch` before the tests, where the network can be reached',
    cargoTool: 'install it before the tests (`cargo install`)',
    java: 'set the Java version that the project asks for (in a job with actions/setup-java)',
    maven: 'fetch it before the tests (`mvn dependency:go-offline`, `./gradlew dependencies`), where the network can be reached',
    gradle: 'use gradle/actions/setup-gradle in the job, or run `./gradlew --version` before the tests, where the network can be reached',
    android: 'install the Android SDK before the tests (in a job with android-actions/setup-android)',
    ruby: 'run `bundle install` before the tests (in a job ruby/setup-ruby with `bundler-cache: true`)',
    rubyVersion: 'set the Ruby version that the project asks for (in a job with ruby/setup-ruby)',
    php: 'install the PHP version and extensions that the project asks for (in a job with shivammathur/setup-php)',
    composer: 'run `composer install` before the tests',
    dotnet: 'set the .NET version that the project asks for (in a job with actions/setup-dotnet)',
    dotnetTools: 'run `dotnet tool restore` before the tests',
    restore: 'run `dotnet restore` before the tests',
    mix: 'run `mix local.hex --force && mix local.rebar --force && mix deps.get` before the tests, where the network can be reached',
    swift: 'set the Swift version that the project asks for (in a job with swift-actions/setup-swift)',
    deno: 'run `deno install` before the tests',
    terraform: 'run `terraform init` before the tests, where the network can be reached',
    declared: 'install what the project declares before the tests',
    apt: 'install the package of the system that holds it before the tests (`sudo apt-get install -y …`)',
    compiler: 'install a C compiler and make before the tests (`sudo apt-get install -y build-essential`)',
    cgo: 'run `sudo apt-get install -y build-essential` before the tests, and set CGO_ENABLED=1',
    submodules: 'run `git submodule update --init --recursive` (in a job: `submodules: recursive` of actions/checkout)',
    lfs: 'run `git lfs pull` before the tests (in a job: `lfs: true` of actions/checkout)',
    history: 'run `git fetch --tags --unshallow` before the tests (in a job: `fetch-depth: 0` of actions/checkout)',
    identity: 'run `git config --global user.name …` and `git config --global user.email …` before the tests',
    ownership: 'run `git config --global --add safe.directory "$PWD"` before the tests',
    token: 'let git read it without asking: in a job with a token, else with a credential helper or SSH',
    service: 'start it before the tests (in a job: `services:`, or a step), and name its address in the environment (`test-env`)',
    docker: 'start Docker before the tests; the sandbox hides its socket, and `sandbox: off` (`--sandbox off`) shows it',
    network: 'fetch what needs the network before the tests, or let them reach it with `test-network: host` (`--test-network host`)',
    database: 'create and migrate it before the tests (`bin/rails db:prepare`, `php artisan migrate`, `mix ecto.setup`)',
    playwright: 'run `npx playwright install --with-deps` before the tests',
    puppeteer: 'run `npx puppeteer browsers install` before the tests',
    cypress: 'run `npx cypress install` before the tests',
    chrome: 'install a browser with its driver before the tests (in a job with browser-actions/setup-chrome)',
    display: 'run the test command with `xvfb-run -a`',
    qt: 'run the test command with `xvfb-run -a`, or set QT_QPA_PLATFORM=offscreen in its environment',
    variable: 'set it in the environment (in a job with the input `test-env`)',
    version: 'install the version that the project asks for (in a job with the setup action of the language)',
    build: 'run what makes it before the tests',
    configure: 'run `./configure` before the tests (with CMake `cmake -B build`)',
    cmake: 'configure and build before the tests (`cmake -B build && cmake --build build`)',
    make: 'make or install it before the tests',
    install: 'install it before the tests',
    corepack: 'run `corepack enable` before the tests',
    watchers: 'run `sudo sysctl fs.inotify.max_user_watches=524288` before the tests',
    sandbox: 'set `sandbox: off` (`--sandbox off`), or install it outside of temporary folders, /run and others’ folders',
    folder: 'check the test command and the folder that it runs in (`test-command`, `working-directory`; `--test`, `--repo`)',
    disk: 'free some before the tests',
    certificate: 'install it before the tests (`sudo update-ca-certificates`), or let NODE_EXTRA_CA_CERTS, ' +
        'SSL_CERT_FILE or REQUESTS_CA_BUNDLE name its file',
    locale: 'run `sudo locale-gen …` before the tests, or set LC_ALL',
    timeZones: 'install the package tzdata before the tests',
    root: 'do what needs root before the tests, or set `sandbox: off` (`--sandbox off`)',
    device: 'run the tests on a runner that has it; the sandbox hides devices, and `sandbox: off` (`--sandbox off`) shows them',
};
const rowOf = (kind) => (bring, what, says) => ({
    says,
    what,
    bring: bring === 'program' ? null : BRINGS[bring],
    kind,
});
const tool = rowOf('tool');
const module = rowOf('module');
const thing = rowOf(null);
const MISSING_ROWS = [
    tool('sandbox', 'the program {name}, which can be started outside of the sandbox and not in it,', {
        '^[agent-fix: the sandbox hides {name}]$': '[agent-fix: the sandbox hides /tmp/t/tool]',
    }),
    tool('npm', 'the declared package {name}', {
        '^[agent-fix: {…}package.json declares {name}, which is not installed]$': '[agent-fix: web/package.json declares zod, which is not installed]',
    }),
    tool('ruby', 'the declared gem {name}', {
        '^[agent-fix: {…}Gemfile declares {name}, which is not installed]$': '[agent-fix: Gemfile declares rspec, which is not installed]',
    }),
    tool('pip', 'the declared package {name}', {
        ' declares {name}, which is not installed]$': 'pyproject.toml declares yaml, which is not installed]',
    }),
    tool('pip', 'the Python module {name}', {
        '{python|python3|python.exe}: No module named {name}': '/usr/bin/python3: No module named pytest',
    }),
    thing('python', 'a Python with the module {name}', {
        "No module named '{tomllib|graphlib|zoneinfo|_ctypes|_ssl|_sqlite3|_bz2|_lzma|_curses|_tkinter}'": "ModuleNotFoundError: No module named 'tomllib'",
    }),
    module('pip', 'the Python module {name}', {
        'No module named {name}': "ModuleNotFoundError: No module named 'requests'",
        'Error loading {name} module': 'ImproperlyConfigured: Error loading psycopg2 module: No module',
    }),
    module('pip', 'the Python package {name}', {
        'DistributionNotFound: The {name}': "pkg_resources.DistributionNotFound: The 'six' distribution was not",
        'No package metadata was found for {name}': 'No package metadata was found for attrs',
        'PackageNotFoundError: {name}': 'importlib.metadata.PackageNotFoundError: attrs',
    }),
    thing('pip', 'the pytest plug-in with the fixture {name}', {
        'fixture {name} not found': "E       fixture 'mocker' not found",
    }),
    thing('pip', 'the plug-in that knows the option {name}', {
        'error: unrecognized arguments: {name}': 'pytest: error: unrecognized arguments: --cov=src',
    }),
    thing('pip', 'a pytest plug-in for async tests', {
        'async def functions are not natively supported': 'async def functions are not natively supported.',
    }),
    tool('python', 'the Python interpreter {name}', {
        'InterpreterNotFound: {name}': 'ERROR:  InterpreterNotFound: python3.9',
        'could not find python interpreter with spec(s): {name}': 'ERROR:  py311: could not find python interpreter with spec(s): py311',
        'could not find python interpreter matching any of the specs {name}': 'py34: failed with could not find python interpreter matching any of the specs py34',
        'Python interpreter {name} not found': 'nox > Python interpreter 3.9 not found.',
        'No interpreter found for Python {…}{version}': 'error: No interpreter found for Python >=3.13 in',
        'Interpreter {name} not found': 'Interpreter python3.8 not found',
    }),
    tool('version', 'the version {name}', {
        '{pyenv|rbenv|nodenv|goenv}: version {name} is not installed': "pyenv: version `3.12.1' is not installed",
    }),
    tool('python', 'another Python than {name}', {
        'requires a different Python: {version}': "ERROR: Package 'a' requires a different Python: 3.8.10 not in",
        'currently activated Python version {version} is not supported': 'The currently activated Python version 3.8.10 is not supported by the project (^3.9).',
    }),
    tool('version', 'a version of {name}', {
        'No version is set for command {name}': 'No version is set for command node',
        'volta error: {Node|npm} is not available': 'Volta error: Node is not available.',
        'volta error: Could not find {…}{Node|npm|Yarn}': 'Volta error: Could not find executable "Node"',
    }),
    tool('pip', 'the Python package {name}', {
        'satisfies the requirement {name}': 'Could not find a version that satisfies the requirement flask==2',
        'No matching distribution found for {name}': 'ERROR: No matching distribution found for requests',
        'Because {name} was not found in the cache': 'Because attrs was not found in the cache and your project',
    }),
    thing('submodules', 'the file {name}', {
        "{python|python3}: can't open file {name}": "python: can't open file '/a/manage.py': [Errno 2] No such",
    }),
    tool('pip', 'the pytest that the project asks for ({name})', {
        'requires pytest-{version}, actual pytest': "'minversion' requires pytest-8.0, actual pytest-7.4.4'",
    }),
    tool('pip', 'the pytest plug-ins {name}', {
        '^ERROR: Missing required plugins: {name}': 'ERROR: Missing required plugins: pytest-django',
    }),
    tool('pip', 'a virtual environment', {
        "Couldn't find a virtualenv or conda environment": "Couldn't find a virtualenv or conda environment, but",
    }),
    tool('pip', 'the built extension {name}', {
        'C extension: {name} not built': 'ImportError: C extension: pandas._libs.tslib not built.',
        'should not try to import {numpy|scipy|pandas} from': 'you should not try to import numpy from its',
    }),
    thing('pip', 'the model {name}', {
        "[E050] Can't find model {name}": "OSError: [E050] Can't find model 'en_core_web_sm'.",
    }),
    thing('goModules', 'the Go package {name}', {
        'cannot find package {name} in any of': 'main.go:3:8: cannot find package "github.com/a/b" in any of:',
    }),
    tool('build', 'the client that `npx prisma generate` makes', {
        '@prisma/client did not initialize yet': 'Error: @prisma/client did not initialize yet. Please run',
        "Cannot find module '.prisma/client": "Error: Cannot find module '.prisma/client/default'",
    }),
    module('npm', 'the package {name}', {
        "Cannot find {module|package|dependency} '{package}'": "Error: Cannot find module '@babel/core'",
        "Could not resolve '{package}'": '✘ [ERROR] Could not resolve "zod"',
        "Failed to resolve import '{package}'": 'Error: Failed to resolve import "zod" from "src/a.ts".',
        "TS6053: File '{package}'": "tsconfig.json(1,12): error TS6053: File '@acme/tsconfig/base.json' not",
        'Preset {package} not found': '● Validation Error: Preset ts-jest not found.',
        'Test environment {package} cannot be found': 'Test environment jest-environment-jsdom cannot be found.',
        'Module {package} in the {name} option was not found': 'Module ts-jest in the transform option was not found.',
        '^Module name: {package}$': '  Module name: jest-junit',
        "Could not load reporter '{package}": 'Error: Could not load reporter "mocha-junit-reporter"',
        "No provider for 'framework:{package}": 'Error: No provider for "framework:jasmine"! (Resolving:',
    }),
    thing('npm', 'the types of {name}', {
        'Cannot find type definition file for {name}': "TS2688: Cannot find type definition file for 'node'.",
    }),
    thing('npm', 'the ESLint package {name}', {
        "ESLint couldn't find the {config|plugin} {name}": 'ESLint couldn\'t find the plugin "eslint-plugin-import".',
        'Failed to load {config|plugin} {name}': 'Error: Failed to load plugin "import" declared in ".eslintrc"',
    }),
    tool('npm', 'the folder node_modules', {
        'node_modules {missing|is missing}': 'WARN   Local package.json exists, but node_modules missing, did',
        "Couldn't find the node_modules state file": "Usage Error: Couldn't find the node_modules state file",
        'Required package missing from disk': 'Error: Required package missing from disk. Run yarn install',
        "doesn't seem to be present in your lockfile": "doesn't seem to be present in your lockfile",
        ERR_PNPM_VERIFY_DEPS_BEFORE_RUN: ' ERR_PNPM_VERIFY_DEPS_BEFORE_RUN  Cannot check',
    }),
    tool('npm', 'a package in the offline store', {
        'ERR_PNPM_NO_OFFLINE_{TARBALL|META}': ' ERR_PNPM_NO_OFFLINE_TARBALL  A package is missing from the store',
    }),
    tool('npm', 'the program that npx runs', {
        'could not determine executable to run': 'npm error could not determine executable to run',
    }),
    tool('npm', 'a native module built for this Node version', {
        'Could not locate the bindings file': 'Error: Could not locate the bindings file. Tried:',
        'NODE_MODULE_VERSION {number}. This version': 'NODE_MODULE_VERSION 108. This version of Node.js requires',
        'was compiled against a different Node.js version': 'was compiled against a different Node.js version',
    }),
    tool('npm', 'the native module {name}', {
        'Missing binding {name}': 'Error: Missing binding /a/node_modules/x/vendor/binding.node',
        'installed {esbuild|rollup} for another platform': 'You installed esbuild for another platform than the',
        'The package {name} could not be found': 'Error: The package "@esbuild/linux-x64" could not be found,',
        'Failed to load {SWC|swc} binary': 'Failed to load SWC binary for linux/x64, see more info here',
        '{Electron|electron} failed to install correctly': 'Error: Electron failed to install correctly, please',
        'could not locate the {Query Engine|query engine} for': 'Client could not locate the Query Engine for',
    }),
    tool('deno', 'the package {name}', {
        'Could not find {package} in a node_modules folder': 'Could not find "chalk" in a node_modules folder.',
    }),
    tool('node', 'a JavaScript runtime', {
        'Could not find a JavaScript runtime': 'ExecJS::RuntimeUnavailable: Could not find a JavaScript runtime.',
    }),
    thing('build', 'the file {name}', {
        "Cannot find module '{…}/{built}'": "Error: Cannot find module '/a/packages/core/dist/index.js'",
    }),
    thing('build', 'the file public/{name}', {
        "can't find {…} in {…}public/{name}": "can't find application.js in /a/public/packs/manifest.json",
        'manifest not found at{…}public/{name}': 'Vite manifest not found at: /a/public/build/manifest.json',
    }),
    thing('build', 'the built package {name}', {
        'Failed to resolve entry for package {package}': 'Error: Failed to resolve entry for package "@a/core".',
    }),
    thing('npm', 'the native module {name}', {
        'Cannot find module {name}-{linux|darwin|win32}-{x64|arm64}{…}': 'Error: Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug',
        "Cannot find module '{name}.node'": "Error: Cannot find module '../lightningcss.linux-x64-gnu.node'",
        'Something went wrong installing the {name}': 'Error: Something went wrong installing the "sharp" module',
    }),
    tool('node', 'the Node version that the project asks for', {
        'The engine {name} is incompatible': 'error a@1.0.0: The engine "node" is incompatible with this module.',
        'Unsupported engine': 'npm error engine Unsupported engine',
        ERR_PNPM_UNSUPPORTED_ENGINE: 'ERR_PNPM_UNSUPPORTED_ENGINE  Unsupported environment (bad pnpm and/or',
        'requires {at least |}{Node|Node.js} {version |}{>=|^|v|}{number}': 'requires Node.js version 20.19+ or',
        'You are {running|using} {Node|Node.js} {version}': 'You are using Node.js 18.12.1. For Next.js, Node.js',
    }),
    tool('node', 'the Node version that knows {name}', {
        'node: bad option: {name}': 'node: bad option: --experimental-strip-types',
    }),
    tool('node', 'the Node version {name}', {
        'N/A: version {name}': 'N/A: version "v20.11.0" is not yet installed.',
    }),
    tool('corepack', 'the package manager that the project names', {
        "This project's package.json defines": 'error This project\'s package.json defines "packageManager":',
        'This project is configured to use {yarn|pnpm|npm}': ' ERROR  This project is configured to use yarn',
    }),
    tool('npm', 'the folder node_modules', {
        "Cannot find module '{…}node_modules/{name}'": "Cannot find module '/a/node_modules/vitest/vitest.mjs'",
        "doesn't seem to have been installed": "project in /a/package.json doesn't seem to have been installed",
    }),
    tool('folder', 'the script {name} of package.json', {
        'Missing script: {address}': 'npm error Missing script: "tset"',
    }),
    tool('folder', 'the file package.json', {
        'enoent Could not read package.json': 'npm error enoent Could not read package.json: Error: ENOENT: no',
    }),
    tool('folder', 'the command go {name}', { '^go {name}: unknown command$': 'go tset: unknown command' }),
    tool('folder', 'the main module', {
        '^go: cannot find main module': 'go: cannot find main module, but found .git/config in /a',
    }),
    tool('folder', 'the Cargo.toml', {
        "could not find 'Cargo.toml' in ": 'error: could not find `Cargo.toml` in `/a` or any parent directory',
    }),
    tool('folder', 'the POM', {
        'there is no POM in this directory': 'a project to execute but there is no POM in this directory (/a).',
    }),
    tool('folder', 'the Gemfile', {
        '^Could not locate Gemfile': 'Could not locate Gemfile or .bundle/ directory',
    }),
    tool('folder', 'the Rakefile', {
        '^No Rakefile found': 'No Rakefile found (looking for: rakefile, Rakefile)',
    }),
    thing('folder', 'the {name}', {
        '^ERROR: file or directory not found: {name}': 'ERROR: file or directory not found: tests/',
    }),
    tool('playwright', 'the browser {name} of Playwright', {
        "Executable doesn't exist at {…}{chromium|firefox|webkit|chrome|msedge}{…}": "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1091/chrome-linux/chrome",
        'Chromium distribution {text} is not found': "Error: Chromium distribution 'chrome' is not found at",
    }),
    tool('playwright', 'a browser of Playwright', {
        'Looks like Playwright': '║ Looks like Playwright Test or Playwright was just installed',
        'playwright install': '║     npx playwright install',
        'Host system is missing dependencies to run browsers': '║ Host system is missing dependencies to run browsers.',
    }),
    tool('puppeteer', 'the browser of Puppeteer', {
        'Could not find expected browser': 'Error: Could not find expected browser (chrome) locally.',
        'Could not find {Chrome|Chromium|Firefox|browser revision}': 'Error: Could not find Chrome (ver.',
        'browser was not found at the configured executablePath': 'Error: Browser was not found at the configured executablePath (/usr/bin/chrome)',
    }),
    tool('cypress', 'the program of Cypress', {
        'Cypress {binary|executable} {is missing|not found}': 'is installed, but the Cypress binary is missing.',
        'No version of Cypress is installed': 'No version of Cypress is installed in:',
    }),
    tool('display', 'a display', {
        'missing the dependency: Xvfb': 'Your system is missing the dependency: Xvfb',
        'Missing X server or $DISPLAY': 'Error: Missing X server or $DISPLAY',
        'cannot open display': 'Gtk-WARNING: cannot open display: ',
        'Xvfb failed to start': 'Error: Xvfb failed to start.',
        'no display name and no $DISPLAY': '_tkinter.TclError: no display name and no $DISPLAY environment',
        'could not connect to display': 'qt.qpa.xcb: could not connect to display ',
        "Can't connect to X11": "java.awt.AWTError: Can't connect to X11 window server using ':0'",
    }),
    tool('chrome', 'a browser or its driver', {
        '{cannot|unable to} find {a |matching |}{Chrome|Firefox|Edge|browser} {…}{binary|location|platform}': 'unknown error: cannot find Chrome binary',
        'Unable to find a matching {Chrome|Firefox|browser}': 'Error: Unable to find a matching browser',
        'cannot find binary': 'Message: Cannot find binary at the given place',
        'No binary for {name}': 'No binary for ChromeHeadless browser on your platform.',
        'Unable to obtain driver for {name}': 'Message: Unable to obtain driver for chrome; see',
        'Unable to {obtain|locate} {…}{driver|selenium}': 'Unable to locate the chromedriver executable',
        'Chromium revision is not downloaded': 'Error: Chromium revision is not downloaded. Run "npm install"',
        "'{chromedriver|geckodriver}' executable needs to be in PATH": "selenium.common.exceptions.WebDriverException: Message: 'chromedriver' executable needs to be in PATH.",
        '{chromedriver|geckodriver} {not found|executable not found}': 'Error: chromedriver not found',
        'Failed to launch the browser process': 'Error: Failed to launch the browser process!',
        'Unable to find {a |}{chrome|browser}': 'Error: Unable to find a browser',
        'This version of {name} only supports': 'session not created: This version of ChromeDriver only supports',
        'Could not find an executable for the browser': 'Could not find an executable for the browser',
    }),
    tool('docker', 'a Docker daemon', {
        "{Cannot|Can't} connect to the Docker daemon": 'Cannot connect to the Docker daemon at',
        'docker.sock{…}{no such file|permission denied|ENOENT|EACCES|refused}': 'dial unix /var/run/docker.sock: connect: no such file or directory',
        '{ENOENT|EACCES}{…}docker.sock': 'Error: connect ENOENT /var/run/docker.sock',
        '{ENOENT|EACCES}{…}docker.raw.sock': 'Error: connect EACCES /a/docker.raw.sock',
        'docker.raw.sock{…}{no such file|permission denied|ENOENT|EACCES|refused}': 'dial /a/docker.raw.sock: connect: refused',
        'Could not find a valid Docker environment': 'Could not find a valid Docker environment.',
        'Could not find a working container runtime': 'Error: Could not find a working container runtime',
        'Error while fetching server API version': 'Error while fetching server API version',
        'Is the docker daemon running': 'Is the docker daemon running?',
        'rootless Docker not found': 'panic: rootless Docker not found',
        'Previous attempts to find a Docker environment failed': 'Previous attempts to find a Docker environment failed. Will not retry.',
        'permission denied while trying to connect to the docker': 'permission denied while trying to connect to the Docker daemon socket',
    }),
    tool('token', 'the right to read {name}', {
        'could not read {Username|Password} for {address}': "could not read Username for 'https://github.com':",
    }),
    tool('goModules', 'the Go module proxy', {
        '{proxy.golang.org|sum.golang.org|golang.org}{…}{no such host|refused|timeout|unreachable|EOF|reset|403}': 'go: a/b@v1: Get "https://proxy.golang.org/a/b": dial tcp 1.2.3.4:443: connect: connection refused',
        '{proxy.golang.org|sum.golang.org}{…}{server misbehaving|proxyconnect|temporary failure}': 'Get "https://proxy.golang.org/a": lookup proxy.golang.org: server misbehaving',
    }),
    tool('goModules', 'a Go module', {
        ': module lookup disabled by GOPROXY=off$': 'cast_test.go:18:2: module lookup disabled by GOPROXY=off',
    }),
    tool('gradle', 'the Gradle distribution of the wrapper', {
        'services.gradle.org': 'Downloading https://services.gradle.org/distributions/gradle-8.5-bin.zip',
        '{downloads.gradle.org|downloads.gradle-dn.com|downloads.gradle.com|downloads.gradle-dn.org}': 'java.net.UnknownHostException: downloads.gradle-dn.com',
        'Could not install Gradle distribution': 'Could not install Gradle distribution from',
        'Could not find or load main class org.gradle.wrapper.{name}': 'Error: Could not find or load main class org.gradle.wrapper.GradleWrapperMain',
    }),
    tool('maven', 'the Maven distribution of the wrapper', {
        'Could not find or load main class org.apache.maven.wrapper.{name}': 'Error: Could not find or load main class org.apache.maven.wrapper.MavenWrapperMain',
        'maven-wrapper{…}{failed|error|not}': 'Error: .mvn/wrapper/maven-wrapper.jar could not be fetched:',
    }),
    thing('network', 'the network (i/o timeout)', {
        'dial tcp {…}: i/o timeout': 'dial tcp 140.82.121.4:443: i/o timeout',
    }),
    tool('network', 'the registry of npm ({name})', {
        '^npm {error|ERR!} {…}{ENOTCACHED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET}': 'npm error code ENOTCACHED',
        '^[WebServer] npm {error|ERR!} {…}{ENOTCACHED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN}': '[WebServer] npm error code EAI_AGAIN',
    }),
    thing('service', 'a service at port {name}', {
        'ECONNREFUSED {…}:{port}': 'Error: connect ECONNREFUSED ::1:6379',
        'port {number}{…}{refused|failed}': 'connection to server at "localhost" (127.0.0.1), port 5432 failed:',
        'dial tcp {…}:{number}: connect{…}: connection refused': 'dial tcp 127.0.0.1:3306: connect: connection refused',
        '{connect|connecting} to {…}:{number}. {…}refused': 'connecting to localhost:6379. Connection refused.',
        '{connect|connecting} to {…}:{port}{…}{refused|failed}': 'Failed to connect to 127.0.0.1:9200: failed',
        ':{port}{…}Connection refused': 'curl: (7) 127.0.0.1:8080: Connection refused',
        'Connection refused{…}:{port}': 'Connection refused: localhost/127.0.0.1:6379',
        'Connection to node {…}:{number}) could not': 'Connection to node -1 (localhost/127.0.0.1:9092) could not be established.',
        ':{number}{…}[Errno {111|61}]': 'pymongo: localhost:27017: [Errno 111] refused',
        'ServerSelectionTimeoutError: {…}:{number}': 'pymongo.errors.ServerSelectionTimeoutError: localhost:27017: timed out',
        'endpoint URL: {…}:{number}': 'Could not connect to the endpoint URL: "http://localhost:4566/"',
    }),
    thing('service', 'the service {name}', {
        "Can't connect to {local |}{MySQL|MariaDB|PostgreSQL|Redis}": "(HY000): Can't connect to local MySQL",
    }),
    thing('service', 'a service ({name})', {
        '{PG::ConnectionBad|Mysql2::Error::ConnectionError|Redis::CannotConnectError}': 'PG::ConnectionBad:',
        '{redis.exceptions.ConnectionError|NoBrokersAvailable|AMQPConnectionError}': 'kafka.errors.NoBrokersAvailable: NoBrokers',
        '{MongoServerSelectionError|Communications link failure|ECONNREFUSED}': 'MongoServerSelectionError:',
    }),
    thing('service', 'a service', {
        'Connection refused': 'ConnectionRefusedError: [Errno 111] Connection refused',
        'actively refused it': 'No connection could be made because the target machine actively refused it.',
    }),
    thing('service', 'the service at the socket ({name})', {
        'No such file or directory{…}.s.PGSQL.{number}': 'No such file or directory, "/run/.s.PGSQL.5432"',
        "socket '{…}{mysql|postgres|redis}": 'is the server running on socket "/var/run/redis/redis.sock"?',
    }),
    thing('network', 'the network, or the host {name}', {
        'getaddrinfo {ENOTFOUND|EAI_AGAIN} {name}': 'Error: getaddrinfo ENOTFOUND db',
        'Could not resolve host: {name}': 'curl: (6) Could not resolve host: example.com',
        'UnknownHostException: {name}': 'java.net.UnknownHostException: repo.example.com',
        'lookup {name}{…}: {no such host|server misbehaving|Temporary failure}': 'dial tcp: lookup db on 1.1.1.1:53: no such host',
        'host={name}{…}{Max retries|NameResolution|NewConnection}': "HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: /",
        'unable to resolve host {address |}{name}': 'wget: unable to resolve host address ‘example.com’',
        'could not translate host name {name}': 'psycopg2.OperationalError: could not translate host name "db"',
    }),
    thing('network', 'the network ({name})', {
        '{Temporary failure in name resolution|Name or service not known|nodename nor servname provided}': 'socket.gaierror: [Errno -3] Temporary failure in name resolution',
        '{failed to lookup address information|Network is unreachable|ENETUNREACH|ENOTFOUND|EAI_AGAIN}': 'OSError: [Errno 101] Network is unreachable',
    }),
    thing('network', 'the module {name}', {
        'Module not found {address}': 'error: Module not found "https://deno.land/std/x.ts".',
        'Failed to clone repository {address}': 'fatal: Failed to clone repository https://github.com/a/b:',
        "couldn't connect to {address} to load": "Error: couldn't connect to 'https://raw.example.com/x' to load",
    }),
    thing('network', 'what is fetched from {name}', {
        "{Could not|Couldn't} download '{…}//{name}'": 'Couldn\'t download "https://binaries.soliditylang.org"',
        "{Could not|Couldn't} download '{…}//{name}": 'Error: Could not download "https://x.example/y"',
        "Import '{…}//{name}{…}failed": 'error: Import "https://esm.sh/react" failed: error sending request',
    }),
    thing('network', 'what is fetched', {
        "Couldn't download compiler version": "Error HH502: Couldn't download compiler version list.",
        'cannot find the requested files in the local cache': 'ERROR: cannot find the requested files in the local cache',
    }),
    tool('network', 'data that NLTK loads', {
        'Please use the NLTK Downloader': '  Please use the NLTK Downloader to obtain the resource:',
    }),
    thing('database', 'the database {name}', {
        'NoDatabaseError{…}: {name}.': 'ActiveRecord::NoDatabaseError: We could not find your database: app_test.',
        'Unknown database {name}': "ERROR 1049 (42000): Unknown database 'app_test'",
        'database {name} does not exist': 'FATAL:  database "app_test" does not exist',
        "The database for {name} couldn't be created": "** (Mix) The database for Shop.Repo couldn't be created:",
    }),
    thing('database', 'tables of the database', {
        'Migrations are pending': 'Migrations are pending. To resolve this issue, run:',
        'ActiveRecord::PendingMigrationError': 'ActiveRecord::PendingMigrationError:',
    }),
    thing('variable', 'credentials of a cloud ({name})', {
        '{Unable to locate credentials|You must specify a region|Default credentials were not found}': 'botocore.exceptions.NoCredentialsError: Unable to locate credentials',
        '{Could not load credentials from any providers|CredentialsProviderError}': 'Error: Could not load credentials from any providers',
    }),
    thing('build', 'the files {name}', {
        'pattern {text}: no matching files found': 'main.go:9:12: pattern dist/*: no matching files found',
    }),
    thing('goModules', 'updates to go.mod', {
        '^go: updates to go.mod needed': 'go: updates to go.mod needed; to update it:',
    }),
    thing('goModules', 'inconsistent vendoring', {
        '^go: inconsistent vendoring': 'go: inconsistent vendoring in /w/a:',
    }),
    tool('go', 'Go {name} or newer', {
        'requires go {>=|>|=|} {version}': 'go: go.mod requires go >= 1.23 (running go 1.20.14;',
        'invalid go version {version}': "/a/go.mod:3: invalid go version '1.21.0': must match format 1.23",
        'download {name} for {…}: toolchain not available': 'go: download go1.23 for linux/amd64: toolchain not available',
    }),
    tool('cgo', 'a C compiler with cgo, for the race detector', {
        '-race requires cgo': 'go: -race requires cgo; enable cgo by setting CGO_ENABLED=1',
        '-race is {only|not} supported': 'go: -race is only supported on linux/amd64',
        'C compiler {name} not found': 'cgo: C compiler "gcc" not found: exec: "gcc": executable file not found',
    }),
    thing('goModules', 'the Go package {name}', {
        'no required module provides package {name}': 'main.go:4:2: no required module provides package github.com/pkg/errors; to add it:',
        'cannot find module providing package {name}': 'cannot find module providing package github.com/a/b',
        'missing go.sum entry for module providing package {name}': 'a.go:3:2: missing go.sum entry for module providing package github.com/a/b',
        'package {name} is not in {GOROOT|std}': 'main.go:3:8: package slices is not in GOROOT',
    }),
    thing('submodules', 'the folder {name}', {
        'replacement directory {name} does not exist': 'a@v0.0.0: replacement directory ../lib does not exist',
    }),
    tool('go', 'the Go toolchain', {
        'cannot find GOROOT directory': 'go: cannot find GOROOT directory: /usr/local/go',
    }),
    thing('goModules', 'the go.sum entry', { 'missing go.sum entry': 'go: a/b@v1.0.0: missing go.sum entry' }),
    thing('submodules', 'the module {name}', {
        'cannot load module {name} listed in go.work': 'go: cannot load module ../lib listed in go.work file:',
    }),
    thing('program', 'the command {name}', {
        'fork/exec {…}/bin/{name}: no such file or directory': 'fork/exec /usr/local/kubebuilder/bin/etcd: no such file or directory',
        "could not execute process '{name} {…}(never executed)": '  could not execute process `qemu-riscv64 /w/a-1` (never executed)',
    }),
    tool('target', 'the target of Rust with {name}', {
        "can't find crate for '{core|std|alloc}'": "error[E0463]: can't find crate for `core`",
    }),
    thing('crates', 'the crate {name}', {
        "can't find crate for {name}": "error[E0463]: can't find crate for `serde`",
        'no matching package named {name}': 'error: no matching package named `serde` found',
    }),
    tool('crates', 'a crate (cargo looks for none with {name})', {
        "you're using offline mode ({--offline|--frozen})": "a reminder, you're using offline mode (--offline)",
    }),
    tool('crates', 'the crate {name}', {
        'failed to download {from |}{address}': 'error: failed to download from `https://static.crates.io/crates/serde/1.0.0/download`',
        'unable to update registry {name}': 'error: Unable to update registry `crates-io`',
    }),
    tool('rust', 'the Rust version that the code asks for ({name})', {
        'requires rustc {version}': 'error: package `a v1.0.0` cannot be built because it requires rustc 1.80 or',
        'rustc {version} is not supported': 'error: rustc 1.63.0 is not supported by the following packages:',
        "feature 'edition{number}' is required": '  feature `edition2024` is required',
        'may not be used on the {stable|beta} release channel': 'may not be used on the stable release channel',
        'only accepted on the {nightly|dev} channel': 'the `-Z` flag is only accepted on the nightly channel of',
        "older than the '{number}' edition": 'this version of Cargo is older than the `2024` edition',
        'use of {unstable library feature|unstable feature}': 'error[E0658]: use of unstable library feature',
    }),
    tool('rust', 'the Rust toolchain or component {name}', {
        'toolchain {name} is not installed': "error: toolchain '1.80.0' is not installed",
        'rustup could not choose a version of {name}': 'error: rustup could not choose a version of cargo to run',
        '{name} is not installed for the toolchain': "error: 'cargo-clippy' is not installed for the toolchain",
        '{name} component which provides': "error: the 'rustfmt' component which provides the command is not",
    }),
    tool('cargoTool', 'the command cargo {name}', {
        'no such {command|subcommand}: {name}': 'error: no such command: `nextest`',
    }),
    tool('compiler', 'the linker {name}', { 'linker {name} not found': 'error: linker `cc` not found' }),
    tool('apt', 'the library {name}', {
        'system library {name} required by crate': 'The system library `openssl` required by crate `openssl-sys`',
        'Could not find directory of {name} installation': 'Could not find directory of OpenSSL installation',
        "Could not find '{protoc|protobuf}'": 'Could not find `protoc`. If `protoc` is installed, try setting',
    }),
    tool('rust', 'the Rust toolchain', {
        'no override and no default toolchain set': 'error: no override and no default toolchain set',
    }),
    tool('program', 'the command {name}', { 'is {name} not installed?': '  is `cmake` not installed?' }),
    tool('version', 'the version of wasm-bindgen that the project uses', {
        'linked against version of wasm-bindgen': 'rust wasm file linked against version of wasm-bindgen: 0.2.87',
    }),
    tool('apt', 'the linker {name}', {
        "invalid linker name in argument '-fuse-ld={name}": "invalid linker name in argument '-fuse-ld=lld'",
        'collect2: fatal error: cannot find {name}': 'collect2: fatal error: cannot find ‘mold’',
    }),
    tool('java', 'Java', {
        '{JAVA_HOME|JRE_HOME} {is not set|is not defined|environment variable is not defined}': "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.",
        'JAVA_HOME{…}{invalid directory|not correctly}': 'ERROR: JAVA_HOME is set to an invalid directory: /x',
        'Unable to locate a Java Runtime': 'operation couldn’t be completed. Unable to locate a Java Runtime.',
    }),
    tool('java', 'the Java version that the build asks for ({name})', {
        'invalid {target|source} release: {version}': 'Fatal error compiling: error: invalid target release: 21',
        'release version {version} not supported': 'error: release version 21 not supported',
        'Unsupported class file major version {number}': '> Unsupported class file major version 65',
        '{UnsupportedClassVersionError|UnsupportedClassVersion}': 'java.lang.UnsupportedClassVersionError: a/A',
        'matching this tasks requirements: {…}languageVersion={number}': 'No compatible toolchains found matching this tasks requirements: {languageVersion=17, vendor=any}',
        'Cannot find a Java installation{…}languageVersion={number}': '> Cannot find a Java installation on your machine matching: {languageVersion=21}.',
        'Gradle plugin requires Java {number}': 'Android Gradle plugin requires Java 17 to run.',
        'JDK version {…} is not in the allowed range [{number}': 'Detected JDK version 11.0.20 is not in the allowed range [17,).',
        'compatible with Java {number} and the consumer needed': 'was compatible with Java 17 and the consumer needed Java 11',
    }),
    tool('java', 'the Java version that the build asks for', {
        'No {matching |}{toolchains|toolchain} found': 'No matching toolchains found for requested specification',
        'Cannot find matching {toolchain|toolchains}': '[ERROR] Cannot find matching toolchain definitions for',
        'No compiler is provided': '[ERROR] No compiler is provided in this environment. Perhaps you are running',
    }),
    tool('android', 'the Android SDK', {
        'Android SDK packages as some {licences|licenses} have not been accepted': 'Failed to install the following Android SDK packages as some licences have not been accepted.',
        '^SDK location not found': 'SDK location not found. Define a valid SDK location',
        '> SDK location not found': '> SDK location not found. Define a valid SDK location',
    }),
    thing('maven', 'the artifact {name}', {
        'Could not find artifact {address}': '[ERROR] Could not find artifact org.a:b:jar:1.0 in central',
        'Could not transfer artifact {address}': '[ERROR] Could not transfer artifact org.a:b:pom:1.0 from/to',
        'Error downloading {coordinates}': '[error] Error downloading com.acme:lib_2.13:1.0',
        'Could not find {coordinates}': '> Could not find org.a:b:1.0.',
        'Could not resolve {coordinates}': '> Could not resolve org.a:b:1.0.',
    }),
    tool('maven', 'the artifact {name}', {
        'Plugin {address} or one of its dependencies could not be resolved': '[ERROR] Plugin org.a:b:1.0 or one of its dependencies could not be resolved',
        'Non-resolvable parent POM for {address}': '[FATAL] Non-resolvable parent POM for org.a:b:1.0: refused',
        'Plugin [id: {name}{…}was not found': "Plugin [id: 'com.android.application', version: '8.0'] was not found in any",
        'Could not {GET|HEAD} {address}': "> Could not GET 'https://repo.maven.apache.org/maven2/a'.",
        'in offline mode and the artifact {address}': 'central in offline mode and the artifact org.a:b:jar:1',
    }),
    thing('maven', 'the class {name}', {
        'Could not find or load main class {name}': 'Error: Could not find or load main class org.junit.platform.console.ConsoleLauncher',
    }),
    tool('maven', 'artifacts that sbt fetches', {
        'coursier.error.{name}': 'lmcoursier.internal.shaded.coursier.error.FetchError$DownloadingArtifacts: x',
    }),
    thing('maven', 'the Java package {name}', {
        'package {name} does not exist': 'App.java:1: error: package org.a.b does not exist',
    }),
    tool('maven', 'the file {name}', {
        'Unable to access jarfile {name}': 'Error: Unable to access jarfile lib/junit.jar',
    }),
    thing('maven', 'the artifacts of {name}', {
        'Could not resolve all {files|dependencies|artifacts} for configuration {address}': "> Could not resolve all files for configuration ':app:testRuntimeClasspath'.",
    }),
    module('ruby', 'the Ruby file {name}', {
        'cannot load such file -- {name}': "`require': cannot load such file -- minitest/autorun (LoadError)",
    }),
    tool('ruby', 'the gem {name}', {
        'Could not find {gem |}{name}{…} in {any of the|locally installed|rubygems|cached gems|the local}': "Could not find gem 'rspec (~> 3.0)' in any of the gem sources listed in your Gemfile",
        "can't find gem {name}": "can't find gem rspec-core (>= 0.a) with executable rspec",
        'Could not find {name} ({…}among {number} total gem': "Could not find 'rspec' (>= 0) among 12 total gem(s)",
        '{Bundler::GemNotFound|Gem::GemNotFoundException}': 'Bundler::GemNotFound: gone',
        'Could not find {name} in {…}gems': 'Could not find rake-13.0.6 in cached or installed gems',
    }),
    tool('ruby', 'gems of the Gemfile', {
        "Run 'bundle install'": 'Run `bundle install` to install missing gems.',
        'The following gems are missing': 'The following gems are missing',
        '^Your bundle is locked to {name}': 'Your bundle is locked to rake (13.0.6), but that version could not',
    }),
    tool('rubyVersion', 'another Ruby than {name}', {
        'Your Ruby version is {version}, but': 'Your Ruby version is 3.0.2, but your Gemfile specified 3.3.0',
    }),
    tool('ruby', 'Bundler', {
        'You must use Bundler {number}': 'You must use Bundler 2 or greater with this lockfile.',
        "Could not find 'bundler'": "Could not find 'bundler' (2.4.1) required by your Gemfile.lock.",
    }),
    thing('variable', 'the key of the application', {
        "Missing 'secret_key_base'": 'ArgumentError: Missing `secret_key_base` for "production" environment',
        'Missing secret_key_base': 'Missing secret_key_base for production',
        'No application encryption key has been specified': 'No application encryption key has been specified.',
    }),
    tool('composer', 'the class PHPUnit\\{name}', {
        "Class 'PHPUnit\\{text}' not found": 'Uncaught Error: Class "PHPUnit\\Framework\\TestCase" not found',
    }),
    tool('composer', 'the file {name} that Composer makes', {
        '{required|require|require_once|opening|include}{…}{composed}': 'require(/w/vendor/autoload.php): Failed',
        'Could not open input file{…}{composed}': 'Could not open input file: vendor/bin/phpunit',
        'bootstrap script{…}{composed}': 'Cannot open bootstrap script "/w/vendor/autoload.php"',
    }),
    tool('composer', 'what Composer installs', {
        'project dependencies using Composer': 'You need to set up the project dependencies using Composer:',
        "Run '{composer install|composer update}": 'Run "composer install" first',
        'Run composer install': 'Please run composer install',
        'set up the project dependencies': 'You must set up the project dependencies, run the following',
    }),
    tool('php', 'the PHP extension {name}', {
        '{require|requires} {PHP extension |}ext-{name}': '- Root composer.json requires PHP extension ext-intl',
        '{require|requires} PHP extension {name}': 'a/b requires PHP extension intl',
        'PHP extension {name} {is missing|to be installed|is not}': 'The PHP extension "intl" is missing',
        'missing from your system{…}ext-{name}': 'it is missing from your system. Install or enable ext-intl.',
        'ext-{name} is missing': 'ext-intl is missing from your system',
        'ext-{name} *': '- a/b 1.0 needs ext-redis * -> it is not there',
        "Class '{Redis|Imagick|Memcached|ZipArchive|NumberFormatter|Collator|DOMDocument|SoapClient}' not found": 'Uncaught Error: Class "Redis" not found in /w/src/Cache.php:12',
        "Class '\\{Redis|Imagick|Memcached|ZipArchive|NumberFormatter|Collator|DOMDocument|SoapClient}' not found": 'Uncaught Error: Class "\\ZipArchive" not found',
    }),
    tool('php', 'the PHP extension with the functions {name}…', {
        'Call to undefined function {mb_|curl_|image|simplexml_|dom_|intl|bc}{…}(': 'Error: Call to undefined function mb_strlen()',
    }),
    tool('php', 'the PHP extensions {name}', {
        'PHPUnit requires the {…} but the {text} {extension is|extensions are} not available': 'PHPUnit requires the "dom", "xml" extensions, but the "dom" extension is not available.',
    }),
    tool('php', 'PHP {name}', {
        'require{|s|d} {a |}PHP version {text}': 'Your Composer dependencies require a PHP version ">= 8.2.0".',
        'require{|s|d} php {>|^|~}{…}{version}': 'Root composer.json requires php ^8.1 but your php version',
    }),
    tool('php', 'a driver of PHP ({name})', {
        '{could not find driver|No code coverage driver}': 'PDOException: could not find driver',
    }),
    tool('dotnet', 'the .NET version that the project asks for', {
        'install or update .NET to run': 'You must install or update .NET to run this application.',
        'compatible .NET SDK was not found': 'A compatible .NET SDK was not found.',
        'No .NET SDKs were found': 'No .NET SDKs were found.',
        'does not support targeting .NET {version}': 'The current .NET SDK does not support targeting .NET 9.0.',
        'find any compatible framework version': 'It was not possible to find any compatible framework version',
        '{NETSDK1045|NETSDK1147|NETSDK1141}': 'error NETSDK1147: To build this project, the following workloads',
        "The framework 'Microsoft{text}'{…}was not found": "The framework 'Microsoft.NETCore.App', version '6.0.0' was not found.",
    }),
    tool('dotnet', 'the .NET reference assemblies ({name})', {
        '{MSB3644|MSB3645}': 'error MSB3644: The reference assemblies for .NETFramework were not found.',
    }),
    tool('dotnetTools', 'a tool of .NET', {
        "Run 'dotnet tool restore": 'Run "dotnet tool restore" to make the "x" command available.',
    }),
    tool('restore', 'packages of NuGet ({name})', {
        '{NU1301|NU1101|NU1100|NETSDK1004|NETSDK1005}': 'error NU1301: Unable to load the service index for',
        "{project.assets.json|packages.config}' not found": "Assets file '/a/obj/project.assets.json' not found.",
    }),
    tool('dotnet', 'the SDK {name}', {
        'The SDK {name} specified could not be found': "error: The SDK 'Microsoft.Build.Sql' specified could not be found.",
    }),
    tool('mix', '{name}', {
        'Could not {find|install} {Hex|Rebar3|Rebar}': '** (Mix) Could not find Hex, which is needed to build',
        '^* {name} (Hex package)$': '* jason (Hex package)',
        "run '{mix deps.get|mix local.hex}'": 'Can\'t continue due to errors on dependencies, run "mix deps.get"',
    }),
    tool('mix', 'the task {name}', {
        '^** (Mix) The task {name} could not be found': '** (Mix) The task "credo" could not be found',
    }),
    tool('version', 'Elixir {name}', {
        'it supports only Elixir {text}': 'to run :a on Elixir v1.13.0 but it supports only Elixir ~> 1.15',
    }),
    tool('swift', 'Swift {name}', {
        'is using Swift tools version {version} but the installed version': "error: package 'x' is using Swift tools version 6.0.0 but the installed version is 5.9.2",
    }),
    thing('declared', 'the module {name}', {
        'no such module {name}': "error: no such module 'Quick'",
        'unknown package: {name}': 'cabal: unknown package: hspec',
        'Could not find module {name}': 'Could not find module ‘Test.Hspec’',
        "module '{name}' not found:": "lua: spec.lua:1: module 'busted.runner' not found:",
        "Can't locate {name} in @INC": "Can't locate Test/More.pm in @INC (you may need to install it)",
    }),
    thing('declared', 'the package {name}', {
        'there is no package called {name}': 'Error in library(x) : there is no package called ‘testthat’',
        'Package {name} not found in current path': 'ArgumentError: Package JSON not found in current path.',
    }),
    tool('declared', 'the package {name}', {
        'Package {name} [{…}] is required but does not seem to be installed': 'Package JSON [682c06a0-de6a] is required but does not seem to be installed:',
    }),
    tool('declared', 'what `{name}` brings', {
        "Did you remember to run '{shards install|mix deps.get}": 'Did you remember to run `shards install`?',
    }),
    thing('declared', 'the package {name}', {
        "Couldn't resolve the package {name} in": "Error: Couldn't resolve the package 'http' in",
        "Library '{name}' not found.": 'Library "a-core" not found.',
        'Error: cannot open file: {name}$': '/a/b.nim(1, 8) Error: cannot open file: unittest2',
        "Error: can't find file {name}$": "Error: can't find file 'webmock'",
        'plugin {name} not found$': '===> Unable to run rebar3 ct: plugin rebar3_proper not found',
        'Could not find package {name} or file': 'Error: Could not find package `expect` or file',
        'the role {name} was not found': "ERROR! the role 'geerlingguy.java' was not found in /a/roles",
    }),
    tool('version', 'the SDK version that the project asks for', {
        'Because {…} requires SDK version {…}, version solving failed': 'Because a requires SDK version >=3.0.0 <4.0.0, version solving failed.',
    }),
    tool('version', 'zig {name}', { 'expected zig version {version}': 'error: expected zig version 0.13.0' }),
    tool('version', 'ghc {name}', {
        'No compiler found, expected {…}ghc-{version}': 'No compiler found, expected minor version match with ghc-9.4.7 (x86_64)',
    }),
    tool('version', 'Bazel {name}', {
        "project you're trying to build requires Bazel {version}": "ERROR: The project you're trying to build requires Bazel 7.0.0",
    }),
    tool('version', 'Perl {name}', {
        'Perl {version} required--': 'Perl v5.99.0 required--this is only v5.36.0, stopped at t/a.t line 1.',
    }),
    tool('version', 'a switch of opam', {
        'No switch is currently set': '[ERROR] No switch is currently set, you should run',
    }),
    tool('folder', 'the file pubspec.yaml', {
        'No pubspec.yaml file found': 'Error: No pubspec.yaml file found.',
        "Could not find a file named 'pubspec.yaml'": 'Could not find a file named "pubspec.yaml" in "/a".',
    }),
    tool('terraform', 'what `terraform init` brings', {
        "Please run 'terraform init'": 'Error: Could not load plugin. Please run "terraform init".',
        'required by this configuration but no version is selected': 'provider registry.terraform.io/hashicorp/aws: required by this configuration but no version is selected',
    }),
    tool('cmake', 'the build of CMake', {
        '^Error: could not load cache': 'Error: could not load cache',
        'Failed to change working directory to {name}': 'Failed to change working directory to "build" : No such file or directory',
        '^No test configuration file found!': 'No test configuration file found!',
        '^No tests were found!!!': 'No tests were found!!!',
    }),
    thing('submodules', 'the header {name}', {
        'fatal error: {vendored}': "fatal error: 'third_party/zstd/zstd.h' file not found",
    }),
    thing('apt', 'the header {name}', {
        'fatal error: {name}: No such file or directory': 'fatal error: zlib.h: No such file or directory',
        'error: {name} file not found': "error: 'gtest/gtest.h' file not found",
    }),
    thing('apt', 'the library {name}', {
        'cannot find -l{name}': '/usr/bin/ld: cannot find -lssl: No such file or directory',
        'library not found for -l{name}': 'ld: library not found for -lssl',
        'unable to find library -l{name}': 'ld.lld: error: unable to find library -lssl',
    }),
    tool('apt', 'the library {name}', {
        'package configuration file provided by {name}': 'find a package configuration file provided by "Boost"',
        'error while loading shared libraries: {name}': './a: error while loading shared libraries: libpq.so.5:',
        '{name}: cannot open shared object file': 'E   ImportError: libpq.so.5: cannot open shared object file:',
        '^Could NOT find {name}': '  Could NOT find ZLIB (missing: ZLIB_LIBRARY ZLIB_INCLUDE_DIR)',
        'No package {name} found': "Package dependency: No package 'libpq' found",
        'Package {name} was not found in the pkg-config': 'Package libpq was not found in the pkg-config search',
        'Dependency {name} not found': 'meson.build:3:0: ERROR: Dependency "glib-2.0" not found, tried pkgconfig',
        'configure: error: {name} {not found|is required|is missing}': 'configure: error: readline not found',
        'configure: error: {…} {name} {not found|is required|is missing}': 'configure: error: library readline not found',
        'failed to find {name}': 'ImportError: failed to find libmagic.  Check your installation',
        'cannot load library {name}': "OSError: cannot load library 'libgobject-2.0-0': cannot open",
        'Could not find the {GDAL|GEOS} library': 'ImproperlyConfigured: Could not find the GDAL library (tried',
        'Unable to find {libclang|libLLVM}': 'Unable to find libclang: "couldn\'t find any valid shared',
        'find a valid {ICU|OpenSSL} package': "Couldn't find a valid ICU package installed on the system.",
        'Package requirements ({name}{…}) were not met': 'Package requirements (libsystemd >= 230) were not met:',
    }),
    tool('apt', 'the macros of autoconf for {name}', {
        'possibly undefined macro: {name}': 'configure.ac:9: error: possibly undefined macro: AC_PROG_LIBTOOL',
    }),
    tool('apt', 'the program {name}', {
        "failed to execute {…}'{name}'{…}PATH": "graphviz: failed to execute PosixPath('dot'), make sure it is on your systems' PATH",
        '{tesseract|pandoc} is not installed or it': "TesseractNotFoundError: tesseract is not installed or it's",
        'Is {poppler|ghostscript} installed and in PATH': 'to get page count. Is poppler installed and in PATH?',
        'No {pandoc|wkhtmltopdf} was found': 'OSError: No pandoc was found: either install pandoc',
    }),
    thing('declared', 'the package {name}', {
        '^ERROR: Missing {prebuilt |}binary: {name}:': 'ERROR: Missing prebuilt binary: esbuild: linux',
    }),
    thing('apt', 'the toolchain file {name}', {
        'Could not find toolchain file: {name}': 'CMake Error: Could not find toolchain file: cmake/arm.cmake',
    }),
    tool('compiler', 'a compiler for {name}', {
        'No CMAKE_{name}_COMPILER could be found': 'CMake Error: No CMAKE_CXX_COMPILER could be found.',
        'CMAKE_{name}_COMPILER not set': 'CMake Error: CMAKE_C_COMPILER not set, after EnableLanguage',
        'no acceptable {C|Fortran} compiler found': 'configure: error: no acceptable C compiler found in $PATH',
    }),
    tool('apt', 'CMake or its build program ({name})', {
        'build program corresponding to {text}': 'was unable to find a build program corresponding to "Ninja".',
        'CMake {version} or higher is required': 'CMake 3.28 or higher is required.  You are running version',
    }),
    tool('submodules', 'the content of a submodule', {
        'git submodule update': 'Please run: git submodule update --init',
        '{submodule|submodules}{…}not {initialized|initialised|checked out|cloned|found|populated}': 'Error: Submodules are not checked out',
        '{submodule|submodules}{…}{missing|empty}': 'The submodule libs/a is empty',
        'does not contain a CMakeLists.txt': '  does not contain a CMakeLists.txt file.',
        "The source directory '{…}{does not exist|does not appear}": 'CMake Error: The source directory "/a/b" does not exist.',
    }),
    thing('submodules', 'the make target {name}', {
        'No rule to make target {name}': "make: *** No rule to make target 'deps/lib.a', needed by 'all'.  Stop.",
    }),
    tool('configure', 'the makefile', {
        'No targets specified and no makefile found': 'make: *** No targets specified and no makefile found. ',
    }),
    tool('submodules', 'the folder {name}', {
        'make: *** {name}: No such file or directory': 'make: *** deps/jemalloc: No such file or directory. ',
        'make[{number}]: *** {name}: No such file or directory': 'make[1]: *** deps/lua: No such file or directory.  Stop.',
    }),
    thing('submodules', 'the file {name}', {
        'Makefile{…}:{number}: {name}: No such file or directory': 'Makefile:3: config.mk: No such file or directory',
    }),
    thing('build', 'the file build.ninja', {
        "loading 'build.ninja'": "ninja: error: loading 'build.ninja': No such file or directory",
    }),
    tool('install', 'the program {name}', {
        '{git|docker}: {name} is not a {…} command': "git: 'lfs' is not a git command. See 'git --help'.",
        "unknown command {name} for '{helm|kubectl|gh}'": 'Error: unknown command "unittest" for "helm"',
    }),
    tool('lfs', 'a file of Git LFS, in whose place stands its pointer,', {
        'git-lfs.github.com/spec': 'PIL: cannot read: version https://git-lfs.github.com/spec/v1',
        "'version ht{…} is not valid JSON": 'Unexpected token \'v\', "version ht"... is not valid JSON',
    }),
    thing('lfs', 'a file of Git LFS, in whose place stands its pointer,', {
        "invalid load key, 'v'": "_pickle.UnpicklingError: invalid load key, 'v'.",
    }),
    tool('submodules', 'the library {name}', {
        'Could not find library {name} in $BATS_LIB_PATH': "bats_load_library: Could not find library 'bats-support' in $BATS_LIB_PATH",
        '{bats-support|bats-assert|bats-file|bats-mock}/{…} does not exist': 'bats: /a/test/test_helper/bats-assert/load does not exist',
    }),
    thing('submodules', 'the file {name}.sol', {
        'No such file or directory: {…}lib/{name}.sol': 'No such file or directory: "lib/forge-std/src/Test.sol"',
        "Source '{name}.sol' not found": 'Error: Source "lib/solmate/src/A.sol" not found: File not found.',
    }),
    thing('history', 'the history of git', {
        'No names found, cannot describe anything': 'fatal: No names found, cannot describe anything.',
        'No tags can describe': "fatal: No tags can describe 'abc'.",
        'ambiguous argument {text}: unknown revision': "fatal: ambiguous argument 'HEAD~9': unknown revision or",
    }),
    tool('identity', "the identity of git's user", {
        '*** Please tell me who you are': '*** Please tell me who you are.',
        '^Author identity unknown': 'Author identity unknown',
        'unable to auto-detect email address': "fatal: unable to auto-detect email address (got 'root@x')",
    }),
    tool('ownership', 'the right of git to read this repository', {
        'detected dubious ownership in repository': "fatal: detected dubious ownership in repository at '/a'",
    }),
    tool('watchers', 'room for watchers of files', {
        'System limit for number of file watchers reached': 'System limit for number of file watchers reached,',
    }),
    tool('history', 'the tags of git, for {name}', {
        '{setuptools-scm|setuptools_scm|versioningit|hatch-vcs|hatch_vcs} was unable to detect': 'LookupError: setuptools-scm was unable to detect version for /a/a.',
        '{setuptools-scm|versioningit|hatch-vcs|setuptools-git-versioning} could not find': 'setuptools-git-versioning could not find a tag',
        '{setuptools-scm|versioningit|hatch-vcs|setuptools-git-versioning} failed to get': 'versioningit failed to get a version',
    }),
    thing('certificate', 'a certificate that this machine trusts ({name})', {
        '{CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT_IN_CHAIN|SSL certificate problem|PKIX path building failed}': 'ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed',
        '{unable to get local issuer certificate|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE}': 'FetchError: request failed, reason: unable to get local issuer certificate',
        '{x509: certificate signed by unknown authority|self-signed certificate in certificate chain}': 'tls: failed to verify certificate: x509: certificate signed by unknown authority',
        '{self|self-} signed certificate in certificate chain': 'self signed certificate in certificate chain',
    }),
    thing('locale', 'a locale', {
        'locale.Error: unsupported locale setting': 'locale.Error: unsupported locale setting',
        'Cannot set {LC_ALL|LC_CTYPE|LC_MESSAGES|LC_COLLATE} to default locale': 'locale: Cannot set LC_ALL to default locale: No such file or directory',
        'locale::facet::_S_create_c_locale name not valid': ' locale::facet::_S_create_c_locale name not valid',
    }),
    thing('timeZones', 'the time zone {name}', {
        'No time zone found with key {name}': "'No time zone found with key Europe/Berlin'",
        'unknown time zone {name}': 'panic: unknown time zone Europe/Berlin',
        'Unknown time-zone ID: {name}': 'java.time.zone.ZoneRulesException: Unknown time-zone ID: Europe/Kyiv',
    }),
    tool('apt', 'a C library with GLIBC_{name}', {
        "version '{GLIBC|GLIBCXX}_{version}' not found": "version `GLIBC_2.38' not found (required by ./tool)",
    }),
    tool('apt', 'the command {name}', {
        '{pg_config|mysql_config|xml2-config|gdal-config|llvm-config} executable not found': 'Error: pg_config executable not found.',
        '{pg_config|mysql_config|xml2-config|gdal-config|llvm-config} not found': 'mysql_config not found',
        '{pg_config|mysql_config|xml2-config|gdal-config|llvm-config} is required': 'pg_config is required to',
    }),
    tool('qt', 'the Qt platform plugin {name}', {
        'Could not load the Qt platform plugin {name}': 'Could not load the Qt platform plugin "xcb" in "" even',
    }),
    tool('root', 'the right to be root', {
        '^sudo: {a password is required|a terminal is required|no tty present|unable to change to root}': 'sudo: a password is required',
        "^sudo: The 'no new privileges' flag is set": 'sudo: The "no new privileges" flag is set, which prevents',
    }),
    tool('device', 'a device of the machine', {
        '{no CUDA-capable device|Found no NVIDIA driver|CUDA driver version is insufficient|no NVIDIA GPU}': 'RuntimeError: Found no NVIDIA driver on your system.',
        'Could not access KVM': 'Could not access KVM kernel module: Permission denied',
        '/dev/kvm{…}{denied|No such file}': 'open /dev/kvm: No such file or directory',
    }),
    tool('disk', 'room on the disk', {
        '{ENOSPC|No space left on device}': "OSError: [Errno 28] No space left on device: '/a/b'",
    }),
    thing('variable', 'the variable {name}', {
        'KeyError: {VARIABLE}': "KeyError: 'DATABASE_URL'",
        "key not found: '{VARIABLE}'": 'key not found: "DATABASE_URL" (KeyError)',
        'key not found: :{VARIABLE}': 'key not found: :API_URL',
        'Undefined {array key|index|environment variable} {VARIABLE}': 'Warning: Undefined array key "API_URL"',
        'Undefined environment variable: {VARIABLE}': 'Undefined environment variable: API_URL',
        '{VARIABLE}: {unbound variable|parameter null or not set|parameter not set}': './run.sh: line 3: API_URL: unbound variable',
        'environment variable {not found |missing |}{VARIABLE}': 'Error: environment variable API_KEY',
        '{environment|env} {variable|variables|var|vars}{:| not found:| missing:} {VARIABLE}': 'Error: Missing required environment variable: API_KEY',
        '{VARIABLE} {environment variable |env var |env |}is {not set|not defined|required|missing|undefined|unset|empty}': 'panic: DATABASE_URL is not set',
        '{VARIABLE} {environment variable |env var |env |}{was not|not} {set|found|defined}': 'DB_HOST environment variable not set',
        '{VARIABLE}{:|} {environment variable |}{must be set|must be defined|missing|required}': 't.sh: 1: DB_HOST: must be set',
        '{Missing|missing} {required |}{env |env var |env: |env var: |}{VARIABLE}': 'Error: Missing required env: STRIPE_KEY',
        '{Set|set} the {VARIABLE} {environment |}variable': 'Please set the API_TOKEN environment variable',
        'placeholder {name} in value': "Could not resolve placeholder 'db.url' in value",
        "set '{VARIABLE}' to use query macros": 'error: set `DATABASE_URL` to use query macros online',
        'ImproperlyConfigured: The {VARIABLE} setting must not be empty': 'ImproperlyConfigured: The SECRET_KEY setting must not be empty.',
        '{number}: {VARIABLE}:': 't.sh: 1: DB_HOST: give it',
    }),
    thing('variable', 'variables of the environment for {name}', {
        'validation {error|errors} for {…}{Settings|Environment}': '1 validation error for Settings',
    }),
    thing('variable', 'variables of the environment', {
        '{Missing|Invalid} environment variables': '❌ Invalid environment variables: {',
    }),
    thing('variable', 'a variable of the environment', {
        NotPresent: 'called `Result::unwrap()` on an `Err` value: NotPresent',
    }),
    tool('npm', 'the command {name}', {
        "{pnpm|yarn|error|ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL}{…}Command '{name}' not found": ' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "vitest" not found',
    }),
    tool('program', 'the command {name}', {
        '{sh|bash|dash|zsh|ash|ksh}: {name}: {command |}not found$': 'zsh: pytest: command not found',
        '{name}: command not found$': 'bash: line 1: pnpm: command not found',
        'Command not found: {name}': 'Command not found: pytest',
        'the {command|program} {name} {…}could not be found': 'Error: the command pytest could not be found',
        '{command|program} {name} {could not be|was not|is not|not} found': "Command 'pytest' is not found in",
        '{command|program} {name} {…}is required but it could not be found': "cabal: The program 'ghc' version >=7.0.1 is required but it could not be found.",
        '{number}: {name}: {not found|No such file or directory|Permission denied}$': 'sh: 1: vitest: not found',
        '{number}: {name}: cannot execute': 'bash: line 1: ./tool: cannot execute: required file not found',
        '{name}: {bad interpreter|cannot execute: required file not found}': './a.sh: bad interpreter: No such',
        'make: {name}: {No such file or directory|Permission denied|not found}': 'make: pytest: No such file or directory',
        'make[{number}]: {name}: {No such file or directory|Permission denied|not found}': 'make[1]: pytest: No such file or directory',
        '{env|xargs|nice|nohup|stdbuf|setsid}: {name}: {No such file or directory|Permission denied}': "/usr/bin/env: 'node': No such file or directory",
        'Failed to run {command |}{name}: {No such file or directory|Permission denied}': 'Failed to run `wasm-pack`: No such file or directory',
        '{spawn|spawnSync} {name} {ENOENT|EACCES}': 'Error: spawn git-lfs ENOENT',
        'Failed to spawn: {name}': 'error: Failed to spawn: `pytest`',
        "exec: '{name}': {executable file not found|stat|permission}": 'exec: "mockgen": executable file not found in $PATH',
        'Executable {file |}{name} {file |}not found': 'Executable file jq not found in $PATH',
        'Cannot run program {name}, ': 'java.io.IOException: Cannot run program "protoc", error=2',
        '{Cannot run program|no such tool|failed with} {name}$': 'go: no such tool "mockgen"',
        'failed with {name} is not allowed, use allowlist_externals': 'py: failed with pytest is not allowed, use allowlist_externals',
        "Script not found '{name}'": 'error: Script not found "vitest"',
        'Unknown command{:|} {name}': 'error: Unknown command: vitest',
    }),
    tool('install', 'a program', {
        'program not found': 'error: program not found',
        'is not recognized as an internal or external command': "'jest' is not recognized as an internal or external command,",
    }),
    thing('build', 'the file {name}', {
        '{Could not find|Unable to find} executable{:|} {name}': 'Unable to find executable: /w/build/unit_tests',
        'No such build data file as {name}': "No such build data file as '/w/setup.data'",
        '^Error: {name} is not a directory$': 'Error: dist is not a directory',
    }),
    thing('build', 'the file {name}.dll', {
        'The argument {name}.dll is invalid': 'The argument /w/bin/Tests.dll is invalid. Please use the /help',
    }),
    thing('make', 'the file {name}/Cargo.toml', {
        "failed to read '{name}/Cargo.toml'": '  failed to read `/w/vendor/dep/Cargo.toml`',
    }),
    thing('make', 'the file or program {name}', {
        "FileNotFoundError{…}No such file or directory{…}'{text}'": "FileNotFoundError: [Errno 2] No such file or directory: 'data/a.json'",
        "ENOENT{…}No such file or directory{…}'{text}'": "ENOENT: no such file or directory, open '/a/data.json'",
        '^node: {name}: not found$': 'node: .env.test: not found',
        "couldn't read {name}: No such file": "error: couldn't read `src/gen.rs`: No such file or directory",
    }),
];


  }),

  16638:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JS: () => (  PACKAGE_MANIFEST),
    _r: () => (  declaresModule),
    kB: () => (  missingPieces)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81469);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46718);
  var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37703);





const PROGRAMS = [
    ['node npm npx corepack', inJob('Node', 'actions/setup-node')],
    ['pnpm', inJob('pnpm', 'pnpm/action-setup')],
    ['yarn yarnpkg', _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.corepack],
    ['bun bunx', inJob('Bun', 'oven-sh/setup-bun')],
    ['deno', inJob('Deno', 'denoland/setup-deno')],
    ['python pip pyenv', inJob('Python', 'actions/setup-python')],
    ['uv uvx', inJob('uv', 'astral-sh/setup-uv')],
    [
        `pytest py.test tox nox coverage mypy ruff flake8 black isort pylint pyright nose2 behave django-admin hatch pdm poetry pipenv`,
        'run `python -m pip install {name}` before the tests, or install what the project declares for its tests',
    ],
    ['go gofmt', inJob('Go', 'actions/setup-go')],
    ['gotestsum', 'run `go install gotest.tools/gotestsum@latest` before the tests'],
    ['golangci-lint', inJob('golangci-lint', 'golangci/golangci-lint-action')],
    ['cargo rustc rustup clippy rustfmt', _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.rust],
    ['nextest cargo-nextest', inJob('cargo-nextest', 'taiki-e/install-action and `tool: nextest`')],
    ['java javac mvn gradle ant kotlin kotlinc sbt', inJob('{name}', 'actions/setup-java')],
    ['ruby gem bundle bundler rake rspec rubocop rails cucumber', _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.ruby],
    ['php composer', inJob('{name}', 'shivammathur/setup-php')],
    ['phpunit simple-phpunit pest phpstan paratest', _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.composer],
    ['dotnet', inJob('the .NET SDK', 'actions/setup-dotnet')],
    ['gcc g++ cc c++ clang clang++ make ld', _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.compiler],
    [
        'cmake ctest ninja meson pkg-config protoc valgrind bats shellcheck jq psql redis-server redis-cli mysql xvfb-run',
        _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.apt,
    ],
    ['docker docker-compose podman', _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.docker],
    [
        `vitest jest mocha ava tape tap jasmine karma cypress playwright wdio tsc tsx ts-node ts-mocha c8 nyc xo eslint prettier standard
     vite webpack rollup esbuild next turbo nx lerna cross-env rimraf run-s run-p npm-run-all npm-run-all2 biome oxlint uvu borp
     vue-cli-service react-scripts ng babel swc tsup tsd concurrently wireit gulp grunt`,
        _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.npm,
    ],
];
const BRING_OF = new Map(PROGRAMS.flatMap(([programs, bring]) => programs.split(/\s+/).map((program) => [program, bring])));
function inJob(tool, action) {
    return `install ${tool} before the tests (in a job with ${action})`;
}
const IS_WARNING = /^(?:npm (?:warn|notice)|warning)\s/i;
const SCANNED_LINES = 20_000;
const SCANNED_LINE_CHARS = 500;
function missingPieces(text) {
    const found = new Map();
    const lines = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__  .aJ)(text).split('\n', SCANNED_LINES);
    for (const line of new Set(lines.map((each) => each.slice(0, SCANNED_LINE_CHARS).trim()))) {
        const piece = IS_WARNING.test(line) ? null : pieceIn(line);
        if (piece !== null && !found.has(piece.what))
            found.set(piece.what, piece);
    }
    return [...found.values()];
}
const SAYS = _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .v.flatMap((row) => Object.keys(row.says).map((says) => ({
    row,
    pattern: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .qt)(says),
    plainest: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .mi)(says).toLowerCase(),
})));
function pieceIn(line) {
    const inLowerCase = line.toLowerCase();
    for (const { row, pattern, plainest } of SAYS) {
        const match = inLowerCase.includes(plainest) ? pattern.exec(line) : null;
        if (match === null)
            continue;
        const [, name = ''] = match;
        const what = row.what.replace('{name}', () => name);
        const isNamed = row.what.includes('{name}');
        return {
            name: isNamed ? name : what,
            what,
            bring: row.bring ?? bringProgram(name),
            line,
            kind: row.kind,
        };
    }
    return null;
}
function bringProgram(path) {
    const program = path.slice(path.lastIndexOf('/') + 1);
    if (path.startsWith('vendor/'))
        return _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.composer;
    const known = BRING_OF.get(program) ?? BRING_OF.get(program.replace(/[\d.]+$/, ''));
    if (known !== undefined)
        return known.replace('{name}', () => program);
    if (path.includes('node_modules'))
        return _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.npm;
    return path.includes('/')
        ? `make ${path} before the tests, and let it be executed (\`chmod +x\`)`
        : `install ${path} before the tests`;
}
const PACKAGE_MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.(?:cfg|py)|Pipfile|Gemfile|[\w.-]*requirements[\w.-]*\.(?:txt|in))$/;
const Packages = zod__WEBPACK_IMPORTED_MODULE_4__  .g1P(zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__  .L5J()).default({});
const DeclaredPackages = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    dependencies: Packages,
    devDependencies: Packages,
    optionalDependencies: Packages,
});
const SECTIONS = [
    String.raw `project\]|project\.optional-dependencies|dependency-groups|(?:dev-)?packages`,
    String.raw `options\]|options\.extras_require|tool\.(?:poetry|pdm|uv|hatch|rye|pixi|flit)`,
].join('|');
const OTHER_SECTIONS = new RegExp(String.raw `^\[(?!${SECTIONS})[^\n]*(?:\n(?!\[)[^\n]*)*`, 'gm');
const OWN_NAMES = /\b(?:name|packages|py[-_]modules|package_dir|include|keywords)\s*[=:]\s*(?:\[[^\]]*\]|\{[^}]*\}|["']?[^\n,]*)/g;
function declaresModule({ name, text }, module) {
    if (name === 'package.json')
        return Object.values((0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(DeclaredPackages, text) ?? {}).some((packages) => Object.hasOwn(packages, module));
    if (!/^[\w-]+$/.test(module))
        return false;
    if (name === 'Gemfile')
        return new RegExp(`^\\s*gem ['"]${module}['"]`, 'm').test(text);
    const pattern = `(?:py|python-)?${module.replace(/[-_]/g, '[-_.]')}`;
    return new RegExp(`(?:^|["'])[ \\t]*${pattern}[ \\t]*(?:$|[\\[<>=~!;"',@#])`, 'im').test(text.replace(OTHER_SECTIONS, '').replace(OWN_NAMES, ''));
}


  }),

  32052:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Su: () => (  isOfFailedWhole),
    UU: () => (  testName),
    z3: () => (  linesByTest)
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47252);
  var _noise_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28986);



function testName(id) {
    const [, ofGo] = /^\S+ (Test\S*)$/.exec(id) ?? [];
    if (ofGo !== undefined)
        return ofGo;
    const last = id.split(/::| > |#/).at(-1) ?? id;
    const [first = '', second, ...more] = last.split(' ');
    if (second !== undefined && more.length === 0 && /[./]/.test(first))
        return second;
    return /[\s/]/.test(last) ? last : (last.split('.').at(-1) ?? last);
}
const idParts = (id) => id.split(/::| > |[#./]| (?=Test|Example|Fuzz)/);
function isOfFailedWhole(id, { failures }) {
    const parts = idParts(id);
    return failures.some((whole) => {
        const own = idParts(whole.id);
        return own.length < parts.length && own.every((part, at) => part === parts[at]);
    });
}
function linesByTest(output, failures) {
    const tests = failures.map(markedTest);
    const found = new Map(failures.map(({ id }) => [id, []]));
    let current = '';
    for (const text of (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(output).split(/\r?\n/)) {
        const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .OJ)(text.trimEnd(), _digest_js__WEBPACK_IMPORTED_MODULE_1__  .Dl);
        const noise = (0,_noise_lines_js__WEBPACK_IMPORTED_MODULE_2__  .Y)(line);
        const named = testOfLine(line, tests);
        if (named !== null)
            current = named;
        else if (noise === 'ends' || STARTS_ANOTHER.test(line))
            current = '';
        current = saidBy(line, tests, current);
        const own = found.get(current);
        const isSummedUp = SUMMED_UP.test(line) ? line.includes(current) : current.endsWith(line.trim());
        const isRepeated = own?.at(-1) === line || (isSummedUp && own?.length !== 0);
        if (noise === null && line.trim() !== '' && !isRepeated)
            own?.push(line);
    }
    return found;
}
const STARTS_ANOTHER = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /^\s*(?:\d+\) |[●✖✗×✕⎯] ?|not ok\b|FAIL(?:ED)?\b|ERROR\b|\[ERROR\] )/,
    /^\s*(?:-{3,4} \w|_{5,}|={5,}|\[ +(?:OK|RUN|FAILED) +\])/,
    /^(?:failures:$|test result: |error: test failed|Ran \d+ tests? |# |ℹ |test at \S+:\d+$)/,
]);
const SUMMED_UP = /^(?:FAILED|ERROR) \S/;
const CODE_FRAME = /^\s*[>❯]?\s*\d+\s*[|│]/;
function markedTest({ id, message }) {
    const name = testName(id);
    const first = message.split('\n', 1)[0]?.replace(CUT_BY_RUNNER, '').trim() ?? '';
    return {
        id,
        name: name.length < MIN_NAME_CHARS ? null : new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w(-])`),
        parts: idParts(id),
        message: first.length < MIN_MESSAGE_CHARS ? '' : first,
    };
}
const MIN_NAME_CHARS = 3;
const MIN_MESSAGE_CHARS = 8;
const CUT_BY_RUNNER = /\.{3}$/;
function testOfLine(line, tests) {
    if (CODE_FRAME.test(line))
        return null;
    const rank = ({ id, parts }) => line.includes(id) ? id.length + WHOLE : parts.filter((part) => line.includes(part)).join('').length;
    const [best, second] = tests
        .filter(({ id, name }) => line.includes(id) || name?.test(line) === true)
        .map((test) => ({ id: test.id, rank: rank(test) }))
        .toSorted((a, b) => b.rank - a.rank);
    if (best === undefined)
        return null;
    return second?.rank === best.rank ? '' : best.id;
}
const WHOLE = 10_000;
function saidBy(line, tests, current) {
    const saying = tests.filter(({ message }) => message !== '' && line.includes(message));
    const [only] = saying;
    if (only === undefined || saying.some(({ id }) => id === current))
        return current;
    return saying.length === 1 ? only.id : current;
}


  }),

  47649:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FK: () => (  toldByCi),
    Hd: () => (  toldBy),
    If: () => (  failingIn),
    SC: () => (  likenessToCi),
    VX: () => (  sharedFailures),
    i3: () => (  mendingOf),
    k3: () => (  unlikeBase),
    ou: () => (  failsAlike),
    pU: () => (  stoppingPiece),
    qq: () => (  missingText),
    yZ: () => (  fewerFailing)
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47252);
  var _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46718);
  var _missing_things_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16638);
  var _own_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32052);





const toldBy = ({ report, output }) => ({
    failures: report?.failures ?? [],
    text: output,
});
function toldByCi({ mustBeRedAtBase }, { evidence, failures = [] }) {
    return { failures, text: mustBeRedAtBase ? evidence.map(({ text }) => text).join('\n') : '' };
}
function unlikeBase(base, again) {
    if (base.failures.length > 0 && again.failures.length > 0) {
        const ids = new Set(again.failures.map(({ id }) => id));
        const green = base.failures.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
        return green.length === 0
            ? null
            : `${firstNames(green)} was red at base and is not red again without the patch`;
    }
    const before = lineShapes(base.text);
    const now = lineShapes(again.text);
    const isSame = before.size === 0 ? now.size === 0 : [...before].some((shape) => now.has(shape));
    return isSame ? null : 'without the patch the tests fail in another way than at base';
}
function failsAlike(base, there) {
    const namesSomething = (line) => (lineShape(line).match(/[\p{L}_]{2,}/gu) ?? []).some((word) => !UNTELLING_WORDS.has(word.toLowerCase()));
    const telling = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(base.text).filter((line) => !RUNNER_LINE.test(line) && namesSomething(line));
    const shapes = lineShapes(there.text);
    return telling.length > 0 && telling.every((line) => shapes.has(lineShape(line)));
}
function likenessToCi(ci, here, installs = {}) {
    const isCiKnown = ci.failures.length > 0 || ci.text.trim() !== '';
    if (!isCiKnown)
        return missingWithoutCi(here, installs);
    const shared = sharedFailures(ci, here);
    const known = new Set((0,_missing_things_js__WEBPACK_IMPORTED_MODULE_3__  .kB)(wholeText(ci)).map(({ name }) => placelessName(name)));
    const piece = (0,_missing_things_js__WEBPACK_IMPORTED_MODULE_3__  .kB)(wholeText(here)).find(({ name }) => !known.has(placelessName(name)));
    if (piece !== undefined && !sharesAnotherReason(ci, here, shared))
        return {
            kind: 'missing',
            piece,
            why: missingText(piece, installs, (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .xZ)(ci.text) ? undefined : NOT_IN_CI),
        };
    if (shared.length > 0)
        return { kind: 'same_tests' };
    if (ci.failures.length > 0)
        return { kind: 'other', why: differenceOf(ci, here) };
    const [reasons, reasonsHere] = [reasonsIn(ci), reasonsIn(here)];
    if (reasons.size > 0 && reasonsHere.size > 0 && reasons.isDisjointFrom(reasonsHere))
        return { kind: 'other', why: differenceOf(ci, here) };
    const [inCi, inRun] = [tellingWords(ci), tellingWords(here)];
    return inCi.size === 0 || inRun.size === 0 || !inCi.isDisjointFrom(inRun)
        ? { kind: 'undecided' }
        : { kind: 'other', why: differenceOf(ci, here) };
}
const NOT_IN_CI = 'is missing here and was not in CI';
function missingText(piece, installs = {}, says = 'is missing here') {
    return `${piece.what} ${says}: "${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(piece.line, 200)}". To mend it: ${mendingOf(piece, installs)}`;
}
function mendingOf({ bring, line }, { node, python, submodules = [] }) {
    if (submodules.some((folder) => namesFolder(line, folder)))
        return _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.submodules;
    const install = bring === _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.npm ? node : bring === _missing_rows_js__WEBPACK_IMPORTED_MODULE_2__  .i.pip ? python : undefined;
    return install === undefined ? bring : `install the dependencies first: \`${install}\``;
}
const namesFolder = (line, folder) => line
    .split(folder)
    .some((rest, at, all) => at > 0 && !/[\w.-]$/.test(all[at - 1] ?? '') && !/^[\w-]/.test(rest));
const stoppingPiece = ({ verdict, output, }) => {
    const pieces = (0,_missing_things_js__WEBPACK_IMPORTED_MODULE_3__  .kB)(output);
    return verdict === 'not_found' ? pieces.at(-1) : pieces.find(({ kind }) => kind === 'tool');
};
function missingWithoutCi(here, installs) {
    const text = wholeText(here);
    const isHandedOn = LAUNCHER_FAILED.test(text);
    const piece = (0,_missing_things_js__WEBPACK_IMPORTED_MODULE_3__  .kB)(text).find(({ kind, line }) => kind === 'tool' && (isHandedOn || !SAID_BY_SHELL.test(line)));
    if (piece === undefined)
        return { kind: 'undecided' };
    const tellsNothing = (line) => RUNNER_LINE.test(line) ||
        LAUNCHER_FAILED.test(line) ||
        NAMES_A_FILE.test(line) ||
        (0,_missing_things_js__WEBPACK_IMPORTED_MODULE_3__  .kB)(line).length > 0;
    const isAlone = here.failures.every(({ message }) => TELLS_NO_REASON.test(message) || tellsNothing(message)) &&
        (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(here.text).every(tellsNothing) &&
        (here.failures.length > 0 || !TESTS_RAN.test(text.slice(text.indexOf(piece.line))));
    return isAlone ? { kind: 'missing', piece, why: missingText(piece, installs) } : { kind: 'undecided' };
}
const SAID_BY_SHELL = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /\b(?:da|ba|a|z|k)?sh: (?:(?:line )?\d+: )?[^\s:]+: (?:(?:command )?not found|Permission denied)$/,
    /: line \d+: [^\s:]+: (?:command not found|Permission denied)$/,
]);
const LAUNCHER_FAILED = /\b(?:error|code|status|exit(?:ed)?)\b[ :(=]*12[67]\b|\bELIFECYCLE\b/i;
const NAMES_A_FILE = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    new RegExp(
    String.raw `^[^\w./@-]*(?:(?:ERROR|FAIL(?:ED)?)[^\w./@-]+)?` +
        String.raw `[\w./@-]+\.\w{1,5}(?::\d+)*:?(?: in \S+)?(?: \[ \S+ \])?(?: \([\d.]+ ?m?s\))?$`),
    /^ERROR: \S+ \(unittest\.loader\._FailedTest\b.*$|^FAILED \((?:errors|failures)=\d+\)$/,
    /^\W*(?:failing tests:|Test suite failed to run)$/,
]);
const TESTS_RAN = /\b[1-9]\d* (?:\w+ )?(?:tests?|checks?|specs?|cases?|examples?|assertions?|passed|passing|ok)\b/i;
function sharesAnotherReason(ci, here, shared) {
    const inCi = lineShapes(ci.text);
    const areNamed = ci.failures.length > 0 && here.failures.length > 0;
    const lines = areNamed
        ? shared.map(({ message }) => message)
        : (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(here.text).filter((line) => !RUNNER_LINE.test(line) && inCi.has(lineShape(line)));
    const messages = new Set(areNamed ? ci.failures.map(({ message }) => lineShape(message)) : []);
    const isReason = (line) => reasonOf(line) !== null ||
        (!areNamed && COMPILER_ERROR.test(line)) ||
        (messages.has(lineShape(line)) && !TELLS_NO_REASON.test(line));
    return lines.some((line) => isReason(line) && (0,_missing_things_js__WEBPACK_IMPORTED_MODULE_3__  .kB)(line).length === 0);
}
const TELLS_NO_REASON = /^\W*(?:(?:tests?|fail\w*|errors?)\W*)*$|\bexit|\bstatus\b|\bcommand\b/i;
const COMPILER_ERROR = /\berror(?:\[\w+\]| \w+)?: \S|:\d+(?::\d+)?: \S/;
function placelessName(name) {
    if (/^(?:3[3-9]|[4-6]\d)\d{3}$/.test(name))
        return '#';
    return /^(?:\/|[A-Z]:)/.test(name) ? lineShape(name) : name;
}
const differenceOf = (ci, here) => `CI's log tells of ${failureName(ci)}, the tests here of ${failureName(here)}`;
const wholeText = ({ failures, text }) => [text, ...failures.map(({ message }) => message)].join('\n');
const sharedFailures = (ci, here) => here.failures.filter((one) => ci.failures.some((other) => isSameTest(one.id, other.id) && !hasOtherReason(one.message, other.message)));
function isSameTest(a, b) {
    const [shorter, longer] = [wordsOfName(a), wordsOfName(b)].toSorted((x, y) => x.length - y.length);
    const last = longer?.at(-1);
    if (shorter === undefined || longer === undefined || last === undefined)
        return a === b;
    return shorter.includes(last) && shorter.every((word) => longer.includes(word));
}
function wordsOfName(id) {
    const [, name = id, parameters = ''] = /^(.*?)(\[.*\])$/s.exec(id) ?? [];
    const words = (text) => text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
    return [...words(lineShape(parameters)), ...words(name)];
}
function hasOtherReason(here, ci) {
    const [a, b] = [reasonOf(here), reasonOf(ci)];
    if (a === null || b === null)
        return false;
    if (a !== b)
        return true;
    const [words, others] = [wordsOf(here), wordsOf(ci)];
    return a !== ASSERTION && words.size > 0 && others.size > 0 && words.isDisjointFrom(others);
}
function reasonsIn({ failures, text }) {
    const lines = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(text).filter((line) => !RUNNER_LINE.test(line) && !/panicked at/.test(line));
    const below = [...(0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(text).matchAll(/panicked at [^\n]*:\n([^\n]+)/g)].map(([, line = '']) => line);
    const reasons = [...failures.map(({ message }) => message), ...lines, ...below].map((line) => reasonOf(line) ?? (COMPILER_ERROR.test(line) ? 'compiler' : null));
    return new Set(reasons.filter((reason) => reason !== null));
}
const ASSERTION = 'assertion';
function reasonOf(message) {
    const named = /(?<![/\w])(?:(?:[A-Z]\w*)?(?:Error|Exception|Failure|NotFound|Refused|Timeout)|Errno::E[A-Z]+)\b/.exec(message)?.[0];
    if (named !== undefined && named !== 'Error' && !/assert|comparisonfailure/i.test(named))
        return named;
    if (ASSERTS.test(message))
        return ASSERTION;
    if (named !== undefined)
        return named;
    return /\bpanic(?:ked)?\b|\bcalled `\w+::\w+\(\)`/.test(message) ? 'panic' : null;
}
const ASSERTS = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /\bassert|\bexpect(?:ed)?\b|\bto (?:be|equal|have)\b|\b(?:got|want|received|actual)\b/,
    /\b(?:left|right): |DID NOT RAISE|[!=]==? /,
], 'i');
function tellingWords({ failures, text }) {
    const lines = [...(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(text), ...failures.flatMap(({ id, message }) => [id, message])];
    return wordsOf(lines.filter((line) => !RUNNER_LINE.test(line)).join('\n'));
}
function wordsOf(text) {
    const words = text.split('\n').flatMap((line) => lineShape(line).match(WORD) ?? []);
    return new Set(words
        .map((word) => word.toLowerCase())
        .filter((word) => !UNTELLING_WORDS.has(word) && !/(?:error|exception)$/.test(word)));
}
const WORD = /[\p{L}_][\p{L}\d_-]{3,}/gu;
const RUNNER_LINE = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /##\[error\]|Process completed with exit code|npm (?:error|ERR!)/,
    /^make(?:\[\d+\])?:|^FAIL(?:\s+\S+ \[setup failed\])?$/,
]);
const UNTELLING_WORDS = new Set(`error errors fail failed fails failing failure failures assert assertion assertionerror asserterror expected actual
   received test tests spec suite true false null none undefined from with that this have been were line file code exit
   equal equals strictly deeply should must traceback most recent call last process completed command typeerror
   valueerror exception panicked thread main node python3 python py_test internal modules summary short info passed
   warning warnings values value ran total time elapsed seconds err_assertion object attribute attributes module import
   imported cannot could find found name names named defined such directory property properties reading read function
   type argument arguments required positional missing given constructor uncaught unhandled type invalid index range
   list string integer number unexpected keyword nonetype method class runtime errno connection connect failed`.split(/\s+/));
function failureName({ failures, text }) {
    if (failures.length > 0)
        return firstNames(failures.map(({ id }) => id));
    const [line = ''] = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(text).filter((each) => !RUNNER_LINE.test(each));
    return `"${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(line, 160)}"`;
}
function firstNames(names) {
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    return `${names
        .slice(0, 3)
        .map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(name, 120))
        .join(', ')}${more}`;
}
const lineShapes = (text) => new Set((0,_digest_js__WEBPACK_IMPORTED_MODULE_1__  .w7)(text).map(lineShape));
function lineShape(line) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .OJ)(line, 400)
        .replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z?\s*/, '')
        .replace(/(?:[A-Za-z]:)?[\w.@~-]*[\\/](?:[\w.@ ~-]+[\\/])*(?=[\w.@-])/g, '')
        .replace(/0x[0-9a-f]+|\d+(?:\.\d+)?/gi, '#')
        .replace(/\s+/g, ' ')
        .trim();
}
const failingIn = ({ failed, failures, }) => failed ?? failures.length;
function fewerFailing(before, now) {
    if (before === undefined || now === undefined)
        return null;
    const [was, is] = [failingIn(before), failingIn(now)];
    const isBroken = before.failures.some(({ id }) => (0,_own_lines_js__WEBPACK_IMPORTED_MODULE_4__  .Su)(id, now));
    const ranAgain = !isBroken && (now.passed === null ? is > 0 : now.passed + is >= was);
    return ranAgain && is < was ? [was, is] : null;
}


  }),

  37703:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    aJ: () => (  codePattern),
    mi: () => (  plainestOf),
    qt: () => (  outputPattern)
  });
const PLACES = {
    name: String.raw `[\w.+@/-]*[\w+@/-]`,
    address: String.raw `[\w.+@/:~$-]*[\w+@/$-]`,
    text: String.raw `[^'"‘’“”\x60]+`,
    version: String.raw `v?\d[\w.+-]*`,
    number: String.raw `\d+`,
    port: String.raw `(?:\d{4,5}|80|443)(?!\d)`,
    package: String.raw `(?:@[\w.-]+/)?\w[\w.@/:-]*`,
    coordinates: String.raw `[\w.-]+:[\w.:-]*\w`,
    built: `(?:dist|build|out|generated)/[^'"]+`,
    composed: String.raw `vendor/(?:bin/[\w-]+|[\w./-]+\.php)`,
    vendored: String.raw `(?:third[_-]party|extern|external|submodules|deps)/[\w./+-]+`,
    VARIABLE: String.raw `[A-Z][A-Z\d]*_[A-Z\d_]+`,
    blob: String.raw `[\w+/]{100,}`,
};
const QUOTE = String.raw `['"‘’“”\x60]`;
const WORD_PIECE = /(\{(?:\w+|…|[^{}\n]*\|[^{}\n]*)\}|['"`]| *\n *| +)/;
const codePattern = (words) => patternOf(words, 'm');
const outputPattern = (words) => patternOf(words, words.includes('{VARIABLE}') ? '' : 'i');
function patternOf(words, flags) {
    const inner = words.replace(/^\^|\$$/g, '');
    const pieces = inner.split(WORD_PIECE);
    const nameAt = [
        pieces.findIndex((piece) => /^\{(?!number\})\w+\}$/.test(piece)),
        pieces.lastIndexOf('{number}'),
        pieces.findLastIndex((piece) => /^\{.*\|.*\}$/.test(piece)),
    ].find((at) => at >= 0);
    const source = pieces.map((piece, at) => {
        if (at % 2 === 0)
            return RegExp.escape(piece);
        if (piece.includes('\n'))
            return String.raw `\s*\n\s*`;
        if (piece.startsWith('{'))
            return placeSource(piece.slice(1, -1), at === nameAt ? '(' : '(?:');
        if (piece.trim() !== '')
            return QUOTE;
        const [left, right] = [pieces[at - 1] || pieces[at - 2], pieces[at + 1] || pieces[at + 2]];
        return /[\w}]$/.test(left ?? '') && /^[\w{]/.test(right ?? '') ? String.raw `\s+` : String.raw `\s*`;
    });
    const [first = '', last = ''] = [
        pieces.find((each) => each !== ''),
        pieces.findLast((each) => each !== ''),
    ];
    const start = words.startsWith('^') ? String.raw `^\s*` : boundBefore(first);
    const end = words.endsWith('$') ? String.raw `\s*$` : boundAfter(last);
    return new RegExp(start + source.join('') + end, flags);
}
const plainestOf = (words) => words
    .replace(/^\^|\$$/g, '')
    .split(WORD_PIECE)
    .filter((_, at) => at % 2 === 0)
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
function placeSource(place, group) {
    if (place === '…')
        return '.{0,200}?';
    if (place.includes('|'))
        return `${group}${place
            .split('|')
            .map((word) => RegExp.escape(word))
            .join('|')})`;
    const known = PLACES[place];
    if (known === undefined)
        throw new Error(`words: there is no place {${place}}`);
    return `${QUOTE}?${group}${known})${QUOTE}?`;
}
function boundBefore(piece) {
    if (/^\{\w+\}$/.test(piece))
        return String.raw `(?<![\w.+@/-])`;
    return /^\w|^\{\w/.test(piece) ? String.raw `(?<!\w)` : '';
}
function boundAfter(piece) {
    if (piece.endsWith('='))
        return '(?![=>])';
    return /\w$|^\{.*\|.*\w\}$/.test(piece) ? String.raw `(?!\w)` : '';
}


  }),

  49855:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GE: () => (  leftOutRowsOf),
    HK: () => (  checkRowsOf),
    N4: () => (  proofRowsOf),
    _B: () => (  claimOf),
    m$: () => (  jobOfRun),
    ou: () => (  messageWithValues)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _core_verdict_every_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60035);
  var _core_verdict_own_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32052);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47649);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94977);






function claimOf(story, believed) {
    const kind = proofKindOf(story, believed);
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .wX)(believed.outcome, story.hasEnded);
    const isVain = believed.outcome === 'not_fixed' && story.last?.isGreen === true;
    const told = isVain ? { ...words, meaning: GREEN_IN_VAIN } : words;
    const claim = { kind, ...told, ...CLAIMS[kind](story, told) };
    const isOfJobs = story.jobs.length > 1 && (kind === 'none' || isProvenByTests(kind));
    return isOfJobs ? { ...claim, first: firstOfJobs(story, claim) } : claim;
}
const isProvenByTests = (kind) => kind === 'tests' || kind === 'exit_code';
function firstOfJobs(story, { kind, title, first }) {
    const text = (0,_core_verdict_every_job_js__WEBPACK_IMPORTED_MODULE_1__  .Yy)(story.jobs);
    if (isProvenByTests(kind))
        return `${text[0]?.toUpperCase()}${text.slice(1)}. ${orderOf(story)}`;
    const isPartial = story.jobs.some(({ result }) => result === 'unproven' || result === 'fixed');
    return isPartial ? `${title}: ${text}.` : first;
}
function proofKindOf({ start, baseline, last }, { outcome, doubt = null }) {
    const wasGreen = baseline?.isGreen === true;
    if (outcome === 'unverified') {
        if (doubt !== null)
            return 'doubted';
        if (baseline === null)
            return 'never_run';
        return wasGreen && last?.isGreen === true ? 'green_before' : 'none';
    }
    if (outcome !== 'fixed' || last?.isGreen !== true)
        return 'none';
    const areCompared = last.report !== null && baseline !== null && failingBefore(baseline) > 0;
    if (!wasGreen)
        return areCompared ? 'tests' : 'exit_code';
    const by = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .fK)(start, 'task'), 'judged_by');
    return by === 'review' || by === 'comment' ? by : 'new_test';
}
const failingBefore = ({ report }) => report === null ? 0 : (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_3__  .If)(report);
const GREEN_IN_VAIN = 'The tests pass with the last change, but that proves no fix.';
const CLAIMS = {
    tests: (story, { meaning }) => ({
        meaning: isRedAgain(story) ? meaning : NOT_RED_AGAIN,
        first: `${passingText(story)} ${orderOf(story)}`,
    }),
    exit_code: (story, { meaning, proves }) => ({
        meaning: isRedAgain(story) ? meaning : NOT_RED_AGAIN,
        proves: `${story.isReportLost ? REPORT_LOST : EXIT_CODE_ALONE} ${proves}`,
        first: `The test command passes now, judged by its exit code alone. ${orderOf(story)}`,
    }),
    new_test: (story) => ({
        meaning: 'A test that this run added fails without the change and passes with it; the tests that were there pass before and after it.',
        proves: 'It proves what the new test asks for: read that test first. The verdict comes from test results alone.',
        first: `${newTestsOf(story)} ${stillOf(story, 'other ')}`,
    }),
    review: (story) => askedBy('review', story),
    comment: (story) => askedBy('comment', story),
    green_before: () => ({
        proves: 'The tests pass with it, and passed without it. Judge the diff on its own.',
        first: 'Unverified: the tests pass with this change, and passed without it, so nothing proves it.',
    }),
    never_run: () => ({
        proves: 'The tests were not run. Judge the diff on its own.',
        first: 'Unverified: the tests were not run, so nothing proves this change.',
    }),
    doubted: () => ({
        proves: 'An earlier job reported it as proven, but its record does not show that. Judge the diff on its own.',
        first: 'Unverified: an earlier job reported this change as proven, but its record does not show that.',
    }),
    none: (story, { title, meaning, proves }) => {
        const isKept = (story.patch?.files.length ?? 0) > 0;
        const left = (proves === _words_js__WEBPACK_IMPORTED_MODULE_5__  .K2 && stillFailingText(story)) || meaning.charAt(0).toLowerCase() + meaning.slice(1);
        return {
            proves: proves === _words_js__WEBPACK_IMPORTED_MODULE_5__  .K2 && !isKept ? 'No patch was left.' : proves,
            first: `${title}: ${left}`,
        };
    },
};
const askedBy = (by, story) => ({
    title: `Changed as the ${by} asks`,
    meaning: `A ${by} asked for this change; the tests are green before and after it.`,
    proves: `It proves that what the tests cover still works. Only the author of the ${by} can say whether it is what was meant.`,
    first: `Changed as the ${by} asks. ${stillOf(story, '')}`,
});
const jobOfRun = ({ jobs }, run) => jobs.length > 1 && run.job !== '' ? run : null;
function proofRowsOf(story, { kind }) {
    const { baseline, after, confirms, counterfactuals, stopReason } = story;
    const isNewTest = kind === 'new_test';
    const told = (verdict) => {
        if (verdict === 'timeout' && stopReason === 'cancelled')
            return 'stopped with the run';
        if (!isNewTest || (verdict !== 'green' && verdict !== 'red'))
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .L2)(verdict);
        return verdict === 'green' ? 'passes' : 'fails';
    };
    const row = (name) => (run) => ({
        name,
        run,
        verdict: told(run.verdict),
        of: jobOfRun(story, run),
    });
    const before = baseline === null ? [] : [baseline];
    const changed = after === null || after === baseline ? [] : [after];
    const where = after?.phase === 'confirm' ? ', in a fresh copy' : '';
    const again = confirms.map(row('Again, in a fresh copy'));
    return isNewTest
        ? [
            ...before.map(row('Whole suite before')),
            ...counterfactuals.slice(-1).map(row('New test without the fix')),
            ...changed.map(row(`With the fix${where}`)),
            ...again,
        ]
        : [
            ...before.map(row('Base commit')),
            ...changed.map(row(`With the change${where}`)),
            ...again,
            ...counterfactuals.map(row('Without the change')),
        ];
}
const MAX_CHECKS_SHOWN = 5;
const JOB_RESULTS = {
    fixed: { tone: 'good', result: 'red before, green with the change, red again without it' },
    unproven: { tone: 'warn', result: 'green with the change; not proven' },
    red: { tone: 'bad', result: 'still fails' },
    broken: { tone: 'bad', result: 'passed before the change, fails with it' },
    not_reproduced: { tone: 'plain', result: 'green here without the change' },
    not_judged: { tone: 'plain', result: 'not judged' },
};
function checkRowsOf({ jobs, guards: { passed, notRun } }) {
    const passedInCi = (checks, ended) => {
        const shown = checks.slice(0, MAX_CHECKS_SHOWN);
        const row = {
            head: 'Passed in CI:',
            checks: shown,
            more: checks.length - shown.length,
            why: '',
        };
        return checks.length === 0 ? [] : [{ ...row, ...ended }];
    };
    const failed = jobs.length < 2 ? [] : jobs;
    return [
        ...failed.map((job) => {
            const row = { head: 'Job', checks: [job], more: 0, why: job.why ?? '' };
            return { ...row, ...JOB_RESULTS[job.result] };
        }),
        ...passedInCi(passed, { tone: 'good', result: passed.length === 1 ? 'still passes' : 'still pass' }),
        ...passedInCi(notRun, { tone: 'plain', result: 'not run with the change' }),
    ];
}
function leftOutRowsOf({ guards: { leftOut } }) {
    const others = leftOut.length - MAX_CHECKS_SHOWN;
    return {
        rows: leftOut.slice(0, MAX_CHECKS_SHOWN).map((check) => ({
            head: '',
            checks: [check],
            more: 0,
            tone: 'plain',
            result: 'guards nothing',
            why: check.why,
        })),
        more: others > 0 ? `… ${others} more guard nothing` : '',
    };
}
const EXIT_CODE_ALONE = 'The command is judged by its exit code alone: single tests were not compared.';
const REPORT_LOST = 'A draft: single tests were reported before the change and none with it, so they may not have run. ' +
    'The command is judged by its exit code alone.';
const isRedAgain = ({ counterfactuals }) => counterfactuals.at(-1)?.verdict === 'red';
const NOT_RED_AGAIN = 'The tests were red, and are green with this change.';
const orderOf = (story) => `Failing before, passing with this change${isRedAgain(story) ? ', failing again without it' : ''}.`;
function passingText({ baseline, last }) {
    const failing = baseline === null ? 0 : failingBefore(baseline);
    const passed = last?.report?.passed ?? null;
    const others = passed === null ? 0 : passed - failing;
    const still = others <= (baseline?.report?.passed ?? 0) ? ' still' : '';
    const rest = others > 0 ? `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .gL)(others, 'other')}${still} ${others === 1 ? 'passes' : 'pass'}` : '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .gL)(failing, 'failing test')} ${failing === 1 ? 'passes' : 'pass'} now${rest}.`;
}
function newTestsOf({ newTests, counterfactuals }) {
    const failures = counterfactuals.at(-1)?.report?.failures ?? [];
    const failing = newTests.filter((path) => failures.some(({ file }) => file === path));
    const shown = (failing.length > 0 ? failing : newTests).map((path) => path.replaceAll('`', "'"));
    const [first] = shown;
    if (first === undefined)
        return 'Proven by a new test: it fails without the fix and passes with it.';
    return shown.length === 1
        ? `Proven by a new test: \`${first}\` fails without the fix and passes with it.`
        : `Proven by new tests: ${shown.map((path) => `\`${path}\``).join(', ')} fail without the fix and pass with it.`;
}
function stillOf({ baseline, last }, which) {
    const [before, after] = [baseline?.report?.passed ?? 0, last?.report?.passed ?? 0];
    if (before === 0 || after < before)
        return `The ${which}tests pass before and after it.`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .gL)(before, `${which}test`)} ${before === 1 ? 'passes' : 'pass'} before and after it.`;
}
function stillFailingText({ baseline, last }) {
    const before = baseline === null ? 0 : failingBefore(baseline);
    if (last === null || before === 0)
        return '';
    const after = last.report === null ? null : (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_3__  .If)(last.report);
    if (last.verdict !== 'red' || after === null)
        return '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .gL)(before, 'test')} failed before, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(after)} with the best change that was found.`;
}
const LINES_BELOW = 12;
const MAX_VALUES_SHOWN = 4;
const VALUE = /^(?:expected|actual|received|got|want(?:ed)?|left|right|but was|to (?:equal|be))\b[^:=]{0,24}[:=]\s*\S/i;
const DIFFERS = /^[+-]\s*(?!Expected\b|Received\b|actual\b|expected\b)[^\s+-]/;
const BEYOND = /^(?:at |File "|[✖✗●✔]|not ok |\[ +[A-Z]+ +\]|ok \d|FAILED|FAIL\b|--- |={4}|-{4}|\d+\) |code:|generatedMessage:)/;
const CUT_AT_EDGE = /\.{3}$/;
function messageWithValues({ id, message }, { output, report }) {
    const first = message.trim().split('\n', 1)[0]?.trim() ?? '';
    if (first === '')
        return '';
    const lines = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(output)
        .split(/\r?\n/)
        .map((line) => line.replace(/^E {3}/, '').trim());
    const ids = report?.failures.map((failure) => failure.id) ?? [];
    const start = first.replace(CUT_AT_EDGE, '');
    const isSaid = (line) => (start === first ? line.includes(first) : line.startsWith(start));
    const at = saidAt(isSaid, { id, ids, lines });
    if (at === -1)
        return message;
    const whole = start === first ? message.trim() : (lines[at] ?? first);
    const below = lines.slice(at + 1, at + 1 + LINES_BELOW);
    const values = valuesBelow(below, whole.endsWith(':')).filter((value) => !whole.includes(value));
    return [whole, ...values].join(' ');
}
function saidAt(isSaid, { id, ids, lines }) {
    const names = ids
        .map((each) => ({ id: each, name: (0,_core_verdict_own_lines_js__WEBPACK_IMPORTED_MODULE_2__  .UU)(each) }))
        .toSorted((a, b) => b.name.length - a.name.length);
    const found = [];
    let current = '';
    for (const [at, line] of lines.entries()) {
        current = names.find(({ name }) => line.includes(name))?.id ?? current;
        if (!isSaid(line))
            continue;
        if (current === id)
            return at;
        found.push(at);
    }
    return found.length === 1 ? (found[0] ?? -1) : -1;
}
function valuesBelow(lines, isCut) {
    const end = lines.findIndex((line) => BEYOND.test(line));
    const below = end === -1 ? lines : lines.slice(0, end);
    const told = below.filter((line) => VALUE.test(line));
    if (told.length > 0)
        return told.slice(0, MAX_VALUES_SHOWN);
    if (!isCut)
        return [];
    const differing = below.filter((line) => DIFFERS.test(line));
    if (differing.length > 0)
        return differing.slice(0, MAX_VALUES_SHOWN);
    const [first, second = '', third = ''] = below
        .join('\n')
        .trim()
        .split(/\n{2,}/);
    return [first ?? '', ...(/^should /.test(second) ? [second, third] : [])].filter((text) => text !== '');
}


  }),

  19417:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  culpritSentence),
    d: () => (  storyOf)
  });
  var _core_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(159);
  var _core_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _core_verdict_every_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60035);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8294);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47649);
  var _moment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94977);








function storyOf(events) {
    const last = (kind) => events.findLast((event) => event.kind === kind)?.payload;
    const start = events.find(({ kind }) => kind === 'run_start')?.payload;
    const turns = turnsOf(events);
    const moments = turns.flatMap((turn) => turn.moments);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    const jobs = jobResultsOf(last('outcome'));
    const closing = moments.findLast((moment) => moment.kind === 'closing');
    const claim = moments.findLast((moment) => moment.kind === 'action');
    const summary = closing?.summary || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(last('run_end'), 'summary');
    const outcome = last('outcome');
    return {
        start,
        goal: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(start, 'goal') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(start, 'task', 'goal'),
        turns,
        ...proofOf(tests, jobs),
        jobs,
        guards: guardsIn(moments, start),
        outcome: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(outcome, 'outcome') || null,
        hasEnded: last('run_end') !== undefined,
        stopReason: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(outcome, 'stop_reason'),
        patch: outcome === undefined ? null : patchOf(outcome),
        alsoPassed: alsoPassedIn(moments),
        newTests: newTestsIn(moments, outcome),
        title: closing?.title ?? '',
        summary,
        changes: closing?.changes ?? [],
        isClaim: claim?.summary === summary,
        counts: countsOf(turns, moments),
        usage: turns.reduce((sum, turn) => (0,_core_state_js__WEBPACK_IMPORTED_MODULE_1__  .vk)(sum, turn.usage), _core_state_js__WEBPACK_IMPORTED_MODULE_1__  .yJ),
        rejected: turns.flatMap(rejectedIn),
        culprit: culpritIn(events, start),
        culpritNote: noteOf(moments, 'no_culprit'),
    };
}
const noteOf = (moments, reason) => moments
    .flatMap((moment) => (moment.kind === 'note' && moment.reason === reason ? [moment.note] : []))
    .at(-1) ?? '';
const isOf = (check) => ({ job, step }) => job === check.job && step === check.step;
const isPatched = (run) => run.phase !== 'baseline' && run.phase !== 'counterfactual' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Dv)(run);
function jobResultsOf(outcome) {
    return (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .gT)(outcome, 'jobs').flatMap((each) => {
        const read = _core_events_js__WEBPACK_IMPORTED_MODULE_0__  .Mc.safeParse(each);
        return read.success ? [read.data] : [];
    });
}
function guardsIn(moments, start) {
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    const leftOut = moments.flatMap((moment) => moment.kind === 'note' && moment.reason === _core_verdict_every_job_js__WEBPACK_IMPORTED_MODULE_2__  .Uj
        ? [{ job: moment.job, step: moment.step, why: moment.note }]
        : []);
    const guards = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .gT)(start, 'task', 'guards')
        .map((guard) => ({ job: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(guard, 'command', 'job'), step: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(guard, 'command', 'step') }))
        .filter((guard) => !leftOut.some(isOf(guard)));
    const tree = tests.findLast(isPatched)?.tree;
    const runOf = (guard) => tests.findLast((run) => run.isGuard && isPatched(run) && run.tree === tree && isOf(guard)(run));
    return {
        passed: guards.filter((guard) => runOf(guard)?.isGreen === true),
        notRun: guards.filter((guard) => runOf(guard) === undefined),
        leftOut,
    };
}
function ofFirstGoal(tests, jobs) {
    const goals = tests.filter(({ isGuard }) => !isGuard);
    const first = jobs.find(({ result }) => result === 'fixed' || result === 'red' || result === 'unproven') ?? goals.at(0);
    return first === undefined ? goals : goals.filter(isOf(first));
}
function proofOf(all, jobs) {
    const tests = ofFirstGoal(all, jobs);
    const patched = tests.filter(isPatched);
    const ofLast = patched.filter(({ tree }) => tree === patched.at(-1)?.tree);
    const after = ofLast.findLast(({ phase }) => phase !== 'confirm') ?? ofLast[0] ?? null;
    const baseline = tests.findLast(({ phase }) => phase === 'baseline') ?? null;
    const counterfactuals = tests.filter(({ phase }) => phase === 'counterfactual');
    return {
        tests: all,
        baseline,
        after,
        confirms: ofLast.filter((run) => run.phase === 'confirm' && run !== after),
        counterfactuals,
        isReportLost: losesReport(baseline, ofLast, counterfactuals),
        control: tests.findLast(({ phase }) => phase === 'control') ?? null,
        last: patched.at(-1) ?? null,
    };
}
function losesReport(baseline, patched, counterfactuals) {
    const before = baseline?.report ?? null;
    if (before === null || ((0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .If)(before) === 0 && before.passed === null))
        return false;
    const reports = patched.flatMap(({ report }) => report ?? []);
    if (reports.some(({ passed }) => passed !== null) || patched.some(({ isGreen }) => !isGreen))
        return false;
    const canRunAlone = counterfactuals.some(({ focus }) => focus !== null);
    return reports.length === 0 || before.passed !== null || canRunAlone;
}
function alsoPassedIn(moments) {
    const key = ({ path, edits }) => JSON.stringify([path, edits]);
    const written = moments.flatMap((each) => (each.kind === 'result' && each.isOk ? [key(each)] : []));
    return moments
        .filter((each) => each.kind === 'candidate')
        .filter((each) => each.edits.length > 0 && !written.includes(key(each)));
}
function newTestsIn(moments, outcome) {
    const files = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .i1)(outcome, 'files');
    const written = moments.flatMap((each) => (each.kind === 'result' && each.addsTest ? [each.path] : []));
    return files.filter((path) => written.includes(path));
}
const patchOf = (outcome) => ({
    sha256: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(outcome, 'patch_sha256'),
    bytes: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .tk)(outcome, 'patch_bytes'),
    files: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .i1)(outcome, 'files'),
    diff: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(outcome, 'diff'),
});
function countsOf(turns, moments) {
    const count = (is) => moments.filter(is).length;
    return {
        turns: turns.filter((turn) => turn.moments.some(({ kind }) => OF_REPLIES.has(kind))).length,
        testRuns: count(({ kind }) => kind === 'tests'),
        reflections: count((moment) => moment.kind === 'note' && moment.reason === _core_state_js__WEBPACK_IMPORTED_MODULE_1__  .Bx),
    };
}
const OF_REPLIES = new Set(['action', 'malformed', 'reflection']);
function turnsOf(events) {
    const groups = [];
    for (const [index, event] of events.entries()) {
        const group = groups.at(-1);
        const next = nextGroup(event, group);
        if (next === null && group !== undefined)
            group.events.push(event);
        else
            groups.push({ ...(next ?? { stage: 'start', t: null }), from: index, events: [event] });
    }
    return groups.map(turnOf);
}
function nextGroup(event, group) {
    if (isEnding(event) && !completesFocused(event, group))
        return group?.stage === 'end' ? null : { stage: 'end', t: null };
    if (!OPENINGS.has(event.kind))
        return null;
    const t = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .tk)(event.payload, 't');
    const isSame = group?.stage === 'turn' && (t === group.t || t === null);
    const isNext = !isSame || (t === null && event.kind === 'llm_request');
    return isNext ? { stage: 'turn', t } : null;
}
const OPENINGS = new Set(['llm_request', 'reflection', 'llm_action', 'llm_parse_error', 'llm_error']);
const ENDINGS = new Set(['culprit', 'final', 'outcome', 'run_end']);
const ENDING_PHASES = new Set(['confirm', 'counterfactual', 'bisect']);
const isEnding = ({ kind, payload }) => ENDINGS.has(kind) || (kind === 'tests' && ENDING_PHASES.has((0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(payload, 'phase')));
const completesFocused = ({ kind }, group) => {
    const before = group?.events.at(-1);
    return kind === 'tests' && before?.kind === 'tests' && (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(before.payload, 'focus') !== '';
};
function turnOf({ stage, t, from, events }) {
    const moments = events.map(_moment_js__WEBPACK_IMPORTED_MODULE_5__  .Et).filter((moment) => moment !== null);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    return {
        stage,
        number: stage === 'turn' ? (t ?? from) + 1 : null,
        from,
        count: events.length,
        moments,
        action: moments.find((moment) => moment.kind === 'action')?.words ?? null,
        furtherActions: Math.max(0, moments.filter(({ kind }) => kind === 'action').length - 1),
        test: tests.findLast((run) => run.phase !== 'counterfactual' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Dv)(run)) ?? null,
        usage: moments.reduce((sum, moment) => (0,_core_state_js__WEBPACK_IMPORTED_MODULE_1__  .vk)(sum, spentOn(moment)), _core_state_js__WEBPACK_IMPORTED_MODULE_1__  .yJ),
    };
}
const spentOn = (moment) => ('usage' in moment ? moment.usage : _core_state_js__WEBPACK_IMPORTED_MODULE_1__  .yJ);
function rejectedIn({ number, action, moments }) {
    const what = action === null ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_7__  .Rt)(action);
    const said = moments.flatMap((moment) => {
        switch (moment.kind) {
            case 'denied':
                return [{ turn: number, what, why: `denied (${moment.rule})` }];
            case 'tests':
                return moment.run.phase === 'write' && !moment.run.isGreen
                    ? [{ turn: number, what, why: whyRed(moment.run) }]
                    : [];
            case 'note':
                return moment.reason === 'claim_refused' ? [{ turn: number, what, why: moment.note }] : [];
            default:
                return [];
        }
    });
    return [...said, ...rejectedCandidates(number, moments)];
}
function rejectedCandidates(turn, moments) {
    const red = moments
        .filter((each) => each.kind === 'candidate')
        .filter(({ verdict }) => verdict !== 'passed');
    return [...Map.groupBy(red, ({ path }) => path)].map(([path, tried]) => {
        const [first, ...more] = tried;
        const what = more.length === 0
            ? `${first?.template} at ${path}:${first?.line ?? '?'}`
            : `${tried.length} edits of ${path}`;
        const verdicts = [...Map.groupBy(tried, ({ verdict }) => verdict)];
        const why = verdicts.map(([verdict, those]) => verdicts.length === 1 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_7__  .L2)(verdict) : `${those.length} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__  .L2)(verdict)}`);
        return { turn, what, why: why.join(', ') };
    });
}
function whyRed({ phase, verdict, report, signature }) {
    const failures = report?.failures.map(({ id }) => id).join(', ') || signature;
    const red = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__  .L2)(verdict)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__  .V2)(phase).when}`;
    return failures === '' ? red : `${red}: ${failures}`;
}
function culpritIn(events, start) {
    const told = events.findLast(({ kind }) => kind === 'culprit')?.payload;
    const commit = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(told, 'commit');
    if (commit === '')
        return null;
    const known = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .gT)(start, 'task', 'changes', 'commits').find((each) => (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(each, 'id') === commit);
    return {
        commit,
        subject: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(known, 'subject').replace(/ ?\(#\d+\)$/, ''),
        pullRequest: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .tk)(known, 'pull_request'),
        test: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .$6)(told, 'test'),
        isOutsideCode: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_6__  .fK)(told, 'outside_code') === true,
    };
}
function culpritSentence(culprit, parts) {
    const { commit, subject, pullRequest, test, isOutsideCode } = culprit;
    const named = [
        parts.commit(commit),
        ...(subject === '' ? [] : [parts.subject(subject)]),
        ...(pullRequest === null ? [] : [`(#${pullRequest})`]),
    ].join(' ');
    const broke = test === ''
        ? 'the tests: they pass at its parent and fail at it'
        : `${parts.test(test)}: its parent passes it, it fails`;
    const outside = isOutsideCode
        ? '. It changed only lock files or workflows: the cause lies outside of the code'
        : '';
    return `${named} broke ${broke}${outside}`;
}


  }),

  49057:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bj: () => (  sha256Of),
    Bq: () => (  CHAIN_START),
    N0: () => (  unsealLine),
    qv: () => (  chainHash),
    yH: () => (  openTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39429);




function openTrace(options) {
    const { path, runId, now } = options;
    let file = openToAppend(path);
    let seq = 0;
    let hash = CHAIN_START;
    const written = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const lines = [];
    const close = () => {
        if (file !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        file = null;
    };
    return {
        path,
        runId,
        emit({ kind, payload }) {
            if (file === null)
                throw new Error(`The trace ${path} is closed`);
            const ts = Math.round(now()) / 1000;
            const content = JSON.stringify({ v: 1, seq, ts, run_id: runId, kind, payload });
            hash = chainHash(hash, content);
            const line = `${sealLine(content, hash)}\n`;
            writeWhole(file, line);
            written.update(line);
            lines.push(line);
            seq++;
        },
        close,
        sha256: () => written.copy().digest('hex'),
        text: () => lines.join(''),
        [Symbol.dispose]: close,
    };
}
function openToAppend(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'a+');
        if (endsMidLine(file))
            writeWhole(file, '\n');
        return file;
    }
    catch (cause) {
        const why = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__  .kc)(cause);
        throw new Error(`The trace cannot be written to ${path}: ${why}`, { cause });
    }
}
function endsMidLine(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    const last = Buffer.alloc(1);
    return size > 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}
function writeWhole(file, text) {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, written);
}
const CHAIN_START = '0'.repeat(64);
const sha256Of = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
const chainHash = (previous, content) => sha256Of(`${previous}\n${content}`);
const sealLine = (content, hash) => `${content.slice(0, -1)},"hash":"${hash}"}`;
const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;
function unsealLine(line) {
    const [, start, hash] = SEALED.exec(line) ?? [];
    return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}


  })

};
