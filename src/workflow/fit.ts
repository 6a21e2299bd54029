import type { Pieces } from './evaluate.ts';
import type { StepHeader } from './job-log.ts';

/** `values`: what stands in the holes, in their order; null where the text does not tell where one ends and the next begins. */
export interface Fit {
  readonly values: readonly string[] | null;
}

/** Whether a text can be what the pieces evaluate to; null when it cannot. */
export function fitText(pieces: Pieces, text: string): Fit | null {
  const literals = literalsOf(pieces);
  const [first = '', ...rest] = literals;
  const last = rest.pop();
  if (last === undefined) return text === first ? { values: [] } : null;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return null;
  const [from, to] = [first.length, text.length - last.length];
  const early = cutsFromStart(rest, text, { from, to });
  const late = cutsFromEnd(rest, text, { from, to });
  if (early === null || late === null) return null;
  const values = valuesBetween(rest, text, { from, to, cuts: early });
  const isOnly = early.every((cut, at) => cut === late[at]);
  return { values: isOnly && !hasAdjacentHoles(pieces) ? values : null };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The literal texts around the holes: one more than there are holes. */
function literalsOf(pieces: Pieces): string[] {
  const literals = [''];
  for (const piece of pieces) {
    if (piece.kind === 'text') literals.push((literals.pop() ?? '') + piece.text);
    else literals.push('');
  }
  return literals;
}

const hasAdjacentHoles = (pieces: Pieces): boolean =>
  pieces.some((piece, at) => piece.kind !== 'text' && at > 0 && pieces[at - 1]?.kind !== 'text');

function cutsFromStart(literals: readonly string[], text: string, { from, to }: Range): number[] | null {
  const cuts: number[] = [];
  let at = from;
  for (const literal of literals) {
    const cut = text.indexOf(literal, at);
    if (cut < 0 || cut + literal.length > to) return null;
    cuts.push(cut);
    at = cut + literal.length;
  }
  return cuts;
}

function cutsFromEnd(literals: readonly string[], text: string, { from, to }: Range): number[] | null {
  const cuts: number[] = [];
  let at = to;
  for (const literal of literals.toReversed()) {
    const cut = text.lastIndexOf(literal, at - literal.length);
    if (cut < from) return null;
    cuts.unshift(cut);
    at = cut;
  }
  return cuts;
}

function valuesBetween(
  literals: readonly string[],
  text: string,
  { from, to, cuts }: Range & { readonly cuts: readonly number[] },
): string[] {
  const starts = [from, ...cuts.map((cut, at) => cut + (literals[at]?.length ?? 0))];
  const ends = [...cuts, to];
  return starts.map((start, at) => text.slice(start, ends[at]));
}

/** A header that can be told to be the runner's own, and what it says. */
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
  if (fitText(trimmed(script), lines(header.script)) === null) return null;
  const env = readEnv(header.env);
  for (const [name, pieces] of stepEnv) {
    const value = env.get(name);
    // A value of several lines is not read exactly.
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

/** `  NAME: value`; a line of another form goes on with the value before it, which is then not taken. */
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
