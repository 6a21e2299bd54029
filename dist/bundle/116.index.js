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
const SECRET_WORDS = 'pass(?:word|wd|phrase)?|pwd|secret|token|(?:api|access|account|auth|private|secret|shared)[_-]?(?:access)?key|credentials?';
const SECRET_PLACES = [
    new RegExp(String.raw `((?:${SECRET_WORDS})(?:\\?["'\x60])?\s{0,3}(?::=|=>|[:=])\s{0,3})(\\?["'\x60]|)([^\s"'\x60\\,;()[\]{}<>$]{8,4000})(?![\w([.])`, 'gi'),
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
        spelled: /(?:\\{1,8}u[0-9a-f]{4}|\\{1,8}u(?:0{4}[0-9a-f]{4}|\{[0-9a-f]{1,6}\})|\\{1,8}x[0-9a-f]{2}|\\{1,8}[0-3][0-7]{2}|&#\d{1,7};?|&#x[0-9a-f]{1,6};?|[\w.~+/=-]){10,1000000}/gi,
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

  19121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AD: () => (  startRun),
    X6: () => (  confirmMs),
    cv: () => (  say),
    g1: () => (  record),
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
async function executeAction(run, action) {
    const { workspace, redact } = run.ports;
    const { t } = run.state;
    const observed = await workspace.execute(action);
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
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);


const APIS = ['responses', 'chat-completions'];
const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];
const DEFAULT_MODEL = {
    baseUrl: 'https://api.openai.com/v1',
    api: 'responses',
    name: 'gpt-5.4-mini',
};
const LimitsSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    maxIterations: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxTestRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxReflections: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
    maxTotalTokens: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
});
const TestPolicySchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['on_write', 'on_final', 'never']);
const SolverSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['model', 'builtin', 'builtin-then-model']);
const SettingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    testPolicy: TestPolicySchema,
    limits: LimitsSchema,
    confirmRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    testTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1).nullable(),
    testFocus: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['auto', 'off']),
    testReport: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().exactOptional(),
    allowPaths: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    allowTestEdits: zod__WEBPACK_IMPORTED_MODULE_1__  .zMY(),
    solver: SolverSchema,
    maxCandidates: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    culpritRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
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
const OF_THE_JOB = /^(INPUT_\w*|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)\w*|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|GH_TOKEN|(OPENAI|TOGETHER)_API_KEY)$/i;
const TestEnvSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().transform((text, context) => {
    const lines = text.split('\n').map((line) => line.trim());
    const set = lines.flatMap((line) => {
        const at = line.indexOf('=');
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    });
    const names = lines.filter((line) => !line.includes('=')).flatMap((line) => line.split(','));
    const pass = names.map((name) => name.trim()).filter((name) => name !== '');
    const refuse = (message) => {
        context.addIssue({ code: 'custom', message });
        return zod__WEBPACK_IMPORTED_MODULE_2__  .tm;
    };
    for (const name of [...pass, ...set.map(([name]) => name)]) {
        if (!/^[A-Za-z_]\w*$/.test(name))
            return refuse(`holds ${JSON.stringify(name)}, which is not a variable's name`);
        if (OF_THE_JOB.test(name))
            return refuse(`names ${name}, which tests must never see`);
    }
    return { pass, set: Object.fromEntries(set) };
});
const PricesSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().transform((text, context) => {
    const prices = text.split('/').map((part) => part.trim());
    const [input, cached, output] = prices.map(Number);
    if (prices.length === 3 &&
        prices.every((price) => /^\d{1,6}(?:\.\d{1,6})?$/.test(price)) &&
        input !== undefined &&
        cached !== undefined &&
        output !== undefined)
        return { input, cached, output };
    context.addIssue({ code: 'custom', message: NOT_PRICES });
    return zod__WEBPACK_IMPORTED_MODULE_2__  .tm;
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
    const ending = await endingOf(run, goal, tests);
    if (ending === null || (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .yN)(run.state).length < 2)
        return ending;
    const reason = ending.stop === 'green_at_base' ? _state_js__WEBPACK_IMPORTED_MODULE_1__  .Y7 : _state_js__WEBPACK_IMPORTED_MODULE_1__  .Gv;
    const note = reasonOf(ending);
    (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason, note, ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_7__  .I3)(goal.command) } });
    return ending;
}
const reasonOf = ({ stop, detail }) => detail === undefined ? _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .BI[stop] : `${_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .BI[stop]}: ${detail.split('\n', 1)[0]}`;
async function endingOf(run, goal, tests) {
    const { task } = run.state.setup;
    if (tests === 'timeout')
        return { stop: 'baseline_timed_out' };
    if (tests.unseen !== undefined)
        return { stop: 'sources_not_tested', detail: tests.unseen };
    const unusable = UNUSABLE[tests.verdict];
    if (unusable === 'test_command_not_found')
        return { stop: unusable, detail: notFoundText(tests, task) };
    if (unusable !== undefined)
        return { stop: unusable };
    const absent = ranNone(tests) ? (0,_missing_things_js__WEBPACK_IMPORTED_MODULE_4__  .kB)(tests.output)[0] : undefined;
    if (absent !== undefined)
        return { stop: 'test_command_not_found', detail: (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .qq)(absent, task.installs) };
    if (tests.ok)
        return task.mustBeRedAtBase ? { stop: 'green_at_base' } : null;
    return endingOfRed(run, goal, tests);
}
const ranNone = ({ ok, report }) => ok && report !== undefined && report.passed === 0 && (report.failed ?? 0) === 0;
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
  var _jobs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95106);
  var _model_prompt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55178);
  var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87893);
  var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82093);
  var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8294);
  var _same_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47649);








