import { shellWord } from '../core/shell-word.ts';
import {
  distinct,
  escapeRegex,
  isFit,
  isPath,
  joined,
  type Narrow,
  nameIn,
  names,
  parseArguments,
  rawOf,
  type Scene,
  type Word,
} from './call.ts';

const MAX_TESTS = 100;

// https://pkg.go.dev/cmd/go#hdr-Testing_flags; one dash or two
const GO = {
  valued: names(
    '-count -timeout -tags -p -parallel -cpu -mod -coverprofile -covermode -coverpkg -shuffle -ldflags -gcflags -vet',
  ),
  flags: names('-v -race -short -cover -json -failfast -trimpath -msan -asan -a -x'),
  refused: /^--?(?:run|skip|bench|fuzz|list|c|o|args|exec|C|test\..*)$/,
  dropped: /^--?cover(?:profile|mode|pkg)?$/,
};

/** The failing tests' packages, and `-run` with their names; `-v`, because only then the output says what ran. */
export const narrowGo: Narrow = async (words, failures, scene) => {
  const parsed = parseArguments(words.map(withOneDash), GO, isPath(scene));
  if (parsed === null || parsed.rest !== null) return [];
  const module = /^module\s+"?([^\s"]+)/m.exec((await scene.read('go.mod')) ?? '')?.[1];
  if (module === undefined) return [];
  const known = failures
    .map(({ id }) => ({ package: id.split(' ', 1)[0] ?? '', test: id.split(' ')[1] ?? '' }))
    .filter((each) => isFit(each.package) && isFolderOf(scene, module, each.package));
  const packages = distinct(known.map((each) => each.package));
  if (packages.length === 0 || known.length > MAX_TESTS) return [];
  const tests = distinct(known.map(({ test }) => test.split('/', 1)[0] ?? ''));
  const isNamed = tests.every((test) => /^(?:Test|Example|Fuzz)\w*$/.test(test));
  const run = isNamed ? [`-run ${shellWord(`^(?:${tests.join('|')})$`)}`] : [];
  const isTold = parsed.options.some((option) => option === '-v' || option === '-json');
  return [{ args: joined(parsed.options, isTold ? [] : ['-v'], run, packages.map(shellWord)) }];
};

const withOneDash = (word: Word): Word =>
  word.value.startsWith('--') && word.value !== '--'
    ? { raw: word.raw.slice(1), value: word.value.slice(1) }
    : word;

/** A package of this module whose folder is there: go stops at one that is not. */
function isFolderOf(scene: Scene, module: string, name: string): boolean {
  if (name === module) return true;
  return name.startsWith(`${module}/`) && scene.isFolder(name.slice(module.length + 1));
}

// https://doc.rust-lang.org/cargo/commands/cargo-test.html
const CARGO = {
  valued: names(
    '-p --package --features -F --test --bin --example --manifest-path --target --target-dir --profile -j --jobs --color --exclude --message-format -Z',
  ),
  flags: names(
    '--all --workspace --all-features --no-default-features --release -r --lib --bins --tests --doc --locked --offline --frozen --no-fail-fast -q -v -vv --verbose --quiet --all-targets --examples --keep-going',
  ),
  refused: /^(?:--no-run|--bench|--benches|-h|--help)$/,
};

/** Names for libtest, after `--`: whole ones, unless a documentation test, which is known by its place, is among them. */
export const narrowCargo: Narrow = (words, failures, scene) => {
  const parsed = parseArguments(words, CARGO, isPath(scene));
  if (parsed === null || parsed.positionals.length > 0) return [];
  const rest = parsed.rest ?? [];
  if (
    rest.some(
      ({ value }) => !/^--[\w-]+(?:=.*)?$/.test(value) || /^--(?:exact|list|skip|ignored)\b/.test(value),
    )
  ) {
    return [];
  }
  const ids = failures.map(({ id }) => id).filter(isFit);
  const docs = ids.flatMap((id) => /\S+\.rs - .*$/.exec(id)?.[0] ?? []);
  const tests = ids.filter((id) => !/\S+\.rs - /.test(id)).flatMap((id) => /[\w:]+$/.exec(id)?.[0] ?? []);
  const filters = distinct([...tests, ...docs]);
  if (filters.length === 0 || filters.length > MAX_TESTS) return [];
  const exact = docs.length === 0 ? ['--exact'] : [];
  const own = rawOf(rest);
  return [{ args: joined(parsed.options, ['--'], own, exact, filters.map(shellWord)) }];
};

