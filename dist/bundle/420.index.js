export const id = 420;
export const ids = [420];
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

  82420:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  ZD: () => (  escapeHtml),
  kZ: () => (  pageParts),
  Cf: () => (  renderPage)
});


var external_node_crypto_ = __webpack_require__(77598);
var errors = __webpack_require__(39429);
var safe_text = __webpack_require__(27083);
var story_story = __webpack_require__(19417);
var story_words = __webpack_require__(94977);
; 
const PAGE_STYLE = ":root {\ncolor-scheme: light dark;\n--paper: light-dark(#fcfbf9, #15161a);\n--well: light-dark(#f4f2ed, #1d1f24);\n--rule: light-dark(#e2ded6, #30333a);\n--edge: light-dark(#8a857b, #737781);\n--ink: light-dark(#1d1c1a, #e7e5e0);\n--quiet: light-dark(#615d56, #a6a39c);\n--link: light-dark(#1d4f91, #90b8f5);\n--good: light-dark(#176639, #83d3a0);\n--good-well: light-dark(#e4f3e8, #15301f);\n--bad: light-dark(#a1221d, #ffa198);\n--bad-well: light-dark(#fbe9e6, #3b1c1b);\n--warn: light-dark(#744700, #e8c06d);\n--warn-well: light-dark(#faf0d8, #33280f);\n--hit: light-dark(#ffe58a, #6a5200);\n--cached: light-dark(#b9c8dc, #3d4f68);\n--input: light-dark(#5d86bb, #7aa2d8);\n--output: light-dark(#1f3d66, #cfe0f7);\n--mono:\nui-monospace, \"SF Mono\", \"Cascadia Mono\", \"Segoe UI Mono\", \"DejaVu Sans Mono\", Menlo, Consolas, monospace;\n}\n[data-theme=\"light\"] {\ncolor-scheme: light;\n}\n[data-theme=\"dark\"] {\ncolor-scheme: dark;\n}\n.plain,\n.none {\n--tone: initial;\n--tone-well: initial;\n}\n.good {\n--tone: var(--good);\n--tone-well: var(--good-well);\n}\n.bad {\n--tone: var(--bad);\n--tone-well: var(--bad-well);\n}\n.warn {\n--tone: var(--warn);\n--tone-well: var(--warn-well);\n}\n*,\n::before,\n::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--paper);\ncolor: var(--ink);\nfont:\n1rem / 1.55 system-ui,\n-apple-system,\n\"Segoe UI\",\nRoboto,\n\"Noto Sans\",\nsans-serif;\nscroll-padding-top: 4.5rem;\n-webkit-text-size-adjust: 100%;\n}\nbody {\nmax-width: 62rem;\nmargin: 0 auto;\npadding: 0 clamp(1rem, 4vw, 2.5rem) 4rem;\noverflow-wrap: anywhere;\n}\n:is(h1, h2, h3, h4, p, ol, ul, dl, dd, pre, figure) {\nmargin: 0;\n}\n:is(ol, ul) {\npadding: 0;\nlist-style: none;\n}\nh1 {\ncolor: var(--tone);\nfont-size: clamp(2.4rem, 7vw, 3.6rem);\nfont-weight: 680;\nletter-spacing: -0.03em;\nline-height: 1.1;\n}\nh2 {\nmargin-bottom: 1rem;\nfont-size: 1.2rem;\nfont-weight: 650;\n}\nh3 {\nfont-size: 0.95rem;\nfont-weight: 400;\n}\nsection,\nfooter {\nmargin-top: 3rem;\n}\na {\ncolor: var(--link);\ntext-underline-offset: 0.15em;\n}\ncode,\npre,\nkbd,\n.text {\nfont-family: var(--mono);\nfont-size: 0.84em;\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\nborder-radius: 3px;\n}\nbutton,\ninput[type=\"search\"] {\npadding: 0.3rem 0.7rem;\nborder: 1px solid var(--rule);\nborder-radius: 5px;\nbackground: var(--paper);\ncolor: inherit;\nfont: inherit;\nfont-size: 0.875rem;\n}\nbutton {\ncursor: pointer;\n&:hover {\nborder-color: var(--quiet);\n}\n}\nsummary {\ncursor: pointer;\n}\n:is(.quiet, .hash, .when, .cost, .cut, .found, figcaption, #hits, dt) {\ncolor: var(--quiet);\nfont-size: 0.86rem;\n}\n:is(.used, .axis, .number, .cost, table) {\nfont-variant-numeric: tabular-nums;\n}\n.away {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\nwhite-space: nowrap;\n}\n.unseen {\npadding: 0 0.25em;\nborder-radius: 3px;\nbackground: var(--warn-well);\ncolor: var(--warn);\nfont-family: var(--mono);\nfont-size: 0.8em;\nwhite-space: nowrap;\n}\n.mark {\npadding: 0.05rem 0.45rem;\nborder-radius: 4px;\nbackground: var(--tone-well, var(--well));\ncolor: var(--tone, var(--quiet));\nfont-size: 0.8rem;\nwhite-space: nowrap;\n}\n.prose {\nwhite-space: pre-wrap;\nunicode-bidi: isolate;\n}\ndialog {\nmax-width: min(28rem, calc(100vw - 2rem));\npadding: 1.5rem;\nborder: 1px solid var(--rule);\nborder-radius: 10px;\nbackground: var(--paper);\ncolor: var(--ink);\n&::backdrop {\nbackground: rgb(0 0 0 / 45%);\n}\ndl {\ndisplay: grid;\ngrid-template-columns: auto 1fr;\ngap: 0.4rem 1.25rem;\n}\np {\nmargin: 1rem 0;\n}\nkbd {\npadding: 0.05rem 0.4rem;\nborder: 1px solid var(--rule);\nborder-radius: 4px;\nbackground: var(--well);\n}\n}\n.banner {\ndisplay: flex;\ngap: 0.5rem;\nalign-items: baseline;\npadding: 1rem 0;\nborder-bottom: 1px solid var(--rule);\np {\nflex: 1;\n}\n}\n.goal,\n.meaning,\n.claim {\nmax-width: 44rem;\n}\n.goal {\nmargin-top: 0.75rem;\nfont-size: 1.2rem;\nline-height: 1.4;\n}\n.asked {\nfont-size: 1rem;\n}\n.meaning {\nmargin: 1rem 0 0.5rem;\ncolor: var(--quiet);\n}\n.problems {\nmargin: 1.25rem 0;\npadding: 0.75rem 1rem;\nborder-left: 3px solid var(--warn);\nbackground: var(--warn-well);\n}\n:is(.change, .chart) {\nmargin-top: 1.75rem;\n}\n.failure {\nmargin-top: 1rem;\n}\n.proof {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 1px;\nmargin-top: 1.75rem;\nborder: 1px solid var(--rule);\nborder-radius: 8px;\nbackground: var(--rule);\noverflow: hidden;\nli {\nflex: 1 1 10.5rem;\npadding: 0.7rem 1rem 0.8rem;\nborder-top: 3px solid var(--tone, var(--rule));\nbackground: var(--paper);\n}\n.when {\ndisplay: block;\n}\n.quiet {\nwhite-space: nowrap;\n}\nstrong {\nmargin-right: 0.5rem;\ncolor: var(--tone, var(--ink));\nfont-size: 1.25rem;\nfont-weight: 650;\n}\n}\n.evidence {\ndl {\ndisplay: grid;\ngrid-template-columns: 8.5rem minmax(0, 1fr);\nborder-top: 1px solid var(--rule);\n}\ndt,\ndd {\npadding: 0.7rem 0;\nborder-bottom: 1px solid var(--rule);\n}\npre {\nmargin: 0 0 0.35rem;\n}\n}\n.claim {\nh2 {\nmargin-bottom: 0.1rem;\n}\n> .prose,\n> .changes {\nmargin-top: 0.75rem;\n}\n}\n:is(.changes, .event ul) {\npadding-left: 1rem;\nlist-style: \"– \";\n}\n.budget {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));\ngap: 1rem 1.75rem;\nsvg {\ndisplay: block;\nwidth: 100%;\nheight: 3px;\nmargin-top: 0.35rem;\n}\n}\n.used {\nfont-weight: 620;\n}\n:is(.track, .lane) {\nfill: var(--well);\n}\n.fill {\nfill: var(--quiet);\n}\n.full {\nfill: var(--bad);\n}\n.plot {\ndisplay: grid;\ngrid-template: 9rem auto / 3.2rem minmax(0, 1fr);\nsvg {\nwidth: 100%;\nheight: 100%;\n}\nline {\nstroke: var(--rule);\nvector-effect: non-scaling-stroke;\n}\n.room {\nfill: transparent;\n}\n:is(.plain, .good, .bad, .warn) {\nfill: var(--tone, var(--quiet));\n}\n}\n.cached {\n--part: var(--cached);\n}\n.input {\n--part: var(--input);\n}\n.output {\n--part: var(--output);\n}\n:is(.cached, .input, .output) {\nfill: var(--part);\n&.key::before {\ncontent: \"■ \";\ncolor: var(--part);\n}\n}\n.lanes {\nposition: relative;\ncolor: var(--quiet);\nfont-size: 0.75rem;\nline-height: 0.9rem;\nspan {\nposition: absolute;\n}\nspan:nth-child(2) {\ntop: 14%;\n}\nspan:nth-child(3) {\ntop: 31%;\n}\nspan:nth-child(4) {\nbottom: 0;\n}\n}\n.axis {\ndisplay: flex;\ngrid-column: -2;\njustify-content: space-between;\nmargin-top: 0.15rem;\ncolor: var(--quiet);\nfont-size: 0.75rem;\n&:not(.dense) span {\nflex: 1;\ntext-align: center;\nwhite-space: nowrap;\n}\n}\nfigcaption,\n.numbers {\nmargin: 0.5rem 0 0 3.2rem;\nfont-size: 0.875rem;\n}\n.scroll {\noverflow-x: auto;\n}\ntable {\nmargin-top: 0.5rem;\nborder-collapse: collapse;\noverflow-wrap: normal;\n}\nth,\ntd {\npadding: 0.25rem 1.25rem 0.25rem 0;\nborder-bottom: 1px solid var(--rule);\ntext-align: right;\n}\nth {\nfont-weight: 550;\n}\nth:first-child,\ntd:nth-child(2) {\ntext-align: left;\nwhite-space: nowrap;\n}\n#controls:not([hidden]) {\nposition: sticky;\nz-index: 1;\ntop: 0;\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.5rem 0.75rem;\nalign-items: center;\npadding: 0.6rem 0;\nborder-bottom: 1px solid var(--rule);\nbackground: var(--paper);\n}\n#search {\nborder-color: var(--edge);\nflex: 1 1 9rem;\nmax-width: 26rem;\nmargin-right: auto;\n}\n#hits {\nflex: 1 1 auto;\n&:empty {\nposition: absolute;\n}\n}\n::placeholder {\ncolor: var(--quiet);\nopacity: 1;\n}\n#turns {\nborder-bottom: 1px solid var(--rule);\n&:not(.filtered) > ol + ol {\ncontent-visibility: auto;\ncontain-intrinsic-block-size: auto 270rem;\n}\n}\n.turn {\nborder-top: 1px solid var(--rule);\nborder-left: 3px solid var(--tone, transparent);\n> details > summary {\ndisplay: grid;\ngrid-template-columns: 2.2rem minmax(10rem, 1fr) auto 11rem;\ngap: 0.1rem 0.9rem;\nalign-items: baseline;\npadding: 0.55rem 0.25rem 0.55rem 0;\nlist-style: none;\n&:hover {\nbackground: var(--well);\n}\n&:focus-visible {\noutline-offset: -2px;\n}\n}\n}\n.number {\ncolor: var(--quiet);\nfont-size: 0.875rem;\n}\n.verb {\nfont-weight: 620;\n}\n:is(.number, .cost, .marks) {\ntext-align: right;\n}\n.found {\ngrid-column: 2 / -1;\n}\nmark,\n::highlight(hit) {\nbackground-color: var(--hit);\ncolor: var(--ink);\n}\n.body {\npadding: 0.25rem 0 1.5rem 3.1rem;\n}\n.event {\nmargin-top: 1.1rem;\n> h4 {\ndisplay: inline;\nmargin-right: 0.6rem;\ncolor: var(--tone);\nfont-size: 0.9rem;\nfont-weight: 620;\n}\n> :is(p, .prose, details, ul) {\nmargin-top: 0.3rem;\n}\nbutton {\npadding: 0.05rem 0.5rem;\nfont-size: 0.8rem;\n}\n.json {\nborder-color: transparent;\nbackground: none;\ncolor: var(--quiet);\nfont-family: var(--mono);\nfont-size: 0.72rem;\n}\ndetails > summary {\ncolor: var(--quiet);\nfont-size: 0.875rem;\n}\n&.line {\ndisplay: inline-block;\nmargin: 0.5rem 1.25rem 0 0;\n&:has(> .panel) {\ndisplay: block;\n}\n> h4 {\ncolor: var(--tone, var(--quiet));\nfont-weight: 400;\n}\n}\n}\npre.text {\nmax-height: 34rem;\nmargin-top: 0.4rem;\npadding: 0.6rem 0.8rem;\nborder-radius: 6px;\nbackground: var(--well);\nfont-size: 0.8rem;\nline-height: 1.5;\noverflow: auto;\noverflow-wrap: normal;\ntab-size: 4;\nunicode-bidi: isolate;\nwhite-space: pre;\n&:is(.message, .wrapped) {\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n> span:not(.unseen) {\ndisplay: block;\nwidth: fit-content;\nmin-width: calc(100% + 1.6rem);\nmargin: 0 -0.8rem;\npadding: 0 0.8rem;\n}\n}\n.added {\nbackground: var(--good-well);\ncolor: var(--good);\n}\n:is(.removed, .telling) {\nbackground: var(--bad-well);\ncolor: var(--bad);\n}\n:is(.hunk, .file) {\ncolor: var(--quiet);\n}\n:is(.all, .cut, .message) {\nmargin-top: 0.4rem;\n}\n.panel {\nmargin-top: 0.6rem;\npadding-left: 0.9rem;\nborder-left: 2px solid var(--rule);\n}\n.message {\n:is(.quiet, .mark) {\nmargin-left: 0.4rem;\nfont-size: 0.8rem;\n}\n&[open] > summary .quiet {\ndisplay: none;\n}\n}\n@media (max-width: 40rem) {\n.evidence {\ndl {\ndisplay: block;\n}\ndt {\npadding-bottom: 0;\nborder-bottom: 0;\n}\ndd {\npadding-top: 0.1rem;\n}\n}\n.lanes {\ndisplay: none;\n}\n.plot {\ngrid-template-columns: minmax(0, 1fr);\n}\nfigcaption,\n.numbers {\nmargin-left: 0;\n}\n.turn > details > summary {\ngrid-template-columns: 1.6rem minmax(0, 1fr);\ngap: 0.1rem 0.6rem;\n}\n:is(.marks, .cost, .found) {\ngrid-column: 2;\ntext-align: left;\n}\n.body {\npadding-left: 0.6rem;\n}\n}\n@media (prefers-reduced-motion: no-preference) {\nhtml {\nscroll-behavior: smooth;\n}\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nhtml {\nfont-size: 10pt;\n}\nbody {\nmax-width: none;\npadding: 0;\n}\nbutton,\n#controls:not([hidden]),\n.numbers > summary {\ndisplay: none;\n}\npre.text {\nmax-height: none;\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n:is(.proof, .turn > details > summary, .evidence dd) {\nbreak-inside: avoid;\n}\n}\n";
const PAGE_SCRIPT = "'use strict';\n(() => {\n// core/errors.ts\nconst m2 = (() => {\nconst errorText = (error) => (error instanceof Error ? error.message : String(error));\nfunction orElse (fallback, ask) {\n  try {\n    return ask();\n  } catch {\n    return fallback;\n  }\n}\nfunction assertNever(value) {\n  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);\n}\nreturn { errorText, orElse, assertNever };\n})();\n// core/text.ts\nconst m4 = (() => {\nfunction firstChars(text, max) {\n  const start = text.slice(0, max);\n  return /[\\uD800-\\uDBFF]$/.test(start) && max < text.length ? start.slice(0, -1) : start;\n}\nfunction lastChars(text, max) {\n  const end = text.slice(Math.max(0, text.length - max));\n  return /^[\\uDC00-\\uDFFF]/.test(end) && max < text.length ? end.slice(1) : end;\n}\nconst shorten = (text, max) =>\n  text.length <= max ? text : `${firstChars(text, max)}…`;\nconst CONTROL_SEQUENCE = /\\u001b\\[[0-?]*[ -/]*[@-~]/g;\nconst ANSI = new RegExp(\n  `${CONTROL_SEQUENCE.source}|\\\\u001b(?:\\\\][^\\\\u0007\\\\u001b\\\\n]*(?:\\\\u0007|\\\\u001b\\\\\\\\)?|[ -/]+[0-~]|[0-Z\\\\\\\\^-~])`,\n  'g',\n);\nconst stripAnsi = (text) => text.replace(ANSI, '');\nconst withoutColours = (text) =>\n  text.includes('\\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;\nconst encoder = new TextEncoder();\nconst byteLength = (text) => encoder.encode(text).length;\nfunction editDistance(a, b) {\n  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];\n  const cell = (i, j) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;\n  for (let i = 1; i <= a.length; i++) {\n    const row = [i];\n    rows.push(row);\n    for (let j = 1; j <= b.length; j++) {\n      const change = a[i - 1] === b[j - 1] ? 0 : 1;\n      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];\n      row.push(\n        Math.min(\n          cell(i - 1, j) + 1,\n          (row[j - 1] ?? 0) + 1,\n          cell(i - 1, j - 1) + change,\n          isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,\n        ),\n      );\n    }\n  }\n  return cell(a.length, b.length);\n}\nconst PLAIN_WORD = /^[\\w@%+=:,./-]+$/;\nconst shellWord = (text) =>\n  PLAIN_WORD.test(text) ? text : `'${text.replaceAll(\"'\", `'\\\\''`)}'`;\nfunction nearest(given, names) {\n  const begun = names.filter((name) => given.length > 1 && name.startsWith(given));\n  if (begun.length === 1) return begun[0] ?? null;\n  const ranked = names\n    .map((name) => ({ name, distance: editDistance(given, name) }))\n    .toSorted((a, b) => a.distance - b.distance);\n  const [best] = ranked;\n  if (best === undefined) return null;\n  return best.distance <= Math.ceil(Math.max(best.name.length, given.length) / 3) ? best.name : null;\n}\nconst collapsed = (text) => text.trim().replace(/\\s+/g, ' ');\nreturn { firstChars, lastChars, shorten, stripAnsi, withoutColours, byteLength, editDistance, shellWord, nearest, collapsed };\n})();\n// core/json.ts\nconst m3 = (() => {\nconst { errorText, orElse } = m2;\nconst { shorten } = m4;\nconst isJsonObject = (value) => isPlainObject(value);\nconst ERROR_CHARS = 300;\nfunction parseJson(text) {\n  try {\n    return { kind: 'ok', value: JSON.parse(text) };\n  } catch (error) {\n    return { kind: 'bad', error: shorten(errorText(error), ERROR_CHARS) };\n  }\n}\nconst readJson = (schema, text) =>\n  orElse(null, () => schema.safeParse(JSON.parse(text)).data ?? null);\nfunction isPlainObject(value) {\n  return typeof value === 'object' && value !== null && !Array.isArray(value);\n}\nfunction firstJsonObject(text) {\n  const start = text.indexOf('{');\n  if (start < 0) return null;\n  let depth = 0;\n  let inString = false;\n  for (let at = start; at < text.length; at++) {\n    const char = text[at];\n    if (inString) {\n      if (char === '\\\\') at++;\n      else if (char === '\"') inString = false;\n    } else if (char === '\"') inString = true;\n    else if (char === '{') depth++;\n    else if (char === '}' && --depth === 0) {\n      return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };\n    }\n  }\n  return null;\n}\nconst OWN_KEYS = new Set(['env']);\nconst snakeKeys = (value) => renameKeys(value, snakeCase);\nconst camelKeys = (json) => renameKeys(json, camelCase);\nconst snakeCase = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);\nconst camelCase = (key) =>\n  key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());\nconst asItIs = (key) => key;\nfunction renameKeys(value, rename) {\n  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;\n  if (typeof value === 'number' && Number.isFinite(value)) return value;\n  if (Array.isArray(value)) return value.map((each) => renameKeys(each, rename));\n  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)\n    throw new TypeError(`${String(value)} is not JSON`);\n  return Object.fromEntries(\n    Object.entries(value).map(([key, each]) => [\n      rename(key),\n      renameKeys(each, OWN_KEYS.has(key) ? asItIs : rename),\n    ]),\n  );\n}\nreturn { isJsonObject, ERROR_CHARS, parseJson, readJson, isPlainObject, firstJsonObject, snakeKeys, camelKeys };\n})();\n// story/read-json.ts\nconst m1 = (() => {\nconst { orElse } = m2;\nconst { isPlainObject } = m3;\nfunction isList(value) {\n  return Array.isArray(value);\n}\nfunction valueAt(value, ...keys) {\n  return keys.reduce((at, key) => (isPlainObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);\n}\nfunction textAt(value, ...keys) {\n  const found = valueAt(value, ...keys);\n  return typeof found === 'string' ? found : '';\n}\nfunction numberAt(value, ...keys) {\n  const found = valueAt(value, ...keys);\n  return typeof found === 'number' ? found : null;\n}\nfunction listAt(value, ...keys) {\n  const found = valueAt(value, ...keys);\n  return isList(found) ? found : [];\n}\nfunction textsAt(value, ...keys) {\n  return listAt(value, ...keys).filter((item) => typeof item === 'string');\n}\nconst TOO_DEEP = '(nested too deep to show; see the trace)';\nconst prettyJson = (value) =>\n  orElse(TOO_DEEP, () => JSON.stringify(value, null, 2) ?? '');\nfunction messagesOf(body) {\n  const text = textAt(body, 'instructions');\n  const system = text === '' ? [] : [{ role: 'system', text, calls: [], answers: '' }];\n  return [...system, ...[...listAt(body, 'input'), ...listAt(body, 'messages')].map(messageOf)];\n}\nfunction messageOf(item) {\n  const type = textAt(item, 'type');\n  const bare = { text: '', calls: [], answers: '' };\n  switch (type) {\n    case 'function_call':\n      return { ...bare, role: 'assistant', calls: [callOf(textAt(item, 'call_id'), item)] };\n    case 'function_call_output': {\n      const text = contentText(valueAt(item, 'output'));\n      return { role: 'tool', text, calls: [], answers: textAt(item, 'call_id') };\n    }\n    case 'reasoning':\n      return { ...bare, role: 'reasoning', text: reasoningText(item) };\n  }\n  const role = textAt(item, 'role');\n  if (role === '') return { ...bare, role: type || 'item', text: JSON.stringify(item) };\n  const calls = listAt(item, 'tool_calls').map((call) =>\n    callOf(textAt(call, 'id'), valueAt(call, 'function')),\n  );\n  const text = contentText(valueAt(item, 'content'));\n  return { role, text, calls, answers: textAt(item, 'tool_call_id') || textAt(item, 'name') };\n}\nconst callOf = (id, call) => ({\n  id,\n  name: textAt(call, 'name'),\n  args: textAt(call, 'arguments'),\n});\nfunction contentText(content) {\n  if (typeof content === 'string') return content;\n  if (!isList(content)) return content === undefined || content === null ? '' : JSON.stringify(content);\n  const parts = content.map((part) => textAt(part, 'text') || textAt(part, 'refusal'));\n  return parts.filter((text) => text !== '').join('\\n');\n}\nfunction reasoningText(item) {\n  const { length } = textAt(item, 'encrypted_content');\n  return contentText(valueAt(item, 'summary')) || (length === 0 ? '' : `[encrypted, ${length} characters]`);\n}\nreturn { isList, valueAt, textAt, numberAt, listAt, textsAt, TOO_DEEP, prettyJson, messagesOf, messageOf, contentText };\n})();\n// story/safe-text.ts\nconst m5 = (() => {\nconst { shorten, withoutColours } = m4;\nconst UNSEEN =\n  /(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]/u;\nconst UNSEEN_RUNS = new RegExp(`(?<!\\\\p{Extended_Pictographic}(?=\\\\ufe0f))${UNSEEN.source}`, 'gu');\nfunction visiblePieces(text) {\n  if (!UNSEEN.test(text)) return [text];\n  const pieces = [];\n  let from = 0;\n  for (const match of text.matchAll(UNSEEN_RUNS)) {\n    if (match.index > from) pieces.push(text.slice(from, match.index));\n    pieces.push({ mark: codePointName(match[0]) });\n    from = match.index + match[0].length;\n  }\n  if (from < text.length) pieces.push(text.slice(from));\n  return pieces;\n}\nfunction visibleText(text) {\n  return visiblePieces(text)\n    .map((piece) => (typeof piece === 'string' ? piece : piece.mark))\n    .join('');\n}\nconst safeLines = (text) => visibleText(withoutColours(text));\nconst safeLine = (text, max = Number.POSITIVE_INFINITY) =>\n  visibleText(shorten(withoutColours(text).replace(/\\s+/g, ' ').trim(), max));\nfunction codePointName(character) {\n  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();\n  return `U+${hex.padStart(4, '0')}`;\n}\nreturn { UNSEEN, visiblePieces, visibleText, safeLines, safeLine };\n})();\n// core/verdict/outcome.ts\nconst m7 = (() => {\nconst OUTCOMES = [\n  'fixed',\n  'unverified',\n  'not_reproduced',\n  'not_fixed',\n  'flaky',\n  'budget_exhausted',\n  'model_error',\n  'infra_error',\n  'cancelled',\n  'refused',\n  'skipped',\n];\nconst CONSEQUENCES = {\n  fixed: { succeeds: true, isProposed: true, isProven: true },\n  unverified: { succeeds: true, isProposed: true, isProven: false },\n  not_reproduced: { succeeds: true, isProposed: false, isProven: true },\n  not_fixed: { succeeds: false, isProposed: false, isProven: false },\n  flaky: { succeeds: false, isProposed: false, isProven: false },\n  budget_exhausted: { succeeds: false, isProposed: false, isProven: false },\n  model_error: { succeeds: false, isProposed: false, isProven: false },\n  infra_error: { succeeds: false, isProposed: false, isProven: false },\n  cancelled: { succeeds: false, isProposed: false, isProven: false },\n  refused: { succeeds: true, isProposed: false, isProven: false },\n  skipped: { succeeds: true, isProposed: false, isProven: false },\n};\nconst succeeds = (outcome) => CONSEQUENCES[outcome].succeeds;\nconst isProposed = (outcome) => CONSEQUENCES[outcome].isProposed;\nconst isProven = (outcome) => CONSEQUENCES[outcome].isProven;\nconst MAX_OUTPUT_MIB = 256;\nconst STOP_TEXT = {\n  done: 'the model said it was done',\n  cannot_fix: 'the model found no correct fix',\n  claims_refused: 'the model kept claiming a green that was red',\n  looping: 'the model went in circles and two notes did not stop it',\n  green_and_idle: 'the tests were green and the model wrote nothing more',\n  max_iterations: 'the limit of model turns was reached (max-iterations)',\n  max_test_runs: 'the limit of test runs was reached (max-test-runs)',\n  max_total_tokens: 'the limit of tokens was reached (max-total-tokens)',\n  timeout: 'the time was up (timeout-minutes)',\n  malformed_replies: 'too many replies could not be used (max-malformed)',\n  endpoint_failed: 'the model endpoint failed',\n  cancelled: 'the run was cancelled',\n  recording_ended: 'the recording ended here',\n  search_ended: 'the built-in search found no edit that makes the tests pass',\n  nothing_to_search: 'the built-in search mends failing tests, and there is none',\n  max_candidates: 'the limit of candidates was reached (max-candidates)',\n  green_at_base: 'the tests are green at the base commit',\n  test_command_not_found: 'the test command could not be started, or a tool that it needs is missing',\n  baseline_timed_out:\n    'the test command did not finish in time before any change (test-timeout-seconds, timeout-minutes)',\n  baseline_output_limit: `the test command printed more than ${MAX_OUTPUT_MIB} MiB before any change, and was stopped`,\n  baseline_resource_limit:\n    'the test command used up the memory or the disk before any change, and was stopped',\n  not_ci_failure: 'the tests fail here in another way than in CI',\n  red_when_green:\n    'the tests fail in the same way at the last green commit: this machine, its set-up, the network, the time or an unpinned dependency is to blame, not the code',\n  flaky_when_green: 'the tests are red, then green, at the last green commit: they fail by chance',\n  internal_error: 'agent-fix itself failed',\n};\nfunction deservesConfirming(\n  stop,\n  evidence,\n) {\n  const isGivenUp = stop === 'cannot_fix' ? !evidence.isReturned : NOBODY_WAITS.has(stop);\n  return evidence.isGreen && evidence.hasPatch && !isGivenUp;\n}\nfunction mayReturnToGreen(\n  stop,\n  { isRedAtBase },\n) {\n  return isRedAtBase && !NOBODY_WAITS.has(stop) && EARLY[stop] === undefined;\n}\nconst NOBODY_WAITS = new Set(['cancelled', 'internal_error']);\nfunction computeOutcome(stop, evidence) {\n  const early = EARLY[stop];\n  if (early !== undefined) return early;\n  if (evidence.proof === 'flaky') return 'flaky';\n  if (evidence.proof === 'weak') return 'not_fixed';\n  if (evidence.proof === 'proven') {\n    if (evidence.isRedAtBase) return 'fixed';\n    if ((evidence.isRedByNewTests || evidence.isJudgedByPeople) && stop === 'done') return 'fixed';\n    return stop === 'done' ? 'unverified' : (FALLEN_SHORT[stop] ?? 'not_fixed');\n  }\n  if (evidence.isGreen && evidence.isRedAtBase && !evidence.hasPatch) return 'flaky';\n  if (evidence.neverTests && evidence.hasPatch && stop === 'done') return 'unverified';\n  return FALLEN_SHORT[stop] ?? 'not_fixed';\n}\nconst EARLY = {\n  green_at_base: 'not_reproduced',\n  test_command_not_found: 'infra_error',\n  baseline_timed_out: 'infra_error',\n  baseline_output_limit: 'infra_error',\n  baseline_resource_limit: 'infra_error',\n  not_ci_failure: 'infra_error',\n  red_when_green: 'infra_error',\n  flaky_when_green: 'flaky',\n  internal_error: 'infra_error',\n  cancelled: 'cancelled',\n};\nconst FALLEN_SHORT = {\n  max_iterations: 'budget_exhausted',\n  max_test_runs: 'budget_exhausted',\n  max_total_tokens: 'budget_exhausted',\n  timeout: 'budget_exhausted',\n  max_candidates: 'budget_exhausted',\n  malformed_replies: 'model_error',\n  endpoint_failed: 'model_error',\n  recording_ended: 'model_error',\n};\nconst isOfEarlierCommit = ({ phase }) =>\n  phase === 'control' || phase === 'bisect';\nconst NO_CONTROL = 'no_control';\nconst BISECT_SKIPPED = 'bisect_skipped';\nconst NOT_RUN_EARLIER = new Set([NO_CONTROL, BISECT_SKIPPED]);\nreturn { OUTCOMES, succeeds, isProposed, isProven, MAX_OUTPUT_MIB, STOP_TEXT, deservesConfirming, mayReturnToGreen, computeOutcome, isOfEarlierCommit, NO_CONTROL, BISECT_SKIPPED, NOT_RUN_EARLIER };\n})();\n// story/words.ts\nconst m6 = (() => {\nconst { firstChars } = m4;\nconst { MAX_OUTPUT_MIB, STOP_TEXT } = m7;\nconst { listAt, numberAt, textAt, valueAt } = m1;\nconst attemptWords = (number, of) => `attempt ${number} of ${of}`;\nconst BEST_KEPT = 'The best patch is kept for reading, not for merging.';\nconst OUTCOME_WORDS = {\n  fixed: {\n    title: 'Fixed',\n    tone: 'good',\n    meaning: 'The tests were red, are green with this change, and are red again without it.',\n    proves: 'It proves what the tests cover, and nothing else. The verdict comes from test results alone.',\n  },\n  unverified: {\n    title: 'Unverified',\n    tone: 'warn',\n    meaning: 'There is a change, but no test result proves it.',\n    proves: 'The tests passed before the change as well, or were not run. Judge the diff on its own.',\n  },\n  not_reproduced: {\n    title: 'Not reproduced',\n    tone: 'plain',\n    meaning: 'The tests are green at the base commit, so there was nothing to fix and no model was asked.',\n    proves: '',\n  },\n  not_fixed: {\n    title: 'Not fixed',\n    tone: 'bad',\n    meaning: 'No change was found that the tests prove.',\n    proves: BEST_KEPT,\n  },\n  flaky: {\n    title: 'Flaky',\n    tone: 'warn',\n    meaning: 'The tests gave different results on the same files.',\n    proves: 'The result depends on something other than the code, so it proves nothing.',\n  },\n  budget_exhausted: {\n    title: 'Budget exhausted',\n    tone: 'bad',\n    meaning: 'A limit of the run was reached before a fix was proven.',\n    proves: BEST_KEPT,\n  },\n  model_error: {\n    title: 'Model error',\n    tone: 'bad',\n    meaning: 'The model endpoint failed, or its replies could not be used.',\n    proves: 'This says nothing about the code.',\n  },\n  infra_error: {\n    title: 'Infrastructure error',\n    tone: 'bad',\n    meaning:\n      'The test command could not be run here, it fails here for a reason that is not in the code, or agent-fix itself failed.',\n    proves: 'This says nothing about the code.',\n  },\n  cancelled: {\n    title: 'Cancelled',\n    tone: 'plain',\n    meaning: 'Somebody stopped the run before it came to a result.',\n    proves: 'This says nothing about the code.',\n  },\n  refused: {\n    title: 'Refused',\n    tone: 'plain',\n    meaning: 'Nothing was run here, and nothing was published.',\n    proves: '',\n  },\n  skipped: {\n    title: 'Skipped',\n    tone: 'plain',\n    meaning: 'There was nothing to do.',\n    proves: '',\n  },\n};\nfunction outcomeWords(outcome, hasEnded = true) {\n  if (outcome === null) return hasEnded ? UNRECORDED : UNFINISHED;\n  return lookUp(OUTCOME_WORDS, outcome) ?? { ...UNKNOWN, title: firstLine(outcome, 40) };\n}\nconst UNKNOWN = {\n  tone: 'plain',\n  meaning: 'This version of agent-fix does not know that outcome.',\n  proves: '',\n};\nconst UNRECORDED = {\n  title: 'No verdict recorded',\n  tone: 'plain',\n  meaning: 'The run ended, but no outcome was recorded.',\n  proves: 'Judge by the test results below.',\n};\nconst UNFINISHED = {\n  title: 'Unfinished',\n  tone: 'bad',\n  meaning:\n    'The record stops before an outcome: the run was killed, is still going, or the file was cut. Everything up to there is shown.',\n  proves: '',\n};\nconst stopWords = (reason) =>\n  reason === 'done' ? '' : (lookUp(STOP_TEXT, reason) ?? firstLine(reason, 80));\nconst VERDICT_WORDS = {\n  green: 'green',\n  red: 'red',\n  timeout: 'timed out',\n  output_limit: `stopped: more than ${MAX_OUTPUT_MIB} MiB of output`,\n  resource_limit: 'stopped: used up memory or disk',\n  not_found: 'command not found',\n};\nconst verdictWords = (verdict) =>\n  lookUp(VERDICT_WORDS, verdict) ?? firstLine(verdict, 40);\nfunction measuredWords({ exitCode, durationMs }) {\n  const exit = exitCode === null ? '' : `exit ${exitCode}`;\n  const took = durationMs === null ? '' : formatDuration(durationMs);\n  return [exit, took].filter((part) => part !== '').join(' · ');\n}\nconst PHASE_WORDS = {\n  baseline: { when: 'before any change', name: 'tests at the base commit' },\n  write: { when: 'after the write', name: 'tests' },\n  final: { when: 'for the final', name: 'tests' },\n  confirm: { when: 'confirming', name: 'confirming tests' },\n  counterfactual: { when: 'without the patch', name: 'tests without the patch' },\n  control: { when: 'at the last green commit', name: 'tests at the last green commit' },\n  bisect: { when: 'at a commit since then', name: 'tests at a commit since then' },\n};\nconst phaseWords = (phase) =>\n  lookUp(PHASE_WORDS, phase) ?? { when: firstLine(phase, 40), name: 'tests' };\nfunction triggerPieces(trigger) {\n  const name = (key) => ({ name: textAt(trigger, key) });\n  const runId = numberAt(trigger, 'run_id');\n  const run = runId === null ? [] : [' (', { runId }, ')'];\n  switch (textAt(trigger, 'kind')) {\n    case 'workflow_run':\n      return ['failure of ', name('workflow_name'), ' on ', name('branch'), ...run];\n    case 'step':\n      return ['a failed step of ', name('workflow_name'), ...run];\n    case 'issue':\n      return ['label on ', { issue: numberAt(trigger, 'number') ?? 0 }, ', ', name('title')];\n    case 'comment':\n      return ['a comment on ', { issue: numberAt(trigger, 'number') ?? 0 }, ', ', name('title')];\n    case 'review':\n      return ['a review of ', { issue: numberAt(trigger, 'number') ?? 0 }, ', ', name('title')];\n    case 'dispatch':\n      return ['hand', ...run];\n    case 'terminal':\n      return ['the terminal'];\n    default:\n      return textAt(trigger, 'kind') === '' ? [] : [name('kind')];\n  }\n}\nconst shortAction = ({ verb, object }) =>\n  verb === 'final' ? `final: ${object}` : `${verb} ${object}`.trimEnd();\nfunction actionWords(action) {\n  if (textAt(action, 'type') === 'final') {\n    const status = firstLine(textAt(action, 'status'), 60);\n    return { verb: 'final', object: status, headline: firstLine(textAt(action, 'summary'), 90) };\n  }\n  const verb = textAt(action, 'name') || textAt(action, 'type') || 'action';\n  const { object, headline } = pointedAt(verb, valueAt(action, 'args'));\n  return {\n    verb: firstLine(verb, 60),\n    object: firstLine(object, 240),\n    headline: firstLine(headline, 240),\n  };\n}\nfunction pointedAt(tool, args) {\n  const path = textAt(args, 'rel_path');\n  const pattern = textAt(args, 'pattern');\n  const folder = textAt(args, 'rel_dir');\n  const glob = textAt(args, 'glob');\n  switch (tool) {\n    case 'list_files':\n      return { object: words(folder, glob), headline: [folder || '.', glob].filter(Boolean).join(', ') };\n    case 'read_file':\n      return { object: path, headline: `${path}${lineRange(args)}` };\n    case 'grep':\n      return {\n        object: words(pattern, folder, glob),\n        headline: `“${firstLine(pattern, 60)}” in ${glob || folder || '.'}`,\n      };\n    case 'write_file':\n      return { object: path, headline: `${path}${writeSize(args)}` };\n    default:\n      return { object: path, headline: path };\n  }\n}\nconst words = (...texts) => texts.filter((text) => text !== '').join(' ');\nfunction lineRange(args) {\n  const start = numberAt(args, 'start_line');\n  const end = numberAt(args, 'end_line');\n  if (start === null && end === null) return '';\n  return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;\n}\nfunction writeSize(args) {\n  const edits = listAt(args, 'edits').length;\n  if (edits > 0) return `, ${formatCountOf(edits, 'edit')}`;\n  const { length } = textAt(args, 'content');\n  return length > 0 ? `, ${formatCountOf(length, 'character')}` : '';\n}\nfunction lookUp (table, name) {\n  return Object.hasOwn(table, name) ? table[name] : undefined;\n}\nfunction formatCount(count) {\n  const [whole = '', ...fraction] = String(Math.round(count * 1000) / 1000).split('.');\n  return [whole.replace(/\\B(?=(?:\\d{3})+$)/g, ','), ...fraction].join('.');\n}\nfunction formatCountOf(count, noun) {\n  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;\n}\nfunction formatBytes(bytes) {\n  if (bytes < 1000) return `${bytes} B`;\n  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;\n  return `${(bytes / 1_000_000).toFixed(1)} MB`;\n}\nfunction formatSeconds(ms) {\n  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;\n  const seconds = Math.round(ms / 1000);\n  const minutes = `${Math.floor(seconds / 60)} min`;\n  return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} s`;\n}\nfunction formatDuration(ms) {\n  return ms < 1000 ? `${Math.round(ms)} ms` : formatSeconds(ms);\n}\nfunction firstLine(text, max) {\n  const [line = ''] = text.trimStart().split('\\n', 1);\n  const isWhole = line.length <= max && line.trimEnd() === text.trim();\n  return isWhole ? line.trimEnd() : `${firstChars(line, max).trimEnd()}…`;\n}\nreturn { attemptWords, BEST_KEPT, outcomeWords, stopWords, verdictWords, measuredWords, phaseWords, triggerPieces, shortAction, actionWords, formatCount, formatCountOf, formatBytes, formatSeconds, formatDuration, firstLine };\n})();\n// story/moment.ts\nconst m9 = (() => {\nconst { isPlainObject } = m3;\nconst { isList, listAt, numberAt, textAt, textsAt, valueAt } = m1;\nconst { actionWords, } = m6;\nfunction momentOf({ kind, payload }) {\n  return Object.hasOwn(MOMENTS, kind) ? (MOMENTS[kind]?.(payload) ?? null) : null;\n}\nconst READERS = {\n  run_start: (payload) => ({\n    kind: 'start',\n    goal: textAt(payload, 'goal') || textAt(payload, 'task', 'goal'),\n    model: textAt(payload, 'llm', 'model'),\n    attempt: attemptOf(payload),\n  }),\n  llm_attempt: (payload) => ({\n    kind: 'attempt',\n    status: numberAt(payload, 'status'),\n    error: textAt(payload, 'error'),\n    waitMs: numberAt(payload, 'wait_ms'),\n  }),\n  llm_action: (payload) => ({\n    kind: 'action',\n    words: actionWords(valueAt(payload, 'action')),\n    summary: textAt(payload, 'action', 'summary'),\n    usage: tokensOf(payload),\n  }),\n  llm_parse_error: (payload) => ({\n    kind: 'malformed',\n    expects: textAt(payload, 'expects'),\n    error: textAt(payload, 'error'),\n    usage: tokensOf(payload),\n  }),\n  llm_error: (payload) => ({\n    kind: 'lost',\n    reason: textAt(payload, 'reason'),\n    status: numberAt(payload, 'status'),\n    message: textAt(payload, 'message'),\n  }),\n  tool_result: (payload) => ({\n    kind: 'result',\n    tool: textAt(payload, 'tool'),\n    isOk: valueAt(payload, 'obs', 'ok') !== false,\n    rule: textAt(payload, 'obs', 'meta', 'denied'),\n    path: textAt(payload, 'obs', 'meta', 'path') || textAt(payload, 'args', 'rel_path'),\n    edits: editsOf(valueAt(payload, 'args')),\n    addsTest: valueAt(payload, 'obs', 'meta', 'addsTest') === true,\n    output: textAt(payload, 'obs', 'output'),\n  }),\n  policy_denied: (payload) => ({\n    kind: 'denied',\n    path: textAt(payload, 'path'),\n    rule: textAt(payload, 'rule'),\n  }),\n  tests: (payload) => ({ kind: 'tests', run: testRunOf(payload) }),\n  reflection: (payload) => ({\n    kind: 'reflection',\n    notes: textsAt(payload, 'reflection', 'notes'),\n    nextFocus: textAt(payload, 'reflection', 'next_focus'),\n    risks: textsAt(payload, 'reflection', 'risks'),\n    usage: tokensOf(payload),\n  }),\n  driver_note: (payload) => ({\n    kind: 'note',\n    reason: textAt(payload, 'reason'),\n    note: textAt(payload, 'note'),\n  }),\n  candidate: (payload) => ({\n    kind: 'candidate',\n    number: numberAt(payload, 'n'),\n    template: textAt(payload, 'template'),\n    path: textAt(payload, 'path'),\n    line: numberAt(payload, 'line'),\n    verdict: textAt(payload, 'verdict'),\n    edits: editsOf(payload),\n  }),\n  culprit: (payload) => ({\n    kind: 'culprit',\n    commit: textAt(payload, 'commit'),\n    test: textAt(payload, 'test'),\n  }),\n  final: (payload) => ({\n    kind: 'closing',\n    title: textAt(payload, 'final', 'title'),\n    summary: textAt(payload, 'final', 'summary'),\n    status: textAt(payload, 'final', 'status'),\n    changes: claimedChanges(valueAt(payload, 'final')),\n  }),\n  outcome: (payload) => ({\n    kind: 'outcome',\n    outcome: textAt(payload, 'outcome'),\n    stopReason: textAt(payload, 'stop_reason'),\n  }),\n};\nconst MOMENTS = READERS;\nfunction attemptOf(payload) {\n  const number = numberAt(payload, 'attempt', 'number');\n  const of = numberAt(payload, 'attempt', 'of');\n  return number === null || of === null ? null : { number, of };\n}\nconst editsOf = (payload) =>\n  listAt(payload, 'edits').map((edit) => ({ old: textAt(edit, 'old'), new: textAt(edit, 'new') }));\nfunction testRunOf(payload) {\n  const isOk = valueAt(payload, 'ok') === true;\n  const verdict = textAt(payload, 'verdict') || (isOk ? 'green' : 'red');\n  return {\n    verdict,\n    isGreen: verdict === 'green' && isOk,\n    phase: textAt(payload, 'phase'),\n    output: textAt(payload, 'output'),\n    signature: textAt(payload, 'signature'),\n    exitCode: numberAt(payload, 'exit_code'),\n    durationMs: numberAt(payload, 'duration_ms'),\n    report: reportOf(valueAt(payload, 'report')),\n    tree: textAt(payload, 'tree'),\n    focus: textAt(payload, 'focus') || null,\n  };\n}\nfunction reportOf(report) {\n  if (!isPlainObject(report)) return null;\n  return {\n    source: textAt(report, 'source'),\n    failures: listAt(report, 'failures').map((failure) => ({\n      id: textAt(failure, 'id'),\n      file: textAt(failure, 'file') || null,\n      line: numberAt(failure, 'line'),\n      message: textAt(failure, 'message'),\n    })),\n    passed: numberAt(report, 'passed'),\n    failed: numberAt(report, 'failed'),\n    skipped: numberAt(report, 'skipped'),\n  };\n}\nconst isExpectedRed = ({ phase, verdict }) =>\n  phase === 'counterfactual' && verdict === 'red';\nfunction toneOf(run) {\n  if (run.phase === 'counterfactual') return isExpectedRed(run) ? 'good' : 'warn';\n  return run.isGreen ? 'good' : 'bad';\n}\nfunction claimedChanges(final) {\n  const changes = valueAt(final, 'changes');\n  return (isList(changes) ? changes : [])\n    .map((change) => ({ path: textAt(change, 'path'), description: textAt(change, 'description') }))\n    .filter(({ path }) => path !== '');\n}\nconst NO_TOKENS = { input: 0, cached: 0, output: 0 };\nfunction tokensOf(payload) {\n  return {\n    input: numberAt(payload, 'usage', 'input_tokens') ?? 0,\n    cached: numberAt(payload, 'usage', 'cached_input_tokens') ?? 0,\n    output: numberAt(payload, 'usage', 'output_tokens') ?? 0,\n  };\n}\nconst addTokens = (a, b) => ({\n  input: a.input + b.input,\n  cached: a.cached + b.cached,\n  output: a.output + b.output,\n});\nreturn { momentOf, testRunOf, isExpectedRed, toneOf, claimedChanges, NO_TOKENS, addTokens };\n})();\n// page/view.ts\nconst m11 = (() => {\nconst { firstChars, withoutColours } = m4;\nconst { isList } = m1;\nfunction h(selector, ...parts) {\n  const [tag = '', ...classes] = selector.split('.');\n  const attributes = parts.find(isAttributes) ?? {};\n  return {\n    tag,\n    attributes: classes.length === 0 ? attributes : { class: classes.join(' '), ...attributes },\n    children: parts.flatMap((part) => (isAttributes(part) ? [] : viewsOf(part))),\n  };\n}\nfunction isAttributes(part) {\n  const isObject = typeof part === 'object' && part !== null && !isList(part);\n  return isObject && !('tag' in part) && !('longText' in part);\n}\nfunction viewsOf(child) {\n  if (child === null) return [];\n  return isList(child) ? child.flatMap(viewsOf) : [child];\n}\nconst longText = (text, flavour, label) => ({\n  longText: text,\n  flavour,\n  label,\n});\nconst CUT_CHARACTERS = 16_000;\nconst CUT_LINES = 300;\nfunction cutLength(text) {\n  const end = Math.min(endOfLine(text, CUT_LINES), CUT_CHARACTERS);\n  if (text.length <= end * 1.1) return text.length;\n  return firstChars(text, end).length;\n}\nfunction endOfLine(text, count) {\n  let end = 0;\n  for (let line = 0; line < count && end < CUT_CHARACTERS; line += 1) {\n    const newline = text.indexOf('\\n', end);\n    if (newline === -1) return text.length;\n    end = newline + 1;\n  }\n  return end;\n}\nfunction textBlock(view, length) {\n  const text = withoutColours(view.longText.slice(0, length));\n  if (view.flavour === 'prose') return h('div.prose', codeSpans(text));\n  return h(\n    'pre',\n    { class: `text ${view.flavour}`, tabindex: '0', role: 'group', 'aria-label': view.label },\n    linesOf(text, view.flavour),\n  );\n}\nconst codeSpans = (text) =>\n  text\n    .split(/(`{1,2})([^`\\n]+)\\1/)\n    .flatMap((part, at) => (at % 3 === 0 ? [part] : at % 3 === 1 ? [] : [h('code', part)]))\n    .filter((view) => view !== '');\nfunction linesOf(text, flavour) {\n  if (flavour === 'diff') return runsOf(text, diffClass);\n  const lines = text.replaceAll('\\r\\n', '\\n');\n  return flavour === 'tests' ? runsOf(lines, (line) => (isTelling(line) ? 'telling' : '')) : [lines];\n}\nfunction runsOf(text, classOf) {\n  const runs = [];\n  for (const line of text.split(/(?<=\\n)/)) {\n    const kind = classOf(line);\n    const last = runs.at(-1);\n    if (last?.kind === kind) last.lines.push(line);\n    else runs.push({ kind, lines: [line] });\n  }\n  return runs.map(({ kind, lines }) =>\n    kind === '' ? lines.join('') : h('span', { class: kind }, lines.join('')),\n  );\n}\nfunction diffClass(line) {\n  if (line.startsWith('@@')) return 'hunk';\n  if (/^(?:diff |index |\\+\\+\\+|---)/.test(line)) return 'file';\n  if (line.startsWith('+')) return 'added';\n  return line.startsWith('-') ? 'removed' : '';\n}\nconst TELLING = new RegExp(\n  [\n    String.raw`^E\\s{2,}`,\n    String.raw`^\\s*(?:FAILED|FAIL|ERROR|not ok)\\b`,\n    String.raw`^\\s*[✗✕✖×●]\\s`,\n    String.raw`^\\s*--- FAIL`,\n    String.raw`\\b\\w*(?:Error|Exception)\\b:`,\n    String.raw`\\bpanicked at\\b|^panic:`,\n    String.raw`\\berror(?:\\[\\w+\\]|\\s?TS\\d+)?:`,\n    String.raw`\\.\\.\\. FAILED$|\\.\\.\\. FAIL$`,\n    String.raw`^\\s*(?:[-+]\\s*)?(?:Expected|Received|expected|actual|got|want|left|right)\\b\\s*:`,\n    String.raw`\\b[1-9]\\d* (?:failed|failing|failures?|errors?)\\b`,\n  ].join('|'),\n);\nfunction isTelling(line) {\n  return line.length < 2_000 && TELLING.test(withoutColours(line));\n}\nfunction tellingLines(output, max) {\n  const found = [];\n  for (const line of withoutColours(output).split('\\n')) {\n    if (found.length === max) break;\n    if (isTelling(line)) found.push(line.trimEnd());\n  }\n  return found;\n}\nreturn { h, longText, cutLength, textBlock, codeSpans, isTelling, tellingLines };\n})();\n// page/prompt.ts\nconst m10 = (() => {\nconst { orElse } = m2;\nconst { contentText, isList, listAt, messageOf, prettyJson, textAt, valueAt } = m1;\nconst { firstLine, formatCount, formatCountOf } = m6;\nconst { h, longText, } = m11;\nfunction rebuildPrompt(requests) {\n  const last = requests.at(-1);\n  const items = requests.flatMap((request) => listAt(request, 'appended'));\n  const parts = items.map((item) => JSON.stringify(item)).join(',');\n  const body = `${newest(requests, 'head')}${parts}${newest(requests, 'tail')}`;\n  return {\n    messages: [...frameMessages(body), ...items.flatMap(rowsOfItem)],\n    added: listAt(last, 'appended').flatMap(rowsOfItem).length,\n    body,\n    sha256: textAt(last, 'sha256'),\n  };\n}\nconst newest = (requests, part) =>\n  requests.map((request) => valueAt(request, part)).findLast((text) => typeof text === 'string') ?? '';\nfunction frameMessages(body) {\n  const parsed = parse(body);\n  const instructions = textAt(parsed, 'instructions');\n  const tools = valueAt(parsed, 'tools');\n  return [\n    ...(isList(tools) ? [{ role: 'tools', note: toolNames(tools), text: prettyJson(tools) }] : []),\n    ...(instructions === '' ? [] : [{ role: 'system', note: 'instructions', text: instructions }]),\n  ];\n}\nconst parse = (body) => orElse(undefined, () => JSON.parse(body));\nfunction toolNames(tools) {\n  return tools.map((tool) => textAt(tool, 'name') || textAt(tool, 'function', 'name')).join(', ');\n}\nfunction rowsOfItem(item) {\n  const { role, text, calls, answers } = messageOf(item);\n  const rows = calls.map(({ name, args }) => ({ role, note: `calls ${name}`, text: args }));\n  return text === '' && rows.length > 0 ? rows : [{ role, note: answers, text }, ...rows];\n}\nfunction spokenText(raw) {\n  const items = [\n    ...listAt(raw, 'output'),\n    ...listAt(raw, 'choices').map((choice) => valueAt(choice, 'message')),\n  ];\n  return items\n    .flatMap((item) => {\n      const isMessage = textAt(item, 'type') === 'message' || textAt(item, 'role') === 'assistant';\n      const reasoning = textAt(item, 'reasoning_content') || textAt(item, 'reasoning');\n      const message = isMessage ? contentText(valueAt(item, 'content')) : '';\n      return [contentText(valueAt(item, 'summary')), reasoning, message];\n    })\n    .filter((text) => text.trim() !== '')\n    .join('\\n\\n');\n}\nfunction promptView(prompt, from, check) {\n  const { messages, added, body } = prompt;\n  const size = `${formatCountOf(messages.length, 'message')}, ${formatCount(body.length)} characters of JSON. `;\n  const firstAdded = messages.length - added;\n  const more = `Show the ${formatCountOf(from, 'earlier message')}`;\n  return [\n    h('p.quiet', { role: 'status' }, size, h('span.check', check)),\n    ...(from === 0 ? [] : [h('button', { type: 'button', 'data-more': 'messages' }, more)]),\n    ...messages.slice(from).map((message, offset) => messageView(message, from + offset >= firstAdded)),\n  ];\n}\nfunction messageView({ role, note, text }, isNew) {\n  return h(\n    'details',\n    { class: `message ${isNew ? 'new' : ''}`, open: isNew ? '' : undefined },\n    h(\n      'summary',\n      h('strong', role),\n      note === '' ? '' : ` ${note}`,\n      isNew ? h('span.mark.plain', 'new') : null,\n      h('span.quiet', ` ${firstLine(text, 80)}`),\n    ),\n    text === '' ? h('p.quiet', 'No text.') : longText(text, 'plain', `Message of ${role}`),\n  );\n}\nreturn { rebuildPrompt, spokenText, promptView };\n})();\n// page/event-view.ts\nconst m8 = (() => {\nconst { assertNever } = m2;\nconst { isPlainObject } = m3;\nconst { firstChars, lastChars, withoutColours } = m4;\nconst {\n  claimedChanges,\n  momentOf,\n  toneOf,\n} = m9;\nconst { isList, listAt, numberAt, prettyJson, textAt, valueAt } = m1;\nconst {\n  firstLine,\n  formatBytes,\n  formatCount,\n  formatCountOf,\n  formatDuration,\n  measuredWords,\n  outcomeWords,\n  phaseWords,\n  stopWords,\n  verdictWords,\n} = m6;\nconst { spokenText } = m10;\nconst { h, longText, tellingLines, } = m11;\nconst REQUESTS = new Set(['llm_request', 'reflection_request']);\nconst isRequest = (kind) => REQUESTS.has(kind);\nfunction eventSection(index, event) {\n  const { title, tone, views } = eventView(event);\n  return h(\n    'section',\n    { class: views.length === 0 ? `event line ${tone}` : `event ${tone}` },\n    h('h4', firstLine(title, 160)),\n    isRequest(event.kind) ? onDemand('Show prompt', { 'data-prompt': String(index) }) : null,\n    onDemand(`#${formatCount(event.seq)} ${firstLine(event.kind, 40)}`, {\n      class: 'json',\n      'data-json': String(index),\n    }),\n    views,\n  );\n}\nfunction onDemand(label, attributes) {\n  return h('button', { type: 'button', 'aria-expanded': 'false', ...attributes }, label);\n}\nfunction eventView(event) {\n  const moment = momentOf(event);\n  if (moment !== null) return momentView(moment, event.payload);\n  const { kind, payload } = event;\n  if (isRequest(kind)) return requestView(payload);\n  switch (kind) {\n    case 'llm_trailing_text':\n      return plain('Text after the action, ignored', [\n        longText(textAt(payload, 'trailing'), 'plain', 'Trailing text'),\n      ]);\n    case 'run_end':\n      return plain('Run ended', [longText(textAt(payload, 'summary'), 'prose', 'Summary')]);\n    default:\n      return plain(kind, [longText(prettyJson(payload), 'plain', kind)]);\n  }\n}\nconst plain = (title, views = [], tone = 'plain') => ({\n  title,\n  tone,\n  views,\n});\nfunction momentView(moment, payload) {\n  switch (moment.kind) {\n    case 'start':\n      return plain('The task', taskViews(moment.goal, payload));\n    case 'attempt':\n      return attemptView(moment);\n    case 'action':\n      return plain('The model wanted', actionViews(moment.words, payload));\n    case 'malformed': {\n      const raw = rawText(valueAt(payload, 'raw'));\n      const views = [longText(moment.error, 'prose', 'Error'), longText(raw, 'plain', 'Raw reply')];\n      return plain('Malformed reply', views, 'warn');\n    }\n    case 'lost': {\n      const status = moment.status === null ? '' : ` (HTTP ${formatCount(moment.status)})`;\n      const said = `${moment.reason}${status}: ${moment.message}`;\n      return plain('No reply from the model', [longText(said, 'prose', 'Error')], 'bad');\n    }\n    case 'result':\n      return resultView(moment);\n    case 'denied': {\n      const views = [h('p', h('code', moment.path), ` is covered by rule ${moment.rule}`)];\n      return plain('Refused by policy', views, 'warn');\n    }\n    case 'tests':\n      return testView(moment.run);\n    case 'reflection':\n      return plain('Reflection', reflectionViews(moment));\n    case 'note': {\n      const about = moment.reason.replaceAll('_', ' ');\n      const title = about === '' ? 'Driver note' : `Driver note: ${about}`;\n      return plain(title, [longText(moment.note, 'prose', 'Note')]);\n    }\n    case 'candidate': {\n      const { number, verdict, template, path, line } = moment;\n      const views = [h('p', `${template} at `, h('code', `${path}:${line ?? '?'}`))];\n      const tone = verdict === 'passed' ? 'good' : 'plain';\n      return plain(`Candidate ${number ?? ''} ${verdictWords(verdict)}`, views, tone);\n    }\n    case 'culprit':\n      return plain('Culprit', [h('p', h('code', moment.commit), ` broke ${moment.test || 'the tests'}`)]);\n    case 'closing':\n      return plain('Closing summary', finalViews(valueAt(payload, 'final')));\n    case 'outcome': {\n      const [why, diff] = [stopWords(moment.stopReason), textAt(payload, 'diff')];\n      return plain(`Outcome: ${outcomeWords(moment.outcome).title}`, [\n        ...(why === '' ? [] : [h('p', `The run ended because ${why}.`)]),\n        ...(diff === '' ? [] : [longText(diff, 'diff', 'The final diff')]),\n      ]);\n    }\n    default:\n      return assertNever(moment);\n  }\n}\nfunction taskViews(goal, payload) {\n  const files = numberAt(payload, 'files');\n  const quoted = [...listAt(payload, 'task', 'evidence'), ...listAt(payload, 'task', 'instructions')];\n  const evidence = quoted.flatMap((item) => [\n    h('p.quiet', `From ${textAt(item, 'source')}`),\n    longText(textAt(item, 'text'), 'tests', `Evidence from ${textAt(item, 'source')}`),\n  ]);\n  return [\n    longText(goal, 'prose', 'Goal'),\n    ...evidence,\n    ...(files === null ? [] : [h('p.quiet', `${formatCountOf(files, 'file')} at the base commit`)]),\n  ];\n}\nfunction requestView(payload) {\n  const reason = textAt(payload, 'reason');\n  const bytes = numberAt(payload, 'bytes');\n  const appended = listAt(payload, 'appended').length;\n  const words = [\n    reason === '' ? 'Request' : `Reflection asked for: ${reason}`,\n    bytes === null ? '' : formatBytes(bytes),\n    appended === 0 ? '' : `${formatCountOf(appended, 'item')} new`,\n  ];\n  return plain(words.filter((word) => word !== '').join(' · '));\n}\nfunction attemptView({ status, error, waitMs }) {\n  const words = [\n    status === null ? 'No HTTP answer' : `HTTP ${status}`,\n    error,\n    waitMs === null ? '' : `waited ${formatDuration(waitMs)} and tried again`,\n  ];\n  return plain(words.filter((word) => word !== '').join(' · '), [], waitMs === null ? 'plain' : 'warn');\n}\nconst rawText = (raw) => (typeof raw === 'string' ? raw : prettyJson(raw ?? null));\nfunction actionViews({ verb, headline }, payload) {\n  const action = valueAt(payload, 'action');\n  const spoken = spokenText(valueAt(payload, 'raw'));\n  const said = spoken === '' ? [] : [longText(spoken, 'prose', 'Text by the model')];\n  if (textAt(action, 'type') === 'final') return [...said, ...finalViews(action)];\n  const call = h('p', h('code', verb), ` ${headline}`);\n  return [...said, call, ...argumentViews(verb, valueAt(action, 'args'))];\n}\nfunction finalViews(final) {\n  return [\n    h('p', h('code', 'final'), ` ${textAt(final, 'status').replace('_', ' ')}`),\n    longText(textAt(final, 'summary'), 'prose', 'Summary by the model'),\n    h(\n      'ul',\n      claimedChanges(final).map(({ path, description }) => h('li', h('code', path), ` ${description}`)),\n    ),\n  ];\n}\nconst HEADLINE_KEYS = new Set(['rel_path', 'rel_dir', 'start_line', 'end_line', 'pattern', 'glob']);\nfunction argumentViews(verb, args) {\n  if (verb === 'write_file') return [proposalView(args)];\n  if (!isPlainObject(args)) return args === undefined ? [] : [argumentText(args)];\n  const rest = Object.entries(args).filter(([key, value]) => value !== null && !HEADLINE_KEYS.has(key));\n  return rest.length === 0 ? [] : [argumentText(Object.fromEntries(rest))];\n}\nconst argumentText = (args) => longText(prettyJson(args), 'plain', 'Arguments');\nfunction proposalView(args) {\n  const content = textAt(args, 'content');\n  const edits = listAt(args, 'edits');\n  const [what, proposal] =\n    edits.length > 0\n      ? ['The edits as proposed', longText(edits.map(editDiff).join('\\n'), 'diff', 'Proposed edits')]\n      : [\n          `The content as proposed, ${formatCountOf(content.length, 'character')}`,\n          longText(content, 'plain', 'Proposed content'),\n        ];\n  return h('details', h('summary', what), proposal);\n}\nfunction editDiff(edit, index) {\n  const prefixed = (key, sign) => `${sign}${textAt(edit, key).replaceAll('\\n', `\\n${sign}`)}`;\n  return `@@ edit ${index + 1} @@\\n${prefixed('old', '-')}\\n${prefixed('new', '+')}`;\n}\nfunction resultView({ tool, isOk, rule, output }) {\n  const flavour = !isOk ? 'message' : tool === 'write_file' ? 'diff' : 'plain';\n  const title = isOk ? 'What happened' : rule === '' ? 'The tool failed' : `Refused: ${rule}`;\n  const view =\n    output === ''\n      ? h('p.quiet', 'The tool answered with nothing.')\n      : longText(output, flavour, `Answer of ${tool}`);\n  return plain(title, [view], isOk ? 'plain' : 'warn');\n}\nfunction reflectionViews({\n  notes,\n  nextFocus,\n  risks,\n}) {\n  return [\n    h(\n      'ul',\n      notes.map((note) => h('li', longText(note, 'prose', 'Note'))),\n    ),\n    ...(nextFocus === '' ? [] : [h('p', h('strong', 'Next: '), nextFocus)]),\n    ...(risks.length === 0 ? [] : [h('p', h('strong', 'Risks: '), risks.join('; '))]),\n  ];\n}\nconst MAX_TELLING = 12;\nfunction testView(run) {\n  const { when } = phaseWords(run.phase);\n  const failing = run.isGreen ? [] : tellingLines(run.output, MAX_TELLING);\n  const views = [\n    h('p.quiet', measuredWords(run)),\n    ...(run.focus === null\n      ? []\n      : [\n          h('p.quiet', 'Only the failing tests were run, which proves nothing by itself:'),\n          longText(run.focus, 'plain', 'Command for only the failing tests'),\n        ]),\n    ...reportViews(run),\n    ...(failing.length === 0 ? [] : [longText(failing.join('\\n'), 'tests', 'Failing lines')]),\n    ...outputViews(run.output, failing.length > 0),\n  ];\n  return plain(`Tests ${verdictWords(run.verdict)}${when === '' ? '' : `, ${when}`}`, views, toneOf(run));\n}\nconst MAX_FAILURES = 50;\nfunction reportViews({ report }) {\n  if (report === null) return [];\n  const { failures, failed, passed, skipped, source } = report;\n  const counts = [\n    failed === null ? '' : `${formatCount(failed)} failed`,\n    passed === null ? '' : `${formatCount(passed)} passed`,\n    skipped === null ? '' : `${formatCount(skipped)} skipped`,\n  ].filter((text) => text !== '');\n  const names = failures.slice(0, MAX_FAILURES).map(({ id, file, line }) => {\n    const place = file === null ? '' : ` ${file}${line === null ? '' : `:${line}`}`;\n    return h('li', h('code', firstLine(id, 300)), h('span.quiet', place));\n  });\n  const left = failures.length - names.length;\n  return [\n    h('p.quiet', `${counts.join(', ') || 'Failing tests'}, from ${firstLine(source, 100)}`),\n    h('ul', names, left > 0 ? h('li', `and ${formatCount(left)} more`) : null),\n  ];\n}\nfunction outputViews(output, hasDigest) {\n  if (output === '') return [h('p.quiet', 'No output.')];\n  const block = longText(output, 'tests', 'Test output');\n  if (!hasDigest) return [block];\n  return [h('details', h('summary', `All output, ${formatCount(output.length)} characters`), block)];\n}\nfunction patternFor(query) {\n  return new RegExp(query.replace(/[\\\\^$.*+?()[\\]{}|/-]/g, '\\\\$&'), 'gi');\n}\nfunction hitsIn(events, pattern) {\n  let count = 0;\n  let first = null;\n  for (const event of events) {\n    for (const text of searchableTexts(event)) {\n      for (const match of text.matchAll(pattern)) {\n        count += 1;\n        first ??= around(text, match.index, match[0]);\n      }\n    }\n  }\n  return first === null ? null : { count, ...first };\n}\nfunction around(text, at, hit) {\n  const end = at + hit.length;\n  return { before: lastChars(text.slice(0, at), 48), hit, after: firstChars(text.slice(end), 80) };\n}\nconst UNSEARCHED = new Set(['usage', 'call_id', 'patch_sha256']);\nfunction searchableTexts({ kind, payload }) {\n  if (isRequest(kind)) return [];\n  const texts = [kind, spokenText(valueAt(payload, 'raw'))];\n  const open = [payload];\n  while (open.length > 0) {\n    const value = open.pop();\n    if (typeof value === 'string') texts.push(withoutColours(value));\n    else if (isList(value)) for (const part of value) open.push(part);\n    else if (isPlainObject(value)) {\n      for (const [key, part] of Object.entries(value)) if (isSearched(key, kind)) open.push(part);\n    }\n  }\n  return texts;\n}\nfunction isSearched(key, kind) {\n  if (key === 'raw') return kind === 'llm_parse_error';\n  if (key === 'args') return kind !== 'tool_result';\n  return !UNSEARCHED.has(key);\n}\nreturn { isRequest, eventSection, eventView, patternFor, hitsIn, searchableTexts };\n})();\n// page/client.ts\nconst m0 = (() => {\nconst { prettyJson } = m1;\nconst { visiblePieces } = m5;\nconst { formatCount, formatCountOf } = m6;\nconst { eventSection, hitsIn, isRequest, patternFor } = m8;\nconst { promptView, rebuildPrompt } = m10;\nconst { cutLength, h, longText, textBlock, } = m11;\nconst EVENTS_AT_ONCE = 100;\nconst TURNS_AT_ONCE = 200;\nconst MESSAGES_AT_ONCE = 60;\nfunction start() {\n  startTheme(byId('theme'));\n  const rows = [...document.querySelectorAll ('#turns li.turn')];\n  const search = byId('search');\n  if (!(search instanceof HTMLInputElement)) return;\n  startSearch(search, byId('hits'), rows);\n  startTimeline(rows);\n  startLinks(search);\n  startKeys(search, rows);\n  byId('controls').hidden = false;\n}\nfunction byId(id) {\n  const element = document.getElementById(id);\n  if (element === null) throw new Error(`This page has lost its #${id}`);\n  return element;\n}\nconst closest = (target, selector) =>\n  target instanceof Element ? target.closest (selector) : null;\nconst detailsOf = (row) => row.querySelector(':scope > details');\nfunction startTimeline(rows) {\n  const turns = byId('turns');\n  turns.addEventListener(\n    'toggle',\n    ({ target }) => {\n      const row = target instanceof HTMLElement ? target.parentElement : null;\n      const body = row?.matches('li.turn') ? row.querySelector ('.body') : null;\n      if (row !== null && body?.childElementCount === 0) drawEvents(row, body);\n      markHits();\n    },\n    true,\n  );\n  turns.addEventListener('click', ({ target }) => {\n    const button = closest(target, 'button');\n    if (button !== null) press(button);\n  });\n  byId('open-all').addEventListener('click', () => {\n    for (const row of rows.filter((each) => !each.hidden).slice(0, TURNS_AT_ONCE))\n      detailsOf(row)?.toggleAttribute('open', true);\n  });\n}\nfunction drawEvents(row, body) {\n  body.querySelector(':scope > [data-more]')?.remove();\n  const drawn = body.childElementCount;\n  const first = Number(row.dataset['from']) + drawn;\n  const events = [...Iterator.from(eventsOf(row, drawn)).take(EVENTS_AT_ONCE)];\n  body.append(...toDom(...events.map((event, at) => eventSection(first + at, event))));\n  const left = Number(row.dataset['count']) - drawn - events.length;\n  if (left > 0)\n    body.append(...toDom(moreButton('events', `Show more, ${formatCountOf(left, 'event')} left`)));\n}\nconst moreButton = (what, label) =>\n  h('button', { type: 'button', 'data-more': what }, label);\nfunction press(button) {\n  const { json, prompt, more } = button.dataset;\n  const row = closest(button, 'li.turn');\n  if (json !== undefined) toggleJson(button, Number(json));\n  else if (prompt !== undefined) togglePrompt(button, Number(prompt));\n  else if (more === 'events' && row !== null && button.parentElement !== null)\n    drawEvents(row, button.parentElement);\n  markHits();\n}\nfunction toggleJson(button, index) {\n  togglePanel(button, 'record')?.append(\n    ...toDom(longText(prettyJson(eventAt(index)), 'plain', 'Event as recorded')),\n  );\n}\nfunction togglePrompt(button, index) {\n  const panel = togglePanel(button, 'prompt');\n  if (panel === null) return;\n  const prompt = rebuildPrompt(requestsUpTo(index));\n  let from = Math.max(0, prompt.messages.length - MESSAGES_AT_ONCE);\n  let check = '';\n  const draw = () => panel.replaceChildren(...toDom(...promptView(prompt, from, check)));\n  draw();\n  panel.addEventListener('click', ({ target }) => {\n    if (closest(target, '[data-more]')?.parentElement !== panel) return;\n    from = Math.max(0, from - MESSAGES_AT_ONCE * 5);\n    draw();\n  });\n  void checkWords(prompt.body, prompt.sha256).then((words) => {\n    check = words;\n    panel.querySelector('.check')?.replaceChildren(words);\n  });\n}\nfunction togglePanel(button, name) {\n  const isOpen = button.getAttribute('aria-expanded') === 'true';\n  button.setAttribute('aria-expanded', String(!isOpen));\n  if (isOpen) {\n    button.parentElement?.querySelector(`:scope > .${name}`)?.remove();\n    return null;\n  }\n  const panel = document.createElement('div');\n  panel.className = `panel ${name}`;\n  button.parentElement?.append(panel);\n  return panel;\n}\nfunction startLinks(search) {\n  const open = (hash) => {\n    const row = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));\n    if (row === null || !row.matches('li.turn')) return;\n    if (row.hidden) clearSearch(search);\n    row.hidden = false;\n    detailsOf(row)?.toggleAttribute('open', true);\n    row.scrollIntoView({ block: 'start' });\n    row.querySelector('summary')?.focus({ preventScroll: true });\n  };\n  document.addEventListener('click', ({ target }) => {\n    const hash = closest(target, 'a[href^=\"#\"]')?.getAttribute('href');\n    if (hash !== null && hash !== undefined) setTimeout(() => open(hash));\n  });\n  window.addEventListener('hashchange', () => open(location.hash));\n  open(location.hash);\n}\nfunction startKeys(search, rows) {\n  const [help, singleKeys] = [byId('help'), byId('single-keys')];\n  const isOn = () => singleKeys instanceof HTMLInputElement && singleKeys.checked;\n  let last = null;\n  const go = (step) => {\n    const shown = rows.filter((row) => !row.hidden);\n    const at = shown.findIndex((row) => row === (closest(document.activeElement, 'li.turn') ?? last));\n    last = shown[at === -1 ? 0 : at + step] ?? last;\n    last?.querySelector('summary')?.focus({ preventScroll: true });\n    last?.scrollIntoView({ block: 'nearest' });\n  };\n  const keys = {\n    j: () => go(1),\n    k: () => go(-1),\n    '/': () => search.select(),\n    '?': () => help.togglePopover(),\n  };\n  document.addEventListener('keydown', (event) => {\n    const { key, target, ctrlKey, metaKey, altKey } = event;\n    if (key === 'Escape' && search.value !== '') clearSearch(search);\n    const isTyping = closest(target, 'input:not([type=checkbox])') !== null;\n    const isOurs = isOn() && !isTyping && Object.hasOwn(keys, key);\n    if (!isOurs || ctrlKey || metaKey || altKey) return;\n    event.preventDefault();\n    keys[key]?.();\n  });\n}\nconst THEMES = ['auto', 'light', 'dark'];\nfunction startTheme(button) {\n  const show = (theme) => {\n    document.documentElement.dataset['theme'] = theme;\n    button.textContent = `Colours: ${theme}`;\n  };\n  const known = stored();\n  if (known !== null && THEMES.includes(known)) show(known);\n  button.addEventListener('click', () => {\n    const now = THEMES.indexOf(document.documentElement.dataset['theme'] ?? 'auto');\n    const next = THEMES[(now + 1) % THEMES.length] ?? 'auto';\n    show(next);\n    stored(next);\n  });\n}\nfunction stored(theme) {\n  try {\n    if (theme !== undefined) localStorage.setItem('agent-fix-theme', theme);\n    return localStorage.getItem('agent-fix-theme');\n  } catch {\n    return null;\n  }\n}\nconst SLICE_MS = 30;\nconst PAUSE_MS = 150;\nconst MAX_MARKS = 2_000;\nlet pattern = null;\nfunction startSearch(input, status, rows) {\n  let timer = 0;\n  let running = new AbortController();\n  const begin = () => {\n    running.abort();\n    running = new AbortController();\n    const query = input.value.trim();\n    pattern = query === '' ? null : patternFor(query);\n    void search({ rows, status, pattern, signal: running.signal });\n  };\n  input.addEventListener('input', () => {\n    clearTimeout(timer);\n    if (input.value === '') begin();\n    else timer = window.setTimeout(begin, PAUSE_MS);\n  });\n}\nfunction clearSearch(input) {\n  input.value = '';\n  input.dispatchEvent(new Event('input'));\n}\nasync function search({ rows, status, pattern: wanted, signal }) {\n  const found = new Map ();\n  let due = performance.now() + SLICE_MS;\n  if (wanted !== null) {\n    for (const row of rows) {\n      if (performance.now() > due) {\n        status.textContent = `Searching, ${formatCountOf(found.size, 'turn')} so far`;\n        await new Promise((resolve) => setTimeout(resolve));\n        if (signal.aborted) return;\n        due = performance.now() + SLICE_MS;\n      }\n      const hits = hitsIn(eventsOf(row), wanted);\n      if (hits !== null) found.set(row, hits);\n    }\n  }\n  document.getElementById('turns')?.classList.toggle('filtered', wanted !== null && found.size < 1_000);\n  for (const row of rows) showHits(row, found.get(row), wanted !== null);\n  const count = [...found.values()].reduce((sum, hits) => sum + hits.count, 0);\n  const words =\n    count === 0 ? 'No hits' : `${formatCountOf(count, 'hit')} in ${formatCountOf(found.size, 'turn')}`;\n  status.textContent = wanted === null ? '' : words;\n  markHits();\n}\nfunction showHits(row, hits, isFiltered) {\n  row.hidden = isFiltered && hits === undefined;\n  row.querySelector('.found')?.remove();\n  if (hits === undefined) return;\n  const { before, hit, after, count } = hits;\n  const words = `${formatCountOf(count, 'hit')}: `;\n  const found = h('span.found', words, before, h('mark', hit), after);\n  row.querySelector('summary')?.append(...toDom(found));\n}\nfunction markHits() {\n  if (!('highlights' in CSS)) return;\n  CSS.highlights.delete('hit');\n  if (pattern === null) return;\n  const ranges = [];\n  for (const body of document.querySelectorAll('#turns li:not([hidden]) > details[open] > .body')) {\n    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);\n    for (let node = texts.nextNode(); node !== null && ranges.length < MAX_MARKS; node = texts.nextNode()) {\n      for (const match of (node.nodeValue ?? '').matchAll(pattern)) {\n        const range = new Range();\n        range.setStart(node, match.index);\n        range.setEnd(node, match.index + match[0].length);\n        ranges.push(range);\n      }\n    }\n  }\n  CSS.highlights.set('hit', new Highlight(...ranges));\n}\nlet lines = null;\nconst MISSING = { seq: 0, ts: null, kind: 'missing', payload: null };\nfunction eventAt(index) {\n  lines ??= [...document.querySelectorAll('script.events')].flatMap((block) =>\n    (block.textContent ?? '').split('\\n'),\n  );\n  return JSON.parse(lines[index] ?? 'null') ?? MISSING;\n}\nfunction* eventsOf(row, start = 0) {\n  const [from, count] = [Number(row.dataset['from']), Number(row.dataset['count'])];\n  for (let index = from + start; index < from + count; index += 1) yield eventAt(index);\n}\nfunction requestsUpTo(index) {\n  return Array.from({ length: index + 1 }, (_, at) => eventAt(at))\n    .filter(({ kind }) => isRequest(kind))\n    .map(({ payload }) => payload);\n}\nasync function checkWords(text, sha256) {\n  if (sha256 === '') return 'The record holds no hash of it.';\n  if (!window.isSecureContext) return 'This browser cannot check its sha256 here.';\n  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));\n  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');\n  return found === sha256\n    ? 'Its sha256 is the recorded one.'\n    : `Its sha256 is NOT the recorded one: ${found}.`;\n}\nfunction toDom(...views) {\n  return views.flatMap((view) => {\n    if (typeof view === 'string')\n      return visiblePieces(view).map((piece) => (typeof piece === 'string' ? piece : markOf(piece.mark)));\n    return 'tag' in view ? [toElement(view)] : longElements(view);\n  });\n}\nfunction toElement({ tag, attributes, children }) {\n  const element = document.createElement(tag);\n  for (const [name, value] of Object.entries(attributes)) {\n    if (value !== undefined) element.setAttribute(name, value);\n  }\n  element.append(...toDom(...children));\n  return element;\n}\nfunction markOf(name) {\n  const mark = document.createElement('span');\n  mark.className = 'unseen';\n  mark.textContent = name;\n  return mark;\n}\nconst WRAP_FROM = 200_000;\nfunction longElements(view) {\n  const { length } = view.longText;\n  const shown = cutLength(view.longText);\n  const block = toElement(textBlock(view, shown));\n  if (shown === length) return [block];\n  const button = toElement(\n    h('button', { type: 'button', class: 'all' }, `Show all ${formatCount(length)} characters`),\n  );\n  button.addEventListener('click', () => {\n    const whole = toElement(textBlock(view, length));\n    if (length > WRAP_FROM) whole.classList.add('wrapped');\n    block.replaceWith(whole);\n    button.remove();\n    whole.focus({ preventScroll: true });\n  });\n  return [block, button];\n}\nreturn { start };\n})();\nm0.start();\n})();\n";

