import { stripAnsi } from '../text.ts';

/** How a program, an interpreter, a compiler or a service says in one line that something it needs is not there. */
interface MissingThing {
  /** Its first group, where it has one, is the name. */
  readonly sign: RegExp;
  /** For people; `$1` stands for the name. */
  readonly what: string;
  /** What brings it; `$1` stands for the name. Absent: what brings the program of this name. */
  readonly bring?: SetUp;
  /**
   * Its absence is never a fault of the repository's code, so it counts without a log of CI to compare with. Of the others,
   * a bug can be the cause: a module that was renamed, a server that no longer starts.
   */
  readonly isTool?: true;
}

/** What brings a missing thing, for people: in a job of GitHub, and at the desk of somebody who runs agent-fix by hand. */
interface SetUp {
  readonly job: string;
  readonly desk: string;
}

const NETWORK_NEEDED = ', where the network can be reached';

const NPM: SetUp = {
  job: 'run `npm ci` (`pnpm install --frozen-lockfile`, `yarn install --immutable`, `bun install`) before this step',
  desk: 'install the dependencies first: `npm ci` (without a lockfile `npm install`; or `pnpm install`, `yarn install`, `bun install`)',
};
const PIP: SetUp = {
  job: 'install what the manifest declares before this step (`python -m pip install -r requirements.txt`, `python -m pip install -e .`, `poetry install` or `uv sync`)',
  desk: 'install the dependencies first: `python -m pip install -r requirements.txt` (or `python -m pip install -e .`, `poetry install`, `uv sync`)',
};
const PYTHON = version('Python', 'actions/setup-python');
const NODE = version('Node', 'actions/setup-node');
const GO = version('Go', 'actions/setup-go');
const GO_MODULES = first('run `go mod download`', NETWORK_NEEDED);
const RUST = first('install the toolchain of CI with `rustup toolchain install`');
const CRATES = first('run `cargo fetch`', NETWORK_NEEDED);
const JAVA = version('Java', 'actions/setup-java');
const MAVEN = first('fetch it (`mvn dependency:go-offline`, `./gradlew dependencies`)', NETWORK_NEEDED);
const RUBY: SetUp = {
  job: 'use ruby/setup-ruby with `bundler-cache: true`, or run `bundle install` before this step',
  desk: 'install the dependencies first: `bundle install`',
};
const PHP: SetUp = {
  job: 'set the PHP version and extensions of CI with shivammathur/setup-php',
  desk: 'install the PHP version and extensions that the project asks for',
};
const COMPOSER = first('run `composer install`');
const DOTNET = version('.NET', 'actions/setup-dotnet');
const RESTORE = first('run `dotnet restore`');
const APT: SetUp = {
  job: 'install the package that holds it before this step (`sudo apt-get install -y …`)',
  desk: 'install the package of your system that holds it first',
};
const COMPILER: SetUp = {
  job: 'run `sudo apt-get install -y build-essential` before this step',
  desk: 'install a C compiler and make first (the package build-essential)',
};
const SUBMODULES: SetUp = {
  job: 'give actions/checkout the input `submodules: recursive`, or run what makes it before this step',
  desk: 'run `git submodule update --init --recursive`, or what makes it, first',
};
const SERVICE: SetUp = {
  job: 'start it in this job (`services:`, or a step before this one), and let `test-env` name its address',
  desk: 'start it first, and name its address in the environment',
};
const DOCKER: SetUp = {
  job: 'start Docker in this job; the sandbox hides its socket, and the input `sandbox: off` shows it',
  desk: 'start Docker first; the sandbox hides its socket, and `--sandbox off` shows it',
};
const NETWORK: SetUp = {
  job: 'fetch what needs the network before this step, or set the input `test-network: host`',
  desk: 'fetch what needs the network first, or let the tests reach it with `--test-network host`',
};
const PLAYWRIGHT = first('run `npx playwright install --with-deps`');
const PUPPETEER = first('run `npx puppeteer browsers install`');
const CYPRESS = first('run `npx cypress install`');
const CHROME = action('browser-actions/setup-chrome', 'a browser with its driver');
const DISPLAY: SetUp = {
  job: 'run the test command with `xvfb-run -a`',
  desk: 'run the test command with `xvfb-run -a`',
};
const VARIABLE: SetUp = { job: 'set it with the input `test-env`', desk: 'set it in the environment first' };
const OLD_TOOL: SetUp = {
  job: 'install the version that CI used with the setup action of the language',
  desk: 'install that version first',
};
const MADE = first('run what makes it');