/** Ids are `com.x.CartTest#bad`. Groups methods by class, as surefire wants them. */
function methodsByClass(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const classes = new Map<string, string[]>();
  for (const id of ids) {
    const [, owner, method] = /^([\w.$]+)(?:#([\w$]+))?$/.exec(id) ?? [];
    if (owner === undefined) continue;
    const methods = classes.get(owner) ?? [];
    classes.set(owner, method === undefined ? [...methods, ''] : [...methods, method]);
  }
  return classes;
}

// https://maven.apache.org/surefire/maven-surefire-plugin/examples/single-test.html
const MAVEN = {
  valued: names(
    '-pl --projects -f --file -P --activate-profiles -s --settings -T --threads -t --toolchains -gs -D -l',
  ),
  flags: names(
    '-B -ntp -q -e -X -U -o -V -am -amd -ff -fae -fn --batch-mode --no-transfer-progress --quiet --errors --also-make --fail-at-end --fail-fast --offline --show-version --update-snapshots',
  ),
  refused: /^(?:-Dtest|-Dit\.test|-DskipTests|-Dmaven\.test\.skip|-l|-h|--help|-v|--version)$/,
};

export const narrowMaven: Narrow = (words, failures, scene) => {
  const parsed = parseArguments(words, MAVEN, isPath(scene));
  if (parsed === null || parsed.rest !== null) return [];
  const goals = parsed.positionals.map(({ value }) => value).join(' ');
  if (goals !== 'test' && goals !== 'clean test') return [];
  const classes = methodsByClass(failures.map(({ id }) => id));
  if (classes.size === 0 || classes.size > MAX_TESTS) return [];
  const tests = [...classes].map(([owner, methods]) =>
    methods.includes('') ? owner : `${owner}#${distinct(methods).join('+')}`,
  );
  const none = ['-DfailIfNoTests=false', '-Dsurefire.failIfNoSpecifiedTests=false'];
  return [{ args: joined(parsed.options, [goals, shellWord(`-Dtest=${tests.join(',')}`)], none) }];
};

// https://docs.gradle.org/current/userguide/java_testing.html#test_filtering
const GRADLE = {
  valued: names('-p --project-dir -b -c -g -P -D --max-workers --console --init-script -I -x --exclude-task'),
  flags: names(
    '--info --stacktrace --no-daemon --parallel --continue --build-cache --no-build-cache --scan --warning-mode -q -s -i --quiet --offline --rerun-tasks --configuration-cache --no-configuration-cache',
  ),
  refused: /^(?:--tests|-t|--continuous|-m|--dry-run|-h|--help)$/,
};

export const narrowGradle: Narrow = (words, failures, scene) => {
  const parsed = parseArguments(words, GRADLE, isPath(scene));
  if (parsed === null || parsed.rest !== null) return [];
  const [task, ...others] = parsed.positionals.map(({ value }) => value);
  if (task === undefined || others.length > 0 || !/^(?::?[\w-]+:)*test$/.test(task)) return [];
  const classes = methodsByClass(failures.map(({ id }) => id));
  const tests = [...classes].flatMap(([owner, methods]) =>
    distinct(methods).map((method) => `*${owner.replaceAll('$', '*')}${method === '' ? '' : `.${method}`}`),
  );
  if (tests.length === 0 || tests.length > MAX_TESTS) return [];
  const chosen = tests.map((test) => `--tests ${shellWord(test)}`);
  return [{ args: joined(parsed.options, [task], chosen) }];
};

const DOTNET_REFUSED = /^(?:--filter|-t|--list-tests|--|-h|--help)$/;

// https://learn.microsoft.com/en-us/dotnet/core/testing/selective-unit-tests
export const narrowDotnet: Narrow = (words, failures) => {
  if (words.some((word) => DOTNET_REFUSED.test(nameIn(word)))) return [];
  const tests = failures.map(({ id }) => id.replace('#', '.').replace(/\(.*$/s, ''));
  const fit = distinct(tests.filter((test) => /^[\w.]+$/.test(test)));
  if (fit.length === 0 || fit.length > MAX_TESTS) return [];
  const added = `--filter ${shellWord(fit.map((test) => `FullyQualifiedName~${test}`).join('|'))}`;
  return [{ args: joined(rawOf(words), [added]), added }];
};

const PHPUNIT_REFUSED = /^(?:--filter|--list-.*|--|-h|--help|--version)$/;

// https://docs.phpunit.de/en/11.0/textui.html: the pattern is for `Class::test with data set "name"`
export const narrowPhpunit: Narrow = (words, failures) => {
  if (words.some((word) => PHPUNIT_REFUSED.test(nameIn(word)))) return [];
  const tests = failures.flatMap(({ id }) => /^[\w\\]+::\w+/.exec(id)?.[0] ?? []);
  if (tests.length === 0 || tests.length > MAX_TESTS) return [];
  const added = `--filter ${shellWord(`/^(?:${distinct(tests).map(escapeRegex).join('|')})(?:$| with data set )/`)}`;
  return [
    {
      args: joined([added], rawOf(words)),
    },
  ];
};

// https://rspec.info/features/3-13/rspec-core/command-line/
const RSPEC = {
  valued: names(
    '-f --format -o --out -t --tag -r --require -I --seed --order -O --options --failure-exit-code',
  ),
  flags: names(
    '-c --color --colour --force-color --no-color -b --backtrace -w --warnings --fail-fast --no-fail-fast -p --profile',
  ),
  refused:
    /^(?:-e|--example|-E|--example-matches|-P|--pattern|--only-failures|-n|--next-failure|--bisect|--dry-run|-h|--help|-v|--version)$/,
};

export const narrowRspec: Narrow = (words, failures, scene) => {
  const parsed = parseArguments(words, RSPEC, isPath(scene));
  if (parsed === null || parsed.rest !== null) return [];
  const known = failures
    .filter(({ id }) => isFit(id))
    .map(({ id }) => ({
      file: id.split(' > ', 1)[0] ?? '',
      description: id.split(' > ').slice(1).join(' > '),
    }))
    .filter(({ file }) => scene.isFile(file) && !file.startsWith('-'));
  const files = distinct(known.map(({ file }) => file));
  if (files.length === 0 || known.length > MAX_TESTS) return [];
  const descriptions = known.map(({ description }) => description);
  const form = (examples: readonly string[]) => ({
    args: joined(parsed.options, files.map(shellWord), examples),
  });
  if (descriptions.includes('')) return [form([])];
  return [form(distinct(descriptions).map((text) => `-e ${shellWord(text)}`)), form([])];
};

// https://docs.pytest.org/en/stable/reference/reference.html#command-line-flags
const PYTEST = {
  valued: names(
    `-k -m -n -c -p -o -W --tb --maxfail --durations --durations-min --rootdir --ignore --ignore-glob --deselect
     --cov-report --cov-config --cov-fail-under --cov-context --junitxml --junit-xml --junit-prefix --timeout --dist
     --numprocesses --log-level --log-cli-level --confcutdir --color --capture --import-mode --basetemp --override-ini
     --randomly-seed --reruns --reruns-delay --html --cov --verbosity --show-capture --asyncio-mode --ds`,
  ),
  flags: names(
    `-q -qq -v -vv -vvv -x -s -l --exitfirst --verbose --quiet --strict --strict-markers --strict-config --showlocals
     --no-header --no-summary --disable-warnings --full-trace --no-cov --cov-branch --doctest-modules --runxfail
     --disable-pytest-warnings -rA -ra -rs -rf -rx`,
  ),
  refused:
    /^(?:--lf|--last-failed|--ff|--failed-first|--nf|--new-first|--sw|--stepwise.*|--co|--collect-only|--fixtures.*|--markers|--setup-plan|--setup-only|--version|-V|-h|--help|--pyargs|--cache-show|--cache-clear|--pdb|--trace)$/,
  dropped: /^--cov/,
};

const MAX_IDS = 100;

/** Node ids in the place of paths; files alone where the ids are too many. */
export const narrowPytest: Narrow = (words, failures, scene) => {
  const parsed = parseArguments(words.map(withBareCov), PYTEST, isPath(scene));
  if (parsed === null || parsed.rest !== null) return [];
  // What a log calls a test may be no file of this repository, and pytest runs nothing at all then.
  const ids = failures
    .map(({ id }) => id)
    .filter((id) => isFit(id) && !id.startsWith('-') && scene.isFile(id.split('::', 1)[0] ?? ''));
  const wanted = ids.length > MAX_IDS ? distinct(ids.map((id) => id.split('::', 1)[0] ?? '')) : ids;
  if (wanted.length === 0 || wanted.length > MAX_IDS) return [];
  const args = wanted.map(shellWord);
  const hasPaths = parsed.positionals.length > 0 || parsed.hasDropped;
  const options = [...parsed.options, ...(parsed.hasDropped ? ['--no-cov'] : [])];
  return [{ args: joined(options, args), ...(hasPaths ? {} : { added: joined(args) }) }];
};

/** `--cov` takes a value or none: read with `=` only, so that what follows is looked at by itself. */
const withBareCov = <T extends { readonly raw: string; readonly value: string }>(word: T): T =>
  word.value === '--cov' ? { ...word, raw: '--cov=', value: '--cov=' } : word;

/** `-k` with each whole name: it works with and without discovery, wherever that starts (Python 3.7 and later). */
export const narrowUnittest: Narrow = (words, failures) => {
  if (words.some(({ value }) => /^(?:-k|--locals-help|-h|--help)/.test(value))) return [];
  const ids = failures.map(({ id }) => id).filter((id) => /^\w+(?:\.\w+)*$/.test(id));
  if (ids.length === 0 || ids.length > MAX_IDS) return [];
  const added = joined(ids.map((id) => `-k ${id}`));
  return [{ args: joined(rawOf(words), [added]), added }];
};
