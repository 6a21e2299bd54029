import { once } from '../core/once.ts';
import { RUNNERS } from '../runners/all-runners.ts';
import { pytest } from '../runners/python.ts';
import { JAVASCRIPT_ENDINGS, TEST_CLASSES } from '../runners/test-runner.ts';
import { matcher, type PathMatcher } from './repo-path.ts';

/** A class of paths that the model may not write, and the reason that the tool gives it. */
export interface ProtectedPaths {
  /** Its name in messages and traces: `protected: test files`. */
  readonly rule: string;
  readonly reason: string;
  /** Globs as in glob.ts, whatever the case of letters. */
  readonly globs: readonly string[];
  /** Globs that need their capital letters: `FooTest.java` is a test, `Latest.java` is not. */
  readonly exactGlobs?: readonly string[];
  /** `never`: no setting opens it. `test_edits`: `allow-test-edits` opens it. All but `never` open with `allow-paths`. */
  readonly opens?: 'never' | 'test_edits';
}

/** Files that a test run is made of or compares with: those of each test runner, and those of no runner we know. */
export const TEST_FILES: ProtectedPaths = {
  rule: 'test files',
  opens: 'test_edits',
  reason: 'tests and their expectations judge the change, so the change may not touch them',
  globs: [
    ...RUNNERS.flatMap(({ testFiles = [] }) => testFiles),
    // Folders that hold nothing else, in any language.
    '**/{tests,cypress}/**',
    '/{test,e2e}/**',
    // `test` and `spec` are also names of products' own modules; with these endings they are not.
    `**/{test,e2e,spec,specs}/**/*.{${JAVASCRIPT_ENDINGS},rb,exs,dart,php,lua,snap}`,
    // Names that a test runner looks for.
    `*.{e2e,cy}.{${JAVASCRIPT_ENDINGS}}`,
    `*{_,-}{test,tests,spec,specs}.{${JAVASCRIPT_ENDINGS},dart,exs,c,cc,cpp,cxx,rb,php,py}`,
    '{*_unittest,test_*}.{c,cc,cpp,cxx,h,hpp}',
    '*_{spec,test}.{lua,cr}',
    'test_*.{rb,R,r,jl,lua}',
    '*.{bats,feature}',
    '{test_*,test-*,*_test,*_test_*,*-test,*_tests,*-tests,*_spec,*-spec}.{sh,bash,zsh,ksh}',
    '**/{test,spec}/**/*.{sh,bash,zsh,ksh}',
    '**/t/**/*.t',
    '/{suite,suites}/**/*.t',
    // What stands beside tests: helpers, fixtures, expectations.
    '**/{testmain,__fixtures__,__image_snapshots__,test_data,test-data,testfiles,test_files,test-files,test-fixtures,test_fixtures,testfixtures,testutil,testutils,test_util,test_utils,test-util,test-utils,testsupport,testlib,testkit,test_helpers,test-helpers,testhelpers,test_support,test-support,cassettes,goldens,goldenfiles,golden_files,snapshot_tests,vcr_cassettes}/**',
    '/{fixtures,mocks,features,acceptance,integration_tests,functional_tests,unit_tests}/**',
    '**/{test,spec,e2e}/{fixtures,fixture,helpers,helper,support,factories,mocks,stubs,snapshots,expected,expectations,golden,baselines,data,resources}/**',
    '**/{test,spec,e2e}/**/{helper,helpers,util,utils,support,base,common,mocks,stubs,factories,fixtures}.*',
    '{test_helper,minitest_helper,factories}.rb',
    '*{_,-}test{_,-}helpers{,.sh,.bash}',
    // Runners of shell scripts, which come with the tests.
    '{shunit2,bash_unit,urchin,roundup,assert.sh,sharness.sh,ts.sh,bashunit,shellspec,.shellspec}',
    '{test,tests,spec}{_,-,}{helper,helpers,util,utils,support,base,case,setup,fixtures,data,common}.{py,rb,js,jsx,ts,tsx,mjs,cjs,mts,cts,php,lua,exs,ex,dart}',
    '{setup,setup-}{Tests,Test,-tests,-test,_tests,_test}.{js,jsx,ts,tsx,mjs,cjs}',
    '*.{expected,goldie,snapshot,snap.new}',
    '*.{expected,approved,verified,golden}.{txt,json,xml,html,md,csv,yaml,yml,svg}',
    // What a test run compares with.
    '*.{snap,ambr,approved.txt,verified.txt,golden}',
  ],
  exactGlobs: [
    ...RUNNERS.flatMap(({ testFilesInThisCase = [] }) => testFilesInThisCase),
    `{${TEST_CLASSES},Test[A-Z]*}.swift`,
  ],
};

