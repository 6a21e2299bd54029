import { defineConfig } from 'vitest/config';
import { quickPath } from './test/quick-path.ts';
import { reportSkips } from './test/report-skips.ts';
import { SlowFirst } from './test/slow-first.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**'],
    reporters: ['default', reportSkips],
    testTimeout: 60_000,
    globalSetup: ['test/kept-folder.ts'],
    env: { PATH: quickPath() },
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
    // Some race real processes against real time, on two cores that others use too: CI asks such a test once more.
    retry: process.env['CI'] === undefined ? 0 : 1,
    hookTimeout: 60_000,
    // The workflow parser imports JSON without an attribute, which plain Node refuses.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
  },
});
