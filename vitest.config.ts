import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { quickPath } from './test/quick-path.ts';
import { reportSkips } from './test/report-skips.ts';
import { openRunFolder } from './test/run-folder.ts';
import { SlowFirst } from './test/slow-first.ts';

const MACHINE = 'test/**/*.machine.test.ts';
const PURE = ['base', 'command', 'core', 'runners', 'story'].map((room) => `test/${room}/**/*.test.ts`);
const PATH = quickPath();
openRunFolder();
// Packages are loaded as they are shipped: the reader of Markdown has a build for development, which checks itself at each character.
process.env['NODE_ENV'] = 'production';

// `npm test` and `npm run test:machine` leave what they measured here; scripts/house.ts and .ci/run read it.
const REPORTS = new Map([
  ['test', 'build/test-report.json'],
  ['test:machine', 'build/machine-report.json'],
]);
const report = REPORTS.get(process.env['npm_lifecycle_event'] ?? '');

export default defineConfig({
  test: {
    projects: [
      // Needs git and Node, and nothing else.
      {
        extends: true,
        test: {
          name: 'anywhere',
          include: ['test/**/*.test.ts'],
          exclude: ['test/fixtures/**', MACHINE, ...PURE],
        },
      },
      // The tests of the pure rooms: they compute, and wait for nothing.
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          exclude: ['test/fixtures/**', MACHINE],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      // Needs a sandbox, other programs, or minutes.
      { extends: true, test: { name: 'machine', include: [MACHINE] } },
    ],
    reporters:
      report === undefined
        ? ['default', reportSkips]
        : ['default', ['json', { outputFile: report }], reportSkips],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    env: { PATH, NODE_ENV: 'test' },
    // A worker loads our modules once, not for each file: what a file changes of the process it puts back.
    isolate: false,
    pool: 'forks',
    // A process is started by a copy of its parent's memory: a worker with 100 MB less of young objects starts them sooner.
    execArgv: ['--max-semi-space-size=8'],
    unstubEnvs: true,
    restoreMocks: true,
    // Most of what a test waits for is other processes.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    hookTimeout: 60_000,
    // The workflow parser imports JSON without an attribute, which plain Node refuses.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
  },
});
