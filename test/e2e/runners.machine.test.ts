import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editCall, readFileCall, toolCall } from '../servers/openai/script.ts';
import { skipNote } from '../skip-note.ts';
import { openTerminal } from './terminal.ts';

// Whole runs of the bundle, with what real runners print, or with the runners that are on the machine.

const done = toolCall('final', { status: 'done', summary: 'It adds.', changes: [] });

interface Repository {
  readonly files: Readonly<Record<string, string>>;
  readonly command: string;
  /** The file that is changed, and the text in it. */
  readonly path: string;
  readonly before: string;
}

/** One edit and the final; gives the report at the base, the names of only the failing tests, and the outcome. */
async function solve({ files, command, path, before }: Repository, after: string) {
  const script = [readFileCall(path), editCall(path, before, after), done];
  const terminal = await openTerminal({ fixture: 'python', files, script, otherwise: done });
  const { stdout, stderr } = await terminal.runBundle(['--test', command]);
  const tests = terminal
    .events()
    .filter(({ kind }) => kind === 'tests')
    .map(({ payload }) => payload);
  const outcome = terminal.events().find(({ kind }) => kind === 'outcome')?.payload.outcome;
  return {
    report: tests[0]?.report,
    focus: tests.flatMap((each) => each.focus ?? []),
    outcome,
    printed: stdout + stderr,
  };
}

const recorded = (name: string): string =>
  readFileSync(new URL(`../runners/outputs/${name}.txt`, import.meta.url), 'utf8');

const RULES = { path: 'pricing/rules.py', before: 'a - b' };

/** A repository whose command prints what a runner printed that cannot be installed here: red until the product adds. */
const printing = (red: string, green: string): Repository => ({
  ...RULES,
  files: {
    [RULES.path]: 'def total(a, b):\n    return a - b\n',
    'outputs/red.txt': red,
    'outputs/green.txt': green,
  },
  command:
    'if grep -q "a + b" pricing/rules.py; then cat outputs/green.txt; else cat outputs/red.txt; exit 1; fi',
});

const JEST_GREEN = `\u001b[1mTest Suites: \u001b[22m\u001b[1m\u001b[32m3 passed\u001b[39m\u001b[22m, 3 total
\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[33m1 skipped\u001b[39m\u001b[22m, \u001b[1m\u001b[35m1 todo\u001b[39m\u001b[22m, \u001b[1m\u001b[32m9 passed\u001b[39m\u001b[22m, 11 total
`;

/** What the model writes in place of `a - b`, and how the run ends. */
const RIGHT_AND_WRONG = [
  ['a + b', 'fixed'],
  ['a * b', 'not_fixed'],
] as const;

/** What turbo prints where the tests of three packages pass. */
const TURBO_GREEN = ['a', 'b', 'c']
  .flatMap((name) =>
    [`> @x/${name}@1.0.0 test`, '', '', '  ✔ adds', '  ✔ takes off', '', '  2 passing (3ms)', ''].map(
      (line) => `@x/${name}:test: ${line}\n`,
    ),
  )
  .join('');

const EXUNIT_GREEN =
  '\nFinished in 0.03 seconds (0.00s async, 0.03s sync)\n2 doctests, 3 tests, 0 failures, 1 skipped\n';

const GO_GREEN = ['TestAdds', 'TestFatal', 'TestNever']
  .map((name) => `=== RUN   ${name}\n--- PASS: ${name} (0.00s)\n`)
  .join('')
  .concat('PASS\nok  \texample.com/shop\t0.008s\n');

