import { orElse } from '../base/errors.ts';
import { isPlainObject, type Json } from '../base/json.ts';
import { anyOf } from '../base/text.ts';
import type { Redact } from './ports.ts';

/** The start of the mark that replaces a secret; the workspace refuses to write text that holds it. */
export const REDACTION_MARK = '[redacted:';
const redactionMark = (kind: string): string => `${REDACTION_MARK}${kind}]`;

/** A piece of a secret this long is as good as the secret (THREATS: "no piece of 10 or more characters"). */
const PIECE = 10;
/** Shorter values are common words ("x", "test"): redacting them would destroy the text. */
const MIN_SECRET = 6;

/**
 * Where a token may start: at the start of the text, or behind a character that is in no token, so that base64 does not match by
 * chance. `\n`, as JSON escapes the end of a line, counts as such a character.
 */
const START = String.raw`(?<=^|[^A-Za-z0-9_-]|\\[bfnrt]|\\u[0-9a-f]{4})`;
/** As `START`; a token may also start behind an underscore or a hyphen. */
const START_LOOSE = START.replace('0-9_-]', '0-9]');
const shape = (source: string, start = START): RegExp => new RegExp(`${start}(?:${source})`, 'g');

/**
 * Token shapes of the common issuers, from their documentation. The beginning of a token is enough, mostly from 10 characters
 * on, where a digit shows that it is no name in code.
 */
const SHAPES: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['private-key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  // ghs_: opaque, or a JWT behind an id, see
  // https://github.blog/changelog/2026-05-15-github-app-installation-tokens-per-request-override-header/
  [
    'github-token',
    shape(
      String.raw`gh[pour]_[A-Za-z0-9]{10,}|ghs_[A-Za-z0-9._-]{10,}|github_pat_(?=[A-Za-z_]*\d)[A-Za-z0-9_]{10,}`,
    ),
  ],
  [
    'api-key',
    shape(String.raw`sk-(?:[A-Za-z0-9_-]{20,}|(?=[a-z-]*[A-Z0-9])(?=[A-Za-z-]*\d)[A-Za-z0-9_-]{10,})`),
  ],
  ['aws-key', shape('(?:AKIA|ASIA)(?=[A-Z]*[0-9])[0-9A-Z]{6,16}(?![0-9A-Za-z])', START_LOOSE)],
  ['jwt', shape(String.raw`eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?`)],
  [
    'token',
    shape(
      [
        'xox[abeoprs]-[A-Za-z0-9-]{10,}|xoxe\\.xox[bp]-[A-Za-z0-9-]{10,}|xapp-[0-9]-[A-Za-z0-9-]{10,}',
        'gl(?:pat|ptt|dt|rt|cbt|soat|ft|imt|agent|oas|sa)[-_][A-Za-z0-9_-]{10,}',
        // SendGrid, Twilio, HashiCorp's Vault and Terraform, age.
        'SG\\.[A-Za-z0-9_-]{16,}(?:\\.[A-Za-z0-9_-]+)?|SK[0-9a-f]{32}|hv[sbr]\\.[A-Za-z0-9_-]{20,}',
        '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{20,}|AGE-SECRET-KEY-1[0-9A-Z]{20,}',
        // Tokens whose prefix ends in a sign: DigitalOcean, Docker, Shopify, Groq, xAI, Replicate, Linear, Notion, RubyGems and
        // others.
        '(?:do[por]_v1|dckr_(?:pat|oat)|shp(?:at|ca|pa|ss)|gsk|r8|lin_api|ntn|rubygems|sntry[su]|figd|sbp|' +
          String.raw`pscale_tkn|tfp|dapi_?|fo1)_(?=[A-Za-z_]*\d)[A-Za-z0-9_-]{16,}`,
        String.raw`(?:xai|PMAK|NRAK|sq0[ac][ts]p|pul|EAAA)-(?=[A-Za-z_]*\d)[A-Za-z0-9_-]{16,}`,
        String.raw`(?:npm|hf)_(?=[A-Za-z]*\d)[A-Za-z0-9]{10,}`,
        '(?:npm|hf)_[A-Za-z0-9]{30,}',
        String.raw`pypi-(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{16,}`,
        '(?:[sr]k|pk)_(?:live|test)_[A-Za-z0-9]{8,}|whsec_[A-Za-z0-9+/=]{16,}',
        // Google: API key, OAuth's access token, client secret and refresh token.
        String.raw`AIza[A-Za-z0-9_-]{16,}|ya29\.[A-Za-z0-9_-]{16,}|GOCSPX-[A-Za-z0-9_-]{10,}|1//0[A-Za-z0-9_-]{16,}`,
        // Azure: a client's secret, and 64 bytes of a storage account's key.
        '[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{16,}|[A-Za-z0-9+/]{86}==',
      ].join('|'),
    ),
  ],
];

