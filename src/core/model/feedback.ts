import { byteLength } from '../../base/text.ts';
import type { Payload, TestFailure, TestReport } from '../events.ts';
import { DIGEST_BYTES, failingDigest, isNaming, withoutNoise } from '../verdict/digest.ts';
import { isOfFailedWhole, linesByTest } from '../verdict/own-lines.ts';
import { failingIn, fewerFailing } from '../verdict/same-failure.ts';
import { endText, focusText, testsText, untrusted } from './prompt.ts';

// What a model reads of the tests after a change: how they differ from what it has read before.

/** A digest up to this size is shown again whole: naming its new lines would save nothing. */
const REPEATED_BYTES = 800;
/** If a larger share of a digest than this is new, it is shown again whole. */
const MAX_NEW_SHARE = 0.5;

/** Says that the whole command passes: how many tests ran, and what became of those that were red. */
export function greenText({ report }: Payload<'tests'>, baseline: Payload<'tests'> | null): string {
  const ran = countRun(report);
  const whole = `the whole command${ran === null ? '' : ` (${ran} ${ran === 1 ? 'test' : 'tests'})`} passes`;
  const red = baseline === null || baseline.ok ? undefined : baseline.report;
  const failed = red === undefined ? 0 : failingIn(red);
  // A test that failed may be one of those that are skipped now.
  const areMoreSkipped = (report?.skipped ?? 0) > (red?.skipped ?? 0);
  if (failed === 0 || areMoreSkipped) return `tests are green: ${whole}.`;
  const mended = failed === 1 ? 'the failing test passes' : `the ${failed} failing tests pass`;
  return `tests are green: ${mended}, and ${whole}.`;
}

interface ReadBefore {
  /**
   * The runs of the same check before this one, in order, without those that leave the patch out. The model has read the
   * newest red one.
   */
  readonly before: readonly Payload<'tests'>[];
  /** The files that the model has written: lines in them have moved. */
  readonly written: readonly string[];
}

/** Tells the model of a failure after a change: only what is new in it, where that is shorter. */
export function failureText(tests: Payload<'tests'>, known: ReadBefore): string {
  const { before } = known;
  const shown = before.findLast(({ ok }) => !ok);
  if (tests.ok || shown === undefined || shown.verdict !== tests.verdict) return testsText(tests);
  const fewer = fewerFailing(shown.report, tests.report);
  const aside = `${fewer === null ? '' : ` ${fewer[0]} failing tests → ${fewer[1]}.`}${focusText(tests)}`;
  const areNamed = [shown, tests].every(({ report }) => (report?.failures.length ?? 0) > 0);
  if (areNamed) return comparedText(tests, { ...known, shown, aside });
  const digest = digestOf(tests);
  if (tests.report !== undefined || byteLength(digest) <= REPEATED_BYTES) return testsText(tests, aside);
  const fresh = freshLines(digest.split('\n'), digestOf(shown));
  if (fresh.length === 0) return `${endText(tests)}; the output is the same as before.${aside}`;
  const news = fresh.join('\n');
  if (byteLength(news) > byteLength(digest) * MAX_NEW_SHARE) return testsText(tests, aside);
  return `${endText(tests)}.${aside} Of the output shown before, these lines are new:\n${untrusted('test output', news)}`;
}

const digestOf = ({ output, report }: Payload<'tests'>): string =>
  failingDigest(output, { failures: report?.failures });

const withoutPlaces = (line: string): string => withoutNoise(line.trim());

/** The lines that the text in `shown` does not hold, each below the line that names its failure. */
function freshLines(lines: readonly string[], shown: string): readonly string[] {
  const known = new Set(shown.split('\n').map(withoutPlaces));
  const fresh: string[] = [];
  let heading: string | null = null;
  for (const line of lines) {
    const isNew = line.trim() !== '' && !known.has(withoutPlaces(line));
    if (isNaming(line)) heading = line;
    if (!isNew) continue;
    if (heading !== null && heading !== line) fresh.push(heading);
    heading = null;
    fresh.push(line);
  }
  return fresh;
}

interface ReadAndShown extends ReadBefore {
  readonly shown: Payload<'tests'>;
  readonly aside: string;
}

/** What became of one failing test, in words, and the lines that show it. */
interface TestChange {
  readonly words: string;
  readonly lines: readonly string[];
}

/**
 * Says what became of each failing test, by its name: regressions first, then what was mended, then what fails in another way,
 * then the rest.
 */
