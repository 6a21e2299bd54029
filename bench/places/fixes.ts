/** A public repository, how its tests run, and commits of it that mend a fault and bring a test that fails without them. */
export interface FixedRepository {
  readonly name: string;
  readonly runner: string;
  /** Once in each clone, at the newest commit. Absent: nothing is needed. */
  readonly setup?: string;
  /** Absent for packages that are built first: how is told by the file of `--commands`. */
  readonly test?: string;
  /** Where tests stand that no name tells. */
  readonly tests?: readonly string[];
  readonly fixes: readonly string[];
}

export const FIXED: readonly FixedRepository[] = [
  {
    name: 'andialbrecht/sqlparse',
    runner: 'pytest',
    test: 'PYTHONPATH=. python3 -m pytest',
    fixes: ['a194d3187b04', 'f66d12c24541', '111b35cffcfe', 'da67ac16b8fa', '5ca50a2ee9b3'],
  },
  {
    name: 'more-itertools/more-itertools',
    runner: 'unittest',
    test: 'python3 -m unittest',
    fixes: ['069b30002a98'],
  },
  {
    name: 'hukkin/tomli',
    runner: 'unittest',
    test: 'PYTHONPATH=src python3 -m unittest',
    fixes: ['4e245a4bbbef', '8b962e13490a'],
  },
  {
    name: 'BurntSushi/toml',
    runner: 'go test',
    test: 'go test ./...',
    fixes: ['eb8b9987e23e', '89aab296de7a', '10fb0a634a2d'],
  },
  {
    name: 'spf13/pflag',
    runner: 'go test',
    test: 'go test ./...',
    fixes: ['298bcdf4e200', 'ad27a401853e', '666b603e3805', '4730aa0d979f', '9c97fadb5c53'],
  },
  {
    name: 'Masterminds/semver',
    runner: 'go test',
    test: 'go test ./...',
    fixes: ['252dd61dd30c', 'b1bb76193b9e', 'ee95afbd4e13', 'f1b17e8202e8', '890374e6c66c'],
  },
  {
    name: 'minimistjs/minimist',
    runner: 'tape',
    setup: 'npm install --no-audit --no-fund --ignore-scripts',
    test: 'npx tape "test/**/*.js"',
    fixes: ['fdbb909cf916', 'de53490d7b38', '63b8fee87b8e', '9ec4d279ced7', '9c7dc85ab9e8'],
  },
  {
    name: 'ljharb/qs',
    runner: 'tape',
    setup: 'npm install --no-audit --no-fund --ignore-scripts',
    test: 'npx tape "test/**/*.js"',
    fixes: ['b433a9b1633e', '708fadedc91d', '963e538c7409', '21f80b33e5c8', 'a0a81ea2071a'],
  },
  {
    name: 'unjs/ufo',
    runner: 'vitest',
    setup: 'npm install --no-audit --no-fund --ignore-scripts',
    test: 'npx vitest run',
    fixes: ['eb29945470c8', '7959de5b49f5', '62199a0cc847', '229e83e6b6c9'],
  },
  {
    name: 'expressjs/express',
    runner: 'mocha',
    setup: 'npm install --no-audit --no-fund --ignore-scripts',
    test: 'npx mocha --require test/support/env --reporter spec --check-leaks test/ test/acceptance/',
    fixes: ['ae6dd37680e3', '18e5985b8a9d'],
  },
  {
    name: 'delvedor/find-my-way',
    runner: 'node:test',
    setup: 'npm install --no-audit --no-fund --ignore-scripts',
    test: 'node --test test/*.test.js',
    fixes: ['dd8a8b65eb27', 'b7b5657bd445', '66d30150c6ee', '75e47287c192', '9424ed3eca19'],
  },
  {
    name: 'iamkun/dayjs',
    runner: 'jest',
    setup: 'npm install --no-audit --no-fund --ignore-scripts',
    test: 'npx jest --coverage=false',
    fixes: ['8fda602beac5', '99691c5f3bd1', '3c2c6ee4db00', '5f3f8786c796', 'b575c81a8c9c'],
  },
  {
    name: 'servo/rust-smallvec',
    runner: 'cargo test',
    tests: ['src/tests.rs'],
    fixes: ['1bd2dbce81d9', '944f60397a35', '9998ba0694a6'],
  },
  {
    name: 'tokio-rs/bytes',
    runner: 'cargo test',
    fixes: ['60cbb776f22e', '79fb85323cf4', '0a2c43af8811'],
  },
  {
    name: 'fancy-regex/fancy-regex',
    runner: 'cargo test',
    fixes: ['7b59d170343f', '14014081bcdf'],
  },
  {
    name: 'DaveGamble/cJSON',
    runner: 'ctest',
    fixes: ['a78d975537a8', '2f6fc7f0f28b', 'd92c0de7e818', 'be749d7efa7c'],
  },
  {
    name: 'leethomason/tinyxml2',
    runner: 'make test',
    tests: ['xmltest.cpp'],
    fixes: ['494735de30c9', '6f51c803a103', '446c3bcae3b3'],
  },
  {
    name: 'apache/commons-cli',
    runner: 'Maven',
    fixes: ['379558822e41', '08f8c5034a84', 'fbd01940d2e6'],
  },
];

