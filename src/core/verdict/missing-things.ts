import * as z from 'zod';
import { readJson } from '../json.ts';
import { stripAnsi } from '../text.ts';

/** How a program, an interpreter, a compiler or a service says in one line that something it needs is not there. */
interface MissingThing {
  /** Its first group, where it has one, is the name. */
  readonly sign: RegExp;
  /** For people; $1 stands for the name. */
  readonly what: string;
  /** null: what brings the program of this name. */
  readonly bring: SetUp | null;
  readonly kind: MissingKind | null;
}

/**
 * The absence of a tool is never a fault of the repository's code, so it counts without a log of CI to compare with. Of anything else
 * a bug can be the cause: a server that no longer starts, or a module that was renamed, unless a manifest declares that module.
 */
const MISSING_KINDS = ['tool', 'module'] as const;
type MissingKind = (typeof MISSING_KINDS)[number];

/** What brings a missing thing, for people: in a job of GitHub, and at the desk of somebody who runs agent-fix by hand. */
interface SetUp {
  readonly job: string;
  readonly desk: string;
}

const NETWORK_NEEDED = ', where the network can be reached';

/** What brings a missing thing; $1 stands for the name. */
const BRINGS = {
  npm: {
    job: 'run `npm ci` (`pnpm install --frozen-lockfile`, `yarn install --immutable`, `bun install`) before this step',
    desk: 'install the dependencies first: `npm ci` (without a lockfile `npm install`; or `pnpm install`, `yarn install`, `bun install`)',
  },
  pip: {
    job: 'install what the manifest declares before this step (`python -m pip install -r requirements.txt`, `python -m pip install -e .`, `poetry install` or `uv sync`)',
    desk: 'install the dependencies first: `python -m pip install -r requirements.txt` (or `python -m pip install -e .`, `poetry install`, `uv sync`)',
  },
  python: version('Python', 'actions/setup-python'),
  node: version('Node', 'actions/setup-node'),
  go: version('Go', 'actions/setup-go'),
  goModules: first('run `go mod download`', NETWORK_NEEDED),
  rust: first('install the toolchain of CI with `rustup toolchain install`'),
  crates: first('run `cargo fetch`', NETWORK_NEEDED),
  java: version('Java', 'actions/setup-java'),
  maven: first('fetch it (`mvn dependency:go-offline`, `./gradlew dependencies`)', NETWORK_NEEDED),
  ruby: {
    job: 'use ruby/setup-ruby with `bundler-cache: true`, or run `bundle install` before this step',
    desk: 'install the dependencies first: `bundle install`',
  },
  php: {
    job: 'set the PHP version and extensions of CI with shivammathur/setup-php',
    desk: 'install the PHP version and extensions that the project asks for',
  },
  composer: first('run `composer install`'),
  dotnet: version('.NET', 'actions/setup-dotnet'),
  restore: first('run `dotnet restore`'),
  apt: {
    job: 'install the package that holds it before this step (`sudo apt-get install -y …`)',
    desk: 'install the package of your system that holds it first',
  },
  compiler: {
    job: 'run `sudo apt-get install -y build-essential` before this step',
    desk: 'install a C compiler and make first (the package build-essential)',
  },
  submodules: {
    job: 'give actions/checkout the input `submodules: recursive`, or run what makes it before this step',
    desk: 'run `git submodule update --init --recursive`, or what makes it, first',
  },
  service: {
    job: 'start it in this job (`services:`, or a step before this one), and let `test-env` name its address',
    desk: 'start it first, and name its address in the environment',
  },
  docker: {
    job: 'start Docker in this job; the sandbox hides its socket, and the input `sandbox: off` shows it',
    desk: 'start Docker first; the sandbox hides its socket, and `--sandbox off` shows it',
  },
  network: {
    job: 'fetch what needs the network before this step, or set the input `test-network: host`',
    desk: 'fetch what needs the network first, or let the tests reach it with `--test-network host`',
  },
  playwright: first('run `npx playwright install --with-deps`'),
  puppeteer: first('run `npx puppeteer browsers install`'),
  cypress: first('run `npx cypress install`'),
  chrome: action('browser-actions/setup-chrome', 'a browser with its driver'),
  display: alikeInBoth('run the test command with `xvfb-run -a`'),
  variable: { job: 'set it with the input `test-env`', desk: 'set it in the environment first' },
  version: {
    job: 'install the version that CI used with the setup action of the language',
    desk: 'install that version first',
  },
  build: first('run what makes it'),
  mix: first('run `mix local.hex --force && mix local.rebar --force && mix deps.get`', NETWORK_NEEDED),
  swift: version('Swift', 'swift-actions/setup-swift'),
  declared: first('install what the project declares'),

  deno: first('run `deno install`'),
  database: {
    job: 'create and migrate it before this step (`bin/rails db:prepare`, `php artisan migrate`, `mix ecto.setup`)',
    desk: 'create and migrate it first (`bin/rails db:prepare`, `php artisan migrate`, `mix ecto.setup`)',
  },
  token: {
    job: 'give git a token that may read it before this step (`git config --global url."https://x-access-token:…@github.com/".insteadOf https://github.com/`)',
    desk: 'let git read it without asking (a credential helper or SSH) first',
  },
  android: action('android-actions/setup-android', 'the Android SDK'),
  dotnetTools: first('run `dotnet tool restore`'),
  terraform: first('run `terraform init`', NETWORK_NEEDED),
  identity: first('run `git config --global user.name …` and `git config --global user.email …`'),
  ownership: first('run `git config --global --add safe.directory "$PWD"`'),
  watchers: first('run `sudo sysctl fs.inotify.max_user_watches=524288`'),
  corepack: first('run `corepack enable`'),
  sandbox: {
    job: 'set the input `sandbox: off`, or install it outside of temporary folders, /run and the folders of other users',
    desk: 'run with `--sandbox off`, or install it outside of temporary folders, /run and the folders of other users',
  },
  folder: {
    job: 'check the test command and its folder (`test-command`, `working-directory`)',
    desk: 'check the test command and the folder that it runs in (`--test`, `--repo`)',
  },
  gradle: {
    job: 'use gradle/actions/setup-gradle before this step, where the network can be reached',
    desk: 'run `./gradlew --version` once, where the network can be reached',
  },
  cgo: first('run `sudo apt-get install -y build-essential`', ', and set CGO_ENABLED=1'),
  target: first('run `rustup target add …`'),
  cargoTool: first('install it', ' (`cargo install`)'),
  rubyVersion: version('Ruby', 'ruby/setup-ruby'),
  qt: alikeInBoth(
    'run the test command with `xvfb-run -a`, or set QT_QPA_PLATFORM=offscreen in its environment',
  ),
  disk: first('free some'),
  install: first('install it'),
  make: first('make or install it'),
  lfs: { job: 'give actions/checkout the input `lfs: true`', desk: 'run `git lfs pull` first' },
  history: {
    job: 'give actions/checkout the input `fetch-depth: 0`',
    desk: 'run `git fetch --tags --unshallow` first',
  },
  certificate: first(
    'install it',
    ' (`sudo update-ca-certificates`), or let NODE_EXTRA_CA_CERTS, SSL_CERT_FILE or REQUESTS_CA_BUNDLE name its file',
  ),
  locale: first('run `sudo locale-gen …`', ', or set LC_ALL'),
  timeZones: first('install the package tzdata'),
  root: {
    job: 'do what needs root before this step, or set the input `sandbox: off`',
    desk: 'do what needs root first, or run with `--sandbox off`',
  },
  device: {
    job: 'run the job on a runner that has it; the sandbox hides devices, and the input `sandbox: off` shows them',
    desk: 'the sandbox hides devices, and `--sandbox off` shows them',
  },
};
const BRING_OF: ReadonlyMap<string, SetUp> = new Map(Object.entries(BRINGS));

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
  [/^(?:cargo|rustc|rustup|clippy|rustfmt)$/, BRINGS.rust],
  [/^(?:cargo-)?nextest$/, action('taiki-e/install-action with `tool: nextest`', 'cargo-nextest')],
  [/^(?:java|javac|mvn|gradle|ant|kotlinc?|sbt)$/, action('actions/setup-java', '$1')],
  [/^(?:ruby|gem|bundler?|rake|rspec|rubocop|rails|cucumber)$/, BRINGS.ruby],
  [/^(?:php|composer)$/, action('shivammathur/setup-php', '$1')],
  [/phpunit$|^(?:pest|phpstan|paratest|vendor\/bin\/.*)$/, BRINGS.composer],
  [/^dotnet$/, action('actions/setup-dotnet', 'the .NET SDK')],
  [/^(?:gcc|g\+\+|cc|c\+\+|clang(?:\+\+)?|make|ld)$/, BRINGS.compiler],
  [
    /^(?:cmake|ctest|ninja|meson|pkg-config|protoc|valgrind|bats|shellcheck|jq|psql|redis-server|redis-cli|mysql|xvfb-run)$/,
    BRINGS.apt,
  ],
  [/^(?:docker|docker-compose|podman)$/, BRINGS.docker],
  [
    /^(?:vitest|jest|mocha|ava|tape|tap|jasmine|karma|cypress|playwright|wdio|tsc|tsx|ts-node|ts-mocha|c8|nyc|xo|eslint|prettier|standard|vite|webpack|rollup|esbuild|next|turbo|nx|lerna|cross-env|rimraf|run-[sp]|npm-run-all2?|biome|oxlint|uvu|borp|vue-cli-service|react-scripts|ng|babel|swc|tsup|tsd|concurrently|wireit|gulp|grunt)$/,
    BRINGS.npm,
  ],
];

