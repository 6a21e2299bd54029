import { describe, expect, test } from 'vitest';
import { missingPieces } from '../../../src/core/verdict/missing-things.ts';
import { likenessToCi } from '../../../src/core/verdict/same-failure.ts';
import { expectLinear } from '../../linear.ts';

/** What a test command prints where something is not set up; what is missing; what brings it. */
const OUTPUTS: readonly (readonly [output: string, what: RegExp, bring: RegExp])[] = [
  ['/bin/sh: 1: /tmp/t/tool: Permission denied\n[agent-fix: the sandbox hides /tmp/t/tool]', /tool/, /./],
  // A test command that starts nothing
  ['npm error Missing script: "tset"', /script tset/, /test command/],
  [
    "npm error code ENOENT\nnpm error syscall open\nnpm error path /a/package.json\nnpm error errno -2\nnpm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/a/package.json'",
    /file package.json/,
    /test command/,
  ],
  ["go tset: unknown command\nRun 'go help' for usage.", /command go tset/, /test command/],
  // Python
  ['ERROR: No matching distribution found for requests', /Python package requests/, /manifest/],
  ["python: can't open file '/a/manage.py': [Errno 2] No such file or directory", /manage.py/, /submodules/],
  [
    'python -m pytest -q\nmake: pytest: No such file or directory\nmake: *** [Makefile:12: ci] Error 127',
    /command pytest/,
    /pip install pytest/,
  ],
  ['/usr/bin/python3: No module named pytest', /Python module pytest/, /pip install/],
  [
    'Traceback (most recent call last):\n  File "t.py", line 1, in <module>\nModuleNotFoundError: No module named \'requests\'',
    /Python module requests/,
    /pip install/,
  ],
  [
    'ERROR:  py311: could not find python interpreter with spec(s): py311',
    /interpreter py311/,
    /setup-python/,
  ],
  ['ERROR:  InterpreterNotFound: python3.9', /interpreter python3.9/, /setup-python/],
  ["pyenv: version `3.12.1' is not installed (set by /x/.python-version)", /version 3.12.1/, /setup action/],
  [
    'ERROR: usage: pytest [options]\npytest: error: unrecognized arguments: --cov=src',
    /option --cov/,
    /pip install|manifest/,
  ],
  ["E       fixture 'mocker' not found", /fixture mocker/, /manifest/],
  [
    'error: Failed to spawn: `pytest`\n  Caused by: No such file or directory (os error 2)',
    /command pytest/,
    /pip install pytest/,
  ],
  ['Command not found: pytest', /command pytest/, /pip install pytest/],
  [
    "Error: the command pytest could not be found within PATH or Pipfile's [scripts].",
    /command pytest/,
    /pip install pytest/,
  ],
  [
    'E   ImportError: libpq.so.5: cannot open shared object file: No such file or directory',
    /libpq.so.5/,
    /apt-get/,
  ],
  // JavaScript
  ['> a@1.0.0 test\n> vitest run\n\nsh: 1: vitest: not found', /command vitest/, /npm ci/],
  [' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "vitest" not found', /command vitest/, /npm ci/],
  ["/usr/bin/env: 'node': No such file or directory", /command node/, /setup-node/],
  ['/usr/bin/env: ‘node’: No such file or directory', /command node/, /setup-node/],
  ["Error: Cannot find module '@babel/core'\nRequire stack:", /package @babel\/core/, /npm ci/],
  [
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'vitest' imported from /a/vitest.config.js",
    /package vitest/,
    /npm ci/,
  ],
  [" MISSING DEPENDENCY  Cannot find dependency 'jsdom'", /package jsdom/, /npm ci/],
  [
    ' WARN   Local package.json exists, but node_modules missing, did you mean to install?',
    /node_modules/,
    /pnpm install/,
  ],
  [
    "src/a.ts(1,19): error TS2307: Cannot find module 'zod' or its corresponding type declarations.",
    /package zod/,
    /npm ci/,
  ],
  ["error TS2688: Cannot find type definition file for 'node'.", /types of node/, /npm ci/],
  ['node: bad option: --experimental-strip-types', /--experimental-strip-types/, /setup-node/],
  [
    'error a@1.0.0: The engine "node" is incompatible with this module. Expected version ">=20". Got "16.20.2"',
    /Node version/,
    /setup-node/,
  ],
  ['Error: spawn git-lfs ENOENT', /command git-lfs/, /install git-lfs/],
  ['bash: line 1: pnpm: command not found', /command pnpm/, /pnpm\/action-setup/],
  ['sh: 1: bun: not found', /command bun/, /setup-bun/],
  ["Error: Cannot find module '/a/node_modules/vitest/vitest.mjs'", /node_modules/, /npm ci/],
  // Go
  ['main.go:3:8: package slices is not in GOROOT (/usr/lib/go/src/slices)', /Go package slices/, /go mod/],
  [
    'go: a/b@v1: Get "https://proxy.golang.org/a/b": dial tcp 1.2.3.4:443: connect: connection refused',
    /module proxy/,
    /go mod download/,
  ],
  ['cast_test.go:18:2: module lookup disabled by GOPROXY=off', /a Go module/, /go mod download/],
  [
    "error: no matching package named `serde` found\nlocation searched: crates.io index\nAs a reminder, you're using offline mode (--offline) which can sometimes cause surprising resolution failures",
    /crate/,
    /cargo fetch/,
  ],
  ['go: -race requires cgo; enable cgo by setting CGO_ENABLED=1', /cgo/, /CGO_ENABLED=1/],
  [
    '# runtime/cgo\ncgo: C compiler "gcc" not found: exec: "gcc": executable file not found in $PATH',
    /C compiler/,
    /build-essential/,
  ],
  ['go: go.mod requires go >= 1.23 (running go 1.20.14; GOTOOLCHAIN=local)', /Go 1.23/, /setup-go/],
  [
    "go: errors parsing go.mod:\n/a/go.mod:3: invalid go version '1.21.0': must match format 1.23",
    /Go 1.21.0/,
    /setup-go/,
  ],
  [
    'main.go:4:2: no required module provides package github.com/pkg/errors; to add it:',
    /Go package github.com\/pkg\/errors/,
    /go mod download/,
  ],
  ['/bin/bash: line 1: go: command not found', /command go/, /setup-go/],
  // Rust
  ["error: toolchain '1.80.0' is not installed", /toolchain or component 1.80.0/, /rustup/],
  ['error: no such command: `nextest`', /cargo nextest/, /install/],
  [
    'error: package `a v1.0.0` cannot be built because it requires rustc 1.80 or newer, while the currently active rustc version is 1.63.0',
    /1.80/,
    /rustup/,
  ],
  ['error: linker `cc` not found', /linker cc/, /build-essential/],
  [
    'error: failed to download from `https://static.crates.io/crates/serde/1.0.0/download`',
    /crate/,
    /cargo fetch/,
  ],
  ['  The system library `openssl` required by crate `openssl-sys` was not found.', /openssl/, /apt-get/],
  // Java
  [
    'Downloading https://services.gradle.org/distributions/gradle-8.5-bin.zip\nException in thread "main" java.net.UnknownHostException: services.gradle.org',
    /Gradle/,
    /gradle/,
  ],
  ['Error: Could not find or load main class org.gradle.wrapper.GradleWrapperMain', /Gradle/, /gradle/],
  ["ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.", /Java/, /setup-java/],
  [
    '[ERROR] Failed to execute goal …: Fatal error compiling: error: invalid target release: 21 -> [Help 1]',
    /Java version/,
    /setup-java/,
  ],
  [
    'java.lang.UnsupportedClassVersionError: a/A has been compiled by a more recent version',
    /Java version/,
    /setup-java/,
  ],
  [
    '[ERROR] Could not transfer artifact org.a:b:pom:1.0 from/to central (https://repo.maven.apache.org/maven2): repo.maven.apache.org',
    /artifact org.a:b/,
    /network/,
  ],
  ['App.java:1: error: package org.a.b does not exist', /Java package org.a.b/, /mvn|gradle|dependencies/i],
  ['bash: line 1: mvn: command not found', /command mvn/, /setup-java/],
  ['bash: line 1: ./gradlew: Permission denied', /gradlew/, /chmod/],
  [
    'Error: Could not find or load main class org.junit.platform.console.ConsoleLauncher',
    /ConsoleLauncher/,
    /mvn|gradle/i,
  ],
  [
    '[ERROR] The goal you specified requires a project to execute but there is no POM in this directory',
    /POM/,
    /folder/,
  ],
  ['[error] lmcoursier.internal.shaded.coursier.error.FetchError$DownloadingArtifacts: x', /sbt/, /network/],
  // Others
  ['** (Mix) The task "credo" could not be found', /task "credo/, /mix deps.get/],
  ['** (Mix) Could not find Hex, which is needed to build dependency :jason', /Hex/, /local.hex/],
  ["error: no such module 'Quick'", /module Quick/, /declares/],
  ['Could not find module ‘Test.Hspec’', /module Test.Hspec/, /declares/],
  ['Error in library(x) : there is no package called ‘testthat’', /package testthat/, /declares/],
  ["Can't locate Test/More.pm in @INC (you may need to install it)", /Test\/More.pm/, /declares/],
  ["lua: spec.lua:1: module 'busted.runner' not found:", /busted.runner/, /declares/],
  [
    "error: package 'x' is using Swift tools version 6.0.0 but the installed version is 5.9.2",
    /Swift 6.0.0/,
    /setup-swift/,
  ],
  ['go: cannot find main module, but found .git/config in /a', /main module/, /folder/],
  ['main.go:9:12: pattern dist/*: no matching files found', /dist/, /makes/],
  ['Error: @prisma/client did not initialize yet. Please run "prisma generate"', /prisma generate/, /makes/],
  ['Error: Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug', /rollup-linux-x64-gnu/, /npm ci/],
  ["OSError: [E050] Can't find model 'en_core_web_sm'.", /en_core_web_sm/, /install/],
  ['  Please use the NLTK Downloader to obtain the resource:', /NLTK/, /network/],
  ['ERROR: file or directory not found: tests/', /tests\//, /folder/],
  ["error: 'gtest/gtest.h' file not found", /gtest/, /apt-get/],
  [
    'PHP Fatal error: Uncaught Error: Class "PHPUnit\\Framework\\TestCase" not found',
    /TestCase/,
    /composer install/,
  ],
  // Ruby
  [
    'bundler: command not found: rspec\nInstall missing gem executables with `bundle install`',
    /command rspec/,
    /bundle install/,
  ],
  [
    'Could not find rake-13.0.6, minitest-5.18.0 in locally installed gems\nRun `bundle install` to install missing gems.',
    /gem rake/,
    /bundle install/,
  ],
  [
    "Could not find gem 'rspec (~> 3.0)' in any of the gem sources listed in your Gemfile",
    /gem rspec|Ruby/,
    /bundle install/,
  ],
  [
    "<internal:/usr/lib/ruby/3.1/kernel_require.rb>:85:in `require': cannot load such file -- minitest/autorun (LoadError)",
    /Ruby file minitest\/autorun/,
    /bundle/,
  ],
  ['Your Ruby version is 3.0.2, but your Gemfile specified 3.3.0', /another Ruby than 3.0.2/, /setup-ruby/],
  // PHP
  ['Could not open input file: vendor/bin/phpunit', /vendor\/bin\/phpunit/, /composer install/],
  ['sh: 1: vendor/bin/phpunit: not found', /vendor\/bin\/phpunit/, /composer install/],
  ['Your Composer dependencies require a PHP version ">= 8.2.0". You are running 7.4.3.', /PHP/, /setup-php/],
  [
    '  - Root composer.json requires PHP extension ext-intl * but it is missing from your system.',
    /extension/,
    /setup-php/,
  ],
  // .NET
  ['You must install or update .NET to run this application.', /\.NET/, /setup-dotnet/],
  ['error NETSDK1045: The current .NET SDK does not support targeting .NET 9.0.', /\.NET/, /setup-dotnet/],
  [
    "error NETSDK1004: Assets file '/a/obj/project.assets.json' not found. Run a NuGet package restore",
    /NuGet/,
    /dotnet restore/,
  ],
  ['PDOException: could not find driver', /driver of PHP/, /setup-php/],
  // C and make
  ['Makefile:3: config.mk: No such file or directory', /the file config.mk/, /submodules/],
  ['src/z.c:1:10: fatal error: zlib.h: No such file or directory', /header zlib.h/, /apt-get/],
  ['/usr/bin/ld: cannot find -lssl: No such file or directory', /library ssl/, /apt-get/],
  [
    "make: *** No rule to make target 'deps/lib.a', needed by 'all'.  Stop.",
    /make target deps\/lib.a/,
    /submodules/,
  ],
  ['make: *** deps/jemalloc: No such file or directory.  Stop.', /folder deps\/jemalloc/, /submodules/],
  ['make: *** No targets specified and no makefile found.  Stop.', /makefile/, /before this step/],
  [
    'CMake Error at CMakeLists.txt:9 (add_subdirectory):\n  The source directory\n\n    /a/third_party/googletest\n\n  does not contain a CMakeLists.txt file.',
    /submodule/,
    /submodules: recursive/,
  ],
  [
    'CMake Error at /usr/share/cmake/FindPackageHandleStandardArgs.cmake:230 (message):\n  Could NOT find ZLIB (missing: ZLIB_LIBRARY ZLIB_INCLUDE_DIR)',
    /ZLIB/,
    /apt-get/,
  ],
  ['CMake Error: No CMAKE_CXX_COMPILER could be found.', /compiler for CXX/, /build-essential/],
  ['bash: line 1: cmake: command not found', /command cmake/, /apt-get/],
  // Services
  [
    'psycopg2.OperationalError: connection to server at "localhost" (127.0.0.1), port 5432 failed: Connection refused',
    /port 5432/,
    /services/,
  ],
  ['Error: connect ECONNREFUSED ::1:6379', /port 6379/, /services/],
  ['dial tcp 127.0.0.1:3306: connect: connection refused', /port 3306/, /services/],
  [
    'redis.exceptions.ConnectionError: Error 111 connecting to localhost:6379. Connection refused.',
    /port 6379/,
    /services/,
  ],
  ['ConnectionRefusedError: [Errno 111] Connection refused', /a service/, /services/],
  [
    "ERROR 2002 (HY000): Can't connect to local MySQL server through socket '/run/mysqld/mysqld.sock' (2)",
    /MySQL/,
    /services/,
  ],
  [
    'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    /Docker daemon/,
    /sandbox: off/,
  ],
  [
    'java.lang.IllegalStateException: Could not find a valid Docker environment.',
    /Docker daemon/,
    /sandbox: off/,
  ],
  ['Error: getaddrinfo ENOTFOUND db', /host db/, /network/],
  // Browsers
  [
    "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1091/chrome-linux/chrome",
    /chromium/,
    /playwright install/,
  ],
  ['Error: Could not find Chrome (ver. 119.0.6045.105).', /Puppeteer/, /puppeteer browsers install/],
  ['The cypress npm package is installed, but the Cypress binary is missing.', /Cypress/, /cypress install/],
  [
    "selenium.common.exceptions.WebDriverException: Message: 'chromedriver' executable needs to be in PATH.",
    /browser/,
    /setup-chrome/,
  ],
  ['Error: Missing X server or $DISPLAY', /display/, /xvfb/],
  ['No binary for ChromeHeadless browser on your platform.', /browser/, /setup-chrome/],
  // Variables
  ["KeyError: 'DATABASE_URL'", /variable DATABASE_URL/, /test-env/],
  ['./run.sh: line 3: API_URL: unbound variable', /variable API_URL/, /test-env/],
  ['Error: Missing required environment variable: API_KEY', /variable API_KEY/, /test-env/],
  ['panic: DATABASE_URL is not set', /variable DATABASE_URL/, /test-env/],
  // What a checkout, an image or a network of its own leaves out
  ['SyntaxError: Unexpected token \'v\', "version ht"... is not valid JSON', /Git LFS/, /lfs: true/],
  ['PIL: cannot read: version https://git-lfs.github.com/spec/v1', /Git LFS/, /lfs: true/],
  [
    'LookupError: setuptools-scm was unable to detect version for /a/a.',
    /tags of git.*setuptools-scm/,
    /fetch-depth: 0/,
  ],
  [
    'ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed',
    /certificate/,
    /NODE_EXTRA_CA_CERTS/,
  ],
  [
    'FetchError: request failed, reason: unable to get local issuer certificate',
    /certificate/,
    /ca-certificates/,
  ],
  ['tls: failed to verify certificate: x509: certificate signed by unknown authority', /certificate/, /./],
  ['locale.Error: unsupported locale setting', /locale/, /locale-gen/],
  [
    "zoneinfo._common.ZoneInfoNotFoundError: 'No time zone found with key Europe/Berlin'",
    /Europe\/Berlin/,
    /tzdata/,
  ],
  ['panic: unknown time zone Europe/Berlin', /Europe\/Berlin/, /tzdata/],
  [
    "./tool: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.38' not found (required by ./tool)",
    /GLIBC_2.38/,
    /apt-get/,
  ],
  ['Error: pg_config executable not found.', /pg_config/, /apt-get/],
  [
    'qt.qpa.plugin: Could not load the Qt platform plugin "xcb" in "" even though it was found.',
    /Qt platform plugin xcb/,
    /offscreen/,
  ],
  [
    'sudo: The "no new privileges" flag is set, which prevents sudo from running as root.',
    /root/,
    /sandbox: off/,
  ],
  ['RuntimeError: Found no NVIDIA driver on your system.', /device/, /runner/],
  ["OSError: [Errno 28] No space left on device: '/a/b'", /room/, /before/],
  ['bash: line 1: uv: command not found', /command uv/, /setup-uv/],
  ['bash: line 1: poetry: command not found', /command poetry/, /pip install poetry/],
  ['sh: 1: composer: not found', /command composer/, /setup-php/],
  [
    'npm error code EBADENGINE\nnpm error engine Unsupported engine\nnpm error engine Not compatible with your version of node/npm: a@1.0.0',
    /Node version/,
    /setup-node/,
  ],
  // Told in a way of their own, by ecosystem
  ["ModuleNotFoundError: No module named 'tomllib'", /Python with the module tomllib/, /setup-python/],
  ["ERROR: /a/pyproject.toml: 'minversion' requires pytest-8.0, actual pytest-7.4.4'", /8\.0/, /manifest/],
  ['ERROR: Missing required plugins: pytest-django', /plug-ins pytest-django/, /manifest/],
  ['ImportError: C extension: pandas._libs.tslib not built.', /extension pandas/, /pip install -e/],
  ['ImportError: failed to find libmagic.  Check your installation', /library libmagic/, /apt-get/],
  [
    "pytesseract.TesseractNotFoundError: tesseract is not installed or it's not in your PATH.",
    /./,
    /apt-get/,
  ],
  ['botocore.exceptions.NoCredentialsError: Unable to locate credentials', /credentials/, /test-env/],
  ['ImproperlyConfigured: The SECRET_KEY setting must not be empty.', /variable SECRET_KEY/, /test-env/],
  ['ValidationError: 1 validation error for Settings', /environment for Settings/, /test-env/],
  ["_pickle.UnpicklingError: invalid load key, 'v'.", /Git LFS/, /lfs: true/],
  ['Error: Missing binding /a/node_modules/x/vendor/binding.node', /native.*binding.node/, /npm ci/],
  ['Error: The package "@esbuild/linux-x64" could not be found, and is needed', /esbuild/, /npm ci/],
  ['N/A: version "v20.11.0" is not yet installed.', /Node version v20/, /setup-node/],
  ["Error: Cannot find module '/a/packages/core/dist/index.js'", /file dist\/index.js/, /what makes it/],
  ['Error: Failed to resolve entry for package "@a/core".', /built package @a\/core/, /what makes it/],
  ['error: Could not find "chalk" in a node_modules folder.', /package chalk/, /deno install/],
  ["Error: ENOSPC: System limit for number of file watchers reached, watch '/a'", /watchers/, /sysctl/],
  ['ActiveRecord::NoDatabaseError: We could not find your database: app_test.', /app_test/, /db:prepare/],
  ['Migrations are pending. To resolve this issue, run:', /tables/, /db:prepare/],
  ['ExecJS::RuntimeUnavailable: Could not find a JavaScript runtime.', /JavaScript runtime/, /setup-node/],
  ['MissingAppKeyException: No application encryption key has been specified.', /key/, /test-env/],
  [
    'PHPUnit requires the "dom", "xml" extensions, but the "dom" extension is not available.',
    /dom/,
    /setup-php/,
  ],
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", /read/, /token/],
  [
    'go: cannot load module ../lib listed in go.work file: open ../lib/go.mod',
    /module ..\/lib/,
    /submodules/,
  ],
  ['fork/exec /usr/local/kubebuilder/bin/etcd: no such file or directory', /command etcd/, /install etcd/],
  ['error: set `DATABASE_URL` to use query macros online', /variable DATABASE_URL/, /test-env/],
  ['Unable to find libclang: "couldn\'t find any valid shared libraries"', /libclang/, /apt-get/],
  ['  is `cmake` not installed?', /command cmake/, /apt-get/],
  ['> Cannot find a Java installation on your machine matching: {languageVersion=21}.', /21/, /setup-java/],
  ['Detected JDK version 11.0.20 is not in the allowed range [17,).', /17/, /setup-java/],
  ['> SDK location not found. Define a valid SDK location', /SDK/, /setup-android/],
  ['error MSB3644: The reference assemblies for .NETFramework were not found.', /MSB3644/, /setup-dotnet/],
  ['Run "dotnet tool restore" to make the "x" command available.', /tool of .NET/, /dotnet tool restore/],
  ["Couldn't find a valid ICU package installed on the system.", /ICU/, /apt-get/],
  [
    "** (Mix) You're trying to run :a on Elixir v1.13.0 but it supports only Elixir ~> 1.15",
    /1.15/,
    /version/,
  ],
  ['Package JSON [682c06a0-de6a] is required but does not seem to be installed:', /package JSON/, /declares/],
  ['Because a requires SDK version >=3.0.0 <4.0.0, version solving failed.', /SDK version/, /version/],
  ['configure: error: Package requirements (libsystemd >= 230) were not met:', /libsystemd/, /apt-get/],
  ["fatal error: 'third_party/zstd/zstd.h' file not found", /third_party\/zstd/, /submodules/],
  [
    "bats_load_library: Could not find library 'bats-support' in $BATS_LIB_PATH",
    /bats-support/,
    /submodules/,
  ],
  ['*** Please tell me who you are.', /identity/, /git config/],
  ["fatal: detected dubious ownership in repository at '/a'", /right of git/, /safe.directory/],
  ['fatal: No names found, cannot describe anything.', /history of git/, /fetch-depth/],
  ['Error: Could not load plugin. Please run "terraform init".', /terraform init/, /terraform init/],
  [
    'py34: failed with could not find python interpreter matching any of the specs py34',
    /interpreter py34/,
    /setup-python/,
  ],
  ['Because attrs was not found in the cache and your project depends on attrs', /package attrs/, /manifest/],
  ["[PdmUsageError]: Command 'pytest' is not found in your PATH.", /command pytest/, /pip install/],
  [
    'py: failed with pytest is not allowed, use allowlist_externals to allow it',
    /command pytest/,
    /pip install/,
  ],
  [
    'Error: Could not resolve a module for a custom reporter.\n  Module name: jest-junit',
    /package jest-junit/,
    /npm ci/,
  ],
  [
    "tsconfig.json(1,12): error TS6053: File '@acme/tsconfig/base.json' not found.",
    /@acme\/tsconfig/,
    /npm ci/,
  ],
  ["Error: Cannot find module '.prisma/client/default'", /prisma generate/, /before this step/],
  ['npm error code ENOTCACHED', /registry of npm/, /network/],
  ['node: .env.test: not found', /file or program .env.test/, /make or install/],
  ['go: no such tool "mockgen"', /command mockgen/, /install mockgen/],
  ['go: inconsistent vendoring in /w/a:', /inconsistent vendoring/, /go mod download/],
  ['error[E0554]: `#![feature]` may not be used on the stable release channel', /Rust version/, /rustup/],
  ['  could not execute process `qemu-riscv64 /w/a-1` (never executed)', /command qemu-riscv64/, /install/],
  [
    'error: failed to get `dep` as a dependency of package `x`\n\nCaused by:\n  failed to read `/w/vendor/dep/Cargo.toml`',
    /dep\/Cargo.toml/,
    /make/,
  ],
  ['Unable to find executable: /w/build/unit_tests', /unit_tests/, /run what makes it/],
  ['Perl v5.99.0 required--this is only v5.36.0, stopped at t/a.t line 1.', /Perl v5.99.0/, /setup action/],
  ['t.sh: 1: DB_HOST: must be set', /variable DB_HOST/, /test-env/],
  ['Cannot open bootstrap script "/w/vendor/autoload.php"', /autoload.php/, /composer install/],
  [
    '    - Root composer.json requires PHP extension ext-intl * but it is missing',
    /extension intl/,
    /setup-php/,
  ],
  ['Uncaught Error: Class "Redis" not found in /w/src/Cache.php:12', /extension Redis/, /setup-php/],
  ['The argument /w/bin/Tests.dll is invalid. Please use the /help option', /Tests.dll/, /run what makes it/],
  ['===> Unable to run rebar3 ct: plugin rebar3_proper not found', /rebar3_proper/, /declares/],
  ["Error: can't find file 'webmock'", /package webmock/, /declares/],
  [
    "cabal: The program 'ghc' version >=7.0.1 is required but it could not be found.",
    /command ghc/,
    /install/,
  ],
  ['Error: unknown command "unittest" for "helm"', /program unittest/, /install/],
  ['Failed to run `wasm-pack`: No such file or directory', /command wasm-pack/, /install/],
  ['[error] Error downloading com.acme:lib_2.13:1.0', /com.acme:lib/, /fetch/],
  // Our own notes
  [
    "E   ModuleNotFoundError: No module named 'yaml'\n[agent-fix: pyproject.toml declares yaml, which is not installed]",
    /yaml/,
    /poetry install/,
  ],
];

/** A log of CI with a failing test, and with the commands, which runners, npm, make and `set -x` echo. */
const CI = [
  '> vitest run && jest && pytest && mocha && node x && tox && phpunit && rspec && go test ./... && mvn test',
  '+ pytest tox node npm pnpm bun cmake vendor/bin/phpunit ./gradlew git-lfs DATABASE_URL API_URL localhost',
  'FAILED tests/test_sum.py::test_adds - assert 1 == 3',
  '1 failed, 3 passed in 0.10s',
].join('\n');
const told = (text: string) => ({ failures: [], text });

describe('a missing thing', () => {
  test.each(OUTPUTS)('is told with what brings it: %j', (output, what, bring) => {
    const likeness = likenessToCi(told(CI), told(output));
    if (likeness.kind !== 'missing') throw new Error(JSON.stringify(likeness));
    expect(likeness.piece.what).toMatch(what);
    expect(likeness.piece.bring).toMatch(bring);
    expect(likeness.piece.bring).not.toContain('$1');
  });

  test.each(OUTPUTS)('that CI shows as missing too is its own failure: %j', (output) => {
    expect(likenessToCi(told(output), told(output)).kind).not.toBe('missing');
  });
});

/** Red by a fault of the repository, beside words that speak of missing things. */
const HONEST: readonly string[] = [
  '-- Could NOT find ZLIB (missing: ZLIB_LIBRARY)\n-- Configuring done\n1/2 Test #1: sum ...***Failed    0.01 sec',
  'sh: 1: docker: not found\nskipped the image\n12 checks, 1 went wrong',
  'bash: warning: setlocale: LC_ALL: cannot change locale (de_DE.UTF-8)\nexpected 3, got 4',
  'npm warn EBADENGINE Unsupported engine {\nnot ok 1 - adds',
  "AssertionError: expected 'Cannot find user' to equal 'User not found'",
  'AssertionError: expected [Function] to throw error matching /missing/ but got none',
  '--- FAIL: TestOpen (0.00s)\n    open_test.go:9: open: no such file or directory, want nil',
  "thread 'finds' panicked at src/lib.rs:4:5:\nassertion `left == right` failed: not found\n  left: None\n right: Some(1)",
  "FAILED tests/test_cli.py::test_help - AssertionError: assert 'usage: tool' in 'command not found'",
  'java.lang.AssertionError: expected:<404 not found> but was:<200>',
  "Error: Cannot find module './sum.js'\nRequire stack:\n- /a/index.js",
  "E   ModuleNotFoundError: No module named 'cart.total'",
  "E   ImportError: cannot import name 'total' from 'cart' (/a/cart.py)",
  'src/a.c:3:10: error: unknown type name size_tt',
  "src/a.ts(1,19): error TS2307: Cannot find module './total' or its corresponding type declarations.",
  'panic: runtime error: invalid memory address or nil pointer dereference',
  "NoMethodError: undefined method `total' for nil:NilClass",
  "TypeError: Cannot read properties of undefined (reading 'version')",
  'Segmentation fault (core dumped)',
  'lint: 3 problems (3 errors, 0 warnings)\n  1:1  error  Missing semicolon  semi',
  'ValueError: time zone must be a string, not int',
  'go: inconsistent vendoring in /a:\n\texplicitly required in go.mod, but not in vendor/modules.txt',
  '12:30:45 ERROR Connection refused by the rules, 3 expected',
  // Programs whose tests are about missing ones
  'output was: sh: 1: frobnicate: not found\ntest_unknown failed',
  '+ sh -c frobnicate\nsh: 1: frobnicate: not found\n+ test = hello',
  'bash: line 1: frobnicate: command not found\n--- -\n+++ err.txt\n@@ -1 +1 @@\n-frobnicate: no such command\n+bash: line 1: frobnicate: command not found',
  '+ bash -c frobnicate\nbash: line 1: frobnicate: command not found\n+ rc=127\n+ [ 127 = 126 ]',
  'sh: 1: frobnicate: not found\n\nTraceback (most recent call last):\n  File "a1.py", line 3, in <module>\n    assert out == "hello", out\nAssertionError: sh: 1: frobnicate: not found',
  'wrong message\nsh: 1: frobnicate: not found\nmake: *** [Makefile:3: check] Error 1',
  '✖ says what is missing\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n  + "sh: 1: frobnicate: not found"\n  - "install frobnicate first"',
  "E       assert \"ModuleNotFoundError: No module named 'nonesuch'\" == 'plugin nonesuch is not there'",
  '    a_test.go:3: got exec: "nonesuch": executable file not found in $PATH, want tool is missing\n--- FAIL: TestExec (0.00s)',
  "not ok 2 fails for real\n# (in test file bats.bats, line 2)\n#   `frobnicate --version' failed with status 127\n# bats.bats: line 2: frobnicate: command not found",
];

test.each(HONEST)('without a log of CI it is a failure of the code: %j', (output) => {
  expect(likenessToCi(told(''), told(output)).kind).toBe('undecided');
});

test.each([
  'sh: 1: vitest: not found\n ELIFECYCLE  Test failed. See above for more details.',
  '/bin/sh: 1: vitest: not found\nerror Command failed with exit code 127.',
  '/bin/sh: 1: mocha: not found\nmake: *** [Makefile:3: test] Error 127',
  'bash: line 1: pnpm: command not found\nerror: Recipe `test` failed on line 2 with exit code 127',
])('a launcher that ends with a code of its own tells of it: %j', (output) => {
  expect(likenessToCi(told(''), told(output)).kind).toBe('missing');
});

test.each(
  [
    ["open '/home/runner/work/a/a/data.json'", "open '/w/data.json'"],
    ["open '/tmp/pytest-of-runner/pytest-0/out'", "open '/tmp/pytest-of-me/pytest-12/out'"],
  ]
    .map((names) => names.map((name) => `Error: ENOENT: no such file or directory, ${name}`))
    .concat([['connect ECONNREFUSED 127.0.0.1:45123', 'connect ECONNREFUSED 127.0.0.1:39001']]),
)('folders and ports that the system chooses tell nothing apart: %j, %j', (ci, here) => {
  expect(likenessToCi(told(ci), told(here)).kind).not.toBe('missing');
});

test.each(['error@/@/@/', 'error: /a/b/c:12 x', 'error A_A_A_A', 'require vendor '])(
  'lines of %j are read in linear time',
  async (unit) => {
    await expectLinear(1600, (lines) =>
      missingPieces(Array.from({ length: lines }, (_, at) => at + unit.repeat(100)).join('\n')),
    );
  },
);