function seenEarlier(base, there, watched) {
    if (there.verdict === 'green')
        return { kind: 'green', broken: watched };
    if (there.verdict !== 'red')
        return { kind: 'unknown', why: 'the tests did not come to an end there' };
    const failed = there.report?.failures ?? [];
    if (watched.length === 0 || failed.length === 0) {
        return (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .ou)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Hd)(base), (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Hd)(there))
            ? { kind: 'red' }
            : { kind: 'unknown', why: 'the tests fail in another way there' };
    }
    const ids = new Set(failed.map(({ id }) => id));
    const same = new Set((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .VX)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Hd)(there), { failures: watched, text: '' }));
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
        if (event.kind === 'driver_note' && event.payload.reason === _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .ek)
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
    const asked = { commit: greenAt, phase: 'control', watched, note: _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .ek };
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
    const timeoutMs = Math.min(leftMs, (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__  .OU)(setup.settings, (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .pu)(run.state)));
    const isFocused = setup.settings.testFocus === 'auto';
    const named = (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__  .Vb)(setup.task, run.state.check);
    const asked = { commit, phase, ...(0,_jobs_js__WEBPACK_IMPORTED_MODULE_7__  .I3)(named), failing: watched, isFocused, timeoutMs, signal };
    const answer = await earlier.run(asked);
    if (answer.kind === 'not_run')
        return unknown(answer.why);
    const payload = { t, phase, ...named, ...(0,_judge_js__WEBPACK_IMPORTED_MODULE_4__  .dc)(answer.result, redact), commit };
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
    if (changes === undefined || run.ports.earlier === undefined || !isLast)
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
            note: _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .kl,
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
const PRINTED = /(?<![\w./@-])([a-z][a-z+]*(?:[.-][a-z][a-z+]*)*)(?: version)?[ :/@=-]{1,3}(?:go|v)?(\d+(?:\.\d+){1,3})(?![\w.]|\s*(?:%|m?s\b|seconds?\b))/gi;
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
async function brokenGuard(run) {
    const { workspace, signal } = run.ports;
    let leftMs = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    const asked = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .g0)(run.state.setup.task).filter((guard) => {
        if (isLeftOut(run.state, guard) || verdictOn(run.state, guard, workspace.treeId()) === 'green')
            return false;
        leftMs -= guard.stepMs ?? 0;
        return leftMs > 0;
    });
    const timeMs = ({ stepMs = 0 }) => Math.min(Math.max(MIN_GUARD_MS, GUARD_SLOWNESS * stepMs), (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run)));
    const results = await Promise.all(asked.map((guard) => (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .Zj)(run, guard.command, { phase: 'write', timeoutMs: timeMs(guard) })));
    const red = [];
    for (const [at, guard] of asked.entries()) {
        const result = results[at];
        if (result === undefined)
            continue;
        (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .uD)(run, guard.command);
        const tests = (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .oG)(run, 'write', result, {});
        if (signal.aborted || tests.ok)
            continue;
        if ((0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .zy)(run, tests))
            leaveOut(run, guard, 'no time was left for it');
        else
            red.push(guard);
    }
    for (const guard of red) {
        const broken = await ifBroken(run, guard, timeMs(guard));
        if (broken !== null)
            return broken;
    }
    return null;
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
const isLeftOut = ({ history }, { command }) => history.some((event) => event.kind === 'driver_note' &&
    event.payload.reason === NO_GUARD &&
    (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(event.payload) === (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(command));
const testsOf = ({ history }, { command }) => history.flatMap((event) => event.kind === 'tests' && (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(event.payload) === (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(command) ? [event.payload] : []);
function verdictOn(state, check, tree) {
    const newest = testsOf(state, check).findLast((tests) => tests.tree === tree &&
        WITH_PATCH.has(tests.phase) &&
        (tests.focus === undefined || !tests.ok));
    if (newest === undefined)
        return null;
    return newest.ok ? 'green' : 'red';
}
const WITH_PATCH = new Set(['write', 'final', 'confirm']);
const brokenGuards = (state, tree) => (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .g0)(state.setup.task).filter((guard) => !isLeftOut(state, guard) && verdictOn(state, guard, tree) === 'red');
function jobResults(state, tree, proven) {
    const { task } = state.setup;
    const goals = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .GH)(task).flatMap((goal) => {
        const { job, step = '' } = goal.command;
        return job === undefined ? [] : [{ job, step, ...resultOf(state, goal, { tree, proven }) }];
    });
    const unjudged = (task.unjudgedJobs ?? []).map((each) => ({ ...each, result: 'not_judged' }));
    const broken = brokenGuards(state, tree).flatMap(({ command: { job, step = '' } }) => job === undefined ? [] : [{ job, step, result: 'broken' }]);
    return [...goals, ...unjudged, ...broken];
}
function resultOf(state, goal, { tree, proven }) {
    const key = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(goal.command);
    const note = state.history.findLast((event) => event.kind === 'driver_note' && _state_js__WEBPACK_IMPORTED_MODULE_1__  .s9.has(event.payload.reason) && (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__  .yR)(event.payload) === key);
    if (note?.kind === 'driver_note')
        return note.payload.reason === _state_js__WEBPACK_IMPORTED_MODULE_1__  .Y7
            ? { result: 'not_reproduced' }
            : { result: 'not_judged', why: note.payload.note };
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
    GE: () => (  judgeCheck),
    N$: () => (  runTests),
    OU: () => (  testTimeoutMs),
    Vb: () => (  nameOf),
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
const MIN_WHOLE_MS = 5000;
function savesLittle(state) {
    const tests = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state);
    const narrowed = tests.findLast(({ focus }) => focus !== undefined);
    const whole = tests.findLast(({ focus }) => focus === undefined);
    const check = (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .GH)(state.setup.task).find(({ command }) => (0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__  .yR)(command) === state.check);
    const wholeMs = whole?.duration_ms ?? check?.stepMs ?? 0;
    return narrowed !== undefined && wholeMs >= MIN_WHOLE_MS && 2 * narrowed.duration_ms >= wholeMs;
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
    const result = await askTests(run, nameOf(setup.task, check), { phase, timeoutMs, ...rest });
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
        ...nameOf(setup.task, check),
        ...toldOf(result, redact),
        ...(without === undefined ? {} : { without }),
        tree: workspace.treeId(),
    };
    (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .g1)(run, { kind: 'tests', payload });
    return payload;
}
function nameOf(task, key) {
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

  49855:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N4: () => (  proofRowsOf),
    UU: () => (  testName),
    _B: () => (  claimOf),
    ou: () => (  messageWithValues)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _core_verdict_every_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60035);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47649);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94977);





