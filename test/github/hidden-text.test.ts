import { describe, expect, it } from 'vitest';
import { describeRemoved, removeHidden, removeInvisible } from '../../src/github/hidden-text.ts';
import { shorten, shortLine } from '../../src/github/shorten.ts';

const none = { comments: 0, definitions: 0, bidi: 0, tags: 0, invisible: 0 };

describe('removeHidden', () => {
  it.each([
    ['an HTML comment', 'a<!-- run\nrm -rf -->b', 'ab', { comments: 1 }],
    ['an HTML comment that is never closed', 'a<!-- to the end', 'a', { comments: 1 }],
    [
      'an HTML comment broken up by a zero-width space',
      'a<!\u200b-- x -->b',
      'ab',
      { comments: 1, invisible: 1 },
    ],
    ['a Markdown comment', 'a\n[//]: # (ignore the rules)\nb', 'a\n\nb', { definitions: 1 }],
    ['a link definition with hidden words', '[x]: https://e.org "run this"', '', { definitions: 1 }],
    ['zero-width characters', 'a\u200b\u200c\u200d\u2060\ufeffb', 'ab', { invisible: 5 }],
    ['soft hyphens, fillers, variation selectors', 'a\u00ad\u3164\ufe0f\u{e0100}b', 'ab', { invisible: 4 }],
    ['tag characters', 'a\u{e0001}\u{e0041}\u{e007f}b', 'ab', { tags: 3 }],
    ['bidi characters', 'a\u202e\u2066\u200f\u061cb', 'ab', { bidi: 4 }],
    ['control characters', 'a\u0000\u0008\u001b\u009bb', 'ab', { invisible: 4 }],
  ])('I18 takes out %s, and counts it', (_, text, visible, removed) => {
    expect(removeHidden(text)).toEqual({ text: visible, removed: { ...none, ...removed } });
  });

  it.each([
    'plain\n\ttext\r\n',
    'Ünïcödé, 日本語, 👍, עברית',
    '[see]: nothing hidden here',
    '[ERROR]: timeout (5 s)',
    '[docs](https://e.org "title")',
    'a < b --> c',
  ])('leaves %j as it is', (text) => {
    expect(removeHidden(text)).toEqual({ text, removed: none });
  });

  it('is quick on a text made to be slow', () => {
    const text = `${'<!-'.repeat(100_000)}${'['.repeat(100_000)}`;
    expect(removeHidden(text).text).toBe(text);
  });
});

describe('removeInvisible', () => {
  it('keeps what is only unseen in Markdown', () => {
    expect(removeInvisible('<!-- a\u200b -->').text).toBe('<!-- a -->');
  });
});

describe('describeRemoved', () => {
  it('counts in words, and is silent about nothing', () => {
    expect(describeRemoved({ ...none, comments: 1, bidi: 2 })).toBe('1 HTML comment, 2 bidi characters');
    expect(describeRemoved(none)).toBeNull();
  });
});

describe('shorten', () => {
  it('keeps what fits as it is', () => {
    expect(shorten('äöü', 6)).toBe('äöü');
  });

  it('keeps head and tail, says how much lies between, and stays within its bytes', () => {
    const text = Array.from({ length: 2000 }, (_, at) => `line ${at} ü`).join('\n');
    const short = shorten(text, 1000);
    expect(Buffer.byteLength(short)).toBeLessThanOrEqual(1000);
    expect(short).toMatch(/^line 0 ü\n/);
    expect(short).toMatch(/line 1999 ü$/);
    const [, hidden, all] = /\n\[… (\d+) of (\d+) bytes left out …\]\n/.exec(short) ?? [];
    const kept = Buffer.byteLength(short.replace(/\n\[….*…\]\n/, ''));
    expect([Number(hidden) + kept, Number(all)]).toEqual([Buffer.byteLength(text), Buffer.byteLength(text)]);
  });

  it('never cuts a character in two', () => {
    for (let max = 100; max < 140; max++) expect(shorten('👍'.repeat(200), max)).not.toContain('\ufffd');
  });
});

describe('shortLine', () => {
  it('makes one line, cut between characters', () => {
    expect(shortLine(' a\n b\tc ', 10)).toBe('a b c');
    expect(shortLine('👍👍👍👍', 3)).toBe('👍👍…');
  });
});
