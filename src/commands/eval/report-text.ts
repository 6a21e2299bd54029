import { createHash } from 'node:crypto';
import { formatCount, formatSeconds } from '../../base/numbers.ts';
import { Usage } from '../../core/usage.ts';
import { safeHtml, safeLines } from '../../story/tell.ts';
import type { Progress } from './job.ts';
import type { ConfigurationReport, Report, Share, TaskRow } from './report.ts';
import { type Verdict, verdictOf } from './result.ts';
import type { ReadTrial } from './store.ts';

// How the numbers of a report are written, in Markdown and on the page.

export const percent = (share: number): string =>
  `${(share * 100).toFixed(share > 0 && share < 0.01 ? 1 : 0)} %`;

/** `75 % (21 of 28), 57–87 %`. */
const shareText = ({ rate, count, of, low, high }: Share): string =>
  `${percent(rate)} (${count} of ${of}), ${(low * 100).toFixed(0)}–${percent(high)}`;

function moneyText(cost: number | null, currency: string): string {
  if (cost === null) return '–';
  return `${cost.toFixed(cost >= 10 ? 2 : cost >= 0.1 ? 3 : 5)} ${currency}`;
}

const usageText = ({
  input_tokens: input,
  cached_input_tokens: cached,
  output_tokens: output,
}: Usage): string => `${formatCount(input)} in (${formatCount(cached)} cached), ${formatCount(output)} out`;

/** `gpt-5 · 0.2.0 · 0a1b2c3d`: how a configuration is named where a report shows several. */
const configurationText = ({
  configuration: { model, solver, version },
  id,
}: Report['configurations'][number]): string =>
  `${solver === 'model' ? model : `${solver} (${model})`} · ${version} · ${id}`;

/** `['pass@1 (20 tasks)', '45 %']`: the name and the value of each figure that a report shows of a configuration. */
function resultRows(
  report: Report['configurations'][number],
  currency: string,
): readonly (readonly [string, string])[] {
  const { solved, solvedHidden, passAt, claims, effort, method } = report;
  const interval = method === 'wilson' ? 'Wilson' : 'bootstrap by task';
  return [
    [`solved, with 95 % interval (${interval})`, shareText(solved)],
    ...(solvedHidden === null
      ? []
      : [['solved by the hidden test as well', shareText(solvedHidden)] as const]),
    ...passAt.map(({ k, rate, tasks }) => [`pass@${k} (${tasks} tasks)`, percent(rate)] as const),
    ['the model said done; of these green on a fresh copy', `${claims.claimed}, ${claims.claimedGreen}`],
    ['ended fixed; of these not green on a fresh copy (must be 0)', `${claims.fixed}, ${claims.falseFixed}`],
    ['tokens', usageText(effort.usage)],
    [
      'tokens per solve',
      effort.tokensPerSolve === null ? '–' : formatCount(Math.round(effort.tokensPerSolve)),
    ],
    ['cost, per solve', `${moneyText(effort.cost, currency)}, ${moneyText(effort.costPerSolve, currency)}`],
    [
      'replies, candidates, test runs, wall time (medians)',
      `${effort.replies}, ${effort.candidates}, ${effort.testRuns}, ${formatSeconds(effort.wallMs)}`,
    ],
    ['malformed replies', String(effort.malformed)],
    ['trials; of these failed for reasons outside of the solver', `${report.trials}, ${report.void}`],
    [
      'outcomes',
      Object.entries(report.outcomes)
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join(', '),
    ],
  ];
}

/** How far a job is, in one line: trials, solved, cost, time left. */
export function jobLine(progress: Progress, cost: number | null, currency: string): string {
  const { finished, total, usage, elapsedMs, ended } = progress;
  const counted = finished.filter((result) => verdictOf(result) !== 'void');
  const solved = counted.filter((result) => verdictOf(result) === 'solved').length;
  const share = counted.length === 0 ? '' : ` (${percent(solved / counted.length)})`;
  const left = total - finished.length;
  const leftText = ended === 0 || left === 0 ? '' : ` · ${formatSeconds((elapsedMs / ended) * left)} left`;
  const money = cost === null ? '' : ` · ${moneyText(cost, currency)}`;
  return (
    `${bar(finished.length, total)} ${finished.length}/${total} · solved ${solved}${share} ` +
    `· ${formatCount(Usage.total(usage))} tokens${money}${leftText}`
  );
}

const BAR_CHARS = 20;

function bar(done: number, total: number): string {
  const filled = total === 0 ? BAR_CHARS : Math.round((done / total) * BAR_CHARS);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_CHARS - filled)}]`;
}

/** A comment on GitHub holds at most 65,536 characters, a job summary more: https://docs.github.com/en/rest/issues/comments */
const MAX_REPORT_CHARS = 60_000;

/** The report as Markdown, for a job summary or a comment. It says what was left out because it did not fit. */
export function reportMarkdown(report: Report): string {
  const head = [
    `## ${cell(report.suite)}`,
    ...report.warnings.map((warning) => `> **Warning:** ${cell(warning)}`),
  ];
  const parts = report.configurations.map((each) => configurationPart(each, report));
  const text = [...head, ...parts.map(({ facts, tags }) => [facts, tags].join('\n\n'))].join('\n\n');
  const grids = parts.map(({ grid }) => grid).join('\n\n');
  const left = 'The table of tasks does not fit here: see `report.json` and `index.html`.';
  return `${text}\n\n${text.length + grids.length > MAX_REPORT_CHARS ? left : grids}\n`;
}

