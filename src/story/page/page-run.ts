import type { Json } from '../../base/json.ts';

/** What is wrong with a line of the trace file. */
interface LineProblem {
  readonly line: number;
  readonly reason: string;
}

/** One line of a trace without its envelope. `payload` may have any shape: the page also shows what it does not know. */
export interface PageEvent {
  readonly seq: number;
  /** Seconds since 1970. */
  readonly ts: number | null;
  readonly kind: string;
  readonly payload: Json;
}

export interface PageRun {
  readonly runId: string;
  readonly events: readonly PageEvent[];
  /** Lines of the file that could not be read: each is reported. */
  readonly problems: readonly LineProblem[];
  /** What the hash chain of this run shows. No findings: each line is unchanged and where the run wrote it. */
  readonly integrity: {
    readonly events: number;
    readonly findings: readonly LineProblem[];
  };
  /** sha256 of the whole trace file, in hex; null when it is not known. */
  readonly traceSha256: string | null;
  /**
   * The sha256 of the trace file that the run itself reported; null: not known. A file with another sha256 is not the run's record,
   * even if the hash chain in it is intact.
   */
  readonly writtenSha256: string | null;
}

const MAX_LINES_SHOWN = 20;

/** The problems of a record, a sentence each; empty when there are none. A reader must know them before believing the page. */
export function damageOf(run: PageRun): readonly string[] {
  const lines = byLine([...run.problems, ...run.integrity.findings]);
  const { traceSha256, writtenSha256 } = run;
  const isOther = writtenSha256 !== null && traceSha256 !== writtenSha256;
  return [
    ...(isOther
      ? [`The file is not the one that the run wrote: its sha256 should be ${writtenSha256}.`]
      : []),
    ...lines.slice(0, MAX_LINES_SHOWN),
    ...(lines.length > MAX_LINES_SHOWN ? [`And ${lines.length - MAX_LINES_SHOWN} more lines.`] : []),
  ];
}

/** One entry for each line of the file: reader and hash chain often report the same problem, and the longer text is kept. */
function byLine(problems: readonly LineProblem[]): readonly string[] {
  const lines = Map.groupBy(problems, ({ line }) => line);
  return [...lines].map(([line, found]) => {
    const reasons = [...new Set(found.map(({ reason }) => reason))];
    const distinct = reasons.filter(
      (reason) => !reasons.some((other) => other !== reason && other.startsWith(reason)),
    );
    return `Line ${line}: ${distinct.join('; ')}`;
  });
}
