import { createHash } from 'node:crypto';
import { escapeHtml } from '../page/to-html.ts';
import { formatSeconds } from '../story/format.ts';
import { visibleText } from '../story/safe-text.ts';
import type { ConfigurationReport, Report, TaskRow } from './report.ts';
import { configurationText, factsOf, mark, shareText, usageText } from './report-text.ts';
import { verdictOf } from './result.ts';
import type { ReadTrial } from './store.ts';

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th[scope=row] { font-weight: 400; }
.scroll { overflow-x: auto; }
.grid td { padding: .15rem; text-align: center; }
.grid a, .grid span { display: block; min-width: 1.8rem; padding: .1rem .3rem; border-radius: .25rem; text-decoration: none; color: inherit; }
.solved { background: color-mix(in srgb, #1a7f37 30%, transparent); }
.doubtful { background: color-mix(in srgb, #9a6700 35%, transparent); }
.not_solved { background: color-mix(in srgb, #cf222e 25%, transparent); }
.flaky { background: color-mix(in srgb, #8250df 30%, transparent); }
.void { opacity: .6; }
.warning { font-weight: 700; }`;

/** The whole report as one page; `linkOf` names a trial's page, relative to it, or null. */
export function reportPage(report: Report, linkOf: (trial: ReadTrial) => string | null): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(report.suite)} · agent-fix eval</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${text(report.suite)}</h1>
${report.warnings.map((warning) => `<p class="warning" role="alert">${text(warning)}</p>`).join('\n')}
${report.configurations.map((each) => section(each, report, linkOf)).join('\n')}
<p>✓ solved · ✓? solved, not by the hidden test · ✗ not solved · ≈ flaky · – says nothing of the solver</p>
</body>
</html>
`;
}

const text = (value: string): string => escapeHtml(visibleText(value));

function section(
  each: ConfigurationReport,
  { currency }: Report,
  linkOf: (trial: ReadTrial) => string | null,
): string {
  const facts = factsOf(each, currency).map(([what, much]) => row([th(what), td(text(much))]));
  const tags = each.byTag.map(({ tag, tasks, solved }) =>
    row([th(tag), td(String(tasks)), td(text(shareText(solved)))]),
  );
  const most = Math.max(0, ...each.tasks.map(({ trials }) => trials.length));
  const numbers = Array.from({ length: most }, (_, at) => `<th scope="col">${at + 1}</th>`).join('');
  return `<section>
<h2>${text(configurationText(each))}</h2>
<table><tbody>${facts.join('')}</tbody></table>
${tags.length === 0 ? '' : `<table><thead><tr><th>tag</th><th>tasks</th><th>solved</th></tr></thead><tbody>${tags.join('')}</tbody></table>`}
<div class="scroll"><table class="grid"><thead><tr><th scope="col">task</th>${numbers}</tr></thead>
<tbody>
${each.tasks.map((task) => gridRow(task, linkOf)).join('\n')}
</tbody></table></div>
</section>`;
}

const row = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`;
const th = (value: string): string => `<th scope="row">${text(value)}</th>`;
const td = (html: string): string => `<td>${html}</td>`;

const gridRow = ({ task, trials }: TaskRow, linkOf: (trial: ReadTrial) => string | null): string =>
  row([th(task), ...trials.map((trial) => td(gridCell(trial, linkOf(trial))))]);

function gridCell(trial: ReadTrial, link: string | null): string {
  const { result, metrics } = trial;
  const sign = mark(trial);
  const kind = sign === '✓?' ? 'doubtful' : verdictOf(result);
  const hidden = result.hidden === null ? '' : `, hidden test ${result.hidden}`;
  const title = `${result.outcome} (${result.stop_reason})${hidden}, ${usageText(metrics.usage)}, ${formatSeconds(metrics.wallMs)}`;
  const attributes = `class="${kind}" title="${text(title)}" aria-label="${text(`${result.task}, trial ${result.trial}: ${title}`)}"`;
  return link === null
    ? `<span ${attributes}>${sign}</span>`
    : `<a ${attributes} href="${escapeHtml(link)}">${sign}</a>`;
}