const NAME = String.raw`([\w.+@/-]+)`;
const QUOTED = String.raw`['"‘’\`]?([\w.+@/-]+)['"‘’\`]?`;

/**
 * One line a sign: what brings the thing (a key of `BRINGS`; `program`: what brings the program of this name) and its kind, what is
 * missing, and the sign. The first sign that a line of output fits counts, so the ones that say more stand first.
 */
const MISSING_THINGS: readonly MissingThing[] = String.raw`
  # Our own notes, which oracle/test-oracle.ts appends.
  sandbox tool | the program $1, which can be started outside of the sandbox and not in it, | ^\[agent-fix: the sandbox hides (.+)\]$
  npm tool | the declared package $1 | ^\[agent-fix: (?:\S*/)?package\.json declares (\S+), which is not installed\]$
  ruby tool | the declared gem $1 | ^\[agent-fix: (?:\S*/)?Gemfile declares (\S+), which is not installed\]$
  pip tool | the declared package $1 | ^\[agent-fix: \S+ declares (\S+), which is not installed\]$
  # Python modules and versions.
  pip tool i | the Python module $1 | \bpython[\d.]*(?:\.exe)?: No module named ['"]?([\w.-]+?)['"]?(?:\.__main__)?(?:;.*)?$
  python | a Python with the module $1 | \bNo module named ['"]?(tomllib|graphlib|zoneinfo|_ctypes|_ssl|_sqlite3|_bz2|_lzma|_curses|_tkinter)\b
  pip module | the Python module $1 | \bNo module named ['"]?([\w.-]+)
  pip module | the Python package $1 | \bDistributionNotFound: The '([\w.-]+)|\bPackageNotFoundError: (?:No package metadata was found for )?([\w.-]+)
  pip | the pytest plug-in with the fixture $1 | \bfixture '(\w+)' not found
  pip | the plug-in that knows the option $1 | \berror: unrecognized arguments: (--?[\w-]+)
  pip | a pytest plug-in for async tests | \basync def functions are not natively supported
  pip module | the Python module $1 | \bError loading (\w+) module\b
  python tool i | the Python interpreter $1 | \bInterpreterNotFound: ([\w.]+)|could not find python interpreter(?: with spec\(s\)| matching any of the specs)?:? *([\w.]+)?|\bPython interpreter ([\w.]+) not found|\bNo interpreter found for Python ([<>=~!]*[\w.]+)|\bInterpreter ([\w.]+) not found
  version tool | the version $1 | \b(?:pyenv|rbenv|nodenv|goenv): version [\`'"]([\w.-]+)['"\`] is not installed
  python tool | another Python than $1 | \brequires a different Python: ([\d.]+)|\bcurrently activated Python version ([\d.]+) is not supported
  version tool i | a version of $1 | \bNo version is set for command ([\w.-]+)|\bvolta error: (?:Node|Could not find) ?(.*)
  pip tool | the Python package $1 | \b(?:satisfies the requirement|No matching distribution found for) ([\w.-]+)|\bBecause ([\w.-]+) was not found in the cache\b
  submodules | the file $1 | \bpython[\d.]*: can't open file ['"]?([^'":]+)
  pip tool | the pytest that the project asks for ($1) | \brequires pytest-([\d.]+), actual pytest
  pip tool | the pytest plug-ins $1 | ^ERROR: Missing required plugins: (.+)
  pip tool | a virtual environment | \bCouldn't find a virtualenv or conda environment
  pip tool | the built extension $1 | \bC extension: ([\w.]+) not built|\bshould not try to import (numpy|scipy|pandas) from\b
  # Packages and versions of JavaScript.
  build tool | the client that \`npx prisma generate\` makes | @prisma/client did not initialize yet|\bCannot find module ['"]\.prisma/client
  npm module | the package $1 | \b(?:Cannot find (?:module|package|dependency)|Could not resolve|Failed to resolve import|TS6053: File) ["']((?:@[\w.-]+/)?[^"'./][^"']*)["']
  npm | the types of $1 | \bCannot find type definition file for ['"]([^'"]+)['"]
  npm | the ESLint package $1 | \bESLint couldn't find the (?:config|plugin) ["']([^"']+)["']|\bFailed to load (?:config|plugin) ["']([^"']+)["']
  npm module | the package $1 | \bPreset ([\w@/-]+) not found|\bTest environment ([\w@/-]+) cannot be found|\bModule ([\w@/-]+) in the \w+ option was not found|^Module name: ([\w@/-]+)$|\bCould not load reporter ["']([\w@/-]+)|\bNo provider for ["']framework:(\w+)
  npm tool | the folder node_modules | \bnode_modules (?:is )?missing\b|\bCouldn't find the node_modules state file|\bRequired package missing from disk|\bdoesn't seem to be present in your lockfile|\bERR_PNPM_VERIFY_DEPS_BEFORE_RUN\b
  npm tool | a package in the offline store | \bERR_PNPM_NO_(?:OFFLINE_TARBALL|OFFLINE_META)\b
  npm tool | the program that npx runs | \bcould not determine executable to run
  npm tool | a native module built for this Node version | \bCould not locate the bindings file|\bNODE_MODULE_VERSION \d+\. This version|\bwas compiled against a different Node\.js version
  npm tool | a native module ($1) | \bMissing binding \S*?([\w.-]+\.node)|\binstalled (esbuild) for another platform|\bThe package ["'](@esbuild/[\w-]+)["'] could not be found|\bFailed to load (SWC) binary|\b(Electron) failed to install correctly|\bcould not locate the (Query Engine) for
  deno tool | the package $1 | \bCould not find ["']([\w@/-]+)["'] in a node_modules folder
  node tool | a $1 | \bCould not find a (JavaScript runtime)\b
  build | the file $1 | \bCannot find module ['"]\S*?/((?:dist|build|out|generated)/[^'"]+)['"]|\bcan't find \S+ in \S*?(public/\S*manifest\.json)|\bmanifest not found at:? \S*?(public/\S*manifest\.json)
  build | the built package $1 | \bFailed to resolve entry for package ["']([\w@/-]+)["']
  npm | a native module ($1) | \bCannot find module ['"]?\S*?([\w.-]+\.node|[\w-]+-(?:linux|darwin|win32)-(?:x64|arm64)[\w-]*)\b|\bSomething went wrong installing the ["'](sharp)
  node tool i | the Node version that the project asks for | \bThe engine ["']?(\w+)["']? is incompatible|\bUnsupported engine\b|\bERR_PNPM_UNSUPPORTED_ENGINE\b|\brequires (?:at least )?Node(?:\.js)? (?:version )?[v>=^~ ]*\d[\d.]*|\bYou are (?:running|using) Node(?:\.js)? v?[\d.]+
  node tool | the Node version that knows $1 | \bnode(?:\.exe)?: bad option: (\S+)
  node tool | the Node version $1 | \bN/A: version ["']([\w./-]+)
  corepack tool | the package manager that the project names | \bThis project('s package\.json|s? is configured to use)\b.*(?:yarn|pnpm|npm|packageManager)
  npm tool | the folder node_modules | \bCannot find module ['"]\S*(node_modules/[^'"]+)['"]|\bproject in \S+ doesn't seem to have been (installed)
  folder tool | the script $1 of package.json | \b[Mm]issing script: ["']?([\w:.-]+)
  folder tool | the file $1 | ^npm (?:error|ERR!) enoent Could not read (package\.json)
  folder tool | the command $1 | ^(go [\w-]+): unknown command$
  folder tool | the $1 | ^go: cannot find (main module)|\bcould not find [\`'](Cargo\.toml)[\`'] in |\bthere is no (POM) in this directory|^Could not locate (Gemfile)\b|^No (Rakefile) found
  folder | the $1 | ^ERROR: file or directory not found: (\S+)
  # Browsers and displays.
  playwright tool i | the browser $1 of Playwright | \bExecutable doesn't exist at .*?(chromium|firefox|webkit|chrome|msedge)
  playwright tool | a browser of Playwright | \bLooks like Playwright\b|\bplaywright install\b|\bHost system is missing dependencies to run browsers|\bChromium distribution ['"](\w+)['"] is not found
  puppeteer tool | the browser of Puppeteer | \bCould not find (?:expected browser \((\w+)\)|(Chrome|Chromium|Firefox|browser revision)\b)|\bbrowser was not found at the configured executablePath
  cypress tool i | the program of Cypress | \bCypress binary is missing|\bNo version of Cypress is installed|\bcypress (?:executable|binary) (?:not found|is missing)
  display tool | a display | \bmissing the dependency: (Xvfb)|\bMissing X server or \$DISPLAY|\b[Cc]annot open display\b|\bXvfb failed to start|\bno display name and no \$DISPLAY|\bcould not connect to display\b|\bCan't connect to X11\b
  chrome tool i | a browser or its driver | \b(?:cannot|unable to) find (?:a )?(?:matching )?(Chrome|Firefox|Edge|browser|binary)\b.*(?:binary|location|platform)?|\bNo binary for (\w+)(?: browser)?\b|\bUnable to obtain driver for (\w+)|\b(Chromium) revision is not downloaded|\bUnable to (?:obtain|locate) (?:driver for |the )?(\w+)(?:driver)?\b.*\b(?:driver|selenium)|['"]?(chromedriver|geckodriver)['"]? (?:executable )?(?:needs to be in PATH|not found)|\bFailed to launch the browser proc|\bUnable to find (?:a )?(?:chrome|browser)|\bThis version of (\w+Driver) only supports|\bCould not find an executable for the (browser)
  # Docker.
  docker tool i | a Docker daemon | \b(?:Cannot|Can't) connect to the Docker daemon|\bdocker(?:\.raw)?\.sock\b.*(?:no such file|permission denied|ENOENT|EACCES|refused)|\b(?:ENOENT|EACCES)\b.*docker(?:\.raw)?\.sock|\bCould not find a (?:valid Docker environment|working container runtime)|\bError while fetching server API version|\bIs the docker daemon running|\brootless Docker not found|\bPrevious attempts to find a Docker environment failed|\bpermission denied while trying to connect to the docker
  # Fetching of modules and tools.
  token tool | the right to read $1 | \bcould not read (?:Username|Password) for ['"](https?://[^'"]+)['"]
  goModules tool i | the Go module proxy $1 | \b(proxy\.golang\.org|sum\.golang\.org|golang\.org)\b.*(?:no such host|refused|timeout|unreachable|server misbehaving|EOF|reset|403|proxyconnect|temporary failure)
  goModules tool | a Go module ($1) | : (module lookup disabled by GOPROXY=off)$
  gradle tool | the Gradle distribution of the wrapper | \b(services\.gradle\.org|downloads\.gradle(?:-dn)?\.(?:org|com))\b|\bCould not install Gradle distribution|\bCould not find or load main class org\.gradle\.wrapper\.(\w+)
  maven tool i | the Maven distribution of the wrapper | \bCould not find or load main class org\.apache\.maven\.wrapper\.(\w+)|\bmaven-wrapper\b.*(?:fail|error|not)
  network | the network ($1) | \bdial tcp \S+: (i/o timeout)
  # Services: known by the port where the line names it.
  network tool | the registry of npm ($1) | ^(?:\[WebServer\] )?npm (?:error|ERR!) (?:code )?(?:.*\b)?(ENOTCACHED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET)\b
  service | a service at port $1 | \bECONNREFUSED (?:\S*?:)(\d{2,5})\b|\bport (\d{2,5})\b.*(?:refused|failed)|\bdial tcp \S*?:(\d{2,5}): connect\w*: connection refused|(?:connect|connecting) to \S*?[: ](\d{2,5})\b.*(?:refused|failed)|:(\d{4,5}|80|443)\b.*\b[Cc]onnection refused|[Cc]onnection refused.*?:(\d{4,5}|80|443)\b|\bConnection to node \S+ \(\S+:(\d{2,5})\) could not|:(\d{2,5})\S* \[Errno (?:111|61)\]|\bServerSelectionTimeoutError: \S*?:(\d{2,5})|\bendpoint URL: ['\"]?https?://[\w.-]+:(\d{2,5})
  service i | the service $1 | \bCan't connect to (?:local )?(MySQL|MariaDB|PostgreSQL|Redis)\b
  service | a service ($1) | \b(PG::ConnectionBad|Mysql2::Error::ConnectionError|Redis::CannotConnectError|redis\.exceptions\.ConnectionError|NoBrokersAvailable|AMQPConnectionError|MongoServerSelectionError|Communications link failure|ECONNREFUSED)\b
  service i | a service | \b(Connection refused)\b|\bactively refused it\b
  service | the service at the socket $1 | \bNo such file or directory\b.*?([\w.]*\.s\.PGSQL\.\d+)|\bsocket ['"]([^'"]*(?:mysql|postgres|redis)[^'"]*)['"]
  # The network.
  network | the network, or the host $1 | \bgetaddrinfo (?:ENOTFOUND|EAI_AGAIN) ([\w.-]+)|\bCould not resolve host: ([\w.-]+)|\bUnknownHostException: ([\w.-]+)|\blookup ([\w.-]+)(?: on \S+)?: (?:no such host|server misbehaving|Temporary failure)|\bhost=['"]([\w.-]+)['"].*(?:Max retries|NameResolution|NewConnection)|\bunable to resolve host(?: address)? [‘'"]?([\w.-]+)|could not translate host name "([\w.-]+)"
  network i | the network ($1) | \b(Temporary failure in name resolution|Name or service not known|nodename nor servname provided|failed to lookup address information|Network is unreachable|ENETUNREACH|ENOTFOUND|EAI_AGAIN)\b
  network | the module $1 | \bModule not found ["'](https?://[^"']+)|\bFailed to clone repository (\S+?):?$|\bcouldn't connect to ['"](https?://[\w./-]+)['"] to load
  network | what is fetched from $1 | \b[Cc]ould(?: not|n't) download ["']https?://([^"'/]+)|\bImport ['"]https?://([^'"/]+)[^'"]*['"] failed
  network | what is fetched ($1) | \bCouldn't download (compiler version)|\bcannot find the requested files in the (local cache)
  network tool | data that NLTK loads | \bPlease use the NLTK Downloader
  database | the database $1 | \bActiveRecord::NoDatabaseError\b.*?: ([\w-]+)\.|\bUnknown database ['"]([\w-]+)|\bdatabase "([\w-]+)" does not exist|\bThe database for ([\w.]+) couldn't be created
  database | tables of the database | \bMigrations are pending\b|\bActiveRecord::PendingMigrationError\b
  variable | credentials of a cloud ($1) | \b(Unable to locate credentials|You must specify a region|[Dd]efault credentials were not found|Could not load credentials from any providers|CredentialsProviderError)\b
  # Go.
  build | the files $1 | \bpattern (\S+): no matching files found
  goModules | $1 | ^go: (updates to go\.mod) needed|^go: (inconsistent vendoring)
  go tool | Go $1 or newer | \brequires go *>?=? *(\d[\d.]*)|\bmodule requires Go ([\d.]+)|\binvalid go version '([\d.]+)'|\bdownload (go[\d.]+) for \S+: toolchain not available
  cgo tool | a C compiler with cgo, for the race detector | -race requires cgo|-race is (?:only|not) supported|\bC compiler ["'](\S+)["'] not found
  goModules | the Go package $1 | \bno required module provides package ([\w./-]+)|\bcannot find package "([\w./-]+)"|\bcannot find module providing package ([\w./-]+)|\bmissing go\.sum entry for module providing package ([\w./-]+)|\bpackage ([\w./-]+) is not in (?:GOROOT|std)
  submodules | the folder $1 | \breplacement directory (\S+) does not exist
  go tool | the Go toolchain ($1) | \bcannot find (GOROOT) directory
  goModules | the $1 | \bmissing (go\.sum entry)
  submodules | the module $1 | \bcannot load module (\S+) listed in go\.work
  program | the command $1 | \bfork/exec \S*?([\w.-]+): no such file or directory|\bcould not execute \w+ [\`'](?:\S*/)?([\w.-]+) .*\(never executed\)
  # Rust.
  target tool | the target of Rust with $1 | \bcan't find crate for [\`'](core|std|alloc)['\`]
  crates | the crate $1 | \bcan't find crate for [\`']([\w-]+)|\bno matching package named [\`']([\w-]+)
  crates tool | a crate (cargo looks for none with $1) | ^As a reminder, you're using offline mode \((--offline|--frozen)\)
  crates tool | the crate $1 | \bfailed to download (?:from )?[\`']?([\w.:/-]+)|\b[Uu]nable to update registry [\`']([\w.-]+)
  rust tool | the Rust version that the code asks for ($1) | \brequires rustc ([\d.]+)|\brustc ([\d.]+) is not supported|\bfeature [\`'](edition\d+)[\`'] is required|\bmay not be used on the (stable) release channel|\bonly accepted on the (nightly) channel|\bolder than the [\`'](\d{4})[\`'] edition|\buse of (unstable library feature)
  rust tool | the Rust toolchain or component $1 | \btoolchain ['"]([\w.-]+)['"] is not installed|\brustup could not choose a version of (\w+)|['"]([\w.-]+)['"] (?:is not installed for the toolchain|component which provides)
  cargoTool tool | the command cargo $1 | \bno such (?:sub)?command: [\`']([\w-]+)[\`']
  compiler tool | the linker $1 | \blinker [\`']([\w-]+)[\`'] not found
  apt tool | the library $1 | \bsystem library [\`']([\w.+-]+)[\`'] required by crate|\bCould not find directory of (\w+) installation|\bCould not find [\`'](protoc)[\`']
  rust tool | the Rust $1 | \bno override and no default (toolchain) set
  program tool | the command $1 | \bis [\`']([\w-]+)[\`'] not installed\?
  version tool | the version of $1 that the project uses | \blinked against version of (wasm-bindgen)\b
  apt tool | the linker $1 | \binvalid linker name in argument ['"]-fuse-ld=(\w+)|\bcollect2: fatal error: cannot find ['"‘](\w+)
  # Java and its kin.
  java tool | Java ($1) | \b(JAVA_HOME)\b.*(?:is not set|is not defined|invalid directory|not correctly|no 'java' command)|\bUnable to locate a (Java Runtime)
  java tool | the Java version that the build asks for ($1) | \binvalid (?:target|source) release: ([\d.]+)|\brelease version ([\d.]+) not supported|\bUnsupported class file major version (\d+)|\b(UnsupportedClassVersionError)\b|\b(No compiler is provided)\b|\bmatching this tasks requirements: \{?languageVersion=(\d+)|\bNo (?:matching )?toolchains? found\b|\bCannot find matching toolchain|\bCannot find a Java installation\b.*?languageVersion=(\d+)|\bGradle plugin requires Java (\d+)|\bJDK version \S+ is not in the allowed range ([\[(\d.,)\]]+)|\bcompatible with Java (\d+) and the consumer needed
  android tool | $1 | \b(Android SDK) packages as some licen[cs]es have not been accepted|^(?:> )?(SDK) location not found
  maven | the artifact $1 | \bCould not find artifact ([\w.:-]+)|\bCould not transfer artifact ([\w.:-]+)|\bError downloading ([\w.-]+:[\w.:-]+)|\bCould not find ([\w.-]+:[\w.-]+:[\w.-]+)\.|\bCould not resolve ([\w.-]+:[\w.-]+:[\w.-]+)
  maven tool i | the artifact $1 | \bPlugin ([\w.:-]+) or one of its dependencies could not be resolved|\bNon-resolvable parent POM for ([\w.:-]+)|\bPlugin \[id: ['"]([\w.-]+)['"].*was not found|\bCould not (?:GET|HEAD) ['"](\S+)['"]|\bin offline mode and the artifact ([\w.:-]+)
  maven | the class $1 | \bCould not find or load main class ([\w.$]+)
  maven tool | artifacts that sbt fetches ($1) | \bcoursier\.error\.(\w+)
  maven | the Java package $1 | \bpackage ([\w.]+) does not exist\b
  maven tool | the file $1 | \bUnable to access jarfile (\S+)
  maven | the artifacts of $1 | \bCould not resolve all (?:files|dependencies|artifacts) for configuration ['"]([\w:]+)
  # Ruby.
  ruby module | the Ruby file $1 | \bcannot load such file -- ([\w/-]+)
  ruby tool | the gem $1 | \bCould not find (?:gem )?['"]?([\w-]+?)(?:-\d[\w.]*)?['"]?(?:[ ,].*)? in (?:any of the|locally installed|rubygems|cached gems|the local)|\bcan't find gem ([\w-]+)|\bCould not find ['"]([\w-]+)['"] \(.*among \d+ total gem|\b(Bundler::GemNotFound)\b|\bCould not find ([\w-]+-\d[\w.]*)(?:,.*)? in .*gems
  ruby tool | gems of the Gemfile | \bRun [\`']bundle install[\`'] to install missing gems|\bThe following gems are missing|\bRun [\`']bundle install[\`']|^Your bundle is locked to ([\w-]+)
  rubyVersion tool | another Ruby than $1 | \bYour Ruby version is ([\d.]+), but
  ruby tool | $1 | \bYou must use (Bundler \d+)|\bCould not find ['"](bundler)['"]
  variable | the key $1 | \bMissing [\`']?(secret_key_base)\b|\b(No application encryption key) has been specified
  # PHP.
  composer tool | the class $1 | \bClass ["'](PHPUnit\\[\w\\]+)["'] not found
  composer tool | the file $1 that Composer makes | (?:\brequired?|\bopening|\binclude|Could not open input file:?|require_once|bootstrap script)[^\n]*?(vendor/(?:bin/[\w-]+|[\w./-]+\.php))|\b(project dependencies) using Composer|\bRun ["'\`]?(composer install)|\bset up the project dependencies
  php tool | the PHP extension $1 | \brequires? (?:PHP extension (?:ext-)?|ext-)(\w+)|\bPHP extension ["']?([\w-]+)["']? (?:is missing|to be installed|is not)|\bmissing from your system\b.*\bext-(\w+)|\bCall to undefined function ((?:mb|curl|gd|image|simplexml|dom|intl|bc)_?\w*)\(|\bext-(\w+) (?:is missing|\*)|\bClass ["']\\?(Redis|Imagick|Memcached|ZipArchive|NumberFormatter|Collator|DOMDocument|SoapClient)["'] not found
  php tool | the PHP extensions $1 | \bPHPUnit requires the\b.*\bbut the (".*") extensions? (?:are|is) not available
  php tool i | PHP $1 | \brequire(?:s|d)? (?:a )?(?:PHP version|php) ["'(]?([<>=^~|. \d]+)
  php tool | a driver of PHP ($1) | \b(could not find driver|No code coverage driver)\b
  # .NET.
  dotnet tool | the .NET version that the project asks for ($1) | \b(?:install or update (\.NET) to run|compatible (\.NET SDK) was not found|No (\.NET SDKs) were found|does not support targeting (\.NET [\d.]+)|find any compatible (framework version))|\b(NETSDK1(?:045|147|141))\b|\bThe framework ['"](Microsoft[\w.]+)['"].*was not found
  dotnet tool | the .NET reference assemblies ($1) | \b(MSB3644)\b
  dotnetTools tool | a tool of .NET | \bRun ["'](?:dotnet tool restore)\b
  restore tool | packages of NuGet ($1) | \b(NU1301|NU1101|NU1100|NETSDK100[45])\b|\b(project\.assets\.json)['"]? not found
  dotnet tool | the SDK $1 | \bThe SDK ['"]([\w.]+)['"] specified could not be found
  # Elixir, Swift, Haskell, R, Perl, Lua, Julia, Prisma, spaCy.
  mix tool | $1 | \bCould not (?:find|install) (Hex|Rebar3?)\b|^\* ([\w-]+) \(Hex package\)$|\brun [\`"]mix (deps\.get)[\`"]|^\*\* \(Mix\) The (task "\S+) could not be found
  version tool | Elixir $1 | \bit supports only (?:Elixir )?([~>=<]+ [\d.]+)
  swift tool | Swift $1 | \bis using Swift tools version ([\d.]+) but the installed version
  declared | the module $1 | \bno such module '(\w+)'|\bunknown package: ([\w-]+)|\bCould not find module [‘\`']([\w.]+)|\bmodule '([\w.]+)' not found:|\bCan't locate ([\w/]+\.pm) in @INC
  declared | the package $1 | \bthere is no package called [‘'"]([\w.]+)|\bPackage (\w+) not found in current path
  declared tool | the package $1 | \bPackage (\w+) \[[\w-]+\] is required but does not seem to be installed
  declared tool | what \`$1\` brings | \bDid you remember to run [\`'](shards install)
  declared | the package $1 | \bCouldn't resolve the package ['"](\w+)['"] in|\bLibrary "([\w.-]+)" not found\.|^(?:.*\) )?Error: (?:cannot open file: |can't find file ')(\w+)'?$|\bplugin (\w+) not found$|\bCould not find package [\`'"](\w+)[\`'"] or file|\bthe role ['"]([\w.-]+)['"] was not found
  version tool | $1 | \bBecause \S+ requires (SDK version .+?), version solving failed|\bexpected (zig version [\d.]+)|\bNo compiler found, expected .*?(ghc-[\d.]+)|\bproject you're trying to build requires (Bazel [\d.]+)|\bNo (switch) is currently set|\b(Perl v[\d.]+) required--
  folder tool | the file $1 | \bNo (pubspec\.yaml) file found|\bCould not find a file named "(pubspec\.yaml)"
  terraform tool | what \`$1\` brings | \b[Pp]lease run ["'](terraform init)["']|\b(required by this configuration but no version is selected)
  pip | the model $1 | \[E050\] Can't find model ['"]([\w-]+)
  # C, C++ and their builds.
  submodules | the header $1 | \bfatal error: ['"]?((?:third_party|third-party|external|extern|submodules|deps)/[\w./+-]+)
  apt | the header $1 | \bfatal error: ['"]?([\w./+-]+)['"]?(?:: No such file or directory| file not found)|\berror: ['"]([\w./+-]+)['"] file not found
  apt | the library $1 | \bcannot find -l([\w.+-]+)|\blibrary not found for -l([\w.+-]+)|\bunable to find library -l([\w.+-]+)
  apt tool | the library $1 | \berror while loading shared libraries: ([\w.+-]+)|\b([\w.+-]+\.so[\w.]*): cannot open shared object file
  apt tool | the library $1 | (?<!-- )\bCould NOT find (\w+)|\bconfiguration file provided by ["'](\w+)["']|\bNo package ['"]([\w.+-]+)['"] found|\bPackage ['"]?([\w.+-]+)['"]? was not found in the pkg-config|\bDependency ["']?([\w.+-]+)["']? not found|\bconfigure: error: (?:\S+ )?["']?([\w.+-]+)["']? (?:not found|is required|is missing)
  apt tool | the library $1 | \bfailed to find (lib\w+)|\bcannot load library ['"](lib[\w.+-]+)|\bCould not find the (GDAL|GEOS) library|\bUnable to find (libclang)|\bfind a valid (ICU) package|\bPackage requirements \(([\w.+-]+)[^)]*\) were not met
  apt tool | the macros of autoconf for $1 | \bpossibly undefined macro: (\w+)
  apt tool | the program $1 | \bfailed to execute (?:PosixPath\()?[\['"]+([\w./-]+)['"].*\bPATH\b|\b(tesseract) is not installed or it's not in your PATH|\bIs (poppler) installed and in PATH|\bNo (pandoc) was found
  declared | the package $1 | ^ERROR: Missing (?:prebuilt )?binary: (\S+?):
  apt | the toolchain file $1 | \bCould not find toolchain file: (\S+)
  compiler tool | a compiler for $1 | \bNo CMAKE_(\w+)_COMPILER could be found|\bCMAKE_(\w+)_COMPILER not set|\bno acceptable (C) compiler found
  apt tool | CMake or its build program ($1) | \bbuild program corresponding to ["'](\w+)["']|\bCMake ([\d.]+) or higher is required
  submodules tool | the content of a submodule | \bgit submodule update\b|\b[Ss]ubmodules?\b.*\b(?:not (?:initialized|initialised|checked out|cloned|found|populated)|missing|empty)\b|(\S*) ?\bdoes not contain a CMakeLists\.txt|\bThe source directory ["'](\S+)["'] does not (?:exist|appear)
  submodules | the make target $1 | \bNo rule to make target [\`'"]([^'"\`]+)
  build tool | the $1 (made by ./configure or cmake) | \bNo targets specified and no (makefile) found
  submodules tool | the folder $1 | \bmake(?:\[\d+\])?: \*\*\* (\S+): No such file or directory
  submodules | the file $1 | \bMakefile\S*:\d+: (\S+): No such file or directory
  build | the file $1 | \bloading ['"](build\.ninja)['"]
  build | the tests that CMake builds | ^No test configuration file found!|^No tests were found!!!
  # What a checkout, an image of a machine or a network of its own leaves out.
  install tool | the program $1 | \b(?:git|docker): '([\w-]+)' is not a \w+ command|\bunknown command "([\w-]+)" for "(?:helm|kubectl|gh)\"
  lfs tool | a file of Git LFS, in whose place stands its pointer, | \bgit-lfs\.github\.com/spec|["“]?version ht["”]?(?:\.{3})?["”]? is not valid JSON
  lfs | a file of Git LFS, in whose place stands its pointer, | \binvalid load key, ['"]v['"]
  submodules tool | the library $1 | \bCould not find library ['"](bats-[\w-]+)['"] in \$BATS_LIB_PATH|\b(bats-(?:support|assert|file|mock))/\S+ does not exist
  submodules | the file $1 | \bNo such file or directory: "?(lib/[\w./-]+\.sol)|\bSource ["'](\S+\.sol)["'] not found
  history | the history of git ($1) | \b(No names found, cannot describe anything|No tags can describe)\b|\bambiguous argument ['"](\S+)['"]: unknown revision
  identity tool | the identity of git's user | ^\*\*\* Please tell me who you are|^Author identity unknown|\bunable to auto-detect email address
  ownership tool | the right of git to read this repository | \bdetected dubious ownership in repository
  watchers tool | room for watchers of files | \bSystem limit for number of file watchers reached
  history tool i | the tags of git, for $1 | \b(setuptools[-_]scm|versioningit|hatch[-_]vcs|setuptools-git-versioning) (?:was )?(?:unable|could not|failed) (?:to )?(?:detect|find|get|determine)\b
  certificate | a certificate that this machine trusts ($1) | \b(CERTIFICATE_VERIFY_FAILED|unable to get local issuer certificate|UNABLE_TO_(?:GET_ISSUER_CERT_LOCALLY|VERIFY_LEAF_SIGNATURE)|SELF_SIGNED_CERT_IN_CHAIN|self[- ]signed certificate in certificate chain|x509: certificate signed by unknown authority|PKIX path building failed|SSL certificate problem)\b
  locale | a locale ($1) | \blocale\.Error: (unsupported locale setting)|\bCannot set (LC_\w+) to default locale\b|\blocale::facet::_S_create_c_locale (name not valid)
  timeZones | the time zone $1 | \bNo time zone found with key ([\w/+-]+)|\bunknown time zone ([\w/+-]+)|\bUnknown time-zone ID: ([\w/+-]+)
  apt tool | a C library with $1 | \bversion [\`'"]?(GLIBC(?:XX)?_[\d.]+)['"\`]? not found
  apt tool | the command $1 | \b(?:Error: )?(pg_config|mysql_config|xml2-config|gdal-config|llvm-config) (?:executable )?(?:is required|not found)
  qt tool | the Qt platform plugin $1 | \bCould not load the Qt platform plugin ["'](\w+)["']
  root tool | the right to be root | ^sudo: (?:a password is required|a terminal is required|no tty present|The "no new privileges" flag is set|unable to change to root)
  device tool | a device of the machine | \b(?:no CUDA-capable device|Found no NVIDIA driver|CUDA driver version is insufficient|no NVIDIA GPU)\b|\bCould not access KVM|/dev/kvm\b.*(?:denied|No such file)
  disk tool | room on the disk | \b(?:ENOSPC|No space left on device)\b
  # Variables of the environment.
  variable | the variable $1 | \bKeyError: ['"]([A-Z][A-Z\d]*_[A-Z\d_]+)['"]|\bkey not found: ["']?:?([A-Z][A-Z\d]*_[A-Z\d_]+)|\bUndefined (?:array key|index|environment variable):? ["']?([A-Z][A-Z\d]*_[A-Z\d_]+)|\b([A-Z][A-Z\d]*_[A-Z\d_]+):? (?:unbound variable|parameter (?:null or )?not set)|\b(?:env(?:ironment)?(?: |_)var(?:iable)?s?|variable):?(?: not found| missing)?:? [\`'"$]*([A-Z][A-Z\d_]{2,})|\b([A-Z][A-Z\d]*_[A-Z\d_]+)[\`'"]? (?:env(?:ironment)? (?:var(?:iable)?) )?(?:is (?:not set|not defined|required|missing|undefined|unset|empty)|(?:was )?not (?:set|found|defined)|must be (?:set|defined)|missing|required)|\b[Mm]issing (?:required )?(?:env\w*(?: var\w*)?):? [\`'"$]*([A-Z][A-Z\d_]{2,})|\b[Ss]et the ([A-Z][A-Z\d]*_[A-Z\d_]+) (?:environment )?variable|placeholder ['"]([\w.]+)['"] in value|\bset [\`']([A-Z][A-Z\d]*_[A-Z\d_]+)[\`'] to use query macros|\bImproperlyConfigured: The ([A-Z_]+) setting must not be empty|^\S*:? ?(?:line )?\d+: ([A-Z][A-Z\d]*_[A-Z\d_]+): \S
  variable | variables of the environment for $1 | \bvalidation errors? for (\w*(?:Settings|Environment))\b
  variable | variables of the environment | \b(?:Missing|Invalid) environment variables\b
  variable | a variable of the environment | \b(NotPresent)\b
  # Programs, as shells and other programs say it.
  npm tool | the command $1 | \b(?:pnpm|yarn|ERR_PNPM\w*|error)\b.*\bCommand ["']${NAME}["'] not found
  program tool | the command $1 | (?:^|[\s/])(?:da|ba|a|z|k)?sh: (?:(?:line )?\d+: )?(?:\w+: )?${NAME}: (?:command )?not found\s*$
  program tool i | the command $1 | (?:^|[:\s])${NAME}: command not found\s*$|\bCommand not found: ["']?${NAME}|\b(?:the command ["']?|(?:command|program) ["'])${NAME}["']?(?: version \S+ is required but it)? (?:could not be|was not|is not|not) found
  program tool | the command $1 | (?:^|\b|: )(?:line )?\d+: ${NAME}: (?:not found|No such file or directory|Permission denied|cannot execute\b.*)\s*$|(?:^|[:\s])${NAME}: (?:bad interpreter|cannot execute: required file not found)
  program tool i | the command $1 | \bg?make(?:\[\d+\])?: ${NAME}: (?:No such file or directory|Permission denied|not found)
  program tool | the command $1 | \b(?:(?:env|xargs|nice|nohup|stdbuf|setsid):|[Ff]ailed to run(?: command)?) ${QUOTED}: (?:No such file or directory|Permission denied)
  program tool | the command $1 | \bspawn(?:Sync)? ${NAME} (?:ENOENT|EACCES)\b
  program tool | the command $1 | \b[Ff]ailed to spawn: ${QUOTED}
  program tool | the command $1 | \bexec: "${NAME}": (?:executable file not found|stat|permission)
  program tool | the command $1 | \b[Ee]xecutable (?:file )?${QUOTED} (?:file )?not found
  program tool | the command $1 | \b(?:Cannot run program|trying to start \w+|no such tool|failed with) ["']?${NAME}["']?(?:, | is not allowed, use allowlist_externals|$)
  program tool | the command $1 | \bScript not found "${NAME}"|\bUnknown command:? ["']?${NAME}
  install tool | a program | \bprogram not found\b|\bis not recognized as an internal or external command
  build | the file $1 | \bThe argument (\S+\.dll) is invalid|\b(?:Could not find|Unable to find) executable:? (\S+)|\bNo such build data file as ['"]([^'"]+)|^Error: (\S+) is not a directory$
  make | the file or program $1 | \b(?:FileNotFoundError|ENOENT)\b.*?[Nn]o such file or directory\b[^'"]*['"]([^'"]+)['"]|^node: (\S+): not found$|\b[Ff]ailed to read [\`'](\S+/Cargo\.toml)[\`']|\b[Cc]ouldn't read [\`'"]?([^\s\`'"]+)[\`'"]?: No such file|\b[Ff]ailed to change working directory to ["'](\S+?)["'] :
`
  .split('\n')
  .flatMap((row) => {
    const cells = /^ {2}(\w+)(?: (tool|module))?(?: (i))? \| (.*?) \| (.*)$/.exec(row);
    if (cells === null) return [];
    const [, key = '', kind, flags, what = '', sign = ''] = cells;
    const bring = BRING_OF.get(key) ?? null;
    return [
      { sign: RegExp(sign, flags), what, bring, kind: MISSING_KINDS.find((each) => each === kind) ?? null },
    ];
  });

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
  readonly kind: MissingKind | null;
}

