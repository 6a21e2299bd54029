import { firstChars } from '../core/text.ts';
import { type Call, callsOf, programName } from '../shell/calls.ts';
import { readScript, shellFamily } from '../shell/script.ts';

/** What a command is there for. `version`: it prints something and changes nothing. */
export type CallKind = 'test' | 'lint' | 'build' | 'install' | 'version' | 'other';

const anyOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;

/** Programs that run a target or a task by its name, and the names of those that test. */
const TARGET_THAT_TESTS = new RegExp(
  `^${anyOf(`
    make just task rake thor run-s run-p npm-run-all2? mage invoke inv ninja meson ant bazel bazelisk grunt gulp b2 poe earthly
  `)}\\b.*[ :_+-]${anyOf('\\w*tests? specs? (?:dist)?check ci coverage unit phpunit jest')}\\b`,
);

/** Calls by their words, the program's bare name first. The first kind that fits is the call's. */
const KINDS: readonly (readonly [CallKind, RegExp])[] = [
  ['version', /^\S+ (?:-v|-V|-version|--version|version|env|--help)$|^(?:which|uname|locale|env|printenv)\b/],
  // Build tools called with an option that leaves the tests out.
  ['build', /^gradle\b.* (?:-x|--exclude-task) (?:\S*:)?(?:test|check)(?: |$)/],
  ['build', /^(?:mvn|mvnd)\b.* -D(?:skipTests\b|maven\.test\.skip|test=NONE)(?!=false)/i],
  [
    'test',
    /^(?:mvn|mvnd)(?: -\S+)*$|^(?:mvn|mvnd)\b.* (?:test|verify|install|package|integration-test)(?: |$)/,
  ],
  ['test', /^\$\w+ (?:-\S+ )*test\b/],
  ['test', /^node (?:\S+ )*--test\b/],
  ['test', /^gradle(?: .*)? (?:\S*:)?(?:test|check|build|\w+Test)\b/],
  // PHP tools that only check with this option, and change files without it.
  ['lint', /^(?:pint|ecs|rector|php-cs-fixer)\b.* --(?:test|dry-run)\b/],
  [
    'lint',
    /^(?:make|just|task|rake|thor|mage|invoke|inv)(?: -\S+)* \S*(?:format|fmt|lint|style|typing|types?|spell|licen[cs]e|docs?|bc)[-_:]?check\w*$/,
  ],
  ['lint', /^(?:tox|nox|hatch)\b.*\b(?:lint|typing|mypy|style|flake8|pre-commit|docs|types?|fmt)\b/],
  ['test', /^(?:tape|jasmine|uvu|green|robot)(?: |$)/],
  [
    'test',
    /^(?:pytest|py\.test|tox|nox|rspec|jest|vitest|mocha|ava|tap|borp|karma|cypress|phpunit|pest|paratest|ctest|unittest|nosetests|stestr|behave|cucumber|gotestsum|ginkgo|bats|busted|prove|unit|minitest|mpirun|gotest|testem|wdio)\b(?!-)/,
  ],
  ['install', /^(?:make|just|task|rake|poe)(?: -\S+)* (?:install|setup|bootstrap|prepare)[-_:]\S*$/],
  ['test', TARGET_THAT_TESTS],
  ['test', /^nx (?:affected|run-many)\b.* (?:-t|--targets?)[ =](?:[\w:-]+[ ,])*test\b/],
  ['test', /^(?:rake|rails (?:test|spec)\S*)$/],
  ['test', /^(?:cmake .*--target \S*(?:test|check)|zig build\b.* test\b)/],
  // Scripts that are named after tests and look at types or style alone.
  [
    'lint',
    /^(?:(?:npm|pnpm|yarn|bun)(?: -\S+| run| run-script)* )?tests?[:-](?:types?|typings?|dts|tsc|lint|type-?check|format|fmt|style)\b\S*$/,
  ],
  [
    'test',
    /^(?:npm|pnpm|yarn|bun|deno|go|cargo|cross|mix|sbt|dotnet|swift|dart|flutter|stack|cabal|zig|rails|composer|hatch|crystal|nimble|opam|dune|lein|clojure|raku|gleam|luarocks|playwright|xcodebuild|hardhat|forge|buck2?|turbo|nx|lerna|setup|manage|runtests|symfony|artisan|rebar3|spago|elm-test|poe|pdm|ember|aegir|tsd|react-scripts|vue-cli-service|ng)\b(?: (?:-\S+|--\S+ \S+|run|run-script|task|llvm-cov|hack|xtask|workspaces?|foreach|\+\S+))*? (?:-t )?(?:\S*[^\w.])?(?:tests?|t|nextest|testOnly|check:ci|ci:\S+|spec|e2e|runtest|eunit|ct|vitest|jest)\b(?!-\w*lint)(?!\.)/,
  ],
  [
    'lint',
    /^(?:git (?:diff|status)|cargo (?:check|clippy|fmt|deny|audit|semver-checks)|go vet|npm audit|ruff|mvn .*checkstyle\S*|deno (?:lint|fmt|check))\b/,
  ],
  [
    'install',
    /^(?:(?:npm|pnpm|yarn|bun|pip|pipx|apt|apt-get|dnf|yum|apk|brew|choco|gem|bundle|composer|poetry|pdm|pipenv|conda|mamba|micromamba|go|cargo|rustup|hex|cpanm|luarocks|opam|cabal|stack|playwright|vcpkg|conan|sdk|sdkmanager|dotnet|hatch|uv|mix|corepack|deno|lerna|nvm|rye|pacman|zypper|snap|port|pre-commit|raco|cpan|nuget|swift|flutter|dart|pub|make|just|bower|volta)(?: (?:-\S+|\w+=\S+|pip|mod|tool|package|toolchain|target|component|env|config|deps|self|python|lock|venv))*? (?:ci|i|install|add|update|upgrade|sync|download|get|restore|fetch|enable|create|set|default|deps\S*|setup\S*|bootstrap\S*|install\S*|local\.\S+|tidy|prepare|venv|lock|init|resolve|binstall|show|override|use|vendor|link))\b|^(?:yarn|pnpm|bun|bundle|cpanm)(?: -\S+)*$|^(?:curl|wget|tar|unzip|git|ldconfig|virtualenv|venv|ensurepip|get-pip)\b/,
  ],
  ['install', /^(?:install|setup|bootstrap|prepare|init|download|fetch)(?:[-_:.]\S*)?(?: |$)/],
  [
    'lint',
    /^(?:eslint|prettier|biome|oxlint|stylelint|black|flake8|pylint|mypy|pyright|isort|tsc|vue-tsc|attw|publint|knip|typecheck|type-check|check-types|types|rustfmt|gofmt|golangci-lint|golint|govulncheck|revive|gosec|staticcheck|rubocop|standardrb|phpstan|psalm|php-cs-fixer|ktlint|detekt|shellcheck|shfmt|actionlint|yamllint|markdownlint\S*|codespell|format|dialyzer|credo|pre-commit|typos|cspell|clang-format|clang-tidy|lint\S*|check|fmt|zizmor|reuse|roave-backward-compatibility-check)(?:[:_ -]|$)/,
  ],
  [
    'lint',
    /\b(?:bench\w*|fuzz\w*|lint|format|fmt|gofmt|govet|typecheck|type-check|checkstyle|spotless\w*|clippy|tsc)\b/,
  ],
  [
    'build',
    /^(?:make|cmake|ninja|meson|configure|autoreconf|autogen|bootstrap|webpack|rollup|tsup|esbuild|gcc|g\+\+|clang|build|compile|vite build|mvn|gradle|ant|msbuild|bazel|scons)\b|\b(?:build|compile|assemble|\w*generate|codegen|bdist_wheel|sdist|pack)\b/,
  ],
  // A script of the repository, by its name: `./run-tests.sh`, `script/test`, `npm run unit`.
  [
    'test',
    /^(?:[\w.-]*[_.:-])?(?:tests?|runtests?|specs?|e2e|ci|unit|check|cibuild|integration)(?:[_.:-][\w.:$-]*)?(?: |$)/,
  ],
];

