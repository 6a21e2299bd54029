import { collapsed, stripAnsi } from '../core/text.ts';
import type { Pieces } from './evaluate.ts';

/** The step whose part of the log is wanted. Times are ISO 8601, to the second, as the API gives them. */
interface LogStep {
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

/** `found`: by what the part was recognized. */
interface LogPart {
  readonly text: string;
  readonly found: 'step' | 'time' | 'whole';
}

/** What the runner prints before it runs a step (actions/runner, ScriptHandler.cs). Imitations look the same. */
interface StepHeader {
  /** Milliseconds; NaN for a log without times. */
  readonly time: number;
  /** Where it stands among the log's lines. */
  readonly line: number;
  /** `Run <first line>` */
  readonly title: string;
  /** null: the header of an action, not of a script. */
  readonly script: string | null;
  /** Program and arguments: `/usr/bin/bash -e {0}`. */
  readonly shell: string | null;
  /** The lines of `env:`, as they stand. */
  readonly env: readonly string[];
}

interface Line {
  /** Milliseconds; NaN for a line without a time. */
  readonly time: number;
  readonly text: string;
  /** With its colours. */
  readonly raw: string;
}

// A job's log is one text for all steps, each line after a time stamp. A step of ours starts with a group named
// `Run <first line>` and, if it fails, ends with the runner's error; no line says which step it belongs to.
const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const END_GROUP = '##[endgroup]';
const EXIT_ERROR = /^##\[error\]Process completed with exit code \d+\.$/;
const SCRIPT_LINE = '\u001b[36;1m';
/** GitHub's own limit for a `run:` is 21,000 characters. */
const MAX_HEADER_LINES = 25_000;

/** A job's log, read once. */
export class ParsedLog {
  readonly #lines: readonly Line[];

  constructor(text: string) {
    this.#lines = text.split(/\r?\n/).map(readLine);
  }

