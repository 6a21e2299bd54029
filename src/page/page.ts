import { createHash } from 'node:crypto';
import { visiblePieces, visibleText } from '../story/safe-text.ts';
import { type Story, storyOf } from '../story/story.ts';
import { firstLine, formatCount, formatCountOf } from '../story/words.ts';
import { PAGE_STYLE } from './assets.ts';
import type { PageEvent, PageRun } from './page-run.ts';
import { PromptReader } from './prompt.ts';
import { type Row, rowsOf, rowView } from './timeline-view.ts';
import {
  budgetView,
  claimView,
  evidenceView,
  type Headline,
  headlineOf,
  verdictView,
} from './verdict-view.ts';
import { cutLength, type ElementView, h, type LongTextView, textBlock, type View } from './view.ts';

/** One run as one HTML page that needs nothing else: no network, no other file. */
export function renderPage(run: PageRun): string {
  return [...pageParts(run)].join('');
}

/** The same page piece by piece, for runs whose page should not stand in memory whole. */
export function* pageParts(run: PageRun): Iterable<string> {
  const story = storyOf(run.events);
  const headline = headlineOf(run, story);
  const rows = rowsOf(story, run.events);
  const prompts = new PromptReader();
  yield headHtml(headline, story);
  yield `<body>\n${toHtml(bannerView(run))}\n<main>\n`;
  for (const view of mainViews(run, { headline, story, rows })) yield `${toHtml(view)}\n`;
  yield '<section class="timeline" aria-labelledby="timeline">\n<h2 id="timeline">Timeline</h2>\n';
  for (const row of rows) yield `${toHtml(rowView(row, run.events, prompts))}\n`;
  yield `</section>\n</main>\n${toHtml(colophonView(run))}\n</body>\n</html>\n`;
}

const bannerView = (run: PageRun): ElementView =>
  h(
    'header.banner',
    h('p', h('strong', 'agent-fix'), h('span.quiet', ' trace of run '), h('code', firstLine(run.runId, 80))),
  );

interface Told {
  readonly headline: Headline;
  readonly story: Story;
  readonly rows: readonly Row[];
}

function mainViews(run: PageRun, { headline, story, rows }: Told): readonly ElementView[] {
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

function colophonView(run: PageRun): ElementView {
  const words = `Drawn from ${formatCountOf(run.events.length, 'event')} of the trace. This page runs no script, loads nothing and sends nothing.`;
  return h('footer', h('p.quiet', words));
}

/** Nothing may act, be loaded or be sent; only our style, named by its hash, applies. https://www.w3.org/TR/CSP3/ */
const policy = () =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE, 'utf8').digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

function headHtml(headline: Headline, { goal }: Story): string {
  const title = visibleText(`${headline.title}: ${firstLine(goal, 70)}`);
  return `<!doctype html>
<html lang="en">
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

/** Writes a view as HTML. All text is escaped here and nowhere else; what has no visible shape is written as a mark. */
export function toHtml(view: View): string {
  if (typeof view === 'string') return textHtml(view);
  return 'tag' in view ? elementHtml(view) : longTextHtml(view);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function textHtml(text: string): string {
  return visiblePieces(text)
    .map((piece) =>
      typeof piece === 'string' ? escapeHtml(piece) : `<span class="unseen">${piece.mark}</span>`,
    )
    .join('');
}

function elementHtml({ tag, attributes, children }: ElementView): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(visibleText(value))}"`))
    .join('');
  // The parser drops a newline right after <pre>; an extra one keeps the text whole.
  const start = tag === 'pre' ? '\n' : '';
  return `<${tag}${written}>${start}${children.map(toHtml).join('')}</${tag}>`;
}

/** A text of any length: its start, and the rest folded below it. */
function longTextHtml(view: LongTextView): string {
  const { length } = view.longText;
  const shown = cutLength(view.longText);
  const start = toHtml(textBlock(view, 0, shown));
  if (shown === length) return start;
  const rest = h(
    'details.rest',
    h('summary', `${formatCount(length - shown)} more characters`),
    textBlock(view, shown, length),
  );
  return `${start}${toHtml(rest)}`;
}
