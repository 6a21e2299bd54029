import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileReports } from '../../src/runners/all-runners.ts';
import { readJunitPieces, readJunitXml } from '../../src/runners/junit-xml.ts';

const read = (name: string) =>
  readJunitXml(readFileSync(new URL(`outputs/${name}.xml`, import.meta.url), 'utf8'));

describe('the flavours', () => {
  test.each<readonly [string, readonly string[], readonly number[]]>([
    [
      'pytest9',
      [
        'tests/sub/test_import.py',
        'tests/test_cart.py::TestCart::TestInner::test_deep',
        'tests/test_cart.py::test_param[a - b-1]',
      ],
      [3, 9, 2],
    ],
    ['pytest7', ['tests/test_cart.py::TestUnit::test_sub', 'tests/test_cart.py::test_bad'], [3, 8, 2]],
    ['vitest', ['vt/a.test.js > cart > inner > deep > adds (1+1)', 'vt/b.test.js'], [2, 5, 1]],
    ['jest', ['cart inner › deep adds (1+1)', 'top $HOME "q"'], [2, 4, 1]],
    ['surefire', ['com.x.CartTest#rows', 'com.x.CartTest$Inner#deep'], [2, 4, 1]],
    [
      'surefire-3.6.0',
      [
        'com.x.CartTest#breaks',
        'com.x.CartTest#rows',
        'com.x.CartTest#takesOff',
        'com.x.CartTest$Inner#deep',
      ],
      [3, 4, 1],
    ],
    // Disabled tests did not run; the one without a program is no skipped one, though the report says so.
    ['ctest-4', ['a (b) # 1', 'crash', 'gone', 'takes_off'], [1, 4, 3]],
    ['gtest', ['Cart.Breaks', 'Cart.TakesOff', 'P/Rows.One/1'], [2, 3, 2]],
    ['catch2', ['breaks', 'takes off (1+1)'], [1, 3, 1]],
    // Names are escaped twice there, and a test that is to be written may fail.
    ['node24-hash', ['test/a.test.js > cart > inner > takes off (1+1) "q" # $HOME'], [2, 4, 2]],
    ['deno', ['outer ... two', 'takes off (1+1) # $HOME'], [1, 2, 1]],
    ['unittest', ['tests.test_a.CartTest.test_breaks', 'tests.test_a.CartTest.test_rows'], [1, 4, 2]],
    ['gotestsum', ['example.com/shop/broken', 'example.com/shop/cart TestTable/x/y'], [2, 8, 1]],
    ['phpunit', ['Shop\\Tests\\CartTest::testRows with data set "two (2)"'], [2, 4, 1]],
  ])('%s gives the ids that its console gives', (name, ids, counts) => {
    const report = read(name);
    expect(report?.failures.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
    expect([report?.passed, report?.failed, report?.skipped]).toEqual(counts);
  });

  test.each([
    [
      '<testcase classname="example.com/shop/cart" name="TestBad/x"><failure/></testcase>',
      'example.com/shop/cart TestBad/x',
    ],
    [
      '<testcase classname="test" file="test/a.test.js" name="adds"><failure/></testcase>',
      'test/a.test.js > cart > adds',
    ],
    [
      '<testcase classname="spec.cart" file="./spec/cart_spec.rb" name="Cart adds"><failure/></testcase>',
      'spec/cart_spec.rb > Cart adds',
    ],
    ['<testcase classname="a b" name="c &#38; &lt;d&gt;"><error/></testcase>', 'a b > c & <d>'],
  ])('%s is %s', (testcase, id) => {
    const report = readJunitXml(`<testsuites><testsuite name="cart">${testcase}</testsuite></testsuites>`);
    expect(report?.failures.map((failure) => failure.id)).toEqual([id]);
  });

  test('messages come from the attribute or the text, and PHPUnit’s repeated name is left out', () => {
    expect(read('phpunit')?.failures[0]).toMatchObject({ message: 'total is wrong', line: 6 });
    expect(read('surefire')?.failures[0]).toMatchObject({
      message: 'total is wrong ==> expected: <3> but was: <2>',
    });
    expect(read('jest')?.failures[0]?.message).toContain('expect(received)');
  });
});

describe('the parts of a name', () => {
  const failed = (attributes: string): string => `<testcase ${attributes}><failure/></testcase>`;
  const partsIn = (content: string) =>
    readJunitXml(`<testsuites>${content}</testsuites>`)?.failures.map(({ id, parts }) => [id, parts]);

  test('a trace of Python’s, which green writes, tells the error in its last line', () => {
    const trace =
      'Traceback (most recent call last):\n\n  File "a.py", line 1, in test_a\n\nValueError: boom\n';
    const xml = `<testsuite name="tests.A"><testcase classname="A" name="test_a"><error>${trace}</error></testcase></testsuite>`;
    expect(readJunitXml(xml)?.failures).toMatchObject([
      { id: 'tests.A.test_a', message: 'ValueError: boom' },
    ]);
  });

  test('bun nests suites, and lists them from the inside out in the class', () => {
    const inner = failed('name="takes off" classname="inner &gt; cart" file="a.test.ts"');
    expect(
      partsIn(
        `<testsuite name="a.test.ts"><testsuite name="cart"><testsuite name="inner">${inner}</testsuite></testsuite></testsuite>`,
      ),
    ).toEqual([
      ['cart > inner > takes off', { file: 'a.test.ts', suites: ['cart', 'inner'], name: 'takes off' }],
    ]);
  });

  test.each([
    [
      // mocha --reporter xunit
      'classname="cart inner" name="takes off" file="/home/runner/shop/test/a.js"',
      '/home/runner/shop/test/a.js > cart inner > takes off',
      { file: '/home/runner/shop/test/a.js', suites: ['cart inner'], name: 'takes off' },
    ],
    [
      // mocha-junit-reporter, Cypress
      'name="cart inner takes off" classname="takes off" file="test/a.js"',
      'cart inner takes off',
      { file: 'test/a.js', name: 'cart inner takes off' },
    ],
    [
      'classname="a.test.js" name="cart &gt; adds"',
      'a.test.js > cart > adds',
      { file: 'a.test.js', suites: ['cart'], name: 'adds' },
    ],
    [
      'classname="example.com/shop/cart" name="TestBad/x"',
      'example.com/shop/cart TestBad/x',
      { suites: ['example.com/shop/cart'], name: 'TestBad/x' },
    ],
  ])('%s', (attributes, id, parts) => {
    expect(partsIn(`<testsuite name="tests">${failed(attributes)}</testsuite>`)).toEqual([[id, parts]]);
  });
});

describe('what did not run, and what passed in the end', () => {
  test.each([
    ['<testcase name="a" status="disabled"/>', [0, 0, 1]],
    ['<testcase name="a" status="notrun"/>', [0, 0, 1]],
    ['<testcase name="a" classname="c" status="run" result="suppressed"/>', [0, 0, 1]],
    ['<testcase name="a"><flakyFailure message="once"/></testcase>', [1, 0, 0]],
    [
      '<testcase classname="x.com/a" name="TestA"><failure/></testcase><testcase classname="x.com/a" name="TestA"/>',
      [1, 0, 0],
    ],
    ['<testcase name="a"/><error message="it crashed"/>', [1, 1, 0]],
  ])('%s', (content, counts) => {
    const report = readJunitXml(`<testsuite name="suite">${content}</testsuite>`);
    expect([report?.passed, report?.failed, report?.skipped]).toEqual(counts);
  });

  test('a failure without a name has that of its suite: an environment of GoogleTest, an error beside the tests', () => {
    for (const content of ['<testcase name=""><failure message="no"/></testcase>', '<error message="no"/>'])
      expect(readJunitXml(`<testsuite name="cart">${content}</testsuite>`)?.failures).toEqual([
        { id: 'cart', file: null, line: null, message: 'no' },
      ]);
  });

  test.each(['&#27;', '&#x1B;', '&#0;', '&#xFFFE;'])(
    '%s, which no XML may hold, is no reason to lose the report',
    (character) => {
      const xml = `<testsuite><testcase name="a"><failure message="${character}[31mred"/></testcase></testsuite>`;
      expect(readJunitXml(xml)?.failures[0]?.message).toBe('\ufffd[31mred');
    },
  );
});

test('where a report of the run is left out, there are no counts, and the source says why', () => {
  const reports = new FileReports();
  reports.add('a.xml', ['<testsuite><testcase name="a"><failure/></testcase></testsuite>']);
  reports.add('b.xml', ['<?xml version="1.0"?>\n<testsuite><testcase name="b']);
  expect(reports.sum()).toMatchObject({
    source: 'a.xml, without b.xml, which is cut, no XML, or nested too deep',
    failures: [{ id: 'a' }],
    passed: null,
    failed: null,
  });
  const none = new FileReports();
  none.add('coverage.xml', ['<coverage/>']);
  expect(none.sum()).toBeNull();
});

test('a report is read the same in pieces, wherever they end', () => {
  const xml =
    '<testsuite name="s"><testcase name="a &amp; b"/><testcase name="c"><failure message="&#27;[31mred &#x41;"/></testcase>' +
    '<testcase name="d"><failure><![CDATA[one ]] two]]></failure></testcase><testcase name="e"><skipped/></testcase></testsuite>';
  const whole = readJunitXml(xml);
  expect(whole).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [{ message: '\ufffd[31mred A' }, {}],
  });
  for (let size = 1; size < 40; size += 1) {
    const pieces = Array.from({ length: Math.ceil(xml.length / size) }, (_, at) =>
      xml.slice(at * size, at * size + size),
    );
    expect(readJunitPieces(pieces)).toEqual(whole);
  }
});

