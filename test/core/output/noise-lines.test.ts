import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byteLength } from '../../../src/base/text.ts';
import { NOISE_ROWS, noiseIn, noiseOf } from '../../../src/core/output/noise-lines.ts';
import { DIGEST_BYTES } from '../../../src/core/output/test-output.ts';
import { readTestOutput } from '../../../src/runners/all-runners.ts';
import { expectLinear } from '../../linear.ts';
import { failingDigest } from './failing-digest.ts';

/** By row: lines that are noise, and lines like them that are not. */
const EXAMPLES: Readonly<Record<string, readonly [hits: readonly string[], misses: readonly string[]]>> = {
  'a test that passed, or was skipped': [
    [
      'ok 12 - adds',
      '       ↓ subtracts',
      '    ok - adds',
      'ok',
      'test tests::ok ... ok',
      'test/a.c:9:test_eq:PASS',
      '[pass] sums up [3][3]',
      'test result: ok. 2 passed; 0 failed; 0 ignored',
      '[       OK ] Cart.Adds (0 ms)',
      '--- PASS: TestA (0.00s)',
      'a.py::test_a PASSED [ 50%]',
    ],
    [
      'not ok 2 - adds',
      'test tests::bad ... FAILED',
      'a.c:9:test_eq:FAIL: Expected 1',
      '[fail] sums up [2][3]',
      '[passed, "it"]',
      'okay is 3',
      '    ok: true,',
      'ok = false',
    ],
  ],
  'a test that begins': [
    ['=== RUN   TestA', '    Start 1: cart_ok', '[ RUN      ] Cart.Adds'],
    ['[  FAILED  ] Cart.Adds'],
  ],
  'a package of Go that passed, or has no tests': [
    ['?   \tgithub.com/w/cart/cmd\t[no test files]', 'ok  \tgithub.com/w/cart\t0.3s'],
    ['FAIL\tgithub.com/w/cart\t0.3s'],
  ],
  'what TAP says of a test that begins or ends': [
    ['# Subtest: test/cart.js', '        1..34', '    # time=282.5ms', '1..0 # time=12.62ms'],
    ['# failed 1 of 2 tests', 'want 1..34', '# Subtests failed'],
  ],
  'a package manager or compiler at work': [
    ['   Compiling cart v0.1.0', '      Adding windows-core v0.100.0'],
    ['Compilation failed', 'Running: 3 != 4', 'Adding 3 items'],
  ],
  'cmake and make': [
    ['-- Performing Test HAVE_X', '[ 50%] Building C object a.o', 'make[1]: Entering directory /w'],
    [
      '--- FAIL: TestA',
      '2: cart.c:12: total is 1, want 2',
      'make: *** [Makefile:4: test] Segmentation fault',
    ],
  ],
  Maven: [
    [
      '[INFO] Scanning for projects...',
      '[ERROR] -> [Help 1]',
      '[ERROR] To see the full stack trace',
      '[ERROR] ',
    ],
    ['[ERROR] com.x.CartTest.bad -- Time elapsed: 0.044 s <<< FAILURE!'],
  ],
  'a warning': [
    [
      'warning: unexpected `cfg` condition',
      'npm warn deprecated x@1',
      'npm notice New minor version of npm available! 11.19.1 -> 11.21.2',
      'src/a.c:9:3: warning: unused variable',
    ],
    ['expected a warning: none', '    warning: true,', '  warn: 3', 'src/a.c:9:3: error: unused variable'],
  ],
  'a frame of Node or of a package': [
    ['    at Test.run (node:internal/test_runner/test:935:9)', '    at x (/w/node_modules/tap/lib.js:1:2)'],
    ['    at sum (/w/src/sum.js:4:11)'],
  ],
  'a frame of Java or its runner': [
    [
      '\tat org.junit.Assert.fail(Assert.java:89)',
      '\tat java.base/java.lang.reflect.Method.invoke(Method.java:569)',
    ],
    ['\tat com.x.CartTest.bad(CartTest.java:8)'],
  ],
  'a frame of Rust itself': [
    [
      '   1: core::panicking::panic_fmt',
      '             at /rustc/5980/library/std/src/panicking.rs:689:5',
      '  18:     0x560c4a2dddbc - core[c1f1a4ba060b9bfa]::panicking::panic_fmt',
      '                               at ./nptl/pthread_create.c:442:8',
    ],
    [
      '   4: cart::tests::bad',
      '             at ./src/lib.rs:15:186',
      '  20:     0x560c4a244292 - cart::Cart<A>::total::he19856e49ada4aff',
    ],
  ],
  'a frame of an installed Python': [
    [
      '  File "/usr/lib/python3.11/unittest/mock.py", line 9, in x',
      '/v/site-packages/attr/a.py:3: TypeError',
    ],
    ['  File "/w/lib/a.py", line 12, in deep'],
  ],
  'a frame of Go itself': [
    [
      '\t/usr/local/go/src/testing/testing.go:1595 +0xff',
      'testing.tRunner(0xc0001, 0x54)',
      'testing.tRunner.func1()',
      'panic({0x6973e0?, 0x21?})',
    ],
    ['\t/w/cart.go:32 +0x1d', 'panic: index out of range'],
  ],
};

