import { execFile } from 'node:child_process';

export const FIXTURE_NAMES = ['python', 'javascript', 'go'] as const;
export type FixtureName = (typeof FIXTURE_NAMES)[number];

/** How a fixture's tests are run, by hand and by its own workflow: test/fixtures/NAME/.github/workflows/ci.yml. */
export interface Ecosystem {
  readonly name: FixtureName;
  readonly testCommand: string;
  /** Relative to the fixture's root. */
  readonly workingDirectory: string;
  /** The file with the bug. */
  readonly culprit: string;
  /** The one test that fails, as the output of the test command names it. */
  readonly failingTest: string;
  /** What the machine must have. */
  readonly program: string;
}

const ECOSYSTEMS: readonly Ecosystem[] = [
  {
    name: 'python',
    testCommand: 'python3 -m unittest',
    workingDirectory: 'library',
    culprit: 'library/timespan/parse.py',
    failingTest: 'test_reads_milliseconds',
    program: 'python3',
  },
  {
    name: 'javascript',
    testCommand: 'node --test',
    workingDirectory: '.',
    culprit: 'src/lru-cache.js',
    failingTest: 'evicts nothing when a stored key is replaced',
    program: 'node',
  },
  {
    name: 'go',
    testCommand: 'go test ./...',
    workingDirectory: '.',
    culprit: 'merge.go',
    failingTest: 'TestMerge/swallows_what_lies_inside',
    program: 'go',
  },
];

export interface FoundEcosystem extends Ecosystem {
  /** For the title of a test that needs it: empty when the program is there, else ` (skipped: no go here)`. */
  readonly skipNote: string;
}

/** All fixtures, and which of their toolchains this machine has. Use with `test.skipIf(skipNote !== '')`. */
export function ecosystems(): Promise<readonly FoundEcosystem[]> {
  return Promise.all(
    ECOSYSTEMS.map(async (each) => ({
      ...each,
      skipNote: (await answers(each)) ? '' : ` (skipped: no ${each.program} here)`,
    })),
  );
}

/** A file of that name on the path is not enough: shims answer with an error when nothing is installed. */
function answers({ name, program }: Ecosystem): Promise<boolean> {
  const args = name === 'go' ? ['version'] : ['--version'];
  return new Promise((resolve) => {
    execFile(program, args, { timeout: 20_000 }, (error) => resolve(error === null));
  });
}
