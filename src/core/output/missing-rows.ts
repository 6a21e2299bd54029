/**
 * `No module named numpy`: what a program, an interpreter, a compiler or a service prints where something it needs is not there.
 * The first row of which some text is in a line of output counts: rows that say more stand above.
 */
interface MissingRow {
  /**
   * Texts as `outputPattern` reads them, each with a line that a tool really printed, which is its test. In `No module named {name}`,
   * what stands in the place of `{name}` is the name of the missing thing.
   */
  readonly says: Readonly<Record<string, string>>;
  /** For people. */
  readonly what: string;
  /** For people: how to install it, in one sentence. null: `PROGRAMS` of missing-things.ts knows how, by the program's name. */
  readonly bring: string | null;
  /**
   * `tool`: its absence is never a fault of the repository's code, so it counts without a log of CI to compare with. Anything
   * else can be missing because of a bug: a server that no longer starts, or a `module` that was renamed, unless a manifest
   * declares it.
   */
  readonly kind: 'tool' | 'module' | null;
}

/** For people: what installs a missing thing, by the name that the rows give it. */
export const BRINGS = {
  npm: 'install the dependencies first: `npm ci` (or `pnpm install --frozen-lockfile`, `yarn install --immutable`, `bun install`)',
  pip:
    'install what the manifest declares before the tests: `python -m pip install -r requirements.txt` ' +
    '(or `python -m pip install -e .`, `poetry install`, `uv sync`)',
  python: 'set the Python version that the project asks for (in a job with actions/setup-python)',
  node: 'set the Node version that the project asks for (in a job with actions/setup-node)',
  goModules: 'run `go mod download` before the tests, where the network can be reached',
  rust: 'install the toolchain that the project asks for with `rustup toolchain install` before the tests',
  target: 'run `rustup target add …` before the tests',
  crates: 'run `cargo fetch` before the tests, where the network can be reached',
  java: 'set the Java version that the project asks for (in a job with actions/setup-java)',
  maven:
    'fetch it before the tests (`mvn dependency:go-offline`, `./gradlew dependencies`), where the network can be reached',
  gradle:
    'use gradle/actions/setup-gradle in the job, or run `./gradlew --version` before the tests, where the network can be reached',
  android: 'install the Android SDK before the tests (in a job with android-actions/setup-android)',
  ruby: 'run `bundle install` before the tests (in a job ruby/setup-ruby with `bundler-cache: true`)',
  php: 'install the PHP version and extensions that the project asks for (in a job with shivammathur/setup-php)',
  composer: 'run `composer install` before the tests',
  dotnet: 'set the .NET version that the project asks for (in a job with actions/setup-dotnet)',
  restore: 'run `dotnet restore`, and `dotnet tool restore` where there are tools, before the tests',
  mix: 'run `mix local.hex --force && mix local.rebar --force && mix deps.get` before the tests, where the network can be reached',
  terraform: 'run `terraform init` before the tests, where the network can be reached',
  declared: 'install what the project declares before the tests',
  apt: 'install the package of the system that holds it before the tests (`sudo apt-get install -y …`)',
  compiler: 'install a C compiler and make before the tests (`sudo apt-get install -y build-essential`)',
  cgo: 'run `sudo apt-get install -y build-essential` before the tests, and set CGO_ENABLED=1',
  submodules:
    'run `git submodule update --init --recursive` (in a job: `submodules: recursive` of actions/checkout)',
  lfs: 'run `git lfs pull` before the tests (in a job: `lfs: true` of actions/checkout)',
  history:
    'run `git fetch --tags --unshallow` before the tests (in a job: `fetch-depth: 0` of actions/checkout)',
  identity: 'run `git config --global user.name …` and `git config --global user.email …` before the tests',
  ownership: 'run `git config --global --add safe.directory "$PWD"` before the tests',
  token: 'let git read it without asking: in a job with a token, else with a credential helper or SSH',
  service:
    'start it before the tests (in a job: `services:`, or a step), and name its address in the environment (`test-env`)',
  docker:
    'start Docker before the tests; the sandbox hides its socket, and `sandbox: off` (`--sandbox off`) shows it',
  network:
    'fetch what needs the network before the tests, or let them reach it with `test-network: host` (`--test-network host`)',
  database:
    'create and migrate it before the tests (`bin/rails db:prepare`, `php artisan migrate`, `mix ecto.setup`)',
  playwright: 'run `npx playwright install --with-deps` before the tests',
  puppeteer: 'run `npx puppeteer browsers install` before the tests',
  cypress: 'run `npx cypress install` before the tests',
  chrome: 'install a browser with its driver before the tests (in a job with browser-actions/setup-chrome)',
  display: 'run the test command with `xvfb-run -a` (or, with Qt, set QT_QPA_PLATFORM=offscreen)',
  variable: 'set it in the environment (in a job with the input `test-env`)',
  version: 'install the version that the project asks for (in a job with the setup action of the language)',
  build: 'run what makes it before the tests',
  configure: 'run `./configure` before the tests (with CMake `cmake -B build`)',
  cmake: 'configure and build before the tests (`cmake -B build && cmake --build build`)',
  make: 'make or install it before the tests',
  install: 'install it before the tests',
  corepack: 'run `corepack enable` before the tests',
  watchers: 'run `sudo sysctl fs.inotify.max_user_watches=524288` before the tests',
  sandbox:
    'set `sandbox: off` (`--sandbox off`), or install it outside of temporary folders, /run and others’ folders',
  folder:
    'check the test command and the folder that it runs in (`test-command`, `working-directory`; `--test`, `--repo`)',
  disk: 'free some before the tests',
  certificate:
    'install it before the tests (`sudo update-ca-certificates`), or let NODE_EXTRA_CA_CERTS, ' +
    'SSL_CERT_FILE or REQUESTS_CA_BUNDLE name its file',
  locale: 'run `sudo locale-gen …` before the tests, or set LC_ALL',
  timeZones: 'install the package tzdata before the tests',
  root: 'do what needs root before the tests, or set `sandbox: off` (`--sandbox off`)',
  device:
    'run the tests on a runner that has it; the sandbox hides devices, and `sandbox: off` (`--sandbox off`) shows them',
} as const;