/** npm and yarn warn of a version that they do not want, and go on. */
const IS_WARNING = /^(?:npm (?:warn|notice)|warning)\s/i;

const SCANNED_LINES = 20_000;
const SCANNED_LINE_CHARS = 500;

/** Everything that a text reports as missing, in its order, each once. */
export function missingPieces(text: string): readonly Missing[] {
  const found = new Map<string, Missing>();
  const lines = stripAnsi(text).split('\n', SCANNED_LINES);
  for (const line of new Set(lines.map((each) => each.slice(0, SCANNED_LINE_CHARS).trim()))) {
    const piece = IS_WARNING.test(line) ? null : pieceIn(line);
    if (piece !== null && !found.has(piece.what)) found.set(piece.what, piece);
  }
  return [...found.values()];
}

function pieceIn(line: string): Missing | null {
  for (const { sign, what, bring, kind } of MISSING_THINGS) {
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
    return { name: name || shown, what: shown, bring: fill(job), bringAtDesk: fill(desk), line, kind };
  }
  return null;
}

function bringProgram(path: string): SetUp {
  const program = path.startsWith('vendor/') ? path : path.slice(path.lastIndexOf('/') + 1);
  const known = PROGRAMS.find(([pattern]) => pattern.test(program))?.[1];
  if (known !== undefined) {
    const fill = (words: string): string => words.replaceAll('$1', () => program);
    return { job: fill(known.job), desk: fill(known.desk) };
  }
  if (path.includes('node_modules')) return BRINGS.npm;
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

function alikeInBoth(what: string): SetUp {
  return { job: what, desk: what };
}

/** Files that say which packages have to be installed, by their names. */
export const PACKAGE_MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.(?:cfg|py)|Pipfile|Gemfile|[\w.-]*requirements[\w.-]*\.(?:txt|in))$/;

