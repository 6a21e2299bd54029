import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  /** A folder of installed packages, to which the repository's node_modules leads. */
  readonly packages?: string;
}

/** One edit and the final; gives the report at the base, the names of only the failing tests, and the outcome. */
async function solve({ files, command, path, before, packages }: Repository, after: string) {
  const script = [readFileCall(path), editCall(path, before, after), done];
  const terminal = await openTerminal({ fixture: 'python', files, script, otherwise: done });
  if (packages !== undefined) symlinkSync(packages, join(terminal.repo, 'node_modules'));
  // What Go has compiled of its standard library: without it, that takes half a minute of the processor.
  const env = { GOCACHE: process.env['GOCACHE'] };
  const { stdout, stderr } = await terminal.runBundle(['--test', command], { env });
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

/** What the model writes in place of `a - b`, and how the run ends. */
const RIGHT_AND_WRONG = [
  ['a + b', 'fixed'],
  ['a * b', 'not_fixed'],
] as const;

const GO_GREEN = ['TestAdds', 'TestFatal', 'TestNever']
  .map((name) => `=== RUN   ${name}\n--- PASS: ${name} (0.00s)\n`)
  .join('')
  .concat('PASS\nok  \texample.com/shop\t0.008s\n');

test.each(RIGHT_AND_WRONG)(
  'go test -v with log.Fatal, as it was printed elsewhere; %s: %s',
  async (after, ends) => {
    const { report, outcome, printed } = await solve(printing(recorded('go-fatal-v'), GO_GREEN), after);
    expect(report).toMatchObject({ passed: null, failed: null, skipped: null });
    expect(report.failures.map(({ id }: { readonly id: string }) => id)).toContain(
      'example.com/shop TestFatal',
    );
    expect(outcome, printed).toBe(ends);
  },
  120_000,
);

/** Where `.ci/run` installs jest and turbo. */
const PACKAGES = fileURLToPath(new URL('../../build/tools/npm/node_modules', import.meta.url));
const withoutPackages = existsSync(PACKAGES) ? '' : ' (skipped: no jest and turbo in build/tools)';

describe.skipIf(withoutPackages !== '')(`with packages of npm${withoutPackages}`, () => {
  const RULES_JS = { path: 'packages/a/rules.js', before: 'a - b' };
  const FILES = {
    'packages/a/rules.js': 'exports.total = (a, b) => a - b;\n',
    '.gitignore': 'node_modules\n.turbo\n',
  };

  test.each(RIGHT_AND_WRONG)(
    'jest in colour; %s: %s',
    async (after, ends) => {
      const shop: Repository = {
        ...RULES_JS,
        files: {
          ...FILES,
          'package.json': '{"private":true,"scripts":{"test":"jest --colors"}}',
          'a.test.js': `const { total } = require('./packages/a/rules.js');
describe('cart', () => {
  test('holds', () => {});
  test('1 + 2 › 3 (total)', () => expect(total(1, 2)).toBe(3));
  test.todo('later');
});
`,
          'b.test.js':
            "if (require('./packages/a/rules.js').total(1, 2) !== 3) throw new Error('no till');\ntest('b', () => {});\n",
        },
        command: 'npm test',
        packages: PACKAGES,
      };
      const { report, focus, outcome, printed } = await solve(shop, after);
      expect(report, printed).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
      expect(report.failures.map(({ id }: { readonly id: string }) => id)).toEqual([
        // jest's own sign between titles.
        'a.test.js > cart > 1 + 2 > 3 (total)',
        'b.test.js',
      ]);
      expect(outcome, printed).toBe(ends);
      // A file that could not be loaded is among the failing ones.
      expect(focus.join(), printed).toContain('jest --colors --runTestsByPath a.test.js b.test.js');
    },
    120_000,
  );

  test.each(RIGHT_AND_WRONG)(
    'a turbo repository of three packages, of which two are red; %s: %s',
    async (after, ends) => {
      const files = (['a', 'b', 'c'] as const).map((name) => ({
        [`packages/${name}/package.json`]: JSON.stringify({
          name: `@x/${name}`,
          version: '1.0.0',
          scripts: { test: 'node --test' },
        }),
        [`packages/${name}/cart.test.js`]: `const { test } = require('node:test');
const { total } = require('../a/rules.js');
test('holds', () => {});
test('adds', () => require('node:assert').equal(${name === 'a' ? 3 : 'total(1, 2)'}, 3));
`,
      }));
      const shop: Repository = {
        ...RULES_JS,
        files: Object.assign(
          {
            ...FILES,
            'package.json':
              '{"private":true,"packageManager":"npm@11.6.2","workspaces":["packages/*"],"scripts":{"test":"turbo run test --continue --ui=stream"}}',
            'turbo.json': '{"tasks":{"test":{}}}',
          },
          ...files,
        ),
        command: 'npm test',
        packages: PACKAGES,
      };
      const { report, outcome, printed } = await solve(shop, after);
      expect(report, printed).toMatchObject({ passed: 4, failed: 2, skipped: 0 });
      expect(report.failures).toHaveLength(2);
      expect(outcome, printed).toBe(ends);
    },
    120_000,
  );
});

const withoutMix = skipNote('mix');

describe.skipIf(withoutMix !== '')(`ExUnit with doctests${withoutMix}`, () => {
  const SHOP: Repository = {
    files: {
      'mix.exs':
        'defmodule Shop.MixProject do\n  use Mix.Project\n  def project, do: [app: :shop, version: "0.1.0"]\nend\n',
      'lib/rules.ex': `defmodule Rules do
  @doc """
      iex> Rules.total(1, 2)
      3

      iex> Rules.total(0, 0)
      0
  """
  def total(a, b), do: a - b
end
`,
      'test/test_helper.exs': 'ExUnit.start()\n',
      'test/rules_test.exs': `defmodule RulesTest do
  use ExUnit.Case
  doctest Rules

  test "holds", do: assert(Rules.total(1, 0) == 1)
  test "adds (1 + 2), 'q'", do: assert(Rules.total(1, 2) == 3)

  @tag :skip
  test "later", do: assert(false)
end
`,
      '.gitignore': '_build/\n',
    },
    command: 'mix test',
    path: 'lib/rules.ex',
    before: 'a - b',
  };

  test.each(RIGHT_AND_WRONG)(
    '%s: %s',
    async (after, ends) => {
      const { report, focus, outcome, printed } = await solve(SHOP, after);
      expect(report, printed).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
      expect(report.failures.map(({ id }: { readonly id: string }) => id)).toEqual([
        'doctest Rules.total/2 (1) (RulesTest)',
        "test adds (1 + 2), 'q' (RulesTest)",
      ]);
      expect(outcome, printed).toBe(ends);
      expect(focus.join(), printed).toContain("mix test --only 'test:doctest Rules.total/2 (1)'");
    },
    240_000,
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
      // A Java machine that compiles little: each of these processes lives for seconds.
      '.mvn/jvm.config': '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC\n',
      '.mvn/maven.config': '-DargLine=-XX:TieredStopAtLevel=1\n',
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
