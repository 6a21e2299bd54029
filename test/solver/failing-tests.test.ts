import { describe, expect, test } from 'vitest';
import { byteLength } from '../../src/base/text.ts';
import { readOutput } from '../../src/core/output/test-output.ts';
import { failingTestSource } from '../../src/solver/failing-tests.ts';
import { memoryTree } from './memory-tree.ts';

const plain = (text: string): string => text;

interface Known {
  readonly id: string;
  readonly file?: string;
  readonly line?: number;
  readonly message?: string;
}

const sourceOf = (
  files: Readonly<Record<string, string>>,
  known: readonly Known[],
  output = '',
  redact = plain,
) => {
  const failures = known.map(({ id, file = null, line = null, message = '' }) => ({
    id,
    file,
    line,
    message,
  }));
  return failingTestSource(
    memoryTree(files),
    { output: readOutput(output, { failures }), evidence: [], failures },
    redact,
  );
};

test('the files of all failing tests are searched for at once, because a search takes as long as git takes to read all files', async () => {
  const fileOf = (name: string): string =>
    `describe('cart', () => {\n  it('${name}', () => {\n    f();\n  });\n});\n`;
  const tree = memoryTree({ 'tests/a.test.js': fileOf('adds up'), 'tests/b.test.js': fileOf('takes off') });
  const searches: (readonly string[])[] = [];
  const search = (words: readonly string[]) => {
    searches.push(words);
    return tree.search(words);
  };
  const ids = ['cart > adds up', 'cart > takes off'];
  const failures = ids.map((id) => ({ id, file: null, line: null, message: '' }));
  const text = await failingTestSource(
    { ...tree, search },
    { output: readOutput('', { failures }), evidence: [], failures },
    plain,
  );
  expect(text.match(/^tests.*/gm)).toEqual(['tests/a.test.js:2', 'tests/b.test.js:2']);
  expect(searches[0]).toEqual(['adds', 'takes', 'off']);
});