function comparedText(tests: Payload<'tests'>, { shown, before, written, aside }: ReadAndShown): string {
  const now = tests.report?.failures ?? [];
  const compared = [shown.report, tests.report].filter((report) => report !== undefined);
  const areAllNamed = !compared.some(leavesNamesOut);
  const earlier = new Map(shown.report?.failures.map((failure) => [failure.id, failure]));
  const own = linesByTest(tests.output, now);
  const ownBefore = linesByTest(shown.output, [...earlier.values()]);
  const regressions: TestChange[] = [];
  const changed: TestChange[] = [];
  const same: TestChange[] = [];
  const unchanged: string[] = [];
  for (const failure of now) {
    const { id, message } = failure;
    const lines = own.get(id) ?? [];
    const around = linesAround(lines, message);
    const toShow = around.length > 0 || message === '' ? around : message.split('\n');
    const was = earlier.get(id);
    if (was === undefined) {
      const { isRegression, words } = newFailure(failure, compared, before);
      (isRegression ? regressions : changed).push({ words, lines: toShow });
      continue;
    }
    const linesBefore = ownBefore.get(id) ?? [];
    const move = moveText({ failure: was, lines: linesBefore }, { failure, lines }, written);
    const fresh = freshLines(lines, linesBefore.join('\n')).slice(0, MAX_LINES_OF_TEST);
    if (move !== null) changed.push({ words: `\`${id}\` ${move}`, lines: toShow });
    else if (fresh.length > 0) same.push({ words: `\`${id}\` fails as before; new lines`, lines: fresh });
    else unchanged.push(id);
  }
  const gone = areAllNamed ? [...earlier.keys()].filter((id) => !own.has(id)) : [];
  const notRun = gone.filter((id) => isOfFailedWhole(id, { failures: now }));
  const mended = ranAgain(shown, tests) ? gone.filter((id) => !notRun.includes(id)) : [];
  const asBefore = same.length + unchanged.length;
  const areAsMany = areAllNamed || new Set(compared.map(failingIn)).size === 1;
  const isAllSame = asBefore === now.length && mended.length + notRun.length === 0 && areAsMany;
  if (isAllSame && same.length === 0)
    return `${endText(tests)}, by the same failure as before, also in what it prints.${aside}`;
  const counts = Object.entries({
    regressions: regressions.length,
    mended: mended.length,
    'failing in another way': changed.length,
    'as before': asBefore,
  }).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]));
  const how = isAllSame ? ', by the same failure as before' : `; ${counts.join(', ')}`;
  const all =
    tests.report !== undefined && leavesNamesOut(tests.report)
      ? ` ${failingIn(tests.report)} tests fail now; the test runner names only ${now.length} of them.`
      : '';
  const changes = [...regressions, ...changed, ...same];
  const allWords = changes.map(({ words }) => words);
  const told = changes.slice(0, countWithin(allWords, NAMES_BYTES));
  const more = changes.length - told.length;
  const parts = [
    ...told.slice(0, regressions.length),
    ...namedTests('Mended', mended),
    ...namedTests('May not have run', notRun),
    ...told.slice(regressions.length),
    ...(more > 0 ? [{ words: `and ${more} more`, lines: [] }] : []),
    ...namedTests('As before', unchanged),
  ];
  return `${endText(tests)}${how}.${aside}${all}\n${untrusted('test output', boundedText(parts))}`;
}

/** A failure that the newest red run did not have. */
function newFailure(
  failure: TestFailure,
  compared: readonly TestReport[],
  before: readonly Payload<'tests'>[],
): { readonly isRegression: boolean; readonly words: string } {
  const name = `\`${failure.id}\``;
  const at = placeText(failure);
  const whole = before.findLast((run) => run.focus === undefined && run.report !== undefined)?.report;
  const asked = [...compared, ...(whole === undefined ? [] : [whole])];
  if (asked.some(leavesNamesOut)) return { isRegression: false, words: `${name} fails now${at}` };
  const hasFailed = before.some((run) => run.report?.failures.some(({ id }) => id === failure.id));
  if (hasFailed) return { isRegression: true, words: `${name} fails again${at}` };
  if (whole === undefined)
    return { isRegression: false, words: `${name} fails as well${at}; it had not run before` };
  const [was, is] = [countRun(whole), countRun(compared.at(-1))];
  if (was === null || is === null)
    return { isRegression: true, words: `Regression: ${name} did not fail before and fails now${at}` };
  // A run that broke off has not run all tests, so the new failure need not be a regression.
  return was >= is
    ? { isRegression: true, words: `Regression: ${name} passed before and fails now${at}` }
    : { isRegression: false, words: `${name} fails now${at}; before, it passed or did not run` };
}

interface FailedTests {
  readonly failure: TestFailure;
  /** The lines of the output that tell of it. */
  readonly lines: readonly string[];
}

/** How the failure of one test differs from the one before; null: it is the same assertion with the same message. */
function moveText(was: FailedTests, is: FailedTests, written: readonly string[]): string | null {
  const [before, now] = [failurePlaces(was, written), failurePlaces(is, written)];
  const at = now.findIndex(
    (place, index) => place.file !== before[index]?.file || place.line !== before[index]?.line,
  );
  const [here, there] = [now[at], before[at]];
  if (here !== undefined && here.file === there?.file)
    return here.line > there.line
      ? `got further: it fails at line ${here.line} now, not ${there.line}`
      : `fails earlier now, at line ${here.line}, not ${there.line}`;
  if (withoutNoise(was.failure.message) !== withoutNoise(is.failure.message))
    return here === undefined && now.length > 0
      ? 'fails at the same line with another message'
      : `fails with another message${placeText(is.failure)}`;
  return here === undefined ? null : `fails at another place, ${here.file}:${here.line}`;
}