const MINITEST = `ruby -Ilib -Itest -e 'Dir["./test/**/*_test.rb"].sort.each { |file| require file }'`;

/** Of the newest commits of each package that say "fix" and change tests as well, the first three that are red count: nothing was chosen by them. */
export const DRAWN: readonly FixedRepository[] = [
  {
    name: 'tidwall/gjson',
    runner: 'go test',
    test: 'go test ./...',
    fixes: ['8d2c36ffa413', 'd3a134957c5d', '0b52f9a3618f', '2feb4037b471', 'dee0375ffd44', 'd6cb589fc433'],
  },
  {
    name: 'google/uuid',
    runner: 'go test',
    test: 'go test ./...',
    fixes: ['6e10cd1027e2', 'b5b9aeb1d146', 'a2b2b32373ff', '9c6b41367eee', '6cc520cd8b4e', 'd4a682d48de4'],
  },
  {
    name: 'mitchellh/mapstructure',
    runner: 'go test',
    test: 'go test ./...',
    fixes: ['7bbefaa2a042', 'edc56495e150', 'eb645e24726e', '1d69ed7aa0ba', '688fb23dc1a7', '2be7663de98f'],
  },
  {
    name: 'mustache/mustache',
    runner: 'minitest',
    test: MINITEST,
    fixes: ['f240daa1a485', '5ecaaa1234cd', 'faf37ec19184', '73aa7f2f62fb', '1f26e834d8d1', '20c092272ac7'],
  },
  {
    name: 'leejarvis/slop',
    runner: 'minitest',
    test: MINITEST,
    fixes: ['de796008bba7', '1bcf46b7907d', 'e5615fbdd7c4', 'c026ee99247c', '68dcd76d5858', 'e52f389dc2ee'],
  },
  {
    name: 'rspec/rspec-its',
    runner: 'rspec',
    test: 'rspec',
    fixes: ['692db5fbac9f', '83d0ff568c8e', '38fdc24b4865', '2b46c49d1601'],
  },
  {
    name: 'jarro2783/cxxopts',
    runner: 'ctest',
    tests: ['test/'],
    fixes: ['a3a21b31ef28', '11f26227ef8e', 'a0f13a15286c', 'b39f57f6bc51', '5e6d1e29f754', '59656709c0c5'],
  },
  {
    name: 'rust-itertools/itertools',
    runner: 'cargo test',
    fixes: ['b2a978abca1d', '4e9b9a563add', 'b86960ac793d', 'd045e9d99732', '5cf292fd98f2', '1fb979b51e24'],
  },
];
