import { anyOf } from '../../base/text.ts';

/** `ends`: another thing begins here, so what stands below is no part of a failure above. `frame`: a call outside of the repository. */
type Noise = 'ends' | 'frame';

/** What runners and builds print that says nothing of a failure; each row has its examples in the tests. */
export const NOISE_ROWS: readonly {
  readonly name: string;
  readonly noise: Noise;
  readonly pattern: RegExp;
}[] = [
  {
    name: 'a test that passed, or was skipped',
    noise: 'ends',
    pattern: anyOf([
      /^\s*(?:ok (?:\d|- )|ok$|[✓✔√↓] |--- PASS|PASS\b|\[ *(?:OK|PASS|PASSED|pass|passed) *\] )/,
      /^test result: ok\. |(?:\.\.\. ok|\bPASSED(?:\s+\[ *\d+%\])?|:PASS|\bPassed +[\d.]+ sec)$/,
    ]),
  },
  {
    name: 'what TAP says of a test that begins or ends',
    noise: 'ends',
    pattern: /^\s*(?:# Subtest: |# time=[\d.]+m?s$|\d+\.\.\d+(?: # time=.*)?$)/,
  },
  {
    name: 'a package of Go that passed, or has no tests',
    noise: 'ends',
    pattern: /^(?:ok|\?) +\t\S/,
  },
  {
    name: 'a test that begins',
    noise: 'ends',
    pattern: /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)\b|Start +\d+: |\[ +RUN +\])/,
  },
  {
    name: 'a package manager or compiler at work',
    noise: 'ends',
    pattern: anyOf([
      /^\s+Adding \S+ v\d/,
      /^\s*(?:Compiling|Download(?:ing|ed)|Updating|Locking|Finished|Running|Building|Installing|Fetching) \S/,
    ]),
  },
  {
    name: 'cmake and make',
    noise: 'ends',
    pattern:
      /^(?:-- |\[ *\d+%\]|make(?:\[\d+\])?: (?!\*\*\*)|\d+: (?:Test command|Working Directory|Test timeout))/,
  },
  {
    name: 'Maven',
    noise: 'ends',
    pattern: anyOf([
      /^\[(?:INFO|WARNING|DEBUG)\]|^\[ERROR\](?:\s*$| (?:-> )?\[Help)/,
      /^\[ERROR\] (?:To see|Re-run|For more|Please refer|See dump|Failed to execute)/,
    ]),
  },
  {
    name: 'a warning',
    noise: 'ends',
    pattern: anyOf([
      /^(?:(?:npm )?warn(?:ing)?(?:\[[^\]]*\])?(?::| )|\(node:\d+\) )/,
      /^npm notice\b/,
      /^\S+\.\w+:\d+:(?:\d+:)? warning: /,
    ]),
  },
  {
    name: 'a frame of Node or of a package',
    noise: 'frame',
    pattern: /^\s*(?:at|❯) .*(?:\bnode:|\bnode_modules\/)/,
  },
  {
    name: 'a frame of Java or its runner',
    noise: 'frame',
    pattern: /^\s+at (?:java\.|jdk\.|sun\.|junit\.|org\.(?:junit|apache\.maven|gradle)\.)/,
  },
  {
    name: 'a frame of Rust itself',
    noise: 'frame',
    pattern: anyOf([
      /^\s+\d+:(?: +0x[\da-f]+ -)? <*(?:core|std|alloc|test|__rustc|rust_begin_unwind)(?:\[\w+\])?(?:::|$)/,
      /^\s+\d+:(?: +0x[\da-f]+ -)? (?:<fn\(\)|start_thread$|clone3?$|<unknown>$)/,
      /^\s+at (?:\/rustc\/|\.\/(?:nptl|misc|csu)\/)/,
    ]),
  },
  {
    name: 'a frame of an installed Python',
    noise: 'frame',
    pattern: /(?:^\s*File "|^)[^\s"]*(?:\/site-packages\/|\/lib\/python\d)[^\s"]*/,
  },
  {
    name: 'a frame of Go itself',
    noise: 'frame',
    pattern: /^\s+\/\S*\/go\/src\/|^(?:testing|runtime)\.[\w.*()]+\(|^panic\(\{|^created by testing\./,
  },
];

/** What kind of noise a line is; null: it may tell of a failure. */
export const noiseOf = (line: string): Noise | null =>
  NOISE_ROWS.find(({ pattern }) => pattern.test(line))?.noise ?? null;

/** The source that a compiler quotes below a message: `  --> a.rs:3:5`, `12 |   let x`, `   |   ^~~`, `  = note: …`. */
const QUOTED_BY_COMPILER = /^\s*(?:--> |\d* *\||= (?:note|help): )/;
const WARNING = NOISE_ROWS.find(({ name }) => name === 'a warning')?.pattern;

/**
 * rspec and jasmine list what is pending like failures, from such lines to the next part of the report. A program may print the first word
 * as well, and rebar3 prints below it which set-up failed.
 */
const PENDING = /^Pending: \(Failures listed here are expected|^Pending:\n\n\d+\) /;
const AFTER_PENDING = /^(?:Failures:|Failed examples:|Incomplete:|Finished in |\d+ (?:specs?|examples?)\b)/;

/**
 * `noiseOf` each line. Noise is also what a warning quotes, and what is pending; `again`: a line of a block that only repeats lines from
 * above.
 */
export function noiseIn(
  lines: readonly string[],
  firsts = firstCopies(lines),
): readonly (Noise | 'again' | null)[] {
  let isWarning = false;
  let isPending = false;
  const noise = lines.map((line, at) => {
    isPending =
      (line.startsWith('Pending:') && PENDING.test(lines.slice(at, at + 3).join('\n'))) ||
      (isPending && !AFTER_PENDING.test(line));
    if (isPending) return 'ends';
    isWarning = WARNING?.test(line) === true || (isWarning && QUOTED_BY_COMPILER.test(line));
    return isWarning ? 'ends' : noiseOf(line);
  });
  const isAgain = (first: number, at: number): boolean =>
    first !== at && noise[at] !== 'ends' && noise[first] !== 'ends';
  return firsts.map((first, at) => (isAgain(first, at) ? 'again' : (noise[at] ?? null)));
}

/** So many equal lines in a row are no chance but a repetition: jest prints all failures again at its end. */
const LINES_OF_A_REPEAT = 8;

/** For each line the place of its first copy, where a block of lines is repeated; for all others their own place. */
export function firstCopies(lines: readonly string[]): readonly number[] {
  const ids = new Map<string, number>();
  const numbers = lines.map((line) => ids.get(line) ?? ids.set(line, ids.size).size - 1);
  const counts = new Uint32Array(ids.size);
  for (const id of numbers) counts[id] = (counts[id] ?? 0) + 1;
  const firsts = [...lines.keys()];
  const seen = new Map<string, number>();
  let linesSeenTwice = 0;
  for (const [end, id] of numbers.entries()) {
    linesSeenTwice = (counts[id] ?? 0) > 1 ? linesSeenTwice + 1 : 0;
    if (linesSeenTwice < LINES_OF_A_REPEAT) continue;
    const at = end + 1 - LINES_OF_A_REPEAT;
    const block = numbers.slice(at, end + 1);
    if (new Set(block).size < LINES_OF_A_REPEAT / 2) continue;
    const key = block.join();
    const first = seen.get(key) ?? at;
    if (first === at) seen.set(key, at);
    else if (at >= first + LINES_OF_A_REPEAT)
      for (const next of block.keys()) firsts[at + next] = firsts[first + next] ?? at;
  }
  return firsts;
}
