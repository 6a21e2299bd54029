/** The most a failing digest takes (DESIGN 5). */
export const DIGEST_BYTES = 6 * 1024;
const LINE_CHARS = 400;

const encoder = new TextEncoder();
export const byteLength = (text: string): number => encoder.encode(text).length;

// biome-ignore lint/complexity/useRegexLiterals: a literal would hold an escape character
const ANSI = new RegExp('\\u001b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007\\u001b]*(?:\\u0007|\\u001b\\\\)?)', 'g');
export const stripAnsi = (text: string): string => text.replace(ANSI, '');

/** Lines that tell what failed and where, in the common runners' words. */
const TELLING =
  /\b(error|errors|fail|failed|failing|failure|failures|assert\w*|expected|actual|received|got|want|panic|panicked|exception|traceback|undefined|cannot|mismatch)\b|^E\s|^\s*(not ok|---|✗|✕|×|●|>)\s|Error:|[\w/.-]+\.\w+:\d+/i;

/** What identifies a failure from run to run: names of failing tests and their messages. */
const IDENTIFYING =
  /^\s*(FAILED|FAIL\b|ERROR\b|--- FAIL|not ok|✗|✕|×|●|E\s)|\b(AssertionError|Error:|panic:|panicked at)/;

/**
 * What a failing run printed, in at most `maxBytes`: whole when it fits, else head, telling lines and tail
 * in their order, each gap saying how many lines it hides (I14).
 */
export function failingDigest(output: string, maxBytes: number = DIGEST_BYTES): string {
  const lines = stripAnsi(output).trimEnd().split(/\r?\n/).map(cutLine);
  const whole = lines.join('\n');
  if (byteLength(whole) <= maxBytes) return whole;
  return withGaps(lines, pickLines(lines, maxBytes - GAP_BYTES));
}

/** Room for the lines that say what is hidden. */
const GAP_BYTES = 700;
const MAX_GAPS = 12;

/** Tail first (summaries stand last), then telling lines, then head: each kind gets its share of the room. */
function pickLines(lines: readonly string[], room: number): ReadonlySet<number> {
  const picked = new Set<number>();
  const cost = (at: number): number => byteLength(lines[at] ?? '') + 1;
  const take = (order: Iterable<number>, share: number, maxRuns: number): void => {
    let left = share;
    let runs = 0;
    for (const at of order) {
      if (picked.has(at)) continue;
      const startsRun = !picked.has(at - 1) && !picked.has(at + 1);
      if (cost(at) > left || (startsRun && ++runs > maxRuns)) break;
      left -= cost(at);
      picked.add(at);
    }
  };
  const indexes = lines.map((_, at) => at);
  take(indexes.toReversed(), room * 0.45, 1);
  take(
    indexes.filter((at) => TELLING.test(lines[at] ?? '')),
    room * 0.35,
    MAX_GAPS - 2,
  );
  take(indexes, room * 0.2, 1);
  return picked;
}

function withGaps(lines: readonly string[], picked: ReadonlySet<number>): string {
  const parts: string[] = [];
  let hidden = 0;
  for (const [at, line] of lines.entries()) {
    if (!picked.has(at)) {
      hidden++;
      continue;
    }
    if (hidden > 0) parts.push(gap(hidden));
    hidden = 0;
    parts.push(line);
  }
  if (hidden > 0) parts.push(gap(hidden));
  return parts.join('\n');
}

const gap = (lines: number): string => `[… ${lines} lines left out; read the files they came from …]`;

function cutLine(line: string): string {
  return line.length <= LINE_CHARS
    ? line
    : `${line.slice(0, LINE_CHARS)}[… ${line.length - LINE_CHARS} more characters]`;
}

/**
 * Names a failure so that two runs with the same failing tests compare equal: identifying lines without
 * durations, addresses and temporary paths; the last lines when no line identifies anything.
 */
export function failureSignature(output: string): string {
  const lines = stripAnsi(output)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const identifying = lines.filter((line) => IDENTIFYING.test(line));
  const chosen = identifying.length > 0 ? identifying : lines.slice(-3);
  return [...new Set(chosen.map(withoutNoise))].join('\n').slice(0, 600);
}

function withoutNoise(line: string): string {
  return line
    .replace(/0x[0-9a-f]+/gi, '0x…')
    .replace(/\b\d+(\.\d+)?\s*(ms|s|sec|seconds|µs|ns|m)\b/g, '…')
    .replace(/\/(tmp|var\/folders)\/[^\s:'")]+/g, '/tmp/…')
    .replace(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}[.\d]*Z?/g, '…')
    .slice(0, 200);
}
