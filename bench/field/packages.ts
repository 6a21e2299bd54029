/** What a registry serves at a pinned version. */
export interface Archive {
  readonly registry: 'pypi' | 'npm' | 'go' | 'crates' | 'maven';
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
  /** Of Maven's: classifier and type. */
  readonly kind?: 'source-release.zip' | 'sources.jar' | 'test-sources.jar';
  /** The folder of the repository that it is unpacked in: its root by default. */
  readonly into?: string;
}

/** One real package with a planted bug. Nothing of it is kept here: its archives come from their registry at run time. */
export interface FieldPackage {
  readonly archives: readonly [Archive, ...Archive[]];
  readonly runner: string;
  /** What has to be on the machine. */
  readonly needs: readonly string[];
  /** Runs before everything, as a workflow that sets up the language and no more. */
  readonly toolchain: string | null;
  readonly setup: string | null;
  /** A step before that of the tests, which makes what they run. */
  readonly build?: string;
  readonly test: string;
  /** Files that stand beside those of the archives, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** What set-up and tests leave behind, one .gitignore pattern each. */
  readonly ignored: readonly string[];
  /** `right` stands once in the file of the archive, `broken` (committed in its place) nowhere else; `wrong` mends nothing. */
  readonly bug: {
    readonly file: string;
    readonly right: string;
    readonly broken: string;
    readonly wrong: string;
  };
  /** What a job that forgot `setup` has in its environment; `$EMPTY` is an empty folder. null: there is nothing to forget. */
  readonly withoutSetup: Readonly<Record<string, string>> | null;
  /** One of the three that every run of CI tries. */
  readonly isQuick?: true;
}

const VENV = 'python3 -m venv .venv';
const PYTHON_LEFTOVERS = ['.venv', '__pycache__', '.pytest_cache', '*.egg-info'];
const NPM_LEFTOVERS = ['node_modules', 'package-lock.json', 'coverage', '.nyc_output'];
const NPM_INSTALL = 'npm install --no-audit --no-fund --silent';
const NO_GO_MODULES = { GOMODCACHE: '$EMPTY', GOPROXY: 'off' };