const Packages = z.record(z.string(), z.unknown()).default({});
const DeclaredPackages = z.object({
  dependencies: Packages,
  devDependencies: Packages,
  optionalDependencies: Packages,
});

/** Sections of an INI or TOML file that name no dependency. */
const OTHER_SECTIONS =
  /^\[(?!project\]|project\.optional-dependencies|dependency-groups|(?:dev-)?packages|options\]|options\.extras_require|tool\.(?:poetry|pdm|uv|hatch|rye|pixi|flit))[^\n]*(?:\n(?!\[)[^\n]*)*/gm;

/** How a project names itself and what it is made of. */
const OWN_NAMES =
  /\b(?:name|packages|py[-_]modules|package_dir|include|keywords)\s*[=:]\s*(?:\[[^\]]*\]|\{[^}]*\}|["']?[^\n,]*)/g;

/** Whether a manifest declares the package with the name of a module; not for a module within a package. */
export function declaresModule({ name, text }: Manifest, module: string): boolean {
  if (name === 'package.json')
    return Object.values(readJson(DeclaredPackages, text) ?? {}).some((packages) =>
      Object.hasOwn(packages, module),
    );
  if (!/^[\w-]+$/.test(module)) return false;
  if (name === 'Gemfile') return new RegExp(`^\\s*gem ['"]${module}['"]`, 'm').test(text);
  // Names of distributions are often those of their modules with `py` in front; all hyphens are equal.
  const pattern = `(?:py|python-)?${module.replace(/[-_]/g, '[-_.]')}`;
  return new RegExp(`(?:^|["'])[ \\t]*${pattern}[ \\t]*(?:$|[\\[<>=~!;"',@#])`, 'im').test(
    text.replace(OTHER_SECTIONS, '').replace(OWN_NAMES, ''),
  );
}

interface Manifest {
  /** Of the file, without its folder. */
  readonly name: string;
  readonly text: string;
}
