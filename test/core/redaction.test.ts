import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Json } from '../../src/base/json.ts';
import { createRedact, REDACTION_MARK, redactJson } from '../../src/core/redaction.ts';
import { Random } from './random.ts';

const SECRET = 'k9$Vq/2~mZ&7x+Lw"4T\\bN';
const PLAIN = 'Zk8vQm2xLw7TbN4rPq9s';
const MARK = '[redacted:secret]';
const KEY_LINES = '-----BEGIN X-----\nMIIEvQIBADANB\nkiG9w0BAQEFAASCBK\n-----END X-----';

/** No 10 characters in a row of the form stand in the text. */
function expectNoPiece(text: string, form: string): void {
  for (let at = 0; at + 10 <= form.length; at++) expect(text).not.toContain(form.slice(at, at + 10));
}

describe('a known secret', () => {
  const redact = createRedact([SECRET, PLAIN]);
  const base64 = (text: string): string => Buffer.from(text).toString('base64');

  test.each([
    ['as it is', SECRET, SECRET],
    ['in a sentence', `the key is ${SECRET}, keep it`, SECRET],
    ['in JSON', JSON.stringify({ key: SECRET }), JSON.stringify(SECRET).slice(1, -1)],
    ['in a URL', `https://x.invalid/?k=${encodeURIComponent(SECRET)}`, encodeURIComponent(SECRET)],
    ['in hex', Buffer.from(SECRET).toString('hex'), Buffer.from(SECRET).toString('hex')],
    [
      'in \\u escapes',
      [...PLAIN].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join(''),
      'u005a\\u006b',
    ],
    ['with some \\u escapes', `{"key":"${PLAIN.slice(0, 5)}\\u006D${PLAIN.slice(6)}"}`, PLAIN.slice(6)],
    ['its beginning', PLAIN.slice(0, 10), PLAIN],
    ['its middle', `x${PLAIN.slice(4, 15)}x`, PLAIN],
  ])('%s is taken out', (_, text, form) => {
    const out = redact(text);
    expect(out).toContain(MARK);
    expectNoPiece(out, form);
  });

  test.each([0, 1, 2, 3, 4, 5])('in base64 behind %i bytes is taken out', (offset) => {
    for (const secret of [SECRET, PLAIN]) {
      const text = base64(`${'x'.repeat(offset)}${secret}yyy`);
      const alone = Buffer.from(secret).toString('base64').replace(/=+$/, '');
      expect(redact(text)).toContain(MARK);
      if (offset % 3 === 0) expectNoPiece(redact(text), alone.slice(0, -1));
      expect(redact(Buffer.from(text, 'base64').toString('base64url'))).toContain(MARK);
    }
  });

  test('leaves nothing of 10 characters, however it is embedded and wherever it is cut', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = new Random(seed);
      const from = random.below(PLAIN.length - 10);
      const piece = PLAIN.slice(from, from + 10 + random.below(PLAIN.length - from - 9));
      const out = redact(`${'ab:'.repeat(random.below(9))}${piece}${'-z'.repeat(random.below(9))}`);
      expectNoPiece(out, PLAIN);
    }
  });

  test.each([
    ['is taken out whole', PLAIN, PLAIN, MARK],
    [
      'keeps what stands before, between and after',
      PLAIN,
      `a ${PLAIN} b ${PLAIN} c`,
      `a ${MARK} b ${MARK} c`,
    ],
    ['is found though it came with a line end', 'hunter2\n', 'pass hunter2!', `pass ${MARK}!`],
    ['of 6 to 9 characters is taken out whole', 's3cr3t', 'x s3cr3t y', `x ${MARK} y`],
    ['of 6 to 9 characters is not its beginning', 's3cr3t', 'x s3cr3 y', 'x s3cr3 y'],
    ['is no piece of 9 characters', PLAIN, `a ${PLAIN.slice(0, 9)} b`, `a ${PLAIN.slice(0, 9)} b`],
    ['of several lines is found line by line', KEY_LINES, '12: MIIEvQIBADANB', `12: ${MARK}`],
    ['of several lines is found in a later line', KEY_LINES, '13: kiG9w0BAQEFAASCBK', `13: ${MARK}`],
  ])('%s', (_, secret, text, out) => {
    expect(createRedact([secret])(text)).toBe(out);
  });
});

