import { byteLength, firstNames } from '../../base/text.ts';
import type { Payload, TestFailure, TestReport } from '../events.ts';
import {
  DIGEST_BYTES,
  failingCount,
  failingIn,
  failingText,
  freshLines,
  messageShape,
  outputOf,
  withoutPlaces,
} from '../output/test-output.ts';
import { failedWholes, holdsFailures } from '../test-names.ts';
import { fewerFailing, findAmong } from '../verdict/same-failure.ts';
import { digestOf, endText, focusText, testsText, untrusted } from './prompt.ts';

// What a model reads of the tests after a change: how they differ from what it has read before.

/** A digest up to this size is shown again whole: naming its new lines would save nothing. */
const REPEATED_BYTES = 800;
/** If a larger share of a digest than this is new, it is shown again whole. */
const MAX_NEW_SHARE = 0.5;
/** Such differences are left out, because they change from run to run. */
const BUT_FOR_NOISE = ', but for times, long numbers and their like';

/** Says that the whole command passes: how many tests ran, and what became of those that were red. */
export function greenText({ report }: Payload<'tests'>, baseline: Payload<'tests'> | null): string {
  const ran = countRun(report);
  const whole = `the whole command${ran === null ? '' : ` (${ran} ${ran === 1 ? 'test' : 'tests'})`} passes`;
  const red = baseline === null || baseline.ok ? undefined : baseline.report;
  const failed = red === undefined ? 0 : failingIn(red);
  // A test that failed may be one of those that are skipped now, or that are no more.
  const areMoreSkipped = (report?.skipped ?? 0) > (red?.skipped ?? 0);
  const areFewer = ran === null || ran < (countRun(red) ?? failed);
  if (red === undefined || failed === 0 || areMoreSkipped || areFewer) return `tests are green: ${whole}.`;
  if (!failingCount(red).isWhole) return `tests are green: the failing tests pass, and ${whole}.`;
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
  const fresh = outputOf(tests).digestSince(outputOf(shown));
  const isAnyGone = outputOf(shown).digestSince(outputOf(tests)).length > 0;
  const but = digest === digestOf(shown) ? '' : BUT_FOR_NOISE;
  if (fresh.length === 0 && !isAnyGone)
    return `${endText(tests)}; the output is the same as before${but}.${aside}`;
  const news = fresh.join('\n');
  if (fresh.length === 0 || byteLength(news) > byteLength(digest) * MAX_NEW_SHARE)
    return testsText(tests, aside);
  return `${endText(tests)}.${aside} Of the output shown before, these lines are new:\n${untrusted('test output', news)}`;
}

interface ReadAndShown extends ReadBefore {
  readonly shown: Payload<'tests'>;
  readonly aside: string;
}

/** What became of one failing test. */
interface TestChange {
  readonly failure: TestFailure;
  /** What follows its name. */
  readonly how: string;
  /** `again`: it had been mended by an earlier write. */
  readonly regression?: 'new' | 'again';
}

/** An entry of the text: words, and the lines of the output that show it. */
interface Entry {
  readonly words: string;
  readonly lines: readonly string[];
}

/** What became of the tests that fail now, by their reports alone; no text of an output is compared here. */
function changesOf(tests: Payload<'tests'>, { shown, before, written }: ReadAndShown) {
  const now = tests.report?.failures ?? [];
  const known = shown.report?.failures ?? [];
  const compared = [shown.report, tests.report].filter((report) => report !== undefined);
  const earlier = findAmong(known, now);
  const isNew = newFailures(compared, before, now);
  const frames = framesByTest(shown, tests);
  const regressions: TestChange[] = [];
  const changed: TestChange[] = [];
  const same: TestFailure[] = [];
  for (const failure of now) {
    const was = earlier(failure);
    if (was === null) {
      const change = isNew(failure);
      (change.regression === undefined ? changed : regressions).push(change);
      continue;
    }
    const how = moveText(was, failure, { written, frames });
    if (how === null) same.push(failure);
    else changed.push({ failure, how });
  }
  const gone = compared.some(leavesNamesOut) ? [] : failNoMore(known, now).map(({ id }) => id);
  const isOfFailedWhole = failedWholes(now);
  const hasRun = ranAgain(shown, tests, before);
  const mended = gone.filter((id) => hasRun && !isOfFailedWhole(id));
  const notRun = gone.filter((id) => !mended.includes(id));
  return { regressions, changed, same, notRun, mended };
}

/**
 * Says what became of each failing test, by its name: regressions first, then what was mended, then what fails in another way,
 * then the rest.
 */