/** What brings a program of this name; the first that fits counts. */
const PROGRAMS: readonly (readonly [program: RegExp, bring: SetUp])[] = [
  [/^(?:node|npm|npx|corepack)$/, action('actions/setup-node', 'Node')],
  [/^pnpm$/, action('pnpm/action-setup', 'pnpm')],
  [/^yarn(?:pkg)?$/, first('run `corepack enable`')],
  [/^bunx?$/, action('oven-sh/setup-bun', 'Bun')],
  [/^deno$/, action('denoland/setup-deno', 'Deno')],
  [/^(?:python[\d.]*|pip[\d.]*|pyenv)$/, action('actions/setup-python', 'Python')],
  [/^uvx?$/, action('astral-sh/setup-uv', 'uv')],
  [
    /^(?:pytest|py\.test|tox|nox|coverage|mypy|ruff|flake8|black|isort|pylint|pyright|nose2|behave|django-admin|hatch|pdm|poetry|pipenv)$/,
    first('run `python -m pip install $1`', ', or install what the project declares for its tests'),
  ],
  [/^(?:go|gofmt)$/, action('actions/setup-go', 'Go')],
  [/^gotestsum$/, first('run `go install gotest.tools/gotestsum@latest`')],
  [/^golangci-lint$/, action('golangci/golangci-lint-action', 'golangci-lint')],
  [/^(?:cargo|rustc|rustup|clippy|rustfmt)$/, RUST],
  [/^(?:cargo-)?nextest$/, action('taiki-e/install-action with `tool: nextest`', 'cargo-nextest')],
  [/^(?:java|javac|mvn|gradle|ant|kotlinc?|sbt)$/, action('actions/setup-java', '$1')],
  [/^(?:ruby|gem|bundler?|rake|rspec|rubocop|rails|cucumber)$/, RUBY],
  [/^(?:php|composer)$/, action('shivammathur/setup-php', '$1')],
  [/phpunit$|^(?:pest|phpstan|paratest|vendor\/bin\/.*)$/, COMPOSER],
  [/^dotnet$/, action('actions/setup-dotnet', 'the .NET SDK')],
  [/^(?:gcc|g\+\+|cc|c\+\+|clang(?:\+\+)?|make|ld)$/, COMPILER],
  [
    /^(?:cmake|ctest|ninja|meson|pkg-config|protoc|valgrind|bats|shellcheck|jq|psql|redis-server|redis-cli|mysql|xvfb-run)$/,
    APT,
  ],
  [/^(?:docker|docker-compose|podman)$/, DOCKER],
  [
    /^(?:vitest|jest|mocha|ava|tape|tap|jasmine|karma|cypress|playwright|wdio|tsc|tsx|ts-node|ts-mocha|c8|nyc|xo|eslint|prettier|standard|vite|webpack|rollup|esbuild|next|turbo|nx|lerna|cross-env|rimraf|run-[sp]|npm-run-all2?|biome|oxlint|uvu|borp|vue-cli-service|react-scripts|ng|babel|swc|tsup|tsd|concurrently|wireit|gulp|grunt)$/,
    NPM,
  ],
];

const NAME = String.raw`([\w.+@/-]+)`;
const QUOTED = String.raw`['"‘’\`]?([\w.+@/-]+)['"‘’\`]?`;
const PROGRAM = { what: 'the command $1', isTool: true } as const;

const OUTSIDE = 'install it outside of temporary folders, /run and the folders of other users';

