import type { RenderedRequest } from '../../src/core/ports.ts';

/** What is known of a real fix, to judge an opening by. Nothing of it comes from what is judged. */
export interface KnownFix {
  /** Files of the product that the fix changes. */
  readonly files: readonly string[];
  /** `path name` of each function that it changes; empty where it only adds. */
  readonly functions: readonly string[];
  /** Lines of these functions as they are before the fix, trimmed; short ones are left out. */
  readonly functionLines: readonly string[];
  /** Lines that it adds to tests, trimmed; short ones are left out. */
  readonly testLines: readonly string[];
  /** What the runner calls the tests that fail without it. */
  readonly failing: readonly string[];
}

/** Of one opening; null where the fix has nothing to judge by. */
export interface Figures {
  readonly fileOfFive: boolean;
  readonly functionOfFour: boolean | null;
  readonly functionOfTen: boolean | null;
  /** Lines of a function that the fix changes are shown. */
  readonly code: boolean | null;
  readonly body: boolean | null;
  readonly names: boolean;
  /** Lines of the shown test output, blank ones and marks of gaps left out. */
  readonly lines: number;
  readonly noise: readonly string[];
  readonly listed: boolean;
  /** Statements that the whole run of the tests contradicts. */
  readonly untrue: readonly string[];
  readonly bytes: number;
}

const FEW_LINES = 4;
const MOST_NAMES = 20;

/** The test output that an opening shows; '' where it shows none. */
export const outputIn = (opening: string): string =>
  /<untrusted source="test output">\n([\s\S]*?)\n<\/untrusted>/.exec(opening)?.[1] ?? '';

/** `text`: the opening. */
export function judgeOpening(text: string, request: RenderedRequest, fix: KnownFix): Omit<Figures, 'untrue'> {
  const places = placesIn(text);
  const output = outputIn(text);
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\[… .* left out …\]$/.test(line));
  const shown = new Set(text.split('\n').map((line) => line.replace(/^[>\s]+/, '').trim()));
  const showsFew = (lines: readonly string[]): boolean | null =>
    lines.length === 0
      ? null
      : lines.filter((line) => shown.has(line)).length >= Math.min(FEW_LINES, lines.length);
  const hasFunction = (most: number): boolean | null =>
    fix.functions.length === 0
      ? null
      : places.slice(0, most).some(({ path, name }) => fix.functions.includes(`${path} ${name}`));
  const listed = filesListed(text);
  return {
    fileOfFive: places.slice(0, 5).some(({ path }) => fix.files.includes(path)),
    functionOfFour: hasFunction(4),
    functionOfTen: hasFunction(10),
    code: showsFew(fix.functionLines),
    body: showsFew(fix.testLines),
    names: fix.failing.length > 0 && fix.failing.slice(0, MOST_NAMES).every((name) => isNamed(name, output)),
    lines: lines.length,
    noise: lines.filter((line) => NOISE.some((pattern) => pattern.test(line))),
    listed: fix.files.every((path) => listed.has(path)),
    bytes: request.bytes,
  };
}

/** The last paragraph that begins so: what an output or a test quotes stands above. */
function partOf(text: string, title: RegExp): string {
  return (text.split('\n\n').findLast((part) => title.test(part)) ?? '').replace(title, '');
}

function placesIn(text: string): readonly { readonly path: string; readonly name: string }[] {
  return partOf(text, /^Places that [^\n]*:\n/)
    .split('\n')
    .flatMap((line) => {
      const [, path, name] = /^(.+):\d+ (.+)$/.exec(line) ?? [];
      return path === undefined || name === undefined ? [] : [{ path, name }];
    });
}

/** Whole, or each part of it: runners that print a tree of titles print each alone, and Go prints the package elsewhere. */
function isNamed(name: string, output: string): boolean {
  return name.split(/ [>›] | (?=Test\S*$)/).every((part) => output.includes(part.trim()));
}

function filesListed(text: string): ReadonlySet<string> {
  const folders = partOf(text, /^Files at the base commit:\n/)
    .split('\n')
    .flatMap((line) => {
      const [, folder, names] = /^(.*?\/)(?: \(\d+\))?: (.*)$/.exec(line) ?? [];
      return folder === undefined || names === undefined ? [] : [{ folder, names }];
    });
  return new Set(
    folders.flatMap(({ folder, names }) =>
      names.split(' ').map((name) => `${folder === './' ? '' : folder}${name}`),
    ),
  );
}

/** Lines that say nothing of a failure, as a reader would strike them out. Kept apart from those that the product knows. */
const NOISE: readonly RegExp[] = [
  /^\s*(?:ok \d+|✓|✔|√|--- PASS|PASS\b|\[ *(?:OK|pass) *\]|=== (?:RUN|PAUSE|CONT|NAME))|\.\.\. ok$|\bPASSED\b|:PASS$|Passed +[\d.]+ sec$/,
  /^\s*(?:Compiling|Downloading|Downloaded|Updating|Locking|Finished|Running|Building|Built target|Fresh|Doc-tests)\b/,
  /^-- |^\[ *\d+%\]|^make(?:\[\d+\])?:|^gmake|Entering directory|Leaving directory|^(?:Scanning|Consolidate)\b/,
  /^\[(?:INFO|WARNING|DEBUG)\]|^\[ERROR\](?:\s*$|.*(?:\[Help|Re-run Maven|To see the full|For more information))/,
  /^\[ERROR\].*(?:Failed to execute goal|Please refer to|See dump files|-> \[Help)/,
  /^\s*(?:npm (?:warn|notice)|warning\b)|^\(node:\d+\)|\bDeprecationWarning\b|^\s*= (?:note|help):|^\s*\|\s*$/,
  /^\s*(?:at|❯) .*(?:node:internal|node_modules\/|\bnode:)|^\s+at (?:java|jdk|sun|junit|org\.junit|org\.apache\.maven)\b/,
  /\/site-packages\/|\/rustc\/|\/go\/src\/|\bRUST_BACKTRACE\b|^\s*Start +\d+: |^\s*\d+: Test (?:command|timeout)/,
  /^(?:platform|rootdir|plugins|cachedir|configfile|collected|collecting)\b|^={10,} (?:test session|warnings)/,
  /^test result: ok|^running \d+ tests?$|^ok\s+\S+\s+(?:\(cached\)|[\d.]+s)|^\?\s+\S+\s+\[no test files\]/,
  /^# (?:Running|tests|pass|skipped|todo|suites|cancelled|duration)|^Run options:|^(?:Duration|Transform|Start at)\b/i,
];