describe.each<readonly [string, Repository, readonly (number | null)[], readonly string[]]>([
  [
    'jest in colour',
    printing(recorded('jest-color'), JEST_GREEN),
    [4, 5, 2],
    ['a.test.js > cart > 1 equals 2', 'b.test.js'],
  ],
  [
    'a turbo repository of three packages, of which two are red',
    printing(recorded('several-turbo'), TURBO_GREEN),
    [4, 2, 0],
    ['cart a > takes off', 'cart b > takes off'],
  ],
  [
    'ExUnit with doctests',
    printing(recorded('exunit-doctest'), EXUNIT_GREEN),
    [2, 2, 1],
    ['test takes off (CartTest)'],
  ],
  [
    'go test -v with log.Fatal',
    printing(recorded('go-fatal-v'), GO_GREEN),
    [null, null, null],
    ['example.com/shop TestFatal'],
  ],
])('%s', (_, repository, [passed, failed, skipped], names) => {
  test.each(RIGHT_AND_WRONG)(
    '%s: %s',
    async (after, ends) => {
      const { report, outcome, printed } = await solve(repository, after);
      expect(report).toMatchObject({ passed, failed, skipped });
      expect(report.failures.map(({ id }: { readonly id: string }) => id)).toEqual(
        expect.arrayContaining([...names]),
      );
      expect(outcome, printed).toBe(ends);
    },
    120_000,
  );
});

const withoutCtest = skipNote('cmake', 'ctest');

describe.skipIf(withoutCtest !== '')(`ctest with a disabled test${withoutCtest}`, () => {
  const LISTS = `cmake_minimum_required(VERSION 3.10)
project(shop NONE)
enable_testing()
add_test(NAME holds COMMAND true)
add_test(NAME later COMMAND false)
set_tests_properties(later PROPERTIES DISABLED TRUE)
file(READ pricing/rules.py RULES)
add_test(NAME adds COMMAND grep -q "a + b" \${CMAKE_SOURCE_DIR}/pricing/rules.py)
if(RULES MATCHES "IS_LATER = True")
  set_tests_properties(adds PROPERTIES DISABLED TRUE)
endif()
`;
  const SHOP: Repository = {
    files: {
      'CMakeLists.txt': LISTS,
      'pricing/rules.py': 'def total(a, b):\n    return a - b\n\n\nIS_LATER = False\n',
      '.gitignore': 'build/\n',
    },
    command: 'cmake -S . -B build && ctest --test-dir build',
    path: 'pricing/rules.py',
    before: 'a - b\n\n\nIS_LATER = False',
  };

  test('the right fix is fixed', async () => {
    const { report, outcome, printed } = await solve(SHOP, 'a + b\n\n\nIS_LATER = False');
    expect(report, printed).toMatchObject({ passed: 1, failed: 1, skipped: 1, failures: [{ id: 'adds' }] });
    expect(outcome, printed).toBe('fixed');
  }, 120_000);

  test('a change that disables the failing test is not', async () => {
    const { outcome, printed } = await solve(SHOP, 'a - b\n\n\nIS_LATER = True');
    expect(outcome, printed).not.toBe('fixed');
  }, 120_000);
});

const withoutGo = skipNote('go');

describe.skipIf(withoutGo !== '')(`go itself, and log.Fatal in a test${withoutGo}`, () => {
  const SHOP: Repository = {
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.21\n',
      'shop/total.go': 'package shop\n\nfunc Total(a, b int) int { return a - b }\n',
      'shop/total_test.go': `package shop

import (
	"fmt"
	"log"
	"testing"
)

func TestHolds(t *testing.T) { fmt.Print("no line break") }

func TestTotal(t *testing.T) {
	if Total(1, 2) != 3 {
		log.Fatal("no till")
	}
}

func TestNever(t *testing.T) {}
`,
    },
    command: 'go test -v ./...',
    path: 'shop/total.go',
    before: 'a - b',
  };

  test.each(RIGHT_AND_WRONG)(
    '%s: %s',
    async (after, ends) => {
      const { report, focus, outcome, printed } = await solve(SHOP, after);
      expect(report, printed).toMatchObject({
        passed: null,
        failed: null,
        failures: [{ id: 'example.com/shop/shop TestTotal' }],
      });
      expect(outcome, printed).toBe(ends);
      expect(focus, printed).toContain("go test -v -run '^(?:TestTotal)$' example.com/shop/shop");
    },
    240_000,
  );
});

const withoutGoogleTest = existsSync('/usr/include/gtest/gtest.h')
  ? skipNote('g++', 'make')
  : ' (skipped: no GoogleTest here)';

