import type { RunnerRow } from './row.ts';

const pom = (
  dependencies: readonly (readonly [group: string, artifact: string, version: string])[],
  surefire: string,
  extra = '',
  plugin = '',
) =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.x</groupId>
  <artifactId>shop</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <kotlin.compiler.daemon>false</kotlin.compiler.daemon>
    <kotlin.compiler.incremental>true</kotlin.compiler.incremental>
  </properties>
  <dependencies>${dependencies
    .map(
      ([group, artifact, version]) => `
    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${artifact}</artifactId>
      <version>${version}</version>
      <scope>test</scope>
    </dependency>`,
    )
    .join('')}
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-surefire-plugin</artifactId>
        <version>${surefire}</version>${extra}
      </plugin>${plugin}
    </plugins>
  </build>
</project>
`;

const JUNIT_SHOP = `package com.x;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CartTest {
  static int attempts = 0;
  static int others = 0;

  @Test
  void adds() {
    assertEquals(2, 1 + 1);
  }

  @Test
  void takesOff() {
    assertEquals(1, 3 - 1, "total is wrong");
  }

  @Test
  void breaks() {
    throw new IllegalStateException("boom");
  }

  @Test
  void flaky() {
    assertEquals(2, ++attempts);
  }

  @Test
  void flakyToo() {
    assertEquals(2, ++others);
  }

  @Test
  @Disabled("not now")
  void later() {}

  @ParameterizedTest
  @ValueSource(strings = {"a", "b, c (d)"})
  void rows(String row) {
    assertEquals("a", row);
  }

  @Nested
  class Inner {
    @Test
    void deep() {
      assertEquals(1, 2);
    }
  }
}
`;

const maven = (name: string, row: Partial<RunnerRow> & Pick<RunnerRow, 'version' | 'files'>): RunnerRow => ({
  name,
  needs: ['mvn'],
  install: 'mvn -q -B test > log.txt; grep -q "Tests run" log.txt',
  command: 'mvn -B test',
  colour: 'mvn -B -Dstyle.color=always test',
  report: { command: 'mvn -B test', files: ['target/surefire-reports/TEST-*.xml'] },
  counts: [4, 4, 1],
  failing: [
    'com.x.CartTest#breaks',
    'com.x.CartTest#rows',
    'com.x.CartTest#takesOff',
    'com.x.CartTest$Inner#deep',
  ],
  // All rows of a test run.
  passedAlone: 1,
  ...row,
});

const plugin = (group: string, artifact: string, version: string, ...goals: readonly string[]) => `
      <plugin>
        <groupId>${group}</groupId>
        <artifactId>${artifact}</artifactId>
        <version>${version}</version>
        <executions>
          <execution>
            <goals>${goals.map((goal) => `<goal>${goal}</goal>`).join('')}</goals>
          </execution>
        </executions>
      </plugin>`;

const RERUN = '<configuration><rerunFailingTestsCount>2</rerunFailingTestsCount></configuration>';

export const OTHER_ROWS: readonly RunnerRow[] = [
  maven('surefire', {
    version: '3.6.0',
    files: {
      'pom.xml': pom([['org.junit.jupiter', 'junit-jupiter', '5.13.4']], '3.6.0', RERUN),
      'src/test/java/com/x/CartTest.java': JUNIT_SHOP,
    },
  }),
  maven('surefire-junit6', {
    version: '6.0.1',
    files: {
      'pom.xml': pom([['org.junit.jupiter', 'junit-jupiter', '6.0.1']], '3.5.4', RERUN),
      'src/test/java/com/x/CartTest.java': JUNIT_SHOP,
    },
  }),
  maven('testng', {
    version: '7.11.0',
    files: {
      'pom.xml': pom([['org.testng', 'testng', '7.11.0']], '3.5.4'),
      'src/test/java/com/x/CartTest.java': `package com.x;

import static org.testng.Assert.*;
import org.testng.annotations.*;

public class CartTest {
  @Test
  public void adds() {
    assertEquals(1 + 1, 2);
  }

  @Test
  public void takesOff() {
    assertEquals(3 - 1, 1, "total is wrong");
  }

  @Test(dependsOnMethods = "takesOff")
  public void depends() {}

