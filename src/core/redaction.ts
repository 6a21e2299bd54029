import { orElse } from './errors.ts';
import { isJsonObject, type Json } from './json.ts';
import type { Redact } from './ports.ts';
import type { Task } from './task.ts';

/** The start of the mark that replaces a secret; the workspace refuses to write text that holds it. */
export const REDACTION_MARK = '[redacted:';
const redactionMark = (kind: string): string => `${REDACTION_MARK}${kind}]`;

/** A piece of a secret this long is as good as the secret (THREATS: "no piece of 10 or more characters"). */
const PIECE = 10;
/** Shorter values are common words ("x", "test"): redacting them would destroy the text. */
const MIN_SECRET = 6;

/** Token shapes of the common issuers, from their documentation; left-bounded so that base64 cannot match by chance; an escaped end of line, as JSON has it, is a bound. */
const SHAPES: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['private-key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  // ghs_: opaque, or a JWT behind an id, see
  // https://github.blog/changelog/2026-05-15-github-app-installation-tokens-per-request-override-header/
  [
    'github-token',
    /(?<=^|[^A-Za-z0-9_]|\\[bfnrt]|\\u[0-9a-f]{4})(?:gh[pour]_[A-Za-z0-9]{36,}|ghs_[A-Za-z0-9._-]{36,}|github_pat_[A-Za-z0-9_]{22,})/g,
  ],
  ['api-key', /(?<=^|[^A-Za-z0-9_-]|\\[bfnrt]|\\u[0-9a-f]{4})sk-[A-Za-z0-9_-]{20,}/g],
  ['aws-key', /(?<=^|[^A-Za-z0-9]|\\[bfnrt]|\\u[0-9a-f]{4})(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/g],
  [
    'jwt',
    /(?<=^|[^A-Za-z0-9_-]|\\[bfnrt]|\\u[0-9a-f]{4})eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,
  ],
  [
    'token',
    /(?<=^|[^A-Za-z0-9_-]|\\[bfnrt]|\\u[0-9a-f]{4})(?:xox[abprs]-[A-Za-z0-9-]{10,}|npm_[A-Za-z0-9]{36}|glpat-[A-Za-z0-9_-]{20,}|AIza[A-Za-z0-9_-]{35})/g,
  ],
];

/** All marks. Text within them is never a secret; else a text would change each time that it is redacted. */
const ALL_MARKS = ['secret', ...SHAPES.map(([kind]) => kind)].map(redactionMark).join('');

/**
 * Builds the one redaction of a run: whatever has the shape of a token, and every piece of 10 characters or more of a
 * known secret, in its raw, reversed, base64 (any offset), URL, hex and JSON forms; both also where the text spells them
 * in another way (see DECODERS), twice over. Best effort: code that runs can write a secret in ways that nobody foresees.
 */
export function createRedact(secrets: readonly string[]): Redact {
  const values = secrets.map((each) => each.trim()).filter((each) => each.length >= MIN_SECRET);
  const forms = new Set(values.flatMap(secretForms).filter((form) => !ALL_MARKS.includes(form)));
  const pieces = new PieceFinder([...forms]);
  // Shapes first: a known piece in the middle of an unknown token would hide its shape.
  const replaceIn = (text: string): string =>
    pieces.replaceIn(SHAPES.reduce((out, [kind, shape]) => out.replace(shape, redactionMark(kind)), text));
  const redact = (text: string, levels: number): string => {
    const out = replaceIn(text);
    if (levels === 0) return out;
    const holdsSecret = (decoded: string): boolean => redact(decoded, levels - 1) !== decoded;
    return DECODERS.reduce(
      (so, { spelled, decode }) =>
        so.replace(spelled, (run: string, ...rest: readonly unknown[]) =>
          decode(run).some(holdsSecret)
            ? `${escapedIn(so, run, offsetIn(rest))}${redactionMark('secret')}`
            : run,
        ),
      out,
    );
  };
  return (text) => redact(text, LEVELS);
}

/** `String.replace` gives the groups first, and then where the match begins. */
const offsetIn = (rest: readonly unknown[]): number => rest.find((each) => typeof each === 'number') ?? 0;

/** In `\\n` before a secret, the `n` looks like a part of the secret. It is kept: without it the text would not be JSON. */
const escapedIn = (text: string, run: string, at: number): string =>
  text[at - 1] === '\\' ? run.slice(0, 1) : '';

/** How many encodings within each other are undone. */
const LEVELS = 2;

interface Decoder {
  /** A run of text that may be another spelling of something. */
  readonly spelled: RegExp;
  /** The texts that it may stand for; [] when it stands for none. */
  decode(run: string): readonly string[];
}

const characterOf = (hex: string): string =>
  String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));