/** The lines at which a test failed, as its runner says and as frames in its file show; none if the model has written that file. */
function failurePlaces({ failure, lines }: FailedTests, written: readonly string[]): readonly FailurePlace[] {
  const place = placeOfFailure(failure);
  const file = place?.file ?? failure.file ?? '';
  if (written.some((path) => file !== '' && `/${path}`.endsWith(`/${file}`))) return [];
  const named = file === '' ? [] : lines.flatMap((line) => [...line.matchAll(PLACE_IN_LINE)]);
  const frames = named.flatMap(([, path = '', line]) =>
    file.endsWith(path) || path.endsWith(file) ? [{ file, line: Number(line) }] : [],
  );
  return [...(place === null ? [] : [place]), ...frames];
}

/** `test/a.test.js:5:3`, `File "test_a.py", line 5` */
const PLACE_IN_LINE = /([\w./-]+\.\w+)(?::|", line )(\d+)/g;

interface FailurePlace {
  readonly file: string;
  readonly line: number;
}

/** Where a test failed: as its runner says, or as its message begins. */
function placeOfFailure({ file, line, message }: TestFailure): FailurePlace | null {
  if (line !== null) return { file: file ?? '', line };
  const [, named, at] = /^([\w./-]+\.\w+):(\d+)\b/.exec(message) ?? [];
  return named === undefined ? null : { file: named, line: Number(at) };
}

function placeText(failure: TestFailure): string {
  const place = placeOfFailure(failure);
  if (place === null) return '';
  return place.file === '' ? `, at line ${place.line}` : `, at ${place.file}:${place.line}`;
}

/** Whether more tests failed than the report names: whether an unnamed test failed is then unknown. */
const leavesNamesOut = (report: TestReport): boolean => failingIn(report) > report.failures.length;

/** How many tests ran; null where the runner does not say. */
const countRun = (report: TestReport | undefined): number | null =>
  report === undefined || report.passed === null ? null : report.passed + failingIn(report);

/** Whether the tests that failed before have run again, as far as is known: a run that stopped early has not come to all. */
function ranAgain(shown: Payload<'tests'>, now: Payload<'tests'>): boolean {
  const [was, is] = [countRun(shown.report), countRun(now.report)];
  const isNarrower = shown.focus === undefined && now.focus !== undefined;
  return isNarrower || was === null || is === null || is >= was;
}

const MAX_LINES_OF_TEST = 24;

/** A test's own lines around the one with its message: frames may stand above that line, and values below it. */
function linesAround(lines: readonly string[], message: string): readonly string[] {
  const first = message.split('\n', 1)[0] ?? '';
  const at =
    first === ''
      ? 0
      : Math.max(
          0,
          lines.findIndex((line) => line.includes(first)),
        );
  const from = Math.max(0, Math.min(at - MAX_LINES_OF_TEST / 2, lines.length - MAX_LINES_OF_TEST));
  return lines.slice(from, from + MAX_LINES_OF_TEST);
}

const MAX_COMPARED_NAMES = 20;
/** How many bytes tests with a line each may take; each list of the other tests may take half of that. */
const NAMES_BYTES = DIGEST_BYTES / 2;

/** How many of these texts, from the first on, keep the limits. */
function countWithin(texts: readonly string[], maxBytes: number): number {
  let room = maxBytes;
  const end = texts.findIndex((text, at) => {
    room -= byteLength(text) + 2;
    return room < 0 || at >= MAX_COMPARED_NAMES;
  });
  return end === -1 ? texts.length : end;
}

function namedTests(what: string, ids: readonly string[]): readonly TestChange[] {
  if (ids.length === 0) return [];
  const all = ids.map((id) => `\`${id}\``);
  const names = all.slice(0, countWithin(all, NAMES_BYTES / 2));
  const more = ids.length - names.length;
  return [
    { words: `${what}: ${[...names, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')}`, lines: [] },
  ];
}

/** Joins the words of all entries, and the lines of the first ones, as far as these fit. */
function boundedText(parts: readonly TestChange[]): string {
  let room = DIGEST_BYTES - parts.reduce((sum, { words }) => sum + byteLength(words) + 2, 0);
  const blocks = parts.map(({ words, lines }) => {
    const text = lines.map((line) => `    ${line.trimEnd()}`).join('\n');
    if (text === '' || byteLength(text) > room) return words;
    room -= byteLength(text);
    return `${words}:\n${text}`;
  });
  return blocks.join('\n');
}
