import { createHash } from 'node:crypto';
import { orElse } from '../core/errors.ts';
import { visiblePieces, visibleText } from '../story/safe-text.ts';
import { type Story, storyOf } from '../story/story.ts';
import { firstLine, formatCount, formatCountOf } from '../story/words.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from './assets.ts';
import type { PageEvent, PageRun } from './page-run.ts';
import { chartView, type Row, rowsOf, timelineView } from './timeline-view.ts';
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
  yield headHtml(headline, story);
  yield `<body>\n${toHtml(bannerView(run))}\n`;
  yield `${toHtml(mainView(run, headline, story))}\n`;
  yield `${toHtml(colophonView(run))}\n${toHtml(helpView())}\n`;
  yield* eventBlocks(run.events);
  yield `<script>${PAGE_SCRIPT}</script>\n</body>\n</html>\n`;
}

function bannerView(run: PageRun): ElementView {
  return h(
    'header.banner',
    h('p', h('strong', 'agent-fix'), h('span.quiet', ' trace of run '), h('code', firstLine(run.runId, 80))),
    h('button', { type: 'button', id: 'theme' }, 'Colours: auto'),
    h('button', { type: 'button', popovertarget: 'help' }, 'Keys'),
  );
}

function mainView(run: PageRun, headline: Headline, story: Story): ElementView {
  const rows: readonly Row[] = rowsOf(story, run.events);
  return h(
    'main',
    verdictView(headline, story),
    claimView(story),
    evidenceView(run, story, rows),
    h(
      'section',
      { 'aria-labelledby': 'shape' },
      h('h2', { id: 'shape' }, 'Shape of the run'),
      budgetView(story, elapsedOf(run.events)),
      chartView(rows),
    ),
    timelineView(rows),
  );
}

function elapsedOf(events: readonly PageEvent[]): number | null {
  const [first, last] = [events[0]?.ts ?? null, events.at(-1)?.ts ?? null];
  return first === null || last === null ? null : Math.max(0, (last - first) * 1000);
}

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['j', 'k'], 'next and previous turn'],
  [['Enter'], 'open or close the turn'],
  [['/'], 'search'],
  [['Esc'], 'end the search'],
  [['?'], 'this help'],
];

function helpView(): ElementView {
  return h(
    'dialog',
    { id: 'help', popover: '', 'aria-labelledby': 'help-title' },
    h('h2', { id: 'help-title' }, 'Keys'),
    h(
      'dl',
      KEYS.flatMap(([keys, what]) => [
        h(
          'dt',
          keys.flatMap((key) => [h('kbd', key), ' ']),
        ),
        h('dd', what),
      ]),
    ),
    h(
      'p',
      h('label', h('input', { type: 'checkbox', id: 'single-keys', checked: '' }), ' Answer to single keys'),
    ),
    h('button', { type: 'button', popovertarget: 'help' }, 'Close'),
  );
}

function colophonView(run: PageRun): ElementView {
  const words = `Drawn from ${formatCountOf(run.events.length, 'event')} of the trace. This page holds all it shows: it loads nothing and sends nothing.`;
  return h('footer', h('p.quiet', words));
}

/** `<` could end the script element or open a comment; the others would read differently to people or parsers than to JSON. */
const UNSAFE = /[<>&\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\ufeff]/gu;

/** JSON that can stand inside a script element, on one line. */
function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}

/** JSON escapes are of UTF-16 units: a character beyond the first plane has two. */
function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Small enough for any browser's longest string, large enough to be few. */
const BLOCK_CHARACTERS = 4_000_000;

/** All events as JSON lines, in script elements that the browser does not run. */
function* eventBlocks(events: readonly PageEvent[]): Iterable<string> {
  let lines: string[] = [];
  let size = 0;
  for (const event of events) {
    const line = eventLine(event);
    if (lines.length > 0 && size + line.length > BLOCK_CHARACTERS) {
      yield eventBlock(lines);
      lines = [];
      size = 0;
    }
    lines.push(line);
    size += line.length;
  }
  if (lines.length > 0) yield eventBlock(lines);
}

const eventBlock = (lines: readonly string[]): string =>
  `<script type="application/json" class="events">${lines.join('\n')}</script>\n`;

/** A payload nested too deep to write (RangeError) leaves a sentence in its place, and its event stays. */
function eventLine({ seq, ts, kind, payload }: PageEvent): string {
  const note = 'Nested too deep to show; see the trace.';
  return (
    orElse(null, () => embedJson({ seq, ts, kind, payload })) ??
    embedJson({ seq, ts, kind, payload: { note } })
  );
}

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

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

function headHtml(headline: Headline, { goal }: Story): string {
  const title = visibleText(`${headline.title}: ${firstLine(goal, 70)}`);
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

const VOID = new Set(['input']);

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
  if (VOID.has(tag)) return `<${tag}${written}>`;
  // The parser drops a newline right after <pre>; an extra one keeps the text whole.
  const start = tag === 'pre' ? '\n' : '';
  return `<${tag}${written}>${start}${children.map(toHtml).join('')}</${tag}>`;
}

/** Static HTML cannot show the rest on demand; it says how much is left out and where it is. */
function longTextHtml(view: LongTextView): string {
  const shown = cutLength(view.longText);
  const block = toHtml(textBlock(view, shown));
  if (shown === view.longText.length) return block;
  const note = `Cut here: ${formatCount(shown)} of ${formatCount(view.longText.length)} characters; the whole is in the timeline.`;
  return `${block}<p class="cut">${note}</p>`;
}
