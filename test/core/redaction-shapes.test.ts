import { describe, expect, test } from 'vitest';
import { createRedact, REDACTION_MARK } from '../../src/core/redaction.ts';

const SECRET = 'k9$Vq/2~mZ&7x+Lw"4T\\bN';
const PLAIN = 'Zk8vQm2xLw7TbN4rPq9s';

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

describe('hostile text of 64 KB', () => {
  const SIZE = 64 * 1024;
  const redact = createRedact([SECRET, PLAIN, `${'ab'.repeat(200)}!`]);
  test.each([
    ['beginnings of keys', '-----BEGIN PRIVATE KEY-----'],
    ['beginnings of keys without end', '-----BEGIN '],
    ['ends of keys', '-----BEGIN PRIVATE KEY----------END '],
    ['upper case', '-----BEGIN AAAAAAAAAAAAAAAA'],
    ['tokens', 'ghp_'],
    ['long tokens', 'github_pat_'],
    ['sk-', 'sk-'],
    ['jwts', 'eyJaaaaaaaa.'],
    ['half a jwt', 'eyJ'],
    ['the first characters of secrets', PLAIN.slice(0, 9)],
    ['the alphabet of a secret', 'ab'],
    ['escapes', '\\u0061'],
    ['backslashes', '\\'],
    ['white space', ' '],
  ])(
    'of %s is redacted in no time',
    (_, unit) => {
      const text = unit.repeat(Math.ceil(SIZE / unit.length));
      expect(typeof redact(text)).toBe('string');
    },
    2_000,
  );
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
