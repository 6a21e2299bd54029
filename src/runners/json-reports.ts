import * as z from 'zod';
import { readJson } from '../base/json.ts';
import { stripAnsi } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import { brokenSpecs, describedFailure } from './ruby-php.ts';
import {
  failureAt,
  failureOf,
  failurePlace,
  plainPath,
  type ReadOutput,
  type TestCounts,
  type TestRunner,
} from './test-runner.ts';

const WholeCount = z.number().int().nonnegative();
const Message = z.string().default('');
const MochaStats = z.object({ passes: WholeCount, failures: WholeCount, pending: WholeCount });
const MochaFailure = z.object({ fullTitle: z.string(), file: z.string().nullish() });
const mochaFailure = ({ fullTitle, file }: z.infer<typeof MochaFailure>, message: string): TestFailure =>
  failureOf(fullTitle, { ...failurePlace(file ?? undefined, undefined), message });
const mochaCounts = ({ passes, failures, pending }: z.infer<typeof MochaStats>) => ({
  passed: passes,
  failed: failures,
  skipped: pending,
});

/** A suite in Playwright's report, which holds further suites. The outermost suites are files. */
const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        ok: z.boolean(),
        file: z.string(),
        line: WholeCount,
        tests: z.array(
          z.object({
            results: z.array(z.object({ error: z.object({ message: Message }).optional() })),
          }),
        ),
      }),
    )
    .default([]),
  get suites() {
    return z.array(PlaywrightSuite).default([]);
  },
});

const playwrightFailures = (
  { specs, suites }: z.infer<typeof PlaywrightSuite>,
  path: readonly string[] = [],
): readonly TestFailure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      const message = stripAnsi(errors[0]?.message ?? '');
      const whole = [...path, title];
      const known = { line, message };
      return { ...failureAt(plainPath(file), whole, known), id: whole.join(' › ') };
    }),
  ...suites.flatMap((suite) => playwrightFailures(suite, [...path, suite.title])),
];

/** Schemas of reports that reporters print as JSON, each turned into counts and failures. */
const JSON_REPORTS: Readonly<Record<string, z.ZodType<TestCounts>>> = {
  // https://mochajs.org/reporters/json
  mocha: z
    .object({
      stats: MochaStats,
      failures: z.array(MochaFailure.extend({ err: z.object({ message: Message }) })),
    })
    .transform(({ stats, failures }) => ({
      failures: failures.map((failure) => mochaFailure(failure, failure.err.message)),
      ...mochaCounts(stats),
    })),
  // https://jestjs.io/docs/configuration#testresultsprocessor-string, which vitest prints as well
  'jest and vitest': z
    .object({
      numPassedTests: WholeCount,
      numPendingTests: WholeCount,
      numTodoTests: WholeCount.default(0),
      testResults: z.array(
        z.object({
          name: z.string(),
          status: z.string(),
          message: Message,
          assertionResults: z.array(
            z.object({
              ancestorTitles: z.array(z.string()),
              title: z.string(),
              status: z.string(),
              failureMessages: z.array(z.string()).default([]),
            }),
          ),
        }),
      ),
    })
    .transform(({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
      const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
        const failed = assertionResults.filter((each) => each.status === 'failed');
        if (failed.length === 0 && status === 'failed')
          return [failureOf(name, { file: name, message: stripAnsi(message) })];
        return failed.map(({ ancestorTitles, title, failureMessages: [first = ''] }) => {
          const place = first.split(`${name}:`)[1];
          const line = /^\d+/.exec(place ?? '')?.[0];
          const path = [...ancestorTitles, title].filter((each) => each !== '');
          return failureAt(name, path, { ...failurePlace(name, line), message: stripAnsi(first) });
        });
      });
      const skipped = numPendingTests + numTodoTests;
      return { failures, passed: numPassedTests, failed: failures.length, skipped };
    }),
  // https://rspec.info/features/3-13/rspec-core/formatters/json-formatter/
  rspec: z
    .object({
      examples: z.array(
        z.object({
          full_description: z.string(),
          status: z.string(),
          file_path: z.string(),
          line_number: WholeCount,
          exception: z.object({ message: Message }).optional(),
        }),
      ),
      messages: z.array(z.string()).default([]),
    })
    .transform(({ examples, messages }) => {
      const failed = examples.filter(({ status }) => status === 'failed');
      const broken = messages.flatMap((text) => brokenSpecs(text.split('\n')));
      const failures = failed.map(({ full_description, file_path, line_number, exception }) =>
        describedFailure(full_description, plainPath(file_path), {
          ...failurePlace(file_path, String(line_number)),
          message: exception?.message ?? '',
        }),
      );
      const count = (wanted: string): number => examples.filter(({ status }) => status === wanted).length;
      return {
        failures: [...failures, ...broken],
        passed: count('passed'),
        failed: failed.length + broken.length,
        skipped: count('pending'),
      };
    }),
  // https://playwright.dev/docs/test-reporters#json-reporter
  Playwright: z
    .object({
      suites: z.array(PlaywrightSuite),
      errors: z.array(
        z.object({
          message: Message,
          location: z.object({ file: z.string(), line: WholeCount }).optional(),
        }),
      ),
      stats: z.object({
        expected: WholeCount,
        skipped: WholeCount,
        unexpected: WholeCount,
        flaky: WholeCount,
      }),
    })
    .transform(({ suites, errors, stats }) => {
      const broken = errors.flatMap(({ message, location }) =>
        location === undefined
          ? []
          : [failureOf(location.file, { ...failurePlace(location.file, String(location.line)), message })],
      );
      return {
        failures: [...suites.flatMap((suite) => playwrightFailures(suite)), ...broken],
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + broken.length,
        skipped: stats.skipped,
      };
    }),
};

/** Reads the last JSON document of an output: a whole line, or from a line `{` to a line `}`. */
function readPrintedJson(lines: readonly string[], schema: z.ZodType<TestCounts>): ReadOutput | null {
  const at = lines.findLastIndex((line) => line === '}' || /^\{".*\}$/.test(line));
  const from = lines[at] === '}' ? lines.findLastIndex((line, above) => above < at && line === '{') : at;
  const counts = from === -1 ? null : readJson(schema, lines.slice(from, at + 1).join('\n'));
  return counts === null ? null : { at, ...counts };
}

/** https://mochajs.org/reporters/json-stream */
const MochaEnd = z.tuple([z.literal('end'), MochaStats]);
const MochaFail = z.tuple([z.literal('fail'), MochaFailure.extend({ err: Message })]);

function readMochaStream(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => line.startsWith('["end",{'));
  const end = at === -1 ? null : readJson(MochaEnd, lines[at] ?? '');
  if (end === null) return null;
  const failures = lines.slice(0, at).flatMap((line) => {
    const [, failure] = (line.startsWith('["fail",{') ? readJson(MochaFail, line) : null) ?? [];
    return failure === undefined ? [] : [mochaFailure(failure, failure.err)];
  });
  return { at, failures, ...mochaCounts(end[1]) };
}

export const JSON_FORMATS: TestRunner['formats'] = {
  'JSON stream of mocha': readMochaStream,
  ...Object.fromEntries(
    Object.entries(JSON_REPORTS).map(([name, schema]) => [
      `JSON of ${name}`,
      (lines: readonly string[]) => readPrintedJson(lines, schema),
    ]),
  ),
};
