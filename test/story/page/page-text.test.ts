import { describe, expect, it } from 'vitest';
import { formatCount } from '../../../src/base/numbers.ts';
import { firstLine, withoutColours } from '../../../src/base/text.ts';
import { spokenText } from '../../../src/story/page/prompt.ts';
import { codeSpans, cutLength, h, longText, toHtml } from '../../../src/story/page/view.ts';
import { visibleText } from '../../../src/story/safe-text.ts';
import { actionWords, formatDuration } from '../../../src/story/words.ts';
import { expectLinear } from '../../linear.ts';

describe('back-ticks', () => {
  it.each([
    ['`a` and `b c`', '<code>a</code> and <code>b c</code>'],
    ['``a``', '<code>a</code>'],
    ['an ` alone', 'an ` alone'],
    ['`over\ntwo lines`', '`over\ntwo lines`'],
    ['`<b>`', '<code>&lt;b&gt;</code>'],
    ['``', '``'],
  ])('in text for people %j are drawn as code', (text, html) => {
    expect(toHtml(longText(text, 'prose', 'x'))).toBe(`<div class="prose">${html}</div>`);
    expect(toHtml(longText(text, 'plain', 'x'))).not.toContain('<code>');
  });

  it('are read in linear time', async () => {
    await expectLinear(2000, (times) => codeSpans('`a``'.repeat(times)));
  });
});

describe('text of a run', () => {
  it.each([
    ['a\u202Eb', 'aU+202Eb'],
    ['a\u200Bb\u2066c', 'aU+200BbU+2066c'],
    ['\u{E0041}', 'U+E0041'],
    ['nul\0', 'nulU+0000'],
    ['\uD800 alone', 'U+D800 alone'],
    ['\r', 'U+000D'],
    ['tab\tline\n', 'tab\tline\n'],
    ['\u{1F600} \u2714\uFE0F caf\u00E9 \u05D0', '\u{1F600} \u2714\uFE0F caf\u00E9 \u05D0'],
    ['x\uFE0F', 'xU+FE0F'],
  ])('names what has no shape, and nothing else: %j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('loses its terminal colours, and no word', () => {
    expect(withoutColours('\u001b[1;31mred\u001b[0m \u001b[38:5:9mx\u001b[K')).toBe('red x');
    expect(withoutColours('\u001b]0;title\u0007')).toBe('\u001b]0;title\u0007');
  });

  it('is escaped in text and in attributes', () => {
    expect(toHtml(h('p', { title: `<"'&>\u202e` }, '<b>&amp;</b>'))).toBe(
      '<p title="&lt;&quot;&#39;&amp;&gt;U+202E">&lt;b&gt;&amp;amp;&lt;/b&gt;</p>',
    );
  });

  it('keeps a newline at the start of a block, which HTML would drop', () => {
    expect(toHtml(h('pre', {}, '\nx'))).toBe('<pre>\n\nx</pre>');
  });
});

describe('a long text', () => {
  it('is shown whole while it is short', () => {
    expect(cutLength('x\n'.repeat(300))).toBe(600);
    expect(cutLength('x'.repeat(16_000))).toBe(16_000);
  });

  it('is cut after so many lines or characters, whichever comes first', () => {
    expect(cutLength('x\n'.repeat(1_000))).toBe(600);
    expect(cutLength('x'.repeat(5_000_000))).toBe(16_000);
  });

  it('is never cut within a character', () => {
    expect(cutLength(`x${'\u{1F600}'.repeat(20_000)}`)).toBe(15_999);
  });

  it('colours a diff by its lines', () => {
    const block = longText('--- a/x\n+++ b/x\n@@ -1 +1 @@\n a\n-b\n+c\n', 'diff', 'Diff');
    expect(toHtml(block)).toBe(
      '<pre class="text diff" tabindex="0" role="group" aria-label="Diff">\n<span class="file">--- a/x\n+++ b/x\n</span><span class="hunk">@@ -1 +1 @@\n</span> a\n<span class="removed">-b\n</span><span class="added">+c\n</span></pre>',
    );
  });

  it('shows in a diff that a line end changed, and hides it in other text', () => {
    expect(toHtml(longText('-a\r\n+a\n', 'diff', 'Diff'))).toContain('U+000D');
    expect(toHtml(longText('a\r\nb', 'plain', 'Text'))).not.toContain('U+000D');
  });
});

describe('words for what the model wanted', () => {
  it.each([
    [{ type: 'tool_call', name: 'read_file', args: { rel_path: 'a.py' } }, 'read_file a.py'],
    [
      { type: 'tool_call', name: 'read_file', args: { rel_path: 'a.py', start_line: 5, end_line: null } },
      'read_file a.py, from line 5',
    ],
    [
      { type: 'tool_call', name: 'read_file', args: { rel_path: 'a.py', start_line: null, end_line: 9 } },
      'read_file a.py, lines 1–9',
    ],
    [{ type: 'tool_call', name: 'grep', args: { pattern: 'x', rel_dir: null, glob: null } }, 'grep “x” in .'],
    [
      { type: 'tool_call', name: 'write_file', args: { rel_path: 'a.py', edits: [{}, {}] } },
      'write_file a.py, 2 edits',
    ],
    [{ type: 'final', status: 'done', summary: 'Fixed.\nMore.' }, 'final Fixed.…'],
    [{ type: 'tool_call', name: 'later_tool', args: {} }, 'later_tool '],
    [null, 'action '],
  ])('of %j', (action, words) => {
    const { verb, headline } = actionWords(action);
    expect(`${verb} ${headline}`).toBe(words);
  });

  it('take what the model said beside its call from either API', () => {
    const responses = {
      output: [
        { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Hm' }] },
        { type: 'message', content: [{ type: 'output_text', text: 'Look' }] },
      ],
    };
    expect(spokenText(responses)).toBe('Hm\n\nLook');
    const chat = { choices: [{ message: { role: 'assistant', content: 'Look', reasoning_content: 'Hm' } }] };
    expect(spokenText(chat)).toBe('Hm\n\nLook');
    expect(spokenText('garbage')).toBe('');
  });
});

describe('numbers and times', () => {
  it.each([
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
    [-1000, '-1,000'],
    [-999, '-999'],
    [1234.5, '1,234.5'],
    [0.1 + 0.2, '0.3'],
  ])('writes %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [59_949, '59.9 s'],
    [60_000, '1 min'],
    [119_600, '2 min'],
    [125_000, '2 min 5 s'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it('cuts a first line and says so', () => {
    expect(firstLine('  one\ntwo', 10)).toBe('one…');
    expect(firstLine('one\n', 10)).toBe('one');
    expect(firstLine('x'.repeat(20), 10)).toBe(`${'x'.repeat(10)}…`);
  });
});
