import { describe, expect, it } from 'vitest';
import { PATCH_LIMITS } from '../../src/core/ports.ts';
import { createPolicy, denySize, holdsTests, shadows } from '../../src/workspace/policy.ts';
import { PROTECTED_PATHS } from '../../src/workspace/protected-paths.ts';
import { parseRepoPath } from '../../src/workspace/repo-path.ts';
import { deniedBy, openTools } from './open-tools.ts';

const closed = createPolicy({ allowPaths: [], allowTestEdits: false });

function ruleFor(path: string, policy = closed): string | null {
  const check = parseRepoPath(path);
  return check.ok ? (policy.denyWrite(check.path)?.rule ?? null) : check.denial.rule;
}

/** Paths that are closed, by their rule; blanks between them. */
const CLOSED: readonly (readonly [rule: string, paths: string])[] = [
  ["protected: git's folder", '.git/config .git/hooks/pre-commit sub/.git/x .GIT/config'],
  ['protected: workflows', '.github/workflows/ci.yml .GitHub/Workflows/x.yaml .github/workflows/deep/x'],
  [
    'protected: actions and CI definitions',
    `.github/actions/setup/index.js action.yml tools/x/action.yaml .gitlab-ci.yml Jenkinsfile
    .circleci/config.yml`,
  ],
  ['protected: code owners', 'CODEOWNERS .github/CODEOWNERS docs/CODEOWNERS'],
  ['protected: dependency bots', '.github/dependabot.yml renovate.json renovate.json5 .renovaterc.json'],
  [
    'protected: lockfiles',
    `package-lock.json web/yarn.lock pnpm-lock.yaml poetry.lock uv.lock go.sum Cargo.lock Gemfile.lock`,
  ],
  [
    'protected: manifests',
    `package.json web/package.json PACKAGE.JSON go.mod Cargo.toml pom.xml app/build.gradle.kts
    requirements-dev.txt requirements/base.txt`,
  ],
  ['protected: pytest hooks', 'conftest.py a/b/conftest.py tests/conftest.py'],
  ['protected: Python tool settings', 'pytest.ini tox.ini setup.cfg pyproject.toml setup.py'],
  [
    'protected: package manager settings',
    `.npmrc web/.npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .yarn/releases/yarn.cjs`,
  ],
  ['protected: git settings', '.gitattributes sub/.gitattributes'],
  ['protected: submodules', '.gitmodules'],
  [
    'protected: editor settings',
    `.vscode/tasks.json .idea/x.iml .devcontainer/devcontainer.json .devcontainer.json`,
  ],
  [
    'protected: agent instructions',
    `CLAUDE.md docs/AGENTS.md AGENT.md gemini.md .claude/settings.json .codex/config.toml .cursor/rules/x .mcp.json
    .github/copilot-instructions.md .roo/rules.md .junie/guidelines.md .kiro/steering/x.md opencode.json
    .goosehints .github/skills/x.md`,
  ],
  ['protected: git hooks', '.husky/pre-commit .githooks/x .pre-commit-config.yaml lefthook.yml'],
  [
    'protected: test runner settings',
    `jest.config.js web/vitest.config.ts vitest.workspace.ts .mocharc.yml playwright.config.ts karma.conf.js
    phpunit.xml.dist .rspec noxfile.py Makefile GNUmakefile justfile common.mk ci/test.mk x.just
    lib/tasks/test.rake tasks.py nose2.cfg`,
  ],
  [
    'protected: tools that run by themselves',
    `build.rs .cargo/config.toml sub/.cargo/config Dockerfile docker/Dockerfile.dev .envrc .env compose.yaml
    sitecustomize.py gradlew gradle/wrapper/gradle-wrapper.jar Podfile fastlane/Fastfile Guardfile`,
  ],
  [
    'protected: installed dependencies',
    `node_modules/x/index.js web/node_modules/x/y.js .venv/lib/x.py lib/site-packages/x.py web/venv/x.py`,
  ],
  ['protected: repository settings', '.github/settings.yml .github/FUNDING.yml .github/mergify.yml'],
  ['protected: tool settings', '.mergify.yml .kodiak.toml .some-bot.json some-runner.cfg'],
  [
    'protected: build definitions',
    `CMakeLists.txt cmake/x.cmake BUILD a/BUILD.bazel meson.build tsconfig.json web/tsconfig.base.json
    babel.config.js .swcrc nx.json turbo.json webpack.config.js webpack.prod.config.js rollup.config.mjs
    A.csproj x.gemspec build.xml`,
  ],
  [
    'protected: linter and checker settings',
    `ruff.toml .ruff.toml mypy.ini pyrightconfig.json .flake8 .pylintrc eslint.config.js .eslintrc.json
    .prettierrc biome.json .golangci.yml clippy.toml rustfmt.toml .rubocop.yml phpstan.neon checkstyle.xml
    .clang-tidy .editorconfig sub/.stylelintrc.yml`,
  ],
  [
    'protected: vendored code',
    `vendor/assert/a.go third_party/gtest/gtest.h src/third-party/x.js lib/vendor/assert.py astropy/extern/six.py
    external/x.c deps/x.c pip/_vendor/x.py`,
  ],
  [
    'protected: test files',
    `tests/unit/data.json pkg/tests/x.py test_app.py src/test_app.py app/models_test.py app/tests.py
    src/app.test.ts src/app.spec.jsx src/__tests__/app.js src/__mocks__/fs.js test/index.js
    packages/a/test/index.mjs test-app.js cypress/e2e/login.cy.ts e2e/login.py types.test-d.ts
    pkg/server_test.go pkg/testdata/in.txt crates/a/tests/it.rs src/parser/tests.rs
    src/test/java/com/x/AppTest.java app/src/androidTest/x.kt FooTest.java FooTests.cs TestFoo.java
    FooIT.java Foo.Tests/Bar.cs FooSpec.scala FooTestCase.php spec/models/user_spec.rb spec/support/env.rb
    test/models/user_test.rb test/app_test.exs lib/x_test.dart t/basic.t run.bats login.feature
    src/__snapshots__/a.snap x.snap tests/__snapshots__/x.ambr out.golden src/__fixtures__/a.json
    pkg/test_data/a.bin spec/fixtures/a.yml a/test/helpers/x.py spec/support/x.json fixtures/a.sql
    features/steps/a.py spec/spec_helper.rb src/test-utils.ts src/setupTests.ts app/test_helpers.py
    pkg/test/helpers.py app/app_tests.py src/foo-spec.js src/foo_tests.php
    internal/testutil/x.go AbstractTestBase.java out/a.approved.txt x.expected`,
  ],
];

