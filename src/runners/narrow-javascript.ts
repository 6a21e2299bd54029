import type { TestFailure } from '../core/events.ts';
import { shellWord } from '../core/shell-word.ts';
import {
  distinct,
  escapeRegex,
  type Grammar,
  isFit,
  isPath,
  joined,
  type Narrow,
  type Narrowed,
  nameIn,
  names,
  parseArguments,
  rawOf,
  type Scene,
  type Word,
} from './call.ts';

const MAX_FILES = 50;
const MAX_NAMES = 100;

/** Ids are `file > suite > test`. */
interface Named {
  readonly file: string;
  /** Empty where the whole file failed. */
  readonly path: readonly string[];
}

function namedIn(failures: readonly TestFailure[], scene: Scene): readonly Named[] {
  return failures.flatMap(({ id, file }) => {
    const [first = '', ...rest] = id.split(' > ');
    const whole = file ?? '';
    const below = [first, whole].map((path) => withoutFolder(path, scene.folder));
    const own = [first, whole, ...below].find((path) => scene.isFile(path));
    if (own === undefined || own.startsWith('-') || !isFit(id)) return [];
    const hasFile = [own, whole].some(
      (path) => withoutFolder(first, scene.folder) === withoutFolder(path, scene.folder),
    );
    return [{ file: own, path: hasFile ? rest : [first, ...rest] }];
  });
}

/** A path from the repository's root, as seen from the folder. */
const withoutFolder = (path: string, folder: string): string =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;

const filesOf = (named: readonly Named[]): string[] => distinct(named.map(({ file }) => file)).toSorted();

/** Runners join the names of suites by a blank; a reporter's ` > ` or ` › ` may also be part of a name. */
const fullName = ({ path }: Named): string => path.map(escapeRegex).join('(?: [>›] | )');

/** One pattern for all of them; null where a file failed as a whole. */
function patternOf(named: readonly Named[], nameOf: (each: Named) => string): string | null {
  if (named.length > MAX_NAMES || named.some(({ path }) => path.length === 0)) return null;
  return `^ *(?:${distinct(named.map(nameOf)).join('|')})$`;
}

interface Style {
  readonly grammar: Grammar;
  /** Words before the files. */
  readonly before: readonly string[];
  readonly select: (pattern: string) => readonly string[];
  readonly nameOf: (each: Named) => string;
  /** Options with which one file can be run by itself, without the runner that starts it; null where it cannot. */
  readonly alone?: (options: readonly string[]) => readonly string[] | null;
}

/** Files in the place of those that the call names, with a pattern of test names and without. */
function narrowByFile(style: Style): Narrow {
  return (words, failures, scene) => {
    const parsed = parseArguments(words, style.grammar, isPath(scene));
    if (parsed === null || parsed.rest !== null) return [];
    const named = namedIn(failures, scene);
    const files = filesOf(named);
    if (files.length === 0 || files.length > MAX_FILES) return [];
    const isWhole = parsed.positionals.length === 0 && !parsed.hasDropped;
    const form = (select: readonly string[]): Narrowed => {
      const added = joined(style.before, select, files.map(shellWord));
      return { args: joined(parsed.options, [added]), ...(isWhole ? { added } : {}) };
    };
    const pattern = patternOf(named, style.nameOf);
    if (pattern === null) return [form([])];
    const select = style.select(pattern);
    const alone = files.length === 1 ? (style.alone?.(parsed.options) ?? null) : null;
    const single = alone === null ? [] : [{ args: joined(alone, select, files.map(shellWord)) }];
    return [...single, form(select), form([])];
  };
}

// https://vitest.dev/guide/cli
const vitest = narrowByFile({
  grammar: {
    valued: names(
      '--reporter --config -c --project --pool --environment --mode --testTimeout --hookTimeout --retry --maxWorkers --minWorkers --outputFile --bail --exclude',
    ),
    flags: names(
      '--run --globals --silent --no-color --passWithNoTests --dom --allowOnly --no-file-parallelism --coverage',
    ),
    refused:
      /^(?:-t|--testNamePattern|--root|-r|--dir|--shard|--changed|--watch|-w|--ui|--standalone|--mergeReports|--typecheck.*|-h|--help|-v|--version)$/,
    dropped: /^--coverage/,
  },
  before: [],
  select: (pattern) => ['-t', shellWord(pattern)],
  nameOf: fullName,
});

