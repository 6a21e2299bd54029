import { describe, expect, test } from 'vitest';
import { cluesOf, readOutput } from '../../src/core/output/test-output.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { likelyPlaces, rankUnits } from '../../src/solver/likely-places.ts';
import { importsOf, readSource } from '../../src/solver/source-file.ts';
import { expectLinear } from '../linear.ts';
import { memoryTree } from './memory-tree.ts';

async function sourceOf(path: string, text: string) {
  const language = languageOf(path);
  if (language === null) throw new Error(`${path} is of no known language`);
  return readSource(path, text, language);
}

const failure = (output: string) => ({ output: readOutput(output), evidence: [], failures: [] });
const readClues = ({ output, failures }: ReturnType<typeof failure>) => cluesOf([output], failures);
const namesOf = async (...args: Parameters<typeof likelyPlaces>) =>
  (await likelyPlaces(...args)).map(({ path, name }) => `${path} ${name}`);

describe('where a failure says that it is', () => {
  test.each([
    [
      'Python',
      'Traceback (most recent call last):\n  File "/w/test_a.py", line 3, in test_a\n  File "/w/lib/a.py", line 12, in deep\nKeyError: 1',
      { path: '/w/lib/a.py', line: 12 },
    ],
    ['pytest', 'lib/a.py:7: ZeroDivisionError', { path: 'lib/a.py', line: 7 }],
    [
      'Node',
      'AssertionError: 1 != 2\n    at sum (file:///w/src/sum.js:4:11)',
      { path: '/w/src/sum.js', line: 4 },
    ],
    ['vitest', ' ❯ src/sum.ts:4:11', { path: 'src/sum.ts', line: 4 }],
    ['Go', '    merge_test.go:31: got [] want [1]', { path: 'merge_test.go', line: 31 }],
    ['Java', '\tat org.lib.Sum.add(Sum.java:9)', { path: 'Sum.java', line: 9 }],
    ['Rust', "thread 'a' panicked at src/lib.rs:5:9:", { path: 'src/lib.rs', line: 5 }],
    [
      'cargo, below a warning',
      "warning: unused variable\n --> src/a.rs:9:5\n  |\n9 |   let a\n  |       ^\n\nthread 'b' panicked at src/b.rs:5:9:",
      { path: 'src/b.rs', line: 5 },
    ],
    ['tsc', 'src/a.ts(3,7): error TS2322', { path: 'src/a.ts', line: 3 }],
  ])('%s', (_, output, frame) => {
    expect(readClues(failure(output)).frames[0]).toEqual(frame);
  });

  test.each(['/', '.a', 'at ', 'File "'])('is looked for at once in 40 KB of %j in one line', (piece) =>
    expectLinear(40_000, (size) => readClues(failure(piece.repeat(size / piece.length)))),
  );
});

const filler = (name: string): string =>
  `def ${name}_load(path):\n    return open(path).read()\n\n\ndef ${name}_store(path, text):\n    open(path, 'w').write(text)\n`;

/** A package of a hundred modules, one of which is wrong. */
const LARGE = {
  ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`shop/part_${at}.py`, filler(`part_${at}`)])),
  'shop/prices.py':
    'def gross(net, rate):\n    return net + vat(net, rate)\n\n\ndef vat(net, rate):\n    return net * rate / 10\n\n\ndef label(price):\n    return f"{price} EUR"\n',
  'tests/test_prices.py':
    'from shop.prices import gross\n\n\ndef test_gross_adds_vat():\n    assert gross(100, 19) == 119\n',
};
const RED =
  '    def test_gross_adds_vat():\n>       assert gross(100, 19) == 119\nE       assert 290.0 == 119\n\ntests/test_prices.py:5: AssertionError\nFAILED tests/test_prices.py::test_gross_adds_vat - assert 290.0 == 119\n';

/** Eight functions in one file: none is left out for the sake of files that hold nothing. */
const ONE_FILE = {
  'lib/run.py': `${['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, at, all) => `def ${name}(x):\n    return ${all[at + 1] ?? 'deep'}(x)\n`).join('\n\n')}\n\ndef deep(x):\n    return x\n`,
  'test_run.py':
    'from lib.run import a, c, e, g\n\n\ndef test_all():\n    assert a(1) + c(1) + e(1) + g(1) == 2\n',
};
const ONE_FILE_RED = 'test_run.py:5: AssertionError\nFAILED test_run.py::test_all - assert 4 == 2';

const MANY = Array.from({ length: 30 }, (_, at) => at);