/** Calls that say nothing about the purpose of a script. The command behind a launcher counts as a call of its own. */
const IGNORED =
  /^(?:cd|rm|mv|cp|mkdir|ln|touch|chmod|export|set|\[|\[\[|grep|exit|true|sudo|doas|time|timeout|nice|xvfb-run|python|ruby|bash|sh|npx|bunx|retry)(?: |$)|^(?:uv|poetry|pdm|pipenv|bundle|hatch|coverage|npm|pnpm|yarn|bun|deno) (?:run|run-script|exec|task) |^test (?:!|-\w\b|.* (?:!?=|==|-\w\w) )/;

/** The kinds of all commands of a script, without those that say nothing about its purpose, such as launchers. */
export async function kindsOf(text: string, shell: string | null = null): Promise<ReadonlySet<CallKind>> {
  const script = await readScript(text.replace(/\$\{\{.*?\}\}/g, '$EXPRESSION'), shell);
  // What runs in the background serves what comes later: it is neither test nor build.
  const commands = script.commands.filter(({ isInBackground }) => !isInBackground);
  const calls = callsOf({ ...script, commands });
  return new Set(calls.map(kindOf).filter((kind) => kind !== null));
}

/** null: it says nothing about the purpose of its script. */
export function kindOf({ words, redirections }: Call): CallKind | null {
  const [program = '', ...args] = words.map(({ value }) => value);
  // The start of a call tells its kind; the bound keeps the patterns fast on hostile scripts.
  const text = [programName(program), ...args.slice(0, 14)].join(' ').slice(0, 300);
  if (IGNORED.test(text)) return null;
  if (/^(?:echo|printf|pwd|ls|cat|df|free|date|id|whoami|nproc|lscpu|tree)(?: |$)/.test(text))
    return redirections.length === 0 ? 'version' : 'other';
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

// What a script does to the world outside of its checkout. A test command runs many times over, on changes that no person
// has looked at: it must not publish, deploy, upload or push anything.

interface SideEffect {
  /** `publishes` */
  readonly does: string;
  /** As it stands in the script. */
  readonly command: string;
}

/**
 * Calls by their words, each a regular expression: the program's bare name, then words that follow in this order, with
 * nothing but options and their values between them. `...`: any words may stand there. `[word]` may be absent. A word
 * with a hyphen is an option that stands anywhere, and what is behind a `!` may stand nowhere.
 */
const RULES: Readonly<Record<string, string>> = {
  publishes: String.raw`
    npm|pnpm|yarn|bun|lerna|nx|turbo|rush|beachball|deno|jsr|cli|melos [npm|exec|run] publish|unpublish|deprecate
    npm|yarn [npm] dist-tag|tag add|rm
    flit|poetry|hatch|pdm|uv|maturin|elm|nimble|spago|opam publish|upload
    changesets?|pkg-pr-new|vsce|ovsx|electron-forge|expo publish
    lerna version !--no-push
    nx release
    semantic-release|multi-semantic-release|release-it|np|release-please|opam-publish|gh-pages|angular-cli-ghpages
    auto shipit|release
    web-ext sign
    electron-builder (-p|--publish)(=.*)? !never
    eas submit|update
    twine|anaconda|conda|conan|cabal|stack|luarocks upload
    setup ... upload
    cargo publish|release|workspaces|smart-release|yank
    cargo-(release|workspaces|smart-release)
    release-plz
    gem|fury|cloudsmith|package_cloud push|yank
    mix hex\.publish
    rebar3 hex publish
    dotnet|nuget|paket|choco [nuget] push|delete
    mvn ... deploy|release:perform|.*:(deploy|release)(-.*)?
    gradle ... .*(publish|uploadArchives|closeAndRelease)(?!\w*ToMavenLocal).*
    sbt|mill ... (.*\W)?(publish|publishSigned|ci-release|sonatype\w+)(\W.*)?
    lein deploy
    pod trunk push
    goreleaser release !--snapshot !--skip=.*publish.*
    jreleaser .*(release|deploy|publish|upload|announce)
    gh|glab release create|upload|edit|delete
    snapcraft upload|push|release
    dart|flutter pub publish
    mike deploy
    mkdocs gh-deploy
    julia ... .*register.*
    wingetcreate submit|update
    brew bump-formula-pr`,
  pushes: String.raw`
    git|hg|jj [lfs|subtree|git] push
    git svn|send-email
    svn commit|ci
    docker|podman|nerdctl|buildah|docker-compose [compose|manifest|image] push
    docker|podman|depot|earthly|buildctl ... build|bake|\+.* --push
    docker|podman|buildctl ... build|bake .*(push=true|type=registry).*
    docker|podman|buildctl ... build|bake --?o(utput)?=.*(push=true|type=registry).*
    docker buildx imagetools create
    crane|oras|helm|skopeo|regctl [image] push|copy|cp|sync|cm-push
    ko build|publish|resolve|apply
    pack build --publish
    gh|glab pr|mr|issue create|merge|close|edit|comment|note|review|reopen|ready
    gh workflow|run run|rerun|cancel|delete|enable|disable
    gh repo|label|secret|variable|gist|cache create|set|delete|edit|sync|rename|archive|fork
    gh api ... POST|PUT|PATCH|DELETE
    gh api (-X|--method)=?(POST|PUT|PATCH|DELETE)
    gh api -[fF]|--field|--raw-field|--input !GET
    hub release|pull-request
    danger|danger-js
    reviewdog --?reporter=git.*
    cr|dvc|hf|huggingface-cli upload|push|index
    cosign|notation sign|attest`,
  deploys: `
    terraform|tofu|terragrunt|cdktf ... apply|destroy|import|deploy
    pulumi up|update|destroy|refresh
    kubectl|oc .+ !version !kustomize !explain
    helm install|upgrade|uninstall|rollback
    helmfile apply|sync|destroy
    ansible-playbook .+ !--syntax-check
    argocd|doctl|gcloud|gsutil|fastlane|ibmcloud|eksctl|linode-cli .+ !version
    cf push
    appcfg update
    xcrun altool|notarytool
    firebase|netlify|wrangler|serverless|sls|surge|flyctl|fly|railway|heroku|eb|copilot|amplify|cdk|sam|sst|now|ng|kamal|cap|mina|dep|dagger|skaffold|werf ... (.*:)?(deploy|publish|up|release|pages)
    firebase|netlify|serverless|sls|now ... .* --prod
    skaffold|werf run|converge
    vercel|surge
    nomad job run
    aws|az .+ !version`,
  uploads: String.raw`
    codecov|codecovcli|codecov-(cli|linux|macos|alpine|aarch64)
    coveralls|goveralls|php-coveralls|coveralls-(lcov|linux)|node-coveralls|octocov
    codacy-coverage\S*|codeclimate-test-reporter|cc-test-reporter|test-reporter-latest\S*|chromatic
    cargo coveralls
    cargo tarpaulin --coveralls(=.*)?
    deepsource|bencher report|run
    qlty coverage publish
    datadog-ci|argos|currents|percy|codeql|codspeed|trunk|trunk-analytics-cli|lhci|buildpulse-test-reporter ... upload.*|submit
    sentry-cli ... .*upload.*|releases|sourcemaps|deploys
    snyk monitor
    fossa analyze
    (dotnet-)?sonar-?scanner(-cli)?
    dotnet sonarscanner
    mvn|gradle ... (.*:)?sonar(qube)?
    jf|jfrog [rt] u|upload|publish|bp
    rclone copy|sync|move|copyto|moveto
    s3cmd|s5cmd|mc|azcopy|b2 put|sync|cp|copy|mirror|upload.*
    wandb sync
    http|https|xh ... POST|PUT|PATCH|DELETE`,
  'signs in': `
    docker|podman|npm|yarn|pnpm|cargo|helm|oras|crane|skopeo|oc|heroku|flyctl|fly|vault [npm|registry|auth|container] login|adduser
    gh|glab|hf|huggingface-cli|netlify|vercel|firebase|wrangler|railway|snyk|pulumi|sentry-cli [auth] login|login:ci|refresh`,
  'changes another machine': String.raw`
    ssh|sftp|lftp|sshpass|scp .+ !-V
    nx|nx-cloud start-ci-run|start-agent|stop-all-agents|complete-run|fix-ci
    rsync ... .*\w@[\w.-]+:.*|\w[\w.-]*:[/~\w].*`,
};

interface Rule {
  readonly does: string;
  readonly program: RegExp;
  readonly words: readonly RuleWord[];
  readonly options: readonly RegExp[];
  readonly refused: readonly RegExp[];
}

interface RuleWord {
  readonly pattern: RegExp;
  readonly isOptional: boolean;
  /** Other words may stand before it. */
  readonly isFar: boolean;
}

const PARSED_RULES: readonly Rule[] = Object.entries(RULES).flatMap(([does, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ruleOf(does, line.trim().split(' '))),
);

function ruleOf(does: string, [program = '', ...rest]: readonly string[]): Rule {
  const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`);
  const words = rest.flatMap((word, at): RuleWord[] => {
    if (/^(?:!|\(?-|\.\.\.$)/.test(word)) return [];
    const pattern = whole(word.replace(/^\[(.*)\]$/, '$1'));
    return [{ pattern, isOptional: /^\[.*\]$/.test(word), isFar: rest[at - 1] === '...' }];
  });
  const refused = rest.filter((word) => word.startsWith('!')).map((word) => whole(word.slice(1)));
  const options = rest.filter((word) => /^\(?-/.test(word)).map(whole);
  return { does, program: whole(program), words, options, refused };
}

/** Words that would have an effect, for scripts of other languages and scripts with a syntax error. */
const UNREADABLE =
  /(?<![\w./$-])(?<!\bdotnet )(?:publish|deploy|push|upload|twine|kubectl|terraform|goreleaser|scp|rsync|codecov|coveralls)(?![\w/.]|\s*[=(:])/;

/** The first thing a script does that must not be repeated; null when there is none. `shell` is its step's `shell:`. */
export async function sideEffectOf(text: string, shell: string | null = null): Promise<SideEffect | null> {
  const script = await readScript(text, shell);
  const calls = shellFamily(shell) === 'other' ? [] : callsOf(script);
  for (const call of calls) {
    const effect = isDry(call) ? null : effectOf(call);
    if (effect !== null) return { ...effect, command: shortened(effect.command) };
  }
  const line = script.isKnown
    ? undefined
    : text.split('\n').find((each) => UNREADABLE.test(each.slice(0, 2000)));
  return line === undefined
    ? null
    : { does: 'cannot be read as a shell script and may hand something on', command: shortened(line) };
}

const shortened = (text: string): string => {
  const line = text.replace(/\\?\s*\n\s*/g, ' ').trim();
  return line.length > 60 ? `${firstChars(line, 57)}...` : line;
};

/** Programs in which `-n` is a dry run. */
const DRY_BY_N = /^(?:git|g?make|rsync|rake)$/;
const DRY =
  /^(?:--dry-run(?:=(?!false|none|no|0).*)?|--dry_run|--no-publish|--no-push|--check|--help|--version|publishToMavenLocal|publishLocal|publishM2|-DskipDeploy|--output=type=(?:docker|oci).*)$/;

function isDry({ words }: Call): boolean {
  const [program = '', ...args] = words.map(({ value }) => value);
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  const values = /^(?:npm|pnpm|yarn|composer|just)$/.test(programName(program)) ? args : own;
  return values.some((arg) => DRY.test(arg) || (arg === '-n' && DRY_BY_N.test(programName(program))));
}

function effectOf({ words, text }: Call): SideEffect | null {
  const [program = '', ...args] = words.map(({ value }) => value);
  const name = programName(program);
  for (const rule of PARSED_RULES.filter((each) => each.program.test(name))) {
    const length = lengthOf(rule, args);
    const command = words.slice(0, 1 + (length ?? 0)).map(({ raw }) => raw);
    if (length !== null) return { does: rule.does, command: command.join(' ') };
  }
  const isUnknown = words[0]?.expands === true && /^(?:publish|push|deploy|upload)$/.test(args[0] ?? '');
  const names = [name, ...namesRunBy(name, args), ...(isUnknown ? args.slice(0, 1) : [])];
  const isSent = (name === 'curl' || name === 'wget') && sendsData(name, args);
  const does = isSent ? 'uploads' : names.map(verbOf).find((verb) => verb !== null);
  return does == null ? null : { does, command: text };
}

/** How many arguments the words of the rule took; null when the call does not match. */
function lengthOf({ words, options, refused }: Rule, args: readonly string[]): number | null {
  if (/^--?version$/.test(args[0] ?? '')) return null;
  if (refused.some((pattern) => args.some((arg) => pattern.test(arg)))) return null;
  if (!options.every((pattern) => args.some((arg) => pattern.test(arg)))) return null;
  // An option may have the next word for its value.
  let at = 0;
  for (const [index, { pattern, isOptional, isFar }] of words.entries()) {
    const next = words[index + 1]?.pattern;
    let mayBeValue = false;
    for (;;) {
      const arg = args[at];
      if (arg === undefined) return null;
      if (isOptional && !pattern.test(arg) && next?.test(arg)) break;
      at += 1;
      if (pattern.test(arg)) break;
      const isOption = /^[-+]./.test(arg);
      if (!isOption && !mayBeValue && !isFar) return null;
      mayBeValue = isOption && !arg.includes('=');
    }
  }
  return at;
}

const THIS_MACHINE =
  /^(?:[a-z]+:\/\/)?(?:[^@/]*@)?(?:localhost|127\.\d|0\.0\.0\.0|\[::1?\]|host\.docker\.internal)/i;
/** Of curl's options in one letter, those that have a value. */
const CURL_VALUED = /[AbcCDeEFHhKmoPQrTtuUwXxYyzd]/;
const SERVICE_SCRIPT = /codecov\.io\/bash|codacy\.com\/get\.sh|codeclimate\.com\/downloads/;

/** Whether curl or wget sends something to another machine, or fetches a script that does. */
function sendsData(name: string, args: readonly string[]): boolean {
  if (args.some((arg) => SERVICE_SCRIPT.test(arg))) return true;
  const isRemote = (arg: string) => /^[a-z]+:\/\//i.test(arg) && !THIS_MACHINE.test(arg);
  if (args.some((arg) => THIS_MACHINE.test(arg)) && !args.some(isRemote)) return false;
  const methods = args.flatMap((arg, at) => {
    const [, own, given] = /^(?:--request|--method|-[a-zA-Z]*X)(=)?(.*)$/.exec(arg) ?? [];
    return given === undefined ? [] : [own === undefined && given === '' ? (args[at + 1] ?? '') : given];
  });
  if (methods.some((method) => /^(?:POST|PUT|PATCH|DELETE)$/i.test(method))) return true;
  if (name === 'wget') return args.some((arg) => /^--(?:post|body)-(?:file|data)\b/.test(arg));
  if (args.some((arg) => /^(?:-G|--get)$/.test(arg))) return false;
  return args.some(
    (arg) =>
      /^--(?:upload-file|form|form-string|data|data-\w+|json)\b/.test(arg) || /^[TFd]/.test(firstValued(arg)),
  );
}

/** The first letter with a value in `-sSfF`, and what follows it; empty for what is no option in one letter. */
function firstValued(arg: string): string {
  const letters = /^-([a-zA-Z#:0-9]\S*)$/.exec(arg)?.[1] ?? '';
  const at = letters.search(CURL_VALUED);
  return at < 0 ? '' : letters.slice(at);
}

const TASK_RUNNERS =
  /^(?:g?make|just|task|rake|invoke|inv|nox|tox|composer|mise|bazel|bazelisk|earthly|gulp|grunt|ant|mage|rush|nx|turbo|moon|poe|doit|thor|mill|xtask|deno|cargo|npm-run-all2?|run-s|run-p|wsrun|artisan|phing|robo|hatch|buck2?|pants|hereby|jake|wireit|lage)$/;
/** Options whose value is a folder, a package or a file, and not the name of a task. */
const PLACES =
  /^(?:-F|-C|-w|-f|-j|-p|--filter|--prefix|--cwd|--dir|--directory|--workspace|--project|--file|--package|--bin|--test|--example|--features|--profile|--target|--preset|-k)$/;
/** Programs that run a task only after one of these words; without it, they run none. */
const NEEDS_WORD: readonly (readonly [RegExp, RegExp])[] = [
  [/^deno$/, /^task$/],
  [/^cargo$/, /^(?:xtask|make)$/],
  [/^mise$/, /^(?:run|r)$/],
  [/^(?:bazel|bazelisk|buck2?|hatch|pants)$/, /^run$/],
];

/** The tasks that a build tool or a task runner is told to run. */
function namesRunBy(name: string, args: readonly string[]): readonly string[] {
  if (!TASK_RUNNERS.test(name)) return [];
  const needed = NEEDS_WORD.find(([program]) => program.test(name))?.[1];
  const start = needed === undefined ? 0 : args.findIndex((arg) => needed.test(arg)) + 1;
  if (needed !== undefined && start === 0) return [];
  const end = args.indexOf('--', start);
  // `nx test release` tests the project of that name.
  if (name === 'nx' && !/^run/.test(args[0] ?? '')) return args.slice(0, 1);
  return args
    .slice(start, end < 0 ? undefined : end)
    .filter((arg, at, own) => !/^-|=/.test(arg) && !PLACES.test(own[at - 1] ?? ''))
    .map((arg) => programName(arg).replace(/^\+/, ''));
}

const ACTIONS: Readonly<Record<string, string>> = {
  deploy: 'deploys',
  publish: 'publishes',
  release: 'publishes',
  upload: 'uploads',
  push: 'pushes',
};
/** A name with one of these parts changes nothing elsewhere: `release:check`, `test-upload`, `build-release`. */
const HARMLESS_PART =
  /^(?:tests?|checks?|checking|dry|dryrun|lint|build|notes?|changelog|verify|verification|plan|validate|snapshot|local|spec|e2e|unit|mock|fake|simulate|prepare|pre|debug|config|version)$/;

/** What a script or a task does by its name: `deploy.sh`, `docs:publish`; null where the name does not say. */
function verbOf(name: string): string | null {
  const parts = name.toLowerCase().split(/[:_.-]+/);
  // A release can also be a kind of build: `linux-release`.
  const action = parts.find((part, at) => part in ACTIONS && (part !== 'release' || at === 0));
  if (action === undefined || (!parts.includes('and') && parts.some((part) => HARMLESS_PART.test(part))))
    return null;
  return ACTIONS[action] ?? null;
}

/** The effect that a step's name announces, if its script does not show another purpose. */
export function namedSideEffect(name: string, script: string): string | null {
  const verb = /^(?:deploy|publish|upload|push|release)\b/i.exec(name.replace(/^[^\p{L}]+/u, ''))?.[0];
  if (verb === undefined || /\s--dry-run\b(?!=false)/.test(script)) return null;
  return /\b(?:test|build|lint|check|compile|fmt|format|validate|dotnet publish|verify)\b/i.test(script)
    ? null
    : verb;
}