/** Product code that only sounds like one of them. */
const PRODUCT = `src/external/client.ts src/deps/index.ts src/config.ini src/.hidden.yml src/profile.ts src/file.py
  src/testing/x.py latest.py contest.py src/latest.ts src/protest.go attest.rs src/spec.ts src/Latest.java
  Contest.kt Testament.java UNIT.java digit.kt KeySpec.java django/test/client.py spec/openapi.yaml
  src/test.rs src/commands/test.ts src/attestation/verify.go testutil.go src/pytest_plugin.py
  src/fastest/index.js manifest.json src/actions.yml src/dockerfile.ts composer.ts src/package.ts
  environment.py .env.example .gitignore README.md docs/testing.md src/requirements.py src/makefile.py
  lib/agents.md.txt app/tasks.py src/prettier.ts src/standard.js src/deno.ts src/build.py src/workspace.ts
  src/integration/utils/x.py src/features/a.tsx app/factories.py src/expected.rs src/vendors/list.py
  src/mocks.py specs/api.md public/llms.txt src/user.verified.ts lib/config/eslint.rb src/Handler/TestHandler.php`;

const pathsIn = (text: string): string[] => text.split(/\s+/);

describe('a path is protected', () => {
  it.each(CLOSED)('as %s: %s', (rule, paths) => {
    for (const path of pathsIn(paths)) expect([path, ruleFor(path)]).toEqual([path, rule]);
  });

  it('never when it only sounds like it', () => {
    expect(pathsIn(PRODUCT).filter((path) => ruleFor(path) !== null)).toEqual([]);
  });
});

