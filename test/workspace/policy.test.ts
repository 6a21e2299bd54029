import { describe, expect, it } from 'vitest';
import { HARD_LIMITS } from '../../src/core/limits.ts';
import { createPolicy, denySize, type Policy, type PolicySettings } from '../../src/workspace/policy.ts';
import { parseRepoPath } from '../../src/workspace/repo-path.ts';
import { holdsTests } from '../../src/workspace/test-files.ts';
import { CLOSED_POLICY, deniedBy, openTools } from './open-tools.ts';

const pathsIn = (text: string): string[] => text.split(/\s+/).filter((path) => path !== '');

/** The policy over a base commit that tracks these files. */
function policyOver(
  tracked: readonly string[],
  settings: Partial<PolicySettings> = {},
  named: readonly string[] = [],
): Policy {
  const known = new Set(
    tracked.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
  );
  return createPolicy(
    { ...CLOSED_POLICY, ...settings },
    {
      isTracked: (path) => known.has(path),
      paths: () => tracked,
      named: new Map(named.map((path) => [path, 'judge'])),
    },
  );
}

function ruleFor(path: string, policy: Policy): string | null {
  const check = parseRepoPath(path);
  return check.ok ? (policy.denyWrite(check.path)?.rule ?? null) : check.denial.rule;
}

const PRODUCT =
  pathsIn(`src/a.ts src/external/client.ts src/deps/index.ts src/profile.ts src/testing/x.py latest.py contest.py
  src/latest.ts src/protest.go attest.rs spectrum.rs src/inspect.hs suites.ts lib/tea/x.ml src/Latest.java Contest.kt 
  src/attestation/verify.go testutil.go src/pytest_plugin.py src/fastest/index.js
  src/dockerfile.ts src/package.ts environment.py src/requirements.py src/makefile.py app/tasks.py src/build.py
  src/tools/x.py lib/scripts/run.rb internal/build/x.go src/integration/utils/x.py src/features/a.tsx src/mocks.py
  src/vendors/list.py gzlib.c compress.c zlib.h index.js main.py web/app.component.html
  web/style.scss db/schema.sql api/x.proto src/parse.y Grammar.g4 lib/view.html.erb Core.R lib/x.f90 bin/serve.js
  src/manifest.json src/locale/en.po src/data/rates.csv src/prompts.yml web/icons/a.svg src/main/resources/x.properties
  infra/main.tf nix/overlay.nix rtl/alu.sv src/kernel.cuh src/cart.cppm shaders/a.frag build-info/x.kts src/a.c++ lib/a.fsx
  src/main.tofu src/a.raku src/a.gleam src/a.odin src/a.vala src/a.vhdl src/a.ada web/a.pcss web/a.gotmpl src/project/A.scala
  src/profile.ts docs/agenda.md templates/deploy.yaml.j2 src/a.tsx.hbs src/setup.py.ts src/fabfiles.py
  README.md README CHANGELOG.md CHANGES.rst src/README.md docs/testing.md docs/deep/usage.rst doc/x.adoc changelog.d/12.fix.md
  HISTORY.txt LICENSE`);
const BASE = [
  ...PRODUCT,
  'packages/a/package.json',
  'packages/a/index.js',
  'src/pkg/__init__.py',
  'src/main/java/A.java',
];

