import { stripAnsi } from '../agent/digest.ts';

/** The step whose part of a log is wanted. Times are ISO 8601, to the second, as the API gives them. */
export interface LogStep {
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

/** `found`: how the part was told from the rest. */
export interface LogPart {
  readonly text: string;
  readonly found: 'step' | 'time' | 'whole';
}

interface Line {
  /** Milliseconds; NaN for a line without a time. */
  readonly time: number;
  readonly text: string;
}

// A job's log is one text for all steps, each line after a time stamp. A step of ours starts with a group named
// `Run <first line>` and, if it fails, ends with the runner's error; no line says which step it belongs to.
const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const EXIT_ERROR = /^##\[error\]Process completed with exit code \d+\.$/;

/** The part of a job's log that a failed step wrote, without time stamps, colours and the runner's own marks. */
export function failedPart(log: string, step: LogStep): LogPart {
  const lines = log.split(/\r?\n/).map(readLine);
  const inTime = withinTime(lines, step);
  const candidates = inTime.length > 0 ? inTime : lines;
  const end = candidates.findLastIndex(({ text }) => EXIT_ERROR.test(text));
  const start = candidates.slice(0, end + 1).findLastIndex(({ text }) => text.startsWith(RUN_GROUP));
  if (end >= 0 && start >= 0) return { text: plain(candidates.slice(start, end + 1)), found: 'step' };
  return { text: plain(candidates), found: inTime.length > 0 ? 'time' : 'whole' };
}

function readLine(line: string): Line {
  const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
  return {
    time: Date.parse(`${seconds}${fraction.slice(0, 4)}Z`),
    text: stripAnsi(line.slice(stamp.length)),
  };
}

/** From the second in which the step started to the end of that in which it ended; lines without a time stay with the one before. */
function withinTime(lines: readonly Line[], { startedAt, completedAt }: LogStep): readonly Line[] {
  if (startedAt === null || completedAt === null) return [];
  const [from, to] = [Date.parse(startedAt), Date.parse(completedAt) + 1000];
  let isInside = false;
  return lines.filter(({ time }) => {
    if (!Number.isNaN(time)) isInside = time >= from && time < to;
    return isInside;
  });
}

function plain(lines: readonly Line[]): string {
  const texts = lines.map(({ text }) => text).filter((text) => !text.startsWith('##[endgroup]'));
  return texts
    .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
    .join('\n')
    .trim();
}
