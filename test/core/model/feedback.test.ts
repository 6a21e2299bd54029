import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byteLength } from '../../../src/base/text.ts';
import type { Payload, TestFailure, TestReport } from '../../../src/core/events.ts';
import { failureText, greenText, mendedText, onlyMended } from '../../../src/core/model/feedback.ts';
import { DIGEST_BYTES } from '../../../src/core/output/test-output.ts';
import { placeFailures, readTestOutput } from '../../../src/runners/all-runners.ts';
import { testsOf } from '../../story/records.ts';

const REPORT = { source: 'output', failures: [], passed: null, failed: null, skipped: null };

const tests = (parts: Partial<Payload<'tests'>>): Payload<'tests'> =>
  testsOf({ output: 'FAILED test_a', signature: 'FAILED test_a', ...parts });

const feedback = (now: Payload<'tests'>, before: Payload<'tests'>, written: readonly string[] = []): string =>
  failureText(now, { before: [before], written });

describe('what real runners print before and after a change', () => {
  const run = (name: string, testFile: string): Payload<'tests'> => {
    const output = readFileSync(new URL(`../outputs/changes/${name}.txt`, import.meta.url), 'utf8');
    const report = readTestOutput(output);
    const tree = { isFile: (path: string) => path === testFile, paths: () => [testFile] };
    return tests({ output, ...(report === null ? {} : { report: placeFailures(report, '.', tree) }) });
  };
  test('vitest: of cases whose names differ in signs alone one is mended, and the other prints nothing new', () => {
    const [before, after] = ['before', 'after'].map((time) => run(`vitest-table-${time}`, 'base.test.js'));
    const mended = feedback(after ?? tests({}), before ?? tests({}));
    expect(mended).toContain('mended: 1, as before: 1.');
    expect(mended).not.toContain('new lines');
    expect(feedback(before ?? tests({}), after ?? tests({}))).toContain('regressions: 1, as before: 1.');
  });

  test('rspec: a failure that moved up in the list prints nothing new', () => {
    const [before, after] = ['before', 'after'].map((time) => run(`rspec-list-${time}`, 'spec/a_spec.rb'));
    const text = feedback(after ?? tests({}), before ?? tests({}));
    expect(text).toContain('mended: 1, as before: 1.');
    expect(text).not.toContain('new lines');
  });

  /** Of five tests one is broken by the change, one mended, one fails earlier, one later, and one as before. */
  test.each([
    ['pytest', 'test_x.py', 'test_x.py::test_', [4, 6], [10, 9]],
    ['unittest', 'test_x.py', 'test_x.T.test_', [6, 8], [11, 10]],
    ['go', 'x_test.go', 'example.com/x Test', [8, 10], [14, 13]],
    ['go-v', 'x_test.go', 'example.com/x Test', [8, 10], [14, 13]],
    ['cargo', 'src/lib.rs', 'x tests::', [11, 13], [18, 17]],
    ['node', 'x.test.js', 'x.test.js > ', [5, 7], [11, 10]],
    ['node-tap', 'x.test.js', 'x.test.js > ', [5, 7], [11, 10]],
    ['vitest', 'x.test.js', 'x.test.js > ', [5, 7], [11, 10]],
  ] as const)('%s: each test is told by its name', (name, file, prefix, [earlier, was], [further, wasAt]) => {
    const text = feedback(run(`${name}-after`, file), run(`${name}-before`, file), ['lib.py']);
    const idOf = (each: string): string =>
      `${prefix}${name.startsWith('go') ? each[0]?.toUpperCase() + each.slice(1) : each}`;
    // Without -v go prints nothing of a test that passes, and nothing of one that is skipped.
    const mended = name === 'go' ? 'fail no more' : 'mended';
    const lines = text.split('\n').filter((line) => !line.startsWith('    '));
    expect(lines[0]).toBe(
      `tests are red (exit 1); regressions: 1, ${mended}: 1, failing in another way: 2, as before: 1.`,
    );
    expect(lines[2]).toContain(`Regression: \`${idOf('keep')}`);
    expect(lines[3]).toMatch(new RegExp(`^${mended}: `, 'i'));
    expect(lines[3]).toContain(`: \`${idOf('mend')}`);
    expect(lines[4]).toMatch(`fails earlier now, at line ${earlier}, not ${was}:`);
    expect(lines[4]).toContain(`\`${idOf('eq')}`);
    expect(lines[5]).toMatch(`got further: it fails at line ${further} now, not ${wasAt}:`);
    expect(lines[5]).toContain(`\`${idOf('url')}`);
    expect(lines[6]).toContain(`As before: \`${idOf('same')}`);
    const blocks = text.split(/^(?=\S)/m);
    for (const each of ['keep', 'eq', 'url'])
      for (const other of ['keep', 'mend', 'eq', 'url', 'same'].filter((one) => one !== each)) {
        const block = blocks.find((one) => one.includes(`\`${idOf(each)}`)) ?? '';
        const word = new RegExp(`(?:test_|tests::|Test|✖ |> |FAIL.*)${other}(?:_works| works)?$`, 'im');
        expect(block).not.toMatch(word);
      }
  });

  test.each(['pytest', 'unittest', 'go', 'cargo', 'node', 'vitest'])(
    '%s: the same again is the same',
    (name) => {
      const again = feedback(run(`${name}-after`, 'x'), run(`${name}-after`, 'x'));
      expect(again).toBe('tests are red (exit 1), by the same failure as before, also in what it prints.');
    },
  );
});