/** Each test stands between two others, which must not be shown. */
test.each<readonly [string, string, string, Known, string]>([
  [
    'pytest',
    'tests/test_a.py',
    'class TestCart:\n    def test_ab(self):\n        pass\n\n    @pytest.mark.parametrize("n", [1])\n    def test_a(self, n):\n        assert add(n) == 2\n\n\ndef test_b():\n    pass\n',
    { id: 'tests/test_a.py::TestCart::test_a[test_b-1]', file: 'tests/test_a.py', line: 7 },
    'tests/test_a.py:5\n    @pytest.mark.parametrize("n", [1])\n    def test_a(self, n):\n        assert add(n) == 2',
  ],
  [
    'unittest',
    'tests/test_a.py',
    'class TestB(TestCase):\n    def test_bad(self):\n        pass\n\nclass TestA(TestCase):\n    def test_bad(self):\n        self.fail()\n',
    { id: 'tests.test_a.TestA.test_bad', file: 'tests/test_a.py', line: 7 },
    'tests/test_a.py:6\n    def test_bad(self):\n        self.fail()',
  ],
  [
    'go test',
    'cart/cart_test.go',
    'package cart\n\nfunc TestTab(t *testing.T) {}\n\nfunc TestTable(t *testing.T) {\n\tt.Fatal("x")\n}\n\nfunc TestX(t *testing.T) {}\n',
    { id: 'example.com/shop/cart TestTable/#00' },
    'cart/cart_test.go:5\nfunc TestTable(t *testing.T) {\n\tt.Fatal("x")\n}',
  ],
  [
    'a subtest of go test',
    'cart/cart_test.go',
    'package cart\n\nfunc TestAll(t *testing.T) {\n\tt.Run("a b", func(t *testing.T) {\n\t\tt.Fatal("x")\n\t})\n\tt.Run("c", func(t *testing.T) {})\n}\n',
    { id: 'example.com/shop/cart TestAll/a_b' },
    'cart/cart_test.go:3\nfunc TestAll(t *testing.T) {\n\tt.Run("a b", func(t *testing.T) {\n\t\tt.Fatal("x")\n\t})\n\tt.Run("c", func(t *testing.T) {})\n}',
  ],
  [
    'a subtest of a suite of testify',
    'cart/cart_test.go',
    'package cart\n\nfunc (s *CartSuite) TestAll() {\n\tn := 2\n\ts.Run("a b", func() {\n\t\ts.Equal(1, n)\n\t})\n}\n\nfunc (s *CartSuite) TestX() {}\n',
    { id: 'example.com/shop/cart TestCartSuite/TestAll/a_b' },
    'cart/cart_test.go:3\nfunc (s *CartSuite) TestAll() {\n\tn := 2\n\ts.Run("a b", func() {\n\t\ts.Equal(1, n)\n\t})\n}',
  ],
  [
    'vitest',
    'test/a.test.js',
    "describe('cart', () => {\n  it('adds', () => {});\n  it('adds (1+1)', () => {\n    expect(1).toBe(2);\n  });\n});\n",
    { id: 'test/a.test.js > cart > adds (1+1)', file: 'test/a.test.js' },
    "test/a.test.js:3\n  it('adds (1+1)', () => {\n    expect(1).toBe(2);\n  })",
  ],
  [
    'each of vitest',
    'test/a.test.ts',
    "test('gives', () => {});\ntest.each([1])('each %i gives $n', (n) => {\n  expect(n).toBe(2);\n});\n",
    { id: 'test/a.test.ts > each 1 gives 2', file: 'test/a.test.ts' },
    "test/a.test.ts:2\ntest.each([1])('each %i gives $n', (n) => {\n  expect(n).toBe(2);\n})",
  ],
  [
    'mocha, which prints no file',
    'test/a.js',
    "describe('cart', () => {\n  it('adds up', () => {\n    assert(false);\n  });\n});\n",
    { id: 'cart > adds up' },
    "test/a.js:2\n  it('adds up', () => {\n    assert(false);\n  })",
  ],
  [
    'cargo test',
    'src/lib.rs',
    'pub fn bad() {}\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn takes_off() {\n        assert_eq!(1, 2);\n    }\n}\n',
    { id: 'cart tests::takes_off', file: 'src/lib.rs', line: 7 },
    'src/lib.rs:6\n    fn takes_off() {\n        assert_eq!(1, 2);\n    }',
  ],
  [
    'surefire',
    'src/test/java/com/x/CartTest.java',
    'class CartTest {\n  @Test\n  void bad() {\n    assertEquals(1, 2);\n  }\n  @Test void other() {}\n}\n',
    { id: 'com.x.CartTest#bad' },
    'src/test/java/com/x/CartTest.java:2\n  @Test\n  void bad() {\n    assertEquals(1, 2);\n  }',
  ],
  [
    'gtest',
    'test/cart_test.cc',
    '#include "cart.h"\nTEST(Cart, Adds) {\n  EXPECT_EQ(1, 2);\n}\nTEST(Cart, Other) {\n}\n',
    { id: 'Cart.Adds' },
    'test/cart_test.cc:2\nTEST(Cart, Adds) {\n  EXPECT_EQ(1, 2);\n}',
  ],
  [
    'Catch2',
    'test/cart_test.cpp',
    '#include "cart.h"\nTEST_CASE("Other", "[cart]")\n{\n}\n\nTEST_CASE("Adds {up}", "[cart]")\n{\n  REQUIRE(1 == 2);\n}\n\nTEST_CASE("Last") {\n}\n',
    { id: 'Adds {up}', file: 'test/cart_test.cpp', line: 8 },
    'test/cart_test.cpp:6\nTEST_CASE("Adds {up}", "[cart]")\n{\n  REQUIRE(1 == 2);\n}',
  ],
  [
    'Catch2 with a fixture, under ctest',
    'test/cart.cpp',
    'TEST_CASE_METHOD(Fixture, "Other") {\n}\nTEST_CASE_METHOD(\n    Fixture,\n    "Adds") {\n  SECTION("a (b)") {\n    REQUIRE(1 == 2);\n  }\n}\n',
    { id: 'cart_tests', file: 'test/cart.cpp', line: 7 },
    'test/cart.cpp:3\nTEST_CASE_METHOD(\n    Fixture,\n    "Adds") {\n  SECTION("a (b)") {\n    REQUIRE(1 == 2);\n  }\n}',
  ],
  [
    'doctest, with a suite around its tests',
    'test/cart.cpp',
    'TEST_SUITE("cart") {\nTEST_CASE("Other") {\n}\nTEST_CASE("Adds") {\n  SUBCASE("one") {\n    CHECK(1 == 2);\n  }\n}\n}\n',
    { id: 'cart > Adds > one', file: 'test/cart.cpp', line: 6 },
    'test/cart.cpp:4\nTEST_CASE("Adds") {\n  SUBCASE("one") {\n    CHECK(1 == 2);\n  }\n}',
  ],
  [
    'rspec',
    'spec/cart_spec.rb',
    "describe Cart do\n  it 'adds (1+1)' do\n    expect(1).to eq 2\n  end\n  it 'other' do\n  end\nend\n",
    { id: 'spec/cart_spec.rb > Cart adds (1+1)', file: 'spec/cart_spec.rb' },
    "spec/cart_spec.rb:2\n  it 'adds (1+1)' do\n    expect(1).to eq 2\n  end",
  ],
  [
    'phpunit',
    'tests/CartTest.php',
    '<?php\nclass CartTest extends TestCase {\n  function testRow() {}\n  function testRows() {\n    $this->fail();\n  }\n}\n',
    { id: 'Shop\\Tests\\CartTest::testRows with data set "two (2)"' },
    'tests/CartTest.php:4\n  function testRows() {\n    $this->fail();\n  }',
  ],
])('%s: the failing test is found, and no other', async (_, path, text, known, expected) => {
  expect(await sourceOf({ [path]: text }, [known])).toBe(expected);
});