export const PACKAGES: readonly FieldPackage[] = [
  {
    archives: [
      {
        registry: 'pypi',
        name: 'boltons',
        version: '25.0.0',
        sha256: 'e110fbdc30b7b9868cb604e3f71d4722dd8f4dcb4a5ddd06028ba8f1ab0b5ace',
      },
    ],
    runner: 'pytest',
    needs: ['python3'],
    toolchain: VENV,
    setup: '.venv/bin/python -m pip install -q -r requirements-test.txt',
    test: '.venv/bin/python -m pytest --doctest-modules boltons tests',
    ignored: PYTHON_LEFTOVERS,
    bug: {
      file: 'boltons/mathutils.py',
      right: 'return min(max(x, lower), upper)',
      broken: 'return max(min(x, lower), upper)',
      wrong: 'return min(max(x, upper), lower)',
    },
    withoutSetup: {},
  },
  {
    archives: [
      {
        registry: 'pypi',
        name: 'toolz',
        version: '1.0.0',
        sha256: '2c86e3d9a04798ac556793bced838816296a2f085017664e4995cb40a1047a02',
      },
    ],
    runner: 'pytest',
    needs: ['python3'],
    toolchain: VENV,
    setup: '.venv/bin/python -m pip install -q pytest',
    test: '.venv/bin/python -m pytest toolz',
    ignored: PYTHON_LEFTOVERS,
    bug: {
      file: 'toolz/itertoolz.py',
      right: 'yield prev[:len(seq) % n]',
      broken: 'yield prev[:len(seq) // n]',
      wrong: 'yield prev[:len(seq)]',
    },
    withoutSetup: {},
    isQuick: true,
  },
  {
    archives: [
      {
        registry: 'pypi',
        name: 'more-itertools',
        version: '10.5.0',
        sha256: '5482bfef7849c25dc3c6dd53a6173ae4795da2a41a80faea6700d9f5846c5da6',
      },
    ],
    runner: 'unittest',
    needs: ['python3'],
    toolchain: null,
    setup: null,
    test: 'python3 -m unittest tests.test_more',
    ignored: PYTHON_LEFTOVERS,
    bug: {
      file: 'more_itertools/more.py',
      right: 'return (x for x in i if x is not _marker)',
      broken: 'return (x for x in i)',
      wrong: 'return (x for x in i if x)',
    },
    withoutSetup: null,
  },
  {
    archives: [
      {
        registry: 'pypi',
        name: 'pluggy',
        version: '1.7.0',
        sha256: 'd1eaa46ebb595891b860ab086b4d09c8588af65ebd4361b8e8f4bb8920b90ba8',
      },
    ],
    runner: 'tox',
    needs: ['python3'],
    toolchain: VENV,
    setup: '.venv/bin/python -m pip install -q tox && .venv/bin/tox -q -e py --notest',
    test: '.venv/bin/python -m tox -e py',
    ignored: PYTHON_LEFTOVERS,
    bug: {
      file: 'src/pluggy/_tracing.py',
      right: 'return bool(text) and text.isprintable() and " " not in text',
      broken: 'return bool(text) and text.isprintable()',
      wrong: 'return bool(text) and text.isprintable() and "  " not in text',
    },
    withoutSetup: {},
  },
  {
    archives: [
      {
        registry: 'npm',
        name: 'css-what',
        version: '8.0.0',
        sha256: '1eccce8f4d523832253a082815495f823b8621d0aab6a2eea5853d0d37eb4417',
      },
    ],
    runner: 'vitest',
    needs: ['npm'],
    toolchain: null,
    setup: NPM_INSTALL,
    test: 'npm run test:vi',
    ignored: NPM_LEFTOVERS,
    bug: {
      file: 'src/stringify.ts',
      right: '.join(", ")',
      broken: '.join(" ")',
      wrong: '.join("; ")',
    },
    withoutSetup: {},
  },
  {
    archives: [
      {
        registry: 'npm',
        name: 'light-my-request',
        version: '6.8.1',
        sha256: 'b173017431f48f919a61fa370f56faaa92304bf7dc2d155d9442e532c5a9f19c',
      },
    ],
    runner: 'node:test in c8',
    needs: ['npm'],
    toolchain: null,
    setup: NPM_INSTALL,
    test: 'npm run test:unit',
    ignored: NPM_LEFTOVERS,
    bug: {
      file: 'lib/parse-url.js',
      right: 'const merged = Object.assign({}, url.query, query)',
      broken: 'const merged = Object.assign({}, url.query)',
      wrong: 'const merged = Object.assign({ query }, url.query)',
    },
    withoutSetup: {},
  },
  {
    archives: [
      {
        registry: 'npm',
        name: 'fastq',
        version: '1.20.3',
        sha256: 'cdcbf6387484c524461ddc4c338d2acb25276c4072ecea495959178d28367fef',
      },
    ],
    runner: 'tape in nyc',
    needs: ['npm'],
    toolchain: null,
    setup: NPM_INSTALL,
    test: 'npm run unit',
    ignored: NPM_LEFTOVERS,
    bug: { file: 'queue.js', right: 'counter++', broken: 'counter += 2', wrong: 'counter--' },
    withoutSetup: {},
  },
  {
    archives: [
      {
        registry: 'npm',
        name: 'minimist',
        version: '1.2.8',
        sha256: '350a76c115b393c19d24654834261e5dc9f0e8cc5e08f3937fa80140f3e4ce83',
      },
    ],
    runner: 'tape',
    needs: ['npm'],
    toolchain: null,
    setup: NPM_INSTALL,
    test: 'npm run tests-only',
    ignored: NPM_LEFTOVERS,
    bug: {
      file: 'index.js',
      right: '(/^0x[0-9a-f]+$/i)',
      broken: '(/^0x[0-9]+$/i)',
      wrong: '(/^0x[1-9]+$/i)',
    },
    withoutSetup: {},
  },
  {
    archives: [
      {
        registry: 'npm',
        name: 'object-path',
        version: '0.11.8',
        sha256: '5818c97461a154c7aa717b4b38687f58d4a1e7636a4753269ae79e416c2b7593',
      },
    ],
    runner: 'mocha',
    needs: ['npm'],
    toolchain: null,
    setup: NPM_INSTALL,
    test: 'npm test',
    ignored: NPM_LEFTOVERS,
    bug: {
      file: 'index.js',
      right: 'arr.splice(at, 0, value)',
      broken: 'arr.splice(at, 1, value)',
      wrong: 'arr.splice(at + 1, 0, value)',
    },
    withoutSetup: {},
    isQuick: true,
  },
  {
    archives: [
      {
        registry: 'go',
        name: 'github.com/google/uuid',
        version: 'v1.6.0',
        sha256: 'd0f02f377217f42702e259684e06441edbf5140dddcc34ba9bea56038b38a6ed',
      },
    ],
    runner: 'go test',
    needs: ['go'],
    toolchain: null,
    setup: null,
    test: 'go test ./...',
    ignored: [],
    bug: { file: 'uuid.go', right: 's = s[1:]', broken: 's = s[2:]', wrong: 's = s[3:]' },
    withoutSetup: null,
    isQuick: true,
  },
  {
    archives: [
      {
        registry: 'go',
        name: 'github.com/spf13/cast',
        version: 'v1.7.0',
        sha256: '7b24198857474e3f3c9c368fdec153b06003d06863a182c77c0605c3e51002c1',
      },
    ],
    runner: 'go test',
    needs: ['go'],
    toolchain: null,
    setup: 'go mod download',
    build: 'go test -c -o bin/cast.test .',
    test: './bin/cast.test -test.v',
    ignored: ['bin'],
    bug: {
      file: 'caste.go',
      right: 'time.ParseDuration(s + "ns")',
      broken: 'time.ParseDuration(s + "us")',
      wrong: 'time.ParseDuration(s + "ms")',
    },
    withoutSetup: NO_GO_MODULES,
  },
  {
    archives: [
      {
        registry: 'crates',
        name: 'semver',
        version: '1.0.23',
        sha256: '61697e0a1c7e512e84a621326239844a24d8207b4669b41bc18b32ea5cbf988b',
      },
    ],
    runner: 'cargo test',
    needs: ['cargo'],
    toolchain: null,
    setup: 'cargo fetch --quiet',
    test: 'cargo test',
    ignored: ['target', 'Cargo.lock'],
    bug: {
      file: 'src/eval.rs',
      right: 'return ver.major < cmp.major;',
      broken: 'return ver.major >= cmp.major;',
      wrong: 'return ver.major == cmp.major;',
    },
    // Tests see no variable that would keep cargo from the network, and it fetches what it lacks by itself.
    withoutSetup: null,
  },
  {
    archives: [
      {
        registry: 'maven',
        name: 'org.apache.maven.shared:file-management',
        version: '3.1.0',
        sha256: '34f48b425e82581a192672e1335d937e6c27a76b53f40e07ae4f0f05e0cb2701',
        kind: 'source-release.zip',
      },
    ],
    runner: 'maven',
    needs: ['java', 'mvn', 'unzip'],
    toolchain: null,
    setup: 'mvn -q -B -Drat.skip test-compile',
    test: 'mvn -B -Drat.skip test',
    ignored: ['target'],
    bug: {
      file: 'src/main/java/org/apache/maven/shared/model/fileset/mappers/GlobPatternMapper.java',
      right: 'toPrefix + extractVariablePart( sourceFileName ) + toPostfix',
      broken: 'toPrefix + extractVariablePart( sourceFileName )',
      wrong: 'toPrefix + sourceFileName + toPostfix',
    },
    // Tests see the network of the machine, and maven fetches what it lacks by itself.
    withoutSetup: null,
  },
  {
    archives: [
      {
        registry: 'maven',
        name: 'commons-cli:commons-cli',
        version: '1.4',
        sha256: '59fd9d6ca09ade4f27bddd274fb842ea48fd92118a755d0a64cf60413cd1c3fc',
        kind: 'sources.jar',
        into: 'src/main/java',
      },
      {
        registry: 'maven',
        name: 'commons-cli:commons-cli',
        version: '1.4',
        sha256: '1c136be509d76b843a81d0bf38edc76f04e6ff3ffbf3872c9602e1e873255efa',
        kind: 'test-sources.jar',
        into: 'src/test/java',
      },
    ],
    runner: 'gradle',
    needs: ['java', 'mvn', 'gradle', 'unzip'],
    toolchain: null,
    setup: 'gradle --no-daemon -q testClasses',
    test: 'gradle --no-daemon test',
    files: {
      'settings.gradle': "rootProject.name = 'commons-cli'\n",
      'build.gradle':
        "plugins { id 'java' }\nrepositories { mavenCentral() }\ndependencies { testImplementation 'junit:junit:4.13.2' }\ntasks.withType(JavaCompile) { options.encoding = 'ISO-8859-1' }\n",
    },
    ignored: ['build', '.gradle'],
    bug: {
      file: 'src/main/java/org/apache/commons/cli/Util.java',
      right: 'return str.substring(2, str.length());',
      broken: 'return str.substring(3, str.length());',
      wrong: 'return str.substring(0, str.length());',
    },
    withoutSetup: { GRADLE_USER_HOME: '$EMPTY' },
  },
  {
    archives: [
      {
        registry: 'pypi',
        name: 'wcwidth',
        version: '0.9.4',
        sha256: 'fd8d57d3cdfe570e3265c8fab1885c24e34ef40889c0759c0c304a19e9835954',
      },
    ],
    runner: 'ctest',
    needs: ['python3', 'cmake', 'ctest', 'cc'],
    toolchain: null,
    setup: null,
    build: 'cmake -S libwcwidth -B libwcwidth/build\ncmake --build libwcwidth/build',
    test: 'ctest --test-dir libwcwidth/build --output-on-failure',
    ignored: ['build'],
    bug: {
      file: 'libwcwidth/src/align.c',
      right: 'if (ch < 0x20 || ch > 0x7E) {',
      broken: 'if (ch < 0x20) {',
      wrong: 'if (ch < 0x20 || ch > 0xFE) {',
    },
    withoutSetup: null,
  },
];
