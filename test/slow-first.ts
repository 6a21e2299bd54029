import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. */
const SLOW = [
  'commands/eval/small-suite',
  'action/each-call-refused',
  'attacks/green',
  'attacks/publish',
  'page/page.machine',
  'e2e/action-follow-up',
  'e2e/large-files',
  'e2e/action-jobs',
  'e2e/cli-run',
  'commands/eval/eval-export',
  'workspace/large-files',
  'oracle/test-oracle',
  'commands/eval/eval-run',
  'e2e/replay',
  'e2e/action-preflight',
  'e2e/action.test',
  'e2e/two-jobs',
  'oracle/builds',
  'story/nothing-live',
  'runners/kept-lines',
  'core/driver-random',
  'story/report',
  'oracle/sandbox/isolation',
  'solver/bench',
];

/** Their tests start processes, most of them git. */
const STARTS_PROCESSES = /\/test\/(?:e2e|commands\/eval|oracle|attacks\/words|workspace|servers)\b/;

/**
 * Starts the longest files first: a file that takes half a minute and comes last would leave three workers without work. Then
 * those that start processes: Linux copies the tables of a worker's memory for each, so a process started after the tests of large
 * texts, which come last, costs ten times as much.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((name) => moduleId.includes(`/test/${name}`));
      return at < 0 ? SLOW.length + (STARTS_PROCESSES.test(moduleId) ? 0 : 1) : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