  @Test(enabled = false)
  public void later() {}

  @DataProvider
  public Object[][] data() {
    return new Object[][] {{1}, {2}};
  }

  @Test(dataProvider = "data")
  public void rows(int row) {
    assertEquals(row, 1);
  }
}
`,
    },
    counts: [2, 2, 1],
    failing: ['com.x.CartTest#rows', 'com.x.CartTest#takesOff'],
  }),
  maven('spock', {
    version: '2.3',
    files: {
      'pom.xml': pom(
        [
          ['org.spockframework', 'spock-core', '2.3-groovy-4.0'],
          ['org.apache.groovy', 'groovy', '4.0.28'],
        ],
        '3.5.4',
        '<configuration><includes><include>**/*Spec.class</include></includes></configuration>',
        plugin('org.codehaus.gmavenplus', 'gmavenplus-plugin', '4.2.1', 'addTestSources', 'compileTests'),
      ),
      'src/test/groovy/com/x/CartSpec.groovy': `package com.x

import spock.lang.*

class CartSpec extends Specification {
  def "adds"() {
    expect:
    1 + 1 == 2
  }

  def "takes off (1+1), 'q' # one. two"() {
    expect:
    3 - 1 == 1
  }

  def "breaks"() {
    when:
    throw new IllegalStateException("boom")

    then:
    true
  }

  @Ignore("not now")
  def "later"() {
    expect:
    false
  }

  def "row of #a"() {
    expect:
    a == 1

    where:
    a << [1, 2]
  }
}
`,
    },
    // A test with rows is one more than these.
    counts: [3, 3, 1],
    failing: [
      'com.x.CartSpec > row of 2',
      "com.x.CartSpec > takes off (1+1), 'q' # one. two",
      'com.x.CartSpec#breaks',
    ],
    // Where a title is among the failing tests, the class is run.
    passedAlone: 3,
  }),
  maven('kotest', {
    version: '6.2.4',
    files: {
      'pom.xml': pom(
        [
          ['io.kotest', 'kotest-runner-junit5-jvm', '6.2.4'],
          ['org.jetbrains.kotlin', 'kotlin-stdlib', '2.4.21'],
        ],
        '3.6.0',
        '',
        plugin('org.jetbrains.kotlin', 'kotlin-maven-plugin', '2.4.21', 'test-compile'),
      ),
      'src/test/java/com/x/CartTest.kt': `package com.x

import io.kotest.core.spec.style.FunSpec
import io.kotest.matchers.shouldBe

class CartTest : FunSpec({
  test("adds") { 1 + 1 shouldBe 2 }
  test("takes off (1+1)") { 3 - 1 shouldBe 1 }
  test("breaks") { throw IllegalStateException("boom") }
  xtest("later") { 1 shouldBe 2 }

  context("inner") {
    test("deep. one") { 1 shouldBe 2 }
    test("holds") { 1 shouldBe 1 }
  }
})
`,
    },
    counts: [2, 3, 1],
    failing: [
      'com.x.CartTest > inner/deep. one',
      'com.x.CartTest > takes off (1+1)',
      'com.x.CartTest#breaks',
    ],
    // Where a title is among the failing tests, the class is run.
    passedAlone: 2,
  }),
  {
    name: 'rspec',
    version: '3',
    needs: ['rspec'],
    install: 'true',
    files: {
      'spec/cart_spec.rb': `RSpec.describe 'Cart' do
  it('adds') { expect(1 + 1).to eq(2) }

  describe '#total' do
    it('takes off (1+1) "q" # $HOME') { expect(3 - 1).to eq(1) }
    it { expect(2).to eq(3) }
  end

  it('breaks') { raise ArgumentError, 'boom' }
  xit('later') { raise 'never' }

  it 'is known' do
    pending 'not yet'
    expect(1).to eq(2)
  end

  context 'hooks' do
    before { raise 'no set-up' }
    it('never') {}
  end