describe('what is no report', () => {
  test('suites that are nested deeper than anybody nests them', () => {
    const nested = (depth: number): string =>
      `${'<testsuite name="a"><testcase name="b"/>'.repeat(depth)}${'</testsuite>'.repeat(depth)}`;
    expect(readJunitXml(nested(60))).toMatchObject({ passed: 60 });
    expect(readJunitXml(nested(60_000))).toBeNull();
  });

  test.each(['<coverage line-rate="1"/>', '<html><body/></html>', '', 'no xml'])('%j is none', (xml) => {
    expect(readJunitXml(xml)).toBeNull();
  });

  test.each([
    '<!DOCTYPE testsuite [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><testsuite>&b;</testsuite>',
    '<!DOCTYPE testsuite SYSTEM "file:///etc/passwd"><testsuite/>',
    '<testsuite><testcase name="&xxe;"/></testsuite>',
    '<testsuite><testcase name="a',
    '<testsuite><testcase name="a"/>',
    '<testsuite><!-- never ends',
    '<testsuite><![CDATA[ never ends',
    '<testsuite ="a"/>',
  ])('%j is none: it is no XML, ends too early, or could define entities', (xml) => {
    expect(readJunitXml(xml)).toBeNull();
  });

  test('escaped text is read once', () => {
    const xml = '<testsuite><testcase name="&amp;lt;"><failure/></testcase></testsuite>';
    expect(readJunitXml(xml)?.failures[0]?.id).toBe('&lt;');
  });
});
