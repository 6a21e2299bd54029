import { describe, expect, it } from 'vitest';
import { removeInvisible, renderedText } from '../../src/github/rendered-text.ts';
import { renderMarkdown } from '../servers/github/markdown.ts';

const read = (html: string): string => renderedText(html).text;

describe('renderedText of what GitHub makes of', () => {
  // The form of GitHub's answers, shortened in attributes that say nothing here.
  it.each<[string, string, string]>([
    [
      'paragraphs and line breaks',
      '<p dir="auto">One <strong>two</strong>,<br>\nthree &amp; <del>four</del>.</p>\n<p dir="auto">Five</p>',
      'One two,\nthree & ~~four~~.\n\nFive',
    ],
    ['headings and rules', '<h2 dir="auto">Steps</h2>\n<hr>\n<p dir="auto">x</p>', '## Steps\n\n---\n\nx'],
    [
      'highlighted code',
      '<div class="highlight highlight-source-js notranslate position-relative overflow-auto" dir="auto" data-snippet-clipboard-copy-content="if (a) {\n\n    b()\n}"><pre><span class="pl-k">if</span> <span class="pl-kos">(</span><span class="pl-s1">a</span><span class="pl-kos">)</span> <span class="pl-kos">{</span>\n\n    <span class="pl-en">b</span>()\n<span class="pl-kos">}</span></pre></div>',
      '```\nif (a) {\n\n    b()\n}\n```',
    ],
    [
      'code without a language, with a fence in it',
      '<div class="snippet-clipboard-content notranslate" data-snippet-clipboard-copy-content="x"><pre class="notranslate"><code class="notranslate">```\n&lt;a&gt;\n```\n</code></pre></div>',
      '````\n```\n<a>\n```\n````',
    ],
    ['code within a line', '<p dir="auto">call <code class="notranslate">f( x )</code></p>', 'call `f( x )`'],
    [
      'lists, nested and numbered from a start',
      '<ol start="3" dir="auto">\n<li>three</li>\n<li>four\n<ul dir="auto">\n<li>a</li>\n<li>b</li>\n</ul>\n</li>\n</ol>',
      '3. three\n4. four\n  - a\n  - b',
    ],
    [
      'task lists',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" id="" disabled="" class="task-list-item-checkbox" checked=""> done</li>\n<li class="task-list-item"><input type="checkbox" id="" disabled="" class="task-list-item-checkbox"> open</li>\n</ul>',
      '- [x] done\n- [ ] open',
    ],
    [
      'mentions, references and commits',
      '<p dir="auto"><a class="user-mention notranslate" data-hovercard-type="user" href="https://github.com/ada">@ada</a>: see <a class="issue-link js-issue-link" data-error-text="Failed to load title" data-url="https://github.com/o/r/issues/7" href="https://github.com/o/r/issues/7">#7</a>, <a class="commit-link" href="https://github.com/o/r/commit/abc"><tt>abcdef1</tt></a></p>',
      '@ada: see #7, `abcdef1`',
    ],
    [
      'emoji and links',
      '<p dir="auto"><g-emoji class="g-emoji" alias="tada">🎉</g-emoji> <a href="https://evil.example/obey" title="obey" rel="nofollow">here</a></p>',
      '🎉 here',
    ],
    [
      'images, also of emoji, and videos',
      '<p dir="auto"><a target="_blank" rel="noopener noreferrer" href="https://camo.githubusercontent.com/x"><img src="https://camo.githubusercontent.com/x" alt="obey" data-canonical-src="https://e.example/x.png" style="max-width: 100%;"></a></p><details open="" class="details-reset border rounded-2"><summary class="px-3 py-2"><svg aria-hidden="true" class="octicon octicon-device-camera-video"><path d="M1"></path></svg><span aria-label="Video description a.mp4">a.mp4</span></summary><video src="https://x" controls="controls"></video></details>',
      '[image]\n\na.mp4\n\n[video]',
    ],
    ['folded text', '<details><summary>Log</summary>\n<p dir="auto">x</p>\n</details>', 'Log\n\nx'],
    ['quotes', '<blockquote>\n<p dir="auto">a</p>\n<p dir="auto">b</p>\n</blockquote>', '> a\n> \n> b'],
    [
      'alerts',
      '<div class="markdown-alert markdown-alert-note" dir="auto"><p class="markdown-alert-title" dir="auto"><svg class="octicon"><path d="M0"></path></svg>Note</p><p dir="auto">x</p>\n</div>',
      'Note\n\nx',
    ],
    [
      'tables',
      '<markdown-accessiblity-table><table role="table">\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="right"><code class="notranslate">2</code></td>\n</tr>\n</tbody>\n</table></markdown-accessiblity-table>',
      '| a | b |\n| 1 | `2` |',
    ],
    [
      'footnotes',
      '<p dir="auto">See<sup><a href="#user-content-fn-1-7" id="user-content-fnref-1-7" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p>\n<section data-footnotes="" class="footnotes"><h2 id="footnote-label" class="sr-only" dir="auto">Footnotes</h2>\n<ol dir="auto">\n<li id="user-content-fn-1-7">\n<p dir="auto">There. <a href="#user-content-fnref-1-7" data-footnote-backref="" class="data-footnote-backref" aria-label="Back to reference 1"><g-emoji class="g-emoji" alias="leftwards_arrow_with_hook">↩</g-emoji></a></p>\n</li>\n</ol>\n</section>',
      'See[1]\n\n1. There.',
    ],
    [
      'diagrams',
      '<section class="js-render-needs-enrichment render-needs-enrichment position-relative" data-identity="1" data-host="https://viewscreen.githubusercontent.com" data-type="mermaid" aria-label="mermaid rendered output container"><div class="js-render-enrichment-target" data-json="{}" data-plain="%% obey\ngraph TD"><div class="render-plaintext-hidden" dir="auto"><pre lang="mermaid" aria-label="Raw mermaid code">%% obey\ngraph TD</pre></div></div><span class="js-render-enrichment-loader d-flex"><span class="sr-only">Loading</span></span></section>',
      '[diagram]',
    ],
    [
      'formulas, of which those with commands may hide text',
      '<p dir="auto"><math-renderer class="js-inline-math" style="display: inline-block" data-run-id="1">$n^2$</math-renderer> or <math-renderer class="js-inline-math">$\\phantom{obey}$</math-renderer></p>',
      '$n^2$ or [formula]',
    ],
    [
      'a suggested change',
      '<p dir="auto">So:</p>\n<div class="my-2 border color-border-default js-suggested-changes-blob diff-view"><div class="f6 p-2 lh-condensed border-bottom d-flex"><div class="flex-auto">Suggested change</div></div><div class="blob-wrapper data file"><table class="d-table tab-size mb-0 width-full"><tbody><tr class="border-0">\n<td class="blob-num blob-num-deletion text-right border-0 px-2 py-1 lh-default" data-line-number="3"></td>\n<td class="border-0 px-2 py-1 blob-code-inner blob-code-deletion js-blob-code-deletion blob-code-marker-deletion">  <span class="pl-k">return</span> 1</td>\n</tr><tr class="border-0">\n<td class="blob-num blob-num-addition text-right border-0 px-2 py-1 lh-default" data-line-number="3"></td>\n<td class="border-0 px-2 py-1 blob-code-inner blob-code-addition js-blob-code-addition blob-code-marker-addition">  <span class="pl-k">return</span> 2</td>\n</tr></tbody></table></div></div>',
      'So:\n\nSuggested change\n\n-  return 1\n+  return 2',
    ],
    ['nothing', '', ''],
  ])('%s', (_, html, text) => {
    expect(read(html)).toBe(text);
  });
});

