import { spreadOf, sum } from '../statistics.ts';
import type { Figures } from './openings.ts';

export interface Measured {
  readonly runner: string;
  readonly figures: Figures;
}

const KB = 1024;

const sign = (value: boolean | null): string => (value === null ? 'none' : value ? 'yes' : 'NO');

export function lineOf(figures: Figures): string {
  const {
    fileOfFive,
    functionOfFour,
    functionOfTen,
    code,
    body,
    names,
    lines,
    noise,
    listed,
    untrue,
    bytes,
  } = figures;
  return [
    `file ${sign(fileOfFive)}`,
    `function of 4 ${sign(functionOfFour)}`,
    `of 10 ${sign(functionOfTen)}`,
    `code ${sign(code)}`,
    `body ${sign(body)}`,
    `names ${sign(names)}`,
    `noise ${noise.length} of ${lines}`,
    `listed ${sign(listed)}`,
    `false ${untrue.length}`,
    `${(bytes / KB).toFixed(1)} KB`,
  ].join(', ');
}

/** A row for each runner, then one for all. */
export function tableOf(measured: readonly Measured[]): string {
  const runners = [...Map.groupBy(measured, ({ runner }) => runner)];
  const rows = [...runners, ['all', measured] as const].map(([name, those]) =>
    rowOf(
      name,
      those.map(({ figures }) => figures),
    ),
  );
  return [
    '| runner | fixes | file of 5 | function of 4 | of 10 | code | body | names | noise | listed | false | KB, most |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function rowOf(name: string, figures: readonly Figures[]): string {
  const share = (read: (each: Figures) => boolean | null): string => {
    const known = figures.map(read).filter((each) => each !== null);
    return `${known.filter((each) => each).length} of ${known.length}`;
  };
  const noise =
    sum(figures.map((each) => each.noise.length)) / Math.max(1, sum(figures.map(({ lines }) => lines)));
  const sizes = figures.map(({ bytes }) => bytes);
  const cells = [
    name,
    String(figures.length),
    share(({ fileOfFive }) => fileOfFive),
    share(({ functionOfFour }) => functionOfFour),
    share(({ functionOfTen }) => functionOfTen),
    share(({ code }) => code),
    share(({ body }) => body),
    share(({ names }) => names),
    `${Math.round(noise * 100)} %`,
    share(({ listed }) => listed),
    String(sum(figures.map(({ untrue }) => untrue.length))),
    `${(spreadOf(sizes).median / KB).toFixed(1)}, ${(Math.max(...sizes) / KB).toFixed(1)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