end
`,
    },
    command: 'rspec',
    colour: 'rspec --force-color',
    report: { command: 'rspec --format json' },
    counts: [1, 4, 2],
    failing: [
      'spec/cart_spec.rb > Cart #total is expected to eq 3',
      'spec/cart_spec.rb > Cart #total takes off (1+1) "q" # $HOME',
      'spec/cart_spec.rb > Cart breaks',
      'spec/cart_spec.rb > Cart hooks never',
    ],
  },
  {
    name: 'minitest',
    version: '5',
    needs: ['ruby'],
    install: 'true',
    files: {
      'test/cart_test.rb': `require 'minitest/autorun'

class CartTest < Minitest::Test
  def test_adds
    assert_equal 2, 1 + 1
  end

  def test_takes_off
    assert_equal 1, 3 - 1
  end

  def test_breaks
    raise ArgumentError, 'boom'
  end

  def test_later
    skip 'not now'
  end

  class Inner < Minitest::Test
    def test_deep
      assert false
    end
  end
end

describe 'cart spec' do
  it('takes off (1+1)') { _(3 - 1).must_equal 1 }
end
`,
    },
    command: 'ruby test/cart_test.rb',
    colour: null,
    counts: [1, 4, 1],
    failing: [
      'CartTest#test_breaks',
      'CartTest#test_takes_off',
      'CartTest::Inner#test_deep',
      'cart spec#test_0001_takes off (1+1)',
    ],
  },
  {
    name: 'phpunit',
    version: '9',
    needs: ['phpunit'],
    install: 'true',
    files: {
      'tests/CartTest.php': `<?php
namespace Shop\\Tests;

use PHPUnit\\Framework\\TestCase;

class CartTest extends TestCase
{
    public function testAdds(): void
    {
        $this->assertSame(2, 1 + 1);
    }

    public function testTakesOff(): void
    {
        $this->assertSame(1, 3 - 1, 'total is wrong');
    }

    public function testBreaks(): void
    {
        throw new \\RuntimeException('boom');
    }

    public function testLater(): void
    {
        $this->markTestSkipped('not now');
    }

    /** @dataProvider rows */
    public function testRows(int $row): void
    {
        $this->assertSame(1, $row);
    }

    public function rows(): array
    {
        return [[1], 'two (2)' => [2]];
    }
}
`,
    },
    command: 'phpunit tests',
    colour: 'phpunit --colors=always tests',
    report: { command: 'phpunit --log-junit report.xml tests', files: ['report.xml'] },
    counts: [2, 3, 1],
    // All rows of a test run.
    passedAlone: 1,
    failing: [
      'Shop\\Tests\\CartTest::testBreaks',
      'Shop\\Tests\\CartTest::testRows with data set "two (2)"',
      'Shop\\Tests\\CartTest::testTakesOff',
    ],
  },
  {
    name: 'prove',
    version: '3',
    needs: ['prove'],
    install: 'true',
    files: {
      't/a.t': `use Test::More;
is(1 + 1, 2, 'adds');
is(3 - 1, 1, 'takes off (1+1)');
TODO: { local $TODO = 'some day'; ok(0, 'is known'); ok(0); }
SKIP: { skip 'not now', 1; ok(1, 'later'); }
subtest 'inner' => sub { is(1, 2, 'deep'); done_testing; };
done_testing;
`,
      't/b.t': "use Test::More tests => 2;\nok(1, 'one');\ndie 'boom';\n",
    },
    command: 'prove t',
    report: { command: 'perl t/a.t' },
    counts: [4, 3, 1],
    failing: ['t/a.t > inner', 't/a.t > takes off (1+1)', 't/b.t'],
    // The first file alone, as it prints itself.
    reported: ['inner > deep', 'takes off (1+1)'],
    reportedCounts: [1, 2, 3],
    passedAlone: null,
  },
  {
    name: 'bats',
    version: '1',
    needs: ['bats'],
    install: 'true',
    files: {
      'cart.bats': `@test "adds" { [ $((1 + 1)) = 2 ]; }