function comparedText(tests: Payload<'tests'>, known: ReadAndShown): string {
  const { shown, aside } = known;
  const { regressions, changed, same, notRun, mended } = changesOf(tests, known);
  const compared = [shown.report, tests.report].filter((report) => report !== undefined);
  const areAsMany = new Set(compared.map(failingIn)).size === 1;
  const linesOf = outputOf(tests).linesOf;
  const news = newLines({ tests, shown, same });
  if (areAsMany && [regressions, changed, notRun, mended, news].every(({ length }) => length === 0)) {
    const outputs = [shown, tests].map(outputOf);
    const isPrinted = ({ id }: TestFailure): boolean =>
      outputs.every((output) => output.isWhole && output.linesOf(id).length > 0);
    const printed = outputs.map(({ linesOf: lines }) => JSON.stringify(same.map(({ id }) => lines(id))));
    const alike = `also in what it prints${printed[0] === printed[1] ? '' : BUT_FOR_NOISE}`;
    const isAnyGone = newLines({ tests: shown, shown: tests, same }).length > 0;
    const scope = !same.every(isPrinted)
      ? 'as far as the report tells'
      : isAnyGone
        ? 'but less is printed'
        : alike;
    return `${endText(tests)}, by the same failure as before, ${scope}.${aside}`;
  }
  const newsOf = new Set(news.map(({ id }) => id));
  const unchanged = same.flatMap(({ id }) => (newsOf.has(id) ? [] : [id]));
  const counts = Object.entries({
    regressions: regressions.length,
    [mendedWord(tests, 'mended')]: mended.length,
    'failing in another way': changed.length,
    'printing other lines': news.length,
    'as before': unchanged.length,
  }).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]));
  const entries = [
    ...groupedEntries(regressions, linesOf),
    ...namedTests(mendedWord(tests, 'Mended'), mended),
    ...namedTests('May not have run, or are skipped', notRun),
    ...groupedEntries(changed, linesOf),
    ...news.slice(0, MAX_EXAMPLES).map(({ id, lines }) => ({
      words: `\`${id}\` still fails, and prints lines that are new`,
      lines,
    })),
    ...namedTests('As before', unchanged),
  ];
  const words = `${endText(tests)}; ${counts.join(', ')}.${aside}${leftOutText(tests)}`;
  return `${words}\n${untrusted('test output', boundedText(entries))}`;
}

/** Whether a write mended tests, and no test fails that did not fail before: as far as the reports tell. */
export function onlyMended(tests: Payload<'tests'>, before: readonly Payload<'tests'>[]): boolean {
  const shown = before.findLast(({ ok }) => !ok);
  if (tests.ok || shown?.report === undefined || tests.report === undefined) return false;
  const { mended, isNothingNew } = mendedIn(shown, tests, before);
  return mended > 0 && isNothingNew;
}

/** `9 of 13 mended`: of the tests that failed before any change; '' where none is, as far as the reports tell. */
export function mendedText(baseline: Payload<'tests'> | null, last: Payload<'tests'> | null): string {
  if (baseline?.report === undefined || last?.report === undefined || last.ok) return '';
  const { mended } = mendedIn(baseline, last, [baseline]);
  return mended === 0 ? '' : `${mended} of ${baseline.report.failures.length} ${mendedWord(last, 'mended')}`;
}

/** How many tests fail no more, and whether all that fail now failed before. */
function mendedIn(
  shown: Payload<'tests'>,
  tests: Payload<'tests'>,
  runs: readonly Payload<'tests'>[],
): { readonly mended: number; readonly isNothingNew: boolean } {
  const [before, now] = [shown.report, tests.report];
  const isUnknown = before === undefined || now === undefined || [before, now].some(leavesNamesOut);
  if (isUnknown || fewerFailing(before, now) === null || !ranAgain(shown, tests, runs))
    return { mended: 0, isNothingNew: false };
  const isKnown = findAmong(before.failures, now.failures);
  return {
    mended: failNoMore(before.failures, now.failures).length,
    isNothingNew: now.failures.every((failure) => isKnown(failure) !== null),
  };
}

/** Those of the earlier failures that fail no more; not a file or class in which a test still fails. */
function failNoMore(before: readonly TestFailure[], now: readonly TestFailure[]): readonly TestFailure[] {
  const isRed = findAmong(now, before);
  const holdsFailed = holdsFailures(now);
  return before.filter((failure) => isRed(failure) === null && !holdsFailed(failure.id));
}

/** Where a runner counts no tests that pass, a test that fails no more may be skipped, or have been cut off. */
const mendedWord = ({ report }: Payload<'tests'>, word: 'mended' | 'Mended'): string =>
  countRun(report) !== null ? word : word === 'mended' ? 'fail no more' : 'Fail no more';

function leftOutText({ report }: Payload<'tests'>): string {
  if (report === undefined || !leavesNamesOut(report)) return '';
  return ` ${failingText(failingCount(report))} now; only ${report.failures.length} are known by name.`;
}

