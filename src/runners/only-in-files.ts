import { shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import {
  type CallFolder,
  isPrintable,
  MAX_NAMED_TESTS,
  type OnlyTests,
  type RunnerCall,
  unique,
  wordList,
} from './test-runner.ts';

/** A failing test of a file that is there; its id is `file > suite > test`. */
export interface TestInFile {
  readonly file: string;
  readonly line: number | null;
  /** Suites and test; empty where the whole file failed. */
  readonly path: readonly string[];
}

const MAX_NAMED_FILES = 50;

type TestCall = Parameters<RunnerCall['only']>[0];

/** `prove -v t` becomes `prove -v t/a.t`: the files of the failing tests, or what `nameOf` makes of each test, replace the named ones. */
export function onlyFiles(
  nameOf: (test: TestInFile) => string = ({ file }) => file,
): (...args: Parameters<RunnerCall['only']>) => readonly OnlyTests[] {
  return (call, failures, folder) => {
    const files = namedFiles(testsInFiles(failures, folder).map(nameOf));
    return files === null ? [] : [callWith(call, files)];
  };
}

/** The titles of a test and of the suites around it. */
export const titlesOf = ({ id, parts }: TestFailure): readonly string[] =>
  parts?.name === undefined ? id.split(' > ') : [...(parts.suites ?? []), parts.name];

interface NamedTests {
  /** The option that takes a pattern of test names, which is quoted already. */
  readonly select: (pattern: string) => readonly string[];
  readonly nameOf: (test: TestInFile) => string;
  /** Names a test by what holds it, for tests that a test starts while it runs: none of them is known before. */
  readonly outerOf?: (test: TestInFile) => string;
  /** Words that are always put before the files. */
  readonly before?: readonly string[];
  /** Options to run one file directly with node, without the runner; null where that is impossible. */
  readonly alone?: (options: readonly string[]) => readonly string[] | null;
}

/** `vitest src` becomes `vitest -t '^ *(?:adds)$' src/a.test.js`; the next try is `vitest src/a.test.js`. */
export function onlyNamedTests({
  select,
  nameOf,
  outerOf,
  before = [],
  alone,
}: NamedTests): RunnerCall['only'] {
  return (call, failures, folder) => {
    const tests = testsInFiles(failures, folder);
    const files = namedFiles(tests.map(({ file }) => file));
    if (files === null) return [];
    const inFiles = callWith(call, [...before, ...files]);
    // A pattern of names would leave out a file that failed as a whole.
    if (tests.length > MAX_NAMED_TESTS || tests.some(({ path }) => path.length === 0)) return [inFiles];
    const selected = (of: (test: TestInFile) => string) =>
      select(shellWord(`^ *(?:${unique(tests.map(of)).join('|')})$`));
    const chosen = selected(nameOf);
    const aloneOptions = files.length === 1 ? (alone?.(call.options) ?? null) : null;
    const single = aloneOptions === null ? [] : [{ args: wordList(aloneOptions, chosen, files) }];
    const hasOuter = outerOf !== undefined && tests.some(({ path }) => path.length > 1);
    const outer = hasOuter ? [callWith(call, [...before, ...selected(outerOf), ...files])] : [];
    return [...single, callWith(call, [...before, ...chosen, ...files]), ...outer, inFiles];
  };
}

/** The names, each once, sorted and quoted; null where there are none, or too many for a command. */
function namedFiles(names: readonly string[]): readonly string[] | null {
  const files = unique(names).toSorted();
  return files.length === 0 || files.length > MAX_NAMED_FILES ? null : files.map(shellWord);
}

/** The call's options, then `words`, which replace the files that the call names. */
function callWith({ options, positionals, hasDropped }: TestCall, words: readonly string[]): OnlyTests {
  const added = wordList(words);
  const args = wordList(options, [added]);
  return positionals.length > 0 || hasDropped ? { args } : { args, added };
}

function testsInFiles(failures: readonly TestFailure[], folder: CallFolder): readonly TestInFile[] {
  /** A path from the repository's root, as seen from the folder. */
  const below = (path: string): string =>
    path.startsWith(`${folder.path}/`) ? path.slice(folder.path.length + 1) : path;
  return failures.flatMap((failure) => {
    const { id, file, line, parts } = failure;
    const [first = '', ...rest] =
      parts?.file === undefined || parts.name === undefined
        ? id.split(' > ')
        : [parts.file, ...titlesOf(failure)];
    const whole = file ?? '';
    const testFile = [first, whole, below(first), below(whole)].find((path) => folder.isFile(path));
    if (testFile === undefined || testFile.startsWith('-') || !isPrintable(id)) return [];
    const isFirstAFile = [testFile, whole].some((path) => below(first) === below(path));
    return [{ file: testFile, line, path: isFirstAFile ? rest : [first, ...rest] }];
  });
}
