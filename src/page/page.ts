import { createHash } from 'node:crypto';
import { PAGE_SCRIPT, PAGE_STYLE } from './assets.ts';
import { budgetView } from './budget-view.ts';
import { chartView } from './chart-view.ts';
import { claimView } from './claim-view.ts';
import { embedJson, eventBlocks } from './embed-json.ts';
import { evidenceView, type Writers } from './evidence-view.ts';
import { firstLine } from './format.ts';
import { bannerView, colophonView, helpView, STATIC_ROWS, timelineView } from './frame-view.ts';
import type { PageRun } from './page-run.ts';
import { textAt, valueAt } from './read-json.ts';
import { type RunFacts, runFactsOf } from './run-facts.ts';
import { escapeHtml, toHtml } from './to-html.ts';
import { type Turn, turnsOf } from './turns.ts';
import { verdictView } from './verdict-view.ts';
import { h } from './view.ts';
import { visibleText } from './visible-text.ts';

export type { Integrity, PageEvent, PageRun } from './page-run.ts';

/** One run as one HTML page that needs nothing else: no network, no other file. */
export function renderPage(run: PageRun): string {
  return [...pageParts(run)].join('');
}

/** The same page piece by piece, for runs whose page should not stand in memory whole. */
export function* pageParts(run: PageRun): Iterable<string> {
  const turns = turnsOf(run.events);
  const facts = runFactsOf(run, turns.filter(({ number }) => number !== null).length);
  yield headHtml(facts);
  yield `<body>\n${toHtml(bannerView(run))}\n${toHtml(mainView(run, facts, turns))}\n`;
  yield `${toHtml(colophonView(run))}\n${toHtml(helpView())}\n`;
  yield `<script type="application/json" id="index">${embedJson(indexOf(run, turns))}</script>\n`;
  yield* eventBlocks(run.events);
  yield `<script>${PAGE_SCRIPT}</script>\n</body>\n</html>\n`;
}

function mainView(run: PageRun, facts: RunFacts, turns: readonly Turn[]) {
  return h(
    'main',
    {},
    verdictView(run, facts),
    evidenceView(run, facts, writersOf(run, turns)),
    claimView(facts),
    h(
      'section',
      { 'aria-labelledby': 'shape' },
      h('h2', { id: 'shape' }, 'Shape of the run'),
      budgetView(facts.spent),
      chartView(turns),
    ),
    timelineView(turns),
  );
}

/** Which turns wrote each path, so that a reviewer gets from a file to how it came about. */
function writersOf(run: PageRun, turns: readonly Turn[]): Writers {
  const writers = new Map<string, Turn[]>();
  for (const turn of turns) {
    for (const { kind, payload } of run.events.slice(turn.from, turn.from + turn.count)) {
      if (kind !== 'tool_result' || textAt(payload, 'tool') !== 'write_file') continue;
      if (valueAt(payload, 'obs', 'ok') !== true) continue;
      const path = textAt(payload, 'obs', 'meta', 'path') || textAt(payload, 'args', 'rel_path');
      writers.set(path, [...(writers.get(path) ?? []), turn]);
    }
  }
  return writers;
}

/** What the script needs to know before it reads any event. */
function indexOf(run: PageRun, turns: readonly Turn[]) {
  const requests = [...run.events.keys()].filter((index) => REQUESTS.has(run.events[index]?.kind ?? ''));
  return { turns, requests, drawn: Math.min(turns.length, STATIC_ROWS) };
}

const REQUESTS = new Set(['llm_request', 'reflection_request']);

/**
 * Only our script and our style may act in this page, named by their hashes; nothing may be loaded, no address
 * base changed, no form sent. https://www.w3.org/TR/CSP3/; the last two are https://www.w3.org/TR/trusted-types/.
 */
const policy = () =>
  [
    "default-src 'none'",
    `script-src '${hashOf(PAGE_SCRIPT)}'`,
    `style-src '${hashOf(PAGE_STYLE)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

function headHtml({ outcome, goal }: RunFacts): string {
  const title = visibleText(`${outcome.title}: ${firstLine(goal, 70)}`);
  return `<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy())}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · agent-fix</title>
<style>${PAGE_STYLE}</style>
</head>
`;
}
