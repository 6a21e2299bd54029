import type { TestReport } from '../core/events.ts';
import { readGo, readGoJson } from './go-test.ts';
import { readJest, readMocha, readVitest } from './javascript.ts';
import { readGradle, readSurefire } from './jvm.ts';
import { readNodeSpec, readTap } from './node-test.ts';
import { readCargo, readDotnet, readPhpunit, readRspec } from './other-runners.ts';
import { readPytest, readUnittest } from './python.ts';
import { linesOf, type Reader, toReport } from './test-output.ts';

/** By the name that a report shows. */
const READERS: readonly (readonly [runner: string, read: Reader])[] = [
  ['pytest', readPytest],
  ['unittest', readUnittest],
  ['vitest', readVitest],
  ['jest', readJest],
  ['mocha', readMocha],
  ['node:test', readNodeSpec],
  ['node:test (TAP)', readTap],
  ['go test -json', readGoJson],
  ['go test', readGo],
  ['cargo test', readCargo],
  ['rspec', readRspec],
  ['surefire', readSurefire],
  ['Gradle', readGradle],
  ['PHPUnit', readPhpunit],
  ['dotnet test', readDotnet],
];

/**
 * What a run's output tells of single tests; null where no known runner wrote it. A test can print what looks like the
 * summary of another runner, or of its own: the one that stands last is the runner's, which speaks when all tests have
 * ended. Code that runs after it can still forge it, so a report guides the work and never proves a fix by itself.
 */
export function readTestOutput(output: string): TestReport | null {
  const lines = linesOf(output);
  const found = READERS.flatMap(([runner, read]) => {
    const told = read(lines);
    return told === null ? [] : [{ runner, ...told }];
  });
  const last = found.toSorted((a, b) => b.at - a.at)[0];
  return last === undefined ? null : toReport(`output of ${last.runner}`, last);
}
