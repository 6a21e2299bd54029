import { visibleText } from '../story/safe-text.ts';
import type { ConfigurationReport, Report, TaskRow } from './report.ts';
import { configurationText, factsOf, percent, shareText } from './report-text.ts';
import { type Verdict, verdictOf } from './result.ts';
import type { ReadTrial } from './store.ts';

/** A comment of GitHub's holds 65,536 characters, a job summary more: https://docs.github.com/en/rest/issues/comments */
const MAX_CHARS = 60_000;

/** The report as Markdown, for a job summary or a comment. What does not fit is left out, and said so. */
export function reportMarkdown(report: Report): string {
  const head = [
    `## ${cell(report.suite)}`,
    ...report.warnings.map((warning) => `> **Warning:** ${cell(warning)}`),
  ];
  const parts = report.configurations.map((each) => configurationPart(each, report));
  const text = [...head, ...parts.map(({ facts, tags }) => [facts, tags].join('\n\n'))].join('\n\n');
  const grids = parts.map(({ grid }) => grid).join('\n\n');
  const left = 'The table of tasks does not fit here: see `report.json` and `index.html`.';
  return `${text}\n\n${text.length + grids.length > MAX_CHARS ? left : grids}\n`;
}

function configurationPart(each: ConfigurationReport, { currency, configurations }: Report) {
  const heading =
    configurations.length > 1
      ? `### ${cell(configurationText(each))}\n\n`
      : `${cell(configurationText(each))}\n\n`;
  const tags = each.byTag.map(({ tag, tasks, solved }) => [tag, String(tasks), shareText(solved)]);
  return {
    facts: heading + table(['', ''], factsOf(each, currency)),
    tags: tags.length === 0 ? '' : table(['tag', 'tasks', 'solved'], tags),
    grid: table(['task', 'solved', 'trials'], each.tasks.map(taskCells)),
  };
}

const taskCells = ({ task, solved, counted, trials }: TaskRow): readonly string[] => [
  task,
  counted === 0 ? '–' : `${solved} of ${counted} (${percent(solved / counted)})`,
  trials.map(mark).join(' '),
];

const MARKS: Readonly<Record<Verdict, string>> = { solved: '✓', not_solved: '✗', flaky: '≈', void: '–' };

/** Solved by the suite's test alone is told apart. */
export const mark = ({ result }: ReadTrial): string => {
  const isDoubtful = result.outcome === 'fixed' && result.has_hidden_test && result.hidden !== 'green';
  return isDoubtful ? '✓?' : MARKS[verdictOf(result)];
};

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

/** Text of a suite or a model in a cell: it draws nothing and ends nothing. */
export const cell = (text: string): string =>
  visibleText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\|`*<>[\]]/g, '\\$&');