test('subtests that go numbers keep their lines, also where the message begins with a new line', () => {
  const run = (had: string): Payload<'tests'> => {
    const output = GO_NUMBERED.replaceAll('HAD', had);
    const report = readTestOutput(output);
    return tests({ output, ...(report === null ? {} : { report }) });
  };
  const text = feedback(run('a new one'), run('none'));
  expect(text).toContain(
    '`example.com/x TestParse/#06` fails at the same line with another message; likewise `example.com/x TestParse/#07`:',
  );
  expect(text).toContain('            have: 6 a new one\n');
});

test('no test is told as mended where its package does not build: it has not run', () => {
  const run = (output: string): Payload<'tests'> => {
    const report = readTestOutput(output);
    return tests({ output, ...(report === null ? {} : { report }) });
  };
  const text = feedback(run(GO_NO_BUILD), run(GO_RED), ['x.go']);
  expect(text).toContain('May not have run, or are skipped: `example.com/x TestA`, `example.com/x TestB`');
  expect(text).toContain('undefined: c');
  expect(text).not.toMatch(/mended|→/i);
  const other = '--- FAIL: TestC (0.00s)\n    y_test.go:7: C\nFAIL\nFAIL\texample.com/y\t0.007s\n';
  const more = feedback(run(GO_NO_BUILD), run(`${other}${GO_RED}`), ['x.go']);
  expect(more).toContain('Fail no more: `example.com/y TestC`');
  expect(more).not.toContain('→');
});

const GO_RED = `--- FAIL: TestA (0.00s)
    x_test.go:7: A: got -1
--- FAIL: TestB (0.00s)
    x_test.go:13: B: got 0
FAIL
FAIL\texample.com/x\t0.007s
FAIL
`;
const GO_NO_BUILD = `# example.com/x [example.com/x.test]
./x.go:3:37: undefined: c
FAIL\texample.com/x [build failed]
FAIL
`;

const GO_NUMBERED = `=== RUN   TestParse
=== RUN   TestParse/#06
    x_test.go:9: 
        want: 6
        have: 6 HAD
=== RUN   TestParse/#07
    x_test.go:9: 
        want: 7
        have: 7 HAD
--- FAIL: TestParse (0.00s)
    --- FAIL: TestParse/#06 (0.00s)
    --- FAIL: TestParse/#07 (0.00s)
FAIL
FAIL\texample.com/x\t0.002s
FAIL
`;