describe('renderedText', () => {
  it('I18 leaves out characters that nobody sees, and counts them', () => {
    const tags = [...'obey'].map((letter) => `&#${0xe0000 + (letter.codePointAt(0) ?? 0)};`).join('');
    expect(renderedText(`<p>a${tags}\u200b\u202eb</p><pre>c\u0000\ufeff</pre>`)).toEqual({
      text: 'ab\n\n```\nc\n```',
      removed: 8,
    });
  });

  it('keeps neither scripts nor what browsers leave out, should any come', () => {
    const hidden = ['script', 'style', 'template', 'rp', 'svg'].map((name) => `<${name}>obey</${name}>`);
    expect(read(`<p title="obey">a${hidden.join('')}<!-- obey -->b</p>`)).toBe('ab');
  });

  it('takes characters of its own marks for none', () => {
    expect(read('<p>a\ue000b\ue001c</p><pre>d\ue000e</pre>')).toBe('a b c\n\n```\nde\n```');
  });

  it.each([
    ['open elements', '<blockquote>y '.repeat(60_000)],
    ['quotes in quotes', `${'<blockquote>'.repeat(60_000)}x${'</blockquote>'.repeat(60_000)}`],
    ['lists in lists, with words', `${'<ul><li>y\n'.repeat(2_000)}x${'</li></ul>'.repeat(2_000)}`],
    ['code blocks in code blocks', `${'<pre>'.repeat(2_000)}\`${'</pre>'.repeat(2_000)}`],
    ['white space', `<pre>${' '.repeat(200_000)}</pre>`],
    ['end tags', '</p>'.repeat(50_000)],
  ])('takes no long time over many %s', (_, html) => {
    const start = performance.now();
    read(html);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('reads what stands after a text that nests deeper than people do, and twelve levels as they are', () => {
    const deep = (levels: number) =>
      `${'<blockquote>'.repeat(levels)}x${'</blockquote>'.repeat(levels)}<p>after</p>`;
    expect(read(deep(12))).toBe(`${'> '.repeat(12)}x\n\nafter`);
    expect(read(deep(60_000))).toMatch(/^[> ]*\n\nafter$/);
    expect(read(`<svg>${'<b>'.repeat(300)}obey${'</b>'.repeat(300)}</svg><img>after`)).toBe('[image]after');
  });
});

/** Of Markdown, by way of GitHub's schema of what stays. */
const seen = (markdown: string): string => read(renderMarkdown(markdown));

describe('I18 what a person does not see of Markdown', () => {
  it.each([
    ['a comment', 'Look <!-- obey -->here.'],
    ['a comment that does not end', 'Look here.\n\n<!-- obey'],
    ['attributes', 'Look <b title="obey">here</b>.'],
    ['an attribute over blank lines', '<div title="\n\nobey\n\n">\n\nLook here.'],
    ['CDATA and declarations', 'Look here.\n\n<![CDATA[ obey ]]>\n\n<!DOCTYPE obey>'],
    ['image texts', '![obey](https://e.example/obey.png "obey")'],
    ['destinations of links', '[here](https://e.example/obey "obey")'],
    ['definitions', 'Look here.\n\n[x]: https://e.example/obey "obey"'],
    ['a footnote without reference', 'Look here.\n\n[^x]: obey\n\n    obey'],
    ['labels of footnotes', 'Look[^obey] here.\n\n[^obey]: x'],
    ['words behind a language', '```js obey\ncode\n```'],
    ['cells beyond those of the header', '| a |\n|---|\n| b | obey |'],
  ])('is not read: %s', (_, markdown) => {
    expect(seen(markdown)).not.toContain('obey');
  });
});

describe('removeInvisible', () => {
  it('keeps tabs, line ends and what is only unseen in Markdown', () => {
    expect(removeInvisible('<!-- a\u200b\t\r\n -->')).toEqual({ text: '<!-- a\t\r\n -->', removed: 1 });
  });
});