@test "takes off (1+1) # one" {
  [ $((3 - 1)) = 1 ]
}
@test "later" { skip "not now"; }
`,
    },
    command: 'bats cart.bats',
    colour: 'bats --pretty cart.bats',
    report: { command: 'bats --report-formatter junit --output . cart.bats', files: ['report.xml'] },
    counts: [1, 1, 1],
    failing: ['takes off (1+1) # one'],
  },
  {
    name: 'busted',
    version: '2',
    needs: ['busted'],
    install: 'true',
    files: {
      'spec/cart_spec.lua': `describe('cart', function()
  it('adds', function() assert.equal(2, 1 + 1) end)
  it('takes off (1+1)', function() assert.equal(1, 3 - 1) end)
  it('breaks', function() error('boom') end)
  pending('later')
end)
`,
    },
    command: 'busted',
    colour: null,
    report: { command: 'busted -o junit > report.xml; false', files: ['report.xml'] },
    counts: [1, 2, 1],
    failing: ['cart breaks', 'cart takes off (1+1)'],
  },
  {
    name: 'eunit',
    version: '3',
    needs: ['rebar3'],
    install: 'true',
    files: {
      // turbo reads every file that is not ignored, and the build holds links to nothing.
      '.gitignore': '_build/\n',
      'rebar.config': '{erl_opts, [debug_info]}.\n',
      'src/shop.app.src':
        '{application, shop, [{description, "shop"}, {vsn, "0.1.0"}, {applications, [kernel, stdlib]}]}.\n',
      'src/cart.erl': '-module(cart).\n-export([add/2]).\nadd(A, B) -> A + B.\n',
      'test/cart_tests.erl': `-module(cart_tests).
-include_lib("eunit/include/eunit.hrl").

adds_test() -> ?assertEqual(2, cart:add(1, 1)).

takes_off_test() -> ?assertEqual(1, cart:add(3, -1)).

breaks_test() -> error(boom).

rows_test_() -> [{"row one (1)", ?_assertEqual(1, 1)}, {"row two # 2", ?_assertEqual(1, 2)}].

slow_test_() -> {setup, fun() -> error(no_set_up) end, fun(_) -> ok end, [?_test(ok)]}.
`,
    },
    command: 'rebar3 eunit',
    report: { command: 'rebar3 eunit -v' },
    counts: [2, 4, 0],
    failing: ['cart_tests:breaks_test', 'cart_tests:rows_test_ > row two # 2', 'cart_tests:takes_off_test'],
    // Its own form does not count groups that could not be set up.
    reportedCounts: [2, 3, 0],
    // All rows of a generator run.
    passedAlone: 1,
  },
  {
    name: 'exunit',
    version: '1',
    needs: ['elixir'],
    install: 'true',
    files: {
      'cart.exs': `ExUnit.start()

defmodule Cart do
  @doc """
      iex> Cart.add(1, 1)
      3
  """
  def add(a, b), do: a + b
end

defmodule CartTest do
  use ExUnit.Case

  test "adds", do: assert(Cart.add(1, 1) == 2)

  describe "total" do
    test "takes off (1+1)", do: assert(3 - 1 == 1)
  end

  test "breaks", do: raise("boom")

  @tag :skip
  test "later", do: assert(false)
end
`,
    },
    command: 'elixir cart.exs',
    colour: null,
    counts: [1, 2, 1],
    failing: ['test breaks (CartTest)', 'test total takes off (1+1) (CartTest)'],
    passedAlone: null,
  },
  {
    name: 'exunit-doctest',
    version: '1',
    needs: ['mix'],
    install: 'true',
    files: {
      'mix.exs': `defmodule Shop.MixProject do
  use Mix.Project
  def project, do: [app: :shop, version: "0.1.0", elixir: "~> 1.14"]
end
`,
      'lib/cart.ex': `defmodule Cart do
  @doc """
      iex> Cart.add(1, 1)
      3
  """
  def add(a, b), do: a + b

  @doc """
      iex> Cart.one()
      1
  """
  def one, do: 1
end
`,
      'test/test_helper.exs': 'ExUnit.start()\n',
      'test/cart_test.exs': `defmodule CartTest do
  use ExUnit.Case
  doctest Cart

  test "adds", do: assert(Cart.add(1, 1) == 2)
  test "takes off", do: assert(Cart.add(3, -1) == 1)

  @tag :skip
  test "later", do: assert(false)
end
`,
    },
    command: 'mix test --seed 0',
    colour: 'mix test --seed 0 --color',
    counts: [2, 2, 1],
    failing: ['doctest Cart.add/2 (1) (CartTest)', 'test takes off (CartTest)'],
  },
];