describe('a test that fails no more', () => {
  const run = (ids: readonly string[], counts: object, focus?: string): Payload<'tests'> =>
    tests({
      output: ids.map((id) => `FAILED ${id}\n`).join(''),
      report: {
        ...{ ...REPORT, passed: 9, failed: ids.length, skipped: 0, ...counts },
        failures: ids.map((id) => ({ id, file: null, line: null, message: 'expected 1, got 2' })),
      },
      ...(focus === undefined ? {} : { focus }),
    });
  const base = run(['a', 'b', 'c'], {});

  test.each<readonly [string, Payload<'tests'>]>([
    ['skipped', run(['b'], { passed: 10, skipped: 1 })],
    ['skipped in a run of the failing tests', run(['b'], { passed: 1, skipped: 1 }, 'only those')],
    [
      'behind a module that cannot be loaded, which broke the run off',
      run(['tests/test_x.py'], { passed: 0 }, 'only those'),
    ],
  ])('is not told as mended where it may be %s', (_, now) => {
    const text = feedback(now, base);
    expect(text).toMatch(/^May not have run, or are skipped: .*`a`/m);
    expect(text).not.toMatch(/mended/i);
    expect(mendedText(base, now)).toBe('');
    expect(onlyMended(now, [base])).toBe(false);
  });

  test('is mended where as many ran, though the runner counts those that were not chosen as skipped', () => {
    const now = run(['b'], { passed: 2, skipped: 9 }, 'jest -t');
    expect(feedback(now, base)).toContain('mended: 2, as before: 1.');
    expect(mendedText(base, now)).toBe('2 of 3 mended');
  });

  test('is compared with the run before that ran as much, where only the failing tests ran between', () => {
    const before = [run(['a', 'b', 'c'], { skipped: 3 }), run(['b', 'c'], { passed: 1 }, 'only those')];
    const whole = (skipped: number) => run(['b', 'z'], { passed: 10, skipped });
    expect(failureText(whole(3), { before, written: [] })).toMatch(/^Mended: `c`$/m);
    expect(failureText(whole(4), { before, written: [] })).toMatch(/^May not have run, .*: `c`$/m);
  });

  test('has another word where its runner does not count those that pass: it may have been skipped', () => {
    const now = run(['b'], { passed: null, failed: null, skipped: null });
    const before = run(['a', 'b'], { passed: null, failed: null, skipped: null });
    expect(feedback(now, before)).toContain('; fail no more: 1, as before: 1.');
    expect(feedback(now, before)).toMatch(/^Fail no more: `a`$/m);
    expect(mendedText(before, now)).toBe('1 of 2 fail no more');
  });
});

