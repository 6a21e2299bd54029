import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isPlainObject, type Json } from '../../src/base/json.ts';
import { PAYLOADS } from '../../src/core/events.ts';
import { Outcome } from '../../src/core/verdict/outcome.ts';
import { titleOfEvent, viewsOf } from '../../src/story/page/event-view.ts';
import { damageOf, type PageEvent, type PageRun } from '../../src/story/page/page-run.ts';
import { toneOfEvent } from '../../src/story/progress.ts';
import { outcomeWords } from '../../src/story/words.ts';
import { sha256OfFile } from '../../src/trace/integrity.ts';
import { loadPageRun } from '../../src/trace/page.ts';
import type { Scene } from '../core/play.ts';
import { goal, guard, hasType, noVar, playJobs, sums } from '../core/play-jobs.ts';
import { done, fix, read, write } from '../core/steps.ts';
import { smallRun } from '../trace/scripted-run.ts';
import { writeRun } from '../trace/write-run.ts';
import { fixedRun, pageRun, renderPage } from './page-events.ts';
import { hostileRun, LONG_LINE, looseEvents } from './page-hostile.ts';

const HTML = renderPage(fixedRun());

/** The text of the body. */
function staticText(html: string): string {
  return html
    .replace(/^.*<body>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** The names of all elements. */
const tagsOf = (html: string): ReadonlySet<string | undefined> =>
  new Set([...html.matchAll(/<([a-z0-9!-]+)/gi)].map(([, tag]) => tag));

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page', () => {
  it('runs no script, loads nothing, and lets only its own style apply, named by its hash', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(HTML)?.[1];
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(HTML) ?? [];
    expect(policy?.replaceAll('&#39;', "'").split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${sha256(style)}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(HTML).not.toMatch(/<(?:script|link|img|iframe|base|form|object)\b/);
    expect(HTML).not.toMatch(/\s(?:src|srcset|style|on\w+)="/);
  });

  it('brings less than 15 KB of its own', () => {
    expect(Buffer.byteLength(renderPage(pageRun([])))).toBeLessThan(15_000);
  });

  it('writes the same bytes for the same run, whole or in parts', () => {
    expect(renderPage(fixedRun())).toBe(HTML);
  });

  it('states outcome and evidence', () => {
    const text = staticText(HTML);
    for (const words of [
      'Fixed Make the failing workflow',
      'Base commit red exit 1',
      'With the change green exit 0',
      'Again, in a fresh copy green',
      'python -m pytest -q',
      'Found in: step &quot;Run pytest&quot; of job &quot;unit&quot; in .github/workflows/ci.yml',
      'ledger/balance.py written in turn 4 , turn 8',
      '4f1c2a9d8be07153c6a2f90e1d7b3c55a8e9f012',
      'gpt-5.4-mini',
      '9 of 30',
      '17,435 of 400,000',
      'trace sha256 c0ffee',
      'no line was changed, removed or reordered',
      'What the model says A claim, not evidence',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('lists every turn, with what it wanted and how it ended', () => {
    const rows = [...HTML.matchAll(/<summary><span class="number">.*?<\/summary>/gs)];
    expect(rows.map(([row]) => staticText(`<body>${row}`).trim())).toEqual([
      'Before the first turn tests red 2 events · at 0 ms',
      '1 list_files ., **/*.py 1,028 tokens · at 830 ms',
      '2 read_file ledger/balance.py, lines 10–40 1,271 tokens · at 2.8 s',
      '3 malformed reply the arguments of write_file are not JSON: Unterminated string at position 64 malformed 1,575 tokens · at 4.8 s',
      '4 write_file ledger/balance.py, 1 edit tests red reflection asked for 1,582 tokens · at 6.7 s',
      '5 write_file tests/test_balance.py, 24 characters reflection refused 1,897 tokens · at 9.5 s',
      '6 final The leap-day handling is fixed. final refused 2,153 tokens · at 11.5 s',
      '7 grep “.balance(” in **/*.py retried 2,370 tokens · at 13.4 s',
      '8 write_file ledger/balance.py, 1 edit tests green 2,622 tokens · at 17.3 s',
      '9 final Ledger.balance stopped before the entries of the day it was asked for, because it compared… 2,937 tokens · at 20.1 s',
      'The end confirming tests green 4 events · at 22.8 s',
    ]);
  });

  it('draws the tokens of each turn as a bar; the longest is that of the turn that took the most', () => {
    const rows = [...HTML.matchAll(/<summary><span class="number">.*?<\/summary>/gs)].join('');
    const bars = [...rows.matchAll(/<progress value="(\d+)" max="(\d+)"/g)].map(([, value, max]) => [
      value,
      max,
    ]);
    expect(bars.slice(0, 4)).toEqual(['1028', '1271', '1575', '1582'].map((value) => [value, '2937']));
  });

  it('shows in a turn its tokens, the diff, the failing lines, the reflection, the prompt and the record', () => {
    const turn = /id="turn-4">.*?id="turn-6">/s.exec(HTML)?.[0] ?? '';
    expect(turn).toContain('<span class="removed">-            if entry.day &gt;= day:');
    expect(turn).toContain('aria-label="Failing lines"');
    const text = staticText(`<body>${turn}`);
    for (const words of [
      '1,471 tokens in, 1,152 of these from the cache, 111 out',
      'AssertionError: assert Decimal(&#39;1480.00&#39;)',
      'drop the leap-year case',
      '3 messages added to the prompt The sha256 of the whole prompt is the recorded one.',
      '&quot;trigger&quot;: &quot;tests_red&quot;',
    ]) {
      expect(text).toContain(words);
    }
    expect(HTML).toContain('<a href="#turn-4">turn 4</a>');
  });
});

describe('a hostile run', () => {
  const html = renderPage(hostileRun());

  it('adds no element: every tag of the page is one that an honest run has as well', () => {
    const honest = tagsOf(HTML);
    expect([...tagsOf(html)].filter((tag) => !honest.has(tag))).toEqual([]);
    expect(honest).not.toContain('script');
  });

  it('keeps its text, escaped', () => {
    expect(html).toContain('&lt;script&gt;globalThis.pwned = 1; alert(1)&lt;/script&gt;');
    expect(html).toContain('&amp;lt;b&amp;gt; &amp;#x3c;script&amp;#x3e;');
  });

  it('holds no character that reorders, hides or ends text', () => {
    expect(html).not.toMatch(
      /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u,
    );
    expect(html.isWellFormed()).toBe(true);
  });

  it('folds what is beyond the start of a long text', () => {
    const page = renderPage(pageRun([{ seq: 0, ts: 1, kind: 'x', payload: { goal: LONG_LINE } }]));
    expect(staticText(page)).toMatch(/x 4,984,\d{3} more characters x/);
    expect(page).toContain('x end');
  });
});

describe('records that are not whole', () => {
  it('shows any kind with any payload', () => {
    const kinds = [...Object.keys(PAYLOADS), 'kind of a later writer', '__proto__', 'constructor'];
    const events = looseEvents(kinds);
    expect(() => renderPage(pageRun(events))).not.toThrow();
    for (const { kind, payload } of events) expect(() => viewsOf({ kind, payload })).not.toThrow();
  });

  it('shows a run without a single event', () => {
    expect(staticText(renderPage(pageRun([])))).toContain('Unfinished');
  });

  it('shows a killed run up to its last event, and says that it is unfinished', () => {
    const whole = fixedRun();
    const text = staticText(renderPage({ ...whole, events: whole.events.slice(0, 20) }));
    expect(text).toMatch(/^ agent-fix trace of run .* Unfinished /);
    expect(text).toContain('4 write_file');
    expect(text).not.toContain('in a fresh copy');
  });

  it('opens a tampered record with its damage, and with no green word', () => {
    const changed = [{ line: 21, reason: 'changed' }];
    const broken = { ...fixedRun(), integrity: { events: 47, findings: changed } } as const;
    const rewritten = { ...fixedRun(), writtenSha256: 'd'.repeat(64) };
    for (const run of [broken, rewritten]) {
      const html = renderPage(run);
      expect(html).toContain('<title>Damaged record: ');
      expect(staticText(html)).toMatch(
        /^ agent-fix trace of run [^ ]+ .*?Damaged record This record is damaged\./,
      );
      expect(html).toContain('<h1 id="outcome" class="bad">Damaged record</h1>');
      expect(/<section class="verdict".*?<\/section>/s.exec(html)?.[0]).not.toMatch(/class="good"/);
      expect(staticText(html)).toContain('It says of itself: Fixed. Nothing here proves that.');
    }
    const written = renderPage({ ...fixedRun(), writtenSha256: fixedRun().traceSha256 });
    expect(written).toContain('<h1 id="outcome" class="good">Fixed</h1>');
  });

  it('reads a run from its file, and says when that is not the file that was written', async () => {
    const { path } = writeRun(smallRun);
    const sha256 = await sha256OfFile(path);
    expect(damageOf(await loadPageRun(path, 'r1', sha256))).toEqual([]);
    const [problem] = damageOf(await loadPageRun(path, 'r1', 'd'.repeat(64)));
    expect(problem).toMatch(/^The file is not the one that the run wrote: its sha256 should be d{64}\.$/);
  });

  it('names each damaged line once, whoever found it', () => {
    const text = staticText(
      renderPage({
        ...fixedRun(),
        problems: [{ line: 17, reason: 'cut short: the run was stopped while it wrote this line' }],
        integrity: {
          events: 47,
          findings: [
            { line: 17, reason: 'cut short' },
            { line: 21, reason: 'changed' },
          ],
        },
      }),
    );
    expect(text).toContain('This record is damaged.');
    expect(text).toContain(
      'Line 17: cut short: the run was stopped while it wrote this line Line 21: changed',
    );
    expect(text).toContain('The hash chain is broken: 2 findings, listed above.');
  });

  it('leaves a payload that is nested too deep out of the page, and its event in', () => {
    let deep: Json = [];
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    const page = renderPage(pageRun([{ seq: 7, ts: 1, kind: 'x', payload: deep }]));
    expect(staticText(page)).toContain('#7 x (nested too deep to show; see the trace)');
  });
});

/** The run of `fixedRun`, told otherwise. */
function retold(change: (event: PageEvent) => readonly PageEvent[]): string {
  return renderPage(pageRun(fixedRun().events.flatMap(change)));
}
const withPayload = (event: PageEvent, more: Record<string, Json>): PageEvent => ({
  ...event,
  payload: isPlainObject(event.payload) ? { ...event.payload, ...more } : event.payload,
});
const testsEvent = (phase: string, verdict: string): PageEvent => ({
  seq: 99,
  ts: null,
  kind: 'tests',
  payload: { t: 8, phase, ok: verdict === 'green', verdict, output: '' },
});

describe('what a reader came for', () => {
  it('is the title and the text of an issue, in place of the goal that was made of it', () => {
    const task: Json = {
      trigger: { kind: 'issue', number: 12, title: 'quicksort <b>drops</b> duplicates' },
      context: [{ source: 'issue #12', text: 'It gives `[1, 3]`.\nSee ``a b``.' }],
    };
    const html = retold((event) => [
      event.kind === 'run_start' ? withPayload(event, { goal: 'Made of it', task }) : event,
    ]);
    expect(staticText(html)).toMatch(
      /Fixed #12: quicksort &lt;b&gt;drops&lt;\/b&gt; duplicates From issue #12 It gives \[1, 3\] \./,
    );
    expect(html).toContain('It gives <code>[1, 3]</code>.');
    expect(staticText(html.replace(/<section class="timeline".*/s, ''))).not.toContain('Made of it');
  });

  it('is told by badges whose colour is that of their word', () => {
    const html = retold((event) =>
      event.kind === 'final'
        ? [testsEvent('counterfactual', 'red'), event]
        : event.kind === 'llm_request' && event.seq < 4
          ? [...['passed', 'failed', 'failed'].map((verdict) => candidateEvent(verdict)), event]
          : [event],
    );
    expect(html).toContain('<span class="mark good">tests without the patch red, as expected</span>');
    expect(html).toContain('<span class="mark good">3 candidates, 1 passed</span>');
    const words = [...html.matchAll(/<span class="mark (\w+)">([^<]*)</g)].map(([, tone, text]) => [
      text,
      tone,
    ]);
    for (const [text, tone] of words) {
      expect(text === 'tests red' ? tone : 'bad', text).toBe('bad');
      expect(text?.endsWith('green') ? tone : 'good', text).toBe('good');
    }
  });

  it('is that a cancelled run was stopped, and not that its tests took too long', () => {
    const html = retold((event) => [
      event.kind === 'tests'
        ? withPayload(event, { ok: false, verdict: 'timeout' })
        : event.kind === 'outcome'
          ? withPayload(event, { outcome: 'cancelled', stop_reason: 'cancelled' })
          : event,
    ]);
    expect(staticText(html)).toMatch(/Cancelled .* Base commit stopped with the run/);
  });

  it('is no row of what was not used', () => {
    const html = retold((event) =>
      event.kind.startsWith('llm_') || event.kind === 'reflection' ? [] : [event],
    );
    expect(staticText(html)).toMatch(/What it used Test runs 4 of 12 Time/);
  });
});

const candidateEvent = (verdict: string): PageEvent => ({
  seq: 98,
  ts: null,
  kind: 'candidate',
  payload: { n: 1, path: 'a.js', line: 1, verdict },
});

describe('the checks of a run', () => {
  const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');
  const jobs = { test: sums, types: hasType, lint: noVar, format: () => 'error: always' };
  const task = {
    jobs: [goal('test'), goal('types')],
    guards: [guard('lint'), guard('format')],
    unjudgedJobs: [{ job: 'e2e', step: 'Run', why: 'it needs the secret `KEY`' }],
  };
  const pageOf = async (model: Scene['model'], change: Partial<PageRun> = {}): Promise<string> => {
    const { events } = await playJobs(jobs, task, { model });
    // As a trace holds them.
    const written: readonly PageEvent[] = JSON.parse(
      JSON.stringify(events.map((event, seq) => ({ seq, ts: null, ...event }))),
    );
    return renderPage({ ...pageRun(written), ...change });
  };
  /** The rows, each with the class that colours it. */
  const checksOf = (html: string) =>
    [
      ...(/<ul class="checks".*?<\/ul>/s.exec(html)?.[0] ?? '').matchAll(/<li class="(\w+)">(.*?)<\/li>/gs),
    ].map(([, tone, row = '']) => `${tone}: ${row.replaceAll(/<[^>]*>/g, '')}`);

  it('are a row for each failed job, those that still pass, and those that guard nothing', async () => {
    const html = await pageOf([read, whole, done()]);
    expect(checksOf(html)).toEqual([
      'good: Job test, step Run red before, green with the change, red again without it',
      'good: Job types, step Run red before, green with the change, red again without it',
      'plain: Job e2e, step Run not judged: it needs the secret KEY',
      'good: Passed in CI: lint, step Run still passes',
      'plain: format, step Run guards nothing: it is not green without the patch either',
    ]);
    expect(staticText(html)).toContain('What failed at the base commit: test , step Run :');
  });

  it('have a job that still fails in its colour, and no colour in a damaged record', async () => {
    const model = [read, fix, done(), done(), done()];
    expect(checksOf(await pageOf(model))).toContain('bad: Job types, step Run still fails');
    const damaged = { problems: [{ line: 3, reason: 'changed' }] };
    expect(checksOf(await pageOf(model, damaged))).toContain('none: Job types, step Run still fails');
  });

  it('are not shown where the only job is the one of the results above', () => {
    expect(checksOf(HTML)).toEqual([]);
  });
});

describe('what the page knows of the rest', () => {
  it.each(Outcome.options)('explains the outcome %s in words', (outcome) => {
    expect(outcomeWords(outcome).meaning).not.toContain('does not know');
  });

  it.each(Object.keys(PAYLOADS))('has a view of its own for %s', (kind) => {
    expect(titleOfEvent({ kind, payload: {} })).not.toBe(kind);
  });

  it('calls nothing green that contradicts itself', () => {
    const payload = { t: 0, phase: 'write', ok: true, verdict: 'red', output: '' };
    for (const each of [payload, { ...payload, ok: false, verdict: 'green' }])
      expect(toneOfEvent({ kind: 'tests', payload: each })).toBe('bad');
  });

  it.each([
    ['where the model gave none', 'llm_action', 'the run ended without a summary by the model.'],
    ['where none was asked', /^llm_|^reflection/, 'no model was asked.'],
  ])('shows a driver’s closing summary as the driver’s, %s', (_, gone, why) => {
    const run = fixedRun();
    const events = run.events.filter(({ kind }) => kind.search(gone) < 0);
    expect(staticText(renderPage({ ...run, events }))).toContain(
      `Closing summary Written by agent-fix: ${why}`,
    );
  });
});