test('Unity, whose runner no report knows: the test is found by the line that is printed', async () => {
  const files = {
    'test/test_url.c': 'void test_eq(void) {\n}\n\nvoid test_url(void) {\n  TEST_ASSERT_EQUAL(1, 2);\n}\n',
  };
  const output = 'test/test_url.c:9:test_eq:PASS\ntest/test_url.c:5:test_url:FAIL: Expected 1 Was 2\n';
  expect(await sourceOf(files, [], output)).toBe(
    'test/test_url.c:4\nvoid test_url(void) {\n  TEST_ASSERT_EQUAL(1, 2);\n}',
  );
});

test('cargo, which places a failure in what tests share: the test is shown', async () => {
  const files = {
    'tests/common/mod.rs': 'pub fn check(n: u8) {\n    assert!(n > 3);\n}\n',
    'tests/matching.rs': '#[test]\nfn is_large() {\n    common::check(1);\n}\n',
  };
  const failure = { id: 'matching is_large', file: 'tests/common/mod.rs', line: 2 };
  expect(await sourceOf(files, [failure])).toMatch(/^tests\/matching\.rs:2\nfn is_large/);
  expect(await sourceOf(files, [{ ...failure, id: 'matching gone' }])).toMatch(/^tests\/common\/mod\.rs:1\n/);
});

test('ctest, whose test is called as its file: no function of that name in another file is shown', async () => {
  const files = {
    'tests/misc_tests.c': 'static void adds(void) {\n  TEST_ASSERT(0);\n}\n',
    'tests/old_tests.c': 'static void misc_tests(void) {\n}\n',
  };
  expect(await sourceOf(files, [{ id: 'misc_tests' }])).toBe('');
  expect(await sourceOf(files, [{ id: 'misc_tests', file: 'tests/misc_tests.c', line: 2 }])).toContain(
    'adds',
  );
});