test.each(NOISE_ROWS.map(({ name }) => name))('%s is noise, and what looks like it is not', (name) => {
  const [hits, misses] = EXAMPLES[name] ?? [[], []];
  expect(hits.length).toBeGreaterThan(0);
  const pattern = NOISE_ROWS.find((row) => row.name === name)?.pattern ?? /^$/;
  expect(hits.filter((line) => !pattern.test(line))).toEqual([]);
  expect(misses.filter((line) => noiseOf(line) !== null)).toEqual([]);
});

const outputOf = (name: string): string =>
  readFileSync(new URL(`../../runners/outputs/${name}.txt`, import.meta.url), 'utf8');

const BUILT = `   Compiling cart v0.1.0
warning: unnecessary \`unsafe\` block
   --> src/lib.rs:157:10
    |
157 |         (unsafe { total() })
    |          ^^^^^^ unnecessary \`unsafe\` block

    Finished \`test\` profile in 36.79s
     Running unittests src/lib.rs (target/debug/deps/cart-1)
`;

test('the digest of a crash that no report knows has no noise, although all of it would fit', () => {
  const passed = Array.from({ length: 30 }, (_, at) => `test tests::number_${at} ... ok\n`).join('');
  const crash = 'error: test failed, to rerun pass `--lib`\n\nCaused by:\n  signal: 11, SIGSEGV';
  const digest = failingDigest(`${BUILT}\nrunning 31 tests\n${passed}${crash}`);
  expect(digest).toContain(crash);
  expect(digest).not.toMatch(/number_|unsafe|Compiling/);
  expect(digest, 'blank lines between gaps are in them').not.toMatch(/left out …\]\s+\[…/);
});

test.each([
  ['Unity', 'test/a.c:9:test_sum:FAIL: Expected 1 Was 2', 'test/a.c:8:test_ok:PASS'],
  ['a runner of its own', '[fail] sums up [2][3]', '[pass] is empty [0][0]'],
])('the digest of %s is what failed, without what passed', (_, failed, passed) => {
  const printed = `${`${passed}\n`.repeat(9)}<item/>\n`.repeat(99);
  const digest = failingDigest(`${printed}${failed}\n${printed}2 failed`);
  expect(digest).toContain(failed);
  expect(digest).not.toContain(passed);
});

test.each([
  ['a short output', `${BUILT}error: test failed`],
  ['an output that names no failure', BUILT.repeat(9)],
  ['one that has no noise', `error: no\n${'what was asked for\n'.repeat(99)}`],
])('the digest of %s is all of it', (_, output) => {
  expect(failingDigest(output)).toBe(output.trimEnd());
});

test('what stands in an output twice is shown once', () => {
  const failures = Array.from({ length: 3 }, (_, at) => ({
    id: `a.test.js > adds ${at}`,
    file: 'a.test.js',
    line: 30 + at,
    message: `expected ${at}`,
  }));
  const block = (at: number): string =>
    `  ● adds ${at}\n\n    expected ${at}\n    received ${at + 1}\n\n    > 3${at} | expect(x)\n\n      at a.test.js:${30 + at}:5\n\n`;
  const blocks = failures.map((_, at) => block(at)).join('');
  const digest = failingDigest(`${blocks}${BUILT.repeat(9)}Summary of all failing tests\n${blocks}`, {
    failures,
  });
  expect(digest.match(/received \d/g)).toEqual(['received 1', 'received 2', 'received 3']);
  const same = 'FAIL: the same\n'.repeat(30);
  expect(failingDigest(same + BUILT.repeat(9)).match(/FAIL/g)).toHaveLength(30);
});

test.each(['a failure that a reader knows', 'an output that is cut', 'an output that is whole'])(
  'what stands in an output twice is not left out at both places: %s',
  (kind) => {
    const passed = (name: string): string => `ok - a test that passes ${name}\n`.repeat(60);
    const details = Array.from({ length: 12 }, (_, at) => `  detail ${at} of the values\n`).join('');
    const other = kind.endsWith('cut')
      ? Array.from({ length: 300 }, (_, at) => `other ${at}\n`.repeat(2)).join('')
      : '';
    const failures = [{ id: 'tests/test_a.py::test_a', file: null, line: null, message: 'x' }];
    const output = `${other}${passed('a')}${details}${other}${passed('b')}FAILED tests/test_a.py::test_a - x\n${details}${passed('c')}${other}`;
    const digest = failingDigest(output, kind.includes('knows') ? { failures } : {});
    expect(digest.match(/detail \d+/g)).toEqual(Array.from({ length: 12 }, (_, at) => `detail ${at}`));
  },
);

test.each([
  ['lines that are all different', (at: number): string => `line ${at} of value`],
  ['a text that stands twice', (at: number, size: number): string => `line ${at % (size / 2)} of value`],
  ['few lines in all orders', (at: number): string => `line ${(at * at * 7919) % 31} of value`],
  ['empty lines', (): string => ''],
])('a digest takes time in proportion to its output: %s', async (_, line) => {
  await expectLinear(16_000, (size) =>
    failingDigest(`${Array.from({ length: size }, (__, at) => line(at, size)).join('\n')}\nFAILED x`),
  );
});