describe('likely places', () => {
  test('of a large repository ask of few files whether they are tests', async () => {
    const pathsRead = new Set<string>();
    const { isTest, ...tree } = memoryTree(LARGE);
    const counting = {
      ...tree,
      isTest: (path: string) => {
        pathsRead.add(path);
        return isTest(path);
      },
    };
    expect(await namesOf(counting, failure(RED), 1)).toEqual(['shop/prices.py gross']);
    expect(pathsRead.size).toBeLessThan(50);
  });

  test('are at most two of a name, and of no file alone where others are as likely', async () => {
    const overloads = Array.from(
      { length: 8 },
      (_, at) => `fn get(a: u${at}) -> u32 {\n    a + ${at}\n}\n`,
    ).join('');
    const users = (from: string): string =>
      Array.from({ length: 8 }, (_, at) => `fn ${from}_${at}() -> u32 {\n    get(${at})\n}\n`).join('');
    const files = {
      'src/a.rs': overloads + users('a'),
      'src/b.rs': users('b'),
      'src/c.rs': users('c'),
      'tests/t.rs': '#[test]\nfn gets() {\n    get(1);\n}\n',
    };
    const places = await likelyPlaces(
      memoryTree(files),
      failure("thread 'gets' panicked at tests/t.rs:3:5:\nget failed"),
      12,
    );
    expect(places.filter(({ name }) => name === 'get').length).toBeLessThanOrEqual(2);
    expect(new Set(places.map(({ path }) => path)).size).toBe(3);
    const alone = await namesOf(memoryTree(ONE_FILE), failure(ONE_FILE_RED), 10);
    expect(alone).toContain('lib/run.py deep');
    expect(alone).toHaveLength(8);
  });

  test.each([
    ['a printed value', 'error: got Err(SpannedError { span: Span { start: 1, end: 2 } })'],
    ['the line of a test that passed', 'test/a.c:9:end_error:PASS\ntest errors_end ... ok'],
  ])('are not what %s holds', (_, output) => {
    const { names, frames } = readClues(failure(output));
    expect(['end', 'start', 'span', 'end_error', 'errors_end'].filter((name) => names.has(name))).toEqual([]);
    expect(frames).toEqual([]);
  });

  const other = (owner: string): string => `int shop::${owner}::weigh() { return 2; }\n`;
  test.each<readonly [string, Readonly<Record<string, string>>, string, string, string]>([
    [
      'a method of the type that a class is derived from, where a macro stands before its name and headers only announce it',
      {
        'src/shop.h':
          'namespace shop {\nclass SHOP_API Basket\n{\npublic:\n  int weigh();\n  int first() { return 1 }\n\npublic:\n  Basket() {}\n};\n\nclass SHOP_API Cart : public Basket\n{\npublic:\n  int total();\n};\n}\nint weigh();\n',
        'src/shop.cpp': `#include "shop.h"\nint shop::Cart::total() { return weigh(); }\n${['Bag', 'Box', 'Crate', 'Shelf', 'Tray'].map(other).join('')}int shop::Basket::weigh() { return 2; }\n`,
        'tests/cart_test.cpp':
          '#include "shop.h"\nTEST(Cart, Total) {\n  shop::Cart cart;\n  EXPECT_EQ(cart.total(), 1);\n}\n',
      },
      '/w/tests/cart_test.cpp:4: Failure\n[  FAILED  ] Cart.Total (0 ms)\n',
      'src/shop.cpp shop.Basket.weigh',
      'src/shop.cpp shop.Bag.weigh',
    ],
    [
      'the function that a test calls through functions of other test files, not one that is called as those are',
      {
        'src/lib.rs':
          'pub fn build(n: u8) -> u8 {\n    n + 1\n}\npub fn check(n: u8) -> u8 {\n    n + 2\n}\npub fn open(n: u8) -> u8 {\n    n + 3\n}\n',
        'tests/common/mod.rs': 'pub fn open(n: u8) -> u8 {\n    shop::build(n)\n}\n',
        'tests/all.rs':
          'mod common;\nfn check(n: u8) {\n    assert_eq!(inner(n), 1);\n}\nfn inner(n: u8) -> u8 {\n    let opened = common::open(n);\n    opened\n}\n#[test]\nfn bad() {\n    check(1);\n}\n',
      },
      "thread 'bad' panicked at tests/all.rs:11:5:\n",
      'src/lib.rs build',
      'src/lib.rs open',
    ],
    [
      'the function that holds a text which the failure prints',
      {
        'src/a.js': `${MANY.map((at) => `function f${at}(n) {\n  if (!n) throw new Error('no ${at} here at all');\n}\n`).join('')}module.exports = (n) => table[n]();\n`,
        'test/a.test.js': "const a = require('../src/a');\nit('works', () => {\n  a(1);\n});\n",
      },
      'Error: no 17 here at all\n    at test/a.test.js:3:3\n',
      'src/a.js f17',
      'src/a.js f16',
    ],
    [
      'the function that a table gives for the sign with which the failing row begins',
      {
        'a.go':
          'package a\n\nvar signs = map[string]func(int) bool{\n\t"<": less,\n\t"<=": atMost,\n\t">": more,\n\t">=": atLeast,\n}\n\nfunc less(n int) bool {\n\treturn n < 1\n}\n\nfunc more(n int) bool {\n\treturn n > 1\n}\n\nfunc atLeast(n int) bool {\n\treturn n >= 1\n}\n\nfunc atMost(n int) bool {\n\treturn n < 1\n}\n\nfunc Check(s string) bool {\n\treturn signs[signOf(s)](1)\n}\n',
        'a_test.go':
          'package a\n\nfunc TestCheck(t *testing.T) {\n\tfor _, c := range []string{\n\t\t"<=1.2",\n\t\t">2.2",\n\t} {\n\t\tif !Check(c) {\n\t\t\tt.Errorf("%q", c)\n\t\t}\n\t}\n}\n',
      },
      '--- FAIL: TestCheck (0.00s)\n    a_test.go:5: "<=1.2"\nFAIL\n',
      'a.go atMost',
      'a.go less',
    ],
    [
      'the functions to which an array of pointers leads',
      {
        'src/ops.c':
          'int other(int a) {\n  return a;\n}\nint less(int a) {\n  return a - 1;\n}\nstatic int (*ops[])(int) = { less };\nint run(int at, int a) {\n  return ops[at](a);\n}\n',
        'tests/ops_test.c': '#include "ops.h"\nvoid test_run(void) {\n  assert(run(0, 1) == 1);\n}\n',
      },
      "tests/ops_test.c:3: Assertion `run(0, 1) == 1' failed.\n",
      'src/ops.c less',
      'src/ops.c other',
    ],
    [
      'what a function of one line hands on to, as if it were called itself',
      {
        'a.py': `def total(n):\n    return first(n)\n\n\ndef first(n):\n    return second(n)\n\n\ndef second(n):\n    return third(n)\n\n\ndef third(n):\n    n += 1\n    n += 2\n    return n\n\n\ndef gross(n):\n    n += 1\n    n = net(n)\n    return n\n\n\ndef net(n):\n    n += 1\n    n += 2\n    return n\n`,
        'test_a.py': 'from a import total, gross\n\ndef test_a():\n    assert total(1) == gross(1)\n',
      },
      'FAILED test_a.py::test_a\ntest_a.py:4: AssertionError\n',
      'a.py third',
      'a.py net',
    ],
  ])('are %s', async (_, files, output, expected, lesser) => {
    const names = await namesOf(memoryTree(files), failure(output), 60);
    expect(names).toEqual(expect.arrayContaining([expected, lesser]));
    expect(names.indexOf(expected)).toBeLessThan(names.indexOf(lesser));
  });

  test('are in no file of a failing check that is called as one of tests', async () => {
    const block = '  {\n    int n = add(1);\n    check("Adds one to one", n, 2);\n  }\n';
    const files = {
      'cart.cpp': 'int add(int n) {\n  return n;\n}\n',
      'carttest.cpp': `#include "cart.cpp"\nbool check(const char* title, int a, int b) {\n  return a == b;\n}\nint main() {\n${block}}\n`,
    };
    const names = await namesOf(memoryTree(files), failure('[fail] Adds one to one [2][3]\nFail 1\n'), 9);
    expect(names).toEqual(['cart.cpp add']);
  });

  test('are what the failing test calls, and what that calls', async () => {
    const names = await namesOf(memoryTree(LARGE), failure(RED), 12);
    expect(names.slice(0, 2)).toEqual(['shop/prices.py gross', 'shop/prices.py vat']);
  });

  test('are found without reading the whole tree', async () => {
    const tree = memoryTree(LARGE);
    await likelyPlaces(tree, failure(RED), 12);
    expect(tree.read.size).toBeLessThan(30);
  });

  test('are never in the tests', async () => {
    const names = await namesOf(memoryTree(LARGE), failure(RED), 50);
    expect(names.filter((name) => name.startsWith('tests/'))).toEqual([]);
  });

  test('are in no package of Go that the failing test does not import', async () => {
    const files = {
      'go.mod': 'module example.com/w\n',
      'cart.go': 'package cart\n\nfunc Sum(a int) int {\n\treturn a + 1\n}\n',
      'cart_test.go':
        'package cart\n\nfunc TestSum(t *testing.T) {\n\tt.Run("one", func(t *testing.T) {\n\t\tif Sum(1) != 1 {\n\t\t\tt.Fatal("no")\n\t\t}\n\t})\n}\n',
      'internal/other/run.go': 'package other\n\nfunc Run(a int) int {\n\treturn Sum(a)\n}\n',
    };
    const output = '--- FAIL: TestSum (0.00s)\n    cart_test.go:6: no\n';
    expect(await namesOf(memoryTree(files), failure(output), 9)).toEqual(['cart.go Sum']);
  });

  test('begin with the function that the trace ends in', async () => {
    const files = {
      'lib/a.js':
        'export function outer(x) {\n  return inner(x);\n}\nfunction inner(x) {\n  return x.y.z;\n}\nfunction other() {\n  return 1;\n}\n',
      'test/a.test.js': "import { outer } from '../lib/a.js';\nouter({});\n",
    };
    const output =
      'TypeError: Cannot read properties of undefined\n    at inner (file:///w/lib/a.js:5:14)\n    at outer (file:///w/lib/a.js:2:10)\n    at file:///w/test/a.test.js:2:1';
    expect((await namesOf(memoryTree(files), failure(output), 3))[0]).toBe('lib/a.js inner');
  });

  // Stands before what is looked for, and scores as much where nothing is known.
  const OTHERS = Array.from({ length: 4 }, (_, at) => filler(`other_${at}`)).join('\n\n');
  const JS_OTHERS = Array.from({ length: 6 }, (_, at) => `function other${at}(a) {\n  return a;\n}`).join(
    '\n',
  );
  const RUST_NOISE = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [
      `src/aside_${at}.rs`,
      `pub fn next() -> u32 {\n    counts(${at})\n}\n`,
    ]),
  );
  test.each<readonly [string, Readonly<Record<string, string>>, string, string]>([
    [
      'functions that a table holds',
      {
        'lib/run.py': `${OTHERS}\n\ndef plus(a, b):\n    return a - b\n\n\ndef minus(a, b):\n    return a - b\n\n\nTABLE = {"+": plus, "-": minus}\n\n\ndef calc(op, a, b):\n    return TABLE[op](a, b)\n`,
        'test_run.py': 'from lib.run import calc\n\n\ndef test_calc():\n    assert calc("+", 1, 2) == 3\n',
      },
      'FAILED test_run.py::test_calc - assert -1 == 3',
      'lib/run.py plus',
    ],
    [
      'the method that an operator of the failing test calls',
      {
        'lib/run.py': `${OTHERS}\n\nclass Box:\n    def __len__(self):\n        return 1\n\n    def __iter__(self):\n        return 2\n\n    def __hash__(self):\n        return 3\n\n    def __str__(self):\n        return 4\n\n    def __bool__(self):\n        return 5\n\n    def __ne__(self, other):\n        return self is other\n`,
        'test_run.py':
          'from lib.run import Box\n\n\ndef test_boxes():\n    boxes = [Box(), Box()]\n    assert boxes[0] != boxes[1]\n',
      },
      'test_run.py:6: AssertionError\nFAILED test_run.py::test_boxes - assert False',
      'lib/run.py Box.__ne__',
    ],
    [
      'what a module of JavaScript gives as a whole',
      {
        'lib/index.js': "module.exports = { calc: require('./calc') };\n",
        'lib/calc.js': `${JS_OTHERS}\nmodule.exports = function (a) {\n  return a + 1;\n};\n`,
        'test/run.js': "const lib = require('../');\ntest('calc', () => {\n  equal(lib.calc(1), 1);\n});\n",
      },
      'not ok 1 - calc\n    at test/run.js:3:3',
      'lib/calc.js module.exports',
    ],
    [
      'the end of a long chain of calls',
      {
        'lib/run.py': `${OTHERS}\n\ndef one(x):\n    return two(x)\n\n\ndef two(x):\n    return three(x)\n\n\ndef three(x):\n    return four(x)\n\n\ndef four(x):\n    return x + 2\n`,
        'test_run.py': 'from lib.run import one\n\n\ndef test_one():\n    assert one(1) == 2\n',
      },
      'FAILED test_run.py::test_one - assert 3 == 2',
      'lib/run.py four',
    ],
    [
      'the method of the type that the test makes, not its namesakes',
      {
        'cart.go': `package cart\n\n${['Alpha', 'Beta', 'Delta', 'Gamma', 'Omega'].map((type) => `type ${type} struct{}\n\nfunc (x ${type}) Total(n int) int {\n\treturn n + 1\n}\n`).join('\n')}\ntype Cart struct{}\n\nfunc New() (*Cart, error) {\n\treturn &Cart{}, nil\n}\n\nfunc (c *Cart) Total(n int) int {\n\treturn n - 1\n}\n`,
        'cart_test.go':
          'package cart\n\nfunc TestSum(t *testing.T) {\n\tc, _ := New()\n\tif c.Total(2) != 2 {\n\t\tt.Fatal("no")\n\t}\n}\n',
      },
      '--- FAIL: TestSum (0.00s)\n    cart_test.go:6: no\n',
      'cart.go Cart.Total',
    ],
    [
      'who writes the variable that the called function reads',
      {
        'cart.go': `package cart\n\n${Array.from({ length: 6 }, (_, at) => `func other${at}(n int) int {\n\treturn n\n}\n`).join('\n')}\nvar rates map[string]int\n\nfunc init() {\n\trates = map[string]int{"vat": 18}\n}\n\nfunc Gross(n int) int {\n\treturn n + rates["vat"]\n}\n`,
        'cart_test.go':
          'package cart\n\nfunc TestGross(t *testing.T) {\n\tif Gross(2) != 21 {\n\t\tt.Fatal("no")\n\t}\n}\n',
      },
      '--- FAIL: TestGross (0.00s)\n    cart_test.go:5: no\n',
      'cart.go init',
    ],
    [
      'the module that a test gives a name of its own',
      {
        'index.js': `${JS_OTHERS}\nmodule.exports = function (a) {\n  return a + 1;\n};\n`,
        'test/run.js': "const calc = require('../');\ntest('calc', () => {\n  equal(calc(1), 1);\n});\n",
      },
      'not ok 1 - calc\n    at test/run.js:3:3',
      'index.js module.exports',
    ],
    [
      'functions that hold the words of the failure, far from what the test calls',
      {
        'lib/run.py': `${OTHERS}\n\ndef parse(text):\n    return text\n`,
        'lib/steps.py': `${OTHERS}\n\ndef step(tokens, depth):\n    if depth > LIMIT:\n        return None  # Maximum depth exceeded\n    return tokens\n`,
        'test_run.py':
          'from lib.run import parse\n\n\ndef test_depth():\n    with raises(Wrong, match="Maximum depth exceeded"):\n        parse("((1))")\n',
      },
      'test_run.py:5: Failed\nFAILED test_run.py::test_depth - Failed: DID NOT RAISE Wrong',
      'lib/steps.py step',
    ],
    [
      'methods that operators call',
      {
        'lib/run.py': `${OTHERS}\n\nclass Bits:\n    def __init__(self, n):\n        self.n = n\n\n    def a(self):\n        return 1\n\n    def b(self):\n        return 2\n\n    def c(self):\n        return 3\n\n    def d(self):\n        return 4\n\n    def __eq__(self, other):\n        return self.n != other.n\n\n    def name(self):\n        return "bits"\n`,
        'test_run.py': 'from lib.run import Bits\n\n\ndef test_bits():\n    assert Bits(1) == Bits(1)\n',
      },
      'FAILED test_run.py::test_bits',
      'lib/run.py Bits.__eq__',
    ],
    [
      'what a crate gives out from one of its modules',
      {
        ...RUST_NOISE,
        'src/lib.rs': 'mod inner;\npub use crate::inner::Version;\n',
        'src/inner.rs':
          'pub struct Version(pub u32);\n\nimpl Version {\n    pub fn next(&self) -> u32 {\n        self.0 - 1\n    }\n}\n',
        'tests/next.rs':
          'use thing::{Version};\n\n#[test]\nfn counts() {\n    assert_eq!(Version(1).next(), 2);\n}\n',
      },
      "thread 'counts' panicked at tests/next.rs:5:5:\nassertion failed\ntest counts ... FAILED",
      'src/inner.rs Version.next',
    ],
  ])('hold %s', async (_, files, output, place) => {
    expect(await namesOf(memoryTree(files), failure(output), 4)).toContain(place);
  });

  test.each<readonly [string, Readonly<Record<string, string>>, string, string]>([
    [
      'PHP',
      {
        'src/Cart.php':
          '<?php\nnamespace App;\n\nclass Cart\n{\n    public function label(): string\n    {\n        return "cart";\n    }\n\n    public function total(array $items): int\n    {\n        return $this->sum($items) - 1;\n    }\n\n    private function sum(array $items): int\n    {\n        return array_sum($items);\n    }\n}\n',
        'tests/CartTest.php':
          '<?php\nuse App\\Cart;\nuse PHPUnit\\Framework\\TestCase;\n\nfinal class CartTest extends TestCase\n{\n    public function testTotal(): void\n    {\n        $this->assertSame(3, (new Cart())->total([1, 2]));\n    }\n}\n',
      },
      'There was 1 failure:\n\n1) CartTest::testTotal\nFailed asserting that 2 is identical to 3.\n\n/w/tests/CartTest.php:9\n',
      'src/Cart.php Cart.total',
    ],
    [
      'Ruby',
      {
        'lib/shop/cart.rb':
          'module Shop\n  class Cart\n    def label\n      "cart"\n    end\n\n    def total(items)\n      sum(items) - 1\n    end\n\n    def sum(items)\n      items.sum\n    end\n  end\nend\n',
        'spec/cart_spec.rb':
          'require_relative "../lib/shop/cart"\n\nRSpec.describe Shop::Cart do\n  it "adds" do\n    expect(Shop::Cart.new.total([1, 2])).to eq(3)\n  end\nend\n',
      },
      "Failures:\n\n  1) Shop::Cart adds\n     Failure/Error: expect(Shop::Cart.new.total([1, 2])).to eq(3)\n\n       expected: 3\n            got: 2\n     # ./spec/cart_spec.rb:5:in 'block'\n",
      'lib/shop/cart.rb Shop.Cart.total',
    ],
    [
      'C',
      {
        'src/cart.c':
          '#include "cart.h"\n\nconst char *label(void) {\n    return "cart";\n}\n\nstatic int sum(const int *items, int count) {\n    return items[0] + items[1];\n}\n\nint total(const int *items, int count) {\n    return sum(items, count) - 1;\n}\n',
        'src/cart.h': 'int total(const int *items, int count);\n',
        'tests/test_cart.c':
          '#include "../src/cart.h"\n#include <assert.h>\n\nint main(void) {\n    int items[] = {1, 2};\n    assert(total(items, 2) == 3);\n}\n',
      },
      "test_cart: tests/test_cart.c:6: main: Assertion `total(items, 2) == 3' failed.\n",
      'src/cart.c total',
    ],
    [
      'C++',
      {
        'src/cart.cpp':
          '#include "cart.hpp"\n\nstd::string shop::Cart::label() const {\n    return "cart";\n}\n\nint shop::Cart::total(const std::vector<int> &items) const {\n    return sum(items) - 1;\n}\n',
        'src/cart.hpp':
          'namespace shop {\nclass Cart {\npublic:\n    int total(const std::vector<int> &items) const;\n};\n}\n',
        'tests/cart_test.cpp':
          '#include "cart.hpp"\n\nTEST(Cart, Total) {\n    EXPECT_EQ(shop::Cart().total({1, 2}), 3);\n}\n',
      },
      '/w/tests/cart_test.cpp:4: Failure\nExpected equality of these values:\n[  FAILED  ] Cart.Total (0 ms)\n',
      'src/cart.cpp shop.Cart.total',
    ],
  ])('are found in %s', async (_, files, output, place) => {
    expect((await namesOf(memoryTree(files), failure(output), 5))[0]).toBe(place);
  });

  test.each(['bench', 'benchmarks', 'docs', 'examples'])(
    'are not in %s, unless a frame is',
    async (folder) => {
      const text = 'def total(x):\n    return x\n';
      const tree = memoryTree({
        'lib/cart.py': text,
        [`${folder}/cart.py`]: text,
        'test_cart.py': 'from cart import total\n\n\ndef test_total():\n    assert total(1) == 2\n',
      });
      const failed = 'FAILED test_cart.py::test_total - assert 1 == 2';
      expect(await namesOf(tree, failure(failed), 5)).toEqual(['lib/cart.py total']);
      const framed = failure(`${folder}/cart.py:2: KeyError\n${failed}`);
      expect(await namesOf(tree, framed, 5)).toContain(`${folder}/cart.py total`);
    },
  );

  const CONTAINER = `class Table:\n${['__getitem__', '__setitem__', '__delitem__', '__contains__'].map((name) => `    def ${name}(self, key, *rest):\n        return self.items\n`).join('\n')}\n${Array.from({ length: 12 }, (_, at) => `    def other_${at}(self):\n        return ${at}\n`).join('\n')}`;
  test.each([
    ['x[k] = v', 't["a"] = 1', '__setitem__'],
    ['one of several targets', 't["a"], b = 1, 2', '__setitem__'],
    ['x[k]', 'use(t["a"])', '__getitem__'],
    ['del x[k]', 'del t["a"]', '__delitem__'],
    ['y in x', 'assert "a" in t', '__contains__'],
    ['y not in x', 'assert "a" not in t', '__contains__'],
  ])('begin with the method that %s calls', async (_, statement, method) => {
    const files = {
      'lib/table.py': CONTAINER,
      'lib/other.py': 'def total(n):\n    return n\n',
      'test_table.py': `from lib.table import Table\n\n\ndef test_a():\n    t = Table()\n    ${statement}\n`,
    };
    const red = 'test_table.py:6: AssertionError\nFAILED test_table.py::test_a - wrong';
    const [first = ''] = await namesOf(memoryTree(files), failure(red), 5);
    expect(first).toBe(`lib/table.py Table.${method}`);
  });

  test('are in what the failing test imports before its namesakes', async () => {
    const text =
      'export function parse(text) {\n  return build(text);\n}\nexport function build(text) {\n  return text;\n}\n';
    const files = {
      'src/v6/parser.js': text,
      'src/xml/parser.js': text,
      'src/main.js': "export { parse } from './xml/parser.js';\n",
      'test/a.test.js':
        "import { parse } from '../src/main.js';\ntest('reads', () => {\n  equal(parse('a'), 'b');\n});\n",
    };
    const names = await namesOf(
      memoryTree(files),
      failure('AssertionError: a\n    at test/a.test.js:3:3'),
      4,
    );
    expect(names[0]).toBe('src/xml/parser.js parse');
  });

  test('are in no copy that was built', async () => {
    const files = {
      'src/add.js': 'export function add(a, b) {\n  return a - b;\n}\n',
      'lib/all.cjs': `function add(a,b){return a-b}${'function x(a){return a}'.repeat(200)}\n`,
      'lib/add.js': 'function add(a, b) {\n  return a - b;\n}\n//# sourceMappingURL=add.js.map\n',
      'test/a.test.js':
        "import { add } from '../src/add.js';\ntest('adds', () => {\n  equal(add(1, 1), 2);\n});\n",
    };
    expect(
      await namesOf(memoryTree(files), failure('AssertionError: 0\n    at test/a.test.js:3:3'), 4),
    ).toEqual(['src/add.js add']);
  });

  test.each([
    ['the name of a test', 'FAILED test_a.py::test_merge_tables - wrong', 'test_merge_tables'],
    ['a comment', '>       assert run(1)  # not what merge_tables gives', 'merge_tables'],
    ['a key of a printed value', 'AssertionError: {"merge_tables": 1} != 2', 'merge_tables'],
  ])('are not what %s holds', (_, line, word) => {
    const failures = [{ id: 'test_a.py::test_merge_tables', file: 'test_a.py', line: null, message: '' }];
    const { names, mentioned } = cluesOf([readOutput(line)], failures);
    expect([names.has(word), mentioned.has(word)]).toEqual([true, false]);
  });

  test('are no function with the name of a key in the failing test', async () => {
    const files = {
      'cart.go':
        'package cart\n\ntype Options struct{ Name string }\n\nfunc Name() string {\n\treturn "a"\n}\n\nfunc Open(o Options) int {\n\treturn 1\n}\n',
      'cart_test.go':
        'package cart\n\nfunc TestOpen(t *testing.T) {\n\tif Open(Options{Name: "x"}) != 2 {\n\t\tt.Fatal("no")\n\t}\n}\n',
    };
    const places = await likelyPlaces(
      memoryTree(files),
      failure('--- FAIL: TestOpen (0.00s)\n    cart_test.go:5: no\n'),
      9,
    );
    expect(places[0]?.name).toBe('Open');
  });

  test('are no function with the name of one in a package of elsewhere', async () => {
    const files = {
      'flags.go': `package flags\n\nfunc String(n int) int {\n\treturn n\n}\n\nfunc Parse(n int) int {\n\treturn n\n}\n`,
      'flags_test.go':
        'package flags\n\nimport (\n\tgoflag "flag"\n\t"testing"\n)\n\nfunc TestParse(t *testing.T) {\n' +
        '\tgoflag.String("a", "", "")\n\tgoflag.String("b", "", "")\n\tif Parse(1) != 2 {\n\t\tt.Fatal("wrong")\n\t}\n}\n',
    };
    const red = '--- FAIL: TestParse (0.00s)\n    flags_test.go:12: wrong\n';
    const failures = [{ id: 'TestParse', file: 'flags_test.go', line: 12, message: 'wrong' }];
    const [first, second] = await rankUnits(memoryTree(files), { ...failure(red), failures });
    expect(first?.unit.name).toBe('Parse');
    expect(second?.score).toBeLessThan((first?.score ?? 0) / 2);
  });

  test('begin with what the failing test alone calls, before what every test calls', async () => {
    const others = Array.from({ length: 20 }, (_, at) => `def test_${at}():\n    assert make(${at})\n`);
    const files = {
      'lib.py': 'def make(x):\n    return x\n\n\ndef close(x):\n    return x\n',
      'test_lib.py': `from lib import close, make\n\n\n${others.join('\n\n')}\n\ndef test_both():\n    assert close(make(1)) == 2\n`,
    };
    const at = files['test_lib.py'].trimEnd().split('\n').length;
    const red = `test_lib.py:${at}: AssertionError\nFAILED test_lib.py::test_both - assert 1 == 2`;
    expect((await namesOf(memoryTree(files), failure(red), 2))[0]).toBe('lib.py close');
  });

  test('are in the function that gives an object what the failing test calls', async () => {
    const files = {
      'src/zone.js':
        'export default (options, proto) => {\n  const offset = (a) => a;\n  proto.inZone = function (a) {\n    return offset(a);\n  };\n};\n',
      'src/other.js':
        'export default (options, proto) => {\n  // Other values, of other days.\n  proto.other = function (a) {\n    return a;\n  };\n};\n',
      'test/all.js':
        "const lib = require('../src');\ntest('other values of days', () => {\n  equal(lib.day().inZone('a'), 'b');\n});\n",
    };
    const red = 'not ok 1 other values of days\n    at Test.<anonymous> (/w/test/all.js:3:3)\n';
    expect((await namesOf(memoryTree(files), failure(red), 1))[0]).toBe('src/zone.js default');
  });

  test('count what the newest commits changed', async () => {
    const text = 'def one(x):\n    return x\n\n\ndef two(x):\n    return x\n';
    const tree = memoryTree(
      {
        'a.py': text,
        'test_a.py': 'from a import one, two\n\n\ndef test_all():\n    assert one(1) == two(2)\n',
      },
      { 'a.py': [6] },
    );
    expect((await namesOf(tree, failure('FAILED test_a.py::test_all'), 1))[0]).toBe('a.py two');
  });

  test('are the same each time', async () => {
    expect(await likelyPlaces(memoryTree(LARGE), failure(RED), 12)).toEqual(
      await likelyPlaces(memoryTree(LARGE), failure(RED), 12),
    );
  });

  test('are none where nothing is known', async () => {
    expect(await likelyPlaces(memoryTree({ 'README.md': '# a' }), failure('boom'), 12)).toEqual([]);
  });
});

