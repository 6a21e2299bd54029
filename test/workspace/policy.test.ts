import { describe, expect, it } from 'vitest';
import { globToRegexSource } from '../../src/workspace/glob.ts';
import { createPolicy, denySize, PATCH_LIMITS } from '../../src/workspace/policy.ts';
import { PROTECTED_PATHS } from '../../src/workspace/protected-paths.ts';
import { parseRepoPath } from '../../src/workspace/repo-path.ts';

const closed = createPolicy({ allowPaths: [], allowTestEdits: false });

function ruleFor(path: string, policy = closed): string | null {
  const check = parseRepoPath(path);
  return check.ok ? (policy.denyWrite(check.path)?.rule ?? null) : check.denial.rule;
}

describe('a path is protected', () => {
  it.each([
    ['W01', ['.git/config', '.git/hooks/pre-commit', 'sub/.git/x', '.GIT/config']],
    ['W02', ['.github/workflows/ci.yml', '.GitHub/Workflows/x.yaml', '.github/workflows/deep/x']],
    [
      'W03',
      [
        '.github/actions/setup/index.js',
        'action.yml',
        'tools/x/action.yaml',
        '.gitlab-ci.yml',
        'Jenkinsfile',
        '.circleci/config.yml',
      ],
    ],
    ['W04', ['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS']],
    ['W05', ['.github/dependabot.yml', 'renovate.json', 'renovate.json5', '.renovaterc.json']],
    [
      'W06',
      [
        'package-lock.json',
        'web/yarn.lock',
        'pnpm-lock.yaml',
        'poetry.lock',
        'uv.lock',
        'go.sum',
        'Cargo.lock',
        'Gemfile.lock',
      ],
    ],
    [
      'W07',
      [
        'package.json',
        'web/package.json',
        'PACKAGE.JSON',
        'go.mod',
        'Cargo.toml',
        'pom.xml',
        'app/build.gradle.kts',
        'requirements-dev.txt',
        'requirements/base.txt',
      ],
    ],
    ['W08', ['conftest.py', 'a/b/conftest.py', 'tests/conftest.py']],
    ['W09', ['pytest.ini', 'tox.ini', 'setup.cfg', 'pyproject.toml', 'setup.py']],
    ['W11', ['.npmrc', 'web/.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', '.yarn/releases/yarn.cjs']],
    ['W12', ['.gitattributes', 'sub/.gitattributes']],
    ['W13', ['.gitmodules']],
    ['W14', ['.vscode/tasks.json', '.idea/x.iml', '.devcontainer/devcontainer.json', '.devcontainer.json']],
    [
      'W15',
      [
        'CLAUDE.md',
        'docs/AGENTS.md',
        'gemini.md',
        '.claude/settings.json',
        '.codex/config.toml',
        '.cursor/rules/x',
        '.mcp.json',
        '.github/copilot-instructions.md',
      ],
    ],
    ['W16', ['.husky/pre-commit', '.githooks/x', '.pre-commit-config.yaml', 'lefthook.yml']],
    [
      'W17',
      [
        'jest.config.js',
        'web/vitest.config.ts',
        'vitest.workspace.ts',
        '.mocharc.yml',
        'playwright.config.ts',
        'karma.conf.js',
        'phpunit.xml.dist',
        '.rspec',
        'noxfile.py',
        'Makefile',
        'GNUmakefile',
        'justfile',
      ],
    ],
    [
      'W20',
      [
        'build.rs',
        '.cargo/config.toml',
        'sub/.cargo/config',
        'Dockerfile',
        'docker/Dockerfile.dev',
        '.envrc',
        '.env',
        'compose.yaml',
        'sitecustomize.py',
        'gradlew',
        'gradle/wrapper/gradle-wrapper.jar',
      ],
    ],
    [
      'dependencies',
      ['node_modules/x/index.js', 'web/node_modules/x/y.js', '.venv/lib/x.py', 'lib/site-packages/x.py'],
    ],
  ])('by %s: %j', (rule, paths) => {
    for (const path of paths) expect([path, ruleFor(path)]).toEqual([path, rule]);
  });

  it('by W18 when it is a test of any common ecosystem, or what a test compares with', () => {
    const tests = [
      'tests/unit/data.json',
      'pkg/tests/x.py',
      'test_app.py',
      'src/test_app.py',
      'app/models_test.py',
      'app/tests.py',
      'src/app.test.ts',
      'src/app.spec.jsx',
      'src/__tests__/app.js',
      'src/__mocks__/fs.js',
      'test/index.js',
      'packages/a/test/index.mjs',
      'test-app.js',
      'cypress/e2e/login.cy.ts',
      'e2e/login.py',
      'types.test-d.ts',
      'pkg/server_test.go',
      'pkg/testdata/in.txt',
      'crates/a/tests/it.rs',
      'src/parser/tests.rs',
      'src/test/java/com/x/AppTest.java',
      'app/src/androidTest/x.kt',
      'FooTest.java',
      'FooTests.cs',
      'TestFoo.java',
      'FooIT.java',
      'Foo.Tests/Bar.cs',
      'FooSpec.scala',
      'FooTestCase.php',
      'spec/models/user_spec.rb',
      'spec/support/env.rb',
      'test/models/user_test.rb',
      'test/app_test.exs',
      'lib/x_test.dart',
      't/basic.t',
      'run.bats',
      'login.feature',
      'src/__snapshots__/a.snap',
      'x.snap',
      'tests/__snapshots__/x.ambr',
      'out.golden',
    ];
    expect(tests.filter((path) => ruleFor(path) !== 'W18')).toEqual([]);
  });

  it('never when it is product code that only sounds like a test', () => {
    const product = [
      'src/testing/x.py',
      'latest.py',
      'contest.py',
      'src/latest.ts',
      'src/protest.go',
      'attest.rs',
      'src/spec.ts',
      'src/Latest.java',
      'Contest.kt',
      'Testament.java',
      'UNIT.java',
      'digit.kt',
      'KeySpec.java',
      'django/test/client.py',
      'spec/openapi.yaml',
      'src/test.rs',
      'src/commands/test.ts',
      'src/attestation/verify.go',
      'testutil.go',
      'src/pytest_plugin.py',
      'inspect.py',
      'src/fastest/index.js',
      'manifest.json',
      'src/actions.yml',
      'src/dockerfile.ts',
      'composer.ts',
      'src/package.ts',
      'environment.py',
      '.env.example',
      '.gitignore',
      'README.md',
      'docs/testing.md',
      'src/requirements.py',
      'src/makefile.py',
      'lib/agents.md.txt',
    ];
    expect(product.filter((path) => ruleFor(path) !== null)).toEqual([]);
  });
});