/**
 * Lines that a test prints now and did not print before, of tests that fail as before. vitest prints a failure once for all tests that have
 * it, so what another test with the same message printed is not new. Nothing is known where an output was cut.
 */
function newLines({
  tests,
  shown,
  same,
}: {
  readonly tests: Payload<'tests'>;
  readonly shown: Payload<'tests'>;
  readonly same: readonly TestFailure[];
}): readonly { readonly id: string; readonly lines: readonly string[] }[] {
  const [now, before] = [outputOf(tests), outputOf(shown)];
  if (!now.isWhole || !before.isWhole) return [];
  const alike = Map.groupBy(shown.report?.failures ?? [], ({ message }) => message);
  return same.flatMap(({ id, message }) => {
    if (before.linesOf(id).length === 0) return [];
    const known = [{ id }, ...(alike.get(message) ?? [])].flatMap((each) => before.linesOf(each.id));
    const lines = freshLines(now.linesOf(id), known).slice(0, MAX_LINES_OF_TEST);
    return lines.length === 0 ? [] : [{ id, lines }];
  });
}

/** Failures that have one message, but for numbers and names, are one entry: the first with its lines, then how many, and a few names. */
function groupedEntries(
  changes: readonly TestChange[],
  linesOf: (id: string) => readonly string[],
): readonly Entry[] {
  const groups = Map.groupBy(
    changes,
    ({ failure, how }) => `${how.replace(/[^\s,]+:\d+|\d+/g, '#')}\n${messageShape(failure)}`,
  );
  const all = [...groups.values()].map((group): Entry => {
    const [{ failure, how, regression } = NO_CHANGE, ...others] = group;
    const around = linesAround(linesOf(failure.id), failure.message);
    const lines = around.length > 0 || failure.message === '' ? around : failure.message.split('\n');
    const alike = others.every((each) => each.how === how) ? 'likewise' : 'likewise, each at its own line,';
    const more = others.length === 0 ? '' : `; ${alike} ${fewNames(others.map((each) => each.failure.id))}`;
    const what = regression === 'new' ? 'Regression: ' : '';
    return { words: `${what}\`${failure.id}\` ${how}${more}`, lines };
  });
  const left = all.length - MAX_EXAMPLES;
  return [
    ...all.slice(0, MAX_EXAMPLES),
    ...(left > 0 ? [{ words: `and ${left} more, each with another message`, lines: [] }] : []),
  ];
}

const NO_CHANGE: TestChange = { failure: { id: '', file: null, line: null, message: '' }, how: '' };
/** The most failures that are shown with their lines. */
const MAX_EXAMPLES = 8;

/** Says of a failure that the newest red run did not have what is known of it before. */
function newFailures(
  compared: readonly TestReport[],
  before: readonly Payload<'tests'>[],
  now: readonly TestFailure[],
): (failure: TestFailure) => TestChange {
  const whole = before.findLast((run) => run.focus === undefined && run.report !== undefined)?.report;
  const isUnknown = [...compared, ...(whole === undefined ? [] : [whole])].some(leavesNamesOut);
  const runs = before.map((run) => ({ run, find: findAmong(run.report?.failures ?? [], now) }));
  const last = before.findLast(({ ok }) => !ok);
  const [was, is] = [countRun(whole), countRun(compared.at(-1))];
  const isOfFailedWhole = failedWholes(last?.report?.failures ?? []);
  return (failure) => {
    const at = placeText(failure);
    if (isUnknown) return { failure, how: `fails now${at}` };
    const red = runs.findLast(({ find }) => find(failure) !== null)?.run;
    // A run breaks off, and what cannot be built or loaded has no tests.
    const wasRun = red === undefined || last === undefined || ranAgain(red, last, before);
    if (!wasRun || isOfFailedWhole(failure.id))
      return { failure, how: `fails now${at}; it may not have run in the last run` };
    if (red !== undefined) return { failure, how: `fails again${at}`, regression: 'again' };
    if (whole === undefined) return { failure, how: `fails as well${at}; it had not run before` };
    if (was === null || is === null)
      return { failure, how: `did not fail before and fails now${at}`, regression: 'new' };
    // A run that broke off has not run all tests, so the new failure need not be a regression.
    return was >= is
      ? { failure, how: `passed before and fails now${at}`, regression: 'new' }
      : { failure, how: `fails now${at}; before, it passed or did not run` };
  };
}

/** The places in a test's own file that its output shows before and now, by its id; none are known where an output was cut. */
type Frames = (failure: TestFailure, run: 'before' | 'now') => readonly FailurePlace[];