test.each([
  ['a.js', 'const f = (a) => a + 1;\n', 'f'],
  ['a.js', 'exports.f = (a) => a;\n', 'exports.f'],
  ['a.js', 'const f = memo((a) => a);\n', 'f'],
  ['a.js', 'export default (a) => a;\n', 'default'],
  ['a.js', "app.get('/x', (a) => a);\n", 'get'],
  ['a.js', 'class A {\n  f = () => 1;\n}\n', 'A.f'],
  ['a.ts', 'const o = {\n  f: async () => 1,\n};\n', 'f'],
  ['a.go', 'package a\n\nfunc f() {}\n', 'f'],
  ['a.go', 'package a\n\nfunc (s *Stack[T]) Push(x T) {}\n', 'Stack.Push'],
  ['a.go', 'package a\n\nfunc (Stack) Len() int { return 0 }\n', 'Stack.Len'],
  ['a.go', 'package a\n\nvar f = func() {}\n', 'f'],
  ['a.c', 'char *f(int a) { return 0; }\n', 'f'],
  ['a.cpp', 'int &A::f() { return n; }\n', 'A.f'],
  ['a.cpp', 'auto f = [](int a) { return a; };\n', 'f'],
])('in %s, %j, the function is called %s', async (path, text, name) => {
  expect((await sourceOf(path, text)).units.map((unit) => unit.name)).toEqual([name, '']);
});