describe.skipIf(withoutGoogleTest !== '')(`a program of GoogleTest${withoutGoogleTest}`, () => {
  const SHOP: Repository = {
    files: {
      Makefile:
        'build/shop: shop_test.cc total.h\n\tmkdir -p build\n\tg++ shop_test.cc -o $@ -lgtest -lgtest_main -pthread\n',
      'total.h': 'inline int total(int a, int b) { return a - b; }\n',
      'shop_test.cc':
        '#include "total.h"\n#include <gtest/gtest.h>\n\nTEST(Shop, Holds) {}\nTEST(Shop, Total) { EXPECT_EQ(total(1, 2), 3); }\n',
      '.gitignore': 'build/\n',
    },
    command: 'make -s build/shop && ./build/shop',
    path: 'total.h',
    before: 'a - b',
  };

  test.each(RIGHT_AND_WRONG)(
    '%s: %s',
    async (after, ends) => {
      const { report, focus, outcome, printed } = await solve(SHOP, after);
      expect(report, printed).toMatchObject({ passed: 1, failed: 1, failures: [{ id: 'Shop.Total' }] });
      expect(outcome, printed).toBe(ends);
      expect(focus, printed).toContain('make -s build/shop && ./build/shop --gtest_filter=Shop.Total');
    },
    240_000,
  );
});

const withoutProve = skipNote('prove');

describe.skipIf(withoutProve !== '')(`prove with an unnamed TODO${withoutProve}`, () => {
  const SHOP: Repository = {
    files: {
      'lib/Shop.pm': 'package Shop;\nsub total { return $_[0] - $_[1] }\n1;\n',
      't/shop.t': `use Test::More tests => 2;
use lib 'lib';
use Shop;
is(Shop::total(1, 2), 3, 'adds');
TODO: {
  local $TODO = 'some day';
  ok(0);
}
`,
    },
    command: 'prove -v t',
    path: 'lib/Shop.pm',
    before: '$_[0] - $_[1]',
  };

  test.each([
    ['$_[0] + $_[1]', 'fixed'],
    ['$_[0] * $_[1]', 'not_fixed'],
  ])(
    '%s: %s',
    async (after, ends) => {
      const { report, outcome, printed } = await solve(SHOP, after);
      expect(report?.failures, printed).toMatchObject([{ id: 't/shop.t > adds' }]);
      expect(outcome, printed).toBe(ends);
    },
    120_000,
  );
});

const MAVEN_SHOP = new URL('../fixtures/maven-shop/', import.meta.url);
const MAVEN_FILES = ['pom.xml', 'src/main/java/com/x/Rules.java', 'src/test/java/com/x/RulesTest.java'];

/** What Maven needs is fetched by `mvn test` in a copy of the shop, as CI does: it has to be here already. */
const LOCAL_REPOSITORY = join(userInfo().homedir, '.m2/repository');
const withoutMaven = existsSync(
  join(
    LOCAL_REPOSITORY,
    'org/apache/maven/plugins/maven-surefire-plugin/3.6.0/maven-surefire-plugin-3.6.0.jar',
  ),
)
  ? skipNote('mvn')
  : ' (skipped: Surefire 3.6.0 is not in the local repository of Maven)';

describe.skipIf(withoutMaven !== '')(`Surefire 3.6, a nested class and a flaky test${withoutMaven}`, () => {
  const SHOP: Repository = {
    files: {
      ...Object.fromEntries(
        MAVEN_FILES.map((path) => [path, readFileSync(new URL(path, MAVEN_SHOP), 'utf8')]),
      ),
      '.gitignore': 'target/\n',
    },
    command: `mvn -B -o -Dmaven.repo.local=${LOCAL_REPOSITORY} test`,
    path: 'src/main/java/com/x/Rules.java',
    before: 'a - b',
  };

  test.each(RIGHT_AND_WRONG)(
    '%s: %s',
    async (after, ends) => {
      const { report, focus, outcome, printed } = await solve(SHOP, after);
      expect(report, printed).toMatchObject({
        passed: 2,
        failed: 1,
        skipped: 0,
        failures: [{ id: 'com.x.RulesTest$Sums#adds' }],
      });
      expect(outcome, printed).toBe(ends);
      expect(focus.join(), printed).toContain('com.x.RulesTest$Sums#adds');
    },
    240_000,
  );
});