describe('a test that fails now and did not in the run before', () => {
  const failing = (ids: readonly string[], passed: number | null): Payload<'tests'> =>
    tests({
      output: ids.map((id) => `FAILED ${id}\n`).join(''),
      report: { ...REPORT, failures: ids.map(failure), passed, failed: passed === null ? null : ids.length },
    });
  const failure = (id: string): TestFailure => ({ id, file: null, line: null, message: 'expected 1, got 2' });
  const [base, narrowed] = [failing(['a'], 9), { ...failing(['a'], 0), focus: 'only those' }];

  test.each<readonly [string, Payload<'tests'>, readonly Payload<'tests'>[], string]>([
    ['that ran before', failing(['z'], 9), [base], 'Regression: `z` passed before and fails now'],
    [
      'where nothing is counted',
      failing(['z'], null),
      [failing(['a'], null)],
      'Regression: `z` did not fail before',
    ],
    [
      'where the run before had broken off',
      failing(['z'], 9),
      [failing(['a'], 1)],
      '`z` fails now; before, it passed or did not run',
    ],
    ['where only others had run', failing(['z'], 9), [narrowed], '`z` fails as well; it had not run before'],
    [
      'whose package could not be built or loaded',
      failing(['pkg/a::b'], 9),
      [failing(['pkg/a'], 9)],
      '`pkg/a::b` fails now; it may not have run in the last run',
    ],
    [
      'that had not run in the last run, as it broke off',
      failing(['a', 'y'], 9),
      [failing(['a', 'y'], 9), failing(['z'], 0)],
      '`a` fails now; it may not have run in the last run',
    ],
    ['that a write had mended', failing(['a'], 9), [base, failing(['z'], 9)], '`a` fails again'],
  ])('%s', (_, now, before, words) => {
    expect(failureText(now, { before, written: [] })).toContain(`\n${words}`);
  });

  test('is no mended one where the run broke off before it', () => {
    expect(feedback(failing(['a'], 0), failing(['a', 'b'], 8))).not.toContain('Mended');
    expect(feedback(failing(['a'], 9), failing(['a', 'b'], 8))).toContain('Mended: `b`');
  });

  describe('where more fail than the report names', () => {
    const cut = (ids: readonly string[], failed: number): Payload<'tests'> => {
      const run = failing(ids, 0);
      return { ...run, report: { ...REPORT, ...run.report, passed: 400 - failed, failed } };
    };

    test.each([
      ['before', cut(['b', 'z'], 2), cut(['b', 'c'], 300), '300 failing tests → 2.'],
      ['now', cut(['a', 'z'], 300), cut(['a', 'b'], 2), '300 tests fail now; only 2 are known by name.'],
      [
        'in both',
        cut(['a', 'z'], 299),
        cut(['a', 'b'], 300),
        '299 tests fail now; only 2 are known by name.',
      ],
    ])('%s, nothing is called a regression or mended', (_, now, before, count) => {
      const text = feedback(now, before);
      expect(text).toContain('`z` fails now');
      expect(text).toContain(count);
      expect(text).not.toMatch(/regression|mended|passed before|again|had not run/i);
    });

    test('the whole run before a narrowed one is asked as well', () => {
      const narrowedNow = { ...cut(['a'], 1), focus: 'only those' };
      const text = failureText(cut(['z'], 1), { before: [cut(['a'], 300), narrowedNow], written: [] });
      expect(text).toContain('`z` fails now');
      expect(text).not.toMatch(/regression|passed before/i);
    });

    test('the same names are not the same failure where another number fails', () => {
      expect(feedback(cut(['a'], 300), cut(['a'], 250))).not.toContain('by the same failure');
      expect(feedback(cut(['a'], 300), cut(['a'], 300))).toContain('by the same failure');
    });
  });

  test('a line that moved in a file which the model wrote is no progress', () => {
    const at = (line: number): Payload<'tests'> =>
      tests({ report: { ...REPORT, failures: [{ ...failure('a'), file: 'src/a.py', line }] } });
    expect(feedback(at(9), at(5), ['src/a.py'])).toMatch(/by the same failure as before/);
    expect(feedback(at(9), at(5))).toContain('`a` got further');
  });

  test('failures that got further by lines of their own are not said to fail at one line', () => {
    const at = (shift: number): Payload<'tests'> =>
      tests({
        report: {
          ...REPORT,
          failures: ['a', 'b'].map((id, n) => ({ ...failure(id), file: 't.py', line: 10 * n + shift })),
        },
      });
    expect(feedback(at(6), at(5))).toContain('line 6 now, not 5; likewise, each at its own line, `b`');
  });

  test('many failures with one message are one entry: the lines of the first, how many there are, a few names', () => {
    const many = Array.from({ length: 20 }, (_, at) => `test_${at + 100}`);
    const output = many
      .map((id) => `FAILED ${id}\n${'x'.repeat(90)}\n`)
      .join('')
      .replaceAll('\nFAILED', `\n${'y'.repeat(390)}\nFAILED`);
    const text = feedback({ ...failing(many, 9), output }, failing(['a'], 100));
    expect(text).toContain('regressions: 20.');
    expect(text).toContain('`test_100` passed before and fails now; likewise `test_101`, ');
    expect(text).toContain('`test_105` and 14 more:\n');
    expect(text).toContain('yyyy');
    expect(text.length).toBeLessThan(7000);
  });
});