test.each([
  ['test/CartTest.java', 'import org.shop.Cart;\n', 'src/org/shop/Cart.java', 'src/org/shop/Till.java'],
  [
    'test/CartTest.java',
    'class CartTest { Cart cart; }\n',
    'src/org/shop/Cart.java',
    'src/org/shop/Till.java',
  ],
  ['main_test.go', 'import (\n\t"example.com/shop/cart"\n)\n', 'cart/sum.go', 'till/sum.go'],
  ['main_test.go', 'import (\n\t"example.com/shop/cart"\n)\n', 'cart/sum.go', 'handcart/sum.go'],
  ['main_test.go', 'import (\n\t"example.com/shop/cart"\n)\n', 'cart/sum.go', 'cart/inner/sum.go'],
  ['main_test.go', 'import (\n\t"example.com/shop/cart"\n)\n', 'cart/sum.go', 'cart/sum.js'],
  ['test/a.test.ts', "import { sum } from '../src/sum';\n", 'src/sum/index.ts', 'lib/sum.ts'],
  ['test/a.js', "const sum = require('../');\n", 'index.js', 'lib/sum.js'],
  ['test/a.test.ts', "import { sum } from '@/lib/sum';\n", 'lib/sum.ts', 'src/sum.ts'],
  ['tests/test_a.py', 'from shop.cart import total\n', 'shop/cart.py', 'shop/till.py'],
])('the imports of %s, %j, lead to %s alone', async (path, text, wanted, other) => {
  const language = languageOf(path);
  if (language === null) throw new Error(`${path} is in no known language`);
  const file = await readSource(path, text, language);
  expect(importsOf(file, [wanted, other])).toEqual([wanted]);
});

