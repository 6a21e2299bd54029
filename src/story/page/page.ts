import { formatCountOf } from '../../base/numbers.ts';
import { firstLine } from '../../base/text.ts';
import { Usage } from '../../core/usage.ts';
import { visibleText } from '../safe-text.ts';
import { type Story, storyOf } from '../story.ts';
import type { PageEvent, PageRun } from './page-run.ts';
import type { PromptBuilder } from './prompt.ts';
import { type Row, rowsOf, rowView } from './timeline-view.ts';
import {
  budgetView,
  claimView,
  evidenceView,
  type Headline,
  headlineOf,
  verdictView,
} from './verdict-view.ts';
import { escapeHtml, type Html, h, toHtml } from './view.ts';

/** What a page needs in addition to its run. */
interface PageParts {
  readonly style: string;
  /** The sha256 of `style`, as base64. */
  readonly styleSha256: string;
  readonly prompts: PromptBuilder;
}

/** One run as one HTML page that needs no network and no other file. Yields pieces, since a long page is too large for memory. */
export function* pageOf(run: PageRun, parts: PageParts): Iterable<string> {
  const story = storyOf(run.events);
  const headline = headlineOf(run, story);
  const rows = rowsOf(story, run.events);
  yield headHtml(titleOfPage(headline, story), parts);
  yield `<body>\n${toHtml(bannerView(run))}\n<main>\n`;
  for (const view of mainViews(run, { headline, story, rows })) yield `${toHtml(view)}\n`;
  yield '<section class="timeline" aria-labelledby="timeline">\n<h2 id="timeline">Timeline</h2>\n';
  const mostTokens = Math.max(...rows.map(({ turn }) => Usage.total(turn.usage)));
  const lists = { events: run.events, prompts: parts.prompts, mostTokens };
  for (const row of rows) yield `${toHtml(rowView(row, lists))}\n`;
  yield `</section>\n</main>\n${toHtml(colophonView(run))}\n</body>\n</html>\n`;
}

const bannerView = (run: PageRun): Html =>
  h(
    'header.banner',
    h('p', h('strong', 'agent-fix'), h('span.quiet', ' trace of run '), h('code', firstLine(run.runId, 80))),
  );

interface MainFacts {
  readonly headline: Headline;
  readonly story: Story;
  readonly rows: readonly Row[];
}

function mainViews(run: PageRun, { headline, story, rows }: MainFacts): readonly Html[] {
  const used = h(
    'section',
    { 'aria-labelledby': 'used' },
    h('h2', { id: 'used' }, 'What it used'),
    budgetView(story, elapsedOf(run.events)),
  );
  const claim = claimView(story);
  return [
    verdictView(headline, story),
    ...(claim === null ? [] : [claim]),
    evidenceView(run, story, rows),
    used,
  ];
}

function elapsedOf(events: readonly PageEvent[]): number | null {
  const [first, last] = [events[0]?.ts ?? null, events.at(-1)?.ts ?? null];
  return first === null || last === null ? null : Math.max(0, (last - first) * 1000);
}

function colophonView(run: PageRun): Html {
  const words =
    `Drawn from ${formatCountOf(run.events.length, 'event')} of the trace. This page runs ` +
    'no script, loads nothing and sends nothing.';
  return h('footer', h('p.quiet', words));
}

/**
 * The page's Content Security Policy: no scripts, nothing loaded or sent; only our stylesheet, known by its hash, applies.
 * https://www.w3.org/TR/CSP3/
 */
const policy = (styleSha256: string): string =>
  ["default-src 'none'", `style-src 'sha256-${styleSha256}'`, "base-uri 'none'", "form-action 'none'"].join(
    '; ',
  );

const titleOfPage = ({ title }: Headline, { goal }: Story): string =>
  visibleText(`${title}: ${firstLine(goal, 70)}`);

function headHtml(title: string, { style, styleSha256 }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy(styleSha256))}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · agent-fix</title>
<style>${style}</style>
</head>
`;
}
