import { expect, test } from 'vitest';
import { type SourceText, TextIndex, type TextPart } from '../../src/trace/text-index.ts';
import { randomFrom } from './hostile-json.ts';
import { fileText } from './scripted-run.ts';

const source = (text: string, seq = 0): SourceText => ({ seq, at: '/obs/output', text });

const textOf = (part: TextPart): string =>
  part.kind === 'literal' ? part.text : part.source.text.slice(part.from, part.to);

function indexOf(...texts: readonly string[]): TextIndex {
  const index = new TextIndex();
  for (const [seq, text] of texts.entries()) index.add(source(text, seq));
  return index;
}

/** What the index finds shared, as `seq:from-to`, and literals as they are. */
const outline = (parts: readonly TextPart[]): string[] =>
  parts.map((part) => (part.kind === 'literal' ? part.text : `${part.source.seq}:${part.from}-${part.to}`));

test('a text that nothing shares is one literal', () => {
  expect(outline(indexOf(fileText(1, 500)).split('something else')).join()).toBe('something else');
  expect(indexOf().split('')).toEqual([]);
});

test('a shared stretch is found wherever it starts, and to its last character', () => {
  const text = fileText(1, 600);
  for (let from = 0; from < 40; from++) {
    const parts = indexOf(text).split(`<${text.slice(from, from + 96)}>`);
    expect(outline(parts)).toEqual(['<', `0:${from}-${from + 96}`, '>']);
  }
});

test('a stretch shorter than its reference stays a literal', () => {
  const text = fileText(1, 600);
  expect(outline(indexOf(text).split(`<${text.slice(5, 100)}>`))).toEqual([`<${text.slice(5, 100)}>`]);
});

test('stretches of several sources are found in one text', () => {
  const [a, b] = [fileText(1, 300), fileText(2, 300)];
  expect(outline(indexOf(a, b).split(`${b}--${a}`))).toEqual(['1:0-300', '--', '0:0-300']);
});

test('of equal sources the newest is referred to', () => {
  const text = fileText(1, 300);
  expect(outline(indexOf(text, text).split(text))).toEqual(['1:0-300']);
});

test('a removed source is not found any more', () => {
  const [a, b] = [source(fileText(1, 300)), source(fileText(2, 300), 1)];
  const index = new TextIndex();
  index.add(a);
  index.add(b);
  index.remove(a);
  expect(outline(index.split(a.text + b.text))).toEqual([a.text, '1:0-300']);
});

test('a source that repeats one block is found whole', () => {
  const blank = ' '.repeat(2000);
  expect(outline(indexOf(blank).split(blank))).toEqual(['0:0-2000']);
});

test('no stretch splits a surrogate pair', () => {
  // Both emoji start with the same half, so the shared units end inside of a character.
  const shared = 'x'.repeat(120);
  const parts = indexOf(`\u{1f600}${shared}\u{1f600}`).split(`\u{1f601}${shared}\u{1f601}`);
  expect(parts.map(textOf).join('')).toBe(`\u{1f601}${shared}\u{1f601}`);
  expect(parts.every((part) => textOf(part).isWellFormed())).toBe(true);
  expect(parts.some(({ kind }) => kind === 'shared')).toBe(true);
});

test('the parts joined are the text, whatever is shared', () => {
  const random = randomFrom(7);
  const below = (end: number): number => Math.floor(random() * end);
  const sources = [fileText(1, 900), 'ab'.repeat(300), `${'\u{1f600}'.repeat(100)}x`, ' '.repeat(400)];
  const index = indexOf(...sources);
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: below(5) }, () => {
      const picked = sources[below(sources.length)] ?? '';
      const from = below(picked.length);
      return picked.slice(from, from + below(400));
    }).join('#');
    expect(index.split(text).map(textOf).join('')).toBe(text);
  }
});