const repeated = (size: number, line: (at: number) => string): string =>
  Array.from({ length: size }, (_, at) => line(at)).join('');

test.each([
  ['functions of one name', 2000, () => 'def f():f()\n'],
  ['functions that call the next', 2000, (at: number) => `def f${at}():f${at + 1}()\n`],
  ['functions that declare a name', 3200, (at: number) => `def g${at}():\n  a${at}=1\n`],
  ['methods of one name', 1600, (at: number) => `class A${at}:\n  def f(self): x.f()\n`],
])(
  'places among %s are found in linear time',
  async (_, most, line) => {
    const test = 'from m0 import f\n\ndef test_a():\n  assert f() == 1\n  assert f0().f() == 2\n';
    const red = failure('FAILED test_m.py::test_a\n');
    await expectLinear(most, async (size) => {
      const places = await likelyPlaces(
        memoryTree({ 'm0.py': repeated(size, line), 'test_m.py': test }),
        red,
        5,
      );
      expect(places).not.toEqual([]);
    });
  },
  60_000,
);

test('how often a document names what the tests call changes no rank', async () => {
  const ranked = async (files: Readonly<Record<string, string>>) =>
    (await rankUnits(memoryTree(files), failure(RED))).map(({ unit, score }) => [unit.name, score]);
  const documents = { 'NEWS.md': 'gross\n'.repeat(1000) };
  expect(await ranked({ ...LARGE, ...documents })).toEqual(await ranked(LARGE));
});