test('long names keep a limit of bytes, and one that was mended stands before the others that are cut', () => {
  const long = (from: number, count: number): readonly TestFailure[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `test_${from + at}_${'n'.repeat(580)}`,
      file: null,
      line: null,
      message: 'expected 1, got 2',
    }));
  const red = (failures: readonly TestFailure[]): Payload<'tests'> =>
    tests({
      output: '',
      report: { ...REPORT, failures: [...failures], passed: 400 - failures.length, failed: failures.length },
    });
  const text = feedback(red([...long(100, 30), ...long(200, 30)]), red([...long(300, 30), ...long(200, 30)]));
  expect(text.split('\n')[0]).toContain('regressions: 30, mended: 30, as before: 30');
  expect(byteLength(text)).toBeLessThan(DIGEST_BYTES + 500);
  expect(text).toMatch(
    /^Regression: `test_100_n+` passed before and fails now; likewise `test_101_n+` and 28 more:$/m,
  );
  expect(text).toMatch(/^Mended: `test_300_n+` and 29 more$/m);
  expect(text).toMatch(/^As before: `test_200_n+` and 29 more$/m);
});

describe('which test of two runs is the same', () => {
  const failing = (id: string, file: string, message: string): TestReport => ({
    ...REPORT,
    failures: [{ id, file: null, line: null, message, parts: { file, suites: ['cart'], name: 'adds' } }],
    passed: 5,
    failed: 1,
  });

  test('equal names in two files are two tests', () => {
    const before = tests({ output: 'a', report: failing('cart > adds', 'a.test.js', '1 != 2') });
    const text = feedback(
      tests({ output: 'b', report: failing('cart > adds', 'b.test.js', '1 != 2') }),
      before,
    );
    expect(text).toContain('regressions: 1, mended: 1');
  });

  test('one test is known by another form of its name', () => {
    const before = tests({ output: 'a', report: failing('a.test.js > cart > adds', 'a.test.js', '1 != 2') });
    const now = tests({ output: 'b', report: failing('cart adds', 'test/a.test.js', '1 != 3') });
    const text = feedback(now, before);
    expect(text).toContain('failing in another way: 1');
    expect(text).not.toMatch(/regression|mended/i);
  });
});

test('a test whose message is the same and whose values are others is not called as before', () => {
  const run = (got: number): Payload<'tests'> =>
    tests({
      output: `  1) cart adds\n     Failure/Error: expect(total).to eq(1)\n       expected: 1\n            got: ${got}\n`,
      report: {
        ...REPORT,
        failures: [
          {
            id: 'cart adds',
            file: 'spec/a_spec.rb',
            line: 4,
            message: 'Failure/Error: expect(total).to eq(1)',
          },
        ],
      },
    });
  const text = feedback(run(3), run(2));
  expect(text).toContain('tests are red (exit 1); printing other lines: 1.');
  expect(text).toContain('`cart adds` still fails, and prints lines that are new:');
  expect(text).toContain('got: 3');
  expect(text).not.toMatch(/as before|same failure/i);
});

test('a file that failed as a whole is not called mended where a test in it fails now', () => {
  const run = (ids: readonly string[]): Payload<'tests'> =>
    tests({
      output: ids.join('\n'),
      report: {
        ...REPORT,
        failures: ids.map((id) => ({ id, file: 'a.test.js', line: 3, message: `1 != 2 in ${id}` })),
        failed: ids.length,
        passed: 8 - ids.length,
      },
    });
  const before = run(['a.test.js', 'b.test.js']);
  const text = feedback(run(['a.test.js > adds']), before);
  expect(text).toContain('(exit 1); mended: 1, failing in another way: 1.');
  expect(text).toMatch(/^Mended: `b\.test\.js`$/m);
  expect(mendedText(before, run(['a.test.js > adds', 'b.test.js']))).toBe('');
});

