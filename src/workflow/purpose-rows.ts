/** What a command is there for. `version`: it prints something and changes nothing. */
export type CallKind = 'test' | 'lint' | 'build' | 'install' | 'version' | 'other';

/**
 * A kind of call, by its words, such as `npm|pnpm [run] test`: `npm run --silent test` is such a call, and `npm x test` is not.
 *
 * - Each word is a regular expression of a whole word, the first one of the program's bare name. The words follow in this order, with
 *   nothing but options and their values between them.
 * - `[word]` may stand before the word behind it, as often as it likes. `...`: any words may.
 * - A word that starts with a hyphen is an option and stands anywhere. `--target=test` is also found as `--target test`.
 * - What is behind a `!` stands nowhere. `$`: nothing but options follows.
 */
export interface CallRow<Purpose> {
  readonly words: string;
  readonly purpose: Purpose;
  /** A command with such a call that no row above has, and one without. Both are the row's tests. */
  readonly example: string;
  readonly other: string;
}

const purposeRows = <Purpose extends string | null>(
  purpose: Purpose,
  rows: Readonly<Record<string, readonly [example: string, other: string]>>,
): CallRow<Purpose>[] =>
  Object.entries(rows).map(([words, [example, other]]) => ({ words, purpose, example, other }));

/** The first row that fits says the kind of a call. null: such a call says nothing about the purpose of its script. */
export const KIND_ROWS: readonly CallRow<CallKind | null>[] = [
  ...purposeRows(null, {
    'cd|rm|mv|cp|mkdir|ln|touch|chmod|export|set|\\[|\\[\\[|grep|exit|true': ['mkdir test', 'mkdirp test'],
    // The command behind a launcher is a call of its own.
    'sudo|doas|time|timeout|nice|xargs|xvfb-run|python|ruby|bash|sh|npx|bunx|uvx|retry|c8|nyc': [
      'sudo x',
      'sudoedit x',
    ],
    'uv|poetry|pdm|pipenv|bundle|hatch|coverage|npm|pnpm|yarn|bun|deno run|run-script|exec|task .*': [
      'npm run x',
      'npm test',
    ],
  }),
  ...purposeRows('version', {
    'which|uname|locale|env|printenv': ['which node > /dev/null', 'whichever'],
    'find !-delete !-(exec|ok|fprint|fls).*': ['find . -name stderr -print0', 'find . -name x -delete'],
  }),
  ...purposeRows('build', {
    'gradle (-x|--exclude-task)=(\\S*:)?(test|check)': ['gradle build -x test', 'gradle build -x jar'],
    'mvn|mvnd -D(skipTests|maven\\.test\\.skip|test=NONE)(=true)?': [
      'mvn install -DskipTests',
      'mvn install -DskipTests=false',
    ],
    // Compile the tests and run none.
    'go test -c': ['go test -c -o bin/x.test .', 'go test -count=1 .'],
    'cargo test|nextest --no-run': ['cargo test --no-run', 'cargo test'],
    // Install the project into the environments in which the tests run later.
    'tox|nox --(notest|install-only)': ['tox -vv --notest', 'tox run'],
  }),
  ...purposeRows('test', {
    'mvn|mvnd $': ['mvn -B -ntp', 'mvn -B compile'],
    'mvn|mvnd ... test|verify|install|package|integration-test': ['mvn -P x verify', 'mvn compile'],
    '\\$\\w+ (v2-)?test(\\W.*)?': ['$TOOL test', '$TOOL build'],
    'node|tsx|ts-node --test(-.*)?': ['node --import tsx --test', 'node test.js'],
    'gradle ... (\\S*:)?(test|check|build|\\w+Test)(\\W.*)?': ['./gradlew :core:test', './gradlew assemble'],
  }),
  ...purposeRows('lint', {
    'vitest bench': ['npx vitest bench', 'npx vitest run'],
    // These change files without the option.
    'pint|ecs|rector|php-cs-fixer (--test|--dry-run)': ['vendor/bin/pint --test', 'vendor/bin/pint'],
    'make|just|task|rake|thor|mage|invoke|inv \\S*(format|fmt|lint|style|typ(es?|ing)|docs?)[-_:]?check\\w* $':
      ['make format-check', 'make check'],
    'tox|nox|hatch ... (.*\\W)?(lint|typing|types?|mypy|style|flake8|pre-commit|docs|fmt)(\\W.*)?': [
      'tox run -e typing',
      'tox run -e py3',
    ],
  }),
  ...purposeRows('test', {
    '(pytest|py\\.test|tox|nox|unittest|nosetests|stestr|behave|robot|green)([:.].*)?': [
      'python -m pytest -q',
      'pytest-watch',
    ],
    '(jest|vitest|mocha|ava|tap|tape|borp|karma|cypress|jasmine|uvu|wdio|testem)([:.].*)?': [
      'npm run jest:unit',
      'tape-watch',
    ],
    '(rspec|cucumber(-js)?|minitest|phpunit|pest|paratest|prove|busted|bats)([:.].*)?': [
      'bundle exec rspec',
      'bats-core',
    ],
    '(nose2|trial|wtr|web-test-runner|tstyche|tsd)([:.].*)?': ['npx tstyche', 'tsdx'],
    'ctest|gotestsum|ginkgo|gotest': ['ctest --test-dir build', 'ctest-x'],
  }),
  ...purposeRows('install', {
    'make|just|task|rake|poe (install|setup|bootstrap|prepare)[-_:]\\S*': [
      'make install-test',
      'make install',
    ],
  }),
  ...purposeRows('test', {
    // Build tools and task runners, by the name of what they make or run.
    'make|just|task|rake|thor|mage|invoke|inv|ninja|meson ... (.*[:_+-])?(\\w*tests?|specs?|(dist)?check)(\\W.*)?':
      ['make -C build distcheck', 'make build'],
    'make|just|task|rake|thor|mage|invoke|inv|poe ... (.*[:_+-])?(ci|coverage|unit|phpunit|jest)(\\W.*)?': [
      'make -j4 ci',
      'make circle',
    ],
    'ant|bazel|bazelisk|grunt|gulp|b2|poe|earthly|run-s|run-p ... (.*[:_+-])?(\\w*tests?|specs?|check|ci)(\\W.*)?':
      ['run-s bundle test-node', 'run-s bundle'],
    'nx affected|run-many ... ((-t|--targets?)=)?([\\w:-]+,)*test(,.*)?': [
      'nx affected --target=build,test',
      'nx affected -t lint',
    ],
    'rake $': ['bundle exec rake', 'rake db:migrate'],
    'cmake --target=\\S*(test|check).*': ['cmake --build build --target test', 'cmake --build build'],
    'zig build ... (.*\\W)?test(\\W.*)?': ['zig build check test', 'zig build'],
  }),
  ...purposeRows('lint', {
    // Scripts that are named after tests and look at types or style alone.
    '[npm|pnpm|yarn|bun|run|run-script] tests?[:-](types?|typings?|dts|tsc|lint|type-?check|format|fmt|style)(\\W.*)?':
      ['pnpm run test:types', 'pnpm run test:unit'],
  }),
  ...purposeRows('test', {
    'npm|pnpm|yarn|bun|deno|lerna|turbo|nx [run|task|workspaces?|foreach] (.*[^\\w.])?(tests?|t|spec|e2e)([^\\w.].*)?':
      ['pnpm -r --filter x test', 'npm run test_all'],
    'mise|moon|rush [run|r] (.*[^\\w.])?(tests?|t|spec|e2e)([^\\w.].*)?': [
      'moon run :test',
      'moon run :build',
    ],
    'npm|pnpm|yarn|bun [run] (ci|check):.*|vitest|jest': ['pnpm ci:all', 'npm ci'],
    'react-scripts|vue-cli-service|ng|ember|aegir|hardhat|playwright [run] tests?(\\W.*)?': [
      'npx playwright test',
      'npx playwright install',
    ],
    'cargo|cross [llvm-cov|hack|xtask|miri] (.*[^\\w.])?(tests?|t|nextest)([^\\w.].*)?': [
      'cargo +x nextest run',
      'cargo build --tests',
    ],
    'composer|artisan|rails|manage|setup|pdm|hatch [run|run-script] (.*[^\\w.])?(tests?|spec|unit)(\\W.*)?': [
      'composer run test',
      'composer update',
    ],
    'go|swift|dart|flutter|dotnet|wasm-pack|crystal|zig|forge|gleam|lein|clojure|luarocks tests?(-.*)?|spec|.*:test':
      ['go test ./...', 'go build ./test'],
    // Of these, each word is a task, with words of its own in quotes.
    'sbt|mill|xcodebuild ... (.*\\W)?test([A-Z-]\\w*)?([^\\w:/].*)?': [
      "sbt 'project core' '++ 3' test",
      'sbt Test/compile',
    ],
    'mix|stack|cabal|dune|opam|nimble|spago|rebar3 [do] (.*[^\\w.])?(tests?|testOnly|runtest|eunit|ct)([^\\w.].*)?':
      ['rebar3 do eunit', 'mix deps.get'],
  }),
  ...purposeRows('lint', {
    'git diff|status': ['git diff --exit-code', 'git fetch'],
    'ty check': ['uvx ty check', 'ty version'],
    '(pyrefly|prek|dprint|oxfmt|tsgo)([:_-].*)?': ['pyrefly check', 'prekx'],
    'cargo|cross [hack|no-dev-deps|minimal-versions] check(-.*)?|clippy|fmt|deny|audit|semver-checks|machete|udeps|vet':
      ['cargo +nightly hack --no-private check', 'cargo build'],
    'sbt|mill|gradle ... (.*\\W)?(\\w+Check(All)?|mima\\w+)(\\W.*)?': [
      "sbt 'project core' headerCheckAll",
      'sbt compile',
    ],
    'dart|flutter analyze': ['dart analyze --fatal-infos', 'dart compile exe x'],
    'go vet': ['go vet ./...', 'go build'],
    'npm audit': ['npm audit', 'npm ci'],
    'deno lint|fmt|check': ['deno fmt --check', 'deno cache x.ts'],
    'mvn ... .*checkstyle.*': ['mvn -B checkstyle:x', 'mvn -B compile'],
    ruff: ['ruff check .', 'ruffle'],
  }),
  ...purposeRows('install', {
    'npm|pnpm|yarn|bun|lerna|bower|corepack|nvm|volta [config] (ci|i|(un)?install|add|remove|up(date|grade)|link|enable|set|use)(\\W.*)?':
      ['npm ci --ignore-scripts', 'npm audit'],
    'npm|pnpm|yarn|bun|lerna|make|just (setup|bootstrap|prepare|deps|download|vendor|init).*': [
      'make setup',
      'make all',
    ],
    'make|just (install|update|fetch|get)(\\W.*)?': ['make install', 'make all'],
    'yarn|pnpm|bun|bundle $': ['yarn --immutable', 'yarn eslint'],
    'pip|pipx|pipenv|poetry|pdm|uv|hatch|rye [pip|tool|python|self|env|config] (un)?install|add|remove|sync|update|lock|venv|create|use':
      ['uv sync --all-extras', 'uv build'],
    'pip|poetry|conda|mamba|micromamba|pre-commit [env|config] install|download|update|create|upgrade|set': [
      'conda create -n x',
      'pip list',
    ],
    'apt|apt-get|dnf|yum|apk|brew|choco|pacman|zypper|snap|port install|add|update|upgrade': [
      'sudo apt-get install -y x',
      'apt-cache show x',
    ],
    'gem|bundle|composer|luarocks|opam [config] (un)?install|add|remove|update|set|require|init|show': [
      'gem install x',
      'gem build x',
    ],
    'go [mod|env] get|install|download|tidy|vendor|-w': ['go mod download', 'go build'],
    'cargo|rustup [toolchain|target|component] (install|add|update|fetch|default|set|show|override|binstall|vendor)(\\W.*)?':
      ['rustup toolchain install stable', 'cargo build'],
    'mix|cabal|stack|rebar3|hex (deps|local|setup|update|install|get|fetch)(\\W.*)?': [
      'mix deps.get',
      'mix compile',
    ],
    'dotnet|nuget|swift|flutter|dart|pub|deno [tool|package|pub|global] install|restore|resolve|get|up(date|grade)|downgrade|add|activate':
      ['dotnet restore', 'dotnet build'],
    'sbt|mill ... \\+?update': ['sbt +update', 'sbt compile'],
    'conan|vcpkg|sdkmanager|playwright (install|update)(\\W.*)?': [
      'npx playwright install',
      'conan create .',
    ],
    'curl|wget|tar|unzip|git|ldconfig|virtualenv|venv|ensurepip|get-pip|cpanm': ['git fetch --tags', 'gitk'],
    '(install|setup|bootstrap|prepare|init|download|fetch)([-_:.]\\S*)?': ['./install-x.sh', './installed'],
  }),
  ...purposeRows('lint', {
    '(eslint|prettier|biome|oxlint|stylelint|tsc|vue-tsc|attw|publint|knip|cspell|markdownlint\\S*)([:_-].*)?':
      ['npx eslint .', 'eslintx'],
    '(black|flake8|pylint|mypy|pyright|isort|pre-commit|codespell|typos|reuse)([:_-].*)?': [
      'mypy .',
      'mypyc',
    ],
    '(rustfmt|gofmt|golangci-lint|golint|govulncheck|revive|gosec|staticcheck|(run-)?clang-(format|tidy))([:_-].*)?':
      ['golangci-lint run', 'golang'],
    '(rubocop|standardrb|phpstan|psalm|php-cs-fixer|roave-backward-compatibility-check|ktlint|detekt)([:_-].*)?':
      ['vendor/bin/phpstan analyse', 'rubocopy'],
    '(shellcheck|shfmt|actionlint|yamllint|zizmor|dialyzer|credo)([:_-].*)?': ['shellcheck x.sh', 'shell'],
    '(typecheck|type-check|check-types|types|format|fmt|lint\\S*|check)([:_-].*)?': [
      'npm run check:links',
      'npm run formats',
    ],
    '... (.*\\W)?(bench\\w*|fuzz\\w*|lint|format|fmt|gofmt|govet|checkstyle|spotless\\w*|clippy|type-?check|tsc)(\\W.*)?':
      ['x --format', 'x --formats'],
  }),
  ...purposeRows('build', {
    '(make|cmake|ninja|meson|configure|autoreconf|autogen|bootstrap|gcc|g\\+\\+|clang)(\\W.*)?': [
      'make',
      'maker',
    ],
    '(webpack|rollup|tsup|esbuild|mvn|gradle|ant|msbuild|bazel|scons)(\\W.*)?': ['npx tsup', 'scone'],
    '... (.*\\W)?(build|compile|assemble|\\w*generate|codegen|bdist_wheel|sdist|pack)([^\\w/].*)?': [
      'vite build',
      'rebuilt',
    ],
  }),
  ...purposeRows('test', {
    // A script of the repository, by its name: `./run-tests.sh`, `script/test`, `npm run unit`.
    '([\\w.-]*[_.:-])?(tests?|runtests?|specs?|e2e|ci|unit|check|cibuild|integration)([_.:-][\\w.:$-]*)?': [
      './run-tests.sh',
      './run-tester.sh',
    ],
  }),
];

