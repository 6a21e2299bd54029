import type { Payload, TestReport } from '../../src/core/events.ts';
import { failureText } from '../../src/core/model/feedback.ts';
import { readOutput } from '../../src/core/output/test-output.ts';
import { outputIn } from './openings.ts';

/** What one whole run of the tests said: each statement of an opening or a feedback is compared with it. */
export interface WholeRun {
  readonly output: string;
  readonly report: TestReport;
}

/** The statements of an opening, and of the feedback after changes whose effect is known, that the whole run contradicts. */
export function untrueStatements(opening: string, run: WholeRun): readonly string[] {
  return [...ofOpening(opening, run), ...ofFeedback(run)];
}

/** How many tests fail, and which: `2 tests fail:` and the list below it. */
function ofOpening(opening: string, { report: { failures, failed } }: WholeRun): readonly string[] {
  const shown = outputIn(opening);
  const [, least, count, list = ''] =
    /^(at least )?(\d+) tests? fails?(?:[^\n]*):\n((?:- .*\n)*)/i.exec(shown) ?? [];
  if (count === undefined) return [];
  const counts = [failures.length, failed ?? failures.length];
  const isCount =
    least === undefined ? counts.includes(Number(count)) : counts.every((each) => each >= Number(count));
  const named = list.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(2)]));
  const unknown = named.filter(
    (line) => !/^\W*(?:and|…)/.test(line) && !failures.some(({ id }) => line.startsWith(id)),
  );
  return [...(isCount ? [] : [`${count} tests fail`]), ...unknown];
}

/** Nothing changes; every second test is mended; every second test breaks. */
function ofFeedback({ output, report }: WholeRun): readonly string[] {
  const all = report.failures;
  const half = all.filter((_, at) => at % 2 === 1);
  const broken = all.length - half.length;
  if (all.length < 2 || report.failed !== all.length || report.passed === null) return [];
  // Where two tests have one name, nobody can say which of them is mended.
  if (new Set(all.map(({ id }) => id)).size < all.length) return [];
  const some = { ...report, failures: half, failed: half.length, passed: report.passed + broken };
  const whole = readOutput(output, { failures: all });
  // A block that a runner prints for several tests at once stays as long as one of them fails.
  const withoutGone = (each: TestReport): string => {
    const kept = new Set(each.failures.map(({ id }) => whole.linesOf(id).join('\n')));
    return all
      .filter((failure) => !each.failures.includes(failure))
      .reduce((text, { id }) => {
        const block = whole.linesOf(id);
        const rest = kept.has(block.join('\n')) ? text : copiesIn(block).reduce(withoutBlock, text);
        return withoutName(rest, id);
      }, output);
  };
  const run = (each: TestReport): Payload<'tests'> => ({
    t: 0,
    phase: 'write',
    ok: false,
    verdict: 'red',
    exit_code: 1,
    output: withoutGone(each),
    duration_ms: 0,
    signature: '',
    report: each,
  });
  const feedbackText = (before: TestReport, now: TestReport): string =>
    failureText(run(now), { before: [run(before)], written: [] });
  const wrong = (text: string, isTrue: boolean): readonly string[] => {
    const first = text.split('\n')[0] ?? '';
    const isChanged = /another place|another message|new lines|got further|fails earlier/.test(text);
    return isTrue && !isChanged ? [] : [first];
  };
  const [same, mended, worse] = [
    feedbackText(report, report),
    feedbackText(report, some),
    feedbackText(some, report),
  ];
  return [
    ...wrong(same, !/mended:|regressions:|did not fail|passed before/i.test(same)),
    ...wrong(mended, mended.includes(`mended: ${broken}`) && !mended.includes('regressions:')),
    ...wrong(worse, worse.includes(`regressions: ${broken}`) && !worse.includes('mended:')),
  ];
}

/** jest prints a failure where it happens and once more at the end. */
const copiesIn = (block: readonly string[]): readonly (readonly string[])[] => {
  const second = block.indexOf(block[0] ?? '', 1);
  return second === -1 ? [block] : [block.slice(0, second), block.slice(second)];
};

/** Lines of summaries name the test once more. */
const withoutName = (text: string, id: string): string =>
  text
    .split('\n')
    .filter((line) => !`${line} `.includes(`${id} `))
    .join('\n');

/** The text without each place where these lines stand one below the other, whatever blank lines and ends of lines lie between. */
function withoutBlock(text: string, block: readonly string[]): string {
  const bare = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.trim()).filter((line) => line !== '');
  const wanted = bare(block);
  const lines = text.split('\n');
  const rest: string[] = [];
  let from = 0;
  while (from < lines.length) {
    let to = from;
    for (
      let left = lines[from]?.trim() === wanted[0] ? wanted.length : 0;
      left > 0 && to < lines.length;
      to += 1
    )
      if (lines[to]?.trim() !== '') left -= 1;
    const isBlock = to > from && bare(lines.slice(from, to)).join('\n') === wanted.join('\n');
    if (!isBlock) rest.push(...lines.slice(from, from + 1));
    from = isBlock ? to : from + 1;
  }
  return rest.join('\n');
}
