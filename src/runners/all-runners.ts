import { defined } from '../base/json.ts';
import { byteLength, firstChars, firstNames } from '../base/text.ts';
import type { TestFailure, TestReport } from '../core/events.ts';
import { dotnetTest } from './dotnet-test.ts';
import { busted, mixTest, rebar3 } from './elixir-lua.ts';
import { ginkgo, goTest, gotestsum } from './go-test.ts';
import { ava, bunTest, cucumber, denoTest, jasmine, jest, mocha, playwright, vitest } from './javascript.ts';
import { readJunitPieces } from './junit-xml.ts';
import { gradle, junitConsole, junitCore, maven } from './jvm.ts';
import { KeptLines, type KeptOutput } from './kept-lines.ts';
import { cargoNextest, cargoTest, catch2, ctest, doctest, googleTest, meson } from './native.ts';
import { behave, green, nose2, pytest, robot, stestr, trial, unittest } from './python.ts';
import { minitest, phpunit, rspec, testUnit } from './ruby-php.ts';
import { type MarkedProgram, programsByMark, programsInTurn } from './sources.ts';
import { onlyRead } from './summaries.ts';
import { bats, nodeTest, perlProve, tap } from './tap.ts';
import {
  NO_COUNTS,
  printableLine,
  type ReadOutput,
  TEST_CLASSES,
  type TestCounts,
  type TestRunner,
} from './test-runner.ts';

/** All known test runners. `node` stands last, because it also starts other runners. */
export const RUNNERS: readonly TestRunner[] = [
  pytest,
  unittest,
  nose2,
  green,
  stestr,
  trial,
  behave,
  robot,
  vitest,
  jest,
  mocha,
  jasmine,
  cucumber,
  ava,
  bunTest,
  denoTest,
  playwright,
  tap,
  perlProve,
  bats,
  goTest,
  gotestsum,
  ginkgo,
  cargoTest,
  cargoNextest,
  rspec,
  minitest,
  testUnit,
  maven,
  gradle,
  junitCore,
  junitConsole,
  phpunit,
  ctest,
  meson,
  googleTest,
  catch2,
  doctest,
  rebar3,
  mixTest,
  busted,
  dotnetTest,
  onlyRead,
  nodeTest,
];

/** What test runners say of files: their names, as globs, and what tests hold whatever they are called. */
export const FILES_OF_RUNNERS = {
  tests: RUNNERS.flatMap(({ testFiles = [] }) => testFiles),
  /** Names that need their capital letters: `FooTest.java` is a test, `Latest.java` is not. */
  testsInThisCase: [
    ...RUNNERS.flatMap(({ testFilesInThisCase = [] }) => testFilesInThisCase),
    `{${TEST_CLASSES},Test[A-Z]*}.swift`,
  ],
  settings: [...RUNNERS.flatMap(({ settings = [] }) => settings), ...pytest.hooks],
  /** The file in which a failing test is defined; null: not known. */
  ofTest: fileOfTest,
  besideProduct: RUNNERS.flatMap(({ besideProduct }) => besideProduct ?? []),
  contents: RUNNERS.flatMap(({ testContent }) => (testContent === undefined ? [] : [testContent])),
} as const;

/** The most bytes of failures that a report lists; its counts include those that are left out. */
const MAX_REPORTED_BYTES = 1024 * 1024;
const MAX_ID_CHARS = 600;
const MAX_MESSAGE_CHARS = 300;

/** The checkout on GitHub's runners, whose logs name files by their whole path. */
const CI_CHECKOUT =
  /(?:\/home\/runner\/work|\/Users\/runner\/work|\/__w|[A-Z]:\\a)([\\/])[\w.-]+\1[\w.-]+\1/g;

/**
 * What a run's output says of single tests; null where no known runner wrote it. A test can print what looks like a
 * runner's summary, so of several summaries the last one counts: a runner writes its own when all tests have ended. Code
 * that runs even later can still forge one, so a report guides the work and never proves a fix by itself. Where the
 * command calls several runners, their summaries are added up; where the output holds more summaries than these can have
 * written, the last alone counts. What a tool for several packages mixes is told apart first, by what it prints for each.
 * `isWholeTest`: whether a script that a runner reports as one test holds no others.
 */