test('the number of the thread that panicked is no news', () => {
  const run = (thread: number): Payload<'tests'> =>
    tests({
      output: `---- adds stdout ----\n\nthread 'adds' (${thread}) panicked at tests/a.rs:3:5:\nwrong sum\n`,
      report: { ...REPORT, failures: [{ id: 'adds', file: 'tests/a.rs', line: 3, message: 'wrong sum' }] },
    });
  expect(feedback(run(438), run(15061))).toContain('by the same failure as before, also in what it prints');
});

test('the place of a failure in the list of its runner, and how long it took, is no news', () => {
  const run = (at: number): Payload<'tests'> =>
    tests({
      output: `not ok ${at} adds\n# duration_ms: ${at}.123\n# (in test file a.bats, line 3)\n#   \`[ "$v" = 1 ]' failed\n`,
      report: { ...REPORT, failures: [{ id: 'adds', file: 'a.bats', line: 3, message: '' }] },
    });
  expect(feedback(run(3), run(5))).toContain('by the same failure as before, also in what it prints');
});

describe('where the list of failures or the output was cut', () => {
  const subtests = (from: number, count: number, cut: boolean): TestReport => ({
    ...REPORT,
    failures: Array.from({ length: count }, (_, at) => ({
      id: `test_parse[${from + at}]`,
      file: 'test_a.py',
      line: 7,
      message: `ValueError: cannot parse line ${from + at}`,
    })),
    ...(cut ? { cut: true } : {}),
  });

  test('nothing is said of a test beyond the list, and at least so many fail', () => {
    const text = feedback(
      tests({ output: '', report: subtests(300, 200, true) }),
      tests({ output: '', report: subtests(100, 300, true) }),
    );
    expect(text).toContain('at least 200 tests fail now; only 200 are known by name.');
    expect(text).not.toMatch(/regression|mended|did not fail|passed|300 failing|→/i);
  });

  test('equal reports are the same failure, whatever was cut from the output before', () => {
    const report = subtests(100, 2, false);
    const [a, b] = [100, 101].map((at) => `FAILED test_parse[${at}]\n  at read (src/a.py:${at})`);
    const before = tests({ output: `${a}\n\n[… 5000 bytes left out …]\n`, report });
    expect(feedback(tests({ output: `${a}\n${b}\n`, report }), before)).toBe(
      'tests are red (exit 1), by the same failure as before, as far as the report tells.',
    );
  });

  test('a second cause among many is shown beside the first', () => {
    const many = subtests(100, 60, false);
    const other = { id: 'test_parse[130]', file: 'test_a.py', line: 9, message: 'TypeError: no such option' };
    const failures = many.failures.map((each) => (each.id === other.id ? other : each));
    const text = feedback(
      tests({ output: '', report: { ...many, failures } }),
      tests({ output: '', report: { ...many, failures: [{ ...other, id: 'x' }] } }),
    );
    expect(text).toContain('TypeError: no such option');
    expect(text.match(/ValueError/g)).toHaveLength(1);
  });
});