describe('allow-paths', () => {
  it('opens what its globs name, whatever the rule, and nothing else', () => {
    const policy = createPolicy({ allowPaths: ['package.json', 'tests/unit/**'], allowTestEdits: false });
    expect(ruleFor('package.json', policy)).toBeNull();
    expect(ruleFor('web/package.json', policy)).toBeNull();
    expect(ruleFor('tests/unit/a.py', policy)).toBeNull();
    expect(ruleFor('tests/unit/conftest.py', policy)).toBeNull();
    expect(ruleFor('tests/other/a.py', policy)).toBe('W18');
    expect(ruleFor('package-lock.json', policy)).toBe('W06');
  });

  it('never opens git and the workflows', () => {
    const policy = createPolicy({ allowPaths: ['**'], allowTestEdits: true });
    expect(ruleFor('.git/config', policy)).toBe('W01');
    expect(ruleFor('.github/workflows/ci.yml', policy)).toBe('W02');
    expect(ruleFor('Dockerfile', policy)).toBeNull();
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
    expect(ruleFor('tests/conftest.py', policy)).toBe('W08');
    expect(ruleFor('jest.config.js', policy)).toBe('W17');
    expect(ruleFor('tests/package.json', policy)).toBe('W07');
  });

  it('leaves them protected in a confirming run', () => {
    expect(policy.protection('tests/test_a.py')?.rule).toBe('W18');
  });
});

describe('a refusal', () => {
  it('says why, and who could open the path', () => {
    const check = parseRepoPath('tests/test_a.py');
    if (!check.ok) throw new Error('a path');
    expect(closed.denyWrite(check.path)?.reason).toMatch(/W18.*judge.*allow-test-edits/);
  });
});

describe('W24', () => {
  it('allows a patch up to its limits and names the limit beyond', () => {
    expect(denySize(PATCH_LIMITS)).toBeNull();
    expect(denySize({ files: 21, bytes: 1 })).toMatchObject({
      rule: 'W24',
      reason: expect.stringContaining('20 files'),
    });
    expect(denySize({ files: 1, bytes: 256 * 1024 + 1 })).toMatchObject({
      rule: 'W24',
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
      'W01',
      'W02',
    ]);
  });

  it('is matched as if each of its globs were tried on the whole path', () => {
    const folders = PROTECTED_PATHS.flatMap(({ globs, exactGlobs = [] }) => [...globs, ...exactGlobs])
      .flatMap((glob) => glob.match(/[\w.-]+/g) ?? [])
      .filter((name) => name !== '.');
    const names = [...new Set([...folders, 'x.js', 'x.txt', 'Makefile'])];
    const paths = names.flatMap((name) => [
      ...[name, `a/${name}`, `a/b/${name}`, `${name}/x.js`, `${name}/a/b.txt`, `a/${name}/x.rb`],
      ...[
        `a/${name}/b/c.in`,
        `.github/${name}`,
        `src/${name}/x`,
        `gradle/${name}/y`,
        `${name.toUpperCase()}/z`,
      ],
    ]);
    for (const path of paths) {
      const expected = PROTECTED_PATHS.find(({ globs, exactGlobs = [] }) => {
        const matches = (glob: string, flags: string) =>
          new RegExp(globToRegexSource(glob), flags).test(path);
        return globs.some((glob) => matches(glob, 'i')) || exactGlobs.some((glob) => matches(glob, ''));
      });
      expect([path, closed.protection(path)?.rule]).toEqual([path, expected?.rule]);
    }
  });

  it('is matched in time however a hostile path repeats itself', () => {
    for (const part of [
      'a/',
      'tests/',
      'spec/',
      'requirements/',
      'test_/',
      '.github/workflows/',
      'src/test/',
    ]) {
      const path = `${part.repeat(Math.floor(4000 / part.length))}x`;
      expect(typeof closed.protection(path)).toBe('object');
    }
  }, 5000);
});