export function readTestOutput(
  output: string | KeptOutput,
  calledRunners = 1,
  isWholeTest: (path: string) => boolean = () => false,
): TestReport | null {
  const kept = typeof output === 'string' ? keptOf(output) : output;
  const whole = kept.text.replace(CI_CHECKOUT, '');
  const lines = whole.split('\n');
  // No line that bears a mark was kept of what had to be left out.
  const isAnyLost = (): boolean => kept.leftOut > 0;
  const each = (programs: readonly MarkedProgram[], isLost = kept.isLost): readonly ReadProgram[] =>
    programs.flatMap(({ mark, lines: programLines }) => {
      const found = readProgram(programLines, { whole: programLines.join('\n'), isLost }, 1);
      if (found === null || mark === undefined) return found ?? [];
      return [
        {
          ...found,
          failures: found.failures.map((test) => ({ ...test, parts: { ...test.parts, package: mark } })),
        },
      ];
    });
  const turns = programsInTurn(lines);
  const inTurn = turns.length < 2 ? [] : each(turns);
  if (inTurn.length > 1) return reportOfAll(inTurn, isWholeTest);
  const found = readProgram(lines, { whole, isLost: kept.isLost }, calledRunners);
  if (found !== null) return reportOfAll([found], isWholeTest);
  for (const programs of programsByMark(lines)) {
    const marked = each(programs, isAnyLost);
    if (marked.length > 0) return reportOfAll(marked, isWholeTest);
  }
  return null;
}

/** What was read of one program: its counts, and the formats in which it was printed. */
interface ReadProgram extends TestCounts {
  readonly formats: readonly string[];
}

function reportOfAll(programs: readonly ReadProgram[], isWholeTest: (path: string) => boolean): TestReport {
  const formats = new Set(programs.flatMap((each) => each.formats));
  const none: TestCounts = { failures: [], passed: 0, failed: 0, skipped: 0 };
  const all = programs.reduce<TestCounts>(addedUp, none);
  const whole = (all.scripts ?? []).filter(isWholeTest).length;
  const passed = total(all.passed, whole);
  return toReport(`output of ${[...formats].join(' and ')}`, {
    ...all,
    passed,
    ran: total(ranOf(all), whole),
  });
}

interface ProgramText {
  readonly whole: string;
  isLost(format: string): boolean;
}

function readProgram(
  lines: readonly string[],
  { whole, isLost }: ProgramText,
  calledRunners: number,
): ReadProgram | null {
  const most = Math.min(calledRunners, MAX_ADDED);
  const found = RUNNERS.flatMap(({ formats = {} }) =>
    Object.entries(formats).flatMap(([format, read]) =>
      summariesIn(lines, (part) => read(part, () => (part === lines ? whole : part.join('\n'))), most).map(
        (each) => ({
          format,
          ...each,
          ...(isLost(format) ? { ...NO_COUNTS, ran: null, isCut: true } : {}),
        }),
      ),
    ),
  ).toSorted((a, b) => b.at - a.at);
  const [last] = found;
  if (last === undefined) return null;
  let below = last.from ?? 0;
  const apart = found.slice(1).filter(({ at, from }) => {
    if (from === undefined || at >= below) return false;
    below = from;
    return true;
  });
  const earlier = apart.length < most ? apart : [];
  const formats = [...earlier.toReversed(), last].map(({ format }) => format);
  return { formats, ...earlier.reduce<TestCounts>(addedUp, last) };
}

const BLOCK_BYTES = 64 * 1024;

/** What is kept of an output that is at hand as a whole. */
function keptOf(output: string): KeptOutput {
  const lines = new KeptLines();
  const bytes = new TextEncoder().encode(output);
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) lines.add(bytes.subarray(at, at + BLOCK_BYTES));
  return lines.end();
}

/** The most runners of one command whose summaries are added up. */
const MAX_ADDED = 50;

/**
 * The summaries of one format, the last first. Reading stops at one more than the command's runners can have written: a test has
 * forged one.
 */
function summariesIn(lines: readonly string[], read: LinesReader, most: number): readonly ReadOutput[] {
  const last = read(lines);
  const found = last === null ? [] : [last];
  for (
    let next = last?.from;
    next !== undefined && most > 1 && found.length <= most;
    next = found.at(-1)?.from
  ) {
    const earlier = read(lines.slice(0, next));
    if (earlier === null) break;
    found.push(earlier);
  }
  // Reads each summary again without the output of earlier runs, whose failures do not belong to it.
  return found.map((each, index) => {
    const before = found[index + 1]?.at;
    const reread = before === undefined ? null : read(lines.slice(before + 1, found[index - 1]?.from));
    // Only a summary that says where it begins has one above it.
    return reread === null ? each : { ...reread, at: each.at, from: each.from ?? 0 };
  });
}