describe('where no test is named', () => {
  const log = (last: string): string =>
    [...Array.from({ length: 60 }, (_, at) => `some line of the log, number ${at}x`), last].join('\n');

  test('the same output is said to be the same, and nothing of its failure', () => {
    const again = tests({ output: log('FAILED test_a - 1 != 2') });
    expect(feedback(again, again)).toBe('tests are red (exit 1); the output is the same as before.');
  });

  test('what is left of the output is shown, where lines are gone and none is new', () => {
    const errors = Array.from({ length: 30 }, (_, at) => `src/a${at}.ts(1,7): error TS2322: no type 'B'.`);
    const from = (first: number) => tests({ output: errors.slice(first).join('\n') });
    const text = feedback(from(5), from(0));
    expect(text).not.toContain('the same as before');
    expect(text).toContain('src/a5.ts');
  });

  test('a new line stands below the one that names its failure', () => {
    const two = (b: string) => tests({ output: log(`FAILED test_a\n  got 1\nFAILED test_b\n  got ${b}`) });
    expect(feedback(two('two'), two('three'))).toMatch(/lines are new:\n<.*>\nFAILED test_b\n {2}got two\n</);
  });

  test.each([
    ['no test is named', { failed: 10, passed: 5 }, { failed: 4, passed: 11 }, '. 10 failing tests → 4.'],
    [
      'what passed is not counted',
      { failed: 10, passed: 5 },
      { failed: 4, passed: null },
      '10 failing tests → 4.',
    ],
    ['as many fail', { failed: 4, passed: 5 }, { failed: 4, passed: 5 }, null],
    ['the run broke off', { failed: 10, passed: 5 }, { failed: 1, passed: 0 }, null],
  ])('tells that fewer tests fail: %s', (_, before, now, text) => {
    const reported = (counts: object) => tests({ report: { ...REPORT, ...counts } });
    const words = feedback(reported(now), reported(before));
    if (text === null) expect(words).not.toContain('→');
    else expect(words).toContain(text);
  });
});

describe('green', () => {
  const counted = (passed: number | null, failed: number | null = 0): Payload<'tests'> =>
    tests({ report: { ...REPORT, passed, failed } });
  const red = (failed: number): Payload<'tests'> => tests({ report: { ...REPORT, passed: 9, failed } });

  test.each<readonly [string, Payload<'tests'> | null, Payload<'tests'>]>([
    [
      'tests are green: the 3 failing tests pass, and the whole command (412 tests) passes.',
      red(3),
      counted(412),
    ],
    [
      'tests are green: the failing test passes, and the whole command (1 test) passes.',
      counted(0, 1),
      counted(1),
    ],
    // The failing test is perhaps none any more: a case that the product lists.
    ['tests are green: the whole command (9 tests) passes.', red(1), counted(9)],
    ['tests are green: the whole command passes.', red(2), counted(null, null)],
    ['tests are green: the whole command (9 tests) passes.', null, counted(9)],
    ['tests are green: the whole command passes.', tests({}), tests({})],
    [
      'tests are green: the whole command (9 tests) passes.',
      red(3),
      tests({ report: { ...REPORT, passed: 9, failed: 0, skipped: 3 } }),
    ],
  ])('%s', (text, baseline, now) => {
    expect(greenText(now, baseline)).toBe(text);
  });
});

test('a time or a long number is a value where a message names it, and nothing is called the same that differs in one', () => {
  const run = (value: string, message = value): Payload<'tests'> =>
    tests({
      output: `not ok 1 shows\n# Received: ${value}\n`,
      report: {
        ...REPORT,
        failures: [{ id: 'shows', file: 'a.bats', line: 3, message: `Received: ${message}` }],
      },
    });
  expect(feedback(run('"7m"'), run('"5m"'))).toContain('fails at the same line with another message:');
  expect(feedback(run('123456'), run('123457'))).toContain('with another message');
  expect(feedback(run('"7m"', '?'), run('"5m"', '?'))).toContain(
    'by the same failure as before, also in what it prints, but for times, long numbers and their like.',
  );
  expect(feedback(run('1', '?'), run('1\n# also: 2', '?'))).toContain('as before, but less is printed.');
  const bare = (value: number): Payload<'tests'> =>
    tests({ output: `sum: ${value}\n${'more of it, which is long\n'.repeat(40)}` });
  const text = feedback(bare(123456), bare(123457));
  expect(text).toMatch(/the output is the same as before, but for times, long numbers and their like\./);
});