/** The first sign that a line fits counts, so the ones that say more stand first. */
const MISSING_THINGS: readonly MissingThing[] = [
  // Our own note, which `oracle/test-oracle.ts` appends.
  {
    sign: /^\[agent-fix: the sandbox hides (.+)\]$/,
    what: 'the program $1, which can be started outside of the sandbox and not in it,',
    bring: {
      job: `set the input \`sandbox: off\`, or ${OUTSIDE}`,
      desk: `run with \`--sandbox off\`, or ${OUTSIDE}`,
    },
    isTool: true,
  },
  // Python modules and versions.
  {
    sign: /\bpython[\d.]*(?:\.exe)?: No module named ['"]?([\w.-]+?)['"]?(?:\.__main__)?(?:;.*)?$/i,
    what: 'the Python module $1',
    bring: PIP,
    isTool: true,
  },
  { sign: /\bNo module named ['"]?([\w.-]+)/, what: 'the Python module $1', bring: PIP },
  {
    sign: /\bDistributionNotFound: The '([\w.-]+)|\bPackageNotFoundError: (?:No package metadata was found for )?([\w.-]+)/,
    what: 'the Python package $1',
    bring: PIP,
  },
  { sign: /\bfixture '(\w+)' not found/, what: 'the pytest plug-in with the fixture $1', bring: PIP },
  {
    sign: /\berror: unrecognized arguments: (--?[\w-]+)/,
    what: 'the plug-in that knows the option $1',
    bring: PIP,
  },
  {
    sign: /\basync def functions are not natively supported/,
    what: 'a pytest plug-in for async tests',
    bring: PIP,
  },
  { sign: /\bError loading (\w+) module\b/, what: 'the Python module $1', bring: PIP },
  {
    sign: /\bInterpreterNotFound: ([\w.]+)|could not find python interpreter(?: with spec\(s\))?:? *([\w.]+)?/i,
    what: 'the Python interpreter $1',
    bring: PYTHON,
    isTool: true,
  },
  {
    sign: /\bPython interpreter ([\w.]+) not found|\bNo interpreter found for Python ([\w.]+)|\bInterpreter ([\w.]+) not found/i,
    what: 'the Python interpreter $1',
    bring: PYTHON,
    isTool: true,
  },
  {
    sign: /\b(?:pyenv|rbenv|nodenv|goenv): version [`'"]([\w.-]+)['"`] is not installed/,
    what: 'the version $1',
    bring: OLD_TOOL,
    isTool: true,
  },
  {
    sign: /\brequires a different Python: ([\d.]+)/,
    what: 'another Python than $1',
    bring: PYTHON,
    isTool: true,
  },
  {
    sign: /\bNo version is set for command ([\w.-]+)|\bvolta error: (?:Node|Could not find) ?(.*)/i,
    what: 'a version of $1',
    bring: OLD_TOOL,
    isTool: true,
  },

  {
    sign: /\b(?:satisfies the requirement|No matching distribution found for) ([\w.-]+)/,
    what: 'the Python package $1',
    bring: PIP,
    isTool: true,
  },
  { sign: /\bpython[\d.]*: can't open file ['"]?([^'":]+)/, what: 'the file $1', bring: SUBMODULES },

  // Packages and versions of JavaScript.
  {
    sign: /\bCannot find (?:module|package|dependency) ['"]((?:@[\w.-]+\/)?[^'"./][^'"]*)['"]/,
    what: 'the package $1',
    bring: NPM,
  },
  { sign: /\bCould not resolve ["']([^"'./][^"']*)["']/, what: 'the package $1', bring: NPM },
  { sign: /\bFailed to resolve import ["']([^"'./][^"']*)["']/, what: 'the package $1', bring: NPM },
  { sign: /\bCannot find type definition file for ['"]([^'"]+)['"]/, what: 'the types of $1', bring: NPM },
  {
    sign: /\bESLint couldn't find the (?:config|plugin) ["']([^"']+)["']|\bFailed to load (?:config|plugin) ["']([^"']+)["']/,
    what: 'the ESLint package $1',
    bring: NPM,
  },
  {
    sign: /\bPreset ([\w@/-]+) not found|\bTest environment ([\w@/-]+) cannot be found|\bModule ([\w@/-]+) in the \w+ option was not found/,
    what: 'the package $1',
    bring: NPM,
  },
  {
    sign: /\bnode_modules (?:is )?missing\b|\bCouldn't find the node_modules state file|\bRequired package missing from disk|\bdoesn't seem to be present in your lockfile/,
    what: 'the folder node_modules',
    bring: NPM,
    isTool: true,
  },
  {
    sign: /\bERR_PNPM_NO_(?:OFFLINE_TARBALL|OFFLINE_META)\b/,
    what: 'a package in the offline store',
    bring: NPM,
    isTool: true,
  },
  {
    sign: /\bcould not determine executable to run/,
    what: 'the program that npx runs',
    bring: NPM,
    isTool: true,
  },
  {
    sign: /\bCould not locate the bindings file|\bNODE_MODULE_VERSION \d+\. This version/,
    what: 'a native module built for this Node version',
    bring: NPM,
    isTool: true,
  },
  {
    sign: /\bThe engine ["']?(\w+)["']? is incompatible|\bUnsupported engine\b|\bERR_PNPM_UNSUPPORTED_ENGINE\b|\brequires (?:at least )?Node(?:\.js)? (?:version )?[v>=^~ ]*\d[\d.]*|\bYou are (?:running|using) Node(?:\.js)? v?[\d.]+/i,
    what: 'the Node version that the project asks for',
    bring: NODE,
    isTool: true,
  },
  {
    sign: /\bnode(?:\.exe)?: bad option: (\S+)|\bN\/A: version ["']([\w./-]+) /,
    what: 'the Node version that knows $1',
    bring: NODE,
    isTool: true,
  },
  {
    sign: /\bThis project('s package\.json|s? is configured to use)\b.*(?:yarn|pnpm|npm|packageManager)/,
    what: 'the package manager that the project names',
    bring: first('run `corepack enable`'),
    isTool: true,
  },

  {
    sign: /\bCannot find module ['"]\S*(node_modules\/[^'"]+)['"]|\bproject in \S+ doesn't seem to have been (installed)/,
    what: 'the folder node_modules',
    bring: NPM,
    isTool: true,
  },
  {
    sign: /\b[Mm]issing script: ["']?([\w:.-]+)/,
    what: 'the script $1 of package.json',
    bring: {
      job: 'check the working directory (`working-directory`)',
      desk: 'check the folder that the tests run in (`--repo`)',
    },
  },

  // Browsers and displays.
  {
    sign: /\bExecutable doesn't exist at .*?(chromium|firefox|webkit|chrome|msedge)/i,
    what: 'the browser $1 of Playwright',
    bring: PLAYWRIGHT,
    isTool: true,
  },
  {
    sign: /\bLooks like Playwright\b|\bplaywright install\b|\bHost system is missing dependencies to run browsers|\bChromium distribution ['"](\w+)['"] is not found/,
    what: 'a browser of Playwright',
    bring: PLAYWRIGHT,
    isTool: true,
  },
  {
    sign: /\bCould not find (?:expected browser \((\w+)\)|(Chrome|Chromium|Firefox|browser revision)\b)|\bbrowser was not found at the configured executablePath/,
    what: 'the browser of Puppeteer',
    bring: PUPPETEER,
    isTool: true,
  },
  {
    sign: /\bCypress binary is missing|\bNo version of Cypress is installed|\bcypress (?:executable|binary) (?:not found|is missing)/i,
    what: 'the program of Cypress',
    bring: CYPRESS,
    isTool: true,
  },
  {
    sign: /\bmissing the dependency: (Xvfb)|\bMissing X server or \$DISPLAY|\b[Cc]annot open display\b|\bno display name and no \$DISPLAY|\bcould not connect to display\b|\bCan't connect to X11\b/,
    what: 'a display',
    bring: DISPLAY,
    isTool: true,
  },
  {
    sign: /\b(?:cannot|unable to) find (?:a )?(?:matching )?(Chrome|Firefox|Edge|browser|binary)\b.*(?:binary|location|platform)?|\bNo binary for (\w+)(?: browser)?\b|\bUnable to (?:obtain|locate) (?:driver for |the )?(\w+)(?:driver)?\b.*\b(?:driver|selenium)|['"]?(chromedriver|geckodriver)['"]? (?:executable )?(?:needs to be in PATH|not found)|\bFailed to launch the browser process|\bUnable to find (?:a )?(?:chrome|browser)/i,
    what: 'a browser or its driver',
    bring: CHROME,
    isTool: true,
  },

  // Docker.
  {
    sign: /\b(?:Cannot|Can't) connect to the Docker daemon|\bdocker(?:\.raw)?\.sock\b.*(?:no such file|permission denied|ENOENT|EACCES|refused)|\b(?:ENOENT|EACCES)\b.*docker(?:\.raw)?\.sock|\bCould not find a (?:valid Docker environment|working container runtime)|\bError while fetching server API version|\bIs the docker daemon running|\bPrevious attempts to find a Docker environment failed|\bpermission denied while trying to connect to the docker/i,
    what: 'a Docker daemon',
    bring: DOCKER,
    isTool: true,
  },

  // Fetching of modules and tools.
  {
    sign: /\b(proxy\.golang\.org|sum\.golang\.org|golang\.org)\b.*(?:no such host|refused|timeout|unreachable|server misbehaving|EOF|reset|403|proxyconnect|temporary failure)/i,
    what: 'the Go module proxy $1',
    bring: GO_MODULES,
    isTool: true,
  },
  {
    sign: /: (module lookup disabled by GOPROXY=off)$/,
    what: 'a Go module ($1)',
    bring: GO_MODULES,
    isTool: true,
  },
  {
    sign: /\b(services\.gradle\.org|downloads\.gradle(?:-dn)?\.(?:org|com))\b|\bCould not install Gradle distribution|\bCould not find or load main class org\.gradle\.wrapper\.(\w+)/,
    what: 'the Gradle distribution of the wrapper',
    bring: {
      job: 'use gradle/actions/setup-gradle before this step, where the network can be reached',
      desk: 'run `./gradlew --version` once, where the network can be reached',
    },
    isTool: true,
  },
  {
    sign: /\bCould not find or load main class org\.apache\.maven\.wrapper\.(\w+)|\bmaven-wrapper\b.*(?:fail|error|not)/i,
    what: 'the Maven distribution of the wrapper',
    bring: MAVEN,
    isTool: true,
  },
  { sign: /\bdial tcp \S+: (i\/o timeout)/, what: 'the network ($1)', bring: NETWORK },

  // Services: known by the port where the line names it.
  {
    sign: /\bECONNREFUSED (?:\S*?:)(\d{2,5})\b|\bport (\d{2,5})\b.*(?:refused|failed)|\bdial tcp \S*?:(\d{2,5}): connect\w*: connection refused|(?:connect|connecting) to \S*?[: ](\d{2,5})\b.*(?:refused|failed)|:(\d{2,5})\b.*\b[Cc]onnection refused|[Cc]onnection refused.*?:(\d{2,5})\b|\bConnection to node \S+ \(\S+:(\d{2,5})\) could not|:(\d{2,5})\S* \[Errno (?:111|61)\]|\bServerSelectionTimeoutError: \S*?:(\d{2,5})/,
    what: 'a service at port $1',
    bring: SERVICE,
  },
  {
    sign: /\bCan't connect to (?:local )?(MySQL|MariaDB|PostgreSQL|Redis)\b/i,
    what: 'the service $1',
    bring: SERVICE,
  },
  {
    sign: /\b(PG::ConnectionBad|Mysql2::Error::ConnectionError|Redis::CannotConnectError|redis\.exceptions\.ConnectionError|NoBrokersAvailable|AMQPConnectionError|MongoServerSelectionError|Communications link failure|ECONNREFUSED)\b/,
    what: 'a service ($1)',
    bring: SERVICE,
  },
  { sign: /\b(Connection refused)\b|\bactively refused it\b/i, what: 'a service', bring: SERVICE },
  {
    sign: /\bNo such file or directory\b.*?([\w.]*\.s\.PGSQL\.\d+)|\bsocket ['"]([^'"]*(?:mysql|postgres|redis)[^'"]*)['"]/,
    what: 'the service at the socket $1',
    bring: SERVICE,
  },

  // The network.
  {
    sign: /\bgetaddrinfo (?:ENOTFOUND|EAI_AGAIN) ([\w.-]+)|\bCould not resolve host: ([\w.-]+)|\bUnknownHostException: ([\w.-]+)|\blookup ([\w.-]+)(?: on \S+)?: (?:no such host|server misbehaving|Temporary failure)|\bhost=['"]([\w.-]+)['"].*(?:Max retries|NameResolution|NewConnection)|\bunable to resolve host(?: address)? [‘'"]?([\w.-]+)|could not translate host name "([\w.-]+)"/,
    what: 'the network, or the host $1',
    bring: NETWORK,
  },
  {
    sign: /\b(Temporary failure in name resolution|Name or service not known|nodename nor servname provided|failed to lookup address information|Network is unreachable|ENETUNREACH|ENOTFOUND|EAI_AGAIN)\b/i,
    what: 'the network ($1)',
    bring: NETWORK,
  },

  // Go.
  {
    sign: /\brequires go *>?=? *(\d[\d.]*)|\bmodule requires Go ([\d.]+)|\binvalid go version '([\d.]+)'|\bdownload (go[\d.]+) for \S+: toolchain not available/,
    what: 'Go $1 or newer',
    bring: GO,
    isTool: true,
  },
  {
    sign: /-race requires cgo|-race is (?:only|not) supported|\bC compiler ["'](\S+)["'] not found/,
    what: 'a C compiler with cgo, for the race detector',
    bring: { job: `${COMPILER.job}, and set CGO_ENABLED=1`, desk: `${COMPILER.desk}, and set CGO_ENABLED=1` },
    isTool: true,
  },
  {
    sign: /\bno required module provides package ([\w./-]+)|\bcannot find package "([\w./-]+)"|\bcannot find module providing package ([\w./-]+)|\bmissing go\.sum entry for module providing package ([\w./-]+)|\bpackage ([\w./-]+) is not in (?:GOROOT|std)/,
    what: 'the Go package $1',
    bring: GO_MODULES,
  },
  { sign: /\breplacement directory (\S+) does not exist/, what: 'the folder $1', bring: SUBMODULES },

  { sign: /\bcannot find (GOROOT) directory/, what: 'the Go toolchain ($1)', bring: GO, isTool: true },
  { sign: /\bmissing (go\.sum entry)/, what: 'the $1', bring: GO_MODULES },

  // Rust.
  {
    sign: /\bcan't find crate for [`'](core|std|alloc)['`]/,
    what: 'the target of Rust with $1',
    bring: first('run `rustup target add …`'),
    isTool: true,
  },
  {
    sign: /\bcan't find crate for [`']([\w-]+)|\bno matching package named [`']([\w-]+)|\bfailed to get [`']([\w-]+)[`'] as a dependency/,
    what: 'the crate $1',
    bring: CRATES,
  },
  {
    sign: /^As a reminder, you're using offline mode \((--offline|--frozen)\)/,
    what: 'a crate (cargo looks for none with $1)',
    bring: CRATES,
    isTool: true,
  },
  {
    sign: /\bfailed to download (?:from )?[`']?([\w.:/-]+)|\b[Uu]nable to update registry [`']([\w.-]+)/,
    what: 'the crate $1',
    bring: CRATES,
    isTool: true,
  },
  {
    sign: /\brequires rustc ([\d.]+)|\brustc ([\d.]+) is not supported|\bfeature [`'](edition\d+)[`'] is required|\b(#!\[feature\]) may not be used|\buse of (unstable library feature)/,
    what: 'the Rust version that the code asks for ($1)',
    bring: RUST,
    isTool: true,
  },
  {
    sign: /\btoolchain ['"]([\w.-]+)['"] is not installed|\brustup could not choose a version of (\w+)|['"]([\w.-]+)['"] is not installed for the toolchain/,
    what: 'the Rust toolchain or component $1',
    bring: RUST,
    isTool: true,
  },
  {
    sign: /\bno such (?:sub)?command: [`']([\w-]+)[`']/,
    what: 'the command cargo $1',
    bring: first('install it', ' (`cargo install`)'),
    isTool: true,
  },
  { sign: /\blinker [`']([\w-]+)[`'] not found/, what: 'the linker $1', bring: COMPILER, isTool: true },
  {
    sign: /\bsystem library [`']([\w.+-]+)[`'] required by crate|\bCould not find directory of (\w+) installation|\bCould not find [`'](protoc)[`']/,
    what: 'the library $1',
    bring: APT,
    isTool: true,
  },

  { sign: /\bno override and no default (toolchain) set/, what: 'the Rust $1', bring: RUST, isTool: true },
  { sign: /\bfailed to load source for dependency [`']([\w-]+)/, what: 'the crate $1', bring: CRATES },

  // Java and its kin.
  {
    sign: /\b(JAVA_HOME)\b.*(?:is not set|is not defined|invalid directory|not correctly|no 'java' command)|\bUnable to locate a (Java Runtime)/,
    what: 'Java ($1)',
    bring: JAVA,
    isTool: true,
  },
  {
    sign: /\binvalid (?:target|source) release: ([\d.]+)|\brelease version ([\d.]+) not supported|\bUnsupported class file major version (\d+)|\b(UnsupportedClassVersionError)\b|\b(No compiler is provided)\b|\bmatching this tasks requirements: \{?languageVersion=(\d+)|\bNo (?:matching )?toolchains? found\b|\bCannot find matching toolchain/,
    what: 'the Java version that the build asks for ($1)',
    bring: JAVA,
    isTool: true,
  },
  {
    sign: /\bCould not find artifact ([\w.:-]+)|\bCould not transfer artifact ([\w.:-]+)|\bCould not find ([\w.-]+:[\w.-]+:[\w.-]+)\.|\bCould not resolve ([\w.-]+:[\w.-]+:[\w.-]+)/,
    what: 'the artifact $1',
    bring: MAVEN,
  },
  {
    sign: /\bPlugin ([\w.:-]+) or one of its dependencies could not be resolved|\bNon-resolvable parent POM for ([\w.:-]+)|\bPlugin \[id: ['"]([\w.-]+)['"].*was not found|\bCould not (?:GET|HEAD) ['"](\S+)['"]|\b(SDK location) not found|\bin offline mode and the artifact ([\w.:-]+)/i,
    what: 'the artifact $1',
    bring: MAVEN,
    isTool: true,
  },
  { sign: /\bpackage ([\w.]+) does not exist\b/, what: 'the Java package $1', bring: MAVEN },
  { sign: /\bUnable to access jarfile (\S+)/, what: 'the file $1', bring: MAVEN, isTool: true },

  {
    sign: /\bCould not resolve all (?:files|dependencies|artifacts) for configuration ['"]([\w:]+)/,
    what: 'the artifacts of $1',
    bring: MAVEN,
  },

  // Ruby.
  { sign: /\bcannot load such file -- ([\w/-]+)/, what: 'the Ruby file $1', bring: RUBY },
  {
    sign: /\bCould not find (?:gem )?['"]?([\w-]+?)(?:-\d[\w.]*)?['"]?(?:[ ,].*)? in (?:any of the|locally installed|rubygems|cached gems|the local)|\bcan't find gem ([\w-]+)|\bCould not find ['"]([\w-]+)['"] \(.*among \d+ total gem|\b(Bundler::GemNotFound)\b|\bCould not find ([\w-]+-\d[\w.]*)(?:,.*)? in .*gems/,
    what: 'the gem $1',
    bring: RUBY,
    isTool: true,
  },
  {
    sign: /\bRun [`']bundle install[`'] to install missing gems|\bThe following gems are missing|\bRun [`']bundle install[`']/,
    what: 'gems of the Gemfile',
    bring: RUBY,
    isTool: true,
  },
  {
    sign: /\bYour Ruby version is ([\d.]+), but/,
    what: 'another Ruby than $1',
    bring: version('Ruby', 'ruby/setup-ruby'),
    isTool: true,
  },
  {
    sign: /\bYou must use (Bundler \d+)|\bCould not find ['"](bundler)['"]/,
    what: '$1',
    bring: RUBY,
    isTool: true,
  },

  // PHP.
  {
    sign: /(?:\brequired?|\bopening|\binclude|Could not open input file:?|require_once)[^\n]*?(vendor\/[\w./-]+)|\b(project dependencies) using Composer|\bRun ["'`]?(composer install)|\bset up the project dependencies/,
    what: 'the file $1 that Composer makes',
    bring: COMPOSER,
    isTool: true,
  },
  {
    sign: /\b(?:requires?|require) (?:PHP extension |ext-)(\w+)|\bPHP extension ["']?([\w-]+)["']? (?:is missing|to be installed|is not)|\bmissing from your system\b.*\bext-(\w+)|\bCall to undefined function ((?:mb|curl|gd|image|simplexml|dom|intl|bc)_?\w*)\(|\bext-(\w+) (?:is missing|\*)/,
    what: 'the PHP extension $1',
    bring: PHP,
    isTool: true,
  },
  {
    sign: /\brequire(?:s|d)? (?:a )?(?:PHP version|php) ["'(]?([<>=^~|. \d]+)/i,
    what: 'PHP $1',
    bring: PHP,
    isTool: true,
  },

  { sign: /\b(could not find driver)\b/, what: 'a PDO driver of PHP', bring: PHP, isTool: true },

  // .NET.
  {
    sign: /\b(?:install or update (\.NET) to run|compatible (\.NET SDK) was not found|No (\.NET SDKs) were found|does not support targeting (\.NET [\d.]+)|find any compatible (framework version))|\b(NETSDK1(?:045|147|141))\b|\bThe framework ['"](Microsoft[\w.]+)['"].*was not found/,
    what: 'the .NET version that the project asks for ($1)',
    bring: DOTNET,
    isTool: true,
  },
  {
    sign: /\b(NU1301|NU1101|NU1100|NETSDK1004)\b|\b(project\.assets\.json)['"]? not found/,
    what: 'packages of NuGet ($1)',
    bring: RESTORE,
    isTool: true,
  },
  {
    sign: /\bThe SDK ['"]([\w.]+)['"] specified could not be found/,
    what: 'the SDK $1',
    bring: DOTNET,
    isTool: true,
  },

  // C, C++ and their builds.
  {
    sign: /\bfatal error: ['"]?([\w./+-]+)['"]?(?:: No such file or directory| file not found)/,
    what: 'the header $1',
    bring: APT,
  },
  {
    sign: /\bcannot find -l([\w.+-]+)|\blibrary not found for -l([\w.+-]+)|\bunable to find library -l([\w.+-]+)/,
    what: 'the library $1',
    bring: APT,
  },
  {
    sign: /\berror while loading shared libraries: ([\w.+-]+)|\b([\w.+-]+\.so[\w.]*): cannot open shared object file/,
    what: 'the library $1',
    bring: APT,
    isTool: true,
  },
  {
    sign: /\bCould NOT find (\w+)|\bconfiguration file provided by ["'](\w+)["']|\bNo package ['"]([\w.+-]+)['"] found|\bPackage ['"]?([\w.+-]+)['"]? was not found in the pkg-config|\bDependency ["']?([\w.+-]+)["']? not found|\bconfigure: error: (?:\S+ )?["']?([\w.+-]+)["']? (?:not found|is required|is missing)/,
    what: 'the library $1',
    bring: APT,
    isTool: true,
  },
  {
    sign: /\bNo CMAKE_(\w+)_COMPILER could be found|\bCMAKE_(\w+)_COMPILER not set|\bno acceptable (C) compiler found/,
    what: 'a compiler for $1',
    bring: COMPILER,
    isTool: true,
  },
  {
    sign: /\bbuild program corresponding to ["'](\w+)["']|\bCMake ([\d.]+) or higher is required/,
    what: 'CMake or its build program ($1)',
    bring: APT,
    isTool: true,
  },
  {
    sign: /\bgit submodule update\b|\b[Ss]ubmodules?\b.*\b(?:not (?:initialized|initialised|checked out|cloned|found|populated)|missing|empty)\b|\bsource directory\b.*?(\S*)\b does not contain a CMakeLists|^\s*\/?(\S+) does not contain a CMakeLists\.txt|\bThe source directory ["'](\S+)["'] does not (?:exist|appear)/,
    what: 'the content of a submodule',
    bring: SUBMODULES,
    isTool: true,
  },
  {
    sign: /\bdoes not contain a CMakeLists\.txt/,
    what: 'the content of a submodule',
    bring: SUBMODULES,
    isTool: true,
  },
  { sign: /\bNo rule to make target [`'"]([^'"`]+)/, what: 'the make target $1', bring: SUBMODULES },
  {
    sign: /\bNo targets specified and no (makefile) found/,
    what: 'the $1 (made by `./configure` or cmake)',
    bring: MADE,
    isTool: true,
  },
  {
    sign: /\bmake(?:\[\d+\])?: \*\*\* (\S+): No such file or directory/,
    what: 'the folder $1',
    bring: SUBMODULES,
    isTool: true,
  },

  {
    sign: /\bMakefile\S*:\d+: (\S+): No such file or directory|\bloading ['"](build\.ninja)['"]/,
    what: 'the file $1',
    bring: SUBMODULES,
  },

  // Variables of the environment.
  {
    sign: /\bKeyError: ['"]([A-Z][A-Z\d]*_[A-Z\d_]+)['"]|\bkey not found: ["']?:?([A-Z][A-Z\d]*_[A-Z\d_]+)|\bUndefined (?:array key|index|environment variable):? ["']?([A-Z][A-Z\d]*_[A-Z\d_]+)|\b([A-Z][A-Z\d]*_[A-Z\d_]+):? (?:unbound variable|parameter (?:null or )?not set)|\b(?:env(?:ironment)?(?: |_)var(?:iable)?s?|variable):?(?: not found| missing)?:? [`'"$]*([A-Z][A-Z\d_]{2,})|\b([A-Z][A-Z\d]*_[A-Z\d_]+)[`'"]? (?:env(?:ironment)? (?:var(?:iable)?) )?(?:is (?:not set|not defined|required|missing|undefined|unset|empty)|(?:was )?not (?:set|found|defined)|must be (?:set|defined)|missing|required)|\b[Mm]issing (?:required )?(?:env\w*(?: var\w*)?):? [`'"$]*([A-Z][A-Z\d_]{2,})|\b[Ss]et the ([A-Z][A-Z\d]*_[A-Z\d_]+) (?:environment )?variable|placeholder ['"]([\w.]+)['"] in value/,
    what: 'the variable $1',
    bring: VARIABLE,
  },

  { sign: /\b(NotPresent)\b/, what: 'a variable of the environment', bring: VARIABLE },

  // Programs, as shells and other programs say it.
  {
    sign: RegExp(String.raw`\b(?:pnpm|yarn|ERR_PNPM\w*|error)\b.*\bCommand ["']${NAME}["'] not found`),
    ...PROGRAM,
    bring: NPM,
  },
  { sign: RegExp(String.raw`\bCommand not found: ["']?${NAME}`, 'i'), ...PROGRAM },
  {
    sign: RegExp(
      String.raw`(?:^|[\s/])(?:da|ba|a|z|k)?sh: (?:(?:line )?\d+: )?(?:\w+: )?${NAME}: (?:command )?not found\s*$`,
    ),
    ...PROGRAM,
  },
  { sign: RegExp(String.raw`(?:^|[:\s])${NAME}: command not found\s*$`, 'i'), ...PROGRAM },
  { sign: RegExp(String.raw`(?:: |^)(?:line )?\d+: ${NAME}: not found\s*$`), ...PROGRAM },
  {
    sign: RegExp(
      String.raw`\b(?:line )?\d+: ${NAME}: (?:No such file or directory|Permission denied|cannot execute\b.*)\s*$`,
    ),
    ...PROGRAM,
  },
  {
    sign: RegExp(
      String.raw`\bg?make(?:\[\d+\])?: ${NAME}: (?:No such file or directory|Permission denied|not found)`,
      'i',
    ),
    ...PROGRAM,
  },
  {
    sign: RegExp(
      String.raw`\b(?:env|xargs|nice|nohup|stdbuf|setsid): ${QUOTED}: (?:No such file or directory|Permission denied)`,
    ),
    ...PROGRAM,
  },
  {
    sign: RegExp(
      String.raw`\bfailed to run command ${QUOTED}: (?:No such file or directory|Permission denied)`,
    ),
    ...PROGRAM,
  },
  { sign: RegExp(String.raw`\bspawn(?:Sync)? ${NAME} (?:ENOENT|EACCES)\b`), ...PROGRAM },
  { sign: RegExp(String.raw`\b[Ff]ailed to spawn: ${QUOTED}`), ...PROGRAM },
  { sign: RegExp(String.raw`\bexec: "${NAME}": (?:executable file not found|stat|permission)`), ...PROGRAM },
  { sign: RegExp(String.raw`\b[Ee]xecutable (?:file )?${QUOTED} (?:file )?not found`), ...PROGRAM },
  { sign: RegExp(String.raw`\bCannot run program ["']${NAME}["']`), ...PROGRAM },
  {
    sign: RegExp(String.raw`\bthe command ["']?${NAME}["']? (?:could not be|was not|not) found`, 'i'),
    ...PROGRAM,
  },
  { sign: RegExp(String.raw`\btrying to start process ['"]${NAME}['"]`), ...PROGRAM },
  { sign: RegExp(String.raw`\bScript not found "${NAME}"|\bUnknown command:? ["']?${NAME}`), ...PROGRAM },
  {
    sign: RegExp(String.raw`(?:^|[:\s])${NAME}: (?:bad interpreter|cannot execute: required file not found)`),
    ...PROGRAM,
  },
  {
    sign: /\bprogram not found\b|\bis not recognized as an internal or external command/,
    what: 'a program',
    bring: first('install it'),
    isTool: true,
  },
  {
    sign: /\b(?:FileNotFoundError|ENOENT)\b.*?[Nn]o such file or directory\b[^'"]*['"]([^'"]+)['"]/,
    what: 'the file or program $1',
    bring: first('make or install it'),
  },
];

/** Something that the tests needed and did not find: a package, a program, a version, a service, a variable. */
export interface Missing {
  /** Equal when the same thing is missing. */
  readonly name: string;
  /** For people: `the Python module numpy`. */
  readonly what: string;
  /** For people: what brings it, in a job of GitHub. */
  readonly bring: string;
  /** The same for somebody who runs agent-fix by hand. */
  readonly bringAtDesk: string;
  /** The line that says so. */
  readonly line: string;
  /** See `MissingThing`. */
  readonly isTool: boolean;
}

/** Lines without any of these words fit no sign, so that long outputs are read fast. */
const MAY_TELL =
  /not found|no such|sandbox|not in|composer|distribution|notpresent|timeout|loading|needs|version|browser|cannot|can't|couldn't|could not|missing|refused|requires?|unable|not? (?:installed|set|match|module|rule|targets|package|interpreter|version|binary|display|acceptable|compiler|display|natively)|failed|error|enoent|econnrefused|docker|denied|invalid|unsupported|install|unbound|doesn't|does not|unknown|bad |not (?:supported|recognized|defined|contain)|NU1|NETSDK|gradle|golang\.org|node_modules|corepack|packageManager|submodule|\.so|\$DISPLAY|incompatible|java|disabled|offline/i;

/** npm and yarn warn of a version that they do not want, and go on. */
const IS_WARNING = /^(?:npm (?:warn|notice)|warning)\s/i;

const SCANNED_LINES = 20_000;
const SCANNED_LINE_CHARS = 500;

/** Everything that a text reports as missing, in its order, each once. */
export function missingPieces(text: string): readonly Missing[] {
  const found = new Map<string, Missing>();
  for (const raw of stripAnsi(text).split('\n', SCANNED_LINES)) {
    const line = raw.slice(0, SCANNED_LINE_CHARS).trim();
    if (!MAY_TELL.test(line) || IS_WARNING.test(line)) continue;
    for (const { sign, what, bring, isTool = false } of MISSING_THINGS) {
      const [match, ...groups] = sign.exec(line) ?? [];
      if (match === undefined) continue;
      const name = groups.find((group) => group !== undefined) ?? '';
      const fill = (words: string): string =>
        words
          .replaceAll('$1', () => name)
          .replace(' ()', '')
          .trimEnd();
      const shown = fill(what);
      const { job, desk } = bring ?? bringProgram(name);
      if (!found.has(shown))
        found.set(shown, {
          name: name === '' ? shown : name,
          what: shown,
          bring: fill(job),
          bringAtDesk: fill(desk),
          line,
          isTool,
        });
      break;
    }
  }
  return [...found.values()];
}

function bringProgram(path: string): SetUp {
  const program = path.startsWith('vendor/') ? path : path.slice(path.lastIndexOf('/') + 1);
  const known = PROGRAMS.find(([pattern]) => pattern.test(program))?.[1];
  if (known !== undefined) {
    const fill = (words: string): string => words.replaceAll('$1', () => program);
    return { job: fill(known.job), desk: fill(known.desk) };
  }
  if (path.includes('node_modules')) return NPM;
  return path.includes('/')
    ? first(`make ${path}`, ', and let it be executed (`chmod +x`)')
    : first('install $1');
}

function first(what: string, where = ''): SetUp {
  return { job: `${what} before this step${where}`, desk: `${what} first${where}` };
}

/** An action that installs something, and what that is. */
function action(use: string, tool: string): SetUp {
  return { job: `use ${use} before this step`, desk: `install ${tool} first` };
}

/** A version that an action sets. */
function version(language: string, use: string): SetUp {
  return {
    job: `set the ${language} version of CI with ${use}`,
    desk: `switch to the ${language} version that the project asks for`,
  };
}