type LinesReader = (lines: readonly string[]) => ReadOutput | null;

const total = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;
const ranOf = ({ ran = null, passed, failed }: TestCounts): number | null => ran ?? total(passed, failed);

function addedUp(one: TestCounts, other: TestCounts): TestCounts {
  return {
    failures: [...one.failures, ...other.failures],
    passed: total(one.passed, other.passed),
    failed: total(one.failed, other.failed),
    skipped: total(one.skipped, other.skipped),
    mayFail: (one.mayFail ?? 0) + (other.mayFail ?? 0),
    isCut: one.isCut === true || other.isCut === true,
    scripts: [...(one.scripts ?? []), ...(other.scripts ?? [])],
    ran: total(ranOf(one), ranOf(other)),
  };
}

/**
 * A report of what a reader found. Where the output lists more failures than its summary counts, the report has no counts: code
 * under test may have printed the list or the summary. The failures stay, since a false one only costs time.
 */
export function toReport(source: string, found: TestCounts): TestReport {
  const failures = uniqueFailures(found.failures);
  const isSound = found.failed === null || failures.length <= found.failed + (found.mayFail ?? 0);
  const listed = reportedFailures(failures, found.isCut === true);
  if (!isSound) return { source, ...listed, ...NO_COUNTS };
  const { passed, failed, skipped } = found;
  const ran = ranOf(found);
  return {
    source,
    ...listed,
    passed,
    failed,
    skipped,
    ...(ran === null || ran === total(passed, failed) ? {} : { ran }),
  };
}

/** As many failures as have room; all of those that come earlier in the order of ids are there. */
function reportedFailures(
  failures: readonly TestFailure[],
  isCut: boolean,
): Pick<TestReport, 'failures' | 'cut'> {
  let room = MAX_REPORTED_BYTES;
  const end = failures.findIndex((failure) => {
    room -= byteLength(JSON.stringify(failure));
    return room < 0;
  });
  const listed = failures.slice(0, end === -1 ? undefined : end);
  return isCut || end !== -1 ? { failures: listed, cut: true } : { failures: listed };
}

/** Adds up the JUnit XML files of one run. */
export class FileReports {
  readonly #read: { readonly path: string; readonly found: TestCounts }[] = [];

  #missing: string | null = null;

  /** Adds the content of one file, in pieces, if it is a report. */
  add(path: string, pieces: Iterable<string>): void {
    let start: string | null = null;
    const noted = Iterator.from(pieces).map((piece) => {
      start ??= piece;
      return piece;
    });
    const read = readJunitPieces(noted);
    // A copy: a message is a slice of the file's text, and would keep that in memory.
    const found = read && structuredClone({ ...read, failures: uniqueFailures(read.failures) });
    if (found === null && /^\s*(?:<\?xml[^>]*>\s*)?<testsuites?[\s>]/.test(start ?? ''))
      this.leaveOut(`${path}, which is cut, no XML, or nested too deep`);
    if (found !== null) this.#read.push({ path, found });
  }

  /** Says that a report which the run wrote is not among those that are added up: their counts are not those of the run. */
  leaveOut(what: string): void {
    this.#missing ??= what;
  }

  /** The report over all added files; null where none could be read. Where some are left out, it names them and has no counts. */
  sum(): TestReport | null {
    const missing = this.#missing;
    if (this.#read.length === 0)
      return missing === null
        ? null
        : { source: `no report: without ${missing}`, failures: [], cut: true, ...NO_COUNTS };
    const none: TestCounts = { failures: [], passed: 0, failed: 0, skipped: 0 };
    const all = this.#read.map(({ found }) => ({
      failures: found.failures,
      passed: found.passed ?? 0,
      failed: found.failed ?? 0,
      skipped: found.skipped ?? 0,
    }));
    const source = firstNames(
      this.#read.map(({ path }) => path),
      1,
    );
    const report = toReport(source, all.reduce<TestCounts>(addedUp, none));
    return missing === null
      ? report
      : { ...report, ...NO_COUNTS, cut: true, source: `${source}, without ${missing}` };
  }
}