describe('what is no secret', () => {
  test.each([
    ['an empty value', ['']],
    ['a short word', ['test', 'main']],
    ['white space', ['          ', '\n\n\n\n\n\n']],
  ])('%s changes no text', (_, secrets) => {
    const text = 'test main\n          if (x) {\n\n\n\n\n\n\n}';
    expect(createRedact(secrets)(text)).toBe(text);
  });

  test('the white space inside a secret is no piece of it', () => {
    const secret = `{\n            "key": "${PLAIN}"\n            }`;
    const code = 'function f() {\n            return 1;\n}';
    expect(createRedact([secret])(code)).toBe(code);
    expectNoPiece(createRedact([secret])(`x = "${PLAIN}"`), PLAIN);
  });

  test('the redaction of a redacted text is the same text', () => {
    for (const secrets of [[PLAIN], ['secret'], ['redacted'], ['private-key'], ['[redacted:']]) {
      const redact = createRedact(secrets);
      const once = redact(
        `a ${PLAIN} secret redacted ghp_${'a'.repeat(36)} -----BEGIN PRIVATE KEY-----\nAAAA`,
      );
      expect(redact(once)).toBe(once);
    }
  });

  test.each([
    '    --- PASS: TestMetaKeys/v1Keys (0.00s)',
    'PASS: TestUTF8BOM2x',
    '--- PASS: TestDecode1x2y3z (0.01s)',
  ])('the name of a test that passed: %s', (line) => {
    expect(createRedact([])(line)).toBe(line);
    expect(createRedact([])('DB_PASS: ab12cd34ef')).toBe('DB_PASS: [redacted:secret]');
  });

  test('a text without secrets stays as it is', () => {
    const text = 'skip-navigation sketch ghost AKIA eyJ sk-short npm_x 0xdeadbeef\n';
    expect(createRedact([PLAIN])(text)).toBe(text);
    expect(createRedact([])(text)).toBe(text);
  });
});

describe('redactJson', () => {
  test('redacts every string, keys included, and nothing else', () => {
    const value: Json = { [PLAIN]: [PLAIN, 1, true, null, { deep: `x${PLAIN}` }] };
    expect(redactJson(value, createRedact([PLAIN]))).toEqual({
      [MARK]: [MARK, 1, true, null, { deep: `x${MARK}` }],
    });
  });

  test('keeps a key named __proto__ as data', () => {
    const value: Json = JSON.parse('{"__proto__":{"polluted":"yes"}}');
    expect(JSON.stringify(redactJson(value, (text) => text))).toBe('{"__proto__":{"polluted":"yes"}}');
  });

  test('leaves arguments that are JSON readable', () => {
    const secret = 'a"b\\c\nd\tefgh"ijklm\\nopq';
    const redact = createRedact([secret]);
    for (let from = 0; from + 10 <= secret.length; from++) {
      const text = JSON.stringify({ content: `x${secret.slice(from)}y` });
      expect(() => JSON.parse(redact(text)), text).not.toThrow();
    }
  });
});

