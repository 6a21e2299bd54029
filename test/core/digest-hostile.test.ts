import { describe, expect, test } from 'vitest';
import { byteLength, stripAnsi } from '../../src/core/text.ts';
import { DIGEST_BYTES, failingDigest } from '../../src/core/verdict/digest.ts';

describe('control sequences', () => {
  test.each([
    ['colours', '\u001b[1;31mFAIL\u001b[0m', 'FAIL'],
    ['a link', '\u001b]8;;https://x.invalid\u001b\\text\u001b]8;;\u001b\\', 'text'],
    ['a title', '\u001b]0;title\u0007text', 'text'],
    ['a character set', 'bold\u001b(B off', 'bold off'],
  ])('%s are taken out', (_, text, plain) => {
    expect(stripAnsi(text)).toBe(plain);
  });

  test('a title that never ends hides no more than its line', () => {
    const output = 'one\n\u001b]0;title\nFAILED test_a\nAssertionError: 1 != 2';
    expect(failingDigest(output)).toBe('one\n\nFAILED test_a\nAssertionError: 1 != 2');
  });
});

describe('hostile output', () => {
  // Each of these would take minutes with a pattern that backtracks; the time-out of the test is the bound.
  const SIZE = 512 * 1024;
  test.each([
    ['one line of word characters', 'a'.repeat(SIZE)],
    ['dots', 'a.'.repeat(SIZE / 2)],
    ['slashes and dots', '/.'.repeat(SIZE / 2)],
    ['colons and digits', '1:'.repeat(SIZE / 2)],
    ['locations', 'a.b:1'.repeat(SIZE / 5)],
    ['digits', '1'.repeat(SIZE)],
    ['blanks', `${' '.repeat(SIZE)}x`],
    ['blank lines', '\n'.repeat(SIZE)],
    ['short lines', 'a.b:\n'.repeat(SIZE / 5)],
    ['escapes', '\u001b['.repeat(SIZE / 2)],
    ['an escape that never ends', `\u001b[${'0;'.repeat(SIZE / 2)}`],
    ['titles', '\u001b]'.repeat(SIZE / 2)],
    ['lines of the longest kind', `${'a.'.repeat(199)}\n`.repeat(SIZE / 400)],
    ['half characters', '\ud83d'.repeat(SIZE / 2)],
  ])(
    '%s is digested in no time',
    (_, output) => {
      expect(byteLength(failingDigest(output))).toBeLessThanOrEqual(DIGEST_BYTES);
    },
    5_000,
  );
});