function framesByTest(shown: Payload<'tests'>, tests: Payload<'tests'>): Frames {
  const outputs = { before: outputOf(shown), now: outputOf(tests) };
  if (!outputs.before.isWhole || !outputs.now.isWhole) return () => [];
  return (failure, run) => outputs[run].placesOf(failure);
}

interface Moves {
  /** The files that the model has written: lines in them have moved. */
  readonly written: readonly string[];
  readonly frames: Frames;
}

/** How the failure of one test differs from the one before; null: it is the same, as far as is known. */
function moveText(was: TestFailure, is: TestFailure, { written, frames }: Moves): string | null {
  const [inBefore, inNow] = [frames(was, 'before'), frames(is, 'now')];
  const before = [...knownPlace(was, written), ...inBefore];
  const now = [...knownPlace(is, written), ...inNow];
  const isMoved = before.length > 0 && now.length > 0 && !isWritten(is, written);
  const at = isMoved
    ? now.findIndex(({ file, line }, nth) => before[nth]?.file !== file || before[nth].line !== line)
    : -1;
  const [here, there] = [now[at], before[at]];
  if (here !== undefined && here.file === there?.file)
    return here.line > there.line
      ? `got further: it fails at line ${here.line} now, not ${there.line}`
      : `fails earlier now, at line ${here.line}, not ${there.line}`;
  // A report without messages says nothing of them.
  const [messageBefore, message] = [was, is].map((each) => withoutPlaces(each.message));
  if (messageBefore !== '' && message !== '' && messageBefore !== message)
    return here === undefined && isMoved
      ? 'fails at the same line with another message'
      : `fails with another message${placeText(is)}`;
  return here === undefined || there === undefined
    ? null
    : `fails at another place, ${here.file}:${here.line}`;
}

const isWritten = (failure: TestFailure, written: readonly string[]): boolean => {
  const file = placeOfFailure(failure)?.file ?? failure.file ?? '';
  return written.some((path) => file !== '' && `/${path}`.endsWith(`/${file}`));
};

/** Where a test failed, as its report says; none in a file that the model has written. */
function knownPlace(failure: TestFailure, written: readonly string[]): readonly FailurePlace[] {
  const place = placeOfFailure(failure);
  return place === null || isWritten(failure, written) ? [] : [place];
}

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
const leavesNamesOut = (report: TestReport): boolean =>
  report.cut === true || failingIn(report) > report.failures.length;

/** How many tests ran; null where the runner does not say. */
const countRun = (report: TestReport | undefined): number | null =>
  report === undefined || report.passed === null ? null : report.passed + failingIn(report);

const skippedIn = ({ report }: Payload<'tests'>): number => report?.skipped ?? 0;

/**
 * Whether the tests that failed in one of the runs have run again in a later one, as far as is known: a run that stopped early has not come
 * to all, and a test that is skipped has not run. How many the runs of the failing tests alone skip says nothing of the whole command's.
 */
function ranAgain(
  shown: Payload<'tests'>,
  now: Payload<'tests'>,
  runs: readonly Payload<'tests'>[],
): boolean {
  const [was, is] = [countRun(shown.report), countRun(now.report)];
  const isWhole = now.focus === undefined;
  if (shown.focus === undefined && !isWhole) return is === null || is >= (shown.report?.failures.length ?? 0);
  const alike = runs.findLast((run) => run !== now && (run.focus === undefined) === isWhole);
  const areMoreSkipped = alike !== undefined && skippedIn(now) > skippedIn(alike);
  return !areMoreSkipped && (was === null || is === null || is >= was);
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

/** How many names stand for the tests of a list. */
const MAX_NAMES = 5;
const NAMES_BYTES = DIGEST_BYTES / 8;

/** `a, b, c`; `a, b, c, d, e and 25 more` */
function fewNames(ids: readonly string[]): string {
  let room = NAMES_BYTES;
  const shown = ids.slice(0, MAX_NAMES).filter((id) => {
    room -= byteLength(id) + 2;
    return room >= 0;
  }).length;
  const names = ids.map((id) => `\`${id}\``);
  return shown === 0 ? `${ids.length} more` : firstNames(names, shown);
}

const namedTests = (what: string, ids: readonly string[]): readonly Entry[] =>
  ids.length === 0 ? [] : [{ words: `${what}: ${fewNames(ids)}`, lines: [] }];

/** Joins the words of all entries, and the lines of the first ones, as far as these fit. */
function boundedText(parts: readonly Entry[]): string {
  let room = DIGEST_BYTES - parts.reduce((sum, { words }) => sum + byteLength(words) + 2, 0);
  const blocks = parts.map(({ words, lines }) => {
    const text = lines.map((line) => `    ${line.trimEnd()}`).join('\n');
    if (text === '' || byteLength(text) > room) return words;
    room -= byteLength(text);
    return `${words}:\n${text}`;
  });
  return blocks.join('\n');
}