/** Paths that are closed, by their rule, whether they are there or new. */
const CLOSED: readonly (readonly [rule: string, paths: string])[] = [
  ["git's folder", '.git/config .git/hooks/pre-commit sub/.git/x .GIT/config'],
  ['workflows', '.github/workflows/ci.yml .GitHub/Workflows/x.yaml .github/workflows/deep/x'],
  [
    'hidden',
    `.github/actions/setup/index.js .github/CODEOWNERS .gitattributes .vscode/tasks.json
    .cursor/rules/x.md .husky/pre-commit .env src/.hidden.yml .cargo/config.toml .venv/x.py .pnp.cjs`,
  ],
  [
    'installed code',
    `node_modules/x/index.js web/node_modules/x/y.js lib/site-packages/x.py web/venv/x.py vendor/assert/a.go
    src/third_party/gtest.h lib/vendor/assert.py src/x.egg-info/entry_points.txt`,
  ],
  [
    'settings',
    `.npmrc web/.npmrc .mocharc.cjs
    package.json web/package.json PACKAGE.JSON src/package-lock.json pyproject.toml setup.py setup.cfg Cargo.toml
    conftest.py a/b/conftest.py tests/conftest.py src/tsconfig.json jest.config.js web/vitest.config.ts vitest.setup.ts
    karma.conf.js src/app.config.ts noxfile.py tasks.py sitecustomize.py build.rs gulpfile.js action.yml src/action.yml
    Makefile GNUmakefile Jenkinsfile common.mk Dockerfile src/build.xml src/requirements-dev.txt src/docker-compose.yml
    project.clj gems.rb Package@swift-5.9.swift Makefile.PL a/Build.PL build.sbt build.sc xtask/src/main.rs magefiles/build.go
    toxfile.py dangerfile.ts deploy.php castor.php fabfile.py conanfile.py a/Gruntfile.coffee setup.hs build.ml flake.nix
    a/shell.nix docker-bake.hcl a.gemspec lib/tasks/db.rake my.asd config/config.exs build.clj release.py xmake.lua extconf.rb
    lint-staged.mjs psakefile.ps1 rebar.config.script meson.build.cfg a/module.psd1 tools.bzl prod.tfvars CMakeLists.txt.in
    templates/Dockerfile.j2 ci/Makefile.erb src/docker-compose.yml.tmpl Jenkinsfile.html ci.yml.j2 gradle.build.gradle.kts`,
  ],
  [
    'test files',
    `tests/unit/data.json pkg/tests/x.py test_app.py src/test_app.py app/models_test.py app/tests.py src/app.test.ts
    src/app.spec.jsx src/__tests__/app.js src/__mocks__/fs.js test/index.js packages/a/test/index.mjs test-app.js
    cypress/e2e/login.cy.ts e2e/login.py types.test-d.ts pkg/server_test.go pkg/testdata/in.txt crates/a/tests/it.rs
    src/parser/tests.rs src/test/java/com/x/AppTest.java app/src/androidTest/x.kt FooTest.java FooTests.cs TestFoo.java
    FooIT.java Foo.Tests/Bar.cs FooSpec.scala FooTestCase.php spec/models/user_spec.rb spec/support/env.rb
    test/models/user_test.rb test/app_test.exs lib/x_test.dart t/basic.t run.bats login.feature src/__snapshots__/a.snap
    x.snap tests/__snapshots__/x.ambr out.golden src/__fixtures__/a.json pkg/test_data/a.bin spec/fixtures/a.yml
    a/test/helpers/x.py spec/support/x.json fixtures/a.sql features/steps/a.py spec/spec_helper.rb src/test-utils.ts
    src/setupTests.ts app/test_helpers.py pkg/test/helpers.py app/app_tests.py src/foo-spec.js src/foo_tests.php
    internal/testutil/x.go AbstractTestBase.java out/a.approved.txt x.expected tests/run.sh tools/tests/test_x.py`,
  ],
  [
    'test files',
    `a/test/core_test.clj a/test/runtests.jl apps/cart/test/cart_tests.erl packages/cart/test/dune m/test/src/A.scala
    t/lib/Cart/Check.pm a/t/data.xyz spec/cart.cr spec/spec_helper.cr a/specs/x.hs a/e2e/x.nim testsuite/gcc.dg/a.c
    unit-tests/a.adb a/integration_tests/b.lisp tests.lisp cart-test.el CartSpec.hs cart_SUITE.erl test_cart.f90
    CartTest.cpp test_cart.ml cartTests.swift XMLTest.hs cart_test2.c suite.scm runtests.jl cart.test cart.spec.data.json
    src/spec.ts KeySpec.java django/test/client.py src/test.rs src/commands/test.ts src/Handler/TestHandler.php`,
  ],
  [
    'tools',
    `scripts/x.py tools/check.mjs ci/steps.js build/gen.go hack/x.go dev/x.rb dist/index.js external/x.c
    packages/a/scripts/x.js packages/a/dist/x.js docs/conf.py docs/make.jl docs/_ext/roles.py docs/site/theme.ts
    project/Dependencies.scala packages/a/project/plugins.sbt.scala gradle/plugin.kt`,
  ],
  [
    'kind of file',
    `CODEOWNERS docs/CODEOWNERS CLAUDE.md docs/AGENTS.md docs/agents.md docs/claude.md docs/copilot-instructions.md
    docs/fix.prompt.md docs/skills/release.md docs/x.ipynb renovate.json nose2.cfgx pytest.xyz setup.sh
    src/run.sh src/x.bin conf/a.inc cases/1.txt packages/a/biome.json x.pth gradlew docs/x.png bin/serve`,
  ],
];

