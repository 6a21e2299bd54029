import { type Call, callsOf, programName } from '../shell/calls.ts';
import { readScript } from '../shell/script.ts';

/** What a command is there for. `version`: it prints something and changes nothing. */
export type CallKind = 'test' | 'lint' | 'build' | 'install' | 'version' | 'other';

/** Calls by their words, the program's bare name first. The first kind that fits is the call's. */
const KINDS: readonly (readonly [CallKind, RegExp])[] = [
  ['version', /^\S+ (?:-v|-V|-version|--version|version|env|--help)$|^(?:which|uname|locale|env|printenv)\b/],
  // A build tool told to leave the tests out.
  [
    'build',
    /^(?:mvn|mvnd|gradle)\b.*(?: -x \S*(?:test|check)\S*|-DskipTests\b(?!=false)|-Dmaven\.test\.skip(?!=false)| -Dtest=NONE)/i,
  ],
  [
    'test',
    /^(?:mvn|mvnd)(?: -\S+)*$|^(?:mvn|mvnd)\b.* (?:test|verify|install|package|integration-test)(?: |$)/,
  ],
  ['test', /^\$\w+ (?:-\S+ )*test\b/],
  ['test', /^gradle(?: .*)? (?:\S*:)?(?:test|check|build|\w+Test)\b/],
  ['lint', /^(?:tox|nox|hatch)\b.*\b(?:lint|typing|mypy|style|flake8|pre-commit|docs|types?|fmt)\b/],
  [
    'test',
    /^(?:pytest|py\.test|tox|nox|rspec|jest|vitest|mocha|ava|tap|borp|karma|cypress|phpunit|pest|paratest|ctest|unittest|nosetests|stestr|behave|cucumber|gotestsum|ginkgo|bats|busted|prove|unit|minitest|mpirun|gotest|testem|wdio)\b(?!-)/,
  ],
  [
    'test',
    /^(?:make|just|task|rake|mage|invoke|inv|ninja|meson|ant|bazel|bazelisk|grunt|gulp|b2)\b.*(?:^|[ :_-])(?:\w*tests?|specs?|check|ci|coverage)\b/,
  ],
  ['test', /^(?:rake|rails (?:test|spec)\S*)$/],
  ['test', /^cmake .*--target \S*(?:test|check)/],
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
    /^(?:eslint|prettier|biome|oxlint|stylelint|black|flake8|pylint|mypy|pyright|isort|tsc|vue-tsc|attw|publint|knip|typecheck|type-check|check-types|types|rustfmt|gofmt|golangci-lint|golint|govulncheck|revive|gosec|staticcheck|rubocop|standardrb|phpstan|psalm|php-cs-fixer|ktlint|detekt|shellcheck|shfmt|actionlint|yamllint|markdownlint\S*|codespell|format|dialyzer|credo|pre-commit|typos|cspell|clang-format|clang-tidy|lint\S*|check|fmt|zizmor|reuse)(?:[:_ -]|$)/,
  ],
  ['lint', /\b(?:bench\w*|fuzz\w*|lint|format|fmt|typecheck|type-check|checkstyle|spotless\w*|clippy|tsc)\b/],
  [
    'build',
    /^(?:make|cmake|ninja|meson|configure|autoreconf|autogen|bootstrap|webpack|rollup|tsup|esbuild|gcc|g\+\+|clang|build|compile|vite build|mvn|gradle|ant|msbuild|bazel|scons)\b|\b(?:build|compile|assemble|bdist_wheel|sdist|pack)\b/,
  ],
  // A script of the repository, by its name: `./run-tests.sh`, `script/test`, `npm run unit`.
  [
    'test',
    /^(?:[\w.-]*[_.:-])?(?:tests?|runtests?|specs?|e2e|ci|unit|check|cibuild|integration)(?:[_.:-][\w.:-]*)?(?: |$)/,
  ],
];

/** They say nothing of what a script is there for; what a launcher starts is a call of its own. */
const IGNORED =
  /^(?:cd|export|set|\[|\[\[|grep|exit|true|sudo|doas|time|timeout|nice|xvfb-run|python|ruby|bash|sh|npx|bunx|retry)(?: |$)|^(?:uv|poetry|pdm|pipenv|bundle|hatch|coverage|npm|pnpm|yarn|bun|deno) (?:run|run-script|exec|task) |^test (?:!|-\w\b|.* (?:!?=|==|-\w\w) )/;

/** What the commands of a script are there for; launchers and the like, which say nothing of it, are left out. */
export async function kindsOf(text: string, shell: string | null = null): Promise<ReadonlySet<CallKind>> {
  const calls = await callsOf(await readScript(text.replace(/\$\{\{.*?\}\}/g, '$EXPRESSION'), shell));
  return new Set(calls.map(kindOf).filter((kind) => kind !== null));
}

function kindOf({ words, redirections }: Call): CallKind | null {
  const [program = '', ...args] = words.map(({ value }) => value);
  // What a call is there for stands at its start; a bound keeps the patterns fast over hostile scripts.
  const text = [programName(program), ...args.slice(0, 14)].join(' ').slice(0, 300);
  if (IGNORED.test(text)) return null;
  if (/^(?:echo|printf|pwd|ls|cat|df|free|date|id|whoami|nproc|lscpu|tree)(?: |$)/.test(text))
    return redirections.length === 0 ? 'version' : 'other';
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