test('where a failure names no test, all tests are read, but none of many, which say nothing of it', async () => {
  const testsOf = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `tests/test_${at}.py`,
        'def test_it():\n    assert gross(1)\n',
      ]),
    );
  for (const [count, read] of [
    [8, 8],
    [9, 0],
  ] as const) {
    const tree = memoryTree({ 'shop/prices.py': 'def gross(net):\n    return net\n', ...testsOf(count) });
    expect(await namesOf(tree, failure('Segmentation fault'), 5)).toEqual(['shop/prices.py gross']);
    expect([...tree.read].filter((path) => path.startsWith('tests/'))).toHaveLength(read);
  }
});

test('places are found for a test that calls what every object of JavaScript has', async () => {
  const called = ['toString', 'constructor', '__proto__', 'valueOf', 'hasOwnProperty'];
  const files = {
    'm.py': 'def total(a):\n    return a + 1\n',
    'test_m.py': `from m import total\n\ndef test_a():\n${called.map((name) => `    ${name}(total(1))\n`).join('')}`,
  };
  expect(await namesOf(memoryTree(files), failure('FAILED test_m.py::test_a\n'), 5)).toEqual(['m.py total']);
});

test('no place is what a program writes, what nobody can call, a key of a map of Go, or a test beside its code', async () => {
  const go = {
    'a.go':
      'package a\n\nimport "reflect"\n\nvar kinds = map[reflect.Kind]func(int) int{\n\treflect.String: func(v int) int { return parse(v) },\n}\n\nfunc Parse(v int) int {\n\treturn parse(v)\n}\n\nfunc _() {\n\tparse(1)\n}\n',
    'z.go':
      '// Code generated by "stringer -type=A"; DO NOT EDIT.\n\npackage a\n\nfunc parse(v int) int {\n\treturn v + 1\n}\n',
    'a_test.go':
      'package a\n\nfunc TestParse(t *testing.T) {\n\tif Parse(1) != 1 {\n\t\tt.Fatal(kinds)\n\t}\n}\n',
  };
  const red = '--- FAIL: TestParse (0.00s)\n    a_test.go:5: map\nFAIL\n';
  expect(await namesOf(memoryTree(go), failure(red), 9)).toEqual(['a.go kinds', 'a.go Parse']);
  const rust = {
    'src/lib.rs':
      'pub fn add(a: u8) -> u8 {\n    a\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    // With an attribute more.\n    #[test]\n    #[should_panic]\n    fn adds() {\n        assert_eq!(add(1), 2);\n    }\n}\n',
  };
  const panicked = "thread 'tests::adds' panicked at src/lib.rs:13:9:\nassertion `left == right` failed\n";
  expect(await namesOf(memoryTree(rust), failure(panicked), 9)).toEqual(['src/lib.rs add']);
});

test('a call of Python without a receiver leads to no method', async () => {
  const files = {
    'lib/tree.py':
      'class Tree:\n    def set(self, data):\n        self.data = data\n\n\ndef lex(text):\n    return [text]\n',
    'test_lex.py':
      "from lib.tree import lex\n\n\ndef test_lex():\n    fired = lex('a b')\n    assert sorted(set(fired)) == ['a', 'b']\n",
  };
  const red = '>       assert sorted(set(fired))\nE       AssertionError\n\ntest_lex.py:6: AssertionError\n';
  expect((await namesOf(memoryTree(files), failure(red), 2))[0]).toBe('lib/tree.py lex');
});