test('what an error quotes is no noise', () => {
  const output = `error[E0425]: cannot find value\n${BUILT.split('\n').slice(2, 6).join('\n')}`;
  expect(noiseIn(output.split('\n'))).toEqual([null, null, null, null, null]);
});

describe('the digest of an output whose failures are known', () => {
  test.each([
    'cargo-nofailfast',
    'ctest',
    'ctest-v',
    'go-plain',
    'go-v',
    'go-json',
    'jest',
    'mvn-2.22.2',
    'mvn-3.2.5',
    'mvn-q',
    'nextest',
    'node20-spec',
    'node24-tap',
    'pytest9-q',
    'pytest9-v',
    'prove',
    'rspec-json',
    'tape',
    'vitest',
    'vitest-json',
  ])('of %s holds all names, and no noise', (name) => {
    const failures = readTestOutput(outputOf(name))?.failures ?? [];
    const digest = failingDigest(outputOf(name), { failures });
    expect(failures.filter(({ id }) => !digest.includes(id))).toEqual([]);
    expect(digest.split('\n').filter((line) => noiseOf(line) !== null)).toEqual([]);
    expect(byteLength(digest)).toBeLessThanOrEqual(DIGEST_BYTES);
  });

  test('of Maven is each message with its values and its frames of the repository', () => {
    const output = outputOf('mvn-3.2.5');
    const digest = failingDigest(output, { failures: readTestOutput(output)?.failures });
    expect(digest).toContain(
      'org.opentest4j.AssertionFailedError: total is wrong ==> expected: <3> but was: <2>\n[… 5 lines left out …]\n\tat com.x.CartTest.bad(CartTest.java:8)\n',
    );
    expect(byteLength(digest)).toBeLessThan(output.length / 4);
  });

  test('of many failures one of each message is shown with its values, then how many share it, and a few names', () => {
    const failures = Array.from({ length: 18 }, (_, at) => ({
      id: `res > sends > file ${at}`,
      file: 'test/res.js',
      line: 100 + at,
      message: at < 14 ? 'expected 200, got 500' : `expected header ${at}`,
    }));
    const blocks = failures.map(
      ({ message, line }, at) =>
        `  ${at}) res\n       sends\n     Error: ${message}\n      + value of ${at}\n      at test (test/res.js:${line}:8)\n\n${'  ----\n'.repeat(20)}`,
    );
    const output = `${'    ✔ passes\n'.repeat(200)}${blocks.join('\n')}`;
    const digest = failingDigest(output, { failures });
    expect(digest).toContain(
      '18 tests fail:\n- res > sends > file 0\n  and 13 more like it: res > sends > file 1, ',
    );
    expect(digest).toContain('- res > sends > file 14\n  and 3 more like it: ');
    const shown = failures.filter((_, at) => digest.includes(`+ value of ${at}\n`)).map(({ id }) => id);
    expect(shown).toEqual([0, 14].map((at) => `res > sends > file ${at}`));
    expect(digest.match(/Error: /g)).toHaveLength(2);
  });

  test('names few tests, counts the others, and keeps its bytes', () => {
    const failures = Array.from({ length: 200 }, (_, at) => ({
      id: `pkg TestOf${String(at).padStart(20, 'Long')}`,
      file: null,
      line: null,
      message: `a_test.go:${at}: got ${at}`,
    }));
    const output = failures.map(({ message }) => `    ${message}\nok 1 - passed\n`).join('');
    const digest = failingDigest(output, { maxBytes: 3000, failures });
    expect(failures.filter(({ id }) => digest.includes(`- ${id}\n`))).toHaveLength(1);
    expect(digest).toContain('200 tests fail:');
    expect(digest).toContain('and 199 more like it: ');
    expect(byteLength(digest)).toBeLessThanOrEqual(3000);
  });
});

test('what is pending is noise, up to the next part of the report', () => {
  const jasmine =
    'Pending:\n\n1) cart is closed\n  Temporarily disabled with xit\n\n313 specs, 1 failure, 2 pending specs'.split(
      '\n',
    );
  expect(noiseIn(jasmine).map((each) => each === null)).toEqual([false, false, false, false, false, true]);
  const rspec = [
    'Pending: (Failures listed here are expected)',
    '  1) cart',
    '',
    'Failures:',
    '  1) cart adds',
  ];
  expect(noiseIn(rspec).map((each) => each === null)).toEqual([false, false, false, true, true]);
  const eunit = [
    'Pending:',
    '  undefined',
    '    %% Unknown error: {abort,',
    '                   {setup_failed,',
  ];
  expect(noiseIn(eunit)).toEqual([null, null, null, null]);
  const program = ['Pending: (2 jobs)', 'Pending:', '', "E       KeyError: 'other'"];
  expect(noiseIn(program)).toEqual([null, null, null, null]);
});