function configurationPart(each: ConfigurationReport, { currency, configurations }: Report) {
  const mark = configurations.length > 1 ? '### ' : '';
  return {
    facts: `${mark}${cell(configurationText(each))}\n\n${table(['', ''], resultRows(each, currency))}`,
    tags: each.byTag.length === 0 ? '' : table(TAG_HEAD, tagRows(each)),
    grid: table(['task', 'solved', 'trials'], each.tasks.map(taskCells)),
  };
}

const TAG_HEAD = ['tag', 'tasks', 'solved'] as const;
const tagRows = ({ byTag }: ConfigurationReport) =>
  byTag.map(({ tag, tasks, solved }) => [tag, String(tasks), shareText(solved)]);

const taskCells = ({ task, solved, counted, trials }: TaskRow): readonly string[] => [
  task,
  counted === 0 ? '–' : `${solved} of ${counted} (${percent(solved / counted)})`,
  trials.map(mark).join(' '),
];

const VERDICT_MARKS: Readonly<Record<Verdict, string>> = {
  solved: '✓',
  not_solved: '✗',
  flaky: '≈',
  void: '–',
};

/** `✓?`: solved by the suite's own test, but not by the hidden one. */
const mark = ({ result }: ReadTrial): string => {
  const isDoubtful = result.outcome === 'fixed' && result.has_hidden_test && result.hidden !== 'green';
  return isDoubtful ? '✓?' : VERDICT_MARKS[verdictOf(result)];
};

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

/** Text of a suite or a model for a table cell: it can neither add markup nor end the cell. */
export const cell = (text: string): string =>
  safeLines(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\|`*<>[\]]/g, '\\$&');

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th[scope=row] { font-weight: 400; }
.scroll { overflow-x: auto; }
.grid td { padding: .15rem; text-align: center; }
.grid a, .grid span { display: block; min-width: 1.8rem; padding: .1rem .3rem; border-radius: .25rem;
  text-decoration: none; color: inherit; }
.solved { background: color-mix(in srgb, #1a7f37 30%, transparent); }
.doubtful { background: color-mix(in srgb, #9a6700 35%, transparent); }
.not_solved { background: color-mix(in srgb, #cf222e 25%, transparent); }
.flaky { background: color-mix(in srgb, #8250df 30%, transparent); }
.void { opacity: .6; }
.warning { font-weight: 700; }`;

/** The whole report as one HTML page; `linkOf` gives the path of a trial's page, relative to this one, or null. */
export function reportPage(report: Report, linkOf: (trial: ReadTrial) => string | null): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safeHtml(report.suite)} · agent-fix eval</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${safeHtml(report.suite)}</h1>
${report.warnings.map((warning) => `<p class="warning" role="alert">${safeHtml(warning)}</p>`).join('\n')}
${report.configurations.map((each) => section(each, report, linkOf)).join('\n')}
<p>✓ solved · ✓? solved, not by the hidden test · ✗ not solved · ≈ flaky · – failed for reasons outside of the solver</p>
</body>
</html>
`;
}

function section(
  each: ConfigurationReport,
  { currency }: Report,
  linkOf: (trial: ReadTrial) => string | null,
): string {
  const most = Math.max(0, ...each.tasks.map(({ trials }) => trials.length));
  const numbers = Array.from({ length: most }, (_, at) => String(at + 1));
  const grid = each.tasks.map(({ task, trials }) =>
    row([th(task), ...trials.map((trial) => td(gridCell(trial, linkOf(trial))))]),
  );
  return `<section>
<h2>${safeHtml(configurationText(each))}</h2>
${htmlTable([], resultRows(each, currency).map(textRow))}
${each.byTag.length === 0 ? '' : htmlTable(TAG_HEAD, tagRows(each).map(textRow))}
<div class="scroll">${htmlTable(['task', ...numbers], grid, 'grid')}</div>
</section>`;
}

function htmlTable(head: readonly string[], rows: readonly string[], name = ''): string {
  const heads = head.map((each) => `<th scope="col">${safeHtml(each)}</th>`).join('');
  return `<table class="${name}"><thead><tr>${heads}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

const textRow = ([first = '', ...rest]: readonly string[]): string =>
  row([th(first), ...rest.map((each) => td(safeHtml(each)))]);

const row = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`;
const th = (value: string): string => `<th scope="row">${safeHtml(value)}</th>`;
const td = (html: string): string => `<td>${html}</td>`;

function gridCell(trial: ReadTrial, link: string | null): string {
  const { result, metrics } = trial;
  const sign = mark(trial);
  const kind = sign === '✓?' ? 'doubtful' : verdictOf(result);
  const hidden = result.hidden === null ? '' : `, hidden test ${result.hidden}`;
  const title = `${result.outcome} (${result.stop_reason})${hidden}, ${usageText(metrics.usage)}, ${formatSeconds(metrics.wallMs)}`;
  const label = `${result.task}, trial ${result.trial}: ${title}`;
  const attributes = `class="${kind}" title="${safeHtml(title)}" aria-label="${safeHtml(label)}"`;
  return link === null
    ? `<span ${attributes}>${sign}</span>`
    : `<a ${attributes} href="${safeHtml(link)}">${sign}</a>`;
}
