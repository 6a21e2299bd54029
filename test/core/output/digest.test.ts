import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byteLength, stripAnsi } from '../../../src/base/text.ts';
import { DIGEST_BYTES, readOutput } from '../../../src/core/output/test-output.ts';
import { expectLinear } from '../../linear.ts';
import { Random } from '../random.ts';
import { failingDigest } from './failing-digest.ts';

const failureSignature = (output: string): string => readOutput(output).signature();

/** What real runners printed for one small shop with noisy passing tests and two failing ones. */
const outputOf = (name: string): string =>
  readFileSync(new URL(`../outputs/${name}.txt`, import.meta.url), 'utf8');

const numbered = (count: number, text = 'ok'): string =>
  Array.from({ length: count }, (_, at) => `line ${at} ${text}`).join('\n');

const GAP = /\[… (\d+) lines? left out …\]/g;

test('no gap hides one line of a failure, and a gap of one line of noise is not said to be of lines', () => {
  const failures = ['a', 'b'].map((name) => ({
    id: `t.py::test_${name}`,
    file: null,
    line: null,
    message: '',
  }));
  for (let between = 1; between < 40; between++) {
    const of = (name: string): string =>
      `FAILED t.py::test_${name}\n${numbered(between, `value of ${name}`)}\nE       assert ${name} is None`;
    const output = `${of('a')}\n${of('b')}\n${numbered(99, 'ok')}`;
    expect(failingDigest(output, { maxBytes: 6000, failures })).not.toMatch(/\[… 1 line/);
  }
  const passed = 'ok 1 - a\nnot ok 2 - b\n'.repeat(99);
  expect(failingDigest(passed, { maxBytes: 1000, failures })).not.toMatch(/\b1 lines/);
});

const goFailure = (name: string, got: number): string =>
  `    --- FAIL: TestAll/${name} (0.00s)\n        all_test.go:81: \n            error:\n              values are not equal\n            got:\n              "${got}"\n`;

test('of many subtests of Go that fail alike one is shown whole, also where the report joins the lines of a message', () => {
  const names = Array.from({ length: 40 }, (_, at) => `case_${at}`);
  const failures = names.map((name, at) => ({
    id: `example.com/a TestAll/${name}`,
    file: null,
    line: null,
    message: `all_test.go:81: error: values are not equal got: "${at}"`,
  }));
  const output = `--- FAIL: TestAll (0.01s)\n${names.map((name, at) => goFailure(name, at)).join('')}FAIL\n`;
  const shown = failingDigest(output, { failures });
  expect(shown.match(/--- FAIL: TestAll\//g)).toHaveLength(1);
  expect(shown).toContain(goFailure('case_0', 0).trimEnd());
  expect(shown).toContain('and 39 more like it');
});

test('each of a few failures begins at its title, and none takes the room of another', () => {
  const names = ['a', 'b', 'c', 'd'].map((name) => `test_of_${name}`);
  const block = (name: string): string =>
    `${'_'.repeat(20)} ${name} ${'_'.repeat(20)}\n\n    def ${name}():\n        # why\n>       assert call_${name}()\n\na.py:5: in call_${name}\n${numbered(60, `value of ${name}`)}\nE   AssertionError: ${name} is wrong\n\na.py:9: AssertionError\n`;
  const output = `${numbered(40, '....')}\n${names.map(block).join('')}${names.map((name) => `FAILED a.py::${name} - Asser...`).join('\n')}\n`;
  const failures = names.map((name) => ({ id: `a.py::${name}`, file: 'a.py', line: 5, message: '' }));
  const shown = failingDigest(output, { failures });
  for (const name of names) {
    expect(shown).toContain(` ${name} ${'_'.repeat(20)}\n\n    def ${name}():\n        # why\n`);
    expect(shown).toContain(`E   AssertionError: ${name} is wrong`);
  }
});

describe('an output that fits', () => {
  test('is whole, without its colours and its last line end', () => {
    expect(failingDigest('\u001b[31mred\u001b[0m\n  two\r\nthree\n\n')).toBe('red\n  two\nthree');
  });

  test.each([
    [
      'github.com/a/b.ParseError.Position({{0x2f6117d4a560, 0x1d}, {0x0?, 0x8}, ...})\n\t/w/b.go:3 +0x1d',
      'github.com/a/b.ParseError.Position(…)\n\t/w/b.go:3 +0x1d',
    ],
    [
      'a/b.(*Cart[...]).Add(0xc0000a2000, 0x1)\r\n\tC:/my w/b.go:3 +0x1d',
      'a/b.(*Cart[...]).Add(…)\n\tC:/my w/b.go:3 +0x1d',
    ],
    ['expect_eq(0x1f, 0x20)\n  at a.c:3', 'expect_eq(0x1f, 0x20)\n  at a.c:3'],
    ['goroutine 323 [running]:', 'goroutine [running]:'],
    [
      "E + where None = <Identifier 'co' at 0x7FDF33070750>.alias",
      "E + where None = <Identifier 'co' at 0x…>.alias",
    ],
    ['got 0xff00ff at 0x10, want mix(0x00, 1)', 'got 0xff00ff at 0x10, want mix(0x00, 1)'],
    ['add(1, 2)', 'add(1, 2)'],
  ])('names no address that differs from run to run: %j', (line, shown) => {
    expect(failingDigest(line)).toBe(shown);
  });

  test.each(['', '\n', 'one'])('%j stays as it is', (text) => {
    expect(failingDigest(text)).toBe(text.trimEnd());
  });

  test('exactly at the limit is whole, one byte more is cut', () => {
    const fits = `${'a'.repeat(300)}\n`.repeat(3).trimEnd();
    expect(failingDigest(fits, { maxBytes: fits.length })).toBe(fits);
    expect(failingDigest(fits, { maxBytes: fits.length - 1 })).not.toBe(fits);
  });

  test('a line that is too long says how much more there was', () => {
    expect(failingDigest('x'.repeat(1000))).toBe(`${'x'.repeat(400)}[… 600 characters left out …]`);
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
    expect(digest).toMatch(/\nline 4999 ok$/);
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

  test('keeps the lines of a known failure, whatever its runner writes around them', () => {
    const noise = numbered(500, '✖ also looks like a failure: value');
    const output = `${noise}\ncart sums up => three apples\nat cart.feature:12 we saw 4\n${noise}`;
    const known = { id: 'cart sums up', file: 'cart.feature', line: 12, message: 'three apples' };
    expect(failingDigest(output)).not.toContain('three apples');
    const digest = failingDigest(output, { failures: [known] });
    expect(digest).toContain('cart sums up => three apples\nat cart.feature:12 we saw 4');
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

  test('says what is left out, and to a digest of other size too', () => {
    for (const bytes of [2000, DIGEST_BYTES, 8 * 1024]) {
      const digest = failingDigest(numbered(5000), { maxBytes: bytes });
      expect(digest).toMatch(GAP);
      expect(byteLength(digest)).toBeLessThanOrEqual(bytes);
      expect(byteLength(digest)).toBeGreaterThan(bytes * 0.7);
    }
  });

  test('never exceeds its bytes, whatever the lines and the script', () => {
    for (let seed = 1; seed <= 100; seed++) {
      // A digest has some hundred lines at most.
      const most = seed % 10 === 0 ? 4000 : 400;
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
      const lines = Array.from({ length: random.below(most) + 1 }, () => random.pick(words));
      const digest = failingDigest(lines.join('\n'));
      expect(byteLength(digest), `seed ${seed}`).toBeLessThanOrEqual(DIGEST_BYTES);
      expect(digest.isWellFormed(), `seed ${seed}`).toBe(true);
    }
  });

  test('of a digest accounts for every line of the output, with one mark on each gap', () => {
    const random = new Random(7);
    for (let round = 0; round < 60; round++) {
      const count = 200 + random.below(round % 10 === 0 ? 3000 : 300);
      const output = Array.from({ length: count }, (_, at) => {
        const word = random.pick(['ok', 'FAILED', 'expected 1', 'at a.js:3:4', 'E  assert', 'x'.repeat(500)]);
        return `${at} ${word}`;
      }).join('\n');
      const first = failingDigest(output, { maxBytes: 8 * 1024 });
      for (const maxBytes of [6 * 1024, 3 * 1024, 1500]) {
        const again = failingDigest(first, { maxBytes });
        const shown = again.split('\n').filter((line) => /^\d+ /.test(line)).length;
        const missing = again.matchAll(GAP).reduce((sum, [, lines]) => sum + Number(lines), 0);
        expect(shown + missing).toBe(count);
        expect(again).not.toMatch(/lines? left out …\]\n\[… \d+ lines? left out/);
        expect(byteLength(again)).toBeLessThanOrEqual(maxBytes);
        expect(again).not.toMatch(/characters left out …\]\[|\[… 2\d characters/);
      }
    }
  });

  test('of widely scattered failures stays within its bytes', () => {
    const lines = Array.from({ length: 90_000 }, (_, at) =>
      at % 7000 === 0 ? `FAILED test_${at}` : `ok ${at}`,
    );
    expect(byteLength(failingDigest(lines.join('\n')))).toBeLessThanOrEqual(DIGEST_BYTES);
  });
});

describe('the same failure again', () => {
  test.each([
    [
      'a duration',
      '--- FAIL: TestA (0.01s)\nFAIL\tshop\t0.004s',
      '--- FAIL: TestA (12.40s)\nFAIL\tshop\t1.204s',
    ],
    ['a duration that is not always shown', ' × adds 312ms', ' × adds'],
    ['an address', 'E   assert <Cart object at 0x7f1c> == 1', 'E   assert <Cart object at 0x7fffa9c> == 1'],
    ['an id', "AssertionError: <Mock id='140234991'> called", "AssertionError: <Mock id='139921777'> called"],
    [
      'a thread',
      "thread 'a' (7641) panicked at src/lib.rs:1:2:",
      "thread 'a' (803) panicked at src/lib.rs:1:2:",
    ],
    ['a port', 'Error: connect ECONNREFUSED 127.0.0.1:43121', 'Error: connect ECONNREFUSED 127.0.0.1:38001'],
    ['a temporary folder', 'Error: no /tmp/tmpa8d2/in.csv', 'Error: no /tmp/tmpzz91/in.csv'],
    ['a nested temporary folder', 'E  open /tmp/pytest-1/t0/in.csv', 'E  open /tmp/pytest-22/t0/in.csv'],
    ['a uuid', 'E  job 3f0c1b9e-8d7a-4c53-9f10-aa12bb34cc56', 'E  job 9a0c1b9e-8d7a-4c53-9f10-aa12bb34cc57'],
    ['a time', 'ERROR 2026-03-01T10:00:00.123Z lost', 'ERROR 2026-04-02 23:59:59Z lost'],
    ['a clock', 'ERROR [10:39:14] lost', 'ERROR [11:00:01] lost'],
    ['a line that moved', 'src/a.ts:10:4: error TS2304: no x', 'src/a.ts:12:9: error TS2304: no x'],
    ['colours', '\u001b[31mFAILED\u001b[0m test_a', 'FAILED test_a'],
    ['another order', 'FAILED test_a\nFAILED test_b', 'FAILED test_b\nFAILED test_a'],
    ['other passing tests', 'ok 1 - x\nnot ok 2 - y', 'ok 1 - z\nok 3 - w\nnot ok 2 - y'],
  ])('with %s compares equal', (_, one, other) => {
    expect(failureSignature(one)).toBe(failureSignature(other));
    expect(failureSignature(one)).not.toBe('');
  });

  test.each(['pytest-v', 'go-test-v', 'cargo-test', 'node-spec', 'node-tap', 'vitest'])(
    'of %s compares equal when its lines come in another order',
    (name) => {
      const lines = outputOf(name).split('\n');
      const random = new Random(7);
      const shuffled = lines.toSorted(() => random.next() - 0.5);
      expect(failureSignature(shuffled.join('\n'))).toBe(failureSignature(lines.join('\n')));
    },
  );
});

describe('another failure', () => {
  test.each([
    ['another test', 'FAILED test_a', 'FAILED test_b'],
    ['another subtest', '    --- FAIL: TestA/x (0.00s)', '    --- FAIL: TestA/y (0.00s)'],
    ['one test more', 'not ok 1 - a', 'not ok 1 - a\nnot ok 2 - b'],
    ['another message', 'E   assert 1 == 2', 'E   assert 1 == 3'],
    ['another test of node', '✖ adds (1.2ms)', '✖ subtracts (1.2ms)'],
    [
      'another compile error in Go',
      './a.go:1:2: undefined: x\nFAIL\tp [build failed]',
      './a.go:1:2: undefined: y\nFAIL\tp [build failed]',
    ],
    [
      'another compile error in Rust',
      outputOf('cargo-build'),
      outputOf('cargo-build').replaceAll('groos', 'nett'),
    ],
    [
      'another compile error in TypeScript',
      "a.ts(1,2): error TS2304: Cannot find name 'x'.",
      "a.ts(1,2): error TS2304: Cannot find name 'y'.",
    ],
    ['another file in a temporary checkout', 'FAILED /tmp/c1/test_a.py::t', 'FAILED /tmp/c1/test_b.py::t'],
    ['a late one of many', numberedFailures(200, 'x'), numberedFailures(200, 'y')],
    ['plain words', 'it broke here', 'it broke there'],
  ])('%s compares different', (_, one, other) => {
    expect(failureSignature(one)).not.toBe(failureSignature(other));
  });

  function numberedFailures(count: number, last: string): string {
    const names = Array.from({ length: count }, (_, at) => `FAILED tests/test_${at}.py::test_it`);
    return [...names, `FAILED tests/zz.py::test_${last}`].join('\n');
  }
});

test('a signature is short, whatever the output', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `FAILED test_${'x'.repeat(at % 300)}_${at}`).join(
    '\n',
  );
  for (const output of [many, 'E '.repeat(300_000), '', '\n\n', '😀'.repeat(10_000)]) {
    expect(failureSignature(output).length).toBeLessThanOrEqual(700);
    expect(failureSignature(output).isWellFormed()).toBe(true);
  }
});

test.each(['1', 'a.', '1 ', ' ', '/tmp/', '0x', 'E 1\n'])(
  'the signature of many of %j is found in linear time',
  async (unit) => {
    for (const start of ['Error: ', 'Error: 1'])
      await expectLinear(64 * 1024, (size) => {
        const output = `${start}${unit.repeat(size / unit.length)}x`;
        expect(failureSignature(output).length).toBeLessThanOrEqual(700);
      });
  },
);

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
  const units = ['a', 'a.', '/.', '1:', 'a.b:1', '1', ' ', '\n', 'a.b:\n', '\u001b[', '\u001b]', '\ud83d'];
  test.each([...units, '0;', `${'a.'.repeat(199)}\n`])(
    'many of %j are digested in linear time',
    async (unit) => {
      for (const start of ['', '\u001b['])
        await expectLinear(64 * 1024, (size) => {
          const output = `${start}${unit.repeat(Math.ceil(size / unit.length))}x`;
          expect(byteLength(failingDigest(output))).toBeLessThanOrEqual(DIGEST_BYTES);
        });
    },
  );
});

test.each([
  [
    'tests/test_a.py:36: in db\n    raise RuntimeError("no database")\nE   RuntimeError: no database',
    'E   RuntimeError: no database',
  ],
  [
    'tests/test_a.py:54: DeprecationWarning: old thing\nFAILED tests/test_a.py::test_b - assert 0',
    'FAILED tests/test_a.py::test_b - assert 0',
  ],
  ['tests/test_a.py:36: in db', 'tests/test_a.py:36: in db'],
  [
    'adds ... FAILED (5ms)\nerror: Error: 2 is not 1\nFAILED | 3 passed | 1 failed (8ms)',
    'error: Error: 2 is not 1',
  ],
  ['FAILED (failures=1, errors=2)', 'FAILED (failures=1, errors=2)'],
])(
  'the line that stands for %j is no frame, no warning and no sum, where there is another',
  (output, line) => {
    expect(readOutput(output).headline()).toBe(line);
  },
);