describe('allow-paths', () => {
  it.each([
    ['a name in every folder, whatever the rule', 'package.json', 'package.json web/package.json', null],
    ['a whole folder', 'tests/unit/**', 'tests/unit/a.py tests/unit/conftest.py', null],
    ['files in every folder', '/**', 'web/package.json Dockerfile', null],
    ['files in every folder', './**', 'web/package.json', null],
    ['no other name', 'package.json', 'package-lock.json', 'protected: lockfiles'],
    ['no other folder', 'tests/unit/**', 'tests/other/a.py', 'protected: test files'],
    ["never git's folder", '**', '.git/config', "protected: git's folder"],
    ['never the workflows', '**', '.github/workflows/ci.yml', 'protected: workflows'],
  ])('opens %s: %s', (_, glob, paths, rule) => {
    const policy = createPolicy({ allowPaths: [glob], allowTestEdits: false });
    for (const path of pathsIn(paths)) expect(ruleFor(path, policy)).toBe(rule);
  });

  it('is refused by name when it holds what is no glob', () => {
    expect(() => createPolicy({ allowPaths: ['{a'], allowTestEdits: false })).toThrow(
      /^allow-paths holds .*\{a/,
    );
  });
});

describe('allow-test-edits', () => {
  const policy = createPolicy({ allowPaths: [], allowTestEdits: true });

  it('opens tests, and not what steers them', () => {
    expect(ruleFor('tests/test_a.py', policy)).toBeNull();
    expect(ruleFor('src/a.test.ts', policy)).toBeNull();
    expect(ruleFor('tests/conftest.py', policy)).toBe('protected: pytest hooks');
    expect(ruleFor('jest.config.js', policy)).toBe('protected: test runner settings');
    expect(ruleFor('tests/package.json', policy)).toBe('protected: manifests');
  });

  it('leaves them protected in a confirming run', () => {
    expect(policy.protection('tests/test_a.py')?.rule).toBe('test files');
  });
});

describe('a refusal', () => {
  it('says why, and who could open the path', () => {
    const check = parseRepoPath('tests/test_a.py');
    if (!check.ok) throw new Error('a path');
    expect(closed.denyWrite(check.path)?.reason).toMatch(/protected \(test files\).*judge.*allow-test-edits/);
  });
});

describe('patch size', () => {
  it('allows a patch up to its limits and names the limit beyond', () => {
    expect(denySize(PATCH_LIMITS)).toBeNull();
    expect(denySize({ files: 21, bytes: 1 })).toMatchObject({
      rule: 'patch size',
      reason: expect.stringContaining('20 files'),
    });
    expect(denySize({ files: 1, bytes: 256 * 1024 + 1 })).toMatchObject({
      rule: 'patch size',
      reason: expect.stringContaining('262144 bytes'),
    });
  });
});

describe('the list of protected paths', () => {
  it('gives each rule once, with a reason', () => {
    const rules = PROTECTED_PATHS.map((each) => each.rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(PROTECTED_PATHS.every((each) => each.reason.length > 10)).toBe(true);
  });

  it('closes for good what publishes secrets, and only that', () => {
    expect(PROTECTED_PATHS.filter((each) => each.opens === 'never').map((each) => each.rule)).toEqual([
      "git's folder",
      'workflows',
    ]);
  });

  it('is matched in time however a hostile path repeats itself', () => {
    for (const part of pathsIn('a/ tests/ spec/ requirements/ test_/ .github/workflows/ src/test/')) {
      const path = `${part.repeat(Math.floor(4000 / part.length))}x`;
      expect(typeof closed.protection(path)).toBe('object');
    }
  });
});

describe('a new file is a test where the repository keeps its tests', () => {
  it.each([
    [
      'in a folder',
      'app/a.py tests/test_a.py',
      'tests/test_b.py tests/unit/test_c.py',
      'test_b.py app/test_b.py tests/conftest.py tests/__init__.py tests/helpers.py tests/data.json app/b.py',
    ],
    [
      'beside sources',
      'src/a.ts src/a.test.ts src/b/c.ts',
      'src/b.test.ts src/b/c.test.ts',
      'new/a.test.ts src/a.test.py src/setupTests.ts vitest.config.ts',
    ],
    ['in Go', 'pkg/a.go pkg/a_test.go', 'pkg/b_test.go', 'pkg/testdata/x.txt other/a_test.go'],
    [
      'in Java',
      'src/main/java/A.java src/test/java/ATest.java',
      'src/test/java/BTest.java src/test/java/x/CTest.java',
      'src/main/java/BTest.java',
    ],
    ['in Ruby', 'lib/a.rb spec/a_spec.rb', 'spec/b_spec.rb', 'spec/spec_helper.rb'],
    ['nowhere', 'app/a.py', '', 'tests/test_a.py test_a.py'],
  ])('%s', (_, tree, tests, others) => {
    const paths = tree.split(' ');
    const { addsTest } = createPolicy(
      { allowPaths: [], allowTestEdits: false, mayAddTests: true },
      { isTracked: (path) => paths.includes(path), paths: () => paths, judgeFiles: new Set() },
    );
    expect(`${tests} ${others}`.trim().split(' ').filter(addsTest).join(' ')).toBe(tests);
  });
});

it('takes a package for product code, though it is called as virtual environments are', async () => {
  const tools = await openTools({ 'src/virtualenv/__init__.py': '', 'src/virtualenv/run.py': 'a = 1\n' });
  expect(await tools.edit('src/virtualenv/run.py', ['a', 'b'])).toMatchObject({ ok: true });
  expect(await tools.edit('src/venv/run.py', ['', 'b'])).toMatchObject(
    deniedBy('protected: installed dependencies'),
  );
});

describe('a file is a test by what it holds', () => {
  it.each([
    ['checks/gcd.py', 'import pytest\n\ndef test_gcd():\n    assert 1\n'],
    ['checks/gcd.py', 'from unittest import TestCase\nclass Gcd(TestCase):\n    def test_a(self): pass\n'],
    [
      'java/GCD_TEST.java',
      'public class GCD_TEST {\n  @org.junit.Test(timeout = 3000)\n  public void a() {}\n}',
    ],
    ['java/Checks.kt', 'class Checks {\n  @Test fun a() {}\n}'],
    ['java/Old.java', 'public class Old extends TestCase {}'],
    ['store/storetest/all.go', 'func TestStore(t *testing.T, s Store) {}'],
    ['check/all.js', "describe('cart', () => {})"],
    ['check/flat.ts', "import test from 'ava';\ntest('adds', (t) => t.pass());"],
    ['check/flat.cjs', "const { test } = require('node:test');\ntest('adds', () => {});"],
  ])('%s: %s', async (path, text) => {
    expect(holdsTests(path, text)).toBe(true);
    const tools = await openTools({ [path]: text });
    expect(await tools.edit(path, ['a', 'b'])).toMatchObject(deniedBy('protected: test files'));
    const open = await openTools({ [path]: text }, { allowTestEdits: true });
    expect(await open.edit(path, [text.slice(-9), 'b'])).toMatchObject({ ok: true });
  });

  it.each([
    ['plugin.py', 'import pytest\n\n@pytest.hookimpl\ndef pytest_configure(config): pass\n'],
    ['db.py', 'def test_connection(): pass\n'],
    ['Gcd.java', '/**\n * @Test is an annotation.\n */\nclass Latest extends TestCaseBase {}'],
    ['assert.go', 'func Equal(t TestingT, a, b any) bool {} // takes a *testing.T'],
    ['cart.js', 'export const is = (x) => /a/.test(x);\nfunction describe() {}'],
    ['regex.js', "test(1);\nimport x from './ava';"],
    ['notes.md', "describe('cart', () => {})"],
  ])('%s is none: %s', (path, text) => {
    expect(holdsTests(path, text)).toBe(false);
  });
});

describe('a task that may add tests', () => {
  const files = { 'app/a.py': 'a = 1\n', 'tests/test_a.py': 'x\n', 'tests/__init__.py': '' };

  it('adds them, and touches none that exist', async () => {
    const tools = await openTools(files, { mayAddTests: true });
    expect(await tools.write('tests/test_b.py', 'def test_b(): pass\n')).toMatchObject({
      ok: true,
      meta: { addsTest: true },
    });
    expect(await tools.edit('tests/test_b.py', ['pass', 'assert 0'])).toMatchObject({
      ok: true,
      meta: { addsTest: true },
    });
    expect(await tools.edit('tests/test_a.py', ['x', 'y'])).toMatchObject(deniedBy('protected: test files'));
    expect(await tools.write('tests/conftest.py', 'x\n')).toMatchObject(deniedBy('protected: pytest hooks'));
    expect(await tools.write('tests/random.py', 'x\n')).toMatchObject({ ok: false });
    expect((await tools.edit('app/a.py', ['1', '2'])).meta).not.toHaveProperty('addsTest');
  });

  it('is what the task says, not the default', async () => {
    const tools = await openTools(files);
    expect(await tools.write('tests/test_b.py', 'x\n')).toMatchObject(deniedBy('protected: test files'));
  });
});

const TRACKED = new Set(
  pathsIn('app app/__init__.py app/signal.py types types/user.py src src/app queue.py tests lib'),
);
const wouldShadow = (paths: string): string[] =>
  pathsIn(paths).filter((path) => shadows(path, (each) => TRACKED.has(each)));

describe('a new file', () => {
  it('of such a name would be loaded in place of the real one', () => {
    const paths = `unittest.py _pytest/__init__.py _pytest/main.py pytest.py signal.py src/json.py lib/os/__init__.py
    python/typing.py sitecustomize.py tests/random.py pkg/tests/unittest/__init__.py lib/minitest.rb
    lib/rspec/core.rb lib/Test/More.pm src/main/java/org/junit/Assert.java
    src/main/java/junit/framework/TestCase.java busted.lua`;
    expect(wouldShadow(paths)).toEqual(pathsIn(paths));
  });

  it('in a package of its own, beside a tracked one, or of another name would not', () => {
    const paths = `app/signal.py app/json.py app/new/types.py newpkg/types.py types/account.py src/app/queue.py
    queue.py signals.py src/jsonx.py signal.ts lib/test_helper.rb src/main/java/com/x/org/Junit.java
    docs/random.md`;
    expect(wouldShadow(paths)).toEqual([]);
  });
});
