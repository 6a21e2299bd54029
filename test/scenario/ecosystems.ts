/** How a fixture's tests are run, by hand and by its own workflow: test/fixtures/NAME/.github/workflows/ci.yml. */
interface Ecosystem {
  readonly testCommand: string;
  /** The file with the bug. */
  readonly culprit: string;
  /** The one test that fails, as the output of the test command names it. */
  readonly failingTest: string;
  /** Which job and step of its workflow fails, as GitHub names them. */
  readonly job: string;
  readonly step: string;
}

export type FixtureName = 'python' | 'javascript' | 'go';

export const ECOSYSTEMS: Readonly<Record<FixtureName, Ecosystem>> = {
  python: {
    testCommand: 'python3 -m unittest',
    culprit: 'library/timespan/parse.py',
    failingTest: 'test_reads_milliseconds',
    job: 'unit',
    step: 'Run python3 -m unittest',
  },
  javascript: {
    testCommand: 'node --test',
    culprit: 'src/lru-cache.js',
    failingTest: 'evicts nothing when a stored key is replaced',
    job: 'test',
    step: 'Run the tests',
  },
  go: {
    testCommand: 'go test ./...',
    culprit: 'merge.go',
    failingTest: 'TestMerge/swallows_what_lies_inside',
    job: 'go',
    step: 'Run go test ./...',
  },
};
