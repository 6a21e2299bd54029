import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byteLength } from '../../../src/core/text.ts';
import { DIGEST_BYTES, failingDigest } from '../../../src/core/verdict/digest.ts';
import { Random } from '../random.ts';

/** What real runners printed for one small shop with noisy passing tests and two failing ones. */
const outputOf = (name: string): string =>
  readFileSync(new URL(`../outputs/${name}.txt`, import.meta.url), 'utf8');

const numbered = (count: number, text = 'ok'): string =>
  Array.from({ length: count }, (_, at) => `line ${at} ${text}`).join('\n');

const GAP = /\[… (\d+) lines left out …\]/g;

describe('an output that fits', () => {
  test('is whole, without its colours and its last line end', () => {
    expect(failingDigest('\u001b[31mred\u001b[0m\n  two\r\nthree\n\n')).toBe('red\n  two\nthree');
  });

  test.each(['', '\n', 'one'])('%j stays as it is', (text) => {
    expect(failingDigest(text)).toBe(text.trimEnd());
  });

  test('exactly at the limit is whole, one byte more is cut', () => {
    const fits = `${'a'.repeat(300)}\n`.repeat(3).trimEnd();
    expect(failingDigest(fits, fits.length)).toBe(fits);
    expect(failingDigest(fits, fits.length - 1)).not.toBe(fits);
  });

  test('a line that is too long says how much more there was', () => {
    expect(failingDigest('x'.repeat(1000))).toBe(`${'x'.repeat(400)}[… 600 more characters]`);
  });
});

describe('a long output', () => {
  test.each([
    [
      'pytest-v',
      'E       assert 879 == 880\nFAILED tests/test_module_06.py::test_discount_of_sixty_percent\n2 failed, 294 passed',
    ],
    [
      'pytest-color',
      'E       assert 879 == 880\n2 failed, 294 passed\ntests/test_module_06.py:53: AssertionError',
    ],
    [
      'go-test-v',
      '--- FAIL: TestDiscount/60_percent\nTotal(60) = 879, want 880\nTotal(90) = 219, want 220\nFAIL\texample.com/shop',
    ],
    [
      'go-panic',
      'panic: runtime error: index out of range [0] with length 0\ncart.go:32\nTotal(60) = 879, want 880',
    ],
    ['go-build', './cart.go:29:9: undefined: gros\n[build failed]'],
    [
      'cargo-test',
      "thread 'tests::discount_of_sixty_percent'\n  left: 879\n right: 880\nthread 'tests::first_of_none'\nindex out of bounds\ntest result: FAILED. 110 passed; 2 failed",
    ],
    ['cargo-build', 'error[E0425]: cannot find value `groos`\n--> src/lib.rs:6:15'],
    [
      'node-spec',
      "✖ takes sixty percent off\n879 !== 880\nCannot read properties of undefined (reading 'name')\ncart.mjs:6:42",
    ],
    [
      'node-tap',
      'not ok 13 - takes sixty percent off\n879 !== 880\nnot ok 14 - names the first item\n# fail 2',
    ],
    [
      'vitest',
      'FAIL  test/cart-3.test.mjs > cart, part 3 > takes sixty percent off\nexpected 879 to be 880\n- 880\n+ 879\ncart.mjs:6:42\n2 failed | 96 passed (98)',
    ],
  ])('of %s keeps what failed, how, and the summary, in at most 6 KB', (name, telling) => {
    const digest = failingDigest(outputOf(name));
    expect(byteLength(digest)).toBeLessThanOrEqual(DIGEST_BYTES);
    for (const each of telling.split('\n')) expect(digest).toContain(each);
  });

  test('keeps its head and its tail, and counts every line that it hides', () => {
    const digest = failingDigest(numbered(5000));
    expect(digest.startsWith('line 0 ok\nline 1 ok\n')).toBe(true);
    expect(digest).toContain('\nline 4999 ok\n');
    const shown = digest.match(/^line \d+ ok$/gm)?.length ?? 0;
    const hidden = [...digest.matchAll(GAP)].reduce((sum, [, lines]) => sum + Number(lines), 0);
    expect(shown + hidden).toBe(5000);
  });

  test('keeps one failure in the midst of much noise that sounds like failures', () => {
    const noise = numbered(2000, 'level=error msg="expected failure, got undefined"');
    const output = `${noise}\n--- FAIL: TestTheOne (0.00s)\n    a_test.go:7: got 1, want 2\n${noise}`;
    const digest = failingDigest(output);
    expect(digest).toContain('--- FAIL: TestTheOne');
    expect(digest).toContain('a_test.go:7: got 1, want 2');
  });

  test('keeps the assertion when a coverage table of 20 KB stands last', () => {
    const table = Array.from({ length: 300 }, (_, at) => `src/module_${at}.py      120     17    86%   3-19`);
    const output = `${numbered(500)}\nE       assert 879 == 880\n${table.join('\n')}\nTOTAL 86%`;
    expect(failingDigest(output)).toContain('E       assert 879 == 880');
  });

  test('shows the lines around a failure, where its values are', () => {
    const before = numbered(1000);
    const output = `${before}\n✖ adds\n  the following:\n  3\n  is not\n  4\n${before}`;
    expect(failingDigest(output)).toContain('✖ adds\n  the following:\n  3\n  is not\n  4\n');
  });

  test('says how to get what is left out, and to a digest of other size too', () => {
    for (const bytes of [2000, DIGEST_BYTES, 8 * 1024]) {
      const digest = failingDigest(numbered(5000), bytes);
      expect(digest.split('\n').at(-1)).toMatch(/^\[cut: .* read .*\]$/);
      expect(byteLength(digest)).toBeLessThanOrEqual(bytes);
      expect(byteLength(digest)).toBeGreaterThan(bytes * 0.7);
    }
  });

  test('never exceeds its bytes, whatever the lines and the script', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = new Random(seed);
      const words = [
        'ok',
        'FAILED',
        'Error: x',
        '語'.repeat(30),
        '😀'.repeat(120),
        'E   assert',
        '',
        'é '.repeat(200),
      ] as const;
      const lines = Array.from({ length: random.below(4000) + 1 }, () => random.pick(words));
      const digest = failingDigest(lines.join('\n'));
      expect(byteLength(digest), `seed ${seed}`).toBeLessThanOrEqual(DIGEST_BYTES);
      expect(digest.isWellFormed(), `seed ${seed}`).toBe(true);
    }
  });

  test('of widely scattered failures stays within its bytes', () => {
    const lines = Array.from({ length: 90_000 }, (_, at) =>
      at % 7000 === 0 ? `FAILED test_${at}` : `ok ${at}`,
    );
    expect(byteLength(failingDigest(lines.join('\n')))).toBeLessThanOrEqual(DIGEST_BYTES);
  });
});
