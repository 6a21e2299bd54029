import { describe, expect, it } from 'vitest';
import { headAndTail } from '../../src/base/text.ts';
import { codeSpan, fence, inline, plainLine, prose, shortLine } from '../../src/story/markdown.ts';

/** Makes the breaks visible. */
const shown = (text: string) => text.replaceAll('\u200b', '·');

/** What GitHub acts upon, wherever it stands. */
const REFERENCE = /@[A-Za-z0-9]|#\d|GH-\d|\/(issues|pull)\/\d/i;

describe('prose', () => {
  it.each([
    ['G10 closing words', 'Fixes #99, closes o/r#1, GH-7', 'Fixes #·99, closes o/r#·1, GH-·7'],
    [
      'G10 an address of an issue',
      'Resolves https://github.com/o/r/issues/1',
      'Resolves https:·//github.com/o/r/issues/·1',
    ],
    ['G12 mentions', 'cc @org/team and @mona', 'cc @·org/team and @·mona'],
    ['G12 a mail address', 'mail a@b.example', 'mail a@·b.example'],
    ['G13 an image', '![x](https://e.org/p.png)', '!\\[x\\](https:·//e.org/p.png)'],
    ['G13 an HTML image', '<img src=x onerror=y>', '&#x3c;img src=x onerror=y&#x3e;'],
    ['G14 a link', '[https://good](https://evil)', '\\[https:·//good\\](https:·//evil)'],
    ['G14 an automatic link', '<https://evil> www.evil.org', '&#x3c;https:·//evil&#x3e; www·.evil.org'],
    ['G14 a link definition', '[a]: https://evil', '\\[a\\]: https:·//evil'],
    [
      'G15 folded text',
      '<details><summary>x</summary>',
      '&#x3c;details&#x3e;&#x3c;summary&#x3e;x&#x3c;/summary&#x3e;',
    ],
    ['G15 an HTML comment', '<!-- hide', '&#x3c;!-- hide'],
    ['G15 a table', '| a | b |', '\\| a \\| b \\|'],
    ['G15 an entity', '&lt;b&gt; &#64;mona', '&#x26;lt;b&#x26;gt; &#x26;#·64;mona'],
    ['a quote, an alert', '> [!CAUTION]', '&#x3e; \\[!CAUTION\\]'],
    ['an underline that makes a heading', 'a\n===\nb\n---', 'a\n\\===\nb\n\\---'],
    ['a line that makes a table', 'a\n:--', 'a\n\\:--'],
    ['a rule', '***', '\\*\\*\\*'],
    ['emphasis', '**bold** _it_ ~~no~~', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~'],
    ['math', '$x$', '&#x24;x&#x24;'],
    ['bidi and tag characters', 'a\u202eb\u{e0041}c', 'abc'],
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['a back-tick that nothing closes', 'a ` b', 'a \\` b'],
    ['an indented block', '    code', 'code'],
  ])('takes the effect from %s', (_, text, wanted) => {
    expect(shown(prose(text, { maxBytes: 10_000 }))).toBe(wanted);
  });

  it('keeps paragraphs, lists, headings and code', () => {
    const text =
      '## Cause\nThe sum was wrong.\n\n- `add(a, b)` subtracted\n  * nested\n3) third\n\n```js\na # b\n```\nDone.';
    expect(prose(text, { maxBytes: 10_000 })).toBe(
      '**Cause**\nThe sum was wrong.\n\n- <code>add(a, b)</code> subtracted\n- nested\n3) third\n\n```text\na # b\n```\nDone.',
    );
  });

  it('G15 closes a block that is left open, and keeps one in another', () => {
    expect(prose('```\nrm -rf\n# not a heading', { maxBytes: 10_000 })).toBe(
      '```text\nrm -rf\n# not a heading\n```',
    );
    expect(prose('````\n```\ninner\n```\n````', { maxBytes: 10_000 })).toBe(
      '````text\n```\ninner\n```\n````',
    );
  });

  it('gives a line that starts like a list no second mark', () => {
    expect(shown(prose('- - x\n1. 2. y\n12) z', { maxBytes: 1000 }))).toBe('- \\- x\n1. 2·. y\n12) z');
  });

  it('G16 cuts at a size, and says so', () => {
    const text = prose('x'.repeat(200_000), { maxBytes: 6000 });
    expect(text.length).toBeLessThan(6100);
    expect(text).toContain('of 200000 bytes left out');
  });
});

describe('fence', () => {
  it.each(['```', '````\n</details>\n`````', '~~~', '```text\n```'])('G15 cannot be closed by %j', (text) => {
    const lines = fence(text, { maxBytes: 1000 }).split('\n');
    const ticks = lines.at(-1) ?? '';
    expect(lines[0]).toBe(`${ticks}text`);
    expect(lines.slice(1, -1).some((line) => line.trim().startsWith(ticks))).toBe(false);
  });

  it('G10 takes the effect from references in it: a description can become a commit message', () => {
    expect(fence('Fixes #99 @mona https://github.com/o/r/pull/3', { maxBytes: 1000 })).not.toMatch(REFERENCE);
  });

  it.each([1, 2, 3, 10])(
    'G15 keeps its ticks where at most %i lines of its content are shown',
    (maxLines) => {
      const text = `${'```\n<img src=x>\n'.repeat(50)}\`\`\`\`\`\nlast`;
      const lines = fence(text, { maxBytes: 10_000, maxLines }).split('\n');
      const ticks = lines.at(-1) ?? '';
      expect(lines[0]).toBe(`${ticks}text`);
      expect(lines.slice(1, -1).some((line) => line.trim().startsWith(ticks))).toBe(false);
      expect(lines).toHaveLength(maxLines + 2);
      expect(lines.join('\n')).toContain(`[… ${102 - (maxLines - 1)} lines left out …]`);
    },
  );

  it('cuts honestly', () => {
    expect(fence('y\n'.repeat(10_000), { maxBytes: 1000 })).toMatch(/of 19999 bytes left out/);
  });
});

describe('inline and code', () => {
  const hostile = 'a|b\n# x `c|d` </td><script> [x](y) @mona #5 &amp; www.e.org https://e.org $x$ *y*';

  it('stay in their cell, on their line', () => {
    for (const text of [inline(hostile, 500), codeSpan(hostile)]) {
      expect(text).not.toMatch(/\n|(?<!\\)\||<(?!\/?code>)|(?<!\\)\[|www\.|:\/\//);
      expect(text).not.toMatch(REFERENCE);
    }
  });

  it('show code as code', () => {
    expect(inline('# a', 100)).toBe('\\# a');
    expect(inline('use `a_b` now', 100)).toBe('use <code>a&#x5f;b</code> now');
    expect(shown(codeSpan('src/@x/#1.ts'))).toBe('<code>src/&#x40;·x/&#x23;·1.ts</code>');
  });
});

describe('plainLine', () => {
  it('I23 is one short line that refers to nothing', () => {
    expect(shown(plainLine('Fixes #9\n\nby @mona $(id) `id`', 100))).toBe('Fixes #·9 by @·mona $(id) `id`');
    expect(plainLine('x'.repeat(300), 72)).toHaveLength(72);
  });
});

describe('headAndTail', () => {
  it('keeps what fits as it is', () => {
    expect(headAndTail('äöü', 6)).toBe('äöü');
  });

  it('keeps head and tail, says how much lies between, and stays within its bytes', () => {
    const text = Array.from({ length: 2000 }, (_, at) => `line ${at} ü`).join('\n');
    const short = headAndTail(text, 1000);
    expect(Buffer.byteLength(short)).toBeLessThanOrEqual(1000);
    expect(short).toMatch(/^line 0 ü\n/);
    expect(short).toMatch(/line 1999 ü$/);
    const [, hidden, all] = /\n\[… (\d+) of (\d+) bytes left out …\]\n/.exec(short) ?? [];
    const kept = Buffer.byteLength(short.replace(/\n\[….*…\]\n/, ''));
    expect([Number(hidden) + kept, Number(all)]).toEqual([Buffer.byteLength(text), Buffer.byteLength(text)]);
  });

  it('never cuts a character in two', () => {
    for (let max = 100; max < 140; max++) expect(headAndTail('👍'.repeat(200), max)).not.toContain('\ufffd');
  });
});

describe('shortLine', () => {
  it('makes one line, cut between characters', () => {
    expect(shortLine(' a\n b\tc ', 10)).toBe('a b c');
    expect(shortLine('👍👍👍👍', 3)).toBe('👍👍…');
  });
});