describe('A14 other spellings', () => {
  const SECRET = 'sesame-Open-Sesame-80q1w2e3r4';
  const UNKNOWN = `ghp_${'aB3'.repeat(12)}`;
  const redact = createRedact([SECRET]);
  const everyChar = (text: string, spell: (code: number) => string) =>
    Array.from(text, (char) => spell(char.charCodeAt(0))).join('');
  const hex = (code: number) => code.toString(16).padStart(2, '0');
  const spellings: readonly (readonly [string, (text: string) => string])[] = [
    ['percent', (text) => everyChar(text, (code) => `%${hex(code)}`)],
    ['JSON escapes', (text) => everyChar(text, (code) => `\\u00${hex(code)}`)],
    ['\\x escapes', (text) => everyChar(text, (code) => `\\x${hex(code)}`)],
    ['HTML, decimal', (text) => everyChar(text, (code) => `&#${code};`)],
    ['HTML, hex', (text) => everyChar(text, (code) => `&#x${hex(code)};`)],
    ['HTML without its sign at the end', (text) => everyChar(text, (code) => `&#${code}`)],
    ['wide escapes', (text) => everyChar(text, (code) => `\\U000000${hex(code)}`)],
    ['octal escapes', (text) => everyChar(text, (code) => `\\${code.toString(8).padStart(3, '0')}`)],
    ['an array of characters', (text) => JSON.stringify(Array.from(text))],
    ['hex with spaces', (text) => everyChar(text, (code) => `${hex(code)} `).trim()],
    ['hex', (text) => everyChar(text, hex)],
    ['base64', btoa],
    ['base64 of base64', (text) => btoa(btoa(text))],
    ['hex of base64', (text) => everyChar(btoa(text), hex)],
    ['percent of base64', (text) => everyChar(btoa(text), (code) => `%${hex(code)}`)],
    ['dotted', (text) => Array.from(text).join('.')],
    ['spaced', (text) => Array.from(text).join(' ')],
  ];
  test.each(spellings)('of a known secret and of a token by its shape: %s', (_, spell) => {
    for (const secret of [SECRET, UNKNOWN]) {
      const spelled = spell(secret);
      for (const text of [spelled, `x ${spelled} y`, `key=${spelled}\n`])
        expect(redact(text)).not.toContain(spelled.slice(0, spelled.length - 4));
    }
  });

  test('of a known secret reversed', () => {
    expect(redact(Array.from(SECRET).toReversed().join(''))).toBe('[redacted:secret]');
  });

  test('a token whose middle is known keeps its shape', () => {
    const known = createRedact(['eyJhbGciOiJIUzI1NiJ9']);
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';
    expect(known(`a ${token} b`)).toBe('a [redacted:jwt] b');
  });

  test('leaves what only looks encoded', () => {
    for (const text of [
      'src/agent/redaction.ts and some_very_long_identifier_name_here',
      `sha256 ${'0123456789abcdef'.repeat(4)}`,
      `data:image/png;base64,${btoa('a perfectly harmless picture of a perfectly harmless cat')}`,
      '100%25 and \\u00e9t\\u00e9',
      'a.b.c.d.e.f.g.h.i.j.k.l.m.n',
    ])
      expect(redact(text)).toBe(text);
  });
});

describe('the shape of a token', () => {
  const redact = createRedact([]);
  const jwt = `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(40)}.${'c-_'.repeat(14)}`;

  test.each([
    ['github-token', `ghp_${'a1'.repeat(18)}`],
    ['github-token', `gho_${'a1'.repeat(18)}`],
    ['github-token', `ghs_${'Z9'.repeat(18)}`],
    ['github-token', `ghs_123456_${jwt}`],
    ['github-token', `github_pat_11ABCDEFG0${'x'.repeat(60)}`],
    ['api-key', `sk-proj-${'aB3_-'.repeat(10)}`],
    ['api-key', `sk-ant-api03-${'x'.repeat(40)}`],
    ['aws-key', 'AKIAIOSFODNN7EXAMPLE'],
    ['jwt', jwt],
    ['token', 'xoxb-123456789012-abcdef'],
    ['token', `npm_${'a'.repeat(36)}`],
    ['token', `glpat-${'x'.repeat(20)}`],
    ['token', `AIza${'x'.repeat(35)}`],
    ['token', `ya29.a0${'Af_'.repeat(20)}`],
    ['token', `GOCSPX-${'a1_-'.repeat(7)}`],
    ['token', `1//0g${'aB3'.repeat(20)}`],
    ['token', `hf_${'aBcD'.repeat(9)}`],
    ['token', `sk_live_${'51H'.repeat(8)}`],
    ['token', `rk_test_${'51H'.repeat(8)}`],
    ['token', `whsec_${'aB3/'.repeat(8)}`],
    ['token', `pypi-AgEIcHlwaS5vcmc${'aB3-_'.repeat(20)}`],
    ['token', `abc8Q~${'xY9~.-_'.repeat(5)}x`.slice(0, 40)],
    ['token', `${'aB3/+'.repeat(17)}a==`],
    ['token', `SG.${'aB3-_x'.repeat(4)}.${'xY9_-z'.repeat(7)}`],
    ['token', `dop_v1_${'0a1b'.repeat(16)}`],
    ['token', `SK${'0a1b'.repeat(8)}`],
    ['token', 'xapp-1-A012B345C67-890123456789-abcdef'],
    ['token', 'xoxe.xoxp-1-Mi0yLTEyMzQ1Njc4OTA'],
    ['token', `gldt-${'aB3_'.repeat(5)}`],
    ['token', `hvs.${'CAESIJ9x'.repeat(4)}`],
    ['token', `dckr_pat_${'aB3-'.repeat(7)}`],
    ['token', `shpat_${'0a1b'.repeat(8)}`],
    ['token', `gsk_${'aB3x'.repeat(12)}`],
    ['token', `xai-${'aB3x'.repeat(20)}`],
    ['token', `AGE-SECRET-KEY-1${'QPZRY9X8'.repeat(7)}`],
    // Cut off at its end.
    ['github-token', 'ghp_a1B2c3D4e5'],
    ['github-token', 'github_pat_11ABCDEFG0'],
    ['api-key', 'sk-proj-Q7w8E9'],
    ['aws-key', 'AKIAIOSFODNN7'],
    ['jwt', `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(40)}`],
    ['token', 'npm_a1b2c3d4e5f6'],
  ])('%s: %s is taken out whole', (kind, token) => {
    for (const [before, after] of [
      ['', ''],
      ['key=', '\n'],
      ['"', '"'],
      ['Bearer ', ' x'],
    ] as const) {
      expect(redact(`${before}${token}${after}`)).toBe(`${before}${REDACTION_MARK}${kind}]${after}`);
    }
  });

  test.each(['RSA ', 'EC ', 'OPENSSH ', 'ENCRYPTED ', ''])(
    'a %sprivate key is taken out, whole or cut',
    (kind) => {
      const key = `-----BEGIN ${kind}PRIVATE KEY-----\n${'MIIEvQ\n'.repeat(20)}`;
      expect(redact(`a\n${key}-----END ${kind}PRIVATE KEY-----\nb`)).toBe(
        `a\n${REDACTION_MARK}private-key]\nb`,
      );
      expect(redact(`a\n${key}`)).toBe(`a\n${REDACTION_MARK}private-key]`);
    },
  );
});

