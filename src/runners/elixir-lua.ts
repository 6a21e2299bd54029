import { shellWord } from '../base/text.ts';
import { addedOption, isPrintable, type TestRunner, unique, wordList } from './test-runner.ts';

/** https://hexdocs.pm/mix/Mix.Tasks.Test.html; what ExUnit prints is read by its summary. */
export const mixTest: TestRunner = {
  call: {
    pattern: /^mix test$/,
    options: {
      refused: `--only --include --exclude --failed --stale --partitions --listen-on-stdin --profile-require -h --help
        --breakpoints -b`,
    },
    /** ExUnit keeps the name of a test as its tag `test`; its module stands in brackets behind it. */
    only: (call, failures) => {
      if (call.options.some((word) => /:\d+'?$/.test(word))) return [];
      const names = failures.flatMap(({ id }) => /^(.*) \(\S+\)$/.exec(id)?.[1] ?? []).filter(isPrintable);
      return addedOption(call, unique(names), (all) =>
        wordList(all.map((name) => `--only ${shellWord(`test:${name}`)}`)),
      );
    },
  },
};

/** https://lunarmodules.github.io/busted/#usage */
export const busted: TestRunner = {
  call: {
    pattern: /^busted$/,
    options: {
      refused: '--filter* --filter-out* -t* --tags* --exclude-tags* --name* -l --list --help --version --',
    },
    /** Filters are patterns of Lua for the whole name. */
    only: (call, failures) => {
      const isTest = failures.every(({ id, file }) => id !== file);
      const names = isTest ? failures.map(({ id }) => id).filter(isPrintable) : [];
      return addedOption(call, unique(names), (all) =>
        wordList(all.map((name) => `--filter=${shellWord(`^${name.replace(/[^\p{L}\p{N}\s]/gu, '%$&')}$`)}`)),
      );
    },
  },
};
