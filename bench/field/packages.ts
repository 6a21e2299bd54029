/** One real package with a planted bug. Nothing of it is kept here: its archive comes from its registry at run time. */
export interface FieldPackage {
  readonly name: string;
  readonly registry: 'pypi' | 'npm' | 'go' | 'crates';
  readonly version: string;
  /** Of the archive: sdist, npm tarball, Go module's zip, crate. */
  readonly sha256: string;
  readonly runner: string;
  /** Runs before everything, as a workflow that sets up the language and no more: `true` where that is nothing. */
  readonly toolchain: string;
  readonly setup: string;
  readonly test: string;
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
}

const VENV = 'python3 -m venv .venv';
const PYTHON_LEFTOVERS = ['.venv', '__pycache__', '.pytest_cache', '*.egg-info'];
const NPM_LEFTOVERS = ['node_modules', 'package-lock.json', 'coverage', '.nyc_output'];
const NO_GO_MODULES = { GOMODCACHE: '$EMPTY', GOPROXY: 'off' };

export const PACKAGES: readonly FieldPackage[] = [
  {
    name: 'boltons',
    registry: 'pypi',
    version: '25.0.0',
    sha256: 'e110fbdc30b7b9868cb604e3f71d4722dd8f4dcb4a5ddd06028ba8f1ab0b5ace',
    runner: 'pytest',
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
    name: 'toolz',
    registry: 'pypi',
    version: '1.0.0',
    sha256: '2c86e3d9a04798ac556793bced838816296a2f085017664e4995cb40a1047a02',
    runner: 'pytest',
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
  },
  {
    name: 'more-itertools',
    registry: 'pypi',
    version: '10.5.0',
    sha256: '5482bfef7849c25dc3c6dd53a6173ae4795da2a41a80faea6700d9f5846c5da6',
    runner: 'unittest',
    toolchain: 'true',
    setup: 'true',
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
    name: 'minimist',
    registry: 'npm',
    version: '1.2.8',
    sha256: '350a76c115b393c19d24654834261e5dc9f0e8cc5e08f3937fa80140f3e4ce83',
    runner: 'tape',
    toolchain: 'true',
    setup: 'npm install --no-audit --no-fund --silent',
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
    name: 'json-pointer',
    registry: 'npm',
    version: '0.6.2',
    sha256: '78317972788e5066d7ab25ed5d4b2f7bef0dea1f93e0f4cb89e6bfab2e7a5629',
    runner: 'mocha',
    toolchain: 'true',
    setup: 'npm install --no-audit --no-fund --silent',
    test: 'make test',
    ignored: NPM_LEFTOVERS,
    bug: {
      file: 'index.js',
      right: 'if (arguments.length === 3) {',
      broken: 'if (arguments.length === 4) {',
      wrong: 'if (arguments.length > 3) {',
    },
    withoutSetup: {},
  },
  {
    name: 'github.com/google/uuid',
    registry: 'go',
    version: 'v1.6.0',
    sha256: 'd0f02f377217f42702e259684e06441edbf5140dddcc34ba9bea56038b38a6ed',
    runner: 'go test',
    toolchain: 'true',
    setup: 'true',
    test: 'go test ./...',
    ignored: [],
    bug: { file: 'uuid.go', right: 's = s[1:]', broken: 's = s[2:]', wrong: 's = s[3:]' },
    withoutSetup: null,
  },
  {
    name: 'github.com/spf13/cast',
    registry: 'go',
    version: 'v1.7.0',
    sha256: '7b24198857474e3f3c9c368fdec153b06003d06863a182c77c0605c3e51002c1',
    runner: 'go test',
    toolchain: 'true',
    setup: 'go mod download',
    test: 'go test ./...',
    ignored: [],
    bug: {
      file: 'caste.go',
      right: 'time.ParseDuration(s + "ns")',
      broken: 'time.ParseDuration(s + "us")',
      wrong: 'time.ParseDuration(s + "ms")',
    },
    withoutSetup: NO_GO_MODULES,
  },
  {
    name: 'semver',
    registry: 'crates',
    version: '1.0.23',
    sha256: '61697e0a1c7e512e84a621326239844a24d8207b4669b41bc18b32ea5cbf988b',
    runner: 'cargo test',
    toolchain: 'true',
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
];
