import type { TestCommand } from '../agent/task.ts';
import { oneLine } from '../progress.ts';

/** The test command and where it was found, in one line. */
export function describeTests(command: TestCommand | null): string {
  return command === null ? 'no tests' : oneLine(`tests: ${command.run} (${command.source})`);
}