var moment = __webpack_require__(81202);
var core_text = __webpack_require__(45565);
var read_json = __webpack_require__(3297);
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
function textBlock(view, length) {
    const text = (0,core_text .mU)(view.longText.slice(0, length));
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
    for (const line of withoutColours(output).split('\n')) {
        if (found.length === max)
            break;
        if (isTelling(line))
            found.push(line.trimEnd());
    }
    return found;
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
    const expected = (0,moment .CA)(run) ? ', as expected' : '';
    const text = `${name}${isColour ? '' : ':'} ${(0,story_words .L2)(run.verdict)}${scope}${expected}`;
    return { tone: (0,moment .YV)(run), text };
}
function timelineView(rows) {
    return h('section.timeline', { 'aria-labelledby': 'timeline' }, h('h2', { id: 'timeline' }, 'Timeline'), h('noscript', h('p.problems', 'Without JavaScript the turns are listed but cannot be opened.')), h('search', { id: 'controls', hidden: '' }, h('label', { for: 'search', class: 'away' }, 'Search the timeline'), h('input', {
        id: 'search',
        type: 'search',
        placeholder: 'Search the timeline',
        autocomplete: 'off',
        spellcheck: 'false',
    }), h('span', { id: 'hits', role: 'status' }), h('button', { type: 'button', id: 'open-all' }, 'Open all')), h('div', { id: 'turns' }, partsOf(rows)));
}
const ROWS_IN_PART = 100;
const partsOf = (rows) => Array.from({ length: Math.ceil(rows.length / ROWS_IN_PART) }, (_, part) => h('ol', rows.slice(part * ROWS_IN_PART, (part + 1) * ROWS_IN_PART).map(rowView)));
function rowView({ turn, id, atMs }) {
    const { number, from, count } = turn;
    return h('li', {
        id,
        class: `turn ${toneOfTurn(turn)}`,
        'data-from': String(from),
        'data-count': String(count),
    }, h('details', h('summary', h('span.number', number === null ? '' : String(number)), h('h3', titleViews(turn)), h('span.marks', marksOf(turn)), h('span.cost', costWords(turn, atMs))), h('div.body')));
}
function toneOfTurn({ stage, test, moments }) {
    const end = stage === 'end' ? moments.find((moment) => moment.kind === 'outcome') : undefined;
    if (end !== undefined)
        return (0,story_words .wX)(end.outcome).tone;
    return test === null ? 'plain' : (0,moment .YV)(test);
}
function titleViews(turn) {
    const { verb, object } = headline(turn);
    if (turn.number === null)
        return [object === '' ? verb : `${verb}: ${object}`];
    return [h('span.away', `Turn ${turn.number}: `), h('span.verb', verb), ` ${object}`];
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
const MAX_COLUMNS = 160;
const MAX_LABELS = 14;
function columnsOf(all) {
    const rows = all.filter(({ turn }) => turn.number !== null || turn.test !== null);
    const size = Math.max(1, Math.ceil(rows.length / MAX_COLUMNS));
    return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
        const part = rows.slice(index * size, (index + 1) * size);
        return {
            rows: part,
            test: part.findLast(({ turn }) => turn.test !== null)?.turn.test ?? null,
            usage: part.reduce((sum, { turn }) => (0,moment .Ox)(sum, turn.usage), moment .jz),
        };
    });
}
function columnName({ rows }) {
    const name = (row) => row === undefined ? '' : row.turn.number === null ? row.id : String(row.turn.number);
    const [first, last] = [name(rows[0]), name(rows.at(-1))];
    return first === last ? first : `${first}–${last}`;
}
const linkOf = ({ rows }) => `#${rows[0]?.id ?? ''}`;
function chartView(rows) {
    const columns = columnsOf(rows);
    const most = Math.max(0, ...columns.map(({ usage }) => usage.input + usage.output));
    if (most === 0 || columns.length < 3)
        return null;
    return h('figure.chart', { 'aria-labelledby': 'chart-caption' }, h('div.plot', { 'aria-hidden': 'true' }, h('div.lanes', ['green', 'red', (0,story_words .B4)(most), 'tokens'].map((label) => h('span', label))), drawing(columns, most), axis(columns)), h('figcaption', { id: 'chart-caption' }, 'Test results, green above red, and tokens of each turn: ', h('span.key.cached', 'input from the cache'), ', ', h('span.key.input', 'new input'), ', ', h('span.key.output', 'output'), '.'), tableView(columns));
}
const LANE = 10;
const BARS_TOP = 34;
const BARS = 66;
const STEP = 10;
function drawing(columns, most) {
    const width = String(columns.length * STEP);
    return h('svg', { viewBox: `0 0 ${width} 100`, preserveAspectRatio: 'none' }, h('rect.lane', { x: '0', y: '0', width, height: String(LANE) }), h('rect.lane', { x: '0', y: String(LANE + 4), width, height: String(LANE) }), columns.map((column, index) => columnView(column, index * STEP, most)), h('line.base', { x1: '0', x2: width, y1: '100', y2: '100' }));
}
function columnView(column, left, most) {
    const { test, usage } = column;
    const [x, width] = [String(left + 1), String(STEP - 2)];
    const testY = test?.isGreen === true ? '0' : String(LANE + 4);
    const bars = [
        { kind: 'cached', tokens: usage.cached },
        { kind: 'input', tokens: usage.input - usage.cached },
        { kind: 'output', tokens: usage.output },
    ];
    let bottom = BARS_TOP + BARS;
    return h('a', { href: linkOf(column), tabindex: '-1' }, h('rect.room', { x: String(left), y: '0', width: String(STEP), height: '100' }), test === null ? null : h('rect', { class: (0,moment .YV)(test), x, y: testY, width, height: String(LANE) }), bars.map(({ kind, tokens }) => {
        const height = (Math.max(0, tokens) / most) * BARS;
        bottom -= height;
        return h('rect', { class: kind, x, width, y: bottom.toFixed(2), height: height.toFixed(2) });
    }));
}
function axis(columns) {
    const isDense = columns.length > MAX_LABELS;
    const labelled = isDense ? [columns[0], columns.at(-1)] : columns;
    return h('div', { class: isDense ? 'axis dense' : 'axis' }, labelled.map((column) => h('span', column === undefined ? '' : columnName(column))));
}
function tableView(columns) {
    const heads = ['Turn', 'Tests', 'Input tokens', 'of these cached', 'Output tokens'];
    const head = h('tr', heads.map((each) => h('th', { scope: 'col' }, each)));
    return h('details.numbers', h('summary', 'The same as a table'), h('div.scroll', { tabindex: '0', role: 'group', 'aria-label': 'Tests and tokens of each turn' }, h('table', h('thead', head), h('tbody', columns.map(tableRow)))));
}
function tableRow(column) {
    const { test, usage } = column;
    const cells = [
        test === null ? '–' : markView(testMark(test)),
        (0,story_words .B4)(usage.input),
        (0,story_words .B4)(usage.cached),
        (0,story_words .B4)(usage.output),
    ];
    return h('tr', h('th', { scope: 'row' }, h('a', { href: linkOf(column) }, columnName(column))), cells.map((cell) => h('td', cell)));
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
    return h('ol.proof', { 'aria-label': 'Test results the outcome rests on' }, rows.map(({ name, run, verdict }) => h('li', { class: damage.length > 0 ? 'none' : (0,moment .YV)(run) }, h('span.when', name), h('strong', (0,moment .CA)(run) ? `${verdict} ✓` : verdict), h('span.quiet', (0,story_words .S5)(run)))));
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
    yield headHtml(headline, story);
    yield `<body>\n${toHtml(bannerView(run))}\n`;
    yield `${toHtml(mainView(run, headline, story))}\n`;
    yield `${toHtml(colophonView(run))}\n${toHtml(helpView())}\n`;
    yield* eventBlocks(run.events);
    yield `<script>${PAGE_SCRIPT}</script>\n</body>\n</html>\n`;
}
function bannerView(run) {
    return h('header.banner', h('p', h('strong', 'agent-fix'), h('span.quiet', ' trace of run '), h('code', (0,story_words .TM)(run.runId, 80))), h('button', { type: 'button', id: 'theme' }, 'Colours: auto'), h('button', { type: 'button', popovertarget: 'help' }, 'Keys'));
}
function mainView(run, headline, story) {
    const rows = rowsOf(story, run.events);
    return h('main', verdictView(headline, story), claimView(story), evidenceView(run, story, rows), h('section', { 'aria-labelledby': 'shape' }, h('h2', { id: 'shape' }, 'Shape of the run'), budgetView(story, elapsedOf(run.events)), chartView(rows)), timelineView(rows));
}
function elapsedOf(events) {
    const [first, last] = [events[0]?.ts ?? null, events.at(-1)?.ts ?? null];
    return first === null || last === null ? null : Math.max(0, (last - first) * 1000);
}
const KEYS = [
    [['j', 'k'], 'next and previous turn'],
    [['Enter'], 'open or close the turn'],
    [['/'], 'search'],
    [['Esc'], 'end the search'],
    [['?'], 'this help'],
];
function helpView() {
    return h('dialog', { id: 'help', popover: '', 'aria-labelledby': 'help-title' }, h('h2', { id: 'help-title' }, 'Keys'), h('dl', KEYS.flatMap(([keys, what]) => [
        h('dt', keys.flatMap((key) => [h('kbd', key), ' '])),
        h('dd', what),
    ])), h('p', h('label', h('input', { type: 'checkbox', id: 'single-keys', checked: '' }), ' Answer to single keys')), h('button', { type: 'button', popovertarget: 'help' }, 'Close'));
}
function colophonView(run) {
    const words = `Drawn from ${(0,story_words .gL)(run.events.length, 'event')} of the trace. This page holds all it shows: it loads nothing and sends nothing.`;
    return h('footer', h('p.quiet', words));
}
const UNSAFE = /[<>&\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\ufeff]/gu;
function embedJson(value) {
    return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}