describe('what is open', () => {
  const policy = policyOver(BASE);

  it('is every source of the product, data beside it, and documents', () => {
    expect(PRODUCT.filter((path) => ruleFor(path, policy) !== null)).toEqual([]);
  });

  it.each(CLOSED)('is not %s: %s', (rule, text) => {
    const expected = pathsIn(text).map((path) => [path, `protected: ${rule}`]);
    expect(pathsIn(text).map((path) => [path, ruleFor(path, policy)])).toEqual(expected);
  });

  it.each([
    ['src/new.ts src/pkg/new.py gzip.c lib/scripts/more.rb src/data/more.csv packages/a/index.css', null],
    ['new.py prepare.js src/json.py lib/minitest.rb packages/a/new.js pest2.php', 'new file'],
    ['_pytest/main.py src/main/java/org/junit/Assert.java lib/rspec/core.rb newpkg/x.go', 'new file'],
  ])('of new files: %s: %s', (paths, rule) => {
    const expected = rule === null ? null : `protected: ${rule}`;
    expect(pathsIn(paths).map((path) => [path, ruleFor(path, policy)])).toEqual(
      pathsIn(paths).map((path) => [path, expected]),
    );
  });

  it.each([
    [
      'test/core.py',
      'test/core.py test/__init__.py test/test_core.py setup.py docs/conf.py .github/x.py README.md',
      true,
    ],
    ['spec/core.rb', 'spec/core.rb tests/core.rb', true],
    ['tests/core.rb', 'spec/core.rb tests/core.rb', false],
    ['test/test_core.py', 'test/core.py test/test_core.py setup.py', false],
    ['test/core.py', 'test/core.py src/a.c', false],
    ['test/run.py', 'test/run.py rules/a.yml', false],
    ['test/run.sh', 'test/run.sh bin/greet', false],
  ])('in a package that is itself called test: %s among %s: %s', (path, tracked, isOpen) => {
    expect(ruleFor(path, policyOver(tracked.split(' ')))).toBe(isOpen ? null : 'protected: test files');
  });

  it('is a shell script where no other language has sources', () => {
    const shell = ['bin/greet', 'lib/text.sh', 'install.sh', 'test/all.sh', 'tools/x.py'];
    const open = shell.filter((path) => ruleFor(path, policyOver(shell)) === null);
    expect(open).toEqual(['bin/greet', 'lib/text.sh', 'install.sh']);
    const mixed = [...shell, 'lib/a.py'];
    expect(mixed.filter((path) => ruleFor(path, policyOver(mixed)) === null)).toEqual(['lib/a.py']);
  });

  it('is nothing that the test command names, unless it is the only source', () => {
    const files = ['check.py', 'cases.txt', 'sum.py'];
    const rules = (tracked: readonly string[]) =>
      tracked.map((path) => ruleFor(path, policyOver(tracked, {}, ['check.py', 'cases.txt'])));
    expect(rules(files)).toEqual(['protected: test command', 'protected: test command', null]);
    expect(rules(['check.py', 'cases.txt'])).toEqual([null, 'protected: test command']);
  });

  it('is told in time however a hostile path repeats itself', () => {
    for (const part of pathsIn('a/ tests/ spec/ requirements/ test_/ .github/workflows/ src/test/')) {
      const path = `${part.repeat(Math.floor(4000 / part.length))}x`;
      expect(typeof policy.closed(path)).toBe('object');
    }
  });
});

