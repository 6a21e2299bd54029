import { distinct, isFit, isPath, joined, type Narrow, names, parseArguments, quote } from './call.ts';

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
  const args = wanted.map(quote);
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
  return [
    {
      args: joined(
        words.map(({ raw }) => raw),
        [added],
      ),
      added,
    },
  ];
};