function claimOf(story, believed) {
    const kind = proofKindOf(story, believed);
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .wX)(believed.outcome, story.hasEnded);
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
    const by = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .fK)(start, 'task'), 'judged_by');
    return by === 'review' || by === 'comment' ? by : 'new_test';
}
const failingBefore = ({ report }) => report === null ? 0 : (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_2__  .If)(report);
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
        const left = (proves === _words_js__WEBPACK_IMPORTED_MODULE_4__  .K2 && stillFailingText(story)) || meaning.charAt(0).toLowerCase() + meaning.slice(1);
        return {
            proves: proves === _words_js__WEBPACK_IMPORTED_MODULE_4__  .K2 && !isKept ? 'No patch was left.' : proves,
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
function proofRowsOf(story, { kind }) {
    const { baseline, after, confirms, counterfactuals, stopReason } = story;
    const isNewTest = kind === 'new_test';
    const told = (verdict) => {
        if (verdict === 'timeout' && stopReason === 'cancelled')
            return 'stopped with the run';
        if (!isNewTest || (verdict !== 'green' && verdict !== 'red'))
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .L2)(verdict);
        return verdict === 'green' ? 'passes' : 'fails';
    };
    const row = (name) => (run) => ({ name, run, verdict: told(run.verdict) });
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
const EXIT_CODE_ALONE = 'The command is judged by its exit code alone: single tests were not compared.';
const REPORT_LOST = 'A draft: single tests were reported before the change and none with it, so they may not have run. The command is judged by its exit code alone.';
const isRedAgain = ({ counterfactuals }) => counterfactuals.at(-1)?.verdict === 'red';
const NOT_RED_AGAIN = 'The tests were red, and are green with this change.';
const orderOf = (story) => `Failing before, passing with this change${isRedAgain(story) ? ', failing again without it' : ''}.`;
function passingText({ baseline, last }) {
    const failing = baseline === null ? 0 : failingBefore(baseline);
    const passed = last?.report?.passed ?? null;
    const others = passed === null ? 0 : passed - failing;
    const still = others <= (baseline?.report?.passed ?? 0) ? ' still' : '';
    const rest = others > 0 ? `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .gL)(others, 'other')}${still} ${others === 1 ? 'passes' : 'pass'}` : '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .gL)(failing, 'failing test')} ${failing === 1 ? 'passes' : 'pass'} now${rest}.`;
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
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .gL)(before, `${which}test`)} ${before === 1 ? 'passes' : 'pass'} before and after it.`;
}
function stillFailingText({ baseline, last }) {
    const before = baseline === null ? 0 : failingBefore(baseline);
    if (last === null || before === 0)
        return '';
    const after = last.report === null ? null : (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_2__  .If)(last.report);
    if (last.verdict !== 'red' || after === null)
        return '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .gL)(before, 'test')} failed before, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(after)} with the best change that was found.`;
}
const LINES_BELOW = 12;
const MAX_VALUES_SHOWN = 4;
const VALUE = /^(?:expected|actual|received|got|want(?:ed)?|left|right|but was|to (?:equal|be))\b[^:=]{0,24}[:=]\s*\S/i;
const DIFFERS = /^[+-]\s*(?!Expected\b|Received\b|actual\b|expected\b)[^\s+-]/;
const BEYOND = /^(?:at |File "|[✖✗●✔]|not ok |ok \d|FAILED|FAIL\b|--- |={4}|-{4}|\d+\) |code:|generatedMessage:)/;
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
        .map((each) => ({ id: each, name: testName(each) }))
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
function testName(id) {
    const last = id.split(/::| > |#/).at(-1) ?? id;
    const [first = '', second, ...more] = last.split(' ');
    const isPackage = /[./]/.test(first) || second?.startsWith('Test') === true;
    if (second !== undefined && more.length === 0 && isPackage)
        return second;
    return /[\s/]/.test(last) ? last : (last.split('.').at(-1) ?? last);
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
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8294);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47649);
  var _moment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94977);







