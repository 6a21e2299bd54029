import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUTCOMES, STOP_TEXT } from '../src/core/verdict/outcome.ts';
import { missingText } from '../src/core/verdict/same-failure.ts';
import { SKIPPED } from '../src/github/event.ts';
import { REFUSED, RIGHTS_LACKING } from '../src/github/gate.ts';
import { NOT_PUSHED } from '../src/github/push.ts';
import { ENDPOINT_FAILED } from '../src/llm/retry.ts';

const ROOT = join(import.meta.dirname, '..');
const inDocs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
const FILES = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...inDocs.map((name) => `docs/${name}`)];

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** As GitHub makes them of headings. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

describe.each(FILES)('%s', (file) => {
  const prose = read(file).replace(/^```[\s\S]*?^```/gm, '');

  test('links to files that are there', () => {
    const targets = matchesOf(prose, /\]\((?!https?:|#)([^)#\s]+)/g);
    expect(targets.filter((target) => !existsSync(join(ROOT, dirname(file), target)))).toEqual([]);
  });

  test('links to headings that it has', () => {
    const anchors = matchesOf(prose, /^#+ (.+)$/gm).map(anchorOf);
    const targets = matchesOf(prose, /\]\(#([^)]+)\)/g);
    expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
  });
});

test('README.md is read in one go: at most 8 KB, and fifteen lines of YAML start agent-fix', () => {
  const readme = read('README.md');
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8 * 1024);
  const [quickStart = ''] = matchesOf(readme, /^```yaml\n([\s\S]*?)\n^```/gm);
  expect(quickStart.split('\n').length).toBeLessThanOrEqual(15);
});

test('every test that docs/threats.md names is there', () => {
  const named = matchesOf(read('docs/threats.md'), /`([\w./-]+\.ts)`/g);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(ROOT, 'test', path)))).toEqual([]);
});

test('every file that CONTRIBUTING.md names is there', () => {
  const named = matchesOf(read('CONTRIBUTING.md'), /`((?:src|test|docs)\/[\w./-]+)`/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('docs/troubleshooting.md has a row for every outcome', () => {
  const rows = matchesOf(read('docs/troubleshooting.md'), /^\| `(\w+)` \|/gm);
  expect(OUTCOMES.filter((outcome) => !rows.includes(outcome))).toEqual([]);
});

/** The sources as one text, in which a text that is put together of two literals stands whole. */
function sourceTexts(): string {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => name.endsWith('.ts')).map((name) => read(`src/${name}`));
  return [...texts, read('scripts/build.ts')]
    .join('\n')
    .replace(/['"`] \+\s*['"`]/g, '')
    .replace(/\\`/g, '`');
}

/** Blanks and signs around the words of a quote. */
const EDGES = /^[\s.,;:()"]+|[\s.,;:()"]+$/g;

test('docs/troubleshooting.md quotes messages as the sources have them', () => {
  const [, byMessage = ''] = read('docs/troubleshooting.md').split('## By message');
  const cells = matchesOf(byMessage, /^\| ([^|]*`[^|]*) \|/gm);
  const pieces = cells.flatMap((cell) => matchesOf(cell, /`([^`]+)`/g)).flatMap((text) => text.split('…'));
  const told = pieces.map((piece) => piece.replace(EDGES, '')).filter(({ length }) => length >= 8);
  expect(told.length).toBeGreaterThan(50);
  const sources = sourceTexts();
  expect(told.filter((piece) => !sources.includes(piece))).toEqual([]);
});

/** What a run can tell its user, by kind; `…` stands for words that vary. */
const MESSAGES = {
  'why a run ended': STOP_TEXT,
  'why an event starts no run': SKIPPED,
  'why the gate refuses': REFUSED,
  'what the token lacks': RIGHTS_LACKING,
  'why a branch was not pushed': NOT_PUSHED,
  'how the model endpoint failed': Object.values(ENDPOINT_FAILED).map((what) => `The model endpoint ${what}`),
  'what is missing': { missing: missingText({ name: '…', what: '…', line: '…', bring: '…', kind: null }) },
};

describe('docs/troubleshooting.md has an entry for each message that tells', () => {
  const [, byMessage = ''] = read('docs/troubleshooting.md').split('## By message');
  const quotes = matchesOf(byMessage, /`([^`]+)`/g).map((quote) =>
    quote.split('…').map((part) => part.replace(EDGES, '')),
  );
  /** The words of a quote stand in the message, in their order; a few letters would stand in any. */
  const quotesIt = (message: string, parts: readonly string[]): boolean => {
    let at = 0;
    for (const part of parts) {
      at = message.indexOf(part, at);
      if (at < 0) return false;
      at += part.length;
    }
    return parts.join('').length >= Math.min(14, message.replaceAll('…', '').length / 2);
  };

  test.each(Object.entries(MESSAGES))('%s', (_, messages) => {
    const missing = Object.values(messages).filter(
      (message) => !quotes.some((parts) => quotesIt(message, parts)),
    );
    expect(missing).toEqual([]);
  });
});