const MAX_BUILDS = 500;

/** Where the builds of a repository write their reports. Builds below `src/`, which tests make, are left out. */
export function reportsOfBuilds(paths: Iterable<string>): readonly { folder: string; glob: string }[] {
  const kinds = RUNNERS.flatMap(({ reports }) => reports ?? []);
  const found = [];
  for (const path of paths) {
    if (found.length >= MAX_BUILDS) break;
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    const reports = kinds.find(({ beside }) => beside.test(name));
    if (reports === undefined || /(?:^|\/)src\//.test(path)) continue;
    found.push({ folder: path.slice(0, slash + 1) + reports.folder, glob: reports.glob });
  }
  return found;
}

/**
 * One failure for each test, sorted by id, because tests that run in parallel fail in any order; the first with a message. Equal ids in
 * two files or packages are two tests. Unprintable characters of ids are replaced.
 */
function uniqueFailures(failures: readonly TestFailure[]): TestFailure[] {
  const tests = new Map<string, TestFailure>();
  for (const { id: rawId, message, parts, ...place } of failures) {
    const id = printableLine(rawId);
    const key = [id, parts?.package ?? '', parts?.file ?? ''].join('\n');
    const known = tests.get(key);
    if (id === '' || id.length > MAX_ID_CHARS || (known !== undefined && known.message !== '')) continue;
    if (known !== undefined && message === '') continue;
    const short = firstChars(message.trim(), MAX_MESSAGE_CHARS).trimEnd();
    tests.set(key, { id, ...place, message: short, ...defined({ parts }) });
  }
  return [...tests].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, failure]) => failure);
}

/**
 * The file in which a failing test is defined: its reader says so, or the id starts with it. Not the file where it failed, which may be
 * of the product. null: not known.
 */
function fileOfTest({ id, file, parts }: TestFailure): string | null {
  if (parts?.file !== undefined) return parts.file;
  return file !== null && (id.startsWith(`${file} > `) || id.startsWith(`${file}::`)) ? file : null;
}

/** The most folders of a path that are looked at. */
const MAX_FOLDERS = 40;

/**
 * Makes each failure's file, that of its test, and an id that starts with it, a path from the repository's root. Runners name
 * files from their working directory, which a launcher may have changed (tox, make, workspaces): then the one tracked file is meant whose
 * path ends so.
 */
export function placeFailures(
  report: TestReport,
  workingDirectory: string,
  tree: { isFile(path: string): boolean; paths(): Iterable<string> },
): TestReport {
  const inPlace = (file: string): string | undefined => {
    const inFolder = workingDirectory === '.' ? file : `${workingDirectory}/${file}`;
    const parts = file.startsWith('/') ? file.split('/').slice(0, MAX_FOLDERS) : [];
    const endings = parts.map((_, at) => parts.slice(at).join('/'));
    return [inFolder, file, ...endings].find(tree.isFile);
  };
  const named = report.failures.flatMap(({ file, parts }) =>
    [file, parts?.file].filter((path) => typeof path === 'string'),
  );
  const lost = new Set(named.filter((file) => inPlace(file) === undefined));
  const ending = new Map<string, string | null>();
  for (const path of lost.size === 0 ? [] : tree.paths()) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
      const end = path.slice(at + 1);
      if (lost.has(end)) ending.set(end, ending.has(end) ? null : path);
    }
  }
  const placed = (path: string | null): string | null =>
    path === null ? null : (inPlace(path) ?? ending.get(path) ?? null);
  const failures = report.failures.map((failure) => {
    const file = placed(failure.file);
    const whole = failure.file?.startsWith('/') ? failure.file : null;
    const isOfFile = whole !== null && file !== null && failure.id.startsWith(whole);
    const id = isOfFile ? file + failure.id.slice(whole.length) : failure.id;
    const known = { ...failure, id, file, line: file === null ? null : failure.line };
    const ofTest = placed(fileOfTest(failure));
    // The id alone may say it.
    const isNamed = ofTest === null || (failure.parts === undefined && ofTest === fileOfTest(known));
    return isNamed ? known : { ...known, parts: { ...failure.parts, file: ofTest } };
  });
  return { ...report, failures };
}