/** Words that name a secret before `=` or `:`, also at the end of a longer name: `DB_PASSWORD=`. */
const SECRET_WORDS =
  'pass(?:word|wd|phrase)?|pwd|secret|token|(?:api|access|account|auth|private|secret|shared)[_-]?(?:access)?key|credentials?';
/** Places where a secret stands, whatever it looks like: an assignment, a header, the address of a server. */
const SECRET_PLACES: readonly RegExp[] = [
  new RegExp(
    String.raw`((?:${SECRET_WORDS})(?:\\?["'\x60])?\s{0,3}(?::=|=>|[:=])\s{0,3})(\\?["'\x60]|)` +
      String.raw`([^\s"'\x60\\,;()[\]{}<>$]{8,4000})(?![\w([.])`,
    'gi',
  ),
  /(authorization(?:\\?["'])?\s{0,3}[:=]\s{0,3}(?:\\?["'])?(?:[a-z][\w-]{1,20}\s{1,3})?)()([\w.~+/=-]{8,4000})/gi,
  /(:\/\/[\w.%+-]{1,100}:)()([^\s/@:"'<>{}[\]$\\]{6,4000})(?=@)/g,
];

/** Whether a value looks made up: random text, not a name in code, which has few digits and no quotes. */
function isMadeUp(value: string, isQuoted: boolean): boolean {
  if (isQuoted && value.length >= 16 && isMixed(value)) return true;
  if (!/\d/.test(value) || !/[a-z]/i.test(value)) return false;
  if (isQuoted) return true;
  if (value.length >= 12 && isMixed(value)) return /\d[a-z]+\d|[+/=]|(?:\d[^\d.]+){2}\d/i.test(value);
  return /\d[a-z]+\d|[!@#%^&?~]/i.test(value) && !/[+*/=|.]/.test(value);
}

const withoutPlaced = (text: string): string =>
  SECRET_PLACES.reduce(
    (so, place, at) =>
      so.replace(place, (whole, before: string, quote: string, value: string, offset: number, all: string) =>
        isMadeUp(value, at > 0 || quote !== '') && !isVerdict(before, all[offset - 1])
          ? `${before}${quote}${redactionMark('secret')}`
          : whole,
      ),
    text,
  );

/** `--- PASS: TestUTF8BOM2x` is a test runner's line and holds no password; in `DB_PASS: …` the name is that of a password. */
const isVerdict = (before: string, character = ''): boolean =>
  before.startsWith('PASS:') && !/[\w-]/.test(character);

const KEY_END = /-----END [A-Z ]{0,40}PRIVATE KEY-----/g;

/** Replaces the end of a private key whose beginning was cut off, and the lines of the key before it. */
function withoutKeyEnds(text: string): string {
  let from = 0;
  const parts: string[] = [];
  for (const { index, 0: end } of text.matchAll(KEY_END)) {
    let start = index;
    while (start > from && /[A-Za-z0-9+/=\s\\]/.test(text[start - 1] ?? '')) start -= 1;
    parts.push(text.slice(from, start), redactionMark('private-key'));
    from = index + end.length;
  }
  return parts.length === 0 ? text : [...parts, text.slice(from)].join('');
}

/** Text within marks is never treated as a secret: otherwise redacting twice would change the text again. */
const ALL_MARKS = ['secret', ...SHAPES.map(([kind]) => kind)].map(redactionMark).join('');

/**
 * Builds the one redaction of a run. It replaces what has the shape of a token or stands where a secret does, and every piece of
 * 10 or more characters of a known secret: plain, reversed, in base64 (any offset), URL, hex or JSON form, or encoded in another
 * way (see DECODERS), also twice over. Best effort: code that runs can write a secret in ways that cannot be foreseen.
 */
export function createRedact(secrets: readonly string[]): Redact {
  const values = secrets.map((each) => each.trim()).filter((each) => each.length >= MIN_SECRET);
  const forms = new Set(values.flatMap(secretForms).filter((form) => !ALL_MARKS.includes(form)));
  const pieces = new PieceFinder([...forms]);
  // Shapes first: a known piece in the middle of an unknown token would hide its shape.
  const withoutShapes = (text: string): string =>
    SHAPES.reduce((out, [kind, each]) => out.replace(each, redactionMark(kind)), text);
  const replaceIn = (text: string): string =>
    pieces.replaceIn(withoutPlaced(withoutKeyEnds(withoutShapes(text))));
  const redact = (text: string, levels: number): string => {
    const out = replaceIn(text);
    if (levels === 0) return out;
    const holdsSecret = (decoded: string): boolean => redact(decoded, levels - 1) !== decoded;
    return DECODERS.reduce(
      (so, { sign, spelled, decode }) =>
        sign?.test(so) === false
          ? so
          : so.replace(spelled, (stretch: string, ...rest: readonly unknown[]) =>
              decode(stretch).some(holdsSecret)
                ? `${escapedIn(so, stretch, offsetIn(rest))}${redactionMark('secret')}`
                : stretch,
            ),
      out,
    );
  };
  return (text) => redact(text.toWellFormed(), LEVELS);
}

/** `String.replace` gives the groups first, and then where the match begins. */
const offsetIn = (rest: readonly unknown[]): number => rest.find((each) => typeof each === 'number') ?? 0;

/** In `\\n` before a secret, the `n` looks like a part of the secret. It is kept: without it the text would not be JSON. */
const escapedIn = (text: string, stretch: string, at: number): string =>
  text[at - 1] === '\\' ? stretch.slice(0, 1) : '';

/** How many encodings are undone, where an encoded text is encoded again. */
const LEVELS = 2;

interface Decoder {
  /** Stands in each such spelling that is decoded. Most texts hold none, which is found out much sooner than where stretches end. */
  readonly sign?: RegExp;
  /** A run of text that may be another spelling of something. */
  readonly spelled: RegExp;
  /** The texts that such a spelling may stand for; [] when it stands for none. */
  decode(stretch: string): readonly string[];
}

const characterOf = (hex: string): string =>
  String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));

/**
 * Ways to write a secret so that a search for its plain text misses it. `spelled` matches no text that is too short to hold a
 * piece of a secret, and has an upper bound, since a match of ten million characters would overflow the engine's stack.
 */
const DECODERS: readonly Decoder[] = [
  {
    // Percent encoding such as %41, also with plain characters between; ten signs of which one is encoded are enough.
    sign: /%[0-9a-f]{2}/i,
    spelled: /(?:%[0-9a-f]{2}|[\w.~+-]){10,1000000}/gi,
    decode: (stretch) =>
      stretch.includes('%')
        ? [stretch.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => characterOf(hex))]
        : [],
  },
  {
    // JSON's, JavaScript's and HTML's escapes.
    sign: /\\[ux0-3]|&#/i,
    spelled: new RegExp(
      `(?:${
        anyOf([
          /\\{1,8}(?:u[0-9a-f]{4}|u0{4}[0-9a-f]{4}|u\{[0-9a-f]{1,6}\}|x[0-9a-f]{2}|[0-3][0-7]{2})/,
          /&#\d{1,7};?|&#x[0-9a-f]{1,6};?|[\w.~+/=-]/,
        ]).source
      }){10,1000000}`,
      'gi',
    ),
    decode: (stretch) => {
      if (!/[\\&]/.test(stretch)) return [];
      const plain = stretch
        .replace(
          /\\+u(?:\{([0-9a-f]{1,6})\}|0{4}([0-9a-f]{4})|([0-9a-f]{4}))|\\+x([0-9a-f]{2})/gi,
          (_, long?: string, wide?: string, u?: string, x?: string) =>
            characterOf(long ?? wide ?? u ?? x ?? ''),
        )
        .replace(/\\+([0-3][0-7]{2})/g, (_, octal: string) => String.fromCodePoint(Number.parseInt(octal, 8)))
        .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => characterOf(hex))
        .replace(/&#(\d{1,7});?/g, (_, code: string) => characterOf(Number(code).toString(16)));
      return [plain];
    },
  },
  {
    // Quoted-printable, with its soft ends of line.
    sign: /=(?:[0-9a-f]{2}|\r?\n)/i,
    spelled: /(?:=[0-9a-f]{2}|=\r?\n|[\w.~+/-]){10,1000000}/gi,
    decode: (stretch) =>
      /=[0-9a-f\r\n]/i.test(stretch)
        ? [stretch.replace(/=\r?\n/g, '').replace(/=([0-9a-f]{2})/gi, (_, hex: string) => characterOf(hex))]
        : [],
  },
  {
    spelled: /(?<![0-9a-f])(?:[0-9a-f]{2}){20,500000}(?![0-9a-f])/gi,
    decode: (stretch) => printable(hexText(stretch)),
  },
  {
    spelled: /[A-Za-z0-9+/_-]{16,1000000}={0,2}/g,
    // Other base64 characters may stand before the encoded secret, so its groups of four can start at any of four positions.
    decode: (stretch) =>
      isMixed(stretch) ? [0, 1, 2, 3].flatMap((at) => printable(base64Text(stretch.slice(at)))) : [],
  },
  {
    // Text with the same signs between any two characters, as in s.e.c.r.e.t or ["s","e"]. A neighbour may have been
    // taken for the first or the last character.
    spelled: /[A-Za-z0-9_-]([ .,:;|/*"'+]{1,4})(?:[A-Za-z0-9_-]\1){8,500000}[A-Za-z0-9_-]/g,
    decode: (stretch) => {
      const plain = stretch.replace(/[ .,:;|/*"'+]+/g, '');
      return [plain, plain.slice(1), plain.slice(0, -1)];
    },
  },
  {
    // Bytes in hex with a sign between them.
    spelled: /(?<![0-9a-f])[0-9a-f]{2}([ :,-])(?:[0-9a-f]{2}\1){8,500000}[0-9a-f]{2}(?![0-9a-f])/gi,
    decode: (stretch) => printable(hexText(stretch.replace(/[ :,-]/g, ''))),
  },
];

/** Text in base64 has letters of both cases; most paths and names do not. */
const isMixed = (stretch: string): boolean => /[a-z]/.test(stretch) && /[A-Z]/.test(stretch);

/** A decoded text without zero bytes (UTF-16 has one for each Latin letter); [] if it is too short or too strange to hold a secret. */
const printable = (text: string): readonly string[] => {
  const plain = text.replaceAll('\0', '');
  return /[\x21-\x7e]{10}/.test(plain) ? [plain] : [];
};

function hexText(stretch: string): string {
  return stretch.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

function base64Text(stretch: string): string {
  const plain = stretch.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return atob(plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0)));
}

/**
 * Matches an escape in JSON; the group matches the escape of half a character (a lone surrogate), the only one that
 * `JSON.stringify` writes.
 */
const JSON_ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g;

/** A text that may leave this process: U+FFFD replaces half a character, which many servers refuse, in keys too. */
export function wellFormed<T>(value: T): T {
  const json = JSON.stringify(value);
  return json.includes('\\ud')
    ? JSON.parse(json.replace(JSON_ESCAPE, (all, half?: string) => (half === undefined ? all : '\ufffd')))
    : value;
}

/** The text of an error of our own, for the record. If redaction itself fails, a fixed text stands in its place. */
export const redactFault = (error: unknown, redact: Redact): string =>
  orElse('a fault that could not be redacted', () => redact(String(error)));

/** Redacts every string of a JSON value, keys included. A string that is JSON itself is parsed and redacted in the same way. */
export function redactJson(value: Json, redact: Redact): Json {
  if (typeof value === 'string') return redact(meaningRedacted(value, redact));
  if (Array.isArray(value)) return value.map((each: Json) => redactJson(each, redact));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [redact(key), redactJson(each, redact)]),
  );
}

/**
 * Redacts a JSON text by the strings it stands for, since escapes hide them. Unchanged, as a model's own bytes are kept: a text
 * with nothing to redact, and one that nests too deeply for the engine.
 */
function meaningRedacted(text: string, redact: Redact): string {
  if (!text.includes('\\u') || !/^\s*[[{]/.test(text)) return text;
  return orElse(text, () => {
    const parsed: Json = JSON.parse(text);
    const out = JSON.stringify(redactJson(parsed, redact));
    // Half a character alone stays: a path or a content that holds one is refused for it.
    return out === JSON.stringify(redactJson(parsed, wellFormed)) ? text : out;
  });
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
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor((padded.length * 8) / 6);
  return text.slice(start, end);
}

/**
 * Replaces each piece (10 characters or more) of the secret's forms, in one pass: a bit table of two-character starts rejects
 * nearly every position.
 */
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