type Bring = keyof typeof BRINGS | 'program';
type Says = MissingRow['says'];
const rowOf =
  (kind: MissingRow['kind']) =>
  (bring: Bring, what: string, says: Says): MissingRow => ({
    says,
    what,
    bring: bring === 'program' ? null : BRINGS[bring],
    kind,
  });
const tool = rowOf('tool');
const module = rowOf('module');
const thing = rowOf(null);

export const MISSING_ROWS: readonly MissingRow[] = [
  // Our own notes, which oracle/command-runner.ts appends.
  tool('sandbox', 'the program {name}, which can be started outside of the sandbox and not in it,', {
    '^[agent-fix: the sandbox hides {name}]$': '[agent-fix: the sandbox hides /tmp/t/tool]',
  }),
  tool('npm', 'the declared package {name}', {
    '^[agent-fix: {…}package.json declares {name}, which is not installed]$':
      '[agent-fix: web/package.json declares zod, which is not installed]',
  }),
  tool('ruby', 'the declared gem {name}', {
    '^[agent-fix: {…}Gemfile declares {name}, which is not installed]$':
      '[agent-fix: Gemfile declares rspec, which is not installed]',
  }),
  tool('pip', 'the declared package {name}', {
    ' declares {name}, which is not installed]$': 'pyproject.toml declares yaml, which is not installed]',
  }),

  // Python
  tool('pip', 'the Python module {name}', {
    '{python|python3|python.exe}: No module named {name}': '/usr/bin/python3: No module named pytest',
  }),
  module('pip', 'the Python module {name}', {
    'No module named {name}': "ModuleNotFoundError: No module named 'requests'",
    'Error loading {name} module': 'ImproperlyConfigured: Error loading psycopg2 module: No module',
  }),
  module('pip', 'the Python package {name}', {
    'No package metadata was found for {name}': 'No package metadata was found for attrs',
    '{PackageNotFoundError:|DistributionNotFound: The} {name}': 'PackageNotFoundError: attrs',
  }),
  thing('pip', 'the plug-in with the fixture or the option {name}', {
    'fixture {name} not found': "E       fixture 'mocker' not found",
    'error: unrecognized arguments: {name}': 'pytest: error: unrecognized arguments: --cov=src',
  }),
  thing('pip', 'a pytest plug-in for async tests', {
    'async def functions are not natively supported': 'async def functions are not natively supported.',
  }),
  tool('pip', 'the Python package {name}', {
    '{satisfies the requirement|No matching distribution found for|Missing required plugins:} {name}':
      'ERROR: No matching distribution found for requests',
    'Because {name} was not found in the {cache|package registry}':
      'Because attrs was not found in the cache',
  }),
  tool('python', 'the Python interpreter {name}', {
    'InterpreterNotFound: {name}': 'ERROR:  InterpreterNotFound: python3.9',
    'python interpreter {with spec(s):|matching any of the specs} {name}':
      'ERROR:  py311: could not find python interpreter with spec(s): py311',
    'No interpreter found for Python {…}{version}': 'error: No interpreter found for Python >=3.13 in',
    'interpreter not found: {name}': 'tox: interpreter not found: py39',
    'interpreter {name} not found': 'nox > Python interpreter 3.9 not found.',
  }),
  tool('network', 'data that the tests load ({name})', {
    'use the {NLTK|nltk} Downloader': 'Please use the NLTK Downloader to obtain the resource:',
    "[E050] Can't find model {name}": "OSError: [E050] Can't find model 'en_core_web_sm'.",
  }),

  // Go, whose words are like those of JavaScript
  thing('goModules', 'the Go package {name}', {
    'cannot find package {name} in any of': 'main.go:3:8: cannot find package "github.com/a/b" in any of:',
  }),

  // JavaScript
  tool('build', 'the client that `npx prisma generate` makes', {
    '@prisma/client did not initialize yet': 'Error: @prisma/client did not initialize yet. Please run',
    "Cannot find module '.prisma/client": "Error: Cannot find module '.prisma/client/default'",
  }),
  module('npm', 'the package {name}', {
    "Cannot find {module|package|dependency} '{package}'": "Error: Cannot find module '@babel/core'",
    "{Could not resolve|Could not resolve:|Can't resolve|Failed to resolve import|TS6053: File} '{package}'":
      "Module not found: Error: Can't resolve 'zod' in '/w/src'",
    '{Preset|Test environment} {package} {not found|cannot be found}': 'Preset ts-jest not found.',
    'Module {package} in the {…} option': 'Module ts-jest in the transform option was not found.',
    'Could not find {package} in a node_modules folder': 'Could not find "chalk" in a node_modules folder.',
    'Cannot find type definition file for {package}': "Cannot find type definition file for 'node'.",
    "{load|couldn't find} {reporter|plugin|config|the plugin|the config} '{package}":
      'ESLint couldn\'t find the plugin "eslint-plugin-import".',
  }),
  tool('npm', 'the folder node_modules', {
    'node_modules {missing|is missing|state file}': 'Local package.json exists, but node_modules missing,',
    "doesn't seem to {be present in your lockfile|have been installed}":
      "doesn't seem to have been installed",
    '{ERR_PNPM_VERIFY_DEPS_BEFORE_RUN|ERR_PNPM_NO_OFFLINE_TARBALL|ERR_PNPM_NO_OFFLINE_META}':
      ' ERR_PNPM_NO_OFFLINE_TARBALL  A package is missing from the store',
    "Cannot find module '{…}node_modules/{text}'": "Cannot find module '/a/node_modules/vitest/vitest.mjs'",
    'could not determine executable to run': 'npm error could not determine executable to run',
  }),
  tool('npm', 'a native module built for this machine', {
    'Could not locate the bindings file': 'Error: Could not locate the bindings file.',
    'Missing binding {…}/binding.node': 'Error: Missing binding /a/node_modules/x/vendor/binding.node',
    '{NODE_MODULE_VERSION|was compiled against a different}': 'using NODE_MODULE_VERSION 108. This version',
    'installed {…}for another platform': 'You installed esbuild for another platform than',
    '{Failed to load SWC|Electron failed to install correctly|locate the Query Engine for}':
      'Error: Electron failed to install correctly, please',
    'The package {name} could not be found': 'Error: The package "@esbuild/linux-x64" could not be found,',
  }),
  thing('npm', 'the native module {name}', {
    'Cannot find module {name}-{linux|darwin|win32}-{x64|arm64}{…}':
      'Error: Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug',
    "Cannot find module '{name}.node'": "Error: Cannot find module '../lightningcss.linux-x64-gnu.node'",
    '{wrong installing the|Could not load the} {name} module': 'Could not load the "sharp" module using the',
  }),
  thing('build', 'the built file or package {name}', {
    "Cannot find module '{…}/{built}'": "Error: Cannot find module '/a/packages/core/dist/index.js'",
    "{can't find|not found} {…}/{public}": 'Vite manifest not found at: /a/public/build/manifest.json',
    '{Could not find|Unable to find} executable{:|} {name}': 'Unable to find executable: /w/build/unit_tests',
    'The argument {name}.dll is invalid': 'The argument /w/bin/Tests.dll is invalid. Please',
    '^Error: {name} is not a directory$': 'Error: dist is not a directory',
    'Unable to access jarfile {name}': 'Error: Unable to access jarfile lib/junit.jar',
    "ninja: error: loading '{name}'": "ninja: error: loading 'build.ninja': No such file or directory",
    'pattern {text}: no matching files found': 'main.go:9:12: pattern dist/*: no matching files found',
    'Failed to resolve entry for package {package}': 'Error: Failed to resolve entry for package "@a/core".',
  }),
  tool('node', 'the Node version that the project asks for', {
    '{Unsupported engine|ERR_PNPM_UNSUPPORTED_ENGINE}': 'npm error engine Unsupported engine',
    'The engine {name} is incompatible': 'error a@1.0.0: The engine "node" is incompatible with this module.',
    '{requires|You are running|You are using} {at least |}{Node|Node.js} {version |}{>=|^|v|}{number}':
      'You are using Node.js 18.12.1. For Next.js, Node.js',
    'node: bad option: {name}': 'node: bad option: --experimental-strip-types',
  }),
  tool('corepack', 'the package manager that the project names', {
    'This project{…}{package.json defines|is configured to use}': 'ERROR  This project is configured to use',
  }),

  // The test command, or the folder that it runs in
  tool('folder', 'the script {name} of package.json', {
    'Missing script: {address}': 'npm error Missing script: "tset"',
  }),
  tool('folder', 'the project that the test command is for ({name})', {
    '{Could not locate|Could not read|cannot find|there is no} {Gemfile|package.json|POM|main module}':
      'Could not locate Gemfile or .bundle/ directory',
    'No {Rakefile|pubspec.yaml file} found': 'No Rakefile found (looking for: rakefile, Rakefile)',
    "could not find {a file named |}'{Cargo.toml|pubspec.yaml}'": 'could not find `Cargo.toml` in `/a` or',
  }),
  thing('folder', 'the {name}', {
    '^ERROR: file or directory not found: {name}': 'ERROR: file or directory not found: tests/',
  }),

  // Browsers and displays
  tool('playwright', 'a browser of Playwright', {
    '{Looks like Playwright|playwright install|Host system is missing dependencies to run browsers}':
      '║     npx playwright install',
    "Executable doesn't exist at {…}{chromium|firefox|webkit|chrome|msedge}{…}":
      "Executable doesn't exist at /root/.cache/ms-playwright/chromium-1091/chrome-linux/chrome",
    'Chromium distribution {text} is not found': "Error: Chromium distribution 'chrome' is not found at",
  }),
  tool('puppeteer', 'the browser of Puppeteer', {
    'Could not find {expected browser|Chrome|Chromium|Firefox|browser revision}': 'Could not find Chrome',
    'not found at the configured executablePath': 'Browser was not found at the configured executablePath',
    'Chromium revision is not downloaded': 'Error: Chromium revision is not downloaded. Run "npm install"',
  }),
  tool('cypress', 'the program of Cypress', {
    '{Cypress binary is missing|Cypress executable not found|No version of Cypress is installed}':
      'is installed, but the Cypress binary is missing.',
  }),
  tool('display', 'a display', {
    '{missing the dependency: Xvfb|Missing X server|cannot open display|Xvfb failed to start|no display name}':
      'Error: Missing X server or $DISPLAY',
    'Could not load the Qt platform plugin': 'Could not load the Qt platform plugin "xcb" in "" even',
    "{could not|Can't} connect to {display|X11 window server}":
      "java.awt.AWTError: Can't connect to X11 window server using",
  }),
  tool('chrome', 'a browser or its driver', {
    '{cannot|unable to|could not} find {a |an executable for the |a matching |}{Chrome|Firefox|Edge binary|browser|binary}':
      'unknown error: cannot find Chrome binary',
    'No binary for {name}': 'No binary for ChromeHeadless browser on your platform.',
    'Unable to {obtain|locate} {…}{driver|selenium}': 'Message: Unable to obtain driver for chrome; see',
    '{chromedriver|geckodriver}{…}{not found|needs to be in PATH}': 'Error: chromedriver not found',
    '{Failed to launch the browser process|This version of ChromeDriver only supports}':
      'session not created: This version of ChromeDriver only supports',
  }),

  // Docker
  tool('docker', 'a Docker daemon', {
    '{connect to the docker daemon|connect to the docker API|Is the docker daemon running|rootless Docker not found}':
      'Cannot connect to the Docker daemon at unix:///var/run/docker.sock.',
    '{docker.sock|docker.raw.sock}{…}{no such file|permission denied|ENOENT|EACCES|refused}':
      'dial unix /var/run/docker.sock: connect: no such file or directory',
    '{ENOENT|EACCES}{…}{docker.sock|docker.raw.sock}': 'Error: connect ENOENT /var/run/docker.sock',
    'find a {valid Docker environment|Docker environment failed|working container runtime}':
      'Could not find a valid Docker environment.',
    'Error while fetching server API version': 'Error while fetching server API version',
  }),

  // Fetching of modules and tools
  tool('token', 'the right to read {name}', {
    'could not read {Username|Password} for {address}': "could not read Username for 'https://github.com':",
  }),
  tool('goModules', 'the Go module proxy', {
    '{proxy.golang.org|sum.golang.org}{…}{no such host|refused|timeout|unreachable|EOF|reset|403|misbehaving|failure}':
      'Get "https://proxy.golang.org/a": lookup proxy.golang.org: server misbehaving',
    ': module lookup disabled by GOPROXY=off$': 'cast_test.go:18:2: module lookup disabled by GOPROXY=off',
  }),
  tool('gradle', 'the Gradle distribution of the wrapper', {
    '{services|downloads}.{gradle.org|gradle-dn.com|gradle.com}': 'downloads.gradle-dn.com',
    'Could not install Gradle distribution': 'Could not install Gradle distribution from',
  }),

  // Services: known by the port where the line names it
  tool('network', 'the registry of npm ({name})', {
    'npm {error|ERR!} {…}{ENOTCACHED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET}':
      '[WebServer] npm error code EAI_AGAIN',
  }),
  thing('service', 'a service at port {name}', {
    'ECONNREFUSED {…}:{port}': 'Error: connect ECONNREFUSED ::1:6379',
    "port {number}{…}{refused|failed|Couldn't connect}": 'at "localhost" (127.0.0.1), port 5432 failed:',
    '{dial tcp|connect to|connecting to|Connection to} {…}:{port}{…}{refused|failed|could not}':
      'dial tcp 127.0.0.1:3306: connect: connection refused',
    ':{port}{…}{Connection refused|Errno 111|Errno 61}': 'curl: (7) 127.0.0.1:8080: Connection refused',
    'Connection refused{…}:{port}': 'Connection refused: localhost/127.0.0.1:6379',
    'ServerSelectionTimeoutError: {…}:{number}': 'ServerSelectionTimeoutError: localhost:27017: timed out',
    'endpoint URL: {…}:{number}': 'Could not connect to the endpoint URL: "http://localhost:4566/"',
  }),
  thing('service', 'a service ({name})', {
    "{Can't|Cannot|Could not} connect to {local |}{MySQL|MariaDB|PostgreSQL|Redis|Kafka|MongoDB|RabbitMQ}":
      "(HY000): Can't connect to local MySQL",
    '{PG::ConnectionBad|Mysql2::Error::ConnectionError|Redis::CannotConnectError|redis.exceptions.ConnectionError}':
      'PG::ConnectionBad:',
    '{NoBrokersAvailable|AMQPConnectionError|MongoServerSelectionError|Communications link failure|ECONNREFUSED}':
      'kafka.errors.NoBrokersAvailable: NoBrokers',
    '/.s.PGSQL.{number}': 'server on socket "/var/run/postgresql/.s.PGSQL.5432" failed: No such file',
    "socket '{…}{mysql|postgres|redis}": 'is the server running on socket "/var/run/redis/redis.sock"?',
  }),
  thing('service', 'a service', {
    '{Connection refused|actively refused it}': 'ConnectionRefusedError: [Errno 111] Connection refused',
  }),

  // The network
  thing('network', 'the network, or the host {name}', {
    'getaddrinfo {ENOTFOUND|EAI_AGAIN} {name}': 'Error: getaddrinfo ENOTFOUND db',
    '{resolve|translate} {host name|host address|host}{:|} {name}': '(6) Could not resolve host: example.com',
    'UnknownHostException: {name}': 'java.net.UnknownHostException: repo.example.com',
    'lookup {name}{…}: {no such host|server misbehaving|Temporary failure}':
      'dial tcp: lookup db on 1.1.1.1:53: no such host',
    'host={name}{…}{Max retries|NameResolution|NewConnection}':
      "HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: /",
  }),
  thing('network', 'the network ({name})', {
    '{Temporary failure in name resolution|Name or service not known|nodename nor servname provided|i/o timeout}':
      'socket.gaierror: [Errno -3] Temporary failure in name resolution',
    '{failed to lookup address information|Network is unreachable|ENETUNREACH|ENOTFOUND|EAI_AGAIN}':
      'OSError: [Errno 101] Network is unreachable',
  }),
  thing('network', 'what is fetched from {name}', {
    "{Couldn't download|Could not download|clone repository|Module not found|couldn't connect to|error: Import} {fetched}":
      'fatal: Failed to clone repository https://github.com/a/b:',
  }),
  thing('database', 'the database {name}', {
    'find your database: {name}': 'NoDatabaseError: We could not find your database: app_test.',
    'Unknown database {name}': "ERROR 1049 (42000): Unknown database 'app_test'",
    "database {for |}{name} {does not exist|couldn't be created}": 'database "app_test" does not exist',
  }),
  thing('database', 'tables of the database', {
    '{Migrations are pending|PendingMigrationError}': 'Migrations are pending. To resolve this issue, run:',
  }),
  thing('variable', 'credentials of a cloud', {
    '{Unable to locate|Could not load|Default} {credentials|credentials from any providers|credentials were not found}':
      'botocore.exceptions.NoCredentialsError: Unable to locate credentials',
  }),

  // Go
  tool('cgo', 'a C compiler with cgo, for the race detector', {
    '-race {requires cgo|is only supported|is not supported}': '-race requires cgo; enable cgo by setting',
    'C compiler {name} not found': 'cgo: C compiler "gcc" not found: exec: "gcc": executable file not found',
  }),
  thing('goModules', 'the Go package {name}', {
    'module {provides|providing} package {name}': 'required module provides package github.com/pkg/errors;',
    'package {name} is not in {GOROOT|std}': 'main.go:3:8: package slices is not in GOROOT',
    '{address}: missing go.sum entry': 'go: a/b@v1.0.0: missing go.sum entry',
  }),
  thing('submodules', 'the folder {name}', {
    'replacement directory {name} does not exist': 'a@v0.0.0: replacement directory ../lib does not exist',
  }),

  // Rust
  tool('target', 'the target of Rust with {name}', {
    "can't find crate for '{core|std|alloc}'": "error[E0463]: can't find crate for `core`",
  }),
  thing('crates', 'the crate {name}', {
    "{can't find crate for|no matching package named} {name}": "error[E0463]: can't find crate for `serde`",
  }),
  tool('crates', 'a crate ({name})', {
    'offline mode ({--offline|--frozen})': "a reminder, you're using offline mode (--offline)",
    '{failed to download from|failed to download|unable to update registry} {address}':
      'error: Unable to update registry `crates-io`',
  }),
  tool('rust', 'the toolchain, component or version of Rust ({name})', {
    'toolchain {name} is not installed': "error: toolchain '1.80.0' is not installed",
    'rustup could not choose a version of {name}': 'error: rustup could not choose a version of cargo to run',
    '{name} {is not installed for the toolchain|component which provides}':
      "error: 'cargo-clippy' is not installed for the toolchain",
    'requires rustc {version}': 'it requires rustc 1.80 or newer, while the currently active rustc version',
    'rustc {version} is not supported': 'error: rustc 1.63.0 is not supported by the following packages:',
    "feature 'edition{number}' is required": '  feature `edition2024` is required',
    '{may not be used|only accepted} on the {stable|beta|nightly|dev}': 'may not be used on the stable',
    'use of {unstable library feature|unstable feature}': 'error[E0658]: use of unstable library feature',
  }),
  tool('program', 'the linker {name}', {
    'collect2: fatal error: cannot find {name}': 'collect2: fatal error: cannot find ‘mold’',
    'linker {name} not found': 'error: linker `cc` not found',
  }),

  // Java and its kin
  tool('java', 'Java, or the version of it that the build asks for', {
    'invalid {target|source} release: {version}': 'Fatal error compiling: error: invalid target release: 21',
    'release version {version} not supported': 'error: release version 21 not supported',
    'Unsupported class file major version {number}': '> Unsupported class file major version 65',
    '{UnsupportedClassVersionError|UnsupportedClassVersion}': 'java.lang.UnsupportedClassVersionError: a/A',
    '{languageVersion=|requires Java |compatible with Java }{number}': 'matching: {languageVersion=21}.',
    'JDK version {…} allowed range [{number}': 'JDK version 11.0.20 is not in the allowed range [17,).',
    '{No matching toolchains|No toolchain found|Cannot find matching toolchain}': 'No matching toolchains',
    '{JAVA_HOME|JRE_HOME} {…}{is not set|not defined|invalid directory|not correctly}':
      "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.",
    '{Unable to locate a Java Runtime|No compiler is provided}': 'Unable to locate a Java Runtime.',
  }),
  tool('android', 'the Android SDK', {
    '{SDK location not found|some licences have not been accepted|some licenses have not been accepted}':
      '> SDK location not found. Define a valid SDK location',
  }),
  thing('maven', 'the artifact {name}', {
    'Could not {find|transfer} artifact {address}': '[ERROR] Could not find artifact org.a:b:jar:1.0 in',
    '{Could not find|Could not resolve|Error downloading} {coordinates}': '> Could not find org.a:b:1.0.',
  }),
  tool('maven', 'the artifact {name}', {
    'Plugin {address} or one of its dependencies': 'Plugin org.a:b:1.0 or one of its dependencies could not',
    '{parent POM for|in offline mode and the artifact} {coordinates}': 'parent POM for org.a:b:1.0:',
    'Could not {GET|HEAD} {fetched}': "> Could not GET 'https://repo.maven.apache.org/maven2/a'.",
    'Plugin [id: {name}{…}was not found':
      "Plugin [id: 'com.android.application', version: '8.0'] was not found",
  }),
  thing('maven', 'the class or package {name}', {
    'Could not find or load main class {name}':
      'Could not find or load main class org.junit.platform.Console',
    'package {name} does not exist': 'App.java:1: error: package org.a.b does not exist',
  }),

  // Ruby
  module('ruby', 'the Ruby file {name}', {
    'cannot load such file -- {name}': "`require': cannot load such file -- minitest/autorun (LoadError)",
  }),
  tool('ruby', 'the gem {name}', {
    "{Could not|can't} find gem {name}": "can't find gem rspec-core (>= 0.a) with executable rspec",
    'Could not find {name}{…} in {any of the|locally installed|rubygems|cached|the local}':
      'Could not find rake-13.0.6 in cached or installed gems',
    'Could not find {name} ({…}{total gem|required by}': "Could not find 'bundler' (2.4.1) required by your",
    '{Bundler::GemNotFound|Gem::GemNotFoundException}': 'Bundler::GemNotFound: gone',
  }),
  tool('ruby', 'gems of the Gemfile', {
    "Run 'bundle install'": 'Run `bundle install` to install missing gems.',
    '{The following gems are missing|Your bundle is locked to|You must use Bundler}': 'You must use Bundler',
  }),

  // PHP
  tool('composer', 'what Composer installs ({name})', {
    "Class '{phpunit}' not found": 'Uncaught Error: Class "PHPUnit\\Framework\\TestCase" not found',
    "Run '{composer install|composer update}": 'Run "composer install" first',
    'Run {composer install|composer update}': 'Please run composer install',
    'set up the project {dependencies|packages}': 'need to set up the project dependencies using Composer:',
    '{required|require|require_once|opening|include|open|script}{…}{composed}':
      'Cannot open bootstrap script "/w/vendor/autoload.php"',
  }),
  tool('php', 'a PHP extension or driver ({name})', {
    '{could not find driver|No code coverage driver}': 'PDOException: could not find driver',
    'undefined function {mb_|curl_|image|simplexml_|dom_|intl|bc}{…}(': 'to undefined function mb_strlen()',
    '{require|requires|enable} {PHP extension |}ext-{name}': 'composer.json requires PHP extension ext-intl',
    '{require|requires} PHP extension {name}': 'a/b requires PHP extension intl',
    'PHP extension {name} {is missing|to be installed|is not}': 'The PHP extension "intl" is missing',
    'ext-{name} {*|is missing}': 'ext-intl is missing from your system',
    "Class '{\\|}{Redis|Imagick|Memcached|ZipArchive|NumberFormatter|Collator|DOMDocument|SoapClient}' not found":
      'Uncaught Error: Class "Redis" not found in /w/src/Cache.php:12',
    'PHPUnit requires the {…} but the {text} {extension is|extensions are} not available':
      'PHPUnit requires the "dom", "xml" extensions, but the "dom" extension is not available.',
  }),

  // .NET
  tool('dotnet', 'the .NET version or SDK that the project asks for', {
    '{install or update .NET|compatible .NET SDK was not found|No .NET SDKs were found|not support targeting .NET}':
      'You must install or update .NET to run this application.',
    '{compatible framework version|NETSDK1045|NETSDK1147|NETSDK1141|MSB3644|MSB3645}': 'error NETSDK1147: To',
    "The {framework|SDK} '{…}{not found|not be found}":
      "The framework 'Microsoft.NETCore.App' was not found.",
  }),
  tool('restore', 'packages or tools of NuGet ({name})', {
    'Run "{dotnet tool restore|dotnet restore}': 'Run "dotnet tool restore" to make the "x" command',
    '{NU1301|NU1101|NU1100|NETSDK1004|NETSDK1005|project.assets.json}': 'NU1301: Unable to load the service',
  }),

  // Elixir
  tool('mix', '{name}', {
    'Could not {find|install} {Hex|Rebar3|Rebar}': '** (Mix) Could not find Hex, which is needed to build',
    '^* {name} (Hex package)$': '* jason (Hex package)',
    "run '{mix deps.get|mix local.hex}'": 'Can\'t continue due to errors on dependencies, run "mix deps.get"',
    '^** (Mix) The task {name} could not be found': '** (Mix) The task "credo" could not be found',
  }),
  tool('terraform', 'what `terraform init` brings', {
    '{Missing required provider|Inconsistent dependency lock file}': 'Error: Missing required provider',
    "run 'terraform init'": 'Error: Could not load plugin. Please run "terraform init".',
  }),

  // C, C++ and their builds
  tool('cmake', 'the build of CMake', {
    '^Error: could not load cache': 'Error: could not load cache',
    'Failed to change working directory to {name}': 'Failed to change working directory to "build" : No such',
    '^No {test configuration file found|tests were found!!}!': 'No tests were found!!!',
  }),
  thing('apt', 'the header {name}', {
    'fatal error: {name}: No such file or directory': 'fatal error: zlib.h: No such file or directory',
    'error: {name} file not found': "error: 'gtest/gtest.h' file not found",
  }),
  thing('apt', 'the library {name}', {
    '{cannot find|library not found for|find library} -l{name}': '/usr/bin/ld: cannot find -lssl: No such',
  }),
  tool('apt', 'the library {name}', {
    'package configuration file provided by {name}': 'find a package configuration file provided by "Boost"',
    '{loading shared libraries|Library not loaded}: {name}': 'while loading shared libraries: libpq.so.5:',
    '{name}: cannot open shared object file': 'E   ImportError: libpq.so.5: cannot open shared object file:',
    '^Could NOT find {name} ({missing|found|Required}': '  Could NOT find ZLIB (missing: ZLIB_LIBRARY)',
    "version '{name}' not found (required by": "version `GLIBC_2.38' not found (required by ./tool)",
    '{config} {executable |}{not found|is required}': 'Error: pg_config executable not found.',
    'No package {name} found': "Package dependency: No package 'libpq' found",
    'Package {name} was not found in the pkg-config': 'Package libpq was not found in the pkg-config search',
    'Dependency {name} not found': 'meson.build:3:0: ERROR: Dependency "glib-2.0" not found',
    'configure: error: {library |}{name} {not found|is required|is missing}':
      'configure: error: readline not found',
    '{failed to find|cannot load library|Unable to find} {shared}': 'ImportError: failed to find libmagic.',
    'find {the|a valid} {GDAL|GEOS|ICU|OpenSSL}': 'ImproperlyConfigured: Could not find the GDAL library',
    'find directory of {name} installation': 'Could not find directory of OpenSSL installation',
    'system library {name} required by crate': 'The system library `openssl` required by crate `openssl-sys`',
    'Package requirements ({name}{…}) were not met': 'Package requirements (libsystemd >= 230) were not met:',
  }),
  tool('compiler', 'a compiler for {name}', {
    'CMAKE_{name}_COMPILER {could be found|not set}': 'CMake Error: No CMAKE_CXX_COMPILER could be found.',
    'no acceptable {C|Fortran} compiler found': 'configure: error: no acceptable C compiler found in $PATH',
  }),

  // What a checkout or its folders leave out
  tool('submodules', 'the content of a submodule', {
    'git submodule update': 'Please run: git submodule update --init',
    '{submodule|submodules}{…}not {initialized|initialised|checked out|cloned|found|populated}':
      'Error: Submodules are not checked out',
    '{submodule|submodules}{…}{missing|empty}': 'The submodule libs/a is empty',
    'does not contain a CMakeLists.txt': '  does not contain a CMakeLists.txt file.',
    "The source directory '{…}{does not exist|does not appear}":
      'The source directory "/a/b" does not exist.',
  }),
  thing('submodules', 'the file or folder {name}', {
    'No rule to make target {name}': "No rule to make target 'deps/lib.a', needed by 'all'.  Stop.",
    "{python|python3}: can't open file {name}": "python: can't open file '/a/manage.py': [Errno 2] No such",
    'Makefile{…}:{number}: {name}: No such file or directory':
      'Makefile:3: config.mk: No such file or directory',
  }),
  tool('submodules', 'the folder {name}', {
    'make{…}: *** {name}: No such file or directory': 'make[1]: *** deps/lua: No such file or directory.',
  }),
  tool('configure', 'the makefile', {
    'No targets specified and no makefile found': 'make: *** No targets specified and no makefile found. ',
  }),
  tool('lfs', 'a file of Git LFS (only its pointer is there)', {
    'git-lfs.github.com/spec': 'PIL: cannot read: version https://git-lfs.github.com/spec/v1',
    "'version ht{…} is not valid JSON": 'Unexpected token \'v\', "version ht"... is not valid JSON',
    "invalid load key, 'v'": "_pickle.UnpicklingError: invalid load key, 'v'.",
  }),
  thing('history', 'the history or the tags of git', {
    '{setuptools-scm|setuptools_scm|versioningit|hatch-vcs} {was unable to|could not|failed to}':
      'LookupError: setuptools-scm was unable to detect version for /a/a.',
    '{No names found, cannot describe|No tags can describe}': 'No names found, cannot describe anything.',
    'ambiguous argument {text}: unknown revision': "fatal: ambiguous argument 'HEAD~9': unknown revision or",
  }),
  tool('identity', "the identity of git's user", {
    '{Please tell me who you are|Author identity unknown|unable to auto-detect email address}':
      '*** Please tell me who you are.',
  }),
  tool('ownership', 'the right of git to read this repository', {
    'detected dubious ownership in repository': "fatal: detected dubious ownership in repository at '/a'",
  }),

  // What an image of a machine, or a user of it, leaves out
  tool('watchers', 'room for watchers of files', {
    'limit for number of file watchers reached': 'System limit for number of file watchers reached,',
  }),
  thing('certificate', 'a certificate that this machine trusts ({name})', {
    '{CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT_IN_CHAIN|SSL certificate problem|PKIX path building failed}':
      'ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed',
    '{local issuer certificate|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE}':
      'FetchError: request failed, reason: unable to get local issuer certificate',
    '{certificate signed by unknown authority|signed certificate in certificate chain}':
      'tls: failed to verify certificate: x509: certificate signed by unknown authority',
  }),
  thing('locale', 'a locale', {
    '{unsupported locale setting|to default locale|locale::facet}': 'Cannot set LC_ALL to default locale: No',
  }),
  thing('timeZones', 'the time zone {name}', {
    '{time zone found with key|unknown time zone|Unknown time-zone ID:} {name}':
      'panic: unknown time zone Europe/Berlin',
  }),
  tool('root', 'the right to be root', {
    '^sudo: {a password|a terminal|interactive authentication} is required': 'sudo: a password is required',
    '^sudo: {no tty present|unable to change to root|you do not exist}': 'sudo: you do not exist in the',
    "^sudo: The 'no new privileges' flag is set": 'sudo: The "no new privileges" flag is set, which',
    '^sudo: {…}sudo must be owned by uid 0': 'sudo: sudo must be owned by uid 0 and have the setuid bit set',
    // sudo-rs, which is Ubuntu's since 25.10.
    "^sudo: I'm sorry {…}I'm afraid I can't do that": "sudo: I'm sorry nobody. I'm afraid I can't do that",
  }),
  tool('device', 'a device of the machine', {
    '{no CUDA-capable device|Found no NVIDIA driver|CUDA driver version is insufficient|no NVIDIA GPU}':
      'RuntimeError: Found no NVIDIA driver on your system.',
    '{/dev/kvm|access KVM}{…}{denied|No such file}': 'open /dev/kvm: No such file or directory',
  }),
  tool('disk', 'room on the disk', {
    '{ENOSPC|No space left on device}': "OSError: [Errno 28] No space left on device: '/a/b'",
  }),

  // Variables of the environment
  thing('variable', 'the variable {name}', {
    'KeyError: {VARIABLE}': "KeyError: 'DATABASE_URL'",
    'key not found: {:|}{VARIABLE}': 'key not found: "DATABASE_URL" (KeyError)',
    'Undefined {array key|index|environment variable} {VARIABLE}': 'Warning: Undefined array key "API_URL"',
    '{VARIABLE}: {unbound variable|parameter null or not set|parameter not set}': 'API_URL: unbound variable',
    '{environment|env} {variable|variables|var|vars}{:| not found:| missing:| not found| missing|} {VARIABLE}':
      'Error: Missing required environment variable: API_KEY',
    '{VARIABLE} {environment variable |env var |}is {not set|not defined|required|missing|undefined|unset|empty}':
      'panic: DATABASE_URL is not set',
    '{VARIABLE} {environment variable |env var |}{was not|not} {set|found|defined}': 'env: DB_HOST not set',
    '{VARIABLE}{:|} {environment variable |}{must be set|must be defined|missing|required}':
      'DB_HOST: must be set',
    '{Missing|missing} {required |}{env |env var |env: |env var: |}{VARIABLE}':
      'Missing required env: STRIPE_KEY',
    '{Set|set} {the |}{VARIABLE} {environment |}{variable|to use}': 'set the API_TOKEN environment variable',
    'The {VARIABLE} setting must not be empty': 'The SECRET_KEY setting must not be empty.',
    'placeholder {name} in value': "Could not resolve placeholder 'db.url' in value",
  }),
  thing('variable', 'a variable of the environment', {
    'Missing {…}secret_key_base': 'ArgumentError: Missing `secret_key_base` for "production" environment',
    'No application encryption key': 'No application encryption key has been specified.',
    '{Missing|Invalid} environment variables': '❌ Invalid environment variables: {',
    'validation {error|errors} for {…}{Settings|Environment}': '1 validation error for Settings',
    NotPresent: 'called `Result::unwrap()` on an `Err` value: NotPresent',
  }),

  // Programs, as shells and other programs say it
  tool('npm', 'the command {name}', {
    "{pnpm|yarn|error|ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL}{…}Command '{name}' not found":
      ' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "vitest" not found',
  }),
  tool('program', 'the command {name}', {
    '{sh|bash|dash|zsh|ash|ksh}: {name}: {command |}not found$': 'zsh: pytest: command not found',
    '{name}{: | }command not found$': 'bash: line 1: pnpm: command not found',
    'Command not found: {name}': 'Command not found: pytest',
    '{command|program} {name} {could not be|was not|is not|not} found': "Command 'pytest' is not found in",
    '{command|program} {name} {…}could not be found': "program 'ghc' is required but it could not be found.",
    '{number}: {name}: {not found|No such file or directory|Permission denied}$': 'sh: 1: vitest: not found',
    '{name}: {bad interpreter|cannot execute: required file not found}': './a.sh: bad interpreter: No such',
    '{make|env|xargs|nice|nohup|stdbuf|setsid}: {name}: {No such file or directory|Permission denied|not found}':
      "/usr/bin/env: 'node': No such file or directory",
    'make[{number}]: {name}: {No such file or directory|Permission denied|not found}':
      'make[1]: pytest: No such file or directory',
    'Failed to run {command |}{name}: {No such file or directory|Permission denied}':
      'Failed to run `wasm-pack`: No such file or directory',
    'Failed to spawn: {name}': 'error: Failed to spawn: `pytest`',
    '{spawn|spawnSync} {name} {ENOENT|EACCES}': 'Error: spawn git-lfs ENOENT',
    "exec: '{name}': {executable file not found|stat|permission}":
      'exec: "mockgen": executable file not found in',
    'Executable {file |}{name} {file |}not found': 'Executable file jq not found in $PATH',
    'Cannot run program {name}, ': 'java.io.IOException: Cannot run program "protoc", error=2',
    '{go: no such tool|no such command:|no such subcommand:} {name}': 'error: no such command: `nextest`',
    'failed with {name} is not allowed': 'py: failed with pytest is not allowed, use allowlist_externals',
    '{Script not found|Unknown command|Unknown command:} {name}': 'error: Script not found "vitest"',
    "failed to execute {…}'{name}'{…}PATH":
      "failed to execute PosixPath('dot'), make sure it is on your systems' PATH",
    '{git|docker}: {name} is not a {…} command': "git: 'lfs' is not a git command. See 'git --help'.",
    "unknown command {name} for '{helm|kubectl|gh}'": 'Error: unknown command "unittest" for "helm"',
    'is {name} {installed and in PATH|not installed?}': '  is `cmake` not installed?',
    'build program corresponding to {name}': 'was unable to find a build program corresponding to "Ninja".',
    "Could not find '{protoc|protobuf}'": 'Could not find `protoc`. If `protoc` is installed, try setting',
  }),
  tool('install', 'a program', {
    'program not found': 'error: program not found',
    'is not recognized as an internal or external command':
      "'jest' is not recognized as an internal or external command,",
  }),
  // uutils, which are Ubuntu's coreutils since 25.10, name no program there.
  tool('install', 'the program that `timeout` or `stdbuf` starts', {
    '^{timeout|stdbuf}: failed to execute process: {No such file or directory|Permission denied}':
      'timeout: failed to execute process: No such file or directory (os error 2)',
  }),

  // Versions, modules and files, whatever the tool
  tool('program', 'the version of {name} that the project asks for', {
    '{name} {tools version |}{dotted} {or higher is required.|required--this is only|but the installed version}':
      'CMake 3.28 or higher is required.  You are running version',
    'No version is set for {command |}{name}': 'No version is set for command node',
    '{Your|currently activated} {Ruby|Python|PHP|Node|Node.js} version': 'Your Ruby version is 3.0.2, but',
    'requires a different {Python|Ruby}': "ERROR: Package 'a' requires a different Python: 3.8.10 not in",
    '{name} for {…}: toolchain not available': 'download go1.23 for linux/amd64: toolchain not available',
    '{requires|require|supports only} {a |}{name} {version |>= |version ">= |>=|> |~> |^|= }{dotted}':
      'go: go.mod requires go >= 1.23 (running go 1.20.14;',
  }),
  thing('program', 'the version of {name} that the project asks for', {
    '{invalid|unsupported} {name} version{:|} {dotted}': "/a/go.mod:3: invalid go version '1.21.0': must",
    '{name} {version |}{dotted} {or higher|or newer|or later|required|is required}': 'Node.js 20.9 or later',
    'requires {name} {dotted}': "The project you're trying to build requires Bazel 7.0.0",
    '{name} {version |}{dotted} is not supported': 'Node.js v14.21.3 is not supported',
  }),
  tool('version', 'the version {name}', {
    'version {name} is not {|yet }installed': "pyenv: version `3.12.1' is not installed",
  }),
  thing('program', 'the program or package {name}', {
    '{name} is not {|yet }installed': "TesseractNotFoundError: tesseract is not installed or it's not in",
    'fork/exec {…}/bin/{name}: no such file': 'fork/exec /usr/local/kubebuilder/bin/etcd: no such file or',
    "could not execute process '{name} {…}(never": 'could not execute process `qemu /w/a-1` (never executed)',
  }),
  thing('declared', 'the dependency {name}', {
    '{find|locate|load|resolve|import} {a |the |}{component} {named |called |}{dependency}':
      'Could not find module ‘Test.Hspec’',
    '{no such|unknown} {component}{:|} {dependency}': "error: no such module 'Quick'",
    'no {matching |}{component} {named|called} {dependency}': 'there is no package called ‘testthat’',
    'Could not locate {name}{…} on classpath': 'Could not locate clojure/test/check.clj on classpath.',
    '{component} {dependency} {was not|not|cannot be|could not be} {found|resolved|loaded|available}':
      'Library "a-core" not found.',
    '{component} {dependency} {…}does not seem to be installed':
      'Package JSON [6a] is required but does not seem to be installed:',
    "Can't locate {name} in @INC": "Can't locate Test/More.pm in @INC (you may need to install it)",
    "Error: {cannot open file:|can't find file} {name}$": '/a/b.nim(1, 8) Error: cannot open file: unittest2',
  }),
  thing('make', 'the file or program {name}', {
    "{FileNotFoundError|ENOENT}{…}No such file or directory{…}'{text}'":
      "FileNotFoundError: [Errno 2] No such file or directory: 'data/a.json'",
    '^node: {name}: not found$': 'node: .env.test: not found',
    "couldn't read {name}: No such file": "error: couldn't read `src/gen.rs`: No such file or directory",
    "failed to read '{name}/Cargo.toml'": '  failed to read `/w/vendor/dep/Cargo.toml`',
  }),
];