/**
 * What a script does to the world outside of its checkout. A test command runs many times over, on changes that no person has looked
 * at: it must not publish, deploy, upload or push anything.
 */
export const EFFECT_ROWS: readonly CallRow<string>[] = [
  ...purposeRows('publishes', {
    'npm|pnpm|yarn|bun|lerna|nx|turbo|rush|beachball|deno|jsr|cli|melos [npm|exec|run] publish|unpublish|deprecate':
      ['yarn npm publish', 'npm pack'],
    'npm|yarn [npm] dist-tag|tag add|rm': ['npm dist-tag add x@1 next', 'npm dist-tag ls'],
    'flit|poetry|hatch|pdm|uv|maturin|elm|nimble|spago|opam publish|upload': [
      'poetry publish --build',
      'poetry build',
    ],
    'changesets?|pkg-pr-new|vsce|ovsx|electron-forge|expo publish': [
      'yarn changeset publish',
      'yarn changeset status',
    ],
    'lerna version !--no-push': ['lerna version', 'lerna version --no-push'],
    'nx release': ['npx nx release', 'npx nx test release'],
    'semantic-release|multi-semantic-release|release-it|np|release-please|opam-publish|gh-pages': [
      'npx np',
      'npx npx',
    ],
    'angular-cli-ghpages|release-plz|cargo-(release|workspaces|smart-release)': ['release-plz', 'cargo-make'],
    'auto shipit|release': ['auto shipit', 'auto info'],
    'web-ext sign': ['web-ext sign', 'web-ext build'],
    'electron-builder (-p|--publish)(=.*)? !never': [
      'electron-builder -p always',
      'electron-builder -p never',
    ],
    'eas submit|update': ['eas update', 'eas build'],
    'twine|anaconda|conda|conan|cabal|stack|luarocks upload': ['twine upload dist/*', 'twine check dist/*'],
    'setup ... upload': ['python setup.py sdist upload', 'python setup.py sdist'],
    'cargo publish|release|workspaces|smart-release|yank': ['cargo publish -p x', 'cargo test --release'],
    'gem|fury|cloudsmith|package_cloud push|yank': ['gem push x.gem', 'gem build x'],
    'mix hex\\.publish': ['mix hex.publish', 'mix test'],
    'rebar3 hex publish': ['rebar3 hex publish', 'rebar3 ct'],
    'dotnet|nuget|paket|choco [nuget] push|delete': ['dotnet nuget push x', 'dotnet test'],
    'mvn ... deploy|release:perform|.*:(deploy|release)(-.*)?': ['mvn -P x deploy', 'mvn verify'],
    'gradle ... .*(publish|uploadArchives|closeAndRelease)(?!\\w*ToMavenLocal).*': [
      './gradlew :core:publishToSonatype',
      './gradlew publishToMavenLocal',
    ],
    'sbt|mill ... (.*\\W)?(publish|publishSigned|ci-release|sonatype\\w+)(\\W.*)?': [
      'sbt ci-release',
      'sbt test',
    ],
    'lein deploy': ['lein deploy', 'lein test'],
    'pod trunk push': ['pod trunk push x', 'pod install'],
    'goreleaser release !--snapshot !--skip=.*publish.*': [
      'goreleaser release',
      'goreleaser release --snapshot',
    ],
    'jreleaser .*(release|deploy|publish|upload|announce)': ['jreleaser full-release', 'jreleaser config'],
    'gh|glab release create|upload|edit|delete': ['gh release create v1', 'gh release list'],
    'snapcraft upload|push|release': ['snapcraft push x', 'snapcraft pack'],
    'dart|flutter pub publish': ['dart pub publish', 'dart pub get'],
    'mike deploy': ['mike deploy x', 'mike list'],
    'mkdocs gh-deploy': ['mkdocs gh-deploy', 'mkdocs build'],
    'julia ... .*register.*': ['julia register.jl', 'julia x.jl'],
    'wingetcreate submit|update': ['wingetcreate update x', 'wingetcreate show x'],
    'brew bump-formula-pr': ['brew bump-formula-pr x', 'brew install x'],
  }),
  ...purposeRows('pushes', {
    'git|hg|jj [lfs|subtree|git] push': ['git -c a=b push', 'git stash push'],
    'git svn|send-email': ['git send-email x', 'git log'],
    'svn commit|ci': ['svn ci', 'svn up'],
    'docker|podman|nerdctl|buildah|docker-compose [compose|manifest|image] push': [
      'docker push x',
      'docker pull x',
    ],
    'docker|podman|depot|earthly|buildctl ... build|bake|\\+.* --push': [
      'docker buildx build . --push',
      'docker build .',
    ],
    'docker|podman|buildctl ... build|bake ... .*(push=true|type=registry).*': [
      'docker buildx build . -o type=image,push=true',
      'docker build -o out .',
    ],
    'docker buildx imagetools create': [
      'docker buildx imagetools create x',
      'docker buildx imagetools inspect x',
    ],
    'crane|oras|helm|skopeo|regctl [image] push|copy|cp|sync|cm-push': ['crane push x y', 'crane ls x'],
    'ko build|publish|resolve|apply': ['ko build ./cmd', 'ko version'],
    'pack build --publish': ['pack build x --publish', 'pack build x'],
    'gh|glab pr|mr|issue create|merge|close|edit|comment|note|review|reopen|ready': [
      'gh pr create -t x',
      'gh pr list',
    ],
    'gh workflow|run run|rerun|cancel|delete|enable|disable': ['gh run rerun 1', 'gh run list'],
    'gh repo|label|secret|variable|gist|cache create|set|delete|edit|sync|rename|archive|fork': [
      'gh secret set X',
      'gh secret list',
    ],
    'gh api ... ((-X|--method=)?)(POST|PUT|PATCH|DELETE)': ['gh api x -X POST', 'gh api x -X GET'],
    'gh api (-[fF]|--field|--raw-field|--input) !GET': ['gh api x -f a=b', 'gh api x -X GET -f a=b'],
    'hub release|pull-request': ['hub pull-request', 'hub status'],
    'danger|danger-js': ['npx danger ci', 'dangerous'],
    'reviewdog --?reporter=git.*': ['reviewdog -reporter=github-check', 'reviewdog -reporter=local'],
    'cr|dvc|hf|huggingface-cli upload|push|index': ['dvc push', 'dvc pull'],
    'cosign|notation sign|attest': ['cosign sign x', 'cosign verify x'],
  }),
  ...purposeRows('deploys', {
    'terraform|tofu|terragrunt|cdktf ... apply|destroy|import|deploy': [
      'terraform -chdir=x apply',
      'terraform fmt',
    ],
    'pulumi up|update|destroy|refresh': ['pulumi up', 'pulumi preview'],
    'kubectl|oc .+ !version !kustomize !explain': ['kubectl -n x apply -f x', 'kubectl version'],
    'helm install|upgrade|uninstall|rollback': ['helm upgrade x', 'helm lint x'],
    'helmfile apply|sync|destroy': ['helmfile sync', 'helmfile lint'],
    'ansible-playbook .+ !--syntax-check': [
      'ansible-playbook x.yml',
      'ansible-playbook x.yml --syntax-check',
    ],
    'argocd|doctl|gcloud|gsutil|fastlane|ibmcloud|eksctl|linode-cli|aws|az .+ !version': [
      'aws s3 cp a b',
      'aws version',
    ],
    'cf push': ['cf push', 'cf apps'],
    'appcfg update': ['appcfg update x', 'appcfg help'],
    'xcrun altool|notarytool': ['xcrun notarytool submit x', 'xcrun simctl list'],
    'firebase|netlify|wrangler|serverless|sls|surge|railway|heroku|now|ng ... (.*:)?(deploy|publish|up|release|pages)':
      ['npx wrangler deploy', 'npx wrangler dev'],
    'flyctl|fly|eb|copilot|amplify|cdk|sam|sst|kamal|cap|mina|dep|dagger|skaffold|werf ... (.*:)?(deploy|publish|up|release)':
      ['cap production deploy', 'cdk synth'],
    'firebase|netlify|serverless|sls|now .* --prod': ['netlify x --prod', 'netlify x'],
    'skaffold|werf run|converge': ['skaffold run', 'skaffold build'],
    'vercel|surge': ['vercel --prod', 'vercelx'],
    'nomad job run': ['nomad job run x', 'nomad job plan x'],
  }),
  ...purposeRows('uploads', {
    'codecov|codecovcli|codecov-(cli|linux|macos|alpine|aarch64)': ['./codecov -t x', 'pip install codecov'],
    'coveralls|goveralls|php-coveralls|coveralls-(lcov|linux)|node-coveralls|octocov': [
      'goveralls',
      'coverallsx',
    ],
    'codacy-coverage\\S*|codeclimate-test-reporter|cc-test-reporter|test-reporter-latest\\S*|chromatic': [
      './cc-test-reporter after-build',
      './test-reporter',
    ],
    'cargo coveralls': ['cargo coveralls', 'cargo test'],
    'cargo tarpaulin --coveralls(=.*)?': ['cargo tarpaulin --coveralls x', 'cargo tarpaulin'],
    'deepsource|bencher report|run': ['deepsource report', 'deepsource help'],
    'qlty coverage publish': ['qlty coverage publish x', 'qlty check'],
    'datadog-ci|argos|currents|percy|codeql|codspeed|trunk|lhci ... upload.*|submit': [
      'lhci upload',
      'lhci collect',
    ],
    'trunk-analytics-cli|buildpulse-test-reporter ... upload.*|submit': [
      'buildpulse-test-reporter submit x',
      'trunk x',
    ],
    'sentry-cli ... .*upload.*|releases|sourcemaps|deploys': ['sentry-cli releases new x', 'sentry-cli info'],
    'snyk monitor': ['snyk monitor', 'snyk test'],
    'fossa analyze': ['fossa analyze', 'fossa test'],
    '(dotnet-)?sonar-?scanner(-cli)?': ['sonar-scanner', 'sonar'],
    'dotnet sonarscanner': ['dotnet sonarscanner begin', 'dotnet build'],
    'mvn|gradle ... (.*:)?sonar(qube)?': ['./gradlew sonar', './gradlew test'],
    'jf|jfrog [rt] u|upload|publish|bp': ['jf rt upload x', 'jf rt download x'],
    'rclone copy|sync|move|copyto|moveto': ['rclone copy a b:', 'rclone ls b:'],
    's3cmd|s5cmd|mc|azcopy|b2 put|sync|cp|copy|mirror|upload.*': ['s3cmd put x', 's3cmd ls'],
    'wandb sync': ['wandb sync', 'wandb status'],
    'http|https|xh ... POST|PUT|PATCH|DELETE': ['http POST x.y', 'http GET x.y'],
  }),
  ...purposeRows('signs in', {
    'docker|podman|helm|oras|crane|skopeo [registry|auth|container] login': [
      'docker login x',
      'docker logout x',
    ],
    'npm|yarn|pnpm|cargo|oc|heroku|flyctl|fly|vault [npm|auth] login|adduser': ['npm adduser', 'npm whoami'],
    'gh|glab|hf|huggingface-cli|netlify|vercel|firebase|wrangler [auth] (login|refresh).*': [
      'gh auth login',
      'gh auth status',
    ],
    'railway|snyk|pulumi|sentry-cli [auth] (login|refresh).*': ['pulumi login', 'pulumi whoami'],
  }),
  ...purposeRows('changes another machine', {
    'ssh|sftp|lftp|sshpass|scp .+ !-V': ['ssh user@host ls', 'ssh -V'],
    'nx|nx-cloud start-ci-run|start-agent|stop-all-agents|complete-run|fix-ci': [
      'nx-cloud fix-ci',
      'nx-cloud x',
    ],
    'rsync ... .*\\w@[\\w.-]+:.*|\\w[\\w.-]*:[/~\\w].*': ['rsync -a a user@h:/x', 'rsync -a a/ b/'],
  }),
];
