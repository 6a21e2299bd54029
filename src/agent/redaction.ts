import { isJsonObject, type Json } from './json.ts';
import type { Redact } from './ports.ts';
import type { Task } from './task.ts';

/** What stands in place of a secret; the workspace refuses to write text that holds it. */
export const REDACTION_MARK = '[redacted:';
const mark = (kind: string): string => `${REDACTION_MARK}${kind}]`;

/** A piece of a secret this long is as good as the secret (THREATS: "no piece of 10 or more characters"). */
const PIECE = 10;
/** Shorter values are not secrets but words ("x", "test"): redacting them would destroy the text. */
const MIN_SECRET = 6;

/** Token shapes of the common issuers, from their documentation; left-bounded so that base64 cannot match by chance. */
const SHAPES: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['private-key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  // ghs_: opaque, or a JWT behind an id, see
  // https://github.blog/changelog/2026-05-15-github-app-installation-tokens-per-request-override-header/
  [
    'github-token',
    /(?<![A-Za-z0-9_])(?:gh[pour]_[A-Za-z0-9]{36,}|ghs_[A-Za-z0-9._-]{36,}|github_pat_[A-Za-z0-9_]{22,})/g,
  ],
  ['api-key', /(?<![A-Za-z0-9_-])sk-[A-Za-z0-9_-]{20,}/g],
  ['aws-key', /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/g],
  ['jwt', /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g],
  [
    'token',
    /(?<![A-Za-z0-9_-])(?:xox[abprs]-[A-Za-z0-9-]{10,}|npm_[A-Za-z0-9]{36}|glpat-[A-Za-z0-9_-]{20,}|AIza[A-Za-z0-9_-]{35})/g,
  ],
];

/** All marks there are: what stands in them is no secret, or a text would change each time that it is redacted. */
const MARKS = ['secret', ...SHAPES.map(([kind]) => kind)].map(mark).join('');

/**
 * Builds the one redaction of a run: every piece of 10 characters or more of a known secret, in its raw, base64
 * (any offset), URL, hex and JSON forms, and whatever has the shape of a token.
 */
export function createRedact(secrets: readonly string[]): Redact {
  const values = secrets.map((each) => each.trim()).filter((each) => each.length >= MIN_SECRET);
  const forms = new Set(values.flatMap(formsOf).filter((form) => !MARKS.includes(form)));
  const pieces = new PieceFinder([...forms]);
  const replaceIn = (text: string): string =>
    SHAPES.reduce((out, [kind, shape]) => out.replace(shape, mark(kind)), pieces.replaceIn(text));
  return (text) => {
    const out = replaceIn(text);
    const spelledOut = out.replace(ESCAPED, unescapeChar);
    if (spelledOut === out) return out;
    const found = replaceIn(spelledOut);
    return found === spelledOut ? out : found;
  };
}

/** JSON may write any character as an escape, and so hide a secret from whoever looks for it. */
const ESCAPED = /(?<!\\)((?:\\\\)*)\\u00([2-7][0-9a-f])/gi;

function unescapeChar(whole: string, before: string, code: string): string {
  const char = String.fromCharCode(Number.parseInt(code, 16));
  return char === '"' || char === '\\' ? whole : before + char;
}

/** A fault of our own, as the record may hold it. When even the redaction is at fault, nothing of it is told (L04). */
export function redactFault(error: unknown, redact: Redact): string {
  try {
    return redact(String(error));
  } catch {
    return 'a fault that could not be redacted';
  }
}

/** The task as it may be shown: every text in it redacted, whatever it is called. */
export function redactTask(task: Task, redact: Redact): Task {
  return JSON.parse(JSON.stringify(task), (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  );
}

/** Redacts every string of a JSON value, keys included. */
export function redactJson(value: Json, redact: Redact): Json {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((each: Json) => redactJson(each, redact));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [redact(key), redactJson(each, redact)]),
  );
}

function formsOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const base64 = [0, 1, 2].map((offset) => base64At(bytes, offset));
  const base64url = base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'));
  const forms = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    hex,
    hex.toUpperCase(),
  ];
  return [...forms, ...base64, ...base64url].filter((form) => form.length >= MIN_SECRET);
}

/** The base64 characters that depend on the secret alone when it starts `offset` bytes into a group of three. */
function base64At(bytes: Uint8Array, offset: number): string {
  const padded = String.fromCharCode(...new Array<number>(offset).fill(0), ...bytes);
  const text = btoa(padded).replace(/=+$/, '');
  const firstOwn = Math.ceil((offset * 8) / 6);
  const lastOwn = Math.floor((padded.length * 8) / 6);
  return text.slice(firstOwn, lastOwn);
}

/** Finds all windows of the forms in one pass; a bit table of two-character starts rejects nearly every position. */
class PieceFinder {
  readonly #windows = new Set<string>();
  readonly #short: readonly string[];
  readonly #starts = new Uint8Array(65_536);

  constructor(forms: readonly string[]) {
    this.#short = forms.filter((form) => form.length < PIECE);
    for (const form of forms) {
      for (let at = 0; at + PIECE <= form.length; at++) {
        const window = form.slice(at, at + PIECE);
        if (!isTelling(window)) continue;
        this.#windows.add(window);
        this.#starts[startOf(form, at)] = 1;
      }
    }
  }

  replaceIn(text: string): string {
    const out = this.#short.reduce((each, form) => each.replaceAll(form, mark('secret')), text);
    if (this.#windows.size === 0) return out;
    const parts: string[] = [];
    let kept = 0;
    for (let at = 0; at + PIECE <= out.length; at++) {
      if (!this.#isPiece(out, at)) continue;
      const end = this.#endOfPieces(out, at);
      const piece = out.slice(at, end);
      const blanksBefore = piece.slice(0, -piece.trimStart().length);
      parts.push(out.slice(kept, at), blanksBefore, mark('secret'), piece.slice(piece.trimEnd().length));
      kept = end;
      at = end - 1;
    }
    return parts.length === 0 ? out : [...parts, out.slice(kept)].join('');
  }

  #isPiece(text: string, at: number): boolean {
    return this.#starts[startOf(text, at)] === 1 && this.#windows.has(text.slice(at, at + PIECE));
  }

  #endOfPieces(text: string, start: number): number {
    let at = start;
    while (this.#isPiece(text, at + 1)) at++;
    return at + PIECE;
  }
}

/** White space is what a secret of several lines shares with all code: it does not make a piece. */
const isTelling = (window: string): boolean =>
  window.replace(/\s/g, '').length >= MIN_SECRET && !MARKS.includes(window);

const startOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xffff;