/** Ways to write text that hide it from who looks for it as it is. Runs are as long as a piece of a secret at least; without an upper bound, ten million characters would be more than the engine's stack holds. */
const DECODERS: readonly Decoder[] = [
  {
    // %41, also with plain characters between; ten signs of which one is encoded suffice.
    spelled: /(?:%[0-9a-f]{2}|[\w.~+-]){10,1000000}/gi,
    decode: (run) =>
      run.includes('%') ? [run.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => characterOf(hex))] : [],
  },
  {
    // JSON's, JavaScript's and HTML's escapes.
    spelled:
      /(?:\\u[0-9a-f]{4}|\\u\{[0-9a-f]{1,6}\}|\\x[0-9a-f]{2}|&#\d{1,7};|&#x[0-9a-f]{1,6};|[\w.~+/=-]){10,1000000}/gi,
    decode: (run) => {
      if (!/[\\&]/.test(run)) return [];
      const plain = run
        .replace(/\\u\{?([0-9a-f]{1,6})\}?|\\x([0-9a-f]{2})/gi, (_, u?: string, x?: string) =>
          characterOf(u ?? x ?? ''),
        )
        .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => characterOf(hex))
        .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code).toString(16)));
      return [plain];
    },
  },
  {
    spelled: /(?<![0-9a-f])(?:[0-9a-f]{2}){20,500000}(?![0-9a-f])/gi,
    decode: (run) => printable(hexText(run)),
  },
  {
    spelled: /[A-Za-z0-9+/_-]{16,1000000}={0,2}/g,
    // Neighbours in the alphabet may stand before it: its groups of four start at any of four places.
    decode: (run) => (isMixed(run) ? [0, 1, 2, 3].flatMap((at) => printable(base64Text(run.slice(at)))) : []),
  },
  {
    // The same sign between any two: s.e.c.r.e.t; a neighbour may be taken for the first or the last.
    spelled: /[A-Za-z0-9_-]([ .,:;|/*"'+])(?:[A-Za-z0-9_-]\1){8,500000}[A-Za-z0-9_-]/g,
    decode: (run) => {
      const plain = run.replace(/(.)./g, '$1');
      return [plain, plain.slice(1), plain.slice(0, -1)];
    },
  },
];

/** Text in base64 has letters of both cases; most paths and names do not. */
const isMixed = (run: string): boolean => /[a-z]/.test(run) && /[A-Z]/.test(run);

/** Only text that could hold a secret is searched. */
const printable = (text: string): readonly string[] => (/[\x21-\x7e]{10}/.test(text) ? [text] : []);

function hexText(run: string): string {
  return run.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

function base64Text(run: string): string {
  const plain = run.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return atob(plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0)));
}

/** The text of an error of our own, for the record. If redaction itself fails, a fixed text stands in its place. */
export const redactFault = (error: unknown, redact: Redact): string =>
  orElse('a fault that could not be redacted', () => redact(String(error)));

/** The task with every text in it redacted. */
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

function secretForms(secret: string): string[] {
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
        if (!isTellingWindow(window)) continue;
        this.#windows.add(window);
        this.#starts[windowStart(form, at)] = 1;
      }
    }
  }

  replaceIn(text: string): string {
    const out = this.#short.reduce((each, form) => each.replaceAll(form, redactionMark('secret')), text);
    if (this.#windows.size === 0) return out;
    const parts: string[] = [];
    let kept = 0;
    for (let at = 0; at + PIECE <= out.length; at++) {
      if (!this.#isPiece(out, at)) continue;
      const end = this.#endOfPieces(out, at);
      const piece = out.slice(at, end);
      const blanksBefore = piece.slice(0, -piece.trimStart().length);
      parts.push(
        out.slice(kept, at),
        blanksBefore,
        redactionMark('secret'),
        piece.slice(piece.trimEnd().length),
      );
      kept = end;
      at = end - 1;
    }
    return parts.length === 0 ? out : [...parts, out.slice(kept)].join('');
  }

  #isPiece(text: string, at: number): boolean {
    return this.#starts[windowStart(text, at)] === 1 && this.#windows.has(text.slice(at, at + PIECE));
  }

  #endOfPieces(text: string, start: number): number {
    let at = start;
    while (this.#isPiece(text, at + 1)) at++;
    return at + PIECE;
  }
}

/** A secret of several lines shares its white space with all code, so white space alone is not a piece of it. */
const isTellingWindow = (window: string): boolean =>
  window.replace(/\s/g, '').length >= MIN_SECRET && !ALL_MARKS.includes(window);

const windowStart = (text: string, at: number): number =>
  ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xffff;