function storyOf(events) {
    const last = (kind) => events.findLast((event) => event.kind === kind)?.payload;
    const start = events.find(({ kind }) => kind === 'run_start')?.payload;
    const turns = turnsOf(events);
    const moments = turns.flatMap((turn) => turn.moments);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    const jobs = jobsOf(last('outcome'));
    const closing = moments.findLast((moment) => moment.kind === 'closing');
    const claim = moments.findLast((moment) => moment.kind === 'action');
    const summary = closing?.summary || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(last('run_end'), 'summary');
    const outcome = last('outcome');
    return {
        start,
        goal: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(start, 'goal') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(start, 'task', 'goal'),
        turns,
        ...proofOf(tests, jobs),
        jobs,
        guards: guardsIn(tests, start),
        outcome: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(outcome, 'outcome') || null,
        hasEnded: last('run_end') !== undefined,
        stopReason: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(outcome, 'stop_reason'),
        patch: outcome === undefined ? null : patchOf(outcome),
        alsoPassed: alsoPassedIn(moments),
        newTests: newTestsIn(moments, outcome),
        title: closing?.title ?? '',
        summary,
        changes: closing?.changes ?? [],
        isClaim: claim?.summary === summary,
        counts: countsOf(moments),
        usage: turns.reduce((sum, turn) => (0,_core_state_js__WEBPACK_IMPORTED_MODULE_1__  .vk)(sum, turn.usage), _core_state_js__WEBPACK_IMPORTED_MODULE_1__  .yJ),
        rejected: turns.flatMap(rejectedIn),
        culprit: culpritIn(events, start),
        culpritNote: noteOf(moments, 'no_culprit'),
    };
}
const noteOf = (moments, reason) => moments
    .flatMap((moment) => (moment.kind === 'note' && moment.reason === reason ? [moment.note] : []))
    .at(-1) ?? '';