describe('allow-paths', () => {
  it.each([
    ['a name in every folder, whatever the rule', 'package.json', 'package.json web/package.json', null],
    ['a whole folder', 'tests/unit/**', 'tests/unit/a.py tests/unit/conftest.py', null],
    ['files in every folder', '/**', 'web/package.json Dockerfile', null],
    ['files in every folder', './**', 'web/package.json', null],
    ['no other name', 'package.json', 'package-lock.json', 'protected: settings'],
    ['no other folder', 'tests/unit/**', 'tests/other/a.py', 'protected: test files'],
    ["never git's folder", '**', '.git/config', "protected: git's folder"],
    ['never the workflows', '**', '.github/workflows/ci.yml', 'protected: workflows'],
  ])('opens %s: %s', (_, glob, paths, rule) => {
    const policy = policyOver(BASE, { allowPaths: [glob] });
    for (const path of pathsIn(paths)) expect(ruleFor(path, policy)).toBe(rule);
  });

  it('is refused by name when it holds what is no glob', () => {
    expect(() => createPolicy({ allowPaths: ['{a'], allowTestEdits: false })).toThrow(
      /^allow-paths holds .*\{a/,
    );
  });
});

describe('a refusal', () => {
  const reasonFor = (path: string, settings: Partial<PolicySettings> = {}): string | undefined => {
    const check = parseRepoPath(path);
    return check.ok ? policyOver(BASE, settings).denyWrite(check.path)?.reason : undefined;
  };

  it.each([
    ['scripts/x.py', 'tools', 'it lies in scripts/, a folder of tools', 'scripts/x.py'],
    [
      'conftest.py',
      'settings',
      'it holds settings, which decide what is installed, built or run',
      '/conftest.py',
    ],
    ['ci/[id].ts', 'tools', 'it lies in ci/, a folder of tools', 'ci/\\[id\\].ts'],
    [
      'packages/a/data.json',
      'kind of file',
      'it is a data file in the root or beside a manifest, where settings lie',
      'packages/a/data.json',
    ],
    [
      'deploy/k8s/app.yaml',
      'kind of file',
      'it is a data file in a folder without sources of the product',
      'deploy/k8s/app.yaml',
    ],
  ])('of %s says why, and the line that opens it', (path, rule, why, glob) => {
    expect(reasonFor(path)).toBe(
      `${path} is closed (${rule}), because ${why}; only the user opens it, with "allow-paths: ${glob}", so change product code instead`,
    );
    expect(reasonFor(path, { allowPaths: [glob] })).toBeUndefined();
  });

  it('of a test names the other input, and of a workflow none', () => {
    expect(reasonFor('tests/test_a.py')).toContain('only the user opens it, with "allow-test-edits: true"');
    expect(reasonFor('.github/workflows/ci.yml')).toMatch(/runs with secrets; nothing opens it$/);
  });
});

describe('allow-test-edits', () => {
  const policy = policyOver(BASE, { allowTestEdits: true });

  it('opens tests, and not what steers them', () => {
    expect(ruleFor('tests/test_a.py', policy)).toBeNull();
    expect(ruleFor('src/a.test.ts', policy)).toBeNull();
    expect(ruleFor('tests/conftest.py', policy)).toBe('protected: settings');
    expect(ruleFor('tests/package.json', policy)).toBe('protected: settings');
  });

  it('leaves them closed in a confirming run', () => {
    expect(policy.closed('tests/test_a.py')?.rule).toBe('test files');
  });
});

it('what judges are tests, settings and tools, and no output of a run', () => {
  const tracked = [
    'src/a.py',
    'src/b.json',
    'tests/test_a.py',
    'tools/x.py',
    '.flake8',
    'check.py',
    'data.bin',
    'tox.ini',
  ];
  const policy = policyOver(tracked, {}, ['check.py']);
  const made = [
    'tools/out.txt',
    '.coverage',
    'src/new.py',
    'src/x.json',
    'report.xml',
    'conftest.py',
    'tests/test_b.py',
  ];
  expect([...tracked, ...made].filter(policy.judges)).toEqual([
    ...['tests/test_a.py', 'tools/x.py', '.flake8', 'check.py', 'tox.ini', 'conftest.py', 'tests/test_b.py'],
  ]);
});

describe('patch size', () => {
  it('allows a patch up to its limits and names the limit beyond', () => {
    expect(denySize(HARD_LIMITS.patch)).toBeNull();
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
      { isTracked: (path) => paths.includes(path), paths: () => paths, named: new Map() },
    );
    expect(`${tests} ${others}`.trim().split(' ').filter(addsTest).join(' ')).toBe(tests);
  });
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
    const tools = await openTools({ [path]: text }, CLOSED_POLICY);
    expect(await tools.edit(path, ['a', 'b'])).toMatchObject(deniedBy('protected: test files'));
    const open = await openTools({ [path]: text }, { ...CLOSED_POLICY, allowTestEdits: true });
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
    const tools = await openTools(files, { ...CLOSED_POLICY, mayAddTests: true });
    expect(await tools.write('tests/test_b.py', 'def test_b(): pass\n')).toMatchObject({
      ok: true,
      meta: { addsTest: true },
    });
    expect(await tools.edit('tests/test_b.py', ['pass', 'assert 0'])).toMatchObject({
      ok: true,
      meta: { addsTest: true },
    });
    expect(await tools.edit('tests/test_a.py', ['x', 'y'])).toMatchObject(deniedBy('protected: test files'));
    expect(await tools.write('tests/conftest.py', 'x\n')).toMatchObject(deniedBy('protected: settings'));
    expect(await tools.write('tests/random.py', 'x\n')).toMatchObject({ ok: false });
    expect((await tools.edit('app/a.py', ['1', '2'])).meta).not.toHaveProperty('addsTest');
  });

  it('is what the task says, not the default', async () => {
    const tools = await openTools(files, CLOSED_POLICY);
    expect(await tools.write('tests/test_b.py', 'x\n')).toMatchObject(deniedBy('protected: test files'));
  });
});

it('a workspace knows whether any tracked file may be changed', async () => {
  const open = await openTools({ 'setup.cfg': 'x\n', 'a.py': 'x\n' }, CLOSED_POLICY);
  const closed = await openTools({ 'setup.cfg': 'x\n', 'tests/a.py': 'x\n' }, CLOSED_POLICY);
  expect([await open.workspace.hasOpenFile(), await closed.workspace.hasOpenFile()]).toEqual([true, false]);
});