function escapeCharacter(character) {
    return [...Array(character.length).keys()]
        .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
        .join('');
}
const BLOCK_CHARACTERS = 4_000_000;
function* eventBlocks(events) {
    let lines = [];
    let size = 0;
    for (const event of events) {
        const line = eventLine(event);
        if (lines.length > 0 && size + line.length > BLOCK_CHARACTERS) {
            yield eventBlock(lines);
            lines = [];
            size = 0;
        }
        lines.push(line);
        size += line.length;
    }
    if (lines.length > 0)
        yield eventBlock(lines);
}
const eventBlock = (lines) => `<script type="application/json" class="events">${lines.join('\n')}</script>\n`;
function eventLine({ seq, ts, kind, payload }) {
    const note = 'Nested too deep to show; see the trace.';
    return ((0,errors .NW)(null, () => embedJson({ seq, ts, kind, payload })) ??
        embedJson({ seq, ts, kind, payload: { note } }));
}
const policy = () => [
    "default-src 'none'",
    `script-src '${hashOf(PAGE_SCRIPT)}'`,
    `style-src '${hashOf(PAGE_STYLE)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join('; ');
const hashOf = (text) => `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('base64')}`;
function headHtml(headline, { goal }) {
    const title = (0,safe_text .Q6)(`${headline.title}: ${(0,story_words .TM)(goal, 70)}`);
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
const VOID = new Set(['input']);
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
    if (VOID.has(tag))
        return `<${tag}${written}>`;
    const start = tag === 'pre' ? '\n' : '';
    return `<${tag}${written}>${start}${children.map(toHtml).join('')}</${tag}>`;
}
function longTextHtml(view) {
    const shown = cutLength(view.longText);
    const block = toHtml(textBlock(view, shown));
    if (shown === view.longText.length)
        return block;
    const note = `Cut here: ${(0,story_words .B4)(shown)} of ${(0,story_words .B4)(view.longText.length)} characters; the whole is in the timeline.`;
    return `${block}<p class="cut">${note}</p>`;
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