const isPatched = (run) => run.phase !== 'baseline' && run.phase !== 'counterfactual' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .Dv)(run);
function jobsOf(outcome) {
    return (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .gT)(outcome, 'jobs').flatMap((each) => {
        const read = _core_events_js__WEBPACK_IMPORTED_MODULE_0__  .Mc.safeParse(each);
        return read.success ? [read.data] : [];
    });
}
function guardsIn(tests, start) {
    const named = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .gT)(start, 'task', 'guards').map((guard) => ({
        job: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(guard, 'command', 'job'),
        step: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(guard, 'command', 'step'),
    }));
    const tree = tests.findLast(isPatched)?.tree;
    const runOf = ({ job, step }) => tests.findLast((run) => run.isGuard && isPatched(run) && run.tree === tree && run.job === job && run.step === step);
    return {
        passed: named.filter((guard) => runOf(guard)?.isGreen === true),
        notRun: named.filter((guard) => runOf(guard) === undefined),
    };
}
function ofFirstGoal(tests, jobs) {
    const goals = tests.filter(({ isGuard }) => !isGuard);
    const first = jobs.find(({ result }) => result === 'fixed' || result === 'red' || result === 'unproven') ?? goals.at(0);
    return first === undefined
        ? goals
        : goals.filter(({ job, step }) => job === first.job && step === first.step);
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
    if (before === null || ((0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_3__  .If)(before) === 0 && before.passed === null))
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
    const files = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .i1)(outcome, 'files');
    const written = moments.flatMap((each) => (each.kind === 'result' && each.addsTest ? [each.path] : []));
    return files.filter((path) => written.includes(path));
}
const patchOf = (outcome) => ({
    sha256: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(outcome, 'patch_sha256'),
    bytes: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .tk)(outcome, 'patch_bytes'),
    files: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .i1)(outcome, 'files'),
    diff: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(outcome, 'diff'),
});
function countsOf(moments) {
    const count = (is) => moments.filter(is).length;
    const isReplyFor = (what, moment) => moment.kind === 'malformed' && (moment.expects || 'action') === what;
    return {
        turns: count((moment) => moment.kind === 'action' || isReplyFor('action', moment)),
        testRuns: count(({ kind }) => kind === 'tests'),
        reflections: count((moment) => moment.kind === 'reflection' || isReplyFor('reflection', moment)),
    };
}
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
    const t = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .tk)(event.payload, 't');
    const isSame = group?.stage === 'turn' && (t === group.t || t === null);
    const isNext = !isSame || (t === null && event.kind === 'llm_request');
    return isNext ? { stage: 'turn', t } : null;
}
const OPENINGS = new Set(['llm_request', 'llm_action', 'llm_parse_error', 'llm_error']);
const ENDINGS = new Set(['culprit', 'final', 'outcome', 'run_end']);
const ENDING_PHASES = new Set(['confirm', 'counterfactual', 'bisect']);
const isEnding = ({ kind, payload }) => ENDINGS.has(kind) || (kind === 'tests' && ENDING_PHASES.has((0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(payload, 'phase')));
const completesFocused = ({ kind }, group) => {
    const before = group?.events.at(-1);
    return kind === 'tests' && before?.kind === 'tests' && (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(before.payload, 'focus') !== '';
};
function turnOf({ stage, t, from, events }) {
    const moments = events.map(_moment_js__WEBPACK_IMPORTED_MODULE_4__  .Et).filter((moment) => moment !== null);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    return {
        stage,
        number: stage === 'turn' ? (t ?? from) + 1 : null,
        from,
        count: events.length,
        moments,
        action: moments.find((moment) => moment.kind === 'action')?.words ?? null,
        test: tests.findLast((run) => run.phase !== 'counterfactual' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .Dv)(run)) ?? null,
        usage: moments.reduce((sum, moment) => (0,_core_state_js__WEBPACK_IMPORTED_MODULE_1__  .vk)(sum, spentOn(moment)), _core_state_js__WEBPACK_IMPORTED_MODULE_1__  .yJ),
    };
}
const spentOn = (moment) => ('usage' in moment ? moment.usage : _core_state_js__WEBPACK_IMPORTED_MODULE_1__  .yJ);
function rejectedIn({ number, action, moments }) {
    const what = action === null ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_6__  .Rt)(action);
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
    const byLine = Map.groupBy(red, ({ path, line, verdict }) => JSON.stringify([path, line, verdict]));
    return [...byLine.values()].flatMap((tried) => {
        const [first] = tried;
        if (first === undefined)
            return [];
        const what = tried.length === 1 ? first.template : `${tried.length} edits`;
        return [
            { turn, what: `${what} at ${first.path}:${first.line ?? '?'}`, why: (0,_words_js__WEBPACK_IMPORTED_MODULE_6__  .L2)(first.verdict) },
        ];
    });
}
function whyRed({ phase, verdict, report, signature }) {
    const failures = report?.failures.map(({ id }) => id).join(', ') || signature;
    const red = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__  .L2)(verdict)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__  .V2)(phase).when}`;
    return failures === '' ? red : `${red}: ${failures}`;
}
function culpritIn(events, start) {
    const told = events.findLast(({ kind }) => kind === 'culprit')?.payload;
    const commit = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(told, 'commit');
    if (commit === '')
        return null;
    const known = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .gT)(start, 'task', 'changes', 'commits').find((each) => (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(each, 'id') === commit);
    return {
        commit,
        subject: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(known, 'subject').replace(/ ?\(#\d+\)$/, ''),
        pullRequest: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .tk)(known, 'pull_request'),
        test: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(told, 'test'),
        isOutsideCode: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .fK)(told, 'outside_code') === true,
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
