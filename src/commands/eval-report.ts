import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { createRedact } from '../core/redaction.ts';
import { compareResults, comparisonMarkdown } from '../eval/compare.ts';
import { readPrices } from '../eval/metrics.ts';
import { preferencePairs } from '../eval/pairs.ts';
import { reportJson, reportOf } from '../eval/report.ts';
import { reportPage } from '../eval/report-page.ts';
import { reportMarkdown } from '../eval/report-text.ts';
import { TRACE_FILE } from '../eval/result.ts';
import { type ReadTrial, readResults } from '../eval/store.ts';
import { loadPageRun } from '../page/page-run.ts';
import { defineCommand, filled, flag, wholeNumber } from './flags.ts';
import { writePage } from './view.ts';

const ReportFlags = z.object({
  out: flag(filled.default('eval-report'), {
    value: 'DIR',
    help: 'where report.json, report.md, index.html and the pages of the trials go',
  }),
  prices: flag(filled.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
  pages: flag(z.boolean().default(true), { help: 'make no page of each trial' }),
});

/** `agent-fix eval report`. */
export const evalReport = defineCommand(
  {
    name: 'agent-fix eval report',
    about: 'what the trials say, read from their traces and results alone. Markdown goes to stdout as well.',
    flags: ReportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
    notes:
      'Exit codes: 0; 3 a trace is not the one that was written, or a run ended fixed and is not green; 2 wrong usage.',
  },
  async (flags, io, operands) => {
    const { out, prices, pages } = flags;
    const trials = await readResults(operands);
    const report = reportOf(trials, prices === undefined ? null : await readPrices(prices));
    const markdown = reportMarkdown(report);
    mkdirSync(out, { recursive: true });
    const links = pages ? await writePages(trials, out) : new Map<string, string>();
    writeFileSync(join(out, 'report.json'), `${JSON.stringify(reportJson(report), null, 2)}\n`);
    writeFileSync(join(out, 'report.md'), markdown);
    writeFileSync(
      join(out, 'index.html'),
      reportPage(report, ({ result }) => links.get(result.key) ?? null),
    );
    io.stdout(markdown);
    io.stderr(`Wrote ${join(out, 'index.html')}, report.md and report.json\n`);
    return report.warnings.length === 0 ? 0 : 3;
  },
);

/** A page of each trace that can be read, by the trial's key; relative to `out`. */
async function writePages(trials: readonly ReadTrial[], out: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (const { result, folder } of trials) {
    const page = await loadPageRun(join(folder, TRACE_FILE), null).catch(() => null);
    if (page === null) continue;
    const link = `trials/${result.key}.html`;
    await writePage(page, join(out, link));
    links.set(result.key, link);
  }
  return links;
}

const CompareFlags = z.object({
  judge: flag(z.enum(['tests', 'hidden']).default('tests'), {
    value: 'J',
    help: "what solved means: tests (the suite's) | hidden (and green by the hidden test)",
  }),
  json: flag(filled.optional(), { value: 'FILE', help: 'write the comparison as JSON' }),
  'fail-on-regression': flag(z.boolean().default(false), {
    help: 'exit 1 when B is worse, the interval of the difference leaving out 0',
  }),
});

/** `agent-fix eval compare`. */
export const evalCompare = defineCommand(
  {
    name: 'agent-fix eval compare',
    about: 'is B better than A? Task by task, with the tasks that flipped.',
    flags: CompareFlags,
    operands: { name: 'A B', min: 2, max: 2 },
    notes: 'Exit codes: 0; 1 a regression, with --fail-on-regression; 2 wrong usage.',
  },
  async (flags, io, operands) => {
    const { judge, json, 'fail-on-regression': fails } = flags;
    const [a = '', b = ''] = operands;
    const comparison = compareResults(await readResults([a]), await readResults([b]), judge);
    const here = (path: string): string => relative('.', path) || path;
    io.stdout(comparisonMarkdown(comparison, { a: `A: ${here(a)}`, b: `B: ${here(b)}` }));
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(comparison, null, 2)}\n`);
    return fails && comparison.verdict === 'worse' ? 1 : 0;
  },
);

const ExportFlags = z.object({
  pairs: flag(filled, { value: 'FILE', help: 'where the pairs go, one JSON line each' }),
  'max-per-task': flag(wholeNumber(1).default(8), { value: 'N', help: 'pairs of one task' }),
});

/** `agent-fix eval export`. */
export const evalExport = defineCommand(
  {
    name: 'agent-fix eval export',
    about:
      'preference pairs {prompt, chosen, rejected, meta} of runs of the same task: one solved it, one did not.',
    flags: ExportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
  },
  async (flags, io, operands) => {
    const { pairs: path, 'max-per-task': maxPerTask } = flags;
    const trials = await readResults(operands);
    const lines: string[] = [];
    for await (const pair of preferencePairs(trials, {
      maxPerTask,
      redact: createRedact(secretsOf(process.env)),
    })) {
      lines.push(`${JSON.stringify(pair)}\n`);
    }
    writeFileSync(path, lines.join(''));
    io.stdout(`Wrote ${lines.length} pairs to ${path}\n`);
    return 0;
  },
);

/** Traces are redacted as they are written; should one hold what this machine calls a secret, it goes no further. */
const secretsOf = (environment: NodeJS.ProcessEnv): readonly string[] =>
  Object.entries(environment).flatMap(([name, value]) =>
    /(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(name) && value ? [value] : [],
  );