  /** All headers of a step's time, in their order; of the whole log where its times are not known or fit no line. */
  headers(step: LogStep): readonly StepHeader[] {
    const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
    const headers: StepHeader[] = [];
    for (let at = from; at < to; at += 1) {
      if (!this.#lines[at]?.text.startsWith(RUN_GROUP)) continue;
      const header = this.#headerAt(at);
      if (header !== null) headers.push(header);
    }
    return headers;
  }

  /** Whether any line is of a step's time. */
  isTimed(step: LogStep): boolean {
    return this.#span(step) !== null;
  }

  /** The last line of a step's time in which the runner says that a process failed; -1 when there is none. */
  failureLine(step: LogStep): number {
    const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
    for (let at = to - 1; at >= from; at -= 1) if (EXIT_ERROR.test(this.#lines[at]?.text ?? '')) return at;
    return -1;
  }

  /**
   * What a failed step wrote, without time stamps, colours and the runner's own marks. It starts at `headerLine`
   * where that is known, else at the first header of its time: a later one is what tests print.
   */
  failedPart(step: LogStep, headerLine: number | null = null): LogPart {
    const span = this.#span(step);
    const { from, to } = span ?? { from: 0, to: this.#lines.length };
    const end = this.failureLine(step);
    const isHeader = (at: number) => this.#lines[at]?.text.startsWith(RUN_GROUP) === true;
    const lines = Array.from({ length: Math.max(0, end - from + 1) }, (_, at) => from + at);
    const start = headerLine ?? (span === null ? lines.findLast(isHeader) : lines.find(isHeader));
    if (end >= 0 && start !== undefined && start <= end) {
      return { text: plainLines(this.#lines.slice(start, end + 1)), found: 'step' };
    }
    return { text: plainLines(this.#lines.slice(from, to)), found: span === null ? 'whole' : 'time' };
  }

  /**
   * The lines from the second in which the step started to the end of the second in which it ended; null when there are none.
   */
  #span({ startedAt, completedAt }: LogStep): { readonly from: number; readonly to: number } | null {
    if (startedAt === null) return null;
    const start = Date.parse(startedAt);
    const end = completedAt === null ? Number.POSITIVE_INFINITY : Date.parse(completedAt) + 1000;
    const from = this.#lines.findIndex(({ time }) => time >= start && time < end);
    if (from < 0) return null;
    const after = this.#lines.findIndex(({ time }, at) => at > from && time >= end);
    return { from, to: after < 0 ? this.#lines.length : after };
  }

  #headerAt(start: number): StepHeader | null {
    const title = this.#lines[start]?.text.slice('##[group]'.length) ?? '';
    const time = this.#lines[start]?.time ?? Number.NaN;
    const last = Math.min(this.#lines.length, start + MAX_HEADER_LINES);
    let at = start + 1;
    const script: string[] = [];
    const isColoured = this.#lines[at]?.raw.startsWith(SCRIPT_LINE) === true;
    for (; at < last; at += 1) {
      const line = this.#lines[at];
      if (line === undefined || line.text === END_GROUP) break;
      if (isColoured ? !line.raw.startsWith(SCRIPT_LINE) : line.text.startsWith('shell: ')) break;
      script.push(line.text);
    }
    const shell = this.#lines[at]?.text ?? '';
    if (!shell.startsWith('shell: ')) return { time, line: start, title, script: null, shell: null, env: [] };
    const env: string[] = [];
    for (at += 1; at < last; at += 1) {
      const text = this.#lines[at]?.text;
      if (text === END_GROUP) {
        const values = env[0] === 'env:' ? env.slice(1) : [];
        return { time, line: start, title, script: script.join('\n'), shell: shell.slice(7), env: values };
      }
      env.push(text ?? '');
    }
    // Cut off, or no header at all.
    return null;
  }
}

function readLine(line: string): Line {
  const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
  const raw = line.slice(stamp.length);
  return { time: Date.parse(`${seconds}${fraction.slice(0, 4)}Z`), text: stripAnsi(raw), raw };
}

function plainLines(lines: readonly Line[]): string {
  const texts = lines.map(({ text }) => text).filter((text) => !text.startsWith(END_GROUP));
  return texts
    .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
    .join('\n')
    .trim();
}

/** What a failed step wrote, as far as a log and the step's times alone can tell. */
export const failedPart = (log: string, step: LogStep, headerLine: number | null = null): LogPart =>
  new ParsedLog(log).failedPart(step, headerLine);

/** `values`: what stands in the holes, in their order; null where the text does not tell where one ends and the next begins. */
interface Fit {
  readonly values: readonly string[] | null;
}

/** Whether a text can be what the pieces evaluate to; null when it cannot. */
export function fitText(pieces: Pieces, text: string): Fit | null {
  // The literal texts around the holes: one more than there are holes.
  const literals = [''];
  for (const piece of pieces) {
    if (piece.kind === 'text') literals.push((literals.pop() ?? '') + piece.text);
    else literals.push('');
  }
  const [first = '', ...rest] = literals;
  const last = rest.pop();
  if (last === undefined) return text === first ? { values: [] } : null;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return null;
  const [from, to] = [first.length, text.length - last.length];
  // Each literal as early and as late as it can stand: where the two agree, the position is certain.
  const early: number[] = [];
  for (let at = from; early.length < rest.length; ) {
    const literal = rest[early.length] ?? '';
    const cut = text.indexOf(literal, at);
    if (cut < 0 || cut + literal.length > to) return null;
    early.push(cut);
    at = cut + literal.length;
  }
  let end = to;
  const late = rest.toReversed().map((literal) => {
    end = text.lastIndexOf(literal, end - literal.length);
    return end;
  });
  const hasAdjacentHoles = rest.includes('');
  if (hasAdjacentHoles || late.reverse().some((cut, at) => cut !== early[at])) return { values: null };
  const starts = [from, ...early.map((cut, at) => cut + (rest[at]?.length ?? 0))];
  return { values: starts.map((start, at) => text.slice(start, early[at] ?? to)) };
}

/** Whether a name that is shown, collapsed, can be what the pieces evaluate to: a value at an end of it can be empty. */
export function fitName(pieces: Pieces, shown: string): Fit | null {
  const name = pieces.map((piece, at) => {
    if (piece.kind !== 'text') return piece;
    const [start, end] = [at === 0 ? '' : 'x', at === pieces.length - 1 ? '' : 'x'];
    const text = collapsed(start + piece.text + end);
    return { ...piece, text: text.slice(start.length, text.length - end.length) };
  });
  return fitText(name, shown) ?? fitText(name, `${shown} `) ?? fitText(name, ` ${shown}`);
}

/** A header that is known to be the runner's own. */
export interface TrustedHeader {
  readonly line: number;
  /** The evaluated script, without the line ends behind it. */
  readonly script: string;
  readonly shell: string;
  readonly env: ReadonlyMap<string, string>;
}

/** A step as the workflow has it: what the header must fit. */
export interface HeaderTemplate {
  readonly script: Pieces;
  /** The step's own `env:` values: nothing can change them, so a header with others is no header of this step. */
  readonly stepEnv: ReadonlyMap<string, Pieces>;
}

/** How long the runner takes, at most, from the start of a step to its header. */
const HEADER_MS = 3000;

/**
 * The header of a step among those of its time. The first is the runner's, but the API's times are whole seconds: in
 * the second in which a step starts, the one before it may still have printed. There, headers that fit and say
 * different things are not told apart, and none is believed.
 */
export function matchHeader(
  headers: readonly StepHeader[],
  template: HeaderTemplate,
  of: { readonly startedAt: string | null; readonly isTimed: boolean; readonly sharesSecond: boolean },
): TrustedHeader | null {
  const { isTimed } = of;
  const start = Date.parse(of.startedAt ?? '');
  const fitting = headers
    .filter(({ time }) => !isTimed || time < start + HEADER_MS)
    .flatMap((header) => {
      const trusted = readHeader(header, template);
      return trusted === null ? [] : [{ trusted, time: header.time }];
    });
  const [first] = fitting;
  if (first === undefined) return null;
  if (isTimed && (!of.sharesSecond || first.time >= start + 1000)) return first.trusted;
  const rivals = isTimed ? fitting.filter(({ time }) => time < start + 1000) : fitting;
  return rivals.every(({ trusted }) => saysSame(trusted, first.trusted)) ? first.trusted : null;
}

/** null when the header is not one of this step. */
export function readHeader(header: StepHeader, { script, stepEnv }: HeaderTemplate): TrustedHeader | null {
  if (header.script === null || header.shell === null) return null;
  if (!fitsScript(trimmed(script), lines(header.script))) return null;
  const env = readEnv(header.env);
  for (const [name, pieces] of stepEnv) {
    const value = env.get(name);
    // A value of several lines cannot be read exactly.
    if (value === undefined || pieces.some((piece) => piece.kind === 'text' && piece.text.includes('\n')))
      continue;
    if (
      value !== '***' &&
      fitText(pieces, value) === null &&
      fitText(trimmed(pieces), value.trimEnd()) === null
    )
      return null;
  }
  return { line: header.line, script: lines(header.script), shell: header.shell, env };
}

/** No log keeps white space at the end of a line: where a value there is empty, the blank before it is not shown either. */
function fitsScript(script: Pieces, shown: string): boolean {
  if (fitText(script, shown) !== null) return true;
  const isLineEnd = (at: number): boolean => {
    const next = script[at + 1];
    return next === undefined || (next.kind === 'text' && /^(?:\n|$)/.test(next.text));
  };
  const bare = script.map((piece, at) =>
    piece.kind === 'text' && at + 1 < script.length && isLineEnd(at + 1)
      ? { ...piece, text: piece.text.replace(/(?<![ \t])[ \t]+$/, '') }
      : piece,
  );
  const values = fitText(bare, shown)?.values ?? null;
  const holes = [...script.keys()].filter((at) => script[at]?.kind !== 'text');
  return values !== null && holes.every((at, n) => !isLineEnd(at) || /^(?:\s|$)/.test(values[n] ?? ''));
}

const saysSame = (a: TrustedHeader, b: TrustedHeader): boolean =>
  a.script === b.script && a.shell === b.shell && JSON.stringify([...a.env]) === JSON.stringify([...b.env]);

/** As the runner prints a script: without the line ends behind it; and no log keeps white space at the end of a line. */
const lines = (text: string): string =>
  text
    .replace(/\r\n/g, '\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trimEnd();

function trimmed(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'text') return piece;
    const text = piece.text.replace(/\r\n/g, '\n').replace(/(?<![ \t])[ \t]+(?=\n)/g, '');
    return { kind: 'text', text: at === pieces.length - 1 ? text.trimEnd() : text };
  });
}

/** Reads lines of the form `  NAME: value`. A line of another form continues the value before it, which is then dropped. */
function readEnv(lines: readonly string[]): ReadonlyMap<string, string> {
  const env = new Map<string, string>();
  let last: string | null = null;
  for (const line of lines) {
    const [, name, value = ''] = /^ {2}([A-Za-z_][\w.-]*): ?(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      if (last !== null) env.delete(last);
      last = null;
      continue;
    }
    env.set(name, value);
    last = name;
  }
  return env;
}
