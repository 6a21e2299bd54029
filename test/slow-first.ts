import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest alone. */
const SLOW = [
  'eval/small-suite',
  'action/each-call-refused',
  'e2e/action-follow-up',
  'page/page.browser',
  'e2e/act.test',
  'attacks/green',
  'e2e/attempts',
  'solver/candidate-bench',
  'trace/long-trace',
];

/** A file that takes a minute and comes last leaves three workers without work: vitest knows times only from a run before. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((name) => moduleId.includes(`/test/${name}`));
      return at < 0 ? SLOW.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
