import { anyOf, collapsed, stripAnsi } from '../base/text.ts';
import type { Pieces } from './evaluate.ts';

/** The step whose part of the log is wanted. Times are ISO 8601, to the second, as the API gives them. */
interface LogStep {
  readonly startedAt?: string | null;
  readonly completedAt?: string | null;
}

/** What the runner prints before it runs a step (actions/runner, ScriptHandler.cs). Imitations look the same. */
interface StepHeader {
  /** Milliseconds; NaN for a log without times. */
  readonly time: number;
  /** The index among the log's lines. */
  readonly line: number;
  /** `Run <first line>` */
  readonly title: string;
  /** Null in the header of an action. `shell`: program and arguments, `/usr/bin/bash -e {0}`. */
  readonly script: { readonly text: string; readonly shell: string; readonly env: readonly Line[] } | null;
}

export interface Line {
  /** Milliseconds; NaN for a line without a time. */
  readonly time: number;
  readonly text: string;
  /** Whether it has the colour in which the runner prints the lines of a script. */
  readonly isScript: boolean;
  /** Whether the line goes on with the text of the line above: the runner puts its time before the first line of a text only. */
  readonly goesOn: boolean;
}

// A job's log is one text for all steps, each line after a time stamp. A step of ours starts with a group named
// `Run <first line>` and, if it fails, ends with the runner's error; no line says which step it belongs to.
const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const END_GROUP = '##[endgroup]';
const TIMED_OUT = /^##\[error\]The action (?:'.*' )?has timed out(?: after \d+ minutes)?\.$/;
const EXIT_ERROR = anyOf([/^##\[error\]Process completed with exit code \d+\.$/, TIMED_OUT]);
/** Around each step of a composite action since runner 2.333 (CompositeActionHandler.cs); a test that prints it gives `##[\\start-…`. */
const MARKER = anyOf([
  /^##\[start-action display=([^;\]]*);id=([^;\]]+)\]$/,
  /^##\[end-action id=([^;\]]+);outcome=(\w+);conclusion=(\w+);duration_ms=\d+\]$/,
]);
const SCRIPT_LINE = '\u001b[36;1m';
/** GitHub's own limit for a `run:` is 21,000 characters. */
const MAX_HEADER_LINES = 25_000;

/** A job's log, and the lines from the time of one step: all, where the times are not known or fit no line. */
export interface StepLog {
  readonly lines: readonly Line[];
  readonly from: number;
  readonly to: number;
  /** When the step started, in milliseconds; null where no line is of its time. */
  readonly start: number | null;
  /** The last line in the step's time in which the runner says that a process failed or timed out; -1 when there is none. */
  readonly failureLine: number;
}

/** Reads the lines of a job's log, which come without line ends. */
export function readLog(log: Iterable<string>): readonly Line[] {
  const lines: Line[] = [];
  let hasTimes = false;
  for (const line of log) {
    const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
    const time = Date.parse(`${seconds}${fraction.slice(0, 4)}Z`);
    hasTimes ||= !Number.isNaN(time);
    const printed = line.slice(stamp.length);
    const isScript = printed.startsWith(SCRIPT_LINE);
    const text = printed.includes('\u001b') ? stripAnsi(printed) : printed;
    lines.push({ time, text, isScript, goesOn: hasTimes && Number.isNaN(time) });
  }
  return lines;
}

/** Whether the runner says in this line that a process failed or timed out. A test that prints such a line looks the same. */
export const isFailure = ({ text, goesOn }: Line): boolean => !goesOn && EXIT_ERROR.test(text);

/** The lines from the second in which the step started to the end of the second in which it ended. */
export function logOfStep(lines: readonly Line[], { startedAt, completedAt }: LogStep): StepLog {
  const start = Date.parse(startedAt ?? '');
  const end = completedAt == null ? Number.POSITIVE_INFINITY : Date.parse(completedAt) + 1000;
  const first = lines.findIndex(({ time }) => time >= start && time < end);
  const from = Math.max(0, first);
  const after = first < 0 ? -1 : lines.findIndex(({ time }, at) => at > first && time >= end);
  const to = after < 0 ? lines.length : after;
  const failed = lines.slice(from, to).findLastIndex(isFailure);
  return { lines, from, to, start: first < 0 ? null : start, failureLine: failed < 0 ? -1 : from + failed };
}

/** All headers of the step's time, in their order. */
export function headersIn({ lines, from, to }: StepLog): readonly StepHeader[] {
  const headers: StepHeader[] = [];
  for (let at = from; at < to; at += 1) {
    const header = isHeader(lines[at]) ? headerAt(lines, at) : null;
    if (header !== null) headers.push(header);
  }
  return headers;
}

const isHeader = (line: Line | undefined): boolean =>
  line?.text.startsWith(RUN_GROUP) === true && !line.goesOn;

/** A step of a composite action, as the runner's markers tell it: the lines between them, and how it ended. */
export interface MarkedStep extends LogRange {
  /** The name that the runner shows: `Run npm test`. */
  readonly display: string;
  /** The ids of the steps around it and its own, joined by dots. */
  readonly id: string;
  /** `failure`, `success`, `cancelled`, `skipped`; null: the log ends before. Under `continue-on-error`, a failure concludes `success`. */
  readonly outcome: string | null;
  readonly conclusion: string | null;
}

/** The lines from `from` to before `to`. */
export interface LogRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The steps of composite actions that start in the step's time, in their order; null where they contradict one another: then some
 * were printed by a test, behind a line of an error (`::error::%0A…`).
 */
export function markedSteps({ lines, from, to }: StepLog): readonly MarkedStep[] | null {
  const marked = new Map<string, MarkedStep>();
  const open = new Map<string, string>();
  for (let at = from; at < to; at += 1) {
    const line = lines[at];
    if (line === undefined || !isMarker(line)) continue;
    const [, display = '', started, ended, outcome = '', conclusion = ''] = MARKER.exec(line.text) ?? [];
    const id = unescaped(started ?? ended ?? '');
    const around = aroundOf(id);
    if (started !== undefined) {
      if (open.has(around)) return null;
      open.set(around, id);
      const begun = { id, display: unescaped(display), from: at + 1, to, outcome: null, conclusion: null };
      // The steps that clean up behind an action have the ids of its steps again.
      if (!marked.has(id)) marked.set(id, begun);
      continue;
    }
    const step = marked.get(id);
    if (step === undefined) continue;
    if (open.get(around) !== id) return null;
    open.delete(around);
    if (step.outcome === null) marked.set(id, { ...step, to: at, outcome, conclusion });
  }
  return [...marked.values()];
}

/** The id of the step around a marked one; '' where there is none. */
export const aroundOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** `a; b` of `a%3B b`: ActionCommand.cs. */
const unescaped = (text: string): string =>
  text.replace(/%(3B|0D|0A|5D|25)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isMarker = ({ text, time }: Line): boolean => !Number.isNaN(time) && MARKER.test(text);

/** The first line from `from` on that fits, as far as a header can reach; -1 when there is none. */
function findFrom(lines: readonly Line[], from: number, fits: (line: Line) => boolean): number {
  const end = from + MAX_HEADER_LINES;
  for (let at = from; at < end; at += 1) {
    const line = lines[at];
    if (line === undefined) return -1;
    if (fits(line)) return at;
  }
  return -1;
}

/** The header that starts at `line`; null: it is cut off, or is no header. */
function headerAt(lines: readonly Line[], line: number): StepHeader | null {
  const { time = Number.NaN, text = '' } = lines[line] ?? {};
  const title = text.slice('##[group]'.length);
  const isColoured = lines[line + 1]?.isScript === true;
  const end = findFrom(lines, line + 1, (each) => each.text === END_GROUP && !each.goesOn);
  const at = findFrom(lines, line + 1, (each) =>
    isColoured ? !each.isScript : each.text.startsWith('shell: '),
  );
  const shell = (end < 0 || at < end ? lines[at]?.text : undefined) ?? '';
  if (!shell.startsWith('shell: ')) return { time, line, title, script: null };
  if (end < 0) return null;
  const [head, ...values] = lines.slice(at + 1, end);
  return {
    time,
    line,
    title,
    script: {
      text: lines
        .slice(line + 1, at)
        .map((each) => each.text)
        .join('\n'),
      shell: shell.slice(7),
      env: head?.text === 'env:' ? values : [],
    },
  };
}

/** What a failed step wrote, without time stamps, colours and the runner's own marks. `found`: by what it was recognized. */
interface LogPart {
  readonly text: string;
  readonly found: 'step' | 'time' | 'whole';
  /** Whether the runner stopped the step because its time ran out: the last line of the part says so. */
  readonly hung: boolean;
}

/**
 * The part of a log that a failed step wrote, as far as the log and the step's times tell it: `known` where that is known, up to
 * the runner's error. Else it starts at the first header in the step's time: a later one was printed by tests.
 */
export function failedPart(
  log: readonly Line[],
  step: LogStep,
  known: { readonly from: number; readonly to?: number | null } | null = null,
): LogPart {
  const { lines, from, to, start, failureLine } = logOfStep(log, step);
  const partOf = (part: readonly Line[], found: LogPart['found']): LogPart => {
    const last = part.findLast((line) => line.text !== '' && !isMarker(line));
    const hung = last !== undefined && !last.goesOn && TIMED_OUT.test(last.text);
    return { text: plainLines(part), found, hung };
  };
  if (known?.to != null) return partOf(lines.slice(known.from, known.to), 'step');
  const ran = lines.slice(from, failureLine + 1);
  const header = start === null ? ran.findLastIndex(isHeader) : ran.findIndex(isHeader);
  const first = known?.from ?? (header < 0 ? lines.length : from + header);
  if (first <= failureLine) return partOf(lines.slice(first, failureLine + 1), 'step');
  return partOf(lines.slice(from, to), start === null ? 'whole' : 'time');
}

function plainLines(lines: readonly Line[]): string {
  const texts = lines
    .filter((line) => !line.text.startsWith(END_GROUP) && !isMarker(line))
    .map(({ text }) => text);
  return texts
    .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
    .join('\n')
    .trim();
}

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
 * the second in which a step starts, the one before it may still have printed (`sharesSecond`). There, headers that fit and
 * say different things are not told apart, and none is believed.
 */
export const matchHeader = (
  log: StepLog,
  template: HeaderTemplate,
  sharesSecond: boolean,
): TrustedHeader | null => chosenHeader(log, (header) => readHeader(header, template), sharesSecond);

/** The header of a step of which nothing else is known. */
export const firstHeader = (log: StepLog, sharesSecond: boolean): TrustedHeader | null =>
  chosenHeader(
    log,
    (header) =>
      readHeader(header, {
        script: [{ kind: 'text', text: header.script?.text ?? '' }],
        stepEnv: new Map(),
      }),
    sharesSecond,
  );

function chosenHeader(
  log: StepLog,
  read: (header: StepHeader) => TrustedHeader | null,
  sharesSecond: boolean,
): TrustedHeader | null {
  const { start } = log;
  const fitting = headersIn(log)
    .filter(({ time }) => start === null || time < start + HEADER_MS)
    .flatMap((header) => {
      const trusted = read(header);
      return trusted === null ? [] : [{ trusted, time: header.time }];
    });
  const [first] = fitting;
  if (first === undefined) return null;
  if (start !== null && (!sharesSecond || first.time >= start + 1000)) return first.trusted;
  const rivals = fitting.filter(({ time }) => start === null || time < start + 1000);
  return rivals.every(({ trusted }) => saysSame(trusted, first.trusted)) ? first.trusted : null;
}

/** The content of a header; null when it is not one of this step. */
export function readHeader(
  { script: shown, line }: StepHeader,
  { script, stepEnv }: HeaderTemplate,
): TrustedHeader | null {
  if (shown === null || !fitsScript(trimmed(script), trimmedLines(shown.text))) return null;
  const env = readEnv(shown.env);
  for (const [name, pieces] of stepEnv) {
    const value = env.get(name);
    if (value === undefined || value === '***') continue;
    if (fitText(pieces, value) === null && fitText(trimmed(pieces), trimmedLines(value)) === null)
      return null;
  }
  return { line, script: trimmedLines(shown.text), shell: shown.shell, env };
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

/** Writes a script as the runner prints it: without the line ends behind it; and no log keeps white space at the end of a line. */
const trimmedLines = (text: string): string =>
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

/**
 * Reads lines of the form `  NAME: value`, and those with which a value goes on. In a log without times nothing tells these from the
 * next variable: a value behind which a line of another form stands is dropped.
 */
function readEnv(lines: readonly Line[]): ReadonlyMap<string, string> {
  const env = new Map<string, string>();
  let last: string | null = null;
  for (const { text, goesOn } of lines) {
    const [, name, value = ''] = (goesOn ? null : /^ {2}([A-Za-z_][\w.-]*): ?(.*)$/.exec(text)) ?? [];
    if (name !== undefined) env.set(name, value);
    else if (last !== null && goesOn) env.set(last, `${env.get(last) ?? ''}\n${text}`);
    else if (last !== null) env.delete(last);
    last = name ?? (goesOn ? last : null);
  }
  return env;
}