/**
 * Files that decide whether, how and with what the tests run, and files that other programs obey: a change of one can turn
 * a red run green, or run code, while the product stays wrong. The first rule that matches gives the reason.
 */
export const INSTALLED_FILES: ProtectedPaths = {
  rule: 'installed dependencies',
  reason: 'installed dependencies are not part of the repository',
  globs: [
    '**/{node_modules,site-packages,dist-packages,venv,.venv,virtualenv,.virtualenv,.tox,.nox,__pypackages__,.eggs,*.egg-info,*.dist-info}/**',
  ],
};

export const PROTECTED_PATHS: readonly ProtectedPaths[] = [
  { rule: "git's folder", opens: 'never', reason: "git's own folder", globs: ['**/.git', '**/.git/**'] },
  {
    rule: 'workflows',
    opens: 'never',
    reason: 'workflows run with secrets',
    globs: ['.github/workflows/**'],
  },
  {
    rule: 'actions and CI definitions',
    reason: 'actions and CI definitions run in other jobs',
    globs: [
      '.github/actions/**',
      'action.{yml,yaml}',
      '/.{gitlab-ci,travis,drone,appveyor}.{yml,yaml}',
      '/{azure-pipelines,bitbucket-pipelines,appveyor,cloudbuild,buildspec,.cirrus,.woodpecker}.{yml,yaml}',
      '/.{circleci,buildkite,woodpecker,semaphore,teamcity,forgejo,gitea,tekton}/**',
      '/Jenkinsfile',
    ],
  },
  { rule: 'code owners', reason: 'it decides who must review', globs: ['CODEOWNERS'] },
  {
    rule: 'dependency bots',
    reason: 'it steers a dependency bot',
    globs: ['.github/{dependabot,renovate}.*', 'renovate.json*', '.renovaterc*'],
  },
  {
    rule: 'lockfiles',
    reason: 'a lockfile pins what gets installed',
    globs: [
      '{package-lock,npm-shrinkwrap,packages.lock}.json',
      '{yarn,bun,deno,poetry,Pipfile,uv,pdm,pixi,Cargo,Gemfile,composer,mix,flake,pubspec,Podfile,rebar,conan,MODULE.bazel,conda,devbox}.lock',
      'bun.lockb',
      '{pylock{,.*},Manifest}.toml',
      'conda-lock{,.*}.{yml,yaml}',
      'cabal.project.freeze',
      'pnpm-lock.yaml',
      'go.{sum,work.sum}',
      'gradle.lockfile',
      'Package.resolved',
    ],
  },
  {
    rule: 'manifests',
    reason: 'a manifest decides what is installed and what the test command runs',
    globs: [
      '{package,composer,deno,jsr,import-map,import_map}.{json,jsonc,json5}',
      '{cpanfile,MANIFEST.in,hatch.toml,pdm.toml,.pdm-python,pixi.toml}',
      '{environment,conda}*.{yml,yaml}',
      '{libs,*}.versions.toml',
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
    rule: 'pytest hooks',
    reason: 'pytest runs it before every test',
    globs: pytest.hooks,
  },
  {
    rule: 'Python tool settings',
    reason: 'it holds the settings of the Python tools that run the tests',
    globs: [...pytest.settings, '{tox.ini,tox.toml,setup.cfg,setup.py,pyproject.toml}'],
  },
  {
    rule: 'package manager settings',
    reason: 'it steers the package manager, down to the shell that runs its scripts',
    globs: [
      '{.npmrc,.pypirc,pip.conf,bunfig.toml,nuget.config,.gemrc,.condarc,uv.toml}',
      '{.pnp.cjs,.pnp.loader.mjs}',
      '{.yarnrc,.pnpmfile,.pnpmrc,pnpmfile}*',
      '**/.{yarn,bundle}/**',
    ],
  },
  {
    rule: 'git settings',
    reason: 'it steers git',
    globs: ['.{gitattributes,lfsconfig,gitconfig,mailmap,git-blame-ignore-revs}'],
  },
  { rule: 'submodules', reason: 'it brings in other repositories', globs: ['.gitmodules'] },
  {
    rule: 'editor settings',
    reason: 'an editor or a container runs what it says',
    globs: [
      '**/.{vscode,idea,zed,fleet,devcontainer,vs,helix,nova}/**',
      '{.devcontainer.json,*.code-workspace,*.sublime-project,.sublime-project,.gitpod.{yml,yaml,Dockerfile}}',
      '{.exrc,.vimrc,.nvimrc,.nvim.lua,.lvimrc,_vimrc,.dir-locals.el,.dir-locals-2.el,.projectile}',
    ],
  },
  {
    rule: 'agent instructions',
    reason: 'it gives orders to coding agents',
    globs: [
      '{CLAUDE,CLAUDE.local,AGENT,AGENTS,AGENTS.override,GEMINI}.md',
      '.{mcp.json,cursorrules,windsurfrules,clinerules,aider*}',
      '**/.{claude,codex,cursor,gemini,windsurf,continue,agents,opencode}/**',
      '.github/{agent-fix,copilot-instructions}.md',
      '.github/{instructions,prompts,agents,chatmodes,skills}/**',
      '{CONVENTIONS,QWEN,JULES,WARP,COPILOT,CRUSH,OPENCODE,REPLIT,SKILL}.md',
      '.{roo,roomodes,roorules,kilocode,junie,amp,augment,kiro,trae,goose,qwen,crush,aider,openhands,tabnine,codeium,cody,void,devin,factory,warp,zencoder,amazonq,clinerules,rules,cline}/**',
      '.{roomodes,roorules,goosehints,replit,devinrules,kilocodemodes,codeiumignore,cursorignore,aiexclude,geminiignore,aiderignore,augment-guidelines,rules}',
      '{opencode,crush,codex}.{json,jsonc,toml}',
    ],
  },
  {
    rule: 'git hooks',
    reason: 'hooks run on the machine of whoever commits',
    globs: [
      '**/.{husky,githooks,lefthook}/**',
      '.pre-commit-{config,hooks}.{yaml,yml}',
      '{,.}lefthook{,-local}.{yml,yaml,toml,json}',
      '.{lintstagedrc,huskyrc,overcommit}*',
      '{.simple-git-hooks,simple-git-hooks}.*',
      '/{hooks,git-hooks}/{pre,post,commit,prepare,applypatch,update,reference,push,fsmonitor}-*',
      '{hk.pkl,prek.toml}',
    ],
  },
  {
    rule: 'test runner settings',
    reason: 'it decides how the tests are found and run',
    globs: [
      ...RUNNERS.flatMap(({ settings = [] }) => settings),
      `{protractor,playwright,cypress,karma,ava,wdio,web-test-runner,nightwatch}*.{config,conf,workspace,setup}.{${JAVASCRIPT_ENDINGS},json}`,
      '{.nycrc,.c8rc,.taprc,.jasmine}*',
      '{jasmine.json,testem.{js,cjs,json}}',
      '{testplane,stryker,wtr,web-test-runner,tap,uvu,bun-test}*.{config,conf}.*',
      'cucumber.{js,mjs,cjs,ts,json,yml,yaml}',
      '{pest.php,behat,codeception,kahlan-config.php}{,.dist}{.yml,.yaml,}',
      '{nose,nose2,green,mamba}.cfg',
      '{tests.edn,*.xctestplan,*.xcscheme,xunit.runner.json,invoke.{yaml,yml,json,py},mutmut.ini,robot.toml,.swift-test.json,.simplecov}',
      '**/META-INF/services/{org.junit,org.testng,org.mockito,org.assertj,org.spockframework}.*',
      '**/mockito-extensions/**',
      '{noxfile.py,.coveragerc,.testr.conf,.stestr.conf,dart_test.yaml,.busted}',
      'CTest*.cmake',
      // The commands behind the test command; a GNUmakefile wins over the Makefile beside it.
      '{Makefile,GNUmakefile,Justfile,.justfile,Rakefile,{Makefile,Build}.PL,Makefile.{inc,local,common},Taskfile{,.dist}.{yml,yaml}}',
      '*.{mk,mak,just,rake}',
      '{Makefile.am,Makefile.in,configure.ac,SConstruct,SConscript,Earthfile,magefile.go,dodo.py,fabfile.py}',
      // Elsewhere `tasks.py` is a product's own module.
      '/{tasks,duties,pavement}.py',
    ],
  },
  {
    rule: 'build definitions',
    reason: 'it decides what is built, and so what is tested',
    globs: [
      '{CMakeLists.txt,CMakePresets.json,CMakeUserPresets.json,*.cmake}',
      '{pants.toml,BUILD.bazel,WORKSPACE.bazel,MODULE.bazel,*.bzl,BUILD.gn,*.gni}',
      '{meson.build,meson_options.txt,meson.options,*.bp,*.ninja,wscript,conanfile.{py,txt},vcpkg.json,xmake.lua}',
      '*.{csproj,fsproj,vbproj,sln,slnx,targets,props,pbxproj,xcconfig,gemspec,cabal,nimble,podspec}',
      '{Project.toml,project.clj,deps.edn,shard.yml,dune,dune-project,rebar.config{,.script},cabal.project{,.local},dub.{json,sdl},elm.json,shadow-cljs.edn,hatch_build.py,*.rsp,build.zig,build.zig.zon,stack.yaml,package.yaml}',
      '*.{gradle,gradle.kts,sbt}',
      '{build,ivy}.xml',
      '**/{buildSrc,build-logic}/**',
      '{nx,turbo,lerna,rush,wireit,moon}.json',
      '{nx,turbo,lerna,rush}.jsonc',
      '{webpack,rollup,rolldown,esbuild,tsup,tsdown,rspack,rsbuild,parcel,snowpack,metro,gulpfile,gruntfile,next,nuxt,astro,svelte,remix,vue,angular,craco,postcss,tailwind,unbuild,build}{.*,}.config.{js,mjs,cjs,ts,mts,cts,json}',
      '{gulpfile,Gruntfile,webpack.mix}{,.babel,.esm}.{js,mjs,cjs,ts,coffee}',
      '{.babelrc*,babel.config.*,.swcrc,.parcelrc,angular.json,.terserrc*,bunfig.toml}',
      '{tsconfig,jsconfig}*.json',
    ],
    exactGlobs: ['{BUILD,BUCK,WORKSPACE,Jakefile,Brewfile,Vagrantfile}'],
  },
  {
    rule: 'linter and checker settings',
    reason: 'it decides what a linter, formatter, type checker or coverage tool finds wrong',
    globs: [
      '{ruff,.ruff,mypy,.mypy,pyrightconfig,basedpyright,pyre,.pylintrc,pylintrc,.flake8,.pycodestyle,.pydocstyle,.isort,.bandit,.style,.yapfignore,.importlinter,.ruff_defaults}{,.toml,.ini,.json,.cfg,.yapf}',
      '{.pylintrc,pylintrc,.flake8,.isort.cfg,.style.yapf,.coveragerc,.coverage.toml,codecov.yml,.codecov.yml,.coveralls.yml}',
      '{.eslintrc,.stylelintrc,.prettierrc,.jshintrc,.jscsrc,.tslintrc,.markdownlint*,.commitlintrc,.cspell,.xo-config,.oxlintrc,.dprint}*',
      '{eslint,stylelint,prettier,commitlint,lint-staged,cspell,knip,xo,dependency-cruiser}.config.{js,mjs,cjs,ts,mts,cts,json}',
      '{biome,tslint,cspell,knip,oxlintrc,dprint}.{json,jsonc}',
      '.dependency-cruiser.{js,cjs,mjs,json}',
      '.{eslintignore,prettierignore,stylelintignore,coverageignore,editorconfig}',
      '{.golangci,.golangci-lint,.goreleaser,.revive,.staticcheck}.{yml,yaml,toml,json,conf}',
      '{clippy,.clippy,rustfmt,.rustfmt,deny,tarpaulin,.tarpaulin,cliff,cross,taplo}.toml',
      '{.rubocop,.rubocop_todo,.standard,.reek,.erb-lint,.haml-lint,sorbet}.{yml,yaml}',
      '{phpstan,psalm,phpcs,.phpcs,phpmd,rector,ecs,infection,.php-cs-fixer,.php_cs}{.neon,.xml,.php,.json,.dist,.dist.php,.neon.dist,.xml.dist,.json5}',
      '{checkstyle,spotbugs,pmd,findbugs,detekt,ktlint,error-prone,sonar-project,lombok}*.{xml,yml,yaml,properties,config}',
      '{.clang-format,.clang-tidy,.clangd,.cppcheck,CPPLINT.cfg,.swiftlint.yml,.swiftformat,.scalafmt.conf,.scalafix.conf,.credo.exs,.formatter.exs,.dialyzer_ignore.exs,analysis_options.yaml,.luacheckrc,.perlcriticrc,.perltidyrc,.shellcheckrc,.hadolint.yaml,.hadolint.yml,.yamllint,.yamllint.yml,.yamllint.yaml,.ansible-lint,.tflint.hcl,.hlint.yaml,stylecop.json,.globalconfig,.typos.toml,typos.toml,_typos.toml,.vale.ini,.nycrc,.size-limit.json}',
    ],
  },
  {
    rule: 'vendored code',
    reason: 'it is copied from elsewhere, and tests may rest on it',
    globs: [
      '**/{vendor,vendored,third_party,third-party,thirdparty,3rdparty,bower_components,jspm_packages,Pods,Carthage,extern,externals,_vendor}/**',
      // Below the root these are also names of products' own modules.
      '/{external,deps}/**',
    ],
  },
  TEST_FILES,
  {
    rule: 'tools that run by themselves',
    reason: 'a tool runs it by itself',
    globs: [
      'build.rs',
      '**/.cargo/{config,config.toml}',
      'rust-toolchain{,.toml}',
      '{Dockerfile,Containerfile,*.Dockerfile}',
      '{docker-,}compose*.{yml,yaml}',
      '{.envrc,.env,*.env,.env.{local,test,ci,production,development},.tool-versions,{,.}mise{,.local}.toml}',
      '.{python,node,ruby,java,go,php,terraform,swift,elixir,perl,bun,deno}-version',
      '{.nvmrc,.sdkmanrc,devbox.json,Procfile{,.*},Tiltfile}',
      '**/.mise/**',
      '{shell,default,flake,devenv}.nix',
      '.{irbrc,pryrc,lldbinit,gdbinit,inputrc,bashrc,bash_profile,zshrc,profile}',
      'skaffold.{yml,yaml}',
      '{sitecustomize,usercustomize}.py',
      '*.pth',
      '{gradlew,mvnw}{,.bat,.cmd}',
      '**/gradle/wrapper/**',
      '**/.mvn/**',
      '{.bazelrc,.bazelversion,.bazelignore,.buckconfig,.Rprofile,.Renviron,.ghci,.iex.exs}',
      // Found by a tool of the name before its `rc`.
      '.*rc{,.*}',
      '/tools/bazel',
    ],
    // A program's own script is named so by habit: Podfile, Guardfile, Dangerfile, Fastfile.
    exactGlobs: ['{Dockerfile,Containerfile}.*', '[A-Z]*file'],
  },
  INSTALLED_FILES,
  {
    rule: 'repository settings',
    reason: 'GitHub and the apps that are installed there obey it',
    globs: ['.github/**'],
  },
  {
    rule: 'tool settings',
    reason: 'settings at the root are those of tools and of bots',
    globs: ['/.*.{yml,yaml,toml,json,json5,jsonc,ini,cfg,conf}', '/*.{ini,cfg,conf}'],
  },
];

/** Found in the repository, not by globs: what the test command starts, and what that names in turn. */
export const JUDGE_FILES: ProtectedPaths = {
  rule: 'the judge',
  reason: 'the test command runs it or is steered by it, so it judges the change',
  globs: [],
};

/** Matches what any of the rules matches. */
export function ruleMatcher(rules: readonly ProtectedPaths[]): PathMatcher {
  const globs = rules.flatMap((rule) => rule.globs);
  const exactGlobs = rules.flatMap((rule) => rule.exactGlobs ?? []);
  const [inAnyCase, inThisCase] = [matcher(globs, 'i'), matcher(exactGlobs, '')];
  return (path) => inAnyCase(path) || inThisCase(path);
}

const testFiles = once(() => ruleMatcher([TEST_FILES]));
/** By its name or its folder. */
export const isTestFile = (path: string): boolean => testFiles()(path);