test('unittest of a product that raises: the test is shown, not the function that the runner places the failure in', async () => {
  const files = {
    'shop/cart.py': 'def add(n):\n    raise ValueError(n)\n',
    'tests/test_a.py': 'class TestA(TestCase):\n    def test_bad(self):\n        add(1)\n',
  };
  const failure = { id: 'tests.test_a.TestA.test_bad', file: 'shop/cart.py', line: 2 };
  expect(await sourceOf(files, [failure])).toBe('tests/test_a.py:2\n    def test_bad(self):\n        add(1)');
});

describe('what is shown', () => {
  const long = (name: string, lines: number): string =>
    `def ${name}():\n${Array.from({ length: lines }, (_, at) => `    step_${at}()\n`).join('')}`;

  test('is at most three tests, and 3 KB together', async () => {
    const names = ['test_a', 'test_b', 'test_c', 'test_d'];
    const files = { 'test_a.py': names.map((name) => long(name, 100)).join('\n') };
    const text = await sourceOf(
      files,
      names.map((name) => ({ id: `test_a.py::${name}`, file: 'test_a.py' })),
    );
    expect(text.match(/^test_a\.py:\d+$/gm)).toHaveLength(3);
    expect(byteLength(text)).toBeLessThanOrEqual(3 * 1024);
  });

  test.each([
    [4, '[… 1 more failing test left out …]'],
    [12, '[… 9 more failing tests left out …]'],
    [13, '[… at least 9 more failing tests left out …]'],
  ])('says how many of %i failing tests are left out', async (count, mark) => {
    const names = Array.from({ length: count }, (_, at) => `test_${at}`);
    const files = { 'test_a.py': names.map((name) => `def ${name}():\n    assert 0\n`).join('\n') };
    const known = names.map((name) => ({ id: `test_a.py::${name}`, file: 'test_a.py' }));
    expect((await sourceOf(files, known)).split('\n').at(-1)).toBe(mark);
    expect(await sourceOf(files, known.slice(0, 3))).not.toContain('left out');
  });

  test('is one test of each file first', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `test_${at}`);
    const files = {
      'test_a.py': many.map((name) => `def ${name}():\n    assert 0\n`).join('\n'),
      'test_b.py': 'def test_b():\n    assert 1 == 2\n',
    };
    const failing = [...many.map((name) => `test_a.py::${name}`), 'test_b.py::test_b'];
    const text = await sourceOf(
      files,
      failing.map((id) => ({ id, file: id.slice(0, 9) })),
    );
    expect(text.match(/^\S+:\d+$/gm)).toEqual(['test_a.py:1', 'test_b.py:1', 'test_a.py:4']);
    const ofGo = {
      'a_test.go': `package a\n\nfunc TestA(t *testing.T) {\n${many.map((name) => `\tt.Run("${name}", func(t *testing.T) { t.Fatal() })\n`).join('')}}\n`,
      'b_test.go': 'package a\n\nfunc TestB(t *testing.T) {\n\tt.Fatal()\n}\n',
    };
    const subtests = [...many.map((name) => `x/a TestA/${name}`), 'x/a TestB'].map((id) => ({ id }));
    expect((await sourceOf(ofGo, subtests)).match(/^\S+:\d+$/gm)).toEqual(['a_test.go:3', 'b_test.go:3']);
  });

  test('of a subtest of Go is the test around it with its set-up, and the subtest itself', async () => {
    const closures = Array.from(
      { length: 40 },
      (_, at) => `\tt.Run("case ${at}x", func(t *testing.T) {\n\t\tcheck(t, cart, ${at})\n\t})\n`,
    ).join('');
    const text = `package a\n\nfunc TestA(t *testing.T) {\n\tcart := open()\n${closures}}\n`;
    const shown = await sourceOf({ 'a_test.go': text }, [{ id: 'x/a TestA/case_30x' }]);
    expect(shown).toMatch(/^a_test\.go:3\nfunc TestA.*\n\tcart := open\(\)\n/);
    expect(shown).toContain('\t\tcheck(t, cart, 30)');
  });

  test.each([
    ['all methods of a type that the test names', 'Set', ['a_test.go:7', 'a_test.go:5', 'a_test.go:6']],
    ['no method that only gives a value as text', 'GoString', ['a_test.go:7']],
  ])('holds %s', async (_, method, expected) => {
    const text = `package a\n\ntype flag bool\n\nfunc (f *flag) ${method}(s string) error { return nil }\nfunc (f *flag) String() string { return "" }\nfunc TestA(t *testing.T) {\n\tvar f flag\n\tadd(&f)\n\tt.Fatal(f.String())\n}\n`;
    const shown = await sourceOf({ 'a_test.go': text }, [{ id: 'x/a TestA' }]);
    expect(shown.match(/^\S+:\d+$/gm)).toEqual(expected);
  });

  test('of a long test is its head, and 37 lines around the one that failed', async () => {
    const text = await sourceOf({ 'test_a.py': long('test_a', 100) }, [
      { id: 'test_a.py::test_a', file: 'test_a.py', line: 80 },
    ]);
    const lines = text.split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'test_a.py:1',
      'def test_a():',
      '    step_0()',
      '    step_1()',
      '[… 49 lines left out …]',
    ]);
    expect(lines).toContain('    step_78()');
    expect(lines).toHaveLength(1 + 40 + 2);
  });

  test('of a table is the row that names the failing case', async () => {
    const rows = Array.from({ length: 80 }, (_, at) => `\t\t{"row ${at}x", ${at}},\n`).join('');
    const files = {
      'a_test.go': `package a\n\nfunc TestRows(t *testing.T) {\n\trows := []row{\n${rows}\t}\n}\n`,
    };
    expect(await sourceOf(files, [{ id: 'example.com/a TestRows/row_70x' }])).toContain('{"row 70x", 70},');
  });

  const MANY = Array.from({ length: 80 }, (_, at) => at);
  const goTable = (name: (at: number) => string): string =>
    `package a\n\nfunc TestAll(t *testing.T) {\n\trows := []row{\n${MANY.map((at) => `\t\t{"${name(at)}", ${at}},\n`).join('')}\t}\n\tfor _, r := range rows {\n\t\tt.Run("", func(t *testing.T) {\n\t\t\tCheck(t, r)\n\t\t})\n\t}\n}\n`;
  test.each<readonly [string, string, string, Known, string]>([
    [
      'the values of the message, beside the line that failed',
      'a_test.go',
      `package a\n\nfunc TestAll(t *testing.T) {\n\trows := []row{\n${MANY.map((at) => `\t\t{"<=${at}.5", "${at}.7.0", true},\n`).join('')}\t}\n\tfor _, r := range rows {\n\t\tif !Check(r.a, r.b) {\n\t\t\tt.Errorf("%q %q", r.a, r.b)\n\t\t}\n\t}\n}\n`,
      { id: 'a TestAll', message: "a_test.go:88: '<=4.5' failing with '4.7.0'" },
      '{"<=4.5", "4.7.0", true},',
    ],
    [
      'the number that Go gives a case without a name',
      'a_test.go',
      goTable(String),
      { id: 'a TestAll/#02', message: 'a_test.go:88: err is nil' },
      '{"2", 2},',
    ],
    [
      'the number that Go gives a case, where several hold the value of the message',
      'a_test.go',
      goTable(() => 'utf-8'),
      { id: 'a TestAll/#09', message: 'a_test.go:88: got latin1, want utf-8' },
      '{"utf-8", 9},',
    ],
    [
      'a value that stands in the message as a part of another word first',
      'a_test.go',
      goTable((at) => `n${at}`),
      { id: 'a TestAll', message: 'a_test.go:88: an40 is not n40' },
      '{"n40", 40},',
    ],
    [
      'the value of the message in an array of Java',
      'ATest.java',
      `class ATest {\n  @Test void bad() {\n    String[][] rows = new String[][] {\n${MANY.map((at) => `      {"n${at}", "x"},\n`).join('')}    };\n    for (String[] row : rows) Check(row);\n  }\n}\n`,
      { id: 'ATest#bad', file: 'ATest.java', line: 85, message: 'got n40' },
      '{"n40", "x"},',
    ],
    [
      'the value in the name of a case',
      'test_a.py',
      `@pytest.mark.parametrize("sql", [\n${MANY.map((at) => `    "a BETWEEN .${at} AND 9",\n`).join('')}])\ndef test_a(sql):\n    assert parse(sql)\n`,
      { id: 'test_a.py::test_a[a BETWEEN .3 AND 9]', file: 'test_a.py', line: 84 },
      '"a BETWEEN .3 AND 9",',
    ],
  ])('of a table is the row with %s', async (_, path, text, failing, row) => {
    const output = failing.message ?? '';
    const shown = await sourceOf({ [path]: text }, [failing], output);
    expect(shown.split('\n').map((line) => line.trim())).toContain(row);
    expect(shown).toMatch(/Check\(|parse\(/);
  });

  test('is the block around the title of a check, where a program tests without a runner', async () => {
    const block = (title: string, value: number) =>
      `  {\n    int n = add(${value});\n    check("${title}", n, 2);\n  }\n`;
    const text = `int main() {\n${block('Adds to nothing', 0)}${block('Adds one to one', 1)}}\n`;
    const output = '[pass] Adds to nothing [2][2]\n[fail] Adds one to one [2][3]\nPass 1, Fail 1\n';
    expect(await sourceOf({ 'all.cpp': text }, [], output)).toBe(
      'all.cpp:6\n  {\n    int n = add(1);\n    check("Adds one to one", n, 2);\n  }',
    );
  });

  test('of a table is a row for each message that the test prints from one place', async () => {
    const text = goTable((at) => `v${at}`);
    const message = "a_test.go:88: 'v4' is wrong";
    const output = `--- FAIL: TestAll (0.00s)\n    ${message}\n    a_test.go:88: 'v60' is wrong\nFAIL\n`;
    const shown = await sourceOf({ 'a_test.go': text }, [{ id: 'a TestAll', message }], output);
    expect(shown).toContain('{"v4", 4},');
    expect(shown).toContain('{"v60", 60},');
  });

  test('of a table is no row where several fit a failure alike', async () => {
    const text = goTable((at) => (at > 29 && at < 33 ? 'utf-8' : `n${at}`));
    const message = 'a_test.go:88: got latin1, want utf-8';
    const shown = await sourceOf({ 'a_test.go': text }, [{ id: 'a TestAll', message }], message);
    expect(shown).toContain('Check(');
    expect(shown).not.toContain('utf-8');
  });

  test('holds a function of the same file that the test calls', async () => {
    const files = {
      'test_a.py':
        'def test_a():\n    check(1)\n\n\ndef check(n):\n    assert n == 2\n\n\ndef unused():\n    pass\n',
    };
    expect(await sourceOf(files, [{ id: 'test_a.py::test_a', file: 'test_a.py' }])).toBe(
      'test_a.py:1\ndef test_a():\n    check(1)\n\ntest_a.py:5\ndef check(n):\n    assert n == 2',
    );
  });

  test.each([
    [
      'the body of another test, which is given to a call',
      'a.test.js',
      "test('bad', () => {\n  add(1);\n});\ntest('other', () => {\n  add(2);\n});\n",
      'bad',
    ],
    [
      'a method of another type',
      'src/tests.rs',
      'struct Flag;\nimpl Flag {\n    fn new() -> Flag {\n        Flag\n    }\n}\n\n#[test]\nfn bad() {\n    Cart::<u8, 2>::new();\n}\n',
      'bad',
    ],
    [
      'a function with the name of a method of a value',
      'src/tests.rs',
      'fn split() {\n    cut();\n}\n\n#[test]\nfn bad() {\n    cart.split();\n}\n',
      'bad',
    ],
    [
      'a function with the name of a method of a value in Java',
      'CartTest.java',
      'class Other {\n  int of() {}\n}\nclass CartTest {\n  void bad() {\n    Cart.of();\n  }\n}\n',
      'CartTest#bad',
    ],
  ])('does not hold %s', async (_, path, text, id) => {
    const shown = await sourceOf({ [path]: text }, [{ id, file: path }]);
    expect(shown.match(/^\S+:\d+$/gm)).toHaveLength(1);
  });

  test('holds the method of the type that the test names', async () => {
    const text =
      'struct Flag;\nimpl<T> Flag<T> {\n    fn new() -> Flag {\n        Flag\n    }\n}\n\n#[test]\nfn bad() {\n    Flag::new();\n}\n';
    const shown = await sourceOf({ 'src/tests.rs': text }, [{ id: 'bad', file: 'src/tests.rs' }]);
    expect(shown.match(/^\S+:\d+$/gm)).toEqual(['src/tests.rs:9', 'src/tests.rs:3']);
  });

  test('is whole up to 60 lines where there is room, and cut alike where there is not', async () => {
    const testOf = (name: string, lines: number, wide = 0): string =>
      `def test_${name}():\n${Array.from({ length: lines - 2 }, (_, at) => `    step_${name}_${at}('${'x'.repeat(wide)}')\n`).join('')}    check_${name}()\n\n\n`;
    const shownOf = async (text: string, names: readonly string[]): Promise<string> =>
      sourceOf(
        { 'test_a.py': text },
        names.map((name) => ({ id: `test_a.py::test_${name}`, file: 'test_a.py' })),
      );
    expect(await shownOf(testOf('a', 58), ['a'])).not.toContain('left out');
    expect((await shownOf(testOf('a', 61), ['a'])).split('\n')).toHaveLength(1 + 40 + 1);
    const three = await shownOf(['a', 'b', 'c'].map((name) => testOf(name, 50, 9)).join(''), ['a', 'b', 'c']);
    expect(byteLength(three)).toBeLessThan(3 * 1024);
    for (const name of ['a', 'b', 'c']) expect(three).toContain(`step_${name}_10(`);
  });

  test('is what stands below the line that failed, where the output quotes all above', async () => {
    const text =
      'def test_a():\n    lines = add(1)\n    assert lines[0] == 2\n    assert lines[1] == 3\n\n\ndef test_b():\n    pass\n';
    const output =
      '    def test_a():\n>       lines = add(1)\nE       AttributeError: x\n\ntest_a.py:2: AttributeError\n';
    const failing = [{ id: 'test_a.py::test_a', file: 'test_a.py', line: 2 }];
    expect(await sourceOf({ 'test_a.py': text }, failing, output)).toBe(
      'test_a.py:1\n[… 2 lines that the output shows left out …]\n    assert lines[0] == 2\n    assert lines[1] == 3',
    );
  });

  test('is one of each file first, also where only messages name the file', async () => {
    const go = (name: string): string => `package a\n\nfunc ${name}(t *testing.T) {\n\tt.Fatal("x")\n}\n`;
    const files = { 'a/many_test.go': go('TestMany'), 'a/trim_test.go': go('TestTrim') };
    const many = Array.from({ length: 20 }, (_, at) => ({
      id: `a TestMany/#${at}/To`,
      message: 'many_test.go:4: x',
    }));
    const shown = await sourceOf(files, [...many, { id: 'a TestTrim/.5', message: 'trim_test.go:4: x' }]);
    expect(shown).toContain('a/trim_test.go:3\nfunc TestTrim');
  });

  test('is what stands below its head, where the output quotes the head and leaves lines out', async () => {
    const steps = Array.from({ length: 14 }, (_, at) => `    step_${at}()`);
    const text = ['def test_a():', ...steps, '    assert total() == 2', ''].join('\n');
    const quoted = [
      'def test_a():',
      ...steps.slice(0, 6),
      '[… 8 lines left out …]',
      '>   assert total() == 2',
    ];
    const failing = [{ id: 'test_a.py::test_a', file: 'test_a.py', line: 16 }];
    const shown = await sourceOf({ 'test_a.py': text }, failing, quoted.join('\n'));
    expect(shown).toMatch(/^test_a.py:1\n\[… 7 lines that the output shows left out …\]\n {4}step_6\(\)\n/);
    expect(shown.trimEnd().endsWith('step_13()\n    assert total() == 2')).toBe(true);
  });

  test('is no function of the product, where a file of it holds its tests', async () => {
    const text =
      'impl Path {\n    fn parse(s: &str) -> Path {\n        Path {}\n    }\n}\n\n#[cfg(test)]\nmod tests {\n    fn path() -> Path {\n        Path::parse("/")\n    }\n\n    #[test]\n    fn bad() {\n        Path::parse("a").join(path());\n    }\n}\n';
    const shown = await sourceOf({ 'src/path.rs': text }, [{ id: 'path::tests::bad', file: 'src/path.rs' }]);
    expect(shown.match(/^\S+:\d+$/gm)).toEqual(['src/path.rs:14', 'src/path.rs:9']);
  });

  test('holds no method of a type that the tests do not use', async () => {
    const method = (type: string): string =>
      `func (v *${type}) Set(s string) error {\n\tparse(v, s)\n\treturn nil\n}\n\n`;
    const text = `package a\n\n${method('used')}${method('unused')}func TestBad(t *testing.T) {\n\tvar v used\n\tv.Set("x")\n}\n`;
    const shown = await sourceOf({ 'a_test.go': text }, [{ id: 'a TestBad' }]);
    expect(shown.match(/^func .*/gm)).toEqual([
      'func TestBad(t *testing.T) {',
      'func (v *used) Set(s string) error {',
    ]);
  });

  test('is not what the output quotes', async () => {
    const files = {
      'test_a.py':
        'def test_a():\n    total = add(1)\n    assert total == 2\n\n\ndef test_b():\n    assert add(2) == 3\n',
    };
    const output =
      '    def test_a():\n        total = add(1)\n>       assert total == 2\nE       assert 3 == 2\n\ntest_a.py:3: AssertionError\n';
    const failing = [
      { id: 'test_a.py::test_a', file: 'test_a.py', line: 3 },
      { id: 'test_a.py::test_b', file: 'test_a.py', line: 7 },
    ];
    expect(await sourceOf(files, failing, output)).toBe('test_a.py:6\ndef test_b():\n    assert add(2) == 3');
  });

  test('is redacted before it is cut', async () => {
    const files = { 'test_a.py': `def test_a():\n    use("${'x'.repeat(170)}SECRET-KEY-SECRET-KEY")\n` };
    const redact = (text: string): string => text.replaceAll('SECRET-KEY-SECRET-KEY', '[redacted]');
    const text = await sourceOf(files, [{ id: 'test_a.py::test_a', file: 'test_a.py' }], '', redact);
    expect(text).not.toContain('SECRET');
  });

  test.each([
    ['nothing', { 'a.py': 'def f():\n    pass\n' }],
    ['a file that does not parse', { 'test_a.py': 'def (((' }],
  ])('is nothing where there is %s', async (_, files: Readonly<Record<string, string>>) => {
    expect(await sourceOf(files, [{ id: 'test_a.py::test_a' }])).toBe('');
  });
});

test('a title that is a word of an assertion is not the failing test', async () => {
  const test = "t.test('encodes dots', function (st) {\n    st.equal(f(), 1, 'with values true');\n});";
  const other = "t.test('values', function (st) {\n    st.equal(f(), 1);\n});";
  const files = {
    'test/a.js': `${other}\n${test}\n`,
    'test/b.js': "qs.parse('with', { decoder: function () { f(); } });\n",
  };
  const shown = await sourceOf(files, [{ id: 'encodes dots > with values true' }]);
  expect(shown).toBe(`test/a.js:4\n${test.slice(0, -1)}`);
});