test('a private key whose beginning was cut off', () => {
  const redact = createRedact([]);
  for (const lines of ['MIIEvQ0+/\nAbC=\n', 'MIIEvQ0+/\\nAbC=\\n'])
    expect(redact(`it: "${lines}-----END PRIVATE KEY-----" b`)).toBe(`it: "${REDACTION_MARK}private-key]" b`);
});

describe('A28 a secret by its place', () => {
  const redact = createRedact([]);

  test.each([
    ['password = ', 'S3cr3t-Passw0rd!'],
    ['DB_PASSWORD=', 'k9vQm2xLw7Tb'],
    ['"client_secret": "', 'abc12345xyz'],
    ["apiKey: '", 'a1b2c3d4e5f6'],
    ['\\"token\\":\\"', 'a1b2c3d4e5f6'],
    ['AccountKey=', 'Zk8vQm2xLw7TbN4rPq9s+/Ab=='],
    ['Authorization: Bearer ', 'abcdef123456'],
    ['authorization: Basic ', 'dXNlcjpwYXNzd29yZA=='],
    ["'Authorization': 'token ", 'abcdef123456'],
    ['postgres://app:', 'hunter2'],
  ])('%s…', (before, secret) => {
    const after = before.includes('//') ? '@db/x' : (/\\?["']$|'(?=token )/.exec(before)?.[0] ?? '');
    const out = redact(`${before}${secret}${after}\n`);
    expect(out).toBe(`${before}[redacted:secret]${after}\n`);
    expect(redact(out)).toBe(out);
  });

  test('is none in ordinary code', () => {
    const code = `
password = get_password()
password = hashlib.sha256(b"x").hexdigest()
token = tokens[index]
token = self.lexer.next_token2
const token = parser.nextToken();
const secret = process.env.SECRET;
secret: \${{ secrets.KEY_1 }}
api_key = os.environ["API_KEY_2"]
password: string;
token: Token2Kind
private_key = load_pem(path_1)
if token == TokenType.NUMBER1:
headers["Authorization"] = \`Bearer \${token}\`
Authorization: Bearer <token>
passwords = ["a", "b"]
token = count1+count2
token = utf8ToBase64(value)
url = "http://user:\${password}@host/"
see https://example.com:8080/a@b and git@github.com:owner/name
sk-toggleable__content sk-estimator npm_config_registry hf_hub_download
"integrity": "sha512-${'aB3/+'.repeat(17)}a=="
`;
    expect(redact(code)).toBe(code);
  });
});

describe('A28 what a text means', () => {
  const secret = 'sesame-Open-Sesame-80q1w2e3r4';
  const redact = createRedact([secret]);
  const escaped = (text: string) =>
    Array.from(text, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

  test('in JSON within JSON: spelled by its code points, with signs between them that no token has', () => {
    const odd = 'p"$ (w)!{x}#;7';
    for (const known of [secret, odd])
      for (const spelled of [
        escaped(known),
        escaped(known).replace(/(?<=\\u....)\\u....$/, ''),
        `x${escaped(known)}`,
      ]) {
        const out = redactJson({ arguments: `{"summary":"${spelled}"}` }, createRedact([known]));
        const { arguments: text } = z.object({ arguments: z.string() }).parse(out);
        expectNoPiece(String(z.object({ summary: z.string() }).parse(JSON.parse(text)).summary), known);
      }
  });

  test('keeps the bytes of arguments that hold no secret', () => {
    const value = { arguments: '{ "a":  "\\u00e9\\u0041" }' };
    expect(redactJson(value, redact)).toEqual(value);
  });

  test('is left as it is where JSON in a text nests deeper than the engine can follow', () => {
    const text = `${'['.repeat(50_000)}"\\u0041 ${PLAIN}"${']'.repeat(50_000)}`;
    const out = redactJson({ text }, createRedact([PLAIN]));
    expect(out).toEqual({ text: text.replace(PLAIN, `${REDACTION_MARK}secret]`) });
  });

  test('half a character never leaves, but a path that holds one is still refused for it', () => {
    expect(redact('a\ud800b')).toBe('a\ufffdb');
    const value = { arguments: '{"rel_path":"\\ud800"}' };
    expect(redactJson(value, redact)).toEqual(value);
  });

  test.each([
    ['UTF-16 in base64', Buffer.from(secret, 'utf16le').toString('base64')],
    ['UTF-16 in base64, the high byte first', Buffer.from(secret, 'utf16le').swap16().toString('base64')],
    ['UTF-16 in hex', Buffer.from(secret, 'utf16le').toString('hex')],
    [
      'quoted-printable',
      Array.from(secret, (char) => `=${char.charCodeAt(0).toString(16).toUpperCase()}`).join(''),
    ],
    ['quoted-printable over lines', secret.replace(/.{6}/g, '$&=\n')],
    ['escapes of escapes', escaped(secret).replaceAll('\\', '\\\\\\')],
  ])('%s', (_, spelled) => {
    expectNoPiece(redact(`x ${spelled} y`), spelled.slice(0, -8));
  });
});

describe('hostile text of 64 KB', () => {
  const SIZE = 64 * 1024;
  const redact = createRedact([SECRET, PLAIN, `${'ab'.repeat(200)}!`]);
  const keys = ['PRIVATE KEY-----', '', 'PRIVATE KEY----------END ', 'AAAAAAAAAAAAAAAA'];
  const tokens = ['ghp_', 'github_pat_', 'sk-', 'eyJaaaaaaaa.', 'eyJ'];
  const units = [...keys.map((rest) => `-----BEGIN ${rest}`), ...tokens, PLAIN.slice(0, 9), 'ab'];
  test.each([...units, '\\u0061', '\\', ' '])('of %j is redacted in no time', (unit) => {
    const text = unit.repeat(Math.ceil(SIZE / unit.length));
    expect(typeof redact(text)).toBe('string');
  });
});

test('M07: a run of ten million characters is no more than the engine can take', () => {
  const text = 'x'.repeat(10_000_000);
  expect(createRedact(['sesame-open-sesame-0123456789'])(text)).toHaveLength(text.length);
});

test('L03: a token behind an escaped end of line, as JSON has it, is one; and the JSON stays whole', () => {
  const redact = createRedact(['sesame-open-sesame-0123456789']);
  const token = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
  const spelled = btoa('sesame-open-sesame-0123456789');
  const json = redact(JSON.stringify({ text: `first\n${token}\n${spelled}` }));
  expect(json).not.toContain(token);
  expect(JSON.parse(json)).toEqual({ text: expect.stringMatching(/^first\n\[redacted:.*\n\[redacted:/) });
});

test('L03: so stays the JSON of a secret with a sign between any two of its letters, behind an end of line', () => {
  const secret = 'kx7Qp2vLm9Rt4Zs8Wn3B';
  const json = createRedact([secret])(JSON.stringify({ text: `first\n${Array.from(secret).join(' ')}` }));
  expect(JSON.parse(json)).toEqual({ text: expect.stringMatching(/^first\n\[redacted:/) });
});