/** `vitest run …`, `vitest --run …`, and plain `vitest`, which runs once where nobody watches. */
export const narrowVitest: Narrow = (words, failures, scene) => {
  const [first, ...rest] = words;
  if (first?.value !== 'run') return vitest(words, failures, scene);
  return Promise.resolve(vitest(rest, failures, scene)).then((forms) =>
    forms.map((form) => ({ ...form, args: `run ${form.args}` })),
  );
};

// https://jestjs.io/docs/cli
export const narrowJest: Narrow = narrowByFile({
  grammar: {
    valued: names(
      '--config -c --maxWorkers -w --testTimeout --reporters --env --rootDir --seed --maxConcurrency --testEnvironment --coverageDirectory --coverageReporters --workerThreads',
    ),
    flags: names(
      '--ci --runInBand -i --verbose --silent --forceExit --detectOpenHandles --passWithNoTests --no-cache --colors --color --coverage --no-coverage --logHeapUsage --randomize --bail -b --expand --useStderr',
    ),
    refused:
      /^(?:-t|--testNamePattern|--watch|--watchAll|--onlyChanged|-o|--changedSince|--lastCommit|--findRelatedTests|--onlyFailures|-f|--shard|--projects|--selectProjects|--testPathPatterns?|--testPathIgnorePatterns|--listTests|--showConfig|--runTestsByPath|-h|--help)$/,
    dropped: /^--(?:coverage|collectCoverage)/,
  },
  before: ['--runTestsByPath'],
  select: (pattern) => ['-t', shellWord(pattern)],
  nameOf: fullName,
});

// https://nodejs.org/api/cli.html; the words before --test are options of node's as well
const nodeTest = narrowByFile({
  grammar: {
    valued: names(
      '--import --require -r --loader --experimental-loader --test-reporter --test-reporter-destination --test-concurrency --test-timeout --env-file --conditions -C --test-isolation',
    ),
    flags: names(
      '--test --no-warnings --experimental-strip-types --experimental-test-coverage --experimental-test-module-mocks --enable-source-maps --test-force-exit --trace-warnings --experimental-vm-modules --experimental-test-snapshots',
    ),
    refused:
      /^(?:--watch.*|--test-name-pattern|--test-skip-pattern|--test-only|--test-shard|-e|--eval|-p|--print|--test-update-snapshots|--test-rerun-failures)$/,
    dropped: /^--(?:experimental-test-coverage|test-coverage-.*)$/,
  },
  before: [],
  select: (pattern) => [`--test-name-pattern=${shellWord(pattern)}`],
  // Only newer versions of node look at the whole name.
  nameOf: ({ path }) => escapeRegex(path.at(-1) ?? ''),
  // A file of tests reports by itself as well, and a process less is half the time.
  alone: (options) => {
    const others = options.filter((option) => option !== '--test');
    return others.some((option) => /^--(?:experimental-)?test-/.test(option)) ? null : others;
  },
});

export const narrowNodeTest: Narrow = (words, failures, scene) => {
  if (!words.some(({ value }) => value === '--test')) return [];
  return nodeTest(words, failures, scene);
};

// https://mochajs.org/running/cli: --grep looks at the full title, wherever the files are
const MOCHA_REFUSED = /^(?:-g|--grep|-f|--fgrep|-i|--invert|-w|--watch|--dry-run|-h|--help|-V|--version|--)$/;

export const narrowMocha: Narrow = (words: readonly Word[], failures) => {
  if (words.some((word) => MOCHA_REFUSED.test(nameIn(word)))) return [];
  const fit = failures.filter(({ id }) => isFit(id));
  if (fit.length === 0 || fit.length > MAX_NAMES) return [];
  const titles = fit.map(({ id }) => {
    const path = id.split(' > ');
    // A hook fails in the place of every test of its suite.
    const isHook = /^"(?:before|after) (?:each|all)" hook/.test(path.at(-1) ?? '');
    const own = (isHook ? path.slice(0, -1) : path).map(escapeRegex).join('(?: > | )');
    return isHook ? `${own}.*` : own;
  });
  const added = `--grep ${shellWord(`^(?:${distinct(titles).join('|')})$`)}`;
  return [{ args: joined(rawOf(words), [added]), added }];
};
