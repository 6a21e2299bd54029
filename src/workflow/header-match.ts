import type { Pieces } from './evaluate.ts';
import { fitText } from './fit.ts';
import type { StepHeader } from './job-log.ts';

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
    .replace(/[ \t]+$/gm, '')
    .trimEnd();

function trimmed(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'text') return piece;
    const text = piece.text.replace(/\r\n/g, '\n').replace(/[ \t]+(?=\n)/g, '');
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
