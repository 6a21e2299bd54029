import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readJunitXml } from '../../src/runners/junit-xml.ts';

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

describe('what is no report', () => {
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
