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
  go: 'set the Go version that the project asks for (in a job with actions/setup-go)',
  goModules: 'run `go mod download` before the tests, where the network can be reached',
  rust: 'install the toolchain that the project asks for with `rustup toolchain install` before the tests',
  target: 'run `rustup target add …` before the tests',
  crates: 'run `cargo fetch` before the tests, where the network can be reached',
  cargoTool: 'install it before the tests (`cargo install`)',
  java: 'set the Java version that the project asks for (in a job with actions/setup-java)',
  maven:
    'fetch it before the tests (`mvn dependency:go-offline`, `./gradlew dependencies`), where the network can be reached',
  gradle:
    'use gradle/actions/setup-gradle in the job, or run `./gradlew --version` before the tests, where the network can be reached',
  android: 'install the Android SDK before the tests (in a job with android-actions/setup-android)',
  ruby: 'run `bundle install` before the tests (in a job ruby/setup-ruby with `bundler-cache: true`)',
  rubyVersion: 'set the Ruby version that the project asks for (in a job with ruby/setup-ruby)',
  php: 'install the PHP version and extensions that the project asks for (in a job with shivammathur/setup-php)',
  composer: 'run `composer install` before the tests',
  dotnet: 'set the .NET version that the project asks for (in a job with actions/setup-dotnet)',
  dotnetTools: 'run `dotnet tool restore` before the tests',
  restore: 'run `dotnet restore` before the tests',
  mix: 'run `mix local.hex --force && mix local.rebar --force && mix deps.get` before the tests, where the network can be reached',
  swift: 'set the Swift version that the project asks for (in a job with swift-actions/setup-swift)',
  deno: 'run `deno install` before the tests',
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
  display: 'run the test command with `xvfb-run -a`',
  qt: 'run the test command with `xvfb-run -a`, or set QT_QPA_PLATFORM=offscreen in its environment',
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
  // Our own notes, which oracle/test-oracle.ts appends.
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
  thing('python', 'a Python with the module {name}', {
    "No module named '{tomllib|graphlib|zoneinfo|_ctypes|_ssl|_sqlite3|_bz2|_lzma|_curses|_tkinter}'":
      "ModuleNotFoundError: No module named 'tomllib'",
  }),
  module('pip', 'the Python module {name}', {
    'No module named {name}': "ModuleNotFoundError: No module named 'requests'",
    'Error loading {name} module': 'ImproperlyConfigured: Error loading psycopg2 module: No module',
  }),
  module('pip', 'the Python package {name}', {
    'DistributionNotFound: The {name}': "pkg_resources.DistributionNotFound: The 'six' distribution was not",
    'No package metadata was found for {name}': 'No package metadata was found for attrs',
    'PackageNotFoundError: {name}': 'importlib.metadata.PackageNotFoundError: attrs',
  }),
  thing('pip', 'the pytest plug-in with the fixture {name}', {
    'fixture {name} not found': "E       fixture 'mocker' not found",
  }),
  thing('pip', 'the plug-in that knows the option {name}', {
    'error: unrecognized arguments: {name}': 'pytest: error: unrecognized arguments: --cov=src',
  }),
  thing('pip', 'a pytest plug-in for async tests', {
    'async def functions are not natively supported': 'async def functions are not natively supported.',
  }),
  tool('python', 'the Python interpreter {name}', {
    'InterpreterNotFound: {name}': 'ERROR:  InterpreterNotFound: python3.9',
    'could not find python interpreter with spec(s): {name}':
      'ERROR:  py311: could not find python interpreter with spec(s): py311',
    'could not find python interpreter matching any of the specs {name}':
      'py34: failed with could not find python interpreter matching any of the specs py34',
    'Python interpreter {name} not found': 'nox > Python interpreter 3.9 not found.',
    'No interpreter found for Python {…}{version}': 'error: No interpreter found for Python >=3.13 in',
    'Interpreter {name} not found': 'Interpreter python3.8 not found',
  }),
  tool('version', 'the version {name}', {
    '{pyenv|rbenv|nodenv|goenv}: version {name} is not installed': "pyenv: version `3.12.1' is not installed",
  }),
  tool('python', 'another Python than {name}', {
    'requires a different Python: {version}': "ERROR: Package 'a' requires a different Python: 3.8.10 not in",
    'currently activated Python version {version} is not supported':
      'The currently activated Python version 3.8.10 is not supported by the project (^3.9).',
  }),
  tool('version', 'a version of {name}', {
    'No version is set for command {name}': 'No version is set for command node',
    'volta error: {Node|npm} is not available': 'Volta error: Node is not available.',
    'volta error: Could not find {…}{Node|npm|Yarn}': 'Volta error: Could not find executable "Node"',
  }),
  tool('pip', 'the Python package {name}', {
    'satisfies the requirement {name}': 'Could not find a version that satisfies the requirement flask==2',
    'No matching distribution found for {name}': 'ERROR: No matching distribution found for requests',
    'Because {name} was not found in the cache': 'Because attrs was not found in the cache and your project',
  }),
  thing('submodules', 'the file {name}', {
    "{python|python3}: can't open file {name}": "python: can't open file '/a/manage.py': [Errno 2] No such",
  }),
  tool('pip', 'the pytest that the project asks for ({name})', {
    'requires pytest-{version}, actual pytest': "'minversion' requires pytest-8.0, actual pytest-7.4.4'",
  }),
  tool('pip', 'the pytest plug-ins {name}', {
    '^ERROR: Missing required plugins: {name}': 'ERROR: Missing required plugins: pytest-django',
  }),
  tool('pip', 'a virtual environment', {
    "Couldn't find a virtualenv or conda environment": "Couldn't find a virtualenv or conda environment, but",
  }),
  tool('pip', 'the built extension {name}', {
    'C extension: {name} not built': 'ImportError: C extension: pandas._libs.tslib not built.',
    'should not try to import {numpy|scipy|pandas} from': 'you should not try to import numpy from its',
  }),
  thing('pip', 'the model {name}', {
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
    "Could not resolve '{package}'": '✘ [ERROR] Could not resolve "zod"',
    "Failed to resolve import '{package}'": 'Error: Failed to resolve import "zod" from "src/a.ts".',
    "TS6053: File '{package}'": "tsconfig.json(1,12): error TS6053: File '@acme/tsconfig/base.json' not",
    'Preset {package} not found': '● Validation Error: Preset ts-jest not found.',
    'Test environment {package} cannot be found': 'Test environment jest-environment-jsdom cannot be found.',
    'Module {package} in the {name} option was not found':
      'Module ts-jest in the transform option was not found.',
    '^Module name: {package}$': '  Module name: jest-junit',
    "Could not load reporter '{package}": 'Error: Could not load reporter "mocha-junit-reporter"',
    "No provider for 'framework:{package}": 'Error: No provider for "framework:jasmine"! (Resolving:',
  }),
  thing('npm', 'the types of {name}', {
    'Cannot find type definition file for {name}': "TS2688: Cannot find type definition file for 'node'.",
  }),
  thing('npm', 'the ESLint package {name}', {
    "ESLint couldn't find the {config|plugin} {name}":
      'ESLint couldn\'t find the plugin "eslint-plugin-import".',
    'Failed to load {config|plugin} {name}': 'Error: Failed to load plugin "import" declared in ".eslintrc"',
  }),
  tool('npm', 'the folder node_modules', {
    'node_modules {missing|is missing}': 'WARN   Local package.json exists, but node_modules missing, did',
    "Couldn't find the node_modules state file": "Usage Error: Couldn't find the node_modules state file",
    'Required package missing from disk': 'Error: Required package missing from disk. Run yarn install',
    "doesn't seem to be present in your lockfile": "doesn't seem to be present in your lockfile",
    ERR_PNPM_VERIFY_DEPS_BEFORE_RUN: ' ERR_PNPM_VERIFY_DEPS_BEFORE_RUN  Cannot check',
  }),
  tool('npm', 'a package in the offline store', {
    'ERR_PNPM_NO_OFFLINE_{TARBALL|META}': ' ERR_PNPM_NO_OFFLINE_TARBALL  A package is missing from the store',
  }),
  tool('npm', 'the program that npx runs', {
    'could not determine executable to run': 'npm error could not determine executable to run',
  }),
  tool('npm', 'a native module built for this Node version', {
    'Could not locate the bindings file': 'Error: Could not locate the bindings file. Tried:',
    'NODE_MODULE_VERSION {number}. This version': 'NODE_MODULE_VERSION 108. This version of Node.js requires',
    'was compiled against a different Node.js version': 'was compiled against a different Node.js version',
  }),
  tool('npm', 'the native module {name}', {
    'Missing binding {name}': 'Error: Missing binding /a/node_modules/x/vendor/binding.node',
    'installed {esbuild|rollup} for another platform': 'You installed esbuild for another platform than the',
    'The package {name} could not be found': 'Error: The package "@esbuild/linux-x64" could not be found,',
    'Failed to load {SWC|swc} binary': 'Failed to load SWC binary for linux/x64, see more info here',
    '{Electron|electron} failed to install correctly': 'Error: Electron failed to install correctly, please',
    'could not locate the {Query Engine|query engine} for': 'Client could not locate the Query Engine for',
  }),
  tool('deno', 'the package {name}', {
    'Could not find {package} in a node_modules folder': 'Could not find "chalk" in a node_modules folder.',
  }),
  tool('node', 'a JavaScript runtime', {
    'Could not find a JavaScript runtime': 'ExecJS::RuntimeUnavailable: Could not find a JavaScript runtime.',
  }),
  thing('build', 'the file {name}', {
    "Cannot find module '{…}/{built}'": "Error: Cannot find module '/a/packages/core/dist/index.js'",
  }),
  thing('build', 'the file public/{name}', {
    "can't find {…} in {…}public/{name}": "can't find application.js in /a/public/packs/manifest.json",
    'manifest not found at{…}public/{name}': 'Vite manifest not found at: /a/public/build/manifest.json',
  }),
  thing('build', 'the built package {name}', {
    'Failed to resolve entry for package {package}': 'Error: Failed to resolve entry for package "@a/core".',
  }),
  thing('npm', 'the native module {name}', {
    'Cannot find module {name}-{linux|darwin|win32}-{x64|arm64}{…}':
      'Error: Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug',
    "Cannot find module '{name}.node'": "Error: Cannot find module '../lightningcss.linux-x64-gnu.node'",
    'Something went wrong installing the {name}': 'Error: Something went wrong installing the "sharp" module',
  }),
  tool('node', 'the Node version that the project asks for', {
    'The engine {name} is incompatible': 'error a@1.0.0: The engine "node" is incompatible with this module.',
    'Unsupported engine': 'npm error engine Unsupported engine',
    ERR_PNPM_UNSUPPORTED_ENGINE: 'ERR_PNPM_UNSUPPORTED_ENGINE  Unsupported environment (bad pnpm and/or',
    'requires {at least |}{Node|Node.js} {version |}{>=|^|v|}{number}': 'requires Node.js version 20.19+ or',
    'You are {running|using} {Node|Node.js} {version}': 'You are using Node.js 18.12.1. For Next.js, Node.js',
  }),
  tool('node', 'the Node version that knows {name}', {
    'node: bad option: {name}': 'node: bad option: --experimental-strip-types',
  }),
  tool('node', 'the Node version {name}', {
    'N/A: version {name}': 'N/A: version "v20.11.0" is not yet installed.',
  }),
  tool('corepack', 'the package manager that the project names', {
    "This project's package.json defines": 'error This project\'s package.json defines "packageManager":',
    'This project is configured to use {yarn|pnpm|npm}': ' ERROR  This project is configured to use yarn',
  }),
  tool('npm', 'the folder node_modules', {
    "Cannot find module '{…}node_modules/{name}'": "Cannot find module '/a/node_modules/vitest/vitest.mjs'",
    "doesn't seem to have been installed": "project in /a/package.json doesn't seem to have been installed",
  }),
  tool('folder', 'the script {name} of package.json', {
    'Missing script: {address}': 'npm error Missing script: "tset"',
  }),
  tool('folder', 'the file package.json', {
    'enoent Could not read package.json': 'npm error enoent Could not read package.json: Error: ENOENT: no',
  }),
  tool('folder', 'the command go {name}', { '^go {name}: unknown command$': 'go tset: unknown command' }),
  tool('folder', 'the main module', {
    '^go: cannot find main module': 'go: cannot find main module, but found .git/config in /a',
  }),
  tool('folder', 'the Cargo.toml', {
    "could not find 'Cargo.toml' in ": 'error: could not find `Cargo.toml` in `/a` or any parent directory',
  }),
  tool('folder', 'the POM', {
    'there is no POM in this directory': 'a project to execute but there is no POM in this directory (/a).',
  }),
  tool('folder', 'the Gemfile', {
    '^Could not locate Gemfile': 'Could not locate Gemfile or .bundle/ directory',
  }),
  tool('folder', 'the Rakefile', {
    '^No Rakefile found': 'No Rakefile found (looking for: rakefile, Rakefile)',
  }),
  thing('folder', 'the {name}', {
    '^ERROR: file or directory not found: {name}': 'ERROR: file or directory not found: tests/',
  }),

  // Browsers and displays
  tool('playwright', 'the browser {name} of Playwright', {
    "Executable doesn't exist at {…}{chromium|firefox|webkit|chrome|msedge}{…}":
      "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1091/chrome-linux/chrome",
    'Chromium distribution {text} is not found': "Error: Chromium distribution 'chrome' is not found at",
  }),
  tool('playwright', 'a browser of Playwright', {
    'Looks like Playwright': '║ Looks like Playwright Test or Playwright was just installed',
    'playwright install': '║     npx playwright install',
    'Host system is missing dependencies to run browsers':
      '║ Host system is missing dependencies to run browsers.',
  }),
  tool('puppeteer', 'the browser of Puppeteer', {
    'Could not find expected browser': 'Error: Could not find expected browser (chrome) locally.',
    'Could not find {Chrome|Chromium|Firefox|browser revision}': 'Error: Could not find Chrome (ver.',
    'browser was not found at the configured executablePath':
      'Error: Browser was not found at the configured executablePath (/usr/bin/chrome)',
  }),
  tool('cypress', 'the program of Cypress', {
    'Cypress {binary|executable} {is missing|not found}': 'is installed, but the Cypress binary is missing.',
    'No version of Cypress is installed': 'No version of Cypress is installed in:',
  }),
  tool('display', 'a display', {
    'missing the dependency: Xvfb': 'Your system is missing the dependency: Xvfb',
    'Missing X server or $DISPLAY': 'Error: Missing X server or $DISPLAY',
    'cannot open display': 'Gtk-WARNING: cannot open display: ',
    'Xvfb failed to start': 'Error: Xvfb failed to start.',
    'no display name and no $DISPLAY': '_tkinter.TclError: no display name and no $DISPLAY environment',
    'could not connect to display': 'qt.qpa.xcb: could not connect to display ',
    "Can't connect to X11": "java.awt.AWTError: Can't connect to X11 window server using ':0'",
  }),
  tool('chrome', 'a browser or its driver', {
    '{cannot|unable to} find {a |matching |}{Chrome|Firefox|Edge|browser} {…}{binary|location|platform}':
      'unknown error: cannot find Chrome binary',
    'Unable to find a matching {Chrome|Firefox|browser}': 'Error: Unable to find a matching browser',
    'cannot find binary': 'Message: Cannot find binary at the given place',
    'No binary for {name}': 'No binary for ChromeHeadless browser on your platform.',
    'Unable to obtain driver for {name}': 'Message: Unable to obtain driver for chrome; see',
    'Unable to {obtain|locate} {…}{driver|selenium}': 'Unable to locate the chromedriver executable',
    'Chromium revision is not downloaded': 'Error: Chromium revision is not downloaded. Run "npm install"',
    "'{chromedriver|geckodriver}' executable needs to be in PATH":
      "selenium.common.exceptions.WebDriverException: Message: 'chromedriver' executable needs to be in PATH.",
    '{chromedriver|geckodriver} {not found|executable not found}': 'Error: chromedriver not found',
    'Failed to launch the browser process': 'Error: Failed to launch the browser process!',
    'Unable to find {a |}{chrome|browser}': 'Error: Unable to find a browser',
    'This version of {name} only supports': 'session not created: This version of ChromeDriver only supports',
    'Could not find an executable for the browser': 'Could not find an executable for the browser',
  }),

  // Docker
  tool('docker', 'a Docker daemon', {
    "{Cannot|Can't} connect to the Docker daemon": 'Cannot connect to the Docker daemon at',
    'docker.sock{…}{no such file|permission denied|ENOENT|EACCES|refused}':
      'dial unix /var/run/docker.sock: connect: no such file or directory',
    '{ENOENT|EACCES}{…}docker.sock': 'Error: connect ENOENT /var/run/docker.sock',
    '{ENOENT|EACCES}{…}docker.raw.sock': 'Error: connect EACCES /a/docker.raw.sock',
    'docker.raw.sock{…}{no such file|permission denied|ENOENT|EACCES|refused}':
      'dial /a/docker.raw.sock: connect: refused',
    'Could not find a valid Docker environment': 'Could not find a valid Docker environment.',
    'Could not find a working container runtime': 'Error: Could not find a working container runtime',
    'Error while fetching server API version': 'Error while fetching server API version',
    'Is the docker daemon running': 'Is the docker daemon running?',
    'rootless Docker not found': 'panic: rootless Docker not found',
    'Previous attempts to find a Docker environment failed':
      'Previous attempts to find a Docker environment failed. Will not retry.',
    'permission denied while trying to connect to the docker':
      'permission denied while trying to connect to the Docker daemon socket',
  }),

  // Fetching of modules and tools
  tool('token', 'the right to read {name}', {
    'could not read {Username|Password} for {address}': "could not read Username for 'https://github.com':",
  }),
  tool('goModules', 'the Go module proxy', {
    '{proxy.golang.org|sum.golang.org|golang.org}{…}{no such host|refused|timeout|unreachable|EOF|reset|403}':
      'go: a/b@v1: Get "https://proxy.golang.org/a/b": dial tcp 1.2.3.4:443: connect: connection refused',
    '{proxy.golang.org|sum.golang.org}{…}{server misbehaving|proxyconnect|temporary failure}':
      'Get "https://proxy.golang.org/a": lookup proxy.golang.org: server misbehaving',
  }),
  tool('goModules', 'a Go module', {
    ': module lookup disabled by GOPROXY=off$': 'cast_test.go:18:2: module lookup disabled by GOPROXY=off',
  }),
  tool('gradle', 'the Gradle distribution of the wrapper', {
    'services.gradle.org': 'Downloading https://services.gradle.org/distributions/gradle-8.5-bin.zip',
    '{downloads.gradle.org|downloads.gradle-dn.com|downloads.gradle.com|downloads.gradle-dn.org}':
      'java.net.UnknownHostException: downloads.gradle-dn.com',
    'Could not install Gradle distribution': 'Could not install Gradle distribution from',
    'Could not find or load main class org.gradle.wrapper.{name}':
      'Error: Could not find or load main class org.gradle.wrapper.GradleWrapperMain',
  }),
  tool('maven', 'the Maven distribution of the wrapper', {
    'Could not find or load main class org.apache.maven.wrapper.{name}':
      'Error: Could not find or load main class org.apache.maven.wrapper.MavenWrapperMain',
    'maven-wrapper{…}{failed|error|not}': 'Error: .mvn/wrapper/maven-wrapper.jar could not be fetched:',
  }),
  thing('network', 'the network (i/o timeout)', {
    'dial tcp {…}: i/o timeout': 'dial tcp 140.82.121.4:443: i/o timeout',
  }),

  // Services: known by the port where the line names it
  tool('network', 'the registry of npm ({name})', {
    '^npm {error|ERR!} {…}{ENOTCACHED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET}':
      'npm error code ENOTCACHED',
    '^[WebServer] npm {error|ERR!} {…}{ENOTCACHED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN}':
      '[WebServer] npm error code EAI_AGAIN',
  }),
  thing('service', 'a service at port {name}', {
    'ECONNREFUSED {…}:{port}': 'Error: connect ECONNREFUSED ::1:6379',
    'port {number}{…}{refused|failed}': 'connection to server at "localhost" (127.0.0.1), port 5432 failed:',
    'dial tcp {…}:{number}: connect{…}: connection refused':
      'dial tcp 127.0.0.1:3306: connect: connection refused',
    '{connect|connecting} to {…}:{number}. {…}refused': 'connecting to localhost:6379. Connection refused.',
    '{connect|connecting} to {…}:{port}{…}{refused|failed}': 'Failed to connect to 127.0.0.1:9200: failed',
    ':{port}{…}Connection refused': 'curl: (7) 127.0.0.1:8080: Connection refused',
    'Connection refused{…}:{port}': 'Connection refused: localhost/127.0.0.1:6379',
    'Connection to node {…}:{number}) could not':
      'Connection to node -1 (localhost/127.0.0.1:9092) could not be established.',
    ':{number}{…}[Errno {111|61}]': 'pymongo: localhost:27017: [Errno 111] refused',
    'ServerSelectionTimeoutError: {…}:{number}':
      'pymongo.errors.ServerSelectionTimeoutError: localhost:27017: timed out',
    'endpoint URL: {…}:{number}': 'Could not connect to the endpoint URL: "http://localhost:4566/"',
  }),
  thing('service', 'the service {name}', {
    "Can't connect to {local |}{MySQL|MariaDB|PostgreSQL|Redis}": "(HY000): Can't connect to local MySQL",
  }),
  thing('service', 'a service ({name})', {
    '{PG::ConnectionBad|Mysql2::Error::ConnectionError|Redis::CannotConnectError}': 'PG::ConnectionBad:',
    '{redis.exceptions.ConnectionError|NoBrokersAvailable|AMQPConnectionError}':
      'kafka.errors.NoBrokersAvailable: NoBrokers',
    '{MongoServerSelectionError|Communications link failure|ECONNREFUSED}': 'MongoServerSelectionError:',
  }),
  thing('service', 'a service', {
    'Connection refused': 'ConnectionRefusedError: [Errno 111] Connection refused',
    'actively refused it': 'No connection could be made because the target machine actively refused it.',
  }),
  thing('service', 'the service at the socket ({name})', {
    'No such file or directory{…}.s.PGSQL.{number}': 'No such file or directory, "/run/.s.PGSQL.5432"',
    "socket '{…}{mysql|postgres|redis}": 'is the server running on socket "/var/run/redis/redis.sock"?',
  }),

  // The network
  thing('network', 'the network, or the host {name}', {
    'getaddrinfo {ENOTFOUND|EAI_AGAIN} {name}': 'Error: getaddrinfo ENOTFOUND db',
    'Could not resolve host: {name}': 'curl: (6) Could not resolve host: example.com',
    'UnknownHostException: {name}': 'java.net.UnknownHostException: repo.example.com',
    'lookup {name}{…}: {no such host|server misbehaving|Temporary failure}':
      'dial tcp: lookup db on 1.1.1.1:53: no such host',
    'host={name}{…}{Max retries|NameResolution|NewConnection}':
      "HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: /",
    'unable to resolve host {address |}{name}': 'wget: unable to resolve host address ‘example.com’',
    'could not translate host name {name}': 'psycopg2.OperationalError: could not translate host name "db"',
  }),
  thing('network', 'the network ({name})', {
    '{Temporary failure in name resolution|Name or service not known|nodename nor servname provided}':
      'socket.gaierror: [Errno -3] Temporary failure in name resolution',
    '{failed to lookup address information|Network is unreachable|ENETUNREACH|ENOTFOUND|EAI_AGAIN}':
      'OSError: [Errno 101] Network is unreachable',
  }),
  thing('network', 'the module {name}', {
    'Module not found {address}': 'error: Module not found "https://deno.land/std/x.ts".',
    'Failed to clone repository {address}': 'fatal: Failed to clone repository https://github.com/a/b:',
    "couldn't connect to {address} to load": "Error: couldn't connect to 'https://raw.example.com/x' to load",
  }),
  thing('network', 'what is fetched from {name}', {
    "{Could not|Couldn't} download '{…}//{name}'": 'Couldn\'t download "https://binaries.soliditylang.org"',
    "{Could not|Couldn't} download '{…}//{name}": 'Error: Could not download "https://x.example/y"',
    "Import '{…}//{name}{…}failed": 'error: Import "https://esm.sh/react" failed: error sending request',
  }),
  thing('network', 'what is fetched', {
    "Couldn't download compiler version": "Error HH502: Couldn't download compiler version list.",
    'cannot find the requested files in the local cache':
      'ERROR: cannot find the requested files in the local cache',
  }),
  tool('network', 'data that NLTK loads', {
    'Please use the NLTK Downloader': '  Please use the NLTK Downloader to obtain the resource:',
  }),
  thing('database', 'the database {name}', {
    'NoDatabaseError{…}: {name}.':
      'ActiveRecord::NoDatabaseError: We could not find your database: app_test.',
    'Unknown database {name}': "ERROR 1049 (42000): Unknown database 'app_test'",
    'database {name} does not exist': 'FATAL:  database "app_test" does not exist',
    "The database for {name} couldn't be created": "** (Mix) The database for Shop.Repo couldn't be created:",
  }),
  thing('database', 'tables of the database', {
    'Migrations are pending': 'Migrations are pending. To resolve this issue, run:',
    'ActiveRecord::PendingMigrationError': 'ActiveRecord::PendingMigrationError:',
  }),
  thing('variable', 'credentials of a cloud ({name})', {
    '{Unable to locate credentials|You must specify a region|Default credentials were not found}':
      'botocore.exceptions.NoCredentialsError: Unable to locate credentials',
    '{Could not load credentials from any providers|CredentialsProviderError}':
      'Error: Could not load credentials from any providers',
  }),

  // Go
  thing('build', 'the files {name}', {
    'pattern {text}: no matching files found': 'main.go:9:12: pattern dist/*: no matching files found',
  }),
  thing('goModules', 'updates to go.mod', {
    '^go: updates to go.mod needed': 'go: updates to go.mod needed; to update it:',
  }),
  thing('goModules', 'inconsistent vendoring', {
    '^go: inconsistent vendoring': 'go: inconsistent vendoring in /w/a:',
  }),
  tool('go', 'Go {name} or newer', {
    'requires go {>=|>|=|} {version}': 'go: go.mod requires go >= 1.23 (running go 1.20.14;',
    'invalid go version {version}': "/a/go.mod:3: invalid go version '1.21.0': must match format 1.23",
    'download {name} for {…}: toolchain not available':
      'go: download go1.23 for linux/amd64: toolchain not available',
  }),
  tool('cgo', 'a C compiler with cgo, for the race detector', {
    '-race requires cgo': 'go: -race requires cgo; enable cgo by setting CGO_ENABLED=1',
    '-race is {only|not} supported': 'go: -race is only supported on linux/amd64',
    'C compiler {name} not found': 'cgo: C compiler "gcc" not found: exec: "gcc": executable file not found',
  }),
  thing('goModules', 'the Go package {name}', {
    'no required module provides package {name}':
      'main.go:4:2: no required module provides package github.com/pkg/errors; to add it:',
    'cannot find module providing package {name}': 'cannot find module providing package github.com/a/b',
    'missing go.sum entry for module providing package {name}':
      'a.go:3:2: missing go.sum entry for module providing package github.com/a/b',
    'package {name} is not in {GOROOT|std}': 'main.go:3:8: package slices is not in GOROOT',
  }),
  thing('submodules', 'the folder {name}', {
    'replacement directory {name} does not exist': 'a@v0.0.0: replacement directory ../lib does not exist',
  }),
  tool('go', 'the Go toolchain', {
    'cannot find GOROOT directory': 'go: cannot find GOROOT directory: /usr/local/go',
  }),
  thing('goModules', 'the go.sum entry', { 'missing go.sum entry': 'go: a/b@v1.0.0: missing go.sum entry' }),
  thing('submodules', 'the module {name}', {
    'cannot load module {name} listed in go.work': 'go: cannot load module ../lib listed in go.work file:',
  }),
  thing('program', 'the command {name}', {
    'fork/exec {…}/bin/{name}: no such file or directory':
      'fork/exec /usr/local/kubebuilder/bin/etcd: no such file or directory',
    "could not execute process '{name} {…}(never executed)":
      '  could not execute process `qemu-riscv64 /w/a-1` (never executed)',
  }),

  // Rust
  tool('target', 'the target of Rust with {name}', {
    "can't find crate for '{core|std|alloc}'": "error[E0463]: can't find crate for `core`",
  }),
  thing('crates', 'the crate {name}', {
    "can't find crate for {name}": "error[E0463]: can't find crate for `serde`",
    'no matching package named {name}': 'error: no matching package named `serde` found',
  }),
  tool('crates', 'a crate (cargo looks for none with {name})', {
    "you're using offline mode ({--offline|--frozen})": "a reminder, you're using offline mode (--offline)",
  }),
  tool('crates', 'the crate {name}', {
    'failed to download {from |}{address}':
      'error: failed to download from `https://static.crates.io/crates/serde/1.0.0/download`',
    'unable to update registry {name}': 'error: Unable to update registry `crates-io`',
  }),
  tool('rust', 'the Rust version that the code asks for ({name})', {
    'requires rustc {version}': 'error: package `a v1.0.0` cannot be built because it requires rustc 1.80 or',
    'rustc {version} is not supported': 'error: rustc 1.63.0 is not supported by the following packages:',
    "feature 'edition{number}' is required": '  feature `edition2024` is required',
    'may not be used on the {stable|beta} release channel': 'may not be used on the stable release channel',
    'only accepted on the {nightly|dev} channel': 'the `-Z` flag is only accepted on the nightly channel of',
    "older than the '{number}' edition": 'this version of Cargo is older than the `2024` edition',
    'use of {unstable library feature|unstable feature}': 'error[E0658]: use of unstable library feature',
  }),
  tool('rust', 'the Rust toolchain or component {name}', {
    'toolchain {name} is not installed': "error: toolchain '1.80.0' is not installed",
    'rustup could not choose a version of {name}': 'error: rustup could not choose a version of cargo to run',
    '{name} is not installed for the toolchain': "error: 'cargo-clippy' is not installed for the toolchain",
    '{name} component which provides': "error: the 'rustfmt' component which provides the command is not",
  }),
  tool('cargoTool', 'the command cargo {name}', {
    'no such {command|subcommand}: {name}': 'error: no such command: `nextest`',
  }),
  tool('compiler', 'the linker {name}', { 'linker {name} not found': 'error: linker `cc` not found' }),
  tool('apt', 'the library {name}', {
    'system library {name} required by crate': 'The system library `openssl` required by crate `openssl-sys`',
    'Could not find directory of {name} installation': 'Could not find directory of OpenSSL installation',
    "Could not find '{protoc|protobuf}'": 'Could not find `protoc`. If `protoc` is installed, try setting',
  }),
  tool('rust', 'the Rust toolchain', {
    'no override and no default toolchain set': 'error: no override and no default toolchain set',
  }),
  tool('program', 'the command {name}', { 'is {name} not installed?': '  is `cmake` not installed?' }),
  tool('version', 'the version of wasm-bindgen that the project uses', {
    'linked against version of wasm-bindgen': 'rust wasm file linked against version of wasm-bindgen: 0.2.87',
  }),
  tool('apt', 'the linker {name}', {
    "invalid linker name in argument '-fuse-ld={name}": "invalid linker name in argument '-fuse-ld=lld'",
    'collect2: fatal error: cannot find {name}': 'collect2: fatal error: cannot find ‘mold’',
  }),

  // Java and its kin
  tool('java', 'Java', {
    '{JAVA_HOME|JRE_HOME} {is not set|is not defined|environment variable is not defined}':
      "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.",
    'JAVA_HOME{…}{invalid directory|not correctly}': 'ERROR: JAVA_HOME is set to an invalid directory: /x',
    'Unable to locate a Java Runtime': 'operation couldn’t be completed. Unable to locate a Java Runtime.',
  }),
  tool('java', 'the Java version that the build asks for ({name})', {
    'invalid {target|source} release: {version}': 'Fatal error compiling: error: invalid target release: 21',
    'release version {version} not supported': 'error: release version 21 not supported',
    'Unsupported class file major version {number}': '> Unsupported class file major version 65',
    '{UnsupportedClassVersionError|UnsupportedClassVersion}': 'java.lang.UnsupportedClassVersionError: a/A',
    'matching this tasks requirements: {…}languageVersion={number}':
      'No compatible toolchains found matching this tasks requirements: {languageVersion=17, vendor=any}',
    'Cannot find a Java installation{…}languageVersion={number}':
      '> Cannot find a Java installation on your machine matching: {languageVersion=21}.',
    'Gradle plugin requires Java {number}': 'Android Gradle plugin requires Java 17 to run.',
    'JDK version {…} is not in the allowed range [{number}':
      'Detected JDK version 11.0.20 is not in the allowed range [17,).',
    'compatible with Java {number} and the consumer needed':
      'was compatible with Java 17 and the consumer needed Java 11',
  }),
  tool('java', 'the Java version that the build asks for', {
    'No {matching |}{toolchains|toolchain} found': 'No matching toolchains found for requested specification',
    'Cannot find matching {toolchain|toolchains}': '[ERROR] Cannot find matching toolchain definitions for',
    'No compiler is provided': '[ERROR] No compiler is provided in this environment. Perhaps you are running',
  }),
  tool('android', 'the Android SDK', {
    'Android SDK packages as some {licences|licenses} have not been accepted':
      'Failed to install the following Android SDK packages as some licences have not been accepted.',
    '^SDK location not found': 'SDK location not found. Define a valid SDK location',
    '> SDK location not found': '> SDK location not found. Define a valid SDK location',
  }),
  thing('maven', 'the artifact {name}', {
    'Could not find artifact {address}': '[ERROR] Could not find artifact org.a:b:jar:1.0 in central',
    'Could not transfer artifact {address}': '[ERROR] Could not transfer artifact org.a:b:pom:1.0 from/to',
    'Error downloading {coordinates}': '[error] Error downloading com.acme:lib_2.13:1.0',
    'Could not find {coordinates}': '> Could not find org.a:b:1.0.',
    'Could not resolve {coordinates}': '> Could not resolve org.a:b:1.0.',
  }),
  tool('maven', 'the artifact {name}', {
    'Plugin {address} or one of its dependencies could not be resolved':
      '[ERROR] Plugin org.a:b:1.0 or one of its dependencies could not be resolved',
    'Non-resolvable parent POM for {address}': '[FATAL] Non-resolvable parent POM for org.a:b:1.0: refused',
    'Plugin [id: {name}{…}was not found':
      "Plugin [id: 'com.android.application', version: '8.0'] was not found in any",
    'Could not {GET|HEAD} {address}': "> Could not GET 'https://repo.maven.apache.org/maven2/a'.",
    'in offline mode and the artifact {address}': 'central in offline mode and the artifact org.a:b:jar:1',
  }),
  thing('maven', 'the class {name}', {
    'Could not find or load main class {name}':
      'Error: Could not find or load main class org.junit.platform.console.ConsoleLauncher',
  }),
  tool('maven', 'artifacts that sbt fetches', {
    'coursier.error.{name}': 'lmcoursier.internal.shaded.coursier.error.FetchError$DownloadingArtifacts: x',
  }),
  thing('maven', 'the Java package {name}', {
    'package {name} does not exist': 'App.java:1: error: package org.a.b does not exist',
  }),
  tool('maven', 'the file {name}', {
    'Unable to access jarfile {name}': 'Error: Unable to access jarfile lib/junit.jar',
  }),
  thing('maven', 'the artifacts of {name}', {
    'Could not resolve all {files|dependencies|artifacts} for configuration {address}':
      "> Could not resolve all files for configuration ':app:testRuntimeClasspath'.",
  }),

  // Ruby
  module('ruby', 'the Ruby file {name}', {
    'cannot load such file -- {name}': "`require': cannot load such file -- minitest/autorun (LoadError)",
  }),
  tool('ruby', 'the gem {name}', {
    'Could not find {gem |}{name}{…} in {any of the|locally installed|rubygems|cached gems|the local}':
      "Could not find gem 'rspec (~> 3.0)' in any of the gem sources listed in your Gemfile",
    "can't find gem {name}": "can't find gem rspec-core (>= 0.a) with executable rspec",
    'Could not find {name} ({…}among {number} total gem':
      "Could not find 'rspec' (>= 0) among 12 total gem(s)",
    '{Bundler::GemNotFound|Gem::GemNotFoundException}': 'Bundler::GemNotFound: gone',
    'Could not find {name} in {…}gems': 'Could not find rake-13.0.6 in cached or installed gems',
  }),
  tool('ruby', 'gems of the Gemfile', {
    "Run 'bundle install'": 'Run `bundle install` to install missing gems.',
    'The following gems are missing': 'The following gems are missing',
    '^Your bundle is locked to {name}': 'Your bundle is locked to rake (13.0.6), but that version could not',
  }),
  tool('rubyVersion', 'another Ruby than {name}', {
    'Your Ruby version is {version}, but': 'Your Ruby version is 3.0.2, but your Gemfile specified 3.3.0',
  }),
  tool('ruby', 'Bundler', {
    'You must use Bundler {number}': 'You must use Bundler 2 or greater with this lockfile.',
    "Could not find 'bundler'": "Could not find 'bundler' (2.4.1) required by your Gemfile.lock.",
  }),
  thing('variable', 'the key of the application', {
    "Missing 'secret_key_base'": 'ArgumentError: Missing `secret_key_base` for "production" environment',
    'Missing secret_key_base': 'Missing secret_key_base for production',
    'No application encryption key has been specified': 'No application encryption key has been specified.',
  }),

  // PHP
  tool('composer', 'the class PHPUnit\\{name}', {
    "Class 'PHPUnit\\{text}' not found": 'Uncaught Error: Class "PHPUnit\\Framework\\TestCase" not found',
  }),
  tool('composer', 'the file {name} that Composer makes', {
    '{required|require|require_once|opening|include}{…}{composed}': 'require(/w/vendor/autoload.php): Failed',
    'Could not open input file{…}{composed}': 'Could not open input file: vendor/bin/phpunit',
    'bootstrap script{…}{composed}': 'Cannot open bootstrap script "/w/vendor/autoload.php"',
  }),
  tool('composer', 'what Composer installs', {
    'project dependencies using Composer': 'You need to set up the project dependencies using Composer:',
    "Run '{composer install|composer update}": 'Run "composer install" first',
    'Run composer install': 'Please run composer install',
    'set up the project dependencies': 'You must set up the project dependencies, run the following',
  }),
  tool('php', 'the PHP extension {name}', {
    '{require|requires} {PHP extension |}ext-{name}': '- Root composer.json requires PHP extension ext-intl',
    '{require|requires} PHP extension {name}': 'a/b requires PHP extension intl',
    'PHP extension {name} {is missing|to be installed|is not}': 'The PHP extension "intl" is missing',
    'missing from your system{…}ext-{name}': 'it is missing from your system. Install or enable ext-intl.',
    'ext-{name} is missing': 'ext-intl is missing from your system',
    'ext-{name} *': '- a/b 1.0 needs ext-redis * -> it is not there',
    "Class '{Redis|Imagick|Memcached|ZipArchive|NumberFormatter|Collator|DOMDocument|SoapClient}' not found":
      'Uncaught Error: Class "Redis" not found in /w/src/Cache.php:12',
    "Class '\\{Redis|Imagick|Memcached|ZipArchive|NumberFormatter|Collator|DOMDocument|SoapClient}' not found":
      'Uncaught Error: Class "\\ZipArchive" not found',
  }),
  tool('php', 'the PHP extension with the functions {name}…', {
    'Call to undefined function {mb_|curl_|image|simplexml_|dom_|intl|bc}{…}(':
      'Error: Call to undefined function mb_strlen()',
  }),
  tool('php', 'the PHP extensions {name}', {
    'PHPUnit requires the {…} but the {text} {extension is|extensions are} not available':
      'PHPUnit requires the "dom", "xml" extensions, but the "dom" extension is not available.',
  }),
  tool('php', 'PHP {name}', {
    'require{|s|d} {a |}PHP version {text}': 'Your Composer dependencies require a PHP version ">= 8.2.0".',
    'require{|s|d} php {>|^|~}{…}{version}': 'Root composer.json requires php ^8.1 but your php version',
  }),
  tool('php', 'a driver of PHP ({name})', {
    '{could not find driver|No code coverage driver}': 'PDOException: could not find driver',
  }),

  // .NET
  tool('dotnet', 'the .NET version that the project asks for', {
    'install or update .NET to run': 'You must install or update .NET to run this application.',
    'compatible .NET SDK was not found': 'A compatible .NET SDK was not found.',
    'No .NET SDKs were found': 'No .NET SDKs were found.',
    'does not support targeting .NET {version}': 'The current .NET SDK does not support targeting .NET 9.0.',
    'find any compatible framework version': 'It was not possible to find any compatible framework version',
    '{NETSDK1045|NETSDK1147|NETSDK1141}': 'error NETSDK1147: To build this project, the following workloads',
    "The framework 'Microsoft{text}'{…}was not found":
      "The framework 'Microsoft.NETCore.App', version '6.0.0' was not found.",
  }),
  tool('dotnet', 'the .NET reference assemblies ({name})', {
    '{MSB3644|MSB3645}': 'error MSB3644: The reference assemblies for .NETFramework were not found.',
  }),
  tool('dotnetTools', 'a tool of .NET', {
    "Run 'dotnet tool restore": 'Run "dotnet tool restore" to make the "x" command available.',
  }),
  tool('restore', 'packages of NuGet ({name})', {
    '{NU1301|NU1101|NU1100|NETSDK1004|NETSDK1005}': 'error NU1301: Unable to load the service index for',
    "{project.assets.json|packages.config}' not found": "Assets file '/a/obj/project.assets.json' not found.",
  }),
  tool('dotnet', 'the SDK {name}', {
    'The SDK {name} specified could not be found':
      "error: The SDK 'Microsoft.Build.Sql' specified could not be found.",
  }),

  // Elixir, Swift, Haskell, R, Perl, Lua, Julia and others
  tool('mix', '{name}', {
    'Could not {find|install} {Hex|Rebar3|Rebar}': '** (Mix) Could not find Hex, which is needed to build',
    '^* {name} (Hex package)$': '* jason (Hex package)',
    "run '{mix deps.get|mix local.hex}'": 'Can\'t continue due to errors on dependencies, run "mix deps.get"',
  }),
  tool('mix', 'the task {name}', {
    '^** (Mix) The task {name} could not be found': '** (Mix) The task "credo" could not be found',
  }),
  tool('version', 'Elixir {name}', {
    'it supports only Elixir {text}': 'to run :a on Elixir v1.13.0 but it supports only Elixir ~> 1.15',
  }),
  tool('swift', 'Swift {name}', {
    'is using Swift tools version {version} but the installed version':
      "error: package 'x' is using Swift tools version 6.0.0 but the installed version is 5.9.2",
  }),
  thing('declared', 'the module {name}', {
    'no such module {name}': "error: no such module 'Quick'",
    'unknown package: {name}': 'cabal: unknown package: hspec',
    'Could not find module {name}': 'Could not find module ‘Test.Hspec’',
    "module '{name}' not found:": "lua: spec.lua:1: module 'busted.runner' not found:",
    "Can't locate {name} in @INC": "Can't locate Test/More.pm in @INC (you may need to install it)",
  }),
  thing('declared', 'the package {name}', {
    'there is no package called {name}': 'Error in library(x) : there is no package called ‘testthat’',
    'Package {name} not found in current path': 'ArgumentError: Package JSON not found in current path.',
  }),
  tool('declared', 'the package {name}', {
    'Package {name} [{…}] is required but does not seem to be installed':
      'Package JSON [682c06a0-de6a] is required but does not seem to be installed:',
  }),
  tool('declared', 'what `{name}` brings', {
    "Did you remember to run '{shards install|mix deps.get}": 'Did you remember to run `shards install`?',
  }),
  thing('declared', 'the package {name}', {
    "Couldn't resolve the package {name} in": "Error: Couldn't resolve the package 'http' in",
    "Library '{name}' not found.": 'Library "a-core" not found.',
    'Error: cannot open file: {name}$': '/a/b.nim(1, 8) Error: cannot open file: unittest2',
    "Error: can't find file {name}$": "Error: can't find file 'webmock'",
    'plugin {name} not found$': '===> Unable to run rebar3 ct: plugin rebar3_proper not found',
    'Could not find package {name} or file': 'Error: Could not find package `expect` or file',
    'the role {name} was not found': "ERROR! the role 'geerlingguy.java' was not found in /a/roles",
  }),
  tool('version', 'the SDK version that the project asks for', {
    'Because {…} requires SDK version {…}, version solving failed':
      'Because a requires SDK version >=3.0.0 <4.0.0, version solving failed.',
  }),
  tool('version', 'zig {name}', { 'expected zig version {version}': 'error: expected zig version 0.13.0' }),
  tool('version', 'ghc {name}', {
    'No compiler found, expected {…}ghc-{version}':
      'No compiler found, expected minor version match with ghc-9.4.7 (x86_64)',
  }),
  tool('version', 'Bazel {name}', {
    "project you're trying to build requires Bazel {version}":
      "ERROR: The project you're trying to build requires Bazel 7.0.0",
  }),
  tool('version', 'Perl {name}', {
    'Perl {version} required--': 'Perl v5.99.0 required--this is only v5.36.0, stopped at t/a.t line 1.',
  }),
  tool('version', 'a switch of opam', {
    'No switch is currently set': '[ERROR] No switch is currently set, you should run',
  }),
  tool('folder', 'the file pubspec.yaml', {
    'No pubspec.yaml file found': 'Error: No pubspec.yaml file found.',
    "Could not find a file named 'pubspec.yaml'": 'Could not find a file named "pubspec.yaml" in "/a".',
  }),
  tool('terraform', 'what `terraform init` brings', {
    "Please run 'terraform init'": 'Error: Could not load plugin. Please run "terraform init".',
    'required by this configuration but no version is selected':
      'provider registry.terraform.io/hashicorp/aws: required by this configuration but no version is selected',
  }),

  // C, C++ and their builds
  tool('cmake', 'the build of CMake', {
    '^Error: could not load cache': 'Error: could not load cache',
    'Failed to change working directory to {name}':
      'Failed to change working directory to "build" : No such file or directory',
    '^No test configuration file found!': 'No test configuration file found!',
    '^No tests were found!!!': 'No tests were found!!!',
  }),
  thing('submodules', 'the header {name}', {
    'fatal error: {vendored}': "fatal error: 'third_party/zstd/zstd.h' file not found",
  }),
  thing('apt', 'the header {name}', {
    'fatal error: {name}: No such file or directory': 'fatal error: zlib.h: No such file or directory',
    'error: {name} file not found': "error: 'gtest/gtest.h' file not found",
  }),
  thing('apt', 'the library {name}', {
    'cannot find -l{name}': '/usr/bin/ld: cannot find -lssl: No such file or directory',
    'library not found for -l{name}': 'ld: library not found for -lssl',
    'unable to find library -l{name}': 'ld.lld: error: unable to find library -lssl',
  }),
  tool('apt', 'the library {name}', {
    'package configuration file provided by {name}': 'find a package configuration file provided by "Boost"',
    'error while loading shared libraries: {name}': './a: error while loading shared libraries: libpq.so.5:',
    '{name}: cannot open shared object file': 'E   ImportError: libpq.so.5: cannot open shared object file:',
    '^Could NOT find {name}': '  Could NOT find ZLIB (missing: ZLIB_LIBRARY ZLIB_INCLUDE_DIR)',
    'No package {name} found': "Package dependency: No package 'libpq' found",
    'Package {name} was not found in the pkg-config': 'Package libpq was not found in the pkg-config search',
    'Dependency {name} not found': 'meson.build:3:0: ERROR: Dependency "glib-2.0" not found, tried pkgconfig',
    'configure: error: {name} {not found|is required|is missing}': 'configure: error: readline not found',
    'configure: error: {…} {name} {not found|is required|is missing}':
      'configure: error: library readline not found',
    'failed to find {name}': 'ImportError: failed to find libmagic.  Check your installation',
    'cannot load library {name}': "OSError: cannot load library 'libgobject-2.0-0': cannot open",
    'Could not find the {GDAL|GEOS} library': 'ImproperlyConfigured: Could not find the GDAL library (tried',
    'Unable to find {libclang|libLLVM}': 'Unable to find libclang: "couldn\'t find any valid shared',
    'find a valid {ICU|OpenSSL} package': "Couldn't find a valid ICU package installed on the system.",
    'Package requirements ({name}{…}) were not met': 'Package requirements (libsystemd >= 230) were not met:',
  }),
  tool('apt', 'the macros of autoconf for {name}', {
    'possibly undefined macro: {name}': 'configure.ac:9: error: possibly undefined macro: AC_PROG_LIBTOOL',
  }),
  tool('apt', 'the program {name}', {
    "failed to execute {…}'{name}'{…}PATH":
      "graphviz: failed to execute PosixPath('dot'), make sure it is on your systems' PATH",
    '{tesseract|pandoc} is not installed or it': "TesseractNotFoundError: tesseract is not installed or it's",
    'Is {poppler|ghostscript} installed and in PATH': 'to get page count. Is poppler installed and in PATH?',
    'No {pandoc|wkhtmltopdf} was found': 'OSError: No pandoc was found: either install pandoc',
  }),
  thing('declared', 'the package {name}', {
    '^ERROR: Missing {prebuilt |}binary: {name}:': 'ERROR: Missing prebuilt binary: esbuild: linux',
  }),
  thing('apt', 'the toolchain file {name}', {
    'Could not find toolchain file: {name}': 'CMake Error: Could not find toolchain file: cmake/arm.cmake',
  }),
  tool('compiler', 'a compiler for {name}', {
    'No CMAKE_{name}_COMPILER could be found': 'CMake Error: No CMAKE_CXX_COMPILER could be found.',
    'CMAKE_{name}_COMPILER not set': 'CMake Error: CMAKE_C_COMPILER not set, after EnableLanguage',
    'no acceptable {C|Fortran} compiler found': 'configure: error: no acceptable C compiler found in $PATH',
  }),
  tool('apt', 'CMake or its build program ({name})', {
    'build program corresponding to {text}': 'was unable to find a build program corresponding to "Ninja".',
    'CMake {version} or higher is required': 'CMake 3.28 or higher is required.  You are running version',
  }),
  tool('submodules', 'the content of a submodule', {
    'git submodule update': 'Please run: git submodule update --init',
    '{submodule|submodules}{…}not {initialized|initialised|checked out|cloned|found|populated}':
      'Error: Submodules are not checked out',
    '{submodule|submodules}{…}{missing|empty}': 'The submodule libs/a is empty',
    'does not contain a CMakeLists.txt': '  does not contain a CMakeLists.txt file.',
    "The source directory '{…}{does not exist|does not appear}":
      'CMake Error: The source directory "/a/b" does not exist.',
  }),
  thing('submodules', 'the make target {name}', {
    'No rule to make target {name}': "make: *** No rule to make target 'deps/lib.a', needed by 'all'.  Stop.",
  }),
  tool('configure', 'the makefile', {
    'No targets specified and no makefile found': 'make: *** No targets specified and no makefile found. ',
  }),
  tool('submodules', 'the folder {name}', {
    'make: *** {name}: No such file or directory': 'make: *** deps/jemalloc: No such file or directory. ',
    'make[{number}]: *** {name}: No such file or directory':
      'make[1]: *** deps/lua: No such file or directory.  Stop.',
  }),
  thing('submodules', 'the file {name}', {
    'Makefile{…}:{number}: {name}: No such file or directory':
      'Makefile:3: config.mk: No such file or directory',
  }),
  thing('build', 'the file build.ninja', {
    "loading 'build.ninja'": "ninja: error: loading 'build.ninja': No such file or directory",
  }),

  // What a checkout, an image of a machine or a network of its own leaves out
  tool('install', 'the program {name}', {
    '{git|docker}: {name} is not a {…} command': "git: 'lfs' is not a git command. See 'git --help'.",
    "unknown command {name} for '{helm|kubectl|gh}'": 'Error: unknown command "unittest" for "helm"',
  }),
  tool('lfs', 'a file of Git LFS (only its pointer is there)', {
    'git-lfs.github.com/spec': 'PIL: cannot read: version https://git-lfs.github.com/spec/v1',
    "'version ht{…} is not valid JSON": 'Unexpected token \'v\', "version ht"... is not valid JSON',
  }),
  thing('lfs', 'a file of Git LFS (only its pointer is there)', {
    "invalid load key, 'v'": "_pickle.UnpicklingError: invalid load key, 'v'.",
  }),
  tool('submodules', 'the library {name}', {
    'Could not find library {name} in $BATS_LIB_PATH':
      "bats_load_library: Could not find library 'bats-support' in $BATS_LIB_PATH",
    '{bats-support|bats-assert|bats-file|bats-mock}/{…} does not exist':
      'bats: /a/test/test_helper/bats-assert/load does not exist',
  }),
  thing('submodules', 'the file {name}.sol', {
    'No such file or directory: {…}lib/{name}.sol': 'No such file or directory: "lib/forge-std/src/Test.sol"',
    "Source '{name}.sol' not found": 'Error: Source "lib/solmate/src/A.sol" not found: File not found.',
  }),
  thing('history', 'the history of git', {
    'No names found, cannot describe anything': 'fatal: No names found, cannot describe anything.',
    'No tags can describe': "fatal: No tags can describe 'abc'.",
    'ambiguous argument {text}: unknown revision': "fatal: ambiguous argument 'HEAD~9': unknown revision or",
  }),
  tool('identity', "the identity of git's user", {
    '*** Please tell me who you are': '*** Please tell me who you are.',
    '^Author identity unknown': 'Author identity unknown',
    'unable to auto-detect email address': "fatal: unable to auto-detect email address (got 'root@x')",
  }),
  tool('ownership', 'the right of git to read this repository', {
    'detected dubious ownership in repository': "fatal: detected dubious ownership in repository at '/a'",
  }),
  tool('watchers', 'room for watchers of files', {
    'System limit for number of file watchers reached': 'System limit for number of file watchers reached,',
  }),
  tool('history', 'the tags of git, for {name}', {
    '{setuptools-scm|setuptools_scm|versioningit|hatch-vcs|hatch_vcs} was unable to detect':
      'LookupError: setuptools-scm was unable to detect version for /a/a.',
    '{setuptools-scm|versioningit|hatch-vcs|setuptools-git-versioning} could not find':
      'setuptools-git-versioning could not find a tag',
    '{setuptools-scm|versioningit|hatch-vcs|setuptools-git-versioning} failed to get':
      'versioningit failed to get a version',
  }),
  thing('certificate', 'a certificate that this machine trusts ({name})', {
    '{CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT_IN_CHAIN|SSL certificate problem|PKIX path building failed}':
      'ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed',
    '{unable to get local issuer certificate|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE}':
      'FetchError: request failed, reason: unable to get local issuer certificate',
    '{x509: certificate signed by unknown authority|self-signed certificate in certificate chain}':
      'tls: failed to verify certificate: x509: certificate signed by unknown authority',
    '{self|self-} signed certificate in certificate chain': 'self signed certificate in certificate chain',
  }),
  thing('locale', 'a locale', {
    'locale.Error: unsupported locale setting': 'locale.Error: unsupported locale setting',
    'Cannot set {LC_ALL|LC_CTYPE|LC_MESSAGES|LC_COLLATE} to default locale':
      'locale: Cannot set LC_ALL to default locale: No such file or directory',
    'locale::facet::_S_create_c_locale name not valid': ' locale::facet::_S_create_c_locale name not valid',
  }),
  thing('timeZones', 'the time zone {name}', {
    'No time zone found with key {name}': "'No time zone found with key Europe/Berlin'",
    'unknown time zone {name}': 'panic: unknown time zone Europe/Berlin',
    'Unknown time-zone ID: {name}': 'java.time.zone.ZoneRulesException: Unknown time-zone ID: Europe/Kyiv',
  }),
  tool('apt', 'a C library with GLIBC_{name}', {
    "version '{GLIBC|GLIBCXX}_{version}' not found": "version `GLIBC_2.38' not found (required by ./tool)",
  }),
  tool('apt', 'the command {name}', {
    '{pg_config|mysql_config|xml2-config|gdal-config|llvm-config} executable not found':
      'Error: pg_config executable not found.',
    '{pg_config|mysql_config|xml2-config|gdal-config|llvm-config} not found': 'mysql_config not found',
    '{pg_config|mysql_config|xml2-config|gdal-config|llvm-config} is required': 'pg_config is required to',
  }),
  tool('qt', 'the Qt platform plugin {name}', {
    'Could not load the Qt platform plugin {name}': 'Could not load the Qt platform plugin "xcb" in "" even',
  }),
  tool('root', 'the right to be root', {
    '^sudo: {a password is required|a terminal is required|no tty present|unable to change to root}':
      'sudo: a password is required',
    "^sudo: The 'no new privileges' flag is set": 'sudo: The "no new privileges" flag is set, which prevents',
    '^sudo: {…}sudo must be owned by uid 0': 'sudo: sudo must be owned by uid 0 and have the setuid bit set',
    "^sudo: {you do not exist in the passwd database|user 'current user' not found}":
      'sudo: you do not exist in the passwd database',
    // sudo-rs, which is Ubuntu's since 25.10.
    '^sudo: {interactive authentication is required|A terminal is required}':
      'sudo: interactive authentication is required',
    "^sudo: I'm sorry {…}I'm afraid I can't do that": "sudo: I'm sorry nobody. I'm afraid I can't do that",
  }),
  // uutils, which are Ubuntu's coreutils since 25.10, name no program there.
  tool('install', 'the program that `timeout` or `stdbuf` starts', {
    '^{timeout|stdbuf}: failed to execute process: {No such file or directory|Permission denied}':
      'timeout: failed to execute process: No such file or directory (os error 2)',
  }),
  tool('device', 'a device of the machine', {
    '{no CUDA-capable device|Found no NVIDIA driver|CUDA driver version is insufficient|no NVIDIA GPU}':
      'RuntimeError: Found no NVIDIA driver on your system.',
    'Could not access KVM': 'Could not access KVM kernel module: Permission denied',
    '/dev/kvm{…}{denied|No such file}': 'open /dev/kvm: No such file or directory',
  }),
  tool('disk', 'room on the disk', {
    '{ENOSPC|No space left on device}': "OSError: [Errno 28] No space left on device: '/a/b'",
  }),

  // Variables of the environment
  thing('variable', 'the variable {name}', {
    'KeyError: {VARIABLE}': "KeyError: 'DATABASE_URL'",
    "key not found: '{VARIABLE}'": 'key not found: "DATABASE_URL" (KeyError)',
    'key not found: :{VARIABLE}': 'key not found: :API_URL',
    'Undefined {array key|index|environment variable} {VARIABLE}': 'Warning: Undefined array key "API_URL"',
    'Undefined environment variable: {VARIABLE}': 'Undefined environment variable: API_URL',
    '{VARIABLE}: {unbound variable|parameter null or not set|parameter not set}':
      './run.sh: line 3: API_URL: unbound variable',
    'environment variable {not found |missing |}{VARIABLE}': 'Error: environment variable API_KEY',
    '{environment|env} {variable|variables|var|vars}{:| not found:| missing:} {VARIABLE}':
      'Error: Missing required environment variable: API_KEY',
    '{VARIABLE} {environment variable |env var |env |}is {not set|not defined|required|missing|undefined|unset|empty}':
      'panic: DATABASE_URL is not set',
    '{VARIABLE} {environment variable |env var |env |}{was not|not} {set|found|defined}':
      'DB_HOST environment variable not set',
    '{VARIABLE}{:|} {environment variable |}{must be set|must be defined|missing|required}':
      't.sh: 1: DB_HOST: must be set',
    '{Missing|missing} {required |}{env |env var |env: |env var: |}{VARIABLE}':
      'Error: Missing required env: STRIPE_KEY',
    '{Set|set} the {VARIABLE} {environment |}variable': 'Please set the API_TOKEN environment variable',
    'placeholder {name} in value': "Could not resolve placeholder 'db.url' in value",
    "set '{VARIABLE}' to use query macros": 'error: set `DATABASE_URL` to use query macros online',
    'ImproperlyConfigured: The {VARIABLE} setting must not be empty':
      'ImproperlyConfigured: The SECRET_KEY setting must not be empty.',
    '{number}: {VARIABLE}:': 't.sh: 1: DB_HOST: give it',
  }),
  thing('variable', 'variables of the environment for {name}', {
    'validation {error|errors} for {…}{Settings|Environment}': '1 validation error for Settings',
  }),
  thing('variable', 'variables of the environment', {
    '{Missing|Invalid} environment variables': '❌ Invalid environment variables: {',
  }),
  thing('variable', 'a variable of the environment', {
    NotPresent: 'called `Result::unwrap()` on an `Err` value: NotPresent',
  }),

  // Programs, as shells and other programs say it
  tool('npm', 'the command {name}', {
    "{pnpm|yarn|error|ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL}{…}Command '{name}' not found":
      ' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "vitest" not found',
  }),
  tool('program', 'the command {name}', {
    '{sh|bash|dash|zsh|ash|ksh}: {name}: {command |}not found$': 'zsh: pytest: command not found',
    '{name}: command not found$': 'bash: line 1: pnpm: command not found',
    'Command not found: {name}': 'Command not found: pytest',
    'the {command|program} {name} {…}could not be found': 'Error: the command pytest could not be found',
    '{command|program} {name} {could not be|was not|is not|not} found': "Command 'pytest' is not found in",
    '{command|program} {name} {…}is required but it could not be found':
      "cabal: The program 'ghc' version >=7.0.1 is required but it could not be found.",
    '{number}: {name}: {not found|No such file or directory|Permission denied}$': 'sh: 1: vitest: not found',
    '{number}: {name}: cannot execute': 'bash: line 1: ./tool: cannot execute: required file not found',
    '{name}: {bad interpreter|cannot execute: required file not found}': './a.sh: bad interpreter: No such',
    'make: {name}: {No such file or directory|Permission denied|not found}':
      'make: pytest: No such file or directory',
    'make[{number}]: {name}: {No such file or directory|Permission denied|not found}':
      'make[1]: pytest: No such file or directory',
    '{env|xargs|nice|nohup|stdbuf|setsid}: {name}: {No such file or directory|Permission denied}':
      "/usr/bin/env: 'node': No such file or directory",
    'Failed to run {command |}{name}: {No such file or directory|Permission denied}':
      'Failed to run `wasm-pack`: No such file or directory',
    '{spawn|spawnSync} {name} {ENOENT|EACCES}': 'Error: spawn git-lfs ENOENT',
    'Failed to spawn: {name}': 'error: Failed to spawn: `pytest`',
    "exec: '{name}': {executable file not found|stat|permission}":
      'exec: "mockgen": executable file not found in $PATH',
    'Executable {file |}{name} {file |}not found': 'Executable file jq not found in $PATH',
    'Cannot run program {name}, ': 'java.io.IOException: Cannot run program "protoc", error=2',
    '{Cannot run program|no such tool|failed with} {name}$': 'go: no such tool "mockgen"',
    'failed with {name} is not allowed, use allowlist_externals':
      'py: failed with pytest is not allowed, use allowlist_externals',
    "Script not found '{name}'": 'error: Script not found "vitest"',
    'Unknown command{:|} {name}': 'error: Unknown command: vitest',
  }),
  tool('install', 'a program', {
    'program not found': 'error: program not found',
    'is not recognized as an internal or external command':
      "'jest' is not recognized as an internal or external command,",
  }),
  thing('build', 'the file {name}', {
    '{Could not find|Unable to find} executable{:|} {name}': 'Unable to find executable: /w/build/unit_tests',
    'No such build data file as {name}': "No such build data file as '/w/setup.data'",
    '^Error: {name} is not a directory$': 'Error: dist is not a directory',
  }),
  thing('build', 'the file {name}.dll', {
    'The argument {name}.dll is invalid': 'The argument /w/bin/Tests.dll is invalid. Please use the /help',
  }),
  thing('make', 'the file {name}/Cargo.toml', {
    "failed to read '{name}/Cargo.toml'": '  failed to read `/w/vendor/dep/Cargo.toml`',
  }),
  thing('make', 'the file or program {name}', {
    "FileNotFoundError{…}No such file or directory{…}'{text}'":
      "FileNotFoundError: [Errno 2] No such file or directory: 'data/a.json'",
    "ENOENT{…}No such file or directory{…}'{text}'": "ENOENT: no such file or directory, open '/a/data.json'",
    '^node: {name}: not found$': 'node: .env.test: not found',
    "couldn't read {name}: No such file": "error: couldn't read `src/gen.rs`: No such file or directory",
  }),
];
