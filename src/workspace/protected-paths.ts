import { JAVASCRIPT_ENDINGS, TEST_FILES, TEST_FILES_IN_THIS_CASE } from './test-file-globs.ts';

/** A class of paths that the model may not write, with the reason it is told. */
export interface ProtectedPaths {
  /** The case's number in THREATS.md. */
  readonly rule: string;
  readonly reason: string;
  /** Globs as in glob.ts, whatever the case of letters. */
  readonly globs: readonly string[];
  /** Globs that need their capital letters: `FooTest.java` is a test, `Latest.java` is not. */
  readonly exactGlobs?: readonly string[];
  /** `never`: no setting opens it. `test_edits`: `allow-test-edits` opens it. All but `never` open with `allow-paths`. */
  readonly opens: 'never' | 'allow_paths' | 'test_edits';
}

/**
 * What decides whether, how and with what the tests run, and what other programs obey: changing one of these
 * can turn a red run green, or run code, without a line of product code being right. The list is data; the
 * first rule that matches gives the reason.
 */
export const PROTECTED_PATHS: readonly ProtectedPaths[] = [
  { rule: 'W01', opens: 'never', reason: "git's own folder", globs: ['**/.git', '**/.git/**'] },
  { rule: 'W02', opens: 'never', reason: 'workflows run with secrets', globs: ['.github/workflows/**'] },
  {
    rule: 'W03',
    opens: 'allow_paths',
    reason: 'actions and CI definitions run in other jobs',
    globs: [
      '.github/actions/**',
      'action.{yml,yaml}',
      '/.{gitlab-ci,travis,drone,appveyor}.{yml,yaml}',
      '/{azure-pipelines,bitbucket-pipelines,appveyor,cloudbuild}.{yml,yaml}',
      '/.{circleci,buildkite}/**',
      '/Jenkinsfile',
    ],
  },
  {
    rule: 'W04',
    opens: 'allow_paths',
    reason: 'it decides who must review',
    globs: ['CODEOWNERS'],
  },
  {
    rule: 'W05',
    opens: 'allow_paths',
    reason: 'it steers a dependency bot',
    globs: ['.github/{dependabot,renovate}.*', 'renovate.json*', '.renovaterc*'],
  },
  {
    rule: 'W06',
    opens: 'allow_paths',
    reason: 'a lockfile pins what gets installed',
    globs: [
      '{package-lock,npm-shrinkwrap,packages.lock}.json',
      '{yarn,bun,deno,poetry,Pipfile,uv,pdm,pixi,Cargo,Gemfile,composer,mix,flake,pubspec,Podfile,rebar}.lock',
      'bun.lockb',
      'pnpm-lock.yaml',
      'go.{sum,work.sum}',
      'gradle.lockfile',
      'Package.resolved',
    ],
  },
  {
    rule: 'W07',
    opens: 'allow_paths',
    reason: 'a manifest decides what is installed and what the test command runs',
    globs: [
      '{package,composer,deno}.{json,jsonc}',
      'pnpm-workspace.yaml',
      '{go.mod,go.work,Cargo.toml,Gemfile,Pipfile,mix.exs,pubspec.yaml,Package.swift,build.sbt}',
      'pom.xml',
      '{build,settings}.gradle{,.kts}',
      'gradle.properties',
      'Directory.{Build,Packages}.{props,targets}',
      '{requirements,constraints}*.{txt,in}',
      '**/requirements/**/*.{txt,in}',
    ],
  },
  {
    rule: 'W08',
    opens: 'allow_paths',
    reason: 'pytest runs it before every test',
    globs: ['conftest.py'],
  },
  {
    rule: 'W09',
    opens: 'allow_paths',
    reason: 'it holds the settings of the Python tools that run the tests',
    globs: [
      '{pytest.ini,.pytest.ini,pytest.toml,.pytest.toml,tox.ini,tox.toml,setup.cfg,setup.py,pyproject.toml}',
    ],
  },
  {
    rule: 'W11',
    opens: 'allow_paths',
    reason: 'it steers the package manager, down to the shell that runs its scripts',
    globs: [
      '{.npmrc,.pypirc,pip.conf,bunfig.toml,nuget.config,.gemrc,.condarc}',
      '.{yarnrc,pnpmfile,pnpmrc}*',
      '**/.{yarn,bundle}/**',
    ],
  },
  { rule: 'W12', opens: 'allow_paths', reason: 'it steers git', globs: ['{.gitattributes,.lfsconfig}'] },
  { rule: 'W13', opens: 'allow_paths', reason: 'it brings in other repositories', globs: ['.gitmodules'] },
  {
    rule: 'W14',
    opens: 'allow_paths',
    reason: 'an editor or a container runs what it says',
    globs: ['**/.{vscode,idea,zed,fleet,devcontainer}/**', '.devcontainer.json', '*.code-workspace'],
  },
  {
    rule: 'W15',
    opens: 'allow_paths',
    reason: 'it gives orders to coding agents',
    globs: [
      '{CLAUDE,CLAUDE.local,AGENTS,AGENTS.override,GEMINI}.md',
      '.{mcp.json,cursorrules,windsurfrules,clinerules,aider*}',
      '**/.{claude,codex,cursor,gemini,windsurf,continue,agents,opencode}/**',
      '.github/copilot-instructions.md',
      '.github/{instructions,prompts,agents,chatmodes}/**',
    ],
  },
  {
    rule: 'W16',
    opens: 'allow_paths',
    reason: 'hooks run on the machine of whoever commits',
    globs: [
      '**/.{husky,githooks,lefthook}/**',
      '.pre-commit-{config,hooks}.{yaml,yml}',
      '{,.}lefthook{,-local}.{yml,yaml,toml,json}',
      '.{lintstagedrc,huskyrc,overcommit}*',
    ],
  },
  {
    rule: 'W17',
    opens: 'allow_paths',
    reason: 'it decides how the tests are found and run',
    globs: [
      `{jest,vitest,vite,playwright,cypress,karma,ava,wdio,web-test-runner,nightwatch}*.{config,conf,workspace,setup}.{${JAVASCRIPT_ENDINGS},json}`,
      '{.mocharc,.nycrc,.c8rc,.taprc,.rspec,.jasmine}*',
      'jasmine.json',
      'phpunit*.xml{,.dist}',
      '{noxfile.py,.coveragerc,.testr.conf,.stestr.conf,nextest.toml,dart_test.yaml,.busted}',
      '{*.runsettings,testng.xml,junit-platform.properties,CTest*.cmake}',
      // The commands behind the test command; a GNUmakefile wins over the Makefile beside it.
      '{Makefile,GNUmakefile,Justfile,.justfile,Rakefile,Taskfile.yml,Taskfile.yaml}',
    ],
  },
  {
    rule: 'W18',
    opens: 'test_edits',
    reason: 'tests and their expectations judge the change, so the change may not touch them',
    globs: TEST_FILES,
    exactGlobs: TEST_FILES_IN_THIS_CASE,
  },
  {
    rule: 'W20',
    opens: 'allow_paths',
    reason: 'a tool runs it by itself',
    globs: [
      'build.rs',
      '**/.cargo/{config,config.toml}',
      'rust-toolchain{,.toml}',
      '{Dockerfile,Containerfile,*.Dockerfile}',
      '{docker-,}compose*.{yml,yaml}',
      '{.envrc,.env,.env.{local,test,ci,production,development},.tool-versions,mise.toml,.mise.toml}',
      '{sitecustomize,usercustomize}.py',
      '*.pth',
      '{gradlew,mvnw}{,.bat,.cmd}',
      '**/gradle/wrapper/**',
      '**/.mvn/**',
      '{.bazelrc,.buckconfig}',
    ],
    exactGlobs: ['{Dockerfile,Containerfile}.*'],
  },
  {
    rule: 'dependencies',
    opens: 'allow_paths',
    reason: 'installed dependencies are not part of the repository',
    globs: ['**/{node_modules,site-packages,.venv}/**', '/venv/**'],
  },
];
